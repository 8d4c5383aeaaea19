import type { BackgroundAccess, OptionsAccess, PortsAccess, StateAccess } from '../../engine/engine-parts.ts';
import { isRunId } from '../../jobs/follow-progress.ts';
import { jobOf } from '../../jobs/job-records.ts';
import { resultsJson } from '../../reports/results-json.ts';
import { casesFrom } from '../../runs/attempt.ts';
import { openStoredRun, storedReport } from '../../runs/stored-run.ts';
import { tally } from '../../runs/summarize.ts';
import { type Counts, RUN_SCHEMA_VERSION, type RunReport } from '../../schema/run.ts';
import { type UnfinishedRun, unfinishedRun } from '../../schema/run-view.ts';
import { round4 } from '../../scorers/formulas/round.ts';
import { statePaths } from '../../state/state-paths.ts';
import type { RunSummaryRow } from '../../state/store.ts';

/** How a run is answered: as a value, or as the pieces of a JSON text that may be large. */
export type ReadRun = { value: unknown } | { text: Iterable<string> };

/**
 * A run by its id (contract 9), whoever played it: results.json once it is finished (without its cases for a `summary`), the counts so far
 * while it is under way or waits. Undefined when there is none.
 */
export async function readRun(
  engine: OptionsAccess & StateAccess & BackgroundAccess,
  runId: string,
  { summary }: { summary: boolean },
): Promise<ReadRun | undefined> {
  if (!isRunId(runId)) return undefined;
  const live = engine.live().of(runId);
  if (live !== undefined) {
    const { status, startedAt, agentId, counts } = live;
    const reason = status === 'queued' ? 'Waits for its turn.' : 'Under way.';
    return { value: view({ runId, status, reason, startedAt, agentId, counts }, summary) };
  }
  const paths = statePaths(engine.stateDir);
  if (engine.ports.files.stat(paths.journal(runId)) === null) return listedRun(engine, runId, summary);
  const journal = openStoredRun(runId, paths, engine.ports);
  try {
    if (journal.header === undefined || journal.config === undefined) {
      const row = await rowOf(engine, runId);
      const { counts } = tally(casesFrom(journal.planned, journal.counted));
      // What was not played to the end is not left out: it is not there yet.
      const marked = journal.planned.filter(({ skip }) => skip !== undefined).length;
      const agents = new Set(journal.planned.map(({ agent_id }) => agent_id));
      const known = {
        agentId: agents.size === 1 ? [...agents][0]! : null,
        counts: { ...counts, skipped: marked + (counts.unsure ?? 0) },
        startedAt: journal.startedAt,
      };
      return { value: brokenOff(engine, { runId, row, summary, ...known }) };
    }
    const { withStoredFailureAnalysis } = await import('../../jobs/failures/run-failure-analysis.ts');
    // As `assay report` writes it.
    const report = await withStoredFailureAnalysis(engine, storedReport(runId, journal), journal);
    if (!summary) return { text: wholeText(engine, runId, report) };
    const { cases: _, ...rest } = JSON.parse([...resultsJson({ ...report, cases: [] })].join(''));
    return { value: rest };
  } finally {
    await journal.close();
  }
}

/** Opens the journal when the first piece is asked for and closes it with the last, also when nobody wants the rest. */
function* wholeText(engine: StateAccess, runId: string, report: RunReport): Generator<string> {
  const journal = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
  try {
    yield* resultsJson({ ...report, cases: storedReport(runId, journal).cases });
  } finally {
    void journal.close();
  }
}

/** A run without a journal: it waits to go on after a restart, or failed before it began. */
async function listedRun(engine: StateAccess, runId: string, summary: boolean): Promise<ReadRun | undefined> {
  const row = await rowOf(engine, runId);
  const begun = row === undefined ? await jobOf(engine, runId) : undefined;
  if (row === undefined && begun === undefined) return undefined;
  const facts = { runId, row, summary, agentId: null, counts: NONE, startedAt: begun?.created_at };
  return { value: brokenOff(engine, facts) };
}

interface KnownOfRun {
  runId: string;
  row: RunSummaryRow | undefined;
  summary: boolean;
  agentId: string | null;
  counts: Counts;
  startedAt: string | undefined;
}

/** A run that is not under way in this process and has no results: what its row says of it. */
function brokenOff(engine: PortsAccess, { runId, row, summary, ...known }: KnownOfRun): UnfinishedRun {
  const stored = unfinishedRun.partial().safeParse({ cases: [], ...row }).data;
  const status = stored?.status ?? 'running';
  return view(
    {
      ...{ runId, status },
      reason: stored?.reason ?? 'Not finished: under way in another process, or interrupted.',
      startedAt: known.startedAt ?? stored?.started_at ?? new Date(engine.ports.clock.now()).toISOString(),
      agentId: known.agentId ?? stored?.agent_id ?? null,
      counts: known.counts.total > 0 ? known.counts : (stored?.counts ?? known.counts),
      ...(status === 'failed' ? { finishedAt: stored?.finished_at ?? undefined } : {}),
    },
    summary,
  );
}

const NONE: Counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 };

interface UnfinishedFacts {
  runId: string;
  status: UnfinishedRun['status'];
  reason: string;
  startedAt: string;
  finishedAt?: string | undefined;
  agentId: string | null;
  counts: Counts;
}

function view(facts: UnfinishedFacts, summary: boolean): UnfinishedRun {
  const { runId, status, reason, startedAt, finishedAt, agentId, counts } = facts;
  const judged = counts.passed + counts.failed;
  return {
    schema_version: RUN_SCHEMA_VERSION,
    run_id: runId,
    status,
    conclusion: status === 'failed' ? 'failed' : null,
    reason,
    started_at: startedAt,
    finished_at: finishedAt ?? null,
    agent_id: agentId,
    counts: { ...counts },
    pass_rate: judged === 0 ? null : round4(counts.passed / judged),
    ...(summary ? {} : { cases: [] as [] }),
  };
}

async function rowOf(engine: StateAccess, runId: string): Promise<RunSummaryRow | undefined> {
  return (await (await engine.store()).runSummary(runId)) ?? undefined;
}
