import { z } from 'zod';
import { evenIfIncomplete, unitInterval } from './common.ts';
import { DEEPEST, isDeeper } from './nesting.ts';

/** Kinds of custom scorers (interface 2.1). */
export const scorerType = z.enum(['llm_judge', 'code', 'regex']);

/** Fields a `regex` scorer can look at. */
export const regexField = z.enum([
  'output',
  'input',
  'context',
  'ground_truth',
  'expected_behavior',
  'agent_plan',
]);

/** Configuration of a custom scorer (interface 2.1 with the extensions of contract 4 and metrics.md 7). */
export const scorerConfig = z.object({
  model: z
    .string()
    .min(1)
    .optional()
    .describe('Another judge model for this scorer. Left out: `judge.model`.'),
  rubric: z
    .string()
    .min(1)
    .optional()
    .describe(
      '`llm_judge`: instructions of the judge, with `{{ input }}`, `{{ output }}`, `{{ context }}`, `{{ ground_truth }}`, `{{ conversation_history }}`, `{{ expected_behavior }}`, `{{ tool_calls }}`, `{{ agent_plan }}` or a key of `variables`. `code`: source in Python or JavaScript.',
    ),
  language: z
    .enum(['python', 'javascript'])
    .optional()
    .describe('Language of `code`. Left out: `python`; of a `file`, `javascript`.'),
  pattern: z
    .string()
    .min(1)
    .optional()
    .describe('Expression in RE2 syntax (no look-around, no backreferences) that the field is held against.'),
  output_schema: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Keys of the answer of the judge with their types: `number`, `integer`, `string`, `boolean`, `array`, `object`, `string[]`, `string | null`. `score` and `reasoning` are always there; others land in `metadata`.',
    ),
  scale: z
    .tuple([z.number(), z.number()])
    .optional()
    .describe(
      'Lowest and highest score that the rubric asks for, where there is no `mode`; results are scaled to 0 to 1. Left out: `[0, 1]`.',
    ),
  mode: z
    .enum(['checklist', 'scale', 'binary'])
    .optional()
    .describe(
      'How the judge answers. `checklist`: criterion by criterion. `scale`: a grade from 1 to 5. `binary`: yes or no. Left out: the score that the rubric asks for.',
    ),
  criteria: z
    .array(z.string())
    .optional()
    .describe('Criteria of a `checklist`. Left out: the judge makes them of the rubric, once.'),
  steps: z
    .array(z.string())
    .optional()
    .describe('Steps by which a `scale` is graded. Left out: the judge makes them of the rubric, once.'),
  anchors: z
    .array(
      z.object({
        score: z.number().int().min(1).max(5).describe('The grade.'),
        description: z.string().describe('What an answer of this grade is like.'),
      }),
    )
    .optional()
    .describe('What a grade of a `scale` looks like, for some or all grades.'),
  samples: z
    .number()
    .int()
    .min(1)
    .max(25)
    .optional()
    .describe('How many answers of the judge are averaged. Left out: `judge.samples`.'),
  threshold: unitInterval
    .optional()
    .describe('Lowest score that passes; that of a case wins. Left out: `defaults.threshold`.'),
  flags: z
    .string()
    .regex(/^[imsu]*$/, 'takes i, m, s, u')
    .optional()
    .describe(
      'Flags of the pattern: `i` ignores case, `m` lets `^` and `$` match at every line, `s` lets `.` match line breaks, `u` changes nothing.',
    ),
  match: z
    .enum(['search', 'full'])
    .optional()
    .describe(
      '`search`: the pattern occurs somewhere. `full`: it covers the whole field. Left out: `search`.',
    ),
  negate: z.boolean().optional().describe('`true`: the pattern must not match.'),
  field: regexField.optional().describe('What the pattern is held against. Left out: `output`.'),
  timeout_ms: z
    .number()
    .int()
    .min(1)
    .max(300_000)
    .optional()
    .describe('Longest time of one call of the code, in milliseconds. Left out: 30000.'),
  require_isolation: z
    .boolean()
    .optional()
    .describe(
      '`true`: an error on machines where the sandbox of the code is not complete, instead of a score.',
    ),
});

/** Variables by any name: a record type would drop `__proto__` without a word. */
const variables = z
  .unknown()
  .refine((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object',
    abort: true,
  })
  .refine((value) => !isDeeper(value, DEEPEST), `holds values nested more than ${DEEPEST} deep`)
  .meta({ type: 'object', additionalProperties: {} }) as z.ZodType<Record<string, unknown>>; // The check above says so.

export const scorerFields = z.object({
  name: z.string().min(1).describe('Name shown in reports.'),
  description: z.string().optional().describe('What the scorer measures, in a sentence.'),
  type: scorerType.describe(
    '`llm_judge`: a judge follows a rubric. `code`: Python or JavaScript gives the score. `regex`: a pattern decides.',
  ),
  config: scorerConfig.describe('How it scores. Which keys count depends on the type.'),
  variables: variables
    .optional()
    .describe(
      'Values by name, for `{{ name }}` in the texts of an `llm_judge`, of which they become part, and as globals of `code`.',
    ),
});

/** What each kind of scorer cannot do without (interface 2.1). Tolerant of half-read input. */
export function completeScorer(
  value: { type?: unknown; config?: { rubric?: unknown; pattern?: unknown; criteria?: unknown } | undefined },
  context: z.RefinementCtx,
): void {
  const { type, config } = value;
  const needed =
    type === 'regex' ? 'pattern' : type === 'llm_judge' || type === 'code' ? 'rubric' : undefined;
  if (needed === undefined || typeof config !== 'object' || config === null) return;
  if (config[needed] === undefined)
    context.addIssue({
      code: 'custom',
      path: ['config', needed],
      message: `type ${type} needs config.${needed}`,
    });
}

/** Request body of POST /v1/scorers. */
export const createScorerRequest = scorerFields.superRefine(completeScorer, evenIfIncomplete);
export type CreateScorerRequest = z.infer<typeof createScorerRequest>;

/** Response of POST /v1/scorers. */
export const createScorerResponse = z.object({ scorer_id: z.string(), name: z.string() });

/** A stored custom scorer. */
export const scorer = scorerFields.extend({ scorer_id: z.string() });
export type CustomScorer = z.infer<typeof scorer>;
