import type { PortsAccess, ResourceAccess, TracingAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { createTraceRequest, createTraceResponse } from '../schema/trace.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/traces (interface 4.9): a trace with its root span, for one invocation of an agent. */
export const createTrace = defineOperation({
  name: 'create-trace',
  method: 'POST',
  path: '/v1/traces',
  tag: 'traces',
  status: 201,
  summary: 'Begin the trace of an agent invocation.',
  access: { ownerOf: async ({ agent_id: id }) => (typeof id === 'string' ? id : undefined) },
  lifetime: 'service',
  input: createTraceRequest,
  output: createTraceResponse,
  async run(request, engine: PortsAccess & ResourceAccess & TracingAccess) {
    const agents = await engine.agents();
    if (!agents.some(({ agent }) => agent.id === request.agent_id))
      throw new Fault(
        'validation_failed',
        `agent_id: there is no agent ${JSON.stringify(request.agent_id)}`,
        {
          where: 'agent_id',
          hint: 'Create it with POST /v1/agents, or name one of GET /v1/agents.',
          problems: [{ path: 'agent_id', message: `there is no agent ${JSON.stringify(request.agent_id)}` }],
        },
      );
    return engine.traces().createTrace(request, undefined, engine.ports.ids);
  },
});
