import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { knowledgeRetention } from '../../../src/scorers/built-in/knowledge-retention.ts';
import { offline, outcomeWith, resultWith } from '../../support/evaluate-with.ts';
import { scriptedJudge, silentJudge } from '../../support/scripted-judge.ts';

const talk = (...lines: string[]): Subject => ({
  conversation_history: lines.map((content, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
  })),
});
const HOTEL = talk(
  'My name is Ada and I need a room in Rome for two nights.',
  'Noted, Ada: a room in Rome.',
  'Is breakfast included?',
  'Yes, it is.',
  'Then book it.',
  'Booked. May I have your name?',
);
const fact = (
  turn: number,
  slot: string,
  value: string,
  quote: string,
  supersedes: number | null = null,
) => ({
  turn,
  slot,
  value,
  quote,
  supersedes,
});
function judging(facts: readonly object[], verdicts: readonly string[]) {
  return scriptedJudge((question) =>
    question.key.startsWith('knowledge_retention/facts')
      ? { facts }
      : {
          retention_verdicts: question.items('retention_verdicts').map(({ id }, index) => ({
            id,
            fact_ids: 'f1',
            type: verdicts[index] === 'ok' ? 'none' : 're_asks',
            quote: '',
            reason: 'r',
            verdict: verdicts[index],
          })),
        },
  );
}
const NAME = fact(0, 'name', 'Ada', 'My name is Ada');

describe('knowledge_retention', () => {
  it('is the share of assistant turns that keep to what the user said', async () => {
    const result = await resultWith(judging([NAME], ['ok', 'ok', 'violates']), knowledgeRetention, HOTEL);
    expect(result).toMatchObject({
      score: 0.6667,
      pass: false,
      metadata: {
        facts: [{ turn: 0, slot: 'name', value: 'Ada', superseded_by: null }],
        violations: [{ turn: 5, fact: 'f1', type: 're_asks', reason: 'r' }],
        evaluated_turns: 3,
      },
    });
  });

  it('judges only turns after the first fact, and shows the facts beside the transcript', async () => {
    const judge = judging([fact(2, 'wish', 'breakfast', 'breakfast')], ['ok', 'ok']);
    await resultWith(judge, knowledgeRetention, HOTEL);
    expect(judge.asked[1]?.items('retention_verdicts').map(({ turn }) => turn)).toEqual([3, 5]);
    expect(judge.asked[1]?.exhibits['facts']).toMatchObject([{ id: 'f1', turn: 2, value: 'breakfast' }]);
  });

  it('drops a fact that the user never said, and links a correction to what it corrects', async () => {
    const subject = talk('I am 41.', 'Noted.', 'Actually I am 42.', 'Noted.');
    const result = await resultWith(
      judging(
        [
          fact(0, 'city', 'Oslo', 'I live in Oslo'),
          fact(0, 'age', '41', 'I am 41'),
          fact(2, 'age', '42', 'Actually I am 42', 0),
        ],
        ['ok', 'ok'],
      ),
      knowledgeRetention,
      subject,
    );
    expect(result.metadata).toMatchObject({
      facts: [
        { value: '41', superseded_by: 'f2' },
        { value: '42', superseded_by: null },
      ],
      warnings: ['unverified_quote'],
    });
  });

  it.each<[string, Subject, object[]]>([
    ['nothing is stated', talk('Hello!', 'Hi.'), []],
    [
      'nobody speaks after the fact',
      { ...talk('Hello!', 'Hi.', 'My name is Ada.') },
      [fact(2, 'name', 'Ada', 'My name is Ada')],
    ],
  ])('is not applicable when %s', async (_, subject, facts) => {
    const result = await resultWith(judging(facts, []), knowledgeRetention, subject);
    expect(result).toMatchObject({
      score: 1,
      metadata: { not_applicable: true, violations: [], evaluated_turns: 0 },
    });
  });

  it('is refused without a history before anybody is asked', async () => {
    expect(await outcomeWith(silentJudge(), knowledgeRetention, {})).toMatchObject({
      error: { code: 'missing_field' },
    });
  });

  it.each<[string, Subject]>([
    [
      'a request that is taken up',
      talk('I need a table in Rome for two.', 'A table in Rome for two, noted.'),
    ],
    [
      'a courtesy',
      talk('I need a table in Rome for two.', 'A table in Rome, noted.', 'That is all.', 'Have a good day!'),
    ],
    [
      'a confirmation of what was said',
      talk('Set an alarm for 7 on Friday.', 'An alarm for 7 on Friday, is that right?'),
    ],
    ['an answer about what was asked', talk('Is it cold in Oslo today?', 'It is not cold in Oslo today.')],
    ['a question for what is missing', talk('I want to return my shoes.', 'Which order are the shoes from?')],
  ])('offline, passes %s', async (_, subject) => {
    expect(await offline(knowledgeRetention, subject)).toMatchObject({ pass: true });
  });

  it.each<[string, Subject]>([
    [
      'another city',
      talk(
        'What is the weather in Boston on Monday?',
        'It will be sunny in Denver on Thursday with 14 degrees.',
      ),
    ],
    [
      'another time',
      talk('Wake me at 7 on Friday.', 'Your alarm is set for 9 on Tuesday at 15 minutes past.'),
    ],
    [
      'another person and number',
      talk('Set a meeting with Tom at 2.', 'The meeting with Jane at 5 is set for room 300.'),
    ],
    [
      'the same question twice',
      talk('I want to fly.', 'Which city do you fly to?', 'To Rome please.', 'Which city do you fly to?'),
    ],
    [
      'another destination',
      talk(
        'Take me to the nearest pharmacy in Leeds.',
        'Setting the route to the museum in Bristol, 12 miles away.',
      ),
    ],
  ])('offline, fails %s', async (_, subject) => {
    expect(await offline(knowledgeRetention, subject)).toMatchObject({ pass: false });
  });
});
