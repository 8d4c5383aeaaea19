export const id = 1278;
export const ids = [1278];
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

/***/ 92091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runThreshold)
/* harmony export */ });
/* harmony import */ var _scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * What passes in a run where neither the case nor the turn says: what the settings say for this very scorer, else its own file, else
 * the settings for all, else 1 where any fault is bad, else 0.7 (contract 4). Evaluations and batches do not ask: there it is 0.7 (interface 4.2).
 */
function runThreshold({ name, threshold }, { thresholds, threshold: forAll }) {
    const named = Object.hasOwn(thresholds, name) ? thresholds[name] : undefined;
    return named ?? threshold ?? forAll ?? (0,(_scorers_sureness_labelled_threshold_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(85351))/* .labelledThreshold */ .RQ)(name);
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ resources),
/* harmony export */   Y0: () => (/* binding */ withResources),
/* harmony export */   jd: () => (/* binding */ owning)
/* harmony export */ });
/** Nothing yet. */
function resources() {
    const open = [];
    return {
        atClose: (close) => void open.push(close),
        async close() {
            const problems = [];
            for (let close = open.pop(); close !== undefined; close = open.pop())
                try {
                    await close();
                }
                catch (error) {
                    problems.push(error);
                }
            if (problems.length > 0)
                throw problems[0];
        },
    };
}
/** Makes something that owns what it opened. Where it cannot be made, all that was opened for it is closed again. */
async function owning(make) {
    const open = resources();
    try {
        return await make(open);
    }
    catch (error) {
        // What cannot be closed either is a consequence, and the cause says more.
        await open.close().catch(() => undefined);
        throw error;
    }
}
/**
 * Does work with what is opened for it, all of which is closed at its end. What went wrong in the work says more than what cannot be
 * closed after it; where the work was done, the first of what cannot be closed is thrown.
 */
function withResources(work) {
    return owning(async (open) => {
        const done = await work(open);
        await open.close();
        return done;
    });
}


/***/ }),

/***/ 40944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Pg: () => (/* binding */ writeJob),
/* harmony export */   Yl: () => (/* binding */ (job ?? job$made())),
/* harmony export */   Zw: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_1__;


/** What was begun over the service and has not come to its end; it goes on when the service starts again. */
var job;
function job$made() { return job = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    /** Of what it makes: a run, an experiment, an optimization, a batch. */
    id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    kind: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['run', 'experiment', 'optimization', 'batch']),
    /** As it was checked, with its defaults. */
    request: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J(),
    /** What was answered, where it cannot be read from what is stored: without addresses, which change with the service. */
    answer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .unknown */ .L5J().optional(),
    created_at: (_schema_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
}); }
/** Resolves when the job would survive the death of this process. */
async function writeJob(engine, written) {
    const whole = { ...written, created_at: new Date(engine.ports.clock.now()).toISOString() };
    await (await engine.store()).create('jobs', whole.id, whole);
    return whole;
}
/** The job of this id; undefined when there is none, or none that can be read. */
async function jobOf(engine, id) {
    return (job ?? job$made()).safeParse(await (await engine.store()).get('jobs', id)).data;
}
/** It has come to its end, whatever that was. */
async function endJob(engine, id) {
    await (await engine.store()).remove('jobs', id);
}


/***/ }),

/***/ 85103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ (noJudge ?? noJudge$made()))
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__;


/** Stands where nothing asks a judge: no key is looked for, and a question to it is a bug. */
var noJudge;
function noJudge$made() { return noJudge = {
    id: (_schema_run_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20968))/* .NO_JUDGE */ .Qo,
    mode: 'offline',
    model: (_schema_run_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20968))/* .NO_JUDGE */ .Qo,
    async fill({ key }) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('internal', 'a judge was asked where none was needed', {
            where: key,
            hint: 'This is a bug in Assay. Please report it with the command you ran.',
        });
    },
}; }


/***/ }),

/***/ 69622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ (createExperiment ?? createExperiment$made()))
/* harmony export */ });
/* harmony import */ var _jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;



/**
 * POST /v1/experiments (interface 4.5). Answers when the experiment is complete; what was played stays in the state whatever happens.
 * Begun in the background it is `pending` first, and goes on after a restart.
 */
