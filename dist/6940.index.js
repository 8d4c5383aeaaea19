export const id = 6940;
export const ids = [6940];
export const modules = {

/***/ 76940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   requireHead: () => (/* binding */ requireHead)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _git_ask_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56816);


/** What the checkout step of a workflow that answers comments needs; `docs/action.md` shows it. */
const CHECKOUT = 'with: { ref: "refs/pull/${{ github.event.issue.number }}/head" }';
/**
 * Refuses to play another commit than the head that GitHub named: on `issue_comment` the default branch is checked out unless the
 * workflow asks for the head, and what was pushed since the checkout was looked at by nobody. Nothing of the folder is read before.
 */
async function requireHead(headSha, folder, ports) {
    const commit = await checkedOut(folder, ports);
    if (commit === headSha)
        return;
    const found = commit === undefined ? 'No commit' : commit.slice(0, 12);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('validation_failed', `${found} is checked out, and the head of the pull request is ${headSha.slice(0, 12)}, which is not played`, {
        where: 'event issue_comment',
        hint: `Give the checkout step ${CHECKOUT}. Where it has that, another commit was pushed meanwhile: write the comment again.`,
    });
}
async function checkedOut(folder, ports) {
    try {
        const { code, out } = await (0,_git_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIn */ .u)(folder, ports)('rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
        return code === 0 ? out.trim().toLowerCase() : undefined;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC)
            return undefined;
        throw error;
    }
}


/***/ })

};
