import { asFault, Fault } from '../../errors.ts';
import { cacheKey } from '../../judges/cache-key.ts';
import { type Judge, NO_USAGE, type Question } from '../../judges/judge.ts';
import { thinksFirst } from '../../judges/model-traits.ts';
import { costOf, priceOf } from '../../models/prices.ts';
import type { Settings } from '../../schema/settings.ts';
import { plannedTurns } from '../../schema/users/talk-turns.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { scoreAttempt } from '../execution/score-attempt.ts';
import type { PlayedTurn } from '../records.ts';
import type { RunPlan } from './affected-cases.ts';
import type { PlannedCase } from './plan.ts';
import type { PlanningAccess } from './plan-run.ts';
import { criteriaOf } from './subject.ts';

/** What a run would ask of its judge, as far as it can be told before the agent has answered. */
export type JudgingEstimate =
  /** No scorer asks one. */
  | { mode: 'none' }
  | { mode: 'offline'; model: string }
  /** It cannot be asked: no key, or no model. */
  | { mode: 'unknown'; problem: string }
  | {
      mode: 'llm';
      model: string;
      calls: number;
      input_tokens: number;
      output_tokens: number;
      /** Of those what models think before they answer: a guess, since it depends on the model and the question. */
      thinking_tokens: number;
      /** US dollars; null where the price of a model is unknown. */
      cost_usd: number | null;
      /** Models without a known price. */
      unpriced: string[];
    };

/** Cases whose questions are made; of more the others count as these do. */
const MOST_MADE = 200;
/** Prose in any script; code has fewer, and so costs more than is said here. */
const BYTES_PER_TOKEN = 4;
/** Rules and frames that a provider's message has around a question. */
const FRAME_TOKENS = 500;
/** An answer: its own words, those of each item, and what a model thinks first. */
const ANSWER_TOKENS = { base: 60, item: 70, thoughts: 700 };

/** What is asked, by model; dollars are null where its price is unknown. */
type Asked = Map<
  string,
  { calls: number; input: number; output: number; thoughts: number; usd: number | null }
>;

/**
 * How many questions the judge of a run would be asked, and what they would cost. The scorers make their real questions, about the
 * expected answer in the place of the agent's; no model is called. Answers that the judge's cache knows would cost nothing, and cases
 * that are decided early ask less: this is what is paid at most, give or take the length of the answers.
 */
export async function estimateJudging(
  engine: Pick<PlanningAccess, 'scoring'>,
  { planned }: Pick<RunPlan, 'planned'>,
): Promise<JudgingEstimate> {
  const judged = planned.filter(
    ({ description, scorers }) =>
      description.skip === undefined && scorers.flat().some(({ scorer }) => !scorer.deterministic),
  );
  if (judged.length === 0) return { mode: 'none' };
  const scoring = await engine.scoring().catch((error: unknown) => asFault(error));
  if (scoring instanceof Fault) {
    if (scoring.code === 'internal') throw scoring;
    return { mode: 'unknown', problem: [scoring.message, scoring.hint ?? ''].join(' ').trim() };
  }
  const { judge, settings } = scoring;
  if (judge.mode === 'offline') return { mode: 'offline', model: judge.model };
  const asked: Asked = new Map();
  const made = spread(judged, MOST_MADE);
  for (const one of made) await ask(one, judge, settings, asked);
  return summed(asked, judged.length / made.length, judge.model);
}

/** So many of them, evenly over all: files hold alike cases beside each other. */
function spread(cases: readonly PlannedCase[], most: number): readonly PlannedCase[] {
  if (cases.length <= most) return cases;
  return Array.from({ length: most }, (_, at) => cases[Math.floor((at * cases.length) / most)]!);
}

/** Adds the questions of all attempts at a case; the second attempt stands for those after it. */
async function ask(one: PlannedCase, judge: Judge, settings: Settings, asked: Asked): Promise<void> {
  const { case: testCase } = one.loaded;
  const scorers = one.scorers.map((turn) => turn.filter(({ scorer }) => !scorer.deterministic));
  const turns = plannedTurns(testCase).map((turn, index): PlayedTurn => {
    const expected = turn.ground_truth ?? turn.expected_behavior ?? '';
    // What a simulated user will say is not known, only that it is another text each time.
    const input = index < testCase.turns.length ? turn.input.text : `${index}. ${testCase.user?.goal}`;
    return {
      turn_id: '',
      input,
      output: expected.trim() === '' ? input : expected,
      latency_ms: 0,
      tool_calls: (turn.expected_tools ?? []).map((tool) =>
        typeof tool === 'string' ? { name: tool, arguments: {} } : { arguments: {}, ...tool },
      ),
      context: turn.context ?? null,
      agent_plan: expected,
      usage: null,
      criteria: criteriaOf(turn, one.agent.agent),
    };
  });
  const known = new Set<string>();
  const { repeat } = one.description;
  for (let attempt = 0; attempt < Math.min(2, repeat); attempt++)
    await scoreAttempt({
      job: { planned: { ...one, scorers }, attempt },
      ...{ turns, done: [], settings },
      judge: counting(judge, settings, { known, asked, times: attempt === 0 ? 1 : repeat - 1 }),
      missingSecrets: undefined,
      onScored: () => undefined,
      onUnscored: () => undefined,
      signal: undefined,
    });
}

/** A judge that answers by the rules of the questions and counts what each would take, so many times; equal ones once. */
function counting(
  judge: Judge,
  settings: Settings,
  { known, asked, times }: { known: Set<string>; asked: Asked; times: number },
): Judge {
  return {
    ...judge,
    async fill(question) {
      const key = cacheKey(judge.id, question);
      const model = question.model ?? judge.model;
      if (!known.has(key)) {
        known.add(key);
        const price = priceOf(model, settings.judge.prices);
        const before = asked.get(model) ?? { calls: 0, input: 0, output: 0, thoughts: 0, usd: price && 0 };
        const thoughts = thinksFirst(model) ? ANSWER_TOKENS.thoughts : 0;
        const [input, output] = [inputTokens(question), answerTokens(question) + thoughts];
        asked.set(model, {
          calls: before.calls + times,
          input: before.input + times * input,
          output: before.output + times * output,
          thoughts: before.thoughts + times * thoughts,
          usd: price && (before.usd ?? 0) + times * costOf(price, input, output),
        });
      }
      const json = await question.offline();
      const answer = question.form.read(json);
      return { answer, json, usage: NO_USAGE, model, temperature: null, seed: null };
    },
  };
}

function inputTokens({ instructions, promptInputs, form, correction = '' }: Question<unknown>): number {
  const texts = [instructions, canonicalJson(promptInputs), JSON.stringify(form.schema), correction];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil(bytes / BYTES_PER_TOKEN) + FRAME_TOKENS;
}

const answerTokens = ({ items = 1 }: Question<unknown>) => ANSWER_TOKENS.base + ANSWER_TOKENS.item * items;

function summed(asked: Asked, scale: number, model: string): JudgingEstimate {
  const all = [...asked.values()];
  const total = (of: 'calls' | 'input' | 'output' | 'thoughts') =>
    Math.round(scale * all.reduce((sum, one) => sum + one[of], 0));
  const unpriced = [...asked].filter(([, { usd }]) => usd === null).map(([name]) => name);
  return {
    ...{ mode: 'llm', model, unpriced },
    ...{ calls: total('calls'), input_tokens: total('input'), output_tokens: total('output') },
    thinking_tokens: total('thoughts'),
    cost_usd: unpriced.length > 0 ? null : scale * all.reduce((sum, { usd }) => sum + (usd ?? 0), 0),
  };
}
