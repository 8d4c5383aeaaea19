import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { AgentConnection } from '../../src/agents/agent.ts';
import type { AgentWorld } from '../../src/agents/agent-world.ts';
import { connectAgent } from '../../src/agents/connect.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { HttpRequest } from '../../src/ports/ports.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';
import { toldWorld } from '../support/told-world.ts';

const support = join(import.meta.dirname, '../support');
const open: AgentConnection[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((agent) => agent.close()));
});

const variablesOf = (n: number) => ({
  ASSAY_MCP_URL: 'http://127.0.0.1:9/mcp',
  ASSAY_TOOLS_URL: 'http://127.0.0.1:9/tools',
  ASSAY_TOOLS_KEY: `key-${n}`,
});
const worldOf = (n: number): AgentWorld => ({
  ...toldWorld().world,
  maxSteps: 3,
  variables: async () => variablesOf(n),
});

describe('a program that plays in a world', () => {
  const connect = (how: Record<string, unknown>): AgentConnection => {
    const agent = connectAgent(reachable(how, { home: support }), nodePorts());
    open.push(agent);
    return agent;
  };

  it('finds where it is in its environment', async () => {
    const agent = connect({ command: [process.execPath, join(support, 'agent-once.mjs'), 'environment'] });
    const answer = await agent.call(agentCall('hello', { world: worldOf(1) }), PATIENT);
    expect(JSON.parse(answer.output)).toMatchObject(variablesOf(1));
  });

  it('keeps its key where it plays many calls, and each call is notified of it', async () => {
    const agent = connect({
      command: [process.execPath, join(support, 'agent-lines.mjs')],
      protocol: 'lines',
    });
    const keys: (string | undefined)[] = [];
    const startedWith = (given: Readonly<Record<string, string>>) => void keys.push(given['ASSAY_TOOLS_KEY']);
    const seen = [];
    for (const n of [1, 2]) {
      const call = agentCall('environment', { world: worldOf(n), startedWith });
      seen.push(JSON.parse((await agent.call(call, PATIENT)).output).ASSAY_TOOLS_KEY);
    }
    expect([seen, keys]).toEqual([
      ['key-1', 'key-1'],
      ['key-1', 'key-1'],
    ]);
  });
});

describe.each(['custom', 'langchain'] as const)('an agent behind an address (%s) in a world', (provider) => {
  const template = '{"q":"{{ input }}","mcp":"{{ mcp_url }}","tools":{{ tools_url }}}';
  const bearer = { authorization: 'Bearer {{tools_key}}', 'x-own': '{{ other }}' };
  async function asked(how: Record<string, unknown>, world?: AgentWorld) {
    const requests: HttpRequest[] = [];
    const http = async (request: HttpRequest) => {
      requests.push(request);
      return { status: 200, headers: {}, text: '{"output":"done"}' };
    };
    const invocation = { url: 'http://127.0.0.1:9/a', ...how };
    const agent = connectAgent(reachable(invocation, { provider }), { ...nodePorts(), http });
    await agent.call(agentCall('hello', { ...(world && { world }) }), PATIENT);
    return { body: JSON.parse(String(requests[0]?.body)), headers: requests[0]?.headers ?? {} };
  }

  it('is told where it is by placeholders', async () => {
    const { body, headers } = await asked({ body_template: template, headers: bearer }, worldOf(1));
    expect(body).toEqual({
      q: 'hello',
      mcp: 'http://127.0.0.1:9/mcp',
      tools: 'http://127.0.0.1:9/tools',
    });
    expect(headers).toMatchObject({ authorization: 'Bearer key-1', 'x-own': '{{ other }}' });
  });

  it('is told by headers in any case, and by nothing in the usual body', async () => {
    const { body, headers } = await asked({}, worldOf(1));
    expect(headers).toMatchObject({
      'x-assay-mcp-url': 'http://127.0.0.1:9/mcp',
      'x-assay-tools-url': 'http://127.0.0.1:9/tools',
      'x-assay-tools-key': 'key-1',
    });
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  });

  it('gets nothing where there is no world', async () => {
    const { body, headers } = await asked({ body_template: template, headers: bearer });
    expect(body).toEqual({ q: 'hello', mcp: '', tools: null });
    expect(headers).toMatchObject({ authorization: 'Bearer ' });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-assay'))).toEqual([]);
  });

  it('hears nothing of it on another machine', async () => {
    const { headers } = await asked({ url: 'https://agents.example/a' }, worldOf(1));
    expect(JSON.stringify(headers)).not.toContain('key-1');
  });

  it.each([
    ['its body', { body_template: template }],
    ['a header', { headers: bearer }],
  ])('refuses to be led to it from another machine by %s', async (_, how) => {
    const remote = { url: 'https://agents.example/a', ...how };
    await expect(asked(remote, worldOf(1))).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(
        /\{\{ (?:mcp_url|tools_key) \}\}, and its address is not on this machine/,
      ),
    });
    await asked(remote);
  });
});

it('leads to a world by the address of an agent', async () => {
  const urls: string[] = [];
  const http = async ({ url }: HttpRequest) => {
    urls.push(url);
    return { status: 200, headers: {}, text: 'done' };
  };
  const invocation = { url: 'http://localhost:9/a?mcp={{ mcp_url }}' };
  const agent = connectAgent(reachable(invocation), { ...nodePorts(), http });
  await agent.call(agentCall('hello', { world: worldOf(1) }), PATIENT);
  expect(urls).toEqual(['http://localhost:9/a?mcp=http%3A%2F%2F127.0.0.1%3A9%2Fmcp']);
});
