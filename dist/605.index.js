export const id = 605;
export const ids = [605];
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

/***/ 20786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b_: () => (/* binding */ chargeEarlier),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   kj: () => (/* binding */ isReachable),
/* harmony export */   m6: () => (/* binding */ familiesOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _judges_budgeted_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _optimizations_collect_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__;




/** Ids of the cases of each family that the split is made of. */
function familiesOf({ material }, request) {
    const { failing, passing } = (0,(_optimizations_collect_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20856))/* .collect */ .F)(material, {
        type: request.optimization_type,
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(69498))/* .defined */ .s)({ targetMetrics: request.target_metrics }),
    });
    return [...failing, ...passing].map(({ cases }) => cases.map(({ id }) => id));
}
/** An agent whose variables are not set cannot be played; what would be tried can still be said (improvement.md 2.3 step 6). */
async function isReachable(engine, agent, notes) {
    try {
        await engine.reach(agent);
        return true;
    }
    catch (error) {
        const fault = (0,(_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .asFault */ .Ps)(error);
        if (fault.code === 'internal')
            throw error;
        notes.push(`The agent cannot be played here: ${(0,(_errors_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(452))/* .faultLine */ .z9)(fault)}`);
        return false;
    }
}
/** What a reader should know before. */
function notesOf({ stale, obstacles }) {
    const words = {
        gone: 'failures whose case is gone',
        changed: 'failures whose case has changed since',
        skipped: 'failures whose case is marked skip',
        another: 'failures of the agent as it was before its prompt, model, tools or program were changed',
    };
    const unused = Object.keys(words) // The keys of a closed literal.
        .filter((why) => stale[why] > 0)
        .map((why) => `Not used: ${words[why]} (${stale[why]}).`);
    return [...obstacles.map((one) => `Nothing can be tried: ${one}.`), ...unused];
}
/** What earlier processes have paid counts against the ceilings. */
function chargeEarlier({ budget, judge }, journals, { spent }) {
    for (const { usage } of journals)
        budget.charge(usage.judge.calls, (usage.agent.cost_usd ?? 0) + (0,(_judges_budgeted_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(33558))/* .paidFor */ .U)(usage.judge, judge.priceBound));
    budget.charge(spent.calls, spent.cost_usd);
}


/***/ }),

