export const id = 9535;
export const ids = [9535];
export const modules = {

/***/ 6726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ failedChecks),
/* harmony export */   _: () => (/* binding */ fieldOf)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;

/** Lists in which scorers name what failed; each entry is a text, or an object that holds one (metrics.md 0.7). */
var LISTS;
function LISTS$made() { return LISTS = [
    'failed_criteria',
    'unmet_requirements',
    'missing_requirements',
    'missing_statements',
    'missing_steps',
    'unsupported_claims',
    'contradicted_claims',
    'irrelevant_statements',
    'incorrect_arguments',
    'schema_errors',
    'unsatisfied',
    'violations',
    'flags',
    'issues',
]; }
var TEXTS;
function TEXTS$made() { return TEXTS = ['text', 'statement', 'claim', 'requirement', 'intention', 'goal', 'step', 'issue']; }
const MOST_REASONS = 12;
const LONGEST = 300;
/** How sentences of an import begin. */
var OF_IMPORT;
function OF_IMPORT$made() { return OF_IMPORT = /^(?:checks that failed|does not say): /; }
/** The failed scorers of a turn. Results that do not gate are no reason why the attempt failed. */
function failedChecks(turn, index) {
    const results = Object.entries(turn.results).filter(([, result]) => result.gating !== false && result.metadata['not_applicable'] !== true);
    const passed = results.filter(([, result]) => result.pass).length;
    return results
        .filter(([, result]) => !result.pass)
        .map(([scorer, { score, reasoning, metadata }]) => ({
        scorer,
        turn: index,
        score,
        judged: fieldOf(metadata['judge'], 'mode') !== 'none',
        metadata,
        reasons: reasonsOf(reasoning, metadata),
        against: passed,
    }));
}
/** What the lists of the metadata say, or, where they say nothing, the reasoning without its preface. */
function reasonsOf(reasoning, metadata) {
    const criteria = criteriaReasons(metadata['criteria']);
    const listed = (LISTS ?? LISTS$made()).filter((name) => criteria.length === 0 || name !== 'failed_criteria').flatMap((name) => entriesOf(metadata[name]).map((entry) => {
        const text = textIn(entry);
        const reason = fieldOf(entry, 'reason');
        return typeof reason === 'string' && reason !== text ? `${text}: ${reason}` : text;
    }));
    const reasons = [...criteria, ...listed].map((text) => (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text.trim(), LONGEST));
    const unique = [...new Set(reasons.filter((text) => text !== ''))].slice(0, MOST_REASONS);
    // The reasoning of a recorded outcome is what an import says of fields; imports of before listed it among the words of the file.
    if (metadata['recorded'] !== undefined)
        return unique.filter((text) => !(OF_IMPORT ?? OF_IMPORT$made()).test(text));
    if (unique.length > 0)
        return unique;
    const plain = reasoning.replace(/^Score [\d.]+ (?:is below|meets) the threshold [\d.]+: /, '').trim();
    return plain === '' ? [] : [(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)(plain, LONGEST * 2)];
}
/**
 * Failed criteria as what happened: a demand that was not met is denied ("does not mention Visa"), a ban that was broken is
 * stated ("invent a date"), so that a negation in the sentence means that something is lacking.
 */
function criteriaReasons(criteria) {
    return entriesOf(criteria).flatMap((entry) => {
        const [text, verdict] = [textIn(entry), fieldOf(entry, 'verdict')];
        if (text === '' || (verdict !== 'not_met' && verdict !== 'partial'))
            return [];
        const reason = fieldOf(entry, 'reason');
        const why = typeof reason === 'string' && reason !== '' ? `: ${reason}` : '';
        if (fieldOf(entry, 'kind') === 'must_not')
            return [
                `${text.replace(/\b(?:(?:must|should|may|do|does) not|never|don't|doesn't|cannot)\b/gi, 'does')}${why}`,
            ];
        return [`does not ${text.replace(/^(?:it )?(?:must|should|has to)\s+/i, '')}${why}`];
    });
}
function entriesOf(value) {
    return Array.isArray(value) ? value : [];
}
function textIn(entry) {
    if (typeof entry === 'string')
        return entry;
    for (const name of (TEXTS ?? TEXTS$made())) {
        const value = fieldOf(entry, name);
        if (typeof value === 'string')
            return value;
    }
    return '';
}
/** A field of what may be anything. */
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name] // An object that has the key: TypeScript keeps no track of hasOwn.
        : undefined;
}


