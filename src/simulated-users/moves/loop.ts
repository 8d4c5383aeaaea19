import type { Message } from '../../schema/message.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import { foldForMatch } from '../../text/language/normalize.ts';
import { sentences } from '../../text/language/sentences.ts';
import { stems } from '../../text/language/words.ts';
import { gramJaccard } from '../../text/near-duplicates.ts';
import { readAgentTurn } from '../understand/agent-turn.ts';
import { askedNames, type NameWords } from '../understand/asked-names.ts';
import { compact, shownFact, statesValue } from '../understand/values.ts';
import { saysNotKnown } from './ignorance.ts';

/** From this share of common letters, or of common words, on two messages say the same. */
const SAME = { grams: 0.75, words: 0.8, telling: 4 };
/** Shorter messages answer many questions. */
const SHORT = 4;
/** How often a message may come at all, whatever was asked. */
const MOST = 3;
/** A sentence that stands so often in one message is no message. */
const WITHIN = 3;

/** The message that a new one repeats although something else was asked, or that comes for the third time; undefined for none. */
export function repeated(
  user: SimulatedUser,
  talk: readonly Message[],
  message: string,
  words: NameWords,
): string | undefined {
  const within = repeatedWithin(message);
  if (within !== undefined) return within;
  const { past, pending } = turnsOf(talk);
  const same = past.filter(({ said }) => isSame(said, message));
  const before = same.at(-1);
  if (before === undefined) return undefined;
  const isShort = message.trim().split(/\s+/).length < SHORT;
  if (isShort && !saysNotKnown(message)) {
    const alike = same.filter(({ heard }) => heardAlike(heard, pending));
    // An agent that asks the same again and again gets the same answer: it is the one that loops.
    return same.length >= MOST && alike.length < same.length ? message : undefined;
  }
  if (heardAlike(before.heard, pending)) return undefined;
  // An agent that asks for a yes again, in other words, gets one again.
  if (/^(?:yes|yeah|yep|no|ok|okay)\b/i.test(message.trim()) && wantsYes(before.heard) && wantsYes(pending))
    return undefined;
  return isAskedFor(user, pending, message, words, before) ? undefined : message;
}

const wantsYes = (heard: string): boolean =>
  readAgentTurn(heard).confirmations.length > 0 || /\b(?:confirm|proceed|would you like)\b/i.test(heard);

/** Words of not knowing that fit any question. */
const GENERIC = new Set(
  stems(
    'know knowing knows information idea clue tell sorry afraid sure hand regret aware unsure forgot remember recall honest honestly moment right now look find give provide share say saying',
  ),
);

/** The agent asks for what the message tells, or for what it does not know, or what it is all about. */
function isAskedFor(
  user: SimulatedUser,
  heard: string,
  message: string,
  words: NameWords,
  before: Turn,
): boolean {
  const turn = readAgentTurn(heard);
  if (turn.isOpen) return true;
  if (turn.requests.length === 0) return false;
  const names = askedNames(turn, words);
  if (saysNotKnown(message) && readAgentTurn(before.heard).requests.length > 0) {
    if (names.length > 0) return names.some((name) => !Object.hasOwn(user.facts, name));
    const specific = stems(message).filter((stem) => !GENERIC.has(stem));
    const asked = new Set(stems(turn.requests.join(' ')));
    return turn.choices.length === 0 && (specific.length === 0 || specific.some((stem) => asked.has(stem)));
  }
  if (names.length > 0)
    return (
      readAgentTurn(before.heard).requests.length > 0 &&
      names.some(
        (name) => Object.hasOwn(user.facts, name) && statesValue(message, shownFact(user.facts[name] ?? '')),
      )
    );
  // Nobody says all of it again in the very same words.
  if (compact(before.said) === compact(message)) return false;
  const asked = new Set(stems(turn.requests.join(' ')));
  return stems(message).some((stem) => asked.has(stem));
}

interface Turn {
  readonly heard: string;
  readonly said: string;
}

function turnsOf(talk: readonly Message[]): { past: Turn[]; pending: string } {
  const past: Turn[] = [];
  let heard = '';
  for (const { role, content } of talk) {
    if (role === 'assistant') heard = heard === '' ? content : `${heard}\n${content}`;
    else if (role === 'user') {
      past.push({ heard, said: content });
      heard = '';
    }
  }
  return { past, pending: heard };
}

const heardAlike = (one: string, other: string): boolean =>
  foldForMatch(one) === foldForMatch(other) || gramJaccard(one, other) >= 0.6;

function isSame(one: string, other: string): boolean {
  if (compact(one) === compact(other)) return true;
  if (gramJaccard(one, other) >= SAME.grams) return sameNumbers(one, other);
  const [a, b] = [new Set(stems(one)), new Set(stems(other))];
  if (Math.min(a.size, b.size) < SAME.telling) return false;
  const common = [...a].filter((stem) => b.has(stem)).length;
  return common / (a.size + b.size - common) >= SAME.words && sameNumbers(one, other);
}

/** The same words with another number or id are another message: "cancel NQ1 too". */
const sameNumbers = (one: string, other: string): boolean => figures(one) === figures(other);
const figures = (text: string): string =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_-]*\d[\p{L}\p{N}_-]*/gu) ?? [])].sort().join(' ');

function repeatedWithin(message: string): string | undefined {
  const counts = new Map<string, number>();
  for (const sentence of sentences(message)) {
    const key = compact(sentence);
    if (key.length < 8) continue;
    const count = (counts.get(key) ?? 0) + 1;
    if (count >= WITHIN) return sentence;
    counts.set(key, count);
  }
  return undefined;
}
