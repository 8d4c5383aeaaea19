export const id = 1242;
export const ids = [1242];
export const modules = {

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

/***/ 88611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ requestedRun)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);

/** What a request of the service wants played. */
function requestedRun(request) {
    const { test_case_id: one, test_case_ids: several, tags, override_agent_id: agent, config } = request;
    const cases = [...(one === undefined ? [] : [one]), ...(several ?? [])];
    return {
        selection: {
            // An empty list selects nothing; only a selector that is not there leaves the choice to the others.
            ...(one === undefined && several === undefined ? {} : { cases }),
            ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ tags, agent }),
        },
        parallel: config.parallel,
        maxRetries: config.max_retries,
        timeoutMs: config.timeout_ms,
    };
}


/***/ }),

/***/ 24212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ createTrace)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _schema_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85070);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);



/** POST /v1/traces (interface 4.9): a trace with its root span, for one invocation of an agent. */
const createTrace = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .defineOperation */ .h9)({
    name: 'create-trace',
    method: 'POST',
    path: '/v1/traces',
    tag: 'traces',
    status: 201,
    summary: 'Begin the trace of an agent invocation.',
    access: { ownerOf: async ({ agent_id: id }) => (typeof id === 'string' ? id : undefined) },
    lifetime: 'service',
    input: _schema_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .createTraceRequest */ .rG,
    output: _schema_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .createTraceResponse */ .r3,
    async run(request, engine) {
        const agents = await engine.agents();
        if (!agents.some(({ agent }) => agent.id === request.agent_id))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('validation_failed', `agent_id: there is no agent ${JSON.stringify(request.agent_id)}`, {
                where: 'agent_id',
                hint: 'Create it with POST /v1/agents, or name one of GET /v1/agents.',
                problems: [{ path: 'agent_id', message: `there is no agent ${JSON.stringify(request.agent_id)}` }],
            });
        return engine.traces().createTrace(request, undefined, engine.ports.ids);
    },
});


/***/ }),

/***/ 70502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/evaluations/preflight.js
var preflight = __webpack_require__(72984);
// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject = __webpack_require__(95288);
// EXTERNAL MODULE: ./lib/jobs/announce.js
var announce = __webpack_require__(57301);
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run = __webpack_require__(17675);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
;// CONCATENATED MODULE: ./lib/jobs/stored-turn.js


/** What a scorer can judge a stored turn of a run by, as it did in the run; rejects with `not_found`. */
async function storedTurn({ ports, stateDir, agents }, turnId) {
    const turn = await (0,stored_run/* findStoredTurn */.q)(turnId, (0,state_paths/* statePaths */.m)(stateDir), ports);
    const agent = (await agents()).find((one) => one.agent.id === turn.agentId)?.agent;
    return (scorer) => turn.subject(scorer, agent?.system_prompt);
}

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/schema/evaluation.js + 1 modules
var evaluation = __webpack_require__(10008);
// EXTERNAL MODULE: ./lib/schema/stored-evaluation.js
var stored_evaluation = __webpack_require__(65039);
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
;// CONCATENATED MODULE: ./lib/operations/evaluate.js









