/** A record of very many keys, written as an object: one by one, where an object with a list behind every key takes several times the memory. */
export type LongRecord<Value> = Map<string, Value> & { toJSON(): Record<string, Value> };

/** An empty one. */
export function longRecord<Value>(): LongRecord<Value> {
  const entries = new Map<string, Value>();
  return Object.assign(entries, { toJSON: () => Object.fromEntries(entries) });
}

/** How deep in a document long records are looked for. */
const DEEPEST = 2;

/** Whether a document is better written in pieces. */
export function holdsLongRecord(value: unknown, depth = 0): boolean {
  if (value instanceof Map) return true;
  return (
    isObject(value) && depth < DEEPEST && Object.values(value).some((one) => holdsLongRecord(one, depth + 1))
  );
}

/** What JSON.stringify makes of a document, in pieces: each entry of a long record is one. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (!holdsLongRecord(value)) {
    yield JSON.stringify(value);
    return;
  }
  let before = '{';
  for (const [key, member] of value instanceof Map ? value : Object.entries(value as object)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* value instanceof Map ? [JSON.stringify(member)] : jsonPieces(member);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
