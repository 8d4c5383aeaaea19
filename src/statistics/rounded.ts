/** A figure as it is stored: `digits` decimals, four by default (metrics.md 0.1), and never a negative zero; null stays null. */
export function rounded<T extends number | null>(value: T, digits = 4): T {
  if (value === null) return value;
  const scale = 10 ** digits;
  // Epsilon of its own size: 1.00005 is stored a hair below, and would round down. The type only says whether it can be null.
  return (Math.round((value as number) * scale * (1 + Number.EPSILON)) / scale + 0) as T;
}

/** Both ends of an interval, rounded. */
export const roundedInterval = (interval: readonly [number, number] | null): [number, number] | null =>
  interval === null ? null : [rounded(interval[0]), rounded(interval[1])];
