export const id = 7521;
export const ids = [7521];
export const modules = {

/***/ 56255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ postCheck)
/* harmony export */ });
/* unused harmony export MOST_ANNOTATIONS */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18624);
/* harmony import */ var _read_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62133);



/** Limits of GitHub's API (toolchain.md 4). */
const A_REQUEST = 50;
const TITLE_LENGTH = 255;
const SUMMARY_LENGTH = 65_535;
/** 64 KB, in bytes. */
const MESSAGE_BYTES = 64 * 1024;
/** Characters to try a summary with, each after a 422. */
const BUDGETS = [60_000, 30_000, 10_000];
/** Two requests. Who looks at a pull request reads fewer; the report has them all. */
const MOST_ANNOTATIONS = 100;
/**
 * Creates a finished check on the head commit, with up to 50 annotations; the others follow in further requests, and when one
 * of these fails the decision stands all the same.
 */
async function postCheck(client, context, request) {
    if (context.headSha === '')
        return { status: 'failed', reason: 'The event names no commit for a check.' };
    const title = within((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(request.title), TITLE_LENGTH);
    const all = (request.annotations ?? []).filter(isPlaced).slice(0, MOST_ANNOTATIONS).map(fitting);
    const check = {
        name: request.name,
        headSha: context.headSha,
        status: 'completed',
        conclusion: request.conclusion,
        title: title === '' ? request.conclusion : title,
        detailsUrl: request.detailsUrl ?? (0,_read_context_js__WEBPACK_IMPORTED_MODULE_1__/* .runUrl */ .Vp)(context),
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
        return { status: 'created', id, url, annotated, reason: refusal((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error)).reason };
    }
    return { status: 'created', id, url, annotated: all.length };
}
/** Creates it with the longest summary that GitHub takes. */
async function create(client, check, summaryFor) {
    for (const [rung, budget] of BUDGETS.entries()) {
        const summary = within(summaryFor(budget), SUMMARY_LENGTH);
        try {
            return { ...(await client.createCheck({ ...check, summary })), summary };
        }
        catch (error) {
            const isTooLong = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC && error.subcode === 'unprocessable';
            if (!isTooLong || rung === BUDGETS.length - 1)
                throw error;
        }
    }
    throw new Error('the last rung returns or throws');
}
function refusal(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC))
        throw error;
    const hint = error.hint === undefined ? '' : ` ${error.hint}`;
    return error.subcode === 'forbidden'
        ? { status: 'forbidden', reason: `${error.message}.${hint}` }
        : { status: 'failed', reason: `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .faultLine */ .z9)(error)}.${hint}` };
}
/** GitHub refuses the whole request for one annotation whose path is none of the repository. */
function isPlaced({ path }) {
    return path !== '' && !path.startsWith('/') && !path.split('/').includes('..');
}
function fitting(annotation) {
    return {
        ...annotation,
        line: Math.max(1, Math.trunc(annotation.line) || 1),
        title: within((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(annotation.title), TITLE_LENGTH),
        message: withinBytes((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(annotation.message)) || '–',
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

/***/ 59951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ bodyLadder)
/* harmony export */ });
/* unused harmony export COMMENT_BUDGETS */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Characters to try with, each after a 422: GitHub's limit of 65,536 is not promised anywhere (toolchain.md 4). */
const COMMENT_BUDGETS = [60_000, 45_000, 30_000, 15_000];
/** The words as `body` writes them for each budget, under their marker; longest first. */
function bodyLadder(body, marker) {
    let rung = 0;
    const render = (budget) => {
        const text = body(budget, marker);
        return text.startsWith(`${marker}\n`) ? text : `${marker}\n${text}`;
    };
    // Made before the first look: what happens between look and write should take no time.
    let text = render(COMMENT_BUDGETS[0]);
    return {
        current: () => text,
        shorten(error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.subcode !== 'unprocessable')
                return false;
            const refused = text.length;
            while (text.length >= refused && rung + 1 < COMMENT_BUDGETS.length)
                text = render(COMMENT_BUDGETS[(rung += 1)]);
            return text.length < refused;
        },
    };
}


/***/ }),

/***/ 53293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   h8: () => (/* binding */ compareTold),
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
function compareTold(a, b) {
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
        const told = { run: Number(rest[1]), attempt: Number(rest[2]), failed: rest[3] !== undefined };
        found.push({ ...comment, told });
    }
    return found.sort((a, b) => a.id - b.id);
}
/** A key without anything that ends an HTML comment or a word of the marker; different keys stay different. */
function markerKey(key) {
    return encodeURIComponent(key.toWellFormed()).replaceAll('--', '-%2D');
}


/***/ }),

/***/ 28218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sY: () => (/* binding */ isNightly),
  px: () => (/* binding */ keepIssue)
});

// UNUSED EXPORTS: NIGHTLY_LABEL

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/comment-bodies.js
var comment_bodies = __webpack_require__(59951);
// EXTERNAL MODULE: ./lib/github/comment-marker.js
var comment_marker = __webpack_require__(53293);
;// CONCATENATED MODULE: ./lib/github/nightly-mark.js

const REST = /^(\d{1,15})\.(\d{1,9}) sha=([0-9a-f]{1,64}) failing=(\d{1,9}) first=(\d{1,15})\.(\d{1,16}) bad=([0-9a-f]{1,64}) good=([0-9a-f]{1,64}) -->(?:\r?\n|$)/;
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
    const { version, sha, passed } = run;
    const starts = { run: version.run, id: run.id, sha };
    if (before === undefined)
        return passed
            ? undefined
            : { mark: { version, sha, failing: 1, first: starts, good: '' }, state: 'open', retold: true };
    const { mark, state } = before;
    const order = (0,comment_marker/* compareVersions */.Zy)(version, mark.version);
    if (order < 0 || (order === 0 && passed && mark.failing > 0))
        return undefined;
    if (passed) {
        const isMended = mark.failing > 0;
        return {
            mark: { ...mark, version, sha, failing: 0, good: sha },
            state: isMended ? 'closed' : state,
            retold: isMended,
        };
    }
    if (mark.failing === 0)
        return { mark: { ...mark, version, sha, failing: 1, first: starts }, state: 'open', retold: true };
    // An attempt of the run that wrote last is counted already.
    const failing = mark.failing + (version.run === mark.version.run ? 0 : 1);
    return { mark: { ...mark, version, sha, failing }, state: sha === mark.sha ? state : 'open', retold: true };
}
const begin = (key) => `<!-- assay-issue:${(0,comment_marker/* markerKey */.s8)(key)} run=`;
const hex = (sha) => (/^[0-9a-f]{7,64}$/.test(sha) ? sha : NONE);
const commit = (told = NONE) => (told === NONE ? '' : told);
function markOf(body, start) {
    if (!body.startsWith(start))
        return undefined;
    const told = REST.exec(body.slice(start.length, start.length + LONGEST_REST));
    if (told === null)
        return undefined;
    const [, run, attempt, sha, failing, firstRun, firstId, bad, good] = told;
    return {
        version: { run: Number(run), attempt: Number(attempt) },
        sha: commit(sha),
        failing: Number(failing),
        first: { run: Number(firstRun), id: Number(firstId), sha: commit(bad) },
        good: commit(good),
    };
}

