import { z } from 'zod';
import { DEFAULT_JUDGE_MODEL } from '../models/default-model.ts';
import { cassetteSettings } from './cassettes/settings.ts';
import { timeLimit, unitInterval } from './common.ts';
import { webhookEvent } from './event.ts';
import { generationConfig } from './generation/config.ts';
import { scorerName } from './scorer-name.ts';
import { usualPlaces } from './workspaces/usual-places.ts';

const { identifier, asked } = DEFAULT_JUDGE_MODEL;

/** Who judges: a provider by name, the offline heuristics, or the first whose key is present. */
export const judgeProvider = z.enum([
  'auto',
  'offline',
  'openai',
  'azure_openai',
  'anthropic',
  'local',
  'onnx',
]);
export type JudgeProvider = z.infer<typeof judgeProvider>;

/** US dollars per million tokens. */
export const price = z.object({
  input: z.number().min(0).describe('US dollars per million tokens of the question.'),
  output: z.number().min(0).describe('US dollars per million tokens of the answer.'),
});
export type Price = z.infer<typeof price>;

/** The models of `judge: onnx`. */
export const onnxSettings = z.object({
  nli: z
    .string()
    .min(1)
    .default('Xenova/nli-deberta-v3-small')
    .describe(
      'Model that tells what a passage says of a claim: a classifier of entailment, neutral and contradiction.',
    ),
  toxicity: z
    .string()
    .min(1)
    .default('Xenova/toxic-bert')
    .describe('Model that tells toxic sentences: a text classifier.'),
  folder: z
    .string()
    .min(1)
    .nullish()
    .describe(
      'Folder that holds the models, each in a folder of its name, relative to the working directory. Left out: where the package keeps what it has loaded.',
    ),
  download: z
    .boolean()
    .default(false)
    .describe('Whether a model that is not there may be loaded from the network.'),
  precision: z
    .enum(['fp32', 'fp16', 'q8', 'q4'])
    .default('q8')
    .describe('Which of the files of a model is loaded; `q8` is a quarter of the whole.'),
});
export type OnnxSettings = z.infer<typeof onnxSettings>;

export const judgeSettings = z.object({
  provider: judgeProvider
    .default('auto')
    .describe(
      'Who judges. `auto`: the first of OpenAI, Azure OpenAI and Anthropic whose key is set in the environment, else `offline`, which asks no model. `local`: a model server of this machine (Ollama, llama.cpp, vLLM, LM Studio), without a key. `onnx`: small classifiers in this process (`judge.onnx`).',
    ),
  model: z
    .string()
    .min(1)
    .nullish()
    .describe(
      `Model of the judge. Left out: ${asked}, which follows the retired identifier ${identifier}; for Anthropic it is required; of a local server it is the first that it has.`,
    ),
  base_url: z
    .string()
    .min(1)
    .nullish()
    .describe(
      'Address of the API, such as any endpoint that speaks that of OpenAI. Left out: `OPENAI_BASE_URL`, `AZURE_OPENAI_ENDPOINT` or `ANTHROPIC_BASE_URL`, else the address of the provider; of `local` the usual ports of this machine.',
    ),
  onnx: onnxSettings.optional().describe('The models of the provider `onnx`.'),
  samples: z
    .number()
    .int()
    .min(1)
    .max(25)
    .default(1)
    .describe(
      'How often the judge is asked each question: numbers are averaged, verdicts are put to the vote.',
    ),
  concurrency: z.number().int().min(1).max(1000).default(8).describe('Most calls of the judge in flight.'),
  max_calls: z
    .number()
    .int()
    .min(0)
    .nullish()
    .describe(
      'Most calls of the judge in one run, batch, experiment or optimization; a run that reaches it fails and says so. Left out: no limit.',
    ),
  max_cost_usd: z
    .number()
    .min(0)
    .nullish()
    .describe(
      'Budget of agent and judge together for one run, batch, experiment or optimization, in US dollars; a run that reaches it fails and says so. Left out: none.',
    ),
  prices: z
    .record(z.string(), price)
    .default({})
    .describe(
      'Prices by model, in US dollars per million tokens; they win over those of the catalogue. A price that is unknown counts as the dearest known one of its provider where there is a ceiling.',
    ),
});
export type JudgeSettings = z.infer<typeof judgeSettings>;

export const gateSettings = z.object({
  min_pass_rate: unitInterval.default(1).describe('Smallest share of the gating cases that has to pass.'),
  fail_on: z
    .enum(['failure', 'regression', 'never'])
    .default('failure')
    .describe(
      'What fails a run. `failure`: too many failing cases. `regression`: only what is worse than the baseline. `never`: nothing; the run is neutral.',
    ),
  max_error_rate: unitInterval
    .default(0)
    .describe('Largest share of the gating cases that errors may leave without a verdict.'),
  min_scores: z
    .record(z.string(), unitInterval)
    .default({})
    .describe('Smallest mean score by scorer; a scorer named here must have results in every run.'),
  min_cases: z
    .number()
    .int()
    .min(0)
    .default(1)
    .describe('Fewest cases that must be judged; with fewer the run fails.'),
  offline_low_confidence: z
    .boolean()
    .default(false)
    .describe('Whether offline results of low confidence count for the gate.'),
  quarantine: z
    .boolean()
    .optional()
    .describe(
      'Whether a case that keeps changing sides from run to run is shown and does not gate. Left out: only in a workflow, with restored state.',
    ),
  require_baseline: z
    .boolean()
    .default(true)
    .describe(
      'Whether a run with `fail_on: regression` fails when its baseline cannot be read, for want of a permission for one, and says what to do. `false`: it is neutral then, as it is where there is no baseline yet.',
    ),
  baseline_ref_check: z
    .boolean()
    .default(false)
    .describe(
      'Whether cases that passed in the baseline and fail now are run on the base commit before they are called a regression.',
    ),
});
export type GateSettings = z.infer<typeof gateSettings>;

