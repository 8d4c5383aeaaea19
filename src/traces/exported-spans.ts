import { defined } from '../schema/defined.ts';
import { DEEPEST, isDeeper } from '../schema/nesting.ts';
import type { Span } from '../schema/trace.ts';
import { recordOf } from './json-fields.ts';
import { type OtlpSpan, otlpSpans } from './otlp.ts';
import { leanAttributes } from './seen-spans.ts';

/** What of an export belongs to one trace. */
export interface ExportedTrace {
  /** Their trace id: 32 hex digits, lower case. */
  hex: string;
  spans: Span[];
  /** Attributes of all its spans and their resources, for what links it to a turn. */
  attributes: Record<string, unknown>;
  agent: string | undefined;
}

const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;
const SPAN_ID = /^(?!0{16})[0-9a-f]{16}$/;
/** Latest moment that a date can name (ECMA-262, time values). */
const LATEST_MS = 8.64e15;

/** The spans of an OTLP/JSON body by trace in the form of interface 2.7a, and how many cannot be stored. */
export function exportedTraces(body: unknown): { traces: ExportedTrace[]; rejected: number } {
  const traces = new Map<string, ExportedTrace>();
  let rejected = 0;
  for (const one of otlpSpans(body)) {
    const hex = one.traceId.toLowerCase();
    const span = spanOf(hex, one);
    if (span === undefined) {
      rejected++;
      continue;
    }
    const trace = traces.get(hex) ?? { hex, spans: [], attributes: {}, agent: undefined };
    trace.spans.push(span);
    for (const [key, value] of [...Object.entries(one.resource), ...Object.entries(one.attributes)])
      if (key.startsWith('assay.')) trace.attributes[key] = value;
    trace.agent ??= textOf(one.attributes['gen_ai.agent.name']) ?? textOf(one.resource['service.name']);
    traces.set(hex, trace);
  }
  return { traces: [...traces.values()], rejected };
}

function spanOf(hex: string, { span, attributes: given }: OtlpSpan): Span | undefined {
  const id = span.id.toLowerCase();
  if (!TRACE_ID.test(hex) || !SPAN_ID.test(id)) return undefined;
  const start = momentOf(span.start);
  const end = momentOf(span.end ?? span.start);
  if (span.start === undefined || start === undefined || end === undefined) return undefined;
  const parent = span.parent?.toLowerCase();
  const attributes = leanAttributes(given);
  return {
    span_id: `span_${hex}_${id}`,
    trace_id: `trace_${hex}`,
    parent_span_id: parent === undefined || !SPAN_ID.test(parent) ? null : `span_${hex}_${parent}`,
    name: span.name === '' ? span.kind : span.name,
    kind: span.kind,
    input: objectOf(span.input, 'value'),
    start_time: start,
    output: objectOf(span.output, 'result'),
    end_time: end,
    ...whole('tokens_input', span.tokens_input),
    ...whole('tokens_output', span.tokens_output),
    ...defined({ cost_usd: span.cost_usd }),
    status: span.error === undefined ? 'completed' : 'error',
    ...defined({ error: span.error }),
    duration_ms: Math.max(0, Math.round((span.end ?? span.start) - span.start)),
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
  };
}

/** A span holds objects only: messages and documents stand under their names, anything else under `bare`. */
function objectOf(value: unknown, bare: string): Record<string, unknown> {
  if (value === undefined || value === null || value === '') return {};
  // Text of an attribute that was JSON inside was not looked into by the entry point.
  if (isDeeper(value, DEEPEST)) return { [bare]: JSON.stringify(value) };
  const record = recordOf(value);
  if (record !== undefined) return { ...record };
  const messages = Array.isArray(value) && value.some((one) => recordOf(one)?.['role'] !== undefined);
  if (messages) return { messages: value };
  return Array.isArray(value) ? { documents: value } : { [bare]: value };
}

const momentOf = (ms: number | undefined) =>
  ms === undefined || !Number.isFinite(ms) || Math.abs(ms) > LATEST_MS
    ? undefined
    : new Date(ms).toISOString();

const whole = (name: 'tokens_input' | 'tokens_output', value: number | undefined) =>
  value === undefined ? {} : { [name]: Math.round(value) };

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
