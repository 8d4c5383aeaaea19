export const id = 7404;
export const ids = [7404,4400,9430];
export const modules = {

/***/ 59670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ refusalMarkdown),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   q7: () => (/* binding */ answerKey)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _api_read_context_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _comments_nightly_words_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _comments_post_results_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__;






/** Name of the comment that answers one comment: each has an answer of its own, which a rerun of the job writes anew. */
const answerKey = (inputs, context, commentId) => `${(0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(58818)).keyOf)(inputs, context)}/comment-${commentId}`;
/** Writes the answer to a comment; `inputs.commentKey` is its key. Answers with its address, empty where it was not written. */
async function answer({ inputs, core, context, client, clock, redact }, body) {
    if (inputs.comment === 'off')
        return '';
    const outcome = await (0,(_comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(6023)).upsertComment)(client, context, {
        ...{ key: (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(58818)).keyOf)(inputs, context), mode: 'sticky', clock },
        body: (budget, marker) => redact(body(budget, marker)),
    });
    const notices = 'reason' in outcome ? (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(58818)).refused)('The answer was not written', outcome).notices : (0,(_comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(6023)).commentNotices)(outcome);
    for (const notice of notices)
        core.warning((0,(_runner_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93581))/* .harmless */ .Is)(notice));
    return 'url' in outcome ? outcome.url : '';
}
/** That a command was not obeyed, and why, in one line. */
const refusalMarkdown = (problem, marker, context) => `${marker}\n⚪ Not done. ${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)(problem)}\n\n<sub>${(0,(_comments_nightly_words_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(87263))/* .link */ .nf)('workflow run', (0,(_api_read_context_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(69760))/* .runUrl */ .Vp)(context))}</sub>\n`;


/***/ }),

/***/ 67404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  acceptedCommand: () => (/* binding */ acceptedCommand),
  obey: () => (/* binding */ obey),
  toldOfFaults: () => (/* binding */ toldOfFaults)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/github/api/read-context.js
