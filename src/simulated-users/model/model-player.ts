import { z } from 'zod';
import { formOf } from '../../judges/form-of.ts';
import { FormError, type Judge } from '../../judges/judge.ts';
import { defined } from '../../schema/defined.ts';
import type { Message } from '../../schema/message.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import type { UserMove, UserPlayer } from '../user-player.ts';
import { PLAY_USER } from './instructions.ts';

/** A talk is alive: the same words in every attempt would be one talk. */
const TEMPERATURE = 0.7;
/** Room for a message, in items of the judge. */
const ITEMS = 3;
/** Longest message of a user, in characters. */
const LONGEST = 4000;

const answer = z.strictObject({
  thought: z.string(),
  facts_used: z.array(z.string()),
  message: z.string(),
  end: z.enum(['goes_on', 'goal_reached', 'agent_hands_over', 'user_gives_up']),
});
const form = formOf('user_move', answer);

/** How a user is played by a model. */
export interface ModelOptions {
  readonly judge: Pick<Judge, 'fill'>;
  /** Told to the model, and part of what its answers are remembered by: another seed is another talk. */
  readonly seed: number;
}

/**
 * A user that a model plays, through the provider of the judge. What the case says of the user and all that was said stands as data between
 * boundaries; what the agent says to the model itself is part of the talk and no instruction. Rejects as `Judge.fill` does.
 */
export function modelPlayer(user: SimulatedUser, { judge, seed }: ModelOptions): UserPlayer {
  return {
    async next(talk, signal) {
      const filled = await judge.fill(
        {
          key: 'simulated-user/move@1',
          instructions: PLAY_USER,
          promptInputs: { user: profileOf(user), variation: `talk ${seed}`, conversation: spoken(talk) },
          form,
          items: ITEMS,
          temperature: TEMPERATURE,
          repeat: `talk.${seed}.${talk.length}`,
          // Rules play the scripted user; they are no stand-in for a model.
          offline: () => {
            throw new FormError('a model plays this user, and there is none');
          },
        },
        signal,
      );
      return { ...moveOf(filled.answer, user), usage: filled.usage };
    },
  };
}

/** What the model is told of the user; what decides over its judgement is not among it. */
const profileOf = ({ goal, facts, unknown, persona, never, stop }: SimulatedUser) => ({
  goal,
  facts,
  ...defined({
    does_not_know: unknown.length > 0 ? unknown : undefined,
    persona,
    never: never.length > 0 ? never : undefined,
  }),
  may_end_by: stop.when,
});

/** The talk from the user's side, so that nobody takes the agent's words for an assistant's. */
const spoken = (talk: readonly Message[]): Record<string, string>[] =>
  talk
    .filter(({ role }) => role === 'user' || role === 'assistant')
    .map(({ role, content }) => ({ [role === 'user' ? 'you_said' : 'agent_said']: content }));

function moveOf({ message, end }: z.infer<typeof answer>, { stop }: SimulatedUser): UserMove {
  const said = message.trim().slice(0, LONGEST);
  if (end !== 'goes_on' && stop.when.includes(end)) return { end };
  return { say: said };
}
