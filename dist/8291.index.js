export const id = 8291;
export const ids = [8291];
export const modules = {

/***/ 88291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposeOptimized: () => (/* binding */ proposeOptimized)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/jobs/optimizations/write-prompt.js + 1 modules
var write_prompt;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
// EXTERNAL MODULE: ./lib/operations/optimize-prompt.js
var optimize_prompt;
// EXTERNAL MODULE: ./lib/reports/optimization-markdown.js
var optimization_markdown;
// EXTERNAL MODULE: ./lib/reports/parts/optimization-words.js
var optimization_words;
// EXTERNAL MODULE: ./lib/text/escape/redacted-value.js
var redacted_value;
// EXTERNAL MODULE: ./lib/reports/write-optimization-reports.js
var write_optimization_reports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/test-cases/boundary.js
var test_cases_boundary;
// EXTERNAL MODULE: ./lib/text/escape/workflow-command.js
var workflow_command;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
;// CONCATENATED MODULE: ./lib/github/comments/prompt-pull-request.js

/** Marks a commit as ours; the branch is left alone where another one stands on it. */
const TRAILER = 'Assay-Optimization:';
/** Letters that any file system takes in a branch name. */
var BRANCH_LETTERS;
function BRANCH_LETTERS$made() { return BRANCH_LETTERS = /[^a-z0-9._-]+/g; }
/** The one branch for the prompts of an agent, or for those that go `aside` to a branch of this name. */
function promptBranch(agentId, aside) {
    const name = branchName(agentId);
    const end = aside === undefined ? '' : `-for-${branchName(aside) || 'branch'}`;
    return `assay/prompt-${name === '' ? 'agent' : name}${end}`;
}
/** As much of a text as a name of a branch takes; perhaps nothing. */
function branchName(text) {
    return text
        .toLowerCase()
        .replace((BRANCH_LETTERS ?? BRANCH_LETTERS$made()), '-')
        .replace(/\.{2,}/g, '.')
        .replace(/^[-.]+|(?:\.lock)?[-.]*$/g, '')
        .slice(0, 60);
}
/**
 * Puts a prompt on a branch of its own and opens or updates the one pull request of it (contract 7). Nothing is forced: a new commit
 * follows from what the branch holds and from the base, and where somebody else has committed there it is left to them. What GitHub
 * refuses is a notice.
 */
async function proposePrompt(client, proposal) {
    const { base, path, text, title, body } = proposal;
    if (proposal.fromFork)
        return { notice: 'No pull request for the prompt: the run is on a fork.' };
    const branch = promptBranch(proposal.agentId, proposal.aside === true ? base.branch : undefined);
    if (branch === base.branch)
        return { notice: `No pull request for the prompt: the run is on ${branch} itself.` };
    try {
        const head = await client.branchHead(branch);
        const commit = {
            path,
            text,
            message: `${title}\n\n${TRAILER} ${proposal.optimizationId}`,
            treeOf: base.sha,
        };
        if (head === undefined)
            await client.createBranch(branch, await client.commitFile({ ...commit, parents: [base.sha] }));
        else {
            const { messages, all } = await client.commitsBetween(base.sha, head);
            if (!all || messages.some((message) => !isOurs(message)))
                return {
                    notice: `The prompt was not put on ${branch}: somebody else has committed there, or its base was rewritten. Take the branch away to have a fresh one.`,
                };
            // A child of both: the branch moves forward, and holds the base with the new prompt and nothing else.
            const parents = messages.length === 0 ? [base.sha] : [head, base.sha];
            await client.advanceBranch(branch, await client.commitFile({ ...commit, parents }));
        }
        const open = await client.openPull(branch, base.branch);
        return open === undefined
            ? await client.createPull({ head: branch, base: base.branch, title, body })
            : await client.updatePull(open.number, { title, body });
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || fault.code === 'internal' || fault.code === 'cancelled')
            throw error;
        return { notice: `No pull request for the prompt: ${refusal(fault)}` };
    }
}
/** GitHub answers 403 too where the settings of the repository do not let workflows open pull requests. */
function refusal(fault) {
    const hint = /not permitted to create/.test(fault.message)
        ? 'Allow GitHub Actions to create pull requests: Settings, Actions, General.'
        : (fault.hint ?? '');
    return `${fault.subcode === 'forbidden' ? fault.message : (0,(errors ??= __webpack_require__(452))/* faultLine */.z9)(fault)}. ${hint}`.trim();
}
const isOurs = (message) => message.split('\n').some((line) => line.startsWith(TRAILER));

// EXTERNAL MODULE: ./lib/github/runner.js
var runner;
;// CONCATENATED MODULE: ./lib/github/steps/propose-optimized.js
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













