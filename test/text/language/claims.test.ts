import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claims } from '../../../src/text/language/claims.ts';
import { isAboutMissingInformation, isFiller, isMeta } from '../../../src/text/language/filler.ts';

describe('claims', () => {
  it.each<[string, string[]]>([
    ['Paris is the capital of France. Is that all?', ['Paris is the capital of France.']],
    ['Hello! The store opens at nine. Let me know if you need anything.', ['The store opens at nine.']],
    ['As an AI, I try my best. The fee is $5.', ['The fee is $5.']],
    ['The context does not mention the price.', []],
    ["I'm sorry, but I cannot help with that request.", []],
    [
      'Here are the main points of the text:\n- The fee is 5 dollars per month.',
      ['The fee is 5 dollars per month.'],
    ],
    ['Paris.', ['Paris.']],
    ['Very nice. The tower was finished in 1889.', ['The tower was finished in 1889.']],
    [
      'The standard plan costs ten dollars monthly, but the premium plan includes phone support.',
      ['The standard plan costs ten dollars monthly', 'the premium plan includes phone support.'],
    ],
    [
      'Orders ship within two business days; international parcels need ten more days.',
      ['Orders ship within two business days', 'international parcels need ten more days.'],
    ],
    ['The hotel is small, but nice.', ['The hotel is small, but nice.']],
    ['Based on the provided context, refunds take 30 days.', ['refunds take 30 days.']],
    [
      'The request cannot be processed without a signed form.',
      ['The request cannot be processed without a signed form.'],
    ],
    ['', []],
  ])('of %j', (text, expected) => {
    expect(claims(text)).toEqual(expected);
  });

  it('are pieces of the text as it stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const claim of claims(text)) expect(text).toContain(claim);
      }),
    );
  });
});

describe('sentences that state nothing', () => {
  it.each([
    ['Hope this helps!', true],
    ['Thank you for contacting us.', true],
    ['You are welcome.', true],
    ['Is there anything else I can do?', true],
    ['Kind regards,', true],
    ['The warranty lasts two years.', false],
    ['Welcome packages are sent by post after the contract is signed.', false],
  ])('filler: %j is %s', (text, expected) => {
    expect(isFiller(text)).toBe(expected);
  });

  it('knows talk about the assistant and about missing information', () => {
    expect(isMeta('As an AI language model I see texts.')).toBe(true);
    expect(isMeta('The model costs 5 dollars.')).toBe(false);
    expect(isAboutMissingInformation('The passages do not mention a discount.')).toBe(true);
    expect(isAboutMissingInformation('Members do not pay for parking.')).toBe(false);
  });
});
