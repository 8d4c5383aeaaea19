import type { Weights } from '../fitted.ts';

/**
 * Evidence weights of the offline judge of tool_use. Fitted 2026-11-21 to 320 labelled rows of SOPBench, Taskmaster3-reward, Taskmaster4-reward, tau-bench-airline, tau-bench-retail;
 * AUROC 0.659 in grouped 5-fold cross-validation. Refit: `npm run fit -- tool_use LABELS.jsonl --write`.
 */
export const TOOL_USE_WEIGHTS: Weights = {
  bias: -0.3245,
  features: {
    needed_calls: { weight: 0.80224, low: 0, high: 1 },
    broken_calls: { weight: -2.7525, low: 0, high: 1 },
    unknown_values: { weight: -0.3936, low: 0, high: 1 },
    not_bare: { weight: -0.29297, low: 0, high: 1 },
    asked_again: { weight: -4.9941, low: 0, high: 0.5 },
    objected: { weight: -0.83716, low: 0, high: 1 },
    gave_up: { weight: -0.62906, low: 0, high: 1 },
    wish_given: { weight: 0.39257, low: 0, high: 0.91304 },
    rule_acted_unchecked: { weight: -1.1669, low: 0, high: 1 },
    rule_acted_few_checks: { weight: -0.93994, low: 0, high: 1 },
    rule_acted_loosely: { weight: -0.40726, low: 0, high: 1 },
    rule_acted_on_broken: { weight: -0.79165, low: 0, high: 1 },
    rule_held_back: { weight: 1.6175, low: 0, high: 1 },
    rule_held_back_unfounded: { weight: -1.1283, low: 0, high: 1 },
    rule_declined: { weight: 0.41935, low: 0, high: 1 },
  },
};
