import type { LoadedCase } from '../../test-cases/evals.ts';
import { endStateScorer } from '../../worlds/end-state-scorer.ts';
import type { PlannedScorer } from './plan.ts';

/** What judges the state that a case leaves behind: it stands on the last turn. */
export function worldScorers({ case: { expected_state: expected }, world }: LoadedCase): PlannedScorer[] {
  if (expected === undefined || world === undefined) return [];
  return [
    {
      scorer: endStateScorer({
        expected,
        comparison: world.world.compare,
        ...defined({ equals: equalsOf(expected.equals), services }),
      }),
      explicit: true,
    },
  ];
}
