export const id = 9554;
export const ids = [9554];
export const modules = {

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

/***/ 31610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ experimentBehind),
/* harmony export */   x: () => (/* binding */ resumedExperiment)
/* harmony export */ });
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96540);
/* harmony import */ var _background_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76378);
/* harmony import */ var _start_experiment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32907);



/** Plays an experiment to its end behind an answer. Stopped with the process it is `running` again, to go on at the next start. */
function experimentBehind(engine, id, start) {
    return (0,_background_job_js__WEBPACK_IMPORTED_MODULE_0__/* .workBehind */ .C)(engine, { id, kind: 'experiment' }, async () => {
        const { cancelled } = await (await start()).finish();
        if (!cancelled || !engine.live().stopping.aborted)
            return 'done';
        await changed(engine, id, ({ results: _, statistical_analysis: __, recommendation: ___, ...rest }) => ({
            ...rest,
            status: 'running',
        }));
        return 'stopped';
    }, (fault) => changed(engine, id, (record) => ({ ...record, ...withoutEvidence(record, fault) })));
}
/** Goes on with an experiment after a restart. */
function resumedExperiment(engine, { id, request }) {
    return experimentBehind(engine, id, async () => {
        const stored = _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .storedExperiment */ .bZ.safeParse(await (await engine.store()).get('experiments', id)).data;
        const { stopping: signal } = engine.live();
        return stored === undefined
            ? (0,_start_experiment_js__WEBPACK_IMPORTED_MODULE_2__/* .startExperiment */ .sd)(engine, _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .createExperimentRequest */ .r2.parse(request), { id, signal })
            : (0,_start_experiment_js__WEBPACK_IMPORTED_MODULE_2__/* .startExperiment */ .sd)(engine, stored.request, { resume: id, signal });
    });
}
async function changed(engine, id, change) {
    await (await engine.store()).update('experiments', id, (value) => {
        const { data } = _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .storedExperiment */ .bZ.safeParse(value);
        return data === undefined ? value : change(data);
    });
}
/** An experiment that could not be played: its status has no other end than `completed`, so it says that nothing was shown (contract 9). */
function withoutEvidence({ request }, { message, hint }) {
    const reason = hint === undefined ? message : `${message}. ${hint}`;
    const names = request.variants.map(({ name }) => name);
    const baseline = request.config.baseline ?? names[0];
    const analysis = {
        ...{ winner: baseline, confidence: 0, p_value: 1, effect_size: {}, conclusive: false },
        not_conclusive_because: [reason],
        primary_metric: request.config.primary_metric ?? 'pass_rate',
        baseline,
        compared_with: names.find((name) => name !== baseline),
        ...{ scope: 'these_test_cases', p_population: 1, p_these_cases: 1, difference: null, interval: null },
        ...{ cases: 0, probability_best: {}, minimum_detectable_effect: null, influence: [], variance: null },
        ...{ contrasts: [], looks: [], runs_saved: 0, repeated_interval: null, warnings: [] },
        seed: request.config.seed ?? 1,
    };
    const none = { runs: 0, pass_rate: 0, avg_scores: {}, avg_latency_ms: 0 };
    return {
        status: 'completed',
        results: Object.fromEntries(names.map((name) => [name, none])),
        statistical_analysis: analysis,
        recommendation: `The experiment ended without a result: ${reason}`,
    };
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

/***/ 57104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ optimizationBehind),
/* harmony export */   z: () => (/* binding */ resumedOptimization)
/* harmony export */ });
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16458);
/* harmony import */ var _announce_optimization_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37557);
/* harmony import */ var _background_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76378);
/* harmony import */ var _start_optimization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33341);




