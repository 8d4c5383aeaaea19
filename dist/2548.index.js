export const id = 2548;
export const ids = [2548,1916];
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

/***/ 32548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listCommand: () => (/* binding */ listCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93361);
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16458);
/* harmony import */ var _schema_users_talk_turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75697);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20536);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64979);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76739);
/* harmony import */ var _table_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52592);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87873);










/** What can be listed: rows for `--json`, and the columns people see. */
const LISTS = {
    scorers: {
        columns: ['name', 'category', 'description'],
        rows: async (engine) => (await engine.registry()).all().map((scorer) => ({
            name: scorer.name,
            category: scorer.category,
            needs: scorer.needs.map((need) => (typeof need === 'string' ? need : need.join(' | '))),
            description: scorer.description,
            formula: scorer.formula,
            multi_turn: scorer.multiTurn,
            ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ alias_of: scorer.aliasOf, threshold: scorer.threshold }),
            version: scorer.version,
        })),
    },
    checks: {
        columns: ['name', 'description'],
        rows: async () => {
            const { checkKinds } = await __webpack_require__.e(/* import() */ 693).then(__webpack_require__.bind(__webpack_require__, 90693));
            return checkKinds.map(({ name, negatable, description, example }) => ({
                name,
                ...(negatable ? { negation: `not_${name}` } : {}),
                description,
                example: example.check,
            }));
        },
    },
    agents: {
        columns: ['id', 'provider', 'name'],
        rows: async (engine) => (await engine.agents()).map(({ agent }) => ({
            id: agent.id,
            name: agent.name,
            provider: agent.provider,
            created_at: agent.created_at,
        })),
    },
    cases: {
        columns: ['id', 'agent_id', 'tags', 'name', 'location'],
        rows: async (engine) => (await engine.cases()).map(({ case: one, location }) => ({
            id: one.id,
            name: one.name,
            agent_id: one.agent_id,
            type: one.type,
            turns: (0,_schema_users_talk_turns_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedTurns */ .f6)(one).length,
            tags: one.tags,
            location: `${location.file}:${location.line}`,
        })),
    },
    experiments: {
        columns: ['id', 'name', 'status', 'location'],
        rows: async (engine) => [...(await writtenExperiments(engine)), ...(await playedExperiments(engine))],
    },
    runs: {
        columns: ['run_id', 'started_at', 'conclusion', 'pass_rate', 'reason'],
        rows: async (engine) => (await engine.store()).runSummaries(),
    },
    optimizations: {
        columns: ['id', 'agent_id', 'created_at', 'status', 'decision'],
        rows: async (engine) => (await (await engine.store()).list('optimizations')).map(({ value }) => {
            const { optimization_id: id, details, ...stored } = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_2__/* .optimization */ .u8.parse(value);
            const { agent_id, created_at, status, decision, validation_run_id } = stored;
            const reason = details['reason'];
            return {
                ...{ id, agent_id, created_at, status, decision, validation_run_id },
                ...(typeof reason === 'string' ? { reason } : {}),
            };
        }),
    },
};
/** Those of the evals folder: what can be played. */
async function writtenExperiments(engine) {
    if (engine.ports.files.stat(engine.evalsDir) === null)
        return [];
    return (await engine.evals()).experiments.map(({ experiment, location }) => ({
        id: experiment.id,
        name: experiment.name,
        location: `${location.file}:${location.line}`,
    }));
}
/** Those of the state: what was played, or was interrupted and can go on. */
async function playedExperiments(engine) {
    const stored = await (await engine.store()).list('experiments');
    return stored.map(({ value }) => {
        const { experiment_id: id, name, status, created_at, statistical_analysis, } = _schema_experiment_js__WEBPACK_IMPORTED_MODULE_3__/* .storedExperiment */ .bZ.parse(value);
        const { winner, conclusive, p_value } = statistical_analysis ?? {};
        return {
            id,
            name,
            status,
            created_at,
            ...(winner === undefined ? {} : { leader: winner, conclusive, p_value }),
        };
    });
}
/** `assay list scorers|checks|agents|cases|experiments|runs|optimizations`. */
async function listCommand([what = ''], flags) {
    const list = Object.hasOwn(LISTS, what) ? LISTS[what] : undefined;
    if (list === undefined) {
        const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(what, Object.keys(LISTS));
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .Fault */ .vC('usage', what === '' ? 'nothing was named to list' : `cannot list "${what}"`, {
            hint: `${close === null ? 'List' : `Did you mean "${close}"? List`} one of: ${Object.keys(LISTS).join(', ')}`,
        });
    }
    const rows = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_6__.shownValue)(await list.rows((0,_common_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .engineOf */ .k)(flags)));
    const { out, width, screen } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .F)();
    if (flags.json === true)
        out(`${JSON.stringify(rows, null, 2)}\n`);
    else
        out((0,_table_text_js__WEBPACK_IMPORTED_MODULE_9__/* .tableText */ .q)(rows, list.columns, screen ? width : undefined));
    return 0;
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

