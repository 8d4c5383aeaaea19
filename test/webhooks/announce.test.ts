import { describe, expect, it } from 'vitest';
import { announce } from '../../src/jobs/announce.ts';
import { announceRun } from '../../src/jobs/runs/announce-run.ts';
import { createWebhook } from '../../src/operations/create-webhook.ts';
import { call } from '../../src/operations/define-operation.ts';
import type { HttpRequest } from '../../src/ports/ports.ts';
import { webhookPayload } from '../../src/schema/event.ts';
import { faultOf, offlineEngine } from '../support/offline-engine.ts';
import { mixedReport, passedReport } from '../support/sample-report.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const SECRET = 'a secret that is long enough';
const EVENTS = ['run.completed', 'run.failed', 'evaluation.completed', 'optimization.completed'];
const evaluated = {
  event: 'evaluation.completed',
  data: { evaluation_id: 'eval_1', overall_pass: true, scores: { accuracy: 1 } },
} as const;

function world(variables: Record<string, string> = {}, options: Parameters<typeof offlineEngine>[0] = {}) {
  const sent: HttpRequest[] = [];
  const ports = seededPorts({
    variables,
    http: async (request) => {
      sent.push(request);
      return { status: 200, headers: {}, text: '' };
    },
  });
  const engine = offlineEngine({ ports, ...options });
  const bodies = () => sent.map(({ body }) => JSON.parse(new TextDecoder().decode(body as Uint8Array))); // Always bytes.
  return { engine, ports, sent, bodies };
}

describe('registering a webhook', () => {
  it('answers without the secret, and keeps that sealed', async () => {
    const { engine, ports } = world();
    const request = { url: 'https://hooks.example.com/a', events: ['run.failed'], secret: SECRET };
    expect(await call(createWebhook, request, engine)).toEqual({
      webhook_id: 'wh_1',
      url: 'https://hooks.example.com/a',
      events: ['run.failed'],
      active: true,
    });
    expect(engine.warnings.filter((one) => one.includes('secret of webhook'))).toEqual([]);
    const [stored] = await (await engine.store()).list('webhooks');
    expect(JSON.stringify(stored)).not.toContain(SECRET);
    expect(stored).toMatchObject({
      id: 'wh_1',
      value: { active: true, secret: { sealed: [{ field: 'secret' }] } },
    });
    expect(ports.files.list(engine.stateDir)).toContain('keys');
  });

  it('accepts a short secret with a warning', async () => {
    const { engine } = world();
    await call(
      createWebhook,
      { url: 'https://hooks.example.com/a', events: EVENTS, secret: 'short' },
      engine,
    );
    expect(engine.warnings.join()).toContain('the secret of webhook wh_1 has 5 bytes');
  });

  it.each([
    ['http', 'http://hooks.example.com/a', 'must be an https URL'],
    ['no URL', 'hooks', 'must be an https URL'],
    ['a loopback address', 'https://127.0.0.1/a', 'the address 127.0.0.1 is not public'],
    ['an address in disguise', 'https://0x7f.1/', 'the address 127.0.0.1 is not public'],
    ['a metadata service', 'https://[fd00:ec2::254]/', 'is not public'],
    ['a user', 'https://me:you@hooks.example.com/', 'carries a user or password'],
  ])('refuses %s', async (_, url, message) => {
    const fault = await faultOf(createWebhook, { url, events: EVENTS, secret: SECRET }, world().engine);
    expect(fault.code).toBe('validation_failed');
    expect(fault.problems).toEqual([{ path: 'url', message: expect.stringContaining(message) }]);
  });

  it('takes a name without looking it up, and a private address that is allowed', async () => {
    const { engine } = world({ ASSAY_ALLOW_PRIVATE_HOSTS: '10.0.0.0/8' });
    for (const url of ['https://hooks.corp/a', 'https://10.1.2.3/'])
      expect(await call(createWebhook, { url, events: EVENTS, secret: SECRET }, engine)).toMatchObject({
        url,
      });
  });

  it('says which event was meant', async () => {
    const request = { url: 'https://hooks.example.com/', events: ['run.complete'], secret: SECRET };
    const { problems } = await faultOf(createWebhook, request, world().engine);
    expect(problems[0]).toMatchObject({
      path: 'events[0]',
      message: expect.stringContaining('did you mean "run.completed"?'),
    });
  });
});

