import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { lineReader } from '../../flow/line-reader.ts';
import type { Child } from '../../ports/ports.ts';
import { DEEPEST, isDeeper } from '../../schema/nesting.ts';

/** Longest message that a server may send (security.md S35), and most that it may send before it is asked again. */
const MOST_MESSAGE_BYTES = 10 * 1024 * 1024;
const MOST_UNASKED_BYTES = 4 * MOST_MESSAGE_BYTES;

/**
 * MCP over standard input and output of a program: a line of JSON a message. `broken` is called once with what it did where it floods or
 * sends what cannot be read on; lines that are no JSON objects are logs that went astray.
 */
export function childTransport(child: Child, broken: (what: string) => void): Transport {
  let unasked = 0;
  let ended = false;
  const transport: Transport = {
    async start() {},
    async send(message) {
      unasked = 0;
      child.write(`${JSON.stringify(message)}\n`);
    },
    async close() {
      end();
    },
  };
  function end(): void {
    if (ended) return;
    ended = true;
    transport.onclose?.();
  }
  function fail(what: string): void {
    if (ended) return;
    broken(what);
    end();
  }
  const reader = lineReader({
    most: MOST_MESSAGE_BYTES,
    lengthOf: Buffer.byteLength,
    onLine(line) {
      if (ended) return;
      const message = messageOf(line);
      if (message !== undefined) transport.onmessage?.(message);
    },
    onTooLong: () => fail('wrote a message of more than 10 MiB'),
  });
  child.onOutput((text) => {
    if (ended) return;
    unasked += Buffer.byteLength(text);
    if (unasked > MOST_UNASKED_BYTES) return fail('wrote more than 40 MiB without being asked');
    reader.read(text);
  });
  child.ended.then(end);
  return transport;
}

function messageOf(line: string): JSONRPCMessage | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isMessage = typeof value === 'object' && value !== null && !Array.isArray(value);
    // What kind of message it is the protocol finds out; none may be deeper than code that walks through it.
    return isMessage && !isDeeper(value, DEEPEST) ? (value as JSONRPCMessage) : undefined;
  } catch {
    return undefined;
  }
}
