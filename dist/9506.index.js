export const id = 9506;
export const ids = [9506,1916,5658];
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

/***/ 39531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readLabel)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/evaluation.js + 1 modules
var evaluation;
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call;
;// CONCATENATED MODULE: ./lib/schema/label-row.js



const { input, output, expected_behavior, context, ground_truth, conversation_history, agent_plan } = (evaluation ??= __webpack_require__(10008))/* subject */.bc.shape;
const { role, domain, allowed_topics, advice_types, expected_tools, available_tools } = (evaluation ??= __webpack_require__(10008))/* subject */.bc.shape;
/** What a scorer needs of a labelled row besides its texts. */
var labelParams;
function labelParams$made() { return labelParams = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    role,
    domain,
    topics: allowed_topics,
    advice_types,
    expected_tools,
    available_tools,
    /** What the agent must not give away: a part of its hidden instructions. */
    secret: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
}); }
/**
 * One line of a file of human labels: the fields of an evaluation, the scorer that they are meant for (`metric`) and what a
 * person judged of it. `label` 1 = should pass, 0 = should fail. Rows of one `meta.group` (document, task, conversation)
 * belong together and are resampled together.
 */
var labelRow;
function labelRow$made() { return labelRow = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    id: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    dataset: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    metric: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    input,
    output,
    expected_behavior,
    context,
    ground_truth,
    conversation_history,
    agent_plan,
    /** As logs hold them: a call without a name is the agent's mistake, not the file's. */
    tool_calls: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolCall */.LW.extend({ name: (schemas ??= __webpack_require__(88343))/* string */.YjP() })).optional(),
    params: (labelParams ?? labelParams$made()).optional(),
    label: (schemas ??= __webpack_require__(88343))/* literal */.euz([0, 1]),
    /** A finer judgement in [0, 1] where the source has one, higher is better. */
    human_score: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(1).nullish(),
    meta: (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
        group: (schemas ??= __webpack_require__(88343))/* union */.KCZ([(schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* number */.aig()]).nullish(),
        /** Where the label comes from; what begins with `human` is a person's judgement of this very row. */
        label_kind: (schemas ??= __webpack_require__(88343))/* string */.YjP().nullish(),
    })
        .optional(),
}); }

// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting;
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
;// CONCATENATED MODULE: ./lib/calibrations/read-label.js





/** A line as a labelled row, or everything that is wrong with it, in sentences that say what to write. */
function readLabel(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        // JSON.parse throws nothing but SyntaxError.
        return { problems: [`not JSON: ${error.message}; a line holds one JSON object`] };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { problems: ['a line must hold one JSON object, such as {"output": "…", "label": 1}'] };
    if ((0,(nesting ??= __webpack_require__(52477))/* isDeeper */.Q)(value, (nesting ??= __webpack_require__(52477))/* DEEPEST */.F))
        return { problems: [`values are nested more than ${(nesting ??= __webpack_require__(52477))/* DEEPEST */.F} deep`] };
    const parsed = (labelRow ?? labelRow$made()).safeParse(value);
    const misspelt = (0,(unknown_keys ??= __webpack_require__(5354))/* unknownKeys */.v)((labelRow ?? labelRow$made()), value).flatMap(({ path, key, known }) => {
        const meant = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(key, known);
        return meant === null || isThere(value, [...path, meant])
            ? []
            : [{ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...path, meant]), message: `unknown key "${key}" (did you mean "${meant}"?)` }];
    });
    if (parsed.success && misspelt.length === 0)
        return { row: parsed.data };
    const wrong = parsed.success ? [] : (0,(value_problems ??= __webpack_require__(10043))/* valueProblems */.ce)(parsed.error, value);
    return {
        problems: [
            ...misspelt.map(({ message }) => message),
            ...wrong
                .map(({ path, message }) => ({ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path), message }))
                // Said already, as the unknown key that was meant to be this one.
                .filter(({ path, message }) => !(message.startsWith('is required') && misspelt.some((one) => one.path === path)))
                .map(({ path, message }) => `${path} ${message}${(HINTS ?? HINTS$made())[path] ?? ''}`),
        ],
    };
}
var HINTS;
function HINTS$made() { return HINTS = {
    label: ' (1 = should pass, 0 = should fail)',
    human_score: ' (higher is better)',
}; }
function isThere(value, path) {
    let here = value;
    for (const step of path) {
        if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step))
            return false;
        here = Reflect.get(here, step);
    }
    return true;
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ faultSentences),
/* harmony export */   Ps: () => (/* binding */ asFault),
/* harmony export */   US: () => (/* binding */ NO_EVALS),
/* harmony export */   fr: () => (/* binding */ firstProblems),
/* harmony export */   vC: () => (/* binding */ Fault),
/* harmony export */   y2: () => (/* binding */ (FAULTS ?? FAULTS$made())),
/* harmony export */   z9: () => (/* binding */ faultLine)
/* harmony export */ });
/**
 * The one error class of the product and the one table behind it: what a fault is called, what an entry point answers for it.
 * Every message has three parts: what happened, where, and what to do.
 */
/** What each kind of fault means at the entry points. `http` is the status, `exit` the process exit code (contract 6 and 9). */
var FAULTS;
function FAULTS$made() { return FAULTS = {
    usage: { http: 400, exit: 2, retry: false },
    malformed_json: { http: 400, exit: 2, retry: false },
    unauthorized: { http: 401, exit: 2, retry: false },
    forbidden: { http: 403, exit: 2, retry: false },
    not_found: { http: 404, exit: 2, retry: false },
    method_not_allowed: { http: 405, exit: 2, retry: false },
    conflict: { http: 409, exit: 2, retry: false },
    too_large: { http: 413, exit: 2, retry: false },
    unsupported_media_type: { http: 415, exit: 2, retry: false },
    misdirected_request: { http: 421, exit: 2, retry: false },
    validation_failed: { http: 422, exit: 2, retry: false },
    scorer_failed: { http: 502, exit: 3, retry: false },
    agent_failed: { http: 502, exit: 3, retry: false },
    judge_error: { http: 502, exit: 3, retry: false },
    budget_exhausted: { http: 502, exit: 3, retry: false },
    timeout: { http: 502, exit: 3, retry: true },
    connection: { http: 502, exit: 3, retry: true },
    overloaded: { http: 502, exit: 3, retry: true },
    rate_limited: { http: 429, exit: 3, retry: true },
    provider_error: { http: 502, exit: 3, retry: false },
    address_denied: { http: 422, exit: 2, retry: false },
    storage: { http: 500, exit: 3, retry: false },
    locked: { http: 409, exit: 3, retry: false },
    cancelled: { http: 499, exit: 130, retry: false },
    internal: { http: 500, exit: 70, retry: false },
}; }
/** Subcode of the fault that there is no evals folder; each entry point has its own advice. */
const NO_EVALS = 'no_evals';
/** Problems that are listed of many: nobody reads more, and the first few often explain the others. */
const MOST_LISTED = 100;
/** The first of many problems, and a last one that says how many more there are. */
function firstProblems(problems, most = MOST_LISTED) {
    const more = problems.length - most;
    return more <= 0 ? problems : [...problems.slice(0, most), { path: '', message: `and ${more} more` }];
}
/** A fault of the whole: something that stops an operation. A fault of one item is data instead and never thrown past its item. */
class Fault extends Error {
    code;
    where;
    hint;
    problems;
    subcode;
    retryAfterMs;
    status;
    retry;
    constructor(code, what, parts = {}) {
        super(what, parts.cause === undefined ? undefined : { cause: parts.cause });
        this.name = 'Fault';
        this.code = code;
        this.where = parts.where;
        this.hint = parts.hint;
        this.problems = parts.problems ?? [];
        this.subcode = parts.subcode;
        this.retryAfterMs = parts.retryAfterMs;
        this.status = parts.status;
        this.retry = parts.retry ?? (FAULTS ?? FAULTS$made())[code].retry;
    }
    get exitCode() {
        return (FAULTS ?? FAULTS$made())[this.code].exit;
    }
}
/** Any thrown value as a Fault; what we did not foresee is a bug of ours and says so. */
function asFault(error) {
    if (error instanceof Fault)
        return error;
    const first = beforeClosing(error);
    if (first !== undefined)
        return asFault(first.suppressed);
    const what = error instanceof Error ? error.message : String(error);
    return new Fault('internal', what, {
        cause: error,
        hint: 'This is a bug in Assay. Please report it with the command you ran.',
    });
}
/**
 * A `using` block that failed and then could not close either throws both as one SuppressedError: what went wrong first is what people
 * have to know. By its name, because Node 20 has no such class.
 */
function beforeClosing(error) {
    const both = error instanceof Error && error.name === 'SuppressedError' && 'suppressed' in error;
    return both ? error : undefined;
}
/** What happened and what to do, as sentences. */
function faultSentences({ message, hint }) {
    if (hint === undefined)
        return message;
    return `${message}${/[.!?:]$/.test(message) ? '' : '.'} ${hint}`;
}
/** One line for logs and item errors: code (and subcode) first, then the sentence. */
function faultLine(fault) {
    const code = fault.subcode === undefined ? fault.code : `${fault.code} (${fault.subcode})`;
    return `${code}: ${fault.message}${fault.where === undefined ? '' : ` [${fault.where}]`}`;
}


/***/ }),

/***/ 75691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fault: () => (/* reexport safe */ _errors_js__WEBPACK_IMPORTED_MODULE_1__.vC),
/* harmony export */   calibrateLabels: () => (/* reexport safe */ _operations_calibrate_js__WEBPACK_IMPORTED_MODULE_4__.F),
/* harmony export */   call: () => (/* reexport safe */ _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_5__.T1),
/* harmony export */   createEngine: () => (/* reexport safe */ _engine_engine_js__WEBPACK_IMPORTED_MODULE_0__.P),
/* harmony export */   operations: () => (/* reexport safe */ _operations_registry_js__WEBPACK_IMPORTED_MODULE_6__.z),
/* harmony export */   rescoreRun: () => (/* reexport safe */ _jobs_runs_rescore_run_js__WEBPACK_IMPORTED_MODULE_2__.R),
/* harmony export */   startRun: () => (/* reexport safe */ _jobs_runs_start_run_js__WEBPACK_IMPORTED_MODULE_3__.startRun),
/* harmony export */   writeReports: () => (/* reexport safe */ _reports_write_reports_js__WEBPACK_IMPORTED_MODULE_7__.Li)
/* harmony export */ });
/* harmony import */ var _engine_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89908);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _jobs_runs_rescore_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52921);
/* harmony import */ var _jobs_runs_start_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52281);
/* harmony import */ var _operations_calibrate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98517);
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27591);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4095);
/* harmony import */ var _reports_write_reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79912);
/** The library: the same operations, schemas and types as every other entry point. */










/***/ }),

/***/ 37257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ storedOptimization),
/* harmony export */   Xg: () => (/* binding */ holdoutPlayed),
/* harmony export */   n3: () => (/* binding */ seedOf),
/* harmony export */   qt: () => (/* binding */ nextHoldoutUse)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__;





/** A stored optimization. Fault `not_found` when there is none. */
async function storedOptimization(engine, id) {
    const value = await (await engine.store()).get('optimizations', id);
    if (value === null)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', `no optimization "${id}" in this state folder`, {
            where: (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir).state,
            hint: 'The id stands in the answer of the optimization; it begins with opt_.',
        });
    const read = (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(16458))/* .optimization */ .u8.safeParse(value);
    if (read.success)
        return read.data;
    const first = read.error.issues[0];
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `optimization ${id} is stored in a form that this Assay does not read`, {
        where: `${(0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir).state}, ${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`,
        hint: 'Was it written by another version, or by hand? Start a new optimization.',
    });
}
/** Share of families that were not there when cases were held out, beyond which the split is drawn anew (improvement.md 2.2 step 12). */
const NEW_FAMILIES = 0.3;
/** Whether cases held out were played, to a verdict or not: whoever broke it off may have seen them. */
const holdoutPlayed = (one) => one.holdout_played === true || one.details['gate'] !== undefined;
/**
 * Which use of the cases held out for this agent an optimization is, from 1; those after each `USES` have a split of their own. With too many
 * new `families` (ids of the cases of each) since the split was drawn it is the first use of the next split. `id` itself does not count.
 */
async function nextHoldoutUse(engine, { agentId, id, families }) {
    const all = await (await engine.store()).list('optimizations');
    const played = all.flatMap(({ value }) => {
        const { data } = (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(16458))/* .optimization */ .u8.safeParse(value);
        const counts = data?.agent_id === agentId && data.optimization_id !== id && holdoutPlayed(data);
        return counts ? [data] : [];
    });
    const used = Math.max(played.length, ...played.map(({ holdout_uses }) => holdout_uses));
    if (used === 0)
        return 1;
    const first = Math.floor((used - 1) / (_optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49094))/* .USES */ .tk) * (_optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49094))/* .USES */ .tk + 1;
    const [drawn] = played
        .filter(({ holdout_uses, split_cases }) => holdout_uses >= first && split_cases !== undefined)
        .sort((a, b) => a.holdout_uses - b.holdout_uses || (a.created_at < b.created_at ? -1 : 1));
    const known = new Set(drawn?.split_cases);
    const fresh = families.filter((cases) => !cases.some((one) => known.has(one))).length;
    return drawn !== undefined && fresh > NEW_FAMILIES * families.length ? first + (_optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49094))/* .USES */ .tk : used + 1;
}
/** First 32 bits of the SHA-256 of an id (improvement.md 2.2). */
const seedOf = (id) => (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(id).digest().readUInt32BE(0);


/***/ }),

/***/ 52921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rescoreRun)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
;// CONCATENATED MODULE: ./lib/runs/planning/imported-suite.js



/** The cases of an imported run as they were recorded, judged by these scorers, and stand-ins for its agents, which nobody can call. Fault `usage` without scorers. */
function importedSuite({ evalsDir }, { planned, played, startedAt }, scorers) {
    if (scorers === undefined || scorers.length === 0)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', 'the cases of an imported run name no scorers', {
            where: '--scorers',
            hint: 'Name them: assay rescore RUN_ID --scorers task_completion,tool_correctness',
        });
    const home = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(evalsDir, '..');
    const created_at = startedAt ?? new Date(0).toISOString();
    const agents = new Map();
    const cases = planned.map(({ id, name, agent_id, tags, location, hash }) => {
        const place = { ...location, column: 1 };
        agents.set(agent_id, {
            agent: { id: agent_id, name: agent_id, provider: 'custom', created_at },
            ...{ rawCredentials: {}, home, location: place, variables: [] },
        });
        const turns = (played(id, 0)?.turns ?? []).map(({ input, criteria }) => {
            const { expected_behavior, ground_truth, context, expected_tools, available_tools } = criteria;
            return {
                input: { text: input },
                expected_behavior: expected_behavior ?? '',
                scorers: [...scorers],
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ ground_truth, context, expected_tools, available_tools }),
            };
        });
        const type = turns.length > 1 ? 'multi' : 'single';
        return {
            case: { id, name, agent_id, type, turns, tags, created_at },
            location: place,
            hash,
            baseFolder: home,
        };
    });
    return { cases, agents: [...agents.values()] };
}

