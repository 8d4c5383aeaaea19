export const id = 5658;
export const ids = [5658];
export const modules = {

/***/ 37257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ storedOptimization),
/* harmony export */   Xg: () => (/* binding */ holdoutPlayed),
/* harmony export */   n3: () => (/* binding */ seedOf),
/* harmony export */   qt: () => (/* binding */ nextHoldoutUse)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__;





/** A stored optimization. Fault `not_found` when there is none. */
async function storedOptimization(engine, id) {
    const value = await (await engine.store()).get('optimizations', id);
    if (value === null)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', `no optimization "${id}" in this state folder`, {
            where: (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir).state,
            hint: 'The id stands in the answer of the optimization; it begins with opt_.',
        });
    const read = (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(16458))/* .optimization */ .u8.safeParse(value);
    if (read.success)
        return read.data;
    const first = read.error.issues[0];
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `optimization ${id} is stored in a form that this Assay does not read`, {
        where: `${(0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir).state}, ${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`,
        hint: 'Was it written by another version, or by hand? Start a new optimization.',
    });
}
/** Share of families that were not there when cases were held out, beyond which the split is drawn anew (improvement.md 2.2 step 12). */
const NEW_FAMILIES = 0.3;
/** Whether cases held out were played, to a verdict or not: whoever broke it off may have seen them. */
const holdoutPlayed = (one) => one.holdout_played === true || one.details['gate'] !== undefined;
/**
 * Which use of the cases held out for this agent an optimization is, from 1; those after each `USES` have a split of their own. With too many
 * new `families` (ids of the cases of each) since the split was drawn it is the first use of the next split. `id` itself does not count.
 */
async function nextHoldoutUse(engine, { agentId, id, families }) {
    const all = await (await engine.store()).list('optimizations');
    const played = all.flatMap(({ value }) => {
        const { data } = (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(16458))/* .optimization */ .u8.safeParse(value);
        const counts = data?.agent_id === agentId && data.optimization_id !== id && holdoutPlayed(data);
        return counts ? [data] : [];
    });
    const used = Math.max(played.length, ...played.map(({ holdout_uses }) => holdout_uses));
    if (used === 0)
        return 1;
    const first = Math.floor((used - 1) / (_optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49094))/* .USES */ .tk) * (_optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49094))/* .USES */ .tk + 1;
    const [drawn] = played
        .filter(({ holdout_uses, split_cases }) => holdout_uses >= first && split_cases !== undefined)
        .sort((a, b) => a.holdout_uses - b.holdout_uses || (a.created_at < b.created_at ? -1 : 1));
    const known = new Set(drawn?.split_cases);
    const fresh = families.filter((cases) => !cases.some((one) => known.has(one))).length;
    return drawn !== undefined && fresh > NEW_FAMILIES * families.length ? first + (_optimizations_gate_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(49094))/* .USES */ .tk : used + 1;
}
/** First 32 bits of the SHA-256 of an id (improvement.md 2.2). */
const seedOf = (id) => (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(id).digest().readUInt32BE(0);


/***/ }),

/***/ 75658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ (optimizePromptOperation ?? optimizePromptOperation$made()))
/* harmony export */ });
/* harmony import */ var _flow_resources_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _jobs_optimizations_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _define_operation_js__WEBPACK_IMPORTED_MODULE_0__;





/**
 * POST /v1/optimize/prompt (interface 4.4). Answers when the optimization is complete; what was played stays in the state whatever
 * happens. Begun in the background it is `running` first, with every field of interface 2.4, and goes on after a restart.
 */
