export const id = 13;
export const ids = [13,1916];
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

// EXTERNAL MODULE: ./lib/engine/engine.js + 34 modules
var engine_engine = __webpack_require__(92659);
// EXTERNAL MODULE: ./lib/engine/known-secrets.js + 5 modules
var known_secrets = __webpack_require__(77069);
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 14 modules
var node_ports = __webpack_require__(96694);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal = __webpack_require__(56025);
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended = __webpack_require__(2505);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment = __webpack_require__(41834);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
;// CONCATENATED MODULE: ./lib/cli/env-file.js





const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;
/** What a shell takes as a name; other lines set nothing. */
const VARIABLE = /^[A-Za-z_]\w*$/;
/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
function readEnvFile(evals, { env, files }) {
    if ((0,node_environment/* isCi */.Xt)(env))
        return undefined;
    const here = env.cwd();
    const path = [(0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(here, evals)), NAME), (0,external_node_path_.join)(here, NAME)].find((one) => files.stat(one)?.kind === 'file');
    if (path === undefined)
        return undefined;
    const added = new Map();
    const kept = [];
    const entries = Object.entries(variablesIn(path, files)).filter(([name]) => VARIABLE.test(name));
    for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        if (env.get(name) === undefined)
            added.set(name, value);
        else
            kept.push(name);
    const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
    const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
    const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
    return { added, line: `read ${shown}: ${(0,format/* formatCounted */.So)(added.size, 'variable')}${names}${set}` };
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
        throw new errors/* Fault */.vC('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
    // Editors of Windows may begin the file with a byte order mark, which would belong to the first name.
    return (0,external_node_util_.parseEnv)((files.readTextIfThere(path) ?? '').replace(/^\ufeff/, ''));
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction = __webpack_require__(76739);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/common-flags.js









/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
function portsOf({ evals = 'evals', envFile }) {
    const ports = (0,node_ports/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,terminal/* terminal */.F)().err(`${(0,escape_terminal/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,node_ports/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,redaction.outputSecrets)()?.add((0,known_secrets/* secretVariables */.c8)(withFile.env));
    return withFile;
}
/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,terminal/* terminal */.F)();
    const judge = {
        ...(0,defined/* defined */.s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const secrets = (0,redaction.outputSecrets)();
    const engine = (0,engine_engine/* createEngine */.P)({
        ...(secrets === undefined
            ? {}
            : { redact: secrets.redact, onSecrets: (values) => void secrets.add(values) }),
        ...(0,defined/* defined */.s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        ports: more.ports ?? portsOf(flags),
        onWarning: (message) => err(`warning: ${(0,escape_terminal/* terminalLine */.tL)(message)}\n`),
    });
    secrets?.add((0,known_secrets/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    background_ended/* OPENED */.C.push(engine);
    return engine;
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

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
function interruption() {
    const controller = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, controller.signal);
    const onSignal = () => {
        if (controller.signal.aborted)
            process.exit(130);
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    const end = () => {
        process.off('SIGINT', onSignal);
        process.off('SIGTERM', onSignal);
    };
    return { signal: controller.signal, end, [Symbol.dispose]: end };
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
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56025);


/** Narrower than this nothing can be laid out; lines are made for this width then. */
const NARROWEST = 40;
/** Columns of the margin, and of a label behind it. */
const LABEL = 8;
/** The label of a line, with its margin. */
const lineLabel = (label) => `${' '.repeat(LABEL)}${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(label, LABEL)}`;
/** Lines of running text behind a label, wrapped to the width; none for no text. */
function* labelledLines(label, text, width) {
    const lines = (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(text, width - 2 * LABEL);
    for (const [index, line] of lines.entries())
        yield `${lineLabel(index === 0 ? label : '')}${line}\n`;
}
/** A verdict in one word, and the sentence beside it; further lines are indented as labels are. */
function* verdictLines(word, emphasis, text, width, style) {
    const start = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(word, Math.max(LABEL, word.length + 2));
    const sentence = (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(text);
    const [first = ''] = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapToWidth */ .KI)(sentence, width - start.length, 1);
    yield `${style(emphasis, style('strong', start))}${first}\n`;
    for (const line of (0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(sentence.slice(first.length), width - LABEL))
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
const SGR = {
    good: [32, 39],
    bad: [31, 39],
    odd: [33, 39],
    dim: [2, 22],
    strong: [1, 22],
};
/** Colours of a terminal (ECMA-48 SGR, the eight that every theme has). */
const colourStyle = (emphasis, text) => `\u001b[${SGR[emphasis][0]}m${text}\u001b[${SGR[emphasis][1]}m`;


/***/ }),

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ titleLine),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   oz: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56025);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38987);




/** The longest bar, in columns. */
const LONGEST_BAR = 32;
/** The line before the first case: `assay · 26 cases · agent support-bot · judge offline (heuristic)`. */
function titleLine(header, cases) {
    const agent = header.agent_id === null ? [] : [`agent ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(header.agent_id)}`];
    return ['assay', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(cases, 'case'), ...agent, `judge ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)((0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeName */ .Bt)(header))}`].join(' · ');
}
/** A bar for a terminal, to be drawn over itself: `█████░░░ 23/26  1 failed  41/s  eta 0.1 s`; never wider than `width`. */
function progressLine(progress, width) {
    const words = [count(progress), ...outcomes(progress), ...speed(progress)].join('  ');
    const columns = Math.min(LONGEST_BAR, width - words.length - 1);
    if (columns < 5)
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_3__/* .cutToWidth */ .G1)(words, width);
    const full = progress.total === 0
        ? columns
        : Math.floor((columns * Math.min(progress.done, progress.total)) / progress.total);
    return `${'█'.repeat(full)}${'░'.repeat(columns - full)} ${words}`;
}
/** The same as a line for a log: `23/26 done, 1 failed, 41/s, eta 0.1 s`. */
function progressText(progress) {
    return [`${count(progress)} done`, ...outcomes(progress), ...speed(progress)].join(', ');
}
const count = ({ done, total }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(done)}/${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(total)}`;
const outcomes = ({ failed, errored }) => [
    ...(failed > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(failed)} failed`] : []),
    ...(errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(errored)} errored`] : []),
];
/** Cases a second and the time left; nothing before the first case is done. */
function speed({ done, total, elapsedMs }) {
    if (done === 0 || elapsedMs <= 0)
        return [];
    const rate = (done * 1000) / elapsedMs;
    const shown = rate >= 10 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(Math.round(rate)) : rate >= 0.1 ? rate.toFixed(1) : undefined;
    const perSecond = shown === undefined ? [] : [`${shown}/s`];
    if (done >= total)
        return [...perSecond, `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(elapsedMs)}`];
    return [...perSecond, `eta ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)((elapsedMs / done) * (total - done))}`];
}


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bare),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

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
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7) {
        const option = inner.options
            .map(bare)
            .find((one) => isContainer(one) && one instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA === Array.isArray(value));
        if (option !== undefined)
            look(option, value, path, found);
    }
    else if (Array.isArray(value)) {
        if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
            for (let index = 0; index < value.length; index++)
                within(inner.element, value[index], index, path, found);
    }
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        lookIntoObject(inner, value, path, found);
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S)
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
    const open = catchall !== undefined && !(catchall instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNever */ .iSc);
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
    const names = schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : undefined;
    for (const [key, entry] of Object.entries(value)) {
        if (names !== undefined && !names.includes(key))
            found.push({ path: [...path], key, known: names });
        // The value type of a record is a schema; its own type is wider.
        else
            within(schema.valueType, entry, key, path, found);
    }
}
function isContainer(schema) {
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S;
}
/** The schema below optional, nullable and default wrappers. */
function bare(schema) {
    let inner = schema;
    while (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodPrefault */ .xgV)
        inner = inner.unwrap();
    return inner;
}


