import { words } from '../text/language/words.ts';

const GRAM = 5;
/** Far above what the bound of a count is rounded by, far below one gram. */
const ROUNDING = 1e-6;

/** The character 5-grams of a text's words, made once for many comparisons (as `gramJaccard` of text/near-duplicates.ts). */
export function gramsOf(text: string): ReadonlySet<string> {
  const joined = words(text).join(' ');
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= joined.length; at += 1) grams.add(joined.slice(at, at + GRAM));
  if (grams.size === 0) grams.add(joined);
  return grams;
}

/** Whether two texts have at least this share of their 5-grams in common (Jaccard). Sizes too different need no look. */
export function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>, atLeast: number): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size < atLeast * large.size) return false;
  // Most pairs have little in common: a few grams that are missing say so.
  let spare = small.size - (atLeast / (1 + atLeast)) * (a.size + b.size) + ROUNDING;
  let common = 0;
  for (const gram of small)
    if (large.has(gram)) common += 1;
    else if (--spare < 0) return false;
  return common / (a.size + b.size - common) >= atLeast;
}
