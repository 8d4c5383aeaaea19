export const id = 926;
export const ids = [926];
export const modules = {

/***/ 9941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   againstBaseline: () => (/* binding */ againstBaseline)
/* harmony export */ });
/* harmony import */ var _comparisons_compare_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3044);
/* harmony import */ var _confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1891);


/** Prepares the comparison of a run with its baseline; nothing is read before it is asked for. `header` is that of the run as of now. */
function againstBaseline(world, cases, header, history) {
    const { baseline, planned, journal, budget, ports, config, settings } = world;
    const descriptions = new Map(planned.map(({ description }) => [description.id, description]));
    const byHash = new Map(planned.map(({ description }) => [description.hash, description]));
    const gating = new Set(planned.filter(({ description }) => description.gating).map((one) => one.description.id));
    const { cases: ids, tags } = config.selection;
    const compare = () => (0,_comparisons_compare_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .compareRuns */ .q)(baseline.run, { header: header(), cases }, {
        now: ports.clock.now(),
        repeats: (id) => ofKnown(descriptions.get(id), (one) => (0,_confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatsOf */ .UY)(one, journal)),
        history: (hash) => ofKnown(byHash.get(hash), (one) => history?.of(one)),
        selected: (ids === undefined && tags === undefined) || baseline.sameSelection ? 'all' : 'some',
    });
    let latest;
    const confirmation = baseline.gates && settings.gate.fail_on === 'regression'
        ? (0,_confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmFlips */ .Hr)({
            planned,
            journal,
            budget,
            flipped() {
                latest = compare();
                return {
                    flips: latest.flips.filter(({ id, kind }) => kind === 'pass_to_fail' && gating.has(id)),
                    proven: latest.verdict === 'regression',
                };
            },
        })
        : undefined;
    return {
        steps: confirmation?.steps,
        comparison: () => (confirmation?.ended === true && latest !== undefined ? latest : compare()),
        factsOf: (comparison, spent) => ({
            comparison,
            name: baseline.name,
            gating,
            note: confirmation?.note ?? (spent === undefined ? undefined : `the budget ran out among them (${spent})`),
        }),
        get planPlayed() {
            return confirmation?.planPlayed ?? false;
        },
    };
}
const ofKnown = (one, use) => one === undefined ? undefined : use(one);


/***/ }),

/***/ 4826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ formatDifferenceInterval),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   WJ: () => (/* binding */ formatDifferenceWithin),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   td: () => (/* binding */ formatPValue)
/* harmony export */ });
const UNITS = {
    share: { scale: 100, least: 0, most: 2, sign: ' pp' },
    score: { scale: 1, least: 2, most: 4, sign: '' },
    ratio: { scale: 100, least: 0, most: 2, sign: ' %' },
};
/** Sums of floating-point numbers miss zero by less than this. */
const NOTHING = 1e-9;
/** Below this a number without decimals tells little: `+0.5 pp`, `+2.3 pp`, `+18 pp`. */
const FEW = 3;
/** A difference with its sign, `+18 pp`, `−0.09`, `−12 %`; a true minus, and no sign at zero. */
function formatDifference(value, unit) {
    const { scale, sign } = UNITS[unit];
    return `${signed(value * scale, digitsFor([value], unit))}${sign}`;
}
/**
 * A difference with its interval, `+18 pp [6, 30]`, all with the same digits. Bounds carry signs where one is negative,
 * `+8 pp [−4, +20]`; an interval that leaves zero out never shows a bound of zero.
 */
function formatDifferenceWithin(value, interval, unit) {
    if (interval === null)
        return formatDifference(value, unit);
    const { scale, sign } = UNITS[unit];
    const digits = digitsFor([value, ...interval], unit);
    return `${signed(value * scale, digits)}${sign} ${bounds(interval, scale, digits)}`;
}
/** The interval of a difference alone, `[−0.16, −0.02]`, `[−4, +20] pp`. */
function formatDifferenceInterval(interval, unit) {
    const { scale, sign } = UNITS[unit];
    return `${bounds(interval, scale, digitsFor([0, ...interval], unit))}${sign}`;
}
function bounds(interval, scale, digits) {
    const positive = interval.every((bound) => bound > -NOTHING);
    const shown = interval.map((bound) => {
        const text = signed(bound * scale, digits);
        return positive ? text.replace('+', '') : text;
    });
    return `[${shown.join(', ')}]`;
}
/** A bound of an interval on one side of zero must not round to it; what lies between bounds may. */
function digitsFor(values, unit) {
    const { scale, least, most } = UNITS[unit];
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
