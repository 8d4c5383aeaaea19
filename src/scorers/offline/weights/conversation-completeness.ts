import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of conversation_completeness. Fitted 2026-11-23 to 337 labelled rows of FED, STAR, USS-CCPE, USS-MWOZ, USS-ReDial, USS-SGD, reallife-A;
 * AUROC 0.755 in grouped 5-fold cross-validation. Refit: `npm run fit -- conversation_completeness LABELS.jsonl --write`.
 */
export const CONVERSATION_COMPLETENESS_WEIGHTS: Weights = {
  bias: 0.038159,
  features: {
    failure: { weight: -0.986, low: 0, high: 1 },
    success_at_end: { weight: 1.1735, low: 0, high: 1 },
    failure_at_end: { weight: -1.1368, low: 0, high: 1 },
    thanks: { weight: 2.3504, low: 0, high: 0.5 },
    praise: { weight: 3.9947, low: 0, high: 0.5 },
    complaint: { weight: -2.4362, low: 0, high: 0.5 },
    thanks_at_end: { weight: 0.21187, low: 0, high: 1 },
    complaint_at_end: { weight: -0.94196, low: 0, high: 1 },
    resignation_at_end: { weight: -1.2528, low: 0, high: 1 },
    repeated_answers: { weight: -0.89443, low: 0, high: 0.6 },
    ends_with_question: { weight: -0.47305, low: 0, high: 1 },
    unanswered_end: { weight: -0.17078, low: 0, high: 1 },
    failed_calls: { weight: -2.9381, low: 0, high: 1 },
    unanswered: { weight: -0.54952, low: 0, high: 1 },
    forgotten: { weight: -0.85141, low: 0, high: 1 },
    declined: { weight: -0.26483, low: 0, high: 1 },
    answered_with_failure: { weight: -0.19363, low: 0, high: 1 },
    objected_to: { weight: -1.3307, low: 0, high: 1 },
  },
};
