import { Connection, type OpenSocket, type Standing } from './connection.ts';

/** A connection that was idle for so long is closed: before the 5 s after which Node's and uvicorn's servers close theirs. */
const IDLE_MS = 4_000;
/** How often it is looked for such ones. */
const LOOK_MS = 1_000;
/** Kept for one host and port. */
const MOST_FREE = 256;
/** Before so many of them nobody looks which pools are empty. */
const MOST_POOLS = 256;
/** So much earlier than a server has announced is a connection no longer used. */
const HINT_BUFFER_MS = 1_000;
const HINT = /^timeout=(\d+)/;

/** Kept connections to one host and port, the one that became free last first: the others age out. No limit: concurrency is decided upstairs (flow/). */
export class ConnectionPool {
  readonly #free: Connection[] = [];
  readonly #gone = (connection: Connection) => this.#forget(connection);
  #timer: NodeJS.Timeout | undefined;

  /** The kept connection that `connect` would take. */
  get next(): Connection | undefined {
    const now = performance.now();
    for (let one = this.#free.at(-1); one !== undefined; one = this.#free.at(-1)) {
      if (!one.isOver && one.freeUntil > now) return one;
      this.#free.pop();
      one.destroy();
    }
    return undefined;
  }

  /** No connection is kept. */
  get isEmpty(): boolean {
    return this.#free.length === 0;
  }

  /** A kept connection, or one that is being opened. */
  connect(open: OpenSocket, stands: Standing): Connection {
    const kept = this.next;
    if (kept === undefined) return this.open(open, stands);
    this.#free.pop();
    return kept;
  }

  open(open: OpenSocket, stands: Standing): Connection {
    return new Connection(open, stands, this.#gone);
  }

  /** Keeps a connection for the next exchange; `hint` is what the server says of how long it does. */
  keep(connection: Connection, hint: string | undefined): void {
    const ms = Math.min(IDLE_MS, hintedMs(hint));
    if (connection.isOver || ms <= 0 || this.#free.length >= MOST_FREE) return void connection.destroy();
    const now = performance.now();
    connection.free(now, now + ms);
    this.#free.push(connection);
    this.#timer ??= setTimeout(() => this.#age(), LOOK_MS).unref();
  }

  #forget(connection: Connection): void {
    const place = this.#free.lastIndexOf(connection);
    if (place >= 0) this.#free.splice(place, 1);
  }

  #age(): void {
    const now = performance.now();
    for (const one of this.#free.filter(({ freeUntil }) => freeUntil <= now)) one.destroy();
    this.#timer = this.#free.length === 0 ? undefined : setTimeout(() => this.#age(), LOOK_MS).unref();
  }
}

function hintedMs(hint: string | undefined): number {
  const seconds = hint === undefined ? undefined : HINT.exec(hint)?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000 - HINT_BUFFER_MS;
}

/** A pool for each host and port, made at first need. */
export function poolsByAuthority(): (target: { authority: string }) => ConnectionPool {
  const pools = new Map<string, ConnectionPool>();
  return ({ authority }) => {
    let pool = pools.get(authority);
    if (pool === undefined) {
      for (const [other, { isEmpty }] of pools.size >= MOST_POOLS ? pools : [])
        if (isEmpty) pools.delete(other);
      pool = new ConnectionPool();
      pools.set(authority, pool);
    }
    return pool;
  };
}