var createExperiment;
function createExperiment$made() { return createExperiment = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineWatched */ .c9)({
    name: 'create-experiment',
    method: 'POST',
    path: '/v1/experiments',
    tag: 'experiments',
    status: 201,
    summary: 'Compare configurations of an agent.',
    access: 'account',
    lifetime: 'service',
    input: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .createExperimentRequest */ .r2,
    output: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .experimentResponse */ .jz,
    async start(request, engine, options) {
        const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(7065), __webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(3308), __webpack_require__.e(1961), __webpack_require__.e(9000), __webpack_require__.e(9350), __webpack_require__.e(2822), __webpack_require__.e(2512), __webpack_require__.e(3274), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 93274));
        return startExperiment(engine, request, options);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('exp_');
        const stored = await (await engine.store()).get('experiments', id);
        if ((await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, id)) !== undefined || (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .experimentResponse */ .jz.safeParse(stored).data?.results)
            return { experiment_id: id, status: 'pending' };
        engine.live().requireQueueSpace('experiment');
        // Before the start, which takes the lock: then an id that was drawn is either answered or free.
        await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .writeJob */ .Pg)(engine, { id, kind: 'experiment', request });
        try {
            const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(7065), __webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(3308), __webpack_require__.e(1961), __webpack_require__.e(9000), __webpack_require__.e(9350), __webpack_require__.e(2822), __webpack_require__.e(2512), __webpack_require__.e(3274), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 93274));
            const { experimentBehind } = await Promise.all(/* import() */[__webpack_require__.e(7065), __webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(3308), __webpack_require__.e(1961), __webpack_require__.e(9000), __webpack_require__.e(9350), __webpack_require__.e(2822), __webpack_require__.e(2512), __webpack_require__.e(3274), __webpack_require__.e(4911)]).then(__webpack_require__.bind(__webpack_require__, 37507));
            const started = await startExperiment(engine, request, { id, signal: engine.live().stopping });
            engine.inBackground(experimentBehind(engine, id, { start: async () => started, abandon: () => started.close() }));
        }
        catch (error) {
            await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .endJob */ .Lt)(engine, id);
            throw error;
        }
        return { experiment_id: id, status: 'pending' };
    },
}); }


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

/***/ 93361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JR: () => (/* binding */ DEFAULT_RUNS_PER_VARIANT),
  u2: () => (/* binding */ coherentExperiment),
  r2: () => (/* binding */ (createExperimentRequest ?? createExperimentRequest$made())),
  $8: () => (/* binding */ (experimentFields ?? experimentFields$made())),
  jz: () => (/* binding */ (experimentResponse ?? experimentResponse$made())),
  bZ: () => (/* binding */ (storedExperiment ?? storedExperiment$made())),
  Ox: () => (/* binding */ (variant ?? variant$made()))
});

// UNUSED EXPORTS: experimentConfig, experimentContrast, experimentLook, scope, statisticalAnalysis, variantResult

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/common.js
var common;
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name;
// EXTERNAL MODULE: ./lib/schema/workspaces/workspace.js
var workspace;
;// CONCATENATED MODULE: ./lib/schema/workspaces/variant-files.js


const FILES = 'Files by their paths in the workspace, laid into it before the attempt; `null` takes one away.';
/** What a variant of an experiment lays into workspaces. */
var variantFiles;
function variantFiles$made() { return variantFiles = (schemas ??= __webpack_require__(88343))/* record */.g1P((workspace ??= __webpack_require__(56023))/* pathInside */._l, (schemas ??= __webpack_require__(88343))/* union */.KCZ([
    (schemas ??= __webpack_require__(88343))/* object */.Ikc({ text: (schemas ??= __webpack_require__(88343))/* string */.YjP().max(1_000_000).describe('What the file holds.') }),
    (schemas ??= __webpack_require__(88343))/* null */.chJ().describe('The file is taken away.'),
])); }

;// CONCATENATED MODULE: ./lib/schema/experiment.js




