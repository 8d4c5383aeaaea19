export const id = 5283;
export const ids = [5283,1916];
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
