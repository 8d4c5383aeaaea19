import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of tool_use. Fitted 2026-11-23 to 320 labelled rows of SOPBench, Taskmaster3-reward, Taskmaster4-reward, tau-bench-airline, tau-bench-retail;
 * AUROC 0.647 in grouped 5-fold cross-validation. Refit: `npm run fit -- tool_use LABELS.jsonl --write`.
 */
export const TOOL_USE_WEIGHTS: Weights = {
  bias: -0.40849,
  features: {
    needed_calls: { weight: 0.85401, low: 0, high: 1 },
    broken_calls: { weight: -2.7148, low: 0, high: 1 },
    unknown_values: { weight: -0.37987, low: 0, high: 1 },
    not_bare: { weight: -0.31893, low: 0, high: 1 },
    asked_again: { weight: -4.89, low: 0, high: 0.5 },
    objected: { weight: -0.8125, low: 0, high: 1 },
    gave_up: { weight: -0.60084, low: 0, high: 1 },
    wish_given: { weight: 0.43253, low: 0, high: 0.91304 },
    rule_acted_unchecked: { weight: -2.251, low: 0, high: 1 },
    rule_acted_few_checks: { weight: -0.79307, low: 0, high: 1 },
    rule_acted_loosely: { weight: -0.26163, low: 0, high: 1 },
    rule_acted_on_broken: { weight: -0.85617, low: 0, high: 1 },
    rule_held_back: { weight: 0.90306, low: 0, high: 1 },
    rule_held_back_unfounded: { weight: -0.18798, low: 0, high: 1 },
    rule_declined: { weight: 0.3557, low: 0, high: 1 },
  },
};
