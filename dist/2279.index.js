export const id = 2279;
export const ids = [2279,9283];
export const modules = {

/***/ 656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   Tx: () => (/* binding */ checkOutcome),
/* harmony export */   xv: () => (/* binding */ VERSION)
/* harmony export */ });
/* harmony import */ var _judges_judge_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _scorers_joint_judge_info_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _judge_check_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_5__;






/** Changes when what the checks mean changes; the value of a check is part of its case. */
const VERSION = '1';
/** Length of a reasoning, as of every scorer (metrics.md 0.8). */
const LONGEST_REASONING = 800;
/** Longest value in the metadata, in characters of its JSON. */
const LONGEST_VALUE = 1000;
/** Characters of the actual value in a sentence. */
const SHORT = 100;
/** What became of a check, as the outcome of a scorer: with what was expected and what was there, bounded, and nobody as its judge. */
function checkOutcome(check, name, outcome) {
    const usage = { ...(_judges_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .NO_USAGE */ .yJ };
    if (outcome.status === 'nothing' && outcome.code !== undefined)
        return { status: 'errored', error: { code: outcome.code, message: outcome.fault }, usage };
    const { reasoning, metadata, ...parts } = partsOf(check, outcome);
    const { warnings = [], ...facts } = metadata;
    return {
        status: 'scored',
        usage,
        result: {
            ...parts,
            reasoning: (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(reasoning, LONGEST_REASONING),
            metadata: {
                ...facts,
                kind: (0,(_judge_check_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(65079))/* .wordOf */ .aG)(check),
                ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69498))/* .defined */ .s)({ threshold: check.threshold }),
                ...(check.weight === 1 ? {} : { weight: check.weight }),
                derived: [],
                judge: (0,(_scorers_joint_judge_info_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(79032))/* .nobodyAsked */ .S)(`${name}@${VERSION}`),
                warnings,
                imputed_verdicts: [],
            },
        },
    };
}
function partsOf(check, outcome) {
    if (outcome.status === 'not_applicable')
        return {
            score: 1,
            pass: true,
            reasoning: `Not applicable: ${outcome.reason}.`,
            metadata: { expected: null, actual: null, not_applicable: true, not_applicable_reason: outcome.reason },
        };
    if (outcome.status === 'nothing')
        return {
            score: 0,
            pass: false,
            reasoning: `Expected ${outcome.label}, but ${outcome.fault}.`,
            metadata: {
                expected: bounded(check.value),
                actual: null,
                fault: outcome.fault,
                ...(outcome.isEmpty === true ? { empty_answer: true } : {}),
                not_applicable: false,
            },
        };
    const { pass, score, expected, actual, at, reason, label, metadata } = outcome;
    return {
        score,
        pass,
        reasoning: pass
            ? ended(`${label}: ${reason}`)
            : `${ended(`Expected ${label}: ${reason}`)}${actualBeside(reason, actual)}`,
        metadata: {
            ...metadata,
            ...{ expected: bounded(expected), actual: bounded(actual) },
            ...(at === undefined || at === '' ? {} : { at }),
            not_applicable: false,
        },
    };
}
/** A sentence with its end, where what it quotes at its end has none. */
const ended = (sentence) => (/[.…]"?$/.test(sentence) ? sentence : `${sentence}.`);
/** What was there instead, where the reason does not show it already: the difference comes first, since whoever is short of room cuts the end. */
function actualBeside(reason, actual) {
    const there = (0,(_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .shown */ .SP)(actual, SHORT);
    return reason.includes((_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .MARK */ .M$.open) || reason.includes(there) ? '' : ` ${ended(`Actual: ${there}`)}`;
}
/** A value for the metadata: as it is, or the beginning of its JSON where that is long. */
function bounded(value) {
    if (value === undefined)
        return null;
    if (typeof value === 'string')
        return (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(value, LONGEST_VALUE);
    const json = (0,(_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .jsonText */ .s$)(value) ?? 'null';
    return json.length <= LONGEST_VALUE && json !== (_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(34545))/* .TOO_DEEP */ .gZ ? value : (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(44765))/* .truncateText */ .E)(json, LONGEST_VALUE);
}


/***/ }),

/***/ 86463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ makeChecks)
});

// UNUSED EXPORTS: readChecks

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/flow/turn.js
var turn;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/scorers/offline/shared/bounded.js
var bounded;
// EXTERNAL MODULE: ./lib/text/language/normalize.js
var normalize;
// EXTERNAL MODULE: ./lib/checks/check-outcome.js
var check_outcome;
// EXTERNAL MODULE: ./lib/checks/judge-check.js
var judge_check;
// EXTERNAL MODULE: ./lib/judges/spent.js
var spent;
;// CONCATENATED MODULE: ./lib/checks/metered-services.js


/** The services of one check, with the embeddings of the judge where it has some; what they cost is counted. */
function meteredServices(services, judge) {
    let usage = { ...(judges_judge ??= __webpack_require__(16479))/* NO_USAGE */.yJ };
    let model = null;
    const { embed } = judge;
    const metered = embed === undefined
        ? services
        : {
            ...services,
            async embed(texts, options) {
                try {
                    const embedded = await embed(texts, options);
                    usage = (0,(judges_judge ??= __webpack_require__(16479))/* addUsage */.vk)(usage, embedded.usage);
                    model = embedded.model;
                    return embedded.vectors;
                }
                catch (error) {
                    usage = (0,(judges_judge ??= __webpack_require__(16479))/* addUsage */.vk)(usage, (0,(spent ??= __webpack_require__(16908))/* spentBefore */.q)(error));
                    throw error;
                }
            },
        };
    return { services: metered, spent: () => ({ usage, model }) };
}

