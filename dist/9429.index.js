export const id = 9429;
export const ids = [9429];
export const modules = {

/***/ 95288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fK: () => (/* binding */ scoreSubject),
/* harmony export */   lb: () => (/* binding */ overallPass),
/* harmony export */   z7: () => (/* binding */ scoreWith)
/* harmony export */ });
/* unused harmony export DEFAULT_THRESHOLD */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _judges_spent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16908);


/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/** Judges one subject with one scorer; its own threshold stands between the caller's and the default. */
async function scoreWith(scorer, subject, options) {
    return scorer.evaluate(subject, {
        judge: options.judge,
        threshold: options.threshold ?? scorer.threshold ?? options.fallbackThreshold ?? DEFAULT_THRESHOLD,
        samples: options.samples ?? 1,
        repeat: options.repeat ?? 0,
        ...(options.signal === undefined ? {} : { signal: options.signal }),
        ...(options.partners === undefined
            ? {}
            : { partners: options.partners, companions: new Set(options.partners.map(({ name }) => name)) }),
    });
}
/**
 * Judges one subject with several scorers at once. Order of the results is the order of the scorers. When the budget runs
 * out on the way, the scorers it no longer covered are errors beside what was judged until then.
 */
async function scoreSubject(subject, scorers, options) {
    const outcomes = await Promise.all(scorers.map((scorer) => scoreWith(scorer, subject, { ...options, partners: scorers }).catch(unlessExhausted)));
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
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.code !== 'budget_exhausted')
        throw error;
    const { code, message, hint } = error;
    return {
        status: 'errored',
        error: { code, message, ...(hint === undefined ? {} : { hint }) },
        usage: (0,_judges_spent_js__WEBPACK_IMPORTED_MODULE_1__/* .spentBefore */ .q)(error),
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
 * The JSON value of a request's body, at every door. Fault `malformed_json` for what is empty, no UTF-8, no JSON or nested deeper
 * than recursive code may go; `__proto__` is a key like none.
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
    const { signal, stop } = options;
    const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    const room = Math.max(1, Math.floor(concurrency));
    const inFlight = new Set();
    const done = [];
    const failures = [];
    let wake = () => undefined;
    let taken = 0;
    let open = true;
    function start(item) {
        const index = taken;
        taken += 1;
        const work = (async () => worker(item, index))()
            .then((result) => void done.push(result), (error) => void failures.push(error))
            .then(() => {
            inFlight.delete(work);
            wake();
        });
        inFlight.add(work);
    }
    const mayTake = () => open && failures.length === 0 && !signal?.aborted && !stop?.();
    // A slow source is asked beside the loop, so results are handed out while it thinks.
    let asking;
    function ask() {
        const next = source.next();
        if (!(next instanceof Promise)) {
            take(next);
            return;
        }
        asking = next.then(take, (error) => {
            failures.push(error);
            open = false;
        });
        asking = asking.then(() => {
            asking = undefined;
            wake();
        });
    }
    function take(next) {
        if (next.done)
            open = false;
        // An answer that comes after the stop is dropped: what was not begun is not begun any more.
        else if (mayTake())
            start(next.value);
    }
    // A source that never answers must not hold up an abort.
    const onAbort = () => wake();
    signal?.addEventListener('abort', onAbort);
    try {
        for (;;) {
            while (asking === undefined && inFlight.size + done.length < room && mayTake())
                ask();
            if (done.length > 0) {
                yield done.shift(); // R may include undefined: that the queue was not empty says it is one
                continue;
            }
            if (inFlight.size === 0 && (asking === undefined || !mayTake()))
                break;
            await new Promise((resolve) => {
                wake = resolve;
            });
        }
    }
    finally {
        open = false;
        signal?.removeEventListener('abort', onAbort);
        await Promise.all(inFlight);
        // Not awaited: a generator that hangs in its own `next` would never return.
        Promise.resolve(source.return?.()).catch(() => undefined);
    }
    if (failures.length > 0)
        throw failures[0];
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
 * A fault as a client may see it (contract 9, RFC 9457). What an `internal` or `storage` fault says is for the operator's log: it
 * can hold paths and words of other programs, and a client can do nothing about it.
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

/***/ 16908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withSpent),
/* harmony export */   q: () => (/* binding */ spentBefore)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16479);

