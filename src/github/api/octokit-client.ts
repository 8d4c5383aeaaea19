import { Fault } from '../../errors.ts';
import { fetchOver } from '../../ports/fetch-adapter.ts';
import type { Ports } from '../../ports/ports.ts';
import { withoutToolkitContext } from '../../ports/toolkit-environment.ts';
import { callingGitHub, type Repeat } from './call-github.ts';
import type { GitHubClient } from './client.ts';
import { type CommandRepository, octokitCommands } from './command-calls.ts';
import type { WorkflowContext } from './context.ts';
import { githubFault } from './github-fault.ts';
import { artifactOf, checkFields, commentOf, headedBy, holding, issueOf, runOf } from './octokit-shapes.ts';
import { listOf, pages } from './pages.ts';
import { type Octokit, octokitPrompts, type PromptRepository } from './prompt-repository.ts';

type Where = Pick<WorkflowContext, 'owner' | 'repository' | 'apiUrl'>;

/** Most that GitHub gives on a page. */
const PAGE = 100;
/** An issue takes 2,500 comments; a listing that goes on beyond this many pages is broken. */
const MOST_PAGES = 100;
/** Open pull requests that are looked through for a commit that GitHub does not connect with one. */
const MOST_PULL_PAGES = 3;
/** A page of comments at their longest, every character escaped. */
const PAGE_BYTES = 64 * 1024 * 1024;
const TOTAL_MS = 60_000;
const FIRST_BYTE_MS = 30_000;
const ARCHIVE_MS = 120_000;

const READ_COMMENTS = {
  failed: 'Comments could not be read',
  // They are only read to write one: whoever grants this needs no second look.
  permission: 'pull-requests: write',
  repeat: 'always',
} as const;
const READ_ARTIFACTS = {
  failed: 'Artifacts could not be read',
  permission: 'actions: read',
  repeat: 'always',
} as const;
const PULLS_UNREAD = 'Pull requests could not be read';
const write = (failed: string, permission: string, repeat: Repeat) => ({ failed, permission, repeat });

/**
 * GitHub's REST calls for one repository through Octokit, over our own window (limits, address policy). Octokit comes in
 * here, at first need. `token` is sent to the API alone, never to the store that an archive lies in.
 */
export async function octokitClient(
  context: Where,
  token: string,
  ports: Pick<Ports, 'http' | 'clock' | 'random'>,
): Promise<GitHubClient> {
  const { rest, graphql } = await octokitFor(context, token, ports);
  const here = { owner: context.owner, repo: context.repository };
  const call = callingGitHub(ports);
  const repository: Repository = { rest, here, call, apiUrl: context.apiUrl, ports };
  return {
    viewer: () =>
      call(
        { failed: 'The identity of the token could not be read', permission: 'none', repeat: 'always' },
        async () => {
          const answer = await graphql<{ viewer: { login: string } } | null>('query { viewer { login } }');
          const login = answer?.viewer?.login;
          if (typeof login === 'string') return login;
          throw new Fault('provider_error', 'The identity of the token could not be read: it was not told');
        },
      ),
    ...commentCalls(repository),
    ...checkCalls(repository),
    ...artifactCalls(repository),
    ...pullRequestCalls(repository),
    ...issueCalls(repository),
  };
}

/** What the calls for one repository are made with. */
interface Repository {
  rest: Octokit['rest'];
  here: { owner: string; repo: string };
  call: ReturnType<typeof callingGitHub>;
  apiUrl: string;
  ports: Pick<Ports, 'http' | 'clock'>;
}

