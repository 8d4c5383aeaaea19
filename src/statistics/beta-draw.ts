import { gammaDraw } from './gamma-draw.ts';

/**
 * One draw from Beta(a, b): a share that would fit a − 1 passes and b − 1 failures. Made of two gamma draws (Devroye 1986,
 * IX.4). `next` is uniform in [0, 1) and seeded. RangeError unless a and b are above 0.
 */
export function betaDraw(a: number, b: number, next: () => number): number {
  const passes = gammaDraw(a, next);
  return passes / (passes + gammaDraw(b, next));
}
