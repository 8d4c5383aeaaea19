import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import type { IssueComment } from '../../../src/github/api/client.ts';
import { COMMENT_BUDGETS } from '../../../src/github/comments/comment-bodies.ts';
import { commentMarker, markedComments } from '../../../src/github/comments/comment-marker.ts';
import {
  type CommentClient,
  type CommentRequest,
  commentNotices,
  upsertComment,
} from '../../../src/github/comments/sticky-comment.ts';
import { seededRandom } from '../../../src/ports/seeded-random.ts';
import { memoryGitHub, virtualTime, type Weather } from '../../support/memory-github.ts';

const SHA = 'c0ffee'.repeat(7).slice(0, 40);
const context = (runNumber: number, runAttempt = 1) => ({
  runNumber,
  runAttempt,
  headSha: SHA,
  pullRequest: { number: 3, fromFork: false },
});
const marked = (run: number, text: string, key = 'default') => `${commentMarker(context(run), key)}\n${text}`;
const CALM: Weather = { least: 1, most: 1, behind: 0 };

/** One pull request, and posting to it. */
function thread(identity?: string) {
  const time = virtualTime();
  const github = memoryGitHub(time, seededRandom(1), CALM, identity);
  const post = async (
    run: number | ReturnType<typeof context>,
    body: string | CommentRequest['body'],
    more: Partial<CommentRequest> & { client?: CommentClient } = {},
  ) => {
    const { client = github.client, ...rest } = more;
    const request: CommentRequest = {
      key: 'default',
      mode: 'sticky',
      body: typeof body === 'string' ? (_, marker) => `${marker}\n${body}` : body,
      clock: time,
      ...rest,
    };
    const [outcome] = await time.run([
      upsertComment(client, typeof run === 'number' ? context(run) : run, request),
    ]);
    return outcome!;
  };
  return { ...github, time, post };
}
const bodies = (comments: readonly IssueComment[]) => comments.map(({ body }) => body);
const failing = (client: CommentClient, call: keyof CommentClient, ...faults: Fault[]): CommentClient => ({
  ...client,
  [call]: async (...given: never[]) => {
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    return (client[call] as (...all: never[]) => unknown)(...given);
  },
});
const forbidden = new Fault('provider_error', 'Resource not accessible by integration', {
  subcode: 'forbidden',
  hint: 'Give the job the permission "pull-requests: write".',
});
const tooLong = () => new Fault('validation_failed', 'Body is too long', { subcode: 'unprocessable' });

