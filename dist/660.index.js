export const id = 660;
export const ids = [660];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6005);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);


/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(flags.judge === undefined ? {} : { provider: flags.judge }),
        ...(flags.judgeModel === undefined ? {} : { model: flags.judgeModel }),
        ...(flags.judgeBaseUrl === undefined ? {} : { base_url: flags.judgeBaseUrl }),
    };
    return (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngine */ .P)({
        ...(flags.evals === undefined ? {} : { evals: flags.evals }),
        ...(flags.state === undefined ? {} : { state: flags.state }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${message}\n`),
    });
}


/***/ }),

/***/ 706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _reports_results_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5215);
/* harmony import */ var _reports_write_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6356);
/* harmony import */ var _runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7675);
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9841);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7807);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2832);







/** `assay report RUN_ID`: the reports of a stored run again, from its journal alone. */
async function reportCommand([runId = ''], flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .engineOf */ .k)(flags);
    const journal = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__/* .openStoredRun */ .vw)(runId, (0,_state_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const report = (0,_runs_stored_run_js__WEBPACK_IMPORTED_MODULE_2__/* .storedReport */ .GE)(runId, journal);
        const folder = flags.out === undefined
            ? `${engine.stateDir}/reports/${runId}`
            : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.ports.env.cwd(), flags.out);
        const written = (0,_reports_write_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .writeReports */ .L)(folder, report, engine.ports.files, flags.format ?? 'all');
        const { out } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .F)();
        if (flags.json === true)
            for (const piece of (0,_reports_results_json_js__WEBPACK_IMPORTED_MODULE_6__/* .resultsJson */ .j)(report))
                out(piece);
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

/***/ 8624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   X: () => (/* binding */ cleanText)
/* harmony export */ });
/**
 * Escape sequences of terminals: CSI (colours, cursor), string sequences that end properly (OSC titles and links, DCS,
 * SOS, PM, APC), then the short forms. ECMA-48 5.4 and 5.6; both the ESC form and the single C1 character. String
 * bodies stop at the next control, so an unterminated one loses its introducer only and the scan stays linear.
 */
const ESCAPE_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x00-\x08\x0a-\x1f\x80-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/** C0 and C1 but tab and newline, DEL, annotation marks and noncharacters. */
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\ufff9-\ufffb\ufffe\uffff]/g;
/**
 * Everything that Unicode calls ignorable in display: bidi controls, zero-width characters, soft hyphen, tag characters,
 * variation selectors. The emoji variation selector stays where it belongs, behind a pictograph.
 */
const INVISIBLE = /(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const SUSPECT = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufff9-\uffff]|\p{Default_Ignorable_Code_Point}/u;
/**
 * Text from outside without what a reader cannot see: no terminal escapes, no control characters but newline and tab, no
 * bidi or zero-width controls, no tag characters; every line break is `\n` and lone surrogates are U+FFFD. What is
 * visible stays as it was. Cleaning twice changes nothing (security.md S14, S20).
 */
function cleanText(text) {
    const whole = text.isWellFormed() ? text : text.toWellFormed();
    if (!SUSPECT.test(whole))
        return whole;
    return whole
        .replace(ESCAPE_SEQUENCE, '')
        .replace(LINE_BREAK, '\n')
        .replace(CONTROL, '')
        .replace(INVISIBLE, '');
}
/** Cleaned text on one line: every run of white space is one space. For table cells, titles and terminal lines. */
function oneLine(text) {
    return cleanText(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 3808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   su: () => (/* binding */ formatPercentAgainst),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vy: () => (/* binding */ formatInterval),
/* harmony export */   y: () => (/* binding */ formatScore)
/* harmony export */ });
const round = (value, digits) => value.toFixed(digits);
/** The fewest digits (up to `most`) at which both numbers, once rounded, still compare as they truly do. */
function tellingDigits(a, b, least, most) {
    for (let digits = least; digits < most; digits += 1) {
        const order = Math.sign(Number(round(a, digits)) - Number(round(b, digits)));
        if (order === Math.sign(a - b))
            return digits;
    }
    return most;
}
/** A number of percent without trailing zeros; never 0 or 100 unless it is exactly that. */
function percentNumber(share) {
    const percent = share * 100;
    if (percent > 99.99 && percent < 100)
        return '>99.99';
    if (percent > 0 && percent < 0.01)
        return '<0.01';
    const digits = Math.max(tellingDigits(percent, 100, 0, 2), tellingDigits(percent, 0, 0, 2));
    return String(Number(round(percent, digits)));
}
/** A share as percent, `92 %`. Almost all is never shown as 100 %, almost none never as 0 %. */
function formatPercent(share) {
    return `${percentNumber(share)} %`;
}
/** A share beside its bound, with as many digits as show on which side of it the share lies: `89.6 %` and `90 %`. */
function formatPercentAgainst(share, bound) {
    const digits = tellingDigits(share * 100, bound * 100, 0, 4);
    const plain = percentNumber(share);
    const shown = digits === 0 ? plain : round(share * 100, digits);
    return [`${shown} %`, `${String(Number(round(bound * 100, 4)))} %`];
}
/** A confidence interval of a share in percent, `[75, 98]`. */
function formatInterval(interval) {
    return `[${percentNumber(interval[0])}, ${percentNumber(interval[1])}]`;
}
/** A score with two digits, `0.50`. */
function formatScore(score) {
    return round(score, 2);
}
/** A score beside its threshold, `0.50 < 0.70`; more digits where two would hide the difference, `0.6996 < 0.70`. */
function formatAgainst(score, threshold) {
    const digits = tellingDigits(score, threshold, 2, 4);
    return `${round(score, digits)} ${score < threshold ? '<' : '≥'} ${String(threshold).length > 4 ? threshold : formatScore(threshold)}`;
}
/** A duration: `420 ms`, `1.3 s`, `2 min 5 s`, `1 h 4 min`. */
function formatDuration(ms) {
    if (ms < 999.5)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${round(ms / 1000, 1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
/** US dollars: two digits from one dollar up, two telling digits below, `$0.042`. */
function formatMoney(usd) {
    if (usd === 0)
        return '$0';
    if (usd < 0.0001)
        return '<$0.0001';
    if (usd >= 0.995) {
        const [whole, cents] = round(usd, 2).split('.');
        return `$${formatCount(Number(whole))}.${cents}`;
    }
    const shown = Number(usd.toPrecision(2));
    return `$${shown.toFixed(Math.max(2, 1 - Math.floor(Math.log10(shown))))}`;
}
/** A whole number with thousands separators, `12,345`; the same in every locale. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** A count with its noun, `1 case`, `2 cases`; for nouns that take an s, or with the plural given. */
function formatCounted(count, noun, plural = `${noun}s`) {
    return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}


/***/ })

};
