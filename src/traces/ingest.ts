import type { Clock } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { Span } from '../schema/trace.ts';
import { type ExportedTrace, exportedTraces } from './exported-spans.ts';
import { instantMs } from './instant-ms.ts';
import { type OpenCalls, statedByAttributes, type TraceOrigin } from './open-calls.ts';
import type { StoredTrace, TraceRecordLine } from './stored-trace.ts';
import { roomIn, type WrittenTraces } from './written-traces.ts';

/** Why a span of an export cannot be stored. */
const UNREADABLE = 'spans need a traceId of 32 and a spanId of 16 hex digits, and a start';

/** Spans that were not taken. */
interface Refusal {
  spans: number;
  why: string;
}

/** Whose an export is, where that is known beside it. */
interface Exporter {
  /** Undefined leaves it to the spans. */
  agentId: string | undefined;
  origin: TraceOrigin | undefined;
}

/** Stores an OTLP/JSON body. A span that is sent twice is stored once; one that cannot be stored is counted, with the reasons. */
export function ingest(
  world: { traces: WrittenTraces; calls: OpenCalls; clock: Pick<Clock, 'now'> },
  body: unknown,
  { agentId, origin }: Exporter,
): { rejected: number; message?: string } {
  const { traces, rejected } = exportedTraces(body);
  const exporter = { agentId: origin?.agentId ?? agentId, origin };
  const refusals: Refusal[] = rejected === 0 ? [] : [{ spans: rejected, why: UNREADABLE }];
  for (const exported of traces) refusals.push(...store(world, exported, exporter));
  const refused = refusals.reduce((total, { spans }) => total + spans, 0);
  return refused === 0
    ? { rejected: 0 }
    : { rejected: refused, message: refusals.map(({ why }) => why).join('; ') };
}

/** Stores what is new of one trace. */
function store(
  { traces, calls, clock }: Parameters<typeof ingest>[0],
  exported: ExportedTrace,
  { agentId, origin }: Exporter,
): Refusal[] {
  const { hex, spans } = exported;
  const traceId = `trace_${hex}`;
  const stated = statedByAttributes(exported.attributes);
  const before = traces.of(traceId);
  const runId = stated.runId ?? origin?.runId;
  const trace = before ?? exportedTrace(exported, agentId, runId, new Date(clock.now()).toISOString());
  if (agentId !== undefined && trace.created.agent_id !== agentId)
    return [{ spans: spans.length, why: `the trace ${hex} is of another agent` }];
  const fresh = newSpans(trace, spans);
  const room = roomIn(trace);
  const taken = fresh.slice(0, room);
  if (taken.length > 0) {
    const added: TraceRecordLine = { type: 'spans.added', spans: taken };
    traces.append(traceId, trace, before === undefined ? [trace.created, added] : [added]);
  }
  calls.link(traceId, stated, {
    traceHex: hex,
    endedMs: lastEndOf(spans),
    ...(origin === undefined ? {} : { key: origin.key }),
  });
  return fresh.length > room ? [{ spans: fresh.length - room, why: `the trace ${hex} is full` }] : [];
}

/** A trace that an exporter begins, still without its spans. Without a key that says whose it is, the spans say it. */
function exportedTrace(
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
function newSpans(trace: Pick<StoredTrace, 'spans'>, spans: readonly Span[]): Span[] {
  const each = new Map(spans.map((span) => [span.span_id, span]));
  return [...each.values()].filter((span) => !trace.spans.has(span.span_id));
}

/** When the last of them ended, in milliseconds since 1970. */
function lastEndOf(spans: readonly Span[]): number {
  return spans.reduce((latest, span) => Math.max(latest, instantMs(span.end_time ?? '') ?? 0), 0);
}
