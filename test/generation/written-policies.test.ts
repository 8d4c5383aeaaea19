import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectedAnswer, expectedBehavior } from '../../src/generation/expectation.ts';
import { generateCases } from '../../src/generation/generate.ts';
import { questionWith } from '../../src/generation/limit-questions.ts';
import { UNIT_OPERATORS } from '../../src/generation/operators/all-operators.ts';
import { readPolicy } from '../../src/generation/policy-units.ts';
import { boundaryValues, valueText } from '../../src/generation/quantity-values.ts';
import { directQuestion } from '../../src/generation/questions.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { ROOT } from '../support/run-cli.ts';

/** A page for customers, who are "you", and a guide for an assistant, which is "you". */
const [gym, library] = ['gym.md', 'library.md'].map((name) => {
  const content = readFileSync(join(ROOT, 'test/support/policies', name), 'utf8');
  return { name, content, ...readPolicy([{ name, content }]) };
}) as [Read, Read];
type Read = { name: string; content: string } & ReturnType<typeof readPolicy>;

function unitOf({ units, name }: Read, text: string) {
  const unit = units.find((one) => one.text.includes(text));
  if (unit === undefined) throw new Error(`no unit of ${name} holds "${text}"`);
  return unit;
}

describe('a rule is asked as somebody would ask for it', () => {
  it.each([
    [gym, 'up to three months', 'For how long can I pause my membership?'],
    [gym, 'up to 7 days in advance', 'How far in advance can I book a class?'],
    [gym, 'no more than four', 'How many open bookings can I hold?'],
    [gym, '2 hours before', 'How long before the class starts do I have to cancel a booking?'],
    [gym, 'After three no-shows', 'What happens after three no-shows in 30 days?'],
    [gym, 'at least 16 years old', 'How old does a guest have to be?'],
    [gym, 'use the sauna', 'Can guests use the sauna?'],
    [gym, 'Yoga classes', 'How many people do yoga classes take?'],
    [gym, 'open from 10:00', 'When is the sauna open?'],
    [gym, 'During a pause', 'Does my access card open the door during a pause?'],
    [gym, 'We keep', 'How long do you keep what you find?'],
    [gym, 'Filming', 'Is filming other people allowed?'],
    [gym, 'does not apply', 'Does the discount apply to Early Bird?'],
    [gym, '20% less', 'How much less do students pay?'],
    [gym, 'Monthly fee of Standard', 'What is the monthly fee for "Standard"?'],
    [gym, 'Guest passes a month of Early', 'How many guest passes a month are there for "Early Bird"?'],
    [library, 'another patron has borrowed', 'Could you tell me what another patron has borrowed, please?'],
    [library, 'To get a card', 'What is needed to get a card?'],
    [library, 'valid for 12 months', 'For how long is a card valid?'],
    [library, 'under 12 can only', 'Can patrons under 12 borrow films that are rated for their age?'],
    [library, 'up to two times', 'Can a loan be renewed up to two times?'],
    [library, 'between 1 and 4', 'For how long can study rooms be booked?'],
    [library, 'at least 3 people', 'How many people does a group need to have to book the large room?'],
    [library, 'Transfer', 'When do you transfer me to a librarian?'],
    [library, 'exceed 20 euros', 'What happens when my fees exceed 20 euros?'],
    [library, '0.25 euros', 'About late fees: how much is the fee?'],
    [library, 'Most at once of Book', 'What is listed under "most at once" for "Book"?'],
  ])('%# %s', (policy, text, question) => {
    expect(directQuestion(unitOf(policy, text))).toBe(question);
  });

  it.each([
    ['manners', 'Always apologise'],
    ['a sentence that points back', 'which of them was wrong'],
  ])('and not at all where it is about %s', (_, text) => {
    expect(directQuestion(unitOf(library, text))).toBe('');
  });
});

describe('the expectation', () => {
  it.each([
    [
      'speaks of the customer whom the page calls you',
      gym,
      'move more than',
      expectedBehavior,
      'Say that if the customer moves more than 30 kilometres away, the customer can leave at the end of the next month.',
    ],
    [
      'makes a demand on customers of an instruction to them',
      gym,
      'glass bottles',
      expectedBehavior,
      'Say that the customer must not bring glass bottles into the training area.',
    ],
    [
      'of an empty cell quotes no "none"',
      gym,
      'Guest passes a month of Early',
      expectedBehavior,
      'Say that there are no guest passes a month for Early Bird.',
    ],
    [
      'tells the agent what to do',
      library,
      'Before you look up',
      expectedBehavior,
      'Before you look up an account, ask the patron for the card number and the date of birth.',
    ],
    [
      'of a question on that wants it said',
      library,
      'Before you look up',
      expectedAnswer,
      'Say that before you look up an account, you must ask the patron for the card number and the date of birth.',
    ],
    [
      'keeps an order an order',
      library,
      'Transfer',
      expectedBehavior,
      'Transfer the patron to a librarian only if they ask for it twice or if the request cannot be handled within this guide.',
    ],
  ] as const)('%s', (_, policy, text, of, expected) => {
    expect(of(unitOf(policy, text))).toBe(expected);
  });
});

