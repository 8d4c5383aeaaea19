import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { call } from '../../../src/operations/define-operation.ts';
import { generateTestCases } from '../../../src/operations/generate-test-cases.ts';
import { generationMarkdown } from '../../../src/reports/generation-markdown.ts';
import { generationText } from '../../../src/reports/generation-text.ts';
import { callCount, optimizationSuite } from '../../support/optimization-suite.ts';
import { folderOf } from '../../support/run-cli.ts';

/** Answers what its prompt says of returns and gift cards; a file `down` takes it out of order with a broken prompt. */
const OBEDIENT = `
import { appendFileSync, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { input, system_prompt: prompt = '' } = JSON.parse(line);
  appendFileSync('calls.log', prompt.length + '\\n');
  if (existsSync('down') && !/30 days/.test(prompt)) { console.log('{"error": "out of order"}'); continue; }
  const days = /within (\\d+) days/.exec(prompt)?.[1];
  const output = /gift/i.test(input) ? (/cannot be refunded/.test(prompt) ? 'No refund.' : 'A refund.') : 'Within ' + days + ' days.';
  console.log(JSON.stringify({ output, tool_calls: [], usage: { input_tokens: 5, output_tokens: 5, cost_usd: 0.01 } }));
}
`;
const PROMPT =
  'You are the clerk of a shop and you answer the questions of its customers.\n\nShoes are returned within 30 days of the delivery.\n\nGift cards cannot be refunded by the shop.\n';
const one = (id: string, input: string, pattern: string, more = '') =>
  `- { id: ${id}, name: ${id}, ${more}turns: [{ input: "${input}", expected_behavior: "Says it.", scorers: [${pattern}] }] }\n`;
const regex = (pattern: string) => `name: Exact\ntype: regex\nconfig: { pattern: '${pattern}' }\n`;
const AGENT =
  'name: Clerk\nprovider: custom\nsystem_prompt_file: prompt.md\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n';
const suite = (cases: string, more: Record<string, string> = {}) =>
  folderOf({
    'agent.mjs': OBEDIENT,
    'evals/assay.yaml': 'run: { concurrency: 4, max_retries: 0 }\n',
    'evals/agents/clerk.yaml': AGENT,
    'evals/agents/prompt.md': PROMPT,
    'evals/test-cases/cases.yaml': cases,
    'evals/scorers/thirty.yaml': regex('30 days'),
    'evals/scorers/refuses.yaml': regex('No refund'),
    'evals/scorers/speaks.yaml': regex('.'),
    ...more,
  });
const RETURNS = one('returns', 'How long may I return shoes?', 'thirty');
const GIFTS = one('gifts', 'Do I get money for a gift card?', 'refuses');

async function measured(cwd: string, more: object = {}, signal?: AbortSignal) {
  const engine = createEngine({
    ...{ evals: join(cwd, 'evals'), state: join(cwd, '.assay'), judge: { provider: 'offline' }, ...more },
  });
  const response = await call(
    generateTestCases,
    {
      agent_id: 'clerk',
      source_type: 'conversation_logs',
      conversation_logs: [{ input: 'Where are your shops in town?', output: 'x', feedback: 'neutral' }],
      generation_config: { num_test_cases: 1, mutation: true },
    },
    engine,
    signal === undefined ? {} : { signal },
  );
  const { mutation, notes } = response.coverage_analysis;
  return { response, mutation, notes: String(notes ?? '') };
}

