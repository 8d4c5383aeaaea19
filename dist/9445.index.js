export const id = 9445;
export const ids = [9445];
export const modules = {

/***/ 72984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ preflight)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _scorers_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67365);


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
    const { scorers, problems } = (0,_scorers_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveScorers */ .K)([...new Set(names)], registry);
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
            hint: first.hint ?? 'Add the named fields or leave the scorer out; nothing was judged.',
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

/***/ 76378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ workBehind)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23982);


/**
 * Does the work of a job behind an answer, in its turn. When the work throws, `onFault` writes the end down where its result would stand;
 * without that, the job would begin anew at every start. Rejects with the fault afterwards.
 */
async function workBehind(engine, { id, kind }, work, onFault) {
    const live = engine.live();
    const slot = live.slot(kind);
    try {
        await slot.ready();
        if (live.stopping.aborted)
            return;
        if ((await work()) === 'stopped')
            return;
        await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_0__/* .endJob */ .Lt)(engine, id);
    }
    catch (error) {
        if (live.stopping.aborted)
            return;
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error);
        if (fault.code === 'locked') {
            engine.warn(`${id} is left alone: ${fault.message}`);
            return;
        }
        await onFault(fault);
        await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_0__/* .endJob */ .Lt)(engine, id);
        throw error;
    }
    finally {
        slot.leave();
    }
}


/***/ }),

/***/ 87408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ askedRun),
/* harmony export */   u: () => (/* binding */ createRun)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22626);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49841);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23982);




/** What a request asks of a run. */
function askedRun(request) {
    const { test_case_id: one, test_case_ids: several, tags, override_agent_id: agent, config } = request;
    const cases = [...(one === undefined ? [] : [one]), ...(several ?? [])];
    return {
        selection: {
            // An empty list selects nothing; only a selector that is not there leaves the choice to the others.
            ...(one === undefined && several === undefined ? {} : { cases }),
            ...(tags === undefined ? {} : { tags }),
            ...(agent === undefined ? {} : { agent }),
        },
        parallel: config.parallel,
        maxRetries: config.max_retries,
        timeoutMs: config.timeout_ms,
    };
}
/**
 * POST /v1/runs (interface 4.12). Answers as soon as the run is planned, checked and, over the service, written down as a job; the work
 * goes on in the background of the engine and ends with the run in the state. An id that was drawn before (the repetition of a request
 * whose answer got lost) is answered as it was and not played twice.
 */
const createRun = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .defineOperation */ .h9)({
    name: 'create-run',
    method: 'POST',
    path: '/v1/runs',
    status: 202,
    summary: 'Play test cases against an agent.',
    input: _schema_run_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunRequest */ .lZ,
    output: _schema_run_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunResponse */ .hK,
    async run(request, engine, { signal }) {
        const { startRun } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(5580), __webpack_require__.e(1897), __webpack_require__.e(8596), __webpack_require__.e(4922)]).then(__webpack_require__.bind(__webpack_require__, 14922));
        const { playBehind } = await __webpack_require__.e(/* import() */ 8700).then(__webpack_require__.bind(__webpack_require__, 78700));
        const isServed = engine.streams() !== undefined;
        const runId = engine.ports.ids.next('run_');
        const begun = isServed ? await answeredBefore(engine, runId) : undefined;
        if (begun !== undefined)
            return { ...begun, ...addressesOf(engine, runId) };
        engine.live().requireRoom('run');
        // Over the service nobody who goes away takes a run along; it stops with the process.
        const stop = isServed ? engine.live().stopping : signal;
        const started = await startRun(engine, {
            ...askedRun(request),
            id: runId,
            ...(stop === undefined ? {} : { signal: stop }),
        });
        const answer = {
            run_id: runId,
            status: 'queued',
            test_case_count: started.planned.length,
            estimated_duration_s: started.estimatedSeconds,
        };
        let createdAt = new Date(engine.ports.clock.now()).toISOString();
        try {
            const { estimatedSeconds } = await __webpack_require__.e(/* import() */ 3512).then(__webpack_require__.bind(__webpack_require__, 73512));
            const { readCaseDurations } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 10260));
            answer.estimated_duration_s = estimatedSeconds(started, await readCaseDurations(await engine.store()));
            if (isServed)
                createdAt = (await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJob */ .Pg)(engine, { id: runId, kind: 'run', request, answer })).created_at;
        }
        catch (error) {
            await started.abandon();
            throw error;
        }
        engine.inBackground(playBehind(engine, {
            ...{ runId, createdAt, isServed, testCaseCount: answer.test_case_count },
            start: async () => started,
            abandon: () => started.abandon(),
        }));
        return { ...answer, ...addressesOf(engine, runId) };
    },
});
/** Where its progress is told: `wss` as the interface says, and the same at the plain address of a service. */
function addressesOf(engine, runId) {
    const streams = engine.streams();
    const path = `/v1/runs/${runId}/events`;
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
    const job = await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_2__/* .jobOf */ .Zw)(engine, runId);
    if (job !== undefined)
        return job.answer; // Written above.
    const paths = (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .m)(engine.stateDir);
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


