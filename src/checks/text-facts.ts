import type { TextSearch } from './find-text.ts';
import { marked, shown } from './texts.ts';

/** Where a text was found, as a fact. */
export function foundAt(text: string, wanted: string, index: number): string {
  return `${shown(wanted)} stands at character ${index + 1}: ${marked(text, index, wanted.length)}`;
}

/** That a text was not found, and where its longest beginning ends: the first difference of the nearest miss. */
export function nearestMiss(text: string, wanted: string, { longest, longestAt }: TextSearch): string {
  const missing = `${shown(wanted)} does not occur`;
  // One letter of many is everywhere.
  if (longest === 0 || (longest < 2 && longest * 2 < wanted.length)) return missing;
  return `${missing}; the nearest is ${marked(text, longestAt + longest)}, where ${shown(wanted.slice(longest, longest + 20))} is expected`;
}
