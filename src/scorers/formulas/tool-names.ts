import { bareToolName, foldToolName } from './tool-name.ts';

/** Tool names by what they mean; looking one up costs the same however many there are. */
interface ToolNames<T> {
  /** Remembers a value under a name; the last one of a name stays. */
  set(name: string, value: T): void;
  /** The value of a name that `sameTool` calls the same; the exact name first. */
  get(name: string): T | undefined;
}

/** An empty table of tools, matched as `sameTool` does (metrics.md 1.3). */
export function toolNames<T>(): ToolNames<T> {
  const exact = new Map<string, T>();
  const byBare = new Map<string, T>();
  return {
    set(name, value) {
      exact.set(foldToolName(name), value);
      const bare = bareToolName(name);
      if (bare !== null) byBare.set(bare, value);
    },
    get(name) {
      const folded = foldToolName(name);
      const known = exact.get(folded);
      if (known !== undefined) return known;
      const bare = bareToolName(name);
      return bare === null ? byBare.get(folded) : exact.get(bare);
    },
  };
}
