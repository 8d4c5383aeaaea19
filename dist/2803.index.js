export const id = 2803;
export const ids = [2803];
export const modules = {

/***/ 79580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  againstBaseline: () => (/* binding */ againstBaseline)
});

// EXTERNAL MODULE: ./lib/runs/comparing/compare-runs.js + 14 modules
var compare_runs;
// EXTERNAL MODULE: ./lib/runs/comparing/flip-proof.js
var flip_proof;
// EXTERNAL MODULE: ./lib/runs/comparing/flip-verdict.js
var flip_verdict;
// EXTERNAL MODULE: ./lib/runs/planning/affected-part.js
var affected_part;
// EXTERNAL MODULE: ./lib/runs/gating/base-plays.js
var base_plays;
// EXTERNAL MODULE: ./lib/runs/gating/confirm-flips.js
var confirm_flips;
// EXTERNAL MODULE: ./lib/runs/gating/newer-failure.js
var newer_failure;
// EXTERNAL MODULE: ./lib/runs/gating/quarantine.js
var quarantine;
;// CONCATENATED MODULE: ./lib/runs/gating/replayed-flips.js
/** Looks at the journal when it is asked. */
function replayedFlips({ config, planned }, journal) {
    const replay = config.cassettes?.replay;
    const byId = new Map(planned.map(({ description }) => [description.id, description]));
    const of = (caseId) => {
        const one = byId.get(caseId);
        if (replay === undefined || one === undefined)
            return false;
        for (let attempt = 0; attempt < one.repeat; attempt++)
            if (journal.attempt(one, attempt)?.replayed !== undefined)
                return true;
        return false;
    };
    return {
        isWhole: replay === 'all',
        isPart: replay !== undefined,
        of,
        explain: (flips) => replay === 'all' || (replay !== undefined && (flips.length === 0 || flips.some(({ id }) => of(id)))),
    };
}

// EXTERNAL MODULE: ./lib/runs/comparing/fall-of-rate.js + 1 modules
var fall_of_rate;
;// CONCATENATED MODULE: ./lib/runs/gating/rounds-again.js



/**
 * Plays all cases again where several flipped to failing, and more than to passing, since something may have got worse everywhere, though one play a case
 * cannot prove it: fixed numbers of rounds, of all cases alike, and a test at the end of each, until one proves it or nothing is expected of
 * the next. The rounds are those of the repeats (confirm-flips.ts), so that a flip which was repeated has less to play.
 */
