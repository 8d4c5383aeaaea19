import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of contextual_relevancy. Fitted 2026-11-21 to 320 labelled rows of TrecQA, WikiQA, WikiQA-doc;
 * AUROC 0.741 in grouped 5-fold cross-validation. Refit: `npm run fit -- contextual_relevancy LABELS.jsonl --write`.
 */
export const CONTEXTUAL_RELEVANCY_WEIGHTS: Weights = {
  bias: -2.657,
  features: {
    sentence_share: { weight: 1.1374, low: 0, high: 1 },
    answer_kind: { weight: 0.67375, low: 0, high: 1 },
    telling: { weight: 1.3342, low: 0, high: 1 },
    lead: { weight: 0.94102, low: 0, high: 1 },
  },
};
