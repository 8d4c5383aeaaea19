export const id = 4492;
export const ids = [4492];
export const modules = {

/***/ 31807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluateCommand: () => (/* binding */ evaluateCommand)
/* harmony export */ });
/* harmony import */ var _operations_define_operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27591);
/* harmony import */ var _operations_evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70502);
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56025);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64979);
/* harmony import */ var _hints_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86142);
/* harmony import */ var _judge_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62740);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43369);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76739);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32832);









/** `assay evaluate`: one judgement. Exits 0 whatever the score, 3 when a scorer could not judge, 1 under `--gate` when one did not pass. */
async function evaluateCommand(_, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags);
    const fromFile = flags.request === undefined ? {} : (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)(engine, flags.request), flags.request);
    const request = isObject(fromFile) ? { ...fromFile, ...fromFlags(flags) } : fromFile;
    const response = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_2__.shownValue)(await (0,_operations_define_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .call */ .T1)(_operations_evaluate_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluate */ ._, request, engine));
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .F)().out(flags.json === true
        ? `${JSON.stringify(response, null, 2)}\n`
        : `${evaluationText(response)}${await (0,_judge_line_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeLine */ .s)(engine, Object.keys(response.results))}`);
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
function evaluationText(response) {
    const lines = Object.entries(response.results).map(([name, result]) => `${result.pass ? 'PASS' : 'FAIL'}  ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalLine */ .tL)(name)} ${result.score.toFixed(2)}  ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalLine */ .tL)(result.reasoning)}`);
    for (const [name, error] of Object.entries(response.errors ?? {}))
        lines.push(`ERR   ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalLine */ .tL)(name)}  ${(0,_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalLine */ .tL)(`${error.code}: ${error.message}`)}`);
    lines.push('', response.overall_pass ? 'PASSED' : 'NOT PASSED');
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 72984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ preflight)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _scorers_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67365);
/* harmony import */ var _empty_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52469);



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
/** The scorers of a request, or one Fault with every unknown name, missing field and bad threshold (metrics.md 0.3). A blank output is no missing one (contract 5). */
function preflight(subjects, names, registry) {
    const { scorers, problems } = (0,_scorers_resolve_scorers_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveScorers */ .K)([...new Set(names)], registry);
    const all = problems.map((problem) => ({ ...problem, path: problem.path || 'scorers' }));
    for (const { subject, path, threshold } of subjects) {
        all.push(...thresholdProblems(scorers, threshold).map((problem) => prefixed(path, problem)));
        for (const scorer of scorers) {
            const seen = typeof subject === 'function' ? subject(scorer) : subject;
            all.push(...scorer.check((0,_empty_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .asAnswered */ .KL)(seen)).map((problem) => prefixed(path, problem)));
        }
    }
    if (all.length > 0) {
        const first = all[0];
        const more = all.length === 1 ? '' : ` (and ${all.length - 1} more)`;
        const shown = all.slice(0, MOST_PROBLEMS);
        if (shown.length < all.length)
            shown.push({ path: '', message: `and ${all.length - shown.length} more` });
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('validation_failed', `${first.message}${more}`, {
            where: first.path,
            hint: first.hint ?? 'Add the named fields or leave the scorer out; nothing was judged.',
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

/***/ 57301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ announce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _webhooks_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73880);


/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be notified is a warning.
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

/***/ 70502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/evaluations/preflight.js
var preflight = __webpack_require__(72984);
// EXTERNAL MODULE: ./lib/evaluations/score-subject.js
var score_subject = __webpack_require__(95288);
// EXTERNAL MODULE: ./lib/jobs/announce.js
var announce = __webpack_require__(57301);
// EXTERNAL MODULE: ./lib/runs/stored-run.js
var stored_run = __webpack_require__(17675);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
;// CONCATENATED MODULE: ./lib/jobs/stored-turn.js


/** What a scorer can judge a stored turn of a run by, as it did in the run; rejects with `not_found`. */
async function storedTurn({ ports, stateDir, agents }, turnId) {
    const turn = await (0,stored_run/* findStoredTurn */.q)(turnId, (0,state_paths/* statePaths */.m)(stateDir), ports);
    const agent = (await agents()).find((one) => one.agent.id === turn.agentId)?.agent;
    return (scorer) => turn.subject(scorer, agent?.system_prompt);
}

// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/schema/evaluation.js + 1 modules
var evaluation = __webpack_require__(10008);
// EXTERNAL MODULE: ./lib/schema/stored-evaluation.js
var stored_evaluation = __webpack_require__(65039);
// EXTERNAL MODULE: ./lib/operations/define-operation.js + 1 modules
var define_operation = __webpack_require__(27591);
;// CONCATENATED MODULE: ./lib/operations/evaluate.js









/** POST /v1/evaluate (interface 4.2). A scorer that could not judge stands in `errors`, never in `results` (contract 4). */
const evaluate = (0,define_operation/* defineOperation */.h9)({
    name: 'evaluate',
    method: 'POST',
    path: '/v1/evaluate',
    tag: 'evaluations',
    status: 200,
    summary: 'Judge one output with built-in or custom scorers.',
    access: 'account',
    lifetime: 'caller',
    input: evaluation/* evaluateRequest */.LO,
    output: evaluation/* evaluateResponse */.LB,
    async run(request, engine, { signal }) {
        const subject = await subjectFor(request, engine);
        const { registry, judge, settings } = await engine.scoring();
        const scorers = (0,preflight/* preflight */.M)([{ subject, path: '', threshold: request.threshold }], request.scorers, registry);
        const scored = await score(subject, scorers, {
            judge,
            threshold: request.threshold,
            samples: settings.judge.samples,
            ...(0,defined/* defined */.s)({ signal }),
        });
        const failed = Object.keys(scored.errors).length > 0;
        const response = {
            evaluation_id: engine.ports.ids.next('eval_'),
            overall_pass: (0,score_subject/* overallPass */.lb)(scored),
            results: scored.results,
            ...(failed ? { errors: scored.errors } : {}),
        };
        await remember(response, request, engine);
        await (0,announce/* announce */.i)(engine, {
            event: 'evaluation.completed',
            data: {
                evaluation_id: response.evaluation_id,
                overall_pass: response.overall_pass,
                scores: (0,stored_evaluation/* scoresOf */.x)(response.results),
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
        engine.warn(`evaluation ${id} was not stored: ${(0,errors/* faultLine */.z9)((0,errors/* asFault */.Ps)(error))}`);
    }
}
/** The request's own fields over those of the stored turn it names, which scorers of whole conversations see with all turns before it (contract 4). */
async function subjectFor(request, engine) {
    const { turn_id: turnId, scorers: _, threshold: __, ...explicit } = request;
    if (turnId === undefined)
        return explicit;
    const stored = await storedTurn(engine, turnId);
    return (scorer) => ({ ...stored(scorer), ...explicit });
}
/** Scorers that see the same subject are asked together, as in a run. Results stand in the order of the scorers. */
async function score(subject, scorers, options) {
    if (typeof subject !== 'function')
        return (0,score_subject/* scoreSubject */.fK)(subject, scorers, options);
    const groups = [true, false].map((multiTurn) => scorers.filter((one) => one.multiTurn === multiTurn));
    const parts = await Promise.all(groups.flatMap((group) => group[0] === undefined ? [] : [(0,score_subject/* scoreSubject */.fK)(subject(group[0]), group, options)]));
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

/***/ 10008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LO: () => (/* binding */ evaluateRequest),
  LB: () => (/* binding */ evaluateResponse),
  bc: () => (/* binding */ subject)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./lib/schema/message.js

/** One entry of a conversation. `context` belongs to this turn alone (metrics.md 1.2). `system` feeds the role chain, `tool` is ignored. */
const message = schemas/* object */.Ikc({
    role: schemas/* enum */.k5n(['user', 'assistant', 'system', 'tool']).describe('Who speaks.'),
    content: schemas/* string */.YjP().describe('What is said.'),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Passages that belong to this turn alone.'),
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
    input: schemas/* string */.YjP().optional().describe('What the user asked.'),
    output: schemas/* string */.YjP().optional().describe('What the agent answered.'),
    expected_behavior: schemas/* string */.YjP().optional().describe('What a good answer does, in plain sentences.'),
    context: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Passages that the answer is to be based on.'),
    ground_truth: schemas/* string */.YjP().optional().describe('Reference answer or facts that the answer is compared with.'),
    conversation_history: schemas/* array */.YOg(message).optional().describe('The conversation, oldest entry first.'),
    agent_plan: schemas/* string */.YjP().optional().describe('The plan that the agent made.'),
    tool_calls: schemas/* array */.YOg(tool_call/* toolCall */.LW)
        .optional()
        .describe('Tools that the agent called. An empty list: none. Left out: unknown.'),
    role: schemas/* string */.YjP().optional().describe('Role of the agent in a sentence.'),
    system_prompt: schemas/* string */.YjP().optional().describe('System prompt of the agent, as its instructions.'),
    domain: schemas/* string */.YjP().optional().describe('What the agent is there for, for `misuse`.'),
    allowed_topics: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('Topics that the agent may speak about, for `topic_adherence`.'),
    advice_types: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('Kinds of advice that the agent must not give. Left out: `non_advice` looks for medical, financial and legal advice.'),
    expected_tools: schemas/* array */.YOg(tool_call/* expectedTool */.vc).optional().describe('Tools that the agent should have called.'),
    available_tools: schemas/* array */.YOg(tool_call/* toolDescription */.HG).optional().describe('Tools that the agent could have called.'),
    latency_ms: schemas/* number */.aig()
        .min(0)
        .optional()
        .describe('How long the answer took, in milliseconds, for `latency_ms`.'),
});
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
const evaluateRequest = subject.extend({
    turn_id: schemas/* string */.YjP()
        .optional()
        .describe('Id of a turn of a stored run to judge again; fields that are given beside it win over those of the turn.'),
    scorers: schemas/* array */.YOg(scorer_name/* scorerName */.W7)
        .min(1)
        .describe('Built-in names, aliases or ids of custom scorers; one result each.'),
    threshold: schemas/* number */.aig()
        .min(0)
        .optional()
        .describe('Lowest score that passes; above 1 it is the budget of `latency_ms` in milliseconds. Left out: that of the scorer, else 0.7.'),
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
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


/***/ }),

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bare),
/* harmony export */   v: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

/**
 * Keys of `value` that `schema` has no word for, at every depth. Zod's own strict objects would stop at the first wrong level
 * and hide other problems; this looks everywhere and never fails. Free objects are not looked into.
 */
function unknownKeys(schema, value) {
    const found = [];
    look(schema, value, [], found);
    return found;
}
/** `path` is one array that grows and shrinks with the walk; it is copied only for what is found. */
function look(schema, value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const inner = bare(schema);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7) {
        const option = inner.options
            .map(bare)
            .find((one) => isContainer(one) && one instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA === Array.isArray(value));
        if (option !== undefined)
            look(option, value, path, found);
    }
    else if (Array.isArray(value)) {
        if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)
            for (let index = 0; index < value.length; index++)
                within(inner.element, value[index], index, path, found);
    }
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        lookIntoObject(inner, value, path, found);
    else if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S)
        lookIntoRecord(inner, value, path, found);
}
function within(schema, value, step, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    path.push(step);
    look(schema, value, path, found);
    path.pop();
}
function lookIntoObject(schema, value, path, found) {
    const { shape } = schema;
    const catchall = schema.def.catchall;
    const open = catchall !== undefined && !(catchall instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNever */ .iSc);
    const record = value;
    for (const key of Object.keys(record)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field !== undefined)
            within(field, record[key], key, path, found);
        else if (!open)
            found.push({ path: [...path], key, known: Object.keys(shape) });
    }
}
function lookIntoRecord(schema, value, path, found) {
    const names = schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : undefined;
    for (const [key, entry] of Object.entries(value)) {
        if (names !== undefined && !names.includes(key))
            found.push({ path: [...path], key, known: names });
        // The value type of a record is a schema; its own type is wider.
        else
            within(schema.valueType, entry, key, path, found);
    }
}
function isContainer(schema) {
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S;
}
/** The schema below optional, nullable and default wrappers. */
function bare(schema) {
    let inner = schema;
    while (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL ||
        inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodPrefault */ .xgV)
        inner = inner.unwrap();
    return inner;
}


/***/ }),

/***/ 61096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withoutNulls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43852);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5354);


