export const id = 1134;
export const ids = [1134];
export const modules = {

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ faultSentences),
/* harmony export */   Ps: () => (/* binding */ asFault),
/* harmony export */   US: () => (/* binding */ NO_EVALS),
/* harmony export */   fr: () => (/* binding */ firstProblems),
/* harmony export */   vC: () => (/* binding */ Fault),
/* harmony export */   y2: () => (/* binding */ FAULTS),
/* harmony export */   z9: () => (/* binding */ faultLine)
/* harmony export */ });
/**
 * The one error class of the product and the one table behind it: what a fault is called, what an entry point answers for it.
 * Every message has three parts: what happened, where, and what to do.
 */
/** What each kind of fault means at the entry points. `http` is the status, `exit` the process exit code (contract 6 and 9). */
const FAULTS = {
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
};
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

/***/ 75691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fault: () => (/* reexport safe */ _errors_js__WEBPACK_IMPORTED_MODULE_1__.vC),
/* harmony export */   calibrateLabels: () => (/* reexport safe */ _operations_calibrate_js__WEBPACK_IMPORTED_MODULE_4__.F),
/* harmony export */   call: () => (/* reexport safe */ _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_5__.T1),
/* harmony export */   createEngine: () => (/* reexport safe */ _engine_engine_js__WEBPACK_IMPORTED_MODULE_0__.P),
/* harmony export */   operations: () => (/* reexport safe */ _operations_registry_js__WEBPACK_IMPORTED_MODULE_6__.z),
/* harmony export */   rescoreRun: () => (/* reexport safe */ _jobs_runs_rescore_run_js__WEBPACK_IMPORTED_MODULE_2__.R),
/* harmony export */   startRun: () => (/* reexport safe */ _jobs_runs_start_run_js__WEBPACK_IMPORTED_MODULE_3__.startRun),
/* harmony export */   writeReports: () => (/* reexport safe */ _reports_write_reports_js__WEBPACK_IMPORTED_MODULE_7__.Li)
/* harmony export */ });
/* harmony import */ var _engine_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79853);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _jobs_runs_rescore_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52921);
/* harmony import */ var _jobs_runs_start_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52281);
/* harmony import */ var _operations_calibrate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98517);
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27591);
/* harmony import */ var _operations_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4095);
/* harmony import */ var _reports_write_reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75591);
/** The library: the same operations, schemas and types as every other entry point. */










/***/ }),

/***/ 52921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rescoreRun)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
;// CONCATENATED MODULE: ./lib/runs/planning/imported-suite.js



/** The cases of an imported run as they were recorded, judged by these scorers, and stand-ins for its agents, which nobody can call. Fault `usage` without scorers. */
function importedSuite({ evalsDir }, { planned, played, startedAt }, scorers) {
    if (scorers === undefined || scorers.length === 0)
        throw new errors/* Fault */.vC('usage', 'the cases of an imported run name no scorers', {
            where: '--scorers',
            hint: 'Name them: assay rescore RUN_ID --scorers task_completion,tool_correctness',
        });
    const home = (0,external_node_path_.resolve)(evalsDir, '..');
    const created_at = startedAt ?? new Date(0).toISOString();
    const agents = new Map();
    const cases = planned.map(({ id, name, agent_id, tags, location, hash }) => {
        const place = { ...location, column: 1 };
        agents.set(agent_id, {
            agent: { id: agent_id, name: agent_id, provider: 'custom', created_at },
            ...{ rawCredentials: {}, home, location: place, variables: [] },
        });
        const turns = (played(id, 0)?.turns ?? []).map(({ input, criteria }) => {
            const { expected_behavior, ground_truth, context, expected_tools, available_tools } = criteria;
            return {
                input: { text: input },
                expected_behavior: expected_behavior ?? '',
                scorers: [...scorers],
                ...(0,defined/* defined */.s)({ ground_truth, context, expected_tools, available_tools }),
            };
        });
        const type = turns.length > 1 ? 'multi' : 'single';
        return {
            case: { id, name, agent_id, type, turns, tags, created_at },
            location: place,
            hash,
            baseFolder: home,
        };
    });
    return { cases, agents: [...agents.values()] };
}

