export const id = 706;
export const ids = [706];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21407);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31045);
/* harmony import */ var _background_ended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2505);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32832);




/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(flags.judge === undefined ? {} : { provider: flags.judge }),
        ...(flags.judgeModel === undefined ? {} : { model: flags.judgeModel }),
        ...(flags.judgeBaseUrl === undefined ? {} : { base_url: flags.judgeBaseUrl }),
    };
    const engine = (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngine */ .P)({
        ...(flags.evals === undefined ? {} : { evals: flags.evals }),
        ...(flags.state === undefined ? {} : { state: flags.state }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(message)}\n`),
    });
    _background_ended_js__WEBPACK_IMPORTED_MODULE_3__/* .OPENED */ .C.push(engine);
    return engine;
}


/***/ }),

/***/ 10706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _operations_calibration_quotes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34886);
/* harmony import */ var _operations_run_failure_analysis_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52719);
/* harmony import */ var _reports_results_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58227);
/* harmony import */ var _reports_write_reports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86516);
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17675);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49841);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7807);
/* harmony import */ var _reports_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26210);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32832);









/** `assay report RUN_ID`: the reports of a stored run again, from its journal alone. */
async function reportCommand([runId = ''], flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .engineOf */ .k)(flags);
    const folder = (0,_reports_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .reportsFolder */ .U)(engine, flags.out, `${engine.stateDir}/reports/${runId}`);
    const journal = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__.openStoredRun)(runId, (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const calibrated = await (0,_operations_calibration_quotes_js__WEBPACK_IMPORTED_MODULE_4__/* .withCalibration */ .Z)(engine, (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__/* .storedReport */ .G)(runId, journal));
        const report = await (0,_operations_run_failure_analysis_js__WEBPACK_IMPORTED_MODULE_5__.withStoredFailureAnalysis)(engine, calibrated, journal);
        const written = (0,_reports_write_reports_js__WEBPACK_IMPORTED_MODULE_6__/* .writeReports */ .L)(folder, report, engine.ports.files, flags.format ?? 'all');
        const { out, gathered } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .F)();
        if (flags.json === true) {
            const printed = gathered();
            for (const piece of (0,_reports_results_json_js__WEBPACK_IMPORTED_MODULE_8__/* .resultsJson */ .j)(report))
                printed.add(piece);
            printed.end();
        }
        else
            for (const path of Object.values(written))
                out(`${path}\n`);
        return 0;
    }
    finally {
        await journal.close();
    }
}


/***/ }),

/***/ 26210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ reportsFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


function reportsFolder({ ports }, out, otherwise) {
    if (out === undefined)
        return otherwise;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(ports.env.cwd(), out);
    const kind = ports.files.stat(path)?.kind;
    if (kind !== undefined && kind !== 'directory')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `--out ${out} is not a folder`, {
            where: path,
            hint: 'Name a folder; it is made when it is missing.',
        });
    return path;
}


/***/ })

};
