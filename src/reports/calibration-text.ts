import type { Agreement, Calibration, ConfusionCounts, ScorerCalibration } from '../schema/calibration.ts';
import { cutToWidth, padToWidth } from '../text/display-width.ts';
import { terminalLine, terminalLines } from '../text/escape/escape-terminal.ts';
import { formatCount, formatCounted, formatScore } from '../text/format.ts';
import { intervalText } from './parts/interval-text.ts';
import { colourStyle, plainStyle, type Style } from './parts/style.ts';
import { judgeName } from './parts/verdict.ts';

/** How the text is laid out. */
interface CalibrationTextOptions {
  /** Columns; 80 when unknown. */
  width?: number;
  colour?: boolean;
  /** Where the summary was written. */
  summaryPath?: string;
}

/** `0.64 [0.58, 0.70]` */
const FIGURE = 17;
/** Widths of the other columns: rows, F1, kappa, thresholds, four counts. */
const ROWS = 5;
const F1 = 5;
const KAPPA = 6;
const THRESHOLD = 8;
const COUNTS = 17;
/** What stands beside a name in the first table: margin, columns and the gaps between them. */
const BESIDE_NAME = 2 + ROWS + 1 + FIGURE + 2 + FIGURE + F1 + KAPPA;
/** The longest names of the interface have as many letters; with them a line has 80 columns. */
const NAME = 25;

/**
 * What `assay calibrate` says: agreement of each scorer with its labels, with a line per dataset where there are several,
 * then the decisions at today's threshold and at the best one, then what was left out and why. Comes line by line.
 */
export function* calibrationText(
  { judge, rows, seed, resamples, scorers }: Calibration,
  options: CalibrationTextOptions = {},
): Iterable<string> {
  const width = Math.max(60, options.width ?? 80);
  const style = options.colour === true ? colourStyle : plainStyle;
  const entries = Object.entries(scorers);
  const names = Math.max(8, Math.min(width - BESIDE_NAME, NAME));
  const name = (text: string, indent = 0) =>
    `  ${padToWidth(cutToWidth(' '.repeat(indent) + terminalLine(text), names), names)}`;
  yield* agreementTable(entries, name, style);
  yield '\n';
  yield* decisionTable(entries, name, style);
  yield '\n';
  yield* sureTable(entries, name, style);
  for (const [scorer, one] of entries)
    for (const note of notesOf(one)) yield* paragraph(`${scorer}: ${note}`, width);
  for (const [scorer, one] of entries) yield* suggestion(scorer, one, width);
  for (const [scorer, one] of entries) yield* wrongRows(scorer, one, width, style);
  const parts = [
    `judge ${judgeName({ judge })}`,
    formatCounted(rows, 'row'),
    `95 % intervals from ${formatCounted(resamples, 'resample')} of whole groups`,
    `seed ${seed}`,
  ];
  yield* paragraph(parts.join(' · '), width);
  yield* paragraph(KEY, width);
  if (options.summaryPath !== undefined) yield `  written to ${terminalLine(options.summaryPath)}\n`;
}

const KEY =
  'AUROC and balanced accuracy: 0.5 is chance, 1 full agreement; kappa: 0 is chance. F1 is that of rows that should fail. tp: good and passed, fp: bad but passed, tn: bad and failed, fn: good but failed.';

type Name = (text: string, indent?: number) => string;
type Entries = readonly (readonly [string, ScorerCalibration])[];

function* agreementTable(entries: Entries, name: Name, style: Style): Iterable<string> {
  const columns = (cells: readonly [string, string, string, string, string]) =>
    [
      cells[0].padStart(ROWS),
      ` ${cells[1].padEnd(FIGURE)}`,
      `  ${cells[2].padEnd(FIGURE)}`,
      cells[3].padStart(F1),
      cells[4].padStart(KAPPA),
    ].join('');
  const row = (title: string, one: Agreement) =>
    `${title}${columns([
      formatCount(one.n),
      intervalText(one.auroc, one.auroc_interval),
      intervalText(one.balanced_accuracy, one.balanced_accuracy_interval),
      one.f1_fail === null ? '–' : formatScore(one.f1_fail),
      one.kappa === null ? '–' : formatScore(one.kappa),
    ])}\n`;
  yield `${style('dim', `${name('scorer')}${columns(['rows', 'AUROC', 'balanced accuracy', 'F1', 'kappa'])}`)}\n`;
  for (const [scorer, one] of entries) {
    yield row(name(scorer), one);
    const datasets = Object.entries(one.by_dataset);
    if (datasets.length > 1) for (const [dataset, part] of datasets) yield row(name(dataset, 2), part);
  }
}

const countsText = ({ tp, fp, tn, fn }: ConfusionCounts) => [tp, fp, tn, fn].join('/');
/** A threshold as it would be written, at most four decimals. */
const thresholdText = (threshold: number) => String(Number(threshold.toFixed(4)));

