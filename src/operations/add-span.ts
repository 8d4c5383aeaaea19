import { z } from 'zod';
import { addSpanRequest, addSpanResponse } from '../schema/trace.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/traces/{trace_id}/spans (interface 4.10): a step that has begun. */
export const addSpan = defineOperation({
  name: 'add-span',
  method: 'POST',
  path: '/v1/traces/{trace_id}/spans',
  status: 201,
  summary: 'Add a span to a trace.',
  input: addSpanRequest.extend({ trace_id: z.string().min(1) }),
  output: addSpanResponse,
  run: async ({ trace_id: traceId, ...request }, engine) =>
    engine.traces().addSpan(traceId, request, engine.ports.ids),
});
