import { rounded } from '../statistics/rounded.ts';
import { tQuantile } from '../statistics/student-t.ts';
import { type GateAttempts, type GateResult, meansOf } from './gate.ts';
import { type Objective, shownValue } from './objective.ts';

/** Digits that a mean of a few dozen attempts can carry. */
const DIGITS = 4;

/** What a validation lets a reader expect. */
interface ImprovementReport {
  predicted_improvement: Record<string, { from: number; to: number }>;
  /** The smallest difference that this design would find in four of five tries; null below two cases. */
  minimum_detectable: number | null;
  /** Where the metric may be expected to end up, pulled back towards the original by what chance may have added. */
  shrunken_expectation: Record<string, number>;
}

/**
 * `predicted_improvement` as measured on cases that no edit was made from (improvement.md 2.2 step 13): of passing, of the targets, and of every scorer that both
 * sides have. The shrunken expectation is the positive-part rule from + D max(0, 1 - SE²/D²).
 */
export function reportImprovement(
  attempts: GateAttempts,
  result: GateResult,
  objective: Objective,
): ImprovementReport {
  const scorers = attempts.failing.flatMap((side) => side.flatMap(({ scores }) => Object.keys(scores)));
  const aims = objective.targets.map(({ metric }) => metric);
  const metrics = [...new Set(['pass_rate', ...aims, ...[...new Set(scorers)].sort()])];
  const kept =
    result.difference === null || result.difference === 0 || result.error === null
      ? 0
      : Math.max(0, 1 - result.error ** 2 / result.difference ** 2);
  const predicted: [string, { from: number; to: number }][] = [];
  const expected: [string, number][] = [];
  for (const metric of metrics) {
    const means = meansOf(attempts, metric);
    if (means === null) continue;
    const from = shownValue(means.from);
    const to = shownValue(means.to);
    predicted.push([metric, { from: rounded(from, DIGITS), to: rounded(to, DIGITS) }]);
    expected.push([metric, rounded(from + (to - from) * kept, DIGITS)]);
  }
  const df = result.cases - 1;
  return {
    predicted_improvement: Object.fromEntries(predicted),
    minimum_detectable:
      result.error === null || df < 1
        ? null
        : rounded((tQuantile(0.975, df) + tQuantile(0.8, df)) * result.error, DIGITS),
    shrunken_expectation: Object.fromEntries(expected),
  };
}
