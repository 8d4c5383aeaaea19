import { asFault } from '../../errors.ts';
import type { Clock } from '../../ports/ports.ts';
import type { Annotation } from '../../reports/annotations.ts';
import type { CommentLinks } from '../../reports/comment/footer.ts';
import { prComment } from '../../reports/pr-comment.ts';
import type { BaselineSource } from '../../reports/view/baseline-view.ts';
import { verdictLine } from '../../reports/view/verdict-view.ts';
import { defined } from '../../schema/defined.ts';
import type { OptimizationReport } from '../../schema/optimization.ts';
import type { Conclusion, RunReport } from '../../schema/run.ts';
import type { GitHubClient } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { runUrl } from '../api/read-context.ts';
import type { Inputs } from '../inputs.ts';
import { postCheck } from './check-run.ts';
import { commentMarker, versionOf } from './comment-marker.ts';
import { isNightly, keepIssue } from './nightly-issue.ts';
import { NIGHTLY_NOTE, nightlyHistory, nightlyTitle } from './nightly-words.ts';
import { commentNotices, upsertComment } from './sticky-comment.ts';

/** Whom the results go to, and by what. */
export interface Posting {
  client: GitHubClient;
  context: WorkflowContext;
  inputs: Pick<
    Inputs,
    'comment' | 'commentKey' | 'check' | 'checkName' | 'issue' | 'workingDirectory' | 'evals'
  >;
  clock: Pick<Clock, 'monotonic' | 'sleep'>;
  /** Cases that need a look, with paths as the repository knows them; the check carries them. */
  annotations: readonly Annotation[];
  /** Folder that the places of cases are relative to, from the top of the repository; empty for the top itself. Undefined where no link may be made of them. */
  home: string | undefined;
  /** Id of the artifact that holds the report, of the same run. */
  artifactId?: number | undefined;
  /** What the check says, where that is not what the report says. */
  decision?: { conclusion: Conclusion; title: string };
  /** Takes secrets out of what is posted: the runner masks its log and nothing else (security.md S04). */
  redact: (text: string) => string;
  /** Passed on to the comment. */
  baselineNote?: string | undefined;
  baselineSource?: BaselineSource | undefined;
  /** The commit of the last run of the base branch that passed, where the state of earlier runs tells. */
  lastGood?: string | undefined;
  heading?: string | undefined;
  /** Whether the token may only read, and nobody can change that (`isReadOnly`). */
  readOnly?: boolean;
}

/** What was posted; addresses are empty where nothing was. `notices` say why something was not, and what it would take. */
export interface Posted {
  commentUrl: string;
  checkUrl: string;
  /** The check carries the decision, and its annotations. */
  checked: boolean;
  notices: string[];
  /** Set where something was refused as it always is on a pull request from a fork: nobody can give its token the right. */
  forkRefused?: boolean;
}

/** Written once for such a pull request, whatever was refused. */
export const FORK_NOTICE =
  'Nothing is posted on this pull request: the token of a workflow run from a fork may only read. The job summary has the results; to have them posted use two workflows, "Forks with a comment" in docs/action.md of the action.';

const CONCLUSIONS = { passed: 'success', failed: 'failure', neutral: 'neutral' } as const;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/** Whether there is anything to post, and anybody to post it to. */
export function isPosted(
  inputs: Pick<Inputs, 'comment' | 'check' | 'issue'>,
  context: Pick<WorkflowContext, 'event' | 'pullRequest' | 'baseBranch'>,
): boolean {
  const commented = inputs.comment !== 'off' && context.pullRequest !== undefined;
  return commented || inputs.check || (inputs.issue && isNightly(context));
}

