import { resolve } from 'node:path';
import { asFault, Fault, faultLine } from '../../errors.ts';
import type { StateAccess } from '../../state/state-access.ts';
import type { RunSummaryRow } from '../../state/store.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { formatCounted } from '../../text/format.ts';
import type { NoBaseline } from '../gating/gate-regression.ts';
import type { RunConfig } from '../records.ts';
import type { Baseline } from '../run-spec.ts';
import { type LoadedRun, loadComparedRun, sameSelection } from './load-compared-run.ts';

/** A baseline that is open until the run ends, or why there is none. */
export interface ChosenBaseline {
  baseline?: Baseline & { run: LoadedRun };
  /** What the run writes down, so that it goes on with the same one after a kill. */
  recorded?: string;
  missing?: NoBaseline;
}

/** Why earlier runs could not be brought to a state folder, as a clause, and what to do about it, as a sentence. */
export interface Unread {
  why: string;
  /** Absent where nobody here can do anything, as on a fork. */
  remedy?: string;
}

/** How a baseline is looked for. */
export interface BaselineSearch {
  /** The run that wants one. */
  runId: string;
  /** A file, a run id or `none`; undefined leaves the choice to us. */
  named?: string | undefined;
  /** Whether somebody asks for one: without that none is chosen. */
  wanted: boolean;
  /** Set where the run judges stored answers again: nothing was played that could have got worse. */
  rescored: RunConfig['rescored'];
  /** Set where earlier runs could not be brought to this state folder. */
  unread?: Unread | undefined;
  selection: RunConfig['selection'];
  /** Whoever judged is as good as another where this is undefined: only what needs no judge is compared. */
  judge: RunConfig['judge'] | undefined;
}

const HOW_TO_NAME = 'name one as baseline: a results.json file or a run id';

/** Runs that are tried when the newest ones cannot be opened. */
const MOST_TRIED = 5;

/**
 * The run to compare with. A named one is opened or refused before anything is paid. Without a name, and only where the gate
 * asks for regressions, it is the newest run of this state folder that can serve: finished, not failed (a regression would be
 * its own baseline the second time), not one that left doubts (a case flipped to failed, if only by chance, or lost its
 * verdict, or a fall was suspected: step by step that would lead anywhere), by the same judge, of the same cases or of all
 * of them. `fail_on: never` decided nothing about its answers, so such a run serves only where there is no other.
 */
export async function chooseBaseline(engine: StateAccess, sought: BaselineSearch): Promise<ChosenBaseline> {
  const { named, runId } = sought;
  if (sought.rescored !== undefined) return ofRescored(engine, sought.rescored);
  if (named === 'none') return { recorded: 'none', missing: { missing: 'No baseline was wanted' } };
  if (named !== undefined) {
    const run = await loadComparedRun(engine, named);
    if (run.header.run_id === runId) {
      await run.close();
      throw new Fault('usage', `${runId} cannot be its own baseline`, {
        where: 'baseline',
        hint: 'Name an earlier run.',
      });
    }
    return found(run, nameOf(named, run), recordedAs(engine, named, run), sought);
  }
  if (!sought.wanted) return {};
  const all = await (await engine.store()).runSummaries();
  const rows = all.filter((row) => serves(row, sought));
  const byJudge = rows.filter((row) => sought.judge === undefined || sameJudge(row, sought.judge));
  for (const { row, how } of ranked(byJudge, sought.selection).slice(0, MOST_TRIED))
    try {
      const passedOver = all
        .slice(0, all.indexOf(row))
        .some((newer) => isUnfailed(newer) && isDoubtful(newer));
      const name = `${row.run_id} (${how}${passedOver ? ', with nothing in doubt' : ''})`;
      const newest = all.slice(0, all.indexOf(row)).find(isOfBranch);
      const chosen = found(await loadComparedRun(engine, row.run_id), name, row.run_id, sought);
      return newest?.['conclusion'] === 'failed' ? besideFailure(chosen, newest) : chosen;
    } catch (error) {
      engine.warn(`${row.run_id} cannot be the baseline: ${faultLine(asFault(error))}`);
    }
  const other = rows[0];
  return { missing: noneOf(byJudge.length, other, sought.unread) };
}

/** Why none was found; a fault that can be mended names how. */
function noneOf(
  unopened: number,
  other: RunSummaryRow | undefined,
  unread: BaselineSearch['unread'],
): NoBaseline {
  if (other === undefined && unread !== undefined)
    return { missing: `No baseline to compare with: ${unread.why}`, remedy: unread.remedy };
  if (unopened > 0)
    return {
      missing: `No baseline to compare with: ${formatCounted(unopened, 'run')} could be it and cannot be opened`,
      remedy: 'Play the suite once more where the baseline is made, or name another one (baseline).',
    };
  if (other === undefined) return { missing: `No baseline to compare with yet (${HOW_TO_NAME})` };
  const judge = judgeOf(other)?.model ?? 'another judge';
  return {
    missing: `No baseline to compare with: the runs before this one were judged by ${judge} (${HOW_TO_NAME})`,
  };
}

