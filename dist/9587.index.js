export const id = 9587;
export const ids = [9587,5658,1518];
export const modules = {

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

/***/ 5956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ requestChecks)
/* harmony export */ });
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _check_problems_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _make_checks_js__WEBPACK_IMPORTED_MODULE_2__;



/**
 * Makes the checks of a request, each list with its path in it: those beside the items of a batch and those of the item are one list with
 * one row of names. `taken` are the names of the scorers beside them.
 */
async function requestChecks(lists, taken, registry) {
    const isScorer = (name) => registry.find(name) !== undefined;
    const given = lists.flatMap(({ checks, path }) => (checks === undefined ? [] : [{ checks, path }]));
    const found = await Promise.all(given.map(({ checks, path }) => (0,(_check_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(93390))/* .checkProblems */ .X)(checks, path, { isScorer })));
    const problems = found.flat().map(({ path, message }) => ({
        path: (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path),
        code: 'invalid_field',
        field: 'checks',
        message: worded(path, message),
    }));
    if (problems.length > 0)
        return { scorers: [], problems };
    const scorers = (0,(_make_checks_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86463))/* .makeChecks */ .K)(given.flatMap(({ checks }) => checks), registry.services, taken);
    const places = given.flatMap(({ checks, path }) => checks.map((_, index) => (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10043))/* .pathText */ .LF)([...path, index])));
    const broken = await Promise.all(scorers.map(async ({ name, verify }, index) => {
        const place = places[index] ?? 'checks';
        return ((await verify?.()) ?? []).map((message) => ({
            path: place,
            code: 'invalid_field',
            field: 'checks',
            message: `${place}: ${name}: ${message}`,
        }));
    }));
    return { scorers, problems: broken.flat() };
}
/** `checks[0].contains must not be empty`, and `checks[0]: the pattern …`. */
const worded = (path, message) => `${(0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path)}${message.startsWith(':') ? '' : ' '}${message}`;


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

/***/ 72984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ preflight)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _scorers_by_name_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _empty_answer_js__WEBPACK_IMPORTED_MODULE_1__;



