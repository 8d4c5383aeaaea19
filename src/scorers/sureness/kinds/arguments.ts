import type { ToolCall } from '../../../schema/tool-call.ts';
import type { CheckedCall } from '../../formulas/argument-checks.ts';
import type { ArgumentAnswers } from '../../formulas/argument-score.ts';
import type { Grounds } from '../grounds.ts';

/**
 * Kinds of evidence of `argument_correctness`: an argument that the case or the tool's schema refutes is a fact, as are calls whose every
 * argument the case expects; arguments that the request states as they were given, values that nobody gave, and those that occur somewhere,
 * are told by looks.
 */
export function argumentKind(
  { judged }: ArgumentAnswers,
  calls: readonly ToolCall[],
  checked: readonly CheckedCall[],
  isStated: () => boolean = () => false,
): Grounds {
  const decided = checked.flatMap(({ decided: known }) => [...known.values()]);
  if (decided.some(({ verdict }) => verdict === 'wrong') || checked.some(({ missing }) => missing.length > 0))
    return { kind: 'refuted', shows: 'bad' };
  const given = calls.reduce((sum, { arguments: own }) => sum + Object.keys(own ?? {}).length, 0);
  if (given > 0 && decided.length === given && decided.every(({ bySchema }) => !bySchema))
    return { kind: 'as_expected', shows: 'good' };
  if (judged.some(({ verdict }) => verdict !== 'correct')) return { kind: 'from_nowhere' };
  return { kind: isStated() ? 'as_stated' : 'from_what_was_said' };
}