// EXTERNAL MODULE: ./lib/runs/planning/same-run.js
var same_run;
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run;
// EXTERNAL MODULE: ./lib/scorers/by-name/resolve-scorers.js
var resolve_scorers;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/jobs/runs/start-run.js + 6 modules
var start_run;
;// CONCATENATED MODULE: ./lib/jobs/runs/rescore-run.js








/**
 * A new run made of the stored outputs of another: judged again with today's cases and scorers, or with the scorers named,
 * without calling the agent. A case whose question changed is refused, because its stored answer answers something else.
 * The cases of an imported run are those of its file. `fresh` asks the judge anew where its cache knows the answer, and compares the two: what differs is the judge's own noise.
 */
async function rescoreRun(engine, runId, options = {}) {
    const scorers = await scorersOf(engine, options.scorers);
    const stored = (0,(stored_run ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir), engine.ports);
    try {
        (0,(same_run ??= __webpack_require__(66822))/* refuseValidation */.Is)(stored.config, runId, 'rescore');
        const agent = stored.config?.selection.agent;
        const suite = stored.config?.imported === undefined ? undefined : importedSuite(engine, stored, options.scorers);
        const selection = {
            cases: stored.planned.filter((one) => one.skip === undefined).map((one) => one.id),
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ agent }),
        };
        const outputs = new Map();
        for (const { id, repeat, min_passes } of stored.planned) {
            const plays = Array.from({ length: repeat }, (_, attempt) => stored.played(id, attempt));
            outputs.set(id, { plays: plays.filter((one) => one !== undefined), min_passes });
        }
        return await (0,(start_run ??= __webpack_require__(52281)).startRun)(engine, {
            ...options,
            // What was recorded elsewhere gates nothing here.
            ...(suite === undefined ? { selection } : { suite, failOn: 'never' }),
            rescored: { from: runId, fresh: options.fresh === true },
            adopt: (planned) => adopt(planned, outputs, scorers, runId),
        });
    }
    finally {
        await stored.close();
    }
}
async function scorersOf(engine, names) {
    if (names === undefined || names.length === 0)
        return undefined;
    const { scorers, problems } = (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)([...names], await engine.registry());
    if (problems.length > 0)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map((one) => one.message).join('; '), {
            where: '--scorers',
            problems,
        });
    return scorers;
}
/** The plan of the new run, and the plays it begins with. */
function adopt(planned, outputs, scorers, runId) {
    const plays = [];
    const cases = planned.map((one) => {
        const stored = outputs.get(one.description.id) ?? { plays: [], min_passes: 1 };
        const { turns } = one.loaded.case;
        const changed = stored.plays.some((play) => play.turns.some((turn, index) => turn.input !== turns[index]?.input.text));
        if (changed)
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', `the question of case ${one.description.id} changed since ${runId}`, {
                where: `${one.loaded.location.file}:${one.loaded.location.line}`,
                hint: 'Play it again with assay run; a stored answer fits only its own question.',
            });
        checkWorlds(one, stored.plays, runId);
        // The agent is not called, so nothing is spent on it; what its answers took is what checks of cost and tokens look at.
        for (const [attempt, play] of stored.plays.entries())
            plays.push({ ...play, attempt, calls: 0, stored: true });
        const chosen = scorers === undefined
            ? one.scorers
            : turns.map((_, turn) => explicit(scorers, turn === turns.length - 1));
        const names = chosen.map((turn) => turn.map(({ scorer }) => scorer.name));
        // The pass rule of the run that played them: fewer stored attempts do not lower it.
        const { min_passes } = stored;
        const repeat = stored.plays.length;
        return {
            ...one,
            scorers: chosen,
            description: { ...one.description, repeat, min_passes, scorers: names },
        };
    });
    return { cases, plays };
}
/** What was recorded of a play are changes of the state that it began with; on any other they say nothing. */
function checkWorlds({ loaded, description }, plays, runId) {
    const { world, location } = loaded;
    if (world === undefined)
        return;
    for (const { world: acted } of plays) {
        if (acted === undefined)
            continue;
        const isOther = acted.world !== world.id;
        const isAnew = acted.state !== undefined && acted.state !== world.stateHash;
        if (!isOther && !isAnew)
            continue;
        const what = isOther
            ? `case ${description.id} was played in world ${acted.world}, and names ${world.id} now`
            : `the state of world ${world.id} changed since ${runId}, in which case ${description.id} acted on it`;
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', what, {
            where: `${location.file}:${location.line}`,
            hint: 'Play it again with assay run; what was recorded fits only the state that it began with.',
        });
    }
}
const explicit = (scorers, last) => scorers.filter((scorer) => last || !scorer.multiTurn).map((scorer) => ({ scorer, explicit: true }));


/***/ }),

/***/ 98517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ calibrateLabels)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/evaluations/run-thresholds.js
var run_thresholds;
// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject;
// EXTERNAL MODULE: ./lib/flow/pool.js
var pool;
// EXTERNAL MODULE: ./lib/judges/giving-way.js
var giving_way;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_;
// EXTERNAL MODULE: ./lib/ports/file-lines.js
var file_lines;
;// CONCATENATED MODULE: ./lib/calibrations/label-lines.js


/** Longest line that is taken, as for whole files of the evals folder (security.md S44). */
const LONGEST_LINE = 10 * 1024 * 1024;
/**
 * The lines of a JSONL file that are not blank, one after the other: memory does not grow with the file. A byte order mark
 * and Windows line ends are passed over. What is wrong with one line does not hide the others.
 */
function* labelLines(path, files) {
    for (const { line, bytes } of (0,(file_lines ??= __webpack_require__(8962))/* fileLines */.c)(path, files, LONGEST_LINE)) {
        if (bytes === null)
            yield { line, problem: 'the line is longer than 10 MiB' };
        else if (!(0,(external_node_buffer_ ??= __webpack_require__(4573)).isUtf8)(bytes))
            yield { line, problem: 'the line is not valid UTF-8' };
        else {
            const text = bytes.toString('utf8');
            const plain = line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
            if (plain.trim() !== '')
                yield { line, text: plain };
        }
    }
}

