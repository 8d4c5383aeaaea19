import type { Engine } from '../engine/engine.ts';
import { Fault } from '../errors.ts';
import type { Caller } from './callers.ts';

/** Fault `forbidden` when an agent's key is used for the trace of another agent. What does not exist is for the operation to say. */
export async function checkAgentScope(
  caller: Caller | undefined,
  { params, body }: { params: Record<string, string>; body: unknown },
  engine: Engine,
): Promise<void> {
  if (caller?.kind !== 'agent') return;
  const named = params['trace_id'] ?? params['span_id'];
  const owner = named === undefined ? agentIn(body) : await (await engine.traces()).agentOf(named);
  if (owner !== undefined && owner !== caller.agentId) throw notYours();
}

/** Fault for an agent's key on a route, or for a trace, that is not its own. */
function notYours(): Fault {
  return new Fault('forbidden', 'The key of an agent opens only the traces of this agent.', {
    where: 'Authorization',
    hint: 'Use the account key, or the key of the agent that the trace is of.',
  });
}

function agentIn(body: unknown): string | undefined {
  const { agent_id: id } = body as { agent_id?: unknown }; // The route has checked that it is an object.
  return typeof id === 'string' ? id : undefined;
}
