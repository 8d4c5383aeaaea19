export const id = 8848;
export const ids = [8848,2150];
export const modules = {

/***/ 55385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ leanTurn),
/* harmony export */   m: () => (/* binding */ withoutAnswers)
/* harmony export */ });
/* harmony import */ var _text_own_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40863);
/* harmony import */ var _failed_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6726);


/** What is the same for most failures is held once. */
const NOTHING = Object.freeze({});
const NO_TEXTS = Object.freeze([]);
const NO_TOOLS = Object.freeze({
    called: NO_TEXTS,
    missing: NO_TEXTS,
    extra: NO_TEXTS,
    forbidden: NO_TEXTS,
    unknown: NO_TEXTS,
    arguments: false,
});
/** What a suggested fix names of the metadata of a result, beside its criteria. */
const NAMED = ['missing_tools', 'forbidden_called', 'matched', 'field'];
/**
 * A failure as far as it is told of once it was looked at: its case, its questions, the names of its tools and what was wrong. Answers,
 * arguments, verdicts and criteria are left out: of many failures nothing else would have room in memory.
 */
function withoutAnswers({ facet, decided }) {
    const turns = facet.attempt.turns.map(leanTurn);
    const { called, missing, extra, forbidden, unknown } = facet.tools;
    const hasTools = [called, missing, extra, forbidden, unknown].some(({ length }) => length > 0);
    return {
        facet: {
            ...facet,
            attempt: { ...facet.attempt, turns },
            turn: facet.turn && turns[facet.step],
            failed: facet.failed.map(leanCheck),
            tools: hasTools ? facet.tools : NO_TOOLS,
            reasons: facet.reasons.map(_text_own_text_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U),
        },
        decided,
    };
}
/** A turn as far as an attempt is told of: its question, and the names of its tools. */
function leanTurn({ turn_id, input, latency_ms, tool_calls, }) {
    return {
        turn_id,
        input,
        output: '',
        latency_ms,
        tool_calls: tool_calls?.map(({ name }) => ({ name, arguments: NOTHING })) ?? null,
        results: NOTHING,
        criteria: NOTHING,
    };
}
function leanCheck(check) {
    const metadata = {};
    for (const name of NAMED)
        if (check.metadata[name] !== undefined)
            metadata[name] = check.metadata[name];
    const { criteria } = check.metadata;
    if (Array.isArray(criteria))
        metadata['criteria'] = criteria.map((one) => ({
            text: (0,_failed_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._)(one, 'text'),
            verdict: (0,_failed_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._)(one, 'verdict'),
        }));
    return { ...check, metadata: Object.keys(metadata).length === 0 ? NOTHING : metadata, reasons: NO_TEXTS };
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _optimizations_attempts_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _scorer_names_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__;









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
    const counted = (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(count, 'attempt is', 'attempts are');
    return [`${counted} unsure, so neither failed nor passed: ${(_optimizations_attempts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(83414))/* .TO_BE_SURE */ .oP}`];
}
var knownClusters;
function knownClusters$made() { return knownClusters = (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .array */ .YOg((zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .object */ .Ikc({
    id: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .templateLiteral */ .Uy$(['new:', (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .string */ .YjP()]),
    name: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .string */ .YjP(),
    terms: (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .record */ .g1P((zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .string */ .YjP(), (zod__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(88343))/* .number */ .aig()),
})); }
/**
 * Why cases failed in the runs of the period that ends now, against the equally long period before it. With a model as judge the
 * kinds come from it (improvement.md 5.2 step 13), within the budget of the settings; else, and where it fails, offline. Clusters
 * outside of the taxonomy are remembered, so that their ids stay.
 */
async function analysePeriod(engine, { agent_id: agent, period }, signal) {
    const now = engine.ports.clock.now();
    const length = (0,(_text_time_window_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(55223))/* .windowMs */ .$)(period);
    const attempts = await (0,(_stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(4134)).storedAttempts)(engine, { agent, from: now - 2 * length, to: now, lean: true });
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
    const attempts = await (0,(_stored_attempts_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(4134))/* .attemptsOfRun */ .L)(engine, reference, { agent, lean: true });
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
    const named = await (0,(_scorer_names_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(78671))/* .scorerNames */ .n)(engine);
    const { analysis } = answer;
    const failure_categories = analysis.failure_categories.map((one) => ({
        ...one,
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(69498))/* .defined */ .s)({ name: one.name === undefined ? undefined : named(one.name) }),
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
    const read = (knownClusters ?? knownClusters$made()).safeParse(await (await engine.store()).get(COLLECTION, agent ?? ALL_AGENTS));
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
        return (0,(_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(5570)).analyseFailures)(evidence, options);
    try {
        const { judge } = await engine.scoring();
        if (judge.mode === 'llm') {
            const { analyseFailuresWithModel } = await Promise.all(/* import() */[__webpack_require__.e(3423), __webpack_require__.e(133)]).then(__webpack_require__.bind(__webpack_require__, 98469));
            return await analyseFailuresWithModel(judge, evidence, options, signal);
        }
    }
    catch (error) {
        const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
        if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(452))/* .Fault */ .vC) || fault.code === 'internal' || fault.code === 'cancelled')
            throw error;
        engine.warn(`no model is asked why cases fail: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(452))/* .faultLine */ .z9)(fault)}`);
    }
    return (0,(_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(5570)).analyseFailures)(evidence, options);
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
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   wk: () => (/* binding */ journalAttempts)
/* harmony export */ });
/* harmony import */ var _failure_analysis_without_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55385);
/* harmony import */ var _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1901);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _text_own_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40863);




