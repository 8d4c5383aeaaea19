import type OpenAI from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { once } from '../../flow/once.ts';
import { chatEndpoint, chatRequest, chatValue } from '../../ports/chat-endpoint.ts';
import { withSignal } from '../../ports/fetch-adapter.ts';
import type { Ports } from '../../ports/ports.ts';
import { apiFailure } from './api-failure.ts';

/** What a chat completion is asked with. */
export type ChatBody = ChatCompletionCreateParamsNonStreaming;

/** The way of chat completions to a provider. */
export interface ChatPost {
  /** What the server said. Rejects with an error that `providerFault` can read. */
  post(body: ChatBody, signal: AbortSignal | undefined): Promise<unknown>;
  /** Loads what the first call needs. */
  warm(): Promise<unknown>;
}

/** One limit for every phase of a call. */
export const limitsOf = ({ timeoutMs }: { timeoutMs: number }) => ({
  totalMs: timeoutMs,
  firstByteMs: timeoutMs,
  idleMs: timeoutMs,
});

/** Straight to a server of the OpenAI dialect: a prepared request, one reading of the answer. */
export function directPost(
  access: { baseUrl: string; apiKey: string; timeoutMs: number },
  { http, env }: Pick<Ports, 'http' | 'env'>,
): ChatPost {
  const limits = limitsOf(access);
  // At the first call, which says what is wrong with a base URL.
  let endpoint: ReturnType<typeof chatEndpoint> | undefined;
  return {
    async post(body, signal) {
      endpoint ??= chatEndpoint(access, env);
      const response = await http({
        ...chatRequest(endpoint, body),
        ...limits,
        ...(signal !== undefined && { signal }),
      });
      if (response.status < 200 || response.status > 299) throw apiFailure(response);
      return chatValue(response);
    },
    warm: async () => undefined,
  };
}

/** Through a client of the `openai` package, made at the first call. */
export function packagePost(makeClient: () => Promise<OpenAI>): ChatPost {
  const client = once(makeClient);
  return {
    post: async (body, signal) => (await client()).chat.completions.create(body, withSignal(signal)),
    warm: client,
  };
}