/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
var variant;
function variant$made() { return variant = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name')
        .describe('Name of the variant, by which results are listed; each only once.'),
    config: (schemas ??= __webpack_require__(88343))/* object */.Ikc({
        system_prompt: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional().describe('System prompt of this variant.'),
        model: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).optional().describe('Model of this variant.'),
        temperature: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(2).optional().describe('Sampling temperature of this variant.'),
        tool_descriptions: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP().min(1), (schemas ??= __webpack_require__(88343))/* string */.YjP())
            .optional()
            .describe('Descriptions of tools by name, in place of their own: of tools of the world that a case is played in, and of `invocation.tools` of a model.'),
        files: (variantFiles ?? variantFiles$made()).optional().describe(FILES),
    })
        .describe('What this variant has in place of what the agent has. Empty: the agent as it is.'),
}); }
/** Interface 4.5 with the extensions of contract 9. */
var experimentConfig;
function experimentConfig$made() { return experimentConfig = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    runs_per_variant: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Number of attempts at each case with each variant. Left out: up to 10, with interim looks that may end the experiment earlier.'),
    randomize: (schemas ??= __webpack_require__(88343))/* boolean */.zMY()
        .default(true)
        .describe('Whether attempts are shuffled. `false`: in the order of the file.'),
    primary_metric: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .optional()
        .describe('The metric that decides, one of `metrics` or `pass_rate`; choose it before you look. Left out: `pass_rate`.'),
    baseline: (schemas ??= __webpack_require__(88343))/* string */.YjP()
        .min(1)
        .optional()
        .describe('Name of the variant to beat. Left out: the one named `baseline`, `control`, `original` or `a`, else the first.'),
    seed: (schemas ??= __webpack_require__(88343))/* number */.aig().int().optional().describe('Seed of the order; the same seed gives the same order.'),
    sequential: (schemas ??= __webpack_require__(88343))/* boolean */.zMY()
        .optional()
        .describe('Whether interim looks may end the experiment early, with a clear winner or with no hope of one. Left out: only without `runs_per_variant`.'),
    min_effect: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .positive()
        .optional()
        .describe('Smallest difference of the primary metric that is worth having; a smaller one makes no winner.'),
    max_cost_usd: (schemas ??= __webpack_require__(88343))/* number */.aig()
        .min(0)
        .optional()
        .describe('Budget of agent and judge together, in US dollars; the lower of this and `judge.max_cost_usd` holds.'),
}); }
var experimentFields;
function experimentFields$made() { return experimentFields = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Name shown in reports.'),
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP().min(1).describe('Id of the agent whose variants are compared.'),
    variants: (schemas ??= __webpack_require__(88343))/* array */.YOg((variant ?? variant$made())).min(2).describe('What is compared: two variants or more.'),
    test_case_ids: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP().min(1))
        .min(1)
        .describe('Ids of the cases to run. Six or more say something about other cases, twenty or more find differences that are not huge.'),
    metrics: (schemas ??= __webpack_require__(88343))/* array */.YOg((scorer_name ??= __webpack_require__(47655))/* scorerName */.W7)
        .min(1)
        .describe('What is measured: scorers (built-in, aliases or custom), `latency_ms`, `cost_usd`, `pass_rate`. An attempt passes when all scorers named here and the checks of its turns pass; where none is named, the scorers of the case judge.'),
    config: (experimentConfig ?? experimentConfig$made()).prefault({}).describe('How it is run and what decides.'),
}); }
/** What an experiment must not contradict; tolerant of half-read input, so that it can report beside other problems. */
function coherentExperiment(value, context) {
    const seen = new Set();
    const variants = Array.isArray(value.variants) ? value.variants : [];
    variants.forEach((entry, index) => {
        if (entry?.name !== undefined && seen.has(entry.name))
            context.addIssue({
                code: 'custom',
                path: ['variants', index, 'name'],
                message: `two variants are named "${entry.name}"`,
            });
        seen.add(entry?.name);
    });
    const { baseline, primary_metric: primary } = value.config ?? {};
    if (baseline !== undefined && !seen.has(baseline))
        context.addIssue({
            code: 'custom',
            path: ['config', 'baseline'],
            message: `no variant is named "${baseline}"`,
        });
    if (primary !== undefined &&
        primary !== 'pass_rate' &&
        !(Array.isArray(value.metrics) && value.metrics.includes(primary)))
        context.addIssue({
            code: 'custom',
            path: ['config', 'primary_metric'],
            message: `"${primary}" is neither pass_rate nor one of the metrics`,
        });
}
/** Request body of POST /v1/experiments. */
var createExperimentRequest;
function createExperimentRequest$made() { return createExperimentRequest = (experimentFields ?? experimentFields$made()).superRefine(coherentExperiment, (common ??= __webpack_require__(86462))/* evenIfIncomplete */.Uu); }
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
var variantResult;
function variantResult$made() { return variantResult = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    runs: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    pass_rate: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    avg_scores: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* number */.aig()),
    avg_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    errored: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Plays in which nothing applied. */
    skipped: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Plays of which nothing that was judged is sure. */
    unsure: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** 95 %, at the effective size: runs of one case are not independent. */
    pass_rate_interval: (schemas ??= __webpack_require__(88343))/* tuple */.PVZ([(common ??= __webpack_require__(86462))/* unitInterval */.oM, (common ??= __webpack_require__(86462))/* unitInterval */.oM]).optional(),
    p50_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    p95_latency_ms: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0).optional(),
    /** Of all its plays, as reported by the agent; missing where it did not report each. */
    cost_usd: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).optional(),
}); }
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
var scope;
function scope$made() { return scope = (schemas ??= __webpack_require__(88343))/* enum */.k5n(['population', 'these_test_cases']); }
var interval;
function interval$made() { return interval = (schemas ??= __webpack_require__(88343))/* tuple */.PVZ([(schemas ??= __webpack_require__(88343))/* number */.aig(), (schemas ??= __webpack_require__(88343))/* number */.aig()]); }
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
var experimentContrast;
function experimentContrast$made() { return experimentContrast = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    metric: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    variant: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    against: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    /** Cases with valid plays on both sides. */
    cases: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    difference: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    /** 95 %. */
    interval: (interval ?? interval$made()).nullable(),
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
    p_adjusted: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
    label: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['primary', 'exploratory']),
    /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
    holds: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
    equivalent: (schemas ??= __webpack_require__(88343))/* boolean */.zMY().nullable(),
    /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
    hedges_g: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
}); }
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
var experimentLook;
function experimentLook$made() { return experimentLook = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    /** Rounds done, of the rounds planned. */
    rounds: (schemas ??= __webpack_require__(88343))/* number */.aig().int(),
    leader: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    nominal_alpha: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
    conditional_power: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    decision: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['go_on', 'winner', 'futile', 'last']),
    /** Variants that were no longer played from here on. */
    dropped: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
}); }
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
var statisticalAnalysis;
function statisticalAnalysis$made() { return statisticalAnalysis = (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
    winner: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    confidence: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    p_value: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    effect_size: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* string */.YjP()),
    conclusive: (schemas ??= __webpack_require__(88343))/* boolean */.zMY(),
    conclusive_for_these_cases: (schemas ??= __webpack_require__(88343))/* boolean */.zMY().optional(),
    /** Why it is not conclusive, one sentence each; empty when it is. */
    not_conclusive_because: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
    primary_metric: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    baseline: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
    compared_with: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    scope: (scope ?? scope$made()),
    p_population: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    p_these_cases: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
    /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
    difference: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    interval: (interval ?? interval$made()).nullable(),
    cases: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    /** Share of draws in which a variant is best; never the same as confidence. */
    probability_best: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (common ??= __webpack_require__(86462))/* unitInterval */.oM),
    /** Smallest difference that this design finds with 80 % power. Null without evidence. */
    minimum_detectable_effect: (schemas ??= __webpack_require__(88343))/* number */.aig().nullable(),
    /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
    influence: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* object */.Ikc({
        case_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
        p_value_without: (common ??= __webpack_require__(86462))/* unitInterval */.oM,
        leader_without: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    })),
    /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
    variance: (schemas ??= __webpack_require__(88343))/* object */.Ikc({ within_runs: (schemas ??= __webpack_require__(88343))/* number */.aig(), between_cases: (schemas ??= __webpack_require__(88343))/* number */.aig() }).nullable(),
    contrasts: (schemas ??= __webpack_require__(88343))/* array */.YOg((experimentContrast ?? experimentContrast$made())),
    looks: (schemas ??= __webpack_require__(88343))/* array */.YOg((experimentLook ?? experimentLook$made())),
    /** Plays that were planned and not needed. */
    runs_saved: (schemas ??= __webpack_require__(88343))/* number */.aig().int().min(0),
    /** Interval of `difference` that holds over all looks; null without looks. */
    repeated_interval: (interval ?? interval$made()).nullable(),
    seed: (schemas ??= __webpack_require__(88343))/* number */.aig().int(),
    warnings: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* string */.YjP()),
}); }
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
var experimentResponse;
function experimentResponse$made() { return experimentResponse = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    experiment_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    status: (schemas ??= __webpack_require__(88343))/* enum */.k5n(['pending', 'running', 'completed']),
    results: (schemas ??= __webpack_require__(88343))/* record */.g1P((schemas ??= __webpack_require__(88343))/* string */.YjP(), (variantResult ?? variantResult$made())).optional(),
    statistical_analysis: (statisticalAnalysis ?? statisticalAnalysis$made()).optional(),
    recommendation: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
}); }
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
var storedExperiment;
function storedExperiment$made() { return storedExperiment = (experimentResponse ?? experimentResponse$made()).extend({
    name: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    agent_id: (schemas ??= __webpack_require__(88343))/* string */.YjP(),
    created_at: (common ??= __webpack_require__(86462))/* timestamp */.vE,
    request: (experimentFields ?? experimentFields$made()),
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

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__;

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,(_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13620))/* .stirlingError */ .$)(n);
}
/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
function logChoose(n, k) {
    if (k < 0 || k > n)
        return Number.NEGATIVE_INFINITY;
    if (k === 0 || k === n)
        return 0;
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
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

/***/ 53072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ signFlip)
/* harmony export */ });
/* harmony import */ var _sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__;

