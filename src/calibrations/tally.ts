import type { Agreement, ScorerCalibration } from '../schema/calibration.ts';
import { defined } from '../schema/defined.ts';
import type { LabelRow } from '../schema/label-row.ts';
import type { Scorer, ScorerOutcome } from '../scorers/scorer.ts';
import { agreement } from './agreement.ts';
import { type Observation, rankOf } from './observation.ts';
import { sureVerdicts } from './sure-verdicts.ts';
import { wrongRows } from './wrong-rows.ts';

/** Where a row stands: its number over all files, and its place in messages. */
export interface RowPlace {
  readonly index: number;
  readonly at: string;
}

/** Collects what one scorer said of many rows. Order of arrival does not matter. */
export interface Tally {
  add(row: LabelRow, place: RowPlace, outcome: ScorerOutcome): void;
  figures(options: { seed: number; resamples: number }): ScorerCalibration;
}

/** Kinds of errors that are counted apart. */
const MOST_ERRORS = 5;

/** An empty tally; `threshold` is what passes today, `mostWrong` rows are kept on which scorer and label differ. A row that could not be judged is counted, and is no observation. */
export function tally(scorer: Scorer, threshold: number, mostWrong = 0): Tally {
  const seen: { index: number; observation: Observation; kind: string | null }[] = [];
  const errors = new Map<string, { rows: number; index: number; first: string; message: string }>();
  const sure = sureVerdicts();
  const wrong = wrongRows(mostWrong);
  let notApplicable = 0;
  return {
    add(row, { index, at }, outcome) {
      if (outcome.status === 'errored') {
        const { code, subcode, message } = outcome.error;
        const key = subcode === undefined ? code : `${code} (${subcode})`;
        const before = errors.get(key);
        const first = before === undefined || index < before.index ? { index, first: at, message } : before;
        errors.set(key, { ...first, rows: (before?.rows ?? 0) + 1 });
        return;
      }
      if (outcome.result.metadata['not_applicable'] === true) notApplicable += 1;
      sure.add(outcome.result, row.label);
      wrong.add(row, { index, at }, outcome.result);
      const group = row.meta?.group ?? row.id;
      seen.push({
        index,
        kind: row.meta?.label_kind ?? null,
        observation: {
          score: outcome.result.score,
          rank: rankOf(outcome.result),
          label: row.label,
          // A row that belongs to nothing stands for itself; the blank keeps it apart from groups that are named.
          group: group === undefined ? ` ${index}` : String(group),
          ...defined({ dataset: row.dataset }),
          ...(typeof row.human_score === 'number' ? { humanScore: row.human_score } : {}),
        },
      });
    },
    figures({ seed, resamples }) {
      seen.sort((one, other) => one.index - other.index);
      const rows = seen.map((one) => one.observation);
      const of = (some: readonly Observation[]) => agreement(some, { threshold, seed, resamples });
      return {
        version: scorer.version,
        errors: [...errors.values()].reduce((sum, one) => sum + one.rows, 0),
        not_applicable: notApplicable,
        ...of(rows),
        by_dataset: byDataset(rows, of),
        sure: sure.counts,
        ...(mostWrong === 0 ? {} : { wrong: wrong.list() }),
        label_kinds: counted(seen.flatMap((one) => (one.kind === null ? [] : [one.kind]))),
        ...errorDetails(errors),
      };
    },
  };
}

/** The kinds of errors, the most frequent first; nothing without any. */
function errorDetails(
  errors: ReadonlyMap<string, { rows: number; index: number; first: string; message: string }>,
): Pick<ScorerCalibration, 'error_details'> {
  if (errors.size === 0) return {};
  const details = [...errors].sort(([, one], [, other]) => other.rows - one.rows || one.index - other.index);
  return {
    error_details: details
      .slice(0, MOST_ERRORS)
      .map(([code, { rows, first, message }]) => ({ code, rows, first, message })),
  };
}

function byDataset(
  rows: readonly Observation[],
  of: (rows: readonly Observation[]) => Agreement,
): Record<string, Agreement> {
  const groups = new Map<string, Observation[]>();
  for (const row of rows) {
    if (row.dataset === undefined) continue;
    const some = groups.get(row.dataset);
    if (some === undefined) groups.set(row.dataset, [row]);
    else some.push(row);
  }
  return Object.fromEntries([...groups].sort(inOrder).map(([name, some]) => [name, of(some)]));
}

function counted(words: Iterable<string>): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(inOrder));
}

const inOrder = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
