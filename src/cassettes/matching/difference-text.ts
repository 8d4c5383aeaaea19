import { changedWords } from './changed-words.ts';
import type { Difference } from './differences.ts';
import { placeWords } from './place-words.ts';

/** So many places are named, and changes of one text. */
const MOST_PLACES = 3;
const MOST_CHANGES = 2;
/** So much is shown of a word, a text or a value. */
const LONGEST = 60;

/** What differs between a recording and what was asked, in a line: which message, tool or parameter, and its words, old → new. */
export function differenceText(
  differences: readonly Difference[],
  recorded: unknown,
  asked: unknown,
): string {
  const shown = differences
    .slice(0, MOST_PLACES)
    .map((one) => `${placeWords(one, recorded, asked)}${changeOf(one)}`);
  const more = differences.length - shown.length;
  if (more > 0) shown.push(`${more} more ${more === 1 ? 'difference' : 'differences'}`);
  return shown.join('; ');
}

/** `: "old" → "new"`, or that it is new or gone. */
function changeOf({ recorded, asked }: Difference): string {
  if (recorded === undefined) return `, which is new: ${clipped(asked)}`;
  if (asked === undefined) return `, which is gone: ${clipped(recorded)}`;
  if (typeof recorded !== 'string' || typeof asked !== 'string')
    return `: ${clipped(recorded)} → ${clipped(asked)}`;
  const changes = changedWords(recorded, asked);
  const shown = changes.slice(0, MOST_CHANGES).map(({ before, after }) => {
    if (before === '') return `${clipped(after.trim() || after)} is new`;
    if (after === '') return `${clipped(before.trim() || before)} is gone`;
    return `${clipped(before)} → ${clipped(after)}`;
  });
  const more = changes.length - shown.length;
  return `: ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

function clipped(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const cut = text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).toWellFormed()}…`;
  return typeof value === 'string' ? JSON.stringify(cut) : cut;
}
