export const id = 4704;
export const ids = [4704];
export const modules = {

/***/ 25167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   io: () => (/* binding */ withRenamedFiles),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__;

/** Whether a check, or one under it, names a file. */
function namesFile(checks) {
    return checks !== undefined && filesIn(checks).length > 0;
}
/**
 * Checks with what their files hold in the place of their paths, so that a changed file is a changed case; `modules` are files that
 * are part of the case and stand in no check, since they are run where they are. `say` takes what is wrong with the text of a file. The
 * checks themselves stay as they are.
 */
async function withFiles(checks, path, { readText, findFile }, say) {
    const modules = [];
    const copy = structuredClone(checks); // Plain values: they come from a file.
    for (const { holder, key, file, path: inside, isAsItIs } of filesIn(copy)) {
        const place = [...path, ...inside];
        if (isAsItIs === true) {
            holder[key] = (await findFile(file, place)) ?? file;
            continue;
        }
        const read = await readText(file, place);
        if (read === undefined)
            continue;
        const value = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(90693)).findKind)(key)?.kind.file?.read(read.text, { path: read.path, value: holder[key] });
        if (value === undefined)
            continue;
        if ('problem' in value)
            say(place, file, value.problem);
        else {
            holder[key] = value.value;
            if (value.isRunInPlace === true)
                modules.push(read);
        }
    }
    return { checks: copy, modules };
}
/** Checks whose files are named from elsewhere: each path as `renamed` has it. */
function withRenamedFiles(checks, renamed) {
    const copy = structuredClone(checks); // Plain values.
    for (const { holder, key, file } of filesIn(copy)) {
        const value = holder[key];
        holder[key] = typeof value === 'string' ? renamed(file) : { ...value, file: renamed(file) };
    }
    return copy;
}
/** The files that checks name, those under them included. */
function filesNamed(checks) {
    return filesIn(checks);
}
function filesIn(checks) {
    return checks.flatMap((check, index) => filesOf(check, [index]));
}
function filesOf(check, path) {
    if (typeof check !== 'object' || check === null || Array.isArray(check))
        return [];
    const holder = check; // An object that is no list.
    return Object.keys(holder).flatMap((key) => {
        const value = holder[key];
        const place = [...path, key];
        if (key === 'when')
            return filesOf(value, place);
        const kind = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(90693)).findKind)(key)?.kind;
        const file = kind?.file?.of(value);
        if (file !== undefined)
            return [{ holder, key, file, path: place }];
        const below = (kind?.members?.(value) ?? []).flatMap(({ step, check: inner }) => 
        // A check without a step of its own shares the object of the value.
        filesOf(step.length === 0 ? value : inner, [...place, ...step]));
        return [...asTheyAre(kind?.files?.(value) ?? [], value, place), ...below];
    });
}
function asTheyAre(named, value, place) {
    return named.map(({ step, file }) => {
        let holder = value; // Lists too: a number is a key of them.
        for (const key of step.slice(0, -1))
            holder = holder[key]; // The kind says that it leads there.
        return { holder, key: String(step.at(-1)), file, path: [...place, ...step], isAsItIs: true };
    });
}


/***/ }),

/***/ 5956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ requestChecks)
/* harmony export */ });
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _check_problems_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _make_checks_js__WEBPACK_IMPORTED_MODULE_2__;



/**
 * Makes the checks of a request, each list with its path in it: those beside the items of a batch and those of the item are one list with
 * one row of names. `taken` are the names of the scorers beside them.
 */
