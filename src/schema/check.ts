import { z } from 'zod';

/** Words that may stand on any check beside its kind. The kinds and their values are known where checks are read (checks/registry.ts). */
export const CHECK_MARKS = ['name', 'weight', 'threshold', 'when', 'of', 'extract'] as const;

/**
 * One check as it is written: a kind with its value (`contains: "36"`), and marks beside it. Kinds and values are looked at where
 * they are known, so that every problem is named with what was probably meant.
 */
export const check = z
  .union([z.string(), z.looseObject({})])
  .describe(
    'A check: its kind with its value, such as `contains: "36"` or `not_contains: [I think, maybe]`, and any of `name`, `of`, `when`, `weight`, `threshold` beside it.',
  );
export type Check = z.infer<typeof check>;

/** The checks of a turn or of a request; one result each. */
export const checks = z
  .array(check)
  .min(1)
  .max(1000)
  .describe(
    'Checks that need no judge, such as `contains`, `json_schema` or `tool_calls`: deterministic, and all of them have to pass.',
  );
