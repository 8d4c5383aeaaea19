import { Fault } from '../../src/errors.ts';
import type { IssueComment } from '../../src/github/api/client.ts';
import type { CommentClient } from '../../src/github/comments/sticky-comment.ts';
import type { Random } from '../../src/ports/ports.ts';

/** Time for several flows at once: it moves on, to the next alarm, only when all of them wait. */
export interface VirtualTime {
  sleep(ms: number): Promise<void>;
  monotonic(): number;
  /** Runs until every flow has ended. */
  run<T>(flows: Promise<T>[]): Promise<T[]>;
}

export function virtualTime(): VirtualTime {
  let now = 0;
  let order = 0;
  const alarms: { at: number; order: number; wake: () => void }[] = [];
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    monotonic: () => now,
    sleep: (ms) =>
      new Promise((resolve) => {
        alarms.push({ at: now + ms, order: (order += 1), wake: resolve });
      }),
    async run(flows) {
      let open = flows.length;
      const ended = () => void (open -= 1);
      for (const flow of flows) flow.then(ended, ended);
      await turn();
      while (open > 0) {
        const next = alarms.sort((a, b) => a.at - b.at || a.order - b.order).shift();
        if (next === undefined) throw new Error('every flow waits for something that is no alarm');
        now = next.at;
        next.wake();
        await turn();
      }
      return Promise.all(flows);
    },
  };
}

/** How long a call takes: to the server, and back. */
export interface Weather {
  /** Milliseconds of one way. */
  least: number;
  most: number;
  /** How far a listing may be behind. */
  behind: number;
}

/**
 * The comments of one pull request as a server keeps them: writes take effect in the middle of their call, a listing shows
 * all as it was at one moment shortly before.
 */
export function memoryGitHub(
  time: VirtualTime,
  random: Pick<Random, 'next'>,
  { least, most, behind }: Weather,
  identity = 'github-actions[bot]',
) {
  let ids = 0;
  const history: { at: number; comments: IssueComment[] }[] = [
    { at: Number.NEGATIVE_INFINITY, comments: [] },
  ];
  const current = () => history.at(-1)!.comments;
  const change = (comments: IssueComment[]) => void history.push({ at: time.monotonic(), comments });
  const delay = () => time.sleep(least + random.next() * (most - least));
  const known = (id: number) => {
    if (current().some((comment) => comment.id === id)) return;
    throw new Fault('not_found', 'Not Found', { subcode: 'not_found' });
  };
  const add = (body: string, author = identity): IssueComment => {
    const comment = { id: (ids += 1), body, author, url: `https://github.test/${ids}` };
    change([...current(), comment]);
    return comment;
  };
  const client: CommentClient = {
    viewer: async () => identity,
    async comments() {
      await delay();
      const moment = time.monotonic() - random.next() * behind;
      const shown = history.findLast(({ at }) => at <= moment)!.comments;
      await delay();
      return shown;
    },
    async createComment(_, body) {
      await delay();
      const comment = add(body);
      await delay();
      return comment;
    },
    async updateComment(id, body) {
      await delay();
      known(id);
      change(current().map((comment) => (comment.id === id ? { ...comment, body } : comment)));
      await delay();
      return current().find((comment) => comment.id === id)!;
    },
    async deleteComment(id) {
      await delay();
      known(id);
      change(current().filter((comment) => comment.id !== id));
      await delay();
    },
  };
  return { client, add, current };
}
