import { rememberedByText } from '../remembered-by-text.ts';
import { type Gram, gramCoverage, gramsOf } from './ngrams.ts';
import { foldForMatch } from './normalize.ts';
import { sentences } from './sentences.ts';
import { words } from './words.ts';

/** Shorter fragments must occur literally (metrics.md 2.2). */
const LOOSE_LENGTH = 12;
const LOOSE_COVERAGE = 0.85;
/** A quote in more pieces proves nothing, and each piece may cost a pass over the source. */
const MOST_FRAGMENTS = 20;

/** An answer is the source of many quotes. */
const foldedSource = rememberedByText(foldForMatch, { most: 300_000 });

/**
 * Whether a quote really stands in its source (metrics.md 2.2): after folding, every fragment between ellipses occurs,
 * in order; a fragment of at least 12 characters may instead be covered to 0.85 by one sentence of the source.
 */
export function verifyQuote(quote: string, source: string): boolean {
  const folded = foldForMatch(quote);
  if (!/[\p{L}\p{N}]/u.test(folded)) return false;
  const haystack = foldedSource(source);
  if (haystack.includes(folded)) return true;
  const unquoted = folded.replace(/^["']+|["']+$/g, '');
  let from = 0;
  let sentenceGrams: ReadonlyMap<Gram, number>[] | null = null;
  const parts = unquoted.split(/\.{3,}/);
  if (parts.length > MOST_FRAGMENTS) return false;
  for (const part of parts) {
    const fragment = part.trim();
    if (fragment === '') continue;
    const at = haystack.indexOf(fragment, from);
    if (at >= 0) {
      from = at + fragment.length;
      continue;
    }
    if (fragment.length < LOOSE_LENGTH) return false;
    sentenceGrams ??= sentences(source).map((sentence) => gramsOf(words(sentence)));
    const grams = gramsOf(words(fragment));
    if (!sentenceGrams.some((target) => gramCoverage(grams, target) >= LOOSE_COVERAGE)) return false;
  }
  return true;
}