/** Bytes of the diff in the body of a pull request, which GitHub limits to 65,536 characters. */
const BODY_LIMIT = 20 * 1024;
/**
 * Optimizes the prompt of an agent by the stored failures, writes the files for an artifact, and where it is wanted opens or updates the
 * pull request of the prompt (contract 7). What GitHub refuses is a notice; the comment has the diff then.
 */
async function proposeOptimized(requested, world) {
    const { core, redact } = world;
    const { file, response, ...made } = await optimizeAndWrite(requested, world);
    if (requested.proposeBy !== 'pull-request' || made.promptPath === '')
        return { ...made, pullUrl: '' };
    const proposed = await proposeByPull(requested, world, { file, response, report: made.report });
    if ('notice' in proposed) {
        core.notice((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(redact(proposed.notice)), { title: 'Proposed prompt' });
        return { ...made, pullUrl: '' };
    }
    return { ...made, report: { ...made.report, pull_request: proposed.number }, pullUrl: proposed.url };
}
/** Optimizes and writes the reports; with them the file that the prompt stands in and the answer before secrets were taken out. */
async function optimizeAndWrite(requested, { engine, core, redact }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const request = { agent_id: requested.agentId, optimization_type: 'error_driven' };
        const limits = (0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal: requested.signal, maxCostUsd: requested.maxCostUsd });
        const started = __addDisposableResource(env_1, await (0,(define_operation ??= __webpack_require__(27591))/* start */.ni)((optimize_prompt ??= __webpack_require__(75658))/* optimizePromptOperation */.j, request, engine, limits), true);
        const { agent, optimizationId, expense, notes } = started;
        for (const note of notes)
            core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)(redact(note)));
        core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)(`${optimizationId}: ${expense.words}`));
        const finished = await started.finish();
        const file = agent.systemPromptPath === undefined ? undefined : (0,(write_prompt ??= __webpack_require__(74891))/* promptFileOf */.kf)(engine, agent);
        const shownFile = file === undefined ? {} : { prompt_file: file.shown, file_end: await (0,(write_prompt ??= __webpack_require__(74891))/* promptEnd */.sb)(engine, file.path) };
        const report = (0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)({ ...finished.report, ...shownFile }, redact);
        const folder = `${engine.stateDir}/reports/${optimizationId}`;
        const written = (0,(write_optimization_reports ??= __webpack_require__(79870))/* writeOptimizationReports */.S)(folder, report, engine.ports.files);
        return {
            report,
            cancelled: finished.cancelled,
            folder,
            files: Object.values(written),
            directory: file === undefined ? '' : directoryOf(engine, file),
            promptPath: written.prompt ?? '',
            file,
            response: finished.report.response,
        };
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
/** Opens or updates the pull request; a notice where there is none, with the reason. */
async function proposeByPull(requested, { engine, context, prompts, redact }, { file, response, report }) {
    const none = (why) => ({ notice: `No pull request for the prompt: ${why}.` });
    if (file === undefined)
        return none('it stands in no file of its own');
    if (context === undefined || prompts === undefined || requested.baseBranch === undefined)
        return none('there is no token, or no branch that it could go to');
    const path = inRepository(engine, file.path);
    if (path === undefined)
        return none('its file is not of this repository');
    const text = await (0,(write_prompt ??= __webpack_require__(74891))/* optimizedFile */.ae)(engine, file.path, response);
    // What is committed cannot be masked.
    if (redact(text) !== text)
        return none('it holds a secret');
    return proposePrompt(prompts, {
        agentId: requested.agentId,
        optimizationId: response.optimization_id,
        path,
        text,
        base: { branch: requested.baseBranch, sha: context.headSha },
        aside: requested.baseBranch !== context.defaultBranch,
        fromFork: context.pullRequest?.fromFork === true,
        // A message of a commit takes orders too: no sign of one gets there.
        title: `Proposed system prompt for ${report.agent_id.replace(/[^\w.-]+/g, '-')}`,
        body: `${(0,(optimization_words ??= __webpack_require__(46429))/* proposalTitle */.R3)(report.response).replaceAll('<', '&lt;')}\n\n${(0,(optimization_markdown ??= __webpack_require__(33046))/* proposedPrompt */.N)({ ...report, written: true }, BODY_LIMIT)}`,
    });
}
/** The folder of the repository that the shown path of a prompt begins in. */
function directoryOf(engine, { path, shown }) {
    const inside = inRepository(engine, path) ?? shown;
    return inside.endsWith(`/${shown}`) ? inside.slice(0, -shown.length - 1) : '';
}
/** The path as the commit has it; undefined for a file outside. A checkout may lie anywhere in the workspace. */
function inRepository({ evalsDir, ports: { files, env } }, path) {
    // The path of the prompt has its links resolved.
    const real = (folder) => files.realPath(folder) ?? folder;
    const boundary = (0,(test_cases_boundary ??= __webpack_require__(57488))/* findBoundary */.Wi)(real(evalsDir), files);
    const hasGit = files.stat((0,(external_node_path_ ??= __webpack_require__(76760)).join)(boundary, '.git')) !== null;
    const top = hasGit ? boundary : real(env.get('GITHUB_WORKSPACE') ?? boundary);
    const inside = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(top, path).replaceAll('\\', '/');
    return inside.startsWith('../') ? undefined : inside;
}


