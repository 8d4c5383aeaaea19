import { IMPERATIVE_VERBS } from '../text/lexicons/imperative-verbs.ts';
import type { PolicyUnit, Quantity } from './policy-unit.ts';
import { statedQuestion } from './stated-questions.ts';
import { cellQuestion } from './table-questions.ts';
import { askedSubject, firstPerson, lowerFirst, requestOf, topicPhrase } from './wording.ts';

/** Where a condition begins behind a predicate: what is asked is in front of it. */
const CONDITION_BEHIND =
  /[,;]?\s+(?:only\s+)?(?:(?:even )?if|when|(?<!\bat )once(?! (?:a|an|per|every|and|or|more)\b)|within|after|before|until|unless|except|provided|as long as|in case|with the exception|other than|but|otherwise)\b.*$/i;
/** A further clause behind a comma; the "and" of a list is none. */
const FURTHER =
  /(?:;|[,;]\s+(?:which|so|but|because|since|and (?:you|it|they|if|this|we)\b|and [\w ]{2,30} (?:will|must|can|should|is|are)\b)).*$/i;
/** "if" in the sense of "whether" opens no condition. */
const WHETHER = /\b(?:ask|asks|check|checks|know|see|confirm|verify)\s+(?:if|when)\b/i;
/** Talks of what the reader has not seen. */
const POINTS_BACK = /\b(?:these|those|this|such|it|them|which of)\b|\binstead$/i;
/** A condition that speaks of what stands before it. */
const OF_BEFORE =
  /\b(?:these|those|such|the two|the former|the latter|(?:^|if |when )(?:it|this|that|they))\b/i;
const ONLY_WHEN = /\bonly (?:if|when)\b/i;
/** Manners of the agent: nobody asks for them. */
const MANNERS =
  /^(?:apologi[sz]e|argue|thank|greet|stay|remain|be (?:polite|kind|friendly|honest|helpful|concise|empathetic))\b/i;
/** About the inside of the agent: no customer asks for it. */
const INTERNAL = /\b(?:tool calls?|tools?|API|functions?|database)\b/;

/** The direct question on a rule, without its answer (improvement.md 6.2 step 4, easy). Empty where nobody would ask for it. */
export function directQuestion(unit: PolicyUnit): string {
  const { row, condition, force, actor, toCustomer } = unit;
  if (row !== undefined) return cellQuestion(row);
  if (isHardToAsk(unit)) return aboutRule(unit);
  const amount = unit.quantities[0] === undefined ? undefined : amountQuestion(unit, unit.quantities[0]);
  if (amount !== undefined) return amount;
  if (
    condition !== undefined &&
    /^(?:if|when|whenever|in case|once)\b/i.test(condition) &&
    leads(unit) &&
    force !== 'only'
  )
    return whatHappens(unit, condition);
  if (condition !== undefined && /^after\b/i.test(condition) && leads(unit))
    return whatHappens(unit, condition);
  if (condition !== undefined && /^to \w/i.test(condition) && force === 'must' && actor !== 'agent')
    return `What is needed ${lowerFirst(firstPerson(condition, toCustomer))}?`;
  const predicate = asked(unit);
  if (force === 'state') return aboutRule(unit);
  const subject = askedSubject(unit.subject, toCustomer);
  const own = isSelf(unit) ? 'I' : subject;
  // What follows "unless" belongs to the answer.
  const plain = predicate.replace(EXCEPTED, '');
  if (actor === 'agent') {
    if (force === 'must' && /^only\s/.test(predicate)) return `Is it true that you ${predicate}?`;
    if (force === 'must' && ONLY_WHEN.test(predicate)) return `When do you ${bare(predicate)}?`;
    if (force === 'must')
      return bare(predicate) !== predicate
        ? `When do you have to ${bare(predicate)}?`
        : `Do you have to ${predicate}?`;
    if (force === 'must-not' || force === 'may-not') return `Could you ${bare(predicate)}, please?`;
    if (force === 'only' && !/^(?:help|take|have|make|be|do)$/.test(unit.action))
      return `What can you ${unit.action} for me, and what not?`;
    return force === 'will' ? `Will you ${plain}?` : `Can you ${plain}?`;
  }
  const who = actor === 'user' ? own : subject;
  if (force === 'only' && bare(predicate) !== predicate) return `When can ${who} ${bare(predicate)}?`;
  if (force === 'must')
    return actor === 'user'
      ? `Do ${own} have to ${plain}?`.replace(/^Do (?=a |an |the |my )/, 'Does ')
      : `${isPlural(who) ? 'Do' : 'Does'} ${who} have to ${plain}?`;
  if (force === 'will') return `Will ${who} ${plain}?`;
  return `Can ${who} ${plain}?`;
}

