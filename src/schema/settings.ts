import { z } from 'zod';
import { unitInterval } from './common.ts';
import { webhookEvent } from './event.ts';
import { generationConfig } from './generation.ts';
import { scorerName } from './scorer-name.ts';

/** Who judges: a provider by name, the offline heuristics, or the first whose key is present. */
export const judgeProvider = z.enum(['auto', 'offline', 'openai', 'azure_openai', 'anthropic']);
export type JudgeProvider = z.infer<typeof judgeProvider>;

/** US dollars per million tokens. */
export const price = z.object({ input: z.number().min(0), output: z.number().min(0) });
export type Price = z.infer<typeof price>;

export const judgeSettings = z.object({
  provider: judgeProvider.default('auto'),
  model: z.string().min(1).nullish(),
  base_url: z.string().min(1).nullish(),
  samples: z.number().int().min(1).max(25).default(1),
  concurrency: z.number().int().min(1).max(1000).default(8),
  max_calls: z.number().int().min(0).nullish(),
  max_cost_usd: z.number().min(0).nullish(),
  prices: z.record(z.string(), price).default({}),
});
export type JudgeSettings = z.infer<typeof judgeSettings>;

export const gateSettings = z.object({
  min_pass_rate: unitInterval.default(1),
  fail_on: z.enum(['failure', 'regression', 'never']).default('failure'),
  max_error_rate: unitInterval.default(0),
  min_scores: z.record(z.string(), unitInterval).default({}),
  min_cases: z.number().int().min(0).default(1),
  offline_low_confidence: z.boolean().default(false),
  /** Whether a case that flips in its history is shown and does not gate; where it is left out, only in a workflow. */
  quarantine: z.boolean().optional(),
  /** Whether flipped cases are played on the base commit before they are called a regression. */
  baseline_ref_check: z.boolean().default(false),
});
export type GateSettings = z.infer<typeof gateSettings>;

export const runSettings = z.object({
  parallel: z.boolean().default(true),
  concurrency: z.number().int().min(1).max(1000).default(8),
  max_retries: z.number().int().min(0).max(20).default(2),
  timeout_ms: z.number().int().min(1).default(60_000),
});
export type RunSettings = z.infer<typeof runSettings>;

/** What the Action does about failures, where its inputs do not say (contract 7). */
export const optimizeSettings = z.object({
  mode: z.enum(['never', 'on-failure']).default('never'),
  propose_by: z.enum(['comment', 'pull-request']).default('comment'),
  /** Ceiling of an optimization, in US dollars; `max-cost-usd` holds beside it. */
  max_cost_usd: z.number().min(0).nullish(),
});

const paths = z.array(z.string().min(1)).min(1);
/** What the Action generates test cases from: documents, a file of conversation logs, else stored failures. Paths start at `assay.yaml`. */
export const generateSettings = generationConfig
  .extend({
    agent_id: z.string().min(1).optional(),
    documents: paths.optional(),
    logs: z.string().min(1).optional(),
  })
  .refine(({ documents, logs }) => documents === undefined || logs === undefined, {
    path: ['logs'],
    error: 'stands beside documents: one source at a time',
  });
export type GenerateSettings = z.infer<typeof generateSettings>;

/** `evals/assay.yaml` (contract 2). Everything is optional. */
export const settings = z.object({
  judge: judgeSettings.prefault({}),
  defaults: z
    .object({
      scorers: z.array(scorerName).min(1).default(['playval']),
      threshold: unitInterval.default(0.7),
      repeat: z.number().int().min(1).max(1000).default(1),
    })
    .prefault({}),
  run: runSettings.prefault({}),
  gate: gateSettings.prefault({}),
  optimize: optimizeSettings.optional(),
  generate: generateSettings.optional(),
  webhooks: z
    .array(
      z.object({
        url: z.url({ protocol: /^https$/, error: 'must be an https URL' }),
        events: z.array(webhookEvent).min(1),
        secret: z.string().min(1),
      }),
    )
    .default([]),
});
export type Settings = z.infer<typeof settings>;
