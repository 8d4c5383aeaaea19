import type { ScoredAttempt } from './attempt-source.js';
import { type WorthOf } from './attempts.js';
import type { OptimizationSettings } from './material.js';
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
export declare function metricValue(metric: string): WorthOf;
/** The value as it was measured, for readers: no score is below 0. */
export declare const shownValue: (value: number) => number;
/**
 * What an optimization maximises (improvement.md 2.2 step 2). `error_driven`: passing. `metric_driven`: the mean way covered from each metric's measured
 * `current` to its target, each between -1 and 1; a metric that an attempt has not is left out of its mean. `full`: half of each; without targets
 * every scorer is to reach 1. `baseline`: fresh attempts of the original prompt, which replace the `current` of the request.
 */
export declare function objectiveOf({ type, targetMetrics }: Pick<OptimizationSettings, 'type' | 'targetMetrics'>, baseline: readonly ScoredAttempt[], metrics: readonly string[]): Objective;
export {};
