import type { PolicyUnit } from '../policy-unit.ts';
import { firstPerson, lowerFirst } from '../wording.ts';

/** Who a text speaks to: in one for customers "you" asks and "we" is asked; undefined where a part cannot be said by the one who asks. */
export function spoken(
  text: string,
  { toCustomer, toAgent }: Pick<PolicyUnit, 'toCustomer' | 'toAgent'>,
): string | undefined {
  if (toAgent === true) {
    const own = firstPerson(text, false, true);
    return /\b(?:users?|customers?|you|your|agent)\b/i.test(own) ? undefined : own;
  }
  if (!toCustomer) return /\b(?:you|your|yours|we|us|our|ours)\b/i.test(text) ? undefined : text;
  // "I" and "you" in one sentence with verbs of their own change forms that are not looked at here.
  if (
    /\b(?:yourself|ourselves|yours|ours|you(?:'re|’re| are| were| have| do not)|we(?:'re|’re))\b/i.test(text)
  ) {
    const plain = text.replace(/\byou are\b/gi, 'I am');
    return /\b(?:yourself|ourselves|yours|ours|you were|(?:you|we)['’]re)\b/i.test(plain)
      ? undefined
      : firstPerson(plain, true, false);
  }
  return firstPerson(text, true, false);
}

/** Who talks to the assistant. */
const CALLER = /^(?:(?:the|an?|each|every) )?(?:user|customer|client|caller)s?$/i;

/** A subject inside a question: "You" asks, "Each group" is "a group", names stay. */
export function spokenSubject(
  subject: string,
  unit: Pick<PolicyUnit, 'toCustomer' | 'toAgent' | 'names'>,
): string | undefined {
  if (unit.toAgent === true && CALLER.test(subject)) return 'I';
  if (unit.toAgent === true && /^(?:you|the (?:agent|assistant))$/i.test(subject)) return 'you';
  if (/^you$/i.test(subject)) return unit.toCustomer ? 'I' : undefined;
  if (/^we$/i.test(subject)) return unit.toCustomer ? 'you' : undefined;
  const first =
    /^(?:an?|the|each|every|all|any|our|your)\b/i.test(subject) ||
    !/^(?:[A-Z][\w’'-]*[A-Z\d]|[A-Z][\w-]+ [A-Z])/.test(subject);
  const isName = unit.names?.has(/^[\w’'-]+/.exec(subject)?.[0] ?? '') === true;
  const own = spoken(first && !isName ? lowerFirst(subject) : subject, unit);
  return own
    ?.replace(/^(?:each|every|any) (?=[aeiou])/i, 'an ')
    .replace(/^(?:each|every|any) /i, 'a ')
    .replace(/^all (?:of )?(?:the )?/i, '');
}
