export const id = 426;
export const ids = [426];
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

/***/ 15002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readablePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__;



/** Names of an evals folder that are looked at; a larger folder is none that code should stand in. */
const MOST_NAMES = 20_000;
/**
 * What code in an evals folder may read, as paths for the permission model: the folder itself, or, where something in it is not for
 * code, what lies around that. Not for code are hidden files and folders (`.env`, `.git`, `.npmrc` …), what is never read in files either (keys, logins), and links that lead to them
 * or out of the folder, which the permission model of Node would follow. `folder` is absolute, its links resolved. Throws Fault
 * `validation_failed` for a folder that cannot be granted.
 */
function readablePaths(folder, files) {
    let seen = 0;
    function granted(path) {
        const names = files.list(path);
        seen += names.length;
        if (seen > MOST_NAMES)
            throw tooLarge(folder);
        const parts = names.map((name) => grantedOf((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(path, name), name));
        const isWhole = parts.every(({ whole }) => whole) && !path.includes('*');
        return isWhole ? [path] : parts.flatMap(({ grants }) => grants);
    }
    function grantedOf(path, name) {
        const refused = { whole: false, grants: [] };
        // The permission model would read a star as a pattern.
        if (isSecret(name) || name.includes('*'))
            return refused;
        const real = realPath(path, files);
        if (real === null)
            return refused;
        if (real !== path)
            return leadsToSecret(folder, real) ? refused : { whole: true, grants: [path] };
        if (files.stat(path)?.kind !== 'directory')
            return { whole: true, grants: [path] };
        const grants = granted(path);
        return { whole: grants.length === 1 && grants[0] === path, grants };
    }
    return granted(folder);
}
/** A link that leads in circles is as good as none. */
function realPath(path, files) {
    try {
        return files.realPath(path);
    }
    catch (error) {
        if (error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC)
            return null;
        throw error;
    }
}
function isSecret(name) {
    return name.startsWith('.') || (0,(_text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(7510))/* .isForbidden */ .U)(name);
}
function leadsToSecret(folder, real) {
    const way = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).relative)(folder, real);
    return way === '' || (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).isAbsolute)(way) || way.split((node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).sep).some(isSecret);
}
function tooLarge(folder) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The folder ${folder} holds more than ${MOST_NAMES} files.`, {
        hint: 'JavaScript may read the whole evals folder, so keep in it what belongs to the evals only.',
    });
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

/***/ 52134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ SESSION_WALL_MS)
/* harmony export */ });
/** Longest time of one call, in milliseconds, and of opening a session. */
const SESSION_WALL_MS = 30_000;


/***/ }),

/***/ 73647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ ownTools),
  A: () => (/* binding */ sessionCode)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/sandbox/plain-json.js
var plain_json;
// EXTERNAL MODULE: ./lib/schema/worlds/world.js
var world = __webpack_require__(78033);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
;// CONCATENATED MODULE: ./lib/worlds/programs/offered-tools.js





const LONGEST_MESSAGE = 1000;
/** What a model can be offered as the name of a tool. */
var NAME;
function NAME$made() { return NAME = /^[A-Za-z0-9_.-]{1,128}$/; }
/** Keys of a tool; one that is nearly one of them would otherwise be passed over, and a tool that only reads would count as one that writes. */
var KEYS;
function KEYS$made() { return KEYS = ['name', 'description', 'parameters', 'reads', 'ends', 'run']; }
/** What other kits call them. */
var ELSEWHERE;
function ELSEWHERE$made() { return ELSEWHERE = new Map([
    ...['inputSchema', 'input_schema', 'params', 'schema'].map((key) => [key, 'parameters']),
    ...['execute', 'handler', 'fn', 'func', 'invoke'].map((key) => [key, 'run']),
    ...['readOnly', 'read_only', 'readOnlyHint'].map((key) => [key, 'reads']),
]); }
/** One entry of a list of tools, as the code that it stands in says it. */
var entry;
function entry$made() { return entry = (schemas ??= __webpack_require__(88343))/* union */.KCZ([
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ kind: (schemas ??= __webpack_require__(88343))/* string */.YjP() }),
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({
        name: (schemas ??= __webpack_require__(88343))/* unknown */.L5J().optional(),
        description: (schemas ??= __webpack_require__(88343))/* unknown */.L5J().optional(),
        parameters: (schemas ??= __webpack_require__(88343))/* unknown */.L5J().optional(),
        reads: (schemas ??= __webpack_require__(88343))/* unknown */.L5J().optional(),
        ends: (schemas ??= __webpack_require__(88343))/* unknown */.L5J().optional(),
        /** Whether its `run` is a function. */
        runs: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
        /** Keys that mean nothing here, the first of them. */
        others: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional(),
    }),
]); }
/** What a module of tools says of itself: its tools, what it has in their place, or why it could not be loaded. */
var offeredTools;
function offeredTools$made() { return offeredTools = (schemas ??= __webpack_require__(88343))/* union */.KCZ([
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ tools: (schemas ??= __webpack_require__(88343))/* array */.YOg((entry ?? entry$made())) }),
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ kind: (schemas ??= __webpack_require__(88343))/* string */.YjP() }),
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({
        error: (schemas ??= __webpack_require__(88343))/* object */.Ikc({
            message: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
            file: (schemas ??= __webpack_require__(88343))/* string */.YjP().nullish(),
            line: (schemas ??= __webpack_require__(88343))/* number */.aig().nullish(),
        }),
    }),
]); }
/** Throws Fault `validation_failed` for what is no list of tools, naming the file, the tool and what to write. */
function worldTools(offered, place) {
    if ('error' in offered) {
        const where = place.placeOf(offered.error);
        const message = (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(offered.error.message.toWellFormed(), LONGEST_MESSAGE);
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The tools in ${where} cannot be loaded: ${message}`, {
            where,
            hint: 'Correct the module; "assay validate" loads it without playing a case.',
        });
    }
    if ('kind' in offered)
        throw noList(offered.kind, place);
    if (offered.tools.length === 0)
        throw noTool(place);
    const names = new Set();
    return offered.tools.map((one, at) => {
        const tool = 'kind' in one ? `is of type ${one.kind}, not an object` : toolOf(one, names);
        if (typeof tool !== 'string')
            return tool;
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `Tool ${at + 1} in ${place.file} ${tool}.`, {
            where: place.file,
            hint: `A tool is ${(EXAMPLES ?? EXAMPLES$made())[place.language]}.`,
        });
    });
}
var EXAMPLES;
function EXAMPLES$made() { return EXAMPLES = {
    javascript: '{ name, description, parameters, run(state, args) }, with `reads` and `ends` where they hold',
    python: '{"name": …, "description": …, "parameters": …, "run": function(state, args)}, with "reads" and "ends" where they hold',
}; }
function noList(kind, { file, language }) {
    const list = language === 'python' ? '`TOOLS`' : 'an export `tools`';
    const what = kind === 'nothing'
        ? `has no ${list.replace('an ', '')}`
        : `has ${list} of type ${kind}, which is no list`;
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `${file} ${what}.`, { where: file, hint: toWrite(language) });
}
/** In a world without tools nothing can be done, and every case that forbids something passes. */
function noTool({ file, language }) {
    const list = language === 'python' ? 'TOOLS' : 'tools';
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `${file} offers no tool: its list \`${list}\` is empty.`, {
        where: file,
        hint: toWrite(language),
    });
}
const toWrite = (language) => language === 'python'
    ? `Write TOOLS = [${(EXAMPLES ?? EXAMPLES$made()).python}].`
    : `Write export const tools = [${(EXAMPLES ?? EXAMPLES$made()).javascript}].`;