/** Brings an optimization to its end behind an answer. Stopped with the process it is `running` again, to go on at the next start. */
function optimizationBehind(engine, id, start) {
    return (0,_background_job_js__WEBPACK_IMPORTED_MODULE_0__/* .workBehind */ .C)(engine, { id, kind: 'optimization' }, async () => {
        const { cancelled } = await (await start()).finish();
        if (!cancelled || !engine.live().stopping.aborted)
            return 'done';
        await changed(engine, id, (record) => ({
            ...unchanged(record),
            status: 'running',
            details: { reason: 'not finished: stopped with the service, goes on at its next start' },
        }));
        return 'stopped';
    }, (fault) => broken(engine, id, fault));
}
/** Goes on with an optimization after a restart. */
function resumedOptimization(engine, { id, request }) {
    return optimizationBehind(engine, id, async () => {
        const stored = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimization */ .u8.safeParse(await (await engine.store()).get('optimizations', id)).data;
        const { stopping: signal } = engine.live();
        return stored === undefined
            ? (0,_start_optimization_js__WEBPACK_IMPORTED_MODULE_2__/* .startOptimization */ .q)(engine, _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimizeRequest */ .J5.parse(request), { id, signal })
            : (0,_start_optimization_js__WEBPACK_IMPORTED_MODULE_2__/* .startOptimization */ .q)(engine, stored.request, { resume: id, signal });
    });
}
/** Nothing was found: the prompt as it was. */
const unchanged = (record) => ({
    ...record,
    optimized_prompt: record.original_prompt,
    changes_made: [],
    predicted_improvement: {},
    decision: 'not_validated',
});
/** The engine could not bring it to its end: it has failed, its validation with it, and who subscribed hears of it. */
async function broken(engine, id, { message, hint }) {
    const reason = hint === undefined ? message : `${message}. ${hint}`;
    const ended = await changed(engine, id, (record) => ({
        ...unchanged(record),
        status: 'failed',
        details: { ...record.details, reason },
    }));
    if (ended === undefined)
        return;
    const { validation_run_id: runId } = ended;
    const store = await engine.store();
    const row = await store.runSummary(runId);
    if (row !== null && row['status'] !== 'completed')
        await store.putRunSummary({ ...row, status: 'failed', reason: `Validation of ${id}: ${reason}` });
    await (0,_announce_optimization_js__WEBPACK_IMPORTED_MODULE_3__/* .announceOptimization */ .H)(engine, ended);
}
async function changed(engine, id, change) {
    let after;
    await (await engine.store()).update('optimizations', id, (value) => {
        const { data } = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimization */ .u8.safeParse(value);
        if (data === undefined)
            return value;
        after = change(data);
        return after;
    });
    return after;
}


/***/ }),

/***/ 78700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ playBehind)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49841);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20563);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23982);
/* harmony import */ var _progress_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88976);





/**
 * Puts a run into the queue and plays it to the end. It is listed at once; the promise resolves when it has ended, was left for the
 * next start because the process stops, or is played by another process. Rejects with what broke the engine, after that was written
 * down as the end of the run.
 */
