import type { RE2JS } from 're2js';
import { Fault } from '../../errors.ts';
import { shown } from '../texts.ts';
import { keepsItsDigits } from '../whole-numbers.ts';

/** Why actual arguments are not the expected ones: where, and what stands there. Null: they are. */
export type Difference = string | null;

/** What one argument is expected to be, ready to be asked. */
interface Expectation {
  /** `path` is where the value stands: `id`, `address.city`. */
  difference(actual: unknown, path: string): Difference;
  /** What would be right, for a sentence. */
  readonly text: string;
}

/** Words that make an object a matcher, each with the words that may stand beside it. */
const MATCHERS: Readonly<Record<string, readonly string[]>> = {
  any: [],
  matches: [],
  one_of: [],
  approx: ['within'],
  literal: [],
};
/** Deepest nesting of expected values; deeper ones are a mistake. */
const DEEPEST = 32;
/** How far a number may be from an approximate one where nothing is said: a millionth of it, as rounding leaves. */
const ROUNDING = 1e-6;

/** Compiles one expression of RE2; throws Fault `validation_failed`. */
export type CompileExpression = (pattern: string) => Promise<RE2JS>;

/**
 * Expected arguments, ready to be compared: every named argument has to be there and to match, and no others unless `others`. A value is
 * literal (equal as JSON: the same types, objects with the same keys in any order, lists in order) or a matcher, inside of objects and lists too.
 */
export async function expectedArguments(
  expected: Readonly<Record<string, unknown>>,
  others: boolean,
  compile: CompileExpression,
): Promise<Expectation> {
  return objectOf(expected, others, compile, 0, 'arguments');
}

async function expectation(
  value: unknown,
  compile: CompileExpression,
  depth: number,
  path: string,
): Promise<Expectation> {
  if (depth > DEEPEST) throw refused(path, `is nested more than ${DEEPEST} deep`);
  if (Array.isArray(value)) return listOf(value, compile, depth, path);
  if (typeof value === 'number' && !keepsItsDigits(value))
    throw refused(path, 'is a whole number above 2^53, of which digits are lost');
  if (typeof value !== 'object' || value === null) return literal(value);
  const record = value as Record<string, unknown>; // Neither list nor null.
  const word = matcherIn(record, path);
  if (word === undefined) return objectOf(record, false, compile, depth, path);
  const given = record[word];
  switch (word) {
    case 'any':
      if (given !== true) throw refused(path, 'takes any: true');
      return { text: 'anything', difference: () => null };
    case 'literal':
      return literal(given);
    case 'matches':
      return matching(given, compile, path);
    case 'one_of':
      return oneOf(given, compile, depth, path);
    default:
      return approximate(given, record['within'], path);
  }
}

/** The matcher that an object is; an object that is nearly one is refused, since it would silently be taken as a literal. */
function matcherIn(record: Readonly<Record<string, unknown>>, path: string): string | undefined {
  const keys = Object.keys(record);
  const word = keys.find((key) => Object.hasOwn(MATCHERS, key));
  if (word === undefined) return undefined;
  const beside = keys.filter((key) => key !== word && !MATCHERS[word]?.includes(key));
  if (beside.length === 0) return word;
  throw refused(path, `has ${beside.map((key) => shown(key)).join(', ')} beside ${word}`);
}

function literal(expected: unknown): Expectation {
  const text = shown(expected);
  return {
    text,
    difference: (actual, path) => (sameJson(expected, actual, 0) ? null : isNot(path, actual, text)),
  };
}

/** Equal as JSON values. What is nested deeper than any expected value is not equal. */
function sameJson(expected: unknown, actual: unknown, depth: number): boolean {
  if (expected === actual) return true;
  if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null)
    return false;
  if (Array.isArray(expected) !== Array.isArray(actual) || depth > 2 * DEEPEST) return false;
  const [keys, others] = [Object.keys(expected), Object.keys(actual)];
  if (keys.length !== others.length) return false;
  // Two objects of JSON: their own keys are all there is.
  const [left, right] = [expected as Record<string, unknown>, actual as Record<string, unknown>];
  return keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key], depth + 1));
}

