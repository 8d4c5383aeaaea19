import { Fault } from '../../errors.ts';
import type { Change } from '../../schema/worlds/world.ts';
import { stepText } from '../../text/json-path.ts';
import { EXACT, isTime, type Rules, rulesInto } from './comparison-rules.ts';
import { pairedEntries } from './paired-entries.ts';
import { pointerOf, type Step } from './pointer.ts';

/** A place where two states differ. A side that is left out: nothing stands there. */
export interface StateDifference {
  readonly path: readonly Step[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Deeper states are a mistake, and would end the process. */
const DEEPEST = 1000;

interface Walk {
  readonly found: StateDifference[];
  readonly most: number;
  readonly path: Step[];
}

/**
 * Where two states differ, in the order of their keys: those of the first, then those that only the second has. A value that came or went is
 * one difference, whatever it holds. Numbers compare as numbers, the order of keys does not matter; `rules` say what else does not. What both
 * share is not looked at, so that a state and its changed copy cost what was changed. Linear in both. `most`: with so many it ends.
 */
export function differences(
  before: unknown,
  after: unknown,
  rules: Rules = EXACT,
  most = Number.POSITIVE_INFINITY,
): StateDifference[] {
  const walk: Walk = { found: [], most, path: [] };
  compare(walk, before, after, rules);
  return walk.found;
}

/** Whether two values are equal by the rules. */
export const isEqual = (one: unknown, other: unknown, rules: Rules = EXACT): boolean =>
  differences(one, other, rules, 1).length === 0;

function compare(walk: Walk, before: unknown, after: unknown, rules: Rules): void {
  if (before === after || walk.found.length >= walk.most || rules.ignore.here) return;
  if (rules.times.here && isTime(before) && isTime(after)) return;
  if (walk.path.length > DEEPEST)
    throw new Fault('validation_failed', `A state is nested more than ${DEEPEST} deep.`, {
      where: pathWords(walk.path).slice(0, 200),
    });
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    differ(walk, before, after);
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(walk, before, after, rules);
  else if (Array.isArray(before) || Array.isArray(after)) differ(walk, before, after);
  // Two objects that are no lists; only own keys are read.
  else compareRecords(walk, before as Record<string, unknown>, after as Record<string, unknown>, rules);
}

function compareRecords(
  walk: Walk,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  rules: Rules,
): void {
  for (const key of Object.keys(before))
    inside(walk, key, before[key], Object.hasOwn(after, key) ? after[key] : undefined, rules);
  for (const key of Object.keys(after))
    if (!Object.hasOwn(before, key)) inside(walk, key, undefined, after[key], rules);
}

function compareLists(walk: Walk, before: readonly unknown[], after: readonly unknown[], rules: Rules): void {
  if (rules.unordered.here) {
    for (const { index, one, other } of pairedEntries(before, after, rules))
      inside(walk, index, one, other, rules);
    return;
  }
  const common = Math.min(before.length, after.length);
  // Whoever only asks whether they are equal needs no place; and asked for inside of itself it would double with each level.
  const moved =
    before.length === after.length || walk.most === 1 ? undefined : insertion(before, after, rules);
  if (moved === undefined)
    for (let index = 0; index < common; index += 1) inside(walk, index, before[index], after[index], rules);
  const from = moved ?? common;
  // What goes is named from its end, so that each place is still the one that is meant when it goes.
  for (let index = from + before.length - after.length - 1; index >= from; index -= 1)
    inside(walk, index, before[index], undefined, rules);
  for (let index = from; index < from + after.length - before.length; index += 1)
    inside(walk, index, undefined, after[index], rules);
}

/** Where entries were only put in or only taken out in one place: that place. */
function insertion(before: readonly unknown[], after: readonly unknown[], rules: Rules): number | undefined {
  const common = Math.min(before.length, after.length);
  const same = (one: number, other: number) => isEqual(before[one], after[other], rulesInto(rules, other));
  let from = 0;
  while (from < common && same(from, from)) from += 1;
  for (let back = 1; from + back <= common; back += 1)
    if (!same(before.length - back, after.length - back)) return undefined;
  return from;
}

function inside(walk: Walk, step: Step, before: unknown, after: unknown, rules: Rules): void {
  if (before === after) return;
  walk.path.push(step);
  compare(walk, before, after, rulesInto(rules, step));
  walk.path.pop();
}

function differ({ found, path }: Walk, before: unknown, after: unknown): void {
  found.push({
    path: [...path],
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  });
}

/** Changes that make the second state of the first, smallest and in an order in which they apply (RFC 6902). */
export function changesBetween(before: object, after: object): Change[] {
  return differences(before, after).map((one): Change => {
    const path = pointerOf(one.path);
    if (!('after' in one)) return { op: 'remove', path };
    return { op: 'before' in one ? 'replace' : 'add', path, value: one.after };
  });
}

/** A way as people read and write it: `reservations.4WQ150.status`, `orders["a.b"].items[0]`. */
export const pathWords = (path: readonly Step[]): string => path.reduce<string>(stepText, '');
