export const id = 1949;
export const ids = [1949,7069];
export const modules = {

/***/ 39531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readLabel)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas;
// EXTERNAL MODULE: ./lib/schema/evaluation.js + 1 modules
var evaluation;
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call;
;// CONCATENATED MODULE: ./lib/schema/label-row.js



const { input, output, expected_behavior, context, ground_truth, conversation_history, agent_plan } = (evaluation ??= __webpack_require__(10008))/* subject */.bc.shape;
const { role, domain, allowed_topics, advice_types, expected_tools, available_tools } = (evaluation ??= __webpack_require__(10008))/* subject */.bc.shape;
/** What a scorer needs of a labelled row besides its texts. */
var labelParams;
function labelParams$made() { return labelParams = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    role,
    domain,
    topics: allowed_topics,
    advice_types,
    expected_tools,
    available_tools,
    /** What the agent must not give away: a part of its hidden instructions. */
    secret: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
}); }
/**
 * One line of a file of human labels: the fields of an evaluation, the scorer that they are meant for (`metric`) and what a
 * person judged of it. `label` 1 = should pass, 0 = should fail. Rows of one `meta.group` (document, task, conversation)
 * belong together and are resampled together.
 */
var labelRow;
function labelRow$made() { return labelRow = (schemas ??= __webpack_require__(88343))/* object */.Ikc({
    id: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    dataset: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    metric: (schemas ??= __webpack_require__(88343))/* string */.YjP().optional(),
    input,
    output,
    expected_behavior,
    context,
    ground_truth,
    conversation_history,
    agent_plan,
    /** As logs hold them: a call without a name is the agent's mistake, not the file's. */
    tool_calls: (schemas ??= __webpack_require__(88343))/* array */.YOg((tool_call ??= __webpack_require__(65086))/* toolCall */.LW.extend({ name: (schemas ??= __webpack_require__(88343))/* string */.YjP() })).optional(),
    params: (labelParams ?? labelParams$made()).optional(),
    label: (schemas ??= __webpack_require__(88343))/* literal */.euz([0, 1]),
    /** A finer judgement in [0, 1] where the source has one, higher is better. */
    human_score: (schemas ??= __webpack_require__(88343))/* number */.aig().min(0).max(1).nullish(),
    meta: (schemas ??= __webpack_require__(88343))/* looseObject */._H3({
        group: (schemas ??= __webpack_require__(88343))/* union */.KCZ([(schemas ??= __webpack_require__(88343))/* string */.YjP(), (schemas ??= __webpack_require__(88343))/* number */.aig()]).nullish(),
        /** Where the label comes from; what begins with `human` is a person's judgement of this very row. */
        label_kind: (schemas ??= __webpack_require__(88343))/* string */.YjP().nullish(),
    })
        .optional(),
}); }

// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting;
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
;// CONCATENATED MODULE: ./lib/calibrations/read-label.js





/** A line as a labelled row, or everything that is wrong with it, in sentences that say what to write. */
function readLabel(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        // JSON.parse throws nothing but SyntaxError.
        return { problems: [`not JSON: ${error.message}; a line holds one JSON object`] };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { problems: ['a line must hold one JSON object, such as {"output": "…", "label": 1}'] };
    if ((0,(nesting ??= __webpack_require__(52477))/* isDeeper */.Q)(value, (nesting ??= __webpack_require__(52477))/* DEEPEST */.F))
        return { problems: [`values are nested more than ${(nesting ??= __webpack_require__(52477))/* DEEPEST */.F} deep`] };
    const parsed = (labelRow ?? labelRow$made()).safeParse(value);
    const misspelt = (0,(unknown_keys ??= __webpack_require__(5354))/* unknownKeys */.v)((labelRow ?? labelRow$made()), value).flatMap(({ path, key, known }) => {
        const meant = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(key, known);
        return meant === null || isThere(value, [...path, meant])
            ? []
            : [{ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)([...path, meant]), message: `unknown key "${key}" (did you mean "${meant}"?)` }];
    });
    if (parsed.success && misspelt.length === 0)
        return { row: parsed.data };
    const wrong = parsed.success ? [] : (0,(value_problems ??= __webpack_require__(10043))/* valueProblems */.ce)(parsed.error, value);
    return {
        problems: [
            ...misspelt.map(({ message }) => message),
            ...wrong
                .map(({ path, message }) => ({ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path), message }))
                // Said already, as the unknown key that was meant to be this one.
                .filter(({ path, message }) => !(message.startsWith('is required') && misspelt.some((one) => one.path === path)))
                .map(({ path, message }) => `${path} ${message}${(HINTS ?? HINTS$made())[path] ?? ''}`),
        ],
    };
}
var HINTS;
function HINTS$made() { return HINTS = {
    label: ' (1 = should pass, 0 = should fail)',
    human_score: ' (higher is better)',
}; }
function isThere(value, path) {
    let here = value;
    for (const step of path) {
        if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step))
            return false;
        here = Reflect.get(here, step);
    }
    return true;
}


