export const id = 6952;
export const ids = [6952,7264];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21407);
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
        (0,terminal/* terminal */.F)().out(planText(await (0,start_experiment/* planOf */.X)(engine, definition), flags.json === true));
        return 0;
    }
    const interrupted = (0,interruption/* interruption */.Y)();
    try {
        const begun = engine.ports.clock.monotonic();
        const started = await (0,start_experiment.startExperiment)(engine, definition, {
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
        return (await (0,start_experiment/* storedDefinition */.$)(engine, resumed)).request;
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

/***/ 68351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pastPassShare),
/* harmony export */   s: () => (/* binding */ isFlaky)
/* harmony export */ });
/** Outcomes that are looked at: older ones may belong to another agent (users.md 4.1, idea 8). */
const RECENT = 10;
/** One change of direction is what a regression or its repair looks like; two are not. */
const CHANGES = 2;
/** A case that went both ways before: at least two changes between passed and failed in its last ten judged outcomes. */
function isFlaky(history) {
    const recent = judgedOutcomes(history).slice(-RECENT);
    let changes = 0;
    for (let index = 1; index < recent.length; index += 1)
        if (recent[index] !== recent[index - 1])
            changes += 1;
    return changes >= CHANGES;
}
/** Share of judged outcomes that passed; null when nothing was judged. */
function pastPassShare(history) {
    const judged = judgedOutcomes(history);
    return judged === '' ? null : judged.replaceAll('F', '').length / judged.length;
}
const judgedOutcomes = (history) => history.replace(/[^PF]/g, '');


/***/ }),

/***/ 95599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ chanceOfExcuse),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   gg: () => (/* binding */ REPEATS_TO_CONFIRM),
/* harmony export */   kG: () => (/* binding */ failsOnBase),
/* harmony export */   og: () => (/* binding */ FAILURES_ON_BASE),
/* harmony export */   pP: () => (/* binding */ flipVerdict)
/* harmony export */ });
/* unused harmony export PASSES_TO_EXCUSE */
/* harmony import */ var _flaky_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68351);

/**
 * So many further failures in a row confirm a regression: with the first one, a case that passes half of its plays fails
 * all four in 6 % of the runs, one that passes four of five in 0.2 %.
 */
const REPEATS_TO_CONFIRM = 3;
/** So many passes among the repeats say that the failure was chance: at least as often right as wrong. */
const PASSES_TO_EXCUSE = 2;
/**
 * So many failures on the base commit, and no pass, say that the case fails without the change too: one that passes nine of ten
 * plays there is excused by chance in 1 % of the runs.
 */
const FAILURES_ON_BASE = 2;
/** A case that fails by habit proves nothing by failing as often as it would anyway. */
const ALPHA = 0.05;
/**
 * What a case is that passed before and fails now. Without repeats it is only suspected: one failure cannot tell a
 * regression from chance. `regression` when at least three repeats were played and every one failed; `noise` when two
 * passed. A case that went both ways before (`isFlaky`, and failed more than once) is at most suspected as long as as many failures in a row are
 * what its past share of passes gives in more than one run of twenty. What fails on the base commit too is `noise`, whatever the
 * repeats say: it is not the change that made it fail.
 */
