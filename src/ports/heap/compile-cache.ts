/**
 * What Node brings, asked for without an `import`: one of `node:fs` loads the streams of files as well, for every start. A function, as
 * Node 22.1 and 22.2 cannot be asked so.
 */
const builtin: typeof process.getBuiltinModule = (name: string) => process.getBuiltinModule(name);

/** Of a mode: everybody may write. A group may: on many systems each user has one of their own, and folders are made so. */
const BY_OTHERS = 0o002;

/**
 * Turns on Node's own compile cache, and says where it is; undefined where there is none. Node itself takes a folder for temporary files
 * without looking at whose it is, and runs the code that it finds there, so it is looked at here first. A folder that a person has named
 * (NODE_COMPILE_CACHE) is theirs to answer for, and in use by now. What cannot be used costs time at the start, and nothing else.
 */
export function ownCompileCache(): string | undefined {
  if (typeof process.getBuiltinModule !== 'function') return undefined;
  const module = builtin('node:module');
  // Older Nodes have none.
  if (typeof module.enableCompileCache !== 'function') return undefined;
  const { NODE_COMPILE_CACHE: named, NODE_DISABLE_COMPILE_CACHE: disabled } = process.env;
  if (named === undefined && disabled === undefined)
    try {
      const folder = builtin('node:path').join(builtin('node:os').tmpdir(), 'node-compile-cache');
      makeFolder(folder);
      requireOwnFolder(folder);
      for (const each of versionsIn(folder)) requireOwnFolder(each);
      module.enableCompileCache(folder);
    } catch {
      return undefined;
    }
  return module.getCompileCacheDir();
}

/**
 * Throws unless a folder is a real one of ours that not everybody may fill. Usually it stands in the folder for temporary files, where another
 * user may have made it first: a link there would lead to files of ours that somebody else has filled, or that are not to be written over.
 */
export function requireOwnFolder(folder: string): void {
  const own = process.getuid?.();
  if (own === undefined) return; // Windows, where that folder is a user's own.
  const stat = builtin('node:fs').lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== own || (stat.mode & BY_OTHERS) !== 0)
    throw new Error(`${folder} is not ours alone`);
}

function makeFolder(folder: string): void {
  try {
    builtin('node:fs').mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** The folders of this user in it, one for each version of Node: their names end in the number of the user. */
function versionsIn(folder: string): string[] {
  const own = process.getuid?.();
  if (own === undefined) return [];
  return builtin('node:fs')
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name.endsWith(`-${own}`) && !entry.isFile())
    .map(({ name }) => builtin('node:path').join(folder, name));
}