/** Comment, check and issue at once. Whatever GitHub refuses costs a notice, never the verdict, and what goes wrong with one nothing of the others. */
export async function postResults(report: RunReport, posting: Posting): Promise<Posted> {
  const [comment, check, issue] = await Promise.all([
    postComment(report, posting).catch(
      (error): Awaited<ReturnType<typeof postComment>> => ({
        commentUrl: '',
        notices: [`The comment was not written: ${asFault(error).message}.`],
      }),
    ),
    postDecision(report, posting).catch(
      (error): Awaited<ReturnType<typeof postDecision>> => ({
        ...{ checkUrl: '', checked: false },
        notices: [`The check was not made: ${asFault(error).message}.`],
      }),
    ),
    postIssue(report, posting).catch((error) => [`The issue was not written: ${asFault(error).message}.`]),
  ]);
  return {
    ...comment,
    ...check,
    notices: [...comment.notices, ...check.notices, ...issue],
    forkRefused: comment.forkRefused === true || check.forkRefused === true,
  };
}

/**
 * The comment of a run again, with what an optimization made of its failures; `commentUrl` is where it stands. Answers with why it
 * was not, where GitHub refused.
 */
export async function repostComment(
  report: RunReport,
  optimization: OptimizationReport,
  posting: Posting,
  commentUrl: string,
): Promise<string[]> {
  return (await postComment(report, posting, { optimization, commentUrl })).notices;
}

async function postComment(
  report: RunReport,
  posting: Posting,
  again?: { optimization: OptimizationReport; commentUrl: string },
): Promise<Pick<Posted, 'commentUrl' | 'notices' | 'forkRefused'>> {
  const { client, context, inputs, clock, redact } = posting;
  if (inputs.comment === 'off' || context.pullRequest === undefined) return { commentUrl: '', notices: [] };
  const outcome = await upsertComment(client, context, {
    key: keyOf(inputs, context),
    mode: inputs.comment,
    ...(again === undefined ? {} : { written: commentId(again.commentUrl) }),
    failed: report.header.conclusion === 'failed',
    clock,
    body: (budget, marker) =>
      redact(
        prComment(report, {
          ...{ budget, marker },
          ...wordsOf(posting),
          ...(again === undefined ? {} : { optimization: again.optimization }),
        }),
      ),
  });
  if ('reason' in outcome)
    return { commentUrl: '', ...refused('The comment was not written', outcome, posting.readOnly) };
  return { commentUrl: 'url' in outcome ? outcome.url : '', notices: commentNotices(outcome) };
}

/** The address of a comment ends with its id. */
const commentId = (url: string) => Number(/-(\d+)$/.exec(url)?.[1]);

async function postDecision(
  report: RunReport,
  posting: Posting,
): Promise<Pick<Posted, 'checkUrl' | 'checked' | 'notices' | 'forkRefused'>> {
  const { client, context, inputs, annotations, redact } = posting;
  if (!inputs.check) return { checkUrl: '', checked: false, notices: [] };
  const { header } = report;
  const { conclusion, title } = posting.decision ?? {
    conclusion: header.conclusion,
    title: verdictLine(report, linksOf(posting)),
  };
  const outcome = await postCheck(client, context, {
    name: inputs.checkName,
    conclusion: CONCLUSIONS[conclusion],
    title: redact(title),
    summary: (budget) =>
      redact(
        prComment(report, {
          ...{ budget, marker: commentMarker(context, keyOf(inputs, context)) },
          ...wordsOf(posting),
        }),
      ),
    annotations: annotations.map(({ file, level, line, title, message }) => ({
      path: file,
      line,
      level: LEVELS[level],
      title: redact(title),
      message: redact(message),
    })),
  });
  if (outcome.status !== 'created')
    return { checkUrl: '', checked: false, ...refused('The check was not made', outcome, posting.readOnly) };
  const incomplete =
    outcome.reason === undefined ? [] : [`Not all annotations stand on the check: ${outcome.reason}`];
  return { checkUrl: outcome.url, checked: true, notices: incomplete };
}

/** Whether the token of this run may only read, whatever permissions the job asks for: it is that of a pull request from a fork. */
export const isReadOnly = ({ pullRequest, event }: Pick<WorkflowContext, 'pullRequest' | 'event'>) =>
  pullRequest?.fromFork === true && event !== 'pull_request_target';

