export const id = 5032;
export const ids = [5032];
export const modules = {

/***/ 52134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ SESSION_WALL_MS)
/* harmony export */ });
/** Longest time of one call, in milliseconds, and of opening a session. */
const SESSION_WALL_MS = 30_000;


/***/ }),

/***/ 45032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  javaScriptTools: () => (/* binding */ javaScriptTools)
});

// EXTERNAL MODULE: ./lib/sandbox/line-json.js
var line_json;
// EXTERNAL MODULE: ./lib/sandbox/session-answer.js
var session_answer;
// EXTERNAL MODULE: ./lib/sandbox/javascript/launch.js + 1 modules
var launch;
// EXTERNAL MODULE: ./lib/sandbox/javascript/read-answer.js
var read_answer;
;// CONCATENATED MODULE: ./lib/sandbox/javascript/turns.js
/** `patienceMs` is how long one may keep others waiting. */
function takingTurns(patienceMs, { after }) {
    let tail = Promise.resolve();
    let isStuck = false;
    const waiting = new Set();
    async function timed(work) {
        const cancel = after(patienceMs, () => {
            isStuck = true;
            for (const leave of waiting)
                leave();
        });
        try {
            return await work();
        }
        finally {
            cancel();
            isStuck = false;
        }
    }
    return {
        isStuck: () => isStuck,
        done: () => tail,
        take(work, moves) {
            if (moves && isStuck)
                return Promise.resolve('stuck');
            return new Promise((resolve, reject) => {
                let hasLeft = false;
                const leave = () => {
                    hasLeft = true;
                    waiting.delete(leave);
                    resolve('stuck');
                };
                if (moves)
                    waiting.add(leave);
                tail = tail.then(async () => {
                    waiting.delete(leave);
                    if (!hasLeft)
                        await timed(work).then(resolve, reject);
                });
            });
        },
    };
}

;// CONCATENATED MODULE: ./lib/sandbox/javascript/session-process.js


/** Sessions of one process, its processor time and the memory of its values, after which it takes no further one. */
const MOST_SESSIONS = 300;
const MOST_CPU_MS = 300_000;
const MOST_MEMORY_MB = 300;
/** How long a call may keep others waiting: starting another process takes a fifth of it. */
const PATIENCE_MS = 1_000;
/** What a call that nobody waits for any more still has. */
const HURRY_MS = 200;
/** Has a process take turns. */
function sessionProcess(worker, { after }) {
    const turns = takingTurns(PATIENCE_MS, { after });
    let opened = 0;
    let present = 0;
    let isFull = false;
    let isGone = false;
    void worker.ended.then(() => {
        isGone = true;
    });
    async function asked(message) {
        if (isGone)
            return undefined;
        const answer = await worker.ask(message, (session_answer ??= __webpack_require__(52134))/* SESSION_WALL_MS */.F);
        if ('ended' in answer)
            isGone = true;
        else
            isFull ||= answer.reply.cpu_ms > MOST_CPU_MS || answer.reply.memory_mb > MOST_MEMORY_MB;
        return answer;
    }
    const isFullNow = () => isFull || isGone || opened >= MOST_SESSIONS;
    return {
        load: () => present,
        join() {
            opened += 1;
            present += 1;
            if (present === 1)
                worker.hold();
        },
        leave() {
            present -= 1;
            if (present > 0)
                return;
            if (isFullNow())
                worker.end();
            else
                worker.release();
        },
        isFull: isFullNow,
        isGone: () => isGone,
        isStuck: turns.isStuck,
        ask: (message, moves = false) => turns.take(() => asked(message), moves),
        hurry() {
            const last = turns.done();
            let isDone = false;
            const cancel = after(HURRY_MS, () => {
                if (!isDone)
                    worker.end();
            });
            void last.then(() => {
                isDone = true;
                cancel();
            });
        },
        end: () => worker.end(),
    };
}

// EXTERNAL MODULE: ./lib/sandbox/javascript/worker-starter.js + 2 modules
var worker_starter;
;// CONCATENATED MODULE: ./lib/sandbox/javascript/javascript-sessions.js






