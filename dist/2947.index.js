export const id = 2947;
export const ids = [2947,7069];
export const modules = {

/***/ 77069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ REPORT_ARTIFACT),
  H: () => (/* binding */ fetchReport),
  uploadReport: () => (/* binding */ uploadReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/github/state/read-archive.js
var read_archive;
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/runs/gating/gate-missing-secrets.js
var gate_missing_secrets;
// EXTERNAL MODULE: ./lib/runs/planning/missing-secrets.js
var missing_secrets;
// EXTERNAL MODULE: ./lib/runs/summarize.js + 4 modules
var summarize;
// EXTERNAL MODULE: ./lib/schema/comparison.js
var schema_comparison;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting;
// EXTERNAL MODULE: ./lib/schema/run.js + 2 modules
var run = __webpack_require__(48277);
;// CONCATENATED MODULE: ./lib/github/state/json-shape.js
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
/**
 * Whether a JSON text is nested deeper, or holds more values, than it may: seen from its bytes, before a parser makes a
 * hundred times as much memory of them (security.md S40). A text that is no JSON is not judged. Linear.
 */
function isOversizedJson(bytes, most) {
    let depth = 0;
    let values = 1;
    let inText = false;
    for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at];
        if (inText) {
            if (byte === BACKSLASH)
                at += 1;
            else if (byte === QUOTE)
                inText = false;
        }
        else if (byte === QUOTE)
            inText = true;
        else if (byte === COMMA)
            values += 1;
        else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
            depth += 1;
            values += 1;
            if (depth > most.depth)
                return true;
        }
        else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT)
            depth -= 1;
        if (values > most.values)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/github/state/report-file.js










/** The one file of a report artifact. */
const REPORT_FILE = 'results.json';
/** Levels of results.json around what an agent handed to a tool, which may be `DEEPEST` deep by itself. */
const WRAPPED = 12;
/** A suite of 10,000 cases has some 1.5 million; a JavaScript value takes up to 100 bytes. */
const MOST_VALUES = 4_000_000;
/** Values of a case, of a flipped case, or of all the rest: a problem with each makes up to 200 MB of words. */
const MOST_OF_A_PIECE = 200_000;
/** Shape of a run id (ports/node-ids.ts). */
var RUN_ID;
function RUN_ID$made() { return RUN_ID = /^run_[a-z0-9]{1,64}$/; }
var CONTROL;
function CONTROL$made() { return CONTROL = /[\x00-\x1f\x7f]/; }
const LONGEST_PATH = 1_000;
/**
 * The report of a results.json that somebody else's run of a workflow made, read as hostile: depth and size before it is
 * parsed, then the whole schema, then whether what it says of itself is what its cases say. What can be counted is counted
 * here again. What a results.json does not hold (what was required, how far scorers are to be believed) stays unknown.
 * Throws Fault `validation_failed`, subcode `bad_report`, in our own words: no text of the file stands in a message.
 */
function readReportFile(bytes) {
    if (isOversizedJson(bytes, { depth: (nesting ??= __webpack_require__(52477))/* DEEPEST */.F + WRAPPED, values: MOST_VALUES }))
        throw refused('it is nested too deep or holds too much');
    const results = checked(jsonOf(bytes));
    const { cases, comparison, repeats: _, ...header } = results;
    const facts = (0,(summarize ??= __webpack_require__(30468))/* tally */.N)(cases);
    const problem = contradiction(results, facts);
    if (problem !== undefined)
        throw refused(problem);
    const places = [...cases, ...(comparison?.flips ?? [])];
    return {
        report: {
            header,
            scorers: facts.scorers,
            required_pass_rate: 0,
            fail_on: 'unknown',
            warnings: (0,(missing_secrets ??= __webpack_require__(71874))/* missingSecretsWarnings */.lm)(header),
            cases,
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ comparison, repeats: facts.repeats, gated: facts.gated }),
            ...(0,(gate_missing_secrets ??= __webpack_require__(12437))/* unjudgedOf */.Gd)((0,(missing_secrets ??= __webpack_require__(71874))/* readMissingSecrets */.Yp)(header.secrets_withheld), facts, cases.map(({ gating, unreachable }) => ({ gating: gating !== false, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ unreachable }) }))),
        },
        plainPlaces: places.every(({ location }) => isPlainPath(location.file)),
    };
}
function jsonOf(bytes) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        throw refused('it is no JSON');
    }
}
/**
 * The results by their schema, piece by piece and no further than the first that is wrong: the schema names every problem of
 * what it is given, and a thousand bytes for each of some million would end the process.
 */
