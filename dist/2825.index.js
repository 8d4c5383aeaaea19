export const id = 2825;
export const ids = [2825];
export const modules = {

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

/***/ 39677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ caseLevelP)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71134);
/* harmony import */ var _paired_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93355);
/* harmony import */ var _paired_t_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5279);
/* harmony import */ var _sign_flip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53072);




/**
 * Would variant b differ from variant a on other cases than these? The p-value of the scope `population` (statistics.md
 * 4.3 step 6): the runs of a case are averaged first, since ten runs of one case are not ten observations, then the larger of two
 * p-values on the case differences is taken. The t-test keeps the power, the sign flip needs no normal distribution and never says 0
 * where nothing scatters; together they stayed at or below 0.052 under every symmetric null tried (statistics.md 1 and
 * 4.2). Assumes independent cases; a one-sided skew at few cases still misleads it, so report influence beside it.
 * Scales are the caller's: logarithms for latency and cost, and no sign, since both tests are two-sided.
 * One case says nothing about others: p 1. RangeError for no cases, or for a case without runs in a variant (it leaves
 * the contrast before this point).
 */
function caseLevelP(cases) {
    if (cases.length === 0)
        throw new RangeError('caseLevelP: no cases');
    const empty = cases.findIndex(({ a, b }) => a.length === 0 || b.length === 0);
    if (empty >= 0)
        throw new RangeError(`caseLevelP: case ${empty} has no runs in a variant; leave it out and list it`);
    const a = cases.map((scores) => (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(scores.a));
    const b = cases.map((scores) => (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(scores.b));
    const d = (0,_paired_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .pairedDifferences */ .y)(a, b);
    const p_t = cases.length === 1 ? 1 : (0,_paired_t_js__WEBPACK_IMPORTED_MODULE_2__/* .pairedT */ .u)(a, b).p_value;
    const p_mid = (0,_sign_flip_js__WEBPACK_IMPORTED_MODULE_3__/* .signFlip */ .R)(d).mid_p;
    return { d, p_t, p_mid, p_value: Math.max(p_t, p_mid) };
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

/***/ 15489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairedContrast)
/* harmony export */ });
/* harmony import */ var _case_level_p_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _paired_interval_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _permutation_stratified_js__WEBPACK_IMPORTED_MODULE_2__;



/**
 * Work of the random relabellings, in scores drawn: about a second. Fewer draws than 99,999 only beyond 500 runs of a side,
 * and never fewer than 9,999, where a p of 0.05 still has a standard error of 0.002.
 */
var DRAWING;
function DRAWING$made() { return DRAWING = { scores: 5e7, most: 99_999, least: 9_999 }; }
/**
 * Is variant b better or worse than variant a on the same test cases? The one contrast behind experiments, run comparison and
 * the regression gate (statistics.md 4.3 step 6). From six cases on the answer is about cases like these (`caseLevelP`); below
 * it is about exactly these (relabelling within each case). Every case needs a run on both sides: leave the others out and list
 * them. No cases: nothing is said, p 1. Scales and direction are the caller's. RangeError for scores that are not finite.
 */
function pairedContrast(cases, options) {
    const { binary, next, alpha = 0.05 } = options;
    const scope = options.scope ?? (cases.length >= (_paired_interval_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46161))/* .POPULATION_CASES */ .I ? 'population' : 'these_test_cases');
    if (cases.length === 0)
        return { ...(NOTHING ?? NOTHING$made()), scope };
    const { p_t, p_mid, p_value: p_population } = (0,(_case_level_p_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(39677))/* .caseLevelP */ .D)(cases);
    const { difference, sd, interval } = (0,(_paired_interval_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46161))/* .pairedInterval */ .$)(cases, { binary, alpha, scope });
    const contrast = { cases: cases.length, difference, sd, p_t, p_mid, p_population, scope, interval };
    if (scope === 'population' && options.theseCases === false)
        return { ...contrast, p_these_cases: null, p_value: p_population };
    const p_these_cases = relabelled(cases, next);
    return { ...contrast, p_these_cases, p_value: scope === 'population' ? p_population : p_these_cases };
}
var NOTHING;
function NOTHING$made() { return NOTHING = {
    cases: 0,
    difference: null,
    sd: null,
    p_t: 1,
    p_mid: 1,
    p_population: 1,
    p_these_cases: 1,
    p_value: 1,
    interval: null,
}; }
function relabelled(cases, next) {
    const scores = cases.reduce((sum, { b }) => sum + b.length, 0);
    const draws = Math.min((DRAWING ?? DRAWING$made()).most, Math.max((DRAWING ?? DRAWING$made()).least, Math.floor((DRAWING ?? DRAWING$made()).scores / scores)));
    return (0,(_permutation_stratified_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(89876))/* .permutationStratified */ .Q)(cases, next === undefined ? {} : { next, draws }).p_value;
}


