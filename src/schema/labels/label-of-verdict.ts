import { defined } from '../defined.ts';
import type { Subject } from '../evaluation.ts';
import type { LabelRow } from '../label-row.ts';
import type { ScorerResult } from '../scorer-result.ts';

// Pages of reports use this in the browser: nothing here may be more than types and plain functions.

/** A turn of a run that a scorer judged: where it stands, and what the scorer saw of it. */
export interface JudgedTurn {
  run_id: string;
  case_id: string;
  /** From 0. */
  attempt: number;
  /** Names run, case, attempt and turn; unique over all runs. */
  turn_id: string;
  subject: Subject;
}

/** What a person says of the verdict of one scorer. */
export interface MarkedVerdict {
  scorer: string;
  result: Pick<ScorerResult, 'score' | 'pass'>;
  said: VerdictMark;
  /** ISO 8601. */
  marked_at: string;
}

/** Whether a person finds a verdict right. */
export type VerdictMark = 'right' | 'wrong';

/** The judgement of a person as a row that `assay calibrate` reads: all that the scorer saw, the label, and where both come from. */
export function labelOfVerdict(
  turn: JudgedTurn,
  { scorer, result, said, marked_at }: MarkedVerdict,
): LabelRow {
  const { run_id, case_id, attempt, turn_id, subject } = turn;
  const { role, domain, allowed_topics: topics, advice_types, expected_tools, available_tools } = subject;
  const params = defined({
    ...{ role, domain, topics, advice_types, expected_tools, available_tools },
    secret: subject.system_prompt,
  });
  const { input, output, expected_behavior, context, ground_truth } = subject;
  const { conversation_history, agent_plan, tool_calls } = subject;
  return {
    id: labelId(turn_id, scorer),
    metric: scorer,
    label: (said === 'right') === result.pass ? 1 : 0,
    ...defined({ input, output, expected_behavior, context, ground_truth }),
    ...defined({ conversation_history, agent_plan, tool_calls }),
    ...(Object.keys(params).length === 0 ? {} : { params }),
    meta: {
      group: case_id,
      label_kind: 'human',
      ...{ run_id, case_id, attempt, turn_id },
      ...{ score: result.score, pass: result.pass, said, marked_at },
    },
  };
}

/** Id of the row for a verdict: who marks it again replaces that row. Unique whatever the rows are judged by. */
export const labelId = (turnId: string, scorer: string): string => `${turnId}/${scorer}`;

/** Name of the file for the labels of a run, below `labels/` of the evals folder: two people who label two runs change no line in common. */
export const labelFileName = (runId: string): string => `${runId}.jsonl`;

/** Why a verdict is none that people can be asked about: it is computed, or nothing was judged. Undefined where they can. */
export function whyNoLabel(scorer: string, result: Pick<ScorerResult, 'metadata'>): string | undefined {
  if (isCheckResult(result))
    return 'A check decides by a rule, which no label can calibrate: change the check.';
  if (scorer === 'latency_ms') return 'A time is measured, not judged: change the threshold.';
  if (result.metadata['not_applicable'] === true) return 'The scorer found nothing to judge here.';
  return undefined;
}

/** Whether a result is that of a check: each writes its kind, what it looked for and what it found. */
export const isCheckResult = ({ metadata }: Pick<ScorerResult, 'metadata'>): boolean =>
  typeof metadata['kind'] === 'string' && 'expected' in metadata && 'actual' in metadata;
