import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auroc, type Labelled } from '../../src/statistics/auroc.ts';

const rows = (scores: number[], labels: (0 | 1)[], weights?: number[]): Labelled[] =>
  scores.map((score, index) => ({
    score,
    label: labels[index] ?? 0,
    ...(weights === undefined ? {} : { weight: weights[index] ?? 1 }),
  }));
/** Few levels, so that ties are common. */
const some = fc.array(
  fc.record({ score: fc.integer({ min: -3, max: 3 }), label: fc.constantFrom<0 | 1>(0, 1) }),
);
/** By definition: every pair of a good and a bad row. */
function byPairs(all: readonly Labelled[]): number | null {
  let wins = 0;
  let pairs = 0;
  for (const good of all.filter((row) => row.label === 1))
    for (const bad of all.filter((row) => row.label === 0)) {
      pairs += 1;
      wins += good.score > bad.score ? 1 : good.score === bad.score ? 0.5 : 0;
    }
  return pairs === 0 ? null : wins / pairs;
}

describe('the AUROC', () => {
  // By hand: pairs won (ties one half) over all pairs of a good and a bad row.
  it.each<[string, number[], (0 | 1)[], number]>([
    ['three of four pairs won', [0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1], 3 / 4],
    ['all told apart', [0.1, 0.2, 0.9], [0, 0, 1], 1],
    ['all upside down', [0.9, 0.1], [0, 1], 0],
    ['all tied', [0.5, 0.5, 0.5, 0.5], [1, 0, 1, 0], 1 / 2],
    ['one tie of four pairs', [0.5, 0.5, 0.2, 0.9], [1, 0, 0, 1], 3.5 / 4],
    ['one good, three bad', [0.3, 0.1, 0.3, 0.7], [1, 0, 0, 0], 1.5 / 3],
    ['scores below zero', [-2, -1, -3], [0, 1, 0], 1],
  ])('of %s', (_, scores, labels, expected) => {
    expect(auroc(rows(scores, labels))).toBeCloseTo(expected, 12);
  });

  it.each<[string, number[], (0 | 1)[]]>([
    ['no rows', [], []],
    ['good rows only', [0.1, 0.9], [1, 1]],
    ['bad rows only', [0.1, 0.9], [0, 0]],
  ])('is not defined for %s', (_, scores, labels) => {
    expect(auroc(rows(scores, labels))).toBeNull();
  });

  it.each<[string, number[], (0 | 1)[], number[], number | null]>([
    ['a bad row that counts thrice', [0.5, 0.1, 0.9], [1, 0, 0], [1, 1, 3], 1 / 4],
    ['a tie that counts half', [0.5, 0.5, 0.1], [1, 0, 0], [2, 3, 1], (2 * 1.5 + 2 * 1) / 8],
    ['a row that does not count', [0.5, 0.1, 0.9], [1, 0, 0], [1, 1, 0], 1],
    ['a class that does not count', [0.5, 0.1], [1, 0], [1, 0], null],
  ])('weighs %s', (_, scores, labels, weights, expected) => {
    const found = auroc(rows(scores, labels, weights));
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected, 12);
  });

  it('is the share of pairs won, whatever the order of the rows, which stay as they are', () => {
    fc.assert(
      fc.property(some, (all) => {
        const before = structuredClone(all);
        const expected = byPairs(all);
        for (const given of [all, [...all].reverse()]) {
          const found = auroc(given);
          if (expected === null) expect(found).toBeNull();
          else expect(found).toBeCloseTo(expected, 12);
        }
        expect(all).toEqual(before);
      }),
    );
  });

  it('does not change when scores are stretched, and is mirrored when they are turned round', () => {
    fc.assert(
      fc.property(some, (all) => {
        const before = auroc(all);
        expect(auroc(all.map((row) => ({ ...row, score: Math.exp(row.score) })))).toBe(before);
        const mirrored = auroc(all.map((row) => ({ ...row, score: -row.score })));
        if (before === null) expect(mirrored).toBeNull();
        else expect(mirrored).toBeCloseTo(1 - before, 12);
      }),
    );
  });
});
