import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseWeight, cutSuite, shardName, shardOf } from '../../../src/runs/sharding/shard.ts';

const weights = fc.array(
  fc.record({ ms: fc.oneof(fc.nat(10_000), fc.constant(undefined), fc.constant(null)) }),
  { maxLength: 120 },
);
/** Milliseconds of each shard; every known case counts one more for itself. */
function loadsOf(cases: readonly CaseWeight[], shards: readonly number[], count: number): number[] {
  const loads = new Array<number>(count).fill(0);
  cases.forEach(({ ms }, place) => {
    loads[shards[place]! - 1]! += typeof ms === 'number' ? 1 + ms : 0;
  });
  return loads;
}

describe('the name of a shard', () => {
  it.each([
    ['3/8', { index: 3, count: 8 }],
    [' 1 / 1 ', { index: 1, count: 1 }],
    ['256/256', { index: 256, count: 256 }],
  ])('%s is read', (text, shard) => expect(shardOf(text)).toEqual(shard));

  it.each(['', '3', '0/8', '9/8', '-1/8', '1.5/8', '1/0', '1/8/2', 'a/b', '1/1001', '1e0/8', '٣/٨'])(
    '%j is none',
    (text) => expect(shardOf(text)).toBeUndefined(),
  );

  it('is said in words', () => expect(shardName({ index: 3, count: 8 })).toBe('shard 3 of 8'));
});

describe('cutting a suite', () => {
  it('gives every case to exactly one shard that exists', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 20 }), (cases, count) => {
        const shards = cutSuite(cases, count);
        expect(shards).toHaveLength(cases.length);
        for (const shard of shards)
          expect(Number.isInteger(shard) && shard >= 1 && shard <= count).toBe(true);
      }),
    );
  });

  it('gives the same answer every time', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 20 }), (cases, count) => {
        expect(cutSuite(structuredClone(cases), count)).toEqual(cutSuite(cases, count));
      }),
    );
  });

  it('leaves no shard longer than the lightest one and the last case put onto it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ ms: fc.nat(10_000) }), { minLength: 1, maxLength: 120 }),
        fc.integer({ min: 1, max: 20 }),
        (cases, count) => {
          const shards = cutSuite(cases, count);
          const loads = loadsOf(cases, shards, count);
          const longest = Math.max(...loads);
          // The longest shard's last case went onto it when it was the lightest.
          const smallest = Math.min(
            ...cases.flatMap(({ ms }, at) => (loads[shards[at]! - 1] === longest ? [1 + ms] : [])),
          );
          expect(longest - smallest).toBeLessThanOrEqual(Math.min(...loads));
        },
      ),
    );
  });

  it('puts the longest case alone where the others together take less', () => {
    expect(cutSuite([{ ms: 10 }, { ms: 20 }, { ms: 1000 }, { ms: 30 }], 2)).toEqual([2, 2, 1, 2]);
  });

  it('spreads cases evenly whose duration nobody knows', () => {
    const shards = cutSuite(
      Array.from({ length: 10 }, () => ({ ms: undefined })),
      4,
    );
    expect([1, 2, 3, 4].map((index) => shards.filter((one) => one === index).length)).toEqual([3, 3, 2, 2]);
  });

  it('counts what it does not know as the median of what it knows', () => {
    // 100 is the median of 1, 100 and 5000: beside the one long case the unknown ones weigh as 100 each.
    const cases = [{ ms: 1 }, { ms: 100 }, { ms: 5000 }, { ms: undefined }, { ms: undefined }];
    expect(cutSuite(cases, 2)).toEqual(
      cutSuite([{ ms: 1 }, { ms: 100 }, { ms: 5000 }, { ms: 100 }, { ms: 100 }], 2),
    );
  });

  it('spreads cases that will not be played as well, and more shards than cases stay empty', () => {
    expect(cutSuite([{ ms: null }, { ms: null }, { ms: null }], 3).sort()).toEqual([1, 2, 3]);
    expect(cutSuite([{ ms: 5 }], 3)).toEqual([1]);
    expect(cutSuite([], 3)).toEqual([]);
  });

  it('cuts a hundred thousand cases without looking at every shard for each', () => {
    const cases = Array.from({ length: 100_000 }, (_, at) => ({ ms: (at * 7919) % 10_007 }));
    const shards = cutSuite(cases, 256);
    const loads = loadsOf(cases, shards, 256);
    expect(Math.max(...loads) / Math.min(...loads)).toBeLessThan(1.001);
  });
});
