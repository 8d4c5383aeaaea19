import { asFault } from '../errors.ts';
import { askThrough } from '../judges/ask.ts';
import { askItems } from '../judges/ask-items.ts';
import { askList } from '../judges/ask-list.ts';
import type { Judge } from '../judges/judge.ts';
import type { VerifiedCase } from './case-draft.ts';
import { inputOf } from './verify.ts';

/** Cases in one question. */
const BATCH = 10;

const CHECK = `Each item is what a test expects of an assistant, with the passage that it was made from. Say whether the expectation follows from the passage alone.
supported: everything expected stands in the passage or follows from it by plain arithmetic. unsupported: something in it does not, or contradicts it.
Expectations about manners (stay polite, ask, do not invent) need no support.`;

const REWRITE = `Each entry of "messages" is what a customer writes. Write every one anew as a real person would: the same request, the same facts, the same numbers and names, in other words and of a similar length. Add no facts, answer nothing, and keep mistakes and other languages where a message has them. Copy the id.`;

export interface ModelWording {
  reworded: Map<string, VerifiedCase>;
  /** Ids of cases whose expectation the model did not confirm. */
  rejected: Set<string>;
  note?: string;
}

/**
 * What a model may do (improvement.md 6.2 steps 4 and 6): confirm expectations against their spans, and rewrite the customer's words.
 * A rewriting that changes a number, or fails a check, is not used; where the model fails, no words of it are used, with a note.
 */
export async function modelWording(
  cases: readonly VerifiedCase[],
  { judge, signal }: { judge?: Judge; signal?: AbortSignal },
  holds: (one: VerifiedCase) => boolean,
): Promise<ModelWording> {
  const out: ModelWording = { reworded: new Map(), rejected: new Set() };
  if (judge === undefined || judge.mode !== 'llm') return out;
  const ask = askThrough(judge, signal === undefined ? {} : { signal });
  try {
    for (let from = 0; from < cases.length; from += BATCH) {
      const batch = cases.slice(from, from + BATCH);
      const sourced = batch.filter(
        ({ source_refs, operator }) =>
          source_refs.length > 0 && !/^(?:log|regression|failure)/.test(operator),
      );
      if (sourced.length > 0) {
        const items = sourced.map((one) => ({
          id: one.id,
          text: one.turns.map((turn) => expectationOf(one, turn)).join(' '),
          passage: one.source_refs.map(({ quote }) => quote).join('\n'),
        }));
        const { support = [] } = await askItems(ask, {
          key: 'generation/support@1',
          instructions: CHECK,
          promptInputs: {},
          lists: [
            {
              name: 'support',
              items,
              values: { supported: 1, unsupported: 0 },
              offline: () => ({ verdict: 'supported', reason: '' }),
            },
          ],
        });
        for (const { id, verdict } of support) if (verdict === 'unsupported') out.rejected.add(id);
      }
      for (const one of await rewritten(
        ask,
        batch.filter(({ id }) => !out.rejected.has(id)),
      ))
        if (holds(one)) out.reworded.set(one.id, one);
    }
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'cancelled' || fault.code === 'internal') throw error;
    return {
      reworded: new Map(),
      // What it refused before it failed is refused.
      rejected: out.rejected,
      note: `the model could not be used (${fault.code}); the wording is our own`,
    };
  }
  return out;
}

/** What a turn expects, in words: of one with checks alone, the question and the value that its answer has to name. */
function expectationOf({ hints, turns }: VerifiedCase, turn: VerifiedCase['turns'][number]): string {
  if (turn.expected_behavior !== undefined) return turn.expected_behavior;
  const value = turns.length === 1 ? hints.must_include.join(', ') : '';
  const named = value === '' ? (turn.ground_truth ?? '') : value;
  return `Asked "${turn.input.text}", the answer names: ${named}`;
}

async function rewritten(
  ask: ReturnType<typeof askThrough>,
  batch: readonly VerifiedCase[],
): Promise<VerifiedCase[]> {
  const open = batch.filter(
    (one) => !one.edge && one.turns.length === 1 && !['boundary', 'regression'].includes(one.operator),
  );
  if (open.length === 0) return [];
  const entries = await askList(ask, {
    key: 'generation/wording@1',
    instructions: REWRITE,
    promptInputs: { messages: open.map((one) => ({ id: one.id, text: inputOf(one) })) },
    name: 'rewritten',
    entry: { id: { type: 'string', enum: open.map(({ id }) => id) }, text: { type: 'string' } },
    max: open.length,
    offline: () => [],
  });
  return entries.flatMap(({ values }) => {
    const one = open.find(({ id }) => id === values['id']);
    const text = values['text'];
    const [turn] = one?.turns ?? [];
    if (
      one === undefined ||
      turn === undefined ||
      typeof text !== 'string' ||
      text.trim() === '' ||
      numbersIn(text) !== numbersIn(turn.input.text)
    )
      return [];
    return [{ ...one, turns: [{ ...turn, input: { text: text.trim() } }] }];
  });
}

const numbersIn = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(' ');