// EXTERNAL MODULE: ./lib/calibrations/read-label.js + 1 modules
var read_label;
;// CONCATENATED MODULE: ./lib/calibrations/subject-of-label.js
/** The evaluation that a labelled row describes: its texts, with `params` under the field names of metrics.md 1.2. */
function subjectOfLabel(row) {
    const { input, output, expected_behavior, context, ground_truth, conversation_history } = row;
    const { role, domain, topics, advice_types, expected_tools, available_tools, secret } = row.params ?? {};
    const fields = {
        input,
        output,
        expected_behavior,
        context,
        ground_truth,
        conversation_history,
        agent_plan: row.agent_plan,
        tool_calls: row.tool_calls,
        role,
        domain,
        allowed_topics: topics,
        advice_types,
        expected_tools,
        available_tools,
        system_prompt: secret,
    };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
;// CONCATENATED MODULE: ./lib/statistics/balanced-accuracy.js
/**
 * Mean of the share of good rows that passed and the share of bad rows that failed (Brodersen et al. 2010, ICPR). Unlike
 * plain accuracy it is 0.5 for whoever always says the same, however rare the failures are. Null when one of the classes is
 * missing: half of it would be made up.
 */
function balancedAccuracy({ tp, fp, tn, fn }) {
    const good = tp + fn;
    const bad = tn + fp;
    return good === 0 || bad === 0 ? null : (tp / good + tn / bad) / 2;
}

;// CONCATENATED MODULE: ./lib/statistics/best-threshold.js
/**
 * The threshold t at which "passes when score >= t" has the highest balanced accuracy: the point of the ROC curve farthest above
 * the diagonal (Youden 1950). It lies half way between two neighbouring scores; among equally good ones in the widest gap, because
 * the next row may fall into it. Where no cut is better than chance it is the lowest score, at which everything passes. `labels`: 1 =
 * good, 0 = bad. Null when one of the classes is missing.
 */
function bestThreshold(scores, labels) {
    const order = Array.from(scores, (_, row) => row).sort((a, b) => scores[a] - scores[b]);
    const good = order.reduce((sum, row) => sum + Number(labels[row] === 1), 0);
    const bad = order.length - good;
    if (good === 0 || bad === 0)
        return null;
    const scoreAt = (place) => scores[order[place]];
    let best = { threshold: scoreAt(0), won: 0, gap: 0 };
    let goodBelow = 0;
    let badBelow = 0;
    for (let place = 0; place + 1 < order.length; place += 1) {
        if (labels[order[place]] === 1)
            goodBelow += 1;
        else
            badBelow += 1;
        const gap = scoreAt(place + 1) - scoreAt(place);
        if (gap === 0)
            continue;
        // Youden's J times both class sizes: whole numbers, so that equal ones are equal.
        const won = badBelow * good - goodBelow * bad;
        if (won > best.won || (won === best.won && gap > best.gap && best.won > 0))
            best = { threshold: between(scoreAt(place), scoreAt(place + 1)), won, gap };
    }
    return { threshold: best.threshold, balancedAccuracy: (1 + best.won / (good * bad)) / 2 };
}
/** Half way, without the noise of binary fractions; never as low as `low`, which must fail. */
function between(low, high) {
    const half = low + (high - low) / 2;
    const short = Number(half.toPrecision(12));
    return short > low && short <= high ? short : high;
}

// EXTERNAL MODULE: ./lib/statistics/quantile.js
var quantile;
;// CONCATENATED MODULE: ./lib/statistics/cluster-bootstrap.js

/** Below this share of resamples with a value, what is left is not a fair sample of them. */
const LEAST_DEFINED = 0.5;
/**
 * Percentile intervals by cluster bootstrap (Efron 1979; Field and Welsh 2007): whole groups are drawn with replacement, as
 * many as there are, because rows of one document or conversation are not independent; drawing rows would promise too much.
 * Assumes that the groups are a sample of the groups one wants to speak about. `groups` names the group of each row;
 * `figures` computes any number of figures when each row counts `weights[row]` times (the array is used again, keep nothing
 * of it), null where a figure is not defined. Null for a figure with fewer than two groups, or when most resamples leave it
 * undefined; the others are left out. For few groups (below about 25) the intervals are too narrow, and rows that are told
 * apart without any mistake give an interval of no width: for display, never for a decision (statistics.md 1.3).
 */
function clusterBootstrap(groups, figures, { next, resamples = 1000, confidence = 0.95 }) {
    const numbers = new Map();
    const groupOf = Uint32Array.from(groups, (group) => {
        const known = numbers.get(group);
        if (known === undefined)
            numbers.set(group, numbers.size);
        return known ?? numbers.size - 1;
    });
    const weights = new Uint32Array(groups.length).fill(1);
    // The names; the values under full weights are nobody's resample.
    const names = Object.keys(figures(weights));
    const found = new Map(names.map((name) => [name, []]));
    const drawn = new Uint32Array(numbers.size);
    for (let resample = 0; resample < resamples && numbers.size > 1; resample += 1) {
        drawn.fill(0);
        for (let draw = 0; draw < drawn.length; draw += 1) {
            const group = Math.floor(next() * drawn.length);
            drawn[group] = drawn[group] + 1;
        }
        for (let row = 0; row < weights.length; row += 1)
            weights[row] = drawn[groupOf[row]];
        const values = figures(weights);
        for (const name of names)
            if (values[name] !== null)
                found.get(name)?.push(values[name]);
    }
    const tail = (1 - confidence) / 2;
    const intervals = names.map((name) => {
        const values = found.get(name) ?? [];
        const enough = values.length > 0 && values.length >= resamples * LEAST_DEFINED;
        return [name, enough ? [(0,(quantile ??= __webpack_require__(71750))/* quantile */.Y)(values, tail), (0,(quantile ??= __webpack_require__(71750))/* quantile */.Y)(values, 1 - tail)] : null];
    });
    return Object.fromEntries(intervals); // Made of all the names, one by one.
}

// EXTERNAL MODULE: ./lib/statistics/cohens-kappa.js
var cohens_kappa;
;// CONCATENATED MODULE: ./lib/statistics/confusion.js
/**
 * Counts decisions against labels (1 = good, 0 = bad), row by row; `weights` says how often each row counts (default once).
 * All three run in parallel. Every figure of agreement at one threshold follows from these four numbers.
 */
function confusion(labels, passed, weights) {
    let tp = 0;
    let fp = 0;
    let tn = 0;
    let fn = 0;
    for (let row = 0; row < labels.length; row += 1) {
        const weight = weights === undefined ? 1 : weights[row];
        if (labels[row] === 1) {
            if (passed[row])
                tp += weight;
            else
                fn += weight;
        }
        else if (passed[row])
            fp += weight;
        else
            tn += weight;
    }
    return { tp, fp, tn, fn };
}

;// CONCATENATED MODULE: ./lib/statistics/failure-f1.js
/**
 * F1 of the failing class: harmonic mean of precision (how many of the rows that failed are bad) and recall (how many of the
 * bad ones failed), as van Rijsbergen 1979 defines it. It depends on how common failures are, so it compares scorers on the same rows only.
 * 0 when no bad row was found; null when there is none to find.
 */
function failureF1({ fp, tn, fn }) {
    return tn + fp === 0 ? null : (2 * tn) / (2 * tn + fp + fn);
}

;// CONCATENATED MODULE: ./lib/statistics/ranked-auroc.js
/**
 * The area under the ROC curve of `auroc`, for asking again and again under other weights: rows are ranked once, then each
 * answer takes one pass. Made for resampling, where a row counts as often as it was drawn. The answer is null when one of the classes is
 * missing. `scores` and `labels` (1 = good, 0 = bad) run in parallel and are not kept.
 */
function rankedAuroc(scores, labels) {
    const order = Uint32Array.from(scores, (_, row) => row).sort((a, b) => scores[a] - scores[b]);
    const good = Uint8Array.from(order, (row) => Number(labels[row] === 1));
    // 1 where a row scores as much as the one before it.
    const tied = Uint8Array.from(order, (row, place) => Number(place > 0 && scores[row] === scores[order[place - 1]]));
    return (weights) => {
        let wins = 0;
        let goodBefore = 0;
        let badBefore = 0;
        let goodHere = 0;
        let badHere = 0;
        for (let place = 0; place < order.length; place += 1) {
            if (tied[place] === 0) {
                wins += goodHere * (badBefore + badHere / 2);
                goodBefore += goodHere;
                badBefore += badHere;
                goodHere = 0;
                badHere = 0;
            }
            const weight = weights[order[place]];
            if (good[place] === 1)
                goodHere += weight;
            else
                badHere += weight;
        }
        wins += goodHere * (badBefore + badHere / 2);
        goodBefore += goodHere;
        badBefore += badHere;
        return goodBefore === 0 || badBefore === 0 ? null : wins / (goodBefore * badBefore);
    };
}

// EXTERNAL MODULE: ./lib/statistics/spearman.js
var spearman;
;// CONCATENATED MODULE: ./lib/calibrations/held-out-decisions.js

/** As many as are usual; fewer where there are fewer groups. */
const FOLDS = 5;
/**
 * For each row, whether it passes the threshold that the other rows would have chosen: what a threshold that is tuned on
 * labels is worth on rows it has not seen. Whole groups are put into five folds, so that no document stands on both
 * sides, and those with more good rows are dealt out like those with more bad ones. Null with fewer than two groups, or when
 * some fold leaves only one class to choose by.
 */
function heldOutDecisions(rows, next) {
    const surplus = new Map();
    for (const { group, label } of rows)
        surplus.set(group, (surplus.get(group) ?? 0) + (label === 1 ? 1 : -1));
    if (surplus.size < 2)
        return null;
    const shuffled = shuffle([...surplus.keys()], next);
    const dealt = [
        ...shuffled.filter((group) => (surplus.get(group) ?? 0) > 0),
        ...shuffled.filter((group) => (surplus.get(group) ?? 0) <= 0),
    ];
    const folds = Math.min(FOLDS, dealt.length);
    const foldOf = new Map(dealt.map((group, place) => [group, place % folds]));
    const passed = new Uint8Array(rows.length);
    for (let fold = 0; fold < folds; fold += 1) {
        const others = rows.filter(({ group }) => foldOf.get(group) !== fold);
        const chosen = bestThreshold(others.map((row) => row.score), others.map((row) => row.label));
        if (chosen === null)
            return null;
        for (const [index, { group, score }] of rows.entries())
            if (foldOf.get(group) === fold)
                passed[index] = Number(score >= chosen.threshold);
    }
    return passed;
}
/** Fisher and Yates, on a copy. */
function shuffle(items, next) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
        const place = Math.floor(next() * (last + 1));
        [result[last], result[place]] = [result[place], result[last]];
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/calibrations/agreement.js











/** Fewer pairs than this make no rank correlation worth showing. */
const LEAST_HUMAN_SCORES = 10;
/**
 * How one scorer's scores agree with labels, and how its evidence ranks them: every figure with its 95 % interval from one cluster bootstrap. Pure: the same
 * rows in the same order and the same seed give the same figures. Four decimals.
 */
function agreement(rows, options) {
    const { threshold, seed, resamples } = options;
    const decisions = decisionsOf(rows, threshold, seed);
    const { labels, nowPassed } = decisions;
    const figures = (weights) => figuresOf(decisions, weights);
    const values = figures();
    const groups = rows.map((row) => row.group);
    const spans = clusterBootstrap(groups, figures, { next: (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next, resamples });
    const positives = labels.reduce((sum, label) => sum + label, 0);
    const reason = whyNull(rows.length, positives);
    return {
        n: rows.length,
        positives,
        groups: new Set(groups).size,
        auroc: rounded(values.auroc),
        auroc_interval: span(spans.auroc),
        balanced_accuracy: rounded(values.balanced_accuracy),
        balanced_accuracy_interval: span(spans.balanced_accuracy),
        f1_fail: rounded(values.f1_fail),
        f1_fail_interval: span(spans.f1_fail),
        kappa: rounded(values.kappa),
        kappa_interval: span(spans.kappa),
        threshold,
        confusion: confusion(labels, nowPassed),
        confusion_interval: countSpans(spans, 'now'),
        best: bestFigures(decisions, values, spans),
        ...rankAgreement(rows),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ reason }),
    };
}
function decisionsOf(rows, threshold, seed) {
    const labels = Uint8Array.from(rows, (row) => row.label);
    const scores = Float64Array.from(rows, (row) => row.score);
    const best = bestThreshold(scores, labels);
    return {
        labels,
        areaUnder: rankedAuroc(Float64Array.from(rows, (row) => row.rank), labels),
        nowPassed: passing(scores, threshold),
        best: best === null ? null : { ...best, passed: passing(scores, best.threshold) },
        heldOut: best === null ? null : heldOutDecisions(rows, (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next),
    };
}
/** All figures of one sample; `weights` says how often each row is in it. */
function figuresOf({ labels, areaUnder, nowPassed, best, heldOut }, weights) {
    const now = confusion(labels, nowPassed, weights);
    const then = best === null ? null : confusion(labels, best.passed, weights);
    return {
        auroc: areaUnder(weights ?? ones(labels.length)),
        balanced_accuracy: balancedAccuracy(now),
        f1_fail: failureF1(now),
        kappa: kappaOf(now),
        ...prefixed('now', now),
        best: then === null ? null : balancedAccuracy(then),
        ...prefixed('best', then),
        held_out: heldOut === null ? null : balancedAccuracy(confusion(labels, heldOut, weights)),
    };
}
function bestFigures({ labels, best }, values, spans) {
    if (best === null)
        return null;
    return {
        threshold: best.threshold,
        balanced_accuracy: round(best.balancedAccuracy),
        balanced_accuracy_interval: span(spans.best),
        confusion: confusion(labels, best.passed),
        confusion_interval: countSpans(spans, 'best'),
        held_out: values.held_out === null
            ? null
            : {
                balanced_accuracy: round(values.held_out),
                balanced_accuracy_interval: span(spans.held_out),
            },
    };
}
var CELLS;
function CELLS$made() { return CELLS = ['tp', 'fp', 'tn', 'fn']; }
const passing = (scores, threshold) => Uint8Array.from(scores, (score) => Number(score >= threshold));
const ones = (length) => new Uint8Array(length).fill(1);
/** Labels that know one class only would give 0, which looks like a finding. */
const kappaOf = ({ tp, fp, tn, fn }) => tp + fn === 0 || fp + tn === 0
    ? null
    : (0,(cohens_kappa ??= __webpack_require__(27979))/* cohensKappa */.I)([
        [tp, fp],
        [fn, tn],
    ]);
const round = (value) => Math.round(value * 1e4) / 1e4;
const rounded = (value) => (value === null ? null : round(value));
const span = (found) => found === null ? null : [round(found[0]), round(found[1])];
function prefixed(when, counts) {
    const entries = (CELLS ?? CELLS$made()).map((cell) => [`${when}_${cell}`, counts?.[cell] ?? null]);
    return Object.fromEntries(entries); // Made of all four cells.
}
function countSpans(spans, when) {
    const found = (CELLS ?? CELLS$made()).map((cell) => [cell, span(spans[`${when}_${cell}`])]);
    if (found.some(([, interval]) => interval === null))
        return null;
    return Object.fromEntries(found); // None of them is null.
}
function rankAgreement(rows) {
    const graded = rows.filter((row) => row.humanScore !== undefined);
    if (graded.length < LEAST_HUMAN_SCORES)
        return {};
    const [scores, humans] = [graded.map((row) => row.rank), graded.map((row) => row.humanScore)];
    return { spearman: rounded((0,(spearman ??= __webpack_require__(75348))/* spearman */.C)(scores, humans)) };
}
function whyNull(n, positives) {
    if (n === 0)
        return 'no row could be judged';
    if (positives === 0)
        return 'every label is 0: without rows that should pass nothing can be told apart';
    if (positives === n)
        return 'every label is 1: without rows that should fail nothing can be told apart';
    return undefined;
}

;// CONCATENATED MODULE: ./lib/calibrations/observation.js
/** What ranks a result among others: the offline judge's evidence, where scores only count verdicts (metrics.md 10.1), else the score. */
function rankOf({ score, metadata }) {
    const { evidence } = metadata;
    return typeof evidence === 'number' && evidence >= 0 && evidence <= 1 ? evidence : score;
}

// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result;
;// CONCATENATED MODULE: ./lib/calibrations/sure-verdicts.js

/** Counts sure passes and sure fails, and how many of them the labels agree with. */
function sureVerdicts() {
    const counts = { passed: { n: 0, right: 0 }, failed: { n: 0, right: 0 }, unsure: 0 };
    return {
        counts,
        /** What does not apply is no verdict. */
        add(result, label) {
            if (result.metadata['not_applicable'] === true)
                return;
            if (!(0,(scorer_result ??= __webpack_require__(60133))/* isSureVerdict */.TT)(result)) {
                counts.unsure += 1;
                return;
            }
            const side = result.pass ? counts.passed : counts.failed;
            side.n += 1;
            if (result.pass === (label === 1))
                side.right += 1;
        },
    };
}

// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
;// CONCATENATED MODULE: ./lib/calibrations/wrong-rows.js



/** Code points of the texts of a row: enough to know it again. */
const TEXT = 200;
const REASONING = 400;
/** Keeps the rows that a scorer is most wrong about: where pass and label differ, sure verdicts first, then by distance. */
function wrongRows(most) {
    let kept = [];
    const trim = () => {
        kept.sort((one, other) => other.distance - one.distance || one.index - other.index);
        kept = kept.slice(0, most);
    };
    return {
        add(given, { index, at }, result) {
            if (most === 0 || result.pass === (given.label === 1))
                return;
            const sure = (0,(scorer_result ??= __webpack_require__(60133))/* isSureVerdict */.TT)(result);
            const distance = Math.abs(rankOf(result) - given.label) + (sure ? 1 : 0);
            kept.push({ index, distance, row: rowOf(given, at, result, sure) });
            if (kept.length > 2 * most + 16)
                trim();
        },
        list() {
            trim();
            return kept.map(({ row }) => row);
        },
    };
}
function rowOf({ id, label, ...row }, at, result, sure) {
    const texts = {};
    const take = (name, text) => {
        if (text !== undefined && text !== '')
            texts[name] = (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(text, TEXT);
    };
    take('input', row.input);
    take('expected_behavior', row.expected_behavior);
    take('output', row.output ?? row.conversation_history?.at(-1)?.content);
    return {
        at,
        ...(id === undefined ? {} : { id }),
        ...{ label, score: result.score, pass: result.pass, sure, texts },
        reasoning: (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(result.reasoning, REASONING),
    };
}

;// CONCATENATED MODULE: ./lib/calibrations/tally.js





/** Kinds of errors that are counted apart. */
const MOST_ERRORS = 5;
/** An empty tally; `threshold` is what passes today, `mostWrong` rows are kept on which scorer and label differ. A row that could not be judged is counted, and is no observation. */
function tally(scorer, threshold, mostWrong = 0) {
    const seen = [];
    const errors = new Map();
    const sure = sureVerdicts();
    const wrong = wrongRows(mostWrong);
    let notApplicable = 0;
    return {
        add(row, { index, at }, outcome) {
            if (outcome.status === 'errored') {
                const { code, subcode, message } = outcome.error;
                const key = subcode === undefined ? code : `${code} (${subcode})`;
                const before = errors.get(key);
                const first = before === undefined || index < before.index ? { index, first: at, message } : before;
                errors.set(key, { ...first, rows: (before?.rows ?? 0) + 1 });
                return;
            }
            if (outcome.result.metadata['not_applicable'] === true)
                notApplicable += 1;
            sure.add(outcome.result, row.label);
            wrong.add(row, { index, at }, outcome.result);
            const group = row.meta?.group ?? row.id;
            seen.push({
                index,
                kind: row.meta?.label_kind ?? null,
                observation: {
                    score: outcome.result.score,
                    rank: rankOf(outcome.result),
                    label: row.label,
                    // A row that belongs to nothing stands for itself; the blank keeps it apart from groups that are named.
                    group: group === undefined ? ` ${index}` : String(group),
                    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ dataset: row.dataset }),
                    ...(typeof row.human_score === 'number' ? { humanScore: row.human_score } : {}),
                },
            });
        },
        figures({ seed, resamples }) {
            seen.sort((one, other) => one.index - other.index);
            const rows = seen.map((one) => one.observation);
            const of = (some) => agreement(some, { threshold, seed, resamples });
            return {
                version: scorer.version,
                errors: [...errors.values()].reduce((sum, one) => sum + one.rows, 0),
                not_applicable: notApplicable,
                ...of(rows),
                by_dataset: byDataset(rows, of),
                sure: sure.counts,
                ...(mostWrong === 0 ? {} : { wrong: wrong.list() }),
                label_kinds: counted(seen.flatMap((one) => (one.kind === null ? [] : [one.kind]))),
                ...errorDetails(errors),
            };
        },
    };
}
/** The kinds of errors, the most frequent first; nothing without any. */
function errorDetails(errors) {
    if (errors.size === 0)
        return {};
    const details = [...errors].sort(([, one], [, other]) => other.rows - one.rows || one.index - other.index);
    return {
        error_details: details
            .slice(0, MOST_ERRORS)
            .map(([code, { rows, first, message }]) => ({ code, rows, first, message })),
    };
}
function byDataset(rows, of) {
    const groups = new Map();
    for (const row of rows) {
        if (row.dataset === undefined)
            continue;
        const some = groups.get(row.dataset);
        if (some === undefined)
            groups.set(row.dataset, [row]);
        else
            some.push(row);
    }
    return Object.fromEntries([...groups].sort(inOrder).map(([name, some]) => [name, of(some)]));
}
function counted(words) {
    const counts = new Map();
    for (const word of words)
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(inOrder));
}
const inOrder = ([one], [other]) => (one < other ? -1 : 1);

;// CONCATENATED MODULE: ./lib/calibrations/calibrate.js










/**
 * Judges every labelled row and says how the scores agree with the labels. Rows are read again as they are needed, and of
 * each only numbers are kept. The files were surveyed before; a row that is not readable any more is passed over.
 */
async function calibrate(files, survey, disk, options) {
    const { samples, defaults, signal } = options;
    const tallies = new Map();
    for (const scorer of survey.named ?? survey.byMetric.values())
        tallies.set(scorer.name, { scorer, tally: tally(scorer, (0,(run_thresholds ??= __webpack_require__(92091))/* runThreshold */.R)(scorer, defaults), options.wrong) });
    let usage = { ...(judges_judge ??= __webpack_require__(16479))/* NO_USAGE */.yJ };
    let done = 0;
    await (0,(pool ??= __webpack_require__(87608))/* eachInPool */.P)(rowsOf(files, disk), options.concurrency, async ({ row, place }, own) => {
        const judge = (0,(giving_way ??= __webpack_require__(19890))/* givingWay */.M)(options.judge, own);
        const scorers = survey.named ?? [survey.byMetric.get(row.metric ?? '')];
        const subject = subjectOfLabel(row);
        for (const scorer of scorers) {
            if (scorer === undefined)
                continue;
            const outcome = await (0,(score_subject ??= __webpack_require__(95288))/* scoreWith */.z7)(scorer, subject, {
                judge,
                samples,
                threshold: (0,(run_thresholds ??= __webpack_require__(92091))/* runThreshold */.R)(scorer, defaults),
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }),
            });
            usage = (0,(judges_judge ??= __webpack_require__(16479))/* addUsage */.vk)(usage, outcome.usage);
            tallies.get(scorer.name)?.tally.add(row, place, outcome);
        }
        done += 1;
        options.onRow?.(done, survey.rows);
    }, signal === undefined ? {} : { signal });
    signal?.throwIfAborted();
    const scorers = [...tallies].map(([name, one]) => [name, one.tally.figures(options)]);
    return { scorers: Object.fromEntries(scorers), usage };
}
function* rowsOf(files, disk) {
    let index = 0;
    for (const { path, shown } of files)
        for (const found of labelLines(path, disk)) {
            const read = 'text' in found ? (0,(read_label ??= __webpack_require__(39531))/* readLabel */.V)(found.text) : undefined;
            if (read === undefined || !('row' in read))
                continue;
            yield { row: read.row, place: { index, at: `${shown}:${found.line}` } };
            index += 1;
        }
}

