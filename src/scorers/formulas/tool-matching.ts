import { argumentSimilarity } from './call-helpers.ts';
import { bareToolName, foldToolName, sameTool } from './tool-name.ts';

/** A called or expected tool; `arguments` on an expected one means that they matter. */
export interface NamedTool {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
}

/** `[called index, expected index, weight]` of every pair, and the sum of the weights. */
export interface Matching {
  readonly pairs: readonly (readonly [called: number, expected: number, weight: number])[];
  readonly matched: number;
}

/**
 * Pairs calls with expectations so that the total is as large as possible: by name alone as multisets, by arguments as a
 * maximum-weight bipartite matching, or in order as a longest common subsequence (metrics.md 5.2). Index based, so two
 * equal calls stay two calls and the order of the lists does not change the sum.
 */
export function matchTools(
  called: readonly NamedTool[],
  expected: readonly NamedTool[],
  ordered = false,
): Matching {
  const pairs = ordered
    ? inOrder(called, expected)
    : expected.some((tool) => tool.arguments !== undefined)
      ? byArguments(called, expected)
      : byName(called, expected).map(([i, j]) => [i, j, 1] as const);
  return { pairs, matched: pairs.reduce((sum, [, , weight]) => sum + weight, 0) };
}

function weightOf(called: NamedTool, expected: NamedTool): number {
  if (!sameTool(called.name, expected.name)) return 0;
  return expected.arguments === undefined
    ? 1
    : argumentSimilarity(expected.arguments, called.arguments ?? {});
}

/**
 * Maximum matching by name in linear time. Names with a namespace are paired with their equals first; a bare name fits any
 * namespace, so it is kept for those that nothing else fits, and bare names meet each other last.
 */
function byName(called: readonly NamedTool[], expected: readonly NamedTool[]): [number, number][] {
  const pairs: [number, number][] = [];
  const left = new Pool(called);
  const right = new Pool(expected);
  const pair = (from: number[] | undefined, to: number[] | undefined) => {
    while (from?.length && to?.length) pairs.push([from.shift() as number, to.shift() as number]);
  };
  for (const [name, indices] of left.full) pair(indices, right.full.get(name));
  // A namespace may be written with an underscore: `math_gcd` is `math.gcd`.
  for (const [name, bare] of left.bare) pair(bare, right.full.get(name));
  for (const [name, full] of left.full) pair(full, right.bare.get(name));
  for (const [name, bare] of left.bare) for (const full of right.byBare.get(name) ?? []) pair(bare, full);
  for (const [name, bare] of right.bare) for (const full of left.byBare.get(name) ?? []) pair(full, bare);
  for (const [name, bare] of left.bare) pair(bare, right.bare.get(name));
  return pairs.sort((a, b) => a[0] - b[0]);
}

/** Indices of tools by folded name: those with a namespace (also findable by their bare name) and those without. */
class Pool {
  readonly full = new Map<string, number[]>();
  readonly byBare = new Map<string, number[][]>();
  readonly bare = new Map<string, number[]>();

  constructor(tools: readonly NamedTool[]) {
    for (const [index, { name }] of tools.entries()) {
      const folded = foldToolName(name);
      const bare = bareToolName(name);
      const group = bare === null ? this.bare : this.full;
      const known = group.get(folded);
      if (known) known.push(index);
      else {
        const indices = [index];
        group.set(folded, indices);
        if (bare !== null) this.byBare.set(bare, [...(this.byBare.get(bare) ?? []), indices]);
      }
    }
  }
}

/** Longest common subsequence by total weight. Rows × columns: expectations are few. */
function inOrder(called: readonly NamedTool[], expected: readonly NamedTool[]): [number, number, number][] {
  const best = Array.from({ length: called.length + 1 }, () => new Float64Array(expected.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = called.length - 1; i >= 0; i--) {
    for (let j = expected.length - 1; j >= 0; j--) {
      const weight = weightOf(called[i] as NamedTool, expected[j] as NamedTool);
      (best[i] as Float64Array)[j] = Math.max(at(i + 1, j), at(i, j + 1), at(i + 1, j + 1) + weight);
    }
  }
  const pairs: [number, number, number][] = [];
  for (let i = 0, j = 0; i < called.length && j < expected.length; ) {
    const weight = weightOf(called[i] as NamedTool, expected[j] as NamedTool);
    if (weight > 0 && at(i, j) === at(i + 1, j + 1) + weight) pairs.push([i++, j++, weight]);
    else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return pairs;
}

/** Maximum-weight bipartite matching: the Hungarian method with potentials on costs 1 − weight (Kuhn 1955), rows = the smaller side. */
function byArguments(
  called: readonly NamedTool[],
  expected: readonly NamedTool[],
): [number, number, number][] {
  const swap = called.length > expected.length;
  const [rows, columns] = swap ? [expected, called] : [called, expected];
  const weight = (row: number, column: number) =>
    swap
      ? weightOf(called[column] as NamedTool, expected[row] as NamedTool)
      : weightOf(called[row] as NamedTool, expected[column] as NamedTool);
  const assigned = assign(rows.length, columns.length, (row, column) => 1 - weight(row, column));
  return assigned
    .map((column, row): [number, number, number] =>
      swap ? [column, row, weight(row, column)] : [row, column, weight(row, column)],
    )
    .filter(([, , value]) => value > 0)
    .sort((a, b) => a[0] - b[0]);
}

/** Column of every row in a cheapest complete assignment; rows ≤ columns. */
function assign(rows: number, columns: number, cost: (row: number, column: number) => number): number[] {
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1); // 1-based row of a column; 0 = free
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    let column = 0;
    const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const done = new Uint8Array(columns + 1);
    do {
      done[column] = 1;
      const current = rowOf[column] as number;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let j = 1; j <= columns; j++) {
        if (done[j]) continue;
        const reduced =
          cost(current - 1, j - 1) - (rowPotential[current] as number) - (columnPotential[j] as number);
        if (reduced < (slack[j] as number)) {
          slack[j] = reduced;
          cameFrom[j] = column;
        }
        if ((slack[j] as number) < delta) {
          delta = slack[j] as number;
          next = j;
        }
      }
      for (let j = 0; j <= columns; j++) {
        if (done[j]) {
          rowPotential[rowOf[j] as number] = (rowPotential[rowOf[j] as number] as number) + delta;
          columnPotential[j] = (columnPotential[j] as number) - delta;
        } else slack[j] = (slack[j] as number) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    do {
      const previous = cameFrom[column] as number;
      rowOf[column] = rowOf[previous] as number;
      column = previous;
    } while (column !== 0);
  }
  const columnOf = new Array<number>(rows).fill(0);
  for (let j = 1; j <= columns; j++) if (rowOf[j]) columnOf[(rowOf[j] as number) - 1] = j - 1;
  return columnOf;
}
