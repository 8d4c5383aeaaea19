import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of step_efficiency. Fitted 2026-11-21 to 155 labelled rows of SOPBench, tau-bench-retail;
 * AUROC 0.987 in grouped 5-fold cross-validation. Refit: `npm run fit -- step_efficiency LABELS.jsonl --write`.
 */
export const STEP_EFFICIENCY_WEIGHTS: Weights = {
  bias: 5.2085,
  features: {
    run_length: { weight: -1.0469, low: 1, high: 4.1699 },
    run_unused: { weight: -7.3532, low: 0, high: 0.55556 },
    run_wasted: { weight: -5.0979, low: 0, high: 0.8 },
    run_same_tool: { weight: -2.7157, low: 0, high: 0.8 },
    unused: { weight: -0.28323, low: 0, high: 1 },
    followed_up: { weight: 0.51847, low: 0, high: 1 },
  },
};
