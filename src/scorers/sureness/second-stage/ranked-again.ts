import type { Score } from '../../../schema/score.ts';
import { round4 } from '../../formulas/round.ts';
import type { Prepared } from '../../prepare.ts';
import { SECOND_FEATURES } from './features.ts';
import { movedEvidence } from './second-stage.ts';
import { SECOND_STAGES } from './weights.ts';

/** A score of the rules with the evidence of the second stage, for scorers that have one. The score itself and its counts stay. */
export function rankedAgain(scorer: string, score: Score, subject: Prepared): Score {
  const stage = Object.hasOwn(SECOND_STAGES, scorer) ? SECOND_STAGES[scorer] : undefined;
  if (stage === undefined || score.status !== 'scored') return score;
  const { evidence = score.value } = score.metadata;
  if (typeof evidence !== 'number') return score;
  const moved = movedEvidence(stage, round4(evidence), (feature) => SECOND_FEATURES[feature](subject));
  return { ...score, metadata: { ...score.metadata, evidence: round4(moved) } };
}
