export const id = 5111;
export const ids = [5111];
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

/***/ 36233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  experimentCommand: () => (/* binding */ experimentCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/operations/experiment-report.js
var experiment_report = __webpack_require__(77418);
// EXTERNAL MODULE: ./lib/operations/find-experiment.js
var find_experiment = __webpack_require__(37875);
// EXTERNAL MODULE: ./lib/operations/start-experiment.js + 43 modules
var start_experiment = __webpack_require__(32907);
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption = __webpack_require__(71209);
// EXTERNAL MODULE: ./lib/ports/node-ports.js + 19 modules
var node_ports = __webpack_require__(73819);
// EXTERNAL MODULE: ./lib/text/display-width.js
var display_width = __webpack_require__(37832);
// EXTERNAL MODULE: ./lib/text/escape-terminal.js
var escape_terminal = __webpack_require__(31045);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/text/format-difference.js
var format_difference = __webpack_require__(54826);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: ./lib/reports/parts/effort.js
var effort = __webpack_require__(41014);
// EXTERNAL MODULE: ./lib/reports/parts/experiment-facts.js
var experiment_facts = __webpack_require__(85329);
// EXTERNAL MODULE: ./lib/reports/parts/experiment-rows.js
var experiment_rows = __webpack_require__(43133);
// EXTERNAL MODULE: ./lib/reports/parts/experiment-verdict.js
var experiment_verdict = __webpack_require__(33343);
// EXTERNAL MODULE: ./lib/reports/parts/labelled-lines.js
var labelled_lines = __webpack_require__(82881);
// EXTERNAL MODULE: ./lib/reports/parts/metric-text.js
var metric_text = __webpack_require__(70958);
// EXTERNAL MODULE: ./lib/reports/parts/phrase.js
var parts_phrase = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/reports/parts/remarks.js
var remarks = __webpack_require__(30455);
// EXTERNAL MODULE: ./lib/reports/parts/style.js
var parts_style = __webpack_require__(10883);
// EXTERNAL MODULE: ./lib/reports/parts/terminal-table.js
var terminal_table = __webpack_require__(92125);
// EXTERNAL MODULE: ./lib/reports/parts/verdict.js
var verdict = __webpack_require__(38987);
;// CONCATENATED MODULE: ./lib/reports/experiment-terminal.js
















const WORDS = {
    better: ['PROVEN', 'good'],
    here: ['PARTLY', 'odd'],
    leads: ['OPEN', 'odd'],
    level: ['LEVEL', 'odd'],
    nothing: ['NOTHING', 'bad'],
    unfinished: ['…', 'dim'],
};
/** Variants, tables of contrasts, contrasts of each and remarks that a screen shows; the JSON has them all. */
const MOST_VARIANTS = 20;
const MOST_TABLES = 8;
const MOST_CONTRASTS = 12;
const MOST_REMARKS = 12;
/** Facts that a screen shows; the recommendation speaks of the others where they matter. */
const SHOWN = new Set(['tested', 'looks']);
/** Overrides of a variant, and code points of them and of its name within a sentence. */
const MOST_CHANGES = 6;
const NAME_IN_TEXT = 120;
/** Columns of a variant's name above its means. */
const NAME = 8;
/**
 * What `assay experiment` says: the verdict with what to do, the variants, each against the baseline, then how sure that
 * is and what it took. Comes line by line; texts of others are escaped.
 */
function* experimentTerminal(report, options = {}) {
    const width = Math.max(labelled_lines/* NARROWEST */.mt, options.width ?? 80);
    const style = options.colour === true ? parts_style/* colourStyle */.e : parts_style/* plainStyle */.s;
    const { response } = report;
    const found = response.statistical_analysis;
    const { kind, phrase } = (0,experiment_verdict/* headline */.P)(report);
    const [word, emphasis] = WORDS[kind];
    yield* (0,labelled_lines/* verdictLines */.rz)(word, emphasis, (0,parts_phrase/* phraseText */.tN)(phrase), width, style);
    const { recommendation = '' } = response;
    yield* (0,labelled_lines/* labelledLines */.tu)('advice', (0,truncate/* truncateText */.E)(recommendation, remarks/* RECOMMENDATION */.Q4), width);
    if (found !== undefined) {
        const told = (0,remarks/* remarks */.IW)(found, recommendation);
        for (const { kind: what, text } of told.slice(0, MOST_REMARKS))
            yield* (0,labelled_lines/* labelledLines */.tu)(what === 'warning' ? 'warning' : 'because', (0,truncate/* truncateText */.E)(text, remarks/* SENTENCE */.gz), width);
        if (told.length > MOST_REMARKS)
            yield* (0,labelled_lines/* labelledLines */.tu)('', `and ${(0,format/* formatCount */.B4)(told.length - MOST_REMARKS)} more; the report lists them`, width);
    }
    const changes = report.variants.slice(0, MOST_TABLES).map((one) => {
        const what = one.changes.length === 0 ? 'nothing' : one.changes.slice(0, MOST_CHANGES).join(', ');
        return `${(0,truncate/* truncateText */.E)(one.name, NAME_IN_TEXT)}: ${(0,truncate/* truncateText */.E)(what, NAME_IN_TEXT)}`;
    });
    yield* (0,labelled_lines/* labelledLines */.tu)('changes', changes.join('; '), width);
    yield '\n';
    yield* variantTable(report, width, style);
    if (found !== undefined) {
        yield* contrastTables(report, found, width, style);
        for (const { label, phrase: fact } of (0,experiment_facts/* experimentFacts */.z)(report))
            if (SHOWN.has(label))
                yield* (0,labelled_lines/* labelledLines */.tu)(label, (0,parts_phrase/* phraseText */.tN)(fact), width);
    }
    yield* (0,labelled_lines/* labelledLines */.tu)('played', `${report.name} · agent ${report.agent_id}`, width);
    yield* (0,labelled_lines/* labelledLines */.tu)('judge', (0,verdict/* judgeName */.Bt)(report), width);
    yield* (0,labelled_lines/* labelledLines */.tu)('effort', (0,effort/* spendingParts */.O)(report).join(' · '), width);
    if (options.reportPath !== undefined)
        yield `${(0,labelled_lines/* lineLabel */.bQ)('report')}${(0,escape_terminal/* terminalLine */.tL)(options.reportPath)}\n`;
    for (const [index, command] of (options.next ?? []).entries())
        yield `${(0,labelled_lines/* lineLabel */.bQ)(index === 0 ? 'next' : '')}${(0,escape_terminal/* terminalLine */.tL)(command)}\n`;
}
function* variantTable(report, width, style) {
    const all = (0,experiment_rows/* variantRows */.LQ)(report);
    if (all.length === 0)
        return;
    const rows = all.slice(0, MOST_VARIANTS);
    const lost = rows.some((row) => row.lost !== '');
    const cost = rows.some((row) => row.cost !== '');
    const best = rows.some((row) => row.best !== '');
    const head = [
        { title: 'variant', left: true },
        { title: 'plays' },
        { title: 'pass rate' },
        { title: 'latency' },
        ...(cost ? [{ title: 'cost' }] : []),
        ...(best ? [{ title: 'P(best)' }] : []),
        ...(lost ? [{ title: 'lost', left: true }] : []),
    ];
    const cells = rows.map((row) => [
        (0,escape_terminal/* terminalLine */.tL)(row.name),
        row.plays,
        row.rate,
        row.latency,
        ...(cost ? [row.cost] : []),
        ...(best ? [row.best] : []),
        ...(lost ? [row.lost] : []),
    ]);
    yield* (0,terminal_table/* terminalTable */.R)(head, cells, width, style);
    if (all.length > rows.length)
        yield `  and ${(0,format/* formatCount */.B4)(all.length - rows.length)} more variants\n\n`;
}
function* contrastTables({ response }, found, width, style) {
    const { results = {} } = response;
    const all = [...(0,experiment_rows/* contrastsOf */.l0)(found)];
    const groups = all.slice(0, MOST_TABLES);
    for (const [variant, contrasts] of groups) {
        const head = [
            { title: 'metric', left: true },
            { title: (0,display_width/* cutToWidth */.G1)((0,escape_terminal/* terminalLine */.tL)(found.baseline), NAME) },
            { title: (0,display_width/* cutToWidth */.G1)((0,escape_terminal/* terminalLine */.tL)(variant), NAME) },
            { title: 'difference' },
            { title: 'p adj.' },
            { title: '', left: true },
        ];
        const rows = contrasts
            .slice(0, MOST_CONTRASTS)
            .map((one) => [
            (0,escape_terminal/* terminalLine */.tL)((0,parts_phrase/* phraseText */.tN)([(0,metric_text/* metricName */.Kh)(one.metric)])),
            (0,metric_text/* metricValue */.a3)(one.metric, (0,experiment_rows/* meanOf */.hm)(one.metric, one.against, results)),
            (0,metric_text/* metricValue */.a3)(one.metric, (0,experiment_rows/* meanOf */.hm)(one.metric, variant, results)),
            (0,metric_text/* metricDifference */.cG)(one.metric, one.difference, one.interval),
            (0,format_difference/* formatP */.MA)(one.p_adjusted).replace(' ', ''),
            (0,experiment_rows/* contrastReading */.Tz)(one).replace('no practical difference', 'same').replace(/: .*/, ''),
        ]);
        yield* (0,terminal_table/* terminalTable */.R)(head, rows, width, style);
        if (contrasts.length > MOST_CONTRASTS)
            yield `  and ${(0,format/* formatCount */.B4)(contrasts.length - MOST_CONTRASTS)} more metrics\n\n`;
    }
    if (all.length > groups.length)
        yield `  and ${(0,format/* formatCount */.B4)(all.length - groups.length)} more variants\n\n`;
    if (groups.length === 0 || !found.contrasts.some(({ label }) => label === 'exploratory'))
        return;
    const note = `Put to the test: ${(0,parts_phrase/* phraseText */.tN)([(0,metric_text/* metricName */.Kh)(found.primary_metric)])}. The rest is exploratory: a lead is something to follow, not a finding; same: no practical difference.${(0,experiment_rows/* typicalNote */.VV)(found)}`;
    for (const line of (0,escape_terminal/* terminalLines */.MJ)(note, width - 2))
        yield `${style('dim', `  ${line}`)}\n`;
    yield '\n';
}

// EXTERNAL MODULE: ./lib/reports/progress.js
var reports_progress = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/reports/write-experiment-reports.js
var write_experiment_reports = __webpack_require__(82320);
// EXTERNAL MODULE: ./lib/cli/common-flags.js
var common_flags = __webpack_require__(7807);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/experiment.js













/** `assay experiment FILE`: plays the variants against each other and says what that shows. */
async function experimentCommand([named], flags) {
    const path = named === undefined ? undefined : (0,find_experiment/* experimentPath */.x)(named, (0,node_ports/* nodePorts */.b)());
    const engine = (0,common_flags/* engineOf */.k)(flags, {
        ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
        ...(path === undefined ? {} : { experimentFile: path }),
    });
    const continued = flags.resume ?? flags.retryErrors;
    const definition = await definitionOf(engine, named, continued);
    if (flags.dryRun === true) {
        (0,terminal/* terminal */.F)().out(planText(await (0,start_experiment/* planOf */.XC)(engine, definition), flags.json === true));
        return 0;
    }
    const interrupted = (0,interruption/* interruption */.Y)();
    try {
        const begun = engine.ports.clock.monotonic();
        const started = await (0,start_experiment/* startExperiment */.sd)(engine, definition, {
            signal: interrupted.signal,
            ...(continued === undefined ? {} : { resume: continued }),
            retryErrors: flags.retryErrors !== undefined,
            ...(flags.maxCostUsd === undefined ? {} : { maxCostUsd: flags.maxCostUsd }),
        });
        showPlays(started, engine, flags);
        const outcome = await started.finish();
        return conclude(engine, started, outcome, engine.ports.clock.monotonic() - begun, flags);
    }
    finally {
        interrupted.end();
    }
}
async function definitionOf(engine, named, resumed) {
    if (resumed !== undefined && named !== undefined)
        throw new errors/* Fault */.vC('usage', `${resumed} goes on as it began`, {
            where: named,
            hint: 'Leave the file out, or start a new experiment without --resume.',
        });
    if (resumed !== undefined)
        return (await (0,start_experiment/* storedDefinition */.$4)(engine, resumed)).request;
    if (named === undefined)
        throw new errors/* Fault */.vC('usage', 'no experiment was named', {
            hint: 'Give a file such as evals/experiments/prompts.yaml, or an id; see: assay list experiments',
        });
    return (0,find_experiment/* findExperiment */.F)(engine, named);
}
function conclude(engine, { plan, judge, experimentId }, outcome, durationMs, flags) {
    const { out, err, width, colour } = (0,terminal/* terminal */.F)();
    const report = (0,experiment_report/* experimentReport */.q)(plan, outcome, judge, durationMs);
    const folder = flags.out === undefined
        ? `${engine.stateDir}/reports/${experimentId}`
        : (0,external_node_path_.resolve)(engine.ports.env.cwd(), flags.out);
    const written = (0,write_experiment_reports/* writeExperimentReports */.Q)(folder, report, engine.ports.files);
    if (flags.json === true)
        out(`${JSON.stringify(outcome.response, null, 2)}\n`);
    else {
        out([...experimentTerminal(report, { width, colour })].join(''));
        out(`        report  ${(0,escape_terminal/* terminalLine */.tL)(written.markdown)}\n`);
    }
    if (outcome.ended !== 'complete' && outcome.ended !== 'winner' && outcome.ended !== 'futile')
        err(`warning: the experiment stopped early (${outcome.ended}); go on with: assay experiment --resume ${experimentId}${outcome.ended === 'budget' ? ' --max-cost-usd MORE' : ''}\n`);
    else if (outcome.plays.lost > 0)
        err(`warning: ${outcome.plays.lost} plays were lost; play what errored again with: assay experiment --retry-errors ${experimentId}\n`);
    if (outcome.cancelled)
        return 130;
    return outcome.plays.valid === 0 ? 3 : 0;
}
function planText(plan, json) {
    const plays = plan.planned.length * plan.rounds;
    const turns = plan.planned.reduce((sum, one) => sum + one.loaded.case.turns.length, 0) * plan.rounds;
    const { variants, cases, metrics, rounds, sequential } = plan;
    if (json)
        return `${JSON.stringify({ dry_run: true, variants, cases, metrics, runs_per_variant: rounds, sequential, plays, agent_calls: turns }, null, 2)}\n`;
    return [
        `${variants.length} variants (${variants.join(', ')}) × ${cases.length} cases × ${rounds} runs = ${plays} plays, ${turns} agent calls`,
        `metrics: ${metrics.join(', ')}`,
        sequential
            ? 'looks on the way may end it earlier'
            : 'no looks on the way: all plays are made (config.sequential: true lets it end earlier)',
        ...plan.warnings.map((warning) => `warning: ${warning}`),
    ]
        .map((line) => `${(0,escape_terminal/* terminalLine */.tL)(line)}\n`)
        .join('');
}
/** A bar on a terminal, a line now and then elsewhere; always on stderr, and never with --quiet. */
function showPlays(started, engine, flags) {
    if (flags.quiet === true)
        return;
    const { err, width, interactive } = (0,terminal/* terminal */.F)();
    const { plan, judge } = started;
    const total = plan.planned.length * plan.rounds;
    const { clock } = engine.ports;
    const begun = clock.monotonic();
    let done = 0;
    let shownAt = begun;
    err(`${(0,escape_terminal/* terminalLine */.tL)(`${plan.variants.length} variants · ${plan.cases.length} cases · up to ${total} plays · agent ${plan.definition.agent_id} · judge ${judge.mode === 'offline' ? 'offline (heuristic)' : judge.model}`)}\n`);
    started.events.subscribe((event) => {
        if (event.type !== 'case.started')
            return;
        done++;
        const now = clock.monotonic();
        if (now - shownAt < (interactive ? 80 : 5_000))
            return;
        shownAt = now;
        const progress = { done, total, failed: 0, errored: 0, elapsedMs: now - begun };
        err(interactive ? `\r\u001b[K${(0,reports_progress/* progressLine */.oz)(progress, width)}\r` : `${(0,reports_progress/* progressText */.l_)(progress)}\n`);
    });
}


/***/ }),