/***/ }),

/***/ 93355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ pairedDifferences)
/* harmony export */ });
/**
 * Relative size below which a difference is rounding, not a finding: means of a few thousand scores are exact to about
 * 1e-15, and statistics.md 4.3 step 7 calls means within 1e-12 equal.
 */
const ROUNDING = 1e-12;
/**
 * Pairwise differences `b - a`, position by position. What is only rounding becomes 0 (the mean of 0.1 and 0.2 is not 0.15 to the
 * last digit): twelve cases that all differ by 3e-17 would otherwise look like twelve agreeing observations.
 * RangeError for lists of unequal length and for values that are not finite.
 */
function pairedDifferences(a, b) {
    if (a.length !== b.length)
        throw new RangeError(`pairedDifferences: ${a.length} values beside ${b.length}; pairs need as many of each`);
    return a.map((before, row) => {
        const after = b[row];
        const difference = after - before;
        if (!Number.isFinite(difference))
            throw new RangeError(`pairedDifferences: pair ${row} is ${before} and ${after}; leave out missing values`);
        return Math.abs(difference) <= ROUNDING * Math.max(Math.abs(before), Math.abs(after)) ? 0 : difference;
    });
}


/***/ }),

/***/ 46161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ POPULATION_CASES),
  $: () => (/* binding */ pairedInterval)
});

// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/statistics/newcombe.js
var newcombe;
// EXTERNAL MODULE: ./lib/statistics/paired-differences.js
var paired_differences;
// EXTERNAL MODULE: ./lib/statistics/sample-variance.js
var sample_variance;
// EXTERNAL MODULE: ./lib/statistics/student-t.js + 1 modules
var student_t;
;// CONCATENATED MODULE: ./lib/statistics/within-case-interval.js



/**
 * Interval of the mean difference b - a on exactly these test cases: what more runs of the same cases could still change
 * (statistics.md 4.3 step 6). Built from the scatter of the runs within each case and variant, t with Satterthwaite's
 * degrees of freedom (1946). For yes/no scores a success and a failure are added to each cell first (Agresti and Caffo
 * 2000), so that ten passes of ten are not taken for certainty; a single run then counts as one degree of freedom, and the ends stay
 * in -1..1. Null without cases, or where a graded score was measured once: one number has no scatter. `alpha` is 1 - level.
 * RangeError for a side without runs.
 */
function withinCaseInterval(cases, { binary, alpha }) {
    if (cases.length === 0)
        return null;
    const difference = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ a, b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) - (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a)));
    let variance = 0;
    let bySquare = 0;
    for (const runs of cases.flatMap(({ a, b }) => [a, b])) {
        if (!binary && runs.length === 1)
            return null;
        const cell = (binary ? ofShare(runs) : (0,(sample_variance ??= __webpack_require__(18597))/* sampleVariance */.y)(runs) / runs.length) / cases.length ** 2;
        variance += cell;
        bySquare += cell ** 2 / Math.max(1, runs.length - 1);
    }
    const half = variance === 0 ? 0 : (0,(student_t ??= __webpack_require__(87870))/* tQuantile */.YW)(1 - alpha / 2, variance ** 2 / bySquare) * Math.sqrt(variance);
    const [low, high] = [difference - half, difference + half];
    return binary ? [Math.max(-1, low), Math.min(1, high)] : [low, high];
}
/**
 * Variance of the mean of 0/1 scores. Divided by the runs, not by the runs + 2 (statistics.md 4.3 step 6 says why): the difference is not
 * shrunk, and the smaller figure shuts out 0 in up to 11.6 % of experiments without an effect (5 cases, 3 runs), this one in 5.5 %.
 */
