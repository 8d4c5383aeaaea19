import { relative, resolve, sep } from 'node:path';
import type { Engine } from '../engine.ts';
import { startRun } from '../operations/start-run.ts';
import { interruption } from '../ports/interruption.ts';
import { annotations } from '../reports/annotations.ts';
import { summaryMarkdown } from '../reports/summary-markdown.ts';
import { writeReports } from '../reports/write-reports.ts';
import type { RunOutcome } from '../runs/run.ts';
import { logLine } from '../text/workflow-command.ts';
import type { Inputs } from './inputs.ts';
import { OUTPUTS, type OutputPaths } from './outputs.ts';
import { type Core, harmless, optional, setOutputs } from './runner.ts';

/** `command: run`: the main job, from the evals folder to the exit code. */
export async function runStep(inputs: Inputs, engine: Engine, core: Core): Promise<number> {
  const interrupted = interruption();
  try {
    const started = await startRun(engine, {
      selection: {
        ...(inputs.agent === undefined ? {} : { agent: inputs.agent }),
        ...(inputs.tags === undefined ? {} : { tags: inputs.tags }),
        ...(inputs.cases === undefined ? {} : { cases: inputs.cases }),
        ...(inputs.repeat === undefined ? {} : { repeat: inputs.repeat }),
      },
      ...(inputs.minPassRate === undefined ? {} : { minPassRate: inputs.minPassRate }),
      ...(inputs.failOn === undefined ? {} : { failOn: inputs.failOn }),
      ...(inputs.baseline === undefined ? {} : { baseline: inputs.baseline }),
      signal: interrupted.signal,
    });
    core.info(`${started.planned.length} cases, judge ${started.judge.mode}, run ${started.runId}`);
    return await started.finish(async (outcome) => {
      const folder = `${engine.stateDir}/reports/${started.runId}`;
      const written = writeReports(folder, outcome.report, engine.ports.files);
      const paths = {
        results: written.json ?? '',
        report: written.markdown ?? '',
        state: `${engine.stateDir}/state`,
      };
      await publish(core, outcome, paths, inputs.annotations ? resolve(engine.evalsDir, '..') : undefined);
      return outcome.verdict.exitCode;
    });
  } finally {
    interrupted.end();
  }
}

/** Annotations (where `home`, the folder that cases are located from, is given), outputs and summary. */
async function publish(
  core: Core,
  { report, verdict }: RunOutcome,
  paths: OutputPaths,
  home: string | undefined,
): Promise<void> {
  const { header } = report;
  if (home !== undefined)
    for (const { level, file, line, title, message } of annotations(report))
      core[level](message, { title, file: inRepository(home, file), startLine: line });
  const values = Object.entries(OUTPUTS).map(([name, value]) => [
    name,
    value(header, paths, report.comparison),
  ]);
  await optional(core, 'the outputs', () => setOutputs(core, Object.fromEntries(values)));
  await optional(core, 'the job summary', () =>
    core.summary.addRaw([...summaryMarkdown(report)].join('')).write(),
  );
  const { total, passed, failed, errored, skipped } = header.counts;
  core.info(`${total} cases: ${passed} passed, ${failed} failed, ${errored} errored, ${skipped} skipped`);
  if (header.conclusion === 'neutral') core.warning(harmless(header.reason), { title: 'Evals: neutral' });
  else if (verdict.exitCode === 0) core.info(logLine(`${header.conclusion}: ${header.reason}`));
  else core.error(harmless(header.reason), { title: 'Evals failed' });
}

/** GitHub knows files by their path from the workspace, wherever the step works. */
function inRepository(home: string, file: string): string {
  const path = relative(process.env['GITHUB_WORKSPACE'] ?? home, resolve(home, file))
    .split(sep)
    .join('/');
  return path.startsWith('../') ? file : path;
}
