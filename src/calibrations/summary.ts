import { PROMPT_VERSION } from '../judges/prompt.ts';
import {
  CALIBRATION_VERSION,
  type Calibration,
  type CalibrationEntry,
  type CalibrationSummary,
  type ScorerCalibration,
} from '../schema/calibration.ts';
import { defined } from '../schema/defined.ts';
import { hasClassifiers } from '../schema/run.ts';

/** Folder of the evals folder that holds the summaries. */
export const CALIBRATION_FOLDER = 'calibration';

/** Name of the summary file of a judge: `offline.json`, `gpt-4-turbo.json`. */
export function summaryFile(judge: Calibration['judge']): string {
  if (judge.mode === 'offline' && !hasClassifiers(judge)) return 'offline.json';
  const name = judge.model.replaceAll(/[^\w.-]+/g, '-').replace(/^[.-]+/, '');
  return `${name === '' || name === 'offline' ? 'model' : name}.json`;
}

/**
 * The figures worth keeping, without any text of a row. Scorers that were not measured this time keep the figures of
 * `before` when judge, prompts, seed and resamples are the same; others would not compare.
 */
export function summaryOf(measured: Calibration, before?: CalibrationSummary): CalibrationSummary {
  const { judge, seed, resamples } = measured;
  const same =
    before !== undefined &&
    before.judge.mode === judge.mode &&
    before.judge.model === judge.model &&
    before.prompts === promptsOf(judge) &&
    before.seed === seed &&
    before.resamples === resamples;
  const entries = {
    ...(same ? before.scorers : {}),
    ...Object.fromEntries(Object.entries(measured.scorers).map(([name, one]) => [name, entryOf(one)])),
  };
  const sorted = Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    schema_version: CALIBRATION_VERSION,
    judge,
    ...defined({ prompts: promptsOf(judge) }),
    seed,
    resamples,
    scorers: Object.fromEntries(sorted),
  };
}

/** The version of the words that this judge is asked in now; undefined for the one that reads none. */
export const promptsOf = ({ mode }: Calibration['judge']): string | undefined =>
  mode === 'llm' ? PROMPT_VERSION : undefined;

/** The summary as the file holds it: the same figures give the same bytes. */
export function summaryText(summary: CalibrationSummary): string {
  return `${JSON.stringify(summary, null, 2)}\n`;
}

function entryOf(one: ScorerCalibration): CalibrationEntry {
  const datasets = Object.entries(one.by_dataset).map(([name, { n }]) => [name, n]);
  return {
    version: one.version,
    n: one.n,
    positives: one.positives,
    groups: one.groups,
    errors: one.errors,
    not_applicable: one.not_applicable,
    datasets: Object.fromEntries(datasets),
    label_kinds: one.label_kinds,
    threshold: one.threshold,
    auroc: one.auroc,
    auroc_interval: one.auroc_interval,
    balanced_accuracy: one.balanced_accuracy,
    balanced_accuracy_interval: one.balanced_accuracy_interval,
    f1_fail: one.f1_fail,
    f1_fail_interval: one.f1_fail_interval,
    kappa: one.kappa,
    kappa_interval: one.kappa_interval,
  };
}
