import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of plan_quality. Fitted 2026-11-21 to 120 labelled rows of CoScript;
 * AUROC 0.936 in grouped 5-fold cross-validation. Refit: `npm run fit -- plan_quality LABELS.jsonl --write`.
 */
export const PLAN_QUALITY_WEIGHTS: Weights = {
  bias: -3.6146,
  features: {
    detail_kept: { weight: 2.6241, low: 0, high: 1 },
    words_kept: { weight: 1.2136, low: 0, high: 0.88235 },
    steps_on_it: { weight: 1.3868, low: 0, high: 1 },
    other_matter: { weight: -0.91242, low: 0, high: 3 },
    steps: { weight: 0.70791, low: 1.585, high: 3.9069 },
  },
};
