export const id = 8516;
export const ids = [8516];
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
async function withFiles(checks, path, readText, say) {
    const modules = [];
    const copy = structuredClone(checks); // Plain values: they come from a file.
    for (const { holder, key, file, path: inside } of filesIn(copy)) {
        const place = [...path, ...inside];
        const read = await readText(file, place);
        if (read === undefined)
            continue;
        const value = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(94845)).findKind)(key)?.kind.file?.read(read.text, { path: read.path, value: holder[key] });
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
        const kind = (0,(_registry_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(94845)).findKind)(key)?.kind;
        const file = kind?.file?.of(value);
        if (file !== undefined)
            return [{ holder, key, file, path: place }];
        return (kind?.members?.(value) ?? []).flatMap(({ step, check: inner }) => 
        // A check without a step of its own shares the object of the value.
        filesOf(step.length === 0 ? value : inner, [...place, ...step]));
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

/***/ 67475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changesOf),
/* harmony export */   q: () => (/* binding */ experimentReport)
/* harmony export */ });
/** What reports of an experiment are made of. */
function experimentReport(plan, outcome, judge, durationMs) {
    return {
        response: outcome.response,
        name: plan.definition.name,
        agent_id: plan.definition.agent_id,
        judge,
        variants: plan.definition.variants.map(({ name, config }) => ({ name, changes: changesOf(config) })),
        metrics: plan.metrics,
        usage: outcome.usage,
        duration_ms: Math.round(durationMs),
        cases: outcome.cases,
    };
}
/** What a variant replaces, in a few words; empty when it is the agent as it is. */
function changesOf({ system_prompt, model, temperature, tool_descriptions = {}, }) {
    return [
        ...(system_prompt === undefined ? [] : ['system_prompt']),
        ...(model === undefined ? [] : [`model ${model}`]),
        ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
        ...Object.keys(tool_descriptions).map((name) => `description of tool ${name}`),
    ];
}


/***/ }),

/***/ 69426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ findExperiment),
/* harmony export */   x: () => (/* binding */ experimentPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__;



/** The real path of a file that was named, or undefined when the name is no file: then it is an id. */
function experimentPath(named, { env, files }) {
    const real = files.realPath((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(env.cwd(), named));
    return real !== null && files.stat(real)?.kind === 'file' ? real : undefined;
}
/** The experiment that a path or an id names; the engine must have been given a file outside the evals folder. */
async function findExperiment(engine, named) {
    const { experiments } = await engine.evals();
    const path = experimentPath(named, engine.ports);
    const home = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(engine.evalsDir, '..');
    const found = path === undefined
        ? experiments.filter(({ experiment }) => experiment.id === named)
        : experiments.filter(({ location }) => engine.ports.files.realPath((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(home, location.file)) === path);
    const [first, ...more] = found;
    if (first === undefined)
        throw path === undefined ? unknownExperiment(named, experiments) : emptyFile(named);
    if (more.length > 0)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', `${named} holds ${found.length} experiments`, {
            where: named,
            hint: `Name one by its id: ${found.map(({ experiment }) => experiment.id).join(', ')}`,
        });
    const { id: _, ...definition } = first.experiment;
    return definition;
}
function emptyFile(named) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `${named} holds no experiment`, {
        where: named,
        hint: 'Give a YAML file with name, variants, test_case_ids and metrics.',
    });
}
function unknownExperiment(named, experiments) {
    const ids = experiments.map(({ experiment }) => experiment.id);
    const close = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(named, ids);
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', `no file and no experiment "${named}"`, {
        where: named,
        hint: close === null ? 'See: assay list experiments' : `Did you mean "${close}"?`,
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
    id: (_schema_run_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(22626))/* .NO_JUDGE */ .Qo,
    mode: 'offline',
    model: (_schema_run_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(22626))/* .NO_JUDGE */ .Qo,
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
    input: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(96540))/* .createExperimentRequest */ .r2,
    output: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(96540))/* .experimentResponse */ .jz,
    async start(request, engine, options) {
        const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(9446), __webpack_require__.e(3176), __webpack_require__.e(8433), __webpack_require__.e(1065), __webpack_require__.e(1961), __webpack_require__.e(4112), __webpack_require__.e(9350), __webpack_require__.e(4208), __webpack_require__.e(2512), __webpack_require__.e(7608), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 57608));
        return startExperiment(engine, request, options);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('exp_');
        const stored = await (await engine.store()).get('experiments', id);
        if ((await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, id)) !== undefined || (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(96540))/* .experimentResponse */ .jz.safeParse(stored).data?.results)
            return { experiment_id: id, status: 'pending' };
        engine.live().requireQueueSpace('experiment');
        // Before the start, which takes the lock: then an id that was drawn is either answered or free.
        await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .writeJob */ .Pg)(engine, { id, kind: 'experiment', request });
        try {
            const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(9446), __webpack_require__.e(3176), __webpack_require__.e(8433), __webpack_require__.e(1065), __webpack_require__.e(1961), __webpack_require__.e(4112), __webpack_require__.e(9350), __webpack_require__.e(4208), __webpack_require__.e(2512), __webpack_require__.e(7608), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 57608));
            const { experimentBehind } = await Promise.all(/* import() */[__webpack_require__.e(9446), __webpack_require__.e(3176), __webpack_require__.e(8433), __webpack_require__.e(1065), __webpack_require__.e(1961), __webpack_require__.e(4112), __webpack_require__.e(9350), __webpack_require__.e(4208), __webpack_require__.e(2512), __webpack_require__.e(7608), __webpack_require__.e(4911)]).then(__webpack_require__.bind(__webpack_require__, 37507));
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