function* decisionTable(entries: Entries, name: Name, style: Style): Iterable<string> {
  const columns = (cells: readonly string[]) =>
    cells.map((cell, index) => cell.padStart(index % 2 === 0 ? THRESHOLD : COUNTS)).join('');
  yield `${style('dim', `${name('decisions: tp/fp/tn/fn')}${columns(['now', 'counts', 'best', 'counts'])}`)}\n`;
  for (const [scorer, { threshold, confusion, best }] of entries) {
    const then = best === null ? ['–', '–'] : [thresholdText(best.threshold), countsText(best.confusion)];
    yield `${name(scorer)}${columns([thresholdText(threshold), countsText(confusion), ...then])}\n`;
  }
}

/** Sure verdicts and how many of them were right; nothing where all of them are sure, as a model's are. */
function* sureTable(entries: Entries, name: Name, style: Style): Iterable<string> {
  if (entries.every(([, { sure }]) => sure.unsure === 0)) return;
  const columns = (cells: readonly string[]) => cells.map((cell) => cell.padStart(COUNTS)).join('');
  yield `${style('dim', `${name('sure verdicts: right/all')}${columns(['passed', 'failed', 'unsure'])}`)}\n`;
  for (const [scorer, { sure }] of entries) {
    const { passed, failed, unsure } = sure;
    const share = ({ n, right }: typeof passed) => (n === 0 ? '–' : `${right}/${n}`);
    yield `${name(scorer)}${columns([share(passed), share(failed), formatCount(unsure)])}\n`;
  }
  yield '\n';
}

/** Each row with its place, what was judged and what the person said, its texts and the reason of the scorer. */
function* wrongRows(
  scorer: string,
  { wrong = [] }: ScorerCalibration,
  width: number,
  style: Style,
): Iterable<string> {
  if (wrong.length === 0) return;
  yield `${style('dim', `  ${terminalLine(scorer)}: most wrong about`)}\n`;
  for (const { at, id, label, score, pass, sure, texts, reasoning } of wrong) {
    const said = `${pass ? 'passed' : 'failed'} with ${formatScore(score)}${sure ? '' : ' (unsure)'}, should ${label === 1 ? 'pass' : 'fail'}`;
    yield `  ${terminalLine(`${at}${id === undefined ? '' : ` (${id})`}`)}\n`;
    const lines = [
      said,
      ...Object.entries(texts).map(([key, text]) => `${key}: ${text}`),
      `reason: ${reasoning}`,
    ];
    for (const line of lines) for (const part of terminalLines(line, width - 6)) yield `      ${part}\n`;
  }
  yield '\n';
}

function notesOf(one: ScorerCalibration): string[] {
  const details = (one.error_details ?? []).map(
    ({ code, rows, first, message }) =>
      `${formatCounted(rows, 'row')} could not be judged and ${rows === 1 ? 'is' : 'are'} left out: ${code}, first at ${first}: ${message}`,
  );
  return [
    ...details,
    ...(one.not_applicable > 0
      ? [`${formatCounted(one.not_applicable, 'row')} not applicable, taken as score 1`]
      : []),
    ...(one.reason === undefined ? [] : [one.reason]),
    ...(one.reason === undefined && one.auroc !== null && one.auroc_interval === null
      ? [
          `no intervals: ${formatCounted(one.groups, 'group')} of rows ${one.groups === 1 ? 'is' : 'are'} too few`,
        ]
      : []),
  ];
}

const ADVICE = {
  change: 'it also does better on rows that it was not chosen on',
  keep: 'it does no better on rows that it was not chosen on: keep the current one',
  unproven: 'there are too few groups of rows to say what it is worth on others',
} as const;

function* suggestion(scorer: string, one: ScorerCalibration, width: number): Iterable<string> {
  const { suggestion: found, best } = one;
  if (found === undefined || best === null) return;
  if (found.advice === 'refused') {
    yield* paragraph(
      `${scorer}: no threshold is suggested; ${found.reason ?? 'the rows do not decide it'}.`,
      width,
    );
    return;
  }
  const heldOut =
    best.held_out === null
      ? ''
      : `, ${intervalText(best.held_out.balanced_accuracy, best.held_out.balanced_accuracy_interval)} on held-out rows`;
  const same = found.threshold === one.threshold;
  const equal = best.balanced_accuracy <= (one.balanced_accuracy ?? 0);
  yield* paragraph(
    `${scorer}: threshold ${found.threshold} fits these labels best: balanced accuracy ${intervalText(best.balanced_accuracy, best.balanced_accuracy_interval)}${heldOut}, now ${intervalText(one.balanced_accuracy, one.balanced_accuracy_interval)} at ${thresholdText(one.threshold)}; ${same ? 'it is the current one' : equal ? 'no better than the current one: keep that' : ADVICE[found.advice]}.`,
    width,
  );
  if (found.advice === 'keep') return;
  for (const { where, text } of found.write) yield `    ${terminalLine(`${text}   # ${where}`)}\n`;
}

function* paragraph(text: string, width: number): Iterable<string> {
  for (const [index, line] of terminalLines(text, width - 4).entries())
    yield `${index === 0 ? '  ' : '    '}${line}\n`;
}