/***/ 97534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ refuseValidation),
/* harmony export */   eo: () => (/* binding */ checkSameJudge),
/* harmony export */   yn: () => (/* binding */ checkSameCases)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A run can only be continued with the cases and the judge that it began with; anything else would be two runs in one. */
function checkSameCases(journal, planned, runId) {
    const before = journal.planned;
    const now = new Map(planned.map(({ description }) => [description.id, description]));
    const changed = before.filter((one) => now.get(one.id)?.hash !== one.hash || now.get(one.id)?.repeat !== one.repeat);
    // Cases are written down before the first is played: a kill in between leaves a shorter list, and nothing else.
    const begun = before.some((one) => journal.played(one.id, 0) !== undefined);
    if (changed.length === 0 && (before.length === planned.length || !begun))
        return;
    const which = changed
        .map((one) => one.id)
        .slice(0, 5)
        .join(', ') || 'cases were added';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `the evals folder changed since ${runId} began: ${which}`, {
        where: runId,
        hint: 'Start a new run; its judge calls come from the cache where nothing changed.',
    });
}
/** A validation run holds two prompts, and its optimization goes on with it. */
function refuseValidation(config, runId, where) {
    const validated = config?.validates;
    if (validated === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `${runId} is the validation of ${validated}, not a run of the suite`, {
        where,
        hint: `Go on with: assay optimize --resume ${validated}`,
    });
}
/** Judged by two, it would have two bars. */
function checkSameJudge(before, now, runId) {
    if (before.judge.id === now.judge.id)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `${runId} was judged by ${before.judge.model}, now the judge is ${now.judge.model}`, {
        where: runId,
        hint: 'Pass the same --judge and --judge-model, or start a new run.',
    });
}


