/** Collects rendered pieces up to a budget and counts the rest, so that a report of 100,000 cases stays bounded. */
export interface Keeper extends Kept {
  /** Renders and keeps the piece while there is room; from the first one that does not fit, pieces are only counted. */
  add(render: () => string): void;
}

/** What a keeper had room for. */
export interface Kept {
  readonly kept: readonly string[];
  /** How many pieces were not kept. */
  readonly more: number;
}

/** A keeper of at most `bytes` (UTF-8) and `pieces`. */
export function keeper(bytes: number, pieces = Number.POSITIVE_INFINITY): Keeper {
  const kept: string[] = [];
  let used = 0;
  let more = 0;
  return {
    add(render) {
      if (more > 0 || kept.length >= pieces) {
        more += 1;
        return;
      }
      const piece = render();
      used += Buffer.byteLength(piece);
      if (used > bytes) more += 1;
      else kept.push(piece);
    },
    kept,
    get more() {
      return more;
    },
  };
}

/** What a keeper with less room would have kept of the same pieces. */
export function shortened({ kept, more }: Kept, bytes: number): Kept {
  const shorter = keeper(bytes);
  for (const piece of kept) shorter.add(() => piece);
  return { kept: shorter.kept, more: shorter.more + more };
}
