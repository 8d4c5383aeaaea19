export const id = 2321;
export const ids = [2321];
export const modules = {

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

/***/ 33674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ judgedRounds),
/* harmony export */   RT: () => (/* binding */ recordedRound),
/* harmony export */   i5: () => (/* binding */ attemptsOfRound)
/* harmony export */ });
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45971);

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
        const status = attempts.length < description.repeat ? 'skipped' : (0,_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .caseStatus */ .TY)(attempts, description);
        if (status !== 'passed' && status !== 'failed')
            continue;
        played++;
        if (status === 'failed')
            failed++;
    }
    return { played, failed };
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
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45971);
/* harmony import */ var _comparing_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70102);
/* harmony import */ var _execution_rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33674);
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
        const status = (0,_attempt_js__WEBPACK_IMPORTED_MODULE_5__/* .caseStatus */ .TY)(attempts, description);
        if (status === 'passed' || status === 'failed')
            continue;
        const message = attempts.find(({ error }) => error !== undefined)?.error?.message;
        return { id: description.id, message: message ?? 'nothing in its answer could be judged' };
    }
    return undefined;
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
    for (const { planned: one, attempt } of (0,_planning_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .jobs */ .L)(planned))
        forgetIfErrored(one.description.id, attempt);
    for (const { description } of planned)
        for (const attempt of [...(0,_confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatAttempts */ .wv)(description), ...(0,_base_plays_js__WEBPACK_IMPORTED_MODULE_2__/* .baseAttempts */ .sG)(description)])
            forgetIfErrored(description.id, attempt);
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

/***/ 67365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveScorers)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20536);

/** The scorers of a request by name, and a problem for every name that is none. */
function resolveScorers(names, registry) {
    const scorers = [];
    const problems = [];
    for (const [index, name] of names.entries()) {
        const scorer = registry.find(name);
        if (scorer)
            scorers.push(scorer);
        else
            problems.push(unknownScorer(name, index, registry, problems));
    }
    return { scorers, problems };
}
/** The list of all names is given once: with many unknown ones it would bury them. */
function unknownScorer(name, index, registry, before) {
    const problem = { path: `scorers[${index}]`, code: 'unknown_scorer', scorer: name, field: 'scorers' };
    if (registry.isCheck(name))
        return {
            ...problem,
            message: `"${name}" is a check, not a scorer.`,
            hint: `Write it under checks: checks: [{ ${name}: … }].`,
        };
    const meant = (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .a)(name, registry.names());
    if (meant !== null)
        return {
            ...problem,
            message: `There is no scorer "${name}". Did you mean "${meant}"?`,
            hint: `Write "${meant}".`,
        };
    const list = `Scorers are ${registry.names().join(', ')}.`;
    const said = before.some((one) => one.hint === list);
    return { ...problem, message: `There is no scorer "${name}".`, ...(said ? {} : { hint: list }) };
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

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13620);

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$)(n);
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


/***/ })

};
