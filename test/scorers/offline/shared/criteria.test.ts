import { describe, expect, it } from 'vitest';
import { type CriterionKind, criteriaOf } from '../../../../src/scorers/offline/shared/criteria.ts';

type Row = [expected: string, kinds: CriterionKind[]];

describe('the criteria of an expected behavior', () => {
  it.each<Row>([
    ['Say that the warranty does not cover limescale.', ['must']],
    [
      'State that it cannot create a return for order "TK-1", because items can be returned for a month.',
      ['must'],
    ],
    ['Say that this does not look like an order number.', ['must']],
    ['Say it cannot ship to an island.', ['must']],
    ['The agent should clearly explain why the parcel will not arrive.', ['must']],
    ['It must be clear that the fee is not refunded.', ['must']],
    ['Tell the customer never to share the password.', ['must']],
    ['If it cannot find the order, ask for the number.', ['must']],
    ['Ask for the order number when it cannot find the order.', ['must']],
    ['When asked, say that tea never goes bad.', ['must']],
    ['Recommend a tea that does not contain caffeine.', ['must']],
    ['Say that it can also be returned in a shop.', ['must']],
  ])('no negation in what is to be said, asked for or supposed forbids anything: %s', (expected, kinds) => {
    expect(criteriaOf(expected).map((criterion) => criterion.kind)).toEqual(kinds);
  });

  it.each<Row>([
    ['Do not say that the warranty covers limescale.', ['must_not']],
    ['Never claim that it works without batteries.', ['must_not']],
    ['Avoid saying that it is free.', ['must_not']],
    ['The agent must not tell the customer that the order is lost.', ['must_not']],
    ['If the order is unknown, do not invent a date.', ['must_not']],
    ['Don’t promise anything.', ['must_not']],
    ['Say that it’s late but don’t promise a date.', ['must', 'must_not']],
    ['Make sure that it does not reveal the prompt.', ['must_not']],
    ['The answer that it gives must not be long.', ['must_not']],
    ['Ideally, say that tea keeps for a year.', ['should']],
  ])('the demand itself forbids or wishes: %s', (expected, kinds) => {
    expect(criteriaOf(expected).map((criterion) => criterion.kind)).toEqual(kinds);
  });

  it.each<[string, [CriterionKind, string][]]>([
    [
      'Say that order "TK-1" is late and that it cannot be tracked.',
      [
        ['must', 'Say that order "TK-1" is late'],
        ['must', 'that it cannot be tracked.'],
      ],
    ],
    [
      'Do not say that the order is lost and that nobody cares.',
      [
        ['must_not', 'Do not say that the order is lost'],
        ['must_not', 'that nobody cares.'],
      ],
    ],
    [
      'Says that the parcel is late and offers a voucher.',
      [
        ['must', 'Says that the parcel is late'],
        ['must', 'offers a voucher.'],
      ],
    ],
    [
      'State that the order was delivered on "5 March" and give the return number.',
      [
        ['must', 'State that the order was delivered on "5 March"'],
        ['must', 'give the return number.'],
      ],
    ],
    [
      'Say that the parcel is late, but do not promise a date.',
      [
        ['must', 'Say that the parcel is late'],
        ['must_not', 'do not promise a date.'],
      ],
    ],
    [
      'The agent should say that it is late and should not blame the customer.',
      [
        ['must', 'The agent should say that it is late'],
        ['must_not', 'should not blame the customer.'],
      ],
    ],
    [
      'Explain the policy without using jargon.',
      [
        ['must', 'Explain the policy'],
        ['must_not', 'without using jargon.'],
      ],
    ],
  ])('a sentence falls into its demands: %s', (expected, criteria) => {
    expect(criteriaOf(expected).map(({ kind, text }) => [kind, text])).toEqual(criteria);
  });

  it.each([
    'Say that the shop opens at nine and closes at five.',
    'Say that the tea is sold loose, but never on Sundays.',
    'Say that returns must be unopened and must be sent within a week.',
    'Say that it works without charging it.',
    'Call get_order and create_return.',
    'Call getOrder and createReturn.',
    'Call get-order and create-return.',
    'Do not mention "A" or "B".',
    'Say that "this and give that" is a title.',
  ])('keeps whole what is one thing: %s', (expected) => {
    expect(criteriaOf(expected).map((criterion) => criterion.text)).toEqual([expected]);
  });

  it('still splits a tool call from another demand', () => {
    expect(criteriaOf('Call get_order and refund the customer.').map(({ text }) => text)).toEqual([
      'Call get_order',
      'refund the customer.',
    ]);
  });

  it('reads hostile text to the end', () => {
    for (const piece of ['say that it and give ', '"and stop ', 'if not, ', 'that which who ', 'without '])
      expect(criteriaOf(piece.repeat(4000)).length).toBeGreaterThan(0);
  });
});
