import type { ItemVerdict } from '../../../judges/items.ts';
import type { ToolCall } from '../../../schema/tool-call.ts';
import { isGiven } from '../../../text/language/contradiction.ts';
import { indexText } from '../../../text/language/indexed-text.ts';
import { contentWords } from '../../../text/language/words.ts';
import { canonical } from '../../formulas/call-helpers.ts';
import { foldToolName, toolWords } from '../../formulas/tool-name.ts';
import type { Grounds } from '../grounds.ts';

type Verdicts = readonly ItemVerdict<string>[];
const some = (verdicts: Verdicts, ...names: string[]) =>
  verdicts.some(({ verdict }) => names.includes(verdict));
const because = (verdicts: Verdicts, words: RegExp) => verdicts.some(({ reason }) => words.test(reason));

const callKey = ({ name, arguments: given }: ToolCall) => `${foldToolName(name)} ${canonical(given ?? {})}`;
const resultKey = (call: ToolCall) => `${callKey(call)} ${canonical(call.result ?? null)}`;

/** What is done once more by being called once more. */
const DOES_MORE =
  /\b(?:add|append|roll|flip|draw|spin|press|click|tap|scroll|swipe|next|previous|up|down|left|right|increase|decrease|increment|decrement|step|move|random|play|skip|undo|redo|wait|sleep|poll)\b/i;

/**
 * Kinds of evidence of `step_efficiency`, from the labels of all steps. Whoever asks again and is told something else was waiting for it, and some things
 * are done by doing them again.
 */
export function stepsKind(labels: readonly string[], calls: readonly ToolCall[]): Grounds {
  if (labels.includes('redundant')) {
    const again = calls.filter((_, index) => labels[index] === 'redundant');
    const repeated = new Set(again.map(callKey));
    const told = new Set(calls.filter((call) => repeated.has(callKey(call))).map(resultKey));
    if (told.size > repeated.size) return { kind: 'call_repeated_told_else' };
    const more = again.some(({ name }) => DOES_MORE.test(toolWords(name)));
    return { kind: more ? 'call_repeated_to_do_more' : 'call_repeated' };
  }
  if (labels.some((label) => label.startsWith('failed'))) return { kind: 'call_failed' };
  return { kind: labels.every((label) => label === 'necessary') ? 'every_result_used' : 'result_unused' };
}

/** Kinds of evidence of `plan_quality`: a plan that was played through, a part of the task without a step, or how the steps stand. */
export function planKind(requirements: Verdicts, blocked: boolean): Grounds {
  if (because(requirements, /at the end of the plan\.$/))
    return blocked
      ? { kind: 'does_not_play_through', shows: 'bad', inPart: 'falls' }
      : { kind: 'plays_through', shows: 'good' };
  if (because(requirements, /at the end of the plan,/))
    return { kind: blocked ? 'seems_to_get_stuck' : 'seems_to_play_through' };
  if (some(requirements, 'missing') || because(requirements, /^No step deals with/))
    return { kind: 'part_of_task_missing' };
  if (blocked) return { kind: 'step_cannot_be_done' };
  if (some(requirements, 'partial')) return { kind: 'part_of_task_touched' };
  return { kind: 'task_covered' };
}

/** Kinds of evidence of what was done under conditions (`plan_adherence`, and `task_completion` under rules of its context). */
export function guardedKind(verdicts: Verdicts): Grounds {
  // No word of a condition stands in any call, argument or result before the action.
  if (because(verdicts, /before anything was checked|conditions left unchecked\./))
    return { kind: 'acted_unchecked', shows: 'bad' };
  if (because(verdicts, /although .* (?:had said no|break a condition)/))
    return { kind: 'acted_against_check' };
  if (because(verdicts, /conditions left unchecked/)) return { kind: 'acted_half_checked' };
  if (because(verdicts, /after the checks/)) return { kind: 'acted_after_checks' };
  if (because(verdicts, /called and refused/)) return { kind: 'action_refused' };
  // A check said no, or a result shows it, and that is what the answer says.
  if (because(verdicts, /^Declined because/)) return { kind: 'declined_on_grounds', shows: 'good' };
  if (because(verdicts, /^Held back because/)) return { kind: 'held_back' };
  return { kind: because(verdicts, /The action was not taken/) ? 'not_acted' : 'by_words' };
}

/** Kinds of evidence of `task_completion` without rules: an option that is the wanted one or another, or words. */
export function taskKind(verdicts: Verdicts): Grounds {
  if (because(verdicts, /picks the option that is wanted/)) return { kind: 'option_wanted', shows: 'good' };
  if (because(verdicts, /picks another option/))
    return { kind: 'other_option', shows: 'bad', inPart: 'falls' };
  return { kind: 'by_words' };
}

/** Report, result and user agree (offline/agents/conversation-outcome.ts). */
const NOTHING_CAME = /failure was reported, the last tool call returned one, and the user gave up/i;

/** Kinds of evidence of `goal_accuracy`: reports of failure that a tool result bears out, a straight way to a content user, or whatever else there is. */
export function goalKind(verdicts: Verdicts, isSmooth: () => boolean = () => false): Grounds {
  if (because(verdicts, /and the last tool result are failures/)) return { kind: 'failure_shown' };
  return { kind: !some(verdicts, 'partial', 'not_achieved') && isSmooth() ? 'went_smoothly' : 'by_course' };
}

