import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Fault } from '../errors.ts';

/** What a server does with what comes in. */
export interface ServerSetup {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** PEM texts; the server speaks TLS then. */
  tls?: { cert: string; key: string };
  onRequest(request: IncomingMessage, response: ServerResponse): void;
  onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** A server that listens. */
export interface ListeningServer {
  port: number;
  /** Takes nothing more, lets requests in flight end for `graceMs`, then closes what is left. */
  close(graceMs: number): Promise<void>;
}

/** security.md S54: Node's own defaults let a client hold a connection for five minutes. */
const HEADERS_MS = 10_000;
/** For receiving a request; the answer may take as long as it takes. */
const REQUEST_MS = 30_000;
const KEEP_ALIVE_MS = 5_000;
const CHECK_MS = 1_000;
const MOST_CONNECTIONS = 1_024;
/** Connections that have not sent a whole request, in all and from one address. */
const MOST_WAITING = 256;
const MOST_WAITING_OF_ONE = 32;
/** A client in good order has sent its request by then: a burst of new connections is no attack. */
const SLOW_MS = 1_000;
const HEADER_BYTES = 16 * 1024;
const HANDSHAKE_MS = 10_000;
/** What still comes of a request that was answered: dropped for so long and so much, twice the largest body that is taken. */
const LINGER_MS = 10_000;
const LINGER_BYTES = 64 * 1024 * 1024;
/** So long after its last piece a client is taken to have stopped. */
const QUIET_MS = 1_000;

/** Starts a server; Fault `usage` when the address cannot be listened on or the certificate cannot be used. */
export async function listen(setup: ServerSetup): Promise<ListeningServer> {
  const server = await serverFor(setup);
  server.maxConnections = MOST_CONNECTIONS;
  let closing = false;
  const guard = guardConnections(server, setup.tls === undefined ? 'connection' : 'secureConnection');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (closing) response.setHeader('connection', 'close');
    if (hasBody(request)) takeInBeforeClosing(request, response);
    // RFC 9112, 3.2; what HTTP/1.0 does without is for whoever takes the requests to say.
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      refuse(request.socket, [400, 'Bad Request', 'usage'], 'A request of HTTP/1.1 has to name its Host.');
      return;
    }
    setup.onRequest(request, response);
  });
  server.on('upgrade', setup.onUpgrade);
  server.on('clientError', answerClientError);
  server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    refuse(socket, [417, 'Expectation Failed', 'usage'], 'Only 100-continue can be expected.'),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, setup)));
    server.listen({ host: setup.host, port: setup.port }, resolve);
  });
  // What may go wrong from here on concerns one connection.
  server.on('error', () => undefined);
  return {
    port: (server.address() as AddressInfo).port, // It listens on a port, not on a pipe.
    async close(graceMs) {
      closing = true;
      await closed(server, graceMs);
      guard.end();
    },
  };
}

/** The server with its limits, plain or with TLS; it does not listen yet. */
async function serverFor({ tls }: Pick<ServerSetup, 'tls'>): Promise<Server> {
  const limits = {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_MS,
    maxHeaderSize: HEADER_BYTES,
    // Whoever takes the requests says which hosts they may be for.
    requireHostHeader: false,
  };
  if (tls === undefined) return (await import('node:http')).createServer(limits);
  const { createServer } = await import('node:https');
  try {
    return createServer({ ...limits, ...tls, minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_MS });
  } catch (cause) {
    throw new Fault('usage', 'The certificate and its key cannot be used.', {
      where: '--tls-cert, --tls-key',
      hint: 'Give a certificate chain and the private key that belongs to it, both as PEM.',
      cause,
    });
  }
}

/** Takes nothing more and resolves when the last connection has ended, those still open after `graceMs` by force. */
async function closed(server: Server, graceMs: number): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const last = setTimeout(() => server.closeAllConnections(), graceMs);
  // Connections that become idle while others are still answered.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await ended;
  clearTimeout(last);
  clearInterval(idle);
}

