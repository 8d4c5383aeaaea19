import type { CheckedCall } from '../../formulas/argument-checks.ts';
import type { ArgumentAnswers } from '../../formulas/argument-score.ts';
import type { ToolChoice } from '../../formulas/tool-choice.ts';
import { toolChoiceScore } from '../../formulas/tool-choice.ts';
import type { Prepared } from '../../prepare.ts';
import type { Grounds } from '../grounds.ts';
import { argumentKind } from './arguments.ts';
import { guardedKind } from './verdicts.ts';

/** Every expected tool was called, and others too: against what the case names, and no proof that the run used its tools badly. */
const BESIDES = 'other_calls_besides';

/** Kinds of evidence of `tool_correctness`: expected tools are compared, which is a fact either way; otherwise requests are read. */
export function toolChoiceKind(choice: ToolChoice, subject: Prepared): Grounds {
  if (choice.mode === 'judge') return { kind: 'by_requests' };
  const { metadata, value } = toolChoiceScore(choice, subject);
  const gaps = [metadata.missing_tools, metadata.forbidden_called].some(
    (names) => Array.isArray(names) && names.length > 0,
  );
  if (gaps) return { kind: 'tool_missing_or_forbidden', shows: 'bad' };
  return value === 1 ? { kind: 'as_expected', shows: 'good' } : { kind: BESIDES, shows: 'bad' };
}

/** Kinds of evidence of `tool_use`: facts of either half that speak against the run; the rest is read. */
export function toolUseKind(
  choice: ToolChoice,
  given: ArgumentAnswers,
  subject: Prepared,
  checked: readonly CheckedCall[],
): Grounds {
  const halves = [toolChoiceKind(choice, subject), argumentKind(given, subject.tool_calls ?? [], checked)];
  const fault = halves.find(({ shows, kind }) => shows === 'bad' && kind !== BESIDES);
  if (fault !== undefined) return fault;
  const ruled = choice.mode === 'judge' ? guardedKind(choice.calls) : undefined;
  if (ruled?.shows === 'bad') return ruled;
  if (halves.every(({ shows }) => shows === 'good')) return { kind: 'as_expected', shows: 'good' };
  return { kind: 'by_requests' };
}
