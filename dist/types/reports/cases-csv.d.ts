import type { RunReport } from '../schema/run.js';
/** The header of cases.csv, in order. */
export declare const CASES_CSV_COLUMNS: readonly ['case_id', 'name', 'status', 'attempt', 'attempt_status', 'turn', 'scorer', 'score', 'pass', 'threshold', 'gating', 'latency_ms', 'reasoning', 'error'];
/**
 * cases.csv: one row for each scorer of each turn of each attempt, numbered from 1; a skipped case, an attempt without an
 * answer and a turn without scorers have one row each. Score and pass are empty where nothing was judged (errored, not
 * applicable), so a column average is an average. Text is cleaned, and no cell is a formula (security.md S22).
 */
export declare function casesCsv(report: RunReport): Iterable<string>;
