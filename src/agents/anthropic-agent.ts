import type Anthropic from '@anthropic-ai/sdk';
import type { Ports } from '../ports/ports.ts';
import type { AgentAnswer, AgentConnection, LoadedAttachment, ReachableAgent } from './agent.ts';
import { isTextFile, refuseAttachment } from './attachment-kind.ts';
import { contentText, parsed, textWithCalls, usageOf, withoutAnswer } from './chat-answer.ts';
import { type ChatPart, chatMessages } from './chat-messages.ts';
import { dropPrototypeKeys } from './parse-reply.ts';
import type { ProviderAccess } from './provider-access.ts';
import { CLIENT_SETTINGS, malformed, type Provider, throughProvider } from './provider-call.ts';
import { readToolCalls } from './read-tool-calls.ts';
import { asRecord, own } from './record.ts';
import { namedModel, settingsOf } from './wire-call.ts';

const ANTHROPIC: Provider = { name: 'Anthropic', credential: 'ANTHROPIC_API_KEY' };
/** The API requires a limit; this is what every current model can give. */
const MAX_TOKENS = 4096;
const IMAGES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** An agent that is an Anthropic model, called through the Messages API. */
export function anthropicAgent(
  reachable: ReachableAgent,
  ports: Ports,
  { apiKey, baseUrl }: ProviderAccess,
): AgentConnection {
  const { agent } = reachable;
  const { headers, max_tokens, tools } = agent.invocation ?? {};
  let client: Promise<Anthropic> | undefined;
  const makeClient = async () => {
    const { default: Client } = await import('@anthropic-ai/sdk');
    return new Client({
      ...CLIENT_SETTINGS,
      apiKey,
      baseURL: baseUrl ?? 'https://api.anthropic.com',
      // The header that the API documents; the SDK would send a bearer token, which gateways need not know.
      defaultHeaders: { authorization: null, 'x-api-key': apiKey, ...headers },
    });
  };
  return {
    async call(call, limits) {
      const { model, temperature } = settingsOf(call, agent);
      const all = chatMessages(call, agent, messagePart);
      const system = all.filter(({ role }) => role === 'system').map(({ content }) => content);
      const body = {
        model: model ?? '',
        max_tokens: max_tokens ?? MAX_TOKENS,
        ...(system.length > 0 && { system: system.join('\n\n') }),
        // An empty answer in the history would be refused; turns of the same side are joined by the API.
        messages: all.filter(({ role, content }) => role !== 'system' && (role === 'user' || content !== '')),
        ...(temperature !== undefined && { temperature }),
        ...(tools !== undefined && tools.length > 0 && { tools }),
      };
      const asked = { ...ANTHROPIC, ...namedModel(call, agent) };
      const message = await throughProvider(asked, ports, limits, async (options) => {
        client ??= makeClient();
        return (await client).messages.create(
          // Tools and parts are the user's, passed on untouched; the server checks them.
          body as Anthropic.MessageCreateParamsNonStreaming,
          options,
        );
      });
      return messageAnswer(message);
    },
    async close() {},
  };
}

/** Reads a message: its text blocks joined, its tool_use blocks as tool calls, its tokens. */
function messageAnswer(answer: unknown): AgentAnswer {
  const message = asRecord(parsed(answer));
  const content = own(message, 'content');
  if (message === undefined || !Array.isArray(content))
    throw malformed(ANTHROPIC, typeof answer === 'string' ? answer : JSON.stringify(answer ?? null));
  const blocks = content.map(asRecord);
  const output = contentText(blocks.filter((block) => own(block, 'type') === 'text')) ?? '';
  const uses = blocks.filter((block) => own(block, 'type') === 'tool_use');
  dropPrototypeKeys(uses);
  const tool_calls = readToolCalls(uses, 'content');
  const reason = own(message, 'stop_reason');
  if (output === '' && tool_calls.length === 0) {
    if (reason === 'refusal')
      throw withoutAnswer(ANTHROPIC, 'content_filter', 'its safety filter stopped the answer');
    if (reason === 'max_tokens')
      throw withoutAnswer(
        ANTHROPIC,
        'truncated',
        'the token limit was reached before the answer began',
        'Raise invocation.max_tokens.',
      );
  }
  return {
    ...textWithCalls(output, tool_calls),
    tool_calls,
    ...usageOf(own(message, 'usage'), 'input_tokens', 'output_tokens'),
  };
}

/** An attachment as a content block: image, PDF or text document. */
function messagePart(attachment: LoadedAttachment): ChatPart {
  const { name, media_type, data, url } = attachment;
  const bytes = data === undefined ? { type: 'url', url } : { type: 'base64', media_type, data };
  if (IMAGES.has(media_type)) return { type: 'image', source: bytes };
  if (media_type === 'application/pdf') return { type: 'document', title: name, source: bytes };
  if (data !== undefined && isTextFile(media_type))
    return {
      type: 'document',
      title: name,
      source: { type: 'text', media_type: 'text/plain', data: Buffer.from(data, 'base64').toString('utf8') },
    };
  throw refuseAttachment(attachment, 'images, PDF and text files; by URL images and PDF files');
}
