import { PRODUCT } from '../schema/product.ts';
import type { Environment, HttpRequest, HttpResponse } from './ports.ts';

/** Where chat completions of the OpenAI dialect are posted: address and headers, made once for all calls. */
export interface ChatEndpoint {
  readonly url: string;
  /** Frozen, so that the port looks at them once. */
  readonly headers: Record<string, string>;
}

/** How an endpoint is entered. */
interface ChatAccess {
  baseUrl: string;
  apiKey: string;
  /** The user's own; they win over ours, but for the type of the body. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Address and headers as the `openai` package makes them from the same settings and variables, without its telemetry. Throws
 * a TypeError where the base URL is none.
 */
export function chatEndpoint(
  { baseUrl, apiKey, headers: own = {} }: ChatAccess,
  env: Pick<Environment, 'get'>,
): ChatEndpoint {
  const headers = new Map<string, string>();
  const add = (more: Iterable<readonly [string, string | undefined]>) => {
    for (const [name, value] of more) if (value !== undefined) headers.set(name.toLowerCase(), value.trim());
  };
  add([
    ['accept', 'application/json'],
    ['user-agent', `${PRODUCT.name}/${PRODUCT.version}`],
    ['openai-organization', env.get('OPENAI_ORG_ID')],
    ['openai-project', env.get('OPENAI_PROJECT_ID')],
    ['authorization', `Bearer ${apiKey}`],
  ]);
  add(headerLines(env.get('OPENAI_CUSTOM_HEADERS') ?? ''));
  add(Object.entries(own));
  add([['content-type', 'application/json']]);
  return { url: chatUrl(baseUrl), headers: Object.freeze(Object.fromEntries(headers)) };
}

/** The path goes before a query that a base URL carries. */
function chatUrl(baseUrl: string): string {
  if (!baseUrl.includes('?')) return new URL(`${baseUrl.replace(/\/$/, '')}/chat/completions`).href;
  const url = new URL(baseUrl);
  const { pathname, search } = url;
  url.pathname = `${pathname.replace(/\/$/, '')}/chat/completions`;
  // An empty one loses its question mark.
  url.search = search;
  url.hash = '';
  return url.href;
}

/** `name: value` on each line. */
function headerLines(text: string): [string, string][] {
  return text.split('\n').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1)]];
  });
}

/** The request of one chat completion; `body` is what JSON makes of it. */
export function chatRequest({ url, headers }: ChatEndpoint, body: object): HttpRequest {
  return { method: 'POST', url, headers, body: JSON.stringify(body) };
}

/**
 * What an answer with a status of success says, read as the `openai` package does: JSON by its label (undefined where it is
 * empty), else text; null where there is no content. Throws a SyntaxError where what is labelled JSON is none.
 */
export function chatValue({ status, headers, text }: HttpResponse): unknown {
  if (status === 204) return null;
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!type.includes('application/json') && !type.endsWith('+json')) return text;
  return text === '' ? undefined : JSON.parse(text);
}
