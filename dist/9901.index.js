export const id = 9901;
export const ids = [9901,1916];
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

/***/ 25167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   io: () => (/* binding */ withRenamedFiles),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__;

/** Whether a check, or one under it, names a file. */
function namesFile(checks) {
    return checks !== undefined && filesIn(checks).length > 0;
}
/**
 * Checks with what their files hold in the place of their paths, so that a changed file is a changed case; `modules` are files that
 * are part of the case and stand in no check, since they are run where they are. `say` takes what is wrong with the text of a file. The
 * checks themselves stay as they are.
 */
async function withFiles(checks, path, { readText, findFile }, say) {
    const modules = [];
    const copy = structuredClone(checks); // Plain values: they come from a file.
    for (const { holder, key, file, path: inside, isAsItIs } of filesIn(copy)) {
        const place = [...path, ...inside];
        if (isAsItIs === true) {
            holder[key] = (await findFile(file, place)) ?? file;
            continue;
        }
        const read = await readText(file, place);
        if (read === undefined)
            continue;
        const value = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(90693)).findKind)(key)?.kind.file?.read(read.text, { path: read.path, value: holder[key] });
        if (value === undefined)
            continue;
        if ('problem' in value)
            say(place, file, value.problem);
        else {
            holder[key] = value.value;
            if (value.isRunInPlace === true)
                modules.push(read);
        }
    }
    return { checks: copy, modules };
}
/** Checks whose files are named from elsewhere: each path as `renamed` has it. */
function withRenamedFiles(checks, renamed) {
    const copy = structuredClone(checks); // Plain values.
    for (const { holder, key, file } of filesIn(copy)) {
        const value = holder[key];
        holder[key] = typeof value === 'string' ? renamed(file) : { ...value, file: renamed(file) };
    }
    return copy;
}
/** The files that checks name, those under them included. */
function filesNamed(checks) {
    return filesIn(checks);
}
function filesIn(checks) {
    return checks.flatMap((check, index) => filesOf(check, [index]));
}
function filesOf(check, path) {
    if (typeof check !== 'object' || check === null || Array.isArray(check))
        return [];
    const holder = check; // An object that is no list.
    return Object.keys(holder).flatMap((key) => {
        const value = holder[key];
        const place = [...path, key];
        if (key === 'when')
            return filesOf(value, place);
        const kind = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(90693)).findKind)(key)?.kind;
        const file = kind?.file?.of(value);
        if (file !== undefined)
            return [{ holder, key, file, path: place }];
        const below = (kind?.members?.(value) ?? []).flatMap(({ step, check: inner }) => 
        // A check without a step of its own shares the object of the value.
        filesOf(step.length === 0 ? value : inner, [...place, ...step]));
        return [...asTheyAre(kind?.files?.(value) ?? [], value, place), ...below];
    });
}
function asTheyAre(named, value, place) {
    return named.map(({ step, file }) => {
        let holder = value; // Lists too: a number is a key of them.
        for (const key of step.slice(0, -1))
            holder = holder[key]; // The kind says that it leads there.
        return { holder, key: String(step.at(-1)), file, path: [...place, ...step], isAsItIs: true };
    });
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

/***/ 84304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j4: () => (/* binding */ asTyped),
/* harmony export */   k9: () => (/* binding */ ownScript)
/* harmony export */ });
/* unused harmony export ownName */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_1__;


/** The package managers that name themselves in the environment of what they start, and how each starts a program of a project. */
var MANAGERS;
function MANAGERS$made() { return MANAGERS = [
    ['pnpm/', 'pnpm exec assay'],
    ['yarn/', 'yarn assay'],
    ['bun/', 'bunx assay'],
]; }
/**
 * What to type for `assay` on this machine: `assay` where that is on the PATH, `npx assay` where it is a program of the project (or as
 * its package manager says it), else `node path/to/dist/cli.js`.
 */
function ownName({ script, cwd, env }) {
    if (script === undefined)
        return 'assay';
    const folder = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).dirname)(script);
    const root = installedBelow(script);
    if (root !== undefined && isBelow(cwd, root)) {
        const agent = env['npm_config_user_agent'] ?? '';
        return (MANAGERS ?? MANAGERS$made()).find(([name]) => agent.startsWith(name))?.[1] ?? 'npx assay';
    }
    const name = script.slice(folder.length + 1);
    const isOnPath = (env['PATH'] ?? '').split((node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).delimiter).includes(folder);
    if (isOnPath && /^assay(?:\.cmd)?$/.test(name))
        return 'assay';
    const below = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).relative)(cwd, script);
    return `node ${(0,(_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69741))/* .shellWord */ .r)(below.startsWith('..') ? script : below)}`;
}
/** A command that begins with `assay`, in the form that works here. */
const asTyped = (command) => command.replace(/^assay(?= )/, ownNameHere);
/** The script that this process was started with. */
const ownScript = () => process.argv[1];
const ownNameHere = () => ownName({ script: ownScript(), cwd: process.cwd(), env: process.env });
/** The project that a script is installed in; undefined for a checkout, and for what a package runner keeps in a cache of its own. */
function installedBelow(script) {
    const at = script.search(/[\\/]node_modules[\\/](?:\.bin[\\/]|agent-assay[\\/])/);
    if (at < 0 || /[\\/]_npx[\\/]/.test(script))
        return undefined;
    return script.slice(0, at);
}
const isBelow = (folder, root) => folder === root || folder.startsWith(`${root}${(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).sep}`);


/***/ }),

/***/ 69741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ (PLAIN_WORD ?? PLAIN_WORD$made())),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** Values that need no quoting in any shell. */
var PLAIN_WORD;
function PLAIN_WORD$made() { return PLAIN_WORD = /^[\w./:@%+=,#-]+$/; }
/** A value as one word of a command that is typed into a shell. */
const shellWord = (value) => (PLAIN_WORD ?? PLAIN_WORD$made()).test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;


/***/ }),

/***/ 48615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  promoteCommand: () => (/* binding */ promoteCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/failure-analysis/analyse-failures.js + 10 modules
var analyse_failures;
// EXTERNAL MODULE: ./lib/generation/case-file.js
var case_file;
// EXTERNAL MODULE: ./lib/generation/from-failures.js
var from_failures;
// EXTERNAL MODULE: ./lib/generation/redacted.js
var redacted;
// EXTERNAL MODULE: ./lib/jobs/failures/stored-attempts.js
var stored_attempts;
// EXTERNAL MODULE: ./lib/text/escape/redacted-value.js
var redacted_value;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/scorers/counts.js
var counts;
// EXTERNAL MODULE: ./lib/test-cases/case-hash.js
var case_hash;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js + 1 modules
var generate_test_cases;
;// CONCATENATED MODULE: ./lib/operations/promoted-talk.js


/**
 * A failed talk as a case: its user is kept, as the case has it, and its fixed openings; what the user said that time is not, since it answered
 * another agent. Undefined where the case has no simulated user, or is not what was played any more: then the talk is all that is left of it.
 */
async function promotedTalk(engine, failed, folder) {
    const loaded = (await engine.cases()).find((one) => one.case.id === failed.case_id);
    if (loaded?.case.user === undefined || loaded.hash !== failed.case_hash)
        return undefined;
    const { turns, user } = loaded.case;
    const written = (criteria) => {
        if (criteria === undefined)
            return undefined;
        const [turn] = (0,(generate_test_cases ??= __webpack_require__(491))/* writtenFrom */.aG)([{ ...criteria, input: { text: '' } }], engine.evalsDir, folder);
        const { input: _, ...rest } = turn; // One for one.
        return rest;
    };
    const { each, afterwards, ...rest } = user;
    return {
        turns: (0,(generate_test_cases ??= __webpack_require__(491))/* writtenFrom */.aG)(turns, engine.evalsDir, folder),
        user: { ...rest, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ each: written(each), afterwards: written(afterwards) }) },
    };
}

;// CONCATENATED MODULE: ./lib/operations/promote-attempt.js














/** Below the evals folder. */
const FOLDER = 'test-cases/regressions';
/**
 * A failed attempt of a stored run as a regression case of the evals folder (contract 6), without personal data, with where it comes
 * from as a comment. Fault `not_found` for an unknown case, `conflict` where it did not fail, is unsure, or the file is there already.
 */
