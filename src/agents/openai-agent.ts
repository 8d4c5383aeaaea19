import type OpenAI from 'openai';
import type { Ports } from '../ports/ports.ts';
import type { AgentConnection, ReachableAgent } from './agent.ts';
import { chatAnswer } from './chat-answer.ts';
import { chatMessages, chatPart } from './chat-messages.ts';
import type { ProviderAccess } from './provider-access.ts';
import { CLIENT_SETTINGS, type Provider, throughProvider } from './provider-call.ts';
import { namedModel, settingsOf } from './wire-call.ts';

const OPENAI: Provider = { name: 'OpenAI', credential: 'OPENAI_API_KEY' };

/** An agent that is an OpenAI model, or any server of the same API under `base_url`. */
export function openaiAgent(
  reachable: ReachableAgent,
  ports: Ports,
  { apiKey, baseUrl }: ProviderAccess,
): AgentConnection {
  const headers = reachable.agent.invocation?.headers;
  return chatAgent(
    reachable,
    ports,
    OPENAI,
    baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens',
    async () => {
      const { OpenAI } = await import('openai');
      return new OpenAI({
        ...CLIENT_SETTINGS,
        apiKey,
        baseURL: baseUrl ?? 'https://api.openai.com/v1',
        organization: ports.env.get('OPENAI_ORG_ID') ?? null,
        project: ports.env.get('OPENAI_PROJECT_ID') ?? null,
        ...(headers !== undefined && { defaultHeaders: headers }),
      });
    },
  );
}

/** Chat completions through a client of the `openai` package, made at the first call. */
export function chatAgent(
  { agent }: ReachableAgent,
  ports: Ports,
  provider: Provider,
  /** What the token limit is called; servers other than OpenAI's own know only the older name. */
  limitName: 'max_tokens' | 'max_completion_tokens',
  makeClient: () => Promise<OpenAI>,
): AgentConnection {
  let client: Promise<OpenAI> | undefined;
  const { deployment, max_tokens, tools } = agent.invocation ?? {};
  return {
    async call(call, limits) {
      const { model, temperature } = settingsOf(call, agent);
      const body = {
        model: model ?? deployment ?? '',
        messages: chatMessages(call, agent, chatPart),
        ...(temperature !== undefined && { temperature }),
        ...(max_tokens !== undefined && { [limitName]: max_tokens }),
        ...(tools !== undefined && tools.length > 0 && { tools }),
      };
      const asked = { ...provider, ...namedModel(call, agent) };
      const completion = await throughProvider(asked, ports, limits, async (options) => {
        client ??= makeClient();
        return (await client).chat.completions.create(
          // Tools and parts are the user's, passed on untouched; the server checks them.
          body as OpenAI.ChatCompletionCreateParamsNonStreaming,
          options,
        );
      });
      return chatAnswer(completion, provider);
    },
    async close() {},
  };
}
