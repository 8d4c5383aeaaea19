import type { ConfusionCounts, ScorerCalibration, ThresholdSuggestion } from '../schema/calibration.ts';
import { formatCounted } from '../text/format.ts';

/** Rows of each label that a threshold has to rest on: with fewer, a handful of rows moves it anywhere. */
const FEWEST_ROWS = 20;
/** A cut that passes, or fails, nearly all rows tells nothing apart, however well it fits. */
const LEAST_SHARE = 0.05;

/**
 * What to do with the threshold of a scorer after looking at labels. Only the figure of held-out rows speaks for a change: on
 * the rows that it was chosen on, the best threshold always looks at least as good. Refused where it would rest on a few rows, or
 * pass or fail nearly everything. Undefined where there is none to choose.
 */
export function suggestThreshold(
  name: string,
  { best, balanced_accuracy: now, threshold: current, n, positives }: ScorerCalibration,
  custom: boolean,
): ThresholdSuggestion | undefined {
  if (best === null || now === null) return undefined;
  const { threshold, held_out: heldOut } = best;
  const refusal = tooFew(positives, n - positives) ?? tooWide(best.confusion);
  if (refusal !== undefined) return { threshold, advice: 'refused', reason: refusal, write: [] };
  const better = heldOut !== null && heldOut.balanced_accuracy > now;
  const nothingGained = threshold === current || best.balanced_accuracy <= now;
  const advice = nothingGained ? 'keep' : heldOut === null ? 'unproven' : better ? 'change' : 'keep';
  return {
    threshold,
    advice,
    write: [
      custom
        ? { where: `the scorer's file (${name})`, text: `config: { threshold: ${threshold} }` }
        : { where: 'assay.yaml', text: `defaults: { thresholds: { ${name}: ${threshold} } }` },
      { where: 'a case, for all its scorers', text: `threshold: ${threshold}` },
    ],
  };
}

function tooFew(good: number, bad: number): string | undefined {
  if (Math.min(good, bad) >= FEWEST_ROWS) return undefined;
  const rows = `${formatCounted(good, 'row')} that should pass and ${bad} that should fail`;
  return `${rows} are too few to choose a threshold by: label at least ${FEWEST_ROWS} of each`;
}

function tooWide({ tp, fp, tn, fn }: ConfusionCounts): string | undefined {
  const [passes, fails] = [tp + fp, tn + fn];
  const all = passes + fails;
  if (Math.min(passes, fails) >= LEAST_SHARE * all) return undefined;
  const [what, count] = passes > fails ? ['pass', passes] : ['fail', fails];
  return `it would ${what} ${count} of ${formatCounted(all, 'row')}, which switches the scorer off: its scores do not tell these rows apart`;
}