async function promoteAttempt(engine, runId, caseId) {
    const attempts = await (0,(stored_attempts ??= __webpack_require__(4134))/* attemptsOfRun */.L)(engine, runId);
    const failed = failedAttempt(attempts, runId, caseId);
    const { assignments } = (0,(analyse_failures ??= __webpack_require__(5570)).analyseFailures)({ failed: [failed], passed: [], errored: [] }, { period: 'run', seed: engine.options.seed ?? 1 });
    const kind = assignments[0]?.category;
    const category = typeof kind === 'string' ? kind : String(Reflect.get(Object(kind), 'id') ?? 'other');
    const draft = await (0,(from_failures ??= __webpack_require__(29742))/* regressionOf */.R)(failed, category, new Map(), await (0,(generate_test_cases ??= __webpack_require__(491))/* suiteFacts */.Ye)(engine, failed.agent_id));
    if (draft === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', `case ${caseId} said nothing that could be asked again`, {
            where: runId,
            hint: 'Write the case by hand.',
        });
    const digest = (0,(case_hash ??= __webpack_require__(24519))/* sha256 */.s)(JSON.stringify([runId, caseId, failed.attempt])).slice(0, 6);
    const id = `regressions/${(0,(case_file ??= __webpack_require__(42055))/* slugOf */.t)(caseId)}-${digest}`;
    const folder = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(engine.evalsDir, FOLDER);
    const path = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, `${(0,(case_file ??= __webpack_require__(42055))/* slugOf */.t)(caseId)}-${digest}.yaml`);
    const made = {
        name: `${draft.name} (regression)`,
        agent_id: failed.agent_id,
        tags: ['regression', category.replace(/[^\w-]+/g, '-')],
        ...((await promotedTalk(engine, failed, folder)) ?? {
            turns: (0,(generate_test_cases ??= __webpack_require__(491))/* writtenFrom */.aG)(draft.turns, engine.evalsDir, folder),
        }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({
            threshold: draft.threshold,
            marks: draft.marks,
            workspace: await workspaceFrom(engine, caseId, folder),
        }),
        provenance: [
            `Promoted from ${runId}, case ${caseId}, attempt ${failed.attempt + 1} of ${new Date(failed.finished_at).toISOString().slice(0, 10)}.`,
            ...(await reasonsOf(failed)),
            'Personal data was taken out; read it before you keep it.',
        ],
    };
    const text = await (0,(case_file ??= __webpack_require__(42055)).caseFile)((0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)(made, engine.options.redact));
    if (!engine.ports.files.createExclusive(path, text))
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', `case ${caseId} of ${runId} was promoted before`, {
            where: path,
            hint: 'Nothing was overwritten. Remove the file to promote it anew.',
        });
    engine.forget({ evals: true });
    return { path, id, category, text };
}
/** The workspace of the case itself, as a file in `folder` names it; that of an agent or of the settings holds for the new case as well. */
async function workspaceFrom(engine, caseId, folder) {
    const loaded = (await engine.cases()).find((one) => one.case.id === caseId);
    const workspace = loaded?.case.workspace;
    if (loaded === undefined || workspace === undefined || typeof workspace.from !== 'string')
        return workspace;
    const from = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(loaded.baseFolder, workspace.from)).replaceAll('\\', '/');
    return { ...workspace, from };
}
/** The first failed attempt of a case; else the Fault that says why there is none. */
function failedAttempt(attempts, runId, caseId) {
    const own = attempts.filter((one) => one.case_id === caseId);
    const failed = own.find((one) => one.status === 'failed');
    if (failed !== undefined)
        return failed;
    if (own.length === 0) {
        const ids = [...new Set(attempts.map((one) => one.case_id))];
        const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(caseId, ids);
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `no judged case "${caseId}" in ${runId}`, {
            where: runId,
            hint: close === null ? 'The cases of a run: assay report RUN_ID --format csv' : `Did you mean "${close}"?`,
        });
    }
    if (own.every((one) => one.status === 'unsure'))
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', `case ${caseId} is unsure in ${runId}: it neither passed nor failed`, {
            where: runId,
            hint: `Give the case a check of what its answer has to say, then: assay rescore ${runId}`,
        });
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', `case ${caseId} did not fail in ${runId}`, {
        where: runId,
        hint: 'Only a failed attempt can become a regression case.',
    });
}
/** What failed the attempt; a result that does not gate did not. */
async function reasonsOf(attempt) {
    const failing = attempt.turns.flatMap((turn, at) => Object.entries(turn.results)
        .filter(([, result]) => (0,(counts ??= __webpack_require__(79721))/* counts */.t)(result) && !result.pass)
        .map(([scorer, result]) => `Turn ${at + 1} failed ${scorer} with ${result.score}: ${result.reasoning}`));
    return Promise.all(failing.map((redacted ??= __webpack_require__(19100))/* redacted */.p));
}

// EXTERNAL MODULE: ./lib/text/escape/escape-json.js
var escape_json;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/next/own-name.js
var own_name;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/promote.js







/** `assay promote RUN_ID CASE_ID`: a failed attempt as a regression case of the evals folder. */
async function promoteCommand([runId = '', caseId = ''], flags) {
    const engine = (0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags);
    const { path, id, category } = await promoteAttempt(engine, runId, caseId);
    const { out, err } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const asked = (await engine.evals()).cases.find((one) => one.case.id === caseId)?.location;
    if (asked !== undefined)
        err(`note: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(`${asked.file}:${asked.line}`)} asks the same in every run; keep the new case where that one may change\n`);
    const shown = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(engine.ports.env.cwd(), path);
    if (flags.json === true)
        out(`${(0,(escape_json ??= __webpack_require__(36671))/* escapeJson */.G)(JSON.stringify({ path: shown, id, category }, null, 2))}\n`);
    else
        out(`wrote ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(shown)} (case ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(id)}, ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(category)})\nnext: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)((0,(own_name ??= __webpack_require__(84304))/* asTyped */.j4)('assay validate'))}\n`);
    return 0;
}


/***/ }),

/***/ 92091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runThreshold)
/* harmony export */ });
/* harmony import */ var _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * What passes in a run where neither the case nor the turn says: what the settings say for this very scorer, else its own file, else
 * the settings for all, else 1 where any fault is bad, else 0.7 (contract 4). Evaluations and batches do not ask: there it is 0.7 (interface 4.2).
 */
function runThreshold({ name, threshold }, { thresholds, threshold: forAll }) {
    const named = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
    return named ?? threshold ?? forAll ?? (0,(_scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85351))/* .labelledThreshold */ .RQ)(name);
}


/***/ }),

/***/ 55385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ leanTurn),
/* harmony export */   m: () => (/* binding */ withoutAnswers)
/* harmony export */ });
/* harmony import */ var _text_own_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40863);
/* harmony import */ var _failed_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6726);


/** What is the same for most failures is held once. */
const NOTHING = Object.freeze({});
const NO_TEXTS = Object.freeze([]);
const NO_TOOLS = Object.freeze({
    called: NO_TEXTS,
    missing: NO_TEXTS,
    extra: NO_TEXTS,
    forbidden: NO_TEXTS,
    unknown: NO_TEXTS,
    arguments: false,
});
/** What a suggested fix names of the metadata of a result, beside its criteria. */
const NAMED = ['missing_tools', 'forbidden_called', 'matched', 'field'];
/**
 * A failure as far as it is told of once it was looked at: its case, its questions, the names of its tools and what was wrong. Answers,
 * arguments, verdicts and criteria are left out: of many failures nothing else would have room in memory.
 */
function withoutAnswers({ facet, decided }) {
    const turns = facet.attempt.turns.map(leanTurn);
    const { called, missing, extra, forbidden, unknown } = facet.tools;
    const hasTools = [called, missing, extra, forbidden, unknown].some(({ length }) => length > 0);
    return {
        facet: {
            ...facet,
            attempt: { ...facet.attempt, turns },
            turn: facet.turn && turns[facet.step],
            failed: facet.failed.map(leanCheck),
            tools: hasTools ? facet.tools : NO_TOOLS,
            reasons: facet.reasons.map(_text_own_text_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U),
        },
        decided,
    };
}
/** A turn as far as an attempt is told of: its question, and the names of its tools. */
function leanTurn({ turn_id, input, latency_ms, tool_calls, }) {
    return {
        turn_id,
        input,
        output: '',
        latency_ms,
        tool_calls: tool_calls?.map(({ name }) => ({ name, arguments: NOTHING })) ?? null,
        results: NOTHING,
        criteria: NOTHING,
    };
}
function leanCheck(check) {
    const metadata = {};
    for (const name of NAMED)
        if (check.metadata[name] !== undefined)
            metadata[name] = check.metadata[name];
    const { criteria } = check.metadata;
    if (Array.isArray(criteria))
        metadata['criteria'] = criteria.map((one) => ({
            text: (0,_failed_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._)(one, 'text'),
            verdict: (0,_failed_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._)(one, 'verdict'),
        }));
    return { ...check, metadata: Object.keys(metadata).length === 0 ? NOTHING : metadata, reasons: NO_TEXTS };
}


/***/ }),

/***/ 42055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   caseFile: () => (/* binding */ caseFile),
/* harmony export */   generatedFile: () => (/* binding */ generatedFile),
/* harmony export */   t: () => (/* binding */ slugOf)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _case_marks_js__WEBPACK_IMPORTED_MODULE_3__;




