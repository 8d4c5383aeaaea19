export const id = 5514;
export const ids = [5514];
export const modules = {

/***/ 35514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   batchCommand: () => (/* binding */ batchCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27591);
/* harmony import */ var _operations_evaluate_batch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41943);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31045);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7807);
/* harmony import */ var _hints_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86142);
/* harmony import */ var _judge_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62740);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43369);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32832);









/** Nobody reads more broken lines at once. */
const MOST_BROKEN = 50;
/** `assay batch`: many judgements. Exits 3 when an item could not be judged, 1 under `--gate` when one did not pass. */
async function batchCommand(_, flags) {
    if (flags.items === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', 'batch needs --items FILE', { hint: 'Give a JSONL or JSON file, or "-".' });
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .engineOf */ .k)(flags);
    const { lines, ...read } = readItems(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(engine, flags.items), flags.items);
    const request = {
        ...read,
        ...(flags.scorers === undefined ? {} : { scorers: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .eZ)(flags.scorers) }),
        ...(flags.threshold === undefined ? {} : { threshold: flags.threshold }),
        ...(isObject(read.config ?? {}) ? { config: withFlags(read.config ?? {}, flags) } : {}),
    };
    const response = await (0,_operations_define_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .call */ .T1)(_operations_evaluate_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluateBatchOperation */ .$, request, engine).catch((error) => {
        throw lines === undefined ? error : atLines(error, lines);
    });
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .F)().out(flags.json === true
        ? `${JSON.stringify(response, null, 2)}\n`
        : `${batchText(response)}${await (0,_judge_line_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeLine */ .s)(engine, Object.keys(response.summary.avg_scores))}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .F)().err((0,_hints_text_js__WEBPACK_IMPORTED_MODULE_7__/* .hintsText */ ._)(response.results.flatMap(({ errors }) => Object.values(errors ?? {}))));
    if (response.summary.errored > 0)
        return 3;
    return flags.gate === true && response.summary.passed < response.summary.total ? 1 : 0;
}
/** A JSON array of items, a whole request object (on however many lines), or one item a line. */
function readItems(text, where) {
    const trimmed = text.trim();
    if (trimmed === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('malformed_json', 'not JSON: there is nothing in it', {
            where: where === '-' ? 'standard input' : where,
            hint: 'Give one JSON item a line, or a JSON array of items.',
        });
    if (trimmed.startsWith('['))
        return { items: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(trimmed, where) };
    if (!trimmed.includes('\n') || isJson(trimmed)) {
        const one = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(trimmed, where);
        const whole = isObject(one) && 'items' in one;
        return whole ? one : { items: [one] };
    }
    return readLines(text, where);
}
function readLines(text, where) {
    const items = [];
    const lines = [];
    const broken = [];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const at = `${where}:${index + 1}`;
        lines.push(at);
        try {
            items.push((0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line, at));
        }
        catch (error) {
            broken.push({ path: at, message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error).message });
        }
    }
    const [first] = broken;
    if (first === undefined)
        return { items, lines };
    const more = broken.length - MOST_BROKEN;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('malformed_json', first.message, {
        where: first.path,
        hint: 'A line holds one JSON object; nothing was judged.',
        problems: broken.length === 1
            ? []
            : [...broken.slice(0, MOST_BROKEN), ...(more > 0 ? [{ path: '', message: `and ${more} more` }] : [])],
    });
}
/** The same fault with the line of each item before its path: blank lines have no index, so people would count wrong. */
function atLines(error, lines) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.problems.length === 0)
        return error;
    const problems = error.problems.map((problem) => {
        const index = /^items\[(\d+)\]/.exec(problem.path)?.[1];
        const line = index === undefined ? undefined : lines[Number(index)];
        return line === undefined ? problem : { ...problem, path: `${line}: ${problem.path}` };
    });
    const { code, message, hint } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC(code, message, { ...(hint === undefined ? {} : { hint }), problems, cause: error });
}
function withFlags(config, flags) {
    return {
        ...config,
        ...(flags.parallel === false ? { parallel: false } : {}),
        ...(flags.failFast === true ? { fail_fast: true } : {}),
    };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false; // Several lines with an object each, or something broken: the lines are read one by one.
    }
}
function batchText(response) {
    const lines = response.results
        .filter((result) => !result.overall_pass)
        .map((result) => {
        const detail = Object.entries(result.errors ?? {}).map(([name, error]) => `${name}: ${error.message}`);
        const scores = Object.entries(result.scores).map(([name, score]) => `${name} ${score.toFixed(2)}`);
        const word = { scored: 'FAIL', errored: 'ERR ', skipped: 'SKIP' }[result.status];
        return `${word}  item ${result.item_index}  ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalLine */ .tL)([...scores, ...detail].join(', '))}`;
    });
    const { total, passed, failed, errored, skipped, avg_scores: averages } = response.summary;
    lines.push('', `${passed} of ${total} passed, ${failed} failed, ${errored} errored, ${skipped} skipped`);
    for (const [name, mean] of Object.entries(averages))
        lines.push(`  ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalLine */ .tL)(name)} ${mean.toFixed(2)}`);
    return `${lines.join('\n')}\n`;
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


/***/ })

};
