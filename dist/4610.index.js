export const id = 4610;
export const ids = [4610,6058];
export const modules = {

/***/ 3087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ callSlots)
/* harmony export */ });
/** Calls at once; further ones wait in the order in which they came. */
function callSlots() {
    let running = 0;
    const queue = [];
    return {
        async take(most) {
            if (running >= most)
                await new Promise((resolve) => queue.push(resolve));
            else
                running += 1;
        },
        /** Goes on to the one that has waited longest. */
        giveBack() {
            const next = queue.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        },
    };
}


/***/ }),

/***/ 95133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  javaScriptOf: () => (/* binding */ javaScriptOf)
});

// UNUSED EXPORTS: JAVASCRIPT_WALL_MS

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/sandbox/javascript/read-answer.js
var read_answer;
// EXTERNAL MODULE: ./lib/sandbox/call-slots.js
var call_slots;
// EXTERNAL MODULE: ./lib/sandbox/javascript/worker-starter.js + 2 modules
var worker_starter;
;// CONCATENATED MODULE: ./lib/sandbox/javascript/worker-pool.js


/** A process without work ends after so long. */
const IDLE_MS = 30_000;
/** Calls of one process, and its processor time, after which the next call gets a new one. */
const MOST_CALLS = 500;
const MOST_CPU_MS = 1200;
/** Makes the pool of a world. */
function makeWorkerPool(ports) {
    const { cores } = ports.runtime;
    const starter = (0,(worker_starter ??= __webpack_require__(25506))/* workerStarter */.m)(ports);
    const slots = (0,(call_slots ??= __webpack_require__(3087))/* callSlots */.c)();
    const idle = idleWorkers(cores, ports.clock);
    async function answered({ code, folder, message, wallMs, signal }) {
        const used = idle.take(code) ?? { worker: await starter.start(folder), code, calls: 0 };
        const { worker } = used;
        try {
            const answer = await worker.ask(message, wallMs, signal);
            const calls = used.calls + 1;
            if (isReusable(answer, calls))
                idle.keep({ worker, code, calls });
            else
                worker.end();
            return answer;
        }
        catch (error) {
            worker.end();
            throw error;
        }
    }
    return {
        isolation: starter.isolation,
        async run(call) {
            await slots.take(cores);
            try {
                call.signal?.throwIfAborted();
                const answer = await answered(call);
                return { answer, isolation: await starter.isolation() };
            }
            finally {
                slots.giveBack();
            }
        },
    };
}
function isReusable(answer, calls) {
    return ('reply' in answer && answer.reply.reusable && calls < MOST_CALLS && answer.reply.cpu_ms < MOST_CPU_MS);
}
/** Processes that wait for the next call of their code: at most `most`, the oldest go first. */
function idleWorkers(most, clock) {
    const waiting = [];
    const remove = (one) => {
        const index = waiting.findIndex(({ worker }) => worker === one.worker);
        const [removed] = index < 0 ? [] : waiting.splice(index, 1);
        removed?.cancel();
        return removed;
    };
    const end = (one) => void remove(one)?.worker.end();
    return {
        take(code) {
            const found = waiting.find((one) => one.code === code);
            if (found === undefined)
                return undefined;
            found.worker.hold();
            return remove(found);
        },
        keep(used) {
            waiting.push({ ...used, cancel: clock.after(IDLE_MS, () => end(used)) });
            void used.worker.ended.then(() => remove(used));
            used.worker.release();
            const [oldest] = waiting;
            if (waiting.length > most && oldest !== undefined)
                end(oldest);
        },
    };
}

;// CONCATENATED MODULE: ./lib/sandbox/javascript/javascript.js





/** Longest time of one call (security.md S38). */
const JAVASCRIPT_WALL_MS = 30_000;
const CHECK_MS = 10_000;
/** What inline code is called in stacks. */
const INLINE = 'code';
var shared;
function shared$made() { return shared = new WeakMap(); }
/** The one runner of a world: all its code shares it. */
function javaScriptOf(ports) {
    const known = (shared ?? shared$made()).get(ports.standby);
    if (known !== undefined)
        return known;
    const made = makeJavaScript(ports);
    (shared ?? shared$made()).set(ports.standby, made);
    return made;
}
function makeJavaScript(ports) {
    const pool = makeWorkerPool(ports);
    async function asked(code, key, more, wallMs, signal) {
        const placed = placedIn(code, ports);
        const { answer, isolation } = await pool.run({
            ...{ code: key, folder: placed.folder, wallMs, signal },
            message: { ...placed, name: INLINE, ...more },
        });
        return { answer, isolation, outcome: (0,(read_answer ??= __webpack_require__(78370))/* readAnswer */.J)(answer, wallMs) };
    }
    return {
        isolation: () => pool.isolation(),
        async run(code, { globals = [], subject, wallMs = JAVASCRIPT_WALL_MS, signal }) {
            const more = { globals: JSON.stringify(globals), subject: JSON.stringify(subject ?? null) };
            const { answer, isolation, outcome } = await asked(code, keyOf(code), more, wallMs, signal);
            return { outcome, printed: printedOf(answer), isolation };
        },
        async check(code) {
            // Nothing of it is run, so one process can look at all code of a folder.
            const key = `checks of ${code.folder ?? ''}`;
            const { answer, outcome } = await asked(code, key, { check: true }, CHECK_MS);
            if (outcome.status === 'failed')
                return { problem: outcome.message };
            const files = ('reply' in answer ? answer.reply.files : undefined) ?? [];
            return { fingerprint: await fingerprintOf(code, files, ports) };
        },
    };
}
/** The same code with links resolved, as its process is told of it. Throws Fault `validation_failed` for a file outside the folder. */
function placedIn({ source, file, folder, base }, { files }) {
    const root = folder === undefined ? undefined : (files.realPath(folder) ?? undefined);
    if (file === undefined) {
        const place = base === undefined ? undefined : (files.realPath(base) ?? base);
        return { source, folder: root, base: place };
    }
    const real = files.realPath(file);
    if (real === null || root === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `There is no file ${file} to run.`, { where: file });
    const way = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(root, real);
    if (way.startsWith('..') || (0,(external_node_path_ ??= __webpack_require__(76760)).join)(root, way) !== real)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `${file} lies outside the evals folder.`, {
            where: file,
            hint: `JavaScript may stand in ${root} only.`,
        });
    return { file: real, folder: root };
}
function keyOf({ source, file, folder, base }) {
    return (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256')
        .update(JSON.stringify([source, file, folder, base]))
        .digest('hex');
}
async function fingerprintOf({ source }, files, ports) {
    const hash = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(JSON.stringify(source ?? null));
    const folder = files[0] === undefined ? '' : (0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(files[0]);
    // By their places among each other, so that the same code elsewhere is the same.
    for (const path of [...files].sort())
        hash.update(JSON.stringify([(0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, path), await ports.files.readText(path)]));
    return hash.digest('hex');
}
function printedOf(answer) {
    return 'reply' in answer ? answer.reply.printed.toWellFormed() : '';
}


/***/ }),