/** POST /v1/evaluate (interface 4.2). A scorer that could not judge stands in `errors`, never in `results` (contract 4). */
const evaluate = (0,define_operation/* defineOperation */.h9)({
    name: 'evaluate',
    method: 'POST',
    path: '/v1/evaluate',
    tag: 'evaluations',
    status: 200,
    summary: 'Judge one output with built-in or custom scorers.',
    access: 'account',
    lifetime: 'caller',
    input: evaluation/* evaluateRequest */.LO,
    output: evaluation/* evaluateResponse */.LB,
    async run(request, engine, { signal }) {
        const subject = await subjectFor(request, engine);
        const { registry, judge, settings } = await engine.scoring();
        const scorers = (0,preflight/* preflight */.M)([{ subject, path: '', threshold: request.threshold }], request.scorers, registry);
        const scored = await score(subject, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            ...(0,defined/* defined */.s)({ signal }),
        });
        const failed = Object.keys(scored.errors).length > 0;
        const response = {
            evaluation_id: engine.ports.ids.next('eval_'),
            overall_pass: (0,score_subject/* overallPass */.lb)(scored),
            results: scored.results,
            ...(failed ? { errors: scored.errors } : {}),
        };
        await remember(response, request, engine);
        await (0,announce/* announce */.i)(engine, {
            event: 'evaluation.completed',
            data: {
                evaluation_id: response.evaluation_id,
                overall_pass: response.overall_pass,
                scores: (0,stored_evaluation/* scoresOf */.x)(response.results),
            },
        });
        return response;
    },
});
/** Stores the verdict, not the texts. An answer that was paid for is given also where it cannot be stored. */
async function remember(response, { scorers, threshold }, engine) {
    const { evaluation_id: id, ...verdict } = response;
    const stored = {
        evaluation_id: id,
        created_at: new Date(engine.ports.clock.now()).toISOString(),
        ...verdict,
        scorers,
        threshold: threshold ?? null,
    };
    try {
        await (await engine.store()).create('evaluations', id, stored);
    }
    catch (error) {
        engine.warn(`evaluation ${id} was not stored: ${(0,errors/* faultLine */.z9)((0,errors/* asFault */.Ps)(error))}`);
    }
}
/** The request's own fields over those of the stored turn it names, which scorers of whole conversations see with all turns before it (contract 4). */
async function subjectFor(request, engine) {
    const { turn_id: turnId, scorers: _, threshold: __, ...explicit } = request;
    if (turnId === undefined)
        return explicit;
    const stored = await storedTurn(engine, turnId);
    return (scorer) => ({ ...stored(scorer), ...explicit });
}
/** Scorers that see the same subject are asked together, as in a run. Results stand in the order of the scorers. */
async function score(subject, scorers, options) {
    if (typeof subject !== 'function')
        return (0,score_subject/* scoreSubject */.fK)(subject, scorers, options);
    const groups = [true, false].map((multiTurn) => scorers.filter((one) => one.multiTurn === multiTurn));
    const parts = await Promise.all(groups.flatMap((group) => group[0] === undefined ? [] : [(0,score_subject/* scoreSubject */.fK)(subject(group[0]), group, options)]));
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

/***/ 81183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ failureAnalysisOperation)
/* harmony export */ });
/* harmony import */ var _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64652);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);


/** GET /v1/analytics/failure-analysis (interface 4.13): over the stored runs of the period. */
const failureAnalysisOperation = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .defineOperation */ .h9)({
    name: 'failure-analysis',
    method: 'GET',
    path: '/v1/analytics/failure-analysis',
    tag: 'analytics',
    status: 200,
    summary: 'Say why cases failed in the runs of a period.',
    access: 'account',
    lifetime: 'service',
    input: _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__/* .failureAnalysisQuery */ .zr,
    output: _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__/* .failureAnalysis */ .bQ,
    async run(query, engine, { signal }) {
        const { analysePeriod } = await Promise.all(/* import() */[__webpack_require__.e(444), __webpack_require__.e(895), __webpack_require__.e(4134), __webpack_require__.e(4736)]).then(__webpack_require__.bind(__webpack_require__, 34063));
        return (await analysePeriod(engine, query, signal)).analysis;
    },
});


/***/ }),

/***/ 50704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ye: () => (/* binding */ suiteFacts),
/* harmony export */   Z7: () => (/* binding */ generateTestCases),
/* harmony export */   bL: () => (/* binding */ attachedFrom),
/* harmony export */   nF: () => (/* binding */ writeGenerated)
/* harmony export */ });
/* unused harmony export failuresOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69498);
/* harmony import */ var _schema_generation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18045);
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55223);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27591);






