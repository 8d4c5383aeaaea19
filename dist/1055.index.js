export const id = 1055;
export const ids = [1055];
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
        counts: { total: testCaseCount, passed: 0, failed: 0, errored: 0, skipped: 0 },
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
            if (event.type === 'case.finished')
                entry.counts[event.data.status] += 1;
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
