import { setMaxListeners } from 'node:events';
import { type Context, Hono } from 'hono';
import type { Engine } from '../engine/engine.ts';
import { asFault, Fault } from '../errors.ts';
import { type BodyForm, exportBody, isExportForm, isProtobuf, protobufAnswer } from '../traces/otlp-body.ts';
import { type Answer, responseOf } from './answer.ts';
import { type Caller, type Callers, callers, unauthorized } from './callers.ts';
import { faultAnswer } from './fault-answer.ts';
import { checkHost, checkOrigin, type HostPolicy } from './hosts.ts';
import { type Idempotency, idempotency, idempotencyKey } from './idempotency.ts';
import { lazyPages } from './pages/lazy-pages.ts';
import { cookiePlace } from './pages/page-cookie.ts';
import type { PageRequest } from './pages/page-request.ts';
import { type PageSessions, pageSessions } from './pages/page-sessions.ts';
import type { PagesOptions } from './pages/pages-options.ts';
import { checkContentType, parseBody } from './parse-body.ts';
import { type Rate, rateLimits } from './rate-limits.ts';
import { type IncomingBody, readBody } from './read-body.ts';
import type { Method, Route } from './route.ts';
import { routes } from './routes.ts';

/** What the service is made of. */
export interface ServiceOptions {
  engine: Engine;
  /** The account key. */
  key: string;
  hosts: HostPolicy;
  /** For each key; no limit when undefined. */
  rate?: Rate | undefined;
  /** One line for the operator. */
  log?(line: string): void;
  /** Aborts when the service ends. */
  stopping?: AbortSignal;
  /** Every route by default. */
  routes?: readonly Route[];
  /** The program of the pages; by default the one that lies beside this program. */
  pageCode?: PagesOptions['code'];
}

/** What Node's server hands over beside a request; a request made in a test has none of it. */
interface Bindings {
  incoming?: IncomingBody & { socket: { remoteAddress?: string } };
  outgoing?: { once(event: 'close', listener: () => void): unknown; readonly writableFinished: boolean };
}
type RequestContext = Context<{ Bindings: Bindings | undefined }>;

/** The service without a port: takes requests, gives answers. */
export interface ServiceApp {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  callers: Callers;
  /** Who looks at the pages, and the links by which people come to. */
  sessions: PageSessions;
  /** Answers for what never became a request of the app. */
  fault(fault: Fault): Response;
  /** Takes a token of an address; Fault `rate_limited` where there is none. */
  limit(address: string): void;
  /** Work that is due once an hour. */
  tidy(): Promise<void>;
}

/**
 * Checks in the order of security.md 1.6: host, origin, route, caller, rate, content type, size and form of the body, then the
 * operation. Nothing of a request is read before its sender is known.
 */
export function serviceApp(options: ServiceOptions): ServiceApp {
  const { engine, hosts, log = () => undefined, stopping = new AbortController().signal } = options;
  // Every call of a judge under way listens; many of them are no leak.
  setMaxListeners(0, stopping);
  const world: RequestWorld = {
    ...{ engine, stopping },
    who: callers(options.key, engine),
    limits: rateLimits(options.rate, engine.ports.clock),
    keyed: idempotency(engine),
  };
  const failed = (error: unknown): Answer => faultAnswer(asFault(error), { ids: engine.ports.ids, log });

  const app = new Hono<{ Bindings: Bindings | undefined }>();
  app.onError((error) => responseOf(failed(error)));
  app.use('*', async (c, next) => {
    const host = c.req.header('host');
    // The address of the request line may name another host than the header.
    checkHost(new URL(c.req.url).host, hosts);
    if (host !== undefined) checkHost(host, hosts);
    checkOrigin(c.req.header('origin'), host ?? new URL(c.req.url).host, hosts);
    await next();
  });
  const sessions = pageSessions(engine.ports);
  const pages = pagesOf(options, sessions, world);
  for (const path of PAGE_PATHS)
    app.all(path, (c) =>
      answeredPage(c, pages, hosts).then(responseOf, (error) => responseOf(failed(error))),
    );
  for (const [path, methods] of byPath(options.routes ?? routes()))
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      // HEAD is GET without the body, which Hono takes away.
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
      const route = methods.get(method as Method); // Any text may be asked for; the map knows which are methods.
      if (route?.exports === true && isProtobuf(formOf(c)))
        return responseOf(await inProtobuf(await answered(c, route, world).catch(failed)));
      try {
        if (route !== undefined) return responseOf(await answered(c, route, world));
        if (![...methods.values()].some(({ access }) => access === 'public')) await admitted(c, world);
        return responseOf(methodNotAllowed(c.req.method, [...methods.keys()], failed));
      } catch (error) {
        return responseOf(failed(error));
      }
    });
  app.notFound(async (c) => {
    try {
      await admitted(c, world);
      throw new Fault('not_found', 'There is no such address here.', { hint: 'See GET /openapi.json.' });
    } catch (error) {
      return responseOf(failed(error));
    }
  });
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    callers: world.who,
    sessions,
    fault: (fault) => responseOf(failed(fault)),
    limit: (address) => world.limits.take(ofAddress(address)),
    tidy: () => world.keyed.forgetOld(),
  };
}

/** Everything of the pages, and what people sign in by. */
const PAGE_PATHS = [
  ...['/', '/runs/*', '/compare', '/experiments/*', '/optimizations/*', '/pages/*'],
  ...['/sign-in', '/sign-in/links', '/sign-out'],
];

const pagesOf = (options: ServiceOptions, sessions: PageSessions, { who, limits }: RequestWorld) =>
  lazyPages(options, sessions, {
    isAccount: who.isAccount,
    take: (caller, address) => limits.take(caller ?? ofAddress(address)),
  });

