import type { ItemsQuestion } from '../judges/items.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import { shownCalls } from './agent-inputs.ts';
import { canonical } from './formulas/call-helpers.ts';

/** Tool calls that one question shows as a whole; of a longer run, how many it asks about, and how many more it shows around them. */
const WHOLE = 60;
const OWN = 40;
const BEFORE = 20;
const AFTER = 10;
/** Calls from further away that a span is shown with because they gave a value to one of its calls or took one. */
const MOST_LINKED = 20;
/** Characters of a result that are read for values. */
const READ = 4_000;
/** Ids, dates, numbers: words of three and more characters with a digit in them say where they come from. */
const WORD = /[\p{L}\p{N}_-]{3,}/gu;
const DIGIT = /\p{N}/u;

/**
 * How a question about tool calls is split (`ItemsQuestion.split`): a long run by spans, each with the calls around it and
 * those that its values come from or go to; what is asked of no single call (an item without `tool_call_index`) is shown all
 * calls. So the material of a call does not grow with the run. Linear in the calls.
 */
export function byCalls(calls: readonly ToolCall[]): (question: ItemsQuestion) => ItemsQuestion[] {
  return (question) => {
    if (calls.length <= WHOLE) return [question];
    const linked = linksOf(calls);
    const about = (belongs: (index: unknown) => boolean) =>
      question.lists.map((list) => ({
        ...list,
        items: list.items.filter((item) => belongs(item['tool_call_index'])),
      }));
    const spans: ItemsQuestion[] = [];
    for (let from = 0; from < calls.length; from += OWN) {
      const to = Math.min(calls.length, from + OWN);
      spans.push({
        ...question,
        instructions: `${question.instructions}\n${spanNote(calls.length)}`,
        promptInputs: {
          ...question.promptInputs,
          tool_calls: shownCalls(calls, indicesOf(from, to, linked)),
        },
        lists: about((index) => typeof index === 'number' && index >= from && index < to),
      });
    }
    return [...spans, { ...question, lists: about((index) => typeof index !== 'number') }].filter(
      ({ lists }) => lists.some(({ items }) => items.length > 0),
    );
  };
}

function spanNote(calls: number): string {
  return `The run has ${calls} tool calls. Shown are those asked about, some around them, and calls from further away that share values with them.`;
}

/** The calls shown with the span `[from, to)`, in order. */
function indicesOf(from: number, to: number, linked: ReadonlyMap<number, readonly number[]>): number[] {
  const [first, last] = [Math.max(0, from - BEFORE), to + AFTER];
  const far = new Set<number>();
  for (let index = from; index < to; index++) {
    for (const other of linked.get(index) ?? []) {
      if ((other < first || other >= last) && far.size < MOST_LINKED) far.add(other);
    }
  }
  const near = Array.from({ length: last - first }, (_, place) => first + place);
  return [...far, ...near].sort((a, b) => a - b);
}

/** For each call the calls that gave it a value in a result before, and those that took one of its own. */
function linksOf(calls: readonly ToolCall[]): Map<number, number[]> {
  const givenBy = new Map<string, number>();
  const links = new Map<number, Set<number>>();
  const link = (one: number, other: number): void => {
    const known = links.get(one);
    if (known === undefined) links.set(one, new Set([other]));
    else known.add(other);
  };
  for (const [index, call] of calls.entries()) {
    for (const value of valuesIn(call.arguments)) {
      const source = givenBy.get(value);
      if (source === undefined) continue;
      link(index, source);
      link(source, index);
    }
    for (const value of valuesIn(call.result)) givenBy.set(value, index);
  }
  return new Map([...links].map(([index, others]) => [index, [...others]]));
}

function valuesIn(value: unknown): string[] {
  if (value === undefined) return [];
  return (canonical(value).slice(0, READ).match(WORD) ?? []).filter((word) => DIGIT.test(word));
}
