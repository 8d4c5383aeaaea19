export const id = 951;
export const ids = [951];
export const modules = {

/***/ 22607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _$: () => (/* binding */ calibrationOf),
/* harmony export */   isProven: () => (/* binding */ isProven),
/* harmony export */   readCalibration: () => (/* binding */ readCalibration),
/* harmony export */   wR: () => (/* binding */ writeCalibration)
/* harmony export */ });
/* unused harmony export summaryPath */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_calibration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15175);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8917);




/** Where the summary of this judge stands. */
function summaryPath(evalsDir, judge) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(evalsDir, _summary_js__WEBPACK_IMPORTED_MODULE_1__/* .CALIBRATION_FOLDER */ .CK, (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryFile */ .bj)(judge));
}
/**
 * The committed summary of a judge, or undefined when there is none. Throws Fault `validation_failed` when the file is not
 * one of ours: figures that cannot be read must not be quoted, nor replaced without a word.
 */
function readCalibration(evalsDir, judge, files) {
    const path = summaryPath(evalsDir, judge);
    const text = files.readTextIfThere(path);
    if (text === null)
        return undefined;
    const parsed = _schema_calibration_js__WEBPACK_IMPORTED_MODULE_2__/* .calibrationSummary */ .Bm.safeParse(parseOrNothing(text));
    if (parsed.success)
        return parsed.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('validation_failed', 'the calibration summary cannot be read', {
        where: path,
        hint: 'Restore the file, or delete it and write it again: assay calibrate --write',
    });
}
/** Replaces the summary of its judge; the reader sees the old or the new one. Returns the path. */
function writeCalibration(evalsDir, summary, files) {
    const path = summaryPath(evalsDir, summary.judge);
    files.writeAtomic(path, (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(summary));
    return path;
}
/**
 * What may be said of a scorer: its agreement with labels, when it was measured with this judge and has not changed since.
 * Undefined where nothing holds (not measured, another version, another judge, no AUROC).
 */
function calibrationOf(scorer, summary, judge) {
    const entry = validEntry(scorer, summary, judge);
    if (entry === undefined || entry.auroc === null)
        return undefined;
    const kinds = Object.entries(entry.label_kinds);
    const counted = kinds.reduce((sum, [, rows]) => sum + rows, 0);
    return {
        scorer: scorer.name,
        auroc: entry.auroc,
        auroc_interval: entry.auroc_interval,
        n: entry.n,
        // Rows without a kind are what contract 2 calls labels: human ones.
        by_people: kinds.every(([kind]) => kind.startsWith('human')) && (counted === entry.n || counted === 0),
    };
}
/** The balanced accuracy above which, with its whole interval, verdicts count as measured and good. */
const GOOD = 0.75;
/** Rows of each kind, good and bad, without which no interval means anything. */
const FEWEST = 10;
/** Whether labels have shown that this judge decides well for a scorer, both as they are now. */
function isProven(scorer, summary, judge) {
    const entry = validEntry(scorer, summary, judge);
    if (entry === undefined || Math.min(entry.positives, entry.n - entry.positives) < FEWEST)
        return false;
    const [low = 0] = entry.balanced_accuracy_interval ?? [];
    return low >= GOOD;
}
/** The figures of a scorer, where they were measured with this judge, these prompts and this version. */
function validEntry({ name, version }, summary, judge) {
    if (summary === undefined || summary.judge.mode !== judge.mode || summary.judge.model !== judge.model)
        return undefined;
    if (summary.prompts !== (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .promptsOf */ .jl)(judge))
        return undefined;
    const entry = Object.hasOwn(summary.scorers, name) ? summary.scorers[name] : undefined;
    return entry?.version === version ? entry : undefined;
}
function parseOrNothing(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined; // The schema says that this is none.
    }
}


/***/ }),

