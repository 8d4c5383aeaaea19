import { asFault, Fault } from '../errors.ts';
import { isModelGone } from '../models/gone.ts';
import { goneHint, MODEL_GONE } from '../models/model-words.ts';
import { type ChatEndpoint, chatRequest, chatValue } from '../ports/chat-endpoint.ts';
import { fetchOver, withSignal } from '../ports/fetch-adapter.ts';
import type { Http, HttpResponse, Ports } from '../ports/ports.ts';
import type { CallLimits } from './call-limits.ts';
import { shownUrl } from './local-url.ts';
import { refuseHostile } from './parse-reply.ts';
import { asRecord, own } from './record.ts';
import { excerpt, statusFault } from './status-fault.ts';

/** Key under which a call's own fetch is passed through the SDK's request options. */
const WINDOW = Symbol('window');

/** Who is called, for messages. */
export interface Provider {
  name: string;
  /** Name of the credential in use. */
  credential: string;
}

/** A provider with the model that it is asked for, and where that was named. */
export interface AskedProvider extends Provider {
  model: string;
  named: string;
}

/** What an SDK client is made with, once for all calls: our window, no retries of its own, no log. */
export const CLIENT_SETTINGS = {
  // Every call brings its own window, so that what the network said is noted with the call it belongs to.
  fetch: ((input, init) => {
    // Put there by throughProvider; the SDKs pass on what they do not know.
    const { [WINDOW]: window } = init as unknown as CallInit;
    return window(input, init);
  }) as typeof globalThis.fetch,
  maxRetries: 0,
  logLevel: 'off',
} as const;

/** What an SDK's call is given beside its body. */
interface CallOptions {
  fetchOptions: CallInit;
  timeout: number;
}

interface CallInit {
  /** Named so that the SDKs' types take the object for request options. */
  keepalive?: boolean;
  [WINDOW]: typeof globalThis.fetch;
}

/** The SDK's own clock runs a little behind ours, so that ours decides and names the limit. */
const BEHIND_MS = 5000;

/**
 * One call through a provider's SDK. What the network and the provider said is noted on the way, so every failure becomes
 * the same Faults whatever the SDK makes of it.
 */
export async function throughProvider<T>(
  provider: AskedProvider,
  ports: Ports,
  { timeoutMs, signal }: CallLimits,
  run: (options: CallOptions) => Promise<T>,
): Promise<T> {
  let fault: Fault | undefined;
  let last: { where: string; response: HttpResponse } | undefined;
  const http: Http = async (request) => {
    try {
      const response = await ports.http(request);
      last = { where: shownUrl(request.url), response };
      refuseHostile(response.text, last.where);
      return response;
    } catch (error) {
      fault = asFault(error);
      throw fault;
    }
  };
  try {
    return await run({
      fetchOptions: { [WINDOW]: fetchOver(http, oneLimit(timeoutMs)), ...withSignal(signal).fetchOptions },
      timeout: timeoutMs + BEHIND_MS,
    });
  } catch (error) {
    if (signal?.aborted) throw givenUp(provider, signal);
    if (fault !== undefined) throw fault;
    if (error instanceof Fault) throw error;
    if (last === undefined)
      throw new Fault('provider_error', `${provider.name} could not be called: ${excerpt(String(error))}`, {
        cause: error,
        hint: 'Check base_url and the settings of the agent.',
      });
    const { status } = last.response;
    if (status < 200 || status > 299) throw refused(provider, last.where, last.response, ports);
    throw malformed(provider, last.response.text, error);
  }
}

/**
 * Chat completions posted straight to a prepared endpoint; what goes wrong becomes the same Faults as through an SDK. Resolves what the
 * server said.
 */
