import { expectedBehavior } from '../expectation.ts';
import type { PolicyUnit } from '../policy-unit.ts';
import { asked, bare, isHardToAsk } from '../questions.ts';
import { shortName } from '../short-name.ts';
import { askedSubject, firstPerson, lowerFirst, requestOf, sentence } from '../wording.ts';
import { turnOf } from './direct.ts';
import { draftOn, type Making, NO_DEMANDS, pick, type UnitOperator } from './operator.ts';

/** The condition of a rule as the customer's own situation, and, where its values are listed in the source, another value. */
export const condition: UnitOperator = (unit, making) => [
  ...situation(unit, making),
  ...otherValue(unit, making),
];

const FOLLOW_UPS = [
  'What does that mean for me?',
  'How do we go on from here?',
  'What should I expect now?',
  'What are you going to do about it?',
];

function situation(unit: PolicyUnit, { next }: Making) {
  const own =
    unit.condition === undefined
      ? null
      : /^(?:if|when|once|in case|provided that|as long as)\s+(.+)$/i.exec(unit.condition);
  if (own === null || unit.force === 'only' || isHardToAsk(unit)) return [];
  const said = sentence(
    firstPerson(unit.condition ?? '', unit.toCustomer).replace(
      /^(?:if|when|once|in case|provided that|as long as)\s+/i,
      '',
    ),
  );
  if (/^(?:any|a|an|and only|it|not|so|they|this|that)\b/i.test(said) || said.split(' ').length > 30)
    return [];
  const request = requestOf(unit.topic);
  const opening = request === undefined ? '' : `I would like to ${request}. `;
  const follow =
    isHardToAsk(unit) || unit.actor === 'agent' ? pick(FOLLOW_UPS, next) : pick(FOLLOW_UPS.slice(0, 3), next);
  return [
    draftOn(unit, {
      operator: 'condition',
      name: shortName(`When ${lowerFirst(said)}`),
      turns: [
        turnOf(
          `${opening}This is my situation: ${lowerFirst(said)} ${follow}`,
          [expectedBehavior(unit)],
          unit.text,
        ),
      ],
      rationale: 'Meets the condition of the rule as a concrete situation.',
      hints: { must_include: [], must_not_include: [], verdict: 'applies' },
      demands: { ...NO_DEMANDS, constraints: 2 },
      quality: 0.75,
    }),
  ];
}

/** "only if its status is 'pending'", asked with a status that the source lists beside it: the verdict follows. */
function otherValue(unit: PolicyUnit, { units, next }: Making) {
  if (unit.force !== 'only' || unit.condition === undefined) return [];
  const match = /\b(?:its|the|his|her|their) ([\w ]{2,30}?) is ['"‘“]([^'"’”]{2,40})['"’”]/i.exec(
    unit.condition,
  );
  const [property, value] = [match?.[1], match?.[2]];
  if (property === undefined || value === undefined) return [];
  const listed = units
    .map(({ text }) => quoted(text))
    .find((values) => values.length > 2 && values.includes(value));
  const others = (listed ?? []).filter((one) => one !== value);
  if (others.length === 0) return [];
  const other = pick(others, next);
  const subject = askedSubject(unit.subject, unit.toCustomer).replace(/^an? /, '');
  return [value, other].map((given) => {
    const allowed = given === value;
    const what = bare(asked(unit));
    return draftOn(unit, {
      operator: 'condition',
      name: shortName(`Can the ${subject} with ${property} "${given}" ${what}?`),
      turns: [
        turnOf(
          allowed
            ? `According to my account, the ${property} of my ${subject} is "${given}". Can it ${what}?`
            : `My ${subject} shows the ${property} "${given}" today, and I need it to ${what}. Is there anything that speaks against it?`,
          [
            allowed
              ? `Say that it can ${what} because its ${property} is "${given}".`
              : `Say that it cannot ${what} because its ${property} is "${given}" and not "${value}".`,
          ],
          unit.text,
        ),
      ],
      rationale: `The rule asks for "${value}"; the verdict for "${given}" follows from it.`,
      hints: {
        must_include: allowed ? [] : [value],
        must_not_include: [],
        verdict: allowed ? 'allowed' : 'refused',
      },
      demands: { ...NO_DEMANDS, constraints: 2 },
      quality: 0.95,
      tags: ['boundary'],
    });
  });
}

const quoted = (text: string) =>
  [...text.matchAll(/['"‘“]([^'"’”]{2,40})['"’”]/g)].map((match) => match[1] ?? '');
