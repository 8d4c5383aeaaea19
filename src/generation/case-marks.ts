import type { z } from 'zod';
import { defined } from '../schema/defined.ts';
import { caseMarks } from '../schema/test-case.ts';

/** Marks that a case hands on to the cases that are made of it: where it is played, what it is to leave behind, and how bad its failure is. */
const keptMarks = caseMarks.pick({
  world: true,
  expected_state: true,
  forbidden_tools: true,
  max_steps: true,
  severity: true,
});
export type KeptMarks = z.infer<typeof keptMarks>;

/** Of a case; undefined where it has none of them. A file that `expected_state.equals` names was read in, so it is kept as the object. */
export function keptMarksOf({
  world,
  expected_state,
  forbidden_tools,
  max_steps,
  severity,
}: KeptMarks): KeptMarks | undefined {
  const marks = defined({ world, expected_state, forbidden_tools, max_steps, severity });
  return Object.keys(marks).length === 0 ? undefined : marks;
}

/** Of a generated case, which carries them as extensions. */
export const marksOfGenerated = (one: Readonly<Record<string, unknown>>): KeptMarks =>
  keptMarks.safeParse(one).data ?? {};
