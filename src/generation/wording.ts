import { IMPERATIVE_VERBS } from '../text/lexicons/imperative-verbs.ts';

/** Verbs of which a customer makes one: "book a flight"; others act on what they have: "cancel my order". */
const MAKES = new Set(
  'add apply book buy create get make open order place purchase register rent request reserve send submit'.split(
    ' ',
  ),
);
const PERSON =
  'user|customer|client|guest|buyer|caller|shopper|member|passenger|patient|patron|student|subscriber';
/** Verbs in the third person behind "and" or "or" of a person. */
const JOINED =
  /\b(and|or)((?: explicitly| also| still)?) (has|is|wants|needs|complains|flies|asks|provides|requests|prefers|uses|pays|lives|owns|holds|agrees|confirms|buys|chooses|accepts)\b/gi;
const THIRD: Readonly<Record<string, string>> = {
  is: 'am',
  are: 'am',
  was: 'was',
  were: 'was',
  has: 'have',
  does: 'do',
};

/** Lower-case first letter, unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  return /^(?:[A-Z][A-Z0-9]|I\b|[A-Z]\w*[A-Z])/.test(text)
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

export function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/**
 * A part of a rule as the person it is about says it: "the user wants" becomes "I want", "the user id" "my user id". `isTheirs`: "they"
 * is that person, as in the predicate of a rule on users.
 */
export function firstPerson(text: string, toCustomer: boolean, isTheirs = hasPerson(text)): string {
  const swapped = toCustomer ? swapVoice(text) : text;
  // In a text that calls the customer "you", guests and members may be others.
  const own = toCustomer ? swapped : fromPerson(swapped);
  return isTheirs ? ownTheirs(own) : own;
}

function fromPerson(text: string): string {
  return text
    .replace(new RegExp(`\\bthe (\\w+) of (?:the|a) (?:${PERSON})\\b`, 'gi'), 'my $1')
    .replace(new RegExp(`\\b(?:the|a) (?:${PERSON})'s\\b`, 'gi'), 'my')
    .replace(
      new RegExp(
        `\\bthe (${PERSON}) (?=(?:id|identity|profile|account|number|name|address|confirmation|status)\\b)`,
        'gi',
      ),
      'my $1 ',
    )
    .replace(/\b(?:explicit |an explicit )?(?:user|customer) confirmation\b/gi, 'my confirmation')
    .replace(/(?<!\b(?:my|the|a|your|their|his|her) )\buser (?=(?:profile|id|account)\b)/gi, 'my user ')
    .replace(
      new RegExp(
        `(^|, (?=[^,]* (?:will|can|may|must|should|cannot) )|\\b(?:if|when|once|that|unless|until|after|before|while|because|and|or|whether) )(?:the|a) (?:booking |current |authenticated )?(?:${PERSON}) (\\w+)`,
        'gi',
      ),
      (_, before: string, verb: string) => `${before}I ${verbForI(verb)}`,
    )
    .replace(
      new RegExp(`\\bthe (?:${PERSON}) (\\w+ed|gave|chose|wants|has)\\b`, 'gi'),
      (_, verb: string) => `I ${verbForI(verb)}`,
    )
    .replace(JOINED, (whole, joint: string, adverb: string, verb: string) =>
      /\bI \w+/.test(text) || PERSON_AS_SUBJECT.test(text) ? `${joint}${adverb} ${verbForI(verb)}` : whole,
    )
    .replace(
      new RegExp(`\\b(?:the|a) (?:${PERSON})\\b|(?<!other )\\b(?:users|customers|clients)\\b(?! who)`, 'gi'),
      'me',
    )
    .replace(/\byou(?:r agent)? (?:is|are)\b/gi, 'you are')
    .replace(/\bthe agent\b/gi, 'you');
}

const hasPerson = (text: string) => new RegExp(`\\b(?:${PERSON})s?\\b`, 'i').test(text);

function ownTheirs(text: string): string {
  return text
    .replace(/\btheir own\b/gi, 'my own')
    .replace(/\b(?:their|his or her|his|her)\b/gi, 'my')
    .replace(/\b(?:they|he or she) (\w+)/gi, (_, verb: string) => `I ${verbForI(verb)}`)
    .replace(/\bthem\b/gi, 'me')
    .replace(/\bthemselves\b/gi, 'myself');
}

const PERSON_AS_SUBJECT = new RegExp(`\\b(?:if|when|once|unless) (?:the|a) (?:\\w+ )?(?:${PERSON})\\b`, 'i');

