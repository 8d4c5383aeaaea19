import { IMPERATIVE_VERBS } from '../text/lexicons/imperative-verbs.ts';
import type { PolicyUnit } from './policy-unit.ts';
import { firstPerson } from './wording.ts';

/** Where a condition begins behind a predicate: what is asked is in front of it. */
const CONDITION_BEHIND =
  /[,;]?\s+(?:only\s+)?(?:(?:even )?if|when|(?<!\bat )once(?! (?:a|an|per|every|and|or|more)\b)|within|after|before|until|unless|except|provided|as long as|in case|with the exception|other than|but|otherwise)\b.*$/i;
/** A further clause behind a comma; the "and" of a list is none. */
const FURTHER =
  /(?:;|[,;]\s+(?:which|so|but|because|since|and (?:you|it|they|if|this|we)\b|and [\w ]{2,30} (?:will|must|can|should|is|are)\b)).*$/i;
/** "if" in the sense of "whether" opens no condition. */
const WHETHER = /\b(?:ask|asks|check|checks|know|see|confirm|verify)\s+(?:if|when)\b/i;
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

/** "I" is the one whom a rule on users means; a guest or a child in a text for customers is somebody else. */
const isSelf = ({ subject, toCustomer }: PolicyUnit) =>
  !toCustomer || /^(?:you|)$/i.test(subject) || !/\b(?:guests?|children|child)\b/i.test(subject);
