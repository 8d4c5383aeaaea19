export const id = 164;
export const ids = [164,1916];
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

/***/ 12025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  optimizeCommand: () => (/* binding */ optimizeCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/optimization.js
var optimization;
// EXTERNAL MODULE: ./lib/jobs/optimizations/stored-optimizations.js
var stored_optimizations;
;// CONCATENATED MODULE: ./lib/jobs/optimizations/already-written.js


/** The stored answer of an optimization whose prompt the agent has by now; undefined where there is something left to do, or to write. */
async function alreadyWritten(engine, id) {
    const stored = await (0,(stored_optimizations ??= __webpack_require__(37257))/* storedOptimization */.RX)(engine, id);
    const { report: effort, agent_id, original_prompt: before, optimized_prompt: after } = stored;
    if (effort === undefined || before === after)
        return undefined;
    const agent = (await engine.agents()).find((one) => one.agent.id === agent_id);
    const now = agent?.agent.system_prompt;
    // The line feed that closes a text may have closed its file.
    const plain = (text) => text.replace(/\n$/, '');
    if (agent === undefined ||
        now === undefined ||
        plain(now) !== plain(after) ||
        plain(before) === plain(after))
        return undefined;
    return { report: { response: (optimization ??= __webpack_require__(16458))/* optimizeResponse */.p2.parse(stored), agent_id, ...effort }, agent };
}

// EXTERNAL MODULE: ./lib/jobs/optimizations/write-prompt.js + 1 modules
var write_prompt;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
// EXTERNAL MODULE: ./lib/operations/optimize-prompt.js
var optimize_prompt;
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/reports/parts/effort.js
var effort = __webpack_require__(41014);
// EXTERNAL MODULE: ./lib/reports/parts/is-improved.js
var is_improved;
// EXTERNAL MODULE: ./lib/reports/parts/labelled-lines.js
var labelled_lines;
// EXTERNAL MODULE: ./lib/reports/parts/optimization-words.js
var optimization_words;
// EXTERNAL MODULE: ./lib/reports/parts/style.js
var parts_style;
// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict;
;// CONCATENATED MODULE: ./lib/reports/optimization-terminal.js









var WORDS;
function WORDS$made() { return WORDS = {
    accepted: ['ACCEPTED', 'good'],
    provisional: ['PROVISIONAL', 'odd'],
    rejected: ['REJECTED', 'bad'],
    no_headroom: ['NO HEADROOM', 'odd'],
    not_validated: ['NOT VALIDATED', 'odd'],
    insufficient_failures: ['TOO FEW FAILURES', 'odd'],
}; }
/** Lines of a diff, changes and runs of each that a screen shows; the report has them all. */
const MOST_LINES = 120;
const MOST_CHANGES = 12;
const MOST_RUNS = 3;
const RATIONALE = 400;
/**
 * What `assay optimize` says: the decision with its numbers, the diff, why each change was made and what it does, then how sure that is
 * and what it took. Comes line by line; texts of others are escaped.
 */
function* optimizationTerminal(report, options = {}) {
    const width = Math.max((labelled_lines ??= __webpack_require__(82881))/* NARROWEST */.mt, options.width ?? 80);
    const style = options.colour === true ? (parts_style ??= __webpack_require__(10883))/* colourStyle */.e : (parts_style ??= __webpack_require__(10883))/* plainStyle */.s;
    const { response } = report;
    const [word, emphasis] = (WORDS ?? WORDS$made())[response.decision];
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* verdictLines */.rz)(word, emphasis, (0,(optimization_words ??= __webpack_require__(46429))/* decisionSentence */.II)(response), width, style);
    if ((0,(is_improved ??= __webpack_require__(21465))/* isImproved */.T)(response)) {
        yield '\n';
        yield* diffLines(report, style);
        yield '\n';
        yield* changeLines(response, width);
    }
    for (const { label, text } of (0,(optimization_words ??= __webpack_require__(46429))/* optimizationFacts */.p$)(report))
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)(label, text, width);
    if ((0,(optimization_words ??= __webpack_require__(46429))/* detailsOf */.cz)(response).plays !== 0)
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('checked', `in run ${response.validation_run_id}`, width);
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('agent', report.agent_id, width);
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('judge', `${(0,(verdict ??= __webpack_require__(38987))/* judgeName */.Bt)(report)}${(0,(verdict ??= __webpack_require__(38987))/* judgeOrigin */.eX)(report)}`, width);
    yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('effort', (0,effort/* spendingParts */.O)(report, 'agent turn').join(' · '), width);
    if (report.written === true)
        yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)('written')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(report.prompt_file ?? 'the prompt file')}\n`;
    if (options.reportPath !== undefined)
        yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)('report')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(options.reportPath)}\n`;
    for (const [index, command] of (options.next ?? []).entries())
        yield `${(0,(labelled_lines ??= __webpack_require__(82881))/* lineLabel */.bQ)(index === 0 ? 'next' : '')}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(command)}\n`;
}
/** The diff; behind two blanks no line of it is a command to a runner. */
function* diffLines(report, style) {
    const lines = (0,(optimization_words ??= __webpack_require__(46429))/* promptDiff */.eM)(report).trimEnd().split('\n');
    for (const line of lines.slice(0, MOST_LINES)) {
        const emphasis = line.startsWith('+') ? 'good' : line.startsWith('-') ? 'bad' : undefined;
        const shown = (0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(line.replaceAll('\t', '  '));
        yield `  ${emphasis === undefined ? shown : style(emphasis, shown)}\n`;
    }
    if (lines.length > MOST_LINES)
        yield `  and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(lines.length - MOST_LINES)} more lines; the report has them\n`;
}
function* changeLines(response, width) {
    const { changes_made: changes } = response;
    for (const change of changes.slice(0, MOST_CHANGES)) {
        const runs = change.evidence_run_ids ?? [];
        const parts = [
            `${change.type}${change.category === undefined ? '' : ` for ${change.category}`}: ${(0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(change.rationale, RATIONALE)}`,
            (0,(optimization_words ??= __webpack_require__(46429))/* effectWords */.zT)(change.measured_effect, response),
            runs.length === 0
                ? ''
                : `seen in ${runs.slice(0, MOST_RUNS).join(', ')}${runs.length > MOST_RUNS ? ` and ${runs.length - MOST_RUNS} more` : ''}`,
        ];
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('because', parts.filter((text) => text !== '').join(' · '), width);
    }
    if (changes.length > MOST_CHANGES)
        yield* (0,(labelled_lines ??= __webpack_require__(82881))/* labelledLines */.tu)('', `and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(changes.length - MOST_CHANGES)} more; the report lists them`, width);
}

// EXTERNAL MODULE: ./lib/reports/progress.js
var reports_progress;
// EXTERNAL MODULE: ./lib/reports/write-optimization-reports.js
var write_optimization_reports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
;// CONCATENATED MODULE: ./lib/cli/next/next-after-optimize.js

/** Commands worth typing after an optimization, most useful first. */
function nextAfterOptimize({ optimization_id, decision, details }, agent, file) {
    const { interrupted, enough_agent_runs: enough, evidence } = (optimization ??= __webpack_require__(16458))/* shownDetails */.IR.parse(details);
    switch (decision) {
        case 'accepted':
        case 'provisional':
            if (file === 'none')
                return [];
            return file === 'written'
                ? [`assay run --agent ${agent}`]
                : [`assay optimize --resume ${optimization_id} --write`];
        case 'no_headroom':
        case 'rejected':
            return [`assay analyze --agent ${agent}`];
        case 'insufficient_failures':
            return [`assay run --agent ${agent} --repeat 3`, `assay optimize --agent ${agent}`];
        case 'not_validated':
            // How to go on is said with why it stopped.
            if (interrupted !== undefined)
                return [];
            if (enough !== undefined)
                return [`assay optimize --agent ${agent} --max-agent-runs ${enough}`];
            return evidence === 'too_few'
                ? ['assay generate --failures --num 10 --write evals/test-cases/from-failures']
                : [`assay analyze --agent ${agent}`];
    }
}

// EXTERNAL MODULE: ./lib/cli/next/own-name.js
var own_name;
// EXTERNAL MODULE: ./lib/cli/read-input.js
var read_input;
// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/optimize.js
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




















/** `assay optimize`: improves the prompt of an agent by its failures, and proves it on cases held out. */
async function optimizeCommand(_, flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const engine = (0,(common_flags ??= __webpack_require__(64979))/* engineOf */.k)(flags, flags.concurrency === undefined ? {} : { concurrency: flags.concurrency });
        const request = await requestOf(engine, flags);
        if (flags.resume !== undefined) {
            const already = await alreadyWritten(engine, flags.resume);
            if (already !== undefined)
                return await showWritten(engine, already, flags);
        }
        const interrupted = __addDisposableResource(env_1, (0,(interruption ??= __webpack_require__(71209))/* interruption */.Y)(), false);
        const started = __addDisposableResource(env_1, await (0,(define_operation ??= __webpack_require__(27591))/* start */.ni)((optimize_prompt ??= __webpack_require__(75658))/* optimizePromptOperation */.j, request, engine, {
            signal: interrupted.signal,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ resume: flags.resume, maxCostUsd: flags.maxCostUsd }),
            // Said before anything is paid: where there is no file to write there is nothing to wait for.
            ...(flags.write === true ? { check: (agent) => void (0,(write_prompt ??= __webpack_require__(74891))/* promptFileOf */.kf)(engine, agent) } : {}),
        }), true);
        showProgress(started, engine, flags);
        return await conclude(engine, started, await started.finish(), flags);
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
}
var FLAGS_OF_A_REQUEST;
function FLAGS_OF_A_REQUEST$made() { return FLAGS_OF_A_REQUEST = [
    'agent',
    'type',
    'failureWindow',
    'minFailures',
    'target',
    'maxExamples',
    'maxPromptLength',
    'preserve',
    'maxAgentRuns',
]; }
/** The request of a file, of flags, or of the optimization that goes on; the operation checks it. */
async function requestOf(engine, flags) {
    const given = (FLAGS_OF_A_REQUEST ?? FLAGS_OF_A_REQUEST$made()).filter((name) => flags[name] !== undefined).map((name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    if (flags.examples === false)
        given.push('--no-examples');
    if (flags.resume !== undefined) {
        const more = [...given, ...(flags.request === undefined ? [] : ['--request'])];
        if (more.length > 0)
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `${flags.resume} goes on as it began`, {
                where: more.join(', '),
                hint: 'Leave these out, or start a new optimization without --resume.',
            });
        return (await (0,(stored_optimizations ??= __webpack_require__(37257))/* storedOptimization */.RX)(engine, flags.resume)).request;
    }
    if (flags.request !== undefined) {
        if (given.length > 0)
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', 'the request is in the file already', {
                where: given.join(', '),
                hint: 'Give --request alone, or flags alone.',
            });
        return (0,(read_input ??= __webpack_require__(43369))/* parseJson */.qF)(await (0,(read_input ??= __webpack_require__(43369))/* readInput */.R5)(engine, flags.request), flags.request);
    }
    return requestOfFlags(engine, flags);
}
async function requestOfFlags(engine, flags) {
    const constraints = (0,(defined ??= __webpack_require__(69498))/* defined */.s)({
        max_prompt_length: flags.maxPromptLength,
        preserve_sections: flags.preserve,
    });
    return (0,(defined ??= __webpack_require__(69498))/* defined */.s)({
        agent_id: flags.agent ?? (await onlyAgent(engine)),
        optimization_type: flags.type ?? (flags.target === undefined ? 'error_driven' : 'full'),
        failure_window: flags.failureWindow,
        min_failures: flags.minFailures,
        target_metrics: flags.target === undefined ? undefined : Object.fromEntries(flags.target.map(targetOf)),
        include_examples: flags.examples === false ? false : undefined,
        max_examples: flags.maxExamples,
        constraints: Object.keys(constraints).length === 0 ? undefined : constraints,
        budget: flags.maxAgentRuns === undefined ? undefined : { max_agent_runs: flags.maxAgentRuns },
    });
}
async function onlyAgent(engine) {
    const agents = (await engine.agents()).map(({ agent }) => agent.id);
    if (agents.length === 1)
        return agents[0];
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', agents.length === 0 ? 'there is no agent' : 'there are several agents', {
        where: '--agent',
        hint: agents.length === 0 ? 'See: assay init' : `Name one: ${agents.join(', ')}`,
    });
}
/** `faithfulness=0.9`. */
function targetOf(text) {
    const at = text.lastIndexOf('=');
    const target = Number(text.slice(at + 1));
    if (at > 0 && text.slice(at + 1).trim() !== '' && Number.isFinite(target))
        return [text.slice(0, at).trim(), { target }];
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `"${text}" is no target`, {
        where: '--target',
        hint: 'Write it as --target faithfulness=0.9',
    });
}
async function conclude(engine, { optimizationId, agent }, { response, report, cancelled }, flags) {
    const { out, err, width, colour } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const file = agent.systemPromptPath === undefined ? undefined : (0,(write_prompt ??= __webpack_require__(74891))/* promptFileOf */.kf)(engine, agent);
    const improved = response.decision === 'accepted' || response.decision === 'provisional';
    const write = flags.write === true && improved && file !== undefined;
    const reportToWrite = (0,(redaction ??= __webpack_require__(76739)).shownValue)({
        ...report,
        ...(file === undefined ? {} : { prompt_file: file.shown, file_end: await (0,(write_prompt ??= __webpack_require__(74891))/* promptEnd */.sb)(engine, file.path) }),
        ...(write ? { written: true } : {}),
    });
    const folder = flags.out === undefined
        ? `${engine.stateDir}/reports/${optimizationId}`
        : (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.ports.env.cwd(), flags.out);
    const written = (0,(write_optimization_reports ??= __webpack_require__(79870))/* writeOptimizationReports */.S)(folder, reportToWrite, engine.ports.files);
    if (write)
        await (0,(write_prompt ??= __webpack_require__(74891))/* writePrompt */.UW)(engine, file.path, response);
    if (flags.json === true)
        out(`${JSON.stringify((0,(redaction ??= __webpack_require__(76739)).shownValue)(response), null, 2)}\n`);
    else {
        const state = file === undefined ? 'none' : write ? 'written' : 'unwritten';
        const next = nextAfterOptimize(response, agent.agent.id, state).map((own_name ??= __webpack_require__(84304))/* asTyped */.j4);
        out([...optimizationTerminal(reportToWrite, { width, colour, reportPath: written.html, next })].join(''));
    }
    if (flags.write === true && !improved)
        err(`warning: nothing was written: the decision is ${response.decision}\n`);
    const interrupted = response.details['interrupted'];
    if (interrupted !== undefined)
        err(`warning: the optimization stopped early (${interrupted}); go on with: ${(0,(own_name ??= __webpack_require__(84304))/* asTyped */.j4)(`assay optimize --resume ${optimizationId}`)}${interrupted === 'budget_exhausted' ? ' --max-cost-usd MORE' : ''}\n`);
    return cancelled ? 130 : 0;
}
/** The stored answer of an optimization whose prompt stands in the file already. */
async function showWritten(engine, { report, agent }, flags) {
    const { out, err, width, colour } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const { response } = report;
    const file = agent.systemPromptPath === undefined ? undefined : (0,(write_prompt ??= __webpack_require__(74891))/* promptFileOf */.kf)(engine, agent);
    if (flags.json === true)
        out(`${JSON.stringify((0,(redaction ??= __webpack_require__(76739)).shownValue)(response), null, 2)}\n`);
    else {
        const shown = (0,(redaction ??= __webpack_require__(76739)).shownValue)({
            ...report,
            ...(file === undefined
                ? {}
                : {
                    prompt_file: file.shown,
                    file_end: await (0,(write_prompt ??= __webpack_require__(74891))/* promptEnd */.sb)(engine, file.path),
                    written: true,
                }),
        });
        const next = nextAfterOptimize(response, agent.agent.id, 'written').map((own_name ??= __webpack_require__(84304))/* asTyped */.j4);
        out([...optimizationTerminal(shown, { width, colour, next })].join(''));
    }
    const where = file === undefined ? `agent ${agent.agent.id}` : file.shown;
    err(`note: already written: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(where)} has the prompt of ${response.optimization_id}\n`);
    return 0;
}
/** What it can take at most, then a bar on a terminal, a line now and then elsewhere; always on stderr, and never with --quiet. */
function showProgress(started, engine, flags) {
    if (flags.quiet === true)
        return;
    const { err, width, interactive } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const { judge, agent, expense, notes } = started;
    const { clock } = engine.ports;
    const begun = clock.monotonic();
    let done = 0;
    let shownAt = begun;
    const say = (text) => err(`${interactive ? '\r\u001b[K' : ''}${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(text)}\n`);
    say(`${started.optimizationId} · agent ${agent.agent.id} · judge ${(0,(verdict ??= __webpack_require__(38987))/* judgeName */.Bt)({ judge })}`);
    for (const note of notes)
        say(`note: ${note}`);
    say(expense.words);
    started.subscribe((event) => {
        if (event.type === 'phase') {
            // The plan is said above.
            if (event.phase !== 'baseline')
                say(`${event.phase}: ${event.words}`);
            return;
        }
        done++;
        const now = clock.monotonic();
        if (now - shownAt < (interactive ? 80 : 5_000))
            return;
        shownAt = now;
        const progress = { done, total: expense.agent_runs, failed: 0, errored: 0, elapsedMs: now - begun };
        err(interactive ? `\r\u001b[K${(0,(reports_progress ??= __webpack_require__(16244))/* progressLine */.oz)(progress, width)}\r` : `${(0,(reports_progress ??= __webpack_require__(16244))/* progressText */.l_)(progress)}\n`);
    });
}