/** Sums this close to the observed one, as a part of the sum of |d|, are equal to it (statistics.md 4.3 step 6). */
const TIE = 1e-9;
/** Sums this close are one atom: far above the rounding of a few thousand additions (2.2e-16 each), far below TIE. */
const SAME = 1e-13;
/** Differences up to which every pattern of signs is listed, whatever their sizes: at most 2^20 sums per half, 16 MB. */
const LISTED = 40;
/** Differences that are multiples of one number, within this part of the largest, share a grid. */
const ON_GRID = 1e-9;
/** Beyond LISTED and off a grid: the largest differences stay exact (2^12 patterns), the rest moves to a lattice. */
const EXACT_LARGEST = 12;
/** Half width of the lattice in standard deviations of its sum: beyond lies less than 1e-22. */
const REACH = 10;
/** Lattice steps on either side of zero: a step is 1/1600 of a standard deviation, which moves p by less than random draws do. */
const LATTICE_STEPS = 2 ** 14;
/**
 * Sign-flip test of paired differences: how often a sum at least as far from zero arises when each difference could as well
 * have had the other sign (Fisher 1935; statistics.md 4.3 step 6). Use it for differences of few test cases; it assumes only
 * that without an effect each difference is symmetric around zero and independent of the others. `p_value` counts ties in
 * full; `mid_p` counts them half, which is less cautious and keeps about the promised level (Lancaster 1961). Zeros say
 * nothing and are left out; with nothing left both are 1. Finite numbers only, else RangeError.
 *
 * Exact: the differences are split in two, the possible sums of each half are listed with equal sums put together, and the
 * halves are compared (Horowitz and Sahni 1974). That covers any 40 differences and thousands that share a coarse grid (pass
 * rates). Beyond, the small differences are rounded to a fine lattice, with an error below that of 99,999 random draws and no
 * seed, in milliseconds per thousand.
 */
