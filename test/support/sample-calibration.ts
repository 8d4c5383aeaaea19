import type { Agreement, Calibration, ScorerCalibration } from '../../src/schema/calibration.ts';

const whole: Agreement = {
  n: 400,
  positives: 200,
  groups: 310,
  auroc: 0.6464,
  auroc_interval: [0.5936, 0.6973],
  balanced_accuracy: 0.55,
  balanced_accuracy_interval: [0.51, 0.59],
  f1_fail: 0.32,
  f1_fail_interval: [0.25, 0.38],
  kappa: 0.1,
  kappa_interval: [0.02, 0.18],
  threshold: 0.7,
  confusion: { tp: 180, fp: 160, tn: 40, fn: 20 },
  confusion_interval: { tp: [160, 200], fp: [140, 180], tn: [30, 50], fn: [12, 29] },
  best: {
    threshold: 0.62,
    balanced_accuracy: 0.61,
    balanced_accuracy_interval: [0.56, 0.65],
    confusion: { tp: 140, fp: 96, tn: 104, fn: 60 },
    confusion_interval: { tp: [120, 160], fp: [80, 112], tn: [88, 120], fn: [45, 76] },
    held_out: { balanced_accuracy: 0.6, balanced_accuracy_interval: [0.55, 0.64] },
  },
};
const none: Agreement = {
  ...whole,
  n: 3,
  positives: 3,
  groups: 3,
  auroc: null,
  auroc_interval: null,
  balanced_accuracy: null,
  balanced_accuracy_interval: null,
  f1_fail: null,
  f1_fail_interval: null,
  kappa: null,
  kappa_interval: null,
  confusion: { tp: 2, fp: 0, tn: 0, fn: 1 },
  confusion_interval: null,
  best: null,
  reason: 'every label is 1: without rows that should fail nothing can be told apart',
};
const scorer = (figures: Agreement, more: Partial<ScorerCalibration> = {}): ScorerCalibration => ({
  version: '1',
  errors: 0,
  not_applicable: 0,
  by_dataset: {},
  sure: { passed: { n: 120, right: 117 }, failed: { n: 40, right: 39 }, unsure: 240 },
  label_kinds: { human: figures.n },
  ...figures,
  ...more,
});

/** A calibration with every oddity that its table has to show. */
export function sampleCalibration(): Calibration {
  return {
    judge: { mode: 'offline', model: 'heuristic-v1' },
    seed: 1,
    resamples: 1000,
    rows: 407,
    usage: {},
    scorers: {
      faithfulness: scorer(whole, {
        by_dataset: {
          'a data set with a name that is longer than its column': { ...whole, n: 397 },
          tiny: none,
        },
        suggestion: {
          threshold: 0.62,
          advice: 'change',
          write: [{ where: 'a case, for all its scorers', text: 'threshold: 0.62' }],
        },
      }),
      turn_contextual_precision: scorer(
        {
          ...whole,
          kappa: -0.1,
          groups: 1,
          auroc_interval: null,
          balanced_accuracy_interval: null,
          best: { ...whole.best!, balanced_accuracy_interval: null, held_out: null },
        },
        {
          not_applicable: 12,
          suggestion: {
            threshold: 0.62,
            advice: 'unproven',
            write: [{ where: 'assay.yaml, for all scorers', text: 'defaults: { threshold: 0.62 }' }],
          },
        },
      ),
      answer_relevancy: scorer(
        {
          ...whole,
          best: {
            ...whole.best!,
            held_out: { balanced_accuracy: 0.54, balanced_accuracy_interval: [0.5, 0.58] },
          },
        },
        {
          suggestion: { threshold: 0.62, advice: 'keep', write: [{ where: 'x', text: 'never shown' }] },
        },
      ),
      tone: scorer(none, {
        errors: 4,
        error_details: [
          {
            code: 'judge_error (refused)',
            rows: 4,
            first: 'labels/tone.jsonl:2',
            message: '\u001b[31mthe judge\nrefused',
          },
        ],
      }),
    },
  };
}