/***/ }),

/***/ 43369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


/** Text of a file named on the command line, or of standard input for `-`. */
async function readInput(engine, path) {
    if (path !== '-') {
        const absolute = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(engine.ports.env.cwd(), path);
        if (engine.ports.files.stat(absolute)?.kind !== 'file')
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', `no file ${path}`, {
                where: absolute,
                hint: 'Check the path; "-" reads standard input.',
            });
        return withoutMark(await engine.ports.files.readText(absolute));
    }
    const pieces = [];
    for await (const piece of process.stdin)
        pieces.push(piece);
    return withoutMark(Buffer.concat(pieces).toString('utf8'));
}
/** Some editors begin UTF-8 with a byte order mark, which is no JSON. */
const withoutMark = (text) => text.replace(/^\ufeff/, '');
/** JSON with a message that says where it stands. */
function parseJson(text, where) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', `not JSON: ${error instanceof Error ? error.message : String(error)}`, {
            where,
            hint: 'Give one JSON object, or one a line for JSONL.',
            cause: error,
        });
    }
}
/** Names separated by commas, blanks dropped. */
function namesOf(text) {
    return (text ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ resources),
/* harmony export */   Y0: () => (/* binding */ withResources),
/* harmony export */   jd: () => (/* binding */ owning)
/* harmony export */ });
/** Nothing yet. */
function resources() {
    const open = [];
    return {
        atClose: (close) => void open.push(close),
        async close() {
            const problems = [];
            for (let close = open.pop(); close !== undefined; close = open.pop())
                try {
                    await close();
                }
                catch (error) {
                    problems.push(error);
                }
            if (problems.length > 0)
                throw problems[0];
        },
    };
}
/** Makes something that owns what it opened. Where it cannot be made, all that was opened for it is closed again. */
async function owning(make) {
    const open = resources();
    try {
        return await make(open);
    }
    catch (error) {
        // What cannot be closed either is a consequence, and the cause says more.
        await open.close().catch(() => undefined);
        throw error;
    }
}
/**
 * Does work with what is opened for it, all of which is closed at its end. What went wrong in the work says more than what cannot be
 * closed after it; where the work was done, the first of what cannot be closed is thrown.
 */
function withResources(work) {
    return owning(async (open) => {
        const done = await work(open);
        await open.close();
        return done;
    });
}


/***/ }),

/***/ 40944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Pg: () => (/* binding */ writeJob),
/* harmony export */   Yl: () => (/* binding */ (job ?? job$made())),
/* harmony export */   Zw: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_1__;


/** What was begun over the service and has not come to its end; it goes on when the service starts again. */
var job;
function job$made() { return job = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    /** Of what it makes: a run, an experiment, an optimization, a batch. */
    id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    kind: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['run', 'experiment', 'optimization', 'batch']),
    /** As it was checked, with its defaults. */
    request: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J(),
    /** What was answered, where it cannot be read from what is stored: without addresses, which change with the service. */
    answer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J().optional(),
    created_at: (_schema_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
}); }
/** Resolves when the job would survive the death of this process. */
async function writeJob(engine, written) {
    const whole = { ...written, created_at: new Date(engine.ports.clock.now()).toISOString() };
    await (await engine.store()).create('jobs', whole.id, whole);
    return whole;
}
/** The job of this id; undefined when there is none, or none that can be read. */
async function jobOf(engine, id) {
    return (job ?? job$made()).safeParse(await (await engine.store()).get('jobs', id)).data;
}
/** It has come to its end, whatever that was. */
async function endJob(engine, id) {
    await (await engine.store()).remove('jobs', id);
}


/***/ }),

/***/ 74891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ae: () => (/* binding */ optimizedFile),
  sb: () => (/* binding */ promptEnd),
  kf: () => (/* binding */ promptFileOf),
  UW: () => (/* binding */ writePrompt)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/closed-texts.js
var closed_texts;
// EXTERNAL MODULE: ./lib/text/unified-diff.js
var unified_diff;
;// CONCATENATED MODULE: ./lib/text/keep-line-ends.js


/**
 * A changed text in the line ends of the file that it came from: `file` is the raw text (line ends of any kind, perhaps one that
 * closes it), `before` the same with `\n` and without the closing one, `after` what `before` became. Lines that were not changed keep
 * their bytes; new ones get the line end that most lines have. Undefined when `before` is not what the file holds.
 */
function keepLineEnds(file, before, after) {
    const plain = file.replaceAll('\r\n', '\n');
    const closed = plain.endsWith('\n') ? '\n' : '';
    if (plain !== before + closed)
        return undefined;
    const raw = (0,(unified_diff ??= __webpack_require__(81093))/* linesOf */.Dx)(file);
    const carriage = raw.filter((line) => line.endsWith('\r\n')).length;
    const usual = carriage * 2 > raw.length ? '\r\n' : '\n';
    let at = 0;
    let text = '';
    for (const { kind, line } of (0,(unified_diff ??= __webpack_require__(81093))/* diffSteps */.Fo)(...(0,(closed_texts ??= __webpack_require__(83546))/* closedTexts */.x)(before, after, closed))) {
        if (kind === '+')
            text += line.endsWith('\n') ? line.slice(0, -1) + usual : line;
        else {
            if (kind === ' ')
                text += raw[at];
            at += 1;
        }
    }
    return text;
}

;// CONCATENATED MODULE: ./lib/jobs/optimizations/write-prompt.js



