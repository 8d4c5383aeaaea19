import { checkProblems } from '../checks/check-problems.ts';
import { forbiddenProblems } from '../checks/forbidden-mark.ts';
import type { Check } from '../schema/check.ts';
import type { TestCase } from '../schema/test-case.ts';
import { problemAt } from './check.ts';
import type { FileProblem, LoadedCase } from './evals.ts';
import type { Ids } from './ids.ts';
import type { Written } from './read-resources.ts';

/** What is wrong with the checks of a case, each at its place in the file; they are read with their files in them. */
export async function problemsOfChecks(
  resource: Written<unknown>,
  { case: testCase }: Pick<LoadedCase, 'case'>,
  customScorers: Pick<Ids, 'has'>,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const { checks, path } of checksOf(testCase)) {
    const found = await checkProblems(checks, path, {
      isScorer: (name) => customScorers.has(name),
      areFilesRead: true,
    });
    problems.push(...found.map(({ path, message }) => problemAt(resource, path, message.replace(/^: /, ''))));
  }
  const marked = await forbiddenProblems(testCase.forbidden_tools);
  problems.push(...marked.map(({ path, message }) => problemAt(resource, path, message.replace(/^: /, ''))));
  return problems;
}

/** The checks of the fixed turns of a case and of those of its simulated user, each list with its place. */
export function checksOf({
  turns,
  user,
}: {
  turns?: TestCase['turns'] | undefined;
  user?: TestCase['user'];
}): { checks: Check[]; path: (string | number)[] }[] {
  const all = [
    ...(turns ?? []).map(({ checks }, index) => ({ checks, path: ['turns', index, 'checks'] })),
    { checks: user?.each?.checks, path: ['user', 'each', 'checks'] },
    { checks: user?.afterwards?.checks, path: ['user', 'afterwards', 'checks'] },
  ];
  return all.flatMap(({ checks, path }) => (checks === undefined ? [] : [{ checks, path }]));
}
