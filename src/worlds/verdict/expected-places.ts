import type { CheckServices } from '../../checks/check-kind.ts';
import { judgeCheck } from '../../checks/judge-check.ts';
import { type ReadCheck, readCheck } from '../../checks/read-check.ts';
import { findKind } from '../../checks/registry.ts';
import { shown } from '../../checks/texts.ts';
import { CHECK_MARKS } from '../../schema/check.ts';
import { compilePath } from '../../text/json-path.ts';
import { type Rules, rulesAt } from '../state/comparison-rules.ts';
import { differences, pathWords } from '../state/differences.ts';
import { childAt, type Step } from '../state/pointer.ts';

/** A place of an end state that is not as `at` expects it. */
export interface WrongPlace {
  readonly path: readonly Step[];
  readonly expected: unknown;
  readonly actual: unknown;
  /** Why a check does not hold, in a sentence without its place; left out for literal values. */
  readonly why?: string;
}

const MARKS: ReadonlySet<string> = new Set(CHECK_MARKS);

/**
 * Whether a value of `at` is a check: an object all of whose keys are words of checks that look at a value, and what may stand beside them. Every
 * other object is the value itself; one that only looks like a check is written as `equals: …`.
 */
export function isCheckValue(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return (
    keys.some((key) => findKind(key)?.kind.of === true) &&
    keys.every((key) => MARKS.has(key) || findKind(key)?.kind.of === true)
  );
}

/** A path of `at` as steps of a state that is there: places from the end of a list are counted, digits are places where a list stands. */
export function stepsIn(state: unknown, text: string): Step[] {
  const steps: Step[] = [];
  let value = state;
  for (const step of compilePath(text, 'at').steps) {
    const place = Array.isArray(value) && /^-?\d{1,9}$/.test(String(step)) ? Number(step) : String(step);
    const here = typeof place === 'number' && place < 0 ? (value as unknown[]).length + place : place; // A list: see above.
    steps.push(here);
    value = childAt(value, here);
  }
  return steps;
}

/** What stands at a path; undefined where nothing does. */
export const valueIn = (state: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((value, step) => childAt(value, step), state);

/**
 * What of `at` does not hold in an end state, in the order written. A literal is compared by the rules of the world; `null` is there too where
 * nothing is. `open` are the paths that may have changed: all but those whose check asks nothing, since its condition does not hold. Rejects
 * with a Fault where a check cannot be asked at all.
 */
export async function wrongPlaces(
  at: Readonly<Record<string, unknown>>,
  state: object,
  rules: Rules,
  services: CheckServices,
): Promise<{ wrong: WrongPlace[]; open: string[] }> {
  const wrong: WrongPlace[] = [];
  const open: string[] = [];
  for (const [text, expected] of Object.entries(at)) {
    const path = stepsIn(state, text);
    const actual = valueIn(state, path);
    if (!isCheckValue(expected)) {
      open.push(text);
      if (expected === null && actual === undefined) continue;
      for (const one of differences(expected, actual, rulesAt(rules, path)))
        wrong.push({ path: [...path, ...one.path], expected: one.before, actual: one.after });
      continue;
    }
    const { check } = readCheck(expected, ['at', text]);
    const why = check === undefined ? 'it is no check' : await whyNot(check, actual, path, state, services);
    if (why === NOT_ASKED) continue;
    open.push(text);
    if (why !== undefined) wrong.push({ path, expected, actual, why });
  }
  return { wrong, open };
}

/** Of a check whose condition does not hold. */
const NOT_ASKED = Symbol('not asked');

async function whyNot(
  check: ReadCheck,
  actual: unknown,
  path: readonly Step[],
  state: object,
  services: CheckServices,
): Promise<string | typeof NOT_ASKED | undefined> {
  const at = pathWords(path);
  if (actual === undefined) return `nothing is there`;
  const outcome = await judgeCheck(
    check,
    { subject: { state: state as Record<string, unknown> }, services },
    { value: actual, at },
  );
  if (outcome.status === 'not_applicable') return NOT_ASKED;
  if (outcome.status === 'nothing') return `expected ${outcome.label}, but ${outcome.fault}`;
  return outcome.pass ? undefined : `expected ${outcome.label}, is ${shown(actual)}`;
}
