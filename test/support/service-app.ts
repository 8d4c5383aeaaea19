import { createEngine, type Engine } from '../../src/engine/engine.ts';
import { type ServiceApp, type ServiceOptions, serviceApp } from '../../src/http/app.ts';
import type { SeededPorts } from './seeded-ports.ts';
import { seededPorts } from './seeded-ports.ts';

/** JSON of the other side, whatever it holds: tests look at it by `expect`. */
type Parsed = ReturnType<typeof JSON.parse>;

/** The account key of these tests. */
export const KEY = 'account-key-of-these-tests';

/** A service without a port, in a world that repeats. */
export interface ServedApp {
  app: ServiceApp;
  engine: Engine;
  ports: SeededPorts;
  /** Lines for the operator. */
  log: string[];
  ask(
    method: string,
    path: string,
    options?: AppOptions,
  ): Promise<{ status: number; headers: Headers; text: string; body: Parsed }>;
  /** With the account key and a JSON body; what is created comes back. */
  post(path: string, body: unknown, headers?: Record<string, string>): ReturnType<ServedApp['ask']>;
}

export interface AppOptions {
  /** `null` sends none. */
  key?: string | null;
  body?: unknown;
  /** In place of a JSON body. */
  raw?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
}

export function servedApp(
  options: Partial<ServiceOptions> & { variables?: Record<string, string>; given?: SeededPorts } = {},
): ServedApp {
  const { variables, given, ...service } = options;
  const ports = given ?? seededPorts({ variables: variables ?? {} });
  const engine = service.engine ?? createEngine({ ports, judge: { provider: 'offline' } });
  const log: string[] = [];
  const app = serviceApp({
    ...{ engine, key: KEY, hosts: { bound: '127.0.0.1' }, log: (line: string) => void log.push(line) },
    ...service,
  });
  const ask: ServedApp['ask'] = async (method, path, { key = KEY, body, raw, headers } = {}) => {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await app.fetch(
      new Request(`http://127.0.0.1:8787${path}`, {
        method,
        headers: {
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...(content === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(content === undefined ? {} : { body: content, duplex: 'half' }),
      } as RequestInit), // `duplex` is missing in the types of the web, and Node demands it for streams.
    );
    const text = await answer.text();
    const isJson = /[/+]json/.test(answer.headers.get('content-type') ?? '') && text !== '';
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };
  return {
    ...{ app, engine, ports, log, ask },
    post: (path, body, headers = {}) => ask('POST', path, { body, headers }),
  };
}

/** An agent that was created over the service: its id and key. */
export async function createdAgent(
  { post }: ServedApp,
  name = 'helper',
): Promise<{ id: string; key: string }> {
  const { body } = await post('/v1/agents', {
    name,
    provider: 'custom',
    invocation: { url: 'https://agent.example/x' },
  });
  return { id: body.id, key: body.api_key };
}