function roundsAgain({ planned, journal, budget, base, compared }) {
    const byId = new Map(planned.map((one) => [one.description.id, one]));
    const looks = (0,(fall_of_rate ??= __webpack_require__(99622))/* looksAgain */.$d)(base !== undefined);
    let chosen;
    let note;
    /** The look whose plays are made, and the last one that can be taken. */
    let at = -1;
    let known;
    const missing = (rounds) => missingNow(chosen ?? [], rounds, journal);
    /** Whether the plays of another look are worth making. */
    const goesOn = () => {
        const { comparison, compared: ids, flips, lost, mayHaveFallen } = compared();
        if (comparison.verdict === 'regression' || !mayHaveFallen || at + 1 >= looks.length)
            return false;
        if (chosen !== undefined)
            return true;
        if (lost < (fall_of_rate ??= __webpack_require__(99622))/* LOST_TO_PLAY_AGAIN */.J7 || flips.length < (fall_of_rate ??= __webpack_require__(99622))/* FLIPS_TO_PLAY_AGAIN */.L6)
            return false;
        if (ids.length > (fall_of_rate ??= __webpack_require__(99622))/* MOST_CASES_AGAIN */.nq)
            return false;
        chosen = ids.flatMap((id) => byId.get(id) ?? []);
        return true;
    };
    return {
        async next() {
            // What broke off is not asked for again.
            if (at >= 0 && missing(looks[at].rounds).length > 0)
                return undefined;
            while (goesOn()) {
                at += 1;
                const { rounds, onBase } = looks[at];
                const there = await missingOnBase(chosen ?? [], onBase, base, journal);
                const jobs = [...missing(rounds), ...there];
                if (jobs.length === 0)
                    continue;
                if (budget.exhausted === undefined)
                    return jobs;
                note = `the budget left no further plays of all cases (${budget.exhausted})`;
                return undefined;
            }
            return undefined;
        },
        look() {
            let last = at;
            while (last >= 0 && missing(looks[last].rounds).length > 0)
                last -= 1;
            if (known?.at !== last)
                known = last < 0 ? undefined : { at: last, further: furtherAt(looks[last], chosen ?? [], journal) };
            return known;
        },
        get note() {
            return note;
        },
    };
}
/** Plays of now that a look still needs. */
function missingNow(cases, rounds, journal) {
    return cases.flatMap((one) => roundsUpTo(rounds)
        .filter((round) => !(0,(confirm_flips ??= __webpack_require__(65522))/* isRecorded */.TN)(one.description, round, journal))
        .flatMap((round) => (0,(confirm_flips ??= __webpack_require__(65522))/* playsOf */.Dr)(one.description, round).map((attempt, userOf) => ({ planned: one, attempt, userOf }))));
}
/** And those on the base, of the cases that can be played there. */
async function missingOnBase(cases, rounds, base, journal) {
    const jobs = [];
    for (const one of cases) {
        const found = await base?.agentOf(one.agent);
        if (found === undefined || 'missing' in found)
            continue;
        for (const round of roundsUpTo(rounds))
            if (!(0,(base_plays ??= __webpack_require__(42028))/* isBaseRoundRecorded */.IZ)(one.description, round, journal))
                for (const [userOf, attempt] of (0,(base_plays ??= __webpack_require__(42028))/* onBaseAttempts */.Bp)(one.description, round).entries())
                    jobs.push({ planned: { ...one, agent: found.agent }, attempt, userOf });
    }
    return jobs;
}
/** What the plays of a look came to, by case; those on the base count where all of them were made. */
function furtherAt({ rounds, onBase }, cases, journal) {
    const byId = new Map(cases.map((one) => [one.description.id, one]));
    const isPlayedThere = onBase > 0 &&
        cases.every(({ description }) => roundsUpTo(onBase).every((round) => (0,(base_plays ??= __webpack_require__(42028))/* isBaseRoundRecorded */.IZ)(description, round, journal)));
    return (id) => {
        const one = byId.get(id);
        if (one === undefined)
            return { now: { played: 0, failed: 0 } };
        return {
            now: (0,(confirm_flips ??= __webpack_require__(65522))/* repeatsBefore */.CG)(one.description, rounds, journal),
            ...(isPlayedThere ? { onBase: (0,(base_plays ??= __webpack_require__(42028))/* baseRoundsBefore */.el)(one.description, onBase, journal) } : {}),
        };
    };
}
const roundsUpTo = (rounds) => Array.from({ length: rounds }, (_, round) => round);

// EXTERNAL MODULE: ./lib/runs/gating/settled-alike.js
var settled_alike;
;// CONCATENATED MODULE: ./lib/runs/gating/against-baseline.js











/** Prepares the comparison of a run with its baseline; nothing is read before it is asked for. */
function againstBaseline(compared) {
    const { spec, plays, world } = compared;
    const { baseline, planned, budget, settings, base } = spec;
    const { journal } = world;
    const gating = gatingOf(spec);
    const replayed = replayedFlips(spec, journal);
    const confirms = baseline.gates && settings.gate.fail_on === 'regression' && !replayed.isWhole;
    const gated = { onBase: base !== undefined };
    const asksAll = confirms && !replayed.isPart;
    const compare = comparing(compared, asksAll ? gated : undefined);
    let latest;
    let over = false;
    /** The cases are gone through once for each step: nothing is played while one is put together. */
    const comparedNow = () => {
        const look = again?.look();
        if (latest === undefined || gated.look !== look) {
            gated.look = look;
            latest = compare();
        }
        return latest;
    };
    const gatingFlips = () => comparedNow().flips.filter(({ id }) => gating.has(id));
    const flippedNow = () => gatingFlips().filter(({ id }) => !replayed.of(id));
    const flipped = () => {
        const proven = comparedNow().comparison.verdict === 'regression';
        return { flips: flippedNow(), proven, beside: latest?.beside?.filter((id) => !replayed.of(id)) };
    };
    const aim = (id, needed) => aimOf(onBase?.isOutOfReach(id) === false, needed, latest?.flips.length ?? 1);
    const isBaseAsked = confirms && base !== undefined;
    const onBase = isBaseAsked ? (0,(base_plays ??= __webpack_require__(42028))/* basePlays */.JT)({ planned, journal, budget, base, flipped: flippedNow }) : undefined;
    const confirmation = confirms ? (0,(confirm_flips ??= __webpack_require__(65522))/* confirmFlips */.Hr)({ planned, plays, journal, budget, flipped, aim }) : undefined;
    const again = asksAll ? roundsAgain({ planned, journal, budget, base, compared: comparedNow }) : undefined;
    return {
        steps: confirmation &&
            (async () => {
                latest = undefined;
                // What turns out to be out of reach on the base is repeated on here instead.
                const flips = confirmation.steps() ?? (await onBase?.next()) ?? confirmation.steps();
                const step = flips ?? (await again?.next());
                over = step === undefined;
                return step;
            }),
        comparison() {
            // A step that broke off left plays behind that no comparison has seen.
            if (!over)
                latest = undefined;
            return comparedNow().comparison;
        },
        notices: () => onBase?.notices() ?? [],
        factsOf(comparison, ended) {
            const stopped = confirmation?.ended ? undefined : stopNote(ended);
            const why = replayed.explain(gatingFlips()) ? REPLAYED : stopped;
            return { comparison, name: baseline.name, gating, note: confirmation?.note ?? again?.note ?? why };
        },
        get planPlayed() {
            return confirmation?.planPlayed ?? false;
        },
    };
}
/** Repeats of a flip that are worth playing. Where the base will be played, fewer failures here are enough: both sides are counted. */
const aimOf = (isOnBase, needed, flips) => isOnBase
    ? Math.min((0,(flip_proof ??= __webpack_require__(1901))/* playsOfEachSide */.d7)((0,(flip_proof ??= __webpack_require__(1901))/* levelOfFlip */.bq)(flips)), needed ?? (flip_proof ??= __webpack_require__(1901))/* MOST_REPEATS */.pk)
    : (needed ?? (flip_verdict ??= __webpack_require__(70102))/* REPEATS_TO_EXCUSE */.tv);
