import { resolve } from 'node:path';
import { asFault } from '../../errors.ts';
import { type Annotation, annotations } from '../../reports/annotations.ts';
import { summaryMarkdown } from '../../reports/summary-markdown.ts';
import { writeReports } from '../../reports/write-reports.ts';
import type { RunOutcome } from '../../runs/run.ts';
import type { MergedRun } from '../../runs/sharding/merge-runs.ts';
import type { RunReport } from '../../schema/run.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import { inRepository } from '../api/in-repository.ts';
import { untoldNotices } from '../api/step-client.ts';
import type { Posted, Posting } from '../comments/post-results.ts';
import { OUTPUTS, type OutputPaths } from '../outputs.ts';
import { redactedReport } from '../redacted.ts';
import { type Core, harmless, optional, setOutputs } from '../runner.ts';
import { isChosenByHand } from './speaks-for-suite.ts';
import type { FailedRun, StepWorld } from './step-world.ts';

/** Together as many as a check takes in the two requests that we make (check-run.ts). */
const OF_A_LEVEL_ON_CHECK = 50;

/**
 * Tells everybody of a run that ended, whole or merged, while its journal is open: files, comment, check, annotations,
 * outputs, summary. Answers with the exit code of the step. `part`: the run is a shard, so that nothing is posted and its
 * neutral word warns of nothing. `onFailed` is told of a run whose answers failed the gate.
 */
export async function concludeRun(
  outcome: RunOutcome & Partial<Pick<MergedRun, 'problems' | 'config'>>,
  world: StepWorld,
  part: 'part' | 'whole',
  onFailed?: (failed: FailedRun) => void,
): Promise<number> {
  const { verdict } = outcome;
  const { inputs, engine, core, redact } = world;
  const report = redactedReport(outcome.report, redact);
  const folder = `${engine.stateDir}/reports/${report.header.run_id}`;
  const written = writeReports(folder, report, engine.ports.files);
  const home = resolve(engine.evalsDir, '..');
  const remarks = (most?: number) =>
    inputs.annotations
      ? annotations(report, most).map((one) => ({ ...one, file: inRepository(home, one.file) }))
      : [];
  const onCheck = part === 'whole' && inputs.check ? remarks(OF_A_LEVEL_ON_CHECK) : [];
  const told = leavesIssue(outcome, world) ? { ...world, inputs: { ...inputs, issue: false } } : world;
  // Where nothing was compared for another reason, it is not known whether there is a baseline.
  const compares = !outcome.cancelled && (outcome.problems ?? []).length === 0;
  // Before anything is posted, so that it can be linked.
  const left = part === 'whole' ? await leaveReport(folder, world) : undefined;
  const { posted, posting } =
    part === 'whole'
      ? await post(report, onCheck, inRepository(home, ''), told, { compares, artifactId: left })
      : {};
  const paths = {
    results: written.json ?? '',
    report: written.markdown ?? '',
    state: `${engine.stateDir}/state`,
    comment: posted?.commentUrl ?? '',
    check: posted?.checkUrl ?? '',
  };
  // One signal: the check carries annotations and decision where it was made.
  const checked = posted?.checked === true;
  await publish(core, { report, verdict }, paths, checked ? [] : remarks(), {
    checked,
    part: part === 'part',
  });
  const isWhole = part === 'whole' && !outcome.cancelled && (outcome.problems ?? []).length === 0;
  // What could not be judged is nothing that a prompt could mend.
  if (onFailed !== undefined && isWhole && verdict.exitCode === 1 && report.header.counts.failed > 0)
    onFailed({ report, failures: failuresByAgent(report), posting, commentUrl: paths.comment });
  return checked && verdict.exitCode === 1 ? 0 : verdict.exitCode;
}

/** How many gating cases of each agent failed, in the order of the cases. */
function failuresByAgent({ cases }: RunReport): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status, gating, agent_id: agent } of cases)
    if (status === 'failed' && gating !== false) counts.set(agent, (counts.get(agent) ?? 0) + 1);
  return counts;
}

/**
 * A run that somebody stopped says nothing about the night before, a good one of some cases nothing about the others, and one
 * that is good because what failed is quarantined has mended nothing.
 */
