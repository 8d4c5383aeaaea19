import type { ResourceAccess } from '../engine/engine-parts.ts';
import type { Ports } from '../ports/ports.ts';
import type { LoadedAgent } from '../test-cases/evals.ts';
import { allowedPrivate } from '../webhooks/allowed-private.ts';

/**
 * Ports for a service that others can reach: what a client named as the address of an agent is called only where it is public
 * or allowed by ASSAY_ALLOW_PRIVATE_HOSTS, checked on every resolution (security.md 1.4). Agents of the evals folder and the
 * judge are the operator's own choice.
 */
export function strictAgents(ports: Ports, engine: () => ResourceAccess): Ports {
  const known = new WeakMap<readonly LoadedAgent[], Set<string>>();
  const named = async (): Promise<Set<string>> => {
    const agents = await engine().agents();
    const origins = known.get(agents) ?? originsOf(agents);
    known.set(agents, origins);
    return origins;
  };
  const allow = allowedPrivate(ports.env);
  return {
    ...ports,
    http: async (request) => {
      const origin = originOf(request.url);
      const strict = origin !== undefined && (await named()).has(origin);
      return ports.http(strict ? { ...request, reach: 'public', allow } : request);
    },
  };
}

function originsOf(agents: readonly LoadedAgent[]): Set<string> {
  const origins = new Set<string>();
  for (const one of agents) {
    // Only what came through an operation has sealed credentials beside it, also where there are none in it.
    if (!('sealedCredentials' in one)) continue;
    const { url, base_url: base } = one.agent.invocation ?? {};
    for (const text of [url, base]) {
      const origin = text === undefined ? undefined : originOf(text);
      if (origin !== undefined) origins.add(origin);
    }
  }
  return origins;
}

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);
