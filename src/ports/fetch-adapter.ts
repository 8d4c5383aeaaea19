import { Fault } from '../errors.ts';
import { plainHeaders } from './plain-headers.ts';
import type { Http, HttpRequest } from './ports.ts';

/** Headers that the connection sets itself; SDKs may set them as well. */
const SET_BELOW = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);
/** The body arrives decoded, so these no longer describe it. */
const UNTRUE_AFTERWARDS = new Set(['content-encoding', 'content-length', 'transfer-encoding']);
/** Statuses that must not carry a body (Fetch standard). */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/** Limits that every call through the adapter gets. */
type FetchLimits = Pick<
  HttpRequest,
  'totalMs' | 'firstByteMs' | 'idleMs' | 'connectMs' | 'maxBytes' | 'reach'
>;

/**
 * `fetch` for the SDKs of the providers, over our own window: same limits, same address policy, connections kept. A text
 * body (what SDKs send) takes the short way; everything else fetch allows goes through a real Request.
 */
export function fetchOver(http: Http, limits: FetchLimits = {}): typeof fetch {
  return async (input, init) => {
    const short = shortRequest(input, init) ?? (await longRequest(input, init));
    let answer: Awaited<ReturnType<Http>>;
    try {
      answer = await http({ ...limits, ...short });
    } catch (error) {
      // Like fetch itself: a cancelled call rejects with the signal's reason, which SDKs recognise.
      if (error instanceof Fault && error.code === 'cancelled' && short.signal?.aborted)
        throw short.signal.reason;
      throw error;
    }
    return responseOf(answer.status, answer.headers, answer.text, short.url);
  };
}

const SIGNAL = Symbol('signal');

/**
 * Request options that hand a caller's signal past an SDK straight to the exchange. Given a signal, the SDKs compose it
 * with their own and hold on to the answer's stream for it, which costs more than the exchange.
 */
export function withSignal(signal: AbortSignal | undefined): { fetchOptions?: { keepalive?: boolean } } {
  return signal === undefined ? {} : { fetchOptions: { [SIGNAL]: signal } as { keepalive?: boolean } };
}

/** The signal handed past the SDK, else the one it gives. */
function signalOf(init: RequestInit | undefined): AbortSignal | undefined {
  const handed = (init as { [SIGNAL]?: AbortSignal } | undefined)?.[SIGNAL];
  return handed ?? init?.signal ?? undefined;
}

function shortRequest(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): HttpRequest | undefined {
  if (typeof input !== 'string' && !(input instanceof URL)) return undefined;
  const body = init?.body ?? undefined;
  const signal = signalOf(init);
  if (body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined;
  return {
    method: init?.method?.toUpperCase() ?? 'GET',
    url: String(input),
    headers: requestHeaders(init?.headers),
    ...(body !== undefined && { body: body as string | Uint8Array }),
    ...(signal !== undefined && { signal }),
  };
}

async function longRequest(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): Promise<HttpRequest> {
  const request = new Request(input, init);
  const body = new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    url: request.url,
    headers: requestHeaders(request.headers),
    ...(body.length > 0 && { body }),
    signal: request.signal,
  };
}

function requestHeaders(headers: RequestInit['headers']): Record<string, string> {
  const plain: Record<string, string> = Object.create(null);
  if (headers === undefined) return plain;
  const entries =
    headers instanceof Headers || Array.isArray(headers)
      ? headers
      : Object.entries(headers as Record<string, string>);
  for (const [name, value] of entries) {
    const lower = String(name).toLowerCase();
    if (value !== undefined && !SET_BELOW.has(lower)) plain[lower] = String(value);
  }
  return plain;
}

/**
 * What the SDKs read of a Response: status, headers, and the text that is here already. A real Response would wrap it in a
 * stream first, which costs more than the rest of the exchange; whoever asks for another part gets a real one.
 */
function responseOf(status: number, headers: Record<string, string>, text: string, url: string): Response {
  const shown: Record<string, string> = Object.create(null);
  for (const name in headers) if (!UNTRUE_AFTERWARDS.has(name)) shown[name] = headers[name] ?? '';
  let real: Response | undefined;
  const whole = () => {
    real ??= new Response(BODILESS.has(status) ? null : text, { status, headers: shown });
    return real;
  };
  const quick: Partial<Response> = {
    status,
    statusText: '',
    ok: status >= 200 && status < 300,
    redirected: false,
    type: 'default',
    url,
    headers: plainHeaders(shown),
    text: async () => text,
    json: async () => JSON.parse(text),
    clone: () => responseOf(status, headers, text, url),
    arrayBuffer: () => whole().arrayBuffer(),
    blob: () => whole().blob(),
    bytes: () => whole().bytes(),
    formData: () => whole().formData(),
  };
  // Own members hide those of the class, which would ask for a stream that this object does not have.
  return Object.create(Response.prototype, {
    ...Object.getOwnPropertyDescriptors(quick),
    body: { get: () => whole().body },
    bodyUsed: { get: () => real?.bodyUsed ?? false },
  });
}
