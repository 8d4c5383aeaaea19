import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, describe, expect, it } from 'vitest';
import type { WorldReply } from '../../../src/agents/agent-world.ts';
import { nodeListen } from '../../../src/ports/node-listen.ts';
import { nodeRandom } from '../../../src/ports/node-random.ts';
import { serveWorlds } from '../../../src/worlds/serving/serve-worlds.ts';
import { toldWorld } from '../../support/told-world.ts';

const server = serveWorlds({ listen: nodeListen(), random: nodeRandom() });
afterAll(() => server.close());

const transportTo = (variables: Readonly<Record<string, string>>) =>
  new StreamableHTTPClientTransport(new URL(variables['ASSAY_MCP_URL'] ?? ''), {
    requestInit: { headers: { authorization: `Bearer ${variables['ASSAY_TOOLS_KEY']}` } },
  });

describe.each([
  ['of the revision before', 'legacy'],
  ['of the revision of 2026', { pin: '2026-07-28' }],
] as const)('a client of MCP %s', (_, mode) => {
  async function connected(answer?: () => WorldReply) {
    const told = toldWorld(answer);
    const served = await server.open(told.world);
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(transportTo(served.variables));
    return { ...told, served, client };
  }

  it('sees the tools of its attempt, and which of them only read', async () => {
    const { client, calls } = await connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['get_order', true],
      ['cancel order/now', undefined],
    ]);
    expect(tools[0]?.inputSchema).toMatchObject({ required: ['id'] });
    await client.close();
    expect(calls).toEqual([]);
  });

  it.each<[string, WorldReply, object]>([
    ['a text', { result: 'shipped' }, { content: [{ type: 'text', text: 'shipped' }] }],
    [
      'an object, once more as such',
      { result: { n: 1 } },
      { content: [{ type: 'text', text: '{"n":1}' }], structuredContent: { n: 1 } },
    ],
    ['a list', { result: [1] }, { content: [{ type: 'text', text: '[1]' }] }],
    ['nothing', { result: undefined }, { content: [{ type: 'text', text: 'null' }] }],
    ['an error', { error: 'no' }, { content: [{ type: 'text', text: 'no' }], isError: true }],
    ['a refusal', { error: 'no', refused: 'unknown_tool' }, { isError: true }],
  ])('is given %s', async (_name, reply, expected) => {
    const { client, calls } = await connected(() => reply);
    const result = await client.callTool({ name: 'get_order', arguments: { id: 'TK-1' } });
    await client.close();
    expect(result).toMatchObject(expected);
    expect(calls).toEqual([{ name: 'get_order', args: { id: 'TK-1' } }]);
  });

  it('is refused once its attempt is over', async () => {
    const { client, served, calls } = await connected();
    served.close();
    await expect(client.callTool({ name: 'get_order', arguments: {} })).rejects.toThrow('over');
    await client.close();
    expect(calls).toEqual([]);
  });
});

it('answers what is no MCP without a call', async () => {
  const { world, calls } = toldWorld();
  const { variables } = await server.open(world);
  const authorization = `Bearer ${variables['ASSAY_TOOLS_KEY']}`;
  const send = (init: RequestInit) =>
    fetch(variables['ASSAY_MCP_URL'] ?? '', {
      ...init,
      headers: {
        authorization,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...init.headers,
      },
    });
  const statuses = [
    await send({ method: 'POST', body: '{' }),
    await send({ method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }),
    await send({ method: 'GET' }),
    await send({ method: 'DELETE' }),
    await send({ method: 'POST', body: '{}', headers: { authorization: 'Bearer wrong' } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 415, 405, 405, 401]);
  expect(calls).toEqual([]);
});
