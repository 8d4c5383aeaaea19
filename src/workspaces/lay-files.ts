import { basename, dirname, join } from 'node:path';
import { Fault } from '../errors.ts';
import type { Files } from '../ports/ports.ts';

/** Files by their paths in a workspace: their text, or null for one that is taken away. */
export type LaidFiles = Readonly<Record<string, string | null>>;

type FilePorts = {
  readonly files: Pick<Files, 'writeAtomic' | 'remove' | 'realPath' | 'makeFolder' | 'copyFile'>;
};

/** Puts files into a folder, or takes them out of it. Fault `validation_failed` where a link would lead one out of the folder. */
export function layFiles(laid: LaidFiles, folder: string, { files }: FilePorts): void {
  for (const [path, text] of Object.entries(laid)) {
    const place = join(folder, path);
    if (!staysIn(folder, dirname(place), files))
      throw new Fault(
        'validation_failed',
        `The file ${path} cannot be laid into the workspace: a link leads it elsewhere.`,
        {
          where: `files.${path}`,
          hint: 'Name a folder of the workspace that is no link.',
        },
      );
    if (text === null) files.remove(place);
    else files.writeAtomic(place, text, { sync: false });
  }
}

/** Whether a folder, or the part of its path that is there, lies where its name says. */
function staysIn(top: string, folder: string, { realPath }: Pick<Files, 'realPath'>): boolean {
  for (let at = folder; at !== top; at = dirname(at)) {
    const real = realPath(at);
    if (real !== null) return real === at;
  }
  return true;
}

/** Copies files of the evals folder under their own names into a folder beside a workspace. Fault `validation_failed` for one that is gone. */
export async function layBeside(
  named: readonly string[],
  { root, folder }: { root: string; folder: string },
  { files }: FilePorts,
): Promise<void> {
  files.makeFolder(folder);
  for (const path of named) {
    const place = join(root, path);
    // It was looked up when the case was read: a link by now leads somewhere else.
    if (files.realPath(place) !== place)
      throw new Fault('validation_failed', `The file ${path} of a check is no longer there.`, {
        where: path,
        hint: 'The evals folder changed while it was played; run it again.',
      });
    await files.copyFile(place, join(folder, basename(path)));
  }
}
