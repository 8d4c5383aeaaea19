export const id = 9933;
export const ids = [9933];
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

/***/ 89950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E2: () => (/* binding */ (MANY_SESSIONS ?? MANY_SESSIONS$made())),
  cD: () => (/* binding */ (ONE_CALL ?? ONE_CALL$made())),
  v4: () => (/* binding */ launchOf),
  hZ: () => (/* binding */ strongestGuard),
  jK: () => (/* binding */ weakerGuard)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/sandbox/python/source-folder.js
var source_folder;
// EXTERNAL MODULE: external "node:url"
var external_node_url_;
;// CONCATENATED MODULE: ./lib/sandbox/javascript/child-folder.js


/** The program that is started; its parts lie beside it. */
const CHILD = 'child.cjs';
/**
 * Where that program lies: in `child/` beside this file while it stands alone, in `javascript/` beside the bundle once it is part of
 * one (scripts/build.mjs puts it there).
 */
function childFolder() {
    const file = (0,(external_node_url_ ??= __webpack_require__(73136)).fileURLToPath)(import.meta.url);
    const isAlone = (0,(external_node_path_ ??= __webpack_require__(76760)).basename)(file).startsWith('child-folder.');
    return (0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(file), isAlone ? 'child' : 'javascript');
}

;// CONCATENATED MODULE: ./lib/sandbox/javascript/launch.js



/** For calls of own code. A process that has used a tenth of its time takes no further call (worker-pool.ts). */
var ONE_CALL;
function ONE_CALL$made() { return ONE_CALL = { heapMb: 256, cpuSeconds: 12 }; }
/** For sessions of tools, which share the process and its state (javascript-sessions.ts). */
var MANY_SESSIONS;
function MANY_SESSIONS$made() { return MANY_SESSIONS = { heapMb: 512, cpuSeconds: 600 }; }
/** Beside the heap, everything that a process writes to: buffers, stacks, Node itself; lock_node.py knows it as well. */
const BESIDE_HEAP_MB = 256;
const DESCRIPTORS = 64;
/** First version of each release line that knows `--permission` by that name. */
var PERMISSION_FLAG;
function PERMISSION_FLAG$made() { return PERMISSION_FLAG = { 22: 13, 23: 5 }; }
/** The strongest guard to try on this system. */
function strongestGuard({ platform }) {
    if (platform === 'linux')
        return 'kernel';
    return platform === 'win32' ? 'none' : 'limits';
}
/** The next weaker one, undefined below the weakest. */
function weakerGuard(guard) {
    if (guard === 'kernel')
        return 'limits';
    return guard === 'limits' ? 'none' : undefined;
}
/**
 * Command and options of a process that runs JavaScript and can read `readable` (absolute paths, folders with all that is in them).
 * `python` is the program that puts the locks of the kernel on. Without a compiler at run time (`--jitless`) no memory has to be
 * executable, and the limit of memory means what it says.
 */
function launchOf(guard, readable, { runtime, env, python, room }) {
    const folder = childFolder();
    const node = [
        runtime.node,
        permissionFlag(runtime.version),
        ...[folder, ...readable].map((path) => `--allow-fs-read=${path}`),
        '--no-warnings',
        '--no-addons',
        '--no-global-search-paths',
        '--jitless',
        `--max-old-space-size=${room.heapMb}`,
        '--v8-pool-size=1',
        '--disallow-code-generation-from-strings',
        '--experimental-vm-modules',
        (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, CHILD),
    ];
    // Windows starts no program without its own folder.
    const system = env.get('SystemRoot');
    const bare = { LANG: 'C.UTF-8', TZ: 'UTC', UV_THREADPOOL_SIZE: '1', OPENSSL_CONF: '/dev/null' };
    const options = { cwd: folder, env: system === undefined ? bare : { ...bare, SystemRoot: system } };
    if (guard === 'none')
        return { command: [...node, ''], options };
    if (guard === 'limits')
        return { command: ['/bin/sh', '-c', limitsOf(room), 'sh', ...node, 'limits'], options };
    return {
        command: [python, '-s', '-S', '-B', (0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(source_folder ??= __webpack_require__(95294))/* sourceFolder */.I)(), 'lock_node.py'), ...node],
        options: {
            ...options,
            env: { ...options.env, PATH: env.get('PATH') ?? '', CPU_SECONDS: String(room.cpuSeconds) },
        },
    };
}
/** Sizes are in KB. Where a limit is unknown the code is not run under `limits` at all. */
function limitsOf({ heapMb, cpuSeconds }) {
    return [
        'ulimit -c 0',
        `ulimit -t ${cpuSeconds}`,
        `ulimit -d ${(heapMb + BESIDE_HEAP_MB) * 1024}`,
        `ulimit -n ${DESCRIPTORS}`,
        'exec "$@"',
    ].join(' && ');
}
function permissionFlag(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major >= 24 || minor >= ((PERMISSION_FLAG ?? PERMISSION_FLAG$made())[major] ?? Number.POSITIVE_INFINITY)
        ? '--permission'
        : '--experimental-permission';
}


