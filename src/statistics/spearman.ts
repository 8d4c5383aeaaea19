import { mean } from './mean.ts';

/**
 * Spearman's rank correlation: how far two lists put the same things in the same order (Spearman 1904), ties sharing their mean
 * rank. 1 is the same order, 0 none, -1 the reverse. Null for fewer than two pairs, or when one side never changes.
 */
export function spearman(first: readonly number[], second: readonly number[]): number | null {
  if (first.length !== second.length)
    throw new RangeError(`spearman: ${first.length} values beside ${second.length}`);
  if (first.length < 2) return null;
  const [a, b] = [centred(ranks(first)), centred(ranks(second))];
  let both = 0;
  let ownA = 0;
  let ownB = 0;
  for (const [row, value] of a.entries()) {
    const other = b[row] as number;
    both += value * other;
    ownA += value * value;
    ownB += other * other;
  }
  return ownA === 0 || ownB === 0 ? null : Math.max(-1, Math.min(1, both / Math.sqrt(ownA * ownB)));
}

function centred(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((_, row) => row).sort((a, b) => (values[a] as number) - (values[b] as number));
  const result = new Array<number>(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[order[end] as number] === values[order[start] as number]) end += 1;
    for (let place = start; place < end; place += 1) result[order[place] as number] = (start + 1 + end) / 2;
    start = end;
  }
  return result;
}
