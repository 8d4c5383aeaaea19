import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cohensKappa } from '../../src/statistics/cohens-kappa.ts';

describe("Cohen's kappa", () => {
  // By hand: 1 − observed disagreement over the disagreement of the margins.
  it.each([
    [
      'agreement of 35 in 50',
      [
        [20, 5],
        [10, 15],
      ],
      'none',
      0.4,
    ],
    [
      'full agreement',
      [
        [3, 0],
        [0, 4],
      ],
      'none',
      1,
    ],
    [
      'full disagreement',
      [
        [0, 5],
        [5, 0],
      ],
      'none',
      -1,
    ],
    [
      'chance',
      [
        [25, 25],
        [25, 25],
      ],
      'none',
      0,
    ],
    [
      'nine of ten where one class is rare',
      [
        [8, 1],
        [0, 1],
      ],
      'none',
      1 - 0.1 / 0.26,
    ],
    [
      'three categories',
      [
        [4, 1, 0],
        [1, 3, 1],
        [0, 2, 3],
      ],
      'none',
      1 - 5 / 15 / (150 / 225),
    ],
    [
      'three categories, near ones forgiven',
      [
        [4, 1, 0],
        [1, 3, 1],
        [0, 2, 3],
      ],
      'linear',
      1 - 5 / (195 / 15),
    ],
    [
      'three categories, far ones punished',
      [
        [4, 1, 0],
        [1, 3, 1],
        [0, 2, 3],
      ],
      'quadratic',
      1 - 5 / (285 / 15),
    ],
  ] as const)('%s', (_, table, weights, expected) => {
    expect(cohensKappa(table, weights)).toBeCloseTo(expected, 12);
  });

  it.each([
    [
      'no rows',
      [
        [0, 0],
        [0, 0],
      ],
    ],
    [
      'one category on both sides',
      [
        [7, 0],
        [0, 0],
      ],
    ],
    ['no categories', []],
  ])('is not defined for %s', (_, table) => {
    expect(cohensKappa(table)).toBeNull();
  });

  it('refuses a table that is not square', () => {
    expect(() => cohensKappa([[1, 2]])).toThrow(RangeError);
  });

  it('lies in -1..1, does not care who is first, and is the same for two categories under any weights', () => {
    const cell = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(cell, cell, cell, cell, (a, b, c, d) => {
        const kappa = cohensKappa([
          [a, b],
          [c, d],
        ]);
        if (kappa === null) return;
        expect(kappa).toBeGreaterThanOrEqual(-1 - 1e-12);
        expect(kappa).toBeLessThanOrEqual(1);
        const turned = [
          [a, c],
          [b, d],
        ];
        for (const weights of ['none', 'linear', 'quadratic'] as const)
          expect(cohensKappa(turned, weights)).toBeCloseTo(kappa, 10);
      }),
    );
  });
});