var optimizePromptOperation;
function optimizePromptOperation$made() { return optimizePromptOperation = (0,(_define_operation_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(27591))/* .defineWatched */ .c9)({
    name: 'optimize-prompt',
    method: 'POST',
    path: '/v1/optimize/prompt',
    tag: 'optimizations',
    status: 200,
    summary: 'Improve the system prompt of an agent by its failures, and prove it on cases held out.',
    access: 'account',
    lifetime: 'service',
    input: (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16458))/* .optimizeRequest */ .J5,
    output: (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16458))/* .optimizeResponse */ .p2,
    async start(request, engine, options) {
        const { startOptimization } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7005)]).then(__webpack_require__.bind(__webpack_require__, 27072));
        return startOptimization(engine, request, options);
    },
    async begin(request, engine) {
        const id = engine.ports.ids.next('opt_');
        const stored = await (await engine.store()).get('optimizations', id);
        const isKnown = (await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .jobOf */ .Zw)(engine, id)) !== undefined;
        if (stored !== null && (isKnown || (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(16458))/* .optimizeResponse */ .p2.safeParse(stored).data?.status !== 'running'))
            return (0,(_jobs_optimizations_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(37257))/* .storedOptimization */ .RX)(engine, id);
        engine.live().requireQueueSpace('optimization');
        await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .writeJob */ .Pg)(engine, { id, kind: 'optimization', request });
        try {
            const { startOptimization } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7005)]).then(__webpack_require__.bind(__webpack_require__, 27072));
            const { optimizationBehind } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6116), __webpack_require__.e(7560), __webpack_require__.e(693), __webpack_require__.e(3176), __webpack_require__.e(7206), __webpack_require__.e(7675), __webpack_require__.e(6778), __webpack_require__.e(8433), __webpack_require__.e(118), __webpack_require__.e(350), __webpack_require__.e(3940), __webpack_require__.e(5588), __webpack_require__.e(1961), __webpack_require__.e(766), __webpack_require__.e(5570), __webpack_require__.e(1645), __webpack_require__.e(605), __webpack_require__.e(7072), __webpack_require__.e(7867)]).then(__webpack_require__.bind(__webpack_require__, 94551));
            return await (0,(_flow_resources_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(5349))/* .owning */ .jd)(async (open) => {
                const started = await startOptimization(engine, request, { id, signal: engine.live().stopping });
                const abandon = () => started.close();
                open.atClose(abandon);
                const answer = await (0,(_jobs_optimizations_stored_optimizations_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(37257))/* .storedOptimization */ .RX)(engine, id);
                engine.inBackground(optimizationBehind(engine, id, { start: async () => started, abandon }));
                return answer;
            });
        }
        catch (error) {
            await (0,(_jobs_job_records_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(40944))/* .endJob */ .Lt)(engine, id);
            throw error;
        }
    },
}); }


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
/* harmony export */   zO: () => (/* binding */ (REPETITIONS ?? REPETITIONS$made()))
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__;



