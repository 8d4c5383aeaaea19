import { describe, expect, it } from 'vitest';
import { judgeClaim } from '../../../src/text/language/contradiction.ts';
import { indexText } from '../../../src/text/language/indexed-text.ts';
import { coversNumber, type FoundNumber, numbers } from '../../../src/text/language/numbers.ts';

const one = (text: string): FoundNumber => numbers(text)[0] as FoundNumber;
const shown = (text: string) =>
  numbers(text).map(({ value, unit = '', implied }) =>
    `${Number(value.toFixed(3))} ${unit}${implied ? ' (implied)' : ''}`.trim(),
  );

describe('quantities', () => {
  it.each([
    ['the ferry takes an hour and a half', ['1.5 hour']],
    ['two and a half hours', ['2.5 hour']],
    ['2 hours and a half', ['2.5 hour']],
    ['half an hour, then half a day', ['0.5 hour', '0.5 day']],
    ['a quarter of an hour', ['0.25 hour']],
    ['it costs 18 euros 40', ['18.4 euro']],
    ['it costs 18.40 €', ['18.4 euro']],
    ['three in four', ['75 percent']],
    ['one in five', ['20 percent']],
    ['seven out of ten', ['70 percent']],
    ['two thirds of the votes', ['66.667 percent']],
    ['two dozen eggs', ['24']],
    ['a thousand euros', ['1000 euro']],
    ['within a month', ['1 month (implied)']],
    ['12 euros a month', ['12 euro']],
    ['twice a day', []],
    ['500ms and 20GB', ['500 millisecond', '20 gigabyte']],
    ['the third door', []],
    ['3 in 2021', ['3', '2021']],
    ['5 in 10 minutes', ['5', '10 minute']],
  ])('of %j are %j', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it.each([
    ['two weeks', '14 days', true],
    ['four weeks', '28 days', true],
    ['a month', '30 days', true],
    ['a month', '31 days', true],
    ['two months', '30 days', false],
    ['36 months', 'three years', true],
    ['90 min', 'an hour and a half', true],
    ['1500 g', '1.5 kg', true],
    ['2 km', '2000 metres', true],
    ['500 seconds', '500 ms', false],
    ['30 minutes', '30 days', false],
    ['49 euros', '$49', false],
    ['€49', '49 EUR', true],
    ['three in four', '75 %', true],
    ['half an hour', '45 minutes', false],
    ['20 GB', '20', true],
    ['5 working days', '5 days', true],
  ])('%j is covered by %j: %s', (claim, source, expected) => {
    expect(coversNumber(one(claim), one(source))).toBe(expected);
  });

  it.each([
    ['Refunds arrive within two weeks.', 'Refunds arrive within 14 days.', 'supported'],
    ['Refunds arrive within three weeks.', 'Refunds arrive within 14 days.', 'contradicted'],
    ['The tour lasts an hour and a half.', 'The tour lasts 90 minutes.', 'supported'],
    ['The tour lasts two hours.', 'The tour lasts 90 minutes.', 'contradicted'],
    ['The default timeout is 500 seconds.', 'The default timeout is 500 ms.', 'contradicted'],
    ['Of the 480 members, 75 % voted yes.', 'Of the 480 members, 360 voted yes.', 'supported'],
  ] as const)('%j is by %j %s', (claim, context, verdict) => {
    expect(judgeClaim(claim, indexText(context)).verdict).toBe(verdict);
  });
});
