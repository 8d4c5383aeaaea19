export const id = 7583;
export const ids = [7583,4063];
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
/* harmony import */ var _runs_gating_confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65522);
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
        for (let attempt = 0; attempt < plan.repeat * (1 + _runs_gating_confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REPEATS */ .pk); attempt++) {
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
function analysedAttempt({ id, name, agent_id, tags, hash }, { status, unsure, error }, attempt, turns, { run_id, finished_at }) {
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
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ error }),
        turns,
    };
}
const fullTurns = ({ turns }, played) => turns.map((turn, index) => ({ ...turn, criteria: played?.turns[index]?.criteria ?? {} }));
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
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80895);
/* harmony import */ var _failure_analysis_assign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);
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

/***/ 78671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ scorerNames)
/* harmony export */ });
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7460);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);


/** The ids that are drawn for scorers of the service; those of files are chosen by people, and are as good as names. */
const DRAWN = /\bscorer_[0-9a-z]+\b/g;
const LONGEST = 60;
/** Puts the names of stored scorers in place of their ids, in sentences that people read. */
async function scorerNames({ store }) {
    const stored = await (await store()).glance('scorers', ({ id, value }) => [
        id,
        typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined,
    ]);
    const names = new Map(stored);
    return (text) => text.replace(DRAWN, (id) => {
        const name = names.get(id);
        return typeof name === 'string' ? (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)((0,_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name), LONGEST) : id;
    });
}


/***/ }),

/***/ 32664:
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

/***/ 70102:
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
/* harmony import */ var _flaky_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32664);

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

/***/ 33674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ judgedRounds),
/* harmony export */   RT: () => (/* binding */ recordedRound),
/* harmony export */   i5: () => (/* binding */ attemptsOfRound)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72277);

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
 * What the first so many rounds came to, under the pass rule of the case: those that were judged, and those of them that failed. A
 * round that nobody could judge says nothing.
 */
function judgedRounds(description, first, rounds, journal) {
    let played = 0;
    let failed = 0;
    for (let round = 0; round < rounds; round++) {
        const attempts = recordedRound(description, first, round, journal);
        if (attempts.length < description.repeat)
            continue;
        const { status } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .caseOutcome */ .X_)(attempts, description);
        if (status !== 'passed' && status !== 'failed')
            continue;
        played++;
        if (status === 'failed')
            failed++;
    }
    return { played, failed };
}


/***/ }),

/***/ 65522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ confirmFlips),
/* harmony export */   UY: () => (/* binding */ repeatsOf),
/* harmony export */   pL: () => (/* binding */ MOST_REPEATED_CASES),
/* harmony export */   pk: () => (/* binding */ MOST_REPEATS),
/* harmony export */   wv: () => (/* binding */ repeatAttempts)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23808);
/* harmony import */ var _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70102);
/* harmony import */ var _execution_rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33674);



/** A repeat of a case costs what the case costs: no more of them than can change the verdict. */
const MOST_REPEATS = _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .REPEATS_TO_CONFIRM */ .gg;
/** Of more flips than that none is repeated where the paired comparison decides by itself; where it does not, so many are. */
const MOST_REPEATED_CASES = 20;
/**
 * Plays again, on the current side, what passed in the baseline and fails now (users.md 4.1, ideas 6 and 7): chance must not
 * be called a regression. A repeat is one play of the whole case, turns and attempts; its attempts follow the planned ones in
 * the journal, so a resumed run repeats nothing twice. A case is done as soon as its verdict cannot change any more.
 */
