import { isIP, type LookupFunction, type Socket } from 'node:net';
import { Fault } from '../errors.ts';
import { allowsName } from './allowed-hosts.ts';
import { checkedLookup, type ResolveAll } from './checked-lookup.ts';
import { timeoutFault } from './connection-fault.ts';
import { poolsByAuthority } from './http/connection-pool.ts';
import { PROTOCOLS, serverName } from './http/direct-transports.ts';
import type { Opening, Transport, TransportFor } from './http/http-exchange.ts';
import type { HttpTarget } from './http/http-target.ts';
import { namesKnownHere, resolved } from './names-known-here.ts';
import type { Environment } from './ports.ts';
import { type ProxyServer, proxyFor } from './proxy-rule.ts';
import { proxyConnection, proxyHeaders, refusedBy, settled, tunnelThrough } from './proxy-tunnel.ts';

/**
 * How a request is sent: `forwarded` by the proxy, which gets the whole address (http), through a `tunnel` to a name that the
 * proxy resolves, or through one to an address that was resolved and checked here (`pinned`).
 */
type Way = 'forwarded' | 'tunnel' | 'pinned';

/** Addresses of one name that the proxy is asked for in turn. */
const MOST_ADDRESSES = 4;

/** What proxied transports are made of. */
interface ProxiedWorld {
  env: Pick<Environment, 'get'>;
  resolve: ResolveAll;
  /** For what is called without a proxy. */
  direct: TransportFor;
}

/** Transports by the proxies that the environment names; `direct` ones for what it exempts. */
export function transportsByProxy(world: ProxiedWorld): TransportFor {
  const found = new WeakMap<HttpTarget, Promise<Transport>>();
  const made = new Map<string, Promise<Transport>>();

  async function find(target: HttpTarget): Promise<Transport> {
    const proxy = await proxyFor(target, world.env);
    if (proxy === undefined) return world.direct(target);
    const way = wayTo(target);
    const key = `${target.pool} ${way}`;
    const transport = made.get(key) ?? makeTransport(target, proxy, way, world);
    made.set(key, transport);
    return transport;
  }

  return (target) => {
    const transport = found.get(target) ?? find(target);
    found.set(target, transport);
    return transport;
  };
}

/** What somebody else chose is called at the address that was checked, unless its name was allowed. */
function wayTo({ url, host, reach, allow }: HttpTarget): Way {
  if (reach === 'public' && !allowsName(allow, host)) return 'pinned';
  return url.protocol === 'https:' ? 'tunnel' : 'forwarded';
}

async function makeTransport(
  { url, reach, allow }: HttpTarget,
  proxy: ProxyServer,
  way: Way,
  { resolve }: ProxiedWorld,
): Promise<Transport> {
  const tls = url.protocol === 'https:' ? await import('node:tls') : undefined;
  const { readerFor } = await import('./http/answer-reader.ts');
  const lookup = checkedLookup(reach, resolve, allow);
  const open = connectionOpener(proxy, way, lookup);

  return {
    poolOf: poolsByAuthority(),
    stands: 'connect',
    readerFor,
    async open({ host, port = tls === undefined ? '80' : '443' }, came, within) {
      const secured = (socket: Socket) =>
        tls?.connect({ socket, host, ALPNProtocols: PROTOCOLS, ...serverName(host) }) ?? socket; // The host is what the certificate is checked for.
      const socket = await open({ host, port }, within, tls === undefined ? undefined : secured);
      return socket.on('data', came);
    },
    proxied: {
      headers: way === 'forwarded' ? proxyHeaders(proxy) : undefined,
      // Of a tunnel nothing but its making is the proxy's; and of what it forwards only this is surely its own.
      refused: (status) =>
        way === 'forwarded' && status === 407 ? refusedBy(proxy, 'the request', status) : undefined,
    },
  };
}

/** Opens connections that lead to a host and port by the proxy, within the time and until the signal; `secured` puts TLS on a tunnel. */
type Open = (
  target: { host: string; port: string },
  within: Opening,
  secured: ((socket: Socket) => Socket) | undefined,
) => Promise<Socket>;

function connectionOpener(proxy: ProxyServer, way: Way, lookup: LookupFunction): Open {
  const lookAt = namesKnownHere(lookup);

  return async ({ host, port }, { ms, signal: ended }, secured) => {
    const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
    const limit = new AbortController();
    const late = () => limit.abort(timeoutFault('connect', ms, `${authority}, by the proxy ${proxy.shown},`));
    const timer = setTimeout(late, ms).unref(); // The connection itself keeps the process waiting.
    try {
      const places = way === 'pinned' ? await pinned(host, authority, lookup) : [authority];
      const denial = way === 'pinned' ? undefined : await lookAt(host);
      const signal = anyOf(limit.signal, denial, ended);
      if (way === 'forwarded') return endedBy(denial, await proxyConnection(proxy, signal));
      const tunnel = await firstTunnel(places, proxy, signal);
      if (secured === undefined) return endedBy(denial, tunnel);
      return endedBy(denial, await settled(secured(tunnel), 'secureConnect', signal));
    } finally {
      clearTimeout(timer);
    }
  };
}

const anyOf = (...signals: (AbortSignal | undefined)[]) =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

/** The connection, which breaks with the reason of the signal when that comes. */
function endedBy(signal: AbortSignal | undefined, socket: Socket): Socket {
  if (signal === undefined) return socket;
  if (signal.aborted) {
    socket.destroy();
    throw signal.reason;
  }
  const end = () => socket.destroy(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  socket.once('close', () => signal.removeEventListener('abort', end));
  return socket;
}

/** A tunnel to the first place that the proxy reaches. */
async function firstTunnel(
  places: readonly string[],
  proxy: ProxyServer,
  signal: AbortSignal,
): Promise<Socket> {
  for (const [index, place] of places.entries()) {
    const socket = await proxyConnection(proxy, signal);
    try {
      return await tunnelThrough(socket, place, proxy, signal);
    } catch (error) {
      const isUnreached = error instanceof Fault && (error.status ?? 0) >= 500;
      if (!isUnreached || index === places.length - 1) throw error;
    }
  }
  throw new Error('there is no place to go to');
}

/** The checked addresses of a host, with its port; what cannot be resolved here cannot be checked, and is refused. */
async function pinned(host: string, authority: string, lookup: LookupFunction): Promise<string[]> {
  if (isIP(host) !== 0) return [authority];
  const port = authority.slice(authority.lastIndexOf(':'));
  const addresses = await resolved(host, lookup);
  if (addresses === undefined)
    throw new Fault('connection', `${authority} was not called: this machine cannot resolve its name.`, {
      where: host,
      subcode: 'dns',
      hint: 'Also behind a proxy the addresses of a webhook are checked first. Name the host in ASSAY_ALLOW_PRIVATE_HOSTS to have the proxy resolve it.',
    });
  return addresses
    .slice(0, MOST_ADDRESSES)
    .map((address) => (address.includes(':') ? `[${address}]${port}` : `${address}${port}`));
}
