import { resolve } from 'node:path';
import { asFault } from '../../errors.ts';
import type { Annotation } from '../../reports/annotations.ts';
import { redactedReport } from '../../reports/redacted.ts';
import { summaryMarkdown } from '../../reports/summary-markdown.ts';
import type { BaselineSource } from '../../reports/view/baseline-view.ts';
import type { RunOutcome } from '../../runs/run.ts';
import type { MergedRun } from '../../runs/sharding/merge-runs.ts';
import type { RunReport } from '../../schema/run.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import { inRepository } from '../api/in-repository.ts';
import { leftOutNotices } from '../api/step-client.ts';
import { withWrongMarks } from '../commands/wrong-marks.ts';
import type { Posted, Posting } from '../comments/post-results.ts';
import { OUTPUTS, type OutputPaths } from '../outputs.ts';
import { type Core, harmless, optional, setOutputs } from '../runner.ts';
import { baselineSource } from '../state/baseline-source.ts';
import { isChosenByHand } from './chosen-by-hand.ts';
import { OF_A_LEVEL_ON_CHECK, type StepCases, stepCases } from './step-cases.ts';
import type { FailedRun, StepWorld } from './step-world.ts';

/** A run that ended, whole or merged, while its cases can be read. */
type EndedRun = RunOutcome & Partial<Pick<MergedRun, 'problems' | 'config'>>;

/** What a step ends with after a whole run. */
export interface ConcludedRun {
  exitCode: number;
  /** Set where its answers failed the gate. */
  failed?: FailedRun;
}

/** Reports a whole run that ended: files, comment, check, annotations, outputs, summary. */
export async function concludeRun(
  outcome: EndedRun,
  world: StepWorld,
  /** Of a run that was followed. */
  followed?: StepCases,
): Promise<ConcludedRun> {
  const { verdict } = outcome;
  const { inputs, engine, core } = world;
  using cases = followed ?? casesOf(outcome, world);
  const { report: written, folder, paths, markdown } = writeFiles(outcome, cases, world);
  const report = await withWrongMarks(written, world);
  const postingWorld = leavesIssue(outcome, cases, world)
    ? { ...world, inputs: { ...inputs, issue: false } }
    : world;
  // Where nothing was compared for another reason, it is not known whether there is a baseline.
  const isWhole = !outcome.cancelled && (outcome.problems ?? []).length === 0;
  const { posted, posting } = await post(report, postingWorld, {
    remarks: inputs.check ? remarksOf(report, cases, world, OF_A_LEVEL_ON_CHECK) : [],
    home: inRepository(homeOf(engine), ''),
    compares: isWhole,
    // Before anything is posted, so that it can be linked.
    artifactId: await leaveReport(folder, world),
  });
  const commentUrl = posted?.commentUrl ?? '';
  // One signal: the check carries annotations and decision where it was made.
  const checked = posted?.checked === true;
  await publish(world, report, {
    paths: { ...paths, comment: commentUrl, check: posted?.checkUrl ?? '' },
    markdown,
    remarks: checked ? [] : remarksOf(report, cases, world),
  });
  const exitCode = checked && verdict.exitCode === 1 ? 0 : verdict.exitCode;
  if (report.header.conclusion === 'neutral')
    core.warning(harmless(report.header.reason), { title: 'Evals: neutral' });
  else sayEnd(core, report, exitCode);
  // What could not be judged is nothing that a prompt could mend.
  if (!isWhole || verdict.exitCode !== 1 || report.header.counts.failed === 0) return { exitCode };
  return { exitCode, failed: { report, failures: cases.failures, posting, commentUrl } };
}

/**
 * Reports a shard that ended: files, annotations, outputs, summary. Nothing is posted, and its neutral end is no warning: the gate
 * is asked when the shards are merged. Answers with the exit code of the step.
 */
export async function concludeShard(
  outcome: RunOutcome,
  world: StepWorld,
  cases: StepCases,
): Promise<number> {
  const { core } = world;
  const { report, paths, markdown } = writeFiles(outcome, cases, world);
  await publish(world, report, { paths, markdown, remarks: remarksOf(report, cases, world) });
  const { exitCode } = outcome.verdict;
  sayEnd(core, report, exitCode);
  return exitCode;
}

/** The cases of a run that was not followed. */
function casesOf({ report }: Pick<RunOutcome, 'report'>, world: StepWorld): StepCases {
  const cases = stepCases(world, report.header.run_id);
  for (const one of report.cases) cases.add(one);
  return cases;
}