function leavesIssue(
  { cancelled, affected, report, config }: Parameters<typeof concludeRun>[0],
  { inputs, context }: Pick<StepWorld, 'inputs' | 'context'>,
): boolean {
  const isPart =
    (affected !== undefined && affected.chosen < affected.of) ||
    isChosenByHand(config?.selection ?? inputs, context?.event ?? '');
  if (cancelled || report.header.conclusion !== 'passed') return cancelled;
  if (isPart || !inputs.issue) return isPart;
  for (const { status, quarantined } of report.cases)
    if (quarantined === true && status === 'failed') return true;
  return false;
}

/** Adds the artifact that the step saved to the outputs; an empty id changes nothing. */
export async function tellArtifact(core: Core, id: string): Promise<void> {
  if (id !== '') await optional(core, 'the outputs', () => setOutputs(core, { 'artifact-id': id }));
}

/** The id of the report artifact; undefined where none was asked for, or made: that costs a link and a warning. */
async function leaveReport(
  folder: string,
  { inputs, core, context }: StepWorld,
): Promise<number | undefined> {
  if (inputs.reportArtifact === undefined) return undefined;
  const { uploadReport } = await import('../state/report-artifact.ts');
  const made = await uploadReport(context, inputs, folder);
  if (made !== undefined && 'problem' in made)
    core.warning(harmless(`The report was not uploaded: ${made.problem}.`));
  return made !== undefined && 'id' in made ? made.id : undefined;
}

const NOTHING_POSTED = { comment: 'off', check: false, issue: false } as const;

/** Comment, check and issue, where there is somebody to tell; `home` is the folder of the evals folder, as GitHub knows it. */
async function post(
  report: RunReport,
  remarks: readonly Annotation[],
  home: string,
  { inputs, engine, core, context, client, redact, unread }: StepWorld,
  { compares, artifactId }: { compares: boolean; artifactId: number | undefined },
): Promise<{ posted?: Posted; posting?: Posting }> {
  if (context === undefined) return {};
  try {
    const { FORK_NOTICE, isPosted, isReadOnly, postResults } = await import('../comments/post-results.ts');
    const posts = isPosted(inputs, context);
    if (client === undefined) {
      const asked = posts ? inputs : { ...inputs, ...NOTHING_POSTED };
      for (const notice of untoldNotices(asked, context)) core.notice(harmless(notice));
    }
    if (client === undefined || !posts) return {};
    const { clock } = engine.ports;
    const remembers = compares && inputs.baseline === 'auto' && inputs.state !== 'none';
    const posting: Posting = {
      client,
      context,
      inputs,
      clock,
      annotations: remarks,
      readOnly: isReadOnly(context),
      home,
      redact,
      artifactId,
      // Only where runs of the base branch are kept, and can be read, does this one become a baseline.
      ...(remembers ? noteOf(report, unread) : { baselineNote: '' }),
    };
    const posted = await postResults(report, posting);
    for (const notice of posted.notices) core.warning(harmless(notice));
    if (posted.forkRefused === true) core.notice(FORK_NOTICE, { title: 'A pull request from a fork' });
    return { posted, posting };
  } catch (error) {
    core.warning(harmless(`Comment, check and issue were not written: ${asFault(error).message}`));
    return {};
  }
}

const noteOf = ({ comparison }: RunReport, unread: string | undefined) =>
  comparison !== undefined || unread === undefined ? {} : { baselineNote: `No baseline: ${unread}.` };

/** Annotations, outputs and summary. `checked`: the decision stands on a check of its own. `part`: it is none yet. */
async function publish(
  core: Core,
  { report, verdict }: Pick<RunOutcome, 'report' | 'verdict'>,
  paths: OutputPaths,
  remarks: readonly Annotation[],
  { checked, part }: { checked: boolean; part: boolean },
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
  for (const note of report.notes ?? []) core.info(logLine(note));
  if (header.conclusion === 'neutral' && !part)
    core.warning(harmless(header.reason), { title: 'Evals: neutral' });
  else if (verdict.exitCode === 0 || (checked && verdict.exitCode === 1))
    core.info(logLine(`${header.conclusion}: ${header.reason}`));
  else core.error(harmless(header.reason), { title: 'Evals failed' });
}
