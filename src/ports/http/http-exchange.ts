import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction, Socket } from 'node:net';
import { Fault } from '../../errors.ts';
import { connectionFault, type TimeoutPhase, timeoutFault } from '../connection-fault.ts';
import type { HttpRequest } from '../ports.ts';
import { tooLarge } from './http-body.ts';
import { type HttpTarget, headerList } from './http-target.ts';
import { unwatch, type Watched, watch } from './http-watch.ts';

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
    new Exchange(request, target, transport, connection, { resolve, reject }).begin();
  });
}

/** Where an exchange ends. */
interface Ending {
  resolve(answer: RawAnswer | null): void;
  reject(fault: Fault): void;
}

/** An exchange until it ends, which it does once: with what came back, a fault, a limit of time or its caller's signal. */
class Exchange implements Watched {
  phase: TimeoutPhase = 'total';
  ms: number;
  due: number;
  readonly totalMs: number;
  readonly totalDue: number;
  readonly signal: AbortSignal | undefined;
  readonly #request: HttpRequest;
  readonly #target: HttpTarget;
  readonly #connection: 'kept' | 'fresh';
  readonly #proxied: boolean;
  readonly #outgoing: ClientRequest;
  /** An exchange that ends before its connection stands takes along what a proxy is opening for it. */
  readonly #opening: AbortController | undefined;
  readonly #ending: Ending;
  place = -1;
  #answer: IncomingMessage | undefined;
  #pieces: Buffer[] = [];
  #size = 0;
  #settled = false;

  constructor(
    request: HttpRequest,
    target: HttpTarget,
    transport: Transport,
    connection: 'kept' | 'fresh',
    ending: Ending,
  ) {
    this.#request = request;
    this.#target = target;
    this.#connection = connection;
    this.#proxied = transport.proxied !== undefined;
    this.#opening = this.#proxied ? new AbortController() : undefined;
    this.#ending = ending;
    this.signal = request.signal;
    this.ms = this.totalMs = request.totalMs ?? TOTAL_MS;
    this.due = this.totalDue = performance.now() + this.ms;
    this.#outgoing = transport.request(
      optionsOf(request, target, transport, connection, this.#opening?.signal),
    );
  }

  begin(): void {
    const { body } = this.#request;
    watch(this);
    // A proxied connection is handed over when it stands; until then this is the phase.
    if (this.#proxied) this.#enter('connect');
    this.#outgoing.on('socket', (socket) => this.#connecting(socket));
    this.#outgoing.on('error', this.#broken);
    // A connection that closes without an error event (e.g. after an unasked-for upgrade) must not leave anybody waiting.
    this.#outgoing.on('close', () => {
      if (!this.#settled) this.#broken(connectionLost('closed'));
    });
    this.#outgoing.on('response', (answer) => this.#answering(answer));
    // Plain ASCII is written without being looked at letter by letter. Any other text goes as bytes: the head goes out in the encoding of
    // a text that stands behind it, and its own is Latin-1.
    const isAscii = typeof body === 'string' && Buffer.byteLength(body) === body.length;
    if (isAscii) this.#outgoing.end(body, 'latin1');
    else this.#outgoing.end(typeof body === 'string' ? Buffer.from(body) : body);
  }

  expire(phase: TimeoutPhase, ms: number): void {
    this.#fail(timeoutFault(phase, ms, this.#target.shown));
  }

  cancel(): void {
    this.#fail(cancelled(this.signal, this.#target.shown));
  }

  #connecting(socket: Socket): void {
    if (!socket.connecting) return void this.#enter('first_byte');
    this.#enter('connect');
    const connected = this.#target.url.protocol === 'https:' ? 'secureConnect' : 'connect';
    socket.once(connected, () => this.#enter('first_byte'));
  }

  /** Gathers the body of the answer, as long as it is not too large. */
  #answering(answer: IncomingMessage): void {
    this.#answer = answer;
    this.#enter('idle');
    if (Number(answer.headers['content-length'] ?? 0) > this.#mostBytes) return void this.#tooLarge();
    answer.on('data', (piece: Buffer) => {
      this.#size += piece.length;
      if (this.#size > this.#mostBytes) return void this.#tooLarge();
      this.#pieces.push(piece);
      // Something came: the time of the phase begins anew.
      this.due = performance.now() + this.ms;
    });
    answer.on('error', this.#broken);
    answer.on('end', () => this.#whole(answer));
  }

  #whole(answer: IncomingMessage): void {
    if (!answer.complete) return void this.#broken(connectionLost('cut'));
    const only = this.#pieces.length === 1 ? this.#pieces[0] : undefined;
    const body = only ?? Buffer.concat(this.#pieces, this.#size);
    this.#resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body });
  }

  get #mostBytes(): number {
    return this.#request.maxBytes ?? MOST_BYTES;
  }

  #tooLarge(): void {
    this.#fail(tooLarge(this.#mostBytes, this.#target.shown, this.#answer?.statusCode));
  }

  readonly #broken = (error: unknown): void => {
    if (this.#settled) return;
    const { reusedSocket } = this.#outgoing;
    const isStale =
      reusedSocket && this.#connection === 'kept' && this.#answer === undefined && wasClosed(error);
    if (isStale && mayArriveTwice(this.#request)) this.#resolve(null);
    else this.#fail(connectionFault(error, this.#target.shown));
  };

  /** A new phase with its own limit; the total goes on. */
  #enter(phase: 'connect' | 'first_byte' | 'idle'): void {
    const { connectMs = CONNECT_MS, firstByteMs = FIRST_BYTE_MS, idleMs = IDLE_MS } = this.#request;
    this.phase = phase;
    this.ms = phase === 'connect' ? connectMs : phase === 'idle' ? idleMs : firstByteMs;
    this.due = performance.now() + this.ms;
  }

  #resolve(answer: RawAnswer | null): void {
    if (this.#settle()) this.#ending.resolve(answer);
  }

  #fail(fault: Fault): void {
    if (!this.#settle()) return;
    this.#outgoing.destroy();
    this.#opening?.abort(fault);
    this.#ending.reject(fault);
  }

  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    unwatch(this);
    return true;
  }
}

/** What node:http is asked for; `connectMs` is for agents that open connections through a proxy. */
type ExchangeOptions = RequestOptions & { connectMs?: number | undefined; opening?: AbortSignal | undefined };

function optionsOf(
  request: HttpRequest,
  { host, port, path, authority, url, shown }: HttpTarget,
  { agent, fresh, lookup, proxied }: Transport,
  connection: 'kept' | 'fresh',
  signal: AbortSignal | undefined,
): ExchangeOptions {
  const { method, body } = request;
  const forwarded = proxied?.headers;
  // A list is written as it is, with nothing added but the header about the connection.
  const headers = [...headerList(request.headers, shown), ...Object.entries(forwarded ?? {}).flat()];
  // Known beforehand, so the body goes out with the head in one piece and never chunked.
  if (body !== undefined) headers.push('content-length', String(Buffer.byteLength(body)));
  else if (!IDEMPOTENT.has(method) || method === 'PUT') headers.push('content-length', '0');
  headers.push('Host', authority);
  return {
    host,
    port,
    path: forwarded === undefined ? path : url.origin + path,
    method,
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
