import { z } from 'zod';
import { timeWindow } from './common.ts';

const count = z.number().int().min(0);

/** Query of GET /v1/analytics/failure-analysis (interface 4.13). */
export const failureAnalysisQuery = z.object({
  agent_id: z.string().min(1).optional(),
  period: timeWindow.default('30d'),
});
export type FailureAnalysisQuery = z.infer<typeof failureAnalysisQuery>;

/**
 * One kind of failure (interface 2.10). `count` is in failed cases, each once however often it was played, `percentage` their share of all, 0
 * to 100; the shares sum to 100.0. `category` is an id of the taxonomy, or `new:<hash>` for a cluster outside of it; ids stay the same between periods.
 * Extensions: `name` for readers, `owner` (who can mend most of it: prompt, tool, data, model, infra, evaluator, test), `cases` (as `count`),
 * `interval` [low, high] of the percentage, `expected_gain` (share of all failures that the fix could mend at most, 0 to 1),
 * `trend` (new, rising, falling, stable) against the period before, `evaluator_doubts` {count, reasons} where the scorer rather than
 * the agent may be at fault.
 */
export const failureCategory = z.looseObject({
  category: z.string(),
  count: z.number().int().min(0),
  percentage: z.number().min(0).max(100),
  example_run_ids: z.array(z.string()),
  common_patterns: z.array(z.string()),
  suggested_fix: z.string(),
  name: z.string().optional(),
  owner: z.string().optional(),
  cases: count.optional(),
  interval: z.tuple([z.number(), z.number()]).optional(),
  trend: z.enum(['new', 'rising', 'falling', 'stable', 'resolved']).optional(),
  expected_gain: z.number().optional(),
  example_case_ids: z.array(z.string()).optional(),
  evaluator_doubts: z.object({ count, reasons: z.array(z.string()) }).optional(),
});
export type FailureCategory = z.infer<typeof failureCategory>;

/** A failed case with its kind (a `category`), who can mend it, and why it was taken so. */
export const failedCase = z.looseObject({
  case_id: z.string().describe('Id of the case.'),
  agent_id: z.string().describe('Agent whose play of it is meant.'),
  kind: z
    .string()
    .describe('Kind of the failure: an id of the taxonomy, or `new:<hash>` for a cluster outside of it.'),
  owner: z
    .string()
    .describe('Who can mend it: `prompt`, `tool`, `data`, `model`, `infra`, `evaluator` or `test`.'),
  why: z.string().optional().describe('What it was taken for that kind by.'),
});
export type FailedCase = z.infer<typeof failedCase>;

/**
 * Response of GET /v1/analytics/failure-analysis. `total_failures` counts cases; errored attempts are no failures. Extensions: `cases` (each failed
 * case with its kind and owner), `failed_attempts` (plays and repeats of these cases that failed), `excluded` (errored attempts: total,
 * infra, evaluator, test, by_category), `saturation` {unseen_mass, expected_categories, note}, `notes` (sentences for the reader),
 * `resolved` (kinds of the period before that did not come again), `judge_agreement` {model, classified, undecided,
 * compared_with_structure, kappa} where a model classified.
 */
export const failureAnalysis = z.looseObject({
  period: z.string(),
  total_failures: z.number().int().min(0),
  failure_categories: z.array(failureCategory),
  excluded: z
    .object({
      total: count,
      infra: count,
      evaluator: count,
      test: count,
      by_category: z.record(z.string(), count),
    })
    .optional(),
  saturation: z
    .object({ unseen_mass: z.number(), expected_categories: z.number(), note: z.string() })
    .optional(),
  notes: z.array(z.string()).optional(),
  cases: z.array(failedCase).optional().describe('Each failed case with its kind and owner.'),
  failed_attempts: count.optional().describe('Failed attempts of these cases, repeats among them.'),
  resolved: z
    .array(z.object({ category: z.string(), name: z.string(), previous_count: count, trend: z.string() }))
    .optional(),
});
export type FailureAnalysis = z.infer<typeof failureAnalysis>;