/***/ 8917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ CALIBRATION_FOLDER),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   bj: () => (/* binding */ summaryFile),
/* harmony export */   g5: () => (/* binding */ summaryText),
/* harmony export */   jl: () => (/* binding */ promptsOf)
/* harmony export */ });
/* harmony import */ var _judges_prompt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94834);
/* harmony import */ var _schema_calibration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15175);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69498);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22626);




/** Folder of the evals folder that holds the summaries. */
const CALIBRATION_FOLDER = 'calibration';
/** Name of the summary file of a judge: `offline.json`, `gpt-4-turbo.json`. */
function summaryFile(judge) {
    if (judge.mode === 'offline' && !(0,_schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .hasClassifiers */ .Rh)(judge))
        return 'offline.json';
    const name = judge.model.replaceAll(/[^\w.-]+/g, '-').replace(/^[.-]+/, '');
    return `${name === '' || name === 'offline' ? 'model' : name}.json`;
}
/**
 * The figures worth keeping, without any text of a row. Scorers that were not measured this time keep the figures of
 * `before` when judge, prompts, seed and resamples are the same; others would not compare.
 */
function summaryOf(measured, before) {
    const { judge, seed, resamples } = measured;
    const same = before !== undefined &&
        before.judge.mode === judge.mode &&
        before.judge.model === judge.model &&
        before.prompts === promptsOf(judge) &&
        before.seed === seed &&
        before.resamples === resamples;
    const entries = {
        ...(same ? before.scorers : {}),
        ...Object.fromEntries(Object.entries(measured.scorers).map(([name, one]) => [name, entryOf(one)])),
    };
    const sorted = Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
    return {
        schema_version: _schema_calibration_js__WEBPACK_IMPORTED_MODULE_1__/* .CALIBRATION_VERSION */ .Og,
        judge,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ prompts: promptsOf(judge) }),
        seed,
        resamples,
        scorers: Object.fromEntries(sorted),
    };
}
/** The version of the words that this judge is asked in now; undefined for the one that reads none. */
const promptsOf = ({ mode }) => mode === 'llm' ? _judges_prompt_js__WEBPACK_IMPORTED_MODULE_3__/* .PROMPT_VERSION */ .y0 : undefined;
/** The summary as the file holds it: the same figures give the same bytes. */
function summaryText(summary) {
    return `${JSON.stringify(summary, null, 2)}\n`;
}
function entryOf(one) {
    const datasets = Object.entries(one.by_dataset).map(([name, { n }]) => [name, n]);
    return {
        version: one.version,
        n: one.n,
        positives: one.positives,
        groups: one.groups,
        errors: one.errors,
        not_applicable: one.not_applicable,
        datasets: Object.fromEntries(datasets),
        label_kinds: one.label_kinds,
        threshold: one.threshold,
        auroc: one.auroc,
        auroc_interval: one.auroc_interval,
        balanced_accuracy: one.balanced_accuracy,
        balanced_accuracy_interval: one.balanced_accuracy_interval,
        f1_fail: one.f1_fail,
        f1_fail_interval: one.f1_fail_interval,
        kappa: one.kappa,
        kappa_interval: one.kappa_interval,
    };
}


/***/ }),

/***/ 34063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ analyseRun),
/* harmony export */   OR: () => (/* binding */ withExampleCases),
/* harmony export */   analysePeriod: () => (/* binding */ analysePeriod),
/* harmony export */   byStatus: () => (/* binding */ byStatus),
/* harmony export */   bz: () => (/* binding */ knownOf),
/* harmony export */   n3: () => (/* binding */ seedOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(452);
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80895);
/* harmony import */ var _optimizations_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83414);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69498);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55223);
/* harmony import */ var _scorer_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78671);
/* harmony import */ var _stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4134);