var read_context;
// EXTERNAL MODULE: ./lib/github/api/step-client.js
var step_client;
// EXTERNAL MODULE: ./lib/github/comments/fault-words.js
var fault_words;
// EXTERNAL MODULE: ./lib/github/runner.js
var runner;
// EXTERNAL MODULE: ./lib/github/steps/report-fault.js
var report_fault;
// EXTERNAL MODULE: ./lib/github/steps/run-step.js + 1 modules
var run_step;
// EXTERNAL MODULE: ./lib/github/commands/answer.js
var answer;
// EXTERNAL MODULE: ./lib/github/api/payload.js
var api_payload;
;// CONCATENATED MODULE: ./lib/github/commands/parse-command.js
/** How commands are written, for whoever wrote one in another way. */
const USAGE = 'Write "/assay run" with ids of cases, folder/ or tags, or "/assay wrong" with the id of a case, a scorer and, behind " -- ", a reason.';
/** Characters of a comment that GitHub takes; a longer one did not come from there. */
const LONGEST_COMMENT = 65_536;
const LONGEST_LINE = 1_000;
const LONGEST_WORD = 200;
const MOST_FILTERS = 20;
/** What an id, a tag or a pattern is made of; nothing that begins like a flag or a command of a log. */
var WORD;
function WORD$made() { return WORD = /^(?![-:])(?!.*::)[\p{L}\p{M}\p{N}_./#:*?-]+$/u; }
/** Controls, invisible and unassigned characters, and every space and line break but the plain one. */
var UNSEEN;
function UNSEEN$made() { return UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u; }
var LINE_BREAK;
function LINE_BREAK$made() { return LINE_BREAK = /\r\n?|\n/; }
/**
 * Reads a comment as hostile text. A command is a comment of its own: it begins at the very first character and is one line, so
 * quotations, code, e-mail that quotes and comments with further words are none. Nothing of it ever reaches a shell.
 */
function parseCommand(body) {
    if (body.length > LONGEST_COMMENT || !/^\/assay(?=[ \r\n]|$)/.test(body))
        return undefined;
    const [line = '', ...others] = body.split((LINE_BREAK ?? LINE_BREAK$made()));
    if (others.some((other) => other.trim() !== ''))
        return { problem: 'A command stands alone in its comment, on one line.' };
    if (line.length > LONGEST_LINE)
        return { problem: 'The command is too long.' };
    if ((UNSEEN ?? UNSEEN$made()).test(line))
        return { problem: 'The command holds characters that cannot be seen.' };
    const [words = [], reason = ''] = halves(line);
    const [, name, ...rest] = words;
    if (name === 'run')
        return asRun(rest, reason);
    if (name === 'wrong')
        return asWrong(rest, reason);
    return { problem: USAGE };
}
/** The words before ` -- `, and what stands behind it. */
function halves(line) {
    const [, before = line, reason = ''] = /^(.*?) +-- +(.*)$/.exec(line) ?? [];
    return [before.split(' ').filter((word) => word !== ''), reason.trim()];
}
function asRun(words, reason) {
    const filters = words.flatMap((word) => word.split(',')).filter((word) => word !== '');
    if (reason !== '' || filters.length === 0)
        return { problem: USAGE };
    if (filters.length > MOST_FILTERS)
        return { problem: `More than ${MOST_FILTERS} filters are not taken.` };
    return filters.every(isWord) ? { command: { name: 'run', filters } } : { problem: USAGE };
}
function asWrong(words, reason) {
    const [testCase, scorer, ...more] = words;
    if (testCase === undefined || more.length > 0 || !words.every(isWord))
        return { problem: USAGE };
    return { command: { name: 'wrong', testCase, scorer, reason } };
}
const isWord = (word) => word.length <= LONGEST_WORD && (WORD ?? WORD$made()).test(word);

;// CONCATENATED MODULE: ./lib/github/commands/asked-command.js



/** Who may command: whoever may push could change what is run anyway. */
var LEVELS;
function LEVELS$made() { return LEVELS = new Set(['admin', 'maintain', 'write']); }
var COMMIT;
function COMMIT$made() { return COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/; }
/** The comment of an event that could be a command, or why it is none; nobody is asked for that. */
function commentOfEvent(env, files) {
    const payload = (0,(api_payload ??= __webpack_require__(33830))/* readPayload */.r)(env.get('GITHUB_EVENT_PATH'), files);
    if ((0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'action') !== 'created')
        return { ignored: 'Only a comment that was just written can ask.' };
    const pull = (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'issue', 'pull_request');
    if (typeof pull !== 'object' || pull === null)
        return { ignored: 'The comment does not stand on a pull request.' };
    const [id, number, authorId] = [
        (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'comment', 'id'),
        (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'issue', 'number'),
        (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'comment', 'user', 'id'),
    ];
    const body = (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'comment', 'body');
    if (!isId(id) || !isId(number) || !isId(authorId) || typeof body !== 'string')
        return { ignored: 'The event holds no comment.' };
    const spoken = parseCommand(body);
    if (spoken === undefined)
        return { ignored: 'The comment is no command.' };
    return { id, body, authorId, number, spoken };
}
const isId = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
/**
 * Decides about a comment by what GitHub says now, in this order: the comment stands as it was written, its author is a person who may
 * push here, the pull request is open and its head is of this very repository. Whatever is not known is a no. Never rejects.
 */
async function decideCommand(comment, { repositoryId }, github) {
    try {
        const posted = await github.postedComment(comment.id);
        const doubt = doubtAbout(comment, posted);
        if (doubt !== undefined)
            return ignored(doubt);
        const { level, accountId } = await github.permissionOf(posted.author);
        if (accountId !== posted.authorId || !(LEVELS ?? LEVELS$made()).has(level))
            return ignored('The author of the comment may not push to this repository.');
        const pull = await github.pullNow(comment.number);
        const asked = {
            ...{ commentId: comment.id, number: comment.number, author: posted.author, pull },
            line: posted.body.split(/[\r\n]/, 1)[0] ?? '',
        };
        const problem = problemOf(pull, repositoryId);
        if (problem !== undefined)
            return { status: 'refused', asked, problem };
        if ('problem' in comment.spoken)
            return { status: 'refused', asked, problem: comment.spoken.problem };
        return { status: 'accepted', asked, command: comment.spoken.command };
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        return { ...ignored('GitHub did not say who wrote the comment and what that person may do.'), fault };
    }
}
const ignored = (reason) => ({ status: 'ignored', reason });
function doubtAbout({ body, authorId, number }, posted) {
    if (!posted.byPerson)
        return 'The comment was not written by a person.';
    if (posted.edited || posted.body !== body)
        return 'The comment was changed after it was written.';
    if (posted.authorId !== authorId || posted.number !== number)
        return 'The comment is not the one of the event.';
    return undefined;
}
function problemOf(pull, repositoryId) {
    if (!pull.open)
        return 'The pull request is closed.';
    const isOurs = pull.baseRepositoryId === repositoryId && pull.headRepositoryId === repositoryId;
    if (repositoryId === undefined || !isOurs)
        return "The head of this pull request is not a branch of this repository: its code would see the repository's secrets.";
    return (COMMIT ?? COMMIT$made()).test(pull.headSha) ? undefined : 'GitHub does not say which commit the head is.';
}

// EXTERNAL MODULE: ./lib/github/commands/refuse.js
var refuse;
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest;
// EXTERNAL MODULE: ./lib/text/path-pattern.js
var path_pattern;
;// CONCATENATED MODULE: ./lib/github/commands/select-cases.js


/**
 * Each filter is an id, `folder/` for all below, a pattern with `*` and `?` (which stand for `/` too), or a tag; what any of them
 * selects is selected. A filter that selects nothing is a mistake, and nothing is played.
 */
function selectCases(filters, cases) {
    const chosen = new Set();
    const idle = filters.filter((filter) => {
        const found = cases.filter((one) => selects(filter, one));
        for (const { id } of found)
            chosen.add(id);
        return found.length === 0;
    });
    if (idle.length === 0)
        return { ids: cases.map(({ id }) => id).filter((id) => chosen.has(id)) };
    const known = cases.flatMap(({ id, tags }) => [id, ...tags]);
    const named = idle.map((filter) => `"${filter}"${(0,(suggest ??= __webpack_require__(98610))/* suggest */.Z)(filter, known)}`).join(', ');
    return { problem: `No case of this pull request has the id or tag ${named}.` };
}
function selects(filter, { id, tags }) {
    if (id === filter || tags.includes(filter))
        return true;
    if (filter.endsWith('/') && id.startsWith(filter))
        return true;
    return /[*?]/.test(filter) && (0,(path_pattern ??= __webpack_require__(77723))/* matchesSegment */.vO)(filter, id);
}

;// CONCATENATED MODULE: ./lib/github/commands/command-step.js












/**
 * The command of a comment, where one was written by somebody who may push to this repository. Undefined for everything else, with a
 * neutral conclusion: of other comments nothing is said on the pull request, and a command that cannot be obeyed is told why, once.
 * No file of the repository is read.
 */
async function acceptedCommand(world) {
    const { inputs, ports, core, context, redact } = world;
    const comment = commentOfEvent(ports.env, ports.files);
    if ('ignored' in comment)
        return (0,(refuse ??= __webpack_require__(47756))/* nothing */.s)(core, comment.ignored);
    const client = await (0,(step_client ??= __webpack_require__(24694))/* stepClient */.m)(inputs, ports, context);
    if (context === undefined || client === undefined || inputs.token === undefined)
        return (0,(refuse ??= __webpack_require__(47756))/* nothing */.s)(core, 'Without a workflow and its token nobody can say who wrote the comment.');
    const repository = world.repository ??
        (await (await __webpack_require__.e(/* import() */ 3698).then(__webpack_require__.bind(__webpack_require__, 73698))).commandRepository(context, inputs.token, ports));
    const decision = await decideCommand(comment, context, repository);
    if (decision.status === 'ignored') {
        if (decision.fault !== undefined)
            core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(redact(decision.fault.message)));
        return (0,(refuse ??= __webpack_require__(47756))/* nothing */.s)(core, decision.reason);
    }
    const { asked } = decision;
    const here = onPullRequest(context, asked);
    const answering = {
        ...{ core, client, clock: ports.clock, redact, context: here },
        inputs: { ...inputs, commentKey: (0,(answer ??= __webpack_require__(59670))/* answerKey */.q7)(inputs, context, asked.commentId) },
    };
    if (decision.status === 'refused') {
        await (0,(refuse ??= __webpack_require__(47756))/* refuse */.T)(decision.problem, answering);
        return undefined;
    }
    await repository.acknowledge(asked.commentId).catch((error) => {
        core.info((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(`The comment was not acknowledged: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}`));
    });
    return { ...answering, asked, command: decision.command };
}
/** The context of the step as that of the pull request, by GitHub's word alone. */
function onPullRequest(context, { number, pull }) {
    const { headSha, baseBranch } = pull;
    return { ...context, headSha, baseSha: undefined, baseBranch, pullRequest: { number, fromFork: false } };
}
/** What goes wrong while a command is obeyed is told to whoever asked, and then to the log. */
async function toldOfFaults(accepted, work) {
    try {
        return await work();
    }
    catch (error) {
        const { context, redact } = accepted;
        const fault = (0,(report_fault ??= __webpack_require__(84400)).cleanFault)((0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error), redact);
        await (0,(answer ??= __webpack_require__(59670))/* answer */.ZF)(accepted, (budget, marker) => (0,(fault_words ??= __webpack_require__(69430)).faultMarkdown)(fault, { budget, marker, run: (0,(read_context ??= __webpack_require__(69760))/* runUrl */.Vp)(context) }));
        throw error;
    }
}
/** Obeys: the head is checked out. What failed is said in the answer; the job, which stands on the default branch, stays green. */
async function obey(accepted, begun) {
    if (accepted.command.name === 'wrong') {
        const { markWrong } = await __webpack_require__.e(/* import() */ 1949).then(__webpack_require__.bind(__webpack_require__, 41949));
        return markWrong(accepted.command, accepted, begun);
    }
    const { inputs, core, context, asked } = accepted;
    const { cases } = await begun.engine.evals();
    const selected = selectCases(accepted.command.filters, cases.map((loaded) => loaded.case));
    if ('problem' in selected)
        return (0,(refuse ??= __webpack_require__(47756))/* refuse */.T)(`${selected.problem} ${USAGE}`, accepted);
    const exitCode = await (0,(run_step ??= __webpack_require__(60590))/* runStep */.e)({
        ...{ ...begun, core, context, inputs: playing(inputs, selected.ids) },
        note: `${asked.author} asked for ${asked.line}: ${selected.ids.length} of ${cases.length} cases, compared with nothing. This answer gates nothing.`,
    });
    return exitCode === 1 ? 0 : exitCode;
}
/** The inputs of a run that somebody asked for: of these cases, held against nothing, and of no consequence but its answer. */
const playing = (inputs, cases) => ({
    ...inputs,
    ...{ cases, tags: undefined, shard: undefined, affectedOnly: false },
    ...{ failOn: 'failure', baseline: 'none', baselineRefCheck: false, requireBaseline: undefined },
    ...{ optimize: 'never', check: false, issue: false, state: 'none', reportArtifact: undefined },
    comment: inputs.comment === 'off' ? 'off' : 'sticky',
});


/***/ }),