describe('the mutation score of a suite', () => {
  it('is 1 where a case notices each broken rule', async () => {
    const cwd = suite(RETURNS + GIFTS);
    const { mutation, response } = await measured(cwd);
    expect(mutation).toEqual({ mutants: 2, killed: 2, score: 1, survivors: [] });
    // The prompt as it is and both mutants, each with the two cases and, where that passes, the generated one.
    expect([6, 7, 9]).toContain(callCount(cwd));
    expect([...generationText(response, { width: 80, full: false })].join('')).toContain(
      'Mutation score 2 of 2: of the rules broken on purpose in the prompt, 2 of 2 would be noticed.',
    );
  });

  it('names what a suite does not notice', async () => {
    const { mutation, response } = await measured(suite(RETURNS + one('any', 'And a gift card?', 'speaks')));
    expect(mutation).toEqual({
      ...{ mutants: 2, killed: 1, score: 0.5 },
      survivors: [
        {
          unit: 'Gift cards cannot be refunded by the shop.',
          mutant: 'Gift cards can be refunded by the shop.',
        },
      ],
    });
    const line = 'Mutation score 1 of 2';
    const mutant = 'Gift cards can be refunded by the shop';
    const terminal = [...generationText(response, { width: 80, full: false })].join('');
    for (const text of [terminal, [...generationMarkdown(response, 1)].join('')]) {
      expect(text).toContain(line);
      expect(text.indexOf(mutant)).toBeGreaterThan(text.indexOf(line));
    }
  });

  it.each([
    ['do not gate', one('gifts', 'A gift card?', 'refuses', 'gating: false, ')],
    ['are skipped', one('gifts', 'A gift card?', 'refuses', 'skip: later, ')],
    ['fail with the prompt as it is', one('gifts', 'A gift card?', 'thirty')],
  ])('counts no cases that %s', async (_, gifts) => {
    expect((await measured(suite(RETURNS + gifts))).mutation).toMatchObject({ mutants: 2, killed: 1 });
  });

  it('learns nothing of plays that ended in errors', async () => {
    const { mutation, notes } = await measured(suite(RETURNS + GIFTS, { down: '' }));
    expect(mutation).toMatchObject({ mutants: 1, killed: 1 });
    expect(notes).toContain('1 broken rule, whose plays ended in errors');
  });

  it.each([
    ['before the first mutant', 0.015, undefined, /not measured: .*0\.01/],
    ['after one of two', 0.045, 1, /not tried .*: 1 broken rule: /],
  ])('ends at a ceiling %s, with the cases and what was measured', async (_, maxCostUsd, mutants, note) => {
    const cwd = suite(RETURNS + GIFTS, {
      'evals/assay.yaml': 'run: { concurrency: 1, max_retries: 0 }\n',
    });
    const { mutation, notes, response } = await measured(cwd, { maxCostUsd });
    expect(mutation?.mutants).toBe(mutants);
    expect(notes).toMatch(note);
    expect(response.generated_test_cases).toBeDefined();
  });

  it.each([
    [
      'no prompt',
      { 'evals/agents/clerk.yaml': AGENT.replace(/system_prompt_file.*\n/, '') },
      /system_prompt/,
    ],
    ['a prompt without rules', { 'evals/agents/prompt.md': 'Be brief.' }, /no rule/],
    [
      'a prompt that never reaches it',
      {
        'evals/agents/clerk.yaml': AGENT.replace(
          /invocation:[\s\S]*/,
          `invocation: { url: 'http://127.0.0.1:9/', body_template: '{"q": {{ input }}}' }\n`,
        ),
      },
      /cannot be replaced/,
    ],
  ])('is not measured of an agent with %s, and says why', async (_, more, why) => {
    const cwd = suite(RETURNS, more as Record<string, string>);
    const { mutation, notes } = await measured(cwd);
    expect(mutation).toBeUndefined();
    expect(notes).toMatch(/mutation score not measured/);
    expect(notes).toMatch(why);
    expect(existsSync(join(cwd, 'calls.log'))).toBe(false);
  });

  it('ends when it is cancelled', async () => {
    const cwd = suite(RETURNS + GIFTS);
    await expect(measured(cwd, {}, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('plays nothing unasked, and keeps its plays out of the runs', async () => {
    const cwd = optimizationSuite(0, 2, { 'evals/agents/prompt.md': 'You must look it up and never guess.' });
    await measured(cwd);
    expect(callCount(cwd)).toBeGreaterThanOrEqual(4);
    expect(existsSync(join(cwd, '.assay/state/runs'))).toBe(false);
    expect(readdirSync(join(cwd, '.assay/state/mutations'))).toHaveLength(1);
  });
});
