import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { mcpBridgeCommand } from '../../../src/cli/mcp-bridge.ts';
import { recordEnvironment } from '../../../src/ports/node-environment.ts';
import { nodeListen } from '../../../src/ports/node-listen.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { nodeRandom } from '../../../src/ports/node-random.ts';
import { serveWorlds } from '../../../src/worlds/serving/serve-worlds.ts';
import { toldWorld } from '../../support/told-world.ts';

const server = serveWorlds({ listen: nodeListen(), random: nodeRandom() });
afterAll(() => server.close());

const program = join(import.meta.dirname, '../../support/bridge-process.mjs');

describe('the bridge from standard input and output', () => {
  it.each([
    ['of the revision before', 'legacy'],
    ['of the revision of 2026', { pin: '2026-07-28' }],
  ] as const)('leads a client %s to the world of its attempt', async (_, mode) => {
    const { world, calls } = toldWorld((name) =>
      name === 'get_order' ? { result: 'shipped' } : { error: 'not today' },
    );
    const served = await server.open(world);
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [program], env: served.variables }),
    );
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'get_order',
      'cancel order/now',
    ]);
    const replies = await Promise.all([
      client.callTool({ name: 'get_order', arguments: { id: 'TK-1' } }),
      client.callTool({ name: 'cancel order/now', arguments: {} }),
    ]);
    expect(replies).toMatchObject([{ content: [{ text: 'shipped' }] }, { isError: true }]);
    expect(calls).toHaveLength(2);
    served.close();
    await expect(client.callTool({ name: 'get_order', arguments: {} })).rejects.toThrow('is over');
    await client.close();
  });

  it.each([
    ['an address', { ASSAY_TOOLS_KEY: 'k' }, 'are not both set'],
    ['a key', { ASSAY_MCP_URL: 'http://127.0.0.1:9/mcp' }, 'are not both set'],
    [
      'an address of this machine',
      { ASSAY_MCP_URL: 'https://x.example/mcp', ASSAY_TOOLS_KEY: 'k' },
      'not an address of this machine',
    ],
  ])('says that it lacks %s', async (_, variables, message) => {
    const env = recordEnvironment(variables);
    await expect(mcpBridgeCommand([], {}, { ...nodePorts(), env })).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining(message),
    });
  });
});
