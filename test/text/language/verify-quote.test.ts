import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../../../src/text/language/verify-quote.ts';

const source =
  'Refunds are available within 30 days of purchase. “Orders” above $50 ship   for free – always.';

describe('verifyQuote', () => {
  it.each([
    ['available within 30 days', true],
    ['AVAILABLE within\n30 days', true],
    ['"Orders" above $50 ship for free - always', true],
    ['Refunds are ... of purchase', true],
    ['Refunds are … ship for free', true],
    ['ship for free … Refunds are', false],
    ['refunds available within 30 days of purchase', true],
    ['refunds are never possible after sixty days', false],
    ['30 weeks', false],
    ['...', false],
    ['"', false],
    ['', false],
  ])('of %j is %s', (quote, expected) => {
    expect(verifyQuote(quote, source)).toBe(expected);
  });

  it('accepts every passage of a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, quote, after) => {
        fc.pre(/[\p{L}\p{N}]/u.test(quote));
        expect(verifyQuote(quote, `${before} ${quote} ${after}`)).toBe(true);
      }),
    );
  });

  it('takes any two texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (quote, text) => {
        expect(verifyQuote(quote, text)).toBe(verifyQuote(quote, text));
      }),
    );
  });
});
