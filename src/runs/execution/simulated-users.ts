import type { Judge } from '../../judges/judge.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import type { SimulatorFault } from '../../simulated-users/user-player.ts';
import type { UserAccess } from './talks-anew.ts';

/**
 * What a script does only in reaction to its agent, in the words of its author: one that repeats itself was asked the same again, and one that
 * gives up had no answer. Thrown away as a fault of the user, failures of the agent would be hidden.
 */
const REACTIONS: ReadonlySet<SimulatorFault> = new Set(['loop', 'early_stop', 'swapped_role']);

/** Users of cases as their players play them; one that a model plays asks this judge. Players are loaded for the first case that has one. */
export function simulatedUsers(judge: Judge, told: Omit<UserAccess, 'open'>): UserAccess {
  return {
    ...told,
    async open({ planned }, seed) {
      const { user, turns } = planned.loaded.case as { user: SimulatedUser; turns: readonly unknown[] }; // Nobody opens one that there is not.
      const [{ makePlayer, playerOf }, { checkMove }] = await Promise.all([
        import('../../simulated-users/make-player.ts'),
        import('../../simulated-users/check-move.ts'),
      ]);
      const player = makePlayer(user, { seed, judge, openings: turns.length });
      const isScripted = playerOf(user, judge) === 'scripted';
      return {
        seed,
        next: (talk, signal) => player.next(talk, signal),
        check(talk, move) {
          const found = checkMove(user, talk, move);
          const hasOpened = talk.filter(({ role }) => role === 'user').length > turns.length;
          const isReaction = isScripted && hasOpened && found !== undefined && REACTIONS.has(found.kind);
          return isReaction ? undefined : found;
        },
      };
    },
  };
}