/***/ 47756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ refuse),
/* harmony export */   s: () => (/* binding */ nothing)
/* harmony export */ });
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__;



/** Answers with why a command is not obeyed. */
async function refuse(problem, world) {
    const url = await (0,(_answer_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(59670))/* .answer */ .ZF)(world, (_, marker) => (0,(_answer_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(59670))/* .refusalMarkdown */ .Kl)(problem, marker, world.context));
    await nothing(world.core, 'The command of the comment was not obeyed.', { 'comment-url': url });
    return 0;
}
/** The end of a step that played nothing: neutral, with why, in our own words. */
async function nothing(core, reason, more = {}) {
    const blank = Object.fromEntries(Object.keys((_outputs_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(74573))/* .OUTPUTS */ .p).map((name) => [name, '']));
    await (0,(_runner_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93581))/* .optional */ .lq)(core, 'the outputs', () => (0,(_runner_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93581))/* .setOutputs */ .n0)(core, { ...blank, conclusion: 'neutral', reason, ...more }));
    core.info(reason);
    return undefined;
}


/***/ }),

/***/ 69430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FAULT_TITLE: () => (/* binding */ FAULT_TITLE),
/* harmony export */   faultMarkdown: () => (/* binding */ faultMarkdown)
/* harmony export */ });
/* harmony import */ var _reports_parts_case_markdown_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _fault_places_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _nightly_words_js__WEBPACK_IMPORTED_MODULE_1__;






