import { z } from 'zod';

/** First line of the interpreter: what this machine can do, or why it can do nothing. */
export const helloLine = z.union([
  z.object({
    python: z.string(),
    /** Calls that run well side by side. */
    cores: z.number().int().min(1),
    layers: z.array(z.string()),
    missing: z.array(z.string()),
  }),
  z.object({ unusable: z.string() }),
]);
export type Hello = Exclude<z.infer<typeof helloLine>, { unusable: string }>;

/** Ways in which a call ends without an answer (child_call.py). */
const callFailure = z.enum([
  'wall',
  'cpu',
  'signal',
  'printed',
  'large_answer',
  'forged',
  'silent',
  'not_locked',
  'fork',
  'stopped',
]);
export type CallFailure = z.infer<typeof callFailure>;

/** Line of a call: its answer as the text that the child wrote, or how it ended; and the beginning of what was printed. */
export const replyLine = z.object({
  nonce: z.string(),
  printed: z.string(),
  answer: z.string().optional(),
  failed: callFailure.optional(),
  detail: z.string().optional(),
  /** Of a child that stays: that it is no more. */
  ended: z.boolean().optional(),
});
export type Reply = z.infer<typeof replyLine>;

/** Line of a session, which says which one: an answer, or its end. */
export const sessionLine = replyLine.extend({ session: z.string() });
export type SessionLine = z.infer<typeof sessionLine>;

/** What a child writes as its answer. It ran the scorer's code, so nothing in it is believed before it is read here. */
export const childAnswer = z.union([
  z.object({ checked: z.literal(true) }),
  z.object({
    error: z.object({
      kind: z.enum(['syntax', 'raised', 'result']),
      type: z.string(),
      message: z.string(),
      line: z.number().nullable(),
    }),
  }),
  z.object({
    value: z.object({
      score: z.number().min(0).max(1),
      reasoning: z.string().nullable(),
      // A record type would drop the key `__proto__` without a word.
      extra: z.custom<Record<string, unknown>>(
        (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      ),
    }),
  }),
]);
