import type { AgentWorld } from '../../src/agents/agent-world.ts';
import { asRecord } from '../../src/agents/record.ts';

type Reply = Awaited<ReturnType<AgentWorld['call']>>;

/** A world whose tools answer by script, and which notes every call. As the real one it refuses arguments that are no object. */
export function scriptedWorld(
  tools: Record<string, (args: Record<string, unknown>, signal?: AbortSignal) => Reply | Promise<Reply>>,
  { maxSteps = 30, ends }: { maxSteps?: number; ends?: string } = {},
) {
  const made: { name: string; args: unknown }[] = [];
  let ended: string | undefined;
  const world: AgentWorld = {
    tools: Object.keys(tools).map((name) => ({
      name,
      description: `Does ${name}.`,
      parameters: { properties: { x: {} } },
    })),
    async call(name, args, signal) {
      made.push({ name, args });
      if (ended !== undefined) return { error: 'The attempt has ended.' };
      const record = asRecord(args);
      if (record === undefined) return { error: 'The arguments are no JSON object.' };
      const tool = tools[name];
      if (tool === undefined) return { error: `There is no tool "${name}".` };
      if (name === ends) ended = name;
      return tool(record, signal);
    },
    endedBy: () => ended,
    maxSteps,
    variables: async () => ({}),
  };
  return { world, made };
}