/** Kinds of evidence of `conversation_completeness`: what the user says of it is worth more than how the talk went. */
export function completenessKind(verdicts: Verdicts): Grounds {
  if (because(verdicts, NOTHING_CAME)) return { kind: 'given_up_after_failure', shows: 'bad' };
  if (because(verdicts, /the user (?:objected|took it back)/)) return { kind: 'user_objects' };
  if (because(verdicts, /^nobody answered/)) return { kind: 'unanswered' };
  return { kind: because(verdicts, /declined or did not know/) ? 'declined' : 'by_course' };
}

/** Something the user gave that a turn asks for again, or a value that the user took back (offline/conversation). */
const GIVEN_BEFORE = /^the user (?:has given|gave another|took this back)/;

/** Kinds of evidence of `knowledge_retention`: what the user gave in so many words and a turn has lost is a fact. */
export function retentionKind(turns: Verdicts): Grounds {
  const violating = turns.filter(({ verdict }) => verdict === 'violates');
  if (because(violating, GIVEN_BEFORE)) return { kind: 'given_value_lost', shows: 'bad' };
  return { kind: violating.length > 0 ? 'other_words' : 'nothing_at_odds' };
}

/** A question of yes or no, which "we cannot" answers; whoever asks whether one can tell or knows something wants to be told. */
const YES_OR_NO =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|hi|hello|hey|please|also)\b\W*)*(?:do|does|did|is|are|was|were|can|could|will|would|should|shall|may|must|has|have|am)(?:n't)? (?!(?:you|we) (?:(?:please|kindly|also|at least|perhaps) )*(?:tell|explain|give|say|describe|show|list|name|find|know|have (?:any )?(?:idea|information)|let me)\b)/i;
/** Owns not to know, which answers no question. */
const KNOWS_NOT = /\b(?:know|sure|certain|idea|information|knowledge|access|answer)\b/i;

/**
 * Kinds of evidence of `answer_relevancy`: an output that declines or does not know, and says nothing besides, is no answer; where yes or no was asked,
 * it may be the no.
 */
export function relevancyKind(
  statements: Verdicts,
  requests: Verdicts,
  noncommittal: boolean,
  output = '',
): Grounds {
  if (noncommittal) {
    if (some(statements, 'yes', 'idk')) return { kind: 'half_declined' };
    const closed = requests.some(({ item }) => YES_OR_NO.test(item.text));
    return closed && !KNOWS_NOT.test(output)
      ? { kind: 'may_say_no' }
      : { kind: 'no_answer_given', shows: 'bad', inPart: 'falls' };
  }
  return { kind: some(requests, 'none') ? 'words_of_request_missing' : 'words_of_request_there' };
}

/** A reference of so few content words is a name or a number: who has it beside words of the question has the answer. */
const BRIEF = 3;
/** Spans of time, amounts and answers of yes or no may be told in other words; a name hardly. */
const TOLD_OTHERWISE =
  /^(?:yes|no|none|never|always)\b|\b(?:\d[\d.,]*|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -]?(?:%|percent|days?|weeks?|months?|hours?|minutes?|years?|nights?|[$€£]|eur|usd|euros?|dollars?|free)(?!\w)|[$€£]\s?\d/i;
/** Passages whose numbers are held against those of the reference; of a longer list the first ones. */
const MOST_PASSAGES = 20;

/** Kinds of evidence of a ranking, by the likelihood of each passage in its order: what stands first decides most. */
export function rankingKind(
  passages: readonly { readonly likelihood: number; readonly text: string }[],
  reference: string,
): Grounds {
  const brief = contentWords(reference).length <= BRIEF && !TOLD_OTHERWISE.test(reference.trim());
  const form = brief ? 'brief_answer' : 'statement';
  const [first, ...rest] = passages;
  if (first === undefined || first.likelihood < 0.5)
    return { kind: rest.some(({ likelihood }) => likelihood >= 0.5) ? `${form}_further_down` : 'none_fits' };
  const wanted = indexText(reference).numbers.filter(({ implied }) => !implied);
  const held = ({ text }: { readonly text: string }) => {
    const there = indexText(text);
    return wanted.filter((number) => isGiven(number, there)).length;
  };
  const lacks = wanted.length > 0 && held(first) < wanted.length;
  if (lacks && rest.slice(0, MOST_PASSAGES).some((other) => held(other) > held(first)))
    return { kind: 'numbers_further_down' };
  return { kind: `${form}_first` };
}

/** Kinds of evidence of `topic_adherence`: whether the words of each request name a subject of the scope or another one, and what was done then. */
export function topicKind(
  units: readonly {
    readonly about: 'scope' | 'other' | undefined;
    readonly response: string;
    readonly refused: boolean;
    readonly refusedOnly: boolean;
  }[],
): Grounds {
  const served = units.filter(({ response }) => response === 'answered' || response === 'partial');
  const missed = (unit: (typeof units)[number]) => unit.refused || !served.includes(unit);
  if (units.some(({ about, refusedOnly }) => about === 'scope' && refusedOnly))
    return { kind: 'scope_refused' };
  if (units.some((unit) => unit.about === 'scope' && missed(unit))) return { kind: 'scope_declined' };
  if (served.some(({ about }) => about === 'other')) return { kind: 'other_subject_served' };
  return { kind: served.every(({ about }) => about === 'scope') ? 'kept_to_scope' : 'subject_unknown' };
}
