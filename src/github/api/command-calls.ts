import { Fault } from '../../errors.ts';
import type { callingGitHub } from './call-github.ts';
import { at } from './payload.ts';
import type { Octokit } from './prompt-repository.ts';

/** A comment as GitHub has it now. */
export interface PostedComment {
  body: string;
  authorId: number;
  author: string;
  /** A person, and not an app, a bot or an organisation. */
  byPerson: boolean;
  edited: boolean;
  /** The issue or pull request that it stands on. */
  number: number;
}

/** A pull request as GitHub has it now. */
export interface PullNow {
  open: boolean;
  headSha: string;
  headBranch: string;
  /** Null where the fork was deleted. */
  headRepositoryId: number | null;
  baseBranch: string;
  baseRepositoryId: number;
}

/** What GitHub is asked before a comment is obeyed; each call rejects as those of `GitHubClient` do. */
export interface CommandRepository {
  postedComment(id: number): Promise<PostedComment>;
  /** What this account may do here: `admin`, `write`, `read` or `none` (maintainers have `write`), and whose word that is. */
  permissionOf(login: string): Promise<{ level: string; accountId: number }>;
  pullNow(number: number): Promise<PullNow>;
  /** A pair of eyes below the comment: it was understood. */
  acknowledge(commentId: number): Promise<void>;
}

const READ_PULLS = 'pull-requests: read';

/** These calls through Octokit. What GitHub answers is read by hand: an answer that lacks anything is no permission. */
export function octokitCommands(
  { rest: { issues, pulls, reactions, repos } }: Pick<Octokit, 'rest'>,
  here: { owner: string; repo: string },
  call: ReturnType<typeof callingGitHub>,
): CommandRepository {
  const read = (failed: string) => ({ failed, permission: READ_PULLS, repeat: 'always' as const });
  return {
    postedComment: (id) =>
      call(read('The comment could not be read'), async () => {
        const { data } = await issues.getComment({ ...here, comment_id: id });
        const facts = reader(data, 'The comment could not be read');
        return {
          body: facts.text('body'),
          authorId: facts.number('user', 'id'),
          author: facts.text('user', 'login'),
          byPerson:
            facts.text('user', 'type') === 'User' && (at(data, 'performed_via_github_app') ?? null) === null,
          edited: facts.text('created_at') !== facts.text('updated_at'),
          number: Number(/\/issues\/(\d{1,15})$/.exec(facts.text('issue_url'))?.[1]),
        };
      }),
    permissionOf: (login) =>
      call(read('The rights of the author could not be read'), async () => {
        const { data } = await repos.getCollaboratorPermissionLevel({ ...here, username: login });
        const facts = reader(data, 'The rights of the author could not be read');
        return { level: facts.text('permission'), accountId: facts.number('user', 'id') };
      }),
    pullNow: (number) =>
      call(read('The pull request could not be read'), async () => {
        const { data } = await pulls.get({ ...here, pull_number: number });
        const facts = reader(data, 'The pull request could not be read');
        const head = at(data, 'head', 'repo', 'id');
        return {
          open: facts.text('state') === 'open',
          headSha: facts.text('head', 'sha'),
          headBranch: facts.text('head', 'ref'),
          headRepositoryId: typeof head === 'number' ? head : null,
          baseBranch: facts.text('base', 'ref'),
          baseRepositoryId: facts.number('base', 'repo', 'id'),
        };
      }),
    acknowledge: (commentId) =>
      call(
        {
          failed: 'The comment could not be acknowledged',
          permission: 'pull-requests: write',
          repeat: 'always',
        },
        async () => {
          await reactions.createForIssueComment({ ...here, comment_id: commentId, content: 'eyes' });
        },
      ),
  };
}

/** Reads values out of an answer; a Fault that begins with `failed` where one is missing or of another kind. */
function reader(data: unknown, failed: string) {
  const missing = (path: readonly string[]) =>
    new Fault('provider_error', `${failed}: what GitHub answered holds no "${path.join('.')}"`, {
      where: 'the answer of the GitHub API',
      hint: 'Look whether a proxy answers in its place.',
    });
  return {
    text(...path: string[]): string {
      const value = at(data, ...path);
      if (typeof value !== 'string') throw missing(path);
      return value;
    },
    number(...path: string[]): number {
      const value = at(data, ...path);
      if (typeof value !== 'number') throw missing(path);
      return value;
    },
  };
}