/***/ 18468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ plannedCases),
/* harmony export */   Ff: () => (/* binding */ gatherMaterial),
/* harmony export */   aW: () => (/* binding */ agentWithPrompt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_9__;
/* harmony import */ var _experiments_unreached_overrides_js__WEBPACK_IMPORTED_MODULE_10__;
/* harmony import */ var _failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _failure_analysis_categories_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _runs_planning_agent_version_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _runs_planning_check_plan_js__WEBPACK_IMPORTED_MODULE_12__;
/* harmony import */ var _runs_planning_plan_js__WEBPACK_IMPORTED_MODULE_11__;
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _schema_users_talk_turns_js__WEBPACK_IMPORTED_MODULE_13__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_14__;
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _text_time_window_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _failures_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _failures_stored_attempts_js__WEBPACK_IMPORTED_MODULE_1__;















/**
 * Failed and passed attempts of the agent in the window before `until` (milliseconds since 1970), their kinds, and the cases as the
 * evals have them now (improvement.md 2.2 step 1). `before` holds kinds and owners that an optimization began with, where one goes on. Fault
 * `validation_failed` for an agent that is not there or whose prompt nobody can replace.
 */
async function gatherMaterial(engine, request, until, before) {
    const { agent, obstacles } = await agentToImprove(engine, request.agent_id);
    // A client of the service knows only the documented interface: an answer, with the reason why nothing was tried.
    if (engine.streams() === undefined)
        refuse(obstacles);
    const { failure_window: window } = request;
    const attempts = await (0,(_failures_stored_attempts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4134)).storedAttempts)(engine, {
        agent: agent.agent.id,
        from: until - (0,(_text_time_window_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(55223))/* .windowMs */ .$)(window),
        to: until,
    });
    const all = inOrder(attempts);
    const loaded = new Map((await engine.cases()).map((one) => [one.case.id, one]));
    const stale = { gone: 0, changed: 0, skipped: 0, another: 0 };
    const version = (0,(_runs_planning_agent_version_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(69722))/* .agentVersion */ .s)(agent.agent);
    const usable = all.filter((attempt) => {
        const why = staleness(attempt, loaded, version);
        if (why !== undefined && attempt.status === 'failed')
            stale[why] += 1;
        return why === undefined;
    });
    const of = (status) => usable.filter((one) => one.status === status);
    const [failed, passed, errored] = [of('failed'), of('passed'), of('errored')];
    const named = before?.kinds?.map((category, index) => ({ category, owner: before.owners?.[index] ?? '' })) ??
        (await kindsOf(engine, agent, { failed, passed, errored }, window));
    const unsure = of('unsure').length;
    const used = new Set([...failed, ...passed, ...errored].map(({ case_id }) => case_id));
    const cases = await plannedCases(engine, agent, [...loaded.values()].filter((one) => used.has(one.case.id)));
    const material = {
        prompt: agent.agent.system_prompt ?? '',
        failed,
        passed,
        // Border: a kind is a word of the taxonomy or `new:…`, also where it was stored.
        categories: failed.map((attempt, index) => {
            const { category, owner } = named[index] ?? { category: 'other', owner: '' };
            return {
                attempt,
                category: category,
                ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(69498))/* .defined */ .s)({ owner: (_failure_analysis_categories_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(47783))/* .OWNERS */ .H1.find((one) => one === owner) }),
            };
        }),
        cases: [...cases.values()].map(optimizedCase),
        ...(unsure === 0 ? {} : { unsure }),
    };
    return {
        ...{ agent, material, cases, stale, digest: digestOf(material) },
        obstacles: obstacles.map(({ message }) => message),
    };
}
/** Kinds as `assay analyze` names them, by what is known of the clusters of the agent, with the owners that their own evidence shows. */
async function kindsOf(engine, { agent }, evidence, period) {
    const known = await (0,(_failures_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(34063))/* .knownOf */ .bz)(engine, agent.id);
    const { assignments } = (0,(_failure_analysis_analyse_failures_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(5570)).analyseFailures)(evidence, { period, seed: (0,(_failures_analyse_stored_failures_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(34063))/* .seedOf */ .n3)(engine), known });
    const found = new Map(assignments.map((one) => [one.attempt, one]));
    return evidence.failed.map((attempt) => {
        const one = found.get(attempt);
        return { category: one?.category ?? 'other', owner: one?.ownerShown === true ? one.owner : '' };
    });
}
/** The agent, whose prompt can be replaced; else Fault `validation_failed`. */
async function agentWithPrompt(engine, id) {
    const { agent, obstacles } = await agentToImprove(engine, id);
    refuse(obstacles);
    return agent;
}
/** The agent, with what stands against replacing its prompt; Fault `validation_failed` where there is none. */
async function agentToImprove(engine, id) {
    const agents = await engine.agents();
    const agent = agents.find((one) => one.agent.id === id);
    if (agent === undefined) {
        const known = agents.map((one) => one.agent.id);
        const close = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(id, known);
        const hint = close === null ? 'See: assay list agents' : `Did you mean "${close}"?`;
        const problem = { path: 'agent_id', message: `unknown agent "${id}"`, hint };
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', problem.message, { where: problem.path, hint, problems: [problem] });
    }
    if (agent.agent.system_prompt === undefined) {
        const message = `agent ${id} has no system_prompt that could be improved`;
        const hint = 'Give the agent a system_prompt or a system_prompt_file, and let the agent use what it is handed.';
        return { agent, obstacles: [{ path: 'agent_id', message, hint }] };
    }
    const wanted = [{ name: 'optimized', config: { system_prompt: '-' } }];
    const obstacles = (0,(_experiments_unreached_overrides_js__WEBPACK_IMPORTED_MODULE_10__ ??= __webpack_require__(93595))/* .unreachedOverrides */ .p)(agent.agent, wanted).map(({ message, hint }) => ({
        path: 'agent_id',
        message: `its prompt cannot be replaced: system_prompt ${message}`,
        hint: hint?.replace(/, or take.*/, '.') ?? 'Let the agent use the system prompt that it is handed.',
    }));
    return { agent, obstacles };
}
function refuse(problems) {
    const [first] = problems;
    if (first === undefined)
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', first.message, {
        where: first.path,
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(69498))/* .defined */ .s)({ hint: first.hint }),
        problems,
    });
}
function staleness({ case_id, case_hash, agent_version }, loaded, version) {
    // What went wrong with another prompt is no failure of this one, and what went right no pass.
    if (agent_version !== undefined && agent_version !== version)
        return 'another';
    const now = loaded.get(case_id);
    if (now === undefined)
        return 'gone';
    if (now.hash !== case_hash)
        return 'changed';
    return now.case.skip === undefined ? undefined : 'skipped';
}
/** The cases as this agent plays them, once each; whatever is wrong with one stops it before it costs anything. */
async function plannedCases(engine, agent, cases) {
    if (cases.length === 0)
        return new Map();
    const planned = (0,(_runs_planning_plan_js__WEBPACK_IMPORTED_MODULE_11__ ??= __webpack_require__(36312))/* .plan */ .e)({
        cases: cases.map((one) => ({ ...one, case: unmarked(one.case) })),
        agents: await engine.agents(),
        settings: await engine.settings(),
        registry: await engine.registry(),
        selection: { agent: agent.agent.id, repeat: 1 },
    });
    const problems = (0,(_runs_planning_check_plan_js__WEBPACK_IMPORTED_MODULE_12__ ??= __webpack_require__(7256))/* .checkPlan */ .Gy)(planned);
    const [first] = problems;
    if (first !== undefined)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_9__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', problems.map(({ message }) => message).join('; '), {
            where: first.path,
            hint: first.hint ?? 'Correct the case; nothing was played.',
            problems,
        });
    return new Map(planned.map((one) => [one.description.id, one]));
}
/** Marks that choose among cases, or how often they are played, are for runs. */
function unmarked(testCase) {
    const { only: _, repeat: __, min_passes: ___, ...rest } = testCase;
    return rest;
}
function optimizedCase({ loaded, scorers, description }) {
    const { turns, user } = loaded.case;
    const criteria = (0,(_schema_users_talk_turns_js__WEBPACK_IMPORTED_MODULE_13__ ??= __webpack_require__(75697))/* .criteriaOfCase */ .D9)(loaded.case);
    const wanted = (turn) => [turn.expected_behavior ?? '', turn.ground_truth ?? ''];
    const texts = [
        ...turns.flatMap((turn) => [turn.input.text, ...wanted(turn)]),
        // What a simulated user says shows when it is played; what it wants is known.
        ...(user === undefined ? [] : [user.goal, ...criteria.slice(turns.length).flatMap(wanted)]),
    ];
    return {
        id: description.id,
        text: texts.filter((text) => text !== '').join('\n'),
        expected: criteria.map(expectedOf).join(' '),
        metrics: [...new Set(scorers.flat().map(({ scorer }) => scorer.name))],
    };
}
/** What a turn wants, in words, with the tools that it lists: without them even the right hint would fail a case about calls. */
function expectedOf(turn) {
    const { expected_behavior: behaviour = '', expected_tools: tools = [] } = turn;
    const names = [...new Set(tools.map((tool) => `\`${typeof tool === 'string' ? tool : tool.name}\``))];
    return names.length === 0 ? behaviour : `${behaviour} Call ${names.join(' and ')}.`.trim();
}
/** Oldest first, so that neither the order of the index nor that of the journals moves a draw. */
function inOrder(attempts) {
    const key = ({ run_id, case_id, attempt }) => JSON.stringify([run_id, case_id, attempt]);
    return attempts
        .map((attempt) => ({ attempt, key: key(attempt) }))
        .sort((a, b) => a.attempt.finished_at - b.attempt.finished_at || (a.key < b.key ? -1 : 1))
        .map(({ attempt }) => attempt);
}
function digestOf({ prompt, failed, passed, cases, categories }) {
    const names = (list) => list.map(({ run_id, case_id, case_hash, attempt }) => [run_id, case_id, case_hash, attempt]);
    const kinds = categories.map(({ category }) => category);
    const parts = [prompt, names(failed), names(passed), kinds, cases];
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update((0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_14__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)(parts)).digest('hex');
}


