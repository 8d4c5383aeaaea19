export const id = 1568;
export const ids = [1568,1422,2690,9000];
export const modules = {

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ faultSentences),
/* harmony export */   Ps: () => (/* binding */ asFault),
/* harmony export */   US: () => (/* binding */ NO_EVALS),
/* harmony export */   fr: () => (/* binding */ firstProblems),
/* harmony export */   vC: () => (/* binding */ Fault),
/* harmony export */   y2: () => (/* binding */ (FAULTS ?? FAULTS$made())),
/* harmony export */   z9: () => (/* binding */ faultLine)
/* harmony export */ });
/**
 * The one error class of the product and the one table behind it: what a fault is called, what an entry point answers for it.
 * Every message has three parts: what happened, where, and what to do.
 */
/** What each kind of fault means at the entry points. `http` is the status, `exit` the process exit code (contract 6 and 9). */
var FAULTS;
function FAULTS$made() { return FAULTS = {
    usage: { http: 400, exit: 2, retry: false },
    malformed_json: { http: 400, exit: 2, retry: false },
    unauthorized: { http: 401, exit: 2, retry: false },
    forbidden: { http: 403, exit: 2, retry: false },
    not_found: { http: 404, exit: 2, retry: false },
    method_not_allowed: { http: 405, exit: 2, retry: false },
    conflict: { http: 409, exit: 2, retry: false },
    too_large: { http: 413, exit: 2, retry: false },
    unsupported_media_type: { http: 415, exit: 2, retry: false },
    misdirected_request: { http: 421, exit: 2, retry: false },
    validation_failed: { http: 422, exit: 2, retry: false },
    scorer_failed: { http: 502, exit: 3, retry: false },
    agent_failed: { http: 502, exit: 3, retry: false },
    judge_error: { http: 502, exit: 3, retry: false },
    budget_exhausted: { http: 502, exit: 3, retry: false },
    timeout: { http: 502, exit: 3, retry: true },
    connection: { http: 502, exit: 3, retry: true },
    overloaded: { http: 502, exit: 3, retry: true },
    rate_limited: { http: 429, exit: 3, retry: true },
    provider_error: { http: 502, exit: 3, retry: false },
    address_denied: { http: 422, exit: 2, retry: false },
    storage: { http: 500, exit: 3, retry: false },
    locked: { http: 409, exit: 3, retry: false },
    cancelled: { http: 499, exit: 130, retry: false },
    internal: { http: 500, exit: 70, retry: false },
}; }
/** Subcode of the fault that there is no evals folder; each entry point has its own advice. */
const NO_EVALS = 'no_evals';
/** Problems that are listed of many: nobody reads more, and the first few often explain the others. */
const MOST_LISTED = 100;
/** The first of many problems, and a last one that says how many more there are. */
function firstProblems(problems, most = MOST_LISTED) {
    const more = problems.length - most;
    return more <= 0 ? problems : [...problems.slice(0, most), { path: '', message: `and ${more} more` }];
}
/** A fault of the whole: something that stops an operation. A fault of one item is data instead and never thrown past its item. */
class Fault extends Error {
    code;
    where;
    hint;
    problems;
    subcode;
    retryAfterMs;
    status;
    retry;
    constructor(code, what, parts = {}) {
        super(what, parts.cause === undefined ? undefined : { cause: parts.cause });
        this.name = 'Fault';
        this.code = code;
        this.where = parts.where;
        this.hint = parts.hint;
        this.problems = parts.problems ?? [];
        this.subcode = parts.subcode;
        this.retryAfterMs = parts.retryAfterMs;
        this.status = parts.status;
        this.retry = parts.retry ?? (FAULTS ?? FAULTS$made())[code].retry;
    }
    get exitCode() {
        return (FAULTS ?? FAULTS$made())[this.code].exit;
    }
}
/** Any thrown value as a Fault; what we did not foresee is a bug of ours and says so. */
function asFault(error) {
    if (error instanceof Fault)
        return error;
    const first = beforeClosing(error);
    if (first !== undefined)
        return asFault(first.suppressed);
    const what = error instanceof Error ? error.message : String(error);
    return new Fault('internal', what, {
        cause: error,
        hint: 'This is a bug in Assay. Please report it with the command you ran.',
    });
}
/**
 * A `using` block that failed and then could not close either throws both as one SuppressedError: what went wrong first is what people
 * have to know. By its name, because Node 20 has no such class.
 */
function beforeClosing(error) {
    const both = error instanceof Error && error.name === 'SuppressedError' && 'suppressed' in error;
    return both ? error : undefined;
}
/** What happened and what to do, as sentences. */
function faultSentences({ message, hint }) {
    if (hint === undefined)
        return message;
    return `${message}${/[.!?:]$/.test(message) ? '' : '.'} ${hint}`;
}
/** One line for logs and item errors: code (and subcode) first, then the sentence. */
function faultLine(fault) {
    const code = fault.subcode === undefined ? fault.code : `${fault.code} (${fault.subcode})`;
    return `${code}: ${fault.message}${fault.where === undefined ? '' : ` [${fault.where}]`}`;
}


/***/ }),

/***/ 11178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;

/** A path below `home` as GitHub knows it: from the workspace, wherever the step works; as it stands where it leads out of that. */
function inRepository(home, file) {
    const path = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).relative)(process.env['GITHUB_WORKSPACE'] ?? home, (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(home, file))
        .split((node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).sep)
        .join('/');
    return path.startsWith('../') ? file : path;
}


/***/ }),

/***/ 33830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   r: () => (/* binding */ readPayload)
/* harmony export */ });
/** The event's payload as the runner left it in a file; null when there is none or it is no JSON. */
function readPayload(path, files) {
    try {
        return JSON.parse((path === undefined ? null : files.readTextIfThere(path)) ?? 'null');
    }
    catch {
        return null;
    }
}
/** A value inside a payload, undefined where the way to it breaks off. Own members only: names in it may be anybody's. */
function at(value, ...path) {
    return path.reduce((here, key) => typeof here === 'object' && here !== null && Object.hasOwn(here, key)
        ? here[key] // Border: just found to be an object.
        : undefined, value);
}


/***/ }),

/***/ 69760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ isDependabot),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   yI: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_0__;

/** What GitHub allows in the name of an owner or repository; anything else would change the path of a request. */
var NAME;
function NAME$made() { return NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/; }
/** SHA-1, or SHA-256 in repositories that use it. */
var COMMIT;
function COMMIT$made() { return COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i; }
var WORKFLOW_FILE;
function WORKFLOW_FILE$made() { return WORKFLOW_FILE = /^(\.github\/workflows\/[^\x00-\x1f]+?\.ya?ml)@/; }
var CONTROL;
function CONTROL$made() { return CONTROL = /[\x00-\x1f\x7f]/; }
/** Longest name of a branch or login that is believed; git's own limit for a path component is 255. */
const LONGEST = 255;
const DEPENDABOT = 'dependabot[bot]';
/**
 * What the runner's environment and the event say, or undefined outside of a workflow: when repository or run are not known,
 * nothing can be posted. Hostile values (branches, logins, a forged payload) come out as texts without control characters
 * or as undefined, never as a part of an address. A head that is not known to be this repository's counts as a fork's.
 */
function readContext(env, files) {
    const [owner = '', repository = '', ...more] = (env.get('GITHUB_REPOSITORY') ?? '').split('/');
    const runId = whole(env.get('GITHUB_RUN_ID'));
    if (!(NAME ?? NAME$made()).test(owner) || !(NAME ?? NAME$made()).test(repository) || more.length > 0 || runId === undefined)
        return undefined;
    const event = text(env.get('GITHUB_EVENT_NAME')) ?? '';
    const payload = (0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830))/* .readPayload */ .r)(env.get('GITHUB_EVENT_PATH'), files);
    const repositoryId = whole(env.get('GITHUB_REPOSITORY_ID')) ?? whole((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'repository', 'id'));
    return {
        owner,
        repository,
        repositoryId,
        apiUrl: address(env.get('GITHUB_API_URL')) ?? 'https://api.github.com',
        serverUrl: address(env.get('GITHUB_SERVER_URL')) ?? 'https://github.com',
        event,
        runId,
        runNumber: whole(env.get('GITHUB_RUN_NUMBER')) ?? 0,
        runAttempt: whole(env.get('GITHUB_RUN_ATTEMPT')) ?? 1,
        workflowPath: workflowPath(env.get('GITHUB_WORKFLOW_REF'), `${owner}/${repository}/`),
        job: text(env.get('GITHUB_JOB')) ?? '',
        headSha: headSha(payload) ?? commit(env.get('GITHUB_SHA')) ?? '',
        baseSha: baseSha(payload),
        baseBranch: baseBranch(payload, env),
        defaultBranch: text((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'repository', 'default_branch')),
        pullRequest: pullRequest(payload, repositoryId),
        actor: text(env.get('GITHUB_ACTOR')) ?? '',
    };
}
/** Whether the run was caused by Dependabot, which gets no secrets, as little as a fork. */
function isDependabot(context) {
    return context.actor === DEPENDABOT;
}
/** Where this attempt of the run can be looked at. */
function runUrl(context) {
    const { serverUrl, owner, repository, runId, runAttempt } = context;
    return `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
}
function headSha(payload) {
    return (commit((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'pull_request', 'head', 'sha')) ??
        commit((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'workflow_run', 'head_sha')) ??
        commit((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'merge_group', 'head_sha')));
}
/** A push that makes a branch names a commit of zeros: there is nothing that it changed. */
function baseSha(payload) {
    const before = commit((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'before'));
    return (commit((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'pull_request', 'base', 'sha')) ??
        commit((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'merge_group', 'base_sha')) ??
        (before === undefined || /^0+$/.test(before) ? undefined : before));
}
function baseBranch(payload, env) {
    const ofPull = text((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'pull_request', 'base', 'ref'));
    if (ofPull !== undefined)
        return ofPull;
    const ref = text((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'merge_group', 'base_ref')) ?? text(env.get('GITHUB_REF'));
    return ref?.startsWith('refs/heads/') ? text(ref.slice('refs/heads/'.length)) : undefined;
}
function pullRequest(payload, repositoryId) {
    const number = whole((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'pull_request', 'number'));
    if (number !== undefined) {
        const head = whole((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'pull_request', 'head', 'repo', 'id'));
        return { number, fromFork: head === undefined || head !== repositoryId };
    }
    // A comment on a pull request does not say whose head it is about.
    const commented = whole((0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'issue', 'number'));
    const pull = (0,(_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(payload, 'issue', 'pull_request');
    if (commented === undefined || typeof pull !== 'object' || pull === null)
        return undefined;
    return { number: commented, fromFork: true };
}
function workflowPath(ref, repository) {
    if (ref === undefined || !ref.startsWith(repository))
        return undefined;
    return (WORKFLOW_FILE ?? WORKFLOW_FILE$made()).exec(ref.slice(repository.length))?.[1];
}
/** A positive whole number, from JSON or from the environment. */
function whole(value) {
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
function text(value) {
    if (typeof value !== 'string' || value === '' || value.length > LONGEST)
        return undefined;
    return (CONTROL ?? CONTROL$made()).test(value) ? undefined : value.toWellFormed();
}
function commit(value) {
    return typeof value === 'string' && (COMMIT ?? COMMIT$made()).test(value) ? value.toLowerCase() : undefined;
}
/** An address of the runner, without a slash at its end and with nothing behind its path. */
function address(value) {
    if (value === undefined || !URL.canParse(value))
        return undefined;
    const { protocol, origin, pathname, username } = new URL(value);
    if ((protocol !== 'https:' && protocol !== 'http:') || username !== '')
        return undefined;
    return `${origin}${pathname}`.replace(/\/+$/, '');
}


/***/ }),

/***/ 24694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ leftOutNotices),
/* harmony export */   m: () => (/* binding */ stepClient)
/* harmony export */ });
/** What is left out where `stepClient` gave no client, and why; nothing where nothing was asked for. */
function leftOutNotices({ comment, check, issue, state, baseline, }, { pullRequest }) {
    const wanted = [
        ...(comment !== 'off' && pullRequest !== undefined ? ['comment'] : []),
        ...(check ? ['check'] : []),
        ...(issue && pullRequest === undefined ? ['issue'] : []),
        ...(state === 'artifact' && baseline === 'auto' ? ['earlier runs to compare with'] : []),
    ];
    if (wanted.length === 0)
        return [];
    return [
        `No token was given, so this is left out: ${wanted.join(', ')}. Leave the input github-token at its default, or give a token; comment: off, check: false, issue: false and state: none ask for nothing.`,
    ];
}
/** The client of a step, where the workflow names the repository it is about and gives a token. */
async function stepClient({ token }, ports, context) {
    if (context === undefined || token === undefined)
        return undefined;
    const { octokitClient } = await __webpack_require__.e(/* import() */ 3698).then(__webpack_require__.bind(__webpack_require__, 73698));
    return octokitClient(context, token, ports);
}


/***/ }),

/***/ 63948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ wrongMark),
/* harmony export */   yO: () => (/* binding */ withWrongMarks)
/* harmony export */ });
/* unused harmony exports wrongMarks, marksNote */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _api_payload_js__WEBPACK_IMPORTED_MODULE_0__;



/** The second line of an answer, behind its marker: what was marked, unseen on the page. */
var LINE;
function LINE$made() { return LINE = /^<!-- assay:\S+ [^\n]*-->\r?\n<!-- assay-wrong:([\w.!~*'()%]+) -->(?:\r?\n|$)/; }
const LONGEST = 200;
/** Marks that are named in a report. */
const MOST_NAMED = 5;
/** The line that a later report reads; nothing in it can end an HTML comment. */
function wrongMark(mark) {
    return `<!-- assay-wrong:${encodeURIComponent(JSON.stringify(mark)).replaceAll('-', '%2D')} -->`;
}
/** The verdicts that were called wrong on a pull request, by the answers that we ourselves wrote there; oldest first, each once. */
async function wrongMarks(client, number) {
    const marked = (await client.comments(number)).filter(({ body }) => (LINE ?? LINE$made()).test(body));
    if (marked.length === 0)
        return [];
    const viewer = await client.viewer();
    const marks = marked.filter(({ author }) => author === viewer).flatMap(({ body }) => readMark(body) ?? []);
    return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}
function readMark(body) {
    try {
        const value = JSON.parse(decodeURIComponent((LINE ?? LINE$made()).exec(body)?.[1] ?? ''));
        const [id, scorer, by] = [(0,(_api_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(value, 'case'), (0,(_api_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(value, 'scorer'), (0,(_api_payload_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(33830)).at)(value, 'by')];
        return isName(id) && isName(scorer) && isName(by) ? { case: id, scorer, by } : undefined;
    }
    catch {
        return undefined; // Somebody with rights has edited it.
    }
}
const isName = (value) => typeof value === 'string' && value !== '' && value.length <= LONGEST;
/**
 * A report with a note of what was called wrong on its pull request; the report itself where nothing was, or where that cannot be read,
 * which costs the note and nothing else.
 */
async function withWrongMarks(report, { inputs, context, client, note }) {
    const pull = context?.pullRequest;
    const isAsked = inputs.comment !== 'off' && note === undefined && pull?.fromFork === false;
    if (!isAsked || client === undefined)
        return report;
    try {
        const said = marksNote(await wrongMarks(client, pull.number));
        return said.length === 0 ? report : { ...report, notes: [...(report.notes ?? []), ...said] };
    }
    catch (error) {
        if (error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC)
            return report;
        throw error;
    }
}
/** One sentence for a report; nothing where nothing was marked. */
function marksNote(marks) {
    if (marks.length === 0)
        return [];
    const named = marks
        .slice(0, MOST_NAMED)
        .map(({ case: id, scorer, by }) => `${scorer} on ${id} (by ${by})`)
        .join(', ');
    const more = marks.length > MOST_NAMED ? ` and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(marks.length - MOST_NAMED)} more` : '';
    return [`Marked wrong on this pull request: ${named}${more}. A label changes no verdict.`];
}


/***/ }),

/***/ 65290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ postCheck)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _api_read_context_js__WEBPACK_IMPORTED_MODULE_1__;



/** Limits of GitHub's API (toolchain.md 4). */
const A_REQUEST = 50;
const TITLE_LENGTH = 255;
const SUMMARY_LENGTH = 65_535;
/** 64 KB, in bytes. */
const MESSAGE_BYTES = 64 * 1024;
/** Characters to try a summary with, each after a 422. */
var BUDGETS;
function BUDGETS$made() { return BUDGETS = [60_000, 30_000, 10_000]; }
/** Two requests. Who looks at a pull request reads fewer; the report has them all. */
const MOST_ANNOTATIONS = 100;
/**
 * Creates a finished check on the head commit, with up to 50 annotations; the others follow in further requests, and when one
 * of these fails the decision stands all the same.
 */
async function postCheck(client, context, request) {
    if (context.headSha === '')
        return { status: 'failed', reason: 'The event names no commit for a check.' };
    const title = within((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(request.title), TITLE_LENGTH);
    const all = (request.annotations ?? []).filter(isPlaced).slice(0, MOST_ANNOTATIONS).map(fitting);
    const check = {
        name: request.name,
        headSha: context.headSha,
        status: 'completed',
        conclusion: request.conclusion,
        title: title === '' ? request.conclusion : title,
        detailsUrl: request.detailsUrl ?? (0,(_api_read_context_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69760))/* .runUrl */ .Vp)(context),
        annotations: all.slice(0, A_REQUEST),
    };
    let made;
    try {
        made = await create(client, check, request.summary);
    }
    catch (error) {
        return refusal(error);
    }
    const { id, url, summary } = made;
    let annotated = check.annotations.length;
    try {
        for (; annotated < all.length; annotated += A_REQUEST) {
            const annotations = all.slice(annotated, annotated + A_REQUEST);
            await client.updateCheck(id, { title: check.title, summary, annotations });
        }
    }
    catch (error) {
        return { status: 'created', id, url, annotated, reason: refusal((0,(_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error)).reason };
    }
    return { status: 'created', id, url, annotated: all.length };
}
/** Creates it with the longest summary that GitHub takes. */
async function create(client, check, summaryFor) {
    for (const [rung, budget] of (BUDGETS ?? BUDGETS$made()).entries()) {
        const summary = within(summaryFor(budget), SUMMARY_LENGTH);
        try {
            return { ...(await client.createCheck({ ...check, summary })), summary };
        }
        catch (error) {
            const isTooLong = error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC && error.subcode === 'unprocessable';
            if (!isTooLong || rung === (BUDGETS ?? BUDGETS$made()).length - 1)
                throw error;
        }
    }
    throw new Error('the last rung returns or throws');
}
function refusal(error) {
    if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC))
        throw error;
    const hint = error.hint === undefined ? '' : ` ${error.hint}`;
    return error.subcode === 'forbidden'
        ? { status: 'forbidden', reason: `${error.message}.${hint}` }
        : { status: 'failed', reason: `${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .faultLine */ .z9)(error)}.${hint}` };
}
/** GitHub refuses the whole request for one annotation whose path is none of the repository. */
function isPlaced({ path }) {
    return path !== '' && !path.startsWith('/') && !path.split('/').includes('..');
}
function fitting(annotation) {
    return {
        ...annotation,
        line: Math.max(1, Math.trunc(annotation.line) || 1),
        title: within((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(annotation.title), TITLE_LENGTH),
        message: withinBytes((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(annotation.message)) || '–',
    };
}
/** At most `most` UTF-16 units, the smaller reading of "characters"; a surrogate pair is never split. */
function within(text, most) {
    return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** At most 64 KB; a character has four bytes at the most, so only long texts are measured. */
function withinBytes(text) {
    if (text.length * 4 <= MESSAGE_BYTES)
        return text;
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= MESSAGE_BYTES)
        return text;
    // Three bytes for the ellipsis; a character that the cut goes through is left out.
    const cut = new TextDecoder().decode(bytes.subarray(0, MESSAGE_BYTES - 3), { stream: true });
    return `${cut}…`;
}


/***/ }),

/***/ 39012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ bodyLadder),
/* harmony export */   t: () => (/* binding */ (COMMENT_BUDGETS ?? COMMENT_BUDGETS$made()))
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;

/** Characters to try with, each after a 422: GitHub's limit of 65,536 is not promised anywhere (toolchain.md 4). */
var COMMENT_BUDGETS;
function COMMENT_BUDGETS$made() { return COMMENT_BUDGETS = [60_000, 45_000, 30_000, 15_000]; }
/** The words as `body` writes them for each budget, under their marker; longest first. */
function bodyLadder(body, marker) {
    let rung = 0;
    const render = (budget) => {
        const text = body(budget, marker);
        return text.startsWith(`${marker}\n`) ? text : `${marker}\n${text}`;
    };
    // Made before the first look: what happens between look and write should take no time.
    let text = render((COMMENT_BUDGETS ?? COMMENT_BUDGETS$made())[0]);
    return {
        current: () => text,
        shorten(error) {
            if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC) || error.subcode !== 'unprocessable')
                return false;
            const refused = text.length;
            while (text.length >= refused && rung + 1 < (COMMENT_BUDGETS ?? COMMENT_BUDGETS$made()).length)
                text = render((COMMENT_BUDGETS ?? COMMENT_BUDGETS$made())[(rung += 1)]);
            return text.length < refused;
        },
    };
}


/***/ }),

/***/ 72574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   KD: () => (/* binding */ compareMarkedRuns),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   lD: () => (/* binding */ markedComments),
/* harmony export */   s8: () => (/* binding */ markerKey)
/* harmony export */ });
/**
 * First line of a comment, invisible on the page: `<!-- assay:KEY run=NUMBER.ATTEMPT sha=SHA -->`, with ` failed` behind the
 * SHA where the run did. A comment of mode `new` says `assay-new`, so that no later run takes it for one to update or to remove.
 */
function commentMarker(context, key, mode = 'sticky', failed = false) {
    const { runNumber, runAttempt, headSha } = context;
    const sha = /^[0-9a-f]+$/.test(headSha) ? headSha : 'unknown';
    return `<!-- assay${mode === 'new' ? '-new' : ''}:${markerKey(key)} run=${runNumber}.${runAttempt} sha=${sha}${failed ? ' failed' : ''} -->`;
}
/** The version of this run. */
function versionOf({ runNumber, runAttempt }) {
    return { run: runNumber, attempt: runAttempt };
}
/** Negative when `a` is the older one. */
function compareVersions(a, b) {
    return a.run - b.run || a.attempt - b.attempt;
}
/**
 * Negative when the words of `b` stand against those of `a`: those of the newer attempt, and of one attempt those that failed,
 * or the good job of a matrix would hide the bad one.
 */
function compareMarkedRuns(a, b) {
    return compareVersions(a, b) || Number(a.failed) - Number(b.failed);
}
/**
 * The comments that carry the marker of this key as their very first characters, lowest id first. Whoever quotes a comment
 * of ours, or writes before the marker, has none; who wrote it is for the caller to look at.
 */
function markedComments(comments, key) {
    const begin = `<!-- assay:${markerKey(key)} run=`;
    const found = [];
    for (const comment of comments) {
        if (!comment.body.startsWith(begin))
            continue;
        const rest = /^(\d{1,15})\.(\d{1,9}) sha=\w+( failed)? -->(?:\r?\n|$)/.exec(comment.body.slice(begin.length, begin.length + 200));
        if (rest === null)
            continue;
        const markedRun = { run: Number(rest[1]), attempt: Number(rest[2]), failed: rest[3] !== undefined };
        found.push({ ...comment, markedRun });
    }
    return found.sort((a, b) => a.id - b.id);
}
/** A key without anything that ends an HTML comment or a word of the marker; different keys stay different. */
function markerKey(key) {
    return encodeURIComponent(key.toWellFormed()).replaceAll('--', '-%2D');
}


/***/ }),

/***/ 68291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   q: () => (/* binding */ placedProblems)
/* harmony export */ });
var PLACE;
function PLACE$made() { return PLACE = /^(.+):(\d+):(\d+)$/; }
/** Where a problem stands in a file; undefined where it is of something else, an input for one. */
function placeOf(path) {
    const [, file = '', line, column] = (PLACE ?? PLACE$made()).exec(path) ?? [];
    return file === '' ? undefined : { file, line: Number(line), column: Number(column) };
}
/** The problems that stand on a line of a file, in their order. */
function placedProblems({ problems }) {
    return problems.flatMap(({ path, message, hint }) => {
        const place = placeOf(path);
        return place === undefined
            ? []
            : [{ ...place, message: hint === undefined ? message : `${message} ${hint}` }];
    });
}


/***/ }),

/***/ 50695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sY: () => (/* binding */ isNightly),
  px: () => (/* binding */ keepIssue)
});

// UNUSED EXPORTS: NIGHTLY_LABEL

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/github/comments/comment-bodies.js
var comment_bodies;
// EXTERNAL MODULE: ./lib/github/comments/comment-marker.js
var comment_marker;
;// CONCATENATED MODULE: ./lib/github/comments/nightly-mark.js

var REST;
function REST$made() { return REST = /^(\d{1,15})\.(\d{1,9}) sha=([0-9a-f]{1,64}) failing=(\d{1,9}) first=(\d{1,15})\.(\d{1,16}) bad=([0-9a-f]{1,64}) good=([0-9a-f]{1,64}) -->(?:\r?\n|$)/; }
/** A marker is far shorter; nothing behind it is looked at. */
const LONGEST_REST = 400;
/** Stands for a commit that is not known. */
const NONE = '0';
/** First line of an issue, invisible on the page; beside the name of the suite it holds numbers and hexadecimal digits only. */
function nightlyMarker(key, { version, sha, failing, first, good }) {
    const run = `${version.run}.${version.attempt} sha=${hex(sha)}`;
    const since = `failing=${failing} first=${first.run}.${first.id} bad=${hex(first.sha)} good=${hex(good)}`;
    return `${begin(key)}${run} ${since} -->`;
}
/** The issues that begin with a whole marker of this key, lowest number first; who wrote them is for the caller to look at. */
function markedIssues(issues, key) {
    return issues
        .flatMap((issue) => {
        const mark = markOf(issue.body, begin(key));
        return mark === undefined ? [] : [{ ...issue, mark }];
    })
        .sort((a, b) => a.number - b.number);
}
/** The same words under another marker. */
function remarked(body, marker) {
    const end = body.indexOf('\n');
    return end === -1 ? marker : `${marker}${body.slice(end)}`;
}
/**
 * What a run changes. Nothing where a newer one has written, where nothing ever failed, and where another step of the same
 * attempt failed: one red suite of a run is not made good by a green one. An issue that a person closed is opened at the
 * next failure of another commit.
 */
function nextStep(before, run) {
    const { version, sha, passed, good = '' } = run;
    const starts = { run: version.run, id: run.id, sha };
    if (before === undefined)
        return passed
            ? undefined
            : { mark: { version, sha, failing: 1, first: starts, good }, state: 'open', isRewritten: true };
    const { mark, state } = before;
    const order = (0,(comment_marker ??= __webpack_require__(72574))/* compareVersions */.Zy)(version, mark.version);
    if (order < 0 || (order === 0 && passed && mark.failing > 0))
        return undefined;
    if (passed) {
        const isMended = mark.failing > 0;
        return {
            mark: { ...mark, version, sha, failing: 0, good: sha },
            state: isMended ? 'closed' : state,
            isRewritten: isMended,
        };
    }
    if (mark.failing === 0)
        return { mark: { ...mark, version, sha, failing: 1, first: starts }, state: 'open', isRewritten: true };
    // An attempt of the run that wrote last is counted already.
    const failing = mark.failing + (version.run === mark.version.run ? 0 : 1);
    return {
        // Opened by a run that could not read what earlier ones left.
        mark: { ...mark, version, sha, failing, good: mark.good === '' ? good : mark.good },
        state: sha === mark.sha ? state : 'open',
        isRewritten: true,
    };
}
const begin = (key) => `<!-- assay-issue:${(0,(comment_marker ??= __webpack_require__(72574))/* markerKey */.s8)(key)} run=`;
const hex = (sha) => (/^[0-9a-f]{7,64}$/.test(sha) ? sha : NONE);
const commit = (found = NONE) => (found === NONE ? '' : found);
function markOf(body, start) {
    if (!body.startsWith(start))
        return undefined;
    const found = (REST ?? REST$made()).exec(body.slice(start.length, start.length + LONGEST_REST));
    if (found === null)
        return undefined;
    const [, run, attempt, sha, failing, firstRun, firstId, bad, good] = found;
    return {
        version: { run: Number(run), attempt: Number(attempt) },
        sha: commit(sha),
        failing: Number(failing),
        first: { run: Number(firstRun), id: Number(firstId), sha: commit(bad) },
        good: commit(good),
    };
}

;// CONCATENATED MODULE: ./lib/github/comments/nightly-issue.js




/** By which the issues are listed. */
const NIGHTLY_LABEL = 'assay';
/** Runs that test what is merged. A merge queue tests pull requests, whatever its event says. */
var EVENTS;
function EVENTS$made() { return EVENTS = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch', 'push']); }
const WORKFLOW_TOKEN = 'github-actions[bot]';
/** Looks at the list before giving up, and waits for a list that is behind, as for a comment. */
const MOST_LOOKS = 8;
const MOST_LAGS = 3;
const MOST_REFUSALS = 2;
/** How long a racer may take from its look to its write. */
const SETTLE_MS = 500;
/** Faults after which an issue may have been opened or not: the next read shows it. */
var PASSING;
function PASSING$made() { return PASSING = new Set(['timeout', 'connection', 'overloaded']); }
/** Whether the run is about what is merged: not about a pull request, nor about a tag, which is no evidence about a branch. */
function isNightly({ event, pullRequest, baseBranch, }) {
    return pullRequest === undefined && baseBranch !== undefined && (EVENTS ?? EVENTS$made()).has(event);
}
/**
 * Keeps one issue per key: opened when a run fails, updated while runs fail, closed when one passes. GitHub has no
 * compare-and-set, so whoever wrote looks again after a settle time, and leaves when the newest run stands in the issue with
 * the lowest number; others of the key are closed then. Only issues of our own identity count.
 */
async function keepIssue(client, request) {
    try {
        return await keep(client, request);
    }
    catch (error) {
        if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC))
            throw error;
        if (error.subcode === 'forbidden')
            return {
                status: 'forbidden',
                reason: `${error.message}. Give the job the permission "issues: write".`,
            };
        return {
            status: 'failed',
            reason: `${(0,(errors ??= __webpack_require__(452))/* faultLine */.z9)(error)}.${error.hint === undefined ? '' : ` ${error.hint}`}`,
        };
    }
}
async function keep(client, request) {
    const { key, run, clock } = request;
    const mine = ownIssues(client, key);
    let created;
    let isWritten = false;
    /** State of the issue as we wrote it. */
    let wanted;
    let lags = 0;
    let refusals = 0;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
        const found = await mine(await client.issues(NIGHTLY_LABEL), created?.author);
        const target = found[0];
        if (created !== undefined && !found.some(({ number }) => number === created?.number)) {
            lags += 1;
            if (lags > MOST_LAGS)
                return { status: 'written', url: created.url };
            await clock.sleep(SETTLE_MS);
            continue;
        }
        if (isWritten && target !== undefined && stands(target, run)) {
            // A good job beside this one closed it between our look and our write.
            if (wanted === 'open' && target.state === 'closed')
                await client.updateIssue(target.number, { state: 'open' });
            await closeDoubles(client, key, target, found.slice(1));
            return { status: 'written', url: target.url };
        }
        const newer = found.some(({ mark }) => (0,(comment_marker ??= __webpack_require__(72574))/* compareVersions */.Zy)(mark.version, run.version) > 0);
        const step = newer ? undefined : nextStep(target, run);
        if (step === undefined) {
            // Ours, opened beside that of a racer, goes; the others are for whoever wrote last.
            const own = found.filter(({ number }) => number === created?.number && number !== target?.number);
            if (target !== undefined)
                await closeDoubles(client, key, target, own);
            return { status: 'left' };
        }
        try {
            if (target === undefined)
                created = await nightly_issue_open(client, request, step);
            else {
                await update(client, request, target, step);
                await clock.sleep(SETTLE_MS);
            }
            isWritten = true;
            wanted = step.state;
        }
        catch (error) {
            refusals += 1;
            if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC && (PASSING ?? PASSING$made()).has(error.code)) || refusals > MOST_REFUSALS)
                throw error;
            await clock.sleep(SETTLE_MS);
        }
    }
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('conflict', 'The issue did not come to rest: others keep changing it', {
        subcode: 'conflict',
    });
}
/** Whether the issue reports this run. A good job beside a failing one may have written over it: then it is written again. */
const stands = ({ mark }, run) => (0,(comment_marker ??= __webpack_require__(72574))/* compareVersions */.Zy)(mark.version, run.version) === 0 && (run.passed || mark.failing > 0);
function nightly_issue_open(client, { key, title, body }, { mark }) {
    const words = (budget, marker) => body(budget, marker, mark, undefined);
    return shortening(words, nightlyMarker(key, mark), (text) => client.createIssue({ title, body: text, labels: [NIGHTLY_LABEL] }));
}
async function update(client, { key, title, body }, target, { mark, state, isRewritten }) {
    const marker = nightlyMarker(key, mark);
    // What does not change is not sent: a person may be closing it this moment.
    const change = state === target.state ? {} : { state };
    if (!isRewritten) {
        await client.updateIssue(target.number, { body: remarked(target.body, marker), ...change });
        return;
    }
    const words = (budget) => body(budget, marker, mark, target.mark);
    await shortening(words, marker, (text) => client.updateIssue(target.number, { title, body: text, ...change }));
}
/** Writes the longest words that GitHub takes. */
async function shortening(words, marker, write) {
    const bodies = (0,(comment_bodies ??= __webpack_require__(39012))/* bodyLadder */.T)(words, marker);
    for (;;) {
        try {
            return await write(bodies.current());
        }
        catch (error) {
            if (!bodies.shorten(error))
                throw error;
        }
    }
}
/** Open ones lead to the one that stays. What cannot be closed is no reason to fail: the next run looks again. */
async function closeDoubles(client, key, { number: kept }, doubles) {
    for (const { number, mark, state } of doubles) {
        if (state === 'closed')
            continue;
        const marker = nightlyMarker(key, { ...mark, failing: 0 });
        const body = `${marker}\nTwo runs opened an issue at once. The one that is kept up to date is #${kept}.\n`;
        try {
            await client.updateIssue(number, { body, state: 'closed' });
        }
        catch (error) {
            if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC))
                throw error;
        }
    }
}
/**
 * Which issues are ours: those of the identity that opened one, else of the workflow token. Only where nothing but a
 * stranger's marker is found the token is asked who it is; without an answer nothing is written, or each run would open one.
 */
