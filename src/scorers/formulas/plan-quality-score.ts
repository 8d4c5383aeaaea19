/** What a plan was graded, each in [0, 1]. */
export interface PlanGrades {
  readonly coverage: number;
  readonly order: number;
  readonly specificity: number;
  readonly efficiency: number;
  /** The plan gets stuck somewhere. */
  readonly blocked: boolean;
}

/** Weights and the cap of a plan that gets stuck (metrics.md 5.6). */
const WEIGHTS = { coverage: 0.5, order: 0.2, specificity: 0.15, efficiency: 0.15 };
const BLOCKED = 0.5;

/** 0.5K + 0.2 order + 0.15 specificity + 0.15 efficiency; 0 when nothing is covered, at most 0.5 when blocked (metrics.md 5.6). */
export function planQualityScore({ coverage, order, specificity, efficiency, blocked }: PlanGrades): number {
  if (coverage === 0) return 0;
  const value =
    WEIGHTS.coverage * coverage +
    WEIGHTS.order * order +
    WEIGHTS.specificity * specificity +
    WEIGHTS.efficiency * efficiency;
  return blocked ? Math.min(value, BLOCKED) : value;
}