/** Errors are made far below whoever keeps the books; this is the slip that travels with them. */
const SLIPS = new WeakMap();
/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
function withSpent(error, usage) {
    SLIPS.set(error, usage);
    return error;
}
/** What a failed question had cost: answers that could not be used are paid for all the same. */
function spentBefore(error) {
    return (typeof error === 'object' && error !== null ? SLIPS.get(error) : undefined) ?? _judge_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ;
}


/***/ }),

/***/ 20563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73880);


/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be told is a warning.
 */
async function announce(engine, announcement) {
    const { redact } = engine.options;
    try {
        const webhooks = engine.webhooks();
        const sent = await webhooks.send(
        // The union of events does not survive the copy in the type; the event and the shape of its data stay as they are.
        redact === undefined
            ? announcement
            : { ...announcement, data: (0,_webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .withTexts */ .j8)(announcement.data, redact) });
        if (sent > 0 && !webhooks.longLived())
            engine.inBackground(webhooks.settled());
    }
    catch (error) {
        engine.warn(`webhooks were not told of ${announcement.event}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error))}`);
    }
}


/***/ }),

/***/ 27591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T1: () => (/* binding */ call),
  KD: () => (/* binding */ checked),
  h9: () => (/* binding */ defineOperation)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
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
                path: (0,value_problems/* pathText */.L)([...path, key]),
                message: `unknown field "${key}", did you mean "${close}"?`,
                hint: `Rename "${key}" to "${close}".`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/operations/define-operation.js




function defineOperation(operation) {
    return operation;
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
/** A request as the operation takes it, with its defaults; Fault `validation_failed` with every problem. */
function checked(operation, raw) {
    const parsed = operation.input.safeParse(raw);
    const misspelt = misspeltKeys(operation.input, raw);
    const problems = [
        ...misspelt,
        ...closedKeys(parsed.error, misspelt),
        ...(parsed.success
            ? []
            : (0,value_problems/* valueProblems */.c)(parsed.error, raw).map(({ path, message, word, known }) => ({
                path: (0,value_problems/* pathText */.L)(path),
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
            path: (0,value_problems/* pathText */.L)([...issue.path.map(String), key]),
            message: `"${key}" is not known here`,
        }))
            .filter(({ path }) => !named.has(path))
        : []);
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
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23982);
/* harmony import */ var _stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67228);




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
        const { startOptimization } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(5580), __webpack_require__.e(7062), __webpack_require__.e(368), __webpack_require__.e(3341), __webpack_require__.e(3719)]).then(__webpack_require__.bind(__webpack_require__, 33341));
        const started = await startOptimization(engine, request, signal === undefined ? {} : { signal });
        return (await started.finish()).response;
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('opt_');
        const stored = await (await engine.store()).get('optimizations', id);
        const isKnown = (await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_2__/* .jobOf */ .Zw)(engine, id)) !== undefined;
        if (stored !== null && (isKnown || _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__/* .optimizeResponse */ .p2.safeParse(stored).data?.status !== 'running'))
            return (0,_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__/* .storedOptimization */ .RX)(engine, id);
        engine.live().requireRoom('optimization');
        await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJob */ .Pg)(engine, { id, kind: 'optimization', request });
        try {
            const { startOptimization } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(5580), __webpack_require__.e(7062), __webpack_require__.e(368), __webpack_require__.e(3341), __webpack_require__.e(3719)]).then(__webpack_require__.bind(__webpack_require__, 33341));
            const { optimizationBehind } = await Promise.all(/* import() */[__webpack_require__.e(4794), __webpack_require__.e(5555), __webpack_require__.e(895), __webpack_require__.e(1958), __webpack_require__.e(5580), __webpack_require__.e(7062), __webpack_require__.e(368), __webpack_require__.e(3341), __webpack_require__.e(6938)]).then(__webpack_require__.bind(__webpack_require__, 57104));
            const started = await startOptimization(engine, request, { id, signal: engine.live().stopping });
            const answer = await (0,_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__/* .storedOptimization */ .RX)(engine, id);
            engine.inBackground(optimizationBehind(engine, id, async () => started));
            return answer;
        }
        catch (error) {
            await (0,_job_records_js__WEBPACK_IMPORTED_MODULE_2__/* .endJob */ .Lt)(engine, id);
            throw error;
        }
    },
});


