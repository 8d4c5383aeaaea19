export const id = 9535;
export const ids = [9535];
export const modules = {

/***/ 69535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   optimizeStep: () => (/* binding */ optimizeStep)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(452);
/* harmony import */ var _jobs_failures_stored_attempts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4134);
/* harmony import */ var _ports_interruption_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71209);
/* harmony import */ var _reports_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33046);
/* harmony import */ var _reports_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46429);
/* harmony import */ var _text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40182);
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55223);
/* harmony import */ var _comments_post_results_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44945);
/* harmony import */ var _comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6023);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74573);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93581);
/* harmony import */ var _state_state_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62375);
/* harmony import */ var _optimization_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17097);
/* harmony import */ var _optimize_for_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46370);
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














/** How far back failures are looked for, as an optimization does by itself (contract 9). */
const WINDOW = '30d';
/**
 * `command: optimize`: a better prompt for the failures that are stored already, by an earlier step of the job or by runs of the base
 * branch. It gates nothing: its conclusion is neutral, and it is failed when it was cancelled.
 */
async function optimizeStep(world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, engine, core, context } = world;
        const why = (0,_optimize_for_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoOptimization */ .Z)(context);
        if (why !== undefined) {
            const reason = `The prompt was not optimized: ${why}.`;
            core.notice((0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)(reason));
            await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(core, 'the outputs', () => (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .setOutputs */ .n0)(core, { conclusion: 'neutral', reason }));
            return 0;
        }
        const interrupted = __addDisposableResource(env_1, (0,_ports_interruption_js__WEBPACK_IMPORTED_MODULE_2__/* .interruption */ .Y)(), false);
        const rows = await (await engine.store()).runSummaries();
        if (rows.length === 0)
            await (0,_state_state_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .stateArtifact */ .M)({ ...world, env: engine.ports.env }).restore();
        const agentId = inputs.agent ?? (await failedMost(world));
        const made = await (0,_optimize_for_js__WEBPACK_IMPORTED_MODULE_0__/* .optimizeFor */ .L)(agentId, inputs.maxCostUsd, world, interrupted.signal);
        const { cancelled, folder, promptPath } = made;
        const { id: artifact, report } = await (0,_optimization_artifact_js__WEBPACK_IMPORTED_MODULE_4__/* .leaveOptimization */ .bH)(made, world);
        const reason = (0,_reports_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_5__/* .decisionSentence */ .II)(report.response).replaceAll('\n', ' ');
        const commentUrl = await commentOnPullRequest(report, world);
        await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(core, 'the outputs', () => (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .setOutputs */ .n0)(core, {
            conclusion: cancelled ? 'failed' : 'neutral',
            reason,
            'run-id': report.response.optimization_id,
            'cost-usd': (0,_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .costOf */ .h)(report),
            'artifact-id': artifact,
            'comment-url': commentUrl,
            'optimized-prompt-path': promptPath,
            'results-path': `${folder}/optimization.json`,
            'report-path': `${folder}/optimization.md`,
            'state-path': `${engine.stateDir}/state`,
        }));
        await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(core, 'the job summary', () => core.summary.addRaw([...(0,_reports_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .optimizationMarkdown */ .V)(report)].join('')).write());
        core.info((0,_text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_8__/* .logLine */ .BP)(`${report.response.decision}: ${reason}`));
        return cancelled ? 130 : 0;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** The only agent, or that with most failed attempts. */
async function failedMost({ engine }) {
    const agents = (await engine.agents()).map(({ agent }) => agent.id);
    if (agents.length === 1)
        return agents[0];
    const to = engine.ports.clock.now();
    const attempts = await (0,_jobs_failures_stored_attempts_js__WEBPACK_IMPORTED_MODULE_9__.storedAttempts)(engine, { from: to - (0,_text_time_window_js__WEBPACK_IMPORTED_MODULE_10__/* .windowMs */ .$)(WINDOW), to, lean: true });
    const counts = new Map(agents.map((id) => [id, 0]));
    for (const { status, agent_id: id } of attempts)
        if (status === 'failed' && counts.has(id))
            counts.set(id, (counts.get(id) ?? 0) + 1);
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    if (most !== undefined && most[1] > 0)
        return most[0];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_11__/* .Fault */ .vC('usage', 'there are several agents, and none has failed in the stored runs', {
        where: 'input agent',
        hint: `Name one: ${agents.join(', ')}`,
    });
}
/** A comment of its own, beside that of the run. */
async function commentOnPullRequest(report, { inputs, engine, core, context, client, redact }) {
    if (inputs.comment === 'off' || context?.pullRequest === undefined || client === undefined)
        return '';
    const outcome = await (0,_comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_12__/* .upsertComment */ .l)(client, context, {
        key: `${(0,_comments_post_results_js__WEBPACK_IMPORTED_MODULE_13__/* .keyOf */ .TN)(inputs, context)}/optimize`,
        mode: inputs.comment,
        clock: engine.ports.clock,
        body: (budget, marker) => {
            const whole = `${marker}\n${[...(0,_reports_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .optimizationMarkdown */ .V)(report)].join('')}`;
            return redact(Buffer.byteLength(whole) < budget ? whole : `${marker}\n${(0,_reports_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .proposedPrompt */ .N)(report, 0)}`);
        },
    });
    if ('url' in outcome)
        return outcome.url;
    if ('reason' in outcome)
        core.warning((0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .Is)(`The comment was not written: ${outcome.reason}`));
    return '';
}


