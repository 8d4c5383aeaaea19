import { describe, expect, it } from 'vitest';
import type { Ask } from '../../src/judges/ask.ts';
import { askItems } from '../../src/judges/ask-items.ts';
import type { ItemList } from '../../src/judges/items.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import type { Score } from '../../src/schema/score.ts';
import { defineScorer, type ScorerSpec } from '../../src/scorers/define-scorer.ts';
import { reasoning } from '../../src/scorers/reasoning.ts';
import { outcomeWith, resultWith } from '../support/evaluate-with.ts';
import { scriptedJudge, silentJudge } from '../support/scripted-judge.ts';

const base = {
  name: 'playval',
  category: 'custom',
  description: 'd',
  formulaInWords: 'f',
  needs: ['output'],
  uses: [],
  version: '3',
  offlineConfidence: 'low',
  emptyMetadata: () => ({ things: [] }),
} as const;

function scoring(score: Partial<Extract<Score, { status: 'scored' }>>, more: Partial<ScorerSpec<null>> = {}) {
  return defineScorer<null>({
    ...base,
    answers: async () => null,
    formula: () => ({ status: 'scored', value: 0.5, reasoning: 'it is so.', metadata: {}, ...score }),
    ...more,
  });
}
const evaluate = (scorer: ReturnType<typeof scoring>, threshold?: number, output = 'some text') =>
  resultWith(silentJudge(), scorer, { output }, threshold);

