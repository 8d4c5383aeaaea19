import type { RunReport } from '../schema/run.ts';
import { casesCsv } from './cases-csv.ts';
import { junit } from './junit.ts';
import { resultsJson } from './results-json.ts';
import { summaryMarkdown } from './summary-markdown.ts';

/** How a report is written down; test/reports/walk.test.ts knows for each what a hostile text must not do in it. */
export type ReportSyntax = 'json' | 'markdown' | 'xml' | 'csv';

/** A report of a run: its file, its name on the command line, and the pure function that makes it piece by piece. */
interface ReportSpec {
  file: string;
  format: string;
  syntax: ReportSyntax;
  /** `linkBase`: an https address of the commit, for formats that link to places in files. */
  make(report: RunReport, options?: { linkBase?: string }): Iterable<string>;
}

/** The reports that a run writes, one line each. */
export const REPORTS = [
  { file: 'results.json', format: 'json', syntax: 'json', make: resultsJson },
  { file: 'summary.md', format: 'markdown', syntax: 'markdown', make: summaryMarkdown },
  { file: 'junit.xml', format: 'junit', syntax: 'xml', make: junit },
  { file: 'cases.csv', format: 'csv', syntax: 'csv', make: casesCsv },
] as const satisfies readonly ReportSpec[];
export type ReportFormat = (typeof REPORTS)[number]['format'];

/** Writes the reports of a run into a folder, piece by piece. Returns the files by format. */
export function writeReports(
  folder: string,
  report: RunReport,
  files: { writeStream(path: string, pieces: Iterable<string>): void },
  format: ReportFormat | 'all' = 'all',
  /** Given every piece of results.json as it is written, so that printing it costs no second pass. */
  onJson?: (piece: string) => void,
): Partial<Record<ReportFormat, string>> {
  const written: Partial<Record<ReportFormat, string>> = {};
  for (const one of REPORTS) {
    if (format !== 'all' && format !== one.format) continue;
    const path = `${folder}/${one.file}`;
    const pieces = one.make(report);
    files.writeStream(
      path,
      one.format === 'json' && onJson !== undefined ? observed(pieces, onJson) : pieces,
    );
    written[one.format] = path;
  }
  return written;
}

function* observed(pieces: Iterable<string>, observe: (piece: string) => void): Iterable<string> {
  for (const piece of pieces) {
    observe(piece);
    yield piece;
  }
}
