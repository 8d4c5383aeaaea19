export const id = 6500;
export const ids = [6500,1916];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 83219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ ENDING),
/* harmony export */   cassettePath: () => (/* binding */ cassettePath),
/* harmony export */   v: () => (/* binding */ refuseLinked)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__;



/** Ending of a cassette. */
const ENDING = '.jsonl';
/**
 * The file of a case's cassette below the folder of all, `<agent id>/<case id>.jsonl`: a slash in an id is a folder, and what is not safe in
 * a file name becomes a readable part and a hash.
 */
function cassettePath(folder, { agentId, caseId }) {
    const steps = [...agentId.split('/'), ...caseId.split('/')];
    const last = steps.pop() ?? '';
    return (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(folder, ...steps.map(folderName), `${(0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(49841))/* .fileNameOf */ .b)(last)}${ENDING}`);
}
/** No folder has the name of a file. */
const folderName = (step) => (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(49841))/* .fileNameOf */ .b)(step.endsWith(ENDING) ? `${step}/` : step);
/**
 * Refuses a folder of all cassettes that is a link: what it leads to is not looked at where it is asked what a branch changed. Throws a Fault
 * `validation_failed`; a folder that is not there is fine.
 */
function refuseLinked(folder, files) {
    const real = files.realPath(folder);
    const above = files.realPath((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).dirname)(folder));
    if (real === null || above === null || real === (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(above, (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).basename)(folder)))
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The folder of cassettes is a link, to ${real}.`, {
        where: folder,
        hint: 'Remove the link, and put the cassettes in its place: what a branch changed of them would not be seen behind it.',
    });
}


/***/ }),

/***/ 74119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cassettesCommand: () => (/* binding */ cassettesCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/cassettes/file/format.js
var format;
// EXTERNAL MODULE: ./lib/cassettes/file/place.js
var place;
// EXTERNAL MODULE: ./lib/cassettes/file/read-cassette.js
var read_cassette;
;// CONCATENATED MODULE: ./lib/cassettes/file/stored-cassettes.js





/** Deepest folder below that of all: ids hold as many slashes at most. */
const DEEPEST_FOLDER = 20;
/** Every cassette below a folder, in the order of their paths, read one after the other; empty where there is none. Rejects where the folder is a link. */
async function* storedCassettes(folder, files, key) {
    (0,(place ??= __webpack_require__(83219))/* refuseLinked */.v)(folder, files);
    for (const path of pathsBelow(folder, files, 0)) {
        const bytes = files.stat(path)?.size ?? 0;
        const shown = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(folder)), path)
            .split((external_node_path_ ??= __webpack_require__(76760)).sep)
            .join('/');
        try {
            if (bytes > (format ??= __webpack_require__(73693))/* MOST_BYTES */.uZ)
                throw new RangeError(`It is larger than ${(format ??= __webpack_require__(73693))/* MOST_BYTES */.uZ / 1024 / 1024} MiB.`);
            const { header, recordings, trust, ...named } = (0,(read_cassette ??= __webpack_require__(84811))/* readCassette */.nn)(await files.readBytes(path), {
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
                ...((0,(place ??= __webpack_require__(83219)).cassettePath)(folder, { agentId: agent, caseId }) !== path && { misplaced: true }),
            };
        }
        catch (error) {
            yield {
                path: shown,
                bytes,
                problem: error instanceof RangeError ? error.message : (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message,
            };
        }
    }
}
/** Links are passed over: whatever they lead to is not ours. */
function* pathsBelow(folder, files, depth) {
    const real = files.realPath(folder);
    for (const name of files.list(folder)) {
        const path = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name);
        if (real === null || files.realPath(path) !== (0,(external_node_path_ ??= __webpack_require__(76760)).join)(real, name))
            continue;
        const kind = files.stat(path)?.kind;
        if (kind === 'directory' && depth < DEEPEST_FOLDER)
            yield* pathsBelow(path, files, depth + 1);
        if (kind === 'file' && name.endsWith((place ??= __webpack_require__(83219))/* ENDING */.O))
            yield path;
    }
}

// EXTERNAL MODULE: ./lib/schema/common.js
var common;
// EXTERNAL MODULE: ./lib/state/state-key.js
var state_key;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/text/format.js
var text_format;
// EXTERNAL MODULE: ./lib/text/time-window.js
var time_window;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/table-text.js
var table_text;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/cassettes/cassettes.js













const DAY_MS = 86_400_000;
/** What is wrong with files is wrong input, as in `validate`. */
const PROBLEMS = 2;
var COMMANDS;
function COMMANDS$made() { return COMMANDS = { list, verify, prune }; }
/** `assay cassettes list|verify|prune`: what was recorded; whether it is whole, signed and of cases that exist; what no case needs any more. */
async function cassettesCommand([what = ''], flags) {
    const command = Object.hasOwn((COMMANDS ?? COMMANDS$made()), what) ? (COMMANDS ?? COMMANDS$made())[what] : undefined;
    if (command === undefined) {
        const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(what, Object.keys((COMMANDS ?? COMMANDS$made())));
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', what === '' ? 'nothing was said to do with cassettes' : `cassettes cannot ${what}`, {
            hint: `${close === null ? 'Write' : `Did you mean "${close}"? Write`}: assay cassettes list, verify or prune`,
        });
    }
    if (what !== 'prune' && (flags.olderThan !== undefined || flags.dryRun === true))
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `cassettes ${what} takes neither --older-than nor --dry-run`, {
            hint: 'They belong to: assay cassettes prune',
        });
    return command((0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags), flags);
}
const folderOf = ({ evalsDir }) => (0,(external_node_path_ ??= __webpack_require__(76760)).join)(evalsDir, 'cassettes');
async function cassettes_all(engine) {
    const { files, env } = engine.ports;
    const text = env.get('ASSAY_STATE_KEY')?.trim() ?? '';
    const key = text === '' ? undefined : (0,(state_key ??= __webpack_require__(2690)).stateKey)(text, (state_key ??= __webpack_require__(2690)).CASSETTES);
    const found = [];
    for await (const one of storedCassettes(folderOf(engine), files, key))
        found.push(one);
    return found;
}
async function list(engine, flags) {
    const { out, screen, width } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const now = engine.ports.clock.now();
    const found = (0,(redaction ??= __webpack_require__(76739)).shownValue)(await cassettes_all(engine));
    if (flags.json === true) {
        out(`${JSON.stringify(found.map((one) => ({ ...one, ...ageOf(one, now) })), null, 2)}\n`);
        return 0;
    }
    const rows = found.map((one) => 'problem' in one
        ? { case: one.path, size: sizeText(one.bytes), models: one.problem }
        : {
            ...{ case: one.case, agent: one.agent, attempts: one.attempts },
            ...{ recordings: one.exchanges + one.judge_answers, size: sizeText(one.bytes) },
            ...{ age: `${ageOf(one, now).age_days} d`, signed: (TRUST ?? TRUST$made())[one.trust] },
            models: one.models,
        });
    const columns = ['case', 'agent', 'attempts', 'recordings', 'size', 'age', 'signed', 'models'];
    out((0,(table_text ??= __webpack_require__(52592))/* tableText */.q)(rows, columns, screen ? width : undefined));
    return 0;
}
var TRUST;
function TRUST$made() { return TRUST = { signed: 'yes', unsigned: 'no', unknown: 'not checked' }; }
const ageOf = (one, nowMs) => 'problem' in one
    ? {}
    : { age_days: Math.max(0, Math.floor((nowMs - Date.parse(one.recorded_at)) / DAY_MS)) };
/** Bytes in the unit that a reader knows. */
function sizeText(bytes) {
    if (bytes < 1_000)
        return `${bytes} B`;
    return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
async function verify(engine, flags) {
    const { out } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const isNeeded = await neededBy(engine);
    const hasKey = (engine.ports.env.get('ASSAY_STATE_KEY') ?? '').trim() !== '';
    const found = await cassettes_all(engine);
    const problems = (0,(redaction ??= __webpack_require__(76739)).shownValue)(found.flatMap((one) => {
        const message = 'problem' in one ? one.problem : problemOf(one, isNeeded, hasKey);
        return message === undefined ? [] : [{ path: one.path, message }];
    }));
    const recordings = found.reduce((sum, one) => sum + ('problem' in one ? 0 : one.exchanges + one.judge_answers), 0);
    if (flags.json === true) {
        const counts = { cassettes: found.length, recordings, bytes: bytesOf(found) };
        out(`${JSON.stringify({ valid: problems.length === 0, ...counts, problems }, null, 2)}\n`);
    }
    else {
        for (const { path, message } of problems)
            out(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(`${path}: ${message}`)}\n`);
        const counted = `${(0,(text_format ??= __webpack_require__(23808))/* formatCounted */.So)(found.length, 'cassette')}, ${(0,(text_format ??= __webpack_require__(23808))/* formatCounted */.So)(recordings, 'recording')}, ${sizeText(bytesOf(found))}`;
        const wrong = problems.length === 0 ? 'no problem' : (0,(text_format ??= __webpack_require__(23808))/* formatCounted */.So)(problems.length, 'problem');
        out(`${counted}: ${wrong}\n`);
    }
    return problems.length === 0 ? 0 : PROBLEMS;
}
const bytesOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
/** What is wrong with a cassette that can be read. */
function problemOf(one, isNeeded, hasKey) {
    if (one.misplaced === true)
        return `it was recorded for the case ${one.case} with the agent ${one.agent}, which is looked for elsewhere`;
    const why = isNeeded(one);
    if (why !== undefined)
        return `${why}; remove it with: assay cassettes prune`;
    return hasKey && one.trust !== 'signed'
        ? 'it is not signed; record the case again while ASSAY_STATE_KEY is set'
        : undefined;
}
/** Why nobody needs a cassette any more; undefined where its case and its agent are there. */
async function neededBy(engine) {
    const cases = new Set((await engine.cases()).map((one) => one.case.id));
    const agents = new Set((await engine.agents()).map(({ agent }) => agent.id));
    return (one) => {
        if (!cases.has(one.case))
            return `there is no case ${one.case}`;
        return agents.has(one.agent) ? undefined : `there is no agent ${one.agent}`;
    };
}
async function prune(engine, flags) {
    const { out } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const { files, clock } = engine.ports;
    const oldest = oldestKept(flags.olderThan, clock.now());
    const isNeeded = await neededBy(engine);
    const home = (0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(engine.evalsDir);
    const removed = [];
    for (const one of await cassettes_all(engine)) {
        // What cannot be read may be a cassette that somebody still mends.
        if ('problem' in one)
            continue;
        const tooOld = Date.parse(one.recorded_at) < oldest ? `older than ${flags.olderThan}` : undefined;
        const why = isNeeded(one) ?? tooOld;
        if (why === undefined)
            continue;
        removed.push({ path: one.path, bytes: one.bytes, why });
        if (flags.dryRun !== true)
            files.remove((0,(external_node_path_ ??= __webpack_require__(76760)).join)(home, one.path));
    }
    if (flags.dryRun !== true)
        for (const { path } of removed)
            removeEmpty((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)((0,(external_node_path_ ??= __webpack_require__(76760)).join)(home, path)), engine);
    const shown = (0,(redaction ??= __webpack_require__(76739)).shownValue)(removed);
    if (flags.json === true)
        out(`${JSON.stringify({ removed: shown, dry_run: flags.dryRun === true }, null, 2)}\n`);
    else {
        for (const { path, why } of shown)
            out(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(`${path}: ${why}`)}\n`);
        const did = flags.dryRun === true ? 'would be removed' : 'removed';
        out(`${(0,(text_format ??= __webpack_require__(23808))/* formatCount */.B4)(removed.length)} of the cassettes ${did}, ${sizeText(bytesOf(removed))}\n`);
    }
    return 0;
}
function oldestKept(window, nowMs) {
    if (window === undefined)
        return Number.NEGATIVE_INFINITY;
    if ((common ??= __webpack_require__(86462))/* timeWindow */.M7.safeParse(window).success)
        return nowMs - (0,(time_window ??= __webpack_require__(55223))/* windowMs */.$)(window);
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `--older-than cannot be "${window}"`, {
        hint: 'Write a number plus h, d, w or m, such as 90d.',
    });
}
/** Takes away folders that held nothing else. */
function removeEmpty(folder, { evalsDir, ports: { files } }) {
    for (let at = folder; at.length >= (0,(external_node_path_ ??= __webpack_require__(76760)).join)(evalsDir, 'cassettes').length; at = (0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(at)) {
        if (files.stat(at) === null || files.list(at).length > 0)
            return;
        files.remove(at);
    }
}


/***/ }),

/***/ 64979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ engineOf),
  a: () => (/* binding */ portsOf)
});

// EXTERNAL MODULE: ./lib/engine/engine.js + 36 modules
var engine_engine;
// EXTERNAL MODULE: ./lib/engine/known-secrets.js
var known_secrets;
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 21 modules
var node_ports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: external "node:util"
var external_node_util_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/cli/env-file.js





const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;
/** What a shell takes as a name; other lines set nothing. */
var VARIABLE;
function VARIABLE$made() { return VARIABLE = /^[A-Za-z_]\w*$/; }
/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
function readEnvFile(evals, { env, files }) {
    if ((0,(node_environment ??= __webpack_require__(41834))/* isCi */.Xt)(env))
        return undefined;
    const here = env.cwd();
    const path = [(0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(here, evals)), NAME), (0,(external_node_path_ ??= __webpack_require__(76760)).join)(here, NAME)].find((one) => files.stat(one)?.kind === 'file');
    if (path === undefined)
        return undefined;
    const added = new Map();
    const kept = [];
    const entries = Object.entries(variablesIn(path, files)).filter(([name]) => (VARIABLE ?? VARIABLE$made()).test(name));
    for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        if (env.get(name) === undefined)
            added.set(name, value);
        else
            kept.push(name);
    const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
    const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
    const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
    return { added, line: `read ${shown}: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(added.size, 'variable')}${names}${set}` };
}
/** The same environment with these variables beside those that are set. */
function withAdded(env, added) {
    return {
        get: (name) => env.get(name) ?? added.get(name),
        names: () => [...new Set([...env.names(), ...added.keys()])].sort(),
        cwd: () => env.cwd(),
    };
}
function variablesIn(path, files) {
    const hint = 'Write one NAME=value a line, or leave the file alone with --no-env-file.';
    if ((files.stat(path)?.size ?? 0) > LARGEST)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
    // Editors of Windows may begin the file with a byte order mark, which would belong to the first name.
    return (0,(external_node_util_ ??= __webpack_require__(57975)).parseEnv)((files.readTextIfThere(path) ?? '').replace(/^\ufeff/, ''));
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/common-flags.js









/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
function portsOf({ evals = 'evals', envFile }) {
    const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,(redaction ??= __webpack_require__(76739)).outputSecrets)()?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretVariables */.c8)(withFile.env));
    return withFile;
}
/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const judge = {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const secrets = (0,(redaction ??= __webpack_require__(76739)).outputSecrets)();
    const engine = (0,(engine_engine ??= __webpack_require__(89908))/* createEngine */.P)({
        ...(secrets === undefined
            ? {}
            : { redact: secrets.redact, onSecrets: (values) => void secrets.add(values) }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        ports: more.ports ?? portsOf(flags),
        onWarning: (message) => err(`warning: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(message)}\n`),
    });
    secrets?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    (background_ended ??= __webpack_require__(2505))/* OPENED */.C.push(engine);
    return engine;
}


/***/ }),

/***/ 52592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tableText)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__;


/** A last column narrower than this is not worth breaking lines for. */
const NARROWEST = 20;
/**
 * Rows as a table for people. With `width`, that of a terminal, the last column is broken into lines that stay in their
 * column; without it every row is one line, so that other programs can read the table.
 */
function tableText(rows, columns, width) {
    if (rows.length === 0)
        return 'none\n';
    const cells = [
        [...columns],
        ...rows.map((row) => columns.map((column) => (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(cellOf(row[column])))),
    ];
    const widths = columns.map((_, index) => cells.reduce((most, row) => Math.max(most, (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .displayWidth */ .F1)(row[index] ?? '')), 0));
    const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 0);
    const room = (width ?? 0) - before;
    const linesOf = (text) => (room >= NARROWEST ? (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(text, room) : [text]);
    return cells
        .map((row) => {
        const head = row.slice(0, -1).map((cell, index) => `${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)(cell, widths[index] ?? 0)}  `);
        const [first = '', ...more] = linesOf(row.at(-1) ?? '');
        return [head.join('') + first, ...more.map((line) => ' '.repeat(before) + line)]
            .map((line) => `${line.trimEnd()}\n`)
            .join('');
    })
        .join('');
}
function cellOf(value) {
    if (value === null || value === undefined)
        return '-';
    return Array.isArray(value) ? value.join(', ') : String(value);
}


/***/ }),

/***/ 20536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__;

/** Case and separators do not count: `Answer-Relevancy` means `answer_relevancy`. */
const bare = (word) => word.toLowerCase().replace(/[-_ .]/g, '');
/** Beyond this length nothing is a typing mistake, and the comparison would cost its square. */
const LONGEST = 200;
/** The candidate a mistyped word most likely means, or null when none is close: at most a third of its letters differ. */
function didYouMean(word, candidates) {
    if (word.length === 0 || word.length > LONGEST)
        return null;
    const plain = bare(word);
    const limit = Math.max(1, Math.floor(word.length / 3));
    let best = null;
    let least = limit + 1;
    for (const candidate of candidates) {
        if (plain !== '' && bare(candidate) === plain)
            return candidate;
        if (Math.abs(candidate.length - word.length) > limit)
            continue;
        const apart = swapped(plain, bare(candidate)) ? 1 : (0,(fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(21916))/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best;
}
/** Two neighbouring letters changed places: one slip of the fingers, which plain edit distance counts as two. */
function swapped(one, other) {
    if (one.length !== other.length)
        return false;
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return (one[at] !== undefined &&
        one[at] === other[at + 1] &&
        one[at + 1] === other[at] &&
        one.slice(at + 2) === other.slice(at + 2));
}


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
var UNITS;
function UNITS$made() { return UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }; }
/** Milliseconds of a window such as `30d`, `12h`, `90m`, `30s` or `2w` (`timeWindow` and `timeLimit` of schema/common.ts check the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([smhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * (UNITS ?? UNITS$made())[read[2]]; // One of the five letters.
}


/***/ })

};
