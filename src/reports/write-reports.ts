import { Fault } from '../errors.ts';
import { defined } from '../schema/defined.ts';
import type { PageCode } from '../schema/product.ts';
import type { CaseResult, RunReport } from '../schema/run.ts';
import type { CaseReport } from './case-report.ts';
import { casesCsvReport } from './cases-csv.ts';
import { junitReport } from './junit.ts';
import { htmlReport } from './pages/html-report.ts';
import { resultsJsonReport } from './results-json.ts';
import { summaryReport } from './summary-markdown.ts';

/** How a report is written down; test/reports/walk.test.ts knows for each what a hostile text must not do in it. */
export type ReportSyntax = 'json' | 'markdown' | 'xml' | 'csv' | 'html';

/** A report of a run: its file, its name on the command line, and the pure function that makes it. */
export interface ReportSpec {
  file: string;
  format: string;
  syntax: ReportSyntax;
  /** `linkBase`: an https address of the commit, for formats that link to places in files. `page`: the program, for those that are pages. */
  make(options?: { linkBase?: string; page?: () => PageCode | null }): CaseReport;
}

/** The reports that a run writes, one line each. */
export const REPORTS = [
  { file: 'results.json', format: 'json', syntax: 'json', make: resultsJsonReport },
  { file: 'summary.md', format: 'markdown', syntax: 'markdown', make: summaryReport },
  { file: 'junit.xml', format: 'junit', syntax: 'xml', make: junitReport },
  { file: 'cases.csv', format: 'csv', syntax: 'csv', make: casesCsvReport },
  { file: 'report.html', format: 'html', syntax: 'html', make: htmlReport },
] as const satisfies readonly ReportSpec[];
export type ReportFormat = (typeof REPORTS)[number]['format'];

/** Who else listens while reports are written, so that no second pass over the cases is needed. */
export interface ReportListeners {
  /** Given results.json in large pieces of UTF-8 as they are written; each is only good until this returns. */
  onJson?: ((piece: Uint8Array) => void) | undefined;
  /** Told of each case, once all reports have been. */
  onCase?: ((one: CaseResult) => void) | undefined;
}

/** Where the files of reports are written; each is there as a whole or not at all. */
export interface ReportFiles {
  /** The program of pages; none where it was not built. */
  pageCode?(): PageCode | null;
  replacement(path: string, onBytes?: (piece: Uint8Array) => void): ReportFile;
}

/** A file that is written beside the one that it takes the place of once it is whole. */
interface ReportFile {
  write(text: string | Uint8Array): void;
  commit(): void;
  discard(): void;
}

/** A report in the making. */
export interface OpenReport {
  spec: (typeof REPORTS)[number];
  report: CaseReport;
  /** Why it could not be written: the others are all the same. */
  problem?: unknown;
}

/** Those of a format, none of which knows of a case yet. */
export const openReports = (files: ReportFiles, format: ReportFormat | 'all' = 'all'): OpenReport[] =>
  REPORTS.filter((one) => format === 'all' || format === one.format).map((spec) => openReport(spec, files));

/** It knows of no case yet. */
export function openReport(spec: OpenReport['spec'], files: ReportFiles): OpenReport {
  const { make }: ReportSpec = spec;
  return { spec, report: make({ page: () => files.pageCode?.() ?? null }) };
}

/**
 * Writes the reports of a run into a folder, all of them in one pass over its cases: texts are read once, and of one case at a time.
 * Returns the files by format. Each file is there as a whole or not at all; one that cannot be written is thrown after the others are.
 */
export function writeReports(
  folder: string,
  report: RunReport,
  files: ReportFiles,
  format: ReportFormat | 'all' = 'all',
  { onJson, onCase }: ReportListeners = {},
): Partial<Record<ReportFormat, string>> {
  const open = openReports(files, format);
  const paths = filed(folder, report, files, { open, onJson }, casesRead(open, report, onCase));
  refuseLost(open, report);
  return paths;
}

/** Reports that know of no case yet are told of all. */
export const casesRead =
  (open: readonly OpenReport[], report: RunReport, onCase?: ReportListeners['onCase']): WrittenCases =>
  (written) => {
    for (const one of report.cases) {
      for (const each of open) written(each, () => each.report.add(one));
      onCase?.(one);
    }
  };

/** Writes what reports say of the cases. */
type WrittenCases = (
  written: (each: OpenReport, pieces: () => Iterable<string | Uint8Array>) => void,
) => void;

/** Writes what stands before the cases, leaves those to `cases`, then writes what stands behind them. What goes wrong is left with its report. */
export function filed(
  folder: string,
  report: RunReport,
  files: ReportFiles,
  { open, onJson }: { open: readonly OpenReport[]; onJson: ReportListeners['onJson'] },
  cases: WrittenCases,
): Partial<Record<ReportFormat, string>> {
  const paths: Partial<Record<ReportFormat, string>> = {};
  const opened = new Map<OpenReport, ReportFile>();
  const written = (each: OpenReport, pieces: () => Iterable<string | Uint8Array>) =>
    orProblem(each, () => {
      for (const piece of pieces()) opened.get(each)?.write(piece);
    });
  try {
    for (const each of open)
      orProblem(each, () => {
        const { file, format } = each.spec;
        const path = `${folder}/${file}`;
        opened.set(each, files.replacement(path, format === 'json' ? onJson : undefined));
        paths[format] = path;
      });
    for (const each of open) written(each, () => each.report.begin(report));
    cases(written);
    for (const each of open) {
      written(each, () => each.report.end(report));
      orProblem(each, () => opened.get(each)?.commit());
    }
  } finally {
    for (const file of opened.values()) file.discard();
  }
  return paths;
}

/**
 * Throws what went wrong with a report first, with the files that are not there. The run is recorded before any report is written, so that
 * they still can be made.
 */
export function refuseLost(written: readonly OpenReport[], { header }: RunReport): void {
  const lost = REPORTS.flatMap((spec) =>
    written.filter((each) => each.spec === spec && each.problem !== undefined),
  );
  const problem = lost[0]?.problem;
  if (problem === undefined) return;
  if (!(problem instanceof Fault)) throw problem;
  const { code, message, hint, where, subcode } = problem;
  const names = lost.map(({ spec }) => spec.file).join(', ');
  const remedy =
    header.cancelled === true
      ? `What was played is recorded: assay run --resume ${header.run_id}`
      : `The run itself is recorded whole: assay report ${header.run_id} writes its reports again.`;
  throw new Fault(code, message, {
    ...defined({ where, subcode }),
    cause: problem,
    hint: `${hint === undefined ? '' : `${hint} `}Not written: ${names}. ${remedy}`,
  });
}

/** Does it, unless something went wrong with this report before. */
export function orProblem(each: OpenReport, work: () => void): void {
  if (each.problem !== undefined) return;
  try {
    work();
  } catch (error) {
    each.problem = error;
  }
}