function ownIssues(client, key) {
    let identity = WORKFLOW_TOKEN;
    let isLookedUp = false;
    return async (all, author = '') => {
        const marked = markedIssues(all, key);
        if (author !== '')
            identity = author;
        else if (!isLookedUp && marked.length > 0 && marked.every((issue) => issue.author !== identity)) {
            isLookedUp = true;
            identity = await client.viewer();
        }
        return marked.filter((issue) => issue.author === identity);
    };
}


/***/ }),

/***/ 87263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ nightlyHistory),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   mu: () => (/* binding */ nightlyTitle),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   t$: () => (/* binding */ NIGHTLY_NOTE)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;


/** Code points of the name of a suite in a title; GitHub takes 256 for all of it. */
const NAME = 80;
/** Nothing that could end a link, as in the footer of a comment. */
var ADDRESS;
function ADDRESS$made() { return ADDRESS = /^https:\/\/[\w.:/@%+~?=#-]{1,500}$/; }
/** The decision in our own words and numbers: a title is not Markdown, so that nothing could be escaped in it. */
function nightlyTitle({ header }, key) {
    const { counts, conclusion } = header;
    const judged = counts.total - counts.skipped;
    const unjudged = counts.errored === 0 ? '' : `, ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(counts.errored)} could not be judged`;
    return `Evals ${conclusion === 'passed' ? 'passed again' : 'failed'} (${suiteName(key)}): ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(counts.passed)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(judged, 'case')} passed${unjudged}`;
}
/** The name of a suite in a title. */
const suiteName = (key) => (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(key.replaceAll('@', ' on ').replace(/[^\w./ -]+/g, '?'), NAME);
/**
 * Since when it fails and between which commits, for the beginning of the issue; numbers and addresses only. `before` is what was known
 * before a good run.
 */
function nightlyHistory(mark, before, place) {
    const { first } = mark;
    const root = `${place.serverUrl}/${place.owner}/${place.repository}`;
    const runOf = (number, id) => link(`run ${number}`, `${root}/actions/runs/${id}`);
    const commitOf = (sha) => sha === '' ? 'not known' : link(`\`${sha.slice(0, 7)}\``, `${root}/commit/${sha}`);
    const begun = `${runOf(first.run, first.id)}, commit ${commitOf(first.sha)}`;
    if (mark.failing === 0)
        return list([
            `**Passes since** ${runOf(place.runNumber, place.runId)}, commit ${commitOf(mark.sha)}`,
            `**Failed before** since ${begun}: ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(before?.failing ?? 0, 'failing run')}`,
        ]);
    return list([
        `**Fails since** ${begun}: ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(mark.failing, 'failing run')}`,
        `**Last good commit** ${commitOf(mark.good)}${rangeOf(mark, root)}`,
    ]);
}
/** How the issue goes on, for whoever reads only this one. */
const NIGHTLY_NOTE = '<sub>Kept up to date by every run, and closed by the next one that passes. Closed by hand, it is opened again when another commit fails.</sub>\n';
function rangeOf({ good, first }, root) {
    if (good === '' || first.sha === '')
        return '';
    if (good === first.sha)
        return '. The same commit passed before, so that what changed is outside of it (a model, a service, data), or chance.';
    return `, ${link('what changed until the first failing one', `${root}/compare/${good}...${first.sha}`)}`;
}
const list = (items) => items.map((item) => `- ${item}\n`).join('');
/** A link, where the address holds nothing that could end it; else the text alone. */
const link = (text, address) => (ADDRESS ?? ADDRESS$made()).test(address) ? `[${text}](${address})` : text;


/***/ }),

/***/ 58818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FORK_NOTICE: () => (/* binding */ FORK_NOTICE),
  isPosted: () => (/* binding */ isPosted),
  isReadOnly: () => (/* binding */ isReadOnly),
  issueKeyOf: () => (/* binding */ issueKeyOf),
  keyOf: () => (/* binding */ keyOf),
  postResults: () => (/* binding */ postResults),
  refused: () => (/* binding */ refused),
  repostComment: () => (/* binding */ repostComment),
  runLinks: () => (/* binding */ runLinks),
  sourceUrl: () => (/* binding */ sourceUrl)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text;
// EXTERNAL MODULE: ./lib/text/escape/escape-markdown.js
var escape_markdown;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/reports/parts/case-kind.js
var case_kind;
// EXTERNAL MODULE: ./lib/reports/parts/case-markdown.js
var case_markdown;
// EXTERNAL MODULE: ./lib/reports/parts/case-problem.js
var case_problem;
// EXTERNAL MODULE: ./lib/reports/parts/changed-files.js
var changed_files;
// EXTERNAL MODULE: ./lib/reports/parts/failing-scorers.js
var failing_scorers;
// EXTERNAL MODULE: ./lib/reports/parts/shown-cases.js
var shown_cases;
// EXTERNAL MODULE: ./lib/reports/parts/unsure/unsure-groups.js
var unsure_groups;
// EXTERNAL MODULE: ./lib/reports/parts/unsure/unsure-markdown.js
var unsure_markdown;
// EXTERNAL MODULE: ./lib/reports/view/why-view.js
var why_view;
// EXTERNAL MODULE: ./lib/reports/comment/ladder.js
var ladder;
;// CONCATENATED MODULE: ./lib/reports/comment/cases.js













/** Code points of a question and of an answer in a block, of an id and of a short name. */
const INPUT = 600;
const OUTPUT = 1_500;
const ID = 300;
const NAME = 80;
/** Scorers of one case in a table cell. */
const MOST_SCORERS = 3;
/** Unsure cases of each group, however much room there is: a comment points at the report for the others. */
const UNSURE_ROWS = 10;
const UNSURE_GROUPS = 4;
const UNSURE_ANSWER = 160;
/** Code points of an error where reasons are left out: without it the row would say nothing. */
const SHORT_ERROR = 80;
/** Reads the cases once and keeps those that the largest comment has room for. `flipped` are ids of cases that passed in the baseline. */
function gatherCases(report, flipped) {
    const found = {
        failing: { shown: [], count: 0 },
        flipped: 0,
        firstFailing: undefined,
        errored: { shown: [], count: 0 },
        passing: { ids: [], count: 0 },
        shown: { below: { shown: [], count: 0 }, others: [], count: 0 },
        unsure: (0,(unsure_groups ??= __webpack_require__(51136))/* unsureGroups */.R)(UNSURE_ROWS),
        weak: { shown: [], count: 0 },
        skipped: 0,
        why: (0,(why_view ??= __webpack_require__(31405))/* whyGroups */.R)(),
    };
    for (const one of report.cases) {
        const kind = (0,(case_kind ??= __webpack_require__(37447))/* caseKind */.H)(one);
        if (kind === 'failing' || kind === 'errored') {
            found.why[kind](one);
            if (kind === 'failing')
                found.firstFailing ??= one.id;
            if (kind === 'failing' && flipped.has(one.id))
                found.flipped += 1;
            else
                keep(found[kind], one);
        }
        else if (kind === 'passing') {
            found.passing.count += 1;
            if (found.passing.ids.length < (ladder ??= __webpack_require__(63389))/* WHOLE */.Ef.passing)
                found.passing.ids.push(one.id);
        }
        else if (kind === 'unsure')
            found.unsure.add(one);
        else if ((0,(shown_cases ??= __webpack_require__(22119))/* isShownOnly */.A)(one))
            addShown(found.shown, one);
        else if (kind === 'skipped')
            found.skipped += 1;
        else if (one.status === 'failed')
            keep(found.weak, one);
    }
    return found;
}
function keep(list, one) {
    list.count += 1;
    if (list.shown.length < (ladder ??= __webpack_require__(63389))/* WHOLE */.Ef.rows)
        list.shown.push(one);
}
function addShown(found, one) {
    found.count += 1;
    if ((0,(failing_scorers ??= __webpack_require__(99574))/* failingScorers */._4)(one).length > 0) {
        found.below.count += 1;
        if (found.below.shown.length < (ladder ??= __webpack_require__(63389))/* WHOLE */.Ef.rows)
            found.below.shown.push(one);
    }
    else if (found.others.length < (ladder ??= __webpack_require__(63389))/* WHOLE */.Ef.passing)
        found.others.push(one.id);
}
/** Failing cases with their scorers, then question and answer of the first. */
function failingBlock({ failing: { shown, count }, flipped }, linkBase, rung) {
    if (count === 0)
        return '';
    const head = (0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(count, flipped > 0 ? 'more failing case' : 'failing case');
    const kept = shown.slice(0, rung.rows);
    if (kept.length === 0)
        return `${head}.\n\n`;
    return `<details><summary><b>${head}</b>: scores, questions and answers</summary>\n\n${tableOf(kept, count, linkBase, rung)}${answersOf(kept, rung.outputs)}</details>\n\n`;
}
/** Known weaknesses: they fail and do not gate. Without a fold of its own. */
function weakTable({ shown, count }, linkBase, rung) {
    const kept = shown.slice(0, rung.rows);
    return kept.length === 0
        ? ''
        : `**Known weaknesses, which do not gate**\n\n${tableOf(kept, count, linkBase, rung)}`;
}
/** Cases with results that are no evidence: those below the threshold like failing ones, the others by id. Answers share the budget of `failing`. */
function shownBlock({ shown, failing }, header, linkBase, rung) {
    const { below, others, count } = shown;
    if (count === 0)
        return '';
    const head = (0,(shown_cases ??= __webpack_require__(22119))/* shownHeading */.C)({ count, below: below.count }, header);
    const kept = below.shown.slice(0, rung.rows);
    const fine = others.slice(0, rung.passing);
    if (kept.length + fine.length === 0)
        return `${head}.\n\n`;
    const rest = count - below.count;
    return [
        `<details><summary>${head}</summary>\n\n`,
        kept.length === 0 ? '' : tableOf(kept, below.count, linkBase, rung),
        answersOf(kept, Math.max(0, rung.outputs - failing.count)),
        fine.length === 0 ? '' : `Not below it: ${idList(fine, rest)}\n\n`,
        '</details>\n\n',
    ].join('');
}
/** What could not be told of the unsure cases and what would settle it, folded; only how many there are where there is no room. */
function unsureBlock({ unsure }, linkBase, rung) {
    const { count } = unsure.list();
    if (count === 0)
        return '';
    const head = (0,(unsure_markdown ??= __webpack_require__(96873))/* unsureHeading */.T)(count);
    if (rung.rows === 0)
        return `${head}.\n\n`;
    const room = {
        rows: Math.min(UNSURE_ROWS, rung.rows),
        groups: Math.min(UNSURE_GROUPS, rung.rows),
        answer: rung.reason === 0 ? 0 : UNSURE_ANSWER,
    };
    return `<details><summary>${head}</summary>\n\n${(0,(unsure_markdown ??= __webpack_require__(96873))/* unsureMarkdown */.w)(unsure, linkBase, room)}</details>\n\n`;
}
function tableOf(kept, count, linkBase, rung) {
    const rows = kept.map((one) => `| ${(0,(case_markdown ??= __webpack_require__(86016))/* nameMarkdown */.Hm)(one)} | ${whyCell(one, rung)} | ${(0,(case_markdown ??= __webpack_require__(86016))/* placeMarkdown */.Bo)(one, linkBase)} |\n`);
    return `| case | why | where |\n|---|---|---|\n${rows.join('')}${moreOf(count - kept.length)}\n`;
}
const answersOf = (kept, most) => kept.slice(0, most).map(questionAndAnswer).join('');
/** Cases that could not be judged: they say nothing about the answers. */
function erroredBlock({ shown, count }, linkBase, rung) {
    if (count === 0)
        return '';
    const head = `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(count, 'case')} could not be judged`;
    const kept = shown.slice(0, rung.rows);
    if (kept.length === 0)
        return `${head}.\n\n`;
    const rows = kept.map((one) => {
        const { code, message } = (0,(case_problem ??= __webpack_require__(84262))/* caseProblem */.wV)(one);
        const why = `${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(code, NAME))}: ${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(message, rung.reason || SHORT_ERROR))}`;
        return `| ${(0,(case_markdown ??= __webpack_require__(86016))/* nameMarkdown */.Hm)(one)} | ${why} | ${(0,(case_markdown ??= __webpack_require__(86016))/* placeMarkdown */.Bo)(one, linkBase)} |\n`;
    });
    return `<details><summary>${head}</summary>\n\n| case | error | where |\n|---|---|---|\n${rows.join('')}${moreOf(count - kept.length)}\n</details>\n\n`;
}
/** How many passed, and their ids where there is room. */
function passingLine({ ids, count }, rung) {
    const kept = ids.slice(0, rung.passing);
    if (count === 0 || kept.length === 0)
        return '';
    return `**${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(count, 'passing case')}**: ${idList(kept, count)}\n\n`;
}
function idList(kept, count) {
    const more = count > kept.length ? ` and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(count - kept.length)} more` : '';
    return `${kept.map((id) => (0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(id, ID))).join(' · ')}${more}`;
}
function whyCell(one, rung) {
    const failing = (0,(failing_scorers ??= __webpack_require__(99574))/* failingScorers */._4)(one);
    const lines = failing.slice(0, MOST_SCORERS).map((each) => {
        const notes = (0,(failing_scorers ??= __webpack_require__(99574))/* failingNotes */.Ut)(each, one);
        const numbers = `${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(each.scorer, NAME))} **${(0,(failing_scorers ??= __webpack_require__(99574))/* failingNumbers */.ZP)(each)}**`;
        const reason = rung.reason === 0 || each.reasoning === ''
            ? ''
            : `: ${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)((0,(why_view ??= __webpack_require__(31405))/* bareReason */.$)(each.reasoning), rung.reason))}`;
        return `${numbers}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}${reason}`;
    });
    if (failing.length > MOST_SCORERS)
        lines.push(`and ${failing.length - MOST_SCORERS} more`);
    return lines.join('<br>') || 'did not pass';
}
function questionAndAnswer(one) {
    const first = (0,(failing_scorers ??= __webpack_require__(99574))/* failingScorers */._4)(one)[0];
    const turn = first === undefined ? undefined : one.attempts[first.attempt]?.turns[first.turn];
    if (first === undefined || turn === undefined)
        return '';
    const left = (0,(changed_files ??= __webpack_require__(71232))/* changedFiles */.Y)(one, first.attempt, (escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9);
    return [
        `<details><summary>${(0,(escape_markdown ??= __webpack_require__(14576))/* htmlCode */.h8)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(one.id, ID))}: question and answer</summary>`,
        '',
        (0,(escape_markdown ??= __webpack_require__(14576))/* markdownFence */.p0)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(turn.input, INPUT), 'text'),
        '',
        (0,(escape_markdown ??= __webpack_require__(14576))/* markdownFence */.p0)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(turn.output, OUTPUT), 'text'),
        '',
        ...(left === undefined ? [] : [`Files: ${left}`, '']),
        '</details>',
        '',
        '',
    ].join('\n');
}
const moreOf = (count) => count > 0 ? `\n${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(count, 'more case')}: see the report.\n` : '';

// EXTERNAL MODULE: ./lib/reports/parts/answer-diff.js
var answer_diff;
// EXTERNAL MODULE: ./lib/reports/parts/comparison-words.js
var comparison_words;
;// CONCATENATED MODULE: ./lib/reports/comment/flips.js








/** Code points of an answer shown alone, lines of a difference and its code points. */
const ANSWER = 1_200;
const DIFFERENCE_LINES = 24;
const DIFFERENCE = 2_000;
const flips_ID = 300;
/** What a comment says about flipped cases. Answers are compared once, however many rungs ask for them. */
function flipBlocks(comparison, linkBase) {
    const worse = (0,(comparison_words ??= __webpack_require__(23533))/* flipsOf */.ou)(comparison, 'pass_to_fail');
    const others = (OTHERS ?? OTHERS$made()).map((other) => ({ ...other, flips: (0,(comparison_words ??= __webpack_require__(23533))/* flipsOf */.ou)(comparison, other.kind) })).filter(({ flips }) => flips.length > 0);
    const answers = worse
        .filter(({ before, after }) => before !== null || after !== null)
        .slice(0, (ladder ??= __webpack_require__(63389))/* WHOLE */.Ef.answers)
        .map(beforeAndNow);
    return {
        worse: new Set(worse.map(({ id }) => id)),
        block: (0,(ladder ??= __webpack_require__(63389))/* blockOf */.VN)(['rows', 'reason', 'answers'], (rung) => worseBlock(worse, answers.slice(0, rung.answers), linkBase, rung)),
        others: (0,(ladder ??= __webpack_require__(63389))/* blockOf */.VN)(['rows', 'reason'], (rung) => others.map((other) => table(other, rung)).join('')),
        counts: others.map(({ count, flips }) => `${flips.length} ${count}`),
    };
}
var OTHERS;
function OTHERS$made() { return OTHERS = [
    { kind: 'fail_to_pass', title: 'Failed before, pass now', count: 'mended', why: 'why it failed' },
    {
        kind: 'changed_criteria',
        title: 'Under other criteria, not compared',
        count: 'under other criteria',
        why: 'reason',
    },
    { kind: 'new', title: 'Not in the baseline', count: 'new', why: 'reason' },
    { kind: 'removed', title: 'Only in the baseline', count: 'gone', why: 'reason' },
]; }
const reasonCell = ({ reason }, rung) => reason === '' ? '–' : (0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)((0,(why_view ??= __webpack_require__(31405))/* bareReason */.$)(reason), rung.reason));
function worseBlock(flips, answers, linkBase, rung) {
    if (flips.length === 0)
        return '';
    const notes = flips.map((comparison_words ??= __webpack_require__(23533))/* flipNote */.Um);
    // What is the same of all of them is said once.
    const same = new Set(notes).size === 1 ? notes[0] : undefined;
    const head = `<b>${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(flips.length, 'case')} that passed before</b>${same === undefined || same === '' ? '' : ` (${same})`}`;
    const shown = flips.slice(0, rung.rows);
    if (shown.length === 0)
        return `${head.replaceAll(/<\/?b>/g, '**')}.\n\n`;
    const why = rung.reason > 0;
    const columns = [
        'case',
        ...(same === undefined ? ['verdict'] : []),
        ...(why ? ['why it fails'] : []),
        'where',
    ];
    const rows = shown.map((flip, index) => {
        const cells = [
            (0,(case_markdown ??= __webpack_require__(86016))/* nameMarkdown */.Hm)(flip),
            ...(same === undefined ? [notes[index] || '–'] : []),
            ...(why ? [reasonCell(flip, rung)] : []),
            (0,(case_markdown ??= __webpack_require__(86016))/* placeMarkdown */.Bo)(flip, linkBase),
        ];
        return `| ${cells.join(' | ')} |\n`;
    });
    return [
        `<details><summary>${head}${answers.length > 0 ? ': what they say now' : ''}</summary>\n\n`,
        `| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}\n`,
        ...rows,
        `${flips_moreOf(flips.length - shown.length)}\n`,
        ...answers,
        '</details>\n\n',
    ].join('');
}
function table({ title, why, flips }, rung) {
    const shown = flips.slice(0, rung.rows);
    if (shown.length === 0)
        return '';
    const hasReasons = rung.reason > 0 && shown.some(({ reason }) => reason !== '');
    const rows = shown.map((flip) => {
        const status = `${flip.from ?? '–'} → ${flip.to ?? '–'}`;
        return `| ${[(0,(case_markdown ??= __webpack_require__(86016))/* nameMarkdown */.Hm)(flip), status, ...(hasReasons ? [reasonCell(flip, rung)] : [])].join(' | ')} |\n`;
    });
    return `**${title}**\n\n| case | status |${hasReasons ? ` ${why} |` : ''}\n|---|---|${hasReasons ? '---|' : ''}\n${rows.join('')}${flips_moreOf(flips.length - shown.length)}\n`;
}
const flips_moreOf = (count) => count > 0 ? `\n${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(count, 'more case')}: see the report.\n` : '';
function beforeAndNow({ id, before, after }) {
    return [
        `<details><summary>${(0,(escape_markdown ??= __webpack_require__(14576))/* htmlCode */.h8)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(id, flips_ID))}: before and now</summary>`,
        '',
        ...(before !== null && after !== null ? bothAnswers(before, after) : [oneAnswer(before, after)]),
        '',
        '</details>',
        '',
        '',
    ].join('\n');
}
function bothAnswers(before, after) {
    const { lines, more } = (0,(answer_diff ??= __webpack_require__(91124))/* answerDiff */._)(before, after, DIFFERENCE_LINES);
    if (lines.length === 0)
        return ['The answer is the same in both runs:', '', (0,(escape_markdown ??= __webpack_require__(14576))/* markdownFence */.p0)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(after, ANSWER), 'text')];
    return [
        (0,(escape_markdown ??= __webpack_require__(14576))/* markdownFence */.p0)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(lines.join('\n'), DIFFERENCE), 'diff'),
        ...(more > 0 ? ['', `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(more, 'more line')}.`] : []),
    ];
}
const oneAnswer = (before, after) => `${before === null ? 'Now (no answer before):' : 'Before (no answer now):'}\n\n${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownFence */.p0)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(before ?? after ?? '', ANSWER), 'text')}`;

// EXTERNAL MODULE: ./lib/reports/comment/footer.js
var footer;
// EXTERNAL MODULE: ./lib/reports/comment/head.js + 1 modules
var comment_head;
// EXTERNAL MODULE: ./lib/reports/parts/calibration-line.js
var calibration_line;
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var parts_phrase;
// EXTERNAL MODULE: ./lib/reports/parts/repeats-line.js
var repeats_line;
// EXTERNAL MODULE: ./lib/reports/parts/replayed-text.js
var replayed_text;
// EXTERNAL MODULE: ./lib/text/format-difference.js
var format_difference;
// EXTERNAL MODULE: ./lib/reports/parts/comparison-blocks.js
var comparison_blocks;
// EXTERNAL MODULE: ./lib/reports/parts/scorer-note.js
var scorer_note;
;// CONCATENATED MODULE: ./lib/reports/comment/scorers.js








var MARKS;
function MARKS$made() { return MARKS = { regression: '🔻 ', suspected: '⚠️ ', improvement: '🔺 ' }; }
/** Scorers that are named in the line that is seen, and code points of a name. */
const IN_LINE = 3;
const scorers_NAME = 100;
/** Undefined where none did, or there is no room. */
function movedScorersOf({ comparison }, rung) {
    if (comparison === undefined || rung.rows === 0)
        return undefined;
    const all = Object.keys(comparison.scorers).length;
    const moved = (0,(comparison_words ??= __webpack_require__(23533))/* movedScorers */.TT)(comparison).moved.filter(([, { verdict }]) => verdict in (MARKS ?? MARKS$made()));
    if (moved.length === 0)
        return undefined;
    const named3 = moved
        .slice(0, IN_LINE)
        .flatMap(([name, { delta }], index) => [
        index === 0 ? '' : ', ',
        (0,(parts_phrase ??= __webpack_require__(313))/* named */.KT)(name),
        delta === null ? '' : ` ${(0,(format_difference ??= __webpack_require__(54826))/* formatDifference */.jR)(delta, 'score')}`,
    ]);
    const worse = moved.filter(([, { verdict }]) => verdict !== 'improvement').length;
    const how = worse === 0 ? 'better' : worse === moved.length ? 'worse' : 'moved';
    const rows = moved.slice(0, rung.rows).map(([name, delta]) => {
        const [change, interval, , verdict] = (0,(comparison_blocks ??= __webpack_require__(31112))/* deltaCells */.gM)(delta);
        const cells = [
            (0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(name, scorers_NAME)),
            delta.mean_a === null ? '–' : (0,(format ??= __webpack_require__(23808))/* formatScore */.y)(delta.mean_a),
            delta.mean_b === null ? '–' : (0,(format ??= __webpack_require__(23808))/* formatScore */.y)(delta.mean_b),
            ...[change, interval, `${(MARKS ?? MARKS$made())[delta.verdict] ?? ''}${verdict}`],
        ];
        return `| ${cells.join(' | ')} |\n`;
    });
    const more = moved.length - rows.length;
    return {
        count: `${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(moved.length)} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(all, 'scorer')} ${how}`,
        named: `${(0,(parts_phrase ??= __webpack_require__(313))/* phraseHtml */.ls)(named3)}${moved.length > IN_LINE ? ' …' : ''}`,
        table: [
            '| scorer | before | now | Δ | 95 % interval | verdict |\n|---|--:|--:|--:|--:|---|\n',
            ...rows,
            more > 0 ? `\n${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(more, 'more scorer')}: see the report.\n` : '',
            '\n',
        ].join(''),
    };
}
/** The same as a fold of its own; empty where none moved. */
const movedScorersBlock = (moved) => moved === undefined
    ? ''
    : `<details><summary><b>${moved.count}</b>: ${moved.named}</summary>\n\n${moved.table}</details>\n\n`;
/** Mean of each scorer and how many results passed, in a line: for whoever wants to know. */
function scorersLine({ scorers }, rung) {
    const shown = scorers.slice(0, rung.rows);
    if (shown.length === 0)
        return '';
    const more = scorers.length - shown.length;
    return `**Scorers** (mean, passed): ${shown.map(scorerWords).join(' · ')}${more > 0 ? ` and ${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(more)} more` : ''}\n\n`;
}
function scorerWords(row) {
    const mean = row.mean === null ? '–' : (0,(format ??= __webpack_require__(23808))/* formatScore */.y)(row.mean);
    const note = (0,(scorer_note ??= __webpack_require__(87685))/* scorerNote */.P)(row);
    return `${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(row.name, scorers_NAME))} ${mean} (${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(row.passed)}/${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(row.judged)}${note === '' ? '' : `, ${note}`})`;
}

// EXTERNAL MODULE: ./lib/reports/comment/trend.js
var trend;
;// CONCATENATED MODULE: ./lib/reports/comment/rest.js












/**
 * What changes no decision, in one fold below what it comes to: cases that were mended, are new or gone, known weaknesses, unsure and
 * skipped ones, the scorers and how those `moved` that have no fold of their own, what repeats say and how far the judge is to be believed, the trend, and what passed.
 */
function restBlock(report, cases, flips, moved, linkBase, rung) {
    const { repeats, calibration = [], comparison, header } = report;
    const notes = [...(report.notes ?? []), ...(0,(replayed_text ??= __webpack_require__(93300))/* recordedAgain */.Lq)(header)];
    const unsure = cases.unsure.list().count;
    const counts = [
        ...(moved === undefined ? [] : [moved.count]),
        ...(flips?.counts ?? []),
        ...(cases.weak.count > 0 ? [(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(cases.weak.count, 'known weakness', 'known weaknesses')] : []),
        ...(unsure > 0 ? [`${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(unsure)} unsure`] : []),
        ...(cases.shown.count > 0
            ? [(0,(shown_cases ??= __webpack_require__(22119))/* shownHeading */.C)({ count: cases.shown.count, below: cases.shown.below.count }, header)]
            : []),
        ...(cases.skipped > 0 ? [`${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(cases.skipped)} skipped`] : []),
        calibration.length > 0 ? 'scorers, agreement of the judge, passing cases' : 'scorers, passing cases',
    ];
    const body = [
        moved?.table ?? '',
        flips?.others(rung) ?? '',
        weakTable(cases.weak, linkBase, rung),
        unsureBlock(cases, linkBase, rung),
        shownBlock(cases, header, linkBase, rung),
        scorersLine(report, rung),
        comparison === undefined ? '' : movedLine(comparison),
        repeats === undefined ? '' : `**Repeats**: ${(0,(repeats_line ??= __webpack_require__(35093))/* repeatsLine */.p)(repeats)}\n\n`,
        (0,(calibration_line ??= __webpack_require__(9309))/* calibrationLine */.L)(calibration.slice(0, rung.rows), header),
        ...notes.slice(0, rung.rows).map((note) => noteLine(note, rung)),
        rung.trend ? (0,(trend ??= __webpack_require__(1934))/* trendMarkdown */.P)(report.trend ?? []) : '',
        passingLine(cases.passing, rung),
    ].join('');
    if (body === '')
        return '';
    return `<details><summary>${counts.join(' · ')}</summary>\n\n${body}</details>\n\n`;
}
function noteLine(note, rung) {
    const text = (0,(escape_markdown ??= __webpack_require__(14576))/* markdownProse */.h$)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(note, rung.sentence));
    return text === '' ? '' : `${text}\n\n`;
}
/** What became slower or dearer, or how far the judge alone moved. */
function movedLine(comparison) {
    const facts = (0,(comparison_words ??= __webpack_require__(23533))/* comparisonFacts */.tj)(comparison).filter(({ label }) => label !== 'before' && label !== 'now');
    if (facts.length === 0)
        return '';
    return `${facts.map(({ label, phrase }) => `**${label}** ${(0,(parts_phrase ??= __webpack_require__(313))/* phraseMarkdown */.fP)(phrase)}`).join(' · ')}\n\n`;
}

// EXTERNAL MODULE: ./lib/reports/comment/why.js
var comment_why;
// EXTERNAL MODULE: ./lib/reports/failure-analysis-markdown.js
var failure_analysis_markdown;
// EXTERNAL MODULE: ./lib/reports/optimization-markdown.js
var optimization_markdown;
// EXTERNAL MODULE: ./lib/reports/parts/faults-text.js
var faults_text;
;// CONCATENATED MODULE: ./lib/reports/pr-comment.js













/** One HTML comment on one line, which no text in it can end early. */
var MARKER;
function MARKER$made() { return MARKER = /^<!-- (?:(?!--)[^<>\n\r])+ -->$/; }
/**
 * The comment on a pull request, as long as a screen before anything is opened: verdict, reason and what to do; why cases fail, in groups;
 * a better prompt; then folded what they say now, the scorers that moved and everything that changes no decision. A run that passed
 * has its heading, one fold and the footer. It says what the report holds and decides nothing. Too long, it sheds whole blocks and
 * rows, least important first, and is never cut inside one; marker and verdict stay, even where the budget is too small for anything
 * else. Reads the cases once. Texts of others stand only as code, in a fence or as escaped prose (security.md S17, S19).
 */
