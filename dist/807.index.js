export const id = 807;
export const ids = [807];
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
    const started = await (0,start_optimization.startOptimization)(engine, request, {
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

/***/ 67228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ storedOptimization),
/* harmony export */   Xg: () => (/* binding */ holdoutPlayed),
/* harmony export */   n3: () => (/* binding */ seedOf),
/* harmony export */   qt: () => (/* binding */ nextHoldoutUse)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16623);
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16458);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49841);





/** A stored optimization. Fault `not_found` when there is none. */
async function storedOptimization(engine, id) {
    const value = await (await engine.store()).get('optimizations', id);
    if (value === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('not_found', `no optimization "${id}" in this state folder`, {
            where: (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .m)(engine.stateDir).state,
            hint: 'The id stands in the answer of the optimization; it begins with opt_.',
        });
    const read = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__/* .optimization */ .u8.safeParse(value);
    if (read.success)
        return read.data;
    const first = read.error.issues[0];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('conflict', `optimization ${id} is stored in a form that this Assay does not read`, {
        where: `${(0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .m)(engine.stateDir).state}, ${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`,
        hint: 'Was it written by another version, or by hand? Start a new optimization.',
    });
}
/** Share of families that were not there when cases were held out, beyond which the split is drawn anew (improvement.md 2.2 step 12). */
const NEW_FAMILIES = 0.3;
/** Whether cases held out were played, to a verdict or not: whoever broke it off may have seen them. */
const holdoutPlayed = (one) => one.holdout_played === true || one.details['gate'] !== undefined;
/**
 * Which use of the cases held out for this agent an optimization is, from 1; those after each `USES` have a split of their own. With too many
 * new `families` (ids of the cases of each) since the split was drawn it is the first use of the next split. `id` itself does not count.
 */
async function nextHoldoutUse(engine, { agentId, id, families }) {
    const all = await (await engine.store()).list('optimizations');
    const played = all.flatMap(({ value }) => {
        const { data } = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__/* .optimization */ .u8.safeParse(value);
        const counts = data?.agent_id === agentId && data.optimization_id !== id && holdoutPlayed(data);
        return counts ? [data] : [];
    });
    const used = Math.max(played.length, ...played.map(({ holdout_uses }) => holdout_uses));
    if (used === 0)
        return 1;
    const first = Math.floor((used - 1) / _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .USES */ .tk) * _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .USES */ .tk + 1;
    const [drawn] = played
        .filter(({ holdout_uses, split_cases }) => holdout_uses >= first && split_cases !== undefined)
        .sort((a, b) => a.holdout_uses - b.holdout_uses || (a.created_at < b.created_at ? -1 : 1));
    const known = new Set(drawn?.split_cases);
    const fresh = families.filter((cases) => !cases.some((one) => known.has(one))).length;
    return drawn !== undefined && fresh > NEW_FAMILIES * families.length ? first + _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .USES */ .tk : used + 1;
}
/** First 32 bits of the SHA-256 of an id (improvement.md 2.2). */
const seedOf = (id) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest().readUInt32BE(0);


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

/***/ 16623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ playGate),
/* harmony export */   Qq: () => (/* binding */ alphaOf),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   oh: () => (/* binding */ meansOf),
/* harmony export */   tk: () => (/* binding */ USES)
/* harmony export */ });
/* harmony import */ var _ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49916);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71134);
/* harmony import */ var _statistics_paired_contrast_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62639);
/* harmony import */ var _statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46161);
/* harmony import */ var _statistics_rounded_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89926);
/* harmony import */ var _objective_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15197);
/* harmony import */ var _plays_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81005);
/* harmony import */ var _sealed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94108);








