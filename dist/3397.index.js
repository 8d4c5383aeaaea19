export const id = 3397;
export const ids = [3397];
export const modules = {

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
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5570);
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
    const { analysis } = answer;
    const shown = new Set(analysis.failure_categories.map(({ category }) => category));
    const cases = new Map();
    for (const { kind, case_id: id } of analysis.cases ?? []) {
        const shownAs = shown.has(kind) ? kind : 'other';
        const known = cases.get(shownAs) ?? new Set();
        if (known.size < MOST_EXAMPLES)
            cases.set(shownAs, known.add(id));
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
            const { analyseFailuresWithModel } = await Promise.all(/* import() */[__webpack_require__.e(3423), __webpack_require__.e(133)]).then(__webpack_require__.bind(__webpack_require__, 98469));
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

/***/ 64556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ leanTurns),
/* harmony export */   WY: () => (/* binding */ isLeftOut),
/* harmony export */   Zf: () => (/* binding */ analysedAttempt),
/* harmony export */   wk: () => (/* binding */ journalAttempts)
/* harmony export */ });
/* harmony import */ var _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1901);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);


/** Code points of a question that are kept of a lean attempt; features look at fewer words than that holds. */
const LEAN_INPUT = 4_000;
/**
 * The attempts of a stored run one after the other, planned ones and repeats of flipped cases alike, with what their cases
 * asked. Attempts without a verdict because nothing was to be judged are left out; errored ones are given as such, and unsure ones, lean.
 */
function* journalAttempts(run, header, { agent, lean = false } = {}) {
    for (const plan of run.planned) {
        if (plan.skip !== undefined || (agent !== undefined && plan.agent_id !== agent))
            continue;
        for (let attempt = 0; attempt < plan.repeat * (1 + _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REPEATS */ .pk); attempt++) {
            const result = run.attempt(plan, attempt);
            if (result === undefined || isLeftOut(result))
                continue;
            const turns = (lean && result.status === 'passed') || result.unsure === true
                ? leanTurns(result)
                : fullTurns(result, run.played(plan.id, attempt));
            yield analysedAttempt(plan, result, attempt, turns, header);
        }
    }
}
/** Whether an attempt has no verdict because nothing was to be judged. */
const isLeftOut = ({ status, unsure }) => status === 'skipped' && unsure !== true;
/** An attempt as failure analysis looks at it. */
function analysedAttempt({ id, name, agent_id, tags, hash, agent_version, }, { status, unsure, error }, attempt, turns, { run_id, finished_at }) {
    return {
        run_id,
        agent_id,
        case_id: id,
        case_name: name,
        case_hash: hash,
        tags,
        finished_at: Date.parse(finished_at),
        attempt,
        status: unsure === true ? 'unsure' : status === 'skipped' ? 'errored' : status,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ agent_version, error }),
        turns,
    };
}
/** With the passages that the agent reported, where the case gave none. */
const fullTurns = ({ turns }, played) => turns.map((turn, index) => {
    const { context = null, criteria = {} } = played?.turns[index] ?? {};
    return { ...turn, criteria: { ...(context === null ? {} : { context }), ...criteria } };
});
/** What features are read off: questions, names of tools, number of turns. */
const leanTurns = ({ turns }) => turns.map(({ turn_id, input, latency_ms, tool_calls }) => ({
    turn_id,
    input: input.slice(0, LEAN_INPUT),
    output: '',
    latency_ms,
    tool_calls: tool_calls?.map(({ name }) => ({ name, arguments: {} })) ?? null,
    results: {},
    criteria: {},
}));


/***/ }),

