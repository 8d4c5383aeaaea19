import { piecesOf } from '../../src/reports/case-report.ts';
import { casesCsvReport } from '../../src/reports/cases-csv.ts';
import { junitReport } from '../../src/reports/junit.ts';
import type { RunReport } from '../../src/schema/run.ts';

/** cases.csv alone, piece by piece. */
export const casesCsv = (report: RunReport): Iterable<string> => piecesOf(casesCsvReport(), report);

/** junit.xml alone, piece by piece. */
export const junit = (report: RunReport): Iterable<string> => piecesOf(junitReport(), report);
