import { SPAN_KINDS } from '../schema/trace.ts';
import { instantMs } from './instant-ms.ts';
import { fieldOf, recordOf, textField } from './json-fields.ts';
import type { SpanRecord, TraceRecord } from './span-record.ts';

/** A trace in the form of interface 2.7a, as `GET /v1/traces/{id}` gives it; what it lacks is left open. */
export function ownTrace(record: unknown, list: readonly unknown[]): TraceRecord {
  return {
    id: textField(record, 'trace_id', 'id'),
    agent: textField(record, 'agent_id', 'agent'),
    input: fieldOf(record, 'input'),
    facts: { ...recordOf(record), ...recordOf(fieldOf(record, 'metadata')) },
    spans: list.map(spanOf),
  };
}

function spanOf(entry: unknown, index: number): SpanRecord {
  const kind = fieldOf(entry, 'kind');
  const failed = fieldOf(entry, 'status') === 'error';
  return {
    id: textField(entry, 'span_id', 'id') ?? String(index),
    parent: textField(entry, 'parent_span_id', 'parent_id'),
    kind: SPAN_KINDS.find((one) => one === kind) ?? 'chain',
    name: textField(entry, 'name') ?? '',
    input: fieldOf(entry, 'input'),
    output: fieldOf(entry, 'output'),
    error: textField(entry, 'error') ?? (failed ? 'ended with an error' : undefined),
    start: instantOf(fieldOf(entry, 'start_time')),
    end: instantOf(fieldOf(entry, 'end_time')),
    tokens_input: numberOf(fieldOf(entry, 'tokens_input')),
    tokens_output: numberOf(fieldOf(entry, 'tokens_output')),
    cost_usd: numberOf(fieldOf(entry, 'cost_usd')),
  };
}

function instantOf(value: unknown): number | undefined {
  return typeof value === 'string' ? instantMs(value) : undefined;
}

/** A number that can be added up: tokens, money. */
export function numberOf(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? read : undefined;
}
