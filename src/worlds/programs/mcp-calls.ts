import type { CallToolResult } from '@modelcontextprotocol/client';
import { defined } from '../../schema/defined.ts';
import type { WorldTool } from '../../schema/worlds/world.ts';
import type { ToolReply } from '../tool-program.ts';
import { faultOf, isRefusal, type McpProcess } from './mcp-process.ts';

/** Longest time for one call: whoever waits longer waits for ever. */
const CALL_MS = 60_000;
/** Tools that a server may offer, and pages that it may offer them on. */
const MOST_TOOLS = 1_000;
const MOST_PAGES = 100;
/** The tools of a server. Rejects with Fault `agent_failed` (`world_failed`). */
export async function listMcpTools(process: McpProcess): Promise<WorldTool[]> {
  const tools = new Map<string, WorldTool>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const listed = await process.client
      .request({ method: 'tools/list', params: { ...defined({ cursor }) } }, { timeout: CALL_MS })
      .catch(async (error) => {
        throw await faultOf(process, error);
      });
    for (const { name, description, inputSchema, annotations } of listed.tools) {
      if (tools.has(name)) continue;
      if (tools.size >= MOST_TOOLS) throw process.fault(`offers more than ${MOST_TOOLS} tools`);
      const reads = annotations?.readOnlyHint === true ? true : undefined;
      tools.set(name, { name, ...defined({ description, reads }), parameters: inputSchema });
    }
    cursor = listed.nextCursor;
    if (cursor === undefined) return [...tools.values()];
  }
  throw process.fault(`offers its tools on more than ${MOST_PAGES} pages`);
}

/**
 * Calls a tool. What it changed shows elsewhere: servers keep their state to themselves. Rejects with the reason of the signal, or Fault
 * `agent_failed` (`world_failed`) where the server has ended, never answers, or answers what is no result.
 */
export async function callMcpTool(
  process: McpProcess,
  name: string,
  args: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<ToolReply> {
  signal?.throwIfAborted();
  try {
    const result = await process.client.request(
      { method: 'tools/call', params: { name, arguments: { ...args } } },
      { timeout: CALL_MS, ...defined({ signal }) },
    );
    return replyOf(result);
  } catch (error) {
    signal?.throwIfAborted();
    if (isRefusal(error)) return { error: error.message };
    throw await faultOf(process, error);
  }
}

/** Structured content as it is, texts as one text, anything else as the list that came. */
function replyOf({ content, structuredContent, isError }: CallToolResult): ToolReply {
  const texts = content.flatMap((one) => (one.type === 'text' ? [one.text] : []));
  const text = texts.length === content.length ? texts.join('\n') : undefined;
  if (isError === true) return { error: text ?? JSON.stringify(content) };
  return { result: structuredContent ?? text ?? content, changes: [] };
}
