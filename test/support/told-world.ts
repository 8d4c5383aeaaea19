import type { AgentWorld, OfferedTool, WorldReply } from '../../src/agents/agent-world.ts';

/** A world whose calls are answered by the test, and every call that was made of it. */
export function toldWorld(
  answer: (name: string, args: unknown) => WorldReply | Promise<WorldReply> = (name, args) => ({
    result: { name, args },
  }),
) {
  const calls: { name: string; args: unknown }[] = [];
  const tools: OfferedTool[] = [
    {
      name: 'get_order',
      description: 'Looks up an order.',
      parameters: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      reads: true,
    },
    { name: 'cancel order/now', parameters: { type: 'object', properties: {} } },
  ];
  const world: Pick<AgentWorld, 'tools' | 'call' | 'endedBy'> = {
    tools,
    async call(name, args) {
      calls.push({ name, args });
      return answer(name, args);
    },
    endedBy: () => undefined,
  };
  return { world, calls };
}
