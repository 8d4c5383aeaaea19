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
  /** Colour on stdout: a terminal, and NO_COLOR is unset. */
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
    interactive: process.stderr.isTTY === true && process.env['CI'] === undefined,
    colour: process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '',
  };
}
