import { z } from 'zod';
import { timestamp } from '../common.ts';

/**
 * What a run asks of its cassettes: records what it plays live; answers from recordings all of it, or plays live what no recording answers,
 * or (a run without secrets) answers what was recorded and plays the other cases as if there were no cassettes.
 */
export interface CassetteMode {
  readonly record?: true;
  readonly replay?: 'all' | 'changed' | 'recorded';
}

/** Code of an attempt that asked what no recording answers. */
export const CASSETTE_MISS = 'cassette_miss';

const count = z.number().int().min(0);

/**
 * What was answered from recordings: exchanges of agents with models, and answers of the judge; when the oldest and the newest were recorded,
 * and the models that answered, as they name themselves.
 */
export const replayed = z.object({
  exchanges: count,
  judge_answers: count,
  oldest: timestamp,
  newest: timestamp,
  models: z.array(z.string()),
});
export type ReplayedPart = z.infer<typeof replayed>;

/** The same of a run, and how many of all its attempts some of it belongs to. */
export const replayedOfRun = replayed.extend({ attempts: count, of: count });
export type ReplayedOfRun = z.infer<typeof replayedOfRun>;

/** Both together; of two parts of one attempt, or of one run. */
export function addReplayed(
  a: ReplayedPart | undefined,
  b: ReplayedPart | undefined,
): ReplayedPart | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return {
    exchanges: a.exchanges + b.exchanges,
    judge_answers: a.judge_answers + b.judge_answers,
    oldest: a.oldest < b.oldest ? a.oldest : b.oldest,
    newest: a.newest > b.newest ? a.newest : b.newest,
    models: [...new Set([...a.models, ...b.models])].sort(),
  };
}
