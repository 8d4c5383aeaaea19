import { describe, expect, it } from 'vitest';
import { isBareAnswer } from '../../../src/text/language/bare-answer.ts';

describe('an output of one word', () => {
  it.each<[string, string, string]>([
    ['Solution', '', ''],
    ['## Answer:', 'What is the capital of France?', 'Say Paris.'],
    ['null', 'What is the capital of France?', ''],
    ['N/A', 'When do you open?', 'Tell the hours.'],
    ['Yes.', 'What is the capital of France?', 'Say Paris.'],
    ['true', 'Where is my order?', ''],
    ['PASS', 'Where is my order?', 'Ask for the order number.'],
    ['OK', 'Who wrote Hamlet?', ''],
    ['1', 'Who wrote Hamlet?', 'Name Shakespeare.'],
    ["I don't know.", 'Who wrote Hamlet?', 'Name Shakespeare.'],
    ['解', 'Who wrote Hamlet?', ''],
    ['x', 'Who wrote Hamlet?', 'Name Shakespeare.'],
    ['✅', 'Who wrote Hamlet?', 'Does not mention Marlowe.'],
    ['[]', 'Who wrote Hamlet?', ''],
  ])('is no answer: %j to %j', (output, request, expectation) => {
    expect(isBareAnswer(output, { request, expectation })).toBe(true);
  });

  it.each<[string, string, string]>([
    ['Yes.', 'Are you open on Sunday?', ''],
    ['Yes', 'I ordered shoes, can I return them?', ''],
    ['true', 'True or false: water is wet.', ''],
    ['OK', 'Turn off the light, please cancel the alarm.', ''],
    ['OK', 'Reply to the ping.', 'Answer with "OK".'],
    ['1', 'What is 3 - 2?', ''],
    ['4', 'How many wheels has a car?', ''],
    ['null', 'Give the JSON value of the missing field.', 'The value is null.'],
    ["I don't know.", 'Who will win in 2050?', 'Admit that you do not know.'],
    ['Paris', 'What is the capital of France?', 'Say Paris.'],
    ['Yes', '', ''],
    ['B', 'Which of A, B and C is right? Answer with the letter.', ''],
    ['C)', 'What do you take?', 'Picks option C.'],
    ['-1', 'Temperature?', ''],
    ['-7', 'Who is it?', ''],
    ['[]', 'Return the list of errors as JSON.', ''],
    ['None', 'Is there any allergen in it?', ''],
    ['✅', 'Is it done? React with an emoji.', ''],
    ['π', 'Which symbol is it?', ''],
    ['The answer is yes because it was shipped on Monday.', 'Where is it?', ''],
  ])('is an answer: %j to %j', (output, request, expectation) => {
    expect(isBareAnswer(output, { request, expectation })).toBe(false);
  });
});
