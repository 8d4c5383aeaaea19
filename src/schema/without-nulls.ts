import { z } from 'zod';
import { bare } from './unknown-keys.ts';

/**
 * A request without the fields that are `null` and may be left out: many clients write those down so. A field that has to be there, or for
 * which `null` is a value, keeps it, and so does what is free: metadata, arguments and results of tools, entries of lists and maps. Copies
 * only what it changes.
 */
export function withoutNulls(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = bare(schema);
  if (inner instanceof z.ZodUnion)
    return inner.options.reduce<unknown>((left, option) => withoutNulls(option, left), value);
  if (inner instanceof z.ZodPipe) return withoutNulls(inner.in, value);
  if (Array.isArray(value)) {
    if (!(inner instanceof z.ZodArray)) return value;
    const entries = value.map((entry) => withoutNulls(inner.element, entry));
    return entries.some((entry, at) => entry !== value[at]) ? entries : value;
  }
  if (inner instanceof z.ZodRecord)
    // The value type of a record is a schema; its own type is wider.
    return changed(value, (entry) => withoutNulls(inner.valueType as z.core.$ZodType, entry));
  if (!(inner instanceof z.ZodObject)) return value;
  return changed(value, (entry, key) => {
    const field = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
    if (field === undefined) return entry;
    return entry === null && isAbsence(field) ? undefined : withoutNulls(field, entry);
  });
}

/** `null` can only mean that the field is not there. */
const isAbsence = (field: z.core.$ZodType) =>
  z.safeParse(field, undefined).success && !z.safeParse(field, null).success;

/** What `change` turns to undefined is left out. */
function changed(value: object, change: (entry: unknown, key: string) => unknown): object {
  const entries = Object.entries(value).map(([key, entry]) => [key, change(entry, key), entry] as const);
  if (entries.every(([, after, before]) => after === before)) return value;
  const left = entries.filter(([, after, before]) => after !== undefined || before === undefined);
  return Object.fromEntries(left.map(([key, after]) => [key, after]));
}
