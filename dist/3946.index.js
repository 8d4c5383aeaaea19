export const id = 3946;
export const ids = [3946];
export const modules = {

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ asFault),
/* harmony export */   US: () => (/* binding */ NO_EVALS),
/* harmony export */   vC: () => (/* binding */ Fault),
/* harmony export */   z9: () => (/* binding */ faultLine)
/* harmony export */ });
/* unused harmony export FAULTS */
/**
 * The one error class of the product and the one table behind it: what a fault is called, what a door answers for it.
 * Every message has three parts: what happened, where, and what to do.
 */
/** What each kind of fault means at the doors. `http` is the status, `exit` the process exit code (contract 6 and 9). */
const FAULTS = {
    usage: { http: 400, exit: 2, retry: false },
    malformed_json: { http: 400, exit: 2, retry: false },
    not_found: { http: 404, exit: 2, retry: false },
    conflict: { http: 409, exit: 2, retry: false },
    too_large: { http: 413, exit: 2, retry: false },
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
};
/** Subcode of the fault that there is no evals folder; each door has its own advice. */
const NO_EVALS = 'no_evals';
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
        this.retry = parts.retry ?? FAULTS[code].retry;
    }
    get exitCode() {
        return FAULTS[this.code].exit;
    }
}
/** Any thrown value as a Fault; what we did not foresee is a bug of ours and says so. */
function asFault(error) {
    if (error instanceof Fault)
        return error;
    const what = error instanceof Error ? error.message : String(error);
    return new Fault('internal', what, {
        cause: error,
        hint: 'This is a bug in Assay. Please report it with the command you ran.',
    });
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70238);


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
/** The scorers of a request, or one Fault with every unknown name, missing field and bad threshold (metrics.md 0.3). */
function preflight(subjects, names, registry) {
    const { scorers, problems } = (0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveScorers */ .Ki)([...new Set(names)], registry);
    const all = problems.map((problem) => ({ ...problem, path: problem.path || 'scorers' }));
    for (const { subject, path, threshold } of subjects) {
        all.push(...thresholdProblems(scorers, threshold).map((problem) => prefixed(path, problem)));
        for (const scorer of scorers) {
            const seen = typeof subject === 'function' ? subject(scorer) : subject;
            all.push(...scorer.check(seen).map((problem) => prefixed(path, problem)));
        }
    }
    if (all.length > 0) {
        const first = all[0];
        const more = all.length === 1 ? '' : ` (and ${all.length - 1} more)`;
        const shown = all.slice(0, MOST_PROBLEMS);
        if (shown.length < all.length)
            shown.push({ path: '', message: `and ${all.length - shown.length} more` });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('validation_failed', `${first.message}${more}`, {
            where: first.path,
            hint: 'Add the named fields or leave the scorer out; nothing was judged.',
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

/***/ 53107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fault: () => (/* reexport */ errors/* Fault */.vC),
  calibrateLabels: () => (/* reexport */ calibrate/* calibrateLabels */.F),
  call: () => (/* reexport */ define_operation/* call */.T1),
  createEngine: () => (/* reexport */ engine/* createEngine */.P),
  operations: () => (/* reexport */ operations),
  rescoreRun: () => (/* reexport */ rescore_run/* rescoreRun */.R),
  startRun: () => (/* reexport */ start_run/* startRun */.A),
  writeReports: () => (/* reexport */ write_reports/* writeReports */.L)
});

// EXTERNAL MODULE: ./lib/engine.js + 9 modules
var engine = __webpack_require__(16005);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/operations/calibrate.js + 16 modules
var calibrate = __webpack_require__(18723);
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
// EXTERNAL MODULE: ./lib/schema/agent.js
var agent = __webpack_require__(79622);
// EXTERNAL MODULE: ./lib/scorers/registry.js + 197 modules
var scorers_registry = __webpack_require__(70238);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/state/api-key.js


const PREFIX = 'assay_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 digits of base 62 hold 256 bits, 6 hold the 32 of the checksum. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
const SHAPE = /^assay_[0-9A-Za-z]{49}$/;
/**
 * A fresh agent key: prefix (secret scanners find it), 256 random bits, checksum (a typing error is told apart from a
 * revoked key without a look-up); security.md S47. Shown once; only `hashKey` of it is kept.
 */
function makeApiKey(random) {
    const body = PREFIX + base62(BigInt(`0x${random.hex(32)}`), SECRET_DIGITS);
    return body + base62(BigInt((0,external_node_zlib_.crc32)(body)), CHECKSUM_DIGITS);
}
/** Whether a text has the form of a key with a checksum that fits. */
function isApiKey(text) {
    if (!SHAPE.test(text))
        return false;
    const body = text.slice(0, -CHECKSUM_DIGITS);
    return text.slice(-CHECKSUM_DIGITS) === base62(BigInt(crc32(body)), CHECKSUM_DIGITS);
}
/** SHA-256 in hex. A plain hash is enough: a key of 256 random bits cannot be guessed from it. */
function hashKey(key) {
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex');
}
/** Whether a key belongs to a stored hash; takes the same time wherever they differ (security.md S46). */
function keyMatches(key, storedHash) {
    const given = createHash('sha256').update(key).digest();
    const stored = Buffer.from(storedHash, 'hex');
    // A stored hash of the wrong length is compared with itself: same work, never a match.
    return (timingSafeEqual(given, stored.length === given.length ? stored : given) && stored.length === given.length);
}
function base62(value, digits) {
    let text = '';
    for (let rest = value, place = 0; place < digits; place += 1, rest /= 62n)
        text = DIGITS[Number(rest % 62n)] + text;
    return text;
}

;// CONCATENATED MODULE: ./lib/operations/create-agent.js





/** POST /v1/agents (interface 4.8). Credentials are sealed, the agent key is stored as a hash and shown this once. */
const createAgent = (0,define_operation/* defineOperation */.h9)({
    name: 'create-agent',
    method: 'POST',
    path: '/v1/agents',
    status: 201,
    summary: 'Store an agent and how to reach it.',
    input: agent/* createAgentRequest */.$g,
    output: agent/* createAgentResponse */.Tr,
    async run(request, engine) {
        const { problems } = (0,scorers_registry/* resolveScorers */.Ki)(request.default_scorers ?? [], await engine.registry());
        if (problems.length > 0)
            throw new errors/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
                where: 'default_scorers',
                problems: problems.map((problem) => ({ ...problem, path: `default_${problem.path}` })),
            });
        const { credentials, ...agent } = request;
        const id = engine.ports.ids.next('agent_');
        const created = new Date(engine.ports.clock.now()).toISOString();
        const apiKey = makeApiKey(engine.ports.random);
        const sealed = credentials === undefined ? undefined : await engine.vault().seal(id, credentials);
        await (await engine.store()).put('agents', id, {
            ...agent,
            id,
            created_at: created,
            api_key_sha256: hashKey(apiKey),
            ...(sealed === undefined ? {} : { credentials: sealed }),
        });
        engine.forget();
        return { id, name: agent.name, provider: agent.provider, created_at: created, api_key: apiKey };
    },
});