;// CONCATENATED MODULE: ./lib/checks/check-scorer.js









/** A check as a scorer: recorded, gated, reported and compared as any other. No judge is asked, and no threshold of a case or of the settings applies. */
function checkScorer(check, name, { services, isBlankWanted }) {
    const needed = [...new Set(fieldsOf(check))];
    const missing = (subject) => missingFields(name, needed, subject);
    return {
        name,
        category: 'user',
        description: (0,(judge_check ??= __webpack_require__(65079))/* labelOf */.Wy)(check),
        formula: check.kind.description,
        needs: needed,
        uses: [],
        version: (check_outcome ??= __webpack_require__(656))/* VERSION */.xv,
        multiTurn: false,
        deterministic: isDeterministic(check),
        ...(check.weight === 0 ? { advisory: true } : {}),
        judgesEmpty: true,
        emptyMetadata: () => ({ kind: (0,(judge_check ??= __webpack_require__(65079))/* wordOf */.aG)(check), expected: (0,(check_outcome ??= __webpack_require__(656))/* bounded */.Mm)(check.value), actual: null }),
        check: missing,
        verify: () => verified(check, services),
        async evaluate(subject, { signal, judge }) {
            const [problem] = missing(subject);
            if (problem !== undefined) {
                const { code = 'missing_field', message, field } = problem;
                return { status: 'errored', error: { code, message, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ field }) }, usage: { ...(judges_judge ??= __webpack_require__(16479))/* NO_USAGE */.yJ } };
            }
            if (!isBlankWanted && subject.output !== undefined && !(0,(normalize ??= __webpack_require__(31093))/* isPresent */.Wo)(subject.output))
                return (0,(check_outcome ??= __webpack_require__(656))/* checkOutcome */.Tx)(check, name, {
                    status: 'nothing',
                    label: (0,(judge_check ??= __webpack_require__(65079))/* labelOf */.Wy)(check),
                    fault: 'the agent gave an empty answer',
                    isEmpty: true,
                });
            if ((0,(bounded ??= __webpack_require__(73278))/* isLong */.x7)(subject))
                await (0,(turn ??= __webpack_require__(813))/* turn */.w)();
            const metered = meteredServices(services, judge);
            try {
                const attempt = { subject, services: metered.services, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }) };
                return paid((0,(check_outcome ??= __webpack_require__(656))/* checkOutcome */.Tx)(check, name, await (0,(judge_check ??= __webpack_require__(65079))/* judgeCheck */.GE)(check, attempt)), metered.spent());
            }
            catch (error) {
                if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || error.code === 'cancelled' || error.code === 'internal')
                    throw error;
                const { code, subcode, message, hint } = error;
                return {
                    status: 'errored',
                    error: { code, message, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ subcode, hint }) },
                    usage: metered.spent().usage,
                };
            }
        },
    };
}
function missingFields(name, needed, subject) {
    return needed
        .filter((field) => subject[field] === undefined)
        .map((field) => ({
        path: field,
        message: `${name} requires '${field}', which the check looks at`,
        code: 'missing_field',
        scorer: name,
        field,
        alternatives: [],
    }));
}
/** Whether a blank output is what a check asks for: `equals: ""`, or a group that holds it. */
function wantsBlank({ negated, of, ready, members }) {
    if (negated || (of !== undefined && of.text !== 'output'))
        return false;
    return ready.some(({ takesBlank }) => takesBlank) || members.some(wantsBlank);
}
/** An outcome with what was paid for it, and to whom. */
function paid(outcome, { usage, model }) {
    if (model === null)
        return outcome;
    if (outcome.status !== 'scored')
        return { ...outcome, usage };
    const { calls, cached_calls, input_tokens, output_tokens } = usage;
    const asked = { mode: 'llm', model, calls, cached_calls, input_tokens, output_tokens };
    const { metadata } = outcome.result;
    // Every result of a check carries what `nobody` made.
    const judge = { ...metadata['judge'], ...asked };
    return { ...outcome, usage, result: { ...outcome.result, metadata: { ...metadata, judge } } };
}
/** Fields of the attempt that a check looks at, with those under it. */
function fieldsOf({ kind, of, members, when }, isGiven = false) {
    const nested = [
        // What is under a kind that looks elsewhere looks at what that one finds.
        ...members.flatMap((member) => fieldsOf(member, isGiven || !kind.of)),
        ...(when === undefined ? [] : fieldsOf(when, isGiven)),
    ];
    const looksAtOutput = kind.of && members.length === 0 && !isGiven;
    // A group looks at nothing by itself.
    const own = of !== undefined ? [of.root] : (kind.reads ?? (looksAtOutput ? ['output'] : []));
    return [...own, ...nested];
}
/** What is wrong with the code of a check, and of those under it. */
async function verified({ ready, members, when }, services) {
    const own = await Promise.all(ready.map((one) => one.verify(services)));
    const nested = [...members, ...(when === undefined ? [] : [when])].map((one) => verified(one, services));
    return [...own.filter((problem) => problem !== undefined), ...(await Promise.all(nested)).flat()];
}
function isDeterministic({ ready, members, when }) {
    return (ready.every(({ deterministic }) => deterministic) &&
        members.every(isDeterministic) &&
        (when === undefined || isDeterministic(when)));
}

