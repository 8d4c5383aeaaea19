import type { ToolCall } from '../../../schema/tool-call.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';

/** Values looked at per call, and characters per value; the first ones identify what came back. */
const MOST_VALUES = 200;
const MOST_CHARACTERS = 4_000;
/** Shortest value whose reappearance shows that it was used (metrics.md 10.7). */
const SHORTEST = 4;
/** A text up to here is one value; a longer one is read for the values in it. */
const ONE_VALUE = 60;
/** A word, id, address, amount or date inside of a text, and whether a colon behind it says that it is a key. */
const WORD = /[\p{L}\p{N}_][\p{L}\p{N}_@.-]{0,200}[\p{L}\p{N}]|[\p{L}\p{N}]/gu;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** Longer rows of digits are no amounts but numbers of something; those with a leading zero as well. */
const AMOUNT = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;
const KEY = /^["']?\s*[:=]/;

/**
 * Values of a call's arguments or result that are telling enough to be known again, folded: short texts and numbers whole, of
 * long texts (JSON as text, say) the words that hold a digit or a sign. Truth values and keys are no values.
 */
export function tellingValues(value: unknown): string[] {
  const values: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0 && values.length < MOST_VALUES) {
    const next = open.pop();
    if (typeof next === 'object' && next !== null)
      open.push(...Object.values(next).slice(0, MOST_VALUES).reverse());
    else if (typeof next === 'number') add(values, String(next));
    else if (typeof next === 'string') addText(values, next);
  }
  return values;
}

/** Where the values of results come back: in which later arguments, or in the answer. */
interface Uses {
  /** Whether a value of the call's result comes back in the arguments of a later call. */
  inLaterCall(index: number): boolean;
  /** Whether a value of the call's result comes back in the answer. */
  inAnswer(index: number): boolean;
  /** Whether what the call was about (a value of its arguments) comes up again in a later call or the answer. */
  isFollowedUp(index: number): boolean;
}

/**
 * Finds where results are used. Linear in calls and answer: every value is looked up, never searched for. A call that `counts`
 * does not let count (a mere repetition) uses nothing.
 */
export function usesOf(
  calls: readonly ToolCall[],
  answer: string,
  counts: (index: number) => boolean = () => true,
): Uses {
  const given = calls.map((call) => tellingValues(call.arguments ?? {}));
  const returned = calls.map((call) => tellingValues(call.result));
  const lastGiven = new Map<string, number>();
  for (const [index, values] of given.entries())
    if (counts(index)) for (const value of values.flatMap(partsOf)) lastGiven.set(value, index);
  const said = saidIn(answer);
  const returns = (index: number, used: (value: string) => boolean) =>
    (returned[index] ?? []).some((value) => !(given[index] ?? []).includes(value) && used(value));
  return {
    inLaterCall: (index) => returns(index, (value) => (lastGiven.get(value) ?? -1) > index),
    inAnswer: (index) => returns(index, said),
    isFollowedUp: (index) =>
      (given[index] ?? []).some((value) => (lastGiven.get(value) ?? -1) > index || said(value)),
  };
}

/** Whether a value stands in a text, whole. */
function saidIn(answer: string): (value: string) => boolean {
  const folded = foldForMatch(answer).replace(THOUSANDS, '');
  const words = new Set(wordsOf(folded));
  return (value) => {
    if (words.has(value)) return true;
    const [first, ...others] = wordsOf(value);
    if (first === undefined || others.length === 0 || !words.has(first)) return false;
    return others.every((word) => words.has(word)) && folded.includes(value);
  };
}

/** A value and its words with a digit: an id handed on inside of a longer argument is handed on. */
function partsOf(value: string): string[] {
  return [value, ...wordsOf(value).filter((word) => /\d/.test(word))];
}

/** The words of a folded text; amounts in one spelling, `8276.20` as `8276.2`. */
function wordsOf(folded: string): string[] {
  return [...folded.matchAll(WORD)].map(([word]) => spelled(word));
}

function spelled(word: string): string {
  return AMOUNT.test(word) ? String(Number(word)) : word;
}

function addText(values: string[], text: string): void {
  const folded = foldForMatch(text.slice(0, MOST_CHARACTERS)).replace(THOUSANDS, '');
  if (folded.length <= ONE_VALUE && !/^[{[(]/.test(folded)) {
    // A single word is the value; the sign before an id or amount is no part of it.
    const [only, ...others] = wordsOf(folded);
    add(values, only !== undefined && others.length === 0 ? only : folded);
    return;
  }
  for (const match of folded.matchAll(WORD)) {
    if (values.length >= MOST_VALUES) return;
    const [word] = match;
    if (KEY.test(folded.slice(match.index + word.length, match.index + word.length + 4))) continue;
    if (/[\d_@]/.test(word)) add(values, spelled(word));
  }
}

function add(values: string[], value: string): void {
  if (value.length >= SHORTEST && !/^(?:true|false|null|none|undefined)$/.test(value)) values.push(value);
}
