export const id = 6016;
export const ids = [6016];
export const modules = {

/***/ 1136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ MOST_OF_A_FILE),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   rY: () => (/* binding */ checkPiece)
/* harmony export */ });
/* unused harmony export problemLine */
/* harmony import */ var _checks_registry_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__;





/** A problem of one value of a resource, with its place. */
function problemAt(source, path, message, options = {}) {
    const name = source.piece.nameOf?.(path) ?? (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path);
    return {
        file: source.file,
        ...source.piece.at(path, options.what ?? 'value'),
        severity: options.severity ?? 'error',
        message: sentence(name, message),
    };
}
/** `turns must not be empty`, but `turns: a single case has one turn`. */
function sentence(name, message) {
    // `min_passes 3 is above repeat 2` names its key already; a plain word like `name` proves nothing.
    const named = message.includes(`${name}.`) || (/[._[]/.test(name) && message.includes(name));
    if (name === '' || named)
        return message;
    return /^(?:must|is|needs|has|takes|cannot|does|holds|leads|changed|matches)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
/** Problems of one file that are shown, and as much advice: nobody reads more, and the first few often explain the others. */
const MOST_OF_A_FILE = 100;
/** Longer lists of keys help nobody. */
const MOST_LISTED = 12;
/** Keys that are right elsewhere: people write them one level too high. */
var HINTS;
function HINTS$made() { return HINTS = {
    input: '; it belongs to a turn: turns: [{ input: … }]',
    expected_behavior: '; it belongs to a turn: turns: [{ expected_behavior: … }]',
    checks: '; it belongs to a turn: turns: [{ checks: … }]',
}; }
/** Keys that other tools have where a turn has checks. */
var ASSERTIONS;
function ASSERTIONS$made() { return ASSERTIONS = /^(?:assert|expect)(?:s|ed|ions?|ations?|ed_output)?$/; }
/**
 * A resource against the form of its kind: the parsed value when it is right, and everything that is wrong with it. For one of many the form
 * is compiled to code of its own, which takes as long as a few hundred are checked.
 */
function checkPiece(form, kind, source, { isOneOfMany = false } = {}) {
    const { value } = source.piece;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const what = value === null ? 'empty' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
        return { value: undefined, problems: [problemAt(source, [], `${kind} must be an object, not ${what}`)] };
    }
    const parsed = form.safeParse(value, { jitless: !isOneOfMany });
    const unknown = (0,(_schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(5354))/* .unknownKeys */ .v)(form, value);
    if (parsed.success && unknown.length === 0)
        return { value: parsed.data, problems: [] };
    const misspelt = new Set();
    const problems = unknown.map(({ path, key, known }, index) => {
        // The others are only counted.
        const isShown = index < MOST_OF_A_FILE;
        const close = isShown ? (0,(_text_distance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(20536))/* .didYouMean */ .a)(key, known) : null;
        if (close !== null)
            misspelt.add(JSON.stringify([...path, close]));
        const hint = close !== null ? ` (did you mean "${close}"?)` : isShown ? hintFor(key, path, known) : '';
        const inside = path.length === 0 ? '' : ` in ${(0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .pathText */ .LF)(path)}`;
        return {
            file: source.file,
            ...source.piece.at([...path, key], 'key'),
            severity: 'error',
            message: `unknown key "${key}"${inside}${hint}`,
        };
    });
    if (!parsed.success)
        for (const problem of (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(10043))/* .valueProblems */ .ce)(parsed.error, value)) {
            // Said already, as the unknown key that was meant to be this one.
            if (problem.message.startsWith('is required') && misspelt.has(JSON.stringify(problem.path)))
                continue;
            problems.push(problemAt(source, problem.path, problem.message + suggestion(problem)));
        }
    return { value: undefined, problems };
}
/** What to write instead of an unknown key that resembles nothing. */
function hintFor(key, path, known) {
    const misplaced = path.length === 0 && known.includes('turns') && Object.hasOwn((HINTS ?? HINTS$made()), key) ? (HINTS ?? HINTS$made())[key] : undefined;
    return (misplaced ??
        checkHint(key, known) ??
        (known.length <= MOST_LISTED ? `; known keys: ${known.join(', ')}` : ''));
}
/** For a key of a turn that is, or holds, what stands under `checks`. */
function checkHint(key, known) {
    if (!known.includes('checks'))
        return undefined;
    if ((0,(_checks_registry_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(90693)).findKind)(key.replaceAll('-', '_')) !== undefined)
        return `; it is a check: checks: [{ ${key}: … }]`;
    return (ASSERTIONS ?? ASSERTIONS$made()).test(key)
        ? '; what an answer has to be stands under checks: [{ contains: … }], or in words as expected_behavior'
        : undefined;
}
function suggestion({ word, known }) {
    return word === undefined || known === undefined ? '' : (0,(_suggest_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(98610))/* .suggest */ .Z)(word, known);
}
/** `file:line:column: message`, as editors and people read it. */
function problemLine({ file, line, column, severity, message }) {
    return `${file}:${line}:${column}: ${severity === 'advice' ? 'advice: ' : ''}${message}`;
}
/** Order of a report: by file, then by place. */
function byPlace(one, other) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return one.line - other.line || one.column - other.column;
}


