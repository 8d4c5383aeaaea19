import { sentences } from '../../text/language/sentences.ts';
import type { CaseDraft } from '../case-draft.ts';
import { mention, statement, type Verdict } from '../expectation.ts';
import { isInCondition, questionWith } from '../limit-questions.ts';
import { limitId, type PolicyUnit, type Quantity } from '../policy-unit.ts';
import { boundaryValues, keeps, valueText, whereText } from '../quantity-values.ts';
import { shortName } from '../short-name.ts';
import { lowerFirst, sentence, upperFirst } from '../wording.ts';
import { turnOf } from './direct.ts';
import { draftOn, NO_DEMANDS, type UnitOperator } from './operator.ts';

/**
 * Values on and beside each limit, with the verdict computed: 29, 30 and 31 for "within 30 days" (improvement.md 6.2 step 4).
 * Each value is asked in other words, so that the three are three cases and not one.
 */
export const boundary: UnitOperator = (unit) =>
  unit.quantities.flatMap((quantity, place) =>
    boundaryValues(quantity).flatMap((value, index) => {
      const made = boundaryCase(unit, quantity, value, index);
      return made === undefined ? [] : [{ ...made, built_on: [unit.id, limitId(unit.id, place)] }];
    }),
  );

function boundaryCase(
  unit: PolicyUnit,
  quantity: Quantity,
  value: number,
  index: number,
): CaseDraft | undefined {
  const shown = valueText(quantity, value);
  const question = questionWith(unit, quantity, shown);
  const verdict = verdictOf(unit, quantity, value);
  const text = question === undefined ? quoting(unit, quantity, shown) : worded(question, index);
  if (text === undefined) return undefined;
  const limit = quantity.written;
  // A text that quotes the rule names the limit itself.
  // So does the expectation of a range, in one spelling of many.
  const named = quantity.op === 'between' || keeps(quantity, value) || text.includes(limit);
  return draftOn(unit, {
    operator: 'boundary',
    name: shortName(`${upperFirst(shown)}: ${whereText(quantity, value)}`),
    turns: [
      turnOf(text, [expected(unit, quantity, value, verdict), ...(named ? [] : [mention(limit)])], unit.text),
    ],
    rationale: `${upperFirst(shown)} is ${whereText(quantity, value)} (“${quantity.phrase}” in the source); the verdict is computed from that.`,
    hints: { must_include: named ? [] : [limit], must_not_include: [], verdict },
    demands: { ...NO_DEMANDS, constraints: 2 },
    quality: question === undefined ? 0.6 : 0.95,
    tags: ['boundary'],
  });
}

function verdictOf(unit: PolicyUnit, quantity: Quantity, value: number): Verdict {
  const kept = keeps(quantity, value);
  if (isInCondition(unit, quantity)) return kept ? 'applies' : 'does_not_apply';
  // "cannot have at most five" is no English; "cannot be returned within 3 days" forbids what is inside.
  if (unit.force === 'may-not' || unit.force === 'must-not') return kept ? 'refused' : 'allowed';
  if (unit.force === 'will') return kept ? 'applies' : 'does_not_apply';
  return kept ? 'allowed' : 'refused';
}

const CONSEQUENCE: Readonly<Partial<Record<Verdict, string>>> = {
  allowed: 'so this limit allows it',
  refused: 'so it is not allowed',
  applies: 'so the rule applies',
  does_not_apply: 'so the rule does not apply',
};
/** Of demands and of statements, which allow nothing. */
const MET = { allowed: 'so this is met', refused: 'so this is not met' } as const;

function expected(unit: PolicyUnit, quantity: Quantity, value: number, verdict: Verdict): string {
  const shown = valueText(quantity, value);
  const many = quantity.kind === 'count' && value !== 1 ? 'are' : 'is';
  const demand = unit.force === 'must' || unit.force === 'state';
  const said =
    demand && (verdict === 'allowed' || verdict === 'refused') ? MET[verdict] : CONSEQUENCE[verdict];
  // Of a rule of several sentences only the one with the limit, and what follows otherwise, say something on it.
  const own = sentences(unit.text).find((one) => one.includes(quantity.phrase)) ?? unit.text;
  const excepted =
    unit.exception !== undefined && (own.includes(unit.exception) || /^otherwise\b/i.test(unit.exception));
  const open = verdict === 'refused' && (excepted || /\bor if\b|\bunless\b|\bexcept\b/i.test(own));
  const after = /^otherwise\b/i.test(unit.exception ?? '') || /\botherwise\b/i.test(unit.exception ?? '');
  return [
    `Say that ${shown} ${many} ${whereText(quantity, value)}, ${said}.`,
    ...(open
      ? [after ? 'Name what follows from that by the rule.' : 'Name the exception that the rule makes.']
      : []),
  ].join(' ');
}

/** The question in one of several ways; each holds the whole question, since a topic may have several limits. */
function worded(question: string, index: number): string {
  const plain = lowerFirst(question.replace(/\?$/, ''));
  // Two sentences do not fit into another one.
  const isOne = !/[.!?] /.test(question);
  const ways = [
    question,
    `Before I make any plans I have to know where the line is. ${question} Please tell me the reason as well.`,
    isOne
      ? `My neighbour says yes, my sister says no, so I am asking you: ${plain}? A clear answer would help me a lot.`
      : `My neighbour and my sister cannot agree on this. ${question} A clear answer would help me a lot.`,
    `I have counted twice, so the number is right. ${question} It matters to me to get this exactly right.`,
    `Sorry to be so precise, but it comes down to the last digit here. ${question}`,
    `One short thing. ${question} Thanks!`,
  ];
  return ways[(index * 2 + (index >= 3 ? 1 : 0)) % ways.length] ?? question;
}

/** For rules that cannot be turned into a question with another number in it; a number without a unit would say nothing. */
function quoting(unit: PolicyUnit, { kind, unit: counted }: Quantity, shown: string): string | undefined {
  if ((kind === 'count' && counted === '') || unit.text.split(' ').length > 40) return undefined;
  const rule = sentence(unit.toCustomer ? unit.text : statement(unit));
  return `I read this in your terms: "${rule.replace(/"/g, "'")}" In my case it is ${shown}. Does that still fit?`;
}