/** Code units of a question that are kept of a lean attempt; features look at fewer words than that holds. */
const LEAN_INPUT = 4_000;
/**
 * The attempts of a stored run one after the other, planned ones and, unless they are not asked for, repeats of flipped cases alike, with what their cases
 * asked. Attempts without a verdict because nothing was to be judged are left out; errored ones are given as such, and unsure ones, lean.
 */
function* journalAttempts(run, header, { agent, lean = false, planned = false } = {}) {
    for (const plan of run.planned) {
        if (plan.skip !== undefined || (agent !== undefined && plan.agent_id !== agent))
            continue;
        for (let attempt = 0; attempt < plan.repeat * (planned ? 1 : 1 + _runs_comparing_flip_proof_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ROUNDS */ .M4); attempt++) {
            const result = run.attempt(plan, attempt);
            if (result === undefined || isLeftOut(result))
                continue;
            const turns = (lean && result.status !== 'failed') || result.unsure === true
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
const fullTurns = ({ turns }, played) => turns.map((turn, index) => ({ ...turn, criteria: criteriaOf(played?.turns[index]) }));
/** What the case asked of a turn, with the passages that the agent reported, where the case gave none. */
function criteriaOf(played) {
    const { context = null, criteria = {} } = played ?? {};
    return { ...(context === null ? {} : { context }), ...criteria };
}
/** What features are read off: questions, names of tools, number of turns. */
const leanTurns = ({ turns }) => turns.map((turn) => (0,_failure_analysis_without_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .leanTurn */ .c)({
    ...turn,
    input: turn.input.length > LEAN_INPUT ? (0,_text_own_text_js__WEBPACK_IMPORTED_MODULE_3__/* .ownText */ .U)(turn.input.slice(0, LEAN_INPUT)) : turn.input,
}));


/***/ }),

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ attemptsOfRun),
/* harmony export */   storedAttempts: () => (/* binding */ storedAttempts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__;





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
            const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
            if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC) || fault.code === 'internal')
                throw error;
            engine.warn(`${row.run_id} is left out: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .faultLine */ .z9)(fault)}`);
        }
    }
    if (unfinished.length > 0)
        engine.warn(`${unfinished.length === 1 ? 'a run that did not finish is' : `${unfinished.length} runs that did not finish are`} left out: ${unfinished.slice(0, MOST_NAMED).join(', ')}${unfinished.length > MOST_NAMED ? ', …' : ''} (assay run --resume RUN_ID)`);
    return [...plays.values()];
}
/** The attempts of one run: the id of a stored one, or a results.json file (which does not hold what the cases asked). */
async function attemptsOfRun(engine, reference, selection = {}) {
    const run = await (0,(_runs_comparing_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(79031))/* .loadComparedRun */ .T)(engine, reference);
    try {
        if (run.selected !== undefined)
            return await attemptsOfStored(engine, run.header.run_id, selection);
        const attempts = [];
        for (const one of run.cases) {
            if (selection.agent !== undefined && one.agent_id !== selection.agent)
                continue;
            for (const [index, result] of one.attempts.entries()) {
                if ((0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .isLeftOut */ .WY)(result))
                    continue;
                const turns = (selection.lean === true && result.status !== 'failed') || result.unsure === true
                    ? (0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .leanTurns */ .Pi)(result)
                    : result.turns.map((turn) => ({ ...turn, criteria: {} }));
                attempts.push((0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .analysedAttempt */ .Zf)({ ...one, hash: one.hash ?? '' }, result, index, turns, run.header));
            }
        }
        return attempts;
    }
    finally {
        await run.close();
    }
}
async function attemptsOfStored(engine, runId, selection) {
    const journal = (0,(_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, damage, config } = journal;
        // Plays of an original and a candidate prompt, not of the agent as it is.
        if (config?.validates !== undefined)
            return [];
        if (header === undefined)
            throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish`, {
                where: runId,
                hint: `Finish it first: assay run --resume ${runId}`,
            });
        if (damage.lines > 0)
            engine.warn(`${damage.lines} damaged lines of the journal of ${runId} are left out`);
        return [...(0,(_journal_attempts_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(64556))/* .journalAttempts */ .wk)(journal, header, selection)];
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
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;


/** The ids that are drawn for scorers of the service; those of files are chosen by people, and are as good as names. */
var DRAWN;
function DRAWN$made() { return DRAWN = /\bscorer_[0-9a-z]+\b/g; }
const LONGEST = 60;
/** Puts the names of stored scorers in place of their ids, in sentences that people read. */
async function scorerNames({ store }) {
    const stored = await (await store()).glance('scorers', ({ id, value }) => [
        id,
        typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined,
    ]);
    const names = new Map(stored);
    return (text) => text.replace((DRAWN ?? DRAWN$made()), (id) => {
        const name = names.get(id);
        return typeof name === 'string' ? (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(name), LONGEST) : id;
    });
}


/***/ }),

/***/ 76752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ levelOfLastLook),
/* harmony export */   km: () => (/* binding */ MIDDLE_LOOK),
/* harmony export */   tk: () => (/* binding */ BY_EXACT_TEST),
/* harmony export */   xE: () => (/* binding */ FIRST_LOOK)
/* harmony export */ });
/* unused harmony exports FALSE_RED, BY_FAILURES */
/**
 * What may make a gate red where nothing changed: no more than `FALSE_RED` of the suites in all, whatever their cases are like, as long
 * as plays are independent and each case keeps its chance (docs/design/statistics.md 5). Each way has its share:
 *
 * - the exact tests of flips, by their history, on the base and by their own plays, `BY_EXACT_TEST` each where there is one;
 * - failures in a row without any of these (`ENOUGH_FAILURES`), which a case shows that passes one play of 26: at most `BY_FAILURES` of
 *   the suites in which some case hardly ever passes, and no others;
 * - the fall of the pass rate has all that is left, so the more the fewer of these there can be.
 */
const FALSE_RED = 0.05;
const BY_EXACT_TEST = 0.005;
const BY_FAILURES = 0.02;
/** Of what the fall of the pass rate may spend, the parts for its looks before the last. */
const FIRST_LOOK = 0.001;
const MIDDLE_LOOK = 0.002;
/** A case of that many passes hardly ever passes: one whose failures in a row prove nothing looks like that. */
const HARDLY_EVER = 1;
/** What the last look at the fall of the pass rate may spend. `passes`: how often each case passed among the plays it looks at. */
function levelOfLastLook({ history, base, ownPlays }, passes, before) {
    const exact = [history, base, ownPlays].filter(Boolean).length * BY_EXACT_TEST;
    const failures = passes.some((count) => count <= HARDLY_EVER) ? BY_FAILURES : 0;
    return FALSE_RED - exact - failures - before;
}


/***/ }),

/***/ 1901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ outcomesBefore),
/* harmony export */   B5: () => (/* binding */ isRepeated),
/* harmony export */   DZ: () => (/* binding */ LEAST_HISTORY),
/* harmony export */   En: () => (/* binding */ chanceOf),
/* harmony export */   GK: () => (/* binding */ MADE_UP_FOR),
/* harmony export */   H$: () => (/* binding */ isBrokenThrough),
/* harmony export */   H_: () => (/* binding */ failuresNeeded),
/* harmony export */   M4: () => (/* binding */ MOST_ROUNDS),
/* harmony export */   S6: () => (/* binding */ provenByThemselves),
/* harmony export */   Xl: () => (/* binding */ passesNeeded),
/* harmony export */   Zm: () => (/* binding */ ENOUGH_FAILURES),
/* harmony export */   bq: () => (/* binding */ levelOfFlip),
/* harmony export */   d7: () => (/* binding */ playsOfEachSide),
/* harmony export */   pL: () => (/* binding */ MOST_REPEATED_CASES),
/* harmony export */   pk: () => (/* binding */ MOST_REPEATS),
/* harmony export */   t: () => (/* binding */ besideFlips)
/* harmony export */ });
/* harmony import */ var _statistics_fisher_greater_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _false_red_js__WEBPACK_IMPORTED_MODULE_0__;



/** Further plays of a case that count, at most. */
const MOST_REPEATS = 24;
/** Repeats of a case that nobody could judge are made up for, so many of them. */
const MADE_UP_FOR = 2;
/** Repeats that a case can have with those: no more than `MOST_REPEATS` of them count. */
const MOST_ROUNDS = MOST_REPEATS + MADE_UP_FOR;
/** Of more flips than that none is repeated where the fall of the pass rate decides by itself; where it does not, so many are. */
const MOST_REPEATED_CASES = 20;
/**
 * So many failures in a row prove a flip of which nothing else is known, where no other case passed exactly once among as many
 * plays: then the one pass would have to be the very first of 26, of the only such case. That happens in at most 1.9 % of the suites, whatever
 * their cases are like (false-red.ts).
 */
const ENOUGH_FAILURES = MOST_REPEATS;
/** So many passes show a case that does not fail in a row by itself. */
const PASSES_NOW_AND_THEN = 2;
/** Earlier outcomes that say something. */
const LEAST_HISTORY = 3;
/** What an exact test may spend on each of the flips that are looked at. */
const levelOfFlip = (flips) => (_false_red_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76752))/* .BY_EXACT_TEST */ .tk / Math.max(1, Math.min(flips, MOST_REPEATED_CASES));
/**
 * What the cases that failed in the baseline say about failures in a row: whether one of them passes so seldom that it could have been the flip.
 * More than are repeated are not looked at.
 */
function besideFlips(flips, failedBefore) {
    if (flips > MOST_REPEATED_CASES || failedBefore.length > MOST_REPEATED_CASES)
        return { state: 'unclear', toPlay: [] };
    const toPlay = [];
    const unjudged = [];
    let isClear = true;
    for (const { id, passes, repeats: repeatsNow, isGivenUp } of failedBefore) {
        const repeats = repeatsNow() ?? { played: 0, failed: 0 };
        const passed = (passes ? 1 : 0) + repeats.played - repeats.failed;
        if (passed >= PASSES_NOW_AND_THEN)
            continue;
        if (repeats.played < ENOUGH_FAILURES)
            (isGivenUp?.() ? unjudged : toPlay).push(id);
        else if (passed > 0)
            isClear = false;
    }
    if (!isClear)
        return { state: 'unclear', toPlay: [] };
    if (unjudged.length > 0)
        return { state: 'unclear', toPlay: [], unjudged };
    return { state: toPlay.length > 0 ? 'open' : 'clear', toPlay };
}
/**
 * How many further failures in a row prove that a flip is broken. The pass and the failure that made it a flip are what it was
 * picked for, so they prove nothing. By its own history where that is enough (an exact test of earlier against further plays), else
 * by `ENOUGH_FAILURES`. What failed more than once, or mostly, is measured by its history alone.
 */
function failuresNeeded(level, beside, history) {
    const past = history === undefined ? undefined : outcomesBefore(history);
    const isKnown = past !== undefined && past.played >= LEAST_HISTORY;
    const byHistory = isKnown ? byOutcomes(past, level) : undefined;
    if (isKnown && (past.episodes > 1 || past.failed * 2 > past.played))
        return { now: byHistory, atMost: byHistory };
    const enough = byHistory ?? ENOUGH_FAILURES;
    return {
        now: beside === 'clear' ? enough : byHistory,
        atMost: beside === 'unclear' ? byHistory : enough,
    };
}
/** Earlier plays that the pass which made the flip is not among, with how often a row of failures began. */
function outcomesBefore(history) {
    // What failed since the last pass may be the very regression that is looked at; the last pass is that of the baseline.
    const before = history.replace(/[^PF]/g, '').replace(/F*$/, '').slice(0, -1);
    const failed = before.replaceAll('P', '').length;
    return { played: before.length, failed, episodes: before.match(/F+/g)?.length ?? 0 };
}
function byOutcomes(before, level) {
    for (let failures = 1; failures <= MOST_REPEATS; failures += 1)
        if (chanceOf(before, { played: failures, failed: failures }) <= level)
            return failures;
    return undefined;
}
/** The chance, if nothing changed, that the plays before hold so many of the passes: Fisher's exact test, one-sided. */
const chanceOf = (before, now) => (0,(_statistics_fisher_greater_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(25893))/* .fisherGreater */ .o)([
    [before.played - before.failed, before.failed],
    [now.played - now.failed, now.failed],
]);
/** Plays a side that prove it where the base can be played: all of them pass there, all fail here. */
function playsOfEachSide(level) {
    let plays = 1;
    while (plays < MOST_REPEATS && passesNeeded(plays, level) > plays)
        plays += 1;
    return plays;
}
/** Passes on the base, without a failure, that prove it beside so many failures without a pass; at least one, at most `MOST_REPEATS`. */
function passesNeeded(failures, level) {
    for (let passes = 1; passes < MOST_REPEATS; passes += 1)
        if (chanceOf({ played: passes, failed: 0 }, { played: failures, failed: failures }) <= level)
            return passes;
    return MOST_REPEATS;
}
/**
 * Whether cases that are played several times in a run show by these plays alone that they are broken: all passed, now all fail. Each
 * case that passed as often in all could have done so by chance, in one of so many ways to deal its plays.
 */
function provenByThemselves(cases) {
    const alike = cases.filter(({ before, now }) => isRepeated({ before, now }) && passesOf(before) + passesOf(now) === before.length);
    const broken = alike.filter((one) => isBrokenThrough(one)).length;
    if (broken === 0)
        return false;
    const chance = Math.max(...alike.map(({ before, now }) => -(0,(_statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(411))/* .logChoose */ .O)(before.length + now.length, before.length)));
    return (0,(_statistics_log_choose_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(411))/* .logChoose */ .O)(alike.length, broken) + broken * chance <= Math.log((_false_red_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76752))/* .BY_EXACT_TEST */ .tk);
}
/** Whether both runs played a case several times. */
const isRepeated = ({ before, now }) => before.length > 1 && now.length > 1;
/** All its plays passed before, and all of several fail now. */
const isBrokenThrough = (one) => isRepeated(one) && !one.before.includes(0) && !one.now.includes(1);
const passesOf = (plays) => plays.reduce((sum, play) => sum + play, 0);


/***/ }),

/***/ 79031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ loadComparedRun),
/* harmony export */   V: () => (/* binding */ sameSelection)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_4__;








/** Whether both were asked to play the same: then a case that only one of them has was added or taken away. */
const sameSelection = (a, b) => a !== undefined && b !== undefined && (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([a.cases, a.tags]) === (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([b.cases, b.tags]);
/** Shape of a run id (ports/node-ids.ts); anything else can only be a path. */
var RUN_ID;
function RUN_ID$made() { return RUN_ID = /^run_[a-z0-9]+$/; }
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
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    if ((RUN_ID ?? RUN_ID$made()).test(reference) && files.stat(paths.journal(reference)) !== null)
        return openStored(engine, reference);
    if (reference.trim() === '')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', 'no run is named', {
            hint: 'Give a run id or the path of a results.json file.',
        });
    const named = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(env.cwd(), reference);
    const path = files.stat(named)?.kind === 'directory' ? (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(named, 'results.json') : named;
    const stat = files.stat(path);
    if (stat?.kind !== 'file')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', (RUN_ID ?? RUN_ID$made()).test(reference)
            ? `no run "${reference}" in this state folder`
            : `no run and no results.json file "${reference}"`, {
            where: (RUN_ID ?? RUN_ID$made()).test(reference) ? paths.runs : path,
            hint: 'Give the id of a finished run (see: assay list runs), or the path of a results.json file.',
        });
    if (stat.size > LARGEST_FILE)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('too_large', `${Math.round(stat.size / 2 ** 20)} MB are too much for one results file`, {
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
    const journal = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, cases, comparison } = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675))/* .storedReport */ .G)(runId, journal);
        refuseUnfinished(header, runId);
        const selection = journal.config?.selection ?? {};
        return {
            ...{ header, cases, comparison, selection },
            ...(0,(_planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(82944))/* .unplayedOf */ .mI)({ ...journal.config, selection }),
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
    if (version !== undefined && version !== (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `results of version ${shown(version)}; this Assay reads version ${(_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN}`, {
            where: path,
            hint: 'Compare with the Assay that wrote the file, or play the baseline again with this one.',
        });
    const parsed = (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .runResults */ .Qj.safeParse(value);
    if (!parsed.success) {
        const problems = (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .valueProblems */ .ce)(parsed.error, value).map((one) => ({
            path: (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .pathText */ .LF)(one.path),
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
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', 'not a text in UTF-8', { where: path, hint, cause });
    }
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const what = text.trim() === '' ? 'the file is empty' : `not JSON: ${cause.message}`; // Only a SyntaxError.
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', what, { where: path, hint, cause });
    }
}
function notResults(path, problems) {
    const named = problems.slice(0, PROBLEMS_NAMED);
    const lines = named.map(({ path: at, message }) => `${at === '' ? 'the file' : at} ${message}`);
    const more = problems.length > named.length ? ` (and ${problems.length - named.length} more)` : '';
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `not the results of a run: ${lines.join('; ')}${more}`, {
        where: path,
        hint: 'Name the results.json of a run; assay report RUN_ID writes it again.',
    });
}
/** A run that did not end holds cases that were never played: compared, they would look like removed ones. */
function refuseUnfinished({ status, run_id: runId }, where) {
    if (status === 'completed')
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish (status ${status})`, {
        where,
        hint: `Finish it first: assay run --resume ${runId}`,
    });
}
const shown = (value) => {
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
};


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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;

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
    const share = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(chosen)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(of, 'case')}`;
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
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


/***/ }),

/***/ 25893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fisherGreater)
/* harmony export */ });
/* harmony import */ var _log_choose_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Fisher's exact test, one-sided: the chance that the first row has at least so many of the first column when both rows have the
 * same rate (Fisher 1935). For looking for what is more frequent in one group than in another; the observations must be
 * independent. 1 when a margin is empty. Whole counts >= 0, else RangeError.
 */
function fisherGreater([[a, b], [c, d]]) {
    if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0))
        throw new RangeError(`fisherGreater: ${[a, b, c, d].join(', ')} must be whole numbers >= 0`);
    const row = a + b;
    const column = a + c;
    const total = row + c + d;
    const all = (0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(total, column);
    let sum = 0;
    for (let count = a; count <= Math.min(row, column); count += 1)
        sum += Math.exp((0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(row, count) + (0,(_log_choose_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(411))/* .logChoose */ .O)(total - row, column - count) - all);
    return Math.min(1, sum);
}


/***/ }),

/***/ 33246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ tokenizeFolded),
/* harmony export */   qw: () => (/* binding */ tokenize),
/* harmony export */   uA: () => (/* binding */ canonicalNumber)
/* harmony export */ });
/* harmony import */ var _lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_1__;


var ISO_DATE;
function ISO_DATE$made() { return ISO_DATE = String.raw `\d{4}-\d{2}-\d{2}(?!\d)`; }
var SLASH_DATE;
function SLASH_DATE$made() { return SLASH_DATE = String.raw `\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)`; }
var CLOCK_TIME;
function CLOCK_TIME$made() { return CLOCK_TIME = String.raw `\d{1,2}:\d{1,2}(?::\d{2})?(?!\d)`; }
/** `12, 000` comes from texts whose words were joined with spaces; no list writes `000`. */
var DIGITS;
function DIGITS$made() { return DIGITS = String.raw `\d{1,3}(?:,\d{3}|, 000)+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)*`; }
var ASCII;
function ASCII$made() { return ASCII = new RegExp(`([a-zA-Z]+(?:'[a-zA-Z]+)?)|(${(ISO_DATE ?? ISO_DATE$made())}|${(SLASH_DATE ?? SLASH_DATE$made())}|${(CLOCK_TIME ?? CLOCK_TIME$made())}|${(DIGITS ?? DIGITS$made())})|(%)`, 'g'); }
var UNICODE;
function UNICODE$made() { return UNICODE = new RegExp(String.raw `(\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)?)|(${(ISO_DATE ?? ISO_DATE$made())}|${(SLASH_DATE ?? SLASH_DATE$made())}|${(CLOCK_TIME ?? CLOCK_TIME$made())}|${(DIGITS ?? DIGITS$made())})|(%)`, 'gu'); }
var PLAIN_ASCII;
function PLAIN_ASCII$made() { return PLAIN_ASCII = /^[\x00-\x7f]*$/; }
var CURRENCY;
function CURRENCY$made() { return CURRENCY = /[$€£¥₹]\s?$/; }
var SUFFIX;
function SUFFIX$made() { return SUFFIX = /^(?:st|nd|rd|th|k|m|mn|b|bn|tn)$/i; }
/** After these words `one` counts something; elsewhere it is a pronoun. */
var COUNTED;
function COUNTED$made() { return COUNTED = new Set('day week month year hour minute percent hundred thousand million billion'.split(' ')); }
var COUNTS;
function COUNTS$made() { return COUNTS = [...(_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.keys(), ...(_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.keys()]; }
var COUNT_INITIALS;
function COUNT_INITIALS$made() { return COUNT_INITIALS = new Set((COUNTS ?? COUNTS$made()).map((word) => word.charCodeAt(0))); }
var SHORTEST_COUNT;
function SHORTEST_COUNT$made() { return SHORTEST_COUNT = Math.min(...(COUNTS ?? COUNTS$made()).map(({ length }) => length)); }
var LONGEST_COUNT;
function LONGEST_COUNT$made() { return LONGEST_COUNT = Math.max(...(COUNTS ?? COUNTS$made()).map(({ length }) => length)); }
/** A number the way it is compared: no separators, no exponent, no rounding noise. */
function canonicalNumber(value) {
    return Number.isInteger(value) && Math.abs(value) < 1e15
        ? String(value)
        : String(Number(value.toPrecision(12)));
}
/**
 * The tokens of a text (metrics.md 10.2): words in lower case without a possessive `'s`, number words as digits,
 * separators removed, scale words multiplied in, `%` as the word `percent`. `text` must be folded (normalize.ts).
 */
function tokenizeFolded(text) {
    return mergeNumbers(scan(text), text);
}
/** `tokenizeFolded` for any text. */
function tokenize(text) {
    return tokenizeFolded((0,(_normalize_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(31093))/* .foldCharacters */ .sk)(text));
}
function scan(text) {
    const tokens = [];
    for (const match of text.matchAll((PLAIN_ASCII ?? PLAIN_ASCII$made()).test(text) ? (ASCII ?? ASCII$made()) : (UNICODE ?? UNICODE$made()))) {
        const start = match.index;
        const end = start + match[0].length;
        if (match[1] !== undefined) {
            const previous = tokens.at(-1);
            if (previous?.value != null && previous.end === start && (SUFFIX ?? SUFFIX$made()).test(match[1])) {
                tokens[tokens.length - 1] = withSuffix(previous, match[1], end, text);
                if (tokens[tokens.length - 1] !== previous)
                    continue;
            }
            const lower = match[1].toLowerCase();
            const word = lower.endsWith("'s") && lower.length > 3 && !(PRONOUN_S ?? PRONOUN_S$made()).has(lower) ? lower.slice(0, -2) : lower;
            tokens.push({ text: word, start, end, value: null, precision: 0 });
        }
        else if (match[2] !== undefined)
            tokens.push(numeral(match[2], start, end));
        else
            tokens.push({ text: 'percent', start, end, value: null, precision: 0 });
    }
    return tokens;
}
/** Contractions with `is`, not possessives. */
var PRONOUN_S;
function PRONOUN_S$made() { return PRONOUN_S = new Set([
    "it's",
    "he's",
    "she's",
    "that's",
    "there's",
    "what's",
    "who's",
    "here's",
    "let's",
]); }
function numeral(raw, start, end) {
    const digits = raw.replace(/,\s?/g, '');
    const value = Number(digits);
    if (!Number.isFinite(value) || /[-/:]|\..*\./.test(digits))
        return { text: digits, start, end, value: null, precision: 0 };
    const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
    return { text: canonicalNumber(value), start, end, value, precision: 10 ** -decimals };
}
function withSuffix(number, suffix, end, text) {
    const lower = suffix.toLowerCase();
    const factor = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .ATTACHED_SCALES */ .Xj.get(lower);
    if (factor === undefined)
        return { ...number, end };
    const clear = lower.length === 2 || lower === 'k' || suffix !== lower || number.precision < 1;
    if (!clear && !(CURRENCY ?? CURRENCY$made()).test(text.slice(Math.max(0, number.start - 2), number.start)))
        return number;
    return scaled(number, factor, end);
}
function scaled(number, factor, end) {
    const value = (number.value ?? 1) * factor;
    return {
        text: canonicalNumber(value),
        start: number.start,
        end,
        value,
        precision: number.precision * factor,
    };
}
/** Joins spelled numbers (`two hundred and fifty`) and scale words behind digits (`6.2 million`) into one token each. */
function mergeNumbers(tokens, text) {
    const out = [];
    for (let index = 0; index < tokens.length;) {
        const token = tokens[index];
        const spelled = mayCount(token) ? spelledAt(tokens, index) : null;
        if (spelled) {
            out.push(spelled.token);
            index = spelled.next;
            continue;
        }
        const next = tokens[index + 1];
        const factor = token.value !== null && next ? (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .SCALES */ .I.get(next.text) : undefined;
        if (factor !== undefined && next && adjacent(token, next, text)) {
            out.push(scaled(token, factor, next.end));
            index += 2;
            continue;
        }
        out.push(token);
        index += 1;
    }
    return out;
}
function adjacent(left, right, text) {
    return right.start - left.end <= 2 && /^[\s-]+$/.test(text.slice(left.end, right.start));
}
/** Whether a token may be a number word, told by its length and first letter: nearly all of a text is not, and need not be looked up. */
function mayCount({ text }) {
    return (text.length >= (SHORTEST_COUNT ?? SHORTEST_COUNT$made()) && text.length <= (LONGEST_COUNT ?? LONGEST_COUNT$made()) && (COUNT_INITIALS ?? COUNT_INITIALS$made()).has(text.charCodeAt(0)));
}
function spelledAt(tokens, from) {
    const first = tokens[from];
    if (first.value !== null || !((_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.has(first.text) || (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.has(first.text)))
        return null;
    const follower = tokens[from + 1]?.text ?? '';
    if (first.text === 'one' && !(COUNTED ?? COUNTED$made()).has(follower))
        return null;
    let total = 0;
    let group = 0;
    let precision = 1;
    let at = from;
    let room = Number.POSITIVE_INFINITY;
    for (; at < tokens.length; at += 1) {
        const word = tokens[at].text;
        const unit = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.get(word);
        const ten = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.get(word);
        const scale = (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .SCALES */ .I.get(word);
        if (unit !== undefined && unit < room) {
            group += unit;
            room = 0;
        }
        else if (ten !== undefined && ten < room) {
            group += ten;
            room = 10;
        }
        else if (scale === 100 && group > 0 && group < 10) {
            group *= 100;
            room = 100;
            precision = 100;
        }
        else if (scale !== undefined && scale > 100 && group > 0) {
            total += group * scale;
            group = 0;
            room = 1000;
            precision = scale;
        }
        else if (word === 'and' && precision >= 100 && isSmall(tokens[at + 1]?.text))
            continue;
        else
            break;
        if (unit !== undefined || ten !== undefined)
            precision = 1;
    }
    const value = total + group;
    const last = tokens[at - 1];
    return {
        token: { text: canonicalNumber(value), start: first.start, end: last.end, value, precision },
        next: at,
    };
}
function isSmall(word) {
    return word !== undefined && ((_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .UNITS */ .QN.has(word) || (_lexicons_number_words_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(80860))/* .TENS */ .Rw.has(word));
}


/***/ }),

/***/ 80860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ (SCALES ?? SCALES$made())),
/* harmony export */   Jb: () => (/* binding */ (HEDGES ?? HEDGES$made())),
/* harmony export */   QN: () => (/* binding */ (UNITS ?? UNITS$made())),
/* harmony export */   Rw: () => (/* binding */ (TENS ?? TENS$made())),
/* harmony export */   Xj: () => (/* binding */ (ATTACHED_SCALES ?? ATTACHED_SCALES$made()))
/* harmony export */ });
/** Spelled numbers below twenty. */
var UNITS;
function UNITS$made() { return UNITS = new Map(('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen')
    .split(' ')
    .map((word, value) => [word, value])); }
/** Spelled tens. */
var TENS;
function TENS$made() { return TENS = new Map('twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10])); }
/** Words that multiply the number before them. */
var SCALES;
function SCALES$made() { return SCALES = new Map([
    ['hundred', 100],
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
    ['trillion', 1e12],
    ['bn', 1e9],
    ['mn', 1e6],
]); }
/** Suffixes written directly behind the digits, as in `4.5k`. A bare lower-case `m` or `b` counts only behind money or decimals (`330m` is metres). */
var ATTACHED_SCALES;
function ATTACHED_SCALES$made() { return ATTACHED_SCALES = new Map([
    ['k', 1e3],
    ['m', 1e6],
    ['mn', 1e6],
    ['b', 1e9],
    ['bn', 1e9],
    ['tn', 1e12],
]); }
/** Words before a number that make it a rough one (metrics.md 10.4). */
var HEDGES;
function HEDGES$made() { return HEDGES = new Set('about around approximately approx nearly roughly almost over some circa estimated up least most than to'.split(' ')); }


/***/ }),

/***/ 40863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ ownText)
/* harmony export */ });
/**
 * The same text in memory of its own. A piece that was cut out of a text keeps the whole of it in memory for as long as the piece is held: a
 * reason of a line the whole page that it was cut from.
 */
function ownText(text) {
    return JSON.parse(JSON.stringify(text)); // A text stays one, with lone surrogates and all.
}


/***/ })

};
