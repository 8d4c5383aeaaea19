// long because one model speaks three dialects and all their faults; split, each test would assemble it again.
import { Fault } from '../../src/errors.ts';
import type { Http } from '../../src/ports/ports.ts';

type Json = Record<string, unknown>;

/** A request as the server saw it, whatever the dialect. */
export interface RecordedRequest {
  dialect: 'openai' | 'azure' | 'anthropic';
  path: string;
  headers: Record<string, string>;
  body: Json;
  system: string;
  user: string;
  /** JSON Schema of the form, from the parameter or tool, else from the prompt. */
  schema: Json | undefined;
  /** `json_schema`, `json_object`, `text` or `tool`. */
  mode: string;
}

/** What one entry of a list is about, for scripts. */
export interface EntryRequest {
  list: string;
  id: string;
  verdicts: string[];
  /** 0 for the first entry of its list. */
  index: number;
  request: RecordedRequest;
}

/** What the server does with one request instead of filling in the form. */
export type Behaviour =
  | 'normal'
  | 'missing_id'
  | 'conflicting_ids'
  | 'duplicate_ids'
  | 'extra_id'
  | 'empty_list'
  | 'ignores_schema'
  | 'refusal'
  | 'refusal_text'
  | 'content_filter'
  | 'truncation'
  | 'wrong_shape'
  | 'garbage'
  | 'not_json_body'
  | 'drop'
  | 'hang'
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The model says exactly this. */
  | { content: string }
  /** The model fills in exactly this. */
  | { answer: unknown };

export interface FakeModelOptions {
  /** Verdict of an entry; default the first value of the enum. */
  verdict?: (entry: EntryRequest) => string | undefined;
  /** Text of a property named like a quote (`quote`, `evidence_quote`, …); default `ok`. */
  quote?: (entry: EntryRequest) => string | undefined;
  /** Any other property of an entry, by name. */
  property?: (name: string, entry: EntryRequest) => unknown;
  /** Fills a whole form; undefined leaves it to the rules above. */
  fill?: (schema: Json, request: RecordedRequest) => unknown;
  /** Behaviour of a request; overrides the queue when it gives one. */
  behave?: (request: RecordedRequest, index: number) => Behaviour | undefined;
  /** Parameters that this server answers with a 400; e.g. `['response_format', 'temperature', 'seed', 'max_tokens']`. */
  refuses?: string[];
  /** Modes of response_format that it knows; default both. */
  formats?: ('json_schema' | 'json_object')[];
  /** Tokens it reports; null reports none. */
  usage?: { input: number; output: number } | null;
  /** Token probabilities told with what the model says (`choices[0].logprobs.content`), where they are asked for. */
  logprobs?: (content: string, request: RecordedRequest) => unknown;
  /** Model name that it answers with; default the one asked for. */
  model?: string;
}

/** A model by script: what it was asked, and what it does next. */
export interface FakeModel {
  /** The base URL for Anthropic and Azure. */
  readonly url: string;
  /** The base URL for OpenAI clients. */
  readonly openaiUrl: string;
  /** How it is reached where it is no server. */
  readonly http?: Http;
  readonly requests: RecordedRequest[];
  /** What the next requests meet, in order; afterwards `normal`. */
  queue(...behaviours: Behaviour[]): void;
  /** Changes options while running. */
  set(options: FakeModelOptions): void;
}

/** What it does with a request: answers, says nothing ever, or cuts the connection. */
export type Reply = { status: number; headers: Record<string, string>; text: string } | 'hang' | 'drop';

/** The model behind every transport: speaks OpenAI chat completions, Azure's paths and Anthropic messages. */
export interface ModelScript extends Pick<FakeModel, 'requests' | 'queue' | 'set'> {
  reply(path: string, headers: Record<string, string>, body: string): Reply;
}

/** It fills in the form that it is sent: ids from the enums, verdicts and quotes by script; faults by script. */
export function modelScript(options: FakeModelOptions = {}): ModelScript {
  let current = options;
  const queued: Behaviour[] = [];
  const requests: RecordedRequest[] = [];
  return {
    requests,
    queue: (...behaviours) => void queued.push(...behaviours),
    set: (next) => {
      current = next;
    },
    reply(path, headers, body) {
      const request = record(path, headers, JSON.parse(body || '{}'));
      const index = requests.push(request) - 1;
      const refused = refusal(current, request);
      if (refused !== undefined) return answer(400, { error: refused });
      return respond(current, request, current.behave?.(request, index) ?? queued.shift() ?? 'normal');
    },
  };
}