/***/ }),

/***/ 41943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ evaluateBatchOperation),
  A: () => (/* binding */ resumedBatch)
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
// EXTERNAL MODULE: ./lib/schema/batch.js
var batch = __webpack_require__(51);
// EXTERNAL MODULE: ./lib/operations/announce.js
var announce = __webpack_require__(20563);
// EXTERNAL MODULE: ./lib/operations/background-job.js
var background_job = __webpack_require__(76378);
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
// EXTERNAL MODULE: ./lib/operations/job-records.js
var job_records = __webpack_require__(23982);
;// CONCATENATED MODULE: ./lib/operations/evaluate-batch.js








/**
 * POST /v1/evaluate/batch (interface 4.3). Missing inputs of all items are reported at once, before any judge call. Begun in the
 * background it is `running` first; after a restart it is judged again, which costs nothing where the judge's cache knows the answer.
 */
const evaluateBatchOperation = (0,define_operation/* defineOperation */.h9)({
    name: 'evaluate-batch',
    method: 'POST',
    path: '/v1/evaluate/batch',
    status: 200,
    summary: 'Judge many outputs with the same scorers.',
    input: batch/* batchRequest */.Uv,
    output: batch/* batchResponse */.iG,
    async run(request, engine, { signal }) {
        const judged = await preparedBatch(request, engine);
        return judged(engine.ports.ids.next('batch_'), signal);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('batch_');
        const store = await engine.store();
        const stored = batch/* batchResponse */.iG.safeParse(await store.get('batches', id)).data;
        if (stored !== undefined && (stored.status !== 'running' || (await (0,job_records/* jobOf */.Zw)(engine, id)) !== undefined))
            return stored;
        engine.live().requireRoom('batch');
        const judged = await preparedBatch(request, engine);
        const begun = unjudged(id, request);
        await (0,job_records/* writeJob */.Pg)(engine, { id, kind: 'batch', request });
        try {
            await store.put('batches', id, begun);
        }
        catch (error) {
            await (0,job_records/* endJob */.Lt)(engine, id);
            throw error;
        }
        engine.inBackground(batchBehind(engine, id, request, async () => judged));
        return begun;
    },
});
/** Judges a batch again after a restart, under the same id. */
async function resumedBatch(engine, { id, request: stored }) {
    const { data: request, error } = batch/* batchRequest */.Uv.safeParse(stored);
    const store = await engine.store();
    if (request === undefined) {
        const reason = `the request was written by another version: ${error.issues[0]?.message ?? ''}`;
        await store.put('batches', id, { ...unjudged(id, { items: [] }), status: 'failed', reason });
        return (0,job_records/* endJob */.Lt)(engine, id);
    }
    await store.put('batches', id, unjudged(id, request));
    await batchBehind(engine, id, request, () => preparedBatch(request, engine));
}
function batchBehind(engine, id, request, prepare) {
    return (0,background_job/* workBehind */.C)(engine, { id, kind: 'batch' }, async () => {
        await (await prepare())(id, engine.live().stopping);
        return 'done';
    }, async ({ message }) => (await engine.store()).put('batches', id, {
        ...unjudged(id, request),
        status: 'failed',
        reason: message,
    }));
}
/** Checks everything that can be checked before the judge is asked; what comes back judges, stores and announces. */
async function preparedBatch(request, engine) {
    const { registry, judge, settings } = await engine.scoringWith();
    const subjects = request.items.map(({ threshold, ...subject }, index) => ({
        subject,
        path: `items[${index}]`,
        threshold: threshold ?? request.threshold,
    }));
    const scorers = (0,preflight/* preflight */.M)(subjects, request.scorers, registry);
    return async (id, signal) => {
        const response = await evaluateBatch(id, request.items, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            parallel: request.config.parallel,
            failFast: request.config.fail_fast,
            concurrency: settings.run.concurrency,
            ...(signal === undefined ? {} : { signal }),
        });
        // What was not judged because somebody stopped it is no result.
        if (signal?.aborted === true)
            throw new lib_errors/* Fault */.vC('cancelled', `${id} was cancelled`);
        await (await engine.store()).put('batches', id, response);
        const { total, passed, avg_scores } = response.summary;
        await (0,announce/* announce */.i)(engine, {
            event: 'evaluation.completed',
            data: { evaluation_id: id, overall_pass: passed === total, scores: avg_scores, batch_id: id },
        });
        return response;
    };
}
const unjudged = (id, { items }) => ({
    batch_id: id,
    status: 'running',
    results: [],
    summary: { total: items.length, passed: 0, failed: 0, errored: 0, skipped: 0, avg_scores: {} },
});