/** Longest line of a comment, characters. */
const COMMENT = 160;
const LINE_WIDTH = 110;
/** The YAML text of one case. Whatever stands in its texts comes back as it was when the file is read. */
async function caseFile(one) {
    const { stringify } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const comments = one.provenance.map((line) => `# ${(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(line), COMMENT)}\n`).join('');
    const body = {
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({ id: one.id }),
        name: (0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(one.name),
        agent_id: one.agent_id,
        ...(one.turns.length > 1 ? { type: 'multi' } : {}),
        ...(one.tags.length === 0 ? {} : { tags: [...one.tags] }),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({
            threshold: one.threshold,
            gating: one.gating,
            workspace: one.workspace,
            ...writtenMarks(one.marks),
            user: one.user,
        }),
        ...(one.turns.length === 0
            ? {}
            : {
                turns: one.turns.map(({ input, ...turn }) => ({
                    input: input.attachments === undefined ? input.text : input,
                    ...turn,
                })),
            }),
    };
    return `${comments}${stringify(body, { lineWidth: LINE_WIDTH, aliasDuplicateObjects: false })}`;
}
/** Marks as a file writes them: what is so anyhow is left out. */
function writtenMarks({ expected_state: expected, ...marks } = {}) {
    if (expected === undefined)
        return marks;
    const { strict, in_order, ...asked } = expected;
    return {
        ...marks,
        expected_state: { ...asked, ...(strict ? {} : { strict }), ...(in_order ? { in_order } : {}) },
    };
}
/** A text as part of a file name: letters, digits and hyphens; never empty. */
function slugOf(text) {
    const slug = text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 50)
        .replace(/-+$/, '');
    return slug || 'case';
}
/** A generated case as it is written: with its rationale and its sources as comments. */
function generatedFile(one, agentId) {
    const refs = Array.isArray(one['source_refs'])
        ? one['source_refs']
        : []; // Our own extension, made in generate.ts.
    const id = typeof one['id'] === 'string' ? one['id'] : '';
    const tags = Array.isArray(one['tags']) ? one['tags'].filter((tag) => typeof tag === 'string') : [];
    return {
        name: `${slugOf(one.name)}-${id.replace(/^gen-/, '')}.yaml`,
        content: {
            name: one.name,
            agent_id: agentId,
            tags: [...tags, one.difficulty],
            turns: one.turns,
            ...(typeof one['threshold'] === 'number' ? { threshold: one['threshold'] } : {}),
            ...(one['gating'] === false ? { gating: false } : {}),
            marks: (0,(_case_marks_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(64227))/* .marksOfGenerated */ .X)(one),
            provenance: [
                `Generated (${one.difficulty}). ${one.rationale}`,
                ...(one['confirmed'] === false ? ['Not confirmed by the model, which ended early.'] : []),
                ...refs.map(({ document, start, end, quote }) => `Source: ${document}, characters ${start} to ${end}: ${quote}`),
            ],
        },
    };
}


/***/ }),

/***/ 64556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ leanTurns),
/* harmony export */   WY: () => (/* binding */ isLeftOut),
/* harmony export */   Zf: () => (/* binding */ analysedAttempt),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   wk: () => (/* binding */ journalAttempts)
/* harmony export */ });
/* harmony import */ var _failure_analysis_without_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55385);
/* harmony import */ var _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1901);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _text_own_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40863);




/** Code units of a question that are kept of a lean attempt; features look at fewer words than that holds. */
const LEAN_INPUT = 4_000;
/**
 * The attempts of a stored run one after the other, planned ones and, unless they are not asked for, repeats of flipped cases alike, with what their cases
 * asked. Attempts without a verdict because nothing was to be judged are left out; errored ones are given as such, and unsure ones, lean.
 */
function* journalAttempts(run, header, { agent, lean = false, planned = false } = {}) {
    for (const plan of run.planned) {
        if (plan.skip !== undefined || (agent !== undefined && plan.agent_id !== agent))
            continue;
        for (let attempt = 0; attempt < plan.repeat * (planned ? 1 : 1 + _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ROUNDS */ .M4); attempt++) {
            const result = run.attempt(plan, attempt);
            if (result === undefined || isLeftOut(result))
                continue;
            const turns = (lean && result.status !== 'failed') || result.unsure === true
                ? leanTurns(result)
                : fullTurns(result, run.played(plan.id, attempt));
            yield analysedAttempt(plan, result, attempt, turns, header);
        }
    }
}
/** Whether an attempt has no verdict because nothing was to be judged. */
const isLeftOut = ({ status, unsure }) => status === 'skipped' && unsure !== true;
/** An attempt as failure analysis looks at it. */
function analysedAttempt({ id, name, agent_id, tags, hash, agent_version, }, { status, unsure, error }, attempt, turns, { run_id, finished_at }) {
    return {
        run_id,
        agent_id,
        case_id: id,
        case_name: name,
        case_hash: hash,
        tags,
        finished_at: Date.parse(finished_at),
        attempt,
        status: unsure === true ? 'unsure' : status === 'skipped' ? 'errored' : status,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ agent_version, error }),
        turns,
    };
}
const fullTurns = ({ turns }, played) => turns.map((turn, index) => ({ ...turn, criteria: criteriaOf(played?.turns[index]) }));
/** What the case asked of a turn, with the passages that the agent reported, where the case gave none. */
function criteriaOf(played) {
    const { context = null, criteria = {} } = played ?? {};
    return { ...(context === null ? {} : { context }), ...criteria };
}
/** What features are read off: questions, names of tools, number of turns. */
const leanTurns = ({ turns }) => turns.map((turn) => (0,_failure_analysis_without_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .leanTurn */ .c)({
    ...turn,
    input: turn.input.length > LEAN_INPUT ? (0,_text_own_text_js__WEBPACK_IMPORTED_MODULE_3__/* .ownText */ .U)(turn.input.slice(0, LEAN_INPUT)) : turn.input,
}));


