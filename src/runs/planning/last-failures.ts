import { Fault } from '../../errors.ts';
import type { StateAccess } from '../../state/state-access.ts';
import { statePaths } from '../../state/state-paths.ts';
import type { RunSummaryRow } from '../../state/store.ts';
import { casesFrom } from '../attempt.ts';
import { openStoredRun } from '../stored-run.ts';

/** The cases that failed or errored in a run. */
export interface LastFailures {
  runId: string;
  ids: ReadonlySet<string>;
}

/**
 * What failed or errored in the last run of this state folder that played the suite here, or a part of it, whether it came to its
 * end or was stopped. Fault `usage` where there is none.
 */
export async function lastFailures({ store, ports, stateDir }: StateAccess): Promise<LastFailures> {
  const last = (await (await store()).runSummaries()).find(isPlayedHere);
  if (last === undefined)
    throw new Fault('usage', 'there is no earlier run whose failing cases could be played', {
      where: '--failing',
      hint: 'Play the suite once without --failing. The state folder keeps runs (--state, default .assay).',
    });
  const paths = statePaths(stateDir);
  const journal = openStoredRun(last.run_id, paths, ports);
  try {
    const ids = new Set<string>();
    for (const { id, status } of casesFrom(journal.planned, journal.counted))
      if (status === 'failed' || status === 'errored') ids.add(id);
    return { runId: last.run_id, ids };
  } finally {
    await journal.close();
  }
}

/** Not one that is under way, whose answers were recorded elsewhere, or that played other prompts than those of the agent. */
const isPlayedHere = (row: RunSummaryRow) =>
  row['status'] !== 'running' &&
  row['imported'] === undefined &&
  row['optimization'] === undefined &&
  row['journal'] !== false;