/** Some editors begin UTF-8 with it; the file keeps it. */
const BYTE_ORDER_MARK = '\ufeff';
/** The file of an agent's prompt, to be replaced: absolute, and as it is shown. Fault `usage` where the prompt has none of its own. */
function promptFileOf(engine, { agent, systemPromptPath, location }) {
    if (systemPromptPath === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `the prompt of agent ${agent.id} stands in no file of its own`, {
            where: `${location.file}:${location.line}`,
            hint: 'Move it into a file that system_prompt_file names; without --write the prompt is only shown.',
        });
    const home = engine.ports.files.realPath((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.evalsDir, '..')) ?? (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.evalsDir, '..');
    return { path: systemPromptPath, shown: (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(home, systemPromptPath).replaceAll('\\', '/') };
}
/**
 * The bytes of the prompt file with the optimized prompt in it, line ends and mark kept. Fault `conflict` when the file holds another
 * prompt by now.
 */
async function optimizedFile(engine, path, { original_prompt, optimized_prompt }) {
    const raw = await engine.ports.files.readText(path);
    const mark = raw.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    const text = keepLineEnds(raw.slice(mark.length), original_prompt, optimized_prompt);
    if (text === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', 'the prompt file changed while the prompt was optimized', {
            where: path,
            hint: 'It was left as it is. The proposed prompt stands in the report; put it in by hand.',
        });
    return mark + text;
}
/** What closes the prompt file behind the prompt. */
async function promptEnd(engine, path) {
    return (await engine.ports.files.readText(path)).endsWith('\n') ? '\n' : '';
}
/** Replaces the prompt file. */
async function writePrompt(engine, path, response) {
    engine.ports.files.writeAtomic(path, await optimizedFile(engine, path, response));
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

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption),
/* harmony export */   j: () => (/* binding */ onUserSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
function interruption() {
    const controller = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,(node_events__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78474)).setMaxListeners)(0, controller.signal);
    const onSignal = () => {
        if (controller.signal.aborted)
            process.exit(130);
        controller.abort(new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    const end = () => {
        process.off('SIGINT', onSignal);
        process.off('SIGTERM', onSignal);
    };
    return { signal: controller.signal, interrupt: onSignal, end, [Symbol.dispose]: end };
}
/** Calls back at each SIGUSR2 until the returned function is called; Windows has no such signal. SIGUSR1 is Node's own. */
function onUserSignal(listener) {
    process.on('SIGUSR2', listener);
    return () => void process.off('SIGUSR2', listener);
}


/***/ }),

/***/ 33046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ proposedPrompt),
/* harmony export */   V: () => (/* binding */ optimizationMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_is_improved_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _parts_keeper_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_3__;








var MARKS;
function MARKS$made() { return MARKS = {
    accepted: '✅',
    provisional: '🔶',
    rejected: '⚪',
    no_headroom: '⚪',
    not_validated: '⚪',
    insufficient_failures: '⚪',
}; }
/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
var LIMITS;
function LIMITS$made() { return LIMITS = { diff: 200 * KIB, changes: 100 * KIB, facts: 60 * KIB, measured: 30 * KIB }; }
const NAME = 120;
const RATIONALE = 600;
const code = (text) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, NAME));
const prose = (text) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, RATIONALE));
/** The result of an optimization as Markdown, for files and job summaries: decision with its numbers, diff, evidence for each change, how to apply it. */
function* optimizationMarkdown(report) {
    const { response } = report;
    yield `## ${(MARKS ?? MARKS$made())[response.decision]} Prompt optimization: ${response.decision.replaceAll('_', ' ')}\n\n`;
    yield `${prose((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .decisionSentence */ .II)(response))}\n\n`;
    yield `agent ${code(report.agent_id)} · judge: ${(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(38987))/* .judgeMarkdown */ .vB)(report, NAME)}\n\n`;
    if ((0,(_parts_is_improved_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response))
        yield* proposalBlocks(report, (LIMITS ?? LIMITS$made()));
    yield* measuredTable(response);
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(78966))/* .keeper */ .t)((LIMITS ?? LIMITS$made()).facts);
    for (const { label, text } of (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .optimizationFacts */ .p$)(report))
        kept.add(() => `- **${label}**: ${prose(text)}\n`);
    yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(kept.more)} more\n` : ''}\n`;
    const ids = [code(response.optimization_id), `validation ${code(response.validation_run_id)}`];
    yield `<sub>${[...(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(report, 'agent turn'), ...ids].join(' · ')}</sub>\n`;
}
/**
 * The same folded away, for a comment or the summary of the run whose failures it learned from; empty when no new prompt came of it and
 * nothing was measured. At most `bytes` of UTF-8 in its diff and list of changes, each.
 */
function proposedPrompt(report, bytes = 12 * KIB) {
    const { response } = report;
    if (!(0,(_parts_is_improved_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response)) {
        if (response.decision === 'insufficient_failures')
            return '';
        return `**Prompt optimization**: ${response.decision.replaceAll('_', ' ')}: ${prose((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .decisionSentence */ .II)(response))}\n\n`;
    }
    const blocks = [...proposalBlocks(report, { diff: bytes, changes: bytes })].join('');
    return `<details><summary>${(0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .proposalTitle */ .R3)(response).replaceAll('<', '&lt;')}</summary>\n\n${blocks}\n</details>\n\n`;
}
function* proposalBlocks(report, limits) {
    const diff = (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .promptDiff */ .eM)(report);
    yield Buffer.byteLength(diff) <= limits.diff
        ? `${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownFence */ .p0)(diff, 'diff')}\n\n`
        : 'The diff is too long to be shown here; it stands in `prompt.diff` beside this report.\n\n';
    const { changes_made: changes } = report.response;
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(78966))/* .keeper */ .t)(limits.changes);
    for (const change of changes)
        kept.add(() => {
            const runs = change.evidence_run_ids ?? [];
            const seen = runs.length === 0 ? '' : `; seen in ${runs.slice(0, 3).map(code).join(', ')}`;
            const effect = (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .effectWords */ .zT)(change.measured_effect, report.response);
            const what = change.category === undefined ? '' : ` for ${code(change.category)}`;
            return `- ${code(change.type)}${what}: ${prose(change.rationale)}${effect === '' ? '' : ` (${effect})`}${seen}\n`;
        });
    yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(kept.more)} more\n` : ''}\n`;
    if (report.written !== true)
        yield `To use it: ${howToUse(report)}.\n\n`;
}
/** For whoever reads it: on the machine that has the state, or far from it with the files of the workflow run. */
function howToUse({ response, pull_request, prompt_file, artifact }) {
    const merge = pull_request === undefined ? '' : `merge #${pull_request}, or `;
    if (prompt_file === undefined)
        return `${merge}put the proposed prompt in place of the agent’s`;
    if (artifact === undefined)
        return `${merge}apply the diff to ${code(prompt_file)}, or run ${code(`assay optimize --resume ${response.optimization_id} --write`)}`;
    const { name, url, workflow_run: run, directory } = artifact;
    const folder = /^[\w./-]*$/.test(directory) ? directory : `'${directory.replaceAll("'", "'\\''")}'`;
    const apply = `git apply${folder === '' ? '' : ` --directory=${folder}`} prompt.diff`;
    return `${merge}in a checkout of this commit run ${code(`gh run download ${run} -n ${name} && ${apply}`)} ([${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)(name)}](${url}) has the files)`;
}
function* measuredTable(response) {
    const rows = Object.entries((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .heldOutOf */ .LM)(response));
    if (rows.length === 0)
        return;
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(78966))/* .keeper */ .t)((LIMITS ?? LIMITS$made()).measured);
    for (const [metric, { from, to }] of rows)
        kept.add(() => `| ${code(metric)} | ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(23808))/* .formatScore */ .y)(from)} | ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(23808))/* .formatScore */ .y)(to)} |\n`);
    yield '| measured on the cases held out | before | after |\n|---|--:|--:|\n';
    yield `${kept.kept.join('')}\n`;
}


/***/ }),

/***/ 69161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   Qt: () => (/* binding */ boundedJson),
/* harmony export */   zP: () => (/* binding */ (LONGEST ?? LONGEST$made()))
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;


/** UTF-16 units of texts of others in a page; results.json has them whole. */
var LONGEST;
function LONGEST$made() { return LONGEST = {
    answer: 20_000,
    value: 4_000,
    reason: 3_000,
    finding: 1_000,
    name: 300,
    listed: 200,
}; }
/** The text, or its beginning and how much of it is only in results.json. */
function bounded(text, most) {
    if (text.length <= most)
        return text;
    const shown = (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, most);
    return `${shown} [${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(text.length - shown.length + 1)} more characters: results.json has them]`;
}
/** Any JSON value as such a text, indented where it is no plain one. */
function boundedJson(value, most) {
    if (typeof value === 'string')
        return bounded(value, most);
    return bounded(JSON.stringify(value, null, 2) ?? '', most);
}


/***/ }),

/***/ 2372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ optimizationHead)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_is_improved_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _bounded_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _page_data_js__WEBPACK_IMPORTED_MODULE_0__;








/** UTF-16 units of a prompt; the files beside the page have it whole. */
const LONGEST_PROMPT = 200_000;
var TITLES;
function TITLES$made() { return TITLES = {
    accepted: { title: 'A better prompt, proven', tone: 'good' },
    provisional: { title: 'A better prompt, not proven yet', tone: 'warn' },
    rejected: { title: 'No better prompt was found', tone: 'plain' },
    no_headroom: { title: 'A prompt has nothing to gain here', tone: 'plain' },
    not_validated: { title: 'Nothing was proven', tone: 'plain' },
    insufficient_failures: { title: 'Too few failures to learn from', tone: 'plain' },
}; }
/** The page of an optimization. */
function optimizationHead(report) {
    const { response } = report;
    const { title, tone } = (TITLES ?? TITLES$made())[response.decision];
    return {
        version: (_page_data_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7270))/* .PAGE_VERSION */ .d,
        kind: 'optimization',
        id: response.optimization_id,
        title: `${title} · ${response.optimization_id}`,
        verdict: {
            tone,
            title: [title],
            sentences: [[(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .quoting */ .yu)((0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .decisionSentence */ .II)(response), (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason))]],
            advice: [],
        },
        facts: [
            { label: 'agent', phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(report.agent_id)] },
            { label: 'judge', phrase: [(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(38987))/* .judgeName */ .Bt)(report)] },
            { label: 'effort', phrase: [(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(report).join(' · ')] },
            ...(0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .optimizationFacts */ .p$)(report).map(({ label, text }) => ({
                label,
                phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .quoting */ .yu)((0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(text, (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason))],
            })),
        ],
        warnings: [],
        notes: [],
        optimization: optimizationPart(report),
    };
}
function optimizationPart(report) {
    const { response } = report;
    const [before, after] = (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .promptTexts */ .b5)(report);
    const { validation } = (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .detailsOf */ .cz)(response);
    return {
        decision: response.decision.replaceAll('_', ' '),
        improved: (0,(_parts_is_improved_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response),
        before: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(before, LONGEST_PROMPT),
        after: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(after, LONGEST_PROMPT),
        changes: response.changes_made.map((change) => ({
            type: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(change.type, (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.name).replaceAll('_', ' '),
            op: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(change.op ?? '', (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.name),
            content: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(change.content ?? '', (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.value),
            rationale: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(change.rationale, (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason),
            effect: (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .effectWords */ .zT)(change.measured_effect, response),
            measured: change.measured_effect ?? null,
        })),
        held_out: Object.entries((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .heldOutOf */ .LM)(response)).map(([metric, { from, to }]) => ({
            metric: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(metric, (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.name),
            ...{ from, to, shown: `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(23808))/* .formatScore */ .y)(from)} → ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(23808))/* .formatScore */ .y)(to)}` },
        })),
        ...(validation === undefined
            ? {}
            : {
                validation: {
                    cases: validation.cases,
                    from: { passed: validation.from.passed, plays: validation.from.plays },
                    to: { passed: validation.to.passed, plays: validation.to.plays },
                },
            }),
    };
}


/***/ }),

/***/ 7270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ PAGE_VERSION)
/* harmony export */ });
/** Version of the data of a page; a page refuses what it does not know. */
const PAGE_VERSION = 1;


/***/ }),

