/** The two streams of a command, and what the terminal can show. */
export interface Terminal {
  out(text: string): void;
  /** Many pieces in few writes: each write to a pipe or file is a system call. */
  outAll(pieces: Iterable<string>): void;
  err(text: string): void;
  /** Columns of the terminal; 80 where there is none. */
  width: number;
  /** A person is watching stderr: a progress bar makes sense. */
  interactive: boolean;
  /** Colour on stdout: a terminal, and NO_COLOR is unset. */
  colour: boolean;
}

/** Characters written to stdout at once. */
const OUTPUT_PIECE = 256 * 1024;

export function terminal(): Terminal {
  return {
    out: (text) => void process.stdout.write(text),
    outAll(pieces) {
      let held: string[] = [];
      let size = 0;
      for (const piece of pieces) {
        held.push(piece);
        size += piece.length;
        if (size < OUTPUT_PIECE) continue;
        process.stdout.write(held.join(''));
        held = [];
        size = 0;
      }
      if (held.length > 0) process.stdout.write(held.join(''));
    },
    err: (text) => void process.stderr.write(text),
    width: Math.min(Math.max(process.stdout.columns ?? 80, 60), 120),
    interactive: process.stderr.isTTY === true && process.env['CI'] === undefined,
    colour: process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '',
  };
}