/***/ }),

/***/ 67228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ storedOptimization),
/* harmony export */   Xg: () => (/* binding */ holdoutPlayed),
/* harmony export */   n3: () => (/* binding */ seedOf),
/* harmony export */   qt: () => (/* binding */ nextHoldoutUse)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16623);
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16458);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49841);





/** A stored optimization. Fault `not_found` when there is none. */
async function storedOptimization(engine, id) {
    const value = await (await engine.store()).get('optimizations', id);
    if (value === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('not_found', `no optimization "${id}" in this state folder`, {
            where: (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .m)(engine.stateDir).state,
            hint: 'The id stands in the answer of the optimization; it begins with opt_.',
        });
    const read = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__/* .optimization */ .u8.safeParse(value);
    if (read.success)
        return read.data;
    const first = read.error.issues[0];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('conflict', `optimization ${id} is stored in a form that this Assay does not read`, {
        where: `${(0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .m)(engine.stateDir).state}, ${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`,
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
        const { data } = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__/* .optimization */ .u8.safeParse(value);
        const counts = data?.agent_id === agentId && data.optimization_id !== id && holdoutPlayed(data);
        return counts ? [data] : [];
    });
    const used = Math.max(played.length, ...played.map(({ holdout_uses }) => holdout_uses));
    if (used === 0)
        return 1;
    const first = Math.floor((used - 1) / _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .USES */ .tk) * _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .USES */ .tk + 1;
    const [drawn] = played
        .filter(({ holdout_uses, split_cases }) => holdout_uses >= first && split_cases !== undefined)
        .sort((a, b) => a.holdout_uses - b.holdout_uses || (a.created_at < b.created_at ? -1 : 1));
    const known = new Set(drawn?.split_cases);
    const fresh = families.filter((cases) => !cases.some((one) => known.has(one))).length;
    return drawn !== undefined && fresh > NEW_FAMILIES * families.length ? first + _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .USES */ .tk : used + 1;
}
/** First 32 bits of the SHA-256 of an id (improvement.md 2.2). */
const seedOf = (id) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest().readUInt32BE(0);


/***/ }),

/***/ 16623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ playGate),
/* harmony export */   Qq: () => (/* binding */ alphaOf),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   oh: () => (/* binding */ meansOf),
/* harmony export */   tk: () => (/* binding */ USES)
/* harmony export */ });
/* harmony import */ var _ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49916);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71134);
/* harmony import */ var _statistics_paired_contrast_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62639);
/* harmony import */ var _statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46161);
/* harmony import */ var _statistics_rounded_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89926);
/* harmony import */ var _objective_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15197);
/* harmony import */ var _plays_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81005);
/* harmony import */ var _sealed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94108);








