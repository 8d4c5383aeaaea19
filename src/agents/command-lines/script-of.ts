import { basename, isAbsolute, resolve } from 'node:path';
import type { Ports } from '../../ports/ports.ts';

/** Programs that run the file they are given; any other brings its own code, whatever files it is given. */
export const INTERPRETER =
  /^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy[\d.]*|ruby|perl|php|lua|Rscript|java|bash|sh|zsh)$/;

/** What options of an interpreter are followed by, where that is not the script. */
interface Options {
  /** A file, or a package, that is loaded before the script. */
  readonly loads: ReadonlySet<string>;
  /** Something else. */
  readonly takes: ReadonlySet<string>;
  /** What is run instead of a script. */
  readonly runs: ReadonlySet<string>;
}

const NODE: Options = {
  loads: new Set([
    ...['--import', '--require', '-r', '--loader', '--experimental-loader', '--preload'],
    ...['--env-file', '--env-file-if-exists', '--tsconfig', '--project', '-P'],
  ]),
  takes: new Set(['--conditions', '-C', '--title', '--input-type', '--experimental-default-type']),
  runs: new Set(['--eval', '-e', '--print', '-p']),
};
const PYTHON: Options = { loads: new Set(), takes: new Set(['-W', '-X']), runs: new Set(['-c', '-m']) };
const OTHER: Options = { loads: new Set(), takes: new Set(), runs: new Set() };

/**
 * A command that was written for one folder (`home`), to be started in another: the program where it is a path, and behind an interpreter
 * what it loads and the script, the first word that is a file there. All other words are for the folder that it works in. `reads` are the
 * files that were found.
 */
export function startedFrom(
  command: readonly string[],
  home: string,
  { files, packagePath }: { files: Pick<Ports['files'], 'stat'>; packagePath: Ports['packagePath'] },
): { command: string[]; reads: string[] } {
  const [program = '', ...rest] = command;
  const isPath = program.includes('/') && !isAbsolute(program);
  const first = isPath ? resolve(home, program) : program;
  const reads = first.includes('/') ? [first] : [];
  const words = [first, ...rest];
  const fileAt = (word: string) => {
    const path = resolve(home, word);
    if (files.stat(path)?.kind !== 'file') return undefined;
    reads.push(path);
    return path;
  };
  // A package is looked for from the working folder, which is another one now.
  const loaded = (word: string) =>
    fileAt(word) ?? (isName(word) ? packagePath(word, home) : undefined) ?? word;
  const at = words.findIndex((word) => INTERPRETER.test(basename(word)));
  const options = optionsOf(basename(words[at] ?? ''));
  for (let index = at + 1; at !== -1 && index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [, flag = word, value] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
    if (options.runs.has(flag)) break;
    if (value !== undefined) {
      if (options.loads.has(flag)) words[index] = `${flag}=${loaded(value)}`;
    } else if (options.loads.has(word) || options.takes.has(word)) {
      index += 1;
      const next = words[index];
      if (next !== undefined && options.loads.has(word)) words[index] = loaded(next);
    } else if (!word.startsWith('-')) {
      const script = fileAt(word);
      if (script === undefined) continue;
      words[index] = script;
      break;
    }
  }
  return { command: words, reads };
}

/** The name of a package, perhaps with what of it is meant; no path and no address. */
const isName = (word: string) => /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/[\w./-]+)?$/.test(word);

function optionsOf(interpreter: string): Options {
  if (/^(?:node|nodejs|deno|bun|tsx|ts-node)$/.test(interpreter)) return NODE;
  return /^(?:python|pypy)/.test(interpreter) ? PYTHON : OTHER;
}
