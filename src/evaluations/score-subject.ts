import { Fault } from '../errors.ts';
import type { Judge } from '../judges/judge.ts';
import { spentBefore } from '../judges/spent.ts';
import { defined } from '../schema/defined.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { ScorerError, ScorerResult } from '../schema/scorer-result.ts';
import type { ScoredWorld } from '../scorers/scored-world.ts';
import type { Scorer, ScorerOutcome } from '../scorers/scorer.ts';
import { DEFAULT_THRESHOLD } from '../scorers/sureness/labelled-threshold.ts';
import { emptyAnswer, isEmptyAnswer } from './empty-answer.ts';

export interface ScoringOptions {
  judge: Judge;
  /** Named by request or case; wins over a scorer's own. */
  threshold?: number;
  samples?: number;
  /** Attempt index: a repeated attempt is judged anew. */
  repeat?: number;
  signal?: AbortSignal;
  /** The scorers asked about the same subject at once: they share calls where they can (metrics.md 2.5). */
  batch?: Batch;
  /** The world that the attempt acted on. */
  world?: ScoredWorld;
}

/** Scorers that are asked about the same subject at once. */
export interface Batch {
  readonly scorers: readonly Scorer[];
  readonly names: ReadonlySet<string>;
}

/** These scorers as a batch, made once for all of them. */
export const batchOf = (scorers: readonly Scorer[]): Batch => ({
  scorers,
  names: new Set(scorers.map(({ name }) => name)),
});

export interface Scored {
  results: Record<string, ScorerResult>;
  errors: Record<string, ScorerError>;
}

/** Judges one subject with one scorer; its own threshold stands between the caller's and the default. An empty answer scores 0 unasked. */
export async function scoreWith(
  scorer: Scorer,
  subject: Subject,
  options: ScoringOptions,
): Promise<ScorerOutcome> {
  const threshold = options.threshold ?? scorer.threshold ?? DEFAULT_THRESHOLD;
  if (isEmptyAnswer(subject) && scorer.judgesEmpty !== true) return emptyAnswer(scorer, threshold);
  return scorer.evaluate(subject, {
    judge: options.judge,
    threshold,
    samples: options.samples ?? 1,
    repeat: options.repeat ?? 0,
    ...defined({ signal: options.signal, world: options.world }),
    ...(options.batch === undefined ? {} : { batch: options.batch.scorers, batchNames: options.batch.names }),
  });
}

/**
 * Judges one subject with several scorers at once. Order of the results is the order of the scorers. When the budget runs
 * out on the way, the scorers it no longer covered are errors beside what was judged until then.
 */
export async function scoreSubject(
  subject: Subject,
  scorers: readonly Scorer[],
  options: ScoringOptions,
): Promise<Scored> {
  const asked = { ...options, batch: batchOf(scorers) };
  const outcomes = await Promise.all(
    scorers.map((scorer) => scoreWith(scorer, subject, asked).catch(unlessExhausted)),
  );
  const results: Record<string, ScorerResult> = Object.create(null);
  const errors: Record<string, ScorerError> = Object.create(null);
  outcomes.forEach((outcome, index) => {
    const name = scorers[index]!.name;
    if (outcome.status === 'scored') results[name] = outcome.result;
    else errors[name] = outcome.error;
  });
  return { results, errors };
}

function unlessExhausted(error: unknown): ScorerOutcome {
  if (!(error instanceof Fault) || error.code !== 'budget_exhausted') throw error;
  const { code, message, hint } = error;
  return {
    status: 'errored',
    error: { code, message, ...defined({ hint }) },
    usage: spentBefore(error),
  };
}

/** True only when every scorer asked for gave a passing result (interface 4.2 rule 2); an error is not a pass. */
export function overallPass(scored: Scored): boolean {
  const results = Object.values(scored.results);
  return (
    Object.keys(scored.errors).length === 0 && results.length > 0 && results.every((result) => result.pass)
  );
}
