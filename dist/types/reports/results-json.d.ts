import type { RunReport } from '../schema/run.js';
import { type CaseReport } from './case-report.js';
/**
 * results.json (contract 6): every number and every text of the run, its keys always in the same order, two spaces of
 * indent, so that two runs can be compared by `diff`. Comes case by case. Safe to print: see `escapeJson`.
 */
export declare function resultsJsonReport(): CaseReport;
/** results.json alone, piece by piece. */
export declare const resultsJson: (report: RunReport) => Iterable<string>;
