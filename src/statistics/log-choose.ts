/** Below this n! is added up from logarithms; above, four terms of Stirling's series are exact to 1e-15 of the sum. */
const STIRLING_FROM = 21;

/** ln n! for a whole n >= 0 (Stirling's series, Abramowitz and Stegun 6.1.41). RangeError for anything else. */
export function logFactorial(n: number): number {
  if (!(Number.isSafeInteger(n) && n >= 0))
    throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
  if (n < STIRLING_FROM) {
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1) product *= factor;
    return Math.log(product);
  }
  const square = n * n;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / n;
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + series;
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
