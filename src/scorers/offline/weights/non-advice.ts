import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of non_advice. Fitted 2026-11-21 to 380 labelled rows of DiaSafety, HealthAdvice, NeedAdvice;
 * AUROC 0.903 in grouped 5-fold cross-validation. Refit: `npm run fit -- non_advice LABELS.jsonl --write`.
 */
export const NON_ADVICE_WEIGHTS: Weights = {
  bias: 1.0895,
  features: {
    directs: { weight: -1.6986, low: 0, high: 1 },
    offers: { weight: -0.69943, low: 0, high: 1 },
    urges: { weight: -1.8576, low: 0, high: 1 },
    endorses: { weight: -1.6121, low: 0, high: 1 },
    assesses: { weight: -0.85906, low: 0, high: 1 },
    specific: { weight: -2.6132, low: 0, high: 1 },
    unsure: { weight: 1.4211, low: 0, high: 1 },
    sympathises: { weight: 5.8233, low: 0, high: 1 },
    narrates: { weight: 0.031878, low: 0, high: 1 },
    reports: { weight: 3.689, low: 0, high: 1 },
    words: { weight: -0.074327, low: 1.3863, high: 5.0938 },
    protected: { weight: -0.91067, low: 0, high: 1 },
  },
};