/***/ }),

/***/ 41014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ spendingParts),
/* harmony export */   v: () => (/* binding */ effortParts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** What the run took: `agent p50 1.2 s, p95 3.4 s`, `cost $0.042 (agent $0.03, judge $0.012)`, `took 4.1 s`. What nobody measured is left out. */
function effortParts(header) {
    const { latency_ms: latency } = header;
    return [
        ...(latency.p50 === null
            ? []
            : [
                `agent p50 ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(latency.p50)}${latency.p95 === null ? '' : `, p95 ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(latency.p95)}`}`,
            ]),
        ...spendingParts(header),
    ];
}
/** The same without latency, with a word of `call` for what the agent was asked: `28 agent calls`, `44 judge calls (8 cached)`, `cost agent $0.030`, `took 4.1 s`. */
function spendingParts({ usage, duration_ms, judge }, call = 'agent call') {
    const { agent, judge: judging } = usage;
    const costs = [
        ...(agent.cost_usd === null ? [] : [`agent ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(agent.cost_usd)}`]),
        ...(judging.cost_usd === null || judge.mode === 'offline'
            ? []
            : [`judge ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(judging.cost_usd)}`]),
    ];
    const cached = judging.cached_calls > 0 ? ` (${judging.cached_calls} cached)` : '';
    return [
        ...(agent.calls > 0 ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(agent.calls, call)] : []),
        ...(judging.calls + judging.cached_calls > 0
            ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(judging.calls, 'judge call')}${cached}`]
            : []),
        ...(costs.length > 0 ? [`cost ${costs.join(', ')}`] : []),
        `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(duration_ms)}`,
    ];
}


/***/ }),

/***/ 78966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ keeper)
/* harmony export */ });
/** A keeper of at most `bytes` (UTF-8) and `pieces`. */
function keeper(bytes, pieces = Number.POSITIVE_INFINITY) {
    const kept = [];
    let used = 0;
    let more = 0;
    return {
        add(render) {
            if (more > 0 || kept.length >= pieces) {
                more += 1;
                return;
            }
            const piece = render();
            used += Buffer.byteLength(piece);
            if (used > bytes)
                more += 1;
            else
                kept.push(piece);
        },
        kept,
        get more() {
            return more;
        },
    };
}


/***/ }),

/***/ 82881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ lineLabel),
/* harmony export */   mt: () => (/* binding */ NARROWEST),
/* harmony export */   rz: () => (/* binding */ verdictLines),
/* harmony export */   tu: () => (/* binding */ labelledLines)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31045);


/** Narrower than this nothing can be laid out; lines are made for this width then. */
const NARROWEST = 40;
/** Columns of the margin, and of a label behind it. */
const LABEL = 8;
/** The label of a line, with its margin. */
const lineLabel = (label) => `${' '.repeat(LABEL)}${(0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(label, LABEL)}`;
/** Lines of running text behind a label, wrapped to the width; none for no text. */
function* labelledLines(label, text, width) {
    const lines = (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(text, width - 2 * LABEL);
    for (const [index, line] of lines.entries())
        yield `${lineLabel(index === 0 ? label : '')}${line}\n`;
}
/** A verdict in one word, and the sentence beside it; further lines are indented as labels are. */
function* verdictLines(word, emphasis, text, width, style) {
    const start = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)(word, Math.max(LABEL, word.length + 2));
    const sentence = (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLine */ .tL)(text);
    const [first = ''] = (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapToWidth */ .KI)(sentence, width - start.length, 1);
    yield `${style(emphasis, style('strong', start))}${first}\n`;
    for (const line of (0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalLines */ .MJ)(sentence.slice(first.length), width - LABEL))
        yield `${' '.repeat(LABEL)}${line}\n`;
}


/***/ }),

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   fP: () => (/* binding */ phraseMarkdown),
/* harmony export */   tN: () => (/* binding */ phraseText),
/* harmony export */   wO: () => (/* binding */ namedList)
/* harmony export */ });
/* harmony import */ var _text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71852);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44765);


/** Code points of a name within a sentence. */
const NAME = 120;
/** A name of somebody else. */
const named = (name) => ({ name });
/** The sentence in Markdown: names as code, our own words as they are. */
function phraseMarkdown(phrase) {
    return phrase
        .map((piece) => typeof piece === 'string'
        ? piece.replaceAll('<', '&lt;')
        : (0,_text_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(piece.name, NAME)))
        .join('');
}
/** The sentence as plain text; not yet escaped for its sink. */
function phraseText(phrase) {
    return phrase.map((piece) => (typeof piece === 'string' ? piece : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .E)(piece.name, NAME))).join('');
}
/** Names with commas between them. */
function namedList(names, most = 10) {
    const shown = names.slice(0, most);
    const pieces = shown.flatMap((name, index) => (index === 0 ? [named(name)] : [', ', named(name)]));
    return names.length > most ? [...pieces, ` and ${names.length - most} more`] : pieces;
}


/***/ }),

/***/ 10883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ colourStyle),
/* harmony export */   s: () => (/* binding */ plainStyle)
/* harmony export */ });
/** No colour: logs, pipes, NO_COLOR. */
const plainStyle = (_, text) => text;
const SGR = {
    good: [32, 39],
    bad: [31, 39],
    odd: [33, 39],
    dim: [2, 22],
    strong: [1, 22],
};
/** Colours of a terminal (ECMA-48 SGR, the eight that every theme has). */
const colourStyle = (emphasis, text) => `\u001b[${SGR[emphasis][0]}m${text}\u001b[${SGR[emphasis][1]}m`;


/***/ }),

/***/ 92125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ terminalTable)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37832);

/** The first column keeps this much of its names. */
const LEAST_FIRST = 12;
const GAP = 2;
/** A table for a terminal: as wide as it must be, names in the first column cut where the width asks for it, and a blank line behind. Cells are escaped already. */
function* terminalTable(columns, rows, width, style) {
    const widths = columns.map(({ title }, index) => Math.max(...[title, ...(index === 0 ? [] : rows.map((cells) => cells[index] ?? ''))].map(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)));
    const rest = widths.slice(1).reduce((sum, each) => sum + GAP + each, GAP);
    const longest = Math.max(...[columns[0]?.title ?? '', ...rows.map((cells) => cells[0] ?? '')].map(_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1));
    widths[0] = Math.min(longest, Math.max(LEAST_FIRST, width - rest));
    const line = (cells) => {
        const shown = cells.map((cell, index) => {
            const room = widths[index] ?? 0;
            if (columns[index]?.left === true)
                return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padToWidth */ .Fg)((0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(cell, room), room);
            return `${' '.repeat(Math.max(0, room - (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(cell)))}${cell}`;
        });
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(`${' '.repeat(GAP)}${shown.join(' '.repeat(GAP))}`.trimEnd(), width);
    };
    yield `${style('dim', line(columns.map(({ title }) => title)))}\n`;
    for (const cells of rows)
        yield `${line(cells)}\n`;
    yield '\n';
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

/***/ 16244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ titleLine),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   oz: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _text_display_width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37832);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31045);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38987);




/** The longest bar, in columns, as in faces.md. */
const LONGEST_BAR = 32;
/** The line before the first case: `assay · 26 cases · agent support-bot · judge offline (heuristic)`. */
function titleLine(header, cases) {
    const agent = header.agent_id === null ? [] : [`agent ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(header.agent_id)}`];
    return ['assay', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(cases, 'case'), ...agent, `judge ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)((0,_parts_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeName */ .Bt)(header))}`].join(' · ');
}
/** A bar for a terminal, to be drawn over itself: `█████░░░ 23/26  1 failed  41/s  eta 0.1 s`; never wider than `width`. */
function progressLine(progress, width) {
    const words = [count(progress), ...outcomes(progress), ...speed(progress)].join('  ');
    const columns = Math.min(LONGEST_BAR, width - words.length - 1);
    if (columns < 5)
        return (0,_text_display_width_js__WEBPACK_IMPORTED_MODULE_3__/* .cutToWidth */ .G1)(words, width);
    const full = progress.total === 0
        ? columns
        : Math.floor((columns * Math.min(progress.done, progress.total)) / progress.total);
    return `${'█'.repeat(full)}${'░'.repeat(columns - full)} ${words}`;
}
/** The same as a line for a log: `23/26 done, 1 failed, 41/s, eta 0.1 s`. */
function progressText(progress) {
    return [`${count(progress)} done`, ...outcomes(progress), ...speed(progress)].join(', ');
}
const count = ({ done, total }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(done)}/${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(total)}`;
const outcomes = ({ failed, errored }) => [
    ...(failed > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(failed)} failed`] : []),
    ...(errored > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(errored)} errored`] : []),
];
/** Cases a second and the time left; nothing before the first case is done. */
function speed({ done, total, elapsedMs }) {
    if (done === 0 || elapsedMs <= 0)
        return [];
    const rate = (done * 1000) / elapsedMs;
    const shown = rate >= 10 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(Math.round(rate)) : rate >= 0.1 ? rate.toFixed(1) : undefined;
    const perSecond = shown === undefined ? [] : [`${shown}/s`];
    if (done >= total)
        return [...perSecond, `took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(elapsedMs)}`];
    return [...perSecond, `eta ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)((elapsedMs / done) * (total - done))}`];
}