/***/ 59288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ interpreterOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _call_slots_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _zygote_js__WEBPACK_IMPORTED_MODULE_1__;



/** An interpreter without work ends after so long; the next call starts another in about 0.2 s. */
const IDLE_MS = 60_000;
/** Deaths in a row, without one answer between them, after which no new one is started. */
const MOST_DEATHS = 3;
var shared;
function shared$made() { return shared = new WeakMap(); }
/** The one interpreter of a world: all its code scorers share it. */
function interpreterOf(ports) {
    const known = (shared ?? shared$made()).get(ports.standby);
    if (known !== undefined)
        return known;
    const made = makeInterpreter(ports);
    (shared ?? shared$made()).set(ports.standby, made);
    return made;
}
function makeInterpreter(ports) {
    const keeper = zygoteKeeper(ports);
    const slots = (0,(_call_slots_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(3087))/* .callSlots */ .c)();
    return {
        hello: () => keeper.held(() => keeper.current().ready),
        run: (call) => keeper.held(async () => {
            const { cores } = await keeper.current().ready;
            await slots.take(cores);
            try {
                // The one that was asked for its cores may have ended while we waited.
                const alive = keeper.current();
                const hello = await alive.ready;
                const reply = await alive.ask(call);
                keeper.answered();
                return { reply, hello };
            }
            finally {
                slots.giveBack();
            }
        }),
    };
}
/** Keeps one process: replaces it when it dies, ends it when nobody works with it any more. */
function zygoteKeeper(ports) {
    let zygote;
    let deaths = 0;
    let users = 0;
    let cancelIdle = () => undefined;
    function start() {
        const started = (0,(_zygote_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(24928))/* .startZygote */ .R)(ports);
        started.ready.then(() => void started.ended.then(() => {
            deaths += 1;
            if (zygote === started)
                zygote = undefined;
        }), () => undefined);
        if (users > 0)
            started.hold();
        return started;
    }
    function enter() {
        cancelIdle();
        users += 1;
        if (users === 1)
            zygote?.hold();
    }
    function leave() {
        users -= 1;
        if (users > 0)
            return;
        zygote?.release();
        cancelIdle = ports.clock.after(IDLE_MS, () => {
            const idle = zygote;
            if (idle === undefined)
                return;
            zygote = undefined;
            deaths -= 1; // It was ended by us.
            idle.end();
        });
    }
    return {
        /** The living one, or a new one. One that cannot start at all is kept: its fault is the answer for everybody. */
        current() {
            if (zygote === undefined && deaths >= MOST_DEATHS)
                throw tooManyDeaths(deaths);
            zygote ??= start();
            return zygote;
        },
        /** An answer ends a row of deaths. */
        answered() {
            deaths = 0;
        },
        /** Keeps this process alive for as long as somebody works with the interpreter. */
        async held(work) {
            enter();
            try {
                return await work();
            }
            finally {
                leave();
            }
        },
    };
}
function tooManyDeaths(deaths) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('scorer_failed', `The Python process ended ${deaths} times without an answer.`, {
        hint: 'Run "assay validate" and look at the code of the scorers; no further process is started.',
        subcode: 'sandbox',
    });
}


/***/ }),

/***/ 62932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ (helloLine ?? helloLine$made())),
/* harmony export */   De: () => (/* binding */ (childAnswer ?? childAnswer$made())),
/* harmony export */   ZY: () => (/* binding */ (replyLine ?? replyLine$made())),
/* harmony export */   vN: () => (/* binding */ (sessionLine ?? sessionLine$made()))
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

/** First line of the interpreter: what this machine can do, or why it can do nothing. */
var helloLine;
function helloLine$made() { return helloLine = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .union */ .KCZ([
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        python: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
        /** Calls that run well side by side. */
        cores: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1),
        layers: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
        missing: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
    }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ unusable: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP() }),
]); }
/** Ways in which a call ends without an answer (child_call.py). */
var callFailure;
function callFailure$made() { return callFailure = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n([
    'wall',
    'cpu',
    'signal',
    'printed',
    'large_answer',
    'forged',
    'silent',
    'not_locked',
    'fork',
    'stopped',
]); }
/** Line of a call: its answer as the text that the child wrote, or how it ended; and the beginning of what was printed. */
var replyLine;
function replyLine$made() { return replyLine = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    nonce: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    printed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    answer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    failed: (callFailure ?? callFailure$made()).optional(),
    detail: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    /** Of a child that stays: that it is no more. */
    ended: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional(),
}); }
/** Line of a session, which says which one: an answer, or its end. */
var sessionLine;
function sessionLine$made() { return sessionLine = (replyLine ?? replyLine$made()).extend({ session: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP() }); }
/** What a child writes as its answer. It ran the scorer's code, so nothing in it is believed before it is read here. */
var childAnswer;
function childAnswer$made() { return childAnswer = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .union */ .KCZ([
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ checked: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .literal */ .euz(true) }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        error: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
            kind: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['syntax', 'raised', 'result']),
            type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
            message: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
            line: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
        }),
    }),
    (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        value: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
            score: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).max(1),
            reasoning: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().nullable(),
            // A record type would drop the key `__proto__` without a word.
            extra: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .custom */ .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
        }),
    }),
]); }


/***/ }),

/***/ 4761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readReply),
/* harmony export */   z: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _line_json_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _plain_json_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__;




