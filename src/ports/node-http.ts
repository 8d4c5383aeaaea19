import { checkedLookup, type ResolveAll, resolveAll } from './checked-lookup.ts';
import { bodyBytes, bodyText } from './http/http-body.ts';
import {
  cancelled,
  exchange,
  MOST_BYTES,
  mayArriveTwice,
  type Transport,
  type TransportFor,
} from './http/http-exchange.ts';
import { type HttpTarget, httpTarget } from './http/http-target.ts';
import type { Environment, Http } from './ports.ts';
import { namesProxy, proxySnapshot } from './proxy-variables.ts';

/**
 * The most recently used connection first: the others age out. No limit: concurrency is decided upstairs (flow/). A connection
 * that was idle for `timeout` is closed: before the 5 s after which Node's and uvicorn's servers close theirs.
 */
const POOL = {
  timeout: 4_000,
  keepAlive: true,
  scheduling: 'lifo',
  maxSockets: Number.POSITIVE_INFINITY,
  maxFreeSockets: 256,
} as const;

/** When connections became free; no entry of one that this process never used. */
const freeSince = new WeakMap<object, number>();

/** No server closes a connection so soon after its answer: they wait for a second and more. */
const JUST_NOW_MS = 20;

/**
 * Whether a request may be given a connection that was idle for a while. The one that became free last is taken: while answers come in and
 * requests go out it is a fresh one, and they need not wait for each other's turn.
 */
function keepsIdle({ agent }: Transport): boolean {
  const latest = performance.now() - JUST_NOW_MS;
  for (const sockets of Object.values(agent.freeSockets)) {
    const next = sockets?.at(-1);
    if (next !== undefined && (freeSince.get(next) ?? 0) < latest) return true;
  }
  return false;
}

/**
 * One turn of the event loop and the end of the one before: what servers closed while this process was busy is read, and such
 * connections have left the pool. A request that must not arrive twice could not be sent again on a fresh one.
 */
const closingsSeen = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

/** Transports without a proxy, each made once; node:http (20 ms to load) and node:https come in at first need. */
function directTransports(resolve: ResolveAll): TransportFor {
  const transports = new Map<string, Transport>();

  // One pool for each reach and what is allowed beside it: a kept connection must not carry a request that would not have been allowed to open it.
  async function makeTransport(target: HttpTarget): Promise<Transport> {
    const { url, reach, allow, pool } = target;
    const lookup = checkedLookup(reach, resolve, allow);
    // Two literal imports: a bundler cannot follow a computed one.
    const { request, Agent } =
      url.protocol === 'https:' ? await import('node:https') : await import('node:http');
    const agent = new Agent(POOL);
    agent.on('free', (socket: object) => freeSince.set(socket, performance.now()));
    const transport: Transport = { request: (options) => request(options), agent, fresh: false, lookup };
    const meanwhile = transports.get(pool);
    if (meanwhile !== undefined) return meanwhile;
    transports.set(pool, transport);
    return transport;
  }

  return (target) => transports.get(target.pool) ?? makeTransport(target);
}

/** Transports by the proxies of the environment; what belongs to them comes in with the first request. */
function proxiedTransports(resolve: ResolveAll, env: Pick<Environment, 'get'>): TransportFor {
  let made: Promise<TransportFor> | undefined;
  // Other libraries are shown other values for a while (toolkit-environment.ts).
  const variables = proxySnapshot(env);
  return async (target) => {
    made ??= import('./proxied.ts').then(({ transportsByProxy }) =>
      transportsByProxy({ env: variables, resolve, direct: directTransports(resolve), pool: POOL }),
    );
    return (await made)(target);
  };
}

/** Of a process that no proxy was named to. */
const NO_VARIABLES = { get: () => undefined };

/**
 * HTTP over node:http, measured at a fraction of what fetch costs per exchange. No encoding is asked for (inflating costs
 * more than it saves on small answers), but what comes compressed is understood. Goes through the proxies that `env` names
 * (`proxyFor` in proxy-rule.ts is the rule).
 */
export function nodeHttp(
  resolve: ResolveAll = resolveAll,
  env: Pick<Environment, 'get'> = NO_VARIABLES,
): Http {
  const transportFor = namesProxy(env) ? proxiedTransports(resolve, env) : directTransports(resolve);

  return async (request) => {
    const checked = httpTarget(request);
    const target = checked instanceof Promise ? await checked : checked;
    const found = transportFor(target);
    const transport = found instanceof Promise ? await found : found;
    if (!mayArriveTwice(request) && keepsIdle(transport)) await closingsSeen();
    if (request.signal?.aborted) throw cancelled(request.signal, target.shown);
    const answer =
      (await exchange(request, target, transport)) ?? (await exchange(request, target, transport, 'fresh'));
    // A fresh connection never resolves null: it is not a reused one.
    if (answer === null) throw new Error('a fresh connection cannot be stale');
    const { status, headers, body } = answer;
    const refusal = transport.proxied?.refused(status);
    if (refusal !== undefined) throw refusal;
    const [encoding, most] = [headers['content-encoding'], request.maxBytes ?? MOST_BYTES];
    if (request.binary === true)
      return { status, headers, text: '', bytes: await bodyBytes(body, encoding, most, target.shown) };
    const text = bodyText(body, encoding, most, target.shown);
    return { status, headers, text: typeof text === 'string' ? text : await text };
  };
}
