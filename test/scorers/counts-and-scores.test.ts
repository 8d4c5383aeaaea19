import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOf } from '../../src/calibrations/observation.ts';
import { contextualPrecision } from '../../src/scorers/built-in/contextual-precision.ts';
import { contextualRecall } from '../../src/scorers/built-in/contextual-recall.ts';
import { contextualRelevancy } from '../../src/scorers/built-in/contextual-relevancy.ts';
import { faithfulness } from '../../src/scorers/built-in/faithfulness.ts';
import { certain } from '../../src/scorers/certain.ts';
import { offline } from '../support/evaluate-with.ts';

const INPUT = 'How long can I return a kettle?';
const RELEVANT = 'A kettle can be returned within 30 days of purchase.';
const OTHER = 'Our shop in Leeds has a red door and a bell.';

describe('a score of the offline judge', () => {
  it('is the share that the counts beside it make', async () => {
    const { score, reasoning, metadata } = await offline(contextualRelevancy, {
      input: INPUT,
      context: [RELEVANT, OTHER],
    });
    expect(metadata).toMatchObject({ relevant_chunks: 1, total_chunks: 2, relevancy_ratio: 0.5 });
    expect([score, reasoning]).toEqual([0.5, expect.stringContaining('1 of 2 chunks is relevant')]);
    expect(metadata['evidence']).toBeGreaterThan(0.4);
    expect(metadata['evidence']).not.toBe(0.5);
  });

  it.each([
    [1, [RELEVANT, OTHER]],
    [0.5, [OTHER, RELEVANT]],
  ])('of a ranking is %d by hand', async (expected, context) => {
    const result = await offline(contextualPrecision, { input: INPUT, expected_behavior: RELEVANT, context });
    expect(result.score).toBe(expected);
  });

  it('of claims is supported / all', async () => {
    const output = `${RELEVANT} The shop was founded in 1890 by two brothers from Norway.`;
    const half = await offline(faithfulness, { output, context: [RELEVANT] });
    expect(half).toMatchObject({ score: 0.5, metadata: { supported_count: 1, total_claims: 2 } });
    const whole = await offline(faithfulness, { output: RELEVANT, context: [RELEVANT] });
    expect(whole).toMatchObject({ score: 1, metadata: { supported_count: 1, total_claims: 1 } });
  });

  it('of statements is attributed / all', async () => {
    const result = await offline(contextualRecall, {
      ground_truth: `${RELEVANT} The shop was founded in 1890 by two brothers from Norway.`,
      context: [RELEVANT],
    });
    expect(result).toMatchObject({ score: 0.5, metadata: { attributed_count: 1, total_statements: 2 } });
  });

  it('ranks by its evidence', async () => {
    const result = await offline(contextualRelevancy, { input: INPUT, context: [RELEVANT, OTHER] });
    expect(rankOf(result)).toBe(result.metadata['evidence']);
    expect(rankOf({ score: 0.3, metadata: { evidence: 'a quote' } })).toBe(0.3);
    expect(rankOf({ score: 0.3, metadata: {} })).toBe(0.3);
  });
});

describe('verdicts without evidence', () => {
  it('keep everything else, and are the same object where there was none', () => {
    const item = { id: 'a', p: 'of another kind' };
    const bare = { claims: [{ item, verdict: 'yes', reason: '' }], note: null };
    expect(certain(bare)).toBe(bare);
    const weighed = { claims: [{ item, verdict: 'yes', reason: '', p: 0.9 }], note: null };
    expect(certain(weighed)).toEqual(bare);
    expect(certain(weighed).claims[0]?.item).toBe(item);
    expect(weighed.claims[0]?.p).toBe(0.9);
  });

  it('are left alone whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(certain([value])[0]).toEqual(value);
      }),
    );
  });
});
