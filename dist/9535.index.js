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
/* harmony import */ var _reports_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46429);
/* harmony import */ var _text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40182);
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55223);
/* harmony import */ var _comments_post_results_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44945);
/* harmony import */ var _comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6023);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74573);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93581);
/* harmony import */ var _state_state_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62375);
/* harmony import */ var _optimization_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17097);
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
        const { report, cancelled, folder, promptPath } = made;
        const reason = (0,_reports_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionSentence */ .II)(report.response).replaceAll('\n', ' ');
        const artifact = await (0,_optimization_artifact_js__WEBPACK_IMPORTED_MODULE_5__/* .leaveOptimization */ .bH)(made, world);
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


/***/ })

};
