import { z } from 'zod';

/** First line of a process that runs JavaScript: what stands between its code and the machine. */
export const helloLine = z.object({
  node: z.string(),
  /** Layers that were put on before Node was started (lock_node.py, launch.ts). */
  layers: z.array(z.string()),
  /** Absolute path of the Python that put the locks on; empty where none did. */
  python: z.string(),
  /** Whether the permission model of Node is on. */
  guarded: z.boolean(),
});
export type WorkerHello = z.infer<typeof helloLine>;

/** Where in the code something went wrong, `file:line:column`; empty where that is not known. */
const codeError = z.object({
  kind: z.enum(['syntax', 'raised', 'result']),
  type: z.string(),
  message: z.string(),
  at: z.string(),
});

/** Line about a call. Own code ran in that process, so nothing in it is believed before it is read here. */
export const workerLine = z.union([
  z.object({ nonce: z.string(), strip: z.string() }),
  z.object({
    nonce: z.string(),
    printed: z.string(),
    /** Whether nothing of the call is left in the process. */
    reusable: z.boolean(),
    /** Processor time of the process since its start. */
    cpu_ms: z.number(),
    /** What its values take. */
    memory_mb: z.number(),
    answer: z.string().optional(),
    checked: z.literal(true).optional(),
    files: z.array(z.string()).optional(),
    failed: z.enum(['printed', 'large_answer']).optional(),
    error: codeError.optional(),
  }),
]);
export type WorkerLine = z.infer<typeof workerLine>;
export type WorkerReply = Exclude<WorkerLine, { strip: string }>;