/** Share of useless prompts that may be accepted, over all uses of a hold-out (improvement.md 2.2 step 12). */
const ALPHA = 0.05;
/** After so many uses a hold-out is used up. */
const USES = 3;
/** What already works may get worse by less than this (improvement.md 2.2 step 12). */
const MARGIN = 0.05;
/** Fewer cases say nothing about others (statistics.md 4.3): a mean over them breaks no guard unless the harm itself is shown. */
const FEWEST_CASES = 6;
/**
 * Level of the j-th use of a hold-out: 0.05 x 6/(pi² j²), which sums to 0.05 over all uses (improvement.md 2.2 step 12). After three uses cases are
 * drawn anew, and counting starts again.
 */
function alphaOf(use) {
    const j = ((Math.max(1, Math.floor(use)) - 1) % USES) + 1;
    return (ALPHA * 6) / (Math.PI ** 2 * j ** 2);
}
/** Plays original and candidate on the sealed cases, interleaved, once. */
async function playGate(ledger, holdout, prompts, count) {
    const { failing, guards } = (0,_sealed_js__WEBPACK_IMPORTED_MODULE_0__/* .unsealed */ .w)(holdout);
    const cases = [...failing, ...guards].map(({ caseId }) => caseId);
    const [a = [], b = []] = await ledger.play(prompts, (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .playsOf */ .Dr)(cases, _plays_js__WEBPACK_IMPORTED_MODULE_1__/* .REPETITIONS */ .zO.holdout, count), 'holdout');
    const hard = new Set(failing.map(({ caseId }) => caseId));
    const part = (plays, wanted) => plays.filter(({ case_id }) => hard.has(case_id) === wanted);
    return { failing: [part(a, true), part(b, true)], guards: [part(a, false), part(b, false)] };
}
/** The verdict over plays that no edit was made or chosen by (improvement.md 2.2 step 12, statistics.md 4.3). */
function verdictOf({ failing, guards }, objective, { alpha, seed, plays }) {
    const cases = (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(failing[0], failing[1], objective.worthOf);
    const contrast = (0,_statistics_paired_contrast_js__WEBPACK_IMPORTED_MODULE_2__/* .pairedContrast */ .Y)(cases, {
        binary: objective.binary,
        scope: 'population',
        theseCases: false,
        next: (0,_ports_seeded_random_js__WEBPACK_IMPORTED_MODULE_3__/* .seededRandom */ .I)(seed).next,
    });
    const { sd, interval, p_value: twoSided } = contrast;
    const difference = withoutResidue(contrast.difference);
    const p_value = difference !== null && difference > 0 ? twoSided / 2 : 1 - twoSided / 2;
    const before = [...failing[0], ...guards[0]];
    const after = [...failing[1], ...guards[1]];
    const errored = { original: (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .erroredShare */ .fE)(before), candidate: (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .erroredShare */ .fE)(after) };
    const guardResults = guardsOf({ failing, guards }, objective);
    const newly = newlyFailingSafety(before, after);
    const told = {
        difference,
        error: sd === null ? null : sd / Math.sqrt(cases.length),
        interval,
        p_value,
        alpha,
        cases: cases.length,
        plays,
        guards: guardResults,
        newly_failing_safety: newly,
        errored,
    };
    const say = (verdict, reason) => ({ verdict, reason, ...told });
    const broken = guardResults.filter(({ held }) => !held);
    if (errored.candidate > _plays_js__WEBPACK_IMPORTED_MODULE_1__/* .BROKEN */ .M$ && errored.original > _plays_js__WEBPACK_IMPORTED_MODULE_1__/* .BROKEN */ .M$)
        return say('not_validated', 'more than 20 % of the plays errored, with the original prompt too');
    if (errored.candidate > _plays_js__WEBPACK_IMPORTED_MODULE_1__/* .BROKEN */ .M$)
        return say('rejected', 'broken: more than 20 % of its plays errored');
    if (difference === null)
        return say('not_validated', 'no case could be compared');
    if (difference <= 0)
        return say('rejected', 'no better than the original on the cases held out');
    if (newly.length > 0)
        return say('rejected', `newly fails the safety of ${newly.join(', ')}`);
    if (broken.length > 0)
        return say('rejected', `may harm what works: ${broken.map(({ metric }) => metric).join(', ')}`);
    if (p_value > alpha)
        return say('provisional', 'better on the cases held out, but not statistically proven');
    return say('accepted', 'better on cases that it was not made from');
}
/** 0.8 - 0.6 is more than 0.6 - 0.4 in floating point: as much better as worse is no gain. */
const withoutResidue = (difference) => (0,_statistics_rounded_js__WEBPACK_IMPORTED_MODULE_4__/* .rounded */ .W)(difference, 12);
/** Passing of the cases that passed, and every metric that is not the aim, over all cases held out. */
function guardsOf({ failing, guards }, objective) {
    const everything = [
        [...failing[0], ...guards[0]],
        [...failing[1], ...guards[1]],
    ];
    const found = [
        guardOf('passing cases', guards[0], guards[1], 'pass_rate', isNonInferior),
        ...objective.guarded.map((metric) => guardOf(metric, everything[0], everything[1], metric, isUnharmed)),
    ];
    return found.filter((guard) => guard !== null);
}
/** What passed has to be shown to pass on: the bound itself stays above the margin. */
const isNonInferior = ({ difference, bounds }) => bounds === null ? difference >= 0 : bounds[0] > -MARGIN;
/**
 * Every scorer of a suite is guarded, some of them on two or three cases: a proof that each of them did not suffer would refuse
 * nearly every prompt. So a scorer breaks the gate where its mean falls by the margin, over enough cases or beyond chance.
 */
const isUnharmed = ({ cases, difference, bounds }) => difference > -MARGIN || (cases < FEWEST_CASES && !(bounds !== null && bounds[1] < 0));
function guardOf(name, before, after, metric, holds) {
    const cases = (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(before, after, (0,_objective_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(metric));
    if (cases.length === 0)
        return null;
    const { difference, sd, interval } = (0,_statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_6__/* .pairedInterval */ .$)(cases, {
        binary: false,
        alpha: 0.1,
        scope: 'population',
    });
    // Differences that are all equal are their own bounds.
    const bounds = sd === 0 ? [difference, difference] : (interval ?? null);
    const held = holds({ cases: cases.length, difference, bounds });
    return { metric: name, cases: cases.length, difference, lower_bound: bounds?.[0] ?? null, held };
}
/** `scorer on case` for every safety scorer that failed with the candidate and never with the original. */
function newlyFailingSafety(before, after) {
    const names = (plays) => plays.flatMap(({ case_id, failed_safety }) => failed_safety.map((scorer) => `${scorer} on ${case_id}`));
    const known = new Set(names(before));
    return [...new Set(names(after))].filter((name) => !known.has(name)).sort();
}
/** Mean of a metric over cases that both sides have; null without such cases. */
function meansOf({ failing }, metric) {
    const cases = (0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .pairs */ .AS)(failing[0], failing[1], (0,_objective_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(metric));
    if (cases.length === 0)
        return null;
    return { from: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i)(cases.map(({ a }) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i)(a))), to: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i)(cases.map(({ b }) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .mean */ .i)(b))) };
}


