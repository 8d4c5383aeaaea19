import { dirname, relative, sep } from 'node:path';
import { asFault, Fault } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';
import type { StateKey } from '../../state/state-key.ts';
import { formatCounted } from '../../text/format.ts';
import type { TapedAttempt } from '../tape.ts';
import { LONGEST_LINE, MOST_BYTES } from './format.ts';
import { heldCassettes } from './held-cassettes.ts';
import { oneAfterOther } from './one-after-other.ts';
import { cassettePath, refuseLinked } from './place.ts';
import { type ReadCassette, readCassette } from './read-cassette.ts';
import { type Shelf, withRecordings } from './shelf.ts';
import { cassetteText } from './write-cassette.ts';

export interface FileShelfOptions {
  /** `evals/cassettes`, absolute. */
  readonly folder: string;
  readonly files: Files;
  /** Signs what is written, and has to have signed what says that it is signed. */
  readonly key?: StateKey | undefined;
  /** Told what is used although nobody vouches for it, and what is left out. */
  readonly onWarning?: ((message: string) => void) | undefined;
}

type Of = Pick<TapedAttempt, 'agentId' | 'caseId'>;

/** Cassettes in files, one a case. A file is written whole: a reader sees the old or the new one. */
export function fileShelf({ folder, files, key, onWarning = () => undefined }: FileShelfOptions): Shelf {
  const read = reader(folder, files, key);
  const inOrder = oneAfterOther();
  /** What stays of the file that is there. What nobody vouches for is not signed along. */
  async function standing(of: Of): Promise<ReadCassette | undefined> {
    try {
      const there = await read(of);
      if (there === undefined || key === undefined || there.trust === 'signed') return there;
      onWarning(`What ${shownPath(folder, of)} held of other attempts was not signed, and is left out.`);
      return undefined;
    } catch (error) {
      const { code, message } = asFault(error);
      if (code !== 'validation_failed') throw error;
      onWarning(`${message} It is replaced.`);
      return undefined;
    }
  }
  return {
    async load(of) {
      const cassette = await read(of);
      if (key !== undefined && cassette?.trust === 'unsigned')
        onWarning(`The cassette ${shownPath(folder, of)} is not signed; it is used all the same.`);
      return cassette;
    },
    put(attempt, recorded) {
      const path = checkedPath(attempt, folder, files);
      return inOrder(path, async () => {
        const cassette = withRecordings(await standing(attempt), attempt, recorded);
        if (cassette.recordings.length === 0) {
          if (files.stat(path) !== null) files.remove(path);
          return;
        }
        const { text, leftOut } = cassetteText(cassette, key);
        if (leftOut > 0)
          onWarning(
            `${formatCounted(leftOut, 'recording')} of ${shownPath(folder, attempt)} could not be kept: a line has at most ${LONGEST_LINE / 1024 / 1024} MiB, and a cassette ${MOST_BYTES / 1024 / 1024}.`,
          );
        files.writeAtomic(path, text);
      });
    },
  };
}

/** Reads the cassette of a case. */
function reader(folder: string, files: Files, key: StateKey | undefined) {
  const held = heldCassettes();
  return async (of: Of): Promise<ReadCassette | undefined> => {
    const path = checkedPath(of, folder, files);
    const where = shownPath(folder, of);
    const stat = files.stat(path);
    if (stat === null) return undefined;
    if (stat.kind !== 'file' || stat.size > MOST_BYTES) throw unusable(where, stat.kind === 'file');
    const stamp = `${stat.inode} ${stat.size} ${stat.modifiedMs}`;
    const known = held.get(path, stamp);
    if (known !== undefined) return known;
    const cassette = readCassette(await files.readBytes(path), { where, key });
    if (cassette.agent !== of.agentId || cassette.case !== of.caseId) throw misplaced(where, cassette);
    held.set(path, stamp, stat.size, cassette);
    return cassette;
  };
}

/** From the folder that holds the evals folder. */
const shownPath = (folder: string, of: Of): string =>
  relative(dirname(dirname(folder)), cassettePath(folder, of))
    .split(sep)
    .join('/');

/** The path of a cassette; a link that leads out of the folder is not followed. */
function checkedPath(of: Of, folder: string, files: Files): string {
  refuseLinked(folder, files);
  const path = cassettePath(folder, of);
  const root = files.realPath(folder);
  if (root === null) return path;
  for (let above = path; above.length > folder.length; above = dirname(above)) {
    const real = files.realPath(above);
    if (real === null) continue;
    if (real === root || real.startsWith(root + sep)) return path;
    throw new Fault(
      'validation_failed',
      `The cassette of ${of.caseId} lies behind a link that leads elsewhere.`,
      {
        where: above,
        hint: 'Remove the link.',
      },
    );
  }
  return path;
}

function unusable(where: string, isFile: boolean): Fault {
  const why = isFile ? `it is larger than ${MOST_BYTES / 1024 / 1024} MiB` : 'it is no file';
  return new Fault('validation_failed', `The cassette ${where} cannot be used: ${why}.`, {
    where,
    hint: 'Record the case again: assay run --record',
  });
}

function misplaced(where: string, { agent, case: caseId }: ReadCassette): Fault {
  return new Fault(
    'validation_failed',
    `The cassette ${where} cannot be used: it was recorded for the case ${caseId} with the agent ${agent}.`,
    { where, hint: 'Record the case again, or move the file back.' },
  );
}
