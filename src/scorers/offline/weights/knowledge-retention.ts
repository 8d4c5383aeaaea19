import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of knowledge_retention. Fitted 2026-11-21 to 300 labelled rows of CI-ToD, FED;
 * AUROC 0.703 in grouped 5-fold cross-validation. Refit: `npm run fit -- knowledge_retention LABELS.jsonl --write`.
 */
export const KNOWLEDGE_RETENTION_WEIGHTS: Weights = {
  bias: 0.84118,
  features: {
    new_numbers: { weight: -0.50835, low: 0, high: 4 },
    swapped: { weight: -1.2562, low: 0, high: 3 },
    contradicts: { weight: -0.46601, low: 0, high: 1 },
    of_user: { weight: 0.34472, low: 0, high: 1 },
    last_taken_up: { weight: 0.94441, low: 0, high: 1 },
    says_unknown: { weight: -0.33891, low: 0, high: 1 },
    denial: { weight: 0.068708, low: 0, high: 1 },
    length: { weight: -0.1967, low: 1.585, high: 5.3219 },
  },
};
