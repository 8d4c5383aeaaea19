export const id = 2548;
export const ids = [2548];
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

/***/ 32548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listCommand: () => (/* binding */ listCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96540);
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16458);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20536);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7807);
/* harmony import */ var _table_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52592);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32832);







/** What can be listed: rows for `--json`, and the columns people see. */
const LISTS = {
    scorers: {
        columns: ['name', 'category', 'description'],
        rows: async (engine) => (await engine.registry()).all().map((scorer) => ({
            name: scorer.name,
            category: scorer.category,
            needs: scorer.needs.map((need) => (typeof need === 'string' ? need : need.join(' | '))),
            description: scorer.description,
            formula: scorer.formula,
            multi_turn: scorer.multiTurn,
            offline_confidence: scorer.offlineConfidence,
            ...(scorer.aliasOf === undefined ? {} : { alias_of: scorer.aliasOf }),
            ...(scorer.threshold === undefined ? {} : { threshold: scorer.threshold }),
            version: scorer.version,
        })),
    },
    agents: {
        columns: ['id', 'provider', 'name'],
        rows: async (engine) => (await engine.agents()).map(({ agent }) => ({
            id: agent.id,
            name: agent.name,
            provider: agent.provider,
            created_at: agent.created_at,
        })),
    },
    cases: {
        columns: ['id', 'agent_id', 'tags', 'name', 'location'],
        rows: async (engine) => (await engine.cases()).map(({ case: one, location }) => ({
            id: one.id,
            name: one.name,
            agent_id: one.agent_id,
            type: one.type,
            turns: one.turns.length,
            tags: one.tags,
            location: `${location.file}:${location.line}`,
        })),
    },
    experiments: {
        columns: ['id', 'name', 'status', 'location'],
        rows: async (engine) => [...(await writtenExperiments(engine)), ...(await playedExperiments(engine))],
    },
    runs: {
        columns: ['run_id', 'started_at', 'conclusion', 'pass_rate', 'reason'],
        rows: async (engine) => (await engine.store()).runSummaries(),
    },
    optimizations: {
        columns: ['id', 'agent_id', 'created_at', 'status', 'decision'],
        rows: async (engine) => (await (await engine.store()).list('optimizations')).map(({ value }) => {
            const { optimization_id: id, details, ...stored } = _schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__/* .optimization */ .u8.parse(value);
            const { agent_id, created_at, status, decision, validation_run_id } = stored;
            const reason = details['reason'];
            return {
                ...{ id, agent_id, created_at, status, decision, validation_run_id },
                ...(typeof reason === 'string' ? { reason } : {}),
            };
        }),
    },
};
/** Those of the evals folder: what can be played. */
async function writtenExperiments(engine) {
    if (engine.ports.files.stat(engine.evalsDir) === null)
        return [];
    return (await engine.evals()).experiments.map(({ experiment, location }) => ({
        id: experiment.id,
        name: experiment.name,
        location: `${location.file}:${location.line}`,
    }));
}
/** Those of the state: what was played, or was interrupted and can go on. */
async function playedExperiments(engine) {
    const stored = await (await engine.store()).list('experiments');
    return stored.map(({ value }) => {
        const { experiment_id: id, name, status, created_at, statistical_analysis, } = _schema_experiment_js__WEBPACK_IMPORTED_MODULE_1__/* .storedExperiment */ .bZ.parse(value);
        const { winner, conclusive, p_value } = statistical_analysis ?? {};
        return {
            id,
            name,
            status,
            created_at,
            ...(winner === undefined ? {} : { leader: winner, conclusive, p_value }),
        };
    });
}
/** `assay list scorers|agents|cases|experiments|runs|optimizations`. */
async function listCommand([what = ''], flags) {
    const list = Object.hasOwn(LISTS, what) ? LISTS[what] : undefined;
    if (list === undefined) {
        const close = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(what, Object.keys(LISTS));
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('usage', `cannot list "${what}"`, {
            hint: `${close === null ? 'List' : `Did you mean "${close}"? List`} one of: ${Object.keys(LISTS).join(', ')}`,
        });
    }
    const rows = await list.rows((0,_common_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .engineOf */ .k)(flags));
    const { out, width, screen } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .F)();
    if (flags.json === true)
        out(`${JSON.stringify(rows, null, 2)}\n`);
    else
        out((0,_table_text_js__WEBPACK_IMPORTED_MODULE_6__/* .tableText */ .q)(rows, list.columns, screen ? width : undefined));
    return 0;
}


/***/ }),

/***/ 52592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tableText)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31045);


/** A last column narrower than this is not worth breaking lines for. */
const NARROWEST = 20;
/**
 * Rows as a table for people. With `width`, that of a terminal, the last column is broken into lines that stay in their
 * column; without it every row is one line, so that other programs can read the table.
 */
