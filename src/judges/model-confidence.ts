import type { Confidence } from '../schema/scorer-result.ts';
import type { Judge } from './judge.ts';

/** Below this agreement of its samples a model's verdicts are worth less, and a reader is warned (metrics.md 2.4). */
export const STABLE = 0.8;

type ScorerVersion = { readonly name: string; readonly version: string };

/**
 * How sure a model is of a result. One answer says nothing of that; samples that agree do (`agreement` from 0 to 1, null for one sample),
 * and so do labels on which the model was measured.
 */
export function modelConfidence(
  agreement: number | null,
  { calibrated }: Pick<Judge, 'calibrated'>,
  scorer: ScorerVersion,
): 'high' | 'medium' {
  if (agreement !== null) return agreement < STABLE ? 'medium' : 'high';
  return calibrated?.(scorer) === true ? 'high' : 'medium';
}

/** How sure a classifier is of a result, by what it said of its answers (undefined where rules gave them all): no more than medium unless it was measured. */
export function classifierConfidence(
  said: 'medium' | 'low' | undefined,
  { calibrated }: Pick<Judge, 'calibrated'>,
  scorer: ScorerVersion,
): Confidence | undefined {
  return said === 'medium' && calibrated?.(scorer) === true ? 'high' : said;
}

/** What a result says of classifiers that waver, which is no ground to gate on; nothing where they do not, or where there are none. */
export const waverNote = ({ confidence }: { readonly confidence?: 'medium' | 'low' }) =>
  confidence === 'low'
    ? { unsure: true, unsure_reason: 'the classifiers of judge: onnx waver between two verdicts' }
    : {};
