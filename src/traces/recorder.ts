import { Fault } from '../errors.ts';
import type { Ids, Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type {
  AddSpanRequest,
  AddSpanResponse,
  CreateTraceRequest,
  CreateTraceResponse,
  Span,
  Trace,
  TraceEntry,
  UpdateSpanRequest,
  UpdateSpanResponse,
} from '../schema/trace.ts';
import { exportedTraces } from './exported-spans.ts';
import { exportedTrace, lastEndOf, newSpans, UNREADABLE } from './exported-trace.ts';
import { heldTraces } from './held-traces.ts';
import { instantMs } from './instant-ms.ts';
import { contradicts, type OpenCalls, openCalls, statedBy, statedByAttributes } from './open-calls.ts';
import { spanPrefix, traceOfSpan } from './span-ids.ts';
import {
  applyLine,
  rootOf,
  type SpanEnded,
  type StoredTrace,
  shownTrace,
  type TraceCreated,
  type TraceRecordLine,
  traceEntryOf,
} from './stored-trace.ts';
import { type TraceLines, type TraceNames, traceLog } from './trace-log.ts';

/** Spans and bytes of one trace; beyond them an agent is going round in circles. */
const MOST_SPANS = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Traces of runs whose root is still open, which the end of the run ends. Older ones stay open. */
const MOST_OPEN_ROOTS = 20_000;
const ROOTS_AT_ONCE = 64;

const HEAVY = 'the trace holds 64 MiB, which is the most; begin another';

/** Spans that were not taken. */
interface Refusal {
  spans: number;
  why: string;
}

/** Who sent something, where the door knows more than the request says. */
export interface TraceOrigin {
  /** The agent key that a run handed to a call of this agent. */
  key: string;
  runId: string;
  agentId: string;
}

/** Stores traces (interface 4.9-4.11, contract 12). What is acknowledged survives a kill. */
export interface TraceRecorder {
  /** Which calls of agents are under way, so that what they trace is found again. */
  readonly calls: OpenCalls;
  /** `ids` are those of the request: one that is made again after a kill has the same, and makes nothing twice. */
  createTrace(request: CreateTraceRequest, origin?: TraceOrigin, ids?: Ids): Promise<CreateTraceResponse>;
  /** Fault `not_found` for the trace, `validation_failed` for a parent that is not in it or when it is full. `ids` as above. */
  addSpan(traceId: string, request: AddSpanRequest, ids?: Ids): Promise<AddSpanResponse>;
  /** Fault `not_found`, `conflict` at the second end, `validation_failed` for an end before the start or when the trace is full. */
  updateSpan(spanId: string, request: UpdateSpanRequest): Promise<UpdateSpanResponse>;
  /** Whose trace it is, by its id or by that of a span in it; undefined where there is none. */
  agentOf(traceOrSpanId: string): Promise<string | undefined>;
  /** Takes an OTLP/JSON body. Without an agent the spans say whose they are. A span that is sent twice is stored once. */
  ingest(
    body: unknown,
    agentId: string | undefined,
    origin?: TraceOrigin,
  ): Promise<{ rejected: number; message?: string }>;
  read(traceId: string): Promise<Trace | undefined>;
  /** The last by id first; `before` is the last id of the page before. Reads the files of this page only. */
  page(page: { limit: number; before?: string }): Promise<{ items: TraceEntry[]; next: string | null }>;
  /** Ends the root spans of a run's traces that nobody ended. */
  endRun(runId: string): Promise<void>;
}

/** Where and how traces are kept. */
export interface RecorderOptions {
  /** Folder of the traces. */
  folder: string;
  lines: TraceLines;
  /** The names in that folder, where somebody keeps them. */
  names?: TraceNames;
  ports: Pick<Ports, 'clock' | 'files' | 'ids'>;
}

/** A recorder over a folder of append-only files. Several processes may write beside each other. */
export function traceRecorder({ folder, lines, names, ports }: RecorderOptions): TraceRecorder {
  const log = traceLog(folder, ports.files, lines, names);
  const held = heldTraces(log);
  const calls = openCalls();
  /** Run by trace whose root is open. */
  const openRoots = new Map<string, string>();
  const now = () => new Date(ports.clock.now()).toISOString();

  function append(traceId: string, trace: StoredTrace, records: readonly TraceRecordLine[]): void {
    const written = log.append(traceId, records, trace.torn);
    // Somebody else wrote in between: what is held is no longer all, and is read again at its next use.
    if (written.offset !== trace.bytes) {
      held.drop(traceId);
      return;
    }
    for (const record of records) applyLine(trace, record);
    trace.torn = false;
    held.keep(traceId, trace, written.bytes);
  }

  function found(traceId: string): StoredTrace {
    const trace = held.of(traceId);
    if (trace !== undefined) return trace;
    throw new Fault('not_found', `There is no trace ${JSON.stringify(traceId.slice(0, 100))}.`, {
      where: 'trace_id',
      hint: 'Create one with POST /v1/traces.',
    });
  }

  function end(trace: StoredTrace, span: Span, update: UpdateSpanRequest): UpdateSpanResponse {
    const started = instantMs(span.start_time) ?? 0;
    const ended = instantMs(update.end_time) ?? 0;
    const duration_ms = Math.round(ended - started);
    if (ended < started)
      throw invalid('end_time', `must not be before the start of the span, ${span.start_time}`);
    const line: SpanEnded = { type: 'span.ended', span_id: span.span_id, ...update, duration_ms };
    append(span.trace_id, trace, [line]);
    if (span.parent_span_id === null) openRoots.delete(span.trace_id);
    return { span_id: span.span_id, duration_ms };
  }

  return {
    calls,
    async createTrace(request, origin, ids = ports.ids) {
      const trace_id = ids.next('trace_');
      const root_span_id = ids.next(spanPrefix(trace_id));
      const begun = log.read(trace_id);
      if (begun !== undefined && held.of(trace_id)?.spans.has(root_span_id))
        return { trace_id, root_span_id };
      const created_at = now();
      const { run_id = origin?.runId } = request;
      const agent_id = origin?.agentId ?? request.agent_id;
      const stated = statedBy(run_id, request.metadata);
      const call = origin === undefined ? undefined : calls.ofKey(origin.key);
      // What its key says and it does not, so that the turn can be told from the stored trace.
      const turn =
        call === undefined || contradicts(stated, call)
          ? {}
          : { metadata: { test_case_id: call.testCaseId, turn_index: call.turnIndex, ...request.metadata } };
      const created: TraceCreated = {
        type: 'trace.created',
        ...request,
        ...turn,
        agent_id,
        ...defined({ run_id }),
        ...{ trace_id, root_span_id, created_at },
      };
      const root: Span = {
        span_id: root_span_id,
        trace_id,
        parent_span_id: null,
        name: agent_id,
        kind: 'agent',
        input: request.input ?? {},
        start_time: created_at,
      };
      const { bytes, torn } = begun ?? { bytes: 0, torn: false };
      const trace: StoredTrace = { created, spans: new Map(), bytes, torn };
      append(trace_id, trace, [created, { type: 'spans.added', spans: [root] }]);
      calls.link(trace_id, stated, origin === undefined ? {} : { key: origin.key });
      if (run_id !== undefined) {
        openRoots.set(trace_id, run_id);
        const oldest = openRoots.keys().next().value;
        if (openRoots.size > MOST_OPEN_ROOTS && oldest !== undefined) openRoots.delete(oldest);
      }
      return { trace_id, root_span_id };
    },
    async addSpan(traceId, request, ids = ports.ids) {
      const trace = found(traceId);
      const { parent_span_id: parent, ...fields } = request;
      if (parent !== undefined && !trace.spans.has(parent))
        throw invalid('parent_span_id', `is no span of the trace ${traceId}`);
      const span_id = ids.next(spanPrefix(traceId));
      if (trace.spans.has(span_id)) return { span_id };
      const full = fullness(trace);
      if (full !== undefined) throw invalid('trace_id', full);
      const parent_span_id = parent ?? rootOf(trace)?.span_id ?? null;
      const span: Span = { span_id, trace_id: traceId, parent_span_id, ...fields };
      append(traceId, trace, [{ type: 'spans.added', spans: [span] }]);
      return { span_id };
    },
    async updateSpan(spanId, request) {
      const traceId = traceOfSpan(spanId);
      const trace = traceId === undefined ? undefined : held.of(traceId);
      const span = trace?.spans.get(spanId);
      if (trace === undefined || span === undefined)
        throw new Fault('not_found', `There is no span ${JSON.stringify(spanId.slice(0, 200))}.`, {
          where: 'span_id',
          hint: 'Add one with POST /v1/traces/{trace_id}/spans.',
        });
      if (span.end_time !== undefined)
        throw new Fault('conflict', `The span ${spanId} has ended already, at ${span.end_time}.`, {
          where: 'span_id',
          hint: 'A span ends once.',
        });
      if (trace.bytes >= MOST_BYTES) throw invalid('span_id', HEAVY);
      return end(trace, span, request);
    },
    async agentOf(id) {
      const traceId = id.startsWith('span_') ? traceOfSpan(id) : id;
      return traceId === undefined ? undefined : held.of(traceId)?.created.agent_id;
    },
    async ingest(body, agentId, origin) {
      const { traces, rejected } = exportedTraces(body);
      const ours = origin?.agentId ?? agentId;
      const refusals: Refusal[] = rejected === 0 ? [] : [{ spans: rejected, why: UNREADABLE }];
      for (const exported of traces) {
        const traceId = `trace_${exported.hex}`;
        const stated = statedByAttributes(exported.attributes);
        const before = held.of(traceId);
        const trace = before ?? exportedTrace(exported, ours, stated.runId ?? origin?.runId, now());
        if (ours !== undefined && trace.created.agent_id !== ours) {
          refusals.push({
            spans: exported.spans.length,
            why: `the trace ${exported.hex} is of another agent`,
          });
          continue;
        }
        const fresh = newSpans(trace, exported.spans);
        const room = fullness(trace) === undefined ? MOST_SPANS - trace.spans.size : 0;
        if (fresh.length > room)
          refusals.push({ spans: fresh.length - room, why: `the trace ${exported.hex} is full` });
        const taken = fresh.slice(0, room);
        if (taken.length > 0) {
          const added: TraceRecordLine = { type: 'spans.added', spans: taken };
          append(traceId, trace, before === undefined ? [trace.created, added] : [added]);
        }
        calls.link(traceId, stated, {
          traceHex: exported.hex,
          endedMs: lastEndOf(exported.spans),
          ...(origin === undefined ? {} : { key: origin.key }),
        });
      }
      const refused = refusals.reduce((total, { spans }) => total + spans, 0);
      return refused === 0
        ? { rejected: 0 }
        : { rejected: refused, message: refusals.map(({ why }) => why).join('; ') };
    },
    async read(traceId) {
      const trace = held.of(traceId);
      return trace === undefined ? undefined : shownTrace(trace);
    },
    async page({ limit, before }) {
      const items: TraceEntry[] = [];
      let last: string | undefined;
      for (const id of log.ids(before)) {
        if (items.length === limit) return { items, next: last ?? null };
        const trace = held.of(id);
        if (trace === undefined || trace.spans.size === 0) continue;
        items.push(traceEntryOf(trace));
        last = id;
      }
      return { items, next: null };
    },
    async endRun(runId) {
      calls.endRun(runId);
      const open = [...openRoots].flatMap(([traceId, of]) => (of === runId ? [traceId] : []));
      for (const [index, traceId] of open.entries()) {
        // A large run must not hold up what else the process does.
        if (index % ROOTS_AT_ONCE === ROOTS_AT_ONCE - 1)
          await new Promise((resolve) => setImmediate(resolve));
        openRoots.delete(traceId);
        const trace = held.of(traceId);
        const root = trace === undefined ? undefined : rootOf(trace);
        if (trace === undefined || root === undefined || root.end_time !== undefined) continue;
        // By the clock of this machine; an agent's own clock may be ahead.
        const end_time = new Date(
          Math.max(ports.clock.now(), Math.ceil(instantMs(root.start_time) ?? 0)),
        ).toISOString();
        end(trace, root, { output: {}, end_time, status: 'completed' });
      }
    },
  };
}

function fullness({ spans, bytes }: StoredTrace): string | undefined {
  if (spans.size >= MOST_SPANS)
    return `the trace holds ${MOST_SPANS} spans, which is the most; begin another`;
  if (bytes >= MOST_BYTES) return HEAVY;
  return undefined;
}

function invalid(path: string, message: string): Fault {
  return new Fault('validation_failed', `${path}: ${message}`, {
    where: path,
    problems: [{ path, message }],
  });
}
