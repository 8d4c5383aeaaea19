export const id = 4400;
export const ids = [4400,9430];
export const modules = {

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
