import { withStoredFailureAnalysis } from '../jobs/failures/run-failure-analysis.ts';
import { withCalibration } from '../jobs/runs/calibration-quotes.ts';
import { textPieces } from '../ports/text-pieces.ts';
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
    const { out, bytes } = terminal();
    const format = flags.format ?? 'all';
    const writesJson = format === 'all' || format === 'json';
    const onJson = writesJson && flags.json === true ? bytes : undefined;
    const written = writeReports(folder, report, engine.ports.files, format, { onJson });
    if (flags.json !== true) for (const path of Object.values(written)) out(`${path}\n`);
    else if (!writesJson) print(resultsJson(report), bytes);
    return 0;
  } finally {
    await journal.close();
  }
}

function print(pieces: Iterable<string>, bytes: (piece: Uint8Array) => void): void {
  const text = textPieces(bytes);
  for (const piece of pieces) text.add(piece);
  text.end();
}
