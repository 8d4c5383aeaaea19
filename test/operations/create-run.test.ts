import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createRun } from '../../src/operations/create-run.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { openStoredRun, storedReport } from '../../src/runs/stored-run.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { finished } from '../support/finished.ts';
import { faultOf, offlineEngine } from '../support/offline-engine.ts';

let agent: FakeServer;
beforeAll(async () => {
  agent = await fakeAgentServer(({ headers, json, path }, index) =>
    json.input === 'fail' || (json.input === 'fail once' && index % 2 === 0)
      ? { status: 503, body: 'busy' }
      : { body: { output: `${path} ${json.input} ${headers['x-shop'] ?? ''} ${json.attachments ?? ''}` } },
  );
});
afterAll(() => agent.close());

/** An engine with an agent and these cases: by tag, what the user says. */
async function engineWith(cases: Record<string, string>) {
  const engine = offlineEngine();
  const store = async (path: string) =>
    (
      await call(
        createAgent,
        {
          name: path,
          provider: 'custom',
          invocation: { url: `${agent.url}/${path}`, body_template: '{"input":"{{ input }}"}' },
        },
        engine,
      )
    ).id;
  const agent_id = await store('first');
  const other = await store('second');
  for (const [tag, text] of Object.entries(cases))
    await call(
      createTestCase,
      {
        name: tag,
        agent_id,
        tags: [tag],
        turns: [{ input: { text }, expected_behavior: 'Mention "hello".', checks: [{ contains: 'hello' }] }],
      },
      engine,
    );
  return { engine, other };
}

/** Header and cases of a stored run. */
async function storedRun(engine: Engine, runId: string) {
  const journal = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
  try {
    const { header, cases } = storedReport(runId, journal);
    return { header, cases: [...cases] };
  } finally {
    await journal.close();
  }
}

async function played(engine: Engine, request: unknown) {
  const { run_id: runId } = await call(createRun, request, engine);
  await engine.settled();
  return storedRun(engine, runId);
}