/** A tool, or what is wrong with it. */
function toolOf({ name, description, parameters, reads, ends, runs, others = [], }, names) {
    if (typeof name !== 'string' || name === '')
        return 'has no `name`';
    const called = `(${(0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(name.toWellFormed(), 100)})`;
    if (!(NAME ?? NAME$made()).test(name))
        return `${called} has a name that is not made of letters, digits, "_", "-" and "."`;
    if (names.has(name))
        return `${called} has the name of one before it`;
    names.add(name);
    for (const key of others) {
        const meant = (ELSEWHERE ?? ELSEWHERE$made()).get(key) ?? (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(key, (KEYS ?? KEYS$made()));
        if (meant !== null)
            return `${called} has the key \`${(0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(key.toWellFormed(), 100)}\`, which means nothing (did you mean \`${meant}\`?)`;
    }
    if (!runs)
        return `${called} has no function \`run\``;
    if (description !== undefined && typeof description !== 'string')
        return `${called} has a \`description\` that is no text`;
    if (parameters !== undefined && !isObject(parameters))
        return `${called} has \`parameters\` that are no object: a JSON Schema is expected`;
    for (const [key, value] of Object.entries({ reads, ends }))
        if (value !== undefined && typeof value !== 'boolean')
            return `${called} has \`${key}\` that is neither true nor false`;
    return {
        name,
        parameters: parameters ?? { type: 'object', properties: {} },
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ description, reads, ends }),
    };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/worlds/programs/own-tools.js






