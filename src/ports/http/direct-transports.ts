import type { LookupFunction, Socket } from 'node:net';
import { checkedLookup, type ResolveAll } from '../checked-lookup.ts';
import { poolsByAuthority } from './connection-pool.ts';
import type { Transport, TransportFor } from './http-exchange.ts';
import type { HttpTarget } from './http-target.ts';

/** Answers are sent at once, and a connection that nobody speaks on is asked for now and then. */
const SOCKET = { noDelay: true, keepAlive: true, keepAliveInitialDelay: 1_000 } as const;
/** The most that is read at once. */
const READ_BYTES = 64 * 1024;
/** What is offered and taken in TLS: HTTP/2 is not spoken here. */
export const PROTOCOLS = ['http/1.1'];
/** Sessions of TLS that are kept. */
const MOST_SESSIONS = 100;

/** Transports without a proxy, each made once; node:net and node:tls come in at first need. */
export function directTransports(resolve: ResolveAll): TransportFor {
  const transports = new Map<string, Transport>();

  // One pool for each reach and what is allowed beside it: a kept connection must not carry a request that would not have been allowed to open it.
  async function makeTransport(target: HttpTarget): Promise<Transport> {
    const { url, reach, allow, pool } = target;
    const lookup = checkedLookup(reach, resolve, allow);
    const made = url.protocol === 'https:' ? await secured(lookup) : await plain(lookup);
    const meanwhile = transports.get(pool);
    if (meanwhile !== undefined) return meanwhile;
    transports.set(pool, made);
    return made;
  }

  return (target) => transports.get(target.pool) ?? makeTransport(target);
}

async function plain(lookup: LookupFunction): Promise<Transport> {
  const [{ connect }, { readerFor }] = await Promise.all([import('node:net'), import('./answer-reader.ts')]);
  // All read into one place: what came is taken from there before anybody reads again.
  const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
  return {
    poolOf: poolsByAuthority(),
    stands: 'connect',
    readerFor,
    open({ host, port }, came) {
      const callback = (count: number) => {
        came(buffer.subarray(0, count));
        return true;
      };
      return connect({ ...SOCKET, host, port: Number(port ?? 80), lookup, onread: { buffer, callback } });
    },
  };
}

async function secured(lookup: LookupFunction): Promise<Transport> {
  const [{ connect }, { readerFor }] = await Promise.all([import('node:tls'), import('./answer-reader.ts')]);
  const sessions = new Map<string, Buffer>();
  return {
    poolOf: poolsByAuthority(),
    stands: 'secureConnect',
    readerFor,
    open({ host, port, authority }, came) {
      const session = sessions.get(authority);
      const socket = connect({
        ...{ ...SOCKET, host, port: Number(port ?? 443), lookup, ALPNProtocols: PROTOCOLS },
        ...serverName(host),
        ...(session === undefined ? {} : { session }),
      });
      keepSession(socket, authority, sessions);
      return socket.on('data', came);
    },
  };
}

/** An address is no name that a certificate could be asked for. */
export const serverName = (host: string) => (/^[\d.]+$|:/.test(host) ? {} : { servername: host });

/** The next connection to the same place goes on with the session of this one, unless it breaks. */
function keepSession(socket: Socket, authority: string, sessions: Map<string, Buffer>): void {
  socket.on('session', (session: Buffer) => {
    const [oldest] = sessions.keys();
    if (sessions.size >= MOST_SESSIONS && oldest !== undefined && !sessions.has(authority))
      sessions.delete(oldest);
    sessions.set(authority, session);
  });
  socket.once('close', (isBroken: boolean) => {
    if (isBroken) sessions.delete(authority);
  });
}
