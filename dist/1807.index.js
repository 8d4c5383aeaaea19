export const id = 1807;
export const ids = [1807];
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

/***/ 31807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluateCommand: () => (/* binding */ evaluateCommand)
/* harmony export */ });
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27591);
/* harmony import */ var _operations_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70491);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31045);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7807);
/* harmony import */ var _hints_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86142);
/* harmony import */ var _judge_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62740);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43369);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32832);








/** `assay evaluate`: one judgement. Exits 0 whatever the score, 3 when a scorer could not judge, 1 under `--gate` when one did not pass. */
async function evaluateCommand(_, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags);
    const fromFile = flags.request === undefined ? {} : (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)(engine, flags.request), flags.request);
    const response = await (0,_operations_define_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .call */ .T1)(_operations_evaluate_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._, isObject(fromFile) ? { ...fromFile, ...fromFlags(flags) } : fromFile, engine);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .F)().out(flags.json === true
        ? `${JSON.stringify(response, null, 2)}\n`
        : `${evaluationText(response)}${await (0,_judge_line_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeLine */ .s)(engine, Object.keys(response.results))}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .F)().err((0,_hints_text_js__WEBPACK_IMPORTED_MODULE_6__/* .hintsText */ ._)(Object.values(response.errors ?? {})));
    if (response.errors !== undefined)
        return 3;
    return flags.gate === true && !response.overall_pass ? 1 : 0;
}
/** Anything else is handed on as it is, so that the request says what is wrong with it. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fromFlags(flags) {
    const named = {
        input: flags.input,
        output: flags.output,
        context: flags.context,
        expected_behavior: flags.expectedBehavior,
        ground_truth: flags.groundTruth,
        scorers: flags.scorers === undefined ? undefined : (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(flags.scorers),
        threshold: flags.threshold,
    };
    return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}
function evaluationText(response) {
    const lines = Object.entries(response.results).map(([name, result]) => `${result.pass ? 'PASS' : 'FAIL'}  ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalLine */ .tL)(name)} ${result.score.toFixed(2)}  ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalLine */ .tL)(result.reasoning)}`);
    for (const [name, error] of Object.entries(response.errors ?? {}))
        lines.push(`ERR   ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalLine */ .tL)(name)}  ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalLine */ .tL)(`${error.code}: ${error.message}`)}`);
    lines.push('', response.overall_pass ? 'PASSED' : 'NOT PASSED');
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 86142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hintsText)
/* harmony export */ });
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31045);

/** What can be done about scorers that could not judge, each thing once; for stderr, beside the results on stdout. */
function hintsText(errors) {
    const hints = new Set(errors.flatMap(({ hint }) => hint ?? []));
    return [...hints].map((hint) => `what to do: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(hint)}\n`).join('');
}


/***/ }),

/***/ 62740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ judgeLine)
/* harmony export */ });
/* harmony import */ var _reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38987);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31045);


/** Who judged, and whose verdicts are a screen only without a model (metrics.md 10.7); empty where nobody was asked. */
async function judgeLine(engine, names) {
    const { judge, registry } = await engine.scoring();
    const asked = registry.all().filter(({ name, deterministic }) => !deterministic && names.includes(name));
    if (asked.length === 0)
        return '';
    const low = asked.filter(({ offlineConfidence }) => judge.mode === 'offline' && offlineConfidence === 'low');
    const parts = [
        `judge ${(0,_reports_parts_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeName */ .Bt)({ judge })}`,
        ...(low.length === 0 ? [] : [`low confidence: ${low.map(({ name }) => name).join(', ')}`]),
    ];
    return `${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(parts.join(' · '))}\n`;
}


/***/ }),

/***/ 43369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** Text of a file named on the command line, or of standard input for `-`. */
async function readInput(engine, path) {
    if (path !== '-') {
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.ports.env.cwd(), path);
        if (engine.ports.files.stat(absolute)?.kind !== 'file')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('not_found', `no file ${path}`, {
                where: absolute,
                hint: 'Check the path; "-" reads standard input.',
            });
        return withoutMark(await engine.ports.files.readText(absolute));
    }
    const pieces = [];
    for await (const piece of process.stdin)
        pieces.push(piece);
    return withoutMark(Buffer.concat(pieces).toString('utf8'));
}
/** Some editors begin UTF-8 with a byte order mark, which is no JSON. */
const withoutMark = (text) => text.replace(/^\ufeff/, '');
/** JSON with a message that says where it stands. */
function parseJson(text, where) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('malformed_json', `not JSON: ${error instanceof Error ? error.message : String(error)}`, {
            where,
            hint: 'Give one JSON object, or one a line for JSONL.',
            cause: error,
        });
    }
}
/** Names separated by commas, blanks dropped. */
function namesOf(text) {
    return (text ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}


/***/ }),

/***/ 72984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ preflight)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70238);


/** Of a batch whose every item lacks a field nobody reads more; the rest is counted. */
const MOST_PROBLEMS = 1000;
/** Aliases of measured values take thresholds in their own unit; everything else takes 0 to 1 (contract 9). */
function thresholdProblems(scorers, threshold) {
    if (threshold === undefined || threshold <= 1)
        return [];
    if (scorers.length > 0 && scorers.every((scorer) => scorer.name === 'latency_ms'))
        return [];
    return [
        {
            path: 'threshold',
            code: 'invalid_field',
            field: 'threshold',
            message: `threshold ${threshold} is above 1; scores go from 0 to 1 (only latency_ms takes milliseconds)`,
        },
    ];
}
/** The scorers of a request, or one Fault with every unknown name, missing field and bad threshold (metrics.md 0.3). */
function preflight(subjects, names, registry) {
    const { scorers, problems } = (0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveScorers */ .Ki)([...new Set(names)], registry);
    const all = problems.map((problem) => ({ ...problem, path: problem.path || 'scorers' }));
    for (const { subject, path, threshold } of subjects) {
        all.push(...thresholdProblems(scorers, threshold).map((problem) => prefixed(path, problem)));
        for (const scorer of scorers) {
            const seen = typeof subject === 'function' ? subject(scorer) : subject;
            all.push(...scorer.check(seen).map((problem) => prefixed(path, problem)));
        }
    }
    if (all.length > 0) {
        const first = all[0];
        const more = all.length === 1 ? '' : ` (and ${all.length - 1} more)`;
        const shown = all.slice(0, MOST_PROBLEMS);
        if (shown.length < all.length)
            shown.push({ path: '', message: `and ${all.length - shown.length} more` });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('validation_failed', `${first.message}${more}`, {
            where: first.path,
            hint: 'Add the named fields or leave the scorer out; nothing was judged.',
            problems: shown,
        });
    }
    return scorers;
}
function prefixed(path, problem) {
    const field = problem.path || problem.field || '';
    return { ...problem, path: path === '' ? field : field === '' ? path : `${path}.${field}` };
}


/***/ }),

/***/ 95288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fK: () => (/* binding */ scoreSubject),
/* harmony export */   lb: () => (/* binding */ overallPass),
/* harmony export */   z7: () => (/* binding */ scoreWith)
/* harmony export */ });
/* unused harmony export DEFAULT_THRESHOLD */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _judges_spent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16908);


/** Threshold of interface 4.2 where neither the request, the case nor the scorer names one. */
const DEFAULT_THRESHOLD = 0.7;
/** Judges one subject with one scorer; its own threshold stands between the caller's and the default. */
async function scoreWith(scorer, subject, options) {
    return scorer.evaluate(subject, {
        judge: options.judge,
        threshold: options.threshold ?? scorer.threshold ?? options.fallbackThreshold ?? DEFAULT_THRESHOLD,
        samples: options.samples ?? 1,
        repeat: options.repeat ?? 0,
        ...(options.signal === undefined ? {} : { signal: options.signal }),
        ...(options.partners === undefined
            ? {}
            : { partners: options.partners, companions: new Set(options.partners.map(({ name }) => name)) }),
    });
}
/**
 * Judges one subject with several scorers at once. Order of the results is the order of the scorers. When the budget runs
 * out on the way, the scorers it no longer covered are errors beside what was judged until then.
 */
async function scoreSubject(subject, scorers, options) {
    const outcomes = await Promise.all(scorers.map((scorer) => scoreWith(scorer, subject, { ...options, partners: scorers }).catch(unlessExhausted)));
    const results = Object.create(null);
    const errors = Object.create(null);
    outcomes.forEach((outcome, index) => {
        const name = scorers[index].name;
        if (outcome.status === 'scored')
            results[name] = outcome.result;
        else
            errors[name] = outcome.error;
    });
    return { results, errors };
}
function unlessExhausted(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.code !== 'budget_exhausted')
        throw error;
    const { code, message, hint } = error;
    return {
        status: 'errored',
        error: { code, message, ...(hint === undefined ? {} : { hint }) },
        usage: (0,_judges_spent_js__WEBPACK_IMPORTED_MODULE_1__/* .spentBefore */ .q)(error),
    };
}
/** True only when every scorer asked for gave a passing result (interface 4.2 rule 2); an error is not a pass. */
function overallPass(scored) {
    const results = Object.values(scored.results);
    return (Object.keys(scored.errors).length === 0 && results.length > 0 && results.every((result) => result.pass));
}


/***/ }),

/***/ 20563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73880);


/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be told is a warning.
 */
async function announce(engine, announcement) {
    const { redact } = engine.options;
    try {
        const webhooks = engine.webhooks();
        const sent = await webhooks.send(
        // The union of events does not survive the copy in the type; the event and the shape of its data stay as they are.
        redact === undefined
            ? announcement
            : { ...announcement, data: (0,_webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .withTexts */ .j8)(announcement.data, redact) });
        if (sent > 0 && !webhooks.longLived())
            engine.inBackground(webhooks.settled());
    }
    catch (error) {
        engine.warn(`webhooks were not told of ${announcement.event}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error))}`);
    }
}


/***/ }),

/***/ 27591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T1: () => (/* binding */ call),
  KD: () => (/* binding */ checked),
  h9: () => (/* binding */ defineOperation)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest = __webpack_require__(98610);
// EXTERNAL MODULE: ./lib/schema/unknown-keys.js
var unknown_keys = __webpack_require__(5354);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
;// CONCATENATED MODULE: ./lib/operations/misspelt-keys.js



/** Unknown keys that look like a misspelt known one, at any depth. A truly unknown key is somebody's extension and ignored. */
function misspeltKeys(schema, value) {
    return (0,unknown_keys/* unknownKeys */.v)(schema, value).flatMap(({ path, key, known }) => {
        const holder = path.reduce((here, step) => Reflect.get(Object(here), step), value);
        const close = (0,distance/* didYouMean */.a)(key, known.filter((name) => !Object.hasOwn(Object(holder), name)));
        if (close === null)
            return [];
        return [
            {
                path: (0,value_problems/* pathText */.L)([...path, key]),
                message: `unknown field "${key}", did you mean "${close}"?`,
                hint: `Rename "${key}" to "${close}".`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/operations/define-operation.js




function defineOperation(operation) {
    return operation;
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
/** A request as the operation takes it, with its defaults; Fault `validation_failed` with every problem. */
function checked(operation, raw) {
    const parsed = operation.input.safeParse(raw);
    const problems = [
        ...misspeltKeys(operation.input, raw),
        ...(parsed.success
            ? []
            : (0,value_problems/* valueProblems */.c)(parsed.error, raw).map(({ path, message, word, known }) => ({
                path: (0,value_problems/* pathText */.L)(path),
                message: `${message}${word === undefined ? '' : (0,suggest/* suggest */.Z)(word, known ?? [])}`,
            }))),
    ];
    const first = problems[0];
    if (first !== undefined || !parsed.success)
        throw new errors/* Fault */.vC('validation_failed', problems.map((one) => (one.path === '' ? one.message : `${one.path}: ${one.message}`)).join('; '), {
            where: `${operation.name} request${first?.path ? `, field ${first.path}` : ''}`,
            hint: first?.hint ?? `See the request of ${operation.method} ${operation.path}.`,
            problems,
        });
    return parsed.data;
}


/***/ }),

/***/ 70491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452);
/* harmony import */ var _evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72984);
/* harmony import */ var _evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95288);
/* harmony import */ var _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10008);
/* harmony import */ var _schema_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65039);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20563);
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27591);







/** POST /v1/evaluate (interface 4.2). A scorer that could not judge stands in `errors`, never in `results` (contract 4). */
const evaluate = (0,_define_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .defineOperation */ .h9)({
    name: 'evaluate',
    method: 'POST',
    path: '/v1/evaluate',
    status: 200,
    summary: 'Judge one output with built-in or custom scorers.',
    input: _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateRequest */ .LO,
    output: _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateResponse */ .LB,
    async run(request, engine, { signal }) {
        const subject = await subjectFor(request, engine);
        const { registry, judge, settings } = await engine.scoring();
        const scorers = (0,_evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_2__/* .preflight */ .M)([{ subject, path: '', threshold: request.threshold }], request.scorers, registry);
        const scored = await score(subject, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            ...(signal === undefined ? {} : { signal }),
        });
        const failed = Object.keys(scored.errors).length > 0;
        const response = {
            evaluation_id: engine.ports.ids.next('eval_'),
            overall_pass: (0,_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .overallPass */ .lb)(scored),
            results: scored.results,
            ...(failed ? { errors: scored.errors } : {}),
        };
        await remember(response, request, engine);
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_4__/* .announce */ .i)(engine, {
            event: 'evaluation.completed',
            data: {
                evaluation_id: response.evaluation_id,
                overall_pass: response.overall_pass,
                scores: (0,_schema_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .scoresOf */ .x)(response.results),
            },
        });
        return response;
    },
});
/** Stores the verdict, not the texts. An answer that was paid for is given also where it cannot be stored. */
async function remember(response, { scorers, threshold }, engine) {
    const { evaluation_id: id, ...verdict } = response;
    const stored = {
        evaluation_id: id,
        created_at: new Date(engine.ports.clock.now()).toISOString(),
        ...verdict,
        scorers,
        threshold: threshold ?? null,
    };
    try {
        await (await engine.store()).create('evaluations', id, stored);
    }
    catch (error) {
        engine.warn(`evaluation ${id} was not stored: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .asFault */ .Ps)(error))}`);
    }
}
/** The request's own fields over those of the stored turn it names, which scorers of whole conversations see with all turns before it (contract 4). */
async function subjectFor(request, engine) {
    const { turn_id: turnId, scorers: _, threshold: __, ...explicit } = request;
    if (turnId === undefined)
        return explicit;
    const stored = await engine.storedTurn(turnId);
    return (scorer) => ({ ...stored(scorer), ...explicit });
}
/** Scorers that see the same subject are asked together, as in a run. Results stand in the order of the scorers. */
async function score(subject, scorers, options) {
    if (typeof subject !== 'function')
        return (0,_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreSubject */ .fK)(subject, scorers, options);
    const groups = [true, false].map((multiTurn) => scorers.filter((one) => one.multiTurn === multiTurn));
    const parts = await Promise.all(groups.flatMap((group) => group[0] === undefined ? [] : [(0,_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreSubject */ .fK)(subject(group[0]), group, options)]));
    const inOrder = (records) => {
        const sorted = Object.create(null);
        for (const { name } of scorers)
            for (const record of records)
                if (name in record)
                    sorted[name] = record[name]; // it is in there
        return sorted;
    };
    return {
        results: inOrder(parts.map(({ results }) => results)),
        errors: inOrder(parts.map(({ errors }) => errors)),
    };
}


/***/ }),

/***/ 38987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ judgeName),
/* harmony export */   H7: () => (/* binding */ besideRate),
/* harmony export */   LQ: () => (/* binding */ rateParts),
/* harmony export */   Oj: () => (/* binding */ rateMarkdown),
/* harmony export */   _G: () => (/* binding */ VERDICT_WORDS)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22626);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);


/** The verdict in one word. */
const VERDICT_WORDS = {
    passed: 'PASSED',
    failed: 'FAILED',
    neutral: 'NEUTRAL',
};
/** The parts of the rate sentence, written so that rate and bound never look equal when they are not. */
function rateParts({ header, required_pass_rate, fail_on }) {
    const { passed, failed } = header.counts;
    const judged = passed + failed;
    const [rate, bound] = header.pass_rate === null
        ? ['', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(required_pass_rate)]
        : fail_on === 'unknown' || fail_on === 'merge'
            ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRate */ .CE)(header.pass_rate), '']
            : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercentAgainst */ .su)(header.pass_rate, required_pass_rate);
    const interval = header.pass_rate_interval;
    return {
        judged,
        count: judged === 0 ? 'no case was judged' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passed)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(judged)} passed`,
        rate: rate === '' || interval === null ? rate : `${rate} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInterval */ .vy)(interval)}`,
        required: fail_on === 'failure'
            ? `required ${bound}`
            : fail_on === 'never'
                ? 'nothing gates'
                : fail_on === 'merge'
                    ? 'gated after the merge'
                    : fail_on === 'unknown'
                        ? 'gate: as the run was set'
                        : 'gate: regressions only',
    };
}
/** The rate in Markdown, `**Pass rate 92 % [75, 98]** (23 of 25 passed)`; without the count where the reason has just given it. */
function rateMarkdown(report) {
    const { count, rate, judged } = rateParts(report);
    if (judged === 0)
        return `**${count}**`;
    const { reason, counts } = report.header;
    const said = new RegExp(`\\b${counts.passed} of ${judged} (?:gating )?cases? passed`).test(reason);
    return said ? `**Pass rate ${rate}**` : `**Pass rate ${rate}** (${count})`;
}
/** What the rate leaves unsaid: errored and skipped cases, failures that do not gate. */
function besideRate({ counts }, weakFailures) {
    return [
        ...(counts.errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(counts.errored, 'case')} errored`] : []),
        ...(counts.skipped > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(counts.skipped, 'case')} skipped`] : []),
        ...(weakFailures > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(weakFailures, 'failure does', 'failures do')} not gate`] : []),
    ];
}
/** Who judged, as every report says it: `offline (heuristic)`, the model, or nobody, where outcomes were imported. */
function judgeName({ judge }) {
    if (judge.mode === 'offline' && judge.model === _schema_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RECORDED_OUTCOMES */ .RD)
        return 'nobody (outcomes as recorded)';
    return judge.mode === 'offline' ? 'offline (heuristic)' : judge.model;
}


/***/ }),

/***/ 10008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LO: () => (/* binding */ evaluateRequest),
  LB: () => (/* binding */ evaluateResponse),
  bc: () => (/* binding */ subject)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./lib/schema/message.js

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
const message = schemas/* object */.Ikc({
    role: schemas/* enum */.k5n(['user', 'assistant', 'system', 'tool']),
    content: schemas/* string */.YjP(),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});

// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./lib/schema/scorer-result.js
var scorer_result = __webpack_require__(60133);
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call = __webpack_require__(65086);
;// CONCATENATED MODULE: ./lib/schema/evaluation.js





/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
const subject = schemas/* object */.Ikc({
    input: schemas/* string */.YjP().optional(),
    output: schemas/* string */.YjP().optional(),
    expected_behavior: schemas/* string */.YjP().optional(),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    ground_truth: schemas/* string */.YjP().optional(),
    conversation_history: schemas/* array */.YOg(message).optional(),
    agent_plan: schemas/* string */.YjP().optional(),
    tool_calls: schemas/* array */.YOg(tool_call/* toolCall */.LW).optional(),
    role: schemas/* string */.YjP().optional(),
    system_prompt: schemas/* string */.YjP().optional(),
    domain: schemas/* string */.YjP().optional(),
    allowed_topics: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    advice_types: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    expected_tools: schemas/* array */.YOg(tool_call/* expectedTool */.vc).optional(),
    available_tools: schemas/* array */.YOg(tool_call/* toolDescription */.HG).optional(),
    latency_ms: schemas/* number */.aig().min(0).optional(),
});
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
const evaluateRequest = subject.extend({
    turn_id: schemas/* string */.YjP().optional(),
    scorers: schemas/* array */.YOg(scorer_name/* scorerName */.W7).min(1),
    threshold: schemas/* number */.aig().min(0).optional(),
});
/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
const evaluateResponse = schemas/* object */.Ikc({
    evaluation_id: schemas/* string */.YjP(),
    overall_pass: schemas/* boolean */.zMY(),
    results: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerResult */.sp),
    errors: schemas/* record */.g1P(schemas/* string */.YjP(), scorer_result/* scorerError */.Tz).optional(),
});


/***/ }),

/***/ 65039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ storedEvaluation),
/* harmony export */   x: () => (/* binding */ scoresOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10008);



/** A finished evaluation as the state keeps it: the verdict, not the texts that were judged. `threshold` is that of the request. */
const storedEvaluation = _evaluation_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateResponse */ .LB.extend({
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    scorers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    threshold: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
});
/** The bare scores of results. Without a prototype: a scorer may have any name. */
function scoresOf(results) {
    const scores = Object.create(null);
    for (const [name, { score }] of Object.entries(results))
        scores[name] = score;
    return scores;
}


/***/ })

};