const COLLECTION = 'failure_clusters';
/** The key of clusters over all agents; no id of an agent is empty. */
const ALL_AGENTS = '*';
/** Clusters that are remembered for an agent; those that came last stay. */
const MOST_KNOWN = 200;
/** Cases named as examples, as many as runs (improvement.md 5.2 step 7). */
const MOST_EXAMPLES = 5;
/** No evidence is no good news. */
const NOTHING_STORED = 'no play of this period is stored: see assay run, assay import-traces';
/** What is neither a failure nor a pass is said, with what would make it one. */
function unsureNote(attempts) {
    const count = attempts.filter(({ status }) => status === 'unsure').length;
    if (count === 0)
        return [];
    const counted = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(count, 'attempt is', 'attempts are');
    return [`${counted} unsure, so neither failed nor passed: ${_optimizations_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .TO_BE_SURE */ .oP}`];
}
const knownClusters = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .templateLiteral */ .Uy$(['new:', zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()]),
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    terms: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
}));
/**
 * Why cases failed in the runs of the period that ends now, against the equally long period before it. With a model as judge the
 * kinds come from it (improvement.md 5.2 step 13), within the budget of the settings; else, and where it fails, offline. Clusters
 * outside of the taxonomy are remembered, so that their ids stay.
 */
async function analysePeriod(engine, { agent_id: agent, period }, signal) {
    const now = engine.ports.clock.now();
    const length = (0,_text_time_window_js__WEBPACK_IMPORTED_MODULE_3__/* .windowMs */ .$)(period);
    const attempts = await (0,_stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__.storedAttempts)(engine, { agent, from: now - 2 * length, to: now, lean: true });
    const [current, before] = [
        attempts.filter(isWithin(now - length)),
        attempts.filter(isBefore(now - length)),
    ];
    const evidence = {
        ...byStatus(current),
        previous: before.filter(({ status }) => status === 'failed'),
        previousPassed: before.filter(({ status }) => status === 'passed'),
    };
    const known = await knownOf(engine, agent);
    const answer = await analysed(engine, evidence, { period, seed: seedOf(engine), known }, signal);
    await remember(engine, agent, known, answer.clusters);
    const notes = current.length === 0 ? [NOTHING_STORED] : unsureNote(current);
    return withNotes(await withNames(engine, withExampleCases(answer)), notes);
}
/** Why cases failed in one run: the id of a stored one, or a results.json file. Nothing is remembered. */
async function analyseRun(engine, reference, agent, signal) {
    const attempts = await (0,_stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsOfRun */ .L)(engine, reference, { agent, lean: true });
    const known = await knownOf(engine, agent);
    const options = { period: 'run', seed: seedOf(engine), known };
    const answer = await analysed(engine, byStatus(attempts), options, signal);
    return withNotes(await withNames(engine, withExampleCases(answer)), unsureNote(attempts));
}
function withNotes(answer, more) {
    if (more.length === 0)
        return answer;
    const { analysis } = answer;
    return { ...answer, analysis: { ...analysis, notes: [...(analysis.notes ?? []), ...more] } };
}
/** What people read of the answer names scorers by their names. */
async function withNames(engine, answer) {
    const named = await (0,_scorer_names_js__WEBPACK_IMPORTED_MODULE_5__/* .scorerNames */ .n)(engine);
    const { analysis } = answer;
    const failure_categories = analysis.failure_categories.map((one) => ({
        ...one,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_6__/* .defined */ .s)({ name: one.name === undefined ? undefined : named(one.name) }),
        suggested_fix: named(one.suggested_fix),
        common_patterns: one.common_patterns.map(named),
    }));
    return { ...answer, analysis: { ...analysis, failure_categories } };
}
/** Attempts by how they ended. */
function byStatus(attempts) {
    const of = (status) => attempts.filter((one) => one.status === status);
    return { failed: of('failed'), passed: of('passed'), errored: of('errored') };
}
/** The seed of the entry point's options; 1 as in runs. */
const seedOf = ({ options }) => options.seed ?? 1;
/** The answer with the ids of up to five cases of each kind, which say more than runs where there is only one run. */
function withExampleCases(answer) {
    const { analysis, assignments } = answer;
    const shown = new Set(analysis.failure_categories.map(({ category }) => category));
    const cases = new Map();
    for (const { category, attempt } of assignments) {
        const kind = shown.has(category) ? category : 'other';
        const known = cases.get(kind) ?? new Set();
        if (known.size < MOST_EXAMPLES)
            cases.set(kind, known.add(attempt.case_id));
    }
    const failure_categories = analysis.failure_categories.map((one) => ({
        ...one,
        example_case_ids: [...(cases.get(one.category) ?? [])],
    }));
    return { ...answer, analysis: { ...analysis, failure_categories } };
}
/** What is known of the clusters of an agent; a record that cannot be read costs only the old ids. */
async function knownOf(engine, agent) {
    const read = knownClusters.safeParse(await (await engine.store()).get(COLLECTION, agent ?? ALL_AGENTS));
    return read.success ? read.data : [];
}
async function remember(engine, agent, known, clusters) {
    const ids = new Set(known.map(({ id }) => id));
    if (clusters.every(({ id }) => ids.has(id)))
        return;
    await (await engine.store()).put(COLLECTION, agent ?? ALL_AGENTS, clusters.slice(0, MOST_KNOWN));
}
/** A model is asked only where one is configured; that it cannot be reached is reported and takes nothing away. */
async function analysed(engine, evidence, options, signal) {
    if (evidence.failed.length === 0)
        return (0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__.analyseFailures)(evidence, options);
    try {
        const { judge } = await engine.scoring();
        if (judge.mode === 'llm') {
            const { analyseFailuresWithModel } = await Promise.all(/* import() */[__webpack_require__.e(3503), __webpack_require__.e(6919)]).then(__webpack_require__.bind(__webpack_require__, 98469));
            return await analyseFailuresWithModel(judge, evidence, options, signal);
        }
    }
    catch (error) {
        const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .asFault */ .Ps)(error);
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .Fault */ .vC) || fault.code === 'internal' || fault.code === 'cancelled')
            throw error;
        engine.warn(`no model is asked why cases fail: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .faultLine */ .z9)(fault)}`);
    }
    return (0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__.analyseFailures)(evidence, options);
}
const isWithin = (from) => ({ finished_at }) => finished_at >= from;
const isBefore = (from) => ({ finished_at }) => finished_at < from;


