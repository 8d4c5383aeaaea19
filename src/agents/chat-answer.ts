import { Fault } from '../errors.ts';
import { isPresent } from '../text/language/normalize.ts';
import type { AgentAnswer } from './agent.ts';
import { dropPrototypeKeys, parseReply } from './parse-reply.ts';
import { malformed, type Provider } from './provider-call.ts';
import { readToolCalls } from './read-tool-calls.ts';
import { amount, asRecord, own } from './record.ts';

/**
 * Reads a chat completion: the first choice's text (or its refusal, which is an answer too), tool calls with parsed
 * arguments, tokens. A completion without any message is the provider's failure; one that a filter stopped has no answer.
 */
export function chatAnswer(completion: unknown, provider: Provider): AgentAnswer {
  return chatReply(completion, provider).answer;
}

/** The same, with the message that it was read from. */
export function chatReply(
  completion: unknown,
  provider: Provider,
): { answer: AgentAnswer; message: Record<string, unknown> } {
  const root = asRecord(parsed(completion));
  const broken = () =>
    malformed(provider, typeof completion === 'string' ? completion : JSON.stringify(completion ?? null));
  const choices = own(root, 'choices');
  const choice = asRecord(Array.isArray(choices) ? choices[0] : undefined);
  const reason = own(choice, 'finish_reason');
  const message = asRecord(own(choice, 'message'));
  const text = contentText(own(message, 'content')) ?? own(message, 'refusal');
  const calls = own(message, 'tool_calls') ?? undefined;
  if (calls !== undefined) dropPrototypeKeys(calls);
  const tool_calls = calls === undefined ? [] : readToolCalls(calls, 'tool_calls');
  if ((typeof text !== 'string' || text === '') && tool_calls.length === 0) {
    if (reason === 'content_filter')
      throw withoutAnswer(provider, 'content_filter', 'its content filter stopped the answer');
    if (reason === 'length')
      throw withoutAnswer(
        provider,
        'truncated',
        'the token limit was reached before the answer began',
        'Raise invocation.max_tokens.',
      );
    if (typeof text !== 'string') throw broken();
  }
  const answer = {
    ...textWithCalls(typeof text === 'string' ? text : '', tool_calls),
    // An agent of a chat model shows all its calls, so none means none.
    tool_calls,
    ...usageOf(own(root, 'usage'), 'prompt_tokens', 'completion_tokens'),
  };
  return { answer, message: message ?? {} };
}

/** The text of a message. Beside tool calls a blank one is none: servers write "" there as well as null. */
export function textWithCalls(
  text: string,
  calls: readonly unknown[],
): Pick<AgentAnswer, 'output' | 'output_missing'> {
  return calls.length > 0 && !isPresent(text) ? { output: '', output_missing: true } : { output: text };
}

/** An answer that never began; it is no evidence about the agent's answer. */
export function withoutAnswer(provider: Provider, subcode: string, why: string, hint?: string): Fault {
  return new Fault('agent_failed', `${provider.name} gave no answer: ${why}.`, {
    subcode,
    ...(hint !== undefined && { hint }),
  });
}

/** Tokens under the names that the provider uses. */
export function usageOf(value: unknown, input: string, output: string): Pick<AgentAnswer, 'usage'> {
  const record = asRecord(value);
  const input_tokens = amount(own(record, input));
  const output_tokens = amount(own(record, output));
  if (input_tokens === undefined && output_tokens === undefined) return {};
  return {
    usage: {
      ...(input_tokens !== undefined && { input_tokens }),
      ...(output_tokens !== undefined && { output_tokens }),
    },
  };
}

/** Content as text: a text, or the text parts of a list. */
export function contentText(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  return content
    .map((part) => (typeof part === 'string' ? part : own(asRecord(part), 'text')))
    .filter((text) => typeof text === 'string')
    .join('');
}

/** An SDK hands over text when the content type is not JSON; the body decides, not its label. */
export function parsed(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  const reply = parseReply(answer, 'the answer');
  return reply.kind === 'json' ? reply.value : undefined;
}