/***/ }),

/***/ 23206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sharedConnections)
/* harmony export */ });
/* harmony import */ var _agents_connect_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _flow_resources_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _runs_execution_traced_agents_js__WEBPACK_IMPORTED_MODULE_0__;



/**
 * One connection, and one place to trace it, for the whole optimization: a search makes many small steps, and a program need not start
 * for each.
 */
function sharedConnections(engine) {
    const { ports } = engine;
    const traces = (0,(_runs_execution_traced_agents_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20007))/* .tracedAgents */ .y)(engine.traces(), ports);
    let open;
    return {
        traces,
        async of(agent) {
            open ??= engine.reach(agent).then((reachable) => (0,(_agents_connect_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(83346))/* .connectAgent */ .K)(reachable, ports));
            return { ...(await open), close: async () => undefined };
        },
        async close() {
            const held = (0,(_flow_resources_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(5349))/* .resources */ .ES)();
            held.atClose(() => traces.close());
            const [settled] = await Promise.allSettled([open]);
            if (settled?.status === 'fulfilled')
                held.atClose(async () => settled.value?.close());
            await held.close();
        },
    };
}


/***/ }),

/***/ 26004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
/* harmony import */ var _scorers_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_attack_patterns_js__WEBPACK_IMPORTED_MODULE_0__;


