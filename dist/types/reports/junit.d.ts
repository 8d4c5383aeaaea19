import { type CaseReport } from './case-report.js';
/**
 * junit.xml, for every tool that reads test results: one suite for each top-level folder of the case ids, classname = the
 * file of the case, time in seconds. A failure that does not gate is reported as skipped with its reason, because readers
 * of this format take every failure for a red build. Valid XML 1.0 whatever the texts are.
 */
export declare function junitReport(): CaseReport;
