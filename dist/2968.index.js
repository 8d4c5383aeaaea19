export const id = 2968;
export const ids = [2968];
export const modules = {

/***/ 95288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fK: () => (/* binding */ scoreSubject),
/* harmony export */   lb: () => (/* binding */ overallPass),
/* harmony export */   z7: () => (/* binding */ scoreWith)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _judges_spent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16908);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _empty_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52469);




/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/** Judges one subject with one scorer; its own threshold stands between the caller's and the default. An empty answer scores 0 unasked. */
async function scoreWith(scorer, subject, options) {
    const threshold = options.threshold ?? scorer.threshold ?? options.fallbackThreshold ?? DEFAULT_THRESHOLD;
    if ((0,_empty_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmptyAnswer */ .wR)(subject) && scorer.judgesEmpty !== true)
        return (0,_empty_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyAnswer */ .WC)(scorer, threshold);
    return scorer.evaluate(subject, {
        judge: options.judge,
        threshold,
        samples: options.samples ?? 1,
        repeat: options.repeat ?? 0,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ signal: options.signal }),
        ...(options.batch === undefined
            ? {}
            : { batch: options.batch, batchNames: new Set(options.batch.map(({ name }) => name)) }),
    });
}
/**
 * Judges one subject with several scorers at once. Order of the results is the order of the scorers. When the budget runs
 * out on the way, the scorers it no longer covered are errors beside what was judged until then.
 */
async function scoreSubject(subject, scorers, options) {
    const outcomes = await Promise.all(scorers.map((scorer) => scoreWith(scorer, subject, { ...options, batch: scorers }).catch(unlessExhausted)));
    const results = Object.create(null);
    const errors = Object.create(null);
    outcomes.forEach((outcome, index) => {
        const name = scorers[index].name;
        if (outcome.status === 'scored')
            results[name] = outcome.result;
        else
            errors[name] = outcome.error;
    });
    return { results, errors };
}
function unlessExhausted(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC) || error.code !== 'budget_exhausted')
        throw error;
    const { code, message, hint } = error;
    return {
        status: 'errored',
        error: { code, message, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ hint }) },
        usage: (0,_judges_spent_js__WEBPACK_IMPORTED_MODULE_3__/* .spentBefore */ .q)(error),
    };
}
/** True only when every scorer asked for gave a passing result (interface 4.2 rule 2); an error is not a pass. */
function overallPass(scored) {
    const results = Object.values(scored.results);
    return (Object.keys(scored.errors).length === 0 && results.length > 0 && results.every((result) => result.pass));
}


/***/ }),

/***/ 1633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jsonBody)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52477);


/**
 * The JSON value of a request's body, at every entry point. Fault `malformed_json` for what is empty, no UTF-8, no JSON or
 * nested deeper than recursive code may go; `__proto__` is a key like none.
 */
function jsonBody(bytes, whyNot = () => ['The body is not valid JSON.', 'body']) {
    if (bytes.byteLength === 0)
        throw malformed('The request has no body.', 'body');
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw malformed('The body is not valid UTF-8.', 'body');
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw malformed(...whyNot(text));
    }
    if ((0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeeper */ .Q)(value, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .DEEPEST */ .F))
        throw malformed(`The body is nested more than ${_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .DEEPEST */ .F} levels deep.`, 'body');
    if (text.includes('"__proto__"') || text.includes('\\u'))
        dropPrototypes(value);
    return value;
}
function malformed(what, where) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('malformed_json', what, {
        where,
        hint: 'Send one JSON object in UTF-8.',
        problems: [{ path: where, message: what }],
    });
}
/** Takes away the key that would change what an object is when it is copied. Depth was checked before. */
function dropPrototypes(value) {
    if (typeof value !== 'object' || value === null)
        return;
    if (Object.hasOwn(value, '__proto__'))
        Reflect.deleteProperty(value, '__proto__');
    for (const inner of Object.values(value))
        dropPrototypes(inner);
}


/***/ }),

