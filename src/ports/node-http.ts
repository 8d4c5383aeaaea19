import { type ResolveAll, resolveAll } from './checked-lookup.ts';
import { directTransports } from './http/direct-transports.ts';
import { bodyBytes, bodyText } from './http/http-body.ts';
import {
  beginExchange,
  cancelled,
  MOST_BYTES,
  type RawAnswer,
  type Transport,
  type TransportFor,
} from './http/http-exchange.ts';
import { type HttpTarget, httpTarget } from './http/http-target.ts';
import { mayArriveTwice } from './http/request-head.ts';
import type { Environment, Http, HttpRequest, HttpResponse } from './ports.ts';
import { namesProxy, proxySnapshot } from './proxy-variables.ts';

/** No server closes a connection so soon after its answer: they wait for a second and more. */
const JUST_NOW_MS = 20;

/**
 * Whether a request would be given a connection that was idle for a while. The one that became free last is taken: while answers come in and
 * requests go out it is a fresh one, and they need not wait for each other's turn.
 */
function keepsIdle({ poolOf }: Transport, target: HttpTarget): boolean {
  const { next } = poolOf(target);
  return next !== undefined && next.freeSince < performance.now() - JUST_NOW_MS;
}

/**
 * One turn of the event loop and the end of the one before: what servers closed while this process was busy is read, and such
 * connections have left the pool. A request that must not arrive twice could not be sent again on a fresh one.
 */
const closingsSeen = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

/** Transports by the proxies of the environment; what belongs to them comes in with the first request. */
function proxiedTransports(resolve: ResolveAll, env: Pick<Environment, 'get'>): TransportFor {
  let made: Promise<TransportFor> | undefined;
  // Other libraries are shown other values for a while (toolkit-environment.ts).
  const variables = proxySnapshot(env);
  return async (target) => {
    made ??= import('./proxied.ts').then(({ transportsByProxy }) =>
      transportsByProxy({ env: variables, resolve, direct: directTransports(resolve) }),
    );
    return (await made)(target);
  };
}

/** Of a process that no proxy was named to. */
const NO_VARIABLES = { get: () => undefined };

/**
 * HTTP/1.1 over sockets, measured at half of what node:http costs per exchange and a fraction of what fetch does. No encoding is asked for
 * (inflating costs more than it saves on small answers), but what comes compressed is understood. Goes through the proxies that `env` names
 * (`proxyFor` in proxy-rule.ts is the rule).
 */
export function nodeHttp(
  resolve: ResolveAll = resolveAll,
  env: Pick<Environment, 'get'> = NO_VARIABLES,
): Http {
  const transportFor = namesProxy(env) ? proxiedTransports(resolve, env) : directTransports(resolve);

  // No promise where nothing has to be looked up or waited for.
  return (request) => {
    const target = httpTarget(request);
    return target instanceof Promise
      ? target.then((checked) => askAt(request, checked))
      : askAt(request, target);
  };

  function askAt(request: HttpRequest, target: HttpTarget): Promise<HttpResponse> {
    const transport = transportFor(target);
    return transport instanceof Promise
      ? transport.then((made) => askBy(request, target, made))
      : askBy(request, target, transport);
  }
}

function askBy(request: HttpRequest, target: HttpTarget, transport: Transport): Promise<HttpResponse> {
  return mayArriveTwice(request) || !keepsIdle(transport, target)
    ? ask(request, target, transport)
    : closingsSeen().then(() => ask(request, target, transport));
}

/** Makes an exchange, and a second one where the first was on a connection that had been closed. */
function ask(
  request: HttpRequest,
  target: HttpTarget,
  transport: Transport,
  connection: 'kept' | 'fresh' = 'kept',
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    if (signal?.aborted) return void reject(cancelled(signal, target.shown));
    beginExchange(request, target, transport, connection, {
      resolve(answer) {
        const refusal = transport.proxied?.refused(answer.status);
        if (refusal === undefined) resolve(responseOf(answer, request, target));
        else reject(refusal);
      },
      reject,
      stale: () => resolve(ask(request, target, transport, 'fresh')),
    });
  });
}

function responseOf(
  { status, headers, body }: RawAnswer,
  { binary, maxBytes = MOST_BYTES }: HttpRequest,
  { shown }: HttpTarget,
): HttpResponse | Promise<HttpResponse> {
  if (typeof body === 'string') return { status, headers, text: body };
  const encoding = headers['content-encoding'];
  return binary === true
    ? bodyBytes(body, encoding, maxBytes, shown).then((bytes) => ({ status, headers, text: '', bytes }))
    : bodyText(body, encoding, maxBytes, shown).then((text) => ({ status, headers, text }));
}
