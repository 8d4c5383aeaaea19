import { createHash } from 'node:crypto';
import type {
  BackgroundAccess,
  EvalsAccess,
  OptionsAccess,
  ScoringAccess,
  StateAccess,
} from '../../engine/engine-parts.ts';
import { withStoredFailureAnalysis } from '../../jobs/failures/run-failure-analysis.ts';
import { isRunId } from '../../jobs/follow-progress.ts';
import { withCalibration } from '../../jobs/runs/calibration-quotes.ts';
import { pageCase, pageRow } from '../../reports/pages/case-data.ts';
import { tailOf } from '../../reports/pages/html-report.ts';
import type { PageCase } from '../../reports/pages/page-case.ts';
import { runHead } from '../../reports/pages/run-data.ts';
import { redacted, redactedReport } from '../../reports/redacted.ts';
import { casesFrom } from '../../runs/attempt.ts';
import { runTrend } from '../../runs/comparing/run-trend.ts';
import { openStoredRun, storedReport } from '../../runs/stored-run.ts';
import type { RunReport } from '../../schema/run.ts';
import { statePaths } from '../../state/state-paths.ts';
import { readRun } from '../resources/read-run.ts';

type Parts = OptionsAccess & StateAccess & EvalsAccess & ScoringAccess & BackgroundAccess;

/** The page of a stored run: while it is under way what is known so far, then everything, line by line. */
export type RunPage =
  | { state: 'unfinished'; value: unknown }
  | {
      state: 'finished';
      /** Another one whenever anything on the page is another. */
      version: string;
      /** JSON lines: the head, a row for each case, what is known of all of them. Opens the run when the first is asked for. */
      lines(): Iterable<string>;
    };

/** The page of the run of this id, without secrets; undefined when there is none. */
export async function runPage(engine: Parts, runId: string): Promise<RunPage | undefined> {
  if (!isRunId(runId)) return undefined;
  const known = await finishedReport(engine, runId);
  if (known === undefined) {
    const read = await readRun(engine, runId, { summary: true });
    return read !== undefined && 'value' in read
      ? { state: 'unfinished', value: redactedBy(engine, read.value) }
      : undefined;
  }
  const head = JSON.stringify({ head: runHead(known.report) });
  const version = createHash('sha256').update(`${known.stamp} ${head}`).digest('base64url');
  return {
    state: 'finished',
    version,
    *lines() {
      yield `${head}\n`;
      const journal = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
      const tail = tailOf();
      try {
        for (const one of redactedBy(engine, storedReport(runId, journal), redactedReport).cases) {
          tail.add(one);
          yield `${JSON.stringify(pageRow(one))}\n`;
        }
      } finally {
        void journal.close();
      }
      yield `${JSON.stringify({ tail: tail.told(known.report) })}\n`;
    },
  };
}

/** Everything of the report of a finished run but its cases, as its reports in files say it; undefined for a run that is none, or goes on. */
async function finishedReport(
  engine: Parts,
  runId: string,
): Promise<{ report: RunReport; stamp: string } | undefined> {
  const paths = statePaths(engine.stateDir);
  const stat = engine.ports.files.stat(paths.journal(runId));
  if (stat === null || engine.live().of(runId) !== undefined) return undefined;
  const journal = openStoredRun(runId, paths, engine.ports);
  try {
    const { header, config } = journal;
    if (header === undefined || config === undefined) return undefined;
    const rows = await (await engine.store()).runSummaries();
    const whole = { ...storedReport(runId, journal), ...runTrend(rows, { header, config }) };
    const told = await withStoredFailureAnalysis(engine, await withCalibration(engine, whole), journal);
    const report = redactedBy(engine, { ...told, cases: [] }, redactedReport);
    return { report, stamp: `${stat.size} ${stat.modifiedMs}` };
  } finally {
    await journal.close();
  }
}

/** One case of a run with its texts, as far as it was played; undefined when there is none. */
export async function runPageCase(
  engine: OptionsAccess & StateAccess,
  runId: string,
  caseId: string,
): Promise<PageCase | undefined> {
  const paths = statePaths(engine.stateDir);
  if (!isRunId(runId) || engine.ports.files.stat(paths.journal(runId)) === null) return undefined;
  const journal = openStoredRun(runId, paths, engine.ports);
  try {
    const plan = journal.planned.find(({ id }) => id === caseId);
    if (plan === undefined) return undefined;
    const { findings, config } = journal;
    const [one] = casesFrom([plan], journal.attempt, new Set(findings.flaky), config?.quarantine);
    return one === undefined ? undefined : pageCase(redacted(one, engine.options.redact));
  } finally {
    await journal.close();
  }
}

/** Without the secrets that the entry point knows of. */
function redactedBy<T>(
  { options }: OptionsAccess,
  value: T,
  by: (value: T, redact: (text: string) => string) => T = redacted,
): T {
  return options.redact === undefined ? value : by(value, options.redact);
}