// EXTERNAL MODULE: ./lib/checks/read-check.js + 4 modules
var read_check;
;// CONCATENATED MODULE: ./lib/checks/make-checks.js





/**
 * Checks as scorers, each under its name: its own, else its kind, and where that is taken (`taken`: the scorers beside them, and the checks
 * before) with `#2`, `#3`. Fault `validation_failed` for checks that cannot be read, which whoever takes them in has said with their
 * place.
 */
function makeChecks(checks, services, taken = []) {
    const names = new Set(taken);
    const { checks: read, problems } = readChecks(checks, ['checks']);
    if (problems.length > 0)
        throw unreadable(problems.map(({ path, message }) => ({ path: (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path), message })));
    const isBlankWanted = read.some(wantsBlank);
    return read.map((check) => {
        const name = free(wanted(check), names);
        names.add(name);
        return checkScorer(check, name, { services, isBlankWanted });
    });
}
/** A list of checks, read; and everything that is wrong with any of them. Paths of the problems begin with `path`. */
function readChecks(checks, path) {
    const read = checks.map((written, index) => (0,(read_check ??= __webpack_require__(38010))/* readCheck */.jc)(written, [...path, index]));
    return {
        checks: read.flatMap(({ check }) => (check === undefined ? [] : [check])),
        problems: read.flatMap(({ problems }) => problems),
    };
}
const wanted = (check) => check.name ?? (0,(judge_check ??= __webpack_require__(65079))/* wordOf */.aG)(check);
function free(name, taken) {
    if (!taken.has(name))
        return name;
    let number = 2;
    while (taken.has(`${name}#${number}`))
        number += 1;
    return `${name}#${number}`;
}
function unreadable(problems) {
    const [first] = problems;
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', problems.map(({ path, message }) => `${path} ${message}`).join('; '), {
        ...(first === undefined ? {} : { where: first.path }),
        hint: 'Correct the check; docs/checks.md shows every kind.',
        problems,
    });
}


/***/ }),

/***/ 64979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ engineOf),
  a: () => (/* binding */ portsOf)
});

// EXTERNAL MODULE: ./lib/engine/engine.js + 36 modules
var engine_engine;
// EXTERNAL MODULE: ./lib/engine/known-secrets.js
var known_secrets;
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 21 modules
var node_ports;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: external "node:util"
var external_node_util_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
;// CONCATENATED MODULE: ./lib/cli/env-file.js





const NAME = '.env';
/** A file of variables is a page; more is another file. */
const LARGEST = 1024 * 1024;
/** What a shell takes as a name; other lines set nothing. */
var VARIABLE;
function VARIABLE$made() { return VARIABLE = /^[A-Za-z_]\w*$/; }
/**
 * The variables of the `.env` file beside the evals folder, else in the working directory. What is set stays as it is. Undefined
 * where there is none, and in CI, where a file of the repository sets nothing. Fault `too_large` for what is no such file.
 */
function readEnvFile(evals, { env, files }) {
    if ((0,(node_environment ??= __webpack_require__(41834))/* isCi */.Xt)(env))
        return undefined;
    const here = env.cwd();
    const path = [(0,(external_node_path_ ??= __webpack_require__(76760)).join)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)((0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(here, evals)), NAME), (0,(external_node_path_ ??= __webpack_require__(76760)).join)(here, NAME)].find((one) => files.stat(one)?.kind === 'file');
    if (path === undefined)
        return undefined;
    const added = new Map();
    const kept = [];
    const entries = Object.entries(variablesIn(path, files)).filter(([name]) => (VARIABLE ?? VARIABLE$made()).test(name));
    for (const [name, value = ''] of entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        if (env.get(name) === undefined)
            added.set(name, value);
        else
            kept.push(name);
    const names = added.size === 0 ? '' : ` (${[...added.keys()].join(', ')})`;
    const set = kept.length === 0 ? '' : `; set already: ${kept.join(', ')}`;
    const shown = path.startsWith(`${here}/`) ? path.slice(here.length + 1) : path;
    return { added, line: `read ${shown}: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(added.size, 'variable')}${names}${set}` };
}
/** The same environment with these variables beside those that are set. */
function withAdded(env, added) {
    return {
        get: (name) => env.get(name) ?? added.get(name),
        names: () => [...new Set([...env.names(), ...added.keys()])].sort(),
        cwd: () => env.cwd(),
    };
}
function variablesIn(path, files) {
    const hint = 'Write one NAME=value a line, or leave the file alone with --no-env-file.';
    if ((files.stat(path)?.size ?? 0) > LARGEST)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('too_large', 'a file of variables has at most 1 MiB', { where: path, hint });
    // Editors of Windows may begin the file with a byte order mark, which would belong to the first name.
    return (0,(external_node_util_ ??= __webpack_require__(57975)).parseEnv)((files.readTextIfThere(path) ?? '').replace(/^\ufeff/, ''));
}

// EXTERNAL MODULE: ./lib/cli/redaction.js
var redaction;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/common-flags.js