function signFlip(d) {
    if (!d.every(Number.isFinite))
        throw new RangeError('signFlip: every difference must be a finite number');
    const sizes = d
        .map(Math.abs)
        .filter((size) => size > 0)
        .sort((one, other) => other - one);
    const largest = sizes[0];
    if (largest === undefined)
        return { p_value: 1, mid_p: 1 };
    // Relative to the largest, so that neither very large nor very small units overflow or vanish.
    const units = sizes.map((size) => size / largest);
    const total = sum(units);
    const tie = TIE * total;
    const [x, y] = units.length <= LISTED ? listedHalves(units, SAME * total) : latticeHalves(units, SAME * total);
    // Farther out than the lattice reaches the chance at its end stands for it: never 0, and never too small.
    const observed = Math.min(Math.abs(sum(d.map((difference) => difference / largest))), highest(x) + highest(y));
    // Flipping every sign mirrors the sum, so the two tails are equal.
    if (observed <= tie)
        return { p_value: 1, mid_p: (1 + Math.min(1, 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, tie * (1 + TIE)))) / 2 };
    const atLeast = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed - tie);
    const beyond = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed + tie);
    return { p_value: Math.min(1, atLeast), mid_p: Math.min(1, (atLeast + beyond) / 2) };
}
const sum = (numbers) => numbers.reduce((before, number) => before + number, 0);
const highest = ({ values }) => values[values.length - 1] ?? 0;
/** All sums of ±size. */
function signedSums(sizes, tolerance) {
    let sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0);
    for (const size of sizes)
        sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .mixture */ .zi)({ of: sums, shift: -size, share: 0.5 }, { of: sums, shift: size, share: 0.5 }, tolerance);
    return sums;
}
function listedHalves(sizes, tolerance) {
    const half = (rest) => signedSums(sizes.filter((_, index) => index % 2 === rest), tolerance);
    return [half(0), half(1)];
}
/**
 * `sizes` descending, more than LISTED. On a grid that is no finer than the lattice the sum is exact; else outliers would make
 * the lattice coarse, so they stay out of it.
 */