// EXTERNAL MODULE: ./lib/runs/planning/same-run.js
var same_run = __webpack_require__(66822);
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run = __webpack_require__(17675);
// EXTERNAL MODULE: ./lib/scorers/by-name/resolve-scorers.js
var resolve_scorers = __webpack_require__(34813);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
// EXTERNAL MODULE: ./lib/jobs/runs/start-run.js + 6 modules
var start_run = __webpack_require__(52281);
;// CONCATENATED MODULE: ./lib/jobs/runs/rescore-run.js








/**
 * A new run made of the stored outputs of another: judged again with today's cases and scorers, or with the scorers named,
 * without calling the agent. A case whose question changed is refused, because its stored answer answers something else.
 * The cases of an imported run are those of its file. `fresh` asks the judge anew where its cache knows the answer, and compares the two: what differs is the judge's own noise.
 */
async function rescoreRun(engine, runId, options = {}) {
    const scorers = await scorersOf(engine, options.scorers);
    const stored = (0,stored_run.openStoredRun)(runId, (0,state_paths/* statePaths */.m)(engine.stateDir), engine.ports);
    try {
        (0,same_run/* refuseValidation */.Is)(stored.config, runId, 'rescore');
        const agent = stored.config?.selection.agent;
        const suite = stored.config?.imported === undefined ? undefined : importedSuite(engine, stored, options.scorers);
        const selection = {
            cases: stored.planned.filter((one) => one.skip === undefined).map((one) => one.id),
            ...(0,defined/* defined */.s)({ agent }),
        };
        const outputs = new Map();
        for (const { id, repeat, min_passes } of stored.planned) {
            const plays = Array.from({ length: repeat }, (_, attempt) => stored.played(id, attempt));
            outputs.set(id, { plays: plays.filter((one) => one !== undefined), min_passes });
        }
        return await (0,start_run.startRun)(engine, {
            ...options,
            // What was recorded elsewhere gates nothing here.
            ...(suite === undefined ? { selection } : { suite, failOn: 'never' }),
            rescored: { from: runId, fresh: options.fresh === true },
            adopt: (planned) => adopt(planned, outputs, scorers, runId),
        });
    }
    finally {
        await stored.close();
    }
}
async function scorersOf(engine, names) {
    if (names === undefined || names.length === 0)
        return undefined;
    const { scorers, problems } = (0,resolve_scorers/* resolveScorers */.K)([...names], await engine.registry());
    if (problems.length > 0)
        throw new errors/* Fault */.vC('validation_failed', problems.map((one) => one.message).join('; '), {
            where: '--scorers',
            problems,
        });
    return scorers;
}
/** The plan of the new run, and the plays it begins with. */
function adopt(planned, outputs, scorers, runId) {
    const plays = [];
    const cases = planned.map((one) => {
        const stored = outputs.get(one.description.id) ?? { plays: [], min_passes: 1 };
        const { turns } = one.loaded.case;
        const changed = stored.plays.some((play) => play.turns.some((turn, index) => turn.input !== turns[index]?.input.text));
        if (changed)
            throw new errors/* Fault */.vC('conflict', `the question of case ${one.description.id} changed since ${runId}`, {
                where: `${one.loaded.location.file}:${one.loaded.location.line}`,
                hint: 'Play it again with assay run; a stored answer fits only its own question.',
            });
        // The agent is not called, so nothing is spent on it; what its answers took is what checks of cost and tokens look at.
        for (const [attempt, play] of stored.plays.entries())
            plays.push({ ...play, attempt, calls: 0, stored: true });
        const chosen = scorers === undefined
            ? one.scorers
            : turns.map((_, turn) => explicit(scorers, turn === turns.length - 1));
        const names = chosen.map((turn) => turn.map(({ scorer }) => scorer.name));
        // The pass rule of the run that played them: fewer stored attempts do not lower it.
        const { min_passes } = stored;
        const repeat = stored.plays.length;
        return {
            ...one,
            scorers: chosen,
            description: { ...one.description, repeat, min_passes, scorers: names },
        };
    });
    return { cases, plays };
}
const explicit = (scorers, last) => scorers.filter((scorer) => last || !scorer.multiTurn).map((scorer) => ({ scorer, explicit: true }));


