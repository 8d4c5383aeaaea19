import type { Problem } from '../../errors.ts';
import type { TestCase } from '../../schema/test-case.ts';
import { pathText, type ValueProblem } from '../../schema/value-problems.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';
import { unseenState } from '../../worlds/shows-state.ts';
import { expectedStateProblems } from '../../worlds/verdict/expected-state-problems.ts';
import { problemAt } from '../check.ts';
import type { FileProblem, LoadedCase } from '../evals.ts';
import type { Written } from '../read-resources.ts';

/** What is wrong with the expected state of a case of a file, each at its place. */
export async function problemsOfExpectedState(
  resource: Written<unknown>,
  { case: testCase }: Pick<LoadedCase, 'case'>,
  world: LoadedWorld | undefined,
): Promise<FileProblem[]> {
  const found = await problemsIn(testCase, world);
  return found.map(({ path, message }) => problemAt(resource, path, message.replace(/^: /, '')));
}

/** The same of a case of a request, which has no files beside it. */
export async function requestedStateProblems(
  testCase: Pick<TestCase, 'expected_state'>,
  world: LoadedWorld | undefined,
): Promise<Problem[]> {
  const found = await problemsIn(testCase, world);
  const { equals } = testCase.expected_state ?? {};
  if (typeof equals === 'string')
    found.push({
      path: ['expected_state', 'equals'],
      message: `names the file "${equals}", which only a file of the evals folder can; give the object that stands in it`,
    });
  return found.map(({ path, message }) => {
    const place = pathText(path);
    return { path: place, message: `${place}${message.startsWith(':') ? '' : ' '}${message}` };
  });
}

async function problemsIn(
  { expected_state: expected }: Pick<TestCase, 'expected_state'>,
  world: LoadedWorld | undefined,
): Promise<ValueProblem[]> {
  if (expected === undefined) return [];
  const found = await expectedStateProblems(expected, toolNames(world));
  const unseen = world === undefined ? undefined : unseenState(expected, world.world);
  if (unseen !== undefined) found.push({ path: [unseen.key], message: unseen.message });
  return found.map((problem) => ({ ...problem, path: ['expected_state', ...problem.path] }));
}

/** The tools of a world as far as they are known without running anything: those that are written down in its file. */
function toolNames(world: LoadedWorld | undefined): string[] | undefined {
  const mock = world?.world.tools.mock;
  return mock === undefined ? undefined : Object.keys(mock);
}