/** What a comment, a check and an issue are called where no verdict could be reached. */
const FAULT_TITLE = 'Evals could not run';
/** Code points of a sentence and of a place; whoever needs more reads the log. */
const SENTENCE = 1_000;
const PLACE = 200;
/** Problems that are listed, tried one after the other until the budget is kept. */
var ROWS;
function ROWS$made() { return ROWS = [30, 10, 3, 0]; }
/**
 * Why the evals could not run, for a comment, check or issue: what, where, what to do. Faults quote names, keys and values of
 * files that anybody may have written: they stand in `<code>` or escaped prose (security.md S17).
 */
function faultMarkdown(fault, options) {
    const { budget, marker, run, source, opening = '' } = options;
    const begun = opening === '' ? '' : `${opening}\n`;
    const head = `${marker === '' ? '' : `${marker}\n`}### ❌ ${FAULT_TITLE}\n\n${begun}`;
    const many = fault.problems.length > 1;
    const what = many ? `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(fault.problems.length, 'problem')}:` : sentence(fault.message);
    const rest = [
        many || fault.where === undefined ? '' : `**Where:** ${place(fault.where, source)}\n\n`,
        fault.hint === undefined ? '' : `**What to do:** ${sentence(fault.hint)}\n\n`,
        `Nothing was judged at this commit, so there is no verdict.${run === '' ? '' : ` <sub>${(0,(_nightly_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(87263))/* .link */ .nf)('workflow run', run)}</sub>`}\n`,
    ].join('');
    for (const rows of (ROWS ?? ROWS$made())) {
        const text = `${head}${what}\n\n${many ? list(fault, rows, source) : ''}${rest}`;
        // Text has never fewer bytes than characters.
        if (Buffer.byteLength(text) < budget)
            return text;
    }
    return `${head}The log of the ${(0,(_nightly_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(87263))/* .link */ .nf)('workflow run', run)} says why.\n`;
}
function list({ problems }, rows, source) {
    const shown = problems.slice(0, rows).map(({ path, message, hint }) => {
        const where = path === '' ? '' : `${place(path, source)}: `;
        return `- ${where}${sentence(message)}${hint === undefined ? '' : ` ${sentence(hint)}`}\n`;
    });
    const more = problems.length - shown.length;
    if (more > 0)
        shown.push(`- ${rows === 0 ? (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(more) : `and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(more)} more`}; see the log\n`);
    return `${shown.join('')}\n`;
}
const sentence = (text) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, SENTENCE));
function place(text, source) {
    const found = source === undefined || text.length > PLACE ? undefined : (0,(_fault_places_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(68291))/* .placeOf */ .$)(text);
    // As failing cases are linked.
    return found === undefined
        ? (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, PLACE))
        : (0,(_reports_parts_case_markdown_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(86016))/* .placeMarkdown */ .Bo)({ location: found }, source);
}