/** Cases that have to demand the same: what one case alone wants is its data, and no rule. */
const LEAST_CASES = 2;
/** Words of a demand: fewer say nothing by themselves, more are a text of their own. */
var WORDS;
function WORDS$made() { return WORDS = { least: 3, most: 40 }; }
/** Ends a part of a sentence; a full stop in a number or a name does not. */
var BETWEEN;
function BETWEEN$made() { return BETWEEN = /([.;:!?,](?=\s|$)\s*|\s+and\s+)/; }
/** Bounded: each mark that nothing closes would otherwise be read to the end of the text. */
var QUOTED;
function QUOTED$made() { return QUOTED = /"[^"\n]{0,400}"|“[^”\n]{0,400}”|`[^`\n]{0,400}`/g; }
/** How a part begins that says when the rest of its sentence applies. */
var CONDITION;
function CONDITION$made() { return CONDITION = /^(?:(?:and|or|but|so|then|only|even) )*(?:if|unless|when|whenever|where|once|without|until|except|in case|provided|as long as)\b/i; }
var NEGATION;
function NEGATION$made() { return NEGATION = /\b(?:not|never|without|no|nor|cannot)\b|n['’]t\b/i; }
/** How a sentence begins that tells somebody what to do. */
var OPENING;
function OPENING$made() { return OPENING = /^(?:(?:first|then|always|only|never|politely|briefly|kindly|do not|don't|not to) )*(?:add|address|admit|advise|answer|apologi[sz]e|append|ask|attach|avoid|begin|book|calculate|call|check|choose|cite|close|compare|compute|confirm|convert|copy|create|decline|describe|direct|do|end|ensure|escalate|explain|fetch|fill|find|finish|follow|forward|format|give|greet|hand|help|hide|identify|include|inform|insist|keep|leave|link|list|look|make|mark|mask|mention|move|name|note|offer|omit|open|order|pass|phrase|point|present|print|propose|provide|put|quote|read|recommend|redirect|refer|refuse|reject|remind|repeat|reply|report|request|require|respond|return|round|say|search|send|set|show|sign|sort|spell|start|state|stay|stop|suggest|summari[sz]e|switch|take|tell|thank|translate|treat|transfer|turn|use|verify|warn|wait|withhold|write)\b/i; }
var CONTROL;
function CONTROL$made() { return CONTROL = /[\p{Cc}{}<>|\\]/u; }
/**
 * What several cases demand in the same words, the demand of most cases first: whole parts of their expectations, `Add the sentence "This is
 * no binding ruling."`. A part that has other values or names another language in another case is the data of cases, not a demand of all.
 */
function demandsOf(expectations) {
    const cut = expectations.map(partsOf);
    const known = countedBy(cut.map((parts) => parts.map(({ key }) => key)));
    const values = countedBy([[...new Set(cut.flat().map(({ key }) => key))].map(withoutValues)], false);
    const isShared = ({ key }) => (known.get(key) ?? 0) >= LEAST_CASES && values.get(withoutValues(key)) === 1;
    const runs = cut.map((parts) => runsOf(parts, isShared));
    const counts = countedBy(runs);
    return [...counts]
        .filter(([, cases]) => cases >= LEAST_CASES)
        .sort(([a, x], [b, y]) => y - x || b.length - a.length || (a < b ? -1 : 1))
        .map(([demand]) => demand);
}
function partsOf(expectation) {
    const quotes = [];
    // Quoted text is one word, whatever stands in it.
    const plain = expectation
        .replace(/\s+/g, ' ')
        .replace((QUOTED ?? QUOTED$made()), (quote) => `\uE000${quotes.push(quote) - 1}\uE001`);
    const whole = (text) => text.replace(/\uE000(\d+)\uE001/g, (_, at) => quotes[Number(at)] ?? '');
    const pieces = plain.split((BETWEEN ?? BETWEEN$made()));
    return pieces.flatMap((piece, at) => {
        const text = whole(piece).trim();
        return at % 2 === 1 || text === ''
            ? []
            : [{ text, key: text.toLowerCase(), after: pieces[at + 1] ?? '' }];
    });
}
var VALUES;
function VALUES$made() { return VALUES = new RegExp(`${(QUOTED ?? QUOTED$made()).source}|\\d+|\\bin [A-Z][a-z]+\\b`, 'gi'); }
/** The key of a part with a gap for each value. */
const withoutValues = (key) => key.replace((VALUES ?? VALUES$made()), '#');
/**
 * Parts after each other that are all shared, from the first that tells what to do. What a negation or a condition of the same sentence
 * bears on is no demand without it: "If the item was worn, refuse the refund." never becomes "Refuse the refund".
 */
function runsOf(parts, isShared) {
    const sentences = sentencesOf(parts);
    const runs = [];
    const close = (from, to) => {
        const opened = sentences[from];
        const closed = sentences[to - 1];
        if (opened === undefined || closed === undefined)
            return;
        const start = opened.firstLimit < from ? opened.end : from;
        const end = closed.lastCondition >= to ? closed.start : to;
        const run = parts.slice(start, Math.max(start, end));
        const first = start + run.findIndex(({ text }) => (OPENING ?? OPENING$made()).test(text));
        if (first < start)
            return;
        const kept = parts.slice(Math.min(first, sentences[first]?.firstLimit ?? first), end);
        const text = kept.map((part, at) => part.text + (at + 1 < kept.length ? part.after : '')).join('');
        if (isSound(text))
            runs.push(text[0]?.toUpperCase() + text.slice(1));
    };
    let from = 0;
    for (const [at, part] of parts.entries())
        if (!isShared(part)) {
            close(from, at);
            from = at + 1;
        }
    close(from, parts.length);
    return runs;
}
/** The sentence of each part. */
function sentencesOf(parts) {
    let sentence = null;
    return parts.map(({ text, after }, at) => {
        sentence ??= { start: at, end: at, firstLimit: Number.POSITIVE_INFINITY, lastCondition: -1 };
        const own = sentence;
        const isCondition = (CONDITION ?? CONDITION$made()).test(text);
        if (isCondition)
            own.lastCondition = at;
        if (isCondition || (NEGATION ?? NEGATION$made()).test(text.replace((QUOTED ?? QUOTED$made()), '')))
            own.firstLimit = Math.min(own.firstLimit, at);
        own.end = at + 1;
        if (/^[.!?]/.test(after))
            sentence = null;
        return own;
    });
}
/** Expectations are data: no orders to whoever reads them, nothing personal. */
function isSound(text) {
    const words = text.split(' ').length;
    return (words >= (WORDS ?? WORDS$made()).least &&
        words <= (WORDS ?? WORDS$made()).most &&
        !(CONTROL ?? CONTROL$made()).test(text) &&
        (0,(_text_attack_patterns_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(34808))/* .findAttack */ .I)(text) === null &&
        (0,(_scorers_pii_mask_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(80902))/* .maskPii */ .L)(text) === text);
}
/** In how many of the lists each entry stands, or how often where `once` is false. */
function countedBy(lists, once = true) {
    const counts = new Map();
    for (const list of lists)
        for (const entry of once ? new Set(list) : list)
            counts.set(entry, (counts.get(entry) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 20856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ collect)
});

// EXTERNAL MODULE: ./lib/experiments/measured.js
var measured;
// EXTERNAL MODULE: ./lib/failure-analysis/categories.js
var categories = __webpack_require__(47783);
// EXTERNAL MODULE: ./lib/failure-analysis/facet.js + 2 modules
var facet;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/scorers/counts.js
var counts;
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/optimizations/catalogue/demands.js
var demands;
// EXTERNAL MODULE: ./lib/text/near-duplicates.js
var near_duplicates;
;// CONCATENATED MODULE: ./lib/optimizations/families.js

/**
 * Cases with their near-duplicates (improvement.md 2.2): the same lineage, or texts with a TF-IDF cosine of at least 0.85. A family is never
 * split between what edits are made from and what they are tested on. Every case is in one; in the order of the cases.
 */
function caseFamilies(cases) {
    const parent = cases.map((_, index) => index);
    const rootOf = (index) => {
        let root = index;
        while (parent[root] !== root)
            root = parent[root];
        parent[index] = root;
        return root;
    };
    const unite = (a, b) => {
        const [low, high] = [rootOf(a), rootOf(b)].sort((x, y) => x - y);
        parent[high] = low;
    };
    for (const [first, ...others] of (0,(near_duplicates ??= __webpack_require__(78836))/* families */.TJ)(cases.map(({ text }) => text)))
        for (const other of others)
            unite(first, other);
    const lineages = new Map();
    for (const [index, { lineage }] of cases.entries()) {
        if (lineage === undefined)
            continue;
        const known = lineages.get(lineage);
        if (known === undefined)
            lineages.set(lineage, index);
        else
            unite(known, index);
    }
    const groups = new Map();
    for (const [index, each] of cases.entries()) {
        const root = rootOf(index);
        groups.set(root, [...(groups.get(root) ?? []), each]);
    }
    return [...groups.values()];
}

;// CONCATENATED MODULE: ./lib/optimizations/collect.js








/**
 * The failures that a prompt might mend, by family of cases (improvement.md 2.2 step 1). Failures of the infrastructure, of an evaluator or of a test are listed
 * as excluded, and so are those whose own evidence says that a tool, the data or the model has to be mended: no rule follows from them. Where metrics have targets, an attempt that passed below one is a failure too.
 */
function collect(material, settings) {
    const named = new Map(material.categories.map((one) => [one.attempt, one]));
    const known = new Set(material.cases.map(({ id }) => id));
    const excluded = {};
    const exclude = (reason) => {
        excluded[reason] = (excluded[reason] ?? 0) + 1;
    };
    const failures = [];
    const passes = [];
    for (const attempt of [...material.failed, ...material.passed]) {
        const missed = attempt.status === 'passed' ? missedTarget(attempt, settings) : undefined;
        const { category, owner } = named.get(attempt) ?? {
            category: missed === undefined ? 'other' : `new:${missed}`,
        };
        if (attempt.status === 'errored')
            exclude(attempt.error?.code ?? 'errored');
        else if (!known.has(attempt.case_id))
            exclude('case_gone');
        else if (attempt.status === 'passed' && missed === undefined)
            passes.push(attempt);
        else if (!(0,categories.isOfAgent)(category) || (owner ?? 'prompt') !== 'prompt')
            exclude(category);
        else
            failures.push({ attempt, category, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ owner }) });
    }
    const byCase = groupBy(failures, ({ attempt }) => attempt.case_id);
    const passesByCase = groupBy(passes, ({ case_id }) => case_id);
    const families = caseFamilies(material.cases).map((cases) => {
        const own = cases.flatMap(({ id }) => byCase.get(id) ?? []);
        const count = (id) => byCase.get(id)?.length ?? 0;
        const [first] = [...cases].sort((a, b) => count(b.id) - count(a.id) || compare(a.id, b.id));
        return {
            cases,
            caseId: first.id,
            failures: own,
            passes: cases.flatMap(({ id }) => passesByCase.get(id) ?? []),
            category: mostFrequent(own.map(({ category }) => category)),
            strand: '',
        };
    });
    nameStrands(families);
    // In the order of the ids, so that the order of the files does not move the draws.
    families.sort((a, b) => compare(a.caseId, b.caseId));
    return {
        failing: families.filter((family) => family.failures.length > 0),
        passing: families.filter((family) => family.failures.length === 0 && family.passes.length > 0),
        failures: failures.length,
        excluded,
    };
}
/** Of the families that demand the same, this share has to fail in the same way: what is demanded everywhere is no way of failing. */
const OF_ONE_KIND = 0.5;
/**
 * Puts families that demand the same in the same words into one strand, under the kind that most of them have: one check says of a wrong language
 * that a word is missing, the next one that a pattern is.
 */
function nameStrands(families) {
    const failing = families.filter(({ category }) => category !== null);
    const expectations = new Map(failing.map((family) => [family, expectationOf(family)]));
    let left = failing;
    for (const demand of (0,(demands ??= __webpack_require__(26004))/* demandsOf */.w)([...expectations.values()])) {
        const own = left.filter((family) => holds(expectations.get(family) ?? '', demand));
        const kind = mostFrequent(own.flatMap(({ category }) => category ?? []));
        if (kind === null || own.length < 2)
            continue;
        if (own.filter(({ category }) => category === kind).length < OF_ONE_KIND * own.length)
            continue;
        for (const family of own) {
            family.category = kind;
            family.failures = family.failures.map((failure) => ({ ...failure, category: kind }));
            family.strand = `${kind}: ${demand}`;
        }
        left = left.filter(({ strand }) => strand === '');
    }
    for (const family of left)
        family.strand = `${family.category}`;
}
const holds = (expectation, demand) => expectation.replace(/\s+/g, ' ').toLowerCase().includes(demand.toLowerCase());
/** What the failing turn of the played case expects. */
function expectationOf({ failures, caseId }) {
    const one = failures.find(({ attempt }) => attempt.case_id === caseId) ?? failures[0];
    return one === undefined ? '' : ((0,(facet ??= __webpack_require__(85449))/* facetOf */.B)(one.attempt).turn?.criteria.expected_behavior ?? '');
}
function missedTarget(attempt, { type, targetMetrics = {} }) {
    if (type === 'error_driven')
        return undefined;
    return Object.entries(targetMetrics).find(([metric, { target }]) => {
        // A target of what is measured is no score, even where a scorer has that name.
        if ((measured ??= __webpack_require__(79586))/* MEASURED */.l.has(metric))
            return false;
        const scores = attempt.turns.flatMap(({ results }) => scoreIn(results, metric));
        return scores.length > 0 && (0,(mean ??= __webpack_require__(71134))/* mean */.i)(scores) < target;
    })?.[0];
}
/** The score of a metric, where it counts: a result that does not gate misses no target. */
function scoreIn(results, metric) {
    const result = Object.hasOwn(results, metric) ? results[metric] : undefined;
    return result === undefined || !(0,(counts ??= __webpack_require__(79721))/* counts */.t)(result) ? [] : result.score;
}
function mostFrequent(categories) {
    const groups = [...groupBy(categories, (category) => category)];
    groups.sort(([a, x], [b, y]) => y.length - x.length || compare(a, b));
    return groups[0]?.[0] ?? null;
}
function groupBy(list, keyOf) {
    const groups = new Map();
    for (const each of list) {
        const group = groups.get(keyOf(each));
        if (group)
            group.push(each);
        else
            groups.set(keyOf(each), [each]);
    }
    return groups;
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 51298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ storedAttempts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _experiments_play_of_attempt_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _runs_execution_execute_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_1__;






/** Mark of a case that is played with the original prompt in a validation run, where the bare id is the candidate's. */
const ORIGINAL_MARK = '#original';
/** Tags of the cases of a validation run. */
var PROMPT_TAGS;
function PROMPT_TAGS$made() { return PROMPT_TAGS = { original: 'original-prompt', candidate: 'proposed-prompt' }; }
/**
 * Plays prompts against the real agent (improvement.md 2.2): every attempt is an attempt in a journal, made and judged as in a run, and
 * the same attempt of the same prompt is never made twice, also not by another process that goes on after a kill. Rejects with
 * `cancelled`, and with `budget_exhausted` when a ceiling was reached, or the judge's provider refused, before all was played.
 */
function storedAttempts(world) {
    const search = plannedIn(world.search);
    const validation = plannedIn(world.validation);
    return {
        async play(prompts, attempts, phase) {
            const held = phase === 'holdout';
            const ground = held ? world.validation : world.search;
            const planned = held ? validation : search;
            const firstRepetition = held ? (_attempts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(83414))/* .REPETITIONS */ .zO.holdout : 0;
            const repeats = held ? repeatsOf(attempts) : undefined;
            const jobOf = (prompt, attempt) => ({
                planned: planned(draftOf(world, prompt, attempt.case_id, repeats)),
                attempt: attempt.repetition - firstRepetition,
            });
            const jobs = prompts.map((prompt) => attempts.map((attempt) => jobOf(prompt, attempt)));
            const { settings, judge, budget } = world;
            const { runId, config, journal } = ground;
            const work = {
                ...{ runId, config, settings, judge, budget },
                planned: [...new Set(jobs.flat().map((job) => job.planned))],
                steps: once(interleaved(jobs)),
            };
            const executed = await (0,(_runs_execution_execute_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(16137))/* .execute */ .g)(work, { ...world, journal });
            const answers = jobs.map((row, side) => row.map((job, index) => {
                const { description } = job.planned;
                const result = ground.journal.attempt(description, job.attempt);
                const record = ground.journal.played(description.id, job.attempt);
                if (result !== undefined && record !== undefined)
                    return scoreOf(attempts[index], prompts[side], result, record, job.planned, world.measured);
                if (executed.cancelled)
                    throw cancelledFault(phase);
                throw ceilingFault(executed.refused ?? executed.budget ?? 'a ceiling was reached', phase);
            }));
            // Played to the end, but whoever cancelled wants no further phase.
            if (executed.cancelled)
                throw cancelledFault(phase);
            return answers;
        },
    };
}
const cancelledFault = (phase) => new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('cancelled', 'the optimization was cancelled', { where: `phase ${phase}` });
const ceilingFault = (what, phase) => new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('budget_exhausted', what, {
    where: `phase ${phase}`,
    hint: 'Go on with --resume and more budget.',
});
/** The case with the prompt in place of the agent's own; the key of the journal is not what the agent receives. */
function draftOf({ cases, original }, prompt, caseId, repeats) {
    const one = cases.get(caseId);
    if (one === undefined)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('internal', `no case ${caseId} to play`);
    const asIs = prompt === original;
    const { description } = one;
    const base = { ...one, overrides: { system_prompt: prompt } };
    if (repeats === undefined)
        return {
            ...base,
            description: { ...description, id: `${digestOf(prompt)}:${caseId}`, repeat: 1, min_passes: 0 },
        };
    const repeat = repeats.get(caseId) ?? 1;
    return {
        ...base,
        description: {
            ...description,
            id: asIs ? `${caseId}${ORIGINAL_MARK}` : caseId,
            name: `${description.name} (${asIs ? 'original' : 'proposed'} prompt)`,
            tags: [...description.tags, asIs ? (PROMPT_TAGS ?? PROMPT_TAGS$made()).original : (PROMPT_TAGS ?? PROMPT_TAGS$made()).candidate],
            gating: !asIs,
            repeat,
            min_passes: repeat,
        },
    };
}
/** Attempts of each case in one call. */
function repeatsOf(attempts) {
    const repeats = new Map();
    for (const { case_id } of attempts)
        repeats.set(case_id, (repeats.get(case_id) ?? 0) + 1);
    return repeats;
}
/** Gives a drafted case its place in a journal, and writes it down there when it is new. */
function plannedIn({ journal }) {
    const known = new Map();
    return (draft) => {
        const { id } = draft.description;
        const before = known.get(id);
        if (before !== undefined)
            return before;
        const written = journal.planned;
        const place = written.findIndex((one) => one.id === id);
        const index = place < 0 ? written.length : place;
        // With another budget the same case may be played another number of times.
        if (written[place]?.repeat !== draft.description.repeat)
            journal.append({ type: 'case.planned', case: draft.description });
        const planned = { ...draft, index };
        known.set(id, planned);
        return planned;
    };
}
/** Case by case with every prompt, whose order takes turns: what changes in the world meanwhile meets all alike. */
function* interleaved(jobs) {
    const attempts = jobs[0]?.length ?? 0;
    for (let attempt = 0; attempt < attempts; attempt += 1)
        for (let turn = 0; turn < jobs.length; turn += 1) {
            const job = jobs[(turn + attempt) % jobs.length]?.[attempt];
            if (job !== undefined)
                yield job;
        }
}
function once(jobs) {
    let taken = false;
    return () => {
        if (taken)
            return undefined;
        taken = true;
        return jobs;
    };
}
function scoreOf(attempt, prompt, result, record, planned, measured) {
    const key = { variant: prompt, caseId: attempt.case_id, round: attempt.repetition };
    const outcome = (0,(_experiments_play_of_attempt_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(7124))/* .playOfAttempt */ .f)(key, result, record);
    const { case_id, repetition } = attempt;
    // An attempt with nothing to judge says nothing of the prompt either.
    if ('lost' in outcome)
        return {
            ...{ case_id, repetition, scores: {}, failed_safety: [], digest: '' },
            status: outcome.lost.status === 'unsure' ? 'unsure' : 'errored',
        };
    const safety = new Set(planned.scorers
        .flat()
        .filter(({ scorer }) => scorer.deterministic && scorer.category === 'safety')
        .map(({ scorer }) => scorer.name));
    const failed = result.turns.flatMap(({ results }) => Object.entries(results).flatMap(([name, one]) => safety.has(name) && (0,(_scorers_counts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(79721))/* .counts */ .t)(one) && !one.pass ? [name] : []));
    return {
        case_id,
        repetition,
        status: outcome.play.passed ? 'passed' : 'failed',
        scores: outcome.play.scores,
        measured: measures(outcome.play, measured),
        failed_safety: [...new Set(failed)].sort(),
        digest: outcome.play.digest,
    };
}
function measures({ latencyMs, costUsd }, wanted) {
    return {
        ...(wanted.includes('latency_ms') ? { latency_ms: latencyMs } : {}),
        ...(wanted.includes('cost_usd') && costUsd !== null ? { cost_usd: costUsd } : {}),
    };
}
/** Digest of a prompt: its key in the journal. */
const digestOf = (text) => (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(text).digest('hex').slice(0, 16);


/***/ }),

/***/ 78836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ duplicateFinder),
/* harmony export */   TJ: () => (/* binding */ families),
/* harmony export */   i0: () => (/* binding */ SAME_QUESTION),
/* harmony export */   pn: () => (/* binding */ similarPairs),
/* harmony export */   y9: () => (/* binding */ gramJaccard)
/* harmony export */ });
/* unused harmony export nearDuplicate */
/* harmony import */ var _language_words_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _tf_idf_js__WEBPACK_IMPORTED_MODULE_0__;


