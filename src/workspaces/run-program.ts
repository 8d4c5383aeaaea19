import { CUT, textTail } from '../agents/text-tail.ts';
import type { Ports } from '../ports/ports.ts';

/** How a program ended that was run in a workspace. */
export interface RanProgram {
  /** Null where it was killed or never began. */
  readonly exitCode: number | null;
  /** The end of what it wrote. */
  readonly output: string;
  readonly errors: string;
  /** Standard output was longer than that. */
  readonly isCut: boolean;
  /** Why there is no exit code. */
  readonly failed?: string;
}

/** What is kept of its standard output and standard error. */
const OUTPUT_BYTES = 64 * 1024;
const ERROR_BYTES = 8 * 1024;

/** Runs a program to its end, without input; it and all that it started are killed when its time is over. Rejects only with the reason of the signal. */
export async function runProgram(
  command: readonly string[],
  options: {
    cwd: string;
    env: Record<string, string>;
    timeoutMs: number;
    signal?: AbortSignal | undefined;
  },
  { spawn, clock }: Pick<Ports, 'spawn' | 'clock'>,
): Promise<RanProgram> {
  options.signal?.throwIfAborted();
  const child = spawn(command, { cwd: options.cwd, env: options.env });
  const [output, errors] = [textTail(OUTPUT_BYTES), textTail(ERROR_BYTES, CUT)];
  let written = 0;
  child.onOutput((text) => {
    written += Buffer.byteLength(text);
    output.add(text);
  });
  child.onErrors((text) => errors.add(text));
  child.closeInput();
  let isLate = false;
  const cancel = clock.after(options.timeoutMs, () => {
    isLate = true;
    child.kill();
  });
  const abort = () => child.kill();
  options.signal?.addEventListener('abort', abort, { once: true });
  const { code, signal, startError } = await child.ended;
  cancel();
  options.signal?.removeEventListener('abort', abort);
  // What it left running ends with it.
  child.kill();
  options.signal?.throwIfAborted();
  const failed = isLate
    ? `it did not end within ${options.timeoutMs / 1000} s and was killed`
    : startError !== undefined
      ? `it could not be started: ${startError.message}`
      : code === null
        ? `it was ended by ${signal}`
        : undefined;
  return {
    exitCode: isLate ? null : code,
    ...{ output: output.text(), errors: errors.text(), isCut: written > OUTPUT_BYTES },
    ...(failed === undefined ? {} : { failed }),
  };
}