/***/ 93361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JR: () => (/* binding */ DEFAULT_RUNS_PER_VARIANT),
  u2: () => (/* binding */ coherentExperiment),
  r2: () => (/* binding */ (createExperimentRequest ?? createExperimentRequest$made())),
  $8: () => (/* binding */ (experimentFields ?? experimentFields$made())),
  jz: () => (/* binding */ (experimentResponse ?? experimentResponse$made())),
  bZ: () => (/* binding */ (storedExperiment ?? storedExperiment$made())),
  Ox: () => (/* binding */ (variant ?? variant$made()))
});

// UNUSED EXPORTS: experimentConfig, experimentContrast, experimentLook, scope, statisticalAnalysis, variantResult

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name;
// EXTERNAL MODULE: ./lib/schema/users/talk.js
var talk;
// EXTERNAL MODULE: ./lib/schema/workspaces/workspace.js
var workspace;
;// CONCATENATED MODULE: ./lib/schema/workspaces/variant-files.js


const FILES = 'Files by their paths in the workspace, laid into it before the attempt; `null` takes one away.';
/** What a variant of an experiment lays into workspaces. */
var variantFiles;
function variantFiles$made() { return variantFiles = (schemas ??= __webpack_require__(88343))/* record */.g1P((workspace ??= __webpack_require__(56023))/* pathInside */._l, (schemas ??= __webpack_require__(88343))/* union */.KCZ([
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ text: (schemas ??= __webpack_require__(88343))/* string */.YjP().max(1_000_000).describe('What the file holds.') }),
    (schemas ??= __webpack_require__(88343))/* null */.chJ().describe('The file is taken away.'),
])); }

;// CONCATENATED MODULE: ./lib/schema/experiment.js





