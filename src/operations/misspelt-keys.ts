import type { z } from 'zod';
import type { Problem } from '../errors.ts';
import { unknownKeys } from '../schema/unknown-keys.ts';
import { pathText } from '../schema/value-problems.ts';
import { didYouMean } from '../text/distance.ts';

/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
export function misspeltKeys(schema: z.ZodType, value: unknown): Problem[] {
  return unknownKeys(schema, value).flatMap(({ path, key, known }) => {
    const holder = path.reduce<unknown>((here, step) => Reflect.get(Object(here), step), value);
    const close = didYouMean(
      key,
      known.filter((name) => !Object.hasOwn(Object(holder), name)),
    );
    if (close === null) return [];
    return [
      {
        path: pathText([...path, key]),
        message: `unknown field "${key}", did you mean "${close}"?`,
        hint: `Rename "${key}" to "${close}".`,
      },
    ];
  });
}