/***/ }),

/***/ 15197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   pc: () => (/* binding */ objectiveOf)
/* harmony export */ });
/* unused harmony export meanOf */
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71134);
/* harmony import */ var _plays_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81005);


/** Targets that are measured, better the lower they are, as in experiments (statistics.md 4.3 step 5); scorers are 0 to 1, higher is better. */
const LOWER_IS_BETTER = new Set(['latency_ms', 'cost_usd']);
/** A target this close to what is measured is reached: rounding. */
const ROUNDING = 1e-9;
/** The value of a metric in a play, higher is better: what is measured is negative. Null when it has none. */
function metricValue(metric) {
    return (play) => {
        if (metric === 'pass_rate')
            return play.status === 'passed' ? 1 : 0;
        const measured = valueIn(play.measured ?? {}, metric);
        return measured === null ? valueIn(play.scores, metric) : -measured;
    };
}
const valueIn = (values, name) => Object.hasOwn(values, name) ? (values[name] ?? null) : null;
/** The value as it was measured, for readers: no score is below 0. */
const shownValue = (value) => Math.abs(value);
/**
 * What an optimization maximises (improvement.md 2.2 step 2). `error_driven`: passing. `metric_driven`: the mean way covered from each metric's measured
 * `current` to its target, each between -1 and 1; a metric that a play has not is left out of its mean. `full`: half of each; without targets
 * every scorer is to reach 1. `baseline`: fresh plays of the original prompt, which replace the `current` of the request.
 */
