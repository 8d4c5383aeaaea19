import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '../../src/generation/quantities.ts';
import { boundaryValues, keeps, valueText } from '../../src/generation/quantity-values.ts';

describe('quantities of a rule', () => {
  it.each([
    [
      'Items can be returned within 30 days of delivery.',
      '<=',
      30,
      'time',
      ['29 days', '30 days', '31 days'],
      [true, true, false],
    ],
    [
      'A booking can have at most five passengers.',
      '<=',
      5,
      'count',
      ['4 passengers', '5 passengers', '6 passengers'],
      [true, true, false],
    ],
    [
      'You may use up to 3 gift cards.',
      '<=',
      3,
      'count',
      ['2 gift cards', '3 gift cards', '4 gift cards'],
      [true, true, false],
    ],
    ['Orders over $50 ship free of charge.', '>', 50, 'money', ['$49', '$50', '$51'], [false, false, true]],
    [
      'Parcels must weigh less than 20 kg.',
      '<',
      20,
      'size',
      ['19 kg', '20 kg', '21 kg'],
      [true, false, false],
    ],
    [
      'Guests must be at least 18 years old.',
      '>=',
      18,
      'time',
      ['17 years', '18 years', '19 years'],
      [false, true, true],
    ],
    [
      'A deposit of 20% or more is required.',
      '>=',
      20,
      'percent',
      ['19%', '20%', '21%'],
      [false, true, true],
    ],
    [
      'Refunds above 49.99 euros need a manager.',
      '>',
      49.99,
      'money',
      ['49.98 euros', '49.99 euros', '50 euros'],
      [false, false, true],
    ],
    [
      'Refunds take between 5 and 7 business days.',
      'between',
      5,
      'time',
      ['4 business days', '5 business days', '6 business days', '7 business days', '8 business days'],
      [false, true, true, true, false],
    ],
    [
      'Claims must arrive before 1 March 2028.',
      '<',
      undefined,
      'date',
      ['29 February 2028', '1 March 2028', '2 March 2028'],
      [true, false, false],
    ],
    [
      'The offer is valid until 2026-12-31.',
      '<=',
      undefined,
      'date',
      ['2026-12-30', '2026-12-31', '2027-01-01'],
      [true, true, false],
    ],
    [
      'Calls are not answered after or later than 17:30.',
      '>',
      1050,
      'clock',
      ['17:29', '17:30', '17:31'],
      [false, false, true],
    ],
    [
      'The maximum amount of data that can be added is 2GB.',
      '<=',
      2,
      'size',
      ['1 GB', '2 GB', '3 GB'],
      [true, true, false],
    ],
  ])('%s', (text, op, value, kind, shown, kept) => {
    const [quantity, ...others] = quantitiesOf(text);
    if (quantity === undefined) throw new Error('no quantity was found');
    expect(others).toEqual([]);
    expect({ op: quantity.op, kind: quantity.kind }).toEqual({ op, kind });
    if (value !== undefined) expect(quantity.value).toBe(value);
    const values = boundaryValues(quantity);
    expect(values.map((one) => valueText(quantity, one))).toEqual(shown);
    expect(values.map((one) => keeps(quantity, one))).toEqual(kept);
    expect(text.slice(quantity.start, quantity.end)).toBe(quantity.phrase);
    expect(text).toContain(quantity.written);
  });

  it.each([
    ['a bare count', 'Only make one call at a time.'],
    ['an order number', 'Ask for the number, such as #4711 or TK-1042.'],
    ['a time stamp', 'The current time is 2024-05-15 15:00:00.'],
    ['nothing', 'Be polite.'],
    ['an impossible date', 'Valid until 2026-02-30.'],
  ])('finds no limit in %s', (_, text) => {
    expect(quantitiesOf(text).filter(({ op }) => op !== '=')).toEqual([]);
  });

  it('finds every limit of a list', () => {
    const text = 'Each order can use at most one voucher, at most two cards and up to 3 coupons.';
    expect(quantitiesOf(text).map(({ value, unit }) => [value, unit])).toEqual([
      [1, 'vouchers'],
      [2, 'cards'],
      [3, 'coupons'],
    ]);
  });
});
