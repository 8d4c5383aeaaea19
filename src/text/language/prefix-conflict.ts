import type { Token } from './tokens.ts';

/** A shorter rest is a word of its own by chance: "until", "under", "union". */
const LEAST_REST = 5;

/**
 * A word that one side has plain and the other with "un" ("opened", "unopened"), if neither side has both. Derived opposites
 * are too many for a list of pairs (metrics.md 10.4, antonyms).
 */
export function prefixConflict(
  claim: readonly Token[],
  evidence: readonly Token[],
): { claim: string; evidence: string } | null {
  const ours = new Set(claim.map(({ text }) => text));
  const theirs = new Set(evidence.map(({ text }) => text));
  for (const word of ours) {
    const plain = word.startsWith('un') ? word.slice(2) : undefined;
    const opposite = plain !== undefined && plain.length >= LEAST_REST ? plain : `un${word}`;
    const rest = opposite === plain ? plain : word;
    if (rest.length < LEAST_REST || !theirs.has(opposite)) continue;
    if (!theirs.has(word) && !ours.has(opposite)) return { claim: word, evidence: opposite };
  }
  return null;
}
