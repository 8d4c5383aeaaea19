import type { AdaptiveLimit, Refused } from '../flow/adaptive-limit.ts';
import type { Judge } from './judge.ts';

/** Makes the judge of one call patient; whatever refusals it sits out itself, it reports. */
type Patience = (judge: Judge, refused: Refused) => Judge;

/**
 * A judge that has only so many calls under way as its provider takes (security.md R06). A call that is retried inside
 * (`patience`) keeps its place while it waits.
 */
export function rateLimited(
  judge: Judge,
  limit: Pick<AdaptiveLimit, 'run'>,
  patience: Patience = (same) => same,
): Judge {
  return {
    ...judge,
    fill: (question, signal) =>
      limit.run((refused) => patience(judge, refused).fill(question, signal), signal),
  };
}
