import { getRequestListener } from '@hono/node-server';
import type { Engine } from '../engine/engine.ts';
import type { StateAccess } from '../engine/engine-parts.ts';
import { asFault, Fault } from '../errors.ts';
import { problemOf } from '../flow/problem-of.ts';
import { type ListeningServer, listen, type ServerSetup } from '../ports/node-server.ts';
import { defined } from '../schema/defined.ts';
import { type ServiceApp, type ServiceOptions, serviceApp } from './app.ts';
import { checkHost, checkOrigin, isLoopback } from './hosts.ts';
import { signInPath } from './pages/sign-in-path.ts';
import { runTokens } from './run-token.ts';
import { type Certificate, type OwnCertificate, ownCertificate } from './tls-certificate.ts';
import type { ProgressUpgrades, progressUpgrades } from './websocket.ts';

/** Where the service listens, and for whom. */
export interface StartOptions extends Pick<ServiceOptions, 'key' | 'rate' | 'log' | 'routes' | 'pageCode'> {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** Port of the TLS listener; by default the port after `port`, or any free one where that is taken. */
  tlsPort?: number;
  /** The service itself speaks TLS, and no second listener is needed. */
  certificate?: Certificate;
  /** Address under which clients reach the service. */
  publicUrl?: URL;
}

/** A service that listens. */
export interface StartedService {
  /** Without a slash at the end. */
  url: string;
  /** Base of the addresses of progress streams over TLS. */
  wssUrl: string;
  /** The certificate of the TLS listener, where the service made it. */
  certificate?: OwnCertificate;
  /** A new address at which one person signs in to the pages, once and within ten minutes. */
  signInUrl(): string;
  /** Lets what is under way end for ten seconds, then ends it; background work stops and goes on at the next start. */
  close(): Promise<void>;
}

/** A request as Node hands it to an upgrade. */
type UpgradeRequest = Parameters<ServerSetup['onUpgrade']>[0];

/** What is in flight when the service ends has this long to end by itself. */
const GRACE_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;

/** Starts the service. The engine is given the address of the progress streams before the first request can come. */
export async function startService(engine: Engine, options: StartOptions): Promise<StartedService> {
  const { host, publicUrl } = options;
  const { clock } = engine.ports;
  const hosts = { bound: host, ...defined({ publicUrl }) };
  const ending = new AbortController();
  const app = serviceApp({
    ...{ engine, key: options.key, hosts, rate: options.rate, stopping: ending.signal },
    ...defined({ log: options.log, routes: options.routes, pageCode: options.pageCode }),
  });
  const onRequest = getRequestListener((request, bindings) => app.fetch(request, bindings), {
    // Only what was no request reaches this: a host or an address that nothing can be made of.
    // What is not read of a request is taken in where the connection is held (ports/node-server.ts), with more patience.
    autoCleanupIncoming: false,
    errorHandler: (error) => app.fault(error instanceof Fault ? error : notARequest(error)),
  });
  const { runToken, tokenFits } = runTokens(options.key);
  const admit = (request: UpgradeRequest) => admitted(request, hosts, app);
  const { isAccount } = app.callers;
  const upgrades = lazyUpgrades({ engine, admit, isAccount, tokenFits }, options.log);
  const listening = await listenTwice({ host, onRequest, onUpgrade: upgrades.onUpgrade }, engine, options);
  const { servers, url, stream, wss, certificate } = listening;
  engine.serveAt({ wss, plain: stream, token: runToken });
  const stopTidying = hourly(app, clock, options.log);
  return {
    url,
    wssUrl: wss,
    ...defined({ certificate }),
    signInUrl: () => `${url}${signInPath(app.sessions.link().token)}`,
    async close() {
      stopTidying();
      engine.live().stop();
      const closing = servers.map((server) => server.close(GRACE_MS));
      await upgrades.close();
      // What is still worked at when time is nearly up is asked to end, so that its answer can say so.
      const stopped = clock.after(GRACE_MS - 2_000, () => ending.abort(shuttingDown()));
      await Promise.all(closing);
      stopped();
      ending.abort(shuttingDown());
    },
  };
}

/** What WebSockets need is loaded with the first of them. */
function lazyUpgrades(
  world: Parameters<typeof progressUpgrades>[0],
  log: StartOptions['log'],
): { onUpgrade: ServerSetup['onUpgrade']; close(): Promise<void> } {
  let upgrades: Promise<ProgressUpgrades> | undefined;
  return {
    onUpgrade(request, socket, head) {
      upgrades ??= import('./websocket.ts').then(({ progressUpgrades }) => progressUpgrades(world));
      socket.on('error', () => undefined);
      upgrades.then(
        ({ upgrade }) => upgrade(request, socket, head),
        (error: unknown) => {
          log?.(String(error));
          socket.destroy();
        },
      );
    },
    async close() {
      await (await upgrades)?.close();
    },
  };
}

