export const id = 8872;
export const ids = [8872,9155,1055];
export const modules = {

/***/ 37507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   experimentBehind: () => (/* binding */ experimentBehind),
/* harmony export */   x: () => (/* binding */ resumedExperiment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93361);
/* harmony import */ var _background_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99240);
/* harmony import */ var _start_experiment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31941);
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




/** Plays an experiment to its end behind an answer. Stopped with the process it is `running` again, to go on at the next start. */
function experimentBehind(engine, id, { start, abandon }) {
    return (0,_background_job_js__WEBPACK_IMPORTED_MODULE_0__/* .workBehind */ .C)(engine, { id, kind: 'experiment' }, {
        abandon,
        async work() {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const started = __addDisposableResource(env_1, await start(), true);
                const { cancelled } = await started.finish();
                if (!cancelled || !engine.live().stopping.aborted)
                    return 'done';
                await changed(engine, id, ({ results: _, statistical_analysis: __, recommendation: ___, ...rest }) => ({
                    ...rest,
                    status: 'running',
                }));
                return 'stopped';
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
        onFault: (fault) => changed(engine, id, (record) => ({ ...record, ...withoutEvidence(record, fault) })),
    });
}
/** Goes on with an experiment after a restart. */
function resumedExperiment(engine, { id, request }) {
    return experimentBehind(engine, id, {
        async start() {
            const stored = _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .storedExperiment */ .bZ.safeParse(await (await engine.store()).get('experiments', id)).data;
            const { stopping: signal } = engine.live();
            return stored === undefined
                ? (0,_start_experiment_js__WEBPACK_IMPORTED_MODULE_2__.startExperiment)(engine, _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .createExperimentRequest */ .r2.parse(request), { id, signal })
                : (0,_start_experiment_js__WEBPACK_IMPORTED_MODULE_2__.startExperiment)(engine, stored.request, { resume: id, signal });
        },
    });
}
async function changed(engine, id, change) {
    await (await engine.store()).update('experiments', id, (value) => {
        const { data } = _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .storedExperiment */ .bZ.safeParse(value);
        return data === undefined ? value : change(data);
    });
}
/** An experiment that could not be played: its status has no other end than `completed`, so its recommendation is that nothing was shown (contract 9). */
function withoutEvidence({ request }, fault) {
    const reason = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .faultSentences */ .Lm)(fault);
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

/***/ 47646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeJobs: () => (/* binding */ resumeJobs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88343);
/* harmony import */ var _engine_progress_log_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(14404);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _runs_record_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72409);
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17675);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48277);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49841);
/* harmony import */ var _background_batch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96231);
/* harmony import */ var _experiments_background_experiment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37507);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40944);
/* harmony import */ var _journal_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(52647);
/* harmony import */ var _optimizations_background_optimization_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94551);
/* harmony import */ var _runs_announce_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89085);
/* harmony import */ var _runs_background_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81055);
/* harmony import */ var _runs_requested_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88611);
/* harmony import */ var _runs_start_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49129);
















/**
 * Goes on with everything that was begun over the service and has not come to its end: what was recorded is neither played nor judged
 * again. Resolves when all of it is listed; the work itself is done in the background, and what cannot go on ends there as failed, with the
 * reason. What was begun at a terminal or in a workflow has no job and is left to whoever began it.
 */
