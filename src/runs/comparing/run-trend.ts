import type { RunHeader, TrendPoint } from '../../schema/run.ts';
import type { RunSummaryRow } from '../../state/store.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import type { RunConfig } from '../records.ts';

/** Points that are shown, and fewer than which show no direction. */
const MOST_RUNS = 30;
const FEWEST_RUNS = 3;

/** This run as far as it says which earlier ones are of its kind. */
interface Ended {
  header: Pick<RunHeader, 'run_id' | 'started_at' | 'pass_rate' | 'judge' | 'status'>;
  config: Pick<RunConfig, 'selection' | 'rescored' | 'shard' | 'secrets_withheld' | 'narrowed'>;
}

/**
 * The pass rates of the last runs that can be laid beside this one, oldest first, with this one as the last: whole runs that
 * ended, were asked to play the same, and were judged by the same judge. `rows` are those of the index, newest first. Nothing
 * where there are fewer than three, or where this run itself is a part, judged stored answers, or did not end.
 */
export function runTrend(
  rows: readonly RunSummaryRow[],
  { header, config }: Ended,
): { trend?: TrendPoint[] } {
  const { run_id, started_at, pass_rate, judge, status } = header;
  if (pass_rate === null || status !== 'completed') return {};
  const { rescored, shard, secrets_withheld: missing, narrowed } = config;
  if ((rescored ?? shard ?? missing ?? narrowed) !== undefined) return {};
  const kind = kindOf(config.selection, judge);
  const earlier = rows
    .filter((row) => row.run_id !== run_id && row.started_at <= started_at && isWhole(row))
    .filter((row) => kindOf(row['selection'], row['judge']) === kind)
    .slice(0, MOST_RUNS - 1)
    // Checked by `isWhole`.
    .map((row) => ({ run: row.run_id, pass_rate: row['pass_rate'] as number }))
    .reverse();
  const trend = [...earlier, { run: run_id, pass_rate }];
  return trend.length < FEWEST_RUNS ? {} : { trend };
}

/** What is in the index may be of any age, and from another machine. */
function isWhole(row: RunSummaryRow): boolean {
  const { status, pass_rate: rate, rescored, shard, secrets_withheld: missing, imported, narrowed } = row;
  return (
    status === 'completed' &&
    typeof rate === 'number' &&
    rate >= 0 &&
    rate <= 1 &&
    rescored !== true &&
    shard === undefined &&
    missing === undefined &&
    imported === undefined &&
    narrowed !== true
  );
}

/** Equal where two runs were asked to play the same, and judged by the same judge. */
function kindOf(selection: unknown, judge: unknown): string {
  const [selected, judged] = [fieldsOf(selection), fieldsOf(judge)];
  return canonicalJson([
    [selected['cases'], selected['tags'], selected['agent'], selected['repeat']],
    [judged['mode'], judged['model']],
  ]);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // Read back from disk: every field is unknown.
