import { seededRandom } from '../ports/seeded-random.ts';
import { pairedContrast } from '../statistics/paired-contrast.ts';
import { caseValues, pairsOf } from './case-values.ts';
import type { Evidence } from './evidence.ts';
import type { Metric } from './metrics.ts';

/** Durations and costs that differ by less than this are the same to whoever waits and pays: a twentieth. */
export const WORTH = 0.05;
const ALPHA = 0.05;

/**
 * By how much one variant takes more (above 0) or less of time or money than another, as a ratio - 1, with its p; undefined where chance
 * explains it, or where it is less than a twentieth. Over the cases of both, paired; below six cases the plays of each case are
 * relabelled, so one case played twice shows nothing.
 */
export function shownRatio(
  evidence: Evidence,
  { metric, variant, against, seed }: { metric: Metric; variant: string; against: string; seed: number },
): { ratio: number; p: number } | undefined {
  const { cases } = pairsOf(caseValues(evidence, metric), against, variant);
  const { difference, p_value } = pairedContrast(cases, {
    binary: false,
    theseCases: false,
    next: seededRandom(seed).next,
  });
  if (difference === null || p_value > ALPHA) return undefined;
  const ratio = Math.expm1(difference);
  return Math.abs(ratio) < WORTH ? undefined : { ratio, p: p_value };
}
