import { z } from 'zod';
import { freeObject, unitInterval } from './common.ts';

/** Version of the summary files below `evals/calibration/`. */
export const CALIBRATION_VERSION = 1;

const count = z.number().int().min(0);
const share = unitInterval.nullable();
const kappa = z.number().min(-1).max(1).nullable();
/** A 95 % interval; null where there is too little to estimate one from. */
const interval = z.tuple([unitInterval, unitInterval]).nullable();
const kappaInterval = z.tuple([z.number().min(-1).max(1), z.number().min(-1).max(1)]).nullable();

/** Decisions against labels: positive = should pass, so `fn` is a good row that failed. */
export const confusionCounts = z.object({ tp: count, fp: count, tn: count, fn: count });
export type ConfusionCounts = z.infer<typeof confusionCounts>;
const countInterval = z.tuple([z.number().min(0), z.number().min(0)]);
const confusionIntervals = z
  .object({ tp: countInterval, fp: countInterval, tn: countInterval, fn: countInterval })
  .nullable();

/** The threshold with the highest balanced accuracy on these rows, and what it is worth on rows it was not chosen on. */
export const bestThresholdFigures = z.object({
  threshold: z.number(),
  balanced_accuracy: unitInterval,
  balanced_accuracy_interval: interval,
  confusion: confusionCounts,
  confusion_interval: confusionIntervals,
  /** Each row judged by the threshold of the other rows (5 folds of whole groups); null with too few groups. */
  held_out: z.object({ balanced_accuracy: unitInterval, balanced_accuracy_interval: interval }).nullable(),
});
export type BestThresholdFigures = z.infer<typeof bestThresholdFigures>;

/** Figures of agreement, each with its 95 % interval. */
const figures = {
  auroc: share,
  auroc_interval: interval,
  balanced_accuracy: share,
  balanced_accuracy_interval: interval,
  f1_fail: share,
  f1_fail_interval: interval,
  kappa,
  kappa_interval: kappaInterval,
};

/** How one scorer agrees with labels. Figures are null, with the `reason`, where a class is missing; never a made-up number. */
export const agreement = z.object({
  /** Rows that were judged, those that were not applicable (score 1) included. */
  n: count,
  /** Rows that should pass. */
  positives: count,
  /** Independent units that intervals are made of: documents, tasks, conversations. */
  groups: count,
  ...figures,
  threshold: z.number(),
  confusion: confusionCounts,
  confusion_interval: confusionIntervals,
  best: bestThresholdFigures.nullable(),
  /** Rank correlation with `human_score`, where enough rows carry one. */
  spearman: kappa.optional(),
  reason: z.string().optional(),
});
export type Agreement = z.infer<typeof agreement>;

/** One kind of failure to judge rows: how many, and the first of them. */
export const rowErrors = z.object({ code: z.string(), rows: count, first: z.string(), message: z.string() });

/**
 * A threshold that fits the labels better, and how to write it down. `change` when it also does so on rows that it was not
 * chosen on, `keep` when it does not, `unproven` where the rows do not decide it, `refused` (with the reason, and nothing to write)
 * where it rests on too few rows or passes or fails nearly all of them.
 */
export const thresholdSuggestion = z.object({
  threshold: z.number(),
  advice: z.enum(['change', 'keep', 'unproven', 'refused']),
  reason: z.string().optional(),
  write: z.array(z.object({ where: z.string(), text: z.string() })),
});
export type ThresholdSuggestion = z.infer<typeof thresholdSuggestion>;

const verdictCounts = z.object({ n: count, right: count });

/** Sure verdicts at today's threshold, and how many of them the labels agree with; rows that do not apply are in none. */
export const sureVerdicts = z.object({ passed: verdictCounts, failed: verdictCounts, unsure: count });
export type SureVerdicts = z.infer<typeof sureVerdicts>;

/** A row on which scorer and label differ, its texts shortened. */
export const wrongRow = z.object({
  /** `file:line`. */
  at: z.string(),
  id: z.string().optional(),
  label: z.literal([0, 1]),
  score: unitInterval,
  pass: z.boolean(),
  /** Whether a run would have let the verdict gate. */
  sure: z.boolean(),
  texts: z.object({
    input: z.string().optional(),
    expected_behavior: z.string().optional(),
    output: z.string().optional(),
  }),
  reasoning: z.string(),
});
export type WrongRow = z.infer<typeof wrongRow>;

/** Agreement of one scorer, in all and by dataset. */
export const scorerCalibration = agreement.extend({
  /** Version of the scorer that was measured. */
  version: z.string(),
  errors: count,
  not_applicable: count,
  by_dataset: z.record(z.string(), agreement),
  /** Rows by `meta.label_kind`. */
  label_kinds: z.record(z.string(), count),
  error_details: z.array(rowErrors).optional(),
  sure: sureVerdicts,
  /** The rows that it is most wrong about, where they were asked for. */
  wrong: z.array(wrongRow).optional(),
  suggestion: thresholdSuggestion.optional(),
});
export type ScorerCalibration = z.infer<typeof scorerCalibration>;

const judge = z.object({ mode: z.enum(['llm', 'offline']), model: z.string() });

/** What `assay calibrate --json` prints. */
export const calibration = z.object({
  judge,
  seed: z.number(),
  resamples: count,
  rows: count,
  scorers: z.record(z.string(), scorerCalibration),
  usage: freeObject,
});
export type Calibration = z.infer<typeof calibration>;

/** Figures of one scorer that are kept and quoted. */
export const calibrationEntry = z.object({
  version: z.string(),
  n: count,
  positives: count,
  groups: count,
  errors: count,
  not_applicable: count,
  datasets: z.record(z.string(), count),
  label_kinds: z.record(z.string(), count),
  threshold: z.number(),
  ...figures,
});
export type CalibrationEntry = z.infer<typeof calibrationEntry>;

/** A file below `evals/calibration/`: figures of one judge, no text of any row. */
export const calibrationSummary = z.object({
  schema_version: z.literal(CALIBRATION_VERSION),
  judge,
  /** Version of the words that a model was asked in. */
  prompts: z.string().optional(),
  seed: z.number(),
  resamples: count,
  scorers: z.record(z.string(), calibrationEntry),
});
export type CalibrationSummary = z.infer<typeof calibrationSummary>;

/** What a report says about one scorer's agreement with labels. */
export interface CalibrationQuote {
  scorer: string;
  auroc: number;
  auroc_interval: readonly [number, number] | null;
  n: number;
  /** Every label was a person's judgement of its row; otherwise the quote is about labels, not about people. */
  by_people: boolean;
}
