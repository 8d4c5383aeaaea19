import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { NO_USAGE } from '../../../src/judges/judge.ts';
import { withSpent } from '../../../src/judges/spent.ts';
import type { TalkingUser } from '../../../src/runs/execution/talk.ts';
import { talksAnew, userSeed } from '../../../src/runs/execution/talks-anew.ts';
import type { Job } from '../../../src/runs/planning/plan.ts';
import type { PlayedRecord } from '../../../src/runs/records.ts';

const COST = { ...NO_USAGE, calls: 1, input_tokens: 10 };

/** Border: what is read of a job here, and no more. */
const jobOf = (marks: object = {}, more: object = {}) =>
  ({
    attempt: 0,
    planned: {
      loaded: {
        case: { id: 'c', turns: [], user: { stop: { max_turns: 2, when: ['goal_reached'] }, ...marks } },
      },
      agent: { agent: {} },
    },
    ...more,
  }) as unknown as Job;

/** Plays talks with users that are given one after the other; each of their moves costs one call. */
async function played(users: Partial<TalkingUser>[], answer = 'Yes.') {
  const seeds: number[] = [];
  const unfinished: unknown[] = [];
  const failures: string[] = [];
  const record = await talksAnew(
    jobOf(),
    {
      async open(_, seed) {
        seeds.push(seed);
        const next = async () => ({ say: 'Hi.', usage: COST });
        return { seed, next, check: () => undefined, ...users[seeds.length - 1] };
      },
      onUnfinished: (usage) => unfinished.push(usage),
      onFailure: ({ code }) => failures.push(code),
    },
    async (talk): Promise<PlayedRecord> => {
      const base = { case_id: 'c', attempt: 0, calls: 1 };
      const messages: { role: 'user' | 'assistant'; content: string }[] = [];
      for (;;) {
        const next = await talk!.next(messages);
        if ('over' in next) return { type: 'attempt.played', ...base, turns: [], ...talk!.record([]) };
        if ('error' in next)
          return { type: 'attempt.errored', ...base, turns: [], ...talk!.record([]), error: next.error };
        messages.push(
          { role: 'user', content: next.turn.input.text },
          { role: 'assistant', content: answer },
        );
      }
    },
  ).catch((error: Fault) => error);
  return { record, seeds, unfinished, failures };
}

const faulty: Partial<TalkingUser> = { check: () => ({ kind: 'loop', message: 'It repeats itself.' }) };

describe('an attempt with a simulated user', () => {
  it('ends with its most turns, and counts what its user cost', async () => {
    const { record } = await played([{}]);
    // Two turns, and the question whether it would have ended.
    expect(record).toMatchObject({
      type: 'attempt.played',
      talk: { ended: 'max_turns', usage: { calls: 3, input_tokens: 30 } },
    });
  });

  it('is played again with another seed after a faulty user, and says what was lost', async () => {
    const { record, seeds } = await played([faulty, {}]);
    expect(new Set(seeds).size).toBe(2);
    expect(record).toMatchObject({
      type: 'attempt.played',
      calls: 2,
      talk: { seed: seeds[1], lost: [{ kind: 'loop' }], usage: { calls: 4 } },
    });
  });

  it('has no verdict after three faulty users', async () => {
    const { record, seeds } = await played([faulty, faulty, faulty, {}]);
    expect(seeds).toHaveLength(3);
    expect(record).toMatchObject({
      type: 'attempt.errored',
      calls: 3,
      error: { code: 'user_simulator', message: expect.stringContaining('repeats itself') },
      talk: { lost: [{}, {}, {}] },
    });
  });

  it('is an error of the infrastructure where nobody could play the user', async () => {
    const down = { next: () => Promise.reject(new Fault('connection', 'the provider is down')) };
    const { record, failures } = await played([down]);
    expect(record).toMatchObject({
      type: 'attempt.errored',
      error: { code: 'connection', message: 'simulated user: the provider is down' },
    });
    expect(failures).toEqual(['connection']);
  });

  it('keeps what was paid where the budget ends in the middle of it', async () => {
    let asked = 0;
    const poor: Partial<TalkingUser> = {
      next: async () => {
        asked++;
        if (asked > 1) throw withSpent(new Fault('budget_exhausted', 'nothing is left'), COST);
        return { say: 'Hi.', usage: COST };
      },
    };
    const { record, unfinished } = await played([poor]);
    expect(record).toMatchObject({ code: 'budget_exhausted' });
    expect(unfinished).toEqual([expect.objectContaining({ calls: 2 })]);
  });

  it('is not begun by a user that has nothing to say', async () => {
    const silent = { next: async () => ({ end: 'goal_reached' as const }) };
    const { record } = await played([silent, silent, silent]);
    expect(record).toMatchObject({
      error: { code: 'user_simulator' },
      talk: { lost: [{ kind: 'early_stop' }, {}, {}] },
    });
  });
});

describe('the seed of a talk', () => {
  it('is the same for whoever plays the attempt, and of the planned attempt where a play repeats it', () => {
    expect(userSeed(jobOf({}, { attempt: 7, userOf: 1 }))).toBe(userSeed(jobOf({}, { attempt: 1 })));
    expect(userSeed(jobOf({}, { attempt: 9, fault: { kind: 'timeout', of: 1 } }))).toBe(
      userSeed(jobOf({}, { attempt: 1 })),
    );
    expect(userSeed(jobOf({}, { attempt: 1 }))).not.toBe(userSeed(jobOf({}, { attempt: 2 })));
  });
});