function checked(value) {
    const whole = (schemas ??= __webpack_require__(88343))/* object */.Ikc({ cases: (schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* unknown */.L5J()), comparison: (schemas ??= __webpack_require__(88343))/* looseObject */._H3({}).optional() });
    const { cases, comparison } = piece(whole.loose(), value, MOST_VALUES);
    const flips = piece((schemas ??= __webpack_require__(88343))/* array */.YOg((schemas ??= __webpack_require__(88343))/* unknown */.L5J()).default([]), comparison?.['flips'], MOST_VALUES);
    const compared = comparison === undefined ? {} : { comparison: { ...comparison, flips: [] } };
    const rest = piece(run/* runResults */.Qj, { ...value, ...compared, cases: [] }); // An object, as `whole` said.
    return {
        ...rest,
        cases: cases.map((one) => piece(run/* caseResult */.mM, one)),
        ...(rest.comparison === undefined
            ? {}
            : { comparison: { ...rest.comparison, flips: flips.map((one) => piece((schema_comparison ??= __webpack_require__(76902))/* flip */.UU, one)) } }),
    };
}
function piece(schema, value, most = MOST_OF_A_PIECE) {
    const parsed = valuesIn(value, most) > most ? undefined : schema.safeParse(value);
    if (parsed?.success === true)
        return parsed.data;
    throw refused('it is not the results of a run as this Assay reads them');
}
/** How many values there are in one, itself included; counts no further than `most`. */
function valuesIn(value, most) {
    if (typeof value !== 'object' || value === null)
        return 1;
    let count = 1;
    for (const one of Object.values(value)) {
        count += valuesIn(one, most - count);
        if (count > most)
            break;
    }
    return count;
}
/** Why the header is not that of these cases. No evidence is never a pass, whoever claims it. */
function contradiction(results, facts) {
    const { counts, pass_rate: rate, conclusion, status, run_id: runId, cases } = results;
    if (!(RUN_ID ?? RUN_ID$made()).test(runId))
        return 'it names no run';
    if (status !== 'completed')
        return 'it is of a run that did not finish';
    if (new Set(cases.map(({ id }) => id)).size < cases.length)
        return 'it holds a case twice';
    const same = ['total', 'passed', 'failed', 'errored', 'skipped'].every((name) => counts[name] === facts.counts[name]);
    if (!same || rate !== facts.passRate)
        return 'its numbers are not those of its cases';
    if (conclusion === 'passed' && counts.passed + counts.failed === 0)
        return 'it calls a run passed in which nothing was judged';
    return undefined;
}
function isPlainPath(file) {
    const parts = file.split(/[\\/]/);
    return file.length <= LONGEST_PATH && !(CONTROL ?? CONTROL$made()).test(file) && !parts.some((part) => /^\.{0,2}$/.test(part));
}
const refused = (reason) => new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `The report is not taken: ${reason}.`, {
    subcode: 'bad_report',
    hint: 'The run that made it may use another version of Assay.',
});

// EXTERNAL MODULE: ./lib/github/state/shard-artifact.js
var shard_artifact;
// EXTERNAL MODULE: ./lib/github/state/upload-artifact.js
var upload_artifact;
;// CONCATENATED MODULE: ./lib/github/state/report-artifact.js






