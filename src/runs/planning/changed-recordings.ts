import { join, relative, sep } from 'node:path';
import type { Ports } from '../../ports/ports.ts';
import type { ChangedCassettes } from '../../schema/cassettes/changed-cassettes.ts';
import type { CassetteMode } from '../../schema/cassettes/replayed.ts';
import { findBoundary } from '../../test-cases/boundary.ts';
import { CASSETTES } from '../../test-cases/find-files.ts';

/** Where the evals folder is, and the world around it. */
interface Place {
  readonly evalsDir: string;
  readonly ports: Pick<Ports, 'spawn' | 'env' | 'clock' | 'files'>;
}

/**
 * What of the cassettes is of the branch that is judged by them: undefined where nothing is, where nothing is answered from them, and where
 * it is not known of which commit this is a change. Where there is no git to ask, that is `unknown`.
 */
export async function changedRecordings(
  { evalsDir, ports }: Place,
  mode: CassetteMode | undefined,
  base: string | undefined,
): Promise<ChangedCassettes | undefined> {
  if (mode?.replay === undefined || base === undefined) return undefined;
  const { files } = ports;
  const evals = files.realPath(evalsDir);
  const top = evals === null ? null : findBoundary(evals, files);
  if (evals === null || top === null || files.stat(join(top, '.git')) === null)
    return { cassettes: 0, recordings: 0, files: [], unknown: 'this is no clone of git' };
  const { changedCassettes } = await import('../../cassettes/changed/changed-cassettes.ts');
  const folder = relative(top, join(evals, CASSETTES)).split(sep).join('/');
  return changedCassettes({ top, folder, base }, ports);
}
