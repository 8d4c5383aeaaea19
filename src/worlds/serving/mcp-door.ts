import type { CallToolResult, ServerOptions } from '@modelcontextprotocol/server';
import { asFault } from '../../errors.ts';
import { once } from '../../flow/once.ts';
import type { LoopbackAnswer, LoopbackRequest } from '../../ports/ports.ts';
import { defined } from '../../schema/defined.ts';
import { PRODUCT } from '../../schema/product.ts';
import type { ServedAttempt } from './attempt-keys.ts';
import { MOST_BODY_BYTES, refusal } from './door-answers.ts';

/** Where MCP stands below the address of the listener. */
export const MCP_PATH = '/mcp';

/** The tools of attempts over MCP. */
export interface McpDoor {
  answer(request: LoopbackRequest, attempt: ServedAttempt): Promise<LoopbackAnswer>;
  close(): Promise<void>;
}

/**
 * MCP by Streamable HTTP: revision 2026-07-28, and clients of earlier ones, without sessions. Nothing is kept between two requests but
 * the attempt itself, so a client that never says goodbye costs nothing. The protocol is loaded with the first request.
 */
export function mcpDoor(): McpDoor {
  const handler = once(makeHandler);
  let opened = false;
  return {
    async answer(request, attempt) {
      opened = true;
      const body = request.method === 'POST' ? await bodyOf(request) : undefined;
      if (body !== undefined && 'status' in body) return body;
      const { fetch } = await handler();
      const headers = { ...request.headers };
      // Of the body as it came, which the request made of it does not send.
      delete headers['content-length'];
      const response = await fetch(
        new Request(`http://127.0.0.1${MCP_PATH}`, {
          method: request.method,
          headers,
          ...defined({ body: body?.bytes }),
        }),
        { authInfo: { token: '', clientId: '', scopes: [], extra: { attempt } } },
      );
      const { status } = response;
      return { status, headers: Object.fromEntries(response.headers), body: await response.text() };
    },
    async close() {
      if (opened) await (await handler()).close();
    },
  };
}

async function bodyOf(
  request: LoopbackRequest,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | LoopbackAnswer> {
  try {
    return { bytes: Uint8Array.from(await request.body(MOST_BODY_BYTES)) };
  } catch (error) {
    const fault = asFault(error);
    return refusal(fault.code === 'too_large' ? 413 : 400, fault.message);
  }
}

async function makeHandler() {
  const { createMcpHandler, Server } = await import('@modelcontextprotocol/server');
  /** A server a request, as the protocol wants it: it holds two functions. */
  function serverOf(attempt: ServedAttempt) {
    const server = new Server(
      { name: `${PRODUCT.name}-world`, version: PRODUCT.version },
      { capabilities: { tools: {} }, ...defined({ jsonSchemaValidator: NO_VALIDATOR }) },
    );
    server.setRequestHandler('tools/list', () => ({ tools: toolsOf(attempt) }));
    server.setRequestHandler('tools/call', async ({ params }) =>
      resultOf(attempt, params.name, params.arguments ?? {}),
    );
    return server;
  }
  return createMcpHandler(({ authInfo }) => serverOf(authInfo?.extra?.['attempt'] as ServedAttempt), {
    // Tools of an attempt never change, and an answer that never ends could not be sent.
    maxSubscriptions: 0,
    maxRequestBodySize: MOST_BODY_BYTES,
  });
}

/** Arguments are checked by the attempt, which records what does not fit; only answers of clients, who are asked nothing, would come here. */
const NO_VALIDATOR: ServerOptions['jsonSchemaValidator'] = {
  getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'is not asked for' }),
};

const toolsOf = (attempt: ServedAttempt) =>
  attempt.tools.map(({ name, description, parameters, reads }) => ({
    name,
    ...defined({ description }),
    inputSchema: { ...parameters, type: 'object' as const },
    ...(reads === true && { annotations: { readOnlyHint: true } }),
  }));

/** What a call came to: texts as they are, other values as JSON, objects once more as such. */
async function resultOf(attempt: ServedAttempt, name: string, args: unknown): Promise<CallToolResult> {
  const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });
  try {
    const reply = await attempt.call(name, args);
    if (!('result' in reply)) return failed(reply.error);
    const { result = null } = reply;
    const text = typeof result === 'string' ? result : (JSON.stringify(result) ?? 'null');
    const isObject = typeof result === 'object' && result !== null && !Array.isArray(result);
    return {
      content: [{ type: 'text', text }],
      ...(isObject && { structuredContent: result as Record<string, unknown> }),
    };
  } catch (error) {
    return failed(asFault(error).message);
  }
}
