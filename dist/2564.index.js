export const id = 2564;
export const ids = [2564];
export const modules = {

/***/ 2564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposeOptimized: () => (/* binding */ proposeOptimized)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/operations/start-optimization.js + 50 modules
var start_optimization = __webpack_require__(33341);
// EXTERNAL MODULE: ./lib/operations/write-prompt.js + 1 modules
var write_prompt = __webpack_require__(68415);
// EXTERNAL MODULE: ./lib/reports/optimization-markdown.js
var optimization_markdown = __webpack_require__(33046);
// EXTERNAL MODULE: ./lib/reports/parts/optimization-words.js
var optimization_words = __webpack_require__(46429);
// EXTERNAL MODULE: ./lib/reports/write-optimization-reports.js
var write_optimization_reports = __webpack_require__(79870);
// EXTERNAL MODULE: ./lib/schema/optimization.js
var optimization = __webpack_require__(16458);
// EXTERNAL MODULE: ./lib/test-cases/boundary.js
var test_cases_boundary = __webpack_require__(57488);
// EXTERNAL MODULE: ./lib/text/workflow-command.js
var workflow_command = __webpack_require__(65258);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/github/prompt-pull-request.js

/** Says that a commit is ours; the branch is left alone where another one stands on it. */
const TRAILER = 'Assay-Optimization:';
/** Letters that any file system takes in a branch name. */
const BRANCH_LETTERS = /[^a-z0-9._-]+/g;
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
        .replace(BRANCH_LETTERS, '-')
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
        const fault = (0,errors/* asFault */.Ps)(error);
        if (!(error instanceof errors/* Fault */.vC) || fault.code === 'internal' || fault.code === 'cancelled')
            throw error;
        return { notice: `No pull request for the prompt: ${refusal(fault)}` };
    }
}
/** GitHub answers 403 too where the settings of the repository do not let workflows open pull requests. */
function refusal(fault) {
    const hint = /not permitted to create/.test(fault.message)
        ? 'Allow GitHub Actions to create pull requests: Settings, Actions, General.'
        : (fault.hint ?? '');
    return `${fault.subcode === 'forbidden' ? fault.message : (0,errors/* faultLine */.z9)(fault)}. ${hint}`.trim();
}
const isOurs = (message) => message.split('\n').some((line) => line.startsWith(TRAILER));

// EXTERNAL MODULE: ./lib/github/redacted.js
var redacted = __webpack_require__(85819);
// EXTERNAL MODULE: ./lib/github/runner.js
var runner = __webpack_require__(93581);
;// CONCATENATED MODULE: ./lib/github/propose-optimized.js












/** Bytes of the diff in the body of a pull request, which GitHub limits to 65,536 characters. */
const BODY_ROOM = 20 * 1024;
/**
 * Optimizes the prompt of an agent by the stored failures, writes the files for an artifact, and where it is wanted opens or updates the
 * pull request of the prompt (contract 7). What GitHub refuses is a notice; the comment has the diff then.
 */
async function proposeOptimized(wish, world) {
    const { engine, core, redact } = world;
    const request = optimization/* optimizeRequest */.J5.parse({ agent_id: wish.agentId, optimization_type: 'error_driven' });
    const started = await (0,start_optimization/* startOptimization */.q)(engine, request, {
        ...(wish.signal === undefined ? {} : { signal: wish.signal }),
        ...(wish.maxCostUsd === undefined ? {} : { maxCostUsd: wish.maxCostUsd }),
    });
    const { agent, optimizationId, expense, notes } = started;
    for (const note of notes)
        core.info((0,workflow_command/* logLine */.BP)(redact(note)));
    core.info((0,workflow_command/* logLine */.BP)(`${optimizationId}: ${expense.words}`));
    const finished = await started.finish();
    const { response } = finished.report;
    const file = agent.systemPromptPath === undefined ? undefined : (0,write_prompt/* promptFileOf */.kf)(engine, agent);
    const report = (0,redacted/* redacted */.p)({
        ...finished.report,
        ...(file === undefined
            ? {}
            : { prompt_file: file.shown, file_end: await (0,write_prompt/* promptEnd */.sb)(engine, file.path) }),
    }, redact);
    const folder = `${engine.stateDir}/reports/${optimizationId}`;
    const written = (0,write_optimization_reports/* writeOptimizationReports */.S)(folder, report, engine.ports.files);
    const told = {
        report,
        cancelled: finished.cancelled,
        folder,
        files: Object.values(written),
        promptPath: written.prompt ?? '',
    };
    if (wish.proposeBy !== 'pull-request' || written.prompt === undefined)
        return { ...told, pullUrl: '' };
    const say = (notice) => {
        core.notice((0,runner/* harmless */.Is)(redact(notice)), { title: 'Proposed prompt' });
        return { ...told, pullUrl: '' };
    };
    if (file === undefined)
        return say('No pull request for the prompt: it stands in no file of its own.');
    const { context, prompts } = world;
    if (context === undefined || prompts === undefined || wish.baseBranch === undefined)
        return say('No pull request for the prompt: there is no token, or no branch that it could go to.');
    const path = inRepository(engine, file.path);
    if (path === undefined)
        return say('No pull request for the prompt: its file is not of this repository.');
    const text = await (0,write_prompt/* optimizedFile */.ae)(engine, file.path, response);
    // What is committed cannot be masked.
    if (redact(text) !== text)
        return say('No pull request for the prompt: it holds a secret.');
    const outcome = await proposePrompt(prompts, {
        agentId: wish.agentId,
        optimizationId,
        path,
        text,
        base: { branch: wish.baseBranch, sha: context.headSha },
        aside: wish.baseBranch !== context.defaultBranch,
        fromFork: context.pullRequest?.fromFork === true,
        // A message of a commit takes orders too: no sign of one gets there.
        title: `Proposed system prompt for ${report.agent_id.replace(/[^\w.-]+/g, '-')}`,
        body: `${(0,optimization_words/* proposalTitle */.R3)(report.response).replaceAll('<', '&lt;')}\n\n${(0,optimization_markdown/* proposedPrompt */.N)({ ...report, written: true }, BODY_ROOM)}`,
    });
    if ('notice' in outcome)
        return say(outcome.notice);
    return { ...told, report: { ...report, pull_request: outcome.number }, pullUrl: outcome.url };
}
/** The path as the commit has it; undefined for a file outside. A checkout may lie anywhere in the workspace. */
function inRepository({ evalsDir, ports: { files, env } }, path) {
    // The path of the prompt has its links resolved.
    const real = (folder) => files.realPath(folder) ?? folder;
    const boundary = (0,test_cases_boundary/* findBoundary */.Wi)(real(evalsDir), files);
    const hasGit = files.stat((0,external_node_path_.join)(boundary, '.git')) !== null;
    const top = hasGit ? boundary : real(env.get('GITHUB_WORKSPACE') ?? boundary);
    const inside = (0,external_node_path_.relative)(top, path).replaceAll('\\', '/');
    return inside.startsWith('../') ? undefined : inside;
}


