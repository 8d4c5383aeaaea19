import { type IndexedText, indexText } from './indexed-text.ts';
import { holds } from './synonym-groups.ts';

/** Share of the given stems that a vocabulary holds, synonyms allowed; 0 for no stems. */
export function shareOf(stems: readonly string[], vocabulary: ReadonlySet<string>): number {
  if (stems.length === 0) return 0;
  let found = 0;
  for (const stem of stems) if (holds(vocabulary, stem)) found += 1;
  return found / stems.length;
}

/** `uni` of metrics.md 10.3: the share of the claim's content words found in the target, synonyms allowed, in [0, 1]. */
export function unigramShare(claim: string | IndexedText, target: string | IndexedText): number {
  const from = typeof claim === 'string' ? indexText(claim) : claim;
  const into = typeof target === 'string' ? indexText(target) : target;
  return shareOf(from.stems, into.vocabulary);
}
