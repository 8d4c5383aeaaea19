import type { Socket } from 'node:net';
import { Fault } from '../../errors.ts';
import { connectionFault, type TimeoutPhase, timeoutFault } from '../connection-fault.ts';
import type { HttpRequest } from '../ports.ts';
import type { AnswerReader } from './answer-reader.ts';
import type { Connection, Occupant, Standing } from './connection.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { plainText, tooLarge } from './http-body.ts';
import type { HttpTarget } from './http-target.ts';
import { unwatch, type Watched, watch } from './http-watch.ts';
import { mayArriveTwice, requestHead } from './request-head.ts';

/** How long a connection may take to stand, and the signal of an exchange that has ended before. */
export interface Opening {
  ms: number;
  signal: AbortSignal | undefined;
}

/** How the bytes are sent: connections to a target, kept or opened. */
export interface Transport {
  /** The kept connections to a target. */
  poolOf(target: HttpTarget): ConnectionPool;
  /** Opens a connection whose bytes go to `came`; its promise rejects where there is none. */
  open(target: HttpTarget, came: (piece: Buffer) => void, within: Opening): Socket | Promise<Socket>;
  /** What a socket that is being opened says when it stands. */
  stands: Standing;
  /** Reads answers to requests of a method. */
  readerFor(method: string): AnswerReader;
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

/** What came back: text where it came uncompressed and is wanted as such, else the bytes, before decoding. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Limits of security.md R07; body size of S35. */
export const CONNECT_MS = 10_000;
const FIRST_BYTE_MS = 60_000;
const IDLE_MS = 30_000;
const TOTAL_MS = 300_000;
export const MOST_BYTES = 10 * 1024 * 1024;

/**
 * One exchange on one connection. It ends `stale` when a kept connection turned out to be closed before a byte of the answer
 * came: most likely the server had ended it while idle, so a request that may arrive twice can go out again on a fresh one.
 * Any other is a `connection` fault, because the server may just as well have done its work and then have died.
 */
export function beginExchange(
  request: HttpRequest,
  target: HttpTarget,
  transport: Transport,
  connection: 'kept' | 'fresh',
  ending: Ending,
): void {
  new Exchange(request, target, transport, connection, ending);
}

/** Where an exchange ends. */
interface Ending {
  resolve(answer: RawAnswer): void;
  reject(fault: Fault): void;
  /** Only of a connection that was used before. */
  stale(): void;
}

/** An exchange until it ends, which it does once: with what came back, a fault, a limit of time or its caller's signal. */
class Exchange implements Watched, Occupant {
  phase: TimeoutPhase;
  ms: number;
  due: number;
  readonly totalMs: number;
  readonly totalDue: number;
  readonly signal: AbortSignal | undefined;
  place = -1;
  readonly #request: HttpRequest;
  readonly #target: HttpTarget;
  readonly #transport: Transport;
  readonly #pool: ConnectionPool;
  readonly #isKept: boolean;
  readonly #connection: Connection;
  /** An exchange that ends before its connection stands takes along what a proxy is opening for it. */
  readonly #opening: AbortController | undefined;
  readonly #ending: Ending;
  readonly #reader: AnswerReader;
  readonly #isReused: boolean;
  /** Whoever follows the answer has been told of its head. */
  #isFollowed = false;
  #settled = false;

