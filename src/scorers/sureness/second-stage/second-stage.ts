import type { SecondFeatureName } from './features.ts';

/** What one feature moves: `weight` for each unit that it lies above the mean of the labelled rows, counted within the range that they showed. */
interface SecondWeight {
  readonly feature: SecondFeatureName;
  readonly weight: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The second stage of one scorer. */
export type SecondStage = readonly SecondWeight[];

/** Evidence of 0 and 1 comes from rules that see nothing between; so far from the ends its logit stands. */
const NEAREST = 0.01;

/** The log odds of evidence. */
export function logitOf(evidence: number): number {
  const inside = Math.min(1 - NEAREST, Math.max(NEAREST, evidence));
  return Math.log(inside / (1 - inside));
}

/**
 * Evidence of the rules, moved by what the whole subject shows: the same order where that says nothing. A feature that does not apply moves
 * nothing, and none moves it further than it did on labelled rows.
 */
export function movedEvidence(
  stage: SecondStage,
  evidence: number,
  read: (feature: SecondFeatureName) => number | undefined,
): number {
  let logit = logitOf(evidence);
  for (const { feature, weight, mean, low, high } of stage) {
    const value = read(feature);
    if (value !== undefined) logit += weight * (Math.min(high, Math.max(low, value)) - mean);
  }
  return 1 / (1 + Math.exp(-logit));
}