/***/ }),

/***/ 55385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ leanTurn),
/* harmony export */   m: () => (/* binding */ withoutAnswers)
/* harmony export */ });
/* harmony import */ var _text_own_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40863);
/* harmony import */ var _failed_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6726);


/** What is the same for most failures is held once. */
const NOTHING = Object.freeze({});
const NO_TEXTS = Object.freeze([]);
const NO_TOOLS = Object.freeze({
    called: NO_TEXTS,
    missing: NO_TEXTS,
    extra: NO_TEXTS,
    forbidden: NO_TEXTS,
    unknown: NO_TEXTS,
    arguments: false,
});
/** What a suggested fix names of the metadata of a result, beside its criteria. */
const NAMED = ['missing_tools', 'forbidden_called', 'matched', 'field'];
/**
 * A failure as far as it is told of once it was looked at: its case, its questions, the names of its tools and what was wrong. Answers,
 * arguments, verdicts and criteria are left out: of many failures nothing else would have room in memory.
 */
function withoutAnswers({ facet, decided }) {
    const turns = facet.attempt.turns.map(leanTurn);
    const { called, missing, extra, forbidden, unknown } = facet.tools;
    const hasTools = [called, missing, extra, forbidden, unknown].some(({ length }) => length > 0);
    return {
        facet: {
            ...facet,
            attempt: { ...facet.attempt, turns },
            turn: facet.turn && turns[facet.step],
            failed: facet.failed.map(leanCheck),
            tools: hasTools ? facet.tools : NO_TOOLS,
            reasons: facet.reasons.map(_text_own_text_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U),
        },
        decided,
    };
}
/** A turn as far as an attempt is told of: its question, and the names of its tools. */
function leanTurn({ turn_id, input, latency_ms, tool_calls, }) {
    return {
        turn_id,
        input,
        output: '',
        latency_ms,
        tool_calls: tool_calls?.map(({ name }) => ({ name, arguments: NOTHING })) ?? null,
        results: NOTHING,
        criteria: NOTHING,
    };
}
function leanCheck(check) {
    const metadata = {};
    for (const name of NAMED)
        if (check.metadata[name] !== undefined)
            metadata[name] = check.metadata[name];
    const { criteria } = check.metadata;
    if (Array.isArray(criteria))
        metadata['criteria'] = criteria.map((one) => ({
            text: (0,_failed_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._)(one, 'text'),
            verdict: (0,_failed_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._)(one, 'verdict'),
        }));
    return { ...check, metadata: Object.keys(metadata).length === 0 ? NOTHING : metadata, reasons: NO_TEXTS };
}


/***/ }),

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
/* harmony import */ var _comments_post_results_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58818);
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
            'report-path': `${folder}/report.html`,
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
    const outcome = await (0,_comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_12__.upsertComment)(client, context, {
        key: `${(0,_comments_post_results_js__WEBPACK_IMPORTED_MODULE_13__.keyOf)(inputs, context)}/optimize`,
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
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   wk: () => (/* binding */ journalAttempts)
/* harmony export */ });
/* harmony import */ var _failure_analysis_without_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55385);
/* harmony import */ var _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1901);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _text_own_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40863);




/** Code units of a question that are kept of a lean attempt; features look at fewer words than that holds. */
const LEAN_INPUT = 4_000;
/**
 * The attempts of a stored run one after the other, planned ones and, unless they are not asked for, repeats of flipped cases alike, with what their cases
 * asked. Attempts without a verdict because nothing was to be judged are left out; errored ones are given as such, and unsure ones, lean.
 */