function flipVerdict(repeats, history, onBase) {
    if (failsOnBase(onBase))
        return 'noise';
    const { played, failed } = repeats ?? { played: 0, failed: 0 };
    if (played - failed >= PASSES_TO_EXCUSE)
        return 'noise';
    if (played < REPEATS_TO_CONFIRM || failed < played)
        return 'suspected';
    return history !== undefined && failsByHabit(history, 1 + failed) ? 'suspected' : 'regression';
}
/** Whether the plays on the base commit show that a case fails there as well. */
const failsOnBase = (onBase) => onBase !== undefined && onBase.played >= FAILURES_ON_BASE && onBase.failed === onBase.played;
/** How probably repeats excuse a flip where a play passes with this share: two passes before, or with, the third play. */
const chanceOfExcuse = (share) => share ** PASSES_TO_EXCUSE * (1 + 2 * (1 - share));
/** Whether further repeats (up to `most` in all) can still change `flipVerdict`; what is settled is not played again. */
function isSettled(repeats, most = REPEATS_TO_CONFIRM) {
    const { played, failed } = repeats;
    const passed = played - failed;
    if (played >= most || passed >= PASSES_TO_EXCUSE)
        return true;
    // One pass rules a regression out; then only enough further passes would turn suspected into noise.
    return passed > 0 && passed + (most - played) < PASSES_TO_EXCUSE;
}
function failsByHabit(history, failures) {
    const share = (0,_flaky_js__WEBPACK_IMPORTED_MODULE_0__/* .pastPassShare */ .H)(history);
    // Failures in one piece, with passes before and after, are what a regression and its repair look like.
    const episodes = history.match(/F+/g)?.length ?? 0;
    return episodes > 1 && (0,_flaky_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlaky */ .s)(history) && share !== null && (1 - share) ** failures > ALPHA;
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

/***/ 81891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ confirmFlips),
/* harmony export */   UY: () => (/* binding */ repeatsOf),
/* harmony export */   pL: () => (/* binding */ MOST_REPEATED_CASES),
/* harmony export */   pk: () => (/* binding */ MOST_REPEATS),
/* harmony export */   wv: () => (/* binding */ repeatAttempts)
/* harmony export */ });
/* harmony import */ var _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80375);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46381);




/** A repeat of a case costs what the case costs: no more of them than can change the verdict. */
const MOST_REPEATS = _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .REPEATS_TO_CONFIRM */ .gg;
/** Of more flips than that none is repeated where the paired comparison decides by itself; where it does not, so many are. */
const MOST_REPEATED_CASES = 20;
/**
 * Plays again, on the current side, what passed in the baseline and fails now (users.md 4.1, ideas 6 and 7): chance must not
 * be called a regression. A repeat is one play of the whole case, turns and attempts; its attempts follow the planned ones in
 * the journal, so a resumed run repeats nothing twice. A case is done as soon as its verdict cannot change any more.
 */