async function answeredPage(
  c: RequestContext,
  pages: ReturnType<typeof lazyPages>,
  hosts: HostPolicy,
): Promise<Answer> {
  const header = (name: string) => c.req.header(name);
  const url = new URL(c.req.url);
  const host = header('host') ?? url.host;
  const request: PageRequest = {
    ...{ method: c.req.method, path: url.pathname, query: c.req.query(), host, header },
    place: cookiePlace(url.protocol, host, hosts.publicUrl),
    body: async (limit) => (await bodyOf(c, limit, false)).body,
  };
  return pages(request, c.env?.incoming?.socket.remoteAddress);
}

/** What every request is held against. */
interface RequestWorld {
  engine: Engine;
  who: Callers;
  limits: ReturnType<typeof rateLimits>;
  keyed: Idempotency<Engine>;
  stopping: AbortSignal;
}

/** Who asks, with a token of theirs taken; who sends no valid key has the tokens of their address. */
async function admitted(c: RequestContext, { who, limits }: RequestWorld): Promise<Caller> {
  const caller = await who.identify(c.req.header('authorization'));
  limits.take(caller?.id ?? ofAddress(c.env?.incoming?.socket.remoteAddress));
  if (caller === undefined) throw unauthorized();
  return caller;
}

async function answered(c: RequestContext, route: Route, world: RequestWorld): Promise<Answer> {
  const { engine, keyed, stopping } = world;
  const caller = route.access === 'public' ? undefined : await admitted(c, world);
  if (caller?.kind === 'agent' && route.access !== 'tracing')
    throw new Fault('forbidden', 'The key of an agent opens only the tracing operations.', {
      where: 'Authorization',
      hint: 'Use the account key.',
    });
  const { limit } = route;
  const form = formOf(c);
  const packed = route.exports === true && limit !== undefined && isExportForm(form);
  const read = packed
    ? exportOf(c, form, limit)
    : limit === undefined
      ? NO_BODY
      : bodyOf(c, limit, route.exports);
  const { body, bytes } = await read;
  const request = {
    ...{ params: c.req.param(), query: c.req.query(), body, bytes, packed, caller, stopping },
    async: prefersAsync(c.req.header('prefer')),
  };
  const header = c.req.header('idempotency-key');
  const signal = header === undefined ? gone(c, stopping) : stopping;
  if (header === undefined || route.method !== 'POST' || caller === undefined)
    return route.answer({ ...request, engine, signal });
  const { method, secret = false } = route;
  return keyed.once(
    { key: idempotencyKey(header), callerId: caller.id, method, path: c.req.path, body, secret },
    // Who sends a key may come back for the answer: the work does not end with the connection.
    (view) => route.answer({ ...request, engine: view, signal }),
  );
}

const ofAddress = (address = '') => `address ${address}`;
const NO_BODY = { body: undefined, bytes: 0 };

const formOf = (c: RequestContext): BodyForm => ({
  type: c.req.header('content-type'),
  encoding: c.req.header('content-encoding'),
});

/** An export of spans in protobuf, or packed. */
async function exportOf(
  c: RequestContext,
  form: BodyForm,
  limit: number,
): Promise<{ body: unknown; bytes: number }> {
  const bytes = await readBody(c.req.raw, c.env?.incoming, limit);
  return { body: await exportBody(bytes, form, { limit, json: parseBody }), bytes: bytes.byteLength };
}

/** An answer as exporters expect it that send protobuf: it is whole and JSON until here. */
async function inProtobuf(answer: Answer): Promise<Answer> {
  const { body } = answer;
  if (typeof body !== 'string') return answer;
  const written = await protobufAnswer({ ...answer, body });
  return { ...written, body: new Uint8Array(written.body) };
}

async function bodyOf(
  c: RequestContext,
  limit: number,
  exports: boolean | undefined,
): Promise<{ body: unknown; bytes: number }> {
  const header = (name: string) => c.req.header(name) ?? null;
  const empty = header('transfer-encoding') === null && /^0?$/.test(header('content-length') ?? '');
  if (
    !(empty && header('content-type') === null && (c.env?.incoming !== undefined || c.req.raw.body === null))
  )
    checkContentType(header('content-type'), header('content-encoding'), exports);
  const bytes = await readBody(c.req.raw, c.env?.incoming, limit);
  return { body: parseBody(bytes), bytes: bytes.byteLength };
}

/** RFC 7240: preferences are a list, each with parameters. */
const prefersAsync = (prefer: string | undefined): boolean =>
  (prefer ?? '').split(',').some((one) => /^\s*respond-async\s*(;|$)/i.test(one));

/** Aborts when the client has gone away before its answer, or the service ends. */
function gone(c: RequestContext, stopping: AbortSignal): AbortSignal {
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined) return stopping;
  const away = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished)
      away.abort(new Fault('cancelled', 'The client went away before the answer was complete.'));
  });
  const signal = AbortSignal.any([away.signal, stopping]);
  setMaxListeners(0, signal);
  return signal;
}

function methodNotAllowed(
  method: string,
  allowed: readonly string[],
  failed: (error: unknown) => Answer,
): Answer {
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
  const answer = failed(
    new Fault('method_not_allowed', `${method} is not possible here.`, { hint: `Possible: ${allow}.` }),
  );
  return { ...answer, headers: { ...answer.headers, allow } };
}

function byPath(list: readonly Route[]): Map<string, Map<Method, Route>> {
  const paths = new Map<string, Map<Method, Route>>();
  for (const route of list) {
    const methods = paths.get(route.path) ?? new Map<Method, Route>();
    methods.set(route.method, route);
    paths.set(route.path, methods);
  }
  return paths;
}
