const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;

function density(z: number): number {
  return Math.exp((-z * z) / 2) / ROOT_TWO_PI;
}

/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
export function normalSf(z: number): number {
  if (Number.isNaN(z)) throw new RangeError('normalSf: z is not a number');
  if (z < -SWITCH) return 1 - normalSf(-z);
  if (z === Infinity) return 0;
  if (z > SWITCH) {
    let ratio = z;
    for (let k = FRACTION_STEPS; k >= 1; k -= 1) ratio = z + k / ratio;
    return density(z) / ratio;
  }
  let term = z;
  let sum = z;
  for (let k = 3; ; k += 2) {
    term *= (z * z) / k;
    if (sum + term === sum) return 0.5 - density(z) * sum;
    sum += term;
  }
}

/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
export function normalCdf(z: number): number {
  return normalSf(-z);
}

/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
  if (p === 0.5) return 0;
  const tail = Math.min(p, 1 - p);
  const sign = p < 0.5 ? -1 : 1;
  if (tail === 0) return sign * Infinity;
  // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
  let z = Math.sqrt(-2 * Math.log(2 * tail));
  for (let step = 0; step < 50; step += 1) {
    const here = normalSf(z);
    const move = (Math.log(here / tail) * here) / density(z);
    z += move;
    if (Math.abs(move) <= 1e-15 * z) break;
  }
  return sign * z;
}
