import { describe, expect, it } from 'vitest';
import { complains, isContent, outcomeWords } from '../../../src/text/language/outcomes.ts';

describe('outcomeWords', () => {
  it.each([
    'Your table has been booked.',
    'I have cancelled the order for you.',
    'Done!',
    'You are all set.',
    'The payment was successful.',
    'Your refund is confirmed. Is there anything else I can do?',
    'I found a hotel near the station.',
    'Everything\u2019s sorted.',
  ])('%j says that something was done', (text) => {
    const { success, failure } = outcomeWords(text);
    expect(success).toBeGreaterThan(0);
    expect(failure).toBe(0);
  });

  it.each([
    'Unfortunately I am unable to book a table.',
    'The payment failed.',
    'There are no rooms available on that day.',
    'I could not find your order.',
    'The restaurant is fully booked.',
    'Your request was not successful.',
    'It was unsuccessful.',
    'That does not exist.',
  ])('%j says that something failed', (text) => {
    const { success, failure } = outcomeWords(text);
    expect(failure).toBeGreaterThan(0);
    expect(success).toBe(0);
  });

  it.each([
    'Would you like me to book it?',
    'It will be booked once you have paid.',
    'If it has been booked, tell me.',
    'What is your name?',
    'The sky is blue.',
    '',
    '???',
  ])('%j says neither', (text) => {
    expect(outcomeWords(text)).toMatchObject({ success: 0, failure: 0 });
  });

  it('counts statements, not words', () => {
    expect(outcomeWords('It failed, failed and failed. But your order has been placed.')).toMatchObject({
      failure: 1,
      success: 1,
    });
  });

  it.each([
    ['Thank you, that is perfect!', true],
    ['Thanks a lot.', true],
    ['Great, that works for me.', true],
    ['Thanks anyway.', false],
    ['Thanks, but that is not what I asked for.', false],
    ['Never mind.', false],
    ['My name is Ann.', false],
  ])('%j is content: %s', (text, content) => {
    expect(isContent(text)).toBe(content);
  });

  it.each([
    ["That's not what I wanted.", true],
    ['You did not answer my question.', true],
    ['I already told you my name.', true],
    ['This is useless.', true],
    ['It still does not work.', true],
    ['Let me speak to a manager.', true],
    ['Thanks, that helps.', false],
    ['I need a taxi at nine.', false],
  ])('%j complains: %s', (text, complaint) => {
    expect(complains(text)).toBe(complaint);
  });

  it('reads the beginning and the end of a long text', () => {
    const padding = 'The weather is mild today. '.repeat(10_000);
    expect(outcomeWords(`${padding}Your order has been placed.`)).toMatchObject({ success: 1, failure: 0 });
    expect(outcomeWords(`The order failed. ${padding}`)).toMatchObject({ success: 0, failure: 1 });
  });
});