/** Name that `command: report` looks for where the workflow gives none. */
const REPORT_ARTIFACT = 'assay-report';
/**
 * Leaves results.json, redacted as it was written, for `command: report` in a workflow of its own: exactly this one file
 * (security.md S05). Its name is the workflow's own, without the attempt: a rerun replaces what the attempt before left, so
 * that there is one to look at; suites and matrix jobs need names of their own, as their comments do. Resolves with its id,
 * or with why there is none, the end of a sentence; never rejects.
 */
async function uploadReport(context, inputs, 
/** Folder that holds results.json. */
folder, upload = (upload_artifact ??= __webpack_require__(27975))/* uploadArtifact */.m) {
    const { reportArtifact: name, stateArtifact, retentionDays } = inputs;
    if (name === undefined)
        return undefined;
    if (context === undefined)
        return { problem: 'it is known only in a workflow which run this is' };
    if (name === stateArtifact || (0,(shard_artifact ??= __webpack_require__(36984))/* shardOfArtifact */.eW)(name, stateArtifact) !== undefined)
        return { problem: 'its name is that of the state or of a shard; give it another one' };
    const { serverUrl } = context;
    const here = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(folder);
    return upload({ name, folder: here, files: [(0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(here, REPORT_FILE)], retentionDays, serverUrl });
}
/**
 * The newest artifact of this name that the run left, read in memory as hostile data. Whatever is wrong with it is a sentence;
 * only what is not about the artifact (a permission, a limit, the line) rejects.
 */
async function fetchReport(client, run, name) {
    const all = await client.runArtifacts(run.id);
    const ours = all.filter((one) => one.name === name && (one.run === undefined || one.run.id === run.id));
    const newest = ours.sort((a, b) => b.id - a.id)[0];
    if (newest === undefined)
        return none(leftNothing(run));
    if (newest.expired)
        return none('The report of the run has expired.');
    if (newest.sizeBytes > (read_archive ??= __webpack_require__(58490))/* MOST_BYTES */.u)
        return none('The report of the run is too large to be read.');
    try {
        const bytes = await client.artifactArchive(newest.id, (read_archive ??= __webpack_require__(58490))/* MOST_BYTES */.u);
        const form = { names: [REPORT_FILE], required: [REPORT_FILE], digest: newest.digest };
        const files = await (0,(read_archive ??= __webpack_require__(58490))/* readArchive */.b)(bytes, form);
        const read = readReportFile(files.get(REPORT_FILE) ?? new Uint8Array());
        return { status: 'taken', ...read, artifactId: newest.id, earlier: isEarlier(newest, run) };
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        if (fault.subcode === 'bad_archive' || fault.subcode === 'bad_report')
            return none(fault.message
                .replace(/^The (?:archive|report)/, 'The report of the run')
                .replace('accepted', 'taken'));
        if (fault.code === 'too_large')
            return none('The report of the run is too large to be read.');
        if (fault.subcode === 'gone')
            return none('The report of the run has expired.');
        if (fault.subcode === 'not_found')
            return none('The report of the run is not there any more.');
        throw error;
    }
}
const none = (problem) => ({ status: 'none', problem });
/** After "re-run failed jobs" what an earlier attempt left still stands for the jobs that were not run again. */
function isEarlier({ createdAt }, { startedAt }) {
    const [made, began] = [Date.parse(createdAt), Date.parse(startedAt)];
    return made < began;
}
const leftNothing = ({ conclusion }) => conclusion === 'success'
    ? 'The run left no report.'
    : 'The run did not succeed and left no report: it ended before there were results, or its step names no report-artifact.';


/***/ }),

/***/ 32947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportStep: () => (/* binding */ reportStep)
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
;// CONCATENATED MODULE: ./lib/github/api/find-pull-request.js
/**
 * The open pull request that a run of a workflow was about: by GitHub's own word on the commit, never by that of an event or
 * of an artifact (security.md S02). Only one that goes to this repository and comes from the repository of the run, because
 * another fork may have the same commit. Of several the one from the run's branch, then the one to the default branch, then
 * the newest. Undefined where the head has moved on, or was none.
 */