/***/ }),

/***/ 34879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ basePlays),
/* harmony export */   eo: () => (/* binding */ onBaseOf),
/* harmony export */   sG: () => (/* binding */ baseAttempts)
/* harmony export */ });
/* unused harmony export FIRST_ON_BASE */
/* harmony import */ var _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44765);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45971);
/* harmony import */ var _confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81891);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46381);






/**
 * Attempts on the base are numbered from here: far above the planned ones and their repeats (10,000 plays a case at most), so
 * that no count, rate or repeat ever takes one of them in, whatever becomes of those numbers.
 */
const FIRST_ON_BASE = 1_000_000;
/**
 * Plays what still counts as flipped after its repeats with the agent of the base commit, the case being as it is now (users.md
 * 4.1, idea 6): what fails there too was not broken by this change. A round is one play of each case; a second one is only made
 * where the first failed, because one pass already ends the doubt. Recorded rounds cost nothing.
 */
function basePlays({ planned, journal, budget, base, flipped }) {
    const byId = new Map(planned.map((one) => [one.description.id, one]));
    let checked = [];
    let beyond = 0;
    const missing = new Map();
    const isRecorded = ({ description }, round) => attemptsOf(description, round).every((attempt) => journal.attempt(description, attempt) !== undefined);
    const isBegun = ({ description }) => attemptsOf(description, 0).some((attempt) => journal.played(description.id, attempt) !== undefined);
    /** The flips that count; one that was begun stays among them, so that a run that goes on checks the same ones. */
    const choose = () => {
        const all = flipped().flatMap(({ id, verdict }) => {
            const one = byId.get(id);
            return one !== undefined && (verdict !== 'noise' || isBegun(one)) ? [one] : [];
        });
        checked = all.slice(0, _confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REPEATED_CASES */ .pL);
        beyond = all.length - checked.length;
    };
    /** The round that a case is in, while it can still matter: as long as every play so far was judged and failed. */
    const roundOf = (one) => {
        for (let round = 0; round < _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++)
            if (!isRecorded(one, round))
                return playsBefore(one.description, round, journal).failed === round ? round : undefined;
        return undefined;
    };
    return {
        async next() {
            choose();
            missing.clear();
            if (budget.exhausted !== undefined)
                return undefined;
            const plays = [];
            for (const one of checked) {
                const round = roundOf(one);
                if (round === undefined)
                    continue;
                const found = await base.agentOf(one.agent);
                if ('missing' in found) {
                    missing.set(found.missing, [...(missing.get(found.missing) ?? []), one.description.id]);
                    continue;
                }
                const there = { ...one, agent: found.agent };
                for (const attempt of attemptsOf(one.description, round))
                    plays.push({ planned: there, attempt });
            }
            return plays.length === 0 ? undefined : plays;
        },
        notices() {
            const errors = checked.flatMap(({ description }) => errorOnBase(description, journal) ?? []);
            const skipped = [...missing.values()].flat();
            const open = checked.filter((one) => roundOf(one) !== undefined && !skipped.includes(one.description.id));
            const sentences = [
                ...[...missing].map(([why, ids]) => `${named(ids)} not played on the base: ${why}`),
                ...(errors.length === 0
                    ? []
                    : [
                        `${named(errors.map(({ id }) => id))} could not be judged on the base: ${briefly(errors[0].message)}`,
                    ]),
                ...(open.length === 0 || budget.exhausted === undefined
                    ? []
                    : [
                        `${named(open.map(({ description }) => description.id))} not played on the base, or not to the end: ${budget.exhausted}`,
                    ]),
                ...(beyond === 0
                    ? []
                    : [
                        `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(beyond, 'more case')} not played on the base: of those that flipped only the first ${_confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REPEATED_CASES */ .pL} are`,
                    ]),
            ];
            return sentences.map((sentence) => `${sentence}; what was found without that stands.`);
        },
    };
}
/** What the plays of a case on the base came to: those that were judged, and those of them that failed. Undefined when it had none. */
function onBaseOf(description, journal) {
    const plays = playsBefore(description, _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og, journal);
    return plays.played === 0 ? undefined : plays;
}
/** Attempts of all plays that a case can have on the base, for whoever forgets errors. */
function* baseAttempts(description) {
    for (let round = 0; round < _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++)
        yield* attemptsOf(description, round);
}
/** Ids that a notice names. */
const MOST_NAMED = 3;
/** Code points of an error in a notice. */
const MESSAGE = 200;
const named = (ids) => `${ids.length === 1 ? 'Case' : 'Cases'} ${ids.slice(0, MOST_NAMED).join(', ')}${ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''}`;
/** What an error says first; the end of a program's output behind it belongs into its journal. */
const briefly = (text) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(text.split('\n')[0], MESSAGE).replace(/[.:\s]+$/, '');
const attemptsOf = (description, round) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsOfRound */ .i5)(description, FIRST_ON_BASE, round);
const playsBefore = (description, rounds, journal) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedRounds */ .Lv)(description, FIRST_ON_BASE, rounds, journal);
/** Why a case that was played on the base has no verdict from there. */
function errorOnBase(description, journal) {
    for (let round = 0; round < _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++) {
        const attempts = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedRound */ .RT)(description, FIRST_ON_BASE, round, journal);
        if (attempts.length < description.repeat)
            continue;
        const status = (0,_attempt_js__WEBPACK_IMPORTED_MODULE_5__/* .caseStatus */ .TY)(attempts, description);
        if (status === 'passed' || status === 'failed')
            continue;
        const message = attempts.find(({ error }) => error !== undefined)?.error?.message;
        return { id: description.id, message: message ?? 'nothing in its answer could be judged' };
    }
    return undefined;
}


