/** The two streams of a command, and what the terminal can show. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Columns of the terminal; 80 where there is none. */
  width: number;
  /** A person is watching stderr: a progress bar makes sense. */
  interactive: boolean;
  /** Colour on stdout: a terminal, and NO_COLOR is unset. */
  colour: boolean;
}

export function terminal(): Terminal {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    width: Math.min(Math.max(process.stdout.columns ?? 80, 60), 120),
    interactive: process.stderr.isTTY === true && process.env['CI'] === undefined,
    colour: process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '',
  };
}
