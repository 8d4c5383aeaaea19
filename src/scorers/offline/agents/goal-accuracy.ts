import { once } from '../../../flow/once.ts';
import type { OfflineVerdict } from '../../../judges/items.ts';
import type { ToolCall } from '../../../schema/tool-call.ts';
import { judgeClaim } from '../../../text/language/contradiction.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { isRefusal } from '../../../text/language/refusal.ts';
import { evidence } from '../../formulas/evidence.ts';
import type { Turn } from '../../transcript.ts';
import { saysNothing } from '../shared/empty-talk.ts';
import { type Features, fittedEvidence, likelihood } from '../shared/fitted.ts';
import { reworded } from '../shared/reworded.ts';
import { wrongValue } from '../shared/wrong-value.ts';
import { GOAL_ACCURACY_WEIGHTS } from '../weights/goal-accuracy.ts';
import { cameBack } from './call-outcome.ts';
import { conversationOutcome, goalFeatures } from './conversation-outcome.ts';

/** A goal that is reached by not serving the request. */
const TO_REFUSE =
  /^\W*(?:(?:must|should|politely|clearly|firmly|the \w+|it|to) )*(?:refuses?|declines?|rejects?|turns? down)\b/i;

/** What became of a goal. */
export type GoalFate = 'achieved' | 'partial' | 'not_achieved';

/** S of metrics.md 10.3 from which what was said reaches a goal of mere words (metrics.md 10.7). */
const SAID = { achieved: 0.55, partial: 0.35 };
/** Characters of a transcript, from its end, and of a result that are searched for a goal. */
const READ = { said: 60_000, result: 2_000, quote: 200 };
/** What is left of a goal that was only claimed. */
const CLAIMED = 0.15;
/** Evidence of a goal that a wrong value, or an end without any words on it, speaks against. */
const WRONG_VALUE = 0.05;
const EMPTY_END = 0.4;
/** A likelihood in this band around the middle says "in part" where the words of the goal came up. */
const UNSURE = 0.1;

/** A verdict before the place in the conversation that shows it. */
type Found = Pick<OfflineVerdict<GoalFate>, 'verdict' | 'reason' | 'p'>;

/**
 * The offline judge of a conversation's goals: by how the conversation ended (reports of success and failure, results of
 * tools, the user's reaction) where anybody says so, else by whether the goal's words were said and not contradicted
 * (metrics.md 10.7).
 */
export function judgeGoals(
  turns: readonly Turn[],
  calls: readonly ToolCall[] | undefined,
): (goal: string) => OfflineVerdict<GoalFate> {
  const outcome = conversationOutcome(turns, calls);
  const news = outcome.lastNews;
  const shown = news?.turn ?? turns.findLastIndex(({ role }) => role === 'assistant');
  const refusal = once(() =>
    turns.findLastIndex(({ role, content }) => role === 'assistant' && isRefusal(content)),
  );
  const emptyEnd = once(() => endsEmpty(turns));
  const said = once(() => indexText(saidIn(turns, calls ?? [])));
  return (goal) => {
    if (TO_REFUSE.test(goal))
      return refusal() < 0
        ? shownAt(turns, shown, { verdict: 'not_achieved', reason: 'The assistant did not decline.', p: 0 })
        : shownAt(turns, refusal(), { verdict: 'achieved', reason: 'The assistant declined.', p: 1 });
    const features = goalFeatures(goal, outcome);
    const silent =
      (calls ?? []).length === 0 &&
      news === undefined &&
      features['result_bad'] === 0 &&
      features['declined'] === 0;
    const found = silent ? bySaid(goal, said(), features) : byEnding(features, calls === undefined);
    return shownAt(
      turns,
      shown,
      found.verdict === 'achieved' ? (doubted(goal, turns, emptyEnd()) ?? found) : found,
    );
  };
}

/** What speaks against a goal that looks achieved: the last answer says nothing, or reports another value than the goal wants. */
function doubted(goal: string, turns: readonly Turn[], empty: boolean): Found | null {
  const wrong = wrongValue(goal, turns);
  if (wrong)
    return {
      verdict: 'not_achieved',
      reason: `The goal wants ${wrong.wanted}, the assistant reports ${wrong.reported}.`,
      p: WRONG_VALUE,
    };
  return empty ? { verdict: 'partial', reason: 'The last answer says nothing of it.', p: EMPTY_END } : null;
}

