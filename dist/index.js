import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ const builtin = process.getBuiltinModule ?? __WEBPACK_EXTERNAL_createRequire(import.meta.url);
var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = builtin("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = builtin("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = builtin("child_process");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = builtin("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = builtin("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = builtin("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = builtin("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = builtin("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = builtin("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = builtin("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = builtin("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = builtin("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = builtin("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = builtin("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = builtin("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = builtin("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = builtin("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = builtin("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = builtin("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = builtin("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = builtin("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = builtin("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = builtin("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = builtin("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = builtin("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = builtin("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = builtin("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = builtin("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = builtin("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = builtin("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = builtin("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = builtin("node:querystring");

/***/ }),

/***/ 80481:
/***/ ((module) => {

module.exports = builtin("node:readline");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = builtin("node:stream");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = builtin("node:string_decoder");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = builtin("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = builtin("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = builtin("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = builtin("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = builtin("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = builtin("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = builtin("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = builtin("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = builtin("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = builtin("process");

/***/ }),

/***/ 83480:
/***/ ((module) => {

module.exports = builtin("querystring");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = builtin("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = builtin("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = builtin("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = builtin("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = builtin("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = builtin("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = builtin("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = builtin("zlib");

/***/ }),

/***/ 80342:
/***/ ((__webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ library)
/* harmony export */ });
/* harmony import */ var _ports_heap_kept_code_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(10351);

/**
 * The one bundle has several entry points (toolchain.md 1): `dist/cli.js` and `dist/library.js` are short shims that say which one
 * is wanted before they import it; started as an Action it is the Action.
 */
const face = globalThis.__assayFace ?? 'action';
(0,_ports_heap_kept_code_js__WEBPACK_IMPORTED_MODULE_0__/* .loadPartsKept */ .R6)();
if (face === 'cli')
    await (await __nccwpck_require__.e(/* import() */ 1273).then(__nccwpck_require__.bind(__nccwpck_require__, 11273))).main();
else if (face === 'action')
    await (await Promise.all(/* import() */[__nccwpck_require__.e(8815), __nccwpck_require__.e(4377), __nccwpck_require__.e(6116), __nccwpck_require__.e(8105), __nccwpck_require__.e(1394), __nccwpck_require__.e(9908), __nccwpck_require__.e(7560), __nccwpck_require__.e(693), __nccwpck_require__.e(3176), __nccwpck_require__.e(7206), __nccwpck_require__.e(7675), __nccwpck_require__.e(6778), __nccwpck_require__.e(8433), __nccwpck_require__.e(118), __nccwpck_require__.e(3940), __nccwpck_require__.e(5588), __nccwpck_require__.e(1961), __nccwpck_require__.e(766), __nccwpck_require__.e(101), __nccwpck_require__.e(1645), __nccwpck_require__.e(2653), __nccwpck_require__.e(3377), __nccwpck_require__.e(562), __nccwpck_require__.e(5663), __nccwpck_require__.e(2092), __nccwpck_require__.e(702), __nccwpck_require__.e(2825), __nccwpck_require__.e(2056), __nccwpck_require__.e(9129), __nccwpck_require__.e(9912), __nccwpck_require__.e(6059), __nccwpck_require__.e(196), __nccwpck_require__.e(8698), __nccwpck_require__.e(1840), __nccwpck_require__.e(1568)]).then(__nccwpck_require__.bind(__nccwpck_require__, 89433))).main();
/** The library behind `dist/library.js`; loaded only when somebody asks for it. */
const library = () => Promise.all(/* import() */[__nccwpck_require__.e(8815), __nccwpck_require__.e(4377), __nccwpck_require__.e(6116), __nccwpck_require__.e(8105), __nccwpck_require__.e(1394), __nccwpck_require__.e(9908), __nccwpck_require__.e(7560), __nccwpck_require__.e(693), __nccwpck_require__.e(3176), __nccwpck_require__.e(7206), __nccwpck_require__.e(7675), __nccwpck_require__.e(6778), __nccwpck_require__.e(8433), __nccwpck_require__.e(118), __nccwpck_require__.e(3940), __nccwpck_require__.e(5588), __nccwpck_require__.e(1961), __nccwpck_require__.e(766), __nccwpck_require__.e(101), __nccwpck_require__.e(1645), __nccwpck_require__.e(2653), __nccwpck_require__.e(3377), __nccwpck_require__.e(562), __nccwpck_require__.e(5663), __nccwpck_require__.e(2092), __nccwpck_require__.e(702), __nccwpck_require__.e(2825), __nccwpck_require__.e(2056), __nccwpck_require__.e(9129), __nccwpck_require__.e(9912), __nccwpck_require__.e(8698), __nccwpck_require__.e(3669), __nccwpck_require__.e(1163), __nccwpck_require__.e(9587)]).then(__nccwpck_require__.bind(__nccwpck_require__, 75691));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 51349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ ownFlags),
/* harmony export */   P$: () => (/* binding */ isTriedEngine),
/* harmony export */   Vu: () => (/* binding */ boundHeap),
/* harmony export */   _A: () => (/* binding */ boundHeapOf),
/* harmony export */   yW: () => (/* binding */ unboundHeap)
/* harmony export */ });
/* unused harmony exports youngGrowth, oldGrowth */
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__;

/** Bytes that the young generation may take up, both halves together; four times of it costs memory and saves little processor time. */
const ENOUGH = 8 * 2 ** 20;
/** Engines on which the flags were tried: one that does not know them would say so on stderr. */
const TRIED = { oldest: 11, newest: 13 };
/** What a person has set themselves, in NODE_OPTIONS or on the command line of Node. */
const OWN_YOUNG = /--(?:min|max)[-_]semi[-_]space[-_]size|--semi[-_]space[-_]growth[-_]factor/;
const OWN_OLD = /--heap[-_]growing[-_]percent/;
/** By how many percent the old generation may grow between two collections; V8 alone takes up to 300. */
const OLD_GROWTH = { usual: 50, large: 25 };
/** So many cases are a large heap, where each percent counts and a collection more does not. */
const MANY_CASES = 20_000;
/**
 * Keeps the heap small, where left alone the young generation grows to 64 MB and more of garbage that nobody looks for, and the old one to
 * four times of what is alive. The young one can only be kept from growing any further, so whoever starts asks for it again at each step of
 * the start: before it has its size, the next growth is made to lead there at once; from then on there is none. The limits of the heap stay
 * what they are. Figures: toolchain.md 9.
 */
function boundHeap() {
    const space = (0,(node_v8__WEBPACK_IMPORTED_MODULE_0__ ??= __nccwpck_require__(78877)).getHeapSpaceStatistics)().find(({ space_name }) => space_name === 'new_space');
    const heap = { engine: process.versions.v8, flags: ownFlags() };
    const factor = youngGrowth({ ...heap, size: space?.space_size ?? 0 });
    if (factor !== undefined)
        (0,(node_v8__WEBPACK_IMPORTED_MODULE_0__ ??= __nccwpck_require__(78877)).setFlagsFromString)(`--semi-space-growth-factor=${factor}`);
    growOldBy(oldGrowth(heap));
}
/** Keeps the heap of a run of so many cases small, once it is bounded: what little is held of each adds up. */
function boundHeapOf(cases) {
    growOldBy(oldGrowth({ engine: process.versions.v8, flags: ownFlags() }, cases));
}
/** Takes back what `boundHeap` has set, and nothing of what a person has set: for what depends on the flags of V8. */
function unboundHeap() {
    const heap = { engine: process.versions.v8, flags: ownFlags() };
    if (youngGrowth({ ...heap, size: 0 }) !== undefined)
        (0,(node_v8__WEBPACK_IMPORTED_MODULE_0__ ??= __nccwpck_require__(78877)).setFlagsFromString)('--semi-space-growth-factor=2');
    if (oldGrowth(heap) !== undefined)
        (0,(node_v8__WEBPACK_IMPORTED_MODULE_0__ ??= __nccwpck_require__(78877)).setFlagsFromString)('--heap-growing-percent=0');
}
/** By which factor a young generation of `size` bytes may grow at once; undefined where it is left alone. */
function youngGrowth({ size, ...heap }) {
    if (!isTriedEngine(heap.engine) || heap.flags.some((flag) => OWN_YOUNG.test(flag)))
        return undefined;
    return size < ENOUGH ? 4 : 1;
}
/** By how many percent the old generation may grow between two collections, of a run of so many cases; undefined where it is left alone. */
function oldGrowth(heap, cases = 0) {
    if (!isTriedEngine(heap.engine) || heap.flags.some((flag) => OWN_OLD.test(flag)))
        return undefined;
    return cases < MANY_CASES ? OLD_GROWTH.usual : OLD_GROWTH.large;
}
function growOldBy(percent) {
    if (percent !== undefined)
        (0,(node_v8__WEBPACK_IMPORTED_MODULE_0__ ??= __nccwpck_require__(78877)).setFlagsFromString)(`--heap-growing-percent=${percent}`);
}
/** What Node was started with. */
const ownFlags = () => [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''];
/** Whether the flags that are set here were tried with this version of V8. */
function isTriedEngine(engine) {
    const major = Number.parseInt(engine, 10);
    return major >= TRIED.oldest && major <= TRIED.newest;
}


/***/ }),

/***/ 10351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ keepCode),
  R6: () => (/* binding */ loadPartsKept)
});

// UNUSED EXPORTS: loadScript

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_;
// EXTERNAL MODULE: external "node:module"
var external_node_module_;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_;
// EXTERNAL MODULE: ./lib/ports/heap/bounded-heap.js
var bounded_heap;
;// CONCATENATED MODULE: ./lib/ports/heap/compile-cache.js
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
function ownCodeFolder() {
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
function ownCompileCache() {
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
function requireOwnFolder(folder) {
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

;// CONCATENATED MODULE: ./lib/ports/heap/kept-code.js






/** Checksums of source and compiled code, before the code. */
const HEAD_BYTES = 8;
/** What is still to be done for a script whose compiled code is not on disk: taking it. */
let pending;
/** Has the bundle load its parts with the code that is kept of them. `run` keeps it: what other commands call is only a part of that. */
function loadPartsKept() {
    const bundle = globalThis;
    bundle.__assayPart = (file) => loadScript(file, bundle.__assayCodeFolder, process.argv[2] === 'run');
}
/**
 * What a CommonJS script exports, together with the code that V8 compiled of it in an earlier process: `folder` is where that is kept,
 * undefined where nothing is to be kept. Node's own compile cache holds what was compiled when a file was loaded, which is next to nothing
 * of it: functions are compiled when they are called. What is kept here is taken at the end of a whole run (`keepCode`), and holds what a
 * run calls. V8 refuses code of another version or other flags; of the source it looks at the length alone, and of the code at nothing, so
 * both have a checksum. Where coverage is measured nothing is kept or used: code that counts its own blocks is slower, and code of another
 * process would not be counted.
 */
function loadScript(file, folder, willKeep) {
    const isCounted = process.env['NODE_V8_COVERAGE'] !== undefined;
    // Node 22.1 and 22.2 have a compile cache, and not what is needed here.
    const isKept = folder !== undefined && !isCounted && typeof process.getBuiltinModule === 'function';
    const kept = isKept ? (0,(external_node_path_ ??= __nccwpck_require__(76760)).join)(folder, 'assay-run.code') : undefined;
    if (kept === undefined)
        return (0,(external_node_module_ ??= __nccwpck_require__(98995)).createRequire)(file)(file);
    const { crc32 } = process.getBuiltinModule('node:zlib');
    const source = (0,(external_node_fs_ ??= __nccwpck_require__(73024)).readFileSync)(file);
    const sourceSum = crc32(source);
    const cachedData = readKept(kept, sourceSum, crc32);
    if (cachedData === undefined && !willKeep)
        return (0,(external_node_module_ ??= __nccwpck_require__(98995)).createRequire)(file)(file);
    const { Script, constants } = process.getBuiltinModule('node:vm');
    // Code is of the flags that were set: here and when it is taken they are those that Node was started with.
    (0,(bounded_heap ??= __nccwpck_require__(51349))/* unboundHeap */.yW)();
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source.toString('latin1')}\n})`, {
        filename: file,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
        ...(cachedData === undefined ? {} : { cachedData }),
    });
    (0,(bounded_heap ??= __nccwpck_require__(51349))/* boundHeap */.Vu)();
    if (willKeep && (cachedData === undefined || script.cachedDataRejected === true)) {
        // Else V8 forgets what was compiled for the start while the run goes on.
        (0,(external_node_v8_ ??= __nccwpck_require__(78877)).setFlagsFromString)('--no-flush-bytecode');
        pending = () => writeKept(kept, sourceSum, script.createCachedData(), crc32);
    }
    const module = { exports: {} };
    script.runInThisContext()(module.exports, (0,(external_node_module_ ??= __nccwpck_require__(98995)).createRequire)(file), module, file, (0,(external_node_path_ ??= __nccwpck_require__(76760)).dirname)(file));
    return module.exports;
}
/** Takes the code that was compiled in this process for the next ones, where there is none yet. Called once, when a run is over. */
function keepCode() {
    if (pending === undefined)
        return;
    (0,(bounded_heap ??= __nccwpck_require__(51349))/* unboundHeap */.yW)();
    (0,(external_node_v8_ ??= __nccwpck_require__(78877)).setFlagsFromString)('--flush-bytecode');
    pending();
    pending = undefined;
}
/** The compiled code of this very source, if it is whole and we wrote it: V8 runs what it is given. */
function readKept(path, sourceSum, crc32) {
    try {
        const bytes = readOwn(path);
        const code = bytes.subarray(HEAD_BYTES);
        const isWhole = bytes.readUInt32LE(0) === sourceSum && bytes.readUInt32LE(4) === crc32(code);
        return isWhole ? code : undefined;
    }
    catch {
        return undefined;
    }
}
function readOwn(path) {
    requireOwnFolders((0,(external_node_path_ ??= __nccwpck_require__(76760)).dirname)(path));
    const file = (0,(external_node_fs_ ??= __nccwpck_require__(73024)).openSync)(path, 'r');
    try {
        const { uid } = (0,(external_node_fs_ ??= __nccwpck_require__(73024)).fstatSync)(file);
        if (uid !== (process.getuid?.() ?? uid))
            throw new Error(`${path} is of somebody else`);
        return (0,(external_node_fs_ ??= __nccwpck_require__(73024)).readFileSync)(file);
    }
    finally {
        (0,(external_node_fs_ ??= __nccwpck_require__(73024)).closeSync)(file);
    }
}
/** It and the folder above: whoever may fill that one may put another in the place of ours. */
function requireOwnFolders(folder) {
    for (const path of [folder, (0,(external_node_path_ ??= __nccwpck_require__(76760)).dirname)(folder)])
        requireOwnFolder(path);
}
/** A folder that cannot be written, or is not ours, costs time at the next start, and nothing else. */
function writeKept(path, sourceSum, code, crc32) {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt32LE(sourceSum, 0);
    head.writeUInt32LE(crc32(code), 4);
    const draft = `${path}.${process.pid}`;
    try {
        (0,(external_node_fs_ ??= __nccwpck_require__(73024)).mkdirSync)((0,(external_node_path_ ??= __nccwpck_require__(76760)).dirname)(path), { recursive: true, mode: 0o700 });
        requireOwnFolders((0,(external_node_path_ ??= __nccwpck_require__(76760)).dirname)(path));
        try {
            (0,(external_node_fs_ ??= __nccwpck_require__(73024)).writeFileSync)(draft, Buffer.concat([head, code]), { mode: 0o600, flag: 'wx' });
            (0,(external_node_fs_ ??= __nccwpck_require__(73024)).renameSync)(draft, path);
        }
        finally {
            // What a full disk has left of it, or a process of the same number that was killed.
            (0,(external_node_fs_ ??= __nccwpck_require__(73024)).rmSync)(draft, { force: true });
        }
    }
    catch { }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	var joined = new Set([101, 118, 6457, 196, 1916, 562, 693, 702, 766, 866, 1394, 1422, 1518, 1645, 1961, 2056, 2092, 260, 2653, 9155, 3176, 3377, 3614, 3726, 6457, 3815, 3940, 4364, 4377, 4809, 5246, 1916, 5516, 5588, 5663, 5790, 5911, 6116, 6255, 6658, 6778, 7206, 7375, 7556, 7560, 7675, 7689, 1916, 4521, 7726, 8105, 8116, 8433, 8698, 8815, 9129, 3376, 9188, 9283, 1916, 9908, 9912]);
	__nccwpck_require__.f.j = (chunkId, promises) => {
			if (joined.has(chunkId)) {
				if (installedChunks[chunkId] !== 0)
					installChunk(globalThis.__assayPart(__WEBPACK_EXTERNAL_createRequire(import.meta.url).resolve("./run.cjs")));
				return;
			}
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(80342);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ var __webpack_exports__library = __webpack_exports__.Y;
/******/ export { __webpack_exports__library as library };
/******/ 