export function postToProvider(endpoint: ChatEndpoint, ports: Ports) {
  const where = shownUrl(endpoint.url);
  return async (
    provider: AskedProvider,
    body: object,
    { timeoutMs, signal }: CallLimits,
  ): Promise<unknown> => {
    try {
      const response = await ports.http({
        ...chatRequest(endpoint, body),
        ...oneLimit(timeoutMs),
        ...(signal !== undefined && { signal }),
      });
      refuseHostile(response.text, where);
      if (response.status < 200 || response.status > 299) throw refused(provider, where, response, ports);
      return valueIn(provider, response);
    } catch (error) {
      throw signal?.aborted ? givenUp(provider, signal) : asFault(error);
    }
  };
}

function valueIn(provider: Provider, response: HttpResponse): unknown {
  try {
    return chatValue(response);
  } catch (error) {
    throw malformed(provider, response.text, error);
  }
}

/** The one limit of a call, for each of its phases. */
const oneLimit = (ms: number) => ({ totalMs: ms, firstByteMs: ms, idleMs: ms });

/** The caller gave the call up, with a Fault of its own or without. */
const givenUp = ({ name }: Provider, { reason }: AbortSignal): Fault =>
  reason instanceof Fault
    ? reason
    : new Fault('cancelled', `The call of ${name} was cancelled.`, { cause: reason });

/** A 200 whose body is not what the provider promises: often a proxy on the way, so it may be tried again (security.md R08). */
export function malformed(provider: Provider, text: string, cause?: unknown): Fault {
  const begins = text.trim() === '' ? 'an empty body' : `a body that begins with: ${excerpt(text)}`;
  return new Fault('provider_error', `${provider.name} answered with ${begins}`, {
    subcode: 'unparseable',
    retry: true,
    cause,
    hint: 'Check that base_url leads to the API itself and not to a web page or a proxy.',
  });
}

/** What kind of refusal it is, by status and the code that the provider gives in the body. */
function refused(provider: AskedProvider, where: string, response: HttpResponse, ports: Ports): Fault {
  const common = {
    who: provider.name,
    where,
    response,
    clock: ports.clock,
    otherwise: 'provider_error',
    retryConflict: true,
  } as const;
  const text = response.text.slice(0, 20_000);
  const { status } = response;
  const { codes, words } = spoken(text);
  if (isModelGone({ status, codes, text: words })) {
    const { name, model, named } = provider;
    const said = excerpt(words);
    return new Fault(
      'provider_error',
      `${name} does not serve the model "${model}", named by ${named} (${status})${said === '' ? '' : `: ${said}`}`,
      { where, status, subcode: MODEL_GONE, retry: false, hint: goneHint(model, ports.clock.now()) },
    );
  }
  if (status === 401 || status === 403)
    return statusFault({
      ...common,
      subcode: 'credential',
      hint: `Check ${provider.credential}: it was refused, or may not use this model.`,
    });
  if (status === 429 && codes.split(' ')[0] === 'insufficient_quota')
    return new Fault('provider_error', `${provider.name} says that the quota is used up (status 429).`, {
      where,
      status,
      subcode: 'quota',
      hint: `Add credit to the account of ${provider.credential}, or use another key.`,
    });
  if (isTooLong(status, text))
    return statusFault({
      ...common,
      subcode: 'context_length',
      hint: 'The conversation is longer than the model can read: shorten the case or choose another model.',
    });
  return statusFault({
    ...common,
    ...(status === 404 && { hint: 'Check model (deployment) and base_url.' }),
  });
}

/** The code and the type of an error, in this order, and its words; of a body that is no such error, the body. */
function spoken(text: string): { codes: string; words: string } {
  try {
    const error = asRecord(own(asRecord(JSON.parse(text)), 'error'));
    const codes = [own(error, 'code'), own(error, 'type')].filter((one) => typeof one === 'string');
    const message = own(error, 'message');
    return { codes: codes.join(' '), words: typeof message === 'string' ? message : text };
  } catch {
    // No JSON: then it carries no code, and status and words decide.
    return { codes: '', words: text };
  }
}

/** Providers name it by a code, or only in the sentence. */
function isTooLong(status: number, text: string): boolean {
  if (status !== 400 && status !== 413 && status !== 422) return false;
  return /context_length_exceeded|maximum context length|prompt is too long|context window/i.test(text);
}
