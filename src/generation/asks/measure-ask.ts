import type { PolicyUnit, Quantity } from '../policy-unit.ts';
import { noQuotes } from '../wording.ts';
import type { Ask } from './ask.ts';
import { askedValue } from './asked-value.ts';
import { clauseOf, inverted, isMany, led } from './clause.ts';
import { namesOneOf } from './names-one-of.ts';
import { spoken, spokenSubject } from './voice.ts';

/** Behind a number these begin what has no place inside of a question. */
const MORE =
  /[,;()]|\b(?:and|or|but|unless|except|if|when|which|who|that|not|otherwise|then|until|whichever)\b/i;
/** "The response time is 20 minutes by telephone". */
const IS_VALUE = /^((?:The|Our|Your) (?:[\w’'-]+ ){0,3}[\w’'-]+) (?:is|amounts to|is set to) $/;
/** "… receive a reduction of 25 percent": the noun that a number is of. */
const NOUN_OF = /\b(?:a|an) ((?:[a-z][\w-]* ){0,2}[a-z][\w-]*) of $/;
const LIMITED = /^(.{2,60}?) (?:is|are) limited to $/;

/** Questions for a number by what it measures: "What is the response time by telephone?", "What reduction do groups receive?". */
export function measureAsks(unit: PolicyUnit, text: string): Ask[] {
  return unit.quantities.flatMap((quantity, limit) => {
    const question = measureQuestion(unit, text.replace(/[.!]+$/, ''), quantity);
    return askedValue(quantity, limit, question === undefined ? undefined : noQuotes(question));
  });
}

function measureQuestion(unit: PolicyUnit, text: string, quantity: Quantity): string | undefined {
  const { kind, op, start, end } = quantity;
  if (kind === 'date' || kind === 'clock' || op === 'between') return undefined;
  const before = text.slice(0, start);
  const after = text.slice(end).trim();
  if (MORE.test(after) && !/^(?:No more than|At most|Up to)\b/.test(text)) return undefined;
  if (/\d/.test(after)) return undefined;
  const tail = spoken(after, unit);
  if (tail === undefined) return undefined;
  const behind = tail === '' ? '' : ` ${tail}`;
  const named = op === '=' ? IS_VALUE.exec(before)?.[1] : undefined;
  if (named !== undefined) {
    const what = spokenSubject(named, unit);
    return what === undefined || /\b(?:first|last|next|same|one|it)\b/i.test(what) || /^of\b/.test(tail)
      ? undefined
      : `What is ${what}${behind}?`;
  }
  const limited = LIMITED.exec(before)?.[1];
  if (limited !== undefined && op !== '>=') {
    const what = spokenSubject(limited, unit);
    return what === undefined || MORE.test(what) || /^of\b/.test(tail)
      ? undefined
      : `What is the limit for ${what}${behind}?`;
  }
  return op === '='
    ? ofQuestion(unit, text, quantity, behind)
    : (mostQuestion(unit, text, quantity, behind) ?? uptoQuestion(unit, text, quantity, behind));
}

/** "No more than four children may be taken along": "How many children may be taken along at most?". */
function mostQuestion(unit: PolicyUnit, text: string, { op, kind, unit: counted, end }: Quantity, _: string) {
  const match = /^(?:No more than|At most|Up to) \w+ /.exec(text);
  const [, verb = '', rest = ''] = /^ ((?:may|can|are|travel|count|share) )(.+)$/.exec(text.slice(end)) ?? [];
  if (match === null || op !== '<=' || (kind !== 'count' && kind !== 'time') || counted === '' || verb === '')
    return undefined;
  const said = spoken(rest, unit);
  return said === undefined || MORE.test(said) ? undefined : `How many ${counted} ${verb}${said} at most?`;
}

/** "Taxi costs are reimbursed up to 50 euros": "Up to what amount are taxi costs reimbursed?". */
function uptoQuestion(unit: PolicyUnit, text: string, quantity: Quantity, behind: string) {
  const { kind, op, phrase, unit: counted, start } = quantity;
  if (op !== '<=' || !/^up to\b/i.test(phrase) || (kind !== 'money' && kind !== 'size')) return undefined;
  const clause = clauseOf(text.slice(0, start).trimEnd());
  if (clause === undefined || clause.adverb !== undefined || clause.lead !== undefined) return undefined;
  const who = spokenSubject(clause.subject, unit);
  const rest = spoken(clause.rest, unit);
  if (who === undefined || rest === undefined || MORE.test(rest)) return undefined;
  // What a verb acts on is asked for without "up to".
  if (/^(?:is|are)$/.test(clause.auxiliary)) {
    const what = kind === 'money' ? 'what amount' : `how many ${counted}`;
    return `Up to ${what} ${inverted(clause, who, rest)}${behind}?`;
  }
  return kind === 'money' && /^[a-z]+$/.test(rest)
    ? `How much ${inverted(clause, who, rest)}${behind} at most?`
    : undefined;
}

/** "Groups receive a reduction of 25 percent on single tickets": "What reduction do groups receive on single tickets?". */
function ofQuestion(unit: PolicyUnit, text: string, { start }: Quantity, behind: string): string | undefined {
  const before = text.slice(0, start);
  const noun = NOUN_OF.exec(before)?.[1];
  const clause = clauseOf(text);
  if (noun === undefined || clause === undefined || clause.adverb !== undefined) return undefined;
  const verb = /^([a-z]+) an? /.exec(clause.rest)?.[1];
  if (verb === undefined || !clause.rest.startsWith(`${verb} a`)) return undefined;
  if (/^(?:is|are)$/.test(clause.auxiliary) || verb === 'be') return undefined;
  const object = clause.rest.slice(verb.length).trimStart();
  if (!object.replace(/^an? /, '').startsWith(`${noun} of `)) return undefined;
  const who = spokenSubject(clause.subject, unit);
  const lead = clause.lead === undefined ? undefined : spoken(clause.lead, unit);
  if (who === undefined || (clause.lead !== undefined && lead === undefined)) return undefined;
  return led(lead, `what ${noun} ${inverted(clause, who, verb)}${behind}`);
}

/** A verb of a rule with what it acts on, which an answer has to name. */
const NEEDS =
  /^((?:[A-Z][\w’'-]*)(?: [\w’'-]+){0,6}) (require|requires|need|needs|must use|must wear|must carry|must show|must present|must sign|must bring|have to sign|have to use|has to show) ((?:the |an? |its |their )?[\w-]+(?: [\w-]+){0,4})\.$/;
/** "What do dogs require?" does not say where. */
const SHORTEST = 6;
const NO_OBJECT =
  /\b(?:to|and|or|not|no|it|them|this|that|one|only|if|when|before|after|at|on|by|with|for|of|in|from|is|are|be|more|less|current|valid)\b|(?<![a-z])\d/;

/** "Dogs require a child ticket": asked for what they require. */
export function needAsks(unit: PolicyUnit, text: string, rule: string): Ask[] {
  const [, subject = '', verb = '', object = ''] = NEEDS.exec(text) ?? [];
  if (subject === '' || NO_OBJECT.test(object) || /\b(?:who|that|which|no|not|it|only)\b/i.test(subject))
    return [];
  const who = spokenSubject(subject, unit);
  const thing = object.replace(/^(?:the|an?|its|their) /, '');
  if (who === undefined || thing.length < 2) return [];
  const many = isMany(who, subject);
  const act = verb.replace(/^(?:must|have to|has to) /, '').replace(/s$/, '');
  const duty = / /.test(verb) ? `have to ${act}` : act;
  const question = `What ${many ? 'do' : 'does'} ${who} ${duty}?`;
  if (question.split(' ').length < SHORTEST) return [];
  return [
    {
      form: 'value',
      question,
      checks: [
        {
          matches: {
            pattern: `\\b${(thing.split(' ').at(-1) ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/, 's?')}`,
            flags: 'i',
          },
        },
      ],
      expected: `Name what it is: ${rule}`,
      verdict: 'inform',
      include: [thing],
      rationale: 'Asks what the rule demands.',
      quality: 0.95,
    },
  ];
}

const OFTEN =
  /^(.+? (?:must|shall|has to|have to|may|can|is|are) .+?),? (?:at (?:least|most) )?(?:once|twice|(?:\w+|\d+) times) (?:an?|per|every|each|in every|in any|per calendar) (?:calendar )?(day|week|month|quarter|year)\.$/;
const PERIODS: Readonly<Record<string, string>> = {
  day: '\\bdai?ly\\b|\\bday',
  week: '\\bweek|\\b(?:7|seven) days',
  month: '\\bmonth',
  quarter: '\\bquarter|\\b(?:3|three) months|\\b(?:4|four) times',
  year: '\\byear|\\bannual|\\b(?:12|twelve) months',
};

/** "Teams must rehearse a restore at least once every quarter": "How often do teams have to rehearse a restore?". */
export function oftenAsks(unit: PolicyUnit, text: string): Ask[] {
  const [, main = '', period = ''] = OFTEN.exec(text) ?? [];
  const clause = main === '' ? undefined : clauseOf(`${main}.`);
  if (clause === undefined || clause.adverb !== undefined || clause.lead !== undefined) return [];
  const who = spokenSubject(clause.subject, unit);
  const rest = spoken(clause.rest, unit);
  if (
    who === undefined ||
    rest === undefined ||
    MORE.test(rest) ||
    /\d|\b(?:up to|than|least|most)$/.test(rest)
  )
    return [];
  return [
    {
      form: 'value',
      question: led(undefined, `how often ${inverted(clause, who, rest)}`),
      checks: [{ matches: { pattern: PERIODS[period] ?? period, flags: 'i' } }],
      expected: `Say how often: ${text}`,
      verdict: 'inform',
      include: [],
      rationale: 'Asks how often something is due or allowed.',
      quality: 1,
    },
  ];
}

const ONLY_WHEN =
  /^(.+?) (?:(may|can) only|(is|are) only) ([a-z]+ .+?|[a-z]+) ((?:in case of|in the case of|if|when|during|after|before|once|while)\b .+)\.$/;

/** "The emergency brake may only be used in case of danger": "When may the emergency brake be used?". */
export function onlyAsks(unit: PolicyUnit, text: string, rule: string): Ask[] {
  const [, subject = '', modal, verb, rest = '', condition = ''] = ONLY_WHEN.exec(text) ?? [];
  if (subject === '' || MORE.test(rest) || /[,;()]/.test(condition)) return [];
  const clause = clauseOf(`${subject} ${modal ?? verb} ${rest}.`);
  const check = namesOneOf(condition, `${subject} ${rest}`);
  if (clause === undefined || clause.lead !== undefined || check === undefined) return [];
  const who = spokenSubject(clause.subject, unit);
  const said = spoken(clause.rest, unit);
  if (who === undefined || said === undefined) return [];
  return [
    {
      form: 'value',
      question: led(undefined, `when ${inverted(clause, who, said)}`),
      checks: [check],
      expected: `Name the only condition: ${rule}`,
      verdict: 'inform',
      include: [],
      rationale: 'Asks under which condition alone something is allowed.',
      quality: 0.95,
    },
  ];
}