function ofShare(runs) {
    const share = ((0,(mean ??= __webpack_require__(71134))/* mean */.i)(runs) * runs.length + 1) / (runs.length + 2);
    return (share * (1 - share)) / runs.length;
}

;// CONCATENATED MODULE: ./lib/statistics/paired-interval.js






/** From this many cases on a comparison can say something about other cases than these (statistics.md 1.2). */
const POPULATION_CASES = 6;
/** Relative scatter of the differences below this is rounding: they are equal. */
const ROUNDING = 1e-12;
/**
 * How large is the difference b - a over test cases, and between which bounds (statistics.md 4.3 step 6)? For other cases than
 * these: the t interval of the case differences, or Newcombe's where every case says exactly the same of passes and failures
 * (no scatter is not certainty). For these cases: `withinCaseInterval`. `alpha` is 1 - level; scope as given, else what the number of
 * cases supports. Shares stay in -1..1. RangeError for no cases, a case without runs on a side, or numbers that are not finite.
 */
function pairedInterval(cases, { binary, alpha = 0.05, scope = cases.length >= POPULATION_CASES ? 'population' : 'these_test_cases', }) {
    const a = cases.map((scores) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(scores.a));
    const b = cases.map((scores) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(scores.b));
    const d = (0,(paired_differences ??= __webpack_require__(93355))/* pairedDifferences */.y)(a, b);
    const difference = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(d);
    const sd = d.length < 2 ? null : scatter(d);
    const estimate = { difference, sd, scope };
    if (scope === 'these_test_cases')
        return { ...estimate, interval: withinCaseInterval(cases, { binary, alpha }) };
    if (sd === null)
        return { ...estimate, interval: null };
    const n = d.length;
    if (sd === 0 && binary)
        return { ...estimate, interval: (0,(newcombe ??= __webpack_require__(86453))/* newcombeInterval */.Q)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(a) * n, n, (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) * n, n, 1 - alpha) };
    const half = ((0,(student_t ??= __webpack_require__(87870))/* tQuantile */.YW)(1 - alpha / 2, n - 1) * sd) / Math.sqrt(n);
    const [low, high] = [difference - half, difference + half];
    return { ...estimate, interval: binary ? [Math.max(-1, low), Math.min(1, high)] : [low, high] };
}
function scatter(d) {
    const sd = Math.sqrt((0,(sample_variance ??= __webpack_require__(18597))/* sampleVariance */.y)(d));
    return sd <= ROUNDING * Math.max(...d.map(Math.abs)) ? 0 : sd;
}


/***/ }),

/***/ 5279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ pairedT)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _paired_differences_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _sample_variance_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _student_t_js__WEBPACK_IMPORTED_MODULE_3__;




/**
 * Paired t-test (Student 1908): is the mean of the differences `b - a` other than 0? For two variants measured on the same cases, one
 * number per case and variant (the mean of its runs, never the runs themselves: statistics.md 1). Assumes independent
 * pairs and differences that are roughly normal or not too few; a one-sided skew at few pairs breaks it (statistics.md 4.2).
 * Differences without any scatter give p 0, or 1 when all are 0 (statistics.md 4.3 step 6), so the decision never rests on it
 * alone: see `caseLevelP`. RangeError for fewer than two pairs or lists of unequal length.
 */
