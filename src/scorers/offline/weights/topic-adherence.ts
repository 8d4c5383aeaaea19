import type { Weights } from '../fitted.ts';

/**
 * Evidence weights of the offline judge of topic_adherence. Fitted 2026-11-21 to 300 labelled rows of STAR;
 * AUROC 0.944 in grouped 5-fold cross-validation. Refit: `npm run fit -- topic_adherence LABELS.jsonl --write`.
 */
export const TOPIC_ADHERENCE_WEIGHTS: Weights = {
  bias: -3.2017,
  features: {
    unmatched_requests: { weight: -0.45931, low: 0, high: 4 },
    matched_share: { weight: 0.20325, low: 0, high: 1 },
    scope_met: { weight: 6.4781, low: 0, high: 1 },
  },
};
