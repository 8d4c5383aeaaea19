import { isFileStream } from '../ports/file-stream.ts';
import { shownText } from './redaction.ts';

/** The two streams of a command, without the secrets that it knows of, and what the terminal can show. */
export interface Terminal {
  out(text: string): void;
  /**
   * Text in large pieces of UTF-8, as files are written: each write is a system call. Secrets have to be out of them already: one could lie
   * in two pieces.
   */
  bytes(piece: Uint8Array): void;
  err(text: string): void;
  /** Columns of the terminal; 80 where there is none. */
  width: number;
  /** Stdout is a terminal: lines longer than `width` would be broken anywhere. */
  screen: boolean;
  /** A person is watching stderr: a progress bar makes sense. */
  interactive: boolean;
  /** Colour on stdout: a terminal, unless NO_COLOR or TERM=dumb; FORCE_COLOR decides before them, as it does for Node. */
  colour: boolean;
}

export function terminal(): Terminal {
  let isFile: boolean | undefined;
  return {
    out: (text) => void process.stdout.write(shownText(text)),
    bytes(piece) {
      isFile ??= isFileStream(process.stdout);
      // A pipe may take it later, when its place holds another one; a file needs no copy, of which many megabytes would be left behind.
      process.stdout.write(isFile ? piece : Buffer.from(piece));
    },
    err: (text) => void process.stderr.write(shownText(text)),
    width: Math.min(Math.max(process.stdout.columns ?? 80, 60), 120),
    screen: process.stdout.isTTY === true,
    interactive:
      process.stderr.isTTY === true && process.env['CI'] === undefined && process.env['TERM'] !== 'dumb',
    colour: hasColour(process.stdout.isTTY === true, process.env),
  };
}

/** Whether to print in colour. `FORCE_COLOR` counts where it is set: `0` and `false` are no, everything else is yes. */
export function hasColour(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}