/** Characters of what the code says of its own failure. */
const LONGEST_MESSAGE = 1000;
/** Ends without an answer, as sentences. Numbers: security.md S38, set in layers.py and child_call.py. */
var FAILURES;
function FAILURES$made() { return FAILURES = {
    wall: (wallMs) => ['timeout', `the code took more than ${wallMs} ms and was ended`],
    cpu: () => ['timeout', 'the code used more than 10 s of processor time and was ended'],
    signal: (_, detail) => ['killed', `the code's process was ended by ${detail}`],
    printed: () => ['too_large', 'the code printed more than 1 MB and was ended'],
    large_answer: () => ['too_large', 'the result is larger than 1 MB'],
    forged: (_, detail) => [
        'forged',
        `something other than a result was written where results go, so nothing there counts (${detail})`,
    ],
    silent: (_, detail) => ['no_result', `the code ended its own process without a result (${detail})`],
    not_locked: () => ['not_isolated', 'a layer of the sandbox did not hold, so the code was not run'],
    fork: (_, detail) => ['sandbox', `no process could be started for the code (${detail})`],
    stopped: () => ['stopped', 'the call was stopped'],
}; }
/** Why a session of tools ended, as a sentence without its full stop. */
function endingOf(failure, detail, wallMs) {
    if (failure === 'cpu')
        return 'the code used more than 120 s of processor time and was ended';
    if (failure === 'silent')
        return `the code ended its own process (${detail ?? 'no detail'})`;
    return (FAILURES ?? FAILURES$made())[failure](wallMs, detail ?? 'no detail')[1];
}
/** Reads the reply to a call that had `wallMs`. What the child wrote is checked here again: it was in the code's hands. */
function readReply(reply, wallMs) {
    if (reply.failed !== undefined) {
        const [subcode, message] = (FAILURES ?? FAILURES$made())[reply.failed](wallMs, reply.detail ?? 'no detail');
        return failed(subcode, message);
    }
    const answer = (_messages_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(62932))/* .childAnswer */ .De.safeParse((0,(_line_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(42616))/* .lineJson */ .l)(reply.answer ?? ''));
    if (!answer.success || 'checked' in answer.data)
        return failed('bad_result', 'the result is not a score between 0 and 1 with a reasoning');
    if ('error' in answer.data) {
        const { kind, type, message, line } = answer.data.error;
        const at = line === null ? '' : ` (line ${line})`;
        if (kind === 'result')
            return failed('bad_result', `${message}${at}`);
        return failed(kind === 'syntax' ? 'syntax_error' : 'code_error', `${type}${message === '' ? '' : `: ${message}`}${at}`);
    }
    const { score, reasoning, extra } = answer.data.value;
    const plain = (0,(_plain_json_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58514))/* .plainJson */ .R)(extra);
    if (plain === null)
        return failed('bad_result', 'the result holds a number that is not finite, or is nested too deeply');
    return {
        status: 'value',
        score,
        reasoning: reasoning?.toWellFormed() ?? null,
        // plainJson gives an object for an object.
        extra: plain.value,
    };
}
function failed(subcode, message) {
    return { status: 'failed', subcode, message: (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(44765))/* .truncateText */ .E)(message.toWellFormed(), LONGEST_MESSAGE) };
}


/***/ }),

/***/ 14572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ startInterpreter)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _flow_line_reader_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _line_json_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _source_folder_js__WEBPACK_IMPORTED_MODULE_2__;







/** Start of an interpreter on a slow disk; far above the 0.1 to 0.5 s it takes. */
const START_MS = 30_000;
const LONGEST_COMPLAINT = 500;
/**
 * Starts an interpreter that tells `onLine` every line but its first; none may be longer than `longestLine` characters. Not isolated by
 * `-I`, which would ignore PYTHONHASHSEED and let the order of sets change between starts: its environment and its path are ours anyway.
 */
function startInterpreter(ports, options) {
    const state = spawned(ports, options);
    const { child, greeting } = state;
    const reader = (0,(_flow_line_reader_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(77874))/* .lineReader */ .g)({
        most: options.longestLine,
        lengthOf: (text) => text.length,
        onLine: (line) => receive(state, line),
        onTooLong: () => breakOff(state, 'wrote a line without an end'),
    });
    child.onErrors((text) => {
        state.complaint = (state.complaint + text).slice(-LONGEST_COMPLAINT);
    });
    child.onOutput(reader.read);
    return {
        ready: greeting.promise,
        ended: child.ended.then((ending) => conclude(state, ending)),
        write: (text) => child.write(text),
        breakOff: (why) => breakOff(state, why),
        hold: () => child.hold(),
        release: () => child.release(),
        end: () => child.kill(),
    };
}
function spawned(ports, { args, onLine }) {
    const folder = (0,(_source_folder_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(95294))/* .sourceFolder */ .I)();
    const state = {
        child: ports.standby(['python3', '-s', '-S', '-B', '-X', 'utf8', (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(folder, (_source_folder_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(95294))/* .ZYGOTE */ .T), ...args], {
            cwd: folder,
            env: { PATH: ports.env.get('PATH') ?? '', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
        }),
        greeting: awaitedGreeting(),
        onLine,
        greeted: false,
        broken: undefined,
        complaint: '',
        cancelStart: ports.clock.after(START_MS, () => breakOff(state, 'did not start in time')),
    };
    return state;
}
function awaitedGreeting() {
    let settle;
    const promise = new Promise((resolve, reject) => {
        settle = { resolve, reject };
    });
    // Whoever asks gets the fault; that nobody has asked yet is no crash.
    promise.catch(() => undefined);
    return { promise, ...settle };
}
function breakOff(state, why) {
    state.broken ??= why;
    state.child.kill();
}
/** A line of an interpreter that is being ended says nothing any more. */
function receive(state, line) {
    if (state.broken !== undefined)
        return;
    if (state.greeted)
        state.onLine(line);
    else
        receiveHello(state, line);
}
function receiveHello(state, line) {
    const hello = (_messages_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(62932))/* .helloLine */ .D5.safeParse((0,(_line_json_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(42616))/* .lineJson */ .l)(line));
    state.cancelStart();
    if (!hello.success) {
        breakOff(state, 'did not answer as expected');
        return;
    }
    state.greeted = true;
    if ('unusable' in hello.data)
        state.greeting.reject(noPython(hello.data.unusable));
    else
        state.greeting.resolve(hello.data);
}
/** Why it has ended; whoever waits for its greeting is told. */
function conclude(state, { code, signal, startError }) {
    const { greeting, complaint } = state;
    state.cancelStart();
    if (startError !== undefined)
        greeting.reject(noPython(`python3 cannot be started (${startError.message})`));
    const why = state.broken ?? (signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);
    const last = complaint.trim().split('\n').at(-1) ?? '';
    if (!state.greeted)
        greeting.reject(noPython(`python3 ${why}${last === '' ? '' : `: ${last}`}`));
    return why;
}
function noPython(why) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(452))/* .Fault */ .vC('scorer_failed', `No Python to run the code: ${(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(44765))/* .truncateText */ .E)(why, LONGEST_COMPLAINT)}.`, {
        hint: 'Own code in Python, scorers of type "code" and tools of worlds, needs python3, version 3.8 or later, in PATH on Linux or macOS.',
        subcode: 'no_python',
    });
}


