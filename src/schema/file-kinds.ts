import { z } from 'zod';
import { agentFields, completeAgent } from './agent.ts';
import { attachment } from './attachment.ts';
import { evenIfIncomplete } from './common.ts';
import { webhookEvent } from './event.ts';
import { coherentExperiment, experimentFields, variant } from './experiment.ts';
import { completeScorer, scorerConfig, scorerFields } from './scorer.ts';
import { settings } from './settings.ts';
import { coherentTestCase, testCaseFields } from './test-case.ts';
import { turn } from './turn.ts';
import { webhookUrl } from './webhook.ts';

/**
 * The forms of the files in the evals folder (contract 2): the create request, an optional `id`, `*_file` keys in place of
 * long texts, and shorthands. Unknown keys are found by `unknownKeys`, so that they are named together with all other problems.
 */

/** An id that a person writes: one line, no blanks around it. */
const fileId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u, 'must be one line without blanks around it');
/** Path of a text file, relative to the file that names it. */
const filePath = z.string().min(1);
const fileFields = {
  id: fileId.optional(),
  /** Editors look for the JSON Schema of a JSON file here. */
  $schema: z.string().optional(),
};

/** Says that two ways to give one text were used at once. */
function oneOf(
  context: z.RefinementCtx,
  value: object,
  text: string,
  file: string,
  path: (string | number)[] = [],
): void {
  if (Object.hasOwn(value, text) && Object.hasOwn(value, file))
    context.addIssue({
      code: 'custom',
      path: [...path, file],
      message: `give ${text} or ${file}, not both`,
    });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const agentFile = agentFields
  .extend({ ...fileFields, system_prompt_file: filePath.optional() })
  .superRefine((value, context) => {
    completeAgent(value, context);
    oneOf(context, value, 'system_prompt', 'system_prompt_file');
  }, evenIfIncomplete);
export type AgentFile = z.infer<typeof agentFile>;

/** `input` of a turn in a file. */
const inputFile = z
  .object({
    text: z.string().optional(),
    text_file: filePath.optional(),
    attachments: z.array(attachment).optional(),
  })
  .superRefine((value, context) => {
    oneOf(context, value, 'text', 'text_file');
    if (value.text === undefined && value.text_file === undefined)
      context.addIssue({ code: 'custom', path: ['text'], message: 'is required (or text_file)' });
  }, evenIfIncomplete);

export const turnFile = turn
  .extend({
    input: z.union([z.string(), inputFile]),
    ground_truth_file: filePath.optional(),
    context_files: z.array(filePath).min(1).optional(),
  })
  .superRefine((value, context) => {
    oneOf(context, value, 'ground_truth', 'ground_truth_file');
    oneOf(context, value, 'context', 'context_files');
  }, evenIfIncomplete);
export type TurnFile = z.infer<typeof turnFile>;

export const testCaseFile = testCaseFields
  .extend({ ...fileFields, agent_id: z.string().min(1).optional(), turns: z.array(turnFile).min(1) })
  .superRefine(coherentTestCase, evenIfIncomplete);
export type TestCaseFile = z.infer<typeof testCaseFile>;

/** `rubric_file` may stand beside `rubric`'s place in `config`, or at the top. */
export const scorerFile = scorerFields
  .extend({
    ...fileFields,
    config: scorerConfig.extend({ rubric_file: filePath.optional() }).prefault({}),
    rubric_file: filePath.optional(),
  })
  .superRefine((value, context) => {
    const config = isObject(value.config) ? value.config : {};
    const rubric = value.rubric_file ?? config.rubric_file;
    completeScorer(
      {
        type: value.type,
        config: rubric === undefined ? config : { ...config, rubric: config.rubric ?? '' },
      },
      context,
    );
    oneOf(context, config, 'rubric', 'rubric_file', ['config']);
    if (value.rubric_file !== undefined && (config.rubric ?? config.rubric_file) !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['rubric_file'],
        message: 'give the rubric once, here or in config',
      });
  }, evenIfIncomplete);
export type ScorerFile = z.infer<typeof scorerFile>;

const variantFile = variant.extend({
  config: variant.shape.config
    .extend({ system_prompt_file: filePath.optional() })
    .superRefine(
      (value, context) => oneOf(context, value, 'system_prompt', 'system_prompt_file'),
      evenIfIncomplete,
    ),
});

export const experimentFile = experimentFields
  .extend({ ...fileFields, agent_id: z.string().min(1).optional(), variants: z.array(variantFile).min(2) })
  .superRefine(coherentExperiment, evenIfIncomplete);
export type ExperimentFile = z.infer<typeof experimentFile>;

/** `assay.yaml`. Webhooks are checked as strictly as a request would be; their `secret` is `${NAME}`. */
export const settingsFile = settings.extend({
  $schema: z.string().optional(),
  webhooks: z
    .array(z.object({ url: webhookUrl, events: z.array(webhookEvent).min(1), secret: z.string().min(1) }))
    .default([]),
});
export type SettingsFile = z.infer<typeof settingsFile>;