function prComment(report, options) {
    const { budget, marker, links = {}, baselineNote, baselineSource, heading, opening, optimization, } = options;
    if (!(MARKER ?? MARKER$made()).test(marker) || (0,(clean_text ??= __webpack_require__(7460))/* cleanText */.X5)(marker) !== marker)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', 'the marker of a comment is not one HTML comment on a line of its own', {
            where: 'comment-key',
            hint: 'Use letters, digits, dots and single dashes.',
        });
    const { comparison } = report;
    const flips = comparison === undefined ? undefined : flipBlocks(comparison, links.source);
    const cases = gatherCases(report, flips?.worse ?? new Set());
    const head = (0,(comment_head ??= __webpack_require__(31422))/* commentHead */.s)(report, {
        ...{ level: '###', heading, baselineNote, baselineSource, opening, optimization },
        base: links.base,
    });
    const why = cases.why.list(report, cases.unsure);
    const isGood = report.header.conclusion === 'passed' && (flips?.worse.size ?? 0) === 0;
    const failing = (0,(ladder ??= __webpack_require__(63389))/* blockOf */.VN)(['rows', 'reason', 'outputs'], (rung) => failingBlock(cases, links.source, rung));
    const errored = (0,(ladder ??= __webpack_require__(63389))/* blockOf */.VN)(['rows', 'reason'], (rung) => erroredBlock(cases.errored, links.source, rung));
    for (const rung of (ladder ??= __webpack_require__(63389))/* RUNGS */.Q$) {
        const moved = movedScorersOf(report, rung);
        const text = [
            `${marker}\n${head(rung)}\n`,
            (0,(comment_why ??= __webpack_require__(11307))/* whyTable */.T)(why, links.source, rung),
            // Its diff goes with the answers of the cases; what was decided stays with the last rows.
            optimization === undefined || rung.rows === 0
                ? ''
                : (0,(optimization_markdown ??= __webpack_require__(33046))/* proposedPrompt */.N)(optimization, rung.outputs > 0 ? undefined : 0),
            flips?.block(rung) ?? '',
            failing(rung),
            errored(rung),
            isGood ? '' : movedScorersBlock(moved),
            failuresBlock(report, rung),
            rung.rows === 0 ? '' : (0,(faults_text ??= __webpack_require__(25073))/* faultsMarkdown */.z)(report.header),
            restBlock(report, cases, flips, isGood ? moved : undefined, links.source, rung),
            (0,(footer ??= __webpack_require__(59262))/* commentFooter */.b)(report, links, { rung, failing: cases.firstFailing, baselineNote }),
        ].join('');
        if (fits(text, budget))
            return text;
    }
    const least = (ladder ??= __webpack_require__(63389))/* RUNGS */.Q$.at(-1);
    const bare = `${marker}\n${least === undefined ? '' : head(least)}`;
    return fits(bare, budget)
        ? bare
        : `${marker}\n${head({ ...(ladder ??= __webpack_require__(63389))/* WHOLE */.Ef, rows: 0, sentence: 0 }).split('\n')[0]}\n`;
}
/** Kinds of failure in a comment: a few cover most (improvement.md 5.1). Details go with the reasons of the cases, the block with the last rows. */
const MOST_KINDS = 6;
const failuresBlock = ({ failure_analysis: analysis }, { rows, reason }) => analysis === undefined || rows === 0
    ? ''
    : (0,(failure_analysis_markdown ??= __webpack_require__(70272))/* foldedFailures */.m)(analysis, { kinds: Math.min(MOST_KINDS, rows), details: reason > 0 });
/** Text has never fewer UTF-8 bytes than characters, whichever way those are counted. */
const fits = (text, budget) => Buffer.byteLength(text) < budget;

// EXTERNAL MODULE: ./lib/reports/view/verdict-view.js
var verdict_view;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/github/api/read-context.js
var read_context;
// EXTERNAL MODULE: ./lib/github/comments/check-run.js
var check_run;
// EXTERNAL MODULE: ./lib/github/comments/comment-marker.js
var comment_marker;
// EXTERNAL MODULE: ./lib/github/comments/nightly-issue.js + 1 modules
var nightly_issue;
// EXTERNAL MODULE: ./lib/github/comments/nightly-words.js
var nightly_words;
// EXTERNAL MODULE: ./lib/github/comments/sticky-comment.js
var sticky_comment;
;// CONCATENATED MODULE: ./lib/github/comments/post-results.js










/** Written once for such a pull request, whatever was refused. */
const FORK_NOTICE = 'Nothing is posted on this pull request: the token of a workflow run from a fork may only read. The job summary has the results; to have them posted use two workflows, "Forks with a comment" in docs/action.md of the action.';
var CONCLUSIONS;
function CONCLUSIONS$made() { return CONCLUSIONS = { passed: 'success', failed: 'failure', neutral: 'neutral' }; }
var LEVELS;
function LEVELS$made() { return LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' }; }
/** Whether there is anything to post, and anybody to post it to. */
function isPosted(inputs, context) {
    const commented = inputs.comment !== 'off' && context.pullRequest !== undefined;
    return commented || inputs.check || (inputs.issue && (0,(nightly_issue ??= __webpack_require__(50695))/* isNightly */.sY)(context));
}
/** Comment, check and issue at once. Whatever GitHub refuses costs a notice, never the verdict, and what goes wrong with one nothing of the others. */
async function postResults(report, posting) {
    const [comment, check, issue] = await Promise.all([
        postComment(report, posting).catch((error) => ({
            commentUrl: '',
            notices: [`The comment was not written: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}.`],
        })),
        postDecision(report, posting).catch((error) => ({
            ...{ checkUrl: '', checked: false },
            notices: [`The check was not made: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}.`],
        })),
        postIssue(report, posting).catch((error) => [`The issue was not written: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}.`]),
    ]);
    return {
        ...comment,
        ...check,
        notices: [...comment.notices, ...check.notices, ...issue],
        forkRefused: comment.forkRefused === true || check.forkRefused === true,
    };
}
/**
 * The comment of a run again, with what an optimization made of its failures; `commentUrl` is where it stands. Answers with why it
 * was not, where GitHub refused.
 */
async function repostComment(report, optimization, posting, commentUrl) {
    return (await postComment(report, posting, { optimization, commentUrl })).notices;
}
async function postComment(report, posting, again) {
    const { client, context, inputs, clock, redact } = posting;
    if (inputs.comment === 'off' || context.pullRequest === undefined)
        return { commentUrl: '', notices: [] };
    const outcome = await (0,(sticky_comment ??= __webpack_require__(6023)).upsertComment)(client, context, {
        key: keyOf(inputs, context),
        mode: inputs.comment,
        ...(again === undefined ? {} : { written: commentId(again.commentUrl) }),
        failed: report.header.conclusion === 'failed',
        clock,
        body: (budget, marker) => redact(prComment(report, {
            ...{ budget, marker },
            ...wordsOf(posting),
            ...(again === undefined ? {} : { optimization: again.optimization }),
        })),
    });
    if ('reason' in outcome)
        return { commentUrl: '', ...refused('The comment was not written', outcome, posting.readOnly) };
    return { commentUrl: 'url' in outcome ? outcome.url : '', notices: (0,(sticky_comment ??= __webpack_require__(6023)).commentNotices)(outcome) };
}
/** The address of a comment ends with its id. */
const commentId = (url) => Number(/-(\d+)$/.exec(url)?.[1]);
async function postDecision(report, posting) {
    const { client, context, inputs, annotations, redact } = posting;
    if (!inputs.check)
        return { checkUrl: '', checked: false, notices: [] };
    const { header } = report;
    const { conclusion, title } = posting.decision ?? {
        conclusion: header.conclusion,
        title: (0,(verdict_view ??= __webpack_require__(97700))/* verdictLine */.MT)(report, linksOf(posting)),
    };
    const outcome = await (0,(check_run ??= __webpack_require__(65290))/* postCheck */.f)(client, context, {
        name: inputs.checkName,
        conclusion: (CONCLUSIONS ?? CONCLUSIONS$made())[conclusion],
        title: redact(title),
        summary: (budget) => redact(prComment(report, {
            ...{ budget, marker: (0,(comment_marker ??= __webpack_require__(72574))/* commentMarker */.Ql)(context, keyOf(inputs, context)) },
            ...wordsOf(posting),
        })),
        annotations: annotations.map(({ file, level, line, title, message }) => ({
            path: file,
            line,
            level: (LEVELS ?? LEVELS$made())[level],
            title: redact(title),
            message: redact(message),
        })),
    });
    if (outcome.status !== 'created')
        return { checkUrl: '', checked: false, ...refused('The check was not made', outcome, posting.readOnly) };
    const incomplete = outcome.reason === undefined ? [] : [`Not all annotations stand on the check: ${outcome.reason}`];
    return { checkUrl: outcome.url, checked: true, notices: incomplete };
}
/** Whether the token of this run may only read, whatever permissions the job asks for: it is that of a pull request from a fork. */
const isReadOnly = ({ pullRequest, event }) => pullRequest?.fromFork === true && event !== 'pull_request_target';
/** What is written about a refusal; `what` is left out where the reason names it already. */
function refused(what, { status, reason }, readOnly = false) {
    if (status === 'forbidden' && readOnly)
        return { notices: [], forkRefused: true };
    return {
        notices: [/^The (?:comment|check|issue) could not be /.test(reason) ? reason : `${what}: ${reason}`],
    };
}
/** The notices of the issue. A neutral run proves nothing, so that the issue stays as it is. */
async function postIssue(report, posting) {
    const { client, context, inputs, clock, redact } = posting;
    const { conclusion } = report.header;
    if (!inputs.issue || !(0,(nightly_issue ??= __webpack_require__(50695))/* isNightly */.sY)(context) || conclusion === 'neutral')
        return [];
    const { runId, headSha } = context;
    const key = issueKeyOf(inputs, context);
    const outcome = await (0,(nightly_issue ??= __webpack_require__(50695))/* keepIssue */.px)(client, {
        key,
        run: {
            ...{ version: (0,(comment_marker ??= __webpack_require__(72574))/* versionOf */.E4)(context), id: runId, sha: headSha, passed: conclusion === 'passed' },
            good: posting.lastGood,
        },
        title: redact((0,(nightly_words ??= __webpack_require__(87263))/* nightlyTitle */.mu)(report, key)),
        clock,
        body: (budget, marker, mark, before) => {
            const opening = (0,(nightly_words ??= __webpack_require__(87263))/* nightlyHistory */.M0)(mark, before, context);
            const room = budget - (nightly_words ??= __webpack_require__(87263))/* NIGHTLY_NOTE */.t$.length;
            const links = linksOf(posting);
            const words = prComment(report, { budget: room, marker, links, opening, baselineNote: '' });
            return redact(`${words}${(nightly_words ??= __webpack_require__(87263))/* NIGHTLY_NOTE */.t$}`);
        },
    });
    return 'reason' in outcome ? refused('The issue was not written', outcome, posting.readOnly).notices : [];
}
/**
 * The name of the comment. Run numbers count within a workflow, so each workflow has its own comment; and so has each suite of
 * a workflow, or they would write over each other.
 */
function keyOf({ commentKey, workingDirectory, evals }, { workflowPath }) {
    if (commentKey !== undefined)
        return commentKey;
    const workflow = workflowPath?.replace(/^.*\//, '').replace(/\.ya?ml$/, '') ?? 'default';
    const suite = [workingDirectory, evals === 'evals' ? undefined : evals].filter((part) => part !== undefined);
    return [workflow, ...suite].join('/');
}
/** The name of the issue: what fails on another branch is another story, with commits of its own. */
function issueKeyOf(inputs, context) {
    const { baseBranch, defaultBranch } = context;
    const isAside = defaultBranch !== undefined && baseBranch !== defaultBranch;
    return `${keyOf(inputs, context)}${isAside ? `@${baseBranch}` : ''}`;
}
/** What comment and check say beside the report. */
const wordsOf = (posting) => ({
    links: linksOf(posting),
    heading: posting.heading,
    baselineSource: posting.baselineSource,
    ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ baselineNote: posting.baselineNote }),
});
/** The attempt of a run, and the page of the run itself, where it is run again. */
function runLinks(context) {
    const { serverUrl, owner, repository, runId } = context;
    return {
        run: (0,(read_context ??= __webpack_require__(69760))/* runUrl */.Vp)(context),
        rerun: [serverUrl, owner, repository, 'actions/runs', runId].join('/'),
    };
}
/** Where the words lead. */
function linksOf({ context, home, artifactId }) {
    const links = runLinks(context);
    return {
        ...links,
        ...(artifactId === undefined ? {} : { artifact: `${links.rerun}/artifacts/${artifactId}` }),
        ...(home === undefined ? {} : { source: sourceUrl(context, home) }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ base: context.baseBranch }),
    };
}
/** Where the files below `home` can be read as the commit has them. */
function sourceUrl({ serverUrl, owner, repository, headSha }, home) {
    const folders = home.split('/').filter((part) => part !== '');
    return [serverUrl, owner, repository, 'blob', headSha, ...folders.map(encodeURIComponent)].join('/');
}


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentNotices: () => (/* binding */ commentNotices),
/* harmony export */   upsertComment: () => (/* binding */ upsertComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _comment_bodies_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_0__;



/** Whose comments are ours when nothing else is known. */
const WORKFLOW_TOKEN = 'github-actions[bot]';
/** Looks at the thread before giving up: three racing runs need up to six, each failed write one more. */
const MOST_LOOKS = 12;
/** Failed writes that are made good for: limits and broken lines. */
const MOST_REFUSALS = 2;
/** Waits for limits together (security.md R27). */
const MOST_WAITED_MS = 120_000;
/** Faults after which a write may have arrived or not: the next read shows it. */
var PASSING;
function PASSING$made() { return PASSING = new Set(['timeout', 'connection', 'overloaded']); }
/**
 * How long a racer may take from its look to its write, guessed from the slowest call of our own; a look before that could
 * miss what it overwrites. Two calls and two delays of the list, with half as much again.
 */
const SETTLE_CALLS = 6;
const LEAST_SETTLE_MS = 250;
const MOST_SETTLE_MS = 5_000;
const REFUSED_WAIT_MS = 1_000;
/**
 * Keeps one comment per key on a pull request, whoever races for it: matrix jobs, a rerun, the next push. GitHub has no
 * compare-and-set, so every writer looks again after it wrote and only leaves when the newest words stand in the oldest
 * comment; then the others go. Why that converges: a write is decided on a look that is at most one settle time older than
 * the write, so whoever looks a settle time after its own write sees every older run that overwrote it, and an older run
 * that looks later sees the newer version and stays away. Of one attempt a run that failed counts as the newer one. A comment just created needs no waiting: the list that shows
 * it shows every earlier one, so of two that create the later one sees both.
 */
async function upsertComment(client, context, request) {
    const number = request.number ?? context.pullRequest?.number;
    if (number === undefined)
        return { status: 'no_pull_request' };
    const failed = request.failed === true;
    const marker = (0,(_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(72574))/* .commentMarker */ .Ql)(context, request.key, request.mode, failed);
    const bodies = (0,(_comment_bodies_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(39012))/* .bodyLadder */ .T)(request.body, marker);
    const post = request.mode === 'new' ? postNew : postSticky;
    const written = {};
    try {
        return await post({ client, number, bodies, request, own: { ...(0,(_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(72574))/* .versionOf */ .E4)(context), failed }, written });
    }
    catch (error) {
        if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC))
            throw error;
        const hint = error.hint === undefined ? '' : ` ${error.hint}`;
        const reason = `${error.subcode === 'forbidden' ? error.message : (0,(_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .faultLine */ .z9)(error)}.${hint}`;
        if (written.last !== undefined)
            return { ...written.last, doubt: reason };
        return { status: error.subcode === 'forbidden' ? 'forbidden' : 'failed', reason };
    }
}
/** What the log has to say of one that was written; nothing where all is well. */
function commentNotices(outcome) {
    if ('doubt' in outcome && outcome.doubt !== undefined)
        return [`The comment was written, but it is not known whether it stands: ${outcome.doubt}`];
    if (outcome.status === 'outweighed')
        return [
            'Another job of this run failed under the same name of the comment, so its words stand there. Give each job a comment-key of its own.',
        ];
    return [];
}
async function postNew({ client, number, bodies, request }) {
    const { written } = request;
    for (;;) {
        try {
            if (written !== undefined)
                return { status: 'updated', url: (await client.updateComment(written, bodies.current())).url };
            return { status: 'created', url: (await client.createComment(number, bodies.current())).url };
        }
        catch (error) {
            if (!bodies.shorten(error))
                throw error;
        }
    }
}
async function postSticky({ client: unwatched, number, bodies, own, request, written: acknowledged, }) {
    const { client, settleMs } = watchingSlowest(unwatched, request.clock);
    const mine = ownComments(client, request.key);
    const recover = recovery(bodies, request.clock, settleMs);
    let created;
    /** Whether our words have stood in a comment. */
    let written = false;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
        const found = await mine(await client.comments(number), created?.author);
        const target = found[0];
        if (created !== undefined && !written && !found.some(({ id }) => id === created?.id)) {
            // The list is behind, or a newer run removed ours; after the wait it is the latter.
            written = true;
            await request.clock.sleep(settleMs());
        }
        else if (target === undefined) {
            // Ours is gone and nobody else's stands: somebody took it away on purpose.
            if (created !== undefined)
                return outcome('created', created);
            try {
                created = await client.createComment(number, bodies.current());
                acknowledged.last = { status: 'created', url: created.url };
            }
            catch (error) {
                await recover(error, false);
            }
        }
        else if (found.some(({ markedRun }) => (0,(_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(72574))/* .compareMarkedRuns */ .KD)(markedRun, own) > 0)) {
            if (created !== undefined && created.id !== target.id)
                await remove(client, [created]);
            const isNewer = found.some(({ markedRun }) => (0,(_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(72574))/* .compareVersions */ .Zy)(markedRun, own) > 0);
            return outcome(isNewer ? 'superseded' : 'outweighed', target);
        }
        else if ((created === undefined && !written) || (0,(_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(72574))/* .compareMarkedRuns */ .KD)(target.markedRun, own) < 0) {
            try {
                await client.updateComment(target.id, bodies.current());
                written = true;
                acknowledged.last = { status: 'updated', url: target.url };
                await request.clock.sleep(settleMs());
            }
            catch (error) {
                await recover(error, true);
            }
        }
        else {
            await remove(client, found.slice(1));
            return outcome(created?.id === target.id ? 'created' : 'updated', target);
        }
    }
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', 'The comment did not come to rest: others keep changing it', {
        subcode: 'conflict',
    });
}
function outcome(status, { url }) {
    return { status, url };
}
/** Takes doubles away. One that is gone already, or that stays, is no reason to fail: the next run looks again. */
async function remove(client, doubles) {
    for (const { id } of doubles) {
        try {
            await client.deleteComment(id);
        }
        catch (error) {
            if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC))
                throw error;
        }
    }
}
/**
 * Which of a thread's comments are ours: by the author of the one we created, else by the workflow token. Only where nothing
 * but a stranger's marker is found, the token is asked who it is; it may be a person's or an app's.
 */
function ownComments(client, key) {
    let identity = WORKFLOW_TOKEN;
    let isLookedUp = false;
    return async (all, author = '') => {
        const marked = (0,(_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(72574))/* .markedComments */ .lD)(all, key);
        if (author !== '')
            identity = author;
        else if (!isLookedUp && marked.length > 0 && marked.every((comment) => comment.author !== identity)) {
            isLookedUp = true;
            identity = await client.viewer().catch((error) => {
                if (error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC)
                    return identity;
                throw error;
            });
        }
        return marked.filter((comment) => comment.author === identity);
    };
}
/** Makes a failed write good, so that a fresh look and another try may follow; throws what cannot be made good. */
function recovery(bodies, clock, settleMs) {
    let refusals = 0;
    let waited = 0;
    return async (error, isUpdate) => {
        if (bodies.shorten(error))
            return;
        if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC))
            throw error;
        const isGone = error.subcode === 'not_found' || error.subcode === 'gone';
        const isPassing = error.retry || (PASSING ?? PASSING$made()).has(error.code);
        const wait = isGone ? settleMs() : (error.retryAfterMs ?? REFUSED_WAIT_MS);
        refusals += 1;
        waited += wait;
        if (!(isPassing || (isGone && isUpdate)) || refusals > MOST_REFUSALS || waited > MOST_WAITED_MS)
            throw error;
        await clock.sleep(wait);
    };
}
/** The client, and how long to let racers come to rest, from the slowest of its calls so far. */
function watchingSlowest(client, clock) {
    let slowestMs = 0;
    const timed = async (call) => {
        const begun = clock.monotonic();
        try {
            return await call();
        }
        finally {
            slowestMs = Math.max(slowestMs, clock.monotonic() - begun);
        }
    };
    const watched = {
        viewer: () => client.viewer(),
        comments: (number) => timed(() => client.comments(number)),
        createComment: (number, body) => timed(() => client.createComment(number, body)),
        updateComment: (id, body) => timed(() => client.updateComment(id, body)),
        deleteComment: (id) => client.deleteComment(id),
    };
    const settleMs = () => Math.min(MOST_SETTLE_MS, Math.max(LEAST_SETTLE_MS, SETTLE_CALLS * slowestMs));
    return { client: watched, settleMs };
}


/***/ }),

/***/ 52404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qh: () => (/* binding */ (INPUT_NAMES ?? INPUT_NAMES$made())),
  HT: () => (/* binding */ STATE_ARTIFACT),
  LO: () => (/* binding */ inputVariable),
  Ko: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/runs/sharding/shard.js
var sharding_shard;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
;// CONCATENATED MODULE: ./lib/github/pass-rate.js
/** A number in plain decimals: `0x0` and `-0` are slips, and would open the gate as 0. */
const plain = (value) => (/^(?:\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : Number.NaN);
/** `0.8`, `80%` or `100%`. A bare 1 could mean 1 % or 100 % (a YAML 1.0 arrives as 1), so it is refused. */
function passRate(value, problems) {
    if (value === undefined)
        return undefined;
    const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(value);
    const rate = percent === null ? plain(value) : Number(percent[1]) / 100;
    if (percent === null && Number.isFinite(rate) && rate >= 1) {
        problems.push({
            path: 'min-pass-rate',
            message: `"${value}" is ambiguous: write ${rate === 1 ? '100%' : `${value}%`}, or a share below 1 such as 0.95`,
        });
        return undefined;
    }
    if (percent !== null && rate > 0 && rate < 0.01) {
        problems.push({
            path: 'min-pass-rate',
            message: `"${value}" is ambiguous: write ${percent[1]} for a share, or a whole percentage such as 95%`,
        });
        return undefined;
    }
    if (rate >= 0 && rate <= 1)
        return rate;
    problems.push({ path: 'min-pass-rate', message: `"${value}" is not a share such as 0.95 or 95%` });
    return undefined;
}

;// CONCATENATED MODULE: ./lib/github/inputs.js





/** Inputs that this build honours; `action.yml` declares exactly these (a test compares the two). */
var INPUT_NAMES;
function INPUT_NAMES$made() { return INPUT_NAMES = [
    'command',
    'evals',
    'working-directory',
    'agent',
    'tags',
    'cases',
    'affected-only',
    'allow-only',
    'shard',
    'replay',
    'experiment',
    'judge',
    'judge-model',
    'judge-base-url',
    'min-pass-rate',
    'fail-on',
    'baseline',
    'baseline-ref-check',
    'require-baseline',
    'repeat',
    'concurrency',
    'max-cost-usd',
    'optimize',
    'optimized-prompt',
    'annotations',
    'comment',
    'comment-key',
    'check',
    'check-name',
    'issue',
    'state',
    'state-artifact',
    'report-artifact',
    'run-id',
    'retention-days',
    'webhook-url',
    'webhook-secret',
    'github-token',
]; }
var COMMANDS;
function COMMANDS$made() { return COMMANDS = ['run', 'merge', 'report', 'experiment', 'optimize', 'generate']; }
/** Name of the state artifact where the workflow gives none. */
const STATE_ARTIFACT = 'assay-state';
/** Name of the check where the workflow gives none. */
const CHECK_NAME = 'Assay';
/** As in the settings of the evals folder. */
const MOST_REPEATS = 1_000;
const MOST_AT_ONCE = 1_000;
/** The spellings of true and false that YAML 1.2 has beside the plain ones (core schema, 10.3.2), as GitHub's own actions take them. */
const spelled = (yes, no) => ({ true: yes, True: yes, TRUE: yes, false: no, False: no, FALSE: no });
var BOOLEANS;
function BOOLEANS$made() { return BOOLEANS = spelled('true', 'false'); }
var ON_OR_OFF;
function ON_OR_OFF$made() { return ON_OR_OFF = spelled('sticky', 'off'); }
/** As on the command line, where the flag alone means all of it. */
var REPLAYED;
function REPLAYED$made() { return REPLAYED = spelled('always', 'never'); }
/** Reads `INPUT_*` as the runner sets them. Every unknown input and bad value is reported at once, with the right name. */
function readInputs(env) {
    const problems = unknownInputs(env);
    const { text, one, flag, number, list } = inputReaders(env, problems);
    const command = one('command', (COMMANDS ?? COMMANDS$made())) ?? 'run';
    const inputs = {
        command,
        evals: text('evals') ?? 'evals',
        workingDirectory: text('working-directory'),
        agent: text('agent'),
        tags: list('tags'),
        cases: list('cases'),
        affectedOnly: flag('affected-only'),
        allowOnly: flag('allow-only'),
        shard: shardInput(text('shard'), command, problems),
        replay: one('replay', ['never', 'always', 'changed'], (REPLAYED ?? REPLAYED$made())),
        experiment: text('experiment'),
        judge: (0,(defined ??= __webpack_require__(69498))/* defined */.s)({
            provider: one('judge', ['auto', 'offline', 'openai', 'azure_openai', 'anthropic', 'local', 'onnx']),
            model: text('judge-model'),
            base_url: text('judge-base-url'),
        }),
        minPassRate: passRate(text('min-pass-rate'), problems),
        failOn: one('fail-on', ['failure', 'regression', 'never']),
        baseline: text('baseline') ?? 'auto',
        baselineRefCheck: flag('baseline-ref-check'),
        requireBaseline: text('require-baseline') === undefined ? undefined : flag('require-baseline'),
        repeat: number('repeat', 1, true, MOST_REPEATS),
        concurrency: number('concurrency', 1, true, MOST_AT_ONCE),
        maxCostUsd: number('max-cost-usd', 0, false),
        optimize: one('optimize', ['never', 'on-failure']),
        optimizedPrompt: one('optimized-prompt', ['comment', 'pull-request']),
        annotations: flag('annotations', true),
        comment: one('comment', ['sticky', 'new', 'off'], (ON_OR_OFF ?? ON_OR_OFF$made())) ?? 'sticky',
        commentKey: text('comment-key'),
        check: flag('check'),
        checkName: checkNameOf(text('check-name') ?? CHECK_NAME, text('working-directory'), text('evals')),
        issue: flag('issue'),
        state: one('state', ['artifact', 'path', 'none']) ?? 'artifact',
        stateArtifact: text('state-artifact') ?? STATE_ARTIFACT,
        reportArtifact: text('report-artifact'),
        runId: number('run-id', 1, true),
        retentionDays: number('retention-days', 1, true),
        webhook: webhookOf(text('webhook-url'), text('webhook-secret'), problems),
        token: text('github-token'),
    };
    throwIfAny(problems);
    return inputs;
}
function throwIfAny(problems) {
    const [first] = problems;
    if (first === undefined)
        return;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path}: ${message}`).join('; '), {
        where: `input ${first.path}`,
        hint: 'Correct the "with:" block of the step.',
        problems,
    });
}
/** Reads an input as what it is to be; what it cannot be is a problem, and what is empty is undefined. */
function inputReaders(env, problems) {
    const text = (name) => {
        const value = env.get(inputVariable(name))?.trim();
        return value === '' ? undefined : value;
    };
    const one = (name, allowed, otherwise = {}) => {
        const value = text(name);
        if (value === undefined)
            return undefined;
        const found = allowed.find((option) => option === value) ??
            (Object.hasOwn(otherwise, value) ? otherwise[value] : undefined);
        if (found === undefined)
            problems.push({ path: name, message: `"${value}" is not one of ${allowed.join(', ')}` });
        return found;
    };
    const flag = (name, unset = false) => {
        const value = one(name, ['true', 'false'], (BOOLEANS ?? BOOLEANS$made()));
        return value === undefined ? unset : value === 'true';
    };
    const number = (name, least, whole, most = Number.POSITIVE_INFINITY) => {
        const value = text(name);
        if (value === undefined)
            return undefined;
        const parsed = Number(value);
        if (Number.isFinite(parsed) && parsed >= least && parsed <= most && (!whole || Number.isInteger(parsed)))
            return parsed;
        const range = most === Number.POSITIVE_INFINITY ? `of ${least} or more` : `from ${least} to ${most}`;
        problems.push({ path: name, message: `"${value}" is not a ${whole ? 'whole ' : ''}number ${range}` });
        return undefined;
    };
    const list = (name) => text(name)
        ?.split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    return { text, one, flag, number, list };
}
/** The variable in which the runner hands an input over. */
const inputVariable = (name) => `INPUT_${name.toUpperCase().replace(/ /g, '_')}`;
/** The runner hands over whatever stands under `with:`, also names that the action does not know. */
function unknownInputs(env) {
    const known = new Set((INPUT_NAMES ?? INPUT_NAMES$made()).map(inputVariable));
    return env
        .names()
        .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
        .map((variable) => {
        const name = variable.slice('INPUT_'.length).toLowerCase();
        const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(name, (INPUT_NAMES ?? INPUT_NAMES$made()));
        return {
            path: name,
            message: `unknown input${close === null ? `; known are ${(INPUT_NAMES ?? INPUT_NAMES$made()).join(', ')}` : `, did you mean "${close}"?`}`,
        };
    });
}
/** The secret may be empty: on a fork it arrives so. Then nothing is sent, and whoever sends says so. */
function webhookOf(url, secret, problems) {
    if (url === undefined)
        return undefined;
    if (!/^https:\/\//i.test(url) || !URL.canParse(url)) {
        problems.push({ path: 'webhook-url', message: 'must be an https URL' });
        return undefined;
    }
    return { url, secret: secret ?? '' };
}
function shardInput(value, command, problems) {
    if (value === undefined)
        return undefined;
    const shard = (0,(sharding_shard ??= __webpack_require__(77351))/* shardOf */.IS)(value);
    if (shard === undefined)
        problems.push({ path: 'shard', message: `"${value}" is no shard such as 3/8; they count from 1` });
    else if (command !== 'run')
        problems.push({ path: 'shard', message: `belongs to command run, not to ${command}` });
    return shard;
}
/**
 * Of two checks of one name GitHub looks at the later one, so that a good suite would hide a bad one: like its comment, the
 * check of a suite elsewhere is called by its folder, unless the workflow names it.
 */
function checkNameOf(name, workingDirectory, evals = 'evals') {
    if (name !== CHECK_NAME)
        return name;
    const suite = [workingDirectory, evals === 'evals' ? undefined : evals].filter((part) => part !== undefined);
    return suite.length === 0 ? name : `${name} (${suite.join('/')})`;
}


/***/ }),

/***/ 89433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/engine/engine.js + 36 modules
var engine_engine;
// EXTERNAL MODULE: ./lib/engine/known-secrets.js
var known_secrets;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/jobs/experiments/find-experiment.js + 1 modules
var find_experiment;
// EXTERNAL MODULE: ./lib/ports/heap/bounded-heap.js
var bounded_heap;
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 21 modules
var node_ports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/github/inputs.js + 1 modules
var inputs = __webpack_require__(52404);
// EXTERNAL MODULE: ./lib/github/api/payload.js
var api_payload;
;// CONCATENATED MODULE: ./lib/github/api/event.js



/** Events that hand the base repository's secrets to a run whose code may come from somebody else. */
var PRIVILEGED;
function PRIVILEGED$made() { return PRIVILEGED = new Set(['pull_request_target', 'workflow_run', 'issue_comment']); }
/**
 * Refuses to run code of a foreign head with the secrets of the base repository (security.md S02). Called before any file
 * of the repository is read. `pull_request` is safe: a fork gets no secrets there. So is `command: report`, which reads no file
 * of the repository, runs nothing, and takes what it reads as data. A comment that `command: run` starts with does not say whose
 * head it is about: GitHub is asked that (commands/asked-command.ts), and nothing is read before it has said so.
 */
function refuseForeignHead(env, files) {
    const name = env.get('GITHUB_EVENT_NAME') ?? '';
    if (!(PRIVILEGED ?? PRIVILEGED$made()).has(name) || isReport(env) || isCommentStep(env))
        return;
    const payload = (0,(api_payload ??= __webpack_require__(33830))/* readPayload */.r)(env.get('GITHUB_EVENT_PATH'), files);
    if (headIsOurs(name, payload))
        return;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `evals of a foreign head are not run on ${name}: its code would see this repository's secrets`, {
        where: `event ${name}`,
        hint: 'Run the evals on pull_request, where a fork gets no secrets, with report-artifact: assay-report; a second workflow, on workflow_run of the first, comments with command: report.',
    });
}
/** Whether the step only reports on another run. Asked before the inputs are read, of which one may be bad. */
function isReport(env) {
    return env.get((0,inputs/* inputVariable */.LO)('command'))?.trim() === 'report';
}
/** Whether this step answers a comment. Other commands than `run` are none that a comment starts. */
function isCommentStep(env) {
    const command = env.get((0,inputs/* inputVariable */.LO)('command'))?.trim() ?? '';
    return env.get('GITHUB_EVENT_NAME') === 'issue_comment' && (command === '' || command === 'run');
}
/** Id of the run that a `workflow_run` event is about: all that is taken from its payload. */
function eventRun(env, files) {
    if (env.get('GITHUB_EVENT_NAME') !== 'workflow_run')
        return undefined;
    const id = (0,(api_payload ??= __webpack_require__(33830)).at)((0,(api_payload ??= __webpack_require__(33830))/* readPayload */.r)(env.get('GITHUB_EVENT_PATH'), files), 'workflow_run', 'id');
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
/** Head and base are the same repository. Anything missing, a deleted fork for one, counts as foreign. */
function headIsOurs(name, payload) {
    const base = (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'repository', 'id');
    if (typeof base !== 'number')
        return false;
    if (name === 'pull_request_target')
        return (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'pull_request', 'head', 'repo', 'id') === base;
    if (name === 'workflow_run')
        return (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'workflow_run', 'head_repository', 'id') === base;
    // `run` is not asked about here: a comment on a pull request may start it once GitHub was asked, and by one on an issue it plays
    // nothing. Other commands are given by no comment on a pull request; on an issue they play the default branch.
    const issue = (0,(api_payload ??= __webpack_require__(33830)).at)(payload, 'issue');
    return typeof issue === 'object' && issue !== null && (0,(api_payload ??= __webpack_require__(33830)).at)(issue, 'pull_request') === undefined;
}

// EXTERNAL MODULE: ./lib/github/api/in-repository.js
var in_repository;
// EXTERNAL MODULE: ./lib/github/api/read-context.js
var read_context;
// EXTERNAL MODULE: ./lib/github/api/step-client.js
var step_client;
// EXTERNAL MODULE: ./lib/github/comments/fault-places.js
var fault_places;
// EXTERNAL MODULE: ./lib/github/runner.js
var runner;
// EXTERNAL MODULE: ./lib/jobs/experiments/experiment-report.js
var experiment_report;
// EXTERNAL MODULE: ./lib/operations/create-experiment.js
var create_experiment;
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation;
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption;
// EXTERNAL MODULE: ./lib/text/escape/escape-markdown.js
var escape_markdown;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/reports/comment/footer.js
var footer;
// EXTERNAL MODULE: ./lib/reports/experiment/marks.js
var marks;
// EXTERNAL MODULE: ./lib/reports/experiment/tables.js
var tables;
// EXTERNAL MODULE: ./lib/reports/experiment-markdown.js
var experiment_markdown;
// EXTERNAL MODULE: ./lib/reports/parts/experiment-verdict.js
var experiment_verdict;
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var parts_phrase;
// EXTERNAL MODULE: ./lib/reports/parts/remarks.js
var remarks;
;// CONCATENATED MODULE: ./lib/reports/experiment-comment.js









/** Bytes of each part, tried one after the other until the budget is kept. */
var ROOMS;
function ROOMS$made() { return ROOMS = [16, 4, 1, 0].map((share) => ({
    remarks: share * 512,
    variants: share * 768,
    contrasts: share * 1_024,
    looks: share * 256,
    facts: share * 256,
})); }
/**
 * The comment of an experiment on a pull request: the decision, what to do, warnings, the variants, then each against the baseline on one
 * scale; folded how sure that is. Too long it sheds rows and then tables; marker and decision stay. Names of others stand only as
 * code (security.md S17).
 */
function experimentComment(report, { budget, marker, links = {} }) {
    const { kind, phrase } = (0,(experiment_verdict ??= __webpack_require__(33343))/* headline */.P)(report);
    const { statistical_analysis: found, recommendation = '' } = report.response;
    const head = `${marker}\n### ${(marks ??= __webpack_require__(5649))/* EXPERIMENT_MARKS */.l[kind]} ${(0,(parts_phrase ??= __webpack_require__(313))/* phraseMarkdown */.fP)(phrase)}\n`;
    const advice = recommendation === '' ? '' : `\n${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownProse */.h$)((0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(recommendation, (remarks ??= __webpack_require__(30455))/* RECOMMENDATION */.Q4))}\n`;
    for (const room of (ROOMS ?? ROOMS$made())) {
        const sureness = found === undefined ? '' : [...(0,(tables ??= __webpack_require__(63406))/* factList */.lV)(report, room), ...(0,(tables ??= __webpack_require__(63406))/* lookTable */.Kp)(found, room)].join('');
        const text = [
            `${head}${advice}\n`,
            ...(found === undefined ? [] : (0,(tables ??= __webpack_require__(63406))/* remarkList */.dE)(found, recommendation, room)),
            ...(0,(tables ??= __webpack_require__(63406))/* variantTable */.Wf)(report, room, 0),
            ...(found === undefined ? [] : (0,(tables ??= __webpack_require__(63406))/* contrastTable */.TB)(report, found, room)),
            sureness === ''
                ? ''
                : `<details><summary>how sure that is, and what would have been found</summary>\n\n${sureness}</details>\n\n`,
            `${(0,(experiment_markdown ??= __webpack_require__(59856))/* experimentFooter */.V)(report, (0,(footer ??= __webpack_require__(59262))/* linkList */.x)(links))}\n`,
        ].join('');
        // Text has never fewer bytes than characters.
        if (Buffer.byteLength(text) < budget)
            return text;
    }
    return Buffer.byteLength(`${head}${advice}`) < budget ? `${head}${advice}` : head;
}

// EXTERNAL MODULE: ./lib/text/escape/redacted-value.js
var redacted_value;
// EXTERNAL MODULE: ./lib/reports/write-experiment-reports.js
var write_experiment_reports;
// EXTERNAL MODULE: ./lib/text/escape/workflow-command.js
var workflow_command;
// EXTERNAL MODULE: ./lib/github/outputs.js
var outputs;
;// CONCATENATED MODULE: ./lib/github/steps/experiment-step.js
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















/**
 * `command: experiment`: the response as a file, a section in the job summary, a comment on the pull request, and
 * outputs. An experiment gates nothing, so its conclusion is neutral; it is failed when nothing could be measured or it was cancelled.
 */
async function experimentStep(world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, engine, core, redact } = world;
        const definition = await (0,(find_experiment ??= __webpack_require__(5641))/* findExperiment */.F)(engine, named(inputs));
        const interrupted = __addDisposableResource(env_1, (0,(interruption ??= __webpack_require__(71209))/* interruption */.Y)(), false);
        const begun = engine.ports.clock.monotonic();
        const started = __addDisposableResource(env_1, await (0,(define_operation ??= __webpack_require__(27591))/* start */.ni)((create_experiment ??= __webpack_require__(69622))/* createExperiment */.C, definition, engine, {
            signal: interrupted.signal,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ maxCostUsd: inputs.maxCostUsd }),
        }), true);
        const { plan, judge, experimentId } = started;
        core.info(`${plan.variants.length} variants, ${plan.cases.length} cases, up to ${plan.planned.length * plan.rounds} plays, judge ${judge.mode}, ${experimentId}`);
        const outcome = await started.finish();
        const spentMs = engine.ports.clock.monotonic() - begun;
        const report = (0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)((0,(experiment_report ??= __webpack_require__(67475))/* experimentReport */.q)(plan, outcome, judge, spentMs), redact);
        const written = (0,(write_experiment_reports ??= __webpack_require__(82320))/* writeExperimentReports */.Q)(`${engine.stateDir}/reports/${experimentId}`, report, engine.ports.files);
        const commentUrl = await commentOnPullRequest(report, world);
        const { statistical_analysis: analysis } = outcome.response;
        const recommendation = redact(outcome.response.recommendation);
        const nothing = outcome.plays.valid === 0;
        await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the outputs', () => (0,(runner ??= __webpack_require__(93581))/* setOutputs */.n0)(core, {
            conclusion: nothing || outcome.cancelled ? 'failed' : 'neutral',
            reason: recommendation.replaceAll('\n', ' '),
            'run-id': experimentId,
            'experiment-winner': analysis.conclusive ? analysis.winner : '',
            'p-value': String(analysis.p_value),
            'cost-usd': (0,(outputs ??= __webpack_require__(74573))/* costOf */.h)(outcome),
            'comment-url': commentUrl,
            'results-path': written.json,
            'report-path': written.html,
            'state-path': `${engine.stateDir}/state`,
        }));
        await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the job summary', () => core.summary.addRaw([...(0,(experiment_markdown ??= __webpack_require__(59856))/* experimentMarkdown */.f)(report)].join('')).write());
        if (nothing)
            core.error((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(recommendation), { title: 'Experiment without evidence' });
        else
            core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)(recommendation));
        if (outcome.cancelled)
            return 130;
        return nothing ? 3 : 0;
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
/** A comment of its own, beside that of a run; its address, empty where there is none. Whatever GitHub refuses is a notice. */
async function commentOnPullRequest(report, { inputs, engine, core, context, redact }) {
    if (inputs.comment === 'off' || context?.pullRequest === undefined)
        return '';
    try {
        const client = await (0,(step_client ??= __webpack_require__(24694))/* stepClient */.m)(inputs, engine.ports, context);
        if (client === undefined) {
            const wanted = { ...inputs, ...{ check: false, issue: false, state: 'none' } };
            for (const notice of (0,(step_client ??= __webpack_require__(24694))/* leftOutNotices */.b)(wanted, context))
                core.notice((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(notice));
            return '';
        }
        const [{ FORK_NOTICE, isReadOnly, keyOf, refused, runLinks }, { commentNotices, upsertComment }] = await Promise.all([Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 58818)), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6023))]);
        const outcome = await upsertComment(client, context, {
            key: inputs.commentKey ?? `${keyOf(inputs, context)}/experiment/${stemOf(named(inputs))}`,
            mode: inputs.comment,
            clock: engine.ports.clock,
            body: (budget, marker) => redact(experimentComment(report, { budget, marker, links: runLinks(context) })),
        });
        if (!('reason' in outcome)) {
            for (const notice of commentNotices(outcome))
                core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(notice));
            return 'url' in outcome ? outcome.url : '';
        }
        const { notices, forkRefused } = refused('The comment was not written', outcome, isReadOnly(context));
        for (const notice of notices)
            core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(notice));
        if (forkRefused === true)
            core.notice(FORK_NOTICE, { title: 'A pull request from a fork' });
    }
    catch (error) {
        core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(`The comment was not written: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}`));
    }
    return '';
}
/** The name of a file without folders and ending, or an id as it is. */
const stemOf = (experiment) => experiment.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, '');
function named({ experiment }) {
    if (experiment !== undefined)
        return experiment;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', 'command experiment needs to know which one', {
        where: 'input experiment',
        hint: 'Name a file such as evals/experiments/prompts.yaml, or the id of an experiment.',
        problems: [{ path: 'experiment', message: 'is required with command: experiment' }],
    });
}

