import { problemsWhenMade, readCheck } from '../../checks/read-check.ts';
import { expectedArguments } from '../../checks/tools/expected-arguments.ts';
import { writtenCheck } from '../../checks/written-check.ts';
import { Fault } from '../../errors.ts';
import type { ValueProblem } from '../../schema/value-problems.ts';
import type { ExpectedState } from '../../schema/worlds/expected-state.ts';
import { didYouMean } from '../../text/distance.ts';
import { compilePath } from '../../text/json-path.ts';
import { statePattern } from '../state/state-pattern.ts';
import { compileExpression } from './compile-expression.ts';
import { isCheckValue } from './expected-places.ts';

/**
 * Everything that is wrong with an expected state before anything is played, each with its place in it: names of tools that the world does not
 * have (`toolNames`; left out: not known yet), patterns that are none, paths and checks of `at` that cannot be read, matchers that do not compile.
 */
export async function expectedStateProblems(
  expected: ExpectedState,
  toolNames?: readonly string[],
): Promise<ValueProblem[]> {
  return [
    ...(expected.actions ?? []).flatMap(({ name }, index) =>
      unknownTool(name, ['actions', index, 'name'], toolNames),
    ),
    ...(expected.in_order && expected.actions === undefined
      ? [{ path: ['in_order'], message: 'stands without actions, whose order it would ask for' }]
      : []),
    ...(!expected.strict && expected.at === undefined
      ? [{ path: ['strict'], message: 'stands without at, beside which it would let things change' }]
      : []),
    ...(await Promise.all(Object.entries(expected.at ?? {}).map(atProblems))).flat(),
    ...(expected.unchanged ?? []).flatMap((text, index) => patternProblems(text, ['unchanged', index])),
    ...(await forbiddenProblems(expected.forbidden ?? [], toolNames)),
  ];
}

type Path = (string | number)[];

function unknownTool(name: string, path: Path, toolNames: readonly string[] | undefined): ValueProblem[] {
  if (toolNames === undefined || toolNames.includes(name)) return [];
  const meant = didYouMean(name, toolNames);
  const hint =
    meant === null
      ? `; its tools are ${toolNames.slice(0, 20).join(', ') || 'none'}${toolNames.length > 20 ? ' …' : ''}`
      : ` (did you mean "${meant}"?)`;
  return [{ path, message: `"${name}" is no tool of the world${hint}` }];
}

function patternProblems(text: string, path: Path): ValueProblem[] {
  const pattern = statePattern(text);
  return 'problem' in pattern ? [{ path, message: pattern.problem }] : [];
}

async function atProblems([text, value]: [string, unknown]): Promise<ValueProblem[]> {
  const path = ['at', text];
  try {
    if (compilePath(text, 'at').steps.some((step) => String(step).includes('*')) && !text.includes('["'))
      return [
        {
          path,
          message:
            'takes one path, not a pattern; a key with * in it is written ["*"], and places that must not change belong to unchanged',
        },
      ];
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return [{ path, message: `is no path. ${error.hint ?? ''}`.trim() }];
  }
  if (!isCheckValue(value)) return [];
  const { check, problems } = readCheck(value, path);
  const literal = writtenCheck({ equals: value });
  const hint = literal === undefined ? '' : `; an object that is meant as it stands is written ${literal}`;
  if (check === undefined) return problems.map((one) => ({ ...one, message: `${one.message}${hint}` }));
  return (await problemsWhenMade(check)).map((message) => ({ path, message: `: ${message}` }));
}

async function forbiddenProblems(
  forbidden: NonNullable<ExpectedState['forbidden']>,
  toolNames: readonly string[] | undefined,
): Promise<ValueProblem[]> {
  const found = await Promise.all(
    forbidden.map(async ({ name, arguments: given, writes }, index): Promise<ValueProblem[]> => {
      const path = ['forbidden', index];
      return [
        ...(name === undefined ? [] : unknownTool(name, [...path, 'name'], toolNames)),
        ...(writes === undefined ? [] : patternProblems(writes, [...path, 'writes'])),
        ...(given === undefined ? [] : await argumentProblems(given, [...path, 'arguments'])),
        ...(given !== undefined && name === undefined
          ? [{ path: [...path, 'arguments'], message: 'belong to a tool; give its name' }]
          : []),
      ];
    }),
  );
  return found.flat();
}

async function argumentProblems(given: Record<string, unknown>, path: Path): Promise<ValueProblem[]> {
  try {
    await expectedArguments(given, true, compileExpression);
    return [];
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'validation_failed') throw error;
    return [{ path, message: `: ${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}` }];
  }
}
