import type { ItemsQuestion } from '../../judges/items.ts';
import {
  type Attributions,
  askAttribution,
  attributionMetadata,
  attributionQuestion,
  attributionScore,
  type NumberedChunk,
} from '../attribution.ts';
import { defineScorer } from '../define-scorer.ts';
import { derivedFrom, hasTurnContext, referenceOf } from '../derive.ts';
import { numberedChunks, type Prepared } from '../prepare.ts';
import { allChunks, unusableContext } from '../retrievals.ts';
import { contextualRecallQuestion } from './contextual-recall.ts';

const NAME = 'turn_contextual_recall';

/**
 * Share of the reference's statements that anything retrieved during the conversation carries (metrics.md 6.10). Without
 * context of single turns it asks what `contextual_recall` asks, so both scores are equal by construction.
 */
export const turnContextualRecall = defineScorer<Attributions>({
  name: NAME,
  category: 'multi_turn',
  description:
    'Whether everything that is needed to state the reference was retrieved in the course of a conversation.',
  formulaInWords:
    'statements of the reference found in any retrieved chunk / all statements; instructions leave the count; 1 and not applicable without any statement',
  needs: ['conversation_history', 'context', ['ground_truth', 'expected_behavior']],
  uses: ['input', 'output'],
  standIns: { context: hasTurnContext },
  version: '2',
  multiTurn: true,
  needsAssistantTurn: true,
  offlineConfidence: 'medium',
  emptyMetadata: () => ({ mode: 'pool', ...attributionMetadata([], [], []) }),
  check: (subject) => unusableContext(NAME, subject, () => allChunks(subject).length > 0),
  answers: (subject, ask) =>
    askAttribution(ask, subject, turnContextualRecallQuestion(subject), materialOf(subject).chunks),
  formula(answers, subject) {
    const { mode, chunks } = materialOf(subject);
    const derived = [
      ...derivedFrom('context', mode === 'turn' ? { from: 'conversation_history' } : undefined),
      ...derivedFrom('ground_truth', referenceOf(subject)),
    ];
    return attributionScore(answers, subject, chunks, { mode, derived });
  },
});

/** Asks of every statement of the reference whether anything retrieved carries it; in pool mode the question of `contextual_recall`. */
function turnContextualRecallQuestion(subject: Prepared): ItemsQuestion {
  const { mode, chunks } = materialOf(subject);
  return mode === 'pool'
    ? contextualRecallQuestion(subject)
    : attributionQuestion(`${NAME}/statements@2`, subject, chunks);
}

function materialOf(subject: Prepared): { mode: 'turn' | 'pool'; chunks: readonly NumberedChunk[] } {
  const chunks = allChunks(subject);
  return chunks.some(({ turn }) => turn !== null)
    ? { mode: 'turn', chunks: chunks.map(({ chunk, turn, text }) => ({ chunk, turn, text })) }
    : { mode: 'pool', chunks: numberedChunks(subject.chunks) };
}
