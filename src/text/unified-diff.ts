// The one part of the library that is used: its entry brings all of them.
import { diffArrays } from 'diff/lib/diff/array.js';

/** Lines around a change that are shown with it, as `diff -u` does. */
const CONTEXT = 3;
/** Differing lines beyond which the shortest script is no longer looked for: its cost grows with their square. */
const MOST_EDITS = 1_000;
/** What stands behind a last line without a line feed, as `diff` and `git` write it. */
const NO_NEWLINE = '\\ No newline at end of file';

/** A line that is kept, taken out or put in; with its end. */
interface DiffStep {
  kind: ' ' | '-' | '+';
  line: string;
}
type Step = DiffStep;

/**
 * Both texts as a unified diff that `git apply` and `patch` take; empty for equal texts. The name stands in the header with `a/` and `b/`
 * before it. Lines are compared with their line ends, so a change of those is a change. The script is the shortest one (`diff`),
 * removals before additions, unless the lines that differ are more than `mostEdits`: looking for it takes a third of a second for a thousand.
 */
export function unifiedDiff(before: string, after: string, name: string, mostEdits = MOST_EDITS): string {
  if (before === after) return '';
  const header = `--- a/${name}\n+++ b/${name}\n`;
  return header + [...hunksOf(diffSteps(before, after, mostEdits))].join('');
}

/** How one text becomes the other, line by line: removals of a change before its additions. */
export function diffSteps(before: string, after: string, mostEdits = MOST_EDITS): DiffStep[] {
  return inBlocks(stepsOf(linesOf(before), linesOf(after), mostEdits));
}

/** Lines with their ends. */
export const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** What both begin and end with is taken off first: the search costs by what is left. */
function stepsOf(a: readonly string[], b: readonly string[], mostEdits: number): Step[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail += 1;
  return [
    ...stepsWith(' ', a.slice(0, head)),
    ...shortest(a.slice(head, a.length - tail), b.slice(head, b.length - tail), mostEdits),
    ...stepsWith(' ', a.slice(a.length - tail)),
  ];
}

/** The shortest way from one list of lines to the other; all out and all in where that would take too long. */
function shortest(a: string[], b: string[], mostEdits: number): Step[] {
  const changes = diffArrays(a, b, { maxEditLength: mostEdits });
  if (changes === undefined) return [...stepsWith('-', a), ...stepsWith('+', b)];
  return changes.flatMap(({ added, removed, value }) => stepsWith(added ? '+' : removed ? '-' : ' ', value));
}

const stepsWith = (kind: Step['kind'], lines: readonly string[]) =>
  lines.map((line): Step => ({ kind, line }));

/** Each change as removals, then additions. */
function inBlocks(steps: readonly Step[]): Step[] {
  const ordered: Step[] = [];
  let added: Step[] = [];
  for (const step of steps) {
    if (step.kind === '+') added.push(step);
    else {
      if (step.kind === ' ') {
        // One by one: there may be more of them than a call takes arguments.
        for (const one of added) ordered.push(one);
        added = [];
      }
      ordered.push(step);
    }
  }
  return [...ordered, ...added];
}

function* hunksOf(steps: readonly Step[]): Iterable<string> {
  const changes = steps.flatMap(({ kind }, index) => (kind === ' ' ? [] : [index]));
  // Lines of both texts before each step.
  let [a, b, at] = [0, 0, 0];
  for (let first = 0; first < changes.length; ) {
    let last = first;
    while (
      last + 1 < changes.length &&
      (changes[last + 1] as number) - (changes[last] as number) <= 2 * CONTEXT + 1
    )
      last += 1;
    const start = Math.max(0, (changes[first] as number) - CONTEXT);
    const end = Math.min(steps.length, (changes[last] as number) + CONTEXT + 1);
    for (; at < start; at += 1) {
      // Between hunks nothing differs.
      a += 1;
      b += 1;
    }
    const shown = steps.slice(start, end);
    const [lengthA, lengthB] = [count(shown, '+'), count(shown, '-')];
    yield `@@ -${rangeOf(a, lengthA)} +${rangeOf(b, lengthB)} @@\n`;
    for (const { kind, line } of shown)
      yield line.endsWith('\n') ? `${kind}${line}` : `${kind}${line}\n${NO_NEWLINE}\n`;
    a += lengthA;
    b += lengthB;
    at = end;
    first = last + 1;
  }
}

/** Steps that are not of this kind. */
const count = (steps: readonly Step[], without: Step['kind']) =>
  steps.filter(({ kind }) => kind !== without).length;

/** First line and length; of nothing the line before it, and a length of one is left out. */
function rangeOf(before: number, length: number): string {
  if (length === 0) return `${before},0`;
  return length === 1 ? `${before + 1}` : `${before + 1},${length}`;
}
