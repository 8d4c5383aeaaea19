import type { StartedRun } from '../../src/jobs/runs/start-run.ts';
import type { RunOutcome } from '../../src/runs/run.ts';

/** Plays a run to its end, hands on what came of it while its cases can be read, and closes it. */
export async function finished<T>(
  starting: StartedRun | Promise<StartedRun>,
  use: (outcome: RunOutcome) => T | Promise<T>,
  listener?: Parameters<StartedRun['finish']>[0],
): Promise<T> {
  await using started = await starting;
  return await use(await started.finish(listener));
}
