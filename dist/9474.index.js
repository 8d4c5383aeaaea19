export const id = 9474;
export const ids = [9474];
export const modules = {

/***/ 76902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UU: () => (/* binding */ flip),
/* harmony export */   my: () => (/* binding */ comparison)
/* harmony export */ });
/* unused harmony exports comparisonVerdict, criteriaChange, scorerDelta, flipRepeats */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80023);



/** How two runs differ (contract 6), per scorer and overall. Only `regression` fails a gate. */
const comparisonVerdict = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'regression',
    'suspected',
    'noise',
    'improvement',
    'unchanged',
    'insufficient_data',
]);
/** How the criteria changed between two runs: scores before and after it are not the same measurement. */
const criteriaChange = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'judge_changed',
        'scorer_changed',
        'threshold_lowered',
        'threshold_raised',
        'case_removed',
        'case_changed',
        'passes_lowered',
        'passes_raised',
        'scorer_removed',
        'gating_removed',
        'case_skipped',
    ]),
    /** The case concerned; absent when it concerns all. */
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    scorer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).optional(),
    to: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).optional(),
    /** One sentence. */
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const interval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]);
/** One scorer in both runs: case means, paired. `delta` is b minus a. */
const scorerDelta = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    verdict: comparisonVerdict,
    delta: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** 95 %. */
    interval: interval.nullable(),
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    /** Holm over the scorers. */
    p_adjusted: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    /** Benjamini-Hochberg over the scorers. */
    q_value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    mean_a: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    mean_b: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** Cases that were compared. */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
});
/** Plays of a flipped case beyond its own, made to tell a regression from chance. */
const flipRepeats = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ played: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0), failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0) });
const flip = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass_to_fail', 'fail_to_pass', 'new', 'removed', 'changed_criteria']),
    from: _outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeStatus */ .j.nullable(),
    to: _outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeStatus */ .j.nullable(),
    /** The answers: of the failing play where there is one. Null where the case was not played. */
    before: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    after: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Why it fails now, or why it failed before. */
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    location: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }),
    /** Only of `pass_to_fail`: what the repeats and the history of the case say. */
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['regression', 'suspected', 'noise']).optional(),
    repeats: flipRepeats.optional(),
    /** What the case came to on the base commit; it is not the change that made it fail where all of at least two plays failed. */
    on_base: flipRepeats.optional(),
    /** It went both ways before, without a change. */
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
});
/** `comparison` of results.json and the output of `compare --json` (contract 6). `a` is before, `b` is now. */
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_a: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    run_b: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** False when the criteria changed: then read `criteria_changed` before any number. */
    comparable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    criteria_changed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(criteriaChange),
    verdict: comparisonVerdict,
    /** One sentence: why this verdict. */
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of the pass rate, paired on cases. */
    p_value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    pass_rate: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        a: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.nullable(),
        b: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.nullable(),
        /** Over the cases compared. */
        delta: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        interval: interval.nullable(),
    }),
    /** Cases that were compared, and those that could not be: changed, new, removed, or not judged on one side. */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        compared: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
        left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
        /** Of those, played now and passed before, without a verdict now: one of them may be a regression. Absent when none. */
        lost: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    }),
    scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), scorerDelta),
    flips: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(flip),
    latency: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        a_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        b_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** Geometric mean over cases of b / a, minus 1. */
        change: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        interval: interval.nullable(),
        p_value: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    }),
    /** Agent and judge together, in US dollars. Null where it is unknown. */
    cost: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        a_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        b_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        delta_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    }),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ finished_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE, age_days: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), stale: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
    /** Present when both runs hold the same answers: what changed by the judge alone. */
    judge_noise: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ results: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), mean_absolute: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), verdicts_flipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() })
        .optional(),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});


/***/ }),

/***/ 69498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defined)
/* harmony export */ });
/**
 * An object without the keys whose value is undefined, so that spreading it hides nothing and a written document does not name them.
 * Keys keep their order.
 */