/***/ }),

/***/ 64556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ leanTurns),
/* harmony export */   WY: () => (/* binding */ isLeftOut),
/* harmony export */   Zf: () => (/* binding */ analysedAttempt),
/* harmony export */   wk: () => (/* binding */ journalAttempts)
/* harmony export */ });
/* harmony import */ var _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1901);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);


/** Code points of a question that are kept of a lean attempt; features look at fewer words than that holds. */
const LEAN_INPUT = 4_000;
/**
 * The attempts of a stored run one after the other, planned ones and repeats of flipped cases alike, with what their cases
 * asked. Attempts without a verdict because nothing was to be judged are left out; errored ones are given as such, and unsure ones, lean.
 */
function* journalAttempts(run, header, { agent, lean = false } = {}) {
    for (const plan of run.planned) {
        if (plan.skip !== undefined || (agent !== undefined && plan.agent_id !== agent))
            continue;
        for (let attempt = 0; attempt < plan.repeat * (1 + _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REPEATS */ .pk); attempt++) {
            const result = run.attempt(plan, attempt);
            if (result === undefined || isLeftOut(result))
                continue;
            const turns = (lean && result.status === 'passed') || result.unsure === true
                ? leanTurns(result)
                : fullTurns(result, run.played(plan.id, attempt));
            yield analysedAttempt(plan, result, attempt, turns, header);
        }
    }
}
/** Whether an attempt has no verdict because nothing was to be judged. */
const isLeftOut = ({ status, unsure }) => status === 'skipped' && unsure !== true;
/** An attempt as failure analysis looks at it. */
function analysedAttempt({ id, name, agent_id, tags, hash, agent_version, }, { status, unsure, error }, attempt, turns, { run_id, finished_at }) {
    return {
        run_id,
        agent_id,
        case_id: id,
        case_name: name,
        case_hash: hash,
        tags,
        finished_at: Date.parse(finished_at),
        attempt,
        status: unsure === true ? 'unsure' : status === 'skipped' ? 'errored' : status,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ agent_version, error }),
        turns,
    };
}
/** With the passages that the agent reported, where the case gave none. */
const fullTurns = ({ turns }, played) => turns.map((turn, index) => {
    const { context = null, criteria = {} } = played?.turns[index] ?? {};
    return { ...turn, criteria: { ...(context === null ? {} : { context }), ...criteria } };
});
/** What features are read off: questions, names of tools, number of turns. */
const leanTurns = ({ turns }) => turns.map(({ turn_id, input, latency_ms, tool_calls }) => ({
    turn_id,
    input: input.slice(0, LEAN_INPUT),
    output: '',
    latency_ms,
    tool_calls: tool_calls?.map(({ name }) => ({ name, arguments: {} })) ?? null,
    results: {},
    criteria: {},
}));


/***/ }),

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ attemptsOfRun),
/* harmony export */   storedAttempts: () => (/* binding */ storedAttempts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79031);
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17675);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49841);
/* harmony import */ var _journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64556);





/** Runs that are named in a warning; the others are counted. */
const MOST_NAMED = 5;
/**
 * The judged, unsure and errored attempts of finished runs of a period, each play once, in no promised order. Journals are opened one by
 * one. Shards count through the run that they were merged into, plays of experiments and optimizations not at all. A play that
 * was judged again counts with its newest verdict, at the time when it was played. Runs that did not finish or cannot be read
 * are warned of and left out.
 */