async function matching(given: unknown, compile: CompileExpression, path: string): Promise<Expectation> {
  if (typeof given !== 'string') throw refused(path, 'takes an expression as a text in matches');
  const compiled = await compile(given);
  const text = `a text that matches ${shown(given)}`;
  return {
    text,
    difference: (actual, at) =>
      typeof actual === 'string' && compiled.matcher(actual).find() ? null : isNot(at, actual, text),
  };
}

async function oneOf(
  given: unknown,
  compile: CompileExpression,
  depth: number,
  path: string,
): Promise<Expectation> {
  if (!Array.isArray(given) || given.length === 0) throw refused(path, 'takes a list of values in one_of');
  const choices = await Promise.all(given.map((one) => expectation(one, compile, depth + 1, path)));
  const text = `one of ${choices
    .slice(0, 10)
    .map((one) => one.text)
    .join(', ')}${choices.length > 10 ? ' …' : ''}`;
  return {
    text,
    difference: (actual, at) =>
      choices.some((one) => one.difference(actual, at) === null) ? null : isNot(at, actual, text),
  };
}

function approximate(given: unknown, within: unknown, path: string): Expectation {
  if (typeof given !== 'number' || !Number.isFinite(given)) throw refused(path, 'takes a number in approx');
  if (within !== undefined && !(typeof within === 'number' && within >= 0 && Number.isFinite(within)))
    throw refused(path, 'takes a number from 0 on in within');
  const tolerance = within ?? Math.abs(given) * ROUNDING;
  const text = within === undefined ? `about ${given}` : `${given} ± ${tolerance}`;
  return {
    text,
    difference: (actual, at) =>
      typeof actual === 'number' && Math.abs(actual - given) <= tolerance ? null : isNot(at, actual, text),
  };
}

async function listOf(
  expected: readonly unknown[],
  compile: CompileExpression,
  depth: number,
  path: string,
): Promise<Expectation> {
  const entries = await Promise.all(
    expected.map((one, index) => expectation(one, compile, depth + 1, `${path}[${index}]`)),
  );
  const text = `a list of ${entries.length}`;
  return {
    text: `[${entries.map((entry) => entry.text).join(', ')}]`.slice(0, 200),
    difference(actual, at) {
      if (!Array.isArray(actual)) return isNot(at, actual, text);
      if (actual.length !== entries.length)
        return `${at} has ${actual.length} entries, not ${entries.length}`;
      return first(entries, (entry, index) => entry.difference(actual[index], `${at}[${index}]`));
    },
  };
}

async function objectOf(
  expected: Readonly<Record<string, unknown>>,
  others: boolean,
  compile: CompileExpression,
  depth: number,
  path: string,
): Promise<Expectation> {
  const entries = await Promise.all(
    Object.entries(expected).map(async ([key, value]) => ({
      key,
      of: await expectation(value, compile, depth + 1, depth === 0 ? key : `${path}.${key}`),
    })),
  );
  return {
    text: `{${entries.map(({ key, of }) => `${key}: ${of.text}`).join(', ')}}`.slice(0, 200),
    difference(actual, at) {
      if (typeof actual !== 'object' || actual === null || Array.isArray(actual))
        return isNot(at, actual, 'an object');
      const record = actual as Record<string, unknown>; // Neither list nor null.
      const inside = (key: string) => (at === '' ? key : `${at}.${key}`);
      const wrong = first(entries, ({ key, of }) =>
        Object.hasOwn(record, key)
          ? of.difference(record[key], inside(key))
          : `${inside(key)} is missing, expected ${of.text}`,
      );
      if (wrong !== null || others) return wrong;
      const more = Object.keys(record).find((key) => !Object.hasOwn(expected, key));
      return more === undefined ? null : `${inside(more)} is not expected`;
    },
  };
}

function first<T>(entries: readonly T[], difference: (entry: T, index: number) => Difference): Difference {
  for (const [index, entry] of entries.entries()) {
    const found = difference(entry, index);
    if (found !== null) return found;
  }
  return null;
}

const isNot = (path: string, actual: unknown, expected: string) =>
  `${path === '' ? 'the value' : path} is ${shown(actual)}, not ${expected}`;

function refused(path: string, what: string): Fault {
  return new Fault('validation_failed', `${path} ${what}.`, {
    hint: 'Matchers are {any: true}, {matches: EXPRESSION}, {one_of: [VALUES]}, {approx: NUMBER, within: NUMBER}; {literal: VALUE} takes a value as it is.',
  });
}
