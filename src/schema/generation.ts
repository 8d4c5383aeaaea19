import { z } from 'zod';
import { evenIfIncomplete, presentText } from './common.ts';
import { DIFFICULTIES, generationConfig } from './generation/config.ts';
import { turn } from './turn.ts';

export const SOURCE_TYPES = ['documents', 'conversation_logs', 'failure_analysis'] as const;

export const sourceDocument = z.object({
  content: presentText.describe('Text of the document.'),
  name: z.string().optional().describe('Name of the document, by which cases cite it.'),
});
export type SourceDocument = z.infer<typeof sourceDocument>;

export const conversationLog = z.object({
  input: z.string().describe('What the user asked.'),
  output: z.string().describe('What the agent answered.'),
  feedback: z
    .enum(['good', 'bad', 'neutral'])
    .optional()
    .describe(
      'What the user made of it: a `good` answer becomes the expectation, a `bad` one what must not come again.',
    ),
});
export type ConversationLog = z.infer<typeof conversationLog>;

/** Request body of POST /v1/test-cases/generate. */
export const generateRequest = z
  .object({
    agent_id: z.string().min(1).describe('Id of the agent that the cases are for.'),
    source_type: z
      .enum(SOURCE_TYPES)
      .describe(
        'What cases are made from: `documents`, `conversation_logs`, or `failure_analysis` of the stored runs of the last 30 days.',
      ),
    documents: z.array(sourceDocument).optional().describe('The documents, for `source_type` `documents`.'),
    conversation_logs: z
      .array(conversationLog)
      .optional()
      .describe('The conversations, for `source_type` `conversation_logs`.'),
    generation_config: generationConfig.prefault({}).describe('How many cases, and of which kinds.'),
  })
  .superRefine((value, context) => {
    for (const source of ['documents', 'conversation_logs'] as const)
      if (value.source_type === source && (value[source]?.length ?? 0) === 0)
        context.addIssue({
          code: 'custom',
          path: [source],
          message: `source_type ${source} needs at least one entry in ${source}`,
        });
  }, evenIfIncomplete);
export type GenerateRequest = z.infer<typeof generateRequest>;

/**
 * A case to review. Extensions beside the four fields: `id`, `tags`, `operator`, `source_refs`, `hints`; with a model `empirical_difficulty` (share
 * of its answers that fail the checks), `closed_book` (`answered` where it passes the checks without the source) and `confirmed` (`false` where it
 * ended early, by its budget or a fault, before it confirmed the case).
 */
export const generatedTestCase = z.looseObject({
  name: z.string(),
  turns: z.array(turn).min(1),
  difficulty: z.enum(DIFFICULTIES),
  rationale: z.string(),
});
export type GeneratedTestCase = z.infer<typeof generatedTestCase>;

/** Extension: how many rules broken on purpose in the prompt the cases noticed; `unit` is a rule as it stands, `mutant` as nobody noticed it. */
export const mutationAnalysis = z.object({
  mutants: z.number().int().min(1),
  killed: z.number().int().min(0),
  score: z.number().min(0).max(1),
  survivors: z.array(z.object({ unit: z.string(), mutant: z.string() })),
});
export type MutationAnalysis = z.infer<typeof mutationAnalysis>;

/** Response of POST /v1/test-cases/generate. The cases are answered, not stored. Extensions may stand beside the coverage. */
export const generateResponse = z.object({
  generated_test_cases: z.array(generatedTestCase),
  coverage_analysis: z.looseObject({
    policy_topics_covered: z.array(z.string()),
    gaps_identified: z.array(z.string()),
    mutation: mutationAnalysis.optional(),
  }),
});
export type GenerateResponse = z.infer<typeof generateResponse>;