describe('create-run', () => {
  it('answers with exactly the fields of interface 2.8 and goes on behind', async () => {
    const { engine } = await engineWith({ a: 'hello', b: 'hello you' });
    const response = await call(createRun, { tags: ['a', 'b'] }, engine);
    expect(response).toEqual({
      run_id: 'run_1',
      status: 'queued',
      test_case_count: 2,
      estimated_duration_s: 1,
      // Nothing streams it: there is no service.
      webhook_url: '',
    });
    await engine.settled();
    const { header, cases } = await storedRun(engine, 'run_1');
    expect(header).toMatchObject({ status: 'completed', conclusion: 'passed', counts: { passed: 2 } });
    expect(cases.map((one) => one.id)).toEqual(['case_1', 'case_2']);
    expect(await (await engine.store()).runSummaries()).toMatchObject([
      { run_id: 'run_1', conclusion: 'passed' },
    ]);
    expect(engine.warnings).toEqual([]);
  });

  it.each([
    ['one id', { test_case_id: 'case_2' }, ['case_2']],
    ['ids', { test_case_ids: ['case_3', 'case_1'] }, ['case_1', 'case_3']],
    ['a union of all selectors', { test_case_id: 'case_1', tags: ['c'] }, ['case_1', 'case_3']],
    ['what one selector names beside an empty one', { test_case_ids: [], tags: ['c'] }, ['case_3']],
  ])('plays %s', async (_, request, ids) => {
    const { engine } = await engineWith({ a: 'hello', b: 'hello', c: 'hello' });
    const { cases } = await played(engine, request);
    expect(cases.map((one) => one.id)).toEqual(ids);
  });

  it.each([{}, { test_case_ids: [] }, { tags: [] }, { test_case_ids: [], tags: [] }, { tags: null }])(
    'refuses %j, which selects nothing',
    async (request) => {
      const { engine } = await engineWith({ a: 'hello' });
      const fault = await faultOf(createRun, request, engine);
      expect([fault.code, fault.message]).toEqual([
        'validation_failed',
        expect.stringContaining('at least one'),
      ]);
    },
  );

  it('plays against another agent for comparison', async () => {
    const { engine, other } = await engineWith({ a: 'hello' });
    const { header, cases } = await played(engine, { tags: ['a'], override_agent_id: other });
    expect(header.agent_id).toBe(other);
    expect(cases[0]?.attempts[0]?.turns[0]?.output).toContain('/second');
  });

  it.each([
    ['no selector', {}, ''],
    ['an id that there is none of', { test_case_ids: ['case_9'] }, 'test_case_ids'],
    ['a tag that there is none of', { tags: ['z'] }, 'tags'],
    ['an agent that there is none of', { tags: ['a'], override_agent_id: 'agent_9' }, 'override_agent_id'],
    ['a misspelt selector', { tags: ['a'], test_case_idz: ['case_1'] }, 'test_case_idz'],
    ['a misspelt setting', { tags: ['a'], config: { max_retry: 1 } }, 'config.max_retry'],
  ])('refuses %s', async (_, request, path) => {
    const { engine } = await engineWith({ a: 'hello' });
    const fault = await faultOf(createRun, request, engine);
    expect(fault).toMatchObject({ code: 'validation_failed' });
    expect(fault.problems.map((problem) => problem.path)).toContain(path);
  });

  it('tries a failing agent again as often as it is told, and an errored case is never a failed one', async () => {
    const { engine } = await engineWith({ a: 'fail', b: 'hello' });
    const before = agent.seen.length;
    const { header, cases } = await played(engine, { tags: ['a', 'b'], config: { max_retries: 3 } });
    expect(agent.seen.length - before).toBe(5);
    expect(header).toMatchObject({
      conclusion: 'failed',
      counts: { passed: 1, failed: 0, errored: 1 },
      pass_rate: 1,
      usage: { agent: { calls: 5 } },
    });
    expect(cases[0]?.attempts[0]?.error?.message).toMatch(/503.*4 tries/);
  });

  it('needs no evals folder for an attachment that is in the case itself', async () => {
    const engine = offlineEngine();
    const { id: agent_id } = await call(
      createAgent,
      {
        name: 'A',
        provider: 'custom',
        invocation: {
          url: agent.url,
          body_template: '{"input":"{{ input }}","attachments":{{ attachments }}}',
        },
      },
      engine,
    );
    const attachments = [
      { data: Buffer.from('hello').toString('base64'), name: 'a.txt', media_type: 'text/plain' },
    ];
    const checks = [{ contains: 'hello' }];
    const turns = [{ input: { text: 'hello', attachments }, expected_behavior: 'Mention "hello".', checks }];
    const { id } = await call(createTestCase, { name: 'A', agent_id, turns }, engine);
    const { cases } = await played(engine, { test_case_id: id });
    expect(cases[0]).toMatchObject({ status: 'passed' });
  });

  it('warns when the work behind it fails', async () => {
    const { engine } = await engineWith({ a: 'hello' });
    engine.inBackground(Promise.reject(new Error('disk gone')));
    await engine.settled();
    expect(engine.warnings).toEqual([expect.stringContaining('disk gone')]);
  });
});

describe('rescore', () => {
  it('judges stored answers again without the agent, against the agent that gave them', async () => {
    const { engine, other } = await engineWith({ a: 'hello', b: 'nothing' });
    const first = await played(engine, { tags: ['a', 'b'], override_agent_id: other });
    const before = agent.seen.length;
    const started = await rescoreRun(engine, first.header.run_id, { scorers: ['relevance', 'toxicity'] });
    await finished(started, () => undefined);
    expect(agent.seen.length).toBe(before);
    const { header, cases } = await storedRun(engine, started.runId);
    expect(header.run_id).not.toBe(first.header.run_id);
    expect(header).toMatchObject({ agent_id: other, usage: { agent: { calls: 0 } } });
    expect(cases.map((one) => one.agent_id)).toEqual([other, other]);
    const names = cases
      .flatMap((one) => one.attempts)
      .flatMap((one) => one.turns)
      .map((turn) => Object.keys(turn.results));
    expect(names).toEqual([
      ['relevance', 'toxicity'],
      ['relevance', 'toxicity'],
    ]);
    expect(cases[0]?.attempts[0]?.turns[0]?.output).toBe(first.cases[0]?.attempts[0]?.turns[0]?.output);
  });
});