/***/ 71209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption),
/* harmony export */   j: () => (/* binding */ onUserSignal)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
function interruption() {
    const controller = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,(node_events__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78474)).setMaxListeners)(0, controller.signal);
    const onSignal = () => {
        if (controller.signal.aborted)
            process.exit(130);
        controller.abort(new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    const end = () => {
        process.off('SIGINT', onSignal);
        process.off('SIGTERM', onSignal);
    };
    return { signal: controller.signal, interrupt: onSignal, end, [Symbol.dispose]: end };
}
/** Calls back at each SIGUSR2 until the returned function is called; Windows has no such signal. SIGUSR1 is Node's own. */
function onUserSignal(listener) {
    process.on('SIGUSR2', listener);
    return () => void process.off('SIGUSR2', listener);
}


/***/ }),

/***/ 59856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ experimentFooter),
/* harmony export */   f: () => (/* binding */ experimentMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _experiment_marks_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _parts_remarks_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_7__;









/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
var LIMITS;
function LIMITS$made() { return LIMITS = {
    remarks: 60 * KIB,
    variants: 100 * KIB,
    contrasts: 300 * KIB,
    looks: 60 * KIB,
    facts: 60 * KIB,
}; }
const NAME = 120;
/**
 * The result of an experiment as Markdown, for files and job summaries: the decision in one line, what to do, the variants,
 * what was compared with what and how sure that is, cost. Names of others stand only as code.
 */
function* experimentMarkdown(report) {
    const { response } = report;
    const found = response.statistical_analysis;
    const { kind, phrase } = (0,(_parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33343))/* .headline */ .P)(report);
    yield `## ${(_experiment_marks_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5649))/* .EXPERIMENT_MARKS */ .l[kind]} ${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)(phrase)}\n\n`;
    const { recommendation = '' } = response;
    if (recommendation !== '')
        yield `${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(44765))/* .truncateText */ .E)(recommendation, (_parts_remarks_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(30455))/* .RECOMMENDATION */ .Q4))}\n\n`;
    if (found !== undefined)
        yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .remarkList */ .dE)(found, recommendation, (LIMITS ?? LIMITS$made()));
    yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .variantTable */ .Wf)(report, (LIMITS ?? LIMITS$made()));
    if (found !== undefined) {
        yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .contrastTable */ .TB)(report, found, (LIMITS ?? LIMITS$made()));
        yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .factList */ .lV)(report, (LIMITS ?? LIMITS$made()));
        yield* (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .lookTable */ .Kp)(found, (LIMITS ?? LIMITS$made()));
    }
    yield `${experimentFooter(report)}\n`;
}
/** What was played, by whom it was judged and what it took. */
function experimentFooter(report, links = []) {
    const { response, name, agent_id: agent } = report;
    const found = response.statistical_analysis;
    const parts = [
        `experiment ${(0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .code */ .aY)(name)}`,
        `agent ${(0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .code */ .aY)(agent)}`,
        `judge ${(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(38987))/* .judgeMarkdown */ .vB)(report, NAME)}`,
        ...(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(report),
        ...(found === undefined ? [] : [`seed ${found.seed}`]),
        (0,(_experiment_tables_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63406))/* .code */ .aY)(response.experiment_id),
        ...links,
    ];
    return `<sub>${parts.join(' · ')}</sub>`;
}


/***/ }),

/***/ 5649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ (EXPERIMENT_MARKS ?? EXPERIMENT_MARKS$made()))
/* harmony export */ });
/** The sign before the decision of an experiment. */
var EXPERIMENT_MARKS;
function EXPERIMENT_MARKS$made() { return EXPERIMENT_MARKS = {
    better: '✅',
    here: '🔶',
    leads: '⚪',
    level: '⚪',
    nothing: '⚠️',
    unfinished: '⏳',
}; }


/***/ }),

/***/ 63406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ lookTable),
/* harmony export */   TB: () => (/* binding */ contrastTable),
/* harmony export */   Wf: () => (/* binding */ variantTable),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   dE: () => (/* binding */ remarkList),
/* harmony export */   lV: () => (/* binding */ factList)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_remarks_js__WEBPACK_IMPORTED_MODULE_3__;










