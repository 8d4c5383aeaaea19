import { IMPERATIVE_VERBS } from '../../text/lexicons/imperative-verbs.ts';
import type { PolicyUnit } from '../policy-unit.ts';
import { lowerFirst, noQuotes } from '../wording.ts';
import { type Ask, SAYS_NO } from './ask.ts';
import { isMany } from './clause.ts';
import { namesOneOf } from './names-one-of.ts';
import { spoken } from './voice.ts';

const LEAD = /^(If|When|Whenever|Once(?! (?:an?|per|every|in)\b)) ([^,;()]{8,140}), (?:then )?(.{6,200})\.$/;
const BEHIND = /^([A-Z][^,;()]{6,140}?) (when) ([^,;()]{8,140})\.$/;
/** "Leave after 11 and we charge a fee": a condition in the form of an instruction. */
const DARED = /^([A-Z][a-z]+) ([^,;()]{3,90}?),? and ((?:we|you|your|it|the|that)\b[^;()]{6,120})\.$/;
/** A subject with a clause of its own, up to its verb. */
const RELATIVE =
  /^((?:An?|Any|Each|Every|The|[A-Z][\w-]+s?)(?: [\w-]+){0,3}?) (that|who|which|whose) (.+)\.$/;
const PRONOUN = /\b(?:it|its|they|them|their|this|these|those|such|he|she|one|ones|there|here)\b/i;
const AUXILIARY = /^(?:is|are|was|were|has|have|had|cannot|can|may|must|will|shall|does|do)$/;
/** What happens to somebody or something. */
const MAIN =
  /^(?:(?:is|are) (?!not\b|only\b)(?:\w+ ){0,2}?\w+(?:ed|en|wn|ade|aid|ept|eld|old|ost|nt|id|se|oid)\b|(?:is|are) (?:free|void|invalid|liable)\b|loses?\b|lapses?\b|ends?\b|expires?\b|starts again\b|counts?\b|goes\b|go\b|remains?\b|gets?\b|receives?\b)/;
/** What somebody of whom a clause tells has to do, or must not. */
const DUTY = /^(?:must|shall|has to|have to) (?!not\b)([a-z]+) (.+)$/;
const DENIED = /^(?:cannot|(?:may|must|shall|can) (?:not|never)) (.+)$/;
const STARTS = new RegExp(`${MAIN.source}|${DUTY.source}|${DENIED.source}`);
const VAGUE = /\b(?:appl(?:y|ies)|case by case|as follows|above|below|same|otherwise|also)\b/i;

/** "What happens if …?" for a rule that says so. What an answer has to name of it is checked, the rest is for the judge. */
export function consequenceAsks(unit: PolicyUnit, text: string, rule: string): Ask[] {
  return ledAsk(unit, text, rule) ?? daredAsk(unit, text, rule) ?? relativeAsk(unit, text, rule) ?? [];
}

