import type { Check } from '../schema/check.ts';
import type { ValueProblem } from '../schema/value-problems.ts';
import type { ForbiddenTools } from '../schema/worlds/forbidden-tools.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { checkProblems } from './check-problems.ts';

const MARK = 'forbidden_tools';

/** `forbidden_tools` of a test case as a check for its last turn. */
export const forbiddenCheck = (forbidden: ForbiddenTools): Check => ({ [MARK]: forbidden });

/** The check of a case, asked once about the calls of all its turns, as scorers of whole conversations are. */
export const overAllTurns = (scorer: Scorer): Scorer => ({ ...scorer, multiTurn: true });

/** What is wrong with the matchers of a case's `forbidden_tools`, each at its place. */
export async function forbiddenProblems(forbidden: ForbiddenTools | undefined): Promise<ValueProblem[]> {
  if (forbidden === undefined) return [];
  const found = await checkProblems([forbiddenCheck(forbidden)], [], { isScorer: () => false });
  return found.map(({ path, ...rest }) => ({ ...rest, path: [MARK, ...path.slice(2)] }));
}
