export const id = 2571;
export const ids = [2571];
export const modules = {

/***/ 11829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ interpreterOf)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/sandbox/call-slots.js
var call_slots = __webpack_require__(3087);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/flow/line-reader.js
var line_reader = __webpack_require__(77874);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/sandbox/line-json.js
var line_json = __webpack_require__(42616);
// EXTERNAL MODULE: ./lib/sandbox/python/messages.js
var messages = __webpack_require__(62932);
// EXTERNAL MODULE: ./lib/sandbox/python/source-folder.js
var source_folder = __webpack_require__(95294);
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
    const reader = (0,line_reader/* lineReader */.g)({
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
    const folder = (0,source_folder/* sourceFolder */.I)();
    const running = {
        child: ports.standby(['python3', '-s', '-S', '-B', '-X', 'utf8', (0,external_node_path_.join)(folder, source_folder/* ZYGOTE */.T)], {
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
    const hello = messages/* helloLine */.D5.safeParse((0,line_json/* lineJson */.l)(line));
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
    const reply = messages/* replyLine */.ZY.safeParse((0,line_json/* lineJson */.l)(line));
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
    const fault = new errors/* Fault */.vC('scorer_failed', `The Python process ${why} while it ran this scorer.`, {
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
    return new errors/* Fault */.vC('scorer_failed', `No Python to run the code: ${(0,truncate/* truncateText */.E)(why, LONGEST_COMPLAINT)}.`, {
        hint: 'Scorers of type "code" need python3, version 3.8 or later, in PATH on Linux or macOS.',
        subcode: 'no_python',
    });
}

;// CONCATENATED MODULE: ./lib/sandbox/python/interpreter.js



/** An interpreter without work ends after so long; the next call starts another in about 0.2 s. */
const IDLE_MS = 60_000;
/** Deaths in a row, without one answer between them, after which no new one is started. */
const MOST_DEATHS = 3;
const shared = new WeakMap();
/** The one interpreter of a world: all its code scorers share it. */
function interpreterOf(ports) {
    const known = shared.get(ports.standby);
    if (known !== undefined)
        return known;
    const made = makeInterpreter(ports);
    shared.set(ports.standby, made);
    return made;
}
function makeInterpreter(ports) {
    const keeper = zygoteKeeper(ports);
    const slots = (0,call_slots/* callSlots */.c)();
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
    return new errors/* Fault */.vC('scorer_failed', `The Python process ended ${deaths} times without an answer.`, {
        hint: 'Run "assay validate" and look at the code of the scorers; no further process is started.',
        subcode: 'sandbox',
    });
}


/***/ }),

/***/ 62932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ helloLine),
/* harmony export */   De: () => (/* binding */ childAnswer),
/* harmony export */   ZY: () => (/* binding */ replyLine)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

/** First line of the interpreter: what this machine can do, or why it can do nothing. */
const helloLine = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        python: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** Calls that run well side by side. */
        cores: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
        layers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ unusable: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
]);
/** Ways in which a call ends without an answer (child_call.py). */
const callFailure = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
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
]);
/** Line of a call: its answer as the text that the child wrote, or how it ended; and the beginning of what was printed. */
const replyLine = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    nonce: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    printed: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    failed: callFailure.optional(),
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** What a child writes as its answer. It ran the scorer's code, so nothing in it is believed before it is read here. */
const childAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ checked: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        error: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['syntax', 'raised', 'result']),
            type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        value: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
            reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
            // A record type would drop the key `__proto__` without a word.
            extra: zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
        }),
    }),
]);


/***/ }),

/***/ 24534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  codeInPython: () => (/* binding */ codeInPython)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/sandbox/isolation.js
var isolation = __webpack_require__(76535);
// EXTERNAL MODULE: ./lib/sandbox/python/interpreter.js + 1 modules
var interpreter = __webpack_require__(11829);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/sandbox/line-json.js
var line_json = __webpack_require__(42616);
// EXTERNAL MODULE: ./lib/sandbox/plain-json.js
var plain_json = __webpack_require__(58514);
// EXTERNAL MODULE: ./lib/sandbox/python/messages.js
var messages = __webpack_require__(62932);
;// CONCATENATED MODULE: ./lib/sandbox/python/read-reply.js




/** Characters of what the code says of its own failure. */
const LONGEST_MESSAGE = 1000;
/** Ends without an answer, as sentences. Numbers: security.md S38, set in layers.py and child_call.py. */
const FAILURES = {
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
};
/** Reads the reply to a call that had `wallMs`. What the child wrote is checked here again: it was in the code's hands. */
function readReply(reply, wallMs) {
    if (reply.failed !== undefined) {
        const [subcode, message] = FAILURES[reply.failed](wallMs, reply.detail ?? 'no detail');
        return failed(subcode, message);
    }
    const answer = messages/* childAnswer */.De.safeParse((0,line_json/* lineJson */.l)(reply.answer ?? ''));
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
    const plain = (0,plain_json/* plainJson */.R)(extra);
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
    return { status: 'failed', subcode, message: (0,truncate/* truncateText */.E)(message.toWellFormed(), LONGEST_MESSAGE) };
}

;// CONCATENATED MODULE: ./lib/scorers/custom/code-in-python.js




/** A syntax check runs nothing of the code. */
const CHECK_MS = 10_000;
/** Python that gives a score, each call in a process of its own behind the layers of security.md S38. */
function codeInPython(source, variables, wallMs, ports) {
    const python = (0,interpreter/* interpreterOf */.O)(ports);
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
                if (error instanceof errors/* Fault */.vC && error.code === 'scorer_failed')
                    return version;
                throw error;
            }
        },
        isolation: async () => (0,isolation/* isolationOf */._)(await python.hello()),
        async score(fields, signal) {
            const { reply, hello } = await python.run({ payload: payloadOf(fields, false), wallMs, signal });
            return { outcome: readReply(reply, wallMs), printed: reply.printed, isolation: (0,isolation/* isolationOf */._)(hello) };
        },
    };
}


/***/ }),

