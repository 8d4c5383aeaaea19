/**
 * What Node brings, asked for without an `import`: one of `node:fs` loads the streams of files as well, for every start. A function, as
 * Node 22.1 and 22.2 cannot be asked so.
 */
const builtin = (name) => process.getBuiltinModule(name);
/** Of a mode: everybody may write. A group may: on many systems each user has one of their own, and folders are made so. */
const BY_OTHERS = 0o002;
/**
 * Where compiled code of ours may be kept: in Node's own compile cache, which is turned on, and where Node is too old for one in a folder as
 * it would be; undefined where nowhere.
 */
export function ownCodeFolder() {
    if (typeof process.getBuiltinModule !== 'function')
        return undefined;
    if (typeof builtin('node:module').enableCompileCache === 'function')
        return ownCompileCache();
    if (isDecided())
        return undefined;
    try {
        const name = [process.version, process.arch, process.getuid?.()]
            .filter((part) => part !== undefined)
            .join('-');
        return builtin('node:path').join(ownFolder(), name);
    }
    catch {
        return undefined;
    }
}
/**
 * Turns on Node's own compile cache, and says where it is; undefined where there is none. Node itself takes a folder for temporary files
 * without looking at whose it is, and runs the code that it finds there, so it is looked at here first. A folder that a person has named
 * (NODE_COMPILE_CACHE) is theirs to answer for, and in use by now. What cannot be used costs time at the start, and nothing else.
 */
export function ownCompileCache() {
    if (typeof process.getBuiltinModule !== 'function')
        return undefined;
    const module = builtin('node:module');
    // Older Nodes have none.
    if (typeof module.enableCompileCache !== 'function')
        return undefined;
    if (!isDecided())
        try {
            module.enableCompileCache(ownFolder());
        }
        catch {
            return undefined;
        }
    return module.getCompileCacheDir();
}
/** Whether a person has said what is to be kept. */
function isDecided() {
    const { NODE_COMPILE_CACHE: named, NODE_DISABLE_COMPILE_CACHE: disabled } = process.env;
    return named !== undefined || disabled !== undefined;
}
/** The folder that Node would take, made where there is none; throws where it, or one of ours in it, is not ours alone. */
function ownFolder() {
    const folder = builtin('node:path').join(builtin('node:os').tmpdir(), 'node-compile-cache');
    makeFolder(folder);
    requireOwnFolder(folder);
    for (const each of versionsIn(folder))
        requireOwnFolder(each);
    return folder;
}
/**
 * Throws unless a folder is a real one of ours that not everybody may fill. Usually it stands in the folder for temporary files, where another
 * user may have made it first: a link there would lead to files of ours that somebody else has filled, or that are not to be written over.
 */
export function requireOwnFolder(folder) {
    const own = process.getuid?.();
    if (own === undefined)
        return; // Windows, where that folder is a user's own.
    const stat = builtin('node:fs').lstatSync(folder);
    if (!stat.isDirectory() || stat.uid !== own || (stat.mode & BY_OTHERS) !== 0)
        throw new Error(`${folder} is not ours alone`);
}
function makeFolder(folder) {
    try {
        builtin('node:fs').mkdirSync(folder, { mode: 0o700 });
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
            throw error;
    }
}
/** The folders of this user in it, one for each version of Node: their names end in the number of the user. */
function versionsIn(folder) {
    const own = process.getuid?.();
    if (own === undefined)
        return [];
    return builtin('node:fs')
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.name.endsWith(`-${own}`) && !entry.isFile())
        .map(({ name }) => builtin('node:path').join(folder, name));
}
