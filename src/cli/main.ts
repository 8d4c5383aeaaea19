import { asFault } from '../errors.ts';
import { boundHeap } from '../ports/heap/bounded-heap.ts';
import { PRODUCT } from '../schema/product.ts';

/** The `assay` command. Sets the exit code of contract 6; never calls exit, so that piped output is written to the end. */
export async function main(argv: readonly string[] = process.argv.slice(2)): Promise<void> {
  if (argv[0] === '--version' || argv[0] === '-V') {
    process.stdout.write(`${PRODUCT.version}\n`);
    return;
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endOfReader);
  try {
    boundHeap();
    const { runProgram } = await import('./program.ts');
    boundHeap();
    process.exitCode = await runProgram(argv);
  } catch (error) {
    const fault = asFault(error);
    const [{ faultText }, { shownText }] = await Promise.all([
      import('./print-fault.ts'),
      import('./redaction.ts'),
    ]);
    process.stderr.write(shownText(faultText(fault)));
    process.exitCode = fault.exitCode;
  }
}

/** `assay … | head`: whoever reads has seen enough, which is no failure of ours. Everything else that a stream says is one. */
function endOfReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