/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
var variant;
function variant$made() { return variant = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name')
        .describe('Name of the variant, by which results are listed; each only once.'),
    config: (schemas ??= __webpack_require__(88343))/* object */.Ikc({
        system_prompt: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('System prompt of this variant.'),
        model: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).optional().describe('Model of this variant.'),
        temperature: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(2).optional().describe('Sampling temperature of this variant.'),
        tool_descriptions: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP().min(1), (schemas ??= __webpack_require__(88343))/* string */.YjP())
            .optional()
            .describe('Descriptions of tools by name, in place of their own: of tools of the world that a case is played in, and of `invocation.tools` of a model.'),
        files: (variantFiles ?? variantFiles$made()).optional().describe(FILES),
    })
        .describe('What this variant has in place of what the agent has. Empty: the agent as it is.'),
}); }
/** Interface 4.5 with the extensions of contract 9. */
var experimentConfig;
function experimentConfig$made() { return experimentConfig = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    runs_per_variant: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Number of attempts at each case with each variant. Left out: up to 10, with interim looks that may end the experiment earlier.'),
    randomize: (schemas ??= __webpack_require__(88343))/* boolean */.zMY()
        .default(true)
        .describe('Whether attempts are shuffled. `false`: in the order of the file.'),
    primary_metric: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .optional()
        .describe('The metric that decides, one of `metrics` or `pass_rate`; choose it before you look. Left out: `pass_rate`.'),
    baseline: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .optional()
        .describe('Name of the variant to beat. Left out: the one named `baseline`, `control`, `original` or `a`, else the first.'),
    seed: (schemas ??= __webpack_require__(88343))/* number */.aig().int().optional().describe('Seed of the order; the same seed gives the same order.'),
    sequential: (schemas ??= __webpack_require__(88343))/* boolean */.zMY()
        .optional()
        .describe('Whether interim looks may end the experiment early, with a clear winner or with no hope of one. Left out: only without `runs_per_variant`.'),
    min_effect: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .positive()
        .optional()
        .describe('Smallest difference of the primary metric that is worth having; a smaller one makes no winner.'),
    max_cost_usd: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('Budget of agent and judge together, in US dollars; the lower of this and `judge.max_cost_usd` holds.'),
}); }
var experimentFields;
function experimentFields$made() { return experimentFields = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Name shown in reports.'),
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Id of the agent whose variants are compared.'),
    variants: (schemas ??= __webpack_require__(88343))/* array */.YOg((variant ?? variant$made())).min(2).describe('What is compared: two variants or more.'),
    test_case_ids: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP().min(1))
        .min(1)
        .describe('Ids of the cases to run. Six or more say something about other cases, twenty or more find differences that are not huge.'),
    metrics: (schemas ??= __webpack_require__(88343))/* array */.YOg((scorer_name ??= __webpack_require__(47655))/* scorerName */.W7)
        .min(1)
        .describe('What is measured: scorers (built-in, aliases or custom), `latency_ms`, `cost_usd`, `pass_rate`. An attempt passes when all scorers named here and the checks of its turns pass; where none is named, the scorers of the case judge.'),
    config: (experimentConfig ?? experimentConfig$made()).prefault({}).describe('How it is run and what decides.'),
}); }
/** What an experiment must not contradict; tolerant of half-read input, so that it can report beside other problems. */
function coherentExperiment(value, context) {
    const seen = new Set();
    const variants = Array.isArray(value.variants) ? value.variants : [];
    variants.forEach((entry, index) => {
        if (entry?.name !== undefined && seen.has(entry.name))
            context.addIssue({
                code: 'custom',
                path: ['variants', index, 'name'],
                message: `two variants are named "${entry.name}"`,
            });
        seen.add(entry?.name);
    });
    const { baseline, primary_metric: primary } = value.config ?? {};
    if (baseline !== undefined && !seen.has(baseline))
        context.addIssue({
            code: 'custom',
            path: ['config', 'baseline'],
            message: `no variant is named "${baseline}"`,
        });
    if (primary !== undefined &&
        primary !== 'pass_rate' &&
        !(Array.isArray(value.metrics) && value.metrics.includes(primary)))
        context.addIssue({
            code: 'custom',
            path: ['config', 'primary_metric'],
            message: `"${primary}" is neither pass_rate nor one of the metrics`,
        });
}
/** Request body of POST /v1/experiments. */
var createExperimentRequest;
function createExperimentRequest$made() { return createExperimentRequest = (experimentFields ?? experimentFields$made()).superRefine(coherentExperiment, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu); }
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
var variantResult;
function variantResult$made() { return variantResult = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    runs: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    pass_rate: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    avg_scores: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* number */.aig()),
    avg_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    errored: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Plays in which nothing applied. */
    skipped: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Plays of which nothing that was judged is sure. */
    unsure: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** 95 %, at the effective size: runs of one case are not independent. */
    pass_rate_interval: (schemas ??= __webpack_require__(88343))/* tuple */.PVZ([(common ??= __webpack_require__(86462))/* unitInterval */.oM, (common ??= __webpack_require__(86462))/* unitInterval */.oM]).optional(),
    p50_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    p95_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Of all its plays, as reported by the agent; missing where it did not report each. */
    cost_usd: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).optional(),
}); }
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
var scope;
function scope$made() { return scope = (schemas ??= __webpack_require__(88343))/* enum */.k5n(['population', 'these_test_cases']); }
var interval;
function interval$made() { return interval = (schemas ??= __webpack_require__(88343))/* tuple */.PVZ([(schemas ??= __webpack_require__(88343))/* number */.aig(), (schemas ??= __webpack_require__(88343))/* number */.aig()]); }
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
var experimentContrast;
function experimentContrast$made() { return experimentContrast = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    metric: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    variant: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    against: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    /** Cases with valid plays on both sides. */
    cases: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    difference: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    /** 95 %. */
    interval: (interval ?? interval$made()).nullable(),
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
    p_adjusted: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
    label: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['primary', 'exploratory']),
    /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
    holds: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
    equivalent: (schemas ??= __webpack_require__(88343))/* boolean */.zMY().nullable(),
    /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
    hedges_g: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
}); }
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
var experimentLook;
function experimentLook$made() { return experimentLook = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    /** Rounds done, of the rounds planned. */
    rounds: (schemas ??= __webpack_require__(88343))/* number */.aig().int(),
    leader: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    nominal_alpha: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
    conditional_power: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    decision: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['go_on', 'winner', 'futile', 'last']),
    /** Variants that were no longer played from here on. */
    dropped: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
}); }
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
var statisticalAnalysis;
function statisticalAnalysis$made() { return statisticalAnalysis = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    winner: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    confidence: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    effect_size: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* string */.YjP()),
    conclusive: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    conclusive_for_these_cases: (schemas ??= __webpack_require__(88343))/* boolean */.zMY().optional(),
    /** Why it is not conclusive, one sentence each; empty when it is. */
    not_conclusive_because: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
    primary_metric: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    baseline: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
    compared_with: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    scope: (scope ?? scope$made()),
    p_population: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    p_these_cases: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
    difference: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    interval: (interval ?? interval$made()).nullable(),
    cases: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    /** Share of draws in which a variant is best; never the same as confidence. */
    probability_best: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (common ??= __webpack_require__(86462))/* unitInterval */.oM),
    /** Smallest difference that this design finds with 80 % power. Null without evidence. */
    minimum_detectable_effect: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
    influence: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* object */.Ikc({
        case_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
        p_value_without: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
        leader_without: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    })),
    /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
    variance: (schemas ??= __webpack_require__(88343))/* object */.Ikc({ within_runs: (schemas ??= __webpack_require__(88343))/* number */.aig(), between_cases: (schemas ??= __webpack_require__(88343))/* number */.aig() }).nullable(),
    talk_noise: (talk ??= __webpack_require__(77216))/* talkNoise */.hV
        .optional()
        .describe('Of the primary metric, in talks with simulated users: how much of it users, agent and judge make.'),
    contrasts: (schemas ??= __webpack_require__(88343))/* array */.YOg((experimentContrast ?? experimentContrast$made())),
    looks: (schemas ??= __webpack_require__(88343))/* array */.YOg((experimentLook ?? experimentLook$made())),
    /** Plays that were planned and not needed. */
    runs_saved: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    /** Interval of `difference` that holds over all looks; null without looks. */
    repeated_interval: (interval ?? interval$made()).nullable(),
    seed: (schemas ??= __webpack_require__(88343))/* number */.aig().int(),
    warnings: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
}); }
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
var experimentResponse;
function experimentResponse$made() { return experimentResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    experiment_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    status: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['pending', 'running', 'completed']),
    results: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (variantResult ?? variantResult$made())).optional(),
    statistical_analysis: (statisticalAnalysis ?? statisticalAnalysis$made()).optional(),
    recommendation: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
}); }
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
var storedExperiment;
function storedExperiment$made() { return storedExperiment = (experimentResponse ?? experimentResponse$made()).extend({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    created_at: (common ??= __webpack_require__(86462))/* timestamp */.vE,
    request: (experimentFields ?? experimentFields$made()),
}); }


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