/***/ 87583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFailureAnalysis: () => (/* binding */ withFailureAnalysis),
/* harmony export */   withStoredFailureAnalysis: () => (/* binding */ withStoredFailureAnalysis)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5570);
/* harmony import */ var _failure_analysis_assign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23494);
/* harmony import */ var _runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79031);
/* harmony import */ var _analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34063);
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
        const attempts = [];
        const looked = [];
        // Answers of failed attempts are looked at as they come: all of them at once may be more than memory holds.
        for (const attempt of (0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .journalAttempts */ .wk)(journal, report.header, { lean: true }))
            if (attempt.status === 'failed')
                looked.push((0,_failure_analysis_assign_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAnswers */ .m$)((0,_failure_analysis_assign_js__WEBPACK_IMPORTED_MODULE_1__/* .lookedAt */ .O1)(attempt)));
            else
                attempts.push(attempt);
        const earlier = before === undefined ? [] : [...earlierAttempts(before, looked)];
        const { analysis } = (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .withExampleCases */ .OR)((0,_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .analyseLooked */ .mm)(looked, {
            ...(0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_2__.byStatus)(attempts),
            ...(before === undefined
                ? {}
                : {
                    previous: earlier.filter(({ status }) => status === 'failed'),
                    previousPassed: earlier.filter(({ status }) => status === 'passed'),
                }),
        }, { period: 'run', seed: (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .seedOf */ .n3)(engine), known: await (0,_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .knownOf */ .bz)(engine, undefined) }));
        return { ...report, failure_analysis: analysis };
    }
    catch (error) {
        // Whatever it was: the results are paid for and must come out.
        return {
            ...report,
            warnings: [...report.warnings, `why cases fail is not told: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error))}`],
        };
    }
}
/** The same for a stored run, whose baseline is looked for where it was recorded; gone by now, no trend is shown. */
async function withStoredFailureAnalysis(engine, report, journal) {
    const reference = report.comparison === undefined ? undefined : journal.config?.baseline;
    if (reference === undefined || reference === 'none')
        return withFailureAnalysis(engine, report, journal);
    const before = await (0,_runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_5__/* .loadComparedRun */ .T)(engine, reference).catch(() => undefined); // As said above.
    try {
        return await withFailureAnalysis(engine, report, journal, before);
    }
    finally {
        await before?.close();
    }
}
/** Attempts of the run before. A results.json does not hold what its cases asked; for a case that is unchanged it is read from this run's attempts. */
function* earlierAttempts({ header, cases }, looked) {
    const criteriaByCase = new Map();
    for (const { facet } of looked) {
        const { case_id, case_hash, turns } = facet.attempt;
        criteriaByCase.set(keyOf(case_id, case_hash), turns.map(({ criteria }) => criteria));
    }
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

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ attemptsOfRun),
/* harmony export */   storedAttempts: () => (/* binding */ storedAttempts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79031);
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17675);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49841);
/* harmony import */ var _journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64556);





/** Runs that are named in a warning; the others are counted. */
const MOST_NAMED = 5;
/**
 * The judged, unsure and errored attempts of finished runs of a period, each play once, in no promised order. Journals are opened one by
 * one. Shards count through the run that they were merged into, plays of experiments and optimizations not at all. A play that
 * was judged again counts with its newest verdict, at the time when it was played. Runs that did not finish or cannot be read
 * are warned of and left out.
 */
async function storedAttempts(engine, selection) {
    const { from, to } = selection;
    const all = await (await engine.store()).runSummaries();
    const byId = new Map(all.map((row) => [row.run_id, row]));
    const rows = all
        .filter((row) => counts(row) && mayBeOf(row, selection.agent) && lastOf(row) >= from)
        // Judged again later, an earlier play keeps its own time.
        .filter((row) => row['rescored'] === true || lastOf(row) <= to)
        .sort((a, b) => lastOf(b) - lastOf(a));
    const unfinished = [];
    const plays = new Map();
    for (const row of rows) {
        if (row['status'] === 'running') {
            unfinished.push(row.run_id);
            continue;
        }
        const root = rootOf(row, byId);
        const finishedAt = lastOf(root);
        if (finishedAt < from || finishedAt > to)
            continue;
        try {
            for (const attempt of await attemptsOfStored(engine, row.run_id, selection)) {
                const key = attempt.turns[0]?.turn_id ?? JSON.stringify([root.run_id, attempt.case_id, attempt.attempt]);
                const newer = plays.get(key);
                // Nobody's judgement replaces none.
                if (newer === undefined || weightOf(attempt) > weightOf(newer))
                    plays.set(key, { ...attempt, finished_at: finishedAt });
            }
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || fault.code === 'internal')
                throw error;
            engine.warn(`${row.run_id} is left out: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .faultLine */ .z9)(fault)}`);
        }
    }
    if (unfinished.length > 0)
        engine.warn(`${unfinished.length === 1 ? 'a run that did not finish is' : `${unfinished.length} runs that did not finish are`} left out: ${unfinished.slice(0, MOST_NAMED).join(', ')}${unfinished.length > MOST_NAMED ? ', …' : ''} (assay run --resume RUN_ID)`);
    return [...plays.values()];
}
/** The attempts of one run: the id of a stored one, or a results.json file (which does not hold what the cases asked). */
async function attemptsOfRun(engine, reference, selection = {}) {
    const run = await (0,_runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadComparedRun */ .T)(engine, reference);
    try {
        if (run.selected !== undefined)
            return await attemptsOfStored(engine, run.header.run_id, selection);
        const attempts = [];
        for (const one of run.cases) {
            if (selection.agent !== undefined && one.agent_id !== selection.agent)
                continue;
            for (const [index, result] of one.attempts.entries()) {
                if ((0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isLeftOut */ .WY)(result))
                    continue;
                const turns = (selection.lean === true && result.status === 'passed') || result.unsure === true
                    ? (0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .leanTurns */ .Pi)(result)
                    : result.turns.map((turn) => ({ ...turn, criteria: {} }));
                attempts.push((0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .analysedAttempt */ .Zf)({ ...one, hash: one.hash ?? '' }, result, index, turns, run.header));
            }
        }
        return attempts;
    }
    finally {
        await run.close();
    }
}
async function attemptsOfStored(engine, runId, selection) {
    const journal = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__.openStoredRun)(runId, (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, damage, config } = journal;
        // Plays of an original and a candidate prompt, not of the agent as it is.
        if (config?.validates !== undefined)
            return [];
        if (header === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `run ${runId} did not finish`, {
                where: runId,
                hint: `Finish it first: assay run --resume ${runId}`,
            });
        if (damage.lines > 0)
            engine.warn(`${damage.lines} damaged lines of the journal of ${runId} are left out`);
        return [...(0,_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .journalAttempts */ .wk)(journal, header, selection)];
    }
    finally {
        await journal.close();
    }
}
/** A shard's plays stand in the merged run; a row without a journal came from another machine without its answers. */
const counts = (row) => row['shard'] === undefined &&
    row['journal'] !== false &&
    row['experiment'] === undefined &&
    row['optimization'] === undefined;