;// CONCATENATED MODULE: ./lib/github/nightly-issue.js




/** By which the issues are listed. */
const NIGHTLY_LABEL = 'assay';
/** Runs that test what is merged. A merge queue tests pull requests, whatever its event says. */
const EVENTS = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch', 'push']);
const WORKFLOW_TOKEN = 'github-actions[bot]';
/** Looks at the list before giving up, and waits for a list that is behind, as for a comment. */
const MOST_LOOKS = 8;
const MOST_LAGS = 3;
const MOST_REFUSALS = 2;
/** How long a racer may take from its look to its write. */
const SETTLE_MS = 500;
/** Faults after which an issue may have been opened or not: the next look tells. */
const PASSING = new Set(['timeout', 'connection', 'overloaded']);
/** Whether the run is about what is merged: not about a pull request, nor about a tag, which says nothing of a branch. */
function isNightly({ event, pullRequest, baseBranch, }) {
    return pullRequest === undefined && baseBranch !== undefined && EVENTS.has(event);
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
        if (!(error instanceof errors/* Fault */.vC))
            throw error;
        if (error.subcode === 'forbidden')
            return {
                status: 'forbidden',
                reason: `${error.message}. Give the job the permission "issues: write".`,
            };
        return {
            status: 'failed',
            reason: `${(0,errors/* faultLine */.z9)(error)}.${error.hint === undefined ? '' : ` ${error.hint}`}`,
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
        const newer = found.some(({ mark }) => (0,comment_marker/* compareVersions */.Zy)(mark.version, run.version) > 0);
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
            if (!(error instanceof errors/* Fault */.vC && PASSING.has(error.code)) || refusals > MOST_REFUSALS)
                throw error;
            await clock.sleep(SETTLE_MS);
        }
    }
    throw new errors/* Fault */.vC('conflict', 'The issue did not come to rest: others keep changing it', {
        subcode: 'conflict',
    });
}
/** Whether the issue tells of this run. A good job beside a failing one may have written over it: then it is written again. */
const stands = ({ mark }, run) => (0,comment_marker/* compareVersions */.Zy)(mark.version, run.version) === 0 && (run.passed || mark.failing > 0);
function nightly_issue_open(client, { key, title, body }, { mark }) {
    const words = (budget, marker) => body(budget, marker, mark, undefined);
    return shortening(words, nightlyMarker(key, mark), (text) => client.createIssue({ title, body: text, labels: [NIGHTLY_LABEL] }));
}
async function update(client, { key, title, body }, target, { mark, state, retold }) {
    const marker = nightlyMarker(key, mark);
    // What does not change is not sent: a person may be closing it this moment.
    const change = state === target.state ? {} : { state };
    if (!retold) {
        await client.updateIssue(target.number, { body: remarked(target.body, marker), ...change });
        return;
    }
    const words = (budget) => body(budget, marker, mark, target.mark);
    await shortening(words, marker, (text) => client.updateIssue(target.number, { title, body: text, ...change }));
}
/** Writes the longest words that GitHub takes. */
async function shortening(words, marker, write) {
    const bodies = (0,comment_bodies/* bodyLadder */.T)(words, marker);
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
            if (!(error instanceof errors/* Fault */.vC))
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
    let isAsked = false;
    return async (all, author = '') => {
        const marked = markedIssues(all, key);
        if (author !== '')
            identity = author;
        else if (!isAsked && marked.length > 0 && marked.every((issue) => issue.author !== identity)) {
            isAsked = true;
            identity = await client.viewer();
        }
        return marked.filter((issue) => issue.author === identity);
    };
}


/***/ }),

/***/ 16466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ nightlyHistory),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   mu: () => (/* binding */ nightlyTitle),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   t$: () => (/* binding */ NIGHTLY_NOTE)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);


