import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { adaptiveLimit } from '../../src/flow/adaptive-limit.ts';
import { eventClock } from '../support/event-clock.ts';
import { type Policy, playAgainst } from '../support/refusing-servers.ts';

const refusal = (seconds?: number) =>
  new Fault('rate_limited', 'too many', seconds === undefined ? {} : { retryAfterMs: seconds * 1_000 });
const down = () => new Fault('overloaded', 'down');

/** The fault mix of the bench: 5 % refused, 2 % failed, 1 % dropped. */
const badDay: Policy = ({ random }) => {
  const drawn = random.next();
  if (drawn < 0.05) return refusal(1);
  if (drawn < 0.07) return down();
  return drawn < 0.08 ? new Fault('connection', 'dropped') : undefined;
};
const atMost =
  (calls: number, seconds?: number): Policy =>
  ({ underWay }) =>
    underWay >= calls ? refusal(seconds) : undefined;
/** So many a second on average, and as many at once as `size`. */
function tokens(aSecond: number, size: number, seconds?: number): Policy {
  let left = size;
  let last = 0;
  return ({ now }) => {
    left = Math.min(size, left + ((now - last) * aSecond) / 1_000);
    last = now;
    if (left < 1) return refusal(seconds);
    left -= 1;
    return undefined;
  };
}
const between =
  (from: number, until: number, fault: () => Fault): Policy =>
  ({ now }) =>
    now >= from && now < until ? fault() : undefined;
function once(fault: Fault, at: number): Policy {
  let calls = 0;
  return () => {
    calls += 1;
    return calls === at ? fault : undefined;
  };
}