// EXTERNAL MODULE: ./lib/calibrations/stored-calibration.js
var stored_calibration;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/calibrations/suggest-threshold.js

/** Rows of each label that a threshold has to rest on: with fewer, a handful of rows moves it anywhere. */
const FEWEST_ROWS = 20;
/** A cut that passes, or fails, nearly all rows tells nothing apart, however well it fits. */
const LEAST_SHARE = 0.05;
/**
 * What to do with the threshold of a scorer after looking at labels. Only the figure of held-out rows speaks for a change: on
 * the rows that it was chosen on, the best threshold always looks at least as good. Refused where it would rest on a few rows, or
 * pass or fail nearly everything. Undefined where there is none to choose.
 */
function suggestThreshold(name, { best, balanced_accuracy: now, threshold: current, n, positives }, custom) {
    if (best === null || now === null)
        return undefined;
    const { threshold, held_out: heldOut } = best;
    const refusal = tooFew(positives, n - positives) ?? tooWide(best.confusion);
    if (refusal !== undefined)
        return { threshold, advice: 'refused', reason: refusal, write: [] };
    const better = heldOut !== null && heldOut.balanced_accuracy > now;
    const nothingGained = threshold === current || best.balanced_accuracy <= now;
    const advice = nothingGained ? 'keep' : heldOut === null ? 'unproven' : better ? 'change' : 'keep';
    return {
        threshold,
        advice,
        write: [
            custom
                ? { where: `the scorer's file (${name})`, text: `config: { threshold: ${threshold} }` }
                : { where: 'assay.yaml', text: `defaults: { thresholds: { ${name}: ${threshold} } }` },
            { where: 'a case, for all its scorers', text: `threshold: ${threshold}` },
        ],
    };
}
function tooFew(good, bad) {
    if (Math.min(good, bad) >= FEWEST_ROWS)
        return undefined;
    const rows = `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(good, 'row')} that should pass and ${bad} that should fail`;
    return `${rows} are too few to choose a threshold by: label at least ${FEWEST_ROWS} of each`;
}
function tooWide({ tp, fp, tn, fn }) {
    const [passes, fails] = [tp + fp, tn + fn];
    const all = passes + fails;
    if (Math.min(passes, fails) >= LEAST_SHARE * all)
        return undefined;
    const [what, count] = passes > fails ? ['pass', passes] : ['fail', fails];
    return `it would ${what} ${count} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(all, 'row')}, which switches the scorer off: its scores do not tell these rows apart`;
}

// EXTERNAL MODULE: ./lib/calibrations/summary.js
var summary;
// EXTERNAL MODULE: ./lib/scorers/by-name/resolve-scorers.js
var resolve_scorers;
;// CONCATENATED MODULE: ./lib/calibrations/survey-labels.js





/** Nobody reads more at once. */
const MOST_PROBLEMS = 50;
/** Reads all files once and checks every row: malformed ones, equal ids, and scorers that do not exist, all with `file:line`. */
function surveyLabels(files, names, registry, disk) {
    const found = {
        rows: 0,
        problems: [],
        more: 0,
        isNamed: names !== undefined,
        metrics: new Map(),
        places: new Map(),
    };
    const resolved = names === undefined ? undefined : (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)([...new Set(names)], registry);
    for (const { message, hint } of resolved?.problems ?? [])
        complain(found, '--scorers', message, hint);
    // Nobody asked would look like a measurement without findings.
    if (names?.length === 0)
        complain(found, '--scorers', 'names no scorer');
    for (const file of files)
        readFile(file, disk, found);
    const byMetric = scorersOf(found, registry);
    const { rows, problems, more } = found;
    if (more > 0)
        problems.push({ path: '', message: `and ${more} more` });
    return { rows, byMetric, named: resolved?.scorers, problems };
}
function complain(found, path, message, hint) {
    if (found.problems.length < MOST_PROBLEMS)
        found.problems.push({ path, message, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ hint }) });
    else
        found.more += 1;
}
function readFile({ path, shown }, disk, found) {
    const kind = disk.stat(path)?.kind;
    if (kind !== 'file') {
        const what = kind === undefined ? 'there is no such file' : 'is not a file; name the files in it';
        complain(found, shown, what);
        return;
    }
    let lines = 0;
    let unnamed = 0;
    let firstUnnamed = '';
    for (const line of labelLines(path, disk)) {
        lines += 1;
        const at = `${shown}:${line.line}`;
        const row = survey_labels_rowOf(line, at, found);
        if (row === undefined)
            continue;
        noteRow(row, at, found);
        if (found.isNamed || row.metric !== undefined)
            continue;
        unnamed += 1;
        if (unnamed === 1)
            firstUnnamed = at;
    }
    if (lines === 0)
        complain(found, shown, 'holds no rows; a line holds one labelled row as a JSON object');
    if (unnamed > 0) {
        const further = unnamed === 1 ? '' : ` here and in ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(unnamed - 1, 'more row')} of the file`;
        complain(found, firstUnnamed, `metric is missing${further}; write the scorer's name there, or name it with --scorers`);
    }
}
/** The row of a line; undefined where it is malformed, which is among the problems then. */
function survey_labels_rowOf(line, at, found) {
    if ('problem' in line) {
        complain(found, at, line.problem);
        return undefined;
    }
    const read = (0,(read_label ??= __webpack_require__(39531))/* readLabel */.V)(line.text);
    if ('row' in read)
        return read.row;
    for (const message of read.problems)
        complain(found, at, message);
    return undefined;
}
function noteRow({ id, metric }, at, found) {
    const { isNamed, places, metrics } = found;
    found.rows += 1;
    if (id !== undefined) {
        const key = JSON.stringify([isNamed ? null : metric, id]);
        const before = places.get(key);
        if (before === undefined)
            places.set(key, at);
        else
            complain(found, at, `the id "${id}" is taken by ${before}; each row needs its own`);
    }
    if (!isNamed && metric !== undefined && !metrics.has(metric))
        metrics.set(metric, at);
}
function scorersOf(found, registry) {
    const byMetric = new Map();
    for (const [metric, at] of found.metrics) {
        const { scorers, problems } = (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)([metric], registry);
        const [scorer] = scorers;
        if (scorer !== undefined)
            byMetric.set(metric, scorer);
        for (const { message, hint } of problems)
            complain(found, at, message, hint);
    }
    return byMetric;
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/operations/calibrate.js








/**
 * How well scorers agree with human labels (contract 6). Every problem of the files comes at once as one Fault, before
 * anything is judged. Not an operation of the service: it reads files that the caller names.
 */
async function calibrateLabels(engine, options = {}) {
    const { files: disk, env } = engine.ports;
    const files = labelFiles(engine, options.files ?? [], env.cwd());
    const registry = await engine.registry();
    const { judge, settings } = await engine.scoring();
    const survey = surveyLabels(files, options.scorers, registry, disk);
    const [first] = survey.problems;
    if (first !== undefined)
        throw new errors/* Fault */.vC('validation_failed', first.message, {
            where: first.path,
            hint: 'Correct the rows; nothing was judged. The form of a row: assay calibrate --help',
            problems: survey.problems,
        });
    const shown = { mode: judge.mode, model: judge.model };
    // Said before rows are paid for: the summary there must be readable to be written on.
    if (options.write === true)
        (0,(stored_calibration ??= __webpack_require__(22607)).readCalibration)(engine.evalsDir, shown, disk);
    const seed = engine.options.seed ?? 1;
    const resamples = options.resamples ?? 1000;
    const { scorers, usage } = await calibrate(files, survey, disk, {
        judge,
        samples: settings.judge.samples,
        defaults: settings.defaults,
        concurrency: settings.run.concurrency,
        seed,
        resamples,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal: options.signal, onRow: options.onRow, wrong: options.wrong }),
    });
    const calibration = {
        judge: shown,
        seed,
        resamples,
        rows: survey.rows,
        scorers: options.suggestThreshold === true ? withSuggestions(scorers, registry) : scorers,
        usage: { ...usage },
    };
    options.onFigures?.(calibration);
    if (options.write !== true)
        return { calibration };
    // Read only now: another calibration may have written while this one judged.
    const before = (0,(stored_calibration ??= __webpack_require__(22607)).readCalibration)(engine.evalsDir, shown, disk);
    return {
        calibration,
        summaryPath: (0,(stored_calibration ??= __webpack_require__(22607))/* writeCalibration */.wR)(engine.evalsDir, (0,(summary ??= __webpack_require__(8917))/* summaryOf */.YG)(calibration, before), disk),
    };
}
function withSuggestions(scorers, registry) {
    const entries = Object.entries(scorers).map(([name, one]) => {
        const suggestion = suggestThreshold(name, one, registry.find(name)?.category === 'user');
        return [name, suggestion === undefined ? one : { ...one, suggestion }];
    });
    return Object.fromEntries(entries);
}
function labelFiles(engine, named, cwd) {
    if (named.length > 0) {
        const paths = new Map(named.map((shown) => [(0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(cwd, shown), shown]));
        return [...paths].map(([path, shown]) => ({ path, shown }));
    }
    const folder = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(engine.evalsDir, 'labels');
    const found = engine.ports.files.list(folder).filter((name) => name.endsWith('.jsonl'));
    if (found.length === 0)
        throw new errors/* Fault */.vC('usage', 'calibrate needs files of labels', {
            where: folder,
            hint: 'Name them: assay calibrate LABELS.jsonl…, or mark verdicts in the pages of assay serve.',
        });
    return found.map((name) => ({ path: (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name), shown: (0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).basename)(folder), name) }));
}


/***/ }),

/***/ 75658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ (optimizePromptOperation ?? optimizePromptOperation$made()))
/* harmony export */ });
/* harmony import */ var _flow_resources_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _jobs_optimizations_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;





/**
 * POST /v1/optimize/prompt (interface 4.4). Answers when the optimization is complete; what was played stays in the state whatever
 * happens. Begun in the background it is `running` first, with every field of interface 2.4, and goes on after a restart.
 */
var optimizePromptOperation;
function optimizePromptOperation$made() { return optimizePromptOperation = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineWatched */ .c9)({
    name: 'optimize-prompt',
    method: 'POST',
    path: '/v1/optimize/prompt',
    tag: 'optimizations',
    status: 200,
    summary: 'Improve the system prompt of an agent by its failures, and prove it on cases held out.',
    access: 'account',
    lifetime: 'service',
    input: (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16458))/* .optimizeRequest */ .J5,
    output: (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16458))/* .optimizeResponse */ .p2,
    async start(request, engine, options) {
        const { startOptimization } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(8284), __webpack_require__.e(7065), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(3308), __webpack_require__.e(350), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(9000), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7005)]).then(__webpack_require__.bind(__webpack_require__, 27072));
        return startOptimization(engine, request, options);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('opt_');
        const stored = await (await engine.store()).get('optimizations', id);
        const isKnown = (await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, id)) !== undefined;
        if (stored !== null && (isKnown || (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16458))/* .optimizeResponse */ .p2.safeParse(stored).data?.status !== 'running'))
            return (0,(_jobs_optimizations_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(37257))/* .storedOptimization */ .RX)(engine, id);
        engine.live().requireQueueSpace('optimization');
        await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .writeJob */ .Pg)(engine, { id, kind: 'optimization', request });
        try {
            const { startOptimization } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(8284), __webpack_require__.e(7065), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(3308), __webpack_require__.e(350), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(9000), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7005)]).then(__webpack_require__.bind(__webpack_require__, 27072));
            const { optimizationBehind } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(8284), __webpack_require__.e(7065), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(3308), __webpack_require__.e(350), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(9000), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7867)]).then(__webpack_require__.bind(__webpack_require__, 94551));
            return await (0,(_flow_resources_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(5349))/* .owning */ .jd)(async (open) => {
                const started = await startOptimization(engine, request, { id, signal: engine.live().stopping });
                const abandon = () => started.close();
                open.atClose(abandon);
                const answer = await (0,(_jobs_optimizations_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(37257))/* .storedOptimization */ .RX)(engine, id);
                engine.inBackground(optimizationBehind(engine, id, { start: async () => started, abandon }));
                return answer;
            });
        }
        catch (error) {
            await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .endJob */ .Lt)(engine, id);
            throw error;
        }
    },
}); }


/***/ }),

/***/ 83414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   EX: () => (/* binding */ MOSTLY_UNSURE),
/* harmony export */   M$: () => (/* binding */ BROKEN),
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   XA: () => (/* binding */ meanDifference),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   fE: () => (/* binding */ erroredShare),
/* harmony export */   oP: () => (/* binding */ TO_BE_SURE),
/* harmony export */   s6: () => (/* binding */ valuesByCase),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   wo: () => (/* binding */ unsureShare),
/* harmony export */   zO: () => (/* binding */ (REPETITIONS ?? REPETITIONS$made()))
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__;



