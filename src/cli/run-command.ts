import { interruption } from '../ports/interruption.ts';
import { cassetteMode } from '../runs/planning/cassette-mode.ts';
import { estimateJudging } from '../runs/planning/estimate-judging.ts';
import { planRun } from '../runs/planning/plan-run.ts';
import { plannedReplay } from '../runs/planning/planned-replay.ts';
import { printPlan } from './print-plan.ts';
import { reportsFolder } from './reports-folder.ts';
import { play, type RunFlags, runEngine, runOptions } from './run.ts';
import { terminal } from './terminal.ts';

/** `assay run`: the main job, from the evals folder to the exit code. */
export async function runCommand(_: string[], flags: RunFlags): Promise<number> {
  if (flags.watch === true) return (await import('./watch/watch.ts')).watchCommand(flags);
  const engine = runEngine(flags);
  const options = runOptions(flags, engine);
  if (flags.dryRun === true) {
    const plan = await planRun(engine, options);
    const replay = await plannedReplay(engine, plan, cassetteMode(options));
    // Recordings judge for nothing.
    const judging =
      options.replay === 'all' ? { mode: 'none' as const } : await estimateJudging(engine, plan);
    terminal().out(printPlan(plan, judging, { json: flags.json === true, replay }));
    return 0;
  }
  reportsFolder(engine, flags.out);
  using interrupted = interruption();
  // Awaited here: what listens for signals ends with this function.
  return await play(engine, { ...options, signal: interrupted.signal }, flags);
}
