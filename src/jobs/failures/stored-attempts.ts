import type { StateAccess } from '../../engine/engine-parts.ts';
import { asFault, Fault, faultLine } from '../../errors.ts';
import type { AnalysedAttempt } from '../../failure-analysis/attempts.ts';
import { loadComparedRun } from '../../runs/comparing/load-compared-run.ts';
import { openStoredRun } from '../../runs/stored-run.ts';
import { statePaths } from '../../state/state-paths.ts';
import type { RunSummaryRow } from '../../state/store.ts';
import {
  type AttemptSelection,
  analysedAttempt,
  isLeftOut,
  journalAttempts,
  leanTurns,
} from './journal-attempts.ts';

/** Which stored attempts: those of runs that finished from `from` to `to`, in milliseconds since 1970. */
export interface StoredAttemptSelection extends AttemptSelection {
  from: number;
  to: number;
}

/** Runs that are named in a warning; the others are counted. */
const MOST_NAMED = 5;

/**
 * The judged, unsure and errored attempts of finished runs of a period, each play once, in no promised order. Journals are opened one by
 * one. Shards count through the run that they were merged into, plays of experiments and optimizations not at all. A play that
 * was judged again counts with its newest verdict, at the time when it was played. Runs that did not finish or cannot be read
 * are warned of and left out.
 */
export async function storedAttempts(
  engine: StateAccess,
  selection: StoredAttemptSelection,
): Promise<AnalysedAttempt[]> {
  const { from, to } = selection;
  const all = await (await engine.store()).runSummaries();
  const byId = new Map(all.map((row) => [row.run_id, row]));
  const rows = all
    .filter((row) => counts(row) && mayBeOf(row, selection.agent) && lastOf(row) >= from)
    // Judged again later, an earlier play keeps its own time.
    .filter((row) => row['rescored'] === true || lastOf(row) <= to)
    .sort((a, b) => lastOf(b) - lastOf(a));
  const unfinished: string[] = [];
  const plays = new Map<string, AnalysedAttempt>();
  for (const row of rows) {
    if (row['status'] === 'running') {
      unfinished.push(row.run_id);
      continue;
    }
    const root = rootOf(row, byId);
    const finishedAt = lastOf(root);
    if (finishedAt < from || finishedAt > to) continue;
    try {
      for (const attempt of await attemptsOfStored(engine, row.run_id, selection)) {
        const key =
          attempt.turns[0]?.turn_id ?? JSON.stringify([root.run_id, attempt.case_id, attempt.attempt]);
        const newer = plays.get(key);
        // Nobody's judgement replaces none.
        if (newer === undefined || weightOf(attempt) > weightOf(newer))
          plays.set(key, { ...attempt, finished_at: finishedAt });
      }
    } catch (error) {
      const fault = asFault(error);
      if (!(error instanceof Fault) || fault.code === 'internal') throw error;
      engine.warn(`${row.run_id} is left out: ${faultLine(fault)}`);
    }
  }
  if (unfinished.length > 0)
    engine.warn(
      `${unfinished.length === 1 ? 'a run that did not finish is' : `${unfinished.length} runs that did not finish are`} left out: ${unfinished.slice(0, MOST_NAMED).join(', ')}${unfinished.length > MOST_NAMED ? ', …' : ''} (assay run --resume RUN_ID)`,
    );
  return [...plays.values()];
}

/** The attempts of one run: the id of a stored one, or a results.json file (which does not hold what the cases asked). */
export async function attemptsOfRun(
  engine: StateAccess,
  reference: string,
  selection: AttemptSelection = {},
): Promise<AnalysedAttempt[]> {
  const run = await loadComparedRun(engine, reference);
  try {
    if (run.selected !== undefined) return await attemptsOfStored(engine, run.header.run_id, selection);
    const attempts: AnalysedAttempt[] = [];
    for (const one of run.cases) {
      if (selection.agent !== undefined && one.agent_id !== selection.agent) continue;
      for (const [index, result] of one.attempts.entries()) {
        if (isLeftOut(result)) continue;
        const turns =
          (selection.lean === true && result.status !== 'failed') || result.unsure === true
            ? leanTurns(result)
            : result.turns.map((turn) => ({ ...turn, criteria: {} }));
        attempts.push(analysedAttempt({ ...one, hash: one.hash ?? '' }, result, index, turns, run.header));
      }
    }
    return attempts;
  } finally {
    await run.close();
  }
}

async function attemptsOfStored(
  engine: StateAccess,
  runId: string,
  selection: AttemptSelection,
): Promise<AnalysedAttempt[]> {
  const journal = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
  try {
    const { header, damage, config } = journal;
    // Plays of an original and a candidate prompt, not of the agent as it is.
    if (config?.validates !== undefined) return [];
    if (header === undefined)
      throw new Fault('conflict', `run ${runId} did not finish`, {
        where: runId,
        hint: `Finish it first: assay run --resume ${runId}`,
      });
    if (damage.lines > 0)
      engine.warn(`${damage.lines} damaged lines of the journal of ${runId} are left out`);
    return [...journalAttempts(journal, header, selection)];
  } finally {
    await journal.close();
  }
}

/** A shard's plays stand in the merged run; a row without a journal came from another machine without its answers. */
const counts = (row: RunSummaryRow) =>
  row['shard'] === undefined &&
  row['journal'] !== false &&
  row['experiment'] === undefined &&
  row['optimization'] === undefined;

const mayBeOf = (row: RunSummaryRow, agent: string | undefined) =>
  agent === undefined || typeof row['agent_id'] !== 'string' || row['agent_id'] === agent;

/** A verdict takes the place of none, whichever is newer, and a doubt that of an error. */
const weightOf = ({ status }: AnalysedAttempt) => (status === 'errored' ? 0 : status === 'unsure' ? 1 : 2);

/** When it ended, or began where it did not end. */
function lastOf(row: RunSummaryRow): number {
  const { finished_at: finished } = row;
  return Date.parse(typeof finished === 'string' ? finished : row.started_at);
}

/** The run that played what a run judged again; itself where that is unknown or gone. */
function rootOf(row: RunSummaryRow, byId: ReadonlyMap<string, RunSummaryRow>): RunSummaryRow {
  let root = row;
  const seen = new Set<string>();
  while (typeof root['rescored_from'] === 'string' && !seen.has(root.run_id)) {
    seen.add(root.run_id);
    const from = byId.get(root['rescored_from']);
    if (from === undefined) break;
    root = from;
  }
  return root;
}
