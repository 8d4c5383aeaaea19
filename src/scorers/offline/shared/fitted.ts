import { evidence } from '../../formulas/evidence.ts';

/** One feature of a fitted rule: its weight, and the range it was seen in, beyond which it counts no further. */
interface FeatureWeight {
  readonly weight: number;
  readonly low: number;
  readonly high: number;
}

/** A small logistic model over interpretable features. Made by `npm run fit`, kept as a constant beside its origin. */
export interface Weights {
  readonly bias: number;
  readonly features: Readonly<Record<string, FeatureWeight>>;
}

/** Features of one item by name; what is missing counts as the low end of its range. */
export type Features = Readonly<Record<string, number>>;

/**
 * The share of good items among those that look like this one, in [0, 1]: logistic regression over the features (weights
 * produce evidence for a verdict, never a score: metrics.md 10.1). Values outside of the range that the fit saw are taken
 * to its edge, so a strange text cannot drive it further than the rows did.
 */
export function likelihood({ bias, features }: Weights, values: Features): number {
  let logit = bias;
  for (const [name, { weight, low, high }] of Object.entries(features))
    logit += weight * Math.min(high, Math.max(low, values[name] ?? low));
  return 1 / (1 + Math.exp(-logit));
}

/** A likelihood as the evidence of a verdict: [0.8, 1] when more likely than not, else [0, 0.2], in the same order. */
export function fittedEvidence(chance: number): number {
  return chance >= 0.5 ? evidence(true, 2 * chance - 1) : evidence(false, 2 * chance);
}