/** The run whose answers are judged anew is there to be looked at: what differs is the judge, and no gate asks that. */
async function ofRescored(
  engine: StateAccess,
  { from, fresh }: NonNullable<RunConfig['rescored']>,
): Promise<ChosenBaseline> {
  const missing = { missing: 'Stored answers were judged again, which shows no regression' };
  if (!fresh) return { missing };
  return { baseline: { run: await loadComparedRun(engine, from), name: from, gates: false }, missing };
}

function found(
  run: LoadedRun,
  name: string,
  recorded: string,
  { selection }: BaselineSearch,
): ChosenBaseline {
  const same = sameSelection(run.selection, selection);
  return { baseline: { run, name, gates: true, sameSelection: same }, recorded };
}

const besideFailure = ({ baseline, ...rest }: ChosenBaseline, { run_id: newerFailed }: RunSummaryRow) => ({
  ...rest,
  ...(baseline === undefined ? {} : { baseline: { ...baseline, newerFailed } }),
});

/** A file is named beside the run it holds: the path is what a person knows it by. */
const isStored = (named: string, { header, selected }: LoadedRun) =>
  selected !== undefined && named === header.run_id;
const nameOf = (named: string, run: LoadedRun) =>
  isStored(named, run) ? run.header.run_id : `${run.header.run_id} (${named})`;
const recordedAs = ({ ports }: StateAccess, named: string, run: LoadedRun) =>
  isStored(named, run) ? run.header.run_id : resolve(ports.env.cwd(), named);

/** A row of the index as far as it is looked at; what is in the index may be of any age. */
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined; // Border: read back from disk.

/** Whether a run finished in a way that a later one can be held against, and played at least what is played now. */
function serves(row: RunSummaryRow, { runId, selection }: BaselineSearch): boolean {
  if (row.run_id === runId || row['status'] !== 'completed' || typeof row['pass_rate'] !== 'number')
    return false;
  if (!isUnfailed(row)) return false;
  // A part, or other answers than the agent's of that day.
  if (row['rescored'] === true || row['shard'] !== undefined || row['imported'] !== undefined) return false;
  // Some of its cases, which nobody named.
  if (row['narrowed'] === true) return false;
  // Plays of a prompt that is not the agent's.
  if (row['optimization'] !== undefined) return false;
  // Most of what its cases ask was not decided.
  if (row['secrets_withheld'] !== undefined) return false;
  if (isDoubtful(row)) return false;
  // Its row came from another machine without its answers.
  if (row['journal'] === false) return false;
  const before = row['selection'];
  if (typeof before !== 'object' || before === null) return false;
  if (field(before, 'agent') !== selection.agent || field(before, 'repeat') !== selection.repeat)
    return false;
  return playedAll(before) || sameCases(before, selection);
}

/** Whether a row came with the state of the base branch, of a whole run that ended: only the journal of a baseline comes along. */
const isOfBranch = (row: RunSummaryRow) =>
  row['journal'] === false &&
  row['status'] === 'completed' &&
  row['rescored'] !== true &&
  row['shard'] === undefined;
const isUnfailed = (row: RunSummaryRow) => row['conclusion'] === 'passed' || row['conclusion'] === 'neutral';
/** What failed in it, if only by chance, or got no verdict, could fail for good in the next run and look as before. */
const isDoubtful = (row: RunSummaryRow) => Number(row['doubts'] ?? 0) > 0;

const playedAll = (selection: unknown) =>
  field(selection, 'cases') === undefined && field(selection, 'tags') === undefined;
const sameCases = (a: unknown, b: unknown) =>
  canonicalJson([field(a, 'cases'), field(a, 'tags')]) ===
  canonicalJson([field(b, 'cases'), field(b, 'tags')]);

const judgeOf = (row: RunSummaryRow) => {
  const [mode, model] = [field(row['judge'], 'mode'), field(row['judge'], 'model')];
  return typeof mode === 'string' && typeof model === 'string' ? { mode, model } : undefined;
};
const sameJudge = (row: RunSummaryRow, judge: RunConfig['judge']) =>
  judgeOf(row)?.mode === judge.mode && judgeOf(row)?.model === judge.model;

/** Best first: what decided about its answers before what did not, the same cases before more of them, then the newest. */
function ranked(rows: readonly RunSummaryRow[], selection: RunConfig['selection']) {
  const decided = (row: RunSummaryRow) => row['conclusion'] === 'passed' || row['fail_on'] === 'regression';
  const wordsOf = (row: RunSummaryRow) =>
    [
      row['conclusion'] === 'passed' ? 'the newest run that passed' : 'the newest run that did not fail',
      ...(sameCases(row['selection'], selection) ? [] : ['of all cases']),
    ].join(', ');
  return rows
    .map((row, age) => ({
      row,
      how: wordsOf(row),
      rank: (decided(row) ? 0 : 2) + (sameCases(row['selection'], selection) ? 0 : 1),
      age,
    }))
    .sort((a, b) => a.rank - b.rank || a.age - b.age);
}