async function resumeJobs(engine) {
    const store = await engine.store();
    for (const { id, value } of await store.list('jobs')) {
        const { data, error } = _job_records_js__WEBPACK_IMPORTED_MODULE_0__/* .job */ .Yl.safeParse(value);
        if (data === undefined) {
            engine.warn(`the job ${id} is stored in a form that this Assay does not read: ${error?.message}`);
            continue;
        }
        try {
            engine.inBackground(goingOn(engine, data));
        }
        catch (fault) {
            engine.warn(`${id} does not go on: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(fault))}`);
        }
    }
}
function goingOn(engine, begun) {
    switch (begun.kind) {
        case 'run':
            return resumedRun(engine, begun);
        case 'experiment':
            return (0,_experiments_background_experiment_js__WEBPACK_IMPORTED_MODULE_2__/* .resumedExperiment */ .x)(engine, begun);
        case 'optimization':
            return (0,_optimizations_background_optimization_js__WEBPACK_IMPORTED_MODULE_3__/* .resumedOptimization */ .z)(engine, begun);
        case 'batch':
            return (0,_background_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .resumedBatch */ .AK)(engine, begun);
    }
}
const countOf = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ test_case_count: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() });
/** Listed in this very turn, so that it is not shown as interrupted to who asks right after the start. */
async function resumedRun(engine, begun) {
    const { id, created_at: createdAt } = begun;
    if (isFinished(engine, id))
        return completed(engine, id);
    const testCaseCount = countOf.safeParse(begun.answer).data?.test_case_count ?? 0;
    return (0,_runs_background_run_js__WEBPACK_IMPORTED_MODULE_6__.playBehind)(engine, {
        ...{ runId: id, createdAt, testCaseCount, isServed: true },
        // With its id instead of as a continuation: it may have been killed before its first record.
        start: async () => {
            const requested = (0,_runs_requested_run_js__WEBPACK_IMPORTED_MODULE_7__/* .requestedRun */ .Q)(_schema_run_js__WEBPACK_IMPORTED_MODULE_8__/* .createRunRequest */ .lZ.parse(begun.request));
            return (0,_runs_start_run_js__WEBPACK_IMPORTED_MODULE_9__.startRun)(engine, { ...requested, id, signal: engine.live().stopping });
        },
    });
}
function isFinished(engine, id) {
    const paths = (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .statePaths */ .m)(engine.stateDir);
    if (engine.ports.files.stat(paths.journal(id)) === null)
        return false;
    const journal = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_11__.openStoredRun)(id, paths, engine.ports);
    const isWhole = journal.header !== undefined;
    void journal.close(); // Only read from: nothing to wait for.
    return isWhole;
}
/** Killed between its last record and the end of its job: what was still to be announced is announced. */
async function completed(engine, id) {
    const paths = (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .statePaths */ .m)(engine.stateDir);
    const journal = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_11__.openStoredRun)(id, paths, engine.ports);
    try {
        const report = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_11__/* .storedReport */ .G)(id, journal);
        const { header } = report;
        const config = journal.config; // Has a header, so it was begun.
        const store = await engine.store();
        const row = await store.runSummary(id);
        // It is announced after its row was written; where that says so, it may have been, and twice is better than never.
        if (row?.['status'] !== header.status)
            await store.putRunSummary((0,_runs_record_run_js__WEBPACK_IMPORTED_MODULE_12__/* .summaryRow */ .lW)({ report }, config));
        await (0,_runs_announce_run_js__WEBPACK_IMPORTED_MODULE_13__/* .announceRun */ .N)(engine, report, config);
        const log = (0,_engine_progress_log_js__WEBPACK_IMPORTED_MODULE_14__/* .openProgressLog */ .g)(paths.runEvents(id), engine.ports);
        for (const event of (0,_journal_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .journalEvents */ .p)(journal, id))
            log.note(event);
        log.close();
    }
    finally {
        await journal.close();
    }
    await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_0__/* .endJob */ .Lt)(engine, id);
}


/***/ }),

/***/ 94551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   optimizationBehind: () => (/* binding */ optimizationBehind),
/* harmony export */   z: () => (/* binding */ resumedOptimization)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16458);
/* harmony import */ var _background_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99240);
/* harmony import */ var _announce_optimization_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59486);
/* harmony import */ var _start_optimization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27072);
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





