import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/schema/evaluation.ts';
import { builtInScorers } from '../../src/scorers/registry.ts';
import { offline } from '../support/evaluate-with.ts';

/** One statement, chunk, request and criterion of about 20,000 characters each. */
const long = 'the copper kettle with a long wooden handle '.repeat(450).trim();
const subject: Subject = {
  input: `Tell me about ${long}?`,
  output: `You idiot, a banana is yellow and so is ${long}.`,
  expected_behavior: `Say that the warranty covers ${long}.`,
  context: [`The weather is fine in ${long}.`],
  ground_truth: `The answer is ${long}.`,
  tool_calls: [{ name: 'find', arguments: { text: long }, result: long }],
  agent_plan: `1. Find ${long}`,
  role: `You help with ${long}.`,
  allowed_topics: [long],
  conversation_history: [
    { role: 'user', content: `My name is Ada and I want ${long}.` },
    { role: 'assistant', content: `Dear Ada, here is ${long}.` },
  ],
};

describe('the metadata of a result', () => {
  it.each(builtInScorers.map((scorer) => [scorer.name, scorer] as const))(
    'of %s stays small beside long texts',
    async (_, scorer) => {
      const { metadata } = await offline(scorer, subject);
      expect(JSON.stringify(metadata).length).toBeLessThan(4000);
    },
  );
});
