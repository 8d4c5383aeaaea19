export const id = 1706;
export const ids = [1706];
export const modules = {

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
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x2, n2, confidence);
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
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Unbiased sample variance (divisor n - 1): how far numbers scatter around their own mean. Two passes, so a large mean does
 * not eat the digits of a small scatter. RangeError for fewer than two numbers: one number scatters around nothing.
 */
function sampleVariance(values) {
    if (values.length < 2)
        throw new RangeError(`sampleVariance: ${values.length} numbers, two are needed`);
    const middle = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values);
    return ((0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values.map((value) => (value - middle) ** 2)) * values.length) / (values.length - 1);
}


/***/ })

};
