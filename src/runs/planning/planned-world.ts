import type { CheckServices } from '../../checks/check-kind.ts';
import { defined } from '../../schema/defined.ts';
import type { Scorer } from '../../scorers/scorer.ts';
import type { LoadedCase } from '../../test-cases/evals.ts';
import { endStateScorer } from '../../worlds/end-state-scorer.ts';

/** What judges the state that a case leaves behind: it stands on the last turn. */
export function worldScorers(
  { case: { expected_state: expected }, world }: LoadedCase,
  services: CheckServices,
): Scorer[] {
  if (expected === undefined || world === undefined) return [];
  // The loader puts the object in place of the file that it stands in.
  const equals = typeof expected.equals === 'string' ? undefined : expected.equals;
  const scorer = endStateScorer({
    ...{ expected, comparison: world.world.compare, services },
    ...defined({ equals }),
  });
  return [scorer];
}