const mayBeOf = (row, agent) => agent === undefined || typeof row['agent_id'] !== 'string' || row['agent_id'] === agent;
/** A verdict takes the place of none, whichever is newer, and a doubt that of an error. */
const weightOf = ({ status }) => (status === 'errored' ? 0 : status === 'unsure' ? 1 : 2);
/** When it ended, or began where it did not end. */
function lastOf(row) {
    const { finished_at: finished } = row;
    return Date.parse(typeof finished === 'string' ? finished : row.started_at);
}
/** The run that played what a run judged again; itself where that is unknown or gone. */
function rootOf(row, byId) {
    let root = row;
    const seen = new Set();
    while (typeof root['rescored_from'] === 'string' && !seen.has(root.run_id)) {
        seen.add(root.run_id);
        const from = byId.get(root['rescored_from']);
        if (from === undefined)
            break;
        root = from;
    }
    return root;
}


/***/ }),

/***/ 83414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   EX: () => (/* binding */ MOSTLY_UNSURE),
/* harmony export */   M$: () => (/* binding */ BROKEN),
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   XA: () => (/* binding */ meanDifference),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   fE: () => (/* binding */ erroredShare),
/* harmony export */   oP: () => (/* binding */ TO_BE_SURE),
/* harmony export */   s6: () => (/* binding */ valuesByCase),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   wo: () => (/* binding */ unsureShare),
/* harmony export */   zO: () => (/* binding */ REPETITIONS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71134);
/* harmony import */ var _statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18597);