async function requestChecks(lists, taken, registry) {
    const isScorer = (name) => registry.find(name) !== undefined;
    const given = lists.flatMap(({ checks, path }) => (checks === undefined ? [] : [{ checks, path }]));
    const found = await Promise.all(given.map(({ checks, path }) => (0,(_check_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(93390))/* .checkProblems */ .X)(checks, path, { isScorer })));
    const problems = found.flat().map(({ path, message }) => ({
        path: (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path),
        code: 'invalid_field',
        field: 'checks',
        message: worded(path, message),
    }));
    if (problems.length > 0)
        return { scorers: [], problems };
    const scorers = (0,(_make_checks_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86463))/* .makeChecks */ .K)(given.flatMap(({ checks }) => checks), registry.services, taken);
    const places = given.flatMap(({ checks, path }) => checks.map((_, index) => (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10043))/* .pathText */ .LF)([...path, index])));
    const broken = await Promise.all(scorers.map(async ({ name, verify }, index) => {
        const place = places[index] ?? 'checks';
        return ((await verify?.()) ?? []).map((message) => ({
            path: place,
            code: 'invalid_field',
            field: 'checks',
            message: `${place}: ${name}: ${message}`,
        }));
    }));
    return { scorers, problems: broken.flat() };
}
/** `checks[0].contains must not be empty`, and `checks[0]: the pattern …`. */
const worded = (path, message) => `${(0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path)}${message.startsWith(':') ? '' : ' '}${message}`;


/***/ }),

/***/ 72984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ preflight)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _scorers_by_name_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _empty_answer_js__WEBPACK_IMPORTED_MODULE_1__;



