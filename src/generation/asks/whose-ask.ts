import type { PolicyUnit } from '../policy-unit.ts';
import { noQuotes } from '../wording.ts';
import type { Ask } from './ask.ts';
import { clauseOf, inverted, isMany } from './clause.ts';
import { namesOneOf } from './names-one-of.ts';
import { PERSON } from './refusal-ask.ts';
import { spoken, spokenSubject } from './voice.ts';

const CONSENT =
  /^(.{3,80}?) (needs?|requires?) (?:the |an? )?(?:prior |written |explicit )*(consent|approval|permission|signature|vote|agreement) (?:of|from) (?:the |an? |your )?([\w’'-]+(?: [\w’'-]+){0,4}?)(?: as well| in addition)?\.$/;
const BY =
  /^(.{3,80}?) by (?:the |an? |your )?((?:[\w’'-]+ ){0,3}[\w’'-]+?)(?: (for|before|after|within|at|on|in|as|with) [^,;()]{2,60})?\.$/;
const OPEN =
  /[,;()]|\b(?:and|or|but|not|no|unless|except|if|when|which|who|that|only|it|they|them|their|its)\b/i;

/** "Donations need the consent of the general meeting": asked for whose consent. "Chairs are appointed by the Committee": asked by whom. */
export function whoseAsks(unit: PolicyUnit, text: string, rule: string): Ask[] {
  const [, subject = '', verb = '', what = '', who = ''] = CONSENT.exec(text) ?? [];
  if (
    subject !== '' &&
    !OPEN.test(subject.replace(/^(?:No|Only)\b/, 'no').replace(/\bbetween .+? and\b/, '')) &&
    !/\bor\b/.test(who)
  ) {
    const said = spokenSubject(subject, unit);
    const does = said === undefined ? '' : isMany(said, subject) || !/s$/.test(verb) ? 'do' : 'does';
    return said === undefined
      ? []
      : made(`Whose ${what} ${does} ${said} ${verb.replace(/s$/, '')}?`, who, subject, rule);
  }
  return byWhom(unit, text, rule);
}

function byWhom(unit: PolicyUnit, text: string, rule: string): Ask[] {
  const [, main = '', who = ''] = BY.exec(text) ?? [];
  if (who === '' || !PERSON.test(who) || /\d/.test(who)) return [];
  const clause = clauseOf(`${main.replace(/ only$/, '')}.`);
  if (
    clause === undefined ||
    clause.adverb === 'not' ||
    !/^(?:is|are|may|can|must|shall)$/.test(clause.auxiliary)
  )
    return [];
  if (OPEN.test(clause.rest) || !/^(?:be )?\w+(?:ed|en|wn|ade|id|ept|eld|old|ut)\b/.test(clause.rest))
    return [];
  const said = spokenSubject(clause.subject, unit);
  const rest = spoken(clause.rest, unit);
  const lead = clause.lead === undefined ? '' : spoken(clause.lead, unit);
  if (said === undefined || rest === undefined || lead !== '') return [];
  return made(`By whom ${inverted(clause, said, rest)}?`, who, main, rule);
}

function made(question: string, who: string, subject: string, rule: string): Ask[] {
  const check = namesOneOf(who, subject);
  if (check === undefined || question.split(' ').length > 24) return [];
  return [
    {
      form: 'value',
      question: noQuotes(question),
      checks: [check],
      expected: `Say who: ${rule}`,
      verdict: 'inform',
      include: [],
      rationale: 'Asks who decides or acts.',
      quality: 1,
    },
  ];
}
