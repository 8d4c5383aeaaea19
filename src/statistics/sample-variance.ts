import { mean } from './mean.ts';

/**
 * Unbiased sample variance (divisor n - 1): how far numbers scatter around their own mean. Two passes, so a large mean does
 * not eat the digits of a small scatter. RangeError for fewer than two numbers: one number scatters around nothing.
 */
export function sampleVariance(values: readonly number[]): number {
  if (values.length < 2) throw new RangeError(`sampleVariance: ${values.length} numbers, two are needed`);
  const middle = mean(values);
  return (mean(values.map((value) => (value - middle) ** 2)) * values.length) / (values.length - 1);
}
