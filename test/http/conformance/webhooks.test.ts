import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agentRequest,
  caseRequest,
  type GreetingAgent,
  greetingAgent,
} from '../../support/greeting-agent.ts';
import { until } from '../../support/run-cli.ts';
import {
  eventually,
  type Parsed,
  type ServiceProcess,
  serviceProcess,
} from '../../support/service-process.ts';
import { type WebhookReceiver, webhookReceiver } from '../../support/webhook-receiver.ts';

const SECRET = 'a-secret-that-both-sides-know';
let service: ServiceProcess;
let greeter: GreetingAgent;
let receiver: WebhookReceiver;
let agent = '';
beforeAll(async () => {
  [greeter, receiver] = await Promise.all([greetingAgent(), webhookReceiver()]);
  const env = { NODE_EXTRA_CA_CERTS: receiver.certificate, ASSAY_ALLOW_PRIVATE_HOSTS: 'localhost' };
  service = await serviceProcess({ env });
  for (const [path, events] of [
    ['/all', ['run.completed', 'run.failed', 'evaluation.completed', 'optimization.completed']],
    ['/runs', ['run.completed']],
  ] as const)
    await service.post('/v1/webhooks', { url: receiver.url + path, events, secret: SECRET });
  const request = agentRequest(greeter.url, { system_prompt: 'Greet.' });
  agent = (await service.post('/v1/agents', request)).body.id;
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([greeter?.close(), receiver?.close()]);
});

/** Does this, and gives what the receiver was sent for it at `/all`. */
async function delivered(event: string, act: () => Promise<unknown>): Promise<Parsed> {
  receiver.deliveries.length = 0;
  const found = () =>
    receiver.deliveries.find(({ path, headers }) => path === '/all' && headers['x-service-event'] === event);
  await act();
  await until(() => found() !== undefined);
  const one = found();
  if (one === undefined) throw new Error('nothing was delivered');
  const expected = `sha256=${createHmac('sha256', SECRET).update(one.body).digest('hex')}`;
  expect(one.headers['x-service-signature']).toBe(expected);
  expect(one.headers['x-service-delivery']).toMatch(/./);
  expect(one.headers['content-type']).toMatch(/^application\/json/);
  const payload = JSON.parse(one.body.toString('utf8'));
  expect(Object.keys(payload).sort()).toEqual(['data', 'event', 'timestamp']);
  expect(payload.event).toBe(event);
  expect(Number.isNaN(Date.parse(payload.timestamp))).toBe(false);
  return payload.data;
}

/** Plays a case whose answer has to hold this text, or one without a check, of which nobody can be sure. */
const play = async (text?: string) => {
  const expected =
    text === undefined
      ? { expected_behavior: 'Greets back.' }
      : { expected_behavior: `Says "${text}".`, checks: [{ contains: text }] };
  const turns = [{ input: { text: 'Hello' }, scorers: ['playval'], ...expected }];
  const id = (await service.post('/v1/test-cases', { ...caseRequest(agent, 'Hello'), turns })).body.id;
  const run = (await service.post('/v1/runs', { test_case_id: id })).body.run_id;
  await eventually(
    () => service.get(`/v1/runs/${run}`),
    ({ body }) => body.status === 'completed',
  );
  return { run, id };
};

describe('a webhook', () => {
  it('is notified of an evaluation', async () => {
    let id = '';
    const data = await delivered('evaluation.completed', async () => {
      const { body } = await service.post('/v1/evaluate', { output: 'Grüße 🌍', scorers: ['toxicity'] });
      id = body.evaluation_id;
    });
    expect(data).toEqual({ evaluation_id: id, overall_pass: true, scores: { toxicity: 1 } });
  });

  it('is notified of a batch, once', async () => {
    const items = [1, 2, 3].map(() => ({ input: 'a', output: 'Hello' }));
    const data = await delivered('evaluation.completed', () =>
      service.post('/v1/evaluate/batch', { items, scorers: ['toxicity'] }),
    );
    expect(data).toMatchObject({ evaluation_id: data.batch_id, overall_pass: true, scores: { toxicity: 1 } });
  });

  it('is notified of a run that passed, at every address that asked for it', async () => {
    let run = '';
    const data = await delivered('run.completed', async () => {
      run = (await play('Hello')).run;
    });
    expect(data).toMatchObject({
      run_id: run,
      agent_id: agent,
      conclusion: 'passed',
      reason: expect.any(String),
      pass_rate: 1,
      counts: { total: 1, passed: 1 },
      avg_scores: { contains: 1 },
      duration_ms: expect.any(Number),
    });
    await until(() => receiver.deliveries.some(({ path }) => path === '/runs'));
  });

  it('is notified of a run that failed, by exactly four texts', async () => {
    let made = { run: '', id: '' };
    const data = await delivered('run.failed', async () => {
      made = await play('Farewell, dear captain');
    });
    expect(data).toEqual({
      run_id: made.run,
      test_case_id: made.id,
      test_case_name: 'Case Hello',
      failure_summary: expect.stringContaining('contains'),
    });
  });

  it('is notified of a run that nothing could be decided in as of one that came to its end', async () => {
    let run = '';
    const data = await delivered('run.completed', async () => {
      run = (await play()).run;
    });
    expect(data).toMatchObject({
      run_id: run,
      conclusion: 'neutral',
      reason: expect.stringContaining('check'),
      pass_rate: null,
      counts: { total: 1, passed: 0, failed: 0, skipped: 1, unsure: 1 },
      avg_scores: {},
    });
  });

  it('is notified of an optimization', async () => {
    const own = (await service.post('/v1/agents', agentRequest(greeter.url, { system_prompt: 'x' }))).body.id;
    const data = await delivered('optimization.completed', () =>
      service.post('/v1/optimize/prompt', { agent_id: own, optimization_type: 'error_driven' }),
    );
    expect(data).toMatchObject({ agent_id: own, status: 'failed', decision: 'insufficient_failures' });
  });

  it('is notified of nothing any more once it is deleted', async () => {
    const { body } = await service.get('/v1/webhooks');
    for (const { webhook_id, url } of body.data)
      if (url.endsWith('/runs')) await service.ask('DELETE', `/v1/webhooks/${webhook_id}`);
    await delivered('run.completed', () => play('Hello'));
    expect(receiver.deliveries.filter(({ path }) => path === '/runs')).toEqual([]);
  });
});
