import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Fault } from '../errors.ts';
import { isCi } from '../ports/node-environment.ts';
import type { Environment, Files } from '../ports/ports.ts';
import { formatCounted } from '../text/format.ts';

const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;

/** What a shell takes as a name; other lines set nothing. */
const VARIABLE = /^[A-Za-z_]\w*$/;

/** What a `.env` file adds to the environment of a person's own machine. */
export interface EnvFile {
  /** Variables that were not set. */
  added: ReadonlyMap<string, string>;
  /** One line for people, with names and never a value: `read .env: 2 variables (A, B); set already: C`. */
  line: string;
}

/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
export function readEnvFile(
  evals: string,
  { env, files }: { env: Environment; files: Pick<Files, 'stat' | 'readTextIfThere'> },
): EnvFile | undefined {
  if (isCi(env)) return undefined;
  const here = env.cwd();
  const path = [join(dirname(resolve(here, evals)), NAME), join(here, NAME)].find(
    (one) => files.stat(one)?.kind === 'file',
  );
  if (path === undefined) return undefined;
  const added = new Map<string, string>();
  const kept: string[] = [];
  const entries = Object.entries(variablesIn(path, files)).filter(([name]) => VARIABLE.test(name));
  for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
    if (env.get(name) === undefined) added.set(name, value);
    else kept.push(name);
  const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
  const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
  const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
  return { added, line: `read ${shown}: ${formatCounted(added.size, 'variable')}${names}${set}` };
}

/** The same environment with these variables beside those that are set. */
export function withAdded(env: Environment, added: EnvFile['added']): Environment {
  return {
    get: (name) => env.get(name) ?? added.get(name),
    names: () => [...new Set([...env.names(), ...added.keys()])].sort(),
    cwd: () => env.cwd(),
  };
}

function variablesIn(path: string, files: Pick<Files, 'stat' | 'readTextIfThere'>): NodeJS.Dict<string> {
  const hint = 'Write one NAME=value a line, or leave the file alone with --no-env-file.';
  if ((files.stat(path)?.size ?? 0) > LARGEST)
    throw new Fault('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
  // Editors of Windows may begin the file with a byte order mark, which would belong to the first name.
  return parseEnv((files.readTextIfThere(path) ?? '').replace(/^\ufeff/, ''));
}