/** Of a batch whose every item lacks a field nobody reads more; the rest is counted. */
const MOST_PROBLEMS = 1000;
/** Aliases of measured values take thresholds in their own unit; everything else takes 0 to 1 (contract 9). */
function thresholdProblems(scorers, threshold) {
    if (threshold === undefined || threshold <= 1)
        return [];
    if (scorers.length > 0 && scorers.every((scorer) => scorer.name === 'latency_ms'))
        return [];
    return [
        {
            path: 'threshold',
            code: 'invalid_field',
            field: 'threshold',
            message: `threshold ${threshold} is above 1; scores go from 0 to 1 (only latency_ms takes milliseconds)`,
        },
    ];
}
/** The scorers of a request, or one Fault with every unknown name, missing field and bad threshold (metrics.md 0.3). A blank output is no missing one (contract 5). */
function preflight(subjects, names, registry) {
    const { scorers, problems } = (0,(_scorers_by_name_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(34813))/* .resolveScorers */ .K)([...new Set(names)], registry);
    const all = problems.map((problem) => ({ ...problem, path: problem.path || 'scorers' }));
    // What is wrong with the checks beside the items of a batch is said once.
    const said = new Set();
    for (const { subject, path, threshold, checks } of subjects) {
        all.push(...(checks?.problems ?? []).filter(({ message }) => !said.has(message)));
        for (const { message } of checks?.problems ?? [])
            said.add(message);
        all.push(...thresholdProblems(scorers, threshold).map((problem) => prefixed(path, problem)));
        for (const scorer of [...scorers, ...(checks?.scorers ?? [])]) {
            const seen = typeof subject === 'function' ? subject(scorer) : subject;
            all.push(...scorer.check((0,(_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(52469))/* .asAnswered */ .KL)(seen)).map((problem) => prefixed(path, problem)));
        }
    }
    if (all.length > 0) {
        const first = all[0];
        const more = all.length === 1 ? '' : ` (and ${all.length - 1} more)`;
        const shown = all.slice(0, MOST_PROBLEMS);
        if (shown.length < all.length)
            shown.push({ path: '', message: `and ${all.length - shown.length} more` });
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${first.message}${more}`, {
            where: first.path,
            hint: first.hint ??
                (first.field === 'checks'
                    ? 'Correct the checks (docs/checks.md shows every kind); nothing was judged.'
                    : 'Add the named fields or leave the scorer out; nothing was judged.'),
            problems: shown,
        });
    }
    return scorers;
}
function prefixed(path, problem) {
    const field = problem.path || problem.field || '';
    return { ...problem, path: path === '' ? field : field === '' ? path : `${path}.${field}` };
}


/***/ }),

/***/ 49432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ scoringFor)
/* harmony export */ });
/* harmony import */ var _judges_no_judge_js__WEBPACK_IMPORTED_MODULE_0__;

/** The judge that these scorers need, and the settings: where none of them asks one, none is made, and no key has to be there. */
async function scoringFor(engine, scorers) {
    if (scorers.some(({ deterministic }) => !deterministic))
        return engine.scoring();
    return { judge: (_judges_no_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85103))/* .noJudge */ .J, settings: await engine.settings() };
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
/* harmony import */ var _jobs_runs_start_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49129);
/* harmony import */ var _operations_calibrate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98517);
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27591);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4095);
/* harmony import */ var _reports_write_reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79912);
/** The library: the same operations, schemas and types as every other entry point. */










/***/ }),

/***/ 57301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be notified is a warning.
 */
async function announce(engine, announcement) {
    const { redact } = engine.options;
    try {
        const webhooks = engine.webhooks();
        const sent = await webhooks.send(
        // The union of events does not survive the copy in the type; the event and the shape of its data stay as they are.
        redact === undefined
            ? announcement
            : { ...announcement, data: (0,(_webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73880))/* .withTexts */ .j8)(announcement.data, redact) });
        if (sent > 0 && !webhooks.longLived())
            engine.inBackground(webhooks.settled());
    }
    catch (error) {
        engine.warn(`webhooks were not told of ${announcement.event}: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .faultLine */ .z9)((0,(_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error))}`);
    }
}


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

// EXTERNAL MODULE: ./lib/runs/planning/planned-scorers.js
var planned_scorers;
// EXTERNAL MODULE: ./lib/runs/planning/same-run.js
var same_run;
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run;
// EXTERNAL MODULE: ./lib/schema/users/talk-turns.js
var talk_turns;
// EXTERNAL MODULE: ./lib/scorers/by-name/resolve-scorers.js
var resolve_scorers;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/jobs/runs/start-run.js + 13 modules
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
        return await (0,(start_run ??= __webpack_require__(49129)).startRun)(engine, {
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
        const { turns, user } = one.loaded.case;
        const changed = stored.plays.some((play) => play.turns.some(({ input, simulated }, index) => simulated === true
            ? index < turns.length || index >= turns.length + (user?.stop.max_turns ?? 0)
            : input !== turns[index]?.input.text));
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
            : (0,(talk_turns ??= __webpack_require__(75697))/* plannedTurns */.f6)(one.loaded.case).map((_, turn, { length }) => explicit(scorers, turn === length - 1, user !== undefined));
        const { names, talk } = (0,(planned_scorers ??= __webpack_require__(16816))/* describedScorers */.vN)(one.loaded.case, chosen);
        // The pass rule of the run that played them: fewer stored attempts do not lower it.
        const { min_passes } = stored;
        const repeat = stored.plays.length;
        return {
            ...one,
            scorers: chosen,
            description: { ...one.description, repeat, min_passes, scorers: names, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ talk }) },
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
/** Of a talk with a simulated user what judges conversations judges the whole, whichever turn is its last. */
const explicit = (scorers, last, isTalk) => scorers
    .filter((scorer) => last || !scorer.multiTurn)
    .map((scorer) => ({
    scorer,
    explicit: true,
    ...(isTalk && scorer.multiTurn ? { afterwards: true } : {}),
}));


/***/ }),

/***/ 85103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noJudge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48277);


/** Stands where nothing asks a judge: no key is looked for, and a question to it is a bug. */
const noJudge = {
    id: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JUDGE */ .Qo,
    mode: 'offline',
    model: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JUDGE */ .Qo,
    async fill({ key }) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', 'a judge was asked where none was needed', {
            where: key,
            hint: 'This is a bug in Assay. Please report it with the command you ran.',
        });
    },
};


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
        const { startOptimization } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7005)]).then(__webpack_require__.bind(__webpack_require__, 27072));
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
            const { startOptimization } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7005)]).then(__webpack_require__.bind(__webpack_require__, 27072));
            const { optimizationBehind } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7867)]).then(__webpack_require__.bind(__webpack_require__, 94551));
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

/***/ 31608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ (PRODUCT ?? PRODUCT$made()))
/* harmony export */ });
/** Name and version as the entry points show them; a test keeps the version equal to package.json. */
var PRODUCT;
function PRODUCT$made() { return PRODUCT = { name: 'assay', package: 'agent-assay', version: '0.1.0' }; }


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

/***/ 47980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ filledIn),
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   yZ: () => (/* binding */ bareName)
/* harmony export */ });
/** A name as it is compared: `Payment_ID` and `payment id` are one. */
const bareName = (name) => name
    .toLowerCase()
    .replace(/[\s_.-]+/gu, ' ')
    .trim();
/** `{name}` in what a script says; doubled braces stand for themselves. */
var PLACEHOLDER;
function PLACEHOLDER$made() { return PLACEHOLDER = /\{\{|\}\}|\{([^{}]+)\}/gu; }
/** The names that stand in braces. */
function placeholders(text) {
    return [...text.matchAll((PLACEHOLDER ?? PLACEHOLDER$made()))].flatMap(([, name]) => (name === undefined ? [] : [name.trim()]));
}
/** The text with `of(name)` in the place of each `{name}`. */
function filledIn(text, of) {
    return text.replace((PLACEHOLDER ?? PLACEHOLDER$made()), (whole, name) => name === undefined ? whole.slice(1) : of(name.trim()));
}


/***/ }),

/***/ 75725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ userProblems)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _fact_names_js__WEBPACK_IMPORTED_MODULE_0__;


/** What does not fit together in a simulated user, each with its place in the case; empty for none. */
function userProblems(user) {
    if (user === undefined)
        return [];
    const { facts, unknown, player, script, stop } = user;
    const known = new Map(Object.keys(facts).map((name) => [(0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name), name]));
    const problems = [];
    for (const [index, name] of unknown.entries()) {
        const fact = known.get((0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name));
        if (fact !== undefined)
            problems.push({
                path: ['user', 'unknown', index],
                message: `"${name}" stands in facts too; a user either knows it or does not`,
            });
    }
    if (script === undefined)
        return problems;
    if (player === 'model')
        problems.push({
            path: ['user', 'script'],
            message: 'is for player: scripted; a model is told goal, facts and persona',
        });
    return [
        ...problems,
        ...placeholderProblems(script, known),
        ...nameProblems(script, user),
        ...endings(script, stop),
    ];
}
/** Braces that name no fact. */
function placeholderProblems(script, known) {
    const names = [...known.values()];
    return sayings(script).flatMap(({ text, path }) => (0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .placeholders */ .Ft)(text)
        .filter((name) => !known.has((0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name)))
        .map((name) => ({ path, message: `{${name}} names no fact${hint(name, names)}` })));
}
/** Words for facts that there are not. */
function nameProblems({ words = {} }, { facts, unknown }) {
    const names = [...Object.keys(facts), ...unknown];
    const known = new Set(names.map((_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ));
    return Object.keys(words)
        .filter((name) => !known.has((0,(_fact_names_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(47980))/* .bareName */ .yZ)(name)))
        .map((name) => ({
        path: ['user', 'script', 'words', name],
        message: `"${name}" stands neither in facts nor in unknown${hint(name, names)}`,
    }));
}
/** Ends that `stop` does not know. */
function endings({ answers = [] }, { when }) {
    return answers.flatMap(({ ends }, index) => ends === undefined || when.includes(ends)
        ? []
        : [
            {
                path: ['user', 'script', 'answers', index, 'ends'],
                message: `${ends} is none of stop.when (${when.join(', ') || 'which is empty'})`,
            },
        ]);
}
const hint = (name, names) => {
    const close = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(name, names);
    return close === null
        ? ` (there are: ${names.slice(0, 8).join(', ') || 'none'})`
        : ` (did you mean "${close}"?)`;
};
/** Every wording of a script with its place. */
function sayings({ opening, steps, answers, insists, otherwise, }) {
    const at = (said, path) => typeof said === 'string'
        ? [{ text: said, path }]
        : (said ?? []).map((text, index) => ({ text, path: [...path, index] }));
    const script = ['user', 'script'];
    return [
        ...at(opening, [...script, 'opening']),
        ...(steps ?? []).flatMap((step, index) => at(step, [...script, 'steps', index])),
        ...(answers ?? []).flatMap(({ say }, index) => at(say, [...script, 'answers', index, 'say'])),
        ...at(insists?.say, [...script, 'insists', 'say']),
        ...at(otherwise, [...script, 'otherwise']),
    ];
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

/***/ 1136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ MOST_OF_A_FILE),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   rY: () => (/* binding */ checkPiece)
/* harmony export */ });
/* unused harmony export problemLine */
/* harmony import */ var _checks_registry_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__;





/** A problem of one value of a resource, with its place. */
function problemAt(source, path, message, options = {}) {
    const name = source.piece.nameOf?.(path) ?? (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path);
    return {
        file: source.file,
        ...source.piece.at(path, options.what ?? 'value'),
        severity: options.severity ?? 'error',
        message: sentence(name, message),
    };
}
/** `turns must not be empty`, but `turns: a single case has one turn`. */
function sentence(name, message) {
    // `min_passes 3 is above repeat 2` names its key already; a plain word like `name` proves nothing.
    const named = message.includes(`${name}.`) || (/[._[]/.test(name) && message.includes(name));
    if (name === '' || named)
        return message;
    return /^(?:must|is|needs|has|takes|cannot|does|holds|leads|changed|matches)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
/** Problems of one file that are shown, and as much advice: nobody reads more, and the first few often explain the others. */
const MOST_OF_A_FILE = 100;
/** Longer lists of keys help nobody. */
const MOST_LISTED = 12;
/** Keys that are right elsewhere: people write them one level too high. */
var HINTS;
function HINTS$made() { return HINTS = {
    input: '; it belongs to a turn: turns: [{ input: … }]',
    expected_behavior: '; it belongs to a turn: turns: [{ expected_behavior: … }]',
    checks: '; it belongs to a turn: turns: [{ checks: … }]',
    goal: '; it belongs to a simulated user: user: { goal: … }',
    facts: '; it belongs to a simulated user: user: { facts: … }',
    persona: '; it belongs to a simulated user: user: { persona: … }',
    max_turns: '; it belongs to a simulated user: user: { stop: { max_turns: … } }',
}; }
/** Keys that other tools have where a turn has checks. */
var ASSERTIONS;
function ASSERTIONS$made() { return ASSERTIONS = /^(?:assert|expect)(?:s|ed|ions?|ations?|ed_output)?$/; }
/**
 * A resource against the form of its kind: the parsed value when it is right, and everything that is wrong with it. For one of many the form
 * is compiled to code of its own, which takes as long as a few hundred are checked.
 */
function checkPiece(form, kind, source, { isOneOfMany = false } = {}) {
    const { value } = source.piece;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const what = value === null ? 'empty' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
        return { value: undefined, problems: [problemAt(source, [], `${kind} must be an object, not ${what}`)] };
    }
    const parsed = form.safeParse(value, { jitless: !isOneOfMany });
    const unknown = (0,(_schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5354))/* .unknownKeys */ .v)(form, value);
    if (parsed.success && unknown.length === 0)
        return { value: parsed.data, problems: [] };
    const misspelt = new Set();
    const problems = unknown.map(({ path, key, known }, index) => {
        // The others are only counted.
        const isShown = index < MOST_OF_A_FILE;
        const close = isShown ? (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(key, known) : null;
        if (close !== null)
            misspelt.add(JSON.stringify([...path, close]));
        const hint = close !== null ? ` (did you mean "${close}"?)` : isShown ? hintFor(key, path, known) : '';
        const inside = path.length === 0 ? '' : ` in ${(0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path)}`;
        return {
            file: source.file,
            ...source.piece.at([...path, key], 'key'),
            severity: 'error',
            message: `unknown key "${key}"${inside}${hint}`,
        };
    });
    if (!parsed.success)
        for (const problem of (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .valueProblems */ .ce)(parsed.error, value)) {
            // Said already, as the unknown key that was meant to be this one.
            if (problem.message.startsWith('is required') && misspelt.has(JSON.stringify(problem.path)))
                continue;
            problems.push(problemAt(source, problem.path, problem.message + suggestion(problem)));
        }
    return { value: undefined, problems };
}
/** What to write instead of an unknown key that resembles nothing. */
function hintFor(key, path, known) {
    const misplaced = path.length === 0 && known.includes('turns') && Object.hasOwn((HINTS ?? HINTS$made()), key) ? (HINTS ?? HINTS$made())[key] : undefined;
    return (misplaced ??
        checkHint(key, known) ??
        (known.length <= MOST_LISTED ? `; known keys: ${known.join(', ')}` : ''));
}
/** For a key of a turn that is, or holds, what stands under `checks`. */
function checkHint(key, known) {
    if (!known.includes('checks'))
        return undefined;
    if ((0,(_checks_registry_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(90693)).findKind)(key.replaceAll('-', '_')) !== undefined)
        return `; it is a check: checks: [{ ${key}: … }]`;
    return (ASSERTIONS ?? ASSERTIONS$made()).test(key)
        ? '; what an answer has to be stands under checks: [{ contains: … }], or in words as expected_behavior'
        : undefined;
}
function suggestion({ word, known }) {
    return word === undefined || known === undefined ? '' : (0,(_suggest_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(98610))/* .suggest */ .Z)(word, known);
}
/** `file:line:column: message`, as editors and people read it. */
function problemLine({ file, line, column, severity, message }) {
    return `${file}:${line}:${column}: ${severity === 'advice' ? 'advice: ' : ''}${message}`;
}
/** Order of a report: by file, then by place. */
function byPlace(one, other) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return one.line - other.line || one.column - other.column;
}


/***/ }),

/***/ 92586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ problemsOfChecks),
/* harmony export */   t: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var _checks_check_problems_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _checks_forbidden_mark_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__;



/** What is wrong with the checks of a case, each at its place in the file; they are read with their files in them. */
async function problemsOfChecks(resource, { case: testCase }, customScorers) {
    const problems = [];
    for (const { checks, path } of checksOf(testCase)) {
        const found = await (0,(_checks_check_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(93390))/* .checkProblems */ .X)(checks, path, {
            isScorer: (name) => customScorers.has(name),
            areFilesRead: true,
        });
        problems.push(...found.map(({ path, message }) => (0,(_check_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(1136))/* .problemAt */ .l4)(resource, path, message.replace(/^: /, ''))));
    }
    const marked = await (0,(_checks_forbidden_mark_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(33272))/* .forbiddenProblems */ .Kn)(testCase.forbidden_tools);
    problems.push(...marked.map(({ path, message }) => (0,(_check_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(1136))/* .problemAt */ .l4)(resource, path, message.replace(/^: /, ''))));
    return problems;
}
/** The checks of the fixed turns of a case and of those of its simulated user, each list with its place. */
function checksOf({ turns, user, }) {
    const all = [
        ...(turns ?? []).map(({ checks }, index) => ({ checks, path: ['turns', index, 'checks'] })),
        { checks: user?.each?.checks, path: ['user', 'each', 'checks'] },
        { checks: user?.afterwards?.checks, path: ['user', 'afterwards', 'checks'] },
    ];
    return all.flatMap(({ checks, path }) => (checks === undefined ? [] : [{ checks, path }]));
}


/***/ }),

/***/ 23061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   t8: () => (/* binding */ SWALLOWED_KEY),
/* harmony export */   yL: () => (/* binding */ MAX_DATA_BYTES)
/* harmony export */ });
/** Deepest nesting of a value (security.md S40, S41). */
const MAX_DEPTH = 100;
/** Largest file that is read whole, in bytes: 10 MiB (security.md S44). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Largest data file (JSONL, CSV), in bytes: 1 GiB. It is read piece by piece. */
const MAX_DATA_BYTES = 1024 ** 3;
/** The one key that would change an object instead of standing in it, and that zod drops without a word. */
const SWALLOWED_KEY = '__proto__';


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


/***/ })

};
