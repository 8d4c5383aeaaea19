import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of conversation_completeness. Fitted 2026-11-21 to 297 labelled rows of FED, STAR, USS-CCPE, USS-MWOZ, USS-ReDial, USS-SGD;
 * AUROC 0.764 in grouped 5-fold cross-validation. Refit: `npm run fit -- conversation_completeness LABELS.jsonl --write`.
 */
export const CONVERSATION_COMPLETENESS_WEIGHTS: Weights = {
  bias: 0.023456,
  features: {
    success: { weight: 1.0885, low: 0, high: 1 },
    failure: { weight: -2.109, low: 0, high: 0.75 },
    success_at_end: { weight: 1.1095, low: 0, high: 1 },
    failure_at_end: { weight: -1.0543, low: 0, high: 1 },
    thanks: { weight: 1.062, low: 0, high: 0.42857 },
    praise: { weight: 3.8602, low: 0, high: 0.5 },
    complaint: { weight: -4.5683, low: 0, high: 0.4 },
    thanks_at_end: { weight: 0.36896, low: 0, high: 1 },
    complaint_at_end: { weight: -0.4369, low: 0, high: 1 },
    resignation_at_end: { weight: -1.0284, low: 0, high: 1 },
    repeated_answers: { weight: -0.87982, low: 0, high: 0.6 },
    ends_with_question: { weight: -0.023988, low: 0, high: 1 },
    unanswered_end: { weight: -0.16227, low: 0, high: 1 },
    declined: { weight: -0.017475, low: 0, high: 1 },
    answered_with_failure: { weight: -0.15202, low: 0, high: 1 },
    objected_to: { weight: -1.1025, low: 0, high: 1 },
  },
};