/** Keeps slow clients from holding all connections: of those that send nothing whole, the oldest are closed. */
function guardConnections(server: Server, event: 'connection' | 'secureConnection'): { end(): void } {
  /** Since when a whole request is waited for; in the order in which it began. */
  const waiting = new Map<Socket, number>();
  const idle = new Set<Socket>();
  server.on(event, (socket: Socket) => {
    waiting.set(socket, performance.now());
    socket.once('close', () => {
      waiting.delete(socket);
      idle.delete(socket);
    });
    socket.on('error', () => undefined);
    // A place for the next: one that waits for nothing, else the one that has waited longest.
    if (waiting.size + idle.size >= MOST_CONNECTIONS - 64)
      for (const oldest of [...idle, ...waiting.keys()].slice(0, 1)) oldest.destroy();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    idle.delete(socket);
    // One without a body is whole; Node reports the end of the others only to who reads them.
    if (!hasBody(request)) waiting.delete(socket);
    else {
      if (!waiting.has(socket)) waiting.set(socket, performance.now());
      request.once('end', () => waiting.delete(socket));
    }
    response.once('close', () => {
      waiting.delete(socket);
      if (!socket.destroyed) idle.add(socket);
    });
  });
  server.prependListener('upgrade', ({ socket }: IncomingMessage) => {
    waiting.delete(socket);
    idle.delete(socket);
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    const slow = [...waiting].filter(([, since]) => now - since > SLOW_MS).map(([socket]) => socket);
    const byAddress = new Map<string, Socket[]>();
    for (const socket of slow) {
      const address = socket.remoteAddress ?? '';
      byAddress.set(address, [...(byAddress.get(address) ?? []), socket]);
    }
    for (const sockets of byAddress.values())
      for (const socket of sockets.slice(0, Math.max(0, sockets.length - MOST_WAITING_OF_ONE)))
        socket.destroy();
    const left = slow.filter(({ destroyed }) => !destroyed);
    for (const socket of left.slice(0, Math.max(0, left.length - MOST_WAITING))) socket.destroy();
  }, CHECK_MS);
  sweep.unref();
  return { end: () => clearInterval(sweep) };
}

/**
 * An answer that is sent before its request was read whole (too large, not allowed) reaches a client that writes first and reads then, when
 * what it still writes is taken and dropped, for a while and up to a size; a connection that is closed at once breaks under its hands.
 */
function takeInBeforeClosing(request: IncomingMessage, response: ServerResponse): void {
  let keepAlive = response.shouldKeepAlive;
  // Node closes a connection that is not kept as soon as the answer is written.
  Object.defineProperty(response, 'shouldKeepAlive', {
    get: () => keepAlive || !request.complete,
    set(wanted: boolean) {
      keepAlive = wanted;
    },
  });
  response.once('prefinish', () => {
    if (request.complete) return;
    const { socket } = request;
    const close = () => socket.destroySoon();
    const limit = setTimeout(close, LINGER_MS).unref();
    const quiet = setTimeout(close, QUIET_MS).unref();
    let left = LINGER_BYTES;
    request.on('data', ({ byteLength }: Uint8Array) => {
      quiet.refresh();
      left -= byteLength;
      if (left < 0) socket.destroy();
    });
    const over = () => {
      clearTimeout(limit);
      clearTimeout(quiet);
      if (!keepAlive) close();
    };
    request.once('end', over).once('close', over).resume();
    // What nobody has begun to read Node drops itself when the answer is out, uncounted.
    request.read(0);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Status, words and code for what goes wrong below HTTP. */
const BELOW_HTTP: Record<string, readonly [status: number, title: string, code: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request_timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'too_large'],
};

/** What is no HTTP, or came too slowly. */
function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const kind = BELOW_HTTP[error.code ?? ''] ?? ([400, 'Bad Request', 'usage'] as const);
  refuse(socket, kind, 'The connection sent no whole HTTP request in time and in form.');
}

/** A problem as every other (RFC 9457), then the end of the connection. */
function refuse(
  socket: Duplex,
  [status, title, code]: readonly [number, string, string],
  detail: string,
): void {
  const body = JSON.stringify({ type: `urn:assay:problem:${code}`, title, status, detail, code });
  const head = `HTTP/1.1 ${status} ${title}\r\nconnection: close\r\ncontent-type: application/problem+json`;
  socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function cannotListen(error: NodeJS.ErrnoException, { host, port }: ServerSetup): Fault {
  const where = `${host}:${port}`;
  if (error.code === 'EADDRINUSE')
    return new Fault('usage', `Port ${port} is in use.`, {
      where,
      hint: 'End the program that listens there, or choose another port with --port, or --tls-port for progress streams (0 for any free one).',
      cause: error,
    });
  if (error.code === 'EACCES')
    return new Fault('usage', `Port ${port} needs rights that this process does not have.`, {
      where,
      hint: 'Choose a port above 1023 with --port.',
      cause: error,
    });
  return new Fault('usage', `This address cannot be listened on: ${error.message}`, {
    where,
    hint: 'Give an address of this machine with --host, such as 127.0.0.1 or 0.0.0.0.',
    cause: error,
  });
}
