/**
 * How far evidence moves a verdict's value from certain (metrics.md 10.1). A weak "supported" still outranks a strong "not
 * found", and a text whose every item holds meets the default threshold: otherwise verdicts and score would tell two stories.
 */
const SPREAD = 0.2;

/** The evidence `p` of a heuristic verdict: in [0.8, 1] when it holds, in [0, 0.2] when not, by its strength in [0, 1]. */
export function evidence(holds: boolean, strength: number): number {
  const bounded = Math.min(1, Math.max(0, strength));
  return holds ? 1 - SPREAD + SPREAD * bounded : SPREAD * bounded;
}
