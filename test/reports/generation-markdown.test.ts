import { describe, expect, it } from 'vitest';
import { generationMarkdown, generationSentence } from '../../src/reports/generation-markdown.ts';
import type { GenerateResponse } from '../../src/schema/generation.ts';
import { commandPayloads, markdownPayloads } from '../support/hostile-texts.ts';
import { headingsOf, liveInMarkdown } from '../support/live-in-sinks.ts';

const response = (text: string, count = 2): GenerateResponse => ({
  generated_test_cases: Array.from({ length: count }, () => ({
    name: text,
    difficulty: 'easy' as const,
    rationale: text,
    turns: [{ input: { text }, expected_behavior: text }],
  })),
  coverage_analysis: { policy_topics_covered: [text], gaps_identified: [text], notes: [text] },
});
const written = (one: GenerateResponse, requested = 2) => [...generationMarkdown(one, requested)].join('');

describe('generated cases as Markdown', () => {
  const own = headingsOf(written(response('plain words')));
  it.each([...markdownPayloads, ...commandPayloads].filter((_, at) => at % 4 === 0))(
    'has nothing live of the sources: %j',
    (text) => {
      expect(liveInMarkdown(written(response(text), 3), new Set(own))).toEqual([]);
    },
  );

  it('stays below a mebibyte, and says what is left out', () => {
    const text = written(response('w'.repeat(300), 5_000));
    expect(Buffer.byteLength(text)).toBeLessThan(2 ** 20);
    expect(text).toMatch(/more cases: see generation\.json/);
  });

  it.each([
    [2, 2, /^2 cases generated/],
    [2, 9, /^2 of 9 cases generated: no more rules\.$/],
    [0, 9, /^0 of 9 cases generated: no more rules\.$/],
  ])('%d of %d say so in a sentence', (made, requested, sentence) => {
    expect(generationSentence(response('no more rules.', made), requested)).toMatch(sentence);
  });
});