/** Why nothing is played again, as a part of a sentence. */
const REPLAYED = 'recordings answer, and would say the same again';
const gatingOf = ({ planned, config }) => (0,(quarantine ??= __webpack_require__(90539))/* gatingIds */.T9)(planned.map(({ description }) => description), config.quarantine);
function stopNote({ budget: spent, overtime }) {
    if (spent !== undefined)
        return `the budget ran out among them (${spent})`;
    return overtime === undefined ? undefined : `the time limit of ${overtime} was reached among them`;
}
/** Compares the two runs with everything that the journal holds when it is called. */
function comparing({ spec, world, cases, header, history }, gated) {
    const { baseline, planned, config } = spec;
    const { journal, ports } = world;
    const byId = new Map(planned.map(({ description }) => [description.id, description]));
    const byHash = new Map(planned.map(({ description }) => [description.hash, description]));
    const compared = () => (0,(compare_runs ??= __webpack_require__(66059))/* comparedInDetail */.Z)(...(0,(settled_alike ??= __webpack_require__(17295))/* comparedSides */.Qf)(config.secrets_withheld, baseline.run, { header: header(), cases }), {
        now: ports.clock.now(),
        repeats: (id) => ofKnown(byId.get(id), (one) => (0,(confirm_flips ??= __webpack_require__(65522))/* repeatsOf */.UY)(one, journal)),
        errorOfRepeats: (id) => ofKnown(byId.get(id), (one) => (0,(confirm_flips ??= __webpack_require__(65522))/* errorOfRepeats */.k9)(one, journal)),
        isGivenUp: (id) => ofKnown(byId.get(id), (one) => (0,(confirm_flips ??= __webpack_require__(65522))/* isGivenUp */.hF)(one, journal)) ?? false,
        onBase: (id) => ofKnown(byId.get(id), (one) => (0,(base_plays ??= __webpack_require__(42028))/* onBaseOf */.eo)(one, journal)),
        history: (hash) => ofKnown(byHash.get(hash), (one) => history?.of(one)),
        ...(0,(affected_part ??= __webpack_require__(82944))/* unplayedOf */.mI)(config, baseline.sameSelection),
        gated,
    });
    const outcomes = (id) => ofKnown(byId.get(id), (one) => history?.of(one));
    return () => {
        const detailed = compared();
        return { ...detailed, comparison: (0,(newer_failure ??= __webpack_require__(22845))/* withNewerFailure */.S)(detailed.comparison, baseline, outcomes) };
    };
}
const ofKnown = (one, use) => one === undefined ? undefined : use(one);


/***/ }),

/***/ 22845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withNewerFailure)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;

/** Ids that the sentence names. */
const MOST_NAMED = 5;
/**
 * The comparison with a warning where the newest run of the base branch failed and an older one is the baseline: what the branch
 * itself broke since is not to be blamed on the change. `outcomes` gives the results of a case there, oldest first ("PPF").
 */