// EXTERNAL MODULE: ./lib/jobs/runs/merge-runs.js + 5 modules
var merge_runs;
// EXTERNAL MODULE: ./lib/flow/pool.js
var pool;
// EXTERNAL MODULE: ./lib/runs/sharding/shard.js
var shard = __webpack_require__(77351);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/github/state/read-archive.js
var read_archive;
// EXTERNAL MODULE: ./lib/github/state/shard-artifact.js
var shard_artifact;
// EXTERNAL MODULE: ./lib/github/state/state-archive.js
var state_archive;
;// CONCATENATED MODULE: ./lib/github/state/fetch-shards.js








/** Archives that are held in memory at once, each of 64 MiB at the most and as much again inflated. */
const AT_ONCE = 4;
/**
 * Brings the shards of this run of the workflow here, of each index the one of the highest attempt: after "re-run failed jobs"
 * the others keep what they played. Nothing of an archive becomes a path but a run id that was checked. Rejects where GitHub
 * does not answer; a shard that is no good is a problem, never a guess.
 */
async function fetchShards(client, { runId, runAttempt }, request) {
    const { folder, files } = request;
    const chosen = newestOfEach(await client.runArtifacts(runId), request.stateArtifact);
    files.remove(folder);
    const problems = [];
    await (0,(pool ??= __webpack_require__(87608))/* eachInPool */.P)(chosen, AT_ONCE, async (candidate) => {
        const problem = await take(client, candidate, request);
        if (problem !== undefined)
            problems.push([candidate.index, `The artifact of ${(0,shard/* shardName */.Az)(candidate)} is not taken: ${problem}.`]);
    });
    const earlier = chosen.filter(({ attempt }) => attempt < runAttempt);
    return {
        taken: chosen.length - problems.length,
        notices: earlier.map((one) => `${(0,shard/* shardName */.Az)(one)} was played in attempt ${one.attempt} of this run`),
        problems: problems.sort(([a], [b]) => a - b).map(([, problem]) => problem),
    };
}
function newestOfEach(artifacts, stateArtifact) {
    const newest = new Map();
    for (const artifact of artifacts) {
        const named = (0,(shard_artifact ??= __webpack_require__(36984))/* shardOfArtifact */.eW)(artifact.name, stateArtifact);
        if (named === undefined)
            continue;
        const known = newest.get(named.index);
        const ahead = known === undefined ? 1 : named.attempt - known.attempt || artifact.id - known.artifact.id;
        if (ahead > 0)
            newest.set(named.index, { ...named, artifact });
    }
    return [...newest.values()].sort((a, b) => a.index - b.index);
}
/** Why it is not taken, the end of a sentence; undefined when it is. */
async function take(client, { artifact, ...shard }, { folder, files }) {
    if (artifact.expired)
        return 'it has expired';
    if (artifact.sizeBytes > (read_archive ??= __webpack_require__(58490))/* MOST_BYTES */.u)
        return 'its archive is too large';
    try {
        const bytes = await client.artifactArchive(artifact.id, (read_archive ??= __webpack_require__(58490))/* MOST_BYTES */.u);
        const form = { names: [(state_archive ??= __webpack_require__(17671))/* JOURNAL_FILE */.RD], required: [(state_archive ??= __webpack_require__(17671))/* JOURNAL_FILE */.RD], digest: artifact.digest };
        const { runId, text } = (0,(shard_artifact ??= __webpack_require__(36984))/* readShardFile */.xu)(await (0,(read_archive ??= __webpack_require__(58490))/* readArchive */.b)(bytes, form), shard);
        files.writeAtomic((0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)((0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, String(shard.index))).journal(runId), text);
        return undefined;
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        if (fault.subcode === 'bad_archive' || fault.subcode === 'bad_shard')
            return fault.message.replace(/^The (?:archive|shard) is not (?:accepted|taken): |\.$/g, '');
        if (fault.code === 'too_large')
            return 'its archive is too large';
        if (fault.subcode === 'gone')
            return 'it has expired';
        if (fault.subcode === 'not_found')
            return 'it is not there any more';
        // A permission, a limit, the line: nothing that is known of the shard.
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/github/state/state-artifact.js
var state_artifact;
// EXTERNAL MODULE: ./lib/github/steps/conclude-run.js + 1 modules
var conclude_run;
// EXTERNAL MODULE: ./lib/github/steps/optimize-after.js
var optimize_after;
// EXTERNAL MODULE: ./lib/github/steps/run-step.js + 1 modules
var run_step;
;// CONCATENATED MODULE: ./lib/github/steps/merge-step.js
var merge_step_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var merge_step_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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











/**
 * `command: merge`: the shards of this run of the workflow become one run, which ends as one that played the suite alone. They
 * are taken from their artifacts; without a token, or with `state: path`, from the folders that the workflow laid below
 * `shards` of the state folder.
 */
async function mergeStep(begun) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, engine, core, context } = begun;
        const world = { ...begun, client: await (0,(step_client ??= __webpack_require__(24694))/* stepClient */.m)(inputs, engine.ports, context) };
        const state = (0,(state_artifact ??= __webpack_require__(62375))/* stateArtifact */.M)({ ...world, env: engine.ports.env });
        const folder = (0,(external_node_path_ ??= __webpack_require__(76760)).join)(engine.stateDir, 'shards');
        await gatherShards(world, folder);
        if (inputs.baselineRefCheck)
            core.warning('baseline-ref-check has no effect here: a merge plays nothing.');
        const restored = await state.restore();
        const { runId, exitCode, failed } = await mergeAndReport(world, folder, restored);
        await (0,(conclude_run ??= __webpack_require__(3380))/* outputArtifact */.O7)(core, await state.save(runId));
        if (failed === undefined)
            return exitCode;
        const interrupted = merge_step_addDisposableResource(env_1, (0,(interruption ??= __webpack_require__(71209))/* interruption */.Y)(), false);
        await (0,(optimize_after ??= __webpack_require__(64583))/* optimizeAfter */.m)(failed, world, interrupted.signal);
        return exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        merge_step_disposeResources(env_1);
    }
}
/** Lays the shards of this run of the workflow into the folder, where the workflow does not do so itself. */
async function gatherShards(world, folder) {
    const { inputs, engine, core, context, client } = world;
    if (context === undefined || client === undefined || inputs.state === 'path')
        return requireFolder(engine, folder);
    const { stateArtifact } = inputs;
    const found = await fetchShards(client, context, { stateArtifact, folder, files: engine.ports.files });
    // Usual after "re-run failed jobs"; after "re-run all jobs" it means that a shard left nothing this time.
    for (const notice of found.notices)
        core.notice((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(notice), { title: 'Shard of an earlier attempt' });
    for (const problem of found.problems)
        core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(problem));
    if (found.taken === 0)
        throw nothing(found.problems);
}
/** Merges the shards and reports the whole run; then its journal is closed. */
async function mergeAndReport(world, folder, restored) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, engine, core } = world;
        const merged = merge_step_addDisposableResource(env_2, await (0,(merge_runs ??= __webpack_require__(91840))/* mergeShards */.O)(engine, [folder], (0,(run_step ??= __webpack_require__(60590))/* gateOptions */.O)(inputs, restored)), true);
        const { run_id: runId, judge } = merged.report.header;
        core.info(`${merged.planned.length} cases, judge ${judge.mode}, run ${runId}`);
        return {
            runId,
            ...(await (0,(conclude_run ??= __webpack_require__(3380))/* concludeRun */.jf)(merged, { ...world, unread: restored.unread, lastGood: restored.lastGood })),
        };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = merge_step_disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
function requireFolder({ ports }, folder) {
    if (ports.files.stat(folder)?.kind === 'directory')
        return;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', 'there are no shards to merge', {
        where: folder,
        hint: 'Lay the state folder of each shard below it, in a folder of its own; or leave state at artifact, with the permission "actions: read".',
    });
}
function nothing(problems) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `no shard of this workflow run could be taken${listed(problems)}`, {
        where: 'the artifacts of this workflow run',
        hint: 'Play the shards in jobs that this one needs (shard: 1/4 to 4/4), with the same state-artifact as here.',
    });
}
const listed = (problems) => problems.length === 0 ? ': none left an artifact' : `: ${problems.join(' ').replace(/\.$/, '')}`;

// EXTERNAL MODULE: ./lib/github/steps/missing-secrets.js
var missing_secrets;
;// CONCATENATED MODULE: ./lib/github/main.js




















/** Bytes of the job summary of a fault: as many as a comment takes. */
const SUMMARY_BUDGET = 60_000;
/** GitHub shows ten errors of a step (toolchain.md 4), and one is the fault itself. */
const MOST_ANNOTATIONS = 9;
/** The Action: inputs in; job summary, annotations, outputs and exit code out. Reports come before the exit code. */
async function main() {
    (0,(bounded_heap ??= __webpack_require__(51349))/* boundHeap */.Vu)();
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    (0,(bounded_heap ??= __webpack_require__(51349))/* boundHeap */.Vu)();
    let isOurs = false;
    try {
        const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
        refuseForeignHead(ports.env, ports.files);
        // What a report is about is another run, and a fault of ours nothing of it; who wrote a comment has to be known first.
        isOurs = !isReport(ports.env) && !isCommentStep(ports.env);
        for (const secret of (0,(known_secrets ??= __webpack_require__(7741))/* secretVariables */.c8)(ports.env))
            core.setSecret(secret);
        process.exitCode = await step((0,inputs/* readInputs */.Ko)(ports.env), core);
    }
    catch (error) {
        const fault = inWorkflow((0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error));
        const redact = secretsOf((0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)().env).redact;
        core.error((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(redact(faultMessage(fault))), { title: 'Assay could not run' });
        await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the annotations', () => annotate(fault, core, redact));
        await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the job summary', () => summarise(fault, core, redact));
        const posted = isOurs ? await postFault(fault, core, redact) : {};
        await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the outputs', () => (0,(runner ??= __webpack_require__(93581))/* setOutputs */.n0)(core, { conclusion: 'failed', reason: redact(reasonOf(fault)), ...posted }));
        process.exitCode = fault.exitCode;
    }
}
/** One sentence: the first problem with its line, where it has one, and how many there are beside it. */
function reasonOf({ message, where, problems: [first, ...others] }) {
    const place = first?.path ?? where ?? '';
    const at = /:\d+$/.test(place) ? `${place}: ` : '';
    const more = others.length === 0 ? '' : `, and ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(others.length, 'more problem')}`;
    return `${at}${first?.message ?? message}${more}`;
}
/** On the lines that are wrong, beside the fault itself; where these were not to be marked, nothing. */
async function annotate(fault, core, redact) {
    const placed = (0,(fault_places ??= __webpack_require__(68291))/* placedProblems */.q)(fault).slice(0, MOST_ANNOTATIONS);
    if (placed.length === 0)
        return;
    const { readableInputs } = await __webpack_require__.e(/* import() */ 4400).then(__webpack_require__.bind(__webpack_require__, 84400));
    const { annotations, evals } = readableInputs((0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)().env);
    if (!annotations)
        return;
    const home = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(evals, '..');
    for (const { file, line, column, message } of placed) {
        const place = { file: (0,(in_repository ??= __webpack_require__(11178))/* inRepository */.y)(home, file), startLine: line, startColumn: column };
        core.error((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(redact(message)), { title: 'Evals are not valid', ...place });
    }
}
/** Reports the fault on pull request, check and issue too; a head that was refused is reported nowhere. */
async function postFault(fault, core, redact) {
    const { reportFault } = await __webpack_require__.e(/* import() */ 4400).then(__webpack_require__.bind(__webpack_require__, 84400));
    const { commentUrl, checkUrl } = await reportFault(fault, { ports: (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)(), core, redact });
    return { 'comment-url': commentUrl, 'check-url': checkUrl };
}
/** The page of the run is where people look first. */
async function summarise(fault, core, redact) {
    if (process.env['GITHUB_STEP_SUMMARY'] === undefined)
        return;
    const [{ cleanFault }, { faultMarkdown }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4400).then(__webpack_require__.bind(__webpack_require__, 84400)),
        __webpack_require__.e(/* import() */ 9430).then(__webpack_require__.bind(__webpack_require__, 69430)),
    ]);
    await core.summary
        .addRaw(faultMarkdown(cleanFault(fault, redact), { budget: SUMMARY_BUDGET, marker: '', run: '' }))
        .write();
}
/** Takes out what is named like a secret, and the token, which is known before any input is good. */
function secretsOf(env) {
    const given = ['github-token', 'webhook-secret'].map((name) => env.get((0,inputs/* inputVariable */.LO)(name))?.trim() ?? '');
    return (0,(known_secrets ??= __webpack_require__(7741))/* knownSecrets */.xU)([...(0,(known_secrets ??= __webpack_require__(7741))/* secretVariables */.c8)(env), ...given]);
}
/** The step that the input `command` names. */
async function step(inputs, core) {
    if (inputs.command === 'report')
        return report(inputs, core);
    if (isCommentStep((0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)().env))
        return comment(inputs, core);
    if (inputs.workingDirectory !== undefined)
        enter(inputs.workingDirectory);
    const { env, files } = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const context = (0,(read_context ??= __webpack_require__(69760))/* readContext */.yI)(env, files);
    return withEngine(inputs, core, context, (engine, redact) => stepOn(engine, { inputs, core, context, redact }));
}
/** Makes an engine as the inputs ask for it, with everything masked that it is given, and waits for what it still sends. */
async function withEngine(inputs, core, context, work) {
    const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const file = inputs.experiment === undefined ? undefined : (0,(find_experiment ??= __webpack_require__(5641))/* experimentPath */.x)(inputs.experiment, ports);
    const missing = (0,(missing_secrets ??= __webpack_require__(51375))/* missingSecrets */.m)(context);
    if (inputs.token !== undefined)
        core.setSecret(inputs.token);
    const secrets = secretsOf(ports.env);
    const { redact } = secrets;
    const { webhook } = inputs;
    if (webhook !== undefined && webhook.secret !== '')
        core.setSecret(webhook.secret);
    else if (webhook !== undefined)
        core.warning(`webhook-secret is empty, so nothing is sent to webhook-url${missing === undefined ? '' : `: ${missing.reason}`}.`);
    const masked = (values) => {
        for (const secret of secrets.add(values))
            core.setSecret(secret);
    };
    masked((0,(known_secrets ??= __webpack_require__(7741))/* secretsPassedOn */.Vn)((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(ports.env.cwd(), inputs.evals), ports));
    const engine = (0,(engine_engine ??= __webpack_require__(89908))/* createEngine */.P)({
        ...(webhook === undefined || webhook.secret === '' ? {} : { webhook }),
        redact,
        onSecrets: masked,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ secretsWithheld: missing }),
        evals: inputs.evals,
        judge: inputs.judge,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ concurrency: inputs.concurrency, maxCostUsd: inputs.maxCostUsd, experimentFile: file }),
        onWarning: (message) => core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(message)),
    });
    try {
        return await work(engine, redact);
    }
    finally {
        // Deliveries to webhooks, a minute at most: what is not delivered by then is a warning.
        await engine.settled();
    }
}
/** A comment on a pull request: nothing of the repository is read before GitHub has said who wrote it, and whose head it is about. */
async function comment(inputs, core) {
    const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const context = (0,(read_context ??= __webpack_require__(69760))/* readContext */.yI)(ports.env, ports.files);
    if (inputs.token !== undefined)
        core.setSecret(inputs.token);
    const [{ acceptedCommand, obey, toldOfFaults }, { requireHead }] = await Promise.all([
        __webpack_require__.e(/* import() */ 7404).then(__webpack_require__.bind(__webpack_require__, 67404)),
        __webpack_require__.e(/* import() */ 6940).then(__webpack_require__.bind(__webpack_require__, 76940)),
    ]);
    const { redact } = secretsOf(ports.env);
    const accepted = await acceptedCommand({ inputs, ports, core, context, redact });
    if (accepted === undefined)
        return 0;
    return toldOfFaults(accepted, async () => {
        if (inputs.workingDirectory !== undefined)
            enter(inputs.workingDirectory);
        await requireHead(accepted.asked.pull.headSha, ports.env.cwd(), ports);
        return withEngine(accepted.inputs, core, accepted.context, (engine, redact) => obey({ ...accepted, redact }, { engine, redact }));
    });
}
/** A command that plays or reads cases. */
async function stepOn(engine, { inputs, core, context, redact }) {
    if (inputs.command === 'optimize' || inputs.command === 'generate') {
        const client = await (0,(step_client ??= __webpack_require__(24694))/* stepClient */.m)(inputs, engine.ports, context);
        const world = { inputs, engine, core, context, client, redact };
        if (inputs.command === 'generate')
            return (await __webpack_require__.e(/* import() */ 9279).then(__webpack_require__.bind(__webpack_require__, 9279))).generateStep(world);
        return (await __webpack_require__.e(/* import() */ 9535).then(__webpack_require__.bind(__webpack_require__, 69535))).optimizeStep(world);
    }
    if (inputs.command === 'experiment')
        return experimentStep({ inputs, engine, core, context, redact });
    const play = inputs.command === 'merge' ? mergeStep : (run_step ??= __webpack_require__(60590))/* runStep */.e;
    return play({ engine, inputs, core, context, redact });
}
/** Before anything else is set up: no file of the repository is read for it. */
async function report(inputs, core) {
    const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const context = (0,(read_context ??= __webpack_require__(69760))/* readContext */.yI)(ports.env, ports.files);
    if (inputs.token !== undefined)
        core.setSecret(inputs.token);
    const client = await (0,(step_client ??= __webpack_require__(24694))/* stepClient */.m)(inputs, ports, context);
    const { reportStep } = await __webpack_require__.e(/* import() */ 2947).then(__webpack_require__.bind(__webpack_require__, 32947));
    const { redact } = secretsOf(ports.env);
    return reportStep({
        ...{ inputs, ports, core, context, client, redact },
        eventRun: eventRun(ports.env, ports.files),
    });
}
function enter(folder) {
    try {
        process.chdir((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(folder));
    }
    catch (error) {
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `there is no folder "${folder}"`, {
            where: 'input working-directory',
            hint: 'Give a folder of the repository, relative to the workspace; is it checked out?',
            cause: error,
        });
    }
}
function faultMessage(fault) {
    const problems = fault.problems.map(({ path, message }) => `${path}${path === '' ? '' : ': '}${message}`);
    const what = problems.length > 1 ? `${problems.length} problems:\n${problems.join('\n')}` : fault.message;
    const where = fault.where === undefined || problems.length > 1 ? '' : `\nwhere: ${fault.where}`;
    return `${what}${where}${fault.hint === undefined ? '' : `\nwhat to do: ${fault.hint}`}`;
}
/** A fault with what to do about it in a workflow, where that is something else than at a terminal. */
function inWorkflow(fault) {
    const { where, cause, subcode, code, message } = fault;
    if (subcode !== (errors ??= __webpack_require__(452))/* NO_EVALS */.US)
        return fault;
    return new (errors ??= __webpack_require__(452))/* Fault */.vC(code, message, {
        ...{ cause, subcode, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ where }) },
        hint: 'Is the repository there? A step "uses: actions/checkout" has to come first. Where the folder lies elsewhere or has another name, say so by the inputs working-directory and evals.',
    });
}


/***/ }),

/***/ 74573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ costOf),
/* harmony export */   p: () => (/* binding */ (OUTPUTS ?? OUTPUTS$made()))
/* harmony export */ });
/** Outputs that this build sets, with what they hold; `action.yml` declares exactly these (a test compares the two). */
var OUTPUTS;
function OUTPUTS$made() { return OUTPUTS = {
    conclusion: (header) => header.conclusion,
    reason: (header) => header.reason,
    'run-id': (header) => header.run_id,
    'pass-rate': (header) => (header.pass_rate === null ? '' : String(header.pass_rate)),
    total: (header) => String(header.counts.total),
    passed: (header) => String(header.counts.passed),
    failed: (header) => String(header.counts.failed),
    errored: (header) => String(header.counts.errored),
    skipped: (header) => String(header.counts.skipped),
    unsure: (header) => String(header.counts.unsure ?? 0),
    regressions: (_, __, comparison) => regressionsOf(comparison),
    improvements: (_, __, comparison) => flipsOf(comparison, (flip) => flip.kind === 'fail_to_pass'),
    // Set by `command: experiment` alone.
    'experiment-winner': () => '',
    'p-value': (_, __, comparison) => (comparison === undefined ? '' : String(comparison.p_value)),
    'cost-usd': (header) => costOf(header),
    // Set when it is saved, after everything else.
    'artifact-id': () => '',
    'comment-url': (_, paths) => paths.comment,
    'check-url': (_, paths) => paths.check,
    // Set by an optimization, after everything else.
    'optimized-prompt-path': () => '',
    'results-path': (_, paths) => paths.results,
    'report-path': (_, paths) => paths.report,
    'state-path': (_, paths) => paths.state,
}; }
/** Cases that repeats confirmed; where the paired test alone proved the fall, all that flipped and were not excused. */
function regressionsOf(comparison) {
    const confirmed = flipsOf(comparison, ({ verdict }) => verdict === 'regression');
    if (comparison?.verdict !== 'regression' || confirmed !== '0')
        return confirmed;
    return flipsOf(comparison, ({ verdict }) => verdict === 'suspected');
}
/** How many flips are such; empty without a baseline, because none compared is not none found. */
function flipsOf(comparison, counts) {
    return comparison === undefined ? '' : String(comparison.flips.filter(counts).length);
}
/** Agent and judge together; empty when a price is unknown, because a wrong number is worse than none. */
function costOf({ usage }) {
    if (usage.judge.cost_usd === null)
        return '';
    return String(Math.round(((usage.agent.cost_usd ?? 0) + usage.judge.cost_usd) * 1e6) / 1e6);
}


/***/ }),

/***/ 93581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ harmless),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   n0: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__;



/** What the runner refuses costs its own feature and a warning, never the verdict. */
async function optional(core, what, work) {
    try {
        await work();
    }
    catch (error) {
        core.warning(harmless(`${what} could not be written: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error).message}`));
    }
}
/** Only into the runner's file: without one, the toolkit would print a command that runners have dropped. */
function setOutputs(core, values) {
    if (process.env['GITHUB_OUTPUT'] === undefined)
        return;
    for (const [name, value] of Object.entries(values))
        core.setOutput(name, value);
}
/** Messages hold names of files and words of agents; the toolkit keeps them in their command, the rest is ours to take out. */
const harmless = (text) => (0,(_text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(40182))/* .breakLegacy */ .vW)((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text));


/***/ }),

/***/ 60273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf)
/* harmony export */ });
const LINE_FEED = 0x0a;
/** The lines of a file of an archive without their line feeds; a torn end is a line too. */
function* linesOf(bytes) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let begin = 0; begin < all.length;) {
        const feed = all.indexOf(LINE_FEED, begin);
        const end = feed < 0 ? all.length : feed;
        yield all.subarray(begin, end);
        begin = end + 1;
    }
}


/***/ }),

/***/ 86537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ arrived),
/* harmony export */   kn: () => (/* binding */ runIdSchema),
/* harmony export */   xJ: () => (/* binding */ archived)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var _runs_record_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8653);
/* harmony import */ var _schema_comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76902);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48277);
/* harmony import */ var _schema_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45188);





/** Shape of a run id (ports/node-ids.ts), and the longest that becomes a folder. */
const runIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^run_[a-z0-9]{1,64}$/);
const selection = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
});
const started = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.started'),
    run_id: runIdSchema,
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        selection,
        judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline']),
            model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            samples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
        }),
        gate: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            min_pass_rate: _schema_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSettings */ .dJ.shape.min_pass_rate.unwrap(),
            fail_on: _schema_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSettings */ .dJ.shape.fail_on.unwrap(),
        }),
        seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    }),
});
const finished = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.finished'),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    header: _schema_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runHeader */ .jy,
    comparison: _schema_comparison_js__WEBPACK_IMPORTED_MODULE_4__/* .comparison */ .my.optional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const resumed = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.resumed'), at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$() });