/***/ 58083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ pageEnd),
/* harmony export */   PM: () => (/* binding */ wholePage),
/* harmony export */   Y3: () => (/* binding */ CHUNK_END),
/* harmony export */   eC: () => (/* binding */ scriptJson),
/* harmony export */   m$: () => (/* binding */ CHUNK),
/* harmony export */   qd: () => (/* binding */ pageStart),
/* harmony export */   tU: () => (/* binding */ CHUNK_START)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_html_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_2__;



/** Ids and types by which the program of a page finds its data in the document. */
const DATA = 'type="application/json"';
/** JSON for an element `script`: no end tag and no comment can stand in it, and it says the same. */
const scriptJson = (value) => (0,(_text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(36671))/* .escapeJson */ .G)(JSON.stringify(value)).replaceAll('<', '\\u003c');
/**
 * What allows the script and the style of this very page and nothing else: no other script, no request, no form, no frame. Texts of others
 * are data of the type JSON, which nothing runs.
 */
const policy = ({ scriptHash, styleHash }) => `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;
/**
 * A page up to its cases: the verdict can be read before they are there, and without a script. Where the program of pages is missing
 * beside this one, that is all of it.
 */
function* pageStart(head, code) {
    const title = (0,(_text_escape_escape_html_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79160))/* .escapeHtml */ .ZD)(head.title);
    yield `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n`;
    if (code !== null)
        yield `<meta http-equiv="Content-Security-Policy" content="${policy(code)}">\n<style>${code.style}</style>\n`;
    yield `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n`;
    yield `<meta name="generator" content="assay">\n<link rel="icon" href="data:,">\n<title>${title}</title>\n</head>\n<body>\n`;
    const plain = plainVerdict(head);
    if (code === null) {
        yield `<main>${plain}<p>The program of this page was not found beside Assay: summary.md says the rest.</p></main>\n</body>\n</html>\n`;
        return;
    }
    yield `<div id="app"></div>\n<noscript><main class="plain">${plain}<p>The cases need a script to be shown; summary.md says the same without one.</p></main></noscript>\n`;
    yield `<script ${DATA} id="assay-head">${scriptJson(head)}</script>\n`;
    yield `<script>${code.script}</script>\n`;
}
function plainVerdict({ verdict }) {
    const sentences = [...verdict.sentences, ...verdict.advice.map(({ phrase }) => phrase)];
    return `<h1>${(0,(_text_escape_escape_html_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79160))/* .escapeHtml */ .ZD)((0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(313))/* .phraseText */ .tN)(verdict.title))}</h1>${sentences
        .map((one) => `<p>${(0,(_text_escape_escape_html_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79160))/* .escapeHtml */ .ZD)((0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(313))/* .phraseText */ .tN)(one))}</p>`)
        .join('')}`;
}
/** Cases stand in elements of about this many UTF-16 units: none has to be read as a whole. */
const CHUNK = 1_000_000;
const CHUNK_START = `<script ${DATA} class="assay-cases">\n`;
const CHUNK_END = '</script>\n';
/** What is behind the cases. */
const pageEnd = (tail) => `<script ${DATA} id="assay-tail">${scriptJson(tail)}</script>\n</body>\n</html>\n`;
/** The page of something without cases. */
function* wholePage(head, code) {
    yield* pageStart(head, code);
    if (code !== null)
        yield pageEnd({ why: [], why_weak: false, thresholds: {}, rows: 0 });
}


/***/ }),

/***/ 41014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ spendingParts),
/* harmony export */   v: () => (/* binding */ effortParts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _replayed_text_js__WEBPACK_IMPORTED_MODULE_1__;


/** What the run took: `agent p50 1.2 s, p95 3.4 s`, `cost $0.042 (agent $0.03, judge $0.012)`, `took 4.1 s`. What nobody measured is left out. */
function effortParts(header) {
    const { latency_ms: latency } = header;
    return [
        // How long a recording takes says nothing of the agent.
        ...(latency.p50 === null || header.replayed !== undefined
            ? []
            : [
                `agent p50 ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)(latency.p50)}${latency.p95 === null ? '' : `, p95 ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)(latency.p95)}`}`,
            ]),
        ...spendingParts(header),
    ];
}
/** The same without latency, with `call` for what the agent was asked: `28 agent calls`, `44 judge calls (8 cached)`, `cost agent $0.030`, `took 4.1 s`. */
function spendingParts({ usage, duration_ms, judge, replayed }, call = 'agent call') {
    const { agent, judge: judging } = usage;
    const costs = [
        ...(agent.cost_usd === null ? [] : [`agent ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatMoney */ .up)(agent.cost_usd)}`]),
        ...(judging.cost_usd === null || judge.mode === 'offline'
            ? []
            : [`judge ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatMoney */ .up)(judging.cost_usd)}`]),
    ];
    const cached = judging.cached_calls > 0 ? ` (${judging.cached_calls} cached)` : '';
    return [
        ...(agent.calls > 0 ? [(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(agent.calls, call)] : []),
        ...(judging.calls + judging.cached_calls > 0
            ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(judging.calls, 'judge call')}${cached}`]
            : []),
        ...(costs.length > 0 ? [`cost ${costs.join(', ')}${(0,(_replayed_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93300))/* .replayedMark */ .wk)({ replayed })}`] : []),
        `took ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)(duration_ms)}`,
    ];
}


/***/ }),

/***/ 21465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isImproved)
/* harmony export */ });
/** Whether there is a new prompt to use. */
const isImproved = ({ decision }) => decision === 'accepted' || decision === 'provisional';


/***/ }),

/***/ 78966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ keeper),
/* harmony export */   v: () => (/* binding */ shortened)
/* harmony export */ });
/** A keeper of at most `bytes` (UTF-8) and `pieces`. */
function keeper(bytes, pieces = Number.POSITIVE_INFINITY) {
    const kept = [];
    let used = 0;
    let more = 0;
    return {
        add(render) {
            if (more > 0 || kept.length >= pieces) {
                more += 1;
                return;
            }
            const piece = render();
            used += Buffer.byteLength(piece);
            if (used > bytes)
                more += 1;
            else
                kept.push(piece);
        },
        kept,
        get more() {
            return more;
        },
    };
}
/** What a keeper with less room would have kept of the same pieces. */
function shortened({ kept, more }, bytes) {
    const shorter = keeper(bytes);
    for (const piece of kept)
        shorter.add(() => piece);
    return { kept: shorter.kept, more: shorter.more + more };
}


/***/ }),

/***/ 82881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   mt: () => (/* binding */ NARROWEST),
/* harmony export */   rz: () => (/* binding */ verdictLines),
/* harmony export */   tu: () => (/* binding */ labelledLines)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__;


/** Narrower than this nothing can be laid out; lines are made for this width then. */
const NARROWEST = 40;
/** Columns of the margin, and of a label behind it. */
const LABEL = 8;
/** The label of a line, with its margin. */
const lineLabel = (label) => `${' '.repeat(LABEL)}${(0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)(label, LABEL)}`;
/** Lines of running text behind a label, wrapped to the width; none for no text. */
function* labelledLines(label, text, width) {
    const lines = (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(56025))/* .terminalLines */ .MJ)(text, width - 2 * LABEL);
    for (const [index, line] of lines.entries())
        yield `${lineLabel(index === 0 ? label : '')}${line}\n`;
}
/** A verdict in one word, and the sentence beside it; further lines are indented as labels are. */
function* verdictLines(word, emphasis, text, width, style) {
    const start = (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .padToWidth */ .Fg)(word, Math.max(LABEL, word.length + 2));
    const sentence = (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(text);
    const [first = ''] = (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(sentence, width - start.length, 1);
    yield `${style(emphasis, style('strong', start))}${first}\n`;
    for (const line of (0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(56025))/* .terminalLines */ .MJ)(sentence.slice(first.length), width - LABEL))
        yield `${' '.repeat(LABEL)}${line}\n`;
}


/***/ }),

/***/ 46429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ decisionSentence),
/* harmony export */   LM: () => (/* binding */ heldOutOf),
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   b5: () => (/* binding */ promptTexts),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   eM: () => (/* binding */ promptDiff),
/* harmony export */   p$: () => (/* binding */ optimizationFacts),
/* harmony export */   zT: () => (/* binding */ effectWords)
/* harmony export */ });
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_closed_texts_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_unified_diff_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _is_improved_js__WEBPACK_IMPORTED_MODULE_3__;






