import { stems } from '../../text/language/words.ts';
import { echoes } from '../echo.ts';
import type { PolicyUnit } from '../policy-unit.ts';
import { quantitiesOf } from '../quantities.ts';
import { headingName, noQuotes } from '../wording.ts';
import { type Ask, SAYS_NO, SAYS_NO_OR_ONLY } from './ask.ts';
import { cellAsks } from './cell-ask.ts';
import { consequenceAsks } from './consequence-ask.ts';
import { limitAsks } from './limit-ask.ts';
import { measureAsks, needAsks, oftenAsks, onlyAsks } from './measure-ask.ts';
import { ownQuestionAsks } from './own-question-ask.ts';
import { type Part, partsOf } from './parts-of.ts';
import { permissionAsks } from './permission-ask.ts';
import { quotedAsks } from './quoted-asks.ts';
import { demandAsks, refusalAsks, whoAsks } from './refusal-ask.ts';
import { standsAlone } from './stands-alone.ts';
import { valueAsks } from './value-ask.ts';
import { whoseAsks } from './whose-ask.ts';

const known = new WeakMap<PolicyUnit, readonly Ask[]>();

/**
 * The ways to ask for a rule. A sentence that cannot be understood alone gives none, and neither does one of a form that no question was
 * written for: fewer cases are better than wrong ones.
 */
export function asksOf(unit: PolicyUnit): readonly Ask[] {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const asks = (unit.row === undefined ? sentenceAsks(unit) : cellAsks(unit)).filter(
    (ask) => !echoes([ask]) && isClean(ask),
  );
  known.set(unit, asks);
  return asks;
}

function sentenceAsks(unit: PolicyUnit): Ask[] {
  const { leadIn } = unit;
  if (leadIn !== undefined) return [];
  const sentence = sentenceOf(unit.text);
  const text = firstOf(unit.text);
  const natural = [...ownQuestionAsks(unit), ...partsOf(sentence).flatMap((part) => partAsks(unit, part))];
  const quoted =
    text !== undefined && standsAlone(text)
      ? quotedAsks(unit, text, contextOf(unit))
      : quotedParts(unit, sentence);
  return [...distinct(natural), ...quoted];
}

/** A sentence of several statements cannot be quoted whole; a statement of it that nothing was left out of can. */
function quotedParts(unit: PolicyUnit, sentence: string): Ask[] {
  const parts = partsOf(sentence);
  if (parts.length < 2 || sentence !== unit.text) return [];
  return parts
    .filter(({ text, exception }, at) => exception === undefined && (at === 0 || !LEANS.test(text)))
    .filter(({ text }) => standsAlone(text))
    .flatMap(({ text }) => {
      const part = { ...unit, text, quantities: quantitiesOf(text) };
      return quotedAsks(part, text, contextOf(part)).map((ask) => placed(unit, part, ask));
    });
}

/** A later statement that says something of the earlier one, or too little of itself. */
const LEANS =
  /^(?:From|For|In|On|At|After|Within|Beyond|Above|Over|Below|Up|With|Without)\b|^(?:\S+ ){1,5}\S+$/;

/** Fewer words are no statement. */
const FEWEST = 3;

/** What a statement inside of a sentence can be asked for. */
function partAsks(unit: PolicyUnit, { text, qualified, exception }: Part): Ask[] {
  if (!standsAlone(text, FEWEST)) return [];
  // Whoever asks may be one of those for whom it is lifted: "no" would not do.
  const isOpen = exception !== undefined && /\bunless\b/i.test(exception);
  const whole = sentenceOf(unit.text) === unit.text && !qualified;
  const part = { ...unit, text, quantities: quantitiesOf(text) };
  const rule = unit.text;
  return [
    ...valueAsks(part, text),
    ...measureAsks(part, text),
    ...(whole ? limitAsks(part, text) : []),
    ...whoAsks(part, text),
    ...needAsks(part, text, rule),
    ...onlyAsks(part, text, rule),
    ...oftenAsks(part, text),
    ...whoseAsks(part, text, rule),
    ...consequenceAsks(part, text, rule),
    ...(isOpen
      ? []
      : [
          ...refusalAsks(part, text, rule),
          ...demandAsks(part, text, rule),
          ...permissionAsks(part, text, rule),
        ]),
  ]
    .map((ask) => (exception === undefined ? ask : excepted(ask, rule)))
    .map((ask) => placed(unit, part, inContext(unit, ask)));
}

/** A right answer names the exception as well, and may say "only" instead of "no". */
function excepted(ask: Ask, rule: string): Ask {
  const expected = ask.expected ?? `Say what the rule says, with its exception: ${rule}`;
  return { ...ask, expected, checks: ask.checks.map((one) => (one === SAYS_NO ? SAYS_NO_OR_ONLY : one)) };
}

/** Shorter questions do not say what they are about. */
const CLEAR = 12;

