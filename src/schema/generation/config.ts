import { z } from 'zod';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const share = z.number().min(0).optional();
const shareOf = (level: string) => share.describe(`Proportion of ${level} cases.`);

/** Proportions; they are scaled to sum 1, and one that is left out is 0. */
export const difficultyDistribution = z
  .object({ easy: shareOf('easy'), medium: shareOf('medium'), hard: shareOf('hard') })
  .refine(
    (value) => (value.easy ?? 0) + (value.medium ?? 0) + (value.hard ?? 0) > 0,
    'needs at least one proportion above 0',
  );

/** Interface 4.7. */
export const generationConfig = z.object({
  num_test_cases: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(10)
    .describe('How many cases to make. There are fewer where the sources do not give as many.'),
  difficulty_distribution: difficultyDistribution
    .optional()
    .describe(
      'Proportions of easy, medium and hard cases, scaled to sum 1; one that is not given is 0. Left out: 0.3, 0.5 and 0.2.',
    ),
  include_edge_cases: z.boolean().default(true).describe('Whether a fifth of the cases are edge cases.'),
  focus_areas: z
    .array(z.string().min(1))
    .optional()
    .describe('Topics that at least 60 % of the cases are about, as far as the sources allow.'),
  /** Extension. */
  mutation: z
    .boolean()
    .optional()
    .describe(
      'Whether the suite is also run with rules of the prompt broken on purpose, one at a time, to see which the cases notice.',
    ),
});
export type GenerationConfig = z.infer<typeof generationConfig>;
