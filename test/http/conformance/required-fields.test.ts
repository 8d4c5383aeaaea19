import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agentRequest,
  caseRequest,
  type GreetingAgent,
  greetingAgent,
} from '../../support/greeting-agent.ts';
import { type ServiceProcess, serviceProcess } from '../../support/service-process.ts';
import { type Known, SAMPLE_REQUESTS, without } from '../../support/service-requests.ts';

let service: ServiceProcess;
let greeter: GreetingAgent;
let known: Known;
const span = async () =>
  (
    await service.post(`/v1/traces/${known.trace}/spans`, {
      name: 'search',
      kind: 'tool',
      input: {},
      start_time: '2026-01-05T09:00:00Z',
    })
  ).body.span_id;

beforeAll(async () => {
  [service, greeter] = await Promise.all([serviceProcess(), greetingAgent()]);
  const agent = (await service.post('/v1/agents', agentRequest(greeter.url))).body.id;
  const cases: string[] = [];
  for (const text of ['Hello', 'Good morning'])
    cases.push((await service.post('/v1/test-cases', caseRequest(agent, text))).body.id);
  const trace = (await service.post('/v1/traces', { agent_id: agent })).body.trace_id;
  known = { agent, cases, trace, span: '' };
  known.span = await span();
});
afterAll(async () => {
  await service?.stop();
  await greeter?.close();
});

const table = Object.entries(SAMPLE_REQUESTS).map(([name, sample]) => [name, sample] as const);
const missing = table.flatMap(([name, sample]) =>
  sample.required.map((path) => [name, path, sample] as const),
);

describe('a required field', () => {
  it.each(missing)('of %s that is missing, %s, is a 422 that names it', async (_, path, sample) => {
    const answer = await service.ask(sample.method, sample.path(known), without(sample.body(known), path));
    expect(answer.status, answer.text).toBe(422);
    expect(answer.type).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(answer.body.errors.map((one: { path: string }) => one.path)).toContain(path);
  });

  it('is not the only problem reported: all come at once', async () => {
    const answer = await service.post('/v1/test-cases', { turns: [{ input: {} }] });
    expect(answer.body.errors.map((one: { path: string }) => one.path).sort()).toEqual([
      'agent_id',
      'name',
      'turns[0].expected_behavior',
      'turns[0].input.text',
    ]);
  });

  it.each(table)('is all that %s needs', async (_, sample) => {
    const answer = await service.ask(sample.method, sample.path(known), sample.body(known));
    expect(answer.status, answer.text).toBe(sample.status);
    expect(answer.type).toMatch(/^application\/json/);
  });

  it.each(table)('may stand beside fields that %s does not know', async (name, sample) => {
    if (name.startsWith('PATCH')) known.span = await span();
    const body = { ...sample.body(known), 'x-of-a-later-version': { any: ['thing'] } };
    const answer = await service.ask(sample.method, sample.path(known), body);
    expect(answer.status, answer.text).toBe(sample.status);
  });

  it.each([
    ['POST /v1/evaluate', { tresholt: 0.5 }, 'threshold'],
    ['POST /v1/evaluate/batch', { confg: {} }, 'config'],
    ['POST /v1/optimize/prompt', { min_failure: 3 }, 'min_failures'],
    ['POST /v1/experiments', { config: { runs_per_varient: 1 } }, 'runs_per_variant'],
    ['POST /v1/test-cases', { tag: ['a'] }, 'tags'],
    ['POST /v1/agents', { sytem_prompt: 'Hi' }, 'system_prompt'],
    ['POST /v1/traces', { metdata: {} }, 'metadata'],
    ['POST /v1/runs', { test_case_idss: [] }, 'test_case_ids'],
  ])('or one beside it, misspelt in %s as %j, is a 422 that asks for %s', async (name, extra, meant) => {
    const sample = SAMPLE_REQUESTS[name];
    if (sample === undefined) throw new Error(name);
    const answer = await service.ask(sample.method, sample.path(known), { ...sample.body(known), ...extra });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.text).toContain(meant);
    expect(answer.text).toMatch(/did you mean/i);
  });

  it.each(table)('is asked for in an object: %s refuses other JSON', async (_, sample) => {
    for (const body of [[], 'text', 7, null, true]) {
      const answer = await service.ask(sample.method, sample.path(known), body);
      expect(answer.status, `${JSON.stringify(body)}: ${answer.text}`).toBe(422);
    }
  });
});