// EXTERNAL MODULE: ./lib/schema/experiment.js
var experiment = __webpack_require__(96540);
// EXTERNAL MODULE: ./lib/operations/start-experiment.js + 43 modules
var start_experiment = __webpack_require__(32907);
;// CONCATENATED MODULE: ./lib/operations/create-experiment.js



/** POST /v1/experiments (interface 4.5). Answers when the experiment is complete; what was played stays in the state whatever happens. */
const createExperiment = (0,define_operation/* defineOperation */.h9)({
    name: 'create-experiment',
    method: 'POST',
    path: '/v1/experiments',
    status: 201,
    summary: 'Compare configurations of an agent.',
    input: experiment/* createExperimentRequest */.r2,
    output: experiment/* experimentResponse */.jz,
    async run(request, engine, { signal }) {
        const started = await (0,start_experiment/* startExperiment */.sd)(engine, request, signal === undefined ? {} : { signal });
        return (await started.finish()).response;
    },
});

// EXTERNAL MODULE: ./lib/schema/run.js
var run = __webpack_require__(22626);
// EXTERNAL MODULE: ./lib/operations/start-run.js + 7 modules
var start_run = __webpack_require__(76420);
;// CONCATENATED MODULE: ./lib/operations/create-run.js



/**
 * POST /v1/runs (interface 4.12). Answers as soon as the run is planned and checked; the work goes on in the background of
 * the engine and ends with the run in the state. The stream address is filled in by the door that serves it.
 */
