export const id = 1807;
export const ids = [1807];
export const modules = {

/***/ 31807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluateCommand: () => (/* binding */ evaluateCommand)
/* harmony export */ });
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27591);
/* harmony import */ var _operations_evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70491);
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60133);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56025);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64979);
/* harmony import */ var _hints_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86142);
/* harmony import */ var _judge_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62740);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43369);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76739);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87873);










/** `assay evaluate`: one judgement. Exits 0 whatever the score, 3 when a scorer could not judge, 1 under `--gate` when one did not pass. */
async function evaluateCommand(_, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags);
    const fromFile = flags.request === undefined ? {} : (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)(engine, flags.request), flags.request);
    const request = isObject(fromFile) ? { ...fromFile, ...fromFlags(flags) } : fromFile;
    const response = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_2__.shownValue)(await (0,_operations_define_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .call */ .T1)(_operations_evaluate_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluate */ ._, request, engine));
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .F)().out(flags.json === true
        ? `${JSON.stringify(response, null, 2)}\n`
        : `${evaluationText(response)}${await (0,_judge_line_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeLine */ .s)(engine, Object.keys(response.results), unsureIn(response))}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .F)().err((0,_hints_text_js__WEBPACK_IMPORTED_MODULE_7__/* .hintsText */ ._)(Object.values(response.errors ?? {})));
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
/** Scorers whose result may be wrong; the JSON says why, and which check would settle it. */
function unsureIn({ results }) {
    return Object.entries(results).flatMap(([name, result]) => ((0,_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_8__/* .isSureVerdict */ .TT)(result) ? [] : [name]));
}
function evaluationText(response) {
    const lines = Object.entries(response.results).map(([name, result]) => `${result.pass ? 'PASS' : 'FAIL'}  ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalLine */ .tL)(name)} ${result.score.toFixed(2)}  ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalLine */ .tL)(result.reasoning)}`);
    for (const [name, error] of Object.entries(response.errors ?? {}))
        lines.push(`ERR   ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalLine */ .tL)(name)}  ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalLine */ .tL)(`${error.code}: ${error.message}`)}`);
    lines.push('', response.overall_pass ? 'PASSED' : 'NOT PASSED');
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 81937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ storedTurn)
/* harmony export */ });
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__;


/** What a scorer can judge a stored turn of a run by, as it did in the run; rejects with `not_found`. */
async function storedTurn({ ports, stateDir, agents }, turnId) {
    const turn = await (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(17675))/* .findStoredTurn */ .q)(turnId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(49841))/* .statePaths */ .m)(stateDir), ports);
    const agent = (await agents()).find((one) => one.agent.id === turn.agentId)?.agent;
    return { ...turn, subject: (scorer) => turn.subject(scorer, agent?.system_prompt) };
}


/***/ }),

/***/ 70491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ (evaluate ?? evaluate$made()))
/* harmony export */ });
/* harmony import */ var _checks_request_checks_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _evaluations_scoring_for_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _jobs_announce_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _jobs_stored_turn_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;











/** POST /v1/evaluate (interface 4.2). A scorer that could not judge stands in `errors`, never in `results` (contract 4). */
var evaluate;
function evaluate$made() { return evaluate = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineOperation */ .h9)({
    name: 'evaluate',
    method: 'POST',
    path: '/v1/evaluate',
    tag: 'evaluations',
    status: 200,
    summary: 'Judge one output with built-in or custom scorers.',
    access: 'account',
    lifetime: 'caller',
    input: (_schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10008))/* .evaluateRequest */ .LO,
    output: (_schema_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10008))/* .evaluateResponse */ .LB,
    async run(request, engine, { signal }) {
        const subject = await subjectFor(request, engine);
        const registry = await engine.registry();
        const names = request.scorers ?? [];
        const checks = await (0,(_checks_request_checks_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(5956))/* .requestChecks */ .n)([{ checks: request.checks, path: ['checks'] }], names, registry);
        const named = (0,(_evaluations_preflight_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(72984))/* .preflight */ .M)([{ subject, path: '', threshold: request.threshold, checks }], names, registry);
        const scorers = [...named, ...checks.scorers];
        const { judge, settings } = await (0,(_evaluations_scoring_for_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49432))/* .scoringFor */ .$)(engine, scorers);
        const scored = await score(subject, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(69498))/* .defined */ .s)({ signal }),
        });
        const failed = Object.keys(scored.errors).length > 0;
        const response = {
            evaluation_id: engine.ports.ids.next('eval_'),
            overall_pass: (0,(_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(95288))/* .overallPass */ .lb)(scored),
            results: scored.results,
            ...(failed ? { errors: scored.errors } : {}),
        };
        await remember(response, request, engine);
        await (0,(_jobs_announce_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(57301))/* .announce */ .i)(engine, {
            event: 'evaluation.completed',
            data: {
                evaluation_id: response.evaluation_id,
                overall_pass: response.overall_pass,
                scores: (0,(_schema_stored_evaluation_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(65039))/* .scoresOf */ .x)(response.results),
            },
        });
        return response;
    },
}); }
/** Stores the verdict, not the texts. An answer that was paid for is given also where it cannot be stored. */
async function remember(response, { scorers, checks, threshold }, engine) {
    const { evaluation_id: id, ...verdict } = response;
    const stored = {
        evaluation_id: id,
        created_at: new Date(engine.ports.clock.now()).toISOString(),
        ...verdict,
        scorers: scorers ?? [],
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(69498))/* .defined */ .s)({ checks }),
        threshold: threshold ?? null,
    };
    try {
        await (await engine.store()).create('evaluations', id, stored);
    }
    catch (error) {
        engine.warn(`evaluation ${id} was not stored: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(452))/* .faultLine */ .z9)((0,(_errors_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error))}`);
    }
}
/** The request's own fields over those of the stored turn it names, which scorers of whole conversations see with all turns before it (contract 4). */
async function subjectFor(request, engine) {
    const { turn_id: turnId, scorers: _, threshold: __, checks: ___, ...explicit } = request;
    if (turnId === undefined)
        return explicit;
    const stored = await (0,(_jobs_stored_turn_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(81937))/* .storedTurn */ .d)(engine, turnId);
    return (scorer) => ({ ...stored.subject(scorer), ...explicit });
}
/** Scorers that see the same subject are asked together, as in a run. Results stand in the order of the scorers. */
async function score(subject, scorers, options) {
    if (typeof subject !== 'function')
        return (0,(_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(95288))/* .scoreSubject */ .fK)(subject, scorers, options);
    const groups = [true, false].map((multiTurn) => scorers.filter((one) => one.multiTurn === multiTurn));
    const parts = await Promise.all(groups.flatMap((group) => group[0] === undefined ? [] : [(0,(_evaluations_score_subject_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(95288))/* .scoreSubject */ .fK)(subject(group[0]), group, options)]));
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

/***/ 65039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ (storedEvaluation ?? storedEvaluation$made())),
/* harmony export */   x: () => (/* binding */ scoresOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_0__;




/** A finished evaluation as the state keeps it: the verdict, not the texts that were judged. `threshold` is that of the request. */
var storedEvaluation;
function storedEvaluation$made() { return storedEvaluation = (_evaluation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10008))/* .evaluateResponse */ .LB.extend({
    created_at: (_common_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(86462))/* .timestamp */ .vE,
    scorers: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .string */ .YjP()),
    /** As they were asked for. */
    checks: (_check_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(51283))/* .checks */ .AV.optional(),
    threshold: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .number */ .aig().nullable(),
}); }
/** The bare scores of results. Without a prototype: a scorer may have any name. */
function scoresOf(results) {
    const scores = Object.create(null);
    for (const [name, { score }] of Object.entries(results))
        scores[name] = score;
    return scores;
}


/***/ })

};
