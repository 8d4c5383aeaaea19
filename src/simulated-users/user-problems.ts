import type { UserScript } from '../schema/users/script.ts';
import type { SimulatedUser } from '../schema/users/user.ts';
import type { ValueProblem } from '../schema/value-problems.ts';
import { didYouMean } from '../text/distance.ts';
import { bareName, placeholders } from './fact-names.ts';

type Path = (string | number)[];

/** What does not fit together in a simulated user, each with its place in the case; empty for none. */
export function userProblems(user: SimulatedUser | undefined): ValueProblem[] {
  if (user === undefined) return [];
  const { facts, unknown, player, script, stop } = user;
  const known = new Map(Object.keys(facts).map((name) => [bareName(name), name]));
  const problems: ValueProblem[] = [];
  for (const [index, name] of unknown.entries()) {
    const fact = known.get(bareName(name));
    if (fact !== undefined)
      problems.push({
        path: ['user', 'unknown', index],
        message: `"${name}" stands in facts too; a user either knows it or does not`,
      });
  }
  if (script === undefined) return problems;
  if (player === 'model')
    problems.push({
      path: ['user', 'script'],
      message: 'is for player: scripted; a model is told goal, facts and persona',
    });
  return [
    ...problems,
    ...placeholderProblems(script, known),
    ...nameProblems(script, user),
    ...endings(script, stop),
  ];
}

/** Braces that name no fact. */
function placeholderProblems(script: UserScript, known: ReadonlyMap<string, string>): ValueProblem[] {
  const names = [...known.values()];
  return sayings(script).flatMap(({ text, path }) =>
    placeholders(text)
      .filter((name) => !known.has(bareName(name)))
      .map((name) => ({ path, message: `{${name}} names no fact${hint(name, names)}` })),
  );
}

/** Words for facts that there are not. */
function nameProblems({ words = {} }: UserScript, { facts, unknown }: SimulatedUser): ValueProblem[] {
  const names = [...Object.keys(facts), ...unknown];
  const known = new Set(names.map(bareName));
  return Object.keys(words)
    .filter((name) => !known.has(bareName(name)))
    .map((name) => ({
      path: ['user', 'script', 'words', name],
      message: `"${name}" stands neither in facts nor in unknown${hint(name, names)}`,
    }));
}

/** Ends that `stop` does not know. */
function endings({ answers = [] }: UserScript, { when }: SimulatedUser['stop']): ValueProblem[] {
  return answers.flatMap(({ ends }, index) =>
    ends === undefined || when.includes(ends)
      ? []
      : [
          {
            path: ['user', 'script', 'answers', index, 'ends'],
            message: `${ends} is none of stop.when (${when.join(', ') || 'which is empty'})`,
          },
        ],
  );
}

const hint = (name: string, names: readonly string[]): string => {
  const close = didYouMean(name, names);
  return close === null
    ? ` (there are: ${names.slice(0, 8).join(', ') || 'none'})`
    : ` (did you mean "${close}"?)`;
};

/** Every wording of a script with its place. */
function sayings({
  opening,
  steps,
  answers,
  insists,
  otherwise,
}: UserScript): { text: string; path: Path }[] {
  const at = (said: string | readonly string[] | undefined, path: Path) =>
    typeof said === 'string'
      ? [{ text: said, path }]
      : (said ?? []).map((text, index) => ({ text, path: [...path, index] }));
  const script: Path = ['user', 'script'];
  return [
    ...at(opening, [...script, 'opening']),
    ...(steps ?? []).flatMap((step, index) => at(step, [...script, 'steps', index])),
    ...(answers ?? []).flatMap(({ say }, index) => at(say, [...script, 'answers', index, 'say'])),
    ...at(insists?.say, [...script, 'insists', 'say']),
    ...at(otherwise, [...script, 'otherwise']),
  ];
}
