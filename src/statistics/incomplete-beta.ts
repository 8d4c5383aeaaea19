import { stirlingError } from './stirling-error.ts';

/** Relative change at which the continued fraction has settled (a few units in the last place). */
const SETTLED = 4e-16;
/** Stands in for a zero denominator in Lentz's method, as its authors propose. */
const TINY = 1e-300;
/** The fraction needs about sqrt(max(a, b)) steps; this is far beyond any sample an evaluation can hold. */
const MOST_STEPS = 1_000_000;

/** x ln(x/m) + m − x without cancellation when x is close to m (the deviance term of Loader 2000). */
function deviance(x: number, m: number): number {
  const gap = x - m;
  if (Math.abs(gap) >= 0.1 * (x + m)) return x * Math.log(x / m) - gap;
  const v = gap / (x + m);
  let sum = gap * v;
  let power = 2 * x * v;
  for (let j = 1; j < 100; j += 1) {
    power *= v * v;
    const next = sum + power / (2 * j + 1);
    if (next === sum) break;
    sum = next;
  }
  return sum;
}

/**
 * x^a y^b / B(a, b) with y = 1 − x: the power term of the incomplete beta function, and at the same time the density
 * of ln(x/y) when x is Beta(a, b). Saddle-point form (Loader 2000), so it keeps 12 digits for a, b in the thousands.
 */
export function betaPowerTerm(x: number, y: number, a: number, b: number): number {
  if (x <= 0 || y <= 0) return 0;
  const n = a + b;
  const exponent =
    stirlingError(n) - stirlingError(a) - stirlingError(b) - deviance(a, n * x) - deviance(b, n * y);
  return Math.exp(exponent) * Math.sqrt((a / n) * (b / (2 * Math.PI)));
}

/** Lentz's evaluation of the continued fraction of I_x(a, b) (DLMF 8.17.22), good for x below about a/(a+b). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 - ((a + b) * x) / (a + 1);
  d = 1 / (Math.abs(d) < TINY ? TINY : d);
  let value = d;
  for (let m = 1; m < MOST_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 + even * d;
    c = 1 + even / c;
    d = 1 / (Math.abs(d) < TINY ? TINY : d);
    c = Math.abs(c) < TINY ? TINY : c;
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 + odd * d;
    c = 1 + odd / c;
    d = 1 / (Math.abs(d) < TINY ? TINY : d);
    c = Math.abs(c) < TINY ? TINY : c;
    const step = d * c;
    value *= step;
    if (Math.abs(step - 1) < SETTLED) return value;
  }
  throw new RangeError(`incompleteBeta: no result for a ${a}, b ${b}, x ${x}`);
}

/**
 * Regularised incomplete beta function I_x(a, b), the function behind the tails of Student's t, the beta and the
 * binomial distribution. `y` is 1 − x and is passed separately, because a caller who knows it exactly (t does) must
 * not lose it to rounding. Whichever of the two tails is the small one is computed directly, never as 1 − the other.
 * a and b are above 0; RangeError otherwise.
 */
export function incompleteBeta(x: number, y: number, a: number, b: number): number {
  if (!(a > 0 && b > 0 && a < Infinity && b < Infinity))
    throw new RangeError(`incompleteBeta: a and b must be finite and above 0, got ${a} and ${b}`);
  if (Number.isNaN(x) || Number.isNaN(y)) throw new RangeError('incompleteBeta: x is not a number');
  if (x <= 0) return 0;
  if (y <= 0) return 1;
  const term = betaPowerTerm(x, y, a, b);
  if (x <= (a + 1) / (a + b + 2)) return Math.min(1, (term * betaFraction(x, a, b)) / a);
  return Math.max(0, 1 - (term * betaFraction(y, b, a)) / b);
}