function confirmFlips({ planned, journal, budget, flipped }) {
    const byId = new Map(planned.map((one) => [one.description.id, one]));
    let begun = false;
    let ended = false;
    let planPlayed = false;
    let note;
    let round = 0;
    const someRecorded = ({ description }, index) => playsOf(description, index).some((attempt) => journal.played(description.id, attempt) !== undefined);
    const allRecorded = ({ description }, index) => playsOf(description, index).every((attempt) => journal.attempt(description, attempt) !== undefined);
    /** Cases whose next repeat can still change what they are called. */
    const open = () => {
        const { flips, proven } = flipped();
        const cases = flips
            .slice(0, MOST_REPEATED_CASES)
            .map(({ id }) => byId.get(id))
            .filter((one) => one !== undefined);
        planPlayed ||= !budget.overspent || cases.some((one) => someRecorded(one, 0));
        if (flips.length > MOST_REPEATED_CASES) {
            const repeated = cases.some((one) => someRecorded(one, 0));
            note =
                proven && !repeated
                    ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(flips.length, 'case')} flipped; above ${MOST_REPEATED_CASES} none is repeated where the paired comparison decides`
                    : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(flips.length, 'case')} flipped, of which the first ${MOST_REPEATED_CASES} are repeated`;
            if (proven)
                return [];
        }
        const suspected = new Set(flips.filter(({ verdict }) => verdict === 'suspected').map(({ id }) => id));
        return cases.filter(({ description }) => suspected.has(description.id));
    };
    /** The next round; one that stands in the journal already costs nothing, whatever is left, and is passed over. */
    const nextRound = () => {
        const suspected = open();
        for (;; round++) {
            const cases = suspected.filter(({ description }) => !isDone(description, round, journal));
            if (cases.length === 0)
                return undefined;
            if (cases.every((one) => allRecorded(one, round)))
                continue;
            if (budget.exhausted === undefined)
                return roundOf(cases, round++);
            note = `the budget left no${round === 0 ? '' : ' more'} repeats (${budget.exhausted})`;
            return undefined;
        }
    };
    return {
        steps() {
            if (!begun) {
                begun = true;
                return (0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .jobs */ .L)(planned);
            }
            const next = nextRound();
            ended = next === undefined;
            return next;
        },
        get ended() {
            return ended;
        },
        get planPlayed() {
            return planPlayed;
        },
        get note() {
            return note;
        },
    };
}
/** What the repeats of a case came to: those that were judged, and those of them that failed. Undefined when it had none. */
function repeatsOf(description, journal) {
    const repeats = repeatsBefore(description, MOST_REPEATS, journal);
    const tried = [...repeatAttempts(description)].some((attempt) => journal.attempt(description, attempt) !== undefined);
    return tried ? repeats : undefined;
}
/** Attempts of all repeats that a case can have, for whoever forgets errors. */
function* repeatAttempts(description) {
    for (let index = 0; index < MOST_REPEATS; index++)
        yield* playsOf(description, index);
}
function* roundOf(cases, index) {
    for (const planned of cases)
        for (const attempt of playsOf(planned.description, index))
            yield { planned, attempt };
}
/** Attempts of a repeat: after the planned ones and those of the repeats before. */
const playsOf = (description, index) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptsOfRound */ .i5)(description, description.repeat, index);
const repeatsBefore = (description, rounds, journal) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedRounds */ .Lv)(description, description.repeat, rounds, journal);
/** Whether the repeats that are left after so many rounds cannot change the verdict any more; errored ones are lost. */
function isDone(description, rounds, journal) {
    if (rounds >= MOST_REPEATS)
        return true;
    const { played, failed } = repeatsBefore(description, rounds, journal);
    return (0,_comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isSettled */ .Is)({ played, failed }, played + MOST_REPEATS - rounds);
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

/***/ 80375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ jobs),
  e: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/text/distance.js
var distance = __webpack_require__(20536);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
;// CONCATENATED MODULE: ./lib/runs/agent-version.js


/** Hexadecimal digits: 32 bits, so that a version is also a whole number that JSON keeps. */
const DIGITS = 8;
/**
 * A short digest of what an agent is told and how it is asked: prompt, model, tools, program. Two runs with the same one asked
 * the same agent, as far as its file says; the code behind a program or an address is not seen. Where it is found (address,
 * headers, variables) is left out: that differs from machine to machine, and may be secret.
 */
function agentVersion({ provider, system_prompt, role, available_tools, invocation = {}, }) {
    const { url: _, headers: __, env: ___, base_url: ____, ...asked } = invocation;
    const told = (0,canonical_json/* canonicalJson */.d)({ provider, system_prompt, role, available_tools, invocation: asked });
    return (0,external_node_crypto_.createHash)('sha256').update(told).digest('hex').slice(0, DIGITS);
}

;// CONCATENATED MODULE: ./lib/runs/plan.js



/**
 * Decides what will be played: selectors are a union, `tags` mean any, no selector means all (contract 5). Pure, so
 * `--dry-run` prints it. Throws one Fault for every explicit id that matches nothing.
 */
