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
  model: z.string().min(1).optional(),
  rubric: z.string().min(1).optional(),
  pattern: z.string().min(1).optional(),
  output_schema: z.record(z.string(), z.string()).optional(),
  scale: z.tuple([z.number(), z.number()]).optional(),
  mode: z.enum(['checklist', 'scale', 'binary']).optional(),
  criteria: z.array(z.string()).optional(),
  steps: z.array(z.string()).optional(),
  anchors: z.array(z.object({ score: z.number().int().min(1).max(5), description: z.string() })).optional(),
  samples: z.number().int().min(1).max(25).optional(),
  threshold: unitInterval.optional(),
  flags: z
    .string()
    .regex(/^[imsu]*$/, 'takes i, m, s, u')
    .optional(),
  match: z.enum(['search', 'full']).optional(),
  negate: z.boolean().optional(),
  field: regexField.optional(),
  timeout_ms: z.number().int().min(1).max(300_000).optional(),
  require_isolation: z.boolean().optional(),
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
  name: z.string().min(1),
  description: z.string().optional(),
  type: scorerType,
  config: scorerConfig,
  variables: variables.optional(),
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
