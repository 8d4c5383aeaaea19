import { z } from 'zod';
import type { Problem } from '../errors.ts';
import { didYouMean } from '../text/distance.ts';

/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
export function misspeltKeys(schema: z.ZodType, value: unknown, path = ''): Problem[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) =>
      misspeltKeys(inner.element as z.ZodType, item, `${path}[${index}]`),
    );
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null || Array.isArray(value))
    return [];
  const shape = inner.shape as Record<string, z.ZodType>;
  const known = Object.keys(shape);
  return Object.entries(value).flatMap(([key, item]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (Object.hasOwn(shape, key)) return misspeltKeys(shape[key]!, item, here);
    const free = known.filter((name) => !Object.hasOwn(value, name));
    const close = didYouMean(key, free);
    if (close === null) return [];
    return [
      {
        path: here,
        message: `unknown field "${key}", did you mean "${close}"?`,
        hint: `Rename "${key}" to "${close}".`,
      },
    ];
  });
}

function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodNullable
  )
    inner = inner.unwrap() as z.ZodType;
  return inner;
}
