import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { type AdaptiveLimit, adaptiveLimit } from '../../src/flow/adaptive-limit.ts';
import { retrying } from '../../src/flow/retry.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { eventClock } from '../support/event-clock.ts';

/** Runs calls of 100 ms until the time is up; the provider takes `capacity()` at once and refuses the rest. */
async function play(
  limit: AdaptiveLimit,
  clock: ReturnType<typeof eventClock>,
  calls: number,
  capacity: () => number,
) {
  let running = 0;
  let most = 0;
  let refused = 0;
  const call = async () => {
    if (running >= capacity()) {
      refused += 1;
      await clock.sleep(5);
      throw new Fault('rate_limited', 'too many');
    }
    running += 1;
    most = Math.max(most, running);
    await clock.sleep(100);
    running -= 1;
  };
  const random = seededRandom(3);
  const begin = clock.now();
  await Promise.all(
    Array.from({ length: calls }, () =>
      retrying(() => limit.run(call), { retries: 50, clock, random, capMs: 1_000 }),
    ),
  );
  return { most, refused, tookMs: clock.now() - begin };
}

const refusing = (retryAfterMs: number) => async () => {
  throw new Fault('rate_limited', 'wait', { retryAfterMs });
};

describe('the adaptive limit', () => {
  it('gives a healthy provider what the user asked for, at once', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 50, clock });
    const { most, tookMs } = await play(limit, clock, 500, () => 1_000);
    expect([most, tookMs, limit.limit()]).toEqual([50, 1_000, 50]);
  });

  it('doubles its way up from a smaller start', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 200, start: 8, clock });
    await play(limit, clock, 8 + 16 + 32 + 64, () => 1_000);
    expect(limit.limit()).toBe(128);
    expect(adaptiveLimit({ max: 1_000, clock }).limit()).toBe(64);
  });

  it('finds what a provider takes, uses most of it and is seldom refused', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 50, clock });
    // Settling first: the first round is refused by design.
    await play(limit, clock, 500, () => 10);
    const { refused, tookMs } = await play(limit, clock, 5_000, () => 10);
    // 10 at once of 100 ms each: 100 calls a second at best. Figures of security.md R06.
    expect(5_000 / (tookMs / 1_000)).toBeGreaterThan(85);
    expect(refused / 5_000).toBeLessThan(0.03);
  });

  it('finds back up when the provider takes more again', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 50, clock });
    await play(limit, clock, 300, () => 3);
    expect(limit.limit()).toBeLessThan(8);
    // 30 s at the new capacity of 100 ms calls (security.md R06: settled within 30 s).
    await play(limit, clock, 3_000, () => 1_000);
    expect(limit.limit()).toBe(50);
  });

  it('counts the refusals of one round once, and never goes below one', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 20, clock });
    const refuse = async () => {
      await clock.sleep(10);
      throw new Fault('rate_limited', 'too many');
    };
    const round = () => Promise.allSettled(Array.from({ length: 20 }, () => limit.run(refuse)));
    const first = Promise.allSettled(Array.from({ length: 20 }, () => limit.run(refuse)));
    await first;
    expect(limit.limit()).toBe(14);
    for (let index = 0; index < 20; index += 1) await round();
    expect(limit.limit()).toBe(1);
  });

  it('shrinks for refusals only, and only for many of them', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 20, clock });
    const failing = (code: 'connection' | 'rate_limited') => async () => {
      throw new Fault(code, 'no');
    };
    for (let time = 0; time < 50; time += 1)
      await expect(limit.run(failing('connection'))).rejects.toMatchObject({ code: 'connection' });
    expect(limit.limit()).toBe(20);
    for (let time = 0; time < 8; time += 1)
      await expect(limit.run(failing('rate_limited'))).rejects.toMatchObject({ code: 'rate_limited' });
    expect(limit.limit(), 'eight refusals in a row').toBe(20);
    await expect(limit.run(failing('rate_limited'))).rejects.toMatchObject({ code: 'rate_limited' });
    expect(limit.limit(), 'nine').toBe(14);
  });

  it('lets a refusal now and then hold up nobody else', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 4, clock });
    for (let time = 0; time < 100; time += 1) {
      await expect(limit.run(refusing(50_000))).rejects.toMatchObject({ code: 'rate_limited' });
      for (let passed = 0; passed < 4; passed += 1) await limit.run(async () => undefined);
    }
    expect([clock.now(), limit.limit()]).toEqual([0, 4]);
  });

  it('makes all wait as long as it is asked to again and again, but no more than a minute', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 4, clock });
    const refuseAgainAndAgain = async (retryAfterMs: number) => {
      for (let time = 0; time < 6; time += 1)
        await expect(limit.run(refusing(retryAfterMs))).rejects.toMatchObject({ code: 'rate_limited' });
    };
    await refuseAgainAndAgain(3_000);
    expect(await Promise.all([1, 2, 3].map(() => limit.run(async () => clock.now())))).toEqual([
      3_000, 3_000, 3_000,
    ]);
    await refuseAgainAndAgain(99_999_999);
    expect(await limit.run(async () => clock.now())).toBe(63_000);
  });

  it('lets those that come again go first', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 1, clock });
    const order: string[] = [];
    const call = (name: string) => async () => {
      order.push(name);
      await clock.sleep(10);
    };
    await Promise.all([
      limit.run(call('first')),
      limit.run(call('new')),
      limit.run(call('newer')),
      limit.run(call('again'), { again: true }),
      limit.run(call('again too'), { again: true }),
    ]);
    expect(order).toEqual(['first', 'again', 'again too', 'new', 'newer']);
  });

  it('starts in the order of arrival, and lets go who gives up', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 1, clock });
    const order: number[] = [];
    const controller = new AbortController();
    const task = (name: number) => async () => {
      order.push(name);
      await clock.sleep(10);
    };
    const waiting = limit.run(task(1));
    const gone = limit.run(task(2), { signal: controller.signal });
    const last = limit.run(task(3));
    controller.abort('gone');
    await expect(gone).rejects.toBe('gone');
    await Promise.all([waiting, last]);
    expect(order).toEqual([1, 3]);
    await expect(limit.run(task(4), { signal: AbortSignal.abort('no') })).rejects.toBe('no');
  });

  it('does not keep anybody waiting for a pause that nobody needs any more', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 1, clock });
    for (let time = 0; time < 6; time += 1)
      await expect(limit.run(refusing(50_000))).rejects.toMatchObject({ code: 'rate_limited' });
    const controller = new AbortController();
    const gone = limit.run(async () => 1, { signal: controller.signal });
    controller.abort('gone');
    await expect(gone).rejects.toBe('gone');
    expect(await limit.run(async () => clock.now())).toBe(50_000);
  });
});
