import { heldTraces } from './held-traces.ts';
import { applyLine, type StoredTrace, type TraceRecordLine } from './stored-trace.ts';
import type { TraceLog, TraceReading } from './trace-log.ts';

/** The traces of a folder: their files, and those used last in memory beside them. */
export interface WrittenTraces {
  /** Undefined where there is no such trace. */
  of(traceId: string): StoredTrace | undefined;
  /** What its file holds; undefined where there is none. */
  reading(traceId: string): TraceReading | undefined;
  /** Ids of all traces, the last by name first; those that come after `before` in that order. */
  ids(before?: string): Iterable<string>;
  /** Adds to the trace and to its file. When it returns, the records survive the death of this process. */
  append(traceId: string, trace: StoredTrace, records: readonly TraceRecordLine[]): void;
}

/** Spans and bytes of one trace; beyond them an agent is going round in circles. */
const MOST_SPANS = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Opens the traces of a log. */
export function writtenTraces(log: TraceLog): WrittenTraces {
  const held = heldTraces(log);
  return {
    of: held.of,
    reading: log.read,
    ids: log.ids,
    append(traceId, trace, records) {
      const written = log.append(traceId, records, trace.torn);
      // Somebody else wrote in between: what is held is no longer all, and is read again at its next use.
      if (written.offset !== trace.bytes) {
        held.drop(traceId);
        return;
      }
      for (const record of records) applyLine(trace, record);
      trace.torn = false;
      held.keep(traceId, trace, written.bytes);
    },
  };
}

/** Why a trace takes no more spans; undefined while it does. */
export function fullness(trace: StoredTrace): string | undefined {
  if (trace.spans.size >= MOST_SPANS)
    return `the trace holds ${MOST_SPANS} spans, which is the most; begin another`;
  return heaviness(trace);
}

/** Why a trace takes nothing more at all; undefined while it does. */
export function heaviness({ bytes }: StoredTrace): string | undefined {
  return bytes >= MOST_BYTES ? 'the trace holds 64 MiB, which is the most; begin another' : undefined;
}

/** How many spans a trace still takes. */
export function roomIn(trace: StoredTrace): number {
  return fullness(trace) === undefined ? MOST_SPANS - trace.spans.size : 0;
}