function withNewerFailure(comparison, { newerFailed }, outcomes) {
    if (newerFailed === undefined)
        return comparison;
    const head = `The newest run of the base branch (${newerFailed}) failed, so that the baseline is an older one.`;
    const there = comparison.flips.filter(({ id, kind }) => kind === 'pass_to_fail' && outcomes(id)?.endsWith('F') === true);
    return { ...comparison, warnings: [[head, ...tailOf(there)].join(' '), ...comparison.warnings] };
}
function tailOf(there) {
    if (there.length === 0)
        return [];
    const named = there.slice(0, MOST_NAMED).map(({ id }) => id);
    const more = there.length > MOST_NAMED ? ` and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(there.length - MOST_NAMED)} more` : '';
    const [cases, were] = there.length === 1 ? ['Case', 'it was'] : ['Cases', 'they were'];
    return [
        `${cases} ${named.join(', ')}${more} failed there, too, when ${were} last played, and may fail for that reason.`,
    ];
}


/***/ }),

/***/ 17295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qf: () => (/* binding */ comparedSides)
/* harmony export */ });
/* unused harmony exports settledOnly, settledAlike */
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_2__;



/**
 * A run and its baseline as they are compared: as they are, or where the judge's key is missing in what needs no judge alone.
 */
function comparedSides(missing, before, after) {
    if (missing?.judge !== true)
        return [before, after];
    return [
        { header: before.header, cases: settledAlike(before.cases, after.cases) },
        { header: after.header, cases: settledOnly(after.cases) },
    ];
}
/** The cases of a run whose judge's key is missing, without the results that do not gate: nothing is read from them. */
function settledOnly(cases) {
    return mapped(cases, () => (one) => ({
        ...one,
        attempts: one.attempts.map((attempt) => ({
            ...attempt,
            turns: attempt.turns.map((turn) => ({
                ...turn,
                results: keptOf(turn.results, (_, result) => result.gating !== false),
            })),
        })),
    }));
}
/**
 * The cases of a baseline as such a run can be held against them: of every turn what that run settled without its judge, and
 * passed or failed by that alone. Whoever judged it in the baseline: where the run found an answer empty, the judge's opinion
 * of the answer before is what it is compared with. Gone through anew each time, with one look at `current` before.
 */
function settledAlike(cases, current) {
    return mapped(cases, () => {
        const settled = settledBy(current);
        return (one) => {
            const known = settled.get(`id ${one.id}`) ?? settled.get(`hash ${one.hash}`);
            return narrowed(one, known === undefined ? undefined : (turn, scorer) => known.has(`${turn} ${scorer}`));
        };
    });
}
/** `turn scorer` of everything that counts, by id and by content of the case: it may have been renamed. */
function settledBy(cases) {
    const settled = new Map();
    for (const one of cases) {
        const known = new Set();
        for (const { turns } of one.attempts)
            for (const [turn, { results }] of turns.entries())
                for (const [scorer, result] of Object.entries(results))
                    if ((0,(_scorers_counts_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(79721))/* .counts */ .t)(result))
                        known.add(`${turn} ${scorer}`);
        settled.set(`id ${one.id}`, known);
        if (one.hash !== undefined)
            settled.set(`hash ${one.hash}`, known);
    }
    return settled;
}
/** A case with these results alone; without a rule with those that nobody was asked about. */
function narrowed(one, compared) {
    if (one.attempts.length === 0)
        return one;
    const attempts = one.attempts.map((attempt) => {
        const turns = attempt.turns.map((turn, index) => narrowedTurn(turn, index, compared));
        const { error: _, unsure: __, ...rest } = attempt;
        // An attempt that a scorer could not judge was played all the same.
        const unplayed = attempt.status === 'errored' && attempt.turns.every(({ errors }) => errors === undefined);
        if (unplayed || turns.some(({ errors }) => errors !== undefined))
            return { ...attempt, turns };
        return { ...rest, turns, ...(0,(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(72277))/* .attemptOutcome */ .St)(turns) };
    });
    const plan = { repeat: attempts.length, min_passes: one.min_passes ?? attempts.length };
    const { unsure: _, ...rest } = one;
    return { ...rest, attempts, ...(0,(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(72277))/* .caseOutcome */ .X_)(attempts, plan) };
}
function narrowedTurn(turn, index, compared) {
    const { errors = {}, ...rest } = turn;
    const left = keptOf(errors, (scorer) => compared?.(index, scorer) ?? false);
    return {
        ...rest,
        results: keptOf(turn.results, (scorer, result) => compared?.(index, scorer) ?? (0,(_planning_missing_secrets_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(71874))/* .isSettled */ .Is)(result)),
        ...(Object.keys(left).length === 0 ? {} : { errors: left }),
    };
}
function keptOf(record, keep) {
    const kept = Object.create(null);
    for (const [name, value] of Object.entries(record))
        if (keep(name, value))
            kept[name] = value;
    return kept;
}
/** An iterable that may be gone through several times; `begin` is asked each time. */
function mapped(all, begin) {
    return {
        *[Symbol.iterator]() {
            const each = begin();
            for (const one of all)
                yield each(one);
        },
    };
}