function defined(value) {
    const kept = {};
    for (const key in value) {
        const each = value[key];
        if (each !== undefined)
            kept[key] = each; // What the line before made sure of.
    }
    return kept;
}


/***/ }),

/***/ 64652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ failureAnalysis),
/* harmony export */   zr: () => (/* binding */ failureAnalysisQuery)
/* harmony export */ });
/* unused harmony export failureCategory */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);


const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
/** Query of GET /v1/analytics/failure-analysis (interface 4.13). */
const failureAnalysisQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    period: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timeWindow */ .M7.default('30d'),
});
/**
 * One kind of failure (interface 2.10). `count` is in failed attempts, `percentage` their share of all, 0 to 100; the shares sum to
 * 100.0. `category` is an id of the taxonomy, or `new:<hash>` for a cluster outside of it; ids stay the same between periods.
 * Extensions: `name` for readers, `owner` (who can mend it: prompt, tool, data, model, infra, evaluator, test), `cases` (distinct ones),
 * `interval` [low, high] of the percentage, `expected_gain` (share of all failures that the fix could mend at most, 0 to 1),
 * `trend` (new, rising, falling, stable) against the period before, `evaluator_doubts` {count, reasons} where the scorer rather than
 * the agent may be at fault.
 */
const failureCategory = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    count: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    percentage: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100),
    example_run_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    common_patterns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    suggested_fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cases: count.optional(),
    interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).optional(),
    trend: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['new', 'rising', 'falling', 'stable', 'resolved']).optional(),
    expected_gain: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    example_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    evaluator_doubts: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ count, reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }).optional(),
});
/**
 * Response of GET /v1/analytics/failure-analysis. Errored attempts are no failures. Extensions: `excluded` (errored attempts: total,
 * infra, evaluator, test, by_category), `saturation` {unseen_mass, expected_categories, note}, `notes` (sentences for the reader),
 * `resolved` (kinds of the period before that did not come again), `judge_agreement` {model, classified, undecided,
 * compared_with_structure, kappa} where a model classified.
 */
const failureAnalysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    period: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    total_failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    failure_categories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(failureCategory),
    excluded: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        total: count,
        infra: count,
        evaluator: count,
        test: count,
        by_category: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count),
    })
        .optional(),
    saturation: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ unseen_mass: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), expected_categories: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    resolved: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), previous_count: count, trend: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))
        .optional(),
});


/***/ }),

/***/ 80023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ outcomeStatus)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

/** How a play, or a case, ended. Errored and skipped ones say nothing about the answers. */
const outcomeStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'errored', 'skipped']);


/***/ }),

/***/ 22626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ judgeIdentity),
/* harmony export */   Qj: () => (/* binding */ runResults),
/* harmony export */   Qo: () => (/* binding */ NO_JUDGE),
/* harmony export */   RD: () => (/* binding */ RECORDED_OUTCOMES),
/* harmony export */   Rh: () => (/* binding */ hasClassifiers),
/* harmony export */   ZN: () => (/* binding */ RUN_SCHEMA_VERSION),
/* harmony export */   em: () => (/* binding */ runStatus),
/* harmony export */   hK: () => (/* binding */ createRunResponse),
/* harmony export */   jy: () => (/* binding */ runHeader),
/* harmony export */   lZ: () => (/* binding */ createRunRequest),
/* harmony export */   mM: () => (/* binding */ caseResult),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   tQ: () => (/* binding */ counts),
/* harmony export */   wR: () => (/* binding */ IN_PROCESS),
/* harmony export */   wZ: () => (/* binding */ attemptError)
/* harmony export */ });
/* unused harmony exports turnResult, attemptResult, repeatsSummary */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86462);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76902);
/* harmony import */ var _failure_analysis_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64652);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80023);
/* harmony import */ var _scorer_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60133);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65086);







