export const id = 7826;
export const ids = [7826];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61363);
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

/***/ 17826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452);
/* harmony import */ var _operations_start_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14922);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70238);
/* harmony import */ var _test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1136);
/* harmony import */ var _test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88718);
/* harmony import */ var _test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79188);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31045);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23808);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7807);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32832);











/** `assay validate`: every problem of the evals folder as `file:line:column: message`; exit 2 when there is an error. */
async function validateCommand(_, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .engineOf */ .k)(flags);
    const { evals, problems } = await (0,_test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__/* .loadEvals */ .g)({
        evalsDir: engine.evalsDir,
        ports: engine.ports,
        mode: 'validate',
        scorerNames: _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .AVAILABLE_SCORERS */ .iL,
    });
    // What only shows when scorers are made: patterns and code that do not compile, unknown template variables.
    const { problems: unmakeable } = await (0,_test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScorers */ .M)(evals.scorers, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.evalsDir, '..'), engine.ports);
    const found = [...problems, ...unmakeable].sort(_test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__/* .byPlace */ .hz);
    const errors = found.filter((one) => one.severity === 'error').length;
    const listed = found.map((one) => ({
        severity: one.severity,
        path: `${one.file}:${one.line}:${one.column}`,
        message: one.message,
    }));
    if (errors === 0) {
        // What only shows when cases meet their scorers: missing fields.
        try {
            await (0,_operations_start_run_js__WEBPACK_IMPORTED_MODULE_6__/* .planRun */ .n)(engine, {});
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .asFault */ .Ps)(error);
            if (fault.exitCode !== 2)
                throw fault;
            const further = fault.problems.length > 0 ? fault.problems : [{ path: fault.where ?? '', message: fault.message }];
            listed.push(...further.map(({ path, message }) => ({ severity: 'error', path, message })));
        }
    }
    const failed = listed.some((one) => one.severity === 'error');
    const { out } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .F)();
    if (flags.json === true)
        out(`${JSON.stringify({ valid: !failed, problems: listed }, null, 2)}\n`);
    else {
        for (const one of listed)
            out(`${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalLine */ .tL)(`${one.path}: ${one.severity === 'advice' ? 'advice: ' : ''}${one.message}`)}\n`);
        if (!failed)
            out(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.cases.length, 'case')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.agents.length, 'agent')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.scorers.length, 'custom scorer')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.experiments.length, 'experiment')}: no problem\n`);
    }
    return failed ? 2 : 0;
}


/***/ })

};
