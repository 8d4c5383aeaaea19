export const id = 5663;
export const ids = [5663];
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
        const registry = await engine.registry(report.scorers.map(({ name }) => name));
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

/***/ 79031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ loadComparedRun),
/* harmony export */   V: () => (/* binding */ sameSelection)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22626);
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10043);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49841);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55280);
/* harmony import */ var _planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82944);
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17675);








/** Whether both were asked to play the same: then a case that only one of them has was added or taken away. */
const sameSelection = (a, b) => a !== undefined && b !== undefined && (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)([a.cases, a.tags]) === (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)([b.cases, b.tags]);
/** Shape of a run id (ports/node-ids.ts); anything else can only be a path. */
const RUN_ID = /^run_[a-z0-9]+$/;
/** A string holds no more (512 Mi characters in V8); a run of 10,000 cases takes some 60 MB. */
const LARGEST_FILE = 500 * 1024 * 1024;
/** Problems of a file that are named; the rest is counted. */
const PROBLEMS_NAMED = 5;
/**
 * Opens a finished run by its id in this state folder, or from a results.json file (or the folder that holds one).
 * Rejects with `not_found`, `conflict` (not finished), `malformed_json`, `too_large` or `validation_failed`, each with
 * what to do.
 */
async function loadComparedRun(engine, reference) {
    const { files, env } = engine.ports;
    const paths = (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .m)(engine.stateDir);
    if (RUN_ID.test(reference) && files.stat(paths.journal(reference)) !== null)
        return openStored(engine, reference);
    if (reference.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('usage', 'no run is named', {
            hint: 'Give a run id or the path of a results.json file.',
        });
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(env.cwd(), reference);
    const path = files.stat(named)?.kind === 'directory' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(named, 'results.json') : named;
    const stat = files.stat(path);
    if (stat?.kind !== 'file')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('not_found', RUN_ID.test(reference)
            ? `no run "${reference}" in this state folder`
            : `no run and no results.json file "${reference}"`, {
            where: RUN_ID.test(reference) ? paths.runs : path,
            hint: 'Give the id of a finished run (see: assay list runs), or the path of a results.json file.',
        });
    if (stat.size > LARGEST_FILE)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('too_large', `${Math.round(stat.size / 2 ** 20)} MB are too much for one results file`, {
            where: path,
            hint: `Up to ${LARGEST_FILE / 2 ** 20} MB can be read. Compare the stored run by its id instead.`,
        });
    const { cases, comparison, repeats: _, failure_analysis: __, ...header } = readResults(await files.readBytes(path), path);
    return {
        header,
        cases,
        comparison,
        selected: undefined,
        selection: undefined,
        close: async () => undefined,
    };
}
async function openStored(engine, runId) {
    const journal = (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_4__.openStoredRun)(runId, (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, cases, comparison } = (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_4__/* .storedReport */ .G)(runId, journal);
        refuseUnfinished(header, runId);
        const selection = journal.config?.selection ?? {};
        return {
            ...{ header, cases, comparison, selection },
            ...(0,_planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__/* .unplayedOf */ .mI)({ ...journal.config, selection }),
            close: () => journal.close(),
        };
    }
    catch (error) {
        await journal.close();
        throw error;
    }
}
/** The content of a results.json file, or a Fault that says what is wrong with it. */
function readResults(bytes, path) {
    const value = parse(bytes, path);
    const version = typeof value === 'object' && value !== null && 'schema_version' in value
        ? value.schema_version
        : undefined;
    if (version !== undefined && version !== _schema_run_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_SCHEMA_VERSION */ .ZN)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('validation_failed', `results of version ${shown(version)}; this Assay reads version ${_schema_run_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_SCHEMA_VERSION */ .ZN}`, {
            where: path,
            hint: 'Compare with the Assay that wrote the file, or play the baseline again with this one.',
        });
    const parsed = _schema_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runResults */ .Qj.safeParse(value);
    if (!parsed.success) {
        const problems = (0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .valueProblems */ .ce)(parsed.error, value).map((one) => ({
            path: (0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .pathText */ .LF)(one.path),
            message: one.message,
        }));
        throw notResults(path, problems);
    }
    refuseUnfinished(parsed.data, path);
    const seen = new Set();
    for (const [index, { id }] of parsed.data.cases.entries()) {
        if (seen.has(id))
            throw notResults(path, [
                { path: `cases[${index}].id`, message: `a second case has the id ${shown(id)}` },
            ]);
        seen.add(id);
    }
    return parsed.data;
}
function parse(bytes, path) {
    const hint = 'Name the results.json of a run; assay report RUN_ID writes it again.';
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('malformed_json', 'not a text in UTF-8', { where: path, hint, cause });
    }
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const what = text.trim() === '' ? 'the file is empty' : `not JSON: ${cause.message}`; // Only a SyntaxError.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('malformed_json', what, { where: path, hint, cause });
    }
}
function notResults(path, problems) {
    const named = problems.slice(0, PROBLEMS_NAMED);
    const lines = named.map(({ path: at, message }) => `${at === '' ? 'the file' : at} ${message}`);
    const more = problems.length > named.length ? ` (and ${problems.length - named.length} more)` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('validation_failed', `not the results of a run: ${lines.join('; ')}${more}`, {
        where: path,
        hint: 'Name the results.json of a run; assay report RUN_ID writes it again.',
    });
}
/** A run that did not end holds cases that were never played: compared, they would look like removed ones. */
function refuseUnfinished({ status, run_id: runId }, where) {
    if (status === 'completed')
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('conflict', `run ${runId} did not finish (status ${status})`, {
        where,
        hint: `Finish it first: assay run --resume ${runId}`,
    });
}
const shown = (value) => {
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
};


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