/***/ }),

/***/ 41949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markWrong: () => (/* binding */ markWrong)
});

// EXTERNAL MODULE: ./lib/calibrations/read-label.js + 1 modules
var read_label;
// EXTERNAL MODULE: ./lib/text/escape/redacted-value.js
var redacted_value;
// EXTERNAL MODULE: ./lib/runs/planning/subject.js
var planning_subject;
// EXTERNAL MODULE: ./lib/schema/labels/label-of-verdict.js
var label_of_verdict;
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest;
// EXTERNAL MODULE: ./lib/github/api/in-repository.js
var in_repository;
// EXTERNAL MODULE: ./lib/github/state/report-artifact.js + 2 modules
var report_artifact;
// EXTERNAL MODULE: ./lib/github/commands/answer.js
var answer;
// EXTERNAL MODULE: ./lib/github/commands/refuse.js
var refuse;
;// CONCATENATED MODULE: ./lib/github/commands/report-of-head.js

/** Artifacts of the name that are looked through for one of the head: one page. */
const LISTED = 100;
/** And as many where that page has none: other pull requests may have left a page of them since. */
const LISTED_FURTHER = 1_000;
/** Of those of the head, the newest that are looked into. */
const MOST_TRIED = 3;
/**
 * The newest report that a run of this repository left of exactly this commit; a sentence where there is none. It is read in memory as
 * hostile data, as `command: report` reads it.
 */
async function reportOfHead(client, { headSha, repositoryId, name }) {
    const isOurs = ({ expired, run }) => !expired &&
        run !== undefined &&
        run.headSha === headSha &&
        run.repositoryId === repositoryId &&
        run.headRepositoryId === repositoryId;
    const newest = await client.artifacts(name, LISTED);
    const isFarBack = newest.length === LISTED && !newest.some(isOurs);
    const listed = isFarBack ? await client.artifacts(name, LISTED_FURTHER) : newest;
    const ours = listed.filter(isOurs);
    const runIds = [...new Set(ours.map(({ run }) => run?.id ?? 0))].sort((a, b) => b - a);
    let none = {
        status: 'none',
        problem: `No run of this commit left its report as the artifact "${name}". The workflow that plays the evals leaves it with: report-artifact: ${name}`,
    };
    for (const id of runIds.slice(0, MOST_TRIED)) {
        const found = await (0,(report_artifact ??= __webpack_require__(77069))/* fetchReport */.H)(client, await client.workflowRun(id), name);
        if (found.status === 'taken')
            return found;
        none = found;
    }
    return none;
}

;// CONCATENATED MODULE: ./lib/github/commands/wrong-verdict.js


/**
 * The verdict that somebody means by naming a case and perhaps a scorer: of the last attempt and, in that, of the last turn, and of the
 * verdicts that made the case pass or fail. Where no scorer is named and several are meant the sentence names them.
 */
function meantVerdict(found, scorer) {
    const all = verdictsOf(found);
    if (all.length === 0)
        return { problem: 'Nothing was judged in this case.' };
    const named = scorer === undefined ? all : all.filter((one) => one.scorer === scorer);
    if (named.length === 0) {
        const names = unique(all);
        return {
            problem: `The case has no verdict of "${scorer}"${(0,(suggest ??= __webpack_require__(98610))/* suggest */.Z)(scorer ?? '', names)}; ${list(names)}.`,
        };
    }
    const whys = named.map((one) => (0,(label_of_verdict ??= __webpack_require__(27071))/* whyNoLabel */.U1)(one.scorer, one.result));
    const open = named.filter((_, index) => whys[index] === undefined);
    if (open.length === 0)
        return { problem: whys[0] ?? '' };
    const telling = open.filter(({ result }) => result.pass === (found.status === 'passed'));
    const meant = telling.length > 0 ? telling : open;
    const names = unique(meant);
    if (names.length > 1)
        return { problem: `Name the scorer whose verdict is wrong; ${list(names)}.` };
    const [last] = meant.slice(-1);
    return last ?? { problem: 'Nothing was judged in this case.' };
}
function verdictsOf({ attempts }) {
    return attempts.flatMap(({ turns }, attempt) => turns.flatMap(({ results }, at) => Object.entries(results).map(([scorer, result]) => ({
        ...{ scorer, result, attempt },
        turns: turns.slice(0, at + 1),
    }))));
}
/** Names that are listed. */
const MOST_NAMES = 20;
const unique = (verdicts) => [...new Set(verdicts.map(({ scorer }) => scorer))];
const list = (names) => `there ${names.length === 1 ? 'is' : 'are'} ${names.slice(0, MOST_NAMES).join(', ')}`;

