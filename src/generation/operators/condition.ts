import { asked, bare } from '../predicate.ts';
import { shortName } from '../short-name.ts';
import { askedSubject } from '../wording.ts';
import { draftOn, NO_DEMANDS, pick, type UnitOperator } from './operator.ts';
import { turnOf } from './turn-of.ts';

/** "only if its status is 'pending'", asked with a status that the source lists beside it: the verdict follows. */
export const condition: UnitOperator = (unit, { units, next }) => {
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
  const what = bare(asked(unit));
  return [
    draftOn(unit, {
      operator: 'condition',
      name: shortName(`Can the ${subject} with ${property} "${other}" ${what}?`),
      turns: [
        turnOf(
          `My ${subject} shows the ${property} "${other}" today, and I need it to ${what}. Is there anything that speaks against it?`,
          [`Say that it cannot ${what} because its ${property} is "${other}" and not "${value}".`],
          unit.text,
          [{ icontains: value }],
        ),
      ],
      rationale: `The rule asks for "${value}"; the verdict for "${other}" follows from it.`,
      hints: { must_include: [value], must_not_include: [], verdict: 'refused' },
      demands: { ...NO_DEMANDS, constraints: 2 },
      quality: 0.95,
      tags: ['boundary'],
    }),
  ];
};

const quoted = (text: string) =>
  [...text.matchAll(/['"‘“]([^'"’”]{2,40})['"’”]/g)].map((match) => match[1] ?? '');
