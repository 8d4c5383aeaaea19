import type OpenAI from 'openai';
import { fetchOver } from '../ports/fetch-adapter.ts';
import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { Price } from '../schema/settings.ts';
import type { ApiError } from './chat/api-failure.ts';
import { type ChatBody, type ChatPost, directPost, limitsOf } from './chat/post-chat.ts';
import type { Judge } from './judge.ts';
import { type ModelConnection, type ModelReply, type ModelRequest, modelJudge } from './model-judge.ts';
import { type Complaint, learn, stepDown, type Traits, traitsOf, withoutThoughts } from './model-traits.ts';
import { formInText } from './prompt.ts';
import { malformed, providerFault } from './provider-fault.ts';
import { readTokens } from './value-chances.ts';

/** Where a judge model lives and how it is addressed. */
export interface Endpoint {
  baseUrl: string;
  apiKey: string;
  /** Environment variable the key came from; named in hints. */
  keyName: string;
  model: string;
  /** Where the model was named, for a fault about it. */
  modelNamed: string;
  /** One call, connecting to last byte. */
  timeoutMs: number;
  prices: Readonly<Record<string, Price>>;
}

export type JudgePorts = Pick<Ports, 'http' | 'clock' | 'random' | 'env' | 'packages'>;

/** Stands in for a key where a server of one's own asks for none; the SDK insists on one. */
export const NO_KEY = 'no-key';

export const SDK_BEHIND_MS = 5_000;

/** Several parts of one request may be refused one after the other: format and probabilities twice, temperature, seed, limit. */
const MOST_TRIES = 8;

/** A judge behind any OpenAI-compatible endpoint. */
export function chatCompletions(endpoint: Endpoint, ports: JudgePorts): Judge {
  const connection = chatConnection('openai', endpoint, ports, directPost(endpoint, ports));
  return modelJudge(connection, ports.random, endpoint.prices);
}

/** A client of any OpenAI-compatible endpoint; its package is loaded here. */
export async function openAiClient(endpoint: Endpoint, ports: JudgePorts): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({ ...clientOptions(endpoint, ports), baseURL: endpoint.baseUrl });
}

/** What both clients of the `openai` package are given: our window, our retries, nothing from the process environment. */
export function clientOptions(endpoint: Endpoint, ports: JudgePorts) {
  return {
    apiKey: endpoint.apiKey,
    adminAPIKey: null,
    organization: ports.env.get('OPENAI_ORG_ID') ?? null,
    project: ports.env.get('OPENAI_PROJECT_ID') ?? null,
    webhookSecret: null,
    logLevel: 'off' as const,
    maxRetries: 0,
    // The SDK's own clock runs a little behind ours, so that ours decides and names the limit.
    timeout: endpoint.timeoutMs + SDK_BEHIND_MS,
    fetch: fetchOver(ports.http, limitsOf(endpoint)),
  };
}

/** The chat completions dialect, whichever way its requests go. */
export function chatConnection(
  provider: string,
  endpoint: Endpoint,
  ports: JudgePorts,
  { post, warm }: ChatPost,
): ModelConnection {
  const where = withoutSecrets(endpoint.baseUrl);
  return {
    id: `${provider}:${where}`,
    model: endpoint.model,
    schemaIgnored(model) {
      // Only from here: a server that ignores json_object as well does no harm, for the prompt holds the schema from there on.
      const traits = traitsOf(endpoint.baseUrl, model);
      if (traits.rung === 'json_schema') stepDown(traits, 'json_schema');
    },
    warm,
    async exchange(request, signal) {
      const traits = traitsOf(endpoint.baseUrl, request.model);
      for (let attempt = 1; ; attempt++) {
        const sent = { ...traits, logprobs: request.logprobs ? traits.logprobs : 0 };
        try {
          const answer = await post(bodyOf(request, sent), signal);
          return replyOf(answer, request, sent) ?? fail(malformed(where));
        } catch (error) {
          const complaint = complaintOf(error);
          if (complaint !== undefined && attempt < MOST_TRIES && learn(traits, sent, complaint)) continue;
          throw providerFault(error, { ...askedOf(endpoint, request), nowMs: ports.clock.now(), signal });
        }
      }
    },
  };
}