/***/ }),

/***/ 41834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xt: () => (/* binding */ isCi),
/* harmony export */   uB: () => (/* binding */ nodeEnvironment)
/* harmony export */ });
/* unused harmony export recordEnvironment */
/** The environment this process was started in. */
function nodeEnvironment() {
    return {
        get: (name) => process.env[name],
        names: () => Object.keys(process.env).sort(),
        cwd: () => process.cwd(),
    };
}
/** Most CI systems set `CI`; the others are known by a variable of their own: Azure Pipelines, Jenkins, TeamCity, AWS CodeBuild. */
const CI_VARIABLES = [
    'CI',
    'GITHUB_ACTIONS',
    'TF_BUILD',
    'JENKINS_URL',
    'TEAMCITY_VERSION',
    'CODEBUILD_BUILD_ID',
];
/** Whether nobody sits before this process; some people switch it off by value. */
function isCi(env) {
    const isSet = (name) => !['', '0', 'false'].includes((env.get(name) ?? '').toLowerCase());
    return CI_VARIABLES.some(isSet);
}
/** An environment from a plain record, for tests and for callers of the library that have their own settings. */
function recordEnvironment(variables, cwd = '/work') {
    const table = new Map(Object.entries(variables));
    return { get: (name) => table.get(name), names: () => [...table.keys()].sort(), cwd: () => cwd };
}


/***/ }),

/***/ 24636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Wm: () => (/* binding */ proxySecrets),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES),
/* harmony export */   nQ: () => (/* binding */ BYPASS_VARIABLES),
/* harmony export */   pk: () => (/* binding */ namesProxy),
/* harmony export */   xV: () => (/* binding */ proxySnapshot)
/* harmony export */ });
/** Variables that name a proxy, by the protocol of what is called; the first that is not empty counts. */
const PROXY_VARIABLES = {
    'https:': ['https_proxy', 'HTTPS_PROXY'],
    'http:': ['http_proxy', 'HTTP_PROXY'],
};
/** Variables that name what is called without a proxy. */
const BYPASS_VARIABLES = ['no_proxy', 'NO_PROXY'];
/** The first of these variables that holds something, with its value; empty and missing are the same. */
function firstOf(env, names) {
    return names
        .map((name) => ({ name, value: env.get(name)?.trim() ?? '' }))
        .find(({ value }) => value !== '');
}
/** Whether the environment names any proxy: nothing of proxies is loaded where it does not. */
function namesProxy(env) {
    return Object.values(PROXY_VARIABLES).some((names) => firstOf(env, names) !== undefined);
}
/** What the environment says of proxies now, whatever becomes of it. */
function proxySnapshot(env) {
    const names = [...Object.values(PROXY_VARIABLES).flat(), ...BYPASS_VARIABLES];
    const values = new Map(names.map((name) => [name, env.get(name)]));
    return { get: (name) => values.get(name) };
}
/** Every variable that any program reads the address of a proxy from, `no_proxy` being a list of what has none. */
const NAMES_A_PROXY = /^(?!no_)[a-z]+_proxy$/i;
/** User and password of an address, also of one that cannot be parsed: up to the last `@`. */
const USER_INFO = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*)@/is;
/**
 * What must never be printed of the variables that name a proxy: addresses with a user or password, both together, and the password
 * alone (the user, where there is no password), as written and decoded; and what is made of both for the proxy.
 */