/***/ }),

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ attemptsOfRun),
/* harmony export */   storedAttempts: () => (/* binding */ storedAttempts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__;





/** Runs that are named in a warning; the others are counted. */
const MOST_NAMED = 5;
/**
 * The judged, unsure and errored attempts of finished runs of a period, each play once, in no promised order. Journals are opened one by
 * one. Shards count through the run that they were merged into, plays of experiments and optimizations not at all. A play that
 * was judged again counts with its newest verdict, at the time when it was played. Runs that did not finish or cannot be read
 * are warned of and left out.
 */
async function storedAttempts(engine, selection) {
    const { from, to } = selection;
    const all = await (await engine.store()).runSummaries();
    const byId = new Map(all.map((row) => [row.run_id, row]));
    const rows = all
        .filter((row) => counts(row) && mayBeOf(row, selection.agent) && lastOf(row) >= from)
        // Judged again later, an earlier play keeps its own time.
        .filter((row) => row['rescored'] === true || lastOf(row) <= to)
        .sort((a, b) => lastOf(b) - lastOf(a));
    const unfinished = [];
    const plays = new Map();
    for (const row of rows) {
        if (row['status'] === 'running') {
            unfinished.push(row.run_id);
            continue;
        }
        const root = rootOf(row, byId);
        const finishedAt = lastOf(root);
        if (finishedAt < from || finishedAt > to)
            continue;
        try {
            for (const attempt of await attemptsOfStored(engine, row.run_id, selection)) {
                const key = attempt.turns[0]?.turn_id ?? JSON.stringify([root.run_id, attempt.case_id, attempt.attempt]);
                const newer = plays.get(key);
                // Nobody's judgement replaces none.
                if (newer === undefined || weightOf(attempt) > weightOf(newer))
                    plays.set(key, { ...attempt, finished_at: finishedAt });
            }
        }
        catch (error) {
            const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
            if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC) || fault.code === 'internal')
                throw error;
            engine.warn(`${row.run_id} is left out: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .faultLine */ .z9)(fault)}`);
        }
    }
    if (unfinished.length > 0)
        engine.warn(`${unfinished.length === 1 ? 'a run that did not finish is' : `${unfinished.length} runs that did not finish are`} left out: ${unfinished.slice(0, MOST_NAMED).join(', ')}${unfinished.length > MOST_NAMED ? ', …' : ''} (assay run --resume RUN_ID)`);
    return [...plays.values()];
}
/** The attempts of one run: the id of a stored one, or a results.json file (which does not hold what the cases asked). */
async function attemptsOfRun(engine, reference, selection = {}) {
    const run = await (0,(_runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79031))/* .loadComparedRun */ .T)(engine, reference);
    try {
        if (run.selected !== undefined)
            return await attemptsOfStored(engine, run.header.run_id, selection);
        const attempts = [];
        for (const one of run.cases) {
            if (selection.agent !== undefined && one.agent_id !== selection.agent)
                continue;
            for (const [index, result] of one.attempts.entries()) {
                if ((0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .isLeftOut */ .WY)(result))
                    continue;
                const turns = (selection.lean === true && result.status !== 'failed') || result.unsure === true
                    ? (0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .leanTurns */ .Pi)(result)
                    : result.turns.map((turn) => ({ ...turn, criteria: {} }));
                attempts.push((0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .analysedAttempt */ .Zf)({ ...one, hash: one.hash ?? '' }, result, index, turns, run.header));
            }
        }
        return attempts;
    }
    finally {
        await run.close();
    }
}
async function attemptsOfStored(engine, runId, selection) {
    const journal = (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, damage, config } = journal;
        // Plays of an original and a candidate prompt, not of the agent as it is.
        if (config?.validates !== undefined)
            return [];
        if (header === undefined)
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish`, {
                where: runId,
                hint: `Finish it first: assay run --resume ${runId}`,
            });
        if (damage.lines > 0)
            engine.warn(`${damage.lines} damaged lines of the journal of ${runId} are left out`);
        return [...(0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .journalAttempts */ .wk)(journal, header, selection)];
    }
    finally {
        await journal.close();
    }
}
/** A shard's plays stand in the merged run; a row without a journal came from another machine without its answers. */
const counts = (row) => row['shard'] === undefined &&
    row['journal'] !== false &&
    row['experiment'] === undefined &&
    row['optimization'] === undefined;
const mayBeOf = (row, agent) => agent === undefined || typeof row['agent_id'] !== 'string' || row['agent_id'] === agent;
/** A verdict takes the place of none, whichever is newer, and a doubt that of an error. */
const weightOf = ({ status }) => (status === 'errored' ? 0 : status === 'unsure' ? 1 : 2);
/** When it ended, or began where it did not end. */
function lastOf(row) {
    const { finished_at: finished } = row;
    return Date.parse(typeof finished === 'string' ? finished : row.started_at);
}
/** The run that played what a run judged again; itself where that is unknown or gone. */
function rootOf(row, byId) {
    let root = row;
    const seen = new Set();
    while (typeof root['rescored_from'] === 'string' && !seen.has(root.run_id)) {
        seen.add(root.run_id);
        const from = byId.get(root['rescored_from']);
        if (from === undefined)
            break;
        root = from;
    }
    return root;
}


/***/ }),

/***/ 27591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Th: () => (/* binding */ BODY_LIMIT),
  $Z: () => (/* binding */ DOCUMENTS_LIMIT),
  qN: () => (/* binding */ begin),
  T1: () => (/* binding */ call),
  h9: () => (/* binding */ defineOperation),
  c9: () => (/* binding */ defineWatched),
  ni: () => (/* binding */ start)
});

// UNUSED EXPORTS: checked

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/schema/without-nulls.js
var without_nulls;
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest;
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
;// CONCATENATED MODULE: ./lib/operations/misspelt-keys.js



/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
function misspeltKeys(schema, value) {
    return (0,(unknown_keys ??= __webpack_require__(5354))/* unknownKeys */.v)(schema, value).flatMap(({ path, key, known }) => {
        const holder = path.reduce((here, step) => Reflect.get(Object(here), step), value);
        const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(key, known.filter((name) => !Object.hasOwn(Object(holder), name)));
        if (close === null)
            return [];
        return [
            {
                path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...path, key]),
                message: `unknown field "${key}", did you mean "${close}"?`,
                hint: `Rename "${key}" to "${close}".`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/operations/define-operation.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





const MIB = 1_048_576;
/** Largest body of most requests in bytes, and of those that are a list of documents (contract 9). */
const BODY_LIMIT = MIB;
const DOCUMENTS_LIMIT = 32 * MIB;
function defineOperation(operation) {
    return operation;
}
/** An operation that is started and finished at once where it is called. */
function defineWatched(operation) {
    return {
        ...operation,
        async run(input, engine, options) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                // Border: every option beyond those of a call is optional.
                const started = __addDisposableResource(env_1, await operation.start(input, engine, options), true);
                return (await started.finish()).response;
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
/**
 * The one way in: checks the request, runs the operation, checks the answer. A bad request is one Fault
 * `validation_failed` with every problem (path and message); unknown fields are ignored unless they look like a misspelt
 * known one (contract 9).
 */
async function call(operation, raw, engine, options = {}) {
    const answer = await operation.run(checked(operation, raw), engine, options);
    return operation.output.parse(answer);
}
/** The same way in for whoever does not wait: the answer of what goes on in the background. */
async function begin({ begin: run, ...operation }, raw, engine) {
    return call({ ...operation, run: run ?? operation.run }, raw, engine);
}
/** The same way in for whoever watches the work: checks the request, and hands over what is ready to go. */
async function start(operation, raw, engine, options) {
    return operation.start(checked(operation, raw), engine, options);
}
/** A client may look for its own among them; an answer much larger than its request helps nobody. */
const MOST_PROBLEMS = 1000;
/** A request as the operation takes it, with its defaults; `null` is a field left out. Fault `validation_failed` with every problem. */
function checked(operation, given) {
    const raw = (0,(without_nulls ??= __webpack_require__(61096))/* withoutNulls */.L)(operation.input, given);
    const parsed = operation.input.safeParse(raw);
    const misspelt = misspeltKeys(operation.input, raw);
    const found = [
        ...misspelt,
        ...closedKeys(parsed.error, misspelt),
        ...(parsed.success
            ? []
            : (0,(value_problems ??= __webpack_require__(10043))/* requestProblems */.iN)(parsed.error, raw).map(({ path, message, word, known }) => ({
                path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path),
                message: `${message}${word === undefined ? '' : (0,(suggest ??= __webpack_require__(98610))/* suggest */.Z)(word, known ?? [])}`,
            }))),
    ];
    const problems = (0,(errors ??= __webpack_require__(452))/* firstProblems */.fr)(found, MOST_PROBLEMS);
    const first = problems[0];
    if (first !== undefined || !parsed.success)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map((one) => (one.path === '' ? one.message : `${one.path}: ${one.message}`)).join('; '), {
            where: `${operation.name} request${first?.path ? `, field ${first.path}` : ''}`,
            hint: first?.hint ?? `See the request of ${operation.method} ${operation.path}.`,
            problems,
        });
    return parsed.data;
}
/** Keys that an object with a fixed choice of keys does not have, such as a credential of another provider, where no likely one is meant. */
function closedKeys(error, misspelt) {
    const named = new Set(misspelt.map(({ path }) => path));
    return (error?.issues ?? []).flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys
            .map((key) => ({
            path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...issue.path.map(String), key]),
            message: `"${key}" is not known here`,
        }))
            .filter(({ path }) => !named.has(path))
        : []);
}


/***/ }),

/***/ 491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z7: () => (/* binding */ (generateTestCases ?? generateTestCases$made())),
  Ye: () => (/* binding */ suiteFacts),
  nF: () => (/* binding */ writeGenerated),
  aG: () => (/* binding */ writtenFrom)
});

// UNUSED EXPORTS: failuresOf

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/checks/check-files.js
var check_files;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/evaluations/run-thresholds.js
var run_thresholds;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
// EXTERNAL MODULE: ./lib/schema/generation/config.js
var config;
// EXTERNAL MODULE: ./lib/schema/turn.js + 1 modules
var turn = __webpack_require__(48983);
;// CONCATENATED MODULE: ./lib/schema/generation.js




var SOURCE_TYPES;
function SOURCE_TYPES$made() { return SOURCE_TYPES = ['documents', 'conversation_logs', 'failure_analysis']; }
var sourceDocument;
function sourceDocument$made() { return sourceDocument = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    content: (common ??= __webpack_require__(86462))/* presentText */.TU.describe('Text of the document.'),
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Name of the document, by which cases cite it.'),
}); }
var conversationLog;
function conversationLog$made() { return conversationLog = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    input: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What the user asked.'),
    output: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What the agent answered.'),
    feedback: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['good', 'bad', 'neutral'])
        .optional()
        .describe('What the user made of it: a `good` answer becomes the expectation, a `bad` one what must not come again.'),
}); }
/** Request body of POST /v1/test-cases/generate. */
var generateRequest;
function generateRequest$made() { return generateRequest = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Id of the agent that the cases are for.'),
    source_type: (schemas ??= __webpack_require__(88343))/* enum */.k5n((SOURCE_TYPES ?? SOURCE_TYPES$made()))
        .describe('What cases are made from: `documents`, `conversation_logs`, or `failure_analysis` of the stored runs of the last 30 days.'),
    documents: (schemas ??= __webpack_require__(88343))/* array */.YOg((sourceDocument ?? sourceDocument$made())).optional().describe('The documents, for `source_type` `documents`.'),
    conversation_logs: (schemas ??= __webpack_require__(88343))/* array */.YOg((conversationLog ?? conversationLog$made()))
        .optional()
        .describe('The conversations, for `source_type` `conversation_logs`.'),
    generation_config: (config ??= __webpack_require__(10046))/* generationConfig */.Xv.prefault({}).describe('How many cases, and of which kinds.'),
})
    .superRefine((value, context) => {
    for (const source of ['documents', 'conversation_logs'])
        if (value.source_type === source && (value[source]?.length ?? 0) === 0)
            context.addIssue({
                code: 'custom',
                path: [source],
                message: `source_type ${source} needs at least one entry in ${source}`,
            });
}, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu); }
/**
 * A case to review. Extensions beside the four fields: `id`, `tags`, `operator`, `source_refs`, `hints`; with a model `empirical_difficulty` (share
 * of its answers that fail the checks), `closed_book` (`answered` where it passes the checks without the source) and `confirmed` (`false` where it
 * ended early, by its budget or a fault, before it confirmed the case).
 */
var generatedTestCase;
function generatedTestCase$made() { return generatedTestCase = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    turns: (schemas ??= __webpack_require__(88343))/* array */.YOg(turn/* turn */.wC).min(1),
    difficulty: (schemas ??= __webpack_require__(88343))/* enum */.k5n((config ??= __webpack_require__(10046))/* DIFFICULTIES */.Ke),
    rationale: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
}); }
/** Extension: how many rules broken on purpose in the prompt the cases noticed; `unit` is a rule as it stands, `mutant` as nobody noticed it. */
var mutationAnalysis;
function mutationAnalysis$made() { return mutationAnalysis = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    mutants: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(1),
    killed: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    score: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(1),
    survivors: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* object */.Ikc({ unit: (schemas ??= __webpack_require__(88343))/* string */.YjP(), mutant: (schemas ??= __webpack_require__(88343))/* string */.YjP() })),
}); }
/** Response of POST /v1/test-cases/generate. The cases are answered, not stored. Extensions may stand beside the coverage. */
var generateResponse;
function generateResponse$made() { return generateResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    generated_test_cases: (schemas ??= __webpack_require__(88343))/* array */.YOg((generatedTestCase ?? generatedTestCase$made())),
    coverage_analysis: (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
        policy_topics_covered: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
        gaps_identified: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
        mutation: (mutationAnalysis ?? mutationAnalysis$made()).optional(),
    }),
}); }

// EXTERNAL MODULE: ./lib/text/time-window.js
var time_window;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
;// CONCATENATED MODULE: ./lib/operations/generate-test-cases.js








/** How far back failures are looked for, as `failure_window` of an optimization (contract 9). */
const WINDOW = '30d';
/**
 * A turn as it can be posted: there `expected_behavior` is required (interface 4.6). Where checks decide alone it says what they ask, and no
 * scorer is to judge by it.
 */
const asPosted = ({ input, ...rest }) => rest.expected_behavior === undefined
    ? { input, expected_behavior: wantedBy(rest), ...rest, scorers: rest.scorers ?? [] }
    : { input, ...rest };
const wantedBy = ({ ground_truth: rule, checks }) => {
    if (rule !== undefined)
        return `Says what the rule says: ${rule}`;
    return checks === undefined ? 'Leaves its world as the case expects.' : 'Passes the checks of this turn.';
};
/** POST /v1/test-cases/generate (interface 4.7). The cases are answered, not stored. */
var generateTestCases;
function generateTestCases$made() { return generateTestCases = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'generate-test-cases',
    method: 'POST',
    path: '/v1/test-cases/generate',
    tag: 'test-cases',
    status: 200,
    summary: 'Generate test cases from documents, conversation logs or failures.',
    access: 'account',
    limit: (define_operation ??= __webpack_require__(27591))/* DOCUMENTS_LIMIT */.$Z,
    lifetime: 'caller',
    input: (generateRequest ?? generateRequest$made()),
    output: (generateResponse ?? generateResponse$made()),
    async run(request, engine, { signal }) {
        const agents = await engine.agents();
        if (!agents.some(({ agent }) => agent.id === request.agent_id))
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `no agent "${request.agent_id}"`, {
                where: 'agent_id',
                hint: `Known agents: ${agents.map(({ agent }) => agent.id).join(', ') || 'none; create one first'}.`,
                problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
            });
        const existing = (await engine.cases())
            .map((loaded) => loaded.case)
            .filter((one) => one.agent_id === request.agent_id);
        const scoring = await engine.scoring();
        const { source_type: source, documents = [], conversation_logs: logs = [] } = request;
        const { generateCases } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(3423), __webpack_require__.e(2761), __webpack_require__.e(589), __webpack_require__.e(6817), __webpack_require__.e(1561)]).then(__webpack_require__.bind(__webpack_require__, 2559));
        const response = await generateCases({
            ...(source === 'documents' ? { documents } : {}),
            ...(source === 'conversation_logs' ? { logs } : {}),
            ...(source === 'failure_analysis' ? { failures: await failuresOf(engine, request.agent_id) } : {}),
        }, request.generation_config, existing, { seed: engine.options.seed ?? 1, judge: scoring.judge, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }) });
        const made = response.generated_test_cases.map((one) => ({ ...one, turns: one.turns.map(asPosted) }));
        if (request.generation_config.mutation !== true)
            return { ...response, generated_test_cases: made };
        const { coverage_analysis: coverage } = response;
        const { measureMutation } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(2761), __webpack_require__.e(6817), __webpack_require__.e(8180)]).then(__webpack_require__.bind(__webpack_require__, 51705));
        const { mutation, notes } = await measureMutation(engine, scoring, request.agent_id, made, signal);
        const allNotes = [...(Array.isArray(coverage['notes']) ? coverage['notes'] : []), ...notes];
        return {
            ...response,
            generated_test_cases: made,
            coverage_analysis: {
                ...coverage,
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ mutation }),
                ...(allNotes.length === 0 ? {} : { notes: allNotes }),
            },
        };
    },
}); }
/** Failures of the agent with their kinds; those of infrastructure and evaluators say nothing about it and are left out. */
async function failuresOf(engine, agent) {
    const { storedAttempts } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(481)]).then(__webpack_require__.bind(__webpack_require__, 4134));
    const { byStatus } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(8610)]).then(__webpack_require__.bind(__webpack_require__, 34063));
    const { analyseFailures } = await Promise.all(/* import() */[__webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 5570));
    const { isOfAgent } = await __webpack_require__.e(/* import() */ 7783).then(__webpack_require__.bind(__webpack_require__, 47783));
    const to = engine.ports.clock.now();
    const attempts = await storedAttempts(engine, { agent, from: to - (0,(time_window ??= __webpack_require__(55223))/* windowMs */.$)(WINDOW), to });
    const evidence = byStatus(attempts);
    const { assignments } = analyseFailures(evidence, { period: WINDOW, seed: engine.options.seed ?? 1 });
    const failures = assignments
        .map(({ attempt, category }) => ({ attempt, category }))
        .filter(({ category }) => isOfAgent(category));
    return { failures, passed: evidence.passed, suite: await suiteFacts(engine, agent) };
}
/** What cases made from attempts of an agent need not say, and what they may name. */
async function suiteFacts(engine, agentId) {
    const registry = await engine.registry();
    const cases = new Map((await engine.cases()).map((loaded) => [loaded.case.id, loaded]));
    const { defaults } = await engine.settings();
    const tools = (await engine.agents()).find(({ agent }) => agent.id === agentId)?.agent.available_tools;
    return {
        usualThreshold: (name) => {
            const { threshold } = registry.find(name) ?? {};
            return (0,(run_thresholds ??= __webpack_require__(92091))/* runThreshold */.R)({ name, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ threshold }) }, defaults);
        },
        caseOf: (id) => {
            const loaded = cases.get(id);
            return (loaded && {
                hash: loaded.hash,
                case: {
                    ...loaded.case,
                    turns: attachedFrom(loaded.case.turns, loaded.baseFolder, engine.evalsDir),
                },
            });
        },
        knowsScorer: (name) => registry.find(name) !== undefined,
        readsContext: (name) => registry.find(name)?.needs.flat().includes('context') === true,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ agentTools: tools }),
    };
}
/** Turns whose attached files are named from another folder. */
function attachedFrom(turns, before, folder) {
    return turns.map((turn) => turn.input.attachments === undefined
        ? turn
        : {
            ...turn,
            input: {
                ...turn.input,
                attachments: turn.input.attachments.map((one) => one.path === undefined ? one : { ...one, path: (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(before, one.path)) }),
            },
        });
}
/** Turns with what they name in files as a case in `folder` names it; their checks name files from the evals folder. */
function writtenFrom(turns, evalsDir, folder) {
    return attachedFrom(turns, evalsDir, folder).map(({ checks, ...turn }) => {
        if (checks === undefined)
            return turn;
        const renamed = (file) => (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(evalsDir, file)).replaceAll('\\', '/');
        return { ...turn, checks: (0,(check_files ??= __webpack_require__(25167))/* withRenamedFiles */.io)(checks, renamed) }; // The same checks with other paths.
    });
}
/** Writes each case into a file of its own below `folder` (absolute). A file that exists is kept as it is. */
async function writeGenerated(engine, folder, response, agentId) {
    const { caseFile, generatedFile } = await __webpack_require__.e(/* import() */ 2055).then(__webpack_require__.bind(__webpack_require__, 42055));
    const result = { written: [], kept: [] };
    for (const one of response.generated_test_cases) {
        const { name, content } = generatedFile(one, agentId);
        const path = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name);
        const turns = writtenFrom(content.turns, engine.evalsDir, folder);
        const created = engine.ports.files.createExclusive(path, await caseFile({ ...content, turns }));
        (created ? result.written : result.kept).push(path);
    }
    return result;
}


/***/ }),

/***/ 76752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ levelOfLastLook),
/* harmony export */   km: () => (/* binding */ MIDDLE_LOOK),
/* harmony export */   tk: () => (/* binding */ BY_EXACT_TEST),
/* harmony export */   xE: () => (/* binding */ FIRST_LOOK)
/* harmony export */ });
/* unused harmony exports FALSE_RED, BY_FAILURES */
/**
 * What may make a gate red where nothing changed: no more than `FALSE_RED` of the suites in all, whatever their cases are like, as long
 * as plays are independent and each case keeps its chance (docs/design/statistics.md 5). Each way has its share:
 *
 * - the exact tests of flips, by their history, on the base and by their own plays, `BY_EXACT_TEST` each where there is one;
 * - failures in a row without any of these (`ENOUGH_FAILURES`), which a case shows that passes one play of 26: at most `BY_FAILURES` of
 *   the suites in which some case hardly ever passes, and no others;
 * - the fall of the pass rate has all that is left, so the more the fewer of these there can be.
 */
const FALSE_RED = 0.05;
const BY_EXACT_TEST = 0.005;
const BY_FAILURES = 0.02;
/** Of what the fall of the pass rate may spend, the parts for its looks before the last. */
const FIRST_LOOK = 0.001;
const MIDDLE_LOOK = 0.002;
/** A case of that many passes hardly ever passes: one whose failures in a row prove nothing looks like that. */
const HARDLY_EVER = 1;
/** What the last look at the fall of the pass rate may spend. `passes`: how often each case passed among the plays it looks at. */
function levelOfLastLook({ history, base, ownPlays }, passes, before) {
    const exact = [history, base, ownPlays].filter(Boolean).length * BY_EXACT_TEST;
    const failures = passes.some((count) => count <= HARDLY_EVER) ? BY_FAILURES : 0;
    return FALSE_RED - exact - failures - before;
}


/***/ }),

/***/ 1901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ outcomesBefore),
/* harmony export */   B5: () => (/* binding */ isRepeated),
/* harmony export */   DZ: () => (/* binding */ LEAST_HISTORY),
/* harmony export */   En: () => (/* binding */ chanceOf),
/* harmony export */   GK: () => (/* binding */ MADE_UP_FOR),
/* harmony export */   H$: () => (/* binding */ isBrokenThrough),
/* harmony export */   H_: () => (/* binding */ failuresNeeded),
/* harmony export */   M4: () => (/* binding */ MOST_ROUNDS),
/* harmony export */   S6: () => (/* binding */ provenByThemselves),
/* harmony export */   Xl: () => (/* binding */ passesNeeded),
/* harmony export */   Zm: () => (/* binding */ ENOUGH_FAILURES),
/* harmony export */   bq: () => (/* binding */ levelOfFlip),
/* harmony export */   d7: () => (/* binding */ playsOfEachSide),
/* harmony export */   pL: () => (/* binding */ MOST_REPEATED_CASES),
/* harmony export */   pk: () => (/* binding */ MOST_REPEATS),
/* harmony export */   t: () => (/* binding */ besideFlips)
/* harmony export */ });
/* harmony import */ var _statistics_fisher_greater_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _false_red_js__WEBPACK_IMPORTED_MODULE_0__;



/** Further plays of a case that count, at most. */
const MOST_REPEATS = 24;
/** Repeats of a case that nobody could judge are made up for, so many of them. */
const MADE_UP_FOR = 2;
/** Repeats that a case can have with those: no more than `MOST_REPEATS` of them count. */
const MOST_ROUNDS = MOST_REPEATS + MADE_UP_FOR;
/** Of more flips than that none is repeated where the fall of the pass rate decides by itself; where it does not, so many are. */
const MOST_REPEATED_CASES = 20;
/**
 * So many failures in a row prove a flip of which nothing else is known, where no other case passed exactly once among as many
 * plays: then the one pass would have to be the very first of 26, of the only such case. That happens in at most 1.9 % of the suites, whatever
 * their cases are like (false-red.ts).
 */
const ENOUGH_FAILURES = MOST_REPEATS;
/** So many passes show a case that does not fail in a row by itself. */
const PASSES_NOW_AND_THEN = 2;
/** Earlier outcomes that say something. */
const LEAST_HISTORY = 3;
/** What an exact test may spend on each of the flips that are looked at. */
const levelOfFlip = (flips) => (_false_red_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76752))/* .BY_EXACT_TEST */ .tk / Math.max(1, Math.min(flips, MOST_REPEATED_CASES));
/**
 * What the cases that failed in the baseline say about failures in a row: whether one of them passes so seldom that it could have been the flip.
 * More than are repeated are not looked at.
 */
function besideFlips(flips, failedBefore) {
    if (flips > MOST_REPEATED_CASES || failedBefore.length > MOST_REPEATED_CASES)
        return { state: 'unclear', toPlay: [] };
    const toPlay = [];
    const unjudged = [];
    let isClear = true;
    for (const { id, passes, repeats: repeatsNow, isGivenUp } of failedBefore) {
        const repeats = repeatsNow() ?? { played: 0, failed: 0 };
        const passed = (passes ? 1 : 0) + repeats.played - repeats.failed;
        if (passed >= PASSES_NOW_AND_THEN)
            continue;
        if (repeats.played < ENOUGH_FAILURES)
            (isGivenUp?.() ? unjudged : toPlay).push(id);
        else if (passed > 0)
            isClear = false;
    }
    if (!isClear)
        return { state: 'unclear', toPlay: [] };
    if (unjudged.length > 0)
        return { state: 'unclear', toPlay: [], unjudged };
    return { state: toPlay.length > 0 ? 'open' : 'clear', toPlay };
}
/**
 * How many further failures in a row prove that a flip is broken. The pass and the failure that made it a flip are what it was
 * picked for, so they prove nothing. By its own history where that is enough (an exact test of earlier against further plays), else
 * by `ENOUGH_FAILURES`. What failed more than once, or mostly, is measured by its history alone.
 */
function failuresNeeded(level, beside, history) {
    const past = history === undefined ? undefined : outcomesBefore(history);
    const isKnown = past !== undefined && past.played >= LEAST_HISTORY;
    const byHistory = isKnown ? byOutcomes(past, level) : undefined;
    if (isKnown && (past.episodes > 1 || past.failed * 2 > past.played))
        return { now: byHistory, atMost: byHistory };
    const enough = byHistory ?? ENOUGH_FAILURES;
    return {
        now: beside === 'clear' ? enough : byHistory,
        atMost: beside === 'unclear' ? byHistory : enough,
    };
}
/** Earlier plays that the pass which made the flip is not among, with how often a row of failures began. */
function outcomesBefore(history) {
    // What failed since the last pass may be the very regression that is looked at; the last pass is that of the baseline.
    const before = history.replace(/[^PF]/g, '').replace(/F*$/, '').slice(0, -1);
    const failed = before.replaceAll('P', '').length;
    return { played: before.length, failed, episodes: before.match(/F+/g)?.length ?? 0 };
}
function byOutcomes(before, level) {
    for (let failures = 1; failures <= MOST_REPEATS; failures += 1)
        if (chanceOf(before, { played: failures, failed: failures }) <= level)
            return failures;
    return undefined;
}
/** The chance, if nothing changed, that the plays before hold so many of the passes: Fisher's exact test, one-sided. */
const chanceOf = (before, now) => (0,(_statistics_fisher_greater_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(25893))/* .fisherGreater */ .o)([
    [before.played - before.failed, before.failed],
    [now.played - now.failed, now.failed],
]);
/** Plays a side that prove it where the base can be played: all of them pass there, all fail here. */
function playsOfEachSide(level) {
    let plays = 1;
    while (plays < MOST_REPEATS && passesNeeded(plays, level) > plays)
        plays += 1;
    return plays;
}
/** Passes on the base, without a failure, that prove it beside so many failures without a pass; at least one, at most `MOST_REPEATS`. */
function passesNeeded(failures, level) {
    for (let passes = 1; passes < MOST_REPEATS; passes += 1)
        if (chanceOf({ played: passes, failed: 0 }, { played: failures, failed: failures }) <= level)
            return passes;
    return MOST_REPEATS;
}
/**
 * Whether cases that are played several times in a run show by these plays alone that they are broken: all passed, now all fail. Each
 * case that passed as often in all could have done so by chance, in one of so many ways to deal its plays.
 */
function provenByThemselves(cases) {
    const alike = cases.filter(({ before, now }) => isRepeated({ before, now }) && passesOf(before) + passesOf(now) === before.length);
    const broken = alike.filter((one) => isBrokenThrough(one)).length;
    if (broken === 0)
        return false;
    const chance = Math.max(...alike.map(({ before, now }) => -(0,(_statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(411))/* .logChoose */ .O)(before.length + now.length, before.length)));
    return (0,(_statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(411))/* .logChoose */ .O)(alike.length, broken) + broken * chance <= Math.log((_false_red_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76752))/* .BY_EXACT_TEST */ .tk);
}
/** Whether both runs played a case several times. */
const isRepeated = ({ before, now }) => before.length > 1 && now.length > 1;
/** All its plays passed before, and all of several fail now. */
const isBrokenThrough = (one) => isRepeated(one) && !one.before.includes(0) && !one.now.includes(1);
const passesOf = (plays) => plays.reduce((sum, play) => sum + play, 0);


/***/ }),

/***/ 79031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ loadComparedRun),
/* harmony export */   V: () => (/* binding */ sameSelection)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_4__;








/** Whether both were asked to play the same: then a case that only one of them has was added or taken away. */
const sameSelection = (a, b) => a !== undefined && b !== undefined && (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([a.cases, a.tags]) === (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([b.cases, b.tags]);
/** Shape of a run id (ports/node-ids.ts); anything else can only be a path. */
var RUN_ID;
function RUN_ID$made() { return RUN_ID = /^run_[a-z0-9]+$/; }
/** A string holds no more (512 Mi characters in V8); a run of 10,000 cases takes some 60 MB. */
const LARGEST_FILE = 500 * 1024 * 1024;
/** Problems of a file that are named; the rest is counted. */
const PROBLEMS_NAMED = 5;
/**
 * Opens a finished run by its id in this state folder, or from a results.json file (or the folder that holds one).
 * Rejects with `not_found`, `conflict` (not finished), `malformed_json`, `too_large` or `validation_failed`, each with
 * what to do.
 */
async function loadComparedRun(engine, reference) {
    const { files, env } = engine.ports;
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    if ((RUN_ID ?? RUN_ID$made()).test(reference) && files.stat(paths.journal(reference)) !== null)
        return openStored(engine, reference);
    if (reference.trim() === '')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', 'no run is named', {
            hint: 'Give a run id or the path of a results.json file.',
        });
    const named = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(env.cwd(), reference);
    const path = files.stat(named)?.kind === 'directory' ? (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(named, 'results.json') : named;
    const stat = files.stat(path);
    if (stat?.kind !== 'file')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', (RUN_ID ?? RUN_ID$made()).test(reference)
            ? `no run "${reference}" in this state folder`
            : `no run and no results.json file "${reference}"`, {
            where: (RUN_ID ?? RUN_ID$made()).test(reference) ? paths.runs : path,
            hint: 'Give the id of a finished run (see: assay list runs), or the path of a results.json file.',
        });
    if (stat.size > LARGEST_FILE)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('too_large', `${Math.round(stat.size / 2 ** 20)} MB are too much for one results file`, {
            where: path,
            hint: `Up to ${LARGEST_FILE / 2 ** 20} MB can be read. Compare the stored run by its id instead.`,
        });
    const { cases, comparison, repeats: _, failure_analysis: __, ...header } = readResults(await files.readBytes(path), path);
    return {
        header,
        cases,
        comparison,
        selected: undefined,
        selection: undefined,
        close: async () => undefined,
    };
}
async function openStored(engine, runId) {
    const journal = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, cases, comparison } = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675))/* .storedReport */ .G)(runId, journal);
        refuseUnfinished(header, runId);
        const selection = journal.config?.selection ?? {};
        return {
            ...{ header, cases, comparison, selection },
            ...(0,(_planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(82944))/* .unplayedOf */ .mI)({ ...journal.config, selection }),
            close: () => journal.close(),
        };
    }
    catch (error) {
        await journal.close();
        throw error;
    }
}
/** The content of a results.json file, or a Fault that says what is wrong with it. */
function readResults(bytes, path) {
    const value = parse(bytes, path);
    const version = typeof value === 'object' && value !== null && 'schema_version' in value
        ? value.schema_version
        : undefined;
    if (version !== undefined && version !== (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `results of version ${shown(version)}; this Assay reads version ${(_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN}`, {
            where: path,
            hint: 'Compare with the Assay that wrote the file, or play the baseline again with this one.',
        });
    const parsed = (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .runResults */ .Qj.safeParse(value);
    if (!parsed.success) {
        const problems = (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .valueProblems */ .ce)(parsed.error, value).map((one) => ({
            path: (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .pathText */ .LF)(one.path),
            message: one.message,
        }));
        throw notResults(path, problems);
    }
    refuseUnfinished(parsed.data, path);
    const seen = new Set();
    for (const [index, { id }] of parsed.data.cases.entries()) {
        if (seen.has(id))
            throw notResults(path, [
                { path: `cases[${index}].id`, message: `a second case has the id ${shown(id)}` },
            ]);
        seen.add(id);
    }
    return parsed.data;
}
function parse(bytes, path) {
    const hint = 'Name the results.json of a run; assay report RUN_ID writes it again.';
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', 'not a text in UTF-8', { where: path, hint, cause });
    }
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const what = text.trim() === '' ? 'the file is empty' : `not JSON: ${cause.message}`; // Only a SyntaxError.
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', what, { where: path, hint, cause });
    }
}
function notResults(path, problems) {
    const named = problems.slice(0, PROBLEMS_NAMED);
    const lines = named.map(({ path: at, message }) => `${at === '' ? 'the file' : at} ${message}`);
    const more = problems.length > named.length ? ` (and ${problems.length - named.length} more)` : '';
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `not the results of a run: ${lines.join('; ')}${more}`, {
        where: path,
        hint: 'Name the results.json of a run; assay report RUN_ID writes it again.',
    });
}
/** A run that did not end holds cases that were never played: compared, they would look like removed ones. */
function refuseUnfinished({ status, run_id: runId }, where) {
    if (status === 'completed')
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish (status ${status})`, {
        where,
        hint: `Finish it first: assay run --resume ${runId}`,
    });
}
const shown = (value) => {
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
};


