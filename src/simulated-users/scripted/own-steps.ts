import type { SimulatedUser } from '../../schema/users/user.ts';
import { filledIn } from '../fact-names.ts';
import { neverRevealed } from '../moves/never-revealed.ts';
import { drawn } from '../seeds.ts';
import { factNamed } from './facts.ts';
import { goalSteps } from './goal-steps.ts';
import { type Manner, SAYINGS, withGoal } from './wordings.ts';

/** What a user says of its own accord, the opening first: by its script, else by its goal. Of the goal nothing is said that `never` forbids. */
export function ownSteps(user: SimulatedUser, { seed, manner }: { seed: number; manner: Manner }): string[] {
  const { script } = user;
  const goal = saidOfGoal(user);
  const one = (wordings: string | readonly string[], place: string) => {
    const all = [wordings].flat();
    return all[Math.floor(drawn(seed, place) * all.length)] ?? '';
  };
  const filled = (wordings: string | readonly string[], place: string) =>
    filledIn(one(wordings, place), (name) => factNamed(user, name));
  const [first = 'I need your help.', ...further] = goal;
  const opening =
    script?.opening === undefined
      ? withGoal(one(SAYINGS.open[manner], 'opening'), first)
      : filled(script.opening, 'opening');
  const steps =
    script?.steps?.map((step, index) => filled(step, `step ${index}`)) ??
    (script?.opening === undefined ? further : []);
  return [opening, ...steps];
}

const saidOfGoal = (user: SimulatedUser): string[] =>
  goalSteps(user.goal).filter((step) => neverRevealed(user, [], step) === undefined);

/** What the talk is about, in one sentence of the user. */
export const wishOf = (user: SimulatedUser): string => saidOfGoal(user)[0] ?? 'I need your help.';
