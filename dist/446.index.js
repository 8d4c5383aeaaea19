export const id = 446;
export const ids = [446];
export const modules = {

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ asFault),
/* harmony export */   vC: () => (/* binding */ Fault),
/* harmony export */   z9: () => (/* binding */ faultLine)
/* harmony export */ });
/* unused harmony export FAULTS */
/**
 * The one error class of the product and the one table behind it: what a fault is called, what a door answers for it.
 * Every message has three parts: what happened, where, and what to do.
 */
/** What each kind of fault means at the doors. `http` is the status, `exit` the process exit code (contract 6 and 9). */
const FAULTS = {
    usage: { http: 400, exit: 2, retry: false },
    malformed_json: { http: 400, exit: 2, retry: false },
    not_found: { http: 404, exit: 2, retry: false },
    conflict: { http: 409, exit: 2, retry: false },
    too_large: { http: 413, exit: 2, retry: false },
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
};
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
        this.retry = parts.retry ?? FAULTS[code].retry;
    }
    get exitCode() {
        return FAULTS[this.code].exit;
    }
}
/** Any thrown value as a Fault; what we did not foresee is a bug of ours and says so. */
function asFault(error) {
    if (error instanceof Fault)
        return error;
    const what = error instanceof Error ? error.message : String(error);
    return new Fault('internal', what, {
        cause: error,
        hint: 'This is a bug in Assay. Please report it with the command you ran.',
    });
}
/** One line for logs and item errors: code (and subcode) first, then the sentence. */
function faultLine(fault) {
    const code = fault.subcode === undefined ? fault.code : `${fault.code} (${fault.subcode})`;
    return `${code}: ${fault.message}${fault.where === undefined ? '' : ` [${fault.where}]`}`;
}


/***/ }),

/***/ 8446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/engine.js + 9 modules
var lib_engine = __webpack_require__(6005);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/operations/find-experiment.js
var find_experiment = __webpack_require__(7875);
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 20 modules
var node_ports = __webpack_require__(115);
;// CONCATENATED MODULE: ./lib/github/event.js

/** Events that hand the base repository's secrets to a run whose code may come from somebody else. */
const PRIVILEGED = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);
/**
 * Refuses to run code of a foreign head with the secrets of the base repository (security.md S02). Called before any file
 * of the repository is read. `pull_request` is safe: a fork gets no secrets there.
 */
function refuseForeignHead(env, files) {
    const name = env.get('GITHUB_EVENT_NAME') ?? '';
    if (!PRIVILEGED.has(name))
        return;
    const payload = readPayload(env.get('GITHUB_EVENT_PATH'), files);
    if (headIsOurs(name, payload))
        return;
    throw new errors/* Fault */.vC('validation_failed', `evals of a foreign head are not run on ${name}: its code would see this repository's secrets`, {
        where: `event ${name}`,
        hint: 'Run the evals on pull_request, where a fork gets no secrets.',
    });
}
/** Head and base are the same repository. Anything missing, a deleted fork for one, counts as foreign. */
function headIsOurs(name, payload) {
    const base = at(payload, 'repository', 'id');
    if (typeof base !== 'number')
        return false;
    if (name === 'pull_request_target')
        return at(payload, 'pull_request', 'head', 'repo', 'id') === base;
    if (name === 'workflow_run')
        return at(payload, 'workflow_run', 'head_repository', 'id') === base;
    // A comment on a pull request does not say whose head it is about; one on an issue runs the default branch.
    const issue = at(payload, 'issue');
    return typeof issue === 'object' && issue !== null && at(issue, 'pull_request') === undefined;
}
function readPayload(path, files) {
    try {
        return JSON.parse((path === undefined ? null : files.readTextIfThere(path)) ?? 'null');
    }
    catch {
        return null; // Unreadable counts as foreign.
    }
}
function at(value, ...path) {
    return path.reduce((here, key) => typeof here === 'object' && here !== null ? here[key] : undefined, value);
}

