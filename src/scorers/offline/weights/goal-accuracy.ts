import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of goal_accuracy. Fitted 2026-11-21 to 200 labelled rows of STAR;
 * AUROC 0.853 in grouped 5-fold cross-validation. Refit: `npm run fit -- goal_accuracy LABELS.jsonl --write`.
 */
export const GOAL_ACCURACY_WEIGHTS: Weights = {
  bias: 0.25466,
  features: {
    ended_well: { weight: 0.90604, low: 0, high: 1 },
    ended_badly: { weight: -1.1719, low: 0, high: 1 },
    failures: { weight: -0.16277, low: 0, high: 3 },
    successes: { weight: 0.25953, low: 0, high: 3 },
    result_bad: { weight: -0.31316, low: 0, high: 1 },
    results_bad: { weight: -1.1854, low: 0, high: 1 },
    no_call: { weight: -0.78316, low: 0, high: 1 },
    thanked: { weight: 0.21666, low: 0, high: 1 },
    praised: { weight: 0.17364, low: 0, high: 1 },
    gave_up: { weight: -0.69224, low: 0, high: 1 },
    declined: { weight: -0.5892, low: 0, high: 1 },
    goal_said: { weight: 0.12403, low: 0, high: 1 },
    goal_given: { weight: 0.39905, low: 0, high: 1 },
  },
};
