import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agentRequest,
  caseRequest,
  type GreetingAgent,
  greetingAgent,
} from '../../support/greeting-agent.ts';
import { eventually, type ServiceProcess, serviceProcess } from '../../support/service-process.ts';

const CREDENTIAL = 'sk-credential-of-a-provider-7f3a';
const SECRET = 'secret-of-a-webhook-91c2d4';
let service: ServiceProcess;
let greeter: GreetingAgent;
let apiKey = '';
const cwd = mkdtempSync(join(tmpdir(), 'assay-secrets-'));

beforeAll(async () => {
  [service, greeter] = await Promise.all([serviceProcess({ cwd }), greetingAgent()]);
  const request = agentRequest(greeter.url, { credentials: { OPENAI_API_KEY: CREDENTIAL } });
  const headers = { 'idempotency-key': 'the-agent' };
  const agent = (await service.post('/v1/agents', request, { headers })).body;
  apiKey = agent.api_key;
  const webhook = { url: 'https://example.com/x', events: ['optimization.completed'], secret: SECRET };
  await service.post('/v1/webhooks', webhook, { headers: { 'idempotency-key': 'the-webhook' } });
  await service.post('/v1/traces', { agent_id: agent.id }, { key: apiKey });
  const id = (await service.post('/v1/test-cases', caseRequest(agent.id, 'Hello'))).body.id;
  const run = (await service.post('/v1/runs', { test_case_id: id })).body.run_id;
  await eventually(
    () => service.get(`/v1/runs/${run}`),
    ({ body }) => body.status === 'completed',
  );
});
afterAll(async () => {
  await service?.stop();
  await greeter?.close();
});

/** Every file below the working directory. */
const files = () =>
  readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

describe('no file of the service', () => {
  it.each([
    ['the key of an agent', () => apiKey],
    ['a credential', () => CREDENTIAL],
    ['the secret of a webhook', () => SECRET],
    ['the key of the account', () => service.key],
  ])('holds %s', (_, secret) => {
    expect(secret()).toMatch(/.{20}/);
    expect(files().length).toBeGreaterThan(3);
    const spelt = [secret(), Buffer.from(secret()).toString('base64'), Buffer.from(secret()).toString('hex')];
    const holding = files().filter((file) => {
      const text = readFileSync(file, 'latin1');
      return spelt.some((one) => text.includes(one.replace(/=+$/, '')));
    });
    expect(holding).toEqual([]);
  });

  it('that is a key can be read by others', () => {
    const keys = files().filter((file) => /[/\\](keys|tls)[/\\].*key/.test(file));
    expect(keys).not.toEqual([]);
    for (const file of keys) expect((statSync(file).mode & 0o077).toString(8)).toBe('0');
  });
});

describe('what the service says', () => {
  it('never holds a secret: neither reads nor its log', async () => {
    const kinds =
      'scorers test-cases agents runs experiments optimizations evaluations batches webhooks traces';
    for (const kind of kinds.split(' ')) {
      const { text } = await service.get(`/v1/${kind}?limit=200`);
      for (const secret of [apiKey, CREDENTIAL, SECRET, service.key]) expect(text).not.toContain(secret);
    }
    for (const secret of [apiKey, CREDENTIAL, SECRET, service.key])
      expect(service.stderr()).not.toContain(secret);
  });

  it('is a fresh account key, once, where none is set, that no file holds', async () => {
    const own = mkdtempSync(join(tmpdir(), 'assay-fresh-'));
    const other = await serviceProcess({ cwd: own, env: { ASSAY_API_KEY: '' } });
    try {
      const { status } = await other.get('/v1/agents');
      expect(status).toBe(401);
      const key = other.printed.api_key;
      expect(key).toMatch(/.{24}/);
      expect((await other.get('/v1/agents', { key })).status).toBe(200);
      const state = join(own, '.assay');
      const stored = existsSync(state) ? readdirSync(state, { recursive: true, withFileTypes: true }) : [];
      for (const one of stored.filter((entry) => entry.isFile()))
        expect(readFileSync(join(one.parentPath, one.name), 'latin1')).not.toContain(key);
    } finally {
      await other.stop();
    }
  });
});

describe('what was stored', () => {
  it('is there after a restart: the key of the agent opens, the idempotent answer is the same', async () => {
    const again = join(cwd, 'again');
    const first = await serviceProcess({ cwd: again.replace(/again$/, ''), state: 'again' });
    const headers = { 'idempotency-key': 'once' };
    const request = agentRequest(greeter.url);
    const made = (await first.post('/v1/agents', request, { headers })).body;
    expect(await first.stop()).toBe(0);
    const second = await serviceProcess({ cwd, state: 'again' });
    try {
      expect((await second.post('/v1/agents', request, { headers })).body).toEqual(made);
      expect((await second.post('/v1/traces', { agent_id: made.id }, { key: made.api_key })).status).toBe(
        201,
      );
      expect((await second.get(`/v1/agents/${made.id}`)).body.id).toBe(made.id);
    } finally {
      await second.stop();
    }
  });
});