/** What a decision means, in our own words. */
var MEANING;
function MEANING$made() { return MEANING = {
    accepted: 'proven on cases that it was not made from',
    provisional: 'better on cases that it was not made from, but not statistically proven',
    rejected: 'no candidate stood the test; the prompt stays as it is',
    no_headroom: 'another prompt has nothing to gain here; it stays as it is',
    not_validated: 'nothing was proven; the prompt stays as it is',
    insufficient_failures: 'too few failures to learn from; the prompt stays as it is',
}; }
const detailsOf = ({ details }) => (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16458))/* .shownDetails */ .IR.parse(details);
/** `hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004)`; undefined where nothing was held out. */
function holdoutWords(response) {
    const { validation, gate } = detailsOf(response);
    if (validation === undefined)
        return undefined;
    const { from, to, cases } = validation;
    const p = gate === undefined ? '' : ` (${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(gate.p_value)})`;
    return `hold-out ${from.passed}/${from.plays} → ${to.passed}/${to.plays} plays of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')}${p}`;
}
/** The decision in one sentence, numbers first. */
function decisionSentence(response) {
    const { reason } = detailsOf(response);
    const measured = holdoutWords(response);
    const meaning = (MEANING ?? MEANING$made())[response.decision];
    const sentence = `${measured === undefined ? '' : `${measured}: `}${meaning}`;
    return (0,(_is_improved_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response) || reason === undefined ? sentence : `${sentence} (${reason})`;
}
/** `Proposed system prompt: hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004), accepted`. */
function proposalTitle(response) {
    const measured = holdoutWords(response);
    return `Proposed system prompt: ${measured === undefined ? '' : `${measured}, `}${response.decision}`;
}
const signed = (difference) => `${difference < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y)(Math.abs(difference))}`;
/** Units of what is measured and may be a target; scores have none. */
var UNITS;
function UNITS$made() { return UNITS = {
    latency_ms: (value) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(Math.round(value))} ms`,
    cost_usd: (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatMoney */ .up,
    pass_rate: (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9,
}; }
/** What was measured on the cases held out; the prediction where a stored answer holds nothing else. */
function heldOutOf(response) {
    return detailsOf(response).held_out ?? response.predicted_improvement;
}
/** Each target as measured on the cases held out, with the difference in its own unit: `tone 0.55 → 0.80 (+0.25), target 0.90`. */
function aimsOf(response) {
    return (detailsOf(response).targets ?? []).map(({ metric, current, target }) => {
        const show = Object.hasOwn((UNITS ?? UNITS$made()), metric) ? ((UNITS ?? UNITS$made())[metric] ?? (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y) : (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y;
        const aim = `target ${show(Math.abs(target))}`;
        const held = heldOutOf(response);
        const measured = Object.hasOwn(held, metric) ? held[metric] : undefined;
        if (measured === undefined)
            return `${metric} ${show(Math.abs(current))} with the prompt as it is, ${aim}`;
        const { from, to } = measured;
        const difference = `${to < from ? '−' : '+'}${show(Math.abs(to - from))}`;
        return `${metric} ${show(from)} → ${show(to)} (${difference}), ${aim}`;
    });
}
const CROSS_FITTED = 'two halves, each tested what came of the other; the estimate belongs to the procedure';
/** Facts about how sure that is, each with a label. */
function optimizationFacts({ response }) {
    const details = detailsOf(response);
    const { gate, evidence, owners, excluded, flaky = [], gaps = [], notes = [] } = details;
    const aims = aimsOf(response);
    const recovered = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(flaky.length, 'case')} that failed before`;
    const facts = [
        { label: 'target', texts: aims },
        { label: 'tested', texts: gate === undefined ? [] : [gateWords(gate, aims.length > 0)] },
        { label: 'how', texts: evidence === 'cross_fitted' ? [CROSS_FITTED] : [] },
        { label: 'passing', texts: flaky.length === 0 ? [] : [`${recovered} passed every time now`] },
        { label: 'documents', texts: gaps.length === 0 ? [] : [gapWords(gaps)] },
        { label: 'owners', texts: counted('who can mend the failures: ', owners) },
        { label: 'omitted', texts: counted('failures that are not the prompt’s: ', excluded) },
        { label: 'note', texts: notes },
        { label: 'search', texts: [searchWords(details)] },
    ];
    return facts.flatMap(({ label, texts }) => texts.map((text) => ({ label, text })));
}
/** Cases named in a sentence; the others are counted. */
const MOST_NAMED = 5;
function gapWords(gaps) {
    const more = gaps.length > MOST_NAMED ? ` and ${gaps.length - MOST_NAMED} more` : '';
    const names = `${gaps.slice(0, MOST_NAMED).join(', ')}${more}`;
    return `what ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(gaps.length, 'case')} expected (${names}) stands in no passage that the agent was given: mend the documents or their search, no prompt can`;
}
/** What the test on the cases held out found. With targets the difference is one of utility, which is no share of anything. */
function gateWords({ difference, interval, p_value, alpha, minimum_detectable: least }, aimed) {
    const percent = (share) => `${share < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(Math.abs(share))}`;
    const show = aimed ? signed : percent;
    return [
        ...(difference === null ? [] : [`${aimed ? 'utility' : 'difference'} ${show(difference)}`]),
        ...(interval === null ? [] : [`95 % interval ${show(interval[0])} to ${show(interval[1])}`]),
        `${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p_value)} one-sided, needed ${alpha.toPrecision(2)}`,
        ...(typeof least === 'number' && least > 0
            ? [
                `a difference of ${aimed ? (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y)(least) : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(least)} would have been found in 4 of 5 tries`,
            ]
            : []),
    ].join('; ');
}
/** Names with their counts; none where nothing was counted. */
function counted(introduction, counts = {}) {
    const listed = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    return listed.length === 0 ? [] : [`${introduction}${listed.join(', ')}`];
}
function searchWords({ proposer, plays, seed }) {
    return [
        `lessons by the ${proposer === 'model' ? 'model' : 'catalogue'}`,
        ...(plays === undefined ? [] : [(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(plays, 'agent run')]),
        ...(seed === undefined ? [] : [`seed ${seed}`]),
    ].join(' · ');
}
/** The change as a unified diff; empty when there is none. Of a prompt in a file it is the diff of that file, to its last line feed. */
function promptDiff(report) {
    const [before, after] = promptTexts(report);
    return (0,(_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(81093))/* .unifiedDiff */ .WH)(before, after, report.prompt_file ?? 'system_prompt.md');
}
/** Both prompts as files: as they stand in their own, or with a line feed at their end. */
function promptTexts({ response, prompt_file, file_end = '\n', }) {
    const { original_prompt: before, optimized_prompt: after } = response;
    if (prompt_file !== undefined)
        return (0,(_text_closed_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(83546))/* .closedTexts */ .x)(before, after, file_end);
    const closed = (text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
    return [closed(before), closed(after)];
}
/** What one change does on the selection cases: `+20 % on the cases that it was chosen on`, with targets `utility +0.20 on …`. */
function effectWords(effect, response) {
    if (typeof effect !== 'number')
        return '';
    if (aimsOf(response).length > 0)
        return `utility ${signed(effect)} on the cases that it was chosen on`;
    return `${effect < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(Math.abs(effect))} on the cases that it was chosen on`;
}


/***/ }),

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   fP: () => (/* binding */ phraseMarkdown),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   ls: () => (/* binding */ phraseHtml),
/* harmony export */   tN: () => (/* binding */ phraseText),
/* harmony export */   wO: () => (/* binding */ namedList),
/* harmony export */   yu: () => (/* binding */ quoting)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;


/** Code points of a name within a sentence, and of a sentence that quotes. */
const NAME = 120;
const SENTENCE = 600;
/** A name of somebody else. */
const named = (name) => ({ name });
/** What counts in a sentence of ours. */
const strong = (words) => ({ strong: words });
/** A sentence of ours that may quote names and errors. */
const quoting = (sentence) => ({ quoting: sentence });
/** The sentence in Markdown: names as code, our own words as they are. At most so many code points of what quotes. */
const phraseMarkdown = (phrase, longest = SENTENCE) => spoken(phrase, { code: (_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownCode */ .D9, bold: (words) => `**${words}**`, longest });
/** The same where HTML stands, in a summary. */
const phraseHtml = (phrase, longest = SENTENCE) => spoken(phrase, { code: (_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .htmlCode */ .h8, bold: (words) => `<b>${words}</b>`, longest });
const spoken = (phrase, { code, bold, longest }) => phrase
    .map((piece) => {
    if (typeof piece === 'string')
        return ours(piece);
    if ('strong' in piece)
        return bold(ours(piece.strong));
    if ('quoting' in piece)
        return (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(piece.quoting, longest));
    return code((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(piece.name, NAME));
})
    .join('');
/** A sign before a number or a space begins no tag. */
const ours = (words) => words.replace(/<(?! )/g, '&lt;');
/** The sentence as plain text; not yet escaped for its sink. */
function phraseText(phrase) {
    return phrase
        .map((piece) => {
        if (typeof piece === 'string')
            return piece;
        if ('strong' in piece)
            return piece.strong;
        return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)('quoting' in piece ? piece.quoting : piece.name, 'quoting' in piece ? SENTENCE : NAME);
    })
        .join('');
}
/** Names with commas between them. */
function namedList(names, most = 10) {
    const shown = names.slice(0, most);
    const pieces = shown.flatMap((name, index) => (index === 0 ? [named(name)] : [', ', named(name)]));
    return names.length > most ? [...pieces, ` and ${names.length - most} more`] : pieces;
}


/***/ }),

/***/ 93300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ replayedPhrase),
/* harmony export */   Lq: () => (/* binding */ recordedAgain),
/* harmony export */   Sy: () => (/* binding */ replayedText),
/* harmony export */   VW: () => (/* binding */ movedCassettes),
/* harmony export */   wk: () => (/* binding */ replayedMark)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__;



/** Models and files that a sentence names. */
const MOST_MODELS = 3;
const MOST_FILES = 3;
/** Code points of a path. */
const PATH = 160;
/**
 * When and with whom was recorded what a run was answered: `recorded 2026-11-02 to 2026-11-12 with gpt-x; 92 answers of models and 38 of the
 * judge in 40 of 41 attempts`. Names of models are those of a file.
 */
function replayedPhrase({ oldest, newest, models, ...counts }) {
    const [from, to] = [oldest.slice(0, 10), newest.slice(0, 10)];
    return [
        `recorded ${from === to ? from : `${from} to ${to}`}`,
        ...(models.length === 0 ? [] : [' with ', ...modelsPhrase(models)]),
        `; ${answersText(counts)}`,
    ];
}
function modelsPhrase(models) {
    const shown = models.slice(0, MOST_MODELS);
    const more = models.length - shown.length;
    return [
        ...shown.flatMap((model, index) => [...(index === 0 ? [] : [', ']), (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(model)]),
        ...(more === 0 ? [] : [` and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(more)} more`]),
    ];
}
function answersText({ exchanges, judge_answers: judged, attempts, of, }) {
    const answers = [
        ...(exchanges > 0 || judged === 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(exchanges, 'answer')} of models`] : []),
        ...(judged > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(judged, 'answer')} of the judge`] : []),
    ].join(' and ');
    const share = attempts < of ? `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(attempts)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(of)}` : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(attempts);
    return `${answers} in ${share} ${attempts === 1 && of === 1 ? 'attempt' : 'attempts'}`;
}
/** The same as text. */
const replayedText = (replayed) => (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .phraseText */ .tN)(replayedPhrase(replayed));
/** Stands behind what a run cost: nobody paid it where all of it was replayed. */
function replayedMark({ replayed }) {
    if (replayed === undefined)
        return '';
    return replayed.attempts < replayed.of ? ' (in part replayed)' : ' (replayed)';
}
const whatOf = ({ file, what, recordings }) => {
    const how = what === 'removed' ? 'removed' : what === 'added' ? 'new' : undefined;
    const many = recordings === undefined ? undefined : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(recordings);
    const notes = [how, many].filter((one) => one !== undefined).join(', ');
    return `${(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(44765))/* .truncateText */ .E)(file, PATH)}${notes === '' ? '' : ` (${notes})`}`;
};
/**
 * That what was judged is what this branch says, as one sentence among those on the bar: `3 recorded answers in 2 cassettes are of this
 * branch: …`. Paths are of the branch.
 */
function changedCassettesText(changed) {
    const { cassettes, recordings, files, unknown } = changed;
    if (unknown !== undefined)
        return `It is not known which recorded answers are of this branch: ${unknown}.`;
    const shown = files.slice(0, MOST_FILES).map(whatOf);
    const more = cassettes - shown.length;
    const list = `${shown.join(', ')}${more > 0 ? ` and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(more)} more` : ''}`;
    const noun = (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cassettes, 'cassette');
    if (isAgain(changed))
        return `${noun} ${cassettes === 1 ? 'was' : 'were'} recorded again by this branch, with the same words: ${list}.`;
    const answers = recordings === 0 ? 'Recorded answers' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(recordings, 'recorded answer');
    return `${answers} in ${noun} ${recordings === 1 ? 'is' : 'are'} of this branch: ${list}. Review them as you review code, because the verdict rests on them.`;
}
/** Where words that a run was judged by are of its branch, or may be: one sentence that belongs to the moved bars; else none. */
function movedCassettes(header) {
    return isAgain(header.changed_cassettes) ? [] : sentencesOf(header);
}
/** Where they were recorded again and are the same: a note; else none. */
function recordedAgain(header) {
    return isAgain(header.changed_cassettes) ? sentencesOf(header) : [];
}
const sentencesOf = ({ changed_cassettes: changed }) => changed === undefined ? [] : [changedCassettesText(changed)];
/** Only files that are named can be told to be the same; one that is new or gone is not, however little it holds: it may be a link. */
const isAgain = (changed) => changed !== undefined &&
    changed.unknown === undefined &&
    changed.recordings === 0 &&
    changed.files.length > 0 &&
    changed.files.every(({ what, recordings }) => what === 'changed' && recordings === 0);


/***/ }),