function proxySecrets(env) {
    const found = env.names().flatMap((name) => {
        const address = NAMES_A_PROXY.test(name) ? (env.get(name)?.trim() ?? '') : '';
        const [, written = ''] = USER_INFO.exec(address) ?? [];
        return written === '' ? [] : [address, ...userInfoSecrets(written)];
    });
    return [...new Set(found)];
}
function userInfoSecrets(written) {
    const colon = written.indexOf(':');
    const user = colon < 0 ? written : written.slice(0, colon);
    const password = colon < 0 ? '' : written.slice(colon + 1);
    const basic = Buffer.from(`${decoded(user)}:${decoded(password)}`).toString('base64');
    const alone = password === '' ? user : password;
    return [written, decoded(written), basic, alone, decoded(alone)];
}
/** Percent-decoded; as it is where it encodes no text. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 77351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   Vq: () => (/* binding */ cutSuite),
/* harmony export */   ze: () => (/* binding */ isShard)
/* harmony export */ });
/** A matrix has at most 256 jobs; a script may start more. */
const MOST_SHARDS = 1_000;
/** Reads "3/8"; undefined for anything that names no shard. */
function shardOf(text) {
    const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text);
    if (match === null)
        return undefined;
    const shard = { index: Number(match[1]), count: Number(match[2]) };
    return isShard(shard) ? shard : undefined;
}
/** Whether there can be such a shard. */
const isShard = ({ index, count }) => Number.isSafeInteger(index) &&
    Number.isSafeInteger(count) &&
    index >= 1 &&
    index <= count &&
    count <= MOST_SHARDS;
/** "shard 3 of 8". */
const shardName = ({ index, count }) => `shard ${index} of ${count}`;
/**
 * Which shard (from 1) plays each case: the longest case first, always onto the shard with the least to do (Graham 1969:
 * the longest shard takes at most 4/3 of the shortest time possible). What is not known counts as the median of what is. Ties
 * go by number of cases, then by place, so that the answer is the same on every machine.
 */
function cutSuite(weights, count) {
    const known = weights.flatMap(({ ms }) => (typeof ms === 'number' ? [ms] : [])).sort((a, b) => a - b);
    // The lower of two middle ones: no arithmetic that could round.
    const usual = known[Math.floor((known.length - 1) / 2)] ?? 1;
    // A case costs something even where its agent answers at once.
    const loads = weights.map(({ ms }) => (ms === null ? 0 : 1 + Math.round(ms ?? usual)));
    const order = loads.map((_, place) => place).sort((a, b) => loads[b] - loads[a] || a - b);
    const queue = lightestFirst(count);
    const shards = new Array(weights.length).fill(1);
    for (const place of order)
        shards[place] = queue.give(loads[place]);
    return shards;
}
/** Shards in a binary heap: the one with the least to do is found without looking at all of them. */
function lightestFirst(count) {
    const heap = Array.from({ length: count }, (_, at) => ({ index: at + 1, ms: 0, cases: 0 }));
    const before = (a, b) => a.ms - b.ms || a.cases - b.cases || a.index - b.index;
    return {
        give(ms) {
            const taken = heap[0];
            taken.ms += ms;
            taken.cases += 1;
            for (let at = 0;;) {
                let least = at;
                for (const child of [2 * at + 1, 2 * at + 2])
                    if (child < heap.length && before(heap[child], heap[least]) < 0)
                        least = child;
                if (least === at)
                    return taken.index;
                [heap[at], heap[least]] = [heap[least], heap[at]];
                at = least;
            }
        },
    };
}


/***/ }),

/***/ 86462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ timeWindow),
/* harmony export */   TU: () => (/* binding */ presentText),
/* harmony export */   Uu: () => (/* binding */ evenIfIncomplete),
/* harmony export */   oM: () => (/* binding */ unitInterval),
/* harmony export */   oR: () => (/* binding */ freeObject),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   zc: () => (/* binding */ timeLimit)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