/** Share of useless prompts that may be accepted, over all uses of a hold-out (improvement.md 2.2 step 12). */
const ALPHA = 0.05;
/** After so many uses a hold-out is used up. */
const USES = 3;
/** What already works may get worse by less than this (improvement.md 2.2 step 12). */
const MARGIN = 0.05;
/** Fewer cases say nothing about others (statistics.md 4.3): a mean over them breaks no guard unless the harm itself is shown. */
const FEWEST_CASES = 6;
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
    const { failing, guards } = (0,_sealed_js__WEBPACK_IMPORTED_MODULE_0__/* .unsealed */ .w)(holdout);
    const cases = [...failing, ...guards].map(({ caseId }) => caseId);
    const [a = [], b = []] = await ledger.play(prompts, (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .playsOf */ .Dr)(cases, _plays_js__WEBPACK_IMPORTED_MODULE_1__/* .REPETITIONS */ .zO.holdout, count), 'holdout');
    const hard = new Set(failing.map(({ caseId }) => caseId));
    const part = (plays, wanted) => plays.filter(({ case_id }) => hard.has(case_id) === wanted);
    return { failing: [part(a, true), part(b, true)], guards: [part(a, false), part(b, false)] };
}
/** The verdict over plays that no edit was made or chosen by (improvement.md 2.2 step 12, statistics.md 4.3). */
function verdictOf({ failing, guards }, objective, { alpha, seed, plays }) {
    const cases = (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(failing[0], failing[1], objective.worthOf);
    const contrast = (0,_statistics_paired_contrast_js__WEBPACK_IMPORTED_MODULE_2__/* .pairedContrast */ .Y)(cases, {
        binary: objective.binary,
        scope: 'population',
        theseCases: false,
        next: (0,_ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_3__/* .seededRandom */ .I)(seed).next,
    });
    const { sd, interval, p_value: twoSided } = contrast;
    const difference = withoutResidue(contrast.difference);
    const p_value = difference !== null && difference > 0 ? twoSided / 2 : 1 - twoSided / 2;
    const before = [...failing[0], ...guards[0]];
    const after = [...failing[1], ...guards[1]];
    const errored = { original: (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .erroredShare */ .fE)(before), candidate: (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .erroredShare */ .fE)(after) };
    const guardResults = guardsOf({ failing, guards }, objective);
    const newly = newlyFailingSafety(before, after);
    const told = {
        difference,
        error: sd === null ? null : sd / Math.sqrt(cases.length),
        interval,
        p_value,
        alpha,
        cases: cases.length,
        plays,
        guards: guardResults,
        newly_failing_safety: newly,
        errored,
    };
    const say = (verdict, reason) => ({ verdict, reason, ...told });
    const broken = guardResults.filter(({ held }) => !held);
    if (errored.candidate > _plays_js__WEBPACK_IMPORTED_MODULE_1__/* .BROKEN */ .M$ && errored.original > _plays_js__WEBPACK_IMPORTED_MODULE_1__/* .BROKEN */ .M$)
        return say('not_validated', 'more than 20 % of the plays errored, with the original prompt too');
    if (errored.candidate > _plays_js__WEBPACK_IMPORTED_MODULE_1__/* .BROKEN */ .M$)
        return say('rejected', 'broken: more than 20 % of its plays errored');
    if (difference === null)
        return say('not_validated', 'no case could be compared');
    if (difference <= 0)
        return say('rejected', 'no better than the original on the cases held out');
    if (newly.length > 0)
        return say('rejected', `newly fails the safety of ${newly.join(', ')}`);
    if (broken.length > 0)
        return say('rejected', `may harm what works: ${broken.map(({ metric }) => metric).join(', ')}`);
    if (p_value > alpha)
        return say('provisional', 'better on the cases held out, but not statistically proven');
    return say('accepted', 'better on cases that it was not made from');
}
/** 0.8 - 0.6 is more than 0.6 - 0.4 in floating point: as much better as worse is no gain. */
const withoutResidue = (difference) => (0,_statistics_rounded_js__WEBPACK_IMPORTED_MODULE_4__/* .rounded */ .W)(difference, 12);
/** Passing of the cases that passed, and every metric that is not the aim, over all cases held out. */
function guardsOf({ failing, guards }, objective) {
    const everything = [
        [...failing[0], ...guards[0]],
        [...failing[1], ...guards[1]],
    ];
    const found = [
        guardOf('passing cases', guards[0], guards[1], 'pass_rate', isNonInferior),
        ...objective.guarded.map((metric) => guardOf(metric, everything[0], everything[1], metric, isUnharmed)),
    ];
    return found.filter((guard) => guard !== null);
}
/** What passed has to be shown to pass on: the bound itself stays above the margin. */
const isNonInferior = ({ difference, bounds }) => bounds === null ? difference >= 0 : bounds[0] > -MARGIN;
/**
 * Every scorer of a suite is guarded, some of them on two or three cases: a proof that each of them did not suffer would refuse
 * nearly every prompt. So a scorer breaks the gate where its mean falls by the margin, over enough cases or beyond chance.
 */
const isUnharmed = ({ cases, difference, bounds }) => difference > -MARGIN || (cases < FEWEST_CASES && !(bounds !== null && bounds[1] < 0));
function guardOf(name, before, after, metric, holds) {
    const cases = (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(before, after, (0,_objective_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(metric));
    if (cases.length === 0)
        return null;
    const { difference, sd, interval } = (0,_statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_6__/* .pairedInterval */ .$)(cases, {
        binary: false,
        alpha: 0.1,
        scope: 'population',
    });
    // Differences that are all equal are their own bounds.
    const bounds = sd === 0 ? [difference, difference] : (interval ?? null);
    const held = holds({ cases: cases.length, difference, bounds });
    return { metric: name, cases: cases.length, difference, lower_bound: bounds?.[0] ?? null, held };
}
/** `scorer on case` for every safety scorer that failed with the candidate and never with the original. */
function newlyFailingSafety(before, after) {
    const names = (plays) => plays.flatMap(({ case_id, failed_safety }) => failed_safety.map((scorer) => `${scorer} on ${case_id}`));
    const known = new Set(names(before));
    return [...new Set(names(after))].filter((name) => !known.has(name)).sort();
}
/** Mean of a metric over cases that both sides have; null without such cases. */
function meansOf({ failing }, metric) {
    const cases = (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(failing[0], failing[1], (0,_objective_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(metric));
    if (cases.length === 0)
        return null;
    return { from: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i)(cases.map(({ a }) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i)(a))), to: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i)(cases.map(({ b }) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i)(b))) };
}


/***/ }),