describe('a sticky comment', () => {
  it('is created once, with its marker in the first line, and updated by later runs and attempts', async () => {
    const { post, current } = thread();
    expect(await post(7, 'first')).toEqual({ status: 'created', url: 'https://github.test/1' });
    expect(bodies(current())).toEqual([`<!-- assay:default run=7.1 sha=${SHA} -->\nfirst`]);
    expect(await post(8, 'second')).toMatchObject({ status: 'updated' });
    expect(await post(context(8, 2), 'again')).toMatchObject({ status: 'updated' });
    expect(bodies(current())).toEqual([`<!-- assay:default run=8.2 sha=${SHA} -->\nagain`]);
  });

  it('is put under its marker when the words come without', async () => {
    const { post, current } = thread();
    await post(7, () => 'bare');
    expect(bodies(current())).toEqual([marked(7, 'bare')]);
  });

  it.each([
    ['an older run', context(7, 3)],
    ['an older attempt', context(8, 1)],
  ])('is left alone by %s', async (_, older) => {
    const { post, current } = thread();
    await post(context(8, 2), 'new words');
    expect(await post(older, 'old words')).toMatchObject({
      status: 'superseded',
      url: 'https://github.test/1',
    });
    expect(bodies(current())).toEqual([expect.stringContaining('new words')]);
  });

  it('takes the words of a later step of the same attempt', async () => {
    const { post, current } = thread();
    await post(8, 'run');
    await post(8, 'merge');
    expect(bodies(current())).toEqual([marked(8, 'merge')]);
  });

  it('keeps the words of a failure against those of a good job of the same attempt, until the next', async () => {
    const { post, current } = thread();
    await post(8, 'red', { failed: true });
    expect(bodies(current())).toEqual([`<!-- assay:default run=8.1 sha=${SHA} failed -->\nred`]);
    const beside = await post(8, 'green');
    expect(beside).toEqual({ status: 'outweighed', url: 'https://github.test/1' });
    expect(commentNotices(beside)).toEqual([expect.stringContaining('comment-key')]);
    expect(await post(7, 'older red', { failed: true })).toMatchObject({ status: 'superseded' });
    expect(bodies(current())).toEqual([expect.stringContaining('\nred')]);
    await post(context(8, 2), 'mended');
    expect(bodies(current())).toEqual([`<!-- assay:default run=8.2 sha=${SHA} -->\nmended`]);
    await post(context(8, 2), 'red again', { failed: true });
    expect(bodies(current())).toEqual([expect.stringContaining('red again')]);
  });

  it('keeps the lowest of several, and removes the others after that one holds the newest words', async () => {
    const { post, add, current } = thread();
    add('hello', 'someone');
    add(marked(4, 'a'));
    add(marked(6, 'b'));
    add(marked(5, 'c'));
    expect(await post(7, 'now')).toMatchObject({ status: 'updated' });
    expect(current().map(({ id, body }) => [id, body])).toEqual([
      [1, 'hello'],
      [2, marked(7, 'now')],
    ]);
  });

  it('has a comment for each key', async () => {
    const { post, current } = thread();
    for (const key of ['a', 'b', 'a', 'a b', 'a--b -->\n<b>']) await post(7, key, { key });
    expect(current()).toHaveLength(4);
    expect(current().every(({ body }) => /^<!-- assay:\S+ run=7\.1 sha=\w+ -->\n/.test(body))).toBe(true);
  });

  it.each([
    ['a marker of somebody else', marked(4, 'x'), 'mallory'],
    ['a marker of somebody else who names a later run', marked(900, 'x'), 'mallory'],
    ['a login that only looks like ours', marked(4, 'x'), 'github-actions'],
    ['an account that is gone', marked(4, 'x'), ''],
    ['a marker behind other words', `Look:\n${marked(4, 'x')}`, 'github-actions[bot]'],
    ['a quoted marker', `> ${marked(4, 'x')}`, 'github-actions[bot]'],
    ['a marker behind a blank', ` ${marked(4, 'x')}`, 'github-actions[bot]'],
    ['a marker without a version', '<!-- assay:default run= sha=x -->\n', 'github-actions[bot]'],
    ['a marker that goes on', '<!-- assay:default run=4.1 sha=x --> more\n', 'github-actions[bot]'],
    ['the marker of another key', marked(4, 'x', 'default2'), 'github-actions[bot]'],
  ])('is never one with %s', async (_, body, author) => {
    const { post, add, current } = thread();
    const theirs = add(body, author);
    expect(await post(7, 'now')).toMatchObject({ status: 'created' });
    expect(current()).toEqual([theirs, expect.objectContaining({ id: 2, body: marked(7, 'now') })]);
  });

  it('is found again under the identity of another token, without a second comment', async () => {
    const { post, current, client } = thread('my-app[bot]');
    await post(7, 'first');
    expect(await post(8, 'second')).toMatchObject({ status: 'updated' });
    const unknown = failing(client, 'viewer', forbidden);
    expect(await post(9, 'third', { client: unknown })).toMatchObject({ status: 'updated' });
    expect(current().map(({ id, body }) => [id, body])).toEqual([[1, marked(9, 'third')]]);
  });

  it('costs three calls, whether new or not', async () => {
    const { post, client } = thread();
    const calls: string[] = [];
    const counting = new Proxy(client, {
      get:
        (target, name: keyof CommentClient) =>
        (...given: never[]) => {
          calls.push(name);
          return (target[name] as (...all: never[]) => unknown)(...given);
        },
    });
    await post(7, 'first', { client: counting });
    await post(8, 'second', { client: counting });
    expect(calls).toEqual(['comments', 'createComment', 'comments', 'comments', 'updateComment', 'comments']);
  });
});

