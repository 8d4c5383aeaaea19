export const id = 1360;
export const ids = [1360];
export const modules = {

/***/ 82190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeCommand: () => (/* binding */ mergeCommand)
/* harmony export */ });
/* harmony import */ var _operations_merge_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51107);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7807);
/* harmony import */ var _reports_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26210);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40582);




/** `assay merge DIR…`: the shards of a suite as one run, gated and reported as `assay run` does it. */
async function mergeCommand(folders, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags);
    (0,_reports_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .reportsFolder */ .U)(engine, flags.out);
    const options = {
        ...(flags.minPassRate === undefined ? {} : { minPassRate: flags.minPassRate }),
        ...(flags.failOn === undefined ? {} : { failOn: flags.failOn }),
        ...(flags.baseline === undefined ? {} : { baseline: flags.baseline }),
    };
    return (0,_operations_merge_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeShards */ .O)(engine, folders, options, (outcome) => (0,_run_js__WEBPACK_IMPORTED_MODULE_3__.conclude)(engine, outcome, flags, false));
}


/***/ }),

/***/ 22249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's step-down adjustment (Holm 1979): of several claims made together ("this variant beats the baseline"), the chance that
 * even one is false stays below alpha when only those with `adjusted <= alpha` are made. Holds under any dependence and is never weaker
 * than Bonferroni. `adjusted` keeps the order of the input. RangeError for a p outside 0..1.
 */
function holm(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`holm: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[a] - p[b]);
    const adjusted = new Array(p.length);
    let highest = 0;
    for (const [rank, row] of order.entries()) {
        // A claim cannot be better supported than one with a smaller p: the running maximum keeps the order.
        highest = Math.max(highest, Math.min(1, (p.length - rank) * p[row]));
        adjusted[row] = highest;
    }
    return { adjusted };
}


/***/ })

};