async function findPullRequest(client, run, defaultBranch) {
    const { headSha, headBranch, headOwner } = run;
    const known = headOwner !== null && headBranch !== '';
    const found = await client.pullRequestsOf(headSha, known ? { owner: headOwner, branch: headBranch } : undefined);
    const rank = (pull) => Number(pull.headBranch === headBranch) * 2 + Number(pull.baseBranch === defaultBranch);
    const ours = found
        .filter((pull) => pull.headSha === headSha &&
        pull.baseRepositoryId === run.repositoryId &&
        // That of a deleted fork has no repository any more, whichever of the two was asked first.
        (pull.headRepositoryId === run.headRepositoryId || pull.headRepositoryId === null))
        .sort((a, b) => rank(b) - rank(a) || b.number - a.number);
    return ours[0];
}

// EXTERNAL MODULE: ./lib/github/api/read-context.js
var read_context;
// EXTERNAL MODULE: ./lib/github/comments/check-run.js
var check_run;
// EXTERNAL MODULE: ./lib/github/comments/post-results.js + 5 modules
var post_results;
// EXTERNAL MODULE: ./lib/text/escape/escape-markdown.js
var escape_markdown;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/github/comments/report-words.js


/** Shown with every report that came in an artifact: whoever may change the branch may change it. */
const BRANCHS_OWN_WORD = 'Reported by the workflow run of the branch itself.';
/** How a pass is headed that is only the word of a fork: our comment and check say no green of their own. */
const FORK_PASSED = "⚪ Evals passed, says the branch's own run";
/** The result of a run in our own words and its numbers: nothing that it wrote stands in an output or a title. */
function ownWord({ conclusion, counts }) {
    const { passed, failed, errored, skipped, unsure = 0 } = counts;
    const parts = [
        `${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(passed)} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(passed + failed, 'judged case')} passed`,
        ...(errored === 0 ? [] : [`${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(errored)} errored`]),
        ...(skipped === unsure ? [] : [`${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(skipped - unsure)} skipped`]),
        ...(unsure === 0 ? [] : [`${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(unsure)} unsure`]),
    ];
    return `The branch's own run says: ${conclusion}, ${parts.join(', ')}`;
}
/**
 * What a report may decide. `foreign`: it is the word of a fork's own workflow, which can say that it failed and never that it
 * passed. `stale`: the last attempt left none and did not succeed, so that a pass of an earlier one is none of it.
 */
function decided(conclusion, { foreign, stale }) {
    return conclusion === 'passed' && (foreign || stale) ? 'neutral' : conclusion;
}
/** The comment where there is nothing to show, under its marker. `runUrl` is an address of ours. */
function noReportComment(marker, problem, runUrl) {
    return `${marker}\n### ⚪ No eval report\n\n${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownProse */.h$)(problem)} Nothing is known of this commit.\n\n<sub>[workflow run](${runUrl})</sub>\n`;
}

// EXTERNAL MODULE: ./lib/github/comments/sticky-comment.js
var sticky_comment;
// EXTERNAL MODULE: ./lib/github/outputs.js
var outputs;
// EXTERNAL MODULE: ./lib/github/runner.js
var runner;
// EXTERNAL MODULE: ./lib/github/state/report-artifact.js + 2 modules
var report_artifact;
;// CONCATENATED MODULE: ./lib/github/steps/report-step.js














const STALE = 'An earlier attempt of the run made this report; the last one left none.';
/**
 * `command: report`: posts on a pull request what another run of a workflow left in its report artifact, with the permissions
 * that this one has and that one, a fork's, had not (security.md S02). No file of the repository is read. Which pull request
 * it is, GitHub says; the artifact is data and no more. Answers with the exit code, 0 whatever the report says: the red is
 * that of the run itself and of the check. Rejects where there is no run to report on, or GitHub does not know it.
 */
