import { families as alikeTexts } from '../text/near-duplicates.ts';
import type { OptimizedCase } from './material.ts';

/**
 * Cases with their near-duplicates (improvement.md 2.2): the same lineage, or texts with a TF-IDF cosine of at least 0.85. A family is never
 * split between what edits are made from and what they are tested on. Every case is in one; in the order of the cases.
 */
export function caseFamilies(cases: readonly OptimizedCase[]): OptimizedCase[][] {
  const parent = cases.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] as number;
    parent[index] = root;
    return root;
  };
  const unite = (a: number, b: number) => {
    const [low, high] = [rootOf(a), rootOf(b)].sort((x, y) => x - y) as [number, number];
    parent[high] = low;
  };
  for (const [first, ...others] of alikeTexts(cases.map(({ text }) => text)))
    for (const other of others) unite(first as number, other);
  const lineages = new Map<string, number>();
  for (const [index, { lineage }] of cases.entries()) {
    if (lineage === undefined) continue;
    const known = lineages.get(lineage);
    if (known === undefined) lineages.set(lineage, index);
    else unite(known, index);
  }
  const groups = new Map<number, OptimizedCase[]>();
  for (const [index, each] of cases.entries()) {
    const root = rootOf(index);
    groups.set(root, [...(groups.get(root) ?? []), each]);
  }
  return [...groups.values()];
}
