import { z } from 'zod';
import { evenIfIncomplete, timestamp, unitInterval } from './common.ts';
import type { RunHeader } from './run.ts';
import { scorerName } from './scorer-name.ts';
import { talkNoise } from './users/talk.ts';
import { FILES, variantFiles } from './workspaces/variant-files.ts';

/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
export const DEFAULT_RUNS_PER_VARIANT = 10;

/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
export const variant = z.object({
  name: z
    .string()
    .min(1)
    .refine((name) => name !== '__proto__', 'cannot be used as a name')
    .describe('Name of the variant, by which results are listed; each only once.'),
  config: z
    .object({
      system_prompt: z.string().optional().describe('System prompt of this variant.'),
      model: z.string().min(1).optional().describe('Model of this variant.'),
      temperature: z.number().min(0).max(2).optional().describe('Sampling temperature of this variant.'),
      tool_descriptions: z
        .record(z.string().min(1), z.string())
        .optional()
        .describe(
          'Descriptions of tools by name, in place of their own: of tools of the world that a case is played in, and of `invocation.tools` of a model.',
        ),
      files: variantFiles.optional().describe(FILES),
    })
    .describe('What this variant has in place of what the agent has. Empty: the agent as it is.'),
});
export type Variant = z.infer<typeof variant>;

/** Interface 4.5 with the extensions of contract 9. */
export const experimentConfig = z.object({
  runs_per_variant: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe(
      'Number of attempts at each case with each variant. Left out: up to 10, with interim looks that may end the experiment earlier.',
    ),
  randomize: z
    .boolean()
    .default(true)
    .describe('Whether attempts are shuffled. `false`: in the order of the file.'),
  primary_metric: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The metric that decides, one of `metrics` or `pass_rate`; choose it before you look. Left out: `pass_rate`.',
    ),
  baseline: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Name of the variant to beat. Left out: the one named `baseline`, `control`, `original` or `a`, else the first.',
    ),
  seed: z.number().int().optional().describe('Seed of the order; the same seed gives the same order.'),
  sequential: z
    .boolean()
    .optional()
    .describe(
      'Whether interim looks may end the experiment early, with a clear winner or with no hope of one. Left out: only without `runs_per_variant`.',
    ),
  min_effect: z
    .number()
    .positive()
    .optional()
    .describe(
      'Smallest difference of the primary metric that is worth having; a smaller one makes no winner.',
    ),
  max_cost_usd: z
    .number()
    .min(0)
    .optional()
    .describe(
      'Budget of agent and judge together, in US dollars; the lower of this and `judge.max_cost_usd` holds.',
    ),
});
export type ExperimentConfig = z.infer<typeof experimentConfig>;

export const experimentFields = z.object({
  name: z.string().min(1).describe('Name shown in reports.'),
  agent_id: z.string().min(1).describe('Id of the agent whose variants are compared.'),
  variants: z.array(variant).min(2).describe('What is compared: two variants or more.'),
  test_case_ids: z
    .array(z.string().min(1))
    .min(1)
    .describe(
      'Ids of the cases to run. Six or more say something about other cases, twenty or more find differences that are not huge.',
    ),
  metrics: z
    .array(scorerName)
    .min(1)
    .describe(
      'What is measured: scorers (built-in, aliases or custom), `latency_ms`, `cost_usd`, `pass_rate`. An attempt passes when all scorers named here and the checks of its turns pass; where none is named, the scorers of the case judge.',
    ),
  config: experimentConfig.prefault({}).describe('How it is run and what decides.'),
});

/** What an experiment must not contradict; tolerant of half-read input, so that it can report beside other problems. */
export function coherentExperiment(
  value: {
    variants?: readonly { name?: unknown }[];
    metrics?: readonly unknown[];
    config?: ExperimentConfig;
  },
  context: z.RefinementCtx,
): void {
  const seen = new Set<unknown>();
  const variants: readonly { name?: unknown }[] = Array.isArray(value.variants) ? value.variants : [];
  variants.forEach((entry, index) => {
    if (entry?.name !== undefined && seen.has(entry.name))
      context.addIssue({
        code: 'custom',
        path: ['variants', index, 'name'],
        message: `two variants are named "${entry.name}"`,
      });
    seen.add(entry?.name);
  });
  const { baseline, primary_metric: primary } = value.config ?? {};
  if (baseline !== undefined && !seen.has(baseline))
    context.addIssue({
      code: 'custom',
      path: ['config', 'baseline'],
      message: `no variant is named "${baseline}"`,
    });
  if (
    primary !== undefined &&
    primary !== 'pass_rate' &&
    !(Array.isArray(value.metrics) && value.metrics.includes(primary))
  )
    context.addIssue({
      code: 'custom',
      path: ['config', 'primary_metric'],
      message: `"${primary}" is neither pass_rate nor one of the metrics`,
    });
}

/** Request body of POST /v1/experiments. */
export const createExperimentRequest = experimentFields.superRefine(coherentExperiment, evenIfIncomplete);
export type CreateExperimentRequest = z.infer<typeof createExperimentRequest>;

