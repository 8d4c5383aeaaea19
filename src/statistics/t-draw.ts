import { gammaDraw } from './gamma-draw.ts';
import { normalDraw } from './normal-draw.ts';

/**
 * One draw from Student's t with `df` degrees of freedom: how far a mean may lie from the true one, in standard errors that
 * were themselves estimated. A normal over the root of a scaled gamma (Student 1908). `next` is uniform in [0, 1) and
 * seeded. RangeError unless df is above 0.
 */
export function tDraw(df: number, next: () => number): number {
  return normalDraw(next) / Math.sqrt(gammaDraw(df / 2, next) / (df / 2));
}
