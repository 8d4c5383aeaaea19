import { normalQuantile } from './normal.ts';

/** What is known about two variants that answer the same test cases. */
type EvalDesign = {
  /** Variance, over cases, of the true difference between the variants. */
  omega2: number;
  /** Mean variance of repeated runs of one case, per variant. */
  sigma2_a: number;
  sigma2_b: number;
  /** Runs per case, per variant. */
  k_a: number;
  k_b: number;
  /** Two-sided level and wanted power. */
  alpha: number;
  power: number;
};

/** Variance of one case's measured difference: cases differ (omega2), and runs of a case differ (sigma2 / k). */
function caseVariance(design: EvalDesign): number {
  const { omega2, sigma2_a, sigma2_b, k_a, k_b } = design;
  if (!(omega2 >= 0 && sigma2_a >= 0 && sigma2_b >= 0 && k_a > 0 && k_b > 0))
    throw new RangeError('evalSampleSize: variances must be 0 or more and runs per case above 0');
  return omega2 + sigma2_a / k_a + sigma2_b / k_b;
}

function multiplier({ alpha, power }: EvalDesign): number {
  if (!(alpha > 0 && power > alpha && power < 1))
    throw new RangeError(`evalSampleSize: need 0 < alpha < power < 1, got ${alpha} and ${power}`);
  return normalQuantile(power) - normalQuantile(alpha / 2);
}

/**
 * How many test cases an evaluation needs to see a difference of `delta` between two variants that both answer every
 * case: n = (z_{1−alpha/2} + z_power)² (omega² + sigma²_a/k_a + sigma²_b/k_b) / delta² (Miller 2024, arXiv 2411.00640,
 * section 5). More runs per case shrink only the sigma terms; omega² needs more cases. Normal approximation: below about
 * 30 cases plan with pairedTSampleSize. A real number, to round up. RangeError for delta 0 or an impossible design.
 */
export function evalSampleSize(design: EvalDesign & { delta: number }): number {
  if (!(Number.isFinite(design.delta) && design.delta !== 0))
    throw new RangeError(`evalSampleSize: delta must be a number other than 0, got ${design.delta}`);
  return (multiplier(design) ** 2 * caseVariance(design)) / design.delta ** 2;
}

/** The same formula the other way round: the smallest difference that `n` test cases show with the wanted power. */
export function evalDetectableDifference(design: EvalDesign & { n: number }): number {
  if (!(design.n > 0)) throw new RangeError(`evalDetectableDifference: n must be above 0, got ${design.n}`);
  return multiplier(design) * Math.sqrt(caseVariance(design) / design.n);
}