function pairedT(a, b) {
    const differences = (0,(_paired_differences_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(93355))/* .pairedDifferences */ .y)(a, b);
    if (differences.length < 2)
        throw new RangeError(`pairedT: ${differences.length} pairs, two are needed`);
    const mean_diff = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(differences);
    const df = differences.length - 1;
    const se = Math.sqrt((0,(_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(18597))/* .sampleVariance */ .y)(differences) / differences.length);
    const t = mean_diff === 0 ? 0 : mean_diff / se;
    const half = (0,(_student_t_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(87870))/* .tQuantile */ .YW)(0.975, df) * se;
    return { mean_diff, se, t, df, p_value: tails(t, df), ci95: [mean_diff - half, mean_diff + half] };
}
function tails(t, df) {
    return Number.isFinite(t) ? (0,(_student_t_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(87870))/* .tTwoSided */ .uy)(t, df) : 0;
}


/***/ }),

/***/ 89876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ permutationStratified)
});

// EXTERNAL MODULE: ./lib/statistics/sum-distribution.js
var sum_distribution;
;// CONCATENATED MODULE: ./lib/statistics/convolution.js

/**
 * The distribution of x + y for independent x and y; values closer than `tolerance` are one. Takes |x| · |y| steps, and numbers in memory, where
 * both lie on a grid, as the scores of most scorers do, else |x| · |y| · log |y|: check the product before.
 */
function convolution(x, y, tolerance) {
    return onGrid(x, y, tolerance) ?? merged(x, y, tolerance);
}
function merged(x, y, tolerance) {
    const still = { shift: 0, share: 1 };
    const moved = (index) => ({
        of: x,
        shift: y.values[index],
        share: y.probabilities[index],
    });
    const between = (from, to) => {
        if (from === to)
            return (NOTHING ?? NOTHING$made());
        if (to - from === 2)
            return (0,(sum_distribution ??= __webpack_require__(26427))/* mixture */.zi)(moved(from), moved(from + 1), tolerance);
        if (to - from === 1)
            return (0,(sum_distribution ??= __webpack_require__(26427))/* mixture */.zi)(moved(from), { of: (NOTHING ?? NOTHING$made()), ...still }, tolerance);
        const middle = (from + to) >> 1;
        return (0,(sum_distribution ??= __webpack_require__(26427))/* mixture */.zi)({ of: between(from, middle), ...still }, { of: between(middle, to), ...still }, tolerance);
    };
    return between(0, y.values.length);
}
var NOTHING;
function NOTHING$made() { return NOTHING = { values: new Float64Array(0), probabilities: new Float64Array(0) }; }
/** By the places of a grid that all values lie on; null where there is none, or one so fine that merging is less work. */
function onGrid(x, y, tolerance) {
    const span = spanOf(x) + spanOf(y);
    const most = x.values.length * y.values.length;
    const step = gridOf(x, y, span / most, tolerance);
    if (step === null)
        return null;
    const from = placesOf(x, step, tolerance);
    const to = placesOf(y, step, tolerance);
    if (from === null || to === null)
        return null;
    const chances = new Float64Array((from.at(-1) ?? 0) + (to.at(-1) ?? 0) + 1);
    for (const [index, place] of to.entries()) {
        const share = y.probabilities[index];
        for (let at = 0; at < from.length; at += 1)
            chances[place + from[at]] += x.probabilities[at] * share;
    }
    return atoms(chances, x.values[0] + y.values[0], step);
}
const spanOf = ({ values }) => (values.at(-1) ?? 0) - (values[0] ?? 0);
/** The number that all gaps are multiples of (Euclid); null when it is below `least`. */
function gridOf(x, y, least, tolerance) {
    let grid = 0;
    for (const { values } of [x, y])
        for (let index = 1; index < values.length; index += 1) {
            let rest = values[index] - values[index - 1];
            while (rest > tolerance) {
                const over = grid % rest;
                [grid, rest] = [rest, rest - over <= tolerance ? 0 : over];
            }
            if (grid < least)
                return null;
        }
    if (grid === 0)
        return null;
    // Of the longer span, so that the last place is as exact as the first.
    const span = Math.max(spanOf(x), spanOf(y));
    return span / Math.round(span / grid);
}
/** Where each value stands on the grid that begins at the first; null when one stands beside it. */
function placesOf({ values }, step, tolerance) {
    const first = values[0];
    const places = new Int32Array(values.length);
    for (let index = 0; index < values.length; index += 1) {
        const distance = values[index] - first;
        const place = Math.round(distance / step);
        if (Math.abs(distance - place * step) > tolerance)
            return null;
        places[index] = place;
    }
    return places;
}
/** The places that can be reached. */
function atoms(chances, first, step) {
    const values = new Float64Array(chances.length);
    const probabilities = new Float64Array(chances.length);
    let count = 0;
    for (let place = 0; place < chances.length; place += 1) {
        const chance = chances[place];
        if (chance === 0)
            continue;
        values[count] = first + place * step;
        probabilities[count] = chance;
        count += 1;
    }
    return { values: values.slice(0, count), probabilities: probabilities.slice(0, count) };
}

// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
;// CONCATENATED MODULE: ./lib/statistics/subset-sums.js

/** Sums made for each that may be kept: a second or two of work at the limit of `permutationStratified`. */
const WORK = 8;
/**
 * The sum of `size` values drawn at random, without replacement, from `values`: what relabelling does to the sum of a group.
 * Value by value: a subset of j of the first i values holds the i-th with chance j / i. Sums closer than `tolerance` are one.
 * Null when more than `limit` different sums would have to be kept at a time, or several times as many to be made on the way; few
 * for values on a grid (0/1, Likert, percent), up to "n over size" otherwise. Two different values, however often, are counted at once.
 */
function subsetSums(values, size, tolerance, limit) {
    if (!(Number.isInteger(size) && size >= 0 && size <= values.length))
        throw new RangeError(`subsetSums: ${size} of ${values.length} values`);
    const [one] = values;
    const other = values.find((value) => value !== one);
    if (one !== undefined && other !== undefined && values.every((value) => value === one || value === other))
        return ofTwoValues(values, size, Math.min(one, other), Math.max(one, other));
    const bySize = [(0,(sum_distribution ??= __webpack_require__(26427))/* certain */.pY)(0)];
    let kept = 1;
    let made = 0;
    let room = (0,(sum_distribution ??= __webpack_require__(26427))/* roomFor */.N_)(0);
    for (const [index, value] of values.entries()) {
        const seen = index + 1;
        // Sizes that can still grow to `size`; downward, since each needs the next smaller one from before this value.
        const least = Math.max(0, size - (values.length - seen));
        for (let count = Math.min(size, seen); count >= least; count -= 1) {
            const without = bySize[count];
            const before = bySize[count - 1];
            const share = count / seen;
            const passed = { of: without ?? (nothing ?? nothing$made()), shift: 0, share: 1 - share };
            const most = passed.of.values.length + (before?.values.length ?? 0);
            if (room.values.length < most)
                room = (0,(sum_distribution ??= __webpack_require__(26427))/* roomFor */.N_)(2 * most);
            const grown = (0,(sum_distribution ??= __webpack_require__(26427))/* mixture */.zi)(passed, { of: before ?? (nothing ?? nothing$made()), shift: value, share }, tolerance, room);
            kept += grown.values.length - (without?.values.length ?? 0);
            made += grown.values.length;
            if (kept > limit || made > WORK * limit)
                return null;
            bySize[count] = grown;
        }
    }
    return bySize[size] ?? null;
}
/** Of `size` values drawn from low and high ones the number of high ones: hypergeometric, by the ratio of neighbours outward from the mode. */
function ofTwoValues(values, size, low, high) {
    const highs = values.filter((value) => value === high).length;
    const lows = values.length - highs;
    const least = Math.max(0, size - lows);
    const most = Math.min(size, highs);
    const mode = Math.min(most, Math.max(least, Math.floor(((size + 1) * (highs + 1)) / (values.length + 2))));
    const chances = new Float64Array(most - least + 1);
    chances[mode - least] = 1;
    // Chance of `count` high ones over that of one fewer.
    const ratio = (count) => ((highs - count + 1) * (size - count + 1)) / (count * (lows - size + count));
    for (let count = mode + 1; count <= most; count += 1)
        chances[count - least] = chances[count - least - 1] * ratio(count);
    for (let count = mode; count > least; count -= 1)
        chances[count - least - 1] = chances[count - least] / ratio(count);
    const total = chances.reduce((sum, chance) => sum + chance, 0);
    return {
        values: chances.map((_, place) => (least + place) * high + (size - least - place) * low),
        probabilities: chances.map((chance) => chance / total),
    };
}
var nothing;
function nothing$made() { return nothing = { values: new Float64Array(0), probabilities: new Float64Array(0) }; }

