import { z } from 'zod';
import { agentUsage } from './agent-usage.ts';
import { checks } from './check.ts';
import { evenIfIncomplete, freeObject } from './common.ts';
import { message } from './message.ts';
import { scorerName } from './scorer-name.ts';
import { scorerError, scorerResult } from './scorer-result.ts';
import { expectedTool, toolCall, toolDescription } from './tool-call.ts';
import { MOST_SPANS, seenSpan } from './trace.ts';
import { workspaceEvidence } from './workspaces/workspace.ts';

/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
export const subject = z.object({
  input: z.string().optional().describe('What the user asked.'),
  output: z.string().optional().describe('What the agent answered.'),
  expected_behavior: z.string().optional().describe('What a good answer does, in plain sentences.'),
  context: z.array(z.string()).optional().describe('Passages that the answer is to be based on.'),
  ground_truth: z.string().optional().describe('Reference answer or facts that the answer is compared with.'),
  conversation_history: z.array(message).optional().describe('The conversation, oldest entry first.'),
  agent_plan: z.string().optional().describe('The plan that the agent made.'),
  tool_calls: z
    .array(toolCall)
    .optional()
    .describe('Tools that the agent called. An empty list: none. Left out: unknown.'),
  role: z.string().optional().describe('Role of the agent in a sentence.'),
  system_prompt: z.string().optional().describe('System prompt of the agent, as its instructions.'),
  domain: z.string().optional().describe('What the agent is there for, for `misuse`.'),
  allowed_topics: z
    .array(z.string())
    .optional()
    .describe('Topics that the agent may speak about, for `topic_adherence`.'),
  advice_types: z
    .array(z.string())
    .optional()
    .describe(
      'Kinds of advice that the agent must not give. Left out: `non_advice` looks for medical, financial and legal advice.',
    ),
  expected_tools: z.array(expectedTool).optional().describe('Tools that the agent should have called.'),
  available_tools: z.array(toolDescription).optional().describe('Tools that the agent could have called.'),
  latency_ms: z
    .number()
    .min(0)
    .optional()
    .describe('How long the answer took, in milliseconds, for `latency_ms`.'),
  usage: agentUsage
    .optional()
    .describe('What the answer took, in tokens and US dollars, for checks of them.'),
  workspace: workspaceEvidence
    .optional()
    .describe('What the answer left behind in its workspace, for checks of files, commands and changes.'),
  spans: z
    .array(seenSpan)
    .max(MOST_SPANS)
    .optional()
    .describe(
      'Spans that were traced for the answer, in the order in which they began, for `spans`. Left out: unknown.',
    ),
  state: freeObject.optional().describe('What the answer left behind, for checks of `state…`.'),
});
export type Subject = z.infer<typeof subject>;

/** Without scorers there have to be checks. */
export function judgedBySomething(value: object, context: z.RefinementCtx): void {
  const { scorers, checks } = value as { scorers?: unknown; checks?: unknown }; // Half-read: only whether they are there.
  if (scorers === undefined && checks === undefined)
    context.addIssue({ code: 'custom', path: ['scorers'], message: 'is required (or checks)' });
}

/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
export const evaluateRequest = subject
  .extend({
    turn_id: z
      .string()
      .optional()
      .describe(
        'Id of a turn of a stored run to judge again; fields that are given beside it win over those of the turn.',
      ),
    scorers: z
      .array(scorerName)
      .min(1)
      .optional()
      .describe(
        'Built-in names, aliases or ids of custom scorers; one result each. May be left out where there are `checks`.',
      ),
    checks: checks.optional(),
    threshold: z
      .number()
      .min(0)
      .optional()
      .describe(
        'Lowest score that passes; above 1 it is the budget of `latency_ms` in milliseconds. Left out: that of the scorer, else 0.7.',
      ),
  })
  .superRefine(judgedBySomething, evenIfIncomplete)
  .meta({ anyOf: [{ required: ['scorers'] }, { required: ['checks'] }] });
export type EvaluateRequest = z.infer<typeof evaluateRequest>;

/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
export const evaluateResponse = z.object({
  evaluation_id: z.string(),
  overall_pass: z.boolean(),
  results: z.record(z.string(), scorerResult),
  errors: z.record(z.string(), scorerError).optional(),
});
export type EvaluateResponse = z.infer<typeof evaluateResponse>;
