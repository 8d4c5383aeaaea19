import { expectedAnswer } from '../expectation.ts';
import type { PolicyUnit } from '../policy-unit.ts';
import { directQuestion, isHardToAsk } from '../questions.ts';
import { shortName } from '../short-name.ts';
import { lowerFirst, requestOf, topicPhrase } from '../wording.ts';
import { turnOf } from './direct.ts';
import { draftOn, type Making, NO_DEMANDS, pick, type UnitOperator } from './operator.ts';

const JOINTS = [
  (one: string, other: string) =>
    `Two things that hang together for me. ${one} And in the same go: ${lowerFirst(other)}`,
  (one: string, other: string) =>
    `${one} I ask because of a second point that depends on it: ${lowerFirst(other)}`,
  (one: string, other: string) => `Please answer both parts, not only the first. ${one} ${other}`,
];

/** Two rules of a topic in one request: each has to be met, and one may limit the other. */
export const interaction: UnitOperator = (unit, making) => {
  const other = partner(unit, making);
  if (other === undefined || isHardToAsk(unit)) return [];
  const text = pick(JOINTS, making.next)(directQuestion(unit), directQuestion(other));
  return [
    draftOn(unit, {
      operator: 'interaction',
      name: shortName(`Two rules at once: ${directQuestion(unit)}`),
      turns: [turnOf(text, [expectedAnswer(unit), expectedAnswer(other)], `${unit.text} ${other.text}`)],
      rationale: `Needs two rules of "${unit.topic}" together.`,
      built_on: [unit.id, other.id],
      source_refs: [unit.source, other.source],
      hints: { must_include: [], must_not_include: [], verdict: 'inform' },
      demands: { ...NO_DEMANDS, units: 2, constraints: 2 },
      quality: 0.75,
    }),
  ];
};

/** Another rule of the topic with another question. */
function partner(unit: PolicyUnit, { units, next }: Making): PolicyUnit | undefined {
  const same = units.filter((one) => one.id !== unit.id && one.topic === unit.topic && !isHardToAsk(one));
  const others = same.filter((one) => directQuestion(one) !== directQuestion(unit));
  return others.length === 0 ? undefined : pick(others, next);
}

/** Asks for one thing and then wants another: the second answer has to follow the second request. */
export const changeOfMind: UnitOperator = (unit, { units, next, topics }) => {
  if (isHardToAsk(unit)) return [];
  const elsewhere = units.filter(
    (one) => one.topic !== unit.topic && !isHardToAsk(one) && topics.includes(one.topic),
  );
  if (elsewhere.length === 0) return [];
  const first = pick(elsewhere, next);
  const request = requestOf(unit.topic);
  const turning =
    request === undefined
      ? `Hm, forget that, I have changed my mind. It is about ${topicPhrase(unit.topic)} now.`
      : `On second thought, leave that. I would rather ${request}.`;
  return [
    draftOn(unit, {
      operator: 'change-of-mind',
      name: shortName(`Changes the subject: ${directQuestion(unit)}`),
      turns: [
        turnOf(directQuestion(first), [expectedAnswer(first)], first.text),
        turnOf(
          `${turning} ${directQuestion(unit).replace(/^I want to [^.]+\. /, '')}`,
          [expectedAnswer(unit)],
          unit.text,
        ),
      ],
      rationale: 'The second turn takes the first wish back; what counts is the rule for the second.',
      built_on: [unit.id, first.id],
      source_refs: [unit.source, first.source],
      hints: { must_include: [], must_not_include: [], verdict: 'inform' },
      demands: { ...NO_DEMANDS, units: 2, constraints: 2 },
      quality: 0.8,
      tags: ['conversation'],
    }),
  ];
};
