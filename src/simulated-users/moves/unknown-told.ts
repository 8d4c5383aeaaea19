import type { Message } from '../../schema/message.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import { sentences } from '../../text/language/sentences.ts';
import { readAgentTurn } from '../understand/agent-turn.ts';
import { askedNames, type NameWords, namesIn } from '../understand/asked-names.ts';
import { placesOf, plainWords } from '../understand/find-words.ts';
import { shownFact, statesValue } from '../understand/values.ts';
import { STATES } from './harmless.ts';
import { saysNotKnown } from './ignorance.ts';
import { lastHeard } from './last-heard.ts';

/** Opens the statement of a value. */
const STATES_VALUE =
  /^(?:(?:yes|yeah|yep|sure|of course|ok|okay|right|well|so|oh|ah|certainly|hmm|i think|i believe|i guess|let me see|and)[,.:! -]*)*(?:it(?:'s| is| was| would be| should be| must be)|that(?:'s| is| was| would be| should be| must be)|(?:this|mine|the answer|the one) (?:is|was)|i (?:have|had|use|used|chose|booked|paid|took|got|went with|am on|was on)|probably|maybe|about|around|under|by|with|in|on|at|from)\b\s*(.*)$/i;

/**
 * The name of something unknown that a message tells as if it were known: stated by its name ("my payment id is …"), or as the answer to the agent
 * who asked for it. Undefined for none.
 */
export function unknownTold(
  user: SimulatedUser,
  talk: readonly Message[],
  message: string,
  words: NameWords,
): string | undefined {
  if (user.unknown.length === 0) return undefined;
  const parts = sentences(message);
  const unknown = new Set(user.unknown);
  for (const part of parts) {
    if (saysNotKnown(part) || part.endsWith('?')) continue;
    const told = namesIn(part, words).find((name) => unknown.has(name) && isStated(part, name, words, user));
    if (told !== undefined) return told;
  }
  const first = askedUnknown(user, talk, message, words);
  return first !== undefined && parts.some((part) => isAnswer(part, user)) ? first : undefined;
}

/** Something unknown that the agent has just asked for, where a message does not say that it is not known. */
export function askedUnknown(
  user: SimulatedUser,
  talk: readonly Message[],
  message: string,
  words: NameWords,
): string | undefined {
  const heard = lastHeard(talk);
  if (heard === undefined || saysNotKnown(message)) return undefined;
  const unknown = new Set(user.unknown);
  return askedNames(readAgentTurn(heard), words).find((name) => unknown.has(name));
}

/** "My payment id is 77", "payment id: 77", "the payment id 77", but not "the payment id is what I need". */
function isStated(part: string, name: string, words: NameWords, user: SimulatedUser): boolean {
  const plain = plainWords(part);
  for (const phrase of words.get(name) ?? [])
    for (const { start, end } of placesOf(plain, phrase)) {
      const before = plain.slice(0, start);
      const behind = plain.slice(end).trim();
      if (
        /\b(?:to|how|what|which|whether|if|find|know|get|see|need|check|about|for) (?:my |the |a |an |your |out )?$/.test(
          before,
        )
      )
        continue;
      const said = /^(?:(?:number|code|id|name|no) )?(?:is|was|s|are|would be|should be|must be) (.*)$/.exec(
        behind,
      )?.[1];
      const short =
        said ?? (/^(?:(?:number|code|id) )?((?:\S+ ){0,2}\S*\d.*|)$/.exec(behind)?.[1] || colonBehind(part));
      if (short !== undefined && isValue(short, user)) return true;
    }
  return false;
}

/** What stands behind a colon: "Payment id: 77". */
const colonBehind = (part: string): string | undefined => /^[^:]{2,60}:\s+(\S.*)$/.exec(part)?.[1];

/** A statement that answers, made of no fact of the user. */
function isAnswer(part: string, user: SimulatedUser): boolean {
  if (part.endsWith('?')) return false;
  const said = STATES_VALUE.exec(part.replace(/[’]/gu, "'"))?.[1];
  if (said !== undefined) return isValue(said, user);
  // A bare value: "credit_card_77", "Economy.".
  return (
    (part.split(/\s+/).length <= 2 || (part.split(/\s+/).length <= 4 && /\d|_|\s\p{Lu}/u.test(part))) &&
    isValue(part, user) &&
    !/^(?:yes|no|ok|okay|sure|thanks|thank you|please|hi|hello|alright|great|good|fine|perfect|right|correct|exactly|never|go ahead|of course|certainly|sorry|i)\b/i.test(
      part,
    )
  );
}

/** Something said of a matter that is no mere state of it, and no fact. */
function isValue(text: string, user: SimulatedUser): boolean {
  const [first = ''] = plainWords(text).trim().split(' ');
  if (first === '' || STATES.has(first)) return false;
  return !Object.values(user.facts).some((value) => statesValue(text, shownFact(value)));
}
