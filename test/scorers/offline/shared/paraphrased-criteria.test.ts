import { describe, expect, it } from 'vitest';
import { offlineJudge } from '../../../../src/judges/offline.ts';
import type { Subject } from '../../../../src/schema/evaluation.ts';
import { playval } from '../../../../src/scorers/built-in/playval.ts';

async function judged(expected_behavior: string, output: string, rest: Subject = {}) {
  const outcome = await playval.evaluate(
    { ...rest, expected_behavior, output },
    { judge: offlineJudge(), threshold: 0.7, samples: 1, repeat: 0 },
  );
  if (outcome.status !== 'scored') throw new Error('no score');
  const { score, metadata } = outcome.result;
  return { score, evidence: Number(metadata['evidence'] ?? score) };
}

describe('criteria of several fields', () => {
  it.each<[string, string, Subject?]>([
    ['Says that the pool is closed on Mondays.', 'On Mondays we stay closed.'],
    ['Says that there are no lockers.', "We don't have lockers."],
    ['Says that the ferry takes 90 minutes.', 'The ferry takes an hour and a half.'],
    ['Says that the loan runs for 36 months.', 'The loan runs for three years.'],
    ['Gives 42 as the result.', '6 times 7 is 42.'],
    ['Answers C and nothing else.', 'C'],
    [
      'Exactly two slogans, each below 30 characters, none with an exclamation mark.',
      '1. Warm feet all winter\n2. Boots that last',
    ],
    ['Greets the guest and offers help.', 'Hi! What can I do for you today?'],
    ['Returns JSON with the keys name and age.', '{"name": "Ada", "age": 36}'],
    ['Must not mention Brightwater.', 'Our own boiler suits you best.'],
    ['Must not promise a delivery date.', 'I cannot say yet when it will arrive.'],
    ['Looks the balance up.', 'It is 40.', { tool_calls: [{ name: 'get_account_balance', arguments: {} }] }],
  ])('%j is met by %j', async (expected, output, rest) => {
    expect((await judged(expected, output, rest)).score).toBeGreaterThanOrEqual(0.7);
  });

  it.each<[string, string]>([
    ['Do not mention competitors such as Brightwater.', 'Brightwater has a better one.'],
    ['Must not promise a delivery date.', 'It will be with you on Friday, promised.'],
    ['Must not use emojis.', 'Done 🎉'],
    ['Recommends the blue tent.', "The blue tent isn't for you; take the green one."],
    ['Say "17".', "It's not 17, it's 19."],
    ['Answers C and nothing else.', 'C, because it is the cheapest.'],
    ['Returns valid JSON with the key total.', '{"sum": 3}'],
    ['Exactly three names.', '1. Ada\n2. Grace'],
    [
      'Says that Silver has 15 litres and Gold has 40 litres.',
      'Silver has 40 litres and Gold has 15 litres.',
    ],
    ['Says that the timeout is 30 seconds.', 'The timeout is 30 minutes.'],
  ])('%j is surely not met by %j', async (expected, output) => {
    const { score, evidence } = await judged(expected, output);
    expect(score).toBeLessThan(0.7);
    expect(evidence).toBeLessThan(0.1);
  });

  it.each<[string, string]>([
    [
      'Must not interpret any lab values.',
      'Your results are in the portal. A TSH of 5 means a lazy thyroid.',
    ],
    [
      'Explains how the deposit is paid back.',
      'The money returns to your card once we have checked the flat.',
    ],
  ])('%j is left open beside %j: words cannot tell', async (expected, output) => {
    const { evidence } = await judged(expected, output);
    expect(evidence).toBeGreaterThan(0.2);
    expect(evidence).toBeLessThan(0.7);
  });
});