/***/ }),

/***/ 29197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ forgetErrors)
/* harmony export */ });
/* harmony import */ var _base_plays_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34879);
/* harmony import */ var _confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81891);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80375);



/** Forgets every errored attempt of a run, those of repeats and on the base included, so that it is played again. */
function forgetErrors(journal, planned) {
    const forgetIfErrored = (id, attempt) => {
        const errored = journal.played(id, attempt)?.type === 'attempt.errored' ||
            journal.scored(id, attempt).some((record) => record.error !== undefined);
        if (errored)
            journal.forget(id, attempt);
    };
    for (const { planned: one, attempt } of (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .jobs */ .L)(planned))
        forgetIfErrored(one.description.id, attempt);
    for (const { description } of planned)
        for (const attempt of [...(0,_confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatAttempts */ .wv)(description), ...(0,_base_plays_js__WEBPACK_IMPORTED_MODULE_2__/* .baseAttempts */ .sG)(description)])
            forgetIfErrored(description.id, attempt);
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


/***/ }),

/***/ 71852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   N5: () => (/* binding */ markdownEntities),
/* harmony export */   h$: () => (/* binding */ markdownProse),
/* harmony export */   p0: () => (/* binding */ markdownFence)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18624);

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
    const body = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text);
    let longest = 2;
    for (const run of body.match(/`{3,}/g) ?? [])
        longest = Math.max(longest, run.length);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${info}\n${body}${body.endsWith('\n') ? '' : '\n'}${fence}`;
}
/** Every ASCII punctuation character as a numeric entity: what `markdownCode` puts between its tags. */
function markdownEntities(text) {
    return text.replace(PUNCTUATION, entity);
}
/** Text of anyone inside a table cell or a line: shown as code, without effect; a line break shows as ` ⏎ ` (toolchain.md 4). */
function markdownCode(text) {
    const line = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text)
        .trim()
        .replace(/\s*\n\s*/g, ' ⏎ ')
        .replace(/\t/g, ' ');
    return `<code>${markdownEntities(line)}</code>`;
}
/**
 * Text in the running prose of a heading, summary or sentence, on one line: no markup, and no mention, reference, link,
 * emoji code or commit out of it. For sentences of ours that quote names; text of a model belongs into code or a fence.
 */
