import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIn } from '../../../src/scorers/sureness/suggested-check.ts';
import { problemsOf } from '../../support/asked-check.ts';

describe('a check that an expectation in prose holds already', () => {
  it.each([
    ['Mention "closed".', { icontains: 'closed' }],
    ['Say “36”.', { contains: '36' }],
    ['Gives 36 as the answer.', { contains: '36' }],
    ['Says that items can be returned within 30 days.', { contains: '30 days' }],
    ['Names the price, $240.50, and that shipping takes 2 weeks.', { contains_all: ['$240.50', '2 weeks'] }],
    ['Offers "refund" or "voucher".', { contains_any: ['refund', 'voucher'] }],
    ['Must not mention "Acme".', { not_icontains: 'Acme' }],
    ["Doesn't call it 'cheap'.", { not_icontains: 'cheap' }],
    [
      'Says "closed on Sundays". Never says "sorry".',
      { all_of: [{ icontains: 'closed on Sundays' }, { not_icontains: 'sorry' }] },
    ],
    ['Opens at 10:30 and takes 15 % off.', { contains_all: ['10:30', '15 %'] }],
    ['Says "yes", not "no".', { all_of: [{ icontains: 'yes' }, { not_icontains: 'no' }] }],
    ['Calls `get_order` within 2 days.', { icontains: 'get_order' }],
    ['Say that the warranty does not cover "limescale".', { icontains: 'limescale' }],
    [
      'Say that order "TK-1045" cannot be returned. Do not give "RT-1045-1".',
      { all_of: [{ contains: 'TK-1045' }, { not_icontains: 'RT-1045-1' }] },
    ],
    ['Mention "returns". Ideally name "30 days".', { icontains: 'returns' }],
  ])('%s', (expected, check) => {
    expect(checkIn(expected)).toEqual(check);
    expect(problemsOf(check)).toEqual([]);
  });

  it.each([
    ['', 'nothing'],
    ['Says that the shop is closed on Sundays.', 'neither quotes nor numbers'],
    ['Answers in 2 sentences with at most 3 steps.', 'the form of the answer'],
    ['Never says SOP-R14 or v2.0.', 'no numbers but names'],
    ['Lists "a", "b", "c", "d" and "e".', 'more texts than one would choose'],
    [`Says "${'x'.repeat(200)}".`, 'a text of such a length'],
  ])('%s gives none: %s', (expected) => {
    expect(checkIn(expected)).toBeUndefined();
  });

  it('is a check that can be written into a case, whatever the expectation is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`"'\` 30days.not or\n`) }), (expected) => {
        const check = checkIn(expected);
        if (check !== undefined) expect(problemsOf(check)).toEqual([]);
      }),
    );
  });
});