const createRun = (0,define_operation/* defineOperation */.h9)({
    name: 'create-run',
    method: 'POST',
    path: '/v1/runs',
    status: 202,
    summary: 'Play test cases against an agent.',
    input: run/* createRunRequest */.lZ,
    output: run/* createRunResponse */.hK,
    async run(request, engine, { signal }) {
        const { test_case_id: one, test_case_ids: several } = request;
        const cases = [...(one === undefined ? [] : [one]), ...(several ?? [])];
        const started = await (0,start_run/* startRun */.A)(engine, {
            selection: {
                // An empty list selects nothing; only a selector that is not there leaves the choice to the others.
                ...(one === undefined && several === undefined ? {} : { cases }),
                ...(request.tags === undefined ? {} : { tags: request.tags }),
                ...(request.override_agent_id === undefined ? {} : { agent: request.override_agent_id }),
            },
            parallel: request.config.parallel,
            maxRetries: request.config.max_retries,
            timeoutMs: request.config.timeout_ms,
            ...(signal === undefined ? {} : { signal }),
        });
        engine.inBackground(started.finish(() => undefined));
        return {
            run_id: started.runId,
            status: 'queued',
            test_case_count: started.planned.length,
            estimated_duration_s: started.estimatedSeconds,
            webhook_url: `wss://localhost/v1/runs/${started.runId}/events`,
        };
    },
});

// EXTERNAL MODULE: ./lib/schema/scorer.js
var scorer = __webpack_require__(87835);
// EXTERNAL MODULE: ./lib/scorers/custom/custom-scorer.js + 26 modules
var custom_scorer = __webpack_require__(28879);
;// CONCATENATED MODULE: ./lib/operations/create-scorer.js





/** Results must say which of two was meant (contract 4). */
const RESERVED = new Set(scorers_registry/* AVAILABLE_SCORERS */.iL);
/** POST /v1/scorers (interface 4.1). What the scorer cannot do is said now, not at its first use. */
const createScorer = (0,define_operation/* defineOperation */.h9)({
    name: 'create-scorer',
    method: 'POST',
    path: '/v1/scorers',
    status: 201,
    summary: 'Store a custom scorer.',
    input: scorer/* createScorerRequest */.MC,
    output: scorer/* createScorerResponse */.gk,
    async run(request, engine) {
        if (RESERVED.has(request.name))
            throw new errors/* Fault */.vC('validation_failed', `"${request.name}" is the name of a built-in scorer.`, {
                where: 'create-scorer request, field name',
                hint: 'Give the scorer another name.',
                problems: [
                    { path: 'name', message: `"${request.name}" is the name of a built-in scorer; choose another` },
                ],
            });
        const stored = { ...request, scorer_id: engine.ports.ids.next('scorer_') };
        await (0,custom_scorer/* customScorer */.U)(stored, engine.ports);
        await (await engine.store()).put('scorers', stored.scorer_id, stored);
        engine.forget();
        return { scorer_id: stored.scorer_id, name: stored.name };
    },
});

// EXTERNAL MODULE: ./lib/schema/test-case.js
var test_case = __webpack_require__(35728);
;// CONCATENATED MODULE: ./lib/operations/create-test-case.js




/** POST /v1/test-cases (interface 4.6). */
const createTestCase = (0,define_operation/* defineOperation */.h9)({
    name: 'create-test-case',
    method: 'POST',
    path: '/v1/test-cases',
    status: 201,
    summary: 'Store a test case.',
    input: test_case/* createTestCaseRequest */.IK,
    output: test_case/* testCase */.DH,
    async run(request, engine) {
        const agents = await engine.agents();
        if (!agents.some((loaded) => loaded.agent.id === request.agent_id))
            throw new errors/* Fault */.vC('validation_failed', `no agent "${request.agent_id}"`, {
                where: 'agent_id',
                hint: `Known agents: ${agents.map((loaded) => loaded.agent.id).join(', ') || 'none; create one first'}.`,
                problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
            });
        const registry = await engine.registry();
        const problems = request.turns.flatMap((turn, index) => (0,scorers_registry/* resolveScorers */.Ki)(turn.scorers ?? [], registry).problems.map((problem) => ({
            ...problem,
            path: `turns[${index}].${problem.path}`,
        })));
        if (problems.length > 0)
            throw new errors/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
                where: problems[0].path,
                problems,
            });
        const id = engine.ports.ids.next('case_');
        const stored = { ...request, id, created_at: new Date(engine.ports.clock.now()).toISOString() };
        await (await engine.store()).put('test_cases', id, stored);
        engine.forget();
        return stored;
    },
});

