import { defined } from '../schema/defined.ts';
import { IMPERATIVE_VERBS } from '../text/lexicons/imperative-verbs.ts';
import type { Actor, Force } from './policy-unit.ts';

/** A rule taken apart at its modal verb. */
interface Frame {
  label?: string;
  condition?: string;
  subject: string;
  actor: Actor;
  force: Force;
  predicate: string;
  exception?: string;
}

const LABEL = /^((?:\*\*)?[A-Z][\w/& -]{1,40}(?:\*\*)?):\s+(?=\S)/;
/** Openers that say nothing of the rule. */
export const OPENER =
  /^(?:as an? [^,]{2,60}, |otherwise, |generally, |in general, |note that |please note that |also, |however, |in addition, |additionally, |remember that )+/i;
/** A condition in front, with commas in brackets and with further parts behind "and" or "or". */
const LEAD =
  /^((?:If|When|Whenever|Once|After|Before|For|In case|Unless|During|At|On|Until|While|Upon|Within|To(?= \w+ ))\b(?:[^,(]|\([^)]*\)|, (?=(?:and|or) \w+s\b)){2,300}),\s+(?:then )?(?=\S)/i;
/** Modal verbs with what they mean, the longer ones first. */
const MODALS: readonly [string, Force][] = [
  ['can only|may only|could only|(?:is|are) only (?:allowed|permitted|able) to|(?:is|are) only', 'only'],
  [
    "cannot|can not|can't|may not|could not|(?:is|are) not (?:allowed|permitted|able) to|(?:is|are) unable to",
    'may-not',
  ],
  [
    "must not|must never|mustn't|should not|shouldn't|should never|shall not|(?:is|are) never to|(?:is|are) not to",
    'must-not',
  ],
  ['(?:do|does) not (?:need|have) to', 'may'],
  ['must|shall|should|(?:need|needs|has|have) to|(?:is|are) required to|ought to', 'must'],
  ['can|may|(?:is|are) (?:allowed|permitted|able|entitled|eligible) to|could', 'may'],
  ["will not|won't", 'may-not'],
  ['will', 'will'],
];
const SPLIT = new RegExp(`^(.{1,120}?)\\s(?:${MODALS.map(([words]) => words).join('|')})\\s+`, 'i');
const NEVER = /^(?:do not|don't|never|avoid(?=\s\w+ing\b)|under no circumstances)\s+/i;
const ALWAYS =
  /^(?:please |always |also |in particular, |first,? |then,? |be sure to |make sure to |remember to )+/i;
const MORE_VERBS = new Set(
  'apologise apologize assure authenticate bring deny ensure escalate greet hand inform keep make obtain reassure redirect request resume thank'.split(
    ' ',
  ),
);
const AGENT =
  /^(?:you|the agent|agents?|an agent|the assistant|assistants?|we|our (?:team|staff|agents?)|representatives?|the representative|staff|support|the bot|employees)$/i;
const USER =
  /^(?:(?:the|a|an|each|every|any|all|one|our|new|existing|registered)\s+)*(?:(?!agents?\b)\w+\s+)?(?:user|customer|client|guest|buyer|caller|shopper|patient|student|member|traveler|traveller|subscriber|patron|cardholder|account holder)s?$/i;
const EXCEPTION =
  /(?:[,;(]\s*|\s)((?:unless|except(?: for| when| if| that| in)?|other than|but (?:not|cannot|only|can not|nothing)|with the exception of|even if|otherwise)\b.*)$/i;

/** The frame of a statement; undefined where it has no modal verb and is no instruction. `toCustomer`: "you" is the customer. */
export function frameOf(sentence: string, toCustomer: boolean): Frame | undefined {
  const label = LABEL.exec(sentence)?.[1];
  const unlabelled = sentence
    .replace(LABEL, '')
    .replace(/[.;!]+$/, '')
    .trim()
    .replace(OPENER, '');
  const first = LEAD.exec(unlabelled);
  // "Within 14 days you may withdraw, unless …": the comma ends the rule, not its condition.
  const lead =
    first !== null && /^(?:Within|To) .*\b(?:may|can|cannot|must|will|shall)\b/i.test(first[1] ?? '')
      ? null
      : first;
  const clause = lead === null ? unlabelled : unlabelled.slice(lead[0].length);
  const parts =
    (COMMAND.test(clause) ? imperativeParts(clause, toCustomer) : undefined) ??
    modalParts(clause, toCustomer) ??
    imperativeParts(clause, toCustomer) ??
    (lead === null ? undefined : STATED);
  if (parts === undefined) return undefined;
  const exception = EXCEPTION.exec(parts.predicate);
  const behind = BEHIND.exec(parts.predicate);
  const condition = lead?.[1] ?? ('condition' in parts ? parts.condition : undefined) ?? behind?.[1];
  return {
    ...(label === undefined ? {} : { label: label.replace(/\*\*/g, '') }),
    ...parts,
    ...defined({ condition }),
    ...(exception === null ? {} : { exception: exception[1] ?? '' }),
  };
}

/** "Once a year" and "even if" open no condition. */
const BEHIND =
  /\s((?:(?<!\beven )if|when|(?<!\bat )once(?! (?:a|an|per|every|and|or|more)\b)|provided that|as long as|in case)\s.+)$/i;
/** An instruction whose modal verb stands in a clause of its own: "Transfer the user only if the request cannot be handled". */
const COMMAND = new RegExp(
  `^(?:always )?(?:${[...IMPERATIVE_VERBS, ...MORE_VERBS].join('|')}) [^,;]*?\\b(?:if|when|unless|that|which|who)\\b`,
  'i',
);
/** A time in front of the person that the rule is about, without a comma: "After three no-shows you cannot". */
const TIMED =
  /^((?:After|Within|Before|During|Until|From|On|At)\b.{2,100}?)\s+(you|we|they|the (?:user|customer|member|patron|guest|client))$/i;

function modalParts(clause: string, toCustomer: boolean) {
  const split = SPLIT.exec(clause);
  if (split === null) return undefined;
  // "…, so the agent must": the last clause in front of the modal verb is its subject.
  const subject = (split[1] ?? '')
    .replace(
      /^.*[,;] (?:(?:so|and|but|therefore)\s+|(?=(?:you|the agent|the user|the customer|it|they)$))/i,
      '',
    )
    .trim();
  if (/\b(?:that|which|who|what|where)$/i.test(subject)) return undefined;
  const modal = split[0].slice((split[1] ?? '').length).trim();
  const force = MODALS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(modal))?.[1];
  if (force === undefined) return undefined;
  const rest = clause.slice(split[0].length);
  // "an order is only returned": the verb "be" belongs to the predicate.
  const passive = /^(?:is|are) only$/i.test(modal);
  const negated = /^(?:not|never)\s+/i.exec(rest);
  const predicate = `${passive ? 'be ' : ''}${rest.slice(negated?.[0].length ?? 0)}`;
  const only = /^only\s+/i.exec(predicate);
  const timed = TIMED.exec(subject);
  const who = timed?.[2] ?? subject;
  return {
    ...(timed?.[1] === undefined ? {} : { condition: timed[1] }),
    subject: who,
    actor: actorOf(who, toCustomer),
    force: negated !== null ? opposite(force) : only !== null && force === 'may' ? ('only' as const) : force,
    predicate: predicate.replace(
      force === 'must'
        ? /^(?:always|also|therefore|then|already)\s+/i
        : /^(?:always|also|only|therefore|then|already)\s+/i,
      '',
    ),
  };
}

/** A condition with a statement that allows or demands nothing. */
const STATED = {
  subject: '',
  actor: 'thing',
  force: 'state',
  predicate: '',
} as const satisfies Partial<Frame>;

const opposite = (force: Force): Force => (force === 'must' ? 'must-not' : 'may-not');

/** In a text for customers it is the customer who is told what to do. */
function imperativeParts(clause: string, toCustomer: boolean) {
  const never = NEVER.exec(clause);
  const rest = clause.slice(never?.[0].length ?? 0).replace(ALWAYS, '');
  const verb = /^[a-z]+/i.exec(rest)?.[0].toLowerCase() ?? '';
  const told = never !== null || /^(?:please|always|be sure to|make sure to|remember to) /i.test(clause);
  if (!told && !IMPERATIVE_VERBS.has(verb) && !MORE_VERBS.has(verb)) return undefined;
  const force: Force = never === null ? 'must' : 'must-not';
  return {
    subject: '',
    actor: toCustomer ? ('user' as const) : ('agent' as const),
    force,
    predicate: `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`,
  };
}

function actorOf(subject: string, toCustomer: boolean): Actor {
  if (/^you$/i.test(subject)) return toCustomer ? 'user' : 'agent';
  if (AGENT.test(subject)) return 'agent';
  return USER.test(subject) || /^(?:they|he|she)$/i.test(subject) ? 'user' : 'thing';
}
