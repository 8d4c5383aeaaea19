import { chatReply } from '../chat-answer.ts';
import type { ChatMessage } from '../chat-messages.ts';
import type { Provider } from '../provider-call.ts';
import { argumentsOrGiven } from '../read-tool-calls.ts';
import { asRecord, own } from '../record.ts';
import { callId } from './call-id.ts';
import type { CallOutcome, ModelCall, Said } from './dialect.ts';

/** A message of chat completions: of ours, or as the model said it. */
export type ChatTurn = ChatMessage | (Record<string, unknown> & { readonly role: 'assistant' | 'tool' });

/**
 * What a chat completion says. Its message goes back as it came, what the server adds to it included, but without what is null or an empty
 * list of calls, which strict servers refuse. `place` is where in the conversation it will stand.
 */
export function saidInChat(completion: unknown, provider: Provider, place: number): Said<ChatTurn> {
  const { answer, message } = chatReply(completion, provider);
  const { tool_calls: written, ...rest } = message;
  const entries = Array.isArray(written) ? written.map((entry) => asRecord(entry) ?? {}) : [];
  const calls = entries.map((entry, index): ModelCall => {
    const given = own(entry, 'arguments') ?? own(asRecord(own(entry, 'function')), 'arguments');
    return {
      id: callId(own(entry, 'id'), place, index),
      name: answer.tool_calls?.[index]?.name ?? '',
      args: argumentsOrGiven(given, 'tool_calls'),
    };
  });
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return {
    answer,
    calls,
    message: {
      ...{ content: null, ...kept, role: 'assistant' },
      ...(calls.length > 0 && {
        tool_calls: entries.map((entry, index) => ({ type: 'function', ...entry, id: calls[index]?.id })),
      }),
    },
  };
}

/** The result of one call. Chat completions have no mark for an error, so its text says that it is one. */
export function chatResult({ id, text, failed }: CallOutcome): ChatTurn {
  return { role: 'tool', tool_call_id: id, content: failed ? `Error: ${text}` : text };
}
