/** How the ids of a trace's spans begin. They carry that of their trace: no index is needed to find it. */
export const spanPrefix = (traceId: string): string => `span_${traceId.slice('trace_'.length)}_`;

/** The trace of a span by the span's id; undefined where the text is no such id. */
export function traceOfSpan(spanId: string): string | undefined {
  const rest = /^span_([a-z0-9]+)_[a-z0-9]+$/.exec(spanId)?.[1];
  return rest === undefined ? undefined : `trace_${rest}`;
}