/**
 * A record as it is archived: what a later run compares itself with, and no more. Contexts, plans, tool calls and criteria of
 * turns stay behind, long outputs come out of their blobs into the line (one that is gone is empty), and of the
 * configuration goes what shows whether two runs can be compared. Undefined for records that a baseline can do without.
 */
function archived(record, blobs) {
    switch (record.type) {
        case 'run.started': {
            const { selection, judge, gate, seed } = record.config;
            const { min_pass_rate, fail_on } = gate;
            const config = { selection, judge, gate: { min_pass_rate, fail_on }, seed };
            return { type: 'run.started', run_id: record.run_id, at: record.at, config };
        }
        case 'attempt.played':
        case 'attempt.errored':
            return { ...record, turns: record.turns.map((turn) => archivedTurn(turn, blobs)) };
        case 'turn.unscored':
            return undefined;
        default:
            return record;
    }
}
function archivedTurn(turn, blobs) {
    const { turn_id, input, latency_ms, usage, output_blob: blob } = turn;
    const kept = { turn_id, input, latency_ms, usage };
    const left = { tool_calls: null, context: null, agent_plan: null, criteria: {} };
    return { ...kept, output: blob === undefined ? turn.output : outputOf(blob, blobs), ...left };
}
function outputOf(blob, blobs) {
    try {
        return blobs.get(blob);
    }
    catch {
        // The verdicts about it are what a baseline is for; its text is only shown.
        return '';
    }
}
/**
 * A record that came from elsewhere, with what it may hold and nothing else; undefined for what is none, or what refers to
 * something outside of its line.
 */
function arrived(value) {
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    switch (type) {
        case 'run.started':
            return parsed(started, value);
        case 'run.finished':
            return parsed(finished, value);
        case 'run.resumed':
            return parsed(resumed, value);
        default: {
            const record = (0,_runs_record_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .shardRecordOf */ .D)(value); // Checked there by the shapes of these records.
            const refers = record?.type === 'attempt.played' || record?.type === 'attempt.errored';
            return refers && record.turns.some((turn) => 'output_blob' in turn) ? undefined : record;
        }
    }
}
/** Checked by the schemas above, which describe these records. */
function parsed(schema, value) {
    const read = schema.safeParse(value);
    return read.success ? read.data : undefined;
}


/***/ }),

/***/ 54601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ readCarriedAnswers),
/* harmony export */   Sk: () => (/* binding */ CACHE_FILE),
/* harmony export */   Up: () => (/* binding */ answersToCarry),
/* harmony export */   sV: () => (/* binding */ (cacheFacts ?? cacheFacts$made()))
/* harmony export */ });
/* unused harmony export LARGEST_CACHE */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _state_journal_line_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _state_kept_answers_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _archive_lines_js__WEBPACK_IMPORTED_MODULE_5__;







/** The file of a state artifact with answers of judges, where there are any. */
const CACHE_FILE = 'cache.jsonl';
/** Of all answers the newest that fit: every later run downloads them. */
const LARGEST_CACHE = 16 * 1024 * 1024;
/** A longer answer is asked for again; hardly any has a tenth of it. */
const LONGEST_ANSWER = 64 * 1024;
/** What `state.json` says of the file. */
var cacheFacts;
function cacheFacts$made() { return cacheFacts = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    bytes: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).max(LARGEST_CACHE),
    sha256: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(),
}); }
/** What is kept of an answer (judges/cached.ts): its JSON, which the question that asks reads anew, and what is shown of it. */
var kept;
function kept$made() { return kept = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    json: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .unknown */ .L5J(),
    model: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().max(300),
    temperature: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
    seed: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
    logprobs: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({ token: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(), logprob: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig() })).optional(),
    warnings: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    confidence: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['medium', 'low']).optional(),
}); }
var entry;
function entry$made() { return entry = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .tuple */ .PVZ([(zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[0-9a-f]{64}$/), (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().max(LONGEST_ANSWER)]); }
/**
 * The newest answers of the cache in a folder that this process restored, used or was given, as they travel to later runs; what merely
 * lies in its files does not. One that holds a secret stays behind whole: with the secret taken out of it, it would be the answer to
 * another question. Undefined where there are none.
 */
function answersToCarry(folder, ports, { rank }, redact) {
    const found = (0,(_state_kept_answers_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(32515))/* .keptAnswers */ .IX)(folder, ports, { mostBytes: LARGEST_CACHE, longest: LONGEST_ANSWER, rank });
    const lines = [];
    for (const answer of found) {
        const fit = carried(answer);
        if (fit === undefined)
            continue;
        const plain = JSON.parse(fit[1]);
        if ((0,(_reports_redacted_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79059))/* .redacted */ .p)(plain, redact) === plain)
            lines.push((0,(_state_journal_line_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(42113))/* .journalLine */ .Ee)(fit));
    }
    const bytes = Buffer.from(lines.join(''));
    if (bytes.length === 0 || bytes.length > LARGEST_CACHE)
        return undefined;
    return { bytes, facts: { bytes: bytes.length, sha256: sha256(bytes) } };
}
/** Reads the file as hostile data. Whatever is wrong with it costs answers, which are asked for again, and never the state. */
function readCarriedAnswers(facts, bytes) {
    if (bytes === undefined && (facts ?? null) === null)
        return { answers: [] };
    if (bytes === undefined || facts?.bytes !== bytes.length || facts.sha256 !== sha256(bytes))
        return { answers: [], problem: 'they are not the ones that belong to it' };
    const answers = [];
    let bad = 0;
    for (const line of (0,(_archive_lines_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(60273))/* .linesOf */ .D)(bytes)) {
        const answer = carried((0,(_state_journal_line_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(42113))/* .parseJournalLine */ .Ln)(line)?.record);
        if (answer === undefined)
            bad += 1;
        else
            answers.push(answer);
    }
    return bad === 0 ? { answers } : { answers, problem: `${bad} of them are damaged` };
}
/** An answer in the form in which it is kept, and nothing else with it; undefined for what is none. */
function carried(record) {
    const read = (entry ?? entry$made()).safeParse(record);
    if (!read.success)
        return undefined;
    const [key, text] = read.data;
    const answer = (kept ?? kept$made()).safeParse(jsonOf(text));
    return answer.success && !(0,(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52477))/* .isDeeper */ .Q)(answer.data, (_schema_nesting_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52477))/* .DEEPEST */ .F) ? [key, JSON.stringify(answer.data)] : undefined;
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const sha256 = (bytes) => (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(bytes).digest('hex');


/***/ }),

/***/ 13459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ hasArtifacts)
/* harmony export */ });
/** Enterprise servers have no artifact service that the toolkit can speak with; the same rule as the toolkit's. */
const HOSTS = /^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i;
/** Whether the server at this address (that of GitHub itself) keeps artifacts as we make them. */
const hasArtifacts = (serverUrl) => URL.canParse(serverUrl) && HOSTS.test(new URL(serverUrl).hostname);


/***/ }),

/***/ 58490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readArchive),
/* harmony export */   u: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__;




/** security.md S07. */
const MOST_ENTRIES = 16;
/** Inflated bytes of all files together (security.md S07). */
const MOST_BYTES = 64 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;
/** Encrypted, strongly encrypted, central directory encrypted (APPNOTE 4.4.4: bits 0, 6 and 13). */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
/** Kind of a file in the Unix mode (the upper half of the attributes): none stated, or a regular file. */
const KIND = 0o170000;
const REGULAR = 0o100000;
/**
 * Reads a zip archive from outside in memory, by name; nothing is ever written under a name of it (security.md S07). Whatever
 * is odd refuses the whole of it: another name, an entry twice, a link or folder, encryption, a wrong checksum, size or
 * digest, over 16 entries, over 64 MiB inflated. Rejects with Fault `validation_failed`, subcode `bad_archive`, in our own
 * words: names of the archive stand in no message.
 */
async function readArchive(bytes, form) {
    checkDigest(bytes, form.digest);
    const { fromBuffer } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const options = {
        lazyEntries: true,
        decodeStrings: false,
        validateEntrySizes: true,
        strictFileNames: true,
    };
    const file = await promised((done) => fromBuffer(buffer, options, done));
    if (file.entryCount > MOST_ENTRIES)
        throw bad(`it holds over ${MOST_ENTRIES} entries`);
    const entries = checkEntries(await entriesOf(file), form);
    const contents = new Map();
    // Sizes were summed up before the first is inflated, and no stream gives more than its size says.
    for (const [name, entry] of entries)
        contents.set(name, await contentOf(file, entry));
    return contents;
}
function checkDigest(bytes, digest) {
    if (digest === undefined)
        return;
    if (digest.toLowerCase() !== `sha256:${(0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(bytes).digest('hex')}`)
        throw bad('its digest is another one than GitHub tells');
}
async function entriesOf(file) {
    const entries = [];
    await promised((done) => {
        file.on('error', (error) => done(error));
        file.on('end', () => done(null));
        file.on('entry', (entry) => {
            entries.push(entry);
            // The count of the directory may be a lie.
            if (entries.length > MOST_ENTRIES)
                done(bad(`it holds over ${MOST_ENTRIES} entries`));
            else
                file.readEntry();
        });
        file.readEntry();
    });
    return entries;
}
function checkEntries(entries, { names, required }) {
    const found = new Map();
    let size = 0;
    for (const entry of entries) {
        const name = names.find((one) => entry.fileName.equals(Buffer.from(one)));
        if (name === undefined)
            throw bad('it holds something else than the files expected');
        if (found.has(name))
            throw bad('it holds a file twice');
        const kind = (entry.externalFileAttributes >>> 16) & KIND;
        if (kind !== 0 && kind !== REGULAR)
            throw bad('it holds a link or another special file');
        if (isEncrypted(entry))
            throw bad('it is encrypted');
        if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
            throw bad('it is compressed in an unknown way');
        size += entry.uncompressedSize;
        if (size > MOST_BYTES)
            throw bad(`it holds over ${MOST_BYTES / 2 ** 20} MiB`);
        found.set(name, entry);
    }
    for (const name of required)
        if (!found.has(name))
            throw bad(`there is no ${name} in it`);
    return found;
}
const isEncrypted = ({ generalPurposeBitFlag }) => (generalPurposeBitFlag & ENCRYPTED) !== 0;
async function contentOf(file, entry) {
    const local = await promised((done) => file.readLocalFileHeader(entry, done));
    if (!local.fileName.equals(entry.fileName) ||
        local.compressionMethod !== entry.compressionMethod ||
        isEncrypted(local))
        throw bad('its directory and its files contradict each other');
    const content = await promised((done) => {
        file.openReadStream(entry, (error, stream) => {
            if (error !== null)
                return done(error);
            const pieces = [];
            stream.on('data', (piece) => pieces.push(piece));
            stream.on('error', (fault) => done(fault));
            stream.on('end', () => done(null, Buffer.concat(pieces)));
        });
    });
    if (content.length !== entry.uncompressedSize)
        throw bad('a file has another size than it says');
    if ((0,(node_zlib__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(38522)).crc32)(content) !== entry.crc32)
        throw bad('a checksum does not fit');
    return content;
}
/** A callback of yauzl as a promise; its errors hold texts of the archive, which stay in the cause. */
function promised(start) {
    return new Promise((resolve, reject) => {
        const done = (error, value) => {
            if (error === null)
                resolve(value); // Without an error there is a value, or none is asked for.
            else
                reject(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC ? error : bad('it is damaged or no zip archive', error));
        };
        try {
            start(done);
        }
        catch (error) {
            done(error); // Border: yauzl throws for what it cannot even begin with.
        }
    });
}
function bad(reason, cause) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The archive is not accepted: ${reason}.`, {
        subcode: 'bad_archive',
        hint: 'A later run will make a good one.',
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69498))/* .defined */ .s)({ cause }),
    });
}


/***/ }),

/***/ 36984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eW: () => (/* binding */ shardOfArtifact),
/* harmony export */   uploadShard: () => (/* binding */ uploadShard),
/* harmony export */   xu: () => (/* binding */ readShardFile)
/* harmony export */ });
/* unused harmony export shardArtifactName */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_11__;
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _runs_record_schema_js__WEBPACK_IMPORTED_MODULE_14__;
/* harmony import */ var _runs_run_journal_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _runs_sharding_shard_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_13__;
/* harmony import */ var _state_blobs_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _state_journal_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _state_journal_line_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _archive_lines_js__WEBPACK_IMPORTED_MODULE_12__;
/* harmony import */ var _read_archive_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _state_archive_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _upload_artifact_js__WEBPACK_IMPORTED_MODULE_3__;















/**
 * `assay-shard-3-of-8-1`, with the name of the state artifact before it where that is one of its own: suites of one workflow
 * do not meet. The attempt stands in it because a job that is run again must not take the place of one that is being read.
 */
function shardArtifactName({ index, count, attempt }, stateArtifact) {
    return `${prefixOf(stateArtifact)}${index}-of-${count}-${attempt}`;
}
/** The shard of an artifact's name; undefined for every other name. */
function shardOfArtifact(name, stateArtifact) {
    const prefix = prefixOf(stateArtifact);
    if (!name.startsWith(prefix))
        return undefined;
    const match = /^([1-9]\d{0,3})-of-([1-9]\d{0,3})-([1-9]\d{0,8})$/.exec(name.slice(prefix.length));
    if (match === null)
        return undefined;
    const shard = { index: Number(match[1]), count: Number(match[2]), attempt: Number(match[3]) };
    return (0,(_runs_sharding_shard_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(77351))/* .isShard */ .ze)(shard) ? shard : undefined;
}
/** Levels of a record around what an agent answered, which may be `DEEPEST` deep by itself. */
const WRAPPED = 10;
const prefixOf = (stateArtifact) => `${stateArtifact === (_inputs_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(52404))/* .STATE_ARTIFACT */ .HT ? '' : `${stateArtifact}-`}assay-shard-`;
/**
 * Uploads the journal of a shard as one file, outputs with it, for the job that merges. Everything but secrets goes along:
 * the merged run is shown and judged again like one that was played at once. Resolves with the artifact's id; rejects where
 * there is none, because a merge could then only say that the shard is missing.
 */
async function uploadShard({ runId, runAttempt, serverUrl }, request) {
    const { shard, stateArtifact, retentionDays, upload = (_upload_artifact_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(27975))/* .uploadArtifact */ .m } = request;
    const { files } = request.ports;
    const name = shardArtifactName({ ...shard, attempt: runAttempt }, stateArtifact);
    const folder = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(request.tempFolder, `${name}-${runId}`);
    const path = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(folder, (_state_archive_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17671))/* .JOURNAL_FILE */ .RD);
    // Nothing that somebody left there goes along.
    files.remove(folder);
    try {
        files.writeAtomic(path, journalOf(request));
        const made = await upload({ name, folder, files: [path], retentionDays, serverUrl });
        if ('id' in made)
            return made.id;
        throw unsaved(shard, made.problem);
    }
    finally {
        files.remove(folder);
    }
}
function journalOf({ runId, shard, paths, ports, redact }) {
    const blobs = (0,(_state_blobs_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(72693))/* .openBlobs */ .d)(paths.blobs, ports);
    const lines = [];
    let bytes = 0;
    (0,(_state_journal_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(5474))/* .readJournal */ .a0)(paths.journal(runId), ports, (value) => {
        const record = value; // Written by runs/run-journal.ts a moment ago.
        const isPlay = record.type === 'attempt.played' || record.type === 'attempt.errored';
        const line = Buffer.from((0,(_state_journal_line_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(42113))/* .journalLine */ .Ee)((0,(_reports_redacted_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(79059))/* .redacted */ .p)(isPlay ? (0,(_runs_run_journal_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(50890))/* .unpacked */ .K)(record, blobs) : record, redact)));
        bytes += line.length;
        if (bytes > (_read_archive_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(58490))/* .MOST_BYTES */ .u)
            throw unsaved(shard, `its journal is larger than ${(_read_archive_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(58490))/* .MOST_BYTES */ .u / 2 ** 20} MiB; cut the suite into more`);
        lines.push(line);
    });
    return Buffer.concat(lines);
}
function unsaved(shard, problem) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_11__ ??= __webpack_require__(452))/* .Fault */ .vC('provider_error', `${upper((0,(_runs_sharding_shard_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(77351))/* .shardName */ .Az)(shard))} was played, but cannot be handed to the merge: ${problem}.`, {
        where: 'the artifact of the shard',
        hint: 'Run this job again; with state: path the workflow carries the folder .assay/state itself.',
    });
}
const upper = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
/**
 * The journal of exactly this shard out of its artifact, as lines that are fit to be written. Everything in it is checked, and
 * one record that is odd refuses the whole. Throws Fault `validation_failed`, subcode `bad_shard`, in our own words.
 */
function readShardFile(files, { index, count }) {
    const lines = [];
    let start;
    for (const line of (0,(_archive_lines_js__WEBPACK_IMPORTED_MODULE_12__ ??= __webpack_require__(60273))/* .linesOf */ .D)(files.get((_state_archive_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17671))/* .JOURNAL_FILE */ .RD) ?? new Uint8Array())) {
        const value = (0,(_state_journal_line_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(42113))/* .parseJournalLine */ .Ln)(line)?.record;
        const record = value === undefined || (0,(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_13__ ??= __webpack_require__(52477))/* .isDeeper */ .Q)(value, (_schema_nesting_js__WEBPACK_IMPORTED_MODULE_13__ ??= __webpack_require__(52477))/* .DEEPEST */ .F + WRAPPED) ? undefined : (0,(_runs_record_schema_js__WEBPACK_IMPORTED_MODULE_14__ ??= __webpack_require__(8653))/* .shardRecordOf */ .D)(value);
        if (record === undefined)
            throw refused('its journal is damaged');
        if ((record.type === 'run.started') !== (lines.length === 0))
            throw refused('its journal is damaged');
        if (record.type === 'run.started')
            start = record;
        // Nothing outside of the journal came along.
        const refers = (record.type === 'attempt.played' || record.type === 'attempt.errored') &&
            record.turns.some((turn) => turn.output_blob !== undefined);
        if (refers)
            throw refused('its journal refers to something that did not come along');
        lines.push((0,(_state_journal_line_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(42113))/* .journalLine */ .Ee)(record));
    }
    if (start === undefined)
        throw refused('its journal is empty');
    const { shard } = start.config;
    if (shard.index !== index || shard.count !== count)
        throw refused('its journal is of another shard');
    return { runId: start.run_id, text: lines.join('') };
}
const refused = (reason) => new (_errors_js__WEBPACK_IMPORTED_MODULE_11__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The shard is not taken: ${reason}.`, {
    subcode: 'bad_shard',
    hint: 'Run the job of this shard again.',
});


/***/ }),

/***/ 17671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RD: () => (/* binding */ JOURNAL_FILE),
/* harmony export */   UA: () => (/* binding */ canBeArchived),
/* harmony export */   V0: () => (/* binding */ archivedHistory),
/* harmony export */   bv: () => (/* binding */ STATE_FILE),
/* harmony export */   cX: () => (/* binding */ STATE_ARCHIVE_VERSION),
/* harmony export */   ge: () => (/* binding */ servesAsBaseline),
/* harmony export */   lR: () => (/* binding */ journalFacts),
/* harmony export */   pk: () => (/* binding */ LONGEST_JOURNAL),
/* harmony export */   r9: () => (/* binding */ stateText),
/* harmony export */   un: () => (/* binding */ readState),
/* harmony export */   wq: () => (/* binding */ MOST_ROWS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _state_journal_line_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _state_state_key_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _archive_lines_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _baseline_records_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _cached_answers_js__WEBPACK_IMPORTED_MODULE_4__;









/** Version of `state.json`; another one is not read. */
const STATE_ARCHIVE_VERSION = 1;
/** The files of a state artifact beside `CACHE_FILE`; nothing else is put in or taken out. */
const STATE_FILE = 'state.json';
const JOURNAL_FILE = 'journal.jsonl';
/** Newest rows of the index that are archived. */
const MOST_ROWS = 50;
/** A longer journal stays behind: every later run would download it. */
const LONGEST_JOURNAL = 20 * 1024 * 1024;
var count;
function count$made() { return count = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0); }
var id;
function id$made() { return id = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1); }
/** Rows are the runs' own business (state/store.ts): whoever reads a field checks it. */
var row;
function row$made() { return row = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({ run_id: (_baseline_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86537))/* .runIdSchema */ .kn, started_at: (zod__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(64377))/* .datetime */ .w$() }); }
/** Whether a row of the index can be archived. */
const canBeArchived = (found) => (row ?? row$made()).safeParse(found).success;
/** What is remembered of cases, as runs/case-history.ts, runs/outcome-spans.ts and runs/case-durations.ts keep it. */
var history;
function history$made() { return history = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    id: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[a-z][a-z_]{0,39}$/),
    value: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        runs: (count ?? count$made()),
        cases: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[0-9a-f]{16}$/), (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .tuple */ .PVZ([
            (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .union */ .KCZ([(zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().regex(/^[PF]{0,100}$/), (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .number */ .aig().min(0)).min(1).max(100)]),
            (count ?? count$made()),
            (count ?? count$made()).optional(),
        ])),
    }),
}); }
/** The documents among these that can be archived. */
function archivedHistory(found) {
    return found.flatMap((one) => {
        const read = (history ?? history$made()).safeParse(one);
        return read.success ? [read.data] : [];
    });
}
const MOST_HISTORIES = 20;
var stateSchema;
function stateSchema$made() { return stateSchema = (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    schema_version: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .literal */ .euz(STATE_ARCHIVE_VERSION),
    repository_id: (id ?? id$made()),
    branch: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1),
    /** Path of the workflow file. */
    workflow: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1),
    /** The run of the workflow that made it. */
    run: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({ id: (id ?? id$made()), number: (count ?? count$made()), attempt: (id ?? id$made()), sha: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP(), event: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP() }),
    /** The run of ours that it was made after; null where none was played. */
    run_id: (_baseline_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86537))/* .runIdSchema */ .kn.nullable(),
    rows: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((row ?? row$made())).max(MOST_ROWS),
    history: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .array */ .YOg((history ?? history$made())).max(MOST_HISTORIES),
    /**
     * The journal beside it. It is of an earlier run where the last one cannot be a baseline: else a branch that stays red for
     * a while would forget what it is measured by.
     */
    journal: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .object */ .Ikc({ run_id: (_baseline_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86537))/* .runIdSchema */ .kn, bytes: (count ?? count$made()).max(LONGEST_JOURNAL), sha256: (zod__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(88343))/* .string */ .YjP() })
        .nullable(),
    /** The answers of judges beside it. */
    cache: (_cached_answers_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(54601))/* .cacheFacts */ .sV.nullish(),
}); }
/** `state.json` of a state; signed where there is a key. */
function stateText(state, key) {
    // As it will be read: what JSON leaves out must not be signed.
    const plain = JSON.parse(JSON.stringify(state));
    return `${JSON.stringify(key === undefined ? plain : { ...plain, mac: (0,(_state_state_key_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(2690))/* .stateMac */ .Z)(plain, key) })}\n`;
}
/** What `state.json` says of the journal with these bytes. */
function journalFacts(runId, bytes) {
    return { run_id: runId, bytes: bytes.length, sha256: sha256(bytes) };
}
/**
 * A state from the files of an archive; everything in it is checked. Throws Fault `validation_failed` with the reason in
 * our own words. With a key, a state without its valid mac is refused; without one a mac proves nothing.
 */
function readState(files, key) {
    const value = jsonOf(files.get(STATE_FILE));
    if (typeof value !== 'object' || value === null || (0,(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52477))/* .isDeeper */ .Q)(value, (_schema_nesting_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52477))/* .DEEPEST */ .F))
        throw unusable('it is no state');
    const { mac, ...signed } = value;
    if (key !== undefined && !(0,(_state_state_key_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(2690))/* .isStateMac */ .H)(mac, signed, key))
        throw unusable(mac === undefined ? 'it is not signed' : 'it is not signed with ASSAY_STATE_KEY');
    if (signed['schema_version'] !== STATE_ARCHIVE_VERSION)
        throw unusable('it was written by another version of Assay');
    const read = (stateSchema ?? stateSchema$made()).safeParse(signed);
    if (!read.success)
        throw unusable('it does not have the form of a state');
    return {
        state: read.data,
        journal: journalOf(read.data, files.get(JOURNAL_FILE)),
        cache: (0,(_cached_answers_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(54601))/* .readCarriedAnswers */ .GO)(read.data.cache, files.get((_cached_answers_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(54601))/* .CACHE_FILE */ .Sk)),
    };
}
function jsonOf(bytes) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        throw unusable('it is no state');
    }
}
function journalOf({ journal: described }, bytes) {
    if (described === null && bytes === undefined)
        return undefined;
    if (described === null ||
        bytes === undefined ||
        bytes.length !== described.bytes ||
        sha256(bytes) !== described.sha256)
        throw unusable('its journal is not the one that belongs to it');
    const lines = [];
    let finished = false;
    for (const line of (0,(_archive_lines_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(60273))/* .linesOf */ .D)(bytes)) {
        const value = (0,(_state_journal_line_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(42113))/* .parseJournalLine */ .Ln)(line)?.record;
        const record = value === undefined || (0,(_schema_nesting_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52477))/* .isDeeper */ .Q)(value, (_schema_nesting_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(52477))/* .DEEPEST */ .F) ? undefined : (0,(_baseline_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(86537))/* .arrived */ .Kb)(value);
        // A record less is a case lost, and a baseline that lost cases shows changes that are none.
        if (record === undefined)
            throw unusable('its journal is damaged');
        if ((record.type === 'run.started') !== (lines.length === 0))
            throw unusable('its journal is damaged');
        const named = record.type === 'run.started'
            ? record.run_id
            : record.type === 'run.finished'
                ? record.header.run_id
                : described.run_id;
        if (named !== described.run_id)
            throw unusable('its journal is of another run');
        finished = record.type === 'run.finished' || (finished && record.type !== 'run.resumed');
        lines.push((0,(_state_journal_line_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(42113))/* .journalLine */ .Ee)(record));
    }
    if (!finished)
        throw unusable('its journal is of a run that did not finish');
    return { runId: described.run_id, text: lines.join('') };
}
/**
 * Whether a run can be held against by later ones (runs/comparing/choose-baseline.ts asks the same): it ended, did not fail,
 * played answers of its own to the whole of what it was asked, and left no doubts.
 */
