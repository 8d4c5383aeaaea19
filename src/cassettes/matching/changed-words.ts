// The one part of the library that is used: its entry brings all of them.
import { diffArrays } from 'diff/lib/diff/array.js';

/** Words that differ between two texts; one of both is empty where words were put in or taken out. */
export interface ChangedWords {
  readonly before: string;
  readonly after: string;
}

const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}`;
/** A character of a script without spaces, a word, a run of blanks, or a single sign. */
const TOKENS = new RegExp(
  String.raw`[${UNSPACED}]|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}_]){1,500}|\s{1,500}|[^]`,
  'gu',
);
/** Beyond so many changed words, where each of them stands says little, and finding out costs their square. */
const MOST_EDITS = 300;
/** Longer texts between the first and the last change are not taken apart. */
const LONGEST = 400_000;
/** So much of what a changed word is written together with is shown with it. */
const CONTEXT = 20;

/** What was changed in a text, word by word, in order. */
export function changedWords(before: string, after: string): ChangedWords[] {
  const [a, b] = middles(before, after);
  if (a.length + b.length > LONGEST) return [{ before: a, after: b }];
  const [one, other] = [tokensOf(a), tokensOf(b)];
  const parts = diffArrays(one, other, { maxEditLength: MOST_EDITS });
  if (parts === undefined) return [{ before: a, after: b }];
  const changes: Change[] = [];
  let [x, y] = [0, 0];
  for (const { added, removed, value } of parts) {
    const [nextX, nextY] = [x + (added ? 0 : value.length), y + (removed ? 0 : value.length)];
    if (added || removed) {
      const change = { x, nextX, y, nextY };
      const last = changes.at(-1);
      if (last !== undefined && last.nextX === x && last.nextY === y)
        changes.splice(-1, 1, { ...last, nextX, nextY });
      else changes.push(change);
    }
    [x, y] = [nextX, nextY];
  }
  return joined(changes.map((one_) => widened(one_, one, other))).map((change) => ({
    before: one.slice(change.x, change.nextX).join(''),
    after: other.slice(change.y, change.nextY).join(''),
  }));
}

/** Tokens `x` to `nextX` of one text gave way to `y` to `nextY` of the other. */
interface Change {
  readonly x: number;
  readonly nextX: number;
  readonly y: number;
  readonly nextY: number;
}

const tokensOf = (text: string): string[] => text.match(TOKENS) ?? [];
const isBlank = (token: string | undefined): boolean => token !== undefined && /^\s*$/.test(token);

/** A change with what it is written together with, which both texts share; a change of blanks alone with its neighbours. */
function widened(change: Change, one: readonly string[], other: readonly string[]): Change {
  let { x, nextX, y, nextY } = change;
  const isOfBlanks = [...one.slice(x, nextX), ...other.slice(y, nextY)].every(isBlank);
  const isWholeWord = (token: string | undefined) => token !== undefined && !isBlank(token);
  let room = CONTEXT;
  // Words put in or taken out between blanks stand alone.
  const standsAlone = (at: number, list: readonly string[], end: number) =>
    at === end || isBlank(list[at]) || isBlank(list[end - 1]);
  if (!isOfBlanks && standsAlone(x, one, nextX) && standsAlone(y, other, nextY)) return change;
  while (x > 0 && isWholeWord(one[x - 1]) && (one[x - 1]?.length ?? 0) <= room) {
    room -= one[x - 1]?.length ?? 0;
    x -= 1;
    y -= 1;
  }
  room = CONTEXT;
  while (nextX < one.length && isWholeWord(one[nextX]) && (one[nextX]?.length ?? 0) <= room) {
    room -= one[nextX]?.length ?? 0;
    nextX += 1;
    nextY += 1;
  }
  return { x, nextX, y, nextY };
}

/** Changes that touch each other are one. */
function joined(changes: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of changes) {
    const last = kept.at(-1);
    if (last !== undefined && change.x <= last.nextX)
      kept.splice(-1, 1, { ...last, nextX: change.nextX, nextY: change.nextY });
    else kept.push(change);
  }
  return kept;
}

/** Both texts without what they begin and end with alike, cut between words, with some of them left. */
function middles(before: string, after: string): [string, string] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < shorter - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  const lead = before.slice(Math.max(0, head - 2 * CONTEXT), head);
  head -= lead.length - lead.search(/(?:\S*|\s*)$/);
  const rest = before.slice(before.length - tail, before.length - tail + 2 * CONTEXT);
  tail -= /^(?:\S*\s?)/.exec(rest)?.[0].length ?? 0;
  return [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
}