/** How far back failures are looked for, as `failure_window` of an optimization (contract 9). */
const WINDOW = '30d';
/** POST /v1/test-cases/generate (interface 4.7). The cases are answered, not stored. */
const generateTestCases = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .defineOperation */ .h9)({
    name: 'generate-test-cases',
    method: 'POST',
    path: '/v1/test-cases/generate',
    tag: 'test-cases',
    status: 200,
    summary: 'Generate test cases from documents, conversation logs or failures.',
    access: 'account',
    limit: _define_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .DOCUMENTS_LIMIT */ .$Z,
    lifetime: 'caller',
    input: _schema_generation_js__WEBPACK_IMPORTED_MODULE_2__/* .generateRequest */ .vC,
    output: _schema_generation_js__WEBPACK_IMPORTED_MODULE_2__/* .generateResponse */ .x0,
    async run(request, engine, { signal }) {
        const agents = await engine.agents();
        if (!agents.some(({ agent }) => agent.id === request.agent_id))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('validation_failed', `no agent "${request.agent_id}"`, {
                where: 'agent_id',
                hint: `Known agents: ${agents.map(({ agent }) => agent.id).join(', ') || 'none; create one first'}.`,
                problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
            });
        const existing = (await engine.cases())
            .map((loaded) => loaded.case)
            .filter((one) => one.agent_id === request.agent_id);
        const scoring = await engine.scoring();
        const { source_type: source, documents = [], conversation_logs: logs = [] } = request;
        const { generateCases } = await Promise.all(/* import() */[__webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(1922), __webpack_require__.e(7818), __webpack_require__.e(6239)]).then(__webpack_require__.bind(__webpack_require__, 8554));
        const response = await generateCases({
            ...(source === 'documents' ? { documents } : {}),
            ...(source === 'conversation_logs' ? { logs } : {}),
            ...(source === 'failure_analysis' ? { failures: await failuresOf(engine, request.agent_id) } : {}),
        }, request.generation_config, existing, { seed: engine.options.seed ?? 1, judge: scoring.judge, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__/* .defined */ .s)({ signal }) });
        if (request.generation_config.mutation !== true)
            return response;
        const { coverage_analysis: coverage, generated_test_cases: made } = response;
        const { measureMutation } = await Promise.all(/* import() */[__webpack_require__.e(444), __webpack_require__.e(2430), __webpack_require__.e(895), __webpack_require__.e(4134), __webpack_require__.e(7675), __webpack_require__.e(3232), __webpack_require__.e(7489), __webpack_require__.e(7818), __webpack_require__.e(1875)]).then(__webpack_require__.bind(__webpack_require__, 51705));
        const { mutation, notes } = await measureMutation(engine, scoring, request.agent_id, made, signal);
        const allNotes = [...(Array.isArray(coverage['notes']) ? coverage['notes'] : []), ...notes];
        return {
            ...response,
            coverage_analysis: {
                ...coverage,
                ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__/* .defined */ .s)({ mutation }),
                ...(allNotes.length === 0 ? {} : { notes: allNotes }),
            },
        };
    },
});
/** Failures of the agent with their kinds; those of infrastructure and evaluators say nothing about it and are left out. */
async function failuresOf(engine, agent) {
    const { storedAttempts } = await Promise.all(/* import() */[__webpack_require__.e(2430), __webpack_require__.e(4134), __webpack_require__.e(7675), __webpack_require__.e(2498)]).then(__webpack_require__.bind(__webpack_require__, 4134));
    const { byStatus } = await Promise.all(/* import() */[__webpack_require__.e(444), __webpack_require__.e(2430), __webpack_require__.e(895), __webpack_require__.e(4134), __webpack_require__.e(7675), __webpack_require__.e(4896)]).then(__webpack_require__.bind(__webpack_require__, 34063));
    const { analyseFailures } = await Promise.all(/* import() */[__webpack_require__.e(444), __webpack_require__.e(895), __webpack_require__.e(4181)]).then(__webpack_require__.bind(__webpack_require__, 80895));
    const { isOfAgent } = await __webpack_require__.e(/* import() */ 7783).then(__webpack_require__.bind(__webpack_require__, 47783));
    const to = engine.ports.clock.now();
    const attempts = await storedAttempts(engine, { agent, from: to - (0,_text_time_window_js__WEBPACK_IMPORTED_MODULE_5__/* .windowMs */ .$)(WINDOW), to });
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
    const tools = (await engine.agents()).find(({ agent }) => agent.id === agentId)?.agent.available_tools;
    return {
        usualThreshold: (await engine.settings()).defaults.threshold,
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
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__/* .defined */ .s)({ agentTools: tools }),
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
                attachments: turn.input.attachments.map((one) => one.path === undefined ? one : { ...one, path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(before, one.path)) }),
            },
        });
}
/** Writes each case into a file of its own below `folder` (absolute). A file that exists is kept as it is. */
async function writeGenerated(engine, folder, response, agentId) {
    const { caseFile, generatedFile } = await __webpack_require__.e(/* import() */ 2055).then(__webpack_require__.bind(__webpack_require__, 42055));
    const result = { written: [], kept: [] };
    for (const one of response.generated_test_cases) {
        const { name, content } = generatedFile(one, agentId);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
        const turns = attachedFrom(content.turns, engine.evalsDir, folder);
        const created = engine.ports.files.createExclusive(path, await caseFile({ ...content, turns }));
        (created ? result.written : result.kept).push(path);
    }
    return result;
}