function servesAsBaseline(found) {
    return (found['status'] === 'completed' &&
        typeof found['pass_rate'] === 'number' &&
        (found['conclusion'] === 'passed' || found['conclusion'] === 'neutral') &&
        found['rescored'] !== true &&
        found['shard'] === undefined &&
        found['narrowed'] !== true &&
        Number(found['doubts'] ?? 0) === 0);
}
const sha256 = (bytes) => (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(bytes).digest('hex');
const unusable = (reason) => new (_errors_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The state is not taken: ${reason}.`, {
    subcode: 'bad_state',
    hint: 'A later run will make a good one.',
});


/***/ }),

/***/ 62375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ stateArtifact)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _state_kept_answers_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _state_state_key_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _steps_missing_secrets_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _has_artifacts_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _state_origin_js__WEBPACK_IMPORTED_MODULE_5__;









/**
 * The state of a step. Nothing is saved or restored without a workflow, a token or `state: artifact`; whatever goes wrong is reported and costs
 * the comparison, never the run.
 */
function stateArtifact(world) {
    const { inputs, engine, core, context, client, env, redact } = world;
    if (inputs.state !== 'artifact')
        return { restore: async () => ({ restored: false }), save: async () => '' };
    const begin = () => trustNoAnswers(world);
    if (context === undefined || client === undefined) {
        const unread = context === undefined ? undefined : withoutToken(context);
        const restore = async () => {
            begin();
            return { restored: false, unread };
        };
        return { restore, save: async () => '' };
    }
    if (!(0,(_has_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13459))/* .hasArtifacts */ .C)(context.serverUrl))
        return onEnterpriseServer(core, begin);
    const written = env.get('ASSAY_STATE_KEY') ?? '';
    const key = written === '' ? undefined : (0,(_state_state_key_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(2690)).stateKey)(written);
    const { ports, answers } = engine;
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    const name = inputs.stateArtifact;
    const say = (notices) => {
        for (const notice of notices)
            core.info((0,(_text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(40182))/* .logLine */ .BP)(`state: ${notice}`));
    };
    return {
        async restore() {
            begin();
            const { restoreState } = await __webpack_require__.e(/* import() */ 5490).then(__webpack_require__.bind(__webpack_require__, 45490));
            const before = await beginOfParts(inputs, context, client);
            const request = { name, key, store: await engine.store(), paths, ports, answers, before };
            const { restored, unread, lastGood, notices, warnings } = await restoreState(client, context, request);
            say(notices);
            for (const warning of warnings)
                core.warning((0,(_runner_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(93581))/* .harmless */ .Is)(warning));
            return { restored, unread, lastGood };
        },
        async save(runId) {
            // What a pull request leaves is never taken, so it need not be saved.
            if (!(0,(_state_origin_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(97771))/* .leavesState */ .U)(context))
                return '';
            const { saveState } = await __webpack_require__.e(/* import() */ 1556).then(__webpack_require__.bind(__webpack_require__, 71556));
            const saved = await saveState(context, {
                name,
                runId,
                key,
                retentionDays: inputs.retentionDays,
                store: await engine.store(),
                paths,
                ports,
                answers,
                tempFolder: env.get('RUNNER_TEMP') ?? engine.stateDir,
                redact,
            });
            say(saved.notices);
            return saved.artifactId === undefined ? '' : String(saved.artifactId);
        },
    };
}
/**
 * Judge answers that lie in the state folder came with the checkout, or with what ran before: whoever wrote them could have the judge say
 * anything. They are removed; and also where that fails, they do not count.
 */
function trustNoAnswers({ engine: { answers, ports, stateDir }, core }) {
    answers.restrict();
    try {
        if ((0,(_state_kept_answers_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(32515))/* .dropAnswers */ .nC)((0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(stateDir).cache, ports))
            core.info('state: Judge answers that lay in the state folder were removed: only the state artifact brings any.');
    }
    catch (error) {
        const line = `state: Judge answers in the state folder do not count, but could not be removed: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error).message}`;
        core.info((0,(_text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(40182))/* .logLine */ .BP)(line));
    }
}
/** A token that a fork was not given is nothing that its author could mend. */
const withoutToken = (context) => ({
    why: 'earlier runs cannot be read without a token',
    ...((0,(_steps_missing_secrets_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(51375))/* .missingSecrets */ .m)(context) === undefined
        ? { remedy: 'Leave the input github-token at its default, or give a token.' }
        : {}),
});
/** Nothing is ever saved there, so that "none yet" would be said for ever. */
function onEnterpriseServer(core, begin) {
    const why = 'this server has no artifacts that a state can be kept in (GitHub Enterprise Server)';
    const remedy = 'Keep the state folder between runs yourself, with state: path.';
    return {
        async restore() {
            begin();
            core.warning(`No earlier state: ${why}. ${remedy}`);
            return { restored: false, unread: { why, remedy } };
        },
        save: async () => '',
    };
}
/**
 * When this run of the workflow began, where other jobs or attempts of it look for states too: shards that found a newer one
 * than the others would cut the suite in another way. Undefined where this job is alone, or it is not known.
 */
async function beginOfParts({ command, shard }, { runId, runAttempt }, client) {
    if (shard === undefined && command !== 'merge' && runAttempt === 1)
        return undefined;
    try {
        const { createdAt } = await client.workflowRun(runId);
        return Number.isNaN(Date.parse(createdAt)) ? undefined : createdAt;
    }
    catch {
        // Without the permission no state can be read either, and that is reported there.
        return undefined;
    }
}


/***/ }),

/***/ 97771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ originProblem),
/* harmony export */   TF: () => (/* binding */ stateProblem),
/* harmony export */   U: () => (/* binding */ leavesState),
/* harmony export */   UN: () => (/* binding */ mayBeOurs),
/* harmony export */   UV: () => (/* binding */ wantedOrigin),
/* harmony export */   dN: () => (/* binding */ carriesAnswers)
/* harmony export */ });
/** Events whose runs play code of this repository that a person with write access brought there (security.md S06). */
var TRUSTED_EVENTS;
function TRUSTED_EVENTS$made() { return TRUSTED_EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group']); }
/** Whether later runs may take the state of a run with this event; that of a pull request never. */
const isTrustedEvent = (event) => (TRUSTED_EVENTS ?? TRUSTED_EVENTS$made()).has(event);
/** Whether a run leaves its state: one of a tag is on no branch, so that no later run would take it. */
const leavesState = ({ event, baseBranch }) => isTrustedEvent(event) && baseBranch !== undefined;
/** Whether judge answers of a run with this event are believed by later ones: what a merge queue plays may still be thrown out of it. */
const carriesAnswers = ({ event }) => event !== 'merge_group';
/** The origin that a run looks for: its own workflow on the branch it is measured by. Undefined when the runner does not name it. */
function wantedOrigin(context) {
    const { repositoryId, workflowPath: workflow } = context;
    const branch = context.baseBranch ?? context.defaultBranch;
    if (repositoryId === undefined || branch === undefined || workflow === undefined)
        return undefined;
    return { repositoryId, branch, workflow };
}
/**
 * Whether the listing alone speaks for an artifact: not expired, of this branch of this very repository. A fork may call its
 * branch as it likes; a deleted one has no id.
 */
function mayBeOurs({ expired, run }, origin) {
    return (!expired &&
        run !== undefined &&
        run.repositoryId === origin.repositoryId &&
        run.headRepositoryId === origin.repositoryId &&
        isOnBranch(run.headBranch, origin.branch));
}
/** A run of a merge queue is on a branch of the queue's own, whose name only GitHub can give. */
const isOnBranch = (head, branch) => head === branch || isQueueOf(head, branch);
const isQueueOf = (head, branch) => head.startsWith(`gh-readonly-queue/${branch}/`);
/**
 * Why the run that made an artifact is not believed, in words for a list; undefined when it is. `stage`: whether it has to have
 * ended; what it left was whole when it was listed.
 */
function originProblem(run, artifact, origin, stage = 'ended') {
    if (run.repositoryId !== origin.repositoryId || run.headRepositoryId !== origin.repositoryId)
        return 'made for another repository';
    if (run.id !== artifact.id || run.headSha !== artifact.headSha || run.headBranch !== artifact.headBranch)
        return 'made by another run than GitHub lists it with';
    if (!isTrustedEvent(run.event))
        return 'made by a run that was not of the branch itself';
    if (run.event !== 'merge_group' && run.headBranch !== origin.branch)
        return 'made on another branch';
    if (run.path !== origin.workflow)
        return 'made by another workflow';
    if (stage === 'ended' && run.status !== 'completed')
        return 'made by a run that has not ended';
    return undefined;
}
/** Why the state names another origin than the run that it came with; undefined when it does not: nothing old is brought back. */
function stateProblem(state, run, origin) {
    const fits = state.repository_id === origin.repositoryId &&
        state.branch === origin.branch &&
        state.workflow === origin.workflow &&
        state.run.id === run.id &&
        state.run.attempt <= run.attempt &&
        state.run.event === run.event &&
        state.run.sha === run.headSha;
    return fits ? undefined : 'tells of another origin than its own';
}


/***/ }),

/***/ 27975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _ports_toolkit_environment_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _has_artifacts_js__WEBPACK_IMPORTED_MODULE_0__;



/**
 * Uploads an artifact through GitHub's own toolkit, which comes in here and reads its variables itself. One of this name that
 * the run has already, from an earlier attempt for one, is replaced. Resolves with its id, or with why there is none, the
 * end of a sentence; never rejects.
 */
async function uploadArtifact(upload) {
    if (!(0,(_has_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13459))/* .hasArtifacts */ .C)(upload.serverUrl))
        return {
            problem: 'artifacts of this kind do not exist on GitHub Enterprise Server; use "state: path" there',
        };
    try {
        return await (0,(_ports_toolkit_environment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(31104))/* .withToolkitProxies */ .B9)(() => uploaded(upload));
    }
    catch (error) {
        return { problem: problemOf(error) };
    }
}
async function uploaded({ name, folder, files, retentionDays, }) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1351), __webpack_require__.e(1659), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    const options = retentionDays === undefined ? {} : { retentionDays };
    const once = () => client.uploadArtifact(name, [...files], folder, options);
    const made = await once().catch(async (error) => {
        if (statusOf(error) !== 409)
            throw error;
        await client.deleteArtifact(name).catch((refusal) => {
            // One that was never finished is not listed, and holds its name all the same.
            if (!isNotFound(refusal))
                throw refusal;
        });
        return once();
    });
    return made.id === undefined ? { problem: 'GitHub gave it no id' } : { id: made.id };
}
/** In our own words: messages of the toolkit and of the store may hold signed addresses. */
function problemOf(error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: '' };
    if (error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC)
        return message.replace(/^The/, 'the').replace(/\.$/, '');
    if (name === 'GHESNotSupportedError')
        return 'artifacts of this kind do not exist on this server';
    if (name === 'UsageError' || message.includes('storage quota'))
        return 'the storage for artifacts is used up';
    if (/ACTIONS_R(?:UNTIME_TOKEN|ESULTS_URL)/.test(message))
        return 'the runner gave no access to artifacts, as it does to `uses:` steps only';
    const status = statusOf(error);
    if (status === 409)
        return 'an artifact of this name is there already and could not be replaced';
    if (status === 401 || status === 403)
        return `GitHub refused it (status ${status})`;
    return `the upload failed${status === undefined ? '' : ` (status ${status})`}`;
}
const isNotFound = (error) => error instanceof Error && error.name === 'ArtifactNotFoundError';
/** The toolkit gives the status in its message, the store as a field. */
function statusOf(error) {
    if (!(error instanceof Error))
        return undefined;
    const { statusCode } = error; // Border: RestError of the store.
    const inMessage = /\((\d{3})\)/.exec(error.message)?.[1];
    return typeof statusCode === 'number'
        ? statusCode
        : inMessage === undefined
            ? undefined
            : Number(inMessage);
}


/***/ }),

/***/ 3033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isChosenByHand)
/* harmony export */ });
/** Events that a person starts, with cases of the moment. */
var BY_HAND;
function BY_HAND$made() { return BY_HAND = new Set(['workflow_dispatch', 'repository_dispatch']); }
/**
 * Whether a run was started by hand for a choice of cases or for another agent. That it passes is no verdict on the suite, and its
 * fault may be a misspelt choice. The same inputs at a scheduled run or a push are what the workflow calls its suite.
 */
function isChosenByHand({ cases, tags, agent }, event) {
    return (BY_HAND ?? BY_HAND$made()).has(event) && (cases !== undefined || tags !== undefined || agent !== undefined);
}


/***/ }),

/***/ 3380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jf: () => (/* binding */ concludeRun),
  Ab: () => (/* binding */ concludeShard),
  O7: () => (/* binding */ outputArtifact)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/reports/redacted.js
var redacted;
// EXTERNAL MODULE: ./lib/reports/summary-markdown.js + 1 modules
var summary_markdown;
// EXTERNAL MODULE: ./lib/text/escape/workflow-command.js
var workflow_command;
// EXTERNAL MODULE: ./lib/github/api/in-repository.js
var in_repository;
// EXTERNAL MODULE: ./lib/github/api/step-client.js
var step_client;
// EXTERNAL MODULE: ./lib/github/commands/wrong-marks.js
var wrong_marks;
// EXTERNAL MODULE: ./lib/github/outputs.js
var outputs;
// EXTERNAL MODULE: ./lib/github/runner.js
var runner;
// EXTERNAL MODULE: ./lib/test-cases/reading/read-yaml.js + 2 modules
var read_yaml;
// EXTERNAL MODULE: ./lib/github/api/payload.js
var payload;
;// CONCATENATED MODULE: ./lib/github/state/baseline-source.js



/** A workflow file is a few hundred lines; GitHub takes no larger one. */
const LARGEST_FILE = 512 * 1024;
/**
 * Where the baseline of this workflow comes from, as its file in the checkout says; the file may be anyone's, and only yes or no comes
 * out of it. Undefined where the branch is not known.
 */
function baselineSource({ baseBranch, defaultBranch, workflowPath, }, { files, env }) {
    if (baseBranch === undefined)
        return undefined;
    const workspace = env.get('GITHUB_WORKSPACE');
    const text = workspace === undefined || workflowPath === undefined
        ? null
        : textOf((0,(external_node_path_ ??= __webpack_require__(76760)).join)(workspace, workflowPath), files);
    const triggers = text === null ? undefined : (0,(payload ??= __webpack_require__(33830)).at)((0,(read_yaml ??= __webpack_require__(81422)).readYaml)(text).pieces[0]?.value, 'on');
    return { branch: baseBranch, runs: runsOn(triggers, baseBranch, baseBranch === defaultBranch) };
}
function textOf(path, files) {
    try {
        const { kind, size = 0 } = files.stat(path) ?? {};
        // A device has size 0, and no end.
        return kind === 'file' && size <= LARGEST_FILE ? files.readTextIfThere(path) : null;
    }
    catch {
        // What cannot be read does not tell.
        return null;
    }
}
/** Events that run a workflow on a branch whoever names it, and those that run it on the default branch alone. */
var ON_ANY;
function ON_ANY$made() { return ON_ANY = new Set(['workflow_dispatch', 'merge_group']); }
var ON_DEFAULT;
function ON_DEFAULT$made() { return ON_DEFAULT = new Set(['schedule']); }
/** Whether a workflow with these triggers ever leaves state on the branch (see state-origin.ts); undefined where that is not known. */
function runsOn(triggers, branch, isDefault) {
    const named = namesOf(triggers);
    if (named === undefined)
        return undefined;
    let doubt = false;
    for (const [event, filter] of named) {
        if ((ON_ANY ?? ON_ANY$made()).has(event) || (isDefault && (ON_DEFAULT ?? ON_DEFAULT$made()).has(event)))
            return true;
        if (event !== 'push')
            continue;
        const matches = takesBranch(filter, branch);
        if (matches === true)
            return true;
        doubt ||= matches === undefined;
    }
    return doubt ? undefined : false;
}
/** The events of `on:` with their filters, in each of its three forms. */
function namesOf(triggers) {
    if (typeof triggers === 'string')
        return [[triggers, null]];
    if (Array.isArray(triggers))
        return triggers.map((event) => [String(event), null]);
    return typeof triggers === 'object' && triggers !== null ? Object.entries(triggers) : undefined;
}
function takesBranch(filter, branch) {
    const listed = (name) => {
        const found = (0,(payload ??= __webpack_require__(33830)).at)(filter, name);
        return found === undefined ? undefined : (Array.isArray(found) ? found : [found]).map(String);
    };
    const [branches, ignored] = [listed('branches'), listed('branches-ignore')];
    if (branches !== undefined)
        return matchesAny(branches, branch);
    if (ignored !== undefined) {
        const left = matchesAny(ignored, branch);
        return left === undefined ? undefined : !left;
    }
    // With tags alone no branch is pushed.
    return listed('tags') === undefined && listed('tags-ignore') === undefined;
}
/** Whether one of the patterns names the branch; undefined where only GitHub can tell. */
function matchesAny(patterns, branch) {
    if (patterns.includes(branch))
        return patterns.some((one) => one.startsWith('!')) ? undefined : true;
    return patterns.some((one) => /[*?+[\]!]/.test(one)) ? undefined : false;
}

// EXTERNAL MODULE: ./lib/github/steps/chosen-by-hand.js
var chosen_by_hand;
// EXTERNAL MODULE: ./lib/github/steps/step-cases.js + 1 modules
var step_cases;
;// CONCATENATED MODULE: ./lib/github/steps/conclude-run.js
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













/** Reports a whole run that ended: files, comment, check, annotations, outputs, summary. */
async function concludeRun(outcome, world, 
/** Of a run that was followed. */
followed) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { verdict } = outcome;
        const { inputs, engine, core } = world;
        const cases = __addDisposableResource(env_1, followed ?? casesOf(outcome, world), false);
        const { report: written, folder, paths, markdown } = writeFiles(outcome, cases, world);
        const report = await (0,(wrong_marks ??= __webpack_require__(63948))/* withWrongMarks */.yO)(written, world);
        const postingWorld = leavesIssue(outcome, cases, world)
            ? { ...world, inputs: { ...inputs, issue: false } }
            : world;
        // Where nothing was compared for another reason, it is not known whether there is a baseline.
        const isWhole = !outcome.cancelled && (outcome.problems ?? []).length === 0;
        const { posted, posting } = await post(report, postingWorld, {
            remarks: inputs.check ? remarksOf(report, cases, world, (step_cases ??= __webpack_require__(32))/* OF_A_LEVEL_ON_CHECK */.i) : [],
            home: (0,(in_repository ??= __webpack_require__(11178))/* inRepository */.y)(homeOf(engine), ''),
            compares: isWhole,
            // Before anything is posted, so that it can be linked.
            artifactId: await leaveReport(folder, world),
        });
        const commentUrl = posted?.commentUrl ?? '';
        // One signal: the check carries annotations and decision where it was made.
        const checked = posted?.checked === true;
        await publish(world, report, {
            paths: { ...paths, comment: commentUrl, check: posted?.checkUrl ?? '' },
            markdown,
            remarks: checked ? [] : remarksOf(report, cases, world),
        });
        const exitCode = checked && verdict.exitCode === 1 ? 0 : verdict.exitCode;
        if (report.header.conclusion === 'neutral')
            core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(report.header.reason), { title: 'Evals: neutral' });
        else
            sayEnd(core, report, exitCode);
        // What could not be judged is nothing that a prompt could mend.
        if (!isWhole || verdict.exitCode !== 1 || report.header.counts.failed === 0)
            return { exitCode };
        return { exitCode, failed: { report, failures: cases.failures, posting, commentUrl } };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/**
 * Reports a shard that ended: files, annotations, outputs, summary. Nothing is posted, and its neutral end is no warning: the gate
 * is asked when the shards are merged. Answers with the exit code of the step.
 */
async function concludeShard(outcome, world, cases) {
    const { core } = world;
    const { report, paths, markdown } = writeFiles(outcome, cases, world);
    await publish(world, report, { paths, markdown, remarks: remarksOf(report, cases, world) });
    const { exitCode } = outcome.verdict;
    sayEnd(core, report, exitCode);
    return exitCode;
}
/** The cases of a run that was not followed. */
function casesOf({ report }, world) {
    const cases = (0,(step_cases ??= __webpack_require__(32))/* stepCases */.Q)(world, report.header.run_id);
    for (const one of report.cases)
        cases.add(one);
    return cases;
}
/** The report without secrets, as the files of the step, which are named in its outputs. */
function writeFiles(outcome, cases, { engine, redact }) {
    const report = (0,(redacted ??= __webpack_require__(32815))/* redactedReport */.d)(outcome.report, redact);
    const folder = `${engine.stateDir}/reports/${report.header.run_id}`;
    const { json: results = '', html = '', markdown } = cases.write(folder, report);
    const state = `${engine.stateDir}/state`;
    const paths = { results, report: html, state, comment: '', check: '' };
    return { report, folder, paths, markdown };
}
/** The folder that holds the evals folder. */
const homeOf = ({ evalsDir }) => (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(evalsDir, '..');
/** Annotations of the cases that failed, at most so many of a level, where they are wanted. */
function remarksOf(report, cases, { inputs, engine }, most) {
    if (!inputs.annotations)
        return [];
    const home = homeOf(engine);
    return cases.annotations(report, most).map((one) => ({ ...one, file: (0,(in_repository ??= __webpack_require__(11178))/* inRepository */.y)(home, one.file) }));
}
/**
 * A run that somebody stopped is no evidence about the night before, a good one of some cases nothing about the others, and one
 * that is good because what failed is quarantined has mended nothing.
 */
function leavesIssue({ cancelled, affected, report, config }, { failsInQuarantine }, { inputs, context }) {
    const isPart = (affected !== undefined && affected.chosen < affected.of) ||
        report.header.narrowed !== undefined ||
        (0,(chosen_by_hand ??= __webpack_require__(3033))/* isChosenByHand */.z)(config?.selection ?? inputs, context?.event ?? '');
    if (cancelled || report.header.conclusion !== 'passed')
        return cancelled;
    return isPart || (inputs.issue && failsInQuarantine);
}
/** Adds the artifact that the step saved to the outputs; an empty id changes nothing. */
async function outputArtifact(core, id) {
    if (id !== '')
        await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the outputs', () => (0,(runner ??= __webpack_require__(93581))/* setOutputs */.n0)(core, { 'artifact-id': id }));
}
/** The id of the report artifact; undefined where none was asked for, or made: that costs a link and a warning. */
async function leaveReport(folder, { inputs, core, context }) {
    if (inputs.reportArtifact === undefined)
        return undefined;
    const { uploadReport } = await __webpack_require__.e(/* import() */ 7069).then(__webpack_require__.bind(__webpack_require__, 77069));
    const made = await uploadReport(context, inputs, folder);
    if (made !== undefined && 'problem' in made)
        core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(`The report was not uploaded: ${made.problem}.`));
    return made !== undefined && 'id' in made ? made.id : undefined;
}
var NOTHING_POSTED;
function NOTHING_POSTED$made() { return NOTHING_POSTED = { comment: 'off', check: false, issue: false }; }
/** Comment, check and issue, where there is a place to post them. */
async function post(report, { inputs, engine, core, context, client, redact, unread, note, lastGood }, { remarks, home, compares, artifactId }) {
    if (context === undefined)
        return {};
    try {
        const { FORK_NOTICE, isPosted, isReadOnly, postResults } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 58818));
        const posts = isPosted(inputs, context);
        if (client === undefined) {
            const wanted = posts ? inputs : { ...inputs, ...(NOTHING_POSTED ?? NOTHING_POSTED$made()) };
            for (const notice of (0,(step_client ??= __webpack_require__(24694))/* leftOutNotices */.b)(wanted, context))
                core.notice((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(notice));
        }
        if (client === undefined || !posts)
            return {};
        const { clock } = engine.ports;
        const remembers = compares && inputs.baseline === 'auto' && inputs.state !== 'none';
        const posting = {
            client,
            context,
            inputs,
            clock,
            annotations: remarks,
            readOnly: isReadOnly(context),
            home,
            redact,
            ...{ artifactId, lastGood },
            // Only where runs of the base branch are kept, and can be read, does this one become a baseline.
            ...(remembers
                ? noteOf(report, unread, baselineSource(context, engine.ports))
                : { baselineNote: note ?? '' }),
        };
        const posted = await postResults(report, posting);
        for (const notice of posted.notices)
            core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(notice));
        if (posted.forkRefused === true)
            core.notice(FORK_NOTICE, { title: 'A pull request from a fork' });
        return { posted, posting };
    }
    catch (error) {
        core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(`Comment, check and issue were not written: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}`));
        return {};
    }
}
const noteOf = ({ comparison }, unread, source) => comparison !== undefined || unread === undefined
    ? { baselineSource: source }
    : { baselineNote: [`No baseline: ${unread.why}.`, unread.remedy].filter(Boolean).join(' ') };
/** Annotations, outputs and summary, and what became of the cases. */
async function publish({ core, engine }, report, { paths, markdown, remarks, }) {
    const { header } = report;
    for (const { level, file, line, title, message } of remarks)
        core[level](message, { title, file, startLine: line });
    const values = Object.entries((outputs ??= __webpack_require__(74573))/* OUTPUTS */.p).map(([name, value]) => [
        name,
        value(header, paths, report.comparison),
    ]);
    await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the outputs', () => (0,(runner ??= __webpack_require__(93581))/* setOutputs */.n0)(core, Object.fromEntries(values)));
    await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the job summary', () => 
    // As it was written already.
    core.summary
        .addRaw((markdown === undefined ? null : engine.ports.files.readTextIfThere(markdown)) ??
        [...(0,(summary_markdown ??= __webpack_require__(83862))/* summaryMarkdown */.e)(report)].join(''))
        .write());
    const { total, passed, failed, errored, skipped } = header.counts;
    core.info(`${total} cases: ${passed} passed, ${failed} failed, ${errored} errored, ${skipped} skipped`);
    for (const note of report.notes ?? [])
        core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)(note));
}
/** What the run came to: an error only where the step fails for it. */
function sayEnd(core, { header }, exitCode) {
    if (exitCode === 0)
        core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)(`${header.conclusion}: ${header.reason}`));
    else
        core.error((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(header.reason), { title: 'Evals failed' });
}


/***/ }),

/***/ 51375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ missingSecrets)
/* harmony export */ });
/* harmony import */ var _api_read_context_js__WEBPACK_IMPORTED_MODULE_0__;

/** Events of a pull request, which gets no secrets where its head is a fork's. */
var OF_PULL_REQUESTS;
function OF_PULL_REQUESTS$made() { return OF_PULL_REQUESTS = new Set(['pull_request', 'pull_request_review', 'pull_request_review_comment']); }
/** And those besides that get none when Dependabot causes them (GitHub, "Dependabot on GitHub Actions"). */
var OF_DEPENDABOT;
function OF_DEPENDABOT$made() { return OF_DEPENDABOT = new Set([...(OF_PULL_REQUESTS ?? OF_PULL_REQUESTS$made()), 'push', 'create', 'deployment', 'deployment_status']); }
/**
 * Why this run of a workflow was given no secrets, for a sentence; undefined where it was given them. A key that is there all
 * the same (an organisation may hand them to its forks) is used: whether one is missing is asked where it is needed.
 */
function missingSecrets(context) {
    if (context === undefined)
        return undefined;
    if ((OF_PULL_REQUESTS ?? OF_PULL_REQUESTS$made()).has(context.event) && context.pullRequest?.fromFork === true)
        return { reason: 'secrets are not given to forks' };
    if ((OF_DEPENDABOT ?? OF_DEPENDABOT$made()).has(context.event) && (0,(_api_read_context_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(69760))/* .isDependabot */ .DS)(context))
        return { reason: 'secrets are not given to Dependabot' };
    return undefined;
}


/***/ }),

/***/ 17097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ leaveGenerated),
/* harmony export */   bH: () => (/* binding */ leaveOptimization)
/* harmony export */ });
/* unused harmony export artifactName */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _state_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__;



/** Signs that the name of an artifact may have everywhere. */
var OTHER_SIGNS;
function OTHER_SIGNS$made() { return OTHER_SIGNS = /[^\w.-]+/g; }
/**
 * The files of an optimization as the artifact `assay-optimization`: its id, empty where there is none, and the report with the place where it
 * is, since the state of a runner is gone before anybody reads what to do with it.
 */
async function leaveOptimization(left, world) {
    const { report, directory } = left;
    const { context, inputs } = world;
    const id = await leave('optimization', left, world);
    if (id === '' || context === undefined)
        return { id, report };
    const { serverUrl, owner, repository, runId } = context;
    const url = `${[serverUrl, owner, repository, 'actions/runs', runId].join('/')}/artifacts/${id}`;
    const name = artifactName('optimization', inputs);
    return { id, report: { ...report, artifact: { name, url, workflow_run: `${runId}`, directory } } };
}
/** Generated cases as the artifact `assay-generated`. */
const leaveGenerated = (left, world) => leave('generated', left, world);
/** Answers with the id of the artifact; empty where there is none, which costs a warning and nothing else. */
async function leave(kind, { folder, files }, { inputs, core, context }) {
    if (context === undefined || files.length === 0)
        return '';
    const made = await (0,(_state_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(27975))/* .uploadArtifact */ .m)({
        name: artifactName(kind, inputs),
        folder: (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(folder),
        files: files.map((file) => (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(file)),
        retentionDays: inputs.retentionDays,
        serverUrl: context.serverUrl,
    });
    if ('id' in made)
        return String(made.id);
    const what = kind === 'generated' ? 'The generated cases were' : 'The optimization was';
    core.warning((0,(_runner_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93581))/* .harmless */ .Is)(`${what} not uploaded: ${made.problem}.`));
    return '';
}
/** Suites of a workflow have artifacts of their own, as they have comments of their own. */
function artifactName(kind, { commentKey, workingDirectory, evals }) {
    const suite = commentKey ?? [workingDirectory ?? '', evals === 'evals' ? '' : evals].join('/');
    const name = suite.replace((OTHER_SIGNS ?? OTHER_SIGNS$made()), '-').replace(/^-+|-+$/g, '');
    return `assay-${kind}${name === '' ? '' : `-${name}`}`;
}


/***/ }),

/***/ 64583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ optimizeAfter)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _reports_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _comments_post_results_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _optimization_artifact_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _optimize_for_js__WEBPACK_IMPORTED_MODULE_0__;











/**
 * `optimize: on-failure`: a better prompt for the agent that failed most, into the comment that stands already, the summary, an
 * artifact and an output. It comes after the verdict and never changes it: whatever goes wrong is a warning, and an optimization that
 * is killed costs nothing but itself.
 */
async function optimizeAfter(failed, world, signal) {
    const { inputs, engine, core, redact } = world;
    try {
        const settings = (await engine.settings()).optimize;
        if ((inputs.optimize ?? settings?.mode ?? 'never') === 'never' || signal.aborted)
            return;
        const why = (0,(_optimize_for_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46370))/* .whyNoOptimization */ .Z)(world.context) ?? overspent(failed.report, inputs.maxCostUsd);
        const agentId = inputs.agent ?? mostFailing(failed.failures);
        if (why !== undefined || agentId === undefined) {
            core.notice((0,(_runner_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93581))/* .harmless */ .Is)(`The prompt was not optimized: ${why ?? 'no case that gates failed'}.`));
            return;
        }
        const left = inputs.maxCostUsd === undefined ? undefined : inputs.maxCostUsd - spentOn(failed.report);
        const made = await (0,(_optimize_for_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46370))/* .optimizeFor */ .L)(agentId, left, world, signal);
        await publish(made, failed, world);
    }
    catch (error) {
        core.warning((0,(_runner_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93581))/* .harmless */ .Is)(redact(`The prompt was not optimized: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .faultLine */ .z9)((0,(_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error))}`)));
    }
}
async function publish(made, failed, world) {
    const { core } = world;
    const { promptPath } = made;
    const { optimization_id: id, decision } = made.report.response;
    core.info((0,(_text_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(40182))/* .logLine */ .BP)(`${id}: ${decision.replaceAll('_', ' ')}`));
    // Too few failures are no news to anybody: the comment has them all.
    if (made.cancelled || (0,(_reports_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(33046))/* .proposedPrompt */ .N)(made.report) === '')
        return;
    // First, so that summary and comment can say where it is.
    const { report } = await (0,(_optimization_artifact_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(17097))/* .leaveOptimization */ .bH)(made, world);
    const section = (0,(_reports_optimization_markdown_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(33046))/* .proposedPrompt */ .N)(report);
    await (0,(_runner_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93581))/* .optional */ .lq)(core, 'the outputs', () => (0,(_runner_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93581))/* .setOutputs */ .n0)(core, { 'optimized-prompt-path': promptPath }));
    await (0,(_runner_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93581))/* .optional */ .lq)(core, 'the job summary', () => core.summary.addRaw(`\n${section}`).write());
    await (0,(_runner_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93581))/* .optional */ .lq)(core, 'the comment', () => commentOnPullRequest(report, failed, world));
}
/** The comment once more, with the cases as they are stored. */
async function commentOnPullRequest(optimization, { report, posting, commentUrl }, { engine, core, redact }) {
    if (posting === undefined || commentUrl === '')
        return;
    const { run_id: runId } = report.header;
    const journal = (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { cases } = (0,(_reports_redacted_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(32815))/* .redactedReport */ .d)((0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(17675))/* .storedReport */ .G)(runId, journal), redact);
        const notices = await (0,(_comments_post_results_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(58818)).repostComment)({ ...report, cases }, optimization, posting, commentUrl);
        for (const notice of notices)
            core.warning((0,(_runner_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93581))/* .harmless */ .Is)(notice));
    }
    finally {
        await journal.close();
    }
}
/** What agent and judge cost in the run, in US dollars, as far as it is known. */
const spentOn = ({ header }) => Number((0,(_outputs_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(74573))/* .costOf */ .h)(header));
function overspent(report, ceiling) {
    return ceiling !== undefined && spentOn(report) >= ceiling ? 'the run has spent max-cost-usd' : undefined;
}
/** The agent with most failures, the first of several. */
function mostFailing(failures) {
    let most = [undefined, 0];
    for (const one of failures)
        if (one[1] > most[1])
            most = one;
    return most[0];
}


/***/ }),

/***/ 46370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ optimizeFor),
/* harmony export */   Z: () => (/* binding */ whyNoOptimization)
/* harmony export */ });
/* harmony import */ var _missing_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51375);

/** Why a run of this workflow optimizes nothing, the end of a sentence; undefined where it may. */
function whyNoOptimization(context) {
    const missing = (0,_missing_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .missingSecrets */ .m)(context);
    if (missing !== undefined)
        return missing.reason;
    return context?.pullRequest?.fromFork === true ? 'the run is on a fork' : undefined;
}
/** Optimizes the prompt of an agent as inputs and settings request; `maxCostUsd` is what may be spent on it. */
async function optimizeFor(agentId, maxCostUsd, { inputs, engine, core, context, redact }, signal) {
    const settings = (await engine.settings()).optimize;
    const proposeBy = inputs.optimizedPrompt ?? settings?.propose_by ?? 'comment';
    const ceilings = [maxCostUsd, settings?.max_cost_usd].filter((one) => typeof one === 'number');
    const request = {
        agentId,
        maxCostUsd: ceilings.length === 0 ? undefined : Math.min(...ceilings),
        proposeBy,
        baseBranch: context === undefined ? undefined : proposalBranch(context, engine.ports.env),
        signal,
    };
    const speaks = proposeBy === 'pull-request' && context !== undefined && inputs.token !== undefined;
    const prompts = speaks
        ? await (await __webpack_require__.e(/* import() */ 3698).then(__webpack_require__.bind(__webpack_require__, 73698))).promptRepository(context, inputs.token ?? '', engine.ports)
        : undefined;
    const { proposeOptimized } = await Promise.all(/* import() */[__webpack_require__.e(5658), __webpack_require__.e(8291)]).then(__webpack_require__.bind(__webpack_require__, 88291));
    return proposeOptimized(request, { engine, core, context, prompts, redact });
}
/** Events whose commit is the newest one of a branch, and is what is checked out. */
const OF_BRANCH = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']);
/**
 * The branch that holds the commit whose prompt was optimized: of a pull request its own, so that one goes into the other. Undefined
 * where there is none that stays, as in a merge queue, or where another commit may be checked out.
 */
function proposalBranch({ event, baseBranch }, env) {
    if (event !== 'pull_request')
        return OF_BRANCH.has(event) ? baseBranch : undefined;
    const head = env.get('GITHUB_HEAD_REF') ?? '';
    return head === '' ? undefined : head;
}


/***/ }),

/***/ 60590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ gateOptions),
  e: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: ./lib/jobs/runs/start-run.js + 13 modules
var start_run;
// EXTERNAL MODULE: ./lib/ports/heap/bounded-heap.js
var bounded_heap;
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption;
// EXTERNAL MODULE: ./lib/runs/planning/affected-cases.js + 4 modules
var affected_cases;
// EXTERNAL MODULE: ./lib/runs/planning/narrowed-part.js
var narrowed_part;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/text/escape/workflow-command.js
var workflow_command;
// EXTERNAL MODULE: ./lib/github/api/step-client.js
var step_client;
// EXTERNAL MODULE: ./lib/github/runner.js
var runner;
// EXTERNAL MODULE: ./lib/github/state/state-artifact.js
var state_artifact;
// EXTERNAL MODULE: ./lib/github/steps/conclude-run.js + 1 modules
var conclude_run;
// EXTERNAL MODULE: ./lib/github/steps/optimize-after.js
var optimize_after;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/git/ask-git.js
var ask_git;
;// CONCATENATED MODULE: ./lib/github/steps/require-checked-out-head.js


/** Where the head's name stands in the event, for events that check out another commit by default. */
var NAMED;
function NAMED$made() { return NAMED = {
    pull_request_target: 'github.event.pull_request.head.sha',
    workflow_run: 'github.event.workflow_run.head_sha',
}; }
/**
 * Refuses to play where the verdict would be reported on a commit that is not checked out: `pull_request_target` and
 * `workflow_run` check out the base unless the workflow asks for the head, and a green check on the head would be of code that
 * nobody played. The head counts as checked out by itself and as what GitHub merged into the base (the second parent), in
 * the repository of the evals folder or in that of the workspace. Answers with a warning where git does not know.
 */
async function requireCheckedOutHead({ check, shard }, context, evalsDir, ports) {
    const named = (NAMED ?? NAMED$made())[context?.event ?? ''];
    if (context === undefined || named === undefined || context.headSha === '')
        return undefined;
    // The checks of the job itself stand on the default branch there; what a shard played is reported by the merge.
    if (context.event === 'workflow_run' && !check && shard === undefined)
        return undefined;
    const { headSha, event } = context;
    const step = `with: { ref: "\${{ ${named} }}" }`;
    const workspace = ports.env.get('GITHUB_WORKSPACE') ?? ports.env.cwd();
    const found = [];
    for (const folder of new Set([evalsDir, workspace])) {
        const commit = await checkedOut((0,(ask_git ??= __webpack_require__(56816))/* gitIn */.u)(folder, ports), headSha);
        if (commit === headSha)
            return undefined;
        if (commit !== undefined)
            found.push(commit);
    }
    const [other] = found;
    if (other === undefined)
        return `Git does not tell which commit is checked out here, so it is not known whether this verdict is of ${require_checked_out_head_short(headSha)}, the head that it is told of. On ${event} the checkout step needs ${step}.`;
    throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `${require_checked_out_head_short(other)} is checked out, and the verdict would be told of ${require_checked_out_head_short(headSha)}, which is not played`, { where: `event ${event}`, hint: `Give the checkout step ${step}.` });
}
/** The commit of the working tree, or the head itself where the tree is that of its merge; undefined where git does not know. */
async function checkedOut(git, headSha) {
    try {
        const answer = await git('rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
        if (answer.code !== 0)
            return undefined;
        const commit = answer.out.trim().toLowerCase();
        if (commit === headSha)
            return headSha;
        // As it is written: a clone of depth 1 has the commit without its parents, which it names nevertheless.
        const [head = ''] = (await git('cat-file', 'commit', commit)).out.split('\n\n', 1);
        const parents = head.split('\n').flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []);
        return parents[1] === headSha ? headSha : commit;
    }
    catch (error) {
        if (error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC)
            return undefined;
        throw error;
    }
}
const require_checked_out_head_short = (commit) => commit.slice(0, 12);

// EXTERNAL MODULE: ./lib/github/steps/step-cases.js + 1 modules
var step_cases;
;// CONCATENATED MODULE: ./lib/github/steps/run-step.js
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















/** `command: run`: the main job, from the evals folder to the exit code; with `shard`, a part of it for a merge. */
async function runStep(begun) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, engine, core, context } = begun;
        const interrupted = __addDisposableResource(env_1, (0,(interruption ??= __webpack_require__(71209))/* interruption */.Y)(), false);
        const { signal } = interrupted;
        const doubt = await requireCheckedOutHead(inputs, context, engine.evalsDir, engine.ports);
        if (doubt !== undefined)
            core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(doubt));
        const world = { ...begun, client: await (0,(step_client ??= __webpack_require__(24694))/* stepClient */.m)(inputs, engine.ports, context) };
        const state = (0,(state_artifact ??= __webpack_require__(62375))/* stateArtifact */.M)({ ...world, env: engine.ports.env });
        const restored = await state.restore();
        const { runId, exitCode, failed } = await playAndReport(world, restored, signal);
        // Its journal is closed now, and everything that people wait for has been posted.
        const isShard = inputs.shard !== undefined;
        await (0,(conclude_run ??= __webpack_require__(3380))/* outputArtifact */.O7)(core, isShard ? await handOver(runId, world) : await state.save(runId));
        if (failed !== undefined)
            await (0,(optimize_after ??= __webpack_require__(64583))/* optimizeAfter */.m)(failed, world, signal);
        return exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Plays the run and reports it; then its journal is closed. */
async function playAndReport(world, { restored, unread, lastGood }, signal) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, engine, core, redact } = world;
        const options = runOptions(world, { restored, unread });
        const started = __addDisposableResource(env_2, await (0,(start_run ??= __webpack_require__(49129)).startRun)(engine, { ...options, signal }), true);
        const { runId } = started;
        (0,(bounded_heap ??= __webpack_require__(51349))/* boundHeapOf */._A)(started.planned.length);
        if (started.affected !== undefined)
            core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)((0,(affected_cases ??= __webpack_require__(52527))/* affectedLine */.RT)(started.affected)));
        if (started.narrowed !== undefined)
            core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)((0,(narrowed_part ??= __webpack_require__(1734))/* narrowedLine */.DP)(started.narrowed)));
        core.info(`${started.planned.length} cases, judge ${started.judge.mode}, run ${runId}`);
        for (const warning of started.warnings)
            core.notice((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(redact(warning)), { title: 'No judge model' });
        for (const note of started.modelNotes)
            core.notice((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(redact(note)), { title: 'Models' });
        const cases = __addDisposableResource(env_2, (0,(step_cases ??= __webpack_require__(32))/* stepCases */.Q)(world, runId), false);
        const outcome = await started.finish({ onCase: cases.add });
        for (const notice of outcome.baseNotices ?? [])
            core.notice((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(redact(notice)), { title: 'Not checked on the base' });
        const ended = { ...world, unread, lastGood };
        if (inputs.shard !== undefined)
            return { runId, exitCode: await (0,(conclude_run ??= __webpack_require__(3380))/* concludeShard */.Ab)(outcome, ended, cases) };
        return { runId, ...(await (0,(conclude_run ??= __webpack_require__(3380))/* concludeRun */.jf)(outcome, ended, cases)) };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
function runOptions({ inputs, core, context }, { restored, unread }) {
    return {
        selection: {
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ agent: inputs.agent, tags: inputs.tags, cases: inputs.cases, repeat: inputs.repeat }),
        },
        ...gateOptions(inputs, { restored, unread }),
        ...(inputs.affectedOnly ? affectedSince(context, core) : {}),
        refusesOnly: !inputs.allowOnly,
        ...replayOf(inputs),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ shard: inputs.shard }),
        ...(inputs.baselineRefCheck ? { baselineRefCheck: true } : {}),
        baseRef: context?.baseSha,
    };
}
/** Where nobody says what is to be replayed, what was recorded stands for keys that are withheld. */
function replayOf({ replay }) {
    if (replay === undefined)
        return { replaysRecorded: true };
    return replay === 'never' ? {} : { replay: replay === 'always' ? 'all' : 'changed' };
}
/** What the inputs ask of the gate of a run or a merge, with the runs that were restored before it. */
function gateOptions(inputs, { restored, unread }) {
    return {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ minPassRate: inputs.minPassRate, failOn: inputs.failOn }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ requireBaseline: inputs.requireBaseline }),
        ...(inputs.baseline === 'auto' ? { seekBaseline: true } : { baseline: inputs.baseline }),
        ...(restored ? { historyOf: 'base' } : {}),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ unread }),
    };
}
/** Leaves a shard where `command: merge` finds it; where the workflow carries the folder, that is its own matter. */
async function handOver(runId, { inputs, engine, context, client, redact }) {
    const { shard, state, stateArtifact, retentionDays } = inputs;
    if (shard === undefined || context === undefined || client === undefined || state === 'path')
        return '';
    const { uploadShard } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 36984));
    const { ports, stateDir } = engine;
    const id = await uploadShard(context, {
        ...{ runId, shard, stateArtifact, retentionDays, ports, redact },
        paths: (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(stateDir),
        tempFolder: ports.env.get('RUNNER_TEMP') ?? stateDir,
    });
    return String(id);
}
/** A run whose base is unknown plays everything: rather too much than nothing. */
function affectedSince(context, core) {
    if (context?.baseSha !== undefined)
        return { affected: { base: context.baseSha, orAll: true } };
    core.warning('The event names no commit to compare with, so every case is played (affected-only).');
    return {};
}


/***/ }),

/***/ 32:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ OF_A_LEVEL_ON_CHECK),
  Q: () => (/* binding */ stepCases)
});

// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/reports/parts/case-kind.js
var case_kind;
// EXTERNAL MODULE: ./lib/reports/parts/case-problem.js
var case_problem;
// EXTERNAL MODULE: ./lib/reports/parts/failing-scorers.js
var failing_scorers;
;// CONCATENATED MODULE: ./lib/reports/annotations.js






/** GitHub shows ten of a level for a step (toolchain.md 4). */
const MOST_OF_A_LEVEL = 10;
/** A title may have 255 characters; messages are cut by GitHub at 4,096 (toolchain.md 4), ours are read beside code. */
const TITLE_LENGTH = 200;
const MESSAGE_LENGTH = 1_000;
/**
 * Failing and errored cases that gate, on the lines where they are written: errors when the run failed, else warnings;
 * what could not be judged is a warning. At most `most` of a level; the last one says how many more there are.
 */
function annotations(report, most = MOST_OF_A_LEVEL) {
    const gathered = gatheredAnnotations(most);
    for (const one of report.cases)
        gathered.add(one);
    return gathered.list(report, most);
}
/** The same for whoever goes through the cases anyway; `atMost` is the most that is asked for later. */
function gatheredAnnotations(atMost) {
    const failures = [];
    const problems = [];
    const found = { failing: 0, errored: 0 };
    return {
        add(one) {
            const kind = (0,(case_kind ??= __webpack_require__(37447))/* caseKind */.H)(one);
            if (kind !== 'failing' && kind !== 'errored')
                return;
            found[kind] += 1;
            if (found[kind] > atMost)
                return;
            if (kind === 'failing')
                failures.push(failure(one));
            else
                problems.push(error(one));
        },
        list({ header }, most = MOST_OF_A_LEVEL) {
            const shown = { failures: failures.slice(0, most), problems: problems.slice(0, most) };
            if (header.conclusion !== 'failed')
                return limited([...shown.failures, ...shown.problems], found.failing + found.errored, most);
            const errors = shown.failures.map((one) => ({ ...one, level: 'error' }));
            return [...limited(errors, found.failing, most), ...limited(shown.problems, found.errored, most)];
        },
    };
}
function limited(list, total, most) {
    if (total <= most)
        return list;
    const kept = list.slice(0, most - 1);
    const last = list[most - 1];
    const more = (0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(total - kept.length, 'more case');
    return [
        ...kept,
        {
            ...last,
            title: `${more} to look at`,
            message: `${more} failed or errored. The report lists them all.`,
        },
    ];
}
/** A warning, unless the run failed. */
function failure(one) {
    const failing = (0,(failing_scorers ??= __webpack_require__(99574))/* failingScorers */._4)(one).filter((each, _, all) => each.gating || all.every((other) => !other.gating));
    const lines = failing.map((each) => {
        const reason = (0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(each.reasoning);
        return `${each.scorer} ${(0,(failing_scorers ??= __webpack_require__(99574))/* failingNumbers */.ZP)(each)}${reason === '' ? '' : `: ${reason}`}`;
    });
    return annotation(one, 'warning', `Eval failed: ${one.id}`, lines.join('\n') || 'The case did not pass.');
}
function error(one) {
    const { code, message, remedy } = (0,(case_problem ??= __webpack_require__(84262))/* caseProblem */.wV)(one);
    return annotation(one, 'warning', `Eval errored: ${one.id}`, `${code}: ${message}${remedy === '' ? '' : `\n${remedy}`}`);
}
function annotation(one, level, title, message) {
    return {
        level,
        file: (0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(one.location.file),
        line: Math.max(1, one.location.line),
        title: (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)((0,(clean_text ??= __webpack_require__(7460))/* oneLine */.TN)(title), TITLE_LENGTH),
        message: (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)((0,(clean_text ??= __webpack_require__(7460))/* cleanText */.X5)(message), MESSAGE_LENGTH),
    };
}

// EXTERNAL MODULE: ./lib/reports/follow-reports.js
var follow_reports;
// EXTERNAL MODULE: ./lib/text/escape/redacted-value.js
var redacted_value;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
;// CONCATENATED MODULE: ./lib/github/steps/step-cases.js




/** Together as many as a check takes in the two requests that we make (check-run.ts). */
const OF_A_LEVEL_ON_CHECK = 50;
/** Knows of no case yet. */
function stepCases({ engine, redact }, runId) {
    const reports = (0,(follow_reports ??= __webpack_require__(71852))/* followReports */.V)((0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir).runFolder(runId), engine.ports.files);
    const remarks = gatheredAnnotations(OF_A_LEVEL_ON_CHECK);
    const failures = new Map();
    let failsInQuarantine = false;
    return {
        add(recorded) {
            const one = (0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)(recorded, redact);
            reports.add(one);
            remarks.add(one);
            if (one.status !== 'failed')
                return;
            failsInQuarantine ||= one.quarantined === true;
            if (one.gating !== false)
                failures.set(one.agent_id, (failures.get(one.agent_id) ?? 0) + 1);
        },
        write: reports.write,
        annotations: remarks.list,
        failures,
        get failsInQuarantine() {
            return failsInQuarantine;
        },
        [Symbol.dispose]: reports.close,
    };
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
function changesOf({ system_prompt, model, temperature, tool_descriptions = {}, files = {}, }) {
    return [
        ...(system_prompt === undefined ? [] : ['system_prompt']),
        ...(model === undefined ? [] : [`model ${model}`]),
        ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
        ...Object.keys(tool_descriptions).map((name) => `description of tool ${name}`),
        ...Object.entries(files).map(([path, file]) => (file === null ? `without ${path}` : `file ${path}`)),
    ];
}


/***/ }),

/***/ 5641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ experimentPath),
  F: () => (/* binding */ findExperiment)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/git/ask-git.js
var ask_git;
;// CONCATENATED MODULE: ./lib/jobs/experiments/files-of-commits.js


/** Most of one file, in characters. */
const LONGEST = 1_000_000;
/** Variants with the texts of files that are named by a commit; the text, and not the name, is what an experiment that goes on plays. Fault `validation_failed` for what is not there. */
async function withFilesOfCommits(variants, repository, ports) {
    const read = [];
    for (const { name, config } of variants) {
        const { files: written, ...rest } = config;
        if (written === undefined) {
            read.push({ name, config: rest });
            continue;
        }
        const files = {};
        for (const [path, from] of Object.entries(written)) {
            files[path] = from === null || 'text' in from ? from : { text: await textOf(from, repository, ports) };
        }
        read.push({ name, config: { ...rest, files } });
    }
    return read;
}
async function textOf({ git: ref, path }, repository, ports) {
    const git = (0,(ask_git ??= __webpack_require__(56816))/* gitIn */.u)(repository, ports);
    const inside = path.replace(/^(?:\.\/)+/, '');
    const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    const object = `${commit.out.trim()}:${inside}`;
    if (commit.code !== 0)
        throw unreadable(ref, inside, 'there is no such commit');
    const kind = await git('cat-file', '-t', object);
    if (kind.code !== 0 || kind.out.trim() !== 'blob')
        throw unreadable(ref, inside, 'that commit has no such file');
    const { code, out } = await git('cat-file', 'blob', object);
    if (code !== 0 || out.includes('\0') || out.includes('\uFFFD') || out.length > LONGEST)
        throw unreadable(ref, inside, 'it is no text, or a very long one');
    return out;
}
const unreadable = (ref, path, why) => new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The file ${path} of ${ref} cannot be laid into a workspace: ${why}.`, {
    where: `${ref}:${path}`,
    hint: 'In CI check out with fetch-depth: 0, so that all commits and tags are there.',
});

