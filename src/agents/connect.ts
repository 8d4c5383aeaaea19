import type { Ports } from '../ports/ports.ts';
import type { Agent } from '../schema/agent.ts';
import type { AgentConnection, ReachableAgent } from './agent.ts';
import { httpAgent } from './http-agent.ts';
import { langchainAgent } from './langchain-agent.ts';
import { programAgent } from './program-agent.ts';
import { checkedAccess } from './provider-access.ts';
import { checkHeaders } from './request-headers.ts';

type Connect = (reachable: ReachableAgent, ports: Ports) => AgentConnection;

/** The agents we know, one line a provider (contract 3). What stands before an SDK is loaded at the first call. */
const PROVIDERS: Record<Agent['provider'], Connect> = {
  custom: (reachable, ports) =>
    isProgram(reachable) ? programAgent(reachable, ports) : httpAgent(reachable, ports),
  openai: (reachable, ports) =>
    lazily(checkedAccess('openai', reachable, ports), async (access) =>
      (await import('./openai-agent.ts')).openaiAgent(reachable, ports, access),
    ),
  azure_openai: (reachable, ports) =>
    lazily(checkedAccess('azure_openai', reachable, ports), async (access) =>
      (await import('./azure-openai-agent.ts')).azureOpenaiAgent(reachable, ports, access),
    ),
  anthropic: (reachable, ports) =>
    lazily(checkedAccess('anthropic', reachable, ports), async (access) =>
      (await import('./anthropic-agent.ts')).anthropicAgent(reachable, ports, access),
    ),
  langchain: langchainAgent,
};

/**
 * A connection to an agent. What can be seen without a call is checked here: template, paths, headers, key. Throws Fault
 * `validation_failed` that names the setting.
 */
export function connectAgent(reachable: ReachableAgent, ports: Ports): AgentConnection {
  checkHeaders(reachable.agent.invocation?.headers);
  return PROVIDERS[reachable.agent.provider](reachable, ports);
}

function isProgram({ agent }: ReachableAgent): boolean {
  return agent.invocation?.command !== undefined || agent.invocation?.preset !== undefined;
}

/** A connection to a model that is opened by its first call. */
function lazily<A>(access: A, open: (access: A) => Promise<AgentConnection>): AgentConnection {
  let opened: Promise<AgentConnection> | undefined;
  return {
    // What stands before an SDK is a model.
    loops: true,
    async call(call, options) {
      opened ??= open(access);
      return (await opened).call(call, options);
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