// EXTERNAL MODULE: ./lib/operations/evaluate.js
var evaluate = __webpack_require__(70491);
// EXTERNAL MODULE: ./lib/operations/evaluate-batch.js + 2 modules
var evaluate_batch = __webpack_require__(80912);
// EXTERNAL MODULE: ./lib/schema/failure-analysis.js
var failure_analysis = __webpack_require__(64652);
// EXTERNAL MODULE: ./lib/operations/analyse-stored-failures.js
var analyse_stored_failures = __webpack_require__(52831);
;// CONCATENATED MODULE: ./lib/operations/failure-analysis.js



/** GET /v1/analytics/failure-analysis (interface 4.13): over the stored runs of the period. */
const failureAnalysisOperation = (0,define_operation/* defineOperation */.h9)({
    name: 'failure-analysis',
    method: 'GET',
    path: '/v1/analytics/failure-analysis',
    status: 200,
    summary: 'Say why cases failed in the runs of a period.',
    input: failure_analysis/* failureAnalysisQuery */.zr,
    output: failure_analysis/* failureAnalysis */.bQ,
    run: async (query, engine, { signal }) => (await (0,analyse_stored_failures/* analysePeriod */.Nv)(engine, query, signal)).analysis,
});

// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js + 33 modules
var generate_test_cases = __webpack_require__(63473);
// EXTERNAL MODULE: ./lib/operations/optimize-prompt.js
var optimize_prompt = __webpack_require__(75658);
;// CONCATENATED MODULE: ./lib/operations/registry.js










/** Every operation that works, under the name the library uses for it; one line each. */
const operations = {
    createScorer: createScorer,
    evaluate: evaluate/* evaluate */._,
    evaluateBatch: evaluate_batch/* evaluateBatchOperation */.$,
    createTestCase: createTestCase,
    generateTestCases: generate_test_cases/* generateTestCases */.Z7,
    createAgent: createAgent,
    createRun: createRun,
    createExperiment: createExperiment,
    failureAnalysis: failureAnalysisOperation,
    optimizePrompt: optimize_prompt/* optimizePromptOperation */.j,
};

// EXTERNAL MODULE: ./lib/operations/rescore-run.js + 1 modules
var rescore_run = __webpack_require__(49546);
// EXTERNAL MODULE: ./lib/reports/write-reports.js + 3 modules
var write_reports = __webpack_require__(86516);
;// CONCATENATED MODULE: ./lib/index.js
/** The library: the same operations, schemas and types as every other door. */










/***/ }),

/***/ 80912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ evaluateBatchOperation)
});

// EXTERNAL MODULE: ./lib/errors.js
var lib_errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/pool.js
var pool = __webpack_require__(87608);
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round = __webpack_require__(38913);
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean = __webpack_require__(71134);
// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject = __webpack_require__(95288);
;// CONCATENATED MODULE: ./lib/evaluations/evaluate-batch.js





/**
 * Judges items with the same scorers. One entry per item, in order. Under `failFast` the first item that does not pass stops
 * the taking of new ones; items in flight finish and the rest is `skipped` (interface 4.3, contract 9).
 */