/** What is learnt of a model is remembered by its address: each has one of its own. */
let models = 0;

/** A model in memory, for engines whose window to the network is its `http`: no sockets, and no server to close. */
export function fakeModel(options: FakeModelOptions = {}): FakeModel & { http: Http } {
  const { reply, ...script } = modelScript(options);
  models += 1;
  const url = `https://model-${models}.example`;
  return {
    ...script,
    url,
    openaiUrl: `${url}/v1`,
    http: async (request) => {
      const body = typeof request.body === 'string' ? request.body : new TextDecoder().decode(request.body);
      const answer = reply(new URL(request.url).pathname, request.headers ?? {}, body);
      if (typeof answer === 'object') return answer;
      throw new Fault(answer === 'hang' ? 'timeout' : 'connection', `the model did: ${answer}`);
    },
  };
}

function record(path: string, headers: Record<string, string>, body: Json): RecordedRequest {
  const dialect = path.includes('/deployments/')
    ? 'azure'
    : path.endsWith('/messages')
      ? 'anthropic'
      : 'openai';
  const messages = (body['messages'] ?? []) as { role: string; content: string }[];
  const textOf = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map((message) => message.content)
      .join('\n');
  const system = dialect === 'anthropic' ? String(body['system'] ?? '') : textOf('system');
  const user = textOf('user');
  const tool = (body['tools'] as { input_schema: Json }[] | undefined)?.[0];
  const format = body['response_format'] as { type: string; json_schema?: { schema: Json } } | undefined;
  const schema = tool?.input_schema ?? format?.json_schema?.schema ?? schemaIn(user);
  const mode = tool === undefined ? (format?.type ?? 'text') : 'tool';
  return { dialect, path, headers, body, system, user, schema, mode };
}

/** The last line of a prompt that is a JSON Schema: what a model without structured output has to go by. */
function schemaIn(user: string): Json | undefined {
  const line = user.split('\n').findLast((each) => each.startsWith('{"type":"object"'));
  return line === undefined ? undefined : JSON.parse(line);
}

function refusal(options: FakeModelOptions, { body, mode }: RecordedRequest): Json | undefined {
  const unsupported = (param: string) => ({
    message: `Unsupported parameter: '${param}' is not supported with this model.`,
    type: 'invalid_request_error',
    param,
    code: 'unsupported_parameter',
  });
  const named = options.refuses?.find((param) => body[param] !== undefined);
  if (named !== undefined) return unsupported(named);
  const known: string[] = options.formats ?? ['json_schema', 'json_object'];
  if ((mode === 'json_schema' || mode === 'json_object') && !known.includes(mode))
    return unsupported('response_format');
  return undefined;
}

function respond(options: FakeModelOptions, request: RecordedRequest, behaviour: Behaviour): Reply {
  if (behaviour === 'hang' || behaviour === 'drop') return behaviour;
  if (behaviour === 'not_json_body')
    return answer(200, '<html>restarting</html>', { 'content-type': 'text/html' });
  if (typeof behaviour === 'object' && 'status' in behaviour) {
    const error = { error: { message: `scripted ${behaviour.status}`, type: 'scripted', code: null } };
    return answer(behaviour.status, behaviour.body ?? error, behaviour.headers);
  }
  const filled = fillIn(options, request);
  return answer(200, answerOf(options, request, behaviour, filled));
}

interface FilledAnswer {
  content: string | null;
  json?: unknown;
  finish?: 'length' | 'content_filter';
  refusal?: string;
}

function answerOf(
  options: FakeModelOptions,
  request: RecordedRequest,
  behaviour: Behaviour,
  filled: Json,
): Json {
  const answer = contentOf(behaviour, filled);
  const usage = options.usage === undefined ? { input: 100, output: 50 } : options.usage;
  const model = options.model ?? String(request.body['model'] ?? 'deployment');
  if (request.dialect === 'anthropic') {
    const name = (request.body['tools'] as { name: string }[] | undefined)?.[0]?.name ?? 'none';
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content:
        answer.json !== undefined && answer.finish === undefined
          ? [{ type: 'tool_use', id: 'toolu_1', name, input: answer.json }]
          : [{ type: 'text', text: answer.content ?? answer.refusal ?? '' }],
      stop_reason:
        answer.refusal !== undefined || answer.finish === 'content_filter'
          ? 'refusal'
          : answer.finish === 'length'
            ? 'max_tokens'
            : 'tool_use',
      usage: usage === null ? null : { input_tokens: usage.input, output_tokens: usage.output },
    };
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        finish_reason: answer.finish ?? 'stop',
        message: { role: 'assistant', content: answer.content, refusal: answer.refusal ?? null },
        ...(request.body['logprobs'] === true && options.logprobs !== undefined
          ? { logprobs: { content: options.logprobs(answer.content ?? '', request), refusal: null } }
          : {}),
      },
    ],
    ...(usage === null ? {} : { usage: { prompt_tokens: usage.input, completion_tokens: usage.output } }),
  };
}

