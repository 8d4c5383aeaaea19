import { describe, expect, it } from 'vitest';
import { isNoncommittal, isRefusal, redirects } from '../../../src/text/language/refusal.ts';

describe('isRefusal', () => {
  it.each([
    ["I'm sorry, but I can't help with that.", true],
    ['I cannot provide medical advice.', true],
    ['I won’t be able to assist with this request.', true],
    ['As an AI, I cannot do this.', true],
    ['That is against our guidelines.', true],
    ['This is outside my scope.', true],
    ['I only help with billing questions.', true],
    ['I must respectfully decline.', true],
    ['The shop cannot deliver on Sundays.', false],
    ['Sure, here is the recipe you asked for.', false],
    ['I am sorry for the delay. Your parcel arrives tomorrow.', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isRefusal(text)).toBe(expected);
  });

  it('looks at the beginning only', () => {
    expect(isRefusal(`${'The parcel is on its way to you. '.repeat(20)} I cannot help with that.`)).toBe(
      false,
    );
  });
});

describe('isNoncommittal', () => {
  it.each([
    ["I don't know.", true],
    ['I have no information about that.', true],
    ['The passages do not mention a fee.', true],
    ['It cannot be determined from the text.', true],
    ["I can't help with that.", true],
    ['The fee is five dollars.', false],
  ])('%j: %s', (text, expected) => {
    expect(isNoncommittal(text)).toBe(expected);
  });
});

describe('redirects', () => {
  it.each([
    ['I can only help with questions about your order.', true],
    ["I'd suggest contacting a tax advisor.", true],
    ['Please consult a doctor about this.', true],
    ['The total is 12 dollars.', false],
  ])('%j: %s', (text, expected) => {
    expect(redirects(text)).toBe(expected);
  });
});
