import type { Item, ItemList, ItemVerdict, OfflineVerdict } from '../judges/items.ts';
import { mean, worth } from './formulas/weighted-share.ts';
import type { WorstItem } from './reasoning.ts';
import { indexOf, shownText, textOf } from './verdicts.ts';

/** What sources say of a claim, with its value in the share of supported claims (metrics.md 3.2). */
export const CLAIM_VALUES = { supported: 1, not_found: 0, contradicted: 0 } as const;
export type ClaimVerdict = keyof typeof CLAIM_VALUES;
/** A claim with its verdict and the evidence for it. */
export type JudgedClaim = ItemVerdict<ClaimVerdict>;

/**
 * The list that asks what sources say of claims (metrics.md 3.2): "supported" needs a quote that stands in what `source` gives
 * for the judge's entry.
 */
export function claimList(
  items: readonly Item[],
  source: (entry: Readonly<Record<string, unknown>>, item: Item) => string,
  offline: (item: Item) => OfflineVerdict<ClaimVerdict>,
): ItemList<ClaimVerdict> {
  return {
    name: 'verdicts',
    items,
    values: CLAIM_VALUES,
    evidence: { chunk: { type: ['integer', 'null'] }, quote: { type: 'string' } },
    quote: { field: 'quote', requiredFor: ['supported'], source, otherwise: 'not_found' },
    offline,
  };
}

/** The claims as metadata lists them; `limit` is one more than the highest chunk number. */
export function claimEntries(claims: readonly JudgedClaim[], limit: number) {
  return claims.map(({ item, verdict, evidence, reason }) => ({
    claim: shownText(item.text),
    supported: verdict === 'supported',
    evidence: verdict === 'not_found' ? '' : shownText(textOf(evidence, 'quote')),
    verdict,
    chunk: indexOf(evidence, 'chunk', limit),
    reason,
  }));
}

/** The evidence for an answer: of the claim least sure where all are supported, else of all claims together. */
export function claimsEvidence(claims: readonly JudgedClaim[]): number | null {
  const all = claims.every(({ verdict }) => verdict === 'supported');
  if (claims.length === 0 || !all) return mean(claims, (claim) => worth(claim, CLAIM_VALUES));
  return claims.reduce((least, claim) => Math.min(least, worth(claim, CLAIM_VALUES)), 1);
}

/** The required and the counting metadata of claims (metrics.md 3.2). */
export function claimMetadata(claims: readonly JudgedClaim[], limit: number) {
  const count = (verdict: ClaimVerdict) => claims.filter((claim) => claim.verdict === verdict).length;
  return {
    claims_analyzed: claimEntries(claims, limit),
    unsupported_claims: claims
      .filter((claim) => claim.verdict !== 'supported')
      .map((claim) => shownText(claim.item.text)),
    supported_count: count('supported'),
    contradicted_count: count('contradicted'),
    not_found_count: count('not_found'),
    total_claims: claims.length,
  };
}

/** The claims without support for the reasoning, contradicted ones first. */
export function worstClaims(claims: readonly JudgedClaim[]): WorstItem[] {
  return claims
    .filter((claim) => claim.verdict !== 'supported')
    .sort((a, b) => Number(b.verdict === 'contradicted') - Number(a.verdict === 'contradicted'))
    .map((claim) => ({ quote: claim.item.text, reason: claim.reason }));
}
