import type { RunReport } from '../schema/run.ts';
import { casesCsv } from './cases-csv.ts';
import { junit } from './junit.ts';
import { resultsJson } from './results-json.ts';
import { summaryMarkdown } from './summary-markdown.ts';

/** The reports a run writes: file name, the format's name on the command line, and the pure function that makes it. */
export const REPORTS = [
  { file: 'results.json', format: 'json', make: resultsJson },
  { file: 'summary.md', format: 'markdown', make: (report: RunReport) => summaryMarkdown(report) },
  { file: 'junit.xml', format: 'junit', make: junit },
  { file: 'cases.csv', format: 'csv', make: casesCsv },
] as const;
export type ReportFormat = (typeof REPORTS)[number]['format'];

/** Writes the reports of a run into a folder, piece by piece. Returns the files by format. */
export function writeReports(
  folder: string,
  report: RunReport,
  files: { writeStream(path: string, pieces: Iterable<string>): void },
  format: ReportFormat | 'all' = 'all',
  /** Told every piece of results.json as it is written, so that printing it costs no second pass. */
  onJson?: (piece: string) => void,
): Partial<Record<ReportFormat, string>> {
  const written: Partial<Record<ReportFormat, string>> = {};
  for (const one of REPORTS) {
    if (format !== 'all' && format !== one.format) continue;
    const path = `${folder}/${one.file}`;
    const pieces = one.make(report);
    files.writeStream(path, one.format === 'json' && onJson !== undefined ? told(pieces, onJson) : pieces);
    written[one.format] = path;
  }
  return written;
}

function* told(pieces: Iterable<string>, tell: (piece: string) => void): Iterable<string> {
  for (const piece of pieces) {
    tell(piece);
    yield piece;
  }
}
