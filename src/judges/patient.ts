import type { AdaptiveLimit } from '../flow/adaptive-limit.ts';
import { type RetryOptions, retrying } from '../flow/retry.ts';
import type { Judge } from './judge.ts';

/**
 * A judge that has only so many calls under way as its provider takes (security.md R06), and tries a failed one again where the Fault
 * says that it helps (R01, R02). One that waits to be tried again holds no place, neither of the limit nor, by `Question.aside`, of the
 * work that asks.
 */
export function patient(
  judge: Judge,
  limit: Pick<AdaptiveLimit, 'run'>,
  options: Omit<RetryOptions, 'signal' | 'aside'>,
): Judge {
  return {
    ...judge,
    fill: (question, signal) =>
      retrying((attempt) => limit.run(() => judge.fill(question, signal), { signal, again: attempt > 1 }), {
        ...options,
        aside: question.aside,
        signal,
      }),
  };
}