/** What is written about a refusal; `what` is left out where the reason names it already. */
export function refused(
  what: string,
  { status, reason }: { status: string; reason: string },
  readOnly = false,
): Pick<Posted, 'notices' | 'forkRefused'> {
  if (status === 'forbidden' && readOnly) return { notices: [], forkRefused: true };
  return {
    notices: [/^The (?:comment|check|issue) could not be /.test(reason) ? reason : `${what}: ${reason}`],
  };
}

/** The notices of the issue. A neutral run proves nothing, so that the issue stays as it is. */
async function postIssue(report: RunReport, posting: Posting): Promise<string[]> {
  const { client, context, inputs, clock, redact } = posting;
  const { conclusion } = report.header;
  if (!inputs.issue || !isNightly(context) || conclusion === 'neutral') return [];
  const { runId, headSha } = context;
  const key = issueKeyOf(inputs, context);
  const outcome = await keepIssue(client, {
    key,
    run: {
      ...{ version: versionOf(context), id: runId, sha: headSha, passed: conclusion === 'passed' },
      good: posting.lastGood,
    },
    title: redact(nightlyTitle(report, key)),
    clock,
    body: (budget, marker, mark, before) => {
      const opening = nightlyHistory(mark, before, context);
      const room = budget - NIGHTLY_NOTE.length;
      const links = linksOf(posting);
      const words = prComment(report, { budget: room, marker, links, opening, baselineNote: '' });
      return redact(`${words}${NIGHTLY_NOTE}`);
    },
  });
  return 'reason' in outcome ? refused('The issue was not written', outcome, posting.readOnly).notices : [];
}

/**
 * The name of the comment. Run numbers count within a workflow, so each workflow has its own comment; and so has each suite of
 * a workflow, or they would write over each other.
 */
export function keyOf(
  { commentKey, workingDirectory, evals }: Posting['inputs'],
  { workflowPath }: WorkflowContext,
): string {
  if (commentKey !== undefined) return commentKey;
  const workflow = workflowPath?.replace(/^.*\//, '').replace(/\.ya?ml$/, '') ?? 'default';
  const suite = [workingDirectory, evals === 'evals' ? undefined : evals].filter(
    (part) => part !== undefined,
  );
  return [workflow, ...suite].join('/');
}

/** The name of the issue: what fails on another branch is another story, with commits of its own. */
export function issueKeyOf(inputs: Posting['inputs'], context: WorkflowContext): string {
  const { baseBranch, defaultBranch } = context;
  const isAside = defaultBranch !== undefined && baseBranch !== defaultBranch;
  return `${keyOf(inputs, context)}${isAside ? `@${baseBranch}` : ''}`;
}

/** What comment and check say beside the report. */
const wordsOf = (posting: Posting) => ({
  links: linksOf(posting),
  heading: posting.heading,
  baselineSource: posting.baselineSource,
  ...defined({ baselineNote: posting.baselineNote }),
});

/** The attempt of a run, and the page of the run itself, where it is run again. */
export function runLinks(context: WorkflowContext): { run: string; rerun: string } {
  const { serverUrl, owner, repository, runId } = context;
  return {
    run: runUrl(context),
    rerun: [serverUrl, owner, repository, 'actions/runs', runId].join('/'),
  };
}

/** Where the words lead. */
function linksOf({ context, home, artifactId }: Posting): CommentLinks {
  const links = runLinks(context);
  return {
    ...links,
    ...(artifactId === undefined ? {} : { artifact: `${links.rerun}/artifacts/${artifactId}` }),
    ...(home === undefined ? {} : { source: sourceUrl(context, home) }),
    ...defined({ base: context.baseBranch }),
  };
}

/** Where the files below `home` can be read as the commit has them. */
export function sourceUrl({ serverUrl, owner, repository, headSha }: WorkflowContext, home: string): string {
  const folders = home.split('/').filter((part) => part !== '');
  return [serverUrl, owner, repository, 'blob', headSha, ...folders.map(encodeURIComponent)].join('/');
}
