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

describe('a time before something', () => {
  it.each([
    ['Light tickets can be changed up to 24 hours before departure.', '>=', 24],
    ['Groups have to register at least three weeks before the event.', '>=', 3],
    ['We need the certificate no later than 10 working days before the old one ends.', '>=', 10],
    ['A shift can be swapped until 2 days before it begins.', '>=', 2],
    ['Claims may be filed no earlier than 6 weeks before the term.', '<=', 6],
    ['Visitors arrive 30 minutes before the start at the latest.', '>=', 30],
    ['Later cancellations, less than 3 days before arrival, cost half.', '<', 3],
    ['You can book a class up to 7 days in advance.', '<=', 7],
    ['Parcels can be returned up to 14 days after delivery.', '<=', 14],
    // The earliest moment or the latest: the words do not tell.
    ['Seats can be booked up to 6 months before departure.', '=', 6],
  ])('%s: the time left is %s %i', (text, op, value) => {
    expect(quantitiesOf(text).map((one) => [one.op, one.value])).toEqual([[op, value]]);
  });
});

it.each([
  'TLS 1.3 is used for all connections of the X-200.',
  'Version 2.Y+1 is not started before 2.Y is final.',
  'Sign Form 7b in Room 12 on Pier 3.',
  'Severity 1 and class 2 are handled first, from day 60 on.',
  'Claims are closed on 31 March.',
  'Bags must not be larger than 55 x 40 x 20 cm.',
])('a number in a name, a place, a date or a measure is no amount: %s', (text) => {
  expect(quantitiesOf(text)).toEqual([]);
});

it.each([
  ['The first one costs 5 000 NOK.', 5000, 'NOK'],
  ['It costs EUR 1,250 a day.', 1250, ''],
  ['A surcharge of 3,5 % is due.', 3.5, '%'],
  ['The tool waits 90 s between two replicas.', 90, 's'],
  ['The largest message has 4 MiB.', 4, 'MiB'],
])('%s holds %d (%s)', (text, value, unit) => {
  expect(quantitiesOf(text).map((one) => [one.value, one.unit])).toEqual([[value, unit]]);
});
