import type { PageCode } from '../../schema/product.js';
import type { CaseResult } from '../../schema/run.js';
import { type CaseReport } from '../case-report.js';
import type { PageTail } from './page-data.js';
/**
 * report.html: the page of a run, its program and its data in one file. The verdict comes first; each case is two lines, what a list needs of
 * it and its texts, so that nobody reads texts that are not looked at. Without a program it is the verdict alone.
 */
export declare function htmlReport({ page }?: {
    page?: () => PageCode | null;
}): CaseReport;
/** What is known once all cases are. */
export declare function tailOf(): {
    add(one: CaseResult): void;
    told: (report: Parameters<(report: Pick<import("../../schema/run.js").RunReport, 'failure_analysis' | 'header'>, unsure?: import("../parts/unsure/unsure-groups.js").UnsureGroups) => import("../view/why-view.js").WhyGroup[]>[0]) => PageTail;
};