function playBehind(engine, run) {
    const live = engine.live();
    const slot = live.slot('run');
    const entry = liveEntry(engine, run);
    live.add(entry);
    return whenItsTurn().finally(() => {
        slot.leave();
        // The log first: whoever follows it looks here for more.
        entry.log?.close();
        live.remove(run.runId);
    });
    async function whenItsTurn() {
        try {
            if (!slot.free && run.isServed)
                await listAsWaiting(engine, run);
            await slot.ready();
            if (run.isServed && live.stopping.aborted)
                return await run.abandon?.();
            const started = await run.start();
            const finished = await played(engine, started, entry);
            if (finished === 'stopped')
                return await listAsWaiting(engine, run, 'Stopped with the service; goes on at its next start.');
            if (finished !== undefined)
                entry.log?.note(finished);
        }
        catch (error) {
            if (live.stopping.aborted)
                return;
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
            if (fault.code === 'locked') {
                engine.warn(`${run.runId} is left alone: ${fault.message}`);
                return;
            }
            await failed(engine, run, entry, fault);
            throw error;
        }
        if (run.isServed)
            await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_1__/* .endJob */ .Lt)(engine, run.runId);
    }
}
function liveEntry(engine, { runId, createdAt, testCaseCount, isServed }) {
    const path = (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .m)(engine.stateDir).runEvents(runId);
    return {
        ...{ runId, status: 'queued', startedAt: createdAt, agentId: null, testCaseCount },
        counts: { total: testCaseCount, passed: 0, failed: 0, errored: 0, skipped: 0 },
        log: isServed
            ? (0,_progress_log_js__WEBPACK_IMPORTED_MODULE_3__/* .openProgressLog */ .g)(path, engine.ports, (error) => engine.warn(`the progress of ${runId} cannot be written down: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error).message}`))
            : undefined,
    };
}
/** Found in the list of runs while it waits. */
async function listAsWaiting(engine, { runId, createdAt }, reason = 'Waits for its turn.') {
    await (await engine.store()).putRunSummary({
        ...{ run_id: runId, status: 'queued', conclusion: null, reason },
        ...{ started_at: createdAt, pass_rate: null },
    });
}
/** Plays it. Its last event is handed back, because nobody is to hear of the end before it is written down. */
async function played(engine, started, entry) {
    const agents = new Set(started.planned.map(({ description }) => description.agent_id));
    entry.status = 'running';
    entry.startedAt = new Date(engine.ports.clock.now()).toISOString();
    entry.agentId = agents.size === 1 ? [...agents][0] : null;
    entry.counts.skipped = started.planned.filter(({ description }) => description.skip !== undefined).length;
    const first = started.planned[0]?.description;
    if (first !== undefined)
        entry.firstCase = { id: first.id, name: first.name };
    let last;
    started.events.subscribe((event) => {
        if (event.type === 'run.finished') {
            last = event;
            return;
        }
        if (event.type === 'case.finished')
            entry.counts[event.data.status] += 1;
        entry.log?.note(event);
    });
    const cancelled = await started.finish((outcome) => outcome.cancelled);
    return cancelled && engine.live().stopping.aborted ? 'stopped' : last;
}
/** Writes down that the engine could not play it to the end, in every place where somebody waits for an end. */
async function failed(engine, run, entry, fault) {
    const { runId } = run;
    const reason = fault.hint === undefined ? fault.message : `${fault.message} ${fault.hint}`;
    const now = engine.ports.clock.now();
    const store = await engine.store();
    await store.putRunSummary({
        ...{ run_id: runId, status: 'failed', conclusion: 'failed', reason, started_at: entry.startedAt },
        ...{ finished_at: new Date(now).toISOString(), agent_id: entry.agentId, counts: entry.counts },
        pass_rate: null,
    });
    const first = entry.firstCase ?? { id: '', name: '' };
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_4__/* .announce */ .i)(engine, {
        event: 'run.failed',
        data: {
            run_id: runId,
            test_case_id: first.id,
            test_case_name: first.name,
            failure_summary: reason,
        },
    });
    entry.log?.note({
        type: 'run.finished',
        data: {
            ...{ run_id: runId, status: 'failed', conclusion: 'failed', reason, counts: { ...entry.counts } },
            pass_rate: null,
            duration_ms: Math.max(0, Math.round(now - Date.parse(entry.startedAt))),
        },
    });
    if (run.isServed)
        await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_1__/* .endJob */ .Lt)(engine, runId);
}


/***/ }),

/***/ 87408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ askedRun),
/* harmony export */   u: () => (/* binding */ createRun)
/* harmony export */ });
/* harmony import */ var _runs_case_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10260);
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17675);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22626);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49841);
/* harmony import */ var _background_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78700);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);
/* harmony import */ var _estimated_seconds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73512);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23982);
/* harmony import */ var _own_purse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57296);
/* harmony import */ var _start_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14922);










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
        const isServed = engine.options.streams !== undefined;
        const runId = engine.ports.ids.next('run_');
        const begun = isServed ? await answeredBefore(engine, runId) : undefined;
        if (begun !== undefined)
            return { ...begun, ...addressesOf(engine, runId) };
        // Over the service nobody who goes away takes a run along; it stops with the process.
        const stop = isServed ? engine.live().stopping : signal;
        const started = await (0,_start_run_js__WEBPACK_IMPORTED_MODULE_2__/* .startRun */ .A)(isServed ? (0,_own_purse_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPurse */ ._)(engine) : engine, {
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
            answer.estimated_duration_s = (0,_estimated_seconds_js__WEBPACK_IMPORTED_MODULE_4__/* .estimatedSeconds */ .w)(started, await (0,_runs_case_durations_js__WEBPACK_IMPORTED_MODULE_5__/* .readCaseDurations */ .I)(await engine.store()));
            if (isServed)
                createdAt = (await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_6__/* .writeJob */ .Pg)(engine, { id: runId, kind: 'run', request, answer })).created_at;
        }
        catch (error) {
            await started.abandon();
            throw error;
        }
        engine.inBackground((0,_background_run_js__WEBPACK_IMPORTED_MODULE_7__/* .playBehind */ .v)(engine, {
            ...{ runId, createdAt, isServed, testCaseCount: answer.test_case_count },
            start: async () => started,
            abandon: () => started.abandon(),
        }));
        return { ...answer, ...addressesOf(engine, runId) };
    },
});
/** Where its progress is told: `wss` as the interface says, and the same at the plain address of a service. */
function addressesOf({ options: { streams } }, runId) {
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
    const job = await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_6__/* .jobOf */ .Zw)(engine, runId);
    if (job !== undefined)
        return job.answer; // Written above.
    const paths = (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .statePaths */ .m)(engine.stateDir);
    if (engine.ports.files.stat(paths.journal(runId)) === null)
        return undefined;
    const journal = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_9__/* .openStoredRun */ .vw)(runId, paths, engine.ports);
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
// EXTERNAL MODULE: ./lib/operations/own-purse.js
var own_purse = __webpack_require__(57296);
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
        const judged = await preparedBatch(request, (0,own_purse/* ownPurse */._)(engine));
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
    await batchBehind(engine, id, request, () => preparedBatch(request, (0,own_purse/* ownPurse */._)(engine)));
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
    const { registry, judge, settings } = await engine.scoring();
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