/** Largest state of a world with own tools, in bytes of its JSON. */
const LARGEST_STATE = 32 * 1024 * 1024;
const LAST_WORDS = 500;
/** What a call came to, as its session says it: own code ran there, so it is read before it is believed. */
var replied;
function replied$made() { return replied = (schemas ??= __webpack_require__(88343))/* union */.KCZ([
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ error: (schemas ??= __webpack_require__(88343))/* string */.YjP() }),
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ result: (schemas ??= __webpack_require__(88343))/* unknown */.L5J(), changes: (schemas ??= __webpack_require__(88343))/* array */.YOg(world/* change */.Zg) }),
]); }
/** The code of a world as sessions are made of it. Throws Fault `validation_failed` for a state that is too large. */
function sessionCode({ id, root, state, location }, code) {
    const size = Buffer.byteLength(state);
    if (size > LARGEST_STATE)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The state of world ${id} has ${(size / 1024 / 1024).toFixed(1)} MiB, and tools can act on 32 MiB.`, { where: location.file, hint: 'Keep in `state.data` only what the tools read and write.' });
    return { file: code.path, root, state };
}
/** The program of own tools, in either language. */
function ownTools(world, code, host) {
    const { path, language } = code;
    const file = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(world.root, path);
    const own = { world, host, file, language, placeOf: (at) => placeIn(world, file, at) };
    let known;
    return {
        tools() {
            known ??= toolsOf(own);
            return known;
        },
        open: (options) => openSession(own, options?.signal),
        async close() {
            host.close();
        },
    };
}
async function toolsOf(own) {
    const session = await own.host.open();
    try {
        if ('ended' in session.opened)
            throw notLoaded(own, session.opened);
        return worldTools(offered(own, session.opened.answer), own);
    }
    finally {
        session.close();
    }
}
function offered(own, answer) {
    const said = (offeredTools ?? offeredTools$made()).safeParse(answer);
    if (said.success)
        return said.data;
    throw notLoaded(own, { ended: 'it did not say what its tools are', printed: '' });
}
function notLoaded({ file }, ended) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The tools in ${file} could not be loaded: ${wordsOf(ended)}.`, {
        where: file,
        hint: 'Let the module only define its tools; whatever takes time or memory belongs into the tools themselves.',
    });
}
async function openSession(own, signal) {
    const session = await own.host.open(signal);
    try {
        if ('ended' in session.opened)
            throw ended(own, session.opened, 'were made ready');
        worldTools(offered(own, session.opened.answer), own);
    }
    catch (error) {
        session.close();
        throw error;
    }
    let last = Promise.resolve();
    return {
        call(name, args, given) {
            const mine = last.then(() => called(own, session, name, args, given));
            last = mine.catch(() => undefined);
            return mine;
        },
        async close() {
            session.close();
        },
    };
}
async function called(own, session, name, args, signal) {
    const answer = await session.call(name, args, signal);
    if ('ended' in answer)
        throw ended(own, answer, `were called (${name})`);
    const reply = (replied ?? replied$made()).safeParse(answer.answer);
    if (!reply.success)
        throw ended(own, { ended: 'what they said is no result', printed: '' }, `were called (${name})`);
    if ('error' in reply.data)
        return { error: reply.data.error.toWellFormed() };
    const plain = (0,(plain_json ??= __webpack_require__(58514))/* plainJson */.R)(reply.data);
    if (plain === null)
        throw ended(own, { ended: 'the result, or what it changed, is nested too deeply', printed: '' }, name);
    // plainJson gives an object for an object.
    return plain.value;
}
function ended({ world, file }, end, when) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('agent_failed', `The tools of world ${world.id} ended while they ${when}: ${wordsOf(end)}.`, {
        where: file,
        hint: 'The attempt cannot go on and says nothing about the agent. Look at the tool; others go on.',
        subcode: 'world_failed',
    });
}
function wordsOf({ ended: why, printed }) {
    const words = printed.trim().slice(-LAST_WORDS);
    return words === '' ? why : `${why}; its last words: ${words}`;
}
/** `file:line` of an error, the file by its path in the evals folder. */
function placeIn({ root }, file, at) {
    const named = at.file ?? file;
    const shown = (0,(external_node_path_ ??= __webpack_require__(76760)).isAbsolute)(named) ? (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(root, named) : named;
    return at.line === null || at.line === undefined ? shown : `${shown}:${at.line}`;
}


/***/ }),