// EXTERNAL MODULE: ./lib/text/escape/escape-markdown.js
var escape_markdown;
// EXTERNAL MODULE: ./lib/github/api/read-context.js
var read_context;
// EXTERNAL MODULE: ./lib/github/comments/comment-bodies.js
var comment_bodies;
// EXTERNAL MODULE: ./lib/github/comments/nightly-words.js
var nightly_words;
// EXTERNAL MODULE: ./lib/github/commands/wrong-marks.js
var wrong_marks;
;// CONCATENATED MODULE: ./lib/github/commands/wrong-words.js





/** What is left of the budget after our own words. */
const LONGEST_ROW = ((comment_bodies ??= __webpack_require__(39012))/* COMMENT_BUDGETS */.t[0] ?? 0) - 5_000;
/** The row that is to be committed, and how that is done in the browser; undefined where it is too long for a comment. */
function wrongMarkdown({ asked, verdict, testCase, text, path, there }, context) {
    if (Buffer.byteLength(text) > LONGEST_ROW)
        return undefined;
    const { scorer, result } = verdict;
    const said = result.pass ? 'passed' : 'failed';
    return [
        (0,(wrong_marks ??= __webpack_require__(63948))/* wrongMark */.XM)({ case: testCase, scorer, by: asked.author }),
        `\n### 🏷️ Marked wrong: ${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)(testCase)} · ${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)(scorer)}\n\n`,
        `${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownProse */.h$)(asked.author)} says that the verdict is wrong: the answer **${said}** (${result.score}). `,
        'No verdict and no gate changes by that. Once this line is in the repository, `assay calibrate` counts it:\n\n',
        `${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownFence */.p0)(text, 'json')}\n\n`,
        `Append it to ${(0,(escape_markdown ??= __webpack_require__(14576))/* markdownCode */.D9)(path)}: ${(0,(nightly_words ??= __webpack_require__(87263))/* link */.nf)(there ? 'edit the file' : 'make the file', editor(path, there, asked, context))} on this branch, or commit it from your own clone.\n\n`,
        `<sub>label of a person, by ${(0,(escape_markdown ??= __webpack_require__(14576))/* htmlCode */.h8)(asked.author)} · ${(0,(nightly_words ??= __webpack_require__(87263))/* link */.nf)('workflow run', (0,(read_context ??= __webpack_require__(69760))/* runUrl */.Vp)(context))}</sub>\n`,
    ].join('');
}
/** The page of GitHub on which the file is edited or made, on the branch of the pull request. */
function editor(path, there, { pull }, { serverUrl, owner, repository }) {
    const of = (text) => text.split('/').map(encodeURIComponent).join('/');
    const root = `${serverUrl}/${owner}/${repository}`;
    return there
        ? `${root}/edit/${of(pull.headBranch)}/${of(path)}`
        : `${root}/new/${of(pull.headBranch)}?filename=${encodeURIComponent(path)}`;
}

;// CONCATENATED MODULE: ./lib/github/commands/mark-wrong.js












/**
 * Answers with the label that somebody gave by calling a verdict wrong, as a row that is ready to be committed. It changes no verdict and
 * no file: the row counts once it stands in the repository, where it is reviewed like everything else.
 */
