import { normalDraw } from './normal-draw.ts';

/**
 * One draw from the gamma distribution with this shape and scale 1: what shares (`betaDraw`) and the scatter of a t
 * (`tDraw`) are made of. Squeezed rejection from a cubed normal (Marsaglia and Tsang 2000, ACM TOMS 26:3), with their boost for
 * shapes below 1. `next` is uniform in [0, 1) and seeded. RangeError for a shape that is not above 0.
 */
export function gammaDraw(shape: number, next: () => number): number {
  if (!(shape > 0 && shape < Infinity))
    throw new RangeError(`gammaDraw: shape must be above 0, got ${shape}`);
  // The exponential distribution needs one logarithm.
  if (shape === 1) return -Math.log(1 - next());
  if (shape < 1) {
    const boosted = gammaDraw(shape + 1, next);
    const u = 1 - next();
    // Products where powers are small and whole: `**` takes longer than the rest of the draw.
    return boosted * (shape === 0.5 ? u * u : u ** (1 / shape));
  }
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normalDraw(next);
    const root = 1 + c * x;
    if (root <= 0) continue;
    const v = root * root * root;
    const square = x * x;
    const u = 1 - next();
    // 0.0331 is the constant of their squeeze: it accepts nearly all without a logarithm.
    if (u < 1 - 0.0331 * square * square) return d * v;
    if (Math.log(u) < 0.5 * square + d * (1 - v + Math.log(v))) return d * v;
  }
}
