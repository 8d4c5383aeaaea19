import { z } from 'zod';
import { timeWindow } from './common.ts';

/** Query of GET /v1/analytics/failure-analysis (interface 4.13). */
export const failureAnalysisQuery = z.object({
  agent_id: z.string().min(1).optional(),
  period: timeWindow.default('30d'),
});
export type FailureAnalysisQuery = z.infer<typeof failureAnalysisQuery>;

/** One kind of failure (interface 2.10). `count` is in failed attempts, `percentage` their share of all, 0 to 100. */
export const failureCategory = z.looseObject({
  category: z.string(),
  count: z.number().int().min(0),
  percentage: z.number().min(0).max(100),
  example_run_ids: z.array(z.string()),
  common_patterns: z.array(z.string()),
  suggested_fix: z.string(),
});
export type FailureCategory = z.infer<typeof failureCategory>;

/** Response of GET /v1/analytics/failure-analysis. Errored attempts are no failures. Extensions may stand beside. */
export const failureAnalysis = z.looseObject({
  period: z.string(),
  total_failures: z.number().int().min(0),
  failure_categories: z.array(failureCategory),
});
export type FailureAnalysis = z.infer<typeof failureAnalysis>;
