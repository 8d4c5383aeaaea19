export const id = 3669;
export const ids = [3669];
export const modules = {

/***/ 14404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ progressKey),
/* harmony export */   g: () => (/* binding */ openProgressLog)
/* harmony export */ });
/* harmony import */ var _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94431);

/** Bytes of the newest messages that stay in memory, once for all who follow: who is not behind asks no disk. */
const KEPT_BYTES = 512 * 1024;
/** Handed out at once, about as much as is read at once from disk. */
const PIECE_BYTES = 64 * 1024;
/** What makes two events the same, whatever process sends them. */
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
 * Opens the log of a run and goes on with it where there is one: numbers grow on, what stands there is not written again, a torn
 * last line is cut off. Not flushed to the disk: what a power cut takes is made again from the journal. `onFault` is called with the first
 * write that failed.
 */
function openProgressLog(path, { files, clock }, onFault = () => undefined) {
    const before = readLog(path, files);
    return new OpenLog(path, before, files.appendLog(path), clock, onFault);
}
/** Reads a log to its end, and cuts off what a killed process left of a line. */
function readLog(path, files) {
    const written = { keys: new Set(), marks: [0], last: 0, finished: 0 };
    if (files.stat(path) === null)
        return written;
    const reader = (0,_progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .progressReader */ .n)(path, files);
    try {
        for (let lines = reader.read(); lines.length > 0; lines = reader.read())
            for (const line of lines) {
                written.last += 1;
                const event = parsed(line);
                if (event === undefined)
                    continue;
                written.keys.add(progressKey(event));
                if (event.type === 'case.finished')
                    written.finished += 1;
            }
        for (const offset of reader.marks)
            written.marks.push(offset);
        if (reader.tornBytes() > 0)
            files.truncate(path, reader.offset);
        return written;
    }
    finally {
        reader.close();
    }
}
/** Written by this file alone; a damaged line keeps its number, and its event is noted again. */
function parsed(line) {
    try {
        return JSON.parse(line.toString('utf8'));
    }
    catch {
        return undefined;
    }
}
/** A log that is open for writing. */
class OpenLog {
    path;
    #written;
    #file;
    #clock;
    #onFault;
    #listeners = new Set();
    #newest = newestMessages();
    /** Numbered, and not on disk yet. */
    #held = [];
    #numbered;
    #isOpen = true;
    #isBroken = false;
    #isDue = false;
    constructor(path, written, file, clock, onFault) {
        this.path = path;
        this.#written = written;
        this.#file = file;
        this.#clock = clock;
        this.#onFault = onFault;
        this.#numbered = written.last;
    }
    get last() {
        return this.#written.last;
    }
    get isOpen() {
        return this.#isOpen;
    }
    note(event) {
        if (!this.#isOpen)
            return;
        const { keys } = this.#written;
        if (keys.size > 0 && keys.has(progressKey(event)))
            return;
        this.#numbered += 1;
        // Counted by what was noted: after a restart cases end in another order.
        const data = event.type === 'case.finished' ? { ...event.data, finished: ++this.#written.finished } : event.data;
        const at = new Date(this.#clock.now()).toISOString();
        this.#held.push(`${JSON.stringify({ seq: this.#numbered, type: event.type, at, data })}\n`);
        // Behind the journal, which writes at the end of this turn too: nobody is notified of what a kill could still take.
        if (!this.#isDue)
            setImmediate(() => this.settle());
        this.#isDue = true;
    }
    settle() {
        this.#isDue = false;
        if (this.#held.length === 0)
            return;
        const lines = this.#held;
        let offset;
        try {
            offset = this.#file.append(lines.join(''));
        }
        catch (error) {
            // Held until the next one: numbers on disk have no gap. The run itself goes on, or fails by its own journal.
            if (!this.#isBroken)
                this.#onFault(error);
            this.#isBroken = true;
            return;
        }
        this.#held = [];
        const written = this.#written;
        for (const line of lines) {
            const bytes = Buffer.from(line);
            if (written.last > 0 && written.last % _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_EVERY */ .A === 0)
                written.marks[written.last / _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_EVERY */ .A] = offset;
            offset += bytes.length;
            written.last += 1;
            this.#newest.add(bytes);
        }
        this.#newest.cut();
        this.#callListeners();
    }
    placeAfter(seq) {
        const { last, marks } = this.#written;
        const mark = Math.min(Math.floor(Math.min(seq, last) / _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_EVERY */ .A), marks.length - 1);
        return { seq: mark * _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_EVERY */ .A, offset: marks[mark] ?? 0 };
    }
    newestAfter(seq) {
        return this.#newest.after(seq, this.last);
    }
    listen(listener) {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
    }
    close() {
        if (!this.#isOpen)
            return;
        this.settle();
        this.#isOpen = false;
        this.#file.close();
        this.#callListeners();
    }
    #callListeners() {
        for (const listener of [...this.#listeners])
            listener();
    }
}
/** The newest messages, kept for all who follow. */
function newestMessages() {
    let newest = [];
    let bytes = 0;
    return {
        /** A line with its line feed. */
        add(line) {
            newest.push(line.subarray(0, -1));
            bytes += line.length;
        },
        /** Cuts down now and then instead of at each message, which would move them all. */
        cut() {
            if (bytes <= 2 * KEPT_BYTES)
                return;
            let out = 0;
            while (bytes > KEPT_BYTES)
                bytes -= newest[out++].length + 1; // More than that is in them.
            newest = newest.slice(out);
        },
        /** Those behind `seq`, a piece at once; undefined where the first of them is not kept. */
        after(seq, last) {
            if (seq >= last)
                return [];
            const first = seq - (last - newest.length);
            if (first < 0)
                return undefined;
            const some = [];
            let taken = 0;
            for (let at = first; at < newest.length && taken < PIECE_BYTES; at += 1) {
                const line = newest[at]; // In range.
                taken += line.length;
                some.push(line);
            }
            return some;
        },
    };
}


/***/ }),

/***/ 94431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MARK_EVERY),
/* harmony export */   n: () => (/* binding */ progressReader)
/* harmony export */ });
/** Bytes read at once: some hundred messages. */
const PIECE = 64 * 1024;
/** One place is remembered every so many messages, so that a reader who comes back finds its place at once. */
const MARK_EVERY = 256;
const NEWLINE = 0x0a;
/** Opens the log of a run at a byte, by default its first. */
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

/***/ 92091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runThreshold)
/* harmony export */ });
/* harmony import */ var _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * What passes in a run where neither the case nor the turn says: what the settings say for this very scorer, else its own file, else
 * the settings for all, else 1 where any fault is bad, else 0.7 (contract 4). Evaluations and batches do not ask: there it is 0.7 (interface 4.2).
 */
function runThreshold({ name, threshold }, { thresholds, threshold: forAll }) {
    const named = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
    return named ?? threshold ?? forAll ?? (0,(_scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85351))/* .labelledThreshold */ .RQ)(name);
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ resources),
/* harmony export */   Y0: () => (/* binding */ withResources),
/* harmony export */   jd: () => (/* binding */ owning)
/* harmony export */ });
/** Nothing yet. */
function resources() {
    const open = [];
    return {
        atClose: (close) => void open.push(close),
        async close() {
            const problems = [];
            for (let close = open.pop(); close !== undefined; close = open.pop())
                try {
                    await close();
                }
                catch (error) {
                    problems.push(error);
                }
            if (problems.length > 0)
                throw problems[0];
        },
    };
}
/** Makes something that owns what it opened. Where it cannot be made, all that was opened for it is closed again. */
async function owning(make) {
    const open = resources();
    try {
        return await make(open);
    }
    catch (error) {
        // What cannot be closed either is a consequence, and the cause says more.
        await open.close().catch(() => undefined);
        throw error;
    }
}
/**
 * Does work with what is opened for it, all of which is closed at its end. What went wrong in the work says more than what cannot be
 * closed after it; where the work was done, the first of what cannot be closed is thrown.
 */
function withResources(work) {
    return owning(async (open) => {
        const done = await work(open);
        await open.close();
        return done;
    });
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

/***/ 82247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ followProgress),
/* harmony export */   Pk: () => (/* binding */ isRunId),
/* harmony export */   yz: () => (/* binding */ isRun)
/* harmony export */ });
/* harmony import */ var _engine_progress_log_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _engine_progress_reader_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _flow_resources_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _journal_progress_js__WEBPACK_IMPORTED_MODULE_6__;







