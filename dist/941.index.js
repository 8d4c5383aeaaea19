export const id = 941;
export const ids = [941];
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
        selected: ids === undefined && tags === undefined ? 'all' : 'some',
    });
    let latest;
    const confirmation = baseline.gates && settings.gate.fail_on === 'regression'
        ? (0,_confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmFlips */ .Hr)({
            planned,
            journal,
            budget,
            flipped() {
                latest = compare();
                return latest.flips.filter(({ id, kind }) => kind === 'pass_to_fail' && gating.has(id));
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


/***/ })

};
