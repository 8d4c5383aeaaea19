import type Anthropic from '@anthropic-ai/sdk';
import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import { isPresent } from '../text/language/normalize.ts';
import type { AgentAnswer, AgentConnection, LoadedAttachment, ReachableAgent } from './agent.ts';
import { isTextFile, refuseAttachment } from './attachment-kind.ts';
import { contentText, parsed, textWithCalls, usageOf, withoutAnswer } from './chat-answer.ts';
import { type ChatMessage, type ChatPart, chatMessages } from './chat-messages.ts';
import { dropPrototypeKeys } from './parse-reply.ts';
import type { ProviderAccess } from './provider-access.ts';
import { CLIENT_SETTINGS, malformed, type Provider, throughProvider } from './provider-call.ts';
import { argumentsOrGiven, readToolCalls } from './read-tool-calls.ts';
import { asRecord, own } from './record.ts';
import { callId } from './tool-loop/call-id.ts';
import type { CallOutcome, Dialect, ModelCall, Said } from './tool-loop/dialect.ts';
import { conversing } from './tool-loop/tool-loop.ts';
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
  const { headers, max_tokens } = agent.invocation ?? {};
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
  const dialect: Dialect<MessageTurn> = {
    messages: (call) => chatMessages(call, agent, messagePart),
    tool: ({ name, description, parameters }) => ({
      name,
      ...defined({ description }),
      input_schema: { type: 'object', ...parameters },
    }),
    async ask(call, all, tools, limits) {
      const { model, temperature } = settingsOf(call, agent);
      const system = all.filter(({ role }) => role === 'system').map(({ content }) => content);
      const body = {
        model: model ?? '',
        max_tokens: max_tokens ?? MAX_TOKENS,
        ...(system.length > 0 && { system: system.join('\n\n') }),
        // An empty answer in the history would be refused; turns of the same side are joined by the API.
        messages: all.filter(({ role, content }) => role !== 'system' && (role === 'user' || content !== '')),
        ...(temperature !== undefined && { temperature }),
        ...(tools.length > 0 && { tools }),
      };
      const asked = { ...ANTHROPIC, ...namedModel(call, agent) };
      const message = await throughProvider(asked, ports, limits, async (options) => {
        client ??= makeClient();
        return (await client).messages.create(
          // Border: tools and parts are the user's, passed on untouched; the server checks them.
          body as unknown as Anthropic.MessageCreateParamsNonStreaming,
          options,
        );
      });
      return saidInMessage(message, all.length);
    },
    results: (outcomes) => [{ role: 'user', content: outcomes.map(toolResult) }],
  };
  return { loops: true, call: conversing(agent, dialect), async close() {} };
}

/** A message of the conversation: of ours, or as the API gave it. */
type MessageTurn = ChatMessage | { role: 'user' | 'assistant'; content: Record<string, unknown>[] };

const toolResult = ({ id, text, failed }: CallOutcome) => ({
  type: 'tool_result',
  tool_use_id: id,
  content: text,
  ...(failed && { is_error: true }),
});

/**
 * Reads a message: its text blocks joined, its tool_use blocks as tool calls, its tokens. It goes back as it came, thinking and all, but
 * for blank text, which the API refuses.
 */
function saidInMessage(said: unknown, place: number): Said<MessageTurn> {
  const { answer, blocks } = messageAnswer(said);
  const calls: ModelCall[] = [];
  const content = blocks.flatMap((block) => {
    const type = own(block, 'type');
    if (block === undefined || (type === 'text' && !isPresent(String(own(block, 'text') ?? '')))) return [];
    if (type !== 'tool_use') return [block];
    const id = callId(own(block, 'id'), place, calls.length);
    const name = answer.tool_calls?.[calls.length]?.name ?? '';
    calls.push({ id, name, args: argumentsOrGiven(own(block, 'input'), 'input') });
    return [{ ...block, id }];
  });
  return { answer, calls, message: content.length === 0 ? undefined : { role: 'assistant', content } };
}

/** What a message answers, and its blocks. */
function messageAnswer(answer: unknown): {
  answer: AgentAnswer;
  blocks: (Record<string, unknown> | undefined)[];
} {
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
  const usage = usageOf(own(message, 'usage'), 'input_tokens', 'output_tokens');
  return { answer: { ...textWithCalls(output, tool_calls), tool_calls, ...usage }, blocks };
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
