/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
export const DEFAULT_THRESHOLD = 0.7;

/**
 * Scorers for which a single fault is bad, whatever share of the whole it is: one tool that was not called, one wrong argument, one piece of
 * personal data or secret. By these thresholds people label, and runs judge where nothing else is named; the catalogue shows them.
 */
export const ANY_FAULT_THRESHOLDS: Readonly<Record<string, number>> = {
  argument_correctness: 1,
  pii_leakage: 1,
  tool_correctness: 1,
};

/** The threshold at which a scorer parts what people call good from what they call bad: the one that the cuts speak of. */
export function labelledThreshold(scorer: string): number {
  return (
    (Object.hasOwn(ANY_FAULT_THRESHOLDS, scorer) ? ANY_FAULT_THRESHOLDS[scorer] : undefined) ??
    DEFAULT_THRESHOLD
  );
}