/***/ }),

/***/ 78370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readAnswer),
/* harmony export */   z: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _line_json_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _plain_json_js__WEBPACK_IMPORTED_MODULE_1__;



/** Characters of what the code says of its own failure. */
const LONGEST_MESSAGE = 1000;
/** Ends without a reply, as sentences. Numbers: security.md S38, set in launch.ts and child.cjs. */
var ENDINGS;
function ENDINGS$made() { return ENDINGS = {
    wall: (wallMs) => ['timeout', `the code took more than ${wallMs} ms and was ended`],
    cpu: () => ['timeout', 'the code used more than 10 s of processor time and was ended'],
    memory: () => [
        'out_of_memory',
        'the code used more memory than it may have, or broke its process, and was ended',
    ],
    printed: () => ['too_large', 'the code printed more than 1 MB and was ended'],
    large_answer: () => ['too_large', 'the result is larger than 1 MB'],
    forged: () => [
        'forged',
        'something other than a result was written where results go, so nothing there counts',
    ],
    ended: (_, detail) => ['no_result', `the code ended its own process without a result (${detail})`],
}; }
/** Why a session of tools ended, or a call of it failed, as a sentence without its full stop. */
function endingOf(ending, detail, wallMs) {
    if (ending === 'cpu')
        return 'its process used more processor time than it may have and was ended';
    if (ending === 'ended')
        return `the code ended its own process (${detail})`;
    return (ENDINGS ?? ENDINGS$made())[ending](wallMs, detail)[1];
}
/** Reads the answer to a call that had `wallMs`. What the process says is checked here: it was in the code's hands. */
function readAnswer(answer, wallMs) {
    if ('ended' in answer)
        return failed(...(ENDINGS ?? ENDINGS$made())[answer.ended](wallMs, answer.detail));
    const { reply } = answer;
    if (reply.failed !== undefined)
        return failed(...(ENDINGS ?? ENDINGS$made())[reply.failed](wallMs, ''));
    if (reply.error !== undefined)
        return failedBy(reply.error);
    if (reply.checked === true)
        return { status: 'value', value: null };
    const value = (0,(_line_json_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(42616))/* .lineJson */ .l)(reply.answer ?? '');
    const plain = value === undefined ? null : (0,(_plain_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(58514))/* .plainJson */ .R)(value);
    return plain === null
        ? failed('bad_result', 'the result is no plain JSON value, or is nested too deeply')
        : { status: 'value', value: plain.value };
}
var SUBCODES;
function SUBCODES$made() { return SUBCODES = { syntax: 'syntax_error', raised: 'code_error', result: 'bad_result' }; }
function failedBy({ kind, type, message, at }) {
    const what = [type, message].filter((part) => part !== '').join(': ');
    return failed((SUBCODES ?? SUBCODES$made())[kind], `${what}${at === '' ? '' : ` (${placeOf(at)})`}`);
}
/** `file:line:column`; of inline code, which has no file, the line. */
function placeOf(at) {
    const [, line] = /^code:(\d+)(?::\d+)?$/.exec(at) ?? [];
    return line === undefined ? at : `line ${line}`;
}
function failed(subcode, message) {
    return { status: 'failed', subcode, message: (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(44765))/* .truncateText */ .E)(message.toWellFormed(), LONGEST_MESSAGE) };
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

/***/ 25506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ workerStarter)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/sandbox/isolation.js
var isolation;
// EXTERNAL MODULE: ./lib/sandbox/javascript/launch.js + 1 modules
var launch;
// EXTERNAL MODULE: ./lib/sandbox/javascript/readable-paths.js
var readable_paths;
// EXTERNAL MODULE: ./lib/flow/line-reader.js
var line_reader;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/sandbox/line-json.js
var line_json;
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
;// CONCATENATED MODULE: ./lib/sandbox/javascript/messages.js