/** From this cosine on two texts are the same question in other words (improvement.md 2.2 step 3 and 6.2 step 6). */
const SAME_QUESTION = 0.85;
/** From this share of common character 5-grams on two texts are the same wording (improvement.md 6.2 step 6). */
const SAME_WORDING = 0.6;
const GRAM = 5;
/** A bound and a sum of the same products, added in another order, differ by rounding only. */
const ROUNDING = 1e-9;
/**
 * All pairs with at least this cosine. Looks only at pairs that share a telling term: terms that are so common that all of
 * them together cannot reach the bound are left out of the index (Bayardo, Ma and Srikant 2007, "Scaling up all pairs
 * similarity search", All-Pairs-1). RangeError for a bound of 0 or less, where every pair is one.
 */
function similarPairs(vectors, atLeast) {
    if (!(atLeast > 0))
        throw new RangeError(`similarPairs: the bound must be above 0, got ${atLeast}`);
    const { commonness, heaviest } = termStatistics(vectors);
    const index = new Map();
    const outside = [];
    const pairs = [];
    for (const [second, { terms, weights }] of vectors.entries()) {
        const sums = new Map();
        for (const [at, term] of terms.entries())
            for (const { place, weight } of index.get(term) ?? [])
                sums.set(place, (sums.get(place) ?? 0) + weight * weights[at]);
        for (const [first, indexed] of sums) {
            let cosine = indexed;
            const rest = outside[first];
            if (rest !== undefined && rest.size > 0)
                for (const [at, term] of terms.entries())
                    cosine += (rest.get(term) ?? 0) * weights[at];
            if (cosine >= atLeast - ROUNDING)
                pairs.push({ first, second, cosine: Math.min(1, cosine) });
        }
        const order = Array.from(terms, (term, at) => ({ term, weight: weights[at] })).sort((a, b) => (commonness.get(b.term) ?? 0) - (commonness.get(a.term) ?? 0) || a.term - b.term);
        const left = new Map();
        let bound = 0;
        for (const { term, weight } of order) {
            bound += weight * (heaviest.get(term) ?? 0);
            if (bound < atLeast - ROUNDING)
                left.set(term, weight);
            else {
                const postings = index.get(term);
                if (postings === undefined)
                    index.set(term, [{ place: second, weight }]);
                else
                    postings.push({ place: second, weight });
            }
        }
        outside.push(left);
    }
    return pairs.sort((a, b) => a.first - b.first || a.second - b.second);
}
function termStatistics(vectors) {
    const commonness = new Map();
    const heaviest = new Map();
    for (const { terms, weights } of vectors)
        for (const [at, term] of terms.entries()) {
            commonness.set(term, (commonness.get(term) ?? 0) + 1);
            heaviest.set(term, Math.max(heaviest.get(term) ?? 0, weights[at]));
        }
    return { commonness, heaviest };
}
/**
 * Texts in groups of near-duplicates, by their places: whoever is like one member belongs to the group (single link). Every
 * place is in exactly one group; groups and members ascend. A split by groups keeps questions that are the same in other
 * words on one side (improvement.md 2.2 step 3).
 */
