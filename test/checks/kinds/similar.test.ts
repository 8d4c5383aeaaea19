import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { type Judge, NO_USAGE } from '../../../src/judges/judge.ts';
import { offlineJudge } from '../../../src/judges/offline.ts';
import type { Check } from '../../../src/schema/check.ts';
import { askedCheck, problemsOf, reasonOf, verdictOf } from '../../support/asked-check.ts';

const refund = 'A refund takes 30 days.';
/** Vectors by the text, as an endpoint would give them. */
const embedding = (vectors: Record<string, number[]>): Judge => ({
  ...offlineJudge(),
  embed: async (texts, { model = 'small' }) => ({
    vectors: texts.map((text) => vectors[text] ?? [0, 0, 1]),
    usage: { ...NO_USAGE, calls: texts.length, input_tokens: 7, cost_usd: 0.5 },
    model,
  }),
});

describe('likeness', () => {
  it.each<[Check, string, string]>([
    [{ similar: { to: 'kitten', min: 0.57 } }, 'sitting', 'pass'],
    [{ similar: { to: 'kitten', min: 0.58 } }, 'sitting', 'fail'],
    [{ similar: { to: 'abcde', min: 0.8 } }, 'abcdx', 'pass'],
    [{ similar: { to: 'abcdefghij', min: 0.9 } }, 'abcdefghi', 'pass'],
    [{ similar: { to: 'kitten', max_distance: 3 } }, 'sitting', 'pass'],
    [{ similar: { to: 'kitten', max_distance: 2 } }, 'sitting', 'fail'],
    [{ similar: { to: ['dog', 'kitten'], max_distance: 3 } }, 'sitting', 'pass'],
    [{ similar: { to: 'ABC', min: 1 } }, 'abc', 'fail'],
    [{ similar: { to: 'a\nb', min: 1 } }, 'a\r\nb', 'pass'],
    [{ similar: { to: 'e\u0301', min: 1 } }, '\u00e9', 'pass'],
    [{ not_similar: { to: 'kitten', min: 0.9 } }, 'sitting', 'pass'],
    [{ not_similar: { to: 'kitten', min: 0.5 } }, 'sitting', 'fail'],
    [{ not_similar: { to: ['dog', 'sitting'], min: 0.9 } }, 'sitting', 'fail'],
    [{ similar: { to: refund, min: 0.8, by: 'rouge_l' } }, 'The refund takes 30 days!', 'pass'],
    [{ similar: { to: refund, min: 0.8, by: 'rouge_l' } }, 'takes 30 days a refund', 'fail'],
    [{ similar: { to: refund, min: 0.99, by: 'bleu' } }, 'a refund  takes 30 DAYS.', 'pass'],
    [{ similar: { to: refund, min: 0.5, by: 'bleu' } }, 'No refunds.', 'fail'],
    [{ similar: { to: refund, min: 0, by: 'rouge_l' } }, 'No.', 'pass'],
    [{ similar: { to: refund, min: 0, by: 'rouge_l' } }, '', 'fail'],
    [{ similar: { to: 'Bern', min: 1 }, of: 'output.json.city' }, '{"city": "Bern"}', 'pass'],
  ])('%j of %j: %s', async (check, output, verdict) => {
    expect(await verdictOf(check, { output })).toBe(verdict);
  });

  it('has the measure as its score, and says it', async () => {
    const check = { similar: { to: 'kitten', min: 0.9 } };
    expect(await askedCheck(check, { output: 'sitting' })).toMatchObject({
      result: { score: 0.5714, metadata: { by: 'levenshtein', distance: 3 } },
    });
    expect(await reasonOf(check, { output: 'sitting' })).toContain(
      'its likeness by levenshtein is 0.5714, 0.9 at least',
    );
  });

  it.each([
    [{ similar: 'kitten' }],
    [{ similar: { to: 'kitten' } }],
    [{ similar: { to: '', min: 0.5 } }],
    [{ similar: { to: [], min: 0.5 } }],
    [{ similar: { to: 'a', min: 1.1 } }],
    [{ similar: { to: 'a', min: 80 } }],
    [{ similar: { to: 'a', min: 0.5, max_distance: 2 } }],
    [{ similar: { to: 'a', max_distance: 2, by: 'bleu' } }],
    [{ similar: { to: 'a', min: 0.5, model: 'm' } }],
    [{ similar: { to: 'a', min: 0.5, by: 'cosine' } }],
    [{ similar: { to: 'a', min: 0.5 }, threshold: 0.4 }],
  ])('%j is refused', (check) => {
    expect(problemsOf(check)).not.toEqual([]);
  });

  it('negated is the complement, by every measure', async () => {
    const text = fc
      .array(fc.constantFrom('a', 'b ', 'cat ', 'the '), { minLength: 1, maxLength: 12 })
      .map((all) => `x${all.join('')}`);
    const by = fc.constantFrom('levenshtein', 'rouge_l', 'bleu');
    await fc.assert(
      fc.asyncProperty(text, text, fc.nat(20), by, async (output, to, twentieths, measure) => {
        const value = { to, min: twentieths / 20, by: measure };
        const verdicts = [
          await verdictOf({ similar: value }, { output }),
          await verdictOf({ not_similar: value }, { output }),
        ];
        expect(verdicts.sort()).toEqual(['fail', 'pass']);
      }),
    );
  });

  it('of texts that are too long to be compared is an error, also negated, unless it is clear without', async () => {
    // Two that agree nowhere for long, in the same letters.
    const [output, to] = ['ab cd ef '.repeat(12_000), 'fe ba dc '.repeat(12_000)];
    for (const kind of ['similar', 'not_similar'])
      expect(await verdictOf({ [kind]: { to, min: 0.1 } }, { output })).toBe('too_large');
    const words = { similar: { to: 'b a '.repeat(40_000), min: 0.5, by: 'rouge_l' } };
    expect(await verdictOf(words, { output: 'a a b b '.repeat(20_000) })).toBe('too_large');
    expect(await verdictOf({ similar: { to: [to, output], min: 0.99 } }, { output })).toBe('pass');
    expect(await verdictOf({ similar: { to: 'x'.repeat(100_000), min: 0.5 } }, { output })).toBe('fail');
    expect(await verdictOf({ not_similar: { to: refund, min: 0.5 } }, { output })).toBe('pass');
  });

  it('by embedding is the cosine, and its cost and its model are told', async () => {
    const judge = embedding({ yes: [1, 0, 0], aye: [0.8, 0.6, 0] });
    const check = (min: number) => ({ similar: { to: 'aye', min, by: 'embedding' } });
    expect(await verdictOf(check(0.8), { output: 'yes' }, judge)).toBe('pass');
    expect(await verdictOf(check(0.81), { output: 'yes' }, judge)).toBe('fail');
    expect(await verdictOf({ not_similar: check(0.81).similar }, { output: 'yes' }, judge)).toBe('pass');
    expect(await verdictOf(check(1), { output: 'aye' }, judge)).toBe('pass');
    const several = { similar: { to: ['no', 'aye'], min: 0.8, by: 'embedding', model: 'large' } };
    expect(await askedCheck(several, { output: 'yes' }, judge)).toMatchObject({
      usage: { calls: 3, cost_usd: 0.5 },
      result: { pass: true, metadata: { judge: { mode: 'llm', model: 'large', calls: 3, input_tokens: 7 } } },
    });
  });

  it('by embedding without an endpoint, or with vectors that are none, is an error and never a pass', async () => {
    for (const kind of ['similar', 'not_similar']) {
      const check = { [kind]: { to: 'aye', min: 0.5, by: 'embedding' } };
      expect(await verdictOf(check, { output: 'yes' })).toBe('judge_error');
      expect(await verdictOf(check, { output: 'yes' }, embedding({ yes: [0, 0, 0] }))).toBe('judge_error');
      expect(await verdictOf(check, { output: 'yes' }, embedding({ yes: [1, 0] }))).toBe('judge_error');
      const failing: Judge = {
        ...offlineJudge(),
        embed: () => Promise.reject(new Fault('budget_exhausted', 'Nothing is left.')),
      };
      expect(await verdictOf(check, { output: 'yes' }, failing)).toBe('budget_exhausted');
    }
  });
});