/***/ }),

/***/ 24928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ startZygote),
/* harmony export */   g: () => (/* binding */ GRACE_MS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _line_json_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_0__;




/** Beyond a call's own time, until the interpreter itself is taken to hang. */
const GRACE_MS = 10_000;
/** Longest line: an answer of 1 MB, escaped as JSON in JSON. */
const LONGEST_LINE = 8 * 1024 * 1024;
/** Starts a warm interpreter (toolchain.md 8). */
function startZygote(ports) {
    const waiting = new Map();
    const standing = (0,(_standing_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14572))/* .startInterpreter */ .f)(ports, {
        args: [],
        longestLine: LONGEST_LINE,
        onLine: (line) => receiveReply(standing, waiting, line),
    });
    const { ready, hold, release, end } = standing;
    return {
        ...{ ready, hold, release, end },
        ended: standing.ended.then((why) => failAll(waiting, why)),
        ask: (call) => ask(standing, waiting, ports, call),
    };
}
function receiveReply(standing, waiting, line) {
    const reply = (_messages_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(62932))/* .replyLine */ .ZY.safeParse((0,(_line_json_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(42616))/* .lineJson */ .l)(line));
    const caller = reply.success ? waiting.get(reply.data.nonce) : undefined;
    if (!reply.success || caller === undefined) {
        standing.breakOff('said what nobody asked for');
        return;
    }
    waiting.delete(reply.data.nonce);
    caller.resolve(reply.data);
}
/** Tells everybody who waits that it has ended, and why. */
function failAll(waiting, why) {
    const fault = new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('scorer_failed', `The Python process ${why} while it ran this scorer.`, {
        hint: 'Nothing is wrong with the scored answer. The next call starts a new process.',
        subcode: 'sandbox',
    });
    for (const { reject } of waiting.values())
        reject(fault);
    waiting.clear();
}
async function ask(standing, waiting, { random, clock }, { payload, wallMs, signal }) {
    signal?.throwIfAborted();
    const nonce = random.hex(16);
    const reply = new Promise((resolve, reject) => waiting.set(nonce, { resolve, reject }));
    const header = { do: 'call', nonce, wall_ms: wallMs, size: Buffer.byteLength(payload) };
    standing.write(`${JSON.stringify(header)}\n${payload}\n`);
    const cancelWatch = clock.after(wallMs + GRACE_MS, () => standing.breakOff('did not end a call in time'));
    const stop = () => standing.write(`${JSON.stringify({ do: 'stop', nonce })}\n`);
    signal?.addEventListener('abort', stop);
    try {
        const answered = await reply;
        signal?.throwIfAborted();
        return answered;
    }
    finally {
        cancelWatch();
        signal?.removeEventListener('abort', stop);
    }
}


/***/ }),

/***/ 92529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeInPython: () => (/* binding */ codeInPython)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _sandbox_isolation_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _sandbox_python_interpreter_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _sandbox_python_read_reply_js__WEBPACK_IMPORTED_MODULE_1__;




/** A syntax check runs nothing of the code. */
const CHECK_MS = 10_000;
/** Python that gives a score, each call in a process of its own behind the layers of security.md S38. */
function codeInPython(source, variables, wallMs, ports) {
    const python = (0,(_sandbox_python_interpreter_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(59288))/* .interpreterOf */ .O)(ports);
    const payloadOf = (fields, check) => JSON.stringify({ source, fields, variables: check ? [] : Object.entries(variables), check });
    return {
        language: 'Python',
        hint: 'config.rubric holds Python 3 source.',
        path: 'config.rubric',
        async check() {
            const version = { version: [source, variables] };
            try {
                const { reply } = await python.run({ payload: payloadOf([], true), wallMs: CHECK_MS });
                const outcome = (0,(_sandbox_python_read_reply_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4761))/* .readReply */ .X)(reply, CHECK_MS);
                const isWrong = outcome.status === 'failed' && outcome.subcode === 'syntax_error';
                return isWrong ? { problem: outcome.message } : version;
            }
            catch (error) {
                // Where there is no Python to say anything.
                if (error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC && error.code === 'scorer_failed')
                    return version;
                throw error;
            }
        },
        isolation: async () => (0,(_sandbox_isolation_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(76535))/* .isolationOf */ ._)(await python.hello()),
        async score(fields, signal) {
            const { reply, hello } = await python.run({ payload: payloadOf(fields, false), wallMs, signal });
            return { outcome: (0,(_sandbox_python_read_reply_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4761))/* .readReply */ .X)(reply, wallMs), printed: reply.printed, isolation: (0,(_sandbox_isolation_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(76535))/* .isolationOf */ ._)(hello) };
        },
    };
}


/***/ }),

/***/ 53947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  codeScorer: () => (/* binding */ codeScorer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/scorers/define-scorer.js + 14 modules
var define_scorer;
// EXTERNAL MODULE: ./lib/sandbox/javascript/javascript.js + 1 modules
var javascript;
;// CONCATENATED MODULE: ./lib/scorers/custom/code-in-javascript.js


/** JavaScript that gives a score, in processes of its own behind the layers of security.md S38. */
function codeInJavaScript(code, variables, wallMs, ports) {
    const javaScript = (0,(javascript ??= __webpack_require__(95133)).javaScriptOf)(ports);
    return {
        language: 'JavaScript',
        hint: 'It is an expression, statements of which a `return` gives the score, or a module with a default export or a function `score`.',
        path: code.file === undefined ? 'config.rubric' : 'config.file',
        async check() {
            try {
                const checked = await javaScript.check(code);
                return 'problem' in checked ? checked : { version: ['javascript', checked.fingerprint, variables] };
            }
            catch (error) {
                // Where Node cannot be started in its locks: the first use says so.
                if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC && error.code === 'scorer_failed')
                    return { version: ['javascript', code.source ?? null, variables] };
                throw error;
            }
        },
        isolation: () => javaScript.isolation(),
        async score(fields, signal) {
            const names = new Map([...Object.entries(variables), ...given(fields, variables)]);
            names.set('variables', variables);
            const { outcome, ...rest } = await javaScript.run(code, {
                ...{ globals: [...names], subject: Object.fromEntries(names), wallMs, signal },
            });
            return { outcome: outcome.status === 'failed' ? outcome : scoreOf(outcome.value), ...rest };
        },
    };
}
/** A variable is seen under its name unless there is a field of that name. */
function given(fields, variables) {
    return fields.filter(([name, value]) => value !== null || !Object.hasOwn(variables, name));
}
/** A result as a score: a number, a boolean, or an object with `score` (or `pass`) and `reasoning` (or `reason`). */
function scoreOf(value) {
    if (typeof value === 'number' || typeof value === 'boolean')
        return scored(value, null, {});
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return wrong(`the result is ${Array.isArray(value) ? 'an array' : `of type ${typeof value}`}, not a score or an object with one`);
    const { score, pass, reasoning, reason, ...extra } = value; // Parsed JSON that is an object.
    const number = score ?? pass;
    const text = reasoning ?? reason ?? null;
    if (number === undefined || number === null)
        return wrong(`the result has no \`score\`; its keys are: ${Object.keys(value).join(', ').slice(0, 200)}`);
    if (typeof number !== 'number' && typeof number !== 'boolean')
        return wrong(`the score is of type ${typeof number}, not a number`);
    if (text !== null && typeof text !== 'string')
        return wrong(`\`reasoning\` is of type ${typeof text}, not a string`);
    const others = { ...extra, ...(score !== undefined && pass !== undefined ? { pass } : {}) };
    return scored(number, text, others);
}
function scored(value, reasoning, extra) {
    const score = Number(value);
    return score >= 0 && score <= 1
        ? { status: 'value', score, reasoning, extra }
        : wrong(`the score is ${score}, not between 0 and 1`);
}
function wrong(message) {
    return { status: 'failed', subcode: 'bad_result', message };
}