/***/ }),

/***/ 87583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withStoredFailureAnalysis: () => (/* binding */ withStoredFailureAnalysis),
/* harmony export */   x: () => (/* binding */ withFailureAnalysis)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80895);
/* harmony import */ var _runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79031);
/* harmony import */ var _analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34063);
/* harmony import */ var _journal_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64556);





/**
 * The report with why its cases fail, where some do: of this run's plays alone, contrasted with its passes, its trends against the
 * baseline. Never asks a model, so that it costs no money and the same run always gives the same answer. What goes wrong here is a warning:
 * a finished run is worth more than a word on its failures.
 */
async function withFailureAnalysis(engine, report, journal, before) {
    if (report.header.counts.failed === 0)
        return report;
    try {
        const attempts = [...(0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .journalAttempts */ .wk)(journal, report.header, { lean: true })];
        const evidence = (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_1__.byStatus)(attempts);
        const earlier = before === undefined ? [] : [...earlierAttempts(before, evidence.failed)];
        const { analysis } = (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .withExampleCases */ .OR)((0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_2__.analyseFailures)({
            ...evidence,
            ...(before === undefined
                ? {}
                : {
                    previous: earlier.filter(({ status }) => status === 'failed'),
                    previousPassed: earlier.filter(({ status }) => status === 'passed'),
                }),
        }, { period: 'run', seed: (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .seedOf */ .n3)(engine), known: await (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .knownOf */ .bz)(engine, undefined) }));
        return { ...report, failure_analysis: analysis };
    }
    catch (error) {
        // Whatever it was: the results are paid for and must come out.
        return {
            ...report,
            warnings: [...report.warnings, `why cases fail is not told: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .asFault */ .Ps)(error))}`],
        };
    }
}
/** The same for a stored run, whose baseline is looked for where it was recorded; gone by now, no trend is shown. */
async function withStoredFailureAnalysis(engine, report, journal) {
    const reference = report.comparison === undefined ? undefined : journal.config?.baseline;
    if (reference === undefined || reference === 'none')
        return withFailureAnalysis(engine, report, journal);
    const before = await (0,_runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_4__/* .loadComparedRun */ .T)(engine, reference).catch(() => undefined); // As said above.
    try {
        return await withFailureAnalysis(engine, report, journal, before);
    }
    finally {
        await before?.close();
    }
}
/** Attempts of the run before. A results.json does not hold what its cases asked; for a case that is unchanged it is read from this run's attempts. */
function* earlierAttempts({ header, cases }, failed) {
    const criteriaByCase = new Map();
    for (const one of failed)
        criteriaByCase.set(keyOf(one.case_id, one.case_hash), one.turns.map(({ criteria }) => criteria));
    for (const one of cases) {
        const hash = one.hash ?? '';
        const criteria = criteriaByCase.get(keyOf(one.id, hash));
        for (const [index, result] of one.attempts.entries()) {
            if (result.status === 'skipped')
                continue;
            const turns = result.status === 'failed'
                ? result.turns.map((turn, at) => ({ ...turn, criteria: criteria?.[at] ?? {} }))
                : (0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .leanTurns */ .Pi)(result);
            yield (0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .analysedAttempt */ .Zf)({ ...one, hash }, result, index, turns, header);
        }
    }
}
const keyOf = (caseId, hash) => JSON.stringify([caseId, hash]);


