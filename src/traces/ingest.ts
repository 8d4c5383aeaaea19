import { createHash } from 'node:crypto';
import type { Clock } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { Span } from '../schema/trace.ts';
import { type ExportedTrace, exportedTraces } from './exported-spans.ts';
import { instantMs } from './instant-ms.ts';
import { type OpenCall, type OpenCalls, statedByAttributes, type TraceOrigin } from './open-calls.ts';
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
  ofAnother: OfAnother | undefined;
}

/** Whether a run that is not under way here is known as one of other agents. */
export type OfAnother = (runId: string) => Promise<boolean>;

/** What exports are held against. */
export interface Exporting {
  traces: WrittenTraces;
  calls: OpenCalls;
  /**
   * Traces of exports without a key of an agent and without a call: nobody's yet, whatever name the spans give. A later export may say
   * which call they are of. The oldest make room.
   */
  unowned: Set<string>;
  clock: Pick<Clock, 'now'>;
}

/** As many exporters may be at work at once before the first of them has said what it exports. */
const MOST_UNOWNED = 20_000;

/** Stores an OTLP/JSON body. A span that is sent twice is stored once; one that cannot be stored is counted, with the reasons. */
export async function ingest(
  world: Exporting,
  body: unknown,
  { agentId, origin, ofAnother }: Exporter,
): Promise<{ rejected: number; message?: string }> {
  const { traces, rejected } = exportedTraces(body);
  const foreign = await foreignRuns(world, traces, ofAnother);
  const exporter = { agentId: origin?.agentId ?? agentId, origin, foreign };
  const refusals: Refusal[] = rejected === 0 ? [] : [{ spans: rejected, why: UNREADABLE }];
  for (const exported of traces) refusals.push(...store(world, exported, exporter));
  const refused = refusals.reduce((total, { spans }) => total + spans, 0);
  return refused === 0
    ? { rejected: 0 }
    : { rejected: refused, message: refusals.map(({ why }) => why).join('; ') };
}

/** The runs that these traces name, have ended or not begun, and are of other agents. */
async function foreignRuns(
  { calls }: Exporting,
  traces: readonly ExportedTrace[],
  ofAnother: OfAnother | undefined,
): Promise<ReadonlySet<string>> {
  const foreign = new Set<string>();
  if (ofAnother === undefined) return foreign;
  const named = new Set(traces.map(({ attributes }) => statedByAttributes(attributes).runId));
  for (const runId of named)
    if (runId !== undefined && calls.agentsOfRun(runId) === undefined && (await ofAnother(runId)))
      foreign.add(runId);
  return foreign;
}

/** Stores what is new of one trace, and gives it to its call where that is one of the same agent. */
function store(
  world: Exporting,
  given: ExportedTrace,
  { agentId, origin, foreign }: Pick<Exporter, 'agentId' | 'origin'> & { foreign: ReadonlySet<string> },
): Refusal[] {
  const { traces, calls, clock } = world;
  const stated = statedByAttributes(given.attributes);
  const call = calls.find(stated, {
    traceHex: given.hex,
    endedMs: lastEndOf(given.spans),
    agentId,
    ...(origin === undefined ? {} : { key: origin.key }),
  });
  const owner = agentId ?? call?.agentId;
  const exported = ofOwner(world, given, owner, agentId !== undefined);
  const traceId = `trace_${exported.hex}`;
  const before = traces.of(traceId);
  const runId = stated.runId ?? origin?.runId;
  const mayJoin =
    runId === undefined ||
    owner === undefined ||
    (!foreign.has(runId) && calls.agentsOfRun(runId)?.has(owner) !== false);
  const now = new Date(clock.now()).toISOString();
  const trace = before ?? exportedTrace(exported, owner, mayJoin ? runId : undefined, now);
  const fresh = newSpans(trace, exported.spans);
  const room = roomIn(trace);
  const taken = fresh.slice(0, room);
  if (taken.length > 0) {
    const added: TraceRecordLine = { type: 'spans.added', spans: taken };
    traces.append(traceId, trace, before === undefined ? [trace.created, added] : [added]);
    if (before === undefined && owner === undefined) begunUnowned(world.unowned, traceId);
  }
  if (agentId !== undefined) world.unowned.delete(traceId);
  if (call !== undefined) joined(world, traceId, call);
  return fresh.length > room ? [{ spans: fresh.length - room, why: `the trace ${given.hex} is full` }] : [];
}

function begunUnowned(unowned: Set<string>, traceId: string): void {
  unowned.add(traceId);
  const oldest = unowned.values().next().value;
  if (unowned.size > MOST_UNOWNED && oldest !== undefined) unowned.delete(oldest);
}

function joined({ calls, unowned }: Exporting, traceId: string, call: OpenCall): void {
  unowned.delete(traceId);
  calls.join(traceId, call);
}

/**
 * An export under the id that it came with, or under one of its own where that is the id of another agent's trace, or was handed to a
 * call of another: in a distributed trace several agents export under one id, and none of them may add to what the others did, or be
 * first in their place.
 */
function ofOwner(
  { traces, calls, unowned }: Exporting,
  exported: ExportedTrace,
  owner: string | undefined,
  byKey: boolean,
): ExportedTrace {
  const { hex } = exported;
  const traceId = `trace_${hex}`;
  if (owner === undefined || (!byKey && unowned.has(traceId))) return exported;
  const others = calls.agentOf(traceId) ?? traces.of(traceId)?.created.agent_id ?? calls.agentOfHex(hex);
  if (others === undefined || others === owner) return exported;
  const own = createHash('sha256')
    .update(JSON.stringify([hex, owner]))
    .digest('hex')
    .slice(0, 32);
  const renamed = (id: string) => id.replace(hex, own);
  return {
    ...exported,
    hex: own,
    spans: exported.spans.map((span) => ({
      ...span,
      span_id: renamed(span.span_id),
      trace_id: `trace_${own}`,
      parent_span_id: span.parent_span_id === null ? null : renamed(span.parent_span_id),
    })),
  };
}

/** A trace that an exporter begins, still without its spans. Without a key that says whose it is, the spans say it. */
function exportedTrace(
  { hex, attributes, agent }: ExportedTrace,
  owner: string | undefined,
  runId: string | undefined,
  createdAt: string,
): StoredTrace {
  return {
    created: {
      type: 'trace.created',
      agent_id: owner ?? agent ?? 'unknown',
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
