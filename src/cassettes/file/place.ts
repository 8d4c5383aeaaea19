import { basename, dirname, join } from 'node:path';
import { Fault } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';
import { fileNameOf } from '../../state/state-paths.ts';
import type { TapedAttempt } from '../tape.ts';

/** Ending of a cassette. */
export const ENDING = '.jsonl';

/**
 * The file of a case's cassette below the folder of all, `<agent id>/<case id>.jsonl`: a slash in an id is a folder, and what is not safe in
 * a file name becomes a readable part and a hash.
 */
export function cassettePath(folder: string, { agentId, caseId }: Pick<TapedAttempt, 'agentId' | 'caseId'>) {
  const steps = [...agentId.split('/'), ...caseId.split('/')];
  const last = steps.pop() ?? '';
  return join(folder, ...steps.map(folderName), `${fileNameOf(last)}${ENDING}`);
}

/** No folder has the name of a file. */
const folderName = (step: string): string => fileNameOf(step.endsWith(ENDING) ? `${step}/` : step);

/**
 * Refuses a folder of all cassettes that is a link: what it leads to is not looked at where it is asked what a branch changed. Throws a Fault
 * `validation_failed`; a folder that is not there is fine.
 */
export function refuseLinked(folder: string, files: Pick<Files, 'realPath'>): void {
  const real = files.realPath(folder);
  const above = files.realPath(dirname(folder));
  if (real === null || above === null || real === join(above, basename(folder))) return;
  throw new Fault('validation_failed', `The folder of cassettes is a link, to ${real}.`, {
    where: folder,
    hint: 'Remove the link, and put the cassettes in its place: what a branch changed of them would not be seen behind it.',
  });
}
