import type { Message } from '../../schema/message.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import { nameWords } from '../understand/asked-names.ts';
import type { UserMove, UserPlayer } from '../user-player.ts';
import { decide } from './decide.ts';
import { ownSteps, wishOf } from './own-steps.ts';
import type { TalkState } from './talk-state.ts';
import { mannerOf } from './wordings.ts';

/** How a scripted user is played. */
export interface ScriptedOptions {
  /** Chooses wordings: the same seed and the same answers give the same talk. */
  readonly seed: number;
  /** Fixed turns of the case that were played before; default none. */
  readonly openings?: number;
}

/**
 * A user without a model. It answers what it is asked from its facts, says that it does not know what is `unknown`, states its goal in
 * steps, asks again after a refusal as often as the script says, and sees when the goal is reached or somebody else takes over. It remembers
 * nothing but the talk, so that it can be asked for a move again.
 */
export function scriptedPlayer(user: SimulatedUser, { seed, openings = 0 }: ScriptedOptions): UserPlayer {
  const words = nameWords(user, user.script?.words);
  const manner = mannerOf(user.persona);
  return {
    async next(talk) {
      const state: TalkState = {
        user,
        words,
        manner,
        seed,
        wish: wishOf(user),
        pending: ownSteps(user, { seed, manner }),
        used: new Map(),
        refusals: 0,
        idle: 0,
        told: 0,
        isDone: false,
      };
      return replayed(state, talk, openings);
    },
  };
}

/** Plays the moves so far again, which brings the state to where the talk is, then the next one. */
function replayed(state: TalkState, talk: readonly Message[], openings: number): UserMove {
  const spoken = talk.filter(({ role }) => role === 'user' || role === 'assistant');
  const said: string[] = [];
  let heard: string | undefined;
  for (const { role, content } of spoken) {
    if (role === 'assistant') heard = heard === undefined ? content : `${heard}\n${content}`;
    else {
      if (said.length >= openings) decide(state, heard, said, talk);
      said.push(content);
      heard = undefined;
    }
  }
  return decide(state, heard, said, talk);
}
