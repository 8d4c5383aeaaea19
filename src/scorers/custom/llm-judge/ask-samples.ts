import { Fault } from '../../../errors.ts';
import type { Ask } from '../../../judges/ask.ts';
import type { Filled, Question } from '../../../judges/judge.ts';
import { round4 } from '../../formulas/round.ts';

/** Temperature of repeated samples (metrics.md 2.4). */
const SAMPLING_TEMPERATURE = 0.7;
/** Below this agreement a reader is warned (metrics.md 2.4). */
const STABLE = 0.8;

type Sample<T> = Pick<Filled<T>, 'answer' | 'logprobs'>;

/**
 * The answers to a question, as many as the evaluation samples. `enough` looks at the first one, asked without chance: token
 * probabilities say more than further samples (metrics.md 7.2). Without `enough` all are asked at once.
 */
export async function askSamples<T>(
  ask: Ask,
  question: Question<T>,
  enough?: (first: Sample<T>) => boolean,
): Promise<Sample<T>[]> {
  const count = Math.max(1, ask.samples);
  const taken: Sample<T>[] = [];
  if (count === 1 || enough !== undefined) {
    const first = await fillUncut(ask, question);
    if (count === 1 || enough?.(first)) return [first];
    taken.push(first);
  }
  const further = await Promise.allSettled(
    Array.from({ length: count - taken.length }, (_, index) =>
      fillUncut(ask, {
        ...question,
        repeat: `s${index + taken.length}`,
        temperature: SAMPLING_TEMPERATURE,
      }),
    ),
  );
  // Every call ends before the first failure is thrown, so that all that was spent is counted.
  for (const outcome of further) {
    if (outcome.status === 'rejected') throw outcome.reason;
    taken.push(outcome.value);
  }
  return taken;
}

/** Asks; an answer that did not fit its length is asked for once more with twice the output limit. */
export async function fillUncut<T>(ask: Ask, question: Question<T>): Promise<Filled<T>> {
  try {
    return await ask.fillWhole(question);
  } catch (error) {
    if (!(error instanceof Fault) || error.subcode !== 'truncated') throw error;
    return ask.fillWhole({ ...question, items: 2 * (question.items ?? 1) });
  }
}

/** Notes how far samples agree: 1 less their standard deviation in parts of the scale. */
export function noteSpread(ask: Ask, values: readonly number[]): void {
  if (values.length < 2) return;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const agreement = round4(1 - Math.sqrt(variance));
  ask.noteAgreement(agreement);
  if (agreement < STABLE) ask.warn('unstable');
}

/** What samples come to: their mean, or their minimum once the output has tried to talk to the judge (metrics.md 9, measure 6). */
interface Joined {
  readonly value: number;
  readonly aggregation: 'mean' | 'min';
  /** The sample whose words go with the value. */
  readonly nearest: number;
}

/** Joins the values of samples, at least one. */
export function joinSamples(values: readonly number[], attacked: boolean): Joined {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const value = attacked ? Math.min(...values) : mean;
  const nearest = values.reduce(
    (best, each, index) => (Math.abs(each - value) < Math.abs((values[best] ?? 0) - value) ? index : best),
    0,
  );
  return { value, aggregation: attacked ? 'min' : 'mean', nearest };
}