/** The report without secrets, as the files of the step, which are named in its outputs. */
function writeFiles(
  outcome: Pick<RunOutcome, 'report'>,
  cases: StepCases,
  { engine, redact }: StepWorld,
): { report: RunReport; folder: string; paths: OutputPaths; markdown: string | undefined } {
  const report = redactedReport(outcome.report, redact);
  const folder = `${engine.stateDir}/reports/${report.header.run_id}`;
  const { json: results = '', html = '', markdown } = cases.write(folder, report);
  const state = `${engine.stateDir}/state`;
  const paths = { results, report: html, state, comment: '', check: '' };
  return { report, folder, paths, markdown };
}

/** The folder that holds the evals folder. */
const homeOf = ({ evalsDir }: Pick<StepWorld['engine'], 'evalsDir'>) => resolve(evalsDir, '..');

/** Annotations of the cases that failed, at most so many of a level, where they are wanted. */
function remarksOf(
  report: RunReport,
  cases: StepCases,
  { inputs, engine }: StepWorld,
  most?: number,
): Annotation[] {
  if (!inputs.annotations) return [];
  const home = homeOf(engine);
  return cases.annotations(report, most).map((one) => ({ ...one, file: inRepository(home, one.file) }));
}

/**
 * A run that somebody stopped is no evidence about the night before, a good one of some cases nothing about the others, and one
 * that is good because what failed is quarantined has mended nothing.
 */
function leavesIssue(
  { cancelled, affected, report, config }: EndedRun,
  { failsInQuarantine }: StepCases,
  { inputs, context }: Pick<StepWorld, 'inputs' | 'context'>,
): boolean {
  const isPart =
    (affected !== undefined && affected.chosen < affected.of) ||
    report.header.narrowed !== undefined ||
    isChosenByHand(config?.selection ?? inputs, context?.event ?? '');
  if (cancelled || report.header.conclusion !== 'passed') return cancelled;
  return isPart || (inputs.issue && failsInQuarantine);
}

/** Adds the artifact that the step saved to the outputs; an empty id changes nothing. */
export async function outputArtifact(core: Core, id: string): Promise<void> {
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

/** What is posted of a run beside its report. */
interface ToPost {
  /** For the check. */
  remarks: readonly Annotation[];
  /** The folder of the evals folder, as GitHub knows it. */
  home: string;
  /** Whether the run was compared with a baseline, where there is one. */
  compares: boolean;
  artifactId: number | undefined;
}

/** Comment, check and issue, where there is a place to post them. */
async function post(
  report: RunReport,
  { inputs, engine, core, context, client, redact, unread, note, lastGood }: StepWorld,
  { remarks, home, compares, artifactId }: ToPost,
): Promise<{ posted?: Posted; posting?: Posting }> {
  if (context === undefined) return {};
  try {
    const { FORK_NOTICE, isPosted, isReadOnly, postResults } = await import('../comments/post-results.ts');
    const posts = isPosted(inputs, context);
    if (client === undefined) {
      const wanted = posts ? inputs : { ...inputs, ...NOTHING_POSTED };
      for (const notice of leftOutNotices(wanted, context)) core.notice(harmless(notice));
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
      ...{ artifactId, lastGood },
      // Only where runs of the base branch are kept, and can be read, does this one become a baseline.
      ...(remembers
        ? noteOf(report, unread, baselineSource(context, engine.ports))
        : { baselineNote: note ?? '' }),
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

const noteOf = (
  { comparison }: RunReport,
  unread: StepWorld['unread'],
  source: BaselineSource | undefined,
): Pick<Posting, 'baselineNote' | 'baselineSource'> =>
  comparison !== undefined || unread === undefined
    ? { baselineSource: source }
    : { baselineNote: [`No baseline: ${unread.why}.`, unread.remedy].filter(Boolean).join(' ') };

/** Annotations, outputs and summary, and what became of the cases. */
async function publish(
  { core, engine }: Pick<StepWorld, 'core' | 'engine'>,
  report: RunReport,
  {
    paths,
    markdown,
    remarks,
  }: { paths: OutputPaths; markdown: string | undefined; remarks: readonly Annotation[] },
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
    // As it was written already.
    core.summary
      .addRaw(
        (markdown === undefined ? null : engine.ports.files.readTextIfThere(markdown)) ??
          [...summaryMarkdown(report)].join(''),
      )
      .write(),
  );
  const { total, passed, failed, errored, skipped } = header.counts;
  core.info(`${total} cases: ${passed} passed, ${failed} failed, ${errored} errored, ${skipped} skipped`);
  for (const note of report.notes ?? []) core.info(logLine(note));
}

/** What the run came to: an error only where the step fails for it. */
function sayEnd(core: Core, { header }: RunReport, exitCode: number): void {
  if (exitCode === 0) core.info(logLine(`${header.conclusion}: ${header.reason}`));
  else core.error(harmless(header.reason), { title: 'Evals failed' });
}