function latticeHalves(sizes, tolerance) {
    const grid = gridOf(sizes, stepFor(sizes));
    if (grid !== null)
        return [(0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0), latticeSums(sizes, grid)];
    const small = sizes.slice(EXACT_LARGEST);
    return [signedSums(sizes.slice(0, EXACT_LARGEST), tolerance), latticeSums(small, stepFor(small))];
}
/** The finest lattice that reaches far enough. */
const stepFor = (sizes) => (REACH * Math.sqrt(sum(sizes.map((size) => size ** 2)))) / LATTICE_STEPS;
/** The number that all sizes are multiples of (Euclid, within ON_GRID of the largest); null when it is below `least`. */
function gridOf(sizes, least) {
    const largest = sizes[0] ?? 0;
    const nothing = ON_GRID * largest;
    let grid = largest;
    for (const size of sizes) {
        let rest = size;
        while (rest > nothing) {
            const over = grid % rest;
            [grid, rest] = [rest, rest - over <= nothing ? 0 : over];
        }
        if (grid < least)
            return null;
    }
    grid = largest / Math.round(largest / grid);
    return sizes.every((size) => Math.abs(size / grid - Math.max(1, Math.round(size / grid))) <= 1e-6)
        ? grid
        : null;
}
/** The sum of ±size, sizes descending and rounded to the lattice, as far as LATTICE_STEPS go. Symmetric, so one side is computed. */
function latticeSums(sizes, step) {
    const shifts = sizes.map((size) => Math.round(size / step));
    // What lies behind the last place stays 0, so that the loop need not ask where the list ends.
    const length = LATTICE_STEPS + 1 + (shifts[0] ?? 0);
    let chances = new Float64Array(length);
    let next = new Float64Array(length);
    chances[0] = 1;
    let farthest = 0;
    for (const shift of shifts) {
        const reached = Math.min(LATTICE_STEPS, farthest + shift);
        for (let place = 0; place <= reached; place += 1)
            next[place] = (chances[Math.abs(place - shift)] + chances[place + shift]) / 2;
        [chances, next] = [next, chances];
        farthest = reached;
    }
    // On a grid every other place may be out of reach, the last one too.
    while (chances[farthest] === 0)
        farthest -= 1;
    const places = 2 * farthest + 1;
    return {
        values: Float64Array.from({ length: places }, (_, index) => (index - farthest) * step),
        probabilities: Float64Array.from({ length: places }, (_, index) => chances[Math.abs(index - farthest)] ?? 0),
    };
}


/***/ }),

/***/ 13620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;
/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
function stirlingError(x) {
    if (!(x > 0))
        throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
    let at = x;
    let error = 0;
    // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
    while (at < SERIES_FROM) {
        error += (at + 0.5) * Math.log1p(1 / at) - 1;
        at += 1;
    }
    const inverse = 1 / (at * at);
    // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
    const series = 1 / 12 -
        inverse *
            (1 / 360 -
                inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
    return error + series / at;
}


/***/ }),