const NAME = 120;
/** Means of scorers beside the figures of a variant. */
const MOST_SCORERS = 4;
/** A name of somebody else in a cell or a line. */
const code = (text) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, NAME));
/** Warnings, and what is not proven. */
function* remarkList(found, recommendation, room) {
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.remarks);
    for (const { kind, text } of (0,(_parts_remarks_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(30455))/* .remarks */ .IW)(found, recommendation))
        kept.add(() => `- ${kind === 'warning' ? '⚠️ ' : 'Not proven: '}${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, (_parts_remarks_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(30455))/* .SENTENCE */ .gz))}\n`);
    if (kept.kept.length > 0)
        yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(kept.more, 'more remark')}\n` : ''}\n`;
}
/** Means of each variant: those of all of its plays. */
function* variantTable(report, room, mostScorers = MOST_SCORERS) {
    const rows = (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .variantRows */ .LQ)(report);
    if (rows.length === 0)
        return;
    const lost = rows.some((row) => row.lost !== '');
    const cost = rows.some((row) => row.cost !== '');
    const best = rows.some((row) => row.best !== '');
    const base = report.response.statistical_analysis?.baseline;
    // With two variants the table below has them all.
    const scorers = rows.length > 2 ? report.metrics.filter((metric) => !(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(70958))/* .isMeasure */ .tx)(metric)).slice(0, mostScorers) : [];
    const table = [
        ['variant', '---'],
        ['changes', '---'],
        ['plays', '--:'],
        ...(lost ? [['lost', '---']] : []),
        ['pass rate', '--:'],
        ['mean latency', '--:'],
        ...(cost ? [['mean cost', '--:']] : []),
        ...scorers.map((metric) => [code(metric), '--:']),
        ...(best ? [['chance to be best', '--:']] : []),
    ];
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.variants);
    for (const row of rows)
        kept.add(() => {
            const cells = [
                `${code(row.name)}${row.name === base ? ' (baseline)' : ''}`,
                row.changes.length === 0 ? 'nothing' : row.changes.slice(0, 6).map(code).join(', '),
                row.plays,
                ...(lost ? [row.lost] : []),
                row.rate,
                row.latency,
                ...(cost ? [row.cost === '' ? '–' : row.cost] : []),
                ...scorers.map((metric) => (0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(70958))/* .metricValue */ .a3)(metric, Object.hasOwn(row.scores, metric) ? row.scores[metric] : null)),
                ...(best ? [row.best === '' ? '–' : row.best.replace(/^[<>]/, '$& ')] : []),
            ];
            return `| ${cells.join(' | ')} |\n`;
        });
    yield `| ${table.map(([title]) => title).join(' | ')} |\n|${table.map(([, line]) => line).join('|')}|\n`;
    yield `${kept.kept.join('')}${kept.more > 0 ? `\n${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(kept.more, 'more variant')}: see the JSON.\n` : ''}\n`;
}
/** Every variant against the baseline, each metric on one scale. */
function* contrastTable({ response }, found, room) {
    const { results = {} } = response;
    const groups = (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .contrastsOf */ .l0)(found);
    if (groups.size === 0)
        return;
    const several = groups.size > 1;
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.contrasts);
    for (const [variant, contrasts] of groups)
        for (const one of contrasts)
            kept.add(() => {
                const cells = [
                    ...(several ? [code(variant)] : []),
                    ...(0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .contrastCells */ .SW)(one, variant, results, {
                        name: (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)([(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(one.metric)]),
                        typical: ' of a typical case',
                    }),
                    (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(54826))/* .formatP */ .MA)(one.p_adjusted),
                    (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .contrastReading */ .Tz)(one),
                ];
                return `| ${cells.join(' | ')} |\n`;
            });
    const [only] = groups.keys();
    const title = several ? 'Every variant' : (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)([{ name: only ?? '' }]);
    yield `### ${title} against ${code(found.baseline)}\n\n`;
    yield `|${several ? ' variant |' : ''} metric | ${code(found.baseline)} | ${several ? 'variant' : title} | difference, 95 % interval | p, adjusted | reading |\n`;
    yield `|${several ? '---|' : ''}---|--:|--:|--:|--:|---|\n`;
    yield `${kept.kept.join('')}${kept.more > 0 ? `\n${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(kept.more, 'more comparison')}: see the JSON.\n` : ''}\n`;
    if (found.contrasts.some(({ label }) => label === 'exploratory'))
        yield `Put to the test: ${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)([(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric)])}. The other metrics are exploratory, their p-values adjusted for their number: a lead is something to follow, not a finding.${(0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(43133))/* .typicalNote */ .VV)(found)}\n\n`;
}
var DECISIONS;
function DECISIONS$made() { return DECISIONS = {
    go_on: 'go on',
    winner: 'stop: clear',
    futile: 'stop: no prospect',
    last: 'the last one',
}; }
/** What each look on the way said, folded. */
function* lookTable({ looks }, room) {
    if (looks.length === 0)
        return;
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.looks);
    for (const one of looks)
        kept.add(() => {
            const chance = one.conditional_power === null ? '–' : `${Math.round(one.conditional_power * 100)} %`;
            const p = (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(54826))/* .formatP */ .MA)(one.p_value);
            return `| ${one.rounds} | ${code(one.leader)} | ${p} | ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(54826))/* .formatP */ .MA)(one.nominal_alpha)} | ${chance} | ${(DECISIONS ?? DECISIONS$made())[one.decision]} |\n`;
        });
    yield `<details><summary>${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(looks.length, 'look')} on the way</summary>\n\n`;
    yield '| after round | leads | p | needed | chance to get there | then |\n|--:|---|--:|--:|--:|---|\n';
    yield `${kept.kept.join('')}\n</details>\n\n`;
}
/** How sure that is, and what the design could have found. */
function* factList(report, room) {
    const facts = (0,(_parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(85329))/* .experimentFacts */ .z)(report);
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(78966))/* .keeper */ .t)(room.facts);
    for (const { label, phrase: fact } of facts)
        kept.add(() => `- **${label[0]?.toUpperCase()}${label.slice(1)}**: ${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)(fact)}\n`);
    yield kept.kept.join('');
    if (kept.more > 0)
        yield `- and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(kept.more)} more\n`;
    if (facts.length > 0)
        yield '\n';
}


/***/ }),

/***/ 39370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ experimentHead)
/* harmony export */ });
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _bounded_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _page_data_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _run_data_js__WEBPACK_IMPORTED_MODULE_4__;











