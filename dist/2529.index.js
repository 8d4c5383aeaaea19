export const id = 2529;
export const ids = [2529];
export const modules = {

/***/ 77874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineReader)
/* harmony export */ });
/**
 * Puts a stream together to lines, which are given on without their line break. A line may be `most` long, by `lengthOf`; one that
 * grows longer is dropped, and `onTooLong` is called for every piece that goes on with it.
 */
function lineReader(options) {
    const { most, lengthOf, onLine, onTooLong } = options;
    let pieces = [];
    let length = 0;
    return {
        read(text) {
            let from = 0;
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
                pieces.push(text.slice(from, end));
                const line = pieces.join('');
                pieces = [];
                length = 0;
                from = end + 1;
                onLine(line);
            }
            if (from === text.length)
                return;
            const rest = text.slice(from);
            length += lengthOf(rest);
            if (length <= most)
                return void pieces.push(rest);
            pieces = [];
            onTooLong();
        },
        unfinished: () => pieces.join(''),
    };
}


/***/ }),

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

/***/ 76535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isolationOf)
/* harmony export */ });
/** The boundary proper. Limits hold back accidents, and namespaces stand behind these two where the machine allows them. */
var BOUNDARY;
function BOUNDARY$made() { return BOUNDARY = ['landlock', 'seccomp']; }
/** What keeps code from files and processes without help of the kernel: Node's own permission model. */
const WITHOUT_KERNEL = 'permission_model';
/** What a list of layers amounts to. */
function isolationOf({ layers, missing }) {
    const held = (BOUNDARY ?? BOUNDARY$made()).filter((layer) => layers.includes(layer)).length;
    const isFull = held === (BOUNDARY ?? BOUNDARY$made()).length && layers.includes('limits');
    const isNone = held === 0 && !layers.includes(WITHOUT_KERNEL);
    return { level: isFull ? 'full' : isNone ? 'none' : 'partial', layers, missing };
}


/***/ }),

/***/ 42616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ lineJson)
/* harmony export */ });
/** A line of the other side as JSON; undefined when it is none, for the caller to say what that means. */
function lineJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined; // The value decides: what is no JSON is no message.
    }
}


/***/ }),

/***/ 58514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ plainJson)
/* harmony export */ });
/** Levels that a value of a scorer's metadata may be nested: what is stored is read again by recursive code. */
const DEEPEST = 50;
/**
 * A value of parsed JSON as it can be stored everywhere: text without lone surrogates, numbers finite, not too deep. Null
 * in place of the whole when it cannot be: JSON can hold 1e999, which is no number in JavaScript.
 */
function plainJson(value) {
    try {
        return { value: plain(value, 0) };
    }
    catch (error) {
        if (error instanceof NotPlain)
            return null;
        throw error;
    }
}
class NotPlain extends Error {
}
function plain(value, depth) {
    if (depth > DEEPEST || (typeof value === 'number' && !Number.isFinite(value)))
        throw new NotPlain();
    if (typeof value === 'string')
        return value.toWellFormed();
    if (Array.isArray(value))
        return value.map((one) => plain(one, depth + 1));
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).map(([key, one]) => [key.toWellFormed(), plain(one, depth + 1)]);
    return Object.fromEntries(entries);
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

/***/ 95294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceFolder),
/* harmony export */   T: () => (/* binding */ ZYGOTE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__;


/** The program that is started; its parts lie beside it. */
const ZYGOTE = 'zygote.py';
/**
 * Where the Python part lies: beside this file while it stands alone, in `python/` beside the bundle once it is part of
 * one (scripts/build.mjs puts it there).
 */
function sourceFolder() {
    const file = (0,(node_url__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(73136)).fileURLToPath)(import.meta.url);
    return (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).basename)(file).startsWith('source-folder.') ? (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).dirname)(file) : (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).dirname)(file), 'python');
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


/***/ })

};
