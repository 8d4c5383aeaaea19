import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { estimateJudging } from '../../../src/runs/planning/estimate-judging.ts';
import { planRun } from '../../../src/runs/planning/plan-run.ts';
import { memoryWorld } from '../../support/evals-folder.ts';

const AGENT = 'name: Shop\nprovider: custom\ninvocation: {url: "http://127.0.0.1:1/chat"}\n';
const caseOf = (id: string, scorers: string, marks = '') =>
  `- id: ${id}\n  name: ${id}\n${marks}  turns: [{ input: How long for ${id}?, expected_behavior: 'Say 30 days for ${id}, no longer.', ground_truth: 'You have 30 days for ${id}.', scorers: [${scorers}] }]\n`;

/** What a dry run says of the judge of these cases; no server is there, so nothing can be called. */
async function estimated(
  cases: string,
  { settings = '', judge = { provider: 'openai', model: 'gpt-4o' }, key = 'sk-0123456789' } = {},
) {
  const tree = {
    'evals/assay.yaml': settings,
    'evals/agents/a.yaml': AGENT,
    'evals/scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'evals/test-cases/cases.yaml': cases,
  };
  const engine = createEngine({
    ports: memoryWorld(tree, key === '' ? {} : { OPENAI_API_KEY: key }),
    evals: '/repo/evals',
    state: '/repo/.assay',
    judge: judge as { provider: 'openai' },
  });
  return estimateJudging(engine, await planRun(engine, {}));
}
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => caseOf(`c${at}`, 'playval')).join('');
const calls = async (...given: Parameters<typeof estimated>) => {
  const found = await estimated(...given);
  return found.mode === 'llm' ? found.calls : found.mode;
};

// playval reads the criteria of a case once, and asks about each answer.
describe('what a run would ask of its judge', () => {
  it('is counted by the questions that its scorers make, with their tokens and their price', async () => {
    const one = await estimated(many(1));
    expect(one).toMatchObject({ mode: 'llm', model: 'gpt-4o', calls: 2, unpriced: [] });
    if (one.mode !== 'llm' || one.cost_usd === null) throw new Error('no price');
    expect(one.input_tokens).toBeGreaterThan(500);
    expect(one.cost_usd).toBeCloseTo((one.input_tokens * 2.5 + one.output_tokens * 10) / 1e6, 10);
    const ten = await estimated(many(10));
    expect(ten).toMatchObject({ calls: 20 });
  });

  it('names the guess at what a model thinks first', async () => {
    const [plain, thinking] = await Promise.all(
      ['gpt-4o', 'gpt-5.6-terra'].map((model) =>
        estimated(many(3), { judge: { provider: 'openai', model } }),
      ),
    );
    if (plain?.mode !== 'llm' || thinking?.mode !== 'llm') throw new Error('no estimate');
    expect(plain.thinking_tokens).toBe(0);
    expect(thinking.thinking_tokens).toBeGreaterThan(0);
    expect(thinking.output_tokens).toBe(plain.output_tokens + thinking.thinking_tokens);
  });

  it.each([
    ['a scorer that needs no judge', caseOf('a', 'is-yes'), {}, 'none'],
    ['a skipped case', caseOf('a', 'playval', '  skip: later\n'), {}, 'none'],
    ['attempts', caseOf('a', 'playval', '  repeat: 4\n'), {}, 1 + 4],
    ['scorers', caseOf('a', 'playval, answer_relevancy, is-yes'), {}, 2 + 1],
    ['samples', caseOf('a', 'playval'), { settings: 'judge: { samples: 3 }\n' }, 1 + 3],
    ['more cases than are looked at', many(450), {}, 900],
  ])('takes account of %s', async (_, cases, more, expected) => {
    expect(await calls(cases, more)).toBe(expected);
  });

  it('costs nothing offline, and is not known where nobody can be asked', async () => {
    expect(await estimated(many(1), { judge: { provider: 'offline', model: '' } })).toMatchObject({
      mode: 'offline',
    });
    expect(await estimated(many(1), { key: '' })).toMatchObject({
      mode: 'unknown',
      problem: expect.stringContaining('OPENAI_API_KEY'),
    });
  });

  it('is no zero where a price is unknown, and takes the price that the settings name', async () => {
    const judge = { provider: 'openai', model: 'house-model-1' };
    expect(await estimated(many(2), { judge })).toMatchObject({
      calls: 4,
      cost_usd: null,
      unpriced: ['house-model-1'],
    });
    const settings = 'judge: { prices: { house-model: { input: 1000000, output: 0 } } }\n';
    const priced = await estimated(many(2), { judge, settings });
    expect(priced).toMatchObject({ unpriced: [] });
    if (priced.mode === 'llm') expect(priced.cost_usd).toBeCloseTo(priced.input_tokens, 5);
  });
});
