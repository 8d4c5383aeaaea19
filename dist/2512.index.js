export const id = 2512;
export const ids = [2512];
export const modules = {

/***/ 6923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ budgetOf)
/* harmony export */ });
/**
 * The budget that judge and agents share (security.md R10). A reservation holds its worst case until it is settled, so what
 * was spent can never pass a ceiling; one that does not fit now waits for others to settle, and fails only when nothing is
 * outstanding any more. Once exhausted it stays so: an honest partial result, not a lottery of small questions.
 */
function budgetOf(ceilings) {
    const spending = {
        mostCalls: ceilings.maxCalls ?? Number.POSITIVE_INFINITY,
        mostUsd: ceilings.maxCostUsd ?? Number.POSITIVE_INFINITY,
        calls: 0,
        usd: 0,
        held: { calls: 0, usd: 0, count: 0 },
        exhausted: false,
        refused: false,
        waiting: new Set(),
    };
    return {
        capped: Number.isFinite(spending.mostUsd),
        get exhausted() {
            return spending.exhausted ? whyExhausted(spending) : undefined;
        },
        get overspent() {
            return spending.usd > spending.mostUsd + 1e-9;
        },
        get spentUsd() {
            return spending.usd;
        },
        get calls() {
            return spending.calls;
        },
        spend: (more) => charge(spending, 0, more),
        charge: (calls, usd) => charge(spending, calls, usd),
        async reserve(worst, aside = (wait) => wait()) {
            while (!spending.exhausted) {
                const amount = worst.find((each) => fits(spending, each));
                if (amount !== undefined)
                    return hold(spending, amount);
                if (spending.held.count === 0) {
                    spending.refused = true;
                    exhaust(spending);
                }
                else
                    await aside(() => new Promise((resolve) => spending.waiting.add(resolve)));
            }
            return undefined;
        },
    };
}
/** Made when it is asked for: what was under way when the ceiling was reached still has to be paid. */
function whyExhausted({ calls, mostCalls, usd, mostUsd, refused }) {
    if (calls >= mostCalls)
        return `${calls} of ${mostCalls} judge calls were made`;
    const spent = `$${usd.toFixed(4)} of $${mostUsd} were spent`;
    return refused && usd < mostUsd ? `${spent}, and the next judge call could cost more than is left` : spent;
}
function charge(spending, moreCalls, moreUsd) {
    spending.calls += moreCalls;
    spending.usd += Number.isFinite(moreUsd) && moreUsd > 0 ? moreUsd : 0;
    const { calls, mostCalls, usd, mostUsd } = spending;
    if ((moreCalls > 0 && calls >= mostCalls) || (moreUsd > 0 && usd >= mostUsd))
        exhaust(spending);
}
function exhaust(spending) {
    spending.exhausted = true;
    wake(spending);
}
function wake({ waiting }) {
    const all = [...waiting];
    waiting.clear();
    for (const go of all)
        go();
}
function fits({ calls, mostCalls, usd, mostUsd, held }, amount) {
    return !(calls + held.calls + amount.calls > mostCalls || usd + held.usd + amount.usd > mostUsd);
}
/** Holds an amount until it is settled. */
function hold(spending, amount) {
    const { held } = spending;
    held.calls += amount.calls;
    held.usd += amount.usd;
    held.count += 1;
    return {
        amount,
        settle(spent) {
            held.calls -= amount.calls;
            held.count -= 1;
            // Sums of fractions leave dust; with nothing outstanding nothing is held.
            held.usd = held.count === 0 ? 0 : held.usd - amount.usd;
            charge(spending, spent.calls, spent.usd);
            wake(spending);
        },
    };
}


/***/ }),

