import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of argument_correctness. Fitted 2026-11-21 to 307 labelled rows of BFCL-v1;
 * AUROC 0.797 in grouped 5-fold cross-validation. Refit: `npm run fit -- argument_correctness LABELS.jsonl --write`.
 */
export const ARGUMENT_CORRECTNESS_WEIGHTS: Weights = {
  bias: 0.15201,
  features: {
    unknown_share: { weight: -0.28461, low: 0, high: 1 },
    unknown_number: { weight: -0.20982, low: 0, high: 1 },
    switched_unasked: { weight: -0.54213, low: 0, high: 1 },
    stated_default: { weight: 0.38857, low: 0, high: 1 },
    percent_kept: { weight: -1.7481, low: 0, high: 1 },
    unasked_setting: { weight: -3.3629, low: 0, high: 1 },
    not_bare: { weight: -0.36669, low: 0, high: 1 },
    unlike_example: { weight: -1.0513, low: 0, high: 1 },
    unused_numbers: { weight: -1.7162, low: 0, high: 1 },
    unused_quoted: { weight: -4.2985, low: 0, high: 1 },
  },
};
