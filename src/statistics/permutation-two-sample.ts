import { type PermutationDraws, permutationStratified } from './permutation-stratified.ts';

/**
 * Permutation test of two independent samples: how many of the ways to divide all values into groups of these sizes put the
 * means at least as far apart, in either direction (Pitman 1937). Assumes only that the observations are exchangeable without
 * an effect: independent conversations, not repeated runs of one test case. It is the stratified test with a single stratum;
 * with too many divisions to list it needs `next`. RangeError for an empty sample or numbers that are not finite.
 */
export function permutationTwoSample(
  a: readonly number[],
  b: readonly number[],
  draws: PermutationDraws = {},
): { p_value: number } {
  return { p_value: permutationStratified([{ a, b }], draws).p_value };
}
