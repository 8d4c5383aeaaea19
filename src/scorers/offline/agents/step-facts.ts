import type { ToolCall } from '../../../schema/tool-call.ts';
import { type Gram, gramCoverage, gramsOf } from '../../../text/language/ngrams.ts';
import { words } from '../../../text/language/words.ts';
import { canonical } from '../../formulas/call-helpers.ts';
import { changesState, stepLabels } from '../../formulas/step-labels.ts';
import { bareToolName, foldToolName } from '../../formulas/tool-name.ts';
import { tellingValues, usesOf } from './call-values.ts';

/** What a step was good for, as far as the calls and the answer show. */
export type StepUse =
  | 'changes_state'
  | 'used_later'
  | 'used_in_answer'
  | 'followed_up'
  | 'nothing_to_use'
  | 'last_look'
  | 'unused'
  | 'near_duplicate';

/** Share of the character 4-grams of a call's arguments that an earlier one has, from which on both ask the same (metrics.md 10.7). */
const SAME_QUESTION = 0.9;
/** Arguments are compared up to so many characters, and with so many earlier calls of the same tool and result. */
const COMPARED = { characters: 2_000, calls: 5 };

/** The use of every call. Linear in the calls: values and earlier calls are looked up, not searched. */
export function stepUses(calls: readonly ToolCall[], answer: string): StepUse[] {
  const labels = stepLabels(calls);
  const uses = usesOf(calls, answer, (index) => labels[index] !== 'redundant');
  const repeats = nearDuplicates(calls);
  const last = labels.findLastIndex((label, index) => label !== 'redundant' && !repeats[index]);
  return calls.map((call, index) => {
    if (repeats[index]) return 'near_duplicate';
    if (changesState(call)) return 'changes_state';
    if (uses.inLaterCall(index)) return 'used_later';
    if (uses.inAnswer(index)) return 'used_in_answer';
    if (tellingValues(call.result).length === 0) return 'nothing_to_use';
    if (uses.isFollowedUp(index)) return 'followed_up';
    return index === last ? 'last_look' : 'unused';
  });
}

/** Look-ups that ask nearly the same words and numbers of the same tool again and get the same back. */
function nearDuplicates(calls: readonly ToolCall[]): boolean[] {
  const earlier = new Map<string, { grams: Map<Gram, number>; figures: string }[]>();
  return calls.map((call) => {
    if (call.result === undefined || call.result === null || changesState(call)) return false;
    const tool = bareToolName(call.name) ?? foldToolName(call.name);
    const key = `${tool}\u0000${canonical(call.result)}`;
    const tokens = words(canonical(call.arguments ?? {}).slice(0, COMPARED.characters));
    const question = {
      grams: gramsOf(tokens),
      figures: tokens.filter((token) => /\d/.test(token)).join(' '),
    };
    const known = earlier.get(key) ?? [];
    const repeats = known.some(
      (other) =>
        other.figures === question.figures &&
        gramCoverage(question.grams, other.grams) >= SAME_QUESTION &&
        gramCoverage(other.grams, question.grams) >= SAME_QUESTION,
    );
    if (known.length < COMPARED.calls) earlier.set(key, [...known, question]);
    return repeats;
  });
}
