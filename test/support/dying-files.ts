import type { Files } from '../../src/ports/ports.ts';

/** Files of a process that dies: from the `survived`-th change on nothing reaches the disk any more. */
export interface DyingFiles extends Files {
  /** Changes that were asked for, those after the death included. */
  calls(): number;
}

/**
 * The same disk, seen by a process that is killed after so many changes to it. The write it dies in fails, as it would on a
 * full disk; what it does after that has no effect, so that its disk is the one that its heirs find.
 */
export function dyingFiles(files: Files, survived: number): DyingFiles {
  let calls = 0;
  const alive = () => (calls += 1) <= survived;
  return {
    ...files,
    calls: () => calls,
    makeFolder: (path) => void (alive() && files.makeFolder(path)),
    writeAtomic(path, text, options) {
      if (!alive()) throw new Error('killed');
      files.writeAtomic(path, text, options);
    },
    createExclusive: (path, text) => (alive() ? files.createExclusive(path, text) : true),
    rename: (from, to) => void (alive() && files.rename(from, to)),
    remove: (path) => void (alive() && files.remove(path)),
    truncate: (path, size) => void (alive() && files.truncate(path, size)),
    keepPrivate: files.keepPrivate,
    touch: (path) => void (alive() && files.touch(path)),
  };
}
