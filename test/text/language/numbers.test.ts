import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsOwnPoints,
  coversNumber,
  type FoundNumber,
  numbers,
} from '../../../src/text/language/numbers.ts';

const shown = (text: string) => numbers(text).map((number) => `${number.kind} ${number.key}`);

describe('numbers', () => {
  it.each<[string, string[]]>([
    ['1,200 items', ['plain 1200']],
    ['4.5k or 4.5 thousand', ['plain 4500', 'plain 4500']],
    ['6.2 million and 3bn', ['plain 6200000', 'plain 3000000000']],
    ['30% of 25 percent', ['percent 30', 'percent 25']],
    ['$50, 20 euros, USD 7', ['money 50', 'money 20', 'money 7']],
    ['$2m in cash', ['money 2000000']],
    ['in 1889 and 1999 visitors', ['year 1889', 'plain 1999']],
    ['on 2021-03-05', ['date 2021-03-05']],
    [
      'March 5, 2021; 5 March 2021; 5th of March 2021',
      ['date 2021-03-05', 'date 2021-03-05', 'date 2021-03-05'],
    ],
    ['March 5 , 2021', ['date 2021-03-05']],
    ['3/14/2021 or 14/3/2021', ['date 2021-03-14', 'date 2021-03-14']],
    ['May 2020', ['date 2020-05-?']],
    ['you may 5 times', ['plain 5']],
    ['at 10:30 pm, 5 pm or 17:00', ['time 22:30', 'time 17:00', 'time 17:00']],
    ['twenty-five and two hundred', ['plain 25', 'plain 200']],
    ['version 1.2.3', ['plain 1.2.3']],
    ['see passage 2 and [3]', []],
    ['no figures at all', []],
  ])('finds %j', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it.each([
    ['two reasons', [], true],
    ['two weeks', [], false],
    ['two full years', [], false],
    ['three reasons', [], false],
    ['2 reasons', [], false],
    ['one day', [], true],
    ['one day', ['six working days'], false],
    ['one day', ['six weeks'], true],
  ] as const)('knows whether %j beside %j only counts points of the text: %s', (text, others, own) => {
    const [number] = numbers(text);
    expect(countsOwnPoints(number as FoundNumber, others.flatMap(numbers))).toBe(own);
  });

  it.each([
    ['about 6 million', true],
    ['~40', true],
    ['more than 30 people', true],
    ['at least 30', true],
    ['up to $30', true],
    ['exactly 30', false],
    ['30', false],
  ])('hedged: %j is %s', (text, expected) => {
    expect(numbers(text)[0]?.hedged).toBe(expected);
  });

  const one = (text: string): FoundNumber => numbers(text)[0] as FoundNumber;
  it.each([
    ['1,200', '1200', true],
    ['6 million', '6.2 million', true],
    ['6.2 million', '6 million', false],
    ['about 31', '30', true],
    ['31', '30', false],
    ['about 40', '30', false],
    ['60 days', '30 days', false],
    ['in 1889', 'March 31, 1889', true],
    ['in about 1899', 'in 1889', false],
    ['March 2021', '2021-03-05', true],
    ['March 5, 2021', 'March 2021', false],
    ['5 pm', '17:00', true],
    ['3.1', '3.14', true],
    ['1.2.3', '1.2.3', true],
  ])('%j is covered by %j: %s', (claim, source, expected) => {
    expect(coversNumber(one(claim), one(source))).toBe(expected);
  });

  it('gives offsets into the text, in order, for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 0, max: 9999 }), (text, value) => {
        let last = 0;
        const whole = `${text} ${value} days`;
        for (const number of numbers(whole)) {
          expect(number.start).toBeGreaterThanOrEqual(last);
          expect(whole.slice(number.start, number.end)).toBe(number.raw);
          last = number.end;
        }
      }),
    );
  });
});
