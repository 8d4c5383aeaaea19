import { mention } from '../expectation.ts';
import type { PolicyUnit, Quantity } from '../policy-unit.ts';
import { boundaryValues, keeps, valueText, whereText } from '../quantity-values.ts';
import { type Ask, SAYS_NO } from './ask.ts';
import { type Clause, clauseOf, inverted, led } from './clause.ts';
import { valueCheck } from './value-check.ts';
import { spoken, spokenSubject } from './voice.ts';

/** With these a value beside the limit may still be all right, or the rule says something else behind it. */
const OPEN =
  /[,;()]|\b(?:and|or|but|unless|except|otherwise|whichever|provided|even if|normally|usually|as a rule|generally|about|approximately|instead|only)\b/i;

/** Values on and beside each limit of a rule, with the verdict computed. */
export function limitAsks(unit: PolicyUnit, text: string): Ask[] {
  const clause = clauseOf(text);
  if (clause === undefined || clause.adverb === 'only') return [];
  return unit.quantities.flatMap((quantity, place) => {
    if (
      quantity.op === '=' ||
      quantity.op === 'between' ||
      OPEN.test(
        text.replace(quantity.phrase, '').replace(clause.lead === undefined ? '' : `${clause.lead}, `, ''),
      )
    )
      return [];
    return boundaryValues(quantity).flatMap((value) => limitAsk(unit, clause, quantity, value, place) ?? []);
  });
}

function limitAsk(
  unit: PolicyUnit,
  clause: Clause,
  quantity: Quantity,
  value: number,
  limit: number,
): Ask | undefined {
  const kept = keeps(quantity, value);
  const shown = valueText(quantity, value);
  const question = limitQuestion(unit, clause, quantity, shown);
  if (question === undefined || question.split(' ').length > 34) return undefined;
  const allowed = clause.adverb === 'not' ? !kept : kept;
  const written = quantity.written;
  const where = `${shown} ${quantity.kind === 'count' && value !== 1 ? 'are' : 'is'} ${whereText(quantity, value)}`;
  return {
    form: 'limit',
    question: allowed || value === quantity.value ? `${question} And where exactly is the limit?` : question,
    checks: allowed
      ? [valueCheck(quantity)]
      : [SAYS_NO, ...(value === quantity.value ? [] : [valueCheck(quantity)])],
    expected: `${allowed ? 'Say yes' : 'Say no'}: ${where}. ${mention(written)}`,
    verdict: allowed ? 'allowed' : 'refused',
    include: [written],
    limit,
    rationale: `${shown} against “${quantity.phrase}” in the source; the verdict is computed.`,
    quality: 0.95,
  };
}

/** "Can I move a booking 71 hours before the first rental day?", "Is it enough for groups to book two weeks before it?". */
function limitQuestion(
  unit: PolicyUnit,
  clause: Clause,
  quantity: Quantity,
  shown: string,
): string | undefined {
  const at = clause.rest.indexOf(quantity.phrase);
  if (at < 0) return undefined;
  const placed = valuePhrase(
    quantity,
    shown,
    clause.rest.slice(0, at),
    clause.rest.slice(at + quantity.phrase.length),
  );
  if (placed === undefined) return undefined;
  const rest = spoken(placed, unit);
  const who = spokenSubject(clause.subject, unit);
  const lead = clause.lead === undefined ? undefined : spoken(clause.lead, unit);
  if (rest === undefined || who === undefined || (clause.lead !== undefined && lead === undefined))
    return undefined;
  if (/^(?:can|may)$/.test(clause.auxiliary))
    return led(lead, inverted({ ...clause, auxiliary: 'can' }, who, rest));
  if (clause.adverb === 'not')
    return /^(?:must|shall|should)$/.test(clause.auxiliary)
      ? led(lead, inverted({ ...clause, auxiliary: 'can' }, who, rest))
      : undefined;
  if (!/^(?:must|shall|should|has to|have to|needs to|need to)$/.test(clause.auxiliary)) return undefined;
  const whom = who === 'I' ? 'me' : who;
  const least = quantity.op === '>=' || quantity.op === '>';
  const isLead = /^\s*(?:before|in advance|prior to|ahead)\b/.test(
    clause.rest.slice(at + quantity.phrase.length),
  );
  return led(
    lead,
    `is it ${isLead ? 'early enough' : least ? 'enough' : 'all right'} for ${whom} to ${rest}`,
  );
}

/** The value in the place of the limit with its words; undefined where it would say something else. */
function valuePhrase(
  { phrase, kind, unit, op }: Quantity,
  shown: string,
  before: string,
  after: string,
): string | undefined {
  if (/\b(?:for|of|to|by|than|in|within|after|every|the|an?)\s*$/i.test(before) && !/\bfor\s*$/i.test(before))
    return undefined;
  // Behind a noun the limit is that of the noun: "distances up to 1,500 km".
  if (kind !== 'time' && kind !== 'clock' && kind !== 'date' && !/^[a-z]+ $/.test(before)) return undefined;
  if (/^within\b/i.test(phrase)) {
    if (/^\s+of\b/i.test(after)) return `${before}${shown} after${after.replace(/^\s+of\b/i, '')}`;
    return /^\s+(?:after|before)\b/i.test(after) ? `${before}${shown}${after}` : undefined;
  }
  if (/^exceed/i.test(phrase)) return undefined;
  if (/er than\b/i.test(phrase)) {
    const manner = /\b(old|young|long)er than\b/i.exec(phrase)?.[1]?.toLowerCase();
    return manner !== undefined && kind === 'time' && /\bbe\s*$/.test(before)
      ? `${before}${shown} ${manner === 'young' ? 'old' : manner}${after}`
      : /^no (?:longer|later) than\b/i.test(phrase) &&
          (/\bfor\s*$/i.test(before) || /^\s+before\b/.test(after))
        ? `${before}${shown}${after}`
        : undefined;
  }
  if (kind === 'clock') return `${before}at ${shown}${after}`;
  if (kind === 'date') return `${before}on ${shown}${after}`;
  if (kind === 'count' && unit === '') return undefined;
  if (
    kind === 'time' &&
    (op === '<=' || op === '>=') &&
    !/\bfor\s*$/i.test(before) &&
    !/^\s*(?:before|in advance|prior to|ahead|after|old|of age|long)\b/i.test(after)
  )
    return /^(?:[a-z]+\s)?$/.test(before) ? `${before}${shown}${after}` : undefined;
  return `${before}${shown}${after}`;
}