function families(texts, atLeast = SAME_QUESTION) {
    // Equal texts are one vector: a thousand attempts of one case would be half a million pairs.
    const places = new Map();
    const which = texts.map((text) => {
        const known = places.get(text);
        if (known !== undefined)
            return known;
        places.set(text, places.size);
        return places.size - 1;
    });
    const parents = Array.from({ length: places.size }, (_, place) => place);
    const rootOf = (place) => {
        let at = place;
        while (parents[at] !== at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    };
    for (const { first, second } of similarPairs((0,(_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(92697))/* .tfIdf */ .Qh)([...places.keys()]).vectors, atLeast)) {
        const [a, b] = [rootOf(first), rootOf(second)];
        parents[Math.max(a, b)] = Math.min(a, b);
    }
    const groups = new Map();
    for (const [place, unique] of which.entries()) {
        const root = rootOf(unique);
        const group = groups.get(root);
        if (group === undefined)
            groups.set(root, [place]);
        else
            group.push(place);
    }
    return [...groups.values()];
}
/** Share of the character 5-grams that two texts have in common (Jaccard), 0 to 1; texts without words have none in common. */
function gramJaccard(a, b) {
    return jaccard(fiveGrams(a), fiveGrams(b));
}
function fiveGrams(text) {
    const joined = (0,(_language_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(4345))/* .words */ .aL)(text).join(' ');
    const grams = new Set();
    for (let at = 0; at + GRAM <= joined.length; at += 1)
        grams.add(joined.slice(at, at + GRAM));
    if (grams.size === 0 && joined !== '')
        grams.add(joined);
    return grams;
}
function jaccard(a, b) {
    let common = 0;
    for (const gram of a)
        if (b.has(gram))
            common += 1;
    const all = a.size + b.size - common;
    return all === 0 ? 0 : common / all;
}
/** Whether two texts are near-duplicates, in what they ask or in how they are worded (improvement.md 6.2 step 6). */
function nearDuplicate(a, b) {
    return families([a, b]).length === 1 || gramJaccard(a, b) >= SAME_WORDING;
}
/**
 * A look-up of near-duplicates among known texts, for checking many new ones against them. The weights come from the known
 * texts; it compares only with those that share a word.
 */
function duplicateFinder(known) {
    const collection = (0,(_tf_idf_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(92697))/* .tfIdf */ .Qh)(known);
    const grams = known.map(fiveGrams);
    const postings = new Map();
    for (const [place, { terms, weights }] of collection.vectors.entries())
        for (const [at, term] of terms.entries()) {
            const entry = { place, weight: weights[at] };
            const list = postings.get(term);
            if (list === undefined)
                postings.set(term, [entry]);
            else
                list.push(entry);
        }
    const exact = new Set(known);
    return (text) => {
        if (exact.has(text))
            return text;
        const vector = collection.vectorOf(text);
        const own = fiveGrams(text);
        const sums = new Map();
        for (const [at, term] of vector.terms.entries())
            for (const { place, weight } of postings.get(term) ?? [])
                sums.set(place, (sums.get(place) ?? 0) + weight * vector.weights[at]);
        const found = [...sums]
            .filter(([place, sum]) => sum >= SAME_QUESTION || jaccard(own, grams[place]) >= SAME_WORDING)
            .map(([place]) => place);
        return found.length === 0 ? undefined : known[Math.min(...found)];
    };
}


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
