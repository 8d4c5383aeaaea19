import type { Ports } from '../ports/ports.ts';
import type { AgentConnection, ReachableAgent } from './agent.ts';
import { programOf } from './program.ts';
import { programLines } from './program-lines.ts';
import { programOnce } from './program-once.ts';
import { mappingOf, readAnswer } from './read-answer.ts';
import { wireCall } from './wire-call.ts';

/** A custom agent that is a local program (contract 3): one JSON object in, one out, by a process per turn or a line each. */
export function programAgent(reachable: ReachableAgent, ports: Ports): AgentConnection {
  const { agent } = reachable;
  const program = programOf(reachable, ports);
  const mapping = agent.invocation === undefined ? {} : mappingOf(agent.invocation);
  const exchange =
    agent.invocation?.protocol === 'lines' ? programLines(program, ports) : programOnce(program, ports);
  return {
    local: true,
    async call(call, options) {
      const question = JSON.stringify(wireCall(call, agent, { paths: true }));
      const text = await exchange.ask(question, call, options);
      return readAnswer(text, mapping, program.shown);
    },
    close: () => exchange.close(),
  };
}
