import { z } from 'zod';
import { freeObject, timestamp, unitInterval } from './common.ts';
import { attemptError, conclusion, counts, outcomeStatus, runStatus } from './run.ts';
import { scorerError, scorerResult } from './scorer-result.ts';

/** Events that a webhook can subscribe to (interface 6). */
export const WEBHOOK_EVENTS = [
  'run.completed',
  'run.failed',
  'evaluation.completed',
  'optimization.completed',
] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** `data` of each webhook event (contract 10). `run.failed` holds exactly the four strings of interface 6. */
export const runCompletedData = z.object({
  run_id: z.string(),
  agent_id: z.string().nullable(),
  conclusion,
  reason: z.string(),
  pass_rate: unitInterval.nullable(),
  counts,
  avg_scores: z.record(z.string(), unitInterval),
  duration_ms: z.number().int().min(0),
  url: z.string().optional(),
});
export const runFailedData = z.strictObject({
  run_id: z.string(),
  test_case_id: z.string(),
  test_case_name: z.string(),
  failure_summary: z.string(),
});
export const evaluationCompletedData = z.object({
  evaluation_id: z.string(),
  overall_pass: z.boolean(),
  scores: z.record(z.string(), z.number()),
  batch_id: z.string().optional(),
});
export const optimizationCompletedData = z.object({
  optimization_id: z.string(),
  agent_id: z.string(),
  status: z.enum(['running', 'completed', 'failed']),
  decision: z.string(),
  predicted_improvement: freeObject,
  validation_run_id: z.string(),
});

/** Body of a webhook delivery: exactly `event`, `timestamp`, `data`. The signature covers its raw bytes. */
export const webhookPayload = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('run.completed'), timestamp, data: runCompletedData }),
  z.strictObject({ event: z.literal('run.failed'), timestamp, data: runFailedData }),
  z.strictObject({ event: z.literal('evaluation.completed'), timestamp, data: evaluationCompletedData }),
  z.strictObject({ event: z.literal('optimization.completed'), timestamp, data: optimizationCompletedData }),
]);
export type WebhookPayload = z.infer<typeof webhookPayload>;

/** What every progress message carries: `seq` grows by one within a run, so that `?after=SEQ` resumes without a gap. */
const numbering = { seq: z.number().int().min(0), at: timestamp };
const play = { test_case_id: z.string(), attempt: z.number().int().min(0) };
const count = z.number().int().min(0);

/** A message of the progress stream of a run (contract 11). Attempts and turns count from 0. */
export const progressEvent = z.discriminatedUnion('type', [
  z.object({
    ...numbering,
    type: z.literal('run.started'),
    data: z.object({
      run_id: z.string(),
      test_case_count: count,
      judge: z.object({ mode: z.enum(['llm', 'offline']), model: z.string() }).optional(),
    }),
  }),
  z.object({
    ...numbering,
    type: z.literal('case.started'),
    data: z.object({ ...play, test_case_name: z.string(), agent_id: z.string() }),
  }),
  z.object({
    ...numbering,
    type: z.literal('turn.scored'),
    data: z.object({
      ...play,
      turn_id: z.string(),
      turn_index: count,
      results: z.record(z.string(), scorerResult),
      errors: z.record(z.string(), scorerError).optional(),
    }),
  }),
  z.object({
    ...numbering,
    type: z.literal('case.finished'),
    data: z.object({
      test_case_id: z.string(),
      test_case_name: z.string(),
      status: outcomeStatus,
      unsure: z.literal(true).optional(),
      error: attemptError.optional(),
      finished: count,
      test_case_count: count,
    }),
  }),
  z.object({
    ...numbering,
    type: z.literal('run.finished'),
    data: z.object({
      run_id: z.string(),
      status: runStatus,
      conclusion,
      reason: z.string(),
      counts,
      pass_rate: unitInterval.nullable(),
      duration_ms: count,
    }),
  }),
  z.object({ ...numbering, type: z.literal('heartbeat'), data: z.object({}) }),
]);
export type ProgressEvent = z.infer<typeof progressEvent>;
export type ProgressEventType = ProgressEvent['type'];