/** Cases of which a page shows each. */
const MOST_CASES = 500;
var TONES;
function TONES$made() { return TONES = {
    better: 'good',
    here: 'warn',
    leads: 'plain',
    level: 'plain',
    nothing: 'warn',
    unfinished: 'warn',
}; }
/** The page of an experiment. */
function experimentHead(report) {
    const { response, name } = report;
    const found = response.statistical_analysis;
    const { kind, phrase } = (0,(_parts_experiment_verdict_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33343))/* .headline */ .P)(report);
    const recommendation = (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(response.recommendation ?? '', (_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason);
    return {
        version: (_page_data_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(7270))/* .PAGE_VERSION */ .d,
        kind: 'experiment',
        id: response.experiment_id,
        title: `${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .phraseText */ .tN)(phrase)} · ${name}`,
        verdict: {
            tone: (TONES ?? TONES$made())[kind],
            title: (0,(_run_data_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(70562))/* .shortened */ .v)(phrase),
            sentences: (found?.not_conclusive_because ?? []).map((why) => [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .quoting */ .yu)((0,(_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(why, (_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason))]),
            advice: recommendation === '' ? [] : [{ phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .quoting */ .yu)(recommendation)] }],
        },
        facts: [
            { label: 'experiment', phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .named */ .KT)(name)] },
            { label: 'agent', phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .named */ .KT)(report.agent_id)] },
            { label: 'judge', phrase: [(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(38987))/* .judgeName */ .Bt)(report)] },
            { label: 'effort', phrase: [(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(report).join(' · ')] },
            ...(0,(_parts_experiment_facts_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(85329))/* .experimentFacts */ .z)(report).map(({ label, phrase }) => ({ label, phrase: (0,(_run_data_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(70562))/* .shortened */ .v)(phrase) })),
        ],
        warnings: (found?.warnings ?? []).map((one) => (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(one, (_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason)),
        notes: [],
        experiment: experimentPart(report, found),
    };
}
function experimentPart(report, found) {
    const { results = {} } = report.response;
    return {
        name: report.name,
        variants: (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(43133))/* .variantRows */ .LQ)(report).map(({ scores: _, ...row }) => {
            const result = Object.hasOwn(results, row.name) ? results[row.name] : undefined;
            const isMeasured = result !== undefined && result.runs > 0;
            return {
                ...row,
                pass_rate: isMeasured ? result.pass_rate : null,
                interval: isMeasured ? (result.pass_rate_interval ?? null) : null,
            };
        }),
        contrasts: found === undefined ? [] : contrastsPart(found),
        looks: (found?.looks ?? []).map((look) => ({
            ...{ rounds: look.rounds, leader: look.leader, p: look.p_value, alpha: look.nominal_alpha },
            ...{ decision: look.decision.replaceAll('_', ' '), dropped: look.dropped },
        })),
        cases: report.cases?.slice(0, MOST_CASES) ?? [],
        primary: found === undefined ? '' : (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .phraseText */ .tN)([(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric)]),
        recommendation: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(report.response.recommendation ?? '', (_bounded_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason),
    };
}
const contrastsPart = (found) => [...(0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(43133))/* .contrastsOf */ .l0)(found).values()].flat().flatMap((one) => one.difference === null
    ? []
    : [
        {
            ...{ variant: one.variant, against: one.against, metric: (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(313))/* .phraseText */ .tN)([(0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(one.metric)]) },
            ...{ unit: (0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(70958))/* .metricUnit */ .n2)(one.metric), difference: one.difference, interval: one.interval },
            shown: (0,(_parts_metric_text_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(70958))/* .metricDifference */ .cG)(one.metric, one.difference, one.interval),
            p: (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(one.p_adjusted),
            ...{ reading: (0,(_parts_experiment_rows_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(43133))/* .contrastReading */ .Tz)(one), primary: one.label === 'primary', cases: one.cases },
        },
    ]);


/***/ }),

/***/ 85329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ experimentFacts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__;