;// CONCATENATED MODULE: ./lib/statistics/permutation-stratified.js




/** Statistics this close, as a part of their scale, are equal (statistics.md 4.3 step 6). */
const TIE = 1e-9;
/** Sums this close are one: above the rounding of the additions, far below TIE. */
const SAME = 1e-13;
/** Sums kept or joined at a time, a second of work; design bound 5e6 for the whole (statistics.md 4.3 step 6). */
const STATES = 2 ** 21;
/**
 * Permutation test within strata: would the labels a and b, dealt anew inside each test case, give a mean difference this far
 * from zero? `stat` is the mean over the strata of mean(b) - mean(a), two-sided. It answers for exactly these test cases, not
 * for others (scope `these_test_cases`, statistics.md 4.3 step 6); assumes that the runs of a case are exchangeable. For
 * yes/no scores it is the exact conditional Cochran-Mantel-Haenszel test with equal weights (Good 2005, ch. 3). Exact by
 * convolution over the strata; where that takes too many states, `draws` random relabellings with (count + 1) / (draws + 1)
 * (Phipson and Smyth 2010). RangeError without strata, for an empty side, and for numbers that
 * are not finite or whose sum is none.
 */
function permutationStratified(strata, { next, draws = 99_999 } = {}) {
    if (!strata.every(({ a, b }) => a.length > 0 && b.length > 0 && [...a, ...b].every(Number.isFinite)))
        throw new RangeError('permutationStratified: every stratum needs finite scores on both sides');
    const prepared = strata.map(prepare);
    const stat = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(strata.map(({ a, b }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(b) - (0,(mean ??= __webpack_require__(71134))/* mean */.i)(a)));
    const scale = prepared.reduce((before, { deviations }) => before + sumOf(deviations.map(Math.abs)), 0);
    if (!Number.isFinite(scale) || !Number.isFinite(stat))
        throw new RangeError('permutationStratified: the scores are too far apart for their sum to be a number');
    if (scale === 0)
        return { stat, p_value: 1 };
    const observed = Math.abs(sumOf(prepared.map(({ deviations, b }) => sumOf(deviations.slice(-b)))));
    const bound = observed - TIE * scale;
    if (bound <= 0)
        return { stat, p_value: 1 };
    const halves = exactHalves(prepared, SAME * scale);
    if (halves !== null) {
        const [x, y] = halves;
        return {
            stat,
            p_value: Math.min(1, (0,(sum_distribution ??= __webpack_require__(26427))/* upperTail */.fl)(x, y, bound) + (0,(sum_distribution ??= __webpack_require__(26427))/* upperTail */.fl)((0,(sum_distribution ??= __webpack_require__(26427))/* mirrored */.VV)(x), (0,(sum_distribution ??= __webpack_require__(26427))/* mirrored */.VV)(y), bound)),
        };
    }
    if (next === undefined)
        throw new RangeError('permutationStratified: too many relabellings to list; pass `next` to draw them at random');
    let reached = 0;
    for (let draw = 0; draw < draws; draw += 1) {
        const drawn = prepared.reduce((before, { deviations, b }) => before + randomSubsetSum(deviations, b, next), 0);
        if (Math.abs(drawn) >= bound)
            reached += 1;
    }
    return { stat, p_value: (reached + 1) / (draws + 1) };
}
function prepare({ a, b }) {
    const pooled = [...a, ...b];
    const centre = (0,(mean ??= __webpack_require__(71134))/* mean */.i)(pooled);
    const scale = 1 / a.length + 1 / b.length;
    // Equal scores have no deviation; a mean that rounds must not invent one.
    const constant = pooled.every((score) => score === pooled[0]);
    return { deviations: pooled.map((score) => (constant ? 0 : (score - centre) * scale)), b: b.length };
}
/** The null distribution of the sum over strata as two independent parts; null when it has too many states. */
function exactHalves(strata, tolerance) {
    let smaller = (0,(sum_distribution ??= __webpack_require__(26427))/* certain */.pY)(0);
    let larger = (0,(sum_distribution ??= __webpack_require__(26427))/* certain */.pY)(0);
    for (const { deviations, b } of strata) {
        const stratum = subsetSums(deviations, b, tolerance, STATES);
        if (stratum === null || stratum.values.length * smaller.values.length > STATES)
            return null;
        const grown = convolution(smaller, stratum, tolerance);
        [smaller, larger] = grown.values.length <= larger.values.length ? [grown, larger] : [larger, grown];
    }
    return [smaller, larger];
}
/** Sum of `size` of the values at random: the first steps of a Fisher-Yates shuffle, in place, on an array of its own. */
function randomSubsetSum(values, size, next) {
    let sum = 0;
    for (let taken = 0; taken < size; taken += 1) {
        const from = taken + Math.floor(next() * (values.length - taken));
        const value = values[from];
        values[from] = values[taken];
        values[taken] = value;
        sum += value;
    }
    return sum;
}
const sumOf = (numbers) => numbers.reduce((before, number) => before + number, 0);


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


/***/ }),

