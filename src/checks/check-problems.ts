import { AVAILABLE_SCORERS } from '../schema/scorer-name.ts';
import type { ValueProblem } from '../schema/value-problems.ts';
import { readChecks } from './make-checks.ts';
import { problemsWhenMade, type ReadCheck } from './read-check.ts';

/**
 * Everything that is wrong with checks before anything is judged: words that name none, values of the wrong form, expressions and schemas
 * that do not compile, and names that a scorer has. Paths begin with `path`.
 */
export async function checkProblems(
  checks: readonly unknown[],
  path: readonly (string | number)[],
  isScorer: (name: string) => boolean,
): Promise<ValueProblem[]> {
  const { checks: read, problems } = readChecks(checks, path);
  // Where one cannot be read the places of the others are not known any more.
  if (problems.length > 0) return problems;
  const made = await Promise.all(
    read.map(async (check, index) =>
      (await problemsWhenMade(check)).map((message) => ({ path: [...path, index], message: `: ${message}` })),
    ),
  );
  return [...read.flatMap((check, index) => nameProblem(check, [...path, index], isScorer)), ...made.flat()];
}

/** Two results of one name would be averaged as one. */
function nameProblem(
  { name }: ReadCheck,
  path: (string | number)[],
  isScorer: (name: string) => boolean,
): ValueProblem[] {
  if (name === undefined || !(AVAILABLE_SCORERS.includes(name) || isScorer(name))) return [];
  return [
    { path: [...path, 'name'], message: `is the name of the scorer "${name}"; give the check another one` },
  ];
}
