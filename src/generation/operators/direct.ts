import { expectedAnswer, hintsOf, mention } from '../expectation.ts';
import { directQuestion, isHardToAsk } from '../questions.ts';
import { shortName } from '../short-name.ts';
import { draftOn, type UnitOperator } from './operator.ts';

/** Asks for one rule, plainly. */
export const direct: UnitOperator = (unit) => {
  const question = directQuestion(unit);
  if (question === '') return [];
  const hints = hintsOf(unit);
  // The number is asked for only where the question does not name it.
  const number = /^(?:About [^:]+: h|How|By when|Until when|For how long|What is|What are|When does)/.test(
    question,
  )
    ? hints.must_include.slice(0, 1)
    : [];
  return [
    draftOn(unit, {
      operator: 'direct',
      name: shortName(question),
      turns: [
        turnOf(
          question,
          [expectedAnswer(unit), ...(unit.row === undefined ? number.map(mention) : [])],
          unit.text,
        ),
      ],
      rationale: `Asks directly for one rule of "${unit.topic}".`,
      hints: { ...hints, must_include: number },
      quality: isHardToAsk(unit) ? 0.5 : 1,
    }),
  ];
};

/** A turn with the expectation as sentences; `truth` is the rule it is judged by. */
export function turnOf(text: string, expected: readonly string[], truth?: string) {
  return {
    input: { text },
    expected_behavior: expected.join(' '),
    ...(truth === undefined || truth === '' ? {} : { ground_truth: truth }),
  };
}
