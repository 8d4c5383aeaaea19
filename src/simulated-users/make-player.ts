import { Fault } from '../errors.ts';
import type { Judge } from '../judges/judge.ts';
import type { SimulatedUser } from '../schema/users/user.ts';
import { modelPlayer } from './model/model-player.ts';
import { scriptedPlayer } from './scripted/scripted-player.ts';
import type { UserPlayer } from './user-player.ts';

/** Who plays a user: what the case says, else by its script or where there is no model, else the model of the judge. */
export function playerOf(
  { player, script }: Pick<SimulatedUser, 'player' | 'script'>,
  judge: Pick<Judge, 'mode'> | undefined,
): 'scripted' | 'model' {
  return player ?? (script !== undefined || judge?.mode !== 'llm' ? 'scripted' : 'model');
}

/** What a user is played with. */
interface PlayerOptions {
  /** Of `seedOf`. */
  readonly seed: number;
  /** Fixed turns that were played before; default none. */
  readonly openings?: number;
  /** The judge of the run; left out: there is none. */
  readonly judge?: Pick<Judge, 'mode' | 'fill'>;
}

/** The player of a user. Throws Fault `validation_failed` where the case asks for a model and there is none. */
export function makePlayer(user: SimulatedUser, { seed, openings = 0, judge }: PlayerOptions): UserPlayer {
  if (playerOf(user, judge) === 'scripted') return scriptedPlayer(user, { seed, openings });
  if (judge?.mode === 'llm') return modelPlayer(user, { judge, seed });
  throw new Fault('validation_failed', 'player: model needs a model, and the judge is offline.', {
    where: 'user.player',
    hint: 'Give a judge that is a model, or say player: scripted.',
  });
}
