import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of conversation_completeness. Fitted 2026-11-23 to 337 labelled rows of FED, STAR, USS-CCPE, USS-MWOZ, USS-ReDial, USS-SGD, reallife-A;
 * AUROC 0.760 in grouped 5-fold cross-validation. Refit: `npm run fit -- conversation_completeness LABELS.jsonl --write`.
 */
export const CONVERSATION_COMPLETENESS_WEIGHTS: Weights = {
  bias: 0.0030588,
  features: {
    ended_well: { weight: 0.29859, low: 0, high: 1 },
    result_bad: { weight: -0.79846, low: 0, high: 1 },
    results_bad: { weight: -1.0518, low: 0, high: 1 },
    gave_up: { weight: -0.44222, low: 0, high: 1 },
    success_at_end: { weight: 1.0128, low: 0, high: 1 },
    failure_at_end: { weight: -0.92617, low: 0, high: 1 },
    thanks: { weight: 2.8159, low: 0, high: 0.5 },
    praise: { weight: 3.8991, low: 0, high: 0.5 },
    complaint: { weight: -2.4705, low: 0, high: 0.5 },
    thanks_at_end: { weight: 0.15809, low: 0, high: 1 },
    complaint_at_end: { weight: -0.98267, low: 0, high: 1 },
    resignation_at_end: { weight: -0.46058, low: 0, high: 1 },
    repeated_answers: { weight: -0.37417, low: 0, high: 0.6 },
    ends_with_question: { weight: -0.34514, low: 0, high: 1 },
    unanswered_end: { weight: -0.20299, low: 0, high: 1 },
    refusals: { weight: -0.44645, low: 0, high: 1 },
    failed_calls: { weight: -1.6522, low: 0, high: 1 },
    unanswered: { weight: -0.3787, low: 0, high: 1 },
    forgotten: { weight: -0.9259, low: 0, high: 1 },
    declined: { weight: -0.31985, low: 0, high: 1 },
    answered_with_failure: { weight: -0.163, low: 0, high: 1 },
    objected_to: { weight: -1.3091, low: 0, high: 1 },
  },
};