describe('the one flow of all scorers', () => {
  it.each([
    [0.69996, 0.7, 0.7, true],
    [0.69994, 0.7, 0.6999, false],
    [1 / 3, 0.3333, 0.3333, true],
    [1.0000001, 1, 1, true],
    [-0.1, 0, 0, true],
  ])('rounds %d, compares with %d and passes by the rounded value', async (value, threshold, score, pass) => {
    expect(await evaluate(scoring({ value }), threshold)).toMatchObject({ score, pass });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('throws on %d instead of showing it', async (value) => {
    await expect(evaluate(scoring({ value }))).rejects.toThrow('instead of a number');
  });

  it('marks a computed result as asked of nobody', async () => {
    const { metadata } = await evaluate(
      scoring({ warnings: ['w', 'w'], metadata: { things: [1], derived: [{ field: 'a', from: 'b' }] } }),
    );
    expect(metadata).toMatchObject({
      things: [1],
      derived: [{ field: 'a', from: 'b' }],
      warnings: ['w'],
      imputed_verdicts: [],
      not_applicable: false,
    });
    expect(metadata['judge']).toEqual({
      mode: 'none',
      model: 'none',
      prompt_version: 'playval@3',
      calls: 0,
      cached_calls: 0,
      input_tokens: 0,
      output_tokens: 0,
      temperature: null,
      seed: null,
      samples: 1,
      agreement: null,
      confidence: 'high',
      fallback: false,
    });
  });

  it('shows score and threshold first in the reasoning and cuts at 800 characters', async () => {
    const long = await evaluate(scoring({ reasoning: `one of two. ${'x'.repeat(2000)}` }));
    expect(long.reasoning).toMatch(/^Score 0\.5 is below the threshold 0\.7: one of two\. x/);
    expect([...long.reasoning]).toHaveLength(800);
  });

  it('masks personal data in the quotes and reasons that it shows, also where they are cut', async () => {
    const address = 'lena.hartwig@mailbox.org';
    const worst = [
      { quote: `write to ${address}`, reason: `names ${address}` },
      { quote: `${'x'.repeat(105)} ${address}`, reason: `${'y'.repeat(150)} ${address}` },
    ];
    const result = await evaluate(scoring({ reasoning: reasoning('two.', 'Found', worst) }));
    expect(result.reasoning).toContain('Found: "write to l***@mailbox.org" (names l***@mailbox.org)');
    expect(result.reasoning).not.toContain('lena');
  });

  it.each(['offline', 'llm'] as const)('asks for the language of the texts only %s', async (mode) => {
    const german =
      'Das Paket liegt noch bei uns im Lager und wird wohl erst in der kommenden Woche verschickt, weil leider ein Artikel fehlt.';
    const list: ItemList<'yes'> = {
      name: 'v',
      items: [{ id: 'a', text: 'a' }],
      values: { yes: 1 },
      offline: () => ({ verdict: 'yes', reason: '' }),
    };
    const scorer = scoring(
      {},
      {
        answers: async (_, ask) => {
          await askItems(ask, { key: 'k@1', instructions: 'i', promptInputs: {}, lists: [list] });
          return null;
        },
      },
    );
    const judge =
      mode === 'offline'
        ? offlineJudge()
        : scriptedJudge(() => ({ v: [{ id: 'a', reason: '', verdict: 'yes' }] }));
    const { metadata } = await resultWith(judge, scorer, { output: german });
    expect(metadata['warnings']).toEqual(mode === 'offline' ? ['non_english'] : []);
  });

  it('shows what is not applicable as 1, marked, with the required metadata', async () => {
    const scorer = scoring(
      {},
      { formula: () => ({ status: 'not_applicable', reasoning: 'nothing there.', metadata: { extra: 1 } }) },
    );
    const result = await evaluate(scorer);
    expect(result).toMatchObject({ score: 1, pass: true, reasoning: 'Not applicable: nothing there.' });
    expect(result.metadata).toMatchObject({
      not_applicable: true,
      not_applicable_reason: 'nothing there.',
      things: [],
      extra: 1,
    });
  });

  it('makes a failed score an error and never a number', async () => {
    const scorer = scoring(
      {},
      { formula: () => ({ status: 'failed', code: 'judge_error', subcode: 's', message: 'm' }) },
    );
    expect(await outcomeWith(silentJudge(), scorer, { output: 'x' })).toMatchObject({
      status: 'errored',
      error: { code: 'judge_error', subcode: 's', message: 'm' },
      usage: { calls: 0 },
    });
  });

  it('lets a bug of ours surface as one', async () => {
    const scorer = scoring({}, { answers: async () => Promise.reject(new TypeError('a bug')) });
    await expect(evaluate(scorer)).rejects.toThrow('a bug');
  });

  it('reports the usage of what was asked, repeats by sample, and warns when samples disagree', async () => {
    let turn = 0;
    const list: ItemList<'yes' | 'no'> = {
      name: 'v',
      items: [{ id: 'a', text: 'a' }],
      values: { yes: 1, no: 0 },
      offline: () => ({ verdict: 'yes', reason: '' }),
    };
    const scorer = scoring(
      {},
      {
        answers: async (_, ask) => {
          await askItems(ask, { key: 'k@1', instructions: 'i', promptInputs: {}, lists: [list] });
          return null;
        },
      },
    );
    const judge = scriptedJudge(() => ({
      v: [{ id: 'a', reason: '', verdict: turn++ % 2 === 0 ? 'yes' : 'no' }],
    }));
    const outcome = await outcomeWith(judge, scorer, { output: 'x' }, 0.7, 3);
    if (outcome.status === 'errored') throw new Error(outcome.error.message);
    expect(outcome.usage).toMatchObject({ calls: 3, input_tokens: 300 });
    expect(outcome.result.metadata['judge']).toMatchObject({
      samples: 3,
      agreement: 2 / 3,
      confidence: 'medium',
      prompt_version: 'k@1',
    });
    expect(outcome.result.metadata['warnings']).toContain('unstable');
  });

  it.each([
    ['one answer of a model is of medium confidence', 1, false, 'medium'],
    ['one answer of a model that labels have proven is of high confidence', 1, true, 'high'],
    ['samples that agree are of high confidence', 3, false, 'high'],
  ])('%s', async (_, samples, calibrated, confidence) => {
    const list: ItemList<'yes' | 'no'> = {
      name: 'v',
      items: [{ id: 'a', text: 'a' }],
      values: { yes: 1, no: 0 },
      offline: () => ({ verdict: 'yes', reason: '' }),
    };
    const answers = async (_subject: unknown, ask: Ask) => {
      await askItems(ask, { key: 'k@1', instructions: 'i', promptInputs: {}, lists: [list] });
      return null;
    };
    const judge = {
      ...scriptedJudge(() => ({ v: [{ id: 'a', reason: '', verdict: 'yes' }] })),
      calibrated: () => calibrated,
    };
    const outcome = await outcomeWith(judge, scoring({}, { answers }), { output: 'x' }, 0.7, samples);
    expect(outcome).toMatchObject({ result: { metadata: { judge: { confidence } } } });
  });
});