// EXTERNAL MODULE: ./lib/scorers/custom/code-in-python.js
var code_in_python;
// EXTERNAL MODULE: ./lib/scorers/custom/config-fault.js
var config_fault;
;// CONCATENATED MODULE: ./lib/scorers/custom/code.js







/** Fields that the code sees as globals (contract 4); one that is not given is None, or null. */
var FIELDS;
function FIELDS$made() { return FIELDS = [
    'input',
    'output',
    'context',
    'ground_truth',
    'conversation_history',
    'expected_behavior',
    'tool_calls',
    'agent_plan',
]; }
/** Longest time of one call, from its start (security.md S38). */
const WALL_MS = 30_000;
/** Keys of metadata that are ours; what the code gives under such a name is kept in `extra`. */
var OURS;
function OURS$made() { return OURS = new Set('derived judge threshold not_applicable not_applicable_reason warnings imputed_verdicts injection_suspected isolation extra'.split(' ')); }
/**
 * A custom scorer of type `code`: Python or JavaScript gives the score (interface 4.1, contract 4). It runs in a process of its own
 * behind the layers of security.md S38; `metadata.isolation` says which of them held. Code that does not compile is a Fault
 * `validation_failed` where there is something here to compile it, else at its first use.
 */
async function codeScorer(resource, ports, place = {}) {
    const { config, scorer_id: id } = resource;
    const { require_isolation: strict = false } = config;
    const runner = runnerOf(resource, ports, place);
    const checked = await runner.check();
    if ('problem' in checked)
        throw (0,(config_fault ??= __webpack_require__(97854))/* configFault */.f)(id, runner.path, `The code does not compile: ${checked.problem}`, {
            hint: runner.hint,
        });
    return (0,(define_scorer ??= __webpack_require__(76732))/* defineScorer */.I)({
        name: id,
        category: 'user',
        description: resource.description ?? `${resource.name}: scored by ${runner.language} code.`,
        formulaInWords: `the score that the ${runner.language} code gives, 0 to 1`,
        needs: [],
        uses: [...(FIELDS ?? FIELDS$made())],
        version: (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(JSON.stringify(checked.version)).digest('hex').slice(0, 16),
        deterministic: true,
        offlineConfidence: 'high',
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ threshold: config.threshold }),
        emptyMetadata: () => ({}),
        async answers(subject, { signal }) {
            if (strict)
                refuseWeak(await runner.isolation(), id);
            return runner.score(fieldsOf(subject), signal);
        },
        formula: code_scored,
    });
}
/** The code in its language. */
function runnerOf({ config, scorer_id: id, variables = {} }, ports, place) {
    const { rubric: source, timeout_ms: wallMs = WALL_MS, language } = config;
    if (source === undefined && place.file === undefined)
        throw (0,(config_fault ??= __webpack_require__(97854))/* configFault */.f)(id, 'config.rubric', 'A scorer of type "code" needs config.rubric.', {
            hint: 'Write the Python code that gives the score.',
        });
    if (language === 'javascript')
        return codeInJavaScript({ source, ...place }, variables, wallMs, ports);
    return (0,(code_in_python ??= __webpack_require__(92529)).codeInPython)(source ?? '', variables, wallMs, ports);
}
function code_scored({ outcome, printed, isolation }) {
    if (outcome.status === 'failed')
        return { ...outcome, code: 'scorer_failed' };
    const { score, reasoning, extra } = outcome;
    return {
        status: 'scored',
        value: score,
        reasoning: reasoning === null || reasoning.trim() === '' ? 'the code gave no reasoning.' : reasoning,
        metadata: { ...underOwnNames(extra), ...(printed === '' ? {} : { printed }), isolation },
        ...(isolation.level === 'full' ? {} : { warnings: [`isolation_${isolation.level}`] }),
    };
}
/** Stops before anything runs when the resource asks for the whole sandbox and this machine has less. */
function refuseWeak({ level, missing }, id) {
    if (level === 'full')
        return;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('scorer_failed', `The scorer "${id}" requires isolation, and this machine lacks: ${missing.join(', ')}.`, {
        where: `scorers/${id}: config.require_isolation`,
        hint: 'Run it on Linux 5.13 or later with Landlock and seccomp, or take require_isolation away.',
        subcode: 'not_isolated',
    });
}
function fieldsOf(subject) {
    return (FIELDS ?? FIELDS$made()).map((field) => [field, subject[field] ?? null]);
}
/** The code's own keys; those that would stand in the way of ours go below `extra`. */
function underOwnNames(extra) {
    const entries = Object.entries(extra);
    const clashing = entries.filter(([key]) => (OURS ?? OURS$made()).has(key));
    const free = Object.fromEntries(entries.filter(([key]) => !(OURS ?? OURS$made()).has(key)));
    return clashing.length === 0 ? free : { ...free, extra: Object.fromEntries(clashing) };
}


/***/ }),

