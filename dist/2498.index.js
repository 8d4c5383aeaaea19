export const id = 2498;
export const ids = [2498];
export const modules = {

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
const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / ROOT_TWO_PI;
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

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46172);

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
const QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
};
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = QUANTILES[confidence] ?? (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)((1 + confidence) / 2);
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
