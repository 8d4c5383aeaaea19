import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG_LIVED, ONE_SHOT, tryMs, waitMs } from '../../src/webhooks/schedule.ts';

const middle = { next: () => 0.5 };
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the schedule of a service', () => {
  it('waits 5 s, 30 s, 2 min, 10 min and 1 h, and then gives up', () => {
    const round = { schedule: LONG_LIVED, begunAt: 0 };
    const waits = [1, 2, 3, 4, 5, 6].map((tries) => waitMs(round, tries, 1e9, middle));
    expect(waits).toEqual([5_000, 30_000, 120_000, 600_000, 3_600_000, null]);
  });

  it('spreads each wait by a fifth to both sides', () => {
    fc.assert(
      fc.property(random, (drawn) => {
        const wait = waitMs({ schedule: LONG_LIVED, begunAt: 0 }, 2, 0, { next: () => drawn });
        expect(wait).toBeGreaterThanOrEqual(24_000);
        expect(wait).toBeLessThanOrEqual(36_000);
      }),
    );
  });
});

describe('the schedule of a command', () => {
  it('is at most three tries, all within a minute, however long each takes', () => {
    fc.assert(
      fc.property(random, fc.array(fc.nat(10_000), { minLength: 3, maxLength: 3 }), (drawn, lengths) => {
        const round = { schedule: ONE_SHOT, begunAt: 7 };
        let now = 7;
        let tries = 0;
        for (;;) {
          const limit = tryMs(round, now);
          if (limit === null) break;
          now += Math.min(limit, lengths[tries] ?? 0);
          tries += 1;
          const wait = waitMs(round, tries, now, { next: () => drawn });
          if (wait === null) break;
          now += wait;
        }
        expect(tries).toBe(3);
        expect(now - 7).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});
