import type { Settings } from '../schema/settings.ts';
import type { Scorer } from '../scorers/scorer.ts';

/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
export const DEFAULT_THRESHOLD = 0.7;

/**
 * Built-in scorers whose verdict in a run does not depend on a share: one tool that was not called, one wrong argument, one piece of
 * personal data or secret is what the case is there to find, however many others were right. The one list; the catalogue shows it.
 */
export const RUN_THRESHOLDS: Readonly<Record<string, number>> = {
  argument_correctness: 1,
  pii_leakage: 1,
  tool_correctness: 1,
};

/**
 * What passes in a run where neither the case nor the turn says: what the settings say for this very scorer, else its own file, else
 * the settings for all, else the list, else 0.7 (contract 4). Evaluations and batches do not ask: there it is 0.7 (interface 4.2).
 */
export function runThreshold(
  { name, threshold }: Pick<Scorer, 'name' | 'threshold'>,
  { thresholds, threshold: forAll }: Pick<Settings['defaults'], 'threshold' | 'thresholds'>,
): number {
  const named = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
  const usual = Object.hasOwn(RUN_THRESHOLDS, name) ? RUN_THRESHOLDS[name] : undefined;
  return named ?? threshold ?? forAll ?? usual ?? DEFAULT_THRESHOLD;
}