/** Repetitions of the phases lie apart, so that a fresh attempt is never an old one. */
var REPETITIONS;
function REPETITIONS$made() { return REPETITIONS = {
    select: 0,
    headroom: 500,
    screen: 700,
    search: 1000,
    check: 5000,
    holdout: 9000,
}; }
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
                throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
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
                        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('internal', 'the player left a play without an answer');
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
    const differences = pairs(a, b, worthOf).map((each) => (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(each.b) - (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(each.a));
    if (differences.length === 0)
        return null;
    const error = differences.length < 2 ? 0 : Math.sqrt((0,(_statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(18597))/* .sampleVariance */ .y)(differences) / differences.length);
    return { mean: (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(differences), error, cases: differences.length };
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

/***/ 49094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tk: () => (/* binding */ USES),
  Qq: () => (/* binding */ alphaOf),
  oh: () => (/* binding */ meansOf),
  GY: () => (/* binding */ playGate),
  Vj: () => (/* binding */ verdictOf)
});

// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
// EXTERNAL MODULE: ./lib/statistics/benjamini-hochberg.js
var benjamini_hochberg;
// EXTERNAL MODULE: ./lib/statistics/log-choose.js
var log_choose;
;// CONCATENATED MODULE: ./lib/statistics/fall-within-cases.js

/**
 * Does every test case pass as often as before? One-sided p that the pass rate fell: the chance of at least so many passes among
 * the plays before, when those of each case are dealt anew between before and now (the exact conditional test of Cochran,
 * Mantel and Haenszel; ties count half, as in Lancaster 1961). Unlike a paired test of case means it may have one play before
 * and several now: a baseline that was lucky everywhere shows no scatter of its own. 1 where nothing can be dealt.
 */
function fallWithinCases(cases) {
    let chances = Float64Array.of(1);
    let observed = 0;
    let isOpen = false;
    for (const { before, now } of cases) {
        const passed = before.passed + now.passed;
        const played = before.played + now.played;
        observed += before.passed;
        if (passed === 0 || passed === played || before.played === 0 || now.played === 0) {
            chances = shifted(chances, before.passed);
            continue;
        }
        isOpen = true;
        const all = (0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(played, passed);
        const next = new Float64Array(chances.length + before.played);
        for (let count = 0; count <= before.played; count += 1) {
            const chance = Math.exp((0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(before.played, count) + (0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(now.played, passed - count) - all);
            for (const [sum, known] of chances.entries())
                next[sum + count] += known * chance;
        }
        chances = next;
    }
    if (!isOpen)
        return 1;
    let tail = (chances[observed] ?? 0) / 2;
    for (let sum = observed + 1; sum < chances.length; sum += 1)
        tail += chances[sum];
    return Math.min(1, tail);
}
function shifted(chances, by) {
    const next = new Float64Array(chances.length + by);
    next.set(chances, by);
    return next;
}

// EXTERNAL MODULE: ./lib/statistics/harm.js
var harm;
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/statistics/paired-contrast.js
var paired_contrast;
// EXTERNAL MODULE: ./lib/statistics/permutation-stratified.js + 2 modules
var permutation_stratified;
// EXTERNAL MODULE: ./lib/statistics/rounded.js
var rounded;
// EXTERNAL MODULE: ./lib/optimizations/attempts.js
var optimizations_attempts;
// EXTERNAL MODULE: ./lib/optimizations/objective.js
var optimizations_objective;
// EXTERNAL MODULE: ./lib/optimizations/sealed.js
var sealed;
;// CONCATENATED MODULE: ./lib/optimizations/gate.js











/** Share of useless prompts that may be accepted, over all uses of a hold-out (improvement.md 2.2 step 12). */
const ALPHA = 0.05;
/** After so many uses a hold-out is used up. */
const USES = 3;
/** Shares of unsure plays that differ by more leave the verdict open. */
const UNSURE_MARGIN = 0.05;
/**
 * Level of the j-th use of a hold-out: 0.05 x 6/(pi² j²), which sums to 0.05 over all uses (improvement.md 2.2 step 12). After three uses cases are
 * drawn anew, and counting starts again.
 */
function alphaOf(use) {
    const j = ((Math.max(1, Math.floor(use)) - 1) % USES) + 1;
    return (ALPHA * 6) / (Math.PI ** 2 * j ** 2);
}
/** Plays original and candidate on the sealed cases, interleaved, once. */
async function playGate(ledger, holdout, prompts, count) {
    const { failing, guards } = (0,(sealed ??= __webpack_require__(94108))/* unsealed */.w)(holdout);
    const cases = [...failing, ...guards].map(({ caseId }) => caseId);
    const [a = [], b = []] = await ledger.play(prompts, (0,(optimizations_attempts ??= __webpack_require__(83414))/* attemptsOf */.Or)(cases, (optimizations_attempts ??= __webpack_require__(83414))/* REPETITIONS */.zO.holdout, count), 'holdout');
    const hard = new Set(failing.map(({ caseId }) => caseId));
    const part = (attempts, wanted) => attempts.filter(({ case_id }) => hard.has(case_id) === wanted);
    return { failing: [part(a, true), part(b, true)], guards: [part(a, false), part(b, false)] };
}
/** The verdict over attempts that no edit was made or chosen by (improvement.md 2.2 step 12, statistics.md 4.3). */
function verdictOf({ failing, guards }, objective, { alpha, seed, attempts }) {
    const cases = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(failing[0], failing[1], objective.worthOf);
    const contrast = (0,(paired_contrast ??= __webpack_require__(15489))/* pairedContrast */.Y)(cases, {
        binary: objective.binary,
        scope: 'population',
        theseCases: false,
        next: (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next,
    });
    const { sd, interval, p_value: twoSided } = contrast;
    const difference = withoutResidue(contrast.difference);
    const p_value = difference !== null && difference > 0 ? twoSided / 2 : 1 - twoSided / 2;
    const before = [...failing[0], ...guards[0]];
    const after = [...failing[1], ...guards[1]];
    const errored = { original: (0,(optimizations_attempts ??= __webpack_require__(83414))/* erroredShare */.fE)(before), candidate: (0,(optimizations_attempts ??= __webpack_require__(83414))/* erroredShare */.fE)(after) };
    const unsure = { original: (0,(optimizations_attempts ??= __webpack_require__(83414))/* unsureShare */.wo)(before), candidate: (0,(optimizations_attempts ??= __webpack_require__(83414))/* unsureShare */.wo)(after) };
    const guardResults = guardsOf({ failing, guards }, objective, (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next);
    const newly = newlyFailingSafety(before, after);
    const figures = {
        difference,
        error: sd === null ? null : sd / Math.sqrt(cases.length),
        interval,
        p_value,
        alpha,
        cases: cases.length,
        plays: attempts,
        guards: guardResults,
        newly_failing_safety: newly,
        errored,
        ...(unsure.original + unsure.candidate === 0 ? {} : { unsure }),
    };
    const say = (verdict, reason) => ({
        verdict,
        reason,
        ...figures,
    });
    const broken = guardResults.filter(({ held }) => !held);
    if (errored.candidate > (optimizations_attempts ??= __webpack_require__(83414))/* BROKEN */.M$ && errored.original > (optimizations_attempts ??= __webpack_require__(83414))/* BROKEN */.M$)
        return say('not_validated', 'more than 20 % of the plays errored, with the original prompt too');
    if (errored.candidate > (optimizations_attempts ??= __webpack_require__(83414))/* BROKEN */.M$)
        return say('rejected', 'broken: more than 20 % of its plays errored');
    if (Math.max(unsure.original, unsure.candidate) > (optimizations_attempts ??= __webpack_require__(83414))/* MOSTLY_UNSURE */.EX)
        return say('not_validated', `more than half of the plays are unsure; ${(optimizations_attempts ??= __webpack_require__(83414))/* TO_BE_SURE */.oP}`);
    if (difference === null)
        return say('not_validated', 'no case could be compared');
    if (difference <= 0)
        return say('rejected', 'no better than the original on the cases held out');
    if (newly.length > 0)
        return say('rejected', `newly fails the safety of ${newly.join(', ')}`);
    if (broken.length > 0)
        return say('rejected', `harms what works: ${broken.map(({ metric }) => metric).join(', ')}`);
    const doubt = doubtOf({ failing, guards }, p_value > alpha, Math.abs(unsure.original - unsure.candidate));
    return doubt === null
        ? say('accepted', 'better on cases that it was not made from')
        : say('provisional', doubt);
}
/** Why a candidate that is better is not proven; null where it is. */
function doubtOf(attempts, mayBeChance, unsureApart) {
    if (mayBeChance)
        return 'better on the cases held out, but not statistically proven';
    if (mayHarm(attempts))
        return `better on the cases held out, but may harm what works: ${PASSING}`;
    return unsureApart > UNSURE_MARGIN
        ? 'better on the plays that are sure, but one prompt has more unsure ones than the other'
        : null;
}
/** 0.8 - 0.6 is more than 0.6 - 0.4 in floating point: as much better as worse is no gain. */
const withoutResidue = (difference) => (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(difference, 12);
/**
 * Passing of the cases that passed, and every metric that is not the aim, over all cases held out. What is asked is whether anything shows
 * harm, the plays of each case being dealt anew between the prompts: a proof that nothing suffered would refuse nearly every prompt of a suite
 * whose cases fail now and then, or that has many scorers. The scorers are one question with one error rate (Simes 1986), the
 * passing cases another.
 */
function guardsOf({ failing, guards }, objective, next) {
    const everything = [
        [...failing[0], ...guards[0]],
        [...failing[1], ...guards[1]],
    ];
    const passing = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(guards[0], guards[1], (0,(optimizations_objective ??= __webpack_require__(15197))/* metricValue */.a3)('pass_rate'));
    const metrics = objective.guarded.flatMap((metric) => {
        const cases = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(...everything, (0,(optimizations_objective ??= __webpack_require__(15197))/* metricValue */.a3)(metric));
        return cases.length === 0 ? [] : [{ metric, cases }];
    });
    const { adjusted } = (0,(benjamini_hochberg ??= __webpack_require__(58937))/* benjaminiHochberg */.U)(metrics.map(({ cases }) => fallOf(cases, next)));
    return [
        ...(passing.length === 0 ? [] : [guardOfPasses(passing)]),
        ...metrics.map(({ metric, cases }, index) => guardOf(metric, cases, adjusted[index] ?? 1)),
    ];
}
const PASSING = 'passing cases';
function guardOf(metric, cases, p_value) {
    const { difference, bounds } = (0,(harm ??= __webpack_require__(10969))/* changeOf */.C2)(cases);
    return {
        ...{ metric, cases: cases.length, difference, lower_bound: bounds?.[0] ?? null, p_value },
        held: p_value > (harm ??= __webpack_require__(10969))/* HARM_LEVEL */.U6 || lossOf(cases) > -(harm ??= __webpack_require__(10969))/* HARM_MARGIN */.eT,
    };
}
/** What the cases lost that lost, as a mean over all. */
const lossOf = (cases) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ a, b }) => Math.min(0, (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) - (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a))));
/** One-sided p that a metric fell in these cases. */
function fallOf(cases, next) {
    const { stat, p_value } = (0,(permutation_stratified ??= __webpack_require__(89876))/* permutationStratified */.Q)(cases, { next, draws: DRAWS });
    return stat < 0 ? p_value / 2 : 1;
}
/** Where exact deals are too many: a p of .05 is then off by .002 at most, as a rule. */
const DRAWS = 9999;
/**
 * Whether fewer plays of these cases passed, or of any one of them, adjusted for their number: what got better elsewhere hides no case
 * that broke, nor does the number of those that did not. The better of the two questions is the p; five plays are so few that the second one
 * is hardly ever answered by chance.
 */
function guardOfPasses(cases) {
    const plays = cases.map(({ a, b }) => ({ before: countOf(a), now: countOf(b) }));
    const { adjusted } = (0,(benjamini_hochberg ??= __webpack_require__(58937))/* benjaminiHochberg */.U)(plays.map((one) => fallWithinCases([one])));
    const ofOne = adjusted.reduce((least, p) => Math.min(least, p), 1);
    const guard = guardOf(PASSING, cases, Math.min(fallWithinCases(plays), ofOne));
    return { ...guard, held: guard.held && ofOne > (harm ??= __webpack_require__(10969))/* HARM_LEVEL */.U6 };
}
const countOf = (values) => ({
    played: values.length,
    passed: values.filter((value) => value === 1).length,
});
/**
 * Whether cases that always passed with the original seem to suffer, though chance may have done it: .05 of the passing cases, or one that
 * lost half of its plays or more, however many there are. Those that fail now and then by themselves say nothing beyond the test of harm.
 */
function mayHarm({ guards }) {
    const cases = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(guards[0], guards[1], (0,(optimizations_objective ??= __webpack_require__(15197))/* metricValue */.a3)('pass_rate'));
    const solid = cases.filter(({ a }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a) === 1).map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b));
    const lost = solid.reduce((sum, rate) => sum + 1 - rate, 0);
    return solid.some((rate) => rate <= LOST_HALF) || (lost > 0 && lost >= (harm ??= __webpack_require__(10969))/* HARM_MARGIN */.eT * cases.length);
}
/** Pass rate at which a case that always passed is too far down to be left unsaid. */
const LOST_HALF = 0.5;
/** `scorer on case` for every safety scorer that failed with the candidate and never with the original. */
function newlyFailingSafety(before, after) {
    const names = (attempts) => attempts.flatMap(({ case_id, failed_safety }) => failed_safety.map((scorer) => `${scorer} on ${case_id}`));
    const known = new Set(names(before));
    return [...new Set(names(after))].filter((name) => !known.has(name)).sort();
}
/** Mean of a metric over cases that both sides have; null without such cases. */
function meansOf({ failing }, metric) {
    const cases = (0,(optimizations_attempts ??= __webpack_require__(83414))/* pairs */.AS)(failing[0], failing[1], (0,(optimizations_objective ??= __webpack_require__(15197))/* metricValue */.a3)(metric));
    if (cases.length === 0)
        return null;
    return { from: (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ a }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a))), to: (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b))) };
}


