import { type ChildPlace, JsonReader } from './json-reader.ts';
import type { Path } from './piece.ts';

/** Offset of what a path names below the value at `start`, or of the nearest thing around it. */
export type FindPlace = (start: number, path: Path, what: 'value' | 'key') => number;

/**
 * Finds places in a JSON text that was read before. What an object or list holds is looked up once, at the first question about
 * it, so that ten thousand problems of one object cost little more than one.
 */
export function jsonPlaces(text: string): FindPlace {
  const known = new Map<number, Map<string | number, ChildPlace>>();
  const childrenOf = (offset: number) => {
    const found = known.get(offset) ?? new JsonReader(text).children(offset);
    known.set(offset, found);
    return found;
  };
  return (start, path, what) => {
    let found = start;
    for (const [index, step] of path.entries()) {
      const next = childrenOf(found).get(step);
      if (next === undefined) break;
      found = what === 'key' && index === path.length - 1 ? next.key : next.value;
    }
    return found;
  };
}
