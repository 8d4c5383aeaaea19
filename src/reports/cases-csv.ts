import type { AttemptResult, CaseResult, TurnResult } from '../schema/run.ts';
import { isUnsure } from '../schema/scorer-result.ts';
import { csvRow } from '../text/escape/escape-csv.ts';
import { truncateText } from '../text/truncate.ts';
import { type CaseReport, NOTHING } from './case-report.ts';
import { caseProblem } from './parts/case-problem.ts';

type Cell = string | number | boolean | null;

/** The header of cases.csv, in order. */
const CASES_CSV_COLUMNS = [
  'case_id',
  'name',
  'status',
  'attempt',
  'attempt_status',
  'turn',
  'scorer',
  'score',
  'pass',
  'threshold',
  'gating',
  'latency_ms',
  'reasoning',
  'error',
  'input',
  'output',
  'unsure',
  'simulated',
  'talk_ended',
  'severity',
] as const;

/** Characters of a question or an answer in a cell; results.json has them whole. */
const LONGEST_TEXT = 1000;

/**
 * cases.csv: one row for each scorer of each turn of each attempt, numbered from 1; a skipped case, an attempt without an
 * answer and a turn without scorers have one row each. Score and pass are empty where nothing was judged (errored, not
 * applicable), so a column average is an average; `simulated` says whether a simulated user said the input; `unsure` is of the result, else of the attempt or case. Text is cleaned, and no cell is a
 * formula (security.md S22).
 */
export const casesCsvReport = (): CaseReport => ({
  begin: () => [csvRow(CASES_CSV_COLUMNS)],
  add: (one) => [
    caseRows(one)
      .map((cells) => csvRow([...cells, one.severity ?? null]))
      .join(''),
  ],
  end: () => NOTHING,
});

function caseRows(one: CaseResult): Cell[][] {
  const start: Cell[] = [one.id, one.name, one.status];
  const gating = one.gating !== false;
  if (one.attempts.length === 0) {
    const error = one.status === 'errored' ? problem(one) : null;
    const none = [null, null, null, null, null, null, null];
    return [
      [
        ...start,
        ...none,
        gating,
        null,
        one.reason ?? null,
        error,
        null,
        null,
        one.unsure === true,
        false,
        null,
      ],
    ];
  }
  return one.attempts.flatMap((attempt, index) =>
    attemptRows(attempt, gating).map((cells) => [
      ...[...start, index + 1, attempt.status],
      ...cells,
      attempt.talk?.ended ?? null,
    ]),
  );
}

const problem = (one: CaseResult) => {
  const { code, message } = caseProblem(one);
  return `${code}: ${message}`;
};

/** The cells from `turn` on. An error of the attempt itself has its own row behind the turns that were played. */
function attemptRows(attempt: AttemptResult, gating: boolean): Cell[][] {
  const rows = attempt.turns.flatMap((turn, index) =>
    turnRows(turn, gating).map((cells) => [index + 1, ...cells]),
  );
  const hasTurnErrors = attempt.turns.some((turn) => Object.keys(turn.errors ?? {}).length > 0);
  if (rows.length > 0 && (attempt.error === undefined || hasTurnErrors)) return rows;
  const error = attempt.error === undefined ? null : `${attempt.error.code}: ${attempt.error.message}`;
  return [
    ...rows,
    [null, null, null, null, null, gating, null, null, error, null, null, attempt.unsure === true, false],
  ];
}

function turnRows(turn: TurnResult, gating: boolean): Cell[][] {
  const texts = [turn.input, turn.output].map((text) => truncateText(text, LONGEST_TEXT));
  const rows: Cell[][] = Object.entries(turn.results).map(([scorer, result]) => {
    const judged = result.metadata['not_applicable'] !== true;
    const threshold = result.metadata['threshold'];
    return [
      scorer,
      judged ? result.score : null,
      judged ? result.pass : null,
      typeof threshold === 'number' ? threshold : null,
      gating && judged && result.gating !== false,
      turn.latency_ms,
      result.reasoning,
      null,
      ...texts,
      isUnsure(result),
      turn.simulated === true,
    ];
  });
  const unjudged = (scorer: string | null, error: string | null): Cell[] => [
    ...[scorer, null, null, null, gating, turn.latency_ms, null, error],
    ...texts,
    false,
    turn.simulated === true,
  ];
  for (const [scorer, { code, message }] of Object.entries(turn.errors ?? {}))
    rows.push(unjudged(scorer, `${code}: ${message}`));
  return rows.length > 0 ? rows : [unjudged(null, null)];
}
