import type { Facet } from '../facet.ts';

/** Who said what, in order; results of tools are not among it. */
export interface Spoken {
  /** `at`: place among all messages of the conversation, from 0. */
  messages: readonly { role: string; content: string; at: number }[];
  user: readonly string[];
  agent: readonly string[];
}

/** Messages that are looked at, and characters of each. */
const MOST = 400;
const LONGEST = 8_000;

/** The conversation of an attempt: as its case holds it, else its turns up to the one that failed. */
export function spokenIn({ attempt, turn, step }: Pick<Facet, 'attempt' | 'turn' | 'step'>): Spoken {
  const held = turn?.criteria.conversation_history;
  const all =
    held !== undefined && held.length > 0
      ? held
      : attempt.turns.slice(0, step + 1).flatMap(({ input, output }) => [
          { role: 'user', content: input },
          { role: 'assistant', content: output },
        ]);
  const messages = all
    .map(({ role, content }, at) => ({ role, content: plain(content.slice(0, LONGEST)), at }))
    .slice(-MOST)
    .filter(({ content }) => content.trim() !== '');
  const of = (role: string) => messages.filter((one) => one.role === role).map(({ content }) => content);
  return { messages, user: of('user'), agent: of('assistant') };
}

/** Apostrophes as they are typed. */
const plain = (text: string) => text.replaceAll('\u2019', "'");

/** Sentences and lines of a text. */
export const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== '');

const DECLINES =
  /\b(?:cannot|can't|can not|could not|couldn't|(?:is|are|am|was|were|be)(?:n't| not)? (?:unable|not able)|unable to|not able to|not (?:currently )?(?:possible|allowed|permitted|eligible|applicable|supported|authorized|qualified)|(?:do|does|did)(?:n't| not) (?:allow|permit|meet|qualify|satisfy|fulfil)|ineligible|(?:only|just) (?:be )?\w+ once|(?:can|may|could) only be|only (?:for|available|possible|allowed|permitted|applies)|(?:outside|beyond) (?:of )?(?:my|our|the) \w+|no longer (?:be )?(?:possible|eligible|available|changed|cancell?ed|modified)|against (?:our|the|company) polic\w+|(?:must|have to) (?:decline|deny|refuse)|(?:been|is|are) (?:denied|declined|rejected)|not (?:less|more|greater) than|exceeds?)\b/i;
/** Something was not found or is not known yet: nothing is declined by that. */
const NOT_FOUND =
  /\b(?:cannot|can't|can not|could(?: not|n't)|unable to|able to)\s+(?:\w+\s+){0,2}(?:find|locate|search|see|retrieve|look up|verify|authenticate|access|log you in)\b|\b(?:until|without|unless|before)\b[^.]{0,60}\b(?:ids?|numbers?|details|information|e-?mail|confirm\w*|password|code|verif\w*|provid\w*|authenticat\w*)\b|\bbefore i\b|\bonce you\b/i;
/** What would be so is not declined yet. */
const SUPPOSES = /^\W*if\b/i;
const OF_ANY_REQUEST =
  /\b(?:request|assist|help|process|proceed|complete|perform|fulfil|this|that|it|schedule)\b/i;

/** Whether a text has a word, in whatever form of it. Short words are in too many. */
export const isAbout = (text: string, word: string): boolean =>
  word.length > 3 && text.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 2)));

/** A sentence of the agent that declines what these words are about or speaks of the request as such; `of` these words alone, or of anything. */
export function declinedSentence(
  agent: readonly string[],
  about: readonly string[],
  { of = 'request' }: { of?: 'these' | 'request' | 'anything' } = {},
): string | undefined {
  for (const text of agent)
    for (const sentence of sentencesOf(text)) {
      if (!DECLINES.test(sentence) || NOT_FOUND.test(sentence) || SUPPOSES.test(sentence)) continue;
      if (
        of === 'anything' ||
        (of === 'request' && OF_ANY_REQUEST.test(sentence)) ||
        about.some((word) => isAbout(sentence, word))
      )
        return sentence;
    }
  return undefined;
}

const PROPOSES =
  /\b(?:would you like|shall i|should i|do you want|please confirm|let me know (?:if|how|whether) you(?:'d| would) like|i (?:can|could|will|'ll) (?:now )?proceed|confirm (?:if|that|with)|is that (?:ok|okay|correct|right))\b/i;
/** The agent would do something itself. */
const OFFERS = /\b(?:would you like me to|do you want me to|shall i|should i|may i)\b/i;
const CONSENTS =
  /\b(?:yes|yep|yeah|(?<!\bnot )sure|go ahead|please (?:do|proceed)|proceed|confirm(?:ed)?|sounds good|looks? (?:good|correct|perfect)|is perfect|do it)\b/i;