describe('a refused comment', () => {
  it.each(['comments', 'createComment'] as const)('is reported when %s is forbidden', async (call) => {
    const { post, client, current } = thread();
    const outcome = await post(7, 'words', { client: failing(client, call, forbidden) });
    expect(outcome).toEqual({
      status: 'forbidden',
      reason: 'Resource not accessible by integration. Give the job the permission "pull-requests: write".',
    });
    expect(current()).toEqual([]);
  });

  it.each(['sticky', 'new'] as const)('comes a rung shorter after each 422 (%s)', async (mode) => {
    const { post, client, current } = thread();
    const budgets: number[] = [];
    const outcome = await post(
      7,
      (budget, marker) => {
        budgets.push(budget);
        return marker.padEnd(budget, '\n');
      },
      { mode, client: failing(client, 'createComment', tooLong(), tooLong(), tooLong()) },
    );
    expect(outcome).toMatchObject({ status: 'created' });
    expect(budgets).toEqual(COMMENT_BUDGETS);
    expect(current()[0]?.body).toHaveLength(15_000);
  });

  it('skips rungs that change nothing and gives up when there is no shorter one', async () => {
    const { post, client } = thread();
    const refusing = failing(client, 'createComment', tooLong(), tooLong());
    const outcome = await post(7, (budget) => 'x'.repeat(Math.min(budget, 50_000)), { client: refusing });
    expect(outcome).toMatchObject({ status: 'created' });
    const never = failing(client, 'updateComment', tooLong(), tooLong());
    expect(await post(8, 'same', { client: never })).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('Body is too long'),
    });
  });

  it('looks again before it repeats a write that a limit held up', async () => {
    const { post, client, add, current, time } = thread();
    add(marked(5, 'old'));
    let first = true;
    const limited: CommentClient = {
      ...client,
      async updateComment(id, body) {
        if (!first) return client.updateComment(id, body);
        first = false;
        // A newer run writes while this one waits.
        await client.updateComment(id, marked(9, 'newer'));
        throw new Fault('rate_limited', 'slow down', { subcode: 'rate_limited', retryAfterMs: 60_000 });
      },
    };
    expect(await post(7, 'older', { client: limited })).toMatchObject({ status: 'superseded' });
    expect(bodies(current())).toEqual([marked(9, 'newer')]);
    expect(time.monotonic()).toBeGreaterThan(60_000);
  });

  it('gives up when the waits for limits exceed two minutes', async () => {
    const { post, client, add, time } = thread();
    add(marked(5, 'old'));
    const limit = () =>
      new Fault('rate_limited', 'slow down', { subcode: 'rate_limited', retryAfterMs: 70_000 });
    const outcome = await post(7, 'x', { client: failing(client, 'updateComment', limit(), limit()) });
    expect(outcome).toMatchObject({ status: 'failed' });
    expect(time.monotonic()).toBeLessThan(120_000);
  });

  it('does not double a comment whose creation was answered by a broken line', async () => {
    const { post, client, current } = thread();
    let lost = false;
    const lossy: CommentClient = {
      ...client,
      async createComment(number, body) {
        const made = await client.createComment(number, body);
        if (lost) return made;
        lost = true;
        throw new Fault('connection', 'the line broke', { retry: false });
      },
    };
    expect(await post(7, 'words', { client: lossy })).toMatchObject({ status: 'updated' });
    expect(bodies(current())).toEqual([marked(7, 'words')]);
  });

  it('that was written keeps its address where nobody can look at it again', async () => {
    const { post, client } = thread();
    const unread = () => {
      let looks = 0;
      return {
        ...client,
        comments: (number: number) => {
          looks += 1;
          if (looks > 1) throw new Fault('overloaded', 'Comments could not be read');
          return client.comments(number);
        },
      };
    };
    for (const [run, status] of [
      [7, 'created'],
      [8, 'updated'],
    ] as const) {
      const outcome = await post(run, 'words', { client: unread() });
      expect(outcome).toEqual({
        status,
        url: 'https://github.test/1',
        doubt: 'overloaded: Comments could not be read.',
      });
      expect(commentNotices(outcome)[0]).toMatch(/^The comment was written, but .*could not be read\.$/);
    }
  });

  it('is not brought back when somebody removed it', async () => {
    const { post, client, current } = thread();
    const removed: CommentClient = {
      ...client,
      async createComment(number, body) {
        const made = await client.createComment(number, body);
        await client.deleteComment(made.id);
        return made;
      },
    };
    expect(await post(7, 'words', { client: removed })).toMatchObject({ status: 'created' });
    expect(current()).toEqual([]);
  });

  it('has nowhere to go without a pull request', async () => {
    const { post } = thread();
    expect(await post({ ...context(7), pullRequest: undefined } as never, 'x')).toEqual({
      status: 'no_pull_request',
    });
  });

  it('lets mistakes of ours through', async () => {
    const { post, client } = thread();
    const broken = { ...client, comments: () => Promise.reject(new TypeError('a bug')) };
    await expect(post(7, 'x', { client: broken })).rejects.toThrow('a bug');
  });
});

