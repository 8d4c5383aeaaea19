import type { PolicyUnit, Quantity } from './policy-unit.ts';
import { askedSubject, firstPerson, lowerFirst } from './wording.ts';

/** Verbs of states, in the forms that rules use: what follows them is asked for. */
const STATES =
  'runs?|lasts?|waits?|takes?|pays?|holds?|keeps?|stays?|needs?|gets?|includes?|contains?|receives?|earns?|counts?|remains?|weighs?';
const DENIED = /^(.{2,60}?) (do|does) not (.+)$/i;
const ALLOWED =
  /^(.{2,60}?) (is|are) (?:not )?(allowed|permitted|forbidden|prohibited|free of charge|possible|valid)\b(.*)$/i;
/** A time in front of the subject: "During a pause your card does not open the door". */
const IN_FRONT = /^((?:During|Within|After|Before|Until|On|At) [^,]{2,40}?),? ((?:your|the|our|my) .+)$/i;
const PLURAL_WORD = /(?:[^s]s|ren|people)$/;

/**
 * The question for a rule that states something ("Reserved items wait for 10 days"), so that this rule answers it. Undefined where the
 * statement has no form for it.
 */
export function statedQuestion(unit: PolicyUnit): string | undefined {
  const { force, row } = unit;
  if (force !== 'state' || row !== undefined || unit.condition !== undefined) return undefined;
  const clause = unit.text.replace(/[.;!](?:\s.*)?$/, '');
  for (const quantity of unit.quantities.slice(0, 1)) {
    const question = howMuch(unit, quantity);
    if (question !== undefined) return question;
  }
  const front = IN_FRONT.exec(clause);
  const denied = DENIED.exec(front?.[2] ?? clause);
  if (denied !== null && !/,/.test(denied[1] ?? '')) {
    const [, subject = '', verb = '', rest = ''] = denied;
    const what = firstPerson(withoutException(rest), unit.toCustomer);
    const when = front === null ? '' : ` ${lowerFirst(firstPerson(front[1] ?? '', unit.toCustomer))}`;
    const who = said(subject, unit);
    return `${who === 'I' || verb === 'do' ? 'Do' : 'Does'} ${who} ${what}${when}?`;
  }
  const allowed = ALLOWED.exec(clause);
  if (allowed !== null) {
    const [, subject = '', is = '', word = '', rest = ''] = allowed;
    if (/,/.test(subject)) return undefined;
    const what = /^(?:forbidden|prohibited)$/i.test(word) ? 'allowed' : word.toLowerCase();
    const place = firstPerson(withoutException(rest).replace(/[,:].*$/, ''), unit.toCustomer);
    if (what === 'possible' || what === 'valid') {
      const asks = what === 'valid' && /^ (?:for|from|until)\b/.test(rest) ? 'For how long' : 'When';
      return `${asks} ${is} ${said(subject, unit)} ${what}?`;
    }
    return `${is === 'are' ? 'Are' : 'Is'} ${said(subject, unit)} ${what}${place}?`;
  }
  return undefined;
}

function howMuch(unit: PolicyUnit, { kind, start, end, unit: counted, op }: Quantity): string | undefined {
  const before = unit.text.slice(0, start).replace(/\s+$/, '');
  const behind = unit.text.slice(end);
  const valid = /^(.{2,50}?) (is|are) valid for$/i.exec(before);
  if (kind === 'time' && valid !== null)
    return `For how long ${valid[2]} ${said(valid[1] ?? '', unit)} valid?`;
  const open = /^(.{2,50}?) (is|are) open$/i.exec(before.replace(/ from$/i, ''));
  if (kind === 'clock' && op === 'between' && open !== null)
    return `When ${open[2]} ${said(open[1] ?? '', unit)} open?`;
  const match =
    new RegExp(`^([\\w'’ -]{2,50}?) (${STATES})( for)?$`, 'i').exec(before) ??
    new RegExp(`^(we|they) (${STATES})( .{2,40}? for)$`, 'i').exec(before);
  if (match === null || /,/.test(match[1] ?? '')) return undefined;
  const [, subject = '', verb = '', middle = ''] = match;
  const many = /^(?:we|they|you)$/i.test(subject) || PLURAL_WORD.test(subject.split(' of ')[0] ?? '');
  const does = `${many ? 'do' : 'does'} ${said(subject, unit)}`;
  const base = many ? verb : verb.replace(/s$/i, '');
  const object = firstPerson(middle.replace(/ ?for$/i, ''), unit.toCustomer).replace(/\bwe\b/gi, 'you');
  if (kind === 'time' && / for$/.test(middle)) return `How long ${does} ${base}${object}?`;
  if (kind === 'count' && counted !== '') return `How many ${counted} ${does} ${base}?`;
  const about = `${/^ per [a-z]+/i.exec(behind)?.[0] ?? ''}`;
  if (kind === 'money') return `How much ${does} ${base}${about}?`;
  if (kind === 'percent' && /^ less\b/i.test(behind)) return `How much less ${does} ${base}?`;
  return undefined;
}

/** The subject inside a question; the house calls itself "we" and is called "you". */
function said(subject: string, { toCustomer }: PolicyUnit): string {
  if (/^we$/i.test(subject)) return 'you';
  return askedSubject(subject, toCustomer);
}

const withoutException = (text: string) =>
  text.replace(/[,;]?\s+(?:unless|except|with the exception|even if|otherwise|but|so)\b.*$/i, '');
