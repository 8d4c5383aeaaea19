import { Fault, type FaultCode, faultLine } from '../../errors.ts';
import type { Clock } from '../../ports/ports.ts';
import type { GitHubClient, IssueComment } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { type Bodies, bodyLadder } from './comment-bodies.ts';
import {
  commentMarker,
  compareMarkedRuns,
  compareVersions,
  type MarkedComment,
  type MarkedRun,
  markedComments,
  versionOf,
} from './comment-marker.ts';

/** The calls that a comment needs. */
export type CommentClient = Pick<
  GitHubClient,
  'viewer' | 'comments' | 'createComment' | 'updateComment' | 'deleteComment'
>;

export interface CommentRequest {
  /** Name of the comment: one comment of a name stands on a pull request. */
  key: string;
  /** `sticky` keeps one comment up to date, `new` writes another one each time. */
  mode: 'sticky' | 'new';
  /** The words, within `budget` characters and with `marker` as their first line (it is put there where it is missing). */
  body: (budget: number, marker: string) => string;
  /** With `new`: the id of a comment of this run, to be written over. */
  written?: number;
  /** Whether they report a failure: of one attempt, which may have several jobs, such words stay. */
  failed?: boolean;
  /** Pull request or issue; default that of the context. */
  number?: number;
  clock: Pick<Clock, 'monotonic' | 'sleep'>;
}

/** What became of the comment. No outcome is an error: a comment never changes a verdict. */
type CommentOutcome =
  /** `doubt`: why it is not known whether it still stands so; a sentence. */
  | { status: 'created' | 'updated'; url: string; doubt?: string }
  /** A newer run has written, or is about to; its words stand. */
  | { status: 'superseded'; url: string }
  /** Another job of this attempt failed; its words stand. */
  | { status: 'outweighed'; url: string }
  /** The token may not comment, or is not accepted. */
  | { status: 'forbidden'; reason: string }
  | { status: 'failed'; reason: string }
  | { status: 'no_pull_request' };

/** Whose comments are ours when nothing else is known. */
const WORKFLOW_TOKEN = 'github-actions[bot]';
/** Looks at the thread before giving up: three racing runs need up to six, each failed write one more. */
const MOST_LOOKS = 12;
/** Failed writes that are made good for: limits and broken lines. */
const MOST_REFUSALS = 2;
/** Waits for limits together (security.md R27). */
const MOST_WAITED_MS = 120_000;
/** Faults after which a write may have arrived or not: the next read shows it. */
const PASSING = new Set<FaultCode>(['timeout', 'connection', 'overloaded']);
/**
 * How long a racer may take from its look to its write, guessed from the slowest call of our own; a look before that could
 * miss what it overwrites. Two calls and two delays of the list, with half as much again.
 */
const SETTLE_CALLS = 6;
const LEAST_SETTLE_MS = 250;
const MOST_SETTLE_MS = 5_000;
const REFUSED_WAIT_MS = 1_000;

/**
 * Keeps one comment per key on a pull request, whoever races for it: matrix jobs, a rerun, the next push. GitHub has no
 * compare-and-set, so every writer looks again after it wrote and only leaves when the newest words stand in the oldest
 * comment; then the others go. Why that converges: a write is decided on a look that is at most one settle time older than
 * the write, so whoever looks a settle time after its own write sees every older run that overwrote it, and an older run
 * that looks later sees the newer version and stays away. Of one attempt a run that failed counts as the newer one. A comment just created needs no waiting: the list that shows
 * it shows every earlier one, so of two that create the later one sees both.
 */
export async function upsertComment(
  client: CommentClient,
  context: Pick<WorkflowContext, 'pullRequest' | 'runNumber' | 'runAttempt' | 'headSha'>,
  request: CommentRequest,
): Promise<CommentOutcome> {
  const number = request.number ?? context.pullRequest?.number;
  if (number === undefined) return { status: 'no_pull_request' };
  const failed = request.failed === true;
  const marker = commentMarker(context, request.key, request.mode, failed);
  const bodies = bodyLadder(request.body, marker);
  const post = request.mode === 'new' ? postNew : postSticky;
  const written: Thread['written'] = {};
  try {
    return await post({ client, number, bodies, request, own: { ...versionOf(context), failed }, written });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const hint = error.hint === undefined ? '' : ` ${error.hint}`;
    const reason = `${error.subcode === 'forbidden' ? error.message : faultLine(error)}.${hint}`;
    if (written.last !== undefined) return { ...written.last, doubt: reason };
    return { status: error.subcode === 'forbidden' ? 'forbidden' : 'failed', reason };
  }
}

/** What the log has to say of one that was written; nothing where all is well. */
export function commentNotices(outcome: CommentOutcome): string[] {
  if ('doubt' in outcome && outcome.doubt !== undefined)
    return [`The comment was written, but it is not known whether it stands: ${outcome.doubt}`];
  if (outcome.status === 'outweighed')
    return [
      'Another job of this run failed under the same name of the comment, so its words stand there. Give each job a comment-key of its own.',
    ];
  return [];
}

interface Thread {
  client: CommentClient;
  number: number;
  bodies: Bodies;
  request: CommentRequest;
  own: MarkedRun;
  /** The last write of ours that was acknowledged. */
  written: { last?: { status: 'created' | 'updated'; url: string } };
}

