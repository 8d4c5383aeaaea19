import { asFault } from '../../errors.ts';
import { type Ask, askThrough } from '../../judges/ask.ts';
import { askItems } from '../../judges/ask-items.ts';
import { askList } from '../../judges/ask-list.ts';
import type { Judge } from '../../judges/judge.ts';
import type { VerifiedCase } from '../case-draft.ts';
import { inputOf } from '../verify.ts';
import { modelAnswers } from './model-answers.ts';
import { type PassageTexts, passageOf } from './passage.ts';

/** Cases in one question. */
const BATCH = 10;
/** Answers by which it is told how hard a case is, and how freely they are drawn. */
const READERS = 3;
const READER_TEMPERATURE = 0.7;

const CHECK = `Each item is what a test expects of an assistant, with the passage that it was made from. Say whether the expectation follows from the passage alone.
supported: everything expected stands in the passage or follows from it by plain arithmetic. unsupported: something in it does not, or contradicts it.
Expectations about manners (stay polite, ask, do not invent) need no support.`;

const SECOND = `Each item is a question to an assistant with what a right answer has to say, and the passage that both were made from. Somebody else has found it right already; look for what was missed.
sound: whoever knows the passage understands the question as it stands, and no right answer differs from what is expected.
unclear: it can be read in two ways, is no proper English, or leaves open what it is about.
wrong: by the passage another answer is right. A condition or an exception was lost, a limit runs the other way, or the rule binds somebody else than the one who asks.`;

const REWRITE = `Each entry of "messages" is what a customer writes. Write every one anew as a real person would: the same request, the same facts, the same numbers and names, in other words and of a similar length. Add no facts, answer nothing, and keep mistakes and other languages where a message has them. Copy the id.`;

/** Which reading of a model refused a case. */
export type Refusal = 'support' | 'second-judge' | 'round-trip' | 'closed-book';

/** What a model said of cases. */
export interface ModelReview {
  reworded: Map<string, VerifiedCase>;
  /** Cases that it refused, by id, with the step that did. */
  rejected: Map<string, Refusal>;
  /** Cases that it answered right without their source, by id; what is no value may be a guess, so these stay. */
  known: Set<string>;
  /** Cases that it was asked everything about and did not refuse, by id. */
  confirmed: Set<string>;
  /** Questions that it left without an answer; their cases stay. */
  unanswered: number;
  calls: number;
  /** Code of the fault that ended it early. */
  failed?: string;
}

/** The model, the sources, and whether a case holds in other words. */
export interface ReviewTools {
  judge?: Judge;
  signal?: AbortSignal;
  texts: PassageTexts;
  holds(one: VerifiedCase): boolean;
}

/** Nothing said yet. */
export const noReview = (): ModelReview => ({
  reworded: new Map(),
  rejected: new Map(),
  known: new Set(),
  confirmed: new Set(),
  unanswered: 0,
  calls: 0,
});

/**
 * What a model may do (improvement.md 6.2 steps 4 and 6): confirm expectations against their spans, read them a second time, rewrite the
 * customer's words, and answer the questions with the passage and without it. At most six calls for ten cases, each with one repair at most.
 * A rewriting that changes a number, fails a check or is not answered right is not used; where the model fails, no words of it are used.
 */
export async function modelReview(cases: readonly VerifiedCase[], tools: ReviewTools): Promise<ModelReview> {
  const out = noReview();
  const { judge, signal } = tools;
  if (judge === undefined || judge.mode !== 'llm') return out;
  const ask = askThrough(judge, signal === undefined ? {} : { signal });
  try {
    for (let from = 0; from < cases.length; from += BATCH)
      await reviewBatch(ask, cases.slice(from, from + BATCH), tools, out);
  } catch (error) {
    out.failed = codeOf(error);
    // What it refused before it failed is refused.
    out.reworded.clear();
  }
  out.calls = ask.record.usage.calls;
  return out;
}

function codeOf(error: unknown): string {
  const { code } = asFault(error);
  if (code === 'cancelled' || code === 'internal') throw error;
  return code;
}

async function reviewBatch(
  ask: Ask,
  batch: readonly VerifiedCase[],
  tools: ReviewTools,
  out: ModelReview,
): Promise<void> {
  const open = () => batch.filter(({ id }) => !out.rejected.has(id));
  const refuse = (ids: readonly string[], step: Refusal) => {
    for (const id of ids) out.rejected.set(id, step);
  };
  refuse(await unsupported(ask, open().filter(isSourced), tools.texts), 'support');
  refuse(await faulty(ask, open().filter(isAnswerable), tools.texts), 'second-judge');
  for (const one of await rewritten(ask, open())) if (tools.holds(one)) out.reworded.set(one.id, one);
  await answerBatch(ask, open().filter(isAnswerable), tools, out);
  for (const { id } of open()) out.confirmed.add(id);
}