/***/ 87870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YW: () => (/* binding */ tQuantile),
  uy: () => (/* binding */ tTwoSided)
});

// UNUSED EXPORTS: tCdf

// EXTERNAL MODULE: ./lib/statistics/stirling-error.js
var stirling_error;
;// CONCATENATED MODULE: ./lib/statistics/incomplete-beta.js

/** Relative change at which the continued fraction has settled (a few units in the last place). */
const SETTLED = 4e-16;
/** Stands in for a zero denominator in Lentz's method, as its authors propose. */
const TINY = 1e-300;
/** The fraction needs about sqrt(max(a, b)) steps; this is far beyond any sample an evaluation can hold. */
const MOST_STEPS = 1_000_000;
/** x ln(x/m) + m − x without cancellation when x is close to m (the deviance term of Loader 2000). */
function deviance(x, m) {
    const gap = x - m;
    if (Math.abs(gap) >= 0.1 * (x + m))
        return x * Math.log(x / m) - gap;
    const v = gap / (x + m);
    let sum = gap * v;
    let power = 2 * x * v;
    for (let j = 1; j < 100; j += 1) {
        power *= v * v;
        const next = sum + power / (2 * j + 1);
        if (next === sum)
            break;
        sum = next;
    }
    return sum;
}
/**
 * x^a y^b / B(a, b) with y = 1 − x: the power term of the incomplete beta function, and at the same time the density
 * of ln(x/y) when x is Beta(a, b). Saddle-point form (Loader 2000), so it keeps 12 digits for a, b in the thousands.
 */
function betaPowerTerm(x, y, a, b) {
    if (x <= 0 || y <= 0)
        return 0;
    const n = a + b;
    const exponent = (0,(stirling_error ??= __webpack_require__(13620))/* stirlingError */.$)(n) - (0,(stirling_error ??= __webpack_require__(13620))/* stirlingError */.$)(a) - (0,(stirling_error ??= __webpack_require__(13620))/* stirlingError */.$)(b) - deviance(a, n * x) - deviance(b, n * y);
    return Math.exp(exponent) * Math.sqrt((a / n) * (b / (2 * Math.PI)));
}
/** Lentz's evaluation of the continued fraction of I_x(a, b) (DLMF 8.17.22), good for x below about a/(a+b). */
function betaFraction(x, a, b) {
    let c = 1;
    let d = 1 - ((a + b) * x) / (a + 1);
    d = 1 / (Math.abs(d) < TINY ? TINY : d);
    let value = d;
    for (let m = 1; m < MOST_STEPS; m += 1) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 + even * d;
        c = 1 + even / c;
        d = 1 / (Math.abs(d) < TINY ? TINY : d);
        c = Math.abs(c) < TINY ? TINY : c;
        value *= d * c;
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 + odd * d;
        c = 1 + odd / c;
        d = 1 / (Math.abs(d) < TINY ? TINY : d);
        c = Math.abs(c) < TINY ? TINY : c;
        const step = d * c;
        value *= step;
        if (Math.abs(step - 1) < SETTLED)
            return value;
    }
    throw new RangeError(`incompleteBeta: no result for a ${a}, b ${b}, x ${x}`);
}
/**
 * Regularised incomplete beta function I_x(a, b), the function behind the tails of Student's t, the beta and the
 * binomial distribution. `y` is 1 − x and is passed separately, because a caller who knows it exactly (t does) must
 * not lose it to rounding. Whichever of the two tails is the small one is computed directly, never as 1 − the other.
 * a and b are above 0; RangeError otherwise.
 */
