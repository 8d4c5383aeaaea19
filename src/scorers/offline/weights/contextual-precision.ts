import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of contextual_precision. Fitted 2026-11-21 to 340 labelled rows of Climate-FEVER, TrecQA, WikiQA;
 * AUROC 0.770 in grouped 5-fold cross-validation. Refit: `npm run fit -- contextual_precision LABELS.jsonl --write`.
 */
export const CONTEXTUAL_PRECISION_WEIGHTS: Weights = {
  bias: -1.3603,
  features: {
    reference: { weight: 1.1973, low: 0, high: 1 },
    kind_share: { weight: 0.19202, low: 0, high: 1 },
    over_reference: { weight: 1.8784, low: -0.83333, high: 0.83333 },
    over_sentence_share: { weight: 1.7933, low: -0.83333, high: 0.76471 },
    over_kind_share: { weight: 0.77925, low: -0.75, high: 0.83333 },
  },
};
