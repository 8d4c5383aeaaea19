import type Anthropic from '@anthropic-ai/sdk';
import { fetchOver, withSignal } from '../ports/fetch-adapter.ts';
import { limitsOf } from './chat/post-chat.ts';
import {
  askedOf,
  complaintOf,
  type Endpoint,
  type JudgePorts,
  SDK_BEHIND_MS,
  tokenCount,
  withoutSecrets,
} from './chat-completions.ts';
import type { Judge } from './judge.ts';
import { type ModelReply, type ModelRequest, modelJudge } from './model-judge.ts';
import { claudeTakesTemperature } from './model-traits.ts';
import { malformed, providerFault } from './provider-fault.ts';

/** How the one tool is called for: named; named with thinking switched off; left to the model, which has only this one. */
type Forcing = 'forced' | 'forced_without_thinking' | 'offered';
interface Habits {
  temperature: boolean;
  forcing: Forcing;
}
const NEXT: Readonly<Partial<Record<Forcing, Forcing>>> = {
  forced: 'forced_without_thinking',
  forced_without_thinking: 'offered',
};
/** Temperature and two steps of forcing can be refused one after the other. */
const MOST_TRIES = 4;

const learnt = new Map<string, Habits>();

/** A judge behind the Anthropic Messages API. The schema is sent as the input of one tool; there is no other. */
export function anthropic(endpoint: Endpoint, ports: JudgePorts): Judge {
  const where = withoutSecrets(endpoint.baseUrl);
  let client: Promise<Anthropic> | undefined;
  return modelJudge(
    {
      id: `anthropic:${where}`,
      model: endpoint.model,
      schemaIgnored() {}, // A tool has one dialect; there is no gentler one to step down to.
      warm: () => (client ??= clientOf(endpoint, ports)),
      async exchange(request, signal) {
        client ??= clientOf(endpoint, ports);
        const { messages } = await client;
        const habits = habitsOf(endpoint.baseUrl, request.model);
        for (let attempt = 1; ; attempt++) {
          const sent = { ...habits };
          try {
            const answer: unknown = await messages.create(bodyOf(request, sent), withSignal(signal));
            return replyOf(answer, request, sent) ?? fail(malformed(where));
          } catch (error) {
            if (attempt < MOST_TRIES && learn(habits, sent, error)) continue;
            throw providerFault(error, { ...askedOf(endpoint, request), nowMs: ports.clock.now(), signal });
          }
        }
      },
    },
    ports.random,
    endpoint.prices,
  );
}

async function clientOf(endpoint: Endpoint, ports: JudgePorts): Promise<Anthropic> {
  const { Anthropic: Client } = await import('@anthropic-ai/sdk');
  return new Client({
    apiKey: endpoint.apiKey,
    authToken: null,
    webhookKey: null,
    baseURL: endpoint.baseUrl,
    // The header that the API documents; the SDK would send a bearer token, which gateways need not know.
    defaultHeaders: { authorization: null, 'x-api-key': endpoint.apiKey },
    logLevel: 'off',
    maxRetries: 0,
    timeout: endpoint.timeoutMs + SDK_BEHIND_MS,
    fetch: fetchOver(ports.http, limitsOf(endpoint)),
  });
}

function habitsOf(baseUrl: string, model: string): Habits {
  const key = `${baseUrl} ${model}`;
  const known = learnt.get(key);
  if (known !== undefined) return known;
  const habits: Habits = { temperature: claudeTakesTemperature(model), forcing: 'forced' };
  learnt.set(key, habits);
  return habits;
}

function learn(habits: Habits, sent: Habits, error: unknown): boolean {
  const text = complaintOf(error)?.text ?? '';
  if (sent.temperature && /\btemperature\b/.test(text)) {
    habits.temperature = false;
    return true;
  }
  const next = NEXT[sent.forcing];
  if (next === undefined || !/tool_choice|thinking/.test(text)) return false;
  if (habits.forcing === sent.forcing) habits.forcing = next;
  return true;
}

/** `temperature` has left the SDK's types because newer models refuse it; older ones still take it. */
type Body = Anthropic.MessageCreateParamsNonStreaming & { temperature?: number };

function bodyOf(request: ModelRequest, habits: Habits): Body {
  const { form } = request;
  return {
    model: request.model,
    max_tokens: request.maxTokens,
    system: request.system,
    messages: [{ role: 'user', content: request.user }],
    tools: [
      {
        name: form.name,
        description: 'Hands in the filled form. Call it exactly once.',
        input_schema: { ...form.schema, type: 'object' },
      },
    ],
    tool_choice:
      habits.forcing === 'offered'
        ? { type: 'auto', disable_parallel_tool_use: true }
        : { type: 'tool', name: form.name, disable_parallel_tool_use: true },
    ...(habits.forcing === 'forced_without_thinking' ? { thinking: { type: 'disabled' as const } } : {}),
    // This API takes 0..1.
    ...(habits.temperature ? { temperature: Math.min(1, request.temperature) } : {}),
  };
}

function replyOf(answer: unknown, request: ModelRequest, sent: Habits): ModelReply | undefined {
  const { content, model, stop_reason: stop, usage } = (answer ?? {}) as Partial<Anthropic.Message>; // Border: read field by field below.
  if (!Array.isArray(content)) return undefined;
  const call = content.findLast((block) => block?.type === 'tool_use' && block.name === request.form.name);
  const text = content.map((block) => (block?.type === 'text' ? block.text : '')).join('');
  return {
    text,
    ...(call?.type === 'tool_use' ? { json: call.input } : {}),
    finish: stop === 'refusal' ? 'refused' : stop === 'max_tokens' ? 'length' : 'stop',
    model: typeof model === 'string' && model !== '' ? model : request.model,
    inputTokens: tokenCount(usage?.input_tokens),
    outputTokens: tokenCount(usage?.output_tokens),
    temperature: sent.temperature ? Math.min(1, request.temperature) : null,
    seed: null,
  };
}

function fail(error: Error): never {
  throw error;
}
