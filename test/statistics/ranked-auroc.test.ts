import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auroc } from '../../src/statistics/auroc.ts';
import { rankedAuroc } from '../../src/statistics/ranked-auroc.ts';

const plain = (scores: number[], labels: number[]) => rankedAuroc(scores, labels)(scores.map(() => 1));

/** Few levels, so that ties are common. */
const rows = fc.array(
  fc.record({
    score: fc.integer({ min: -3, max: 3 }),
    label: fc.constantFrom<0 | 1>(0, 1),
    weight: fc.integer({ min: 0, max: 3 }),
  }),
);

describe('the ranked AUROC', () => {
  // By hand: pairs won (ties one half) over all pairs of a good and a bad row.
  it.each([
    ['three of four pairs won', [0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1], 3 / 4],
    ['all tied', [0.5, 0.5, 0.5, 0.5], [1, 0, 1, 0], 1 / 2],
    ['upside down', [0.9, 0.1], [0, 1], 0],
    ['told apart', [0.1, 0.2, 0.9], [0, 0, 1], 1],
    ['one tie of four pairs', [0.5, 0.5, 0.2, 0.9], [1, 0, 0, 1], 3.5 / 4],
  ])('%s', (_, scores, labels, expected) => {
    expect(plain(scores, labels)).toBeCloseTo(expected, 12);
  });

  it.each([
    ['no rows', [], []],
    ['good rows only', [0.1, 0.9], [1, 1]],
    ['bad rows only', [0.1, 0.9], [0, 0]],
  ])('is not defined for %s', (_, scores, labels) => {
    expect(plain(scores, labels)).toBeNull();
  });

  it('is the AUROC of the rows repeated as often as their weights say', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const ranked = rankedAuroc(
          all.map((row) => row.score),
          all.map((row) => row.label),
        );
        const repeated = all.flatMap(({ score, label, weight }) =>
          Array.from({ length: weight }, () => ({ score, label })),
        );
        const expected = auroc(repeated);
        const found = ranked(all.map((row) => row.weight));
        if (expected === null) expect(found).toBeNull();
        else expect(found).toBeCloseTo(expected, 12);
      }),
    );
  });

  it('does not change when scores are stretched, and is mirrored when labels change places', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const scores = all.map((row) => row.score);
        const labels = all.map((row) => row.label);
        const before = plain(scores, labels);
        expect(
          plain(
            scores.map((score) => Math.exp(score)),
            labels,
          ),
        ).toBe(before);
        const mirrored = plain(
          scores,
          labels.map((label) => 1 - label),
        );
        if (before === null) expect(mirrored).toBeNull();
        else expect(mirrored).toBeCloseTo(1 - before, 12);
      }),
    );
  });
});