/***/ }),

/***/ 70491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452);
/* harmony import */ var _evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72984);
/* harmony import */ var _evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95288);
/* harmony import */ var _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10008);
/* harmony import */ var _schema_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65039);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20563);
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
        const response = {
            evaluation_id: engine.ports.ids.next('eval_'),
            overall_pass: (0,_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .overallPass */ .lb)(scored),
            results: scored.results,
            ...(failed ? { errors: scored.errors } : {}),
        };
        await remember(response, request, engine);
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_4__/* .announce */ .i)(engine, {
            event: 'evaluation.completed',
            data: {
                evaluation_id: response.evaluation_id,
                overall_pass: response.overall_pass,
                scores: (0,_schema_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .scoresOf */ .x)(response.results),
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
        engine.warn(`evaluation ${id} was not stored: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .asFault */ .Ps)(error))}`);
    }
}
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
/* harmony import */ var _schema_generation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18045);
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55223);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27591);





/** How far back failures are looked for, as `failure_window` of an optimization (contract 9). */
const WINDOW = '30d';
/** POST /v1/test-cases/generate (interface 4.7). The cases are answered, not stored. */
const generateTestCases = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .defineOperation */ .h9)({
    name: 'generate-test-cases',
    method: 'POST',
    path: '/v1/test-cases/generate',
    status: 200,
    summary: 'Generate test cases from documents, conversation logs or failures.',
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
        const { generateCases } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(2761), __webpack_require__.e(7818), __webpack_require__.e(1436)]).then(__webpack_require__.bind(__webpack_require__, 11436));
        const response = await generateCases({
            ...(source === 'documents' ? { documents } : {}),
            ...(source === 'conversation_logs' ? { logs } : {}),
            ...(source === 'failure_analysis' ? { failures: await failuresOf(engine, request.agent_id) } : {}),
        }, request.generation_config, existing, { seed: engine.options.seed ?? 1, judge: scoring.judge, ...(signal === undefined ? {} : { signal }) });
        if (request.generation_config.mutation !== true)
            return response;
        const { coverage_analysis: coverage, generated_test_cases: made } = response;
        const { measureMutation } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(5580), __webpack_require__.e(368), __webpack_require__.e(7818), __webpack_require__.e(6500)]).then(__webpack_require__.bind(__webpack_require__, 77064));
        const { mutation, notes } = await measureMutation(engine, scoring, request.agent_id, made, signal);
        const told = [...(Array.isArray(coverage['notes']) ? coverage['notes'] : []), ...notes];
        return {
            ...response,
            coverage_analysis: {
                ...coverage,
                ...(mutation === undefined ? {} : { mutation }),
                ...(told.length === 0 ? {} : { notes: told }),
            },
        };
    },
});
/** Failures of the agent with their kinds; those of infrastructure and evaluators say nothing about it and are left out. */
async function failuresOf(engine, agent) {
    const { storedAttempts } = await __webpack_require__.e(/* import() */ 1958).then(__webpack_require__.bind(__webpack_require__, 11958));
    const { byStatus } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(3470)]).then(__webpack_require__.bind(__webpack_require__, 52831));
    const { analyseFailures } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(2144)]).then(__webpack_require__.bind(__webpack_require__, 80895));
    const { isOfAgent } = await __webpack_require__.e(/* import() */ 7783).then(__webpack_require__.bind(__webpack_require__, 47783));
    const to = engine.ports.clock.now();
    const attempts = await storedAttempts(engine, { agent, from: to - (0,_text_time_window_js__WEBPACK_IMPORTED_MODULE_4__/* .windowMs */ .$)(WINDOW), to });
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
        ...(tools === undefined ? {} : { agentTools: tools }),
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