/** Where the service listens. */
interface Listening {
  servers: ListeningServer[];
  url: string;
  /** Base of progress streams on the same listener, and of those over TLS. */
  stream: string;
  wss: string;
  certificate: OwnCertificate | undefined;
}

/** The plain listener, and one over TLS beside it where clients would reach the service in the clear. */
async function listenTwice(
  serving: Omit<ServerSetup, 'port' | 'tls'>,
  { stateDir, ports }: Pick<StateAccess, 'stateDir' | 'ports'>,
  options: StartOptions,
): Promise<Listening> {
  const { host, publicUrl } = options;
  const plain = await listen({
    ...{ ...serving, port: options.port },
    ...defined({ tls: options.certificate }),
  });
  const shown = shownHost(host);
  const secure = options.certificate !== undefined;
  const url = publicUrl?.href.replace(/\/+$/, '') ?? `${secure ? 'https' : 'http'}://${shown}:${plain.port}`;
  const stream = url.replace(/^http/, 'ws');
  if (stream.startsWith('wss:'))
    return { servers: [plain], url, stream, wss: stream, certificate: undefined };
  try {
    const own = ['localhost', '127.0.0.1', '::1', plainHost(shown)];
    const names = new Set([...own, plainHost(publicUrl?.hostname ?? shown)]);
    const certificate = await ownCertificate(stateDir, [...names], ports);
    const { cert, key } = certificate;
    const over = await listenBeside({ ...serving, tls: { cert, key } }, plain.port, options);
    const wss = `wss://${publicUrl?.hostname ?? shown}:${over.port}`;
    return { servers: [plain, over], url, stream, wss, certificate };
  } catch (error) {
    await plain.close(0);
    throw error;
  }
}

/** The TLS listener: where it was asked for, else beside the plain one, else anywhere. */
async function listenBeside(
  setup: Omit<ServerSetup, 'port'>,
  plainPort: number,
  { tlsPort, port }: StartOptions,
): Promise<ListeningServer> {
  if (tlsPort !== undefined) return listen({ ...setup, port: tlsPort });
  if (port === 0 || plainPort === 65_535) return listen({ ...setup, port: 0 });
  try {
    return await listen({ ...setup, port: plainPort + 1 });
  } catch {
    return listen({ ...setup, port: 0 });
  }
}

/** Host and origin of an upgrade, checked as those of every request (security.md S51), and the rate of its address. */
function admitted(
  request: UpgradeRequest,
  hosts: Parameters<typeof checkHost>[1],
  app: Pick<ServiceApp, 'limit'>,
): { ok: true } | { ok: false; status: number; body: string } {
  try {
    checkHost(request.headers.host, hosts);
    checkOrigin(request.headers.origin, request.headers.host, hosts);
    app.limit(request.socket.remoteAddress ?? '');
    return { ok: true };
  } catch (error) {
    const { status, body } = problemOf(asFault(error));
    return { ok: false, status, body: JSON.stringify(body) };
  }
}

function notARequest(cause: unknown): Fault {
  const host = cause instanceof Error && /host/i.test(cause.message);
  return new Fault(
    host ? 'misdirected_request' : 'usage',
    host ? 'The Host of the request is missing or no host name.' : 'The address of the request is not valid.',
    { hint: 'Use the address that `assay serve` printed.', cause },
  );
}

const shuttingDown = () =>
  new Fault('cancelled', 'The service is ending.', { hint: 'Ask again when it has started anew.' });

/** Forgets old answers at the start and once an hour, behind the requests. */
function hourly(
  app: ServiceApp,
  clock: { after(ms: number, callback: () => void): () => void },
  log: ((line: string) => void) | undefined,
): () => void {
  let cancel = clock.after(1_000, tidy);
  function tidy(): void {
    cancel = clock.after(HOUR_MS, tidy);
    app.tidy().catch((error: unknown) => log?.(asFault(error).message));
  }
  return () => cancel();
}

/** A host as it stands in an address; what means every address of a machine is shown as the nearest one. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return '127.0.0.1';
  return host.includes(':') ? `[${plainHost(host)}]` : host;
}

const plainHost = (host: string) => host.replace(/^\[|\]$/g, '');

/** Whether others than this machine can reach a listener on this host. */
export const isPublicListener = (host: string): boolean => !isLoopback(host);
