import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockOf, randomFor } from '../../src/experiments/order.ts';

const design = fc.record({
  cases: fc.integer({ min: 1, max: 12 }),
  variants: fc.integer({ min: 2, max: 4 }),
  seed: fc.integer(),
  randomize: fc.boolean(),
});

describe('a round of an experiment', () => {
  it('plays every case with every variant exactly once, the variants of a case side by side', () => {
    fc.assert(
      fc.property(design, fc.integer({ min: 0, max: 20 }), (one, round) => {
        const places = blockOf(round, one);
        const keys = places.map(({ caseIndex, variantIndex }) => `${caseIndex} ${variantIndex}`);
        expect(new Set(keys).size).toBe(one.cases * one.variants);
        expect(places).toHaveLength(one.cases * one.variants);
        for (let start = 0; start < places.length; start += one.variants)
          expect(
            new Set(places.slice(start, start + one.variants).map(({ caseIndex }) => caseIndex)).size,
          ).toBe(1);
        expect(places.every((place) => place.round === round)).toBe(true);
      }),
    );
  });

  it('numbers its plays on from the round before it', () => {
    fc.assert(
      fc.property(design, (one) => {
        const orders = [0, 1, 2].flatMap((round) => blockOf(round, one).map(({ order }) => order));
        expect(orders).toEqual(orders.map((_, index) => index));
      }),
    );
  });

  it('has the same order for the same seed, and another one in the next round and for another seed', () => {
    const of = (round: number, seed: number) =>
      JSON.stringify(
        blockOf(round, { cases: 12, variants: 3, seed, randomize: true }).map(
          ({ caseIndex, variantIndex }) => [caseIndex, variantIndex],
        ),
      );
    expect(of(0, 7)).toBe(of(0, 7));
    expect(of(0, 7)).not.toBe(of(1, 7));
    expect(of(0, 7)).not.toBe(of(0, 8));
  });

  it('puts each variant first about equally often', () => {
    const first = [0, 0];
    for (let round = 0; round < 200; round += 1)
      for (const [index, place] of blockOf(round, {
        cases: 5,
        variants: 2,
        seed: 1,
        randomize: true,
      }).entries())
        if (index % 2 === 0) first[place.variantIndex] = (first[place.variantIndex] ?? 0) + 1;
    // 1,000 fair draws: six standard deviations are 95.
    expect(Math.abs((first[0] ?? 0) - 500)).toBeLessThan(95);
  });

  it('keeps the order of the request when nothing is to be shuffled', () => {
    const places = blockOf(2, { cases: 2, variants: 2, seed: 9, randomize: false });
    expect(places).toEqual([
      { caseIndex: 0, variantIndex: 0, round: 2, order: 8 },
      { caseIndex: 0, variantIndex: 1, round: 2, order: 9 },
      { caseIndex: 1, variantIndex: 0, round: 2, order: 10 },
      { caseIndex: 1, variantIndex: 1, round: 2, order: 11 },
    ]);
  });
});

describe('random numbers for a purpose', () => {
  it('do not depend on what was drawn for another one', () => {
    const alone = randomFor(3, 'order').next();
    randomFor(3, 'draws').next();
    expect(randomFor(3, 'order').next()).toBe(alone);
    expect(randomFor(3, 'draws').next()).not.toBe(alone);
  });
});
