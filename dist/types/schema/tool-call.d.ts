import { z } from 'zod';
/** Arguments by name, any JSON values. A record type would drop a key `__proto__` without a word; it is refused instead. */
export declare const toolArguments: z.ZodType<Record<string, unknown>>;
/** One call of a tool by the agent, with what came back. A missing `result` means unknown, not failed. */
export declare const toolCall: z.ZodObject<{
    name: z.ZodString;
    arguments: z.ZodDefault<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
    result: z.ZodOptional<z.ZodUnknown>;
    error: z.ZodOptional<z.ZodUnknown>;
    turn: z.ZodOptional<z.ZodNumber>;
    reads: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
export type ToolCall = z.infer<typeof toolCall>;
/** A tool that the agent could have called; `parameters` is JSON Schema, or the parameters by name with `required` beside them. */
export declare const toolDescription: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodOptional<z.ZodString>;
    parameters: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    required: z.ZodOptional<z.ZodArray<z.ZodString>>;
    reads: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
export type ToolDescription = z.infer<typeof toolDescription>;
/** A tool that a case expects to be called, by name or with arguments. */
export declare const expectedTool: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
    name: z.ZodString;
    arguments: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
}, z.core.$strip>]>;
export type ExpectedTool = z.infer<typeof expectedTool>;
