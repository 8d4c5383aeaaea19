export const id = 9907;
export const ids = [9907];
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
        const { status } = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .caseOutcome */ .X)(attempts, description);
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
