import { isSureVerdict, type ScorerResult } from '../../schema/scorer-result.ts';
import type { Settings } from '../../schema/settings.ts';

/** What is said of a scorer that gives no reason of its own: its rules are a screen. */
const BY_RULES =
  'its rules alone are wrong too often on answers like this one; a model would have to read it';

/**
 * A result as a run takes it: one of the offline judge that is not sure is shown and does not gate, unless the settings ask for it
 * (contract 5). It always says why.
 */
export function markUnsure(result: ScorerResult, { gate }: Pick<Settings, 'gate'>): ScorerResult {
  const { metadata } = result;
  if (gate.offline_low_confidence || isSureVerdict(result)) return result;
  if (metadata['not_applicable'] === true) return { ...result, gating: false };
  return {
    ...result,
    gating: false,
    metadata: { ...metadata, unsure: true, unsure_reason: metadata['unsure_reason'] ?? BY_RULES },
  };
}