function plan(input) {
    const { selection } = input;
    checkIds(selection, input);
    const chosen = input.cases.filter((loaded) => selects(selection, loaded));
    const only = chosen.some((loaded) => loaded.case.only === true);
    const agents = new Map(input.agents.map((agent) => [agent.agent.id, agent]));
    const versions = new Map(input.agents.map(({ agent }) => [agent.id, agentVersion(agent)]));
    return chosen.map((loaded, index) => {
        const agentId = selection.agent ?? loaded.case.agent_id;
        const agent = agents.get(agentId);
        if (agent === undefined)
            throw new errors/* Fault */.vC('validation_failed', `case ${loaded.case.id} needs agent "${agentId}", which does not exist`, {
                where: `${loaded.location.file}:${loaded.location.line}`,
                hint: suggestion(agentId, [...agents.keys()], 'agents'),
            });
        const own = loaded.case.repeat ?? input.settings.defaults.repeat;
        const repeat = selection.repeat ?? own;
        const skip = loaded.case.skip ?? (only && loaded.case.only !== true ? 'another case is marked only' : undefined);
        const scorers = scorersByTurn(loaded, agent, input);
        const { id, name, tags } = loaded.case;
        return {
            index,
            loaded,
            agent,
            threshold: loaded.case.threshold,
            scorers,
            description: {
                id,
                name,
                agent_id: agentId,
                tags,
                location: { file: loaded.location.file, line: loaded.location.line },
                hash: loaded.hash,
                gating: loaded.case.gating !== false,
                repeat,
                min_passes: minPasses(loaded, own, repeat),
                scorers: scorers.map((turn) => turn.map(({ scorer }) => scorer.name)),
                agent_version: versions.get(agentId),
                ...(skip === undefined ? {} : { skip }),
            },
        };
    });
}
/** How many plays must pass: all, or the case's own share of them when a door asks for another number of plays. */
function minPasses(loaded, own, repeat) {
    const wanted = loaded.case.min_passes;
    if (wanted === undefined)
        return repeat;
    if (wanted > own)
        throw new errors/* Fault */.vC('validation_failed', `case ${loaded.case.id} needs ${wanted} passes but is played ${own === 1 ? 'once' : `${own} times`}`, {
            where: `${loaded.location.file}:${loaded.location.line}`,
            hint: 'Raise repeat, or lower min_passes.',
        });
    return Math.ceil((wanted / own) * repeat);
}
/** Every play in file order, repeats of a case next to each other. */
function* jobs(planned) {
    for (const one of planned)
        if (one.description.skip === undefined)
            for (let attempt = 0; attempt < one.description.repeat; attempt++)
                yield { planned: one, attempt };
}
function selects(selection, loaded) {
    if (selection.cases === undefined && selection.tags === undefined)
        return true;
    if (selection.cases?.some((id) => matchesId(id, loaded.case.id)))
        return true;
    return selection.tags?.some((tag) => loaded.case.tags.includes(tag)) ?? false;
}
/** An id selects itself; a trailing `/` or `*` selects everything below. */
function matchesId(wanted, id) {
    if (wanted.endsWith('*'))
        return id.startsWith(wanted.slice(0, -1));
    return wanted === id || (wanted.endsWith('/') && id.startsWith(wanted));
}
function checkIds(selection, input) {
    const problems = [];
    const ids = input.cases.map((loaded) => loaded.case.id);
    for (const wanted of selection.cases ?? [])
        if (!ids.some((id) => matchesId(wanted, id)))
            problems.push({
                path: 'test_case_ids',
                message: `no test case "${wanted}"`,
                hint: suggestion(wanted, ids, 'cases'),
            });
    const tags = new Set(input.cases.flatMap((loaded) => loaded.case.tags));
    for (const tag of selection.tags ?? [])
        if (!tags.has(tag))
            problems.push({
                path: 'tags',
                message: `no test case has the tag "${tag}"`,
                hint: suggestion(tag, [...tags], 'cases'),
            });
    const agents = input.agents.map((agent) => agent.agent.id);
    if (selection.agent !== undefined && !agents.includes(selection.agent))
        problems.push({
            path: 'override_agent_id',
            message: `no agent "${selection.agent}"`,
            hint: suggestion(selection.agent, agents, 'agents'),
        });
    const first = problems[0];
    if (first !== undefined)
        throw new errors/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
            where: first.path,
            hint: first.hint,
            problems,
        });
}
function suggestion(word, known, list) {
    const close = (0,distance/* didYouMean */.a)(word, known);
    return close === null ? `See: assay list ${list}` : `Did you mean "${close}"?`;
}
/** Turn → agent's `default_scorers` → settings → playval (contract 4). */
function scorersByTurn(loaded, agent, input) {
    const turns = loaded.case.turns.map((turn) => {
        const explicit = turn.scorers !== undefined;
        const names = turn.scorers ?? agent.agent.default_scorers ?? input.settings.defaults.scorers;
        return [...new Set(names)].map((name) => {
            const scorer = input.registry.find(name);
            if (scorer === undefined)
                throw new errors/* Fault */.vC('validation_failed', `unknown scorer "${name}"`, {
                    where: `${loaded.location.file}:${loaded.location.line}`,
                    hint: suggestion(name, input.registry.names(), 'scorers'),
                });
            return { scorer, explicit };
        });
    });
    const lastTurn = new Map();
    turns.forEach((planned, index) => {
        for (const { scorer } of planned)
            if (scorer.multiTurn)
                lastTurn.set(scorer.name, index);
    });
    return turns.map((planned, index) => planned.filter(({ scorer }) => !scorer.multiTurn || lastTurn.get(scorer.name) === index));
}