async function evaluateBatch(batchId, items, scorers, options) {
    const results = items.map((_, index) => ({
        item_index: index,
        overall_pass: false,
        scores: {},
        status: 'skipped',
    }));
    let stopped = false;
    await (0,pool/* eachInPool */.P)(items.keys(), options.parallel ? options.concurrency : 1, async (index) => {
        const { threshold, ...subject } = items[index];
        let result;
        try {
            const scored = await (0,score_subject/* scoreSubject */.fK)(subject, scorers, {
                ...options,
                ...(threshold === undefined ? {} : { threshold }),
            });
            const errored = Object.keys(scored.errors).length > 0;
            const scores = Object.fromEntries(Object.entries(scored.results).map(([name, one]) => [name, one.score]));
            result = errored
                ? { item_index: index, overall_pass: false, scores: {}, status: 'errored', errors: scored.errors }
                : { item_index: index, overall_pass: (0,score_subject/* overallPass */.lb)(scored), scores, status: 'scored' };
        }
        catch (error) {
            const fault = (0,lib_errors/* asFault */.Ps)(error);
            if (fault.code === 'cancelled' || fault.code === 'internal')
                throw fault;
            const errors = { '*': { code: fault.code, message: fault.message } };
            result = { item_index: index, overall_pass: false, scores: {}, status: 'errored', errors };
        }
        results[index] = result;
        if (options.failFast && !result.overall_pass)
            stopped = true;
        options.onItem?.(result);
    }, { stop: () => stopped, ...(options.signal === undefined ? {} : { signal: options.signal }) });
    return { batch_id: batchId, status: statusOf(results), results, summary: summaryOf(results) };
}
/** `failed` means that no item could be judged (contract 9). */
function statusOf(results) {
    return results.some((result) => result.status === 'scored') ? 'completed' : 'failed';
}
function summaryOf(results) {
    const scored = results.filter((result) => result.status === 'scored');
    const byScorer = new Map();
    for (const result of scored)
        for (const [name, score] of Object.entries(result.scores)) {
            const list = byScorer.get(name);
            if (list === undefined)
                byScorer.set(name, [score]);
            else
                list.push(score);
        }
    const passed = scored.filter((result) => result.overall_pass).length;
    const of = (status) => results.filter((result) => result.status === status).length;
    return {
        total: results.length,
        passed,
        failed: scored.length - passed,
        errored: of('errored'),
        skipped: of('skipped'),
        avg_scores: Object.fromEntries([...byScorer].map(([name, list]) => [name, (0,round/* round4 */.X)((0,mean/* mean */.i)(list))])),
    };
}

// EXTERNAL MODULE: ./lib/evaluations/preflight.js
var preflight = __webpack_require__(72984);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./lib/schema/evaluation.js + 1 modules
var evaluation = __webpack_require__(10008);
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(60133);
;// CONCATENATED MODULE: ./lib/schema/batch.js




/** One item of a batch: every field of an evaluation but `scorers` (contract 9). */
const batchItem = evaluation/* subject */.bc.extend({
    input: schemas/* string */.YjP(),
    output: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).optional(),
});
/** Request body of POST /v1/evaluate/batch (interface 4.3). */
const batchRequest = schemas/* object */.Ikc({
    items: schemas/* array */.YOg(batchItem).min(1),
    scorers: schemas/* array */.YOg(scorer_name/* scorerName */.W7).min(1),
    threshold: schemas/* number */.aig().min(0).optional(),
    config: schemas/* object */.Ikc({ parallel: schemas/* boolean */.zMY().default(true), fail_fast: schemas/* boolean */.zMY().default(false) })
        .default({ parallel: true, fail_fast: false }),
});
/** One entry per item, in order. An errored or skipped item has `overall_pass` false and no scores. */
const batchItemResult = schemas/* object */.Ikc({
    item_index: schemas/* number */.aig().int().min(0),
    overall_pass: schemas/* boolean */.zMY(),
    scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
    status: schemas/* enum */.k5n(['scored', 'errored', 'skipped']),
    errors: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerError */.Tz).optional(),
});
/** Response of POST /v1/evaluate/batch (interface 2.3). Averages are over scored items. */
const batchResponse = schemas/* object */.Ikc({
    batch_id: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(['running', 'completed', 'failed']),
    results: schemas/* array */.YOg(batchItemResult),
    summary: schemas/* object */.Ikc({
        total: schemas/* number */.aig().int(),
        passed: schemas/* number */.aig().int(),
        failed: schemas/* number */.aig().int(),
        errored: schemas/* number */.aig().int(),
        skipped: schemas/* number */.aig().int(),
        avg_scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
    }),
});

// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
;// CONCATENATED MODULE: ./lib/operations/evaluate-batch.js




/** POST /v1/evaluate/batch (interface 4.3). Missing inputs of all items are reported at once, before any judge call. */
const evaluateBatchOperation = (0,define_operation/* defineOperation */.h9)({
    name: 'evaluate-batch',
    method: 'POST',
    path: '/v1/evaluate/batch',
    status: 200,
    summary: 'Judge many outputs with the same scorers.',
    input: batchRequest,
    output: batchResponse,
    async run(request, engine, { signal }) {
        const { registry, judge, settings } = await engine.scoring();
        const subjects = request.items.map(({ threshold, ...subject }, index) => ({
            subject,
            path: `items[${index}]`,
            threshold: threshold ?? request.threshold,
        }));
        const scorers = (0,preflight/* preflight */.M)(subjects, request.scorers, registry);
        const response = await evaluateBatch(engine.ports.ids.next('batch_'), request.items, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            parallel: request.config.parallel,
            failFast: request.config.fail_fast,
            concurrency: settings.run.concurrency,
            ...(signal === undefined ? {} : { signal }),
        });
        await (await engine.store()).put('batches', response.batch_id, response);
        return response;
    },
});


