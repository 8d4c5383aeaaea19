import type { PolicyUnit, Quantity } from '../policy-unit.ts';
import type { Ask } from './ask.ts';
import { askedValue } from './asked-value.ts';
import { type Clause, clauseOf, inverted, led } from './clause.ts';
import { spoken, spokenSubject } from './voice.ts';

/** Behind a number these begin something that belongs to the whole rule and has no place inside a question. */
const MORE =
  /[,;()]|\b(?:and|or|but|unless|except|if|when|provided|whichever|as long as|since|because|so|which|who|that|whatever|with the|only|not|otherwise|then|to)\b/i;
/** A time that is counted from or to something. */
const ANCHOR = /^(?:before|after|of|from|in advance|prior to|ahead|following)\b/i;

/** Questions for the number of a rule: "How many weeks before the first rental day do groups have to book at least?". */
export function valueAsks(unit: PolicyUnit, text: string): Ask[] {
  const clause = clauseOf(text);
  return unit.quantities.flatMap((quantity, limit) => {
    const question =
      (clause === undefined ? undefined : clauseQuestion(unit, clause, quantity)) ??
      priceQuestion(unit, text, quantity);
    return askedValue(quantity, limit, question);
  });
}

function clauseQuestion(unit: PolicyUnit, clause: Clause, quantity: Quantity): string | undefined {
  if (clause.adverb !== undefined || quantity.op === 'between') return undefined;
  const at = clause.rest.indexOf(quantity.phrase);
  if (at < 0 || clause.rest.indexOf(quantity.phrase, at + 1) >= 0) return undefined;
  const who = spokenSubject(clause.subject, unit);
  const before = spoken(clause.rest.slice(0, at).trim(), unit);
  const after = spoken(clause.rest.slice(at + quantity.phrase.length).trim(), unit);
  const lead = clause.lead === undefined ? undefined : spoken(clause.lead, unit);
  if (
    who === undefined ||
    before === undefined ||
    after === undefined ||
    (clause.lead !== undefined && lead === undefined)
  )
    return undefined;
  // What stands behind the number comes first in the question, so nothing in it may point back.
  if (/\b(?:it|its|they|them|their)\b/i.test(after)) return undefined;
  if (
    MORE.test(after.replace(ANCHOR, '').replace(/\bthat\b(?= \w+ (?:begins|starts|ends))/, '')) ||
    /[,;()]|\b(?:and|or|but|by \d+)\b|\b(?:who|that|which) (?:is|are|was|were|has|have)\b/.test(before)
  )
    return undefined;
  const question =
    timeQuestion(clause, quantity, who, before, after) ?? countQuestion(clause, quantity, who, before, after);
  return question === undefined ? undefined : led(lead, question);
}

function timeQuestion(
  clause: Clause,
  quantity: Quantity,
  who: string,
  before: string,
  after: string,
): string | undefined {
  const { kind, unit, op, phrase } = quantity;
  if (kind === 'clock') {
    if (!/^(?:by|until|no later than|before)\b/i.test(phrase) || before === '') return undefined;
    const ask = /^until/i.test(phrase) ? 'until' : 'by';
    return `${ask} what time ${inverted(clause, who, `${before}${after === '' ? '' : ` ${after}`}`)}`;
  }
  if (kind !== 'time' || unit === '') return undefined;
  const old =
    /^(?:years?|months?)$/.test(unit) && /^(?:old|of age)\b/i.test(after) && before === 'be' && op === '>=';
  if (old) return `how old ${inverted(clause, who, 'be at least')}`;
  const preposition =
    /(?:^|\s)(for|after|within|in|every)$/i.exec(before)?.[1]?.toLowerCase() ??
    /^(within)\b/i.exec(phrase)?.[1]?.toLowerCase();
  const verb = before
    .replace(/\s*\b(?:for|after|within|in|every)$/i, '')
    .replace(/,$/, '')
    .trim();
  const anchored = ANCHOR.test(after);
  if (
    verb === '' ||
    /\d/.test(`${verb} ${after}`) ||
    /\b(?:of|to|by|than|from|until|on|at|between|about|the|an?|the (?:first|last|next))$/i.test(verb) ||
    (!anchored && after !== '')
  )
    return undefined;
  const tail = after === '' ? '' : ` ${after}`;
  const many = shownUnit(unit);
  if (preposition === 'every') return after === '' ? `how often ${inverted(clause, who, verb)}` : undefined;
  if (preposition === 'for') {
    if (/^(?:before|after|from|in advance)/.test(after) && op === '=') return undefined;
    return `for how many ${many}${tail} ${inverted(clause, who, verb)}${bound(op)}`;
  }
  if (preposition === 'after' || preposition === 'within')
    return `${preposition} how many ${many}${tail} ${inverted(clause, who, verb)}`;
  if (preposition === 'in' || !anchored || /^(?:of|from)\b/i.test(after)) return undefined;
  if (/^(?:after|following)\b/i.test(after) && op === '<=')
    return `within how many ${many}${tail} ${inverted(clause, who, verb)}`;
  const isBefore = /^(?:before|in advance|prior to|ahead)/i.test(after);
  return `how many ${many}${tail} ${inverted(clause, who, verb)}${isBefore && op === '>=' ? ' at the latest' : bound(op)}`;
}