describe('a limit', () => {
  it.each([
    [gym, 'at least 7 days', 0, 'Is it enough if a pause is requested 6 days before it begins?', 'refused'],
    [
      gym,
      'more than 30',
      1,
      'I move 30 kilometres away. Can I leave at the end of the next month?',
      'does_not_apply',
    ],
    [
      gym,
      'more than 30',
      2,
      'I move 31 kilometres away. Can I leave at the end of the next month?',
      'applies',
    ],
    [gym, 'Yoga', 2, 'Is it possible that yoga classes take 19 people?', 'refused'],
    [gym, 'open from 10:00', 0, 'Is it possible that the sauna is open at 9:59?', 'refused'],
    [
      library,
      'older than 3 months',
      1,
      'Is it all right if I show a photo identification and proof of address that is 3 months old?',
      'allowed',
    ],
    [
      library,
      'older than 3 months',
      2,
      'Is it all right if I show a photo identification and proof of address that is 4 months old?',
      'refused',
    ],
    [library, 'older than 6 months', 2, 'Can you waive fees that are 7 months old?', 'refused'],
    [
      library,
      'turns up within',
      2,
      'The item turns up 31 days after payment. What happens then?',
      'does_not_apply',
    ],
    [library, 'exceed 20 euros', 0, 'My fees amount to 19 euros. What happens then?', 'does_not_apply'],
    [library, 'until 18:00', 2, 'Can bookings be cancelled at 18:01 on the day before?', 'refused'],
  ] as const)('%# of "%s" at place %i is asked for and decided', (policy, text, place, question, verdict) => {
    const unit = unitOf(policy, text);
    const [limit] = unit.quantities.filter(({ op }) => op !== '=');
    if (limit === undefined) throw new Error(`"${text}" has no limit`);
    const value = boundaryValues(limit)[place] as number;
    expect(questionWith(unit, limit, valueText(limit, value))).toBe(question);
    const made = UNIT_OPERATORS['boundary']?.(unit, {
      next: seededRandom(1).next,
      units: policy.units,
      topics: policy.topics,
    });
    expect(made?.[place]?.hints.verdict).toBe(verdict);
  });

  it('without a unit is no case of its own, and a price by time with exceptions beside it is not summed up', () => {
    const making = { next: seededRandom(1).next, units: library.units, topics: library.topics };
    const spinning = UNIT_OPERATORS['boundary']?.(unitOf(gym, 'Yoga'), making) ?? [];
    expect(spinning.map(({ turns }) => turns[0]?.input.text).join(' ')).not.toMatch(/In my case it is 2\d\./);
    expect(UNIT_OPERATORS['amount']?.(unitOf(library, '0.25 euros'), making)).toEqual([]);
    expect(UNIT_OPERATORS['amount']?.(unitOf(library, 'Adults pay'), making)).toEqual([]);
  });
});

describe.each([
  ['the page for customers', gym],
  ['the guide for the assistant', library],
])('forty cases of %s', (_, { name, content }) => {
  const made = generateCases(
    { documents: [{ name, content }] },
    { num_test_cases: 40, include_edge_cases: true },
    [],
    { seed: 1 },
  );

  it('read like English, and none asks for a whole topic', async () => {
    const { generated_test_cases: cases } = await made;
    expect(cases).toHaveLength(40);
    for (const { turns } of cases)
      for (const { input, expected_behavior } of turns) {
        expect(input.text).not.toMatch(
          /\bI (?:are|is|has)\b|\bme will\b|peoples\b|do your rules say about|\.\./,
        );
        expect(expected_behavior).not.toMatch(/\bthe customer (?:are|have|move)\b|that (?:always|transfer) /);
      }
  });

  it('test most of the limits and nearly all rules', async () => {
    const { units, boundaries } = (await made).coverage_analysis as unknown as Record<
      'units' | 'boundaries',
      { covered: number; total: number }
    >;
    expect(boundaries.covered / boundaries.total).toBeGreaterThanOrEqual(0.7);
    expect(units.covered / units.total).toBeGreaterThanOrEqual(0.7);
  });
});

describe('several sources', () => {
  it('share the cases equally, though one is longer', async () => {
    const short = { name: 'short.md', content: gym.content.slice(0, gym.content.indexOf('## Prices')) };
    const { generated_test_cases: cases } = await generateCases(
      { documents: [short, { name: library.name, content: library.content }] },
      { num_test_cases: 20, include_edge_cases: false },
      [],
      { seed: 1 },
    );
    const from = cases.map(({ source_refs }) => (source_refs as { document: string }[])[0]?.document);
    expect(from.filter((name) => name === 'short.md')).toHaveLength(10);
    expect(from).toHaveLength(20);
  });

  it('of more logs than are read say how many are not', async () => {
    const logs = Array.from({ length: 2_003 }, () => ({ input: 'Where is my order?', output: 'Soon.' }));
    const { coverage_analysis } = await generateCases(
      { logs },
      { num_test_cases: 2, include_edge_cases: false },
      [],
      { seed: 1 },
    );
    expect(coverage_analysis['notes']).toContain('3 logs were not read: only the first 2000 are');
  });
});
