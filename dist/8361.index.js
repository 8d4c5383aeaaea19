export const id = 8361;
export const ids = [8361];
export const modules = {

/***/ 18361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   batchCommand: () => (/* binding */ batchCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98209);
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _operations_evaluate_batch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39766);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66884);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2134);
/* harmony import */ var _hints_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(755);
/* harmony import */ var _judge_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29821);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73920);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93557);









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
    const response = await (0,_operations_define_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .call */ .T)(_operations_evaluate_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluateBatchOperation */ .$, request, engine).catch((error) => {
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

/***/ 8723:
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

/***/ 39766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ evaluateBatchOperation)
});

// EXTERNAL MODULE: ./lib/errors.js
var lib_errors = __webpack_require__(98209);
// EXTERNAL MODULE: ./lib/flow/pool.js
var pool = __webpack_require__(8723);
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round = __webpack_require__(80940);
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean = __webpack_require__(80933);
// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject = __webpack_require__(78067);
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
var preflight = __webpack_require__(12175);
// EXTERNAL MODULE: ../g5/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(40917);
// EXTERNAL MODULE: ./lib/schema/evaluation.js + 1 modules
var evaluation = __webpack_require__(78390);
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(30718);
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(4812);
;// CONCATENATED MODULE: ./lib/schema/batch.js




/** One item of a batch: every field of an evaluation but `scorers` (contract 9). */
const batchItem = evaluation/* subject */.bc.extend({
    input: schemas/* string */.YjP(),
    output: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).optional(),
});
/** Request body of POST /v1/evaluate/batch (interface 4.3). */
const batchRequest = schemas/* object */.Ikc({
    items: schemas/* array */.YOg(batchItem).min(1),
    scorers: schemas/* array */.YOg(scorer_name/* scorerName */.W7).min(1),
    threshold: schemas/* number */.aig().min(0).optional(),
    config: schemas/* object */.Ikc({ parallel: schemas/* boolean */.zMY().default(true), fail_fast: schemas/* boolean */.zMY().default(false) })
        .default({ parallel: true, fail_fast: false }),
});
/** One entry per item, in order. An errored or skipped item has `overall_pass` false and no scores. */
const batchItemResult = schemas/* object */.Ikc({
    item_index: schemas/* number */.aig().int().min(0),
    overall_pass: schemas/* boolean */.zMY(),
    scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
    status: schemas/* enum */.k5n(['scored', 'errored', 'skipped']),
    errors: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerError */.Tz).optional(),
});
/** Response of POST /v1/evaluate/batch (interface 2.3). Averages are over scored items. */
const batchResponse = schemas/* object */.Ikc({
    batch_id: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(['running', 'completed', 'failed']),
    results: schemas/* array */.YOg(batchItemResult),
    summary: schemas/* object */.Ikc({
        total: schemas/* number */.aig().int(),
        passed: schemas/* number */.aig().int(),
        failed: schemas/* number */.aig().int(),
        errored: schemas/* number */.aig().int(),
        skipped: schemas/* number */.aig().int(),
        avg_scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
    }),
});

// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(68042);
;// CONCATENATED MODULE: ./lib/operations/evaluate-batch.js




/** POST /v1/evaluate/batch (interface 4.3). Missing inputs of all items are reported at once, before any judge call. */
const evaluateBatchOperation = (0,define_operation/* defineOperation */.h)({
    name: 'evaluate-batch',
    method: 'POST',
    path: '/v1/evaluate/batch',
    status: 200,
    summary: 'Judge many outputs with the same scorers.',
    input: batchRequest,
    output: batchResponse,
    async run(request, engine, { signal }) {
        const { registry, judge, settings } = await engine.scoring();
        const subjects = request.items.map(({ threshold, ...subject }, index) => ({
            subject,
            path: `items[${index}]`,
            threshold: threshold ?? request.threshold,
        }));
        const scorers = (0,preflight/* preflight */.M)(subjects, request.scorers, registry);
        const response = await evaluateBatch(engine.ports.ids.next('batch_'), request.items, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            parallel: request.config.parallel,
            failFast: request.config.fail_fast,
            concurrency: settings.run.concurrency,
            ...(signal === undefined ? {} : { signal }),
        });
        await (await engine.store()).put('batches', response.batch_id, response);
        return response;
    },
});


/***/ })

};
