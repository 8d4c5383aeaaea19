import type { JSONRPCMessage, StreamableHTTPClientTransport, Transport } from '@modelcontextprotocol/client';
import { asFault } from '../../errors.ts';

/** Server error of JSON-RPC, for what never became an answer. */
const NOT_ANSWERED = -32_000;

type HttpTransport = Pick<
  StreamableHTTPClientTransport,
  'start' | 'send' | 'close' | 'setProtocolVersion' | 'onmessage'
>;

/**
 * Carries messages of MCP from one transport to the other and back, without reading more of them than the revision that both ends agree
 * on. Resolves when the near end has closed. A request that cannot be delivered is answered with an error.
 */
export async function bridge(near: Transport, far: HttpTransport): Promise<void> {
  let greeting: unknown;
  const closed = new Promise<void>((resolve) => {
    near.onclose = resolve;
  });
  // Nobody reads any more: the near end has closed, or is about to.
  const back = (message: JSONRPCMessage) => void near.send(message).catch(() => undefined);
  near.onmessage = (message: JSONRPCMessage) => {
    const id = 'method' in message && 'id' in message ? message.id : undefined;
    if ('method' in message && message.method === 'initialize') greeting = id;
    far.send(message).catch((error) => {
      if (id === undefined) return;
      back({ jsonrpc: '2.0', id, error: { code: NOT_ANSWERED, message: asFault(error).message } });
    });
  };
  far.onmessage = (message: JSONRPCMessage) => {
    if ('result' in message && message.id === greeting) {
      const { protocolVersion } = message.result;
      if (typeof protocolVersion === 'string') far.setProtocolVersion(protocolVersion);
    }
    back(message);
  };
  await far.start();
  await near.start();
  await closed;
  await far.close();
}
