export const id = 9177;
export const ids = [9177];
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


/***/ })

};