/***/ }),

/***/ 84400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cleanFault: () => (/* binding */ cleanFault),
/* harmony export */   readableInputs: () => (/* binding */ readableInputs),
/* harmony export */   reportFault: () => (/* binding */ reportFault)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_15__;
/* harmony import */ var _api_in_repository_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _api_read_context_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _api_step_client_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _comments_check_run_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _comments_comment_marker_js__WEBPACK_IMPORTED_MODULE_11__;
/* harmony import */ var _comments_fault_words_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _comments_nightly_issue_js__WEBPACK_IMPORTED_MODULE_13__;
/* harmony import */ var _comments_nightly_words_js__WEBPACK_IMPORTED_MODULE_14__;
/* harmony import */ var _comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _chosen_by_hand_js__WEBPACK_IMPORTED_MODULE_12__;
















var NOBODY;
function NOBODY$made() { return NOBODY = { commentUrl: '', checkUrl: '' }; }
/**
 * Reports on pull request, check and issue that the evals could not run, where a verdict would have been posted: or a comment of an
 * earlier commit would go on saying that they passed. By the rules of results: the newer run wins, a refusal is a warning.
 * Nothing is reported by a shard (the merge misses it), of a token that is not accepted, or of commands that end in no verdict.
 * Never rejects. Not to be called for a head that was refused (security.md S02).
 */
