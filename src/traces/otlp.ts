import { decoded, fieldOf, listField, recordOf, textField } from './json-fields.ts';
import { numberOf } from './own-trace.ts';
import type { SpanRecord, TraceRecord } from './span-record.ts';

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

/** The spans of an OTLP/JSON export (`resourceSpans`), read by the semantic conventions for generative AI. */
export function otlpSpans(record: unknown): OtlpSpan[] {
  return (listField(record, 'resourceSpans', 'resource_spans') ?? []).flatMap((group) => {
    const resource = attributesOf(fieldOf(group, 'resource'));
    const scopes = listField(group, 'scopeSpans', 'scope_spans', 'instrumentationLibrarySpans') ?? [];
    return scopes.flatMap((scope) =>
      (listField(scope, 'spans') ?? []).flatMap((entry) => spanOf(entry, resource) ?? []),
    );
  });
}

/** Spans of a trace as one record, whatever order and whatever exports they came in. */
export function otlpTrace(traceId: string, spans: readonly OtlpSpan[]): TraceRecord {
  const sorted = [...spans].sort((a, b) => (a.span.start ?? 0) - (b.span.start ?? 0));
  const ids = new Set(sorted.map(({ span }) => span.id));
  const all = sorted.map(
    ({ span }): SpanRecord => ({
      ...span,
      // A parent in another service is none here.
      parent: span.parent !== undefined && ids.has(span.parent) ? span.parent : undefined,
    }),
  );
  const root = sorted.find(({ span }) => span.parent === undefined || !ids.has(span.parent)) ?? sorted[0];
  const attributes = Object.assign({}, ...sorted.map((one) => one.attributes).reverse(), root?.attributes);
  const named = sorted.map((one) => textField(one.attributes, 'gen_ai.agent.name', 'gen_ai.agent.id'));
  return {
    id: textField(attributes, 'gen_ai.conversation.id') ?? traceId,
    agent: named.find((name) => name !== undefined) ?? textField(root?.resource, 'service.name'),
    input: undefined,
    facts: factsOf(attributes),
    spans: all,
  };
}

function spanOf(entry: unknown, resource: Record<string, unknown>): OtlpSpan | undefined {
  const traceId = textField(entry, 'traceId', 'trace_id');
  if (traceId === undefined) return undefined;
  const attributes = attributesOf(entry);
  const operation = textField(attributes, 'gen_ai.operation.name') ?? '';
  const kind = kindOf(operation, attributes);
  const failed = FAILED.has(fieldOf(fieldOf(entry, 'status'), 'code'));
  const first = (...keys: string[]) =>
    decoded(keys.map((key) => attributes[key]).find((one) => one !== undefined));
  const tool = kind === 'tool';
  return {
    traceId,
    attributes,
    resource,
    span: {
      id: textField(entry, 'spanId', 'span_id') ?? '',
      parent: textField(entry, 'parentSpanId', 'parent_span_id'),
      kind,
      name:
        (tool ? textField(attributes, 'gen_ai.tool.name', 'tool.name') : undefined) ??
        textField(entry, 'name') ??
        '',
      input: tool
        ? first('gen_ai.tool.call.arguments', 'gen_ai.tool.arguments', 'input.value')
        : first('gen_ai.input.messages', 'gen_ai.prompt', 'input.value'),
      output: tool
        ? first('gen_ai.tool.call.result', 'gen_ai.tool.result', 'output.value')
        : first('gen_ai.output.messages', 'gen_ai.retrieval.documents', 'gen_ai.completion', 'output.value'),
      error: failed
        ? (textField(fieldOf(entry, 'status'), 'message') ??
          textField(attributes, 'error.type') ??
          'ended with an error')
        : undefined,
      start: millisecondsOf(fieldOf(entry, 'startTimeUnixNano')),
      end: millisecondsOf(fieldOf(entry, 'endTimeUnixNano')),
      tokens_input: numberOf(first('gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens')),
      tokens_output: numberOf(first('gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens')),
      cost_usd: numberOf(attributes['gen_ai.usage.cost']),
    },
  };
}

function kindOf(operation: string, attributes: Record<string, unknown>): SpanRecord['kind'] {
  if (operation === 'execute_tool' || attributes['gen_ai.tool.name'] !== undefined) return 'tool';
  if (operation === 'invoke_agent' || operation === 'create_agent') return 'agent';
  if (operation === 'retrieval' || String(attributes['openinference.span.kind']) === 'RETRIEVER')
    return 'retrieval';
  const model = attributes['gen_ai.request.model'] ?? attributes['gen_ai.input.messages'];
  return operation !== '' || model !== undefined ? 'llm' : 'chain';
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
  if (whole !== undefined) return Number(whole);
  const list = listField(fieldOf(value, 'arrayValue'), 'values');
  if (list !== undefined) return list.map(plainValue);
  const pairs = listField(fieldOf(value, 'kvlistValue'), 'values');
  if (pairs !== undefined) return attributesOf({ attributes: pairs });
  return recordOf(value) === undefined ? value : undefined;
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
