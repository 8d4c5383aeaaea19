import { decoded, fieldOf, listField, recordOf, textField } from './json-fields.ts';
import type { SpanRecord, TraceRecord } from './span-record.ts';
import { spokenAttributes } from './spoken-attributes.ts';

/** A span of an export with its trace and its attributes as plain values. */
export interface OtlpSpan {
  traceId: string;
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
  span: SpanRecord;
}

const NANOSECONDS_IN_MS = 1_000_000n;
/** Status code of a span that failed, as number and as name (OpenTelemetry protocol, `Status.StatusCode`). */
const FAILED = new Set<unknown>([2, 'STATUS_CODE_ERROR']);

/**
 * The spans of an OTLP/JSON export (`resourceSpans`), read by the semantic conventions for generative AI. What is no span, or names no
 * trace, is there with an empty trace id.
 */
export function otlpSpans(record: unknown): OtlpSpan[] {
  return (listField(record, 'resourceSpans', 'resource_spans') ?? []).flatMap((group) => {
    const resource = attributesOf(fieldOf(group, 'resource'));
    const scopes = listField(group, 'scopeSpans', 'scope_spans', 'instrumentationLibrarySpans') ?? [];
    return scopes.flatMap((scope) =>
      (listField(scope, 'spans') ?? []).map((entry) => spanOf(entry, resource)),
    );
  });
}

/** Spans of a trace as one record, whatever order and whatever exports they came in; one that was exported twice is one. */
export function otlpTrace(traceId: string, spans: readonly OtlpSpan[]): TraceRecord {
  const each = new Map(spans.map((one, index) => [one.span.id === '' ? index : one.span.id, one]));
  const sorted = [...each.values()].sort((a, b) => (a.span.start ?? 0) - (b.span.start ?? 0));
  const ids = new Set(sorted.map(({ span }) => span.id));
  const all = sorted.map(
    ({ span }): SpanRecord => ({
      ...span,
      // A parent in another service is none here.
      parent: span.parent !== undefined && ids.has(span.parent) ? span.parent : undefined,
    }),
  );
  const root = sorted.find(({ span }) => span.parent === undefined || !ids.has(span.parent)) ?? sorted[0];
  const attributes: Record<string, unknown> = Object.create(null);
  for (const one of [...sorted].reverse()) Object.assign(attributes, one.attributes);
  Object.assign(attributes, root?.attributes);
  const named = sorted.map((one) => textField(one.attributes, 'gen_ai.agent.name', 'gen_ai.agent.id'));
  return {
    id: textField(attributes, 'gen_ai.conversation.id') ?? traceId,
    agent: named.find((name) => name !== undefined) ?? textField(root?.resource, 'service.name'),
    input: undefined,
    facts: factsOf(attributes),
    spans: all,
  };
}

function spanOf(entry: unknown, resource: Record<string, unknown>): OtlpSpan {
  const attributes = attributesOf(entry);
  const events = (listField(entry, 'events') ?? []).map((event) => ({
    name: textField(event, 'name') ?? '',
    attributes: attributesOf(event),
  }));
  const { tool, ...spoken } = spokenAttributes(attributes, events);
  const status = fieldOf(entry, 'status');
  const thrown = events.find(({ name }) => name === 'exception')?.attributes;
  const start = millisecondsOf(fieldOf(entry, 'startTimeUnixNano'));
  const end = millisecondsOf(fieldOf(entry, 'endTimeUnixNano'));
  return {
    traceId: textField(entry, 'traceId', 'trace_id') ?? '',
    attributes,
    resource,
    span: {
      ...spoken,
      id: textField(entry, 'spanId', 'span_id') ?? '',
      parent: textField(entry, 'parentSpanId', 'parent_span_id'),
      name: tool ?? textField(entry, 'name') ?? '',
      error: FAILED.has(fieldOf(status, 'code'))
        ? (textField(status, 'message') ??
          textField(thrown, 'exception.message', 'exception.type') ??
          textField(attributes, 'error.type') ??
          'ended with an error')
        : undefined,
      start,
      // 0 is a time that was left out, and a clock that was set back in between measures nothing.
      end: end === 0 || (start !== undefined && end !== undefined && end < start) ? start : end,
    },
  };
}

/** `[{key, value: {stringValue}}]` as plain values. */
function attributesOf(entry: unknown): Record<string, unknown> {
  const plain: Record<string, unknown> = Object.create(null);
  for (const one of listField(entry, 'attributes') ?? []) {
    const key = textField(one, 'key');
    if (key !== undefined) plain[key] = plainValue(fieldOf(one, 'value'));
  }
  return plain;
}

function plainValue(value: unknown): unknown {
  for (const key of ['stringValue', 'boolValue', 'doubleValue'])
    if (fieldOf(value, key) !== undefined) return fieldOf(value, key);
  const whole = fieldOf(value, 'intValue');
  if (whole !== undefined) return wholeNumber(whole);
  // The list of an empty one is left out (protocol buffers, JSON mapping).
  const list = fieldOf(value, 'arrayValue');
  if (recordOf(list) !== undefined) return (listField(list, 'values') ?? []).map(plainValue);
  const pairs = fieldOf(value, 'kvlistValue');
  if (recordOf(pairs) !== undefined) return attributesOf({ attributes: listField(pairs, 'values') ?? [] });
  // Bytes stay in the base 64 that they came in.
  return recordOf(value) === undefined ? value : fieldOf(value, 'bytesValue');
}

/** 64 bits as a text of digits; what a number cannot hold exactly, an id perhaps, stays text. */
function wholeNumber(value: unknown): unknown {
  const number = typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number') return undefined;
  return Number.isSafeInteger(number) ? number : value;
}

/** Attributes by the last part of their name, `assay.reward` as `reward`, where outcome and expectations are looked for. */
function factsOf(attributes: Record<string, unknown>): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(attributes)) {
    const name = /^(?:assay\.|eval(?:uation)?\.)?([a-z_]+)$/.exec(key)?.[1];
    if (name !== undefined) facts[name] = decoded(value);
  }
  const score = attributes['gen_ai.evaluation.score.value'];
  if (score !== undefined) facts['score'] ??= Number(score);
  const why = attributes['gen_ai.evaluation.explanation'];
  if (why !== undefined) facts['explanation'] ??= why;
  return facts;
}

/** Nanoseconds since 1970, as a text of digits or a number, in milliseconds. */
function millisecondsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value / 1e6;
  return typeof value === 'string' && /^\d{1,20}$/.test(value)
    ? Number(BigInt(value) / NANOSECONDS_IN_MS)
    : undefined;
}