function* journalAttempts(run, header, { agent, lean = false, planned = false } = {}) {
    for (const plan of run.planned) {
        if (plan.skip !== undefined || (agent !== undefined && plan.agent_id !== agent))
            continue;
        for (let attempt = 0; attempt < plan.repeat * (planned ? 1 : 1 + _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ROUNDS */ .M4); attempt++) {
            const result = run.attempt(plan, attempt);
            if (result === undefined || isLeftOut(result))
                continue;
            const turns = (lean && result.status !== 'failed') || result.unsure === true
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
const fullTurns = ({ turns }, played) => turns.map((turn, index) => ({ ...turn, criteria: criteriaOf(played?.turns[index]) }));
/** What the case asked of a turn, with the passages that the agent reported, where the case gave none. */
function criteriaOf(played) {
    const { context = null, criteria = {} } = played ?? {};
    return { ...(context === null ? {} : { context }), ...criteria };
}
/** What features are read off: questions, names of tools, number of turns. */
const leanTurns = ({ turns }) => turns.map((turn) => (0,_failure_analysis_without_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .leanTurn */ .c)({
    ...turn,
    input: turn.input.length > LEAN_INPUT ? (0,_text_own_text_js__WEBPACK_IMPORTED_MODULE_3__/* .ownText */ .U)(turn.input.slice(0, LEAN_INPUT)) : turn.input,
}));


/***/ }),

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ attemptsOfRun),
/* harmony export */   storedAttempts: () => (/* binding */ storedAttempts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__;





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
            const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
            if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC) || fault.code === 'internal')
                throw error;
            engine.warn(`${row.run_id} is left out: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .faultLine */ .z9)(fault)}`);
        }
    }
    if (unfinished.length > 0)
        engine.warn(`${unfinished.length === 1 ? 'a run that did not finish is' : `${unfinished.length} runs that did not finish are`} left out: ${unfinished.slice(0, MOST_NAMED).join(', ')}${unfinished.length > MOST_NAMED ? ', …' : ''} (assay run --resume RUN_ID)`);
    return [...plays.values()];
}
/** The attempts of one run: the id of a stored one, or a results.json file (which does not hold what the cases asked). */
async function attemptsOfRun(engine, reference, selection = {}) {
    const run = await (0,(_runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79031))/* .loadComparedRun */ .T)(engine, reference);
    try {
        if (run.selected !== undefined)
            return await attemptsOfStored(engine, run.header.run_id, selection);
        const attempts = [];
        for (const one of run.cases) {
            if (selection.agent !== undefined && one.agent_id !== selection.agent)
                continue;
            for (const [index, result] of one.attempts.entries()) {
                if ((0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .isLeftOut */ .WY)(result))
                    continue;
                const turns = (selection.lean === true && result.status !== 'failed') || result.unsure === true
                    ? (0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .leanTurns */ .Pi)(result)
                    : result.turns.map((turn) => ({ ...turn, criteria: {} }));
                attempts.push((0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .analysedAttempt */ .Zf)({ ...one, hash: one.hash ?? '' }, result, index, turns, run.header));
            }
        }
        return attempts;
    }
    finally {
        await run.close();
    }
}
async function attemptsOfStored(engine, runId, selection) {
    const journal = (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, damage, config } = journal;
        // Plays of an original and a candidate prompt, not of the agent as it is.
        if (config?.validates !== undefined)
            return [];
        if (header === undefined)
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish`, {
                where: runId,
                hint: `Finish it first: assay run --resume ${runId}`,
            });
        if (damage.lines > 0)
            engine.warn(`${damage.lines} damaged lines of the journal of ${runId} are left out`);
        return [...(0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .journalAttempts */ .wk)(journal, header, selection)];
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


/***/ }),

/***/ 40863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ ownText)
/* harmony export */ });
/**
 * The same text in memory of its own. A piece that was cut out of a text keeps the whole of it in memory for as long as the piece is held: a
 * reason of a line the whole page that it was cut from.
 */
function ownText(text) {
    return JSON.parse(JSON.stringify(text)); // A text stays one, with lone surrogates and all.
}


/***/ })

};