/** Version of results.json and of the stored run documents. */
const RUN_SCHEMA_VERSION = 1;
/** Model that an imported run names as its judge: nobody judged, its outcomes are those of its file. */
const RECORDED_OUTCOMES = 'recorded';
/** Model of a run that asks no judge and could not have had the one of its settings. */
const NO_JUDGE = 'none';
/** How the model of a judge begins whose classifiers run in this process; their names follow. */
const IN_PROCESS = 'onnx: ';
/** Whether a judge without a language model has models all the same. */
const hasClassifiers = ({ model }) => model.startsWith(IN_PROCESS);
/** Request body of POST /v1/runs (interface 4.12, names of contract 9). At least one selector; selectors are a union. */
const createRunRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    test_case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Id of a case to run. Selectors are a union: what any of them names is run.'),
    test_case_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Ids of cases to run; `folder/` and `beginning*` select several.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().describe('Tags of which a case has at least one.'),
    override_agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Id of the agent that answers in all cases. Left out: that of each case.'),
    config: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        parallel: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true).describe('Whether several attempts are in flight at once.'),
        max_retries: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
            .int()
            .min(0)
            .default(2)
            .describe('How often a call is tried again when the network, a rate limit or a timeout was at fault.'),
        timeout_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
            .int()
            .min(1)
            .default(60_000)
            .describe('Longest time of one call, in milliseconds.'),
    })
        .prefault({})
        .describe('How the run is carried out.'),
})
    .refine(({ test_case_id: one, test_case_ids: ids = [], tags = [] }) => one !== undefined || ids.length > 0 || tags.length > 0, 'needs at least one of test_case_id, test_case_ids, tags that is not empty');
const runStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['queued', 'running', 'completed', 'failed']);
/**
 * Response of POST /v1/runs (interface 2.8). `webhook_url` is a stream address, `wss`, and empty where no service streams: for a run that
 * the library plays. `stream_url` is the same at the plain address.
 */
const createRunResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: runStatus,
    test_case_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    estimated_duration_s: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    webhook_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stream_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});

/** Why an attempt could not be judged, or was left out. */
const attemptError = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });

/** One played and judged turn. `tool_calls` is null when they were not captured; `errors` names the scorers that could not judge. */
const turnResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    turn_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_tool_call_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCall */ .LW).nullable(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_2__/* .scorerResult */ .sp),
    errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_2__/* .scorerError */ .Tz).optional(),
});
/** One attempt of a case. `unsure` where it was skipped because some turn has results, and none that is sure (contract 5). */
const attemptResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeStatus */ .j,
    unsure: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    error: attemptError.optional(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(turnResult),
});
/**
 * A case with its attempts. `gating: false` is shown only where the case does not gate; `reason` where it was skipped. `hash`
 * covers everything in the case that can change its result; with `min_passes` it shows whether two runs asked the same.
 */
const caseResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    location: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }),
    status: _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeStatus */ .j,
    /** It was skipped because too few of its attempts are sure; `reason` then says what could not be told. */
    unsure: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    gating: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false).optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** It was skipped because its agent needs a secret that was not given. */
    unreachable: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    min_passes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
    /** Attempts that were planned, where fewer decided the case. */
    repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    /** It went both ways in earlier runs, without a change of the case. */
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** It does not gate for that reason, until it is stable again. */
    quarantined: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** Of a quarantined case, what became of it in earlier runs, oldest first: "PFP|PF", `|` where the agent was changed. */
    outcomes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^[PF|]{1,100}$/)
        .optional(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(attemptResult),
});
const conclusion = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'neutral']);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
const counts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    total: count,
    passed: count,
    failed: count,
    errored: count,
    /** Those that are unsure among them. */
    skipped: count,
    /** Results of before unsure verdicts were told apart have none. */
    unsure: count.optional(),
});
/** The identifier that a judge has where nobody names one, and the day on which that model ended (ISO 8601). */
const retiredDefault = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Identifier of the model of a judge that nobody names.'),
    retired_on: zod__WEBPACK_IMPORTED_MODULE_4__/* .date */ .p6().describe('The day on which that model ended.'),
});
/** Who judged: `model` answered; `default` is there where nobody named a model, and says which one it follows. */
const judgeIdentity = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline']),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    default: retiredDefault.optional(),
});
/** Everything of results.json but its cases (contract 6). Rates are null when nothing was judged. */
const runHeader = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(RUN_SCHEMA_VERSION),
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: runStatus,
    conclusion,
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    started_at: _common_js__WEBPACK_IMPORTED_MODULE_5__/* .timestamp */ .vE,
    finished_at: _common_js__WEBPACK_IMPORTED_MODULE_5__/* .timestamp */ .vE,
    duration_ms: count,
    judge: judgeIdentity,
    /** What it did without because secrets were not given to it, as on a fork: what needs them is shown and does not gate. */
    secrets_withheld: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** Where some of its cases alone were played: how many, of how many, and by what they were chosen. Such a run is no baseline. */
    narrowed: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ cases: count, of: count, by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
    /** Set where somebody stopped it; such a run has failed, whatever its cases came to, and can go on. */
    cancelled: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    counts,
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_5__/* .unitInterval */ .oM.nullable(),
    pass_rate_interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([_common_js__WEBPACK_IMPORTED_MODULE_5__/* .unitInterval */ .oM, _common_js__WEBPACK_IMPORTED_MODULE_5__/* .unitInterval */ .oM]).nullable(),
    avg_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_5__/* .unitInterval */ .oM),
    latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        mean: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        p50: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        p95: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    }),
    usage: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            calls: count,
            input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
            output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
            cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        }),
        judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            calls: count,
            cached_calls: count,
            input_tokens: count,
            output_tokens: count,
            cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        }),
    }),
});
/**
 * What cases that were played several times say: pass@k and pass^k averaged over the cases with at least k judged attempts,
 * and how many gave the same verdict every time. Noise is the mean absolute difference of a judged score between two attempts
 * of a case: where the answers are the same it is the judge's alone, where they differ the agent's and the judge's together.
 * Null where there were no such pairs.
 */
const repeatsSummary = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    k: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(2),
    /** Cases that the two averages are over. */
    cases: count,
    pass_at_k: _common_js__WEBPACK_IMPORTED_MODULE_5__/* .unitInterval */ .oM,
    pass_hat_k: _common_js__WEBPACK_IMPORTED_MODULE_5__/* .unitInterval */ .oM,
    stable: count,
    unstable: count,
    agent_noise: _common_js__WEBPACK_IMPORTED_MODULE_5__/* .unitInterval */ .oM.nullable(),
    judge_noise: _common_js__WEBPACK_IMPORTED_MODULE_5__/* .unitInterval */ .oM.nullable(),
});
/** results.json (contract 6). */
const runResults = runHeader.extend({
    /** Against the baseline, where there was one. */
    comparison: _comparison_js__WEBPACK_IMPORTED_MODULE_6__/* .comparison */ .my.optional(),
    /** Where some case was played several times. */
    repeats: repeatsSummary.optional(),
    /** Why cases fail, where some do. */
    failure_analysis: _failure_analysis_js__WEBPACK_IMPORTED_MODULE_7__/* .failureAnalysis */ .bQ.optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseResult),
});


/***/ }),

/***/ 60133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TT: () => (/* binding */ isSureVerdict),
/* harmony export */   Tz: () => (/* binding */ scorerError),
/* harmony export */   hD: () => (/* binding */ isUnsure),
/* harmony export */   sp: () => (/* binding */ scorerResult)
/* harmony export */ });
/* unused harmony exports confidence, judgeInfo */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);


/** How sure a judge is by its kind: deterministic truth, useful ranking, or screen only (metrics.md 10.7). */
const confidence = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['high', 'medium', 'low']);
/** Which judge gave the result, in the metadata of every result (metrics.md 0.7). `none`: computed, nobody was asked. */
const judgeInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline', 'none']),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    cached_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    samples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    agreement: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    confidence,
    fallback: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** Result of one scorer (interface 2.2, contract 4). `gating: false` in runs: shown, but outside the turn's pass. */
const scorerResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    score: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    metadata: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR,
    gating: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false).optional(),
});
/**
 * Whether the judge stands by its verdict. One of the rules may be wrong where they say so: as the offline judge, or by themselves where an
 * answer needed no question. What models and own code say of themselves is theirs.
 */
