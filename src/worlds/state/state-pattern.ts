import { Fault } from '../../errors.ts';
import { matchesName } from '../../text/matches-name.ts';
import type { Step } from './pointer.ts';

type Segment =
  | { readonly kind: 'any' }
  | { readonly kind: 'deep' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'wild'; readonly name: string };

/** A pattern of paths of a state, taken apart: `users.*`, `payments.**`, `orders["a.b"].items[0]`. */
export interface StatePattern {
  readonly text: string;
  readonly segments: readonly Segment[];
}

/** One step: a name, `*`, `**`, `[3]`, `[*]`, or `["a.b"]` for a name as it is. */
const STEP = /(?:^|\.)([^.[\]"]+)|\[(\d{1,9}|\*)\]|\["((?:[^"\\]|\\.)*)"\]/y;

/**
 * Takes a pattern apart: names with dots between them, `*` for one key or place in a list (and inside of a name for any letters), `**`
 * for any number of them, none included. Or says what is wrong with it.
 */
export function statePattern(text: string): StatePattern | { readonly problem: string } {
  const path = text.trim().replace(/^\$\.?/, '');
  const segments: Segment[] = [];
  let at = 0;
  while (at < path.length) {
    STEP.lastIndex = at;
    const match = STEP.exec(path);
    if (match === null) break;
    const [whole, name, index, quoted] = match;
    at += whole.length;
    // Two in a row mean no more than one.
    if (name === '**' && segments.at(-1)?.kind === 'deep') continue;
    segments.push(segmentOf(name, index, quoted));
  }
  if (segments.length > 0 && at === path.length) return { text, segments };
  return {
    problem:
      'is no pattern of paths; write names with dots, * for one key and ** for any number, such as users.*.email',
  };
}

/** Patterns, taken apart; throws Fault `validation_failed` for one that is none, since nothing would be held against it. */
export function statePatterns(texts: readonly string[], where: string): StatePattern[] {
  return texts.map((text) => {
    const pattern = statePattern(text);
    if (!('problem' in pattern)) return pattern;
    throw new Fault(
      'validation_failed',
      `${where}: ${JSON.stringify(text.slice(0, 200))} ${pattern.problem}.`,
      {
        where,
      },
    );
  });
}

function segmentOf(name: string | undefined, index: string | undefined, quoted: string | undefined): Segment {
  if (quoted !== undefined) return { kind: 'name', name: unquoted(quoted) };
  const word = name ?? (index as string); // One of the three has matched.
  if (word === '*') return { kind: 'any' };
  if (word === '**') return { kind: 'deep' };
  return { kind: word.includes('*') ? 'wild' : 'name', name: word };
}

/** What stands between the quotes of a JSON text; as it is where it is none. */
function unquoted(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text.replace(/\\(.)/g, '$1');
  }
}

/** How far patterns have come on the way into a state. */
export interface Reach {
  /** One of them means this very place. */
  readonly here: boolean;
  /** One of them could mean something below it. */
  readonly below: boolean;
  into(step: Step): Reach;
}

const NOWHERE: Reach = { here: false, below: false, into: () => NOWHERE };

/** Patterns at the top of a state; each step costs no more than their segments. */
export function reachOf(patterns: readonly StatePattern[]): Reach {
  return patterns.length === 0
    ? NOWHERE
    : reached(
        patterns,
        patterns.map(() => [0]),
      );
}

/** `positions`: for each pattern the segments that may come next. */
function reached(patterns: readonly StatePattern[], positions: readonly (readonly number[])[]): Reach {
  const open = patterns.map(({ segments }, index) => closure(segments, positions[index] ?? []));
  const here = patterns.some(({ segments }, index) => open[index]?.includes(segments.length) === true);
  const below = patterns.some(
    ({ segments }, index) => open[index]?.some((one) => one < segments.length) === true,
  );
  if (!below) return here ? { ...NOWHERE, here } : NOWHERE;
  return {
    here,
    below,
    into: (step) =>
      reached(
        patterns,
        patterns.map(({ segments }, index) => after(segments, open[index] ?? [], String(step))),
      ),
  };
}

function after(segments: readonly Segment[], positions: readonly number[], name: string): number[] {
  const next = new Set<number>();
  for (const position of positions) {
    const segment = segments[position];
    if (segment === undefined) continue;
    if (segment.kind === 'deep') next.add(position);
    else if (isMeant(segment, name)) next.add(position + 1);
  }
  return [...next];
}

function isMeant(segment: Segment, name: string): boolean {
  if (segment.kind === 'name') return segment.name === name;
  return segment.kind === 'any' || (segment.kind === 'wild' && matchesName(segment.name, name));
}

/** `**` may stand for nothing: the position behind it is possible too. */
function closure(segments: readonly Segment[], positions: readonly number[]): number[] {
  const all = new Set(positions);
  for (const position of all) if (segments[position]?.kind === 'deep') all.add(position + 1);
  return [...all];
}

/**
 * Whether a change at a path, of one value into another, concerns a place that the patterns mean: the path itself, something around it,
 * or something inside of what came or went. Linear in the path and both values.
 */
export function touches(patterns: Reach, path: readonly Step[], before: unknown, after: unknown): boolean {
  let reach = patterns;
  for (const step of path) {
    if (reach.here) return true;
    reach = reach.into(step);
    if (!reach.here && !reach.below) return false;
  }
  return reaches(reach, before) || reaches(reach, after);
}

/** Whether some place of a value is meant. Linear in the value. */
export function reaches(reach: Reach, value: unknown): boolean {
  if (value === undefined) return false;
  if (reach.here) return true;
  if (!reach.below || typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => reaches(reach.into(key), inner));
}