/***/ }),

/***/ 61096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withoutNulls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43852);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5354);


/**
 * A request without the fields that are `null` and may be left out: many clients write those down so. A field that has to be there, or for
 * which `null` is a value, keeps it, and so does what is free: metadata, arguments and results of tools, entries of lists and maps. Copies
 * only what it changes.
 */
function withoutNulls(schema, value) {
    if (typeof value !== 'object' || value === null)
        return value;
    const inner = (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$)(schema);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodUnion */ .fZ7)
        return inner.options.reduce((left, option) => withoutNulls(option, left), value);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodPipe */ .utH)
        return withoutNulls(inner.in, value);
    if (Array.isArray(value)) {
        if (!(inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA))
            return value;
        const entries = value.map((entry) => withoutNulls(inner.element, entry));
        return entries.some((entry, at) => entry !== value[at]) ? entries : value;
    }
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodRecord */ .b8S)
        // The value type of a record is a schema; its own type is wider.
        return changed(value, (entry) => withoutNulls(inner.valueType, entry));
    if (!(inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH))
        return value;
    return changed(value, (entry, key) => {
        const field = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
        if (field === undefined)
            return entry;
        return entry === null && isAbsence(field) ? undefined : withoutNulls(field, entry);
    });
}
/** `null` can only mean that the field is not there. */
const isAbsence = (field) => zod__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(field, undefined).success && !zod__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(field, null).success;
/** What `change` turns to undefined is left out. */
function changed(value, change) {
    const entries = Object.entries(value).map(([key, entry]) => [key, change(entry, key), entry]);
    if (entries.every(([, after, before]) => after === before))
        return value;
    const left = entries.filter(([, after, before]) => after !== undefined || before === undefined);
    return Object.fromEntries(left.map(([key, after]) => [key, after]));
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

/***/ 98610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
function suggest(word, known) {
    const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(word, known);
    return close === null ? '' : ` (did you mean "${close}"?)`;
}


/***/ }),

/***/ 20536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

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
        const apart = swapped(plain, bare(candidate)) ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
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


/***/ })

};
