import { describe, expect, it } from 'vitest';
import { connectAgent } from '../../src/agents/connect.ts';
import { isLoopbackUrl, isPrivateUrl } from '../../src/agents/local-url.ts';
import type { Fault } from '../../src/errors.ts';
import type { HttpRequest } from '../../src/ports/ports.ts';
import type { Agent, Credentials } from '../../src/schema/agent.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';
import { seededPorts } from '../support/seeded-ports.ts';

type Provider = Agent['provider'];

/** Connects, calls once, and says which key and address went out. */
async function sent(
  provider: Provider,
  how: Record<string, unknown>,
  credentials: Credentials,
  variables: Record<string, string>,
): Promise<{ url: string; key: string | undefined }> {
  let seen: HttpRequest | undefined;
  const ports = seededPorts({
    variables,
    http: async (request) => {
      seen = request;
      return { status: 401, headers: {}, text: '{}' };
    },
  });
  const agent = connectAgent(reachable(how, { provider, credentials }), ports);
  await expect(agent.call(agentCall('x'), PATIENT)).rejects.toThrow(/status 401/);
  await agent.close();
  const headers = seen?.headers ?? {};
  return {
    url: seen?.url ?? '',
    key: headers['api-key'] ?? headers['x-api-key'] ?? headers['authorization']?.replace('Bearer ', ''),
  };
}

describe('connectAgent', () => {
  it.each<[Provider, Record<string, unknown>, Credentials, Record<string, string>, string]>([
    ['openai', { model: 'm' }, { OPENAI_API_KEY: 'own' }, { OPENAI_API_KEY: 'env' }, 'own'],
    ['openai', { model: 'm' }, {}, { OPENAI_API_KEY: ' env\n' }, 'env'],
    ['anthropic', { model: 'm' }, { ANTHROPIC_API_KEY: 'own' }, { ANTHROPIC_API_KEY: 'env' }, 'own'],
    ['anthropic', { model: 'm' }, {}, { ANTHROPIC_API_KEY: 'env' }, 'env'],
    [
      'azure_openai',
      { base_url: 'https://a.example.com', deployment: 'd' },
      {},
      { AZURE_OPENAI_API_KEY: 'env' },
      'env',
    ],
    [
      'azure_openai',
      { base_url: 'https://a.example.com', deployment: 'd' },
      { OPENAI_API_KEY: 'own' },
      { AZURE_OPENAI_API_KEY: 'env' },
      'own',
    ],
    ['openai', { model: 'm', base_url: 'http://localhost:11434/v1' }, {}, {}, 'no-key-needed'],
    ['openai', { model: 'm', base_url: 'http://192.168.1.5/v1' }, {}, {}, 'no-key-needed'],
    ['anthropic', { model: 'm', base_url: 'http://gateway.internal' }, {}, {}, 'no-key-needed'],
  ])('%s %j with %j and %j sends the key %s', async (provider, how, credentials, variables, key) => {
    expect((await sent(provider, how, credentials, variables)).key).toBe(key);
  });

  it.each<[Provider, Record<string, unknown>, Record<string, string>, string]>([
    ['openai', { model: 'm' }, {}, 'https://api.openai.com/v1/chat/completions'],
    [
      'openai',
      { model: 'm' },
      { OPENAI_BASE_URL: 'https://gate.example.com/v1' },
      'https://gate.example.com/v1/chat/completions',
    ],
    [
      'openai',
      { model: 'm', base_url: 'https://mine.example.com/v1' },
      { OPENAI_BASE_URL: 'https://gate.example.com/v1' },
      'https://mine.example.com/v1/chat/completions',
    ],
    ['anthropic', { model: 'm' }, {}, 'https://api.anthropic.com/v1/messages'],
  ])('%s %j with %j calls %s%s', async (provider, how, variables, url) => {
    const keys = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' };
    expect((await sent(provider, how, {}, { ...keys, ...variables })).url).toBe(url);
  });

  it.each<[Provider, Record<string, unknown>, Record<string, string>, string]>([
    ['openai', { model: 'm' }, {}, 'OPENAI_API_KEY'],
    ['openai', { model: 'm' }, { OPENAI_API_KEY: '' }, 'OPENAI_API_KEY'],
    ['openai', { model: 'm', base_url: 'https://api.example.com/v1' }, {}, 'OPENAI_API_KEY'],
    ['openai', { model: 'm' }, { OPENAI_API_KEY: 'sk-secret\nX: 1' }, 'OPENAI_API_KEY'],
    ['openai', { model: 'm', base_url: 'not a url' }, { OPENAI_API_KEY: 'k' }, 'base_url'],
    ['anthropic', { model: 'm' }, { OPENAI_API_KEY: 'k' }, 'ANTHROPIC_API_KEY'],
    [
      'azure_openai',
      { base_url: 'https://a.example.com', deployment: 'd' },
      { OPENAI_API_KEY: 'k' },
      'AZURE_OPENAI_API_KEY',
    ],
    ['langchain', { url: 'http://h/', body_template: '{"q":"{{ nobody }}"}' }, {}, 'nobody'],
    ['langchain', { url: 'http://h/', headers: { Host: 'x' } }, {}, 'Host'],
    ['langchain', {}, {}, 'invocation.url'],
    ['custom', {}, {}, 'invocation.url'],
    ['custom', { command: ['x'], output_path: '[' }, {}, 'output_path'],
  ])('%s %j with %j is refused before any call, naming %s', (provider, how, variables, named) => {
    try {
      connectAgent(reachable(how, { provider }), seededPorts({ variables }));
      expect.unreachable();
    } catch (error) {
      expect((error as Fault).code).toBe('validation_failed');
      expect((error as Fault).message).toContain(named);
      expect((error as Fault).message).not.toContain('sk-secret');
    }
  });

  it('closes what was never called', async () => {
    const agent = connectAgent(
      reachable({ model: 'm' }, { provider: 'openai', credentials: { OPENAI_API_KEY: 'k' } }),
      seededPorts(),
    );
    await expect(agent.close()).resolves.toBeUndefined();
  });
});

describe('local addresses', () => {
  it.each([
    ['http://localhost:8000', true, true],
    ['http://LOCALHOST./x', true, true],
    ['http://127.0.0.1', true, true],
    ['http://127.9.9.9', true, true],
    ['http://2130706433/', true, true],
    ['http://[::1]:1', true, true],
    ['http://10.1.2.3', false, true],
    ['http://172.16.0.1', false, true],
    ['http://172.32.0.1', false, false],
    ['http://192.168.0.1', false, true],
    ['http://100.64.0.1', false, true],
    ['http://[fd12::1]', false, true],
    ['http://[2606:4700::1]', false, false],
    ['http://ollama:11434', false, true],
    ['http://api.internal', false, true],
    ['http://127.0.0.1.example.com', false, false],
    ['https://localhost.example.com', false, false],
    ['https://api.openai.com', false, false],
    ['no url', false, false],
  ])('%s: this machine %s, own network %s', (url, loopback, own) => {
    expect([isLoopbackUrl(url), isPrivateUrl(url)]).toEqual([loopback, own]);
  });
});