function tableText(rows, columns, width) {
    if (rows.length === 0)
        return 'none\n';
    const cells = [
        [...columns],
        ...rows.map((row) => columns.map((column) => (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(cellOf(row[column])))),
    ];
    const widths = columns.map((_, index) => cells.reduce((most, row) => Math.max(most, (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(row[index] ?? '')), 0));
    const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 0);
    const room = (width ?? 0) - before;
    const linesOf = (text) => (room >= NARROWEST ? (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapToWidth */ .KI)(text, room) : [text]);
    return cells
        .map((row) => {
        const head = row.slice(0, -1).map((cell, index) => `${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .padToWidth */ .Fg)(cell, widths[index] ?? 0)}  `);
        const [first = '', ...more] = linesOf(row.at(-1) ?? '');
        return [head.join('') + first, ...more.map((line) => ' '.repeat(before) + line)]
            .map((line) => `${line.trimEnd()}\n`)
            .join('');
    })
        .join('');
}
function cellOf(value) {
    if (value === null || value === undefined)
        return '-';
    return Array.isArray(value) ? value.join(', ') : String(value);
}


/***/ }),

/***/ 16458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ shownDetails),
/* harmony export */   J5: () => (/* binding */ optimizeRequest),
/* harmony export */   p2: () => (/* binding */ optimizeResponse),
/* harmony export */   u8: () => (/* binding */ optimization)
/* harmony export */ });
/* unused harmony exports OPTIMIZATION_TYPES, promptChange, optimizationDecision, validationDetails */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22626);



const OPTIMIZATION_TYPES = ['error_driven', 'metric_driven', 'full'];
/** Where a metric should get to. `current` may be left out: it is measured then. */
const target = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ target: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), current: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() });
/** Request body of POST /v1/optimize/prompt (interface 4.4). */
const optimizeRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    optimization_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(OPTIMIZATION_TYPES),
    failure_window: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timeWindow */ .M7.default('30d'),
    min_failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(5),
    target_metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), target).optional(),
    include_examples: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    max_examples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).default(5),
    constraints: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        max_prompt_length: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
        preserve_sections: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).optional(),
    })
        .optional(),
    /** Extension: draws and search; default is made of the optimization's id. */
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).max(0xffffffff).optional(),
    /** Extension: hard limits of the whole (improvement.md 2.2 step 14). */
    budget: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        max_agent_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(600),
        /** Together with `max_optimizer_calls` one ceiling of the calls of the model: what one leaves the other may use. */
        max_judge_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(1200),
        /** Questions to whoever proposes, at most; a ceiling of its own. */
        max_optimizer_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).default(40),
        max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
        max_minutes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().default(60),
    })
        .prefault({}),
})
    .superRefine((value, context) => {
    if (value.optimization_type === 'metric_driven' && Object.keys(value.target_metrics ?? {}).length === 0)
        context.addIssue({
            code: 'custom',
            path: ['target_metrics'],
            message: 'a metric_driven optimization needs target_metrics',
        });
}, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/**
 * One change of the prompt. The set of types is open. Extensions: what is done where (`op`, `anchor`), what kind of failure it is made for, runs
 * that show it, and what it adds to the mean of the cases that it was chosen on (null where that was not measured).
 */
const promptChange = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    rationale: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    op: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    anchor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    evidence_run_ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    measured_effect: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
});
/** What was decided about the candidate (contract 9); only `accepted` is proven on cases that it was not made from. */
const optimizationDecision = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'accepted',
    'provisional',
    'rejected',
    'no_headroom',
    'not_validated',
    'insufficient_failures',
]);
/** Response of POST /v1/optimize/prompt: every field of interface 2.4 always, plus `decision` and `details`. */
const optimizeResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    optimization_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    original_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    optimized_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    changes_made: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(promptChange),
    predicted_improvement: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), to: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() })),
    validation_run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    decision: optimizationDecision,
    details: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR,
});
/** Who judged and what it took, as its report says it. */
const optimizationEffort = _run_js__WEBPACK_IMPORTED_MODULE_2__/* .runHeader */ .jy.pick({ judge: true, usage: true, duration_ms: true });
/** A stored optimization, with what it needs to go on in another process. */
const optimization = optimizeResponse.extend({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    request: optimizeRequest,
    /** What is drawn with; the split has its own, the same for all optimizations of an agent. */
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    /** How often cases were held out for this agent, this time included. */
    holdout_uses: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    /** Set before the first play of a case held out: that use counts, also where it was interrupted. */
    holdout_played: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** Cases that the split was made of: where too many are new it is drawn anew. */
    split_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** What its report says besides the answer, once it has come to its end. */
    report: optimizationEffort.optional(),
    /** What kind each failure is, in the order in which they are collected: a later analysis may name clusters in another way. */
    kinds: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** Digest of prompt, attempts and cases that it began with: a continuation must have the same. */
    material: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const plays = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), plays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
/** `details.validation`: plays of the cases held out of those that failed, with the original and with the candidate. */
const validationDetails = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), from: plays, to: plays });
/** What of `details` reports look at; everything may be missing where the optimization ended before it was known. */
const shownDetails = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    proposer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    interrupted: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().catch(undefined),
    enough_agent_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    needed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    plays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional().catch(undefined),
    excluded: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional().catch(undefined),
    owners: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional().catch(undefined),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().catch(undefined),
    stale: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional().catch(undefined),
    /** Of a `metric_driven` or `full` optimization; what is measured and better the lower it is has a minus. */
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ metric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), current: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), target: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().catch(undefined),
    validation: validationDetails.optional().catch(undefined),
    gate: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        p_value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        alpha: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        difference: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).nullable(),
        cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        plays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        minimum_detectable: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    })
        .optional()
        .catch(undefined),
});


/***/ })

};