/***/ 87608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ eachInPool)
/* harmony export */ });
/* unused harmony export mapPool */
/**
 * Works on items, at most `concurrency` at once, and yields results in the order in which they are done. Items are taken
 * only when there is room, and at most `concurrency` results wait to be collected, so sources may be endless. Leaving the
 * loop early (`break`) takes no new work and waits for what is in flight; so does an error of the worker, which then comes
 * out of the generator.
 */
async function* mapPool(items, concurrency, worker, options = {}) {
    const { signal } = options;
    const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    const room = Math.max(1, Math.floor(concurrency));
    const work = newWork(worker, options);
    const { inFlight, done, failures } = work;
    // A source that never answers must not hold up an abort.
    const onAbort = () => work.wake();
    signal?.addEventListener('abort', onAbort);
    try {
        for (;;) {
            while (work.asking === undefined && inFlight.size + done.length < room && mayTake(work))
                askFor(source, work);
            if (done.length > 0) {
                yield done.shift(); // R may include undefined: that the queue was not empty says it is one
                continue;
            }
            if (inFlight.size === 0 && (work.asking === undefined || !mayTake(work)))
                break;
            await new Promise((resolve) => {
                work.wake = resolve;
            });
        }
    }
    finally {
        work.open = false;
        signal?.removeEventListener('abort', onAbort);
        await Promise.all(inFlight);
        // Not awaited: a generator that hangs in its own `next` would never return.
        Promise.resolve(source.return?.()).catch(() => undefined);
    }
    if (failures.length > 0)
        throw failures[0];
}
function newWork(worker, options) {
    const counts = { taken: 0, open: true, asking: undefined, wake: () => undefined };
    return { worker, options, inFlight: new Set(), done: [], failures: [], ...counts };
}
function mayTake({ open, failures, options }) {
    return open && failures.length === 0 && !options.signal?.aborted && !options.stop?.();
}
/** Asks for one item. A slow source is asked beside the loop, so results are handed out while it thinks. */
function askFor(source, work) {
    const next = source.next();
    if (!(next instanceof Promise)) {
        take(next, work);
        return;
    }
    const answered = next.then((found) => take(found, work), (error) => {
        work.failures.push(error);
        work.open = false;
    });
    work.asking = answered.then(() => {
        work.asking = undefined;
        work.wake();
    });
}
function take(next, work) {
    if (next.done)
        work.open = false;
    // An answer that comes after the stop is dropped: what was not begun is not begun any more.
    else if (mayTake(work))
        begin(next.value, work);
}
function begin(item, work) {
    const index = work.taken;
    work.taken += 1;
    const running = (async () => work.worker(item, index))()
        .then((result) => void work.done.push(result), (error) => void work.failures.push(error))
        .then(() => {
        work.inFlight.delete(running);
        work.wake();
    });
    work.inFlight.add(running);
}
/** The same for work without results to collect: resolves when everything that was begun is done. */
async function eachInPool(items, concurrency, worker, options = {}) {
    for await (const _ of mapPool(items, concurrency, worker, options))
        ;
}


/***/ }),

/***/ 36289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ problemOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** What the status of a code means, where the code does not say it by itself. */
const TITLES = {
    usage: 'Bad request',
    malformed_json: 'The body is not JSON',
    not_found: 'Not found',
    too_large: 'Too large',
    validation_failed: 'The request is not valid',
    internal: 'Internal error',
    storage: 'The state could not be read or written',
};
/**
 * A fault as a client may see it (contract 9, RFC 9457). What an `internal` or `storage` fault says is for the operator's
 * log: it can hold paths and words of other programs, and a client can do nothing about it.
 */
function problemOf(fault) {
    const { http: status } = _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FAULTS */ .y2[fault.code];
    const hidden = HIDDEN[fault.code];
    const title = TITLES[fault.code] ?? sentence(fault.code);
    const headers = { 'content-type': 'application/problem+json' };
    if (fault.retryAfterMs !== undefined)
        headers['retry-after'] = String(Math.max(1, Math.ceil(fault.retryAfterMs / 1_000)));
    if (status === 401)
        headers['www-authenticate'] = 'Bearer';
    const body = {
        type: `urn:assay:problem:${fault.code}`,
        title,
        status,
        detail: hidden ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .faultSentences */ .Lm)(fault),
        code: fault.code,
    };
    if (hidden === undefined && fault.problems.length > 0)
        body.errors = fault.problems.map((problem) => ({ ...problem }));
    return { status, body, headers };
}
const HIDDEN = {
    internal: 'Something went wrong inside the service. Its log says what.',
    storage: 'The state could not be read or written. The log of the service says why.',
};
/** `rate_limited` as "Rate limited". */
function sentence(code) {
    const words = code.replaceAll('_', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}


/***/ }),

