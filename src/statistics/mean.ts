/**
 * Arithmetic mean with compensated summation (Kahan 1965, in Neumaier's form, which also survives a term larger than the
 * sum so far), so the order of 100,000 scores does not show in the last digits. RangeError for no numbers:
 * there is no such value.
 */
export function mean(values: Iterable<number>): number {
  let sum = 0;
  let lost = 0;
  let count = 0;
  for (const value of values) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
    count += 1;
  }
  if (count === 0) throw new RangeError('mean: no numbers');
  return (sum + lost) / count;
}
