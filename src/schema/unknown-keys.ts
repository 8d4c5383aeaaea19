import { z } from 'zod';

/** A key that a schema does not know, with the keys that it does know there. */
export interface UnknownKey {
  /** Path of the object that holds the key. */
  path: (string | number)[];
  key: string;
  known: string[];
}

/**
 * Keys of `value` that `schema` has no word for, at every depth. Zod's own strict objects would stop at the first wrong level
 * and hide other problems; this looks everywhere and never fails. Free objects are not looked into.
 */
export function unknownKeys(schema: z.core.$ZodType, value: unknown): UnknownKey[] {
  const found: UnknownKey[] = [];
  look(schema, value, [], found);
  return found;
}

/** `path` is one array that grows and shrinks with the walk; it is copied only for what is found. */
function look(schema: z.core.$ZodType, value: unknown, path: (string | number)[], found: UnknownKey[]): void {
  if (typeof value !== 'object' || value === null) return;
  const inner = bare(schema);
  if (inner instanceof z.ZodUnion) {
    const option = inner.options
      .map(bare)
      .find((one) => isContainer(one) && one instanceof z.ZodArray === Array.isArray(value));
    if (option !== undefined) look(option, value, path, found);
  } else if (Array.isArray(value)) {
    if (inner instanceof z.ZodArray)
      for (let index = 0; index < value.length; index++)
        within(inner.element, value[index], index, path, found);
  } else if (inner instanceof z.ZodObject) lookIntoObject(inner, value, path, found);
  else if (inner instanceof z.ZodRecord) lookIntoRecord(inner, value, path, found);
}

function within(
  schema: z.core.$ZodType,
  value: unknown,
  step: string | number,
  path: (string | number)[],
  found: UnknownKey[],
): void {
  if (typeof value !== 'object' || value === null) return;
  path.push(step);
  look(schema, value, path, found);
  path.pop();
}

function lookIntoObject(
  schema: z.ZodObject,
  value: object,
  path: (string | number)[],
  found: UnknownKey[],
): void {
  const { shape } = schema;
  const catchall = schema.def.catchall;
  const open = catchall !== undefined && !(catchall instanceof z.ZodNever);
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (field !== undefined) within(field, record[key], key, path, found);
    else if (!open) found.push({ path: [...path], key, known: Object.keys(shape) });
  }
}

function lookIntoRecord(
  schema: z.ZodRecord,
  value: object,
  path: (string | number)[],
  found: UnknownKey[],
): void {
  const names = schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : undefined;
  for (const [key, entry] of Object.entries(value)) {
    if (names !== undefined && !names.includes(key)) found.push({ path: [...path], key, known: names });
    // The value type of a record is a schema; its own type is wider.
    else within(schema.valueType as z.core.$ZodType, entry, key, path, found);
  }
}

function isContainer(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject || schema instanceof z.ZodArray || schema instanceof z.ZodRecord;
}

/** The schema below optional, nullable and default wrappers. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault
  )
    inner = inner.unwrap();
  return inner;
}