/***/ 15197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   pc: () => (/* binding */ objectiveOf)
/* harmony export */ });
/* unused harmony export meanOf */
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71134);
/* harmony import */ var _plays_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81005);


/** Targets that are measured, better the lower they are, as in experiments (statistics.md 4.3 step 5); scorers are 0 to 1, higher is better. */
const LOWER_IS_BETTER = new Set(['latency_ms', 'cost_usd']);
/** A target this close to what is measured is reached: rounding. */
const ROUNDING = 1e-9;
/** The value of a metric in a play, higher is better: what is measured is negative. Null when it has none. */
function metricValue(metric) {
    return (play) => {
        if (metric === 'pass_rate')
            return play.status === 'passed' ? 1 : 0;
        const measured = valueIn(play.measured ?? {}, metric);
        return measured === null ? valueIn(play.scores, metric) : -measured;
    };
}
const valueIn = (values, name) => Object.hasOwn(values, name) ? (values[name] ?? null) : null;
/** The value as it was measured, for readers: no score is below 0. */
const shownValue = (value) => Math.abs(value);
/**
 * What an optimization maximises (improvement.md 2.2 step 2). `error_driven`: passing. `metric_driven`: the mean way covered from each metric's measured
 * `current` to its target, each between -1 and 1; a metric that a play has not is left out of its mean. `full`: half of each; without targets
 * every scorer is to reach 1. `baseline`: fresh plays of the original prompt, which replace the `current` of the request.
 */
