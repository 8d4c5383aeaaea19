import { describe, expect, it } from 'vitest';
import { offlineJudge } from '../../../src/judges/offline.ts';
import { conversationCompleteness } from '../../../src/scorers/built-in/conversation-completeness.ts';
import { goalAccuracy } from '../../../src/scorers/built-in/goal-accuracy.ts';
import { taskCompletion } from '../../../src/scorers/built-in/task-completion.ts';
import type { ScorerOutcome } from '../../../src/scorers/scorer.ts';

const judge = () => ({ judge: offlineJudge(), threshold: 0.7, samples: 1, repeat: 0 });

function worthOf(outcome: ScorerOutcome) {
  if (outcome.status === 'errored') throw new Error('this is judged');
  const { evidence_kind: kind, judge: info } = outcome.result.metadata;
  return { kind, confidence: (info as { confidence: string }).confidence, pass: outcome.result.pass }; // judge info of every result
}

describe('kinds of evidence of an answer that is an option', () => {
  const input = 'Which of these floats? A) an anvil B) a cork C) a key';
  it.each([
    ['B', 'B', { kind: 'option_wanted', confidence: 'high', pass: true }],
    ['C', 'B', { kind: 'other_option', confidence: 'high', pass: false }],
    ['B', 'Answers with a letter.', { kind: 'by_words', confidence: 'low', pass: false }],
  ])('%s where the reference says %s', async (output, ground_truth, known) => {
    expect(worthOf(await taskCompletion.evaluate({ input, output, ground_truth }, judge()))).toEqual(known);
  });
});

describe('kinds of evidence of a conversation that ends', () => {
  const talk = (...texts: string[]) =>
    texts.map((content, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    }));
  const failed = { name: 'book_table', arguments: { seats: 4 }, result: { status: 'booking failed' } };
  const booked = { name: 'book_table', arguments: { seats: 4 }, result: { status: 'confirmed' } };
  const SORRY = 'I am sorry, the booking failed.';
  const endings = {
    given_up: talk('Book a table for four, please.', SORRY, 'Thanks anyway.', 'Goodbye.'),
    failure: talk('Book a table for four, please.', SORRY, 'I see.', 'Goodbye.'),
    success: talk('Book a table for four, please.', 'Your table is booked.', 'Thank you!', 'Goodbye.'),
  };

  it.each([
    ['given_up', [failed], true, 'failure_shown'],
    ['given_up', [booked], false, 'by_course'],
    ['failure', [failed], false, 'failure_shown'],
    ['success', [booked], false, 'went_smoothly'],
  ] as const)('%s after %j', async (ending, calls, isFact, goal) => {
    const subject = { conversation_history: endings[ending], tool_calls: [...calls] };
    const whole = worthOf(await conversationCompleteness.evaluate(subject, judge()));
    if (isFact) expect(whole).toEqual({ kind: 'given_up_after_failure', confidence: 'high', pass: false });
    else expect(whole.kind).not.toBe('given_up_after_failure');
    const expected_behavior = 'A table for four is booked.';
    expect(worthOf(await goalAccuracy.evaluate({ ...subject, expected_behavior }, judge())).kind).toBe(goal);
  });
});