/***/ }),

/***/ 68415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ae: () => (/* binding */ optimizedFile),
  sb: () => (/* binding */ promptEnd),
  kf: () => (/* binding */ promptFileOf),
  UW: () => (/* binding */ writePrompt)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/text/closed-texts.js
var closed_texts = __webpack_require__(83546);
// EXTERNAL MODULE: ./lib/text/unified-diff.js
var unified_diff = __webpack_require__(81093);
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
    const raw = (0,unified_diff/* linesOf */.Dx)(file);
    const carriage = raw.filter((line) => line.endsWith('\r\n')).length;
    const usual = carriage * 2 > raw.length ? '\r\n' : '\n';
    let at = 0;
    let text = '';
    for (const { kind, line } of (0,unified_diff/* diffSteps */.Fo)(...(0,closed_texts/* closedTexts */.x)(before, after, closed))) {
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

;// CONCATENATED MODULE: ./lib/operations/write-prompt.js



/** Some editors begin UTF-8 with it; the file keeps it. */
const BYTE_ORDER_MARK = '\ufeff';
/** The file of an agent's prompt, to be replaced: absolute, and as it is shown. Fault `usage` where the prompt has none of its own. */
function promptFileOf(engine, { agent, systemPromptPath, location }) {
    if (systemPromptPath === undefined)
        throw new errors/* Fault */.vC('usage', `the prompt of agent ${agent.id} stands in no file of its own`, {
            where: `${location.file}:${location.line}`,
            hint: 'Move it into a file that system_prompt_file names; without --write the prompt is only shown.',
        });
    const home = engine.ports.files.realPath((0,external_node_path_.resolve)(engine.evalsDir, '..')) ?? (0,external_node_path_.resolve)(engine.evalsDir, '..');
    return { path: systemPromptPath, shown: (0,external_node_path_.relative)(home, systemPromptPath).replaceAll('\\', '/') };
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
        throw new errors/* Fault */.vC('conflict', 'the prompt file changed while the prompt was optimized', {
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

/***/ 79870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeOptimizationReports)
/* harmony export */ });
/* harmony import */ var _text_escape_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41491);
/* harmony import */ var _optimization_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33046);
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46429);



/** Writes `optimization.json` (the response of the interface) and `optimization.md`, and where the prompt was improved `prompt.md` and `prompt.diff`. */
function writeOptimizationReports(folder, report, files) {
    const { response } = report;
    const paths = {
        json: `${folder}/optimization.json`,
        markdown: `${folder}/optimization.md`,
        ...((0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isImproved */ .T3)(response) ? { prompt: `${folder}/prompt.md`, diff: `${folder}/prompt.diff` } : {}),
    };
    files.writeStream(paths.json, [`${(0,_text_escape_json_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeJson */ .G)(JSON.stringify(response, null, 2))}\n`]);
    files.writeStream(paths.markdown, (0,_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .optimizationMarkdown */ .V)(report));
    if (paths.prompt !== undefined)
        files.writeStream(paths.prompt, [(0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_0__/* .promptTexts */ .b5)(report)[1]]);
    if (paths.diff !== undefined)
        files.writeStream(paths.diff, [(0,_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_0__/* .promptDiff */ .eM)(report)]);
    return paths;
}


/***/ })

};