/***/ 23982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Pg: () => (/* binding */ writeJob),
/* harmony export */   Yl: () => (/* binding */ job),
/* harmony export */   Zw: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);


/** What was begun over the service and has not come to its end; it goes on when the service starts again. */
const job = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Of what it makes: a run, an experiment, an optimization, a batch. */
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['run', 'experiment', 'optimization', 'batch']),
    /** As it was checked, with its defaults. */
    request: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
    /** What was answered, where it cannot be read from what is stored: without addresses, which change with the service. */
    answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    created_at: _schema_common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
});
/** Resolves when the job would survive the death of this process. */
async function writeJob(engine, written) {
    const whole = { ...written, created_at: new Date(engine.ports.clock.now()).toISOString() };
    await (await engine.store()).create('jobs', whole.id, whole);
    return whole;
}
/** The job of this id; undefined when there is none, or none that can be read. */
async function jobOf(engine, id) {
    return job.safeParse(await (await engine.store()).get('jobs', id)).data;
}
/** It has come to its end, whatever that was. */
async function endJob(engine, id) {
    await (await engine.store()).remove('jobs', id);
}


/***/ }),

/***/ 75658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ optimizePromptOperation)
/* harmony export */ });
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16458);
/* harmony import */ var _background_optimization_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57104);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23982);
/* harmony import */ var _start_optimization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33341);
/* harmony import */ var _stored_optimizations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67228);






/**
 * POST /v1/optimize/prompt (interface 4.4). Answers when the optimization is complete; what was played stays in the state whatever
 * happens. Begun in the background it is `running` first, with every field of interface 2.4, and goes on after a restart.
 */
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
    async begin(request, engine) {
        const id = engine.ports.ids.next('opt_');
        const stored = await (await engine.store()).get('optimizations', id);
        const isKnown = (await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOf */ .Zw)(engine, id)) !== undefined;
        if (stored !== null && (isKnown || _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimizeResponse */ .p2.safeParse(stored).data?.status !== 'running'))
            return (0,_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_4__/* .storedOptimization */ .RX)(engine, id);
        await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_3__/* .writeJob */ .Pg)(engine, { id, kind: 'optimization', request });
        try {
            const started = await (0,_start_optimization_js__WEBPACK_IMPORTED_MODULE_2__/* .startOptimization */ .q)(engine, request, { id, signal: engine.live().stopping });
            const answer = await (0,_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_4__/* .storedOptimization */ .RX)(engine, id);
            engine.inBackground((0,_background_optimization_js__WEBPACK_IMPORTED_MODULE_5__/* .optimizationBehind */ .a)(engine, id, async () => started));
            return answer;
        }
        catch (error) {
            await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_3__/* .endJob */ .Lt)(engine, id);
            throw error;
        }
    },
});


/***/ }),

