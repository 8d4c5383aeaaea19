import { describe, expect, it } from 'vitest';
import { topicFields } from '../../../../src/scorers/offline/conversation/topic-fields.ts';
import { stems } from '../../../../src/text/language/words.ts';

describe('topicFields', () => {
  const flights = topicFields(['plane search', 'hotel book']);

  it.each<[string, string, number]>([
    ['words of the scope', 'the airline offers a room with luggage', 1],
    ['words of other subjects', 'boil the flour with butter in the kitchen', 0],
    ['both', 'the airport sells butter', 0.5],
    ['words of no subject', 'a lovely blue idea', 0.5],
    ['nothing', '', 0.5],
  ])('tells how far %s stay within the scope', (_, text, share) => {
    expect(flights.share(stems(text))).toBeCloseTo(share, 5);
  });

  it.each([[['beekeeping']], [['plane search', 'beekeeping']], [[]]])(
    'holds nothing against a scope with unknown subjects: %j',
    (topics) => {
      expect(topicFields(topics).share(stems('boil the flour in the kitchen'))).toBe(0.5);
    },
  );

  it('tells which topics came up, in their order, and nothing of unknown ones', () => {
    const fields = topicFields(['weather', 'beekeeping', 'hotel book']);
    const words = stems('Rain and wind, then sun. The hotel has a free suite.');
    expect(fields.cameUp(words)).toEqual([1, undefined, 2 / 3]);
    expect(fields.cameUp([])).toEqual([0, undefined, 0]);
  });
});