/***/ 69554:
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
;// CONCATENATED MODULE: ./lib/operations/add-span.js



/** POST /v1/traces/{trace_id}/spans (interface 4.10): a step that has begun. */
const addSpan = (0,define_operation/* defineOperation */.h9)({
    name: 'add-span',
    method: 'POST',
    path: '/v1/traces/{trace_id}/spans',
    status: 201,
    summary: 'Add a span to a trace.',
    input: trace/* addSpanRequest */.hK.extend({ trace_id: schemas/* string */.YjP().min(1) }),
    output: trace/* addSpanResponse */.H,
    run: async ({ trace_id: traceId, ...request }, engine) => engine.traces().addSpan(traceId, request, engine.ports.ids),
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/agent.js
var agent = __webpack_require__(79622);
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
    status: 201,
    summary: 'Store an agent and how to reach it.',
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
            ...(sealed === undefined ? {} : { credentials: sealed }),
        });
        engine.forget();
        return { id, name: agent.name, provider: agent.provider, created_at: created, api_key: apiKey };
    },
});

// EXTERNAL MODULE: ./lib/schema/experiment.js
var experiment = __webpack_require__(96540);
// EXTERNAL MODULE: ./lib/operations/job-records.js
var job_records = __webpack_require__(23982);
;// CONCATENATED MODULE: ./lib/operations/create-experiment.js



/**
 * POST /v1/experiments (interface 4.5). Answers when the experiment is complete; what was played stays in the state whatever happens.
 * Begun in the background it is `pending` first, and goes on after a restart.
 */
const createExperiment = (0,define_operation/* defineOperation */.h9)({
    name: 'create-experiment',
    method: 'POST',
    path: '/v1/experiments',
    status: 201,
    summary: 'Compare configurations of an agent.',
    input: experiment/* createExperimentRequest */.r2,
    output: experiment/* experimentResponse */.jz,
    async run(request, engine, { signal }) {
        const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(5580), __webpack_require__.e(2907), __webpack_require__.e(7264)]).then(__webpack_require__.bind(__webpack_require__, 32907));
        const started = await startExperiment(engine, request, signal === undefined ? {} : { signal });
        return (await started.finish()).response;
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('exp_');
        const stored = await (await engine.store()).get('experiments', id);
        if ((await (0,job_records/* jobOf */.Zw)(engine, id)) !== undefined || experiment/* experimentResponse */.jz.safeParse(stored).data?.results)
            return { experiment_id: id, status: 'pending' };
        engine.live().requireRoom('experiment');
        // Before the start, which takes the lock: then an id that was drawn is either answered or free.
        await (0,job_records/* writeJob */.Pg)(engine, { id, kind: 'experiment', request });
        try {
            const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(5580), __webpack_require__.e(2907), __webpack_require__.e(7264)]).then(__webpack_require__.bind(__webpack_require__, 32907));
            const { experimentBehind } = await Promise.all(/* import() */[__webpack_require__.e(5580), __webpack_require__.e(2907), __webpack_require__.e(5909)]).then(__webpack_require__.bind(__webpack_require__, 31610));
            const started = await startExperiment(engine, request, { id, signal: engine.live().stopping });
            engine.inBackground(experimentBehind(engine, id, async () => started));
        }
        catch (error) {
            await (0,job_records/* endJob */.Lt)(engine, id);
            throw error;
        }
        return { experiment_id: id, status: 'pending' };
    },
});

