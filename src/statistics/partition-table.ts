/** How two partitions of the same things lie over each other: the counts of common members and of either side's groups. */
interface PartitionTable {
  total: number;
  common: { first: number; second: number; count: number }[];
  first: number[];
  second: number[];
}

/** Counts for comparing two partitions, given as the label of each thing. RangeError when they are not equally long. */
export function partitionTable(a: readonly unknown[], b: readonly unknown[]): PartitionTable {
  if (a.length !== b.length)
    throw new RangeError(
      `partitionTable: ${a.length} labels against ${b.length}, they must be of the same things`,
    );
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const table = new Map<string, { first: number; second: number; count: number }>();
  for (const [place, first] of left.entries()) {
    const second = right[place] as number;
    const cell = table.get(`${first} ${second}`);
    if (cell === undefined) table.set(`${first} ${second}`, { first, second, count: 1 });
    else cell.count += 1;
  }
  return { total: a.length, common: [...table.values()], first: sizesOf(left), second: sizesOf(right) };
}

function numbersOf(labels: readonly unknown[]): number[] {
  const numbers = new Map<unknown, number>();
  return labels.map((label) => {
    const known = numbers.get(label) ?? numbers.size;
    numbers.set(label, known);
    return known;
  });
}

function sizesOf(labels: readonly number[]): number[] {
  const sizes: number[] = [];
  for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1;
  return sizes;
}
