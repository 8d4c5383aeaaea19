import { defined } from '../../schema/defined.ts';
import { writeStarter } from '../../test-cases/starter.ts';
import { terminalLine } from '../../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from '../common-flags.ts';
import { asTyped, ownScript } from '../next/own-name.ts';
import { terminal } from '../terminal.ts';
import { detectProject } from './detect-project.ts';
import { ignoreState } from './ignore-state.ts';
import { foundLines, ownAgentLines } from './own-agent.ts';
import { schemasFor, trunkOf } from './starter-place.ts';

const IGNORE = '.gitignore';

/**
 * `assay init`: a starter evals folder and workflow in the working directory, and a line in `.gitignore`; a file that exists is kept as
 * it is. What the project seems to be made of is said, and stands as a comment in the file of the example agent. `canImport`: whether there is a
 * command that takes evals of others.
 */
export async function initCommand(flags: CommonFlags, canImport: boolean): Promise<number> {
  const { ports } = engineOf(flags);
  const { files } = ports;
  const folder = ports.env.cwd();
  const project = await detectProject(folder, files);
  const { written, kept } = writeStarter(folder, ports, {
    ...defined({ schemas: schemasFor(folder, ownScript(), files) }),
    branch: trunkOf(folder, files),
    ownAgent: ownAgentLines(project),
  });
  const ignored = ignoreState(folder, files);
  if (ignored !== 'changed') (ignored === 'written' ? written : kept).push(IGNORE);
  const changed = ignored === 'changed' ? [IGNORE] : [];
  const { out } = terminal();
  if (flags.json === true) {
    const answer = { written, kept, ...(changed.length === 0 ? {} : { changed }) };
    out(`${JSON.stringify(answer, null, 2)}\n`);
    return 0;
  }
  for (const line of foundLines(project, canImport)) out(`found ${terminalLine(line)}\n`);
  for (const file of written) out(`wrote ${file}\n`);
  for (const file of changed) out(`added .assay/ to ${file}\n`);
  for (const file of kept) out(`kept  ${file}\n`);
  out(`\nnext: ${terminalLine(asTyped('assay run --judge offline'))}\n`);
  if (canImport && project.promptfoo !== undefined)
    out(`      ${terminalLine(asTyped(`assay import promptfoo ${project.promptfoo} --write evals`))}\n`);
  return 0;
}