/***/ 40944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Pg: () => (/* binding */ writeJob),
/* harmony export */   Yl: () => (/* binding */ job),
/* harmony export */   Zw: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
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

/***/ 69622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createExperiment)
/* harmony export */ });
/* harmony import */ var _jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40944);
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96540);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);



/**
 * POST /v1/experiments (interface 4.5). Answers when the experiment is complete; what was played stays in the state whatever happens.
 * Begun in the background it is `pending` first, and goes on after a restart.
 */
const createExperiment = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .defineWatched */ .c9)({
    name: 'create-experiment',
    method: 'POST',
    path: '/v1/experiments',
    tag: 'experiments',
    status: 201,
    summary: 'Compare configurations of an agent.',
    access: 'account',
    lifetime: 'service',
    input: _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .createExperimentRequest */ .r2,
    output: _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .experimentResponse */ .jz,
    async start(request, engine, options) {
        const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(4365), __webpack_require__.e(4430), __webpack_require__.e(3351), __webpack_require__.e(7331), __webpack_require__.e(2321)]).then(__webpack_require__.bind(__webpack_require__, 67331));
        return startExperiment(engine, request, options);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('exp_');
        const stored = await (await engine.store()).get('experiments', id);
        if ((await (0,_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__/* .jobOf */ .Zw)(engine, id)) !== undefined || _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .experimentResponse */ .jz.safeParse(stored).data?.results)
            return { experiment_id: id, status: 'pending' };
        engine.live().requireQueueSpace('experiment');
        // Before the start, which takes the lock: then an id that was drawn is either answered or free.
        await (0,_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJob */ .Pg)(engine, { id, kind: 'experiment', request });
        try {
            const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(4365), __webpack_require__.e(4430), __webpack_require__.e(3351), __webpack_require__.e(7331), __webpack_require__.e(2321)]).then(__webpack_require__.bind(__webpack_require__, 67331));
            const { experimentBehind } = await Promise.all(/* import() */[__webpack_require__.e(4365), __webpack_require__.e(4430), __webpack_require__.e(3351), __webpack_require__.e(7331), __webpack_require__.e(3903)]).then(__webpack_require__.bind(__webpack_require__, 37507));
            const started = await startExperiment(engine, request, { id, signal: engine.live().stopping });
            engine.inBackground(experimentBehind(engine, id, { start: async () => started, abandon: () => started.close() }));
        }
        catch (error) {
            await (0,_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__/* .endJob */ .Lt)(engine, id);
            throw error;
        }
        return { experiment_id: id, status: 'pending' };
    },
});


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
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
// EXTERNAL MODULE: ./lib/schema/without-nulls.js
var without_nulls = __webpack_require__(61096);
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest = __webpack_require__(98610);
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys = __webpack_require__(5354);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
;// CONCATENATED MODULE: ./lib/operations/misspelt-keys.js



