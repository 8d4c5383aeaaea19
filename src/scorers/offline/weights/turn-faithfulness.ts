import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of turn_faithfulness. Fitted 2026-11-23 to 380 labelled rows of BEGIN, CI-ToD, FaithDial-audit, Q2-WoW;
 * AUROC 0.825 in grouped 5-fold cross-validation. Refit: `npm run fit -- turn_faithfulness LABELS.jsonl --write`.
 */
export const TURN_FAITHFULNESS_WEIGHTS: Weights = {
  bias: -2.043,
  features: {
    support: { weight: 0.43851, low: 0, high: 1 },
    turn_support: { weight: 1.8186, low: 0, high: 1 },
    one_sentence: { weight: 1.9465, low: 0, high: 1 },
    new_words: { weight: -0.88121, low: 0, high: 1 },
    stray_numbers: { weight: -1.228, low: 0, high: 2 },
  },
};