function objectiveOf({ type, targetMetrics = {} }, baseline, metrics) {
    const asked = Object.entries(targetMetrics);
    const wanted = type === 'error_driven'
        ? []
        : asked.length > 0
            ? asked
            : metrics.map((metric) => [metric, { target: 1 }]);
    const targets = wanted.flatMap(([metric, { target, current }]) => {
        // Without targets of the request it is a scorer, whatever its name.
        const sign = asked.length > 0 && LOWER_IS_BETTER.has(metric) ? -1 : 1;
        const measured = meanOf(baseline, metricValue(metric)) ?? (current === undefined ? null : sign * current);
        if (measured === null)
            return [];
        const aim = sign * target;
        return [{ metric, current: measured, target: aim, reached: measured >= aim - ROUNDING }];
    });
    const open = targets.filter(({ reached }) => !reached);
    const utility = (play) => {
        const ways = open.flatMap(({ metric, current, target }) => {
            const value = metricValue(metric)(play);
            return value === null ? [] : [clip((value - current) / (target - current))];
        });
        return ways.length === 0 ? null : (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(ways);
    };
    const pass = metricValue('pass_rate');
    const half = (play) => {
        const way = utility(play);
        return way === null ? pass(play) : 0.5 * (pass(play) ?? 0) + 0.5 * way;
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
/** Mean over cases of the mean over their plays; null without values. */
function meanOf(plays, worthOf) {
    const values = [...(0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesByCase */ .s6)(plays, worthOf).values()];
    return values.length === 0 ? null : (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values.map((own) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(own)));
}
const clip = (value) => Math.min(1, Math.max(-1, value));


/***/ }),

/***/ 81005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   Dr: () => (/* binding */ playsOf),
/* harmony export */   M$: () => (/* binding */ BROKEN),
/* harmony export */   XA: () => (/* binding */ meanDifference),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   fE: () => (/* binding */ erroredShare),
/* harmony export */   s6: () => (/* binding */ valuesByCase),
/* harmony export */   zO: () => (/* binding */ REPETITIONS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71134);
/* harmony import */ var _statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18597);



/** Repetitions of the phases lie apart, so that a fresh play is never an old one. */
const REPETITIONS = { select: 0, headroom: 500, search: 1000, check: 5000, holdout: 9000 };
/** A candidate of whose plays a larger share errored is broken (improvement.md 2.4). */
const BROKEN = 0.2;
/** Opens the account of an optimization with a hard limit of plays. */
function openLedger(player, limit) {
    const kept = new Map();
    let used = 0;
    let reserve = 0;
    const keyOf = ({ case_id, repetition }) => `${repetition} ${case_id}`;
    const known = (prompt, play) => kept.get(prompt)?.get(keyOf(play));
    async function playMissing(prompts, plays, phase) {
        const missing = prompts.map((prompt) => plays.filter((play) => known(prompt, play) === undefined));
        // Prompts that lack the same plays are played together, interleaved by the player.
        const groups = new Map();
        for (const [index, lacking] of missing.entries()) {
            if (lacking.length === 0)
                continue;
            const key = JSON.stringify(lacking);
            const group = groups.get(key) ?? { prompts: [], plays: lacking };
            group.prompts.push(prompts[index]);
            groups.set(key, group);
        }
        for (const group of groups.values()) {
            const count = group.prompts.length * group.plays.length;
            if (used + count > limit)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
                    where: `phase ${phase}`,
                    hint: 'Raise the budget of agent runs.',
                });
            used += count;
            const answers = await player.play(group.prompts, group.plays, phase);
            for (const [index, prompt] of group.prompts.entries()) {
                const own = kept.get(prompt) ?? new Map();
                kept.set(prompt, own);
                for (const [place, play] of group.plays.entries()) {
                    const answer = answers[index]?.[place];
                    if (!answer)
                        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', 'the player left a play without an answer');
                    own.set(keyOf(play), answer);
                }
            }
        }
    }
    return {
        used: () => used,
        affords: (plays) => used + plays <= limit - reserve,
        setAside: (plays) => {
            reserve = plays;
        },
        async play(prompts, plays, phase) {
            await playMissing([...new Set(prompts)], plays, phase);
            return prompts.map((prompt) => plays.map((play) => known(prompt, play)));
        },
        known,
    };
}
/** Plays of these cases with repetitions from `first` on, one round after the other. */
function playsOf(cases, first, count) {
    return Array.from({ length: count }, (_, round) => cases.map((case_id) => ({ case_id, repetition: first + round }))).flat();
}
/** Values by case; a case without any is not there. */
function valuesByCase(plays, worthOf) {
    const values = new Map();
    for (const play of plays) {
        const value = play.status === 'errored' ? null : worthOf(play);
        if (value === null || !Number.isFinite(value))
            continue;
        const own = values.get(play.case_id);
        if (own)
            own.push(value);
        else
            values.set(play.case_id, [value]);
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
    const differences = pairs(a, b, worthOf).map((each) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(each.b) - (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(each.a));
    if (differences.length === 0)
        return null;
    const error = differences.length < 2 ? 0 : Math.sqrt((0,_statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleVariance */ .y)(differences) / differences.length);
    return { mean: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(differences), error, cases: differences.length };
}
/** Share of the plays that errored. */
function erroredShare(plays) {
    return plays.length === 0 ? 0 : plays.filter(({ status }) => status === 'errored').length / plays.length;
}


/***/ }),

