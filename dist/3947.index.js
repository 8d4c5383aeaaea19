export const id = 3947;
export const ids = [3947];
export const modules = {

/***/ 43369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


/** Text of a file named on the command line, or of standard input for `-`. */
async function readInput(engine, path) {
    if (path !== '-') {
        const absolute = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(engine.ports.env.cwd(), path);
        if (engine.ports.files.stat(absolute)?.kind !== 'file')
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', `no file ${path}`, {
                where: absolute,
                hint: 'Check the path; "-" reads standard input.',
            });
        return withoutMark(await engine.ports.files.readText(absolute));
    }
    const pieces = [];
    for await (const piece of process.stdin)
        pieces.push(piece);
    return withoutMark(Buffer.concat(pieces).toString('utf8'));
}
/** Some editors begin UTF-8 with a byte order mark, which is no JSON. */
const withoutMark = (text) => text.replace(/^\ufeff/, '');
/** JSON with a message that says where it stands. */
function parseJson(text, where) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', `not JSON: ${error instanceof Error ? error.message : String(error)}`, {
            where,
            hint: 'Give one JSON object, or one a line for JSONL.',
            cause: error,
        });
    }
}
/** Names separated by commas, blanks dropped. */
function namesOf(text) {
    return (text ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}


/***/ }),

/***/ 83947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rescoreCommand: () => (/* binding */ rescoreCommand)
/* harmony export */ });
/* harmony import */ var _jobs_runs_rescore_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52921);
/* harmony import */ var _ports_interruption_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71209);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64979);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43369);
/* harmony import */ var _reports_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26210);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3815);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87873);
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







/** `assay rescore RUN_ID`: the stored outputs judged again, as a run of its own. */
async function rescoreCommand([runId = ''], flags) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags);
        (0,_reports_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .reportsFolder */ .U)(engine, flags.out);
        const interrupted = __addDisposableResource(env_1, (0,_ports_interruption_js__WEBPACK_IMPORTED_MODULE_2__/* .interruption */ .Y)(), false);
        const started = __addDisposableResource(env_1, await (0,_jobs_runs_rescore_run_js__WEBPACK_IMPORTED_MODULE_3__/* .rescoreRun */ .R)(engine, runId, {
            signal: interrupted.signal,
            ...(flags.fresh === true ? { fresh: true } : {}),
            ...(flags.scorers === undefined ? {} : { scorers: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .eZ)(flags.scorers) }),
        }), true);
        (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .showProgress */ .Rh)(started, flags, engine.ports.clock);
        const following = __addDisposableResource(env_1, (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .followed */ .Xd)(engine, started.runId, flags), false);
        const outcome = await started.finish({ onCase: following.add });
        const exitCode = following.conclude(outcome);
        // What the judge moved stands in the report; that nothing was measured would stand nowhere.
        if (flags.fresh === true && outcome.report.comparison?.judge_noise === undefined && !outcome.cancelled)
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .F)().err('warning: the judge said nothing anew, so its noise is not known\n');
        return exitCode;
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
}


/***/ }),

/***/ 52921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rescoreRun)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
;// CONCATENATED MODULE: ./lib/runs/planning/imported-suite.js



/** The cases of an imported run as they were recorded, judged by these scorers, and stand-ins for its agents, which nobody can call. Fault `usage` without scorers. */
function importedSuite({ evalsDir }, { planned, played, startedAt }, scorers) {
    if (scorers === undefined || scorers.length === 0)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', 'the cases of an imported run name no scorers', {
            where: '--scorers',
            hint: 'Name them: assay rescore RUN_ID --scorers task_completion,tool_correctness',
        });
    const home = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(evalsDir, '..');
    const created_at = startedAt ?? new Date(0).toISOString();
    const agents = new Map();
    const cases = planned.map(({ id, name, agent_id, tags, location, hash }) => {
        const place = { ...location, column: 1 };
        agents.set(agent_id, {
            agent: { id: agent_id, name: agent_id, provider: 'custom', created_at },
            ...{ rawCredentials: {}, home, location: place, variables: [] },
        });
        const turns = (played(id, 0)?.turns ?? []).map(({ input, criteria }) => {
            const { expected_behavior, ground_truth, context, expected_tools, available_tools } = criteria;
            return {
                input: { text: input },
                expected_behavior: expected_behavior ?? '',
                scorers: [...scorers],
                ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ ground_truth, context, expected_tools, available_tools }),
            };
        });
        const type = turns.length > 1 ? 'multi' : 'single';
        return {
            case: { id, name, agent_id, type, turns, tags, created_at },
            location: place,
            hash,
            baseFolder: home,
        };
    });
    return { cases, agents: [...agents.values()] };
}

// EXTERNAL MODULE: ./lib/runs/planning/planned-scorers.js
var planned_scorers;
// EXTERNAL MODULE: ./lib/runs/planning/same-run.js
var same_run;
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run;
// EXTERNAL MODULE: ./lib/schema/users/talk-turns.js
var talk_turns;
// EXTERNAL MODULE: ./lib/scorers/by-name/resolve-scorers.js
var resolve_scorers;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/jobs/runs/start-run.js + 13 modules
var start_run;
;// CONCATENATED MODULE: ./lib/jobs/runs/rescore-run.js










