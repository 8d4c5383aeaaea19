import type { Agent } from '../../schema/agent.ts';
import { isLoopbackUrl } from '../local-url.ts';

/** Whether an agent can act on a world: those are served on this machine only, and an agent behind another address would be without tools. */
export function reachesWorlds({ provider, invocation }: Pick<Agent, 'provider' | 'invocation'>): boolean {
  const isBehindAddress = provider === 'custom' || provider === 'langchain';
  return !isBehindAddress || invocation?.url === undefined || isLoopbackUrl(invocation.url);
}
