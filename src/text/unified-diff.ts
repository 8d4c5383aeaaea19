/** Lines around a change that are shown with it, as `diff -u` does. */
const CONTEXT = 3;
/** Differing lines beyond which the shortest script is no longer looked for: its cost grows with their square. */
const MOST_EDITS = 1_000;
/** What stands behind a last line without a line feed, as `diff` and `git` write it. */
const NO_NEWLINE = '\\ No newline at end of file';

/** A line that is kept, taken out or put in; with its end. */
export interface DiffStep {
  kind: ' ' | '-' | '+';
  line: string;
}
type Step = DiffStep;

/**
 * Both texts as a unified diff that `git apply` and `patch` take; empty for equal texts. The name stands in the header with `a/` and `b/`
 * before it. Lines are compared with their line ends, so a change of those is a change. Shortest edit script by E. Myers, An O(ND)
 * difference algorithm (1986), removals before additions.
 */
export function unifiedDiff(before: string, after: string, name: string): string {
  if (before === after) return '';
  const header = `--- a/${name}\n+++ b/${name}\n`;
  return header + [...hunksOf(diffSteps(before, after))].join('');
}

/** How one text becomes the other, line by line: removals of a change before its additions. */
export function diffSteps(before: string, after: string): DiffStep[] {
  return inBlocks(stepsOf(linesOf(before), linesOf(after)));
}

/** Lines with their ends. */
export const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function stepsOf(a: readonly string[], b: readonly string[]): Step[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail += 1;
  const same = (lines: readonly string[]) => lines.map((line): Step => ({ kind: ' ', line }));
  return [
    ...same(a.slice(0, head)),
    ...shortest(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...same(a.slice(a.length - tail)),
  ];
}

/** The shortest way from one list of lines to the other; all out and all in where that would take too long. */
function shortest(a: readonly string[], b: readonly string[]): Step[] {
  const most = Math.min(a.length + b.length, MOST_EDITS);
  const size = 2 * most + 2;
  const reach = new Int32Array(size);
  const trail: Int32Array[] = [];
  const at = (k: number) => (k + size) % size;
  for (let edits = 0; edits <= most; edits += 1) {
    trail.push(reach.slice());
    for (let k = -edits; k <= edits; k += 2) {
      const down =
        k === -edits || (k !== edits && (reach[at(k - 1)] as number) < (reach[at(k + 1)] as number));
      let x = down ? (reach[at(k + 1)] as number) : (reach[at(k - 1)] as number) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach[at(k)] = x;
      if (x >= a.length && x - k >= b.length) return backwards(a, b, trail, at);
    }
  }
  return [...a.map((line): Step => ({ kind: '-', line })), ...b.map((line): Step => ({ kind: '+', line }))];
}

function backwards(
  a: readonly string[],
  b: readonly string[],
  trail: readonly Int32Array[],
  at: (k: number) => number,
): Step[] {
  const steps: Step[] = [];
  let [x, y] = [a.length, b.length];
  for (let edits = trail.length - 1; edits >= 0; edits -= 1) {
    const reach = trail[edits] as Int32Array;
    const k = x - y;
    const down = k === -edits || (k !== edits && (reach[at(k - 1)] as number) < (reach[at(k + 1)] as number));
    const from = down ? k + 1 : k - 1;
    const startX = edits === 0 ? 0 : (reach[at(from)] as number);
    const startY = edits === 0 ? 0 : startX - from;
    while (x > startX && y > startY) {
      x -= 1;
      y -= 1;
      steps.push({ kind: ' ', line: a[x] as string });
    }
    if (edits === 0) break;
    if (down) {
      y -= 1;
      steps.push({ kind: '+', line: b[y] as string });
    } else {
      x -= 1;
      steps.push({ kind: '-', line: a[x] as string });
    }
  }
  return steps.reverse();
}

/** Each change as removals, then additions. */
function inBlocks(steps: readonly Step[]): Step[] {
  const ordered: Step[] = [];
  let added: Step[] = [];
  for (const step of steps) {
    if (step.kind === '+') added.push(step);
    else {
      if (step.kind === ' ') {
        ordered.push(...added);
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
