import type { RunSummaryRow } from '../../state/store.ts';
import { isChosenByHand } from '../steps/chosen-by-hand.ts';
import { type ReadState, servesAsBaseline } from './state-archive.ts';

const COMMIT = /^[0-9a-f]{40,64}$/;

/** The commit of the newest run that passed as a whole: by the row of the run, or of the last run of a state by the state itself. */
export function lastGoodOf(good: readonly Pick<ReadState, 'state'>[]): string | undefined {
  for (const { state } of good) {
    for (const row of state.rows) {
      if (row['conclusion'] !== 'passed' || !servesAsBaseline(row)) continue;
      const isLast = row.run_id === state.run_id;
      // Cases of the moment, chosen by somebody, say nothing of the others.
      if (isLast && isChosenByHand(choiceOf(row), state.run.event)) continue;
      const commit = row['commit'] ?? (isLast ? state.run.sha : undefined);
      if (typeof commit === 'string' && COMMIT.test(commit)) return commit;
    }
  }
  return undefined;
}

/** Which of the choices a run was started with; not what they were. */
function choiceOf({ selection }: RunSummaryRow): Parameters<typeof isChosenByHand>[0] {
  const chosen = typeof selection === 'object' && selection !== null ? selection : {};
  const has = (name: string) => Object.hasOwn(chosen, name);
  return {
    cases: has('cases') ? [] : undefined,
    tags: has('tags') ? [] : undefined,
    agent: has('agent') ? '' : undefined,
  };
}
