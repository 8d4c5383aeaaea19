import type { Clock } from '../ports/ports.ts';
import type { Annotation } from '../reports/annotations.ts';
import { prComment } from '../reports/pr-comment.ts';
import type { RunReport } from '../schema/run.ts';
import { postCheck } from './check-run.ts';
import type { GitHubClient } from './client.ts';
import { commentMarker, versionOf } from './comment-marker.ts';
import type { WorkflowContext } from './context.ts';
import type { Inputs } from './inputs.ts';
import { isNightly, keepIssue } from './nightly-issue.ts';
import { NIGHTLY_NOTE, nightlyHistory, nightlyTitle } from './nightly-words.ts';
import { runUrl } from './read-context.ts';
import { upsertComment } from './sticky-comment.ts';

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
  /** Folder that the places of cases are relative to, from the top of the repository; empty for the top itself. */
  home: string;
  /** Takes secrets out of what is posted: the runner masks its log and nothing else (security.md S04). */
  redact: (text: string) => string;
  /** Passed on to the comment. */
  baselineNote?: string | undefined;
}

/** What was posted; addresses are empty where nothing was. `notices` say why something was not, and what it would take. */
export interface Posted {
  commentUrl: string;
  checkUrl: string;
  /** The check carries the decision, and its annotations. */
  checked: boolean;
  notices: string[];
}

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

/** Comment, check and issue at once. Whatever GitHub refuses costs a notice, never the verdict. */
export async function postResults(report: RunReport, posting: Posting): Promise<Posted> {
  const [comment, check, issue] = await Promise.all([
    postComment(report, posting),
    postDecision(report, posting),
    postIssue(report, posting),
  ]);
  return { ...comment, ...check, notices: [...comment.notices, ...check.notices, ...issue] };
}

async function postComment(
  report: RunReport,
  { client, context, inputs, clock, redact, home, baselineNote }: Posting,
): Promise<Pick<Posted, 'commentUrl' | 'notices'>> {
  if (inputs.comment === 'off' || context.pullRequest === undefined) return { commentUrl: '', notices: [] };
  const outcome = await upsertComment(client, context, {
    key: keyOf(inputs, context),
    mode: inputs.comment,
    clock,
    body: (budget, marker) =>
      redact(
        prComment(report, {
          budget,
          marker,
          links: { run: runUrl(context), source: sourceUrl(context, home) },
          ...(baselineNote === undefined ? {} : { baselineNote }),
        }),
      ),
  });
  if ('url' in outcome) return { commentUrl: outcome.url, notices: [] };
  if (outcome.status === 'no_pull_request') return { commentUrl: '', notices: [] };
  return { commentUrl: '', notices: [`The comment was not written: ${outcome.reason}`] };
}

async function postDecision(
  report: RunReport,
  { client, context, inputs, annotations, redact, home, baselineNote }: Posting,
): Promise<Pick<Posted, 'checkUrl' | 'checked' | 'notices'>> {
  if (!inputs.check) return { checkUrl: '', checked: false, notices: [] };
  const { conclusion, reason } = report.header;
  const outcome = await postCheck(client, context, {
    name: inputs.checkName,
    conclusion: CONCLUSIONS[conclusion],
    title: redact(reason),
    summary: (budget) =>
      redact(
        prComment(report, {
          budget,
          marker: commentMarker(context, keyOf(inputs, context)),
          links: { run: runUrl(context), source: sourceUrl(context, home) },
          ...(baselineNote === undefined ? {} : { baselineNote }),
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
    return { checkUrl: '', checked: false, notices: [`The check was not made: ${outcome.reason}`] };
  const incomplete =
    outcome.reason === undefined ? [] : [`Not all annotations stand on the check: ${outcome.reason}`];
  return { checkUrl: outcome.url, checked: true, notices: incomplete };
}

/** The notices of the issue. A neutral run proves nothing, so that the issue stays as it is. */
async function postIssue(
  report: RunReport,
  { client, context, inputs, clock, redact, home }: Posting,
): Promise<string[]> {
  const { conclusion } = report.header;
  if (!inputs.issue || !isNightly(context) || conclusion === 'neutral') return [];
  const { baseBranch, defaultBranch, runId, headSha } = context;
  // What fails on another branch is another story, with commits of its own.
  const isAside = defaultBranch !== undefined && baseBranch !== defaultBranch;
  const key = `${keyOf(inputs, context)}${isAside ? `@${baseBranch}` : ''}`;
  const outcome = await keepIssue(client, {
    key,
    run: { version: versionOf(context), id: runId, sha: headSha, passed: conclusion === 'passed' },
    title: redact(nightlyTitle(report, key)),
    clock,
    body: (budget, marker, mark, before) => {
      const history = `${nightlyHistory(mark, before, context)}${NIGHTLY_NOTE}`;
      const links = { run: runUrl(context), source: sourceUrl(context, home) };
      const words = prComment(report, { budget: budget - history.length, marker, links, baselineNote: '' });
      return redact(`${words}${history}`);
    },
  });
  return 'reason' in outcome ? [`The issue was not written: ${outcome.reason}`] : [];
}

/**
 * The name of the comment. Run numbers count within a workflow, so each workflow has its own comment; and so has each suite of
 * a workflow, or they would write over each other.
 */
function keyOf(
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

/** Where the files below `home` can be read as the commit has them. */
function sourceUrl({ serverUrl, owner, repository, headSha }: WorkflowContext, home: string): string {
  const folders = home.split('/').filter((part) => part !== '');
  return [serverUrl, owner, repository, 'blob', headSha, ...folders.map(encodeURIComponent)].join('/');
}
