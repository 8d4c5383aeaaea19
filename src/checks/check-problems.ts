import { RESERVED_NAMES } from '../schema/scorer-name.ts';
import type { ValueProblem } from '../schema/value-problems.ts';
import { filesNamed } from './check-files.ts';
import { problemsWhenMade, type ReadCheck, readCheck } from './read-check.ts';

/** What checks are looked at beside. */
interface CheckedBeside {
  isScorer(name: string): boolean;
  /** They come from the evals folder, and what they name there has been read. */
  areFilesRead?: boolean;
}

/**
 * Everything that is wrong with checks before anything is judged: words that name none, values of the wrong form, expressions and schemas
 * that do not compile, and names that a scorer has. Paths begin with `path`.
 */
export async function checkProblems(
  checks: readonly unknown[],
  path: readonly (string | number)[],
  { isScorer, areFilesRead = false }: CheckedBeside,
): Promise<ValueProblem[]> {
  const files = areFilesRead ? [] : filesNamed(checks);
  if (files.length > 0)
    return files.map(({ path: inside, file }) => ({
      path: [...path, ...inside],
      message: `names the file "${file}", which only a file of the evals folder can; give what stands in it`,
    }));
  const found = await Promise.all(
    checks.map(async (written, index) => {
      const place = [...path, index];
      const { check, problems } = readCheck(written, place);
      if (check === undefined) return problems;
      const made = (await problemsWhenMade(check)).map((message) => ({
        path: place,
        message: `: ${message}`,
      }));
      return [...nameProblem(check, place, isScorer), ...made];
    }),
  );
  return found.flat();
}

/** Two results of one name would be averaged as one. */
function nameProblem(
  { name }: ReadCheck,
  path: (string | number)[],
  isScorer: (name: string) => boolean,
): ValueProblem[] {
  if (name === undefined || !(RESERVED_NAMES.includes(name) || isScorer(name))) return [];
  return [
    { path: [...path, 'name'], message: `is the name of the scorer "${name}"; give the check another one` },
  ];
}
