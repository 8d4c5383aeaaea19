import type OpenAI from 'openai';
import { Fault } from '../errors.ts';
import { once } from '../flow/once.ts';
import type { Ports } from '../ports/ports.ts';
import type { AgentConnection, ReachableAgent } from './agent.ts';
import { chatAgent } from './openai-agent.ts';
import type { ProviderAccess } from './provider-access.ts';
import { CLIENT_SETTINGS, type Provider, throughProvider } from './provider-call.ts';

const AZURE: Provider = { name: 'Azure OpenAI', credential: 'AZURE_OPENAI_API_KEY' };
/** The last general availability version of the dated API. */
const API_VERSION = '2024-10-21';

/**
 * An agent that is a deployment of Azure OpenAI. An endpoint ending in `/openai/v1` is called without a version and with
 * the deployment as model; any other by deployment path and `api-version`.
 */
export function azureOpenaiAgent(
  reachable: ReachableAgent,
  ports: Ports,
  { apiKey }: ProviderAccess,
): AgentConnection {
  const { base_url, deployment, model, api_version, headers } = reachable.agent.invocation ?? {};
  const target = deployment ?? model;
  if (base_url === undefined || target === undefined)
    throw new Fault(
      'validation_failed',
      `Agent ${reachable.agent.id} needs invocation.base_url and deployment.`,
      {
        where: 'invocation',
      },
    );
  const endpoint = base_url.replace(/\/+$/, '');
  const undated = endpoint.endsWith('/openai/v1');
  const client = once(async () => {
    const { AzureOpenAI, OpenAI } = await import('openai');
    const common = { ...CLIENT_SETTINGS, apiKey, organization: null, project: null };
    if (undated)
      return new OpenAI({
        ...common,
        baseURL: endpoint,
        defaultHeaders: { 'api-key': apiKey, ...headers },
      });
    return new AzureOpenAI({
      ...common,
      baseURL: endpoint.endsWith('/openai') ? endpoint : `${endpoint}/openai`,
      apiVersion: api_version ?? ports.env.get('OPENAI_API_VERSION') ?? API_VERSION,
      deployment: target,
      ...(headers !== undefined && { defaultHeaders: headers }),
    });
  });
  return chatAgent(
    reachable,
    AZURE,
    undated ? 'max_completion_tokens' : 'max_tokens',
    (asked, body, limits) =>
      throughProvider(asked, ports, limits, async (options) =>
        (await client()).chat.completions.create(
          // Border: what chatAgent makes; the server checks it.
          body as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming,
          options,
        ),
      ),
  );
}
