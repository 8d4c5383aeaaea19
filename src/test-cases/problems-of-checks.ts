import { checkProblems } from '../checks/check-problems.ts';
import { forbiddenProblems } from '../checks/forbidden-mark.ts';
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
  for (const [index, { checks }] of testCase.turns.entries()) {
    if (checks === undefined) continue;
    const found = await checkProblems(checks, ['turns', index, 'checks'], {
      isScorer: (name) => customScorers.has(name),
      areFilesRead: true,
    });
    problems.push(...found.map(({ path, message }) => problemAt(resource, path, message.replace(/^: /, ''))));
  }
  const marked = await forbiddenProblems(testCase.forbidden_tools);
  problems.push(...marked.map(({ path, message }) => problemAt(resource, path, message.replace(/^: /, ''))));
  return problems;
}