// EXTERNAL MODULE: ./lib/operations/create-run.js
var create_run = __webpack_require__(87408);
// EXTERNAL MODULE: ./lib/schema/scorer.js
var scorer = __webpack_require__(87835);
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
;// CONCATENATED MODULE: ./lib/operations/create-scorer.js




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
        const { customScorer } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(7062), __webpack_require__.e(3503), __webpack_require__.e(7805), __webpack_require__.e(8879), __webpack_require__.e(2569)]).then(__webpack_require__.bind(__webpack_require__, 28879));
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

;// CONCATENATED MODULE: ./lib/operations/create-trace.js



/** POST /v1/traces (interface 4.9): a trace with its root span, for one invocation of an agent. */
const createTrace = (0,define_operation/* defineOperation */.h9)({
    name: 'create-trace',
    method: 'POST',
    path: '/v1/traces',
    status: 201,
    summary: 'Begin the trace of an agent invocation.',
    input: trace/* createTraceRequest */.rG,
    output: trace/* createTraceResponse */.r3,
    async run(request, engine) {
        const agents = await engine.agents();
        if (!agents.some(({ agent }) => agent.id === request.agent_id))
            throw new errors/* Fault */.vC('validation_failed', `agent_id: there is no agent ${JSON.stringify(request.agent_id)}`, {
                where: 'agent_id',
                hint: 'Create it with POST /v1/agents, or name one of GET /v1/agents.',
                problems: [{ path: 'agent_id', message: `there is no agent ${JSON.stringify(request.agent_id)}` }],
            });
        return engine.traces().createTrace(request, undefined, engine.ports.ids);
    },
});

// EXTERNAL MODULE: ./lib/schema/webhook.js
var webhook = __webpack_require__(75414);
// EXTERNAL MODULE: ./lib/webhooks/registration.js
var registration = __webpack_require__(16617);
// EXTERNAL MODULE: ./lib/webhooks/subscribers.js
var subscribers = __webpack_require__(69957);
;// CONCATENATED MODULE: ./lib/operations/create-webhook.js





/** A shorter secret can be guessed; it is accepted, because receivers choose it (security.md, decisions). */
const SHORTEST_SAFE = 16;
/** POST /v1/webhooks (interface 4.14). The secret is sealed and never read back. */
const createWebhook = (0,define_operation/* defineOperation */.h9)({
    name: 'create-webhook',
    method: 'POST',
    path: '/v1/webhooks',
    status: 201,
    summary: 'Register an address that is told of events.',
    input: webhook/* createWebhookRequest */.px,
    output: webhook/* webhook */.C5,
    async run({ url, events, secret }, engine) {
        await (0,registration/* checkWebhookUrl */.L)(url, (0,allowed_private/* allowedPrivate */.q)(engine.ports.env));
        const id = engine.ports.ids.next('wh_');
        const bytes = Buffer.byteLength(secret);
        if (bytes < SHORTEST_SAFE)
            engine.warn(`the secret of webhook ${id} has ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}; whoever guesses it can forge events: use ${SHORTEST_SAFE} or more`);
        const answer = { webhook_id: id, url, events: [...new Set(events)], active: true };
        const sealed = await engine.vault().seal(id, { [subscribers/* SECRET_FIELD */.ap]: secret });
        await (await engine.store()).put('webhooks', id, { ...answer, [subscribers/* SECRET_FIELD */.ap]: sealed });
        return answer;
    },
});

// EXTERNAL MODULE: ./lib/operations/evaluate.js
var evaluate = __webpack_require__(70491);
// EXTERNAL MODULE: ./lib/operations/evaluate-batch.js + 1 modules
var evaluate_batch = __webpack_require__(41943);
// EXTERNAL MODULE: ./lib/schema/failure-analysis.js
var failure_analysis = __webpack_require__(64652);
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
    async run(query, engine, { signal }) {
        const { analysePeriod } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(2831)]).then(__webpack_require__.bind(__webpack_require__, 52831));
        return (await analysePeriod(engine, query, signal)).analysis;
    },
});

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
    status: 200,
    summary: 'End a span.',
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
    createTrace: createTrace,
    createWebhook: createWebhook,
    addSpan: addSpan,
    updateSpan: updateSpan,
    createRun: create_run/* createRun */.u,
    createExperiment: createExperiment,
    failureAnalysis: failureAnalysisOperation,
    optimizePrompt: optimize_prompt/* optimizePromptOperation */.j,
};


