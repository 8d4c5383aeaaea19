import { z } from 'zod';
import type { PortsAccess, TracingAccess } from '../engine/engine-parts.ts';
import { addSpanRequest, addSpanResponse } from '../schema/trace.ts';
import { defineOperation } from './define-operation.ts';
import { traceOwner } from './trace-owner.ts';

/** POST /v1/traces/{trace_id}/spans (interface 4.10): a step that has begun. */
export const addSpan = defineOperation({
  name: 'add-span',
  method: 'POST',
  path: '/v1/traces/{trace_id}/spans',
  tag: 'traces',
  status: 201,
  summary: 'Add a span to a trace.',
  access: traceOwner('trace_id'),
  lifetime: 'service',
  input: addSpanRequest.extend({ trace_id: z.string().min(1) }),
  output: addSpanResponse,
  run: async ({ trace_id: traceId, ...request }, engine: PortsAccess & TracingAccess) =>
    engine.traces().addSpan(traceId, request, engine.ports.ids),
});
