import type { PageCode } from '../schema/product.js';
import type { CaseResult, RunReport } from '../schema/run.js';
import type { CaseReport } from './case-report.js';
import { casesCsvReport } from './cases-csv.js';
import { junitReport } from './junit.js';
import { htmlReport } from './pages/html-report.js';
import { resultsJsonReport } from './results-json.js';
import { summaryReport } from './summary-markdown.js';
/** How a report is written down; test/reports/walk.test.ts knows for each what a hostile text must not do in it. */
export type ReportSyntax = 'json' | 'markdown' | 'xml' | 'csv' | 'html';
/** A report of a run: its file, its name on the command line, and the pure function that makes it. */
export interface ReportSpec {
    file: string;
    format: string;
    syntax: ReportSyntax;
    /** `linkBase`: an https address of the commit, for formats that link to places in files. `page`: the program, for those that are pages. */
    make(options?: {
        linkBase?: string;
        page?: () => PageCode | null;
    }): CaseReport;
}
/** The reports that a run writes, one line each. */
export declare const REPORTS: readonly [{
    readonly file: 'results.json';
    readonly format: 'json';
    readonly syntax: 'json';
    readonly make: typeof resultsJsonReport;
}, {
    readonly file: 'summary.md';
    readonly format: 'markdown';
    readonly syntax: 'markdown';
    readonly make: typeof summaryReport;
}, {
    readonly file: 'junit.xml';
    readonly format: 'junit';
    readonly syntax: 'xml';
    readonly make: typeof junitReport;
}, {
    readonly file: 'cases.csv';
    readonly format: 'csv';
    readonly syntax: 'csv';
    readonly make: typeof casesCsvReport;
}, {
    readonly file: 'report.html';
    readonly format: 'html';
    readonly syntax: 'html';
    readonly make: typeof htmlReport;
}];
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
export declare const openReports: (files: ReportFiles, format?: ReportFormat | 'all') => OpenReport[];
/** It knows of no case yet. */
export declare function openReport(spec: OpenReport['spec'], files: ReportFiles): OpenReport;
/**
 * Writes the reports of a run into a folder, all of them in one pass over its cases: texts are read once, and of one case at a time.
 * Returns the files by format. Each file is there as a whole or not at all; one that cannot be written is thrown after the others are.
 */
export declare function writeReports(folder: string, report: RunReport, files: ReportFiles, format?: ReportFormat | 'all', { onJson, onCase }?: ReportListeners): Partial<Record<ReportFormat, string>>;
/** Reports that know of no case yet are told of all. */
export declare const casesRead: (open: readonly OpenReport[], report: RunReport, onCase?: ReportListeners['onCase']) => WrittenCases;
/** Writes what reports say of the cases. */
type WrittenCases = (written: (each: OpenReport, pieces: () => Iterable<string | Uint8Array>) => void) => void;
/** Writes what stands before the cases, leaves those to `cases`, then writes what stands behind them. What goes wrong is left with its report. */
export declare function filed(folder: string, report: RunReport, files: ReportFiles, { open, onJson }: {
    open: readonly OpenReport[];
    onJson: ReportListeners['onJson'];
}, cases: WrittenCases): Partial<Record<ReportFormat, string>>;
/**
 * Throws what went wrong with a report first, with the files that are not there. The run is recorded before any report is written, so that
 * they still can be made.
 */
export declare function refuseLost(written: readonly OpenReport[], { header }: RunReport): void;
/** Does it, unless something went wrong with this report before. */
export declare function orProblem(each: OpenReport, work: () => void): void;
export {};