/** A yes that asks for the act itself, however politely the conversation ends after it. */
const ORDERS = /\b(?:go ahead|proceed|do it|do that|please (?!let|tell|confirm)\w+)\b/i;
const ENDS = /\b(?:that'?s (?:all|it|everything)|nothing (?:else|further)|for your help|bye)\b/i;

/** The user says yes to a plan in the last message of all, so that nobody could act on it any more. */
export function consentsAtTheEnd({ messages }: Spoken): boolean {
  const [plan, last] = messages.slice(-2);
  return (
    last?.role === 'user' &&
    plan?.role === 'assistant' &&
    PROPOSES.test(plan.content) &&
    CONSENTS.test(last.content) &&
    (ORDERS.test(last.content) || !ENDS.test(last.content))
  );
}

const LACKS =
  /\b(?:don'?t|do not|didn'?t) (?:actually |really |quite )?(?:have|remember|recall|know)\b|\b(?:can'?t|cannot|couldn'?t) (?:seem to )?(?:find|recall|remember)\b|\b(?:forgot|not (?:entirely |quite |exactly )?sure)\b/i;
const ASKS_FOR = /\b(?:provide|need|share|tell me|give me|let me know|what is|confirm)\b/i;

const PROMISES = /\b(?:i will|i'll|i am going to|let me|we will|we'll)\b/i;

/** Whether the agent promised later what it had declined in this sentence, by one of these verbs. */
export function promisedAfter({ agent }: Spoken, sentence: string, verbs: readonly string[]): boolean {
  const at = agent.findIndex((text) => text.includes(sentence));
  return agent
    .slice(at + 1)
    .flatMap(sentencesOf)
    .some(
      (text) =>
        PROMISES.test(text) &&
        !DECLINES.test(text) &&
        !SUPPOSES.test(text) &&
        verbs.some((verb) => new RegExp(`\\b${verb}`, 'i').test(text)),
    );
}

const PICKS =
  /\b(?:option|choice|number)\s*(?:#?\d|one|two|three|four|five)\b|\bthe (?:first|second|third|fourth|last|former|latter) (?:one|option|flight|item|choice)?\b|\b(?:i'?ll|i would|i'?d|let'?s|can i|i want to|i'?d like to) (?:like to )?(?:go with|take|choose|pick|select)\b/i;

/** Whether the user said yes to what `names` finds: in that message itself, or in the one that it answers. */
export const userConsentsTo = ({ messages }: Spoken, names: (text: string) => boolean) =>
  messages.some(({ role, content }, at) => {
    const before = messages[at - 1];
    const asked = before?.role === 'assistant' ? before.content : '';
    return at > 0 && role === 'user' && CONSENTS.test(content) && names(`${asked}\n${content}`);
  });

/** Whether the user chose among what was offered, so that the choice is not the agent's. */
export const userPicked = ({ user }: Spoken) => user.slice(1).some((text) => PICKS.test(text));

/** How often the agent asked for an id or number after the user had said that it is not at hand. */
export function askedInVain({ messages }: Spoken): number {
  let lacking = false;
  let asked = 0;
  for (const { role, content } of messages)
    if (role === 'user') lacking ||= LACKS.test(content);
    else if (lacking && ASKS_FOR.test(content) && /\b(?:ids?|number|code|details)\b/i.test(content))
      asked += 1;
  return asked;
}

/** What was just asked for, without saying what of it. */
const ALL_OF_IT = /\b(?:those|them|these|either|any of|that information|the details|that right now)\b/i;

/** Whether the user says that something of these names is not at hand: by name, or as an answer to whoever asked for it. */
export function userLacks({ messages }: Spoken, nouns: readonly string[]): boolean {
  const names = (text: string) => nouns.some((noun) => new RegExp(`\\b${noun}\\b`, 'i').test(text));
  return messages.some(
    ({ role, content }, at) =>
      role === 'user' &&
      sentencesOf(content).some(
        (text) =>
          LACKS.test(text) &&
          (names(text) || (ALL_OF_IT.test(text) && names(messages[at - 1]?.content ?? ''))),
      ),
  );
}

/** Whether the agent proposed what these words are about, and the user answered something else than yes every time. */
export function offeredInVain({ messages }: Spoken, about: readonly string[]): boolean {
  const answers = messages.flatMap(({ role, content }, at) => {
    const offers =
      role === 'assistant' &&
      sentencesOf(content).some((text) => OFFERS.test(text) && about.some((word) => isAbout(text, word)));
    const answer = messages[at + 1];
    return offers && answer?.role === 'user' ? [answer.content] : [];
  });
  return answers.length > 0 && !answers.some((text) => CONSENTS.test(text));
}

const NUMBER = '\\(?[$€£]?\\s*(\\d[\\d,]*(?:\\.\\d+)?)%?\\)?';
const COMPARED: readonly [RegExp, (a: number, b: number) => boolean][] = [
  [
    new RegExp(
      `${NUMBER}\\)?,?\\s*(?:which )?(?:is|are|was)(?: not|n't) (?:less than|below|under|lower than|at most)\\s*${NUMBER}`,
      'gi',
    ),
    (a, b) => a >= b,
  ],
  [
    new RegExp(
      `${NUMBER}\\)?,?\\s*(?:which )?(?:is|are|was)(?: not|n't) (?:more than|above|over|greater than|at least|higher than)\\s*${NUMBER}`,
      'gi',
    ),
    (a, b) => a <= b,
  ],
  [
    new RegExp(
      `${NUMBER}\\)?,?\\s*(?:which )?(?:is|are|was) (?:less than|below|under|lower than)\\s*${NUMBER}`,
      'gi',
    ),
    (a, b) => a < b,
  ],
];

/** A comparison of two numbers that does not hold: "200 is not below 500". */
export function falseComparison(agent: readonly string[]): string | undefined {
  for (const text of agent)
    for (const [pattern, holds] of COMPARED)
      for (const [whole, a, b] of text.matchAll(pattern)) {
        const [left, right] = [Number(a?.replaceAll(',', '')), Number(b?.replaceAll(',', ''))];
        if (Number.isFinite(left) && Number.isFinite(right) && !holds(left, right)) return whole;
      }
  return undefined;
}