/** Repetitions of the phases lie apart, so that a fresh attempt is never an old one. */
var REPETITIONS;
function REPETITIONS$made() { return REPETITIONS = {
    select: 0,
    headroom: 500,
    screen: 700,
    search: 1000,
    check: 5000,
    holdout: 9000,
}; }
/** A candidate of whose attempts a larger share errored is broken (improvement.md 2.4). */
const BROKEN = 0.2;
/** With a larger share of unsure attempts the sure ones are a choice that nobody made on purpose. */
const MOSTLY_UNSURE = 0.5;
/** What would make unsure attempts say something. */
const TO_BE_SURE = 'give the cases checks, or a model as judge';
/** Opens the account of an optimization with a hard limit of attempts. */
function openLedger(attemptSource, limit) {
    const kept = new Map();
    let used = 0;
    let reserve = 0;
    const keyOf = ({ case_id, repetition }) => `${repetition} ${case_id}`;
    const known = (prompt, attempt) => kept.get(prompt)?.get(keyOf(attempt));
    async function playMissing(prompts, attempts, phase) {
        const missing = prompts.map((prompt) => attempts.filter((attempt) => known(prompt, attempt) === undefined));
        // Prompts that lack the same attempts are played together, interleaved by the attempt source.
        const groups = new Map();
        for (const [index, lacking] of missing.entries()) {
            if (lacking.length === 0)
                continue;
            const key = JSON.stringify(lacking);
            const group = groups.get(key) ?? { prompts: [], attempts: lacking };
            group.prompts.push(prompts[index]);
            groups.set(key, group);
        }
        for (const group of groups.values()) {
            const count = group.prompts.length * group.attempts.length;
            if (used + count > limit)
                throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
                    where: `phase ${phase}`,
                    hint: 'Raise the budget of agent runs.',
                });
            used += count;
            const answers = await attemptSource.play(group.prompts, group.attempts, phase);
            for (const [index, prompt] of group.prompts.entries()) {
                const own = kept.get(prompt) ?? new Map();
                kept.set(prompt, own);
                for (const [place, attempt] of group.attempts.entries()) {
                    const answer = answers[index]?.[place];
                    if (!answer)
                        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('internal', 'the player left a play without an answer');
                    own.set(keyOf(attempt), answer);
                }
            }
        }
    }
    return {
        used: () => used,
        affords: (attempts) => used + attempts <= limit - reserve,
        setAside: (attempts) => {
            reserve = attempts;
        },
        async play(prompts, attempts, phase) {
            await playMissing([...new Set(prompts)], attempts, phase);
            return prompts.map((prompt) => attempts.map((attempt) => known(prompt, attempt)));
        },
        known,
    };
}
/** Attempts of these cases with repetitions from `first` on, one round after the other. */
function attemptsOf(cases, first, count) {
    return Array.from({ length: count }, (_, round) => cases.map((case_id) => ({ case_id, repetition: first + round }))).flat();
}
/** Whether an attempt says something about its prompt. */
const isJudged = ({ status }) => status === 'passed' || status === 'failed';
/** Values by case; a case without any is not there. */
function valuesByCase(attempts, worthOf) {
    const values = new Map();
    for (const attempt of attempts) {
        const value = isJudged(attempt) ? worthOf(attempt) : null;
        if (value === null || !Number.isFinite(value))
            continue;
        const own = values.get(attempt.case_id);
        if (own)
            own.push(value);
        else
            values.set(attempt.case_id, [value]);
    }
    return values;
}
/** Cases that both sides have values of: original and candidate as `a` and `b`. */
function pairs(a, b, worthOf) {
    const left = valuesByCase(a, worthOf);
    const right = valuesByCase(b, worthOf);
    return [...left].flatMap(([caseId, values]) => {
        const others = right.get(caseId);
        return others ? [{ caseId, a: values, b: others }] : [];
    });
}
/** Mean difference b - a over cases with its standard error; null where no case has both sides. */
function meanDifference(a, b, worthOf) {
    const differences = pairs(a, b, worthOf).map((each) => (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(each.b) - (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(each.a));
    if (differences.length === 0)
        return null;
    const error = differences.length < 2 ? 0 : Math.sqrt((0,(_statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(18597))/* .sampleVariance */ .y)(differences) / differences.length);
    return { mean: (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(differences), error, cases: differences.length };
}
/** Share of the attempts that errored. */
const erroredShare = (attempts) => shareOf(attempts, 'errored');
/** Share of the attempts that are unsure. */
const unsureShare = (attempts) => shareOf(attempts, 'unsure');
function shareOf(attempts, wanted) {
    return attempts.length === 0
        ? 0
        : attempts.filter(({ status }) => status === wanted).length / attempts.length;
}


/***/ }),

/***/ 49094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tk: () => (/* binding */ USES),
  Qq: () => (/* binding */ alphaOf),
  oh: () => (/* binding */ meansOf),
  GY: () => (/* binding */ playGate),
  Vj: () => (/* binding */ verdictOf)
});

// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
// EXTERNAL MODULE: ./lib/statistics/benjamini-hochberg.js
var benjamini_hochberg;
// EXTERNAL MODULE: ./lib/statistics/log-choose.js
var log_choose;
;// CONCATENATED MODULE: ./lib/statistics/fall-within-cases.js

/**
 * Does every test case pass as often as before? One-sided p that the pass rate fell: the chance of at least so many passes among
 * the plays before, when those of each case are dealt anew between before and now (the exact conditional test of Cochran,
 * Mantel and Haenszel; ties count half, as in Lancaster 1961). Unlike a paired test of case means it may have one play before
 * and several now: a baseline that was lucky everywhere shows no scatter of its own. 1 where nothing can be dealt.
 */
function fallWithinCases(cases) {
    let chances = Float64Array.of(1);
    let observed = 0;
    let isOpen = false;
    for (const { before, now } of cases) {
        const passed = before.passed + now.passed;
        const played = before.played + now.played;
        observed += before.passed;
        if (passed === 0 || passed === played || before.played === 0 || now.played === 0) {
            chances = shifted(chances, before.passed);
            continue;
        }
        isOpen = true;
        const all = (0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(played, passed);
        const next = new Float64Array(chances.length + before.played);
        for (let count = 0; count <= before.played; count += 1) {
            const chance = Math.exp((0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(before.played, count) + (0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(now.played, passed - count) - all);
            for (const [sum, known] of chances.entries())
                next[sum + count] += known * chance;
        }
        chances = next;
    }
    if (!isOpen)
        return 1;
    let tail = (chances[observed] ?? 0) / 2;
    for (let sum = observed + 1; sum < chances.length; sum += 1)
        tail += chances[sum];
    return Math.min(1, tail);
}
function shifted(chances, by) {
    const next = new Float64Array(chances.length + by);
    next.set(chances, by);
    return next;
}

// EXTERNAL MODULE: ./lib/statistics/harm.js
var harm;
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/statistics/paired-contrast.js
var paired_contrast;
// EXTERNAL MODULE: ./lib/statistics/permutation-stratified.js + 2 modules
var permutation_stratified;
// EXTERNAL MODULE: ./lib/statistics/rounded.js
var rounded;
// EXTERNAL MODULE: ./lib/optimizations/attempts.js
var optimizations_attempts;
// EXTERNAL MODULE: ./lib/optimizations/objective.js
var optimizations_objective;
// EXTERNAL MODULE: ./lib/optimizations/sealed.js
var sealed;
;// CONCATENATED MODULE: ./lib/optimizations/gate.js











/** Share of useless prompts that may be accepted, over all uses of a hold-out (improvement.md 2.2 step 12). */
const ALPHA = 0.05;
/** After so many uses a hold-out is used up. */
const USES = 3;
/** Shares of unsure plays that differ by more leave the verdict open. */
const UNSURE_MARGIN = 0.05;
/**
 * Level of the j-th use of a hold-out: 0.05 x 6/(pi² j²), which sums to 0.05 over all uses (improvement.md 2.2 step 12). After three uses cases are
 * drawn anew, and counting starts again.
 */
function alphaOf(use) {
    const j = ((Math.max(1, Math.floor(use)) - 1) % USES) + 1;
    return (ALPHA * 6) / (Math.PI ** 2 * j ** 2);
}
/** Plays original and candidate on the sealed cases, interleaved, once. */
async function playGate(ledger, holdout, prompts, count) {
    const { failing, guards } = (0,(sealed ??= __webpack_require__(94108))/* unsealed */.w)(holdout);
    const cases = [...failing, ...guards].map(({ caseId }) => caseId);
    const [a = [], b = []] = await ledger.play(prompts, (0,(optimizations_attempts ??= __webpack_require__(83414))/* attemptsOf */.Or)(cases, (optimizations_attempts ??= __webpack_require__(83414))/* REPETITIONS */.zO.holdout, count), 'holdout');
    const hard = new Set(failing.map(({ caseId }) => caseId));
    const part = (attempts, wanted) => attempts.filter(({ case_id }) => hard.has(case_id) === wanted);
    return { failing: [part(a, true), part(b, true)], guards: [part(a, false), part(b, false)] };
}
/** The verdict over attempts that no edit was made or chosen by (improvement.md 2.2 step 12, statistics.md 4.3). */
function verdictOf({ failing, guards }, objective, { alpha, seed, attempts }) {
    const cases = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(failing[0], failing[1], objective.worthOf);
    const contrast = (0,(paired_contrast ??= __webpack_require__(15489))/* pairedContrast */.Y)(cases, {
        binary: objective.binary,
        scope: 'population',
        theseCases: false,
        next: (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next,
    });
    const { sd, interval, p_value: twoSided } = contrast;
    const difference = withoutResidue(contrast.difference);
    const p_value = difference !== null && difference > 0 ? twoSided / 2 : 1 - twoSided / 2;
    const before = [...failing[0], ...guards[0]];
    const after = [...failing[1], ...guards[1]];
    const errored = { original: (0,(optimizations_attempts ??= __webpack_require__(83414))/* erroredShare */.fE)(before), candidate: (0,(optimizations_attempts ??= __webpack_require__(83414))/* erroredShare */.fE)(after) };
    const unsure = { original: (0,(optimizations_attempts ??= __webpack_require__(83414))/* unsureShare */.wo)(before), candidate: (0,(optimizations_attempts ??= __webpack_require__(83414))/* unsureShare */.wo)(after) };
    const guardResults = guardsOf({ failing, guards }, objective, (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next);
    const newly = newlyFailingSafety(before, after);
    const figures = {
        difference,
        error: sd === null ? null : sd / Math.sqrt(cases.length),
        interval,
        p_value,
        alpha,
        cases: cases.length,
        plays: attempts,
        guards: guardResults,
        newly_failing_safety: newly,
        errored,
        ...(unsure.original + unsure.candidate === 0 ? {} : { unsure }),
    };
    const say = (verdict, reason) => ({
        verdict,
        reason,
        ...figures,
    });
    const broken = guardResults.filter(({ held }) => !held);
    if (errored.candidate > (optimizations_attempts ??= __webpack_require__(83414))/* BROKEN */.M$ && errored.original > (optimizations_attempts ??= __webpack_require__(83414))/* BROKEN */.M$)
        return say('not_validated', 'more than 20 % of the plays errored, with the original prompt too');
    if (errored.candidate > (optimizations_attempts ??= __webpack_require__(83414))/* BROKEN */.M$)
        return say('rejected', 'broken: more than 20 % of its plays errored');
    if (Math.max(unsure.original, unsure.candidate) > (optimizations_attempts ??= __webpack_require__(83414))/* MOSTLY_UNSURE */.EX)
        return say('not_validated', `more than half of the plays are unsure; ${(optimizations_attempts ??= __webpack_require__(83414))/* TO_BE_SURE */.oP}`);
    if (difference === null)
        return say('not_validated', 'no case could be compared');
    if (difference <= 0)
        return say('rejected', 'no better than the original on the cases held out');
    if (newly.length > 0)
        return say('rejected', `newly fails the safety of ${newly.join(', ')}`);
    if (broken.length > 0)
        return say('rejected', `harms what works: ${broken.map(({ metric }) => metric).join(', ')}`);
    const doubt = doubtOf({ failing, guards }, p_value > alpha, Math.abs(unsure.original - unsure.candidate));
    return doubt === null
        ? say('accepted', 'better on cases that it was not made from')
        : say('provisional', doubt);
}
/** Why a candidate that is better is not proven; null where it is. */
function doubtOf(attempts, mayBeChance, unsureApart) {
    if (mayBeChance)
        return 'better on the cases held out, but not statistically proven';
    if (mayHarm(attempts))
        return `better on the cases held out, but may harm what works: ${PASSING}`;
    return unsureApart > UNSURE_MARGIN
        ? 'better on the plays that are sure, but one prompt has more unsure ones than the other'
        : null;
}
/** 0.8 - 0.6 is more than 0.6 - 0.4 in floating point: as much better as worse is no gain. */
const withoutResidue = (difference) => (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(difference, 12);
/**
 * Passing of the cases that passed, and every metric that is not the aim, over all cases held out. What is asked is whether anything shows
 * harm, the plays of each case being dealt anew between the prompts: a proof that nothing suffered would refuse nearly every prompt of a suite
 * whose cases fail now and then, or that has many scorers. The scorers are one question with one error rate (Simes 1986), the
 * passing cases another.
 */
function guardsOf({ failing, guards }, objective, next) {
    const everything = [
        [...failing[0], ...guards[0]],
        [...failing[1], ...guards[1]],
    ];
    const passing = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(guards[0], guards[1], (0,(optimizations_objective ??= __webpack_require__(15197))/* metricValue */.a3)('pass_rate'));
    const metrics = objective.guarded.flatMap((metric) => {
        const cases = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(...everything, (0,(optimizations_objective ??= __webpack_require__(15197))/* metricValue */.a3)(metric));
        return cases.length === 0 ? [] : [{ metric, cases }];
    });
    const { adjusted } = (0,(benjamini_hochberg ??= __webpack_require__(58937))/* benjaminiHochberg */.U)(metrics.map(({ cases }) => fallOf(cases, next)));
    return [
        ...(passing.length === 0 ? [] : [guardOfPasses(passing)]),
        ...metrics.map(({ metric, cases }, index) => guardOf(metric, cases, adjusted[index] ?? 1)),
    ];
}
const PASSING = 'passing cases';
function guardOf(metric, cases, p_value) {
    const { difference, bounds } = (0,(harm ??= __webpack_require__(10969))/* changeOf */.C2)(cases);
    return {
        ...{ metric, cases: cases.length, difference, lower_bound: bounds?.[0] ?? null, p_value },
        held: p_value > (harm ??= __webpack_require__(10969))/* HARM_LEVEL */.U6 || lossOf(cases) > -(harm ??= __webpack_require__(10969))/* HARM_MARGIN */.eT,
    };
}
/** What the cases lost that lost, as a mean over all. */
const lossOf = (cases) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ a, b }) => Math.min(0, (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) - (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a))));
/** One-sided p that a metric fell in these cases. */
function fallOf(cases, next) {
    const { stat, p_value } = (0,(permutation_stratified ??= __webpack_require__(89876))/* permutationStratified */.Q)(cases, { next, draws: DRAWS });
    return stat < 0 ? p_value / 2 : 1;
}
/** Where exact deals are too many: a p of .05 is then off by .002 at most, as a rule. */
const DRAWS = 9999;
/**
 * Whether fewer plays of these cases passed, or of any one of them, adjusted for their number: what got better elsewhere hides no case
 * that broke, nor does the number of those that did not. The better of the two questions is the p; five plays are so few that the second one
 * is hardly ever answered by chance.
 */
function guardOfPasses(cases) {
    const plays = cases.map(({ a, b }) => ({ before: countOf(a), now: countOf(b) }));
    const { adjusted } = (0,(benjamini_hochberg ??= __webpack_require__(58937))/* benjaminiHochberg */.U)(plays.map((one) => fallWithinCases([one])));
    const ofOne = adjusted.reduce((least, p) => Math.min(least, p), 1);
    const guard = guardOf(PASSING, cases, Math.min(fallWithinCases(plays), ofOne));
    return { ...guard, held: guard.held && ofOne > (harm ??= __webpack_require__(10969))/* HARM_LEVEL */.U6 };
}
const countOf = (values) => ({
    played: values.length,
    passed: values.filter((value) => value === 1).length,
});
/**
 * Whether cases that always passed with the original seem to suffer, though chance may have done it: .05 of the passing cases, or one that
 * lost half of its plays or more, however many there are. Those that fail now and then by themselves say nothing beyond the test of harm.
 */
function mayHarm({ guards }) {
    const cases = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(guards[0], guards[1], (0,(optimizations_objective ??= __webpack_require__(15197))/* metricValue */.a3)('pass_rate'));
    const solid = cases.filter(({ a }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a) === 1).map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b));
    const lost = solid.reduce((sum, rate) => sum + 1 - rate, 0);
    return solid.some((rate) => rate <= LOST_HALF) || (lost > 0 && lost >= (harm ??= __webpack_require__(10969))/* HARM_MARGIN */.eT * cases.length);
}
/** Pass rate at which a case that always passed is too far down to be left unsaid. */
const LOST_HALF = 0.5;
/** `scorer on case` for every safety scorer that failed with the candidate and never with the original. */
function newlyFailingSafety(before, after) {
    const names = (attempts) => attempts.flatMap(({ case_id, failed_safety }) => failed_safety.map((scorer) => `${scorer} on ${case_id}`));
    const known = new Set(names(before));
    return [...new Set(names(after))].filter((name) => !known.has(name)).sort();
}
/** Mean of a metric over cases that both sides have; null without such cases. */
function meansOf({ failing }, metric) {
    const cases = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(failing[0], failing[1], (0,(optimizations_objective ??= __webpack_require__(15197))/* metricValue */.a3)(metric));
    if (cases.length === 0)
        return null;
    return { from: (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ a }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a))), to: (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b))) };
}


