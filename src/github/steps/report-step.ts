import { posix } from 'node:path';
import { Fault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { redactedReport } from '../../reports/redacted.ts';
import { summaryMarkdown } from '../../reports/summary-markdown.ts';
import type { RunReport } from '../../schema/run.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import type { GitHubClient, PullRequest, WorkflowRun } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { findPullRequest } from '../api/find-pull-request.ts';
import { runUrl } from '../api/read-context.ts';
import { postCheck } from '../comments/check-run.ts';
import { keyOf, type Posted, postResults, refused } from '../comments/post-results.ts';
import {
  BRANCHS_OWN_WORD,
  decided,
  FORK_PASSED,
  noReportComment,
  ownWord,
} from '../comments/report-words.ts';
import { commentNotices, upsertComment } from '../comments/sticky-comment.ts';
import type { Inputs } from '../inputs.ts';
import { OUTPUTS } from '../outputs.ts';
import { type Core, harmless, optional, setOutputs } from '../runner.ts';
import { type FetchedReport, fetchReport, REPORT_ARTIFACT } from '../state/report-artifact.ts';

/** What reporting on another run needs. */
interface ReportWorld {
  inputs: Inputs;
  ports: Pick<Ports, 'clock'>;
  core: Core;
  /** Of the reporting run. */
  context: WorkflowContext | undefined;
  client: GitHubClient | undefined;
  redact: (text: string) => string;
  /** The run that the event is about; undefined for another event than `workflow_run`. */
  eventRun: number | undefined;
}

const STALE = 'An earlier attempt of the run made this report; the last one left none.';

/**
 * `command: report`: posts on a pull request what another run of a workflow left in its report artifact, with the permissions
 * that this one has and that one, a fork's, had not (security.md S02). No file of the repository is read. Which pull request
 * it is, GitHub says; the artifact is data and no more. Answers with the exit code, 0 whatever the report says: the red is
 * that of the run itself and of the check. Rejects where there is no run to report on, or GitHub does not know it.
 */
export async function reportStep(world: ReportWorld): Promise<number> {
  const { inputs, context, client, core } = world;
  if (context === undefined || client === undefined)
    throw new Fault('validation_failed', 'command report needs a workflow and its token', {
      where: 'input github-token',
      hint: 'Leave github-token as it is, and give the job "actions: read" and "pull-requests: write".',
    });
  const run = await reportedRun(world, context, client);
  if (run.status !== 'completed') return nothing(core, 'The run to report on has not ended yet.');
  const pull = await findPullRequest(client, run, context.defaultBranch);
  if (pull === undefined)
    return nothing(
      core,
      'No open pull request has the head of this run any more, so that there is nobody to tell.',
    );
  const of = asTheRun(context, run, pull);
  const found = await fetchReport(client, run, inputs.reportArtifact ?? REPORT_ARTIFACT);
  if (found.status === 'none') return postNoReport(found.problem, { ...world, client }, of);
  return postReport(found, run, { ...world, client }, of);
}

/** The run as GitHub knows it. Its id alone comes from the event or the workflow; a run of another repository is refused. */
async function reportedRun(
  { inputs, eventRun }: ReportWorld,
  context: WorkflowContext,
  client: GitHubClient,
): Promise<WorkflowRun> {
  const id = inputs.runId ?? eventRun;
  if (id === undefined)
    throw new Fault('validation_failed', 'command report needs to know of which run', {
      where: 'input run-id',
      hint: 'Let the workflow start "on: workflow_run", or name the id of a run.',
      problems: [{ path: 'run-id', message: 'is required on every event but workflow_run' }],
    });
  const elsewhere = (cause?: unknown) =>
    new Fault('not_found', 'this repository has no such run of a workflow', {
      where: 'input run-id',
      hint: 'Name the id of a run of this repository; GitHub keeps runs for a time only.',
      cause,
    });
  const run = await client.workflowRun(id).catch((error: unknown) => {
    throw error instanceof Fault && error.subcode === 'not_found' ? elsewhere(error) : error;
  });
  if (run.id !== id || (context.repositoryId !== undefined && run.repositoryId !== context.repositoryId))
    throw elsewhere();
  return run;
}

/** The context that the run itself would post with: its comment is the same one, and the newer run wins. */
function asTheRun(context: WorkflowContext, run: WorkflowRun, { number }: PullRequest): WorkflowContext {
  return {
    ...context,
    runId: run.id,
    runNumber: run.number,
    runAttempt: run.attempt,
    workflowPath: run.path,
    headSha: run.headSha,
    event: run.event,
    pullRequest: { number, fromFork: isForeign(run) },
  };
}

const isForeign = ({ headRepositoryId, repositoryId }: WorkflowRun) => headRepositoryId !== repositoryId;

type Reporting = ReportWorld & { client: GitHubClient };

async function postReport(
  found: FetchedReport & { status: 'taken' },
  run: WorkflowRun,
  world: Reporting,
  context: WorkflowContext,
): Promise<number> {
  const { inputs, core, redact, client, ports } = world;
  const foreign = isForeign(run);
  const stale = found.earlier && run.conclusion !== 'success';
  const shown = redactedReport(asShown(found.report, { foreign, earlier: found.earlier, stale }), redact);
  const conclusion = decided(found.report.header.conclusion, { foreign, stale });
  const word = ownWord(found.report.header);
  const heading = foreign && shown.header.conclusion === 'passed' ? FORK_PASSED : undefined;
  const posted = await postResults(shown, {
    client,
    context,
    // Issues are those of runs that are not of a pull request.
    inputs: { ...inputs, issue: false },
    clock: ports.clock,
    // The run marked its lines itself. Nobody else's paths become annotations.
    annotations: [],
    home: found.plainPlaces ? homeOf(inputs) : undefined,
    redact,
    artifactId: found.artifactId,
    baselineNote: '',
    heading,
    ...(foreign || stale ? { decision: { conclusion, title: word } } : {}),
  });
  // Words that came in the artifact end up in no output: a workflow may hand outputs to a shell.
  const header = { ...shown.header, conclusion, reason: word };
  const paths = { results: '', report: '', state: '', comment: posted.commentUrl, check: posted.checkUrl };
  await optional(core, 'the outputs', () =>
    setOutputs(
      core,
      Object.fromEntries(
        Object.entries(OUTPUTS).map(([name, value]) => [name, value(header, paths, shown.comparison)]),
      ),
    ),
  );
  await optional(core, 'the job summary', () =>
    core.summary.addRaw([...summaryMarkdown(shown, { heading })].join('')).write(),
  );
  say(core, posted);
  core.info(logLine(word));
  return 0;
}

/** The report with what a reader has to know of where it comes from. */
function asShown(
  report: RunReport,
  { foreign, earlier, stale }: { foreign: boolean; earlier: boolean; stale: boolean },
): RunReport {
  const { header, warnings } = report;
  return {
    ...report,
    header: { ...header, conclusion: decided(header.conclusion, { foreign: false, stale }) },
    warnings: [...(foreign ? [BRANCHS_OWN_WORD] : []), ...(earlier ? [STALE] : []), ...warnings],
  };
}

/** There is a pull request and no report to show: a comment says so, lest an older one pass for this commit's. */
async function postNoReport(
  problem: string,
  { inputs, client, ports, core }: Reporting,
  context: WorkflowContext,
): Promise<number> {
  const body = (_: number, marker: string) => noReportComment(marker, problem, runUrl(context));
  const posted: Posted = { commentUrl: '', checkUrl: '', checked: false, notices: [] };
  if (inputs.comment !== 'off') {
    const key = keyOf(inputs, context);
    const outcome = await upsertComment(client, context, {
      ...{ key, mode: inputs.comment, body },
      clock: ports.clock,
    });
    if ('url' in outcome) posted.commentUrl = outcome.url;
    posted.notices.push(
      ...('reason' in outcome
        ? refused('The comment was not written', outcome).notices
        : commentNotices(outcome)),
    );
  }
  if (inputs.check) {
    const outcome = await postCheck(client, context, {
      name: inputs.checkName,
      conclusion: 'neutral',
      title: problem,
      summary: () => `${problem} Nothing is known of this commit.`,
    });
    if (outcome.status === 'created') posted.checkUrl = outcome.url;
    else posted.notices.push(...refused('The check was not made', outcome).notices);
  }
  say(core, posted);
  return nothing(core, problem, { 'comment-url': posted.commentUrl, 'check-url': posted.checkUrl });
}

function say(core: Core, { notices }: Posted): void {
  for (const notice of notices) core.warning(harmless(notice));
}

/** The end of a step without a verdict: neutral, with why. `reason` is in our own words. */
async function nothing(core: Core, reason: string, more: Record<string, string> = {}): Promise<number> {
  const blank = Object.fromEntries(Object.keys(OUTPUTS).map((name) => [name, '']));
  await optional(core, 'the outputs', () =>
    setOutputs(core, { ...blank, conclusion: 'neutral', reason, ...more }),
  );
  await optional(core, 'the job summary', () => core.summary.addRaw(`## ⚪ NEUTRAL\n\n${reason}\n`).write());
  core.notice(harmless(reason), { title: 'Evals: nothing to report' });
  return 0;
}

/** The folder of the evals folder as the repository knows it, as far as its name shows: nothing is looked up. */
function homeOf({ workingDirectory = '', evals }: Inputs): string | undefined {
  const home = posix.normalize(posix.join(workingDirectory, evals, '..')).replace(/^\.?\/?|\/$/g, '');
  return home.split('/').includes('..') || posix.isAbsolute(evals) ? undefined : home;
}