/** First line of a process that runs JavaScript: what stands between its code and the machine. */
var helloLine;
function helloLine$made() { return helloLine = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    node: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    /** Layers that were put on before Node was started (lock_node.py, launch.ts). */
    layers: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
    /** Absolute path of the Python that put the locks on; empty where none did. */
    python: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    /** Whether the permission model of Node is on. */
    guarded: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
}); }
/** Where in the code something went wrong, `file:line:column`; empty where that is not known. */
var codeError;
function codeError$made() { return codeError = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    kind: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['syntax', 'raised', 'result']),
    type: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    message: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    at: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
}); }
/** Line about a call. Own code ran in that process, so nothing in it is believed before it is read here. */
var workerLine;
function workerLine$made() { return workerLine = (schemas ??= __webpack_require__(88343))/* union */.KCZ([
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ nonce: (schemas ??= __webpack_require__(88343))/* string */.YjP(), strip: (schemas ??= __webpack_require__(88343))/* string */.YjP() }),
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({
        nonce: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
        printed: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
        /** Whether nothing of the call is left in the process. */
        reusable: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
        /** Processor time of the process since its start. */
        cpu_ms: (schemas ??= __webpack_require__(88343))/* number */.aig(),
        /** What its values take. */
        memory_mb: (schemas ??= __webpack_require__(88343))/* number */.aig(),
        answer: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
        checked: (schemas ??= __webpack_require__(88343))/* literal */.euz(true).optional(),
        files: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional(),
        failed: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['printed', 'large_answer']).optional(),
        error: (codeError ?? codeError$made()).optional(),
    }),
]); }

;// CONCATENATED MODULE: ./lib/sandbox/javascript/worker.js






