import type { Ask } from '../asks/ask.ts';
import { asksOf } from '../asks/asks-of.ts';
import type { PolicyUnit } from '../policy-unit.ts';
import { shortName } from '../short-name.ts';
import { askTurn, draftOn, type Making, NO_DEMANDS, pick, type UnitOperator } from './operator.ts';
import { turnOf } from './turn-of.ts';

const JOINTS = [
  (one: string, other: string) => `I have two questions. First: ${one} And second: ${other}`,
  (one: string, other: string) => `${one} And one more question: ${other}`,
  (one: string, other: string) => `Please answer both of these. ${one} ${other}`,
];

/** Ways to ask that can stand beside another question: one sentence each. */
const short = (unit: PolicyUnit) =>
  asksOf(unit).filter(
    ({ form, question }) =>
      (form === 'value' || form === 'refusal') &&
      question.split(' ').length <= 24 &&
      !/[.?] [A-Z]/.test(question),
  );

/** Two rules of a topic in one message: each has to be answered. */
export const interaction: UnitOperator = (unit, making) => {
  const [first] = short(unit);
  const second = partner(unit, making, (other) => other.topic === unit.topic);
  if (
    first === undefined ||
    second === undefined ||
    JSON.stringify(first.checks) === JSON.stringify(second.ask.checks)
  )
    return [];
  const { ask, other } = second;
  const expected = [first.expected, ask.expected].flatMap((one) => one ?? []);
  return [
    draftOn(unit, {
      operator: 'interaction',
      name: shortName(`Two rules at once: ${first.question}`),
      turns: [
        turnOf(
          pick(JOINTS, making.next)(first.question, ask.question),
          expected,
          `${unit.text} ${other.text}`,
          named([...first.checks, ...ask.checks]),
        ),
      ],
      rationale: unit.topic === '' ? 'Needs two rules.' : `Needs two rules of "${unit.topic}".`,
      built_on: [unit.id, other.id],
      source_refs: [unit.source, other.source],
      hints: { must_include: [], must_not_include: [], verdict: 'inform' },
      demands: { ...NO_DEMANDS, units: 2, constraints: 2 },
      quality: 0.75,
    }),
  ];
};

/** Checks without a second one that says the same, and without words that must not come: the answer to the other question may hold them. */
const named = (checks: Ask['checks']) => [
  ...new Map(
    checks
      .filter((one) => typeof one === 'string' || !('not_matches' in one))
      .map((one) => [JSON.stringify(one), one]),
  ).values(),
];

/** Another rule with a question of its own. */
function partner(unit: PolicyUnit, { units, next }: Making, allowed: (other: PolicyUnit) => boolean) {
  const others = units.filter((one) => one.id !== unit.id && allowed(one) && short(one).length > 0);
  if (others.length === 0) return undefined;
  const other = pick(others, next);
  const ask = short(other)[0];
  return ask === undefined ? undefined : { other, ask };
}

/** Asks for one thing and then for another: the second answer has to follow the second question. */
export const changeOfMind: UnitOperator = (unit, making) => {
  const [ask] = short(unit);
  const before = partner(unit, making, (other) => other.topic !== unit.topic);
  if (ask === undefined || before === undefined) return [];
  return [
    draftOn(unit, {
      operator: 'change-of-mind',
      name: shortName(`Changes the subject: ${ask.question}`),
      turns: [
        askTurn(before.other, before.ask),
        askTurn(unit, ask, `Thanks. Now something else. ${ask.question}`),
      ],
      rationale: 'The second turn changes the subject; what counts is the rule for the second.',
      built_on: [unit.id, before.other.id],
      source_refs: [unit.source, before.other.source],
      hints: { must_include: [], must_not_include: [], verdict: 'inform' },
      demands: { ...NO_DEMANDS, units: 2, constraints: 1 },
      quality: 0.8,
      tags: ['conversation'],
    }),
  ];
};
