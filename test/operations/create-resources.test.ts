import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/errors.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createScorer } from '../../src/operations/create-scorer.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call, type Operation } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { nodeFiles } from '../../src/ports/node-files.ts';
import { faultOf, offlineEngine } from '../support/offline-engine.ts';
import { folderOf } from '../support/run-cli.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const REGEX = { name: 'Order number', type: 'regex', config: { pattern: 'order \\d+' } };
const AGENT = { name: 'Shop', provider: 'custom', invocation: { url: 'http://127.0.0.1:1/' } };
const turnsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    input: { text: `question ${index}` },
    expected_behavior: 'Answers.',
  }));

describe('the template of an agent', () => {
  const request = (invocation: object, provider = 'custom') => ({
    ...AGENT,
    provider,
    invocation: { url: 'http://127.0.0.1:1/', ...invocation },
  });

  it.each([
    ['custom', '{"q":"nothing"}'],
    ['custom', 'plain text'],
    ['langchain', '{"input":{}}'],
  ])('of %s has to carry the input, which %s does not', async (provider, body_template) => {
    const fault = await faultOf(createAgent, request({ body_template }, provider), offlineEngine());
    expect([fault.code, fault.problems[0]?.path]).toEqual(['validation_failed', 'invocation.body_template']);
  });

  it.each([
    { body_template: '{"q":"{{ input }}"}' },
    { body_template: '{"q":{{ messages }}}' },
    { url: 'http://127.0.0.1:1/?q={{ input }}', body_template: '{}' },
    { method: 'GET', body_template: '{}' },
    {},
  ])('may carry it as %j', async (invocation) => {
    expect(await call(createAgent, request(invocation), offlineEngine())).toMatchObject({ name: 'Shop' });
  });
});

describe('a request', () => {
  it.each<[string, Operation, unknown, { path: string; message: RegExp }[]]>([
    [
      'that misspells keys, at any depth',
      createScorer,
      { ...REGEX, desription: 'x', config: { patern: 'x' } },
      [
        { path: 'config.patern', message: /did you mean "pattern"/ },
        { path: 'desription', message: /did you mean "description"/ },
        { path: 'config.pattern', message: /regex/ },
      ],
    ],
    [
      'with wrong types and missing fields',
      createAgent,
      { provider: 'openapi', invocation: { url: 7 } },
      [
        { path: 'name', message: /./ },
        { path: 'provider', message: /openai/ },
        { path: 'invocation.url', message: /must be text/ },
      ],
    ],
    ['that is no object', createScorer, 'hello', [{ path: '', message: /object/ }]],
    ['that is nothing', createScorer, null, [{ path: '', message: /object/ }]],
    [
      'for a single case with several turns',
      createTestCase,
      { name: 'A', agent_id: 'a', turns: turnsOf(2) },
      [{ path: 'turns', message: /single case has one turn, this has 2; say type: multi/ }],
    ],
    [
      'for a turn without its expected behavior',
      createTestCase,
      { name: 'A', agent_id: 'a', turns: [{ input: { txt: 'x' } }] },
      [
        { path: 'turns[0].input.txt', message: /did you mean "text"/ },
        { path: 'turns[0].input.text', message: /./ },
        { path: 'turns[0].expected_behavior', message: /./ },
      ],
    ],
  ])('%s is refused with every problem and its path', async (_, operation, request, problems) => {
    const fault = await faultOf(operation, request, offlineEngine());
    expect(fault).toMatchObject({
      code: 'validation_failed',
      where: expect.any(String),
      hint: expect.any(String),
    });
    expect(fault.problems).toEqual(
      problems.map(({ path, message }) =>
        expect.objectContaining({ path, message: expect.stringMatching(message) }),
      ),
    );
  });

  it('may carry fields of somebody’s own', async () => {
    const answer = await call(
      createScorer,
      { ...REGEX, owner_team: 'shop', config: { pattern: 'x', tracker: 1 } },
      offlineEngine(),
    );
    expect(answer).toEqual({ scorer_id: 'scorer_1', name: 'Order number' });
  });
});

describe('create-scorer', () => {
  it('answers with id and name, and the id is a scorer from then on', async () => {
    const engine = offlineEngine();
    const { scorer_id: id } = await call(createScorer, REGEX, engine);
    const { results, overall_pass: pass } = await call(
      evaluate,
      { output: 'your order 12', scorers: [id] },
      engine,
    );
    expect(pass).toBe(true);
    expect(results[id]).toMatchObject({
      score: 1,
      pass: true,
      metadata: { matches: [{ match: 'order 12' }] },
    });
  });

  it.each([
    ['a pattern that does not compile', { pattern: '(' }, /does not compile/],
    ['a construct that a linear engine lacks', { pattern: '(?=x)' }, /look-ahead/],
  ])('refuses %s at once', async (_, config, message) => {
    const fault = await faultOf(createScorer, { ...REGEX, config }, offlineEngine());
    expect(fault).toMatchObject({ code: 'validation_failed', message: expect.stringMatching(message) });
  });

  it('creates a scorer by rubric, and says at once what it does not know', async () => {
    const request = { name: 'Kind', type: 'llm_judge', config: { rubric: 'Is {{ output }} kind?' } };
    const { scorer_id: id } = await call(createScorer, request, offlineEngine());
    expect(id).toMatch(/^scorer_/);
    const wrong = { ...request, config: { rubric: 'Is {{ outptu }} kind?' } };
    const fault = await faultOf(createScorer, wrong, offlineEngine());
    expect(fault).toMatchObject({ code: 'validation_failed' });
    expect(fault.message).toContain('outptu');
  });
});