async function reportFault(fault, world) {
    const { ports, core } = world;
    try {
        const inputs = readableInputs(ports.env);
        const context = (0,(_api_read_context_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69760))/* .readContext */ .yI)(ports.env, ports.files);
        if (context === undefined || !(0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).isPosted)(inputs, context) || !hasVerdict(inputs, ports.env))
            return (NOBODY ?? NOBODY$made());
        if (fault.subcode === 'forbidden' && fault.status === 401)
            return (NOBODY ?? NOBODY$made());
        const client = await (0,(_api_step_client_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(24694))/* .stepClient */ .m)(inputs, ports, context);
        if (client === undefined) {
            for (const notice of (0,(_api_step_client_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(24694))/* .leftOutNotices */ .b)({ ...inputs, state: 'none' }, context))
                core.notice((0,(_runner_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(93581))/* .harmless */ .Is)(notice));
            return (NOBODY ?? NOBODY$made());
        }
        const { notices, forkRefused, ...addresses } = await postFault(cleanFault(fault, world.redact), {
            inputs,
            context,
            client,
            ports,
        });
        for (const notice of notices)
            core.warning((0,(_runner_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(93581))/* .harmless */ .Is)(notice));
        if (forkRefused)
            core.notice((_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).FORK_NOTICE, { title: 'A pull request from a fork' });
        return addresses;
    }
    catch (error) {
        core.warning((0,(_runner_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(93581))/* .harmless */ .Is)(`Nobody was told that the evals could not run: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error).message}`));
        return (NOBODY ?? NOBODY$made());
    }
}
/** `run` and `merge` end in a verdict; a shard of the suite does not, also where its number is no good. */
function hasVerdict({ command }, env) {
    const isShard = (env.get((0,(_inputs_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52404))/* .inputVariable */ .LO)('shard')) ?? '').trim() !== '';
    return command === 'merge' || (command === 'run' && !isShard);
}
/**
 * The inputs as far as they can be read. Each that is wrong by itself counts as not given: the fault may be about one of them,
 * and how to report it stands in others.
 */