/***/ 10883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ colourStyle),
/* harmony export */   s: () => (/* binding */ plainStyle)
/* harmony export */ });
/** No colour: logs, pipes, NO_COLOR. */
const plainStyle = (_, text) => text;
var SGR;
function SGR$made() { return SGR = {
    good: [32, 39],
    bad: [31, 39],
    odd: [33, 39],
    dim: [2, 22],
    strong: [1, 22],
}; }
/** Colours of a terminal (ECMA-48 SGR, the eight that every theme has). */
const colourStyle = (emphasis, text) => `\u001b[${(SGR ?? SGR$made())[emphasis][0]}m${text}\u001b[${(SGR ?? SGR$made())[emphasis][1]}m`;


/***/ }),

/***/ 38987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ judgeName),
/* harmony export */   LQ: () => (/* binding */ rateParts),
/* harmony export */   Z3: () => (/* binding */ narrowedParts),
/* harmony export */   _G: () => (/* binding */ (VERDICT_WORDS ?? VERDICT_WORDS$made())),
/* harmony export */   eX: () => (/* binding */ judgeOrigin),
/* harmony export */   vB: () => (/* binding */ judgeMarkdown)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__;





/** The verdict in one word. */
var VERDICT_WORDS;
function VERDICT_WORDS$made() { return VERDICT_WORDS = {
    passed: 'PASSED',
    failed: 'FAILED',
    neutral: 'NEUTRAL',
}; }
/**
 * The parts of the rate sentence, written so that rate and bound never look equal when they are not. The rate is the one that is
 * gated: where cases that do not gate were judged beside the others, that of the gating cases.
 */
function rateParts(report) {
    const { required_pass_rate, fail_on } = report;
    const { passed, judged, unsure, share, interval } = ratedOf(report);
    const [rate, bound] = share === null
        ? ['', (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(required_pass_rate)]
        : fail_on === 'unknown' || fail_on === 'merge'
            ? [(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatRate */ .CE)(share), '']
            : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercentAgainst */ .su)(share, required_pass_rate);
    return {
        judged,
        passed,
        unsure,
        rate: rate === '' || interval === null ? rate : `${rate} ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatInterval */ .vy)(interval)}`,
        required: fail_on === 'failure'
            ? `required ${bound}`
            : fail_on === 'never'
                ? 'nothing gates'
                : fail_on === 'merge'
                    ? 'gated after the merge'
                    : fail_on === 'unknown'
                        ? 'gate: as the run was set'
                        : 'gate: regressions only',
    };
}
/** The cases that a rate is over, and the rate. */
function ratedOf({ header, gated }) {
    if (gated === undefined) {
        const { passed, failed, unsure = 0 } = header.counts;
        const interval = header.pass_rate_interval;
        return { passed, judged: passed + failed, unsure, share: header.pass_rate, interval };
    }
    const { passed, failed, unsure } = gated;
    const judged = passed + failed;
    if (judged === 0)
        return { passed, judged, unsure, share: null, interval: null };
    return { passed, judged, unsure, share: passed / judged, interval: (0,(_statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(passed, judged) };
}
/** Why a judge is the one that it is, where nobody named it: ` (default; gpt-4-turbo was retired on 2026-10-23)`; else nothing. */
function judgeOrigin({ judge }) {
    const { default: byDefault } = judge;
    return byDefault === undefined
        ? ''
        : ` (default; ${byDefault.model} was retired on ${byDefault.retired_on})`;
}
/** Who judged as Markdown, the name of a model cut to so many characters, and why it is this one where nobody named it. */
function judgeMarkdown({ judge }, longest) {
    const code = (name) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(44765))/* .truncateText */ .E)(name, longest));
    const { default: byDefault } = judge;
    const isOwnName = judge.mode === 'offline' && !(0,(_schema_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .hasClassifiers */ .Rh)(judge);
    const name = isOwnName ? judgeName({ judge }) : code(judgeName({ judge }));
    if (byDefault === undefined)
        return name;
    return `${name} (default; ${code(byDefault.model)} was retired on ${byDefault.retired_on})`;
}
/** Of a run of some of its cases what it is of the whole, `8 of 120 cases (sample 8, seed 1)`; places may be named, so it is to be escaped. */
function narrowedParts({ narrowed }) {
    if (narrowed === undefined)
        return [];
    return [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(narrowed.cases)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(narrowed.of, 'case')} (${narrowed.by})`];
}
/** Who judged, as every report says it: `offline (heuristic)`, the model, or nobody, where outcomes were imported. */
function judgeName({ judge }) {
    if (judge.mode === 'offline' && judge.model === (_schema_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .RECORDED_OUTCOMES */ .RD)
        return 'nobody (outcomes as recorded)';
    if (judge.mode === 'offline' && judge.model === (_schema_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .NO_JUDGE */ .Qo)
        return 'none (nothing asks one)';
    return judge.mode === 'offline' && !(0,(_schema_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(48277))/* .hasClassifiers */ .Rh)(judge) ? 'offline (heuristic)' : judge.model;
}


/***/ }),

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ titleLine),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   oz: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__;




/** The longest bar, in columns. */
const LONGEST_BAR = 32;
/** The line before the first case: `assay · 26 cases · agent support-bot · judge offline (heuristic)`. */
function titleLine(header, cases) {
    const agent = header.agent_id === null ? [] : [`agent ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(header.agent_id)}`];
    return ['assay', (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case'), ...agent, `judge ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)((0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(38987))/* .judgeName */ .Bt)(header))}`].join(' · ');
}
/** A bar for a terminal, to be drawn over itself: `█████░░░ 23/26  1 failed  41/s  eta 0.1 s`; never wider than `width`. */
function progressLine(progress, width) {
    const words = [count(progress), ...outcomes(progress), ...speed(progress)].join('  ');
    const columns = Math.min(LONGEST_BAR, width - words.length - 1);
    if (columns < 5)
        return (0,(_text_display_width_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(37832))/* .cutToWidth */ .G1)(words, width);
    const full = progress.total === 0
        ? columns
        : Math.floor((columns * Math.min(progress.done, progress.total)) / progress.total);
    return `${'█'.repeat(full)}${'░'.repeat(columns - full)} ${words}`;
}
/** The same as a line for a log: `23/26 done, 1 failed, 41/s, eta 0.1 s`. */
function progressText(progress) {
    return [`${count(progress)} done`, ...outcomes(progress), ...speed(progress)].join(', ');
}
const count = ({ done, total }) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(done)}/${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(total)}`;
const outcomes = ({ failed, errored }) => [
    ...(failed > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(failed)} failed`] : []),
    ...(errored > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(errored)} errored`] : []),
];
/** Cases a second and the time left; nothing before the first case is done. */
function speed({ done, total, elapsedMs }) {
    if (done === 0 || elapsedMs <= 0)
        return [];
    const rate = (done * 1000) / elapsedMs;
    const shown = rate >= 10 ? (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(Math.round(rate)) : rate >= 0.1 ? rate.toFixed(1) : undefined;
    const perSecond = shown === undefined ? [] : [`${shown}/s`];
    if (done >= total)
        return [...perSecond, `took ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)(elapsedMs)}`];
    return [...perSecond, `eta ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)((elapsedMs / done) * (total - done))}`];
}


/***/ }),

/***/ 79870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeOptimizationReports)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _optimization_markdown_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _pages_optimization_data_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _pages_page_document_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _parts_is_improved_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_5__;






/** Writes `optimization.json` (the response of the interface), `optimization.md` and `report.html`, and where the prompt was improved `prompt.md` and `prompt.diff`. */
function writeOptimizationReports(folder, report, files) {
    const { response } = report;
    const paths = {
        json: `${folder}/optimization.json`,
        markdown: `${folder}/optimization.md`,
        html: `${folder}/report.html`,
        ...((0,(_parts_is_improved_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response) ? { prompt: `${folder}/prompt.md`, diff: `${folder}/prompt.diff` } : {}),
    };
    files.writeStream(paths.json, [`${(0,(_text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(36671))/* .escapeJson */ .G)(JSON.stringify(response, null, 2))}\n`]);
    files.writeStream(paths.markdown, (0,(_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(33046))/* .optimizationMarkdown */ .V)(report));
    files.writeStream(paths.html, (0,(_pages_page_document_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(58083))/* .wholePage */ .PM)((0,(_pages_optimization_data_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(2372))/* .optimizationHead */ .W)(report), files.pageCode?.() ?? null));
    if (paths.prompt !== undefined)
        files.writeStream(paths.prompt, [(0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(46429))/* .promptTexts */ .b5)(report)[1]]);
    if (paths.diff !== undefined)
        files.writeStream(paths.diff, [(0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(46429))/* .promptDiff */ .eM)(report)]);
    return paths;
}


/***/ }),

/***/ 16458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ (shownDetails ?? shownDetails$made())),
/* harmony export */   J5: () => (/* binding */ (optimizeRequest ?? optimizeRequest$made())),
/* harmony export */   p2: () => (/* binding */ (optimizeResponse ?? optimizeResponse$made())),
/* harmony export */   u8: () => (/* binding */ (optimization ?? optimization$made()))
/* harmony export */ });
/* unused harmony exports OPTIMIZATION_TYPES, promptChange, optimizationDecision, validationDetails */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__;



var OPTIMIZATION_TYPES;
function OPTIMIZATION_TYPES$made() { return OPTIMIZATION_TYPES = ['error_driven', 'metric_driven', 'full']; }
/** Where a metric should get to. `current` may be left out: it is measured then. */
var target;
function target$made() { return target = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    target: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().describe('Where the metric should get to.'),
    current: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().describe('Where it stands. Left out: it is measured.'),
}); }
/** Request body of POST /v1/optimize/prompt (interface 4.4). */
var optimizeRequest;
function optimizeRequest$made() { return optimizeRequest = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Id of the agent whose prompt is optimized.'),
    optimization_type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n((OPTIMIZATION_TYPES ?? OPTIMIZATION_TYPES$made()))
        .describe('What is optimized: `error_driven` the pass rate, `metric_driven` the metrics of `target_metrics`, `full` both.'),
    failure_window: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timeWindow */ .M7
        .default('30d')
        .describe('How far back failures are looked for: a number plus d, h, m or w.'),
    min_failures: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .int()
        .min(1)
        .default(5)
        .describe('Fewest failed attempts to learn from; with fewer nothing is tried.'),
    target_metrics: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (target ?? target$made()))
        .optional()
        .describe('Metrics by name with where each should get to; `metric_driven` needs at least one.'),
    include_examples: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().default(true).describe('Whether examples may be added to the prompt.'),
    max_examples: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).default(5).describe('Most examples in the prompt.'),
    constraints: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        max_prompt_length: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).optional().describe('Longest prompt, in characters.'),
        preserve_sections: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1))
            .optional()
            .describe('Headings or texts of the prompt that stay byte for byte.'),
    })
        .optional()
        .describe('What the new prompt must keep to.'),
    /** Extension: draws and search; default is made of the optimization's id. */
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .int()
        .min(0)
        .max(0xffffffff)
        .optional()
        .describe('Seed of everything that is drawn. Left out: made of the id of the optimization.'),
    /** Extension: hard limits of the whole (improvement.md 2.2 step 14). */
    budget: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        max_agent_runs: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).default(600).describe('Most calls of the agent.'),
        /** Together with `max_optimizer_calls` one ceiling of the calls of the model: what one leaves the other may use. */
        max_judge_calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .int()
            .min(1)
            .default(1200)
            .describe('Most calls of the judge; what it leaves, the proposer may use.'),
        /** Questions to whoever proposes, at most; a ceiling of its own. */
        max_optimizer_calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .int()
            .min(0)
            .default(40)
            .describe('Most calls of the model that proposes changes.'),
        max_cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .positive()
            .optional()
            .describe('Budget of agent, judge and proposer together, in US dollars.'),
        max_minutes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().positive().default(60).describe('Longest duration, in minutes.'),
    })
        .prefault({})
        .describe('Limits of the whole optimization; it ends with what there is when one is reached.'),
})
    .superRefine((value, context) => {
    if (value.optimization_type === 'metric_driven' && Object.keys(value.target_metrics ?? {}).length === 0)
        context.addIssue({
            code: 'custom',
            path: ['target_metrics'],
            message: 'a metric_driven optimization needs target_metrics',
        });
}, (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .evenIfIncomplete */ .Uu); }
/**
 * One change of the prompt. The set of types is open. Extensions: what is done where (`op`, `anchor`), what kind of failure it is made for, runs
 * that show it, and what it adds to the mean of the cases that it was chosen on (null where that was not measured).
 */