/***/ 57296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ownPurse)
/* harmony export */ });
/** The engine with judge and ceilings of its own: what one work of a service spends leaves the next one its own. */
function ownPurse(engine) {
    let scoring;
    return {
        ...engine,
        scoring: () => {
            scoring ??= engine.scoringWith();
            return scoring;
        },
    };
}


/***/ }),

/***/ 88976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ progressKey),
/* harmony export */   g: () => (/* binding */ openProgressLog)
/* harmony export */ });
/* harmony import */ var _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12707);

/** Places that are remembered of a log: one every so many messages, so that a reader who comes back finds its place at once. */
const MARK_EVERY = 256;
/** Bytes of the newest messages that stay in memory, once for all who follow: who is not behind asks no disk. */
const KEPT_BYTES = 512 * 1024;
/** Handed out at once, about as much as is read at once from disk. */
const PIECE_BYTES = 64 * 1024;
/** What makes two events the same, whatever process tells them. */
function progressKey(event) {
    switch (event.type) {
        case 'case.started':
            return `started ${event.data.attempt} ${event.data.test_case_id}`;
        case 'turn.scored':
            return `scored ${event.data.turn_id}`;
        case 'case.finished':
            return `finished ${event.data.test_case_id}`;
        default:
            return event.type;
    }
}
/**
 * Opens the log of a run and goes on with it where there is one: numbers grow on, what stands there is not told again, a torn
 * last line is cut off. Not flushed to the disk: what a power cut takes is told again out of the journal. `onFault` hears of the first
 * write that failed.
 */