/** Says enough of what it is about: "nothing works" and "the customer asks" do not. */
const isClear = (condition: string) =>
  !/\b(?:nothing|everything|something|anything)\b/i.test(condition) &&
  (condition.split(' ').length >= 5 || /\b(?:an?|I|you|your|my)\b|['"‘“]/i.test(condition));

function ledAsk(unit: PolicyUnit, text: string, rule: string): Ask[] | undefined {
  const lead = LEAD.exec(text);
  const behind = lead === null ? BEHIND.exec(text) : null;
  const [word = '', condition = '', result = ''] =
    lead?.slice(1) ?? (behind === null ? [] : [behind[2], behind[3], behind[1]]);
  if (!isClear(condition) || VAGUE.test(result) || /\b(?:it|them|one|so)$/.test(result)) return undefined;
  // Behind a permission or a demand the condition says when it holds, and nothing that happens.
  if (
    lead === null &&
    (/\b(?:may|can|must|shall|should|only|not|need|needs|has to|have to)\b/i.test(result) ||
      PRONOUN.test(condition))
  )
    return undefined;
  const said = spoken(condition, unit);
  if (said === undefined || PRONOUN.test(condition.replace(/^(?:it is|there (?:is|are))\b/, '')))
    return undefined;
  const told =
    IMPERATIVE_VERBS.has(/^[a-z]+/i.exec(result)?.[0].toLowerCase() ?? '') || /^do not\b/i.test(result);
  const duty = /\b(?:must|shall|has to|have to|needs? to|may|can|should)\b/i.test(result);
  const what = told
    ? unit.toCustomer
      ? 'What should I do'
      : 'What has to be done'
    : duty
      ? 'What applies'
      : 'What happens';
  return asked(`${what} ${word.toLowerCase()} ${said}?`, condition, result, rule);
}

function daredAsk(unit: PolicyUnit, text: string, rule: string): Ask[] | undefined {
  const [, verb = '', rest = '', result = ''] = DARED.exec(text) ?? [];
  if (!unit.toCustomer || !IMPERATIVE_VERBS.has(verb.toLowerCase()) || PRONOUN.test(rest)) return undefined;
  const said = spoken(`${lowerFirst(verb)} ${rest}`, unit);
  return said === undefined ? undefined : asked(`What happens if I ${said}?`, rest, result, rule);
}

function relativeAsk(unit: PolicyUnit, text: string, rule: string): Ask[] | undefined {
  const [, noun = '', pronoun = '', behind = ''] = RELATIVE.exec(text) ?? [];
  if (noun === '' || /^(?:No|Only|Those|It|There|This|That|If|When)\b/.test(noun)) return undefined;
  const tokens = behind.split(' ');
  // The first verb is that of the clause; with an auxiliary it has two words.
  let at = AUXILIARY.test(tokens[0] ?? '') || pronoun !== 'whose' ? 1 : 2;
  for (; at < tokens.length; at += 1) if (STARTS.test(tokens.slice(at).join(' '))) break;
  const inside = tokens.slice(0, at).join(' ');
  const result = tokens.slice(at).join(' ');
  if (result === '' || /[,;()]|\b(?:that|which|who|if|when|because)\b/.test(inside) || PRONOUN.test(inside))
    return undefined;
  if (VAGUE.test(result) || /\b(?:must|may|can|shall)\b/.test(inside)) return undefined;
  const who = spoken(lowerFirst(noun), unit)?.replace(/^(?:any|each|every) /, 'a ');
  const said = spoken(inside, unit);
  if (who === undefined || said === undefined) return undefined;
  const whom = `${who} ${pronoun} ${said}`;
  const denied = DENIED.exec(result)?.[1];
  if (denied !== undefined) return refused(unit, whom, denied, rule);
  const [, verb = '', object = ''] = DUTY.exec(result) ?? [];
  if (verb !== '' && verb !== 'be' && !/\b(?:and|or|unless|if)\b/.test(object))
    return asked(
      `What ${isMany(who, noun) ? 'do' : 'does'} ${whom} have to ${verb}?`,
      `${noun} ${inside}`,
      object,
      rule,
    );
  return MAIN.test(result) ? asked(`What happens to ${whom}?`, `${noun} ${inside}`, result, rule) : undefined;
}

/** "A dog that bites a person cannot come back": "Can a dog that bites a person come back?". */
function refused(unit: PolicyUnit, whom: string, denied: string, rule: string): Ask[] | undefined {
  const said = spoken(denied, unit);
  if (
    said === undefined ||
    /[,;()]|\b(?:not|no|never|unless|except|but|only|until|than|if|for \d)\b/.test(said)
  )
    return undefined;
  return [
    {
      form: 'refusal',
      question: noQuotes(`Can ${whom} ${said}?`),
      checks: [SAYS_NO],
      expected: `Say no: ${rule}`,
      verdict: 'refused',
      include: [],
      rationale: 'Asks for what the rule forbids.',
      quality: 1,
    },
  ];
}

/** Numbers behind the first clause ("by 120 minutes, 50 percent") follow from something else. */
function asked(question: string, condition: string, result: string, rule: string): Ask[] | undefined {
  const check = namesOneOf(result, `${condition} ${question}`, result.split(/[,;] /)[0]);
  if (check === undefined || question.split(' ').length > 32) return undefined;
  return [
    {
      form: 'value',
      question: noQuotes(question),
      checks: [check],
      expected: `Say what follows: ${rule}`,
      verdict: 'inform',
      include: [],
      rationale: 'Asks what follows from a condition.',
      quality: 0.95,
    },
  ];
}