/** Cases that are named in the line on influence. */
const MOST_CASES = 5;
/** What stands beside a verdict, each with a short label: what was tested, when it ended, what it could have found. */
function experimentFacts({ response }) {
    const found = response.statistical_analysis;
    if (found === undefined)
        return [];
    return [
        ...tested(found),
        ...found.looks.flatMap((look) => dropped(look)),
        ...ending(found),
        ...influence(found),
        ...power(found),
    ];
}
function tested(found) {
    if (found.difference === null || found.cases === 0)
        return [];
    const { scope, p_population, p_these_cases } = found;
    const wide = `for other cases like these ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p_population)}`;
    const near = `for exactly these ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p_these_cases)}`;
    return [
        {
            label: 'tested',
            phrase: [
                (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
                ' against ',
                (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
                ' on ',
                (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric),
                `, case by case: ${scope === 'population' ? `${wide}, ${near}` : near}. `,
                found.conclusive
                    ? 'Holds for other cases like these.'
                    : found.conclusive_for_these_cases === true
                        ? `Holds for exactly these cases; ${fewCases(found)}.`
                        : scope === 'population'
                            ? 'Not conclusive.'
                            : `Speaks for exactly these cases only; ${fewCases(found)}.`,
            ],
        },
    ];
}
const fewCases = ({ cases }) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')} ${cases === 1 ? 'is' : 'are'} too few to speak for others (at least 6)`;
function dropped({ rounds, dropped: names }) {
    if (names.length === 0)
        return [];
    return [
        {
            label: 'dropped',
            phrase: [...(0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .namedList */ .wO)(names), ` after round ${rounds}: clearly behind, not played any more`],
        },
    ];
}
function ending({ looks, runs_saved: saved, repeated_interval: repeated, primary_metric: primary, }) {
    const last = looks.at(-1);
    if (last === undefined)
        return [];
    const spared = saved > 0
        ? ` ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(saved, 'play')} of the plan ${saved === 1 ? 'was' : 'were'} not needed.`
        : '';
    const all = repeated === null
        ? ''
        : ` Allowing for ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(looks.length, 'look')}, the 95 % interval is ${(0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricInterval */ .gf)(primary, repeated)}.`;
    const at = `after round ${last.rounds}`;
    const words = {
        winner: `Ended early ${at}: the difference was clear.${spared} Stopping early makes it look slightly too large.${all}`,
        futile: `Ended early ${at}: going on would hardly have shown a difference${last.conditional_power === null ? '' : ` (chance ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(last.conditional_power)})`}.${spared}`,
        last: `All ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(last.rounds, 'round')} were played, with ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(looks.length, 'look')} on the way; to pay for them the last one asks for p ≤ ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatP */ .MA)(last.nominal_alpha)}.${spared}${all}`,
        go_on: `Ended ${at}, before the plan was done.`,
    };
    return [{ label: 'looks', phrase: [words[last.decision]] }];
}
function influence({ influence: cases, conclusive, }) {
    if (cases.length === 0)
        return [];
    const shown = cases.slice(0, MOST_CASES);
    const rest = cases.length - shown.length;
    return [
        {
            label: 'fragile',
            phrase: [
                conclusive ? 'the verdict would not hold without ' : 'the verdict would turn without ',
                ...shown.flatMap(({ case_id: id, p_value_without: p }, index) => [
                    index === 0 ? '' : ' or without ',
                    (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(id),
                    ` (${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p)})`,
                ]),
                rest > 0 ? ` or one of ${rest} more` : '',
            ],
        },
    ];
}
function power(found) {
    const { minimum_detectable_effect: smallest, primary_metric: primary } = found;
    if (smallest === null)
        return [];
    const size = (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(54826))/* .formatDifference */ .jR)(smallest, (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricUnit */ .n2)(primary)).replace('+', '');
    return [
        { label: 'finds', phrase: [`this design finds a difference of ${size} or more four times in five`] },
    ];
}


/***/ }),

/***/ 43133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ variantRows),
/* harmony export */   SW: () => (/* binding */ contrastCells),
/* harmony export */   Tz: () => (/* binding */ contrastReading),
/* harmony export */   VV: () => (/* binding */ typicalNote),
/* harmony export */   l0: () => (/* binding */ contrastsOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_1__;


/** The variants in the order of the request; those without a result are left out. */
function variantRows({ response, variants }) {
    const { results = {}, statistical_analysis: found } = response;
    return variants.flatMap(({ name, changes }) => {
        const result = Object.hasOwn(results, name) ? results[name] : undefined;
        return result === undefined ? [] : [variantRow(name, changes, result, found)];
    });
}
function variantRow(name, changes, result, found) {
    const { runs, pass_rate_interval: interval, cost_usd: cost, errored = 0, skipped = 0 } = result;
    const chances = found?.probability_best ?? {};
    const best = Object.hasOwn(chances, name) ? chances[name] : undefined;
    const rate = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(result.pass_rate)}${interval === undefined ? '' : ` ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatInterval */ .vy)(interval)}`}`;
    return {
        name,
        changes,
        plays: (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(runs),
        rate: runs === 0 ? '–' : rate,
        latency: runs === 0 ? '–' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatDuration */ .a3)(result.avg_latency_ms),
        cost: runs === 0 || cost === undefined ? '' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatMoney */ .up)(cost / runs),
        lost: [
            ...(errored > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(errored)} errored`] : []),
            ...(skipped > 0 ? [`${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(skipped)} skipped`] : []),
        ].join(', '),
        best: best === undefined ? '' : chance(best),
        scores: result.avg_scores,
    };
}
/** Of some thousand draws: never all of them, never none. */
const chance = (share) => share < 0.001 ? '<0.1 %' : share > 0.999 ? '>99.9 %' : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(Math.round(share * 1000) / 1000);
/** A mean of a metric as the results hold it: pass rate and latency stand beside the averages. */
function meanOf(metric, variant, results) {
    const result = Object.hasOwn(results, variant) ? results[variant] : undefined;
    if (result === undefined || result.runs === 0)
        return null;
    if (metric === 'pass_rate')
        return result.pass_rate;
    if (metric === 'latency_ms')
        return result.avg_latency_ms;
    return (Object.hasOwn(result.avg_scores, metric) ? result.avg_scores[metric] : undefined) ?? null;
}
/**
 * Metric (`typical` is said behind its name where no mean is shown), baseline, variant and difference of a contrast, all on the scale of the difference. What is compared by ratios, case by case,
 * has no means here: the mean of all plays may go up while a typical case gets faster.
 */
function contrastCells({ metric, against, difference, interval }, variant, results, { name, typical }) {
    const changed = (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .metricDifference */ .cG)(metric, difference, interval);
    if ((0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .metricUnit */ .n2)(metric) === 'ratio')
        return [
            `${name}${typical}`,
            '× 1',
            difference === null ? '–' : `× ${(1 + difference).toPrecision(2)}`,
            changed,
        ];
    return [
        name,
        (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .metricValue */ .a3)(metric, meanOf(metric, against, results)),
        (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .metricValue */ .a3)(metric, meanOf(metric, variant, results)),
        changed,
    ];
}
/** What a contrast may be called: `holds: better`, `not proven`; where exploratory `lead: worse`, `no practical difference`, or nothing. */
function contrastReading({ label, holds, equivalent, metric, difference, }) {
    const better = (difference ?? 0) > 0 !== (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .lessIsBetter */ .Qc)(metric);
    const side = difference === null || difference === 0 ? '' : better ? ': better' : ': worse';
    if (holds && equivalent !== true)
        return `${label === 'primary' ? 'holds' : 'lead'}${side}`;
    if (equivalent === true)
        return 'no practical difference';
    return label === 'primary' ? 'not proven' : '';
}
/** What a typical case is where ratios are compared; empty where none is. */
const typicalNote = ({ contrasts }) => contrasts.some(({ metric }) => (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .lessIsBetter */ .Qc)(metric))
    ? ' Latency and cost are compared as ratios, case by case: single slow or dear plays hardly move a typical case, and do move a mean.'
    : '';
