import { z } from 'zod';
import { turn } from '../turn.ts';
import { talkEnding, userScript } from './script.ts';

/** What a simulated turn is judged by: a turn without what the user says in it. */
export const turnCriteria = turn.omit({ input: true });
export type TurnCriteria = z.infer<typeof turnCriteria>;

const line = z.string().regex(/\S/, 'must not be blank').max(2000);

const stop = z.object({
  max_turns: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(10)
    .describe('Most turns of the simulated user, fixed `turns` not counted; never passed.'),
  when: z
    .array(talkEnding)
    .default(['goal_reached', 'agent_hands_over', 'user_gives_up'])
    .describe('What ends the talk before; an empty list: only `max_turns`.'),
});

/** A user of a case that is played instead of written down turn by turn. */
export const simulatedUser = z.object({
  goal: z
    .string()
    .regex(/\S/, 'must not be blank')
    .max(10_000)
    .describe('What the user wants, in plain sentences, limits and conditions included.'),
  facts: z
    .record(z.string().min(1).max(200), z.union([z.string().max(2000), z.number(), z.boolean()]))
    .default({})
    .describe(
      'What the user knows and tells when asked, by name. What stands here or in `goal` is all that it may state.',
    ),
  unknown: z
    .array(line)
    .default([])
    .describe('Names of what the user does not know: asked for it, the user must say so.'),
  persona: line.optional().describe('How the user talks: `impatient, short sentences`.'),
  never: z
    .array(line)
    .default([])
    .describe(
      'What the user must not do or say, each in a sentence: `reveals the limit of 50 EUR unprompted`. With `unprompted` it may, once the agent asked.',
    ),
  stop: stop.prefault({}).describe('When the talk ends.'),
  player: z
    .enum(['scripted', 'model'])
    .optional()
    .describe(
      'Who plays: `scripted` needs no model and is the same for the same seed, `model` asks the model of the judge. Left out: `scripted` where there is a `script` or no model, else `model`.',
    ),
  script: userScript
    .optional()
    .describe('What `scripted` says, and when. Left out: what follows from `goal` and `facts`.'),
  seeds: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe(
      'Attempts are played over so many seeds in turn, so that the noise of users can be told from that of agents. Left out: each attempt has a seed of its own.',
    ),
  each: turnCriteria
    .optional()
    .describe('What the answer to each simulated turn is judged by: a turn without `input`.'),
  afterwards: turnCriteria
    .optional()
    .describe('What the whole conversation is judged by, once, at its last turn: a turn without `input`.'),
});
export type SimulatedUser = z.infer<typeof simulatedUser>;