/***/ }),

/***/ 4095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ operations)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./lib/schema/trace.js
var trace = __webpack_require__(85070);
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
;// CONCATENATED MODULE: ./lib/operations/trace-owner.js
/** The agent of the trace that a request names in this field, by its own id or by that of a span in it. */
const traceOwner = (field) => ({
    async ownerOf({ [field]: id }, engine) {
        return typeof id === 'string' ? engine.traces().agentOf(id) : undefined;
    },
});

;// CONCATENATED MODULE: ./lib/operations/add-span.js




/** POST /v1/traces/{trace_id}/spans (interface 4.10): a step that has begun. */
const addSpan = (0,define_operation/* defineOperation */.h9)({
    name: 'add-span',
    method: 'POST',
    path: '/v1/traces/{trace_id}/spans',
    tag: 'traces',
    status: 201,
    summary: 'Add a span to a trace.',
    access: traceOwner('trace_id'),
    lifetime: 'service',
    input: trace/* addSpanRequest */.hK.extend({ trace_id: schemas/* string */.YjP().min(1) }),
    output: trace/* addSpanResponse */.H,
    run: async ({ trace_id: traceId, ...request }, engine) => engine.traces().addSpan(traceId, request, engine.ports.ids),
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/agent.js
var agent = __webpack_require__(79622);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/scorers/resolve-scorers.js
var resolve_scorers = __webpack_require__(67365);
// EXTERNAL MODULE: ./lib/state/api-key.js
var api_key = __webpack_require__(55651);
// EXTERNAL MODULE: ./lib/ports/http-target.js
var http_target = __webpack_require__(56186);
// EXTERNAL MODULE: ./lib/webhooks/allowed-private.js
var allowed_private = __webpack_require__(45824);
;// CONCATENATED MODULE: ./lib/operations/check-public-invocation.js



/**
 * What an agent may not be that a client names to a service which others can reach (security.md 1.4): a program of this machine, or
 * an address that is not public. Only the literal address is looked at; names are checked whenever they are called. Fault
 * `validation_failed` with every problem.
 */
async function checkPublicInvocation(invocation, env) {
    const problems = [];
    if (invocation?.command !== undefined)
        problems.push({
            path: 'invocation.command',
            message: 'a service that others can reach starts no programs that clients name',
            hint: 'Put the agent into the evals folder.',
        });
    for (const field of ['url', 'base_url']) {
        const url = invocation?.[field];
        if (url === undefined || !URL.canParse(url))
            continue;
        try {
            await (0,http_target/* httpTarget */.S)({ method: 'POST', url, reach: 'public', allow: (0,allowed_private/* allowedPrivate */.q)(env) });
        }
        catch (error) {
            const fault = (0,errors/* asFault */.Ps)(error);
            if (fault.code !== 'address_denied')
                throw fault;
            problems.push({
                path: `invocation.${field}`,
                message: fault.message,
                hint: `Name the host in ${allowed_private/* ALLOW_VARIABLE */.$}, or put the agent into the evals folder.`,
            });
        }
    }
    if (problems.length === 0)
        return;
    throw new errors/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path}: ${message}`).join('; '), {
        where: problems[0]?.path ?? 'invocation',
        hint: problems[0]?.hint ?? 'Put the agent into the evals folder.',
        problems,
    });
}

;// CONCATENATED MODULE: ./lib/operations/create-agent.js







/** POST /v1/agents (interface 4.8). Credentials are sealed, the agent key is stored as a hash and shown this once. */
const createAgent = (0,define_operation/* defineOperation */.h9)({
    name: 'create-agent',
    method: 'POST',
    path: '/v1/agents',
    tag: 'agents',
    status: 201,
    summary: 'Store an agent and how to reach it.',
    access: 'account',
    secret: true,
    lifetime: 'service',
    input: agent/* createAgentRequest */.$g,
    output: agent/* createAgentResponse */.Tr,
    async run(request, engine) {
        const { problems } = (0,resolve_scorers/* resolveScorers */.K)(request.default_scorers ?? [], await engine.registry());
        if (problems.length > 0)
            throw new errors/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
                where: 'default_scorers',
                problems: problems.map((problem) => ({ ...problem, path: `default_${problem.path}` })),
            });
        if (engine.options.publicListener === true)
            await checkPublicInvocation(request.invocation, engine.ports.env);
        const { credentials, ...agent } = request;
        const id = engine.ports.ids.next('agent_');
        const created = new Date(engine.ports.clock.now()).toISOString();
        const apiKey = (0,api_key/* makeApiKey */.EX)(engine.ports.random);
        const sealed = credentials === undefined ? undefined : await engine.vault().seal(id, credentials);
        await (await engine.store()).put('agents', id, {
            ...agent,
            id,
            created_at: created,
            api_key_sha256: (0,api_key/* hashKey */.EN)(apiKey),
            ...(0,defined/* defined */.s)({ credentials: sealed }),
        });
        engine.forget();
        return { id, name: agent.name, provider: agent.provider, created_at: created, api_key: apiKey };
    },
});

// EXTERNAL MODULE: ./lib/operations/create-experiment.js
var create_experiment = __webpack_require__(69622);
// EXTERNAL MODULE: ./lib/jobs/job-records.js
var job_records = __webpack_require__(40944);
// EXTERNAL MODULE: ./lib/jobs/runs/requested-run.js
var requested_run = __webpack_require__(88611);
// EXTERNAL MODULE: ./lib/schema/run.js
var run = __webpack_require__(22626);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
// EXTERNAL MODULE: ./lib/operations/run-events-path.js
var run_events_path = __webpack_require__(26253);
;// CONCATENATED MODULE: ./lib/operations/create-run.js







/**
 * POST /v1/runs (interface 4.12). Answers as soon as the run is planned, checked and, over the service, written down as a job; the work
 * goes on in the background of the engine and ends with the run in the state. An id that was drawn before (the repetition of a request
 * whose answer got lost) is answered as it was and not played twice.
 */
const createRun = (0,define_operation/* defineOperation */.h9)({
    name: 'create-run',
    method: 'POST',
    path: '/v1/runs',
    tag: 'runs',
    status: 202,
    summary: 'Play test cases against an agent.',
    access: 'account',
    lifetime: 'background',
    input: run/* createRunRequest */.lZ,
    output: run/* createRunResponse */.hK,
    async run(request, engine, { signal }) {
        const { startRun } = await Promise.all(/* import() */[__webpack_require__.e(444), __webpack_require__.e(895), __webpack_require__.e(4134), __webpack_require__.e(3232), __webpack_require__.e(1897), __webpack_require__.e(9227), __webpack_require__.e(951), __webpack_require__.e(1815), __webpack_require__.e(836)]).then(__webpack_require__.bind(__webpack_require__, 81815));
        const { playBehind } = await __webpack_require__.e(/* import() */ 1055).then(__webpack_require__.bind(__webpack_require__, 81055));
        const isServed = engine.streams() !== undefined;
        const runId = engine.ports.ids.next('run_');
        const begun = isServed ? await answeredBefore(engine, runId) : undefined;
        if (begun !== undefined)
            return { ...begun, ...addressesOf(engine, runId) };
        engine.live().requireQueueSpace('run');
        // Over the service nobody who goes away takes a run along; it stops with the process.
        const stop = isServed ? engine.live().stopping : signal;
        const started = await startRun(engine, {
            ...(0,requested_run/* requestedRun */.Q)(request),
            id: runId,
            ...(0,defined/* defined */.s)({ signal: stop }),
        });
        const answer = {
            run_id: runId,
            status: 'queued',
            test_case_count: started.planned.length,
            estimated_duration_s: started.estimatedSeconds,
        };
        try {
            let createdAt = new Date(engine.ports.clock.now()).toISOString();
            const { estimatedSeconds } = await __webpack_require__.e(/* import() */ 3376).then(__webpack_require__.bind(__webpack_require__, 33376));
            const { readCaseDurations } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 10260));
            answer.estimated_duration_s = estimatedSeconds(started, await readCaseDurations(await engine.store()));
            if (isServed)
                createdAt = (await (0,job_records/* writeJob */.Pg)(engine, { id: runId, kind: 'run', request, answer })).created_at;
            engine.inBackground(playBehind(engine, {
                ...{ runId, createdAt, isServed, testCaseCount: answer.test_case_count },
                start: async () => started,
                abandon: () => started.close(),
            }));
        }
        catch (error) {
            await started.close();
            throw error;
        }
        return { ...answer, ...addressesOf(engine, runId) };
    },
});
/** Where its progress is streamed: `wss` as the interface documents, and the same at the plain address of a service. */
function addressesOf(engine, runId) {
    const streams = engine.streams();
    const path = (0,run_events_path/* runEventsPath */.wR)(runId);
    if (streams === undefined)
        return { webhook_url: `wss://localhost${path}` };
    const token = `?token=${encodeURIComponent(streams.token(runId))}`;
    return {
        webhook_url: `${streams.wss}${path}${token}`,
        stream_url: `${streams.plain}${path}${token}`,
    };
}
/** What was answered for a run of this id, where there is one. */
async function answeredBefore(engine, runId) {
    const job = await (0,job_records/* jobOf */.Zw)(engine, runId);
    if (job !== undefined)
        return job.answer; // Written above.
    const paths = (0,state_paths/* statePaths */.m)(engine.stateDir);
    if (engine.ports.files.stat(paths.journal(runId)) === null)
        return undefined;
    const { openStoredRun } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 17675));
    const journal = openStoredRun(runId, paths, engine.ports);
    try {
        if (journal.header === undefined)
            return undefined;
        return {
            ...{ run_id: runId, status: 'queued', test_case_count: journal.planned.length },
            estimated_duration_s: Math.max(1, Math.ceil(journal.header.duration_ms / 1000)),
        };
    }
    finally {
        await journal.close();
    }
}

