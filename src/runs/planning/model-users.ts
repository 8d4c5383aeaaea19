import type { SimulatedUser } from '../../schema/users/user.ts';
import type { PlannedCase } from './plan.ts';

/** Whether a model plays this user where there is one: the judge's (simulated-users.md 1). */
export const wantsModel = ({ player, script }: SimulatedUser): boolean =>
  player === 'model' || (player === undefined && script === undefined);

/** Whether the user of some case asks the judge's model what to say. */
export const asksModelToTalk = (planned: readonly Pick<PlannedCase, 'loaded' | 'description'>[]): boolean =>
  planned.some(({ loaded, description }) => {
    const { user } = loaded.case;
    return description.skip === undefined && user !== undefined && wantsModel(user);
  });