/***/ 75697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ criteriaOfCase),
/* harmony export */   f6: () => (/* binding */ plannedTurns),
/* harmony export */   st: () => (/* binding */ turnsAsPlayed),
/* harmony export */   vA: () => (/* binding */ closingTurn)
/* harmony export */ });
/** What is said in a simulated turn shows when it is played. */
var UNSAID;
function UNSAID$made() { return UNSAID = { text: '' }; }
const simulated = ({ each }, input = (UNSAID ?? UNSAID$made())) => ({ ...each, input });
/** The turns of a case as far as they can be told before it is played: the fixed ones, then as many simulated ones as there may be. */
function plannedTurns({ turns, user }) {
    if (user === undefined)
        return turns;
    const each = simulated(user);
    return [...turns, ...Array.from({ length: user.stop.max_turns }, () => each)];
}
/** The turns of a case as they were played, by what the user said in each of them. */
function turnsAsPlayed({ turns, user }, said) {
    if (user === undefined)
        return turns;
    return said.map((text, index) => turns[index] ?? simulated(user, { text }));
}
/** The last turn of a talk with what the whole conversation is judged by; what `afterwards` leaves open stays as it is. */
const closingTurn = ({ user }, last) => ({ ...last, ...user?.afterwards });
/** Everything that asks something of a conversation: the fixed turns, and what simulated ones and the whole are judged by. */
function criteriaOfCase({ turns, user }) {
    const { each, afterwards } = user ?? {};
    return [...turns, ...[each, afterwards].filter((one) => one !== undefined)];
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


/***/ })

};
