import type { Engine } from '../engine/engine.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './callers.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A request as a route gets it, after every check that does not depend on it. */
export interface RouteRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON value, and its size in bytes; undefined where the route takes no body. */
  body: unknown;
  bytes: number;
  /** The body came in a form that only `Route.exports` may have. */
  packed: boolean;
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
  /** It takes exports of spans too, in protobuf or packed by gzip, and answers them as they came. */
  exports?: boolean;
  /** The answer holds a key that is shown once. */
  secret?: boolean;
  answer(request: RouteRequest): Promise<Answer>;
}
