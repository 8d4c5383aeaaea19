import { valueEqual } from '../../scorers/formulas/call-helpers.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Longer texts are not taken apart. */
const LONGEST = 20_000;
/** An expected text of more words is free text: no two agents write the same one. */
const FREE_TEXT_WORDS = 6;
/** Deepest nesting that is looked into. */
const DEEPEST = 16;

/** What a text stands for: JSON, or a list or record as Python prints it. Anything else stays as it is. */
export function decodedValue(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > LONGEST || !/^\s*[[{]/.test(value)) return value;
  return parsed(value) ?? parsed(asJson(value)) ?? value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Text that only looks like it.
  }
}

const asJson = (text: string) =>
  text
    .replace(/'((?:[^'\\]|\\.)*)'/g, (_, inner: string) => JSON.stringify(inner))
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\bNone\b/g, 'null');

/** Arguments by what the tool took: texts that stand for lists are lists, and what was left empty is absent. */
function asTaken(given: Arguments): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given)
      .map(([key, value]) => [key, decodedValue(value)] as const)
      .filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

const isObject = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the expected arguments that were given with another value. What was given beyond them is no fault. */
export function differingArguments(expected: Arguments | undefined, actual: Arguments): string[] {
  if (expected === undefined) return [];
  const [wanted, given] = [asTaken(expected), asTaken(actual)];
  const differing = Object.keys(wanted).filter(
    (key) => !isFreeText(wanted[key]) && !sameValue(wanted[key], given[key]),
  );
  return differing.length > 0 ? differing : crossedLists(wanted, given);
}

const isFreeText = (value: unknown) =>
  typeof value === 'string' && value.trim().split(/\s+/).length > FREE_TEXT_WORDS;

/** As scorers compare, and records of a list in any order. */
function sameValue(a: unknown, b: unknown): boolean {
  if (valueEqual(a, b)) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length || !a.every(isObject)) return false;
  const open = [...b];
  return a.every((one) => {
    const at = open.findIndex((other) => valueEqual(one, other));
    if (at === -1) return false;
    open.splice(at, 1);
    return true;
  });
}

/** Lists of one length belong together place by place (this for that): equal one by one, they may still be paired in another way. */
function crossedLists(wanted: Arguments, given: Arguments): string[] {
  const lists = Object.keys(wanted).filter((key) => {
    const [left, right] = [wanted[key], given[key]];
    return (
      Array.isArray(left) && Array.isArray(right) && left.length > 1 && left.every((one) => !isObject(one))
    );
  });
  const [first, ...others] = lists;
  const length = (key: string) => (wanted[key] as unknown[]).length; // Lists, as just asked.
  const together = others.filter((key) => length(key) === length(first as string));
  if (first === undefined || together.length === 0) return [];
  const rows = (from: Arguments) =>
    (from[first] as unknown[])
      .map((_, at) => JSON.stringify([first, ...together].map((key) => String((from[key] as unknown[])[at]))))
      .sort();
  const [left, right] = [rows(wanted), rows(given)];
  return left.every((row, at) => row === right[at]) ? [] : [first, ...together];
}

/** All plain values inside, as texts. */
export function leavesOf(value: unknown, depth = 0): string[] {
  const inner = decodedValue(value);
  if (inner === null || inner === undefined || depth > DEEPEST) return [];
  if (Array.isArray(inner)) return inner.flatMap((one) => leavesOf(one, depth + 1));
  if (isObject(inner)) return Object.values(inner).flatMap((one) => leavesOf(one, depth + 1));
  return [String(inner)];
}

/** Values that name a record: they hold a digit and no space, and are no small number. */
export const isIdentifier = (text: string) =>
  text.length >= 4 && /\d/.test(text) && !/[\s:@]/.test(text) && !/^[-+]?\d+(?:\.\d+)?$/.test(text)
    ? !/^\d{4}-\d{2}-\d{2}/.test(text)
    : /^\d{6,}$/.test(text);

/** The record that a call is about: the first argument that names one by itself. */
export function recordOf(given: Arguments | undefined): string | undefined {
  const scalars = Object.entries(asTaken(given ?? {})).filter(([, value]) => typeof value !== 'object');
  const named = scalars.find(([key]) => /(?:^|_)(?:id|number|code|key|ref|reference)$|Id$/.test(key));
  const [, value] = named ?? scalars.find(([, one]) => isIdentifier(String(one))) ?? [];
  return value === undefined ? undefined : String(value);
}
