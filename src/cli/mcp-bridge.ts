import { isLoopbackUrl } from '../agents/local-url.ts';
import { Fault } from '../errors.ts';
import { fetchOver } from '../ports/fetch-adapter.ts';
import { nodePorts } from '../ports/node-ports.ts';
import type { Ports } from '../ports/ports.ts';
import { bridge } from '../worlds/serving/mcp-bridge.ts';

/** As long as a tool of a world may take. */
const ANSWER_MS = 15 * 60_000;

/**
 * `assay mcp-bridge`: the world of an attempt for agents that speak MCP on standard input and output only. Started by such an agent, with
 * the variables that it was given. Ends with its input.
 */
export async function mcpBridgeCommand(
  _args: readonly string[],
  _flags: object,
  ports: Pick<Ports, 'env' | 'http'> = nodePorts(),
): Promise<number> {
  const url = ports.env.get('ASSAY_MCP_URL') ?? '';
  const key = ports.env.get('ASSAY_TOOLS_KEY') ?? '';
  if (!isLoopbackUrl(url) || key === '')
    throw new Fault(
      'usage',
      url === '' || key === ''
        ? 'ASSAY_MCP_URL and ASSAY_TOOLS_KEY are not both set.'
        : 'ASSAY_MCP_URL is not an address of this machine.',
      {
        where: 'mcp-bridge',
        hint: 'An agent that plays in a world is given both, and hands them to the programs that it starts.',
      },
    );
  const [{ StreamableHTTPClientTransport }, { StdioServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/client'),
    import('@modelcontextprotocol/server/stdio'),
  ]);
  const far = new StreamableHTTPClientTransport(new URL(url), {
    fetch: fetchOver(ports.http, { totalMs: ANSWER_MS, firstByteMs: ANSWER_MS, idleMs: ANSWER_MS }),
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await bridge(new StdioServerTransport(), far);
  return 0;
}
