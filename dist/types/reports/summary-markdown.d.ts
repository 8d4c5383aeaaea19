import type { RunReport } from '../schema/run.js';
import { type CaseReport } from './case-report.js';
/** What a summary may point at. */
interface SummaryOptions {
    /** An https address that file paths are appended to, e.g. `https://github.com/owner/name/blob/<sha>`. */
    linkBase?: string;
    /** Stands in the place of the verdict in words, where that is only somebody's word: one line of ours. */
    heading?: string | undefined;
}
/**
 * summary.md and the job summary: verdict and reason, the rate against what is required, who judged, the scorers, then
 * every case that needs a look. Cut between cases, never inside a block, with the number of those left out. Texts of
 * others stand only inside `<code>` or a fence (security.md S17).
 */
export declare function summaryReport(options?: SummaryOptions): CaseReport;
/** The summary alone, piece by piece. */
export declare const summaryMarkdown: (report: RunReport, options?: SummaryOptions) => Iterable<string>;
export {};
