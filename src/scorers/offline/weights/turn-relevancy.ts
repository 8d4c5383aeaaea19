import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of turn_relevancy. Fitted 2026-11-21 to 370 labelled rows of CI-ToD, ConvAI2, DailyDialog++, FED;
 * AUROC 0.683 in grouped 5-fold cross-validation. Refit: `npm run fit -- turn_relevancy LABELS.jsonl --write`.
 */
export const TURN_RELEVANCY_WEIGHTS: Weights = {
  bias: 0.83692,
  features: {
    taken_up: { weight: 0.020688, low: 0, high: 1 },
    last_taken: { weight: 0.2805, low: 0, high: 1 },
    from_user: { weight: 0.3466, low: 0, high: 1 },
    nothing_shared: { weight: -0.56027, low: 0, high: 1 },
    new_words: { weight: -0.38518, low: 0, high: 4.3923 },
    takes_up: { weight: 0.34481, low: 0, high: 1 },
    yes_no_answered: { weight: 0.098014, low: 0, high: 1 },
    person: { weight: 0.29574, low: -1, high: 1 },
    counter_question: { weight: -0.58689, low: 0, high: 1 },
    other_time: { weight: -1.828, low: 0, high: 1 },
    courtesy: { weight: 1.2233, low: 0, high: 1 },
    says_unknown: { weight: 0.99473, low: 0, high: 1 },
    repeats_itself: { weight: -1.1195, low: 0, high: 1 },
    repeats_words: { weight: -2.786, low: 0, high: 0.97917 },
  },
};