/**
 * A request without the fields that are `null` and may be left out: many clients write those down so. A field that has to be there, or for
 * which `null` is a value, keeps it, and so does what is free: metadata, arguments and results of tools, entries of lists and maps. Copies
 * only what it changes.
 */
function withoutNulls(schema, value) {
    if (typeof value !== 'object' || value === null)
        return value;
    const inner = (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$)(schema);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodUnion */ .fZ7)
        return inner.options.reduce((left, option) => withoutNulls(option, left), value);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodPipe */ .utH)
        return withoutNulls(inner.in, value);
    if (Array.isArray(value)) {
        if (!(inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA))
            return value;
        const entries = value.map((entry) => withoutNulls(inner.element, entry));
        return entries.some((entry, at) => entry !== value[at]) ? entries : value;
    }
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodRecord */ .b8S)
        // The value type of a record is a schema; its own type is wider.
        return changed(value, (entry) => withoutNulls(inner.valueType, entry));
    if (!(inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH))
        return value;
    return changed(value, (entry, key) => {
        const field = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
        if (field === undefined)
            return entry;
        return entry === null && isAbsence(field) ? undefined : withoutNulls(field, entry);
    });
}
/** `null` can only mean that the field is not there. */
const isAbsence = (field) => zod__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(field, undefined).success && !zod__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(field, null).success;
/** What `change` turns to undefined is left out. */
function changed(value, change) {
    const entries = Object.entries(value).map(([key, entry]) => [key, change(entry, key), entry]);
    if (entries.every(([, after, before]) => after === before))
        return value;
    const left = entries.filter(([, after, before]) => after !== undefined || before === undefined);
    return Object.fromEntries(left.map(([key, after]) => [key, after]));
}


