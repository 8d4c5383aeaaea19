import { isFiller } from '../../../text/language/filler.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal, isRefusal } from '../../../text/language/refusal.ts';
import { holds } from '../../../text/language/synonym-groups.ts';
import { YES_NO_OPENERS } from '../../../text/lexicons/question-words.ts';
import type { Turn } from '../../transcript.ts';
import type { Features } from '../shared/fitted.ts';
import { topicStems } from '../shared/topic-words.ts';

/** Turns before the last exchange that still explain a reaction (metrics.md 10.7). */
const REMEMBERED = 10;
/** A turn of so few content words asserts too little to be held against what was said. */
const SHORT = 3;
/** Words at the beginning of a turn that take up the one before: assent, denial, surprise, thanks, comment. */
const TAKES_UP =
  /^\W*(?:yes|yeah|yep|yup|no|nope|nah|well|oh|ah|wow|ok|okay|alright|all right|sure|of course|certainly|definitely|absolutely|right|exactly|really|indeed|thanks|thank you|you(?:'re| are) welcome|(?:i'm |i am )?sorry|great|good|fine|cool|nice|that(?:'s| is| sounds| would)|sounds|me (?:too|neither)|same here|i (?:see|know|think|agree|hope so|don't think)|it(?:'s| is| depends)|they(?:'re| are)|he|she|haha|hmm|not (?:really|yet|sure)|maybe|perhaps|probably|because|how about you|don't worry|no problem|my pleasure|congratulations|actually|to be honest|unfortunately)\b/;
/** Words that say when; two turns about the same matter name the same ones. */
const TIMES =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tonight|yesterday|weekend|morning|afternoon|evening)\b/g;
const YES_OR_NO =
  /^(?:yes|no|yeah|yep|nope|sure|of course|not really|i do|i don't|i am|i'm|it is|it's not|it is not)\b/;
const QUESTION = /\?|^\W*(?:what|where|when|who|which|how|why|is|are|do|does|did|can|could|will|would)\b/;
const TO_YOU = /\b(?:you|your|yours)\b/;
const OF_ME = /\b(?:i|my|me|mine|we|our|us)\b/;

/** A turn with what the rules look at. */
interface SeenTurn {
  readonly role: Turn['role'];
  readonly content: string;
  readonly folded: string;
  readonly text: IndexedText;
}

/** The turns of a conversation, each analysed once, on demand. */
export function seenTurns(turns: readonly Turn[]): (index: number) => SeenTurn | undefined {
  const seen: (SeenTurn | undefined)[] = [];
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
export function turnFeatures(at: (index: number) => SeenTurn | undefined, index: number): Features {
  const answer = at(index) as SeenTurn;
  let userIndex = index - 1;
  while (userIndex >= 0 && at(userIndex)?.role !== 'user') userIndex -= 1;
  const user = at(userIndex) as SeenTurn;
  const earlier: SeenTurn[] = [];
  for (let back = userIndex - 1; back >= 0 && back >= userIndex - REMEMBERED; back--) {
    const turn = at(back);
    if (turn !== undefined) earlier.push(turn);
  }
  const topic = topicStems(user.content);
  const before = new Set([user, ...earlier].flatMap((turn) => [...turn.text.vocabulary]));
  const near = new Set([user, ...earlier.slice(0, 1)].flatMap((turn) => [...turn.text.vocabulary]));
  const { stems, vocabulary, words } = answer.text;
  const question = QUESTION.test(user.folded);
  const yesNo = YES_NO_OPENERS.has(user.folded.split(/[^a-z']+/, 1)[0] ?? '');
  const is = (holding: boolean) => (holding ? 1 : 0);
  return {
    taken_up: shareOf(topic, vocabulary),
    // What a sentence is about stands at its end: "the address of the station".
    last_taken: topic.length === 0 ? 0.5 : shareOf(topic.slice(-1), vocabulary),
    from_before: shareOf(stems, before),
    from_user: shareOf(stems, user.text.vocabulary),
    nothing_shared: is(stems.length >= SHORT && shareOf(stems, before) === 0),
    new_words: Math.log2(1 + stems.filter((stem) => !holds(near, stem)).length),
    takes_up: is(TAKES_UP.test(answer.folded)),
    yes_no_answered: is(question && yesNo && YES_OR_NO.test(answer.folded)),
    person: question && TO_YOU.test(user.folded) ? (OF_ME.test(answer.folded) ? 1 : -1) : 0,
    counter_question: is(question && answer.content.trimEnd().endsWith('?')),
    other_time: is(otherTime(user.folded, answer.folded)),
    courtesy: is(isFiller(user.content) && isFiller(answer.content)),
    courtesy_missed: is(
      isFiller(user.content) !== isFiller(answer.content) && (isFiller(answer.content) || topic.length < 2),
    ),
    says_unknown: is(isNoncommittal(answer.content) || isRefusal(answer.content)),
    repeats_itself: is(earlier.some((turn) => turn.role === 'assistant' && turn.folded === answer.folded)),
    repeats_user: is(answer.folded === user.folded),
    repeats_words: words.length < 2 * SHORT ? 0 : 1 - new Set(words).size / words.length,
    length: Math.log2(1 + words.length),
  };
}

/** Whether both say when and mean different times. */
function otherTime(user: string, answer: string): boolean {
  const userTimes: ReadonlySet<string> = new Set(user.match(TIMES));
  const answerTimes = answer.match(TIMES) ?? [];
  return userTimes.size > 0 && answerTimes.length > 0 && !answerTimes.some((time) => userTimes.has(time));
}
