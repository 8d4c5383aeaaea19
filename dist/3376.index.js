export const id = 3376;
export const ids = [3376];
export const modules = {

/***/ 33376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   estimatedSeconds: () => (/* binding */ estimatedSeconds)
/* harmony export */ });
/** What a turn takes of which nothing is known yet (contract 9). */
const TURN_MS = 2_000;
/**
 * How long a run will take, in whole seconds and at least 1: what its cases took in earlier runs (medians), else 2 s a turn, over the
 * concurrency (contract 9).
 */
function estimatedSeconds({ planned, settings }, durations) {
    let sum = 0;
    for (const { description } of planned)
        if (description.skip === undefined)
            sum += description.repeat * (durations?.of(description) ?? description.scorers.length * TURN_MS);
    return Math.max(1, Math.ceil(sum / 1000 / (settings.run.parallel ? settings.run.concurrency : 1)));
}


/***/ })

};
