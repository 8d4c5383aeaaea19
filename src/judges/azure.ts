import type OpenAI from 'openai';
import { packagePost } from './chat/post-chat.ts';
import { chatConnection, clientOptions, type Endpoint, type JudgePorts } from './chat-completions.ts';
import type { Judge } from './judge.ts';
import { modelJudge } from './model-judge.ts';

/** First stable version with structured output; OPENAI_API_VERSION overrides it. */
const API_VERSION = '2024-10-21';

/**
 * A judge behind Azure OpenAI. `baseUrl` is the resource (`https://name.openai.azure.com`), any deeper URL of it, or its
 * `/openai/v1` surface, which speaks plain OpenAI. The model is the name of the deployment.
 */
export function azureOpenAi(endpoint: Endpoint, ports: JudgePorts): Judge {
  const post = packagePost(() => azureClient(endpoint, ports));
  const connection = chatConnection('azure_openai', endpoint, ports, post);
  return modelJudge(connection, ports.random, endpoint.prices);
}

/** A client of Azure OpenAI; its package is loaded here. */
export async function azureClient(endpoint: Endpoint, ports: JudgePorts): Promise<OpenAI> {
  const { AzureOpenAI, OpenAI: Client } = await import('openai');
  const options = clientOptions(endpoint, ports);
  const url = endpoint.baseUrl.replace(/\/+$/, '');
  if (url.endsWith('/openai/v1'))
    return new Client({ ...options, baseURL: url, defaultHeaders: { 'api-key': endpoint.apiKey } });
  return new AzureOpenAI({
    ...options,
    baseURL: /\/openai(\/|$)/.test(url) ? url : `${url}/openai`,
    apiVersion: ports.env.get('OPENAI_API_VERSION') ?? API_VERSION,
  });
}
