import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction } from 'node:net';
import { Fault } from '../errors.ts';
import { connectionFault, timeoutFault } from './connection-fault.ts';
import { tooLarge } from './http-body.ts';
import type { HttpTarget } from './http-target.ts';
import { watch } from './http-watch.ts';
import type { HttpRequest } from './ports.ts';

/** How the bytes are sent: the plain or the TLS module, a pool of connections, the checked look-up. */
export interface Transport {
  request(options: RequestOptions): ClientRequest;
  agent: Agent;
  /** Opens connections that serve one exchange; `false` is Node's own way to. */
  fresh: Agent | false;
  lookup: LookupFunction;
  /** Connections are opened by a proxy. */
  proxied?: {
    /** Headers for the proxy, where it is sent the whole address and forwards the request; undefined where it makes tunnels. */
    headers: Record<string, string> | undefined;
    /** The refusal, where an answer of this status is the proxy's and not the target's. */
    refused(status: number): Fault | undefined;
  };
}

/** The transport of requests to a target. */
export type TransportFor = (target: HttpTarget) => Transport | Promise<Transport>;

/** What came back, before decoding. */
interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Limits of security.md R07; body size of S35. */
export const CONNECT_MS = 10_000;
const FIRST_BYTE_MS = 60_000;
const IDLE_MS = 30_000;
const TOTAL_MS = 300_000;
export const MOST_BYTES = 10 * 1024 * 1024;
const MOST_HEADER_BYTES = 32 * 1024;

/** Methods that may arrive twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']);

/** Whether a request may go out again although the first one may have done its work: by its method, or by a key that says so. */
export function mayArriveTwice({ method, headers = {} }: Pick<HttpRequest, 'method' | 'headers'>): boolean {
  return (
    IDEMPOTENT.has(method.toUpperCase()) ||
    Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key')
  );
}

/**
 * One exchange on one connection. Resolves null when a kept connection turned out to be closed before a byte of the answer
 * came: most likely the server had ended it while idle, so a request that may arrive twice can go out again on a fresh one.
 * Any other is a `connection` fault, because the server may just as well have done its work and then have died.
 */
export function exchange(
  request: HttpRequest,
  target: HttpTarget,
  transport: Transport,
  connection: 'kept' | 'fresh' = 'kept',
): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const { shown, url } = target;
    const maxBytes = request.maxBytes ?? MOST_BYTES;
    // An exchange that ends before its connection stands takes along what is being opened for it.
    const opening = transport.proxied === undefined ? undefined : new AbortController();
    const outgoing = transport.request(optionsOf(request, target, transport, connection, opening?.signal));
    const failed = (fault: Fault) => {
      opening?.abort(fault);
      reject(fault);
    };
    const pending = pendingExchange(request, shown, outgoing, { resolve, reject: failed });
    let answering = false;

    function broken(error: unknown): void {
      const isStale = outgoing.reusedSocket && connection === 'kept' && !answering && wasClosed(error);
      if (isStale && mayArriveTwice(request)) pending.resolve(null);
      else pending.fail(connectionFault(error, shown));
    }

    // A proxied connection is handed over when it stands; until then this is the phase.
    if (transport.proxied !== undefined) pending.enter('connect');
    outgoing.on('socket', (socket) => {
      if (!socket.connecting) return pending.enter('first_byte');
      pending.enter('connect');
      const connected = url.protocol === 'https:' ? 'secureConnect' : 'connect';
      socket.once(connected, () => pending.enter('first_byte'));
    });
    outgoing.on('error', broken);
    // A connection that closes without an error event (e.g. after an unasked-for upgrade) must not leave anybody waiting.
    outgoing.on('close', () => {
      if (!pending.isSettled()) broken(connectionLost('closed'));
    });
    outgoing.on('response', (answer) => {
      answering = true;
      pending.enter('idle');
      collect(answer, maxBytes, {
        piece: pending.refresh,
        whole: (body) =>
          pending.resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body }),
        tooLarge: () => pending.fail(tooLarge(maxBytes, shown, answer.statusCode)),
        broken,
      });
    });
    outgoing.end(request.body);
  });
}