/***/ 97854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ configFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** What is wrong with one key of a custom scorer's configuration, as a Fault that names scorer and key, and as a problem with a path. */
function configFault(scorer, path, what, parts) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', what, {
        ...parts,
        where: `scorers/${scorer}: ${path}`,
        problems: [{ path, message: what, hint: parts.hint }],
    });
}


/***/ }),

/***/ 34808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ findAttack),
  j: () => (/* binding */ isDegenerate)
});

// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
;// CONCATENATED MODULE: ./lib/text/lexicons/attacks.js
/**
 * Texts that try to steer a judge or lift an assistant's rules (metrics.md 10.6). Matched against folded lower-case
 * text; every gap has an upper bound, so the work stays linear.
 */
var ATTACKS;
function ATTACKS$made() { return ATTACKS = [
    /\b(?:ignore|disregard|forget|override|bypass|skip)\b(?: \w+){0,3} (?:previous|prior|above|earlier|preceding|existing|system|your|these|those|the|all)(?: \w+){0,3} (?:instructions?|rules?|prompts?|directions?|guidelines?|rubrics?|criteria|constraints?|context)\b/,
    /\b(?:ignore|disregard|forget) (?:all|everything|anything)(?: \w+){0,3} (?:above|before|previous|said|told)\b/,
    /\b(?:ignore|disregard|forget) (?:the|your|this) (?:rubric|criteria|scoring|grading|evaluation|instructions?)\b/,
    /\byou are now (?:a|an|in|dan|my|free|no longer|the|unrestricted|jailbroken)\b/,
    /\b(?:from now on|henceforth),? you (?:are|will|must|should|shall)\b/,
    /\bdo anything now\b|\bdan mode\b|\bact as dan\b|\bjailbreak(?:ed|ing)?\b|\b(?:developer|god|debug|admin|sudo) mode\b(?: (?:enabled|activated|on))?/,
    /\b(?:without|no|free (?:of|from)) (?:any )?(?:ethical|moral|safety|content) (?:guidelines|restrictions|limits|filters?|constraints)\b/,
    /\b(?:reveal|print|show|output|repeat|display|leak|disclose|tell me) (?:me )?(?:\w+ ){0,3}(?:system prompt|system message|initial instructions|hidden (?:prompt|instructions)|secret instructions|your instructions|developer message)\b/,
    /\b(?:score|rate|grade|mark|judge|evaluate) (?:this|me|it|my|the) (?:\w+ ){0,4}(?:as )?(?:a )?(?:perfect|full|highest|maximum|correct|excellent|[1-5]\/5|10\/10|10|100|1\.0|5)\b/,
    /\b(?:give|award|assign|return|output|grant) (?:\w+ ){0,4}(?:full|maximum|perfect|highest|top) (?:\w+ ){0,2}(?:marks?|scores?|points?|grades?|ratings?|credit)\b/,
    /\b(?:return|output|give|assign|respond with|answer with) (?:\w+ ){0,4}(?:score|rating|grade)(?: of| is|:| =)? ?(?:1(?:\.0)?|5|10|100)\b/,
    /\breturn 1\.0\b|\b(?:rate|rating|score)\b[^.]{0,40}\b(?:5\/5|10\/10|100\/100|1\.0)/,
    /\b(?:the )?(?:evaluator|judge|grader|assessor|reviewer|examiner)s? (?:must|should|has to|have to|needs? to|is to|will|shall|is required|are required|is instructed|please)\b/,
    /\b(?:dear|hey|hello|note to|message to|attention|instructions? (?:to|for)) (?:the )?(?:evaluator|judge|grader|assessor|llm|ai model)\b/,
    /\bmark (?:all|every|each)(?: \w+){0,3} (?:as )?(?:supported|correct|relevant|true|met|passed|yes)\b/,
    /"?(?:verdicts?|faithfulness_score|judge_score)"\s{0,4}:\s{0,4}["[{\d]/,
    /"score"\s{0,4}:\s{0,4}(?:1(?:\.0)?|5|10|100)\s{0,4}[,}]/,
    /<\|?\s{0,3}\/?(?:system|im_start|im_end|assistant|endoftext|end_of_turn|start_header_id)\s{0,3}\|?>/,
    /\[\/?(?:inst|system)\]|<<\/?sys>>|### ?(?:instruction|system|response)s?\b/,
    /(?:^|[.!?:"] )(?:system|assistant|developer) ?: (?:you|ignore|new|the|override|score|i)\b/,
]; }

;// CONCATENATED MODULE: ./lib/text/attack-patterns.js


/** Openers of reasoning without any reasoning behind them; they win points from careless judges (metrics.md 9). */
var BARE_OPENER;
function BARE_OPENER$made() { return BARE_OPENER = /^(?:(?:thoughts?|thinking|reasoning|analysis|solution|answer|final answer|explanation|response|output|result|step ?1) ?[:.…-]+|(?:thought|thinking|reasoning) process[\s:.…-]*|let'?s (?:think|solve|work|go|start)(?: about)?(?: this| it| the problem)?(?: problem)?(?: through| out)?(?: step[- ]by[- ]step)?[\s:.,!…-]*)$/; }
/** The first passage that tries to instruct the judge or lift the rules, folded; null when there is none (metrics.md 9 and 10.6). */
function findAttack(text) {
    const folded = (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(text);
    let first = null;
    for (const pattern of (ATTACKS ?? ATTACKS$made())) {
        const found = pattern.exec(folded);
        if (found && (first === null || found.index < first.at))
            first = { at: found.index, match: found[0].trim() };
    }
    return first?.match ?? null;
}
/**
 * Whether an output holds no answer at all: punctuation alone, or only a reasoning opener (metrics.md 9, measure 7). A letter, a digit, a
 * symbol or an emoji can be a whole answer, and so can an empty list, object or string of JSON.
 */
function isDegenerate(text) {
    const folded = (0,(normalize ??= __webpack_require__(31093))/* foldForMatch */.U8)(text);
    if (/^(?:\[\s*\]|\{\s*\}|""|'')$/.test(folded))
        return false;
    return !/[\p{L}\p{N}\p{S}]/u.test(folded) || (BARE_OPENER ?? BARE_OPENER$made()).test(folded);
}


/***/ }),

/***/ 57394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ (isEnglish ?? isEnglish$made())),
/* harmony export */   MB: () => (/* binding */ isPlainlyEnglish),
/* harmony export */   Qr: () => (/* binding */ isPlainlyForeign),
/* harmony export */   YV: () => (/* binding */ differInLanguage)
/* harmony export */ });
/* harmony import */ var _lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__;