function isSureVerdict({ metadata }) {
    const judge = metadata['judge'];
    if (typeof judge !== 'object' || judge === null)
        return true;
    const { mode, confidence: given } = judge; // Border: a scorer made it; both are compared below.
    if (mode === 'llm')
        return true;
    return given !== 'low' && (mode !== 'offline' || metadata['unsure'] !== true);
}
/** Of the offline judge, and not sure enough to gate: it could be right or wrong, and nobody asked a model (contract 5). */
function isUnsure(result) {
    return (result.gating === false &&
        result.metadata['unsure'] === true &&
        result.metadata['not_applicable'] !== true);
}
/** A scorer that could not judge: stands beside the results, never among them. */
const scorerError = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    subcode: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    field: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** What the reader can do about it. */
    hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});


/***/ }),

/***/ 65086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ toolDescription),
/* harmony export */   LW: () => (/* binding */ toolCall),
/* harmony export */   PX: () => (/* binding */ toolArguments),
/* harmony export */   vc: () => (/* binding */ expectedTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

/** Arguments by name, any JSON values. A record type would drop a key `__proto__` without a word; it is refused instead. */
const toolArguments = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
    .refine((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object',
    abort: true,
})
    .refine((value) => !Object.hasOwn(value, '__proto__'), 'cannot hold the key "__proto__"')
    .meta({ type: 'object', additionalProperties: {} }); // The first check says so.
/** One call of a tool by the agent, with what came back. A missing `result` means unknown, not failed. */
const toolCall = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name of the tool.'),
    arguments: toolArguments.default({}).describe('Arguments of the call, by name.'),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
        .optional()
        .describe('What the tool gave back. Left out: unknown, which is not a failure.'),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional().describe('What went wrong, where the call failed.'),
    turn: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional().describe('Number of the turn that made the call, from 0.'),
});
/** A tool that the agent could have called; `parameters` is JSON Schema, or the parameters by name with `required` beside them. */
const toolDescription = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name of the tool.'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('What the tool does, in a sentence.'),
    parameters: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional().describe('Parameters, as JSON Schema or by name.'),
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Names of the parameters that a call must give, where `parameters` is no JSON Schema.'),
});
/** A tool that a case expects to be called, by name or with arguments. */
const expectedTool = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name of the tool, whatever its arguments.'),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name of the tool.'),
        arguments: toolArguments
            .optional()
            .describe('Arguments that the call should have, by name. Left out: any.'),
    })
        .describe('A call with the arguments that it should have.'),
]);


/***/ }),

