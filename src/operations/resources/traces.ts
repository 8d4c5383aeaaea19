import type { TracingAccess } from '../../engine/engine-parts.ts';
import { defined } from '../../schema/defined.ts';
import { trace, traceEntry } from '../../schema/trace.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { Resource } from './resource.ts';

/** Traces, newest first; a list has no spans. */
export const traces: Resource<TracingAccess> = {
  name: 'traces',
  key: 'trace_id',
  summary: 'Traces, newest first.',
  item: traceEntry,
  whole: trace,
  async list(engine, { limit, cursor }) {
    const before = cursor === undefined ? undefined : readCursor('traces', cursor, 1)[0];
    const { items, next } = await engine.traces().page({ limit, ...defined({ before }) });
    return { data: items, next_cursor: next === null ? null : writeCursor('traces', [next]) };
  },
  async get(engine, id) {
    const value = await engine.traces().read(id);
    return value === undefined ? undefined : { value };
  },
};
