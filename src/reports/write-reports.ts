import type { CaseResult, RunReport } from '../schema/run.ts';
import type { CaseReport } from './case-report.ts';
import { casesCsvReport } from './cases-csv.ts';
import { junitReport } from './junit.ts';
import { resultsJsonReport } from './results-json.ts';
import { summaryReport } from './summary-markdown.ts';

/** How a report is written down; test/reports/walk.test.ts knows for each what a hostile text must not do in it. */
export type ReportSyntax = 'json' | 'markdown' | 'xml' | 'csv';

/** A report of a run: its file, its name on the command line, and the pure function that makes it. */
interface ReportSpec {
  file: string;
  format: string;
  syntax: ReportSyntax;
  /** `linkBase`: an https address of the commit, for formats that link to places in files. */
  make(report: RunReport, options?: { linkBase?: string }): CaseReport;
}

/** The reports that a run writes, one line each. */
export const REPORTS = [
  { file: 'results.json', format: 'json', syntax: 'json', make: resultsJsonReport },
  { file: 'summary.md', format: 'markdown', syntax: 'markdown', make: summaryReport },
  { file: 'junit.xml', format: 'junit', syntax: 'xml', make: junitReport },
  { file: 'cases.csv', format: 'csv', syntax: 'csv', make: casesCsvReport },
] as const satisfies readonly ReportSpec[];
export type ReportFormat = (typeof REPORTS)[number]['format'];

/** Who else listens while reports are written, so that no second pass over the cases is needed. */
export interface ReportListeners {
  /** Given results.json in large pieces of UTF-8 as they are written; each is only good until this returns. */
  onJson?: ((piece: Uint8Array) => void) | undefined;
  /** Told of each case, once all reports have been. */
  onCase?: ((one: CaseResult) => void) | undefined;
}

/** A file that is written beside the one that it takes the place of once it is whole. */
interface ReportFile {
  write(text: string): void;
  commit(): void;
  discard(): void;
}

/** A report under way to its file. */
interface FiledReport {
  report: CaseReport;
  file: ReportFile;
  /** Why it could not be written: the others are all the same. */
  problem?: unknown;
}

/**
 * Writes the reports of a run into a folder, all of them in one pass over its cases: texts are read once, and of one case at a time.
 * Returns the files by format. Each file is there as a whole or not at all; one that cannot be written is thrown after the others are.
 */
export function writeReports(
  folder: string,
  report: RunReport,
  files: { replacement(path: string, onBytes?: (piece: Uint8Array) => void): ReportFile },
  format: ReportFormat | 'all' = 'all',
  { onJson, onCase }: ReportListeners = {},
): Partial<Record<ReportFormat, string>> {
  const written: Partial<Record<ReportFormat, string>> = {};
  const open: FiledReport[] = [];
  try {
    for (const one of REPORTS) {
      if (format !== 'all' && format !== one.format) continue;
      const path = `${folder}/${one.file}`;
      const file = files.replacement(path, one.format === 'json' ? onJson : undefined);
      open.push({ report: one.make(report), file });
      written[one.format] = path;
    }
    for (const each of open) write(each, each.report.begin());
    for (const one of report.cases) {
      for (const each of open) write(each, each.report.add(one));
      onCase?.(one);
    }
    for (const each of open) write(each, each.report.end(), () => each.file.commit());
  } finally {
    for (const { file } of open) file.discard();
  }
  for (const { problem } of open) if (problem !== undefined) throw problem;
  return written;
}

function write(each: FiledReport, pieces: Iterable<string>, then?: () => void): void {
  if (each.problem !== undefined) return;
  try {
    for (const piece of pieces) each.file.write(piece);
    then?.();
  } catch (error) {
    each.problem = error;
  }
}
