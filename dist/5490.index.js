export const id = 5490;
export const ids = [5490];
export const modules = {

/***/ 45490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  restoreState: () => (/* binding */ restoreState)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/state/kept-answers.js
var kept_answers;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/github/state/cached-answers.js
var cached_answers;
// EXTERNAL MODULE: ./lib/github/steps/chosen-by-hand.js
var chosen_by_hand;
// EXTERNAL MODULE: ./lib/github/state/state-archive.js
var state_archive;
;// CONCATENATED MODULE: ./lib/github/state/last-good.js


var COMMIT;
function COMMIT$made() { return COMMIT = /^[0-9a-f]{40,64}$/; }
/** The commit of the newest run that passed as a whole: by the row of the run, or of the last run of a state by the state itself. */
function lastGoodOf(good) {
    for (const { state } of good) {
        for (const row of state.rows) {
            if (row['conclusion'] !== 'passed' || !(0,(state_archive ??= __webpack_require__(17671))/* servesAsBaseline */.ge)(row))
                continue;
            const isLast = row.run_id === state.run_id;
            // Cases of the moment, chosen by somebody, say nothing of the others.
            if (isLast && (0,(chosen_by_hand ??= __webpack_require__(3033))/* isChosenByHand */.z)(choiceOf(row), state.run.event))
                continue;
            const commit = row['commit'] ?? (isLast ? state.run.sha : undefined);
            if (typeof commit === 'string' && (COMMIT ?? COMMIT$made()).test(commit))
                return commit;
        }
    }
    return undefined;
}
/** Which of the choices a run was started with; not what they were. */
function choiceOf({ selection }) {
    const chosen = typeof selection === 'object' && selection !== null ? selection : {};
    const has = (name) => Object.hasOwn(chosen, name);
    return {
        cases: has('cases') ? [] : undefined,
        tags: has('tags') ? [] : undefined,
        agent: has('agent') ? '' : undefined,
    };
}

// EXTERNAL MODULE: ./lib/github/state/read-archive.js
var read_archive;
// EXTERNAL MODULE: ./lib/github/state/state-origin.js
var state_origin;
;// CONCATENATED MODULE: ./lib/github/state/restore-state.js








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
    const origin = (0,(state_origin ??= __webpack_require__(97771))/* wantedOrigin */.UV)(context);
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
        const candidates = listed.filter((one) => (0,(state_origin ??= __webpack_require__(97771))/* mayBeOurs */.UN)(one, origin)).sort(newestRunFirst);
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
        warnings.push(...good.flatMap(({ cache, state }) => unkept(cache, state)));
        const baseline = await merge(good, request);
        return { baseline, restored: true, lastGood: lastGoodOf(good), notices, warnings };
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
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
        const problem = (0,(state_origin ??= __webpack_require__(97771))/* originProblem */.QS)(run, made, origin, before === undefined ? 'ended' : 'any');
        if (problem !== undefined)
            return refuse(problem);
        isOfBranch = true;
        if (sizeBytes > LARGEST_ARCHIVE)
            return lose('its archive is too large');
        const bytes = await client.artifactArchive(id, LARGEST_ARCHIVE);
        const form = { names: [(state_archive ??= __webpack_require__(17671))/* STATE_FILE */.bv, (state_archive ??= __webpack_require__(17671))/* JOURNAL_FILE */.RD, (cached_answers ??= __webpack_require__(54601))/* CACHE_FILE */.Sk], required: [(state_archive ??= __webpack_require__(17671))/* STATE_FILE */.bv], digest };
        const read = (0,(state_archive ??= __webpack_require__(17671))/* readState */.un)(await (0,(read_archive ??= __webpack_require__(58490))/* readArchive */.b)(bytes, form), key);
        const mismatch = (0,(state_origin ??= __webpack_require__(97771))/* stateProblem */.TF)(read.state, run, origin);
        return mismatch === undefined ? { read } : refuse(mismatch);
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
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
async function merge(good, { store, paths, ports, answers }) {
    const { files } = ports;
    for (const { journal } of good)
        if (journal !== undefined && files.stat(paths.runFolder(journal.runId)) === null)
            files.writeAtomic(paths.journal(journal.runId), journal.text);
    // The newest last: what is asked for in several counts as it was answered there.
    const carried = good
        .filter(({ state }) => (0,(state_origin ??= __webpack_require__(97771))/* carriesAnswers */.dN)(state.run))
        .toReversed()
        .flatMap(({ cache }) => cache.answers);
    (0,(kept_answers ??= __webpack_require__(32515))/* keepOlderAnswers */.ff)(paths.cache, carried, ports);
    for (const answer of new Map(carried))
        answers.note(...answer);
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
    const baseline = good.find(({ state, journal }) => state.rows.some((row) => row.run_id === journal?.runId && (0,(state_archive ??= __webpack_require__(17671))/* servesAsBaseline */.ge)(row)));
    return baseline?.journal?.runId;
}
/** A warning about answers that came with a state and are asked for again. */
const unkept = ({ problem }, { run }) => problem === undefined
    ? []
    : [
        `Answers of the judge that run ${run.number} left were not all taken: ${problem}. They are asked for again.`,
    ];
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
    if (listed.some((one) => one.expired && (0,(state_origin ??= __webpack_require__(97771))/* mayBeOurs */.UN)({ ...one, expired: false }, origin)))
        return `that of ${origin.branch} has expired`;
    return `${origin.branch} has none yet`;
}
/** Refusals that are named; the rest is counted. */
const MOST_NAMED = 3;
function passedOver(refused) {
    const more = refused.length > MOST_NAMED ? `; and ${refused.length - MOST_NAMED} more` : '';
    const named = refused.slice(0, MOST_NAMED).join('; ');
    return `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(refused.length, 'state artifact')} passed over (${named}${more}).`;
}
/** What the branch left and nobody can read any more; nothing where it left nothing yet. */
function whyLost(listed, lost, origin) {
    const remedy = `Run the workflow on ${origin.branch} once more, so that it leaves a new one; retention-days keeps it longer.`;
    const [first] = lost;
    if (first !== undefined)
        return { why: `the state of ${origin.branch} cannot be read (${first})`, remedy };
    return listed.some((one) => one.expired && (0,(state_origin ??= __webpack_require__(97771))/* mayBeOurs */.UN)({ ...one, expired: false }, origin))
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