/***/ 94108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ seal),
/* harmony export */   w: () => (/* binding */ unsealed)
/* harmony export */ });
const contents = new WeakMap();
/** Puts a value into a box, so that who passes it on cannot look at it by accident (improvement.md 2.2 step 3). */
function seal(value) {
    const box = Object.freeze({});
    contents.set(box, value);
    return box;
}
/** What is in the box. Only the gate and the static check of spans may ask; a test holds them to it. */
function unsealed(box) {
    if (!contents.has(box))
        throw new TypeError('unsealed: this is no box of seal()');
    return contents.get(box); // seal() put a T there.
}


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

/**
 * Keys of `value` that `schema` has no word for, at every depth. Zod's own strict objects would stop at the first wrong level
 * and hide other problems; this looks everywhere and never fails. Free objects are not looked into.
 */
function unknownKeys(schema, value) {
    const found = [];
    look(schema, value, [], found);
    return found;
}
/** `path` is one array that grows and shrinks with the walk; it is copied only for what is found. */
function look(schema, value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const inner = bare(schema);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7) {
        const option = inner.options
            .map(bare)
            .find((one) => isContainer(one) && one instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA === Array.isArray(value));
        if (option !== undefined)
            look(option, value, path, found);
    }
    else if (Array.isArray(value)) {
        if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
            for (let index = 0; index < value.length; index++)
                within(inner.element, value[index], index, path, found);
    }
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        lookIntoObject(inner, value, path, found);
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S)
        lookIntoRecord(inner, value, path, found);
}
function within(schema, value, step, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    path.push(step);
    look(schema, value, path, found);
    path.pop();
}
function lookIntoObject(schema, value, path, found) {
    const { shape } = schema;
    const catchall = schema.def.catchall;
    const open = catchall !== undefined && !(catchall instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNever */ .iSc);
    const record = value;
    for (const key of Object.keys(record)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field !== undefined)
            within(field, record[key], key, path, found);
        else if (!open)
            found.push({ path: [...path], key, known: Object.keys(shape) });
    }
}
function lookIntoRecord(schema, value, path, found) {
    const names = schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : undefined;
    for (const [key, entry] of Object.entries(value)) {
        if (names !== undefined && !names.includes(key))
            found.push({ path: [...path], key, known: names });
        // The value type of a record is a schema; its own type is wider.
        else
            within(schema.valueType, entry, key, path, found);
    }
}
function isContainer(schema) {
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S;
}
/** The schema below optional, nullable and default wrappers. */
function bare(schema) {
    let inner = schema;
    while (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodPrefault */ .xgV)
        inner = inner.unwrap();
    return inner;
}


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
 * A fresh agent key: prefix (secret scanners find it), 256 random bits, checksum (a typing error is told apart from a
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

/***/ 98610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
function suggest(word, known) {
    const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(word, known);
    return close === null ? '' : ` (did you mean "${close}"?)`;
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


/***/ })

};
