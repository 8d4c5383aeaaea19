import type { ScorerResult } from '../schema/scorer-result.ts';

/** Shown, but outside turn pass, averages and gate: nothing was judged, or the judgement is only a screen (contract 4, 5). */
export function counts(result: ScorerResult): boolean {
  return result.gating !== false && result.metadata['not_applicable'] !== true;
}
