export const id = 9283;
export const ids = [9283];
export const modules = {

/***/ 39283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   customScorer: () => (/* binding */ customScorer)
/* harmony export */ });
/**
 * The scorer that a stored custom scorer describes; `place` is where its code stands, if it stands in an evals folder. Throws Fault
 * `validation_failed` for what cannot work, before anything runs.
 */
async function customScorer(resource, ports, place = {}) {
    if (resource.type === 'regex')
        return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(6255), __webpack_require__.e(7662)]).then(__webpack_require__.bind(__webpack_require__, 66206))).regexScorer(resource);
    if (resource.type === 'llm_judge')
        return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(6255), __webpack_require__.e(5246)]).then(__webpack_require__.bind(__webpack_require__, 95598))).llmJudgeScorer(resource);
    return (await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(9933), __webpack_require__.e(6255), __webpack_require__.e(4610)]).then(__webpack_require__.bind(__webpack_require__, 53947))).codeScorer(resource, ports, place);
}


/***/ })

};