describe('a new comment', () => {
  it('is written each time and never touched by sticky ones', async () => {
    const { post, current } = thread();
    await post(7, 'one', { mode: 'new' });
    await post(8, 'two', { mode: 'new' });
    await post(9, 'three');
    expect(bodies(current()).map((body) => body.split('\n')[1])).toEqual(['one', 'two', 'three']);
    expect(markedComments(current(), 'default')).toHaveLength(1);
  });
});

describe('racing runs', () => {
  const WEATHERS: [string, Weather][] = [
    ['quick calls, lists 50 ms behind', { least: 1, most: 50, behind: 50 }],
    ['slow calls, lists 300 ms behind', { least: 200, most: 400, behind: 300 }],
  ];
  it.each(WEATHERS)('leave one comment, the newest, 200 times of 200 (%s)', async (_, weather) => {
    const wrong: string[] = [];
    let overtaken = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seededRandom(seed);
      const time = virtualTime();
      const { client, add, current } = memoryGitHub(time, random, weather);
      add('a word of a person', 'someone');
      // What stands there already: nothing, one comment, or what a crash left.
      const there = Math.floor(random.next() * 3);
      for (let run = 1; run <= there; run += 1) add(marked(run, `of ${run}`));
      const racers = [5, 6, 7].slice(0, 2 + Math.floor(random.next() * 2)).sort(() => random.next() - 0.5);
      // Two matrix jobs of one attempt, now and then.
      if (random.next() < 0.3) racers[0] = racers[1]!;
      const newest = Math.max(...racers);
      const outcomes = await time.run(
        racers.map(async (run) => {
          await time.sleep(random.next() * 4 * weather.most);
          return upsertComment(client, context(run), {
            key: 'default',
            mode: 'sticky',
            body: (__, marker) => `${marker}\nof ${run}`,
            clock: time,
          });
        }),
      );
      overtaken += outcomes.filter(({ status }) => status === 'superseded').length;
      const ours = markedComments(current(), 'default');
      const sound =
        ours.length === 1 &&
        ours[0]!.body === marked(newest, `of ${newest}`) &&
        (there === 0 || ours[0]!.id === 2) &&
        current().length === 2 &&
        outcomes.every(({ status }) => ['created', 'updated', 'superseded'].includes(status));
      if (!sound) wrong.push(`${seed}: ${JSON.stringify({ racers, outcomes, ours })}`);
    }
    expect(wrong).toEqual([]);
    expect(overtaken).toBeGreaterThan(50);
  });

  it.each(WEATHERS)(
    'of one attempt, a red and a green job, leave the red one, 200 times of 200 (%s)',
    async (_, weather) => {
      const wrong: string[] = [];
      let overtaken = 0;
      for (let seed = 1; seed <= 200; seed += 1) {
        const random = seededRandom(seed);
        const time = virtualTime();
        const { client, add, current } = memoryGitHub(time, random, weather);
        if (random.next() < 0.5) add(marked(4, 'of before'));
        const legs = [true, false].sort(() => random.next() - 0.5);
        const outcomes = await time.run(
          legs.map(async (failed) => {
            await time.sleep(random.next() * 8 * weather.most);
            return upsertComment(client, context(5), {
              key: 'default',
              mode: 'sticky',
              failed,
              body: (__, marker) => `${marker}\n${failed ? 'red' : 'green'}`,
              clock: time,
            });
          }),
        );
        overtaken += outcomes.filter(({ status }) => status === 'outweighed').length;
        const found = bodies(current());
        if (found.length !== 1 || found[0]?.endsWith(' failed -->\nred') !== true)
          wrong.push(`${seed}: ${JSON.stringify({ legs, outcomes, found })}`);
      }
      expect(wrong).toEqual([]);
      expect(overtaken).toBeGreaterThan(50);
    },
  );
});
