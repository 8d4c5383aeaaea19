import { join } from 'node:path';
import type { Ports } from '../ports/ports.ts';

/** A folder of this process in the temporary folder of the system. */
export interface OwnFolder {
  readonly path: string;
  remove(): void;
}

/** With the id of the process that it belongs to. */
const NAME = /^assay-workspaces-(\d+)-[0-9a-f]{16}$/;

/** Makes it, and takes away those whose processes have ended without doing so. */
export function ownFolder({
  files,
  folders,
  processes,
  random,
}: Pick<Ports, 'files' | 'folders' | 'processes' | 'random'>): OwnFolder {
  const temporary = folders.temporary();
  for (const name of files.list(temporary)) {
    const pid = NAME.exec(name)?.[1];
    if (pid === undefined || processes.isAlive(Number(pid))) continue;
    try {
      files.remove(join(temporary, name));
    } catch {
      // Somebody else's: they will.
    }
  }
  const path = join(temporary, `assay-workspaces-${processes.pid}-${random.hex(8)}`);
  folders.makePrivate(path);
  return { path, remove: () => files.remove(path) };
}

/** Such folders that are there now, of this process and of others: what attempts of theirs work in is nobody else's business. */
export function workspaceFolders({ files, folders }: Pick<Ports, 'files' | 'folders'>): string[] {
  const temporary = folders.temporary();
  return files
    .list(temporary)
    .filter((name) => NAME.test(name))
    .map((name) => join(temporary, name));
}
