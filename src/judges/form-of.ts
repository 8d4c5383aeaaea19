import { z } from 'zod';
import { type Form, FormError } from './judge.ts';

/** Problems shown to a judge at once; more would be noise. */
const MOST_PROBLEMS = 3;

/**
 * A single structured output from a zod type: its JSON Schema for the model, its parser as the reader. Making one costs
 * about a millisecond, so make it once, beside the question, not per call. `name` is `[a-z_]+`.
 */
export function formOf<T>(name: string, type: z.ZodType<T>): Form<T> {
  const { $schema: _, ...schema } = z.toJSONSchema(type);
  return {
    name,
    schema,
    read(json) {
      const parsed = type.safeParse(json);
      if (parsed.success) return parsed.data;
      const problems = parsed.error.issues
        .slice(0, MOST_PROBLEMS)
        .map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`);
      throw new FormError(`The answer does not fit the form: ${problems.join('; ')}.`);
    },
  };
}
