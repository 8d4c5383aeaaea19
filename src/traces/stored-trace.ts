import type { CreateTraceRequest, Span, Trace, TraceEntry } from '../schema/trace.ts';

/** First record of a trace: what it was created with. */
export interface TraceCreated extends CreateTraceRequest {
  type: 'trace.created';
  trace_id: string;
  created_at: string;
  /** Absent in what an exporter sent: its root is a span like others. */
  root_span_id?: string;
}
/** Spans that were added to a trace. */
interface SpansAdded {
  type: 'spans.added';
  spans: Span[];
}
/** A span that has come to its end. */
export interface SpanEnded extends Partial<Span> {
  type: 'span.ended';
  span_id: string;
}
/** A line of a trace's file. Written by us alone and guarded by a checksum, so it is not checked again when it is read. */
export type TraceRecordLine = TraceCreated | SpansAdded | SpanEnded;

/** A trace as its lines say it so far. */
export interface StoredTrace {
  created: TraceCreated;
  spans: Map<string, Span>;
  /** Bytes of its file when it was read or last written. */
  bytes: number;
  torn: boolean;
}

/** Puts a line on top; the first end of a span counts. */
export function applyLine(trace: Pick<StoredTrace, 'spans'>, line: TraceRecordLine): void {
  if (line.type === 'spans.added') {
    for (const span of line.spans) if (!trace.spans.has(span.span_id)) trace.spans.set(span.span_id, span);
  } else if (line.type === 'span.ended') {
    const { type: _, ...end } = line;
    const span = trace.spans.get(line.span_id);
    if (span !== undefined && span.end_time === undefined) trace.spans.set(line.span_id, { ...span, ...end });
  }
}

/** Folds the lines of a file; undefined where its first line was lost, so that nobody knows what it is. */
export function foldTrace(
  records: readonly unknown[],
  file: Pick<StoredTrace, 'bytes' | 'torn'>,
): StoredTrace | undefined {
  const lines = records as TraceRecordLine[]; // Written by the recorder, guarded by checksums.
  const created = lines.find((line) => line.type === 'trace.created');
  if (created === undefined) return undefined;
  const trace: StoredTrace = { created, spans: new Map(), ...file };
  for (const line of lines) applyLine(trace, line);
  return trace;
}

/** The root: named by the trace, or of an export the first span whose parent is not in it. */
export function rootOf({ created, spans }: StoredTrace): Span | undefined {
  if (created.root_span_id !== undefined) return spans.get(created.root_span_id);
  for (const span of spans.values())
    if (span.parent_span_id === null || !spans.has(span.parent_span_id)) return span;
  return spans.values().next().value;
}

/** A trace as `GET /v1/traces/{id}` answers it: root first; a parent that is not in it is none, and none is its own ancestor. */
export function shownTrace(stored: StoredTrace): Trace {
  const root = rootOf(stored);
  const orphans = withoutParent(stored.spans, root);
  const shown = [...stored.spans.values()].map((span) =>
    span.parent_span_id !== null && orphans.has(span.span_id) ? { ...span, parent_span_id: null } : span,
  );
  const index = shown.findIndex((span) => span.span_id === root?.span_id);
  if (index > 0) shown.unshift(...shown.splice(index, 1));
  const { type: _, ...created } = stored.created;
  return { ...created, root_span_id: root?.span_id ?? '', spans: shown };
}

/** Spans that hang below none: the root, those whose parent is not there, and one of each circle, which only a broken export has. */
function withoutParent(spans: StoredTrace['spans'], root: Span | undefined): ReadonlySet<string> {
  const without = new Set<string>(root === undefined ? [] : [root.span_id]);
  /** Walk on which a span was first met: one that is met twice on the same walk closes a circle. */
  const met = new Map<string, number>();
  let walk = 0;
  for (const begin of spans.values()) {
    walk++;
    for (let span: Span | undefined = begin; span !== undefined && !met.has(span.span_id); ) {
      met.set(span.span_id, walk);
      const parent: Span | undefined = spans.get(span.parent_span_id ?? '');
      if (without.has(span.span_id)) break;
      if (parent === undefined || met.get(parent.span_id) === walk) without.add(span.span_id);
      span = parent;
    }
  }
  return without;
}

/** The same for a list. */
export function traceEntryOf(stored: StoredTrace): TraceEntry {
  const { type: _, ...created } = stored.created;
  return { ...created, root_span_id: rootOf(stored)?.span_id ?? '', span_count: stored.spans.size };
}