/** Shape of a run id (ports/node-ids.ts); nothing else is looked for on the disk. */
var RUN_ID;
function RUN_ID$made() { return RUN_ID = /^run_[a-z0-9]+$/; }
var FINISHED;
function FINISHED$made() { return FINISHED = /^\{"seq":\d+,"type":"run\.finished"/; }
/** Messages made of a journal at a time. */
const MADE_AT_ONCE = 64;
/** Whether this can be the id of a run at all. */
const isRunId = (id) => (RUN_ID ?? RUN_ID$made()).test(id);
/** Whether there is a run of this id: under way here, waiting, or in the state. */
async function isRun(engine, runId) {
    if (!isRunId(runId))
        return false;
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    const { files } = engine.ports;
    if (engine.live().of(runId) !== undefined || files.stat(paths.journal(runId)) !== null)
        return true;
    if (files.stat(paths.runEvents(runId)) !== null || (await (0,(_job_records_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, runId)) !== undefined)
        return true;
    return (await (await engine.store()).runSummary(runId)) !== null;
}
/** The messages of a run with numbers above `after`. It may be any number: one that is not sent yet is waited for. */
function followProgress(engine, runId, after) {
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    const { files } = engine.ports;
    const live = engine.live().of(runId);
    const hasLog = files.stat(paths.runEvents(runId)) !== null;
    const parts = [];
    const sent = { last: 0, keys: new Set() };
    if (hasLog)
        parts.push(logPart(engine, paths.runEvents(runId), live, after, sent));
    if (live === undefined)
        parts.push(journalPart(engine, runId, after, sent));
    let at = 0;
    return {
        next() {
            for (;;) {
                const part = parts[at];
                const messages = part?.next() ?? [];
                if (messages.length > 0 || part === undefined)
                    return messages;
                if (part.state !== 'elsewhere' || at === parts.length - 1)
                    return [];
                at += 1;
            }
        },
        get state() {
            return parts[at]?.state ?? 'elsewhere';
        },
        listen: (listener) => live?.log?.listen(listener) ?? (() => undefined),
        async close() {
            const open = (0,(_flow_resources_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(5349))/* .resources */ .ES)();
            for (const part of parts)
                open.atClose(() => part.close());
            await open.close();
        },
    };
}
/** What stands in the log on disk, and what is added to it. Remembers in `sent` what it passed, where a journal may have to go on. */
function logPart(engine, path, live, after, sent) {
    const log = live?.log;
    let reader;
    // What is known already is not read again, where its place is known; but the last one, which may be the end.
    let seq = Math.max(0, Math.min(after, (log?.last ?? 0) - 1));
    let isEnd = false;
    let isClosed = false;
    /** From disk, from the line behind `seq` on. */
    function fromDisk() {
        if (reader?.seq !== seq) {
            reader?.close();
            const place = log?.placeAfter(seq) ?? { seq: 0, offset: 0 };
            reader = Object.assign((0,(_engine_progress_reader_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(94431))/* .progressReader */ .n)(path, engine.ports.files, place.offset), { seq: place.seq });
        }
        for (;;) {
            const lines = reader.read();
            const known = seq - reader.seq;
            reader.seq += lines.length;
            if (lines.length === 0)
                return [];
            if (lines.length > known)
                return known > 0 ? lines.slice(known) : lines;
        }
    }
    return {
        next() {
            const messages = [];
            while (messages.length === 0 && !isEnd && !isClosed) {
                const lines = log?.newestAfter(seq) ?? fromDisk();
                if (lines.length === 0)
                    break;
                for (const line of lines) {
                    seq += 1;
                    sent.last = seq;
                    if (live === undefined)
                        note(sent.keys, line);
                    isEnd = (FINISHED ?? FINISHED$made()).test(textOf(line.subarray(0, 64)));
                    if (seq > after)
                        messages.push({ seq, text: line });
                    if (isEnd)
                        break;
                }
            }
            return messages;
        },
        get state() {
            if (isEnd)
                return 'end';
            return log?.isOpen === true ? 'waiting' : 'elsewhere';
        },
        async close() {
            isClosed = true;
            reader?.close();
        },
    };
}
const textOf = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
function note(keys, line) {
    try {
        keys.add((0,(_engine_progress_log_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(14404))/* .progressKey */ .B)(JSON.parse(textOf(line))));
    }
    catch {
        // Damaged: its number stays taken.
    }
}
/** What the journal of a run adds to that. */
function journalPart(engine, runId, after, sent) {
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    let journal;
    let messages;
    let isEnd = false;
    function begin() {
        if (engine.ports.files.stat(paths.journal(runId)) === null)
            return undefined;
        journal = (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(17675)).openStoredRun)(runId, paths, engine.ports);
        return (0,(_journal_progress_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52647))/* .journalProgress */ .J)(journal, runId, sent);
    }
    return {
        next() {
            messages ??= begin();
            const made = [];
            while (messages !== undefined && made.length < MADE_AT_ONCE && !isEnd) {
                const { value, done } = messages.next();
                if (done === true)
                    break;
                isEnd = value.type === 'run.finished';
                if (value.seq > after)
                    made.push({ seq: value.seq, text: value.text });
            }
            return made;
        },
        get state() {
            return isEnd ? 'end' : 'elsewhere';
        },
        close: async () => journal?.close(),
    };
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

/***/ 52647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ journalProgress),
/* harmony export */   p: () => (/* binding */ journalEvents)
/* harmony export */ });
/* harmony import */ var _engine_progress_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14404);
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16479);
/* harmony import */ var _runs_outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72277);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69498);




/**
 * The messages of a run whose progress no service reported while it was played (command line, workflow), as JSON texts: made of its journal,
 * case by case in the order of the plan, always the same with the same numbers. Of a run that is not finished they end before the
 * first case that is not.
 */
function* journalProgress(journal, runId, before = { last: 0, keys: new Set() }) {
    let seq = before.last;
    const start = journal.startedAt ?? journal.header?.started_at;
    const at = journal.header?.finished_at ?? start;
    for (const event of journalEvents(journal, runId)) {
        if (before.keys.has((0,_engine_progress_log_js__WEBPACK_IMPORTED_MODULE_0__/* .progressKey */ .B)(event)))
            continue;
        seq += 1;
        const { type, data } = event;
        yield { seq, type, text: JSON.stringify({ seq, type, at: type === 'run.started' ? start : at, data }) };
    }
}
/** The same as events, without numbers. */
function* journalEvents(journal, runId) {
    const { config, header, planned } = journal;
    if (config === undefined)
        return;
    const judge = (0,_judges_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu)(config.judge);
    yield { type: 'run.started', data: { run_id: runId, test_case_count: planned.length, judge } };
    const played = planned.filter(({ skip }) => skip === undefined);
    let finished = 0;
    for (const one of played) {
        const id = { test_case_id: one.id };
        const attempts = [];
        for (let attempt = 0; attempt < one.repeat; attempt += 1) {
            const result = journal.attempt(one, attempt);
            if (result === undefined) {
                if (header === undefined)
                    return;
                continue;
            }
            attempts.push(result);
            yield {
                type: 'case.started',
                data: { ...id, attempt, test_case_name: one.name, agent_id: one.agent_id },
            };
            for (const [index, { turn_id, results, errors }] of result.turns.entries())
                yield {
                    type: 'turn.scored',
                    data: {
                        ...{ ...id, attempt, turn_id, turn_index: index, results },
                        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ errors }),
                    },
                };
        }
        if (attempts.length < one.repeat)
            continue; // The run stopped first.
        finished += 1;
        const error = attempts.find((each) => each.error !== undefined)?.error;
        yield {
            type: 'case.finished',
            data: {
                ...{ ...id, test_case_name: one.name, ...(0,_runs_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .caseOutcome */ .X_)(attempts, one) },
                ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ error }),
                ...{ finished, test_case_count: played.length },
            },
        };
    }
    if (header === undefined)
        return;
    const { status, conclusion, reason, counts, pass_rate, duration_ms } = header;
    yield {
        type: 'run.finished',
        data: { run_id: runId, status, conclusion, reason, counts, pass_rate, duration_ms },
    };
}


/***/ }),

/***/ 88611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ requestedRun)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__;

/** What a request of the service wants played. */
function requestedRun(request) {
    const { test_case_id: one, test_case_ids: several, tags, override_agent_id: agent, config } = request;
    const cases = [...(one === undefined ? [] : [one]), ...(several ?? [])];
    return {
        selection: {
            // An empty list selects nothing; only a selector that is not there leaves the choice to the others.
            ...(one === undefined && several === undefined ? {} : { cases }),
            ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(69498))/* .defined */ .s)({ tags, agent }),
        },
        parallel: config.parallel,
        maxRetries: config.max_retries,
        timeoutMs: config.timeout_ms,
    };
}


/***/ }),

/***/ 81937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ storedTurn)
/* harmony export */ });
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__;


/** What a scorer can judge a stored turn of a run by, as it did in the run; rejects with `not_found`. */
async function storedTurn({ ports, stateDir, agents }, turnId) {
    const turn = await (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(17675))/* .findStoredTurn */ .q)(turnId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(49841))/* .statePaths */ .m)(stateDir), ports);
    const agent = (await agents()).find((one) => one.agent.id === turn.agentId)?.agent;
    return { ...turn, subject: (scorer) => turn.subject(scorer, agent?.system_prompt) };
}


/***/ }),

/***/ 22574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ agentsOfRun)
/* harmony export */ });
/** The agents that a run has called so far, or its only agent; undefined where that is not known. */
async function agentsOfRun(engine, run) {
    const called = engine.traces().calls.agentsOfRun(run);
    if (called !== undefined)
        return called;
    const only = engine.live().of(run)?.agentId ?? (await (await engine.store()).runSummary(run))?.['agent_id'];
    return typeof only === 'string' ? new Set([only]) : undefined;
}


/***/ }),

/***/ 69622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ (createExperiment ?? createExperiment$made()))
/* harmony export */ });
/* harmony import */ var _jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;



/**
 * POST /v1/experiments (interface 4.5). Answers when the experiment is complete; what was played stays in the state whatever happens.
 * Begun in the background it is `pending` first, and goes on after a restart.
 */
var createExperiment;
function createExperiment$made() { return createExperiment = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineWatched */ .c9)({
    name: 'create-experiment',
    method: 'POST',
    path: '/v1/experiments',
    tag: 'experiments',
    status: 201,
    summary: 'Compare configurations of an agent.',
    access: 'account',
    lifetime: 'service',
    input: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .createExperimentRequest */ .r2,
    output: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .experimentResponse */ .jz,
    async start(request, engine, options) {
        const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 31941));
        return startExperiment(engine, request, options);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('exp_');
        const stored = await (await engine.store()).get('experiments', id);
        if ((await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, id)) !== undefined || (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .experimentResponse */ .jz.safeParse(stored).data?.results)
            return { experiment_id: id, status: 'pending' };
        engine.live().requireQueueSpace('experiment');
        // Before the start, which takes the lock: then an id that was drawn is either answered or free.
        await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .writeJob */ .Pg)(engine, { id, kind: 'experiment', request });
        try {
            const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 31941));
            const { experimentBehind } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(4911)]).then(__webpack_require__.bind(__webpack_require__, 37507));
            const started = await startExperiment(engine, request, { id, signal: engine.live().stopping });
            engine.inBackground(experimentBehind(engine, id, { start: async () => started, abandon: () => started.close() }));
        }
        catch (error) {
            await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .endJob */ .Lt)(engine, id);
            throw error;
        }
        return { experiment_id: id, status: 'pending' };
    },
}); }


/***/ }),

