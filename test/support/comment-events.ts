import type { CommandRepository, PostedComment, PullNow } from '../../src/github/api/command-calls.ts';
import { commentOfEvent, type Decision, decideCommand } from '../../src/github/commands/asked-command.ts';

/** A comment as its event tells it, and what the server says of it and of everything around. */
export interface CommentWorld {
  event: { [name: string]: unknown };
  posted: PostedComment;
  rights: { level: string; accountId: number };
  pull: PullNow;
  /** A call that fails with this. */
  fails?: Partial<Record<keyof CommandRepository, unknown>>;
}

const REPOSITORY = 7;
const AUTHOR = 11;

/** A person who may push writes this on the open pull request 5 of a branch of this repository. */
export function commentWorld(body: string): CommentWorld {
  return {
    event: {
      action: 'created',
      repository: { id: REPOSITORY },
      issue: { number: 5, pull_request: { url: 'https://api.github.com/repos/octo/shop/pulls/5' } },
      comment: { id: 900, body, user: { login: 'mona', id: AUTHOR, type: 'User' } },
    },
    posted: { body, authorId: AUTHOR, author: 'mona', byPerson: true, edited: false, number: 5 },
    rights: { level: 'write', accountId: AUTHOR },
    pull: {
      open: true,
      headSha: 'c'.repeat(40),
      headBranch: 'change',
      headRepositoryId: REPOSITORY,
      baseBranch: 'main',
      baseRepositoryId: REPOSITORY,
    },
  };
}

/** What is decided about a comment, and which calls were made for that. */
export async function decisionOn(world: CommentWorld): Promise<{ decision: Decision; calls: string[] }> {
  const calls: string[] = [];
  const answer =
    <T>(name: keyof CommandRepository, value: T) =>
    async (): Promise<T> => {
      calls.push(name);
      const fault = world.fails?.[name];
      if (fault !== undefined) throw fault;
      return value;
    };
  const repository: CommandRepository = {
    postedComment: answer('postedComment', world.posted),
    permissionOf: answer('permissionOf', world.rights),
    pullNow: answer('pullNow', world.pull),
    acknowledge: answer('acknowledge', undefined),
  };
  const comment = commentOfEvent(
    { get: (name) => (name === 'GITHUB_EVENT_PATH' ? '/event.json' : undefined) },
    { readTextIfThere: () => JSON.stringify(world.event) },
  );
  if ('ignored' in comment) return { decision: { status: 'ignored', reason: comment.ignored }, calls };
  return { decision: await decideCommand(comment, { repositoryId: REPOSITORY }, repository), calls };
}
