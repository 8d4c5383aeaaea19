export const id = 8700;
export const ids = [8700];
export const modules = {

/***/ 78700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   playBehind: () => (/* binding */ playBehind)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49841);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20563);
/* harmony import */ var _job_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23982);
/* harmony import */ var _progress_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88976);





/**
 * Puts a run into the queue and plays it to the end. It is listed at once; the promise resolves when it has ended, was left for the
 * next start because the process stops, or is played by another process. Rejects with what broke the engine, after that was written
 * down as the end of the run.
 */
function playBehind(engine, run) {
    const live = engine.live();
    const slot = live.slot('run');
    const entry = liveEntry(engine, run);
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
            const started = await run.start();
            const finished = await played(engine, started, entry);
            if (finished === 'stopped')
                return await listAsWaiting(engine, run, 'Stopped with the service; goes on at its next start.');
            if (finished !== undefined)
                entry.log?.note(finished);
        }
        catch (error) {
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
            ? (0,_progress_log_js__WEBPACK_IMPORTED_MODULE_3__/* .openProgressLog */ .g)(path, engine.ports, (error) => engine.warn(`the progress of ${runId} cannot be written down: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error).message}`))
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
/** Plays it. Its last event is handed back, because nobody is to hear of the end before it is written down. */
async function played(engine, started, entry) {
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
    const cancelled = await started.finish((outcome) => outcome.cancelled);
    return cancelled && engine.live().stopping.aborted ? 'stopped' : last;
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


/***/ }),

/***/ 88976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ progressKey),
/* harmony export */   g: () => (/* binding */ openProgressLog)
/* harmony export */ });
/* harmony import */ var _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12707);

/** Bytes of the newest messages that stay in memory, once for all who follow: who is not behind asks no disk. */
const KEPT_BYTES = 512 * 1024;
/** Handed out at once, about as much as is read at once from disk. */
const PIECE_BYTES = 64 * 1024;
/** What makes two events the same, whatever process tells them. */
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
 * Opens the log of a run and goes on with it where there is one: numbers grow on, what stands there is not told again, a torn
 * last line is cut off. Not flushed to the disk: what a power cut takes is told again out of the journal. `onFault` hears of the first
 * write that failed.
 */
function openProgressLog(path, { files, clock }, onFault = () => undefined) {
    const told = new Set();
    const marks = [0];
    let last = 0;
    let finished = 0;
    if (files.stat(path) !== null) {
        const reader = (0,_progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .progressReader */ .n)(path, files);
        try {
            for (let lines = reader.read(); lines.length > 0; lines = reader.read())
                for (const line of lines) {
                    last += 1;
                    const event = parsed(line);
                    if (event === undefined)
                        continue;
                    told.add(progressKey(event));
                    if (event.type === 'case.finished')
                        finished += 1;
                }
            for (const offset of reader.marks)
                marks.push(offset);
            if (reader.tornBytes() > 0)
                files.truncate(path, reader.offset);
        }
        finally {
            reader.close();
        }
    }
    const log = files.appendLog(path);
    const listeners = new Set();
    let held = [];
    let numbered = last;
    let isOpen = true;
    let broken = false;
    let isDue = false;
    let newest = [];
    let newestBytes = 0;
    function settle() {
        isDue = false;
        if (held.length === 0)
            return;
        const lines = held;
        let offset;
        try {
            offset = log.append(lines.join(''));
        }
        catch (error) {
            // Held until the next one: numbers on disk have no gap. The run itself goes on, or fails by its own journal.
            if (!broken)
                onFault(error);
            broken = true;
            return;
        }
        held = [];
        for (const line of lines) {
            const bytes = Buffer.from(line);
            if (last > 0 && last % _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_EVERY */ .A === 0)
                marks[last / _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_EVERY */ .A] = offset;
            offset += bytes.length;
            last += 1;
            newest.push(bytes.subarray(0, -1));
            newestBytes += bytes.length;
        }
        // Cut down now and then instead of at each message, which would move them all.
        if (newestBytes > 2 * KEPT_BYTES) {
            let out = 0;
            while (newestBytes > KEPT_BYTES)
                newestBytes -= newest[out++].length + 1;
            newest = newest.slice(out);
        }
        for (const listener of [...listeners])
            listener();
    }
    return {
        path,
        get last() {
            return last;
        },
        get isOpen() {
            return isOpen;
        },
        note(event) {
            if (!isOpen)
                return;
            if (told.size > 0 && told.has(progressKey(event)))
                return;
            numbered += 1;
            // Counted by what was told: after a restart cases end in another order.
            const data = event.type === 'case.finished' ? { ...event.data, finished: ++finished } : event.data;
            const at = new Date(clock.now()).toISOString();
            held.push(`${JSON.stringify({ seq: numbered, type: event.type, at, data })}\n`);
            // Behind the journal, which writes at the end of this turn too: nobody hears of what a kill could still take.
            if (!isDue)
                setImmediate(settle);
            isDue = true;
        },
        placeAfter(seq) {
            const mark = Math.min(Math.floor(Math.min(seq, last) / _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_EVERY */ .A), marks.length - 1);
            return { seq: mark * _progress_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_EVERY */ .A, offset: marks[mark] ?? 0 };
        },
        newestAfter(seq) {
            if (seq >= last)
                return [];
            const first = seq - (last - newest.length);
            if (first < 0)
                return undefined;
            const some = [];
            let bytes = 0;
            for (let at = first; at < newest.length && bytes < PIECE_BYTES; at += 1) {
                const line = newest[at]; // In range.
                bytes += line.length;
                some.push(line);
            }
            return some;
        },
        listen(listener) {
            listeners.add(listener);
            return () => void listeners.delete(listener);
        },
        settle,
        close() {
            if (!isOpen)
                return;
            settle();
            isOpen = false;
            log.close();
            for (const listener of [...listeners])
                listener();
        },
    };
}
/** Written by this file alone; a damaged line keeps its number, and what it told is told again. */
function parsed(line) {
    try {
        return JSON.parse(line.toString('utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 12707:
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


/***/ })

};