function markdownProse(text) {
    const broken = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text)
        .replace(LIVE_WORDS, INVISIBLE_SPACE)
        .replace(COMMIT_LIKE, (word) => word.replace(SIX_OF_MORE, `$&${INVISIBLE_SPACE}`));
    return markdownEntities(broken);
}


/***/ }),

/***/ 54826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ formatDifferenceInterval),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   WJ: () => (/* binding */ formatDifferenceWithin),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   td: () => (/* binding */ formatPValue)
/* harmony export */ });
const UNITS = {
    share: { scale: 100, least: 0, most: 2, sign: ' pp' },
    score: { scale: 1, least: 2, most: 4, sign: '' },
    ratio: { scale: 100, least: 0, most: 2, sign: ' %' },
};
/** Sums of floating-point numbers miss zero by less than this. */
const NOTHING = 1e-9;
/** Below this a number without decimals tells little: `+0.5 pp`, `+2.3 pp`, `+18 pp`. */
const FEW = 3;
/** A difference with its sign, `+18 pp`, `−0.09`, `−12 %`; a true minus, and no sign at zero. */
function formatDifference(value, unit) {
    const { scale, sign } = UNITS[unit];
    return `${signed(value * scale, digitsFor([value], unit))}${sign}`;
}
/**
 * A difference with its interval, `+18 pp [6, 30]`, all with the same digits. Bounds carry signs where one is negative,
 * `+8 pp [−4, +20]`; an interval that leaves zero out never shows a bound of zero. `least`: digits that it has at least.
 */