/***/ }),

/***/ 74891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ae: () => (/* binding */ optimizedFile),
  sb: () => (/* binding */ promptEnd),
  kf: () => (/* binding */ promptFileOf),
  UW: () => (/* binding */ writePrompt)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/closed-texts.js
var closed_texts;
// EXTERNAL MODULE: ./lib/text/unified-diff.js
var unified_diff;
;// CONCATENATED MODULE: ./lib/text/keep-line-ends.js


/**
 * A changed text in the line ends of the file that it came from: `file` is the raw text (line ends of any kind, perhaps one that
 * closes it), `before` the same with `\n` and without the closing one, `after` what `before` became. Lines that were not changed keep
 * their bytes; new ones get the line end that most lines have. Undefined when `before` is not what the file holds.
 */
function keepLineEnds(file, before, after) {
    const plain = file.replaceAll('\r\n', '\n');
    const closed = plain.endsWith('\n') ? '\n' : '';
    if (plain !== before + closed)
        return undefined;
    const raw = (0,(unified_diff ??= __webpack_require__(81093))/* linesOf */.Dx)(file);
    const carriage = raw.filter((line) => line.endsWith('\r\n')).length;
    const usual = carriage * 2 > raw.length ? '\r\n' : '\n';
    let at = 0;
    let text = '';
    for (const { kind, line } of (0,(unified_diff ??= __webpack_require__(81093))/* diffSteps */.Fo)(...(0,(closed_texts ??= __webpack_require__(83546))/* closedTexts */.x)(before, after, closed))) {
        if (kind === '+')
            text += line.endsWith('\n') ? line.slice(0, -1) + usual : line;
        else {
            if (kind === ' ')
                text += raw[at];
            at += 1;
        }
    }
    return text;
}

;// CONCATENATED MODULE: ./lib/jobs/optimizations/write-prompt.js



/** Some editors begin UTF-8 with it; the file keeps it. */
const BYTE_ORDER_MARK = '\ufeff';
/** The file of an agent's prompt, to be replaced: absolute, and as it is shown. Fault `usage` where the prompt has none of its own. */
function promptFileOf(engine, { agent, systemPromptPath, location }) {
    if (systemPromptPath === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `the prompt of agent ${agent.id} stands in no file of its own`, {
            where: `${location.file}:${location.line}`,
            hint: 'Move it into a file that system_prompt_file names; without --write the prompt is only shown.',
        });
    const home = engine.ports.files.realPath((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.evalsDir, '..')) ?? (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.evalsDir, '..');
    return { path: systemPromptPath, shown: (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(home, systemPromptPath).replaceAll('\\', '/') };
}
/**
 * The bytes of the prompt file with the optimized prompt in it, line ends and mark kept. Fault `conflict` when the file holds another
 * prompt by now.
 */
async function optimizedFile(engine, path, { original_prompt, optimized_prompt }) {
    const raw = await engine.ports.files.readText(path);
    const mark = raw.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    const text = keepLineEnds(raw.slice(mark.length), original_prompt, optimized_prompt);
    if (text === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', 'the prompt file changed while the prompt was optimized', {
            where: path,
            hint: 'It was left as it is. The proposed prompt stands in the report; put it in by hand.',
        });
    return mark + text;
}
/** What closes the prompt file behind the prompt. */
async function promptEnd(engine, path) {
    return (await engine.ports.files.readText(path)).endsWith('\n') ? '\n' : '';
}
/** Replaces the prompt file. */
async function writePrompt(engine, path, response) {
    engine.ports.files.writeAtomic(path, await optimizedFile(engine, path, response));
}


/***/ }),

/***/ 2372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ optimizationHead)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_is_improved_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _bounded_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _page_data_js__WEBPACK_IMPORTED_MODULE_0__;








