import type { Problem } from '../errors.ts';
import type { Files } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { Registry } from '../scorers/registry.ts';
import { resolveScorers } from '../scorers/resolve-scorers.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { formatCounted } from '../text/format.ts';
import { labelLines } from './label-lines.ts';
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

/** Reads all files once and checks every row: malformed ones, equal ids, and scorers that do not exist, all with `file:line`. */
export function surveyLabels(
  files: readonly LabelFile[],
  names: readonly string[] | undefined,
  registry: Registry,
  disk: Pick<Files, 'reader' | 'stat'>,
): LabelSurvey {
  const problems: Problem[] = [];
  let more = 0;
  const complain = (path: string, message: string, hint?: string): void => {
    if (problems.length < MOST_PROBLEMS) problems.push({ path, message, ...defined({ hint }) });
    else more += 1;
  };
  const resolved = names === undefined ? undefined : resolveScorers([...new Set(names)], registry);
  for (const { message, hint } of resolved?.problems ?? []) complain('--scorers', message, hint);
  // Nobody asked would look like a measurement without findings.
  if (names?.length === 0) complain('--scorers', 'names no scorer');
  const metrics = new Map<string, string>();
  const places = new Map<string, string>();
  let rows = 0;
  for (const { path, shown } of files) {
    const kind = disk.stat(path)?.kind;
    if (kind !== 'file') {
      complain(shown, kind === undefined ? 'there is no such file' : 'is not a file; name the files in it');
      continue;
    }
    let lines = 0;
    let unnamed = { line: 0, rows: 0 };
    for (const found of labelLines(path, disk)) {
      lines += 1;
      const at = `${shown}:${found.line}`;
      if ('problem' in found) {
        complain(at, found.problem);
        continue;
      }
      const read = readLabel(found.text);
      if ('problems' in read) {
        for (const message of read.problems) complain(at, message);
        continue;
      }
      const { id, metric } = read.row;
      rows += 1;
      if (id !== undefined) {
        const key = JSON.stringify([resolved === undefined ? metric : null, id]);
        const before = places.get(key);
        if (before === undefined) places.set(key, at);
        else complain(at, `the id "${id}" is taken by ${before}; each row needs its own`);
      }
      if (resolved !== undefined) continue;
      if (metric === undefined)
        unnamed = { line: unnamed.rows === 0 ? found.line : unnamed.line, rows: unnamed.rows + 1 };
      else if (!metrics.has(metric)) metrics.set(metric, at);
    }
    if (lines === 0) complain(shown, 'holds no rows; a line holds one labelled row as a JSON object');
    if (unnamed.rows > 0)
      complain(
        `${shown}:${unnamed.line}`,
        `metric is missing${unnamed.rows === 1 ? '' : ` here and in ${formatCounted(unnamed.rows - 1, 'more row')} of the file`}; write the scorer's name there, or name it with --scorers`,
      );
  }
  const byMetric = new Map<string, Scorer>();
  for (const [metric, at] of metrics) {
    const { scorers, problems: unknown } = resolveScorers([metric], registry);
    const [scorer] = scorers;
    if (scorer !== undefined) byMetric.set(metric, scorer);
    for (const { message, hint } of unknown) complain(at, message, hint);
  }
  if (more > 0) problems.push({ path: '', message: `and ${more} more` });
  return { rows, byMetric, named: resolved?.scorers, problems };
}