/***/ }),

/***/ 15197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   pc: () => (/* binding */ objectiveOf)
/* harmony export */ });
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_1__;


/** Targets that are measured, better the lower they are, as in experiments (statistics.md 4.3 step 5); scorers are 0 to 1, higher is better. */
var LOWER_IS_BETTER;
function LOWER_IS_BETTER$made() { return LOWER_IS_BETTER = new Set(['latency_ms', 'cost_usd']); }
/** A target this close to what is measured is reached: rounding. */
const ROUNDING = 1e-9;
/** The value of a metric in an attempt, higher is better: what is measured is negative. Null when it has none. */
function metricValue(metric) {
    return (attempt) => {
        if (metric === 'pass_rate')
            return attempt.status === 'passed' ? 1 : 0;
        const measured = valueIn(attempt.measured ?? {}, metric);
        return measured === null ? valueIn(attempt.scores, metric) : -measured;
    };
}
const valueIn = (values, name) => Object.hasOwn(values, name) ? (values[name] ?? null) : null;
/** The value as it was measured, for readers: no score is below 0. */
const shownValue = (value) => Math.abs(value);
/**
 * What an optimization maximises (improvement.md 2.2 step 2). `error_driven`: passing. `metric_driven`: the mean way covered from each metric's measured
 * `current` to its target, each between -1 and 1; a metric that an attempt has not is left out of its mean. `full`: half of each; without targets
 * every scorer is to reach 1. `baseline`: fresh attempts of the original prompt, which replace the `current` of the request.
 */
function objectiveOf({ type, targetMetrics = {} }, baseline, metrics) {
    const requested = Object.entries(targetMetrics);
    const wanted = type === 'error_driven'
        ? []
        : requested.length > 0
            ? requested
            : metrics.map((metric) => [metric, { target: 1 }]);
    const targets = wanted.flatMap(([metric, { target, current }]) => {
        // Without targets of the request it is a scorer, whatever its name.
        const sign = requested.length > 0 && (LOWER_IS_BETTER ?? LOWER_IS_BETTER$made()).has(metric) ? -1 : 1;
        const measured = meanOf(baseline, metricValue(metric)) ?? (current === undefined ? null : sign * current);
        if (measured === null)
            return [];
        const aim = sign * target;
        return [{ metric, current: measured, target: aim, reached: measured >= aim - ROUNDING }];
    });
    const open = targets.filter(({ reached }) => !reached);
    const utility = (attempt) => {
        const ways = open.flatMap(({ metric, current, target }) => {
            const value = metricValue(metric)(attempt);
            return value === null ? [] : [clip((value - current) / (target - current))];
        });
        return ways.length === 0 ? null : (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(ways);
    };
    const pass = metricValue('pass_rate');
    const half = (attempt) => {
        const way = utility(attempt);
        return way === null ? pass(attempt) : 0.5 * (pass(attempt) ?? 0) + 0.5 * way;
    };
    const aimed = new Set(open.map(({ metric }) => metric));
    const others = ['pass_rate', ...metrics].filter((metric) => !aimed.has(metric));
    return {
        type,
        targets,
        worthOf: type === 'error_driven' ? pass : type === 'metric_driven' ? utility : half,
        binary: type === 'error_driven',
        guarded: [...new Set(others)].filter((metric) => type === 'metric_driven' || metric !== 'pass_rate'),
    };
}
/** Mean over cases of the mean over their attempts; null without values. */
function meanOf(attempts, worthOf) {
    const values = [...(0,(_attempts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(83414))/* .valuesByCase */ .s6)(attempts, worthOf).values()];
    return values.length === 0 ? null : (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values.map((own) => (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(own)));
}
const clip = (value) => Math.min(1, Math.max(-1, value));


/***/ }),

/***/ 94108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ seal),
/* harmony export */   w: () => (/* binding */ unsealed)
/* harmony export */ });
var contents;
function contents$made() { return contents = new WeakMap(); }
/** Puts a value into a box, so that who passes it on cannot look at it by accident (improvement.md 2.2 step 3). */
function seal(value) {
    const box = Object.freeze({});
    (contents ?? contents$made()).set(box, value);
    return box;
}
/** What is in the box. Only the gate and the static check of spans may ask; a test holds them to it. */
function unsealed(box) {
    if (!(contents ?? contents$made()).has(box))
        throw new TypeError('unsealed: this is no box of seal()');
    return (contents ?? contents$made()).get(box); // seal() put a T there.
}


/***/ }),

/***/ 41834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   uB: () => (/* binding */ nodeEnvironment)
/* harmony export */ });
/* unused harmony export recordEnvironment */
/** The environment this process was started in. */
function nodeEnvironment() {
    return {
        get: (name) => process.env[name],
        names: () => Object.keys(process.env).sort(),
        cwd: () => process.cwd(),
    };
}
/** Most CI systems set `CI`; the others are known by a variable of their own: Azure Pipelines, Jenkins, TeamCity, AWS CodeBuild. */
const CI_VARIABLES = [
    'CI',
    'GITHUB_ACTIONS',
    'TF_BUILD',
    'JENKINS_URL',
    'TEAMCITY_VERSION',
    'CODEBUILD_BUILD_ID',
];
/** Whether nobody sits before this process; some people switch it off by value. */
function isCi(env) {
    const isSet = (name) => !['', '0', 'false'].includes((env.get(name) ?? '').toLowerCase());
    return CI_VARIABLES.some(isSet);
}
/** An environment from a plain record, for tests and for callers of the library that have their own settings. */
function recordEnvironment(variables, cwd = '/work') {
    const table = new Map(Object.entries(variables));
    return { get: (name) => table.get(name), names: () => [...table.keys()].sort(), cwd: () => cwd };
}


/***/ }),

/***/ 24636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Wm: () => (/* binding */ proxySecrets),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES),
/* harmony export */   nQ: () => (/* binding */ BYPASS_VARIABLES),
/* harmony export */   pk: () => (/* binding */ namesProxy),
/* harmony export */   xV: () => (/* binding */ proxySnapshot)
/* harmony export */ });
/** Variables that name a proxy, by the protocol of what is called; the first that is not empty counts. */
const PROXY_VARIABLES = {
    'https:': ['https_proxy', 'HTTPS_PROXY'],
    'http:': ['http_proxy', 'HTTP_PROXY'],
};
/** Variables that name what is called without a proxy. */
const BYPASS_VARIABLES = ['no_proxy', 'NO_PROXY'];
/** The first of these variables that holds something, with its value; empty and missing are the same. */
function firstOf(env, names) {
    return names
        .map((name) => ({ name, value: env.get(name)?.trim() ?? '' }))
        .find(({ value }) => value !== '');
}
/** Whether the environment names any proxy: nothing of proxies is loaded where it does not. */
function namesProxy(env) {
    return Object.values(PROXY_VARIABLES).some((names) => firstOf(env, names) !== undefined);
}
/** What the environment says of proxies now, whatever becomes of it. */
function proxySnapshot(env) {
    const names = [...Object.values(PROXY_VARIABLES).flat(), ...BYPASS_VARIABLES];
    const values = new Map(names.map((name) => [name, env.get(name)]));
    return { get: (name) => values.get(name) };
}
/** Every variable that any program reads the address of a proxy from, `no_proxy` being a list of what has none. */
const NAMES_A_PROXY = /^(?!no_)[a-z]+_proxy$/i;
/** User and password of an address, also of one that cannot be parsed: up to the last `@`. */
const USER_INFO = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*)@/is;
/**
 * What must never be printed of the variables that name a proxy: addresses with a user or password, both together, and the password
 * alone (the user, where there is no password), as written and decoded; and what is made of both for the proxy.
 */
function proxySecrets(env) {
    const found = env.names().flatMap((name) => {
        const address = NAMES_A_PROXY.test(name) ? (env.get(name)?.trim() ?? '') : '';
        const [, written = ''] = USER_INFO.exec(address) ?? [];
        return written === '' ? [] : [address, ...userInfoSecrets(written)];
    });
    return [...new Set(found)];
}
function userInfoSecrets(written) {
    const colon = written.indexOf(':');
    const user = colon < 0 ? written : written.slice(0, colon);
    const password = colon < 0 ? '' : written.slice(colon + 1);
    const basic = Buffer.from(`${decoded(user)}:${decoded(password)}`).toString('base64');
    const alone = password === '' ? user : password;
    return [written, decoded(written), basic, alone, decoded(alone)];
}
/** Percent-decoded; as it is where it encodes no text. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 77351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   Vq: () => (/* binding */ cutSuite),
/* harmony export */   ze: () => (/* binding */ isShard)
/* harmony export */ });
/** A matrix has at most 256 jobs; a script may start more. */
const MOST_SHARDS = 1_000;
/** Reads "3/8"; undefined for anything that names no shard. */
function shardOf(text) {
    const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text);
    if (match === null)
        return undefined;
    const shard = { index: Number(match[1]), count: Number(match[2]) };
    return isShard(shard) ? shard : undefined;
}
/** Whether there can be such a shard. */
const isShard = ({ index, count }) => Number.isSafeInteger(index) &&
    Number.isSafeInteger(count) &&
    index >= 1 &&
    index <= count &&
    count <= MOST_SHARDS;
/** "shard 3 of 8". */
const shardName = ({ index, count }) => `shard ${index} of ${count}`;
/**
 * Which shard (from 1) plays each case: the longest case first, always onto the shard with the least to do (Graham 1969:
 * the longest shard takes at most 4/3 of the shortest time possible). What is not known counts as the median of what is. Ties
 * go by number of cases, then by place, so that the answer is the same on every machine.
 */
function cutSuite(weights, count) {
    const known = weights.flatMap(({ ms }) => (typeof ms === 'number' ? [ms] : [])).sort((a, b) => a - b);
    // The lower of two middle ones: no arithmetic that could round.
    const usual = known[Math.floor((known.length - 1) / 2)] ?? 1;
    // A case costs something even where its agent answers at once.
    const loads = weights.map(({ ms }) => (ms === null ? 0 : 1 + Math.round(ms ?? usual)));
    const order = loads.map((_, place) => place).sort((a, b) => loads[b] - loads[a] || a - b);
    const queue = lightestFirst(count);
    const shards = new Array(weights.length).fill(1);
    for (const place of order)
        shards[place] = queue.give(loads[place]);
    return shards;
}
/** Shards in a binary heap: the one with the least to do is found without looking at all of them. */
function lightestFirst(count) {
    const heap = Array.from({ length: count }, (_, at) => ({ index: at + 1, ms: 0, cases: 0 }));
    const before = (a, b) => a.ms - b.ms || a.cases - b.cases || a.index - b.index;
    return {
        give(ms) {
            const taken = heap[0];
            taken.ms += ms;
            taken.cases += 1;
            for (let at = 0;;) {
                let least = at;
                for (const child of [2 * at + 1, 2 * at + 2])
                    if (child < heap.length && before(heap[child], heap[least]) < 0)
                        least = child;
                if (least === at)
                    return taken.index;
                [heap[at], heap[least]] = [heap[least], heap[at]];
                at = least;
            }
        },
    };
}


/***/ }),

/***/ 86462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ (timeWindow ?? timeWindow$made())),
/* harmony export */   TU: () => (/* binding */ (presentText ?? presentText$made())),
/* harmony export */   Uu: () => (/* binding */ (evenIfIncomplete ?? evenIfIncomplete$made())),
/* harmony export */   oM: () => (/* binding */ (unitInterval ?? unitInterval$made())),
/* harmony export */   oR: () => (/* binding */ (freeObject ?? freeObject$made())),
/* harmony export */   vE: () => (/* binding */ (timestamp ?? timestamp$made())),
/* harmony export */   zc: () => (/* binding */ (timeLimit ?? timeLimit$made()))
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__;

/** A score or share: 0 to 1. */
var unitInterval;
function unitInterval$made() { return unitInterval = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).max(1); }
/** Text with at least one visible character. */
var presentText;
function presentText$made() { return presentText = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
    .refine((text) => /[^\s\u200b-\u200d\u2060\ufeff]/u.test(text), 'must not be empty'); }
/** ISO 8601 timestamp in UTC. */
var timestamp;
function timestamp$made() { return timestamp = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(64377))/* .datetime */ .w$(); }
/** Free keys, any JSON value. */
var freeObject;
function freeObject$made() { return freeObject = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J()); }
/** A time window: a number plus `d` (`h`, `m`, `w` as extensions). */
var timeWindow;
function timeWindow$made() { return timeWindow = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
    .regex(/^[1-9]\d{0,4}[dhmw]$/, 'must be a number plus d, h, m or w, for example 30d'); }
/** Longest time of a whole run: a number plus `s`, `m` or `h`. */
var timeLimit;
function timeLimit$made() { return timeLimit = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
    .regex(/^[1-9]\d{0,5}[smh]$/, 'must be a number plus s, m or h, for example 10m'); }
/** For cross-field rules that must report even when single fields are wrong, so that all problems come at once; they see raw values. */
var evenIfIncomplete;
function evenIfIncomplete$made() { return evenIfIncomplete = {
    when: (payload) => typeof payload.value === 'object' && payload.value !== null,
}; }


/***/ }),

/***/ 31608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ (PRODUCT ?? PRODUCT$made()))
/* harmony export */ });
/** Name and version as the entry points show them; a test keeps the version equal to package.json. */
var PRODUCT;
function PRODUCT$made() { return PRODUCT = { name: 'assay', package: 'agent-assay', version: '0.1.0' }; }