var promptChange;
function promptChange$made() { return promptChange = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    content: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    rationale: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    op: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    anchor: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    category: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    evidence_run_ids: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    measured_effect: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullish(),
}); }
/** What was decided about the candidate (contract 9); only `accepted` is proven on cases that it was not made from. */
var optimizationDecision;
function optimizationDecision$made() { return optimizationDecision = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n([
    'accepted',
    'provisional',
    'rejected',
    'no_headroom',
    'not_validated',
    'insufficient_failures',
]); }
/** Response of POST /v1/optimize/prompt: every field of interface 2.4 always, plus `decision` and `details`. */
var optimizeResponse;
function optimizeResponse$made() { return optimizeResponse = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    optimization_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    status: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    original_prompt: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    optimized_prompt: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    changes_made: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((promptChange ?? promptChange$made())),
    predicted_improvement: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ from: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), to: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() })),
    validation_run_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    decision: (optimizationDecision ?? optimizationDecision$made()),
    details: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .freeObject */ .oR,
}); }
/** Who judged and what it took, as its report says it. */
var optimizationEffort;
function optimizationEffort$made() { return optimizationEffort = (_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(48277))/* .runHeader */ .jy.pick({ judge: true, usage: true, duration_ms: true }); }
/** A stored optimization, with what it needs to go on in another process. */
var optimization;
function optimization$made() { return optimization = (optimizeResponse ?? optimizeResponse$made()).extend({
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    created_at: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
    request: (optimizeRequest ?? optimizeRequest$made()),
    /** What is drawn with; the split has its own, the same for all optimizations of an agent. */
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
    /** How often cases were held out for this agent, this time included. */
    holdout_uses: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
    /** Set before the first play of a case held out: that use counts, also where it was interrupted. */
    holdout_played: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional(),
    /** Cases that the split was made of: where too many are new it is drawn anew. */
    split_cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** What its report says besides the answer, once it has come to its end. */
    report: (optimizationEffort ?? optimizationEffort$made()).optional(),
    /** What kind each failure is, in the order in which they are collected: a later analysis may name clusters in another way. */
    kinds: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** Who can mend each of them, in the same order; empty where only its kind says so. */
    owners: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** Digest of prompt, attempts and cases that it began with: a continuation must have the same. */
    material: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
}); }
var plays;
function plays$made() { return plays = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ passed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }); }
/** `details.validation`: plays of the cases held out of those that failed, with the original and with the candidate. */
var validationDetails;
function validationDetails$made() { return validationDetails = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), from: (plays ?? plays$made()), to: (plays ?? plays$made()) }); }
/** What of `details` reports look at; everything may be missing where the optimization ended before it was known. */
var shownDetails;
function shownDetails$made() { return shownDetails = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
    reason: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    proposer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    evidence: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    interrupted: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    enough_agent_runs: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    failures: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    needed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    excluded: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    owners: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    flaky: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    gaps: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    held_out: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ from: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), to: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    stale: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    /** Of a `metric_driven` or `full` optimization; what is measured and better the lower it is has a minus. */
    targets: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({ metric: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), current: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), target: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    notes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    validation: (validationDetails ?? validationDetails$made()).optional().catch(undefined),
    gate: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
        p_value: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        alpha: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        difference: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
        interval: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .tuple */ .PVZ([(zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()]).nullable(),
        cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        minimum_detectable: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullish(),
    })
        .optional()
        .catch(undefined),
}); }


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

/***/ 53072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ signFlip)
/* harmony export */ });
/* harmony import */ var _sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__;

/** Sums this close to the observed one, as a part of the sum of |d|, are equal to it (statistics.md 4.3 step 6). */
const TIE = 1e-9;
/** Sums this close are one atom: far above the rounding of a few thousand additions (2.2e-16 each), far below TIE. */
const SAME = 1e-13;
/** Differences up to which every pattern of signs is listed, whatever their sizes: at most 2^20 sums per half, 16 MB. */
const LISTED = 40;
/** Differences that are multiples of one number, within this part of the largest, share a grid. */
const ON_GRID = 1e-9;
/** Beyond LISTED and off a grid: the largest differences stay exact (2^12 patterns), the rest moves to a lattice. */
const EXACT_LARGEST = 12;
/** Half width of the lattice in standard deviations of its sum: beyond lies less than 1e-22. */
const REACH = 10;
/** Lattice steps on either side of zero: a step is 1/1600 of a standard deviation, which moves p by less than random draws do. */
const LATTICE_STEPS = 2 ** 14;
/**
 * Sign-flip test of paired differences: how often a sum at least as far from zero arises when each difference could as well
 * have had the other sign (Fisher 1935; statistics.md 4.3 step 6). Use it for differences of few test cases; it assumes only
 * that without an effect each difference is symmetric around zero and independent of the others. `p_value` counts ties in
 * full; `mid_p` counts them half, which is less cautious and keeps about the promised level (Lancaster 1961). Zeros say
 * nothing and are left out; with nothing left both are 1. Finite numbers only, else RangeError.
 *
 * Exact: the differences are split in two, the possible sums of each half are listed with equal sums put together, and the
 * halves are compared (Horowitz and Sahni 1974). That covers any 40 differences and thousands that share a coarse grid (pass
 * rates). Beyond, the small differences are rounded to a fine lattice, with an error below that of 99,999 random draws and no
 * seed, in milliseconds per thousand.
 */
function signFlip(d) {
    if (!d.every(Number.isFinite))
        throw new RangeError('signFlip: every difference must be a finite number');
    const sizes = d
        .map(Math.abs)
        .filter((size) => size > 0)
        .sort((one, other) => other - one);
    const largest = sizes[0];
    if (largest === undefined)
        return { p_value: 1, mid_p: 1 };
    // Relative to the largest, so that neither very large nor very small units overflow or vanish.
    const units = sizes.map((size) => size / largest);
    const total = sum(units);
    const tie = TIE * total;
    const [x, y] = units.length <= LISTED ? listedHalves(units, SAME * total) : latticeHalves(units, SAME * total);
    // Farther out than the lattice reaches the chance at its end stands for it: never 0, and never too small.
    const observed = Math.min(Math.abs(sum(d.map((difference) => difference / largest))), highest(x) + highest(y));
    // Flipping every sign mirrors the sum, so the two tails are equal.
    if (observed <= tie)
        return { p_value: 1, mid_p: (1 + Math.min(1, 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, tie * (1 + TIE)))) / 2 };
    const atLeast = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed - tie);
    const beyond = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed + tie);
    return { p_value: Math.min(1, atLeast), mid_p: Math.min(1, (atLeast + beyond) / 2) };
}
const sum = (numbers) => numbers.reduce((before, number) => before + number, 0);
const highest = ({ values }) => values[values.length - 1] ?? 0;
/** All sums of ±size. */
function signedSums(sizes, tolerance) {
    let sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0);
    for (const size of sizes)
        sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .mixture */ .zi)({ of: sums, shift: -size, share: 0.5 }, { of: sums, shift: size, share: 0.5 }, tolerance);
    return sums;
}
function listedHalves(sizes, tolerance) {
    const half = (rest) => signedSums(sizes.filter((_, index) => index % 2 === rest), tolerance);
    return [half(0), half(1)];
}
/**
 * `sizes` descending, more than LISTED. On a grid that is no finer than the lattice the sum is exact; else outliers would make
 * the lattice coarse, so they stay out of it.
 */
function latticeHalves(sizes, tolerance) {
    const grid = gridOf(sizes, stepFor(sizes));
    if (grid !== null)
        return [(0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0), latticeSums(sizes, grid)];
    const small = sizes.slice(EXACT_LARGEST);
    return [signedSums(sizes.slice(0, EXACT_LARGEST), tolerance), latticeSums(small, stepFor(small))];
}
/** The finest lattice that reaches far enough. */
const stepFor = (sizes) => (REACH * Math.sqrt(sum(sizes.map((size) => size ** 2)))) / LATTICE_STEPS;
/** The number that all sizes are multiples of (Euclid, within ON_GRID of the largest); null when it is below `least`. */
function gridOf(sizes, least) {
    const largest = sizes[0] ?? 0;
    const nothing = ON_GRID * largest;
    let grid = largest;
    for (const size of sizes) {
        let rest = size;
        while (rest > nothing) {
            const over = grid % rest;
            [grid, rest] = [rest, rest - over <= nothing ? 0 : over];
        }
        if (grid < least)
            return null;
    }
    grid = largest / Math.round(largest / grid);
    return sizes.every((size) => Math.abs(size / grid - Math.max(1, Math.round(size / grid))) <= 1e-6)
        ? grid
        : null;
}
/** The sum of ±size, sizes descending and rounded to the lattice, as far as LATTICE_STEPS go. Symmetric, so one side is computed. */
function latticeSums(sizes, step) {
    const shifts = sizes.map((size) => Math.round(size / step));
    // What lies behind the last place stays 0, so that the loop need not ask where the list ends.
    const length = LATTICE_STEPS + 1 + (shifts[0] ?? 0);
    let chances = new Float64Array(length);
    let next = new Float64Array(length);
    chances[0] = 1;
    let farthest = 0;
    for (const shift of shifts) {
        const reached = Math.min(LATTICE_STEPS, farthest + shift);
        for (let place = 0; place <= reached; place += 1)
            next[place] = (chances[Math.abs(place - shift)] + chances[place + shift]) / 2;
        [chances, next] = [next, chances];
        farthest = reached;
    }
    // On a grid every other place may be out of reach, the last one too.
    while (chances[farthest] === 0)
        farthest -= 1;
    const places = 2 * farthest + 1;
    return {
        values: Float64Array.from({ length: places }, (_, index) => (index - farthest) * step),
        probabilities: Float64Array.from({ length: places }, (_, index) => chances[Math.abs(index - farthest)] ?? 0),
    };
}


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

/***/ 26427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   VV: () => (/* binding */ mirrored),
/* harmony export */   fl: () => (/* binding */ upperTail),
/* harmony export */   pY: () => (/* binding */ certain),
/* harmony export */   zi: () => (/* binding */ mixture)
/* harmony export */ });
/** The distribution of a sum that is certain. */
const certain = (value) => ({
    values: Float64Array.of(value),
    probabilities: Float64Array.of(1),
});
/** Arrays for so many atoms. */
const roomFor = (atoms) => ({
    values: new Float64Array(atoms),
    probabilities: new Float64Array(atoms),
});
/**
 * Mixture of two moved distributions in one pass. Values closer than `tolerance` are one atom (0.1 + 0.2 and 0.3 are the same
 * sum), so the list stays as short as the number of truly different sums. An atom keeps the value it began with, so that a
 * chain of near neighbours cannot drift. Linear in the number of atoms. `room` is written over, for who makes thousands of mixtures.
 */