async function postNew({ client, number, bodies, request }: Thread): Promise<CommentOutcome> {
  const { written } = request;
  for (;;) {
    try {
      if (written !== undefined)
        return { status: 'updated', url: (await client.updateComment(written, bodies.current())).url };
      return { status: 'created', url: (await client.createComment(number, bodies.current())).url };
    } catch (error) {
      if (!bodies.shorten(error)) throw error;
    }
  }
}

async function postSticky({
  client: unwatched,
  number,
  bodies,
  own,
  request,
  written: acknowledged,
}: Thread): Promise<CommentOutcome> {
  const { client, settleMs } = watchingSlowest(unwatched, request.clock);
  const mine = ownComments(client, request.key);
  const recover = recovery(bodies, request.clock, settleMs);
  let created: IssueComment | undefined;
  /** Whether our words have stood in a comment. */
  let written = false;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const found = await mine(await client.comments(number), created?.author);
    const target = found[0];
    if (created !== undefined && !written && !found.some(({ id }) => id === created?.id)) {
      // The list is behind, or a newer run removed ours; after the wait it is the latter.
      written = true;
      await request.clock.sleep(settleMs());
    } else if (target === undefined) {
      // Ours is gone and nobody else's stands: somebody took it away on purpose.
      if (created !== undefined) return outcome('created', created);
      try {
        created = await client.createComment(number, bodies.current());
        acknowledged.last = { status: 'created', url: created.url };
      } catch (error) {
        await recover(error, false);
      }
    } else if (found.some(({ markedRun }) => compareMarkedRuns(markedRun, own) > 0)) {
      if (created !== undefined && created.id !== target.id) await remove(client, [created]);
      const isNewer = found.some(({ markedRun }) => compareVersions(markedRun, own) > 0);
      return outcome(isNewer ? 'superseded' : 'outweighed', target);
    } else if ((created === undefined && !written) || compareMarkedRuns(target.markedRun, own) < 0) {
      try {
        await client.updateComment(target.id, bodies.current());
        written = true;
        acknowledged.last = { status: 'updated', url: target.url };
        await request.clock.sleep(settleMs());
      } catch (error) {
        await recover(error, true);
      }
    } else {
      await remove(client, found.slice(1));
      return outcome(created?.id === target.id ? 'created' : 'updated', target);
    }
  }
  throw new Fault('conflict', 'The comment did not come to rest: others keep changing it', {
    subcode: 'conflict',
  });
}

function outcome(
  status: 'created' | 'updated' | 'superseded' | 'outweighed',
  { url }: IssueComment,
): CommentOutcome {
  return { status, url };
}

/** Takes doubles away. One that is gone already, or that stays, is no reason to fail: the next run looks again. */
async function remove(client: CommentClient, doubles: readonly IssueComment[]): Promise<void> {
  for (const { id } of doubles) {
    try {
      await client.deleteComment(id);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  }
}

/**
 * Which of a thread's comments are ours: by the author of the one we created, else by the workflow token. Only where nothing
 * but a stranger's marker is found, the token is asked who it is; it may be a person's or an app's.
 */
function ownComments(client: CommentClient, key: string) {
  let identity = WORKFLOW_TOKEN;
  let isLookedUp = false;
  return async (all: readonly IssueComment[], author = ''): Promise<MarkedComment[]> => {
    const marked = markedComments(all, key);
    if (author !== '') identity = author;
    else if (!isLookedUp && marked.length > 0 && marked.every((comment) => comment.author !== identity)) {
      isLookedUp = true;
      identity = await client.viewer().catch((error) => {
        if (error instanceof Fault) return identity;
        throw error;
      });
    }
    return marked.filter((comment) => comment.author === identity);
  };
}

/** Makes a failed write good, so that a fresh look and another try may follow; throws what cannot be made good. */
function recovery(bodies: Bodies, clock: Pick<Clock, 'sleep'>, settleMs: () => number) {
  let refusals = 0;
  let waited = 0;
  return async (error: unknown, isUpdate: boolean): Promise<void> => {
    if (bodies.shorten(error)) return;
    if (!(error instanceof Fault)) throw error;
    const isGone = error.subcode === 'not_found' || error.subcode === 'gone';
    const isPassing = error.retry || PASSING.has(error.code);
    const wait = isGone ? settleMs() : (error.retryAfterMs ?? REFUSED_WAIT_MS);
    refusals += 1;
    waited += wait;
    if (!(isPassing || (isGone && isUpdate)) || refusals > MOST_REFUSALS || waited > MOST_WAITED_MS)
      throw error;
    await clock.sleep(wait);
  };
}

/** The client, and how long to let racers come to rest, from the slowest of its calls so far. */
function watchingSlowest(client: CommentClient, clock: Pick<Clock, 'monotonic'>) {
  let slowestMs = 0;
  const timed = async <T>(call: () => Promise<T>): Promise<T> => {
    const begun = clock.monotonic();
    try {
      return await call();
    } finally {
      slowestMs = Math.max(slowestMs, clock.monotonic() - begun);
    }
  };
  const watched: CommentClient = {
    viewer: () => client.viewer(),
    comments: (number) => timed(() => client.comments(number)),
    createComment: (number, body) => timed(() => client.createComment(number, body)),
    updateComment: (id, body) => timed(() => client.updateComment(id, body)),
    deleteComment: (id) => client.deleteComment(id),
  };
  const settleMs = () => Math.min(MOST_SETTLE_MS, Math.max(LEAST_SETTLE_MS, SETTLE_CALLS * slowestMs));
  return { client: watched, settleMs };
}