/***/ }),

/***/ 70777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ withCalibration)
/* harmony export */ });
/* harmony import */ var _calibrations_stored_calibration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22607);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/**
 * What the committed calibration of the evals folder says of the scorers of a report, for its judge and their present
 * versions. A summary that cannot be read is a warning: a finished run is worth more than a quote beside it.
 */
async function withCalibration(engine, report) {
    const { judge } = report.header;
    try {
        const summary = (0,_calibrations_stored_calibration_js__WEBPACK_IMPORTED_MODULE_0__.readCalibration)(engine.evalsDir, judge, engine.ports.files);
        if (summary === undefined)
            return report;
        const registry = await engine.registry();
        const quotes = report.scorers.flatMap(({ name }) => {
            const scorer = registry.find(name);
            const quote = scorer === undefined ? undefined : (0,_calibrations_stored_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .calibrationOf */ ._$)(scorer, summary, judge);
            return quote === undefined ? [] : [quote];
        });
        return quotes.length === 0 ? report : { ...report, calibration: quotes };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC))
            throw error;
        return { ...report, warnings: [...report.warnings, `calibration is not quoted: ${error.message}`] };
    }
}


/***/ }),

/***/ 15175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ calibrationSummary),
/* harmony export */   Og: () => (/* binding */ CALIBRATION_VERSION)
/* harmony export */ });
/* unused harmony exports confusionCounts, bestThresholdFigures, agreement, rowErrors, thresholdSuggestion, sureVerdicts, wrongRow, scorerCalibration, calibration, calibrationEntry */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);


/** Version of the summary files below `evals/calibration/`. */
const CALIBRATION_VERSION = 1;
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
const share = _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM.nullable();
const kappa = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(-1).max(1).nullable();
/** A 95 % interval; null where there is too little to estimate one from. */
const interval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([_common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM]).nullable();
const kappaInterval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(-1).max(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(-1).max(1)]).nullable();
/** Decisions against labels: positive = should pass, so `fn` is a good row that failed. */
const confusionCounts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tp: count, fp: count, tn: count, fn: count });
const countInterval = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0)]);
const confusionIntervals = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tp: countInterval, fp: countInterval, tn: countInterval, fn: countInterval })
    .nullable();
