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
import { type Exporting, ingest, type OfAnother } from './ingest.ts';
import { instantMs } from './instant-ms.ts';
import { contradicts, type OpenCalls, openCalls, statedBy, type TraceOrigin } from './open-calls.ts';
import {
  rootOf,
  type SpanEnded,
  type StoredTrace,
  shownTrace,
  type TraceCreated,
  traceEntryOf,
} from './stored-trace.ts';
import { type TraceLines, type TraceNames, traceLog } from './trace-log.ts';
import { fullness, heaviness, type WrittenTraces, writtenTraces } from './written-traces.ts';

/** Traces of runs whose root is still open, which the end of the run ends. Older ones stay open. */
const MOST_OPEN_ROOTS = 20_000;
const ROOTS_AT_ONCE = 64;

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
  /**
   * Takes an OTLP/JSON body. Without an agent the spans say whose they are. A span that is sent twice is stored once. A run that is
   * `ofAnother` agent is not joined.
   */
  ingest(
    body: unknown,
    agentId: string | undefined,
    origin?: TraceOrigin,
    ofAnother?: OfAnother,
  ): Promise<{ rejected: number; message?: string }>;
  read(traceId: string): Promise<Trace | undefined>;
  /** The last by id first; `before` is the last id of the page before. Reads the files of this page only. */
  page(page: { limit: number; before?: string }): Promise<{ items: TraceEntry[]; next: string | null }>;
  /** Ends the root spans of a run's traces that nobody ended. */
  endRun(runId: string): Promise<void>;
}

/** Where and how traces are kept. */
interface RecorderOptions {
  /** Folder of the traces. */
  folder: string;
  lines: TraceLines;
  /** The names in that folder, where somebody keeps them. */
  names?: TraceNames;
  ports: Pick<Ports, 'clock' | 'files' | 'ids'>;
}

/** A recorder over a folder of append-only files. Several processes may write beside each other. */
export function traceRecorder({ folder, lines, names, ports }: RecorderOptions): TraceRecorder {
  const { clock } = ports;
  const traces = writtenTraces(traceLog(folder, ports.files, lines, names));
  const calls = openCalls();
  const recording: Recording = { traces, calls, roots: openRoots(), unowned: new Set(), clock };
  return {
    calls,
    createTrace: async (request, origin, ids = ports.ids) => createTrace(recording, request, origin, ids),
    addSpan: async (traceId, request, ids = ports.ids) => addSpan(recording, traceId, request, ids),
    updateSpan: async (spanId, request) => updateSpan(recording, spanId, request),
    async agentOf(id) {
      const traceId = id.startsWith('span_') ? traceOfSpan(id) : id;
      if (traceId === undefined) return undefined;
      return calls.agentOf(traceId) ?? traces.of(traceId)?.created.agent_id;
    },
    ingest: async (body, agentId, origin, ofAnother) =>
      ingest(recording, body, { agentId, origin, ofAnother }),
    async read(traceId) {
      const trace = traces.of(traceId);
      return trace === undefined ? undefined : shownTrace(trace);
    },
    page: async (page) => pageOf(traces, page),
    endRun: (runId) => endRun(recording, runId),
  };
}

/** What a recorder works with: the traces, and what it knows of the calls and runs that they are of. */
interface Recording extends Exporting {
  roots: OpenRoots;
  clock: Ports['clock'];
}

type OpenRoots = ReturnType<typeof openRoots>;

/** Of which run a trace is whose root is open; the oldest make room. */
function openRoots() {
  const runs = new Map<string, string>();
  return {
    opened(traceId: string, runId: string): void {
      runs.set(traceId, runId);
      const oldest = runs.keys().next().value;
      if (runs.size > MOST_OPEN_ROOTS && oldest !== undefined) runs.delete(oldest);
    },
    ended: (traceId: string) => runs.delete(traceId),
    ofRun: (runId: string) => [...runs].flatMap(([traceId, of]) => (of === runId ? [traceId] : [])),
  };
}

function createTrace(
  { traces, calls, roots, clock }: Recording,
  request: CreateTraceRequest,
  origin: TraceOrigin | undefined,
  ids: Ids,
): CreateTraceResponse {
  const trace_id = ids.next('trace_');
  const root_span_id = ids.next(spanPrefix(trace_id));
  const begun = traces.reading(trace_id);
  if (begun !== undefined && traces.of(trace_id)?.spans.has(root_span_id)) return { trace_id, root_span_id };
  const created_at = instantText(clock.now());
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
  traces.append(trace_id, trace, [created, { type: 'spans.added', spans: [root] }]);
  const mine = calls.find(stated, {
    agentId: agent_id,
    ...(origin === undefined ? {} : { key: origin.key }),
  });
  if (mine !== undefined) calls.join(trace_id, mine);
  if (run_id !== undefined) roots.opened(trace_id, run_id);
  return { trace_id, root_span_id };
}