/***/ 90426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pythonTools: () => (/* binding */ pythonTools)
});

// EXTERNAL MODULE: ./lib/sandbox/javascript/readable-paths.js
var readable_paths;
// EXTERNAL MODULE: ./lib/sandbox/line-json.js
var line_json;
// EXTERNAL MODULE: ./lib/sandbox/session-answer.js
var session_answer;
// EXTERNAL MODULE: ./lib/sandbox/python/messages.js
var messages;
// EXTERNAL MODULE: ./lib/sandbox/python/read-reply.js
var read_reply;
// EXTERNAL MODULE: ./lib/sandbox/python/standing.js
var python_standing;
// EXTERNAL MODULE: ./lib/sandbox/python/zygote.js
var zygote;
;// CONCATENATED MODULE: ./lib/sandbox/python/python-sessions.js







/** Longest line: a reply of 5 MB, escaped as JSON in JSON. */
const LONGEST_LINE = 24 * 1024 * 1024;
/**
 * Sessions of tools in Python. The interpreter holds the state, and forks a locked-down child for each session: what a session does not
 * change it shares with all others. Ended by itself, the interpreter takes its sessions along; the next one starts another.
 */
function pythonSessions(code, ports) {
    let world;
    return {
        async open(signal) {
            signal?.throwIfAborted();
            if (world === undefined || world.over !== undefined)
                world = startWorld(code, ports);
            await world.standing.ready;
            signal?.throwIfAborted();
            return openSession(world, signal);
        },
        close() {
            world?.standing.end();
            world = undefined;
        },
    };
}
function startWorld({ file, root, state }, ports) {
    const readable = (0,(readable_paths ??= __webpack_require__(15002))/* readablePaths */.x)(root, ports.files);
    const sessions = new Map();
    const standing = (0,(python_standing ??= __webpack_require__(14572))/* startInterpreter */.f)(ports, {
        args: ['world'],
        longestLine: LONGEST_LINE,
        onLine: (line) => receive(world, line),
    });
    const world = { standing, ports, sessions, over: undefined };
    const header = { do: 'load', file, readable, size: Buffer.byteLength(state) };
    standing.hold();
    standing.write(`${JSON.stringify(header)}\n${state}\n`);
    standing.ready.then(() => sessions.size === 0 && standing.release(), () => undefined);
    void standing.ended.then((why) => {
        world.over = why;
        for (const waiter of sessions.values())
            waiter?.settle({ ended: `the Python process of the world ${why}`, printed: '' });
        sessions.clear();
    });
    return world;
}
/** A line about a session; one that was closed may still have something to say. */
function receive(world, line) {
    const said = (messages ??= __webpack_require__(62932))/* sessionLine */.vN.safeParse((0,(line_json ??= __webpack_require__(42616))/* lineJson */.l)(line));
    if (!said.success) {
        world.standing.breakOff('said what nobody asked for');
        return;
    }
    const { session, nonce, printed, answer, failed, detail, ended } = said.data;
    const waiter = world.sessions.get(session);
    if (ended === true) {
        const why = (0,(read_reply ??= __webpack_require__(4761))/* endingOf */.z)(failed ?? 'silent', detail, (session_answer ??= __webpack_require__(52134))/* SESSION_WALL_MS */.F);
        drop(world, session);
        waiter?.settle({ ended: why, printed: printed.toWellFormed() });
    }
    else if (waiter?.nonce === nonce) {
        world.sessions.set(session, undefined);
        waiter.settle({ answer: (0,(line_json ??= __webpack_require__(42616))/* lineJson */.l)(answer ?? '') });
    }
}
/** Forgets a session; an interpreter without any does not keep this process alive. */
function drop({ standing, sessions }, session) {
    if (sessions.delete(session) && sessions.size === 0)
        standing.release();
}
/** Sends a line with what belongs to it, and waits for the answer of the session. A session that is asked to stop is gone. */
async function asked(world, { session, nonce, header, payload }, signal) {
    const { standing, sessions, ports } = world;
    const close = () => {
        standing.write(`${JSON.stringify({ do: 'close', session })}\n`);
        drop(world, session);
    };
    const sizes = { nonce, wall_ms: (session_answer ??= __webpack_require__(52134))/* SESSION_WALL_MS */.F, size: Buffer.byteLength(payload) };
    const stuck = () => standing.breakOff('did not end a call in time');
    const cancelWatch = ports.clock.after((session_answer ??= __webpack_require__(52134))/* SESSION_WALL_MS */.F + (zygote ??= __webpack_require__(24928))/* GRACE_MS */.g, stuck);
    let stop = () => undefined;
    try {
        return await new Promise((settle, reject) => {
            stop = () => {
                close();
                reject(signal?.reason);
            };
            sessions.set(session, { nonce, settle });
            signal?.addEventListener('abort', stop);
            standing.write(`${JSON.stringify({ ...header, ...sizes })}\n${payload}\n`);
        });
    }
    finally {
        cancelWatch();
        signal?.removeEventListener('abort', stop);
    }
}
async function openSession(world, signal) {
    const { standing, sessions, ports } = world;
    const session = ports.random.hex(16);
    if (sessions.size === 0)
        standing.hold();
    const open = { session, nonce: session, header: { do: 'open' }, payload: '' };
    const opened = await asked(world, open, signal);
    return {
        opened,
        async call(name, args, given) {
            given?.throwIfAborted();
            if (!sessions.has(session))
                return {
                    ended: `the session had ended before${world.over === undefined ? '' : `: the Python process of the world ${world.over}`}`,
                    printed: '',
                };
            const payload = JSON.stringify({ tool: name, args });
            const ask = { session, nonce: ports.random.hex(16), header: { do: 'ask', session }, payload };
            return asked(world, ask, given);
        },
        close() {
            if (!sessions.has(session))
                return;
            standing.write(`${JSON.stringify({ do: 'close', session })}\n`);
            drop(world, session);
        },
    };
}

// EXTERNAL MODULE: ./lib/worlds/programs/own-tools.js + 1 modules
var own_tools;
;// CONCATENATED MODULE: ./lib/worlds/programs/python-tools.js


/**
 * Tools in Python: a module with a list `TOOLS`. Its state is changed in place; what a call raises undoes it. Throws Fault
 * `validation_failed` for a state that is too large.
 */
function pythonTools(world, code, ports) {
    return (0,(own_tools ??= __webpack_require__(73647))/* ownTools */.m)(world, code, pythonSessions((0,(own_tools ??= __webpack_require__(73647))/* sessionCode */.A)(world, code), ports));
}


/***/ })

};
