import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of answer_relevancy. Fitted 2026-11-23 to 440 labelled rows of ExpertQA, HaluQuestQA, LLMBar, TrecQA, WikiQA, reallife-A;
 * AUROC 0.693 in grouped 5-fold cross-validation. Refit: `npm run fit -- answer_relevancy LABELS.jsonl --write`.
 */
export const ANSWER_RELEVANCY_WEIGHTS: Weights = {
  bias: -0.57526,
  features: {
    topic: { weight: 0.66832, low: 0, high: 1 },
    topic_spelling: { weight: 1.7256, low: 0, high: 1 },
    topic_beside_kind: { weight: 0.5039, low: 0, high: 1 },
    length_per_topic: { weight: -0.41512, low: -2.9704, high: 3.814 },
    noncommittal: { weight: -1.9069, low: 0, high: 1 },
    nothing_new: { weight: -3.9211, low: 0, high: 1 },
    empty_talk: { weight: -1.0933, low: 0, high: 0.5 },
    kind: { weight: 0.3045, low: -1, high: 1 },
    to_write: { weight: 0.3335, low: 0, high: 1 },
  },
};
