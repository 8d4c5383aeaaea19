export const id = 481;
export const ids = [481];
export const modules = {

/***/ 6726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ failedChecks),
/* harmony export */   _: () => (/* binding */ fieldOf)
/* harmony export */ });
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;

/** Lists in which scorers name what failed; each entry is a text, or an object that holds one (metrics.md 0.7). */
var LISTS;
function LISTS$made() { return LISTS = [
    'failed_criteria',
    'unmet_requirements',
    'missing_requirements',
    'missing_statements',
    'missing_steps',
    'unsupported_claims',
    'contradicted_claims',
    'irrelevant_statements',
    'incorrect_arguments',
    'schema_errors',
    'unsatisfied',
    'violations',
    'flags',
    'issues',
]; }
var TEXTS;
function TEXTS$made() { return TEXTS = ['text', 'statement', 'claim', 'requirement', 'intention', 'goal', 'step', 'issue']; }
const MOST_REASONS = 12;
const LONGEST = 300;
/** How sentences of an import begin. */
var OF_IMPORT;
function OF_IMPORT$made() { return OF_IMPORT = /^(?:checks that failed|does not say): /; }
/** The failed scorers of a turn. Results that do not gate are no reason why the attempt failed. */
function failedChecks(turn, index) {
    const results = Object.entries(turn.results).filter(([, result]) => result.gating !== false && result.metadata['not_applicable'] !== true);
    const passed = results.filter(([, result]) => result.pass).length;
    return results
        .filter(([, result]) => !result.pass)
        .map(([scorer, { score, reasoning, metadata }]) => ({
        scorer,
        turn: index,
        score,
        judged: fieldOf(metadata['judge'], 'mode') !== 'none',
        metadata,
        reasons: reasonsOf(reasoning, metadata),
        against: passed,
    }));
}
/** What the lists of the metadata say, or, where they say nothing, the reasoning without its preface. */
function reasonsOf(reasoning, metadata) {
    const criteria = criteriaReasons(metadata['criteria']);
    const listed = (LISTS ?? LISTS$made()).filter((name) => criteria.length === 0 || name !== 'failed_criteria').flatMap((name) => entriesOf(metadata[name]).map((entry) => {
        const text = textIn(entry);
        const reason = fieldOf(entry, 'reason');
        return typeof reason === 'string' && reason !== text ? `${text}: ${reason}` : text;
    }));
    const reasons = [...criteria, ...listed].map((text) => (0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text.trim(), LONGEST));
    const unique = [...new Set(reasons.filter((text) => text !== ''))].slice(0, MOST_REASONS);
    // The reasoning of a recorded outcome is what an import says of fields; imports of before listed it among the words of the file.
    if (metadata['recorded'] !== undefined)
        return unique.filter((text) => !(OF_IMPORT ?? OF_IMPORT$made()).test(text));
    if (unique.length > 0)
        return unique;
    const plain = reasoning.replace(/^Score [\d.]+ (?:is below|meets) the threshold [\d.]+: /, '').trim();
    return plain === '' ? [] : [(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)(plain, LONGEST * 2)];
}
/**
 * Failed criteria as what happened: a demand that was not met is denied ("does not mention Visa"), a ban that was broken is
 * stated ("invent a date"), so that a negation in the sentence means that something is lacking.
 */
function criteriaReasons(criteria) {
    return entriesOf(criteria).flatMap((entry) => {
        const [text, verdict] = [textIn(entry), fieldOf(entry, 'verdict')];
        if (text === '' || (verdict !== 'not_met' && verdict !== 'partial'))
            return [];
        const reason = fieldOf(entry, 'reason');
        const why = typeof reason === 'string' && reason !== '' ? `: ${reason}` : '';
        if (fieldOf(entry, 'kind') === 'must_not')
            return [
                `${text.replace(/\b(?:(?:must|should|may|do|does) not|never|don't|doesn't|cannot)\b/gi, 'does')}${why}`,
            ];
        return [`does not ${text.replace(/^(?:it )?(?:must|should|has to)\s+/i, '')}${why}`];
    });
}
function entriesOf(value) {
    return Array.isArray(value) ? value : [];
}
function textIn(entry) {
    if (typeof entry === 'string')
        return entry;
    for (const name of (TEXTS ?? TEXTS$made())) {
        const value = fieldOf(entry, name);
        if (typeof value === 'string')
            return value;
    }
    return '';
}
/** A field of what may be anything. */
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name] // An object that has the key: TypeScript keeps no track of hasOwn.
        : undefined;
}


/***/ }),

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

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__;

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,(_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13620))/* .stirlingError */ .$)(n);
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


/***/ }),

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/**
 * Arithmetic mean with compensated summation (Kahan 1965, in Neumaier's form, which also survives a term larger than the
 * sum so far), so the order of 100,000 scores does not show in the last digits. RangeError for no numbers:
 * there is no such value.
 */
function mean(values) {
    let sum = 0;
    let lost = 0;
    let count = 0;
    for (const value of values) {
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
        count += 1;
    }
    if (count === 0)
        throw new RangeError('mean: no numbers');
    return (sum + lost) / count;
}


/***/ }),

/***/ 46172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   nG: () => (/* binding */ normalSf)
/* harmony export */ });
/* unused harmony export normalCdf */
var ROOT_TWO_PI;
function ROOT_TWO_PI$made() { return ROOT_TWO_PI = Math.sqrt(2 * Math.PI); }
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / (ROOT_TWO_PI ?? ROOT_TWO_PI$made());
}
/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
function normalSf(z) {
    if (Number.isNaN(z))
        throw new RangeError('normalSf: z is not a number');
    if (z < -SWITCH)
        return 1 - normalSf(-z);
    if (z === Infinity)
        return 0;
    if (z > SWITCH) {
        let ratio = z;
        for (let k = FRACTION_STEPS; k >= 1; k -= 1)
            ratio = z + k / ratio;
        return density(z) / ratio;
    }
    let term = z;
    let sum = z;
    for (let k = 3;; k += 2) {
        term *= (z * z) / k;
        if (sum + term === sum)
            return 0.5 - density(z) * sum;
        sum += term;
    }
}
/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
function normalCdf(z) {
    return normalSf(-z);
}
/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
    if (p === 0.5)
        return 0;
    const tail = Math.min(p, 1 - p);
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
    let z = Math.sqrt(-2 * Math.log(2 * tail));
    for (let step = 0; step < 50; step += 1) {
        const here = normalSf(z);
        const move = (Math.log(here / tail) * here) / density(z);
        z += move;
        if (Math.abs(move) <= 1e-15 * z)
            break;
    }
    return sign * z;
}


/***/ }),

/***/ 13620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;
/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
function stirlingError(x) {
    if (!(x > 0))
        throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
    let at = x;
    let error = 0;
    // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
    while (at < SERIES_FROM) {
        error += (at + 0.5) * Math.log1p(1 / at) - 1;
        at += 1;
    }
    const inverse = 1 / (at * at);
    // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
    const series = 1 / 12 -
        inverse *
            (1 / 360 -
                inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
    return error + series / at;
}


/***/ }),

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__;

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
var QUANTILES;
function QUANTILES$made() { return QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
}; }
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = (QUANTILES ?? QUANTILES$made())[confidence] ?? (0,(_normal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46172))/* .normalQuantile */ .Zl)((1 + confidence) / 2);
    const z2 = z ** 2;
    const share = successes / total;
    const centre = share + z2 / (2 * total);
    const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
    const scale = 1 + z2 / total;
    // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
    return [
        successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
        successes === total ? 1 : Math.min(1, (centre + half) / scale),
    ];
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
