import type { ScorerCalibration, ThresholdSuggestion } from '../schema/calibration.ts';

/**
 * What to do with the threshold of a scorer after looking at labels. Only the figure of held-out rows speaks for a change: on
 * the rows that it was chosen on, the best threshold always looks at least as good. Undefined where there is none to choose.
 */
export function suggestThreshold(
  name: string,
  { best, balanced_accuracy: now, threshold: current }: ScorerCalibration,
  custom: boolean,
): ThresholdSuggestion | undefined {
  if (best === null || now === null) return undefined;
  const { threshold, held_out: heldOut } = best;
  const better = heldOut !== null && heldOut.balanced_accuracy > now;
  const nothingGained = threshold === current || best.balanced_accuracy <= now;
  const advice = nothingGained ? 'keep' : heldOut === null ? 'unproven' : better ? 'change' : 'keep';
  return {
    threshold,
    advice,
    write: [
      ...(custom
        ? [{ where: `the scorer's file (${name})`, text: `config: { threshold: ${threshold} }` }]
        : []),
      { where: 'a case, for all its scorers', text: `threshold: ${threshold}` },
      { where: 'assay.yaml, for all scorers', text: `defaults: { threshold: ${threshold} }` },
    ],
  };
}