;// CONCATENATED MODULE: ./lib/jobs/experiments/find-experiment.js




/** The real path of a file that was named, or undefined when the name is no file: then it is an id. */
function experimentPath(named, { env, files }) {
    const real = files.realPath((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(env.cwd(), named));
    return real !== null && files.stat(real)?.kind === 'file' ? real : undefined;
}
/** The experiment that a path or an id names; the engine must have been given a file outside the evals folder. */
async function findExperiment(engine, named) {
    const { experiments } = await engine.evals();
    const path = experimentPath(named, engine.ports);
    const home = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(engine.evalsDir, '..');
    const found = path === undefined
        ? experiments.filter(({ experiment }) => experiment.id === named)
        : experiments.filter(({ location }) => engine.ports.files.realPath((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(home, location.file)) === path);
    const [first, ...more] = found;
    if (first === undefined)
        throw path === undefined ? unknownExperiment(named, experiments) : emptyFile(named);
    if (more.length > 0)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', `${named} holds ${found.length} experiments`, {
            where: named,
            hint: `Name one by its id: ${found.map(({ experiment }) => experiment.id).join(', ')}`,
        });
    const { id: _, ...definition } = first.experiment;
    const { boundary } = await engine.evals();
    return { ...definition, variants: await withFilesOfCommits(definition.variants, boundary, engine.ports) };
}
function emptyFile(named) {
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `${named} holds no experiment`, {
        where: named,
        hint: 'Give a YAML file with name, variants, test_case_ids and metrics.',
    });
}
function unknownExperiment(named, experiments) {
    const ids = experiments.map(({ experiment }) => experiment.id);
    const close = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(named, ids);
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `no file and no experiment "${named}"`, {
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
    input: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .createExperimentRequest */ .r2,
    output: (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .experimentResponse */ .jz,
    async start(request, engine, options) {
        const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 31941));
        return startExperiment(engine, request, options);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('exp_');
        const stored = await (await engine.store()).get('experiments', id);
        if ((await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, id)) !== undefined || (_schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(93361))/* .experimentResponse */ .jz.safeParse(stored).data?.results)
            return { experiment_id: id, status: 'pending' };
        engine.live().requireQueueSpace('experiment');
        // Before the start, which takes the lock: then an id that was drawn is either answered or free.
        await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .writeJob */ .Pg)(engine, { id, kind: 'experiment', request });
        try {
            const { startExperiment } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(1101)]).then(__webpack_require__.bind(__webpack_require__, 31941));
            const { experimentBehind } = await Promise.all(/* import() */[__webpack_require__.e(3176), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(3940), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(101), __webpack_require__.e(1941), __webpack_require__.e(4911)]).then(__webpack_require__.bind(__webpack_require__, 37507));
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

/***/ 55107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Tv: () => (/* binding */ bypassList),
/* harmony export */   iJ: () => (/* binding */ proxyFor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _allowed_hosts_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__;



/**
 * The proxy through which a target is called, or undefined where it is called directly. The rule is that of GitHub's toolkit:
 * `https_proxy` for https, `http_proxy` for http, lower case before upper case; loopback is always called directly.
 * `no_proxy` may hold ranges of addresses beside what the toolkit knows, as for curl. Fault `validation_failed` for a variable
 * that names no proxy.
 */
async function proxyFor({ url, host }, env) {
    const found = (0,(_proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(24636))/* .firstOf */ .Ku)(env, (_proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(24636))/* .PROXY_VARIABLES */ .bD[url.protocol === 'https:' ? 'https:' : 'http:']);
    if (found === undefined || isThisMachine(host))
        return undefined;
    const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
    if (await isBypassed(host, port, bypassList(env)))
        return undefined;
    return proxyOf(found.name, found.value);
}
/** Entries of `no_proxy`, in lower case. */
function bypassList(env) {
    const written = (0,(_proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(24636))/* .firstOf */ .Ku)(env, (_proxy_variables_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(24636))/* .BYPASS_VARIABLES */ .nQ)?.value ?? '';
    return written
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((entry) => entry !== '');
}
/** Names and addresses of loopback, as `URL` writes them. */
function isThisMachine(host) {
    const name = host.replace(/\.$/, '');
    return (name === 'localhost' ||
        name.endsWith('.localhost') ||
        host === '::1' ||
        /^127(\.\d{1,3}){3}$|^::ffff:7f[\da-f]{2}:/.test(host));
}
/**
 * Whether an entry names the host: itself or a name that it ends with, each with or without a port; `*` names every host.
 * Addresses and ranges name a host that is written as an address; what a name resolves to is not looked at.
 */
async function isBypassed(host, port, entries) {
    const name = host.replace(/\.$/, '');
    const isNamed = (entry) => {
        if (entry === '*')
            return true;
        const [, suffix = ''] = /^(?:\*?\.)?(.*?)\.?$/.exec(withoutPort(entry, port)) ?? [];
        return suffix !== '' && (name === suffix || name.endsWith(`.${suffix}`));
    };
    const isAddress = host.includes(':') || /^\d+(\.\d+){3}$/.test(host);
    if (!isAddress)
        return entries.some(isNamed);
    // Addresses have no names below them: 12.3 is no end of 10.11.12.3.
    const addresses = entries.map((entry) => withoutPort(entry, port));
    return entries.includes('*') || (await (0,(_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(18198))/* .allowsAddress */ .h6)(addresses, host));
}
/** An entry without its port where that is the one called; IPv6 addresses have a port only behind brackets. */
function withoutPort(entry, port) {
    const ends = `:${port}`;
    const hasPort = entry.endsWith(ends) && (entry.endsWith(`]${ends}`) || entry.indexOf(':') === entry.length - ends.length);
    return hasPort ? entry.slice(0, -ends.length) : entry;
}
/** The proxy that a variable with this value names; Fault `validation_failed` where it names none. */
function proxyOf(variable, written) {
    const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `http://${written}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isKnown = url?.protocol === 'http:' || url?.protocol === 'https:';
    if (url === undefined || !isKnown || url.port === '0')
        throw badProxy(variable, url === undefined || isKnown
            ? 'is no address of a proxy'
            : `names a proxy that speaks ${url.protocol.slice(0, -1)}`);
    const { protocol, hostname } = url;
    const port = url.port === '' ? (protocol === 'https:' ? 443 : 80) : Number(url.port);
    return {
        protocol: protocol === 'https:' ? 'https:' : 'http:',
        host: hostname.replace(/^\[(.*)\]$/, '$1'),
        port,
        authorization: authorizationOf(variable, url),
        url: url.href,
        shown: `${protocol}//${hostname}:${port} (${variable})`,
    };
}
function authorizationOf(variable, { username, password }) {
    if (username === '' && password === '')
        return undefined;
    try {
        const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
        return `Basic ${Buffer.from(user).toString('base64')}`;
    }
    catch {
        throw badProxy(variable, 'has a user or password with a "%" that encodes no character');
    }
}
/** Without the value: it may hold a password. */
function badProxy(variable, problem) {
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `The environment variable ${variable} ${problem}.`, {
        where: variable,
        hint: 'Write http://host:port or https://host:port, with user:password@ before the host where the proxy wants it; name in no_proxy what is called without it.',
    });
}


/***/ }),

/***/ 31104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B9: () => (/* binding */ withToolkitProxies),
  Kf: () => (/* binding */ withoutToolkitContext)
});

// UNUSED EXPORTS: toolkitVariables

// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment;
// EXTERNAL MODULE: ./lib/ports/proxy-rule.js
var proxy_rule;
// EXTERNAL MODULE: ./lib/ports/proxy-variables.js
var proxy_variables;
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
;// CONCATENATED MODULE: ./lib/ports/with-variables.js


/** The work before has put its variables back; never rejects. */
let before = Promise.resolve();
const inside = new (external_node_async_hooks_ ??= __webpack_require__(16698)).AsyncLocalStorage();
/**
 * Runs work with variables of this process set to other values, or taken away where they are undefined, and puts them back: for libraries
 * that read the environment by themselves. Whatever else reads these variables meanwhile sees the same. One work at a time, in the order
 * of the calls; `choose` is asked when it is its turn, so that it sees the variables as they are. Nested, it is a Fault `internal`.
 */
async function withVariables(choose, work) {
    if (inside.getStore() === true)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('internal', 'work with other variables is nested, and would wait for its own end');
    const done = before.then(() => inside.run(true, () => alone(choose(), work)));
    before = done.catch(() => undefined);
    return done;
}
async function alone(variables, work) {
    const own = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
    setAll(variables);
    try {
        return await work();
    }
    finally {
        setAll(own);
    }
}
function setAll(variables) {
    for (const [name, value] of Object.entries(variables))
        if (value === undefined)
            delete process.env[name];
        else
            process.env[name] = value;
}

;// CONCATENATED MODULE: ./lib/ports/toolkit-environment.js




/** Every variable about proxies that a part of GitHub's toolkit reads. */
const READ = [
    ...['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'],
    ...['no_proxy', 'NO_PROXY'],
];
const NO_PROXIES = Object.fromEntries(READ.map((name) => [name, undefined]));
/** The toolkit parses the payload when it comes in, and fails where that is no JSON. */
const NO_EVENT = { GITHUB_EVENT_PATH: undefined };
/** This machine, which the store's client does not exempt by itself. */
const THIS_MACHINE = ['localhost', '.localhost', '127.0.0.1', '[::1]'];
/**
 * What the variables have to say for the artifact toolkit to follow `proxyFor`; undefined ones must not be set. Its service and its store
 * have clients of their own: that of the store reads `all_proxy`, takes the proxy of http for https, and of `no_proxy` it
 * knows neither `*`, nor ports, nor that a name stands for those below it. `protocol` is that of the service.
 */
function toolkitVariables(env, protocol) {
    const entries = (0,(proxy_rule ??= __webpack_require__(55107))/* bypassList */.Tv)(env);
    const found = (0,(proxy_variables ??= __webpack_require__(24636))/* firstOf */.Ku)(env, (proxy_variables ??= __webpack_require__(24636))/* PROXY_VARIABLES */.bD[protocol]);
    if (found === undefined || entries.includes('*'))
        return NO_PROXIES;
    const { url } = (0,(proxy_rule ??= __webpack_require__(55107))/* proxyOf */.Ol)(found.name, found.value);
    const port = protocol === 'https:' ? '443' : '80';
    const spelled = entries.flatMap((entry) => {
        const name = entry.replace(/^\*?\./, '');
        const bare = name.endsWith(`:${port}`) ? [name.slice(0, -port.length - 1)] : [];
        return [name, ...bare].flatMap((one) => [one, `.${one}`]);
    });
    const bypassed = [...THIS_MACHINE, ...spelled].join(',');
    const proxies = Object.values((proxy_variables ??= __webpack_require__(24636))/* PROXY_VARIABLES */.bD).flat();
    return {
        ...NO_PROXIES,
        ...Object.fromEntries(proxies.map((name) => [name, url])),
        no_proxy: bypassed,
        NO_PROXY: bypassed,
    };
}
/**
 * Runs work of the artifact toolkit, which reads the environment of this process by rules of its own, by the rule of everything else,
 * and without the payload of the event.
 */
function withToolkitProxies(work) {
    return withVariables(() => {
        const env = (0,(node_environment ??= __webpack_require__(41834))/* nodeEnvironment */.uB)();
        if (!READ.some((name) => env.get(name) !== undefined))
            return NO_EVENT;
        const isPlain = env.get('ACTIONS_RESULTS_URL')?.startsWith('http:') === true;
        return { ...NO_EVENT, ...toolkitVariables(env, isPlain ? 'http:' : 'https:') };
    }, work);
}
/**
 * Brings a part of the toolkit in that makes a client for the environment while it does, and reads the payload of the event: both are done
 * by us, and what it cannot read must not stop it.
 */
function withoutToolkitContext(bring) {
    return withVariables(() => ({ ...NO_EVENT, ...NO_PROXIES }), bring);
}


/***/ }),

/***/ 59262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ commentFooter),
/* harmony export */   x: () => (/* binding */ linkList)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_comparison_words_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_replayed_text_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _ladder_js__WEBPACK_IMPORTED_MODULE_6__;








/** Code points of the name of a model and of a run. */
const NAME = 100;
/** Ids that need no quoting in any shell. */
var PLAIN_ID;
function PLAIN_ID$made() { return PLAIN_ID = /^[\w./#-]+$/; }
/** Nothing that could end a link or mean something to Markdown; longer ones are not ours. */
var ADDRESS;
function ADDRESS$made() { return ADDRESS = /^https:\/\/[\w.:/@%+~?=#-]{1,500}$/; }
/** Who judged, what it took, what was compared, where to read on, and how to play one of the failing cases. */
function commentFooter({ header, comparison }, links, { rung, failing, baselineNote }) {
    const parts = [
        `judge ${(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(38987))/* .judgeMarkdown */ .vB)(header, NAME)}`,
        ...(header.replayed === undefined
            ? []
            : [`replayed: ${(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)((0,(_parts_replayed_text_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(93300))/* .replayedPhrase */ .Iu)(header.replayed))}`]),
        ...(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(header),
        `run ${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(44765))/* .truncateText */ .E)(header.run_id, NAME))}${comparison === undefined ? '' : ` against ${against(comparison)}${noted(baselineNote, rung)}`}`,
        ...linkList(links),
        ...(failing === undefined || !(PLAIN_ID ?? PLAIN_ID$made()).test(failing)
            ? []
            : [`reproduce: ${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)(`assay run --case ${failing}`)}`]),
    ];
    return [
        rung === (_ladder_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(63389))/* .WHOLE */ .Ef ? '' : '<sub>Shortened to fit into a comment; the report has everything.</sub>\n\n',
        `<sub>${parts.join(' · ')}</sub>\n`,
    ].join('');
}
/** Where to read on; none that is no https address. */
const linkList = ({ run, artifact, rerun }) => [
    ...link('workflow run', run),
    ...link('report', artifact),
    ...link('re-run', rerun),
];
/** The run that it is compared with, and its age. */
const against = ({ run_a: before, baseline }) => (0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .phraseMarkdown */ .fP)([(0,(_parts_phrase_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(313))/* .named */ .KT)(before), `, ${(0,(_parts_comparison_words_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(23533))/* .ageWords */ .hm)(baseline)}`]);
function noted(note, rung) {
    const text = note === undefined ? '' : (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(44765))/* .truncateText */ .E)(note, rung.sentence));
    return text === '' ? '' : `, ${text}`;
}
const link = (text, address) => address !== undefined && (ADDRESS ?? ADDRESS$made()).test(address) ? [`[${text}](${address})`] : [];


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

/***/ 33046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ proposedPrompt),
/* harmony export */   V: () => (/* binding */ optimizationMarkdown)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _parts_effort_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _parts_is_improved_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _parts_keeper_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_3__;








var MARKS;
function MARKS$made() { return MARKS = {
    accepted: '✅',
    provisional: '🔶',
    rejected: '⚪',
    no_headroom: '⚪',
    not_validated: '⚪',
    insufficient_failures: '⚪',
}; }
/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
var LIMITS;
function LIMITS$made() { return LIMITS = { diff: 200 * KIB, changes: 100 * KIB, facts: 60 * KIB, measured: 30 * KIB }; }
const NAME = 120;
const RATIONALE = 600;
const code = (text) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, NAME));
const prose = (text) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, RATIONALE));
/** The result of an optimization as Markdown, for files and job summaries: decision with its numbers, diff, evidence for each change, how to apply it. */
function* optimizationMarkdown(report) {
    const { response } = report;
    yield `## ${(MARKS ?? MARKS$made())[response.decision]} Prompt optimization: ${response.decision.replaceAll('_', ' ')}\n\n`;
    yield `${prose((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .decisionSentence */ .II)(response))}\n\n`;
    yield `agent ${code(report.agent_id)} · judge: ${(0,(_parts_verdict_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(38987))/* .judgeMarkdown */ .vB)(report, NAME)}\n\n`;
    if ((0,(_parts_is_improved_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response))
        yield* proposalBlocks(report, (LIMITS ?? LIMITS$made()));
    yield* measuredTable(response);
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(78966))/* .keeper */ .t)((LIMITS ?? LIMITS$made()).facts);
    for (const { label, text } of (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .optimizationFacts */ .p$)(report))
        kept.add(() => `- **${label}**: ${prose(text)}\n`);
    yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(kept.more)} more\n` : ''}\n`;
    const ids = [code(response.optimization_id), `validation ${code(response.validation_run_id)}`];
    yield `<sub>${[...(0,(_parts_effort_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(41014))/* .spendingParts */ .O)(report, 'agent turn'), ...ids].join(' · ')}</sub>\n`;
}
/**
 * The same folded away, for a comment or the summary of the run whose failures it learned from; empty when no new prompt came of it and
 * nothing was measured. At most `bytes` of UTF-8 in its diff and list of changes, each.
 */
function proposedPrompt(report, bytes = 12 * KIB) {
    const { response } = report;
    if (!(0,(_parts_is_improved_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response)) {
        if (response.decision === 'insufficient_failures')
            return '';
        return `**Prompt optimization**: ${response.decision.replaceAll('_', ' ')}: ${prose((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .decisionSentence */ .II)(response))}\n\n`;
    }
    const blocks = [...proposalBlocks(report, { diff: bytes, changes: bytes })].join('');
    return `<details><summary>${(0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .proposalTitle */ .R3)(response).replaceAll('<', '&lt;')}</summary>\n\n${blocks}\n</details>\n\n`;
}
function* proposalBlocks(report, limits) {
    const diff = (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .promptDiff */ .eM)(report);
    yield Buffer.byteLength(diff) <= limits.diff
        ? `${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownFence */ .p0)(diff, 'diff')}\n\n`
        : 'The diff is too long to be shown here; it stands in `prompt.diff` beside this report.\n\n';
    const { changes_made: changes } = report.response;
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(78966))/* .keeper */ .t)(limits.changes);
    for (const change of changes)
        kept.add(() => {
            const runs = change.evidence_run_ids ?? [];
            const seen = runs.length === 0 ? '' : `; seen in ${runs.slice(0, 3).map(code).join(', ')}`;
            const effect = (0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .effectWords */ .zT)(change.measured_effect, report.response);
            const what = change.category === undefined ? '' : ` for ${code(change.category)}`;
            return `- ${code(change.type)}${what}: ${prose(change.rationale)}${effect === '' ? '' : ` (${effect})`}${seen}\n`;
        });
    yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(kept.more)} more\n` : ''}\n`;
    if (report.written !== true)
        yield `To use it: ${howToUse(report)}.\n\n`;
}
/** For whoever reads it: on the machine that has the state, or far from it with the files of the workflow run. */
function howToUse({ response, pull_request, prompt_file, artifact }) {
    const merge = pull_request === undefined ? '' : `merge #${pull_request}, or `;
    if (prompt_file === undefined)
        return `${merge}put the proposed prompt in place of the agent’s`;
    if (artifact === undefined)
        return `${merge}apply the diff to ${code(prompt_file)}, or run ${code(`assay optimize --resume ${response.optimization_id} --write`)}`;
    const { name, url, workflow_run: run, directory } = artifact;
    const folder = /^[\w./-]*$/.test(directory) ? directory : `'${directory.replaceAll("'", "'\\''")}'`;
    const apply = `git apply${folder === '' ? '' : ` --directory=${folder}`} prompt.diff`;
    return `${merge}in a checkout of this commit run ${code(`gh run download ${run} -n ${name} && ${apply}`)} ([${(0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)(name)}](${url}) has the files)`;
}
function* measuredTable(response) {
    const rows = Object.entries((0,(_parts_optimization_words_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(46429))/* .heldOutOf */ .LM)(response));
    if (rows.length === 0)
        return;
    const kept = (0,(_parts_keeper_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(78966))/* .keeper */ .t)((LIMITS ?? LIMITS$made()).measured);
    for (const [metric, { from, to }] of rows)
        kept.add(() => `| ${code(metric)} | ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(23808))/* .formatScore */ .y)(from)} | ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(23808))/* .formatScore */ .y)(to)} |\n`);
    yield '| measured on the cases held out | before | after |\n|---|--:|--:|\n';
    yield `${kept.kept.join('')}\n`;
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
/* harmony import */ var _text_talk_text_js__WEBPACK_IMPORTED_MODULE_4__;
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
        ...talkNoise(found),
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
/** Of talks with simulated users: what of the scatter is theirs. */
function talkNoise({ talk_noise: noise, primary_metric: metric, }) {
    return noise === undefined ? [] : [{ label: 'users', phrase: [(0,(_text_talk_text_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(2717))/* .talkNoiseText */ .K4)(noise, metric)] }];
}
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

/***/ 46429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ decisionSentence),
/* harmony export */   LM: () => (/* binding */ heldOutOf),
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   b5: () => (/* binding */ promptTexts),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   eM: () => (/* binding */ promptDiff),
/* harmony export */   p$: () => (/* binding */ optimizationFacts),
/* harmony export */   zT: () => (/* binding */ effectWords)
/* harmony export */ });
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_closed_texts_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_unified_diff_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _is_improved_js__WEBPACK_IMPORTED_MODULE_3__;






