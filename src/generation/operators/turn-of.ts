import type { Check } from '../../schema/check.ts';

/** A turn with its checks, and with the expectation as sentences where checks do not say all; `truth` is the rule it is judged by. */
export function turnOf(
  text: string,
  expected: readonly string[],
  truth?: string,
  checks: readonly Check[] = [],
) {
  return {
    input: { text },
    ...(expected.length === 0 ? {} : { expected_behavior: expected.join(' ') }),
    ...(checks.length === 0 ? {} : { checks: [...checks] }),
    ...(truth === undefined || truth === '' ? {} : { ground_truth: truth }),
  };
}