/** Repetitions of the phases lie apart, so that a fresh attempt is never an old one. */
const REPETITIONS = {
    select: 0,
    headroom: 500,
    screen: 700,
    search: 1000,
    check: 5000,
    holdout: 9000,
};
/** A candidate of whose attempts a larger share errored is broken (improvement.md 2.4). */
const BROKEN = 0.2;
/** With a larger share of unsure attempts the sure ones are a choice that nobody made on purpose. */
const MOSTLY_UNSURE = 0.5;
/** What would make unsure attempts say something. */
const TO_BE_SURE = 'give the cases checks, or a model as judge';
/** Opens the account of an optimization with a hard limit of attempts. */
function openLedger(attemptSource, limit) {
    const kept = new Map();
    let used = 0;
    let reserve = 0;
    const keyOf = ({ case_id, repetition }) => `${repetition} ${case_id}`;
    const known = (prompt, attempt) => kept.get(prompt)?.get(keyOf(attempt));
    async function playMissing(prompts, attempts, phase) {
        const missing = prompts.map((prompt) => attempts.filter((attempt) => known(prompt, attempt) === undefined));
        // Prompts that lack the same attempts are played together, interleaved by the attempt source.
        const groups = new Map();
        for (const [index, lacking] of missing.entries()) {
            if (lacking.length === 0)
                continue;
            const key = JSON.stringify(lacking);
            const group = groups.get(key) ?? { prompts: [], attempts: lacking };
            group.prompts.push(prompts[index]);
            groups.set(key, group);
        }
        for (const group of groups.values()) {
            const count = group.prompts.length * group.attempts.length;
            if (used + count > limit)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
                    where: `phase ${phase}`,
                    hint: 'Raise the budget of agent runs.',
                });
            used += count;
            const answers = await attemptSource.play(group.prompts, group.attempts, phase);
            for (const [index, prompt] of group.prompts.entries()) {
                const own = kept.get(prompt) ?? new Map();
                kept.set(prompt, own);
                for (const [place, attempt] of group.attempts.entries()) {
                    const answer = answers[index]?.[place];
                    if (!answer)
                        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', 'the player left a play without an answer');
                    own.set(keyOf(attempt), answer);
                }
            }
        }
    }
    return {
        used: () => used,
        affords: (attempts) => used + attempts <= limit - reserve,
        setAside: (attempts) => {
            reserve = attempts;
        },
        async play(prompts, attempts, phase) {
            await playMissing([...new Set(prompts)], attempts, phase);
            return prompts.map((prompt) => attempts.map((attempt) => known(prompt, attempt)));
        },
        known,
    };
}
/** Attempts of these cases with repetitions from `first` on, one round after the other. */
function attemptsOf(cases, first, count) {
    return Array.from({ length: count }, (_, round) => cases.map((case_id) => ({ case_id, repetition: first + round }))).flat();
}
/** Whether an attempt says something about its prompt. */
const isJudged = ({ status }) => status === 'passed' || status === 'failed';
/** Values by case; a case without any is not there. */
function valuesByCase(attempts, worthOf) {
    const values = new Map();
    for (const attempt of attempts) {
        const value = isJudged(attempt) ? worthOf(attempt) : null;
        if (value === null || !Number.isFinite(value))
            continue;
        const own = values.get(attempt.case_id);
        if (own)
            own.push(value);
        else
            values.set(attempt.case_id, [value]);
    }
    return values;
}
/** Cases that both sides have values of: original and candidate as `a` and `b`. */
function pairs(a, b, worthOf) {
    const left = valuesByCase(a, worthOf);
    const right = valuesByCase(b, worthOf);
    return [...left].flatMap(([caseId, values]) => {
        const others = right.get(caseId);
        return others ? [{ caseId, a: values, b: others }] : [];
    });
}
/** Mean difference b - a over cases with its standard error; null where no case has both sides. */
function meanDifference(a, b, worthOf) {
    const differences = pairs(a, b, worthOf).map((each) => (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(each.b) - (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(each.a));
    if (differences.length === 0)
        return null;
    const error = differences.length < 2 ? 0 : Math.sqrt((0,_statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleVariance */ .y)(differences) / differences.length);
    return { mean: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(differences), error, cases: differences.length };
}
/** Share of the attempts that errored. */
const erroredShare = (attempts) => shareOf(attempts, 'errored');
/** Share of the attempts that are unsure. */
const unsureShare = (attempts) => shareOf(attempts, 'unsure');
function shareOf(attempts, wanted) {
    return attempts.length === 0
        ? 0
        : attempts.filter(({ status }) => status === wanted).length / attempts.length;
}


/***/ }),

/***/ 49916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * Random numbers that repeat: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), warmed up over 12
 * rounds as its author advises.
 */
function seededRandom(seed = 1) {
    let a = 0x9e3779b9;
    let b = 0x243f6a88;
    let c = seed | 0;
    let counter = 1;
    function word() {
        const sum = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + sum) | 0;
        return sum >>> 0;
    }
    for (let round = 0; round < 12; round += 1)
        word();
    return {
        next: () => word() / 2 ** 32,
        hex(bytes) {
            let text = '';
            for (let index = 0; index < bytes; index += 1)
                text += (word() & 255).toString(16).padStart(2, '0');
            return text;
        },
    };
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

/***/ 86453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ newcombeInterval)
/* harmony export */ });
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52215);

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(x2, n2, confidence);
    const share1 = x1 / n1;
    const share2 = x2 / n2;
    const diff = share2 - share1;
    return [diff - Math.hypot(share2 - low2, high1 - share1), diff + Math.hypot(high2 - share2, share1 - low1)];
}


/***/ }),

/***/ 89926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ roundedInterval),
/* harmony export */   W: () => (/* binding */ rounded)
/* harmony export */ });
/** A figure as it is stored: `digits` decimals, four by default (metrics.md 0.1), and never a negative zero; null stays null. */
function rounded(value, digits = 4) {
    if (value === null)
        return value;
    const scale = 10 ** digits;
    // Epsilon of its own size: 1.00005 is stored a hair below, and would round down. The type only says whether it can be null.
    return (Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0);
}
/** Both ends of an interval, rounded. */
const roundedInterval = (interval) => interval === null ? null : [rounded(interval[0]), rounded(interval[1])];


/***/ }),

/***/ 18597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ sampleVariance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71134);

/**
 * Unbiased sample variance (divisor n - 1): how far numbers scatter around their own mean. Two passes, so a large mean does
 * not eat the digits of a small scatter. RangeError for fewer than two numbers: one number scatters around nothing.
 */
function sampleVariance(values) {
    if (values.length < 2)
        throw new RangeError(`sampleVariance: ${values.length} numbers, two are needed`);
    const middle = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values);
    return ((0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values.map((value) => (value - middle) ** 2)) * values.length) / (values.length - 1);
}


/***/ })

};