/***/ }),

/***/ 82944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ shownBase),
/* harmony export */   mE: () => (/* binding */ affectedPart),
/* harmony export */   mI: () => (/* binding */ unplayedOf),
/* harmony export */   oC: () => (/* binding */ affectedVerdict),
/* harmony export */   yZ: () => (/* binding */ gateOfPart)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;

/** The counts of a choice among the cases of a plan. */
function affectedPart({ base, changed, of }, chosen) {
    const gating = chosen.filter(({ description }) => description.gating && description.skip === undefined);
    return { base, changed, of, chosen: chosen.length, gating: gating.length };
}
/** What a comparison is given of the cases that a run did not play. `sameSelection`: the baseline was asked for the same ones. */
function unplayedOf({ selection: { cases, tags }, affected }, sameSelection = false) {
    return {
        // An empty list selects nothing.
        selected: (cases === undefined && tags === undefined) || sameSelection ? 'all' : 'some',
        unaffected: affected?.unaffected,
    };
}
/**
 * What the gate may ask of affected cases alone: the required number of cases is one of the suite, and an average is only asked
 * where a case that is played has the scorer.
 */
function gateOfPart(gate, { of, chosen: count }, chosen) {
    if (count === of)
        return gate;
    const played = chosen.filter(({ description }) => description.skip === undefined);
    const scorers = new Set(played.flatMap(({ description }) => description.scorers.flat()));
    return {
        ...gate,
        min_cases: of < gate.min_cases ? gate.min_cases : Math.min(gate.min_cases, 1),
        min_scores: Object.fromEntries(Object.entries(gate.min_scores).filter(([name]) => scorers.has(name))),
    };
}
/**
 * The verdict of a run of affected cases: neutral where nothing that gates is affected (contract 5), because then nothing was to
 * be judged by rule; else the one that it has, which says that it is one of a part.
 */
