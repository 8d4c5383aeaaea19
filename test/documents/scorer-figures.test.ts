import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprint, staleFigures, surenessFigures } from '../../scripts/sureness-figures.mjs';
import { builtInScorers } from '../../src/scorers/registry.ts';
import { CUTS } from '../../src/scorers/sureness/cuts.ts';

const root = join(import.meta.dirname, '../..');
const figures = surenessFigures(root);
const versions = Object.fromEntries(builtInScorers.map(({ name, version }) => [name, version]));

describe('the published figures of the offline judge', () => {
  it('are of the cuts, weights and scorers as they stand', () => {
    expect(staleFigures(figures, fingerprint(root), versions)).toEqual([]);
  });

  it('are stale when cuts, weights or a scorer change', () => {
    expect(staleFigures(figures, 'another', versions)).toHaveLength(1);
    expect(staleFigures(figures, figures.fitted, { ...versions, misuse: '99' })).toEqual([
      expect.stringMatching(/^misuse is of version 99, .*npm run fit -- --cuts/),
    ]);
  });

  it('are dated and keep the promise: of all sure passes and fails 95 in 100 are right', () => {
    expect(figures.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { rows, right } of [figures.sure_passes, figures.sure_fails])
      expect(right / rows).toBeGreaterThanOrEqual(0.95);
  });

  it('keep it scorer by scorer where there are enough of them', () => {
    const enough = Object.entries(figures.scorers).flatMap(([name, one]) =>
      [one.sure_passes, one.sure_fails].filter(({ rows }) => rows >= 40).map((side) => [name, side] as const),
    );
    for (const [name, { rows, right }] of enough) expect(right / rows, name).toBeGreaterThanOrEqual(0.95);
  });

  it('has no cut that was not right often enough on the rows that it was chosen on', () => {
    const cuts = Object.entries(CUTS).flatMap(([scorer, kinds]) =>
      Object.values(kinds).flatMap(({ pass, fail }) =>
        [pass, fail].flatMap((cut) => (cut === undefined ? [] : [[scorer, cut] as const])),
      ),
    );
    expect(cuts.length).toBeGreaterThan(0);
    for (const [scorer, { rows, right, low }] of cuts)
      expect(right / rows >= 0.95 && low >= 0.9, scorer).toBe(true);
  });
});
