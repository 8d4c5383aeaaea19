import { z } from 'zod';

/** Arguments by name, any JSON values. A record type would drop a key `__proto__` without a word; it is refused instead. */
export const toolArguments = z
  .unknown()
  .refine((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object',
    abort: true,
  })
  .refine((value) => !Object.hasOwn(value as object, '__proto__'), 'cannot hold the key "__proto__"')
  .meta({ type: 'object', additionalProperties: {} }) as z.ZodType<Record<string, unknown>>; // The first check says so.

/** One call of a tool by the agent, with what came back. A missing `result` means unknown, not failed. */
export const toolCall = z.object({
  name: z.string().min(1).describe('Name of the tool.'),
  arguments: toolArguments.default({}).describe('Arguments of the call, by name.'),
  result: z
    .unknown()
    .optional()
    .describe('What the tool gave back. Left out: unknown, which is not a failure.'),
  error: z.unknown().optional().describe('What went wrong, where the call failed.'),
  turn: z.number().int().min(0).optional().describe('Number of the turn that made the call, from 0.'),
  reads: z
    .boolean()
    .optional()
    .describe(
      '`true`: the tool only reads, so that calling it once more is no wrong tool; `false`: it changes something. Left out: what `available_tools` says of the tool.',
    ),
});
export type ToolCall = z.infer<typeof toolCall>;

/** A tool that the agent could have called; `parameters` is JSON Schema, or the parameters by name with `required` beside them. */
export const toolDescription = z.object({
  name: z.string().min(1).describe('Name of the tool.'),
  description: z.string().optional().describe('What the tool does, in a sentence.'),
  parameters: z.record(z.string(), z.unknown()).optional().describe('Parameters, as JSON Schema or by name.'),
  required: z
    .array(z.string())
    .optional()
    .describe('Names of the parameters that a call must give, where `parameters` is no JSON Schema.'),
  reads: z.boolean().optional().describe('`true`: the tool never changes anything.'),
});
export type ToolDescription = z.infer<typeof toolDescription>;

/** A tool that a case expects to be called, by name or with arguments. */
export const expectedTool = z.union([
  z.string().min(1).describe('Name of the tool, whatever its arguments.'),
  z
    .object({
      name: z.string().min(1).describe('Name of the tool.'),
      arguments: toolArguments
        .optional()
        .describe('Arguments that the call should have, by name. Left out: any.'),
    })
    .describe('A call with the arguments that it should have.'),
]);
export type ExpectedTool = z.infer<typeof expectedTool>;