/***/ 24212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ (createTrace ?? createTrace$made()))
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _jobs_follow_progress_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_trace_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _agents_of_run_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;





/** POST /v1/traces (interface 4.9): a trace with its root span, for one invocation of an agent. */
var createTrace;
function createTrace$made() { return createTrace = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineOperation */ .h9)({
    name: 'create-trace',
    method: 'POST',
    path: '/v1/traces',
    tag: 'traces',
    status: 201,
    summary: 'Begin the trace of an agent invocation.',
    access: { ownerOf },
    lifetime: 'service',
    input: (_schema_trace_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(85070))/* .createTraceRequest */ .rG,
    output: (_schema_trace_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(85070))/* .createTraceResponse */ .r3,
    async run(request, engine) {
        const agents = await engine.agents();
        if (!agents.some(({ agent }) => agent.id === request.agent_id))
            throw unknown('agent_id', 'agent', request.agent_id, {
                hint: 'Create it with POST /v1/agents, or name one of GET /v1/agents.',
            });
        if (request.run_id !== undefined && !(await isKnownRun(engine, request.run_id)))
            throw unknown('run_id', 'run', request.run_id, {
                hint: 'Leave it out for a trace of no run, or name one of GET /v1/runs.',
            });
        return engine.traces().createTrace(request, undefined, engine.ports.ids);
    },
}); }
/**
 * The agent that a trace is about; of a trace that names a run without any call of that agent it is an agent of the run, so that a key
 * opens no trace in the run of another.
 */
