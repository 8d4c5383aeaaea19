import { z } from 'zod';
import { isTextOfItself } from './whole-numbers.ts';

/**
 * A text that is looked for. A number stands for its digits. Nothing at all is refused, since it is everywhere; so is a truth value, which
 * is most likely a word without its quotes.
 */
export function needle(what: string): z.ZodType<string, string | number> {
  return z
    .union([
      z.string().min(1).max(100_000),
      z
        .number()
        .refine(
          isTextOfItself,
          'takes such a number in quotes only: without them it would be looked for in another form',
        ),
    ])
    .transform(String)
    .describe(what) as z.ZodType<string, string | number>; // A union of both, turned into a text.
}

/** Texts that are looked for, at least one. */
export function needles(what: string): z.ZodType<string[], (string | number)[]> {
  return z.array(needle('One of the texts.')).min(1).max(1000).describe(what);
}