/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
function misspeltKeys(schema, value) {
    return (0,unknown_keys/* unknownKeys */.v)(schema, value).flatMap(({ path, key, known }) => {
        const holder = path.reduce((here, step) => Reflect.get(Object(here), step), value);
        const close = (0,distance/* didYouMean */.a)(key, known.filter((name) => !Object.hasOwn(Object(holder), name)));
        if (close === null)
            return [];
        return [
            {
                path: (0,value_problems/* pathText */.LF)([...path, key]),
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
/** A request as the operation takes it, with its defaults; `null` is a field left out. Fault `validation_failed` with every problem. */
function checked(operation, given) {
    const raw = (0,without_nulls/* withoutNulls */.L)(operation.input, given);
    const parsed = operation.input.safeParse(raw);
    const misspelt = misspeltKeys(operation.input, raw);
    const problems = [
        ...misspelt,
        ...closedKeys(parsed.error, misspelt),
        ...(parsed.success
            ? []
            : (0,value_problems/* requestProblems */.iN)(parsed.error, raw).map(({ path, message, word, known }) => ({
                path: (0,value_problems/* pathText */.LF)(path),
                message: `${message}${word === undefined ? '' : (0,suggest/* suggest */.Z)(word, known ?? [])}`,
            }))),
    ];
    const first = problems[0];
    if (first !== undefined || !parsed.success)
        throw new errors/* Fault */.vC('validation_failed', problems.map((one) => (one.path === '' ? one.message : `${one.path}: ${one.message}`)).join('; '), {
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
            path: (0,value_problems/* pathText */.LF)([...issue.path.map(String), key]),
            message: `"${key}" is not known here`,
        }))
            .filter(({ path }) => !named.has(path))
        : []);
}


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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47655);



/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
const variant = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name')
        .describe('Name of the variant, by which results are listed; each only once.'),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        system_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('System prompt of this variant.'),
        model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('Model of this variant.'),
        temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(2).optional().describe('Sampling temperature of this variant.'),
    })
        .describe('What this variant has in place of what the agent has. Empty: the agent as it is.'),
});
/** Interface 4.5 with the extensions of contract 9. */
const experimentConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    runs_per_variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Number of attempts at each case with each variant. Left out: up to 10, with interim looks that may end the experiment earlier.'),
    randomize: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .default(true)
        .describe('Whether attempts are shuffled. `false`: in the order of the file.'),
    primary_metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('The metric that decides, one of `metrics` or `pass_rate`; choose it before you look. Left out: `pass_rate`.'),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Name of the variant to beat. Left out: the one named `baseline`, `control`, `original` or `a`, else the first.'),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional().describe('Seed of the order; the same seed gives the same order.'),
    sequential: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('Whether interim looks may end the experiment early, with a clear winner or with no hope of one. Left out: only without `runs_per_variant`.'),
    min_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .positive()
        .optional()
        .describe('Smallest difference of the primary metric that is worth having; a smaller one makes no winner.'),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .optional()
        .describe('Budget of agent and judge together, in US dollars; the lower of this and `judge.max_cost_usd` holds.'),
});
const experimentFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name shown in reports.'),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Id of the agent whose variants are compared.'),
    variants: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(variant).min(2).describe('What is compared: two variants or more.'),
    test_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .min(1)
        .describe('Ids of the cases to run. Six or more say something about other cases, twenty or more find differences that are not huge.'),
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_1__/* .scorerName */ .W7)
        .min(1)
        .describe('What is measured: scorers (built-in, aliases or custom), `latency_ms`, `cost_usd`, `pass_rate`. An attempt passes when all scorers named here pass; where none is named, the scorers of the case judge.'),
    config: experimentConfig.prefault({}).describe('How it is run and what decides.'),
});
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
    /** Of all its plays, as reported by the agent; missing where it did not report each. */
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

/***/ 55651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ hashKey),
/* harmony export */   EX: () => (/* binding */ makeApiKey)
/* harmony export */ });
/* unused harmony exports isApiKey, keyMatches */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


const PREFIX = 'assay_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 digits of base 62 hold 256 bits, 6 hold the 32 of the checksum. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
const SHAPE = /^assay_[0-9A-Za-z]{49}$/;
/**
 * A fresh agent key: prefix (secret scanners find it), 256 random bits, checksum (a typing error is distinguished from a
 * revoked key without a look-up); security.md S47. Shown once; only `hashKey` of it is kept.
 */
function makeApiKey(random) {
    const body = PREFIX + base62(BigInt(`0x${random.hex(32)}`), SECRET_DIGITS);
    return body + base62(BigInt((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(body)), CHECKSUM_DIGITS);
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex');
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


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
/** Milliseconds of a window such as `30d`, `12h`, `90m`, `30s` or `2w` (`timeWindow` and `timeLimit` of schema/common.ts check the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([smhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * UNITS[read[2]]; // One of the five letters.
}


/***/ }),

