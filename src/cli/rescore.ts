import { rescoreRun } from '../operations/rescore-run.ts';
import { interruption } from '../ports/interruption.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { namesOf } from './read-input.ts';
import { conclude, showProgress } from './run.ts';

/** `assay rescore RUN_ID`: the stored outputs judged again, as a run of its own. */
export async function rescoreCommand(
  [runId = '']: string[],
  flags: CommonFlags & { scorers?: string; out?: string },
): Promise<number> {
  const engine = engineOf(flags);
  const interrupted = interruption();
  try {
    const started = await rescoreRun(engine, runId, {
      signal: interrupted.signal,
      ...(flags.scorers === undefined ? {} : { scorers: namesOf(flags.scorers) }),
    });
    showProgress(started, flags, engine.ports.clock);
    return await started.finish((outcome) => conclude(engine, outcome, flags));
  } finally {
    interrupted.end();
  }
}
