export const id = 6739;
export const ids = [6739];
export const modules = {

/***/ 76739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   outputSecrets: () => (/* binding */ outputSecrets),
/* harmony export */   redactOutput: () => (/* binding */ redactOutput),
/* harmony export */   shownReport: () => (/* binding */ shownReport),
/* harmony export */   shownText: () => (/* binding */ shownText),
/* harmony export */   shownValue: () => (/* binding */ shownValue)
/* harmony export */ });
/* harmony import */ var _engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _reports_redacted_js__WEBPACK_IMPORTED_MODULE_1__;


/** The secrets of this command; undefined under `--no-redact`. Whatever is printed or written asks here. */
let secrets;
/** Takes secrets out of everything that this command prints and writes from now on, or no longer. */
function redactOutput(env) {
    secrets = env === undefined ? undefined : (0,(_engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77069))/* .knownSecrets */ .xU)((0,(_engine_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77069))/* .secretVariables */ .c8)(env));
    return secrets;
}
/** The secrets that are taken out; undefined where none are. */
const outputSecrets = () => secrets;
/** A text as it may be printed. */
const shownText = (text) => secrets?.redact(text) ?? text;
/** Plain data as it may be printed and written: before it is cut and spelled, because half a secret is found by nobody. */
const shownValue = (value) => secrets === undefined || secrets.isEmpty() ? value : (0,(_reports_redacted_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(32815))/* .redacted */ .p)(value, secrets.redact);
/** The report of a run as it may be printed and written. */
const shownReport = (report) => secrets === undefined || secrets.isEmpty() ? report : (0,(_reports_redacted_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(32815))/* .redactedReport */ .d)(report, secrets.redact);


/***/ })

};