/** UTF-16 units of a prompt; the files beside the page have it whole. */
const LONGEST_PROMPT = 200_000;
var TITLES;
function TITLES$made() { return TITLES = {
    accepted: { title: 'A better prompt, proven', tone: 'good' },
    provisional: { title: 'A better prompt, not proven yet', tone: 'warn' },
    rejected: { title: 'No better prompt was found', tone: 'plain' },
    no_headroom: { title: 'A prompt has nothing to gain here', tone: 'plain' },
    not_validated: { title: 'Nothing was proven', tone: 'plain' },
    insufficient_failures: { title: 'Too few failures to learn from', tone: 'plain' },
}; }
/** The page of an optimization. */
function optimizationHead(report) {
    const { response } = report;
    const { title, tone } = (TITLES ?? TITLES$made())[response.decision];
    return {
        version: (_page_data_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7270))/* .PAGE_VERSION */ .d,
        kind: 'optimization',
        id: response.optimization_id,
        title: `${title} · ${response.optimization_id}`,
        verdict: {
            tone,
            title: [title],
            sentences: [[(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .quoting */ .yu)((0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .decisionSentence */ .II)(response), (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason))]],
            advice: [],
        },
        facts: [
            { label: 'agent', phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(report.agent_id)] },
            { label: 'judge', phrase: [(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(38987))/* .judgeName */ .Bt)(report)] },
            { label: 'effort', phrase: [(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(report).join(' · ')] },
            ...(0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .optimizationFacts */ .p$)(report).map(({ label, text }) => ({
                label,
                phrase: [(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .quoting */ .yu)((0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(text, (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason))],
            })),
        ],
        warnings: [],
        notes: [],
        optimization: optimizationPart(report),
    };
}
function optimizationPart(report) {
    const { response } = report;
    const [before, after] = (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .promptTexts */ .b5)(report);
    const { validation } = (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .detailsOf */ .cz)(response);
    return {
        decision: response.decision.replaceAll('_', ' '),
        improved: (0,(_parts_is_improved_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response),
        before: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(before, LONGEST_PROMPT),
        after: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(after, LONGEST_PROMPT),
        changes: response.changes_made.map((change) => ({
            type: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(change.type, (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.name).replaceAll('_', ' '),
            op: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(change.op ?? '', (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.name),
            content: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(change.content ?? '', (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.value),
            rationale: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(change.rationale, (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.reason),
            effect: (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .effectWords */ .zT)(change.measured_effect, response),
            measured: change.measured_effect ?? null,
        })),
        held_out: Object.entries((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(46429))/* .heldOutOf */ .LM)(response)).map(([metric, { from, to }]) => ({
            metric: (0,(_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .bounded */ .Mm)(metric, (_bounded_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69161))/* .LONGEST */ .zP.name),
            ...{ from, to, shown: `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(23808))/* .formatScore */ .y)(from)} → ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(23808))/* .formatScore */ .y)(to)}` },
        })),
        ...(validation === undefined
            ? {}
            : {
                validation: {
                    cases: validation.cases,
                    from: { passed: validation.from.passed, plays: validation.from.plays },
                    to: { passed: validation.to.passed, plays: validation.to.plays },
                },
            }),
    };
}


/***/ }),

/***/ 79870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeOptimizationReports)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _optimization_markdown_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _pages_optimization_data_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _pages_page_document_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _parts_is_improved_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_5__;






/** Writes `optimization.json` (the response of the interface), `optimization.md` and `report.html`, and where the prompt was improved `prompt.md` and `prompt.diff`. */
function writeOptimizationReports(folder, report, files) {
    const { response } = report;
    const paths = {
        json: `${folder}/optimization.json`,
        markdown: `${folder}/optimization.md`,
        html: `${folder}/report.html`,
        ...((0,(_parts_is_improved_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response) ? { prompt: `${folder}/prompt.md`, diff: `${folder}/prompt.diff` } : {}),
    };
    files.writeStream(paths.json, [`${(0,(_text_escape_escape_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(36671))/* .escapeJson */ .G)(JSON.stringify(response, null, 2))}\n`]);
    files.writeStream(paths.markdown, (0,(_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(33046))/* .optimizationMarkdown */ .V)(report));
    files.writeStream(paths.html, (0,(_pages_page_document_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(58083))/* .wholePage */ .PM)((0,(_pages_optimization_data_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(2372))/* .optimizationHead */ .W)(report), files.pageCode?.() ?? null));
    if (paths.prompt !== undefined)
        files.writeStream(paths.prompt, [(0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(46429))/* .promptTexts */ .b5)(report)[1]]);
    if (paths.diff !== undefined)
        files.writeStream(paths.diff, [(0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(46429))/* .promptDiff */ .eM)(report)]);
    return paths;
}


/***/ })

};
