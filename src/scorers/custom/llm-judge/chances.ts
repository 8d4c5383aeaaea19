import type { TokenChance } from '../../../judges/judge.ts';
import { type Distribution, distributionOf } from '../../formulas/expected-value.ts';

/** Alternatives of one place that come to more are no probabilities of one place; a little is lost to rounding. */
const CERTAIN = 1.01;

/**
 * The distribution over answers that token probabilities give, or null: when there are none, or when the answer that was
 * written is not among them (then they belong to another place, or to a token that holds more than the answer).
 */
export function weighed(
  logprobs: readonly TokenChance[] | undefined,
  written: string,
  answers: readonly string[],
): Distribution | null {
  // A kept record could hold anything: what is no list tells nothing.
  if (!Array.isArray(logprobs)) return null;
  const chances = logprobs.map(({ token, logprob }: TokenChance) => ({
    token: String(token).toLowerCase(),
    p: Math.exp(Number(logprob)),
  }));
  if (!(chances.reduce((sum, { p }) => sum + p, 0) <= CERTAIN)) return null;
  const distribution = distributionOf(chances, answers);
  return distribution !== null && Object.hasOwn(distribution, written) ? distribution : null;
}
