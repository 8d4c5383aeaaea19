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
        facts: [{ id: 'f1', turn: 0, slot: 'name', value: 'Ada', superseded_by: null }],
        violations: [{ turn: 5, fact: 'f1', type: 're_asks', reason: 'r' }],
        evaluated_turns: 3,
      },
    });
  });

  it('judges only turns after the first fact, and shows the facts beside the transcript', async () => {
    const judge = judging([fact(2, 'wish', 'breakfast', 'breakfast')], ['ok', 'ok']);
    await resultWith(judge, knowledgeRetention, HOTEL);
    expect(judge.asked[1]?.items('retention_verdicts').map(({ turn }) => turn)).toEqual([3, 5]);
    expect(judge.asked[1]?.promptInputs['facts']).toMatchObject([{ id: 'f1', turn: 2, value: 'breakfast' }]);
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
    [
      'a number repeated',
      talk(
        'My order number is 8841.',
        'Thank you. What is wrong?',
        'It is late.',
        'Order 8841 is delayed, sorry about that.',
      ),
    ],
    ['a check of what is known', talk('My name is Lena.', 'Is your name still Lena, as on the order?')],
    [
      'a question for one more',
      talk('My order number is 8841.', 'Got it.', 'And one more order.', 'What is the other order number?'),
    ],
    ['the corrected value', talk('I am 41.', 'Noted.', 'Sorry, I am 42.', 'As you are 42, the fare is 20.')],
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
      'a name asked for again',
      talk('My name is Lena and I live in Graz.', 'Welcome! Could I have your name, please?'),
    ],
    ['a number asked for again', talk('My order number is 8841.', 'Please tell me your order number.')],
    [
      'an allergy asked for again',
      talk('I am allergic to nuts.', 'Noted.', 'Suggest a dessert.', 'Do you have any allergies?'),
    ],
    ['another age', talk('I am 34 years old.', 'As you are 52 years old, you get the senior fare.')],
    ['another name', talk('My name is Lena.', 'Thank you, Martha! How can I help?')],
    [
      'another pet',
      talk(
        'My dog is called Rex.',
        'I hope your dog Rex is fine.',
        'He limps.',
        'Is your dog called Bello limping for long?',
      ),
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

  it('is an error, not a talk without facts, when no fact of the judge was ever said', async () => {
    const outcome = await outcomeWith(
      judging([fact(0, 'city', 'Oslo', 'I live in Oslo')], []),
      knowledgeRetention,
      HOTEL,
    );
    expect(outcome).toMatchObject({ status: 'errored', error: { code: 'judge_error' } });
  });

  it('offline, names the fact that was asked for again', async () => {
    const { metadata } = await offline(
      knowledgeRetention,
      talk('My name is Lena.', 'Hello Lena.', 'Hm.', 'What is your name?'),
    );
    const [known] = metadata['facts'] as { id: string }[];
    expect(metadata['violations']).toMatchObject([
      { turn: 3, type: 're_asks', fact: known?.id, quote: 'What is your name?' },
    ]);
  });
});
