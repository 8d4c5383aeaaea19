import { normalQuantile, normalSf } from './normal.ts';

/**
 * How the error is spent over time: `ld_obf` almost nothing early (Lan and DeMets 1983, like O'Brien-Fleming), `pocock`
 * evenly, `hsd` in between by its gamma (Hwang, Shih and DeCani 1990; -2 is the default of statistics.md 4.3 step 11).
 */
type Spending = 'ld_obf' | 'pocock' | { readonly hsd: number };

/** Per look: stop when |z| >= `z` (p <= `nominal_p`); `cumulative_alpha` is the error spent until then. */
interface SequentialBoundaries {
  z: number[];
  nominal_p: number[];
  cumulative_alpha: number[];
}

/** No boundary lies beyond: the chance of |z| >= 37 is the smallest a double holds. Stands for "never at this look". */
const FARTHEST = 37;

/** The density is cut off here, in standard deviations; 1e-15 lies outside. */
const CUT = 8;

/** Steps of integration per standard deviation of the finest increment; Simpson's rule is then good to about 1e-8. */
const STEPS_PER_DEVIATION = 16;

/** Fewest steps over the range, and most: looks a ten-thousandth apart would ask for more memory than they are worth. */
const STEPS = { least: 200, most: 4000 } as const;

/**
 * Boundaries for looking at the results several times without raising the chance of a false winner: two-sided, symmetric, for
 * efficacy only. `info` is the share of the planned information at each look, ascending in (0, 1]; `alpha` the total error.
 * Assumes that the statistic behaves like a Brownian motion seen at those times, as means of many independent runs do. The
 * density of the sum among those not yet stopped is carried from look to look by numerical integration (Armitage, McPherson
 * and Rowe 1969), and each boundary is set so that exactly the error due at that look is spent. RangeError for other input.
 */
export function groupSequential(
  info: readonly number[],
  alpha: number,
  spending: Spending,
): SequentialBoundaries {
  if (!(alpha > 0 && alpha < 1))
    throw new RangeError(`groupSequential: alpha ${alpha} must lie between 0 and 1`);
  if (!info.every((time, look) => time > (info[look - 1] ?? 0) && time <= 1))
    throw new RangeError(`groupSequential: looks at ${info.join(', ')} must ascend in (0, 1]`);
  const cumulative_alpha = info.map((time) => spent(time, alpha, spending));
  const z: number[] = [];
  let density: Density = { points: Float64Array.of(0), masses: Float64Array.of(1) };
  for (const [look, time] of info.entries()) {
    const deviation = Math.sqrt(time - (info[look - 1] ?? 0));
    const due = (cumulative_alpha[look] as number) - (cumulative_alpha[look - 1] ?? 0);
    const scale = Math.sqrt(time);
    const boundary = solve((bound) => crossing(density, deviation, bound * scale) - due);
    z.push(boundary);
    const next = info[look + 1];
    if (next === undefined) break;
    const finest = Math.min(deviation, Math.sqrt(next - time));
    density = carry(density, deviation, Math.min(boundary, CUT) * scale, finest);
  }
  return { z, nominal_p: z.map((bound) => 2 * normalSf(bound)), cumulative_alpha };
}

/** Error spent until information time `time`. */
function spent(time: number, alpha: number, spending: Spending): number {
  if (spending === 'ld_obf')
    return Math.min(alpha, 4 * normalSf(-normalQuantile(alpha / 4) / Math.sqrt(time)));
  if (spending === 'pocock') return alpha * Math.log1p((Math.E - 1) * time);
  const gamma = spending.hsd;
  // At gamma 0 the ratio is 0/0 and its limit the straight line.
  return gamma === 0 ? alpha * time : (alpha * Math.expm1(-gamma * time)) / Math.expm1(-gamma);
}

/** Where the sum of those not yet stopped lies: a mass (density times integration weight) at each point. */
interface Density {
  points: Float64Array;
  masses: Float64Array;
}

/** Chance to be at or beyond ±`bound` after one more increment. Both sides, each as its own tail. */
function crossing({ points, masses }: Density, deviation: number, bound: number): number {
  return masses.reduce((sum, mass, index) => {
    const point = points[index] as number;
    return sum + mass * (normalSf((bound - point) / deviation) + normalSf((bound + point) / deviation));
  }, 0);
}

/** The density after one more increment, between ±`bound`, at the points of Simpson's rule. */
function carry({ points, masses }: Density, deviation: number, bound: number, finest: number): Density {
  const wanted = Math.ceil((bound * STEPS_PER_DEVIATION) / finest) * 2;
  const steps = Math.min(STEPS.most, Math.max(STEPS.least, wanted));
  const width = (2 * bound) / steps;
  const reached = Float64Array.from({ length: steps + 1 }, (_, step) => -bound + step * width);
  const factor = width / 3 / (deviation * Math.sqrt(2 * Math.PI));
  return {
    points: reached,
    masses: reached.map((to, step) => {
      const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
      const sum = masses.reduce((before, mass, index) => {
        const distance = (to - (points[index] as number)) / deviation;
        return before + mass * Math.exp(-0.5 * distance * distance);
      }, 0);
      return sum * weight * factor;
    }),
  };
}

/** Zero of a falling function between 0 and FARTHEST by bisection, to the last digits (37 / 2^52). */
function solve(falling: (bound: number) => number): number {
  let low = 0;
  let high = FARTHEST;
  for (let halving = 0; halving < 52; halving += 1) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}