/** The real ports, with the variables of the `.env` file of a person's own machine, which is said on stderr. */
function portsOf({ evals = 'evals', envFile }) {
    const ports = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)();
    const read = envFile === false ? undefined : readEnvFile(evals, ports);
    if (read === undefined)
        return ports;
    (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(read.line)}\n`);
    const withFile = (0,(node_ports ??= __webpack_require__(78105))/* nodePorts */.b)(withAdded(ports.env, read.added));
    (0,(redaction ??= __webpack_require__(76739)).outputSecrets)()?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretVariables */.c8)(withFile.env));
    return withFile;
}
/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    const judge = {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ provider: flags.judge, model: flags.judgeModel, base_url: flags.judgeBaseUrl }),
    };
    const secrets = (0,(redaction ??= __webpack_require__(76739)).outputSecrets)();
    const engine = (0,(engine_engine ??= __webpack_require__(89908))/* createEngine */.P)({
        ...(secrets === undefined
            ? {}
            : { redact: secrets.redact, onSecrets: (values) => void secrets.add(values) }),
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ evals: flags.evals, state: flags.state, seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        ports: more.ports ?? portsOf(flags),
        onWarning: (message) => err(`warning: ${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(message)}\n`),
    });
    secrets?.add((0,(known_secrets ??= __webpack_require__(7741))/* secretsPassedOn */.Vn)(engine.evalsDir, engine.ports));
    (background_ended ??= __webpack_require__(2505))/* OPENED */.C.push(engine);
    return engine;
}


/***/ }),

/***/ 17826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(452);
/* harmony import */ var _ports_node_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41834);
/* harmony import */ var _runs_planning_plan_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32092);
/* harmony import */ var _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47655);
/* harmony import */ var _test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1136);
/* harmony import */ var _test_cases_find_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85851);
/* harmony import */ var _test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48461);
/* harmony import */ var _test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79188);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56025);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23808);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64979);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87873);













/** `assay validate`: every problem of the evals folder as `file:line:column: message`; exit 2 when there is an error. */
async function validateCommand(_, flags) {
    let whole;
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .engineOf */ .k)(flags, { evalsRead: () => whole });
    const { evals, problems } = await (0,_test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__.loadEvals)({
        evalsDir: engine.evalsDir,
        ports: engine.ports,
        mode: 'validate',
        scorerNames: _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_3__/* .AVAILABLE_SCORERS */ .iL,
    });
    // What only shows when scorers are made: patterns and code that do not compile, unknown template variables.
    const { problems: unmakeable } = await (0,_test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__.makeScorers)(evals.scorers, (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(engine.evalsDir, '..'), engine.ports);
    const found = [...problems, ...unmakeable, ...(await unusableTools(evals, engine.ports))].sort(_test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__/* .byPlace */ .hz);
    const errors = found.filter((one) => one.severity === 'error').length;
    const listed = found.map((one) => ({
        severity: one.severity,
        path: `${one.file}:${one.line}:${one.column}`,
        message: one.message,
    }));
    if (errors === 0) {
        whole = evals;
        // What only shows when cases meet their scorers: missing fields.
        try {
            await (0,_runs_planning_plan_run_js__WEBPACK_IMPORTED_MODULE_6__/* .planRun */ .n)(engine, { refusesOnly: (0,_ports_node_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .isCi */ .Xt)(engine.ports.env) && flags.allowOnly !== true });
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .asFault */ .Ps)(error);
            if (fault.exitCode !== 2)
                throw fault;
            const further = fault.problems.length > 0 ? fault.problems : [{ path: fault.where ?? '', message: fault.message }];
            listed.push(...further.map(({ path, message }) => ({ severity: 'error', path, message })));
        }
    }
    if (evals.cases.length === 0 && errors === 0 && (await engine.cases()).length === 0)
        listed.push({
            severity: 'error',
            path: (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(flags.evals ?? 'evals', _test_cases_find_files_js__WEBPACK_IMPORTED_MODULE_9__/* .FOLDERS */ .Yk.case),
            message: 'there is no test case, so a run would have no evidence; write one, or begin with: assay init',
        });
    const failed = listed.some((one) => one.severity === 'error');
    const { out } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .F)();
    if (flags.json === true)
        out(`${JSON.stringify({ valid: !failed, problems: listed }, null, 2)}\n`);
    else {
        for (const one of listed)
            out(`${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .terminalLine */ .tL)(`${one.path}: ${one.severity === 'advice' ? 'advice: ' : ''}${one.message}`)}\n`);
        if (!failed)
            out(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCounted */ .So)(evals.cases.length, 'case')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCounted */ .So)(evals.agents.length, 'agent')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCounted */ .So)(evals.scorers.length, 'custom scorer')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCounted */ .So)(evals.experiments.length, 'experiment')}: no problem\n`);
    }
    return failed ? 2 : 0;
}
/** The tools of worlds are loaded here, and only here before something is played. */
async function unusableTools(evals, ports) {
    if (evals.worlds.length === 0)
        return [];
    const { problemsOfTools } = await Promise.all(/* import() */[__webpack_require__.e(6103), __webpack_require__.e(7515)]).then(__webpack_require__.bind(__webpack_require__, 71389));
    return problemsOfTools(evals, ports);
}


/***/ }),

/***/ 16908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withSpent),
/* harmony export */   q: () => (/* binding */ spentBefore)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__;

/** Errors are made far below the code that counts the cost; this keeps the usage with the error until it gets there. */
var USAGE_OF_ERROR;
function USAGE_OF_ERROR$made() { return USAGE_OF_ERROR = new WeakMap(); }
/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
function withSpent(error, usage) {
    (USAGE_OF_ERROR ?? USAGE_OF_ERROR$made()).set(error, usage);
    return error;
}
/** What a failed question had cost: answers that could not be used are paid for all the same. */
function spentBefore(error) {
    return (typeof error === 'object' && error !== null ? (USAGE_OF_ERROR ?? USAGE_OF_ERROR$made()).get(error) : undefined) ?? (_judge_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16479))/* .NO_USAGE */ .yJ;
}


