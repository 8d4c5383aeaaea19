import { z } from 'zod';
import { toolArguments } from '../tool-call.ts';

/** A call of which the end state is the expected one, or which must not be made. */
const namedCall = z.object({
  name: z.string().min(1).describe('Name of the tool.'),
  arguments: toolArguments.default({}).describe('Its arguments.'),
});

const forbidden = z
  .object({
    name: z
      .string()
      .min(1)
      .optional()
      .describe(
        'A tool that must not be called. A call that reached it and failed counts too; one that was refused before does not.',
      ),
    arguments: toolArguments
      .optional()
      .describe(
        'Only calls with these arguments, whatever others stand beside them, are forbidden; matchers as in `tool_calls`.',
      ),
    writes: z
      .string()
      .min(1)
      .optional()
      .describe('Paths that no call may change, not even to undo it later; `*` is one key, `**` any number.'),
  })
  .superRefine((value, context) => {
    if ((value.name === undefined) === (value.writes === undefined))
      context.addIssue({ code: 'custom', path: [], message: 'give one of name and writes' });
  });

/** What a case expects of the state that an attempt leaves behind (worlds.md 2). */
export const expectedState = z
  .object({
    actions: z
      .array(namedCall)
      .optional()
      .describe(
        'Calls that do what the case asks for: they are played on a state of their own, and what that ends as is expected. An empty list: nothing may change.',
      ),
    equals: z
      .union([z.string().min(1), z.record(z.string(), z.unknown())])
      .optional()
      .describe('The whole end state: a JSON file, relative to the file of the case, or the object itself.'),
    at: z
      .record(z.string(), z.unknown())
      .refine((paths) => Object.keys(paths).length > 0, 'names no path, and so asks nothing')
      .optional()
      .describe(
        'Paths of the end state, each with its value or with a check. An object whose only keys are words of checks is a check, any other value is meant as it stands (in doubt: `equals`); `null` is there too where nothing is.',
      ),
    unchanged: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe('Paths that must be as before; `*` is one key, `**` any number.'),
    forbidden: z
      .array(forbidden)
      .min(1)
      .optional()
      .describe('What must not be done, whatever the end state is.'),
    outputs: z
      .array(z.union([z.string().regex(/\S/, 'is blank, and every answer holds that'), z.number()]))
      .min(1)
      .optional()
      .describe(
        'Facts, each of which some answer must contain. A number is found by its value as a whole number (`327.50` in "$327.5", `4` not in "24"), a date by its value in any usual form, another text without regard to case and white space.',
      ),
    strict: z
      .boolean()
      .default(true)
      .describe(
        'Stands beside `at` only. `false`: what `at` does not name may change. Left out: nothing else may. Without `actions`, `equals` and `at`, only `unchanged` and `forbidden` say what must not change.',
      ),
    in_order: z
      .boolean()
      .default(false)
      .describe(
        '`true`: those calls of `actions` that change the state must be made in their order, others may stand between. Left out: only the end counts.',
      ),
  })
  .superRefine((value, context) => {
    const { strict: _, in_order: __, ...asked } = value;
    if (Object.values(asked).every((one) => one === undefined))
      context.addIssue({
        code: 'custom',
        path: [],
        message: 'must say what is expected: actions, equals, at, unchanged, forbidden or outputs',
      });
  });
export type ExpectedState = z.infer<typeof expectedState>;
