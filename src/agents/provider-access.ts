import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import type { CREDENTIAL_KEYS } from '../schema/agent.ts';
import type { ReachableAgent } from './agent.ts';
import { isPrivateUrl } from './local-url.ts';

/** How a provider's API is entered. */
export interface ProviderAccess {
  apiKey: string;
  /** The agent's `base_url`, else the environment's; undefined for the provider's own address. */
  baseUrl: string | undefined;
}

type Keyed = 'openai' | 'azure_openai' | 'anthropic';
interface Names {
  key: (typeof CREDENTIAL_KEYS)[number];
  baseUrl?: string;
}
/** What providers call their key (contract 1) and their address in the environment. */
const NAMES: Record<Keyed, Names> = {
  openai: { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL' },
  azure_openai: { key: 'AZURE_OPENAI_API_KEY' },
  anthropic: { key: 'ANTHROPIC_API_KEY', baseUrl: 'ANTHROPIC_BASE_URL' },
};

/** Sent where a local server asks for no key; the SDKs refuse an empty one. */
const NO_KEY = 'no-key-needed';

/**
 * Key and address of a provider. The key is the agent's own credential, else the environment's; a server in the own network
 * needs none. Throws Fault `validation_failed` naming the variable, never its value.
 */
export function checkedAccess(
  provider: Keyed,
  { agent, credentials }: ReachableAgent,
  { env }: Ports,
): ProviderAccess {
  const { key: name, baseUrl: variable } = NAMES[provider];
  const baseUrl =
    agent.invocation?.base_url ?? (variable === undefined ? undefined : env.get(variable) || undefined);
  if (baseUrl !== undefined && !URL.canParse(baseUrl))
    throw new Fault('validation_failed', `The base_url of agent ${agent.id} is no URL.`, {
      where: 'invocation.base_url',
      hint: 'Write for example http://127.0.0.1:8000/v1.',
    });
  // The interface knows two credential keys only, so an Azure agent may carry its key under the vendor's general name.
  const own = credentials[name] ?? (provider === 'azure_openai' ? credentials.OPENAI_API_KEY : undefined);
  const apiKey = (own ?? env.get(name) ?? '').trim();
  if (/[^\x21-\x7e]/.test(apiKey))
    throw new Fault('validation_failed', `${name} holds a character that no key has, such as a line break.`, {
      where: `agent ${agent.id}`,
      hint: 'Set the secret again, without quotes and line breaks.',
    });
  if (apiKey !== '') return { apiKey, baseUrl };
  if (baseUrl !== undefined && isPrivateUrl(baseUrl)) return { apiKey: NO_KEY, baseUrl };
  throw new Fault('validation_failed', `Agent ${agent.id} needs ${name}, which is not set.`, {
    where: `agent ${agent.id}`,
    hint: `Give the agent credentials.${name}, or set the environment variable ${name} (in a workflow: env: with a secret).`,
    problems: [{ path: `credentials.${name}`, message: 'is not set' }],
  });
}