/***/ }),

/***/ 54826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ formatDifferenceInterval),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   WJ: () => (/* binding */ formatDifferenceWithin),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   td: () => (/* binding */ formatPValue)
/* harmony export */ });
var UNITS;
function UNITS$made() { return UNITS = {
    share: { scale: 100, least: 0, most: 2, sign: ' pp', largest: 1 },
    score: { scale: 1, least: 2, most: 4, sign: '', largest: 1 },
    ratio: { scale: 100, least: 0, most: 2, sign: ' %', largest: Number.POSITIVE_INFINITY },
}; }
/** Sums of floating-point numbers miss zero by less than this. */
const NOTHING = 1e-9;
/** Below this a number without decimals tells little: `+0.5 pp`, `+2.3 pp`, `+18 pp`. */
const FEW = 3;
/** A difference with its sign, `+18 pp`, `−0.09`, `−12 %`; a true minus, and no sign at zero. */
function formatDifference(value, unit) {
    const { scale, sign } = (UNITS ?? UNITS$made())[unit];
    return `${signed(value * scale, digitsFor([value], unit))}${sign}`;
}
/**
 * A difference with its interval, `+18 pp [6, 30]`, all with the same digits. Bounds carry signs where one is negative,
 * `+8 pp [−4, +20]`; an interval that leaves zero out never shows a bound of zero. `least`: digits that it has at least.
 */
function formatDifferenceWithin(value, interval, unit, least = 0) {
    const { scale, sign } = (UNITS ?? UNITS$made())[unit];
    const digits = Math.max(least, digitsFor([value, ...(interval ?? [])], unit));
    if (interval === null)
        return `${signed(value * scale, digits)}${sign}`;
    return `${signed(value * scale, digits)}${sign} ${bounds(interval, unit, digits)}`;
}
/** The interval of a difference alone, `[−0.16, −0.02]`, `[−4, +20] pp`. */
function formatDifferenceInterval(interval, unit) {
    return `${bounds(interval, unit, digitsFor([0, ...interval], unit))}${(UNITS ?? UNITS$made())[unit].sign}`;
}
function bounds(given, unit, digits) {
    const { scale, largest } = (UNITS ?? UNITS$made())[unit];
    const interval = given.map((bound) => Math.min(Math.max(bound, -largest), largest));
    const positive = interval.every((bound) => bound > -NOTHING);
    const shown = interval.map((bound) => {
        const text = signed(bound * scale, digits);
        return positive ? text.replace('+', '') : text;
    });
    return `[${shown.join(', ')}]`;
}
/** A bound of an interval on one side of zero must not round to it; what lies between bounds may. */
function digitsFor(values, unit) {
    const { scale, least, most } = (UNITS ?? UNITS$made())[unit];
    const first = Math.abs(values[0] ?? 0) * scale;
    let digits = least === 0 && first > NOTHING && first < FEW ? 1 : least;
    const hidden = (value) => Math.abs(value) > NOTHING && Number((value * scale).toFixed(digits)) === 0;
    const interval = values.slice(1);
    const across = interval.some((bound) => bound > NOTHING) && interval.some((bound) => bound < -NOTHING);
    const telling = interval.length === 0 ? values : across ? [] : interval;
    while (digits < most && telling.some(hidden))
        digits += 1;
    return digits;
}
function signed(value, digits) {
    const size = Math.abs(value).toFixed(digits);
    return Number(size) === 0 ? size : `${value < 0 ? '−' : '+'}${size}`;
}
/** The level that a p-value is read against: enough digits are shown to see on which side it lies. */
const LEVEL = 0.05;
/**
 * A p-value, `p = 0.034`: two digits, more where they would hide the side of 0.05 or make it look certain; `p < 0.001`
 * below that. Never zero.
 */
function formatPValue(p) {
    const text = formatP(p);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}
/** The same without its letter, for columns headed p: `0.034`, `< 0.001`. */
function formatP(p) {
    if (p < 0.001)
        return '< 0.001';
    if (p >= 1)
        return '1';
    if (p > 0.999)
        return '> 0.999';
    for (let digits = 2; digits < 6; digits += 1) {
        const shown = Number(p.toPrecision(digits));
        if (shown < 1 && Math.sign(shown - LEVEL) === Math.sign(p - LEVEL))
            return String(shown);
    }
    return String(p);
}


/***/ })

};
