import { z } from 'zod';
import { agentFields, completeAgent } from './agent.ts';
import { evenIfIncomplete } from './common.ts';
import { coherentExperiment, experimentFields, variant } from './experiment.ts';
import { completeScorer, scorerConfig, scorerFields } from './scorer.ts';
import { settings } from './settings.ts';
import { coherentTestCase, testCaseFields, turnsOrUser } from './test-case.ts';
import { turn, turnInput } from './turn.ts';
import { simulatedUser, turnCriteria } from './users/user.ts';
import { createWebhookRequest } from './webhook.ts';
import { gitRef, pathInside } from './workspaces/workspace.ts';
import { worldFields } from './worlds/world.ts';

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
/** A field of a file that is for the same as a field of the request, and says so in the same words. */
const likewise = <T extends z.ZodType>(field: T, model: z.ZodType): T =>
  model.description === undefined ? field : field.describe(model.description);
/** Editors look for the JSON Schema of a JSON file here. */
const schemaLink = z.string().optional().describe('Address of the JSON Schema of this file, for editors.');
/** An agent that is found without being named, where there is no other. */
const agentId = (what: string) =>
  z.string().min(1).optional().describe(`${what} Left out: the only agent there is.`);
const fileFields = {
  id: fileId
    .optional()
    .describe(
      'Id, by which other files and commands name it. Left out: the path of the file below its folder, without its extension.',
    ),
  $schema: schemaLink,
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
  .extend({
    ...fileFields,
    system_prompt_file: filePath
      .optional()
      .describe('Text file with the system prompt, relative to this file. Not beside `system_prompt`.'),
  })
  .superRefine((value, context) => {
    completeAgent(value, context);
    oneOf(context, value, 'system_prompt', 'system_prompt_file');
  }, evenIfIncomplete);
export type AgentFile = z.infer<typeof agentFile>;

/** `input` of a turn in a file. */
const inputFile = z
  .object({
    text: likewise(z.string().optional(), turnInput.shape.text),
    text_file: filePath
      .optional()
      .describe('Text file with what the user says, relative to this file. Not beside `text`.'),
    attachments: turnInput.shape.attachments,
  })
  .superRefine((value, context) => {
    oneOf(context, value, 'text', 'text_file');
    if (value.text === undefined && value.text_file === undefined)
      context.addIssue({ code: 'custom', path: ['text'], message: 'is required (or text_file)' });
  }, evenIfIncomplete);

/** Files that stand in for texts of a turn. */
const turnTexts = {
  ground_truth_file: filePath
    .optional()
    .describe('Text file with the reference answer, relative to this file. Not beside `ground_truth`.'),
  context_files: z
    .array(filePath)
    .min(1)
    .optional()
    .describe('Text files with one passage each, relative to this file. Not beside `context`.'),
};
const eachTextOnce = (value: object, context: z.RefinementCtx): void => {
  oneOf(context, value, 'ground_truth', 'ground_truth_file');
  oneOf(context, value, 'context', 'context_files');
};

export const turnFile = turn
  .extend({
    input: z
      .union([z.string(), inputFile])
      .describe('What the user says in this turn: the text itself, or an object with text and attachments.'),
    ...turnTexts,
  })
  .superRefine(eachTextOnce, evenIfIncomplete);
export type TurnFile = z.infer<typeof turnFile>;

/** What a simulated turn is judged by, in a file. */
const criteriaFile = turnCriteria.extend(turnTexts).superRefine(eachTextOnce, evenIfIncomplete);
export type CriteriaFile = z.infer<typeof criteriaFile>;

/** The simulated user of a case, in a file. */
const userFile = simulatedUser.extend({
  each: likewise(criteriaFile.optional(), simulatedUser.shape.each),
  afterwards: likewise(criteriaFile.optional(), simulatedUser.shape.afterwards),
});
export type UserFile = z.infer<typeof userFile>;

/** Whether something is said that an answer is judged by; which of the named scorers read it shows when the case meets them. */
const judges = (criteria: unknown): boolean =>
  isObject(criteria) &&
  ['expected_behavior', 'checks', 'scorers'].some(
    (key) => (criteria as Record<string, unknown>)[key] !== undefined, // Half-read: only whether it is there.
  );

/** Each turn says what its answer is judged by, unless the case is judged by the state that the agent leaves behind; the talk of a simulated user is judged as a whole. Tolerant of half-read input. */
function needsCriteria(
  { turns, user, expected_state }: { turns?: unknown; user?: unknown; expected_state?: unknown },
  context: z.RefinementCtx,
): void {
  if (expected_state !== undefined) return;
  if (isObject(user)) {
    const { each, afterwards } = user as Record<string, unknown>; // Half-read, as above.
    if (!judges(each) && !judges(afterwards))
      context.addIssue({
        code: 'custom',
        path: ['user', 'afterwards'],
        message:
          'is required, with expected_behavior, checks or scorers (or each, or expected_state of the case)',
      });
    return;
  }
  if (!Array.isArray(turns)) return;
  for (const [index, turn] of turns.entries())
    if (isObject(turn) && !judges(turn))
      context.addIssue({
        code: 'custom',
        path: ['turns', index, 'expected_behavior'],
        message: 'is required (or checks, or scorers that do not read it, or expected_state of the case)',
      });
}

export const testCaseFile = testCaseFields
  .extend({
    ...fileFields,
    agent_id: agentId('Id of the agent that answers.'),
    turns: likewise(z.array(turnFile).optional(), testCaseFields.shape.turns),
    user: likewise(userFile.optional(), testCaseFields.shape.user),
  })
  .superRefine((value, context) => {
    coherentTestCase(value, context);
    needsCriteria(value, context);
  }, evenIfIncomplete)
  .meta(turnsOrUser);
export type TestCaseFile = z.infer<typeof testCaseFile>;

/** `rubric_file` may stand beside `rubric`'s place in `config`, or at the top. */
export const scorerFile = scorerFields
  .extend({
    ...fileFields,
    config: likewise(
      scorerConfig
        .extend({
          rubric_file: filePath
            .optional()
            .describe('Text file with the rubric or the code, relative to this file. Not beside `rubric`.'),
          file: filePath
            .optional()
            .describe(
              '`code` in JavaScript: the module (`.mjs`, `.js`, `.mts`, `.ts`) whose default export or function `score` gives the score, relative to this file and inside the evals folder. Not beside `rubric`.',
            ),
        })
        .prefault({}),
      scorerFields.shape.config,
    ),
    rubric_file: filePath.optional().describe('The same as `config.rubric_file`; not beside it.'),
  })
  .superRefine((value, context) => {
    const config = isObject(value.config) ? value.config : {};
    const rubric = value.rubric_file ?? config.rubric_file;
    completeScorer(
      {
        type: value.type,
        config:
          rubric === undefined && (config.file === undefined || value.type !== 'code')
            ? config
            : { ...config, rubric: config.rubric ?? '' },
      },
      context,
    );
    oneOf(context, config, 'rubric', 'file', ['config']);
    oneOf(context, config, 'rubric_file', 'file', ['config']);
    if (config.file !== undefined && config.language === 'python')
      context.addIssue({
        code: 'custom',
        path: ['config', 'file'],
        message: 'is for JavaScript; Python is read from rubric_file',
      });
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
  config: likewise(
    variant.shape.config
      .extend({
        system_prompt_file: filePath
          .optional()
          .describe(
            'Text file with the system prompt of this variant, relative to this file. Not beside `system_prompt`.',
          ),
        files: likewise(
          z
            .record(
              pathInside,
              z.union([
                filePath.describe('A text file, relative to this file.'),
                z.object({
                  git: gitRef,
                  path: filePath.describe('A text file of that commit, from the top of the repository.'),
                }),
                z.null().describe('The file is taken away.'),
              ]),
            )
            .optional(),
          variant.shape.config.shape.files,
        ),
      })
      .superRefine(
        (value, context) => oneOf(context, value, 'system_prompt', 'system_prompt_file'),
        evenIfIncomplete,
      ),
    variant.shape.config,
  ),
});

export const experimentFile = experimentFields
  .extend({
    ...fileFields,
    agent_id: agentId('Id of the agent whose variants are compared.'),
    variants: likewise(z.array(variantFile).min(2), experimentFields.shape.variants),
  })
  .superRefine(coherentExperiment, evenIfIncomplete);
export type ExperimentFile = z.infer<typeof experimentFile>;

/** A world (worlds.md 1). */
export const worldFile = worldFields.extend({ ...fileFields });
export type WorldFile = z.infer<typeof worldFile>;

/** `assay.yaml`. Webhooks are checked as strictly as a request would be; their `secret` is `${NAME}`. */
export const settingsFile = settings.extend({
  $schema: schemaLink,
  webhooks: z
    .array(
      createWebhookRequest.extend({
        secret: z
          .string()
          .min(1)
          .describe(
            'What signs each delivery (`X-Service-Signature`), as `${NAME}` of an environment variable.',
          ),
      }),
    )
    .default([])
    .describe('Who is notified when a run, an evaluation or an optimization ends.'),
});
export type SettingsFile = z.infer<typeof settingsFile>;