async function ownerOf({ agent_id: agent, run_id: run }, engine) {
    if (typeof agent !== 'string')
        return undefined;
    const called = typeof run === 'string' ? await (0,(_agents_of_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(22574))/* .agentsOfRun */ .Z)(engine, run) : undefined;
    return called === undefined || called.has(agent) ? agent : called.values().next().value;
}
/** Whether agents are or were called under this id: as a run, or by an experiment or an optimization. */
async function isKnownRun(engine, id) {
    if (engine.traces().calls.agentsOfRun(id) !== undefined || (await (0,(_jobs_follow_progress_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(82247))/* .isRun */ .yz)(engine, id)))
        return true;
    const store = await engine.store();
    return (await store.get('experiments', id)) !== null || (await store.get('optimizations', id)) !== null;
}
function unknown(where, kind, id, { hint }) {
    const message = `there is no ${kind} ${JSON.stringify(id.slice(0, 200))}`;
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${where}: ${message}`, {
        ...{ where, hint },
        problems: [{ path: where, message }],
    });
}


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

/***/ 70491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ (evaluate ?? evaluate$made()))
/* harmony export */ });
/* harmony import */ var _checks_request_checks_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _evaluations_scoring_for_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _jobs_announce_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _jobs_stored_turn_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;











/** POST /v1/evaluate (interface 4.2). A scorer that could not judge stands in `errors`, never in `results` (contract 4). */
var evaluate;
function evaluate$made() { return evaluate = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineOperation */ .h9)({
    name: 'evaluate',
    method: 'POST',
    path: '/v1/evaluate',
    tag: 'evaluations',
    status: 200,
    summary: 'Judge one output with built-in or custom scorers.',
    access: 'account',
    lifetime: 'caller',
    input: (_schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10008))/* .evaluateRequest */ .LO,
    output: (_schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10008))/* .evaluateResponse */ .LB,
    async run(request, engine, { signal }) {
        const subject = await subjectFor(request, engine);
        const registry = await engine.registry();
        const names = request.scorers ?? [];
        const checks = await (0,(_checks_request_checks_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(5956))/* .requestChecks */ .n)([{ checks: request.checks, path: ['checks'] }], names, registry);
        const named = (0,(_evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(72984))/* .preflight */ .M)([{ subject, path: '', threshold: request.threshold, checks }], names, registry);
        const scorers = [...named, ...checks.scorers];
        const { judge, settings } = await (0,(_evaluations_scoring_for_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49432))/* .scoringFor */ .$)(engine, scorers);
        const scored = await score(subject, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(69498))/* .defined */ .s)({ signal }),
        });
        const failed = Object.keys(scored.errors).length > 0;
        const response = {
            evaluation_id: engine.ports.ids.next('eval_'),
            overall_pass: (0,(_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(95288))/* .overallPass */ .lb)(scored),
            results: scored.results,
            ...(failed ? { errors: scored.errors } : {}),
        };
        await remember(response, request, engine);
        await (0,(_jobs_announce_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(57301))/* .announce */ .i)(engine, {
            event: 'evaluation.completed',
            data: {
                evaluation_id: response.evaluation_id,
                overall_pass: response.overall_pass,
                scores: (0,(_schema_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(65039))/* .scoresOf */ .x)(response.results),
            },
        });
        return response;
    },
}); }
/** Stores the verdict, not the texts. An answer that was paid for is given also where it cannot be stored. */
async function remember(response, { scorers, checks, threshold }, engine) {
    const { evaluation_id: id, ...verdict } = response;
    const stored = {
        evaluation_id: id,
        created_at: new Date(engine.ports.clock.now()).toISOString(),
        ...verdict,
        scorers: scorers ?? [],
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(69498))/* .defined */ .s)({ checks }),
        threshold: threshold ?? null,
    };
    try {
        await (await engine.store()).create('evaluations', id, stored);
    }
    catch (error) {
        engine.warn(`evaluation ${id} was not stored: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(452))/* .faultLine */ .z9)((0,(_errors_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error))}`);
    }
}
/** The request's own fields over those of the stored turn it names, which scorers of whole conversations see with all turns before it (contract 4). */
async function subjectFor(request, engine) {
    const { turn_id: turnId, scorers: _, threshold: __, checks: ___, ...explicit } = request;
    if (turnId === undefined)
        return explicit;
    const stored = await (0,(_jobs_stored_turn_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(81937))/* .storedTurn */ .d)(engine, turnId);
    return (scorer) => ({ ...stored.subject(scorer), ...explicit });
}
/** Scorers that see the same subject are asked together, as in a run. Results stand in the order of the scorers. */
async function score(subject, scorers, options) {
    if (typeof subject !== 'function')
        return (0,(_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(95288))/* .scoreSubject */ .fK)(subject, scorers, options);
    const groups = [true, false].map((multiTurn) => scorers.filter((one) => one.multiTurn === multiTurn));
    const parts = await Promise.all(groups.flatMap((group) => group[0] === undefined ? [] : [(0,(_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(95288))/* .scoreSubject */ .fK)(subject(group[0]), group, options)]));
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

/***/ 81183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ (failureAnalysisOperation ?? failureAnalysisOperation$made()))
/* harmony export */ });
/* harmony import */ var _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;


/** GET /v1/analytics/failure-analysis (interface 4.13): over the stored runs of the period. */
var failureAnalysisOperation;
function failureAnalysisOperation$made() { return failureAnalysisOperation = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineOperation */ .h9)({
    name: 'failure-analysis',
    method: 'GET',
    path: '/v1/analytics/failure-analysis',
    tag: 'analytics',
    status: 200,
    summary: 'Say why cases failed in the runs of a period.',
    access: 'account',
    lifetime: 'service',
    input: (_schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(64652))/* .failureAnalysisQuery */ .zr,
    output: (_schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(64652))/* .failureAnalysis */ .bQ,
    async run(query, engine, { signal }) {
        const { analysePeriod } = await Promise.all(/* import() */[__webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(8848)]).then(__webpack_require__.bind(__webpack_require__, 34063));
        return (await analysePeriod(engine, query, signal)).analysis;
    },
}); }


/***/ }),

/***/ 491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z7: () => (/* binding */ (generateTestCases ?? generateTestCases$made())),
  Ye: () => (/* binding */ suiteFacts),
  nF: () => (/* binding */ writeGenerated),
  aG: () => (/* binding */ writtenFrom)
});

// UNUSED EXPORTS: failuresOf

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/checks/check-files.js
var check_files;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/evaluations/run-thresholds.js
var run_thresholds;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
// EXTERNAL MODULE: ./lib/schema/generation/config.js
var config;
// EXTERNAL MODULE: ./lib/schema/turn.js + 1 modules
var turn = __webpack_require__(48983);
;// CONCATENATED MODULE: ./lib/schema/generation.js




var SOURCE_TYPES;
function SOURCE_TYPES$made() { return SOURCE_TYPES = ['documents', 'conversation_logs', 'failure_analysis']; }
var sourceDocument;
function sourceDocument$made() { return sourceDocument = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    content: (common ??= __webpack_require__(86462))/* presentText */.TU.describe('Text of the document.'),
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Name of the document, by which cases cite it.'),
}); }
var conversationLog;
function conversationLog$made() { return conversationLog = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    input: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What the user asked.'),
    output: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What the agent answered.'),
    feedback: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['good', 'bad', 'neutral'])
        .optional()
        .describe('What the user made of it: a `good` answer becomes the expectation, a `bad` one what must not come again.'),
}); }
/** Request body of POST /v1/test-cases/generate. */
var generateRequest;
function generateRequest$made() { return generateRequest = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Id of the agent that the cases are for.'),
    source_type: (schemas ??= __webpack_require__(88343))/* enum */.k5n((SOURCE_TYPES ?? SOURCE_TYPES$made()))
        .describe('What cases are made from: `documents`, `conversation_logs`, or `failure_analysis` of the stored runs of the last 30 days.'),
    documents: (schemas ??= __webpack_require__(88343))/* array */.YOg((sourceDocument ?? sourceDocument$made())).optional().describe('The documents, for `source_type` `documents`.'),
    conversation_logs: (schemas ??= __webpack_require__(88343))/* array */.YOg((conversationLog ?? conversationLog$made()))
        .optional()
        .describe('The conversations, for `source_type` `conversation_logs`.'),
    generation_config: (config ??= __webpack_require__(10046))/* generationConfig */.Xv.prefault({}).describe('How many cases, and of which kinds.'),
})
    .superRefine((value, context) => {
    for (const source of ['documents', 'conversation_logs'])
        if (value.source_type === source && (value[source]?.length ?? 0) === 0)
            context.addIssue({
                code: 'custom',
                path: [source],
                message: `source_type ${source} needs at least one entry in ${source}`,
            });
}, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu); }
/**
 * A case to review. Extensions beside the four fields: `id`, `tags`, `operator`, `source_refs`, `hints`; with a model `empirical_difficulty` (share
 * of its answers that fail the checks), `closed_book` (`answered` where it passes the checks without the source) and `confirmed` (`false` where it
 * ended early, by its budget or a fault, before it confirmed the case).
 */
var generatedTestCase;
function generatedTestCase$made() { return generatedTestCase = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    turns: (schemas ??= __webpack_require__(88343))/* array */.YOg(turn/* turn */.wC).min(1),
    difficulty: (schemas ??= __webpack_require__(88343))/* enum */.k5n((config ??= __webpack_require__(10046))/* DIFFICULTIES */.Ke),
    rationale: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
}); }
/** Extension: how many rules broken on purpose in the prompt the cases noticed; `unit` is a rule as it stands, `mutant` as nobody noticed it. */
var mutationAnalysis;
function mutationAnalysis$made() { return mutationAnalysis = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    mutants: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(1),
    killed: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    score: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(1),
    survivors: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* object */.Ikc({ unit: (schemas ??= __webpack_require__(88343))/* string */.YjP(), mutant: (schemas ??= __webpack_require__(88343))/* string */.YjP() })),
}); }
/** Response of POST /v1/test-cases/generate. The cases are answered, not stored. Extensions may stand beside the coverage. */
var generateResponse;
function generateResponse$made() { return generateResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    generated_test_cases: (schemas ??= __webpack_require__(88343))/* array */.YOg((generatedTestCase ?? generatedTestCase$made())),
    coverage_analysis: (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
        policy_topics_covered: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
        gaps_identified: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
        mutation: (mutationAnalysis ?? mutationAnalysis$made()).optional(),
    }),
}); }

// EXTERNAL MODULE: ./lib/text/time-window.js
var time_window;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
;// CONCATENATED MODULE: ./lib/operations/generate-test-cases.js








/** How far back failures are looked for, as `failure_window` of an optimization (contract 9). */
const WINDOW = '30d';
/**
 * A turn as it can be posted: there `expected_behavior` is required (interface 4.6). Where checks decide alone it says what they ask, and no
 * scorer is to judge by it.
 */
const asPosted = ({ input, ...rest }) => rest.expected_behavior === undefined
    ? { input, expected_behavior: wantedBy(rest), ...rest, scorers: rest.scorers ?? [] }
    : { input, ...rest };
const wantedBy = ({ ground_truth: rule, checks }) => {
    if (rule !== undefined)
        return `Says what the rule says: ${rule}`;
    return checks === undefined ? 'Leaves its world as the case expects.' : 'Passes the checks of this turn.';
};
/** POST /v1/test-cases/generate (interface 4.7). The cases are answered, not stored. */
var generateTestCases;
function generateTestCases$made() { return generateTestCases = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'generate-test-cases',
    method: 'POST',
    path: '/v1/test-cases/generate',
    tag: 'test-cases',
    status: 200,
    summary: 'Generate test cases from documents, conversation logs or failures.',
    access: 'account',
    limit: (define_operation ??= __webpack_require__(27591))/* DOCUMENTS_LIMIT */.$Z,
    lifetime: 'caller',
    input: (generateRequest ?? generateRequest$made()),
    output: (generateResponse ?? generateResponse$made()),
    async run(request, engine, { signal }) {
        const agents = await engine.agents();
        if (!agents.some(({ agent }) => agent.id === request.agent_id))
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `no agent "${request.agent_id}"`, {
                where: 'agent_id',
                hint: `Known agents: ${agents.map(({ agent }) => agent.id).join(', ') || 'none; create one first'}.`,
                problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
            });
        const existing = (await engine.cases())
            .map((loaded) => loaded.case)
            .filter((one) => one.agent_id === request.agent_id);
        const scoring = await engine.scoring();
        const { source_type: source, documents = [], conversation_logs: logs = [] } = request;
        const { generateCases } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(3423), __webpack_require__.e(2761), __webpack_require__.e(589), __webpack_require__.e(6817), __webpack_require__.e(1561)]).then(__webpack_require__.bind(__webpack_require__, 2559));
        const response = await generateCases({
            ...(source === 'documents' ? { documents } : {}),
            ...(source === 'conversation_logs' ? { logs } : {}),
            ...(source === 'failure_analysis' ? { failures: await failuresOf(engine, request.agent_id) } : {}),
        }, request.generation_config, existing, { seed: engine.options.seed ?? 1, judge: scoring.judge, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }) });
        const made = response.generated_test_cases.map((one) => ({ ...one, turns: one.turns.map(asPosted) }));
        if (request.generation_config.mutation !== true)
            return { ...response, generated_test_cases: made };
        const { coverage_analysis: coverage } = response;
        const { measureMutation } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(2761), __webpack_require__.e(6817), __webpack_require__.e(8180)]).then(__webpack_require__.bind(__webpack_require__, 51705));
        const { mutation, notes } = await measureMutation(engine, scoring, request.agent_id, made, signal);
        const allNotes = [...(Array.isArray(coverage['notes']) ? coverage['notes'] : []), ...notes];
        return {
            ...response,
            generated_test_cases: made,
            coverage_analysis: {
                ...coverage,
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ mutation }),
                ...(allNotes.length === 0 ? {} : { notes: allNotes }),
            },
        };
    },
}); }
/** Failures of the agent with their kinds; those of infrastructure and evaluators say nothing about it and are left out. */
async function failuresOf(engine, agent) {
    const { storedAttempts } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(481)]).then(__webpack_require__.bind(__webpack_require__, 4134));
    const { byStatus } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(8610)]).then(__webpack_require__.bind(__webpack_require__, 34063));
    const { analyseFailures } = await Promise.all(/* import() */[__webpack_require__.e(350), __webpack_require__.e(5570), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 5570));
    const { isOfAgent } = await __webpack_require__.e(/* import() */ 7783).then(__webpack_require__.bind(__webpack_require__, 47783));
    const to = engine.ports.clock.now();
    const attempts = await storedAttempts(engine, { agent, from: to - (0,(time_window ??= __webpack_require__(55223))/* windowMs */.$)(WINDOW), to });
    const evidence = byStatus(attempts);
    const { assignments } = analyseFailures(evidence, { period: WINDOW, seed: engine.options.seed ?? 1 });
    const failures = assignments
        .map(({ attempt, category }) => ({ attempt, category }))
        .filter(({ category }) => isOfAgent(category));
    return { failures, passed: evidence.passed, suite: await suiteFacts(engine, agent) };
}
/** What cases made from attempts of an agent need not say, and what they may name. */
async function suiteFacts(engine, agentId) {
    const registry = await engine.registry();
    const cases = new Map((await engine.cases()).map((loaded) => [loaded.case.id, loaded]));
    const { defaults } = await engine.settings();
    const tools = (await engine.agents()).find(({ agent }) => agent.id === agentId)?.agent.available_tools;
    return {
        usualThreshold: (name) => {
            const { threshold } = registry.find(name) ?? {};
            return (0,(run_thresholds ??= __webpack_require__(92091))/* runThreshold */.R)({ name, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ threshold }) }, defaults);
        },
        caseOf: (id) => {
            const loaded = cases.get(id);
            return (loaded && {
                hash: loaded.hash,
                case: {
                    ...loaded.case,
                    turns: attachedFrom(loaded.case.turns, loaded.baseFolder, engine.evalsDir),
                },
            });
        },
        knowsScorer: (name) => registry.find(name) !== undefined,
        readsContext: (name) => registry.find(name)?.needs.flat().includes('context') === true,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ agentTools: tools }),
    };
}
/** Turns whose attached files are named from another folder. */
function attachedFrom(turns, before, folder) {
    return turns.map((turn) => turn.input.attachments === undefined
        ? turn
        : {
            ...turn,
            input: {
                ...turn.input,
                attachments: turn.input.attachments.map((one) => one.path === undefined ? one : { ...one, path: (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(before, one.path)) }),
            },
        });
}
/** Turns with what they name in files as a case in `folder` names it; their checks name files from the evals folder. */
function writtenFrom(turns, evalsDir, folder) {
    return attachedFrom(turns, evalsDir, folder).map(({ checks, ...turn }) => {
        if (checks === undefined)
            return turn;
        const renamed = (file) => (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(evalsDir, file)).replaceAll('\\', '/');
        return { ...turn, checks: (0,(check_files ??= __webpack_require__(25167))/* withRenamedFiles */.io)(checks, renamed) }; // The same checks with other paths.
    });
}
/** Writes each case into a file of its own below `folder` (absolute). A file that exists is kept as it is. */
async function writeGenerated(engine, folder, response, agentId) {
    const { caseFile, generatedFile } = await __webpack_require__.e(/* import() */ 2055).then(__webpack_require__.bind(__webpack_require__, 42055));
    const result = { written: [], kept: [] };
    for (const one of response.generated_test_cases) {
        const { name, content } = generatedFile(one, agentId);
        const path = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name);
        const turns = writtenFrom(content.turns, engine.evalsDir, folder);
        const created = engine.ports.files.createExclusive(path, await caseFile({ ...content, turns }));
        (created ? result.written : result.kept).push(path);
    }
    return result;
}


/***/ }),

/***/ 4095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ (operations ?? operations$made()))
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/trace.js
var trace;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
;// CONCATENATED MODULE: ./lib/operations/trace-owner.js
/** The agent of the trace that a request names in this field, by its own id or by that of a span in it. */
const traceOwner = (field) => ({
    async ownerOf({ [field]: id }, engine) {
        return typeof id === 'string' ? engine.traces().agentOf(id) : undefined;
    },
});

;// CONCATENATED MODULE: ./lib/operations/add-span.js




/** POST /v1/traces/{trace_id}/spans (interface 4.10): a step that has begun. */
var addSpan;
function addSpan$made() { return addSpan = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'add-span',
    method: 'POST',
    path: '/v1/traces/{trace_id}/spans',
    tag: 'traces',
    status: 201,
    summary: 'Add a span to a trace.',
    access: traceOwner('trace_id'),
    lifetime: 'service',
    input: (trace ??= __webpack_require__(85070))/* addSpanRequest */.hK.extend({ trace_id: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1) }),
    output: (trace ??= __webpack_require__(85070))/* addSpanResponse */.H,
    run: async ({ trace_id: traceId, ...request }, engine) => engine.traces().addSpan(traceId, request, engine.ports.ids),
}); }

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/agent.js
var agent = __webpack_require__(79622);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/scorers/by-name/resolve-scorers.js
var resolve_scorers;
// EXTERNAL MODULE: ./lib/state/api-key.js
var api_key;
// EXTERNAL MODULE: ./lib/ports/http/http-target.js
var http_target;
// EXTERNAL MODULE: ./lib/webhooks/allowed-private.js
var allowed_private;
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
            await (0,(http_target ??= __webpack_require__(81755))/* httpTarget */.SA)({ method: 'POST', url, reach: 'public', allow: (0,(allowed_private ??= __webpack_require__(45824))/* allowedPrivate */.q)(env) });
        }
        catch (error) {
            const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
            if (fault.code !== 'address_denied')
                throw fault;
            problems.push({
                path: `invocation.${field}`,
                message: fault.message,
                hint: `Name the host in ${(allowed_private ??= __webpack_require__(45824))/* ALLOW_VARIABLE */.$}, or put the agent into the evals folder.`,
            });
        }
    }
    if (problems.length === 0)
        return;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path}: ${message}`).join('; '), {
        where: problems[0]?.path ?? 'invocation',
        hint: problems[0]?.hint ?? 'Put the agent into the evals folder.',
        problems,
    });
}

