import { z } from 'zod';

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
export const message = z.object({
  role: z.enum(['user', 'assistant', 'system', 'tool']),
  content: z.string(),
  context: z.array(z.string()).optional(),
});
export type Message = z.infer<typeof message>;
