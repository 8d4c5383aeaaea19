import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScorer } from '../../src/operations/create-scorer.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { evaluateBatchOperation } from '../../src/operations/evaluate-batch.ts';
import { AVAILABLE_SCORERS } from '../../src/schema/scorer-name.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { faultOf, memoryPorts, offlineEngine } from '../support/offline-engine.ts';

/** A value nested so deep that recursive code would end the process. */
const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};
const SUBJECT = {
  input: 'Where is it?',
  output: 'On its way.',
  expected_behavior: 'Says where it is.',
  agent_plan: '1. Search\n2. Answer',
  context: ['It left.'],
};

describe('a request with values nested very deep', () => {
  const calls = { name: 'search', arguments: { q: nested(9000) }, result: nested(9000) };

  it.each([
    { tool_calls: [calls] },
    {
      tool_calls: [{ name: 'search', arguments: {} }],
      expected_tools: [{ name: 'search', arguments: calls.arguments }],
    },
    {
      tool_calls: [{ name: 'search', arguments: {} }],
      available_tools: [{ name: 'search', parameters: { q: nested(9000) } }],
    },
  ])('is refused by every scorer that reads them, as a bad request: %#', async (more) => {
    const engine = offlineEngine();
    const [field] = Object.keys(more).slice(-1);
    let refused = 0;
    for (const scorer of AVAILABLE_SCORERS) {
      const fault = await faultOf(evaluate, { ...SUBJECT, ...more, scorers: [scorer] }, engine).catch(
        () => undefined,
      );
      if (fault === undefined) continue; // It does not look at tools.
      expect(fault.code).toBe('validation_failed');
      if (fault.problems.some((one) => one.path === field && /nested more than 100 deep/.test(one.message)))
        refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('is judged as long as they are not absurd', async () => {
    const tools = [{ name: 'search', arguments: { q: nested(90) } }];
    const request = { ...SUBJECT, tool_calls: tools, expected_tools: tools, scorers: ['tool_correctness'] };
    const engine = offlineEngine();
    await expect(faultOf(evaluate, request, engine)).rejects.toThrow('accepted');
  });
});

describe('a request with very many problems', () => {
  it('names all scorers that there are once, beside the first unknown name', async () => {
    const scorers = ['qqqq1', 'toxicty', 'qqqq2', 'qqqq3'];
    const { problems } = await faultOf(evaluate, { output: 'x', scorers }, offlineEngine());
    expect(problems.map(({ hint }) => hint?.startsWith('Scorers are'))).toEqual([
      true,
      false,
      undefined,
      undefined,
    ]);
  });

  it('counts those of its form beyond the first thousand, too', async () => {
    const items = Array.from({ length: 500 }, () => ({ inptu: 'x', output: 1 }));
    const { problems } = await faultOf(evaluateBatchOperation, { items }, offlineEngine());
    expect(problems).toHaveLength(1001);
    expect(problems.at(-1)).toEqual({ path: '', message: 'and 501 more' });
  });

  it('counts those beyond the first thousand', async () => {
    const items = Array.from({ length: 1500 }, () => ({ input: 'x', output: 'y' }));
    const { problems, message } = await faultOf(
      evaluateBatchOperation,
      { items, scorers: ['faithfulness'] },
      offlineEngine(),
    );
    expect(problems).toHaveLength(1001);
    expect(problems.at(-1)).toEqual({ path: '', message: 'and 500 more' });
    expect(message).toContain('(and 1499 more)');
  });
});

describe('a budget that runs out on the way', () => {
  let server: FakeModelServer;
  beforeAll(async () => {
    server = await startFakeModelServer();
  });
  afterAll(() => server.close());
  const engineWith = (maxCalls: number) => {
    const ports = memoryPorts({ OPENAI_API_KEY: 'sk-test-0123456789' });
    ports.files.writeAtomic('/w/evals/assay.yaml', `judge: { max_calls: ${maxCalls} }\n`);
    return offlineEngine({
      ports,
      evals: '/w/evals',
      judge: { provider: 'openai', base_url: server.openaiUrl },
    });
  };
  const TOOLS = { tool_calls: [{ name: 'search', arguments: {} }], expected_tools: ['search'] };
  const scorers = ['tool_correctness', 'faithfulness', 'answer_relevancy', 'playval'];

  it('leaves what was judged until then, and an error for each scorer beyond it', async () => {
    const response = await call(evaluate, { ...SUBJECT, ...TOOLS, scorers }, engineWith(1));
    expect(response.overall_pass).toBe(false);
    expect(Object.keys(response.results)).toContain('tool_correctness');
    const errors = Object.values(response.errors ?? {});
    expect(Object.keys(response.results).length + errors.length).toBe(scorers.length);
    expect(errors.length).toBeGreaterThan(1);
    for (const error of errors)
      expect(error).toMatchObject({
        code: 'budget_exhausted',
        hint: expect.stringContaining('judge.max_calls'),
      });
    expect(server.requests.length).toBeLessThanOrEqual(1);
  });

  it('makes items of a batch errored, by scorer', async () => {
    const items = [0, 1, 2].map((n) => ({ ...SUBJECT, ...TOOLS, input: `Where is ${n}?` }));
    const response = await call(evaluateBatchOperation, { items, scorers }, engineWith(1));
    expect(response).toMatchObject({
      status: 'failed',
      summary: { total: 3, passed: 0, errored: 3, avg_scores: {} },
    });
    for (const { errors } of response.results) {
      expect(Object.keys(errors ?? {})).not.toContain('*');
      expect(Object.values(errors ?? {}).map(({ code }) => code)).toContain('budget_exhausted');
    }
  });
});

describe('a custom scorer that cannot be', () => {
  const REGEX = { name: 'Order', type: 'regex', config: { pattern: 'a' } };
  const JUDGE = { name: 'Judge', type: 'llm_judge', config: { rubric: 'Good?' } };
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;

  it.each<[string, object, string, RegExp]>([
    ['by the name of a built-in scorer', { ...REGEX, name: 'toxicity' }, 'name', /built-in/],
    ['by the name of an alias', { ...REGEX, name: 'latency_ms' }, 'name', /built-in/],
    ['with variables nested very deep', { ...JUDGE, variables: { v: nested(9000) } }, 'variables', /deep/],
    ['with variables that hold themselves', { ...JUDGE, variables: cyclic }, 'variables', /deep/],
    [
      'with a rubric of invisible characters',
      { ...JUDGE, config: { rubric: '\u200b \ufeff' } },
      'config.rubric',
      /needs/,
    ],
    [
      'with an invisible criterion',
      { ...JUDGE, config: { rubric: 'Good?', criteria: ['ok', '\u200b'] } },
      'config.criteria[1]',
      /empty/,
    ],
    ['with a pattern that does not compile', { ...REGEX, config: { pattern: '(' } }, 'config.pattern', /./],
  ])('is refused at its creation, at the field: %s', async (_, request, path, message) => {
    const fault = await faultOf(createScorer, request, offlineEngine());
    expect(fault.code).toBe('validation_failed');
    expect(fault.problems).toEqual([
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    ]);
  });
});