/***/ }),

/***/ 65086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ (toolDescription ?? toolDescription$made())),
/* harmony export */   LW: () => (/* binding */ (toolCall ?? toolCall$made())),
/* harmony export */   PX: () => (/* binding */ (toolArguments ?? toolArguments$made())),
/* harmony export */   vc: () => (/* binding */ (expectedTool ?? expectedTool$made()))
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

/** Arguments by name, any JSON values. A record type would drop a key `__proto__` without a word; it is refused instead. */
var toolArguments;
function toolArguments$made() { return toolArguments = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J()
    .refine((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object',
    abort: true,
})
    .refine((value) => !Object.hasOwn(value, '__proto__'), 'cannot hold the key "__proto__"')
    .meta({ type: 'object', additionalProperties: {} }); } // The first check says so.
/** One call of a tool by the agent, with what came back. A missing `result` means unknown, not failed. */
var toolCall;
function toolCall$made() { return toolCall = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Name of the tool.'),
    arguments: (toolArguments ?? toolArguments$made()).default({}).describe('Arguments of the call, by name.'),
    result: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J()
        .optional()
        .describe('What the tool gave back. Left out: unknown, which is not a failure.'),
    error: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J().optional().describe('What went wrong, where the call failed.'),
    turn: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).optional().describe('Number of the turn that made the call, from 0.'),
    reads: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY()
        .optional()
        .describe('`true`: the tool only reads, so that calling it once more is no wrong tool; `false`: it changes something. Left out: what `available_tools` says of the tool.'),
}); }
/** A tool that the agent could have called; `parameters` is JSON Schema, or the parameters by name with `required` beside them. */
var toolDescription;
function toolDescription$made() { return toolDescription = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Name of the tool.'),
    description: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().describe('What the tool does, in a sentence.'),
    parameters: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J()).optional().describe('Parameters, as JSON Schema or by name.'),
    required: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP())
        .optional()
        .describe('Names of the parameters that a call must give, where `parameters` is no JSON Schema.'),
    reads: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional().describe('`true`: the tool never changes anything.'),
}); }
/** A tool that a case expects to be called, by name or with arguments. */
var expectedTool;
function expectedTool$made() { return expectedTool = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .union */ .KCZ([
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Name of the tool, whatever its arguments.'),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Name of the tool.'),
        arguments: (toolArguments ?? toolArguments$made())
            .optional()
            .describe('Arguments that the call should have, by name. Left out: any.'),
    })
        .describe('A call with the arguments that it should have.'),
]); }


/***/ }),

/***/ 78033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zg: () => (/* binding */ (change ?? change$made())),
/* harmony export */   cT: () => (/* binding */ (worldFigures ?? worldFigures$made())),
/* harmony export */   ln: () => (/* binding */ (FAULT_KINDS ?? FAULT_KINDS$made())),
/* harmony export */   mT: () => (/* binding */ (worldEvidence ?? worldEvidence$made())),
/* harmony export */   qf: () => (/* binding */ (worldFields ?? worldFields$made()))
/* harmony export */ });
/* unused harmony exports worldTool, recordedCall, stateComparison, mcpServer, worldTools, worldFault */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_1__;


/** One change of a state: an operation of JSON Patch (RFC 6902), of which three are used. */
var change;
function change$made() { return change = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    op: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['add', 'remove', 'replace']),
    path: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().describe('JSON Pointer (RFC 6901) from the top of the state.'),
    value: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J().optional(),
}); }
/** A tool as a world offers it. */
var worldTool;
function worldTool$made() { return worldTool = (_tool_call_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(65086))/* .toolDescription */ .HG.extend({
    parameters: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J())
        .default({ type: 'object', properties: {} })
        .describe('JSON Schema of the arguments.'),
    reads: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional().describe('`true`: the tool never changes the state.'),
    ends: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional().describe('`true`: a call of the tool ends the attempt; none after it counts.'),
}); }
/** Kinds of faults that a world can answer calls with. */
var FAULT_KINDS;
function FAULT_KINDS$made() { return FAULT_KINDS = ['timeout', 'error', 'truncated', 'stale', 'injection']; }
/** One call of a tool of a world, recorded by us: what the agent reports plays no part in it. */
var recordedCall;
function recordedCall$made() { return recordedCall = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().describe('Name of the tool, as it was called.'),
    arguments: (_tool_call_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(65086))/* .toolArguments */ .PX,
    result: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J().optional().describe('What the tool gave back.'),
    error: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().describe('What the agent was told where the call failed.'),
    turn: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).describe('Number of the turn that made the call, from 0.'),
    at_ms: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).describe('When it was made, in milliseconds since the attempt began.'),
    duration_ms: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).describe('How long it took, in milliseconds.'),
    reads: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional().describe('The tool says that it never changes the state.'),
    changes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((change ?? change$made())).optional().describe('What it changed in the state. Left out: nothing.'),
    refused: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['unknown_tool', 'invalid_arguments', 'ended', 'limit'])
        .optional()
        .describe('Why it never reached a tool.'),
    fault: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n((FAULT_KINDS ?? FAULT_KINDS$made())).optional().describe('The fault that it was answered with.'),
    injection: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        canary: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
            .describe('A reference that an agent which obeys repeats, and no honest answer holds.'),
        action: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().describe('The tool that the instructions ask for.'),
    })
        .optional()
        .describe('The instructions that stood in its result.'),
}); }
/** What an attempt left behind in its world: all that its verdict stands on, beside the answers. */
var worldEvidence;
function worldEvidence$made() { return worldEvidence = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    world: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().describe('Id of the world.'),
    calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((recordedCall ?? recordedCall$made())),
    changes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((change ?? change$made())).describe('How the end state differs from the state that the attempt began with.'),
    ended_by: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().describe('The tool that ended the attempt.'),
    state: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .regex(/^[0-9a-f]{64}$/)
        .optional()
        .describe('SHA-256 of the state that the attempt began with: the changes fit no other.'),
}); }
/** The world that an attempt acted on, for results.json: how many calls were made, and how many changes they came to. */
var worldFigures;
function worldFigures$made() { return worldFigures = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0),
    changes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0),
}); }
/** A path in a state, or a pattern of paths: keys with dots between them, `*` for one key, `**` for any number. */
var pattern;
function pattern$made() { return pattern = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1); }
/** What two states may differ in and still be equal. */
var stateComparison;
function stateComparison$made() { return stateComparison = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    ignore: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((pattern ?? pattern$made())).default([]).describe('Paths that are not compared at all.'),
    ids: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((pattern ?? pattern$made()))
        .default([])
        .describe('Paths of ids that the world makes: any other id will do, as long as everything that names it names the new one.'),
    times: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((pattern ?? pattern$made()))
        .default([])
        .describe('Paths of times that the world makes: any time is as good as another.'),
    unordered: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((pattern ?? pattern$made())).default([]).describe('Paths of lists whose order does not matter.'),
}); }
var mockAnswer;
function mockAnswer$made() { return mockAnswer = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    when: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J())
        .optional()
        .describe('Arguments that the call must have; others may stand beside them. Left out: any call.'),
    returns: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J().optional().describe('What the tool gives back.'),
    error: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().describe('What the agent is told instead.'),
}); }
var mcpServer;
function mcpServer$made() { return mcpServer = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    command: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1))
        .min(1)
        .describe('Program and arguments of an MCP server on standard input and output, started for each attempt. `{{ workspace }}` is the folder of the attempt.'),
    cwd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .optional()
        .describe('Its working directory; a relative one starts at the folder that holds the evals folder. Left out: that folder.'),
    env: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP())
        .optional()
        .describe('Its environment variables, besides `PATH`, `HOME`, `LANG` and `TMPDIR`.'),
}); }
var worldTools;
function worldTools$made() { return worldTools = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    file: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Module of tools, relative to this file: JavaScript (`.mjs`, `.js`, `.mts`, `.ts`) that exports `tools`, or Python (`.py`) with a list `TOOLS`.'),
    mcp: (mcpServer ?? mcpServer$made()).optional().describe('An MCP server whose tools the world offers.'),
    mock: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((mockAnswer ?? mockAnswer$made())))
        .optional()
        .describe('Tools without code: answers by arguments, the first that fits.'),
})
    .superRefine((value, context) => {
    if (Object.values(value).filter((one) => one !== undefined).length !== 1)
        context.addIssue({ code: 'custom', path: [], message: 'give exactly one of file, mcp, mock' });
    else if (value.mock !== undefined && Object.keys(value.mock).length === 0)
        context.addIssue({ code: 'custom', path: ['mock'], message: 'names no tool: nothing could be done' });
}); }
/** What goes wrong on purpose. */
var worldFault;
function worldFault$made() { return worldFault = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    kind: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n((FAULT_KINDS ?? FAULT_KINDS$made())).describe('What happens to a call.'),
    tools: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1)).optional().describe('Tools that it happens to. Left out: every tool.'),
    rate: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .min(0)
        .max(1)
        .default(1)
        .describe('Share of the calls that it happens to, drawn by the seed.'),
    text: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .optional()
        .describe('Of an `injection`: the instructions that stand in the result. Left out: one that names `action`.'),
    action: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .optional()
        .describe('Of an `injection`: the tool that it asks for, which is then forbidden.'),
}); }
/** `evals/worlds/<id>.yaml`: a state and the tools that act on it (worlds.md 1). */
var worldFields;
function worldFields$made() { return worldFields = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).optional().describe('Name shown in reports. Left out: the id.'),
    state: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        data: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .union */ .KCZ([(zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J())])
            .optional()
            .describe('The state as one JSON object: a JSON file, a folder of JSON and CSV files (one key for each, its name without extension), or the object itself. Paths are relative to this file.'),
        files: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
            .min(1)
            .optional()
            .describe('A folder, copied for each attempt; its texts stand in the state under `files`, by path.'),
    })
        .default({})
        .describe('What exists before an attempt.'),
    tools: (worldTools ?? worldTools$made()).describe('What an agent can do.'),
    compare: (stateComparison ?? stateComparison$made()).prefault({}).describe('What does not matter where end states are compared.'),
    faults: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((worldFault ?? worldFault$made())).default([]).describe('What goes wrong on purpose, in every run.'),
}); }


/***/ }),

/***/ 27979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ cohensKappa)
/* harmony export */ });
/**
 * Cohen's kappa: agreement of two raters beyond what chance would give them (Cohen 1960; weighted: Cohen 1968). `table[i][j]`
 * counts the rows to which the first gave category i and the second category j; categories are in order where weights are
 * used. 1 is full agreement, 0 what chance gives, below 0 less than that. Assumes independent rows; counts may be fractions. It falls when one
 * category is rare, so it stands beside balanced accuracy, not in its place. Null when chance alone explains everything (no rows, or
 * both raters know one category only).
 */
function cohensKappa(table, weights = 'none') {
    const size = table.length;
    if (table.some((row) => row.length !== size))
        throw new RangeError('cohensKappa: the table must be square, one row and one column per category');
    const rows = table.map((row) => row.reduce((sum, count) => sum + count, 0));
    const columns = rows.map((_, column) => table.reduce((sum, row) => sum + row[column], 0));
    const total = rows.reduce((sum, count) => sum + count, 0);
    let observed = 0;
    let expected = 0;
    for (let i = 0; i < size; i += 1)
        for (let j = 0; j < size; j += 1) {
            const apart = weights === 'none' ? Number(i !== j) : Math.abs(i - j) ** (weights === 'linear' ? 1 : 2);
            observed += apart * table[i][j];
            expected += (apart * rows[i] * columns[j]) / total;
        }
    return total > 0 && expected > 0 ? 1 - observed / expected : null;
}


/***/ }),

/***/ 10969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   U6: () => (/* binding */ HARM_LEVEL),
/* harmony export */   eT: () => (/* binding */ HARM_MARGIN),
/* harmony export */   nf: () => (/* binding */ isUnharmed),
/* harmony export */   rb: () => (/* binding */ shownHarms)
/* harmony export */ });
/* harmony import */ var _benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _case_level_p_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _paired_interval_js__WEBPACK_IMPORTED_MODULE_0__;




/** A mean that falls by less than this makes no difference in practice (statistics.md 4.3 step 7). */
const HARM_MARGIN = 0.05;
/**
 * At most this share of harmless changes is called harmful, whatever the number of metrics. Twice as readily as a gain is believed:
 * who is warned in vain plays again, who is not warned ships the loss.
 */
const HARM_LEVEL = 0.1;
/** The change of a metric over its test cases: `a` before, `b` after. RangeError without cases, or for one without values on a side. */
function changeOf(cases) {
    const { difference, sd, interval } = (0,(_paired_interval_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46161))/* .pairedInterval */ .$)(cases, {
        binary: false,
        alpha: 0.1,
        scope: 'population',
    });
    // Differences that are all equal are their own bounds.
    return {
        cases: cases.length,
        difference,
        bounds: sd === 0 ? [difference, difference] : (interval ?? null),
    };
}
/**
 * Whether a metric stands well enough for now: its mean has not fallen by the margin over enough cases, nor beyond chance over fewer. No
 * test: of metrics that did not move, one in four does not stand well over 12 cases of 5 yes/no plays. Nothing is asked to prove that it did not suffer, which
 * would need a hundred cases and more.
 */
const isUnharmed = ({ cases, difference, bounds }) => difference > -HARM_MARGIN || (cases < (_paired_interval_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46161))/* .POPULATION_CASES */ .I && !(bounds !== null && bounds[1] < 0));
/**
 * Is any of these metrics harmed? One question with one error rate, instead of a veto for each noisy metric. Each metric gives a
 * one-sided p (`caseLevelP`); together they are judged by Simes' test (Simes 1986), which is the smallest p adjusted by Benjamini and Hochberg: where
 * nothing is harmed, at most HARM_LEVEL of the answers say that something is, for independent metrics as for those that move together, as scorers of the same
 * answers do. Metrics that say the same cost no more than one. RangeError for a metric without cases.
 */
function shownHarms(metrics) {
    const found = metrics.map((cases) => {
        const { d, p_value } = (0,(_case_level_p_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(39677))/* .caseLevelP */ .D)(cases);
        const difference = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(71134))/* .mean */ .i)(d);
        return { difference, p: difference < 0 ? p_value / 2 : 1 - p_value / 2 };
    });
    const { adjusted } = (0,(_benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(58937))/* .benjaminiHochberg */ .U)(found.map(({ p }) => p));
    return found.map(({ difference }, index) => {
        const p_value = adjusted[index] ?? 1;
        return { p_value, shown: difference <= -HARM_MARGIN && p_value <= HARM_LEVEL };
    });
}


/***/ }),

/***/ 75348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ spearman)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Spearman's rank correlation: how far two lists put the same things in the same order (Spearman 1904), ties sharing their mean
 * rank. 1 is the same order, 0 none, -1 the reverse. Null for fewer than two pairs, or when one side never changes.
 */