/** Whether a direct question on the rule would sound strange: it points back, speaks of the agent's inside, or is no clear sentence. */
export function isHardToAsk(unit: PolicyUnit): boolean {
  const { force, subject, predicate, row, quantities } = unit;
  if (row !== undefined) return false;
  if (INTERNAL.test(unit.text) || /^(?:if|when|once|after) (?:you|the agent)\b/i.test(unit.condition ?? ''))
    return true;
  if (MANNERS.test(predicate) || (OF_BEFORE.test(unit.condition ?? '') && !ONLY_WHEN.test(predicate)))
    return true;
  if (force === 'state')
    return quantities.length === 0 && unit.condition === undefined && statedQuestion(unit) === undefined;
  return (
    predicate === '' ||
    pointsBack(unit) ||
    /^(?:this|that|these|it|there|which|what)\b/i.test(subject) ||
    subject.split(' ').length > 7 ||
    INTERNAL.test(`${subject} ${predicate}`)
  );
}

/** "A pause must be requested before it begins" points to its own subject. */
function pointsBack({ predicate, actor }: PolicyUnit): boolean {
  const plain = predicate.replace(EXCEPTED, '').replace(/\bonly (?:if|when)\b.*$/i, '');
  return POINTS_BACK.test(actor === 'thing' && /^be /.test(plain) ? plain.replace(/\bit\b/gi, '') : plain);
}

/** Whether the condition stands in front in the source. */
const leads = ({ text, condition }: PolicyUnit) =>
  condition !== undefined && text.toLowerCase().startsWith(condition.toLowerCase());

function whatHappens({ topic, toCustomer }: PolicyUnit, condition: string): string {
  const request = requestOf(topic);
  const said = lowerFirst(firstPerson(condition, toCustomer).trim())
    .replace(/^when(?:ever)? /, 'when ')
    .replace(/^after (?:the )?(?:user|my) confirmation/, 'after I confirm');
  return `${request === undefined ? '' : `I want to ${request}. `}What happens ${said}?`;
}

/** The predicate as the customer says it, without what follows a comma. */
export function asked(unit: PolicyUnit): string {
  const own = firstPerson(
    unit.predicate.replace(/\s*\([^)]*\)/g, ''),
    unit.toCustomer,
    unit.actor === 'user' && isSelf(unit),
  )
    .replace(/^(?:first|already|be already)\s+/i, (word) => (/be/i.test(word) ? 'be ' : ''))
    .replace(FURTHER, '')
    .replace(/[.;:,]+$/, '')
    .trim();
  // "add but not remove checked bags": what is forbidden is the better question.
  const forbidden = /^(.+?),? but (?:not|cannot|can not) (.+)$/i.exec(own);
  if (forbidden === null) return own;
  const [first = '', rest = ''] = [forbidden[1], forbidden[2]];
  const verb = /^[a-z]+/i.exec(rest)?.[0].toLowerCase() ?? '';
  return IMPERATIVE_VERBS.has(verb) ? rest : `${first.split(' ')[0]} ${rest}`;
}

/** Without its condition. */
export function bare(predicate: string): string {
  return WHETHER.test(predicate) ? predicate : predicate.replace(CONDITION_BEHIND, '').trim() || predicate;
}

/** What stands behind the noun that the verb goes with: "bags larger than 30 cm", "transfers above 10 euros". */
const BEHIND_NOUN =
  / (?:\w+er than|more than|less than|above|below|over|under|of|with|without|for|from|in|on|at|to|by|that|which|who)\b.*$/i;

export function isPlural(subject: string): boolean {
  const noun = subject.replace(BEHIND_NOUN, '');
  return /s$/.test(noun) && !/(?:ss|us)$/.test(noun) && !/^an? /.test(noun);
}

/**
 * For a rule that fits no form: a statement is asked back, so that the question can be answered from this rule alone; the rest is asked
 * by what it is about.
 */
function aboutRule(unit: PolicyUnit): string {
  const stated = statedQuestion(unit);
  if (stated !== undefined) return stated;
  const { text, toCustomer } = unit;
  const own = lowerFirst(firstPerson(text, toCustomer).replace(/[.!]+$/, '')).replace(/[.;] .*$/, '');
  // An instruction is no statement, and nobody asks for the inside of the agent.
  const isOrder = unit.subject === '' && unit.force !== 'state';
  if (isOrder || INTERNAL.test(text) || NO_STATEMENT.test(own) || own.split(' ').length > LONGEST) return '';
  return `Is it true that ${own}?`;
}