/** Of a batch whose every item lacks a field nobody reads more; the rest is counted. */
const MOST_PROBLEMS = 1000;
/** Aliases of measured values take thresholds in their own unit; everything else takes 0 to 1 (contract 9). */
function thresholdProblems(scorers, threshold) {
    if (threshold === undefined || threshold <= 1)
        return [];
    if (scorers.length > 0 && scorers.every((scorer) => scorer.name === 'latency_ms'))
        return [];
    return [
        {
            path: 'threshold',
            code: 'invalid_field',
            field: 'threshold',
            message: `threshold ${threshold} is above 1; scores go from 0 to 1 (only latency_ms takes milliseconds)`,
        },
    ];
}
/** The scorers of a request, or one Fault with every unknown name, missing field and bad threshold (metrics.md 0.3). A blank output is no missing one (contract 5). */
function preflight(subjects, names, registry) {
    const { scorers, problems } = (0,(_scorers_by_name_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(34813))/* .resolveScorers */ .K)([...new Set(names)], registry);
    const all = problems.map((problem) => ({ ...problem, path: problem.path || 'scorers' }));
    // What is wrong with the checks beside the items of a batch is said once.
    const said = new Set();
    for (const { subject, path, threshold, checks } of subjects) {
        all.push(...(checks?.problems ?? []).filter(({ message }) => !said.has(message)));
        for (const { message } of checks?.problems ?? [])
            said.add(message);
        all.push(...thresholdProblems(scorers, threshold).map((problem) => prefixed(path, problem)));
        for (const scorer of [...scorers, ...(checks?.scorers ?? [])]) {
            const seen = typeof subject === 'function' ? subject(scorer) : subject;
            all.push(...scorer.check((0,(_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(52469))/* .asAnswered */ .KL)(seen)).map((problem) => prefixed(path, problem)));
        }
    }
    if (all.length > 0) {
        const first = all[0];
        const more = all.length === 1 ? '' : ` (and ${all.length - 1} more)`;
        const shown = all.slice(0, MOST_PROBLEMS);
        if (shown.length < all.length)
            shown.push({ path: '', message: `and ${all.length - shown.length} more` });
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${first.message}${more}`, {
            where: first.path,
            hint: first.hint ??
                (first.field === 'checks'
                    ? 'Correct the checks (docs/checks.md shows every kind); nothing was judged.'
                    : 'Add the named fields or leave the scorer out; nothing was judged.'),
            problems: shown,
        });
    }
    return scorers;
}
function prefixed(path, problem) {
    const field = problem.path || problem.field || '';
    return { ...problem, path: path === '' ? field : field === '' ? path : `${path}.${field}` };
}


/***/ }),

/***/ 49432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ scoringFor)
/* harmony export */ });
/* harmony import */ var _judges_no_judge_js__WEBPACK_IMPORTED_MODULE_0__;

/** The judge that these scorers need, and the settings: where none of them asks one, none is made, and no key has to be there. */
async function scoringFor(engine, scorers) {
    if (scorers.some(({ deterministic }) => !deterministic))
        return engine.scoring();
    return { judge: (_judges_no_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85103))/* .noJudge */ .J, settings: await engine.settings() };
}


/***/ }),

/***/ 57301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be notified is a warning.
 */
async function announce(engine, announcement) {
    const { redact } = engine.options;
    try {
        const webhooks = engine.webhooks();
        const sent = await webhooks.send(
        // The union of events does not survive the copy in the type; the event and the shape of its data stay as they are.
        redact === undefined
            ? announcement
            : { ...announcement, data: (0,(_webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(73880))/* .withTexts */ .j8)(announcement.data, redact) });
        if (sent > 0 && !webhooks.longLived())
            engine.inBackground(webhooks.settled());
    }
    catch (error) {
        engine.warn(`webhooks were not told of ${announcement.event}: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .faultLine */ .z9)((0,(_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error))}`);
    }
}


/***/ }),

/***/ 85103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noJudge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48277);


/** Stands where nothing asks a judge: no key is looked for, and a question to it is a bug. */
const noJudge = {
    id: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JUDGE */ .Qo,
    mode: 'offline',
    model: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JUDGE */ .Qo,
    async fill({ key }) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', 'a judge was asked where none was needed', {
            where: key,
            hint: 'This is a bug in Assay. Please report it with the command you ran.',
        });
    },
};


/***/ }),

/***/ 27591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Th: () => (/* binding */ BODY_LIMIT),
  $Z: () => (/* binding */ DOCUMENTS_LIMIT),
  qN: () => (/* binding */ begin),
  T1: () => (/* binding */ call),
  h9: () => (/* binding */ defineOperation),
  c9: () => (/* binding */ defineWatched),
  ni: () => (/* binding */ start)
});

// UNUSED EXPORTS: checked

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/schema/without-nulls.js
var without_nulls;
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest;
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
;// CONCATENATED MODULE: ./lib/operations/misspelt-keys.js



/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
function misspeltKeys(schema, value) {
    return (0,(unknown_keys ??= __webpack_require__(5354))/* unknownKeys */.v)(schema, value).flatMap(({ path, key, known }) => {
        const holder = path.reduce((here, step) => Reflect.get(Object(here), step), value);
        const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(key, known.filter((name) => !Object.hasOwn(Object(holder), name)));
        if (close === null)
            return [];
        return [
            {
                path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...path, key]),
                message: `unknown field "${key}", did you mean "${close}"?`,
                hint: `Rename "${key}" to "${close}".`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/operations/define-operation.js
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





const MIB = 1_048_576;
/** Largest body of most requests in bytes, and of those that are a list of documents (contract 9). */
const BODY_LIMIT = MIB;
const DOCUMENTS_LIMIT = 32 * MIB;
function defineOperation(operation) {
    return operation;
}
/** An operation that is started and finished at once where it is called. */
function defineWatched(operation) {
    return {
        ...operation,
        async run(input, engine, options) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                // Border: every option beyond those of a call is optional.
                const started = __addDisposableResource(env_1, await operation.start(input, engine, options), true);
                return (await started.finish()).response;
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
        },
    };
}
/**
 * The one way in: checks the request, runs the operation, checks the answer. A bad request is one Fault
 * `validation_failed` with every problem (path and message); unknown fields are ignored unless they look like a misspelt
 * known one (contract 9).
 */
async function call(operation, raw, engine, options = {}) {
    const answer = await operation.run(checked(operation, raw), engine, options);
    return operation.output.parse(answer);
}
/** The same way in for whoever does not wait: the answer of what goes on in the background. */
async function begin({ begin: run, ...operation }, raw, engine) {
    return call({ ...operation, run: run ?? operation.run }, raw, engine);
}
/** The same way in for whoever watches the work: checks the request, and hands over what is ready to go. */
async function start(operation, raw, engine, options) {
    return operation.start(checked(operation, raw), engine, options);
}
/** A client may look for its own among them; an answer much larger than its request helps nobody. */
const MOST_PROBLEMS = 1000;
/** A request as the operation takes it, with its defaults; `null` is a field left out. Fault `validation_failed` with every problem. */
function checked(operation, given) {
    const raw = (0,(without_nulls ??= __webpack_require__(61096))/* withoutNulls */.L)(operation.input, given);
    const parsed = operation.input.safeParse(raw);
    const misspelt = misspeltKeys(operation.input, raw);
    const found = [
        ...misspelt,
        ...closedKeys(parsed.error, misspelt),
        ...(parsed.success
            ? []
            : (0,(value_problems ??= __webpack_require__(10043))/* requestProblems */.iN)(parsed.error, raw).map(({ path, message, word, known }) => ({
                path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path),
                message: `${message}${word === undefined ? '' : (0,(suggest ??= __webpack_require__(98610))/* suggest */.Z)(word, known ?? [])}`,
            }))),
    ];
    const problems = (0,(errors ??= __webpack_require__(452))/* firstProblems */.fr)(found, MOST_PROBLEMS);
    const first = problems[0];
    if (first !== undefined || !parsed.success)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map((one) => (one.path === '' ? one.message : `${one.path}: ${one.message}`)).join('; '), {
            where: `${operation.name} request${first?.path ? `, field ${first.path}` : ''}`,
            hint: first?.hint ?? `See the request of ${operation.method} ${operation.path}.`,
            problems,
        });
    return parsed.data;
}
/** Keys that an object with a fixed choice of keys does not have, such as a credential of another provider, where no likely one is meant. */
function closedKeys(error, misspelt) {
    const named = new Set(misspelt.map(({ path }) => path));
    return (error?.issues ?? []).flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys
            .map((key) => ({
            path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...issue.path.map(String), key]),
            message: `"${key}" is not known here`,
        }))
            .filter(({ path }) => !named.has(path))
        : []);
}


/***/ }),

/***/ 40268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ (agentUsage ?? agentUsage$made()))
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

/** Tokens and money of one agent answer; null where it is unknown. */
var agentUsage;
function agentUsage$made() { return agentUsage = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    input_tokens: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('Tokens that the agent read.'),
    output_tokens: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('Tokens that the agent wrote.'),
    cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).nullish().describe('What it cost, in US dollars.'),
}); }


/***/ }),

/***/ 10008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LO: () => (/* binding */ (evaluateRequest ?? evaluateRequest$made())),
  LB: () => (/* binding */ (evaluateResponse ?? evaluateResponse$made())),
  bc: () => (/* binding */ (subject ?? subject$made()))
});

// UNUSED EXPORTS: judgedBySomething

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/agent-usage.js
var agent_usage;
// EXTERNAL MODULE: ./lib/schema/check.js
var check;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
;// CONCATENATED MODULE: ./lib/schema/message.js

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
var message;
function message$made() { return message = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    role: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['user', 'assistant', 'system', 'tool']).describe('Who speaks.'),
    content: (schemas ??= __webpack_require__(88343))/* string */.YjP().describe('What is said.'),
    context: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional().describe('Passages that belong to this turn alone.'),
}); }

// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name;
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result;
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call;
// EXTERNAL MODULE: ./lib/schema/trace.js
var trace;
// EXTERNAL MODULE: ./lib/schema/workspaces/workspace.js
var workspace;
;// CONCATENATED MODULE: ./lib/schema/evaluation.js










/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
var subject;
function subject$made() { return subject = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    input: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the user asked.'),
    output: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the agent answered.'),
    expected_behavior: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What a good answer does, in plain sentences.'),
    context: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()).optional().describe('Passages that the answer is to be based on.'),
    ground_truth: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Reference answer or facts that the answer is compared with.'),
    conversation_history: (schemas ??= __webpack_require__(88343))/* array */.YOg((message ?? message$made())).optional().describe('The conversation, oldest entry first.'),
    agent_plan: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('The plan that the agent made.'),
    tool_calls: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolCall */.LW)
        .optional()
        .describe('Tools that the agent called. An empty list: none. Left out: unknown.'),
    role: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('Role of the agent in a sentence.'),
    system_prompt: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('System prompt of the agent, as its instructions.'),
    domain: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('What the agent is there for, for `misuse`.'),
    allowed_topics: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP())
        .optional()
        .describe('Topics that the agent may speak about, for `topic_adherence`.'),
    advice_types: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP())
        .optional()
        .describe('Kinds of advice that the agent must not give. Left out: `non_advice` looks for medical, financial and legal advice.'),
    expected_tools: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* expectedTool */.vc).optional().describe('Tools that the agent should have called.'),
    available_tools: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolDescription */.HG).optional().describe('Tools that the agent could have called.'),
    latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('How long the answer took, in milliseconds, for `latency_ms`.'),
    usage: (agent_usage ??= __webpack_require__(40268))/* agentUsage */.h
        .optional()
        .describe('What the answer took, in tokens and US dollars, for checks of them.'),
    workspace: (workspace ??= __webpack_require__(56023))/* workspaceEvidence */.$W
        .optional()
        .describe('What the answer left behind in its workspace, for checks of files, commands and changes.'),
    spans: (schemas ??= __webpack_require__(88343))/* array */.YOg((trace ??= __webpack_require__(85070))/* seenSpan */.oy)
        .max((trace ??= __webpack_require__(85070))/* MOST_SPANS */.Ud)
        .optional()
        .describe('Spans that were traced for the answer, in the order in which they began, for `spans`. Left out: unknown.'),
    state: (common ??= __webpack_require__(86462))/* freeObject */.oR.optional().describe('What the answer left behind, for checks of `state…`.'),
}); }
/** Without scorers there have to be checks. */
function judgedBySomething(value, context) {
    const { scorers, checks } = value; // Half-read: only whether they are there.
    if (scorers === undefined && checks === undefined)
        context.addIssue({ code: 'custom', path: ['scorers'], message: 'is required (or checks)' });
}
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
var evaluateRequest;
function evaluateRequest$made() { return evaluateRequest = (subject ?? subject$made())
    .extend({
    turn_id: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .optional()
        .describe('Id of a turn of a stored run to judge again; fields that are given beside it win over those of the turn.'),
    scorers: (schemas ??= __webpack_require__(88343))/* array */.YOg((scorer_name ??= __webpack_require__(47655))/* scorerName */.W7)
        .min(1)
        .optional()
        .describe('Built-in names, aliases or ids of custom scorers; one result each. May be left out where there are `checks`.'),
    checks: (check ??= __webpack_require__(51283))/* checks */.AV.optional(),
    threshold: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('Lowest score that passes; above 1 it is the budget of `latency_ms` in milliseconds. Left out: that of the scorer, else 0.7.'),
})
    .superRefine(judgedBySomething, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu)
    .meta({ anyOf: [{ required: ['scorers'] }, { required: ['checks'] }] }); }
/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
var evaluateResponse;
function evaluateResponse$made() { return evaluateResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    evaluation_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    overall_pass: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    results: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (scorer_result ??= __webpack_require__(60133))/* scorerResult */.sp),
    errors: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (scorer_result ??= __webpack_require__(60133))/* scorerError */.Tz).optional(),
}); }


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bare),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Keys of `value` that `schema` has no word for, at every depth. Zod's own strict objects would stop at the first wrong level
 * and hide other problems; this looks everywhere and never fails. Free objects are not looked into.
 */
function unknownKeys(schema, value) {
    const found = [];
    look(schema, value, [], found);
    return found;
}
/** `path` is one array that grows and shrinks with the walk; it is copied only for what is found. */
function look(schema, value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const inner = bare(schema);
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodUnion */ .fZ7) {
        const option = inner.options
            .map(bare)
            .find((one) => isContainer(one) && one instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA === Array.isArray(value));
        if (option !== undefined)
            look(option, value, path, found);
    }
    else if (Array.isArray(value)) {
        if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA)
            for (let index = 0; index < value.length; index++)
                within(inner.element, value[index], index, path, found);
    }
    else if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH)
        lookIntoObject(inner, value, path, found);
    else if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S)
        lookIntoRecord(inner, value, path, found);
}
function within(schema, value, step, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    path.push(step);
    look(schema, value, path, found);
    path.pop();
}
function lookIntoObject(schema, value, path, found) {
    const { shape } = schema;
    const catchall = schema.def.catchall;
    const open = catchall !== undefined && !(catchall instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodNever */ .iSc);
    const record = value;
    for (const key of Object.keys(record)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field !== undefined)
            within(field, record[key], key, path, found);
        else if (!open)
            found.push({ path: [...path], key, known: Object.keys(shape) });
    }
}
function lookIntoRecord(schema, value, path, found) {
    const names = schema.keyType instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : undefined;
    for (const [key, entry] of Object.entries(value)) {
        if (names !== undefined && !names.includes(key))
            found.push({ path: [...path], key, known: names });
        // The value type of a record is a schema; its own type is wider.
        else
            within(schema.valueType, entry, key, path, found);
    }
}
function isContainer(schema) {
    return schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH || schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodArray */ .naA || schema instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S;
}
/** The schema below optional, nullable and default wrappers. */
function bare(schema) {
    let inner = schema;
    while (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodOptional */ .IiU ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodNullable */ .l1C ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodDefault */ .XiL ||
        inner instanceof (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .ZodPrefault */ .xgV)
        inner = inner.unwrap();
    return inner;
}


/***/ }),

/***/ 61096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withoutNulls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * A request without the fields that are `null` and may be left out: many clients write those down so. A field that has to be there, or for
 * which `null` is a value, keeps it, and so does what is free: metadata, arguments and results of tools, entries of lists and maps. Copies
 * only what it changes.
 */
function withoutNulls(schema, value) {
    if (typeof value !== 'object' || value === null)
        return value;
    const inner = (0,(_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5354))/* .bare */ .$)(schema);
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodUnion */ .fZ7)
        return inner.options.reduce((left, option) => withoutNulls(option, left), value);
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodPipe */ .utH)
        return withoutNulls(inner.in, value);
    if (Array.isArray(value)) {
        if (!(inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodArray */ .naA))
            return value;
        const entries = value.map((entry) => withoutNulls(inner.element, entry));
        return entries.some((entry, at) => entry !== value[at]) ? entries : value;
    }
    if (inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodRecord */ .b8S)
        // The value type of a record is a schema; its own type is wider.
        return changed(value, (entry) => withoutNulls(inner.valueType, entry));
    if (!(inner instanceof (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .ZodObject */ .bvH))
        return value;
    return changed(value, (entry, key) => {
        const field = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
        if (field === undefined)
            return entry;
        return entry === null && isAbsence(field) ? undefined : withoutNulls(field, entry);
    });
}
/** `null` can only mean that the field is not there. */
const isAbsence = (field) => (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(43852))/* .safeParse */ .xL(field, undefined).success && !(zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(43852))/* .safeParse */ .xL(field, null).success;
/** What `change` turns to undefined is left out. */
function changed(value, change) {
    const entries = Object.entries(value).map(([key, entry]) => [key, change(entry, key), entry]);
    if (entries.every(([, after, before]) => after === before))
        return value;
    const left = entries.filter(([, after, before]) => after !== undefined || before === undefined);
    return Object.fromEntries(left.map(([key, after]) => [key, after]));
}


/***/ }),

/***/ 34813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveScorers)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__;

/** The scorers of a request by name, and a problem for every name that is none. */
function resolveScorers(names, registry) {
    const scorers = [];
    const problems = [];
    for (const [index, name] of names.entries()) {
        const scorer = registry.find(name);
        if (scorer)
            scorers.push(scorer);
        else
            problems.push(unknownScorer(name, index, registry, problems));
    }
    return { scorers, problems };
}
/** The list of all names is given once: with many unknown ones it would bury them. */
function unknownScorer(name, index, registry, before) {
    const problem = { path: `scorers[${index}]`, code: 'unknown_scorer', scorer: name, field: 'scorers' };
    if (registry.isCheck(name))
        return {
            ...problem,
            message: `"${name}" is a check, not a scorer.`,
            hint: `Write it under checks: checks: [{ ${name}: … }].`,
        };
    const meant = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(name, registry.names());
    if (meant !== null)
        return {
            ...problem,
            message: `There is no scorer "${name}". Did you mean "${meant}"?`,
            hint: `Write "${meant}".`,
        };
    const list = `Scorers are ${registry.names().join(', ')}.`;
    const said = before.some((one) => one.hint === list);
    return { ...problem, message: `There is no scorer "${name}".`, ...(said ? {} : { hint: list }) };
}


/***/ }),

/***/ 85351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ labelledThreshold),
/* harmony export */   aV: () => (/* binding */ DEFAULT_THRESHOLD)
/* harmony export */ });
/* unused harmony export ANY_FAULT_THRESHOLDS */
/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/**
 * Scorers for which a single fault is bad, whatever share of the whole it is: one tool that was not called, one wrong argument, one piece of
 * personal data or secret. By these thresholds people label, and runs judge where nothing else is named; the catalogue shows them.
 */
var ANY_FAULT_THRESHOLDS;
function ANY_FAULT_THRESHOLDS$made() { return ANY_FAULT_THRESHOLDS = {
    argument_correctness: 1,
    pii_leakage: 1,
    tool_correctness: 1,
}; }
/** The threshold at which a scorer parts what people call good from what they call bad: the one that the cuts speak of. */
function labelledThreshold(scorer) {
    return ((Object.hasOwn((ANY_FAULT_THRESHOLDS ?? ANY_FAULT_THRESHOLDS$made()), scorer) ? (ANY_FAULT_THRESHOLDS ?? ANY_FAULT_THRESHOLDS$made())[scorer] : undefined) ??
        DEFAULT_THRESHOLD);
}


/***/ }),

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/**
 * Arithmetic mean with compensated summation (Kahan 1965, in Neumaier's form, which also survives a term larger than the
 * sum so far), so the order of 100,000 scores does not show in the last digits. RangeError for no numbers:
 * there is no such value.
 */
function mean(values) {
    let sum = 0;
    let lost = 0;
    let count = 0;
    for (const value of values) {
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
        count += 1;
    }
    if (count === 0)
        throw new RangeError('mean: no numbers');
    return (sum + lost) / count;
}


/***/ }),

/***/ 98610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__;

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
function suggest(word, known) {
    const close = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(word, known);
    return close === null ? '' : ` (did you mean "${close}"?)`;
}


/***/ }),

/***/ 20536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__;

/** Case and separators do not count: `Answer-Relevancy` means `answer_relevancy`. */
const bare = (word) => word.toLowerCase().replace(/[-_ .]/g, '');
/** Beyond this length nothing is a typing mistake, and the comparison would cost its square. */
const LONGEST = 200;
/** The candidate a mistyped word most likely means, or null when none is close: at most a third of its letters differ. */
function didYouMean(word, candidates) {
    if (word.length === 0 || word.length > LONGEST)
        return null;
    const plain = bare(word);
    const limit = Math.max(1, Math.floor(word.length / 3));
    let best = null;
    let least = limit + 1;
    for (const candidate of candidates) {
        if (plain !== '' && bare(candidate) === plain)
            return candidate;
        if (Math.abs(candidate.length - word.length) > limit)
            continue;
        const apart = swapped(plain, bare(candidate)) ? 1 : (0,(fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(21916))/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best;
}
/** Two neighbouring letters changed places: one slip of the fingers, which plain edit distance counts as two. */
function swapped(one, other) {
    if (one.length !== other.length)
        return false;
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return (one[at] !== undefined &&
        one[at] === other[at + 1] &&
        one[at + 1] === other[at] &&
        one.slice(at + 2) === other.slice(at + 2));
}


/***/ })

};