/** A score or share: 0 to 1. */
const unitInterval = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);
/** Text with at least one visible character. */
const presentText = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((text) => /[^\s\u200b-\u200d\u2060\ufeff]/u.test(text), 'must not be empty');
/** ISO 8601 timestamp in UTC. */
const timestamp = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
/** Free keys, any JSON value. */
const freeObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
/** A time window: a number plus `d` (`h`, `m`, `w` as extensions). */
const timeWindow = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[1-9]\d{0,4}[dhmw]$/, 'must be a number plus d, h, m or w, for example 30d');
/** Longest time of a whole run: a number plus `s`, `m` or `h`. */
const timeLimit = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[1-9]\d{0,5}[smh]$/, 'must be a number plus s, m or h, for example 10m');
/** For cross-field rules that must report even when single fields are wrong, so that all problems come at once; they see raw values. */
const evenIfIncomplete = {
    when: (payload) => typeof payload.value === 'object' && payload.value !== null,
};


/***/ }),

/***/ 31608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ PRODUCT)
/* harmony export */ });
/** Name and version as the entry points show them; a test keeps the version equal to package.json. */
const PRODUCT = { name: 'assay', package: 'agent-assay', version: '0.1.0' };


/***/ }),

/***/ 73835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ resolveVariables),
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   Q7: () => (/* binding */ resolveWebhook),
/* harmony export */   uM: () => (/* binding */ missingVariables)
/* harmony export */ });
/** `${NAME}`. Anything else between the braces is a mistake worth naming. */
const USE = /\$\{([^}]*)\}/g;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Names that a text uses, and what stands in braces but is no name. */
function variablesIn(text) {
    const inside = [...text.matchAll(USE)].map((match) => match[1] ?? '');
    return {
        names: inside.filter((name) => NAME.test(name)),
        malformed: inside.filter((name) => !NAME.test(name)),
    };
}
/** Says for every use of an unset or empty variable where it stands (contract 2). */
function missingVariables(uses, env) {
    return uses
        .filter(({ name }) => (env.get(name) ?? '') === '')
        .map(({ name, ...location }) => ({
        ...location,
        severity: 'error',
        message: `the environment variable ${name} is ${env.get(name) === undefined ? 'not set' : 'empty'}`,
    }));
}
/** An agent with its variables filled in, ready to be called; problems instead when one is unset. */
function resolveVariables(loaded, env) {
    const problems = missingVariables(loaded.variables, env);
    if (problems.length > 0)
        return { agent: null, problems };
    const { invocation } = loaded.agent;
    const fill = (record) => fillRecord(record, env);
    return {
        agent: {
            agent: invocation === undefined
                ? loaded.agent
                : {
                    ...loaded.agent,
                    invocation: {
                        ...invocation,
                        ...(invocation.headers === undefined ? {} : { headers: fill(invocation.headers) }),
                        ...(invocation.env === undefined ? {} : { env: fill(invocation.env) }),
                    },
                },
            credentials: fill(loaded.rawCredentials),
            home: loaded.home,
        },
        problems: [],
    };
}
/** A webhook with its secret filled in; problems instead when a variable is unset. */
function resolveWebhook(loaded, env) {
    const problems = missingVariables(loaded.variables, env);
    if (problems.length > 0)
        return { webhook: null, problems };
    return { webhook: { ...loaded.webhook, secret: fillText(loaded.webhook.secret, env) }, problems: [] };
}
/** A value that a variable brings is never looked into again. */
function fillText(text, env) {
    return text.replace(USE, (whole, name) => (NAME.test(name) ? (env.get(name) ?? '') : whole));
}
function fillRecord(record, env) {
    const filled = Object.entries(record).map(([key, text]) => [
        key,
        text === undefined ? text : fillText(text, env),
    ]);
    // The keys are those of `record`, which the type of fromEntries cannot say.
    return Object.fromEntries(filled);
}


/***/ }),

/***/ 37832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Fg: () => (/* binding */ padToWidth),
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   KI: () => (/* binding */ wrapToWidth)
/* harmony export */ });
/** Combining marks and what shows as nothing. */
const ZERO = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u;
/** Two columns: East Asian wide and full-width blocks (Unicode UAX 11) and pictographs that show as emoji. */
const WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;
const widthOf = (character) => {
    if (character <= '\u02ff')
        return 1;
    return ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
};
/** Columns that a line of cleaned text takes in a terminal. */
function displayWidth(text) {
    let width = 0;
    for (const character of text)
        width += widthOf(character);
    return width;
}
/** The line filled up with spaces to `width` columns; longer lines stay. */
function padToWidth(text, width) {
    return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}
