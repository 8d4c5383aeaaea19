import type { WebhookEvent, WebhookPayload } from '../schema/event.ts';
import { truncateText } from '../text/truncate.ts';

/** An event that webhooks are notified of; the time is added when it is announced. */
export type Announcement = {
  [Event in WebhookEvent]: { event: Event; data: Extract<WebhookPayload, { event: Event }>['data'] };
}[WebhookEvent];

/** Bytes of the largest body (security.md R24): receivers with small limits take it, and the outbox stays small. */
export const LARGEST_BODY = 20 * 1024;
/** Ids and names up to this length are never cut while something else can be. */
const SHORTEST_CUT = 64;
/** Part of `data` that is small by its schema, and of which every field is required. */
const WHOLE = 'counts';

/**
 * The body of a delivery, `{event, timestamp, data}` as JSON. What would be too large is cut: first the longest texts, each
 * with an ellipsis, then entries of tables and lists from their end. Always valid JSON.
 */
export function payloadBody({ event, data }: Announcement, timestamp: string): string {
  const write = (part: unknown) => JSON.stringify({ event, timestamp, data: part });
  const fits = (body: string) => Buffer.byteLength(body) <= LARGEST_BODY;
  const whole = write(data);
  if (fits(whole)) return whole;
  const texts = most(SHORTEST_CUT, LARGEST_BODY, (length) => fits(write(cut(data, length, whole.length))));
  if (texts !== undefined) return write(cut(data, texts, whole.length));
  const entries = most(0, whole.length, (count) => fits(write(cut(data, SHORTEST_CUT, count)))) ?? 0;
  return write(cut(data, SHORTEST_CUT, entries));
}

/** A copy of `data` with every text changed, e.g. freed of secrets; names of fields stay. */
export function withTexts<T>(data: T, change: (text: string) => string): T {
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
  };
  return copy(data) as T; // Texts stay texts, so the shape is the same.
}

/** `data` with texts of at most `length` characters, and of the tables and lists below it the first `count` entries. */
function cut(data: object, length: number, count: number): unknown {
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return truncateText(value, length);
    if (Array.isArray(value)) return value.slice(0, count).map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).slice(0, count);
    return Object.fromEntries(entries.map(([name, part]) => [name, copy(part)]));
  };
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [name, name === WHOLE ? part : copy(part)]),
  );
}

/** The largest whole number from `least` to `highest` for which it holds; undefined when not even for the least. */
function most(least: number, highest: number, holds: (count: number) => boolean): number | undefined {
  if (!holds(least)) return undefined;
  let [low, high] = [least, highest];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
