import type { PolicyUnit, Quantity } from './policy-unit.ts';
import { bare, isPlural, isSelf } from './questions.ts';
import { askedSubject, firstPerson, lowerFirst, sentence, thirdPerson } from './wording.ts';

/** Whether a limit stands in the condition of a rule, so that a value decides whether the rule applies at all. */
export function isInCondition({ condition, predicate }: PolicyUnit, { phrase }: Quantity): boolean {
  return condition?.includes(phrase) === true && !bare(predicate).includes(phrase);
}

/** The rule as a question with another number in it: "Can a reservation have 6 passengers?". Undefined where it cannot be formed. */
export function questionWith(unit: PolicyUnit, quantity: Quantity, value: string): string | undefined {
  const question = isInCondition(unit, quantity)
    ? situation(unit, quantity, value)
    : unit.force === 'state'
      ? stated(unit, quantity, value)
      : unit.force === 'must'
        ? enough(unit, quantity, value)
        : permitted(unit, quantity, value);
  return question === undefined || question.length > 200 ? undefined : question;
}

/** "Can I hold 5 open bookings?" */
function permitted(unit: PolicyUnit, quantity: Quantity, value: string): string | undefined {
  const { actor, force, predicate, toCustomer } = unit;
  if (force === 'will') return undefined;
  const at = predicate.indexOf(quantity.phrase);
  if (predicate === '' || at < 0) return undefined;
  // Limits in a row share their verb: "use at most one certificate, at most one credit card".
  const first = Math.min(
    ...unit.quantities.map(({ phrase }) => predicate.indexOf(phrase)).filter((place) => place >= 0),
  );
  const limit = placed(quantity, value, predicate.slice(at + quantity.phrase.length));
  if (limit === undefined) return undefined;
  const text = `${predicate.slice(0, first)}${limit}`;
  const own = firstPerson(text, toCustomer, actor === 'user').trim();
  return `Can ${actor === 'agent' ? 'you' : asked(unit)} ${own}?`;
}

/** "Is it enough if a group has 2 people?": a demand as something that somebody does. */
function enough(unit: PolicyUnit, quantity: Quantity, value: string): string | undefined {
  const { actor, predicate, toCustomer } = unit;
  const at = predicate.indexOf(quantity.phrase);
  if (actor === 'agent' || at < 0 || /[,;]/.test(predicate.slice(0, at))) return undefined;
  const who = asked(unit);
  const limit = placed(quantity, value, predicate.slice(at + quantity.phrase.length));
  if (limit === undefined) return undefined;
  const text = `${predicate.slice(0, at)}${limit}`;
  const [verb = '', ...rest] = firstPerson(text, toCustomer, actor === 'user')
    .trim()
    .split(/\s+/);
  const least = quantity.op === '>=' || quantity.op === '>';
  return `Is it ${least ? 'enough' : 'all right'} if ${who} ${finite(who, verb)} ${rest.join(' ')}?`;
}

/** "Is it possible that yoga classes take 19 people?" */
function stated(unit: PolicyUnit, quantity: Quantity, value: string): string | undefined {
  const { text, toCustomer, subject } = unit;
  const before = text.slice(0, quantity.start);
  if (subject !== '' || unit.condition !== undefined || /[,;.:]/.test(before) || !/ \w+ /.test(before))
    return undefined;
  const limit = placed(quantity, value, text.slice(quantity.end));
  if (limit === undefined) return undefined;
  const clause = `${before.replace(/\b(?:from|between) $/i, '')}${limit}`;
  return `Is it possible that ${lowerFirst(firstPerson(clause, toCustomer)).trim()}?`;
}

/** "I move 29 kilometres away. Can I leave at the end of the next month?" */
function situation(unit: PolicyUnit, quantity: Quantity, value: string): string | undefined {
  const { condition = '', predicate, force, actor, toCustomer } = unit;
  const opening = /^(?:if|when|whenever|once|in case)\s+/i.exec(condition)?.[0];
  const at = condition.indexOf(quantity.phrase);
  if (opening === undefined || at < opening.length) return undefined;
  const text = `${condition.slice(opening.length, at)}${placed(quantity, value, condition.slice(at + quantity.phrase.length))}`;
  const said = firstPerson(text, toCustomer).trim();
  // "you" and "it" of the agent's own situation are nothing that a customer says.
  if (/^(?:it|they|this|that|these|any|a|an|not)\b/i.test(said) || (!toCustomer && /\byou\b/i.test(said)))
    return undefined;
  const ask =
    actor === 'user' && (force === 'may' || force === 'may-not' || force === 'only')
      ? `Can I ${firstPerson(bare(predicate), toCustomer, true).replace(/[,;].*$/, '')}?`
      : 'What happens then?';
  return `${sentence(said)} ${ask}`;
}

/**
 * A value in the place of a limit: "within 30 days of delivery" becomes "31 days after delivery". Undefined where the value alone
 * would say something else, or nothing.
 */
function placed({ phrase, kind, unit }: Quantity, value: string, after: string): string | undefined {
  const behind = after.replace(/[,;.].*$/, '').replace(/\s+(?:or|and|if|unless|except)\s.*$/i, '');
  if (/^within\b/i.test(phrase)) {
    if (/^\s+of\b/i.test(behind)) return `${value} after${behind.replace(/^\s+of\b/i, '')}`;
    if (/^\s+(?:after|before|from)\b/i.test(behind)) return `${value}${behind}`;
    // "After 30 days" is the 31st. Of other units no single one can be meant.
    return /\bdays$/.test(unit) ? `on ${dayOf(value)}${behind}` : undefined;
  }
  const exceed = /^exceed(s?)\b/i.exec(phrase);
  if (exceed !== null) return `amount${exceed[1]} to ${value}${behind}`;
  // "Students under 26" are no "students 26".
  if (kind === 'count' && unit === '' && /^(?:under|over|above|below)\b/i.test(phrase)) return undefined;
  const manner = /\b(old|young|long|late)er than\b/i.exec(phrase)?.[1]?.toLowerCase();
  if (manner !== undefined && kind === 'time')
    return `${value} ${manner === 'young' ? 'old' : manner}${behind}`;
  if (kind === 'clock') return `at ${value}${behind}`;
  return kind === 'date' ? `on ${value}${behind}` : `${value}${behind}`;
}

/** "30 business days" → "business day 30". */
const dayOf = (value: string) => value.replace(/^(\S+) (.*?)days?$/, '$2day $1');

const asked = (unit: PolicyUnit) =>
  unit.actor === 'user' && isSelf(unit) ? 'I' : askedSubject(unit.subject, unit.toCustomer);

function finite(who: string, verb: string): string {
  if (verb === 'be') return who === 'I' ? 'am' : isPlural(who) ? 'are' : 'is';
  return who === 'I' || isPlural(who) ? verb : thirdPerson(verb);
}
