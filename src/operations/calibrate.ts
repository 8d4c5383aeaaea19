import { basename, join, resolve } from 'node:path';
import { calibrate } from '../calibrations/calibrate.ts';
import { readCalibration, writeCalibration } from '../calibrations/stored-calibration.ts';
import { suggestThreshold } from '../calibrations/suggest-threshold.ts';
import { summaryOf } from '../calibrations/summary.ts';
import { type LabelFile, surveyLabels } from '../calibrations/survey-labels.ts';
import type { EvalsAccess, OptionsAccess, PortsAccess, ScoringAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import type { Calibration } from '../schema/calibration.ts';
import { defined } from '../schema/defined.ts';
import type { Registry } from '../scorers/by-name/registry-of.ts';

/** What to calibrate on, and what to do with the figures. */
export interface CalibrateLabelsOptions {
  /** Files of labels; relative ones start at the working directory. Default: `labels/*.jsonl` of the evals folder. */
  files?: readonly string[];
  /** Judge every row by these instead of its own `metric`. */
  scorers?: readonly string[];
  /** Resamples behind the intervals; default 1,000. */
  resamples?: number;
  /** Write the summary below `calibration/` of the evals folder. */
  write?: boolean;
  /** Add the threshold that fits the labels best, and how to write it down. */
  suggestThreshold?: boolean;
  /** Name so many rows of each scorer that it is most wrong about. */
  wrong?: number;
  signal?: AbortSignal;
  onRow?(done: number, total: number): void;
  /** Told the figures before they are written: rows that were paid for are not lost to a folder that cannot be written. */
  onFigures?(calibration: Calibration): void;
}

/**
 * How well scorers agree with human labels (contract 6). Every problem of the files comes at once as one Fault, before
 * anything is judged. Not an operation of the service: it reads files that the caller names.
 */
export async function calibrateLabels(
  engine: OptionsAccess & PortsAccess & EvalsAccess & ScoringAccess,
  options: CalibrateLabelsOptions = {},
): Promise<{ calibration: Calibration; summaryPath?: string }> {
  const { files: disk, env } = engine.ports;
  const files = labelFiles(engine, options.files ?? [], env.cwd());
  const registry = await engine.registry();
  const { judge, settings } = await engine.scoring();
  const survey = surveyLabels(files, options.scorers, registry, disk);
  const [first] = survey.problems;
  if (first !== undefined)
    throw new Fault('validation_failed', first.message, {
      where: first.path,
      hint: 'Correct the rows; nothing was judged. The form of a row: assay calibrate --help',
      problems: survey.problems,
    });
  const shown = { mode: judge.mode, model: judge.model };
  // Said before rows are paid for: the summary there must be readable to be written on.
  if (options.write === true) readCalibration(engine.evalsDir, shown, disk);
  const seed = engine.options.seed ?? 1;
  const resamples = options.resamples ?? 1000;
  const { scorers, usage } = await calibrate(files, survey, disk, {
    judge,
    samples: settings.judge.samples,
    defaults: settings.defaults,
    concurrency: settings.run.concurrency,
    seed,
    resamples,
    ...defined({ signal: options.signal, onRow: options.onRow, wrong: options.wrong }),
  });
  const calibration: Calibration = {
    judge: shown,
    seed,
    resamples,
    rows: survey.rows,
    scorers: options.suggestThreshold === true ? withSuggestions(scorers, registry) : scorers,
    usage: { ...usage },
  };
  options.onFigures?.(calibration);
  if (options.write !== true) return { calibration };
  // Read only now: another calibration may have written while this one judged.
  const before = readCalibration(engine.evalsDir, shown, disk);
  return {
    calibration,
    summaryPath: writeCalibration(engine.evalsDir, summaryOf(calibration, before), disk),
  };
}

function withSuggestions(scorers: Calibration['scorers'], registry: Registry): Calibration['scorers'] {
  const entries = Object.entries(scorers).map(([name, one]) => {
    const suggestion = suggestThreshold(name, one, registry.find(name)?.category === 'user');
    return [name, suggestion === undefined ? one : { ...one, suggestion }] as const;
  });
  return Object.fromEntries(entries);
}

function labelFiles(engine: PortsAccess & EvalsAccess, named: readonly string[], cwd: string): LabelFile[] {
  if (named.length > 0) {
    const paths = new Map(named.map((shown) => [resolve(cwd, shown), shown]));
    return [...paths].map(([path, shown]) => ({ path, shown }));
  }
  const folder = join(engine.evalsDir, 'labels');
  const found = engine.ports.files.list(folder).filter((name) => name.endsWith('.jsonl'));
  if (found.length === 0)
    throw new Fault('usage', 'calibrate needs files of labels', {
      where: folder,
      hint: 'Name them: assay calibrate LABELS.jsonl…, or mark verdicts in the pages of assay serve.',
    });
  return found.map((name) => ({ path: join(folder, name), shown: join(basename(folder), name) }));
}
