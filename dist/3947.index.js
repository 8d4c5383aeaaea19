export const id = 3947;
export const ids = [3947];
export const modules = {

/***/ 11829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ interpreterOf)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/sandbox/call-slots.js
var call_slots;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/flow/line-reader.js
var line_reader;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/sandbox/line-json.js
var line_json;
// EXTERNAL MODULE: ./lib/sandbox/python/messages.js
var messages;
// EXTERNAL MODULE: ./lib/sandbox/python/source-folder.js
var source_folder;
;// CONCATENATED MODULE: ./lib/sandbox/python/zygote.js







/** Start of an interpreter on a slow disk; far above the 0.1 to 0.5 s it takes. */
const START_MS = 30_000;
/** Beyond a call's own time, until the interpreter itself is taken to hang. */
const GRACE_MS = 10_000;
/** Longest line: an answer of 1 MB, escaped as JSON in JSON. */
const LONGEST_LINE = 8 * 1024 * 1024;
const LONGEST_COMPLAINT = 500;
/**
 * Starts a warm interpreter (toolchain.md 8). Not isolated by `-I`, which would ignore PYTHONHASHSEED and let the order of
 * sets change between starts: its environment and its path are ours anyway.
 */
function startZygote(ports) {
    const running = spawned(ports);
    const { child, greeting } = running;
    const reader = (0,(line_reader ??= __webpack_require__(77874))/* lineReader */.g)({
        most: LONGEST_LINE,
        lengthOf: (text) => text.length,
        onLine: (line) => receive(running, line),
        onTooLong: () => breakOff(running, 'wrote a line without an end'),
    });
    child.onErrors((text) => {
        running.complaint = (running.complaint + text).slice(-LONGEST_COMPLAINT);
    });
    child.onOutput(reader.read);
    const ended = child.ended.then((ending) => failAll(running, ending));
    return {
        ready: greeting.promise,
        ended,
        hold: () => child.hold(),
        release: () => child.release(),
        end: () => child.kill(),
        ask: (call) => ask(running, ports, call),
    };
}
function spawned(ports) {
    const folder = (0,(source_folder ??= __webpack_require__(95294))/* sourceFolder */.I)();
    const running = {
        child: ports.standby(['python3', '-s', '-S', '-B', '-X', 'utf8', (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, (source_folder ??= __webpack_require__(95294))/* ZYGOTE */.T)], {
            cwd: folder,
            env: { PATH: ports.env.get('PATH') ?? '', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
        }),
        greeting: awaitedGreeting(),
        waiting: new Map(),
        greeted: false,
        broken: undefined,
        complaint: '',
        cancelStart: ports.clock.after(START_MS, () => breakOff(running, 'did not start in time')),
    };
    return running;
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
function breakOff(running, why) {
    running.broken ??= why;
    running.child.kill();
}
/** A line of an interpreter that is being ended says nothing any more. */
function receive(running, line) {
    if (running.broken !== undefined)
        return;
    if (running.greeted)
        receiveReply(running, line);
    else
        receiveHello(running, line);
}
function receiveHello(running, line) {
    const hello = (messages ??= __webpack_require__(62932))/* helloLine */.D5.safeParse((0,(line_json ??= __webpack_require__(42616))/* lineJson */.l)(line));
    running.cancelStart();
    if (!hello.success) {
        breakOff(running, 'did not answer as expected');
        return;
    }
    running.greeted = true;
    if ('unusable' in hello.data)
        running.greeting.reject(noPython(hello.data.unusable));
    else
        running.greeting.resolve(hello.data);
}
function receiveReply(running, line) {
    const reply = (messages ??= __webpack_require__(62932))/* replyLine */.ZY.safeParse((0,(line_json ??= __webpack_require__(42616))/* lineJson */.l)(line));
    const caller = reply.success ? running.waiting.get(reply.data.nonce) : undefined;
    if (!reply.success || caller === undefined) {
        breakOff(running, 'said what nobody asked for');
        return;
    }
    running.waiting.delete(reply.data.nonce);
    caller.resolve(reply.data);
}
/** Tells everybody who waits that it has ended, and why. */
function failAll(running, { code, signal, startError }) {
    const { greeting, waiting, complaint } = running;
    running.cancelStart();
    if (startError !== undefined)
        greeting.reject(noPython(`python3 cannot be started (${startError.message})`));
    const why = running.broken ?? (signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);
    const last = complaint.trim().split('\n').at(-1) ?? '';
    if (!running.greeted)
        greeting.reject(noPython(`python3 ${why}${last === '' ? '' : `: ${last}`}`));
    const fault = new (errors ??= __webpack_require__(452))/* Fault */.vC('scorer_failed', `The Python process ${why} while it ran this scorer.`, {
        hint: 'Nothing is wrong with the scored answer. The next call starts a new process.',
        subcode: 'sandbox',
    });
    for (const { reject } of waiting.values())
        reject(fault);
    waiting.clear();
}
async function ask(running, { random, clock }, { payload, wallMs, signal }) {
    signal?.throwIfAborted();
    const { child, waiting } = running;
    const nonce = random.hex(16);
    const reply = new Promise((resolve, reject) => waiting.set(nonce, { resolve, reject }));
    const header = { do: 'call', nonce, wall_ms: wallMs, size: Buffer.byteLength(payload) };
    child.write(`${JSON.stringify(header)}\n${payload}\n`);
    const cancelWatch = clock.after(wallMs + GRACE_MS, () => breakOff(running, 'did not end a call in time'));
    const stop = () => child.write(`${JSON.stringify({ do: 'stop', nonce })}\n`);
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
function noPython(why) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('scorer_failed', `No Python to run the code: ${(0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(why, LONGEST_COMPLAINT)}.`, {
        hint: 'Scorers of type "code" need python3, version 3.8 or later, in PATH on Linux or macOS.',
        subcode: 'no_python',
    });
}

;// CONCATENATED MODULE: ./lib/sandbox/python/interpreter.js



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
    const slots = (0,(call_slots ??= __webpack_require__(3087))/* callSlots */.c)();
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
        const started = startZygote(ports);
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
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('scorer_failed', `The Python process ended ${deaths} times without an answer.`, {
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
/* harmony export */   ZY: () => (/* binding */ (replyLine ?? replyLine$made()))
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
}); }
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

/***/ 24534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  codeInPython: () => (/* binding */ codeInPython)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/sandbox/isolation.js
var isolation;
// EXTERNAL MODULE: ./lib/sandbox/python/interpreter.js + 1 modules
var interpreter;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/sandbox/line-json.js
var line_json;
// EXTERNAL MODULE: ./lib/sandbox/plain-json.js
var plain_json;
// EXTERNAL MODULE: ./lib/sandbox/python/messages.js
var messages;
;// CONCATENATED MODULE: ./lib/sandbox/python/read-reply.js




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
/** Reads the reply to a call that had `wallMs`. What the child wrote is checked here again: it was in the code's hands. */
function readReply(reply, wallMs) {
    if (reply.failed !== undefined) {
        const [subcode, message] = (FAILURES ?? FAILURES$made())[reply.failed](wallMs, reply.detail ?? 'no detail');
        return failed(subcode, message);
    }
    const answer = (messages ??= __webpack_require__(62932))/* childAnswer */.De.safeParse((0,(line_json ??= __webpack_require__(42616))/* lineJson */.l)(reply.answer ?? ''));
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
    const plain = (0,(plain_json ??= __webpack_require__(58514))/* plainJson */.R)(extra);
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
    return { status: 'failed', subcode, message: (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(message.toWellFormed(), LONGEST_MESSAGE) };
}

;// CONCATENATED MODULE: ./lib/scorers/custom/code-in-python.js




/** A syntax check runs nothing of the code. */
const CHECK_MS = 10_000;
/** Python that gives a score, each call in a process of its own behind the layers of security.md S38. */
function codeInPython(source, variables, wallMs, ports) {
    const python = (0,(interpreter ??= __webpack_require__(11829))/* interpreterOf */.O)(ports);
    const payloadOf = (fields, check) => JSON.stringify({ source, fields, variables: check ? [] : Object.entries(variables), check });
    return {
        language: 'Python',
        hint: 'config.rubric holds Python 3 source.',
        path: 'config.rubric',
        async check() {
            const version = { version: [source, variables] };
            try {
                const { reply } = await python.run({ payload: payloadOf([], true), wallMs: CHECK_MS });
                const outcome = readReply(reply, CHECK_MS);
                const isWrong = outcome.status === 'failed' && outcome.subcode === 'syntax_error';
                return isWrong ? { problem: outcome.message } : version;
            }
            catch (error) {
                // Where there is no Python to say anything.
                if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC && error.code === 'scorer_failed')
                    return version;
                throw error;
            }
        },
        isolation: async () => (0,(isolation ??= __webpack_require__(76535))/* isolationOf */._)(await python.hello()),
        async score(fields, signal) {
            const { reply, hello } = await python.run({ payload: payloadOf(fields, false), wallMs, signal });
            return { outcome: readReply(reply, wallMs), printed: reply.printed, isolation: (0,(isolation ??= __webpack_require__(76535))/* isolationOf */._)(hello) };
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
// EXTERNAL MODULE: ./lib/sandbox/javascript/javascript.js + 8 modules
var javascript;
;// CONCATENATED MODULE: ./lib/scorers/custom/code-in-javascript.js


/** JavaScript that gives a score, in processes of its own behind the layers of security.md S38. */
function codeInJavaScript(code, variables, wallMs, ports) {
    const javaScript = (0,(javascript ??= __webpack_require__(55103)).javaScriptOf)(ports);
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

// EXTERNAL MODULE: ./lib/scorers/custom/code-in-python.js + 1 modules
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
    return (0,(code_in_python ??= __webpack_require__(24534)).codeInPython)(source ?? '', variables, wallMs, ports);
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


/***/ })

};
