import type { FileStat, Ports } from '../ports/ports.ts';
import { sortedPlace } from '../text/sorted-place.ts';

/** Names of the documents in a folder, kept in memory. */
export interface FolderNames {
  /** The names with the ending, sorted by their code units. Not to be changed. */
  all(): readonly string[];
  /** Does a write that makes or replaces the file of this name, without the whole folder being read for it again. */
  noting(name: string, write: () => void): void;
}

interface Known {
  names: string[];
  stat: FileStat;
  /** Monotonic time of the last reading of the folder. */
  readMs: number;
  /** Read so soon after the last change that another may hide in the same tick of the file system's clock. */
  fresh: boolean;
  /** Names were added from memory: what somebody else wrote at the same moment may be missing. */
  noted: boolean;
}

/** Coarsest tick of modification times on the usual file systems is 10 ms (Linux at 100 Hz); with a margin. */
const TICK_MS = 50;
/** What another process wrote at the very moment of a write of ours is seen after this, at the latest. */
const NOTED_MS = 2_000;

/**
 * The names in a folder that grows: the folder is read again only when somebody else changed it, which its modification
 * time tells. Nothing is kept, and nothing is looked at, before they are asked for the first time.
 */
export function folderNames(
  folder: string,
  { files, clock }: Pick<Ports, 'files' | 'clock'>,
  ending = '.json',
): FolderNames {
  let known: Known | undefined;

  const holds = (found: FileStat, { stat, readMs, fresh, noted }: Known): boolean =>
    found.modifiedMs === stat.modifiedMs &&
    found.inode === stat.inode &&
    !fresh &&
    !(noted && clock.monotonic() - readMs > NOTED_MS);

  return {
    all() {
      const stat = files.stat(folder);
      if (stat === null) {
        known = undefined;
        return [];
      }
      if (known !== undefined && holds(stat, known)) return known.names;
      const fresh = clock.now() - stat.modifiedMs < TICK_MS;
      const names = files.list(folder).filter((name) => name.endsWith(ending));
      known = { names, stat, readMs: clock.monotonic(), fresh, noted: false };
      return names;
    },
    noting(name, write) {
      const before = known === undefined ? null : files.stat(folder);
      write();
      if (known === undefined) return;
      if (before === null || !holds(before, known)) {
        known = undefined;
        return;
      }
      const stat = files.stat(folder);
      insert(known.names, name);
      known = stat === null ? undefined : { ...known, stat, noted: true };
    },
  };
}

/** Fresh ids sort last, so this is nearly always an append. */
function insert(names: string[], name: string): void {
  const at = sortedPlace(names, name);
  if (names[at] !== name) names.splice(at, 0, name);
}