/** The threshold with the highest balanced accuracy on these rows, and what it is worth on rows it was not chosen on. */
const bestThresholdFigures = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    balanced_accuracy: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    balanced_accuracy_interval: interval,
    confusion: confusionCounts,
    confusion_interval: confusionIntervals,
    /** Each row judged by the threshold of the other rows (5 folds of whole groups); null with too few groups. */
    held_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ balanced_accuracy: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM, balanced_accuracy_interval: interval }).nullable(),
});
/** Figures of agreement, each with its 95 % interval. */
const figures = {
    auroc: share,
    auroc_interval: interval,
    balanced_accuracy: share,
    balanced_accuracy_interval: interval,
    f1_fail: share,
    f1_fail_interval: interval,
    kappa,
    kappa_interval: kappaInterval,
};
/** How one scorer agrees with labels. Figures are null, with the `reason`, where a class is missing; never a made-up number. */
const agreement = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Rows that were judged, those that were not applicable (score 1) included. */
    n: count,
    /** Rows that should pass. */
    positives: count,
    /** Independent units that intervals are made of: documents, tasks, conversations. */
    groups: count,
    ...figures,
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    confusion: confusionCounts,
    confusion_interval: confusionIntervals,
    best: bestThresholdFigures.nullable(),
    /** Rank correlation with `human_score`, where enough rows carry one. */
    spearman: kappa.optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** One kind of failure to judge rows: how many, and the first of them. */
const rowErrors = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), rows: count, first: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/**
 * A threshold that fits the labels better, and how to write it down. `change` when it also does so on rows that it was not
 * chosen on, `keep` when it does not, `unproven` where the rows do not decide it, `refused` (with the reason, and nothing to write)
 * where it rests on too few rows or passes or fails nearly all of them.
 */
const thresholdSuggestion = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    advice: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['change', 'keep', 'unproven', 'refused']),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    write: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ where: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const verdictCounts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ n: count, right: count });
/** Sure verdicts at today's threshold, and how many of them the labels agree with; rows that do not apply are in none. */
const sureVerdicts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ passed: verdictCounts, failed: verdictCounts, unsure: count });
/** A row on which scorer and label differ, its texts shortened. */
const wrongRow = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** `file:line`. */
    at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz([0, 1]),
    score: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM,
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Whether a run would have let the verdict gate. */
    sure: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    texts: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        expected_behavior: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Agreement of one scorer, in all and by dataset. */
const scorerCalibration = agreement.extend({
    /** Version of the scorer that was measured. */
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    errors: count,
    not_applicable: count,
    by_dataset: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), agreement),
    /** Rows by `meta.label_kind`. */
    label_kinds: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count),
    error_details: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(rowErrors).optional(),
    sure: sureVerdicts,
    /** The rows that it is most wrong about, where they were asked for. */
    wrong: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(wrongRow).optional(),
    suggestion: thresholdSuggestion.optional(),
});
const judge = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline']), model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** What `assay calibrate --json` prints. */
const calibration = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    judge,
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    resamples: count,
    rows: count,
    scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), scorerCalibration),
    usage: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR,
});
/** Figures of one scorer that are kept and quoted. */
const calibrationEntry = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    n: count,
    positives: count,
    groups: count,
    errors: count,
    not_applicable: count,
    datasets: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count),
    label_kinds: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count),
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    ...figures,
});
/** A file below `evals/calibration/`: figures of one judge, no text of any row. */
const calibrationSummary = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(CALIBRATION_VERSION),
    judge,
    /** Version of the words that a model was asked in. */
    prompts: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    resamples: count,
    scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), calibrationEntry),
});


/***/ })

};