/***/ }),

/***/ 70491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72984);
/* harmony import */ var _evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95288);
/* harmony import */ var _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10008);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);




/** POST /v1/evaluate (interface 4.2). A scorer that could not judge stands in `errors`, never in `results` (contract 4). */
const evaluate = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .defineOperation */ .h9)({
    name: 'evaluate',
    method: 'POST',
    path: '/v1/evaluate',
    status: 200,
    summary: 'Judge one output with built-in or custom scorers.',
    input: _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateRequest */ .LO,
    output: _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateResponse */ .LB,
    async run(request, engine, { signal }) {
        const subject = await subjectFor(request, engine);
        const { registry, judge, settings } = await engine.scoring();
        const scorers = (0,_evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_2__/* .preflight */ .M)([{ subject, path: '', threshold: request.threshold }], request.scorers, registry);
        const scored = await score(subject, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            ...(signal === undefined ? {} : { signal }),
        });
        const failed = Object.keys(scored.errors).length > 0;
        return {
            evaluation_id: engine.ports.ids.next('eval_'),
            overall_pass: (0,_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .overallPass */ .lb)(scored),
            results: scored.results,
            ...(failed ? { errors: scored.errors } : {}),
        };
    },
});
/** The request's own fields over those of the stored turn it names, which scorers of whole conversations see with all turns before it (contract 4). */
async function subjectFor(request, engine) {
    const { turn_id: turnId, scorers: _, threshold: __, ...explicit } = request;
    if (turnId === undefined)
        return explicit;
    const stored = await engine.storedTurn(turnId);
    return (scorer) => ({ ...stored(scorer), ...explicit });
}
/** Scorers that see the same subject are asked together, as in a run. Results stand in the order of the scorers. */
async function score(subject, scorers, options) {
    if (typeof subject !== 'function')
        return (0,_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreSubject */ .fK)(subject, scorers, options);
    const groups = [true, false].map((multiTurn) => scorers.filter((one) => one.multiTurn === multiTurn));
    const parts = await Promise.all(groups.flatMap((group) => group[0] === undefined ? [] : [(0,_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreSubject */ .fK)(subject(group[0]), group, options)]));
    const inOrder = (records) => {
        const sorted = Object.create(null);
        for (const { name } of scorers)
            for (const record of records)
                if (name in record)
                    sorted[name] = record[name]; // it is in there
        return sorted;
    };
    return {
        results: inOrder(parts.map(({ results }) => results)),
        errors: inOrder(parts.map(({ errors }) => errors)),
    };
}


/***/ }),

/***/ 75658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ optimizePromptOperation)
/* harmony export */ });
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16458);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);
/* harmony import */ var _start_optimization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33341);



/** POST /v1/optimize/prompt (interface 4.4). Answers when the optimization is complete; what was played stays in the state whatever happens. */
const optimizePromptOperation = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .defineOperation */ .h9)({
    name: 'optimize-prompt',
    method: 'POST',
    path: '/v1/optimize/prompt',
    status: 200,
    summary: 'Improve the system prompt of an agent by its failures, and prove it on cases held out.',
    input: _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimizeRequest */ .J5,
    output: _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimizeResponse */ .p2,
    async run(request, engine, { signal }) {
        const started = await (0,_start_optimization_js__WEBPACK_IMPORTED_MODULE_2__/* .startOptimization */ .q)(engine, request, signal === undefined ? {} : { signal });
        return (await started.finish()).response;
    },
});


/***/ }),

/***/ 49546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rescoreRun)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run = __webpack_require__(17675);
// EXTERNAL MODULE: ./lib/scorers/registry.js + 197 modules
var registry = __webpack_require__(70238);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/operations/imported-suite.js