/** The line cut to at most `width` columns, with an ellipsis as the last one when something was cut. */
function cutToWidth(text, width) {
    if (displayWidth(text) <= width)
        return text;
    let kept = '';
    let used = 0;
    for (const character of text) {
        used += widthOf(character);
        if (used > width - 1)
            break;
        kept += character;
    }
    return width < 1 ? '' : `${kept.trimEnd()}…`;
}
/** One line broken at spaces into lines of at most `width` columns; a longer word is broken where it must. At most `most` lines are made. */
function wrapToWidth(text, width, most = Number.POSITIVE_INFINITY) {
    const columns = Math.max(2, width);
    const lines = [];
    let line = '';
    let used = 0;
    const flush = () => {
        if (line !== '')
            lines.push(line);
        line = '';
        used = 0;
    };
    for (const word of text.split(' ')) {
        if (lines.length >= most)
            return lines.slice(0, most);
        const wordWidth = displayWidth(word);
        if (used > 0 && used + 1 + wordWidth > columns)
            flush();
        if (wordWidth <= columns) {
            line = used > 0 ? `${line} ${word}` : word;
            used += used > 0 ? 1 + wordWidth : wordWidth;
            continue;
        }
        for (const character of word) {
            const step = widthOf(character);
            if (used + step > columns) {
                flush();
                if (lines.length >= most)
                    return lines;
            }
            line += character;
            used += step;
        }
    }
    flush();
    return lines.slice(0, most);
}


/***/ }),

/***/ 7460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   _p: () => (/* binding */ ESCAPE_SEQUENCE)
/* harmony export */ });
/**
 * Escape sequences of terminals: CSI (colours, cursor), string sequences that end properly (OSC titles and links, DCS,
 * SOS, PM, APC), then the short forms. ECMA-48 5.4 and 5.6; both the ESC form and the single C1 character. String
 * bodies stop at the next control, so an unterminated one loses its introducer only and the scan stays linear.
 */
const ESCAPE_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x00-\x08\x0a-\x1f\x80-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/** C0 and C1 but tab and newline, DEL, annotation marks and noncharacters. */
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\ufff9-\ufffb\ufffe\uffff]/g;
/**
 * Everything that Unicode calls ignorable in display: bidi controls, zero-width characters, soft hyphen, tag characters,
 * variation selectors. The emoji variation selector stays where it belongs, behind a pictograph.
 */
const INVISIBLE = /(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const SUSPECT = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufff9-\uffff]|\p{Default_Ignorable_Code_Point}/u;
/**
 * Text from outside without what a reader cannot see: no terminal escapes, no control characters but newline and tab, no
 * bidi or zero-width controls, no tag characters; every line break is `\n` and lone surrogates are U+FFFD. What is
 * visible stays as it was. Cleaning twice changes nothing (security.md S14, S20).
 */
function cleanText(text) {
    const whole = text.isWellFormed() ? text : text.toWellFormed();
    if (!SUSPECT.test(whole))
        return whole;
    return whole
        .replace(ESCAPE_SEQUENCE, '')
        .replace(LINE_BREAK, '\n')
        .replace(CONTROL, '')
        .replace(INVISIBLE, '');
}
/** Cleaned text on one line: every run of white space is one space. For table cells, titles and terminal lines. */
function oneLine(text) {
    return cleanText(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 79160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7460);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text for HTML, in element content or a quoted attribute. Never for a URL attribute, a script or a style. */
function escapeHtml(text) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text).replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
/** Text for XML 1.0 element content. Characters that XML forbids are gone with the controls; `]]>` cannot appear. */
function xmlText(text) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text).replace(/[&<>]/g, (character) => ENTITIES[character]);
}
/** Text for a double-quoted XML attribute; tab and newline survive attribute normalisation (XML 1.0, 3.3.3). */
function xmlAttribute(text) {
    return escapeHtml(text).replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
}


/***/ }),

