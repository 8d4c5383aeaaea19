import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of turn_faithfulness. Fitted 2026-11-21 to 380 labelled rows of BEGIN, CI-ToD, FaithDial-audit, Q2-WoW;
 * AUROC 0.821 in grouped 5-fold cross-validation. Refit: `npm run fit -- turn_faithfulness LABELS.jsonl --write`.
 */
export const TURN_FAITHFULNESS_WEIGHTS: Weights = {
  bias: -2.0501,
  features: {
    support: { weight: 0.43715, low: 0, high: 1 },
    turn_support: { weight: 1.8683, low: 0, high: 1 },
    one_sentence: { weight: 1.8645, low: 0, high: 1 },
    new_words: { weight: -0.88571, low: 0, high: 1 },
    stray_numbers: { weight: -1.2075, low: 0, high: 2 },
  },
};