async function storedAttempts(engine, selection) {
    const { from, to } = selection;
    const all = await (await engine.store()).runSummaries();
    const byId = new Map(all.map((row) => [row.run_id, row]));
    const rows = all
        .filter((row) => counts(row) && mayBeOf(row, selection.agent) && lastOf(row) >= from)
        // Judged again later, an earlier play keeps its own time.
        .filter((row) => row['rescored'] === true || lastOf(row) <= to)
        .sort((a, b) => lastOf(b) - lastOf(a));
    const unfinished = [];
    const plays = new Map();
    for (const row of rows) {
        if (row['status'] === 'running') {
            unfinished.push(row.run_id);
            continue;
        }
        const root = rootOf(row, byId);
        const finishedAt = lastOf(root);
        if (finishedAt < from || finishedAt > to)
            continue;
        try {
            for (const attempt of await attemptsOfStored(engine, row.run_id, selection)) {
                const key = attempt.turns[0]?.turn_id ?? JSON.stringify([root.run_id, attempt.case_id, attempt.attempt]);
                const newer = plays.get(key);
                // Nobody's judgement replaces none.
                if (newer === undefined || weightOf(attempt) > weightOf(newer))
                    plays.set(key, { ...attempt, finished_at: finishedAt });
            }
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || fault.code === 'internal')
                throw error;
            engine.warn(`${row.run_id} is left out: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .faultLine */ .z9)(fault)}`);
        }
    }
    if (unfinished.length > 0)
        engine.warn(`${unfinished.length === 1 ? 'a run that did not finish is' : `${unfinished.length} runs that did not finish are`} left out: ${unfinished.slice(0, MOST_NAMED).join(', ')}${unfinished.length > MOST_NAMED ? ', …' : ''} (assay run --resume RUN_ID)`);
    return [...plays.values()];
}
/** The attempts of one run: the id of a stored one, or a results.json file (which does not hold what the cases asked). */
async function attemptsOfRun(engine, reference, selection = {}) {
    const run = await (0,_runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadComparedRun */ .T)(engine, reference);
    try {
        if (run.selected !== undefined)
            return await attemptsOfStored(engine, run.header.run_id, selection);
        const attempts = [];
        for (const one of run.cases) {
            if (selection.agent !== undefined && one.agent_id !== selection.agent)
                continue;
            for (const [index, result] of one.attempts.entries()) {
                if ((0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isLeftOut */ .WY)(result))
                    continue;
                const turns = (selection.lean === true && result.status === 'passed') || result.unsure === true
                    ? (0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .leanTurns */ .Pi)(result)
                    : result.turns.map((turn) => ({ ...turn, criteria: {} }));
                attempts.push((0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .analysedAttempt */ .Zf)({ ...one, hash: one.hash ?? '' }, result, index, turns, run.header));
            }
        }
        return attempts;
    }
    finally {
        await run.close();
    }
}
async function attemptsOfStored(engine, runId, selection) {
    const journal = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__.openStoredRun)(runId, (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, damage, config } = journal;
        // Plays of an original and a candidate prompt, not of the agent as it is.
        if (config?.validates !== undefined)
            return [];
        if (header === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `run ${runId} did not finish`, {
                where: runId,
                hint: `Finish it first: assay run --resume ${runId}`,
            });
        if (damage.lines > 0)
            engine.warn(`${damage.lines} damaged lines of the journal of ${runId} are left out`);
        return [...(0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .journalAttempts */ .wk)(journal, header, selection)];
    }
    finally {
        await journal.close();
    }
}
/** A shard's plays stand in the merged run; a row without a journal came from another machine without its answers. */
const counts = (row) => row['shard'] === undefined &&
    row['journal'] !== false &&
    row['experiment'] === undefined &&
    row['optimization'] === undefined;
const mayBeOf = (row, agent) => agent === undefined || typeof row['agent_id'] !== 'string' || row['agent_id'] === agent;
/** A verdict takes the place of none, whichever is newer, and a doubt that of an error. */
const weightOf = ({ status }) => (status === 'errored' ? 0 : status === 'unsure' ? 1 : 2);
/** When it ended, or began where it did not end. */
function lastOf(row) {
    const { finished_at: finished } = row;
    return Date.parse(typeof finished === 'string' ? finished : row.started_at);
}
/** The run that played what a run judged again; itself where that is unknown or gone. */
function rootOf(row, byId) {
    let root = row;
    const seen = new Set();
    while (typeof root['rescored_from'] === 'string' && !seen.has(root.run_id)) {
        seen.add(root.run_id);
        const from = byId.get(root['rescored_from']);
        if (from === undefined)
            break;
        root = from;
    }
    return root;
}


/***/ })

};
