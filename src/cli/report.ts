import { withStoredFailureAnalysis } from '../jobs/failures/run-failure-analysis.ts';
import { withCalibration } from '../jobs/runs/calibration-quotes.ts';
import { resultsJson } from '../reports/results-json.ts';
import { type ReportFormat, writeReports } from '../reports/write-reports.ts';
import { openStoredRun, storedReport } from '../runs/stored-run.ts';
import { statePaths } from '../state/state-paths.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { shownReport } from './redaction.ts';
import { reportsFolder } from './reports-folder.ts';
import { terminal } from './terminal.ts';

/** `assay report RUN_ID`: the reports of a stored run again, from its journal alone. */
export async function reportCommand(
  [runId = '']: string[],
  flags: CommonFlags & { format?: ReportFormat | 'all'; out?: string },
): Promise<number> {
  const engine = engineOf(flags);
  const folder = reportsFolder(engine, flags.out, `${engine.stateDir}/reports/${runId}`);
  const journal = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
  try {
    const calibrated = await withCalibration(engine, storedReport(runId, journal));
    const report = shownReport(await withStoredFailureAnalysis(engine, calibrated, journal));
    const { out, gathered } = terminal();
    const format = flags.format ?? 'all';
    const printed = flags.json === true ? gathered() : undefined;
    const writesJson = format === 'all' || format === 'json';
    const onJson = writesJson ? printed?.add : undefined;
    const written = writeReports(folder, report, engine.ports.files, format, { onJson });
    if (printed === undefined) for (const path of Object.values(written)) out(`${path}\n`);
    else {
      if (!writesJson) for (const piece of resultsJson(report)) printed.add(piece);
      printed.end();
    }
    return 0;
  } finally {
    await journal.close();
  }
}