/** Shorter texts cannot be recognized and count as English (metrics.md 10.1). */
const SHORT = 20;
const STOP_WORD_SHARE = 0.05;
/** Spelled like English stop words, and frequent in another language. */
var ELSEWHERE_TOO;
function ELSEWHERE_TOO$made() { return ELSEWHERE_TOO = new Set('a an am as be do dem den die du en he her his i in is it la man me no on once or per so to was war we will over all most but more any ma mine most me up even far by'.split(' ')); }
/** Letters of scripts written without spaces: a run of them is one token, so the token count says nothing. */
var UNSPACED;
function UNSPACED$made() { return UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/g; }
/** Whether the English rules apply: at least 5 % English stop words, or too short to tell (metrics.md 10.1). */
var isEnglish;
function isEnglish$made() { return isEnglish = (0,(_remembered_by_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(8439))/* .rememberedByText */ .d)(readsAsEnglish, { most: 300_000 }); }
function readsAsEnglish(text) {
    const found = (0,(_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4345))/* .words */ .aL)(text);
    const unspaced = text.match((UNSPACED ?? UNSPACED$made()))?.length ?? 0;
    if (found.length + unspaced <= SHORT)
        return true;
    let stop = 0;
    for (const word of found)
        if ((_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(39201))/* .STOP_WORDS */ .$.has(word) && !(ELSEWHERE_TOO ?? ELSEWHERE_TOO$made()).has(word))
            stop += 1;
    return stop / (found.length + unspaced) >= STOP_WORD_SHARE;
}
/** Function words of other languages that English hardly has; each is frequent in one of them. */
var FOREIGN;
function FOREIGN$made() { return FOREIGN = new Set(('der das und nicht sie mit für ein eine einen auf ich wir zu zum zur ist sind wird muss kann bei bis nur ' +
    'le les des est une vous pour dans avec nous sur qui sont ne pas el los las una usted para con por que puede del ' +
    'il gli che è della di può um os uma você com não são dos pode em het een van en voor niet dat zijn kunt').split(' ')); }
/** Share of the words of a short text that show its language. */
const TELLING = 0.12;
/** English, another language, or too little to tell. */
function kindOf(found) {
    if (found.length === 0)
        return null;
    let english = 0;
    let other = 0;
    for (const word of found) {
        if ((FOREIGN ?? FOREIGN$made()).has(word) || /[äöüßéèàçñãõœæ]/.test(word))
            other += 1;
        else if ((_lexicons_stop_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(39201))/* .STOP_WORDS */ .$.has(word) && !(ELSEWHERE_TOO ?? ELSEWHERE_TOO$made()).has(word))
            english += 1;
    }
    if (english > other && english >= TELLING * found.length)
        return 'english';
    return other > english && other >= TELLING * found.length ? 'other' : null;
}
/** Whether one text is plainly English and another plainly not, so that shared words say nothing. Takes the words of both. */
function differInLanguage(one, other) {
    const [left, right] = [kindOf(one.slice(0, LOOK)), kindOf(other.slice(0, LOOK))];
    return left !== null && right !== null && left !== right;
}
/** Whether the words of a text, also of a short one, are plainly of another language than English. */
const isPlainlyForeign = (found) => kindOf(found.slice(0, LOOK)) === 'other';
/** Whether the words of a text, also of a short one, are plainly English. */
const isPlainlyEnglish = (found) => kindOf(found.slice(0, LOOK)) === 'english';
/** Words that are enough to tell a language. */
const LOOK = 300;


/***/ }),

/***/ 4345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZF: () => (/* binding */ contentWords),
  gA: () => (/* binding */ isContentWord),
  Vc: () => (/* binding */ stemOf),
  Vw: () => (/* binding */ stems),
  aL: () => (/* binding */ words)
});

;// CONCATENATED MODULE: ./node_modules/stemmer/index.js
// Standard suffix manipulations.
/** @type {Record<string, string>} */
const step2list = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log'
}

/** @type {Record<string, string>} */
const step3list = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: ''
}

// Consonant-vowel sequences.
const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = '(' + consonant + '[^aeiouy]*)'
const vowels = '(' + vowel + '[aeiou]*)'

const gt0 = new RegExp('^' + consonants + '?' + vowels + consonants)
const eq1 = new RegExp(
  '^' + consonants + '?' + vowels + consonants + vowels + '?$'
)
const gt1 = new RegExp('^' + consonants + '?(' + vowels + consonants + '){2,}')
const vowelInStem = new RegExp('^' + consonants + '?' + vowel)
const consonantLike = new RegExp('^' + consonants + vowel + '[^aeiouwxy]$')

// Exception expressions.
const sfxLl = /ll$/
const sfxE = /^(.+?)e$/
const sfxY = /^(.+?)y$/
const sfxIon = /^(.+?(s|t))(ion)$/
const sfxEdOrIng = /^(.+?)(ed|ing)$/
const sfxAtOrBlOrIz = /(at|bl|iz)$/
const sfxEED = /^(.+?)eed$/
const sfxS = /^.+?[^s]s$/
const sfxSsesOrIes = /^.+?(ss|i)es$/
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/
const step2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/**
 * Get the stem from a given value.
 *
 * @param {string} value
 *   Value to stem.
 * @returns {string}
 *   Stem for `value`
 */
// eslint-disable-next-line complexity
function stemmer(value) {
  let result = String(value).toLowerCase()

  // Exit early.
  if (result.length < 3) {
    return result
  }

  /** @type {boolean} */
  let firstCharacterWasLowerCaseY = false

  // Detect initial `y`, make sure it never matches.
  if (
    result.codePointAt(0) === 121 // Lowercase Y
  ) {
    firstCharacterWasLowerCaseY = true
    result = 'Y' + result.slice(1)
  }

  // Step 1a.
  if (sfxSsesOrIes.test(result)) {
    // Remove last two characters.
    result = result.slice(0, -2)
  } else if (sfxS.test(result)) {
    // Remove last character.
    result = result.slice(0, -1)
  }

  /** @type {RegExpMatchArray|null} */
  let match

  // Step 1b.
  if ((match = sfxEED.exec(result))) {
    if (gt0.test(match[1])) {
      // Remove last character.
      result = result.slice(0, -1)
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1]

    if (sfxAtOrBlOrIz.test(result)) {
      // Append `e`.
      result += 'e'
    } else if (sfxMultiConsonantLike.test(result)) {
      // Remove last character.
      result = result.slice(0, -1)
    } else if (consonantLike.test(result)) {
      // Append `e`.
      result += 'e'
    }
  }

  // Step 1c.
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    // Remove suffixing `y` and append `i`.
    result = match[1] + 'i'
  }

  // Step 2.
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]]
  }

  // Step 3.
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]]
  }

  // Step 4.
  if ((match = step4.exec(result))) {
    if (gt1.test(match[1])) {
      result = match[1]
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1]
  }

  // Step 5.
  if (
    (match = sfxE.exec(result)) &&
    (gt1.test(match[1]) ||
      (eq1.test(match[1]) && !consonantLike.test(match[1])))
  ) {
    result = match[1]
  }

  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1)
  }

  // Turn initial `Y` back to `y`.
  if (firstCharacterWasLowerCaseY) {
    result = 'y' + result.slice(1)
  }

  return result
}