// EXTERNAL MODULE: ./lib/operations/experiment-report.js
var experiment_report = __webpack_require__(7418);
// EXTERNAL MODULE: ./lib/operations/start-experiment.js + 49 modules
var start_experiment = __webpack_require__(8746);
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption = __webpack_require__(1209);
// EXTERNAL MODULE: ./lib/reports/experiment-markdown.js
var experiment_markdown = __webpack_require__(9856);
// EXTERNAL MODULE: ./lib/reports/write-experiment-reports.js
var write_experiment_reports = __webpack_require__(2320);
// EXTERNAL MODULE: ./lib/text/workflow-command.js
var workflow_command = __webpack_require__(5258);
;// CONCATENATED MODULE: ./lib/github/outputs.js
/** Outputs that this build sets, with what they hold; `action.yml` declares exactly these (a test compares the two). */
const OUTPUTS = {
    conclusion: (header) => header.conclusion,
    reason: (header) => header.reason,
    'run-id': (header) => header.run_id,
    'pass-rate': (header) => (header.pass_rate === null ? '' : String(header.pass_rate)),
    total: (header) => String(header.counts.total),
    passed: (header) => String(header.counts.passed),
    failed: (header) => String(header.counts.failed),
    errored: (header) => String(header.counts.errored),
    skipped: (header) => String(header.counts.skipped),
    regressions: (_, __, comparison) => regressionsOf(comparison),
    improvements: (_, __, comparison) => flipsOf(comparison, (flip) => flip.kind === 'fail_to_pass'),
    // Set by `command: experiment` alone.
    'experiment-winner': () => '',
    'p-value': (_, __, comparison) => (comparison === undefined ? '' : String(comparison.p_value)),
    'cost-usd': (header) => costOf(header),
    'results-path': (_, paths) => paths.results,
    'report-path': (_, paths) => paths.report,
    'state-path': (_, paths) => paths.state,
};
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

// EXTERNAL MODULE: ./lib/text/clean-text.js
var clean_text = __webpack_require__(8624);
;// CONCATENATED MODULE: ./lib/github/runner.js