// EXTERNAL MODULE: ./lib/schema/scorer.js
var scorer = __webpack_require__(87835);
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
;// CONCATENATED MODULE: ./lib/operations/create-scorer.js




/** POST /v1/scorers (interface 4.1). What the scorer cannot do is an error now, not at its first use. */
const createScorer = (0,define_operation/* defineOperation */.h9)({
    name: 'create-scorer',
    method: 'POST',
    path: '/v1/scorers',
    tag: 'scorers',
    status: 201,
    summary: 'Store a custom scorer.',
    access: 'account',
    lifetime: 'service',
    input: scorer/* createScorerRequest */.MC,
    output: scorer/* createScorerResponse */.gk,
    async run(request, engine) {
        // Results must say which of two was meant (contract 4).
        if (scorer_name/* AVAILABLE_SCORERS */.iL.includes(request.name))
            throw new errors/* Fault */.vC('validation_failed', `"${request.name}" is the name of a built-in scorer.`, {
                where: 'create-scorer request, field name',
                hint: 'Give the scorer another name.',
                problems: [
                    { path: 'name', message: `"${request.name}" is the name of a built-in scorer; choose another` },
                ],
            });
        const stored = { ...request, scorer_id: engine.ports.ids.next('scorer_') };
        const { customScorer } = await Promise.all(/* import() */[__webpack_require__.e(444), __webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(9126), __webpack_require__.e(1928)]).then(__webpack_require__.bind(__webpack_require__, 41928));
        await customScorer(stored, engine.ports);
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
    tag: 'test-cases',
    status: 201,
    summary: 'Store a test case.',
    access: 'account',
    lifetime: 'service',
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
        const problems = request.turns.flatMap((turn, index) => (0,resolve_scorers/* resolveScorers */.K)(turn.scorers ?? [], registry).problems.map((problem) => ({
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

// EXTERNAL MODULE: ./lib/operations/create-trace.js
var create_trace = __webpack_require__(24212);
// EXTERNAL MODULE: ./lib/schema/webhook.js
var webhook = __webpack_require__(75414);
// EXTERNAL MODULE: ./lib/webhooks/registration.js
var registration = __webpack_require__(16617);
// EXTERNAL MODULE: ./lib/webhooks/subscribers.js
var subscribers = __webpack_require__(69957);
;// CONCATENATED MODULE: ./lib/operations/create-webhook.js





/** A shorter secret can be guessed; it is accepted, because receivers choose it (security.md S50). */
const SHORTEST_SAFE = 16;
/** POST /v1/webhooks (interface 4.14). The secret is sealed and never read back. */
const createWebhook = (0,define_operation/* defineOperation */.h9)({
    name: 'create-webhook',
    method: 'POST',
    path: '/v1/webhooks',
    tag: 'webhooks',
    status: 201,
    summary: 'Register an address that is told of events.',
    access: 'account',
    lifetime: 'service',
    input: webhook/* createWebhookRequest */.px,
    output: webhook/* webhook */.C5,
    async run({ url, events, secret }, engine) {
        await (0,registration/* checkWebhookUrl */.L)(url, (0,allowed_private/* allowedPrivate */.q)(engine.ports.env));
        const id = engine.ports.ids.next('wh_');
        const bytes = Buffer.byteLength(secret);
        if (bytes < SHORTEST_SAFE)
            engine.warn(`the secret of webhook ${id} has ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}; whoever guesses it can forge events: use ${SHORTEST_SAFE} or more`);
        const answer = { webhook_id: id, url, events: [...new Set(events)], active: true };
        const sealed = await engine.vault().seal(id, { [subscribers/* SECRET_FIELD */.a]: secret });
        await (await engine.store()).put('webhooks', id, { ...answer, [subscribers/* SECRET_FIELD */.a]: sealed });
        return answer;
    },
});

// EXTERNAL MODULE: ./lib/operations/evaluate.js + 1 modules
var evaluate = __webpack_require__(70502);
// EXTERNAL MODULE: ./lib/operations/evaluate-batch.js
var evaluate_batch = __webpack_require__(23246);
// EXTERNAL MODULE: ./lib/operations/failure-analysis.js
var failure_analysis = __webpack_require__(81183);
// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js
var generate_test_cases = __webpack_require__(50704);
// EXTERNAL MODULE: ./lib/operations/optimize-prompt.js
var optimize_prompt = __webpack_require__(75658);
;// CONCATENATED MODULE: ./lib/operations/update-span.js




/** PATCH /v1/spans/{span_id} (interface 4.11): ends a span, once; how long it took is computed. */
const updateSpan = (0,define_operation/* defineOperation */.h9)({
    name: 'update-span',
    method: 'PATCH',
    path: '/v1/spans/{span_id}',
    tag: 'traces',
    status: 200,
    summary: 'End a span.',
    access: traceOwner('span_id'),
    lifetime: 'service',
    input: trace/* updateSpanRequest */.jr.extend({ span_id: schemas/* string */.YjP().min(1) }),
    output: trace/* updateSpanResponse */.Nh,
    run: async ({ span_id: spanId, ...update }, engine) => engine.traces().updateSpan(spanId, update),
});

;// CONCATENATED MODULE: ./lib/operations/registry.js














/** Every operation that works, under the name the library uses for it; one line each. */
const operations = {
    createScorer: createScorer,
    evaluate: evaluate/* evaluate */._,
    evaluateBatch: evaluate_batch/* evaluateBatchOperation */.$,
    createTestCase: createTestCase,
    generateTestCases: generate_test_cases/* generateTestCases */.Z7,
    createAgent: createAgent,
    createTrace: create_trace/* createTrace */.s,
    createWebhook: createWebhook,
    addSpan: addSpan,
    updateSpan: updateSpan,
    createRun: createRun,
    createExperiment: create_experiment/* createExperiment */.C,
    failureAnalysis: failure_analysis/* failureAnalysisOperation */.Y,
    optimizePrompt: optimize_prompt/* optimizePromptOperation */.j,
};


/***/ }),

/***/ 26253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ runOfEventsPath),
/* harmony export */   e_: () => (/* binding */ RUN_EVENTS_PATH),
/* harmony export */   wR: () => (/* binding */ runEventsPath)
/* harmony export */ });
/** Where the progress of a run is streamed (contract 11), below the base address. */
const RUN_EVENTS_PATH = '/v1/runs/{run_id}/events';
const PARAMETER = '{run_id}';
const OF_A_RUN = new RegExp(`^${RUN_EVENTS_PATH.replace(PARAMETER, '([a-z0-9_]+)')}$`);
/** Where the progress of this run is streamed. */
const runEventsPath = (runId) => RUN_EVENTS_PATH.replace(PARAMETER, () => runId);
/** The run whose progress is streamed at a path; undefined for a path of anything else. */
const runOfEventsPath = (path) => OF_A_RUN.exec(path)?.[1];


/***/ }),

