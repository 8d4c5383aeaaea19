import { z } from 'zod';
/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
export declare const message: z.ZodObject<{
    role: z.ZodEnum<{
        assistant: "assistant";
        system: "system";
        tool: "tool";
        user: "user";
    }>;
    content: z.ZodString;
    context: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
export type Message = z.infer<typeof message>;