  constructor(
    request: HttpRequest,
    target: HttpTarget,
    transport: Transport,
    connection: 'kept' | 'fresh',
    ending: Ending,
  ) {
    const { proxied, stands } = transport;
    const head = requestHead(request, target, connection, proxied?.headers);
    this.#request = request;
    this.#target = target;
    this.#transport = transport;
    this.#ending = ending;
    this.#isKept = connection === 'kept';
    this.#opening = proxied === undefined ? undefined : new AbortController();
    this.#reader = transport.readerFor(request.method);
    this.#pool = transport.poolOf(target);
    this.signal = request.signal;
    const { connectMs = CONNECT_MS } = request;
    const open = (came: (piece: Buffer) => void) =>
      transport.open(target, came, { ms: connectMs, signal: this.#opening?.signal });
    this.#connection = this.#isKept ? this.#pool.connect(open, stands) : this.#pool.open(open, stands);
    this.#isReused = this.#connection.isUsed;
    const now = performance.now();
    this.totalMs = request.totalMs ?? TOTAL_MS;
    this.totalDue = now + this.totalMs;
    this.phase = this.#isReused ? 'first_byte' : 'connect';
    this.ms = this.#isReused ? (request.firstByteMs ?? FIRST_BYTE_MS) : connectMs;
    this.due = now + this.ms;
    watch(this);
    this.#connection.occupy(this);
    this.#connection.write(head, request.body);
  }

  expire(phase: TimeoutPhase, ms: number): void {
    this.#fail(timeoutFault(phase, ms, this.#target.shown));
  }

  cancel(): void {
    this.#fail(cancelled(this.signal, this.#target.shown));
  }

  standing(): void {
    this.#enter('first_byte', this.#request.firstByteMs ?? FIRST_BYTE_MS);
  }

  /** Gathers the answer, as long as it is not too large. */
  came(piece: Buffer): void {
    const reader = this.#reader;
    try {
      reader.take(piece);
    } catch (error) {
      return void this.lost(error);
    }
    const { status } = reader;
    const most = this.#request.maxBytes ?? MOST_BYTES;
    if (reader.announced > most || reader.size > most)
      return void this.#fail(tooLarge(most, this.#target.shown, status));
    this.#follow();
    if (reader.isWhole) this.#whole();
    else if (status !== 0) this.#enter('idle', this.#request.idleMs ?? IDLE_MS);
  }

  /** Hands what has come of the body on, where somebody follows it; packed, it is handed on as a whole (`responseOf`). */
  #follow(): void {
    const { onPiece } = this.#request;
    const { status, headers } = this.#reader;
    if (onPiece === undefined || status === 0 || headers['content-encoding'] !== undefined) return;
    if (!this.#isFollowed) {
      if (this.#transport.proxied?.refused(status) !== undefined) return;
      this.#isFollowed = true;
      onPiece.head(status, headers);
    }
    const came = this.#reader.taken();
    if (came.length > 0) onPiece.piece(came);
  }

  ended(): void {
    if (this.#reader.end()) this.#whole();
    else this.lost(connectionLost(this.#reader.status === 0 ? 'closed' : 'cut'));
  }

  lost(error: unknown = connectionLost('closed')): void {
    if (this.#settled) return;
    const isStale = this.#isReused && this.#reader.status === 0 && wasClosed(error);
    if (!isStale || !mayArriveTwice(this.#request))
      return void this.#fail(connectionFault(error, this.#target.shown));
    this.#settle();
    this.#connection.destroy();
    this.#ending.stale();
  }

  #whole(): void {
    const { status, headers, keepsAlive, body } = this.#reader;
    const isText = this.#request.binary !== true && headers['content-encoding'] === undefined;
    // The bytes are another's once the connection has gone on.
    const answer = { status, headers, body: isText ? plainText(body) : Buffer.from(body) };
    this.#settle();
    if (keepsAlive && this.#isKept && this.#connection.isFlushed)
      this.#pool.keep(this.#connection, headers['keep-alive']);
    else this.#connection.destroy();
    this.#ending.resolve(answer);
  }

  /** A new phase with its own limit; the total goes on. Something came: the time of a phase begins anew. */
  #enter(phase: TimeoutPhase, ms: number): void {
    this.phase = phase;
    this.ms = ms;
    this.due = performance.now() + ms;
  }

  #fail(fault: Fault): void {
    if (this.#settled) return;
    this.#settle();
    this.#connection.destroy();
    this.#opening?.abort(fault);
    this.#ending.reject(fault);
  }

  #settle(): void {
    this.#settled = true;
    this.#reader.close();
    unwatch(this);
  }
}

/** As Node reports a connection that the other side ended. */
const connectionLost = (message: string) => Object.assign(new Error(message), { code: 'ECONNRESET' });

function wasClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** The caller gave up: its own Fault when it gave one as the reason, else `cancelled`. */
export function cancelled(signal: AbortSignal | undefined, shown: string): Fault {
  if (signal?.reason instanceof Fault) return signal.reason;
  return new Fault('cancelled', `The request to ${shown} was cancelled.`, {
    where: shown,
    cause: signal?.reason,
  });
}
