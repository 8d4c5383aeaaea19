import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of tool_use. Fitted 2026-11-21 to 320 labelled rows of SOPBench, Taskmaster3-reward, Taskmaster4-reward, tau-bench-airline, tau-bench-retail;
 * AUROC 0.656 in grouped 5-fold cross-validation. Refit: `npm run fit -- tool_use LABELS.jsonl --write`.
 */
export const TOOL_USE_WEIGHTS: Weights = {
  bias: -0.36034,
  features: {
    needed_calls: { weight: 0.78333, low: 0, high: 1 },
    broken_calls: { weight: -2.9383, low: 0, high: 1 },
    unknown_values: { weight: -0.39966, low: 0, high: 1 },
    not_bare: { weight: -0.32834, low: 0, high: 1 },
    asked_again: { weight: -4.8879, low: 0, high: 0.5 },
    objected: { weight: -0.80075, low: 0, high: 1 },
    gave_up: { weight: -0.60373, low: 0, high: 1 },
    wish_given: { weight: 0.46281, low: 0, high: 0.91304 },
    rule_acted_unchecked: { weight: -1.1575, low: 0, high: 1 },
    rule_acted_few_checks: { weight: -0.93579, low: 0, high: 1 },
    rule_acted_loosely: { weight: -0.39138, low: 0, high: 1 },
    rule_acted_on_broken: { weight: -0.79165, low: 0, high: 1 },
    rule_held_back: { weight: 1.6219, low: 0, high: 1 },
    rule_held_back_unfounded: { weight: -1.1231, low: 0, high: 1 },
    rule_declined: { weight: 0.42265, low: 0, high: 1 },
  },
};
