import type { RunReport } from '../schema/run.js';
import { casesCsv } from './cases-csv.js';
import { junit } from './junit.js';
import { resultsJson } from './results-json.js';
import { summaryMarkdown } from './summary-markdown.js';
/** How a report is written down; test/reports/walk.test.ts knows for each what a hostile text must not do in it. */
export type ReportSyntax = 'json' | 'markdown' | 'xml' | 'csv';
/** The reports that a run writes, one line each. */
export declare const REPORTS: readonly [{
    readonly file: 'results.json';
    readonly format: 'json';
    readonly syntax: 'json';
    readonly make: typeof resultsJson;
}, {
    readonly file: 'summary.md';
    readonly format: 'markdown';
    readonly syntax: 'markdown';
    readonly make: typeof summaryMarkdown;
}, {
    readonly file: 'junit.xml';
    readonly format: 'junit';
    readonly syntax: 'xml';
    readonly make: typeof junit;
}, {
    readonly file: 'cases.csv';
    readonly format: 'csv';
    readonly syntax: 'csv';
    readonly make: typeof casesCsv;
}];
export type ReportFormat = (typeof REPORTS)[number]['format'];
/** Writes the reports of a run into a folder, piece by piece. Returns the files by format. */
export declare function writeReports(folder: string, report: RunReport, files: {
    writeStream(path: string, pieces: Iterable<string>): void;
}, format?: ReportFormat | 'all', 
/** Given every piece of results.json as it is written, so that printing it costs no second pass. */
onJson?: (piece: string) => void): Partial<Record<ReportFormat, string>>;
