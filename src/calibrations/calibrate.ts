import { runThreshold } from '../evaluations/run-thresholds.ts';
import { scoreWith } from '../evaluations/score-subject.ts';
import { eachInPool } from '../flow/pool.ts';
import { givingWay } from '../judges/giving-way.ts';
import { addUsage, type Judge, type JudgeUsage, NO_USAGE } from '../judges/judge.ts';
import type { Files } from '../ports/ports.ts';
import type { ScorerCalibration } from '../schema/calibration.ts';
import { defined } from '../schema/defined.ts';
import type { LabelRow } from '../schema/label-row.ts';
import type { Settings } from '../schema/settings.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { labelLines } from './label-lines.ts';
import { readLabel } from './read-label.ts';
import { subjectOfLabel } from './subject-of-label.ts';
import type { LabelFile, LabelSurvey } from './survey-labels.ts';
import { type RowPlace, type Tally, tally } from './tally.ts';

/** How rows are judged, and how their figures are computed. */
interface CalibrateOptions {
  judge: Judge;
  samples: number;
  /** What passes in a run, by scorer or for all. */
  defaults: Pick<Settings['defaults'], 'threshold' | 'thresholds'>;
  /** Rows in flight. */
  concurrency: number;
  seed: number;
  resamples: number;
  /** Rows of each scorer to name on which it and the label differ; default none. */
  wrong?: number;
  signal?: AbortSignal;
  onRow?(done: number, total: number): void;
}

/**
 * Judges every labelled row and says how the scores agree with the labels. Rows are read again as they are needed, and of
 * each only numbers are kept. The files were surveyed before; a row that is not readable any more is passed over.
 */
export async function calibrate(
  files: readonly LabelFile[],
  survey: LabelSurvey,
  disk: Pick<Files, 'reader'>,
  options: CalibrateOptions,
): Promise<{ scorers: Record<string, ScorerCalibration>; usage: JudgeUsage }> {
  const { samples, defaults, signal } = options;
  const tallies = new Map<string, { scorer: Scorer; tally: Tally }>();
  for (const scorer of survey.named ?? survey.byMetric.values())
    tallies.set(scorer.name, { scorer, tally: tally(scorer, runThreshold(scorer, defaults), options.wrong) });
  let usage: JudgeUsage = { ...NO_USAGE };
  let done = 0;
  await eachInPool(
    rowsOf(files, disk),
    options.concurrency,
    async ({ row, place }, own) => {
      const judge = givingWay(options.judge, own);
      const scorers = survey.named ?? [survey.byMetric.get(row.metric ?? '')];
      const subject = subjectOfLabel(row);
      for (const scorer of scorers) {
        if (scorer === undefined) continue;
        const outcome = await scoreWith(scorer, subject, {
          judge,
          samples,
          threshold: runThreshold(scorer, defaults),
          ...defined({ signal }),
        });
        usage = addUsage(usage, outcome.usage);
        tallies.get(scorer.name)?.tally.add(row, place, outcome);
      }
      done += 1;
      options.onRow?.(done, survey.rows);
    },
    signal === undefined ? {} : { signal },
  );
  signal?.throwIfAborted();
  const scorers = [...tallies].map(([name, one]) => [name, one.tally.figures(options)] as const);
  return { scorers: Object.fromEntries(scorers), usage };
}

function* rowsOf(
  files: readonly LabelFile[],
  disk: Pick<Files, 'reader'>,
): Generator<{ row: LabelRow; place: RowPlace }> {
  let index = 0;
  for (const { path, shown } of files)
    for (const found of labelLines(path, disk)) {
      const read = 'text' in found ? readLabel(found.text) : undefined;
      if (read === undefined || !('row' in read)) continue;
      yield { row: read.row, place: { index, at: `${shown}:${found.line}` } };
      index += 1;
    }
}