/** An exchange until it ends, which it does once: with what came back, a fault, a limit of time or its caller's signal. */
function pendingExchange(
  request: HttpRequest,
  shown: string,
  outgoing: ClientRequest,
  promise: { resolve(answer: RawAnswer | null): void; reject(fault: Fault): void },
) {
  const { signal, connectMs = CONNECT_MS, firstByteMs = FIRST_BYTE_MS, idleMs = IDLE_MS } = request;
  const limits = { connect: connectMs, first_byte: firstByteMs, idle: idleMs };
  const watched = watch((which, ms) => fail(timeoutFault(which, ms, shown)), request.totalMs ?? TOTAL_MS);
  let settled = false;

  function settle(): boolean {
    if (settled) return false;
    settled = true;
    watched.end();
    signal?.removeEventListener('abort', aborted);
    return true;
  }
  function fail(fault: Fault): void {
    if (!settle()) return;
    outgoing.destroy();
    promise.reject(fault);
  }
  function aborted(): void {
    fail(cancelled(signal, shown));
  }
  signal?.addEventListener('abort', aborted, { once: true });
  return {
    fail,
    resolve(answer: RawAnswer | null): void {
      if (settle()) promise.resolve(answer);
    },
    isSettled: () => settled,
    enter(phase: keyof typeof limits): void {
      if (!settled) watched.enter(phase, limits[phase]);
    },
    /** Something came: the time of the phase begins anew. */
    refresh: watched.refresh,
  };
}

/** Gathers the body of an answer, as long as it is not too large. */
function collect(
  answer: IncomingMessage,
  maxBytes: number,
  on: { piece(): void; whole(body: Buffer): void; tooLarge(): void; broken(error: unknown): void },
): void {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    on.tooLarge();
    return;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  answer.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > maxBytes) return on.tooLarge();
    pieces.push(piece);
    on.piece();
  });
  answer.on('error', on.broken);
  answer.on('end', () => {
    if (!answer.complete) return on.broken(connectionLost('cut'));
    const only = pieces.length === 1 ? pieces[0] : undefined;
    on.whole(only ?? Buffer.concat(pieces, size));
  });
}

/** What node:http is asked for; `connectMs` is for agents that open connections through a proxy. */
type ExchangeOptions = RequestOptions & { connectMs?: number | undefined; opening?: AbortSignal | undefined };

function optionsOf(
  request: HttpRequest,
  { host, url }: HttpTarget,
  { agent, fresh, lookup, proxied }: Transport,
  connection: 'kept' | 'fresh',
  signal: AbortSignal | undefined,
): ExchangeOptions {
  const forwarded = proxied?.headers;
  const headers: Record<string, string | number> = { ...request.headers, ...forwarded };
  // Known beforehand, so the body goes out with the head in one piece and never chunked.
  if (request.body !== undefined) headers['content-length'] = Buffer.byteLength(request.body);
  return {
    host,
    // undefined: the module's own port, 80 or 443
    port: url.port === '' ? undefined : url.port,
    path: (forwarded === undefined ? '' : url.origin) + url.pathname + url.search,
    method: request.method,
    headers,
    agent: connection === 'kept' ? agent : fresh,
    lookup,
    ...(proxied === undefined ? {} : { connectMs: request.connectMs, opening: signal }),
    maxHeaderSize: MOST_HEADER_BYTES,
  };
}

/** As Node reports a connection that the other side ended. */
const connectionLost = (message: string) => Object.assign(new Error(message), { code: 'ECONNRESET' });

function wasClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** From the raw list: Node's own table drops some repeated headers. Without a prototype: names come from outside. */
function headersOf(answer: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = Object.create(null);
  const raw = answer.rawHeaders;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const value = raw[index + 1] ?? '';
    const before = headers[name];
    headers[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return headers;
}

/** The caller gave up: its own Fault when it gave one as the reason, else `cancelled`. */
export function cancelled(signal: AbortSignal | undefined, shown: string): Fault {
  if (signal?.reason instanceof Fault) return signal.reason;
  return new Fault('cancelled', `The request to ${shown} was cancelled.`, {
    where: shown,
    cause: signal?.reason,
  });
}
