import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket, Server as SocketServer } from 'node:net';
import { asFault, Fault } from '../errors.ts';
import type { Listen, LoopbackRequest } from './ports.ts';

const HOST = '127.0.0.1';
/** Programs of this machine send at once; who does not is stuck. From the head of a request to its answer, and between two of them. */
const REQUEST_MS = 30_000;
/** More programs at once than any run plays. */
const MOST_CONNECTIONS = 1_024;

/**
 * Listeners on loopback. Most programs never connect, so the port is a bare socket until one does; only then Node's HTTP server is
 * loaded and given the connections. Its own limits begin to count when it listens, which it never does: they are kept here.
 */
export function nodeListen({ requestMs: usualMs = REQUEST_MS }: { requestMs?: number } = {}): Listen {
  return async (handle, { requestMs = usualMs } = {}) => {
    const { createServer } = await import('node:net');
    const sockets = new Map<Socket, NodeJS.Timeout>();
    const giveTime = (socket: Socket) => {
      clearTimeout(sockets.get(socket));
      sockets.set(socket, setTimeout(() => socket.destroy(), requestMs).unref());
    };
    let http: Promise<Server> | undefined;
    const server = createServer({ pauseOnConnect: true }, (socket) => {
      giveTime(socket);
      socket.on('close', () => {
        clearTimeout(sockets.get(socket));
        sockets.delete(socket);
      });
      socket.on('error', () => socket.destroy());
      http ??= httpServer(handle, requestMs, giveTime);
      http.then(
        (ready) => {
          ready.emit('connection', socket);
          socket.resume();
        },
        () => socket.destroy(),
      );
    });
    server.maxConnections = MOST_CONNECTIONS;
    await listening(server);
    server.unref();
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return {
      url: `http://${HOST}:${port}`,
      async close() {
        const closed = new Promise<void>((resolve) => server.close(() => resolve()));
        for (const socket of sockets.keys()) socket.destroy();
        await closed;
      },
    };
  };
}

function listening(server: SocketServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new Fault('connection', `No port could be opened on ${HOST}: ${error.message}`, { cause: error }),
      ),
    );
    server.listen(0, HOST, resolve);
  });
}

async function httpServer(
  handle: Parameters<Listen>[0],
  keepAliveTimeout: number,
  giveTime: (socket: Socket) => void,
): Promise<Server> {
  const { createServer } = await import('node:http');
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    const { socket } = request;
    giveTime(socket);
    response.on('finish', () => {
      if (!socket.destroyed) giveTime(socket);
    });
    void answer(request, response, handle, () => giveTime(socket));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Parameters<Listen>[0],
  giveTime: () => void,
): Promise<void> {
  const left = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  const loopbackRequest: LoopbackRequest = {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: headersOf(request),
    body: (maxBytes) => bodyOf(request, maxBytes),
    signal: left.signal,
  };
  const answered = await handle(loopbackRequest);
  const { status, headers } = answered;
  // What was not read of the request would be taken for the next one.
  const rest = request.complete ? {} : { connection: 'close' };
  if ('body' in answered) {
    response.writeHead(status, {
      ...headers,
      ...rest,
      'content-length': Buffer.byteLength(answered.body),
    });
    response.end(answered.body);
    return;
  }
  response.writeHead(status, { ...headers, ...rest });
  await sent(answered.pieces, response, giveTime);
}

/** Sends piece by piece, each once the one before is taken; of what breaks off the connection goes too. */
async function sent(
  pieces: AsyncIterable<Uint8Array>,
  response: ServerResponse,
  giveTime: () => void,
): Promise<void> {
  // Whoever waits for the first piece is told at once that it will come.
  response.flushHeaders();
  try {
    for await (const piece of pieces) {
      giveTime();
      if (response.destroyed) return;
      if (!response.write(piece)) await drained(response);
    }
    response.end();
  } catch {
    response.destroy();
  }
}

/** There is room again, or nobody takes anything any more. */
const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.once('drain', go).once('close', go);
  });

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(named);
}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > maxBytes)
        throw new Fault('too_large', `The body is larger than ${maxBytes} bytes.`, {
          hint: 'Send less at once.',
        });
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('connection', 'The body broke off.', { cause: asFault(error) });
  }
  return Buffer.concat(pieces);
}
