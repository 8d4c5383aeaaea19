import type { Weights } from '../fitted.ts';

/**
 * Evidence weights of the offline judge of turn_relevancy. Fitted 2026-11-21 to 370 labelled rows of CI-ToD, ConvAI2, DailyDialog++, FED;
 * AUROC 0.669 in grouped 5-fold cross-validation. Refit: `npm run fit -- turn_relevancy LABELS.jsonl --write`.
 */
export const TURN_RELEVANCY_WEIGHTS: Weights = {
  bias: 2.4946,
  features: {
    taken_up: { weight: 0.21131, low: 0, high: 1 },
    half_taken: { weight: -0.03979, low: 0, high: 0.9375 },
    from_before: { weight: 1.3398, low: 0, high: 1 },
    from_past: { weight: -1.9433, low: 0, high: 1 },
    nothing_shared: { weight: -0.84076, low: 0, high: 1 },
    yes_no_answered: { weight: 0.94057, low: 0, high: 1 },
    question_dodged: { weight: -0.077823, low: 0, high: 1 },
    asks_back: { weight: -0.17372, low: 0, high: 1 },
    courtesy: { weight: 1.2648, low: 0, high: 1 },
    says_unknown: { weight: 1.0413, low: 0, high: 1 },
    repeats_itself: { weight: -0.63738, low: 0, high: 1 },
    length: { weight: -0.70488, low: 1, high: 5.6147 },
  },
};
