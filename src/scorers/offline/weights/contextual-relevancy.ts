import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of contextual_relevancy. Fitted 2026-11-23 to 360 labelled rows of TrecQA, WikiQA, WikiQA-doc, reallife-A;
 * AUROC 0.727 in grouped 5-fold cross-validation. Refit: `npm run fit -- contextual_relevancy LABELS.jsonl --write`.
 */
export const CONTEXTUAL_RELEVANCY_WEIGHTS: Weights = {
  bias: -2.1008,
  features: {
    sentence_share: { weight: 0.70988, low: 0, high: 1 },
    answer_kind: { weight: 0.5158, low: 0, high: 1 },
    telling: { weight: 0.89036, low: 0, high: 1 },
    lead: { weight: 0.98559, low: 0, high: 1 },
    related: { weight: 0.4347, low: 0, high: 1 },
  },
};
