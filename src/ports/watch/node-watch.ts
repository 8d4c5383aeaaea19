import { join } from 'node:path';
import { Fault } from '../../errors.ts';

/** Files below some folders, looked after until it is closed. */
export interface FolderWatch {
  /** Every file that is watched, by its absolute path. */
  files(): Iterable<string>;
  /** Looks after these files and folders, too. */
  add(paths: readonly string[]): void;
  close(): Promise<void>;
}

/** What whoever watches is told. */
export interface WatchListener {
  /** Files and folders that are left alone; asked before anything below is looked at. */
  isIgnored(path: string): boolean;
  /** A file was written, made or taken away; its absolute path. */
  onChange(path: string): void;
  /** Something is not watched any more, or never was. */
  onFault(fault: Fault): void;
}

/** Starts to watch; ready when it resolves: what is written from then on is told. */
export type WatchFolders = (paths: readonly string[], listener: WatchListener) => Promise<FolderWatch>;

/** Watches by events of the system. Polls only where `CHOKIDAR_USEPOLLING` asks for it, as network drives without events need. */
export const nodeWatch: WatchFolders = async (paths, { isIgnored, onChange, onFault }) => {
  const { watch } = await import('chokidar');
  const watcher = watch([...paths], {
    ignored: (path) => isIgnored(path),
    ignoreInitial: true,
    followSymlinks: false,
    // A save that replaces the file is one change.
    atomic: true,
  });
  watcher.on('all', (event, path) => {
    if (event === 'add' || event === 'change' || event === 'unlink') onChange(path);
  });
  watcher.on('error', (error) => onFault(watchFault(error)));
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    *files() {
      for (const [folder, names] of Object.entries(watcher.getWatched()))
        for (const name of names) yield join(folder, name);
    },
    add: (more) => void watcher.add([...more]),
    close: () => watcher.close(),
  };
};

function watchFault(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const message = error instanceof Error ? error.message : String(error);
  const hint =
    code === 'ENOSPC' || code === 'EMFILE'
      ? 'The system watches no more files: raise its limit (on Linux fs.inotify.max_user_watches), or start in a smaller folder.'
      : 'Press Enter to play everything, or start again.';
  return new Fault('storage', `not everything is watched: ${message}`, { hint, cause: error });
}
