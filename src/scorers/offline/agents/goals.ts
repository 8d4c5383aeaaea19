import { isFiller } from '../../../text/language/filler.ts';
import { outcomeWords } from '../../../text/language/outcomes.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { contentWords, words } from '../../../text/language/words.ts';
import { IMPERATIVE_VERBS } from '../../../text/lexicons/imperative-verbs.ts';
import type { Turn } from '../../transcript.ts';

/** Goals of one conversation (metrics.md 6.5), and characters of a reference that are read for them. */
const MOST = { goals: 5, characters: 20_000, turns: 200 };
/** Who the user is, not what is wanted. */
const PERSONA =
  /^(?:you are|you're|your name is|you and|the user(?:'s name)? is|the customer is|i am|my name is|you live|you have|you received|you're a)\b(?!.{0,80}\b(?:want|need|would like|trying to)\b)/i;
/** What may happen on the way, and what is allowed, is no goal. */
const BY_THE_WAY =
  /^(?:if|when|in case|otherwise|it is (?:ok|okay|fine)|it's (?:ok|okay|fine)|you (?:can|could|may|might|don't|do not|are (?:ok|okay|fine|flexible))|for the rest|feel free|keep in mind|note that|try your best)\b/i;
const WISH =
  /\b(?:want|wants|need|needs|would like|'d like|looking for|trying to|must|have to|has to|should|wish|wishes|hope|hopes)\b/i;
const SCENARIO = /^(?:you|your)\b/i;
/** A statement of so few content words that is no wish, order or question asks for nothing by itself. */
const SHORT = 2;

/** What a reference text wants to be reached: its sentences without persona and side remarks; with wishes, only these and orders. */
export function goalsOfReference(reference: string): string[] {
  const all = sentences(reference.slice(0, MOST.characters));
  const wanted = all.filter((sentence) => !PERSONA.test(sentence) && !BY_THE_WAY.test(sentence));
  const goals = wanted.length > 0 ? wanted : all.filter((sentence) => WISH.test(sentence));
  // A scenario ("You are …, you want …") tells a story around its wishes and orders; a list of end states does not.
  const scenario = all.some((sentence) => SCENARIO.test(sentence));
  const demands = scenario ? goals.filter((sentence) => WISH.test(sentence) || isOrder(sentence)) : goals;
  return [demands, goals, all].find((list) => list.length > 0)?.slice(0, MOST.goals) ?? [];
}

function isOrder(sentence: string): boolean {
  const [first = ''] = words(sentence.replace(/^please\s+/i, ''));
  return IMPERATIVE_VERBS.has(first);
}

/** What the user seems to want, from the words of the user turns. */
export function goalsOfTurns(turns: readonly Turn[]): string[] {
  const goals: string[] = [];
  for (const { role, content } of turns.slice(0, MOST.turns)) {
    if (goals.length >= MOST.goals) break;
    if (role !== 'user') continue;
    const candidates = sentences(content.slice(0, MOST.characters)).filter(
      (sentence) =>
        !isFiller(sentence) && contentWords(sentence).length > 0 && outcomeWords(sentence).resignation === 0,
    );
    const requests = candidates.filter((one) => WISH.test(one) || isOrder(one) || /\?\W*$/.test(one));
    const first = goals.length > 0 ? [] : candidates.filter((one) => contentWords(one).length > SHORT);
    const found = requests.length > 0 ? requests : first;
    goals.push(...found.slice(0, MOST.goals - goals.length));
  }
  if (goals.length > 0) return goals;
  const firstTurn = turns.find(
    ({ role, content }) => role === 'user' && contentWords(content).length > 0 && !isFiller(content),
  );
  return firstTurn === undefined ? [] : [firstTurn.content.slice(0, MOST.characters)];
}