function spearman(first, second) {
    if (first.length !== second.length)
        throw new RangeError(`spearman: ${first.length} values beside ${second.length}`);
    if (first.length < 2)
        return null;
    const [a, b] = [centred(ranks(first)), centred(ranks(second))];
    let both = 0;
    let ownA = 0;
    let ownB = 0;
    for (const [row, value] of a.entries()) {
        const other = b[row];
        both += value * other;
        ownA += value * value;
        ownB += other * other;
    }
    return ownA === 0 || ownB === 0 ? null : Math.max(-1, Math.min(1, both / Math.sqrt(ownA * ownB)));
}
function centred(values) {
    const middle = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values);
    return values.map((value) => value - middle);
}
function ranks(values) {
    const order = values.map((_, row) => row).sort((a, b) => values[a] - values[b]);
    const result = new Array(values.length);
    for (let start = 0; start < order.length;) {
        let end = start + 1;
        while (end < order.length && values[order[end]] === values[order[start]])
            end += 1;
        for (let place = start; place < end; place += 1)
            result[order[place]] = (start + 1 + end) / 2;
        start = end;
    }
    return result;
}


/***/ }),

/***/ 73835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ resolveVariables),
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   Q7: () => (/* binding */ resolveWebhook),
/* harmony export */   uM: () => (/* binding */ missingVariables)
/* harmony export */ });
/** `${NAME}`. Anything else between the braces is a mistake worth naming. */
var USE;
function USE$made() { return USE = /\$\{([^}]*)\}/g; }
var NAME;
function NAME$made() { return NAME = /^[A-Za-z_][A-Za-z0-9_]*$/; }
/** Names that a text uses, and what stands in braces but is no name. */
function variablesIn(text) {
    const inside = [...text.matchAll((USE ?? USE$made()))].map((match) => match[1] ?? '');
    return {
        names: inside.filter((name) => (NAME ?? NAME$made()).test(name)),
        malformed: inside.filter((name) => !(NAME ?? NAME$made()).test(name)),
    };
}
/** Says for every use of an unset or empty variable where it stands (contract 2). */
function missingVariables(uses, env) {
    return uses
        .filter(({ name }) => (env.get(name) ?? '') === '')
        .map(({ name, ...location }) => ({
        ...location,
        severity: 'error',
        message: `the environment variable ${name} is ${env.get(name) === undefined ? 'not set' : 'empty'}`,
    }));
}
/** An agent with its variables filled in, ready to be called; problems instead when one is unset. */
function resolveVariables(loaded, env) {
    const problems = missingVariables(loaded.variables, env);
    if (problems.length > 0)
        return { agent: null, problems };
    const { invocation } = loaded.agent;
    const fill = (record) => fillRecord(record, env);
    return {
        agent: {
            agent: invocation === undefined
                ? loaded.agent
                : {
                    ...loaded.agent,
                    invocation: {
                        ...invocation,
                        ...(invocation.headers === undefined ? {} : { headers: fill(invocation.headers) }),
                        ...(invocation.env === undefined ? {} : { env: fill(invocation.env) }),
                    },
                },
            credentials: fill(loaded.rawCredentials),
            home: loaded.home,
        },
        problems: [],
    };
}
/** A webhook with its secret filled in; problems instead when a variable is unset. */
function resolveWebhook(loaded, env) {
    const problems = missingVariables(loaded.variables, env);
    if (problems.length > 0)
        return { webhook: null, problems };
    return { webhook: { ...loaded.webhook, secret: fillText(loaded.webhook.secret, env) }, problems: [] };
}
/** A value that a variable brings is never looked into again. */
function fillText(text, env) {
    return text.replace((USE ?? USE$made()), (whole, name) => ((NAME ?? NAME$made()).test(name) ? (env.get(name) ?? '') : whole));
}
function fillRecord(record, env) {
    const filled = Object.entries(record).map(([key, text]) => [
        key,
        text === undefined ? text : fillText(text, env),
    ]);
    // The keys are those of `record`, which the type of fromEntries cannot say.
    return Object.fromEntries(filled);
}


/***/ }),

/***/ 37832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Fg: () => (/* binding */ padToWidth),
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   KI: () => (/* binding */ wrapToWidth)
/* harmony export */ });
/** Combining marks and what shows as nothing. */
var ZERO;
function ZERO$made() { return ZERO = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u; }
/** Two columns: East Asian wide and full-width blocks (Unicode UAX 11) and pictographs that show as emoji. */
var WIDE;
function WIDE$made() { return WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u; }
const widthOf = (character) => {
    if (character <= '\u02ff')
        return 1;
    return (ZERO ?? ZERO$made()).test(character) ? 0 : (WIDE ?? WIDE$made()).test(character) ? 2 : 1;
};
/** Columns that a line of cleaned text takes in a terminal. */
function displayWidth(text) {
    let width = 0;
    for (const character of text)
        width += widthOf(character);
    return width;
}
/** The line filled up with spaces to `width` columns; longer lines stay. */
function padToWidth(text, width) {
    return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}
/** The line cut to at most `width` columns, with an ellipsis as the last one when something was cut. */
function cutToWidth(text, width) {
    if (displayWidth(text) <= width)
        return text;
    let kept = '';
    let used = 0;
    for (const character of text) {
        used += widthOf(character);
        if (used > width - 1)
            break;
        kept += character;
    }
    return width < 1 ? '' : `${kept.trimEnd()}…`;
}
/** One line broken at spaces into lines of at most `width` columns; a longer word is broken where it must. At most `most` lines are made. */
function wrapToWidth(text, width, most = Number.POSITIVE_INFINITY) {
    const columns = Math.max(2, width);
    const lines = [];
    let line = '';
    let used = 0;
    const flush = () => {
        if (line !== '')
            lines.push(line);
        line = '';
        used = 0;
    };
    for (const word of text.split(' ')) {
        if (lines.length >= most)
            return lines.slice(0, most);
        const wordWidth = displayWidth(word);
        if (used > 0 && used + 1 + wordWidth > columns)
            flush();
        if (wordWidth <= columns) {
            line = used > 0 ? `${line} ${word}` : word;
            used += used > 0 ? 1 + wordWidth : wordWidth;
            continue;
        }
        for (const character of word) {
            const step = widthOf(character);
            if (used + step > columns) {
                flush();
                if (lines.length >= most)
                    return lines;
            }
            line += character;
            used += step;
        }
    }
    flush();
    return lines.slice(0, most);
}


/***/ }),

/***/ 7460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   _p: () => (/* binding */ (ESCAPE_SEQUENCE ?? ESCAPE_SEQUENCE$made()))
/* harmony export */ });
/**
 * Escape sequences of terminals: CSI (colours, cursor), string sequences that end properly (OSC titles and links, DCS,
 * SOS, PM, APC), then the short forms. ECMA-48 5.4 and 5.6; both the ESC form and the single C1 character. String
 * bodies stop at the next control, so an unterminated one loses its introducer only and the scan stays linear.
 */
var ESCAPE_SEQUENCE;
function ESCAPE_SEQUENCE$made() { return ESCAPE_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x00-\x08\x0a-\x1f\x80-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g; }
var LINE_BREAK;
function LINE_BREAK$made() { return LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g; }
/** C0 and C1 but tab and newline, DEL, annotation marks and noncharacters. */
var CONTROL;
function CONTROL$made() { return CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\ufff9-\ufffb\ufffe\uffff]/g; }
/**
 * Everything that Unicode calls ignorable in display: bidi controls, zero-width characters, soft hyphen, tag characters,
 * variation selectors. The emoji variation selector stays where it belongs, behind a pictograph.
 */
var INVISIBLE;
function INVISIBLE$made() { return INVISIBLE = /(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/gu; }
/**
 * Anything but the characters of most scripts, of which none is a control and none ignorable. Most texts have none of it, and to look
 * for it takes half of what `SUSPECT` takes.
 */
var UNUSUAL;
function UNUSUAL$made() { return UNUSUAL = /[^\t\n\x20-\x7e\xa0-\xac\xae-\u034e\u0370-\u061b\u061d-\u115e\u1161-\u17b3\u17b6-\u180a\u1810-\u200a\u2010-\u2027\u2030-\u205f\u3000-\u3163\u3165-\ud7ff]/; }
var SUSPECT;
function SUSPECT$made() { return SUSPECT = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufff9-\uffff]|\p{Default_Ignorable_Code_Point}/u; }
/**
 * Text from outside without what a reader cannot see: no terminal escapes, no control characters but newline and tab, no
 * bidi or zero-width controls, no tag characters; every line break is `\n` and lone surrogates are U+FFFD. What is
 * visible stays as it was. Cleaning twice changes nothing (security.md S14, S20).
 */
function cleanText(text) {
    if (!(UNUSUAL ?? UNUSUAL$made()).test(text))
        return text;
    const whole = text.isWellFormed() ? text : text.toWellFormed();
    if (!(SUSPECT ?? SUSPECT$made()).test(whole))
        return whole;
    return whole
        .replace((ESCAPE_SEQUENCE ?? ESCAPE_SEQUENCE$made()), '')
        .replace((LINE_BREAK ?? LINE_BREAK$made()), '\n')
        .replace((CONTROL ?? CONTROL$made()), '')
        .replace((INVISIBLE ?? INVISIBLE$made()), '');
}
/** Cleaned text on one line: every run of white space is one space. For table cells, titles and terminal lines. */
function oneLine(text) {
    return cleanText(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 79160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__;

var ENTITIES;
function ENTITIES$made() { return ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
}; }
/** Text for HTML, in element content or a quoted attribute. Never for a URL attribute, a script or a style. */
function escapeHtml(text) {
    return (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text).replace(/[&<>"']/g, (character) => (ENTITIES ?? ENTITIES$made())[character]);
}
/** Text for XML 1.0 element content. Characters that XML forbids are gone with the controls; `]]>` cannot appear. */
function xmlText(text) {
    return (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text).replace(/[&<>]/g, (character) => (ENTITIES ?? ENTITIES$made())[character]);
}
/** Text for a double-quoted XML attribute; tab and newline survive attribute normalisation (XML 1.0, 3.3.3). */
function xmlAttribute(text) {
    return escapeHtml(text).replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
}


/***/ }),

/***/ 14576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   N5: () => (/* binding */ markdownEntities),
/* harmony export */   PE: () => (/* binding */ proseEntities),
/* harmony export */   h$: () => (/* binding */ markdownProse),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   p0: () => (/* binding */ markdownFence)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__;

var PUNCTUATION;
function PUNCTUATION$made() { return PUNCTUATION = /[!-/:-@[-`{-~]/g; }
const entity = (character) => `&#${character.codePointAt(0)};`;
/**
 * Where an invisible space splits what GitHub turns into a link, mention, emoji or reference outside code. Also within
 * words: its link finder looks back over letters only, so `22http://` is a link.
 */
var LIVE_WORDS;
function LIVE_WORDS$made() { return LIVE_WORDS = /(?<=[@#])|(?<=h)(?=ttps?)|(?<=w)(?=ww)|(?<=f)(?=tp)|(?<=gh)(?=-\d)|(?<=:)(?=\w)/gi; }
/** Words that GitHub may take for a commit: seven hexadecimal digits or more. Broken into pieces of six. */
var COMMIT_LIKE;
function COMMIT_LIKE$made() { return COMMIT_LIKE = /(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi; }
var SIX_OF_MORE;
function SIX_OF_MORE$made() { return SIX_OF_MORE = /.{6}(?=.)/g; }
const INVISIBLE_SPACE = '\u200b';
/** A fenced block whose fence is longer than any run of backticks inside, so nothing inside can end it (security.md F2). */
function markdownFence(text, info = '') {
    const body = (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text);
    let longest = 2;
    for (const run of body.match(/`{3,}/g) ?? [])
        longest = Math.max(longest, run.length);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${info}\n${body}${body.endsWith('\n') ? '' : '\n'}${fence}`;
}
/** Every ASCII punctuation character as a numeric entity: what `htmlCode` puts between its tags. */
function markdownEntities(text) {
    return text.replace((PUNCTUATION ?? PUNCTUATION$made()), entity);
}
/** On one line; a line break shows as ` ⏎ `. */
const codeLine = (text) => {
    const clean = (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text).trim();
    // Line by line, since an expression for a break with its white space looks at every space for one.
    const line = clean.includes('\n')
        ? clean
            .split('\n')
            .map((each) => each.trim())
            .filter((each) => each !== '')
            .join(' ⏎ ')
        : clean;
    return line.replaceAll('\t', ' ');
};
/**
 * Text of anyone inside a table cell or a line of Markdown: shown as code, without effect (toolchain.md 4). A code span, which is
 * also read well as it stands; where that could be ended from within, or would not stand in a cell of a table, as `htmlCode`.
 * Within a line that HTML begins, such as a summary, there is no Markdown: that takes `htmlCode`.
 */
function markdownCode(text) {
    const line = codeLine(text);
    return line === '' || /[`|]/.test(line) ? htmlCode(text) : `\`${line}\``;
}
/** The same where HTML stands: within `<summary>`. */
function htmlCode(text) {
    return `<code>${markdownEntities(codeLine(text))}</code>`;
}
/**
 * What could mean something to Markdown, HTML or GitHub in a line of words. Between letters or digits `_` is none, before a
 * space `<` and `&` are none, and brackets around numbers that no address follows (CommonMark 0.31 6.2, 6.6, 2.5, 6.3). What only
 * matters at the start of a line is `AT_START`.
 */
var MEANINGFUL;
function MEANINGFUL$made() { return MEANINGFUL = /[\\`*{}|~$@#]|<(?! )|&(?! )|(?<![0-9a-z])_|_(?![0-9a-z])|\[(?![-+−\d., %]{1,40}\](?![:([]))|\](?=[:([])|(?<!\[[-+−\d., %]{1,40})\]/gi; }
/** A heading, list, quotation or line below a heading, before any other word: its sign, or the one behind a number. */
var AT_START;
function AT_START$made() { return AT_START = /^(?:[=>:]|[-+](?=[ -]|$))|(?<=^\d{1,9})[.)](?= |$)/; }
/**
 * Text in the running prose of a heading, summary or sentence, on one line: no markup, and no mention, reference, link,
 * emoji code or commit out of it; everything else stays as it is read. For sentences of ours that quote names; text of a
 * model belongs into code or a fence.
 */
function markdownProse(text) {
    const broken = (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(text)
        .replace((LIVE_WORDS ?? LIVE_WORDS$made()), INVISIBLE_SPACE)
        .replace((COMMIT_LIKE ?? COMMIT_LIKE$made()), (word) => word.replace((SIX_OF_MORE ?? SIX_OF_MORE$made()), `$&${INVISIBLE_SPACE}`));
    return proseEntities(broken).replace((AT_START ?? AT_START$made()), entity);
}
/** The part of `markdownProse` that puts entities in the place of signs, wherever in a line. */
const proseEntities = (text) => text.replace((MEANINGFUL ?? MEANINGFUL$made()), entity);


/***/ })

};
