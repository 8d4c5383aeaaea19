import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of role_adherence. Fitted 2026-11-21 to 200 labelled rows of ConvAI2;
 * AUROC 0.738 in grouped 5-fold cross-validation. Refit: `npm run fit -- role_adherence LABELS.jsonl --write`.
 */
export const ROLE_ADHERENCE_WEIGHTS: Weights = {
  bias: -1.3004,
  features: {
    coverage: { weight: 3.1713, low: 0, high: 0.91667 },
    backed: { weight: 2.2971, low: 0, high: 0.52888 },
    subjects: { weight: 0.64973, low: 0, high: 1 },
  },
};