/**
 * A new run made of the stored outputs of another: judged again with today's cases and scorers, or with the scorers named,
 * without calling the agent. A case whose question changed is refused, because its stored answer answers something else.
 * The cases of an imported run are those of its file. `fresh` asks the judge anew where its cache knows the answer, and compares the two: what differs is the judge's own noise.
 */
async function rescoreRun(engine, runId, options = {}) {
    const scorers = await scorersOf(engine, options.scorers);
    const stored = (0,(stored_run ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir), engine.ports);
    try {
        (0,(same_run ??= __webpack_require__(66822))/* refuseValidation */.Is)(stored.config, runId, 'rescore');
        const agent = stored.config?.selection.agent;
        const suite = stored.config?.imported === undefined ? undefined : importedSuite(engine, stored, options.scorers);
        const selection = {
            cases: stored.planned.filter((one) => one.skip === undefined).map((one) => one.id),
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ agent }),
        };
        const outputs = new Map();
        for (const { id, repeat, min_passes } of stored.planned) {
            const plays = Array.from({ length: repeat }, (_, attempt) => stored.played(id, attempt));
            outputs.set(id, { plays: plays.filter((one) => one !== undefined), min_passes });
        }
        return await (0,(start_run ??= __webpack_require__(49129)).startRun)(engine, {
            ...options,
            // What was recorded elsewhere gates nothing here.
            ...(suite === undefined ? { selection } : { suite, failOn: 'never' }),
            rescored: { from: runId, fresh: options.fresh === true },
            adopt: (planned) => adopt(planned, outputs, scorers, runId),
        });
    }
    finally {
        await stored.close();
    }
}
async function scorersOf(engine, names) {
    if (names === undefined || names.length === 0)
        return undefined;
    const { scorers, problems } = (0,(resolve_scorers ??= __webpack_require__(34813))/* resolveScorers */.K)([...names], await engine.registry());
    if (problems.length > 0)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map((one) => one.message).join('; '), {
            where: '--scorers',
            problems,
        });
    return scorers;
}
/** The plan of the new run, and the plays it begins with. */
function adopt(planned, outputs, scorers, runId) {
    const plays = [];
    const cases = planned.map((one) => {
        const stored = outputs.get(one.description.id) ?? { plays: [], min_passes: 1 };
        const { turns, user } = one.loaded.case;
        const changed = stored.plays.some((play) => play.turns.some(({ input, simulated }, index) => simulated === true
            ? index < turns.length || index >= turns.length + (user?.stop.max_turns ?? 0)
            : input !== turns[index]?.input.text));
        if (changed)
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', `the question of case ${one.description.id} changed since ${runId}`, {
                where: `${one.loaded.location.file}:${one.loaded.location.line}`,
                hint: 'Play it again with assay run; a stored answer fits only its own question.',
            });
        checkWorlds(one, stored.plays, runId);
        // The agent is not called, so nothing is spent on it; what its answers took is what checks of cost and tokens look at.
        for (const [attempt, play] of stored.plays.entries())
            plays.push({ ...play, attempt, calls: 0, stored: true });
        const chosen = scorers === undefined
            ? one.scorers
            : (0,(talk_turns ??= __webpack_require__(75697))/* plannedTurns */.f6)(one.loaded.case).map((_, turn, { length }) => explicit(scorers, turn === length - 1, user !== undefined));
        const { names, talk } = (0,(planned_scorers ??= __webpack_require__(16816))/* describedScorers */.vN)(one.loaded.case, chosen);
        // The pass rule of the run that played them: fewer stored attempts do not lower it.
        const { min_passes } = stored;
        const repeat = stored.plays.length;
        return {
            ...one,
            scorers: chosen,
            description: { ...one.description, repeat, min_passes, scorers: names, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ talk }) },
        };
    });
    return { cases, plays };
}
/** What was recorded of a play are changes of the state that it began with; on any other they say nothing. */
function checkWorlds({ loaded, description }, plays, runId) {
    const { world, location } = loaded;
    if (world === undefined)
        return;
    for (const { world: acted } of plays) {
        if (acted === undefined)
            continue;
        const isOther = acted.world !== world.id;
        const isAnew = acted.state !== undefined && acted.state !== world.stateHash;
        if (!isOther && !isAnew)
            continue;
        const what = isOther
            ? `case ${description.id} was played in world ${acted.world}, and names ${world.id} now`
            : `the state of world ${world.id} changed since ${runId}, in which case ${description.id} acted on it`;
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', what, {
            where: `${location.file}:${location.line}`,
            hint: 'Play it again with assay run; what was recorded fits only the state that it began with.',
        });
    }
}
/** Of a talk with a simulated user what judges conversations judges the whole, whichever turn is its last. */
const explicit = (scorers, last, isTalk) => scorers
    .filter((scorer) => last || !scorer.multiTurn)
    .map((scorer) => ({
    scorer,
    explicit: true,
    ...(isTalk && scorer.multiTurn ? { afterwards: true } : {}),
}));


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


/***/ })

};
