import { afterEach, describe, expect, it } from 'vitest';
import { createScorer } from '../../src/operations/create-scorer.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluateBatchOperation } from '../../src/operations/evaluate-batch.ts';
import { nodeHttp } from '../../src/ports/node-http.ts';
import type { Http } from '../../src/ports/ports.ts';
import type { BatchItem } from '../../src/schema/batch.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { faultOf, memoryPorts, offlineEngine } from '../support/offline-engine.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const good = (index: number): BatchItem => ({
  input: `question ${index}`,
  output: `answer ${index}`,
  expected_behavior: 'Mention "answer".',
});
const bad = (index: number): BatchItem => ({ ...good(index), output: 'something else' });

let server: FakeModelServer | undefined;
afterEach(() => server?.close());

/** An engine with a model judge that misbehaves when the material of the question says `refuse me`. */
async function modelEngine(more: Parameters<FakeModelServer['set']>[0] = {}) {
  server = await startFakeModelServer({
    behave: ({ user }) => (user.includes('refuse me') ? 'refusal' : undefined),
    ...more,
  });
  return offlineEngine({
    ports: memoryPorts({ OPENAI_API_KEY: 'sk-test-0123456789' }),
    judge: { provider: 'openai', base_url: server.openaiUrl },
    concurrency: 4,
  });
}

describe('a batch', () => {
  it('answers with exactly the fields of interface 2.3, one entry an item in order', async () => {
    const items = [good(0), bad(1), good(2)];
    const engine = offlineEngine();
    const response = await call(evaluateBatchOperation, { items, scorers: ['playval', 'toxicity'] }, engine);
    expect(response).toEqual({
      batch_id: 'batch_1',
      status: 'completed',
      results: [
        { item_index: 0, overall_pass: true, scores: { playval: 1, toxicity: 1 }, status: 'scored' },
        { item_index: 1, overall_pass: false, scores: { playval: 0, toxicity: 1 }, status: 'scored' },
        { item_index: 2, overall_pass: true, scores: { playval: 1, toxicity: 1 }, status: 'scored' },
      ],
      summary: {
        total: 3,
        passed: 2,
        failed: 1,
        errored: 0,
        skipped: 0,
        avg_scores: { playval: 0.6667, toxicity: 1 },
      },
    });
    expect(await (await engine.store()).get('batches', 'batch_1')).toEqual(response);
  });

  it('takes the threshold of the request, and of an item before it', async () => {
    const half = { ...good(0), expected_behavior: 'Mention "answer". Mention "omega".' };
    const { results } = await call(
      evaluateBatchOperation,
      { items: [half, { ...half, threshold: 0.9 }], scorers: ['playval'], threshold: 0.5 },
      offlineEngine(),
    );
    expect(results.map((one) => one.overall_pass)).toEqual([true, false]);
  });

  it('scores a blank output 0 and judges the others; nothing is refused for it', async () => {
    const engine = offlineEngine();
    const request = { name: 'No regrets', type: 'regex', config: { pattern: 'sorry', negate: true } };
    const { scorer_id: id } = await call(createScorer, request, engine);
    const items = [good(0), { ...good(1), output: '' }, { ...good(2), output: ' \u200b\n' }];
    const { status, results, summary } = await call(
      evaluateBatchOperation,
      { items, scorers: [id, 'playval', 'toxicity'] },
      engine,
    );
    expect(status).toBe('completed');
    expect(results.map((one) => [one.status, one.overall_pass, Object.values(one.scores)])).toEqual([
      ['scored', true, [1, 1, 1]],
      ['scored', false, [0, 0, 0]],
      ['scored', false, [0, 0, 0]],
    ]);
    expect(summary).toMatchObject({ total: 3, passed: 1, failed: 2, errored: 0, skipped: 0 });
  });

  it('takes custom scorers and aliases', async () => {
    const engine = offlineEngine();
    const request = { name: 'Digits', type: 'regex', config: { pattern: '\\d' } };
    const { scorer_id: id } = await call(createScorer, request, engine);
    const { results } = await call(
      evaluateBatchOperation,
      { items: [good(1)], scorers: [id, 'relevance'] },
      engine,
    );
    expect(Object.keys(results[0]!.scores)).toEqual([id, 'relevance']);
  });

  it('judges every item, more than there is room for at once, in order', async () => {
    const items = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? bad(index) : good(index)));
    const { results, summary } = await call(
      evaluateBatchOperation,
      { items, scorers: ['playval'] },
      offlineEngine({ concurrency: 7 }),
    );
    expect(results.map((one) => one.item_index)).toEqual(items.map((_, index) => index));
    expect(results.every((one) => one.overall_pass === (one.item_index % 3 !== 0))).toBe(true);
    expect(summary).toMatchObject({ total: 60, passed: 40, failed: 20 });
  });

  it('says all that is missing in all items before anything is judged', async () => {
    const fault = await faultOf(
      evaluateBatchOperation,
      {
        items: [{ input: 'x', output: 'y' }, good(1), { input: 'x', output: 'y', threshold: 3 }],
        scorers: ['playval', 'faithfulness'],
      },
      offlineEngine(),
    );
    expect(fault.problems.map(({ path }) => path)).toEqual([
      'items[0].expected_behavior',
      'items[0].context',
      'items[1].context',
      'items[2].threshold',
      'items[2].expected_behavior',
      'items[2].context',
    ]);
  });

  it.each([
    ['no items', { items: [], scorers: ['playval'] }, 'items'],
    ['an item without output', { items: [{ input: 'x' }], scorers: ['playval'] }, 'items[0].output'],
    [
      'a misspelt key of an item',
      { items: [{ ...good(0), ground_thruth: 'x' }], scorers: ['playval'] },
      'items[0].ground_thruth',
    ],
    [
      'a misspelt key of config',
      { items: [good(0)], scorers: ['playval'], config: { fail_fats: true } },
      'config.fail_fats',
    ],
  ])('refuses %s', async (_, request, path) => {
    const fault = await faultOf(evaluateBatchOperation, request, offlineEngine());
    expect(fault.problems.map((problem) => problem.path)).toContain(path);
  });
});