/***/ }),

/***/ 15197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   a3: () => (/* binding */ metricValue),
/* harmony export */   pc: () => (/* binding */ objectiveOf)
/* harmony export */ });
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_1__;


/** Targets that are measured, better the lower they are, as in experiments (statistics.md 4.3 step 5); scorers are 0 to 1, higher is better. */
var LOWER_IS_BETTER;
function LOWER_IS_BETTER$made() { return LOWER_IS_BETTER = new Set(['latency_ms', 'cost_usd']); }
/** A target this close to what is measured is reached: rounding. */
const ROUNDING = 1e-9;
/** The value of a metric in an attempt, higher is better: what is measured is negative. Null when it has none. */
function metricValue(metric) {
    return (attempt) => {
        if (metric === 'pass_rate')
            return attempt.status === 'passed' ? 1 : 0;
        const measured = valueIn(attempt.measured ?? {}, metric);
        return measured === null ? valueIn(attempt.scores, metric) : -measured;
    };
}
const valueIn = (values, name) => Object.hasOwn(values, name) ? (values[name] ?? null) : null;
/** The value as it was measured, for readers: no score is below 0. */
const shownValue = (value) => Math.abs(value);
/**
 * What an optimization maximises (improvement.md 2.2 step 2). `error_driven`: passing. `metric_driven`: the mean way covered from each metric's measured
 * `current` to its target, each between -1 and 1; a metric that an attempt has not is left out of its mean. `full`: half of each; without targets
 * every scorer is to reach 1. `baseline`: fresh attempts of the original prompt, which replace the `current` of the request.
 */