function contentOf(behaviour: Behaviour, filled: Json): FilledAnswer {
  const text = (json: unknown): FilledAnswer => ({ content: JSON.stringify(json), json });
  if (typeof behaviour === 'object' && 'content' in behaviour) return { content: behaviour.content };
  if (typeof behaviour === 'object' && 'answer' in behaviour) return text(behaviour.answer);
  const [list, entries] = firstList(filled);
  switch (behaviour) {
    case 'missing_id':
      return text({ ...filled, [list]: entries.slice(0, -1) });
    case 'duplicate_ids':
      return text({ ...filled, [list]: [...entries, ...entries.slice(0, 1)] });
    case 'extra_id':
      return text({ ...filled, [list]: [...entries, { ...entries[0], id: 'zz99' }] });
    case 'empty_list':
      return text({ ...filled, [list]: [] });
    case 'conflicting_ids':
      return text({ ...filled, [list]: [...entries, ...entries.slice(0, 1).map(flipped)] });
    case 'ignores_schema':
      return { content: 'All of it looks fine to me, I would say yes.' };
    case 'refusal':
      return { content: null, refusal: 'I cannot help with that.' };
    case 'refusal_text':
      return { content: "I'm sorry, but I can't help with that request." };
    case 'content_filter':
      return { content: '', finish: 'content_filter' };
    case 'truncation':
      return { content: JSON.stringify(filled).slice(0, -20), finish: 'length' };
    case 'wrong_shape':
      return text({ result: 'ok' });
    case 'garbage':
      return { content: '{"verdicts": [{"id": "c1", ]]] "verdict' };
    default:
      return text(filled);
  }
}

/** The same entry with another verdict: what the script would never say, so `no` where it said something else. */
function flipped(entry: Json): Json {
  return { ...entry, verdict: entry['verdict'] === 'no' ? 'yes' : 'no' };
}

function firstList(filled: Json): [string, Json[]] {
  const found = Object.entries(filled).find(([, value]) => Array.isArray(value));
  return found === undefined ? ['none', []] : [found[0], found[1] as Json[]];
}

function fillIn(options: FakeModelOptions, request: RecordedRequest): Json {
  if (request.schema === undefined) return {};
  const scripted = options.fill?.(request.schema, request);
  return (scripted ?? valueFor(options, request, request.schema, '')) as Json;
}

function valueFor(options: FakeModelOptions, request: RecordedRequest, schema: Json, name: string): unknown {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (choices !== undefined) return valueFor(options, request, choices[0] ?? {}, name);
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  if (type === 'object') {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
    return Object.fromEntries(properties.map(([key, part]) => [key, valueFor(options, request, part, key)]));
  }
  if (type === 'array') return entriesFor(options, request, (schema['items'] ?? {}) as Json, name);
  if (type === 'integer' || type === 'number') return schema['minimum'] ?? 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : 'ok';
}

function entriesFor(
  options: FakeModelOptions,
  request: RecordedRequest,
  schema: Json,
  list: string,
): unknown[] {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const ids = properties['id']?.['enum'] as string[] | undefined;
  if (ids === undefined) return [valueFor(options, request, schema, list)];
  return ids.map((id, index) => {
    const closed = Object.entries(properties).findLast(
      ([name, part]) => name !== 'id' && Array.isArray(part['enum']),
    );
    const verdicts = (closed?.[1]['enum'] ?? []) as string[];
    const entryRequest: EntryRequest = { list, id, verdicts, index, request };
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => {
        if (name === 'id') return [name, id];
        if (name === closed?.[0]) return [name, options.verdict?.(entryRequest) ?? verdicts[0]];
        if (name.endsWith('quote')) return [name, options.quote?.(entryRequest) ?? 'ok'];
        return [name, options.property?.(name, entryRequest) ?? valueFor(options, request, part, name)];
      }),
    );
  });
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: { 'content-type': 'application/json', ...headers }, text };
}
