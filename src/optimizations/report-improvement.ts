import type { AnalysedAttempt } from '../failure-analysis/attempts.ts';
import { counts } from '../scorers/counts.ts';
import { mean } from '../statistics/mean.ts';
import { rounded } from '../statistics/rounded.ts';
import { tQuantile } from '../statistics/student-t.ts';
import { type GateAttempts, type GateResult, meansOf } from './gate.ts';
import { type Objective, shownValue } from './objective.ts';

/** Digits that a mean of a few dozen attempts can carry. */
const DIGITS = 4;

/** What a validation lets a reader expect. */
interface ImprovementReport {
  /** Over all cases of the window: where the agent is, and where the gain on the cases held out would bring it. */
  predicted_improvement: Record<string, { from: number; to: number }>;
  /** As measured on the cases held out, failing ones all. */
  held_out: Record<string, { from: number; to: number }>;
  /** The smallest difference that this design would find in four of five tries; null below two cases. */
  minimum_detectable: number | null;
  /** Where the metric may be expected to end up, pulled back towards the original by what chance may have added. */
  shrunken_expectation: Record<string, number>;
}

/**
 * What a validation on cases that no edit was made from lets expect (improvement.md 2.2 step 13): of passing, of the targets, and of every scorer
 * that both sides have. `window` are the stored attempts that the optimization started from. The shrunken expectation is the positive-part rule from + D max(0, 1 - SE²/D²).
 */
export function reportImprovement(
  attempts: GateAttempts,
  result: GateResult,
  objective: Objective,
  window: readonly AnalysedAttempt[],
): ImprovementReport {
  const scorers = attempts.failing.flatMap((side) => side.flatMap(({ scores }) => Object.keys(scores)));
  const aims = objective.targets.map(({ metric }) => metric);
  const metrics = [...new Set(['pass_rate', ...aims, ...[...new Set(scorers)].sort()])];
  const kept =
    result.difference === null || result.difference === 0 || result.error === null
      ? 0
      : Math.max(0, 1 - result.error ** 2 / result.difference ** 2);
  const held: [string, { from: number; to: number }][] = [];
  const predicted: [string, { from: number; to: number }][] = [];
  const expected: [string, number][] = [];
  for (const metric of metrics) {
    const means = meansOf(attempts, metric);
    if (means === null) continue;
    held.push([metric, shown({ from: shownValue(means.from), to: shownValue(means.to) })]);
    const { from, to } = overAll(window, attempts, metric) ?? {
      from: shownValue(means.from),
      to: shownValue(means.to),
    };
    predicted.push([metric, shown({ from, to })]);
    expected.push([metric, rounded(from + (to - from) * kept, DIGITS)]);
  }
  const df = result.cases - 1;
  return {
    predicted_improvement: Object.fromEntries(predicted),
    held_out: Object.fromEntries(held),
    minimum_detectable:
      result.error === null || df < 1
        ? null
        : rounded((tQuantile(0.975, df) + tQuantile(0.8, df)) * result.error, DIGITS),
    shrunken_expectation: Object.fromEntries(expected),
  };
}

const shown = ({ from, to }: { from: number; to: number }) => ({
  from: rounded(from, DIGITS),
  to: rounded(to, DIGITS),
});

/**
 * The mean of a metric over all cases of the window, and with the gain of the held-out cases: that of failing ones for the share of cases that
 * failed, that of the guards for the others. Null for what the stored attempts do not hold.
 */
function overAll(
  window: readonly AnalysedAttempt[],
  attempts: GateAttempts,
  metric: string,
): { from: number; to: number } | null {
  const byCase = new Map<string, { values: number[]; failed: boolean }>();
  for (const attempt of window) {
    if (attempt.status === 'errored') continue;
    const value = storedValue(attempt, metric);
    if (value === null) return null;
    const own = byCase.get(attempt.case_id) ?? { values: [], failed: false };
    own.values.push(value);
    own.failed ||= attempt.status === 'failed';
    byCase.set(attempt.case_id, own);
  }
  const cases = [...byCase.values()];
  const failing = meansOf(attempts, metric);
  if (cases.length === 0 || failing === null) return null;
  const from = mean(cases.map(({ values }) => mean(values)));
  const share = cases.filter(({ failed }) => failed).length / cases.length;
  const guards = meansOf({ ...attempts, failing: attempts.guards }, metric) ?? { from: 0, to: 0 };
  const gain = share * (failing.to - failing.from) + (1 - share) * (guards.to - guards.from);
  return { from, to: Math.min(1, Math.max(0, from + gain)) };
}

/** Whether it passed, or the mean of a scorer over its turns; null where it is not stored. */
function storedValue({ status, turns }: AnalysedAttempt, metric: string): number | null {
  if (metric === 'pass_rate') return status === 'passed' ? 1 : 0;
  const scores = turns.flatMap(({ results }) => {
    const result = Object.hasOwn(results, metric) ? results[metric] : undefined;
    return result !== undefined && counts(result) ? [result.score] : [];
  });
  return scores.length === 0 ? null : mean(scores);
}
