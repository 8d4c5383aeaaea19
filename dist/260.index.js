export const id = 260;
export const ids = [260];
export const modules = {

/***/ 10260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ rememberDurations),
/* harmony export */   readCaseDurations: () => (/* binding */ readCaseDurations)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _statistics_quantile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71750);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22877);




/** Durations that are kept of a case: enough for a median that one slow day does not move. */
const KEPT_DURATIONS = 5;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'durations'];
const durationsDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** By key: what one play took in whole milliseconds, oldest first, and the run that wrote the last of them. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).min(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()])),
});
/** What the state remembers; nothing where there is no document, or none that can be read. */
async function readCaseDurations(store) {
    const { cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            const name = key(described);
            return Object.hasOwn(cases, name) ? (0,_statistics_quantile_js__WEBPACK_IMPORTED_MODULE_2__/* .quantile */ .Y)(cases[name][0], 0.5) : undefined;
        },
    };
}
/** Adds what one play of each case took in a finished run, in milliseconds and in their order; null where nobody knows. */
async function rememberDurations(store, described, durations) {
    if (!durations.some((ms) => ms !== null))
        return;
    await store.rewrite(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetOld */ .$)(before.cases, runs);
        const shared = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .equalAsOne */ .B)();
        for (const [at, one] of described.entries()) {
            const ms = durations[at];
            if (ms === null || ms === undefined)
                continue;
            const name = key(one);
            const newest = [...(kept.get(name)?.[0] ?? []), Math.round(ms)].slice(-KEPT_DURATIONS);
            kept.set(name, shared([newest, runs]));
        }
        return { runs, cases: kept };
    });
}
/** What is not ours is as good as nothing: durations only balance shards, so they may begin anew. */
function documentOf(value) {
    const read = durationsDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The judge does not count: what is measured is how long the agent takes. */
function key({ hash, agent_id }) {
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).hash)('sha256', JSON.stringify([hash, agent_id])).slice(0, KEY_DIGITS);
}


/***/ }),

/***/ 22877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ forgetOld),
/* harmony export */   B: () => (/* binding */ equalAsOne)
/* harmony export */ });
/* harmony import */ var _state_long_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5985);

/** Runs after which a case that nobody played any more is forgotten. */
const FORGOTTEN_AFTER = 50;
/**
 * What is remembered of cases, by key, without those that nobody played for long: an object of its own. The second place of an
 * entry is the number of the run that wrote the last of it; `runs` is that of the run that is being written down.
 */
function forgetOld(cases, runs) {
    const kept = (0,_state_long_record_js__WEBPACK_IMPORTED_MODULE_0__/* .longRecord */ .US)();
    for (const name in cases) {
        const entry = cases[name]; // Its own: a document, read from JSON.
        if (runs - entry[1] < FORGOTTEN_AFTER)
            kept.set(name, entry);
    }
    return kept;
}
/** More different entries than these are no longer few. */
const MOST_ENTRIES = 10_000;
/** Gives equal entries as one, which nobody changes: most cases of a suite went the same way. */
function equalAsOne() {
    const known = new Map();
    return (entry) => {
        const key = JSON.stringify(entry);
        const found = known.get(key);
        if (found === undefined && known.size < MOST_ENTRIES)
            known.set(key, entry);
        return found ?? entry;
    };
}


/***/ })

};
