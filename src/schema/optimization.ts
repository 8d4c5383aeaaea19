import { z } from 'zod';
import { evenIfIncomplete, freeObject, timestamp, timeWindow } from './common.ts';
import { type RunHeader, runHeader } from './run.ts';

export const OPTIMIZATION_TYPES = ['error_driven', 'metric_driven', 'full'] as const;

/** Where a metric should get to. `current` may be left out: it is measured then. */
const target = z.object({
  target: z.number().describe('Where the metric should get to.'),
  current: z.number().optional().describe('Where it stands. Left out: it is measured.'),
});

/** Request body of POST /v1/optimize/prompt (interface 4.4). */
export const optimizeRequest = z
  .object({
    agent_id: z.string().min(1).describe('Id of the agent whose prompt is optimized.'),
    optimization_type: z
      .enum(OPTIMIZATION_TYPES)
      .describe(
        'What is optimized: `error_driven` the pass rate, `metric_driven` the metrics of `target_metrics`, `full` both.',
      ),
    failure_window: timeWindow
      .default('30d')
      .describe('How far back failures are looked for: a number plus d, h, m or w.'),
    min_failures: z
      .number()
      .int()
      .min(1)
      .default(5)
      .describe('Fewest failed attempts to learn from; with fewer nothing is tried.'),
    target_metrics: z
      .record(z.string(), target)
      .optional()
      .describe('Metrics by name with where each should get to; `metric_driven` needs at least one.'),
    include_examples: z.boolean().default(true).describe('Whether examples may be added to the prompt.'),
    max_examples: z.number().int().min(0).default(5).describe('Most examples in the prompt.'),
    constraints: z
      .object({
        max_prompt_length: z.number().int().min(1).optional().describe('Longest prompt, in characters.'),
        preserve_sections: z
          .array(z.string().min(1))
          .optional()
          .describe('Headings or texts of the prompt that stay byte for byte.'),
      })
      .optional()
      .describe('What the new prompt must keep to.'),
    /** Extension: draws and search; default is made of the optimization's id. */
    seed: z
      .number()
      .int()
      .min(0)
      .max(0xffffffff)
      .optional()
      .describe('Seed of everything that is drawn. Left out: made of the id of the optimization.'),
    /** Extension: hard limits of the whole (improvement.md 2.2 step 14). */
    budget: z
      .object({
        max_agent_runs: z.number().int().min(1).default(600).describe('Most calls of the agent.'),
        /** Together with `max_optimizer_calls` one ceiling of the calls of the model: what one leaves the other may use. */
        max_judge_calls: z
          .number()
          .int()
          .min(1)
          .default(1200)
          .describe('Most calls of the judge; what it leaves, the proposer may use.'),
        /** Questions to whoever proposes, at most; a ceiling of its own. */
        max_optimizer_calls: z
          .number()
          .int()
          .min(0)
          .default(40)
          .describe('Most calls of the model that proposes changes.'),
        max_cost_usd: z
          .number()
          .positive()
          .optional()
          .describe('Budget of agent, judge and proposer together, in US dollars.'),
        max_minutes: z.number().positive().default(60).describe('Longest duration, in minutes.'),
      })
      .prefault({})
      .describe('Limits of the whole optimization; it ends with what there is when one is reached.'),
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

/**
 * One change of the prompt. The set of types is open. Extensions: what is done where (`op`, `anchor`), what kind of failure it is made for, runs
 * that show it, and what it adds to the mean of the cases that it was chosen on (null where that was not measured).
 */
export const promptChange = z.object({
  type: z.string(),
  content: z.string().optional(),
  rationale: z.string(),
  op: z.string().optional(),
  anchor: z.string().optional(),
  category: z.string().optional(),
  evidence_run_ids: z.array(z.string()).optional(),
  measured_effect: z.number().nullish(),
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

/** Who judged and what it took, as its report says it. */
const optimizationEffort = runHeader.pick({ judge: true, usage: true, duration_ms: true });

/** A stored optimization, with what it needs to go on in another process. */
export const optimization = optimizeResponse.extend({
  agent_id: z.string(),
  created_at: timestamp,
  request: optimizeRequest,
  /** What is drawn with; the split has its own, the same for all optimizations of an agent. */
  seed: z.number().int(),
  /** How often cases were held out for this agent, this time included. */
  holdout_uses: z.number().int(),
  /** Set before the first play of a case held out: that use counts, also where it was interrupted. */
  holdout_played: z.boolean().optional(),
  /** Cases that the split was made of: where too many are new it is drawn anew. */
  split_cases: z.array(z.string()).optional(),
  /** What its report says besides the answer, once it has come to its end. */
  report: optimizationEffort.optional(),
  /** What kind each failure is, in the order in which they are collected: a later analysis may name clusters in another way. */
  kinds: z.array(z.string()).optional(),
  /** Who can mend each of them, in the same order; empty where only its kind says so. */
  owners: z.array(z.string()).optional(),
  /** Digest of prompt, attempts and cases that it began with: a continuation must have the same. */
  material: z.string(),
});
export type Optimization = z.infer<typeof optimization>;

const plays = z.object({ passed: z.number(), plays: z.number() });
/** `details.validation`: plays of the cases held out of those that failed, with the original and with the candidate. */
export const validationDetails = z.object({ cases: z.number(), from: plays, to: plays });
export type ValidationDetails = z.infer<typeof validationDetails>;

/** What of `details` reports look at; everything may be missing where the optimization ended before it was known. */
export const shownDetails = z.looseObject({
  reason: z.string().optional().catch(undefined),
  proposer: z.string().optional().catch(undefined),
  evidence: z.string().optional().catch(undefined),
  interrupted: z.string().optional().catch(undefined),
  enough_agent_runs: z.number().optional().catch(undefined),
  failures: z.number().optional().catch(undefined),
  needed: z.number().optional().catch(undefined),
  plays: z.number().optional().catch(undefined),
  seed: z.number().optional().catch(undefined),
  excluded: z.record(z.string(), z.number()).optional().catch(undefined),
  owners: z.record(z.string(), z.number()).optional().catch(undefined),
  flaky: z.array(z.string()).optional().catch(undefined),
  gaps: z.array(z.string()).optional().catch(undefined),
  held_out: z
    .record(z.string(), z.object({ from: z.number(), to: z.number() }))
    .optional()
    .catch(undefined),
  stale: z.record(z.string(), z.number()).optional().catch(undefined),
  /** Of a `metric_driven` or `full` optimization; what is measured and better the lower it is has a minus. */
  targets: z
    .array(z.looseObject({ metric: z.string(), current: z.number(), target: z.number() }))
    .optional()
    .catch(undefined),
  notes: z.array(z.string()).optional().catch(undefined),
  validation: validationDetails.optional().catch(undefined),
  gate: z
    .looseObject({
      p_value: z.number(),
      alpha: z.number(),
      difference: z.number().nullable(),
      interval: z.tuple([z.number(), z.number()]).nullable(),
      cases: z.number(),
      plays: z.number(),
      minimum_detectable: z.number().nullish(),
    })
    .optional()
    .catch(undefined),
});
export type ShownDetails = z.infer<typeof shownDetails>;

/** What reports of an optimization are made of. */
export interface OptimizationReport {
  response: OptimizeResponse;
  agent_id: string;
  judge: RunHeader['judge'];
  /** File of the prompt as it is shown, where it has one of its own. */
  prompt_file?: string;
  /** What closes that file behind the prompt: a line feed, or nothing. */
  file_end?: '' | '\n';
  /** Set when that file was replaced. */
  written?: true;
  /** Number of the pull request that brings it. */
  pull_request?: number;
  /** The artifact of a workflow run that holds its files, for whoever has no state of it; `directory` is where its diff applies, empty at the top of the repository. */
  artifact?: { name: string; url: string; workflow_run: string; directory: string };
  usage: RunHeader['usage'];
  duration_ms: number;
}
