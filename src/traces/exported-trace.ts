import { defined } from '../schema/defined.ts';
import type { Span } from '../schema/trace.ts';
import type { ExportedTrace } from './exported-spans.ts';
import { instantMs } from './instant-ms.ts';
import type { StoredTrace } from './stored-trace.ts';

/** Why a span of an export cannot be stored. */
export const UNREADABLE = 'spans need a traceId of 32 and a spanId of 16 hex digits, and a start';

/** A trace that an exporter begins, still without its spans. Without a key that says whose it is, the spans say it. */
export function exportedTrace(
  { hex, attributes, agent }: ExportedTrace,
  agentId: string | undefined,
  runId: string | undefined,
  createdAt: string,
): StoredTrace {
  return {
    created: {
      type: 'trace.created',
      agent_id: agentId ?? agent ?? 'unknown',
      ...defined({ run_id: runId }),
      ...(Object.keys(attributes).length === 0 ? {} : { metadata: attributes }),
      trace_id: `trace_${hex}`,
      created_at: createdAt,
    },
    spans: new Map(),
    bytes: 0,
    torn: false,
  };
}

/** Those that the trace does not hold, each once. */
export function newSpans(trace: Pick<StoredTrace, 'spans'>, spans: readonly Span[]): Span[] {
  const each = new Map(spans.map((span) => [span.span_id, span]));
  return [...each.values()].filter((span) => !trace.spans.has(span.span_id));
}

/** When the last of them ended, in milliseconds since 1970. */
export function lastEndOf(spans: readonly Span[]): number {
  return spans.reduce((latest, span) => Math.max(latest, instantMs(span.end_time ?? '') ?? 0), 0);
}
