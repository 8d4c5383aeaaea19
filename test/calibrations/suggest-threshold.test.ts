import { describe, expect, it } from 'vitest';
import { suggestThreshold } from '../../src/calibrations/suggest-threshold.ts';
import type { ScorerCalibration } from '../../src/schema/calibration.ts';
import { sampleCalibration } from '../support/sample-calibration.ts';

/** The sample's scorer with these figures of the best threshold; today's balanced accuracy is 0.55. */
function scorer(threshold: number, heldOut: number | null): ScorerCalibration {
  const one = sampleCalibration().scorers['faithfulness']!;
  const held_out = heldOut === null ? null : { balanced_accuracy: heldOut, balanced_accuracy_interval: null };
  return { ...one, best: { ...one.best!, threshold, held_out } };
}

describe('the suggestion of a threshold', () => {
  it.each([
    ['change', 'better on rows that it was not chosen on', scorer(0.62, 0.6)],
    ['keep', 'no better there', scorer(0.62, 0.55)],
    ['keep', 'the same threshold', scorer(0.7, 0.6)],
    ['keep', 'no better even there', { ...scorer(0.62, null), balanced_accuracy: 1 }],
    ['unproven', 'too few groups to say', scorer(0.62, null)],
  ])('says %s: %s', (advice, _, one) => {
    expect(suggestThreshold('faithfulness', one, false)?.advice).toBe(advice);
  });

  it('says where to write it; a custom scorer has a file of its own', () => {
    const write = (custom: boolean) => suggestThreshold('tone', scorer(0.62, 0.6), custom)?.write;
    expect(write(false)).toEqual([
      { where: 'a case, for all its scorers', text: 'threshold: 0.62' },
      { where: 'assay.yaml, for all scorers', text: 'defaults: { threshold: 0.62 }' },
    ]);
    expect(write(true)?.[0]).toEqual({
      where: "the scorer's file (tone)",
      text: 'config: { threshold: 0.62 }',
    });
  });

  it('is none where there is nothing to choose by', () => {
    expect(suggestThreshold('tone', { ...scorer(0.62, 0.6), best: null }, false)).toBeUndefined();
  });
});