/***/ }),

/***/ 51:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uv: () => (/* binding */ batchRequest),
/* harmony export */   iG: () => (/* binding */ batchResponse)
/* harmony export */ });
/* unused harmony exports batchItem, batchItemResult */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10008);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47655);
/* harmony import */ var _scorer_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60133);




/** One item of a batch: every field of an evaluation but `scorers` (contract 9). */
const batchItem = _evaluation_js__WEBPACK_IMPORTED_MODULE_0__/* .subject */ .bc.extend({
    input: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    output: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    threshold: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).optional(),
});
/** Request body of POST /v1/evaluate/batch (interface 4.3). */
const batchRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    items: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(batchItem).min(1),
    scorers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_2__/* .scorerName */ .W7).min(1),
    threshold: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).optional(),
    config: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ parallel: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true), fail_fast: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false) })
        .default({ parallel: true, fail_fast: false }),
});
/** One entry per item, in order. An errored or skipped item has `overall_pass` false and no scores. */
const batchItemResult = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    item_index: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    overall_pass: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['scored', 'errored', 'skipped']),
    errors: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerError */ .Tz).optional(),
});
/** Response of POST /v1/evaluate/batch (interface 2.3). Averages are over scored items. */
const batchResponse = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    batch_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    /** Why it ended without being judged, where something else than its items was at fault. */
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(batchItemResult),
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        total: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        errored: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        skipped: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        avg_scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    }),
});


/***/ }),

/***/ 10008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LO: () => (/* binding */ evaluateRequest),
  LB: () => (/* binding */ evaluateResponse),
  bc: () => (/* binding */ subject)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./lib/schema/message.js

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
const message = schemas/* object */.Ikc({
    role: schemas/* enum */.k5n(['user', 'assistant', 'system', 'tool']),
    content: schemas/* string */.YjP(),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});

// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(60133);
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call = __webpack_require__(65086);
;// CONCATENATED MODULE: ./lib/schema/evaluation.js





/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
const subject = schemas/* object */.Ikc({
    input: schemas/* string */.YjP().optional(),
    output: schemas/* string */.YjP().optional(),
    expected_behavior: schemas/* string */.YjP().optional(),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    ground_truth: schemas/* string */.YjP().optional(),
    conversation_history: schemas/* array */.YOg(message).optional(),
    agent_plan: schemas/* string */.YjP().optional(),
    tool_calls: schemas/* array */.YOg(tool_call/* toolCall */.LW).optional(),
    role: schemas/* string */.YjP().optional(),
    system_prompt: schemas/* string */.YjP().optional(),
    domain: schemas/* string */.YjP().optional(),
    allowed_topics: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    advice_types: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    expected_tools: schemas/* array */.YOg(tool_call/* expectedTool */.vc).optional(),
    available_tools: schemas/* array */.YOg(tool_call/* toolDescription */.HG).optional(),
    latency_ms: schemas/* number */.aig().min(0).optional(),
});
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
const evaluateRequest = subject.extend({
    turn_id: schemas/* string */.YjP().optional(),
    scorers: schemas/* array */.YOg(scorer_name/* scorerName */.W7).min(1),
    threshold: schemas/* number */.aig().min(0).optional(),
});
/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
const evaluateResponse = schemas/* object */.Ikc({
    evaluation_id: schemas/* string */.YjP(),
    overall_pass: schemas/* boolean */.zMY(),
    results: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerResult */.sp),
    errors: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerError */.Tz).optional(),
});


/***/ }),