/** The cases of an imported run as they were recorded, judged by these scorers, and stand-ins for its agents, which nobody can call. Fault `usage` without scorers. */
function importedSuite({ evalsDir }, { planned, played, startedAt }, scorers) {
    if (scorers === undefined || scorers.length === 0)
        throw new errors/* Fault */.vC('usage', 'the cases of an imported run name no scorers', {
            where: '--scorers',
            hint: 'Name them: assay rescore RUN_ID --scorers task_completion,tool_correctness',
        });
    const home = (0,external_node_path_.resolve)(evalsDir, '..');
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
                ...(ground_truth === undefined ? {} : { ground_truth }),
                ...(context === undefined ? {} : { context }),
                ...(expected_tools === undefined ? {} : { expected_tools }),
                ...(available_tools === undefined ? {} : { available_tools }),
            };
        });
        const type = turns.length > 1 ? 'multi' : 'single';
        return {
            case: { id, name, agent_id, type, turns, tags, created_at },
            location: { ...place, turnLines: turns.map(() => place.line) },
            hash,
            baseFolder: home,
        };
    });
    return { cases, agents: [...agents.values()] };
}

// EXTERNAL MODULE: ./lib/operations/same-run.js
var same_run = __webpack_require__(97534);
// EXTERNAL MODULE: ./lib/operations/start-run.js + 7 modules
var start_run = __webpack_require__(76420);
;// CONCATENATED MODULE: ./lib/operations/rescore-run.js







/**
 * A new run made of the stored outputs of another: judged again with today's cases and scorers, or with the scorers named,
 * without calling the agent. A case whose question changed is refused, because its stored answer answers something else.
 * The cases of an imported run are those of its file. `fresh` asks the judge anew where its cache knows the answer, and compares the two: what moved is the judge's own noise.
 */
async function rescoreRun(engine, runId, options = {}) {
    const scorers = await scorersOf(engine, options.scorers);
    const stored = (0,stored_run/* openStoredRun */.vw)(runId, (0,state_paths/* statePaths */.m)(engine.stateDir), engine.ports);
    try {
        (0,same_run/* refuseValidation */.Is)(stored.config, runId, 'rescore');
        const agent = stored.config?.selection.agent;
        const suite = stored.config?.imported === undefined ? undefined : importedSuite(engine, stored, options.scorers);
        const selection = {
            cases: stored.planned.filter((one) => one.skip === undefined).map((one) => one.id),
            ...(agent === undefined ? {} : { agent }),
        };
        const outputs = new Map();
        for (const { id, repeat, min_passes } of stored.planned) {
            const plays = Array.from({ length: repeat }, (_, attempt) => stored.played(id, attempt));
            outputs.set(id, { plays: plays.filter((one) => one !== undefined), min_passes });
        }
        return await (0,start_run/* startRun */.A)(engine, {
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
    const { scorers, problems } = (0,registry/* resolveScorers */.Ki)([...names], await engine.registry());
    if (problems.length > 0)
        throw new errors/* Fault */.vC('validation_failed', problems.map((one) => one.message).join('; '), {
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
            throw new errors/* Fault */.vC('conflict', `the question of case ${one.description.id} changed since ${runId}`, {
                where: `${one.loaded.location.file}:${one.loaded.location.line}`,
                hint: 'Play it again with assay run; a stored answer fits only its own question.',
            });
        // The agent is not called, so nothing is spent on it.
        for (const [attempt, play] of stored.plays.entries())
            plays.push({ ...play, attempt, calls: 0, turns: play.turns.map((turn) => ({ ...turn, usage: null })) });
        const chosen = scorers === undefined
            ? one.scorers
            : turns.map((_, turn) => explicit(scorers, turn === turns.length - 1));
        const names = chosen.map((turn) => turn.map(({ scorer }) => scorer.name));
        // The bar of the run that played them: fewer stored plays do not lower it.
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

/***/ 13282:
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

/***/ 22249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's step-down adjustment (Holm 1979): of several claims made together ("this variant beats the baseline"), the chance that
 * even one is false stays below alpha when only those with `adjusted <= alpha` are made. Holds under any dependence and is never weaker
 * than Bonferroni. `adjusted` keeps the order of the input. RangeError for a p outside 0..1.
 */
function holm(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`holm: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[a] - p[b]);
    const adjusted = new Array(p.length);
    let highest = 0;
    for (const [rank, row] of order.entries()) {
        // A claim cannot be better supported than one with a smaller p: the running maximum keeps the order.
        highest = Math.max(highest, Math.min(1, (p.length - rank) * p[row]));
        adjusted[row] = highest;
    }
    return { adjusted };
}


/***/ })

};