/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
export const variantResult = z.looseObject({
  runs: z.number().int().min(0),
  pass_rate: unitInterval,
  avg_scores: z.record(z.string(), z.number()),
  avg_latency_ms: z.number().int().min(0),
  errored: z.number().int().min(0).optional(),
  /** Plays in which nothing applied. */
  skipped: z.number().int().min(0).optional(),
  /** Plays of which nothing that was judged is sure. */
  unsure: z.number().int().min(0).optional(),
  /** 95 %, at the effective size: runs of one case are not independent. */
  pass_rate_interval: z.tuple([unitInterval, unitInterval]).optional(),
  p50_latency_ms: z.number().int().min(0).optional(),
  p95_latency_ms: z.number().int().min(0).optional(),
  /** Of all its plays, as reported by the agent; missing where it did not report each. */
  cost_usd: z.number().min(0).optional(),
});
export type VariantResult = z.infer<typeof variantResult>;

/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
export const scope = z.enum(['population', 'these_test_cases']);
export type Scope = z.infer<typeof scope>;

const interval = z.tuple([z.number(), z.number()]);

/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
export const experimentContrast = z.looseObject({
  metric: z.string(),
  variant: z.string(),
  against: z.string(),
  /** Cases with valid plays on both sides. */
  cases: z.number().int().min(0),
  difference: z.number().nullable(),
  /** 95 %. */
  interval: interval.nullable(),
  p_value: unitInterval,
  /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
  p_adjusted: unitInterval,
  /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
  label: z.enum(['primary', 'exploratory']),
  /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
  holds: z.boolean(),
  /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
  equivalent: z.boolean().nullable(),
  /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
  hedges_g: z.number().nullable(),
});
export type ExperimentContrast = z.infer<typeof experimentContrast>;

/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
export const experimentLook = z.object({
  /** Rounds done, of the rounds planned. */
  rounds: z.number().int(),
  leader: z.string(),
  p_value: unitInterval,
  nominal_alpha: unitInterval,
  /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
  conditional_power: z.number().nullable(),
  decision: z.enum(['go_on', 'winner', 'futile', 'last']),
  /** Variants that were no longer played from here on. */
  dropped: z.array(z.string()),
});
export type ExperimentLook = z.infer<typeof experimentLook>;

/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
export const statisticalAnalysis = z.looseObject({
  winner: z.string(),
  confidence: unitInterval,
  p_value: unitInterval,
  effect_size: z.record(z.string(), z.string()),
  conclusive: z.boolean(),
  conclusive_for_these_cases: z.boolean().optional(),
  /** Why it is not conclusive, one sentence each; empty when it is. */
  not_conclusive_because: z.array(z.string()),
  primary_metric: z.string(),
  baseline: z.string(),
  /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
  compared_with: z.string(),
  scope,
  p_population: unitInterval,
  p_these_cases: unitInterval,
  /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
  difference: z.number().nullable(),
  interval: interval.nullable(),
  cases: z.number().int().min(0),
  /** Share of draws in which a variant is best; never the same as confidence. */
  probability_best: z.record(z.string(), unitInterval),
  /** Smallest difference that this design finds with 80 % power. Null without evidence. */
  minimum_detectable_effect: z.number().nullable(),
  /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
  influence: z.array(
    z.object({
      case_id: z.string(),
      p_value_without: unitInterval,
      leader_without: z.string().optional(),
    }),
  ),
  /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
  variance: z.object({ within_runs: z.number(), between_cases: z.number() }).nullable(),
  talk_noise: talkNoise
    .optional()
    .describe(
      'Of the primary metric, in talks with simulated users: how much of it users, agent and judge make.',
    ),
  contrasts: z.array(experimentContrast),
  looks: z.array(experimentLook),
  /** Plays that were planned and not needed. */
  runs_saved: z.number().int().min(0),
  /** Interval of `difference` that holds over all looks; null without looks. */
  repeated_interval: interval.nullable(),
  seed: z.number().int(),
  warnings: z.array(z.string()),
});
export type StatisticalAnalysis = z.infer<typeof statisticalAnalysis>;

/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
export const experimentResponse = z.object({
  experiment_id: z.string(),
  status: z.enum(['pending', 'running', 'completed']),
  results: z.record(z.string(), variantResult).optional(),
  statistical_analysis: statisticalAnalysis.optional(),
  recommendation: z.string().optional(),
});
export type ExperimentResponse = z.infer<typeof experimentResponse>;

/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
export const storedExperiment = experimentResponse.extend({
  name: z.string(),
  agent_id: z.string(),
  created_at: timestamp,
  request: experimentFields,
});
export type StoredExperiment = z.infer<typeof storedExperiment>;

/** What reports of an experiment are made of. */
export interface ExperimentReport {
  response: ExperimentResponse;
  name: string;
  agent_id: string;
  judge: RunHeader['judge'];
  /** In the order of the request; `changes` says what a variant overrides, e.g. `system_prompt`, `model gpt-x`. */
  variants: { name: string; changes: string[] }[];
  /** As requested. */
  metrics: string[];
  usage: RunHeader['usage'];
  duration_ms: number;
  /** Means of the primary metric, case by case, by variant; left out where the plays are not at hand. */
  cases?: { id: string; values: Record<string, number> }[];
}
