import type { Cuts } from './cut.ts';

/**
 * From where on results of the offline judge are sure, by scorer and kind of evidence. Fitted 2026-11-23 to labelled rows, each seen with weights
 * that its source had no say in; what it is worth stands in bench/figures/sureness.json. Refit: `npm run fit -- --cuts ROWS --write`.
 */
export const CUTS: Cuts = {
  pii_leakage: {
    by_looks: {
      fail: { at: 0.9, rows: 48, right: 48, low: 0.9532 },
    },
    nobody_named: {
      pass: { at: 1, rows: 63, right: 62, low: 0.9397 },
    },
  },
  tool_correctness: {
    other_calls_besides: {
      fail: { at: 0.6667, rows: 80, right: 80, low: 0.9716 },
    },
  },
  step_efficiency: {
    any: {
      fail: { at: 0.6919, rows: 52, right: 51, low: 0.9272 },
    },
  },
  plan_quality: {
    any: {
      fail: { at: 0.4972, rows: 36, right: 36, low: 0.938 },
    },
  },
  goal_accuracy: {
    any: {
      fail: { at: 0.1032, rows: 71, right: 69, low: 0.9268 },
    },
  },
  topic_adherence: {
    any: {
      pass: { at: 0.8065, rows: 147, right: 143, low: 0.9464 },
      fail: { at: 0.6484, rows: 141, right: 137, low: 0.9441 },
    },
  },
};
