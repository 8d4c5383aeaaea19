import { type CaseReport } from './case-report.js';
/**
 * cases.csv: one row for each scorer of each turn of each attempt, numbered from 1; a skipped case, an attempt without an
 * answer and a turn without scorers have one row each. Score and pass are empty where nothing was judged (errored, not
 * applicable), so a column average is an average; `simulated` says whether a simulated user said the input; `unsure` is of the result, else of the attempt or case. Text is cleaned, and no cell is a
 * formula (security.md S22).
 */
export declare const casesCsvReport: () => CaseReport;
