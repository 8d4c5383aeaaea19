import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Engine } from '../../src/engine/engine.ts';
import type { Fault } from '../../src/errors.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createScorer } from '../../src/operations/create-scorer.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { pageRequest, type Resource, resources } from '../../src/operations/resources.ts';
import { createRunRequest } from '../../src/schema/run.ts';
import { AGENT, memoryWorld, testCase } from '../support/evals-folder.ts';
import { offlineEngine } from '../support/offline-engine.ts';

const EVALS = {
  'evals/agents/shop.yaml': `${AGENT}`,
  'evals/agents/secret.yaml':
    'name: Secret\nprovider: custom\ninvocation:\n  url: "https://me:pw@shop.example/chat?key=abc&v=2"\n  headers: {Authorization: "Bearer abc", X-Shop: "${SHOP}"}\n',
  'evals/scorers/polite.yaml': 'name: Polite\ntype: regex\nconfig: { pattern: "please" }\n',
  'evals/test-cases/refunds/late.yaml': testCase('', 'agent_id: shop\n'),
  'evals/test-cases/return.yaml': testCase('', 'agent_id: shop\n'),
};
const CASE = {
  name: 'Stored',
  agent_id: 'shop',
  turns: [{ input: { text: 'Hello?' }, expected_behavior: 'Greets.' }],
};