describe('a batch under fail_fast', () => {
  it('stops after the first that does not pass; the rest is skipped', async () => {
    const items = [good(0), bad(1), good(2), good(3)];
    const { results, summary, status } = await call(
      evaluateBatchOperation,
      { items, scorers: ['playval'], config: { fail_fast: true, parallel: false } },
      offlineEngine(),
    );
    expect(results.map((one) => one.status)).toEqual(['scored', 'scored', 'skipped', 'skipped']);
    expect(results[2]).toEqual({ item_index: 2, overall_pass: false, scores: {}, status: 'skipped' });
    expect(summary).toMatchObject({ total: 4, passed: 1, failed: 1, errored: 0, skipped: 2 });
    expect(status).toBe('completed');
  });

  it('lets items in flight finish', async () => {
    const engine = await modelEngine({
      verdict: ({ request }) => (request.user.includes('something else') ? 'not_met' : 'met'),
      fill: (schema, { user }) =>
        JSON.stringify(schema).includes('source_quote')
          ? {
              criteria: [
                { text: 'say it', source_quote: 'Mention "answer".', kind: user === '' ? 'should' : 'must' },
              ],
            }
          : undefined,
    });
    const items = [bad(0), ...Array.from({ length: 29 }, (_, index) => good(index + 1))];
    const { results } = await call(
      evaluateBatchOperation,
      { items, scorers: ['playval'], config: { fail_fast: true } },
      engine,
    );
    expect(results).toHaveLength(30);
    const statuses = results.map((one) => one.status);
    expect(results[0]).toMatchObject({ status: 'scored', overall_pass: false });
    // Four were under way at once: what had begun is scored, what had not is not.
    expect(statuses.slice(0, 4)).toEqual(['scored', 'scored', 'scored', 'scored']);
    expect(statuses.at(-1)).toBe('skipped');
    expect(statuses.lastIndexOf('scored')).toBe(statuses.indexOf('skipped') - 1);
  });

  it('stops at an errored item, too', async () => {
    const engine = await modelEngine();
    const items = [{ ...good(0), output: 'refuse me' }, good(1)];
    const { results } = await call(
      evaluateBatchOperation,
      { items, scorers: ['answer_relevancy'], config: { fail_fast: true, parallel: false } },
      engine,
    );
    expect(results.map((one) => one.status)).toEqual(['errored', 'skipped']);
  });
});

describe('a batch with a judge that fails', () => {
  it('leaves an errored item out of the averages and says why', async () => {
    const engine = await modelEngine();
    const items = [good(0), { ...good(1), output: 'refuse me' }, good(2)];
    const response = await call(evaluateBatchOperation, { items, scorers: ['answer_relevancy'] }, engine);
    expect(response.status).toBe('completed');
    expect(response.results[1]).toEqual({
      item_index: 1,
      overall_pass: false,
      scores: {},
      status: 'errored',
      errors: {
        answer_relevancy: {
          code: 'judge_error',
          subcode: 'refused',
          message: expect.any(String),
          hint: expect.stringMatching(/another judge model/),
        },
      },
    });
    expect(response.summary).toEqual({
      total: 3,
      passed: 2,
      failed: 0,
      errored: 1,
      skipped: 0,
      avg_scores: { answer_relevancy: 1 },
    });
  });

  it('has failed when no item could be judged', async () => {
    const engine = await modelEngine({ behave: () => 'refusal' });
    const response = await call(
      evaluateBatchOperation,
      { items: [good(0), good(1)], scorers: ['answer_relevancy'] },
      engine,
    );
    expect(response.status).toBe('failed');
    expect(response.summary).toMatchObject({ passed: 0, failed: 0, errored: 2, avg_scores: {} });
  });

  it('asks one after the other when it is not to be parallel', async () => {
    server = await startFakeModelServer();
    const real = nodeHttp();
    let underWay = 0;
    let most = 0;
    const http: Http = async (request) => {
      underWay += 1;
      most = Math.max(most, underWay);
      try {
        return await real(request);
      } finally {
        underWay -= 1;
      }
    };
    const engine = offlineEngine({
      ports: seededPorts({ http, variables: { OPENAI_API_KEY: 'sk-test-0123456789' } }),
      judge: { provider: 'openai', base_url: server.openaiUrl },
      concurrency: 4,
    });
    const items = Array.from({ length: 6 }, (_, index) => good(index));
    const request = { items, scorers: ['answer_relevancy'] };
    await call(evaluateBatchOperation, { ...request, config: { parallel: false } }, engine);
    expect(most).toBe(1);
    const others = items.map((item) => ({ ...item, output: `${item.output}, really` }));
    await call(evaluateBatchOperation, { ...request, items: others }, engine);
    expect(most).toBe(4);
  });
});
