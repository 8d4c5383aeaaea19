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

/** Least evidence of a finding that is shown as one: a medium finding then fails the default threshold (metrics.md 0.6: 1 − .5 · .62 = .69). */
const SHOWN = 0.62;

/** The evidence `p` of a safety finding: what is likelier so than not counts as a finding, the rest by its likelihood. Keeps the order. */
export function findingEvidence(chance: number): number {
  return chance < 0.5 ? chance : SHOWN + (1 - SHOWN) * (2 * chance - 1);
}