/** 20 at once, 50 ms an answer, so 1,000 cases of two calls take 5,000 ms where nothing is refused. */
describe('a run against a server', () => {
  it.each<
    [string, () => Parameters<typeof playAgainst>[0], { idealMs: number; most: number; refused: number }]
  >([
    // What is refused near the end has to wait its second beyond the end, and some of it twice.
    [
      'on a bad day',
      () => ({ cases: 1_000, agent: badDay, judge: badDay }),
      { idealMs: 5_000, most: 1.5, refused: 0.1 },
    ],
    [
      'on a long bad day',
      () => ({ cases: 4_000, agent: badDay, judge: badDay }),
      { idealMs: 20_000, most: 1.2, refused: 0.1 },
    ],
    [
      'on a bad day, 100 at once',
      () => ({ cases: 5_000, agent: badDay, judge: badDay, concurrency: 100 }),
      { idealMs: 5_000, most: 1.7, refused: 0.1 },
    ],
    [
      'of eight at once',
      () => ({ cases: 1_000, judge: atMost(8) }),
      { idealMs: 6_250, most: 1.15, refused: 0.05 },
    ],
    [
      'of eight at once that gives up after two tries',
      () => ({ cases: 1_000, judge: atMost(8), retries: 2 }),
      { idealMs: 6_250, most: 1.15, refused: 0.05 },
    ],
    // A pause of a second each of the three times that the limit shrinks, and then never again.
    [
      'of eight at once that asks for a second',
      () => ({ cases: 5_000, judge: atMost(8, 1) }),
      { idealMs: 31_250, most: 1.15, refused: 0.02 },
    ],
    [
      'of eight at once before the agent',
      () => ({ cases: 5_000, agent: atMost(8, 1) }),
      { idealMs: 31_250, most: 1.15, refused: 0.02 },
    ],
    [
      'of one at once',
      () => ({ cases: 200, judge: atMost(1, 1) }),
      { idealMs: 10_000, most: 2, refused: 0.4 },
    ],
    [
      'of 20 a second',
      () => ({ cases: 400, judge: tokens(20, 20, 1) }),
      { idealMs: 19_000, most: 1.1, refused: 0.3 },
    ],
    [
      'of 20 a second, one at once',
      () => ({ cases: 400, judge: tokens(20, 1, 1) }),
      { idealMs: 20_000, most: 1.4, refused: 0.3 },
    ],
    [
      'of 20 a second before the agent',
      () => ({ cases: 400, agent: tokens(20, 20, 1) }),
      { idealMs: 19_000, most: 1.1, refused: 0.3 },
    ],
    [
      'of 100 a second, 50 at once',
      () => ({ cases: 2_000, judge: tokens(100, 100, 1), concurrency: 50 }),
      { idealMs: 19_000, most: 1.1, refused: 0.2 },
    ],
    [
      'that is down for 3 s',
      () => ({ cases: 500, agent: between(500, 3_500, down), judge: between(500, 3_500, down) }),
      { idealMs: 5_500, most: 1.4, refused: 0.5 },
    ],
    [
      'that is down for 3 s, with five tries',
      () => ({ cases: 500, agent: between(500, 3_500, down), judge: between(500, 3_500, down), retries: 4 }),
      { idealMs: 5_500, most: 1.4, refused: 0.5 },
    ],
    [
      'that refuses everything for 3 s',
      () => ({ cases: 500, judge: between(500, 3_500, () => refusal(1)) }),
      { idealMs: 5_500, most: 1.2, refused: 0.2 },
    ],
    [
      'that asks one call for a minute',
      () => ({ cases: 1_000, judge: once(refusal(60), 100) }),
      { idealMs: 60_000, most: 1.1, refused: 0.01 },
    ],
  ])('%s ends soon, without an error', async (_, make, { idealMs, most, refused }) => {
    for (const seed of [1, 2]) {
      const servers = make();
      const seen = await playAgainst({ ...servers, seed });
      const { concurrency = 20 } = servers;
      expect(seen.errored).toBe(0);
      expect(seen.tookMs).toBeGreaterThanOrEqual(idealMs);
      expect(seen.tookMs / idealMs).toBeLessThan(most);
      expect(seen.refused / servers.cases).toBeLessThan(2 * refused);
      expect(seen.mostUnderWay, 'under way').toBeLessThanOrEqual(concurrency);
      expect(seen.mostOpen, 'begun').toBeLessThanOrEqual(3 * concurrency);
    }
  });

  it('that asks one call for a minute does everything else meanwhile', async () => {
    let waits = 0;
    const judge: Policy = ({ now }) => {
      if (now < 200 || waits === 1) return undefined;
      waits += 1;
      return refusal(60);
    };
    const { calls, lastMs } = await playAgainst({ cases: 100, judge, concurrency: 4 });
    expect([calls, lastMs]).toEqual([201, 60_305]);
  });

  it.each<[string, number | undefined, number]>([
    // 16 tries each: ten waits for the limit, and five further tries; 60 cases at a time.
    ['that says when to come back', 1, 1_600],
    ['that does not', undefined, 600],
  ])('%s and refuses everything for ever ends with errors', async (_, seconds, calls) => {
    const judge: Policy = () => refusal(seconds);
    const seen = await playAgainst({ cases: 100, judge });
    expect([seen.errored, seen.calls - 100, seen.judgeLimit]).toEqual([100, calls, 1]);
    expect(seen.mostOpen).toBeLessThanOrEqual(60);
    expect(seen.tookMs).toBeLessThan(60_000);
  });
});

describe('the adaptive limit', () => {
  it('is back within a second after it was down to one call', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 20, clock });
    const call = async () => {
      if (clock.now() < 1_000) {
        await clock.sleep(5);
        throw refusal();
      }
      await clock.sleep(50);
    };
    const alwaysCalling = async () => {
      while (clock.now() < 2_000) await limit.run(call).catch(() => undefined);
    };
    const limits: [number, number][] = [];
    for (const at of [1_000, 2_000]) clock.after(at, () => limits.push([at, limit.limit()]));
    await Promise.all(Array.from({ length: 20 }, alwaysCalling));
    expect(limits).toEqual([
      [1_000, 1],
      [2_000, 20],
    ]);
  });

  it('stays where a server of eight at once has it', async () => {
    const clock = eventClock();
    const limit = adaptiveLimit({ max: 20, clock });
    const seen = new Set<number>();
    let answering = 0;
    const call = async () => {
      if (clock.now() > 5_000) seen.add(limit.limit());
      if (answering >= 8) {
        await clock.sleep(5);
        throw refusal();
      }
      answering += 1;
      await clock.sleep(50);
      answering -= 1;
    };
    const alwaysCalling = async () => {
      while (clock.now() < 30_000) await limit.run(call).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: 20 }, alwaysCalling));
    expect([...seen].sort()).toEqual([8, 9]);
  });
});
