export const id = 2055;
export const ids = [2055];
export const modules = {

/***/ 42055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   caseFile: () => (/* binding */ caseFile),
/* harmony export */   generatedFile: () => (/* binding */ generatedFile),
/* harmony export */   t: () => (/* binding */ slugOf)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _case_marks_js__WEBPACK_IMPORTED_MODULE_3__;




/** Longest line of a comment, characters. */
const COMMENT = 160;
const LINE_WIDTH = 110;
/** The YAML text of one case. Whatever stands in its texts comes back as it was when the file is read. */
async function caseFile(one) {
    const { stringify } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const comments = one.provenance.map((line) => `# ${(0,(_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(44765))/* .truncateText */ .E)((0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(line), COMMENT)}\n`).join('');
    const body = {
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({ id: one.id }),
        name: (0,(_text_escape_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(one.name),
        agent_id: one.agent_id,
        ...(one.turns.length > 1 ? { type: 'multi' } : {}),
        ...(one.tags.length === 0 ? {} : { tags: [...one.tags] }),
        ...(0,(_schema_defined_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(69498))/* .defined */ .s)({
            threshold: one.threshold,
            gating: one.gating,
            workspace: one.workspace,
            ...writtenMarks(one.marks),
            user: one.user,
        }),
        ...(one.turns.length === 0
            ? {}
            : {
                turns: one.turns.map(({ input, ...turn }) => ({
                    input: input.attachments === undefined ? input.text : input,
                    ...turn,
                })),
            }),
    };
    return `${comments}${stringify(body, { lineWidth: LINE_WIDTH, aliasDuplicateObjects: false })}`;
}
/** Marks as a file writes them: what is so anyhow is left out. */
function writtenMarks({ expected_state: expected, ...marks } = {}) {
    if (expected === undefined)
        return marks;
    const { strict, in_order, ...asked } = expected;
    return {
        ...marks,
        expected_state: { ...asked, ...(strict ? {} : { strict }), ...(in_order ? { in_order } : {}) },
    };
}
/** A text as part of a file name: letters, digits and hyphens; never empty. */
function slugOf(text) {
    const slug = text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 50)
        .replace(/-+$/, '');
    return slug || 'case';
}
/** A generated case as it is written: with its rationale and its sources as comments. */
function generatedFile(one, agentId) {
    const refs = Array.isArray(one['source_refs'])
        ? one['source_refs']
        : []; // Our own extension, made in generate.ts.
    const id = typeof one['id'] === 'string' ? one['id'] : '';
    const tags = Array.isArray(one['tags']) ? one['tags'].filter((tag) => typeof tag === 'string') : [];
    return {
        name: `${slugOf(one.name)}-${id.replace(/^gen-/, '')}.yaml`,
        content: {
            name: one.name,
            agent_id: agentId,
            tags: [...tags, one.difficulty],
            turns: one.turns,
            ...(typeof one['threshold'] === 'number' ? { threshold: one['threshold'] } : {}),
            ...(one['gating'] === false ? { gating: false } : {}),
            marks: (0,(_case_marks_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(64227))/* .marksOfGenerated */ .X)(one),
            provenance: [
                `Generated (${one.difficulty}). ${one.rationale}`,
                ...(one['confirmed'] === false ? ['Not confirmed by the model, which ended early.'] : []),
                ...refs.map(({ document, start, end, quote }) => `Source: ${document}, characters ${start} to ${end}: ${quote}`),
            ],
        },
    };
}


/***/ }),

/***/ 64227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ keptMarksOf),
/* harmony export */   X: () => (/* binding */ marksOfGenerated)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);
/* harmony import */ var _schema_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57361);


/** Marks that a case hands on to the cases that are made of it: where it is played, what it is to leave behind, and how bad its failure is. */
const keptMarks = _schema_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseMarks */ .Zs.pick({
    world: true,
    expected_state: true,
    forbidden_tools: true,
    max_steps: true,
    severity: true,
});
/** Of a case; undefined where it has none of them. A file that `expected_state.equals` names was read in, so it is kept as the object. */
function keptMarksOf({ world, expected_state, forbidden_tools, max_steps, severity, }) {
    const marks = (0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ world, expected_state, forbidden_tools, max_steps, severity });
    return Object.keys(marks).length === 0 ? undefined : marks;
}
/** Of a generated case, which carries them as extensions. */
const marksOfGenerated = (one) => keptMarks.safeParse(one).data ?? {};


/***/ })

};