function incompleteBeta(x, y, a, b) {
    if (!(a > 0 && b > 0 && a < Infinity && b < Infinity))
        throw new RangeError(`incompleteBeta: a and b must be finite and above 0, got ${a} and ${b}`);
    if (Number.isNaN(x) || Number.isNaN(y))
        throw new RangeError('incompleteBeta: x is not a number');
    if (x <= 0)
        return 0;
    if (y <= 0)
        return 1;
    const term = betaPowerTerm(x, y, a, b);
    if (x <= (a + 1) / (a + b + 2))
        return Math.min(1, (term * betaFraction(x, a, b)) / a);
    return Math.max(0, 1 - (term * betaFraction(y, b, a)) / b);
}

// EXTERNAL MODULE: ./lib/statistics/normal.js
var normal;
;// CONCATENATED MODULE: ./lib/statistics/student-t.js


/**
 * P(|T| >= |t|) for Student's t with `df` degrees of freedom: the two-sided p-value of every t test. Computed as the
 * tail it is (I_x(df/2, 1/2) with x = df/(df + t²), Abramowitz & Stegun 26.7.1), so a p of 1e-15 has its digits.
 * `df` may be a fraction (Welch) or Infinity (normal). RangeError for df <= 0 or a t that is not a number.
 */
function tTwoSided(t, df) {
    if (!(df > 0))
        throw new RangeError(`tTwoSided: df must be above 0, got ${df}`);
    if (Number.isNaN(t))
        throw new RangeError('tTwoSided: t is not a number');
    if (df === Infinity)
        return 2 * (0,(normal ??= __webpack_require__(46172))/* normalSf */.nG)(Math.abs(t));
    if (Math.abs(t) === Infinity)
        return 0;
    const square = t * t;
    return incompleteBeta(df / (df + square), 1 / (1 + df / square), df / 2, 0.5);
}
/** P(T <= t) for Student's t with `df` degrees of freedom; exact in the lower tail, use tCdf(−t, df) for the upper. */
function tCdf(t, df) {
    const tail = tTwoSided(t, df) / 2;
    return t > 0 ? 1 - tail : tail;
}
/**
 * The q with P(T <= q) = p: the multiplier of a t interval. Bisection on the two-sided tail to the last bit.
 * p 0 and 1 give −Infinity and Infinity; RangeError for a p outside 0..1.
 */
function tQuantile(p, df) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`tQuantile: p must be in 0..1, got ${p}`);
    if (!(df > 0))
        throw new RangeError(`tQuantile: df must be above 0, got ${df}`);
    if (df === Infinity)
        return (0,(normal ??= __webpack_require__(46172))/* normalQuantile */.Zl)(p);
    const tail = 2 * Math.min(p, 1 - p);
    if (tail === 1)
        return 0;
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    let low = 0;
    let high = 1;
    while (high < Infinity && tTwoSided(high, df) > tail) {
        low = high;
        high *= 2;
    }
    for (;;) {
        const middle = low + (high - low) / 2;
        if (middle <= low || middle >= high)
            return sign * middle;
        if (tTwoSided(middle, df) > tail)
            low = middle;
        else
            high = middle;
    }
}


/***/ })

};
