import { mean } from '../statistics/mean.ts';
import type { ScoredAttempt } from './attempt-source.ts';
import { valuesByCase, type WorthOf } from './attempts.ts';
import type { OptimizationSettings } from './material.ts';

/** Targets that are measured, better the lower they are, as in experiments (statistics.md 4.3 step 5); scorers are 0 to 1, higher is better. */
const LOWER_IS_BETTER = new Set(['latency_ms', 'cost_usd']);
/** A target this close to what is measured is reached: rounding. */
const ROUNDING = 1e-9;

/** One metric with where it is and where it should get to, in its own direction. */
interface Target {
  metric: string;
  current: number;
  target: number;
  /** Nothing is left to do. A scorer is guarded from then on; latency and cost are not: they differ from attempt to attempt without a fixed margin. */
  reached: boolean;
}

/** What is maximised, and what must not suffer. */
export interface Objective {
  type: OptimizationSettings['type'];
  targets: readonly Target[];
  /** -1 to 1; of `error_driven` 0 or 1. Null where an attempt has none of the metrics. */
  worthOf: WorthOf;
  binary: boolean;
  /** Every other metric that the cases have; `pass_rate` too where it is not the objective. */
  guarded: readonly string[];
}

/** The value of a metric in an attempt, higher is better: what is measured is negative. Null when it has none. */
export function metricValue(metric: string): WorthOf {
  return (attempt) => {
    if (metric === 'pass_rate') return attempt.status === 'passed' ? 1 : 0;
    const measured = valueIn(attempt.measured ?? {}, metric);
    return measured === null ? valueIn(attempt.scores, metric) : -measured;
  };
}

const valueIn = (values: Readonly<Record<string, number>>, name: string): number | null =>
  Object.hasOwn(values, name) ? (values[name] ?? null) : null;

/** The value as it was measured, for readers: no score is below 0. */
export const shownValue = (value: number): number => Math.abs(value);

/**
 * What an optimization maximises (improvement.md 2.2 step 2). `error_driven`: passing. `metric_driven`: the mean way covered from each metric's measured
 * `current` to its target, each between -1 and 1; a metric that an attempt has not is left out of its mean. `full`: half of each; without targets
 * every scorer is to reach 1. `baseline`: fresh attempts of the original prompt, which replace the `current` of the request.
 */
export function objectiveOf(
  { type, targetMetrics = {} }: Pick<OptimizationSettings, 'type' | 'targetMetrics'>,
  baseline: readonly ScoredAttempt[],
  metrics: readonly string[],
): Objective {
  const requested = Object.entries(targetMetrics);
  const wanted: (readonly [string, { target: number; current?: number | undefined }])[] =
    type === 'error_driven'
      ? []
      : requested.length > 0
        ? requested
        : metrics.map((metric) => [metric, { target: 1 }] as const);
  const targets = wanted.flatMap(([metric, { target, current }]) => {
    // Without targets of the request it is a scorer, whatever its name.
    const sign = requested.length > 0 && LOWER_IS_BETTER.has(metric) ? -1 : 1;
    const measured = meanOf(baseline, metricValue(metric)) ?? (current === undefined ? null : sign * current);
    if (measured === null) return [];
    const aim = sign * target;
    return [{ metric, current: measured, target: aim, reached: measured >= aim - ROUNDING }];
  });
  const open = targets.filter(({ reached }) => !reached);
  const utility: WorthOf = (attempt) => {
    const ways = open.flatMap(({ metric, current, target }) => {
      const value = metricValue(metric)(attempt);
      return value === null ? [] : [clip((value - current) / (target - current))];
    });
    return ways.length === 0 ? null : mean(ways);
  };
  const pass = metricValue('pass_rate');
  const half: WorthOf = (attempt) => {
    const way = utility(attempt);
    return way === null ? pass(attempt) : 0.5 * (pass(attempt) ?? 0) + 0.5 * way;
  };
  const aimed = new Set(open.map(({ metric }) => metric));
  const others = ['pass_rate', ...metrics].filter((metric) => !aimed.has(metric));
  return {
    type,
    targets,
    worthOf: type === 'error_driven' ? pass : type === 'metric_driven' ? utility : half,
    binary: type === 'error_driven',
    guarded: [...new Set(others)].filter((metric) => type === 'metric_driven' || metric !== 'pass_rate'),
  };
}

/** Mean over cases of the mean over their attempts; null without values. */
function meanOf(attempts: readonly ScoredAttempt[], worthOf: WorthOf): number | null {
  const values = [...valuesByCase(attempts, worthOf).values()];
  return values.length === 0 ? null : mean(values.map((own) => mean(own)));
}

const clip = (value: number) => Math.min(1, Math.max(-1, value));
