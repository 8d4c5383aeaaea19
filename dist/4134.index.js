export const id = 4134;
export const ids = [4134];
export const modules = {

/***/ 35514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   batchCommand: () => (/* binding */ batchCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27591);
/* harmony import */ var _operations_evaluate_batch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23246);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69498);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56025);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64979);
/* harmony import */ var _hints_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86142);
/* harmony import */ var _judge_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62740);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43369);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76739);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87873);











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
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ threshold: flags.threshold }),
        ...(isObject(read.config ?? {}) ? { config: withFlags(read.config ?? {}, flags) } : {}),
    };
    const answer = await (0,_operations_define_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .call */ .T1)(_operations_evaluate_batch_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluateBatchOperation */ .$, request, engine).catch((error) => {
        throw lines === undefined ? error : atLines(error, lines);
    });
    const response = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_6__.shownValue)(answer);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .F)().out(flags.json === true
        ? `${JSON.stringify(response, null, 2)}\n`
        : `${batchText(response)}${await (0,_judge_line_js__WEBPACK_IMPORTED_MODULE_8__/* .judgeLine */ .s)(engine, Object.keys(response.summary.avg_scores))}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .F)().err((0,_hints_text_js__WEBPACK_IMPORTED_MODULE_9__/* .hintsText */ ._)(response.results.flatMap(({ errors }) => Object.values(errors ?? {}))));
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC(code, message, { ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ hint }), problems, cause: error });
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
        return `${word}  item ${result.item_index}  ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .terminalLine */ .tL)([...scores, ...detail].join(', '))}`;
    });
    const { total, passed, failed, errored, skipped, avg_scores: averages } = response.summary;
    lines.push('', `${passed} of ${total} passed, ${failed} failed, ${errored} errored, ${skipped} skipped`);
    for (const [name, mean] of Object.entries(averages))
        lines.push(`  ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .terminalLine */ .tL)(name)} ${mean.toFixed(2)}`);
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 52469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ asAnswered),
/* harmony export */   WC: () => (/* binding */ emptyAnswer),
/* harmony export */   wR: () => (/* binding */ isEmptyAnswer)
/* harmony export */ });
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _scorers_joint_judge_info_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _scorers_reasoning_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__;




/** Stands for a blank output where only the other fields are looked at. */
const SOME_ANSWER = '-';
const SAID = 'the agent gave an empty answer.';
/** Whether an answer was given with nothing in it (contract 5). An output that is absent is no answer at all. */
function isEmptyAnswer({ output }) {
    return typeof output === 'string' && !(0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(31093))/* .isPresent */ .Wo)(output);
}
/** The subject for the check of its other fields: a blank output is given, and what it scores is known. */
function asAnswered(subject) {
    return isEmptyAnswer(subject) ? { ...subject, output: SOME_ANSWER } : subject;
}
/**
 * What any scorer gives an empty answer (contract 5): 0, whatever it measures, also where the absence of something would pass (a pattern
 * that must not occur, toxicity), and no pass at any threshold. Nobody is asked, so the result is the same with every judge.
 */
function emptyAnswer(scorer, threshold) {
    return {
        status: 'scored',
        usage: { ...(_judges_judge_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16479))/* .NO_USAGE */ .yJ },
        result: {
            score: 0,
            pass: false,
            // No threshold is low enough to be met.
            reasoning: threshold > 0 ? (0,(_scorers_reasoning_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(59981))/* .comparison */ .my)(SAID, 0, threshold) : `Score 0: ${SAID}`,
            metadata: {
                derived: [],
                ...scorer.emptyMetadata(0),
                empty_answer: true,
                judge: (0,(_scorers_joint_judge_info_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79032))/* .nobodyAsked */ .S)(`${scorer.name}@${scorer.version}`),
                threshold,
                not_applicable: false,
                warnings: [],
                imputed_verdicts: [],
            },
        },
    };
}


/***/ }),

/***/ 87608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ eachInPool)
/* harmony export */ });
/**
 * Items that may wait beside those at work, for each of these. A wait is many times as long as a call (1 s against 50 ms), so with one
 * refusal in twenty there are as many that wait as that work; twice as many is room for chance. More would open ever more work at a
 * server that refuses everything.
 */
const WAITING_FOR_EACH = 2;
/**
 * Works on items, at most `concurrency` at once; resolves when everything that was begun is done. Items are taken only when there is
 * room, so sources may be endless. Work that waits (`Place.aside`) makes room, unless there is room for one only: then items come
 * strictly one after the other. An error of the worker or of the source takes no new work, and rejects when the rest is done.
 */
function eachInPool(items, concurrency, worker, { signal, stop } = {}) {
    const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    const failures = [];
    const fail = (error) => void failures.push(error);
    /** The source may have more. */
    let open = true;
    /** The source thinks. */
    let asking = false;
    let ended = false;
    return new Promise((resolve, reject) => {
        const places = poolPlaces(Math.max(1, Math.floor(concurrency)), fill);
        const mayTake = () => open && failures.length === 0 && signal?.aborted !== true && stop?.() !== true;
        /** Takes as many items as there is room for, and ends when there is nothing left to do or to wait for. */
        function fill() {
            while (!asking && places.hasRoom() && mayTake())
                ask();
            if (places.isEmpty() && !(asking && mayTake()))
                end();
        }
        /** Asks for one item; a slow source is asked beside the work. */
        function ask() {
            try {
                const next = source.next();
                if (next instanceof Promise) {
                    asking = true;
                    next.then(take, fail).then(() => {
                        asking = false;
                        fill();
                    });
                }
                else
                    take(next);
            }
            catch (error) {
                fail(error);
            }
        }
        function take(next) {
            if (next.done)
                open = false;
            // An answer that comes after the stop is dropped: what was not begun is not begun any more.
            if (next.done || !mayTake())
                return;
            const place = places.take();
            (async () => worker(next.value, place))().catch(fail).then(place.leave);
        }
        function end() {
            if (ended)
                return;
            ended = true;
            signal?.removeEventListener('abort', fill);
            // Not awaited: a generator that hangs in its own `next` would never return.
            Promise.resolve(source.return?.()).catch(() => undefined);
            if (failures.length > 0)
                reject(failures[0]);
            else
                resolve();
        }
        // A source that never answers must not hold up an abort.
        signal?.addEventListener('abort', fill);
        fill();
    });
}
/** Who is at work, who waits beside, and who comes back; `changed` is called when room may have come free. */
function poolPlaces(room, changed) {
    const most = room === 1 ? 1 : room * (1 + WAITING_FOR_EACH);
    let working = 0;
    let away = 0;
    const returning = [];
    const freed = () => {
        while (working < room && returning.length > 0) {
            working += 1;
            away -= 1;
            returning.shift()();
        }
        changed();
    };
    return {
        hasRoom: () => working < room && working + away < most,
        isEmpty: () => working + away === 0,
        take() {
            working += 1;
            return placeOf({
                give() {
                    working -= 1;
                    away += 1;
                    freed();
                },
                takeAgain() {
                    return new Promise((resolve) => {
                        returning.push(resolve);
                        freed();
                    });
                },
                leave(isAway) {
                    if (isAway)
                        away -= 1;
                    else
                        working -= 1;
                    freed();
                },
            });
        },
    };
}
function placeOf(seat) {
    let tasks = 0;
    let waits = 0;
    let isAway = false;
    /** The work is over. A task that nobody waits for any more may go on; it has no place to give or to take. */
    let isOver = false;
    let back;
    const giveIfAllWait = () => {
        if (isOver || isAway || waits === 0 || waits < tasks)
            return;
        isAway = true;
        seat.give();
    };
    /** Tasks of the same work come back together: it has one place. */
    const takeAgain = () => {
        back ??= seat.takeAgain().then(() => {
            isAway = false;
            back = undefined;
        });
        return back;
    };
    return {
        async use(task) {
            if (isAway && !isOver)
                await takeAgain();
            tasks += 1;
            try {
                return await task();
            }
            finally {
                tasks -= 1;
                giveIfAllWait();
            }
        },
        async aside(wait) {
            // It waits before others go on: what it waits for may be what they do first.
            const waiting = wait().finally(() => {
                waits -= 1;
            });
            waits += 1;
            giveIfAllWait();
            const waited = await waiting;
            if (isAway && !isOver)
                await takeAgain();
            return waited;
        },
        leave() {
            isOver = true;
            // On its way back it is given the place once more, and leaves then.
            if (back === undefined)
                seat.leave(isAway);
            else
                void back.then(() => seat.leave(false));
        },
    };
}


/***/ }),

/***/ 96231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XM: () => (/* binding */ batchBehind),
  Wq: () => (/* binding */ preparedBatch),
  AK: () => (/* binding */ resumedBatch),
  bC: () => (/* binding */ unjudged)
});

// EXTERNAL MODULE: ./lib/checks/request-checks.js
var request_checks;
// EXTERNAL MODULE: ./lib/errors.js
var lib_errors;
// EXTERNAL MODULE: ./lib/flow/pool.js
var pool;
// EXTERNAL MODULE: ./lib/judges/giving-way.js
var giving_way;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round;
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject;
;// CONCATENATED MODULE: ./lib/evaluations/evaluate-batch.js







/**
 * Judges items, each with its scorers. One entry per item, in order. Under `failFast` the first item that does not pass stops
 * the taking of new ones; items in flight finish and the rest is `skipped` (interface 4.3, contract 9).
 */
async function evaluateBatch(batchId, items, scorersOf, options) {
    const results = items.map((_, index) => ({
        item_index: index,
        overall_pass: false,
        scores: {},
        status: 'skipped',
    }));
    let stopped = false;
    await (0,(pool ??= __webpack_require__(87608))/* eachInPool */.P)(items.keys(), options.parallel ? options.concurrency : 1, async (index, place) => {
        const { threshold, checks: _, ...subject } = items[index];
        let result;
        try {
            const scored = await (0,(score_subject ??= __webpack_require__(95288))/* scoreSubject */.fK)(subject, scorersOf(index), {
                ...options,
                judge: (0,(giving_way ??= __webpack_require__(19890))/* givingWay */.M)(options.judge, place),
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ threshold }),
            });
            const errored = Object.keys(scored.errors).length > 0;
            const scores = Object.fromEntries(Object.entries(scored.results).map(([name, one]) => [name, one.score]));
            result = errored
                ? { item_index: index, overall_pass: false, scores: {}, status: 'errored', errors: scored.errors }
                : { item_index: index, overall_pass: (0,(score_subject ??= __webpack_require__(95288))/* overallPass */.lb)(scored), scores, status: 'scored' };
        }
        catch (error) {
            const fault = (0,(lib_errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
            if (fault.code === 'cancelled' || fault.code === 'internal')
                throw fault;
            const errors = { '*': { code: fault.code, message: fault.message } };
            result = { item_index: index, overall_pass: false, scores: {}, status: 'errored', errors };
        }
        results[index] = result;
        if (options.failFast && !result.overall_pass)
            stopped = true;
        options.onItem?.(result);
    }, { stop: () => stopped, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal: options.signal }) });
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
        avg_scores: Object.fromEntries([...byScorer].map(([name, list]) => [name, (0,(round ??= __webpack_require__(38913))/* round4 */.X)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(list))])),
    };
}

// EXTERNAL MODULE: ./lib/evaluations/preflight.js
var preflight;
// EXTERNAL MODULE: ./lib/evaluations/scoring-for.js
var scoring_for;
// EXTERNAL MODULE: ./lib/schema/batch.js
var batch;
// EXTERNAL MODULE: ./lib/jobs/announce.js
var announce;
// EXTERNAL MODULE: ./lib/jobs/background-job.js
var background_job;
// EXTERNAL MODULE: ./lib/jobs/job-records.js
var job_records;
;// CONCATENATED MODULE: ./lib/jobs/background-batch.js










/** Judges a batch again after a restart, under the same id. */
async function resumedBatch(engine, { id, request: stored }) {
    const { data: request, error } = (batch ??= __webpack_require__(51))/* batchRequest */.Uv.safeParse(stored);
    const store = await engine.store();
    if (request === undefined) {
        const reason = `the request was written by another version: ${error.issues[0]?.message ?? ''}`;
        await store.put('batches', id, { ...unjudged(id, { items: [] }), status: 'failed', reason });
        return (0,(job_records ??= __webpack_require__(40944))/* endJob */.Lt)(engine, id);
    }
    await store.put('batches', id, unjudged(id, request));
    await batchBehind(engine, id, request, () => preparedBatch(request, engine));
}
/** Judges a batch in the background; what goes wrong there is stored as its status `failed`. */
function batchBehind(engine, id, request, prepare) {
    return (0,(background_job ??= __webpack_require__(99240))/* workBehind */.C)(engine, { id, kind: 'batch' }, {
        async work() {
            await (await prepare())(id, engine.live().stopping);
            return 'done';
        },
        onFault: async ({ message }) => (await engine.store()).put('batches', id, {
            ...unjudged(id, request),
            status: 'failed',
            reason: message,
        }),
    });
}
/** Checks everything that can be checked before the judge is asked; what comes back judges, stores and announces. */
async function preparedBatch(request, engine) {
    const registry = await engine.registry();
    const names = request.scorers ?? [];
    const shared = await (0,(request_checks ??= __webpack_require__(5956))/* requestChecks */.n)([{ checks: request.checks, path: ['checks'] }], names, registry);
    const subjects = await Promise.all(request.items.map(async ({ threshold, checks: own, ...subject }, index) => ({
        subject,
        path: `items[${index}]`,
        threshold: threshold ?? request.threshold,
        checks: own === undefined
            ? shared
            : await (0,(request_checks ??= __webpack_require__(5956))/* requestChecks */.n)([
                { checks: request.checks, path: ['checks'] },
                { checks: own, path: ['items', index, 'checks'] },
            ], names, registry),
    })));
    const named = (0,(preflight ??= __webpack_require__(72984))/* preflight */.M)(subjects, names, registry);
    const scorers = subjects.map(({ checks }) => [...named, ...checks.scorers]);
    const { judge, settings } = await (0,(scoring_for ??= __webpack_require__(49432))/* scoringFor */.$)({ scoring: () => engine.scoringWith(), settings: () => engine.settings() }, scorers.flat());
    return async (id, signal) => {
        const response = await evaluateBatch(id, request.items, (index) => scorers[index] ?? [], {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            parallel: request.config.parallel,
            failFast: request.config.fail_fast,
            concurrency: settings.run.concurrency,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }),
        });
        // What was not judged because somebody stopped it is no result.
        if (signal?.aborted === true)
            throw new (lib_errors ??= __webpack_require__(452))/* Fault */.vC('cancelled', `${id} was cancelled`);
        await (await engine.store()).put('batches', id, response);
        const { total, passed, avg_scores } = response.summary;
        await (0,(announce ??= __webpack_require__(57301))/* announce */.i)(engine, {
            event: 'evaluation.completed',
            data: { evaluation_id: id, overall_pass: passed === total, scores: avg_scores, batch_id: id },
        });
        return response;
    };
}
/** A batch that nothing was judged of yet. */
const unjudged = (id, { items }) => ({
    batch_id: id,
    status: 'running',
    results: [],
    summary: { total: items.length, passed: 0, failed: 0, errored: 0, skipped: 0, avg_scores: {} },
});


/***/ }),

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

/***/ 40944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Pg: () => (/* binding */ writeJob),
/* harmony export */   Yl: () => (/* binding */ (job ?? job$made())),
/* harmony export */   Zw: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_1__;


/** What was begun over the service and has not come to its end; it goes on when the service starts again. */
var job;
function job$made() { return job = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    /** Of what it makes: a run, an experiment, an optimization, a batch. */
    id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    kind: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['run', 'experiment', 'optimization', 'batch']),
    /** As it was checked, with its defaults. */
    request: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J(),
    /** What was answered, where it cannot be read from what is stored: without addresses, which change with the service. */
    answer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J().optional(),
    created_at: (_schema_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
}); }
/** Resolves when the job would survive the death of this process. */
async function writeJob(engine, written) {
    const whole = { ...written, created_at: new Date(engine.ports.clock.now()).toISOString() };
    await (await engine.store()).create('jobs', whole.id, whole);
    return whole;
}
/** The job of this id; undefined when there is none, or none that can be read. */
async function jobOf(engine, id) {
    return (job ?? job$made()).safeParse(await (await engine.store()).get('jobs', id)).data;
}
/** It has come to its end, whatever that was. */
async function endJob(engine, id) {
    await (await engine.store()).remove('jobs', id);
}


/***/ }),

/***/ 19890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ givingWay)
/* harmony export */ });
/** The judge of one piece of work in a pool: while all that the work has asked only waits, its place goes to other work. */
const givingWay = (judge, place) => ({
    ...judge,
    fill: (question, signal) => place.use(() => judge.fill({ ...question, aside: place.aside }, signal)),
});


/***/ }),

/***/ 23246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ (evaluateBatchOperation ?? evaluateBatchOperation$made()))
/* harmony export */ });
/* harmony import */ var _jobs_background_batch_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _jobs_job_records_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_batch_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;




/**
 * POST /v1/evaluate/batch (interface 4.3). Missing inputs of all items are reported at once, before any judge call. Begun in the
 * background it is `running` first; after a restart it is judged again, which costs nothing where the judge's cache knows the answer.
 */
var evaluateBatchOperation;
function evaluateBatchOperation$made() { return evaluateBatchOperation = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineOperation */ .h9)({
    name: 'evaluate-batch',
    method: 'POST',
    path: '/v1/evaluate/batch',
    tag: 'batches',
    status: 200,
    summary: 'Judge many outputs with the same scorers.',
    access: 'account',
    limit: (_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .DOCUMENTS_LIMIT */ .$Z,
    lifetime: 'caller',
    input: (_schema_batch_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(51))/* .batchRequest */ .Uv,
    output: (_schema_batch_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(51))/* .batchResponse */ .iG,
    async run(request, engine, { signal }) {
        const judged = await (0,(_jobs_background_batch_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(96231))/* .preparedBatch */ .Wq)(request, engine);
        return judged(engine.ports.ids.next('batch_'), signal);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('batch_');
        const store = await engine.store();
        const stored = (_schema_batch_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(51))/* .batchResponse */ .iG.safeParse(await store.get('batches', id)).data;
        if (stored !== undefined && (stored.status !== 'running' || (await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, id)) !== undefined))
            return stored;
        engine.live().requireQueueSpace('batch');
        const judged = await (0,(_jobs_background_batch_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(96231))/* .preparedBatch */ .Wq)(request, engine);
        const begun = (0,(_jobs_background_batch_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(96231))/* .unjudged */ .bC)(id, request);
        await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(40944))/* .writeJob */ .Pg)(engine, { id, kind: 'batch', request });
        try {
            await store.put('batches', id, begun);
        }
        catch (error) {
            await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(40944))/* .endJob */ .Lt)(engine, id);
            throw error;
        }
        engine.inBackground((0,(_jobs_background_batch_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(96231))/* .batchBehind */ .XM)(engine, id, request, async () => judged));
        return begun;
    },
}); }


/***/ }),

/***/ 51:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uv: () => (/* binding */ (batchRequest ?? batchRequest$made())),
/* harmony export */   iG: () => (/* binding */ (batchResponse ?? batchResponse$made()))
/* harmony export */ });
/* unused harmony exports batchItem, batchItemResult */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _scorer_result_js__WEBPACK_IMPORTED_MODULE_5__;






/** One item of a batch: every field of an evaluation but `scorers` (contract 9). */
var batchItem;
function batchItem$made() { return batchItem = (_evaluation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10008))/* .subject */ .bc.extend({
    input: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().describe('What the user asked.'),
    output: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().describe('What the agent answered.'),
    threshold: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig()
        .min(0)
        .optional()
        .describe('Lowest score that passes for this item. Left out: that of the batch.'),
    checks: (_check_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(51283))/* .checks */ .AV.optional(),
}); }
/** Without scorers there have to be checks, for all items or with each. */
function judgedBySomething(value, context) {
    // Half-read: only whether they are there.
    const { scorers, checks: shared, items, } = value;
    if (scorers !== undefined || shared !== undefined)
        return;
    const unjudged = Array.isArray(items) ? items.findIndex((item) => item?.checks === undefined) : -1;
    if (unjudged < 0 && Array.isArray(items) && items.length > 0)
        return;
    context.addIssue({
        code: 'custom',
        path: ['scorers'],
        message: 'is required (or checks, here or with every item)',
    });
}
/** Request body of POST /v1/evaluate/batch (interface 4.3). */
var batchRequest;
function batchRequest$made() { return batchRequest = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    items: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((batchItem ?? batchItem$made())).min(1).describe('What is judged, an answer each.'),
    scorers: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(47655))/* .scorerName */ .W7)
        .min(1)
        .optional()
        .describe('Built-in names, aliases or ids of custom scorers, for every item. May be left out where there are `checks`, here or with every item.'),
    checks: (_check_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(51283))/* .checks */ .AV.optional(),
    threshold: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig()
        .min(0)
        .optional()
        .describe('Lowest score that passes. Left out: that of the scorer, else 0.7.'),
    config: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        parallel: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .boolean */ .zMY().default(true).describe('Whether several items are judged at once.'),
        fail_fast: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .boolean */ .zMY()
            .default(false)
            .describe('Whether the batch ends at the first item that does not pass; those after it are skipped.'),
    })
        .default({ parallel: true, fail_fast: false })
        .describe('How the batch is judged.'),
})
    .superRefine(judgedBySomething, (_common_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(86462))/* .evenIfIncomplete */ .Uu); }
/** One entry per item, in order. An errored or skipped item has `overall_pass` false and no scores. */
var batchItemResult;
function batchItemResult$made() { return batchItemResult = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    item_index: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0),
    overall_pass: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .boolean */ .zMY(),
    scores: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig()),
    status: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['scored', 'errored', 'skipped']),
    errors: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(), (_scorer_result_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(60133))/* .scorerError */ .Tz).optional(),
}); }
/** Response of POST /v1/evaluate/batch (interface 2.3). Averages are over scored items. */
var batchResponse;
function batchResponse$made() { return batchResponse = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    batch_id: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    status: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    /** Why it ended without being judged, where something else than its items was at fault. */
    reason: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    results: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((batchItemResult ?? batchItemResult$made())),
    summary: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        total: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
        passed: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
        failed: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
        errored: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
        skipped: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
        avg_scores: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig()),
    }),
}); }


/***/ }),

/***/ 38913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   X: () => (/* binding */ round4)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** A score as it is shown and decided on: clamped to [0,1], four decimals (metrics.md 0.1). A value that is no number is a bug and throws. */
function round4(value) {
    if (!Number.isFinite(value)) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('internal', `A formula gave ${value} instead of a number.`, {
            hint: 'This is a bug in Assay. Please report it with the input you evaluated.',
        });
    }
    const clamped = Math.min(1, Math.max(0, value));
    return Math.round((clamped + Number.EPSILON) * 1e4) / 1e4;
}
/** A score for a sentence: up to four decimals, no trailing zeros. */
function shown(value) {
    return String(round4(value));
}


/***/ }),

/***/ 79032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ nobodyAsked),
/* harmony export */   Y: () => (/* binding */ jointJudgeInfo)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

var CONFIDENCES;
function CONFIDENCES$made() { return CONFIDENCES = ['low', 'medium', 'high']; }
/** One judge info for several results: sums, and of everything that says how sure the verdicts are the weakest. */
function jointJudgeInfo(results) {
    // Every scorer puts its judge info into its result (metrics.md 0.7); metadata is an open record, so the type is said here.
    const infos = results.map(({ metadata }) => metadata['judge']);
    const judged = infos.filter(({ mode }) => mode !== 'none');
    const [first] = judged.length > 0 ? judged : infos;
    if (first === undefined)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('internal', 'Results of no scorer were put together.');
    const sum = (field) => infos.reduce((total, info) => total + info[field], 0);
    const agreements = infos.flatMap(({ agreement }) => (agreement === null ? [] : [agreement]));
    return {
        ...first,
        mode: judged.some(({ mode }) => mode === 'llm') ? 'llm' : first.mode,
        model: [...new Set((judged.length > 0 ? judged : infos).map(({ model }) => model))].join(', '),
        prompt_version: [...new Set(infos.map((info) => info.prompt_version))].join(', '),
        calls: sum('calls'),
        cached_calls: sum('cached_calls'),
        input_tokens: sum('input_tokens'),
        output_tokens: sum('output_tokens'),
        samples: Math.max(...infos.map(({ samples }) => samples)),
        agreement: agreements.length === 0 ? null : Math.min(...agreements),
        confidence: confidenceOf(results, infos),
        fallback: infos.some(({ fallback }) => fallback),
    };
}
/**
 * All components must hold for a pass, so it is as sure as the least sure of them; one is enough for a failure, so that is
 * as sure as the surest component that failed. Otherwise an offline screen would make a leaked key a doubtful matter.
 */
function confidenceOf(results, infos) {
    const of = (indices) => indices.flatMap((index) => infos[index]?.confidence ?? []);
    const failing = results.flatMap(({ pass }, index) => (pass ? [] : [index]));
    return failing.length === 0 ? lowestConfidence(of([...results.keys()])) : highest(of(failing));
}
/** The judge info of a result for which nobody was asked; `version` is the scorer's name, an at sign and its version. */
function nobodyAsked(version) {
    return {
        mode: 'none',
        model: 'none',
        prompt_version: version,
        calls: 0,
        cached_calls: 0,
        input_tokens: 0,
        output_tokens: 0,
        temperature: null,
        seed: null,
        samples: 1,
        agreement: null,
        confidence: 'high',
        fallback: false,
    };
}
/** The least sure of some. */
function lowestConfidence(values) {
    return (CONFIDENCES ?? CONFIDENCES$made()).find((level) => values.includes(level)) ?? 'low';
}
function highest(values) {
    return (CONFIDENCES ?? CONFIDENCES$made()).findLast((level) => values.includes(level)) ?? 'low';
}


/***/ }),

/***/ 80902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ maskPii),
/* harmony export */   Q: () => (/* binding */ maskValue)
/* harmony export */ });
/* harmony import */ var _detect_js__WEBPACK_IMPORTED_MODULE_0__;

/** How many characters of a long number stay readable (metrics.md 4.5). */
const SHOWN = 4;
var NAMES;
function NAMES$made() { return NAMES = new Set(['person_name', 'username', 'location', 'address']); }
/** Kinds whose words are a class, not a value ("diabetes"): the class is the finding. */
var CLASSES;
function CLASSES$made() { return CLASSES = new Set(['health', 'financial', 'age']); }
/**
 * A value as it may be shown: e-mails keep the first letter and the domain, numbers their last characters (at most a
 * third of them), names their initials; secrets show nothing but their kind.
 */
function maskValue(type, raw) {
    if (type === 'email')
        return `${raw.slice(0, 1)}***@${/@([\w.-]+)/.exec(raw)?.[1] ?? ''}`;
    if (type === 'password' || type === 'secret' || type === 'biometric' || (CLASSES ?? CLASSES$made()).has(type))
        return `[${type}]`;
    if ((NAMES ?? NAMES$made()).has(type))
        return raw.replace(/[\p{L}\p{N}]+/gu, (word) => `${word.slice(0, 1)}***`);
    const compact = raw.replace(/[^\p{L}\p{N}]/gu, '');
    const kept = Math.min(SHOWN, Math.floor(compact.length / 3));
    const tail = compact.slice(compact.length - kept);
    // A judge may quote more than the value; letters at the end could be a name beside it.
    return `***${/\d/.test(tail) ? tail : ''}`;
}
/**
 * Something of this stands in every value that can be masked: a digit, an at sign, hexadecimal pairs, the name of a secret,
 * or a token longer than words are. Nearly every text ends here, at a fraction of what the detectors cost.
 */
var MAY_HOLD;
function MAY_HOLD$made() { return MAY_HOLD = /[\d@]|[a-f]{1,4}[:-][a-f:]|pass|pwd|secret|token|key|credential|[\w-]{14}/i; }
/** A text with every personal value masked that the detectors are sure of: for whatever of a subject a result shows (metrics.md 0.8, 12.3). */
function maskPii(text) {
    if (!(MAY_HOLD ?? MAY_HOLD$made()).test(text))
        return text;
    let masked = '';
    let from = 0;
    for (const span of (0,(_detect_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(84026))/* .detectForMasking */ .n)(text)) {
        masked += text.slice(from, span.start) + maskValue(span.type, text.slice(span.start, span.end));
        from = span.end;
    }
    return masked + text.slice(from);
}


/***/ }),

/***/ 59981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zd: () => (/* binding */ reasoning),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   uM: () => (/* binding */ share)
/* harmony export */ });
/* harmony import */ var _text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _formulas_round_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _pii_mask_js__WEBPACK_IMPORTED_MODULE_1__;




/** Lengths of metrics.md 0.8. */
const QUOTE = 120;
const WHOLE = 800;
const MOST_ITEMS = 3;
/** How much of a text is looked through for personal data: everything that can be shown, and the longest keys beside it. */
const MASKED = 1000;
/** A reason is a remark on a quote, so it may be a little longer than the quote. */
const REASON = 160;
/** A sentence of counts, then up to three of the worst items under a heading, personal data masked. The comparison to the threshold is added by `comparison`. */
function reasoning(counts, heading = '', worst = []) {
    if (worst.length === 0)
        return counts;
    const named = worst.slice(0, MOST_ITEMS).map(({ quote, reason = '' }) => {
        const remark = excerpt(reason, REASON).replace(/[.\s]+$/, '');
        return `"${excerpt(quote, QUOTE)}"${remark === '' ? '' : ` (${remark})`}`;
    });
    const rest = worst.length - named.length;
    return `${counts} ${heading}: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
}
/** The beginning of a text from outside, personal data masked before it is cut: half an address would not be known as one. */
function excerpt(text, length) {
    return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(80902))/* .maskPii */ .L)((0,(_text_language_normalize_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(31093))/* .normalize */ .S8)(text.slice(0, MASKED))), length);
}
/**
 * The reasoning as it is shown: score against threshold first, at most 800 characters (metrics.md 0.8). Personal data can
 * stand only in the items that `reasoning` shows, and is masked there.
 */
function comparison(text, score, threshold) {
    const relation = score >= threshold ? 'meets' : 'is below';
    return clipped(`Score ${(0,(_formulas_round_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(38913))/* .shown */ .S)(score)} ${relation} the threshold ${(0,(_formulas_round_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(38913))/* .shown */ .S)(threshold)}: ${text}`);
}
/** The reasoning of something that left nothing to judge. */
function notApplicable(text) {
    return clipped(`Not applicable: ${text}`);
}
function clipped(text) {
    return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, WHOLE);
}
/** "1 of 4 claims is", "3 of 4 claims are", "0 of 1 claim is": a share in words. */
function share(count, total, noun) {
    return `${count} of ${total} ${noun}${total === 1 ? '' : 's'} ${count === 1 || total === 1 ? 'is' : 'are'}`;
}


/***/ })

};
