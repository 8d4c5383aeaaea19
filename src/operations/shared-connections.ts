import type { AgentConnection } from '../agents/agent.ts';
import type { RunWorld } from '../runs/world.ts';
import type { LoadedAgent } from '../test-cases/evals.ts';

/** One connection for the whole optimization: a search makes many small steps, and a program need not start for each. */
export function sharedConnections(connect: RunWorld['connect']) {
  let open: Promise<AgentConnection> | undefined;
  return {
    async of(agent: LoadedAgent): Promise<AgentConnection> {
      open ??= connect(agent);
      const connection = await open;
      return { call: (call, how) => connection.call(call, how), close: async () => undefined };
    },
    async close(): Promise<void> {
      if (open === undefined) return;
      const [settled] = await Promise.allSettled([open]);
      if (settled.status === 'fulfilled') await settled.value.close();
    },
  };
}
