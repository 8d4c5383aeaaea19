import { join } from 'node:path';
import { Fault, type Problem } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import type { CodePorts } from '../scorers/custom/code-runner.ts';
import { customScorer } from '../scorers/custom/custom-scorer.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { problemAt, type Source } from './check.ts';
import type { FileProblem, LoadedScorer } from './evals.ts';
import type { Path } from './reading/piece.ts';
import { readPieces } from './reading/read-pieces.ts';

type ScorerPorts = CodePorts & Pick<Ports, 'files'>;

/**
 * The custom scorers of the evals folder, ready to be asked, and everything that only shows when they are made: unknown
 * template variables, patterns and code that do not compile, types that are none. All of it at once and at its place
 * (contract 2). `home` is the folder that holds the evals folder.
 */
export async function makeScorers(
  loaded: readonly LoadedScorer[],
  home: string,
  ports: ScorerPorts,
): Promise<{ scorers: Scorer[]; problems: FileProblem[] }> {
  const scorers: Scorer[] = [];
  const problems: FileProblem[] = [];
  const made = await Promise.allSettled(
    loaded.map(({ scorer, place }) => customScorer(scorer, ports, place)),
  );
  for (const [index, one] of made.entries()) {
    if (one.status === 'fulfilled') scorers.push(one.value);
    else problems.push(...(await placed(loaded[index] as LoadedScorer, one.reason, home, ports)));
  }
  return { scorers, problems };
}

async function placed(
  { location, scorer, place }: LoadedScorer,
  reason: unknown,
  home: string,
  { files }: ScorerPorts,
): Promise<FileProblem[]> {
  if (!(reason instanceof Fault) || reason.code !== 'validation_failed') throw reason;
  const found: readonly Problem[] =
    reason.problems.length > 0 ? reason.problems : [{ path: '', message: reason.message }];
  // Places are looked up again instead of being kept: most scorers have no problem.
  const { pieces } = await readPieces(join(home, location.file), files);
  const piece = pieces.find((one) => {
    const { line, column } = one.at([]);
    return line === location.line && column === location.column;
  });
  if (piece === undefined)
    return found.map(({ path, message }) => ({
      ...location,
      severity: 'error',
      message: path === '' ? message : `${path}: ${message}`,
    }));
  const source: Source = { piece, file: location.file };
  const file = [['config', 'rubric_file'], ['rubric_file']].find((one) => has(piece.value, one));
  // A file that could not be read was named when it was looked for.
  const named = file !== undefined || (has(piece.value, ['config', 'file']) && place?.file === undefined);
  const unread = named && scorer.config.rubric === undefined;
  const news = found.filter(({ path }) => !(unread && path === 'config.rubric'));
  return news.map(({ path, message }) => {
    const steps = stepsOf(path, piece.value);
    // A text that has its own file is named where the file is.
    if (path === 'config.rubric' && file !== undefined && !has(piece.value, steps))
      return problemAt(source, file, `config.rubric: ${message}`);
    return problemAt(source, steps, message);
  });
}

/** `config.steps[0]` as steps. Keys may hold dots themselves, so the longest key that is there wins. */
function stepsOf(path: string, value: unknown): Path {
  const steps: (string | number)[] = [];
  let [here, rest]: [unknown, string] = [value, path];
  while (rest !== '') {
    const index = /^\[(\d+)\]\.?/.exec(rest);
    const key = index === null ? keyAt(here, rest) : undefined;
    const step = index === null ? (key ?? rest.split(/[.[]/, 1)[0] ?? rest) : Number(index[1]);
    steps.push(step);
    rest = index === null ? rest.slice(String(step).length).replace(/^\./, '') : rest.slice(index[0].length);
    here = Reflect.get(Object(here), step);
  }
  return steps;
}

function keyAt(value: unknown, rest: string): string | undefined {
  const keys = Object.keys(Object(value)).filter(
    (key) => key !== '' && rest.startsWith(key) && /^(?:$|[.[])/.test(rest.slice(key.length)),
  );
  return keys.sort((one, other) => other.length - one.length)[0];
}

function has(value: unknown, path: Path): boolean {
  let here = value;
  for (const step of path) {
    if (!Object.hasOwn(Object(here), step)) return false;
    here = Reflect.get(Object(here), step);
  }
  return true;
}