/** Comments of an issue or a pull request. */
function commentCalls({
  rest: { issues },
  here,
  call,
}: Repository): Pick<GitHubClient, 'comments' | 'createComment' | 'updateComment' | 'deleteComment'> {
  return {
    comments: (number) =>
      call(READ_COMMENTS, async () => {
        const all = await pages(READ_COMMENTS.failed, 'id', MOST_PAGES, (page) =>
          issues.listComments({ ...here, issue_number: number, per_page: PAGE, page }),
        );
        return all.map(commentOf);
      }),
    createComment: (number, body) =>
      call(write('The comment could not be posted', 'pull-requests: write', 'when_refused'), async () => {
        const { data } = await issues.createComment({ ...here, issue_number: number, body });
        return commentOf(holding(data, 'id', 'The comment could not be posted'));
      }),
    // Never repeated here: in the meantime a newer run may have written, and only a fresh read shows it.
    updateComment: (id, body) =>
      call(write('The comment could not be updated', 'pull-requests: write', 'never'), async () => {
        const { data } = await issues.updateComment({ ...here, comment_id: id, body });
        return commentOf(holding(data, 'id', 'The comment could not be updated'));
      }),
    deleteComment: (id) =>
      call(write('A comment could not be removed', 'pull-requests: write', 'always'), async () => {
        await issues.deleteComment({ ...here, comment_id: id });
      }),
  };
}

/** Checks of a commit. */
function checkCalls({
  rest: { checks },
  here,
  call,
}: Repository): Pick<GitHubClient, 'createCheck' | 'updateCheck'> {
  return {
    createCheck: (check) =>
      call(write('The check could not be created', 'checks: write', 'when_refused'), async () => {
        const { name, headSha } = check;
        const { data } = await checks.create({ ...here, name, head_sha: headSha, ...checkFields(check) });
        // The step goes green on it: what is no check, a page of a proxy for one, is not taken for one.
        if (typeof data?.id !== 'number')
          throw new Fault('provider_error', 'The check could not be created: the answer names no check');
        return { id: data.id, url: data.html_url ?? '' };
      }),
    // Not repeated after a lost answer: annotations are added, so they would stand there twice.
    updateCheck: (id, check) =>
      call(write('The check could not be updated', 'checks: write', 'when_refused'), async () => {
        await checks.update({ ...here, check_run_id: id, ...checkFields(check) });
      }),
  };
}

/** Artifacts of workflow runs, and the runs. */
function artifactCalls(
  repository: Repository,
): Pick<GitHubClient, 'artifacts' | 'runArtifacts' | 'artifactArchive' | 'workflowRun'> {
  const { rest, here, call } = repository;
  const { actions } = rest;
  return {
    artifacts: (name, most) =>
      call(READ_ARTIFACTS, async () => {
        const perPage = Math.min(PAGE, most);
        const all = await pages(READ_ARTIFACTS.failed, 'id', Math.ceil(most / perPage), async (page) => {
          const answer = await actions.listArtifactsForRepo({ ...here, name, per_page: perPage, page });
          return { data: artifactsIn(answer.data), headers: answer.headers };
        });
        return all.slice(0, most).map(artifactOf);
      }),
    runArtifacts: (runId) =>
      call(READ_ARTIFACTS, async () => {
        const all = await pages(READ_ARTIFACTS.failed, 'id', MOST_PAGES, async (page) => {
          const answer = await actions.listWorkflowRunArtifacts({
            ...here,
            run_id: runId,
            per_page: PAGE,
            page,
          });
          return { data: artifactsIn(answer.data), headers: answer.headers };
        });
        return all.map(artifactOf);
      }),
    artifactArchive: (id, limit) =>
      call(READ_ARTIFACTS, async () => {
        const answer = await actions.downloadArtifact({ ...here, artifact_id: id, archive_format: 'zip' });
        return archive(repository, answer.headers.location, limit);
      }),
    workflowRun: (id) =>
      call(
        { failed: 'The run could not be read', permission: 'actions: read', repeat: 'always' },
        async () => {
          const { data } = await actions.getWorkflowRun({ ...here, run_id: id });
          return runOf(holding(data, 'id', 'The run could not be read'));
        },
      ),
  };
}

/** The archive of an artifact, from the store that GitHub names. */
async function archive(
  { apiUrl, ports }: Pick<Repository, 'apiUrl' | 'ports'>,
  location: string | undefined,
  limit: number,
): Promise<Uint8Array> {
  const safe = location !== undefined && (location.startsWith('https:') || apiUrl.startsWith('http:'));
  if (!safe) throw new Fault('provider_error', 'GitHub named no safe address for the archive of an artifact');
  const answer = await ports.http({
    method: 'GET',
    url: location,
    binary: true,
    maxBytes: limit,
    totalMs: ARCHIVE_MS,
  });
  if (answer.status === 200 && answer.bytes !== undefined) return answer.bytes;
  throw githubFault(READ_ARTIFACTS, { ...answer, message: '' }, ports.clock.now());
}

