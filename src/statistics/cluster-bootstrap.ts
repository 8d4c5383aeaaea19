import { quantile } from './quantile.ts';

/** Where the resamples come from, how many there are, and what the intervals cover. */
export interface BootstrapOptions {
  /** Uniform in [0, 1); seeded, so that the same rows give the same intervals. */
  next(): number;
  /** Default 1,000: another seed then moves an end by about 0.08 standard errors, √(0.025 · 0.975 / 1,000) / φ(1.96). */
  resamples?: number;
  /** Default 0.95. */
  confidence?: number;
}

/** Below this share of resamples with a value, what is left is not a fair sample of them. */
const LEAST_DEFINED = 0.5;

/**
 * Percentile intervals by cluster bootstrap (Efron 1979; Field and Welsh 2007): whole groups are drawn with replacement, as
 * many as there are, because rows of one document or conversation are not independent; drawing rows would promise too much.
 * Assumes that the groups are a sample of the groups one wants to speak about. `groups` names the group of each row;
 * `figures` computes any number of figures when each row counts `weights[row]` times (the array is used again, keep nothing
 * of it), null where a figure is not defined. Null for a figure with fewer than two groups, or when most resamples leave it
 * undefined; the others are left out. For few groups (below about 25) the intervals are too narrow, and rows that are told
 * apart without any mistake give an interval of no width: for display, never for a decision (statistics.md 1.3).
 */
export function clusterBootstrap<Name extends string>(
  groups: readonly unknown[],
  figures: (weights: ArrayLike<number>) => Readonly<Record<Name, number | null>>,
  { next, resamples = 1000, confidence = 0.95 }: BootstrapOptions,
): Record<Name, [number, number] | null> {
  const numbers = new Map<unknown, number>();
  const groupOf = Uint32Array.from(groups, (group) => {
    const known = numbers.get(group);
    if (known === undefined) numbers.set(group, numbers.size);
    return known ?? numbers.size - 1;
  });
  const weights = new Uint32Array(groups.length).fill(1);
  // The names; the values under full weights are nobody's resample.
  const names = Object.keys(figures(weights)) as Name[];
  const found = new Map<Name, number[]>(names.map((name) => [name, []]));
  const drawn = new Uint32Array(numbers.size);
  for (let resample = 0; resample < resamples && numbers.size > 1; resample += 1) {
    drawn.fill(0);
    for (let draw = 0; draw < drawn.length; draw += 1) {
      const group = Math.floor(next() * drawn.length);
      drawn[group] = (drawn[group] as number) + 1;
    }
    for (let row = 0; row < weights.length; row += 1) weights[row] = drawn[groupOf[row] as number] as number;
    const values = figures(weights);
    for (const name of names) if (values[name] !== null) found.get(name)?.push(values[name]);
  }
  const tail = (1 - confidence) / 2;
  const intervals = names.map((name): [Name, [number, number] | null] => {
    const values = found.get(name) ?? [];
    const enough = values.length > 0 && values.length >= resamples * LEAST_DEFINED;
    return [name, enough ? [quantile(values, tail), quantile(values, 1 - tail)] : null];
  });
  return Object.fromEntries(intervals) as Record<Name, [number, number] | null>; // Made of all the names, one by one.
}
