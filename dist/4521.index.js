export const id = 4521;
export const ids = [4521];
export const modules = {

/***/ 94521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ DEEPEST),
/* harmony export */   a: () => (/* binding */ walkFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;


/** What one attempt may have in its folder. */
const MOST_FILES = 10_000;
const MOST_BYTES = 256 * 1024 * 1024;
/** Folders in folders. */
const DEEPEST = 64;
/**
 * The files below a folder, at any depth, without what links lead to. Throws Fault `too_large` where they are more than an attempt may
 * have, or lie deeper: a folder that grows without end must not take the disk along.
 */
function walkFolder(root, files) {
    const found = [];
    const real = files.realPath(root);
    const open = real === null ? [] : [{ folder: real, below: '', depth: 0 }];
    let bytes = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop())
        for (const name of files.list(next.folder)) {
            const full = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).join)(next.folder, name);
            // A link has another path, or none where it leads nowhere.
            if (files.realPath(full) !== full)
                continue;
            const stat = files.stat(full);
            const path = `${next.below}${name}`;
            if (stat?.kind === 'directory') {
                // Left out, it would be a change that nobody sees.
                if (next.depth >= DEEPEST)
                    throw tooDeep(root, path);
                open.push({ folder: full, below: `${path}/`, depth: next.depth + 1 });
            }
            if (stat?.kind !== 'file')
                continue;
            bytes += stat.size;
            if (found.length >= MOST_FILES || bytes > MOST_BYTES)
                throw tooLarge(root);
            found.push({ path, size: stat.size });
        }
    return found;
}
const tooLarge = (root) => new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('too_large', `A folder of a world holds more than ${MOST_FILES} files or ${MOST_BYTES / 1024 ** 2} MiB.`, { where: root, hint: 'Give the world a folder with only what its cases need.' });
const tooDeep = (root, path) => new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('too_large', `A folder of a world holds folders that are nested deeper than ${DEEPEST}.`, {
    where: `${root}: ${path.slice(0, 200)}`,
    hint: 'Give the world a folder with only what its cases need.',
});


/***/ })

};