/***/ }),

/***/ 67365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveScorers)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** The scorers of a request by name, and a problem for every name that is none. */
function resolveScorers(names, registry) {
    const scorers = [];
    const problems = [];
    for (const [index, name] of names.entries()) {
        const scorer = registry.find(name);
        if (scorer)
            scorers.push(scorer);
        else
            problems.push(unknownScorer(name, index, registry, problems));
    }
    return { scorers, problems };
}
/** The list of all names is given once: with many unknown ones it would bury them. */
function unknownScorer(name, index, registry, before) {
    const problem = { path: `scorers[${index}]`, code: 'unknown_scorer', scorer: name, field: 'scorers' };
    const meant = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(name, registry.names());
    if (meant !== null)
        return {
            ...problem,
            message: `There is no scorer "${name}". Did you mean "${meant}"?`,
            hint: `Write "${meant}".`,
        };
    const list = `Scorers are ${registry.names().join(', ')}.`;
    const said = before.some((one) => one.hint === list);
    return { ...problem, message: `There is no scorer "${name}".`, ...(said ? {} : { hint: list }) };
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

/***/ 98610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** ` (did you mean "x"?)`, or nothing when no known word is close. */
function suggest(word, known) {
    const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(word, known);
    return close === null ? '' : ` (did you mean "${close}"?)`;
}


/***/ }),

/***/ 20536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Case and separators do not count: `Answer-Relevancy` means `answer_relevancy`. */
const bare = (word) => word.toLowerCase().replace(/[-_ .]/g, '');
/** Beyond this length nothing is a typing mistake, and the comparison would cost its square. */
const LONGEST = 200;
/** The candidate a mistyped word most likely means, or null when none is close: at most a third of its letters differ. */
function didYouMean(word, candidates) {
    if (word.length === 0 || word.length > LONGEST)
        return null;
    const plain = bare(word);
    const limit = Math.max(1, Math.floor(word.length / 3));
    let best = null;
    let least = limit + 1;
    for (const candidate of candidates) {
        if (plain !== '' && bare(candidate) === plain)
            return candidate;
        if (Math.abs(candidate.length - word.length) > limit)
            continue;
        const apart = swapped(plain, bare(candidate)) ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word.toLowerCase(), candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best;
}
/** Two neighbouring letters changed places: one slip of the fingers, which plain edit distance counts as two. */
function swapped(one, other) {
    if (one.length !== other.length)
        return false;
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return (one[at] !== undefined &&
        one[at] === other[at + 1] &&
        one[at + 1] === other[at] &&
        one.slice(at + 2) === other.slice(at + 2));
}


/***/ })

};
