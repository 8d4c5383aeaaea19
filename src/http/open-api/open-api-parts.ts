import { z } from 'zod';
import { defined } from '../../schema/defined.ts';

/** A piece of the document. */
export type Json = Record<string, unknown>;
/** Puts a schema among the components once, and answers with the reference to it. */
export type Refer = (name: string, schema: z.ZodType, io: 'input' | 'output') => Json;
/** Puts a method of a path into the document. */
export type Add = (path: string, method: string, value: Json) => void;

/** What an error status means on every route that may answer it (contract 9). */
const PROBLEMS: Record<number, string> = {
  400: 'Malformed JSON, or an address or header that is not valid',
  401: 'No valid key',
  403: 'The key does not open this, or the request comes from a page of another origin',
  404: 'Not found',
  405: 'Not possible here; see the header allow',
  409: 'Conflicts with what is stored',
  413: 'The body is too large',
  415: 'The body is not JSON',
  421: 'Not a host name of this service',
  422: 'The request is not valid; errors names every field',
  429: 'Too many requests; see the header retry-after',
  500: 'Internal error',
  502: 'A scorer, judge or agent failed',
};

/** The client may be gone, or the service end, before there is an answer. */
const CANCELLED = 499;

/** Every error status that a request with a body may be answered. */
export const EVERY = [...Object.keys(PROBLEMS).map(Number), CANCELLED].filter((status) => status !== 405);

/** The error answers as components that operations refer to. */
export const problemResponses = (problem: Json): Json =>
  Object.fromEntries(
    [...Object.entries(PROBLEMS), [String(CANCELLED), 'The client or the service ended first']].map(
      ([status, description]) => [
        `Problem${status}`,
        { description, content: { 'application/problem+json': { schema: problem } } },
      ],
    ),
  );

/** References to error answers. */
export const problems = (statuses: readonly number[]): Json =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]));

/** An answer of this schema. */
export const json = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

/** An id in an address; one that an author chose may hold a slash. */
export const pathParameter = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  description: `The ${name} as the service answered it; percent-encoded.`,
  schema: { type: 'string' },
});

/** What the parameters of a query are for. */
const QUERY: Record<string, string> = {
  limit: 'How many at most.',
  cursor: 'The next_cursor of the page before, unchanged; left out for the first page.',
  agent_id: 'Only this agent; all when left out.',
  period: 'How far back: a number plus d (h, m and w too).',
};

/** The fields of a schema as parameters of a query. */
export function queryParameters(input: z.ZodType): Json[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) === true,
    ...defined({ description: QUERY[name] }),
    schema: one,
  }));
}
