import { describe, expect, it } from 'vitest';
import { playval } from '../../../../src/scorers/built-in/playval.ts';
import { offline } from '../../../support/evaluate-with.ts';

const grounds = async (expected_behavior: string, output: string) => {
  const { metadata } = await offline(playval, { input: 'Hello?', expected_behavior, output });
  return [metadata['evidence_kind'], (metadata['judge'] as { confidence: string }).confidence];
};

describe('what of an expected behavior is surely missed', () => {
  it.each([
    [
      'other_amount',
      'Says that the rental lasts 90 nights.',
      'You can keep the tent for 20 nights in total.',
    ],
    ['other_amount', 'Says that the harbour is 5 km away.', 'It is roughly 9 miles.'],
    [
      'exchanged',
      'Says that Small holds 3 litres and Large holds 8 litres.',
      'Small holds 8 litres and Large holds 3 litres.',
    ],
    [
      'exchanged',
      'Answers in French that the kiosk is closed on Mondays.',
      'The kiosk is closed on Mondays, as every week, and opens again on Tuesday.',
    ],
    [
      'asks_nothing',
      'Asks for the size of the boat and the day of arrival.',
      'All done! A berth at the northern quay is booked under your name.',
    ],
    ['counted_and_missed', 'Replies in exactly two sentences.', 'The kiosk by the pier is open until noon.'],
  ])('%s: %s', async (kind, expected, output) => {
    expect(await grounds(expected, output)).toEqual([kind, 'high']);
  });

  it.each([
    ['Says that returns take 14 days.', 'You have two weeks to bring it back.'],
    ['Says that the rental lasts 90 nights.', 'You can keep the tent for quite a while.'],
    ['Asks for the size of the boat.', 'Please let me know how long she is.'],
    ['Asks for the size of the boat.', 'I need to know how long she is.'],
    ['Says that the fee is $20 a month.', 'That makes $240 a year.'],
    ['Says that the harbour is 5 km away.', 'It is roughly 3.1 miles.'],
    ['Asks for the size of the boat.', 'Sure, I just require the length of it first.'],
    ['Asks for the size of the boat.', 'Happy to help. Your boat size first.'],
    ['Answers in German.', 'Hallo! Drei Tage.'],
  ])('nothing: %s %s', async (expected, output) => {
    expect(await grounds(expected, output)).not.toContain('high');
  });
});