/** Start of a process on a slow disk; far above the 0.03 to 0.2 s it takes. */
const START_MS = 30_000;
/** Longest line: a result of 1 MB, escaped as JSON in JSON, and what was printed. */
const LONGEST_LINE = 8 * 1024 * 1024;
const LONGEST_COMPLAINT = 2000;
/** Of what Node itself says, which ends the process when it is more. */
const MOST_COMPLAINED = 1024 * 1024;
/** TypeScript files of one call. */
const MOST_STRIPPED = 500;
/** How Node ends where memory is refused: it aborts, and seccomp lets no signal through for that. */
var CRASHES;
function CRASHES$made() { return CRASHES = new Set(['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP']); }
var OUT_OF_MEMORY;
function OUT_OF_MEMORY$made() { return OUT_OF_MEMORY = /heap out of memory|allocation failed|out of memory/i; }
/** Starts a process whose code can read `readable` and nothing else. */
function startWorker({ guard, python, readable, room, }, ports) {
    const { runtime, env } = ports;
    const { command, options } = (0,(launch ??= __webpack_require__(89950))/* launchOf */.v4)(guard, readable, { runtime, env, python, room });
    const child = ports.standby(command, options);
    let greet = () => undefined;
    let refuse = () => undefined;
    const hello = new Promise((resolve, reject) => {
        greet = resolve;
        refuse = reject;
    });
    // Whoever asks gets the error; that nobody has asked yet is no crash.
    hello.catch(() => undefined);
    const state = {
        ...{ child, ports, greet, refuse, greeted: false, call: undefined, broken: undefined },
        ...{ complaint: '', complained: 0 },
    };
    const cancelStart = ports.clock.after(START_MS, () => breakOff(state, 'wall'));
    hello.then(cancelStart, cancelStart);
    const reader = (0,(line_reader ??= __webpack_require__(77874))/* lineReader */.g)({
        most: LONGEST_LINE,
        lengthOf: (text) => text.length,
        onLine: (line) => receive(state, line),
        onTooLong: () => breakOff(state, 'large_answer'),
    });
    child.onOutput(reader.read);
    child.onErrors((text) => {
        state.complaint = (state.complaint + text).slice(-LONGEST_COMPLAINT);
        state.complained += text.length;
        if (state.complained > MOST_COMPLAINED)
            breakOff(state, 'printed');
    });
    return {
        hello,
        ask: (call, wallMs, signal) => ask(state, call, wallMs, signal),
        ended: child.ended.then((ending) => conclude(state, ending)),
        hold: () => child.hold(),
        release: () => child.release(),
        end: () => child.kill(),
    };
}
function breakOff(state, why) {
    state.broken ??= why;
    state.child.kill();
}
/** A line of a process that is being ended says nothing any more. */
function receive(state, line) {
    if (state.broken !== undefined)
        return;
    if (!state.greeted) {
        const hello = (helloLine ?? helloLine$made()).safeParse((0,(line_json ??= __webpack_require__(42616))/* lineJson */.l)(line));
        state.greeted = hello.success;
        if (hello.success)
            state.greet(hello.data);
        else
            breakOff(state, 'forged');
        return;
    }
    const said = (workerLine ?? workerLine$made()).safeParse((0,(line_json ??= __webpack_require__(42616))/* lineJson */.l)(line));
    const { call } = state;
    if (!said.success || call === undefined || said.data.nonce !== call.nonce)
        breakOff(state, 'forged');
    else if ('strip' in said.data)
        strip(state, said.data.strip, call);
    else
        call.settle({ reply: said.data });
}
/** Takes the types out of a text for the process, which has no WebAssembly to do it. */
function strip({ child, ports }, source, call) {
    call.stripped += 1;
    const { stripTypes } = ports.runtime;
    const answer = stripTypes === undefined || call.stripped > MOST_STRIPPED ? {} : strippedBy(stripTypes, source);
    child.write(`${JSON.stringify(answer)}\n`);
}
function strippedBy(stripTypes, source) {
    try {
        return { stripped: stripTypes(source) };
    }
    catch (error) {
        return { problem: error instanceof Error ? (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(error.message, 500) : 'cannot be read' };
    }
}
/** Tells who waits that the process has ended, and why. */
function conclude(state, { code, signal, startError }) {
    const last = state.complaint.trim().split('\n').at(-1) ?? '';
    const how = signal === null ? `exit code ${code}` : signal;
    state.refuse(startError ?? new Error(last === '' ? `it ended with ${how}` : last));
    const isAborted = (CRASHES ?? CRASHES$made()).has(signal ?? '') || code === 134;
    const why = (OUT_OF_MEMORY ?? OUT_OF_MEMORY$made()).test(state.complaint)
        ? 'memory'
        : signal === 'SIGXCPU' || (signal === 'SIGKILL' && state.broken === undefined)
            ? 'cpu'
            : isAborted
                ? 'memory'
                : 'ended';
    state.call?.settle({ ended: state.broken ?? why, detail: how });
}
async function ask(state, call, wallMs, signal) {
    signal?.throwIfAborted();
    const { random, clock } = state.ports;
    if (state.call !== undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('internal', 'A process of JavaScript was asked for two calls at once.');
    const nonce = random.hex(16);
    const stop = () => state.child.kill();
    const cancelWatch = clock.after(wallMs, () => breakOff(state, 'wall'));
    signal?.addEventListener('abort', stop);
    try {
        const answer = await new Promise((settle) => {
            state.call = { nonce, stripped: 0, settle };
            const text = typeof call === 'string' ? call : JSON.stringify(call);
            // Line breaks of a JSON text are white space.
            state.child.write(`{"nonce":"${nonce}",${text
                .trim()
                .slice(1)
                .replace(/[\r\n]+/g, ' ')}\n`);
        });
        signal?.throwIfAborted();
        return answer;
    }
    finally {
        state.call = undefined;
        cancelWatch();
        signal?.removeEventListener('abort', stop);
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/javascript/worker-starter.js





/** All layers, in the order in which they are shown. */
var LAYERS;
function LAYERS$made() { return LAYERS = [
    'permission_model',
    'limits',
    'no_new_privileges',
    'no_capabilities',
    'landlock',
    'seccomp',
    'user_namespace',
    'network_namespace',
    'ipc_namespace',
]; }
/**
 * Where the kernel does not help the first process, all are started without it; a layer that held once and does not hold later is a Fault
 * before any code is run.
 */
function workerStarter(ports, room = (launch ??= __webpack_require__(89950))/* ONE_CALL */.cD) {
    let guard = (0,(launch ??= __webpack_require__(89950))/* strongestGuard */.hZ)(ports.runtime);
    let known;
    let python = 'python3';
    async function greeted(worker) {
        const hello = await worker.hello;
        if (!hello.guarded)
            throw new Error('the permission model of Node is off');
        if (known !== undefined && known.layers.join() !== hello.layers.join())
            throw new Error(`of the layers ${known.layers.join(', ')} only ${hello.layers.join(', ')} held`);
        return hello;
    }
    async function start(folder) {
        const readable = folder === undefined ? [] : (0,(readable_paths ??= __webpack_require__(15002))/* readablePaths */.x)(folder, ports.files);
        for (;;) {
            const tried = guard;
            const worker = startWorker({ guard: tried, python, readable, room }, ports);
            worker.hold();
            try {
                known = await greeted(worker);
                if (known.python !== '')
                    python = known.python;
                return worker;
            }
            catch (error) {
                worker.end();
                const weaker = known === undefined ? (0,(launch ??= __webpack_require__(89950))/* weakerGuard */.jK)(tried) : undefined;
                if (weaker === undefined)
                    throw noNode(error, ports);
                if (guard === tried)
                    guard = weaker;
            }
        }
    }
    return {
        start,
        async isolation() {
            if (known === undefined)
                (await start(undefined)).end();
            return isolationBy(known?.layers ?? []);
        },
    };
}
function isolationBy(layers) {
    const held = new Set(['permission_model', ...layers]);
    return (0,(isolation ??= __webpack_require__(76535))/* isolationOf */._)({
        layers: (LAYERS ?? LAYERS$made()).filter((layer) => held.has(layer)),
        missing: (LAYERS ?? LAYERS$made()).filter((layer) => !held.has(layer)),
    });
}
function noNode(error, { runtime }) {
    const why = error instanceof Error ? error.message : String(error);
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('scorer_failed', `JavaScript cannot be run by Node ${runtime.version}: ${why}.`, {
        hint: `It needs the permission model of Node 20.19 or newer; this is ${runtime.node}.`,
        subcode: 'sandbox',
        cause: error,
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


/***/ })

};