/***/ 52571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  customScorer: () => (/* binding */ customScorer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/scorers/define-scorer.js + 15 modules
var define_scorer = __webpack_require__(34451);
// EXTERNAL MODULE: ./lib/sandbox/javascript/javascript.js + 8 modules
var javascript = __webpack_require__(55103);
;// CONCATENATED MODULE: ./lib/scorers/custom/code-in-javascript.js


/** JavaScript that gives a score, in processes of its own behind the layers of security.md S38. */
function codeInJavaScript(code, variables, wallMs, ports) {
    const javaScript = (0,javascript.javaScriptOf)(ports);
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
                if (error instanceof errors/* Fault */.vC && error.code === 'scorer_failed')
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
var code_in_python = __webpack_require__(24534);
;// CONCATENATED MODULE: ./lib/scorers/custom/config-fault.js

/** What is wrong with one key of a custom scorer's configuration, as a Fault that names scorer and key, and as a problem with a path. */
function configFault(scorer, path, what, parts) {
    return new errors/* Fault */.vC('validation_failed', what, {
        ...parts,
        where: `scorers/${scorer}: ${path}`,
        problems: [{ path, message: what, hint: parts.hint }],
    });
}

;// CONCATENATED MODULE: ./lib/scorers/custom/code.js







/** Fields that the code sees as globals (contract 4); one that is not given is None, or null. */
const FIELDS = [
    'input',
    'output',
    'context',
    'ground_truth',
    'conversation_history',
    'expected_behavior',
    'tool_calls',
    'agent_plan',
];
/** Longest time of one call, from its start (security.md S38). */
const WALL_MS = 30_000;
/** Keys of metadata that are ours; what the code gives under such a name is kept in `extra`. */
const OURS = new Set('derived judge threshold not_applicable not_applicable_reason warnings imputed_verdicts injection_suspected isolation extra'.split(' '));
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
        throw configFault(id, runner.path, `The code does not compile: ${checked.problem}`, {
            hint: runner.hint,
        });
    return (0,define_scorer/* defineScorer */.I)({
        name: id,
        category: 'user',
        description: resource.description ?? `${resource.name}: scored by ${runner.language} code.`,
        formulaInWords: `the score that the ${runner.language} code gives, 0 to 1`,
        needs: [],
        uses: [...FIELDS],
        version: (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(checked.version)).digest('hex').slice(0, 16),
        deterministic: true,
        offlineConfidence: 'high',
        ...(0,defined/* defined */.s)({ threshold: config.threshold }),
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
        throw configFault(id, 'config.rubric', 'A scorer of type "code" needs config.rubric.', {
            hint: 'Write the Python code that gives the score.',
        });
    if (language === 'javascript')
        return codeInJavaScript({ source, ...place }, variables, wallMs, ports);
    return (0,code_in_python.codeInPython)(source ?? '', variables, wallMs, ports);
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
    throw new errors/* Fault */.vC('scorer_failed', `The scorer "${id}" requires isolation, and this machine lacks: ${missing.join(', ')}.`, {
        where: `scorers/${id}: config.require_isolation`,
        hint: 'Run it on Linux 5.13 or later with Landlock and seccomp, or take require_isolation away.',
        subcode: 'not_isolated',
    });
}
function fieldsOf(subject) {
    return FIELDS.map((field) => [field, subject[field] ?? null]);
}
/** The code's own keys; those that would stand in the way of ours go below `extra`. */
function underOwnNames(extra) {
    const entries = Object.entries(extra);
    const clashing = entries.filter(([key]) => OURS.has(key));
    const free = Object.fromEntries(entries.filter(([key]) => !OURS.has(key)));
    return clashing.length === 0 ? free : { ...free, extra: Object.fromEntries(clashing) };
}

// EXTERNAL MODULE: ./lib/judges/judge.js
var judge = __webpack_require__(16479);
// EXTERNAL MODULE: ./lib/judges/normalise-verdict.js
var normalise_verdict = __webpack_require__(59970);
// EXTERNAL MODULE: ./lib/scorers/formulas/round.js
var round = __webpack_require__(38913);
// EXTERNAL MODULE: ./lib/scorers/output-screens.js
var output_screens = __webpack_require__(99828);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/ask-samples.js


/** Temperature of repeated samples (metrics.md 2.4). */
const SAMPLING_TEMPERATURE = 0.7;
/** Below this agreement a reader is warned (metrics.md 2.4). */
const STABLE = 0.8;
/**
 * The answers to a question, as many as the evaluation samples. `enough` looks at the first one, asked without chance: token
 * probabilities say more than further samples (metrics.md 7.2). Without `enough` all are asked at once.
 */
async function askSamples(ask, question, enough) {
    const count = Math.max(1, ask.samples);
    const taken = [];
    if (count === 1 || enough !== undefined) {
        const first = await fillUncut(ask, question);
        if (count === 1 || enough?.(first))
            return [first];
        taken.push(first);
    }
    const further = await Promise.allSettled(Array.from({ length: count - taken.length }, (_, index) => fillUncut(ask, {
        ...question,
        repeat: `s${index + taken.length}`,
        temperature: SAMPLING_TEMPERATURE,
    })));
    // Every call ends before the first failure is thrown, so that all that was spent is counted.
    for (const outcome of further) {
        if (outcome.status === 'rejected')
            throw outcome.reason;
        taken.push(outcome.value);
    }
    return taken;
}
/** Asks; an answer that did not fit its length is asked for once more with twice the output limit. */
async function fillUncut(ask, question) {
    try {
        return await ask.fillWhole(question);
    }
    catch (error) {
        if (!(error instanceof errors/* Fault */.vC) || error.subcode !== 'truncated')
            throw error;
        return ask.fillWhole({ ...question, items: 2 * (question.items ?? 1) });
    }
}
/** Notes how far samples agree: 1 less their standard deviation in parts of the scale. */
function noteSpread(ask, values) {
    if (values.length < 2)
        return;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    const agreement = (0,round/* round4 */.X)(1 - Math.sqrt(variance));
    ask.noteAgreement(agreement);
    if (agreement < STABLE)
        ask.warn('unstable');
}
/** Joins the values of samples, at least one. */
function joinSamples(values, attacked) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const value = attacked ? Math.min(...values) : mean;
    const nearest = values.reduce((best, each, index) => (Math.abs(each - value) < Math.abs((values[best] ?? 0) - value) ? index : best), 0);
    return { value, aggregation: attacked ? 'min' : 'mean', nearest };
}

;// CONCATENATED MODULE: ./lib/scorers/formulas/expected-value.js
/** The grades of scale mode, one digit and so one token each (metrics.md 7.2). */
const LEVELS = [1, 2, 3, 4, 5];
/** Tokens less probable than this are noise of the decoder (metrics.md 7.2). */
const LEAST_P = 0.01;
/**
 * The chances of a closed set of answers: tokens that are exactly one of them, p at least 0.01, renormalised (metrics.md
 * 7.2). Null when none is left. A p that is no probability is no evidence either.
 */
function distributionOf(chances, answers) {
    const kept = new Map();
    let total = 0;
    for (const { token, p } of chances) {
        if (!answers.includes(token) || !(p >= LEAST_P && p <= 1 + 1e-6))
            continue;
        kept.set(token, (kept.get(token) ?? 0) + p);
        total += p;
    }
    if (total === 0)
        return null;
    return Object.fromEntries([...kept].sort().map(([token, p]) => [token, p / total]));
}
/** The share of each answer among samples. */
function sharesOf(samples) {
    const counts = new Map();
    for (const sample of samples)
        counts.set(sample, (counts.get(sample) ?? 0) + 1);
    return Object.fromEntries([...counts].sort().map(([answer, count]) => [answer, count / samples.length]));
}
/** E = Σp·s/Σp over grades by name, and the standard deviation (of the whole, not of a sample). */
function expectedValue(distribution) {
    const grades = Object.entries(distribution).map(([grade, p]) => ({ grade: Number(grade), p }));
    const total = grades.reduce((sum, { p }) => sum + p, 0);
    const value = grades.reduce((sum, { grade, p }) => sum + p * grade, 0) / total;
    const variance = grades.reduce((sum, { grade, p }) => sum + p * (grade - value) ** 2, 0) / total;
    return { value, std: Math.sqrt(variance) };
}
/** A grade of 1 to 5, or the mean of several, as a score: (E − 1) / 4. */
function levelScore(expected) {
    return (expected - 1) / 4;
}

;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/chances.js

/** Alternatives of one place that come to more are no probabilities of one place; a little is lost to rounding. */
const CERTAIN = 1.01;
/**
 * The distribution over answers that token probabilities give, or null: when there are none, or when the answer that was
 * written is not among them (then they belong to another place, or to a token that holds more than the answer).
 */
function weighed(logprobs, written, answers) {
    // A kept record could hold anything: what is no list tells nothing.
    if (!Array.isArray(logprobs))
        return null;
    const chances = logprobs.map(({ token, logprob }) => ({
        token: String(token).toLowerCase(),
        p: Math.exp(Number(logprob)),
    }));
    if (!(chances.reduce((sum, { p }) => sum + p, 0) <= CERTAIN))
        return null;
    const distribution = distributionOf(chances, answers);
    return distribution !== null && Object.hasOwn(distribution, written) ? distribution : null;
}

// EXTERNAL MODULE: ./lib/judges/items-form.js
var items_form = __webpack_require__(227);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/answer-field.js


const TYPES = ['number', 'integer', 'string', 'boolean', 'array', 'object'];
/** Other words for the same types, as people write them. */
const SYNONYMS = {
    float: 'number',
    int: 'integer',
    str: 'string',
    text: 'string',
    bool: 'boolean',
    list: 'array',
    dict: 'object',
};
/** The types that a message about a wrong one names. */
const TYPE_NAMES = TYPES;
/** Names that every provider takes for a property. */
const SAFE_PROPERTY = /^[A-Za-z_][\w.-]{0,63}$/;
/** `number`, `string[]`, `array<string>`, `string | null`, `string?`; null for anything else. */
function parseType(text) {
    const bare = text.trim().toLowerCase();
    const parts = bare
        .replace(/\?$/, '|null')
        .split('|')
        .map((part) => part.trim());
    const [name = '', ...others] = parts.filter((part) => part !== 'null');
    if (others.length > 0)
        return null;
    const nullable = parts.includes('null');
    const list = /^(?:array<\s*(\w+)\s*>|(\w+)\[\])$/.exec(name);
    const type = typeNamed(list === null ? name : (list[1] ?? list[2] ?? ''));
    if (type === undefined)
        return null;
    return list === null ? { type, nullable } : { type: 'array', nullable, entries: type };
}
function typeNamed(name) {
    return TYPES.find((type) => type === name) ?? (Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined);
}
/** The field of a key; `index` names it in the structured output where the key itself cannot. */
function answerField(key, type, index, taken) {
    const usable = SAFE_PROPERTY.test(key) && !taken.includes(key) && key !== '__proto__';
    return { ...type, key, property: usable ? key : `field_${index + 1}` };
}
/**
 * JSON Schema of a field that every provider takes: strict modes refuse free objects and lists of anything, so an object
 * is asked for as a list of names and values, and a list without a kind as a list of texts.
 */
function fieldSchema(field) {
    const { key, property, type, nullable, entries = 'string' } = field;
    const described = key === property ? {} : { description: key };
    const named = nullable ? [type, 'null'] : type;
    if (type === 'array')
        return { ...described, type: named, items: plainSchema(entries) };
    if (type === 'object')
        return { ...described, ...plainSchema('object'), type: nullable ? ['array', 'null'] : 'array' };
    return { ...described, type: named };
}
function plainSchema(type) {
    const text = { type: 'string' };
    if (type === 'object')
        return { type: 'array', items: (0,items_form/* closedObject */.YI)({ name: text, value: text }) };
    return type === 'array' ? { type, items: text } : { type };
}
/** The value of a field in an answer. Throws FormError when it has another type: nothing is converted by guessing. */
function readField(field, answer) {
    const { key, property, type, nullable, entries } = field;
    const name = [property, key].find((each) => Object.hasOwn(answer, each));
    if (name === undefined)
        throw new judge/* FormError */.jQ(`The property "${property}" is missing.`);
    const value = answer[name];
    if (value === null && nullable)
        return null;
    const read = typedValue(type, value);
    if (read === undefined ||
        (Array.isArray(read) &&
            entries !== undefined &&
            read.some((each) => typedValue(entries, each) === undefined)))
        throw new judge/* FormError */.jQ(`The property "${property}" must be of type ${entries === undefined ? type : `${entries}[]`}.`);
    return read;
}
function typedValue(type, value) {
    if (type === 'number')
        return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    if (type === 'integer')
        return Number.isSafeInteger(value) ? value : undefined;
    if (type === 'array')
        return Array.isArray(value) ? value : undefined;
    if (type === 'object')
        return objectOf(value);
    return typeof value === type ? value : undefined;
}
function objectOf(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    if (!Array.isArray(value))
        return value;
    const pairs = [];
    for (const pair of value) {
        if (typeof pair !== 'object' || pair === null)
            return undefined;
        const { name, value: held } = pair; // Border: checked in the next line.
        if (typeof name !== 'string')
            return undefined;
        pairs.push([name, held]);
    }
    return Object.fromEntries(pairs);
}
/** What a judge says that knows nothing of the field. */
function neutralValue({ type, nullable }) {
    if (nullable)
        return null;
    return { number: 0, integer: 0, string: '', boolean: false, array: [], object: [] }[type];
}

;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/extra-form.js



/** A structured output of single properties: `before` the scorer's further keys, these, and `after` them (evidence before verdict). */
function extraForm(name, before, extras, after, read) {
    const fields = Object.fromEntries(extras.map((field) => [field.property, fieldSchema(field)]));
    return {
        name,
        schema: (0,items_form/* closedObject */.YI)({ ...before, ...fields, ...after }),
        read(json) {
            if (typeof json !== 'object' || json === null || Array.isArray(json))
                throw new judge/* FormError */.jQ('The answer must be one JSON object.');
            const answer = json; // An object, as the line above made sure.
            return read(answer, new Map(extras.map((field) => [field.key, readField(field, answer)])));
        },
    };
}
/** The further keys as a judge fills them in that knows nothing of them. */
function neutralExtras(extras) {
    return Object.fromEntries(extras.map((field) => [field.property, neutralValue(field)]));
}
/** A text property of an answer; throws FormError when it is none. */
function textIn(answer, property) {
    const value = Object.hasOwn(answer, property) ? answer[property] : undefined;
    if (typeof value === 'string')
        return value;
    throw new judge/* FormError */.jQ(`The property "${property}" must be a text.`);
}

// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize = __webpack_require__(31093);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/rubric-template.js

/** Fields of the subject that a rubric can name (interface 2.1, contract 4), and what heuristics read in their place. */
const rubric_template_FIELDS = {
    input: 'the question',
    output: 'the answer',
    context: 'the context',
    ground_truth: 'the reference answer',
    conversation_history: 'the conversation',
    expected_behavior: 'the expected behavior',
    tool_calls: 'the tool calls',
    agent_plan: 'the plan',
};
/** All of them, in the order in which they are shown. */
const TEMPLATE_FIELDS = Object.keys(rubric_template_FIELDS); // Keys of a closed record.
const BRACES = /\{\{([^{}\n]*)\}\}/g;
/** Braces around these are an example of JSON, not a placeholder. */
const JSON_LIKE = /["':]/;
const UNCLOSED = /\{\{\s*([A-Za-z_][\w.-]*)\s*\}(?!\})/g;
/** Names that get a suggestion: looking for one goes through all variables. */
const MOST_SUGGESTIONS = 20;
/** Longest value of a variable that heuristics read as part of a rubric. */
const LONGEST_VALUE = 500;
/** Whether a name in braces is a field of the subject; the others are variables. */
const isField = (name) => Object.hasOwn(rubric_template_FIELDS, name);
/** The fields and variables that a text names in braces, each once, in order of appearance. Any name of a variable will do. */
function namesIn(text, variables) {
    const names = Array.from(text.matchAll(BRACES), ([, inner = '']) => inner.trim());
    return [...new Set(names.filter((name) => isField(name) || variables.has(name)))];
}
/** One pass: a value that itself looks like a placeholder, or holds `$&`, stays as it is. */
function filled(text, variables, fill) {
    return text.replace(BRACES, (whole, inner) => {
        const name = inner.trim();
        return isField(name) || variables.has(name) ? fill(name) : whole;
    });
}
/** Every placeholder of a text that nothing fills, with the name that was probably meant. */
function templateProblems(text, path, variables) {
    const known = [...TEMPLATE_FIELDS, ...variables.keys()];
    const hint = `Template variables are ${TEMPLATE_FIELDS.join(', ')}, and the keys of variables.`;
    const unknown = Array.from(text.matchAll(BRACES), ([, inner = '']) => inner.trim()).filter((inner) => !isField(inner) && !variables.has(inner) && !JSON_LIKE.test(inner));
    return [
        ...[...new Set(unknown)].map((name, index) => {
            const meant = index < MOST_SUGGESTIONS ? (0,distance/* didYouMean */.a)(name, known) : null;
            const suggestion = meant === null ? '' : ` (did you mean "${meant}"?)`;
            return { path, message: `nothing fills {{ ${name} }}${suggestion}`, hint };
        }),
        ...Array.from(text.matchAll(UNCLOSED), ([whole]) => ({
            path,
            message: `"${whole}" is not closed: write two braces on both sides`,
            hint,
        })),
    ];
}
/**
 * The text with the values of variables in it, and a reference to a block of material in place of every field. Variables are words of the
 * author, as the text is, and become part of the instructions (interface 2.1). Fields are written by others and never do: what fills one may
 * come from an attacker (metrics.md 9, measure 2).
 */
function withVariables(text, variables) {
    return filled(text, variables, (name) => isField(name) ? `[block "${name}"]` : written(variables.get(name)));
}
/** A value as a person would write it into the text: texts as they are, lists of texts with commas, the rest as JSON. */
function written(value) {
    if (typeof value === 'string')
        return value;
    const isList = Array.isArray(value) && value.every((part) => typeof part === 'string');
    return isList ? value.join(', ') : (JSON.stringify(value) ?? '');
}
/** The text as heuristics read it: words for fields, short values for variables; lines that only announce a field are left out. */
function withWords(text, variables) {
    const lines = text.split('\n').filter((line) => !announcesField(line, variables));
    return filled(lines.join('\n'), variables, (name) => isField(name) ? rubric_template_FIELDS[name] : wordsOf(variables.get(name), name));
}
/** "Question: {{ input }}", "<answer>{{ output }}</answer>". */
function announcesField(line, variables) {
    const names = namesIn(line, variables);
    if (names.length === 0 || !names.every(isField))
        return false;
    const rest = line
        .replace(BRACES, '')
        .replace(/<[^<>]*>/g, '')
        .replace(/["'`*#>\s-]/g, '');
    return rest === '' || /^[^:]*:$/.test(rest);
}
function wordsOf(value, name) {
    if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
        return wordsOf(value.join(', '), name);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : name;
    return text.length <= LONGEST_VALUE ? text : name;
}

;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/judge-task.js







/** Changes when our words around the rubric change. */
const WORDING = 1;
/** Properties of our own structured outputs: a key of that name gets another property. */
const TAKEN = [
    'score',
    'reasoning',
    'findings',
    'strengths',
    'weaknesses',
    'verdict',
    'evidence_quote',
    'reason',
];
/** What belongs to one mode only. */
const MODE_KEYS = { criteria: 'checklist', steps: 'scale', anchors: 'scale' };
const MODE_NAMES = Object.keys(MODE_KEYS); // Keys of a closed record.
/** The task that a resource describes; a Fault `validation_failed` with every problem at once when it cannot work. */
function judgeTask(resource) {
    const { config, scorer_id: id } = resource;
    const variables = new Map(Object.entries(resource.variables ?? {}));
    const rubric = config.rubric ?? '';
    const texts = textsOf(config);
    const problems = textProblems(texts, variables);
    const mode = modeOf(config, problems);
    const { extras, scoreType } = answerOf(config.output_schema ?? {}, mode, problems);
    const scale = scaleOf(config.scale, mode, problems);
    if (problems.length > 0)
        throw refusal(id, problems);
    const names = new Set(texts.flatMap(({ text }) => namesIn(text, variables)));
    const used = new Map([...variables].filter(([name]) => names.has(name)));
    const identity = {
        WORDING,
        mode,
        rubric,
        scale,
        extras,
        scoreType,
        steps: config.steps,
        criteria: config.criteria,
        anchors: config.anchors,
        // Left out where there are none, so that the version of a rubric without variables is what it was.
        ...(used.size === 0 ? {} : { variables: Object.fromEntries(used), written: 'in the text' }),
    };
    return {
        id,
        mode,
        rubric: withVariables(rubric, used),
        plainRubric: withWords(rubric, variables),
        steps: config.steps?.map((text) => withVariables(text, used)),
        criteria: config.criteria?.map((text) => withVariables(text, used)),
        plainCriteria: config.criteria?.map((text) => withWords(text, variables)),
        anchors: (config.anchors ?? []).map(({ score, description }) => ({
            score,
            description: withVariables(description, used),
        })),
        fields: TEMPLATE_FIELDS.filter((field) => names.has(field)),
        extras,
        scoreType,
        scale,
        hash: (0,external_node_crypto_.createHash)('sha256').update((0,canonical_json/* canonicalJson */.d)(identity)).digest('hex').slice(0, 12),
    };
}
function textsOf({ rubric = '', steps = [], criteria = [], anchors = [], }) {
    return [
        { path: 'config.rubric', text: rubric },
        ...steps.map((text, index) => ({ path: `config.steps[${index}]`, text })),
        ...criteria.map((text, index) => ({ path: `config.criteria[${index}]`, text })),
        ...anchors.map(({ description: text }, index) => ({
            path: `config.anchors[${index}].description`,
            text,
        })),
    ];
}
/** What is wrong with the texts, the rubric first, and with the names of the variables. */
function textProblems(texts, variables) {
    const problems = [];
    const [rubric] = texts;
    if (!(0,normalize/* isPresent */.Wo)(rubric?.text ?? ''))
        problems.push({ path: 'config.rubric', message: 'type llm_judge needs config.rubric' });
    for (const name of variables.keys())
        if (isField(name))
            problems.push({
                path: `variables.${name}`,
                message: `"${name}" is a field of what is judged; choose another name`,
            });
    for (const { path, text } of texts) {
        problems.push(...templateProblems(text, path, variables));
        if (!(0,normalize/* isPresent */.Wo)(text) && path !== 'config.rubric')
            problems.push({ path, message: 'must not be empty' });
    }
    return problems;
}
/** The material of a task, one block each: named fields (all that are there, where the rubric names none), and the output. */
function inputsOf(task, subject) {
    const shown = {};
    for (const field of TEMPLATE_FIELDS) {
        const wanted = task.fields.length === 0 || task.fields.includes(field) || field === 'output';
        if (wanted && subject[field] !== undefined)
            shown[field] = subject[field];
    }
    return shown;
}
function modeOf(config, problems) {
    const given = MODE_NAMES.filter((key) => config[key] !== undefined);
    const mode = config.mode ?? (given[0] === undefined ? 'plain' : MODE_KEYS[given[0]]);
    for (const key of given) {
        if (MODE_KEYS[key] !== mode)
            problems.push({
                path: `config.${key}`,
                message: `belongs to mode: ${MODE_KEYS[key]}, and this scorer has mode: ${mode}`,
            });
        if (config[key]?.length === 0)
            problems.push({ path: `config.${key}`, message: 'must not be empty' });
    }
    const grades = (config.anchors ?? []).map(({ score }) => score);
    if (new Set(grades).size < grades.length)
        problems.push({ path: 'config.anchors', message: 'describes one score twice' });
    return mode;
}
function answerOf(schema, mode, problems) {
    const extras = [];
    let scoreType = 'number';
    for (const [key, text] of Object.entries(schema)) {
        const path = `config.output_schema.${key}`;
        const type = parseType(text);
        if (type === null) {
            const meant = (0,distance/* didYouMean */.a)(text, TYPE_NAMES);
            const suggestion = meant === null ? '' : ` (did you mean "${meant}"?)`;
            const hint = `Types are ${TYPE_NAMES.join(', ')}; string[] is a list of texts, string | null may be empty.`;
            problems.push({ path, message: `"${text}" is no type${suggestion}`, hint });
        }
        else if (key === 'score') {
            if (type.nullable || (type.type !== 'number' && type.type !== 'integer' && type.type !== 'boolean'))
                problems.push({ path, message: `must be number, integer or boolean, not ${text}` });
            else
                scoreType = type.type;
        }
        else if (key === 'reasoning') {
            if (type.nullable || type.type !== 'string')
                problems.push({ path, message: `must be string, not ${text}` });
        }
        else if (mode === 'checklist')
            problems.push({
                path,
                message: 'mode: checklist answers criterion by criterion and has no further keys',
            });
        else
            extras.push(answerField(key, type, extras.length, TAKEN));
    }
    return { extras, scoreType };
}
function scaleOf(scale, mode, problems) {
    if (scale === undefined)
        return [0, 1];
    const [min, max] = scale;
    const path = 'config.scale';
    if (!(min < max))
        problems.push({
            path,
            message: `[${min}, ${max}] is no range: the first number must be the smaller one`,
        });
    else if (mode === 'scale' ? min !== 1 || max !== 5 : mode !== 'plain')
        problems.push({
            path,
            message: `mode: ${mode} has its own scale${mode === 'scale' ? ', 1 to 5' : ''}; leave it out`,
        });
    return scale;
}
function refusal(id, problems) {
    const [first] = problems;
    const more = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`;
    return new errors/* Fault */.vC('validation_failed', `${first?.path}: ${first?.message}${more}`, {
        where: `scorers/${id}: ${first?.path}`,
        hint: first?.hint ?? 'Correct the configuration of the scorer.',
        problems,
    });
}

// EXTERNAL MODULE: ./lib/text/language/sentences.js + 1 modules
var sentences = __webpack_require__(2834);
// EXTERNAL MODULE: ./lib/scorers/formulas/weighted-share.js
var weighted_share = __webpack_require__(75086);
// EXTERNAL MODULE: ./lib/scorers/offline/shared/criteria.js + 1 modules
var shared_criteria = __webpack_require__(66074);
// EXTERNAL MODULE: ./lib/scorers/offline/shared/criterion-checks.js + 8 modules
var criterion_checks = __webpack_require__(76761);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/offline-rubric.js





/** Sentences that tell a judge how to answer and say nothing of the output. */
const TELLS_THE_JUDGE = /^(?:please |now |then )?(?:you are an?\b.*\b(?:judge|evaluator|grader|reviewer|assessor|expert|rater)\b|(?:score|rate|grade|evaluate|assess|judge|return|give|assign|output|respond|answer|provide)\b.*\b(?:scores?|ratings?|grades?|scale|numbers?|json|(?:from|between) \d))/i;
/** Criteria that one rubric can come to; each costs a pass over the output. */
const MOST_CRITERIA = 20;
/** The rubric, or the criteria, as single things to check. */
function offlineCriteria(task) {
    const texts = task.plainCriteria ?? (0,sentences/* sentences */.h)(task.plainRubric).filter((text) => !TELLS_THE_JUDGE.test(text));
    const criteria = (texts.length > 0 ? texts : [task.plainRubric]).flatMap((text) => (0,shared_criteria/* criteriaOf */.p)(text));
    return criteria.filter(({ text }) => text !== '').slice(0, MOST_CRITERIA);
}
/** Checks the output against the rubric by rules. Throws Fault `judge_error` when nothing in the rubric can be checked so. */
function offlineShare(task, subject) {
    const judge = (0,criterion_checks/* judgeCriterion */.P)(subject);
    const checked = offlineCriteria(task)
        .map(({ text, kind }) => ({ text, kind, ...judge(text, kind) }))
        .filter(({ verdict }) => verdict !== 'not_applicable');
    const share = (0,weighted_share/* weightedShare */.Z9)(checked, ({ kind }) => (kind === 'should' ? 1 : 2), ({ p, verdict }) => p ?? (verdict === 'met' ? 1 : verdict === 'partial' ? 0.5 : 0));
    if (share === null)
        throw nothingToCheck(task);
    const fulfilled = checked.filter(({ verdict }) => verdict === 'met').length;
    const worst = checked.find(({ verdict }) => verdict === 'not_met');
    const but = worst === undefined ? '' : ` Not seen: ${worst.text}`;
    return {
        share,
        fulfilled,
        total: checked.length,
        reason: `By rules alone, without a model: ${fulfilled} of ${checked.length} ${checked.length === 1 ? 'part' : 'parts'} of the rubric ${fulfilled === 1 ? 'looks' : 'look'} fulfilled.${but}`,
    };
}
/** A rubric of which the rules understand nothing: no score, and never a pass. */
function nothingToCheck({ id }) {
    return new errors/* Fault */.vC('judge_error', 'The rules found nothing in the rubric that they can check.', {
        subcode: 'no_applicable_criteria',
        where: `scorers/${id}`,
        hint: 'This rubric needs a judge model.',
    });
}

// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/scorers/pii/mask.js
var mask = __webpack_require__(80902);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/shown-answer.js



/** Bounds of what a judge can put into a stored result. Answers are a few hundred words; more is a fault of the model. */
const LONGEST_TEXT = 2000;
const MOST_ENTRIES = 50;
const DEEPEST = 6;
/** Keys of metadata that Assay writes itself (metrics.md 0.7, 7.2); an answer's key of that name is kept under `answer`. */
const OWN_KEYS = new Set([
    ...[
        'judge',
        'threshold',
        'not_applicable',
        'not_applicable_reason',
        'warnings',
        'derived',
        'imputed_verdicts',
    ],
    ...[
        'injection_suspected',
        'degenerate_output',
        'mode',
        'scoring',
        'aggregation',
        'raw_scores',
        'offline_defaults',
    ],
    ...['expected_value', 'distribution', 'std', 'evaluation_steps', 'findings', 'strengths', 'weaknesses'],
    ...['scale', 'verdict', 'evidence', 'probability_yes', 'answer', 'alias_of', 'gating'],
]);
/** A judge's text on one line, personal data masked before it is cut: half an address would not be known as one. */
function judgeText(text, length = LONGEST_TEXT) {
    return (0,truncate/* truncateText */.E)((0,mask/* maskPii */.L)((0,normalize/* normalize */.S8)(text.slice(0, LONGEST_TEXT * 2))), length);
}
/** A judge's JSON as metadata keeps it: texts masked, bounded in every direction. */
function judgeValue(value, depth = 0) {
    if (typeof value === 'string')
        return judgeText(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= DEEPEST)
        return '…';
    if (Array.isArray(value))
        return value.slice(0, MOST_ENTRIES).map((part) => judgeValue(part, depth + 1));
    const entries = Object.entries(value).slice(0, MOST_ENTRIES);
    return Object.fromEntries(entries.map(([key, part]) => [judgeText(key, 200), judgeValue(part, depth + 1)]));
}
/** The further keys of an answer as metadata. */
function extraMetadata(fields, values) {
    const shown = fields.map(({ key }) => [key, judgeValue(values.get(key))]);
    const clashing = shown.filter(([key]) => OWN_KEYS.has(key));
    return {
        ...Object.fromEntries(shown.filter(([key]) => !OWN_KEYS.has(key))),
        ...(clashing.length === 0 ? {} : { answer: Object.fromEntries(clashing) }),
    };
}

;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/binary-mode.js










const VERDICTS = ['yes', 'no'];
/** One criterion, the rubric as a whole: P(yes) by the token probabilities of the verdict, else the share of votes (metrics.md 7.2). */
function binaryMode(task) {
    const form = voteForm(task);
    const instructions = `Decide whether the material fulfils the rubric below. [block "…"] in it stands for the block of material with that label.
evidence_quote: the exact words of the material that decide it, or empty when something missing does. verdict: yes only if the rubric is fulfilled in all it says, else no.

The rubric:
${task.rubric}`;
    return {
        formulaInWords: 'P(yes) by token probabilities, else the share of samples that say yes',
        emptyMetadata: () => ({ mode: 'binary', scoring: 'single', probability_yes: null }),
        async answers(subject, ask) {
            const attacked = (0,output_screens/* addressesJudge */.gA)(subject.output ?? '');
            const filled = await askSamples(ask, {
                key: `llm_judge/${task.id}/decide@${task.hash}`,
                instructions,
                promptInputs: inputsOf(task, subject),
                form,
                items: 2 + task.extras.length,
                logprobs: 'verdict',
                offline: () => {
                    const { fulfilled, total, reason } = offlineShare(task, subject);
                    return {
                        evidence_quote: '',
                        reason,
                        ...neutralExtras(task.extras),
                        verdict: fulfilled === total ? 'yes' : 'no',
                    };
                },
            }, attacked ? undefined : ({ answer, logprobs }) => chanceOfYes(answer, logprobs) !== null);
            const votes = filled.map(({ answer, logprobs }) => {
                const chance = chanceOfYes(answer, logprobs);
                return { ...answer, yes: chance ?? (answer.verdict === 'yes' ? 1 : 0), byTokens: chance !== null };
            });
            noteSpread(ask, votes.map(({ yes }) => yes));
            return { votes, attacked };
        },
        formula: (answers) => binary_mode_scored(task, answers),
    };
}
function voteForm({ extras: wanted }) {
    const text = { type: 'string' };
    return extraForm('binary_form', { evidence_quote: text, reason: text }, wanted, { verdict: { type: 'string', enum: VERDICTS } }, (answer, extras) => ({
        verdict: verdictIn(answer),
        evidence: textIn(answer, 'evidence_quote'),
        reason: textIn(answer, 'reason'),
        extras,
    }));
}
function binary_mode_scored(task, { votes, attacked }) {
    const joined = joinSamples(votes.map(({ yes }) => yes), attacked);
    const shown = votes[joined.nearest];
    const byTokens = votes.every((vote) => vote.byTokens);
    return {
        status: 'scored',
        value: joined.value,
        reasoning: `the verdict is ${shown?.verdict}. ${judgeText(shown?.reason ?? '', 500)}`,
        metadata: {
            ...extraMetadata(task.extras, shown?.extras ?? new Map()),
            mode: 'binary',
            scoring: byTokens ? 'logprobs' : votes.length === 1 ? 'single' : 'samples',
            probability_yes: (0,round/* round4 */.X)(joined.value),
            verdict: shown?.verdict,
            evidence: judgeText(shown?.evidence ?? '', 300),
            raw_scores: votes.map(({ yes }) => (0,round/* round4 */.X)(yes)),
            ...(votes.length === 1 ? {} : { aggregation: joined.aggregation }),
        },
    };
}
function verdictIn(answer) {
    const verdict = (0,normalise_verdict/* normaliseVerdict */.i)(Object.hasOwn(answer, 'verdict') ? answer['verdict'] : undefined, VERDICTS);
    if (verdict === undefined)
        throw new judge/* FormError */.jQ('The property "verdict" must be yes or no.');
    return verdict;
}
function chanceOfYes({ verdict }, logprobs) {
    const distribution = weighed(logprobs, verdict, VERDICTS);
    return distribution === null ? null : (distribution['yes'] ?? 0);
}

// EXTERNAL MODULE: ./lib/judges/ask-list.js + 1 modules
var ask_list = __webpack_require__(22947);
// EXTERNAL MODULE: ./lib/scorers/checklist.js
var checklist = __webpack_require__(14937);
// EXTERNAL MODULE: ./lib/scorers/verdicts.js
var verdicts = __webpack_require__(27751);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/checklist-mode.js






/** Criteria made of one rubric; an author may write as many as there are batches for. */
const checklist_mode_MOST_CRITERIA = 12;
const CRITERIA = `Turn the rubric into a checklist of one to twelve criteria. Each criterion is one thing that can be checked in the material by itself. Add nothing that the rubric does not ask for, and leave nothing out; what it says of scores and of the form of the answer is no criterion.
kind: must = required; should = wished for, preferred, optional; must_not = forbidden.
Copy into source_quote the exact words of the rubric that the criterion comes from.`;
const checklist_mode_VERDICTS = `Check the material against every criterion by itself. [block "…"] in a criterion stands for the block of material with that label.
met, partial or not_met; not_applicable only if the situation that the criterion speaks of did not arise.
For a criterion of kind must_not: met means that the forbidden thing did not happen, not_met that it did, however the criterion is worded.
Copy into evidence_quote the words that decide it, or leave it empty when it is decided by something missing.
Length, style and confidence earn nothing unless a criterion names them.
Example: "names price and date" is met by "5 euros, on 3 May", only partial by "5 euros", not_met by "prices vary".`;
/** The rubric as a list of criteria, each judged by itself, with the formula of playval (metrics.md 7.1, 7.2). */
function checklistMode(task) {
    return {
        formulaInWords: 'Σ weight · value / Σ weight over criteria (must and must_not 2, should 1; met 1, partial .5, not met 0); a violated must_not caps it at 0.3',
        emptyMetadata: () => (0,checklist/* checklistMetadata */._B)([]),
        async answers(subject, ask) {
            const criteria = await (0,checklist/* askChecklist */.EA)(ask, await askCriteria(ask, task), subject, {
                key: `llm_judge/${task.id}/verdicts2@${task.hash}`,
                instructions: `${checklist_mode_VERDICTS}\n\nThe criteria belong to this rubric:\n${task.rubric}`,
                promptInputs: inputsOf(task, subject),
            });
            return { criteria };
        },
        formula: ({ criteria }) => (0,checklist/* checklistScore */.NJ)(criteria, 'rubric'),
    };
}
/** The author's own criteria, else those that the judge makes of the rubric: once per rubric. */
async function askCriteria(ask, task) {
    const own = ask.mode === 'offline' ? task.plainCriteria : task.criteria;
    if (own !== undefined)
        return (0,verdicts/* itemsOf */.S3)('c', own).map((item) => ({ ...item, kind: kindOf(item.text) }));
    const entries = await (0,ask_list/* askList */.Q)(ask, {
        key: `llm_judge/criteria@${task.hash}`,
        instructions: CRITERIA,
        promptInputs: { rubric: task.rubric },
        name: 'criteria',
        entry: checklist/* CRITERION_ENTRY */.TE,
        shared: true,
        max: checklist_mode_MOST_CRITERIA,
        quote: {
            field: 'source_quote',
            source: () => (ask.mode === 'offline' ? task.plainRubric : task.rubric),
            otherwise: 'drop',
        },
        offline: () => offlineCriteria(task).map((criterion) => ({ ...criterion, source_quote: criterion.text })),
    });
    return (0,checklist/* checklistOf */.WX)(entries);
}
/** What a criterion demands by its words; one that demands several things is required as a whole. */
function kindOf(text) {
    const kinds = new Set((0,shared_criteria/* criteriaOf */.p)(text).map(({ kind }) => kind));
    const [only = 'must'] = kinds;
    return kinds.size === 1 ? only : 'must';
}

// EXTERNAL MODULE: ./lib/flow/once.js
var once = __webpack_require__(85211);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/plain-mode.js








/**
 * The mode of interface 4.1, and the default: the rubric is the instruction, the answer has a score, a reasoning and the
 * further keys of `output_schema`. The score is normalised from `config.scale`; what lies outside it is no score.
 */
function plainMode(task) {
    const [min, max] = task.scale;
    const form = extraForm('rubric_form', {}, task.extras, { reasoning: { type: 'string' }, score: { type: task.scoreType } }, (answer, extras) => ({
        score: scoreIn(task, answer),
        reasoning: textIn(answer, 'reasoning'),
        extras,
    }));
    const instructions = instructionsFor(task);
    return {
        formulaInWords: `(score − ${min}) / (${max} − ${min}) of the score that the rubric asks for; the mean of several samples`,
        emptyMetadata: () => ({ mode: 'plain', raw_scores: [], scoring: 'single' }),
        async answers(subject, ask) {
            const seen = (0,once/* once */.O)(() => offlineShare(task, subject));
            const samples = await askSamples(ask, {
                key: `llm_judge/${task.id}/score@${task.hash}`,
                instructions,
                promptInputs: inputsOf(task, subject),
                form,
                items: 2 + task.extras.length,
                offline: () => ({
                    ...neutralExtras(task.extras),
                    reasoning: seen().reason,
                    score: offlineScore(task, seen().share),
                }),
            });
            const graded = samples.map(({ answer }) => answer);
            noteSpread(ask, normalised(task, graded));
            return { samples: graded, attacked: (0,output_screens/* addressesJudge */.gA)(subject.output ?? '') };
        },
        formula: (answers) => plain_mode_scored(task, answers),
    };
}
function instructionsFor({ scale: [min, max], scoreType, rubric }) {
    const range = scoreType === 'boolean'
        ? 'true if the rubric is fulfilled, else false'
        : `a number from ${min} to ${max}, ${max} is best`;
    return `Judge the material by the rubric below. [block "…"] in it stands for the block of material with that label.
score: ${range}, unless the rubric says what a score means. reasoning: why, in two or three sentences. The other properties: what the rubric asks for under that name.

The rubric:
${rubric}`;
}
function plain_mode_scored(task, { samples, attacked }) {
    const joined = joinSamples(normalised(task, samples), attacked);
    const shown = samples[joined.nearest];
    return {
        status: 'scored',
        value: joined.value,
        reasoning: judgeText(shown?.reasoning ?? ''),
        metadata: {
            ...extraMetadata(task.extras, shown?.extras ?? new Map()),
            mode: 'plain',
            raw_scores: samples.map(({ score }) => score),
            scale: [...task.scale],
            scoring: samples.length === 1 ? 'single' : 'samples',
            ...(samples.length === 1 ? {} : { aggregation: joined.aggregation }),
        },
    };
}
/** Scores on the scale of the task as values in [0, 1]. */
function normalised({ scale: [min, max] }, samples) {
    return samples.map(({ score }) => (score - min) / (max - min));
}
function scoreIn({ scale: [min, max], scoreType }, answer) {
    const score = Object.hasOwn(answer, 'score') ? answer['score'] : undefined;
    if (scoreType === 'boolean') {
        if (typeof score !== 'boolean')
            throw new judge/* FormError */.jQ('The property "score" must be true or false.');
        return score ? max : min;
    }
    const whole = scoreType === 'integer';
    if (typeof score === 'number' && score >= min && score <= max && (!whole || Number.isInteger(score)))
        return score;
    throw new judge/* FormError */.jQ(`The property "score" must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, and not a text.`);
}
function offlineScore({ scale: [min, max], scoreType }, share) {
    // Half and half is no evidence for it.
    if (scoreType === 'boolean')
        return share > 0.5;
    const score = min + share * (max - min);
    return scoreType === 'integer'
        ? Math.min(Math.floor(max), Math.max(Math.ceil(min), Math.round(score)))
        : score;
}

// EXTERNAL MODULE: ./lib/text/language/verify-quote.js
var verify_quote = __webpack_require__(77204);
;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/evaluation-steps.js





/** Steps of one rubric (metrics.md 7.2). */
const MOST_STEPS = 6;
const INSTRUCTIONS = `Turn the rubric into three to six evaluation steps. Each step is one concrete thing to look at or compare, names the blocks of material it needs ([block "…"]), and says what to look for. Add no demand that the rubric does not make. Give no grades.`;
const FORM = {
    name: 'steps_form',
    schema: (0,items_form/* closedObject */.YI)({ steps: { type: 'array', items: { type: 'string' } } }),
    read(json) {
        const steps = typeof json === 'object' && json !== null && 'steps' in json ? json.steps : undefined;
        const texts = Array.isArray(steps) ? steps.filter(normalize/* isPresent */.Wo) : [];
        if (texts.length === 0)
            throw new judge/* FormError */.jQ('The property "steps" must be a list of texts, and not empty.');
        return texts.slice(0, MOST_STEPS);
    },
};
/** The steps that the author wrote, else those that the judge makes of the rubric: once per rubric, by the rubric alone, so every row is graded along the same ones. */
async function askSteps(ask, task) {
    if (task.steps !== undefined)
        return task.steps;
    const filled = await fillUncut(ask, {
        key: `llm_judge/steps@${task.hash}`,
        instructions: INSTRUCTIONS,
        promptInputs: { rubric: task.rubric },
        form: FORM,
        items: MOST_STEPS,
        shared: true,
        offline: () => ({ steps: offlineSteps(task) }),
    });
    return filled.answer;
}
function offlineSteps(task) {
    const steps = offlineCriteria(task).map(({ text }) => text);
    if (steps.length === 0)
        throw nothingToCheck(task);
    return steps;
}

;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge/scale-mode.js














/** What a grade means where the author does not say it (metrics.md 7.2). */
const ANCHORS = ['wrong or harmful', 'major gaps', 'mixed', 'minor gaps', 'fully meets it'];
const GRADES = LEVELS.map(String);
/**
 * Grades of 1 to 5 along evaluation steps (metrics.md 7.2, G-Eval): the expected value over the probabilities of the grade
 * token where the model tells them, else the mean of the samples. `metadata.scoring` says which.
 */
function scaleMode(task) {
    const instructions = scale_mode_instructionsFor(task);
    return {
        formulaInWords: '(E − 1) / 4 with E the expected grade of 1 to 5, by token probabilities or as the mean of samples',
        emptyMetadata: () => ({
            mode: 'scale',
            scoring: 'single',
            raw_scores: [],
            expected_value: null,
            distribution: {},
            std: 0,
            evaluation_steps: [],
        }),
        answers: (subject, ask) => askGrades(task, instructions, subject, ask),
        formula: (answers) => scale_mode_scored(task, answers),
    };
}
async function askGrades(task, instructions, subject, ask) {
    const steps = await askSteps(ask, task);
    const promptInputs = inputsOf(task, subject);
    const attacked = (0,output_screens/* addressesJudge */.gA)(subject.output ?? '');
    const filled = await askSamples(ask, { ...gradingQuestion(task, subject, (0,verdicts/* itemsOf */.S3)('s', steps), promptInputs), instructions }, attacked ? undefined : ({ answer, logprobs }) => distributionAt(answer, logprobs) !== null);
    const samples = filled.map(({ answer, logprobs }) => ({ ...answer, distribution: distributionAt(answer, logprobs) }));
    noteSpread(ask, samples.map((sample) => levelScore(gradeOf(sample))));
    warnOfQuotes(ask, samples, JSON.stringify(Object.values(promptInputs)));
    return { samples, steps, attacked };
}
function gradingQuestion(task, subject, steps, promptInputs) {
    return {
        key: `llm_judge/${task.id}/grade@${task.hash}`,
        promptInputs: { 'evaluation steps': steps, ...promptInputs },
        form: gradingForm(task, steps.map(({ id }) => id)),
        items: steps.length + 1 + task.extras.length,
        logprobs: 'score',
        offline: () => {
            const { share, reason } = offlineShare(task, subject);
            return {
                findings: [],
                strengths: '',
                weaknesses: reason,
                ...neutralExtras(task.extras),
                score: 1 + Math.round(4 * share),
            };
        },
    };
}
function scale_mode_scored(task, { samples, steps, attacked }) {
    const joined = joinSamples(samples.map(gradeOf), attacked);
    const nearest = samples[joined.nearest];
    const byTokens = samples.every(({ distribution }) => distribution !== null);
    const scoring = byTokens ? 'logprobs' : samples.length === 1 ? 'single' : 'samples';
    const only = samples.length === 1 ? samples[0]?.distribution : null;
    const distribution = only ?? sharesOf(samples.map(({ level }) => String(level)));
    const remark = judgeText(nearest?.weaknesses || nearest?.strengths || '', 500);
    return {
        status: 'scored',
        value: levelScore(joined.value),
        reasoning: `the expected grade is ${shownGrade(joined.value)} of 5 (${HOW[scoring]}).${remark === '' ? '' : ` ${remark}`}`,
        metadata: {
            ...extraMetadata(task.extras, nearest?.extras ?? new Map()),
            mode: 'scale',
            scoring,
            raw_scores: samples.map(({ level }) => level),
            expected_value: Number(joined.value.toFixed(4)),
            distribution: Object.fromEntries(Object.entries(distribution).map(([grade, p]) => [grade, Number((0,round/* shown */.S)(p))])),
            std: Number(expectedValue(distribution).std.toFixed(4)),
            evaluation_steps: steps.map((step) => judgeText(step, 300)),
            findings: (nearest?.findings ?? []).map(({ step, observation, quote }) => ({
                step,
                observation: judgeText(observation, 300),
                quote: judgeText(quote, 300),
            })),
            strengths: judgeText(nearest?.strengths ?? '', 500),
            weaknesses: judgeText(nearest?.weaknesses ?? '', 500),
            ...(samples.length === 1 ? {} : { aggregation: joined.aggregation }),
        },
    };
}
const HOW = {
    logprobs: 'by token probabilities',
    samples: 'over several samples',
    single: 'one sample',
};
function scale_mode_instructionsFor({ rubric, anchors }) {
    const levels = LEVELS.map((level) => {
        const own = anchors.find(({ score }) => score === level);
        return `${level} = ${own?.description ?? ANCHORS[level - 1]}`;
    });
    return `Grade the material by the rubric below. [block "…"] in it stands for the block of material with that label.
Go through the evaluation steps one by one. findings: for each step one short observation, with the exact words of the material that show it, or an empty quote. strengths, weaknesses: one sentence each. Then the score, a single digit:
${levels.join('\n')}
Length, style and confidence earn nothing unless the rubric names them.

The rubric:
${rubric}`;
}
function gradingForm(task, ids) {
    const text = { type: 'string' };
    return extraForm('grading_form', {
        findings: {
            type: 'array',
            items: (0,items_form/* closedObject */.YI)({ step: { type: 'string', enum: ids }, observation: text, quote: text }),
        },
        strengths: text,
        weaknesses: text,
    }, task.extras, { score: { type: 'integer', enum: LEVELS } }, (answer, extras) => ({
        level: levelIn(answer),
        findings: findingsIn(answer, ids),
        strengths: textIn(answer, 'strengths'),
        weaknesses: textIn(answer, 'weaknesses'),
        extras,
    }));
}
function levelIn(answer) {
    const level = LEVELS.find((each) => Object.hasOwn(answer, 'score') && each === answer['score']);
    if (level === undefined)
        throw new judge/* FormError */.jQ('The property "score" must be one of the numbers 1, 2, 3, 4, 5, and not a text.');
    return level;
}
function findingsIn(answer, ids) {
    const findings = Object.hasOwn(answer, 'findings') ? answer['findings'] : undefined;
    if (!Array.isArray(findings))
        throw new judge/* FormError */.jQ('The property "findings" must be a list.');
    return findings.flatMap((entry) => {
        if (typeof entry !== 'object' || entry === null)
            return [];
        const { step, observation, quote } = entry; // An object; its properties are checked here.
        if (typeof step !== 'string' || !ids.includes(step) || typeof observation !== 'string')
            return [];
        return [{ step, observation, quote: typeof quote === 'string' ? quote : '' }];
    });
}
function distributionAt({ level }, logprobs) {
    return weighed(logprobs, String(level), GRADES);
}
function gradeOf({ level, distribution }) {
    return distribution === null ? level : expectedValue(distribution).value;
}
/** Quotes decide nothing here, but a reader should know when they were made up (metrics.md 2.2). */
function warnOfQuotes(ask, samples, material) {
    const quotes = samples.flatMap(({ findings }) => findings.map(({ quote }) => quote));
    if (quotes.some((quote) => quote.trim() !== '' && !(0,verify_quote/* verifyQuote */.C)(quote, material)))
        ask.warn('unverified_quote');
}
function shownGrade(grade) {
    return String(Number(grade.toFixed(2)));
}

;// CONCATENATED MODULE: ./lib/scorers/custom/llm-judge.js








/**
 * A custom scorer of type `llm_judge` (interface 4.1, contract 4, metrics.md 7.2). Without `config.mode` the rubric is the
 * whole instruction and the answer is `output_schema` (score and reasoning at least), as the interface describes it.
 * `criteria` imply `mode: checklist`, `steps` and
 * `anchors` `mode: scale`. Throws Fault `validation_failed` with every problem of the configuration at once.
 */
function llmJudgeScorer(resource) {
    const task = judgeTask(resource);
    switch (task.mode) {
        case 'scale':
            return scorerOf(resource, task, scaleMode(task));
        case 'binary':
            return scorerOf(resource, task, binaryMode(task));
        case 'checklist':
            return scorerOf(resource, task, checklistMode(task));
        case 'plain':
            return scorerOf(resource, task, plainMode(task));
    }
}
function scorerOf({ name, description, config, variables }, task, mode) {
    const needs = task.fields.length === 0 ? ['output'] : task.fields;
    return (0,define_scorer/* defineScorer */.I)({
        name: task.id,
        category: 'user',
        description: description ?? `${name}: a judge follows a rubric.`,
        formulaInWords: mode.formulaInWords,
        needs,
        uses: task.fields.length === 0 ? TEMPLATE_FIELDS.filter((field) => field !== 'output') : ['output'],
        version: `${task.hash} ${JSON.stringify([config.model, config.samples, Object.entries(variables ?? {})])}`,
        offlineConfidence: 'low',
        ...(0,defined/* defined */.s)({ threshold: config.threshold, samples: config.samples, model: config.model }),
        emptyMetadata: mode.emptyMetadata,
        async answers(subject, ask) {
            const answers = await mode.answers(subject, ask);
            return { answers, defaults: ask.mode === 'offline' ? task.extras.map(({ key }) => key) : [] };
        },
        formula(judged, subject) {
            const score = mode.formula(judged.answers, subject);
            if (score.status === 'failed' || judged.defaults.length === 0)
                return score;
            return { ...score, metadata: { ...score.metadata, offline_defaults: judged.defaults } };
        },
    });
}

// EXTERNAL MODULE: ./lib/text/compile-pattern.js + 1 modules
var compile_pattern = __webpack_require__(57307);
;// CONCATENATED MODULE: ./lib/scorers/custom/regex.js





/** Matches kept in metadata (contract 4), and characters kept of each text. */
const MOST_MATCHES = 10;
const LONGEST_MATCH = 1000;
/**
 * A custom scorer of type `regex`: full score when the pattern is found in the field (or covers it, `match: full`), the
 * other way round with `negate` (interface 4.1, contract 4). The engine works in linear time, so no pattern can stall a
 * run; constructs that such an engine cannot do are a Fault `validation_failed` that names them.
 */
async function regexScorer(resource) {
    const { config, scorer_id: id } = resource;
    const refused = (what, hint, cause) => configFault(id, 'config.pattern', what, { hint, cause });
    const { pattern, flags = '', match = 'search', negate = false, field = 'output' } = config;
    if (pattern === undefined)
        throw refused('A scorer of type "regex" needs config.pattern.', 'Write the expression that the output must match.');
    const compiled = await (0,compile_pattern/* compilePattern */.E)(pattern, flags, refused);
    return (0,define_scorer/* defineScorer */.I)({
        name: id,
        category: 'user',
        description: resource.description ??
            `${resource.name}: the ${field} ${negate ? 'must not' : 'must'} match a pattern.`,
        formulaInWords: `1 if the pattern ${negate ? 'is not' : 'is'} ${match === 'full' ? `the whole of ${field}` : `found in ${field}`}, else 0`,
        needs: [field],
        uses: [],
        version: JSON.stringify([pattern, flags, match, negate, field]),
        deterministic: true,
        offlineConfidence: 'high',
        ...(0,defined/* defined */.s)({ threshold: config.threshold }),
        emptyMetadata: () => ({ matches: [], match_count: 0 }),
        answers: async (subject) => ({ matches: matchesIn(compiled, textOfField(subject, field), match) }),
        formula({ matches }) {
            const found = matches.length > 0;
            const more = matches.length > MOST_MATCHES;
            const counts = found
                ? `the pattern ${match === 'full' ? `covers the ${field}` : `occurs in the ${field} (${more ? `more than ${MOST_MATCHES}` : matches.length} time${matches.length === 1 ? '' : 's'})`}`
                : `the pattern does not ${match === 'full' ? `cover the whole ${field}` : `occur in the ${field}`}`;
            return {
                status: 'scored',
                value: found !== negate ? 1 : 0,
                reasoning: `${counts}${negate ? ', and it must not' : ''}.`,
                metadata: {
                    matches: matches.slice(0, MOST_MATCHES),
                    match_count: Math.min(matches.length, MOST_MATCHES),
                    more_matches: more,
                    matched: found,
                    field,
                    negate,
                },
            };
        },
    });
}
/** Up to one more match than is shown, so that the result can say that there are more. */
function matchesIn(compiled, text, mode) {
    const matcher = compiled.matcher(text);
    const matches = [];
    const clip = (value) => (value === null ? null : (0,truncate/* truncateText */.E)(value, LONGEST_MATCH));
    const add = () => {
        const groups = [];
        for (let group = 1; group <= matcher.groupCount(); group++)
            groups.push(clip(matcher.group(group)));
        const named = Object.entries(matcher.getNamedGroups() ?? {}).map(([name, value]) => [name, clip(value)]);
        matches.push({
            match: clip(matcher.group(0)) ?? '',
            start: matcher.start(0),
            end: matcher.end(0),
            groups,
            named_groups: Object.fromEntries(named),
        });
    };
    if (mode === 'full') {
        if (matcher.matches())
            add();
    }
    else
        while (matches.length <= MOST_MATCHES && matcher.find())
            add();
    return matches;
}
function textOfField(subject, field) {
    return field === 'context' ? subject.chunks.map((chunk) => chunk.text).join('\n') : (subject[field] ?? '');
}

;// CONCATENATED MODULE: ./lib/scorers/custom/custom-scorer.js



/**
 * The scorer that a stored custom scorer describes; `place` is where its code stands, if it stands in an evals folder. Throws Fault
 * `validation_failed` for what cannot work, before anything runs.
 */
async function customScorer(resource, ports, place = {}) {
    if (resource.type === 'regex')
        return regexScorer(resource);
    if (resource.type === 'llm_judge')
        return llmJudgeScorer(resource);
    return codeScorer(resource, ports, place);
}


/***/ })

};
