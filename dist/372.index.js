export const id = 372;
export const ids = [372];
export const modules = {

/***/ 22607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _$: () => (/* binding */ calibrationOf),
/* harmony export */   hL: () => (/* binding */ readCalibration),
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
    if (summary === undefined || summary.judge.mode !== judge.mode || summary.judge.model !== judge.model)
        return undefined;
    const entry = Object.hasOwn(summary.scorers, scorer.name) ? summary.scorers[scorer.name] : undefined;
    if (entry === undefined || entry.version !== scorer.version || entry.auroc === null)
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
/* harmony export */   g5: () => (/* binding */ summaryText)
/* harmony export */ });
/* harmony import */ var _schema_calibration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15175);

/** Folder of the evals folder that holds the summaries. */
const CALIBRATION_FOLDER = 'calibration';
/** Name of the summary file of a judge: `offline.json`, `gpt-4-turbo.json`. */
function summaryFile(judge) {
    if (judge.mode === 'offline')
        return 'offline.json';
    const name = judge.model.replaceAll(/[^\w.-]+/g, '-').replace(/^[.-]+/, '');
    return `${name === '' || name === 'offline' ? 'model' : name}.json`;
}
/**
 * The figures worth keeping, without any text of a row. Scorers that were not measured this time keep the figures of
 * `before` when judge, seed and resamples are the same; others would not compare.
 */
function summaryOf(measured, before) {
    const { judge, seed, resamples } = measured;
    const same = before !== undefined &&
        before.judge.mode === judge.mode &&
        before.judge.model === judge.model &&
        before.seed === seed &&
        before.resamples === resamples;
    const entries = {
        ...(same ? before.scorers : {}),
        ...Object.fromEntries(Object.entries(measured.scorers).map(([name, one]) => [name, entryOf(one)])),
    };
    const sorted = Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
    return {
        schema_version: _schema_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .CALIBRATION_VERSION */ .Og,
        judge,
        seed,
        resamples,
        scorers: Object.fromEntries(sorted),
    };
}
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

/***/ 10706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _operations_calibration_quotes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34886);
/* harmony import */ var _operations_run_failure_analysis_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52719);
/* harmony import */ var _reports_results_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58227);
/* harmony import */ var _reports_write_reports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86516);
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17675);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49841);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7807);
/* harmony import */ var _reports_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26210);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32832);









/** `assay report RUN_ID`: the reports of a stored run again, from its journal alone. */
async function reportCommand([runId = ''], flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags);
    const folder = (0,_reports_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .reportsFolder */ .U)(engine, flags.out, `${engine.stateDir}/reports/${runId}`);
    const journal = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__/* .openStoredRun */ .vw)(runId, (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const calibrated = await (0,_operations_calibration_quotes_js__WEBPACK_IMPORTED_MODULE_4__/* .withCalibration */ .Z)(engine, (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__/* .storedReport */ .GE)(runId, journal));
        const report = await (0,_operations_run_failure_analysis_js__WEBPACK_IMPORTED_MODULE_5__/* .withStoredFailureAnalysis */ .g)(engine, calibrated, journal);
        const written = (0,_reports_write_reports_js__WEBPACK_IMPORTED_MODULE_6__/* .writeReports */ .L)(folder, report, engine.ports.files, flags.format ?? 'all');
        const { out, gathered } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .F)();
        if (flags.json === true) {
            const printed = gathered();
            for (const piece of (0,_reports_results_json_js__WEBPACK_IMPORTED_MODULE_8__/* .resultsJson */ .j)(report))
                printed.add(piece);
            printed.end();
        }
        else
            for (const path of Object.values(written))
                out(`${path}\n`);
        return 0;
    }
    finally {
        await journal.close();
    }
}


/***/ }),

/***/ 26210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ reportsFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


function reportsFolder({ ports }, out, otherwise) {
    if (out === undefined)
        return otherwise;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(ports.env.cwd(), out);
    const kind = ports.files.stat(path)?.kind;
    if (kind !== undefined && kind !== 'directory')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `--out ${out} is not a folder`, {
            where: path,
            hint: 'Name a folder; it is made when it is missing.',
        });
    return path;
}


/***/ }),

/***/ 34886:
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
        const summary = (0,_calibrations_stored_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .readCalibration */ .hL)(engine.evalsDir, judge, engine.ports.files);
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

/***/ 52719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ withStoredFailureAnalysis),
/* harmony export */   x: () => (/* binding */ withFailureAnalysis)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80895);
/* harmony import */ var _analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52831);
/* harmony import */ var _journal_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68988);
/* harmony import */ var _load_compared_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62876);





/**
 * The report with why its cases fail, where some do: of this run's plays alone, contrasted with its passes, its trends against the
 * baseline. Never asks a model, so that it costs no money and the same run always says the same. What goes wrong here is a warning:
 * a finished run is worth more than a word on its failures.
 */
async function withFailureAnalysis(engine, report, journal, before) {
    if (report.header.counts.failed === 0)
        return report;
    try {
        const attempts = [...(0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .journalAttempts */ .wk)(journal, report.header, { lean: true })];
        const evidence = (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .byStatus */ .GF)(attempts);
        const earlier = before === undefined ? [] : [...earlierAttempts(before, evidence.failed)];
        const { analysis } = (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .withExampleCases */ .OR)((0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .analyseFailures */ .z5)({
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
/** The same for a stored run, whose baseline is looked for where it was recorded; gone by now, no trend is told. */
async function withStoredFailureAnalysis(engine, report, journal) {
    const reference = report.comparison === undefined ? undefined : journal.config?.baseline;
    if (reference === undefined || reference === 'none')
        return withFailureAnalysis(engine, report, journal);
    const before = await (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_4__/* .loadComparedRun */ .T)(engine, reference).catch(() => undefined); // As said above.
    try {
        return await withFailureAnalysis(engine, report, journal, before);
    }
    finally {
        await before?.close();
    }
}
/** Attempts of the run before. A results.json does not hold what its cases asked; of a case that is unchanged that is what this run's plays say. */
function* earlierAttempts({ header, cases }, failed) {
    const asked = new Map();
    for (const one of failed)
        asked.set(keyOf(one.case_id, one.case_hash), one.turns.map(({ criteria }) => criteria));
    for (const one of cases) {
        const hash = one.hash ?? '';
        const criteria = asked.get(keyOf(one.id, hash));
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

/***/ 15175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ calibrationSummary),
/* harmony export */   Og: () => (/* binding */ CALIBRATION_VERSION)
/* harmony export */ });
/* unused harmony exports confusionCounts, bestThresholdFigures, agreement, rowErrors, thresholdSuggestion, scorerCalibration, calibration, calibrationEntry */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
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
 * chosen on, `keep` when it does not, `unproven` where that cannot be told.
 */
const thresholdSuggestion = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    advice: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['change', 'keep', 'unproven']),
    write: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ where: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
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
    seed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    resamples: count,
    scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), calibrationEntry),
});


/***/ }),

/***/ 39155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ afterColon)
/* harmony export */ });
/** How sentences of ours begin; anything else at the beginning is a name, whose letters stay as they are. */
const OPENING = /^(?:All|Another|Case|No|Nothing|Of|The)(?= )/;
/** A sentence of ours behind a colon, where it goes on in small letters. */
const afterColon = (sentence) => sentence.replace(OPENING, (word) => word.toLowerCase());


/***/ })

};
