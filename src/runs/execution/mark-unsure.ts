import type { Subject } from '../../schema/evaluation.ts';
import type { JudgeInfo, ScorerResult } from '../../schema/scorer-result.ts';
import type { Settings } from '../../schema/settings.ts';
import type { Scorer } from '../../scorers/scorer.ts';
import { suggestedCheck } from './suggested-check.ts';

/** What is said of a scorer that gives no reason of its own: its rules are a screen. */
const BY_RULES =
  'its rules alone are wrong too often on answers like this one; a model would have to read it';

/**
 * A result as a run takes it: one of the offline judge that is not sure is shown and does not gate, unless the settings ask for it
 * (contract 5). It says what could not be told, and which check would settle it where the expectation holds one already.
 */
export function markUnsure(
  result: ScorerResult,
  scorer: Pick<Scorer, 'category' | 'needs' | 'uses'>,
  { expected_behavior: expected }: Subject,
  { gate }: Pick<Settings, 'gate'>,
): ScorerResult {
  const { metadata } = result;
  if (gate.offline_low_confidence || !isDoubtful(metadata)) return result;
  if (metadata['not_applicable'] === true) return { ...result, gating: false };
  // A rubric of one's own may ask for anything else than what the expectation says.
  const reads =
    scorer.category !== 'user' && [...scorer.needs.flat(), ...scorer.uses].includes('expected_behavior');
  const check =
    metadata['suggested_check'] ?? (reads && expected !== undefined ? suggestedCheck(expected) : undefined);
  return {
    ...result,
    gating: false,
    metadata: {
      ...metadata,
      unsure: true,
      unsure_reason: metadata['unsure_reason'] ?? BY_RULES,
      ...(check === undefined ? {} : { suggested_check: check }),
    },
  };
}

/** Whether the offline judge says of itself that it may be wrong. */
function isDoubtful(metadata: ScorerResult['metadata']): boolean {
  const judgeInfo = metadata['judge'];
  if (typeof judgeInfo !== 'object' || judgeInfo === null) return false;
  const { mode, confidence } = judgeInfo as Partial<JudgeInfo>; // Border: a scorer made it; both are compared below.
  return mode === 'offline' && (confidence === 'low' || metadata['unsure'] === true);
}
