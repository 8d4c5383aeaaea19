import { wrapToWidth } from '../../text/display-width.ts';
import { cleanText } from '../../text/escape/clean-text.ts';

/** Behind the end of a sentence; in scripts without spaces too. */
const SENTENCE_END = /(?<=[.!?…]["'”’)\]]*)\s+(?=[\p{Lu}\p{N}"'“‘([*_`-])|(?<=[。！？])/u;
/** Sentences of an answer that are compared; the table of the comparison is at most this squared. */
const MOST_SENTENCES = 300;
/** Sentences that stay as they were, shown on each side of a change. */
const CONTEXT = 1;
/** Columns of a line within a fence before it is broken. */
const COLUMNS = 100;

/** What is different between two answers. */
interface AnswerDiff {
  /** The lines of a `diff` block: `-` before, `+` now, two spaces for what stayed; empty where the answers are the same. */
  lines: string[];
  /** Lines that found no room. */
  more: number;
}

/**
 * Two answers, sentence by sentence: what was taken away, what was added, and one unchanged sentence around each change.
 * Answers are single long lines more often than not, so lines alone would show nothing. White space does not count.
 */
export function answerDiff(before: string, after: string, most = 40): AnswerDiff {
  const left = sentencesOf(before);
  const right = sentencesOf(after);
  const lines = withContext(changes(left, right)).flatMap(({ mark, text }) =>
    wrapToWidth(text, COLUMNS).map((line) => `${mark} ${line}`),
  );
  if (lines.length === 0 && flat(before) !== flat(after))
    return { lines: [`  … they differ behind the first ${MOST_SENTENCES} sentences`], more: 0 };
  return { lines: lines.slice(0, most), more: Math.max(0, lines.length - most) };
}

const flat = (text: string) => cleanText(text).replace(/\s+/g, '');

/** Both answers from the first sentence on that is not the same, for a few lines of each; whole where one has no such sentence. */
export function fromFirstDifference(before: string, after: string): [string, string] {
  const left = sentencesOf(before);
  const right = sentencesOf(after);
  const same = sharedStart(left, right);
  if (same === 0 || same === left.length || same === right.length) return [before, after];
  return [`… ${left.slice(same).join('\n')}`, `… ${right.slice(same).join('\n')}`];
}

function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const line of cleanText(text).split('\n'))
    for (const sentence of line.split(SENTENCE_END)) {
      const shown = sentence.replace(/\s+/g, ' ').trim();
      if (shown === '') continue;
      if (found.length === MOST_SENTENCES) return found;
      found.push(shown);
    }
  return found;
}

interface Line {
  mark: ' ' | '-' | '+';
  text: string;
}

const sharedStart = (left: readonly string[], right: readonly string[]) => {
  let count = 0;
  while (count < left.length && count < right.length && left[count] === right[count]) count += 1;
  return count;
};

/** The shortest way from one list to the other by a longest common subsequence, between what they share at both ends. */
function changes(left: readonly string[], right: readonly string[]): Line[] {
  const start = sharedStart(left, right);
  let end = 0;
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end))
    end += 1;
  const a = left.slice(start, left.length - end);
  const b = right.slice(start, right.length - end);
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: Line[] = left.slice(0, start).map((text) => ({ mark: ' ', text }));
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ mark: ' ', text: a[i] as string });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ mark: '-', text: a[i] as string });
      i += 1;
    } else {
      lines.push({ mark: '+', text: b[j] as string });
      j += 1;
    }
  }
  return [...lines, ...left.slice(left.length - end).map((text) => ({ mark: ' ' as const, text }))];
}

/** Without the unchanged sentences that stand away from every change; nothing where there is no change. */
function withContext(lines: readonly Line[]): Line[] {
  const changed = lines.flatMap(({ mark }, index) => (mark === ' ' ? [] : [index]));
  if (changed.length === 0) return [];
  const kept = new Set(
    changed.flatMap((index) => Array.from({ length: 2 * CONTEXT + 1 }, (_, step) => index - CONTEXT + step)),
  );
  const shown: Line[] = [];
  let cut = false;
  for (const [index, line] of lines.entries()) {
    if (kept.has(index)) shown.push(line);
    else if (!cut) shown.push({ mark: ' ', text: '…' });
    cut = !kept.has(index);
  }
  return shown;
}
