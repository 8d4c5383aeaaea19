import { relative, resolve, sep } from 'node:path';
import { createEngine } from '../engine.ts';
import { asFault, Fault } from '../errors.ts';
import { startRun } from '../operations/start-run.ts';
import { interruption } from '../ports/interruption.ts';
import { nodePorts } from '../ports/node-ports.ts';
import { annotations } from '../reports/annotations.ts';
import { summaryMarkdown } from '../reports/summary-markdown.ts';
import { writeReports } from '../reports/write-reports.ts';
import type { RunOutcome } from '../runs/run.ts';
import { cleanText } from '../text/clean-text.ts';
import { breakLegacy, logLine } from '../text/workflow-command.ts';
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
    core.error(harmless(faultMessage(fault)), { title: 'Assay could not run' });
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
    onWarning: (message) => core.warning(harmless(message)),
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
  const values = Object.entries(OUTPUTS).map(([name, value]) => [name, value(header, paths)]);
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

/** What the runner refuses costs its own feature and a warning, never the verdict. */
async function optional(core: Core, what: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    core.warning(harmless(`${what} could not be written: ${asFault(error).message}`));
  }
}

/** Only into the runner's file: without one, the toolkit would print a command that runners have dropped. */
function setOutputs(core: Core, values: Record<string, string>): void {
  if (process.env['GITHUB_OUTPUT'] === undefined) return;
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
}

/** GitHub knows files by their path from the workspace, wherever the step works. */
function inRepository(home: string, file: string): string {
  const path = relative(process.env['GITHUB_WORKSPACE'] ?? home, resolve(home, file))
    .split(sep)
    .join('/');
  return path.startsWith('../') ? file : path;
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

/** Messages hold names of files and words of agents; the toolkit keeps them in their command, the rest is ours to take out. */
const harmless = (text: string) => breakLegacy(cleanText(text));

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
