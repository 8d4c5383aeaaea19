import type { ItemsQuestion } from '../../judges/items.ts';
import {
  type Attributions,
  askAttribution,
  attributionMetadata,
  attributionQuestion,
  attributionScore,
} from '../attribution.ts';
import { defineScorer } from '../define-scorer.ts';
import { numberedChunks, type Prepared } from '../prepare.ts';
import { statementsKind } from '../sureness/kinds/claims.ts';

/** Share of the reference's statements that the context carries (metrics.md 3.4). */
export const contextualRecall = defineScorer<Attributions>({
  name: 'contextual_recall',
  category: 'rag',
  description: 'Whether the retrieved context contains everything that is needed to state the reference.',
  formulaInWords:
    'statements of the reference found in the context / all statements; instructions leave the count; 1 and not applicable without any statement',
  needs: ['context', ['ground_truth', 'expected_behavior']],
  uses: ['input'],
  version: '2',
  offlineConfidence: 'medium',
  emptyMetadata: () => attributionMetadata([], [], []),
  answers: (subject, ask) =>
    askAttribution(ask, subject, contextualRecallQuestion(subject), numberedChunks(subject.chunks)),
  evidenceKind: ({ statements }, { chunks }) =>
    statementsKind(
      statements,
      chunks.map(({ text }) => text),
    ),
  formula: (answers, subject) => attributionScore(answers, subject, numberedChunks(subject.chunks)),
});

/** Asks of every statement of the reference whether the context carries it. */
export function contextualRecallQuestion(subject: Prepared): ItemsQuestion {
  return attributionQuestion('contextual_recall/statements@2', subject, numberedChunks(subject.chunks));
}