/***/ 42028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ basePlays),
/* harmony export */   eo: () => (/* binding */ onBaseOf),
/* harmony export */   sG: () => (/* binding */ baseAttempts)
/* harmony export */ });
/* unused harmony export FIRST_ON_BASE */
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44765);
/* harmony import */ var _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70102);
/* harmony import */ var _execution_rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33674);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72277);
/* harmony import */ var _confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65522);






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
        for (let round = 0; round < _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++)
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
            const open = checked
                .filter((one) => roundOf(one) !== undefined && !skipped.includes(one.description.id))
                .map(({ description }) => description.id);
            return noticesOf({ missing, errors, open, beyond, spent: budget.exhausted });
        },
    };
}
function noticesOf({ missing, errors, open, beyond, spent }) {
    const sentences = [...missing].map(([why, ids]) => `${named(ids)} not played on the base: ${why}`);
    const [first] = errors;
    if (first !== undefined)
        sentences.push(`${named(errors.map(({ id }) => id))} could not be judged on the base: ${briefly(first.message)}`);
    if (open.length > 0 && spent !== undefined)
        sentences.push(`${named(open)} not played on the base, or not to the end: ${spent}`);
    if (beyond > 0)
        sentences.push(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(beyond, 'more case')} not played on the base: of those that flipped only the first ${_confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REPEATED_CASES */ .pL} are`);
    return sentences.map((sentence) => `${sentence}; what was found without that stands.`);
}
/** What the plays of a case on the base came to: those that were judged, and those of them that failed. Undefined when it had none. */
function onBaseOf(description, journal) {
    const plays = playsBefore(description, _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og, journal);
    return plays.played === 0 ? undefined : plays;
}
/** Attempts of all plays that a case can have on the base, for whoever forgets errors. */
function* baseAttempts(description) {
    for (let round = 0; round < _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++)
        yield* attemptsOf(description, round);
}
/** Ids that a notice names. */
const MOST_NAMED = 3;
/** Code points of an error in a notice. */
const MESSAGE = 200;
const named = (ids) => `${ids.length === 1 ? 'Case' : 'Cases'} ${ids.slice(0, MOST_NAMED).join(', ')}${ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''}`;
/** What an error says first; the end of a program's output behind it belongs into its journal. */
const briefly = (text) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(text.split('\n')[0], MESSAGE).replace(/[.:\s]+$/, '');
const attemptsOf = (description, round) => (0,_execution_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsOfRound */ .i5)(description, FIRST_ON_BASE, round);
const playsBefore = (description, rounds, journal) => (0,_execution_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedRounds */ .Lv)(description, FIRST_ON_BASE, rounds, journal);
/** Why a case that was played on the base has no verdict from there. */
function errorOnBase(description, journal) {
    for (let round = 0; round < _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++) {
        const attempts = (0,_execution_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedRound */ .RT)(description, FIRST_ON_BASE, round, journal);
        if (attempts.length < description.repeat)
            continue;
        const { status } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .caseOutcome */ .X_)(attempts, description);
        if (status === 'passed' || status === 'failed')
            continue;
        const message = attempts.find(({ error }) => error !== undefined)?.error?.message;
        return { id: description.id, message: message ?? 'nothing in its answer could be judged' };
    }
    return undefined;
}


/***/ }),

/***/ 28524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ forgetErrors)
/* harmony export */ });
/* harmony import */ var _planning_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57984);
/* harmony import */ var _base_plays_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42028);
/* harmony import */ var _confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65522);



/** Forgets every errored attempt of a run, those of repeats and on the base included, so that it is played again. */
function forgetErrors(journal, planned) {
    const forgetIfErrored = (id, attempt) => {
        const errored = journal.played(id, attempt)?.type === 'attempt.errored' ||
            journal.scored(id, attempt).some((record) => record.error !== undefined);
        if (errored)
            journal.forget(id, attempt);
    };
    for (const { planned: one, attempt } of (0,_planning_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .jobs */ .LR)(planned))
        forgetIfErrored(one.description.id, attempt);
    for (const { description } of planned)
        for (const attempt of [...(0,_confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatAttempts */ .wv)(description), ...(0,_base_plays_js__WEBPACK_IMPORTED_MODULE_2__/* .baseAttempts */ .sG)(description)])
            forgetIfErrored(description.id, attempt);
}


/***/ }),

/***/ 1016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sz: () => (/* binding */ choosePlanJudge),
  S: () => (/* binding */ chooseRunJudge),
  W1: () => (/* binding */ configOf)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/judges/budget.js
var budget = __webpack_require__(6923);
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge = __webpack_require__(16479);
;// CONCATENATED MODULE: ./lib/judges/judging-anew.js
/**
 * A judge that answers anew what its cache knows already: every question is another one by the name of the round, so the same
 * round asks nothing twice and can be resumed. Preparation that belongs to a text (criteria, steps) is not asked again: all
 * attempts share it, and only the judgement is measured.
 */
function judgingAnew(judge, round) {
    return {
        ...judge,
        fill: (question, signal) => judge.fill(question.shared === true ? question : { ...question, repeat: `${question.repeat ?? '0'}@${round}` }, signal),
    };
}

// EXTERNAL MODULE: ./lib/judges/no-judge.js
var no_judge = __webpack_require__(85103);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/test-cases/requested-settings.js
var requested_settings = __webpack_require__(74552);
// EXTERNAL MODULE: ./lib/runs/planning/affected-cases.js + 4 modules
var affected_cases = __webpack_require__(76433);
// EXTERNAL MODULE: ./lib/models/model-words.js
var model_words = __webpack_require__(80843);
// EXTERNAL MODULE: ./lib/models/prices.js
var prices = __webpack_require__(26562);
;// CONCATENATED MODULE: ./lib/runs/planning/model-notes.js



/** Providers that are asked for a model by its name. */
const BY_NAME = new Set(['openai', 'azure_openai', 'anthropic']);
/** What whoever reads the report of these cases should know of the judge's model and of those that scorers and agents name. */
function runModelNotes(planned, { judge, settings, nowMs }) {
    const played = planned.filter(({ description }) => description.skip === undefined);
    const agents = played.flatMap(({ agent: { agent }, overrides }) => {
        const model = overrides?.model ?? agent.invocation?.model;
        if (model === undefined || !BY_NAME.has(agent.provider))
            return [];
        const named = overrides?.model === undefined ? 'invocation.model' : 'the variant';
        return (0,model_words/* modelNotes */.rk)({ what: `The model ${model} of the agent ${agent.id}`, model, named, nowMs });
    });
    const own = judge.mode === 'offline' ? [] : played.flatMap(({ scorers }) => scorers.flat());
    const scorers = own.flatMap(({ scorer: { name, model } }) => {
        if (model === undefined)
            return [];
        const bound = (0,prices/* priceOf */.xx)(model, settings.judge.prices) === null ? judge.priceBound : undefined;
        const what = `The model ${model} of the scorer ${name}`;
        return (0,model_words/* modelNotes */.rk)({ what, model, named: 'config.model', nowMs, ...(0,defined/* defined */.s)({ bound }) });
    });
    return [...new Set([...(judge.notes ?? []), ...scorers, ...agents])];
}

// EXTERNAL MODULE: ./lib/runs/planning/without-secrets.js
var without_secrets = __webpack_require__(81030);
;// CONCATENATED MODULE: ./lib/runs/planning/run-config.js










/** The judge of the settings; where stored answers are judged afresh, past what its cache knows of other runs. */
async function chooseRunJudge(engine, runId, plan, rescored) {
    const { judge, ...chosen } = await choosePlanJudge(engine, plan);
    return {
        ...chosen,
        judge: rescored?.fresh === true ? judgingAnew(judge, runId) : judge,
    };
}
/**
 * The judge of the settings, with this ceiling (US dollars) where it is below theirs. A plan of checks that asks no judge needs none: what
 * keeps the one of the settings from being made, a missing key above all, is nothing to it, and no package is loaded for it.
 */
async function choosePlanJudge(engine, { planned, settings }, maxCostUsd) {
    if (!(0,without_secrets/* asksJudge */.Uw)(planned) && planned.some(hasChecks))
        return idleJudge(engine, (0,requested_settings/* withCeilings */.b)(settings, maxCostUsd), maxCostUsd);
    const { judge, budget, isJudgeKeyMissing, emptyKeys } = await engine.scoringWith(maxCostUsd);
    return { judge, budget, isJudgeKeyMissing, emptyKeys };
}
/** Without checks a judge that was named and has no key is a mistake that somebody wants to hear of. */
const hasChecks = ({ loaded }) => loaded.case.turns.some(({ checks }) => checks !== undefined);
async function idleJudge(engine, { judge: { max_calls: maxCalls, max_cost_usd: ceiling } }, maxCostUsd) {
    try {
        const { judge, budget, isJudgeKeyMissing, emptyKeys } = await engine.scoringWith(maxCostUsd);
        const { warm: _, embed: __, ...named } = judge;
        return { budget, isJudgeKeyMissing, emptyKeys, judge: { ...named, fill: no_judge/* noJudge */.J.fill } };
    }
    catch (error) {
        if (!(error instanceof errors/* Fault */.vC) || error.code !== 'validation_failed')
            throw error;
        return {
            judge: no_judge/* noJudge */.J,
            budget: (0,budget/* budgetOf */.n)({ maxCalls, maxCostUsd: ceiling }),
            isJudgeKeyMissing: false,
            emptyKeys: [],
        };
    }
}
/** What the journal writes down of a run, but for its quarantine and what it is compared with. */
function configOf({ planned, settings, affected, narrowed, part }, { selection, judge, emptyKeys, seed, rescored, missing, nowMs }) {
    const notes = runModelNotes(planned, { judge, settings, nowMs });
    return {
        // A copy that may be written to, which a selection may not.
        ...(0,affected_cases/* recordedChoice */.Y0)({ ...selection }, (0,defined/* defined */.s)({ affected, narrowed })),
        judge: { ...(0,judges_judge/* identityOf */.cu)(judge), id: judge.id, samples: settings.judge.samples },
        gate: { min_pass_rate: settings.gate.min_pass_rate, fail_on: settings.gate.fail_on },
        seed: seed ?? 1,
        ...(0,defined/* defined */.s)({ rescored, shard: part, secrets_withheld: missing }),
        ...(notes.length === 0 ? {} : { model_notes: notes }),
        ...(emptyKeys.length === 0 || !(0,without_secrets/* asksJudge */.Uw)(planned) ? {} : { empty_keys: [...emptyKeys] }),
    };
}


/***/ }),

/***/ 66822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ refuseValidation),
/* harmony export */   eo: () => (/* binding */ checkSameJudge),
/* harmony export */   fc: () => (/* binding */ checkContinuable),
/* harmony export */   yn: () => (/* binding */ checkSameCases)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Whether this run is one of the suite, and its cases are left as they were chosen. Fault `usage` where not. */
function checkContinuable(before, options, runId) {
    refuseValidation(before, runId, options.resume === undefined ? '--retry-errors' : '--resume');
    const narrowing = [
        ...Object.keys(options.selection ?? {}),
        ...(options.affected === undefined ? [] : ['affected']),
        ...Object.keys(options.narrowing ?? {}),
    ];
    if (narrowing.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `${runId} goes on with the cases it began with`, {
            where: narrowing.join(', '),
            hint: 'Leave the selection out, or start a new run.',
        });
}
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
/** Judged by two, it would have two sets of criteria. */
function checkSameJudge(before, now, runId) {
    if (before.judge.id === now.judge.id)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `${runId} was judged by ${before.judge.model}, now the judge is ${now.judge.model}`, {
        where: runId,
        hint: 'Pass the same --judge and --judge-model, or start a new run.',
    });
}


/***/ }),

/***/ 81030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ reachableCases),
/* harmony export */   Uw: () => (/* binding */ asksJudge),
/* harmony export */   f2: () => (/* binding */ stillMissing),
/* harmony export */   mO: () => (/* binding */ missingSecrets)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/**
 * The plan with every agent that it calls checked: rejects when a variable of one is not set. Where the workflow was given no
 * secrets, the cases of such an agent are skipped instead: that a fork has no key is nobody's failure.
 */
async function reachableCases(engine, planned) {
    const called = planned.filter((one) => one.description.skip === undefined);
    const unreachable = new Map();
    for (const agent of new Set(called.map((one) => one.agent)))
        try {
            await engine.reach(agent);
        }
        catch (error) {
            const { secretsWithheld } = engine.options;
            if (secretsWithheld === undefined || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.code !== 'validation_failed')
                throw error;
            unreachable.set(agent, `${error.message}: ${secretsWithheld.reason}`);
        }
    return planned.map((one) => {
        const why = unreachable.get(one.agent);
        if (why === undefined || one.description.skip !== undefined)
            return one;
        return { ...one, description: { ...one.description, skip: why, unreachable: true } };
    });
}
/** Whether some case has a scorer that asks the judge. */
const asksJudge = (planned) => planned.some(({ scorers }) => scorers.flat().some(({ scorer }) => !scorer.deterministic));
/** What a run that begins lacks for want of secrets, for its records; undefined where nothing is missing for it. */
function missingSecrets({ secretsWithheld }, isJudgeKeyMissing, planned) {
    return missing(secretsWithheld?.reason, isJudgeKeyMissing && asksJudge(planned), planned);
}
/** The same of a run that goes on: it judges as it began. */
function stillMissing({ secretsWithheld }, { secrets_withheld: before }, planned) {
    return missing(before?.reason ?? secretsWithheld?.reason, before?.judge === true, planned);
}
function missing(reason, judge, planned) {
    if (reason === undefined)
        return undefined;
    const unreachable = planned.some(({ description }) => description.unreachable === true);
    return judge || unreachable ? { reason, judge } : undefined;
}


/***/ })

};