/** What the runner refuses costs its own feature and a warning, never the verdict. */
async function optional(core, what, work) {
    try {
        await work();
    }
    catch (error) {
        core.warning(harmless(`${what} could not be written: ${(0,errors/* asFault */.Ps)(error).message}`));
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
const harmless = (text) => (0,workflow_command/* breakLegacy */.vW)((0,clean_text/* cleanText */.X)(text));

;// CONCATENATED MODULE: ./lib/github/experiment-step.js










/**
 * `command: experiment`: the response as a file, a section in the job summary, and outputs. An experiment gates nothing, so
 * its conclusion is neutral; it is failed when nothing could be measured or it was cancelled.
 */
async function experimentStep(inputs, engine, core) {
    const definition = await (0,find_experiment/* findExperiment */.F)(engine, named(inputs));
    const interrupted = (0,interruption/* interruption */.Y)();
    try {
        const begun = engine.ports.clock.monotonic();
        const started = await (0,start_experiment/* startExperiment */.sd)(engine, definition, {
            signal: interrupted.signal,
            ...(inputs.maxCostUsd === undefined ? {} : { maxCostUsd: inputs.maxCostUsd }),
        });
        const { plan, judge, experimentId } = started;
        core.info(`${plan.variants.length} variants, ${plan.cases.length} cases, up to ${plan.planned.length * plan.rounds} plays, judge ${judge.mode}, ${experimentId}`);
        const outcome = await started.finish();
        const report = (0,experiment_report/* experimentReport */.q)(plan, outcome, judge, engine.ports.clock.monotonic() - begun);
        const written = (0,write_experiment_reports/* writeExperimentReports */.Q)(`${engine.stateDir}/reports/${experimentId}`, report, engine.ports.files);
        const { statistical_analysis: analysis, recommendation } = outcome.response;
        const nothing = outcome.plays.valid === 0;
        await optional(core, 'the outputs', () => setOutputs(core, {
            conclusion: nothing || outcome.cancelled ? 'failed' : 'neutral',
            reason: recommendation.replaceAll('\n', ' '),
            'run-id': experimentId,
            'experiment-winner': analysis.conclusive ? analysis.winner : '',
            'p-value': String(analysis.p_value),
            'cost-usd': costOf(outcome),
            'results-path': written.json,
            'report-path': written.markdown,
            'state-path': `${engine.stateDir}/state`,
        }));
        await optional(core, 'the job summary', () => core.summary.addRaw([...(0,experiment_markdown/* experimentMarkdown */.f)(report)].join('')).write());
        if (nothing)
            core.error(harmless(recommendation), { title: 'Experiment without evidence' });
        else
            core.info((0,workflow_command/* logLine */.BP)(recommendation));
        if (outcome.cancelled)
            return 130;
        return nothing ? 3 : 0;
    }
    finally {
        interrupted.end();
    }
}
function named({ experiment }) {
    if (experiment !== undefined)
        return experiment;
    throw new errors/* Fault */.vC('validation_failed', 'command experiment needs to know which one', {
        where: 'input experiment',
        hint: 'Name a file such as evals/experiments/prompts.yaml, or the id of an experiment.',
        problems: [{ path: 'experiment', message: 'is required with command: experiment' }],
    });
}

// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(536);
;// CONCATENATED MODULE: ./lib/github/inputs.js


/** Inputs that this build honours; `action.yml` declares exactly these (a test compares the two). */
const INPUT_NAMES = [
    'command',
    'evals',
    'working-directory',
    'agent',
    'tags',
    'cases',
    'experiment',
    'judge',
    'judge-model',
    'judge-base-url',
    'min-pass-rate',
    'fail-on',
    'baseline',
    'repeat',
    'concurrency',
    'max-cost-usd',
    'annotations',
];
/** Reads `INPUT_*` as the runner sets them. Every unknown input and bad value is reported at once, with the right name. */
function readInputs(env) {
    const problems = unknownInputs(env);
    const text = (name) => {
        const value = env.get(variableOf(name))?.trim();
        return value === '' ? undefined : value;
    };
    const one = (name, allowed) => {
        const value = text(name);
        if (value === undefined)
            return undefined;
        const found = allowed.find((option) => option === value);
        if (found === undefined)
            problems.push({ path: name, message: `"${value}" is not one of ${allowed.join(', ')}` });
        return found;
    };
    const number = (name, least, whole) => {
        const value = text(name);
        if (value === undefined)
            return undefined;
        const parsed = Number(value);
        if (Number.isFinite(parsed) && parsed >= least && (!whole || Number.isInteger(parsed)))
            return parsed;
        problems.push({
            path: name,
            message: `"${value}" is not a ${whole ? 'whole ' : ''}number of ${least} or more`,
        });
        return undefined;
    };
    const list = (name) => text(name)
        ?.split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    const inputs = {
        command: one('command', ['run', 'experiment']) ?? 'run',
        evals: text('evals') ?? 'evals',
        workingDirectory: text('working-directory'),
        agent: text('agent'),
        tags: list('tags'),
        cases: list('cases'),
        experiment: text('experiment'),
        judge: judgeOf(one('judge', ['auto', 'offline', 'openai', 'azure_openai', 'anthropic']), text('judge-model'), text('judge-base-url')),
        minPassRate: passRate(text('min-pass-rate'), problems),
        failOn: one('fail-on', ['failure', 'regression', 'never']),
        baseline: baseline(text('baseline'), problems),
        repeat: number('repeat', 1, true),
        concurrency: number('concurrency', 1, true),
        maxCostUsd: number('max-cost-usd', 0, false),
        annotations: (one('annotations', ['true', 'false']) ?? 'true') === 'true',
    };
    if (problems.length > 0)
        throw new errors/* Fault */.vC('validation_failed', problems.map((problem) => `${problem.path}: ${problem.message}`).join('; '), {
            where: `input ${problems[0].path}`,
            hint: 'Correct the "with:" block of the step.',
            problems,
        });
    return inputs;
}
const variableOf = (name) => `INPUT_${name.toUpperCase().replace(/ /g, '_')}`;
/** The runner hands over whatever stands under `with:`, also names that the action does not know. */
function unknownInputs(env) {
    const known = new Set(INPUT_NAMES.map(variableOf));
    return env
        .names()
        .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
        .map((variable) => {
        const name = variable.slice('INPUT_'.length).toLowerCase();
        const close = (0,distance/* didYouMean */.a)(name, INPUT_NAMES);
        return {
            path: name,
            message: `unknown input${close === null ? `; known are ${INPUT_NAMES.join(', ')}` : `, did you mean "${close}"?`}`,
        };
    });
}
function judgeOf(provider, model, baseUrl) {
    return {
        ...(provider === undefined ? {} : { provider }),
        ...(model === undefined ? {} : { model }),
        ...(baseUrl === undefined ? {} : { base_url: baseUrl }),
    };
}
/** A file, a run id or `none`; `auto` is kept for a search that this build does not do. */
function baseline(value, problems) {
    if (value === 'auto')
        problems.push({
            path: 'baseline',
            message: '"auto" is not built yet: name a results.json file, or leave it empty for the state at hand',
        });
    return value;
}
/** `0.8`, `80%` or `100%`. A bare 1 could mean 1 % or 100 % (a YAML 1.0 arrives as 1), so it is refused. */
function passRate(value, problems) {
    if (value === undefined)
        return undefined;
    const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(value);
    const rate = percent === null ? Number(value) : Number(percent[1]) / 100;
    if (percent === null && Number.isFinite(rate) && rate >= 1) {
        problems.push({
            path: 'min-pass-rate',
            message: `"${value}" is ambiguous: write ${rate === 1 ? '100%' : `${value}%`}, or a share below 1 such as 0.95`,
        });
        return undefined;
    }
    if (rate >= 0 && rate <= 1)
        return rate;
    problems.push({ path: 'min-pass-rate', message: `"${value}" is not a share such as 0.95 or 95%` });
    return undefined;
}

// EXTERNAL MODULE: ./lib/operations/start-run.js + 8 modules
var start_run = __webpack_require__(2538);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(4765);
// EXTERNAL MODULE: ./lib/reports/parts/case-kind.js
var case_kind = __webpack_require__(7447);
// EXTERNAL MODULE: ./lib/reports/parts/case-problem.js
var case_problem = __webpack_require__(4262);
// EXTERNAL MODULE: ./lib/reports/parts/failing-scorers.js
var failing_scorers = __webpack_require__(9574);
;// CONCATENATED MODULE: ./lib/reports/annotations.js






/** GitHub shows ten of a level for a step (toolchain.md 4). */
const MOST_OF_A_LEVEL = 10;
/** A title may have 255 characters; messages are cut by GitHub at 4,096 (toolchain.md 4), ours are read beside code. */
const TITLE_LENGTH = 200;
const MESSAGE_LENGTH = 1_000;
/**
 * Failing and errored cases that gate, on the lines where they are written: errors when the run failed, else warnings;
 * what could not be judged is a warning. At most ten of a level; the last one says how many more there are.
 */
function annotations(report) {
    const failures = [];
    const problems = [];
    const found = { failing: 0, errored: 0 };
    for (const one of report.cases) {
        const kind = (0,case_kind/* caseKind */.H)(one);
        if (kind !== 'failing' && kind !== 'errored')
            continue;
        found[kind] += 1;
        if (found[kind] > MOST_OF_A_LEVEL)
            continue;
        if (kind === 'failing')
            failures.push(failure(one, report.header.conclusion === 'failed' ? 'error' : 'warning'));
        else
            problems.push(error(one));
    }
    if (report.header.conclusion === 'failed')
        return [...limited(failures, found.failing), ...limited(problems, found.errored)];
    return limited([...failures, ...problems], found.failing + found.errored);
}
function limited(list, total) {
    if (total <= MOST_OF_A_LEVEL)
        return list;
    const kept = list.slice(0, MOST_OF_A_LEVEL - 1);
    const last = list[MOST_OF_A_LEVEL - 1];
    const more = (0,format/* formatCounted */.So)(total - kept.length, 'more case');
    return [
        ...kept,
        {
            ...last,
            title: `${more} to look at`,
            message: `${more} failed or errored. The report lists them all.`,
        },
    ];
}
function failure(one, level) {
    const failing = (0,failing_scorers/* failingScorers */._4)(one).filter((each, _, all) => each.gating || all.every((other) => !other.gating));
    const lines = failing.map((each) => {
        const reason = (0,clean_text/* oneLine */.T)(each.reasoning);
        return `${each.scorer} ${(0,failing_scorers/* failingNumbers */.ZP)(each)}${reason === '' ? '' : `: ${reason}`}`;
    });
    return annotation(one, level, `Eval failed: ${one.id}`, lines.join('\n') || 'The case did not pass.');
}
function error(one) {
    const { code, message, remedy } = (0,case_problem/* caseProblem */.w)(one);
    return annotation(one, 'warning', `Eval errored: ${one.id}`, `${code}: ${message}${remedy === '' ? '' : `\n${remedy}`}`);
}
function annotation(one, level, title, message) {
    return {
        level,
        file: (0,clean_text/* oneLine */.T)(one.location.file),
        line: Math.max(1, one.location.line),
        title: (0,truncate/* truncateText */.E)((0,clean_text/* oneLine */.T)(title), TITLE_LENGTH),
        message: (0,truncate/* truncateText */.E)((0,clean_text/* cleanText */.X)(message), MESSAGE_LENGTH),
    };
}

// EXTERNAL MODULE: ./lib/reports/summary-markdown.js + 1 modules
var summary_markdown = __webpack_require__(5974);
// EXTERNAL MODULE: ./lib/reports/write-reports.js + 4 modules
var write_reports = __webpack_require__(6356);
;// CONCATENATED MODULE: ./lib/github/run-step.js









/** `command: run`: the main job, from the evals folder to the exit code. */
async function runStep(inputs, engine, core) {
    const interrupted = (0,interruption/* interruption */.Y)();
    try {
        const started = await (0,start_run/* startRun */.AD)(engine, {
            selection: {
                ...(inputs.agent === undefined ? {} : { agent: inputs.agent }),
                ...(inputs.tags === undefined ? {} : { tags: inputs.tags }),
                ...(inputs.cases === undefined ? {} : { cases: inputs.cases }),
                ...(inputs.repeat === undefined ? {} : { repeat: inputs.repeat }),
            },
            ...(inputs.minPassRate === undefined ? {} : { minPassRate: inputs.minPassRate }),
            ...(inputs.failOn === undefined ? {} : { failOn: inputs.failOn }),
            ...(inputs.baseline === undefined ? {} : { baseline: inputs.baseline }),
            signal: interrupted.signal,
        });
        core.info(`${started.planned.length} cases, judge ${started.judge.mode}, run ${started.runId}`);
        return await started.finish(async (outcome) => {
            const folder = `${engine.stateDir}/reports/${started.runId}`;
            const written = (0,write_reports/* writeReports */.L)(folder, outcome.report, engine.ports.files);
            const paths = {
                results: written.json ?? '',
                report: written.markdown ?? '',
                state: `${engine.stateDir}/state`,
            };
            await publish(core, outcome, paths, inputs.annotations ? (0,external_node_path_.resolve)(engine.evalsDir, '..') : undefined);
            return outcome.verdict.exitCode;
        });
    }
    finally {
        interrupted.end();
    }
}
/** Annotations (where `home`, the folder that cases are located from, is given), outputs and summary. */
async function publish(core, { report, verdict }, paths, home) {
    const { header } = report;
    if (home !== undefined)
        for (const { level, file, line, title, message } of annotations(report))
            core[level](message, { title, file: inRepository(home, file), startLine: line });
    const values = Object.entries(OUTPUTS).map(([name, value]) => [
        name,
        value(header, paths, report.comparison),
    ]);
    await optional(core, 'the outputs', () => setOutputs(core, Object.fromEntries(values)));
    await optional(core, 'the job summary', () => core.summary.addRaw([...(0,summary_markdown/* summaryMarkdown */.e)(report)].join('')).write());
    const { total, passed, failed, errored, skipped } = header.counts;
    core.info(`${total} cases: ${passed} passed, ${failed} failed, ${errored} errored, ${skipped} skipped`);
    if (header.conclusion === 'neutral')
        core.warning(harmless(header.reason), { title: 'Evals: neutral' });
    else if (verdict.exitCode === 0)
        core.info((0,workflow_command/* logLine */.BP)(`${header.conclusion}: ${header.reason}`));
    else
        core.error(harmless(header.reason), { title: 'Evals failed' });
}
/** GitHub knows files by their path from the workspace, wherever the step works. */
function inRepository(home, file) {
    const path = (0,external_node_path_.relative)(process.env['GITHUB_WORKSPACE'] ?? home, (0,external_node_path_.resolve)(home, file))
        .split(external_node_path_.sep)
        .join('/');
    return path.startsWith('../') ? file : path;
}

;// CONCATENATED MODULE: ./lib/github/main.js










/** The Action: inputs in; job summary, annotations, outputs and exit code out. Reports come before the exit code. */
async function main() {
    const core = await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 6421));
    try {
        const ports = (0,node_ports/* nodePorts */.b)();
        refuseForeignHead(ports.env, ports.files);
        for (const secret of secretsIn(ports.env))
            core.setSecret(secret);
        process.exitCode = await step(readInputs(ports.env), core);
    }
    catch (error) {
        const fault = (0,errors/* asFault */.Ps)(error);
        core.error(harmless(faultMessage(fault)), { title: 'Assay could not run' });
        await optional(core, 'the outputs', () => setOutputs(core, { conclusion: 'failed', reason: fault.message }));
        process.exitCode = fault.exitCode;
    }
}
/** The step that the input `command` names. */
async function step(inputs, core) {
    if (inputs.workingDirectory !== undefined)
        enter(inputs.workingDirectory);
    const file = inputs.experiment === undefined ? undefined : (0,find_experiment/* experimentPath */.x)(inputs.experiment, (0,node_ports/* nodePorts */.b)());
    const engine = (0,lib_engine/* createEngine */.P)({
        evals: inputs.evals,
        judge: inputs.judge,
        ...(inputs.concurrency === undefined ? {} : { concurrency: inputs.concurrency }),
        ...(inputs.maxCostUsd === undefined ? {} : { maxCostUsd: inputs.maxCostUsd }),
        ...(file === undefined ? {} : { experimentFile: file }),
        onWarning: (message) => core.warning(harmless(message)),
    });
    return inputs.command === 'experiment'
        ? experimentStep(inputs, engine, core)
        : runStep(inputs, engine, core);
}
function enter(folder) {
    try {
        process.chdir((0,external_node_path_.resolve)(folder));
    }
    catch (error) {
        throw new errors/* Fault */.vC('not_found', `there is no folder "${folder}"`, {
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
/** Values that must never be printed: everything in the environment that is named like a secret (security.md S04). */
function secretsIn(env) {
    return env
        .names()
        .filter((name) => /(_|^)(KEY|TOKEN|SECRET|PASSWORD)$/.test(name))
        .map((name) => env.get(name) ?? '')
        .filter((value) => value.length >= 8);
}


/***/ })

};