/***/ 26427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   VV: () => (/* binding */ mirrored),
/* harmony export */   fl: () => (/* binding */ upperTail),
/* harmony export */   pY: () => (/* binding */ certain),
/* harmony export */   zi: () => (/* binding */ mixture)
/* harmony export */ });
/** The distribution of a sum that is certain. */
const certain = (value) => ({
    values: Float64Array.of(value),
    probabilities: Float64Array.of(1),
});
/** Arrays for so many atoms. */
const roomFor = (atoms) => ({
    values: new Float64Array(atoms),
    probabilities: new Float64Array(atoms),
});
/**
 * Mixture of two moved distributions in one pass. Values closer than `tolerance` are one atom (0.1 + 0.2 and 0.3 are the same
 * sum), so the list stays as short as the number of truly different sums. An atom keeps the value it began with, so that a
 * chain of near neighbours cannot drift. Linear in the number of atoms. `room` is written over, for who makes thousands of mixtures.
 */
function mixture(first, second, tolerance, room) {
    const { values: lefts, probabilities: leftChances } = first.of;
    const { values: rights, probabilities: rightChances } = second.of;
    // A list that is used up counts as infinity, so the other one is taken.
    const leftAt = (index) => index < lefts.length ? lefts[index] + first.shift : Number.POSITIVE_INFINITY;
    const rightAt = (index) => index < rights.length ? rights[index] + second.shift : Number.POSITIVE_INFINITY;
    const total = lefts.length + rights.length;
    const { values, probabilities } = room !== undefined && room.values.length >= total ? room : roomFor(total);
    let [left, right, count] = [0, 0, 0];
    let [fromLeft, fromRight] = [leftAt(0), rightAt(0)];
    // Below all values: the first of them opens an atom.
    let atom = Number.NEGATIVE_INFINITY;
    let chance = 0;
    for (let taken = 0; taken < total; taken += 1) {
        let value = fromLeft;
        let probability;
        if (fromLeft <= fromRight) {
            probability = leftChances[left] * first.share;
            left += 1;
            fromLeft = leftAt(left);
        }
        else {
            value = fromRight;
            probability = rightChances[right] * second.share;
            right += 1;
            fromRight = rightAt(right);
        }
        const opens = count === 0 || value - atom > tolerance;
        if (opens) {
            atom = value;
            values[count] = value;
            count += 1;
        }
        chance = opens ? probability : chance + probability;
        probabilities[count - 1] = chance;
    }
    if (values !== room?.values && count === values.length)
        return { values, probabilities };
    return { values: values.slice(0, count), probabilities: probabilities.slice(0, count) };
}
/**
 * Chance that x + y reaches `bound`, for independent x and y, without listing the sums: as x falls, the smallest y that
 * suffices rises. Each tail is added up from its thin end, so a tiny chance is as accurate as a large one. Linear.
 */
function upperTail(x, y, bound) {
    let chance = 0;
    let reached = y.values.length;
    let tail = 0;
    for (let index = 0; index < x.values.length; index += 1) {
        while (reached > 0 && x.values[index] + y.values[reached - 1] >= bound) {
            reached -= 1;
            tail += y.probabilities[reached];
        }
        chance += x.probabilities[index] * tail;
    }
    return chance;
}
/** The distribution of -x, for lower tails. */
const mirrored = (x) => ({
    values: x.values.map((value) => -value).reverse(),
    probabilities: x.probabilities.slice().reverse(),
});


/***/ }),

/***/ 23061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   t8: () => (/* binding */ SWALLOWED_KEY),
/* harmony export */   yL: () => (/* binding */ MAX_DATA_BYTES)
/* harmony export */ });
/** Deepest nesting of a value (security.md S40, S41). */
const MAX_DEPTH = 100;
/** Largest file that is read whole, in bytes: 10 MiB (security.md S44). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Largest data file (JSONL, CSV), in bytes: 1 GiB. It is read piece by piece. */
const MAX_DATA_BYTES = 1024 ** 3;
/** The one key that would change an object instead of standing in it, and that zod drops without a word. */
const SWALLOWED_KEY = '__proto__';


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


/***/ }),

/***/ 55223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ windowMs)
/* harmony export */ });
var UNITS;
function UNITS$made() { return UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }; }
/** Milliseconds of a window such as `30d`, `12h`, `90m`, `30s` or `2w` (`timeWindow` and `timeLimit` of schema/common.ts check the form); NaN for anything else. */
function windowMs(window) {
    const read = /^(\d+)([smhdw])$/.exec(window);
    if (read === null)
        return Number.NaN;
    return Number(read[1]) * (UNITS ?? UNITS$made())[read[2]]; // One of the five letters.
}


/***/ })

};
