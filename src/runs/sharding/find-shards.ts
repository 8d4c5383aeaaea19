import { join, resolve } from 'node:path';
import type { Ports } from '../../ports/ports.ts';
import type { PortsAccess } from '../../ports/ports-access.ts';
import { type StatePaths, statePaths } from '../../state/state-paths.ts';
import { readShardJournal, type ShardJournal } from './shard-journal.ts';

/** Downloaded artifacts lie in a folder each, in which the state folder may lie. */
const DEEPEST = 2;
/** A folder that holds more is none of downloaded artifacts. */
const MOST_FOLDERS = 2_000;

/**
 * The shards below these folders: each may be a state folder (`.assay`), its `state` part alone, or hold such folders, as
 * downloaded artifacts do. A folder that is missing or holds no shard is reported as a warning: which shard is missing shows later.
 */
export function findShards({ ports, warn }: PortsAccess, folders: readonly string[]): ShardJournal[] {
  const found: ShardJournal[] = [];
  const seen = new Set<string>();
  for (const named of folders) {
    const folder = resolve(ports.env.cwd(), named);
    const kind = ports.files.stat(folder)?.kind;
    if (kind !== 'directory') {
      warn(`${named} ${kind === undefined ? 'is not there' : 'is not a folder'}`);
      continue;
    }
    let again = false;
    const shards = [...statesBelow(folder, ports.files, DEEPEST)].flatMap((paths) => {
      // One folder may be named twice, or stand below another one.
      const real = ports.files.realPath(paths.runs) ?? paths.runs;
      if (seen.has(real)) {
        again = true;
        return [];
      }
      seen.add(real);
      return shardsOf(paths, ports);
    });
    if (shards.length === 0) warn(`${named} holds no shard${again ? ' that was not found before' : ''}`);
    found.push(...shards);
  }
  return found;
}

function shardsOf(paths: StatePaths, ports: Ports): ShardJournal[] {
  return ports.files.list(paths.runs).flatMap((name) => {
    const shard = readShardJournal(name, paths, ports);
    return shard === undefined ? [] : [shard];
  });
}

/** State folders from here down; one that was found is not looked into. */
function* statesBelow(folder: string, files: Ports['files'], depth: number): Generator<StatePaths> {
  const isFolder = (path: string) => files.stat(path)?.kind === 'directory';
  if (isFolder(join(folder, 'state', 'runs'))) yield statePaths(folder);
  else if (isFolder(join(folder, 'runs'))) yield statePaths(folder, folder);
  else if (depth > 0)
    for (const name of files.list(folder).slice(0, MOST_FOLDERS))
      if (name !== 'node_modules' && isFolder(join(folder, name)))
        yield* statesBelow(join(folder, name), files, depth - 1);
}
