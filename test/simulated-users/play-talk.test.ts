import { describe, expect, it } from 'vitest';
import { NO_USAGE } from '../../src/judges/judge.ts';
import { simulatedUser } from '../../src/schema/users/user.ts';
import { playTalk, withSeeds } from '../../src/simulated-users/play-talk.ts';
import { seedOf } from '../../src/simulated-users/seeds.ts';
import type { FaultyMove, UserMove, UserPlayer } from '../../src/simulated-users/user-player.ts';

const USER = simulatedUser.parse({ goal: 'Get a refund for order W77.', stop: { max_turns: 3 } });
const playing = (...moves: UserMove[]): UserPlayer => ({
  next: async () => moves.shift() ?? { say: 'Never asked.' },
});
const FAULT: FaultyMove = { kind: 'loop', message: 'again' };

describe('a talk', () => {
  it('is played until the user ends it, and costs what its moves cost', async () => {
    const usage = { ...NO_USAGE, calls: 1 };
    const player = playing({ say: 'I want a refund for W77.', usage }, { end: 'goal_reached', usage });
    expect(await playTalk({ user: USER, player }, () => 'Your refund has been issued.')).toEqual({
      messages: [
        { role: 'user', content: 'I want a refund for W77.' },
        { role: 'assistant', content: 'Your refund has been issued.' },
      ],
      turns: 1,
      ended: 'goal_reached',
      usage: { ...NO_USAGE, calls: 2 },
    });
  });

  it('has no more turns than it may, and nobody is asked for one', async () => {
    let asked = 0;
    const player: UserPlayer = {
      next: async () => ({ say: `Word ${'abc'[asked++]} of mine, please listen.` }),
    };
    const { turns, ended } = await playTalk({ user: USER, player }, () => 'Tell me more about it.');
    expect({ turns, ended, asked }).toEqual({ turns: 3, ended: 'max_turns', asked: 3 });
  });

  it('stops at a move that must not reach the agent', async () => {
    let heard = 0;
    const player = playing({ say: 'I want a refund.' }, { say: 'My order is X9Q-4411.' });
    const { ended, turns } = await playTalk({ user: USER, player }, () => `Which order? ${heard++}`);
    expect(ended).toMatchObject({ kind: 'invented_fact' });
    expect({ turns, heard }).toEqual({ turns: 1, heard: 1 });
  });
});

describe('the seed of a talk', () => {
  it('follows from case and attempt alone, and is a whole number', () => {
    expect(seedOf('refunds/a', 1)).toBe(seedOf('refunds/a', 1));
    expect(Number.isInteger(seedOf('refunds/a', 1))).toBe(true);
    const all = [
      seedOf('a', 1),
      seedOf('a', 2),
      seedOf('b', 1),
      seedOf('a', 1, undefined, 1),
      seedOf('a', 1, 2),
    ];
    expect(new Set(all).size).toBe(5);
  });

  it('comes back after so many attempts as there are seeds', () => {
    const of = (attempt: number) => seedOf('a', attempt, 3);
    expect([of(4), of(5), of(6)]).toEqual([of(1), of(2), of(3)]);
    expect(new Set([of(1), of(2), of(3)]).size).toBe(3);
  });
});

describe('an attempt whose user cannot be used', () => {
  it.each([
    ['is played once where it can', 0, 1],
    ['is played again with another seed', 1, 2],
    ['is played three times at most', 9, 3],
  ])('%s', async (_, faulty, plays) => {
    const seeds: number[] = [];
    const tried = await withSeeds(
      { caseId: 'a', attempt: 1 },
      async (seed) => seeds.push(seed),
      (count) => (count <= faulty ? FAULT : undefined),
    );
    expect(new Set(seeds).size).toBe(plays);
    expect(tried).toMatchObject({
      played: plays,
      seed: seeds.at(-1),
      faults: Array(Math.min(faulty, 3)).fill(FAULT),
    });
  });
});
