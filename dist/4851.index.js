export const id = 4851;
export const ids = [4851];
export const modules = {

/***/ 44851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restoreState: () => (/* binding */ restoreState)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23808);
/* harmony import */ var _read_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58490);
/* harmony import */ var _state_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17671);
/* harmony import */ var _state_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97771);





/** One page: pull requests and forks leave artifacts of this name too, and must not push those of the branch out of sight. */
const LISTED = 100;
/** And as many where that page is younger than what is looked for: a job may be run again after days. */
const LISTED_FURTHER = 1_000;
/** Candidates that are looked into when the newest ones are no good. */
const MOST_TRIED = 15;
/** States that are put together: runs that end at the same time know nothing of each other (toolchain.md 3). */
const MERGED = 3;
/** A state of 64 MiB at the most is text, which deflate makes far smaller than this. */
const LARGEST_ARCHIVE = 32 * 1024 * 1024;
/**
 * Brings the newest states of the branch back into the store of this run: rows of the index, history of the cases, journals
 * that can be a baseline. Only what a run of this workflow made on that branch of this repository is taken (security.md
 * S06). Never rejects: whatever is wrong is a notice, and the run starts without a baseline.
 */
async function restoreState(client, context, request) {
    const origin = (0,_state_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .wantedOrigin */ .UV)(context);
    if (origin === undefined)
        return {
            ...cold(`${NO_ORIGIN}, so no state can be trusted`),
            unread: { why: NO_ORIGIN, remedy: 'Name a baseline, or keep the state folder yourself (state: path).' },
        };
    const notices = [];
    const warnings = [];
    const warnUnreadable = (fault) => void (fault.subcode === 'forbidden' ? warnings : notices).push(unreadable(fault));
    try {
        const listed = await listedBefore(client, request);
        const candidates = listed.filter((one) => (0,_state_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeOurs */ .UN)(one, origin)).sort(newestRunFirst);
        const { good, refused, lost, stopped } = await look(client, candidates.slice(0, MOST_TRIED), origin, request);
        if (refused.length > 0)
            notices.push(passedOver(refused));
        if (stopped !== undefined)
            warnUnreadable(stopped);
        if (good.length === 0) {
            if (stopped === undefined)
                notices.push(...cold(whyNone(listed, candidates, origin)).notices);
            return {
                baseline: undefined,
                restored: false,
                unread: stopped === undefined ? whyLost(listed, lost, origin) : whyUnread(stopped),
                notices,
                warnings,
            };
        }
        return { baseline: await merge(good, request), restored: true, notices, warnings };
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error);
        warnUnreadable(fault);
        return { baseline: undefined, restored: false, unread: whyUnread(fault), notices, warnings };
    }
}
async function listedBefore(client, { name, before }) {
    const newest = await client.artifacts(name, LISTED);
    if (before === undefined)
        return newest;
    const isOld = ({ createdAt }) => Date.parse(createdAt) < Date.parse(before);
    const isFarBack = newest.length === LISTED && !newest.some(isOld);
    return (isFarBack ? await client.artifacts(name, LISTED_FURTHER) : newest).filter(isOld);
}
/** By the run, not by the upload: a rerun of an old commit uploads late, and its run keeps its number. */
const newestRunFirst = (a, b) => b.run.id - a.run.id || b.id - a.id;
async function look(client, candidates, origin, request) {
    const good = [];
    const refused = [];
    const lost = [];
    let stopped;
    for (let next = 0; next < candidates.length && good.length < MERGED && stopped === undefined;) {
        const wave = candidates.slice(next, next + MERGED - good.length);
        next += wave.length;
        for (const found of await Promise.all(wave.map((one) => lookInto(client, one, origin, request))))
            if ('read' in found)
                good.push(found.read);
            else if ('refused' in found) {
                refused.push(found.refused);
                if (found.lost === true)
                    lost.push(found.refused);
            }
            else
                stopped ??= found.stopped;
    }
    return { good, refused, lost, stopped };
}
async function lookInto(client, { id, run: made, sizeBytes, digest }, origin, { key, before }) {
    const refuse = (reason) => ({ refused: `artifact ${id}: ${reason}` });
    // One that the branch itself left, so that there was a baseline.
    const lose = (reason) => ({ refused: `artifact ${id}: ${reason}`, lost: isOfBranch });
    let isOfBranch = false;
    try {
        const run = await client.workflowRun(made.id);
        // Whether it has ended, and is run again, changes while the parts of a run look.
        const problem = (0,_state_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originProblem */ .QS)(run, made, origin, before === undefined ? 'ended' : 'any');
        if (problem !== undefined)
            return refuse(problem);
        isOfBranch = true;
        if (sizeBytes > LARGEST_ARCHIVE)
            return lose('its archive is too large');
        const bytes = await client.artifactArchive(id, LARGEST_ARCHIVE);
        const form = { names: [_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE */ .bv, _state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .JOURNAL_FILE */ .RD], required: [_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE */ .bv], digest };
        const read = (0,_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .readState */ .un)(await (0,_read_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .readArchive */ .b)(bytes, form), key);
        const mismatch = (0,_state_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .stateProblem */ .TF)(read.state, run, origin);
        return mismatch === undefined ? { read } : refuse(mismatch);
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error);
        if (fault.subcode === 'bad_archive' || fault.subcode === 'bad_state')
            return lose(fault.message.replace(/^The (?:archive|state) is not (?:accepted|taken): |\.$/g, ''));
        if (fault.code === 'too_large')
            return lose('its archive is too large');
        if (fault.subcode === 'gone')
            return lose('it has expired');
        if (fault.code === 'internal')
            return lose('it cannot be read');
        if (fault.subcode === 'not_found')
            return lose('it is not there any more');
        // The next one would meet the same: a permission, a limit, the line.
        return { stopped: fault };
    }
}
/** Everything of the good states that is not here yet, of the newest first. */
async function merge(good, { store, paths, ports }) {
    const { files } = ports;
    for (const { journal } of good)
        if (journal !== undefined && files.stat(paths.runFolder(journal.runId)) === null)
            files.writeAtomic(paths.journal(journal.runId), journal.text);
    const known = new Set((await store.runSummaries()).map((row) => row.run_id));
    const rows = new Map();
    for (const { state } of good)
        for (const row of state.rows)
            if (!known.has(row.run_id) && !rows.has(row.run_id))
                rows.set(row.run_id, row);
    const histories = new Map();
    for (const { state } of good)
        for (const { id, value } of state.history)
            if (!histories.has(id))
                histories.set(id, value);
    const isHere = (runId) => files.stat(paths.journal(runId)) !== null;
    await Promise.all([
        // Oldest first, as they were put where they come from: of two of one moment the later one is the newer. A row alone
        // is of use for a trend; as a baseline it would be tried in vain.
        ...[...rows.values()]
            .reverse()
            .map((row) => store.putRunSummary(isHere(row.run_id) ? row : { ...row, journal: false })),
        ...[...histories].map(([id, value]) => store.update('case_history', id, (here) => here ?? value)),
    ]);
    const baseline = good.find(({ state, journal }) => state.rows.some((row) => row.run_id === journal?.runId && (0,_state_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .servesAsBaseline */ .ge)(row)));
    return baseline?.journal?.runId;
}
const NO_ORIGIN = 'the runner does not tell repository, branch and workflow';
const cold = (reason) => ({
    baseline: undefined,
    restored: false,
    notices: [`No earlier state: ${reason}. This run starts without a baseline.`],
    warnings: [],
});
function whyNone(listed, tried, origin) {
    if (tried.length > 0)
        return `none of ${origin.branch} could be taken`;
    if (listed.some((one) => one.expired && (0,_state_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeOurs */ .UN)({ ...one, expired: false }, origin)))
        return `that of ${origin.branch} has expired`;
    return `${origin.branch} has none yet`;
}
/** Refusals that are named; the rest is counted. */
const MOST_NAMED = 3;
function passedOver(refused) {
    const more = refused.length > MOST_NAMED ? `; and ${refused.length - MOST_NAMED} more` : '';
    const named = refused.slice(0, MOST_NAMED).join('; ');
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCounted */ .So)(refused.length, 'state artifact')} passed over (${named}${more}).`;
}
/** What the branch left and nobody can read any more; nothing where it left nothing yet. */
function whyLost(listed, lost, origin) {
    const remedy = `Run the workflow on ${origin.branch} once more, so that it leaves a new one; retention-days keeps it longer.`;
    const [first] = lost;
    if (first !== undefined)
        return { why: `the state of ${origin.branch} cannot be read (${first})`, remedy };
    return listed.some((one) => one.expired && (0,_state_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeOurs */ .UN)({ ...one, expired: false }, origin))
        ? { why: `the state of ${origin.branch} has expired`, remedy }
        : undefined;
}
function whyUnread(fault) {
    if (fault.subcode === 'forbidden')
        return {
            why: 'earlier runs cannot be read without the permission "actions: read"',
            remedy: 'Give it to the job: permissions: { actions: read }.',
        };
    return {
        why: `earlier runs could not be read (${fault.message.replace(/\.$/, '')})`,
        remedy: 'Run the job again.',
    };
}
function unreadable(fault) {
    if (fault.subcode === 'forbidden')
        return 'Earlier states could not be read: give the job the permission "actions: read". This run starts without a baseline.';
    return `Earlier states could not all be read: ${fault.message.replace(/\.$/, '')}.`;
}


/***/ })

};
