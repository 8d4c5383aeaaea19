export const id = 1055;
export const ids = [1055];
export const modules = {

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


/***/ })

};
