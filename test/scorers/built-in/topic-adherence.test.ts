import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { topicAdherence } from '../../../src/scorers/built-in/topic-adherence.ts';
import { offline, outcomeWith, resultWith } from '../../support/evaluate-with.ts';
import { scriptedJudge, silentJudge } from '../../support/scripted-judge.ts';

const talk = (
  lines: readonly string[],
  given: Subject = { allowed_topics: ['orders', 'refunds'] },
): Subject => ({
  ...given,
  conversation_history: lines.map((content, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
  })),
});
const exchanges = (count: number) =>
  talk(Array.from({ length: count }, (_, index) => [`Request ${index}.`, `Reply ${index}.`]).flat());

function judging(verdicts: readonly string[]) {
  return scriptedJudge((question) => ({
    topic_verdicts: question
      .items('topic_verdicts')
      .map(({ id }, index) => ({ id, topic: `topic ${index}`, reason: 'r', verdict: verdicts[index] })),
  }));
}

describe('topic_adherence', () => {
  it.each<[string[], number, boolean]>([
    [
      ['inside_answered', 'inside_answered', 'inside_answered', 'outside_declined', 'outside_answered'],
      0.8,
      true,
    ],
    [['inside_answered', 'inside_partial'], 0.75, true],
    [['inside_declined', 'inside_none'], 0, false],
    [['outside_none', 'outside_partial'], 0.75, true],
    [['no_request', 'inside_answered'], 1, true],
  ])('is the mean over the requests: %j', async (verdicts, score, pass) => {
    const result = await resultWith(judging(verdicts), topicAdherence, exchanges(verdicts.length));
    expect(result).toMatchObject({ score, pass });
    const count = (...of: string[]) => verdicts.filter((verdict) => of.includes(verdict)).length;
    expect(result.metadata).toMatchObject({
      confusion: {
        tp: count('inside_answered'),
        fp: count('outside_answered'),
        tn: count('outside_declined', 'outside_none'),
        fn: count('inside_declined', 'inside_none'),
      },
      topics: ['orders', 'refunds'],
      topics_source: 'allowed_topics',
      derived: [],
    });
    expect(result.metadata['units']).toHaveLength(verdicts.length - count('no_request'));
  });

  it('is not applicable when the user wants nothing', async () => {
    const result = await resultWith(judging(['no_request']), topicAdherence, talk(['Hello', 'Hi!']));
    expect(result).toMatchObject({
      score: 1,
      metadata: { not_applicable: true, units: [], topics_source: 'allowed_topics' },
    });
  });

  it('takes the scope from the system prompt, the system entry or the expected behavior, and says so', async () => {
    const line = (given: Subject) =>
      resultWith(judging(['inside_answered']), topicAdherence, talk(['Track it', 'Done.'], given));
    expect((await line({ system_prompt: 'You help with orders.' })).metadata).toMatchObject({
      topics: [],
      topics_source: 'system_prompt',
      derived: [{ field: 'allowed_topics', from: 'system_prompt' }],
    });
    const { conversation_history: history = [] } = talk(['Track it', 'Done.']);
    const spoken = {
      conversation_history: [{ role: 'system' as const, content: 'Only orders.' }, ...history],
    };
    expect((await resultWith(judging(['inside_answered']), topicAdherence, spoken)).metadata).toMatchObject({
      topics_source: 'conversation_history',
    });
  });

  it('names everything that is missing before anybody is asked', async () => {
    expect(topicAdherence.check({}).map(({ field, alternatives }) => [field, alternatives])).toEqual([
      ['conversation_history', []],
      ['allowed_topics', ['system_prompt', 'expected_behavior']],
    ]);
    expect(await outcomeWith(silentJudge(), topicAdherence, {})).toMatchObject({
      error: { code: 'missing_field' },
    });
  });

  it.each<[string, Subject]>([
    ['a request that names a topic', talk(['I want a refund for my order.', 'Your refund is on its way.'])],
    [
      'details of such a request',
      talk(['Where is my order?', 'What is its number?', '4711', 'Order 4711 arrives tomorrow.']),
    ],
    [
      'a foreign request that is declined',
      talk(['Can you write a poem about the sea for me?', 'I can only help with orders and refunds.']),
    ],
    [
      'one of many topics',
      talk(['What is the weather in Oslo tomorrow?', 'The weather in Oslo will be sunny.'], {
        allowed_topics: [
          'weather',
          'flights',
          'hotels',
          'restaurants',
          'car rental',
          'museums',
          'train tickets',
        ],
      }),
    ],
    [
      'a request of a described scope',
      talk(['How do I return my shoes?', 'Send the shoes back within thirty days.'], {
        system_prompt: 'You help customers return shoes and track orders.',
      }),
    ],
    [
      'a subject in words that are not those of its topic',
      talk(
        [
          'I want to fly from Oslo to Rome without a layover.',
          'One airline has a nonstop departure at nine.',
          'And the luggage?',
          'One piece of luggage is free.',
        ],
        { allowed_topics: ['plane search'] },
      ),
    ],
    [
      'a topic that belongs to no everyday subject',
      talk(['How do I start with beekeeping?', 'Beekeeping starts with one hive and a warm box.'], {
        allowed_topics: ['beekeeping'],
      }),
    ],
    [
      'a word of another subject beside a known topic',
      talk(
        ['I want a refund for the order.', 'Which order is it?', 'The phone.', 'The refund is on its way.'],
        { allowed_topics: ['orders', 'refunds'] },
      ),
    ],
  ])('offline, passes %s', async (_, subject) => {
    expect(await offline(topicAdherence, subject)).toMatchObject({ pass: true });
  });

  it.each<[string, Subject]>([
    ['a poem for a shop', talk(['Please write a poem about the sea.', 'The sea is wide and blue and deep.'])],
    [
      'a recipe',
      talk([
        'How do I bake sourdough bread at home?',
        'Mix flour, water and salt, then let it rest overnight.',
      ]),
    ],
    [
      'medical questions',
      talk([
        'I need help with my back pain, what should I take?',
        'Take some tablets against it every morning.',
      ]),
    ],
    [
      'party planning',
      talk([
        'We celebrate a birthday party with twenty guests.',
        'Which venue shall the party be at?',
        'The southern venue please.',
        'The venue is booked.',
      ]),
    ],
    [
      'a foreign request of a described scope',
      talk(['Can you recommend a holiday on a warm island?', 'Crete is lovely in May.'], {
        system_prompt: 'You help customers return shoes and track orders.',
      }),
    ],
    [
      'another subject found with the same verb',
      talk(
        [
          'Please find a flight from Oslo to Rome.',
          'The airline has a flight at nine, with a layover.',
          'And at noon?',
          'The airport has no departure then.',
        ],
        { allowed_topics: ['restaurant search'] },
      ),
    ],
  ])('offline, fails %s that is answered', async (_, subject) => {
    expect(await offline(topicAdherence, subject)).toMatchObject({ pass: false });
  });
});
