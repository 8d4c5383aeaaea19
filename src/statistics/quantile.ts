/**
 * The value below which the share `p` of the numbers lies, by linear interpolation between neighbours (type 7 of Hyndman
 * and Fan 1996, the default of numpy and R). The median is `quantile(values, 0.5)`. The input need not be sorted and stays as it is.
 * RangeError for no numbers: there is no such value.
 */
export function quantile(values: readonly number[], p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`quantile: p must lie in 0..1, not ${p}`);
  if (values.length === 0) throw new RangeError('quantile: no numbers');
  const sorted = Float64Array.from(values).sort();
  const position = (sorted.length - 1) * p;
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below === above ? below : below + (above - below) * (position - Math.floor(position));
}
