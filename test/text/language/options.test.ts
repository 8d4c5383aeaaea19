import { describe, expect, it } from 'vitest';
import { chosenOption, optionsIn } from '../../../src/text/language/options.ts';

const QUESTION = 'What may guests do? A) swim B) cook C) light a fire';

describe('options of a request', () => {
  it.each([
    [QUESTION, ['swim', 'cook', 'light a fire']],
    ['Pick one.\n1. red\n2. blue', ['red', 'blue']],
    ['Which? (a) north (b) south', ['north', 'south']],
    ['Is plan A better than plan B?', []],
    ['A) only one', []],
  ])('of %j are %j', (request, texts) => {
    expect(optionsIn(request).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['B', 'cook'],
    ['(c)', 'light a fire'],
    ['Option A.', 'swim'],
    ['D', null],
    ['Both', null],
  ])('%j picks %j', (answer, text) => {
    expect(chosenOption(answer, QUESTION)).toBe(text);
  });
});
