import { basename, isAbsolute, resolve } from 'node:path';
import type { Files } from '../../ports/ports.ts';

/** Programs that run the file they are given; any other brings its own code, whatever files it is given. */
export const INTERPRETER =
  /^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy[\d.]*|ruby|perl|php|lua|Rscript|java|bash|sh|zsh)$/;

/**
 * A command that was written for one folder (`home`), to be started in another: the program where it is a path, and behind an interpreter
 * the script, the first word that is a file there. All other words are for the folder that it works in. `reads` are the files that were found.
 */
export function startedFrom(
  command: readonly string[],
  home: string,
  files: Pick<Files, 'stat'>,
): { command: string[]; reads: string[] } {
  const [program = '', ...rest] = command;
  const isPath = program.includes('/') && !isAbsolute(program);
  const first = isPath ? resolve(home, program) : program;
  const reads = first.includes('/') ? [first] : [];
  const words = [first, ...rest];
  const at = words.findIndex((word) => INTERPRETER.test(basename(word)));
  const script =
    at === -1
      ? -1
      : words.findIndex((word, index) => {
          const path = resolve(home, word);
          return index > at && !word.startsWith('-') && files.stat(path)?.kind === 'file';
        });
  if (script !== -1) {
    words[script] = resolve(home, words[script] as string); // It was found there.
    reads.push(words[script] as string);
  }
  return { command: words, reads };
}
