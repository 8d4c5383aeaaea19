import { shownText } from './redaction.ts';

/** The two streams of a command, without the secrets that it knows of, and what the terminal can show. */
export interface Terminal {
  out(text: string): void;
  /**
   * Collects pieces and writes them in few large ones: each write to a pipe or file is a system call. Call `end` last. Secrets have to be out
   * of them already: one could lie in two pieces.
   */
  gathered(): { add(piece: string): void; end(): void };
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

/** Characters written to stdout at once. */
const OUTPUT_PIECE = 256 * 1024;

export function terminal(): Terminal {
  return {
    out: (text) => void process.stdout.write(shownText(text)),
    gathered() {
      let held: string[] = [];
      let size = 0;
      const end = () => {
        if (held.length > 0) process.stdout.write(held.join(''));
        held = [];
        size = 0;
      };
      return {
        add(piece) {
          held.push(piece);
          size += piece.length;
          if (size >= OUTPUT_PIECE) end();
        },
        end,
      };
    },
    err: (text) => void process.stderr.write(shownText(text)),
    width: Math.min(Math.max(process.stdout.columns ?? 80, 60), 120),
    screen: process.stdout.isTTY === true,
    interactive: process.stderr.isTTY === true && process.env['CI'] === undefined,
    colour: process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '',
  };
}
