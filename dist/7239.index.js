export const id = 7239;
export const ids = [7239];
export const modules = {

/***/ 34813:
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
