import type { RunReport } from '../schema/run.js';
import { casesCsv } from './cases-csv.js';
import { junit } from './junit.js';
import { resultsJson } from './results-json.js';
/** The reports a run writes: file name, the format's name on the command line, and the pure function that makes it. */
export declare const REPORTS: readonly [{
    readonly file: 'results.json';
    readonly format: 'json';
    readonly make: typeof resultsJson;
}, {
    readonly file: 'summary.md';
    readonly format: 'markdown';
    readonly make: (report: RunReport) => Iterable<string>;
}, {
    readonly file: 'junit.xml';
    readonly format: 'junit';
    readonly make: typeof junit;
}, {
    readonly file: 'cases.csv';
    readonly format: 'csv';
    readonly make: typeof casesCsv;
}];
export type ReportFormat = (typeof REPORTS)[number]['format'];
/** Writes the reports of a run into a folder, piece by piece. Returns the files by format. */
export declare function writeReports(folder: string, report: RunReport, files: {
    writeStream(path: string, pieces: Iterable<string>): void;
}, format?: ReportFormat | 'all', 
/** Told every piece of results.json as it is written, so that printing it costs no second pass. */
onJson?: (piece: string) => void): Partial<Record<ReportFormat, string>>;