function formatDifferenceWithin(value, interval, unit, least = 0) {
    const { scale, sign } = UNITS[unit];
    const digits = Math.max(least, digitsFor([value, ...(interval ?? [])], unit));
    if (interval === null)
        return `${signed(value * scale, digits)}${sign}`;
    return `${signed(value * scale, digits)}${sign} ${bounds(interval, scale, digits)}`;
}
/** The interval of a difference alone, `[−0.16, −0.02]`, `[−4, +20] pp`. */
function formatDifferenceInterval(interval, unit) {
    const { scale, sign } = UNITS[unit];
    return `${bounds(interval, scale, digitsFor([0, ...interval], unit))}${sign}`;
}
function bounds(interval, scale, digits) {
    const positive = interval.every((bound) => bound > -NOTHING);
    const shown = interval.map((bound) => {
        const text = signed(bound * scale, digits);
        return positive ? text.replace('+', '') : text;
    });
    return `[${shown.join(', ')}]`;
}
/** A bound of an interval on one side of zero must not round to it; what lies between bounds may. */
function digitsFor(values, unit) {
    const { scale, least, most } = UNITS[unit];
    const first = Math.abs(values[0] ?? 0) * scale;
    let digits = least === 0 && first > NOTHING && first < FEW ? 1 : least;
    const hidden = (value) => Math.abs(value) > NOTHING && Number((value * scale).toFixed(digits)) === 0;
    const interval = values.slice(1);
    const across = interval.some((bound) => bound > NOTHING) && interval.some((bound) => bound < -NOTHING);
    const telling = interval.length === 0 ? values : across ? [] : interval;
    while (digits < most && telling.some(hidden))
        digits += 1;
    return digits;
}
function signed(value, digits) {
    const size = Math.abs(value).toFixed(digits);
    return Number(size) === 0 ? size : `${value < 0 ? '−' : '+'}${size}`;
}
/** The level that a p-value is read against: enough digits are shown to see on which side it lies. */
const LEVEL = 0.05;
/**
 * A p-value, `p = 0.034`: two digits, more where they would hide the side of 0.05 or make it look certain; `p < 0.001`
 * below that. Never zero.
 */
function formatPValue(p) {
    const text = formatP(p);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}
/** The same without its letter, for columns headed p: `0.034`, `< 0.001`. */
function formatP(p) {
    if (p < 0.001)
        return '< 0.001';
    if (p >= 1)
        return '1';
    if (p > 0.999)
        return '> 0.999';
    for (let digits = 2; digits < 6; digits += 1) {
        const shown = Number(p.toPrecision(digits));
        if (shown < 1 && Math.sign(shown - LEVEL) === Math.sign(p - LEVEL))
            return String(shown);
    }
    return String(p);
}


/***/ })

};