/** The pull requests of a commit. */
function pullRequestCalls({
  rest: { pulls, repos },
  here,
  call,
}: Repository): Pick<GitHubClient, 'pullRequestsOf'> {
  return {
    pullRequestsOf: (sha, head) =>
      call({ failed: PULLS_UNREAD, permission: 'pull-requests: read', repeat: 'always' }, async () => {
        const connected = await listOf(
          PULLS_UNREAD,
          repos.listPullRequestsAssociatedWithCommit({ ...here, commit_sha: sha, per_page: PAGE }),
        );
        const found = headedBy(connected, sha);
        // GitHub does not connect every commit of a fork with its pull request (toolchain.md 4).
        if (found.length > 0) return found;
        const of = head === undefined ? {} : { head: `${head.owner}:${head.branch}` };
        const recent = { state: 'open', sort: 'updated', direction: 'desc', per_page: PAGE } as const;
        const open = await pages(PULLS_UNREAD, 'number', MOST_PULL_PAGES, (page) =>
          pulls.list({ ...here, ...recent, ...of, page }),
        );
        return headedBy(open, sha);
      }),
  };
}

/** Issues of the repository. */
function issueCalls({
  rest: { issues },
  here,
  call,
}: Repository): Pick<GitHubClient, 'issues' | 'createIssue' | 'updateIssue'> {
  return {
    issues: (label) =>
      call({ failed: 'Issues could not be read', permission: 'issues: read', repeat: 'always' }, async () => {
        const all = await pages('Issues could not be read', 'number', MOST_PAGES, (page) =>
          issues.listForRepo({ ...here, labels: label, state: 'all', per_page: PAGE, page }),
        );
        return all.filter((one) => one.pull_request === undefined).map(issueOf);
      }),
    createIssue: (issue) =>
      call(write('The issue could not be opened', 'issues: write', 'when_refused'), async () => {
        const { data } = await issues.create({ ...here, ...issue });
        return issueOf(holding(data, 'number', 'The issue could not be opened'));
      }),
    updateIssue: (number, issue) =>
      call(write('The issue could not be updated', 'issues: write', 'always'), async () => {
        const { data } = await issues.update({ ...here, issue_number: number, ...issue });
        return issueOf(holding(data, 'number', 'The issue could not be updated'));
      }),
  };
}

/** The toolkit's client with the token, over our own window. */
async function octokitFor({ apiUrl }: Where, token: string, ports: Pick<Ports, 'http'>): Promise<Octokit> {
  const { getOctokit } = await withoutToolkitContext(() => import('@actions/github'));
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  return getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: 'assay',
    log: silent,
    request: {
      fetch: fetchOver(ports.http, {
        totalMs: TOTAL_MS,
        firstByteMs: FIRST_BYTE_MS,
        maxBytes: PAGE_BYTES,
      }),
      log: silent,
    },
  });
}

/** The calls that bring a proposed prompt into the repository. */
export async function promptRepository(
  context: Where,
  token: string,
  ports: Pick<Ports, 'http' | 'clock' | 'random'>,
): Promise<PromptRepository> {
  const here = { owner: context.owner, repo: context.repository };
  return octokitPrompts(await octokitFor(context, token, ports), here, callingGitHub(ports));
}

/** The calls that a comment is asked about by before it is obeyed. */
export async function commandRepository(
  context: Where,
  token: string,
  ports: Pick<Ports, 'http' | 'clock' | 'random'>,
): Promise<CommandRepository> {
  const here = { owner: context.owner, repo: context.repository };
  return octokitCommands(await octokitFor(context, token, ports), here, callingGitHub(ports));
}

/** The answer may be anything; what has no artifacts is no list of them. */
const artifactsIn = <T>(data: { artifacts: T[] } | null | undefined) => data?.artifacts as T[];