function engineWith(tree: Record<string, string> = EVALS): Engine {
  return offlineEngine({ ports: memoryWorld(tree), evals: '/repo/evals', state: '/repo/.assay' });
}
function resource(name: string): Resource {
  const found = resources.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no resource ${name}`);
  return found;
}
async function faultOf(work: Promise<unknown>): Promise<Fault> {
  return work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: Fault) => error,
  );
}
/** Every entry, page by page; each fits the schema of an entry. `between` is called after every page. */
async function all(
  engine: Engine,
  name: string,
  limit: number | (() => number),
  between: () => Promise<unknown> = async () => undefined,
): Promise<Record<string, unknown>[]> {
  const one = resource(name);
  const seen: Record<string, unknown>[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const most = typeof limit === 'number' ? limit : limit();
    const page = await one.list(engine, { limit: most, ...(cursor === undefined ? {} : { cursor }) });
    expect(page.data.length).toBeLessThanOrEqual(most);
    for (const entry of page.data) {
      expect(one.item.parse(entry)).toEqual(entry);
      seen.push(entry as Record<string, unknown>);
    }
    cursor = page.next_cursor;
    await between();
  }
  return seen;
}

describe('every resource', () => {
  it.each(resources.map((one) => [one.name, one] as const))('%s is empty at first', async (_, one) => {
    const engine = offlineEngine();
    expect(await one.list(engine, { limit: 1 })).toEqual({ data: [], next_cursor: null });
    expect(await one.get(engine, 'none', {})).toBeUndefined();
    if (one.remove === undefined) return;
    expect(await faultOf(one.remove(engine, 'none'))).toMatchObject({ code: 'not_found' });
  });

  it('has the paths of contract 9, and four that can be deleted', () => {
    expect(resources.map(({ name }) => name).sort()).toEqual(
      ['scorers', 'test-cases', 'agents', 'runs', 'experiments', 'optimizations', 'evaluations', 'batches']
        .concat(['webhooks', 'traces'])
        .sort(),
    );
    expect(resources.filter(({ remove }) => remove !== undefined).map(({ name }) => name)).toEqual([
      'scorers',
      'test-cases',
      'agents',
      'webhooks',
    ]);
  });

  it.each(resources.map((one) => [one.name, one] as const))('%s is described as JSON Schema', (_, one) => {
    for (const schema of [one.item, one.whole]) {
      const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'throw' });
      expect(described.type === 'object' || described.anyOf !== undefined).toBe(true);
    }
  });

  it.each(resources.map((one) => [one.name, one] as const))(
    '%s refuses a cursor that is not its own',
    async (name, one) => {
      const engine = offlineEngine();
      const other = name === 'agents' ? 'scorers' : 'agents';
      const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
      for (const cursor of [
        ...['', 'x', '{}', '%%%', '..', 'null'],
        ...[
          forged([other, '1', 'a']),
          forged([name]),
          forged([name, 1, 2]),
          forged({}),
          forged([name, 'a', 'b', 'c']),
        ],
        `${forged([name, '1', 'a'])}=`,
        Buffer.from(` ${JSON.stringify([name, '1', 'a'])}`).toString('base64url'),
      ])
        expect(await faultOf(one.list(engine, { limit: 1, cursor }))).toMatchObject({
          code: 'validation_failed',
          problems: [{ path: 'cursor' }],
        });
    },
  );
});

describe('the query of a list', () => {
  it.each([
    [{}, { limit: 50 }],
    [{ limit: '1' }, { limit: 1 }],
    [
      { limit: '200', cursor: 'c' },
      { limit: 200, cursor: 'c' },
    ],
  ])('%j', (query, expected) => {
    expect(pageRequest(query)).toEqual(expected);
  });

  it.each(['abc', '0', '201', '', '-1', '1.5', '1e2', ' 5', '9'.repeat(400), '0x10', 'NaN'])(
    'refuses the limit %j',
    (limit) => {
      expect(() => pageRequest({ limit })).toThrow(
        expect.objectContaining({
          code: 'validation_failed',
          problems: [{ path: 'limit', message: 'must be a whole number from 1 to 200' }],
        }),
      );
    },
  );
});

describe('what the evals folder holds', () => {
  it('stands before what is stored, and says where it is from', async () => {
    const engine = engineWith();
    const { id } = await call(createTestCase, CASE, engine);
    const { scorer_id } = await call(
      createScorer,
      { name: 'Number', type: 'regex', config: { pattern: '\\d' } },
      engine,
    );
    const agent = await call(
      createAgent,
      { name: 'Mine', provider: 'custom', invocation: { url: 'http://x/' } },
      engine,
    );
    const places = async (name: string, key: string) =>
      (await all(engine, name, 1)).map((entry) => [entry[key], entry['source']]);
    expect(await places('test-cases', 'id')).toEqual([
      ['refunds/late', 'evals'],
      ['return', 'evals'],
      [id, 'stored'],
    ]);
    expect(await places('scorers', 'scorer_id')).toEqual([
      ['polite', 'evals'],
      [scorer_id, 'stored'],
    ]);
    expect(await places('agents', 'id')).toEqual([
      ['secret', 'evals'],
      ['shop', 'evals'],
      [agent.id, 'stored'],
    ]);
    for (const [name, key] of [
      ['test-cases', 'id'],
      ['scorers', 'scorer_id'],
      ['agents', 'id'],
    ] as const)
      for (const entry of await all(engine, name, 200)) {
        const found = await resource(name).get(engine, String(entry[key]), {});
        if (found === undefined || !('value' in found)) throw new Error(`${name} ${entry[key]} is missing`);
        expect(found.value).toMatchObject(entry);
        expect(resource(name).whole.parse(found.value)).toEqual(found.value);
      }
  });

  it.each([
    ['agents', 'shop', 'evals/agents/shop.yaml'],
    ['scorers', 'polite', 'evals/scorers/polite.yaml'],
    ['test-cases', 'refunds/late', 'evals/test-cases/refunds/late.yaml'],
  ])('cannot be deleted: %s/%s', async (name, id, file) => {
    const engine = engineWith();
    const fault = await faultOf(resource(name).remove!(engine, id));
    expect(fault).toMatchObject({ code: 'conflict', where: file });
    expect(fault.hint).toContain(`Delete it in ${file}`);
    expect(await resource(name).get(engine, id, {})).toBeDefined();
  });

  it('is read once, whatever is created and deleted', async () => {
    const ports = memoryWorld(EVALS);
    let reads = 0;
    const list = (path: string) => {
      if (path.startsWith('/repo/evals')) reads += 1;
      return ports.files.list(path);
    };
    const engine = offlineEngine({
      ports: { ...ports, files: { ...ports.files, list } },
      evals: '/repo/evals',
      state: '/repo/.assay',
    });
    await engine.cases();
    const before = reads;
    const { id } = await call(createTestCase, CASE, engine);
    await resource('test-cases').remove!(engine, id);
    expect(await engine.cases()).toHaveLength(2);
    expect([before > 0, reads - before]).toEqual([true, 0]);
    engine.forget({ evals: true });
    await engine.cases();
    expect(reads).toBeGreaterThan(before);
  });
});

describe('an agent', () => {
  it('is shown without anything that is secret', async () => {
    const engine = engineWith();
    const secrets = ['sk-very-secret', 'Bearer abc', 'hunter2', 'pw@', 'key=abc'];
    const created = await call(
      createAgent,
      {
        name: 'Mine',
        provider: 'custom',
        credentials: { OPENAI_API_KEY: 'sk-very-secret' },
        invocation: {
          url: 'https://u:hunter2@shop.example/x?token=hunter2#part',
          headers: { Authorization: 'Bearer abc' },
          env: { SHOP_PASSWORD: 'hunter2' },
        },
        system_prompt: 'Be kind.',
      },
      engine,
    );
    const shown: unknown[] = await all(engine, 'agents', 200);
    for (const id of [created.id, 'secret', 'shop']) shown.push(await resource('agents').get(engine, id, {}));
    const text = JSON.stringify(shown);
    for (const secret of [...secrets, created.api_key, 'sha256', 'sealed', 'ciphertext', '${SHOP}'])
      expect(text).not.toContain(secret);
    expect(await resource('agents').get(engine, created.id, {})).toMatchObject({
      value: {
        name: 'Mine',
        system_prompt: 'Be kind.',
        invocation: {
          method: 'POST',
          url: 'https://***@shop.example/x?token=***#part',
          headers: { Authorization: '***' },
          env: { SHOP_PASSWORD: '***' },
        },
      },
    });
    expect(await resource('agents').get(engine, 'secret', {})).toMatchObject({
      value: {
        invocation: {
          url: 'https://***@shop.example/chat?key=***&v=***',
          headers: { Authorization: '***', 'X-Shop': '***' },
        },
      },
    });
  });

  it('that is deleted is gone at once with its key; its cases stay and say so when they are run', async () => {
    const engine = engineWith();
    const agent = await call(
      createAgent,
      { name: 'Mine', provider: 'custom', invocation: { url: 'http://x/' } },
      engine,
    );
    const stored = await call(createTestCase, { ...CASE, agent_id: agent.id }, engine);
    await resource('agents').remove!(engine, agent.id);
    expect(await (await engine.store()).get('agents', agent.id)).toBeNull();
    expect(await resource('agents').get(engine, agent.id, {})).toBeUndefined();
    expect(await faultOf(resource('agents').remove!(engine, agent.id))).toMatchObject({ code: 'not_found' });
    expect(await resource('test-cases').get(engine, stored.id, {})).toBeDefined();
    const { startRun } = await import('../../src/jobs/runs/start-run.ts');
    const request = createRunRequest.parse({ test_case_id: stored.id });
    const fault = await faultOf(startRun(engine, { selection: { cases: [request.test_case_id!] } }));
    expect(fault.message).toContain(agent.id);
  });
});

describe('an evaluation', () => {
  it('is stored with its verdict and without its texts', async () => {
    const engine = offlineEngine();
    const response = await call(
      evaluate,
      {
        input: 'How long?',
        output: 'Within 30 days.',
        expected_behavior: 'Says "30 days".',
        scorers: ['playval', 'toxicity'],
      },
      engine,
    );
    const { evaluation_id: id, results } = response;
    const whole = await resource('evaluations').get(engine, id, {});
    expect(whole).toEqual({
      value: {
        ...response,
        created_at: '2026-01-01T00:00:00.000Z',
        scorers: ['playval', 'toxicity'],
        threshold: null,
      },
    });
    const [entry] = await all(engine, 'evaluations', 1);
    expect(entry).toEqual({
      evaluation_id: id,
      created_at: '2026-01-01T00:00:00.000Z',
      overall_pass: response.overall_pass,
      scorers: ['playval', 'toxicity'],
      threshold: null,
      scores: Object.fromEntries(Object.entries(results).map(([name, { score }]) => [name, score])),
    });
    const stored = engine.ports.files.readTextIfThere(`${engine.stateDir}/state/evaluations/${id}.json`);
    expect(stored).not.toContain('How long?');
  });

  it('is answered with a warning where it cannot be stored', async () => {
    const engine = offlineEngine();
    engine.ports.files.writeAtomic(`${engine.stateDir}/state/evaluations`, 'no folder');
    const response = await call(
      evaluate,
      { output: 'Hello.', expected_behavior: 'Greets.', scorers: ['toxicity'] },
      engine,
    );
    expect(response.results['toxicity']).toBeDefined();
    expect(engine.warnings).toEqual([
      expect.stringContaining(`evaluation ${response.evaluation_id} was not stored: storage`),
    ]);
  });
});

describe('a list', () => {
  it('of runs has what is known of each, newest first', async () => {
    const engine = offlineEngine();
    const store = await engine.store();
    const counts = { total: 1, passed: 1, failed: 0, errored: 0, skipped: 0 };
    await store.putRunSummary({
      run_id: 'run_1',
      started_at: '2026-01-01T00:00:00.000Z',
      status: 'completed',
      conclusion: 'passed',
      reason: 'fine',
      finished_at: '2026-01-01T00:01:00.000Z',
      agent_id: 'a',
      counts,
      pass_rate: 1,
      judge: { mode: 'offline', model: 'm' },
      selection: {},
    });
    await store.putRunSummary({
      run_id: 'run_2',
      started_at: '2026-01-02T00:00:00.000Z',
      status: 'strange',
      pass_rate: 7,
    });
    expect(await all(engine, 'runs', 1)).toEqual([
      {
        run_id: 'run_2',
        started_at: '2026-01-02T00:00:00.000Z',
        status: 'failed',
        conclusion: null,
        reason: '',
        finished_at: null,
        agent_id: null,
        counts: null,
        pass_rate: null,
        judge: null,
      },
      {
        run_id: 'run_1',
        started_at: '2026-01-01T00:00:00.000Z',
        status: 'completed',
        conclusion: 'passed',
        reason: 'fine',
        finished_at: '2026-01-01T00:01:00.000Z',
        agent_id: 'a',
        counts,
        pass_rate: 1,
        judge: { mode: 'offline', model: 'm' },
      },
    ]);
  });

  it('of experiments and optimizations is newest first, without what only the whole shows', async () => {
    const engine = offlineEngine();
    const store = await engine.store();
    const request = {
      name: 'Tone',
      agent_id: 'shop',
      variants: [
        { name: 'a', config: {} },
        { name: 'b', config: { system_prompt: 'Be brief.' } },
      ],
      test_case_ids: ['x'],
      metrics: ['playval'],
      config: { randomize: true },
    };
    for (const [id, day] of [
      ['exp_b', 1],
      ['exp_c', 3],
      ['exp_a', 3],
    ] as const) {
      const made = { created_at: `2026-01-0${day}T00:00:00.000Z`, status: 'pending' };
      await store.put('experiments', id, {
        ...made,
        experiment_id: id,
        name: 'Tone',
        agent_id: 'shop',
        request,
      });
    }
    const listed = await all(engine, 'experiments', 2);
    expect(listed.map((one) => one['experiment_id'])).toEqual(['exp_c', 'exp_a', 'exp_b']);
    expect(listed[0]).not.toHaveProperty('request');
    const whole = await resource('experiments').get(engine, 'exp_b', {});
    expect(whole).toMatchObject({ value: { experiment_id: 'exp_b', request } });
    expect(resource('experiments').whole.safeParse((whole as { value: unknown }).value).success).toBe(true);

    const answer = {
      ...{ optimization_id: 'opt_1', agent_id: 'shop', created_at: '2026-01-01T00:00:00.000Z' },
      ...{ status: 'completed', original_prompt: 'a', optimized_prompt: 'b', changes_made: [] },
      ...{
        predicted_improvement: { playval: { from: 0, to: 1 } },
        validation_run_id: 'run_1',
        decision: 'accepted',
      },
    };
    const stored = {
      ...answer,
      details: { reason: 'better' },
      request: {},
      seed: 1,
      material: 'm',
      holdout_uses: 1,
    };
    await store.put('optimizations', 'opt_1', stored);
    expect(await all(engine, 'optimizations', 2)).toEqual([answer]);
    expect(await resource('optimizations').get(engine, 'opt_1', {})).toEqual({
      value: { ...answer, details: { reason: 'better' } },
    });
  });

  it('of batches has their summaries, the whole their items', async () => {
    const engine = offlineEngine();
    const summary = { total: 1, passed: 1, failed: 0, errored: 0, skipped: 0, avg_scores: { playval: 1 } };
    const item = { item_index: 0, overall_pass: true, scores: { playval: 1 }, status: 'scored' };
    const batch = { batch_id: 'batch_1', status: 'completed', results: [item], summary };
    await (await engine.store()).create('batches', 'batch_1', batch);
    expect(await all(engine, 'batches', 1)).toEqual([{ batch_id: 'batch_1', status: 'completed', summary }]);
    expect(await resource('batches').get(engine, 'batch_1', {})).toEqual({ value: batch });
  });

  it('leaves out what this version cannot read, with a warning, and never shows the secret of a webhook', async () => {
    const engine = offlineEngine();
    const store = await engine.store();
    const hook = { webhook_id: 'wh_1', url: 'https://a.example/', events: ['run.failed'], active: true };
    await store.put('webhooks', 'wh_1', { ...hook, secret: { sealed: [] } });
    await store.put('webhooks', 'wh_2', { url: 7 });
    expect(await all(engine, 'webhooks', 5)).toEqual([hook]);
    expect(await resource('webhooks').get(engine, 'wh_1', {})).toEqual({ value: hook });
    expect(await faultOf(resource('webhooks').get(engine, 'wh_2', {}))).toMatchObject({ code: 'conflict' });
    expect(engine.warnings).toEqual([expect.stringContaining('webhooks/wh_2 is left out')]);
    await resource('webhooks').remove!(engine, 'wh_1');
    expect(await all(engine, 'webhooks', 5)).toEqual([]);
  });

  it('has every entry that stays exactly once and in order, whatever is deleted between two pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { maxLength: 5 }),
        async (count, limits, deletions) => {
          const engine = engineWith();
          const made: string[] = [];
          for (let at = 0; at < count; at += 1) made.push((await call(createTestCase, CASE, engine)).id);
          const gone = new Set<string>();
          const [limit, plan] = [[...limits], [...deletions]];
          const seen = await all(
            engine,
            'test-cases',
            () => limit.shift() ?? 3,
            async () => {
              for (const at of plan.shift() ?? []) {
                const id = made[at];
                if (id === undefined || gone.has(id)) continue;
                await resource('test-cases').remove!(engine, id);
                gone.add(id);
              }
            },
          );
          const ids = seen.map(({ id }) => String(id));
          expect(new Set(ids).size).toBe(ids.length);
          const expected = ['refunds/late', 'return', ...[...made].sort()];
          expect(ids).toEqual(expected.filter((id) => ids.includes(id)));
          for (const id of expected) if (!gone.has(id)) expect(ids).toContain(id);
        },
      ),
      { numRuns: 25, seed: 11 },
    );
  });
});
