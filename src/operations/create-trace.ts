import type { PortsAccess, ResourceAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { isRun } from '../jobs/follow-progress.ts';
import { createTraceRequest, createTraceResponse } from '../schema/trace.ts';
import { agentsOfRun, type RunsAccess } from './agents-of-run.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/traces (interface 4.9): a trace with its root span, for one invocation of an agent. */
export const createTrace = defineOperation({
  name: 'create-trace',
  method: 'POST',
  path: '/v1/traces',
  tag: 'traces',
  status: 201,
  summary: 'Begin the trace of an agent invocation.',
  access: { ownerOf },
  lifetime: 'service',
  input: createTraceRequest,
  output: createTraceResponse,
  async run(request, engine: PortsAccess & ResourceAccess & RunsAccess) {
    const agents = await engine.agents();
    if (!agents.some(({ agent }) => agent.id === request.agent_id))
      throw unknown('agent_id', 'agent', request.agent_id, {
        hint: 'Create it with POST /v1/agents, or name one of GET /v1/agents.',
      });
    if (request.run_id !== undefined && !(await isKnownRun(engine, request.run_id)))
      throw unknown('run_id', 'run', request.run_id, {
        hint: 'Leave it out for a trace of no run, or name one of GET /v1/runs.',
      });
    return engine.traces().createTrace(request, undefined, engine.ports.ids);
  },
});

/**
 * The agent that a trace is about; of a trace that names a run without any call of that agent it is an agent of the run, so that a key
 * opens no trace in the run of another.
 */
async function ownerOf(
  { agent_id: agent, run_id: run }: Readonly<Record<string, unknown>>,
  engine: RunsAccess,
): Promise<string | undefined> {
  if (typeof agent !== 'string') return undefined;
  const called = typeof run === 'string' ? await agentsOfRun(engine, run) : undefined;
  return called === undefined || called.has(agent) ? agent : called.values().next().value;
}

/** Whether agents are or were called under this id: as a run, or by an experiment or an optimization. */
async function isKnownRun(engine: RunsAccess, id: string): Promise<boolean> {
  if (engine.traces().calls.agentsOfRun(id) !== undefined || (await isRun(engine, id))) return true;
  const store = await engine.store();
  return (await store.get('experiments', id)) !== null || (await store.get('optimizations', id)) !== null;
}

function unknown(where: string, kind: string, id: string, { hint }: { hint: string }): Fault {
  const message = `there is no ${kind} ${JSON.stringify(id.slice(0, 200))}`;
  return new Fault('validation_failed', `${where}: ${message}`, {
    ...{ where, hint },
    problems: [{ path: where, message }],
  });
}
