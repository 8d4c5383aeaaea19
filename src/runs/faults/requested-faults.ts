import { Fault } from '../../errors.ts';
import { plannedTurns } from '../../schema/users/talk-turns.ts';
import type { FaultKind } from '../../schema/worlds/world.ts';
import type { PlannedCase } from '../planning/plan.ts';
import type { RunOptions } from '../planning/run-options.ts';
import { canFail } from './fault-plays.ts';

/** Refuses faults that could never happen: nobody is told that something was tested that was not. */
export function checkFaults({ faults }: Pick<RunOptions, 'faults'>, planned: readonly PlannedCase[]): void {
  if (faults === undefined) return;
  if (!planned.some(canFail))
    throw new Fault('usage', 'no selected case acts on a world, so no call of a tool can go wrong', {
      where: '--faults',
      hint: 'Name a world in a case (world: ID, of evals/worlds/ID.yaml), or leave --faults out.',
    });
}

/** What a play with faults costs besides: how many attempts, and calls of the agent. */
export function faultCosts(
  planned: readonly PlannedCase[],
  kinds: readonly FaultKind[] | undefined,
): { plays: number; agent_calls: number } {
  const all = kinds === undefined ? [] : planned.filter(canFail);
  const plays = ({ description }: PlannedCase) => description.repeat * (kinds?.length ?? 0);
  return {
    plays: all.reduce((sum, one) => sum + plays(one), 0),
    agent_calls: all.reduce((sum, one) => sum + plays(one) * plannedTurns(one.loaded.case).length, 0),
  };
}