describe('create-test-case', () => {
  it('answers with the case as stored', async () => {
    const engine = offlineEngine();
    const { id: agent_id } = await call(createAgent, AGENT, engine);
    const request = { name: 'Talk', agent_id, type: 'multi', turns: turnsOf(2), tags: ['smoke'] };
    expect(await call(createTestCase, request, engine)).toEqual({
      ...request,
      id: 'case_1',
      created_at: '2026-01-01T00:00:00.000Z',
    });
    const { turns } = request;
    expect(await call(createTestCase, { name: 'One', agent_id, turns: [turns[0]] }, engine)).toMatchObject({
      type: 'single',
      tags: [],
    });
  });

  it('refuses an agent and scorers that do not exist', async () => {
    const engine = offlineEngine();
    const { id: agent_id } = await call(createAgent, AGENT, engine);
    expect(
      await faultOf(createTestCase, { name: 'A', agent_id: 'agent_9', turns: turnsOf(1) }, engine),
    ).toMatchObject({
      code: 'validation_failed',
      hint: expect.stringContaining('agent_1'),
      problems: [{ path: 'agent_id' }],
    });
    const turns = [{ ...turnsOf(1)[0], scorers: ['playval', 'playvall', 'nonsense_xyz'] }];
    const fault = await faultOf(createTestCase, { name: 'A', agent_id, turns }, engine);
    expect(fault.problems).toEqual([
      expect.objectContaining({ path: 'turns[0].scorers[1]', message: expect.stringContaining('"playval"') }),
      expect.objectContaining({ path: 'turns[0].scorers[2]' }),
    ]);
  });
});

describe('create-agent', () => {
  const SECRET = 'sk-very-secret-canary-0123456789';

  it('answers with five strings and nothing of what was secret', async () => {
    const answer = await call(
      createAgent,
      { ...AGENT, credentials: { OPENAI_API_KEY: SECRET } },
      offlineEngine(),
    );
    expect(answer).toEqual({
      id: 'agent_1',
      name: 'Shop',
      provider: 'custom',
      created_at: '2026-01-01T00:00:00.000Z',
      api_key: expect.stringMatching(/^\S{20,}$/),
    });
  });

  it.each([
    ['a key of its own', {}],
    ['the key it is given', { ASSAY_ENCRYPTION_KEY: 'a key of at least sixteen characters' }],
    ['no key in CI', { CI: 'true' }],
  ])('leaves no plaintext on disk with %s', async (_, variables) => {
    const folder = folderOf({});
    const ports = seededPorts({ files: nodeFiles(), variables });
    const engine = offlineEngine({ ports, state: folder });
    const { id, api_key: apiKey } = await call(
      createAgent,
      { ...AGENT, credentials: { OPENAI_API_KEY: SECRET } },
      engine,
    );
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile());
    const everything = files.map((path) => readFileSync(path, 'latin1')).join('\n');
    expect(everything).toContain('agent_1');
    for (const secret of [
      SECRET,
      Buffer.from(SECRET).toString('base64'),
      Buffer.from(SECRET).toString('hex'),
      apiKey,
    ])
      expect(everything).not.toContain(secret);
    expect(everything).toContain(createHash('sha256').update(apiKey).digest('hex'));
    // The engine itself can still use them.
    const [agent] = await engine.agents();
    expect((await engine.reach(agent!)).credentials).toEqual({ OPENAI_API_KEY: SECRET });
    expect(id).toBe('agent_1');
  });

  it.each([
    ['custom without a place', { provider: 'custom' }, 'invocation'],
    [
      'azure_openai without an endpoint',
      { provider: 'azure_openai', invocation: { deployment: 'x' } },
      'invocation.base_url',
    ],
  ])('takes %s, and asks for it before the first call', async (_, how, path) => {
    const engine = offlineEngine();
    await call(createAgent, { name: 'A', ...how }, engine);
    const [agent] = await engine.agents();
    const fault: Fault = await engine.reach(agent!).then(
      () => expect.unreachable(),
      (error) => error,
    );
    expect(fault.code).toBe('validation_failed');
    expect(fault.problems.map((problem) => problem.path).join()).toContain(path);
    expect(fault.message).toContain('agent agent_1');
  });

  it.each([
    ['of a provider that there is not', 'COHERE_API_KEY', /"COHERE_API_KEY" is not known here/],
    ['misspelt', 'OPENAI_API_KAY', /did you mean "OPENAI_API_KEY"/],
  ])('names a credential %s', async (_, key, message) => {
    const fault = await faultOf(createAgent, { ...AGENT, credentials: { [key]: 'x' } }, offlineEngine());
    expect(fault.problems).toHaveLength(1);
    expect(fault.problems[0]).toMatchObject({ path: `credentials.${key}` });
    expect(fault.message).toMatch(message);
  });

  it('refuses an agent that is both an address and a program', async () => {
    const invocation = { url: 'http://127.0.0.1:1/', command: ['node'] };
    const fault = await faultOf(createAgent, { name: 'A', provider: 'custom', invocation }, offlineEngine());
    expect(fault.problems.map((problem) => problem.path)).toEqual(['invocation']);
  });

  it('takes the default scorers of the interface that this build has, and names one that is misspelt', async () => {
    const engine = offlineEngine();
    await call(createAgent, { ...AGENT, default_scorers: ['relevance', 'faithfulness'] }, engine);
    const fault = await faultOf(createAgent, { ...AGENT, default_scorers: ['faithfulnes'] }, engine);
    expect(fault).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('"faithfulness"'),
    });
  });
});
