import { z } from 'zod';

/** Arguments by name, any JSON values. A record type would drop a key `__proto__` without a word; it is refused instead. */
const toolArguments = z
  .unknown()
  .refine((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object',
    abort: true,
  })
  .refine((value) => !Object.hasOwn(value as object, '__proto__'), 'cannot hold the key "__proto__"')
  .meta({ type: 'object', additionalProperties: {} }) as z.ZodType<Record<string, unknown>>; // The first check says so.

/** One call of a tool by the agent, with what came back. A missing `result` means unknown, not failed. */
export const toolCall = z.object({
  name: z.string().min(1),
  arguments: toolArguments.default({}),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  turn: z.number().int().min(0).optional(),
});
export type ToolCall = z.infer<typeof toolCall>;

/** A tool that the agent could have called; `parameters` is JSON Schema, or the parameters by name with `required` beside them. */
export const toolDescription = z.object({
  name: z.string().min(1),
  description: z.string().optional(),
  parameters: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});
export type ToolDescription = z.infer<typeof toolDescription>;

/** A tool that a case expects to be called, by name or with arguments. */
export const expectedTool = z.union([
  z.string().min(1),
  z.object({ name: z.string().min(1), arguments: toolArguments.optional() }),
]);
export type ExpectedTool = z.infer<typeof expectedTool>;
