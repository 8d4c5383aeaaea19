/** Forms of requests that are known well enough to tell what of them varies without a reason. */
export type Dialect = 'openai' | 'anthropic' | 'gemini' | 'json';

/** Something in a JSON body that differs from run to run and changes no answer. */
interface DropRule {
  readonly dialects: readonly Dialect[];
  /** Names from the top of the body; `*` is every entry of a list. */
  readonly path: readonly string[];
  readonly why: string;
}

const EVERY: readonly Dialect[] = ['openai', 'anthropic', 'gemini', 'json'];
const drop = (dialects: readonly Dialect[], path: string, why: string): DropRule => ({
  dialects,
  path: path.split('.'),
  why,
});

/** What is left out of a JSON body. */
export const DROPPED: readonly DropRule[] = [
  drop(
    ['anthropic'],
    'metadata.user_id',
    'device and session id of the Claude Agent SDK, anew in each session',
  ),
  drop(['openai'], 'user', 'who the end user is, for finding misuse'),
  drop(['openai'], 'safety_identifier', 'the same under its new name'),
  drop(['openai'], 'prompt_cache_key', 'which cache is asked first: speed, not words'),
  drop(['openai'], 'metadata', 'labels of the answer that the provider stores'),
  drop(['gemini'], 'labels', 'labels of the bill'),
  ...[
    'request_id',
    'requestId',
    'client_request_id',
    'idempotency_key',
    'idempotencyKey',
    'trace_id',
    'traceId',
    'traceparent',
    'metadata.request_id',
    'metadata.trace_id',
  ].map((path) => drop(EVERY, path, 'names this one request')),
  ...['session_id', 'sessionId', 'timestamp'].map((path) =>
    drop(['json'], path, 'names this one conversation or moment'),
  ),
];

/**
 * Ids that clients make and models echo: numbered in the order in which they appear. The list of the body that they stand in, and their
 * places in an entry of it. What tools are called with is no such place: an id there is content.
 */
export const NUMBERED: readonly { readonly list: string; readonly places: readonly string[] }[] = [
  {
    list: 'messages',
    places: ['tool_calls.*.id', 'tool_call_id', 'content.*.id', 'content.*.tool_use_id', 'id'],
  },
  { list: 'input', places: ['id', 'call_id', 'approval_request_id'] },
  { list: 'contents', places: ['parts.*.functionCall.id', 'parts.*.functionResponse.id'] },
];

/** Headers that change what is answered. All others stay out: keys, cookies, clients and their versions, ids of requests. */
export const MATCHED_HEADERS: readonly string[] = [
  'anthropic-beta',
  'anthropic-version',
  'api-version',
  'openai-beta',
  'x-api-version',
];

/** Entries of beta headers that say which program asks. */
export const CLIENT_BETAS = /^(?:claude-code|oauth|sdk)-/;

/** Parameters of an address that prove who asks, or name this one request. */
export const DROPPED_PARAMETERS =
  /^(?:(?:x[-_])?(?:api[-_]?)?key|access[-_]?token|auth|token|sig|signature|request[-_]?id|trace[-_]?id|nonce|timestamp|\$httpheaders|x-amz-.*|x-goog-.*)$/i;

/** The form of a request, by where it goes. */
export function dialectOf(path: string, headers: Readonly<Record<string, string>>): Dialect {
  if (/:(?:stream)?generateContent$|:(?:embedContent|batchEmbedContents|countTokens)$/i.test(path))
    return 'gemini';
  if (headers['anthropic-version'] !== undefined || /\/v1\/messages(?:\/|$)/.test(path)) return 'anthropic';
  if (/\/(?:chat\/completions|completions|responses|embeddings)$/.test(path)) return 'openai';
  return 'json';
}
