/** Levels that a value of a scorer's metadata may be nested: what is stored is read again by recursive code. */
const DEEPEST = 50;

/**
 * A value of parsed JSON as it can be stored everywhere: text without lone surrogates, numbers finite, not too deep. Null
 * in place of the whole when it cannot be: JSON can hold 1e999, which is no number in JavaScript.
 */
export function plainJson(value: unknown): { value: unknown } | null {
  try {
    return { value: plain(value, 0) };
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

class NotPlain extends Error {}

function plain(value: unknown, depth: number): unknown {
  if (depth > DEEPEST || (typeof value === 'number' && !Number.isFinite(value))) throw new NotPlain();
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key.toWellFormed(), plain(one, depth + 1)]);
  return Object.fromEntries(entries);
}