/** What a question is about, where it stands under words in bold or in the middle of an answer. */
function inContext({ label, asked, isFirst }: PolicyUnit, ask: Ask): Ask {
  const about = label ?? (isFirst === true ? undefined : asked);
  const isShort = (ask.question.split('?')[0] ?? '').split(' ').length < CLEAR;
  // "I" names nothing that a question could be about.
  const isVague = label !== undefined || /\b(?:I|my|me)\b/.test(ask.question);
  if (
    about === undefined ||
    !isShort ||
    !isVague ||
    stems(about).some((stem) => label !== undefined && stems(ask.question).includes(stem))
  )
    return ask;
  const first =
    label === undefined
      ? `I have read your answer to "${noQuotes(about)}"`
      : `This is about "${noQuotes(about)}"`;
  return { ...ask, question: `${first.replace(/[.:]"$/, '"')}. ${ask.question}` };
}

/** The limit of an ask by its place in the whole rule. */
function placed(unit: PolicyUnit, part: PolicyUnit, ask: Ask): Ask {
  const phrase = part.quantities[ask.limit ?? -1]?.phrase;
  const limit = unit.quantities.findIndex((one) => one.phrase === phrase);
  const { limit: _, ...rest } = ask;
  return limit < 0 ? rest : { ...rest, limit };
}

/** Without a second way to ask the same. */
const distinct = (asks: readonly Ask[]) => [...new Map(asks.map((ask) => [ask.question, ask])).values()];

/** The first sentence of a rule. */
const sentenceOf = (text: string) => /^.*?[.!](?= [A-Z]|$)/.exec(text)?.[0] ?? text;

/** With these a further sentence changes what the first one says. */
const QUALIFIES =
  /\b(?:appl(?:y|ies)|unless|except\w*|exempt|however|otherwise|then|instead|in that case|if|when|only|but|until|later|longer|shorter|more|less)\b/i;

/** The first sentence of a rule, unless those behind it change what it says. */
function firstOf(text: string): string | undefined {
  const end = /[.!] (?=[A-Z])/.exec(text);
  if (end === null) return text;
  return QUALIFIES.test(text.slice(end.index + 1)) ? undefined : text.slice(0, end.index + 1);
}

/** A short sentence says more with the heading that it stands under. */
const SHORT = 20;

function contextOf({ text, topic, label, asked }: PolicyUnit): string | undefined {
  if (label !== undefined) return label;
  if (asked !== undefined) return `"${noQuotes(asked)}"`;
  const heading = headingName(topic);
  return text.split(' ').length >= SHORT || heading === '' || heading.split(' ').length > 6
    ? undefined
    : `"${noQuotes(heading)}"`;
}

/** In front of a pronoun that begins a clause of its own, whose subject stands in the question. */
const PRONOUN =
  /(?<!\b(?:if|when|once|until|unless|before|after|because|while|that|as)\s)\b(?:it|its|they|them|their)\b/i;

/** "Their" behind a plural. */
const THEIRS = /(\b(?!does\b|is\b|has\b|was\b|this\b|us\b)[a-z]+s\b.*? )their\b/i;

/** "I" behind anything but a verb of its own or the beginning of a clause. */
const MISPLACED_I =
  /(?<!\b(?:do|did|can|may|must|am|was|have|had|will|shall|should|could|would|if|when|once|until|unless|before|after|that|and|or|while|because|whether|as|than|where|what|which|who)|[,.?!:]) I\b/i;

/** What a proofreader would stop at: a word twice, a blank before a mark, a form of "be" beside another verb, a pronoun without its noun. */
function isClean({ form, question }: Ask): boolean {
  if (/\b(?:before|after) (?:it|them)\b(?! \w)/i.test(question) && form !== 'quoted') return false;
  const spoken = question.replace(/\bis it (?=early|enough|all right|optional|against)|\btheir own\b/gi, '');
  // A refusal keeps the order of its rule: "employees in their probation period".
  const named = form === 'refusal' ? spoken.replace(THEIRS, '$1') : spoken;
  if (form !== 'quoted' && PRONOUN.test(named)) return false;
  if (/\b(?:up to|than|of|at least|at most the|every|and|or|the|before|after|later|earlier)\?/.test(question))
    return false;
  if (
    /\b(?:days?|hours?|weeks?|months?|minutes?) (?:before|after) (?:can|may|do|does|is|are|have|has)\b/.test(
      question,
    )
  )
    return false;
  if (MISPLACED_I.test(question.replace(/^.*[.?] (?=[A-Z])/, ''))) return false;
  return !/\b(\w+) \1\b|\s[,.;?]|\b(?:is|are|do|does|can) (?:is|are|can|may|must|will|has)\b|\b(?:I|me) (?:is|are|has)\b|\bfor I\b/i.test(
    question.replace(/\bhad had\b|\bthat that\b/g, ''),
  );
}