/***/ 14576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   N5: () => (/* binding */ markdownEntities),
/* harmony export */   PE: () => (/* binding */ proseEntities),
/* harmony export */   h$: () => (/* binding */ markdownProse),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   p0: () => (/* binding */ markdownFence)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7460);

const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const entity = (character) => `&#${character.codePointAt(0)};`;
/**
 * Where an invisible space splits what GitHub turns into a link, mention, emoji or reference outside code. Also within
 * words: its link finder looks back over letters only, so `22http://` is a link.
 */
const LIVE_WORDS = /(?<=[@#])|(?<=h)(?=ttps?)|(?<=w)(?=ww)|(?<=f)(?=tp)|(?<=gh)(?=-\d)|(?<=:)(?=\w)/gi;
/** Words that GitHub may take for a commit: seven hexadecimal digits or more. Broken into pieces of six. */
const COMMIT_LIKE = /(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi;
const SIX_OF_MORE = /.{6}(?=.)/g;
const INVISIBLE_SPACE = '\u200b';
/** A fenced block whose fence is longer than any run of backticks inside, so nothing inside can end it (security.md F2). */
function markdownFence(text, info = '') {
    const body = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text);
    let longest = 2;
    for (const run of body.match(/`{3,}/g) ?? [])
        longest = Math.max(longest, run.length);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${info}\n${body}${body.endsWith('\n') ? '' : '\n'}${fence}`;
}
/** Every ASCII punctuation character as a numeric entity: what `htmlCode` puts between its tags. */
function markdownEntities(text) {
    return text.replace(PUNCTUATION, entity);
}
/** On one line; a line break shows as ` ⏎ `. */
const codeLine = (text) => (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text)
    .trim()
    .replace(/\s*\n\s*/g, ' ⏎ ')
    .replace(/\t/g, ' ');
/**
 * Text of anyone inside a table cell or a line of Markdown: shown as code, without effect (toolchain.md 4). A code span, which is
 * also read well as it stands; where that could be ended from within, or would not stand in a cell of a table, as `htmlCode`.
 * Within a line that HTML begins, such as a summary, there is no Markdown: that takes `htmlCode`.
 */
function markdownCode(text) {
    const line = codeLine(text);
    return line === '' || /[`|]/.test(line) ? htmlCode(text) : `\`${line}\``;
}
/** The same where HTML stands: within `<summary>`. */
function htmlCode(text) {
    return `<code>${markdownEntities(codeLine(text))}</code>`;
}
/**
 * What could mean something to Markdown, HTML or GitHub in a line of words. Between letters or digits `_` is none, before a
 * space `<` and `&` are none, and brackets around numbers that no address follows (CommonMark 0.31 6.2, 6.6, 2.5, 6.3). What only
 * matters at the start of a line is `AT_START`.
 */
const MEANINGFUL = /[\\`*{}|~$@#]|<(?! )|&(?! )|(?<![0-9a-z])_|_(?![0-9a-z])|\[(?![-+−\d., %]{1,40}\](?![:([]))|\](?=[:([])|(?<!\[[-+−\d., %]{1,40})\]/gi;
/** A heading, list, quotation or line below a heading, before any other word: its sign, or the one behind a number. */
const AT_START = /^(?:[=>:]|[-+](?=[ -]|$))|(?<=^\d{1,9})[.)](?= |$)/;
/**
 * Text in the running prose of a heading, summary or sentence, on one line: no markup, and no mention, reference, link,
 * emoji code or commit out of it; everything else stays as it is read. For sentences of ours that quote names; text of a
 * model belongs into code or a fence.
 */
function markdownProse(text) {
    const broken = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)
        .replace(LIVE_WORDS, INVISIBLE_SPACE)
        .replace(COMMIT_LIKE, (word) => word.replace(SIX_OF_MORE, `$&${INVISIBLE_SPACE}`));
    return proseEntities(broken).replace(AT_START, entity);
}
/** The part of `markdownProse` that puts entities in the place of signs, wherever in a line. */
const proseEntities = (text) => text.replace(MEANINGFUL, entity);


/***/ })

};