/***/ }),

/***/ 30513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ faultAttempts),
/* harmony export */   oX: () => (/* binding */ isFaultAttempt),
/* harmony export */   q2: () => (/* binding */ faultAttempt)
/* harmony export */ });
/* harmony import */ var _schema_worlds_world_js__WEBPACK_IMPORTED_MODULE_0__;

/** Attempts with a fault are numbered from here, far above all others of a case, so that no count and no rate takes one of them in. */
const FIRST_WITH_FAULT = 2_000_000;
/** More than a case can have attempts. */
const OF_A_KIND = 100_000;
/** The number of the play with this fault that makes a pair with an attempt. */
const faultAttempt = (kind, attempt) => FIRST_WITH_FAULT + (_schema_worlds_world_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78033))/* .FAULT_KINDS */ .ln.indexOf(kind) * OF_A_KIND + attempt;
/** Whether a number is that of a play with one of these faults of a case that is played so often. */
const isFaultAttempt = (attempt, { repeat }, kinds) => kinds.some((kind) => attempt >= faultAttempt(kind, 0) && attempt < faultAttempt(kind, repeat));
/** The plays with a fault that a case can have, for whoever forgets errors. */
function* faultAttempts({ repeat }) {
    for (const kind of (_schema_worlds_world_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(78033))/* .FAULT_KINDS */ .ln)
        for (let attempt = 0; attempt < repeat; attempt++)
            yield faultAttempt(kind, attempt);
}


/***/ }),

/***/ 82944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ shownBase),
/* harmony export */   mE: () => (/* binding */ affectedPart),
/* harmony export */   mI: () => (/* binding */ unplayedOf),
/* harmony export */   oC: () => (/* binding */ affectedVerdict),
/* harmony export */   yZ: () => (/* binding */ gateOfPart)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;

/** The counts of a choice among the cases of a plan. */
function affectedPart({ base, changed, of }, chosen) {
    const gating = chosen.filter(({ description }) => description.gating && description.skip === undefined);
    return { base, changed, of, chosen: chosen.length, gating: gating.length };
}
/** What a comparison is given of the cases that a run did not play. `sameSelection`: the baseline was asked for the same ones. */
function unplayedOf({ selection: { cases, tags }, affected }, sameSelection = false) {
    return {
        // An empty list selects nothing.
        selected: (cases === undefined && tags === undefined) || sameSelection ? 'all' : 'some',
        unaffected: affected?.unaffected,
    };
}
/**
 * What the gate may ask of affected cases alone: the required number of cases is one of the suite, and an average is only asked
 * where a case that is played has the scorer.
 */
function gateOfPart(gate, { of, chosen: count }, chosen) {
    if (count === of)
        return gate;
    const played = chosen.filter(({ description }) => description.skip === undefined);
    const scorers = new Set(played.flatMap(({ description }) => description.scorers.flat()));
    return {
        ...gate,
        min_cases: of < gate.min_cases ? gate.min_cases : Math.min(gate.min_cases, 1),
        min_scores: Object.fromEntries(Object.entries(gate.min_scores).filter(([name]) => scorers.has(name))),
    };
}
/**
 * The verdict of a run of affected cases: neutral where nothing that gates is affected (contract 5), because then nothing was to
 * be judged by rule; else the one that it has, which says that it is one of a part.
 */
