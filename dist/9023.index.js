export const id = 9023;
export const ids = [9023];
export const modules = {

/***/ 64979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ engineOf),
  a: () => (/* binding */ portsOf)
});

// EXTERNAL MODULE: ./lib/engine/engine.js + 36 modules
var engine_engine;
// EXTERNAL MODULE: ./lib/engine/known-secrets.js + 5 modules
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
    const ports = (0,(node_ports ??= __webpack_require__(22432))/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,(node_ports ??= __webpack_require__(22432))/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,(redaction ??= __webpack_require__(76739)).outputSecrets)()?.add((0,(known_secrets ??= __webpack_require__(77069))/* secretVariables */.c8)(withFile.env));
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
    secrets?.add((0,(known_secrets ??= __webpack_require__(77069))/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    (background_ended ??= __webpack_require__(2505))/* OPENED */.C.push(engine);
    return engine;
}


/***/ }),

/***/ 82190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeCommand: () => (/* binding */ mergeCommand)
/* harmony export */ });
/* harmony import */ var _jobs_runs_merge_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67222);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69498);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64979);
/* harmony import */ var _reports_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26210);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3815);
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





/** `assay merge DIR…`: the shards of a suite as one run, gated and reported as `assay run` does it. */
async function mergeCommand(folders, flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags);
        (0,_reports_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .reportsFolder */ .U)(engine, flags.out);
        const options = {
            ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ minPassRate: flags.minPassRate, failOn: flags.failOn, baseline: flags.baseline }),
        };
        const merged = __addDisposableResource(env_1, await (0,_jobs_runs_merge_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeShards */ .O)(engine, folders, options), true);
        return (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(engine, merged, flags, false);
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


/***/ })

};
