import { z } from 'zod';
import { freeObject } from './common.ts';
import { instant } from './instant.ts';

export const SPAN_KINDS = ['llm', 'tool', 'retrieval', 'agent', 'chain'] as const;
export const spanKind = z.enum(SPAN_KINDS);
export const spanStatus = z.enum(['completed', 'error']);

/** Request body of POST /v1/traces (interface 4.9). `metadata.test_case_id` and `metadata.turn_index` link it to a turn (contract 12). */
export const createTraceRequest = z.object({
  agent_id: z.string().min(1).describe('Id of the agent that the trace is of.'),
  run_id: z.string().min(1).optional().describe('Id of the run that the agent is called by.'),
  input: freeObject.optional().describe('What the agent was asked.'),
  metadata: freeObject
    .optional()
    .describe('Free keys; `test_case_id` and `turn_index` link the trace to a turn of the run.'),
});
export type CreateTraceRequest = z.infer<typeof createTraceRequest>;

export const createTraceResponse = z.object({ trace_id: z.string(), root_span_id: z.string() });
export type CreateTraceResponse = z.infer<typeof createTraceResponse>;

/** Request body of POST /v1/traces/{trace_id}/spans (interface 4.10). Without a parent it hangs below the root span. */
export const addSpanRequest = z.object({
  parent_span_id: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the span that it hangs below. Left out: the root span of the trace.'),
  name: z.string().min(1).describe('Name of the step, such as that of the tool.'),
  kind: spanKind.describe(
    'What happens in it: `tool` spans become tool calls of the turn, `retrieval` spans its context, `llm` spans its usage.',
  ),
  input: freeObject.describe('What the step was given.'),
  start_time: instant.describe('When it began, ISO 8601; without an offset it is read as UTC.'),
});
export type AddSpanRequest = z.infer<typeof addSpanRequest>;

export const addSpanResponse = z.object({ span_id: z.string() });
export type AddSpanResponse = z.infer<typeof addSpanResponse>;

const tokens = z.number().int().min(0);

/** Request body of PATCH /v1/spans/{span_id} (interface 4.11). */
export const updateSpanRequest = z.object({
  output: freeObject.describe('What the step gave back.'),
  end_time: instant.describe('When it ended, ISO 8601; without an offset it is read as UTC.'),
  tokens_input: tokens.optional().describe('Tokens of the question to a model.'),
  tokens_output: tokens.optional().describe('Tokens of its answer.'),
  cost_usd: z.number().min(0).optional().describe('What the step cost, in US dollars.'),
  status: spanStatus.describe('How it ended.'),
  error: z.string().optional().describe('What went wrong.'),
});
export type UpdateSpanRequest = z.infer<typeof updateSpanRequest>;

export const updateSpanResponse = z.object({ span_id: z.string(), duration_ms: z.number().int().min(0) });
export type UpdateSpanResponse = z.infer<typeof updateSpanResponse>;

/** A stored span. The fields of the update are there once it has ended; the root span has no parent. */
export const span = addSpanRequest.omit({ parent_span_id: true }).extend({
  span_id: z.string(),
  trace_id: z.string(),
  parent_span_id: z.string().nullable(),
  ...updateSpanRequest.partial().shape,
  attributes: freeObject.optional().describe('What an export says of it, without its contents.'),
  duration_ms: z.number().int().min(0).optional(),
});
export type Span = z.infer<typeof span>;

/** A stored trace with its spans in order of arrival, root first. */
export const trace = createTraceRequest.extend({
  trace_id: z.string(),
  root_span_id: z.string(),
  created_at: z.iso.datetime(),
  spans: z.array(span),
});
export type Trace = z.infer<typeof trace>;

/** A trace in a list: how many spans it has instead of the spans. */
export const traceEntry = trace.omit({ spans: true }).extend({ span_count: z.number().int().min(1) });
export type TraceEntry = z.infer<typeof traceEntry>;

/** Most spans of one answer that are kept for checks, and so many attributes of each; their texts are cut to so many characters. */
export const MOST_SPANS = 200;
export const MOST_ATTRIBUTES = 64;
export const LONGEST_ATTRIBUTE = 256;

/** A span of an answer as checks look at it: lean, and bounded. */
export const seenSpan = z.object({
  name: z.string().describe('Name of the step.'),
  kind: spanKind.default('chain').describe('What happens in it.'),
  duration_ms: z
    .number()
    .min(0)
    .optional()
    .describe('How long it took, in milliseconds. Left out: it never ended.'),
  error: z.string().optional().describe('What went wrong, where it failed.'),
  attributes: freeObject.default({}).describe('What is said of it, by name: texts, numbers, true or false.'),
});
export type SeenSpan = z.infer<typeof seenSpan>;
