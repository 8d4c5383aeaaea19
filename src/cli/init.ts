import { writeStarter } from '../test-cases/starter.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { asTyped } from './next/own-name.ts';
import { terminal } from './terminal.ts';

/** `assay init`: a starter evals folder and workflow in the working directory; a file that exists is kept as it is. */
export async function initCommand(_: string[], flags: CommonFlags): Promise<number> {
  const engine = engineOf(flags);
  const { written, kept } = await writeStarter(engine.ports.env.cwd(), engine.ports);
  const { out } = terminal();
  if (flags.json === true) out(`${JSON.stringify({ written, kept }, null, 2)}\n`);
  else {
    for (const file of written) out(`wrote ${file}\n`);
    for (const file of kept) out(`kept  ${file}\n`);
    out(`\nnext: ${asTyped('assay run --judge offline')}\n`);
  }
  return 0;
}
