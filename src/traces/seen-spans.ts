import { defined } from '../schema/defined.ts';
import {
  LONGEST_ATTRIBUTE,
  MOST_ATTRIBUTES,
  MOST_SPANS,
  type SeenSpan,
  type Span,
  type Trace,
} from '../schema/trace.ts';
import { truncateText } from '../text/truncate.ts';

/** The spans of one call for checks, in the order in which they began: the first 200, without their contents. */
export function seenSpans(traces: readonly Trace[]): SeenSpan[] {
  return traces
    .flatMap(({ spans }) => spans)
    .map((span) => ({ span, at: Date.parse(span.start_time) }))
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_SPANS)
    .map(({ span }) => seenSpan(span));
}

function seenSpan({ name, kind, duration_ms, status, error, attributes, input }: Span): SeenSpan {
  const failed = error ?? (status === 'error' ? 'ended with an error' : undefined);
  return {
    name: truncateText(name, LONGEST_ATTRIBUTE),
    kind,
    ...defined({
      duration_ms,
      error: failed === undefined ? undefined : truncateText(failed, LONGEST_ATTRIBUTE),
    }),
    // A span of our own interface has none beside what it was given.
    attributes: leanAttributes(attributes ?? input),
  };
}

/** Single values and short lists of them, texts cut; contents have no place among attributes. */
export function leanAttributes(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const lean: [string, unknown][] = [];
  for (const [key, value] of Object.entries(given)) {
    if (lean.length >= MOST_ATTRIBUTES) break;
    const kept = leanValue(value);
    if (kept !== undefined && key.length <= LONGEST_ATTRIBUTE) lean.push([key, kept]);
  }
  // A key `__proto__` stays a key.
  return Object.fromEntries(lean);
}

function leanValue(value: unknown): unknown {
  if (typeof value === 'string') return truncateText(value, LONGEST_ATTRIBUTE);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (!Array.isArray(value) || value.length > 16) return undefined;
  const list = value.map((one) => (Array.isArray(one) ? undefined : leanValue(one)));
  return list.includes(undefined) ? undefined : list;
}
