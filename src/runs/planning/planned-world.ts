import type { CheckServices } from '../../checks/check-kind.ts';
import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { Scorer } from '../../scorers/scorer.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import { claimedCallsScorer } from '../../worlds/claimed-calls-scorer.ts';
import { endStateScorer } from '../../worlds/end-state-scorer.ts';
import { injectionScorer } from '../../worlds/injection-scorer.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';

/** What judges the state that a case leaves behind, and what the agent says of its calls: both stand on the last turn. */
export function worldScorers(
  { case: { expected_state: expected }, world }: LoadedCase,
  services: CheckServices,
): Scorer[] {
  if (world === undefined) return [];
  const injected = isInjected(world) ? [injectionScorer()] : [];
  if (expected === undefined) return injected;
  // The loader puts the object in place of the file that it stands in.
  const equals = typeof expected.equals === 'string' ? undefined : expected.equals;
  const scorer = endStateScorer({
    ...{ expected, comparison: world.world.compare, world: world.world, services },
    ...defined({ equals }),
  });
  return [scorer, claimedCallsScorer(), ...injected];
}

/**
 * That a case has the world which it names or needs. Of files the loader has said so already; a case or an agent of the state may name a
 * world whose file is gone. Throws Fault `validation_failed`.
 */
export function requireWorld({ case: one, world, location }: LoadedCase, { agent }: LoadedAgent): void {
  if (world !== undefined) return;
  const named = one.world ?? (agent.id === one.agent_id ? agent.world : undefined);
  if (named === undefined && one.expected_state === undefined) return;
  throw new Fault(
    'validation_failed',
    named === undefined
      ? `case ${one.id} has an expected_state, which needs a world`
      : `case ${one.id} is played in the world "${named}", which does not exist`,
    {
      where: `${location.file}:${location.line}`,
      hint: 'A world is a file of the evals folder, such as worlds/shop.yaml; a case, its agent or defaults name it.',
    },
  );
}

/** Whether results of its tools carry instructions, which no agent should obey. */
const isInjected = ({ world: { faults } }: LoadedWorld) => faults.some(({ kind }) => kind === 'injection');

/** Whether a case has scorers of its own for what it does in its world. */
export const judgesWorld = ({ case: { expected_state: expected }, world }: LoadedCase) =>
  expected !== undefined || (world !== undefined && isInjected(world));