export const runSettings = z.object({
  parallel: z.boolean().default(true).describe('Whether several attempts are in flight at once.'),
  concurrency: z.number().int().min(1).max(1000).default(8).describe('Most attempts at work at once.'),
  max_retries: z
    .number()
    .int()
    .min(0)
    .max(20)
    .default(2)
    .describe(
      'How often a call of the agent or the judge is tried again when the network, a rate limit or a timeout was at fault; a bad answer is never asked for again.',
    ),
  timeout_ms: z
    .number()
    .int()
    .min(1)
    .default(60_000)
    .describe('Longest time of one call of the agent or the judge, in milliseconds.'),
  repeats: z
    .enum(['until_decided', 'all'])
    .default('until_decided')
    .describe(
      'How many attempts are made at a case that needs fewer passes than it has attempts (`min_passes` below `repeat`). `until_decided`: no more than decide it. `all`: every one, which statistics of stability need, and what `--repeat` plays.',
    ),
  time_limit: timeLimit
    .nullish()
    .describe(
      'Longest time of a whole run, such as `90s`, `10m` or `1h`: what is under way then is broken off, nothing further begins, and the run fails and says so; it can go on with `--resume`. Left out: none.',
    ),
});
export type RunSettings = z.infer<typeof runSettings>;

/** What the Action does about failures, where its inputs do not say (contract 7). */
export const optimizeSettings = z.object({
  mode: z
    .enum(['never', 'on-failure'])
    .default('never')
    .describe(
      '`on-failure`: when the gate of a workflow fails, the prompt of the agent that failed most is optimized.',
    ),
  propose_by: z
    .enum(['comment', 'pull-request'])
    .default('comment')
    .describe(
      'Where an improved prompt goes: into the `comment`, or into a `pull-request` of its own as well.',
    ),
  max_cost_usd: z
    .number()
    .min(0)
    .nullish()
    .describe(
      'Budget of an optimization, in US dollars; `max-cost-usd` of the Action holds beside it. Left out: none of its own.',
    ),
});

const paths = z.array(z.string().min(1)).min(1);
/** What the Action generates test cases from: documents, a file of conversation logs, else stored failures. Paths start at `assay.yaml`. */
export const generateSettings = generationConfig
  .extend({
    agent_id: z
      .string()
      .min(1)
      .optional()
      .describe('Id of the agent that the cases are for. Left out: the only agent there is.'),
    documents: paths
      .optional()
      .describe(
        'Files that the cases are made from, as paths or patterns relative to `assay.yaml`. Not beside `logs`; without both the stored failures are the source.',
      ),
    logs: z
      .string()
      .min(1)
      .optional()
      .describe(
        'File of conversations that the cases are made from, `{"input", "output", "feedback"}` a line; the path is relative to `assay.yaml`.',
      ),
  })
  .refine(({ documents, logs }) => documents === undefined || logs === undefined, {
    path: ['logs'],
    error: 'stands beside documents: one source at a time',
  });
export type GenerateSettings = z.infer<typeof generateSettings>;

/** `evals/assay.yaml` (contract 2). Everything is optional. */
export const settings = z.object({
  judge: judgeSettings.prefault({}).describe('Who judges, and what it may cost.'),
  defaults: z
    .object({
      scorers: z
        .array(scorerName)
        .min(1)
        .default(['playval'])
        .describe('Scorers of a turn where neither the turn nor its agent (`default_scorers`) names any.'),
      threshold: unitInterval
        .optional()
        .describe(
          'Lowest score that passes, where neither the case nor the scorer says otherwise. Left out: 0.7, and 1 for the scorers of which a single finding fails a case (`tool_correctness`, `argument_correctness`, `pii_leakage`).',
        ),
      thresholds: z
        .record(z.string(), unitInterval)
        .default({})
        .describe(
          'Lowest score that passes by scorer, such as `faithfulness: 0.8`; wins over `threshold`, and that of a case over both.',
        ),
      repeat: z
        .number()
        .int()
        .min(1)
        .max(1000)
        .default(1)
        .describe('Number of attempts at each case, where it does not say so itself.'),
      ...usualPlaces,
    })
    .prefault({})
    .describe('What holds where cases and agents say nothing.'),
  run: runSettings.prefault({}).describe('How cases are run.'),
  gate: gateSettings.prefault({}).describe('When a run fails.'),
  cassettes: cassetteSettings,
  optimize: optimizeSettings
    .optional()
    .describe('What the Action does about failures, where its inputs do not say.'),
  generate: generateSettings
    .optional()
    .describe('What `command: generate` of the Action makes test cases from, and how many.'),
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