function mixture(first, second, tolerance, room) {
    const { values: lefts, probabilities: leftChances } = first.of;
    const { values: rights, probabilities: rightChances } = second.of;
    // A list that is used up counts as infinity, so the other one is taken.
    const leftAt = (index) => index < lefts.length ? lefts[index] + first.shift : Number.POSITIVE_INFINITY;
    const rightAt = (index) => index < rights.length ? rights[index] + second.shift : Number.POSITIVE_INFINITY;
    const total = lefts.length + rights.length;
    const { values, probabilities } = room !== undefined && room.values.length >= total ? room : roomFor(total);
    let [left, right, count] = [0, 0, 0];
    let [fromLeft, fromRight] = [leftAt(0), rightAt(0)];
    // Below all values: the first of them opens an atom.
    let atom = Number.NEGATIVE_INFINITY;
    let chance = 0;
    for (let taken = 0; taken < total; taken += 1) {
        let value = fromLeft;
        let probability;
        if (fromLeft <= fromRight) {
            probability = leftChances[left] * first.share;
            left += 1;
            fromLeft = leftAt(left);
        }
        else {
            value = fromRight;
            probability = rightChances[right] * second.share;
            right += 1;
            fromRight = rightAt(right);
        }
        const opens = count === 0 || value - atom > tolerance;
        if (opens) {
            atom = value;
            values[count] = value;
            count += 1;
        }
        chance = opens ? probability : chance + probability;
        probabilities[count - 1] = chance;
    }
    if (values !== room?.values && count === values.length)
        return { values, probabilities };
    return { values: values.slice(0, count), probabilities: probabilities.slice(0, count) };
}
/**
 * Chance that x + y reaches `bound`, for independent x and y, without listing the sums: as x falls, the smallest y that
 * suffices rises. Each tail is added up from its thin end, so a tiny chance is as accurate as a large one. Linear.
 */
function upperTail(x, y, bound) {
    let chance = 0;
    let reached = y.values.length;
    let tail = 0;
    for (let index = 0; index < x.values.length; index += 1) {
        while (reached > 0 && x.values[index] + y.values[reached - 1] >= bound) {
            reached -= 1;
            tail += y.probabilities[reached];
        }
        chance += x.probabilities[index] * tail;
    }
    return chance;
}
/** The distribution of -x, for lower tails. */
const mirrored = (x) => ({
    values: x.values.map((value) => -value).reverse(),
    probabilities: x.probabilities.slice().reverse(),
});


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

/***/ 83546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ closedTexts)
/* harmony export */ });
/**
 * A text and what became of it, as they stand in a file: `end` is what closes the file behind the text (`\n` or nothing). A changed text that
 * ends in a line feed which the first had not is closed by that one, so that no empty line comes at the end of the file.
 */
function closedTexts(before, after, end) {
    const closed = after.endsWith('\n') && !before.endsWith('\n');
    return [before + end, closed ? after : after + end];
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

/***/ 54826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ formatDifferenceInterval),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   WJ: () => (/* binding */ formatDifferenceWithin),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   td: () => (/* binding */ formatPValue)
/* harmony export */ });
var UNITS;
function UNITS$made() { return UNITS = {
    share: { scale: 100, least: 0, most: 2, sign: ' pp', largest: 1 },
    score: { scale: 1, least: 2, most: 4, sign: '', largest: 1 },
    ratio: { scale: 100, least: 0, most: 2, sign: ' %', largest: Number.POSITIVE_INFINITY },
}; }
/** Sums of floating-point numbers miss zero by less than this. */
const NOTHING = 1e-9;
/** Below this a number without decimals tells little: `+0.5 pp`, `+2.3 pp`, `+18 pp`. */
const FEW = 3;
/** A difference with its sign, `+18 pp`, `−0.09`, `−12 %`; a true minus, and no sign at zero. */
function formatDifference(value, unit) {
    const { scale, sign } = (UNITS ?? UNITS$made())[unit];
    return `${signed(value * scale, digitsFor([value], unit))}${sign}`;
}
/**
 * A difference with its interval, `+18 pp [6, 30]`, all with the same digits. Bounds carry signs where one is negative,
 * `+8 pp [−4, +20]`; an interval that leaves zero out never shows a bound of zero. `least`: digits that it has at least.
 */
function formatDifferenceWithin(value, interval, unit, least = 0) {
    const { scale, sign } = (UNITS ?? UNITS$made())[unit];
    const digits = Math.max(least, digitsFor([value, ...(interval ?? [])], unit));
    if (interval === null)
        return `${signed(value * scale, digits)}${sign}`;
    return `${signed(value * scale, digits)}${sign} ${bounds(interval, unit, digits)}`;
}
/** The interval of a difference alone, `[−0.16, −0.02]`, `[−4, +20] pp`. */
function formatDifferenceInterval(interval, unit) {
    return `${bounds(interval, unit, digitsFor([0, ...interval], unit))}${(UNITS ?? UNITS$made())[unit].sign}`;
}
function bounds(given, unit, digits) {
    const { scale, largest } = (UNITS ?? UNITS$made())[unit];
    const interval = given.map((bound) => Math.min(Math.max(bound, -largest), largest));
    const positive = interval.every((bound) => bound > -NOTHING);
    const shown = interval.map((bound) => {
        const text = signed(bound * scale, digits);
        return positive ? text.replace('+', '') : text;
    });
    return `[${shown.join(', ')}]`;
}
/** A bound of an interval on one side of zero must not round to it; what lies between bounds may. */
function digitsFor(values, unit) {
    const { scale, least, most } = (UNITS ?? UNITS$made())[unit];
    const first = Math.abs(values[0] ?? 0) * scale;
    let digits = least === 0 && first > NOTHING && first < FEW ? 1 : least;
    const hidden = (value) => Math.abs(value) > NOTHING && Number((value * scale).toFixed(digits)) === 0;
    const interval = values.slice(1);
    const across = interval.some((bound) => bound > NOTHING) && interval.some((bound) => bound < -NOTHING);
    const telling = interval.length === 0 ? values : across ? [] : interval;
    while (digits < most && telling.some(hidden))
        digits += 1;
    return digits;
}
function signed(value, digits) {
    const size = Math.abs(value).toFixed(digits);
    return Number(size) === 0 ? size : `${value < 0 ? '−' : '+'}${size}`;
}
/** The level that a p-value is read against: enough digits are shown to see on which side it lies. */
const LEVEL = 0.05;
/**
 * A p-value, `p = 0.034`: two digits, more where they would hide the side of 0.05 or make it look certain; `p < 0.001`
 * below that. Never zero.
 */
function formatPValue(p) {
    const text = formatP(p);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}
/** The same without its letter, for columns headed p: `0.034`, `< 0.001`. */
function formatP(p) {
    if (p < 0.001)
        return '< 0.001';
    if (p >= 1)
        return '1';
    if (p > 0.999)
        return '> 0.999';
    for (let digits = 2; digits < 6; digits += 1) {
        const shown = Number(p.toPrecision(digits));
        if (shown < 1 && Math.sign(shown - LEVEL) === Math.sign(p - LEVEL))
            return String(shown);
    }
    return String(p);
}


/***/ }),

/***/ 81093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Fo: () => (/* binding */ diffSteps),
/* harmony export */   WH: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_0__;
// The one part of the library that is used: its entry brings all of them.

/** Lines around a change that are shown with it, as `diff -u` does. */
const CONTEXT = 3;
/** Differing lines beyond which the shortest script is no longer looked for: its cost grows with their square. */
const MOST_EDITS = 1_000;
/** What stands behind a last line without a line feed, as `diff` and `git` write it. */
const NO_NEWLINE = '\\ No newline at end of file';
/**
 * Both texts as a unified diff that `git apply` and `patch` take; empty for equal texts. The name stands in the header with `a/` and `b/`
 * before it. Lines are compared with their line ends, so a change of those is a change. The script is the shortest one (`diff`),
 * removals before additions, unless the lines that differ are more than `mostEdits`: looking for it takes a third of a second for a thousand.
 */
function unifiedDiff(before, after, name, mostEdits = MOST_EDITS) {
    if (before === after)
        return '';
    const header = `--- a/${name}\n+++ b/${name}\n`;
    return header + [...hunksOf(diffSteps(before, after, mostEdits))].join('');
}
/** How one text becomes the other, line by line: removals of a change before its additions. */
function diffSteps(before, after, mostEdits = MOST_EDITS) {
    return inBlocks(stepsOf(linesOf(before), linesOf(after), mostEdits));
}
/** Lines with their ends. */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** What both begin and end with is taken off first: the search costs by what is left. */
function stepsOf(a, b, mostEdits) {
    let head = 0;
    while (head < a.length && head < b.length && a[head] === b[head])
        head += 1;
    let tail = 0;
    while (tail < a.length - head &&
        tail < b.length - head &&
        a[a.length - 1 - tail] === b[b.length - 1 - tail])
        tail += 1;
    return [
        ...stepsWith(' ', a.slice(0, head)),
        ...shortest(a.slice(head, a.length - tail), b.slice(head, b.length - tail), mostEdits),
        ...stepsWith(' ', a.slice(a.length - tail)),
    ];
}
/** The shortest way from one list of lines to the other; all out and all in where that would take too long. */
function shortest(a, b, mostEdits) {
    const changes = (0,(diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88965))/* .diffArrays */ .E)(a, b, { maxEditLength: mostEdits });
    if (changes === undefined)
        return [...stepsWith('-', a), ...stepsWith('+', b)];
    return changes.flatMap(({ added, removed, value }) => stepsWith(added ? '+' : removed ? '-' : ' ', value));
}
const stepsWith = (kind, lines) => lines.map((line) => ({ kind, line }));
/** Each change as removals, then additions. */
function inBlocks(steps) {
    const ordered = [];
    let added = [];
    for (const step of steps) {
        if (step.kind === '+')
            added.push(step);
        else {
            if (step.kind === ' ') {
                // One by one: there may be more of them than a call takes arguments.
                for (const one of added)
                    ordered.push(one);
                added = [];
            }
            ordered.push(step);
        }
    }
    return [...ordered, ...added];
}
function* hunksOf(steps) {
    const changes = steps.flatMap(({ kind }, index) => (kind === ' ' ? [] : [index]));
    // Lines of both texts before each step.
    let [a, b, at] = [0, 0, 0];
    for (let first = 0; first < changes.length;) {
        let last = first;
        while (last + 1 < changes.length &&
            changes[last + 1] - changes[last] <= 2 * CONTEXT + 1)
            last += 1;
        const start = Math.max(0, changes[first] - CONTEXT);
        const end = Math.min(steps.length, changes[last] + CONTEXT + 1);
        for (; at < start; at += 1) {
            // Between hunks nothing differs.
            a += 1;
            b += 1;
        }
        const shown = steps.slice(start, end);
        const [lengthA, lengthB] = [count(shown, '+'), count(shown, '-')];
        yield `@@ -${rangeOf(a, lengthA)} +${rangeOf(b, lengthB)} @@\n`;
        for (const { kind, line } of shown)
            yield line.endsWith('\n') ? `${kind}${line}` : `${kind}${line}\n${NO_NEWLINE}\n`;
        a += lengthA;
        b += lengthB;
        at = end;
        first = last + 1;
    }
}
/** Steps that are not of this kind. */
const count = (steps, without) => steps.filter(({ kind }) => kind !== without).length;
/** First line and length; of nothing the line before it, and a length of one is left out. */
function rangeOf(before, length) {
    if (length === 0)
        return `${before},0`;
    return length === 1 ? `${before + 1}` : `${before + 1},${length}`;
}


/***/ }),

/***/ 88965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ diffArrays)
});

// UNUSED EXPORTS: arrayDiff

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}


/***/ })

};
