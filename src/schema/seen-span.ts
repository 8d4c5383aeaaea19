import { z } from 'zod';
import { freeObject } from './common.ts';
import { SPAN_KINDS } from './trace.ts';

/** Most spans of one answer that are kept for checks, and so many attributes of each; their texts are cut to so many characters. */
export const MOST_SPANS = 200;
export const MOST_ATTRIBUTES = 64;
export const LONGEST_ATTRIBUTE = 256;

/** A span of an answer as checks look at it: lean, and bounded. */
export const seenSpan = z.object({
  name: z.string().describe('Name of the step.'),
  kind: z.enum(SPAN_KINDS).default('chain').describe('What happens in it.'),
  duration_ms: z
    .number()
    .min(0)
    .optional()
    .describe('How long it took, in milliseconds. Left out: it never ended.'),
  error: z.string().optional().describe('What went wrong, where it failed.'),
  attributes: freeObject.default({}).describe('What is said of it, by name: texts, numbers, true or false.'),
});
export type SeenSpan = z.infer<typeof seenSpan>;
