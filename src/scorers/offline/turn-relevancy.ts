import type { OfflineVerdict } from '../../judges/items.ts';
import { matchesAnswerType } from '../../text/answer-type.ts';
import { isFiller } from '../../text/filler.ts';
import { type IndexedText, indexText } from '../../text/indexed-text.ts';
import { YES_NO_OPENERS } from '../../text/lexicons/question-words.ts';
import { foldForMatch } from '../../text/normalize.ts';
import { shareOf } from '../../text/overlap.ts';
import { isNoncommittal, isRefusal } from '../../text/refusal.ts';
import type { Turn } from '../transcript.ts';
import { type Features, fittedEvidence, likelihood } from './fitted.ts';
import { topicStems } from './topic-words.ts';
import { TURN_RELEVANCY_WEIGHTS } from './weights/turn-relevancy.ts';

/** Turns before the last exchange that still explain a reaction (metrics.md 10.7). */
const REMEMBERED = 10;
/** A turn of so few content words asserts too little to be held against what was said. */
const SHORT = 3;

type Verdict = 'relevant' | 'partial' | 'irrelevant';

/** A turn with what the rules look at. */
interface Seen {
  readonly role: Turn['role'];
  readonly content: string;
  readonly folded: string;
  readonly text: IndexedText;
}

/** The turns of a conversation, each analysed once, on demand. */
export function seenTurns(turns: readonly Turn[]): (index: number) => Seen | undefined {
  const seen: (Seen | undefined)[] = [];
  return (index) => {
    const turn = turns[index];
    if (turn === undefined) return undefined;
    seen[index] ??= {
      ...turn,
      folded: foldForMatch(turn.content),
      text: indexText(turn.content),
    };
    return seen[index];
  };
}

/** What ties an assistant turn to the words of the user before it. Shares are of content words. */
export function turnFeatures(at: (index: number) => Seen | undefined, index: number): Features {
  const answer = at(index) as Seen;
  let asked = index - 1;
  while (asked >= 0 && at(asked)?.role !== 'user') asked -= 1;
  const user = at(asked) as Seen;
  const earlier: Seen[] = [];
  for (let back = asked - 1; back >= 0 && back >= asked - REMEMBERED; back--) {
    const turn = at(back);
    if (turn !== undefined) earlier.push(turn);
  }
  const topic = topicStems(user.content);
  const before = new Set([user, ...earlier].flatMap((turn) => [...turn.text.vocabulary]));
  const past = new Set(earlier.flatMap((turn) => [...turn.text.vocabulary]));
  const question = user.content.includes('?');
  const content = answer.text.stems.length;
  const yesNo = YES_NO_OPENERS.has(user.folded.split(/[^a-z']+/, 1)[0] ?? '');
  const taken = shareOf(topic, answer.text.vocabulary);
  return {
    taken_up: taken,
    // Some of the user's words and not the others: the same kind of thing, another one.
    half_taken: taken > 0 && taken < 1 && topic.length >= 2 ? 1 - taken : 0,
    from_before: shareOf(answer.text.stems, before),
    from_past: shareOf(answer.text.stems, past),
    nothing_shared: content >= SHORT && shareOf(answer.text.stems, before) === 0 ? 1 : 0,
    answer_type: matchesAnswerType(user.content, answer.content) ? 1 : 0,
    yes_no_answered:
      question &&
      yesNo &&
      /^(?:yes|no|yeah|yep|nope|sure|of course|not really|i do|i don't|i am|i'm)\b/.test(answer.folded)
        ? 1
        : 0,
    question_dodged: question && !isNoncommittal(answer.content) && content >= SHORT && taken === 0 ? 1 : 0,
    asks_back: answer.content.trimEnd().endsWith('?') ? 1 : 0,
    courtesy: isFiller(user.content) && isFiller(answer.content) ? 1 : 0,
    courtesy_missed:
      isFiller(user.content) !== isFiller(answer.content) && (isFiller(answer.content) || topic.length < 2)
        ? 1
        : 0,
    says_unknown: isNoncommittal(answer.content) || isRefusal(answer.content) ? 1 : 0,
    repeats_itself: earlier.some((turn) => turn.role === 'assistant' && turn.folded === answer.folded)
      ? 1
      : 0,
    repeats_user: answer.folded === user.folded ? 1 : 0,
    length: Math.log2(1 + answer.text.words.length),
  };
}

/** The offline judge of turn relevancy: the fitted tie to the user's last words, and a reason in words (metrics.md 10.7). */
export function judgeTurnRelevancy(turns: readonly Turn[]): (index: number) => OfflineVerdict<Verdict> {
  const at = seenTurns(turns);
  return (index) => {
    const features = turnFeatures(at, index);
    const chance = likelihood(TURN_RELEVANCY_WEIGHTS, features);
    const is = (name: string) => (features[name] ?? 0) > 0;
    if (chance >= 0.5) {
      const how = is('courtesy')
        ? 'a courtesy answered by a courtesy'
        : is('says_unknown')
          ? 'it says what it cannot tell'
          : is('taken_up') || is('yes_no_answered')
            ? "it takes up the user's words"
            : 'a reaction that fits the talk so far';
      return { verdict: 'relevant', reason: how, p: fittedEvidence(chance) };
    }
    const why = is('nothing_shared')
      ? 'it shares no word with what was said'
      : is('repeats_itself')
        ? 'it repeats an earlier turn'
        : "it takes up little of the user's last words";
    return { verdict: is('taken_up') ? 'partial' : 'irrelevant', reason: why, p: fittedEvidence(chance) };
  };
}