function bodyOf(request: ModelRequest, traits: Traits): ChatBody {
  const { form } = request;
  return {
    model: request.model,
    messages: [
      { role: 'system', content: request.system },
      { role: 'user', content: userOf(request, traits) },
    ],
    [traits.limit]: request.maxTokens,
    ...(traits.temperature ? { temperature: request.temperature } : {}),
    ...(traits.seed ? { seed: request.seed } : {}),
    ...(traits.logprobs > 0 ? { logprobs: true, top_logprobs: traits.logprobs } : {}),
    ...(traits.rung === 'text'
      ? {}
      : {
          response_format:
            traits.rung === 'json_object'
              ? { type: 'json_object' as const }
              : {
                  type: 'json_schema' as const,
                  json_schema: { name: form.name, schema: form.schema, strict: true },
                },
        }),
  };
}

/** Where the schema is sent beside the messages it is not said in them again. */
const userOf = ({ user, form, unseen = '' }: ModelRequest, { rung }: Traits): string =>
  rung === 'json_schema' ? `${user}${unseen}` : `${user}${formInText(form.schema)}`;

/** Servers differ in what they leave out, so nothing of the answer is taken for granted. */
function replyOf(answer: unknown, request: ModelRequest, sent: Traits): ModelReply | undefined {
  const { choices, model, usage } = (answer ?? {}) as Partial<OpenAI.ChatCompletion>; // Border: read field by field below.
  if (!Array.isArray(choices)) return undefined;
  const choice: Partial<OpenAI.ChatCompletion.Choice> = choices[0] ?? {};
  const { content, refusal } = (choice.message ?? {}) as Partial<OpenAI.ChatCompletionMessage>;
  const refused =
    (choice.finish_reason as string) === 'content_filter' || (typeof refusal === 'string' && refusal !== '');
  const tokens = sent.logprobs > 0 ? readTokens(choice.logprobs?.content) : undefined;
  return {
    text: typeof content === 'string' ? withoutThoughts(content) : '',
    ...defined({ tokens }),
    finish: refused ? 'refused' : choice.finish_reason === 'length' ? 'length' : 'stop',
    model: typeof model === 'string' && model !== '' ? model : request.model,
    inputTokens: tokenCount(usage?.prompt_tokens),
    outputTokens: tokenCount(usage?.completion_tokens),
    temperature: sent.temperature ? request.temperature : null,
    seed: sent.seed ? request.seed : null,
  };
}

/** Who was asked for what, as a fault says it. */
export function askedOf({ baseUrl, keyName, apiKey, modelNamed }: Endpoint, request: ModelRequest) {
  const { model, modelNamed: named = modelNamed } = request;
  return { where: withoutSecrets(baseUrl), keyName, apiKey, model, named };
}

/** A count that can be believed; anything else is as good as none. */
export function tokenCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** What a 400 or 422 complains about. Only the server's own words: some echo the whole request beside them. */
export function complaintOf(error: unknown): Complaint | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, param, error: body }: ApiError = error;
  if (status !== 400 && status !== 422) return undefined;
  const said = (body ?? {}) as { message?: unknown; detail?: unknown }; // Border: an error body of an unknown server.
  const details = Array.isArray(said.detail) ? said.detail : [said.detail];
  const words = details.map((detail) =>
    typeof detail === 'object' && detail !== null
      ? `${String(detail.loc)} ${String(detail.msg)}`
      : String(detail ?? ''),
  );
  const message = typeof said.message === 'string' ? said.message : error.message;
  return { param, text: [message.slice(0, 500), ...words.slice(0, 5)].join(' ') };
}

/** A base URL as it may be shown and kept: no user, no password, no query. */
export function withoutSecrets(baseUrl: string): string {
  try {
    const url = new URL(baseUrl);
    return `${url.origin}${url.pathname}`.replace(/\/$/, '');
  } catch {
    return '(unreadable URL)'; // The call itself will say what is wrong with it.
  }
}

function fail(error: Error): never {
  throw error;
}