function openProgressLog(path, { files, clock }, onFault = () => undefined) {
    const told = new Set();
    const marks = [0];
    let last = 0;
    let finished = 0;
    if (files.stat(path) !== null) {
        const reader = (0,_progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .progressReader */ .n)(path, files);
        try {
            for (let lines = reader.read(); lines.length > 0; lines = reader.read())
                for (const line of lines) {
                    last += 1;
                    const event = parsed(line);
                    if (event === undefined)
                        continue;
                    told.add(progressKey(event));
                    if (event.type === 'case.finished')
                        finished += 1;
                }
            for (const offset of reader.marks)
                marks.push(offset);
            if (reader.tornBytes() > 0)
                files.truncate(path, reader.offset);
        }
        finally {
            reader.close();
        }
    }
    const log = files.appendLog(path);
    const listeners = new Set();
    let held = [];
    let numbered = last;
    let isOpen = true;
    let broken = false;
    let isDue = false;
    let newest = [];
    let newestBytes = 0;
    function settle() {
        isDue = false;
        if (held.length === 0)
            return;
        const lines = held;
        let offset;
        try {
            offset = log.append(lines.join(''));
        }
        catch (error) {
            // Held until the next one: numbers on disk have no gap. The run itself goes on, or fails by its own journal.
            if (!broken)
                onFault(error);
            broken = true;
            return;
        }
        held = [];
        for (const line of lines) {
            const bytes = Buffer.from(line);
            if (last > 0 && last % MARK_EVERY === 0)
                marks[last / MARK_EVERY] = offset;
            offset += bytes.length;
            last += 1;
            newest.push(bytes.subarray(0, -1));
            newestBytes += bytes.length;
        }
        // Cut down now and then instead of at each message, which would move them all.
        if (newestBytes > 2 * KEPT_BYTES) {
            let out = 0;
            while (newestBytes > KEPT_BYTES)
                newestBytes -= newest[out++].length + 1;
            newest = newest.slice(out);
        }
        for (const listener of [...listeners])
            listener();
    }
    return {
        path,
        get last() {
            return last;
        },
        get isOpen() {
            return isOpen;
        },
        note(event) {
            if (!isOpen)
                return;
            if (told.size > 0 && told.has(progressKey(event)))
                return;
            numbered += 1;
            // Counted by what was told: after a restart cases end in another order.
            const data = event.type === 'case.finished' ? { ...event.data, finished: ++finished } : event.data;
            const at = new Date(clock.now()).toISOString();
            held.push(`${JSON.stringify({ seq: numbered, type: event.type, at, data })}\n`);
            // Behind the journal, which writes at the end of this turn too: nobody hears of what a kill could still take.
            if (!isDue)
                setImmediate(settle);
            isDue = true;
        },
        placeAfter(seq) {
            const mark = Math.min(Math.floor(Math.min(seq, last) / MARK_EVERY), marks.length - 1);
            return { seq: mark * MARK_EVERY, offset: marks[mark] ?? 0 };
        },
        newestAfter(seq) {
            if (seq >= last)
                return [];
            const first = seq - (last - newest.length);
            if (first < 0)
                return undefined;
            const some = [];
            let bytes = 0;
            for (let at = first; at < newest.length && bytes < PIECE_BYTES; at += 1) {
                const line = newest[at]; // In range.
                bytes += line.length;
                some.push(line);
            }
            return some;
        },
        listen(listener) {
            listeners.add(listener);
            return () => void listeners.delete(listener);
        },
        settle,
        close() {
            if (!isOpen)
                return;
            settle();
            isOpen = false;
            log.close();
            for (const listener of [...listeners])
                listener();
        },
    };
}
/** Written by this file alone; a damaged line keeps its number, and what it told is told again. */
function parsed(line) {
    try {
        return JSON.parse(line.toString('utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 12707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ progressReader)
/* harmony export */ });
/** Bytes read at once: some hundred messages. */
const PIECE = 64 * 1024;
/** The same as in progress-log.ts: a place is remembered every so many messages. */
const MARK_EVERY = 256;
const NEWLINE = 0x0a;
function progressReader(path, files, from = 0) {
    const reader = files.reader(path);
    const marks = [];
    let offset = from;
    let count = 0;
    return {
        read() {
            const left = reader.size() - offset;
            for (let length = PIECE; left > 0; length *= 2) {
                const piece = Buffer.from(reader.readAt(offset, Math.min(length, left)));
                const end = piece.lastIndexOf(NEWLINE);
                if (end < 0) {
                    if (length >= left)
                        return []; // Half a line at the end of the file.
                    continue; // One long message.
                }
                const lines = [];
                let start = 0;
                while (start <= end) {
                    const stop = piece.indexOf(NEWLINE, start);
                    if (count > 0 && count % MARK_EVERY === 0)
                        marks.push(offset + start);
                    lines.push(piece.subarray(start, stop));
                    count += 1;
                    start = stop + 1;
                }
                offset += end + 1;
                return lines;
            }
            return [];
        },
        get offset() {
            return offset;
        },
        marks,
        tornBytes: () => Math.max(0, reader.size() - offset),
        close: () => reader.close(),
    };
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
    run: async ({ trace_id: traceId, ...request }, engine) => engine.traces().addSpan(traceId, request),
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/agent.js
var agent = __webpack_require__(79622);
// EXTERNAL MODULE: ./lib/scorers/registry.js + 197 modules
var scorers_registry = __webpack_require__(70238);
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
        const { problems } = (0,scorers_registry/* resolveScorers */.Ki)(request.default_scorers ?? [], await engine.registry());
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
// EXTERNAL MODULE: ./lib/operations/background-experiment.js
var background_experiment = __webpack_require__(31610);
// EXTERNAL MODULE: ./lib/operations/job-records.js
var job_records = __webpack_require__(23982);
// EXTERNAL MODULE: ./lib/operations/start-experiment.js + 43 modules
var start_experiment = __webpack_require__(32907);
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
        const started = await (0,start_experiment/* startExperiment */.sd)(engine, request, signal === undefined ? {} : { signal });
        return (await started.finish()).response;
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('exp_');
        const stored = await (await engine.store()).get('experiments', id);
        if ((await (0,job_records/* jobOf */.Zw)(engine, id)) !== undefined || experiment/* experimentResponse */.jz.safeParse(stored).data?.results)
            return { experiment_id: id, status: 'pending' };
        // Before the start, which takes the lock: then an id that was drawn is either answered or free.
        await (0,job_records/* writeJob */.Pg)(engine, { id, kind: 'experiment', request });
        try {
            const started = await (0,start_experiment/* startExperiment */.sd)(engine, request, { id, signal: engine.live().stopping });
            engine.inBackground((0,background_experiment/* experimentBehind */.A)(engine, id, async () => started));
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
        return engine.traces().createTrace(request);
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
            engine.warn(`the secret of webhook ${id} has ${bytes} bytes; whoever guesses it can forge events: use ${SHORTEST_SAFE} or more`);
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
