import { relative } from 'node:path';
import { gitIn } from '../../git/ask-git.ts';
import type { Ports } from '../../ports/ports.ts';
import { formatCounted } from '../../text/format.ts';
import { type Finding, note } from './finding.ts';

/** Whether the state was committed: answers and contexts, which grow with each run, and a key where the service made one. */
export async function commitFindings(stateDir: string, ports: Ports): Promise<Finding[]> {
  const folder = ports.env.cwd();
  if (ports.files.stat(stateDir) === null) return [];
  const answer = await gitIn(folder, ports)('ls-files', '-z', '--', stateDir).catch(() => undefined);
  const committed = answer?.code === 0 ? answer.out.split('\0').length - 1 : 0;
  if (committed === 0) return [];
  const shown = relative(folder, stateDir);
  return [
    note(
      'state',
      `${formatCounted(committed, 'file')} of ${shown} ${committed === 1 ? 'is' : 'are'} under git.`,
      `Take them out: git rm -r --cached ${shown}, and have git ignore the folder; rotate keys that were among them.`,
    ),
  ];
}