/***/ }),

/***/ 46381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ judgedRounds),
/* harmony export */   RT: () => (/* binding */ recordedRound),
/* harmony export */   i5: () => (/* binding */ attemptsOfRound)
/* harmony export */ });
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45971);

/**
 * Attempts of one more play of a whole case, a round: as many as the case has, numbered from `first`, after those of the rounds
 * before (the first is 0).
 */
const attemptsOfRound = ({ repeat }, first, round) => Array.from({ length: repeat }, (_, play) => first + round * repeat + play);
/** What the journal holds of a round; fewer than the case has where it was not played to the end. */
function recordedRound(description, first, round, journal) {
    return attemptsOfRound(description, first, round)
        .map((attempt) => journal.attempt(description, attempt))
        .filter((attempt) => attempt !== undefined);
}
/**
 * What the first so many rounds came to, under the bar of the case: those that were judged, and those of them that failed. A
 * round that nobody could judge says nothing.
 */
function judgedRounds(description, first, rounds, journal) {
    let played = 0;
    let failed = 0;
    for (let round = 0; round < rounds; round++) {
        const attempts = recordedRound(description, first, round, journal);
        const status = attempts.length < description.repeat ? 'skipped' : (0,_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .caseStatus */ .TY)(attempts, description);
        if (status !== 'passed' && status !== 'failed')
            continue;
        played++;
        if (status === 'failed')
            failed++;
    }
    return { played, failed };
}


/***/ }),

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg)
/* harmony export */ });
/**
 * Benjamini-Hochberg step-up adjustment (Benjamini and Hochberg 1995): of the claims with `adjusted <= q`, on average at most the
 * share q is false. For exploring many secondary metrics at once, where Holm would find nothing; not for the one claim that decides.
 * Assumes independent or positively dependent tests. `adjusted` keeps the order of the input. RangeError for a p outside
 * 0..1.
 */
function benjaminiHochberg(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`benjaminiHochberg: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[b] - p[a]);
    const adjusted = new Array(p.length);
    let lowest = 1;
    for (const [place, row] of order.entries()) {
        lowest = Math.min(lowest, (p[row] * p.length) / (p.length - place));
        adjusted[row] = lowest;
    }
    return { adjusted };
}


/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* unused harmony export logFactorial */
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13620);

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$)(n);
}
/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
function logChoose(n, k) {
    if (k < 0 || k > n)
        return Number.NEGATIVE_INFINITY;
    if (k === 0 || k === n)
        return 0;
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ })

};
