import { z } from 'zod';
import { toolArguments } from '../tool-call.ts';

/** Calls that must not be made: of tools, or of tools with arguments, which are matchers as in the check `tool_calls`. */
export const forbiddenTools = z
  .array(
    z.union([
      z.string().min(1).max(1000).describe('Name of a tool that must not be called at all.'),
      z
        .object({
          name: z.string().min(1).max(1000).describe('Name of the tool.'),
          arguments: toolArguments
            .optional()
            .describe('Only calls with these arguments are forbidden. Left out: any call.'),
          extra_arguments: z
            .boolean()
            .optional()
            .describe(
              '`false`: only calls that have no other arguments beside these. Left out: others may stand beside.',
            ),
        })
        .describe('A call with the arguments that it must not have.'),
    ]),
  )
  .min(1)
  .max(200);
export type ForbiddenTools = z.infer<typeof forbiddenTools>;
