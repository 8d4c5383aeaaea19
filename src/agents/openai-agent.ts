import { chatEndpoint } from '../ports/chat-endpoint.ts';
import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { AgentConnection, ReachableAgent } from './agent.ts';
import type { CallLimits } from './call-limits.ts';
import { chatMessages, chatPart } from './chat-messages.ts';
import type { ProviderAccess } from './provider-access.ts';
import { type AskedProvider, type Provider, postToProvider } from './provider-call.ts';
import { type ChatTurn, chatResult, saidInChat } from './tool-loop/chat-said.ts';
import type { Dialect } from './tool-loop/dialect.ts';
import { conversing } from './tool-loop/tool-loop.ts';
import { namedModel, settingsOf } from './wire-call.ts';

const OPENAI: Provider = { name: 'OpenAI', credential: 'OPENAI_API_KEY' };

/** An agent that is an OpenAI model, or any server of the same API under `base_url`. Its calls are posted without the package. */
export function openaiAgent(
  reachable: ReachableAgent,
  ports: Ports,
  { apiKey, baseUrl }: ProviderAccess,
): AgentConnection {
  const headers = reachable.agent.invocation?.headers;
  const endpoint = chatEndpoint(
    { baseUrl: baseUrl ?? 'https://api.openai.com/v1', apiKey, headers },
    ports.env,
  );
  const limitName = baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';
  return chatAgent(reachable, OPENAI, limitName, postToProvider(endpoint, ports));
}

/** Asks a provider for a chat completion: what it said, or a Fault. */
export type AskChat = (
  asked: AskedProvider,
  body: Record<string, unknown>,
  limits: CallLimits,
) => Promise<unknown>;

/** An agent that is a model behind chat completions. */
export function chatAgent(
  { agent }: ReachableAgent,
  provider: Provider,
  /** What the token limit is called; servers other than OpenAI's own know only the older name. */
  limitName: 'max_tokens' | 'max_completion_tokens',
  ask: AskChat,
): AgentConnection {
  const { deployment, max_tokens } = agent.invocation ?? {};
  const dialect: Dialect<ChatTurn> = {
    messages: (call) => chatMessages(call, agent, chatPart),
    tool: ({ name, description, parameters }) => ({
      type: 'function',
      function: { name, ...defined({ description }), parameters: { type: 'object', ...parameters } },
    }),
    async ask(call, messages, tools, limits) {
      const { model, temperature } = settingsOf(call, agent);
      const body = {
        model: model ?? deployment ?? '',
        messages,
        ...(temperature !== undefined && { temperature }),
        ...(max_tokens !== undefined && { [limitName]: max_tokens }),
        // Tools and parts are the user's, passed on untouched; the server checks them.
        ...(tools.length > 0 && { tools }),
      };
      const completion = await ask({ ...provider, ...namedModel(call, agent) }, body, limits);
      return saidInChat(completion, provider, messages.length);
    },
    results: (outcomes) => outcomes.map(chatResult),
  };
  return { loops: true, call: conversing(agent, dialect), async close() {} };
}
