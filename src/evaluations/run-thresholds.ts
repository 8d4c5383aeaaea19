import type { Settings } from '../schema/settings.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { labelledThreshold } from '../scorers/sureness/labelled-threshold.ts';

/**
 * What passes in a run where neither the case nor the turn says: what the settings say for this very scorer, else its own file, else
 * the settings for all, else 1 where any fault is bad, else 0.7 (contract 4). Evaluations and batches do not ask: there it is 0.7 (interface 4.2).
 */
export function runThreshold(
  { name, threshold }: Pick<Scorer, 'name' | 'threshold'>,
  { thresholds, threshold: forAll }: Pick<Settings['defaults'], 'threshold' | 'thresholds'>,
): number {
  const named = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
  return named ?? threshold ?? forAll ?? labelledThreshold(name);
}
