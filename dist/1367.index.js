export const id = 1367;
export const ids = [1367];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61363);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31045);
/* harmony import */ var _background_ended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2505);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);




/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(flags.judge === undefined ? {} : { provider: flags.judge }),
        ...(flags.judgeModel === undefined ? {} : { model: flags.judgeModel }),
        ...(flags.judgeBaseUrl === undefined ? {} : { base_url: flags.judgeBaseUrl }),
    };
    const engine = (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngine */ .P)({
        ...(flags.evals === undefined ? {} : { evals: flags.evals }),
        ...(flags.state === undefined ? {} : { state: flags.state }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(message)}\n`),
    });
    _background_ended_js__WEBPACK_IMPORTED_MODULE_3__/* .OPENED */ .C.push(engine);
    return engine;
}


/***/ }),

/***/ 88046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  promoteCommand: () => (/* binding */ promoteCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/failure-analysis/analyse-failures.js + 11 modules
var analyse_failures = __webpack_require__(80895);
// EXTERNAL MODULE: ./lib/generation/case-file.js
var case_file = __webpack_require__(42055);
// EXTERNAL MODULE: ./lib/generation/from-failures.js
var from_failures = __webpack_require__(29742);
// EXTERNAL MODULE: ./lib/generation/redacted.js
var redacted = __webpack_require__(19100);
// EXTERNAL MODULE: ./lib/test-cases/case-hash.js
var case_hash = __webpack_require__(24519);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
// EXTERNAL MODULE: ./lib/operations/generate-test-cases.js + 33 modules
var generate_test_cases = __webpack_require__(63473);
// EXTERNAL MODULE: ./lib/operations/stored-attempts.js
var stored_attempts = __webpack_require__(11958);
;// CONCATENATED MODULE: ./lib/operations/promote-attempt.js










/** Below the evals folder. */
const FOLDER = 'test-cases/regressions';
/**
 * A failed attempt of a stored run as a regression case of the evals folder (contract 6), without personal data, with where it comes
 * from as a comment. Fault `not_found` for an unknown case, `conflict` where it did not fail or the file is there already.
 */
async function promoteAttempt(engine, runId, caseId) {
    const attempts = await (0,stored_attempts/* attemptsOfRun */.L)(engine, runId);
    const own = attempts.filter((one) => one.case_id === caseId);
    const failed = own.find((one) => one.status === 'failed');
    if (own.length === 0) {
        const ids = [...new Set(attempts.map((one) => one.case_id))];
        const close = (0,distance/* didYouMean */.a)(caseId, ids);
        throw new errors/* Fault */.vC('not_found', `no judged case "${caseId}" in ${runId}`, {
            where: runId,
            hint: close === null ? 'The cases of a run: assay report RUN_ID --format csv' : `Did you mean "${close}"?`,
        });
    }
    if (failed === undefined)
        throw new errors/* Fault */.vC('conflict', `case ${caseId} did not fail in ${runId}`, {
            where: runId,
            hint: 'Only a failed attempt can become a regression case.',
        });
    const { assignments } = (0,analyse_failures/* analyseFailures */.z5)({ failed: [failed], passed: [], errored: [] }, { period: 'run', seed: engine.options.seed ?? 1 });
    const kind = assignments[0]?.category;
    const category = typeof kind === 'string' ? kind : String(Reflect.get(Object(kind), 'id') ?? 'other');
    const draft = await (0,from_failures/* regressionOf */.R)(failed, category, new Map(), await (0,generate_test_cases/* suiteFacts */.Ye)(engine, failed.agent_id));
    if (draft === undefined)
        throw new errors/* Fault */.vC('conflict', `case ${caseId} said nothing that could be asked again`, {
            where: runId,
            hint: 'Write the case by hand.',
        });
    const digest = (0,case_hash/* sha256 */.s)(JSON.stringify([runId, caseId, failed.attempt])).slice(0, 6);
    const id = `regressions/${(0,case_file/* slugOf */.tF)(caseId)}-${digest}`;
    const folder = (0,external_node_path_.join)(engine.evalsDir, FOLDER);
    const path = (0,external_node_path_.join)(folder, `${(0,case_file/* slugOf */.tF)(caseId)}-${digest}.yaml`);
    const text = await (0,case_file/* caseFile */.T0)({
        name: `${draft.name} (regression)`,
        agent_id: failed.agent_id,
        tags: ['regression', category.replace(/[^\w-]+/g, '-')],
        turns: (0,generate_test_cases/* attachedFrom */.bL)(draft.turns, engine.evalsDir, folder),
        ...(draft.threshold === undefined ? {} : { threshold: draft.threshold }),
        provenance: [
            `Promoted from ${runId}, case ${caseId}, attempt ${failed.attempt + 1} of ${new Date(failed.finished_at).toISOString().slice(0, 10)}.`,
            ...(await reasonsOf(failed)),
            'Personal data was taken out; read it before you keep it.',
        ],
    });
    if (!engine.ports.files.createExclusive(path, text))
        throw new errors/* Fault */.vC('conflict', `case ${caseId} of ${runId} was promoted before`, {
            where: path,
            hint: 'Nothing was overwritten. Remove the file to promote it anew.',
        });
    engine.forget({ evals: true });
    return { path, id, category, text };
}
async function reasonsOf(attempt) {
    const failing = attempt.turns.flatMap((turn, at) => Object.entries(turn.results)
        .filter(([, result]) => !result.pass)
        .map(([scorer, result]) => `Turn ${at + 1} failed ${scorer} with ${result.score}: ${result.reasoning}`));
    return Promise.all(failing.map(redacted/* redacted */.p));
}

// EXTERNAL MODULE: ./lib/text/escape-json.js
var escape_json = __webpack_require__(41491);
// EXTERNAL MODULE: ./lib/text/escape-terminal.js
var escape_terminal = __webpack_require__(31045);
// EXTERNAL MODULE: ./lib/cli/common-flags.js
var common_flags = __webpack_require__(7807);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/promote.js






/** `assay promote RUN_ID CASE_ID`: a failed attempt as a regression case of the evals folder. */
async function promoteCommand([runId = '', caseId = ''], flags) {
    const engine = (0,common_flags/* engineOf */.k)(flags);
    const { path, id, category } = await promoteAttempt(engine, runId, caseId);
    const { out } = (0,terminal/* terminal */.F)();
    const shown = (0,external_node_path_.relative)(engine.ports.env.cwd(), path);
    if (flags.json === true)
        out(`${(0,escape_json/* escapeJson */.G)(JSON.stringify({ path: shown, id, category }, null, 2))}\n`);
    else
        out(`wrote ${(0,escape_terminal/* terminalLine */.tL)(shown)} (case ${(0,escape_terminal/* terminalLine */.tL)(id)}, ${(0,escape_terminal/* terminalLine */.tL)(category)})\nnext: assay validate\n`);
    return 0;
}


/***/ }),

/***/ 79586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MEASURED)
/* harmony export */ });
/** Metrics of an experiment that are measured, not scored (contract 9). */
const MEASURED = new Set(['latency_ms', 'cost_usd', 'pass_rate']);


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ playOfAttempt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79721);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71134);



/**
 * A recorded attempt as evidence: valid when it passed or failed, lost otherwise (contract 5: what errored is not a failed
 * answer). A scorer's value is the mean over the turns where it counts; latency the mean over the answers, in milliseconds.
 */
function playOfAttempt(key, attempt, record) {
    if (attempt.status === 'errored' || attempt.status === 'skipped')
        return {
            lost: {
                ...key,
                status: attempt.status,
                message: attempt.error?.message ?? 'no scorer had anything to judge',
            },
        };
    const costs = record.turns.map((turn) => turn.usage?.cost_usd);
    return {
        play: {
            ...key,
            order: record.order ?? 0,
            passed: attempt.status === 'passed',
            scores: scoresOf(attempt),
            latencyMs: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(record.turns.map((turn) => turn.latency_ms)),
            costUsd: costs.every((cost) => typeof cost === 'number')
                ? costs.reduce((sum, cost) => sum + cost, 0)
                : null,
            digest: digestOf(record),
        },
    };
}
function scoresOf(attempt) {
    const values = new Map();
    for (const turn of attempt.turns)
        for (const [name, result] of Object.entries(turn.results))
            if ((0,_scorers_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .counts */ .t)(result))
                values.set(name, [...(values.get(name) ?? []), result.score]);
    const scores = Object.create(null);
    for (const [name, list] of values)
        scores[name] = (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(list);
    return scores;
}
/** Of what was answered and called, without the time it took. */
function digestOf({ turns }) {
    const said = turns.map(({ output, tool_calls }) => [output, tool_calls]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 93595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ unreachedOverrides)
/* harmony export */ });
/** Settings that a body template can hand over, as it writes them. */
const HANDED = ['system_prompt', 'model', 'temperature'];
/**
 * Overrides that a custom HTTP agent would never hear of, because its body template does not hand them over: the variants would
 * be the same agent, and the experiment would find, at full price, that nothing differs.
 */
function unreachedOverrides(agent, variants) {
    const { invocation } = agent;
    if (agent.provider !== 'custom' || invocation?.url === undefined)
        return [];
    const body = invocation.method.toUpperCase() === 'GET' ? '' : invocation.body_template;
    // Without a template the body carries everything.
    if (body === undefined)
        return [];
    const written = `${invocation.url} ${body}`;
    return variants.flatMap(({ config }, index) => HANDED.filter((name) => config[name] !== undefined && !handsOver(written, name)).map((name) => ({
        path: `variants[${index}].config.${name}`,
        message: `never reaches agent ${agent.id}: its body_template has no {{ ${name} }}`,
        hint: `Add {{ ${name} }} to invocation.body_template, or take the override out.`,
    })));
}
const handsOver = (template, name) => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(template);


/***/ }),

/***/ 18597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ sampleVariance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71134);

/**
 * Unbiased sample variance (divisor n - 1): how far numbers scatter around their own mean. Two passes, so a large mean does
 * not eat the digits of a small scatter. RangeError for fewer than two numbers: one number scatters around nothing.
 */
function sampleVariance(values) {
    if (values.length < 2)
        throw new RangeError(`sampleVariance: ${values.length} numbers, two are needed`);
    const middle = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values);
    return ((0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values.map((value) => (value - middle) ** 2)) * values.length) / (values.length - 1);
}


/***/ }),

/***/ 81768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled)
/* harmony export */ });
/** A copy in random order (Fisher and Yates, in Durstenfeld's form); `next` is uniform in [0, 1). */
function shuffled(values, next) {
    const out = [...values];
    for (let last = out.length - 1; last > 0; last -= 1) {
        const at = Math.floor(next() * (last + 1));
        [out[last], out[at]] = [out[at], out[last]];
    }
    return out;
}


/***/ }),

/***/ 41491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ escapeJson)
/* harmony export */ });
/** Breaks the older command form of the Actions runner, which it finds anywhere in a line and through ignorable characters. */
const LEGACY_COMMAND = /#(?=\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[)/gu;
/** What JSON leaves bare and a terminal or reader would act on: DEL, C1, line separators, ignorable characters but the emoji selector. */
const UNSEEN = /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Most JSON is plain ASCII, which needs neither search by Unicode property. */
const BEYOND_ASCII = /[^\n\x20-\x7e]/;
const escapeUnits = (text) => {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1)
        escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
    return escaped;
};
/**
 * JSON text that says the same and can be printed anywhere: characters outside ASCII that act without being seen, and
 * `##[`, become `\u` escapes. Works on finished JSON, because such characters occur only inside its strings
 * (security.md F1: plain JSON on a runner's log still executes commands).
 */
function escapeJson(json) {
    const unbroken = json.includes('##') || BEYOND_ASCII.test(json) ? json.replace(LEGACY_COMMAND, '\\u0023') : json;
    return BEYOND_ASCII.test(unbroken) ? unbroken.replace(UNSEEN, escapeUnits) : unbroken;
}


/***/ })

};
