import { join } from 'node:path';
import { Fault } from '../errors.ts';
import type { Files } from '../ports/ports.ts';
import {
  type Calibration,
  type CalibrationEntry,
  type CalibrationQuote,
  type CalibrationSummary,
  calibrationSummary,
} from '../schema/calibration.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { CALIBRATION_FOLDER, promptsOf, summaryFile, summaryText } from './summary.ts';

/** Where the summary of this judge stands. */
export function summaryPath(evalsDir: string, judge: Calibration['judge']): string {
  return join(evalsDir, CALIBRATION_FOLDER, summaryFile(judge));
}

/**
 * The committed summary of a judge, or undefined when there is none. Throws Fault `validation_failed` when the file is not
 * one of ours: figures that cannot be read must not be quoted, nor replaced without a word.
 */
export function readCalibration(
  evalsDir: string,
  judge: Calibration['judge'],
  files: Pick<Files, 'readTextIfThere'>,
): CalibrationSummary | undefined {
  const path = summaryPath(evalsDir, judge);
  const text = files.readTextIfThere(path);
  if (text === null) return undefined;
  const parsed = calibrationSummary.safeParse(parseOrNothing(text));
  if (parsed.success) return parsed.data;
  throw new Fault('validation_failed', 'the calibration summary cannot be read', {
    where: path,
    hint: 'Restore the file, or delete it and write it again: assay calibrate --write',
  });
}

/** Replaces the summary of its judge; the reader sees the old or the new one. Returns the path. */
export function writeCalibration(
  evalsDir: string,
  summary: CalibrationSummary,
  files: Pick<Files, 'writeAtomic'>,
): string {
  const path = summaryPath(evalsDir, summary.judge);
  files.writeAtomic(path, summaryText(summary));
  return path;
}

/**
 * What may be said of a scorer: its agreement with labels, when it was measured with this judge and has not changed since.
 * Undefined where nothing holds (not measured, another version, another judge, no AUROC).
 */
export function calibrationOf(
  scorer: Pick<Scorer, 'name' | 'version'>,
  summary: CalibrationSummary | undefined,
  judge: Calibration['judge'],
): CalibrationQuote | undefined {
  const entry = validEntry(scorer, summary, judge);
  if (entry === undefined || entry.auroc === null) return undefined;
  const kinds = Object.entries(entry.label_kinds);
  const counted = kinds.reduce((sum, [, rows]) => sum + rows, 0);
  return {
    scorer: scorer.name,
    auroc: entry.auroc,
    auroc_interval: entry.auroc_interval,
    n: entry.n,
    // Rows without a kind are what contract 2 calls labels: human ones.
    by_people: kinds.every(([kind]) => kind.startsWith('human')) && (counted === entry.n || counted === 0),
  };
}

/** The balanced accuracy above which, with its whole interval, verdicts count as measured and good. */
const GOOD = 0.75;
/** Rows of each kind, good and bad, without which no interval means anything. */
const FEWEST = 10;

/** Whether labels have shown that this judge decides well for a scorer, both as they are now. */
export function isProven(
  scorer: Pick<Scorer, 'name' | 'version'>,
  summary: CalibrationSummary | undefined,
  judge: Calibration['judge'],
): boolean {
  const entry = validEntry(scorer, summary, judge);
  if (entry === undefined || Math.min(entry.positives, entry.n - entry.positives) < FEWEST) return false;
  const [low = 0] = entry.balanced_accuracy_interval ?? [];
  return low >= GOOD;
}

/** The figures of a scorer, where they were measured with this judge, these prompts and this version. */
function validEntry(
  { name, version }: Pick<Scorer, 'name' | 'version'>,
  summary: CalibrationSummary | undefined,
  judge: Calibration['judge'],
): CalibrationEntry | undefined {
  if (summary === undefined || summary.judge.mode !== judge.mode || summary.judge.model !== judge.model)
    return undefined;
  if (summary.prompts !== promptsOf(judge)) return undefined;
  const entry = Object.hasOwn(summary.scorers, name) ? summary.scorers[name] : undefined;
  return entry?.version === version ? entry : undefined;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The schema says that this is none.
  }
}
