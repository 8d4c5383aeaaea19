import { asFault, type Fault } from '../../errors.ts';
import type { Environment, Files } from '../../ports/ports.ts';
import type { CommandRepository, PostedComment, PullNow } from '../api/command-calls.ts';
import type { WorkflowContext } from '../api/context.ts';
import { at, readPayload } from '../api/payload.ts';
import { type Command, parseCommand, type SpokenTo } from './parse-command.ts';

/** A comment that somebody with rights wrote as a command, with the pull request as it is now. */
export interface AskedCommand {
  commentId: number;
  /** Number of the pull request. */
  number: number;
  /** Login of who wrote it. */
  author: string;
  /** As it was typed. */
  line: string;
  pull: PullNow;
}

/** What is done with a comment. Only `accepted` runs anything; of `ignored` nothing is said on the pull request. */
export type Decision =
  | { status: 'accepted'; asked: AskedCommand; command: Command }
  /** `problem` is a whole sentence, for the author. */
  | { status: 'refused'; asked: AskedCommand; problem: string }
  /** `reason` is a whole sentence of ours; `fault` is why it is not known whether it could be obeyed. */
  | { status: 'ignored'; reason: string; fault?: Fault };

/** Who may command: whoever may push could change what is run anyway. */
const LEVELS = new Set(['admin', 'maintain', 'write']);
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** What the event says of a comment; to be believed only where the server says the same. */
interface EventComment {
  id: number;
  body: string;
  authorId: number;
  number: number;
  spoken: NonNullable<SpokenTo>;
}

/** The comment of an event that could be a command, or why it is none; nobody is asked for that. */
export function commentOfEvent(
  env: Pick<Environment, 'get'>,
  files: Pick<Files, 'readTextIfThere'>,
): EventComment | { ignored: string } {
  const payload = readPayload(env.get('GITHUB_EVENT_PATH'), files);
  if (at(payload, 'action') !== 'created')
    return { ignored: 'Only a comment that was just written can ask.' };
  const pull = at(payload, 'issue', 'pull_request');
  if (typeof pull !== 'object' || pull === null)
    return { ignored: 'The comment does not stand on a pull request.' };
  const [id, number, authorId] = [
    at(payload, 'comment', 'id'),
    at(payload, 'issue', 'number'),
    at(payload, 'comment', 'user', 'id'),
  ];
  const body = at(payload, 'comment', 'body');
  if (!isId(id) || !isId(number) || !isId(authorId) || typeof body !== 'string')
    return { ignored: 'The event holds no comment.' };
  const spoken = parseCommand(body);
  if (spoken === undefined) return { ignored: 'The comment is no command.' };
  return { id, body, authorId, number, spoken };
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/**
 * Decides about a comment by what GitHub says now, in this order: the comment stands as it was written, its author is a person who may
 * push here, the pull request is open and its head is of this very repository. Whatever is not known is a no. Never rejects.
 */
export async function decideCommand(
  comment: EventComment,
  { repositoryId }: Pick<WorkflowContext, 'repositoryId'>,
  github: Pick<CommandRepository, 'postedComment' | 'permissionOf' | 'pullNow'>,
): Promise<Decision> {
  try {
    const posted = await github.postedComment(comment.id);
    const doubt = doubtAbout(comment, posted);
    if (doubt !== undefined) return ignored(doubt);
    const { level, accountId } = await github.permissionOf(posted.author);
    if (accountId !== posted.authorId || !LEVELS.has(level))
      return ignored('The author of the comment may not push to this repository.');
    const pull = await github.pullNow(comment.number);
    const asked: AskedCommand = {
      ...{ commentId: comment.id, number: comment.number, author: posted.author, pull },
      line: posted.body.split(/[\r\n]/, 1)[0] ?? '',
    };
    const problem = problemOf(pull, repositoryId);
    if (problem !== undefined) return { status: 'refused', asked, problem };
    if ('problem' in comment.spoken) return { status: 'refused', asked, problem: comment.spoken.problem };
    return { status: 'accepted', asked, command: comment.spoken.command };
  } catch (error) {
    const fault = asFault(error);
    return { ...ignored('GitHub did not say who wrote the comment and what that person may do.'), fault };
  }
}

const ignored = (reason: string) => ({ status: 'ignored', reason }) as const;

function doubtAbout({ body, authorId, number }: EventComment, posted: PostedComment): string | undefined {
  if (!posted.byPerson) return 'The comment was not written by a person.';
  if (posted.edited || posted.body !== body) return 'The comment was changed after it was written.';
  if (posted.authorId !== authorId || posted.number !== number)
    return 'The comment is not the one of the event.';
  return undefined;
}

function problemOf(pull: PullNow, repositoryId: number | undefined): string | undefined {
  if (!pull.open) return 'The pull request is closed.';
  const isOurs = pull.baseRepositoryId === repositoryId && pull.headRepositoryId === repositoryId;
  if (repositoryId === undefined || !isOurs)
    return "The head of this pull request is not a branch of this repository: its code would see the repository's secrets.";
  return COMMIT.test(pull.headSha) ? undefined : 'GitHub does not say which commit the head is.';
}
