import { describe, expect, it } from 'vitest';
import { matchesAnswerType } from '../../../src/text/language/answer-type.ts';

describe('matchesAnswerType', () => {
  it.each([
    ['Who wrote it?', 'Ada Lovelace did.', true],
    ['Who wrote it?', 'Lovelace', true],
    ['Who wrote it?', 'a nice book', false],
    ['When does it open?', 'On Monday.', true],
    ['When was it built?', 'It was finished in 1889.', true],
    ['When was it built?', 'It looks great.', false],
    ['Where is it?', 'It stands in Paris.', true],
    ['How many days?', 'Thirty days.', true],
    ['How much is it?', 'It is cheap.', false],
    ['Is it open?', 'Yes, until nine.', true],
    ['Is it open?', 'Bananas are yellow.', false],
    ['Why is it late?', 'Because of the storm.', true],
    ['Why is it late?', 'The train is blue.', false],
    ['How do I reset it?', 'Click the button and follow the steps.', true],
    ['What do I do if it does not start?', 'Hold the button and follow the light.', true],
    ['What to do about it?', 'Open the lid first.', true],
    ['What do I owe you?', 'Open the lid first.', false],
    ['What year did it start?', 'It began in 1999.', true],
    ['Who wrote it?', '', false],
    ['Who wrote it?', `Ada Lovelace ${'and so on '.repeat(10)}`, false],
  ])('%j – %j: %s', (request, statement, expected) => {
    expect(matchesAnswerType(request, statement)).toBe(expected);
  });
});
