import { relative, resolve, sep } from 'node:path';
import type { Engine } from '../engine.ts';
import { asFault } from '../errors.ts';
import { affectedLine } from '../operations/affected-cases.ts';
import { type RunOptions, startRun } from '../operations/start-run.ts';
import { interruption } from '../ports/interruption.ts';
import { type Annotation, annotations } from '../reports/annotations.ts';
import { summaryMarkdown } from '../reports/summary-markdown.ts';
import { writeReports } from '../reports/write-reports.ts';
import type { RunOutcome } from '../runs/run.ts';
import type { RunReport } from '../schema/run.ts';
import { logLine } from '../text/workflow-command.ts';
import type { GitHubClient } from './client.ts';
import type { WorkflowContext } from './context.ts';
import type { Inputs } from './inputs.ts';
import { OUTPUTS, type OutputPaths } from './outputs.ts';
import type { Posted } from './post-results.ts';
import { type Core, harmless, optional, setOutputs } from './runner.ts';
import { travellingState } from './travelling-state.ts';

/** `command: run`: the main job, from the evals folder to the exit code. */
export async function runStep(
  inputs: Inputs,
  engine: Engine,
  core: Core,
  context: WorkflowContext | undefined,
  redact: (text: string) => string,
): Promise<number> {
  const interrupted = interruption();
  try {
    const client = await clientOf(inputs, engine, context);
    const state = travellingState({ inputs, engine, core, context, client, env: engine.ports.env, redact });
    await state.restore();
    const started = await startRun(engine, {
      selection: {
        ...(inputs.agent === undefined ? {} : { agent: inputs.agent }),
        ...(inputs.tags === undefined ? {} : { tags: inputs.tags }),
        ...(inputs.cases === undefined ? {} : { cases: inputs.cases }),
        ...(inputs.repeat === undefined ? {} : { repeat: inputs.repeat }),
      },
      ...(inputs.minPassRate === undefined ? {} : { minPassRate: inputs.minPassRate }),
      ...(inputs.failOn === undefined ? {} : { failOn: inputs.failOn }),
      ...(inputs.baseline === 'auto' ? { seekBaseline: true } : { baseline: inputs.baseline }),
      ...(inputs.affectedOnly ? affectedSince(context, core) : {}),
      signal: interrupted.signal,
    });
    if (started.affected !== undefined) core.info(logLine(affectedLine(started.affected)));
    core.info(`${started.planned.length} cases, judge ${started.judge.mode}, run ${started.runId}`);
    const exitCode = await started.finish(async (outcome) => {
      const folder = `${engine.stateDir}/reports/${started.runId}`;
      const written = writeReports(folder, outcome.report, engine.ports.files);
      const home = resolve(engine.evalsDir, '..');
      const remarks = inputs.annotations
        ? annotations(outcome.report).map((one) => ({ ...one, file: inRepository(home, one.file) }))
        : [];
      // A run that somebody stopped says nothing about the night before.
      const told = outcome.cancelled ? { ...inputs, issue: false } : inputs;
      const posted = await post(outcome.report, remarks, {
        inputs: told,
        engine,
        context,
        core,
        client,
        redact,
      });
      const paths = {
        results: written.json ?? '',
        report: written.markdown ?? '',
        state: `${engine.stateDir}/state`,
        comment: posted?.commentUrl ?? '',
        check: posted?.checkUrl ?? '',
      };
      // One signal: the check carries annotations and decision where it was made.
      const checked = posted?.checked === true;
      await publish(core, outcome, paths, checked ? [] : remarks, checked);
      return checked && outcome.verdict.exitCode === 1 ? 0 : outcome.verdict.exitCode;
    });
    // Its journal is closed now, and everything that people wait for has been said.
    const artifact = await state.save(started.runId);
    if (artifact !== '')
      await optional(core, 'the outputs', () => setOutputs(core, { 'artifact-id': artifact }));
    return exitCode;
  } finally {
    interrupted.end();
  }
}

/** A run that nobody can say the base of plays everything: rather too much than nothing. */
function affectedSince(context: WorkflowContext | undefined, core: Core): Pick<RunOptions, 'affected'> {
  if (context?.baseSha !== undefined) return { affected: { base: context.baseSha, orAll: true } };
  core.warning('The event names no commit to compare with, so every case is played (affected-only).');
  return {};
}

/** Where the workflow tells which repository it is about and gives a token. */
async function clientOf(
  inputs: Inputs,
  engine: Engine,
  context: WorkflowContext | undefined,
): Promise<GitHubClient | undefined> {
  if (context === undefined || inputs.token === undefined) return undefined;
  const { octokitClient } = await import('./octokit-client.ts');
  return octokitClient(context, inputs.token, engine.ports);
}

interface Posting {
  inputs: Inputs;
  engine: Engine;
  core: Core;
  context: WorkflowContext | undefined;
  client: GitHubClient | undefined;
  redact: (text: string) => string;
}

/** Comment, check and issue, where there is somebody to tell. */
async function post(
  report: RunReport,
  remarks: readonly Annotation[],
  { inputs, engine, core, context, client, redact }: Posting,
): Promise<Posted | undefined> {
  if (context === undefined || client === undefined) return undefined;
  try {
    const { isPosted, postResults } = await import('./post-results.ts');
    if (!isPosted(inputs, context)) return undefined;
    const { clock } = engine.ports;
    const remembers = inputs.baseline === 'auto' && inputs.state !== 'none';
    const posted = await postResults(report, {
      client,
      context,
      inputs,
      clock,
      annotations: remarks,
      redact,
      // Only where runs of the base branch are kept does this one become a baseline.
      ...(remembers ? {} : { baselineNote: '' }),
    });
    for (const notice of posted.notices) core.warning(harmless(notice));
    return posted;
  } catch (error) {
    core.warning(harmless(`Comment, check and issue were not written: ${asFault(error).message}`));
    return undefined;
  }
}

/** Annotations, outputs and summary. `checked`: the decision stands on a check of its own. */
async function publish(
  core: Core,
  { report, verdict }: RunOutcome,
  paths: OutputPaths,
  remarks: readonly Annotation[],
  checked: boolean,
): Promise<void> {
  const { header } = report;
  for (const { level, file, line, title, message } of remarks)
    core[level](message, { title, file, startLine: line });
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
  else if (verdict.exitCode === 0 || (checked && verdict.exitCode === 1))
    core.info(logLine(`${header.conclusion}: ${header.reason}`));
  else core.error(harmless(header.reason), { title: 'Evals failed' });
}

/** GitHub knows files by their path from the workspace, wherever the step works. */
function inRepository(home: string, file: string): string {
  const path = relative(process.env['GITHUB_WORKSPACE'] ?? home, resolve(home, file))
    .split(sep)
    .join('/');
  return path.startsWith('../') ? file : path;
}