;// CONCATENATED MODULE: ./lib/operations/create-agent.js







/** Fault `validation_failed` for a body that cannot be filled, or never carries the question (interface 4.8): no run of such an agent says anything. */
async function checkTemplate({ invocation }) {
    if (invocation?.body_template === undefined)
        return;
    const { invocationProblems } = await __webpack_require__.e(/* import() */ 6457).then(__webpack_require__.bind(__webpack_require__, 76457));
    const problems = invocationProblems({ invocation }).filter(({ path }) => path === 'invocation.body_template');
    if (problems.length > 0)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path}: ${message}`).join('; '), {
            ...{ where: 'invocation.body_template', problems },
            hint: 'Put {{ input }} or {{ messages }} where the agent expects the question.',
        });
}
/** POST /v1/agents (interface 4.8). Credentials are sealed, the agent key is stored as a hash and shown this once. */
var createAgent;
function createAgent$made() { return createAgent = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'create-agent',
    method: 'POST',
    path: '/v1/agents',
    tag: 'agents',
    status: 201,
    summary: 'Store an agent and how to reach it.',
    access: 'account',
    secret: true,
    lifetime: 'service',
    input: agent/* createAgentRequest */.$g,
    output: agent/* createAgentResponse */.Tr,
    async run(request, engine) {
        const { problems } = (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)(request.default_scorers ?? [], await engine.registry());
        if (problems.length > 0)
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
                where: 'default_scorers',
                problems: problems.map((problem) => ({ ...problem, path: `default_${problem.path}` })),
            });
        if (engine.options.publicListener === true)
            await checkPublicInvocation(request.invocation, engine.ports.env);
        await checkTemplate(request);
        const { credentials, ...agent } = request;
        const id = engine.ports.ids.next('agent_');
        const created = new Date(engine.ports.clock.now()).toISOString();
        const apiKey = (0,(api_key ??= __webpack_require__(55651))/* makeApiKey */.EX)(engine.ports.random);
        const sealed = credentials === undefined ? undefined : await engine.vault().seal(id, credentials);
        await (await engine.store()).put('agents', id, {
            ...agent,
            id,
            created_at: created,
            api_key_sha256: (0,(api_key ??= __webpack_require__(55651))/* hashKey */.EN)(apiKey),
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ credentials: sealed }),
        });
        engine.forget();
        return { id, name: agent.name, provider: agent.provider, created_at: created, api_key: apiKey };
    },
}); }

// EXTERNAL MODULE: ./lib/operations/create-experiment.js
var create_experiment;
// EXTERNAL MODULE: ./lib/jobs/job-records.js
var job_records;
// EXTERNAL MODULE: ./lib/jobs/runs/requested-run.js
var requested_run;
// EXTERNAL MODULE: ./lib/schema/run.js + 2 modules
var run;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/operations/run-events-path.js
var run_events_path;
;// CONCATENATED MODULE: ./lib/operations/create-run.js







/**
 * POST /v1/runs (interface 4.12). Answers as soon as the run is planned, checked and, over the service, written down as a job; the work
 * goes on in the background of the engine and ends with the run in the state. An id that was drawn before (the repetition of a request
 * whose answer got lost) is answered as it was and not played twice.
 */
var createRun;
function createRun$made() { return createRun = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'create-run',
    method: 'POST',
    path: '/v1/runs',
    tag: 'runs',
    status: 202,
    summary: 'Play test cases against an agent.',
    access: 'account',
    lifetime: 'background',
    input: (run ??= __webpack_require__(48277))/* createRunRequest */.lZ,
    output: (run ??= __webpack_require__(48277))/* createRunResponse */.hK,
    async run(request, engine, { signal }) {
        const { startRun } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(3377), __webpack_require__.e(5663), __webpack_require__.e(2092), __webpack_require__.e(9129), __webpack_require__.e(9155)]).then(__webpack_require__.bind(__webpack_require__, 49129));
        const { playBehind } = await __webpack_require__.e(/* import() */ 1055).then(__webpack_require__.bind(__webpack_require__, 81055));
        const isServed = engine.streams() !== undefined;
        const runId = engine.ports.ids.next('run_');
        const begun = isServed ? await answeredBefore(engine, runId) : undefined;
        if (begun !== undefined)
            return { ...begun, ...addressesOf(engine, runId) };
        engine.live().requireQueueSpace('run');
        // Over the service nobody who goes away takes a run along; it stops with the process.
        const stop = isServed ? engine.live().stopping : signal;
        const started = await startRun(engine, {
            ...(0,(requested_run ??= __webpack_require__(88611))/* requestedRun */.Q)(request),
            id: runId,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal: stop }),
        });
        const answer = {
            run_id: runId,
            status: 'queued',
            test_case_count: started.planned.length,
            estimated_duration_s: started.estimatedSeconds,
        };
        try {
            let createdAt = new Date(engine.ports.clock.now()).toISOString();
            const { estimatedSeconds } = await __webpack_require__.e(/* import() */ 3376).then(__webpack_require__.bind(__webpack_require__, 33376));
            const { readCaseDurations } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 10260));
            answer.estimated_duration_s = estimatedSeconds(started, await readCaseDurations(await engine.store()));
            if (isServed)
                createdAt = (await (0,(job_records ??= __webpack_require__(40944))/* writeJob */.Pg)(engine, { id: runId, kind: 'run', request, answer })).created_at;
            engine.inBackground(playBehind(engine, {
                ...{ runId, createdAt, isServed, testCaseCount: answer.test_case_count },
                start: async () => started,
                abandon: () => started.close(),
            }));
        }
        catch (error) {
            await started.close();
            throw error;
        }
        return { ...answer, ...addressesOf(engine, runId) };
    },
}); }
/** Where its progress is streamed: `wss` as the interface documents, and the same at the plain address of a service. */
function addressesOf(engine, runId) {
    const streams = engine.streams();
    // An address at which nothing listens would only be waited for.
    if (streams === undefined)
        return { webhook_url: '' };
    const path = (0,(run_events_path ??= __webpack_require__(26253))/* runEventsPath */.wR)(runId);
    const token = `?token=${encodeURIComponent(streams.token(runId))}`;
    return {
        webhook_url: `${streams.wss}${path}${token}`,
        stream_url: `${streams.plain}${path}${token}`,
    };
}
/** What was answered for a run of this id, where there is one. */
async function answeredBefore(engine, runId) {
    const job = await (0,(job_records ??= __webpack_require__(40944))/* jobOf */.Zw)(engine, runId);
    if (job !== undefined)
        return job.answer; // Written above.
    const paths = (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir);
    if (engine.ports.files.stat(paths.journal(runId)) === null)
        return undefined;
    const { openStoredRun } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 17675));
    const journal = openStoredRun(runId, paths, engine.ports);
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

// EXTERNAL MODULE: ./lib/schema/scorer.js
var scorer;
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name;
;// CONCATENATED MODULE: ./lib/operations/create-scorer.js




/** POST /v1/scorers (interface 4.1). What the scorer cannot do is an error now, not at its first use. */
var createScorer;
function createScorer$made() { return createScorer = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'create-scorer',
    method: 'POST',
    path: '/v1/scorers',
    tag: 'scorers',
    status: 201,
    summary: 'Store a custom scorer.',
    access: 'account',
    lifetime: 'service',
    input: (scorer ??= __webpack_require__(87835))/* createScorerRequest */.MC,
    output: (scorer ??= __webpack_require__(87835))/* createScorerResponse */.gk,
    async run(request, engine) {
        // Results must say which of two was meant (contract 4).
        if ((scorer_name ??= __webpack_require__(47655))/* RESERVED_NAMES */.gO.includes(request.name))
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `"${request.name}" is the name of a built-in scorer.`, {
                where: 'create-scorer request, field name',
                hint: 'Give the scorer another name.',
                problems: [
                    { path: 'name', message: `"${request.name}" is the name of a built-in scorer; choose another` },
                ],
            });
        const stored = { ...request, scorer_id: engine.ports.ids.next('scorer_') };
        const { customScorer } = await __webpack_require__.e(/* import() */ 9283).then(__webpack_require__.bind(__webpack_require__, 39283));
        await customScorer(stored, engine.ports);
        await (await engine.store()).put('scorers', stored.scorer_id, stored);
        engine.forget();
        return { scorer_id: stored.scorer_id, name: stored.name };
    },
}); }

// EXTERNAL MODULE: ./lib/checks/check-problems.js
var check_problems;
// EXTERNAL MODULE: ./lib/checks/forbidden-mark.js
var forbidden_mark;
// EXTERNAL MODULE: ./lib/schema/test-case.js + 1 modules
var test_case;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/simulated-users/user-problems.js
var user_problems;
// EXTERNAL MODULE: ./lib/test-cases/problems-of-checks.js
var problems_of_checks;
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest;
;// CONCATENATED MODULE: ./lib/operations/create-test-case.js










/** POST /v1/test-cases (interface 4.6). */
var createTestCase;
function createTestCase$made() { return createTestCase = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'create-test-case',
    method: 'POST',
    path: '/v1/test-cases',
    tag: 'test-cases',
    status: 201,
    summary: 'Store a test case.',
    access: 'account',
    lifetime: 'service',
    input: (test_case ??= __webpack_require__(57361))/* createTestCaseRequest */.IK,
    output: (test_case ??= __webpack_require__(57361))/* testCase */.DH,
    async run(request, engine) {
        const agents = await engine.agents();
        if (!agents.some((loaded) => loaded.agent.id === request.agent_id))
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `no agent "${request.agent_id}"`, {
                where: 'agent_id',
                hint: `Known agents: ${agents.map((loaded) => loaded.agent.id).join(', ') || 'none; create one first'}.`,
                problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
            });
        const registry = await engine.registry();
        const problems = criteriaIn(request).flatMap(({ scorers, place }) => (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)(scorers ?? [], registry).problems.map((problem) => ({
            ...problem,
            path: `${place}.${problem.path}`,
        })));
        const isScorer = (name) => registry.find(name) !== undefined;
        for (const { checks, path: place } of (0,(problems_of_checks ??= __webpack_require__(92586))/* checksOf */.t)(request))
            for (const { path, message } of await (0,(check_problems ??= __webpack_require__(93390))/* checkProblems */.X)(checks, place, { isScorer }))
                problems.push({ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path), message: `${(0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path)} ${message}` });
        for (const { path, message } of (0,(user_problems ??= __webpack_require__(75725))/* userProblems */.c)(request.user))
            problems.push({ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path), message: `${(0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path)} ${message}` });
        for (const { path, message } of await (0,(forbidden_mark ??= __webpack_require__(33272))/* forbiddenProblems */.Kn)(request.forbidden_tools))
            problems.push({ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path), message: `${(0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path)} ${message}` });
        problems.push(...(await worldProblems(request, engine)));
        if (problems.length > 0)
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
                where: problems[0].path,
                problems,
            });
        const id = engine.ports.ids.next('case_');
        const { turns = [], type, ...fields } = request;
        const stored = {
            ...fields,
            turns,
            // Whoever is played talks in as many turns as it takes.
            type: request.user === undefined ? type : 'multi',
            id,
            created_at: new Date(engine.ports.clock.now()).toISOString(),
        };
        await (await engine.store()).put('test_cases', id, stored);
        engine.forget();
        return stored;
    },
}); }
/** What the turns and the simulated user of a case are judged by, each with its place. */
function criteriaIn({ turns = [], user }) {
    return [
        ...turns.map(({ scorers }, index) => ({ scorers, place: `turns[${index}]` })),
        { scorers: user?.each?.scorers, place: 'user.each' },
        { scorers: user?.afterwards?.scorers, place: 'user.afterwards' },
    ];
}
/** What is wrong with the world that a case names and with what it expects of it. */
async function worldProblems(request, engine) {
    const { agent_id: agentId, world: named, expected_state: expected } = request;
    if (named === undefined && expected === undefined)
        return [];
    const { NEEDS_WORLD, NO_WORLD, worldIdOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 83008));
    const worlds = await engine.worlds();
    const agent = (await engine.agents()).find((loaded) => loaded.agent.id === agentId);
    const id = worldIdOf(request, agent?.agent.world, await engine.settings());
    const world = worlds.find((one) => one.id === id);
    const problems = [];
    if (named !== undefined && world === undefined) {
        const near = (0,(suggest ??= __webpack_require__(98610))/* suggest */.Z)(named, worlds.map((one) => one.id));
        problems.push({ path: 'world', message: `unknown world "${named}"${near === '' ? NO_WORLD : near}` });
    }
    else if (world === undefined)
        problems.push({ path: 'expected_state', message: `expected_state ${NEEDS_WORLD}` });
    const { requestedStateProblems } = await Promise.all(/* import() */[__webpack_require__.e(6778), __webpack_require__.e(7726)]).then(__webpack_require__.bind(__webpack_require__, 57726));
    return [...problems, ...(await requestedStateProblems(request, world))];
}

// EXTERNAL MODULE: ./lib/operations/create-trace.js
var create_trace;
// EXTERNAL MODULE: ./lib/schema/webhook.js
var webhook;
// EXTERNAL MODULE: ./lib/webhooks/registration.js
var registration;
// EXTERNAL MODULE: ./lib/webhooks/subscribers.js
var subscribers;
;// CONCATENATED MODULE: ./lib/operations/create-webhook.js





/** A shorter secret can be guessed; it is accepted, because receivers choose it (security.md S50). */
const SHORTEST_SAFE = 16;
/** POST /v1/webhooks (interface 4.14). The secret is sealed and never read back. */
var createWebhook;
function createWebhook$made() { return createWebhook = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'create-webhook',
    method: 'POST',
    path: '/v1/webhooks',
    tag: 'webhooks',
    status: 201,
    summary: 'Register an address that is told of events.',
    access: 'account',
    lifetime: 'service',
    input: (webhook ??= __webpack_require__(75414))/* createWebhookRequest */.px,
    output: (webhook ??= __webpack_require__(75414))/* webhook */.C5,
    async run({ url, events, secret }, engine) {
        await (0,(registration ??= __webpack_require__(16617))/* checkWebhookUrl */.L)(url, (0,(allowed_private ??= __webpack_require__(45824))/* allowedPrivate */.q)(engine.ports.env));
        const id = engine.ports.ids.next('wh_');
        const bytes = Buffer.byteLength(secret);
        if (bytes < SHORTEST_SAFE)
            engine.warn(`the secret of webhook ${id} has ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}; whoever guesses it can forge events: use ${SHORTEST_SAFE} or more`);
        const answer = { webhook_id: id, url, events: [...new Set(events)], active: true };
        const sealed = await engine.vault().seal(id, { [(subscribers ??= __webpack_require__(69957))/* SECRET_FIELD */.a]: secret });
        await (await engine.store()).put('webhooks', id, { ...answer, [(subscribers ??= __webpack_require__(69957))/* SECRET_FIELD */.a]: sealed });
        return answer;
    },
}); }

// EXTERNAL MODULE: ./lib/operations/evaluate.js
var evaluate;
// EXTERNAL MODULE: ./lib/operations/evaluate-batch.js
var evaluate_batch;
// EXTERNAL MODULE: ./lib/operations/failure-analysis.js
var failure_analysis;
// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js + 1 modules
var generate_test_cases;
// EXTERNAL MODULE: ./lib/operations/optimize-prompt.js
var optimize_prompt;
;// CONCATENATED MODULE: ./lib/operations/update-span.js




/** PATCH /v1/spans/{span_id} (interface 4.11): ends a span, once; how long it took is computed. */
var updateSpan;
function updateSpan$made() { return updateSpan = (0,(define_operation ??= __webpack_require__(27591))/* defineOperation */.h9)({
    name: 'update-span',
    method: 'PATCH',
    path: '/v1/spans/{span_id}',
    tag: 'traces',
    status: 200,
    summary: 'End a span.',
    access: traceOwner('span_id'),
    lifetime: 'service',
    input: (trace ??= __webpack_require__(85070))/* updateSpanRequest */.jr.extend({ span_id: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1) }),
    output: (trace ??= __webpack_require__(85070))/* updateSpanResponse */.Nh,
    run: async ({ span_id: spanId, ...update }, engine) => engine.traces().updateSpan(spanId, update),
}); }

;// CONCATENATED MODULE: ./lib/operations/registry.js














/** Every operation that works, under the name the library uses for it; one line each. */
var operations;
function operations$made() { return operations = {
    createScorer: (createScorer ?? createScorer$made()),
    evaluate: (evaluate ??= __webpack_require__(70491))/* evaluate */._,
    evaluateBatch: (evaluate_batch ??= __webpack_require__(23246))/* evaluateBatchOperation */.$,
    createTestCase: (createTestCase ?? createTestCase$made()),
    generateTestCases: (generate_test_cases ??= __webpack_require__(491))/* generateTestCases */.Z7,
    createAgent: (createAgent ?? createAgent$made()),
    createTrace: (create_trace ??= __webpack_require__(24212))/* createTrace */.s,
    createWebhook: (createWebhook ?? createWebhook$made()),
    addSpan: (addSpan ?? addSpan$made()),
    updateSpan: (updateSpan ?? updateSpan$made()),
    createRun: (createRun ?? createRun$made()),
    createExperiment: (create_experiment ??= __webpack_require__(69622))/* createExperiment */.C,
    failureAnalysis: (failure_analysis ??= __webpack_require__(81183))/* failureAnalysisOperation */.Y,
    optimizePrompt: (optimize_prompt ??= __webpack_require__(75658))/* optimizePromptOperation */.j,
}; }


/***/ }),

/***/ 26253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ runOfEventsPath),
/* harmony export */   e_: () => (/* binding */ RUN_EVENTS_PATH),
/* harmony export */   wR: () => (/* binding */ runEventsPath)
/* harmony export */ });
/** Where the progress of a run is streamed (contract 11), below the base address. */
const RUN_EVENTS_PATH = '/v1/runs/{run_id}/events';
const PARAMETER = '{run_id}';
var OF_A_RUN;
function OF_A_RUN$made() { return OF_A_RUN = new RegExp(`^${RUN_EVENTS_PATH.replace(PARAMETER, '([a-z0-9_]+)')}$`); }
/** Where the progress of this run is streamed. */
const runEventsPath = (runId) => RUN_EVENTS_PATH.replace(PARAMETER, () => runId);
/** The run whose progress is streamed at a path; undefined for a path of anything else. */
const runOfEventsPath = (path) => (OF_A_RUN ?? OF_A_RUN$made()).exec(path)?.[1];


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

/***/ 16458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ (shownDetails ?? shownDetails$made())),
/* harmony export */   J5: () => (/* binding */ (optimizeRequest ?? optimizeRequest$made())),
/* harmony export */   p2: () => (/* binding */ (optimizeResponse ?? optimizeResponse$made())),
/* harmony export */   u8: () => (/* binding */ (optimization ?? optimization$made()))
/* harmony export */ });
/* unused harmony exports OPTIMIZATION_TYPES, promptChange, optimizationDecision, validationDetails */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__;



var OPTIMIZATION_TYPES;
function OPTIMIZATION_TYPES$made() { return OPTIMIZATION_TYPES = ['error_driven', 'metric_driven', 'full']; }
/** Where a metric should get to. `current` may be left out: it is measured then. */
var target;
function target$made() { return target = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    target: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().describe('Where the metric should get to.'),
    current: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().describe('Where it stands. Left out: it is measured.'),
}); }
/** Request body of POST /v1/optimize/prompt (interface 4.4). */
var optimizeRequest;
function optimizeRequest$made() { return optimizeRequest = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Id of the agent whose prompt is optimized.'),
    optimization_type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n((OPTIMIZATION_TYPES ?? OPTIMIZATION_TYPES$made()))
        .describe('What is optimized: `error_driven` the pass rate, `metric_driven` the metrics of `target_metrics`, `full` both.'),
    failure_window: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timeWindow */ .M7
        .default('30d')
        .describe('How far back failures are looked for: a number plus d, h, m or w.'),
    min_failures: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .int()
        .min(1)
        .default(5)
        .describe('Fewest failed attempts to learn from; with fewer nothing is tried.'),
    target_metrics: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (target ?? target$made()))
        .optional()
        .describe('Metrics by name with where each should get to; `metric_driven` needs at least one.'),
    include_examples: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().default(true).describe('Whether examples may be added to the prompt.'),
    max_examples: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).default(5).describe('Most examples in the prompt.'),
    constraints: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        max_prompt_length: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).optional().describe('Longest prompt, in characters.'),
        preserve_sections: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1))
            .optional()
            .describe('Headings or texts of the prompt that stay byte for byte.'),
    })
        .optional()
        .describe('What the new prompt must keep to.'),
    /** Extension: draws and search; default is made of the optimization's id. */
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .int()
        .min(0)
        .max(0xffffffff)
        .optional()
        .describe('Seed of everything that is drawn. Left out: made of the id of the optimization.'),
    /** Extension: hard limits of the whole (improvement.md 2.2 step 14). */
    budget: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        max_agent_runs: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).default(600).describe('Most calls of the agent.'),
        /** Together with `max_optimizer_calls` one ceiling of the calls of the model: what one leaves the other may use. */
        max_judge_calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .int()
            .min(1)
            .default(1200)
            .describe('Most calls of the judge; what it leaves, the proposer may use.'),
        /** Questions to whoever proposes, at most; a ceiling of its own. */
        max_optimizer_calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .int()
            .min(0)
            .default(40)
            .describe('Most calls of the model that proposes changes.'),
        max_cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .positive()
            .optional()
            .describe('Budget of agent, judge and proposer together, in US dollars.'),
        max_minutes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().positive().default(60).describe('Longest duration, in minutes.'),
    })
        .prefault({})
        .describe('Limits of the whole optimization; it ends with what there is when one is reached.'),
})
    .superRefine((value, context) => {
    if (value.optimization_type === 'metric_driven' && Object.keys(value.target_metrics ?? {}).length === 0)
        context.addIssue({
            code: 'custom',
            path: ['target_metrics'],
            message: 'a metric_driven optimization needs target_metrics',
        });
}, (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .evenIfIncomplete */ .Uu); }
/**
 * One change of the prompt. The set of types is open. Extensions: what is done where (`op`, `anchor`), what kind of failure it is made for, runs
 * that show it, and what it adds to the mean of the cases that it was chosen on (null where that was not measured).
 */
var promptChange;
function promptChange$made() { return promptChange = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    content: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    rationale: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    op: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    anchor: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    category: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    evidence_run_ids: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    measured_effect: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullish(),
}); }
/** What was decided about the candidate (contract 9); only `accepted` is proven on cases that it was not made from. */
var optimizationDecision;
function optimizationDecision$made() { return optimizationDecision = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n([
    'accepted',
    'provisional',
    'rejected',
    'no_headroom',
    'not_validated',
    'insufficient_failures',
]); }
/** Response of POST /v1/optimize/prompt: every field of interface 2.4 always, plus `decision` and `details`. */
var optimizeResponse;
function optimizeResponse$made() { return optimizeResponse = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    optimization_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    status: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    original_prompt: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    optimized_prompt: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    changes_made: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((promptChange ?? promptChange$made())),
    predicted_improvement: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ from: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), to: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() })),
    validation_run_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    decision: (optimizationDecision ?? optimizationDecision$made()),
    details: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .freeObject */ .oR,
}); }
/** Who judged and what it took, as its report says it. */
var optimizationEffort;
function optimizationEffort$made() { return optimizationEffort = (_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(48277))/* .runHeader */ .jy.pick({ judge: true, usage: true, duration_ms: true }); }
/** A stored optimization, with what it needs to go on in another process. */
var optimization;
function optimization$made() { return optimization = (optimizeResponse ?? optimizeResponse$made()).extend({
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    created_at: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
    request: (optimizeRequest ?? optimizeRequest$made()),
    /** What is drawn with; the split has its own, the same for all optimizations of an agent. */
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
    /** How often cases were held out for this agent, this time included. */
    holdout_uses: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
    /** Set before the first play of a case held out: that use counts, also where it was interrupted. */
    holdout_played: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional(),
    /** Cases that the split was made of: where too many are new it is drawn anew. */
    split_cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** What its report says besides the answer, once it has come to its end. */
    report: (optimizationEffort ?? optimizationEffort$made()).optional(),
    /** What kind each failure is, in the order in which they are collected: a later analysis may name clusters in another way. */
    kinds: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** Who can mend each of them, in the same order; empty where only its kind says so. */
    owners: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** Digest of prompt, attempts and cases that it began with: a continuation must have the same. */
    material: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
}); }
var plays;
function plays$made() { return plays = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ passed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }); }
/** `details.validation`: plays of the cases held out of those that failed, with the original and with the candidate. */
var validationDetails;
function validationDetails$made() { return validationDetails = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), from: (plays ?? plays$made()), to: (plays ?? plays$made()) }); }
/** What of `details` reports look at; everything may be missing where the optimization ended before it was known. */
var shownDetails;
function shownDetails$made() { return shownDetails = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
    reason: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    proposer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    evidence: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    interrupted: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    enough_agent_runs: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    failures: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    needed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    excluded: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    owners: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    flaky: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    gaps: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    held_out: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ from: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), to: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    stale: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    /** Of a `metric_driven` or `full` optimization; what is measured and better the lower it is has a minus. */
    targets: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({ metric: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), current: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), target: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    notes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    validation: (validationDetails ?? validationDetails$made()).optional().catch(undefined),
    gate: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
        p_value: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        alpha: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        difference: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
        interval: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .tuple */ .PVZ([(zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()]).nullable(),
        cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        minimum_detectable: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullish(),
    })
        .optional()
        .catch(undefined),
}); }


/***/ }),

/***/ 65039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ (storedEvaluation ?? storedEvaluation$made())),
/* harmony export */   x: () => (/* binding */ scoresOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_0__;




/** A finished evaluation as the state keeps it: the verdict, not the texts that were judged. `threshold` is that of the request. */
var storedEvaluation;
function storedEvaluation$made() { return storedEvaluation = (_evaluation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10008))/* .evaluateResponse */ .LB.extend({
    created_at: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
    scorers: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .string */ .YjP()),
    /** As they were asked for. */
    checks: (_check_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(51283))/* .checks */ .AV.optional(),
    threshold: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
}); }
/** The bare scores of results. Without a prototype: a scorer may have any name. */
function scoresOf(results) {
    const scores = Object.create(null);
    for (const [name, { score }] of Object.entries(results))
        scores[name] = score;
    return scores;
}


/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__;

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,(_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13620))/* .stirlingError */ .$)(n);
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


/***/ }),

/***/ 53072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ signFlip)
/* harmony export */ });
/* harmony import */ var _sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__;

/** Sums this close to the observed one, as a part of the sum of |d|, are equal to it (statistics.md 4.3 step 6). */
const TIE = 1e-9;
/** Sums this close are one atom: far above the rounding of a few thousand additions (2.2e-16 each), far below TIE. */
const SAME = 1e-13;
/** Differences up to which every pattern of signs is listed, whatever their sizes: at most 2^20 sums per half, 16 MB. */
const LISTED = 40;
/** Differences that are multiples of one number, within this part of the largest, share a grid. */
const ON_GRID = 1e-9;
/** Beyond LISTED and off a grid: the largest differences stay exact (2^12 patterns), the rest moves to a lattice. */
const EXACT_LARGEST = 12;
/** Half width of the lattice in standard deviations of its sum: beyond lies less than 1e-22. */
const REACH = 10;
/** Lattice steps on either side of zero: a step is 1/1600 of a standard deviation, which moves p by less than random draws do. */
const LATTICE_STEPS = 2 ** 14;
/**
 * Sign-flip test of paired differences: how often a sum at least as far from zero arises when each difference could as well
 * have had the other sign (Fisher 1935; statistics.md 4.3 step 6). Use it for differences of few test cases; it assumes only
 * that without an effect each difference is symmetric around zero and independent of the others. `p_value` counts ties in
 * full; `mid_p` counts them half, which is less cautious and keeps about the promised level (Lancaster 1961). Zeros say
 * nothing and are left out; with nothing left both are 1. Finite numbers only, else RangeError.
 *
 * Exact: the differences are split in two, the possible sums of each half are listed with equal sums put together, and the
 * halves are compared (Horowitz and Sahni 1974). That covers any 40 differences and thousands that share a coarse grid (pass
 * rates). Beyond, the small differences are rounded to a fine lattice, with an error below that of 99,999 random draws and no
 * seed, in milliseconds per thousand.
 */
function signFlip(d) {
    if (!d.every(Number.isFinite))
        throw new RangeError('signFlip: every difference must be a finite number');
    const sizes = d
        .map(Math.abs)
        .filter((size) => size > 0)
        .sort((one, other) => other - one);
    const largest = sizes[0];
    if (largest === undefined)
        return { p_value: 1, mid_p: 1 };
    // Relative to the largest, so that neither very large nor very small units overflow or vanish.
    const units = sizes.map((size) => size / largest);
    const total = sum(units);
    const tie = TIE * total;
    const [x, y] = units.length <= LISTED ? listedHalves(units, SAME * total) : latticeHalves(units, SAME * total);
    // Farther out than the lattice reaches the chance at its end stands for it: never 0, and never too small.
    const observed = Math.min(Math.abs(sum(d.map((difference) => difference / largest))), highest(x) + highest(y));
    // Flipping every sign mirrors the sum, so the two tails are equal.
    if (observed <= tie)
        return { p_value: 1, mid_p: (1 + Math.min(1, 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, tie * (1 + TIE)))) / 2 };
    const atLeast = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed - tie);
    const beyond = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed + tie);
    return { p_value: Math.min(1, atLeast), mid_p: Math.min(1, (atLeast + beyond) / 2) };
}
const sum = (numbers) => numbers.reduce((before, number) => before + number, 0);
const highest = ({ values }) => values[values.length - 1] ?? 0;
/** All sums of ±size. */
function signedSums(sizes, tolerance) {
    let sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0);
    for (const size of sizes)
        sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .mixture */ .zi)({ of: sums, shift: -size, share: 0.5 }, { of: sums, shift: size, share: 0.5 }, tolerance);
    return sums;
}
function listedHalves(sizes, tolerance) {
    const half = (rest) => signedSums(sizes.filter((_, index) => index % 2 === rest), tolerance);
    return [half(0), half(1)];
}
/**
 * `sizes` descending, more than LISTED. On a grid that is no finer than the lattice the sum is exact; else outliers would make
 * the lattice coarse, so they stay out of it.
 */
function latticeHalves(sizes, tolerance) {
    const grid = gridOf(sizes, stepFor(sizes));
    if (grid !== null)
        return [(0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0), latticeSums(sizes, grid)];
    const small = sizes.slice(EXACT_LARGEST);
    return [signedSums(sizes.slice(0, EXACT_LARGEST), tolerance), latticeSums(small, stepFor(small))];
}
/** The finest lattice that reaches far enough. */
const stepFor = (sizes) => (REACH * Math.sqrt(sum(sizes.map((size) => size ** 2)))) / LATTICE_STEPS;
/** The number that all sizes are multiples of (Euclid, within ON_GRID of the largest); null when it is below `least`. */
function gridOf(sizes, least) {
    const largest = sizes[0] ?? 0;
    const nothing = ON_GRID * largest;
    let grid = largest;
    for (const size of sizes) {
        let rest = size;
        while (rest > nothing) {
            const over = grid % rest;
            [grid, rest] = [rest, rest - over <= nothing ? 0 : over];
        }
        if (grid < least)
            return null;
    }
    grid = largest / Math.round(largest / grid);
    return sizes.every((size) => Math.abs(size / grid - Math.max(1, Math.round(size / grid))) <= 1e-6)
        ? grid
        : null;
}
/** The sum of ±size, sizes descending and rounded to the lattice, as far as LATTICE_STEPS go. Symmetric, so one side is computed. */
function latticeSums(sizes, step) {
    const shifts = sizes.map((size) => Math.round(size / step));
    // What lies behind the last place stays 0, so that the loop need not ask where the list ends.
    const length = LATTICE_STEPS + 1 + (shifts[0] ?? 0);
    let chances = new Float64Array(length);
    let next = new Float64Array(length);
    chances[0] = 1;
    let farthest = 0;
    for (const shift of shifts) {
        const reached = Math.min(LATTICE_STEPS, farthest + shift);
        for (let place = 0; place <= reached; place += 1)
            next[place] = (chances[Math.abs(place - shift)] + chances[place + shift]) / 2;
        [chances, next] = [next, chances];
        farthest = reached;
    }
    // On a grid every other place may be out of reach, the last one too.
    while (chances[farthest] === 0)
        farthest -= 1;
    const places = 2 * farthest + 1;
    return {
        values: Float64Array.from({ length: places }, (_, index) => (index - farthest) * step),
        probabilities: Float64Array.from({ length: places }, (_, index) => chances[Math.abs(index - farthest)] ?? 0),
    };
}


/***/ }),

/***/ 13620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;
/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
function stirlingError(x) {
    if (!(x > 0))
        throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
    let at = x;
    let error = 0;
    // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
    while (at < SERIES_FROM) {
        error += (at + 0.5) * Math.log1p(1 / at) - 1;
        at += 1;
    }
    const inverse = 1 / (at * at);
    // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
    const series = 1 / 12 -
        inverse *
            (1 / 360 -
                inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
    return error + series / at;
}


/***/ }),

/***/ 26427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   VV: () => (/* binding */ mirrored),
/* harmony export */   fl: () => (/* binding */ upperTail),
/* harmony export */   pY: () => (/* binding */ certain),
/* harmony export */   zi: () => (/* binding */ mixture)
/* harmony export */ });
/** The distribution of a sum that is certain. */
const certain = (value) => ({
    values: Float64Array.of(value),
    probabilities: Float64Array.of(1),
});
/** Arrays for so many atoms. */
const roomFor = (atoms) => ({
    values: new Float64Array(atoms),
    probabilities: new Float64Array(atoms),
});
/**
 * Mixture of two moved distributions in one pass. Values closer than `tolerance` are one atom (0.1 + 0.2 and 0.3 are the same
 * sum), so the list stays as short as the number of truly different sums. An atom keeps the value it began with, so that a
 * chain of near neighbours cannot drift. Linear in the number of atoms. `room` is written over, for who makes thousands of mixtures.
 */
function mixture(first, second, tolerance, room) {
    const { values: lefts, probabilities: leftChances } = first.of;
    const { values: rights, probabilities: rightChances } = second.of;
    // A list that is used up counts as infinity, so the other one is taken.
    const leftAt = (index) => index < lefts.length ? lefts[index] + first.shift : Number.POSITIVE_INFINITY;
    const rightAt = (index) => index < rights.length ? rights[index] + second.shift : Number.POSITIVE_INFINITY;
    const total = lefts.length + rights.length;
    const { values, probabilities } = room !== undefined && room.values.length >= total ? room : roomFor(total);
    let [left, right, count] = [0, 0, 0];
    let [fromLeft, fromRight] = [leftAt(0), rightAt(0)];
    // Below all values: the first of them opens an atom.
    let atom = Number.NEGATIVE_INFINITY;
    let chance = 0;
    for (let taken = 0; taken < total; taken += 1) {
        let value = fromLeft;
        let probability;
        if (fromLeft <= fromRight) {
            probability = leftChances[left] * first.share;
            left += 1;
            fromLeft = leftAt(left);
        }
        else {
            value = fromRight;
            probability = rightChances[right] * second.share;
            right += 1;
            fromRight = rightAt(right);
        }
        const opens = count === 0 || value - atom > tolerance;
        if (opens) {
            atom = value;
            values[count] = value;
            count += 1;
        }
        chance = opens ? probability : chance + probability;
        probabilities[count - 1] = chance;
    }
    if (values !== room?.values && count === values.length)
        return { values, probabilities };
    return { values: values.slice(0, count), probabilities: probabilities.slice(0, count) };
}
/**
 * Chance that x + y reaches `bound`, for independent x and y, without listing the sums: as x falls, the smallest y that
 * suffices rises. Each tail is added up from its thin end, so a tiny chance is as accurate as a large one. Linear.
 */
function upperTail(x, y, bound) {
    let chance = 0;
    let reached = y.values.length;
    let tail = 0;
    for (let index = 0; index < x.values.length; index += 1) {
        while (reached > 0 && x.values[index] + y.values[reached - 1] >= bound) {
            reached -= 1;
            tail += y.probabilities[reached];
        }
        chance += x.probabilities[index] * tail;
    }
    return chance;
}
/** The distribution of -x, for lower tails. */
const mirrored = (x) => ({
    values: x.values.map((value) => -value).reverse(),
    probabilities: x.probabilities.slice().reverse(),
});


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
var UNITS;
function UNITS$made() { return UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }; }
/** Milliseconds of a window such as `30d`, `12h`, `90m`, `30s` or `2w` (`timeWindow` and `timeLimit` of schema/common.ts check the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([smhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * (UNITS ?? UNITS$made())[read[2]]; // One of the five letters.
}


/***/ }),

/***/ 16617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkWebhookUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _ports_http_http_target_js__WEBPACK_IMPORTED_MODULE_1__;


var IPV4;
function IPV4$made() { return IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/; }
/**
 * Refuses an address that can never be sent to: no https, user or password in it, or a literal address that is not public and
 * not in `allow`. Names are resolved and checked at each delivery instead, because what they resolve to changes (contract
 * 10). Fault `validation_failed` with the problem at `path`.
 */
async function checkWebhookUrl(url, allow, path = 'url') {
    const message = await problemOf(url, allow);
    if (message === undefined)
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${path}: ${message}`, {
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
        await (0,(_ports_http_http_target_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(81755))/* .httpTarget */ .SA)({ method: 'POST', url, reach: 'public', allow });
    }
    catch (error) {
        const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
        const literal = hostname.startsWith('[') || (IPV4 ?? IPV4$made()).test(hostname);
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