/** Words that somebody repeats in a question. */
const LONGEST = 30;
/** Points back, is a note with a label, or breaks off. */
const NO_STATEMENT =
  /^(?:this|that|these|those|it|they|there|which|what|\[)\b|^\[|\s[-–]\s|\b(?:must|can|may|will|should|to)$/i;
const EXCEPTED = /[,;]?\s+(?:unless|except|with the exception|even if|otherwise)\b.*$/i;

/** "I" is the one whom a rule on users means; a guest or a child in a text for customers is somebody else. */
export const isSelf = ({ subject, toCustomer }: PolicyUnit) =>
  !toCustomer || /^(?:you|)$/i.test(subject) || !/\b(?:guests?|children|child)\b/i.test(subject);

/** "The fee" alone could be any fee. */
function priceOf(item: string, { topic, toCustomer }: PolicyUnit): string {
  const asked = `ow much ${/s$/.test(item) ? 'are' : 'is'} ${askedSubject(item, toCustomer)}?`;
  return /^(?:the|a|an) \w+$/i.test(item.trim()) &&
    /\b(?:fee|price|cost|charge|rate|deposit)$/i.test(item.trim())
    ? `About ${topicPhrase(topic)}: h${asked}`
    : `H${asked}`;
}

/** "How many …", "How long …", "How much …": asks for the number itself. Undefined where the rule has no form for it. */
function amountQuestion(unit: PolicyUnit, quantity: Quantity): string | undefined {
  const { kind, op } = quantity;
  const subject = askedSubject(unit.subject, unit.toCustomer);
  if (kind === 'money' && op === '=') {
    const item = /^((?:each|every|the|an?)?\s*[\w -]{3,60}?)\s+(?:is|are|costs?)\s*$/i.exec(
      unit.text.slice(0, quantity.start),
    )?.[1];
    return item === undefined ? undefined : priceOf(item, unit);
  }
  const at = unit.predicate === '' ? -1 : unit.predicate.indexOf(quantity.phrase);
  if (at < 0 || (unit.condition !== undefined && leads(unit))) return undefined;
  const { force, actor } = unit;
  const isFor = /\bfor\s*$/i.test(unit.predicate.slice(0, at)) || /^for\b/i.test(quantity.phrase);
  const before = firstPerson(unit.predicate.slice(0, at), unit.toCustomer, actor === 'user')
    .replace(/\b(?:in|for|after|within|a|of|the)\s*$/i, '')
    .trim();
  const behind = firstPerson(unit.predicate.slice(at + quantity.phrase.length), unit.toCustomer)
    .replace(/[,;.].*$/, '')
    .replace(/\s(?:and|or|unless|except|if)\s.*$/i, '')
    .trim();
  const who = actor === 'user' && isSelf(unit) ? 'I' : actor === 'agent' ? 'you' : subject;
  const does = /^(?:I|you)$/.test(who) || isPlural(who) ? 'do' : 'does';
  if (kind === 'time' && /^be$/i.test(before) && /^(?:old|of age)\b/i.test(behind))
    return `How old ${does} ${who} have to be?`;
  if (before === '' || before.split(' ').length > 9 || /[,;]/.test(before)) return undefined;
  if (kind === 'count' && op !== '=' && quantity.unit !== '')
    return force === 'must'
      ? `How many ${quantity.unit} ${does} ${who} need to ${before}${behind === '' ? '' : ` ${behind}`}?`
      : `How many ${quantity.unit} can ${who} ${before}?`;
  if (kind !== 'time') return undefined;
  const ahead = /^(?:in advance|before)\b/i.test(behind);
  const verb = force === 'must' ? `${does} ${who} have to` : `can ${who}`;
  if (ahead && (force === 'may' || force === 'only' || force === 'must'))
    return /^in advance/i.test(behind)
      ? `How far in advance ${verb} ${before}?`
      : `How long ${behind} ${verb} ${before}?`;
  if (isFor && (force === 'may' || force === 'only')) return `For how long ${verb} ${before}?`;
  if (force === 'will' || (op === 'between' && force !== 'must'))
    return who === 'I'
      ? `How long does it take until I can ${before}?`
      : `How long does it take for ${who} to ${before}?`;
  if (force === 'must') return op === '>=' || op === '>' ? undefined : `By when ${verb} ${before}?`;
  return op === '<=' || op === '<' ? `Until when can ${who} ${before}?` : undefined;
}