function objectiveOf({ type, targetMetrics = {} }, baseline, metrics) {
    const requested = Object.entries(targetMetrics);
    const wanted = type === 'error_driven'
        ? []
        : requested.length > 0
            ? requested
            : metrics.map((metric) => [metric, { target: 1 }]);
    const targets = wanted.flatMap(([metric, { target, current }]) => {
        // Without targets of the request it is a scorer, whatever its name.
        const sign = requested.length > 0 && (LOWER_IS_BETTER ?? LOWER_IS_BETTER$made()).has(metric) ? -1 : 1;
        const measured = meanOf(baseline, metricValue(metric)) ?? (current === undefined ? null : sign * current);
        if (measured === null)
            return [];
        const aim = sign * target;
        return [{ metric, current: measured, target: aim, reached: measured >= aim - ROUNDING }];
    });
    const open = targets.filter(({ reached }) => !reached);
    const utility = (attempt) => {
        const ways = open.flatMap(({ metric, current, target }) => {
            const value = metricValue(metric)(attempt);
            return value === null ? [] : [clip((value - current) / (target - current))];
        });
        return ways.length === 0 ? null : (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(ways);
    };
    const pass = metricValue('pass_rate');
    const half = (attempt) => {
        const way = utility(attempt);
        return way === null ? pass(attempt) : 0.5 * (pass(attempt) ?? 0) + 0.5 * way;
    };
    const aimed = new Set(open.map(({ metric }) => metric));
    const others = ['pass_rate', ...metrics].filter((metric) => !aimed.has(metric));
    return {
        type,
        targets,
        worthOf: type === 'error_driven' ? pass : type === 'metric_driven' ? utility : half,
        binary: type === 'error_driven',
        guarded: [...new Set(others)].filter((metric) => type === 'metric_driven' || metric !== 'pass_rate'),
    };
}
/** Mean over cases of the mean over their attempts; null without values. */
function meanOf(attempts, worthOf) {
    const values = [...(0,(_attempts_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(83414))/* .valuesByCase */ .s6)(attempts, worthOf).values()];
    return values.length === 0 ? null : (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values.map((own) => (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(own)));
}
const clip = (value) => Math.min(1, Math.max(-1, value));


/***/ }),

