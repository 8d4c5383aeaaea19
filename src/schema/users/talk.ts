import { z } from 'zod';
import { talkEnding } from './script.ts';

/** Why a talk ended; `max_turns`: it was as long as it may be. */
export const talkEnd = z.enum([...talkEnding.options, 'max_turns']);

/** What can be wrong with a message of a simulated user, or with its end. */
const simulatorFault = z.enum([
  'invented_fact',
  'unknown_told',
  'never_revealed',
  'swapped_role',
  'early_stop',
  'loop',
]);

/** A talk that was thrown away, because its user said what it must not say: never a fault of the agent. */
export const lostTalk = z.object({
  kind: simulatorFault,
  message: z.string().describe('What was wrong, in a sentence.'),
});
export type LostTalk = z.infer<typeof lostTalk>;

/** How the talk of an attempt went whose user was simulated. */
export const talkFigures = z.object({
  seed: z
    .number()
    .int()
    .min(0)
    .describe(
      'What the user was played by. Attempts with the same seed had the same user, whoever answered it.',
    ),
  ended: talkEnd.optional().describe('Why the talk ended. Left out: it broke off.'),
  lost: z
    .array(lostTalk)
    .optional()
    .describe('Talks that were thrown away before, because their user was faulty. Left out: none.'),
});
export type TalkFigures = z.infer<typeof talkFigures>;

const deviation = z.number().min(0).nullable();

/** Where the scatter of talks comes from, as standard deviations of what was measured; null where it is not separable. */
export const talkNoise = z.object({
  user: deviation.describe('Of the users. Null: each was met once, so it cannot be told from the agent.'),
  agent: deviation.describe('Of the agent with the same user, and of the judge where that is null.'),
  judge: deviation.describe('Of the judge on the same answers. Null: none were judged twice.'),
  values: z.number().int().min(0).describe('Talks that it is known from.'),
  users: z.number().int().min(0).describe('Users that they were with.'),
});
export type TalkNoise = z.infer<typeof talkNoise>;

/** How many talks with simulated users a run took, those that were thrown away among them. */
export const talkCounts = z.object({
  talks: z.number().int().min(0).describe('Talks that were begun.'),
  lost: z.number().int().min(0).describe('Talks that were thrown away, because their user was faulty.'),
  errored: z
    .number()
    .int()
    .min(0)
    .describe('Attempts without a verdict, because each of their talks was thrown away.'),
  noise: talkNoise
    .optional()
    .describe('Of passing (1) and failing (0), where some case was played several times.'),
});
export type TalkCounts = z.infer<typeof talkCounts>;
