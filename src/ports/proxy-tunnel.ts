import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Fault } from '../errors.ts';
import { connectionFault } from './connection-fault.ts';
import type { ProxyServer } from './proxy-rule.ts';

/** What can be done where the proxy is in the way. */
const HINT = 'Look into the log of the proxy, or name in no_proxy what is called without it.';
/** An error of a connection is seen where it is waited for; anywhere else it is its end that is seen. */
const ignore = () => undefined;

/** A connection to the proxy; Fault `connection` that names it where there is none. */
export async function proxyConnection(proxy: ProxyServer, signal: AbortSignal): Promise<Socket> {
  const { host, port } = proxy;
  try {
    if (proxy.protocol === 'http:') return await settled(connect({ host, port }), 'connect', signal);
    const tls = await import('node:tls');
    // An address is no name that a certificate could be asked for.
    const servername = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
    return await settled(tls.connect({ host, port, ...servername }), 'secureConnect', signal);
  } catch (error) {
    if (signal.aborted) throw error;
    const { code, message, subcode, retry } = connectionFault(error, `The proxy ${proxy.shown}`);
    throw new Fault(code, message, {
      where: proxy.shown,
      ...(subcode === undefined ? {} : { subcode }),
      retry,
      cause: error,
      hint: HINT,
    });
  }
}

/** The socket as soon as it says that it stands. Destroyed where it breaks, or the signal comes, before that. */
export function settled<S extends Socket>(socket: S, event: string, signal: AbortSignal): Promise<S> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      socket.off(event, stands).off('error', fail).off('close', closed);
      signal.removeEventListener('abort', aborted);
    };
    const stands = () => {
      stop();
      resolve(socket);
    };
    const fail = (error: unknown) => {
      stop();
      socket.destroy();
      reject(error);
    };
    const closed = () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' }));
    const aborted = () => fail(signal.reason);
    socket.on('error', ignore);
    socket.once(event, stands).once('error', fail).once('close', closed);
    signal.addEventListener('abort', aborted, { once: true });
    if (signal.aborted) aborted();
  });
}

/**
 * Asks the proxy at the other end of the socket for a tunnel to `authority` (host and port). The socket leads there afterwards; Fault
 * `connection` with subcode `proxy` where the proxy does not make one.
 */
export function tunnelThrough(
  socket: Socket,
  authority: string,
  proxy: ProxyServer,
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const connecting = request({
      method: 'CONNECT',
      path: authority,
      createConnection: () => socket,
      headers: { host: authority, ...proxyHeaders(proxy) },
    });
    let isMade = false;
    const fail = (error: unknown) => {
      // Once there is a tunnel its request is over, which is no fault.
      if (isMade) return;
      signal.removeEventListener('abort', aborted);
      socket.destroy();
      reject(error);
    };
    const aborted = () => fail(signal.reason);
    const broken = (error?: unknown) =>
      fail(
        isUnreadable(error)
          ? noTunnel(proxy, authority, 'sent an answer that cannot be read', error, false)
          : noTunnel(proxy, authority, 'closed the connection', error),
      );
    signal.addEventListener('abort', aborted, { once: true });
    connecting.on('error', broken).on('close', broken);
    connecting.once('connect', ({ statusCode = 0 }, _, head) => {
      if (statusCode < 200)
        return fail(
          noTunnel(proxy, authority, `answered ${statusCode} instead of making a tunnel`, undefined, false),
        );
      if (statusCode > 299) return fail(refusedBy(proxy, authority, statusCode));
      // Whoever is behind the tunnel waits for this side to begin.
      if (head.length > 0) return fail(noTunnel(proxy, authority, 'sent something before it was asked'));
      isMade = true;
      signal.removeEventListener('abort', aborted);
      resolve(socket);
    });
    connecting.end();
  });
}

/** Headers about this client for the proxy, beside the request itself. */
export function proxyHeaders({ authorization }: ProxyServer): Record<string, string> {
  return authorization === undefined ? {} : { 'proxy-authorization': authorization };
}

/** The proxy's refusal of what it was asked for; `what` is an address or a request. */
export function refusedBy(proxy: ProxyServer, what: string, status: number): Fault {
  if (status !== 407)
    return new Fault('connection', `The proxy ${proxy.shown} refused ${what} (status ${status}).`, {
      where: proxy.shown,
      subcode: 'proxy',
      status,
      retry: status === 429 || status >= 500,
      hint: HINT,
    });
  const problem =
    proxy.authorization === undefined ? 'wants a user and a password' : 'did not accept user and password';
  return new Fault('connection', `The proxy ${proxy.shown} ${problem} (status 407).`, {
    where: proxy.shown,
    subcode: 'proxy',
    status,
    retry: false,
    hint: 'Write them before the host, percent-encoded where they hold signs of an address: http://user:password@host:port.',
  });
}

/** Of the parser of Node: no HTTP, or a head that is too long; the same proxy says the same again. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_');

function noTunnel(
  proxy: ProxyServer,
  authority: string,
  problem: string,
  cause?: unknown,
  retry?: false,
): Fault {
  return new Fault('connection', `The proxy ${proxy.shown} ${problem} when it was asked for ${authority}.`, {
    where: proxy.shown,
    subcode: 'proxy',
    ...(retry === undefined ? {} : { retry }),
    cause,
    hint: HINT,
  });
}