/** Contrasts by variant, the primary metric first, then the measures, then scorers as they came; a variant without any measured difference is left out. */
function contrastsOf(found) {
    const rank = ({ metric, label }) => label === 'primary' ? 0 : (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(70958))/* .isMeasure */ .tx)(metric) ? 1 : 2;
    const groups = new Map();
    for (const one of found.contrasts) {
        if (one.difference === null)
            continue;
        const group = groups.get(one.variant);
        if (group === undefined)
            groups.set(one.variant, [one]);
        else
            group.push(one);
    }
    for (const group of groups.values())
        group.sort((a, b) => rank(a) - rank(b));
    return groups;
}


/***/ }),

/***/ 33343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _metric_text_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__;




/** A leader that is ahead by less is level (statistics.md 4.3 step 7). */
const TIE = 1e-12;
/** One line for the heading: who is better, or leads and is no winner yet, by how much, and how sure that is. */
function headline({ response }) {
    const { statistical_analysis: found, results, status } = response;
    if (status !== 'completed' || found === undefined || results === undefined)
        return {
            kind: 'unfinished',
            phrase: [status === 'pending' ? 'The experiment has not begun' : 'The experiment is not finished'],
        };
    const measured = Object.entries(results).flatMap(([name, { runs }]) => (runs > 0 ? [name] : []));
    const nothing = uncompared(measured, found);
    if (nothing !== undefined)
        return { kind: 'nothing', phrase: nothing };
    if (found.conclusive)
        return { kind: 'better', phrase: better(found, measured.length - 1) };
    if (found.difference !== null && Math.abs(found.difference) <= TIE)
        return { kind: 'level', phrase: level(found) };
    if (found.conclusive_for_these_cases === true)
        return { kind: 'here', phrase: here(found) };
    return { kind: 'leads', phrase: leads(found) };
}
/** Why nothing was compared; undefined where something was. */
function uncompared(measured, found) {
    const [only] = measured;
    if (only === undefined)
        return ['Nothing was measured: no play gave evidence'];
    if (measured.length === 1)
        return ['No comparison: only ', (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(only), ' could be measured'];
    if (found.difference !== null && found.cases !== 0)
        return undefined;
    return [
        'No comparison: no case was measured with both ',
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ' and ',
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
    ];
}
function better(found, others) {
    const beaten = others === 2 ? 'both' : `all ${others}`;
    return [
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ' is better than ',
        ...(others > 1 ? [`${beaten} others; the closest is `] : []),
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
        ': ',
        ...figures(found),
        overCases(found),
    ];
}
function level(found) {
    return [
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ' and ',
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
        ' are level: ',
        ...figures(found),
        overCases(found),
    ];
}
function here(found) {
    return [
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ` is ahead on exactly ${theseCases(found.cases)}, not proven for others: `,
        ...against(found),
    ];
}
function leads(found) {
    return [
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.winner),
        ' leads, not conclusive: ',
        ...against(found),
        found.scope === 'population' ? overCases(found) : ` on exactly ${theseCases(found.cases)}`,
    ];
}
const overCases = ({ cases }) => ` over ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')}`;
const theseCases = (cases) => (cases === 1 ? 'this case' : `these ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')}`);
function figures(found) {
    return [
        (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric),
        ` ${(0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricDifference */ .cG)(found.primary_metric, found.difference, found.interval)}, ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(found.p_value)}`,
    ];
}
/** The figures with whom they are against. */
function against(found) {
    return [
        (0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricName */ .Kh)(found.primary_metric),
        ` ${(0,(_metric_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(70958))/* .metricDifference */ .cG)(found.primary_metric, found.difference, found.interval)} against `,
        (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(313))/* .named */ .KT)(found.compared_with),
        `, ${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(found.p_value)}`,
    ];
}


/***/ }),

/***/ 70958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: () => (/* binding */ metricName),
/* harmony export */   Qc: () => (/* binding */ lessIsBetter),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   cG: () => (/* binding */ metricDifference),
/* harmony export */   gf: () => (/* binding */ metricInterval),
/* harmony export */   n2: () => (/* binding */ metricUnit),
/* harmony export */   tx: () => (/* binding */ isMeasure)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__;