function affectedVerdict(verdict, part) {
    if (part === undefined || verdict.exitCode === 130)
        return verdict;
    const { of, chosen, gating } = part;
    if (gating > 0 && chosen === of)
        return verdict;
    const share = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(chosen)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(of, 'case')}`;
    if (gating > 0)
        return {
            ...verdict,
            reason: `${verdict.reason} Played: ${share}, those that the ${filesOf(part)} affect${part.changed === 1 ? 's' : ''}.`,
        };
    // Whoever selected nothing at all made a mistake; that is not for the change to excuse.
    if (of === 0)
        return verdict;
    return { conclusion: 'neutral', reason: nothingAffected(part), exitCode: 0 };
}
function nothingAffected(part) {
    if (part.changed === 0)
        return `Skipped: no file changed since ${shownBase(part.base)}.`;
    if (part.chosen === 0)
        return `Skipped: no eval depends on the ${filesOf(part)}.`;
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


/***/ }),

/***/ 39283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   customScorer: () => (/* binding */ customScorer)
/* harmony export */ });
/**
 * The scorer that a stored custom scorer describes; `place` is where its code stands, if it stands in an evals folder. Throws Fault
 * `validation_failed` for what cannot work, before anything runs.
 */
async function customScorer(resource, ports, place = {}) {
    if (resource.type === 'regex')
        return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(6255), __webpack_require__.e(7662)]).then(__webpack_require__.bind(__webpack_require__, 66206))).regexScorer(resource);
    if (resource.type === 'llm_judge')
        return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(6255), __webpack_require__.e(5246)]).then(__webpack_require__.bind(__webpack_require__, 95598))).llmJudgeScorer(resource);
    return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(9933), __webpack_require__.e(6255), __webpack_require__.e(4610)]).then(__webpack_require__.bind(__webpack_require__, 53947))).codeScorer(resource, ports, place);
}


/***/ }),

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/**
 * Arithmetic mean with compensated summation (Kahan 1965, in Neumaier's form, which also survives a term larger than the
 * sum so far), so the order of 100,000 scores does not show in the last digits. RangeError for no numbers:
 * there is no such value.
 */
function mean(values) {
    let sum = 0;
    let lost = 0;
    let count = 0;
    for (const value of values) {
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
        count += 1;
    }
    if (count === 0)
        throw new RangeError('mean: no numbers');
    return (sum + lost) / count;
}


/***/ }),

/***/ 46172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   nG: () => (/* binding */ normalSf)
/* harmony export */ });
/* unused harmony export normalCdf */
var ROOT_TWO_PI;
function ROOT_TWO_PI$made() { return ROOT_TWO_PI = Math.sqrt(2 * Math.PI); }
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / (ROOT_TWO_PI ?? ROOT_TWO_PI$made());
}
/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
function normalSf(z) {
    if (Number.isNaN(z))
        throw new RangeError('normalSf: z is not a number');
    if (z < -SWITCH)
        return 1 - normalSf(-z);
    if (z === Infinity)
        return 0;
    if (z > SWITCH) {
        let ratio = z;
        for (let k = FRACTION_STEPS; k >= 1; k -= 1)
            ratio = z + k / ratio;
        return density(z) / ratio;
    }
    let term = z;
    let sum = z;
    for (let k = 3;; k += 2) {
        term *= (z * z) / k;
        if (sum + term === sum)
            return 0.5 - density(z) * sum;
        sum += term;
    }
}
/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
function normalCdf(z) {
    return normalSf(-z);
}
/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
    if (p === 0.5)
        return 0;
    const tail = Math.min(p, 1 - p);
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
    let z = Math.sqrt(-2 * Math.log(2 * tail));
    for (let step = 0; step < 50; step += 1) {
        const here = normalSf(z);
        const move = (Math.log(here / tail) * here) / density(z);
        z += move;
        if (Math.abs(move) <= 1e-15 * z)
            break;
    }
    return sign * z;
}


/***/ }),

/***/ 53072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ signFlip)
/* harmony export */ });
/* harmony import */ var _sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__;

/** Sums this close to the observed one, as a part of the sum of |d|, are equal to it (statistics.md 4.3 step 6). */
const TIE = 1e-9;
/** Sums this close are one atom: far above the rounding of a few thousand additions (2.2e-16 each), far below TIE. */
const SAME = 1e-13;
/** Differences up to which every pattern of signs is listed, whatever their sizes: at most 2^20 sums per half, 16 MB. */
const LISTED = 40;
/** Differences that are multiples of one number, within this part of the largest, share a grid. */
const ON_GRID = 1e-9;
/** Beyond LISTED and off a grid: the largest differences stay exact (2^12 patterns), the rest moves to a lattice. */
const EXACT_LARGEST = 12;
/** Half width of the lattice in standard deviations of its sum: beyond lies less than 1e-22. */
const REACH = 10;
/** Lattice steps on either side of zero: a step is 1/1600 of a standard deviation, which moves p by less than random draws do. */
const LATTICE_STEPS = 2 ** 14;
/**
 * Sign-flip test of paired differences: how often a sum at least as far from zero arises when each difference could as well
 * have had the other sign (Fisher 1935; statistics.md 4.3 step 6). Use it for differences of few test cases; it assumes only
 * that without an effect each difference is symmetric around zero and independent of the others. `p_value` counts ties in
 * full; `mid_p` counts them half, which is less cautious and keeps about the promised level (Lancaster 1961). Zeros say
 * nothing and are left out; with nothing left both are 1. Finite numbers only, else RangeError.
 *
 * Exact: the differences are split in two, the possible sums of each half are listed with equal sums put together, and the
 * halves are compared (Horowitz and Sahni 1974). That covers any 40 differences and thousands that share a coarse grid (pass
 * rates). Beyond, the small differences are rounded to a fine lattice, with an error below that of 99,999 random draws and no
 * seed, in milliseconds per thousand.
 */
function signFlip(d) {
    if (!d.every(Number.isFinite))
        throw new RangeError('signFlip: every difference must be a finite number');
    const sizes = d
        .map(Math.abs)
        .filter((size) => size > 0)
        .sort((one, other) => other - one);
    const largest = sizes[0];
    if (largest === undefined)
        return { p_value: 1, mid_p: 1 };
    // Relative to the largest, so that neither very large nor very small units overflow or vanish.
    const units = sizes.map((size) => size / largest);
    const total = sum(units);
    const tie = TIE * total;
    const [x, y] = units.length <= LISTED ? listedHalves(units, SAME * total) : latticeHalves(units, SAME * total);
    // Farther out than the lattice reaches the chance at its end stands for it: never 0, and never too small.
    const observed = Math.min(Math.abs(sum(d.map((difference) => difference / largest))), highest(x) + highest(y));
    // Flipping every sign mirrors the sum, so the two tails are equal.
    if (observed <= tie)
        return { p_value: 1, mid_p: (1 + Math.min(1, 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, tie * (1 + TIE)))) / 2 };
    const atLeast = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed - tie);
    const beyond = 2 * (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .upperTail */ .fl)(x, y, observed + tie);
    return { p_value: Math.min(1, atLeast), mid_p: Math.min(1, (atLeast + beyond) / 2) };
}
const sum = (numbers) => numbers.reduce((before, number) => before + number, 0);
const highest = ({ values }) => values[values.length - 1] ?? 0;
/** All sums of ±size. */
function signedSums(sizes, tolerance) {
    let sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0);
    for (const size of sizes)
        sums = (0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .mixture */ .zi)({ of: sums, shift: -size, share: 0.5 }, { of: sums, shift: size, share: 0.5 }, tolerance);
    return sums;
}
function listedHalves(sizes, tolerance) {
    const half = (rest) => signedSums(sizes.filter((_, index) => index % 2 === rest), tolerance);
    return [half(0), half(1)];
}
/**
 * `sizes` descending, more than LISTED. On a grid that is no finer than the lattice the sum is exact; else outliers would make
 * the lattice coarse, so they stay out of it.
 */
function latticeHalves(sizes, tolerance) {
    const grid = gridOf(sizes, stepFor(sizes));
    if (grid !== null)
        return [(0,(_sum_distribution_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(26427))/* .certain */ .pY)(0), latticeSums(sizes, grid)];
    const small = sizes.slice(EXACT_LARGEST);
    return [signedSums(sizes.slice(0, EXACT_LARGEST), tolerance), latticeSums(small, stepFor(small))];
}
/** The finest lattice that reaches far enough. */
const stepFor = (sizes) => (REACH * Math.sqrt(sum(sizes.map((size) => size ** 2)))) / LATTICE_STEPS;
/** The number that all sizes are multiples of (Euclid, within ON_GRID of the largest); null when it is below `least`. */
function gridOf(sizes, least) {
    const largest = sizes[0] ?? 0;
    const nothing = ON_GRID * largest;
    let grid = largest;
    for (const size of sizes) {
        let rest = size;
        while (rest > nothing) {
            const over = grid % rest;
            [grid, rest] = [rest, rest - over <= nothing ? 0 : over];
        }
        if (grid < least)
            return null;
    }
    grid = largest / Math.round(largest / grid);
    return sizes.every((size) => Math.abs(size / grid - Math.max(1, Math.round(size / grid))) <= 1e-6)
        ? grid
        : null;
}
/** The sum of ±size, sizes descending and rounded to the lattice, as far as LATTICE_STEPS go. Symmetric, so one side is computed. */
function latticeSums(sizes, step) {
    const shifts = sizes.map((size) => Math.round(size / step));
    // What lies behind the last place stays 0, so that the loop need not ask where the list ends.
    const length = LATTICE_STEPS + 1 + (shifts[0] ?? 0);
    let chances = new Float64Array(length);
    let next = new Float64Array(length);
    chances[0] = 1;
    let farthest = 0;
    for (const shift of shifts) {
        const reached = Math.min(LATTICE_STEPS, farthest + shift);
        for (let place = 0; place <= reached; place += 1)
            next[place] = (chances[Math.abs(place - shift)] + chances[place + shift]) / 2;
        [chances, next] = [next, chances];
        farthest = reached;
    }
    // On a grid every other place may be out of reach, the last one too.
    while (chances[farthest] === 0)
        farthest -= 1;
    const places = 2 * farthest + 1;
    return {
        values: Float64Array.from({ length: places }, (_, index) => (index - farthest) * step),
        probabilities: Float64Array.from({ length: places }, (_, index) => chances[Math.abs(index - farthest)] ?? 0),
    };
}


/***/ }),

/***/ 26427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   VV: () => (/* binding */ mirrored),
/* harmony export */   fl: () => (/* binding */ upperTail),
/* harmony export */   pY: () => (/* binding */ certain),
/* harmony export */   zi: () => (/* binding */ mixture)
/* harmony export */ });
/** The distribution of a sum that is certain. */
const certain = (value) => ({
    values: Float64Array.of(value),
    probabilities: Float64Array.of(1),
});
/** Arrays for so many atoms. */
const roomFor = (atoms) => ({
    values: new Float64Array(atoms),
    probabilities: new Float64Array(atoms),
});
/**
 * Mixture of two moved distributions in one pass. Values closer than `tolerance` are one atom (0.1 + 0.2 and 0.3 are the same
 * sum), so the list stays as short as the number of truly different sums. An atom keeps the value it began with, so that a
 * chain of near neighbours cannot drift. Linear in the number of atoms. `room` is written over, for who makes thousands of mixtures.
 */
function mixture(first, second, tolerance, room) {
    const { values: lefts, probabilities: leftChances } = first.of;
    const { values: rights, probabilities: rightChances } = second.of;
    // A list that is used up counts as infinity, so the other one is taken.
    const leftAt = (index) => index < lefts.length ? lefts[index] + first.shift : Number.POSITIVE_INFINITY;
    const rightAt = (index) => index < rights.length ? rights[index] + second.shift : Number.POSITIVE_INFINITY;
    const total = lefts.length + rights.length;
    const { values, probabilities } = room !== undefined && room.values.length >= total ? room : roomFor(total);
    let [left, right, count] = [0, 0, 0];
    let [fromLeft, fromRight] = [leftAt(0), rightAt(0)];
    // Below all values: the first of them opens an atom.
    let atom = Number.NEGATIVE_INFINITY;
    let chance = 0;
    for (let taken = 0; taken < total; taken += 1) {
        let value = fromLeft;
        let probability;
        if (fromLeft <= fromRight) {
            probability = leftChances[left] * first.share;
            left += 1;
            fromLeft = leftAt(left);
        }
        else {
            value = fromRight;
            probability = rightChances[right] * second.share;
            right += 1;
            fromRight = rightAt(right);
        }
        const opens = count === 0 || value - atom > tolerance;
        if (opens) {
            atom = value;
            values[count] = value;
            count += 1;
        }
        chance = opens ? probability : chance + probability;
        probabilities[count - 1] = chance;
    }
    if (values !== room?.values && count === values.length)
        return { values, probabilities };
    return { values: values.slice(0, count), probabilities: probabilities.slice(0, count) };
}
/**
 * Chance that x + y reaches `bound`, for independent x and y, without listing the sums: as x falls, the smallest y that
 * suffices rises. Each tail is added up from its thin end, so a tiny chance is as accurate as a large one. Linear.
 */
function upperTail(x, y, bound) {
    let chance = 0;
    let reached = y.values.length;
    let tail = 0;
    for (let index = 0; index < x.values.length; index += 1) {
        while (reached > 0 && x.values[index] + y.values[reached - 1] >= bound) {
            reached -= 1;
            tail += y.probabilities[reached];
        }
        chance += x.probabilities[index] * tail;
    }
    return chance;
}
/** The distribution of -x, for lower tails. */
const mirrored = (x) => ({
    values: x.values.map((value) => -value).reverse(),
    probabilities: x.probabilities.slice().reverse(),
});


/***/ }),

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__;

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
var QUANTILES;
function QUANTILES$made() { return QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
}; }
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = (QUANTILES ?? QUANTILES$made())[confidence] ?? (0,(_normal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46172))/* .normalQuantile */ .Zl)((1 + confidence) / 2);
    const z2 = z ** 2;
    const share = successes / total;
    const centre = share + z2 / (2 * total);
    const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
    const scale = 1 + z2 / total;
    // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
    return [
        successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
        successes === total ? 1 : Math.min(1, (centre + half) / scale),
    ];
}


/***/ }),

/***/ 79188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeScorers: () => (/* binding */ makeScorers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39283);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1136);
/* harmony import */ var _reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33159);





/**
 * The custom scorers of the evals folder, ready to be asked, and everything that only shows when they are made: unknown
 * template variables, patterns and code that do not compile, types that are none. All of it at once and at its place
 * (contract 2). `home` is the folder that holds the evals folder.
 */
async function makeScorers(loaded, home, ports) {
    const scorers = [];
    const problems = [];
    const made = await Promise.allSettled(loaded.map(({ scorer, place }) => (0,_scorers_custom_custom_scorer_js__WEBPACK_IMPORTED_MODULE_1__.customScorer)(scorer, ports, place)));
    for (const [index, one] of made.entries()) {
        if (one.status === 'fulfilled')
            scorers.push(one.value);
        else
            problems.push(...(await placed(loaded[index], one.reason, home, ports)));
    }
    return { scorers, problems };
}
async function placed({ location, scorer, place }, reason, home, { files }) {
    if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC) || reason.code !== 'validation_failed')
        throw reason;
    const found = reason.problems.length > 0 ? reason.problems : [{ path: '', message: reason.message }];
    // Places are looked up again instead of being kept: most scorers have no problem.
    const { pieces } = await (0,_reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .readPieces */ .u)((0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(home, location.file), files);
    const piece = pieces.find((one) => {
        const { line, column } = one.at([]);
        return line === location.line && column === location.column;
    });
    if (piece === undefined)
        return found.map(({ path, message }) => ({
            ...location,
            severity: 'error',
            message: path === '' ? message : `${path}: ${message}`,
        }));
    const source = { piece, file: location.file };
    const file = [['config', 'rubric_file'], ['rubric_file']].find((one) => has(piece.value, one));
    // A file that could not be read was named when it was looked for.
    const named = file !== undefined || (has(piece.value, ['config', 'file']) && place?.file === undefined);
    const unread = named && scorer.config.rubric === undefined;
    const news = found.filter(({ path }) => !(unread && path === 'config.rubric'));
    return news.map(({ path, message }) => {
        const steps = stepsOf(path, piece.value);
        // A text that has its own file is named where the file is.
        if (path === 'config.rubric' && file !== undefined && !has(piece.value, steps))
            return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(source, file, `config.rubric: ${message}`);
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAt */ .l4)(source, steps, message);
    });
}
/** `config.steps[0]` as steps. Keys may hold dots themselves, so the longest key that is there wins. */
function stepsOf(path, value) {
    const steps = [];
    let [here, rest] = [value, path];
    while (rest !== '') {
        const index = /^\[(\d+)\]\.?/.exec(rest);
        const key = index === null ? keyAt(here, rest) : undefined;
        const step = index === null ? (key ?? rest.split(/[.[]/, 1)[0] ?? rest) : Number(index[1]);
        steps.push(step);
        rest = index === null ? rest.slice(String(step).length).replace(/^\./, '') : rest.slice(index[0].length);
        here = Reflect.get(Object(here), step);
    }
    return steps;
}
function keyAt(value, rest) {
    const keys = Object.keys(Object(value)).filter((key) => key !== '' && rest.startsWith(key) && /^(?:$|[.[])/.test(rest.slice(key.length)));
    return keys.sort((one, other) => other.length - one.length)[0];
}
function has(value, path) {
    let here = value;
    for (const step of path) {
        if (!Object.hasOwn(Object(here), step))
            return false;
        here = Reflect.get(Object(here), step);
    }
    return true;
}


/***/ })

};