function affectedVerdict(verdict, part) {
    if (part === undefined || verdict.exitCode === 130)
        return verdict;
    const { of, chosen, gating } = part;
    if (gating > 0 && chosen === of)
        return verdict;
    const share = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(chosen)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(of, 'case')}`;
    if (gating > 0)
        return {
            ...verdict,
            reason: `${verdict.reason} Played: ${share}, those that the ${filesOf(part)} affect${part.changed === 1 ? 's' : ''}.`,
        };
    // Whoever selected nothing at all made a mistake; that is not for the change to excuse.
    if (of === 0)
        return verdict;
    return { conclusion: 'neutral', reason: nothingAffected(part), exitCode: 0 };
}
function nothingAffected(part) {
    if (part.changed === 0)
        return `Skipped: no file changed since ${shownBase(part.base)}.`;
    if (part.chosen === 0)
        return `Skipped: no eval depends on the ${filesOf(part)}.`;
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bare),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Keys of `value` that `schema` has no word for, at every depth. Zod's own strict objects would stop at the first wrong level
 * and hide other problems; this looks everywhere and never fails. Free objects are not looked into.
 */
function unknownKeys(schema, value) {
    const found = [];
    look(schema, value, [], found);
    return found;
}
/** `path` is one array that grows and shrinks with the walk; it is copied only for what is found. */
function look(schema, value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const inner = bare(schema);
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodUnion */ .fZ7) {
        const option = inner.options
            .map(bare)
            .find((one) => isContainer(one) && one instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA === Array.isArray(value));
        if (option !== undefined)
            look(option, value, path, found);
    }
    else if (Array.isArray(value)) {
        if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA)
            for (let index = 0; index < value.length; index++)
                within(inner.element, value[index], index, path, found);
    }
    else if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH)
        lookIntoObject(inner, value, path, found);
    else if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S)
        lookIntoRecord(inner, value, path, found);
}
function within(schema, value, step, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    path.push(step);
    look(schema, value, path, found);
    path.pop();
}
function lookIntoObject(schema, value, path, found) {
    const { shape } = schema;
    const catchall = schema.def.catchall;
    const open = catchall !== undefined && !(catchall instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodNever */ .iSc);
    const record = value;
    for (const key of Object.keys(record)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field !== undefined)
            within(field, record[key], key, path, found);
        else if (!open)
            found.push({ path: [...path], key, known: Object.keys(shape) });
    }
}
function lookIntoRecord(schema, value, path, found) {
    const names = schema.keyType instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : undefined;
    for (const [key, entry] of Object.entries(value)) {
        if (names !== undefined && !names.includes(key))
            found.push({ path: [...path], key, known: names });
        // The value type of a record is a schema; its own type is wider.
        else
            within(schema.valueType, entry, key, path, found);
    }
}
function isContainer(schema) {
    return schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH || schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA || schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S;
}
/** The schema below optional, nullable and default wrappers. */
function bare(schema) {
    let inner = schema;
    while (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodOptional */ .IiU ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodNullable */ .l1C ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodDefault */ .XiL ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodPrefault */ .xgV)
        inner = inner.unwrap();
    return inner;
}


/***/ }),

/***/ 61096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withoutNulls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * A request without the fields that are `null` and may be left out: many clients write those down so. A field that has to be there, or for
 * which `null` is a value, keeps it, and so does what is free: metadata, arguments and results of tools, entries of lists and maps. Copies
 * only what it changes.
 */
function withoutNulls(schema, value) {
    if (typeof value !== 'object' || value === null)
        return value;
    const inner = (0,(_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5354))/* .bare */ .$)(schema);
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodUnion */ .fZ7)
        return inner.options.reduce((left, option) => withoutNulls(option, left), value);
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodPipe */ .utH)
        return withoutNulls(inner.in, value);
    if (Array.isArray(value)) {
        if (!(inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodArray */ .naA))
            return value;
        const entries = value.map((entry) => withoutNulls(inner.element, entry));
        return entries.some((entry, at) => entry !== value[at]) ? entries : value;
    }
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S)
        // The value type of a record is a schema; its own type is wider.
        return changed(value, (entry) => withoutNulls(inner.valueType, entry));
    if (!(inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH))
        return value;
    return changed(value, (entry, key) => {
        const field = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
        if (field === undefined)
            return entry;
        return entry === null && isAbsence(field) ? undefined : withoutNulls(field, entry);
    });
}
/** `null` can only mean that the field is not there. */
const isAbsence = (field) => (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(43852))/* .safeParse */ .xL(field, undefined).success && !(zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(43852))/* .safeParse */ .xL(field, null).success;
/** What `change` turns to undefined is left out. */
function changed(value, change) {
    const entries = Object.entries(value).map(([key, entry]) => [key, change(entry, key), entry]);
    if (entries.every(([, after, before]) => after === before))
        return value;
    const left = entries.filter(([, after, before]) => after !== undefined || before === undefined);
    return Object.fromEntries(left.map(([key, after]) => [key, after]));
}


/***/ }),

/***/ 85351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ labelledThreshold),
/* harmony export */   aV: () => (/* binding */ DEFAULT_THRESHOLD)
/* harmony export */ });
/* unused harmony export ANY_FAULT_THRESHOLDS */
/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/**
 * Scorers for which a single fault is bad, whatever share of the whole it is: one tool that was not called, one wrong argument, one piece of
 * personal data or secret. By these thresholds people label, and runs judge where nothing else is named; the catalogue shows them.
 */
var ANY_FAULT_THRESHOLDS;
function ANY_FAULT_THRESHOLDS$made() { return ANY_FAULT_THRESHOLDS = {
    argument_correctness: 1,
    pii_leakage: 1,
    tool_correctness: 1,
}; }
/** The threshold at which a scorer parts what people call good from what they call bad: the one that the cuts speak of. */
function labelledThreshold(scorer) {
    return ((Object.hasOwn((ANY_FAULT_THRESHOLDS ?? ANY_FAULT_THRESHOLDS$made()), scorer) ? (ANY_FAULT_THRESHOLDS ?? ANY_FAULT_THRESHOLDS$made())[scorer] : undefined) ??
        DEFAULT_THRESHOLD);
}


/***/ }),

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg)
/* harmony export */ });
/**
 * Benjamini-Hochberg step-up adjustment (Benjamini and Hochberg 1995): of the claims with `adjusted <= q`, on average at most the
 * share q is false. For exploring many secondary metrics at once, where Holm would find nothing; not for the one claim that decides.
 * Assumes independent or positively dependent tests. `adjusted` keeps the order of the input. RangeError for a p outside
 * 0..1.
 */
function benjaminiHochberg(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`benjaminiHochberg: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[b] - p[a]);
    const adjusted = new Array(p.length);
    let lowest = 1;
    for (const [place, row] of order.entries()) {
        lowest = Math.min(lowest, (p[row] * p.length) / (p.length - place));
        adjusted[row] = lowest;
    }
    return { adjusted };
}