describe('an announcement', () => {
  it('reaches active webhooks that subscribed, and nobody else', async () => {
    const { engine, sent } = world();
    const add = (url: string, events: string[]) =>
      call(createWebhook, { url, events, secret: SECRET }, engine);
    await add('https://a.example.com/', ['evaluation.completed']);
    await add('https://b.example.com/', ['run.failed']);
    const { webhook_id } = await add('https://c.example.com/', EVENTS);
    await announce(engine, evaluated);
    await engine.settled();
    expect(sent.map(({ url }) => url).sort()).toEqual(['https://a.example.com/', 'https://c.example.com/']);
    await (await engine.store()).update('webhooks', webhook_id, (one) => ({ ...Object(one), active: false }));
    await announce(engine, evaluated);
    await engine.settled();
    expect(sent).toHaveLength(3);
  });

  it('is the last one for a webhook that answers 410: it is kept as inactive', async () => {
    let status = 410;
    const ports = seededPorts({ http: async () => ({ status, headers: {}, text: '' }) });
    const engine = offlineEngine({ ports });
    const url = 'https://a.example.com/';
    const { webhook_id } = await call(createWebhook, { url, events: EVENTS, secret: SECRET }, engine);
    await announce(engine, evaluated);
    await engine.settled();
    status = 500;
    await announce(engine, evaluated);
    await engine.settled();
    expect(await (await engine.store()).get('webhooks', webhook_id)).toMatchObject({ url, active: false });
    expect(engine.warnings.at(-1)).toContain('answered 410 and is not sent to any more');
    expect(ports.files.list(`${engine.stateDir}/state/deliveries`)).toEqual([]);
  });

  it('reaches the webhook of the entry point, without secrets in its texts', async () => {
    const webhook = { url: 'https://door.example.com/', secret: SECRET };
    const redact = (text: string) => text.replaceAll('hush', '[redacted]');
    const { engine, bodies } = world({}, { webhook, redact });
    await announce(engine, { ...evaluated, data: { ...evaluated.data, evaluation_id: 'eval_hush' } });
    await engine.settled();
    expect(bodies()).toEqual([
      {
        event: 'evaluation.completed',
        timestamp: '2026-01-01T00:00:00.000Z',
        data: { ...evaluated.data, evaluation_id: 'eval_[redacted]' },
      },
    ]);
  });

  it('reaches those of assay.yaml; one whose variable is not set is named and gets nothing', async () => {
    const { engine, ports, sent } = world({ HOOK_SECRET: SECRET });
    ports.files.writeAtomic(
      `${engine.evalsDir}/assay.yaml`,
      [
        'webhooks:',
        '  - {url: "https://a.example.com/", events: [evaluation.completed], secret: "${HOOK_SECRET}"}',
        '  - {url: "https://b.example.com/", events: [evaluation.completed], secret: "${NOT_SET}"}',
        '',
      ].join('\n'),
    );
    await announce(engine, evaluated);
    await announce(engine, evaluated);
    await engine.settled();
    expect(sent.map(({ url }) => url)).toEqual(['https://a.example.com/', 'https://a.example.com/']);
    expect(engine.warnings).toEqual([
      expect.stringMatching(
        /^evals\/assay\.yaml:3: the environment variable NOT_SET is not set, so nothing is sent/,
      ),
    ]);
  });

  it('never breaks what it announces: what goes wrong is a warning', async () => {
    const { engine, ports } = world();
    ports.files.writeAtomic(`${engine.evalsDir}/assay.yaml`, 'webhooks: 7\n');
    await announce(engine, evaluated);
    expect(engine.warnings).toEqual([
      expect.stringContaining('webhooks were not told of evaluation.completed'),
    ]);
  });
});

describe('a run that ended', () => {
  const options = { webhook: { url: 'https://door.example.com/', secret: SECRET } };
  const deliveredOf = async (report: ReturnType<typeof mixedReport>, config = {}, variables = {}) => {
    const { engine, bodies } = world(variables, options);
    await announceRun(engine, report, config);
    await engine.settled();
    return bodies();
  };

  it('is run.completed when it passed, with its numbers', async () => {
    const report = passedReport();
    const [body] = await deliveredOf(report);
    expect(webhookPayload.parse(body)).toEqual(body);
    const { run_id, conclusion, counts, avg_scores } = report.header;
    expect(body).toMatchObject({ event: 'run.completed', data: { run_id, conclusion, counts, avg_scores } });
    expect(body.data).not.toHaveProperty('url');
  });

  it('is run.completed when it is neutral', async () => {
    const report = passedReport();
    const [body] = await deliveredOf({ ...report, header: { ...report.header, conclusion: 'neutral' } });
    expect(body).toMatchObject({ event: 'run.completed', data: { conclusion: 'neutral' } });
  });

  it('is run.failed when it failed, with exactly four texts', async () => {
    const [body] = await deliveredOf(mixedReport());
    expect(webhookPayload.parse(body)).toEqual(body);
    expect(body.event).toBe('run.failed');
    expect(Object.keys(body.data)).toEqual(['run_id', 'test_case_id', 'test_case_name', 'failure_summary']);
  });

  it('names the page of its workflow', async () => {
    const variables = {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'octo/shop',
      GITHUB_RUN_ID: '7',
    };
    const [body] = await deliveredOf(passedReport(), {}, variables);
    expect(body.data.url).toBe('https://github.com/octo/shop/actions/runs/7');
  });

  it.each([
    ['a shard', { shard: { index: 1, count: 2 } }],
    ['a validation of a prompt', { validates: 'opt_1' }],
    ['an imported run', { imported: { files: [], pass_at: 1 } }],
  ])('is told to nobody when it is %s', async (_, config) =>
    expect(await deliveredOf(mixedReport(), config)).toEqual([]),
  );
});
