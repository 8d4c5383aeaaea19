import { dirname, join, relative, sep } from 'node:path';
import { asFault } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';
import type { StateKey } from '../../state/state-key.ts';
import { MOST_BYTES } from './format.ts';
import { cassettePath, ENDING, refuseLinked } from './place.ts';
import { readCassette, type Trust } from './read-cassette.ts';

/** A cassette as lists show it. */
export interface StoredCassette {
  /** From the folder that holds the evals folder, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
  readonly agent: string;
  readonly case: string;
  readonly attempts: number;
  readonly exchanges: number;
  readonly judge_answers: number;
  /** That answered, as they name themselves, sorted. */
  readonly models: readonly string[];
  readonly judge?: string;
  /** When the newest of its recordings was made (ISO 8601, UTC). */
  readonly recorded_at: string;
  readonly trust: Trust;
  /** It does not lie where it is looked for. */
  readonly misplaced?: true;
}

/** A file in its place that cannot be used, and why. */
export interface BrokenCassette {
  readonly path: string;
  readonly bytes: number;
  readonly problem: string;
}

/** Deepest folder below that of all: ids hold as many slashes at most. */
const DEEPEST_FOLDER = 20;

/** Every cassette below a folder, in the order of their paths, read one after the other; empty where there is none. Rejects where the folder is a link. */
export async function* storedCassettes(
  folder: string,
  files: Pick<Files, 'list' | 'stat' | 'readBytes' | 'realPath'>,
  key?: StateKey,
): AsyncGenerator<StoredCassette | BrokenCassette> {
  refuseLinked(folder, files);
  for (const path of pathsBelow(folder, files, 0)) {
    const bytes = files.stat(path)?.size ?? 0;
    const shown = relative(dirname(dirname(folder)), path)
      .split(sep)
      .join('/');
    try {
      if (bytes > MOST_BYTES) throw new RangeError(`It is larger than ${MOST_BYTES / 1024 / 1024} MiB.`);
      const { header, recordings, trust, ...named } = readCassette(await files.readBytes(path), {
        where: shown,
        key,
      });
      const exchanges = recordings.filter(({ kind }) => kind === 'http').length;
      const { agent, case: caseId } = named;
      yield {
        ...{ path: shown, bytes, agent, case: caseId, attempts: header.attempts.length, exchanges },
        ...{ judge_answers: recordings.length - exchanges, models: header.models },
        ...(header.judge !== undefined && { judge: header.judge.model }),
        ...{ recorded_at: header.recorded_at, trust },
        ...(cassettePath(folder, { agentId: agent, caseId }) !== path && { misplaced: true as const }),
      };
    } catch (error) {
      yield {
        path: shown,
        bytes,
        problem: error instanceof RangeError ? error.message : asFault(error).message,
      };
    }
  }
}

/** Links are passed over: whatever they lead to is not ours. */
function* pathsBelow(
  folder: string,
  files: Pick<Files, 'list' | 'stat' | 'realPath'>,
  depth: number,
): Generator<string> {
  const real = files.realPath(folder);
  for (const name of files.list(folder)) {
    const path = join(folder, name);
    if (real === null || files.realPath(path) !== join(real, name)) continue;
    const kind = files.stat(path)?.kind;
    if (kind === 'directory' && depth < DEEPEST_FOLDER) yield* pathsBelow(path, files, depth + 1);
    if (kind === 'file' && name.endsWith(ENDING)) yield path;
  }
}