function addSpan(
  { traces, unowned }: Recording,
  traceId: string,
  request: AddSpanRequest,
  ids: Ids,
): AddSpanResponse {
  const trace = traces.of(traceId);
  if (trace === undefined)
    throw new Fault('not_found', `There is no trace ${JSON.stringify(traceId.slice(0, 100))}.`, {
      where: 'trace_id',
      hint: 'Create one with POST /v1/traces.',
    });
  const { parent_span_id: parent, ...fields } = request;
  if (parent !== undefined && !trace.spans.has(parent))
    throw invalid('parent_span_id', `is no span of the trace ${traceId}`);
  const span_id = ids.next(spanPrefix(traceId));
  if (trace.spans.has(span_id)) return { span_id };
  const full = fullness(trace);
  if (full !== undefined) throw invalid('trace_id', full);
  const parent_span_id = parent ?? rootOf(trace)?.span_id ?? null;
  const span: Span = { span_id, trace_id: traceId, parent_span_id, ...fields };
  traces.append(traceId, trace, [{ type: 'spans.added', spans: [span] }]);
  unowned.delete(traceId);
  return { span_id };
}

function updateSpan(recording: Recording, spanId: string, request: UpdateSpanRequest): UpdateSpanResponse {
  const traceId = traceOfSpan(spanId);
  const trace = traceId === undefined ? undefined : recording.traces.of(traceId);
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
  const heavy = heaviness(trace);
  if (heavy !== undefined) throw invalid('span_id', heavy);
  return endSpan(recording, trace, span, request);
}

function endSpan(
  { traces, roots }: Recording,
  trace: StoredTrace,
  span: Span,
  update: UpdateSpanRequest,
): UpdateSpanResponse {
  const started = instantMs(span.start_time) ?? 0;
  const ended = instantMs(update.end_time) ?? 0;
  const isOurs = span.span_id === trace.created.root_span_id;
  // The start of a root is read from our clock, and its end from another one, which may be behind, or say whole seconds.
  const clamped = ended < started && isOurs ? { end_time: span.start_time } : {};
  if (ended < started && !isOurs)
    throw invalid('end_time', `must not be before the start of the span, ${span.start_time}`);
  const duration_ms = Math.max(0, Math.round(ended - started));
  const line: SpanEnded = {
    ...{ type: 'span.ended', span_id: span.span_id },
    ...{ ...update, ...clamped, duration_ms },
  };
  traces.append(span.trace_id, trace, [line]);
  if (span.parent_span_id === null) roots.ended(span.trace_id);
  return { span_id: span.span_id, duration_ms };
}

function pageOf(
  traces: WrittenTraces,
  { limit, before }: { limit: number; before?: string },
): { items: TraceEntry[]; next: string | null } {
  const items: TraceEntry[] = [];
  let last: string | undefined;
  for (const id of traces.ids(before)) {
    if (items.length === limit) return { items, next: last ?? null };
    const trace = traces.of(id);
    if (trace === undefined || trace.spans.size === 0) continue;
    items.push(traceEntryOf(trace));
    last = id;
  }
  return { items, next: null };
}

async function endRun(recording: Recording, runId: string): Promise<void> {
  const { traces, calls, roots, clock } = recording;
  calls.endRun(runId);
  for (const [index, traceId] of roots.ofRun(runId).entries()) {
    // A large run must not hold up what else the process does.
    if (index % ROOTS_AT_ONCE === ROOTS_AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
    roots.ended(traceId);
    const trace = traces.of(traceId);
    const root = trace === undefined ? undefined : rootOf(trace);
    if (trace === undefined || root === undefined || root.end_time !== undefined) continue;
    // By the clock of this machine; an agent's own clock may be ahead.
    const end_time = instantText(Math.max(clock.now(), Math.ceil(instantMs(root.start_time) ?? 0)));
    endSpan(recording, trace, root, { output: {}, end_time, status: 'completed' });
  }
}

/** How the ids of a trace's spans begin. They carry that of their trace: no index is needed to find it. */
const spanPrefix = (traceId: string): string => `span_${traceId.slice('trace_'.length)}_`;

/** The trace of a span by the span's id; undefined where the text is no such id. */
function traceOfSpan(spanId: string): string | undefined {
  const rest = /^span_([a-z0-9]+)_[a-z0-9]+$/.exec(spanId)?.[1];
  return rest === undefined ? undefined : `trace_${rest}`;
}

const instantText = (ms: number) => new Date(ms).toISOString();

function invalid(path: string, message: string): Fault {
  return new Fault('validation_failed', `${path}: ${message}`, {
    where: path,
    problems: [{ path, message }],
  });
}