/***/ 49916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * Random numbers that repeat: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), warmed up over 12
 * rounds as its author advises.
 */
function seededRandom(seed = 1) {
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    let c = seed | 0;
    let counter = 1;
    function word() {
        const sum = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + sum) | 0;
        return sum >>> 0;
    }
    for (let round = 0; round < 12; round += 1)
        word();
    return {
        next: () => word() / 2 ** 32,
        hex(bytes) {
            let text = '';
            for (let index = 0; index < bytes; index += 1)
                text += (word() & 255).toString(16).padStart(2, '0');
            return text;
        },
    };
}


/***/ }),

/***/ 65039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ storedEvaluation),
/* harmony export */   x: () => (/* binding */ scoresOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10008);



/** A finished evaluation as the state keeps it: the verdict, not the texts that were judged. `threshold` is that of the request. */
const storedEvaluation = _evaluation_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateResponse */ .LB.extend({
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    scorers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    threshold: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
});
/** The bare scores of results. Without a prototype: a scorer may have any name. */
function scoresOf(results) {
    const scores = Object.create(null);
    for (const [name, { score }] of Object.entries(results))
        scores[name] = score;
    return scores;
}


/***/ }),

/***/ 86453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ newcombeInterval)
/* harmony export */ });
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52215);

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(x2, n2, confidence);
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
const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / ROOT_TWO_PI;
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
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46172);

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
const QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
};
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = QUANTILES[confidence] ?? (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)((1 + confidence) / 2);
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