/***/ 96540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ experimentFields),
/* harmony export */   JR: () => (/* binding */ DEFAULT_RUNS_PER_VARIANT),
/* harmony export */   Ox: () => (/* binding */ variant),
/* harmony export */   bZ: () => (/* binding */ storedExperiment),
/* harmony export */   jz: () => (/* binding */ experimentResponse),
/* harmony export */   r2: () => (/* binding */ createExperimentRequest),
/* harmony export */   u2: () => (/* binding */ coherentExperiment)
/* harmony export */ });
/* unused harmony exports experimentConfig, variantResult, scope, experimentContrast, experimentLook, statisticalAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47655);



/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
const variant = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name'),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        system_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
        temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(2).optional(),
    }),
});
/** Interface 4.5 with the extensions of contract 9. */
const experimentConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    runs_per_variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(1000).optional(),
    randomize: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional(),
    sequential: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    min_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional(),
});
const experimentFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    variants: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(variant).min(2),
    test_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1),
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_1__/* .scorerName */ .W7).min(1),
    config: experimentConfig.prefault({}),
});
/** What an experiment must not contradict; tolerant of half-read input, so that it can speak beside other problems. */
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
const createExperimentRequest = experimentFields.superRefine(coherentExperiment, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
const variantResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    avg_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    avg_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    errored: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Plays in which nothing applied. */
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** 95 %, at the effective size: runs of one case are not independent. */
    pass_rate_interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([_common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM]).optional(),
    p50_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    p95_latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Of all its plays, as the agent said; missing where it did not say of each. */
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional(),
});
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
const scope = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['population', 'these_test_cases']);
const interval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]);
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
const experimentContrast = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    against: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Cases with valid plays on both sides. */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** 95 %. */
    interval: interval.nullable(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
    p_adjusted: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['primary', 'exploratory']),
    /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
    holds: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
    equivalent: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
    /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
    hedges_g: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
});
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
const experimentLook = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Rounds done, of the rounds planned. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    leader: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    nominal_alpha: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
    conditional_power: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    decision: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['go_on', 'winner', 'futile', 'last']),
    /** Variants that were no longer played from here on. */
    dropped: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
const statisticalAnalysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    winner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    confidence: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    effect_size: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    conclusive: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    conclusive_for_these_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** Why it is not conclusive, one sentence each; empty when it is. */
    not_conclusive_because: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
    compared_with: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    scope,
    p_population: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    p_these_cases: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
    /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
    difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    interval: interval.nullable(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /** Share of draws in which a variant is best; never the same as confidence. */
    probability_best: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM),
    /** Smallest difference that this design finds with 80 % power. Null without evidence. */
    minimum_detectable_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
    influence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        p_value_without: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM,
        leader_without: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    })),
    /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
    variance: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ within_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), between_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).nullable(),
    contrasts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(experimentContrast),
    looks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(experimentLook),
    /** Plays that were planned and not needed. */
    runs_saved: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /** Interval of `difference` that holds over all looks; null without looks. */
    repeated_interval: interval.nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
const experimentResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    experiment_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pending', 'running', 'completed']),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), variantResult).optional(),
    statistical_analysis: statisticalAnalysis.optional(),
    recommendation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
const storedExperiment = experimentResponse.extend({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE,
    request: experimentFields,
});


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

/***/ 67365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveScorers)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** The scorers of a request by name, and a problem for every name that is none. */
function resolveScorers(names, registry) {
    const scorers = [];
    const problems = [];
    for (const [index, name] of names.entries()) {
        const scorer = registry.find(name);
        if (scorer)
            scorers.push(scorer);
        else
            problems.push(unknownScorer(name, index, registry, problems));
    }
    return { scorers, problems };
}
/** The list of all names is given once: with many unknown ones it would bury them. */
function unknownScorer(name, index, registry, before) {
    const problem = { path: `scorers[${index}]`, code: 'unknown_scorer', scorer: name, field: 'scorers' };
    const meant = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(name, registry.names());
    if (meant !== null)
        return {
            ...problem,
            message: `There is no scorer "${name}". Did you mean "${meant}"?`,
            hint: `Write "${meant}".`,
        };
    const list = `Scorers are ${registry.names().join(', ')}.`;
    const said = before.some((one) => one.hint === list);
    return { ...problem, message: `There is no scorer "${name}".`, ...(said ? {} : { hint: list }) };
}


/***/ }),

/***/ 44370:
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