function confirmFlips({ planned, plays, journal, budget, flipped }) {
    const byId = new Map(planned.map((one) => [one.description.id, one]));
    let ended = false;
    let planPlayed = false;
    let note;
    let round = 0;
    const isBegun = ({ description }) => playsOf(description, 0).some((attempt) => journal.played(description.id, attempt) !== undefined);
    const isRecorded = ({ description }, index) => playsOf(description, index).every((attempt) => journal.attempt(description, attempt) !== undefined);
    /** Cases whose next repeat can still change what they are called. */
    const open = () => {
        const { flips, proven } = flipped();
        const cases = flips.slice(0, MOST_REPEATED_CASES).flatMap(({ id }) => byId.get(id) ?? []);
        const repeated = cases.some(isBegun);
        planPlayed ||= !budget.overspent || repeated;
        if (flips.length > MOST_REPEATED_CASES) {
            note = tooManyNote(flips.length, proven && !repeated);
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
            if (cases.every((one) => isRecorded(one, round)))
                continue;
            if (budget.exhausted === undefined)
                return roundOf(cases, round++);
            note = `the budget left no${round === 0 ? '' : ' more'} repeats (${budget.exhausted})`;
            return undefined;
        }
    };
    return {
        steps() {
            const next = plays() ?? nextRound();
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
/** Why not every case that flipped is repeated. */
const tooManyNote = (flipped, decided) => decided
    ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(flipped, 'case')} flipped; above ${MOST_REPEATED_CASES} none is repeated where the paired comparison decides`
    : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(flipped, 'case')} flipped, of which the first ${MOST_REPEATED_CASES} are repeated`;
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
const playsOf = (description, index) => (0,_execution_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsOfRound */ .i5)(description, description.repeat, index);
const repeatsBefore = (description, rounds, journal) => (0,_execution_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .judgedRounds */ .Lv)(description, description.repeat, rounds, journal);
/** Whether the repeats that are left after so many rounds cannot change the verdict any more; errored ones are lost. */
function isDone(description, rounds, journal) {
    if (rounds >= MOST_REPEATS)
        return true;
    const { played, failed } = repeatsBefore(description, rounds, journal);
    return (0,_comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isSettled */ .Is)({ played, failed }, played + MOST_REPEATS - rounds);
}


/***/ }),

/***/ 82944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ shownBase),
/* harmony export */   mE: () => (/* binding */ affectedPart),
/* harmony export */   mI: () => (/* binding */ unplayedOf),
/* harmony export */   oC: () => (/* binding */ affectedVerdict),
/* harmony export */   yZ: () => (/* binding */ gateOfPart)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);

/** The counts of a choice among the cases of a plan. */
function affectedPart({ base, changed, of }, chosen) {
    const gating = chosen.filter(({ description }) => description.gating && description.skip === undefined);
    return { base, changed, of, chosen: chosen.length, gating: gating.length };
}
/** What a comparison is given of the cases that a run did not play. `sameSelection`: the baseline was asked for the same ones. */
function unplayedOf({ selection: { cases, tags }, affected }, sameSelection = false) {
    return {
        // An empty list selects nothing.
        selected: (cases === undefined && tags === undefined) || sameSelection ? 'all' : 'some',
        unaffected: affected?.unaffected,
    };
}
/**
 * What the gate may ask of affected cases alone: the required number of cases is one of the suite, and an average is only asked
 * where a case that is played has the scorer.
 */
function gateOfPart(gate, { of, chosen: count }, chosen) {
    if (count === of)
        return gate;
    const played = chosen.filter(({ description }) => description.skip === undefined);
    const scorers = new Set(played.flatMap(({ description }) => description.scorers.flat()));
    return {
        ...gate,
        min_cases: of < gate.min_cases ? gate.min_cases : Math.min(gate.min_cases, 1),
        min_scores: Object.fromEntries(Object.entries(gate.min_scores).filter(([name]) => scorers.has(name))),
    };
}
/**
 * The verdict of a run of affected cases: neutral where nothing that gates is affected (contract 5), because then nothing was to
 * be judged by rule; else the one that it has, which says that it is one of a part.
 */
function affectedVerdict(verdict, part) {
    if (part === undefined || verdict.exitCode === 130)
        return verdict;
    const { of, chosen, gating } = part;
    if (gating > 0 && chosen === of)
        return verdict;
    const share = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(chosen)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(of, 'case')}`;
    if (gating > 0)
        return {
            ...verdict,
            reason: `${verdict.reason} Played: ${share}, those that the ${filesOf(part)} affect${part.changed === 1 ? 's' : ''}.`,
        };
    // Whoever selected nothing at all made a mistake; that is not for the change to excuse.
    if (of === 0)
        return verdict;
    return { conclusion: 'neutral', reason: nothingAffected(part), exitCode: 0 };
}
function nothingAffected(part) {
    if (part.changed === 0)
        return `Skipped: no file changed since ${shownBase(part.base)}.`;
    if (part.chosen === 0)
        return `Skipped: no eval depends on the ${filesOf(part)}.`;
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


/***/ })

};
