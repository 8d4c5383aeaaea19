import { join } from 'node:path';
import { compileSchema, type SchemaProblem } from '../../checks/compile-schema.ts';
import { shown } from '../../checks/texts.ts';
import { asFault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ValueProblem } from '../../schema/value-problems.ts';
import type { ExpectedState } from '../../schema/worlds/expected-state.ts';
import type { WorldTool } from '../../schema/worlds/world.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';
import { type RunWorlds, runWorlds } from '../../worlds/run-worlds.ts';
import { shownState } from '../../worlds/shows-state.ts';
import { applyChanges } from '../../worlds/state/apply-changes.ts';
import { expectedStateProblems } from '../../worlds/verdict/expected-state-problems.ts';
import { unmetPath, unmetPattern } from '../../worlds/verdict/unmet-places.ts';
import { problemAt } from '../check.ts';
import type { Evals, FileProblem, LoadedCase } from '../evals.ts';
import { readPieces } from '../reading/read-pieces.ts';

/**
 * What only shows once the tools of the worlds are there, for `validate`: each world is loaded once, in its sandbox, and the expected
 * actions of its cases are played on a fork. Errors: tools that cannot be loaded, calls of tools that there are not, arguments that do not
 * fit, actions that fail. Advice: paths that meet nothing. A run finds the first kind when it opens the world, and the rest never.
 */
export async function problemsOfTools(
  { worlds, cases, root }: Pick<Evals, 'worlds' | 'cases' | 'root'>,
  ports: Ports,
): Promise<FileProblem[]> {
  const opened = runWorlds(ports);
  const found: FileProblem[] = [];
  try {
    for (const world of worlds) {
      const known = await knownWorld(world, opened);
      if ('message' in known) found.push({ ...world.location, severity: 'error', message: known.message });
      else
        for (const one of cases)
          if (one.world?.id === world.id && one.case.expected_state !== undefined)
            found.push(...(await problemsOfCase(one, one.case.expected_state, known, { root, ports })));
    }
    return found;
  } finally {
    await opened.close();
  }
}

/** A world whose tools are loaded. */
interface KnownWorld {
  readonly world: LoadedWorld;
  readonly opened: RunWorlds;
  readonly names: readonly string[];
  /** What is wrong with the arguments of a call. */
  readonly problem: ReadonlyMap<string, (args: unknown) => SchemaProblem | undefined>;
  /** Left out where the state is not seen. */
  readonly initial?: Readonly<Record<string, unknown>>;
}

async function knownWorld(world: LoadedWorld, opened: RunWorlds): Promise<KnownWorld | { message: string }> {
  try {
    const tools = await opened.tools(world);
    return {
      ...{ world, opened, names: tools.map(({ name }) => name), problem: await schemasOf(tools) },
      ...(shownState(world.world) ? { initial: await opened.initial(world) } : {}),
    };
  } catch (error) {
    return { message: messageOf(error) };
  }
}

/** What a program of ours got wrong, or the machine, is no mistake of the folder. */
function messageOf(error: unknown): string {
  const fault = asFault(error);
  if (fault.code !== 'validation_failed' && fault.code !== 'agent_failed') throw fault;
  return fault.hint === undefined ? fault.message : `${fault.message} ${fault.hint}`;
}

async function schemasOf(tools: readonly WorldTool[]): Promise<KnownWorld['problem']> {
  return new Map(
    await Promise.all(
      tools.map(async ({ name, parameters }) => [name, await compileSchema(parameters)] as const),
    ),
  );
}

async function problemsOfCase(
  { location }: LoadedCase,
  expected: ExpectedState,
  known: KnownWorld,
  { root, ports }: { root: string; ports: Pick<Ports, 'files'> },
): Promise<FileProblem[]> {
  const { found, advice } = await problemsOfState(expected, known);
  if (found.length + advice.length === 0) return [];
  // Places are looked up again instead of being kept: most cases have no problem.
  const { pieces } = await readPieces(join(root, '..', location.file), ports.files);
  const piece = pieces.find((one) => one.at([]).line === location.line);
  const placed = ({ path, message }: ValueProblem, severity: FileProblem['severity']): FileProblem => {
    const whole = ['expected_state', ...path];
    if (piece === undefined)
      return {
        file: location.file,
        line: location.line,
        column: 1,
        severity,
        message: `${whole.join('.')} ${message}`,
      };
    return { ...problemAt({ piece, file: location.file }, whole, message), severity };
  };
  return [...found.map((one) => placed(one, 'error')), ...advice.map((one) => placed(one, 'advice'))];
}

async function problemsOfState(
  expected: ExpectedState,
  known: KnownWorld,
): Promise<{ found: ValueProblem[]; advice: ValueProblem[] }> {
  const { world, opened, initial } = known;
  // What stands in the file of a world with canned answers was said when it was read.
  const unknown =
    world.world.tools.mock === undefined
      ? (await expectedStateProblems(expected, known.names)).filter(({ path }) => path.at(-1) === 'name')
      : [];
  const misfits = (expected.actions ?? []).flatMap((action, index) => misfit(action, index, known));
  const found = [...unknown, ...misfits];
  if (initial === undefined) return { found, advice: [] };
  const states: unknown[] = [initial];
  // A server would be started for each case.
  if (found.length === 0 && expected.actions !== undefined && world.world.tools.mcp === undefined)
    try {
      const { problem, changes } = await opened.gold(world, expected);
      if (problem !== undefined) found.push({ path: ['actions'], message: `: ${problem}` });
      else states.push(applyChanges(initial, changes));
    } catch (error) {
      found.push({ path: ['actions'], message: `: ${messageOf(error)}` });
    }
  return { found, advice: unmetPlaces(expected, states) };
}

function misfit(
  { name, arguments: args }: NonNullable<ExpectedState['actions']>[number],
  index: number,
  { problem }: KnownWorld,
): ValueProblem[] {
  const found = problem.get(name)?.(args);
  if (found === undefined) return [];
  const what = found.path === '' ? 'they' : found.path.replace(/^\./, '');
  return [
    {
      path: ['actions', index, 'arguments'],
      message: `must fit ${name}: ${what} ${found.expected}, not ${shown(found.actual)}`,
    },
  ];
}

/** Places that an expected state names and no state holds. They may be meant so, which is why it is said as advice. */
function unmetPlaces(
  { at, unchanged, forbidden }: ExpectedState,
  states: readonly unknown[],
): ValueProblem[] {
  const named: [(string | number)[], string | undefined][] = [
    ...Object.keys(at ?? {}).map((text): [string[], string | undefined] => [
      ['at', text],
      unmetPath(text, states),
    ]),
    ...(unchanged ?? []).map((text, index): [(string | number)[], string | undefined] => [
      ['unchanged', index],
      unmetPattern(text, states),
    ]),
    ...(forbidden ?? []).map(({ writes }, index): [(string | number)[], string | undefined] => [
      ['forbidden', index, 'writes'],
      writes === undefined ? undefined : unmetPattern(writes, states),
    ]),
  ];
  return named.flatMap(([path, why]) =>
    why === undefined
      ? []
      : [{ path, message: `matches nothing in the state that attempts begin with: ${why}` }],
  );
}