/** The round trip, with the words that will be used, and the answers without a source. */
async function answerBatch(
  ask: Ask,
  batch: readonly VerifiedCase[],
  { texts }: ReviewTools,
  out: ModelReview,
): Promise<void> {
  const worded = batch.map((one) => out.reworded.get(one.id) ?? one);
  const first = await modelAnswers(ask, 'passage', worded, texts);
  // Words of the model that lead to another answer are not used; the case itself is asked again.
  const again = batch.filter(({ id }) => out.reworded.has(id) && first.get(id) === 'wrong');
  for (const { id } of again) out.reworded.delete(id);
  const trips = new Map([...first, ...(await modelAnswers(ask, 'passage', again, texts))]);
  for (const { id } of batch) {
    if (trips.get(id) === 'wrong') out.rejected.set(id, 'round-trip');
    if (trips.get(id) === 'none') out.unanswered += 1;
  }
  const left = batch.filter(({ id }) => !out.rejected.has(id));
  for (const [id, outcome] of await modelAnswers(ask, 'memory', left, texts)) {
    if (outcome === 'none') out.unanswered += 1;
    if (outcome !== 'right') continue;
    const hints = left.find((one) => one.id === id)?.hints;
    // A yes or a no may be a guess, and a check of other words takes many answers: only a value is known.
    const isVerdict = hints?.verdict === 'refused' || hints?.verdict === 'allowed';
    if (isVerdict || (hints?.must_include.length ?? 0) === 0) out.known.add(id);
    else out.rejected.set(id, 'closed-book');
  }
}

/**
 * How hard cases are by trial (improvement.md 6.2 step 8): the share of three answers, drawn with the page around the source at hand, that fail
 * the checks. Three calls for ten cases; without a model, or where it fails, there are no figures and a note at most.
 */
export async function empiricalDifficulty(
  cases: readonly VerifiedCase[],
  { judge, signal, texts }: Omit<ReviewTools, 'holds'>,
): Promise<{ difficulty: Map<string, number>; calls: number; note?: string }> {
  const difficulty = new Map<string, number>();
  if (judge === undefined || judge.mode !== 'llm') return { difficulty, calls: 0 };
  const ask = askThrough(judge, signal === undefined ? {} : { signal });
  const asked = cases.filter(isAnswerable);
  let note: string | undefined;
  try {
    for (let from = 0; from < asked.length; from += BATCH) {
      const batch = asked.slice(from, from + BATCH);
      const outcomes: Awaited<ReturnType<typeof modelAnswers>>[] = [];
      for (let reader = 1; reader <= READERS; reader += 1)
        outcomes.push(
          await modelAnswers(ask, 'page', batch, texts, {
            repeat: `reader${reader}`,
            temperature: READER_TEMPERATURE,
          }),
        );
      for (const { id } of batch) {
        const given = outcomes.map((one) => one.get(id)).filter((one) => one !== 'none');
        if (given.length > 0)
          difficulty.set(id, given.filter((one) => one === 'wrong').length / given.length);
      }
    }
  } catch (error) {
    note = `the model could not be used (${codeOf(error)}); how hard the cases are was tried on ${difficulty.size} of ${asked.length}`;
  }
  return { difficulty, calls: ask.record.usage.calls, ...(note === undefined ? {} : { note }) };
}

const FROM_OTHERS = /^(?:log|regression|failure)/;
/** Made from a document. */
export const isSourced = ({ source_refs, operator }: VerifiedCase) =>
  source_refs.length > 0 && !FROM_OTHERS.test(operator);
/** With checks of a fact; broken and adversarial input is no matter of knowledge, and neither is what has to be asked back. */
const isAnswerable = (one: VerifiedCase) =>
  isSourced(one) &&
  !one.edge &&
  one.hints.verdict !== 'ask' &&
  one.turns.every(({ checks = [] }) => checks.length > 0);

/** Ids of the cases whose expectation does not follow from its passage. */
async function unsupported(ask: Ask, cases: readonly VerifiedCase[], texts: PassageTexts): Promise<string[]> {
  return refusedBy(ask, cases, 'generation/support@1', CHECK, { supported: 1, unsupported: 0 }, (one) => ({
    text: one.turns.map((turn) => expectationOf(one, turn)).join(' '),
    passage: passageOf(one, texts),
  }));
}

/** Ids of the cases in which a second reading finds a fault. */
async function faulty(ask: Ask, cases: readonly VerifiedCase[], texts: PassageTexts): Promise<string[]> {
  return refusedBy(
    ask,
    cases,
    'generation/second-judge@1',
    SECOND,
    { sound: 1, unclear: 0.5, wrong: 0 },
    (one) => ({
      text: inputOf(one),
      expected: one.turns.map((turn) => expectationOf(one, turn)).join(' '),
      passage: passageOf(one, texts),
    }),
  );
}

/** Ids of the cases that get another verdict than the one worth 1. */
async function refusedBy(
  ask: Ask,
  cases: readonly VerifiedCase[],
  key: string,
  instructions: string,
  values: Readonly<Record<string, number>>,
  shown: (one: VerifiedCase) => { text: string; [more: string]: unknown },
): Promise<string[]> {
  if (cases.length === 0) return [];
  const name = key === 'generation/support@1' ? 'support' : 'reading';
  const best = Object.keys(values).find((verdict) => values[verdict] === 1) ?? '';
  const answers = await askItems(ask, {
    key,
    instructions,
    promptInputs: {},
    lists: [
      {
        name,
        items: cases.map((one) => ({ id: one.id, ...shown(one) })),
        values,
        offline: () => ({ verdict: best, reason: '' }),
      },
    ],
  });
  return (answers[name] ?? []).filter(({ verdict }) => verdict !== best).map(({ id }) => id);
}

/** What a turn expects, in words: of one with checks alone, the question and the value that its answer has to name. */
function expectationOf({ hints, turns }: VerifiedCase, turn: VerifiedCase['turns'][number]): string {
  if (turn.expected_behavior !== undefined) return turn.expected_behavior;
  const value = turns.length === 1 ? hints.must_include.join(', ') : '';
  const named = value === '' ? (turn.ground_truth ?? '') : value;
  return `Asked "${turn.input.text}", the answer names: ${named}`;
}

async function rewritten(ask: Ask, batch: readonly VerifiedCase[]): Promise<VerifiedCase[]> {
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
