import type { ReadCassette } from './read-cassette.ts';

/** Bytes of files whose cassettes are held: attempts under way read the same ones again and again. */
const MOST_HELD = 64 * 1024 * 1024;

/** Cassettes that were read, as long as their files have not changed; those used last. */
export interface HeldCassettes {
  get(path: string, stamp: string): ReadCassette | undefined;
  set(path: string, stamp: string, size: number, cassette: ReadCassette): void;
}

export function heldCassettes(): HeldCassettes {
  const held = new Map<string, { stamp: string; size: number; cassette: ReadCassette }>();
  return {
    get(path, stamp) {
      const known = held.get(path);
      return known?.stamp === stamp ? known.cassette : undefined;
    },
    set(path, stamp, size, cassette) {
      held.delete(path);
      held.set(path, { stamp, size, cassette });
      let bytes = [...held.values()].reduce((sum, one) => sum + one.size, 0);
      for (const [oldest, one] of held) {
        if (bytes <= MOST_HELD || oldest === path) break;
        held.delete(oldest);
        bytes -= one.size;
      }
    },
  };
}