function objectiveOf({ type, targetMetrics = {} }, baseline, metrics) {
    const asked = Object.entries(targetMetrics);
    const wanted = type === 'error_driven'
        ? []
        : asked.length > 0
            ? asked
            : metrics.map((metric) => [metric, { target: 1 }]);
    const targets = wanted.flatMap(([metric, { target, current }]) => {
        // Without targets of the request it is a scorer, whatever its name.
        const sign = asked.length > 0 && LOWER_IS_BETTER.has(metric) ? -1 : 1;
        const measured = meanOf(baseline, metricValue(metric)) ?? (current === undefined ? null : sign * current);
        if (measured === null)
            return [];
        const aim = sign * target;
        return [{ metric, current: measured, target: aim, reached: measured >= aim - ROUNDING }];
    });
    const open = targets.filter(({ reached }) => !reached);
    const utility = (play) => {
        const ways = open.flatMap(({ metric, current, target }) => {
            const value = metricValue(metric)(play);
            return value === null ? [] : [clip((value - current) / (target - current))];
        });
        return ways.length === 0 ? null : (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(ways);
    };
    const pass = metricValue('pass_rate');
    const half = (play) => {
        const way = utility(play);
        return way === null ? pass(play) : 0.5 * (pass(play) ?? 0) + 0.5 * way;
    };
    const aimed = new Set(open.map(({ metric }) => metric));
    const others = ['pass_rate', ...metrics].filter((metric) => !aimed.has(metric));
    return {
        type,
        targets,
        worthOf: type === 'error_driven' ? pass : type === 'metric_driven' ? utility : half,
        binary: type === 'error_driven',
        guarded: [...new Set(others)].filter((metric) => type === 'metric_driven' || metric !== 'pass_rate'),
    };
}
/** Mean over cases of the mean over their plays; null without values. */
function meanOf(plays, worthOf) {
    const values = [...(0,_plays_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesByCase */ .s6)(plays, worthOf).values()];
    return values.length === 0 ? null : (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values.map((own) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(own)));
}
const clip = (value) => Math.min(1, Math.max(-1, value));


/***/ }),

/***/ 81005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   Dr: () => (/* binding */ playsOf),
/* harmony export */   M$: () => (/* binding */ BROKEN),
/* harmony export */   XA: () => (/* binding */ meanDifference),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   fE: () => (/* binding */ erroredShare),
/* harmony export */   s6: () => (/* binding */ valuesByCase),
/* harmony export */   zO: () => (/* binding */ REPETITIONS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71134);
/* harmony import */ var _statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18597);



