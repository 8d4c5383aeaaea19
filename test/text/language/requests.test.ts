import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requests } from '../../../src/text/language/requests.ts';

describe('requests', () => {
  it.each<[string, string[]]>([
    ['What is the fee?', ['What is the fee?']],
    ['I moved last week. Please update my address.', ['Please update my address.']],
    ['Book a table for two and send me a reminder.', ['Book a table for two', 'send me a reminder.']],
    ['What is the fee and how do I pay it?', ['What is the fee', 'how do I pay it?']],
    ['I would like a refund. My order is late.', ['I would like a refund.']],
    ['Hi, can you cancel my order?', ['Hi, can you cancel my order?']],
    ['Find salt and pepper recipes.', ['Find salt and pepper recipes.']],
    ['Compare plan A and plan B.', ['Compare plan A and plan B.']],
    ['Book a flight and book a hotel.', ['Book a flight', 'book a hotel.']],
    ['my screen is black', ['my screen is black']],
    ['The order is open. It is late.', ['The order is open. It is late.']],
    ['   ', []],
  ])('of %j', (text, expected) => {
    expect(requests(text)).toEqual(expected);
  });

  it('finds at least one in any text with a visible word, and crashes on none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(requests(`${text} word`).length).toBeGreaterThan(0);
      }),
    );
  });
});
