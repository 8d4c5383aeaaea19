export const id = 7726;
export const ids = [7726];
export const modules = {

/***/ 57726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ problemsOfExpectedState),
/* harmony export */   requestedStateProblems: () => (/* binding */ requestedStateProblems)
/* harmony export */ });
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _worlds_shows_state_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _worlds_verdict_expected_state_problems_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__;




/** What is wrong with the expected state of a case of a file, each at its place. */
async function problemsOfExpectedState(resource, { case: testCase }, world) {
    const found = await problemsIn(testCase, world);
    return found.map(({ path, message }) => (0,(_check_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(1136))/* .problemAt */ .l4)(resource, path, message.replace(/^: /, '')));
}
/** The same of a case of a request, which has no files beside it. */
async function requestedStateProblems(testCase, world) {
    const found = await problemsIn(testCase, world);
    const { equals } = testCase.expected_state ?? {};
    if (typeof equals === 'string')
        found.push({
            path: ['expected_state', 'equals'],
            message: `names the file "${equals}", which only a file of the evals folder can; give the object that stands in it`,
        });
    return found.map(({ path, message }) => {
        const place = (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path);
        return { path: place, message: `${place}${message.startsWith(':') ? '' : ' '}${message}` };
    });
}
async function problemsIn({ expected_state: expected }, world) {
    if (expected === undefined)
        return [];
    const found = await (0,(_worlds_verdict_expected_state_problems_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(43044))/* .expectedStateProblems */ .I)(expected, toolNames(world));
    const unseen = world === undefined ? undefined : (0,(_worlds_shows_state_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(40055))/* .unseenState */ .q)(expected, world.world);
    if (unseen !== undefined)
        found.push({ path: [unseen.key], message: unseen.message });
    return found.map((problem) => ({ ...problem, path: ['expected_state', ...problem.path] }));
}
/** The tools of a world as far as they are known without running anything: those that are written down in its file. */
function toolNames(world) {
    const mock = world?.world.tools.mock;
    return mock === undefined ? undefined : Object.keys(mock);
}


/***/ }),

/***/ 43044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ expectedStateProblems)
/* harmony export */ });
/* harmony import */ var _checks_read_check_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _checks_tools_expected_arguments_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _checks_written_check_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_json_path_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _state_state_pattern_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _compile_expression_js__WEBPACK_IMPORTED_MODULE_8__;
/* harmony import */ var _expected_places_js__WEBPACK_IMPORTED_MODULE_4__;









/**
 * Everything that is wrong with an expected state before anything is played, each with its place in it: names of tools that the world does not
 * have (`toolNames`; left out: not known yet), patterns that are none, paths and checks of `at` that cannot be read, matchers that do not compile.
 */
async function expectedStateProblems(expected, toolNames) {
    return [
        ...(expected.actions ?? []).flatMap(({ name }, index) => unknownTool(name, ['actions', index, 'name'], toolNames)),
        ...(expected.in_order && expected.actions === undefined
            ? [{ path: ['in_order'], message: 'stands without actions, whose order it would ask for' }]
            : []),
        ...(!expected.strict && expected.at === undefined
            ? [{ path: ['strict'], message: 'stands without at, beside which it would let things change' }]
            : []),
        ...(await Promise.all(Object.entries(expected.at ?? {}).map(atProblems))).flat(),
        ...(expected.unchanged ?? []).flatMap((text, index) => patternProblems(text, ['unchanged', index])),
        ...(await forbiddenProblems(expected.forbidden ?? [], toolNames)),
    ];
}
function unknownTool(name, path, toolNames) {
    if (toolNames === undefined || toolNames.includes(name))
        return [];
    const meant = (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(name, toolNames);
    const hint = meant === null
        ? `; its tools are ${toolNames.slice(0, 20).join(', ') || 'none'}${toolNames.length > 20 ? ' …' : ''}`
        : ` (did you mean "${meant}"?)`;
    return [{ path, message: `"${name}" is no tool of the world${hint}` }];
}
function patternProblems(text, path) {
    const pattern = (0,(_state_state_pattern_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(78713))/* .statePattern */ .gr)(text);
    return 'problem' in pattern ? [{ path, message: pattern.problem }] : [];
}
async function atProblems([text, value]) {
    const path = ['at', text];
    try {
        if ((0,(_text_json_path_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(85545))/* .compilePath */ .H9)(text, 'at').steps.some((step) => String(step).includes('*')) && !text.includes('["'))
            return [
                {
                    path,
                    message: 'takes one path, not a pattern; a key with * in it is written ["*"], and places that must not change belong to unchanged',
                },
            ];
    }
    catch (error) {
        if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC))
            throw error;
        return [{ path, message: `is no path. ${error.hint ?? ''}`.trim() }];
    }
    if (!(0,(_expected_places_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(22452))/* .isCheckValue */ .SC)(value))
        return [];
    const { check, problems } = (0,(_checks_read_check_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(38010))/* .readCheck */ .jc)(value, path);
    const literal = (0,(_checks_written_check_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(979))/* .writtenCheck */ .W)({ equals: value });
    const hint = literal === undefined ? '' : `; an object that is meant as it stands is written ${literal}`;
    if (check === undefined)
        return problems.map((one) => ({ ...one, message: `${one.message}${hint}` }));
    return (await (0,(_checks_read_check_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(38010))/* .problemsWhenMade */ .W_)(check)).map((message) => ({ path, message: `: ${message}` }));
}
async function forbiddenProblems(forbidden, toolNames) {
    const found = await Promise.all(forbidden.map(async ({ name, arguments: given, writes }, index) => {
        const path = ['forbidden', index];
        return [
            ...(name === undefined ? [] : unknownTool(name, [...path, 'name'], toolNames)),
            ...(writes === undefined ? [] : patternProblems(writes, [...path, 'writes'])),
            ...(given === undefined ? [] : await argumentProblems(given, [...path, 'arguments'])),
            ...(given !== undefined && name === undefined
                ? [{ path: [...path, 'arguments'], message: 'belong to a tool; give its name' }]
                : []),
        ];
    }));
    return found.flat();
}
async function argumentProblems(given, path) {
    try {
        await (0,(_checks_tools_expected_arguments_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(52116))/* .expectedArguments */ .p)(given, true, (_compile_expression_js__WEBPACK_IMPORTED_MODULE_8__ ??= __webpack_require__(51685))/* .compileExpression */ .W);
        return [];
    }
    catch (error) {
        if (!(error instanceof (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC) || error.code !== 'validation_failed')
            throw error;
        return [{ path, message: `: ${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}` }];
    }
}


/***/ })

};
