import { foldTrace, type StoredTrace } from './stored-trace.ts';
import type { TraceLog } from './trace-log.ts';

/** Recent traces as their files say, so that adding a span reads nothing. */
interface HeldTraces {
  /** From memory while its file has the size that is remembered, else read; undefined where there is none. */
  of(traceId: string): StoredTrace | undefined;
  /** It was written: its file has so many bytes now. */
  keep(traceId: string, trace: StoredTrace, bytes: number): void;
  drop(traceId: string): void;
}

const MOST_TRACES = 1_000;
/** Of their files; in memory it is a small multiple. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The traces used last, kept in memory as long as they are few and small enough. */
export function heldTraces(log: TraceLog): HeldTraces {
  /** In the order of their last use. */
  const held = new Map<string, StoredTrace>();
  let total = 0;

  function drop(traceId: string): void {
    const trace = held.get(traceId);
    if (trace === undefined) return;
    total -= trace.bytes;
    held.delete(traceId);
  }
  function keep(traceId: string, trace: StoredTrace, bytes: number): void {
    drop(traceId);
    trace.bytes = bytes;
    held.set(traceId, trace);
    total += bytes;
    // The one in hand stays, however large it is.
    while (held.size > 1 && (held.size > MOST_TRACES || total > MOST_BYTES)) {
      const oldest = held.keys().next().value;
      if (oldest !== undefined) drop(oldest);
    }
  }
  return {
    keep,
    drop,
    of(traceId) {
      const known = held.get(traceId);
      if (known !== undefined && log.size(traceId) === known.bytes) {
        held.delete(traceId);
        held.set(traceId, known);
        return known;
      }
      drop(traceId);
      const reading = log.read(traceId);
      const trace = reading === undefined ? undefined : foldTrace(reading.records, reading);
      if (trace !== undefined) keep(traceId, trace, trace.bytes);
      return trace;
    },
  };
}
