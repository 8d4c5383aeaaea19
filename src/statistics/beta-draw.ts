import { gammaDraw } from './gamma-draw.ts';

/** Up to this many passes and failures together the shortcut for whole counts is the faster one. */
const FEW = 12;

/**
 * One draw from Beta(a, b): a share that would fit a − 1 passes and b − 1 failures. Made of two gamma draws (Devroye 1986,
 * IX.4); in [0, 1], the ends nearly never. `next` is uniform in [0, 1) and seeded. RangeError unless a and b are above 0.
 */
export function betaDraw(a: number, b: number, next: () => number): number {
  const passes = a - 0.5;
  const failures = b - 0.5;
  if (passes >= 0 && failures >= 0 && passes + failures <= FEW)
    if (Number.isInteger(passes) && Number.isInteger(failures)) return fewDraw(passes, failures, next);
  const gamma = gammaDraw(a, next);
  return gamma / (gamma + gammaDraw(b, next));
}

/**
 * The same for a few passes and failures with half of one added to each, as posteriors of a case have it. A gamma of shape n + 1/2 is the
 * sum of half a squared normal and n exponentials, and the squares of two normals are the parts of one more exponential, by an angle
 * (Devroye 1986, IX.3): three logarithms and a cosine for both.
 */
function fewDraw(passes: number, failures: number, next: () => number): number {
  const cosine = Math.cos(2 * Math.PI * next());
  const share = cosine * cosine;
  if (passes + failures === 0) return share;
  const both = -Math.log(1 - next());
  const gamma = both * share + exponentials(passes, next);
  return gamma / (gamma + both * (1 - share) + exponentials(failures, next));
}

/** The sum of that many exponential draws, by one logarithm of a product. */
function exponentials(count: number, next: () => number): number {
  if (count === 0) return 0;
  let product = 1;
  for (let drawn = 0; drawn < count; drawn += 1) product *= 1 - next();
  return -Math.log(product);
}