/***/ 94108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ seal),
/* harmony export */   w: () => (/* binding */ unsealed)
/* harmony export */ });
var contents;
function contents$made() { return contents = new WeakMap(); }
/** Puts a value into a box, so that who passes it on cannot look at it by accident (improvement.md 2.2 step 3). */
function seal(value) {
    const box = Object.freeze({});
    (contents ?? contents$made()).set(box, value);
    return box;
}
/** What is in the box. Only the gate and the static check of spans may ask; a test holds them to it. */
function unsealed(box) {
    if (!(contents ?? contents$made()).has(box))
        throw new TypeError('unsealed: this is no box of seal()');
    return (contents ?? contents$made()).get(box); // seal() put a T there.
}


/***/ }),

/***/ 10969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   U6: () => (/* binding */ HARM_LEVEL),
/* harmony export */   eT: () => (/* binding */ HARM_MARGIN),
/* harmony export */   nf: () => (/* binding */ isUnharmed),
/* harmony export */   rb: () => (/* binding */ shownHarms)
/* harmony export */ });
/* harmony import */ var _benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _case_level_p_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _paired_interval_js__WEBPACK_IMPORTED_MODULE_0__;




/** A mean that falls by less than this makes no difference in practice (statistics.md 4.3 step 7). */
const HARM_MARGIN = 0.05;
/**
 * At most this share of harmless changes is called harmful, whatever the number of metrics. Twice as readily as a gain is believed:
 * who is warned in vain plays again, who is not warned ships the loss.
 */
