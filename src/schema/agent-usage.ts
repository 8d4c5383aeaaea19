import { z } from 'zod';

/** Tokens and money of one agent answer; null where it is unknown. */
export const agentUsage = z.object({
  input_tokens: z.number().min(0).nullish().describe('Tokens that the agent read.'),
  output_tokens: z.number().min(0).nullish().describe('Tokens that the agent wrote.'),
  cost_usd: z.number().min(0).nullish().describe('What it cost, in US dollars.'),
});
export type AgentUsage = z.infer<typeof agentUsage>;