function readableInputs(env) {
    const given = new Map();
    for (const name of (_inputs_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52404))/* .INPUT_NAMES */ .Qh) {
        const variable = (0,(_inputs_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52404))/* .inputVariable */ .LO)(name);
        const value = env.get(variable);
        // A shard is only good beside its command, and asked for elsewhere.
        if (value === undefined || name === 'shard')
            continue;
        try {
            (0,(_inputs_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52404))/* .readInputs */ .Ko)({ names: () => [variable], get: (wanted) => (wanted === variable ? value : undefined) });
            given.set(variable, value);
        }
        catch (error) {
            if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(452))/* .Fault */ .vC))
                throw error;
        }
    }
    return (0,(_inputs_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52404))/* .readInputs */ .Ko)({ names: () => [...given.keys()], get: (variable) => given.get(variable) });
}
async function postFault(fault, reporting) {
    const all = await Promise.all([
        postComment(fault, reporting),
        postFaultCheck(fault, reporting),
        postIssue(fault, reporting),
    ]);
    const [comment, check] = all;
    return {
        commentUrl: comment.url,
        checkUrl: check.url,
        notices: all.flatMap(({ notices = [] }) => notices),
        forkRefused: all.some(({ forkRefused }) => forkRefused === true),
    };
}
/** Where the words lead: the attempt of the run, and the files as the commit has them. */
const linksOf = ({ evals }, context) => ({
    run: (0,(_api_read_context_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69760))/* .runUrl */ .Vp)(context),
    source: (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).sourceUrl)(context, (0,(_api_in_repository_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(11178))/* .inRepository */ .y)((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(evals, '..'), '')),
});
async function postComment(fault, { inputs, context, client, ports }) {
    if (inputs.comment === 'off' || context.pullRequest === undefined)
        return { url: '' };
    const outcome = await (0,(_comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(6023)).upsertComment)(client, context, {
        key: (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).keyOf)(inputs, context),
        mode: inputs.comment,
        failed: true,
        clock: ports.clock,
        body: (budget, marker) => (0,(_comments_fault_words_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(69430)).faultMarkdown)(fault, { budget, marker, ...linksOf(inputs, context) }),
    });
    if ('reason' in outcome)
        return { url: '', ...(0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).refused)('The comment was not written', outcome, (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).isReadOnly)(context)) };
    return { url: 'url' in outcome ? outcome.url : '', notices: (0,(_comments_sticky_comment_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(6023)).commentNotices)(outcome) };
}
async function postFaultCheck(fault, { inputs, context, client }) {
    if (!inputs.check)
        return { url: '' };
    const outcome = await (0,(_comments_check_run_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(65290))/* .postCheck */ .f)(client, context, {
        name: inputs.checkName,
        conclusion: 'failure',
        title: (_comments_fault_words_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(69430)).FAULT_TITLE,
        summary: (budget) => (0,(_comments_fault_words_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(69430)).faultMarkdown)(fault, {
            budget,
            marker: (0,(_comments_comment_marker_js__WEBPACK_IMPORTED_MODULE_11__ ??= __webpack_require__(72574))/* .commentMarker */ .Ql)(context, (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).keyOf)(inputs, context)),
            ...linksOf(inputs, context),
        }),
    });
    if (outcome.status !== 'created')
        return { url: '', ...(0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).refused)('The check was not made', outcome, (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).isReadOnly)(context)) };
    return { url: outcome.url };
}
async function postIssue(fault, { inputs, context, client, ports }) {
    const isAside = fault.code === 'cancelled' || (0,(_chosen_by_hand_js__WEBPACK_IMPORTED_MODULE_12__ ??= __webpack_require__(3033))/* .isChosenByHand */ .z)(inputs, context.event);
    if (!inputs.issue || !(0,(_comments_nightly_issue_js__WEBPACK_IMPORTED_MODULE_13__ ??= __webpack_require__(50695))/* .isNightly */ .sY)(context) || isAside)
        return { url: '' };
    const key = (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).issueKeyOf)(inputs, context);
    const outcome = await (0,(_comments_nightly_issue_js__WEBPACK_IMPORTED_MODULE_13__ ??= __webpack_require__(50695))/* .keepIssue */ .px)(client, {
        key,
        run: { version: (0,(_comments_comment_marker_js__WEBPACK_IMPORTED_MODULE_11__ ??= __webpack_require__(72574))/* .versionOf */ .E4)(context), id: context.runId, sha: context.headSha, passed: false },
        title: `${(_comments_fault_words_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(69430)).FAULT_TITLE} (${(0,(_comments_nightly_words_js__WEBPACK_IMPORTED_MODULE_14__ ??= __webpack_require__(87263))/* .suiteName */ .Qx)(key)})`,
        clock: ports.clock,
        body: (budget, marker, mark, before) => {
            const opening = (0,(_comments_nightly_words_js__WEBPACK_IMPORTED_MODULE_14__ ??= __webpack_require__(87263))/* .nightlyHistory */ .M0)(mark, before, context);
            const room = budget - (_comments_nightly_words_js__WEBPACK_IMPORTED_MODULE_14__ ??= __webpack_require__(87263))/* .NIGHTLY_NOTE */ .t$.length;
            const words = (0,(_comments_fault_words_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(69430)).faultMarkdown)(fault, { budget: room, marker, opening, ...linksOf(inputs, context) });
            return `${words}${(_comments_nightly_words_js__WEBPACK_IMPORTED_MODULE_14__ ??= __webpack_require__(87263))/* .NIGHTLY_NOTE */ .t$}`;
        },
    });
    return 'reason' in outcome
        ? { url: '', ...(0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).refused)('The issue was not written', outcome, (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(58818)).isReadOnly)(context)) }
        : { url: '' };
}
/** The fault without secrets, before anything is cut or spelled for its format. */
function cleanFault(fault, redact) {
    const { where, hint, problems } = fault;
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(452))/* .Fault */ .vC(fault.code, redact(fault.message), {
        problems: (0,(_reports_redacted_js__WEBPACK_IMPORTED_MODULE_15__ ??= __webpack_require__(79059))/* .redacted */ .p)(problems, redact),
        ...(where === undefined ? {} : { where: redact(where) }),
        ...(hint === undefined ? {} : { hint: redact(hint) }),
    });
}


/***/ })

};
