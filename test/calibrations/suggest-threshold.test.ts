import { describe, expect, it } from 'vitest';
import { suggestThreshold } from '../../src/calibrations/suggest-threshold.ts';
import type { ConfusionCounts, ScorerCalibration } from '../../src/schema/calibration.ts';
import { sampleCalibration } from '../support/sample-calibration.ts';

/** The sample's scorer with these figures of the best threshold; today's balanced accuracy is 0.55. */
function scorer(threshold: number, heldOut: number | null): ScorerCalibration {
  const one = sampleCalibration().scorers['faithfulness']!;
  const held_out = heldOut === null ? null : { balanced_accuracy: heldOut, balanced_accuracy_interval: null };
  return { ...one, best: { ...one.best!, threshold, held_out } };
}

function cutting(confusion: ConfusionCounts): ScorerCalibration {
  const one = scorer(0.02, 0.6);
  return { ...one, best: { ...one.best!, confusion } };
}

describe('the suggestion of a threshold', () => {
  it.each([
    ['change', 'better on rows that it was not chosen on', scorer(0.62, 0.6)],
    ['keep', 'no better there', scorer(0.62, 0.55)],
    ['keep', 'the same threshold', scorer(0.7, 0.6)],
    ['keep', 'no better even there', { ...scorer(0.62, null), balanced_accuracy: 1 }],
    ['unproven', 'too few groups to say', scorer(0.62, null)],
    ['refused', 'a handful of rows', { ...scorer(0.62, 0.6), n: 30, positives: 14 }],
    ['refused', 'bad rows are few', { ...scorer(0.62, 0.6), n: 400, positives: 385 }],
    ['refused', 'it passes everything', cutting({ tp: 200, fp: 198, tn: 2, fn: 0 })],
    ['refused', 'it fails everything', cutting({ tp: 3, fp: 0, tn: 200, fn: 197 })],
  ])('says %s: %s', (advice, _, one) => {
    expect(suggestThreshold('faithfulness', one, false)?.advice).toBe(advice);
  });

  it("says where to write it: for a built-in scorer the settings, for one of one's own its file", () => {
    const write = (custom: boolean) => suggestThreshold('tone', scorer(0.62, 0.6), custom)?.write;
    expect(write(false)).toEqual([
      { where: 'assay.yaml', text: 'defaults: { thresholds: { tone: 0.62 } }' },
      { where: 'a case, for all its scorers', text: 'threshold: 0.62' },
    ]);
    expect(write(true)?.[0]).toEqual({
      where: "the scorer's file (tone)",
      text: 'config: { threshold: 0.62 }',
    });
  });

  it('that is refused says why, and has nothing to write', () => {
    expect(suggestThreshold('tone', cutting({ tp: 200, fp: 198, tn: 2, fn: 0 }), false)).toEqual({
      ...{ threshold: 0.02, advice: 'refused', write: [] },
      reason:
        'it would pass 398 of 400 rows, which switches the scorer off: its scores do not tell these rows apart',
    });
    expect(suggestThreshold('tone', { ...scorer(0.62, 0.6), n: 16, positives: 12 }, false)?.reason).toBe(
      '12 rows that should pass and 4 that should fail are too few to choose a threshold by: label at least 20 of each',
    );
  });

  it('is none where there is nothing to choose by', () => {
    expect(suggestThreshold('tone', { ...scorer(0.62, 0.6), best: null }, false)).toBeUndefined();
  });
});
