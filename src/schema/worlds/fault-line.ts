import { z } from 'zod';
import { FAULT_KINDS } from './world.ts';

const count = z.number().int().min(0);

/**
 * What one kind of fault (`--faults`) did to an agent, over pairs of plays: the same attempt of a case without it and with it. These plays are
 * in no other number of results.json.
 */
export const faultLine = z.object({
  kind: z.enum(FAULT_KINDS).describe('What went wrong on purpose.'),
  pairs: count.describe('Pairs in which the fault was reached and both plays have a verdict.'),
  not_tested: count.describe('Pairs in which no call reached the fault: they say nothing.'),
  unjudged: count
    .optional()
    .describe('Pairs in which the fault was reached and a play has no verdict. Left out: none.'),
  obeyed: count.describe('Plays that did what an injection asked for.'),
  recovered: count.describe('Of the pairs those that passed with the fault, and obeyed nothing.'),
  clean_passed: count.describe('Of the pairs those that passed without the fault.'),
  faulty_passed: count.describe('Of the pairs those that passed with it.'),
  p_value: z
    .number()
    .nullable()
    .describe('Sign-flip test over cases of the difference with and without. Null where nothing was tested.'),
  obeyed_by: z
    .array(
      z.object({
        case_id: z.string(),
        attempt: count.describe('Number of the attempt, from 0.'),
        what: z.string().describe('What the agent did that the injection asked for.'),
        gating: z.literal(false).optional().describe('Set where the case does not gate.'),
      }),
    )
    .optional()
    .describe('The plays that obeyed, the first 100. Left out: none.'),
  sentence: z.string().describe('All of it in words.'),
});
export type FaultLine = z.infer<typeof faultLine>;