/** "hold at most four open bookings": the number is what the verb acts on. */
function countQuestion(
  clause: Clause,
  quantity: Quantity,
  who: string,
  before: string,
  after: string,
): string | undefined {
  const { kind, unit, op } = quantity;
  if (!/^[a-z]+$/.test(before) || /^(?:be|been|become|is|are)$/.test(before)) return undefined;
  if (kind !== 'count' && kind !== 'time' && kind !== 'size') return undefined;
  if (
    unit === '' ||
    op === '=' ||
    clause.auxiliary === 'is' ||
    clause.auxiliary === 'are' ||
    /ed$/.test(before)
  )
    return undefined;
  const tail = after === '' ? '' : ` ${after}`;
  return `how many ${shownUnit(unit)} ${inverted(clause, who, before)}${tail}${bound(op)}`;
}

/** "The deposit is EUR 50 per person": asked by what it is the price of. */
function priceQuestion(unit: PolicyUnit, text: string, quantity: Quantity): string | undefined {
  const { kind, op, phrase, start } = quantity;
  if (kind !== 'money' && kind !== 'percent') return undefined;
  const plain = text.replace(/[.!]+$/, '');
  if (plain.indexOf(phrase) !== start || op !== '=') return undefined;
  const match = /^((?:An?|The|Each|Every|Our|[A-Z][\w’'-]+)(?: [\w’'-]+){0,7}) (is|are|costs?)$/.exec(
    plain.slice(0, start).trim(),
  );
  const after = plain.slice(start + phrase.length).trim();
  if (match === null || MORE.test(after) || (after !== '' && !/^(?:per|an?|for each|each|a)\b/i.test(after)))
    return undefined;
  const [, subject = '', verb = ''] = match;
  if (/\b(?:who|that|which|there|not|it)\b/i.test(subject)) return undefined;
  const who = spokenSubject(subject, unit);
  const tail = spoken(after, unit);
  if (who === undefined || tail === undefined) return undefined;
  const behind = tail === '' ? '' : ` ${tail.replace(/^each$/, 'each')}`;
  if (/^cost/.test(verb)) return `How much ${verb === 'costs' ? 'does' : 'do'} ${who} cost${behind}?`;
  return `${kind === 'percent' ? 'What percentage' : 'How much'} ${verb} ${who}${behind}?`;
}

const bound = (op: Quantity['op']) =>
  op === '<=' || op === '<' ? ' at most' : op === '>=' ? ' at least' : '';

const SHORT: Readonly<Record<string, string>> = {
  s: 'seconds',
  sec: 'seconds',
  ms: 'milliseconds',
  min: 'minutes',
  h: 'hours',
};
/** The unit as it is asked for: "seconds" for "s"; what has no vowel is no word and has no plural: "mph". */
export const shownUnit = (unit: string) =>
  SHORT[unit] ?? (/^[^aeiouy]+s$/.test(unit) ? unit.slice(0, -1) : unit);
