import { describe, expect, it } from 'vitest';
import { withTradeWords } from '../../../../src/scorers/offline/safety/trade-words.ts';

describe('trade words', () => {
  it.each([
    ['bookshop', ['bookshop', 'book', 'shop']],
    ['petstor', ['petstor', 'pet', 'shop']],
    ['fishmonger', ['fishmonger', 'fish', 'shop']],
    ['shop', ['shop']],
    ['workshop', ['workshop', 'work', 'shop']],
    ['bank', ['bank']],
  ])('of %s are %j', (stem, parts) => {
    expect(withTradeWords([stem])).toEqual(parts);
  });
});
