/** A copy of a JSON value without secrets in its texts and names. */
export function redacted(value: unknown, redact: ((text: string) => string) | undefined): unknown {
  if (redact === undefined) return value;
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((one) => redacted(one, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [redact(name), redacted(one, redact)]),
  );
}
