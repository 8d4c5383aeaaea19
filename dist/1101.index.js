export const id = 1101;
export const ids = [1101];
export const modules = {

/***/ 34813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveScorers)
/* harmony export */ });
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__;

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
    const meant = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(name, registry.names());
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