/***/ }),

/***/ 25893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fisherGreater)
/* harmony export */ });
/* harmony import */ var _log_choose_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Fisher's exact test, one-sided: the chance that the first row has at least so many of the first column when both rows have the
 * same rate (Fisher 1935). For looking for what is more frequent in one group than in another; the observations must be
 * independent. 1 when a margin is empty. Whole counts >= 0, else RangeError.
 */
function fisherGreater([[a, b], [c, d]]) {
    if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0))
        throw new RangeError(`fisherGreater: ${[a, b, c, d].join(', ')} must be whole numbers >= 0`);
    const row = a + b;
    const column = a + c;
    const total = row + c + d;
    const all = (0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(total, column);
    let sum = 0;
    for (let count = a; count <= Math.min(row, column); count += 1)
        sum += Math.exp((0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(row, count) + (0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(total - row, column - count) - all);
    return Math.min(1, sum);
}


/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__;

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,(_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13620))/* .stirlingError */ .$)(n);
}
/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
function logChoose(n, k) {
    if (k < 0 || k > n)
        return Number.NEGATIVE_INFINITY;
    if (k === 0 || k === n)
        return 0;
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ }),

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/**
 * Arithmetic mean with compensated summation (Kahan 1965, in Neumaier's form, which also survives a term larger than the
 * sum so far), so the order of 100,000 scores does not show in the last digits. RangeError for no numbers:
 * there is no such value.
 */
