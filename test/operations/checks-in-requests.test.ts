import { describe, expect, it } from 'vitest';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { evaluateBatchOperation } from '../../src/operations/evaluate-batch.ts';
import { faultOf, offlineEngine } from '../support/offline-engine.ts';

/** An engine whose judge cannot be made: its provider has no key. */
const withoutKey = () => offlineEngine({ judge: { provider: 'openai' } });
const pathsOf = (fault: { problems: readonly { path: string; message: string }[] }) =>
  fault.problems.map(({ path, message }) => `${path}: ${message}`);

describe('an evaluation with checks', () => {
  it('has their results behind those of its scorers, each with what was expected and what was there', async () => {
    const request = {
      input: 'How much?',
      output: 'It is 36.',
      expected_behavior: 'Say "36".',
      scorers: ['playval'],
      checks: [{ contains: '37' }, { contains: '36' }],
      threshold: 0.2,
    };
    const { results, overall_pass } = await call(evaluate, request, offlineEngine());
    expect(Object.keys(results)).toEqual(['playval', 'contains', 'contains#2']);
    expect(results['contains']).toMatchObject({
      score: 0,
      pass: false,
      metadata: { kind: 'contains', expected: '37', actual: 'It is 36.', at: 'output' },
    });
    expect(results['contains']?.reasoning).toContain('3⟦6⟧');
    expect(overall_pass).toBe(false);
  });

  it('looks at every part of the attempt that the request gives', async () => {
    const request = {
      output: 'Done.',
      tool_calls: [{ name: 'refund', arguments: { id: 'TK-1' } }],
      state: { order: { status: 'refunded' } },
      usage: { input_tokens: 10, output_tokens: 5, cost_usd: 0.01 },
      checks: [
        { equals: 'TK-1', of: 'tool_calls[0].arguments.id' },
        { equals: 'refunded', of: 'state.order.status' },
        { equals: 0.01, of: 'usage.cost_usd' },
      ],
    };
    expect((await call(evaluate, request, withoutKey())).overall_pass).toBe(true);
  });

  it.each([
    [{ output: 'x' }, ['scorers: is required (or checks)']],
    [{ output: 'x', checks: [] }, ['checks: must not be empty']],
    [
      { output: 'x', checks: [{ contians: 'x' }, { matches: '(' }], scorers: ['contains'] },
      [
        expect.stringContaining('"contains" is a check, not a scorer'),
        'checks[0].contians: checks[0].contians is no check (did you mean "contains"?)',
        expect.stringMatching(/^checks\[1\]: checks\[1\]: The pattern does not compile/),
      ],
    ],
    [
      { output: 'x', checks: [{ contains: 'x', of: 'context' }] },
      ["context: contains requires 'context', which the check looks at"],
    ],
    [
      { output: 'x', checks: [{ javascript: '../secrets.mjs' }] },
      [expect.stringContaining('names the file "../secrets.mjs"')],
    ],
  ])('%j is refused with everything that is wrong', async (request, problems) => {
    const fault = await faultOf(evaluate, request, offlineEngine());
    expect(fault.code).toBe('validation_failed');
    expect(pathsOf(fault)).toEqual(problems);
  });
});

describe('a batch with checks', () => {
  it('asks those beside the items of every item, and those of an item of it alone', async () => {
    const response = await call(
      evaluateBatchOperation,
      {
        items: [
          { input: 'a', output: 'It is 36.', checks: [{ ends_with: '.' }, { contains: 'is' }] },
          { input: 'b', output: 'It is 37' },
          { input: 'c', output: ' ' },
        ],
        checks: [{ contains: '36' }],
      },
      withoutKey(),
    );
    expect(response.results.map(({ scores, overall_pass }) => [scores, overall_pass])).toEqual([
      [{ contains: 1, ends_with: 1, 'contains#2': 1 }, true],
      [{ contains: 0 }, false],
      [{ contains: 0 }, false],
    ]);
    expect(response.summary).toMatchObject({ total: 3, passed: 1, failed: 2, errored: 0 });
  });

  it('needs scorers where some item has no checks', async () => {
    const items = [
      { input: 'a', output: 'x', checks: [{ contains: 'x' }] },
      { input: 'b', output: 'x' },
    ];
    const fault = await faultOf(evaluateBatchOperation, { items }, withoutKey());
    expect(pathsOf(fault)).toEqual(['scorers: is required (or checks, here or with every item)']);
  });

  it('says what is wrong with its checks once', async () => {
    const items = ['a', 'b', 'c'].map((input) => ({ input, output: 'x' }));
    const fault = await faultOf(evaluateBatchOperation, { items, checks: [{ contians: 'x' }] }, withoutKey());
    expect(pathsOf(fault)).toHaveLength(1);
  });

  it('says what is wrong with those of its items beside them, each where it stands', async () => {
    const items = ['a', 'b'].map((input) => ({ input, output: 'x', checks: [{ contain: input }] }));
    const checks = [{ contains: 'x' }, { contians: 'x' }];
    const fault = await faultOf(evaluateBatchOperation, { items, checks }, withoutKey());
    expect(fault.problems.map(({ path }) => path)).toEqual([
      'checks[1].contians',
      'items[0].checks[0].contain',
      'items[1].checks[0].contain',
    ]);
    expect(fault.hint).toContain('Correct the checks');
  });
});

describe('a stored test case', () => {
  const agent = { name: 'A', provider: 'custom', invocation: { url: 'http://127.0.0.1:1/' } };
  const caseWith = (turn: object, agentId: string) => ({
    name: 'C',
    agent_id: agentId,
    turns: [{ input: { text: 'x' }, ...turn }],
  });

  it('takes checks, and an expected behavior all the same', async () => {
    const engine = offlineEngine();
    const { id } = await call(createAgent, agent, engine);
    const checks = [{ contains: 'yes' }];
    const stored = await call(
      createTestCase,
      caseWith({ expected_behavior: 'Say yes.', checks }, id),
      engine,
    );
    expect(stored.turns[0]?.checks).toEqual(checks);
    expect(pathsOf(await faultOf(createTestCase, caseWith({ checks }, id), engine))).toEqual([
      'turns[0].expected_behavior: is required',
    ]);
    const wrong = caseWith({ expected_behavior: 'x', checks: [{ any_of: [{ contians: 'x' }] }] }, id);
    expect(pathsOf(await faultOf(createTestCase, wrong, engine))).toEqual([
      expect.stringMatching(/^turns\[0\]\.checks\[0\]\.any_of\[0\]\.contians: /),
    ]);
  });
});
