import type { ItemList, ItemVerdict } from './items.ts';

/**
 * One verdict from several samples of the same item (metrics.md 2.4): the most frequent one; a tie goes to the lower value in
 * the formula. `share` is the part of the samples that agreed with it.
 */
export function majority(
  list: ItemList,
  samples: readonly ItemVerdict[],
): { verdict: ItemVerdict; share: number } {
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(sample.verdict, (counts.get(sample.verdict) ?? 0) + 1);
  const value = (verdict: string): number => list.values[verdict] ?? 0;
  const [winner, count] = [...counts].reduce((best, next) =>
    next[1] > best[1] || (next[1] === best[1] && value(next[0]) < value(best[0])) ? next : best,
  );
  const agreeing = samples.filter((sample) => sample.verdict === winner);
  const shown = agreeing.find((sample) => !sample.unverified) ?? agreeing[0];
  if (shown === undefined) throw new RangeError('a majority needs at least one sample');
  return { verdict: shown, share: count / samples.length };
}
