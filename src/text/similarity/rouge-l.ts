import { commonSubsequence } from './common-subsequence.ts';
import { wordUnits } from './word-units.ts';

/** A measure from 0 to 1; where it would cost too much to compute, only what it cannot exceed. */
export type Measured =
  | { readonly status: 'exact'; readonly value: number }
  | { readonly status: 'undecided'; readonly atMost: number };

/**
 * ROUGE-L (Lin 2004): the F1 of the longest sequence of words that both texts hold in the same order, gaps allowed. Without words in
 * either it is 0. Undecided where both are so long that their words make more than 2³² pairs; `atMost` is then the share of words in common.
 */
export function rougeL(text: string, reference: string, most?: number): Measured {
  const [words, wanted] = [wordUnits(text), wordUnits(reference)];
  if (words.length === 0 || wanted.length === 0) return { status: 'exact', value: 0 };
  const common = commonSubsequence(words, wanted, most);
  const f1 = (shared: number) => (2 * shared) / (words.length + wanted.length);
  return common === null
    ? { status: 'undecided', atMost: f1(wordsInCommon(words, wanted)) }
    : { status: 'exact', value: f1(common) };
}

function wordsInCommon(words: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common++;
  }
  return common;
}
