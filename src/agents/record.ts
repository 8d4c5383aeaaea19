/** A value as an object with string keys, or undefined when it is something else (null, list, text, number). */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  // The check is complete: whatever is an object and no list can be read by string keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** A property that the object itself has; what it inherits (`constructor`, `toString`) does not count. */
export function own(record: Record<string, unknown> | undefined, key: string): unknown {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A token count or a sum of money: finite and not negative; anything else was not said. */
export function amount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