/** Code points of the name of a suite in a title; GitHub takes 256 for all of it. */
const NAME = 80;
/** Nothing that could end a link, as in the footer of a comment. */
const ADDRESS = /^https:\/\/[\w.:/@%+~?=#-]{1,500}$/;
/** The decision in our own words and numbers: a title is not Markdown, so that nothing could be escaped in it. */
function nightlyTitle({ header }, key) {
    const { counts, conclusion } = header;
    const judged = counts.total - counts.skipped;
    const unjudged = counts.errored === 0 ? '' : `, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(counts.errored)} could not be judged`;
    return `Evals ${conclusion === 'passed' ? 'passed again' : 'failed'} (${suiteName(key)}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(counts.passed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(judged, 'case')} passed${unjudged}`;
}
/** The name of a suite in a title. */
const suiteName = (key) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(key.replaceAll('@', ' on ').replace(/[^\w./ -]+/g, '?'), NAME);
/** Since when it fails and between which commits; numbers and addresses only. `before` is what was known before a good run. */
function nightlyHistory(mark, before, place) {
    const { first } = mark;
    const root = `${place.serverUrl}/${place.owner}/${place.repository}`;
    const runOf = (number, id) => link(`run ${number}`, `${root}/actions/runs/${id}`);
    const commitOf = (sha) => sha === '' ? 'not known' : link(`<code>${sha.slice(0, 7)}</code>`, `${root}/commit/${sha}`);
    const begun = `${runOf(first.run, first.id)}, commit ${commitOf(first.sha)}`;
    if (mark.failing === 0)
        return list('Until when', [
            `First failing run: ${begun}`,
            `Failing runs: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(before?.failing ?? 0)}`,
            `Passes again: ${runOf(place.runNumber, place.runId)}, commit ${commitOf(mark.sha)}`,
        ]);
    return list('Since when', [
        `First failing run: ${begun}`,
        `Last good commit: ${commitOf(mark.good)}${rangeOf(mark, root)}`,
        `Failing runs: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(mark.failing)}`,
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
const list = (title, items) => `\n#### ${title}\n\n${items.map((item) => `- ${item}\n`).join('')}\n`;
/** A link, where the address holds nothing that could end it; else the text alone. */
const link = (text, address) => ADDRESS.test(address) ? `[${text}](${address})` : text;


/***/ }),

/***/ 67521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FORK_NOTICE: () => (/* binding */ FORK_NOTICE),
  isPosted: () => (/* binding */ isPosted),
  isReadOnly: () => (/* binding */ isReadOnly),
  yD: () => (/* binding */ issueKeyOf),
  TN: () => (/* binding */ keyOf),
  postResults: () => (/* binding */ postResults),
  J5: () => (/* binding */ refused),
  Hx: () => (/* binding */ sourceUrl)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/text/clean-text.js
var clean_text = __webpack_require__(18624);
// EXTERNAL MODULE: ./lib/text/escape-markdown.js
var escape_markdown = __webpack_require__(71852);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/reports/parts/case-kind.js
var case_kind = __webpack_require__(37447);
// EXTERNAL MODULE: ./lib/reports/parts/case-markdown.js
var case_markdown = __webpack_require__(86016);
// EXTERNAL MODULE: ./lib/reports/parts/case-problem.js
var case_problem = __webpack_require__(84262);
;// CONCATENATED MODULE: ./lib/reports/parts/comment-ladder.js
/** Everything that a comment can hold: with plain texts it fits 60,000 characters. More cases than that are counted. */
const WHOLE = {
    trend: true,
    passing: 100,
    reason: 300,
    outputs: 8,
    answers: 8,
    rows: 30,
    sentence: 600,
};
/** What goes first when a comment is too long: what helps least to decide. */
const STEPS = [
    { trend: false },
    { passing: 30 },
    { passing: 0 },
    { reason: 120 },
    { reason: 0 },
    { outputs: 3 },
    { outputs: 0 },
    { answers: 3 },
    { answers: 0 },
    { rows: 15 },
    { rows: 8 },
    { rows: 4 },
    { rows: 2, sentence: 300 },
    { rows: 1, sentence: 150 },
    { rows: 0, sentence: 80 },
];
/** The ladder of a comment, from everything to the bare verdict: trend, passing cases, reasons, outputs, answers of flips, tables. */
const RUNGS = [
    WHOLE,
    ...STEPS.map((_, index) => Object.assign({ ...WHOLE }, ...STEPS.slice(0, index + 1))),
];

// EXTERNAL MODULE: ./lib/reports/parts/failing-scorers.js
var failing_scorers = __webpack_require__(99574);
// EXTERNAL MODULE: ./lib/reports/parts/shown-cases.js
var shown_cases = __webpack_require__(22119);
;// CONCATENATED MODULE: ./lib/reports/parts/comment-cases.js









/** Code points of a question and of an answer in a block, of an id and of a short name. */
const INPUT = 600;
const OUTPUT = 1_500;
const ID = 300;
const NAME = 80;
/** Scorers of one case in a table cell. */
const MOST_SCORERS = 3;
/** Code points of an error where reasons are left out: without it the row would say nothing. */
const SHORT_ERROR = 80;
/** Reads the cases once and keeps those that the largest comment has room for. */
function gatherCases(cases) {
    const found = {
        failing: { shown: [], count: 0 },
        errored: { shown: [], count: 0 },
        passing: { ids: [], count: 0 },
        shown: { below: { shown: [], count: 0 }, others: [], count: 0 },
        weakFailures: 0,
    };
    for (const one of cases) {
        const kind = (0,case_kind/* caseKind */.H)(one);
        if (kind === 'failing' || kind === 'errored') {
            const list = found[kind];
            list.count += 1;
            if (list.shown.length < WHOLE.rows)
                list.shown.push(one);
        }
        else if (kind === 'passing') {
            found.passing.count += 1;
            if (found.passing.ids.length < WHOLE.passing)
                found.passing.ids.push(one.id);
        }
        else if ((0,shown_cases/* isShownOnly */.A)(one))
            addShown(found.shown, one);
        else if (kind === 'weak' && one.status === 'failed')
            found.weakFailures += 1;
    }
    return found;
}
function addShown(found, one) {
    found.count += 1;
    if ((0,failing_scorers/* failingScorers */._4)(one).length > 0) {
        found.below.count += 1;
        if (found.below.shown.length < WHOLE.rows)
            found.below.shown.push(one);
    }
    else if (found.others.length < WHOLE.passing)
        found.others.push(one.id);
}
/** Failing cases with their scorers, then question and answer of the first; unfolded where nothing above names them. */
function failingBlock({ shown, count }, linkBase, open, rung) {
    if (count === 0)
        return '';
    const head = (0,format/* formatCounted */.So)(count, 'failing case');
    const kept = shown.slice(0, rung.rows);
    if (kept.length === 0)
        return `${head}.\n\n`;
    return `<details${open ? ' open' : ''}><summary>${head}</summary>\n\n${tableOf(kept, count, linkBase, rung)}${answersOf(kept, rung.outputs)}</details>\n\n`;
}
/** Cases with results that are no evidence: those below the bar like failing ones, the others by id. Answers share the room of `failing`. */
function shownBlock({ shown, failing }, header, linkBase, rung) {
    const { below, others, count } = shown;
    if (count === 0)
        return '';
    const head = (0,shown_cases/* shownHeading */.C)({ count, below: below.count }, header);
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
function tableOf(kept, count, linkBase, rung) {
    const rows = kept.map((one) => `| ${(0,case_markdown/* nameMarkdown */.Hm)(one)} | ${whyCell(one, rung)} | ${(0,case_markdown/* placeMarkdown */.Bo)(one, linkBase)} |\n`);
    return `| case | why | where |\n|---|---|---|\n${rows.join('')}${moreOf(count - kept.length)}\n`;
}
const answersOf = (kept, most) => kept.slice(0, most).map(questionAndAnswer).join('');
/** Cases that could not be judged: they say nothing about the answers. */
function erroredBlock({ shown, count }, linkBase, rung) {
    if (count === 0)
        return '';
    const head = `${(0,format/* formatCounted */.So)(count, 'case')} could not be judged`;
    const kept = shown.slice(0, rung.rows);
    if (kept.length === 0)
        return `${head}.\n\n`;
    const rows = kept.map((one) => {
        const { code, message } = (0,case_problem/* caseProblem */.w)(one);
        const why = `${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(code, NAME))}: ${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(message, rung.reason || SHORT_ERROR))}`;
        return `| ${(0,case_markdown/* nameMarkdown */.Hm)(one)} | ${why} | ${(0,case_markdown/* placeMarkdown */.Bo)(one, linkBase)} |\n`;
    });
    return `<details><summary>${head}</summary>\n\n| case | error | where |\n|---|---|---|\n${rows.join('')}${moreOf(count - kept.length)}\n</details>\n\n`;
}
/** How many passed, and their ids where there is room. */
function passingBlock({ ids, count }, rung) {
    if (count === 0)
        return '';
    const head = (0,format/* formatCounted */.So)(count, 'passing case');
    const kept = ids.slice(0, rung.passing);
    if (kept.length === 0)
        return `${head}.\n\n`;
    return `<details><summary>${head}</summary>\n\n${idList(kept, count)}\n\n</details>\n\n`;
}
function idList(kept, count) {
    const more = count > kept.length ? ` and ${(0,format/* formatCount */.B4)(count - kept.length)} more` : '';
    return `${kept.map((id) => (0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(id, ID))).join(' · ')}${more}`;
}
function whyCell(one, rung) {
    const failing = (0,failing_scorers/* failingScorers */._4)(one);
    const lines = failing.slice(0, MOST_SCORERS).map((each) => {
        const notes = (0,failing_scorers/* failingNotes */.Ut)(each, one);
        const numbers = `${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(each.scorer, NAME))} **${(0,failing_scorers/* failingNumbers */.ZP)(each).replace('<', '&lt;')}**`;
        const reason = rung.reason === 0 || each.reasoning === ''
            ? ''
            : `: ${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(each.reasoning, rung.reason))}`;
        return `${numbers}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}${reason}`;
    });
    if (failing.length > MOST_SCORERS)
        lines.push(`and ${failing.length - MOST_SCORERS} more`);
    return lines.join('<br>') || 'did not pass';
}
function questionAndAnswer(one) {
    const first = (0,failing_scorers/* failingScorers */._4)(one)[0];
    const turn = first === undefined ? undefined : one.attempts[first.attempt]?.turns[first.turn];
    if (turn === undefined)
        return '';
    return [
        `<details><summary>${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(one.id, ID))}: question and answer</summary>`,
        '',
        (0,escape_markdown/* markdownFence */.p0)((0,truncate/* truncateText */.E)(turn.input, INPUT), 'text'),
        '',
        (0,escape_markdown/* markdownFence */.p0)((0,truncate/* truncateText */.E)(turn.output, OUTPUT), 'text'),
        '',
        '</details>',
        '',
        '',
    ].join('\n');
}
const moreOf = (count) => count > 0 ? `\n${(0,format/* formatCounted */.So)(count, 'more case')}: see the report.\n` : '';

// EXTERNAL MODULE: ./lib/reports/parts/answer-diff.js
var answer_diff = __webpack_require__(91124);
// EXTERNAL MODULE: ./lib/reports/parts/comparison-words.js
var comparison_words = __webpack_require__(23533);
;// CONCATENATED MODULE: ./lib/reports/parts/comment-flips.js







/** Code points of an answer shown alone, lines of a difference and its code points. */
const ANSWER = 1_200;
const DIFFERENCE_LINES = 24;
const DIFFERENCE = 2_000;
const comment_flips_ID = 300;
/** What a comment says about flipped cases. Answers are compared once, however many rungs ask for them. */
function flipBlocks(comparison, linkBase) {
    const worse = (0,comparison_words/* flipsOf */.ou)(comparison, 'pass_to_fail');
    const others = OTHERS.map(({ kind, title, why }) => ({ title, why, flips: (0,comparison_words/* flipsOf */.ou)(comparison, kind) }));
    const answers = worse
        .filter(({ before, after }) => before !== null || after !== null)
        .slice(0, WHOLE.answers)
        .map(beforeAndNow);
    return {
        worse: worse.length,
        tables: (rung) => [worseTable(worse, linkBase, rung), ...others.map((other) => folded(other, rung))].join(''),
        answers: (rung) => answers.slice(0, rung.answers).join(''),
    };
}
const OTHERS = [
    { kind: 'fail_to_pass', title: 'Failed before, pass now', why: 'why it failed' },
    { kind: 'changed_criteria', title: 'Under other criteria, not compared', why: 'reason' },
    { kind: 'new', title: 'Not in the baseline', why: 'reason' },
    { kind: 'removed', title: 'Only in the baseline', why: 'reason' },
];
const reasonCell = ({ reason }, rung) => reason === '' ? '–' : (0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(reason, rung.reason));
function worseTable(flips, linkBase, rung) {
    if (flips.length === 0)
        return '';
    const title = `**Passed before, fails now: ${(0,format/* formatCounted */.So)(flips.length, 'case')}**\n\n`;
    const shown = flips.slice(0, rung.rows);
    if (shown.length === 0)
        return title;
    const why = rung.reason > 0;
    const rows = shown.map((flip) => {
        const cells = [
            (0,case_markdown/* nameMarkdown */.Hm)(flip),
            (0,comparison_words/* flipNote */.Um)(flip) || '–',
            ...(why ? [reasonCell(flip, rung)] : []),
            (0,case_markdown/* placeMarkdown */.Bo)(flip, linkBase),
        ];
        return `| ${cells.join(' | ')} |\n`;
    });
    return `${title}| case | verdict |${why ? ' why it fails |' : ''} where |\n|---|---|---|${why ? '---|' : ''}\n${rows.join('')}${comment_flips_moreOf(flips.length - shown.length)}\n`;
}
function folded({ title, why, flips }, rung) {
    if (flips.length === 0)
        return '';
    const head = `${title}: ${(0,format/* formatCounted */.So)(flips.length, 'case')}`;
    const shown = flips.slice(0, rung.rows);
    if (shown.length === 0)
        return `${head}.\n\n`;
    const told = rung.reason > 0;
    const rows = shown.map((flip) => {
        const status = `${flip.from ?? '–'} → ${flip.to ?? '–'}`;
        return `| ${[(0,case_markdown/* nameMarkdown */.Hm)(flip), status, ...(told ? [reasonCell(flip, rung)] : [])].join(' | ')} |\n`;
    });
    return `<details><summary>${head}</summary>\n\n| case | status |${told ? ` ${why} |` : ''}\n|---|---|${told ? '---|' : ''}\n${rows.join('')}${comment_flips_moreOf(flips.length - shown.length)}\n</details>\n\n`;
}
const comment_flips_moreOf = (count) => count > 0 ? `\n${(0,format/* formatCounted */.So)(count, 'more case')}: see the report.\n` : '';
function beforeAndNow({ id, before, after }) {
    return [
        `<details><summary>Before and now: ${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(id, comment_flips_ID))}</summary>`,
        '',
        ...(before !== null && after !== null ? bothAnswers(before, after) : [oneAnswer(before, after)]),
        '',
        '</details>',
        '',
        '',
    ].join('\n');
}
function bothAnswers(before, after) {
    const { lines, more } = (0,answer_diff/* answerDiff */._)(before, after, DIFFERENCE_LINES);
    if (lines.length === 0)
        return ['The answer is the same in both runs:', '', (0,escape_markdown/* markdownFence */.p0)((0,truncate/* truncateText */.E)(after, ANSWER), 'text')];
    return [
        (0,escape_markdown/* markdownFence */.p0)((0,truncate/* truncateText */.E)(lines.join('\n'), DIFFERENCE), 'diff'),
        ...(more > 0 ? ['', `${(0,format/* formatCounted */.So)(more, 'more line')}.`] : []),
    ];
}
const oneAnswer = (before, after) => `${before === null ? 'Now (no answer before):' : 'Before (no answer now):'}\n\n${(0,escape_markdown/* markdownFence */.p0)((0,truncate/* truncateText */.E)(before ?? after ?? '', ANSWER), 'text')}`;

// EXTERNAL MODULE: ./lib/reports/parts/calibration-line.js
var calibration_line = __webpack_require__(9309);
// EXTERNAL MODULE: ./lib/reports/parts/effort.js
var effort = __webpack_require__(41014);
// EXTERNAL MODULE: ./lib/reports/parts/repeats-line.js
var repeats_line = __webpack_require__(35093);
// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict = __webpack_require__(38987);
;// CONCATENATED MODULE: ./lib/reports/parts/comment-footer.js







/** Code points of the name of a model and of a run. */
const comment_footer_NAME = 100;
/** Nothing that could end a link or mean something to Markdown; longer ones are not ours. */
const ADDRESS = /^https:\/\/[\w.:/@%+~?=#-]{1,500}$/;
/** What repeats say, how far the judge is to be believed, who judged, what it took, and where to read on. */
function commentFooter({ header, repeats, calibration = [] }, links, rung) {
    const judge = header.judge.mode === 'offline' ? (0,verdict/* judgeName */.Bt)(header) : (0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)((0,verdict/* judgeName */.Bt)(header), comment_footer_NAME));
    const parts = [
        `judge ${judge}`,
        ...(0,effort/* spendingParts */.O)(header).filter((part) => !part.startsWith('cost ')),
        `run ${(0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(header.run_id, comment_footer_NAME))}`,
        ...comment_footer_link('workflow run', links.run),
        ...comment_footer_link('report', links.artifact),
        ...comment_footer_link('re-run', links.rerun),
    ];
    return [
        repeats === undefined ? '' : `Repeats: ${(0,repeats_line/* repeatsLine */.p)(repeats).replaceAll('<', '&lt;')}\n\n`,
        (0,calibration_line/* calibrationLine */.L)(calibration.slice(0, rung.rows), header),
        rung === WHOLE ? '' : '<sub>Shortened to fit into a comment; the report has everything.</sub>\n\n',
        `<sub>${parts.join(' · ')}</sub>\n`,
    ].join('');
}
const comment_footer_link = (text, address) => address !== undefined && ADDRESS.test(address) ? [`[${text}](${address})`] : [];

// EXTERNAL MODULE: ./lib/reports/parts/comparison-blocks.js
var comparison_blocks = __webpack_require__(31112);
// EXTERNAL MODULE: ./lib/reports/parts/scorer-note.js
var scorer_note = __webpack_require__(87685);
;// CONCATENATED MODULE: ./lib/reports/parts/comment-scorers.js





const MARKS = {
    regression: '🔻 ',
    suspected: '⚠️ ',
    improvement: '🔺 ',
};
const RANK = { regression: 0, suspected: 1, improvement: 2 };
const RANK_OF_OTHERS = 3;
/** Mean of each scorer, and beside a baseline its change with interval and verdict; those that moved come first. */
function commentScorers({ scorers, comparison }, rung) {
    const deltas = comparison?.scorers ?? {};
    const deltaOf = ({ name }) => (Object.hasOwn(deltas, name) ? deltas[name] : undefined);
    const compared = scorers.some((row) => deltaOf(row) !== undefined);
    const rank = (row) => RANK[deltaOf(row)?.verdict ?? 'unchanged'] ?? RANK_OF_OTHERS;
    const shown = [...scorers].sort((a, b) => rank(a) - rank(b)).slice(0, rung.rows);
    if (shown.length === 0)
        return '';
    const noted = shown.some((row) => (0,scorer_note/* scorerNote */.P)(row) !== '');
    const rows = shown.map((row) => {
        const delta = deltaOf(row);
        const [change, interval, , verdict] = (0,comparison_blocks/* deltaCells */.gM)(delta);
        const cells = [
            (0,escape_markdown/* markdownCode */.D9)((0,truncate/* truncateText */.E)(row.name, 100)),
            row.mean === null ? '–' : (0,format/* formatScore */.y)(row.mean),
            `${(0,format/* formatCount */.B4)(row.passed)}/${(0,format/* formatCount */.B4)(row.judged)}`,
            ...(compared
                ? [change, interval, `${delta === undefined ? '' : (MARKS[delta.verdict] ?? '')}${verdict}`]
                : []),
            ...(noted ? [(0,scorer_note/* scorerNote */.P)(row)] : []),
        ];
        return `| ${cells.join(' | ')} |\n`;
    });
    const more = scorers.length - shown.length;
    return [
        `| scorer | mean | passed |${compared ? ' Δ baseline | 95 % interval | verdict |' : ''}${noted ? ' note |' : ''}\n`,
        `|---|--:|--:|${compared ? '--:|--:|---|' : ''}${noted ? '---|' : ''}\n`,
        ...rows,
        more > 0 ? `\n${(0,format/* formatCounted */.So)(more, 'more scorer')}: see the report.\n` : '',
        '\n',
    ].join('');
}

// EXTERNAL MODULE: ./lib/reports/parts/comment-trend.js
var comment_trend = __webpack_require__(58621);
// EXTERNAL MODULE: ./lib/text/after-colon.js
var after_colon = __webpack_require__(39155);
// EXTERNAL MODULE: ./lib/text/format-difference.js
var format_difference = __webpack_require__(54826);
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var phrase = __webpack_require__(313);
;// CONCATENATED MODULE: ./lib/reports/parts/comment-verdict.js









const HEADINGS = {
    passed: '### ✅ Evals passed',
    failed: '### ❌ Evals failed',
    neutral: '### ⚪ Evals neutral',
};
/** Warnings that stay on every rung: the sentence about a fork is one of them. */
const FEWEST_WARNINGS = 3;
const MOST_WARNINGS = 10;
const withoutStop = (text) => text.replace(/\.$/, '');
/** Whether the run's own reason holds that of its comparison already, as under `fail_on: regression`. */
const told = ({ header, comparison }) => comparison !== undefined && header.reason.includes(withoutStop((0,after_colon/* afterColon */.e)(comparison.reason)));
/** The verdict of the run in words of ours; without a number, since a moved bar is said before any. */
function commentHeading(report) {
    const { conclusion } = report.header;
    const cause = conclusion === 'failed' && report.comparison?.verdict === 'regression' && told(report)
        ? ': what passed before fails now'
        : '';
    // It passes, because one play may be chance; a plain pass would be read as none the worse (contract 5).
    // Of a report from elsewhere it is not known how its gate was set; what it holds is.
    const asks = report.fail_on === 'regression' || report.fail_on === 'unknown';
    const isSuspected = asks && report.comparison?.verdict === 'suspected';
    if (conclusion === 'passed' && isSuspected)
        return '### ⚠️ Evals passed: regression suspected, not proven';
    return `${HEADINGS[conclusion]}${cause}`;
}
/** What changed the measure between the baseline and this run; nothing where it is the same. */
function movedBar({ comparable, criteria_changed: changes }, rung) {
    if (comparable && changes.length === 0)
        return '';
    const judgeOnly = changes.length > 0 && changes.every(({ what }) => what === 'judge_changed');
    const head = judgeOnly ? 'The judge is not that of the baseline' : 'This branch changes the bar';
    const shown = changes.slice(0, Math.max(1, rung.rows));
    const lines = shown.flatMap(({ message }) => item(sentence(message, rung)));
    const more = changes.length - shown.length;
    if (more > 0)
        lines.push(`- and ${(0,format/* formatCounted */.So)(more, 'more change')}\n`);
    return `⚠️ **${head}**, so that a difference may come from what was asked and not from the agent${lines.length === 0 ? '.' : ':'}\n\n${lines.length === 0 ? '' : `${lines.join('')}\n`}`;
}
/** Why the run ended so, and what a reader must not miss; that the judge worked offline for a fork, for one. */
function commentReason({ header, warnings, notes = [] }, rung) {
    const reason = sentence(header.reason, rung);
    const { secrets_withheld: withheld } = header;
    const isFork = (warning) => withheld !== undefined && warning.includes(withheld);
    // A merge names what is wrong with its shards in the reason already.
    const said = (0,truncate/* truncateText */.E)(header.reason, rung.sentence);
    const ordered = warnings
        .filter((warning) => !said.includes(warning))
        .sort((a, b) => Number(isFork(b)) - Number(isFork(a)));
    const further = notes.slice(0, rung.rows).map((note) => `${sentence(note, rung)}\n\n`);
    return `${reason === '' ? '' : `${reason}\n\n`}${warningList(ordered, rung)}${further.join('')}`;
}
/** The rate with its interval beside what is required and the baseline, then cost and time. `weakFailures` failed without gating. */
function rateLine(report, weakFailures) {
    const { header, comparison } = report;
    const { required } = (0,verdict/* rateParts */.LQ)(report);
    const { p50 } = header.latency_ms;
    const costChange = comparison === undefined
        ? undefined
        : (0,comparison_words/* comparisonFacts */.tj)(comparison).find(({ label }) => label === 'cost')?.phrase;
    const cost = costChange === undefined
        ? (0,effort/* spendingParts */.O)(header).filter((part) => part.startsWith('cost '))
        : [`cost ${(0,phrase/* phraseText */.tN)(costChange)}`];
    const parts = [
        (0,verdict/* rateMarkdown */.Oj)(report),
        required,
        ...(comparison === undefined ? [] : baselineRate(comparison)),
        ...(0,verdict/* besideRate */.H7)(header, weakFailures),
        ...cost,
        ...(p50 === null ? [] : [`p50 ${(0,format/* formatDuration */.a3)(p50)}`]),
    ];
    return `${parts.join(' · ').replaceAll('<', '&lt;')}\n\n`;
}
function baselineRate({ pass_rate: rate, p_value, cases }) {
    const { a, delta } = rate;
    const out = cases.left_out > 0 ? `; ${(0,format/* formatCount */.B4)(cases.left_out)} left out` : '';
    return [
        ...(a === null ? [] : [`baseline ${(0,format/* formatRate */.CE)(a)}`]),
        ...(delta === null || cases.compared === 0
            ? []
            : [
                `Δ ${(0,comparison_words/* rateDifference */.ii)(rate)} (${(0,format_difference/* formatPValue */.td)(p_value)}, over ${(0,format/* formatCounted */.So)(cases.compared, 'case')} in both runs${out})`,
            ]),
    ];
}
/** What the comparison says, with the run that it is against; or that there is none, as `note` or in our words. */
function againstBaseline(report, note, rung) {
    const { comparison, header } = report;
    if (comparison === undefined) {
        // Without evidence it serves nobody as a baseline.
        if (header.conclusion !== 'failed' && header.pass_rate === null && note === undefined)
            return '';
        const none = header.conclusion === 'failed'
            ? 'No baseline yet. A run that does not fail becomes it when the pull request merges.'
            : 'No baseline yet. This run becomes the baseline when the pull request merges.';
        const shown = note === undefined ? none : sentence(note, rung);
        return shown === '' ? '' : `${shown}\n\n`;
    }
    const { mark, heading } = comparison_words/* COMPARISON_WORDS */.QC[comparison.verdict];
    const before = (0,comparison_words/* comparisonFacts */.tj)(comparison).find(({ label }) => label === 'before')?.phrase ?? [];
    const reason = told(report) ? '' : ` ${sentence(comparison.reason, rung)}`;
    const noted = note === undefined || sentence(note, rung) === '' ? '' : `, ${sentence(note, rung)}`;
    return `${mark} **Against the baseline: ${heading.toLowerCase()}.**${reason} <sub>${(0,phrase/* phraseMarkdown */.fP)(before)}${noted}</sub>\n\n${warningList(comparison.warnings, rung)}`;
}
function warningList(warnings, rung) {
    const most = Math.min(MOST_WARNINGS, Math.max(FEWEST_WARNINGS, rung.rows));
    const shown = warnings.slice(0, most).flatMap((warning) => item(sentence(warning, rung), '⚠️ '));
    const more = warnings.length - most;
    if (more > 0)
        shown.push(`- ⚠️ and ${(0,format/* formatCounted */.So)(more, 'more warning')}\n`);
    return shown.length === 0 ? '' : `${shown.join('')}\n`;
}
/** An item of a list; none where the text has nothing that can be seen. */
const item = (text, mark = '') => (text === '' ? [] : [`- ${mark}${text}\n`]);
const sentence = (text, rung) => (0,escape_markdown/* markdownProse */.h$)((0,truncate/* truncateText */.E)(text, rung.sentence));

;// CONCATENATED MODULE: ./lib/reports/pr-comment.js









/** One HTML comment on one line, which no text in it can end early. */
const MARKER = /^<!-- (?:(?!--)[^<>\n\r])+ -->$/;
/**
 * The comment on a pull request: verdict and reason, what moved, what fails, then everything else on demand. It says what
 * the report holds and decides nothing. Too long, it sheds whole blocks and rows, least telling first, and is never cut
 * inside one; marker and verdict stay, even where the budget is too small for anything else. Reads the cases once. Texts of
 * others stand only inside `<code>`, a fence or escaped prose (security.md S17, S19).
 */
function prComment(report, { budget, marker, links = {}, baselineNote, heading }) {
    if (!MARKER.test(marker) || (0,clean_text/* cleanText */.X)(marker) !== marker)
        throw new errors/* Fault */.vC('usage', 'the marker of a comment is not one HTML comment on a line of its own', {
            where: 'comment-key',
            hint: 'Use letters, digits, dots and single dashes.',
        });
    const cases = gatherCases(report.cases);
    const { comparison } = report;
    const flips = comparison === undefined ? undefined : flipBlocks(comparison, links.source);
    const chart = (0,comment_trend/* trendMarkdown */.P)(report.trend ?? []);
    const unfolded = flips === undefined || flips.worse === 0;
    const head = `${marker}\n${heading === undefined ? commentHeading(report) : `### ${heading}`}\n`;
    const verdict = (rung) => `${head}\n${comparison === undefined ? '' : movedBar(comparison, rung)}${commentReason(report, rung)}`;
    for (const rung of RUNGS) {
        const text = [
            verdict(rung),
            rateLine(report, cases.weakFailures),
            againstBaseline(report, baselineNote, rung),
            commentScorers(report, rung),
            flips?.tables(rung) ?? '',
            failingBlock(cases.failing, links.source, unfolded, rung),
            erroredBlock(cases.errored, links.source, rung),
            shownBlock(cases, report.header, links.source, rung),
            flips?.answers(rung) ?? '',
            passingBlock(cases.passing, rung),
            rung.trend ? chart : '',
            commentFooter(report, links, rung),
        ].join('');
        if (fits(text, budget))
            return text;
    }
    const least = RUNGS.at(-1);
    const bare = least === undefined ? head : verdict(least);
    return fits(bare, budget) ? bare : head;
}
/** Text has never fewer UTF-8 bytes than characters, whichever way those are counted. */
const fits = (text, budget) => Buffer.byteLength(text) < budget;

// EXTERNAL MODULE: ./lib/github/check-run.js
var check_run = __webpack_require__(56255);
// EXTERNAL MODULE: ./lib/github/comment-marker.js
var comment_marker = __webpack_require__(53293);
// EXTERNAL MODULE: ./lib/github/nightly-issue.js + 1 modules
var nightly_issue = __webpack_require__(28218);
// EXTERNAL MODULE: ./lib/github/nightly-words.js
var nightly_words = __webpack_require__(16466);
// EXTERNAL MODULE: ./lib/github/read-context.js
var read_context = __webpack_require__(62133);
// EXTERNAL MODULE: ./lib/github/sticky-comment.js
var sticky_comment = __webpack_require__(54156);
;// CONCATENATED MODULE: ./lib/github/post-results.js








/** Said once of such a pull request, whatever was refused. */
const FORK_NOTICE = 'Nothing is posted on this pull request: the token of a workflow run from a fork may only read. The job summary has the results; to have them posted use two workflows, "Forks with a comment" in the README of the action.';
const CONCLUSIONS = { passed: 'success', failed: 'failure', neutral: 'neutral' };
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/** Whether there is anything to post, and anybody to post it to. */
function isPosted(inputs, context) {
    const commented = inputs.comment !== 'off' && context.pullRequest !== undefined;
    return commented || inputs.check || (inputs.issue && (0,nightly_issue/* isNightly */.sY)(context));
}
/** Comment, check and issue at once. Whatever GitHub refuses costs a notice, never the verdict, and what goes wrong with one nothing of the others. */
async function postResults(report, posting) {
    const [comment, check, issue] = await Promise.all([
        postComment(report, posting).catch((error) => ({
            commentUrl: '',
            notices: [`The comment was not written: ${(0,errors/* asFault */.Ps)(error).message}.`],
        })),
        postDecision(report, posting).catch((error) => ({
            ...{ checkUrl: '', checked: false },
            notices: [`The check was not made: ${(0,errors/* asFault */.Ps)(error).message}.`],
        })),
        postIssue(report, posting).catch((error) => [`The issue was not written: ${(0,errors/* asFault */.Ps)(error).message}.`]),
    ]);
    return {
        ...comment,
        ...check,
        notices: [...comment.notices, ...check.notices, ...issue],
        forkRefused: comment.forkRefused === true || check.forkRefused === true,
    };
}
async function postComment(report, posting) {
    const { client, context, inputs, clock, redact, baselineNote, heading } = posting;
    if (inputs.comment === 'off' || context.pullRequest === undefined)
        return { commentUrl: '', notices: [] };
    const outcome = await (0,sticky_comment/* upsertComment */.l)(client, context, {
        key: keyOf(inputs, context),
        mode: inputs.comment,
        failed: report.header.conclusion === 'failed',
        clock,
        body: (budget, marker) => redact(prComment(report, {
            budget,
            marker,
            links: linksOf(posting),
            heading,
            ...(baselineNote === undefined ? {} : { baselineNote }),
        })),
    });
    if ('reason' in outcome)
        return { commentUrl: '', ...refused('The comment was not written', outcome, posting.readOnly) };
    return { commentUrl: 'url' in outcome ? outcome.url : '', notices: (0,sticky_comment/* commentNotices */.H)(outcome) };
}
async function postDecision(report, posting) {
    const { client, context, inputs, annotations, redact, baselineNote, heading } = posting;
    if (!inputs.check)
        return { checkUrl: '', checked: false, notices: [] };
    const { header } = report;
    const { conclusion, title } = posting.decision ?? { conclusion: header.conclusion, title: header.reason };
    const outcome = await (0,check_run/* postCheck */.f)(client, context, {
        name: inputs.checkName,
        conclusion: CONCLUSIONS[conclusion],
        title: redact(title),
        summary: (budget) => redact(prComment(report, {
            budget,
            marker: (0,comment_marker/* commentMarker */.Ql)(context, keyOf(inputs, context)),
            links: linksOf(posting),
            heading,
            ...(baselineNote === undefined ? {} : { baselineNote }),
        })),
        annotations: annotations.map(({ file, level, line, title, message }) => ({
            path: file,
            line,
            level: LEVELS[level],
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
/** What is said of a refusal; `what` is left out where the reason names it already. */
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
    if (!inputs.issue || !(0,nightly_issue/* isNightly */.sY)(context) || conclusion === 'neutral')
        return [];
    const { runId, headSha } = context;
    const key = issueKeyOf(inputs, context);
    const outcome = await (0,nightly_issue/* keepIssue */.px)(client, {
        key,
        run: { version: (0,comment_marker/* versionOf */.E4)(context), id: runId, sha: headSha, passed: conclusion === 'passed' },
        title: redact((0,nightly_words/* nightlyTitle */.mu)(report, key)),
        clock,
        body: (budget, marker, mark, before) => {
            const history = `${(0,nightly_words/* nightlyHistory */.M0)(mark, before, context)}${nightly_words/* NIGHTLY_NOTE */.t$}`;
            const room = budget - history.length;
            const words = prComment(report, { budget: room, marker, links: linksOf(posting), baselineNote: '' });
            return redact(`${words}${history}`);
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
/** Where the words lead; the page of the run itself is where it is run again. */
function linksOf({ context, home, artifactId }) {
    const { serverUrl, owner, repository, runId } = context;
    const run = [serverUrl, owner, repository, 'actions/runs', runId].join('/');
    return {
        run: (0,read_context/* runUrl */.Vp)(context),
        rerun: run,
        ...(artifactId === undefined ? {} : { artifact: `${run}/artifacts/${artifactId}` }),
        ...(home === undefined ? {} : { source: sourceUrl(context, home) }),
    };
}
/** Where the files below `home` can be read as the commit has them. */
function sourceUrl({ serverUrl, owner, repository, headSha }, home) {
    const folders = home.split('/').filter((part) => part !== '');
    return [serverUrl, owner, repository, 'blob', headSha, ...folders.map(encodeURIComponent)].join('/');
}


/***/ }),

/***/ 54156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ commentNotices),
/* harmony export */   l: () => (/* binding */ upsertComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _comment_bodies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59951);
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53293);



/** Whose comments are ours when nothing else is known. */
const WORKFLOW_TOKEN = 'github-actions[bot]';
/** Looks at the thread before giving up: three racing runs need up to six, each failed write one more. */
const MOST_LOOKS = 12;
/** Failed writes that are made good for: limits and broken lines. */
const MOST_REFUSALS = 2;
/** Waits for limits together (security.md R27). */
const MOST_WAITED_MS = 120_000;
/** Faults after which a write may have arrived or not: the next look tells. */
const PASSING = new Set(['timeout', 'connection', 'overloaded']);
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
    const marker = (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .commentMarker */ .Ql)(context, request.key, request.mode, failed);
    const bodies = (0,_comment_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .bodyLadder */ .T)(request.body, marker);
    const post = request.mode === 'new' ? postNew : postSticky;
    const written = {};
    try {
        return await post({ client, number, bodies, request, own: { ...(0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .versionOf */ .E4)(context), failed }, written });
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC))
            throw error;
        const hint = error.hint === undefined ? '' : ` ${error.hint}`;
        const reason = `${error.subcode === 'forbidden' ? error.message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .faultLine */ .z9)(error)}.${hint}`;
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
async function postNew({ client, number, bodies }) {
    for (;;) {
        try {
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
        else if (found.some(({ told }) => (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTold */ .h8)(told, own) > 0)) {
            if (created !== undefined && created.id !== target.id)
                await remove(client, [created]);
            const isNewer = found.some(({ told }) => (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(told, own) > 0);
            return outcome(isNewer ? 'superseded' : 'outweighed', target);
        }
        else if ((created === undefined && !written) || (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTold */ .h8)(target.told, own) < 0) {
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('conflict', 'The comment did not come to rest: others keep changing it', {
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
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC))
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
    let asked = false;
    return async (all, author = '') => {
        const marked = (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markedComments */ .lD)(all, key);
        if (author !== '')
            identity = author;
        else if (!asked && marked.length > 0 && marked.every((comment) => comment.author !== identity)) {
            asked = true;
            identity = await client.viewer().catch((error) => {
                if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC)
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
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC))
            throw error;
        const isGone = error.subcode === 'not_found' || error.subcode === 'gone';
        const isPassing = error.retry || PASSING.has(error.code);
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


/***/ })

};