function verbForI(verb: string): string {
  const known = THIRD[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (/(?:ss|sh|ch|x|o)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** A customer's text turned round: "you" is the one who asks, "we" the one who is asked. */
function swapVoice(text: string): string {
  const swaps: Record<string, string> = {
    you: 'I',
    your: 'my',
    yours: 'mine',
    yourself: 'myself',
    we: 'you',
    our: 'your',
    ours: 'yours',
    us: 'you',
  };
  return text
    .replace(
      /\b(to|for|with|from|give|send|tell|contact|refund|charge|offer|inform|show|email|notify|let) you\b/gi,
      '$1 me',
    )
    .replace(/\b(?:you are|you're)\b/gi, 'I am')
    .replace(/\b(?:you|your|yours|yourself|we|our|ours|us)\b/gi, (word) => swaps[word.toLowerCase()] ?? word);
}

/** "You" as the subject of a verb in the present: "if you move". */
const YOU_DO =
  /(^|[,;:] |\b(?:if|when|once|that|unless|until|after|before|while|because|and|or|whether|as|what|where|than) )you((?: already| also| still| never| only)?) ([a-z]+)\b/gi;
/** No present of a verb that takes an s. */
const TAKES_NO_S =
  /^(?:can|cannot|may|must|will|would|should|could|shall|might|both|all|already|also|still|never|only|\w+ed)$/i;
const WITH_S: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  were: 'was',
};

/**
 * A rule as a statement about customers, for expectations: "you" in a customer's text becomes "the customer". In a text for the agent
 * "you" stays: an expectation speaks to the agent as well.
 */
export function aboutCustomer(text: string, toCustomer: boolean): string {
  if (!toCustomer) return text;
  return text
    .replace(
      YOU_DO,
      (_, before: string, adverb: string, verb: string) =>
        `${before}the customer${adverb} ${TAKES_NO_S.test(verb) ? verb : thirdPerson(verb)}`,
    )
    .replace(/\byour\b/gi, 'the')
    .replace(/\byours(?:elf)?\b/gi, 'the customer')
    .replace(/\byou\b/gi, 'the customer');
}

/** "move" → "moves". */
export function thirdPerson(verb: string): string {
  const known = WITH_S[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (/(?:s|x|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** The subject of a rule inside a question: "Each reservation" becomes "a reservation", "All orders" "orders". */
export function askedSubject(subject: string, toCustomer: boolean): string {
  const own = firstPerson(subject, toCustomer);
  const first = lowerFirst(own)
    .replace(/^(?:each|every|any) (?=[aeiou])/i, 'an ')
    .replace(/^(?:each|every|any) /i, 'a ')
    .replace(/^all (?:of )?(?:the )?/i, '');
  return /^me$/i.test(first) ? 'I' : first;
}

/** "Cancel pending order" as a request: "cancel my pending order". Undefined for a heading that is no request. */
export function requestOf(heading: string): string | undefined {
  const last = heading.split(' / ').at(-1) ?? heading;
  const [verb = '', ...rest] = lowerFirst(last.replace(/\(.*?\)|[:.!?]/g, '').trim()).split(/\s+/);
  const base = verb.toLowerCase().replace(/^(cancel)l?ing$/, '$1');
  const known = IMPERATIVE_VERBS.has(base) ? base : undefined;
  if (known === undefined || rest.length === 0 || rest.length > 5) return undefined;
  const object = rest.join(' ').toLowerCase();
  if (/^(?:a|an|the|my|your|for|to|with|by|on|up|and|or|of)\b/.test(object))
    return `${known} ${object.replace(/^your\b/, 'my')}`;
  const plural = /s$/.test(object) && !/ss$/.test(object);
  if (!MAKES.has(known)) return `${known} my ${object}`;
  return `${known} ${plural ? 'some ' : /^[aeiou]/.test(object) ? 'an ' : 'a '}${object}`;
}

/** How a topic is spoken of: "cancelling a pending order" is not worth the risk, "the topic “Cancel pending order”" is safe. */
export function topicPhrase(topic: string): string {
  const last = (topic.split(' / ').at(-1) ?? topic)
    .replace(/\.(?:md|txt|html?|rst)$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  const shown = last.replace(/[:.!?"“”]+/g, '').trim();
  return requestOf(topic) ?? shown.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

/** Ends a sentence once. */
export function sentence(text: string): string {
  const trimmed = upperFirst(text.trim().replace(/[\s,;:]+$/, ''));
  return /[.!?…]["”')]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The innermost heading of a topic, without the number in front of it. */
export function headingName(topic: string): string {
  const last = topic.split(' / ').at(-1) ?? topic;
  const name = last.replace(
    /^(?:(?:Article|Section|Chapter|Part|Annex)\s+)?(?:[A-Z]?\d+(?:\.\d+)*|[IVX]+|§\s?\d+)[.):]?\s+(?:[-—–]\s*)?/,
    '',
  );
  return name === '' ? last : name;
}

/** Quotes inside quotes would end them. */
export const noQuotes = (text: string) => text.replace(/["“”]/g, "'");
