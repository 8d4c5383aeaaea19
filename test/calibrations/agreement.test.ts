import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreement } from '../../src/calibrations/agreement.ts';
import { heldOutDecisions } from '../../src/calibrations/held-out-decisions.ts';
import type { Observation } from '../../src/calibrations/observation.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { agreement as agreementSchema } from '../../src/schema/calibration.ts';

const options = { threshold: 0.7, seed: 1, resamples: 300 };
const row = (score: number, label: 0 | 1, group: string, more: Partial<Observation> = {}): Observation => ({
  score,
  rank: score,
  label,
  group,
  ...more,
});
const of = (rows: readonly Observation[], more = {}) => agreement(rows, { ...options, ...more });
/** Two good rows of three pass, one bad of three; one good row lies below a bad one. */
const SIX = [
  row(0.9, 1, 'a'),
  row(0.8, 1, 'b'),
  row(0.4, 1, 'c'),
  row(0.75, 0, 'd'),
  row(0.2, 0, 'e'),
  row(0.1, 0, 'f'),
];

describe('the agreement of scores with labels', () => {
  it('has the figures that one finds by hand', () => {
    expect(of(SIX)).toMatchObject({
      n: 6,
      positives: 3,
      groups: 6,
      auroc: 0.8889, // 8 of 9 pairs
      balanced_accuracy: 0.6667,
      f1_fail: 0.6667, // precision and recall 2/3
      kappa: 0.3333, // observed 4/6, by chance 1/2
      threshold: 0.7,
      confusion: { tp: 2, fp: 1, tn: 2, fn: 1 },
      best: { threshold: 0.3, balanced_accuracy: 0.8333, confusion: { tp: 3, fp: 1, tn: 2, fn: 0 } },
    });
  });

  it('has an interval around each of them that belongs to the seed', () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      row(((index * 37) % 60) / 60, index % 3 === 0 ? 0 : 1, `g${index % 20}`),
    );
    const found = of(rows);
    for (const name of ['auroc', 'balanced_accuracy', 'f1_fail', 'kappa'] as const) {
      const interval = found[`${name}_interval`];
      expect(interval?.[0]).toBeLessThanOrEqual(found[name] as number);
      expect(interval?.[1]).toBeGreaterThanOrEqual(found[name] as number);
      expect(interval?.[0]).toBeLessThan(interval?.[1] as number);
    }
    const { confusion, confusion_interval: spans } = found;
    for (const cell of ['tp', 'fp', 'tn', 'fn'] as const) {
      expect(spans?.[cell][0]).toBeLessThanOrEqual(confusion[cell]);
      expect(spans?.[cell][1]).toBeGreaterThanOrEqual(confusion[cell]);
    }
    expect(of(rows)).toEqual(found);
    expect(of(rows, { seed: 2 }).auroc_interval).not.toEqual(found.auroc_interval);
  });

  it.each([
    ['good rows only', SIX.slice(0, 3), 'every label is 1', null],
    ['bad rows only', SIX.slice(3), 'every label is 0', 0.8],
    ['no rows', [], 'no row could be judged', null],
  ])('says why there are no figures for %s', (_, rows, reason, f1) => {
    const found = of(rows);
    expect(found).toMatchObject({
      auroc: null,
      auroc_interval: null,
      balanced_accuracy: null,
      balanced_accuracy_interval: null,
      f1_fail: f1,
      kappa: null,
      kappa_interval: null,
      best: null,
      reason: expect.stringContaining(reason),
    });
    expect(agreementSchema.parse(found)).toEqual(found);
  });

  it('has figures without intervals when all rows belong together', () => {
    const found = of(SIX.map((one) => ({ ...one, group: 'same' })));
    expect(found).toMatchObject({ groups: 1, auroc: 0.8889, auroc_interval: null, confusion_interval: null });
    expect(found.best?.held_out).toBeNull();
  });

  it('ranks with the finer human scores where ten rows carry one', () => {
    const graded = Array.from({ length: 12 }, (_, index) =>
      row(index / 12, index < 6 ? 0 : 1, `g${index}`, { humanScore: 1 - index / 12 }),
    );
    expect(of(graded).spearman).toBe(-1);
    expect(of(graded.slice(0, 9)).spearman).toBeUndefined();
  });

  it('ranks rows by the evidence beside their scores, and decides by the scores', () => {
    const tied = [
      row(1, 1, 'a', { rank: 0.95 }),
      row(1, 0, 'b', { rank: 0.85 }),
      row(0, 0, 'c', { rank: 0.1 }),
    ];
    expect(of(tied)).toMatchObject({ auroc: 1, confusion: { tp: 1, fp: 1, tn: 1, fn: 0 } });
    expect(of(tied.map((one) => ({ ...one, rank: one.score }))).auroc).toBe(0.75);
  });

  it('never gives what is no number, whatever the rows', () => {
    const level = fc.integer({ min: 0, max: 4 }).map((value) => value / 4);
    const any = fc.record({
      score: level,
      rank: level,
      label: fc.constantFrom<0 | 1>(0, 1),
      group: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (rows) => {
        const found = of(rows, { resamples: 40 });
        expect(agreementSchema.parse(found)).toEqual(found);
        expect(found.auroc === null).toBe(found.reason !== undefined);
      }),
      { numRuns: 60 },
    );
  });
});

describe('decisions by a threshold of the other rows', () => {
  const next = () => seededRandom(1).next;

  it('are as good as any where a threshold holds for all', () => {
    const rows = Array.from({ length: 40 }, (_, index) =>
      row(index % 2 === 0 ? 0.2 : 0.9, index % 2 === 0 ? 0 : 1, `g${index}`),
    );
    expect([...(heldOutDecisions(rows, next()) ?? [])]).toEqual(rows.map((one) => one.label));
  });

  it('do not see their own group: a score that only names its group is worth nothing', () => {
    // Each group has a level of its own and one label; the best threshold over all rows is right about most of them.
    const draw = next();
    const rows = Array.from({ length: 60 }, (_, index) =>
      row(draw(), draw() < 0.5 ? 0 : 1, `g${index}`),
    ).flatMap((one) => [one, one, one]);
    const found = of(rows);
    expect(found.best?.balanced_accuracy).toBeGreaterThan(0.52);
    expect(found.best?.held_out?.balanced_accuracy).toBeLessThan(found.best?.balanced_accuracy as number);
  });

  it.each([
    ['one group', SIX.map((one) => ({ ...one, group: 'same' }))],
    ['groups of which one holds all bad rows', [row(1, 1, 'a'), row(1, 1, 'b'), row(0, 0, 'c')]],
  ])('are not made for %s', (_, rows) => {
    expect(heldOutDecisions(rows, next())).toBeNull();
  });
});
