/** A number as a comparison shows it: four decimals, as scores have them (metrics.md 0.1); null stays null. */
export function rounded<T extends number | null>(value: T, decimals = 4): T {
  if (value === null) return value;
  const scale = 10 ** decimals;
  // The type only says whether it can be null; `+ 0` turns a negative zero into a plain one.
  return (Math.round((value as number) * scale) / scale + 0) as T;
}

/** Both ends of an interval, rounded. */
export const roundedInterval = (interval: readonly [number, number] | null): [number, number] | null =>
  interval === null ? null : [rounded(interval[0]), rounded(interval[1])];
