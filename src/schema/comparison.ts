import { z } from 'zod';
import { timestamp, unitInterval } from './common.ts';
import { outcomeStatus } from './outcome.ts';

/** How two runs differ (contract 6), per scorer and overall. Only `regression` fails a gate. */
export const comparisonVerdict = z.enum([
  'regression',
  'suspected',
  'noise',
  'improvement',
  'unchanged',
  'insufficient_data',
]);
export type ComparisonVerdict = z.infer<typeof comparisonVerdict>;

/** How the criteria changed between two runs: scores before and after it are not the same measurement. */
export const criteriaChange = z.object({
  what: z.enum([
    'judge_changed',
    'scorer_changed',
    'threshold_lowered',
    'threshold_raised',
    'case_removed',
    'case_changed',
    'passes_lowered',
    'passes_raised',
    'scorer_removed',
    'gating_removed',
    'case_skipped',
  ]),
  /** The case concerned; absent when it concerns all. */
  id: z.string().optional(),
  scorer: z.string().optional(),
  from: z.union([z.string(), z.number()]).optional(),
  to: z.union([z.string(), z.number()]).optional(),
  /** One sentence. */
  message: z.string(),
});
export type CriteriaChange = z.infer<typeof criteriaChange>;

const interval = z.tuple([z.number(), z.number()]);

/** One scorer in both runs: case means, paired. `delta` is b minus a. */
export const scorerDelta = z.object({
  verdict: comparisonVerdict,
  delta: z.number().nullable(),
  /** 95 %. */
  interval: interval.nullable(),
  p_value: unitInterval,
  /** Holm over the scorers. */
  p_adjusted: unitInterval,
  /** Benjamini-Hochberg over the scorers. */
  q_value: unitInterval,
  mean_a: z.number().nullable(),
  mean_b: z.number().nullable(),
  /** Cases that were compared. */
  cases: z.number().int().min(0),
});
export type ScorerDelta = z.infer<typeof scorerDelta>;

/** Plays of a flipped case beyond its own, made to tell a regression from chance. */
export const flipRepeats = z.object({ played: z.number().int().min(0), failed: z.number().int().min(0) });

export const flip = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['pass_to_fail', 'fail_to_pass', 'new', 'removed', 'changed_criteria']),
  from: outcomeStatus.nullable(),
  to: outcomeStatus.nullable(),
  /** The answers: of the failing play where there is one. Null where the case was not played. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Why it fails now, or why it failed before. */
  reason: z.string(),
  location: z.object({ file: z.string(), line: z.number().int() }),
  /** Only of `pass_to_fail`: what the repeats and the history of the case say. */
  verdict: z.enum(['regression', 'suspected', 'noise']).optional(),
  repeats: flipRepeats.optional(),
  /** What the case came to on the base commit; it is not the change that made it fail where all of at least two plays failed. */
  on_base: flipRepeats.optional(),
  /** It went both ways before, without a change. */
  flaky: z.literal(true).optional(),
});
export type Flip = z.infer<typeof flip>;

/** `comparison` of results.json and the output of `compare --json` (contract 6). `a` is before, `b` is now. */
export const comparison = z.object({
  run_a: z.string(),
  run_b: z.string(),
  /** False when the criteria changed: then read `criteria_changed` before any number. */
  comparable: z.boolean(),
  criteria_changed: z.array(criteriaChange),
  verdict: comparisonVerdict,
  /** One sentence: why this verdict. */
  reason: z.string(),
  /** Of the pass rate, paired on cases. */
  p_value: unitInterval,
  pass_rate: z.object({
    a: unitInterval.nullable(),
    b: unitInterval.nullable(),
    /** Over the cases compared. */
    delta: z.number().nullable(),
    interval: interval.nullable(),
  }),
  /** Cases that were compared, and those that could not be: changed, new, removed, or not judged on one side. */
  cases: z.object({
    compared: z.number().int().min(0),
    left_out: z.number().int().min(0),
    /** Of those, played now and passed before, without a verdict now: one of them may be a regression. Absent when none. */
    lost: z.number().int().min(1).optional(),
  }),
  scorers: z.record(z.string(), scorerDelta),
  flips: z.array(flip),
  latency: z.object({
    a_ms: z.number().nullable(),
    b_ms: z.number().nullable(),
    /** Geometric mean over cases of b / a, minus 1. */
    change: z.number().nullable(),
    interval: interval.nullable(),
    p_value: unitInterval,
  }),
  /** Agent and judge together, in US dollars. Null where it is unknown. */
  cost: z.object({
    a_usd: z.number().nullable(),
    b_usd: z.number().nullable(),
    delta_usd: z.number().nullable(),
  }),
  baseline: z.object({ finished_at: timestamp, age_days: z.number(), stale: z.boolean() }),
  /** Present when both runs hold the same answers: what changed by the judge alone. */
  judge_noise: z
    .object({ results: z.number().int(), mean_absolute: z.number(), verdicts_flipped: z.number().int() })
    .optional(),
  warnings: z.array(z.string()),
});
export type Comparison = z.infer<typeof comparison>;
