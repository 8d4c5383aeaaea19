import { stirlingError } from './stirling-error.ts';

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n: number): number {
  if (!(Number.isSafeInteger(n) && n >= 0))
    throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
  if (n < 2) return 0;
  return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + stirlingError(n);
}

/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
export function logChoose(n: number, k: number): number {
  if (k < 0 || k > n) return Number.NEGATIVE_INFINITY;
  if (k === 0 || k === n) return 0;
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
