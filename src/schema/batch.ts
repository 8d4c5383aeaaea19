import { z } from 'zod';
import { checks } from './check.ts';
import { evenIfIncomplete } from './common.ts';
import { subject } from './evaluation.ts';
import { scorerName } from './scorer-name.ts';
import { scorerError } from './scorer-result.ts';

/** One item of a batch: every field of an evaluation but `scorers` (contract 9). */
export const batchItem = subject.extend({
  input: z.string().describe('What the user asked.'),
  output: z.string().describe('What the agent answered.'),
  threshold: z
    .number()
    .min(0)
    .optional()
    .describe('Lowest score that passes for this item. Left out: that of the batch.'),
  checks: checks.optional(),
});
export type BatchItem = z.infer<typeof batchItem>;

/** Without scorers there have to be checks, for all items or with each. */
function judgedBySomething(value: object, context: z.RefinementCtx): void {
  // Half-read: only whether they are there.
  const {
    scorers,
    checks: shared,
    items,
  } = value as { scorers?: unknown; checks?: unknown; items?: unknown };
  if (scorers !== undefined || shared !== undefined) return;
  const unjudged = Array.isArray(items) ? items.findIndex((item) => item?.checks === undefined) : -1;
  if (unjudged < 0 && Array.isArray(items) && items.length > 0) return;
  context.addIssue({
    code: 'custom',
    path: ['scorers'],
    message: 'is required (or checks, here or with every item)',
  });
}

/** Request body of POST /v1/evaluate/batch (interface 4.3). */
export const batchRequest = z
  .object({
    items: z.array(batchItem).min(1).describe('What is judged, an answer each.'),
    scorers: z
      .array(scorerName)
      .min(1)
      .optional()
      .describe(
        'Built-in names, aliases or ids of custom scorers, for every item. May be left out where there are `checks`, here or with every item.',
      ),
    checks: checks.optional(),
    threshold: z
      .number()
      .min(0)
      .optional()
      .describe('Lowest score that passes. Left out: that of the scorer, else 0.7.'),
    config: z
      .object({
        parallel: z.boolean().default(true).describe('Whether several items are judged at once.'),
        fail_fast: z
          .boolean()
          .default(false)
          .describe(
            'Whether the batch ends at the first item that does not pass; those after it are skipped.',
          ),
      })
      .default({ parallel: true, fail_fast: false })
      .describe('How the batch is judged.'),
  })
  .superRefine(judgedBySomething, evenIfIncomplete);
export type BatchRequest = z.infer<typeof batchRequest>;

/** One entry per item, in order. An errored or skipped item has `overall_pass` false and no scores. */
export const batchItemResult = z.object({
  item_index: z.number().int().min(0),
  overall_pass: z.boolean(),
  scores: z.record(z.string(), z.number()),
  status: z.enum(['scored', 'errored', 'skipped']),
  errors: z.record(z.string(), scorerError).optional(),
});
export type BatchItemResult = z.infer<typeof batchItemResult>;

/** Response of POST /v1/evaluate/batch (interface 2.3). Averages are over scored items. */
export const batchResponse = z.object({
  batch_id: z.string(),
  status: z.enum(['running', 'completed', 'failed']),
  /** Why it ended without being judged, where something else than its items was at fault. */
  reason: z.string().optional(),
  results: z.array(batchItemResult),
  summary: z.object({
    total: z.number().int(),
    passed: z.number().int(),
    failed: z.number().int(),
    errored: z.number().int(),
    skipped: z.number().int(),
    avg_scores: z.record(z.string(), z.number()),
  }),
});
export type BatchResponse = z.infer<typeof batchResponse>;
