import { z } from 'zod';
/** Tokens and money of one agent answer; null where it is unknown. */
export declare const agentUsage: z.ZodObject<{
    input_tokens: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    output_tokens: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    cost_usd: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$strip>;
export type AgentUsage = z.infer<typeof agentUsage>;