const HARM_LEVEL = 0.1;
/** The change of a metric over its test cases: `a` before, `b` after. RangeError without cases, or for one without values on a side. */
function changeOf(cases) {
    const { difference, sd, interval } = (0,(_paired_interval_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46161))/* .pairedInterval */ .$)(cases, {
        binary: false,
        alpha: 0.1,
        scope: 'population',
    });
    // Differences that are all equal are their own bounds.
    return {
        cases: cases.length,
        difference,
        bounds: sd === 0 ? [difference, difference] : (interval ?? null),
    };
}
/**
 * Whether a metric stands well enough for now: its mean has not fallen by the margin over enough cases, nor beyond chance over fewer. No
 * test: of metrics that did not move, one in four does not stand well over 12 cases of 5 yes/no plays. Nothing is asked to prove that it did not suffer, which
 * would need a hundred cases and more.
 */
const isUnharmed = ({ cases, difference, bounds }) => difference > -HARM_MARGIN || (cases < (_paired_interval_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46161))/* .POPULATION_CASES */ .I && !(bounds !== null && bounds[1] < 0));
/**
 * Is any of these metrics harmed? One question with one error rate, instead of a veto for each noisy metric. Each metric gives a
 * one-sided p (`caseLevelP`); together they are judged by Simes' test (Simes 1986), which is the smallest p adjusted by Benjamini and Hochberg: where
 * nothing is harmed, at most HARM_LEVEL of the answers say that something is, for independent metrics as for those that move together, as scorers of the same
 * answers do. Metrics that say the same cost no more than one. RangeError for a metric without cases.
 */
function shownHarms(metrics) {
    const found = metrics.map((cases) => {
        const { d, p_value } = (0,(_case_level_p_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(39677))/* .caseLevelP */ .D)(cases);
        const difference = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(71134))/* .mean */ .i)(d);
        return { difference, p: difference < 0 ? p_value / 2 : 1 - p_value / 2 };
    });
    const { adjusted } = (0,(_benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(58937))/* .benjaminiHochberg */ .U)(found.map(({ p }) => p));
    return found.map(({ difference }, index) => {
        const p_value = adjusted[index] ?? 1;
        return { p_value, shown: difference <= -HARM_MARGIN && p_value <= HARM_LEVEL };
    });
}


/***/ })

};
