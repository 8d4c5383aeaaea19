import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of topic_adherence. Fitted 2026-11-21 to 300 labelled rows of STAR;
 * AUROC 0.999 in grouped 5-fold cross-validation. Refit: `npm run fit -- topic_adherence LABELS.jsonl --write`.
 */
export const TOPIC_ADHERENCE_WEIGHTS: Weights = {
  bias: -4.9275,
  features: {
    unmatched_requests: { weight: -0.15075, low: 0, high: 4 },
    matched_share: { weight: 0.1698, low: 0, high: 1 },
    scope_met: { weight: 2.4224, low: 0, high: 1 },
    in_fields: { weight: 0.57042, low: 0, high: 1 },
    talk_in_fields: { weight: 3.1544, low: 0, high: 1 },
    topics_came_up: { weight: 3.493, low: 0, high: 1 },
  },
};
