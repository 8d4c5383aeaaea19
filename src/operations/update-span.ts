import { z } from 'zod';
import type { TracingAccess } from '../engine/engine-parts.ts';
import { updateSpanRequest, updateSpanResponse } from '../schema/trace.ts';
import { defineOperation } from './define-operation.ts';
import { traceOwner } from './trace-owner.ts';

/** PATCH /v1/spans/{span_id} (interface 4.11): ends a span, once; how long it took is computed. */
export const updateSpan = defineOperation({
  name: 'update-span',
  method: 'PATCH',
  path: '/v1/spans/{span_id}',
  tag: 'traces',
  status: 200,
  summary: 'End a span.',
  access: traceOwner('span_id'),
  lifetime: 'service',
  input: updateSpanRequest.extend({ span_id: z.string().min(1) }),
  output: updateSpanResponse,
  run: async ({ span_id: spanId, ...update }, engine: TracingAccess) =>
    engine.traces().updateSpan(spanId, update),
});
