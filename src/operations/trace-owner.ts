import type { TracingAccess } from '../engine/engine-parts.ts';
import type { TraceOwner } from './define-operation.ts';

/** The agent of the trace that a request names in this field, by its own id or by that of a span in it. */
export const traceOwner = (field: 'trace_id' | 'span_id'): TraceOwner<TracingAccess> => ({
  async ownerOf({ [field]: id }, engine) {
    return typeof id === 'string' ? engine.traces().agentOf(id) : undefined;
  },
});
