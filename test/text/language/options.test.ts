import { describe, expect, it } from 'vitest';
import { chosenOption, optionsIn } from '../../../src/text/language/options.ts';

const QUESTION = 'What may guests do? A) swim B) cook C) light a fire';

describe('options of a request', () => {
  it.each([
    [QUESTION, ['swim', 'cook', 'light a fire']],
    ['Pick one.\n1. red\n2. blue', ['red', 'blue']],
    ['Which? (a) north (b) south', ['north', 'south']],
    ['What is a young goat called: A lamb, B kid, C cub?', ['lamb', 'kid', 'cub']],
    ['Would you rather have: A tea or B coffee?', ['tea', 'coffee']],
    ['Is plan A better than plan B?', []],
    ['They gave a grade of A in maths, B in art', []],
    ['Seats: B window, C aisle', []],
    ['Is a boat, a barge or a raft faster?', []],
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
