import type { AgentConnection } from '../../agents/agent.ts';
import { connectAgent } from '../../agents/connect.ts';
import type { PortsAccess, ResourceAccess, TracingAccess } from '../../engine/engine-parts.ts';
import { resources } from '../../flow/resources.ts';
import { tracedAgents } from '../../runs/execution/traced-agents.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';

/**
 * One connection, and one place to trace it, for the whole optimization: a search makes many small steps, and a program need not start
 * for each.
 */
export function sharedConnections(engine: PortsAccess & TracingAccess & Pick<ResourceAccess, 'reach'>) {
  const { ports } = engine;
  const traces = tracedAgents(engine.traces(), ports);
  let open: Promise<AgentConnection> | undefined;
  return {
    traces,
    async of(agent: LoadedAgent): Promise<AgentConnection> {
      open ??= engine.reach(agent).then((reachable) => connectAgent(reachable, ports));
      return { ...(await open), close: async () => undefined };
    },
    async close(): Promise<void> {
      const held = resources();
      held.atClose(() => traces.close());
      const [settled] = await Promise.allSettled([open]);
      if (settled?.status === 'fulfilled') held.atClose(async () => settled.value?.close());
      await held.close();
    },
  };
}