/** Repetitions of the phases lie apart, so that a fresh play is never an old one. */
const REPETITIONS = { select: 0, headroom: 500, search: 1000, check: 5000, holdout: 9000 };
/** A candidate of whose plays a larger share errored is broken (improvement.md 2.4). */
const BROKEN = 0.2;
/** Opens the account of an optimization with a hard limit of plays. */
function openLedger(player, limit) {
    const kept = new Map();
    let used = 0;
    let reserve = 0;
    const keyOf = ({ case_id, repetition }) => `${repetition} ${case_id}`;
    const known = (prompt, play) => kept.get(prompt)?.get(keyOf(play));
    async function playMissing(prompts, plays, phase) {
        const missing = prompts.map((prompt) => plays.filter((play) => known(prompt, play) === undefined));
        // Prompts that lack the same plays are played together, interleaved by the player.
        const groups = new Map();
        for (const [index, lacking] of missing.entries()) {
            if (lacking.length === 0)
                continue;
            const key = JSON.stringify(lacking);
            const group = groups.get(key) ?? { prompts: [], plays: lacking };
            group.prompts.push(prompts[index]);
            groups.set(key, group);
        }
        for (const group of groups.values()) {
            const count = group.prompts.length * group.plays.length;
            if (used + count > limit)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
                    where: `phase ${phase}`,
                    hint: 'Raise the budget of agent runs.',
                });
            used += count;
            const answers = await player.play(group.prompts, group.plays, phase);
            for (const [index, prompt] of group.prompts.entries()) {
                const own = kept.get(prompt) ?? new Map();
                kept.set(prompt, own);
                for (const [place, play] of group.plays.entries()) {
                    const answer = answers[index]?.[place];
                    if (!answer)
                        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', 'the player left a play without an answer');
                    own.set(keyOf(play), answer);
                }
            }
        }
    }
    return {
        used: () => used,
        affords: (plays) => used + plays <= limit - reserve,
        setAside: (plays) => {
            reserve = plays;
        },
        async play(prompts, plays, phase) {
            await playMissing([...new Set(prompts)], plays, phase);
            return prompts.map((prompt) => plays.map((play) => known(prompt, play)));
        },
        known,
    };
}
/** Plays of these cases with repetitions from `first` on, one round after the other. */
function playsOf(cases, first, count) {
    return Array.from({ length: count }, (_, round) => cases.map((case_id) => ({ case_id, repetition: first + round }))).flat();
}
/** Values by case; a case without any is not there. */
function valuesByCase(plays, worthOf) {
    const values = new Map();
    for (const play of plays) {
        const value = play.status === 'errored' ? null : worthOf(play);
        if (value === null || !Number.isFinite(value))
            continue;
        const own = values.get(play.case_id);
        if (own)
            own.push(value);
        else
            values.set(play.case_id, [value]);
    }
    return values;
}
/** Cases that both sides have values of: original and candidate as `a` and `b`. */
function pairs(a, b, worthOf) {
    const left = valuesByCase(a, worthOf);
    const right = valuesByCase(b, worthOf);
    return [...left].flatMap(([caseId, values]) => {
        const others = right.get(caseId);
        return others ? [{ caseId, a: values, b: others }] : [];
    });
}
/** Mean difference b - a over cases with its standard error; null where no case has both sides. */
function meanDifference(a, b, worthOf) {
    const differences = pairs(a, b, worthOf).map((each) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(each.b) - (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(each.a));
    if (differences.length === 0)
        return null;
    const error = differences.length < 2 ? 0 : Math.sqrt((0,_statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleVariance */ .y)(differences) / differences.length);
    return { mean: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(differences), error, cases: differences.length };
}
/** Share of the plays that errored. */
function erroredShare(plays) {
    return plays.length === 0 ? 0 : plays.filter(({ status }) => status === 'errored').length / plays.length;
}


/***/ }),

/***/ 94108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ seal),
/* harmony export */   w: () => (/* binding */ unsealed)
/* harmony export */ });
const contents = new WeakMap();
/** Puts a value into a box, so that who passes it on cannot look at it by accident (improvement.md 2.2 step 3). */
function seal(value) {
    const box = Object.freeze({});
    contents.set(box, value);
    return box;
}
/** What is in the box. Only the gate and the static check of spans may ask; a test holds them to it. */
function unsealed(box) {
    if (!contents.has(box))
        throw new TypeError('unsealed: this is no box of seal()');
    return contents.get(box); // seal() put a T there.
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