/***/ 23808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   su: () => (/* binding */ formatPercentAgainst),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vy: () => (/* binding */ formatInterval),
/* harmony export */   y: () => (/* binding */ formatScore),
/* harmony export */   zJ: () => (/* binding */ ratesThatAddUp)
/* harmony export */ });
const round = (value, digits) => value.toFixed(digits);
/** The fewest digits (up to `most`) at which both numbers, once rounded, still compare as they truly do. */
function tellingDigits(a, b, least, most) {
    for (let digits = least; digits < most; digits += 1) {
        const order = Math.sign(Number(round(a, digits)) - Number(round(b, digits)));
        if (order === Math.sign(a - b))
            return digits;
    }
    return most;
}
/** A number of percent without trailing zeros; never 0 or 100 unless it is exactly that. */
function percentNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    const digits = Math.max(tellingDigits(percent, 100, 0, 2), tellingDigits(percent, 0, 0, 2));
    return String(Number(round(percent, digits)));
}
/** A share as percent, `92 %`. Almost all is never shown as 100 %, almost none never as 0 %. */
function formatPercent(share) {
    return `${percentNumber(share)} %`;
}
/** How many digits a rate in percent has: none where it is whole, else one, or as many as tell it from all and none. */
function rateDigits(percent) {
    if (Math.abs(percent - Math.round(percent)) < 1e-9)
        return 0;
    return Math.max(tellingDigits(percent, 100, 1, 2), tellingDigits(percent, 0, 1, 2));
}
/** A rate as percent with a digit where it is not whole, as the reason of a run says it: `92 %`, `87.5 %`. */
function formatRate(share) {
    return `${rateNumber(share)} %`;
}
function rateNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    return round(percent, rateDigits(percent));
}
/** Both rates as `formatRate` shows them, and the difference as a reader who subtracts them finds it, with its digits. */
function ratesThatAddUp(a, b) {
    const digits = Math.max(rateDigits(a * 100), rateDigits(b * 100));
    const shown = (share) => Number(round(share * 100, rateDigits(share * 100)));
    return { a: formatRate(a), b: formatRate(b), delta: (shown(b) - shown(a)) / 100, digits };
}
/** A share beside its bound, with as many digits as show on which side of it the share lies: `89.6 %` and `90 %`. */
function formatPercentAgainst(share, bound) {
    const against = Number(round(bound * 100, 4));
    const side = Math.sign(share - bound);
    const least = tellingDigits(share * 100, bound * 100, 0, 4);
    const digits = [1, 2, 3, 4].filter((count) => count >= least);
    const candidates = [
        ...(least === 0 || rateDigits(share * 100) >= least ? [rateNumber(share)] : []),
        ...digits.map((count) => round(share * 100, count)),
    ];
    // The same on paper as in truth: below, equal or above.
    const shown = candidates.find((text) => Math.sign(Number(text.replace(/[<>]/, '')) - against) === side);
    return [`${shown ?? round(share * 100, 4)} %`, `${against} %`];
}
/** A confidence interval of a share in percent, `[75, 98]`. */
function formatInterval(interval) {
    return `[${percentNumber(interval[0])}, ${percentNumber(interval[1])}]`;
}
/** A score with two digits, `0.50`. */
function formatScore(score) {
    return round(score, 2);
}
/** A score beside its threshold, `0.50 < 0.70`; more digits where two would hide the difference, `0.6996 < 0.70`. */
function formatAgainst(score, threshold) {
    const digits = tellingDigits(score, threshold, 2, 4);
    return `${round(score, digits)} ${score < threshold ? '<' : '≥'} ${String(threshold).length > 4 ? threshold : formatScore(threshold)}`;
}
/** A duration: `420 ms`, `1.3 s`, `2 min 5 s`, `1 h 4 min`. */
function formatDuration(ms) {
    if (ms < 999.5)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${round(ms / 1000, 1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
/** US dollars: two digits from one dollar up, two telling digits below, `$0.042`. */
function formatMoney(usd) {
    if (usd === 0)
        return '$0';
    if (usd < 0.0001)
        return '<$0.0001';
    if (usd >= 0.995) {
        const [whole, cents] = round(usd, 2).split('.');
        return `$${formatCount(Number(whole))}.${cents}`;
    }
    const shown = Number(usd.toPrecision(2));
    return `$${shown.toFixed(Math.max(2, 1 - Math.floor(Math.log10(shown))))}`;
}
/** A whole number with thousands separators, `12,345`; the same in every locale. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** A count with its noun, `1 case`, `2 cases`; for nouns that take an s, or with the plural given. */
function formatCounted(count, noun, plural = `${noun}s`) {
    return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}


/***/ }),

/***/ 44765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ truncateText)
/* harmony export */ });
const isLow = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
const isHigh = (unit) => unit >= 0xd800 && unit <= 0xdbff;
/** UTF-16 index behind the first `count` code points, or the length when there are fewer. */
function indexAfter(text, count) {
    let index = 0;
    for (let seen = 0; seen < count && index < text.length; seen += 1)
        index += isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1)) ? 2 : 1;
    return index;
}
/** At most `max` code points, the last one an ellipsis when something was cut; a surrogate pair is never split. */
function truncateText(text, max) {
    if (text.length <= max || indexAfter(text, max) === text.length)
        return text;
    return max < 1 ? '' : `${text.slice(0, indexAfter(text, max - 1))}…`;
}


/***/ })

};