/***/ }),

/***/ 36016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ problemsOfExpectedState),
  requestedStateProblems: () => (/* binding */ requestedStateProblems)
});

// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems;
// EXTERNAL MODULE: ./lib/worlds/shows-state.js
var shows_state;
// EXTERNAL MODULE: ./lib/checks/read-check.js + 4 modules
var read_check;
// EXTERNAL MODULE: ./lib/checks/tools/expected-arguments.js
var expected_arguments;
// EXTERNAL MODULE: ./lib/checks/written-check.js
var written_check;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/text/distance.js
var distance;
// EXTERNAL MODULE: ./lib/text/json-path.js
var json_path;
// EXTERNAL MODULE: ./lib/worlds/state/state-pattern.js
var state_pattern;
// EXTERNAL MODULE: ./lib/worlds/verdict/compile-expression.js
var compile_expression;
// EXTERNAL MODULE: ./lib/worlds/verdict/expected-places.js
var expected_places;
;// CONCATENATED MODULE: ./lib/worlds/verdict/expected-state-problems.js









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
    const meant = (0,(distance ??= __webpack_require__(20536))/* didYouMean */.a)(name, toolNames);
    const hint = meant === null
        ? `; its tools are ${toolNames.slice(0, 20).join(', ') || 'none'}${toolNames.length > 20 ? ' …' : ''}`
        : ` (did you mean "${meant}"?)`;
    return [{ path, message: `"${name}" is no tool of the world${hint}` }];
}
function patternProblems(text, path) {
    const pattern = (0,(state_pattern ??= __webpack_require__(78713))/* statePattern */.gr)(text);
    return 'problem' in pattern ? [{ path, message: pattern.problem }] : [];
}
async function atProblems([text, value]) {
    const path = ['at', text];
    try {
        if ((0,(json_path ??= __webpack_require__(85545))/* compilePath */.H9)(text, 'at').steps.some((step) => String(step).includes('*')) && !text.includes('["'))
            return [
                {
                    path,
                    message: 'takes one path, not a pattern; a key with * in it is written ["*"], and places that must not change belong to unchanged',
                },
            ];
    }
    catch (error) {
        if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC))
            throw error;
        return [{ path, message: `is no path. ${error.hint ?? ''}`.trim() }];
    }
    if (!(0,(expected_places ??= __webpack_require__(22452))/* isCheckValue */.SC)(value))
        return [];
    const { check, problems } = (0,(read_check ??= __webpack_require__(38010))/* readCheck */.jc)(value, path);
    const literal = (0,(written_check ??= __webpack_require__(979))/* writtenCheck */.W)({ equals: value });
    const hint = literal === undefined ? '' : `; an object that is meant as it stands is written ${literal}`;
    if (check === undefined)
        return problems.map((one) => ({ ...one, message: `${one.message}${hint}` }));
    return (await (0,(read_check ??= __webpack_require__(38010))/* problemsWhenMade */.W_)(check)).map((message) => ({ path, message: `: ${message}` }));
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
        await (0,(expected_arguments ??= __webpack_require__(52116))/* expectedArguments */.p)(given, true, (compile_expression ??= __webpack_require__(51685))/* compileExpression */.W);
        return [];
    }
    catch (error) {
        if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || error.code !== 'validation_failed')
            throw error;
        return [{ path, message: `: ${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}` }];
    }
}

// EXTERNAL MODULE: ./lib/test-cases/check.js
var check = __webpack_require__(1136);
;// CONCATENATED MODULE: ./lib/test-cases/worlds/expected-state.js




/** What is wrong with the expected state of a case of a file, each at its place. */
async function problemsOfExpectedState(resource, { case: testCase }, world) {
    const found = await problemsIn(testCase, world);
    return found.map(({ path, message }) => (0,check/* problemAt */.l4)(resource, path, message.replace(/^: /, '')));
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
        const place = (0,(value_problems ??= __webpack_require__(10043))/* pathText */.LF)(path);
        return { path: place, message: `${place}${message.startsWith(':') ? '' : ' '}${message}` };
    });
}
async function problemsIn({ expected_state: expected }, world) {
    if (expected === undefined)
        return [];
    const found = await expectedStateProblems(expected, toolNames(world));
    const unseen = world === undefined ? undefined : (0,(shows_state ??= __webpack_require__(40055))/* unseenState */.q)(expected, world.world);
    if (unseen !== undefined)
        found.push({ path: [unseen.key], message: unseen.message });
    return found.map((problem) => ({ ...problem, path: ['expected_state', ...problem.path] }));
}
/** The tools of a world as far as they are known without running anything: those that are written down in its file. */
function toolNames(world) {
    const mock = world?.world.tools.mock;
    return mock === undefined ? undefined : Object.keys(mock);
}


/***/ })

};