/** Metrics that are no scorers, by the names of contract 9: how people call them, and how values and differences are written. */
var MEASURES;
function MEASURES$made() { return MEASURES = new Map([
    ['pass_rate', { label: 'pass rate', unit: 'share', show: (_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatPercent */ .l9 }],
    ['latency_ms', { label: 'latency', unit: 'ratio', show: (_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatDuration */ .a3 }],
    ['cost_usd', { label: 'cost', unit: 'ratio', show: (_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatMoney */ .up }],
]); }
/** The metric as people call it: `pass rate`, `latency`, `cost`, or the scorer's own name. */
function metricName(metric) {
    return (MEASURES ?? MEASURES$made()).get(metric)?.label ?? (0,(_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(metric);
}
/** Whether the metric is measured without a scorer: pass rate, latency or cost. */
const isMeasure = (metric) => (MEASURES ?? MEASURES$made()).has(metric);
/** A mean of the metric, `79 %`, `1.3 s`, `$0.0021`, `0.84`; a dash where it was not measured. */
function metricValue(metric, value) {
    return value === null || value === undefined ? '–' : ((MEASURES ?? MEASURES$made()).get(metric)?.show ?? (_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatScore */ .y)(value);
}
/** How a difference of the metric is written. */
const metricUnit = (metric) => (MEASURES ?? MEASURES$made()).get(metric)?.unit ?? 'score';
/** A difference of the metric with its interval, `+18 pp [6, 30]`; a dash where it was not measured. */
function metricDifference(metric, value, interval) {
    return value === null ? '–' : (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(54826))/* .formatDifferenceWithin */ .WJ)(value, interval, metricUnit(metric));
}
/** Only the interval of a difference of the metric. */
const metricInterval = (metric, interval) => (0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(54826))/* .formatDifferenceInterval */ .ET)(interval, metricUnit(metric));
/** Whether less of the metric is better. */
const lessIsBetter = (metric) => metric === 'latency_ms' || metric === 'cost_usd';


/***/ }),

/***/ 30455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ remarks),
/* harmony export */   Q4: () => (/* binding */ RECOMMENDATION),
/* harmony export */   gz: () => (/* binding */ SENTENCE)
/* harmony export */ });
/** Code points of a recommendation, which is made of sentences of ours, and of a single such sentence. */
const RECOMMENDATION = 6_000;
const SENTENCE = 600;
/** Reasons and warnings that the recommendation does not say already, in its own words. */
function remarks(found, recommendation) {
    const isRepeated = (text) => recommendation.includes(text);
    return [
        ...found.not_conclusive_because
            .filter((text) => !isRepeated(text))
            .map((text) => ({ kind: 'reason', text })),
        ...found.warnings.filter((text) => !isRepeated(text)).map((text) => ({ kind: 'warning', text })),
    ];
}


/***/ }),

/***/ 82320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeExperimentReports)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _pages_experiment_data_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _pages_page_document_js__WEBPACK_IMPORTED_MODULE_2__;




/** Writes `experiment.json`, the response of the interface, `experiment.md` and `report.html` into a folder. Returns their paths. */
function writeExperimentReports(folder, report, files) {
    const paths = {
        json: `${folder}/experiment.json`,
        markdown: `${folder}/experiment.md`,
        html: `${folder}/report.html`,
    };
    files.writeStream(paths.json, [`${(0,(_text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(36671))/* .escapeJson */ .G)(JSON.stringify(report.response, null, 2))}\n`]);
    files.writeStream(paths.markdown, (0,(_experiment_markdown_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(59856))/* .experimentMarkdown */ .f)(report));
    files.writeStream(paths.html, (0,(_pages_page_document_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58083))/* .wholePage */ .PM)((0,(_pages_experiment_data_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(39370))/* .experimentHead */ .U)(report), files.pageCode?.() ?? null));
    return paths;
}


/***/ }),