/***/ 23061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   t8: () => (/* binding */ SWALLOWED_KEY)
/* harmony export */ });
/** Deepest nesting of a value (security.md S40, S41). */
const MAX_DEPTH = 100;
/** Largest file that is read, in bytes: 10 MiB (security.md S44). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The one key that would change an object instead of standing in it, and that zod drops without a word. */
const SWALLOWED_KEY = '__proto__';


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
/** Milliseconds of a window such as `30d`, `12h`, `90m` or `2w` (`timeWindow` of schema/common.ts checks the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([mhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * UNITS[read[2]]; // One of the four letters.
}


/***/ }),

/***/ 16617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkWebhookUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _ports_http_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56186);


const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
/**
 * Refuses an address that can never be sent to: no https, user or password in it, or a literal address that is not public and
 * not in `allow`. Names are resolved and checked at each delivery instead, because what they resolve to changes (contract
 * 10). Fault `validation_failed` with the problem at `path`.
 */
async function checkWebhookUrl(url, allow, path = 'url') {
    const message = await problemOf(url, allow);
    if (message === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('validation_failed', `${path}: ${message}`, {
        where: path,
        hint: 'Give an https address of the public internet; ASSAY_ALLOW_PRIVATE_HOSTS names others that may be reached.',
        problems: [{ path, message }],
    });
}
async function problemOf(url, allow) {
    if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
        return 'must be an https URL';
    const { hostname } = new URL(url);
    try {
        await (0,_ports_http_target_js__WEBPACK_IMPORTED_MODULE_1__/* .httpTarget */ .S)({ method: 'POST', url, reach: 'public', allow });
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
        const literal = hostname.startsWith('[') || IPV4.test(hostname);
        if (fault.code === 'address_denied' && !literal)
            return undefined;
        if (fault.code === 'address_denied')
            return `the address ${hostname} is not public`;
        return fault.message;
    }
    return undefined;
}


/***/ })

};
