import { z } from 'zod';

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
export const message = z.object({
  role: z.enum(['user', 'assistant', 'system', 'tool']).describe('Who speaks.'),
  content: z.string().describe('What is said.'),
  context: z.array(z.string()).optional().describe('Passages that belong to this turn alone.'),
});
export type Message = z.infer<typeof message>;