function mean(values) {
    let sum = 0;
    let lost = 0;
    let count = 0;
    for (const value of values) {
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
        count += 1;
    }
    if (count === 0)
        throw new RangeError('mean: no numbers');
    return (sum + lost) / count;
}


/***/ }),

/***/ 86453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ newcombeInterval)
/* harmony export */ });
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x2, n2, confidence);
    const share1 = x1 / n1;
    const share2 = x2 / n2;
    const diff = share2 - share1;
    return [diff - Math.hypot(share2 - low2, high1 - share1), diff + Math.hypot(high2 - share2, share1 - low1)];
}


/***/ }),

/***/ 46172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   nG: () => (/* binding */ normalSf)
/* harmony export */ });
/* unused harmony export normalCdf */
var ROOT_TWO_PI;
function ROOT_TWO_PI$made() { return ROOT_TWO_PI = Math.sqrt(2 * Math.PI); }
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / (ROOT_TWO_PI ?? ROOT_TWO_PI$made());
}
/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
function normalSf(z) {
    if (Number.isNaN(z))
        throw new RangeError('normalSf: z is not a number');
    if (z < -SWITCH)
        return 1 - normalSf(-z);
    if (z === Infinity)
        return 0;
    if (z > SWITCH) {
        let ratio = z;
        for (let k = FRACTION_STEPS; k >= 1; k -= 1)
            ratio = z + k / ratio;
        return density(z) / ratio;
    }
    let term = z;
    let sum = z;
    for (let k = 3;; k += 2) {
        term *= (z * z) / k;
        if (sum + term === sum)
            return 0.5 - density(z) * sum;
        sum += term;
    }
}
/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
function normalCdf(z) {
    return normalSf(-z);
}
/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
    if (p === 0.5)
        return 0;
    const tail = Math.min(p, 1 - p);
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
    let z = Math.sqrt(-2 * Math.log(2 * tail));
    for (let step = 0; step < 50; step += 1) {
        const here = normalSf(z);
        const move = (Math.log(here / tail) * here) / density(z);
        z += move;
        if (Math.abs(move) <= 1e-15 * z)
            break;
    }
    return sign * z;
}


/***/ }),

/***/ 89926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ roundedInterval),
/* harmony export */   W: () => (/* binding */ rounded)
/* harmony export */ });
/** A figure as it is stored: `digits` decimals, four by default (metrics.md 0.1), and never a negative zero; null stays null. */
function rounded(value, digits = 4) {
    if (value === null)
        return value;
    const scale = 10 ** digits;
    // Epsilon of its own size: 1.00005 is stored a hair below, and would round down. The type only says whether it can be null.
    return (Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0);
}
/** Both ends of an interval, rounded. */
const roundedInterval = (interval) => interval === null ? null : [rounded(interval[0]), rounded(interval[1])];


/***/ }),

/***/ 13620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;
/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
function stirlingError(x) {
    if (!(x > 0))
        throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
    let at = x;
    let error = 0;
    // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
    while (at < SERIES_FROM) {
        error += (at + 0.5) * Math.log1p(1 / at) - 1;
        at += 1;
    }
    const inverse = 1 / (at * at);
    // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
    const series = 1 / 12 -
        inverse *
            (1 / 360 -
                inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
    return error + series / at;
}


/***/ }),

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__;

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
var QUANTILES;
function QUANTILES$made() { return QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
}; }
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = (QUANTILES ?? QUANTILES$made())[confidence] ?? (0,(_normal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46172))/* .normalQuantile */ .Zl)((1 + confidence) / 2);
    const z2 = z ** 2;
    const share = successes / total;
    const centre = share + z2 / (2 * total);
    const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
    const scale = 1 + z2 / total;
    // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
    return [
        successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
        successes === total ? 1 : Math.min(1, (centre + half) / scale),
    ];
}


/***/ }),

/***/ 98610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__;

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
function suggest(word, known) {
    const close = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(word, known);
    return close === null ? '' : ` (did you mean "${close}"?)`;
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

/***/ 36671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson)
/* harmony export */ });
/** Breaks the older command form of the Actions runner, which it finds anywhere in a line and through ignorable characters. */
var LEGACY_COMMAND;
function LEGACY_COMMAND$made() { return LEGACY_COMMAND = /#(?=\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[)/gu; }
/** What JSON leaves bare and a terminal or reader would act on: DEL, C1, line separators, ignorable characters but the emoji selector. */
var UNSEEN;
function UNSEEN$made() { return UNSEEN = /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu; }
/** Most JSON is plain ASCII, which needs neither search by Unicode property: as many bytes as characters, and no DEL. */
const isPlain = (json) => Buffer.byteLength(json) === json.length && !json.includes('\x7f');
const escapeUnits = (text) => {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1)
        escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
    return escaped;
};
/**
 * JSON text that says the same and can be printed anywhere: characters outside ASCII that act without being seen, and
 * `##[`, become `\u` escapes. Works on finished JSON, because such characters occur only inside its strings
 * (security.md F1: plain JSON on a runner's log still executes commands).
 */
function escapeJson(json) {
    if (isPlain(json))
        return json.includes('##') ? json.replace((LEGACY_COMMAND ?? LEGACY_COMMAND$made()), '\\u0023') : json;
    return json.replace((LEGACY_COMMAND ?? LEGACY_COMMAND$made()), '\\u0023').replace((UNSEEN ?? UNSEEN$made()), escapeUnits);
}


/***/ }),

/***/ 40863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ ownText)
/* harmony export */ });
/**
 * The same text in memory of its own. A piece that was cut out of a text keeps the whole of it in memory for as long as the piece is held: a
 * reason of a line the whole page that it was cut from.
 */
function ownText(text) {
    return JSON.parse(JSON.stringify(text)); // A text stays one, with lone surrogates and all.
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
