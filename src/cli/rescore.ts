import { rescoreRun } from '../jobs/runs/rescore-run.ts';
import { interruption } from '../ports/interruption.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { namesOf } from './read-input.ts';
import { reportsFolder } from './reports-folder.ts';
import { followed, showProgress } from './run.ts';
import { terminal } from './terminal.ts';

/** `assay rescore RUN_ID`: the stored outputs judged again, as a run of its own. */
export async function rescoreCommand(
  [runId = '']: string[],
  flags: CommonFlags & { scorers?: string; fresh?: boolean; out?: string },
): Promise<number> {
  const engine = engineOf(flags);
  reportsFolder(engine, flags.out);
  using interrupted = interruption();
  await using started = await rescoreRun(engine, runId, {
    signal: interrupted.signal,
    ...(flags.fresh === true ? { fresh: true } : {}),
    ...(flags.scorers === undefined ? {} : { scorers: namesOf(flags.scorers) }),
  });
  showProgress(started, flags, engine.ports.clock);
  using following = followed(engine, started.runId, flags);
  const outcome = await started.finish({ onCase: following.add });
  const exitCode = following.conclude(outcome);
  // What the judge moved stands in the report; that nothing was measured would stand nowhere.
  if (flags.fresh === true && outcome.report.comparison?.judge_noise === undefined && !outcome.cancelled)
    terminal().err('warning: the judge said nothing anew, so its noise is not known\n');
  return exitCode;
}