/***/ 62766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ otlpAnswer),
/* harmony export */   q: () => (/* binding */ isOtlpBody)
/* harmony export */ });
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);

/** Whether a body is an export and no request of ours. */
const isOtlpBody = (body) => (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(body, 'resourceSpans') !== undefined;
/** Answer to an export (OpenTelemetry protocol 1.x, `ExportTraceServiceResponse`). */
function otlpAnswer({ rejected, message, }) {
    return rejected === 0 ? {} : { partialSuccess: { rejectedSpans: rejected, errorMessage: message ?? '' } };
}


/***/ }),

/***/ 31968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ exportBody),
/* harmony export */   Cw: () => (/* binding */ protobufAnswer),
/* harmony export */   J4: () => (/* binding */ isExportForm),
/* harmony export */   Oh: () => (/* binding */ isProtobuf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

const PROTOBUF = 'application/x-protobuf';
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i;
/** Whether a body is protobuf, and the answer to it has to be. */
const isProtobuf = ({ type }) => (type ?? '').split(';')[0]?.trim().toLowerCase() === PROTOBUF;
/** Whether only an export of spans may come in this form: protobuf, or anything that gzip has packed. */
const isExportForm = (form) => isPlain(form.encoding) ? isProtobuf(form) : isGzip(form.encoding) && (isProtobuf(form) || isJsonType(form));
/**
 * The JSON form of a body that came as `isExportForm` says, at most `limit` bytes also when it is unpacked. `json` reads JSON. Fault
 * `malformed_json` for what is not what it says it is, `too_large` beyond the limits.
 */
async function exportBody(bytes, form, { limit, json }) {
    const plain = isPlain(form.encoding) ? bytes : await unpacked(bytes, limit);
    if (!isProtobuf(form))
        return json(plain);
    return (await __webpack_require__.e(/* import() */ 5524).then(__webpack_require__.bind(__webpack_require__, 45524))).decodeExport(plain);
}
/** The codes of `google.rpc.Status` by the status that HTTP has for them. */
const RPC_CODES = {
    400: 3,
    401: 16,
    403: 7,
    404: 5,
    409: 10,
    413: 8,
    415: 3,
    422: 3,
    429: 8,
    503: 14,
};
const UNKNOWN = 2;
/** An answer that is written in JSON, as exporters that send protobuf expect it. */
async function protobufAnswer(answer) {
    const { encodeExportAnswer, encodeStatus } = await __webpack_require__.e(/* import() */ 5524).then(__webpack_require__.bind(__webpack_require__, 45524));
    const { status } = answer;
    // Both are answers of ours: what was taken, or a problem with its detail.
    const value = JSON.parse(answer.body);
    const body = status < 300 ? encodeExportAnswer(value) : encodeStatus(RPC_CODES[status] ?? UNKNOWN, value.detail ?? '');
    return { ...answer, headers: { ...answer.headers, 'content-type': PROTOBUF }, body };
}
const isPlain = (encoding) => /^(identity)?$/i.test((encoding ?? '').trim());
const isGzip = (encoding) => /^(x-)?gzip$/i.test((encoding ?? '').trim());
const isJsonType = ({ type }) => JSON_TYPE.test((type ?? '').trim());
async function unpacked(bytes, limit) {
    const { gunzip } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38522, 19));
    return new Promise((resolve, reject) => {
        gunzip(bytes, { maxOutputLength: limit }, (error, plain) => {
            if (error === null)
                resolve(plain);
            else if ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('too_large', `The body is larger than ${limit / 1_048_576} MiB when it is unpacked.`, {
                    where: 'body',
                    hint: 'Send less at once.',
                }));
            else
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('malformed_json', 'The body is not valid gzip.', {
                    where: 'body',
                    hint: 'Send it without content-encoding, or packed by gzip.',
                    problems: [{ path: 'body', message: 'is not valid gzip' }],
                    cause: error,
                }));
        });
    });
}


/***/ })

};
