export const id = 4911;
export const ids = [4911,1101];
export const modules = {

/***/ 99240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ workBehind)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_0__;


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
        await (0,(_job_records_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(40944))/* .endJob */ .Lt)(engine, id);
    }
    catch (error) {
        if (live.stopping.aborted)
            return;
        const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
        if (fault.code === 'locked') {
            engine.warn(`${id} is left alone: ${fault.message}`);
            return;
        }
        await onFault(fault);
        await (0,(_job_records_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(40944))/* .endJob */ .Lt)(engine, id);
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

/***/ 34813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveScorers)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__;

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
    const meant = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(name, registry.names());
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


/***/ })

};
