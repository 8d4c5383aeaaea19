import type { ResourceAccess, Scoring } from '../../engine/engine-parts.ts';
import { asFault, faultLine } from '../../errors.ts';
import { paidFor } from '../../judges/budgeted.ts';
import { collect } from '../../optimizations/collect.ts';
import type { RecordedProposer } from '../../optimizations/proposing/recorded-proposer.ts';
import type { RunJournal } from '../../runs/run-journal.ts';
import { defined } from '../../schema/defined.ts';
import type { OptimizeRequest } from '../../schema/optimization.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import type { GatheredMaterial } from './optimization-material.ts';

/** Ids of the cases of each family that the split is made of. */
export function familiesOf({ material }: GatheredMaterial, request: OptimizeRequest): string[][] {
  const { failing, passing } = collect(material, {
    type: request.optimization_type,
    ...defined({ targetMetrics: request.target_metrics }),
  });
  return [...failing, ...passing].map(({ cases }) => cases.map(({ id }) => id));
}

/** An agent whose variables are not set cannot be played; what would be tried can still be said (improvement.md 2.3 step 6). */
export async function isReachable(
  engine: ResourceAccess,
  agent: LoadedAgent,
  notes: string[],
): Promise<boolean> {
  try {
    await engine.reach(agent);
    return true;
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'internal') throw error;
    notes.push(`The agent cannot be played here: ${faultLine(fault)}`);
    return false;
  }
}

/** What a reader should know before. */
export function notesOf({ stale, obstacles }: GatheredMaterial): string[] {
  const words = {
    gone: 'failures whose case is gone',
    changed: 'failures whose case has changed since',
    skipped: 'failures whose case is marked skip',
    another: 'failures of the agent as it was before its prompt, model, tools or program were changed',
  } as const;
  const unused = (Object.keys(words) as (keyof typeof words)[]) // The keys of a closed literal.
    .filter((why) => stale[why] > 0)
    .map((why) => `Not used: ${words[why]} (${stale[why]}).`);
  return [...obstacles.map((one) => `Nothing can be tried: ${one}.`), ...unused];
}

/** What earlier processes have paid counts against the ceilings. */
export function chargeEarlier(
  { budget, judge }: Scoring,
  journals: readonly RunJournal[],
  { spent }: RecordedProposer,
): void {
  for (const { usage } of journals)
    budget.charge(usage.judge.calls, (usage.agent.cost_usd ?? 0) + paidFor(usage.judge, judge.priceBound));
  budget.charge(spent.calls, spent.cost_usd);
}
