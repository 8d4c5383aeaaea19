import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { type RawData, WebSocket } from 'ws';
import type { Engine } from '../../src/engine/engine.ts';
import { runTokens } from '../../src/http/run-token.ts';
import { progressUpgrades } from '../../src/http/websocket.ts';
import { type ProgressEvent, progressEvent } from '../../src/schema/event.ts';

export const KEY = 'account-key-of-this-test';

/** Progress streams of an engine on a port of loopback; the host `foreign` is refused as H4's checks would. */
export async function progressServer(engine: Engine) {
  const { runToken, tokenFits } = runTokens(KEY);
  const upgrades = progressUpgrades({
    engine,
    admit: (request: IncomingMessage) =>
      request.headers.host === 'foreign'
        ? { ok: false, status: 421, body: '{"status":421}' }
        : { ok: true as const },
    isAccount: (authorization) => authorization === `Bearer ${KEY}`,
    tokenFits,
  });
  const server = createServer();
  server.on('upgrade', upgrades.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pathOf = (runId: string, query = '') => `/v1/runs/${runId}/events?token=${runToken(runId)}${query}`;
  return {
    port,
    pathOf,
    open: (runId: string, after?: number, options: WebSocket.ClientOptions = {}) =>
      new WebSocket(
        `ws://127.0.0.1:${port}${pathOf(runId, after === undefined ? '' : `&after=${after}`)}`,
        options,
      ),
    endStreams: () => upgrades.close(),
    async close() {
      await upgrades.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type ProgressServer = Awaited<ReturnType<typeof progressServer>>;

export interface Received {
  messages: ProgressEvent[];
  code: number;
  reason: string;
}

/** What comes over a socket until it is closed; `cutAfter` closes it hard when so many messages have come. */
export function received(socket: WebSocket, cutAfter = Number.POSITIVE_INFINITY): Promise<Received> {
  const messages: ProgressEvent[] = [];
  return new Promise((resolve, reject) => {
    socket.on('message', (data: RawData, isBinary) => {
      if (isBinary) reject(new Error('binary'));
      if (messages.length >= cutAfter) return;
      messages.push(progressEvent.parse(JSON.parse(String(data))));
      if (messages.length >= cutAfter) socket.terminate();
    });
    socket.on('error', (error) => {
      if (cutAfter === Number.POSITIVE_INFINITY) reject(error);
    });
    socket.on('close', (code, reason) => resolve({ messages, code, reason: String(reason) }));
    if (cutAfter === 0) socket.on('open', () => socket.terminate());
  });
}

/** The answer to an upgrade that is asked for by hand. */
export function requestUpgrade(port: number, path: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({
    host: '127.0.0.1',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('error', reject);
    socket.on('data', (data) => {
      text += String(data);
      if (text.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
    });
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
}