/** Whether the assistant ends with words that say nothing of the matter, before the user is content. */
function endsEmpty(turns: readonly Turn[]): boolean {
  const last = turns.findLastIndex(({ role }) => role === 'assistant');
  const request = turns.findLast(({ role }, at) => role === 'user' && at < last)?.content ?? '';
  const first = turns.findIndex(({ role }) => role === 'assistant');
  return last >= 0 && last === first && saysNothing(turns[last]?.content ?? '', request);
}

/** A verdict with the turn that shows it. */
function shownAt(
  turns: readonly Turn[],
  turn: number,
  { verdict, reason, p }: Found,
): OfflineVerdict<GoalFate> {
  return {
    verdict,
    reason,
    end_state: '',
    evidence_turn: turn < 0 ? null : turn,
    quote: (turns[turn]?.content ?? '').slice(0, READ.quote),
    p,
  };
}

/** Where nobody says how it ended: by the words of the goal. */
function bySaid(goal: string, said: IndexedText, features: Features): Found {
  const found = judgeClaim(goal, said);
  if (found.verdict === 'contradicted')
    return {
      verdict: 'not_achieved',
      reason: reworded(found.reason, { claim: 'goal', context: 'talk' }),
      p: 0.1,
    };
  const strength = Math.max(found.score, features['goal_said'] ?? 0);
  if (strength >= SAID.achieved)
    return { verdict: 'achieved', reason: 'What was said covers it.', p: evidence(true, strength) };
  const content = features['thanked'] === 1 || features['praised'] === 1;
  if (strength > 0 && content && features['complained'] === 0 && features['gave_up'] === 0)
    return {
      verdict: 'achieved',
      reason: 'What was said is about it, and the user was content.',
      p: evidence(true, strength),
    };
  if (strength >= SAID.partial)
    return { verdict: 'partial', reason: 'What was said covers a part of it.', p: 0.5 };
  return {
    verdict: 'not_achieved',
    reason: 'Nothing that was said covers it.',
    p: evidence(false, strength),
  };
}

/** By reports, results and the user's reaction; `unwatched` where no calls were captured. */
function byEnding(features: Features, unwatched: boolean): Found {
  // With captured calls a deed that none did was only claimed.
  if (features['no_call'] === 1 && features['ended_well'] === 1)
    return {
      verdict: 'not_achieved',
      reason: 'It is said to be done, but no tool was called.',
      p: CLAIMED,
    };
  // Where no calls tell, a success has to be one of this matter.
  const elsewhere = unwatched && features['ended_well'] === 1 && (features['goal_said'] ?? 0) < 0.5;
  if (elsewhere && features['thanked'] === 0 && features['praised'] === 0)
    return {
      verdict: 'partial',
      reason: 'A success was reported, but little of the goal came up.',
      p: 0.5,
    };
  const chance = likelihood(GOAL_ACCURACY_WEIGHTS, features);
  const p = fittedEvidence(chance);
  if (chance >= 0.5) return { verdict: 'achieved', reason: whyGood(features), p };
  const partly = chance >= 0.5 - UNSURE && (features['goal_said'] ?? 0) >= 0.5;
  return { verdict: partly ? 'partial' : 'not_achieved', reason: whyBad(features), p };
}

/** What the user could see, and what the tools brought: the later the more telling. */
function saidIn(turns: readonly Turn[], calls: readonly ToolCall[]): string[] {
  const texts = [
    ...calls.flatMap((call) =>
      call.result === undefined || !cameBack(call)
        ? []
        : [
            (typeof call.result === 'string' ? call.result : (JSON.stringify(call.result) ?? '')).slice(
              0,
              READ.result,
            ),
          ],
    ),
    ...turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
  ];
  const kept: string[] = [];
  let room = READ.said;
  for (const text of texts.reverse()) {
    if (room <= 0) break;
    kept.push(text.slice(0, room));
    room -= text.length;
  }
  return kept.reverse();
}

function whyGood(features: Features): string {
  if (features['ended_well'] === 1) return 'The last report of the assistant is one of success.';
  return features['praised'] === 1 || features['thanked'] === 1
    ? 'No failure was reported, and the user was content.'
    : 'No failure was reported.';
}

function whyBad(features: Features): string {
  if (features['ended_badly'] === 1 && features['result_bad'] === 1)
    return 'The last report of the assistant and the last tool result are failures.';
  if (features['ended_badly'] === 1) return 'The last report of the assistant is one of failure.';
  if (features['result_bad'] === 1) return 'The last tool result is a failure.';
  if (features['gave_up'] === 1) return 'The user gave up.';
  if (features['no_call'] === 1) return 'Nothing was done: no tool was called.';
  return 'Nothing shows that it was reached.';
}
