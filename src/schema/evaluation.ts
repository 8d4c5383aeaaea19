import { z } from 'zod';
import { message } from './message.ts';
import { scorerName } from './scorer-name.ts';
import { scorerError, scorerResult } from './scorer-result.ts';
import { expectedTool, toolCall, toolDescription } from './tool-call.ts';

/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
export const subject = z.object({
  input: z.string().optional(),
  output: z.string().optional(),
  expected_behavior: z.string().optional(),
  context: z.array(z.string()).optional(),
  ground_truth: z.string().optional(),
  conversation_history: z.array(message).optional(),
  agent_plan: z.string().optional(),
  tool_calls: z.array(toolCall).optional(),
  role: z.string().optional(),
  system_prompt: z.string().optional(),
  domain: z.string().optional(),
  allowed_topics: z.array(z.string()).optional(),
  advice_types: z.array(z.string()).optional(),
  expected_tools: z.array(expectedTool).optional(),
  available_tools: z.array(toolDescription).optional(),
  latency_ms: z.number().min(0).optional(),
});
export type Subject = z.infer<typeof subject>;

/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
export const evaluateRequest = subject.extend({
  turn_id: z.string().optional(),
  scorers: z.array(scorerName).min(1),
  threshold: z.number().min(0).optional(),
});
export type EvaluateRequest = z.infer<typeof evaluateRequest>;

/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
export const evaluateResponse = z.object({
  evaluation_id: z.string(),
  overall_pass: z.boolean(),
  results: z.record(z.string(), scorerResult),
  errors: z.record(z.string(), scorerError).optional(),
});
export type EvaluateResponse = z.infer<typeof evaluateResponse>;
