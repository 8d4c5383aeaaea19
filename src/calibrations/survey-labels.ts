import type { Problem } from '../errors.ts';
import type { Files } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { LabelRow } from '../schema/label-row.ts';
import type { Registry } from '../scorers/by-name/registry-of.ts';
import { resolveScorers } from '../scorers/by-name/resolve-scorers.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { formatCounted } from '../text/format.ts';
import { type LabelLine, labelLines } from './label-lines.ts';
import { readLabel } from './read-label.ts';

/** A file of labels: where it lies, and how it is named in messages. */
export interface LabelFile {
  readonly path: string;
  readonly shown: string;
}

/** What is in the files, found before anything is judged and paid for. */
export interface LabelSurvey {
  /** Rows in all files together. */
  rows: number;
  /** Scorer of each `metric` that occurs; not filled when scorers are named. */
  byMetric: ReadonlyMap<string, Scorer>;
  /** The scorers that are named for all rows. */
  named: readonly Scorer[] | undefined;
  /** At most 50, then one that counts the rest. */
  problems: Problem[];
}

/** Nobody reads more at once. */
const MOST_PROBLEMS = 50;

/** A survey under way. */
interface Found {
  rows: number;
  readonly problems: Problem[];
  /** Problems beyond those that are kept. */
  more: number;
  /** All rows are for named scorers, whatever metric they name. */
  readonly isNamed: boolean;
  /** Where each metric occurs first. */
  readonly metrics: Map<string, string>;
  /** Where each id of a metric stands. */
  readonly places: Map<string, string>;
}

/** Reads all files once and checks every row: malformed ones, equal ids, and scorers that do not exist, all with `file:line`. */
export function surveyLabels(
  files: readonly LabelFile[],
  names: readonly string[] | undefined,
  registry: Registry,
  disk: Pick<Files, 'reader' | 'stat'>,
): LabelSurvey {
  const found: Found = {
    rows: 0,
    problems: [],
    more: 0,
    isNamed: names !== undefined,
    metrics: new Map(),
    places: new Map(),
  };
  const resolved = names === undefined ? undefined : resolveScorers([...new Set(names)], registry);
  for (const { message, hint } of resolved?.problems ?? []) complain(found, '--scorers', message, hint);
  // Nobody asked would look like a measurement without findings.
  if (names?.length === 0) complain(found, '--scorers', 'names no scorer');
  for (const file of files) readFile(file, disk, found);
  const byMetric = scorersOf(found, registry);
  const { rows, problems, more } = found;
  if (more > 0) problems.push({ path: '', message: `and ${more} more` });
  return { rows, byMetric, named: resolved?.scorers, problems };
}

function complain(found: Found, path: string, message: string, hint?: string): void {
  if (found.problems.length < MOST_PROBLEMS) found.problems.push({ path, message, ...defined({ hint }) });
  else found.more += 1;
}

function readFile({ path, shown }: LabelFile, disk: Pick<Files, 'reader' | 'stat'>, found: Found): void {
  const kind = disk.stat(path)?.kind;
  if (kind !== 'file') {
    const what = kind === undefined ? 'there is no such file' : 'is not a file; name the files in it';
    complain(found, shown, what);
    return;
  }
  let lines = 0;
  let unnamed = 0;
  let firstUnnamed = '';
  for (const line of labelLines(path, disk)) {
    lines += 1;
    const at = `${shown}:${line.line}`;
    const row = rowOf(line, at, found);
    if (row === undefined) continue;
    noteRow(row, at, found);
    if (found.isNamed || row.metric !== undefined) continue;
    unnamed += 1;
    if (unnamed === 1) firstUnnamed = at;
  }
  if (lines === 0) complain(found, shown, 'holds no rows; a line holds one labelled row as a JSON object');
  if (unnamed > 0) {
    const further = unnamed === 1 ? '' : ` here and in ${formatCounted(unnamed - 1, 'more row')} of the file`;
    complain(
      found,
      firstUnnamed,
      `metric is missing${further}; write the scorer's name there, or name it with --scorers`,
    );
  }
}

/** The row of a line; undefined where it is malformed, which is among the problems then. */
function rowOf(line: LabelLine, at: string, found: Found): LabelRow | undefined {
  if ('problem' in line) {
    complain(found, at, line.problem);
    return undefined;
  }
  const read = readLabel(line.text);
  if ('row' in read) return read.row;
  for (const message of read.problems) complain(found, at, message);
  return undefined;
}

function noteRow({ id, metric }: LabelRow, at: string, found: Found): void {
  const { isNamed, places, metrics } = found;
  found.rows += 1;
  if (id !== undefined) {
    const key = JSON.stringify([isNamed ? null : metric, id]);
    const before = places.get(key);
    if (before === undefined) places.set(key, at);
    else complain(found, at, `the id "${id}" is taken by ${before}; each row needs its own`);
  }
  if (!isNamed && metric !== undefined && !metrics.has(metric)) metrics.set(metric, at);
}

function scorersOf(found: Found, registry: Registry): Map<string, Scorer> {
  const byMetric = new Map<string, Scorer>();
  for (const [metric, at] of found.metrics) {
    const { scorers, problems } = resolveScorers([metric], registry);
    const [scorer] = scorers;
    if (scorer !== undefined) byMetric.set(metric, scorer);
    for (const { message, hint } of problems) complain(found, at, message, hint);
  }
  return byMetric;
}
