import type { ToolChoice } from '../../formulas/tool-choice.ts';
import { toolChoiceScore } from '../../formulas/tool-choice.ts';
import type { Prepared } from '../../prepare.ts';
import type { Grounds } from '../grounds.ts';

/** Kinds of evidence of `tool_correctness`: expected tools are compared, which is a fact either way; otherwise requests are read. */
export function toolChoiceKind(choice: ToolChoice, subject: Prepared): Grounds {
  if (choice.mode === 'judge') return { kind: 'by_requests' };
  const { metadata, value } = toolChoiceScore(choice, subject);
  const gaps = [metadata.missing_tools, metadata.forbidden_called].some(
    (names) => Array.isArray(names) && names.length > 0,
  );
  if (gaps) return { kind: 'tool_missing_or_forbidden', shows: 'bad' };
  return value === 1 ? { kind: 'as_expected', shows: 'good' } : { kind: 'other_calls_besides' };
}