/** Brings an optimization to its end behind an answer. Stopped with the process it is `running` again, to go on at the next start. */
function optimizationBehind(engine, id, { start, abandon }) {
    return (0,_background_job_js__WEBPACK_IMPORTED_MODULE_0__/* .workBehind */ .C)(engine, { id, kind: 'optimization' }, {
        abandon,
        async work() {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const started = __addDisposableResource(env_1, await start(), true);
                const { cancelled } = await started.finish();
                if (!cancelled || !engine.live().stopping.aborted)
                    return 'done';
                await changed(engine, id, (record) => ({
                    ...unchanged(record),
                    status: 'running',
                    details: { reason: 'not finished: stopped with the service, goes on at its next start' },
                }));
                return 'stopped';
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
        onFault: (fault) => broken(engine, id, fault),
    });
}
/** Goes on with an optimization after a restart. */
function resumedOptimization(engine, { id, request }) {
    return optimizationBehind(engine, id, {
        async start() {
            const stored = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimization */ .u8.safeParse(await (await engine.store()).get('optimizations', id)).data;
            const { stopping: signal } = engine.live();
            return stored === undefined
                ? (0,_start_optimization_js__WEBPACK_IMPORTED_MODULE_2__.startOptimization)(engine, _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimizeRequest */ .J5.parse(request), { id, signal })
                : (0,_start_optimization_js__WEBPACK_IMPORTED_MODULE_2__.startOptimization)(engine, stored.request, { resume: id, signal });
        },
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
/** The engine could not bring it to its end: it has failed, its validation with it, and subscribers are notified. */
async function broken(engine, id, fault) {
    const reason = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .faultSentences */ .Lm)(fault);
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
    await (0,_announce_optimization_js__WEBPACK_IMPORTED_MODULE_4__/* .announceOptimization */ .H)(engine, ended);
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

/***/ 81055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   playBehind: () => (/* binding */ playBehind)
/* harmony export */ });
/* harmony import */ var _engine_progress_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14404);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49841);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57301);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40944);
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





/**
 * Puts a run into the queue and plays it to the end. It is listed at once; the promise resolves when it has ended, was left for the
 * next start because the process stops, or is played by another process. Rejects with what broke the engine, after that was written
 * down as the end of the run.
 */
function playBehind(engine, run) {
    const live = engine.live();
    const entry = liveEntry(engine, run);
    const slot = live.slot('run');
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
            const finished = await played(engine, run, entry);
            if (finished === 'stopped')
                return await listAsWaiting(engine, run, 'Stopped with the service; goes on at its next start.');
            if (finished !== undefined)
                entry.log?.note(finished);
        }
        catch (error) {
            // Played, it is closed already. What cannot be closed either is a consequence, and the cause says more.
            await run.abandon?.().catch(() => undefined);
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
        counts: { total: testCaseCount, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 },
        log: isServed
            ? (0,_engine_progress_log_js__WEBPACK_IMPORTED_MODULE_3__/* .openProgressLog */ .g)(path, engine.ports, (error) => engine.warn(`the progress of ${runId} cannot be written down: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error).message}`))
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
/** Plays it. Its last event is handed back, because nobody is to be notified of the end before it is written down. */
async function played(engine, run, entry) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const started = __addDisposableResource(env_1, await run.start(), true);
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
            if (event.type === 'case.finished') {
                entry.counts[event.data.status] += 1;
                if (event.data.unsure === true)
                    entry.counts.unsure = (entry.counts.unsure ?? 0) + 1;
            }
            entry.log?.note(event);
        });
        const { cancelled } = await started.finish();
        return cancelled && engine.live().stopping.aborted ? 'stopped' : last;
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
/** Writes down that the engine could not play it to the end, in every place where somebody waits for an end. */
async function failed(engine, run, entry, fault) {
    const { runId } = run;
    const reason = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .faultSentences */ .Lm)(fault);
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

/***/ 39155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ afterColon)
/* harmony export */ });
/** How sentences of ours begin; anything else at the beginning is a name, whose letters stay as they are. */
var OPENING;
function OPENING$made() { return OPENING = /^(?:All|Another|Case|No|Nothing|Of|The)(?= )/; }
/** A sentence of ours behind a colon, where it goes on in small letters. */
const afterColon = (sentence) => sentence.replace((OPENING ?? OPENING$made()), (word) => word.toLowerCase());


/***/ })

};
