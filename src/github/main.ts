import { resolve } from 'node:path';
import { createEngine } from '../engine.ts';
import { asFault, Fault } from '../errors.ts';
import { startRun } from '../operations/start-run.ts';
import { interruption } from '../ports/interruption.ts';
import { nodePorts } from '../ports/node-ports.ts';
import { annotations } from '../reports/annotations.ts';
import { summaryMarkdown } from '../reports/summary-markdown.ts';
import { writeReports } from '../reports/write-reports.ts';
import type { RunOutcome } from '../runs/run.ts';
import { logLine } from '../text/workflow-command.ts';
import { refuseForeignHead } from './event.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { OUTPUTS, type OutputPaths } from './outputs.ts';

type Core = typeof import('@actions/core');

/** The Action: inputs in; job summary, annotations, outputs and exit code out. Reports come before the exit code. */
export async function main(): Promise<void> {
  const core = await import('@actions/core');
  try {
    const ports = nodePorts();
    refuseForeignHead(ports.env, ports.files);
    for (const secret of secretsIn(ports.env)) core.setSecret(secret);
    process.exitCode = await runStep(readInputs(ports.env), core);
  } catch (error) {
    const fault = asFault(error);
    core.error(faultMessage(fault), { title: 'Assay could not run' });
    await optional(core, 'the outputs', () =>
      setOutputs(core, { conclusion: 'failed', reason: fault.message }),
    );
    process.exitCode = fault.exitCode;
  }
}

async function runStep(inputs: Inputs, core: Core): Promise<number> {
  if (inputs.workingDirectory !== undefined) enter(inputs.workingDirectory);
  const engine = createEngine({
    evals: inputs.evals,
    judge: inputs.judge,
    ...(inputs.concurrency === undefined ? {} : { concurrency: inputs.concurrency }),
    ...(inputs.maxCostUsd === undefined ? {} : { maxCostUsd: inputs.maxCostUsd }),
    onWarning: (message) => core.warning(message),
  });
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
      await publish(core, outcome, paths, inputs.annotations);
      return outcome.verdict.exitCode;
    });
  } finally {
    interrupted.end();
  }
}

/** Summary, annotations, outputs. What the runner refuses costs its own feature and a warning, never the verdict. */
async function publish(
  core: Core,
  { report, verdict }: RunOutcome,
  paths: OutputPaths,
  annotate: boolean,
): Promise<void> {
  const { header } = report;
  if (annotate)
    for (const { level, file, line, title, message } of annotations(report))
      core[level](message, { title, file, startLine: line });
  const values = Object.entries(OUTPUTS).map(([name, value]) => [name, value(header, paths)]);
  await optional(core, 'the outputs', () => setOutputs(core, Object.fromEntries(values)));
  await optional(core, 'the job summary', () =>
    core.summary.addRaw([...summaryMarkdown(report)].join('')).write(),
  );
  const { total, passed, failed, errored, skipped } = header.counts;
  core.info(`${total} cases: ${passed} passed, ${failed} failed, ${errored} errored, ${skipped} skipped`);
  if (header.conclusion === 'neutral') core.warning(header.reason, { title: 'Evals: neutral' });
  else if (verdict.exitCode === 0) core.info(logLine(`${header.conclusion}: ${header.reason}`));
  else core.error(header.reason, { title: 'Evals failed' });
}

async function optional(core: Core, what: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    core.warning(`${what} could not be written: ${asFault(error).message}`);
  }
}

/** Only into the runner's file: without one, the toolkit would print a command that runners have dropped. */
function setOutputs(core: Core, values: Record<string, string>): void {
  if (process.env['GITHUB_OUTPUT'] === undefined) return;
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
}

function enter(folder: string): void {
  try {
    process.chdir(resolve(folder));
  } catch (error) {
    throw new Fault('not_found', `there is no folder "${folder}"`, {
      where: 'input working-directory',
      hint: 'Give a folder of the repository, relative to the workspace; is it checked out?',
      cause: error,
    });
  }
}

function faultMessage(fault: Fault): string {
  const problems = fault.problems.map(({ path, message }) => `${path}${path === '' ? '' : ': '}${message}`);
  const what = problems.length > 1 ? `${problems.length} problems:\n${problems.join('\n')}` : fault.message;
  const where = fault.where === undefined || problems.length > 1 ? '' : `\nwhere: ${fault.where}`;
  return `${what}${where}${fault.hint === undefined ? '' : `\nwhat to do: ${fault.hint}`}`;
}

/** Values that must never be printed: everything in the environment that is named like a secret (security.md S04). */
function secretsIn(env: { names(): string[]; get(name: string): string | undefined }): string[] {
  return env
    .names()
    .filter((name) => /(_|^)(KEY|TOKEN|SECRET|PASSWORD)$/.test(name))
    .map((name) => env.get(name) ?? '')
    .filter((value) => value.length >= 8);
}