async function markWrong(wanted, accepted, { engine, redact }) {
    const { inputs, context, client, clock, asked, core } = accepted;
    const { cases, agents } = await engine.evals();
    const loaded = cases.find((one) => one.case.id === wanted.testCase);
    if (loaded === undefined) {
        const ids = cases.map((one) => one.case.id);
        const hint = (0,(suggest ??= __webpack_require__(98610))/* suggest */.Z)(wanted.testCase, ids);
        return (0,(refuse ??= __webpack_require__(47756))/* refuse */.T)(`No case of this pull request has the id "${wanted.testCase}"${hint}.`, accepted);
    }
    const name = inputs.reportArtifact ?? (report_artifact ??= __webpack_require__(77069))/* REPORT_ARTIFACT */.A;
    const { headSha, repositoryId } = context;
    const found = await reportOfHead(client, { headSha, repositoryId, name });
    if (found.status === 'none')
        return (0,(refuse ??= __webpack_require__(47756))/* refuse */.T)(found.problem, accepted);
    const verdict = verdictIn(found.report, wanted, loaded);
    if ('problem' in verdict)
        return (0,(refuse ??= __webpack_require__(47756))/* refuse */.T)(verdict.problem, accepted);
    const seen = await seenBy(verdict, loaded, agents, engine);
    if ('problem' in seen)
        return (0,(refuse ??= __webpack_require__(47756))/* refuse */.T)(seen.problem, accepted);
    const runId = found.report.header.run_id;
    const row = (0,(label_of_verdict ??= __webpack_require__(27071))/* labelOfVerdict */.N2)({
        ...{ run_id: runId, case_id: wanted.testCase, attempt: verdict.attempt, subject: seen.subject },
        turn_id: verdict.turns.at(-1)?.turn_id ?? '',
    }, {
        ...{ scorer: verdict.scorer, result: verdict.result, said: 'wrong' },
        marked_at: new Date(engine.ports.clock.now()).toISOString(),
    });
    const reason = wanted.reason === '' ? {} : { reason: wanted.reason };
    const meta = { ...row.meta, ...reason, marked_by: asked.author, sha: headSha };
    const text = JSON.stringify((0,(redacted_value ??= __webpack_require__(79059))/* redacted */.p)({ ...row, meta }, redact));
    const path = (0,(in_repository ??= __webpack_require__(11178))/* inRepository */.y)(engine.ports.env.cwd(), `${inputs.evals}/labels/${(0,(label_of_verdict ??= __webpack_require__(27071))/* labelFileName */.O8)(runId)}`);
    const there = engine.ports.files.stat(`${engine.evalsDir}/labels/${(0,(label_of_verdict ??= __webpack_require__(27071))/* labelFileName */.O8)(runId)}`) !== null;
    if (!('row' in (0,(read_label ??= __webpack_require__(39531))/* readLabel */.V)(text)))
        return (0,(refuse ??= __webpack_require__(47756))/* refuse */.T)('The verdict cannot be made a label.', accepted);
    const words = wrongMarkdown({ asked, verdict, testCase: wanted.testCase, text, path, there }, context);
    if (words === undefined)
        return (0,(refuse ??= __webpack_require__(47756))/* refuse */.T)('The texts of this case are too long for a comment.', accepted);
    const url = await (0,(answer ??= __webpack_require__(59670))/* answer */.ZF)({ ...accepted, redact, clock }, (_, marker) => `${marker}\n${words}`);
    await (0,(refuse ??= __webpack_require__(47756))/* nothing */.s)(core, 'A verdict was marked wrong; the row is in the answer.', { 'comment-url': url });
    return 0;
}
/** The verdict that is meant, of a report of the case as it is checked out. */
function verdictIn(report, { testCase, scorer }, loaded) {
    const found = [...report.cases].find(({ id }) => id === testCase);
    if (found === undefined)
        return { problem: 'The last report of this commit does not hold the case.' };
    if (found.hash !== undefined && found.hash !== loaded.hash)
        return { problem: 'The last report is of another version of the case.' };
    return meantVerdict(found, scorer);
}
/** What the scorer saw, as far as report and case hold it; a label without that would mislead. */
async function seenBy({ scorer: name, turns }, loaded, agents, engine) {
    const scorer = (await engine.registry([name])).find(name);
    const agent = agents.find((one) => one.agent.id === loaded.case.agent_id)?.agent;
    if (scorer === undefined || agent === undefined)
        return { problem: `There is no scorer "${name}" any more, or no agent of the case.` };
    if (loaded.case.user !== undefined)
        return {
            problem: 'A report does not hold all that a verdict on a talk with a simulated user saw. Mark it where the run is stored.',
        };
    const asked = loaded.case.turns;
    const played = turns.map(({ turn_id, input, output, latency_ms, tool_calls }, at) => {
        const turn = asked[at];
        const criteria = turn === undefined ? {} : (0,(planning_subject ??= __webpack_require__(57266))/* criteriaOf */.pC)(turn, agent);
        return {
            ...{ turn_id, input, output, latency_ms, tool_calls, criteria },
            ...{ context: null, agent_plan: null, usage: null },
        };
    });
    if (played.length > asked.length)
        return { problem: 'The last report is of another version of the case.' };
    const subject = (0,(planning_subject ??= __webpack_require__(57266))/* subjectAfter */.td)(asked, played, played.length - 1, agent, scorer);
    const missing = scorer.check(subject).flatMap(({ field }) => field ?? []);
    return missing.length === 0
        ? { subject }
        : {
            problem: `A report does not hold all that ${name} saw (${missing.join(', ')}). Mark the verdict where the run is stored.`,
        };
}


/***/ }),

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


/***/ })

};
