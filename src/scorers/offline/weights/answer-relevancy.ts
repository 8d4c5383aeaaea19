import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of answer_relevancy. Fitted 2026-11-21 to 400 labelled rows of ExpertQA, HaluQuestQA, LLMBar, TrecQA, WikiQA;
 * AUROC 0.665 in grouped 5-fold cross-validation. Refit: `npm run fit -- answer_relevancy LABELS.jsonl --write`.
 */
export const ANSWER_RELEVANCY_WEIGHTS: Weights = {
  bias: -0.50691,
  features: {
    topic: { weight: 0.53687, low: 0, high: 1 },
    topic_spelling: { weight: 1.5534, low: 0, high: 1 },
    topic_beside_kind: { weight: 0.33576, low: 0, high: 1 },
    length_per_topic: { weight: -0.32922, low: -2.9704, high: 3.814 },
    noncommittal: { weight: -1.6414, low: 0, high: 1 },
    kind: { weight: 0.31447, low: -1, high: 1 },
  },
};
