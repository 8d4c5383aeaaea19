import { z } from 'zod';
import { subject } from './evaluation.ts';
import { scorerName } from './scorer-name.ts';
import { scorerError } from './scorer-result.ts';

/** One item of a batch: every field of an evaluation but `scorers` (contract 9). */
export const batchItem = subject.extend({
  input: z.string(),
  output: z.string(),
  threshold: z.number().min(0).optional(),
});
export type BatchItem = z.infer<typeof batchItem>;

/** Request body of POST /v1/evaluate/batch (interface 4.3). */
export const batchRequest = z.object({
  items: z.array(batchItem).min(1),
  scorers: z.array(scorerName).min(1),
  threshold: z.number().min(0).optional(),
  config: z
    .object({ parallel: z.boolean().default(true), fail_fast: z.boolean().default(false) })
    .default({ parallel: true, fail_fast: false }),
});
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
