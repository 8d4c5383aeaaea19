import { z } from 'zod';
import { evenIfIncomplete, freeObject, timestamp, timeWindow } from './common.ts';

export const OPTIMIZATION_TYPES = ['error_driven', 'metric_driven', 'full'] as const;

/** Where a metric should get to. `current` may be left out: it is measured then. */
const target = z.object({ target: z.number(), current: z.number().optional() });

/** Request body of POST /v1/optimize/prompt (interface 4.4). */
export const optimizeRequest = z
  .object({
    agent_id: z.string().min(1),
    optimization_type: z.enum(OPTIMIZATION_TYPES),
    failure_window: timeWindow.default('30d'),
    min_failures: z.number().int().min(1).default(5),
    target_metrics: z.record(z.string(), target).optional(),
    include_examples: z.boolean().default(true),
    max_examples: z.number().int().min(0).default(5),
    constraints: z
      .object({
        max_prompt_length: z.number().int().min(1).optional(),
        preserve_sections: z.array(z.string().min(1)).optional(),
      })
      .optional(),
  })
  .superRefine((value, context) => {
    if (value.optimization_type === 'metric_driven' && Object.keys(value.target_metrics ?? {}).length === 0)
      context.addIssue({
        code: 'custom',
        path: ['target_metrics'],
        message: 'a metric_driven optimization needs target_metrics',
      });
  }, evenIfIncomplete);
export type OptimizeRequest = z.infer<typeof optimizeRequest>;

/** One change of the prompt. The set of types is open. */
export const promptChange = z.object({
  type: z.string(),
  content: z.string().optional(),
  rationale: z.string(),
});
export type PromptChange = z.infer<typeof promptChange>;

/** What was decided about the candidate (contract 9); only `accepted` is proven on cases that it was not made from. */
export const optimizationDecision = z.enum([
  'accepted',
  'provisional',
  'rejected',
  'no_headroom',
  'not_validated',
  'insufficient_failures',
]);
export type OptimizationDecision = z.infer<typeof optimizationDecision>;

/** Response of POST /v1/optimize/prompt: every field of interface 2.4 always, plus `decision` and `details`. */
export const optimizeResponse = z.object({
  optimization_id: z.string(),
  status: z.enum(['running', 'completed', 'failed']),
  original_prompt: z.string(),
  optimized_prompt: z.string(),
  changes_made: z.array(promptChange),
  predicted_improvement: z.record(z.string(), z.object({ from: z.number(), to: z.number() })),
  validation_run_id: z.string(),
  decision: optimizationDecision,
  details: freeObject,
});
export type OptimizeResponse = z.infer<typeof optimizeResponse>;

/** A stored optimization. */
export const optimization = optimizeResponse.extend({ agent_id: z.string(), created_at: timestamp });
export type Optimization = z.infer<typeof optimization>;