// EXTERNAL MODULE: ./lib/text/lexicons/stop-words.js
var stop_words = __webpack_require__(39201);
// EXTERNAL MODULE: ./lib/text/language/tokens.js
var tokens = __webpack_require__(33246);
;// CONCATENATED MODULE: ./lib/text/language/words.js



/** Longer tokens are no English words (hashes, base64); they are compared as they are. */
const LONGEST_STEMMED = 40;
var ENGLISH;
function ENGLISH$made() { return ENGLISH = /^[a-z']+$/; }
/** Whether a token carries topic: not a stop word, not a single letter. */
function isContentWord(word) {
    return !stop_words/* STOP_WORDS */.$.has(word) && (word.length > 1 || (word >= '0' && word <= '9') || word > '\u00ff');
}
/** Texts repeat their words, and scorers their texts; this many stems are kept before starting over. */
const MOST_REMEMBERED = 20_000;
var remembered;
function remembered$made() { return remembered = new Map(); }
/** The Porter stem of one lower-case word; anything that is no English word stays itself. */
function stemOf(word) {
    if (word.length <= 2 || word.length > LONGEST_STEMMED)
        return word;
    const known = (remembered ?? remembered$made()).get(word);
    if (known !== undefined)
        return known;
    const stem = (ENGLISH ?? ENGLISH$made()).test(word) ? stemmer(word) : word;
    if ((remembered ?? remembered$made()).size >= MOST_REMEMBERED)
        (remembered ?? remembered$made()).clear();
    (remembered ?? remembered$made()).set(word, stem);
    return stem;
}
/** All tokens of a text: lower case, number words as digits, thousands separators removed (metrics.md 10.2). */
function words(text) {
    return (0,tokens/* tokenize */.qw)(text).map((token) => token.text);
}
/** The tokens that carry topic. */
function contentWords(text) {
    return words(text).filter(isContentWord);
}
/** Stems of the content words, in order, with repetitions. */
function stems(text) {
    return contentWords(text).map(stemOf);
}


/***/ }),

/***/ 39201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ (STOP_WORDS ?? STOP_WORDS$made()))
/* harmony export */ });
/**
 * Words that carry no topic. Negation cues are in here too: they never decide similarity; parity is counted on the
 * full token list instead (negation.ts), so nothing is lost.
 */
var STOP_WORDS;
function STOP_WORDS$made() { return STOP_WORDS = new Set(('a an the this that these those some any each every either neither both all another other others such same own ' +
    'i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers ' +
    'herself it its itself they them their theirs themselves one ones who whom whose which what ' +
    'am is are was were be been being do does did done doing have has had having can could will would shall should may ' +
    'might must ought get gets got getting ' +
    'and or but nor so yet if then else than because while whereas although though unless until since as ' +
    'of in on at by for with about against between into through during before after above below to from up down out off ' +
    'over under upon onto within via per among across around toward towards along ' +
    'again further once here there when where why how more most much many few less least very too also just only even ' +
    'still quite rather almost already ever well ' +
    'not no none never nobody nothing without cannot ' +
    "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't mustn't " +
    "i'm i've i'll i'd you're you've you'll you'd he's she's it's we're we've we'll they're they've they'll that's there's " +
    "what's who's let's here's").split(' ')); }


/***/ }),

/***/ 8439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ rememberedByText)
/* harmony export */ });
/**
 * A pure function of a text that remembers what it made of the last ones: the scorers of an evaluation, the turns of a conversation and the
 * claims of an answer look at the same texts again and again. Keeps what belongs to texts of at most `most` characters together, then
 * starts over; a text of more than `longest` would push out all others and is not kept. What comes back is shared, so nobody changes it.
 */
function rememberedByText(make, { most, longest = most }) {
    const remembered = new Map();
    let length = 0;
    return (text) => {
        const known = remembered.get(text);
        if (known !== undefined)
            return known;
        const fresh = make(text);
        if (text.length > longest)
            return fresh;
        length += text.length;
        if (length > most) {
            remembered.clear();
            length = text.length;
        }
        remembered.set(text, fresh);
        return fresh;
    };
}


/***/ }),

/***/ 7510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isForbidden),
/* harmony export */   s: () => (/* binding */ NEVER_READ)
/* harmony export */ });
/** Folders and files of history and secrets: git, variables, keys of machines, what tools log in with. */
var FORBIDDEN;
function FORBIDDEN$made() { return FORBIDDEN = [
    /^\.git$|^git~\d+$|^\.env/,
    /^\.(?:ssh|gnupg|aws|azure|kube|docker|password-store)$/,
    /^\.(?:npmrc|yarnrc(?:\.yml)?|pypirc|netrc|pgpass|htpasswd|dockercfg|git-credentials|vault-token|boto|s3cfg|my\.cnf)$|^_netrc$/,
    /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx?|ppk|asc|gpg)$/,
    /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
]; }
/** What the state folder holds of keys, wherever it lies. */
var STATE_KEYS;
function STATE_KEYS$made() { return STATE_KEYS = /(?:^|\/)\.assay\/(?:keys|tls)(?:\/|$)/; }
/** What such a file is called in a refusal. */
const NEVER_READ = '.git, .env, keys and logins';
/** What holds secrets or history is never read, whatever names it (security.md S43). */
function isForbidden(pathInside) {
    // Windows drops trailing dots and blanks and knows short names and streams.
    const names = pathInside.split(/[\\/]/).map((part) => part
        .toLowerCase()
        .replace(/:.*$/, '')
        .replace(/[. ]+$/, ''));
    return (names.some((name) => (FORBIDDEN ?? FORBIDDEN$made()).some((pattern) => pattern.test(name))) || (STATE_KEYS ?? STATE_KEYS$made()).test(names.join('/')));
}


/***/ })

};
