import { Fault, type FaultParts } from '../errors.ts';
import { parseRetryAfter } from '../flow/retry-after.ts';
import { isModelGone } from '../models/gone.ts';
import { goneHint, MODEL_GONE } from '../models/model-words.ts';
import { defined } from '../schema/defined.ts';
import type { ApiError } from './chat/api-failure.ts';

/** What a provider's error is translated with. */
interface FaultContext {
  /** Base URL without secrets. */
  where: string;
  /** Environment variable that holds the key, for the hint; empty where none is sent. */
  keyName: string;
  /** The key, so that no message can repeat it. */
  apiKey: string;
  /** The model that was asked, and where it was named. */
  model: string;
  named: string;
  nowMs: number;
  signal: AbortSignal | undefined;
}

/** Longest sentence of a provider that is passed on. */
const LONGEST = 300;

/**
 * Any error of a provider, as its package or `apiFailure` tells it, as a Fault (security.md R01, R02, R05): overload and lost
 * connections are worth a retry, wrong keys and empty accounts never are.
 */
export function providerFault(error: unknown, context: FaultContext): Fault {
  const known = faultWithin(error);
  if (known !== undefined && known.code !== 'cancelled') return known;
  const { signal, where } = context;
  if (signal?.aborted) {
    return signal.reason instanceof Fault
      ? signal.reason
      : new Fault('cancelled', 'The call to the judge was cancelled.', { where, cause: error });
  }
  if (!(error instanceof Error))
    return new Fault('provider_error', 'The provider failed.', { where, cause: error });
  const api: ApiError = error;
  if (api.status === undefined) return withoutStatus(error, where);
  return withStatus(api, api.status, context);
}

function withoutStatus(error: Error, where: string): Fault {
  if (/timeout|timed out/i.test(`${error.constructor.name} ${error.message}`)) {
    return new Fault('timeout', 'The provider did not answer in time.', {
      where,
      cause: error,
      hint: 'Raise run.timeout_ms, or use a faster judge model.',
    });
  }
  if (error instanceof SyntaxError) return malformed(where, error);
  return new Fault(
    'connection',
    `The connection to the provider failed: ${error.message.slice(0, LONGEST)}`,
    {
      where,
      cause: error,
      hint: 'Check judge.base_url and the network.',
    },
  );
}

/** An answer with status 200 that is none. Worth another try: proxies send such pages while something restarts. */
export function malformed(where: string, cause?: unknown, what = 'chat answer'): Fault {
  return new Fault('provider_error', `The provider sent something that is no ${what}.`, {
    where,
    cause,
    retry: true,
    subcode: 'malformed',
    hint: 'Check that judge.base_url points to an API and not to a web page.',
  });
}

function withStatus(error: ApiError, status: number, context: FaultContext): Fault {
  const { where, keyName } = context;
  const said = sentence(error, context.apiKey);
  const headers = Object.fromEntries(error.headers?.entries() ?? []);
  const retryAfterMs = parseRetryAfter(headers, context.nowMs);
  const parts: FaultParts = { where, status, ...defined({ retryAfterMs }) };
  const shouldRetry = headers['x-should-retry'];
  const retry = shouldRetry === 'false' ? { retry: false } : {};
  const codes = `${error.code ?? ''} ${error.type ?? ''} ${typeof error.error === 'object' ? JSON.stringify(error.error).slice(0, 2000) : ''}`;
  if (/insufficient_quota|billing_error|credit balance/i.test(codes)) {
    return new Fault('provider_error', `The account of the judge has no credit left: ${said}`, {
      ...parts,
      retry: false,
      subcode: 'insufficient_quota',
      hint: `Add credit to the account behind ${keyName}, or judge offline.`,
    });
  }
  if (/content_filter|content_policy|ResponsibleAI/i.test(codes)) {
    return new Fault('judge_error', `The provider's filter refused the material: ${said}`, {
      ...parts,
      subcode: 'refused',
      hint: 'Try another judge model for this case.',
    });
  }
  if (isModelGone({ status, codes, text: wordsOf(error) })) return goneFault(said, parts, context);
  if (status === 401 || status === 403) return keyFault(said, status, parts, context);
  if (status === 429) {
    return new Fault('rate_limited', `The provider asks for fewer calls (429): ${said}`, {
      ...parts,
      ...retry,
      hint: 'Lower judge.concurrency.',
    });
  }
  if (status === 408)
    return new Fault('timeout', `The provider gave up waiting (408): ${said}`, { ...parts, ...retry });
  if (status === 409 || status >= 500) {
    return new Fault('overloaded', `The provider failed (${status}): ${said}`, {
      ...parts,
      ...retry,
      hint: 'Usually passes by itself; run again later.',
    });
  }
  return new Fault('provider_error', `The provider refused the request (${status}): ${said}`, {
    ...parts,
    hint:
      status === 404
        ? 'Check judge.model and judge.base_url.'
        : 'The message above is the provider’s; judge.model may not support this request.',
  });
}

/** How a model that nobody named is said to be named, and where one is. */
export const NOBODY = 'nobody: it is the default';
const NAMED_BY = 'in assay.yaml as judge.model, or by --judge-model (in a workflow judge-model)';

/** Where a model is named that nobody named. */
function placeOf(named: string): string | undefined {
  if (named === NOBODY) return NAMED_BY;
  return named.startsWith(NOBODY) ? 'as similar.model of the check' : undefined;
}

/** That a key is refused, or missing where none is sent. */
function keyFault(said: string, status: number, parts: FaultParts, { keyName }: FaultContext): Fault {
  const refused = { ...parts, subcode: 'unauthorized' };
  if (keyName === '') {
    return new Fault('provider_error', `The server asks for a key (${status}): ${said}`, {
      ...refused,
      hint: 'judge: local sends none. Use judge.provider: openai with judge.base_url, and set OPENAI_API_KEY to its key.',
    });
  }
  return new Fault('provider_error', `The provider refused the key in ${keyName} (${status}): ${said}`, {
    ...refused,
    hint: `Check the environment variable ${keyName}.`,
  });
}

/** That nobody serves the model: where it was named, and what follows it. */
function goneFault(said: string, parts: FaultParts, { model, named, nowMs }: FaultContext): Fault {
  const status = parts.status === undefined ? '' : ` (${parts.status})`;
  return new Fault(
    'provider_error',
    `The provider does not serve the judge model "${model}", named by ${named}${status}: ${said}`,
    { ...parts, retry: false, subcode: MODEL_GONE, hint: goneHint(model, nowMs, placeOf(named)) },
  );
}

/** The provider's own words, which one of the SDKs leaves inside the body. */
function wordsOf({ error, message }: ApiError): string {
  const body = (error ?? {}) as { message?: unknown; error?: { message?: unknown } }; // Border: an error body of an unknown server.
  const words = body.error?.message ?? body.message;
  return typeof words === 'string' ? words : message;
}

function sentence(error: ApiError, apiKey: string): string {
  const text = error.message.replace(/^\d{3}\s+/, '');
  return (apiKey.length < 8 ? text : text.replaceAll(apiKey, '***')).slice(0, LONGEST);
}

/** SDKs wrap what their fetch threw; the Fault of our own window is somewhere along the causes. */
function faultWithin(error: unknown): Fault | undefined {
  for (let at = error, steps = 0; at instanceof Error && steps < 5; at = at.cause, steps++) {
    if (at instanceof Fault) return at;
  }
  return undefined;
}
