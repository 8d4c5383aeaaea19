import type { Engine } from '../engine/engine.ts';
import { Fault } from '../errors.ts';
import { call, type Operation } from '../operations/define-operation.ts';
import { ingestSpans } from '../operations/ingest-spans.ts';
import { operations } from '../operations/registry.ts';
import { pageRequest, type Resource, resources } from '../operations/resources.ts';
import { evaluateResponse } from '../schema/evaluation.ts';
import { PRODUCT } from '../schema/product.ts';
import { isOtlpBody } from '../traces/otlp-answer.ts';
import { checkAgentScope } from './agent-scope.ts';
import { type Answer, jsonAnswer, textAnswer } from './answer.ts';
import type { Caller } from './callers.ts';
import { evaluationAnswer } from './evaluation-answer.ts';
import { tooLarge } from './read-body.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a route is asked, after every check that does not depend on it. */
export interface Asked {
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON value, and its size in bytes; undefined where the route takes no body. */
  body: unknown;
  bytes: number;
  /** Undefined only on public routes. */
  caller: Caller | undefined;
  engine: Engine;
  /** Aborts when the service ends, or the client has gone away and nothing would be left of the work. */
  signal: AbortSignal;
  /** The service ends. */
  stopping: AbortSignal;
  /** `Prefer: respond-async`. */
  async: boolean;
}

/** One method of one path; everything that is the same for all of them stands in `app.ts`. */
export interface Route {
  method: Method;
  /** With `{name}` parameters. */
  path: string;
  /** Who may ask: anybody, the account, or also agents for their own traces. */
  access: 'public' | 'account' | 'tracing';
  /** Largest body in bytes; undefined where none is read. */
  limit?: number;
  /** The answer holds a key that is shown once. */
  secret?: boolean;
  answer(asked: Asked): Promise<Answer>;
}

const MIB = 1_048_576;
/** Contract 9: 1 MiB, and 32 MiB where a body is a list of documents. */
const LIMIT = MIB;
const LARGE_LIMIT = 32 * MIB;
const LARGE = new Set(['/v1/evaluate/batch', '/v1/test-cases/generate']);
/** What an agent's own key may be used for (contract 9). */
const TRACING = new Set(['/v1/traces', '/v1/traces/{trace_id}/spans', '/v1/spans/{span_id}']);
/** These end with their caller: what they work out is only in the answer. Runs, experiments and optimizations are stored. */
const FOR_THE_CALLER = new Set(['/v1/evaluate', '/v1/evaluate/batch', '/v1/test-cases/generate']);

/** Every route of the service. */
export function routes(): Route[] {
  return [
    health,
    openApi,
    ...Object.values(operations).map((operation) => operationRoute(operation as unknown as Operation)), // Each has types of its own; a route knows them only as schemas.
    ...resources.flatMap(resourceRoutes),
    progressRoute,
  ];
}

const health: Route = {
  method: 'GET',
  path: '/healthz',
  access: 'public',
  answer: async () => jsonAnswer(200, { status: 'ok', version: PRODUCT.version }),
};

const openApi: Route = {
  method: 'GET',
  path: '/openapi.json',
  access: 'account',
  async answer() {
    const { openApiText } = await import('./open-api/open-api.ts');
    return textAnswer(200, [openApiText()]);
  },
};

/** The stream itself is an upgrade and never gets here. */
const progressRoute: Route = {
  method: 'GET',
  path: '/v1/runs/{run_id}/events',
  access: 'account',
  async answer() {
    throw new Fault('usage', 'The progress of a run is a WebSocket.', {
      where: 'Upgrade',
      hint: 'Connect to the webhook_url or stream_url of the run with a WebSocket client.',
    });
  },
};

function operationRoute(operation: Operation): Route {
  const { method, path, status } = operation;
  const tracing = TRACING.has(path);
  const limit = LARGE.has(path) || path === '/v1/traces' ? LARGE_LIMIT : LIMIT;
  return {
    method,
    path,
    access: tracing ? 'tracing' : 'account',
    ...(method === 'GET' ? {} : { limit }),
    ...(path === '/v1/agents' ? { secret: true } : {}),
    async answer(asked) {
      const { bytes, params, query, engine, caller } = asked;
      const body = method === 'GET' ? query : objectIn(asked.body, `${method} ${path}`);
      if (path === '/v1/traces' && isOtlpBody(body)) {
        const owner = caller?.kind === 'agent' ? caller.agentId : undefined;
        return jsonAnswer(200, await ingestSpans(body, engine, owner));
      }
      // Only an export of spans may be as large as the route's limit.
      if (path === '/v1/traces' && bytes > LIMIT) throw tooLarge(LIMIT);
      if (tracing) await checkAgentScope(caller, { params, body }, engine);
      const input = { ...body, ...params };
      if (asked.async && operation.begin !== undefined) {
        const begun = await call({ ...operation, run: operation.begin.bind(operation) }, input, engine);
        return jsonAnswer(202, begun, { 'preference-applied': 'respond-async' });
      }
      const value = await call(operation, input, engine, signalOf(status, path, asked));
      if (path === '/v1/evaluate') return evaluationAnswer(status, evaluateResponse.parse(value));
      return jsonAnswer(status, value);
    },
  };
}

/** What goes on in the background (202) stops by itself when the service ends, and goes on at the next start. */
function signalOf(status: number, path: string, { signal, stopping }: Asked): { signal?: AbortSignal } {
  return status === 202 ? {} : { signal: FOR_THE_CALLER.has(path) ? signal : stopping };
}

function objectIn(body: unknown, request: string): Record<string, unknown> {
  // Arrays and null are objects to `typeof`.
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new Fault('validation_failed', 'The body has to be a JSON object.', {
    where: 'body',
    hint: `See the request of ${request}.`,
    problems: [{ path: '', message: 'has to be a JSON object' }],
  });
}

function resourceRoutes(resource: Resource): Route[] {
  const path = `/v1/${resource.name}`;
  const one = `${path}/{${resource.key}}`;
  const remove = resource.remove?.bind(resource);
  const list: Route = {
    method: 'GET',
    path,
    access: 'account',
    answer: async ({ query, engine }) => jsonAnswer(200, await resource.list(engine, pageRequest(query))),
  };
  const get: Route = {
    method: 'GET',
    path: one,
    access: 'account',
    async answer({ params, query, engine }) {
      const id = params[resource.key] ?? '';
      const found = await resource.get(engine, id, query);
      if (found === undefined)
        throw new Fault('not_found', `There is no ${id} among the ${resource.name}.`, {
          where: `${resource.name}/${id}`,
          hint: `See GET ${path}.`,
        });
      return 'text' in found ? textAnswer(200, found.text) : jsonAnswer(200, found.value);
    },
  };
  if (remove === undefined) return [list, get];
  return [
    list,
    get,
    {
      method: 'DELETE',
      path: one,
      access: 'account',
      async answer({ params, engine }) {
        await remove(engine, params[resource.key] ?? '');
        return { status: 204, body: null };
      },
    },
  ];
}
