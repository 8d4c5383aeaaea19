import { z } from 'zod';

/** Why a talk ends before it is as long as it may be. */
export const talkEnding = z.enum(['goal_reached', 'agent_hands_over', 'user_gives_up']);

const phrase = z.string().regex(/\S/, 'must not be blank').max(2000);
/** One wording, or several of which the seed chooses one. */
const wordings = z.union([phrase, z.array(phrase).min(1).max(50)]);
/** One phrase, or several of which any is enough. */
const phrases = z.union([phrase, z.array(phrase).min(1).max(50)]);

const answer = z
  .object({
    asked: phrases
      .optional()
      .describe(
        'What the agent asks for: names of facts, of `unknown`, or any words of its question. One of them is enough.',
      ),
    when: phrases
      .optional()
      .describe(
        'Words that stand in what the agent said, without regard to case and white space. One of them is enough.',
      ),
    say: wordings
      .optional()
      .describe(
        'What the user says then: one wording, or several of which the seed chooses. `{name}` stands for the fact of that name.',
      ),
    times: z
      .number()
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('How often it is said at most; after that the entry is passed over. Left out: each time.'),
    ends: talkEnding
      .optional()
      .describe('How the talk ends once this was said and answered; without `say`, at once.'),
  })
  .refine((value) => value.asked !== undefined || value.when !== undefined, 'needs asked, when or both')
  .refine((value) => value.say !== undefined || value.ends !== undefined, 'needs say, ends or both');

/** What a user without a model says, and when. All of it may be left out. */
export const userScript = z.object({
  opening: wordings
    .optional()
    .describe('The first words of the user. Left out: `goal`, in the words of somebody who asks for it.'),
  steps: z
    .array(wordings)
    .max(100)
    .optional()
    .describe(
      'What the user says of its own accord, one after the other, where the agent asks nothing that has an answer. Left out: further sentences of `goal`.',
    ),
  answers: z
    .array(answer)
    .max(200)
    .optional()
    .describe(
      'What the user says to certain questions and statements; the first that fits is taken. Questions for facts are answered without it.',
    ),
  words: z
    .record(z.string().min(1), phrases)
    .optional()
    .describe(
      'Other words by which agents ask for a fact or for what is `unknown`: `reservation: [booking code, PNR]`.',
    ),
  agrees: z
    .boolean()
    .optional()
    .describe(
      '`false`: the user says no where the agent asks whether it may go on. Left out: yes, unless what is asked goes against facts or goal.',
    ),
  insists: z
    .object({
      times: z
        .number()
        .int()
        .min(0)
        .max(100)
        .default(1)
        .describe('How often the user asks again after a refusal before it gives up.'),
      say: wordings.optional().describe('What it says then. Left out: wordings of its own.'),
    })
    .optional()
    .describe('How the user takes a refusal. Left out: it asks once more, then gives up.'),
  done: phrases
    .optional()
    .describe(
      'Words of the agent that show that the goal is reached. Left out: that the agent says it is done, where it asks nothing more.',
    ),
  hands_over: phrases
    .optional()
    .describe('Words of the agent that show that it hands over to a person. Left out: the usual ones.'),
  otherwise: wordings
    .optional()
    .describe('What the user says where nothing fits. Left out: wordings of its own.'),
});
export type UserScript = z.infer<typeof userScript>;
