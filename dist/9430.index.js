export const id = 9430;
export const ids = [9430];
export const modules = {

/***/ 69430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FAULT_TITLE: () => (/* binding */ FAULT_TITLE),
/* harmony export */   faultMarkdown: () => (/* binding */ faultMarkdown)
/* harmony export */ });
/* harmony import */ var _reports_parts_case_markdown_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _fault_places_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _nightly_words_js__WEBPACK_IMPORTED_MODULE_1__;






/** What a comment, a check and an issue are called where no verdict could be reached. */
const FAULT_TITLE = 'Evals could not run';
/** Code points of a sentence and of a place; whoever needs more reads the log. */
const SENTENCE = 1_000;
const PLACE = 200;
/** Problems that are listed, tried one after the other until the budget is kept. */
var ROWS;
function ROWS$made() { return ROWS = [30, 10, 3, 0]; }
/**
 * Why the evals could not run, for a comment, check or issue: what, where, what to do. Faults quote names, keys and values of
 * files that anybody may have written: they stand in `<code>` or escaped prose (security.md S17).
 */
function faultMarkdown(fault, options) {
    const { budget, marker, run, source, opening = '' } = options;
    const begun = opening === '' ? '' : `${opening}\n`;
    const head = `${marker === '' ? '' : `${marker}\n`}### ❌ ${FAULT_TITLE}\n\n${begun}`;
    const many = fault.problems.length > 1;
    const what = many ? `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(fault.problems.length, 'problem')}:` : sentence(fault.message);
    const rest = [
        many || fault.where === undefined ? '' : `**Where:** ${place(fault.where, source)}\n\n`,
        fault.hint === undefined ? '' : `**What to do:** ${sentence(fault.hint)}\n\n`,
        `Nothing was judged at this commit, so there is no verdict.${run === '' ? '' : ` <sub>${(0,(_nightly_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(87263))/* .link */ .nf)('workflow run', run)}</sub>`}\n`,
    ].join('');
    for (const rows of (ROWS ?? ROWS$made())) {
        const text = `${head}${what}\n\n${many ? list(fault, rows, source) : ''}${rest}`;
        // Text has never fewer bytes than characters.
        if (Buffer.byteLength(text) < budget)
            return text;
    }
    return `${head}The log of the ${(0,(_nightly_words_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(87263))/* .link */ .nf)('workflow run', run)} says why.\n`;
}
function list({ problems }, rows, source) {
    const shown = problems.slice(0, rows).map(({ path, message, hint }) => {
        const where = path === '' ? '' : `${place(path, source)}: `;
        return `- ${where}${sentence(message)}${hint === undefined ? '' : ` ${sentence(hint)}`}\n`;
    });
    const more = problems.length - shown.length;
    if (more > 0)
        shown.push(`- ${rows === 0 ? (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(more) : `and ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(more)} more`}; see the log\n`);
    return `${shown.join('')}\n`;
}
const sentence = (text) => (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(14576))/* .markdownProse */ .h$)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, SENTENCE));
function place(text, source) {
    const found = source === undefined || text.length > PLACE ? undefined : (0,(_fault_places_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(68291))/* .placeOf */ .$)(text);
    // As failing cases are linked.
    return found === undefined
        ? (0,(_text_escape_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(14576))/* .markdownCode */ .D9)((0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(44765))/* .truncateText */ .E)(text, PLACE))
        : (0,(_reports_parts_case_markdown_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(86016))/* .placeMarkdown */ .Bo)({ location: found }, source);
}


/***/ })

};