/** Sessions of a process below which no other is started: that takes as long as some hundred calls. */
const FEW = 4;
/** For each processor: processes that may be there while others are stuck. */
const MOST_BESIDE_STUCK = 4;
/** Processes that may end one after the other before a session is open. */
const MOST_TRIES = 3;
/**
 * Sessions of tools in JavaScript. As many processes as there are processors hold the state, each parsed once; a session has a realm in one
 * of them, with globals and modules of its own, and shares with all others what it does not change. A process that ends takes only the
 * session along whose call was under way; others are opened again in another one with what they had changed (their modules begin anew), and so
 * are those that would wait for a call of another session that takes more than a second.
 */
function javaScriptSessions(code, ports) {
    const crew = {
        ...{ code, ports, members: new Set(), starting: new Set() },
        starter: (0,(worker_starter ??= __webpack_require__(25506))/* workerStarter */.m)(ports, (launch ??= __webpack_require__(89950))/* MANY_SESSIONS */.E2),
    };
    return {
        async open(signal) {
            signal?.throwIfAborted();
            const session = {
                crew,
                id: ports.random.hex(16),
                home: undefined,
                changes: [],
                over: undefined,
            };
            const opened = await untilAborted(session, openedIn(session), signal);
            return codeSession(session, opened);
        },
        close() {
            for (const member of crew.members)
                member.end();
            crew.members.clear();
        },
    };
}
function codeSession(session, opened) {
    if ('ended' in opened)
        finish(session, opened.ended);
    return {
        opened,
        async call(name, args, signal) {
            signal?.throwIfAborted();
            return untilAborted(session, called(session, name, args), signal);
        },
        close: () => finish(session, 'it was closed'),
    };
}
/** The answer, or the reason of the signal; then the session is gone, and its process as well if the code does not stop soon. */
async function untilAborted(session, work, signal) {
    if (signal === undefined)
        return work;
    let stop = () => undefined;
    const aborted = new Promise((_, reject) => {
        stop = () => {
            session.home?.hurry();
            finish(session, 'its call was stopped');
            reject(signal.reason);
        };
        signal.addEventListener('abort', stop);
    });
    try {
        return await Promise.race([work, aborted]);
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
/** Opens a session in a process that has room; again in another where that one ends before. */
async function openedIn(session) {
    const { crew, id, changes } = session;
    const { file, root } = crew.code;
    for (let tries = 0; tries < MOST_TRIES;) {
        const home = await memberOf(crew);
        if ('ended' in home)
            return home;
        if (session.over !== undefined) {
            home.leave();
            return over(session);
        }
        session.home = home;
        const replayed = changes.length === 0 ? {} : { changes: JSON.stringify(changes) };
        const message = { do: 'open', session: id, file, base: file, folder: root, ...replayed };
        const answer = await askHome(crew, home, message);
        if (answer !== undefined && answer !== 'stuck')
            return read(answer, true);
        if (answer === undefined)
            tries += 1;
        leave(session);
    }
    return { ended: `its process ended ${MOST_TRIES} times before it was there`, printed: '' };
}
async function called(session, name, args) {
    for (;;) {
        if (session.over !== undefined)
            return over(session);
        if (session.home?.isGone() !== false) {
            leave(session);
            const opened = await openedIn(session);
            if ('ended' in opened)
                return ended(session, opened);
        }
        const message = { do: 'ask', session: session.id, tool: name, args: JSON.stringify(args) };
        const { home } = session;
        const answer = home && (await askHome(session.crew, home, message));
        if (answer === undefined)
            continue;
        if (answer === 'stuck') {
            if (session.over !== undefined)
                return over(session);
            // It is forgotten there once its turn comes.
            home?.ask({ do: 'close', session: session.id }).catch(() => undefined);
            leave(session);
            const opened = await openedIn(session);
            if ('ended' in opened)
                return ended(session, opened);
            continue;
        }
        const said = read(answer, false);
        if ('ended' in said)
            return ended(session, said);
        // Only kept to be sent back; who reads the answer checks it.
        const { changes } = (said.answer ?? {});
        if (Array.isArray(changes))
            for (const change of changes)
                session.changes.push(change);
        return said;
    }
}
/** Asks a process, without waiting for one that is stuck where there is, or may be, another. */
const askHome = (crew, home, message) => home.ask(message, hasFree(crew));
/** Whether a session that leaves a process finds one that is not stuck. */
function hasFree(crew) {
    const { members, starting } = crew;
    return starting.size > 0 || members.size < mostOf(crew) || [...members].some((one) => !one.isStuck());
}
/** So many processes may be there: one for each processor, and one for each that is stuck. */
function mostOf({ members, ports }) {
    const { cores } = ports.runtime;
    return Math.min(cores * MOST_BESIDE_STUCK, cores + [...members].filter((one) => one.isStuck()).length);
}
function ended(session, said) {
    finish(session, said.ended);
    return said;
}
function over({ over }) {
    return { ended: `the session had ended before (${over})`, printed: '' };
}
function finish(session, why) {
    if (session.over !== undefined)
        return;
    session.over = why;
    const { home, id } = session;
    if (home?.isGone() === false)
        home.ask({ do: 'close', session: id }).catch(() => undefined);
    leave(session);
}
function leave(session) {
    session.home?.leave();
    session.home = undefined;
}
/** The process with the fewest sessions of those that are not stuck, or a new one while there may be more and all have some; with one more. */
async function memberOf(crew) {
    const { members, starting } = crew;
    for (;;) {
        for (const member of members)
            if (member.isFull())
                members.delete(member);
        const isCrowded = members.size + starting.size >= mostOf(crew);
        const [first] = starting;
        const free = [...members].filter((one) => !one.isStuck());
        const usable = free.length === 0 && isCrowded && first === undefined ? [...members] : free;
        const [least] = usable.sort((a, b) => a.load() - b.load());
        // Who comes at the same time as others waits for the second process with them, instead of crowding the first.
        if (least !== undefined && (least.load() < FEW || (isCrowded && first === undefined))) {
            least.join();
            return least;
        }
        if (isCrowded && first !== undefined) {
            const begun = await first;
            if ('ended' in begun)
                return begun;
            continue;
        }
        const begun = newMember(crew);
        starting.add(begun);
        try {
            return await begun;
        }
        finally {
            starting.delete(begun);
        }
    }
}
async function newMember({ starter, ports, code, members }) {
    const worker = await starter.start(code.root);
    const made = sessionProcess(worker, ports.clock);
    const loaded = await made.ask(`{"do":"load","state":${code.state}}`);
    if (loaded === undefined || loaded === 'stuck' || 'ended' in loaded) {
        worker.end();
        return {
            ended: `the state could not be read (${(loaded !== 'stuck' && loaded?.detail) || 'the process ended'})`,
            printed: '',
        };
    }
    members.add(made);
    made.join();
    return made;
}
/** An error where a session is opened says where it is; that of a call is what the agent is told. */
function read(answer, isOpening) {
    if ('ended' in answer)
        return { ended: (0,(read_answer ??= __webpack_require__(78370))/* endingOf */.z)(answer.ended, answer.detail, (session_answer ??= __webpack_require__(52134))/* SESSION_WALL_MS */.F), printed: '' };
    const { error, failed, answer: text = '' } = answer.reply;
    if (error !== undefined) {
        const message = [error.type, error.message].filter((part) => part !== '').join(': ');
        const [, file = null, line = null] = /^(.*?):(\d+)(?::\d+)?$/.exec(error.at) ?? [];
        if (!isOpening)
            return { answer: { error: error.message === '' ? message : error.message } };
        return { answer: { error: { message, file, line: line === null ? null : Number(line) } } };
    }
    if (failed !== undefined)
        return { answer: { error: (0,(read_answer ??= __webpack_require__(78370))/* endingOf */.z)(failed, '', (session_answer ??= __webpack_require__(52134))/* SESSION_WALL_MS */.F) } };
    return { answer: (0,(line_json ??= __webpack_require__(42616))/* lineJson */.l)(text) };
}

// EXTERNAL MODULE: ./lib/worlds/programs/own-tools.js + 1 modules
var own_tools;
;// CONCATENATED MODULE: ./lib/worlds/programs/javascript-tools.js


/**
 * Tools in JavaScript: a module that exports `tools`. Its state is changed in place; what a call throws undoes it. Throws Fault
 * `validation_failed` for a state that is too large.
 */
function javaScriptTools(world, code, ports) {
    return (0,(own_tools ??= __webpack_require__(73647))/* ownTools */.m)(world, code, javaScriptSessions((0,(own_tools ??= __webpack_require__(73647))/* sessionCode */.A)(world, code), ports));
}


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


/***/ })

};
