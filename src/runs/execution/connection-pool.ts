import type { AgentConnection } from '../../agents/agent.ts';
import type { AttemptTape } from '../../cassettes/run-cassettes.ts';
import { type AdaptiveLimit, adaptiveLimit } from '../../flow/adaptive-limit.ts';
import { resources } from '../../flow/resources.ts';
import type { PlannedCase } from '../planning/plan.ts';
import type { RunWorld } from '../world.ts';
import { tapedWay } from './taped-way.ts';

/** How an agent is reached, and how many calls at once it takes. */
export interface AgentLine {
  connection: AgentConnection;
  limit: AdaptiveLimit;
}

/**
 * One connection an agent, made at its first case; the same agent as another commit has it stands in another folder. A model has a connection
 * for each tape, which keeps nothing open.
 */
export function connectionPool(
  { connect, cassettes, ports: { clock } }: Pick<RunWorld, 'connect' | 'cassettes' | 'ports'>,
  max: number,
) {
  const open = new Map<string, Promise<AgentLine>>();
  return {
    async of({ agent }: PlannedCase, taped?: AttemptTape): Promise<AgentLine> {
      const isReplayed = taped?.tape.mode === 'replay';
      const key = `${agent.home}\0${agent.agent.id}\0${isReplayed}`;
      const way = tapedWay(agent.agent, cassettes?.agents ?? false);
      const http = taped === undefined || way !== 'http' ? undefined : taped.http(agent.agent.provider);
      // Nobody looks at keys where nobody is called.
      const options = { standIns: isReplayed && way !== 'live', ...(http === undefined ? {} : { http }) };
      let line = open.get(key);
      if (line === undefined) {
        line = connect(agent, options).then((connection) => ({
          connection,
          limit: adaptiveLimit({ max, start: max, clock }),
        }));
        open.set(key, line);
        return line;
      }
      return http === undefined
        ? line
        : { connection: await connect(agent, options), limit: (await line).limit };
    },
    async close(): Promise<void> {
      const connections = resources();
      for (const settled of await Promise.allSettled(open.values()))
        if (settled.status === 'fulfilled') connections.atClose(() => settled.value.connection.close());
      await connections.close();
    },
  };
}