/** What a decision means, in our own words. */
var MEANING;
function MEANING$made() { return MEANING = {
    accepted: 'proven on cases that it was not made from',
    provisional: 'better on cases that it was not made from, but not statistically proven',
    rejected: 'no candidate stood the test; the prompt stays as it is',
    no_headroom: 'another prompt has nothing to gain here; it stays as it is',
    not_validated: 'nothing was proven; the prompt stays as it is',
    insufficient_failures: 'too few failures to learn from; the prompt stays as it is',
}; }
const detailsOf = ({ details }) => (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16458))/* .shownDetails */ .IR.parse(details);
/** `hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004)`; undefined where nothing was held out. */
function holdoutWords(response) {
    const { validation, gate } = detailsOf(response);
    if (validation === undefined)
        return undefined;
    const { from, to, cases } = validation;
    const p = gate === undefined ? '' : ` (${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(gate.p_value)})`;
    return `hold-out ${from.passed}/${from.plays} → ${to.passed}/${to.plays} plays of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')}${p}`;
}
/** The decision in one sentence, numbers first. */
function decisionSentence(response) {
    const { reason } = detailsOf(response);
    const measured = holdoutWords(response);
    const meaning = (MEANING ?? MEANING$made())[response.decision];
    const sentence = `${measured === undefined ? '' : `${measured}: `}${meaning}`;
    return (0,(_is_improved_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response) || reason === undefined ? sentence : `${sentence} (${reason})`;
}
/** `Proposed system prompt: hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004), accepted`. */
function proposalTitle(response) {
    const measured = holdoutWords(response);
    return `Proposed system prompt: ${measured === undefined ? '' : `${measured}, `}${response.decision}`;
}
const signed = (difference) => `${difference < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y)(Math.abs(difference))}`;
/** Units of what is measured and may be a target; scores have none. */
var UNITS;
function UNITS$made() { return UNITS = {
    latency_ms: (value) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(Math.round(value))} ms`,
    cost_usd: (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatMoney */ .up,
    pass_rate: (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9,
}; }
/** What was measured on the cases held out; the prediction where a stored answer holds nothing else. */
function heldOutOf(response) {
    return detailsOf(response).held_out ?? response.predicted_improvement;
}
/** Each target as measured on the cases held out, with the difference in its own unit: `tone 0.55 → 0.80 (+0.25), target 0.90`. */
function aimsOf(response) {
    return (detailsOf(response).targets ?? []).map(({ metric, current, target }) => {
        const show = Object.hasOwn((UNITS ?? UNITS$made()), metric) ? ((UNITS ?? UNITS$made())[metric] ?? (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y) : (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y;
        const aim = `target ${show(Math.abs(target))}`;
        const held = heldOutOf(response);
        const measured = Object.hasOwn(held, metric) ? held[metric] : undefined;
        if (measured === undefined)
            return `${metric} ${show(Math.abs(current))} with the prompt as it is, ${aim}`;
        const { from, to } = measured;
        const difference = `${to < from ? '−' : '+'}${show(Math.abs(to - from))}`;
        return `${metric} ${show(from)} → ${show(to)} (${difference}), ${aim}`;
    });
}
const CROSS_FITTED = 'two halves, each tested what came of the other; the estimate belongs to the procedure';
/** Facts about how sure that is, each with a label. */
function optimizationFacts({ response }) {
    const details = detailsOf(response);
    const { gate, evidence, owners, excluded, flaky = [], gaps = [], notes = [] } = details;
    const aims = aimsOf(response);
    const recovered = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(flaky.length, 'case')} that failed before`;
    const facts = [
        { label: 'target', texts: aims },
        { label: 'tested', texts: gate === undefined ? [] : [gateWords(gate, aims.length > 0)] },
        { label: 'how', texts: evidence === 'cross_fitted' ? [CROSS_FITTED] : [] },
        { label: 'passing', texts: flaky.length === 0 ? [] : [`${recovered} passed every time now`] },
        { label: 'documents', texts: gaps.length === 0 ? [] : [gapWords(gaps)] },
        { label: 'owners', texts: counted('who can mend the failures: ', owners) },
        { label: 'omitted', texts: counted('failures that are not the prompt’s: ', excluded) },
        { label: 'note', texts: notes },
        { label: 'search', texts: [searchWords(details)] },
    ];
    return facts.flatMap(({ label, texts }) => texts.map((text) => ({ label, text })));
}
/** Cases named in a sentence; the others are counted. */
const MOST_NAMED = 5;
function gapWords(gaps) {
    const more = gaps.length > MOST_NAMED ? ` and ${gaps.length - MOST_NAMED} more` : '';
    const names = `${gaps.slice(0, MOST_NAMED).join(', ')}${more}`;
    return `what ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(gaps.length, 'case')} expected (${names}) stands in no passage that the agent was given: mend the documents or their search, no prompt can`;
}
/** What the test on the cases held out found. With targets the difference is one of utility, which is no share of anything. */
function gateWords({ difference, interval, p_value, alpha, minimum_detectable: least }, aimed) {
    const percent = (share) => `${share < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(Math.abs(share))}`;
    const show = aimed ? signed : percent;
    return [
        ...(difference === null ? [] : [`${aimed ? 'utility' : 'difference'} ${show(difference)}`]),
        ...(interval === null ? [] : [`95 % interval ${show(interval[0])} to ${show(interval[1])}`]),
        `${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p_value)} one-sided, needed ${alpha.toPrecision(2)}`,
        ...(typeof least === 'number' && least > 0
            ? [
                `a difference of ${aimed ? (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y)(least) : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(least)} would have been found in 4 of 5 tries`,
            ]
            : []),
    ].join('; ');
}
/** Names with their counts; none where nothing was counted. */
function counted(introduction, counts = {}) {
    const listed = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    return listed.length === 0 ? [] : [`${introduction}${listed.join(', ')}`];
}
function searchWords({ proposer, plays, seed }) {
    return [
        `lessons by the ${proposer === 'model' ? 'model' : 'catalogue'}`,
        ...(plays === undefined ? [] : [(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(plays, 'agent run')]),
        ...(seed === undefined ? [] : [`seed ${seed}`]),
    ].join(' · ');
}
/** The change as a unified diff; empty when there is none. Of a prompt in a file it is the diff of that file, to its last line feed. */
function promptDiff(report) {
    const [before, after] = promptTexts(report);
    return (0,(_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(81093))/* .unifiedDiff */ .WH)(before, after, report.prompt_file ?? 'system_prompt.md');
}
/** Both prompts as files: as they stand in their own, or with a line feed at their end. */
function promptTexts({ response, prompt_file, file_end = '\n', }) {
    const { original_prompt: before, optimized_prompt: after } = response;
    if (prompt_file !== undefined)
        return (0,(_text_closed_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(83546))/* .closedTexts */ .x)(before, after, file_end);
    const closed = (text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
    return [closed(before), closed(after)];
}
/** What one change does on the selection cases: `+20 % on the cases that it was chosen on`, with targets `utility +0.20 on …`. */
function effectWords(effect, response) {
    if (typeof effect !== 'number')
        return '';
    if (aimsOf(response).length > 0)
        return `utility ${signed(effect)} on the cases that it was chosen on`;
    return `${effect < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(Math.abs(effect))} on the cases that it was chosen on`;
}


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

/***/ 32815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ redactedReport)
/* harmony export */ });
/* harmony import */ var _text_escape_redacted_value_js__WEBPACK_IMPORTED_MODULE_0__;


/**
 * A run's report without secrets, for everything that is made of it. Before a text is cut, because half a secret is found by
 * nobody, and before it is spelled for its format (security.md S04). Cases are read when they are asked for, as before.
 */
function redactedReport(report, redact) {
    const { cases, ...rest } = report;
    return {
        ...(0,(_text_escape_redacted_value_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(79059))/* .redacted */ .p)(rest, redact),
        cases: {
            *[Symbol.iterator]() {
                for (const one of cases)
                    yield (0,(_text_escape_redacted_value_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(79059))/* .redacted */ .p)(one, redact);
            },
        },
    };
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

/***/ 16458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ (shownDetails ?? shownDetails$made())),
/* harmony export */   J5: () => (/* binding */ (optimizeRequest ?? optimizeRequest$made())),
/* harmony export */   p2: () => (/* binding */ (optimizeResponse ?? optimizeResponse$made())),
/* harmony export */   u8: () => (/* binding */ (optimization ?? optimization$made()))
/* harmony export */ });
/* unused harmony exports OPTIMIZATION_TYPES, promptChange, optimizationDecision, validationDetails */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__;



var OPTIMIZATION_TYPES;
function OPTIMIZATION_TYPES$made() { return OPTIMIZATION_TYPES = ['error_driven', 'metric_driven', 'full']; }
/** Where a metric should get to. `current` may be left out: it is measured then. */
var target;
function target$made() { return target = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    target: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().describe('Where the metric should get to.'),
    current: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().describe('Where it stands. Left out: it is measured.'),
}); }
/** Request body of POST /v1/optimize/prompt (interface 4.4). */
var optimizeRequest;
function optimizeRequest$made() { return optimizeRequest = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1).describe('Id of the agent whose prompt is optimized.'),
    optimization_type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n((OPTIMIZATION_TYPES ?? OPTIMIZATION_TYPES$made()))
        .describe('What is optimized: `error_driven` the pass rate, `metric_driven` the metrics of `target_metrics`, `full` both.'),
    failure_window: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timeWindow */ .M7
        .default('30d')
        .describe('How far back failures are looked for: a number plus d, h, m or w.'),
    min_failures: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .int()
        .min(1)
        .default(5)
        .describe('Fewest failed attempts to learn from; with fewer nothing is tried.'),
    target_metrics: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (target ?? target$made()))
        .optional()
        .describe('Metrics by name with where each should get to; `metric_driven` needs at least one.'),
    include_examples: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().default(true).describe('Whether examples may be added to the prompt.'),
    max_examples: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(0).default(5).describe('Most examples in the prompt.'),
    constraints: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        max_prompt_length: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).optional().describe('Longest prompt, in characters.'),
        preserve_sections: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().min(1))
            .optional()
            .describe('Headings or texts of the prompt that stay byte for byte.'),
    })
        .optional()
        .describe('What the new prompt must keep to.'),
    /** Extension: draws and search; default is made of the optimization's id. */
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
        .int()
        .min(0)
        .max(0xffffffff)
        .optional()
        .describe('Seed of everything that is drawn. Left out: made of the id of the optimization.'),
    /** Extension: hard limits of the whole (improvement.md 2.2 step 14). */
    budget: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
        max_agent_runs: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int().min(1).default(600).describe('Most calls of the agent.'),
        /** Together with `max_optimizer_calls` one ceiling of the calls of the model: what one leaves the other may use. */
        max_judge_calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .int()
            .min(1)
            .default(1200)
            .describe('Most calls of the judge; what it leaves, the proposer may use.'),
        /** Questions to whoever proposes, at most; a ceiling of its own. */
        max_optimizer_calls: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .int()
            .min(0)
            .default(40)
            .describe('Most calls of the model that proposes changes.'),
        max_cost_usd: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()
            .positive()
            .optional()
            .describe('Budget of agent, judge and proposer together, in US dollars.'),
        max_minutes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().positive().default(60).describe('Longest duration, in minutes.'),
    })
        .prefault({})
        .describe('Limits of the whole optimization; it ends with what there is when one is reached.'),
})
    .superRefine((value, context) => {
    if (value.optimization_type === 'metric_driven' && Object.keys(value.target_metrics ?? {}).length === 0)
        context.addIssue({
            code: 'custom',
            path: ['target_metrics'],
            message: 'a metric_driven optimization needs target_metrics',
        });
}, (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .evenIfIncomplete */ .Uu); }
/**
 * One change of the prompt. The set of types is open. Extensions: what is done where (`op`, `anchor`), what kind of failure it is made for, runs
 * that show it, and what it adds to the mean of the cases that it was chosen on (null where that was not measured).
 */
var promptChange;
function promptChange$made() { return promptChange = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    type: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    content: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    rationale: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    op: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    anchor: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    category: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional(),
    evidence_run_ids: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    measured_effect: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullish(),
}); }
/** What was decided about the candidate (contract 9); only `accepted` is proven on cases that it was not made from. */
var optimizationDecision;
function optimizationDecision$made() { return optimizationDecision = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n([
    'accepted',
    'provisional',
    'rejected',
    'no_headroom',
    'not_validated',
    'insufficient_failures',
]); }
/** Response of POST /v1/optimize/prompt: every field of interface 2.4 always, plus `decision` and `details`. */
var optimizeResponse;
function optimizeResponse$made() { return optimizeResponse = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    optimization_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    status: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    original_prompt: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    optimized_prompt: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    changes_made: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((promptChange ?? promptChange$made())),
    predicted_improvement: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ from: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), to: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() })),
    validation_run_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    decision: (optimizationDecision ?? optimizationDecision$made()),
    details: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .freeObject */ .oR,
}); }
/** Who judged and what it took, as its report says it. */
var optimizationEffort;
function optimizationEffort$made() { return optimizationEffort = (_run_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(48277))/* .runHeader */ .jy.pick({ judge: true, usage: true, duration_ms: true }); }
/** A stored optimization, with what it needs to go on in another process. */
var optimization;
function optimization$made() { return optimization = (optimizeResponse ?? optimizeResponse$made()).extend({
    agent_id: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    created_at: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
    request: (optimizeRequest ?? optimizeRequest$made()),
    /** What is drawn with; the split has its own, the same for all optimizations of an agent. */
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
    /** How often cases were held out for this agent, this time included. */
    holdout_uses: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().int(),
    /** Set before the first play of a case held out: that use counts, also where it was interrupted. */
    holdout_played: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .boolean */ .zMY().optional(),
    /** Cases that the split was made of: where too many are new it is drawn anew. */
    split_cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** What its report says besides the answer, once it has come to its end. */
    report: (optimizationEffort ?? optimizationEffort$made()).optional(),
    /** What kind each failure is, in the order in which they are collected: a later analysis may name clusters in another way. */
    kinds: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** Who can mend each of them, in the same order; empty where only its kind says so. */
    owners: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional(),
    /** Digest of prompt, attempts and cases that it began with: a continuation must have the same. */
    material: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(),
}); }
var plays;
function plays$made() { return plays = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ passed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }); }
/** `details.validation`: plays of the cases held out of those that failed, with the original and with the candidate. */
var validationDetails;
function validationDetails$made() { return validationDetails = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), from: (plays ?? plays$made()), to: (plays ?? plays$made()) }); }
/** What of `details` reports look at; everything may be missing where the optimization ended before it was known. */
var shownDetails;
function shownDetails$made() { return shownDetails = (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
    reason: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    proposer: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    evidence: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    interrupted: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP().optional().catch(undefined),
    enough_agent_runs: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    failures: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    needed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    seed: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().optional().catch(undefined),
    excluded: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    owners: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    flaky: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    gaps: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    held_out: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .object */ .Ikc({ from: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), to: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    stale: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()).optional().catch(undefined),
    /** Of a `metric_driven` or `full` optimization; what is measured and better the lower it is has a minus. */
    targets: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({ metric: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP(), current: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), target: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    notes: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .string */ .YjP()).optional().catch(undefined),
    validation: (validationDetails ?? validationDetails$made()).optional().catch(undefined),
    gate: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .looseObject */ ._H3({
        p_value: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        alpha: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        difference: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
        interval: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .tuple */ .PVZ([(zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(), (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig()]).nullable(),
        cases: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        plays: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig(),
        minimum_detectable: (zod__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(88343))/* .number */ .aig().nullish(),
    })
        .optional()
        .catch(undefined),
}); }


/***/ }),

/***/ 31608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ (PRODUCT ?? PRODUCT$made()))
/* harmony export */ });
/** Name and version as the entry points show them; a test keeps the version equal to package.json. */
var PRODUCT;
function PRODUCT$made() { return PRODUCT = { name: 'assay', package: 'agent-assay', version: '0.1.0' }; }


/***/ }),

/***/ 2690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CASSETTES: () => (/* binding */ CASSETTES),
/* harmony export */   H: () => (/* binding */ isStateMac),
/* harmony export */   Z: () => (/* binding */ stateMac),
/* harmony export */   stateKey: () => (/* binding */ stateKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__;



/** Labels of the derived keys: the same secret used elsewhere gives another one. */
const STATE = 'assay-state-v1';
const CASSETTES = 'assay-cassette-v1';
const KEY_BYTES = 32;
/** Shorter keys can be guessed; the same bound as for the key of the vault. */
const SHORTEST_KEY = 16;
var MAC;
function MAC$made() { return MAC = /^[0-9a-f]{64}$/; }
/** The signing key of a text (`ASSAY_STATE_KEY`), for the state or what the label says: HKDF-SHA-256 (RFC 5869). Fault `usage` for one that can be guessed. */
function stateKey(text, label = STATE) {
    const secret = text.trim();
    if (secret.length < SHORTEST_KEY)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', 'the key that signs the state is too short', {
            where: 'ASSAY_STATE_KEY',
            hint: `Use at least ${SHORTEST_KEY} random characters, for example from: openssl rand -hex 32`,
        });
    return { bytes: new Uint8Array((0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).hkdfSync)('sha256', secret, '', label, KEY_BYTES)) };
}
/** HMAC-SHA-256 (hex) over a JSON value, whatever the order of its keys. */
function stateMac(value, key) {
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHmac)('sha256', key.bytes).update((0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)(value)).digest('hex');
}
/** Whether this is the value's mac, in a time that does not depend on where they differ. */
function isStateMac(mac, value, key) {
    if (typeof mac !== 'string' || !(MAC ?? MAC$made()).test(mac))
        return false;
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).timingSafeEqual)(Buffer.from(mac, 'hex'), Buffer.from(stateMac(value, key), 'hex'));
}


/***/ }),

/***/ 81422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/test-cases/reading/line-index.js
var line_index;
// EXTERNAL MODULE: ./lib/test-cases/reading/piece.js
var piece;
;// CONCATENATED MODULE: ./lib/test-cases/reading/yaml-position.js

/** Finds places in documents that were parsed. The keys of a map are looked up once, at the first question about it. */
function yamlPlaces() {
    const known = new WeakMap();
    const pairOf = (map, name) => {
        const pairs = known.get(map) ?? pairsOf(map);
        known.set(map, pairs);
        return pairs.get(name);
    };
    return (root, path, what) => {
        let node = root;
        let offset = start(root);
        for (const [index, step] of path.entries()) {
            let next;
            if ((0,(dist ??= __webpack_require__(38815))/* isSeq */.oP)(node) && typeof step === 'number') {
                const item = node.items[step];
                next = item === undefined ? undefined : { key: item, value: item };
            }
            else if ((0,(dist ??= __webpack_require__(38815))/* isMap */.jh)(node))
                next = pairOf(node, String(step));
            if (next === undefined)
                return offset;
            const empty = next.value === null || ((0,(dist ??= __webpack_require__(38815))/* isScalar */.jn)(next.value) && next.value.range?.[0] === next.value.range?.[1]);
            const wanted = (what === 'key' && index === path.length - 1) || empty ? (next.key ?? next.value) : next.value;
            offset = wanted === null ? offset : start(wanted);
            if (next.value === null)
                return offset;
            node = next.value;
        }
        return offset;
    };
}
/** Of keys that are given twice the first counts. */
function pairsOf(map) {
    const pairs = new Map();
    for (const pair of map.items) {
        const name = nameOf(pair.key);
        if (name !== undefined && !pairs.has(name))
            pairs.set(name, pair);
    }
    return pairs;
}
function start(node) {
    return node.range?.[0] ?? 0;
}
function nameOf(key) {
    if (!(0,(dist ??= __webpack_require__(38815))/* isScalar */.jn)(key))
        return undefined;
    return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}

;// CONCATENATED MODULE: ./lib/test-cases/reading/yaml-value.js


/** Uses of anchors in one document, and nodes that they may stand for together (security.md S40). */
const MAX_ALIASES = 20;
const MAX_EXPANDED_NODES = 100_000;
/**
 * Plain values of a parsed document. Aliases share the value of their anchor, so an expansion costs nothing here; it is
 * counted all the same, because whoever copies the value pays for it.
 */
function yamlValue(root, text) {
    const walk = new Walk(text);
    if (!(0,(dist ??= __webpack_require__(38815))/* isSeq */.oP)(root)) {
        const { value } = walk.node(root, 0);
        return {
            entries: value === null ? [] : [{ value, node: root }],
            problems: walk.problems,
            usable: walk.usable,
        };
    }
    // Same walk as for any list, kept apart only to remember the node of each entry.
    const entries = root.items.map((item) => {
        const node = item;
        return { value: walk.node(node, 1).value, node };
    });
    return { entries, problems: walk.problems, usable: walk.usable };
}
class Walk {
    problems = [];
    usable = true;
    #text;
    #anchors = new Map();
    #aliases = 0;
    #expanded = 0;
    constructor(text) {
        this.#text = text;
    }
    node(node, depth) {
        if (node === null)
            return { value: null, nodes: 1 };
        if ((0,(dist ??= __webpack_require__(38815))/* isAlias */.Vj)(node))
            return this.#alias(node);
        if (depth >= (piece ??= __webpack_require__(23061))/* MAX_DEPTH */.lr && ((0,(dist ??= __webpack_require__(38815))/* isMap */.jh)(node) || (0,(dist ??= __webpack_require__(38815))/* isSeq */.oP)(node))) {
            this.usable = false;
            this.#say(node, `nested deeper than ${(piece ??= __webpack_require__(23061))/* MAX_DEPTH */.lr} levels`);
            return { value: null, nodes: 1 };
        }
        const result = (0,(dist ??= __webpack_require__(38815))/* isMap */.jh)(node)
            ? this.#map(node, depth)
            : (0,(dist ??= __webpack_require__(38815))/* isSeq */.oP)(node)
                ? this.#list(node.items, depth)
                : this.#scalar(node);
        // Set after the walk: an alias inside its own anchor is not defined yet.
        const anchor = node.anchor;
        if (anchor !== undefined)
            this.#anchors.set(anchor, result);
        return result;
    }
    #list(items, depth) {
        let nodes = 1;
        const value = items.map((item) => {
            const entry = this.node(item, depth + 1);
            nodes += entry.nodes;
            return entry.value;
        });
        return { value, nodes };
    }
    #map(map, depth) {
        const value = {};
        let nodes = 1;
        for (const pair of map.items) {
            const key = this.#key(pair.key, map);
            const entry = this.node(pair.value, depth + 1);
            nodes += entry.nodes + 1;
            if (key === undefined)
                continue;
            if (Object.hasOwn(value, key))
                this.#say(pair.key ?? map, `the key "${key}" is given twice`);
            else
                value[key] = entry.value;
        }
        return { value, nodes };
    }
    /** Keys are texts, as in JSON: `on`, `1` and `true` stay as they are written. */
    #key(node, map) {
        if ((0,(dist ??= __webpack_require__(38815))/* isAlias */.Vj)(node)) {
            const { value } = this.#alias(node);
            if (typeof value === 'string')
                return this.#allowed(value, node);
            this.#say(node, 'a key must be plain text');
            return undefined;
        }
        if (!(0,(dist ??= __webpack_require__(38815))/* isScalar */.jn)(node)) {
            this.#say(node ?? map, 'a key must be plain text');
            return undefined;
        }
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, { value: node.value, nodes: 1 });
        if (node.value === null && (node.source ?? '') === '') {
            this.#say(node, 'a key is missing before ":"');
            return undefined;
        }
        if (node.value === '<<' && node.type === 'PLAIN') {
            this.#say(node, 'merge keys (<<) are not supported; write the keys out');
            return undefined;
        }
        return this.#allowed(typeof node.value === 'string' ? node.value : (node.source ?? String(node.value)), node);
    }
    #allowed(key, node) {
        if (key !== (piece ??= __webpack_require__(23061))/* SWALLOWED_KEY */.t8)
            return key;
        this.#say(node, `the key ${(piece ??= __webpack_require__(23061))/* SWALLOWED_KEY */.t8} is not allowed`);
        return undefined;
    }
    #scalar(node) {
        if (typeof node.value === 'number' && !Number.isFinite(node.value))
            this.#say(node, `${this.#source(node)} is not a number that can be used`);
        return { value: node.value, nodes: 1 };
    }
    #alias(node) {
        const anchor = this.#anchors.get(node.source);
        if (anchor === undefined) {
            this.#say(node, `*${node.source} stands for an anchor that is not defined before it`);
            return { value: null, nodes: 1 };
        }
        this.#aliases++;
        this.#expanded += anchor.nodes;
        if (this.#aliases > MAX_ALIASES || this.#expanded > MAX_EXPANDED_NODES)
            this.usable = false;
        // Said once: the rest of the document would repeat it.
        if (this.#aliases === MAX_ALIASES + 1)
            this.#say(node, `more than ${MAX_ALIASES} aliases in a document; put shared text in a file of its own`);
        else if (this.#expanded > MAX_EXPANDED_NODES && this.#expanded - anchor.nodes <= MAX_EXPANDED_NODES)
            this.#say(node, `aliases stand for more than ${MAX_EXPANDED_NODES} values`);
        return anchor;
    }
    #source(node) {
        return node.source ?? this.#text.slice(node.range?.[0], node.range?.[1]);
    }
    #say(node, message) {
        this.problems.push({ offset: node.range?.[0] ?? 0, message });
    }
}

;// CONCATENATED MODULE: ./lib/test-cases/reading/read-yaml.js






/** More syntax errors than these are echoes of the first. */
const MAX_SYNTAX_ERRORS = 5;
/** The library quotes what it cannot read, however long it is. */
const LONGEST_MESSAGE = 200;
/** About twenty thousand cases. The library takes up to 20 µs for each (measured), so a larger file would hold up the run. */
const MAX_LEXEMES = 1_000_000;
var OPTIONS;
function OPTIONS$made() { return OPTIONS = {
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    keepSourceTokens: false,
    strict: true,
    logLevel: 'silent',
}; }
/**
 * A YAML file: one resource, a list of them, or several documents. Core schema only; what the library would take but a
 * reader would misread (duplicate keys, merge keys, custom tags, alias bombs) is a problem with a place (security.md S40).
 */
function readYaml(text) {
    const lines = (0,(line_index ??= __webpack_require__(64136))/* lineIndex */.D)(text);
    const place = yamlPlaces();
    const pieces = [];
    const problems = [];
    const add = ({ offset, message }) => problems.push({ ...lines(offset), message });
    const { documents, stopped } = parse(text);
    if (stopped !== undefined)
        add(stopped);
    for (const document of documents) {
        const faults = [...document.errors, ...document.warnings];
        for (const { pos, message } of faults.slice(0, MAX_SYNTAX_ERRORS))
            add({ offset: pos[0], message: firstLine(message) });
        if (faults.length > 0 || document.contents === null)
            continue;
        const result = yamlValue(document.contents, text);
        result.problems.forEach(add);
        if (!result.usable)
            continue;
        for (const { value, node } of result.entries)
            pieces.push({ value, at: (path, what = 'value') => lines(place(node, path, what)) });
    }
    return { pieces, problems };
}
/**
 * The library's parser, stopped as soon as it is too deep: its composer calls itself for every level and would run out of
 * stack. `uniqueKeys` is quadratic (security.md F9); `yamlValue` looks for duplicates instead.
 */
function parse(text) {
    const parser = new (dist ??= __webpack_require__(38815))/* Parser */.iX();
    const composer = new (dist ??= __webpack_require__(38815))/* Composer */.Dk((OPTIONS ?? OPTIONS$made()));
    const documents = [];
    let lexemes = 0;
    let versions = 0;
    const stop = (message, lexeme) => ({
        documents: [],
        stopped: { offset: parser.offset - lexeme.length, message },
    });
    for (const lexeme of new (dist ??= __webpack_require__(38815))/* Lexer */.JG().lex(text)) {
        for (const token of parser.next(lexeme))
            for (const document of composer.next(token))
                documents.push(document);
        // The first two entries of the stack are the document and its root.
        if (parser.stack.length > (piece ??= __webpack_require__(23061))/* MAX_DEPTH */.lr + 2)
            return stop(`nested deeper than ${(piece ??= __webpack_require__(23061))/* MAX_DEPTH */.lr} levels`, lexeme);
        if (++lexemes > MAX_LEXEMES)
            return stop('is too large for YAML; split it, or write one case a line in a .jsonl file', lexeme);
        if (lexeme.startsWith('---'))
            versions = 0;
        if (lexeme.startsWith('%YAML') && ++versions > 1)
            return stop('the YAML version is given twice', lexeme);
    }
    for (const token of parser.end())
        for (const document of composer.next(token))
            documents.push(document);
    // Forced, so that directives without a document are noticed.
    for (const document of composer.end(true, text.length))
        documents.push(document);
    return { documents };
}
/** The library's sentences may go on with an excerpt of the source. */
function firstLine(message) {
    const line = message.split('\n', 1)[0]?.replace(/[:.]$/, '') ?? '';
    return (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(line, LONGEST_MESSAGE);
}


/***/ }),

/***/ 83546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ closedTexts)
/* harmony export */ });
/**
 * A text and what became of it, as they stand in a file: `end` is what closes the file behind the text (`\n` or nothing). A changed text that
 * ends in a line feed which the first had not is closed by that one, so that no empty line comes at the end of the file.
 */
function closedTexts(before, after, end) {
    const closed = after.endsWith('\n') && !before.endsWith('\n');
    return [before + end, closed ? after : after + end];
}


/***/ }),

/***/ 79059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
/** Plain data (as JSON has it) with every text and name in it redacted; what holds nothing to redact is not copied. */
function redacted(value, redact) {
    if (redact === undefined)
        return value;
    const copy = (one) => {
        if (typeof one === 'string')
            return redact(one);
        if (typeof one !== 'object' || one === null)
            return one;
        if (Array.isArray(one))
            return changed(one, copy);
        const names = Object.keys(one);
        const shown = changed(names, redact);
        const parts = names.map((name) => one[name]); // Its own key.
        const copied = changed(parts, copy);
        if (shown === names && copied === parts)
            return one;
        return Object.fromEntries(shown.map((name, at) => [name, copied[at]]));
    };
    return copy(value); // Texts stay texts, so the shape is the same.
}
/** The list with every entry changed; the list itself where none is. */
function changed(list, change) {
    let copy;
    for (let at = 0; at < list.length; at++) {
        const one = list[at]; // Below its length.
        const other = change(one);
        if (other !== one)
            copy ??= list.slice(0, at);
        copy?.push(other);
    }
    return copy ?? list;
}


/***/ }),

/***/ 40182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   vW: () => (/* binding */ breakLegacy)
/* harmony export */ });
/* unused harmony export workflowCommand */
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__;

/** `##[` also where ignorable characters hide in it; the runner compares by culture and looks through them (security.md F1). */
var LEGACY_START;
function LEGACY_START$made() { return LEGACY_START = /#\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[/gu; }
/** Text in which the older command form `##[` stands no more; the rest is as it was. */
const breakLegacy = (text) => text.replace((LEGACY_START ?? LEGACY_START$made()), '# #[');
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
/**
 * One command line for the Actions runner, escaped as its own toolkit does. The message and the values may be anyone's
 * text: they cannot end the line, add a property or start another command. Empty and undefined properties are left out.
 * A mask is passed on byte by byte, because a cleaned secret would mask something else.
 */
function workflowCommand(name, properties = {}, message = '') {
    const safe = (text) => (name === 'add-mask' ? text : breakLegacy(cleanText(text)));
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeProperty(safe(String(value)))}`)
        .join(',');
    return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(safe(message))}`;
}
/**
 * Anyone's text for a runner's log: every line begins with `│ `, no line is a command in either form, nothing moves the
 * cursor or hides. The result may hold several lines; no line break at the end.
 */
function logLine(text) {
    return (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text)
        .split('\n')
        .map((line) => `│ ${breakLegacy(line).replace(/^(\s*):(?=:)/, '$1: ')}`)
        .join('\n');
}


/***/ })

};
