export const id = 9;
export const ids = [9,7239];
export const modules = {

/***/ 99240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ workBehind)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40944);


/** Does the work of a job behind an answer, in its turn. When it throws, that is written down as its end; rejects with it afterwards. */
async function workBehind(engine, { id, kind }, { work, onFault, abandon }) {
    const live = engine.live();
    const slot = live.slot(kind);
    try {
        await slot.ready();
        if (live.stopping.aborted)
            return await abandon?.();
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

/***/ 37507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   experimentBehind: () => (/* binding */ experimentBehind),
/* harmony export */   x: () => (/* binding */ resumedExperiment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96540);
/* harmony import */ var _background_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99240);
/* harmony import */ var _start_experiment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67331);
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

/***/ 34813:
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
    if (registry.isCheck(name))
        return {
            ...problem,
            message: `"${name}" is a check, not a scorer.`,
            hint: `Write it under checks: checks: [{ ${name}: … }].`,
        };
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

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg)
/* harmony export */ });
/**
 * Benjamini-Hochberg step-up adjustment (Benjamini and Hochberg 1995): of the claims with `adjusted <= q`, on average at most the
 * share q is false. For exploring many secondary metrics at once, where Holm would find nothing; not for the one claim that decides.
 * Assumes independent or positively dependent tests. `adjusted` keeps the order of the input. RangeError for a p outside
 * 0..1.
 */
function benjaminiHochberg(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`benjaminiHochberg: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[b] - p[a]);
    const adjusted = new Array(p.length);
    let lowest = 1;
    for (const [place, row] of order.entries()) {
        lowest = Math.min(lowest, (p[row] * p.length) / (p.length - place));
        adjusted[row] = lowest;
    }
    return { adjusted };
}


/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13620);

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$)(n);
}
/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
function logChoose(n, k) {
    if (k < 0 || k > n)
        return Number.NEGATIVE_INFINITY;
    if (k === 0 || k === n)
        return 0;
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ })

};