/***/ 96540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ (experimentFields ?? experimentFields$made())),
/* harmony export */   JR: () => (/* binding */ DEFAULT_RUNS_PER_VARIANT),
/* harmony export */   Ox: () => (/* binding */ (variant ?? variant$made())),
/* harmony export */   bZ: () => (/* binding */ (storedExperiment ?? storedExperiment$made())),
/* harmony export */   jz: () => (/* binding */ (experimentResponse ?? experimentResponse$made())),
/* harmony export */   r2: () => (/* binding */ (createExperimentRequest ?? createExperimentRequest$made())),
/* harmony export */   u2: () => (/* binding */ coherentExperiment)
/* harmony export */ });
/* unused harmony exports experimentConfig, variantResult, scope, experimentContrast, experimentLook, statisticalAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_1__;



/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
var variant;
function variant$made() { return variant = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .min(1)
        .refine((name) => name !== '__proto__', 'cannot be used as a name')
        .describe('Name of the variant, by which results are listed; each only once.'),
    config: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        system_prompt: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().describe('System prompt of this variant.'),
        model: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).optional().describe('Model of this variant.'),
        temperature: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).max(2).optional().describe('Sampling temperature of this variant.'),
        tool_descriptions: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP())
            .optional()
            .describe('Descriptions of tools by name, in place of their own: of tools of the world that a case is played in, and of `invocation.tools` of a model.'),
    })
        .describe('What this variant has in place of what the agent has. Empty: the agent as it is.'),
}); }
/** Interface 4.5 with the extensions of contract 9. */
var experimentConfig;
function experimentConfig$made() { return experimentConfig = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    runs_per_variant: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Number of attempts at each case with each variant. Left out: up to 10, with interim looks that may end the experiment earlier.'),
    randomize: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY()
        .default(true)
        .describe('Whether attempts are shuffled. `false`: in the order of the file.'),
    primary_metric: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('The metric that decides, one of `metrics` or `pass_rate`; choose it before you look. Left out: `pass_rate`.'),
    baseline: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Name of the variant to beat. Left out: the one named `baseline`, `control`, `original` or `a`, else the first.'),
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().optional().describe('Seed of the order; the same seed gives the same order.'),
    sequential: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY()
        .optional()
        .describe('Whether interim looks may end the experiment early, with a clear winner or with no hope of one. Left out: only without `runs_per_variant`.'),
    min_effect: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .positive()
        .optional()
        .describe('Smallest difference of the primary metric that is worth having; a smaller one makes no winner.'),
    max_cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .min(0)
        .optional()
        .describe('Budget of agent and judge together, in US dollars; the lower of this and `judge.max_cost_usd` holds.'),
}); }
var experimentFields;
function experimentFields$made() { return experimentFields = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Name shown in reports.'),
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Id of the agent whose variants are compared.'),
    variants: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((variant ?? variant$made())).min(2).describe('What is compared: two variants or more.'),
    test_case_ids: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1))
        .min(1)
        .describe('Ids of the cases to run. Six or more say something about other cases, twenty or more find differences that are not huge.'),
    metrics: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((_scorer_name_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(47655))/* .scorerName */ .W7)
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
function createExperimentRequest$made() { return createExperimentRequest = (experimentFields ?? experimentFields$made()).superRefine(coherentExperiment, (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .evenIfIncomplete */ .Uu); }
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
var variantResult;
function variantResult$made() { return variantResult = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
    runs: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0),
    pass_rate: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    avg_scores: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()),
    avg_latency_ms: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0),
    errored: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).optional(),
    /** Plays in which nothing applied. */
    skipped: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).optional(),
    /** Plays of which nothing that was judged is sure. */
    unsure: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).optional(),
    /** 95 %, at the effective size: runs of one case are not independent. */
    pass_rate_interval: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .tuple */ .PVZ([(_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM, (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM]).optional(),
    p50_latency_ms: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).optional(),
    p95_latency_ms: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).optional(),
    /** Of all its plays, as reported by the agent; missing where it did not report each. */
    cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().min(0).optional(),
}); }
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
var scope;
function scope$made() { return scope = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['population', 'these_test_cases']); }
var interval;
function interval$made() { return interval = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .tuple */ .PVZ([(zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()]); }
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
var experimentContrast;
function experimentContrast$made() { return experimentContrast = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
    metric: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    variant: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    against: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    /** Cases with valid plays on both sides. */
    cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0),
    difference: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
    /** 95 %. */
    interval: (interval ?? interval$made()).nullable(),
    p_value: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    /** Holm over the variants on the primary metric, Benjamini-Hochberg over all secondary ones. */
    p_adjusted: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    /** `primary` claims are Holm-adjusted; `exploratory` ones are leads to follow, not findings (statistics.md 4.3 step 9). */
    label: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['primary', 'exploratory']),
    /** Whether the claim holds after adjustment: Holm p <= .05, or q <= .10 where exploratory. */
    holds: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY(),
    /** Two one-sided tests with a margin of 0.05: no practical difference. Null on scales without that margin. */
    equivalent: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().nullable(),
    /** Standardised mean difference of pairs, corrected for few cases; null without scatter. */
    hedges_g: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
}); }
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
var experimentLook;
function experimentLook$made() { return experimentLook = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    /** Rounds done, of the rounds planned. */
    rounds: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
    leader: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    p_value: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    nominal_alpha: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    /** Chance of still reaching a winner if things go on as they went; null before futility is looked at. */
    conditional_power: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
    decision: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['go_on', 'winner', 'futile', 'last']),
    /** Variants that were no longer played from here on. */
    dropped: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
}); }
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
var statisticalAnalysis;
function statisticalAnalysis$made() { return statisticalAnalysis = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
    winner: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    confidence: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    p_value: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    effect_size: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
    conclusive: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY(),
    conclusive_for_these_cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional(),
    /** Why it is not conclusive, one sentence each; empty when it is. */
    not_conclusive_because: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
    primary_metric: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    baseline: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    /** The variant that gave the largest p; `p_value`, `difference` and `interval` are against it. */
    compared_with: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    scope: (scope ?? scope$made()),
    p_population: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    p_these_cases: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
    /** Of the primary metric, winner minus `compared_with`; a ratio - 1 for latency and cost. Null without evidence. */
    difference: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
    interval: (interval ?? interval$made()).nullable(),
    cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0),
    /** Share of draws in which a variant is best; never the same as confidence. */
    probability_best: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM),
    /** Smallest difference that this design finds with 80 % power. Null without evidence. */
    minimum_detectable_effect: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
    /** Cases whose absence turns the verdict. `leader_without`: another variant leads then, and the p-value is for that one. */
    influence: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        case_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
        p_value_without: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .unitInterval */ .oM,
        leader_without: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    })),
    /** Of the primary metric: scatter between runs of a case, and of the difference between cases. */
    variance: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ within_runs: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), between_cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }).nullable(),
    contrasts: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((experimentContrast ?? experimentContrast$made())),
    looks: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((experimentLook ?? experimentLook$made())),
    /** Plays that were planned and not needed. */
    runs_saved: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0),
    /** Interval of `difference` that holds over all looks; null without looks. */
    repeated_interval: (interval ?? interval$made()).nullable(),
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
    warnings: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()),
}); }
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
var experimentResponse;
function experimentResponse$made() { return experimentResponse = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    experiment_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    status: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['pending', 'running', 'completed']),
    results: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (variantResult ?? variantResult$made())).optional(),
    statistical_analysis: (statisticalAnalysis ?? statisticalAnalysis$made()).optional(),
    recommendation: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
}); }
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
var storedExperiment;
function storedExperiment$made() { return storedExperiment = (experimentResponse ?? experimentResponse$made()).extend({
    name: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    created_at: (_common_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
    request: (experimentFields ?? experimentFields$made()),
}); }


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