async function reportStep(world) {
    const { inputs, context, client, core } = world;
    if (context === undefined || client === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', 'command report needs a workflow and its token', {
            where: 'input github-token',
            hint: 'Leave github-token as it is, and give the job "actions: read" and "pull-requests: write".',
        });
    const run = await reportedRun(world, context, client);
    if (run.status !== 'completed')
        return nothing(core, 'The run to report on has not ended yet.');
    const pull = await findPullRequest(client, run, context.defaultBranch);
    if (pull === undefined)
        return nothing(core, 'No open pull request has the head of this run any more, so that there is nobody to tell.');
    const of = asTheRun(context, run, pull);
    const found = await (0,(report_artifact ??= __webpack_require__(77069))/* fetchReport */.H)(client, run, inputs.reportArtifact ?? (report_artifact ??= __webpack_require__(77069))/* REPORT_ARTIFACT */.A);
    if (found.status === 'none')
        return postNoReport(found.problem, { ...world, client }, of);
    return postReport(found, run, { ...world, client }, of);
}
/** The run as GitHub knows it. Its id alone comes from the event or the workflow; a run of another repository is refused. */
async function reportedRun({ inputs, eventRun }, context, client) {
    const id = inputs.runId ?? eventRun;
    if (id === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', 'command report needs to know of which run', {
            where: 'input run-id',
            hint: 'Let the workflow start "on: workflow_run", or name the id of a run.',
            problems: [{ path: 'run-id', message: 'is required on every event but workflow_run' }],
        });
    const elsewhere = (cause) => new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', 'this repository has no such run of a workflow', {
        where: 'input run-id',
        hint: 'Name the id of a run of this repository; GitHub keeps runs for a time only.',
        cause,
    });
    const run = await client.workflowRun(id).catch((error) => {
        throw error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC && error.subcode === 'not_found' ? elsewhere(error) : error;
    });
    if (run.id !== id || (context.repositoryId !== undefined && run.repositoryId !== context.repositoryId))
        throw elsewhere();
    return run;
}
/** The context that the run itself would post with: its comment is the same one, and the newer run wins. */
function asTheRun(context, run, { number }) {
    return {
        ...context,
        runId: run.id,
        runNumber: run.number,
        runAttempt: run.attempt,
        workflowPath: run.path,
        headSha: run.headSha,
        event: run.event,
        pullRequest: { number, fromFork: isForeign(run) },
    };
}
const isForeign = ({ headRepositoryId, repositoryId }) => headRepositoryId !== repositoryId;
async function postReport(found, run, world, context) {
    const { inputs, core, redact, client, ports } = world;
    const foreign = isForeign(run);
    const stale = found.earlier && run.conclusion !== 'success';
    const shown = (0,(redacted ??= __webpack_require__(32815))/* redactedReport */.d)(asShown(found.report, { foreign, earlier: found.earlier, stale }), redact);
    const conclusion = decided(found.report.header.conclusion, { foreign, stale });
    const word = ownWord(found.report.header);
    const heading = foreign && shown.header.conclusion === 'passed' ? FORK_PASSED : undefined;
    const posted = await (0,(post_results ??= __webpack_require__(58818)).postResults)(shown, {
        client,
        context,
        // Issues are those of runs that are not of a pull request.
        inputs: { ...inputs, issue: false },
        clock: ports.clock,
        // The run marked its lines itself. Nobody else's paths become annotations.
        annotations: [],
        home: found.plainPlaces ? homeOf(inputs) : undefined,
        redact,
        artifactId: found.artifactId,
        baselineNote: '',
        heading,
        ...(foreign || stale ? { decision: { conclusion, title: word } } : {}),
    });
    // Words that came in the artifact end up in no output: a workflow may hand outputs to a shell.
    const header = { ...shown.header, conclusion, reason: word };
    const paths = { results: '', report: '', state: '', comment: posted.commentUrl, check: posted.checkUrl };
    await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the outputs', () => (0,(runner ??= __webpack_require__(93581))/* setOutputs */.n0)(core, Object.fromEntries(Object.entries((outputs ??= __webpack_require__(74573))/* OUTPUTS */.p).map(([name, value]) => [name, value(header, paths, shown.comparison)]))));
    await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the job summary', () => core.summary.addRaw([...(0,(summary_markdown ??= __webpack_require__(83862))/* summaryMarkdown */.e)(shown, { heading })].join('')).write());
    say(core, posted);
    core.info((0,(workflow_command ??= __webpack_require__(40182))/* logLine */.BP)(word));
    return 0;
}
/** The report with what a reader has to know of where it comes from. */
function asShown(report, { foreign, earlier, stale }) {
    const { header, warnings } = report;
    return {
        ...report,
        header: { ...header, conclusion: decided(header.conclusion, { foreign: false, stale }) },
        warnings: [...(foreign ? [BRANCHS_OWN_WORD] : []), ...(earlier ? [STALE] : []), ...warnings],
    };
}
/** There is a pull request and no report to show: a comment says so, lest an older one pass for this commit's. */
async function postNoReport(problem, { inputs, client, ports, core }, context) {
    const body = (_, marker) => noReportComment(marker, problem, (0,(read_context ??= __webpack_require__(69760))/* runUrl */.Vp)(context));
    const posted = { commentUrl: '', checkUrl: '', checked: false, notices: [] };
    if (inputs.comment !== 'off') {
        const key = (0,(post_results ??= __webpack_require__(58818)).keyOf)(inputs, context);
        const outcome = await (0,(sticky_comment ??= __webpack_require__(6023)).upsertComment)(client, context, {
            ...{ key, mode: inputs.comment, body },
            clock: ports.clock,
        });
        if ('url' in outcome)
            posted.commentUrl = outcome.url;
        posted.notices.push(...('reason' in outcome
            ? (0,(post_results ??= __webpack_require__(58818)).refused)('The comment was not written', outcome).notices
            : (0,(sticky_comment ??= __webpack_require__(6023)).commentNotices)(outcome)));
    }
    if (inputs.check) {
        const outcome = await (0,(check_run ??= __webpack_require__(65290))/* postCheck */.f)(client, context, {
            name: inputs.checkName,
            conclusion: 'neutral',
            title: problem,
            summary: () => `${problem} Nothing is known of this commit.`,
        });
        if (outcome.status === 'created')
            posted.checkUrl = outcome.url;
        else
            posted.notices.push(...(0,(post_results ??= __webpack_require__(58818)).refused)('The check was not made', outcome).notices);
    }
    say(core, posted);
    return nothing(core, problem, { 'comment-url': posted.commentUrl, 'check-url': posted.checkUrl });
}
function say(core, { notices }) {
    for (const notice of notices)
        core.warning((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(notice));
}
/** The end of a step without a verdict: neutral, with why. `reason` is in our own words. */
async function nothing(core, reason, more = {}) {
    const blank = Object.fromEntries(Object.keys((outputs ??= __webpack_require__(74573))/* OUTPUTS */.p).map((name) => [name, '']));
    await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the outputs', () => (0,(runner ??= __webpack_require__(93581))/* setOutputs */.n0)(core, { ...blank, conclusion: 'neutral', reason, ...more }));
    await (0,(runner ??= __webpack_require__(93581))/* optional */.lq)(core, 'the job summary', () => core.summary.addRaw(`## ⚪ NEUTRAL\n\n${reason}\n`).write());
    core.notice((0,(runner ??= __webpack_require__(93581))/* harmless */.Is)(reason), { title: 'Evals: nothing to report' });
    return 0;
}
/** The folder of the evals folder as the repository knows it, as far as its name shows: nothing is looked up. */
function homeOf({ workingDirectory = '', evals }) {
    const home = (external_node_path_ ??= __webpack_require__(76760)).posix.normalize((external_node_path_ ??= __webpack_require__(76760)).posix.join(workingDirectory, evals, '..')).replace(/^\.?\/?|\/$/g, '');
    return home.split('/').includes('..') || (external_node_path_ ??= __webpack_require__(76760)).posix.isAbsolute(evals) ? undefined : home;
}


/***/ })

};
